"""The exact odds of a battle, as a Markov chain over the conditions of both fleets.

Damage never heals, so every pair of conditions is taken once, those with most points first. Only rounds in
which everybody misses come back to the same pair, and those are a geometric series. First all conditions are
found that each fleet can come to, with the volleys between them; by then the size of the chain is known, and
it is given up before it is begun when it is too large. The chain itself is arithmetic on arrays of numbers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from galaktyka.games.eclipse.battle_chain import (
    ATTACKER,
    DEFENDER,
    FLEET_LIMIT,
    HAND_EFFORT,
    MISSILE_STEP,
    Battle,
    Condition,
    Fleet,
    Outcome,
    Volley,
)
from galaktyka.games.eclipse.targeting import BEATS_ALL, FACES, shield_beaten

LINKS_PER_STEP: Final = 24
"""Links of the chain that take as long as one step of finding volleys."""

MOST_NUMBERS: Final = 16_000_000
"""Numbers that the chain may hold at once, 8 bytes each."""

LIKELY_LINKS: Final = 3
"""Links of a condition and a volley, for an estimate."""

SAFETY: Final = 8
"""So many times too large an estimate may be: dice of many points leave out many conditions."""

HOPELESS: Final = 1 << 60
NO_SHIELD: Final = BEATS_ALL + 1
NONE: Final[i64] = -1


def exact_outcome(battle: Battle, effort: int) -> Outcome | None:
    """R50 The chances of every end; None when that would take more than so many steps."""
    if estimate(battle) > effort * SAFETY:
        return None
    reach = Reach(battle, effort)
    if not reach.after_missiles() or not reach.after_cannons():
        return None
    chain = Chain(battle, reach)
    if chain.links // LINKS_PER_STEP + battle.effort > effort:
        return None
    for shooter in [] if battle.under_way else battle.missile_order:
        chain.fire_missiles(shooter)
    return chain.outcome()


# --- how large it is ---


def estimate(battle: Battle) -> int:
    """About how many steps the chain takes, from the numbers of ships, shields and dice alone."""
    counts = [number_of_conditions(battle, side) for side in (ATTACKER, DEFENDER)]
    places = max(1, len(battle.cannon_order))
    if counts[ATTACKER] * counts[DEFENDER] * places > MOST_NUMBERS * SAFETY:
        return HOPELESS
    steps = counts[ATTACKER] * counts[DEFENDER] * places * LIKELY_LINKS // LINKS_PER_STEP
    for step in (0, MISSILE_STEP):
        for shooter in battle.missile_order if step else battle.cannon_order:
            if step and battle.under_way:
                continue
            side, wing = shooter // FLEET_LIMIT, shooter & (FLEET_LIMIT - 1)
            target = battle.fleets[1 - side].start
            rolls = battle.rolls(shooter * 2 + step, battle.fleets[side].start.alive[wing], target.shields)
            if rolls > battle.largest_hand:
                return HOPELESS
            steps += rolls * (HAND_EFFORT if step else HAND_EFFORT + counts[1 - side] // 4)
    return steps


def number_of_conditions(battle: Battle, side: int) -> int:
    """How many conditions a fleet can come to at most.

    A ship that is not destroyed is damaged only if some die hits it but no larger one that is left, so most
    wings are whole or lost while larger ones with no stronger shields live.
    """
    fleet = battle.fleets[side]
    if not any(sum(wing.cannons) + sum(wing.missiles) for wing in battle.fleets[1 - side].wings):
        return 1
    ways = {NO_SHIELD: 1}  # by the weakest shield of the larger wings that are left
    for i, wing in enumerate(fleet.wings):
        after = dict(ways)
        for weakest, number in ways.items():
            alone = hits_between(battle.fleets[1 - side], wing.shield, weakest)
            states = fleet.points[i] if alone else len(fleet.whole[i])
            least = min(weakest, wing.shield)
            after[least] = after.get(least, 0) + number * states
        ways = after
    return sum(ways.values())


def hits_between(enemies: Fleet, shield: int, stronger: int) -> bool:
    """Whether some die hits through a shield but not through a stronger one."""
    for wing in enemies.wings:
        if sum(wing.cannons) + sum(wing.missiles):
            for face in range(FACES):
                if shield <= shield_beaten(face, wing.computer) < stronger:
                    return True
    return False


class Reach:
    """The conditions that each fleet can come to, and the volleys that lead there."""

    def __init__(self, battle: Battle, effort: int) -> None:
        self.battle = battle
        self.effort = effort
        self.found: list[list[Condition]] = [[], []]
        self.salvos: list[list[int]] = [[], []]  # who fires at each side: shooter × limit + ships
        for side in (ATTACKER, DEFENDER):
            self.meet(side, battle.fleets[side].start)

    def meet(self, side: int, condition: Condition) -> None:
        if condition.rank < 0:
            condition.rank = len(self.found[side])
            self.found[side].append(condition)

    def fire(self, salvo: int, step: int, target: Condition) -> bool:
        """Meet what a volley may do to a condition; False when all this takes too long."""
        if not target.points:
            return True
        shooter, ships = salvo // FLEET_LIMIT, salvo & (FLEET_LIMIT - 1)
        volley = self.battle.volley(shooter, step, ships, target)
        if volley is None or self.battle.effort > self.effort:
            return False
        side = 1 - shooter // FLEET_LIMIT
        for result in volley.results:
            self.meet(side, result)
        pairs = len(self.found[ATTACKER]) * len(self.found[DEFENDER])
        return pairs * max(1, len(self.battle.cannon_order)) <= MOST_NUMBERS

    def after_missiles(self) -> bool:
        for shooter in [] if self.battle.under_way else self.battle.missile_order:
            side, wing = shooter // FLEET_LIMIT, shooter & (FLEET_LIMIT - 1)
            targets = self.found[1 - side][:]
            for ships in sorted({own.alive[wing] for own in self.found[side]} - {0}):
                for target in targets:
                    if not self.fire(shooter * FLEET_LIMIT + ships, MISSILE_STEP, target):
                        return False
        return True

    def after_cannons(self) -> bool:
        """Every condition is hit by every volley of the ships that the other side has left in some condition."""
        looked_at = [0, 0]
        while looked_at[0] < len(self.found[0]) or looked_at[1] < len(self.found[1]):
            side = ATTACKER if looked_at[0] < len(self.found[0]) else DEFENDER
            condition = self.found[side][looked_at[side]]
            looked_at[side] += 1
            for salvo in self.salvos[side]:
                if not self.fire(salvo, 0, condition):
                    return False
            for shooter in self.battle.cannon_order:
                ships = condition.alive[shooter & (FLEET_LIMIT - 1)] if shooter // FLEET_LIMIT == side else 0
                salvo = shooter * FLEET_LIMIT + ships
                if ships and salvo not in self.salvos[1 - side]:
                    self.salvos[1 - side].append(salvo)
                    for target in self.found[1 - side][: looked_at[1 - side]]:
                        if not self.fire(salvo, 0, target):
                            return False
        return True


def by_points(found: list[Condition]) -> list[Condition]:
    """Ranked so that volleys only lead onwards; a fleet that is lost comes last."""
    order = sorted([(-condition.points, condition.rank) for condition in found])
    ranked = [found[rank] for _, rank in order]
    for rank, condition in enumerate(ranked):
        condition.rank = rank
    return ranked


class Chain:
    """The chances of all pairs of conditions.

    The rows are the attacker's conditions, the columns the defender's. What the attacker fires stays in its row;
    what the defender fires waits for a later row. A link leads from a condition to one that a volley makes
    of it; the links of a volley and a condition begin where `first` says for their number in `cells`.
    """

    def __init__(self, battle: Battle, reach: Reach) -> None:
        self.battle = battle
        self.sides = [by_points(found) for found in reach.found]
        self.width = len(self.sides[DEFENDER])
        self.places = max(1, len(battle.cannon_order))
        self.links = len(self.sides[ATTACKER]) * self.width * self.places
        self.first: vec[i64] = vec[i64]()
        self.stays: vec[float] = vec[float]()
        self.targets: vec[i64] = vec[i64]()
        self.shares: vec[float] = vec[float]()
        self.cells: list[dict[int, int]] = [{} for _ in range(self.places)]  # by place and ships
        for place, shooter in enumerate(battle.cannon_order):
            for salvo in reach.salvos[1 - shooter // FLEET_LIMIT]:
                if salvo // FLEET_LIMIT == shooter:
                    self.cells[place][salvo & (FLEET_LIMIT - 1)] = len(self.first)
                    self.add_links(shooter, salvo & (FLEET_LIMIT - 1))
        self.first = append(self.first, len(self.targets))
        self.start: vec[float] = vec[float]([0.0] * (len(self.sides[ATTACKER]) * self.width))
        self.start[0] = 1.0

    def add_links(self, shooter: int, ships: int) -> None:
        """The links of a volley from all conditions that it may find."""
        side, wing = shooter // FLEET_LIMIT, shooter & (FLEET_LIMIT - 1)
        stride = 1 if side == ATTACKER else self.width
        before = len(self.targets)
        for target in self.sides[1 - side]:
            self.first = append(self.first, len(self.targets))
            volley = self.battle.volley(shooter, 0, ships, target) if target.points else None
            self.stays = append(self.stays, volley.stay if volley is not None else 1.0)
            if volley is not None:
                for i, result in enumerate(volley.results):
                    self.targets = append(self.targets, result.rank * stride)
                    self.shares = append(self.shares, volley.chances[i])
        firing = sum([1 for own in self.sides[side] if own.alive[wing] == ships])
        self.links += firing * (len(self.targets) - before)

    def fire_missiles(self, shooter: int) -> None:
        """The weakest are hit first, so that nobody is hit by a volley twice."""
        side, wing = shooter // FLEET_LIMIT, shooter & (FLEET_LIMIT - 1)
        stride, own_stride = (1, self.width) if side == ATTACKER else (self.width, 1)
        start = self.start
        for target in reversed(self.sides[1 - side]):
            if not target.points:
                continue
            for own in self.sides[side]:
                at: i64 = own.rank * own_stride + target.rank * stride
                if start[at] == 0.0 or not own.alive[wing]:
                    continue
                volley = self.battle.volley(shooter, MISSILE_STEP, own.alive[wing], target)
                if volley is not None:
                    self.pass_on(volley, at, own.rank * own_stride, stride)

    def pass_on(self, volley: Volley, at: i64, row: i64, stride: i64) -> None:
        start = self.start
        chance = start[at]
        start[at] = chance * volley.stay
        for i, result in enumerate(volley.results):
            there: i64 = result.rank
            start[row + there * stride] += chance * volley.chances[i]

    def cells_of(self, place: int, side: int, own: Condition) -> int:
        """Where the cells of the volley begin that a side in this condition fires at a place, NONE if none."""
        order = self.battle.cannon_order
        if not order or order[place] // FLEET_LIMIT != side:
            return -1
        return self.cells[place].get(own.alive[order[place] & (FLEET_LIMIT - 1)], -1)

    def outcome(self) -> Outcome:
        outcome = Outcome(self.battle)
        attackers, defenders = self.sides
        row = Row(self)
        for own in attackers:
            row.load(own.rank)
            columns = [other.rank for other in defenders]
            if own.points:
                places = range(self.places)
                columns = row.run(own.rank, [self.cells_of(place, ATTACKER, own) for place in places])
            for y in columns:
                outcome.end(own, defenders[y], row.total(y))
        return outcome


class Salvo:
    """A volley of the defender: its place, where its cells begin, and the columns that fire it."""

    __slots__ = ("begin", "columns", "place")

    def __init__(self, place: int, begin: int, columns: list[int]) -> None:
        self.place: i64 = place
        self.begin: i64 = begin
        self.columns: vec[i64] = vec[i64](columns)


class Row:
    """One condition of the attacker against all of the defender: the chance to come to each place of the
    firing order, place by place, and what waits for later rows."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.width: i64 = chain.width
        self.places: i64 = chain.places
        self.columns: i64 = sum([1 for other in chain.sides[DEFENDER] if other.points])
        self.chances: vec[float] = vec[float]([0.0] * (chain.places * chain.width))
        self.fired: vec[float] = vec[float]([0.0] * (chain.places * chain.width))  # by the defender
        self.attacks: vec[i64] = vec[i64]([1] * chain.places)  # whether the attacker fires at a place
        self.onward: vec[i64] = vec[i64]([0] * chain.places)  # where links lead, here or in `later`
        self.cells: vec[i64] = vec[i64]([-1] * (chain.places * chain.width))  # of the defender's volleys
        self.salvos: list[Salvo] = []
        waiting = 0
        for place in range(chain.places):
            order = chain.battle.cannon_order
            if order and order[place] // FLEET_LIMIT == DEFENDER:
                self.attacks[place] = 0
                self.onward[place] = waiting
                waiting += len(chain.start)
                self.add_salvos(place, order[place] & (FLEET_LIMIT - 1))
            else:
                self.onward[place] = (place + 1) % chain.places * self.width
        self.later: vec[float] = vec[float]([0.0] * waiting)

    def add_salvos(self, place: int, wing: int) -> None:
        for ships, begin in self.chain.cells[place].items():
            columns = [other.rank for other in self.chain.sides[DEFENDER] if other.alive[wing] == ships]
            self.salvos.append(Salvo(place, begin, columns))
            for y in columns:
                self.cells[place * self.width + y] = begin

    def load(self, x: i64) -> None:
        """Take up what waits for a row."""
        chances, fired, later, width = self.chances, self.fired, self.later, self.width
        for place in range(self.places):
            at = place * width
            before = (place + self.places - 1) % self.places
            waits = self.attacks[before] == 0
            there = self.onward[before] + x * width
            for y in range(width):
                fired[at + y] = 0.0
                chances[at + y] = later[there + y] if waits else 0.0
        start, first = self.chain.start, i64(self.chain.battle.place)
        for y in range(width):
            chances[first * width + y] += start[x * width + y]

    def total(self, y: i64) -> float:
        """All the chance that has come to a column."""
        total = 0.0
        for place in range(self.places):
            total += self.chances[place * self.width + y]
        return total

    def run(self, x: i64, own_cells: list[int]) -> list[int]:
        """Pass on all the chance of a row; gives the columns in which the battle ends."""
        ends: list[int] = []
        chances, stays, theirs = self.chances, self.chain.stays, self.cells
        mine, cells = vec[i64](own_cells), vec[i64](own_cells)
        for y in range(self.columns):
            came, returning, round_trip = 0.0, 0.0, 1.0
            for place in range(self.places):
                at = place * self.width + y
                came += chances[at]
                returning += chances[at]
                cell = mine[place] + y
                if mine[place] < 0:
                    cell = theirs[at] + x if theirs[at] >= 0 else NONE
                cells[place] = cell
                if cell >= 0:
                    round_trip *= stays[cell]
                    returning *= stays[cell]
            if came > 0.0:
                if round_trip < 1.0:
                    self.fire(y, cells, returning / (1.0 - round_trip))
                else:  # R57 nobody who is left has a cannon
                    ends.append(y)
        for salvo in self.salvos:
            self.send_on(salvo, x)
        if self.columns < self.width:
            ends.append(self.columns)
        return ends

    def fire(self, y: i64, cells: vec[i64], mass: float) -> None:
        """One round of a pair, with the chance that ever comes back to its beginning."""
        chances, fired, stays = self.chances, self.fired, self.chain.stays
        first, targets, shares = self.chain.first, self.chain.targets, self.chain.shares
        for place in range(self.places):
            at = place * self.width + y
            mass += chances[at]
            cell = cells[place]
            if cell >= 0:
                if self.attacks[place]:
                    there = self.onward[place]
                    for link in range(first[cell], first[cell + 1]):
                        chances[there + targets[link]] += mass * shares[link]
                else:
                    fired[at] = mass
                mass *= stays[cell]

    def send_on(self, salvo: Salvo, x: i64) -> None:
        """Let what the defender has fired wait for the rows to which it leads."""
        fired, later, columns = self.fired, self.later, salvo.columns
        here, there = salvo.place * self.width, self.onward[salvo.place]
        first, cell = self.chain.first, salvo.begin + x
        for link in range(first[cell], first[cell + 1]):
            share = self.chain.shares[link]
            row = there + self.chain.targets[link]
            for k in range(len(columns)):
                y = columns[k]
                later[row + y] += fired[here + y] * share
