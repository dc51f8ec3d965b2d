"""A battle as a Markov chain: two fleets, volleys in the order of initiative, nobody retreats.

What a volley does depends only on who fires and on the condition of the side that is hit, so every volley is
worked out once and kept. Both fleets aim as the rules let non-players aim.
"""

from typing import Final

from galaktyka.core.chance import Stream
from galaktyka.games.eclipse.targeting import FACES, MISSES, MOST_DAMAGE, shield_beaten
from galaktyka.games.eclipse.volleys import (
    NEED_BITS,
    Aimer,
    Roll,
    Wing,
    aim_roll,
    bits_for,
    by_size,
    possible_rolls,
)

ATTACKER: Final = 0
DEFENDER: Final = 1

LARGEST_TABLE: Final = 20_000
LARGEST_SAMPLED_TABLE: Final = 300
"""Results of one volley's dice that are worth a list: for the exact chain, and for sampled fights, which roll
the dice where there are more."""

PAIR: Final = 1 << 24
SCALE: Final = 1 << 30
MISSILE_STEP: Final = 1
FLEET_LIMIT: Final = 1 << 8


class Condition:
    """How a fleet stands: the points left of each ship, wing by wing, the weakest first and lost ones last."""

    __slots__ = ("alive", "id", "left", "points", "volleys")

    def __init__(self, id_: int, left: list[int], alive: list[int]) -> None:
        self.id = id_
        self.left = left
        self.alive = alive  # ships of each wing
        self.points = sum(left)
        self.volleys: dict[int, Volley] = {}  # what the other side's volleys do, by wing, step and ships


class Volley:
    """What the dice of one wing may do to a fleet in one condition."""

    __slots__ = ("chances", "results", "stay", "thresholds")

    def __init__(self, stay: float, results: list[Condition], chances: list[float]) -> None:
        self.stay = stay  # chance that nothing changes
        self.results = results
        self.chances = chances
        self.thresholds: list[int] = []
        total = stay
        for chance in chances:
            self.thresholds.append(int(total * SCALE))
            total += chance


class Fleet:
    """One side: its wings in the order in which they are aimed at, and the conditions met so far."""

    def __init__(self, wings: list[Wing]) -> None:
        self.wings = by_size(wings)
        self.conditions: list[Condition] = []
        self.known: dict[int, Condition] = {}  # by points left, in any order within a wing
        left: list[int] = []
        for wing in self.wings:
            left.extend([wing.hull + 1 - damage for damage in wing.damage])
        self.start = self.condition(left)

    def condition(self, left: list[int]) -> Condition:
        """The condition with these points left, ships of a wing in any order."""
        given = packed(left)
        known = self.known.get(given)
        if known is not None:
            return known
        ordered: list[int] = []
        alive: list[int] = []
        first = 0
        for wing in self.wings:
            ships = sorted([points for points in left[first : first + wing.count] if points > 0])
            alive.append(len(ships))
            ordered.extend(ships)
            ordered.extend([0] * (wing.count - len(ships)))
            first += wing.count
        found = self.known.get(packed(ordered))
        if found is None:
            found = Condition(len(self.conditions), ordered, alive)
            self.conditions.append(found)
            self.known[packed(ordered)] = found
        self.known[given] = found
        return found

    def shields(self, condition: Condition) -> list[int]:
        """Shield of every ship; none can aim at a lost one, so it takes no part in the reach of dice."""
        shields: list[int] = []
        for i, wing in enumerate(self.wings):
            shields.extend([wing.shield] * condition.alive[i])
            shields.extend([MISSES - 1] * (wing.count - condition.alive[i]))
        return shields


def packed(left: list[int]) -> int:
    """Points left as one int; lost ships count as 0."""
    key = 0
    for points in left:
        key = key << NEED_BITS | (points if points > 0 else 0)
    return key


