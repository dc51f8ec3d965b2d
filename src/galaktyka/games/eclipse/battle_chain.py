"""A battle of two fleets: their conditions, their volleys in the order of initiative, and fights that are played.

What a volley does depends only on who fires and on the condition of the side that is hit, so every volley is
worked out once and kept. Both fleets aim as the rules let non-players aim, and nobody retreats.
"""

from typing import Final

from galaktyka.core.chance import Stream
from galaktyka.games.eclipse.targeting import FACES, MISSES, MOST_DAMAGE, shield_beaten
from galaktyka.games.eclipse.volleys import Hand, Wing, aim_roll, by_size, number_of_rolls

ATTACKER: Final = 0
DEFENDER: Final = 1

LARGEST_TABLE: Final = 20_000
LARGEST_SAMPLED_TABLE: Final = 300
"""Results of one volley's dice that are worth a list: for the exact chain, and for sampled fights, which roll
the dice where there are more."""

HAND_EFFORT: Final = 8
"""Steps for each roll of a hand, besides one for each volley in which it is looked at."""

SCALE: Final = 1 << 30
MISSILE_STEP: Final = 1
FLEET_LIMIT: Final = 1 << 8


class Condition:
    """How a fleet stands: the points left of each ship, wing by wing, lost ones first, then the weakest."""

    __slots__ = ("alive", "code", "left", "needs", "places", "points", "rank", "shields", "units", "volleys")

    def __init__(self, fleet: "Fleet", code: int) -> None:
        self.code = code
        self.left: list[int] = []
        self.alive: list[int] = []  # ships of each wing
        self.needs: list[int] = []  # of the ships that are left: points, unit in the code,
        self.units: list[int] = []
        self.places: list[int] = []  # and place of the shield in
        self.shields: list[int] = []  # the different ones, weakest first
        shields: list[int] = []
        for wing in fleet.wings:
            alive = 0
            for _ in range(wing.count):
                unit = fleet.units[len(self.left)]
                points = code // unit % (wing.hull + 2)
                self.left.append(points)
                if points:
                    alive += 1
                    self.needs.append(points)
                    self.units.append(unit)
                    shields.append(wing.shield)
            self.alive.append(alive)
            if alive and wing.shield not in self.shields:
                self.shields.append(wing.shield)
        self.shields.sort()
        self.places = [self.shields.index(shield) for shield in shields]
        self.points = sum(self.left)
        self.rank = -1  # among the conditions of the exact chain
        self.volleys: dict[int, Volley] = {}  # what the other side's volleys do, by wing, step and ships


class Volley:
    """What the dice of one wing may do to a fleet in one condition."""

    __slots__ = ("chances", "results", "stay", "thresholds")

    def __init__(self, stay: float, results: list[Condition], chances: list[float]) -> None:
        self.stay = stay  # chance that nothing changes
        self.results = results
        self.chances = chances
        self.thresholds: list[int] = []  # for drawing, the likely ones first

    def get_ready(self) -> None:
        order = sorted([(-chance, i) for i, chance in enumerate(self.chances)])
        self.results = [self.results[i] for _, i in order]
        self.chances = [-chance for chance, _ in order]
        total = self.stay
        for chance in self.chances:
            self.thresholds.append(int(total * SCALE))
            total += chance


class Fleet:
    """One side: its wings in the order in which they are aimed at, and the conditions met so far."""

    def __init__(self, wings: list[Wing]) -> None:
        self.wings = by_size(wings)
        self.units: list[int] = []  # what a point of each ship counts in the code of a condition
        unit = 1
        left: list[int] = []
        for wing in self.wings:
            for damage in wing.damage:
                self.units.append(unit)
                unit *= wing.hull + 2
                left.append(wing.hull + 1 - damage)
        self.known: dict[int, Condition] = {}
        self.start = self.condition(left)

    def condition(self, left: list[int]) -> Condition:
        """The condition with these points left, ships of a wing in any order."""
        code, first = 0, 0
        for wing in self.wings:
            ships = sorted([max(points, 0) for points in left[first : first + wing.count]])
            for points in ships:
                code += points * self.units[first]
                first += 1
        return self.condition_of(code)

    def condition_of(self, code: int) -> Condition:
        """Volleys keep the ships of a wing in order: the weakest are lost first, and the first is hit."""
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


def listed(hand: Hand, fleet: Fleet, target: Condition) -> Volley:
    """What the dice of a hand may do to a fleet."""
    chances = hand.results(target.code, target.needs, target.places, target.units)
    stay = chances.pop(target.code, 0.0)
    return Volley(stay, [fleet.condition_of(code) for code in chances], list(chances.values()))


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
        self.largest_table = LARGEST_TABLE
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
        key = ((shooter & (FLEET_LIMIT - 1)) * 2 + step) * FLEET_LIMIT + ships
        found = target.volleys.get(key)
        if found is None:
            hand = self.hand(shooter * 2 + step, ships, target.shields)
            if hand is None:
                return None
            self.effort += len(hand.chances)
            found = listed(hand, self.fleets[1 - shooter // FLEET_LIMIT], target)
            target.volleys[key] = found
        return found

    def hand(self, shooter_step: int, ships: int, shields: list[int]) -> Hand | None:
        """What the dice of a wing can show against these shields; worked out once."""
        key = (shooter_step, ships, *shields)
        found = self.hands.get(key)
        if found is None:
            step, shooter = shooter_step & 1, shooter_step >> 1
            wing = self.fleets[shooter // FLEET_LIMIT].wings[shooter & (FLEET_LIMIT - 1)]
            dice = [n * ships for n in (wing.missiles if step else wing.cannons)]
            rolls = number_of_rolls(dice, len(shields))
            if rolls > self.largest_table:
                return None
            self.effort += HAND_EFFORT * rolls
            found = Hand(dice, wing.splits and not step, wing.computer, shields)
            self.hands[key] = found
        return found

    # --- sampled fights ---

    def sample(self, fights: int, stream: Stream) -> Outcome:
        self.largest_table = LARGEST_SAMPLED_TABLE
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
        volley = self.volley(shooter, step, ships, target)
        if volley is None:
            return self.roll(shooter, step, ships, target, stream)
        if not volley.thresholds:
            volley.get_ready()
        drawn: int = stream.below(SCALE)
        thresholds = volley.thresholds
        found = -1
        last = len(thresholds) - 1
        while found < last and drawn >= thresholds[found + 1]:
            found += 1
        return volley.results[found] if found >= 0 else target

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
