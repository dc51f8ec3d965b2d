"""A battle of two fleets: their conditions, their volleys in the order of initiative, and fights that are played.

What a volley does depends only on who fires and on the condition of the side that is hit, so every volley is
worked out once and kept. Both fleets aim as the rules let non-players aim, and nobody retreats.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from galaktyka.core.chance import Stream
from galaktyka.games.eclipse.targeting import FACES, MISSES, MOST_DAMAGE, shield_beaten
from galaktyka.games.eclipse.volleys import SCALE, Aim, Hand, Wing, aim_roll, by_size, number_of_rolls

ATTACKER: Final = 0
DEFENDER: Final = 1

LARGEST_HAND: Final = 200_000
LARGEST_DRAWN_HAND: Final = 5_000
"""Results of one volley's dice that are worth a list: for the exact chain, and for sampled fights, which roll
the dice where there are more."""

HAND_EFFORT: Final = 8
"""Steps for each roll of a hand, besides one for each volley in which it is looked at."""

MOST_CODES: Final = 1 << 60
MOST_SUMS: Final = 1 << 16
"""Conditions of a fleet that can be counted through, and that are few enough for an array of chances."""

MISSILE_STEP: Final = 1
FLEET_LIMIT: Final = 1 << 8


class Condition:
    """How a fleet stands: the points left of each ship, wing by wing, lost ones first, then the weakest.

    The weakest ship of a wing is destroyed first and the first survivor is hit, so the points that a wing has
    left tell how each of its ships stands, and together they are the code of the condition.
    """

    __slots__ = (
        "alive",
        "code",
        "left",
        "needs",
        "places",
        "points",
        "rank",
        "shields",
        "sights",
        "units",
        "volleys",
    )

    def __init__(self, fleet: "Fleet", code: int) -> None:
        self.code = code
        self.left: list[int] = []
        self.alive: list[int] = []  # ships of each wing
        self.needs: list[int] = []  # of the ships that are left: points,
        self.units: vec[i64] = vec[i64]()  # what a point counts in the code,
        self.shields: list[int] = []  # and of the different shields, weakest first,
        self.places: list[int] = []  # which is theirs
        shields: list[int] = []
        for i, wing in enumerate(fleet.wings):
            lost = fleet.points[i] - code // fleet.units[i] % (fleet.points[i] + 1)
            alive = 0
            for points in fleet.whole[i]:
                self.left.append(max(0, points - lost))
                lost = max(0, lost - points)
                if self.left[-1]:
                    alive += 1
                    self.needs.append(self.left[-1])
                    self.units = append(self.units, fleet.units[i] if fleet.codes <= MOST_CODES else 0)
                    shields.append(wing.shield)
            self.alive.append(alive)
        self.shields = sorted(set(shields))
        self.places = [self.shields.index(shield) for shield in shields]
        self.points = sum(self.left)
        self.rank = -1  # among the conditions of the exact chain
        self.volleys: dict[int, Volley] = {}  # what the other side's volleys do, by wing, step and ships
        self.sights: dict[int, Sights] = {}  # the same for volleys that are drawn


class Volley:
    """What the dice of one wing may do to a fleet in one condition."""

    __slots__ = ("chances", "results", "stay")

    def __init__(self, stay: float, results: list[Condition], chances: list[float]) -> None:
        self.stay = stay  # chance that nothing changes
        self.results = results
        self.chances = chances


class Sights:
    """A hand of dice, and the ships of a fleet in one condition as it aims at them."""

    __slots__ = ("aims", "hand")

    def __init__(self, hand: Hand, target: Condition) -> None:
        self.hand = hand
        self.aims = [hand.aim(target.places[k], need) for k, need in enumerate(target.needs)]


class Fleet:
    """One side: its wings in the order in which they are aimed at, and the conditions met so far."""

    def __init__(self, wings: list[Wing]) -> None:
        self.wings = by_size(wings)
        self.whole: list[list[int]] = []  # points of each ship at the start
        self.points: list[int] = []  # of each wing
        self.units: list[int] = []  # what a point of each wing counts in the code of a condition
        self.codes = 1
        for wing in self.wings:
            self.whole.append(sorted([wing.hull + 1 - damage for damage in wing.damage]))
            self.points.append(sum(self.whole[-1]))
            self.units.append(self.codes)
            self.codes *= self.points[-1] + 1
        self.sums: vec[float] = vec[float]([0.0] * (self.codes if self.codes <= MOST_SUMS else 0))
        self.known: dict[int, Condition] = {}
        self.start = self.condition_of(self.codes - 1)

    def condition(self, left: list[int]) -> Condition:
        """The condition with these points left."""
        code, first = 0, 0
        for i, whole in enumerate(self.whole):
            code += sum([max(0, points) for points in left[first : first + len(whole)]]) * self.units[i]
            first += len(whole)
        return self.condition_of(code)

    def condition_of(self, code: int) -> Condition:
        found = self.known.get(code)
        if found is None:
            found = Condition(self, code)
            self.known[code] = found
        return found

    def shields_now(self, condition: Condition) -> list[int]:
        """Shield of every ship; none can aim at a lost one, so it takes no part in the reach of dice."""
        shields: list[int] = []
        for i, wing in enumerate(self.wings):
            shields.extend([MISSES - 1] * (wing.count - condition.alive[i]))
            shields.extend([wing.shield] * condition.alive[i])
        return shields

    # --- being hit ---

    def volley(self, hand: Hand, target: Condition) -> Volley:
        """What the dice of a hand may do to the fleet in a condition."""
        aims = Sights(hand, target).aims
        chances = (
            self.few_ends(hand, target, aims) if self.codes <= MOST_SUMS else many_ends(hand, target, aims)
        )
        stay = chances.pop(target.code, 0.0)
        return Volley(stay, [self.condition_of(code) for code in chances], list(chances.values()))

    def few_ends(self, hand: Hand, target: Condition, aims: list[Aim]) -> dict[int, float]:
        """Chances by code, added up in an array."""
        sums, units, chances = self.sums, target.units, hand.chances
        code: i64 = target.code
        ends: list[int] = []
        for number in range(i64(len(chances))):
            after = code - hand.taken(number, aims, units)
            if sums[after] == 0.0:
                ends.append(after)
            sums[after] += chances[number]
        found: dict[int, float] = {}
        for end in ends:
            found[end] = found.get(end, 0.0) + sums[end]
            sums[end] = 0.0
        return found


def many_ends(hand: Hand, target: Condition, aims: list[Aim]) -> dict[int, float]:
    """Chances by code, for fleets with more conditions than an array should hold."""
    found: dict[int, float] = {}
    for number in range(len(hand.chances)):
        after: int = target.code - hand.taken(number, aims, target.units)
        found[after] = found.get(after, 0.0) + hand.chances[number]
    return found


def volley_key(shooter: int, step: int, ships: int) -> int:
    """Which of the other side's volleys hits a fleet."""
    return ((shooter & (FLEET_LIMIT - 1)) * 2 + step) * FLEET_LIMIT + ships


