"""The odds of a battle between two or more sides, exact or sampled. Knows no state.

All sides give their hits by the standard allocation, the last in turn order first, as on the table.
"""

from math import comb
from typing import Final

from galaktyka.core.chance import Stream
from galaktyka.core.odds import EFFORT, EXACT_EFFORT, SAMPLES, Case, bad_field, cases, standard_error
from galaktyka.core.words import Text
from galaktyka.games.exodus.components import standard_box
from galaktyka.games.exodus.rules.salvo import focus, hits_in

SIDES: Final = "sides_in_turn_order"
SHIP_FIELDS: Final = ["dice", "shield", "damage"]
MOST_SIDES: Final = 6
MOST_SHIPS: Final = 8
MOST_OF_A_VALUE: Final = 40
DIE: Final = 6
LONGEST: Final = 400
"""Hits that all ships together can take: beyond that a chain would be too deep."""
STEP_COST: Final = 2
MANY_SIDES_COST: Final = 10
"""A step of this chain, between two sides or more, costs as many of the steps that the common limits count."""


class TooLarge(Exception):
    """The chain has more steps than its limit of effort allows."""


class Fight:
    """A battle as a chain of rounds over the damage of all ships.

    An outcome is a list: the chance of each side to win, that nobody survives, that it ends as a stand-off,
    then rounds and the ships left of each side.
    """

    def __init__(self, sides: list[list[list[int]]], hit_from: int) -> None:
        self.sides = len(sides)
        self.hit_from = hit_from
        self.owner: list[int] = []
        self.dice: list[int] = []
        self.shield: list[int] = []
        self.start: list[int] = []
        for side in range(len(sides)):
            for dice, shield, damage in sides[side]:
                self.owner.append(side)
                self.dice.append(dice)
                self.shield.append(shield)
                self.start.append(damage)
        self.known: dict[tuple[int, ...], list[float]] = {}
        self.effort = 0
        self.limit = 0

    # --- one round ---

    def alive(self, damage: list[int], side: int) -> list[int]:
        """R79 The ships of a side whose damage does not exceed their shield."""
        shield, owner = self.shield, self.owner
        return [i for i in range(len(damage)) if owner[i] == side and damage[i] <= shield[i]]

    def fire(self, damage: list[int]) -> list[int]:
        """R77 Dice of each side."""
        return [sum([self.dice[i] for i in self.alive(damage, side)]) for side in range(self.sides)]

    def after(self, damage: list[int], hits: list[int]) -> list[int]:
        """R78 Damage after all sides have given their hits, the last in turn order first."""
        found = damage[:]
        for side in range(self.sides - 1, -1, -1):
            if not hits[side]:
                continue
            others = [other for other in range(self.sides) if other != side]
            targets = [i for other in others for i in self.alive(damage, other)]
            given = focus(hits[side], [found[i] for i in targets], [self.shield[i] for i in targets])
            for k in range(len(targets)):
                found[targets[k]] += given[k]
        return found

    def ended(self, damage: list[int], fire: list[int]) -> list[float]:
        """The outcome of a battle that is over; empty while it goes on."""
        n = self.sides
        left = [len(self.alive(damage, side)) for side in range(n)]
        there = [side for side in range(n) if left[side]]
        if len(there) > 1 and any(fire):
            return []
        outcome = [0.0] * (2 * n + 3)
        if len(there) > 1:
            outcome[n + 1] = 1.0
        else:
            outcome[there[0] if there else n] = 1.0
        for side in range(n):
            outcome[n + 3 + side] = float(left[side])
        return outcome

    # --- exact ---

    def exact(self, limit: int) -> list[float] | None:
        """The exact outcome, or nothing when it would take too many steps."""
        if sum(self.shield) + len(self.shield) > LONGEST:
            return None
        self.limit = limit
        self.effort = 0
        try:
            return self.outcome(self.start)
        except TooLarge:
            return None

    def outcome(self, damage: list[int]) -> list[float]:
        key = tuple(damage)
        if key in self.known:
            return self.known[key]
        fire = self.fire(damage)
        outcome = self.ended(damage, fire)
        if not outcome:
            outcome = self.average(damage, fire)
        self.known[key] = outcome
        return outcome

    def average(self, damage: list[int], fire: list[int]) -> list[float]:
        """All results of a round, weighed; a round without a hit leads back here and is left out."""
        spread = [self.spread(damage, side, fire[side]) for side in range(self.sides)]
        there = [side for side in range(self.sides) if self.alive(damage, side)]
        if len(there) == 2:
            total = self.weigh_two(damage, spread, there[0], there[1])
        else:
            total = self.weigh_all(damage, spread)
        nothing = 1.0
        for chances in spread:
            nothing *= chances[0]
        found = [value / (1.0 - nothing) for value in total]
        found[self.sides + 2] += 1.0 / (1.0 - nothing)
        return found

    def weigh_two(self, damage: list[int], spread: list[list[float]], one: int, two: int) -> list[float]:
        """Between two sides the hits of one do not touch those of the other: each is given only once."""
        size = 2 * self.sides + 3
        total = [0.0] * size
        by_one = self.struck(damage, one, len(spread[one]))
        by_two = self.struck(damage, two, len(spread[two]))
        hit_by_two = [i for i in range(len(damage)) if self.owner[i] == one]
        for first in range(len(by_one)):
            for second in range(len(by_two)):
                if not first and not second:
                    continue
                self.count_step(STEP_COST)
                chance = spread[one][first] * spread[two][second]
                result = by_one[first][:]
                other = by_two[second]
                for i in hit_by_two:
                    result[i] = other[i]
                follows = self.outcome(result)
                for i in range(size):
                    total[i] += chance * follows[i]
        return total

    def struck(self, damage: list[int], side: int, results: int) -> list[list[int]]:
        """Damage after 0, 1, 2 … hits of one side alone."""
        found: list[list[int]] = []
        for hits in range(results):
            given = [0] * self.sides
            given[side] = hits
            found.append(self.after(damage, given))
        return found

    def weigh_all(self, damage: list[int], spread: list[list[float]]) -> list[float]:
        """Every combination of hits of three or more sides, counted up like the digits of a number."""
        total = [0.0] * (2 * self.sides + 3)
        hits = [0] * self.sides
        while True:
            side = self.sides - 1
            while side >= 0 and hits[side] == len(spread[side]) - 1:
                hits[side] = 0
                side -= 1
            if side < 0:
                return total
            hits[side] += 1
            self.count_step(MANY_SIDES_COST)
            chance = 1.0
            for other in range(self.sides):
                chance *= spread[other][hits[other]]
            follows = self.outcome(self.after(damage, hits))
            for i in range(len(total)):
                total[i] += chance * follows[i]

    def count_step(self, cost: int) -> None:
        self.effort += cost
        if self.effort > self.limit:
            raise TooLarge

    def spread(self, damage: list[int], side: int, dice: int) -> list[float]:
        """Chances of 0, 1, 2 … hits; what is more than all enemies can take is added to the last."""
        p = (DIE + 1 - self.hit_from) / DIE
        most = 0
        for other in range(self.sides):
            if other != side:
                most += sum([self.shield[i] + 1 - damage[i] for i in self.alive(damage, other)])
        chances = [comb(dice, k) * p**k * (1.0 - p) ** (dice - k) for k in range(dice + 1)]
        if dice > most:
            chances = [*chances[:most], sum(chances[most:])]
        return chances

    # --- sampled ---

    def sample(self, samples: int, stream: Stream) -> list[float]:
        total = [0.0] * (2 * self.sides + 3)
        for _ in range(samples):
            outcome = self.play(stream)
            for i in range(len(total)):
                total[i] += outcome[i]
        return [value / samples for value in total]

    def play(self, stream: Stream) -> list[float]:
        """One battle with rolled dice."""
        damage = self.start
        rounds = 0
        while True:
            fire = self.fire(damage)
            outcome = self.ended(damage, fire)
            if outcome:
                outcome[self.sides + 2] = float(rounds)
                return outcome
            hits: list[int] = []
            for side in range(self.sides):
                faces = [1 + int(stream.below(DIE)) for _ in range(fire[side])]
                hits.append(hits_in(faces, self.hit_from))
            damage = self.after(damage, hits)
            rounds += 1


