"""R60-R69 Form a federation: which planets can be linked, and by which satellites.

The key is that a federation with satellites is given by its satellites alone: its clusters are those they touch.
Write g(C) for the fewest satellites that hang together and touch exactly the clusters C. Then R68 reads: C reaches
`need`; no larger set has a smaller g (clauses 3 and 4); no sufficient smaller set has a smaller g (clause 5).

Satellites fall apart into *pieces*: groups of adjacent hexes in which every cluster is touched by one hex only (where
two hexes touch the same cluster, the group may be cut between them, for the cluster keeps the halves together).
So the search has two storeys, both walked in order of cost: pieces grow over the map hex by hex and merge where they
meet; and pieces that share a cluster are joined, which needs cluster masks only and no map. A set that suffices is
never grown: clause 5 forbids everything built on top of it.
"""

from typing import Final

LEGAL: Final = 0
TOO_LITTLE_VALUE: Final = 1
NOT_CONNECTED: Final = 2
TOO_MANY_SATELLITES: Final = 3
TOUCHES_OTHER: Final = 4
NEEDLESS: Final = 5
NOT_PAYABLE: Final = 6
BAD_HEX: Final = 7

IMPOSSIBLE: Final = 99
COMPLETE_CLUSTERS: Final = 8
COMPLETE_BUDGET: Final = 8

# Clusters that are no terminals of a search: their surroundings are closed, or they link for nothing.
_CLOSED: Final = 0
_FREE_LINK: Final = 1

# What a search looks for: the cheapest goal, all goals, or every way to reach the goal at the least cost.
_CHEAPEST: Final = 0
_ALL_SETS: Final = 1
_ALL_WAYS: Final = 2

# A satellite costs one unit; hexes already placed cost a little less, so that cheapest links prefer to use them.
_UNIT: Final = 64
_NEVER: Final = 1 << 40
_WORK_LIMIT: Final = 60_000
_NO_LIMIT: Final = 1 << 60


class FederationProblem:
    """One player's map for forming a federation: clusters to link over empty hexes, all as plain ints.

    `neighbours` lists the adjacent hexes of each hex and is only read; `usable` marks the hexes U of R68 with 1.
    `clusters` are the hexes of each own unfederated cluster, no two of them adjacent (for the Ivits the existing
    federation with its satellites and stations is one of them), `values` their power values. A federation needs the
    value `need`, at most `budget` satellites and every cluster of the bit mask `required`.
    """

    __slots__ = ("neighbours", "usable", "clusters", "values", "need", "budget", "required")

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


