"""The search behind federations: cheapest links of clusters over empty hexes, in order of cost.

A federation with satellites is given by its satellites alone: its clusters are those they touch. Satellites fall
apart into *pieces*: groups of adjacent hexes in which every cluster is touched by one hex only (where two hexes
touch the same cluster, the group may be cut between them, for the cluster keeps the halves together). So the search
has two storeys, both walked in order of cost: pieces grow over the map hex by hex and merge where they meet; and
pieces that share a cluster are joined, which needs cluster masks only and no map. A set that suffices is never
grown: R68 (5) forbids everything built on top of it.
"""

from typing import Final

IMPOSSIBLE: Final = 99

# What a search is for: the cheapest sufficient set, all sufficient sets worth a look, the cheapest link of all
# terminals (other own clusters link for nothing), or every hex of such links (other own clusters are kept away from).
CHEAPEST_SET: Final = 0
ALL_SETS: Final = 1
CHEAPEST_LINK: Final = 2
ALL_LINKS: Final = 3

# A satellite costs one unit; hexes already placed cost a little less, so that cheapest links prefer to use them.
UNIT: Final = 64
_UNIT_BITS: Final = 6
_LABEL_BITS: Final = 5
_LABELS: Final = 31
_NEVER: Final = 1 << 40
NO_LIMIT: Final = 1 << 60


class FederationProblem:
    """One player's map for forming a federation: clusters to link over empty hexes, all as plain ints.

    `neighbours` lists the adjacent hexes of each hex and is only read; `usable` marks the hexes U of R68 with 1.
    `clusters` are the hexes of each own unfederated cluster, no two of them adjacent (for the Ivits the existing
    federation with its satellites and stations is one of them), `values` their power values. A federation needs the
    value `need`, at most `budget` satellites and every cluster of the bit mask `required`.
    """

    __slots__ = ("budget", "clusters", "need", "neighbours", "required", "usable", "values")

    def __init__(
        self,
        neighbours: list[list[int]],
        usable: list[int],
        clusters: list[list[int]],
        values: list[int],
        need: int,
        budget: int,
        required: int,
    ) -> None:
        self.neighbours = neighbours
        self.usable = usable
        self.clusters = clusters
        self.values = values
        self.need = need
        self.budget = budget
        self.required = required

    def suffices(self, chosen: int) -> bool:
        """R60 Enough power value, and (R116) the existing federation among the clusters."""
        if self.required & ~chosen:
            return False
        total = 0
        for index, value in enumerate(self.values):
            if chosen >> index & 1:
                total += value
        return total >= self.need