class Outcome:
    """Shares of the ways in which a battle may end, and the ships that are then left of each wing."""

    def __init__(self, battle: "Battle") -> None:
        self.wins = [0.0, 0.0]
        self.stalemate = 0.0
        self.samples = 0  # 0: exact
        self.survivors = [[0.0] * len(fleet.wings) for fleet in battle.fleets]

    def end(self, attacker: Condition, defender: Condition, share: float) -> None:
        if attacker.points and defender.points:
            self.stalemate += share
        else:
            self.wins[ATTACKER if attacker.points else DEFENDER] += share
        for side in (ATTACKER, DEFENDER):
            survivors = self.survivors[side]
            for i, ships in enumerate((defender if side else attacker).alive):
                survivors[i] += share * ships


class Battle:
    """Two fleets and the order in which their wings fire.

    A battle under way has fired its missiles and goes on at a place of the firing order.
    """

    def __init__(self, attacker: list[Wing], defender: list[Wing]) -> None:
        self.fleets = [Fleet(attacker), Fleet(defender)]
        self.missile_order = self.firing_order(MISSILE_STEP)
        self.cannon_order = self.firing_order(0)
        self.under_way = False
        self.place = 0
        self.effort = 0
        self.largest_hand = LARGEST_HAND
        self.hands: dict[tuple[int, ...], Hand] = {}

    def go_on(self, side: int, wing: Wing) -> None:
        """Look at the battle from the moment in which this wing fires its cannons."""
        self.under_way = True
        self.place = self.cannon_order.index(side * FLEET_LIMIT + self.fleets[side].wings.index(wing))

    def firing_order(self, step: int) -> list[int]:
        """R49 Armed wings by initiative, the defender's first among equals; as side × limit + wing."""
        order: list[int] = []
        keys: list[int] = []
        for side in (DEFENDER, ATTACKER):
            for i, wing in enumerate(self.fleets[side].wings):
                if sum(wing.missiles if step else wing.cannons) > 0:
                    key = (-wing.initiative * 2 - side) * (1 << 20) + wing.order
                    place = len(order)
                    while place > 0 and keys[place - 1] > key:
                        place -= 1
                    keys.insert(place, key)
                    order.insert(place, side * FLEET_LIMIT + i)
        return order

    # --- volleys ---

    def volley(self, shooter: int, step: int, ships: int, target: Condition) -> Volley | None:
        """The table of a volley; None when its dice can fall in too many ways to be listed."""
        key = volley_key(shooter, step, ships)
        found = target.volleys.get(key)
        if found is None:
            hand = self.hand(shooter * 2 + step, ships, target.shields)
            if hand is None:
                return None
            self.effort += len(hand.chances)
            found = self.fleets[1 - shooter // FLEET_LIMIT].volley(hand, target)
            target.volleys[key] = found
        return found

    def hand(self, shooter_step: int, ships: int, shields: list[int]) -> Hand | None:
        """What the dice of a wing can show against these shields, worked out once; None when that is too much."""
        key = (shooter_step, ships, *shields)
        found = self.hands.get(key)
        if found is None:
            side = shooter_step // (2 * FLEET_LIMIT)
            rolls = self.rolls(shooter_step, ships, shields)
            if rolls > self.largest_hand or self.fleets[1 - side].codes > MOST_CODES:
                return None
            self.effort += HAND_EFFORT * rolls
            wing = self.wing(shooter_step)
            divides = wing.splits and shooter_step & 1 != MISSILE_STEP
            found = Hand(self.dice(shooter_step, ships), divides, wing.computer, shields)
            self.hands[key] = found
        return found

    def rolls(self, shooter_step: int, ships: int, shields: list[int]) -> int:
        return number_of_rolls(self.dice(shooter_step, ships), len(shields))

    def dice(self, shooter_step: int, ships: int) -> list[int]:
        """All dice of a volley by colour."""
        wing = self.wing(shooter_step)
        return [n * ships for n in (wing.missiles if shooter_step & 1 == MISSILE_STEP else wing.cannons)]

    def wing(self, shooter_step: int) -> Wing:
        shooter = shooter_step >> 1
        return self.fleets[shooter // FLEET_LIMIT].wings[shooter & (FLEET_LIMIT - 1)]

    # --- sampled fights ---

    def sample(self, fights: int, stream: Stream) -> Outcome:
        self.largest_hand = LARGEST_DRAWN_HAND
        outcome = Outcome(self)
        outcome.samples = fights
        ends: dict[tuple[int, int], int] = {}
        for _ in range(fights):
            pair = self.fight(stream)
            ends[pair] = ends.get(pair, 0) + 1
        for (attacker, defender), times in ends.items():
            outcome.end(
                self.fleets[0].condition_of(attacker), self.fleets[1].condition_of(defender), times / fights
            )
        return outcome

    def fight(self, stream: Stream) -> tuple[int, int]:
        """Codes of the conditions in which a fight ends."""
        attacker, defender = self.fleets[0].start, self.fleets[1].start
        step = 0 if self.under_way else MISSILE_STEP
        order = self.missile_order if step else self.cannon_order[self.place :]
        while True:
            fired = False
            for shooter in order:
                attacks = shooter < DEFENDER * FLEET_LIMIT
                own, target = (attacker, defender) if attacks else (defender, attacker)
                ships = own.alive[shooter & (FLEET_LIMIT - 1)]
                if not ships:
                    continue
                fired = True
                target = self.fire(shooter, step, ships, target, stream)
                if attacks:
                    defender = target
                else:
                    attacker = target
                if not target.points:
                    return attacker.code, defender.code
            if not fired and len(order) == len(self.cannon_order) and not step:
                return attacker.code, defender.code
            step = 0
            order = self.cannon_order

    def fire(self, shooter: int, step: int, ships: int, target: Condition, stream: Stream) -> Condition:
        """Draw a roll and aim it."""
        key = volley_key(shooter, step, ships)
        sights = target.sights.get(key)
        if sights is None:
            hand = self.hand(shooter * 2 + step, ships, target.shields)
            if hand is None:
                return self.roll(shooter, step, ships, target, stream)
            sights = Sights(hand, target)
            target.sights[key] = sights
        drawn = sights.hand.drawn(stream.below(SCALE))
        taken: int = sights.hand.taken(drawn, sights.aims, target.units)
        fleet = self.fleets[1 - shooter // FLEET_LIMIT]
        return fleet.condition_of(target.code - taken) if taken else target

    def roll(self, shooter: int, step: int, ships: int, target: Condition, stream: Stream) -> Condition:
        """Fire with real dice."""
        side = shooter // FLEET_LIMIT
        wing = self.fleets[side].wings[shooter & (FLEET_LIMIT - 1)]
        dice = wing.missiles if step else wing.cannons
        damages: list[int] = []
        beats: list[int] = []
        for colour in range(MOST_DAMAGE):
            for _ in range(dice[colour] * ships):
                beaten = shield_beaten(stream.below(FACES), wing.computer)
                if beaten != MISSES:
                    damages.append(colour + 1)
                    beats.append(beaten)
        fleet = self.fleets[1 - side]
        left = target.left[:]
        aim_roll(damages, beats, wing.splits and not step, left, fleet.shields_now(target))
        return fleet.condition(left)