class _Search:
    """Cheapest links between the clusters of one mask (the terminals), found in order of cost.

    Nodes are the open hexes that can lie between two terminals, and clusters that link for nothing. A state is a
    node and the mask of terminals touched by a piece that ends there; `cost` holds its cheapest piece. `joined` holds
    the cheapest linkage of each mask, `piece` the cheapest made of one piece. Masks with `goal` set are not extended.
    """

    __slots__ = (
        "problem", "terminals", "masks", "goal", "cap", "aim", "best", "work", "touch", "table", "node", "weight",
        "hexes", "links", "touches", "weights", "near_bit", "near_rest", "next_bit", "next_rest",
        "cost", "met", "grow_at", "joined", "piece", "join_at", "settled", "done_joined", "done_pieces",
    )  # fmt: skip

    def __init__(self, problem: FederationProblem, chosen: int, outside: int, cap: int, aim: int) -> None:
        self.problem = problem
        self.terminals = [i for i in range(len(problem.clusters)) if chosen >> i & 1]
        self.masks = 1 << len(self.terminals)
        self.goal = [0] * self.masks
        self.cap = cap
        self.aim = aim
        self.best = IMPOSSIBLE
        self.work = 0
        count = len(problem.neighbours)
        self.touch = [0] * count
        self.table = problem.neighbours
        self.node = list(range(count))
        self.weight = [_UNIT] * count
        self.hexes: list[int] = []
        self.links: list[list[int]] = []
        self.touches: list[int] = []
        self.weights: list[int] = []
        self.near_bit: list[int] = []
        self.near_rest: list[int] = []
        self.next_bit: list[int] = []
        self.next_rest: list[int] = []
        self._open_map(chosen, outside)

    def _open_map(self, chosen: int, outside: int) -> None:
        problem = self.problem
        node = self.node
        for hex_id, usable in enumerate(problem.usable):
            if not usable:
                node[hex_id] = -1
        if outside == _FREE_LINK:
            self.table = problem.neighbours[:]
        for index, cluster in enumerate(problem.clusters):
            for hex_id in cluster:
                node[hex_id] = -1
            if chosen >> index & 1:
                continue
            if outside == _FREE_LINK:
                self._contract(cluster)
            else:
                for hex_id in cluster:
                    for other in problem.neighbours[hex_id]:
                        node[other] = -1
        touch = self.touch
        bit = 1
        for index in self.terminals:
            for hex_id in problem.clusters[index]:
                for other in problem.neighbours[hex_id]:
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

    def goal_enough(self) -> None:
        """The goal is every mask with the value needed that contains the clusters required."""
        problem = self.problem
        required = 0
        sums = [0]
        for position, index in enumerate(self.terminals):
            value = problem.values[index]
            sums += [known + value for known in sums]
            if problem.required >> index & 1:
                required |= 1 << position
        goal = self.goal
        need = problem.need
        for mask, value in enumerate(sums):
            if value >= need and not required & ~mask:
                goal[mask] = 1

    def goal_all(self) -> None:
        """The goal is to link all terminals."""
        self.goal[self.masks - 1] = 1

    def run(self, limit: int, floor: int) -> None:
        """Search up to `cap` satellites; past `limit` steps stop after a full layer >= floor that knows a goal."""
        self._measure()
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
            self._grow(layer)
            self._join(layer)
            if self.work > limit and layer >= floor and self.best <= layer:
                self.cap = layer
            layer += 1

    def _measure(self) -> None:
        """Find for each hex its two nearest terminals; keep the hexes that can lie on a link within the cap."""
        node = self.node
        table = self.table
        weight = self.weight
        count = len(node)
        width = len(self.terminals)
        near = [-1] * count
        near_cost = [0] * count
        after = [-1] * count
        kept: list[int] = []
        after_cost = [0] * count
        current: list[int] = []
        for hex_id, touched in enumerate(self.touch):
            if touched:
                for position in range(width):
                    if touched >> position & 1:
                        current.append(hex_id * width + position)
        distance = 1
        while current and distance <= self.cap:
            following: list[int] = []
            # Free links are appended to the list being read: they are as near as the hex they start from.
            for code in current:
                hex_id = code // width
                label = code % width
                if near[hex_id] < 0:
                    near[hex_id] = label
                    near_cost[hex_id] = distance
                elif near[hex_id] != label and after[hex_id] < 0:
                    after[hex_id] = label
                    after_cost[hex_id] = distance
                    own = 1 if weight[hex_id] else 0
                    if near_cost[hex_id] + distance - own > self.cap:
                        continue
                    kept.append(hex_id)
                else:
                    continue
                for other in table[hex_id]:
                    to = node[other]
                    if to >= 0 and after[to] < 0 and near[to] != label:
                        if weight[to]:
                            following.append(to * width + label)
                        else:
                            current.append(to * width + label)
            current = following
            distance += 1
        self._keep(kept, near, near_cost, after, after_cost)

    def _keep(
        self, kept: list[int], near: list[int], near_cost: list[int], after: list[int], after_cost: list[int]
    ) -> None:
        node = self.node
        slot = [-1] * len(node)
        for here, hex_id in enumerate(kept):
            slot[hex_id] = here
        for hex_id in kept:
            own = 1 if self.weight[hex_id] else 0
            self.hexes.append(hex_id)
            self.touches.append(self.touch[hex_id])
            self.weights.append(self.weight[hex_id])
            self.near_bit.append(1 << near[hex_id])
            self.near_rest.append(near_cost[hex_id] - own)
            self.next_bit.append(1 << after[hex_id])
            self.next_rest.append(after_cost[hex_id] - own)
            ways: list[int] = []
            for other in self.table[hex_id]:
                to = node[other]
                if to >= 0 and slot[to] >= 0:
                    ways.append(slot[to])
            self.links.append(ways)

    def _reach(self, here: int, mask: int, cost: int) -> None:
        """A piece that ends in `here` and touches `mask`: note it, and queue it if it can grow within the cap."""
        code = here * self.masks + mask
        known = self.cost[code]
        if cost >= known:
            return
        layer = (cost + _UNIT - 1) // _UNIT
        if layer > self.cap:
            return
        self.cost[code] = cost
        if cost < self.piece[mask] and mask & (mask - 1):
            self.piece[mask] = cost
            self._link(mask, cost)
        if self.goal[mask]:
            return
        # The piece must still touch a further terminal; the nearest that is missing bounds the cost from below.
        rest = self.next_rest[here] if self.near_bit[here] & mask else self.near_rest[here]
        if layer + rest <= self.cap and (known == _NEVER or (known + _UNIT - 1) // _UNIT != layer):
            self.grow_at[layer].append(code)

    def _link(self, mask: int, cost: int) -> None:
        """A linkage of the terminals `mask`: note it, and queue it for joining."""
        if cost >= self.joined[mask]:
            return
        layer = (cost + _UNIT - 1) // _UNIT
        if layer > self.cap:
            return
        self.joined[mask] = cost
        if self.goal[mask]:
            if layer < self.best:
                self.best = layer
                if self.aim == _CHEAPEST:
                    self.cap = layer - 1
        else:
            self.join_at[layer].append(mask)

    def _grow(self, layer: int) -> None:
        size = self.masks
        cost = self.cost
        touches = self.touches
        weights = self.weights
        # Free links are appended to the list being read: they cost no satellite.
        for code in self.grow_at[layer]:
            here = code // size
            mask = code % size
            spent = cost[code]
            if (spent + _UNIT - 1) // _UNIT != layer or self._redundant(here, mask, spent):
                continue
            touched = touches[here]
            met = self.met[here]
            self.work += 6 + len(met)
            base = spent - weights[here]
            room = (self.cap + 1) * _UNIT - base
            for other in met:
                if mask & other == touched:
                    more = cost[here * size + other]
                    if more < room:
                        self._reach(here, mask | other, base + more)
            met.append(mask)
            if layer > self.cap:
                return
            for to in self.links[here]:
                if not touches[to] & mask:
                    self._reach(to, mask | touches[to], spent + weights[to])

    def _redundant(self, here: int, mask: int, spent: int) -> bool:
        """Whether linking the mask on its own and starting afresh from one of its terminals does as well."""
        rest = spent - self.joined[mask]
        if self.aim == _ALL_WAYS:
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
            if (spent + _UNIT - 1) // _UNIT != layer or self.settled[mask]:
                continue
            self.settled[mask] = 1
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
            elif goal[mask] and self.joined[mask] <= self.cap * _UNIT:
                least[mask] = self.joined[mask] // _UNIT
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
            if cost < IMPOSSIBLE and inside[mask] == cost and around[mask] == cost:
                found.append((cost, mask))
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


def _link_cost(p: FederationProblem, chosen: int, cap: int) -> int:
    """R68 m(C), the fewest satellites that link the clusters over any own clusters; 99 if more than `cap`."""
    if not chosen & (chosen - 1):
        return 0
    search = _Search(p, chosen, _FREE_LINK, cap, _CHEAPEST)
    search.goal_all()
    search.run(_NO_LIMIT, 0)
    return search.best


def _least_within(p: FederationProblem, chosen: int, cap: int) -> int:
    """R63 Fewest satellites of a sufficient part of `chosen`, away from all other clusters; 99 if more than `cap`."""
    if not p.suffices(chosen):
        return IMPOSSIBLE
    for index in range(len(p.clusters)):
        if chosen >> index & 1 and p.suffices(1 << index):
            return 0
    if cap <= 0 or not chosen & (chosen - 1):
        return IMPOSSIBLE
    search = _Search(p, chosen, _CLOSED, cap, _CHEAPEST)
    search.goal_enough()
    search.run(_NO_LIMIT, 0)
    return search.best


def least_satellites(p: FederationProblem) -> int:
    """Fewest satellites of any federation that reaches `need`; 99 when there is none within the budget."""
    return _least_within(p, (1 << len(p.clusters)) - 1, p.budget)


def satellites_for(p: FederationProblem, chosen: int) -> int:
    """R68 m(C), the satellites that linking exactly these clusters takes; 99 when that exceeds the budget."""
    return _link_cost(p, chosen, p.budget)


def legal_sets(p: FederationProblem) -> list[int]:
    """R68 Masks of clusters that can form a federation, cheapest first.

    Complete wherever there are at most 8 clusters and the federation takes at most 8 satellites. Beyond that the
    search still goes up one satellite at a time, and ends with the number at which it has spent its work limit and
    knows a federation: no set with more satellites than that is offered. Likewise a set that is not among
    the cheapest is left out if the work limit is spent before its own least number (clause 3) is confirmed.
    Sets that need no more satellites than `least_satellites` are always offered; no set offered is illegal.
    """
    count = len(p.clusters)
    everything = (1 << count) - 1
    if not p.suffices(everything):
        return []
    search = _Search(p, everything, _CLOSED, max(p.budget, 0), _ALL_SETS)
    search.goal_enough()
    floor = COMPLETE_BUDGET if count <= COMPLETE_CLUSTERS else 0
    search.run(_WORK_LIMIT, floor)
    found = search.unspoilt_goals()
    work = search.work
    cheapest = found[0][0] if found else 0
    legal: list[int] = []
    for cost, mask in found:
        if cost > cheapest:
            if work > _WORK_LIMIT and cost > floor:
                continue
            check = _Search(p, mask, _FREE_LINK, cost - 1, _CHEAPEST)
            check.goal_all()
            check.run(_NO_LIMIT, 0)
            work += check.work
            if check.best < cost:
                continue
        legal.append(mask)
    return legal


def next_hexes(p: FederationProblem, chosen: int, placed: list[int]) -> list[int]:
    """R69 Hexes that, with those placed, extend to a legal federation of `chosen`; none when it is complete."""
    least = satellites_for(p, chosen)
    if least > p.budget or len(placed) >= least or _least_within(p, chosen, least) != least:
        return []
    search = _Search(p, chosen, _CLOSED, least, _ALL_WAYS)
    for hex_id in placed:
        search.weight[hex_id] = _UNIT - 1
    search.goal_all()
    search.run(_NO_LIMIT, 0)
    if search.joined[search.masks - 1] != least * _UNIT - len(placed):
        return []
    return sorted([hex_id for hex_id in search.hexes_of_cheapest() if hex_id not in placed])


def refusal(p: FederationProblem, chosen: int, satellites: list[int]) -> int:
    """R68 Why these clusters and satellites are no legal federation, by the first clause broken; 0 when legal.

    A set without a required cluster counts as not connected (to the existing federation, R116).
    """
    for hex_id in satellites:
        if not 0 <= hex_id < len(p.usable) or not p.usable[hex_id] or satellites.count(hex_id) > 1:
            return BAD_HEX
    if not p.suffices(chosen | p.required):
        return TOO_LITTLE_VALUE
    if p.required & ~chosen or not _connected(p, chosen, satellites):
        return NOT_CONNECTED
    if _touches_other(p, chosen, satellites):
        return TOUCHES_OTHER
    count = len(satellites)
    if count > p.budget:
        return NOT_PAYABLE
    if count and _link_cost(p, chosen, count - 1) < count:
        return TOO_MANY_SATELLITES
    if count and _least_within(p, chosen, count - 1) < count:
        return NEEDLESS
    return LEGAL


def _connected(p: FederationProblem, chosen: int, satellites: list[int]) -> bool:
    """R68 (2) All chosen clusters and all satellites hang together."""
    waiting = satellites[:]
    for index, cluster in enumerate(p.clusters):
        if chosen >> index & 1:
            waiting += cluster
    if not waiting:
        return False
    reached = [waiting.pop()]
    for hex_id in reached:
        for other in p.neighbours[hex_id]:
            if other in waiting:
                waiting.remove(other)
                reached.append(other)
    return not waiting


def _touches_other(p: FederationProblem, chosen: int, satellites: list[int]) -> bool:
    """R68 (4) A satellite lies next to an own cluster that was not chosen."""
    for index, cluster in enumerate(p.clusters):
        if chosen >> index & 1:
            continue
        for hex_id in cluster:
            for other in p.neighbours[hex_id]:
                if other in satellites:
                    return True
    return False