class Outcome:
    """Shares of the ways in which a battle may end, and the ships that are then left of each wing."""

    def __init__(self, battle: "Battle") -> None:
        self.wins = [0.0, 0.0]
        self.stalemate = 0.0
        self.samples = 0  # 0: exact
        self.survivors = [[0.0] * len(fleet.wings) for fleet in battle.fleets]

    def end(self, conditions: list[Condition], share: float) -> None:
        if conditions[ATTACKER].points and conditions[DEFENDER].points:
            self.stalemate += share
        else:
            self.wins[ATTACKER if conditions[ATTACKER].points else DEFENDER] += share
        for side in (ATTACKER, DEFENDER):
            survivors = self.survivors[side]
            for i, ships in enumerate(conditions[side].alive):
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
        self.largest_table = LARGEST_TABLE
        self.known_rolls: dict[tuple[int, ...], list[Roll]] = {}
        self.aimers: dict[tuple[int, ...], Aimer] = {}

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
            side = shooter // FLEET_LIMIT
            wing = self.fleets[side].wings[shooter & (FLEET_LIMIT - 1)]
            shields = self.shield_steps(1 - side, target)
            rolls = self.rolls(shooter, step, ships, wing, shields)
            if rolls is None:
                return None
            self.effort += 4 * len(rolls)
            aimer = self.aimer(shields, bits_for(wing, ships))
            found = self.listed(rolls, aimer, self.fleets[1 - side], target)
            target.volleys[key] = found
        return found

    def rolls(self, shooter: int, step: int, ships: int, wing: Wing, shields: list[int]) -> list[Roll] | None:
        """What the dice of a wing can show against these shields; worked out once."""
        key = (shooter * 2 + step, ships, *shields)
        found = self.known_rolls.get(key)
        if found is None:
            found = possible_rolls(wing, step, ships, shields, self.largest_table)
            if found is not None:
                self.known_rolls[key] = found
        return found

    def shield_steps(self, side: int, condition: Condition) -> list[int]:
        """The different shields of the ships that are left, weakest first."""
        steps: list[int] = []
        for i, wing in enumerate(self.fleets[side].wings):
            if condition.alive[i] and wing.shield not in steps:
                steps.append(wing.shield)
        steps.sort()
        return steps

    def listed(self, rolls: list[Roll], aimer: Aimer, fleet: Fleet, target: Condition) -> Volley:
        """What the rolls do to a fleet."""
        places: list[int] = []
        for wing in fleet.wings:
            place = aimer.shields.index(wing.shield) if wing.shield in aimer.shields else 0
            places.extend([place] * wing.count)
        chances: dict[int, float] = {}
        for roll in rolls:
            left = target.left[:]
            aimer.give(roll.dice, left, places)
            result = fleet.condition(left).id
            chances[result] = chances.get(result, 0.0) + roll.chance
        stay = chances.pop(target.id, 0.0)
        likely = sorted([(-chance, id_) for id_, chance in chances.items()])
        return Volley(stay, [fleet.conditions[id_] for _, id_ in likely], [-chance for chance, _ in likely])

    def aimer(self, shields: list[int], bits: int) -> Aimer:
        key = (bits, *shields)
        found = self.aimers.get(key)
        if found is None:
            found = Aimer(shields, bits)
            self.aimers[key] = found
        return found

    # --- the exact chain ---

    def exact(self, effort: int) -> Outcome | None:
        """R50 The chances of every end; None when that takes more than so many steps.

        Damage never heals, so conditions can be taken in the order of their points. Only rounds in which
        everybody misses come back to the same place, and those are a geometric series.
        """
        outcome = Outcome(self)
        open_: dict[int, float] = {self.pair(self.fleets[0].start, self.fleets[1].start): 1.0}
        for shooter in [] if self.under_way else self.missile_order:
            found = self.after_missiles(shooter, open_, effort)
            if found is None:
                return None
            open_ = found
        most = self.fleets[0].start.points + self.fleets[1].start.points
        waiting: list[dict[int, list[float]]] = [{} for _ in range(most + 1)]
        for pair, chance in open_.items():
            self.wait(waiting, pair, self.place, chance, outcome)
        for points in range(most, 0, -1):
            for pair, inflow in waiting[points].items():
                if not self.resolve(pair, inflow, waiting, outcome) or self.effort > effort:
                    return None
        return outcome

    def pair(self, attacker: Condition, defender: Condition) -> int:
        return attacker.id * PAIR + defender.id

    def conditions(self, pair: int) -> list[Condition]:
        return [self.fleets[0].conditions[pair // PAIR], self.fleets[1].conditions[pair % PAIR]]

    def after_missiles(self, shooter: int, open_: dict[int, float], effort: int) -> dict[int, float] | None:
        after: dict[int, float] = {}
        side, wing = shooter // FLEET_LIMIT, shooter & (FLEET_LIMIT - 1)
        for pair, chance in open_.items():
            both = self.conditions(pair)
            ships, target = both[side].alive[wing], both[1 - side]
            if not ships or not target.points:
                after[pair] = after.get(pair, 0.0) + chance
                continue
            volley = self.volley(shooter, MISSILE_STEP, ships, target)
            if volley is None or self.effort > effort:
                return None
            after[pair] = after.get(pair, 0.0) + chance * volley.stay
            for i, result in enumerate(volley.results):
                both[1 - side] = result
                next_ = self.pair(both[0], both[1])
                after[next_] = after.get(next_, 0.0) + chance * volley.chances[i]
            self.effort += len(volley.results)
        return after

    def wait(
        self, waiting: list[dict[int, list[float]]], pair: int, place: int, chance: float, outcome: Outcome
    ) -> None:
        """Let a chance wait at a place in the firing order, or end the battle."""
        attacker = self.fleets[0].conditions[pair // PAIR]
        defender = self.fleets[1].conditions[pair % PAIR]
        if not attacker.points or not defender.points or not self.cannon_order:
            outcome.end([attacker, defender], chance)
            return
        self.put_off(waiting[attacker.points + defender.points], pair, place, chance)

    def put_off(self, bucket: dict[int, list[float]], pair: int, place: int, chance: float) -> None:
        """Add to the chance that waits for a pair of conditions at a place."""
        inflow = bucket.get(pair)
        if inflow is None:
            inflow = [0.0] * len(self.cannon_order)
            bucket[pair] = inflow
        inflow[place] += chance

    def resolve(
        self, pair: int, inflow: list[float], waiting: list[dict[int, list[float]]], outcome: Outcome
    ) -> bool:
        """Pass on all the chance that ever comes to a pair of conditions; False when a table is too large."""
        both = self.conditions(pair)
        volleys: list[Volley | None] = []
        round_trip, returning = 1.0, 0.0
        for place, shooter in enumerate(self.cannon_order):
            side = shooter // FLEET_LIMIT
            ships = both[side].alive[shooter & (FLEET_LIMIT - 1)]
            volley = self.volley(shooter, 0, ships, both[1 - side]) if ships else None
            if ships and volley is None:
                return False
            volleys.append(volley)
            stay = volley.stay if volley is not None else 1.0
            round_trip *= stay
            returning = (returning + inflow[place]) * stay
        if round_trip == 1.0:  # R57 nobody who is left has a cannon
            outcome.end(both, sum(inflow))
            return True
        mass = returning / (1.0 - round_trip)
        places = len(self.cannon_order)
        for place, shooter in enumerate(self.cannon_order):
            mass += inflow[place]
            volley = volleys[place]
            if volley is not None:
                self.spread(
                    both, shooter // FLEET_LIMIT, volley, mass, (place + 1) % places, waiting, outcome
                )
                mass *= volley.stay
        return True

    def spread(
        self,
        both: list[Condition],
        side: int,
        volley: Volley,
        mass: float,
        place: int,
        waiting: list[dict[int, list[float]]],
        outcome: Outcome,
    ) -> None:
        own = both[side]
        results, chances = volley.results, volley.chances
        for i in range(len(results)):
            result = results[i]
            if result.points:
                pair = self.pair(own, result) if side == ATTACKER else self.pair(result, own)
                self.put_off(waiting[own.points + result.points], pair, place, mass * chances[i])
            else:
                ended = [own, result] if side == ATTACKER else [result, own]
                outcome.end(ended, mass * chances[i])
        self.effort += len(results)

    # --- sampled fights ---

    def sample(self, fights: int, stream: Stream) -> Outcome:
        self.largest_table = LARGEST_SAMPLED_TABLE
        outcome = Outcome(self)
        outcome.samples = fights
        ends: dict[int, int] = {}
        for _ in range(fights):
            pair = self.fight(stream)
            ends[pair] = ends.get(pair, 0) + 1
        for pair, times in ends.items():
            outcome.end(self.conditions(pair), times / fights)
        return outcome

    def fight(self, stream: Stream) -> int:
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
                    return self.pair(attacker, defender)
            if not fired and len(order) == len(self.cannon_order) and not step:
                return self.pair(attacker, defender)
            step = 0
            order = self.cannon_order

    def fire(self, shooter: int, step: int, ships: int, target: Condition, stream: Stream) -> Condition:
        volley = self.volley(shooter, step, ships, target)
        if volley is None:
            return self.roll(shooter, step, ships, target, stream)
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
        aim_roll(damages, beats, wing.splits and not step, left, fleet.shields(target))
        return fleet.condition(left)