class LinkSearch:
    """Cheapest links between the clusters of one mask (the terminals), found in order of cost.

    Nodes are the open hexes that can lie between two terminals, and clusters that link for nothing. A state is a
    node and the mask of terminals touched by a piece that ends there; `cost` holds its cheapest piece. `joined` holds
    the cheapest linkage of each mask, `piece` the cheapest made of one piece. Masks with `goal` set are not extended.
    A search that would exceed its work limit is cut back to the satellites of its last complete layer (`cap`).
    """

    __slots__ = (
        "aim", "best", "cap", "cost", "done_joined", "done_pieces", "goal", "grow_at", "hexes",
        "join_at", "joined", "lacking", "limit", "masks", "met", "near_bit", "near_rest", "next_rest", "node",
        "piece", "problem", "settled", "slot", "table", "terminals", "touch", "touches", "ways", "weight",
        "weights", "work",
    )  # fmt: skip

    def __init__(self, problem: FederationProblem, chosen: int, cap: int, aim: int) -> None:
        self.problem = problem
        self.terminals = [i for i in range(len(problem.clusters)) if chosen >> i & 1]
        self.masks = 1 << len(self.terminals)
        self.cap = max(cap, 0)
        self.aim = aim
        self.best = IMPOSSIBLE
        self.work = 0
        self.limit = NO_LIMIT
        count = len(problem.neighbours)
        # Per hex of the map: the node it belongs to, its weight, its terminals, its place among the nodes kept.
        self.table = problem.neighbours
        self.node = list(range(count))
        self.weight = [UNIT] * count
        self.touch = [0] * count
        self.slot = [-1] * count
        # Per node kept.
        self.hexes: list[int] = []
        self.touches: list[int] = []
        self.weights: list[int] = []
        self.near_bit: list[int] = []
        self.near_rest: list[int] = []
        self.next_rest: list[int] = []
        # Per pair of terminals: satellites of a link between them, where their surroundings meet.
        self.ways = [_NEVER] * (len(self.terminals) * len(self.terminals))
        self._open_map(chosen)

    def _open_map(self, chosen: int) -> None:
        problem = self.problem
        node = self.node
        neighbours = problem.neighbours
        for hex_id, usable in enumerate(problem.usable):
            if not usable:
                node[hex_id] = -1
        if self.aim == CHEAPEST_LINK:
            self.table = neighbours[:]
        for index, cluster in enumerate(problem.clusters):
            if chosen >> index & 1:
                continue
            if self.aim == CHEAPEST_LINK:
                self._contract(cluster)
            else:
                for hex_id in cluster:
                    for other in neighbours[hex_id]:
                        node[other] = -1
        touch = self.touch
        bit = 1
        for index in self.terminals:
            for hex_id in problem.clusters[index]:
                for other in neighbours[hex_id]:
                    if node[other] >= 0:
                        touch[other] |= bit
            bit <<= 1

    def _contract(self, cluster: list[int]) -> None:
        """A cluster that links for nothing is one node of weight 0, named by its first hex."""
        name = cluster[0]
        border: list[int] = []
        for hex_id in cluster:
            self.node[hex_id] = name
            for other in self.problem.neighbours[hex_id]:
                if self.problem.usable[other] and other not in border:
                    border.append(other)
        self.table[name] = border
        self.weight[name] = 0

    def run(self, limit: int, floor: int) -> None:
        """Search up to `cap` satellites; the work limit holds beyond `floor` satellites, once a goal is known."""
        self._measure()
        if self.aim == CHEAPEST_SET:
            self._lower_cap()
        if self.aim <= ALL_SETS:
            self._drop_hopeless()
        self._set_goal()
        size = self.masks
        nodes = len(self.hexes)
        self.cost = [_NEVER] * (nodes * size)
        self.met: list[list[int]] = [[] for _ in range(nodes)]
        self.grow_at: list[list[int]] = [[] for _ in range(self.cap + 1)]
        self.join_at: list[list[int]] = [[] for _ in range(self.cap + 1)]
        self.joined = [_NEVER] * size
        self.piece = [_NEVER] * size
        self.settled = [0] * size
        self.done_joined: list[int] = []
        self.done_pieces: list[int] = []
        for here, touched in enumerate(self.touches):
            if touched:
                self._reach(here, touched, self.weights[here])
        layer = 1
        while layer <= self.cap:
            if layer > floor and (self.best < layer or self.aim == CHEAPEST_LINK):
                self.limit = limit
            self._grow(layer)
            self._join(layer)
            if self.work > self.limit:
                self.cap = min(self.cap, layer - 1)
            layer += 1

    def _measure(self) -> None:
        """Find the two terminals nearest to each hex; keep the hexes that can lie on a link within the cap."""
        node = self.node
        table = self.table
        weight = self.weight
        cap = self.cap
        near = [-1] * len(node)
        near_cost = [0] * len(node)
        second = [-1] * len(node)
        current = self._borders()
        distance = 1
        while current and distance <= cap:
            following: list[int] = []
            # Free links are appended to the list being read: they are as near as the hex they start from.
            for code in current:
                hex_id = code >> _LABEL_BITS
                label = code & _LABELS
                if near[hex_id] < 0:
                    if 2 * distance > cap + 1:
                        continue
                    near[hex_id] = label
                    near_cost[hex_id] = distance
                elif near[hex_id] != label and second[hex_id] < 0:
                    second[hex_id] = label
                    own = 1 if weight[hex_id] else 0
                    if near_cost[hex_id] + distance - own > cap:
                        continue
                    self._keep(hex_id, near[hex_id], near_cost[hex_id] - own, distance - own)
                    self._note_way(near[hex_id], label, near_cost[hex_id] + distance - own)
                else:
                    continue
                for other in table[hex_id]:
                    to = node[other]
                    if to >= 0 and second[to] < 0 and near[to] != label:
                        if weight[to]:
                            following.append(to << _LABEL_BITS | label)
                        else:
                            current.append(to << _LABEL_BITS | label)
            current = following
            distance += 1
        if self.aim == CHEAPEST_LINK:
            for hex_id, name in enumerate(node):
                if name >= 0:
                    self.slot[hex_id] = self.slot[name]

    def _note_way(self, one: int, other: int, cost: int) -> None:
        width = len(self.terminals)
        if cost < self.ways[one * width + other]:
            self.ways[one * width + other] = cost
            self.ways[other * width + one] = cost

    def _lower_cap(self) -> None:
        """The cheapest set costs no more than one grown greedily from some terminal."""
        problem = self.problem
        for start, index in enumerate(self.terminals):
            if problem.required and not problem.required >> index & 1:
                continue
            spent = self._greedy(start)
            self.cap = min(self.cap, spent)

    def _greedy(self, start: int) -> int:
        """Satellites of the set that takes in the nearest terminal until it suffices."""
        problem = self.problem
        width = len(self.terminals)
        away = self.ways[start * width : start * width + width]
        chosen = 1 << self.terminals[start]
        spent = 0
        while not problem.suffices(chosen):
            nearest = -1
            for position in range(width):
                if not chosen >> self.terminals[position] & 1 and (
                    nearest < 0 or away[position] < away[nearest]
                ):
                    nearest = position
            if nearest < 0 or spent + away[nearest] > self.cap:
                return IMPOSSIBLE
            spent += away[nearest]
            chosen |= 1 << self.terminals[nearest]
            for position in range(width):
                away[position] = min(away[position], self.ways[nearest * width + position])
        return spent

    def _borders(self) -> list[int]:
        codes: list[int] = []
        for hex_id, touched in enumerate(self.touch):
            left = touched
            position = 0
            while left:
                if left & 1:
                    codes.append(hex_id << _LABEL_BITS | position)
                left >>= 1
                position += 1
        return codes

    def _keep(self, hex_id: int, near: int, near_rest: int, next_rest: int) -> None:
        self.slot[hex_id] = len(self.hexes)
        self.hexes.append(hex_id)
        self.touches.append(self.touch[hex_id])
        self.weights.append(self.weight[hex_id])
        self.near_bit.append(1 << near)
        self.near_rest.append(near_rest)
        self.next_rest.append(next_rest)

    def _drop_hopeless(self) -> None:
        """Leave out terminals that no federation within the cap can contain, so that masks stay short.

        Half the way from a terminal to the next one lies nearer to it than to any other, so the satellites of a
        federation are at least the sum of these halves over its clusters: a knapsack bounds them from below.
        """
        problem = self.problem
        halves = self._halves()
        need = problem.need
        base = 0
        for position, index in enumerate(self.terminals):
            if problem.required >> index & 1:
                need -= problem.values[index]
                base += halves[position]
        least = [0] + [_NEVER] * max(need, 0)
        for position, index in enumerate(self.terminals):
            if not problem.required >> index & 1:
                value = problem.values[index]
                for total in range(len(least) - 1, 0, -1):
                    least[total] = min(least[total], least[max(total - value, 0)] + halves[position])
        kept: list[int] = []
        for position, index in enumerate(self.terminals):
            if problem.required >> index & 1:
                bound = base + least[len(least) - 1]
            else:
                bound = base + halves[position] + least[max(len(least) - 1 - problem.values[index], 0)]
            if bound <= self.cap:
                kept.append(position)
        if len(kept) < len(self.terminals):
            self._renumber(kept)

    def _halves(self) -> list[int]:
        halves = [_NEVER] * len(self.terminals)
        for here, touched in enumerate(self.touches):
            half = (self.next_rest[here] + 1) >> 1
            left = touched
            position = 0
            while left:
                if left & 1 and half < halves[position]:
                    halves[position] = half
                left >>= 1
                position += 1
        return halves

    def _renumber(self, kept: list[int]) -> None:
        """Only the terminals kept have bits; hexes next to the others are closed, for to touch is to contain."""
        new_bit: list[int] = [0] * len(self.terminals)
        dropped = self.masks - 1
        for place, position in enumerate(kept):
            new_bit[position] = 1 << place
            dropped ^= 1 << position
        for here, touched in enumerate(self.touches):
            if touched & dropped:
                self.slot[self.hexes[here]] = -1
                self.touches[here] = 0
                continue
            fresh = 0
            for position in kept:
                if touched >> position & 1:
                    fresh |= new_bit[position]
            self.touches[here] = fresh
        for here, bit in enumerate(self.near_bit):
            self.near_bit[here] = new_bit[bit.bit_length() - 1]
        self.terminals = [self.terminals[position] for position in kept]
        self.masks = 1 << len(kept)

    def _set_goal(self) -> None:
        """Mark the masks that end the search: those that suffice, or the one of all terminals.

        No satellite brings more than the best hex does, which bounds what any other mask still lacks.
        """
        problem = self.problem
        by_value = self.aim <= ALL_SETS
        need = problem.need if by_value else len(self.terminals)
        missing = problem.required if by_value else 0
        required = 0
        sums = [0]
        for position, index in enumerate(self.terminals):
            gain = problem.values[index] if by_value else 1
            sums += [known + gain for known in sums]
            if missing >> index & 1:
                required |= 1 << position
                missing ^= 1 << index
        best_gain = 1
        for touched in self.touches:
            best_gain = max(best_gain, sums[touched])
        self.goal = [0] * self.masks
        self.lacking = [1] * self.masks
        for mask, total in enumerate(sums):
            if total < need:
                self.lacking[mask] = (need - total + best_gain - 1) // best_gain
            elif not required & ~mask and not missing:
                self.goal[mask] = 1

    def _reach(self, here: int, mask: int, cost: int) -> None:
        """A piece that ends in `here` and touches `mask`: note it, and queue it if it can grow within the cap."""
        code = here * self.masks + mask
        known = self.cost[code]
        if cost >= known:
            return
        layer = (cost + UNIT - 1) >> _UNIT_BITS
        if layer > self.cap:
            return
        self.cost[code] = cost
        if cost < self.piece[mask] and mask & (mask - 1):
            self.piece[mask] = cost
            self._link(mask, cost)
        if self.goal[mask]:
            return
        # The piece must still reach a further terminal, over hexes that touch none; then each hex brings so much.
        rest = self.next_rest[here] if self.near_bit[here] & mask else self.near_rest[here]
        if layer + rest + self.lacking[mask] - 1 <= self.cap and (
            known == _NEVER or (known + UNIT - 1) >> _UNIT_BITS != layer
        ):
            self.grow_at[layer].append(code)

    def _link(self, mask: int, cost: int) -> None:
        """A linkage of the terminals `mask`: note it, and queue it for joining."""
        if cost >= self.joined[mask]:
            return
        layer = (cost + UNIT - 1) >> _UNIT_BITS
        if layer > self.cap:
            return
        self.joined[mask] = cost
        if self.goal[mask]:
            if layer < self.best:
                self.best = layer
                if self.aim == CHEAPEST_SET or self.aim == CHEAPEST_LINK:
                    self.cap = layer - 1
        elif layer + self.lacking[mask] <= self.cap:
            self.join_at[layer].append(mask)

    def _grow(self, layer: int) -> None:
        size = self.masks
        bits = len(self.terminals)
        full = size - 1
        cost = self.cost
        touches = self.touches
        weights = self.weights
        slot = self.slot
        # Free links are appended to the list being read: they cost no satellite.
        for code in self.grow_at[layer]:
            here = code >> bits
            mask = code & full
            spent = cost[code]
            if (spent + UNIT - 1) >> _UNIT_BITS != layer or self._redundant(here, mask, spent):
                continue
            touched = touches[here]
            met = self.met[here]
            self.work += 6 + len(met)
            base = spent - weights[here]
            room = (self.cap + 1) * UNIT - base
            for other in met:
                if mask & other == touched:
                    more = cost[here * size + other]
                    if more < room:
                        self._reach(here, mask | other, base + more)
            met.append(mask)
            if layer > self.cap or self.work > self.limit:
                return
            for other in self.table[self.hexes[here]]:
                to = slot[other]
                if to >= 0 and not touches[to] & mask:
                    self._reach(to, mask | touches[to], spent + weights[to])

    def _redundant(self, here: int, mask: int, spent: int) -> bool:
        """Whether linking the mask on its own and starting afresh from one of its terminals does as well."""
        rest = spent - self.joined[mask]
        if self.aim == ALL_LINKS:
            rest -= 1
        if rest <= 0 or not mask & (mask - 1):
            return False
        start = here * self.masks
        left = mask
        while left:
            bit = left & -left
            if self.cost[start + bit] <= rest:
                return True
            left ^= bit
        return False

    def _join(self, layer: int) -> None:
        joined = self.joined
        piece = self.piece
        for mask in self.join_at[layer]:
            spent = joined[mask]
            if (spent + UNIT - 1) >> _UNIT_BITS != layer or self.settled[mask]:
                continue
            self.settled[mask] = 1
            if self.work > self.limit:
                return
            self.work += len(self.done_pieces)
            for other in self.done_pieces:
                if mask & other and mask | other != mask:
                    self._link(mask | other, spent + piece[other])
            if piece[mask] == spent:
                self.work += len(self.done_joined)
                for other in self.done_joined:
                    if mask & other and mask | other != mask:
                        self._link(mask | other, joined[other] + spent)
                self.done_pieces.append(mask)
            self.done_joined.append(mask)

    def unspoilt_goals(self) -> list[tuple[int, int]]:
        """R68 (5) Goals linked within the cap, as (satellites, mask), that contain no cheaper goal."""
        size = self.masks
        goal = self.goal
        least = [IMPOSSIBLE] * size
        for mask in range(1, size):
            if goal[mask] and not mask & (mask - 1):
                least[mask] = 0
            elif goal[mask] and self.joined[mask] <= self.cap << _UNIT_BITS:
                least[mask] = self.joined[mask] >> _UNIT_BITS
        inside = least[:]
        around = least[:]
        bit = 1
        while bit < size:
            for mask in range(size):
                if mask & bit:
                    inside[mask] = min(inside[mask], inside[mask ^ bit])
                else:
                    around[mask] = min(around[mask], around[mask | bit])
            bit <<= 1
        found: list[tuple[int, int]] = []
        for mask in range(size):
            cost = least[mask]
            if 0 < cost < IMPOSSIBLE and inside[mask] == cost and around[mask] == cost:
                chosen = 0
                for position, index in enumerate(self.terminals):
                    chosen |= (mask >> position & 1) << index
                found.append((cost, chosen))
        return sorted(found)

    def hexes_of_cheapest(self) -> list[int]:
        """Hexes that lie in some cheapest linkage of all terminals (after a run for all ways)."""
        size = self.masks
        full = size - 1
        total = self.joined[full]
        # Cheapest completion of each mask by further pieces; any piece of a linkage may be taken as its start.
        completion = [_NEVER] * size
        completion[full] = 0
        for mask in range(full - 1, 0, -1):
            least = _NEVER
            for other in self.done_pieces:
                if mask & other:
                    least = min(least, completion[mask | other] + self.piece[other])
            completion[mask] = least
        found: list[int] = []
        tight = [m for m in range(1, size) if self.piece[m] + completion[m] == total]
        for here, hex_id in enumerate(self.hexes):
            for mask in tight:
                if self.cost[here * size + mask] + completion[mask] == total:
                    found.append(hex_id)
                    break
        return found