def odds(case: Case, exact: bool, samples: int, seed: int) -> dict[str, object]:
    """How a battle ends: chances of each side, of a stand-off and of no survivor, rounds and ships left."""
    fight = Fight(read_sides(case), standard_box().hit_from)
    outcome: list[float] | None = None
    if not samples:
        outcome = fight.exact(EXACT_EFFORT if exact else EFFORT)
    sampled = 0
    if outcome is None:
        sampled = samples or SAMPLES
        outcome = fight.sample(sampled, Stream(seed))
    n = fight.sides
    answer: dict[str, object] = {
        "p_win": outcome[:n],
        "p_nobody_survives": outcome[n],
        "p_stalemate": outcome[n + 1],
        "expected_rounds": outcome[n + 2],
        "expected_surviving_ships": outcome[n + 3 :],
        "method": "sampled" if sampled else "exact",
    }
    if sampled:
        answer["stderr"] = max([standard_error(round(p * sampled), sampled) for p in outcome[: n + 2]])
        answer["samples"] = sampled
    return answer


# --- reading a case ---


def read_sides(case: Case) -> list[list[list[int]]]:
    """Dice, shield and damage of each ship of each side."""
    for field in case.document:  # notes are welcome, but not what looks like one of ours
        if field.startswith("sides"):
            if field != SIDES:
                case.only(["id", SIDES])
    listed = case.items(SIDES)
    if not 2 <= len(listed) <= MOST_SIDES:
        raise bad_field(
            f"{case.name(SIDES)}.length", Text("odds-wants-number", {"least": 2, "most": MOST_SIDES})
        )
    sides: list[list[list[int]]] = []
    for place in range(len(listed)):
        name = f"{case.name(SIDES)}[{place}]"
        ships = listed[place]
        if not isinstance(ships, list):
            raise bad_field(name, Text("odds-wants-list"))
        if not 1 <= len(ships) <= MOST_SHIPS:
            raise bad_field(name, Text("odds-wants-ships", {"most": MOST_SHIPS}))
        sides.append([read_ship(ship) for ship in cases(ships, name)])
    return sides


def read_ship(ship: Case) -> list[int]:
    ship.only(SHIP_FIELDS)
    dice = ship.number("dice", 0, MOST_OF_A_VALUE)
    shield = ship.number_or("shield", 0, 0, MOST_OF_A_VALUE)
    return [dice, shield, ship.number_or("damage", 0, 0, shield)]
