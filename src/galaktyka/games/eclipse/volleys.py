"""Ships of one type firing together: what their dice can show, and where those go. Knows no state."""

from math import comb
from typing import Final

from galaktyka.games.eclipse.targeting import (
    BITS,
    FACES,
    MASK,
    MOST_DAMAGE,
    SIZE_ORDER,
    aim,
    cheapest,
    shield_beaten,
)

NEED_BITS: Final = 6
"""Bits for the points that a ship has left."""

NOT_ENOUGH: Final = -1
UNKNOWN: Final = -2


class Wing:
    """All ships of one type on one side."""

    __slots__ = (
        "cannons",
        "computer",
        "count",
        "damage",
        "hull",
        "initiative",
        "kind",
        "missiles",
        "order",
        "shield",
        "splits",
    )

    def __init__(self, kind: str, count: int, initiative: int, hull: int, computer: int, shield: int) -> None:
        self.kind = kind
        self.count = count
        self.initiative = initiative
        self.hull = hull
        self.computer = computer
        self.shield = shield
        self.cannons = [0, 0, 0, 0]  # dice of one ship by colour
        self.missiles = [0, 0, 0, 0]
        self.damage = [0] * count  # of each ship when the battle is looked at
        self.order = 0
        self.splits = False  # antimatter splitter


def by_size(wings: list[Wing]) -> list[Wing]:
    """R55 In the order in which they are aimed at, largest ships first."""
    sizes = sorted([(SIZE_ORDER.index(wing.kind), i) for i, wing in enumerate(wings)])
    return [wings[i] for _, i in sizes]


# --- dice ---


class Way:
    """How many dice of one colour beat how many of some shields, none left out, and the chance of that."""

    __slots__ = ("chance", "counts")

    def __init__(self, counts: list[int], chance: float) -> None:
        self.counts = counts
        self.chance = chance


def splits(dice: int, chances: list[float]) -> list[Way]:
    """Every way to deal so many equal dice to classes with these chances."""
    ways = [Way([], 1.0)]
    for i in range(len(chances) - 1, 0, -1):
        longer: list[Way] = []
        for way in ways:
            rest = dice - sum(way.counts)
            for n in range(rest + 1 if chances[i] > 0 else 1):
                longer.append(Way([n, *way.counts], way.chance * comb(rest, n) * chances[i] ** n))
        ways = longer
    return [Way(way.counts, way.chance * chances[0] ** (dice - sum(way.counts))) for way in ways]


def number_of_rolls(dice: list[int], shields: int) -> int:
    """In how many ways these dice can fall against so many different shields."""
    found = 1
    for n in dice:
        found *= comb(n + shields, shields)
    return found


class Hand:
    """R55 What the dice of one volley can show against some shields, and which of them a ship uses up.

    A roll is told apart only by how many dice of each colour beat which shield, and the rolls are numbered: first
    those that can fall, with their chances, then what may remain of them. So the dice that destroy a ship
    lead from one number to another, and that is looked up once for all fleets behind such shields.
    """

    __slots__ = ("chances", "damages", "numbers", "rolls", "shields", "steps", "units")

    def __init__(self, dice: list[int], divides: bool, computer: int, shields: list[int]) -> None:
        self.shields = shields  # each once, weakest first
        self.units: list[int] = []  # what a die counts in a roll, by place of its shield and colour
        unit = 1
        for _ in shields:
            for colour in range(MOST_DAMAGE):
                self.units.append(unit)
                # R54 divided red dice join the yellow ones, each as so many.
                unit *= dice[colour] + 1 + (dice[-1] * MOST_DAMAGE if divides and not colour else 0)
        self.units.append(unit)
        self.rolls = [0]
        self.chances = [1.0]
        odds = reach_chances(computer, shields)
        for colour in range(MOST_DAMAGE):
            if dice[colour]:
                self.add_dice(colour, splits(dice[colour], odds), divides and colour == MOST_DAMAGE - 1)
        self.numbers: dict[int, int] = {roll: i for i, roll in enumerate(self.rolls)}
        self.damages: list[list[int]] = [[] for _ in self.rolls]  # of what is left of a roll, by place
        self.steps: dict[int, list[int]] = {}  # by place and points of a ship: the roll after each roll

    def add_dice(self, colour: int, ways: list[Way], divided: bool) -> None:
        """Combine the rolls so far with the dice of one colour more."""
        more: list[int] = []
        for way in ways:
            roll = 0
            for place, count in enumerate(way.counts):
                at = place * MOST_DAMAGE
                roll += count * (self.units[at] * MOST_DAMAGE if divided else self.units[at + colour])
            more.append(roll)
        shares = [way.chance for way in ways]
        rolls: list[int] = []
        chances: list[float] = []
        for i, roll in enumerate(self.rolls):
            chance = self.chances[i]
            for k in range(len(more)):
                rolls.append(roll + more[k])
                chances.append(chance * shares[k])
        self.rolls = rolls
        self.chances = chances

    def results(self, code: int, needs: list[int], places: list[int], units: list[int]) -> dict[int, float]:
        """R55 What all the rolls do to ships that need so many points, each behind the shield at its place.

        The condition of a fleet is a code in which a point of a ship counts its unit; gives chances by code.
        """
        found: dict[int, float] = {}
        ships = len(needs)
        steps = [self.step(places[k], needs[k]) for k in range(ships)]
        worths = [needs[k] * units[k] for k in range(ships)]
        chances = self.chances
        for number in range(len(chances)):
            at, after, lost = number, code, 0
            for k in range(ships):
                rest = steps[k][at]
                if rest == UNKNOWN:
                    rest = self.work_out(steps[k], at, places[k], needs[k])
                if rest != NOT_ENOUGH:
                    after -= worths[k]
                    lost |= 1 << k
                    at = rest
                    if not at:
                        break
            if at:
                after -= self.rest(at, lost, places, units)
            found[after] = found.get(after, 0.0) + chances[number]
        return found

    def rest(self, number: int, lost: int, places: list[int], units: list[int]) -> int:
        """R55 What dice that destroy nothing take off a code: each goes to the first survivor that it hits."""
        damages = self.damages[number] or self.damage(number)
        taken = 0
        for place in range(len(damages)):
            if damages[place]:
                for k in range(len(places)):
                    if not lost >> k & 1 and places[k] <= place:
                        taken += damages[place] * units[k]
                        break
        return taken

    def step(self, place: int, need: int) -> list[int]:
        """For a ship with so many points left behind the shield at a place: the number of what remains of
        each roll when the ship is destroyed, as far as that was asked for."""
        key = place << NEED_BITS | need
        found = self.steps.get(key)
        if found is None:
            found = [UNKNOWN] * len(self.rolls)
            self.steps[key] = found
        return found

    def counts(self, roll: int) -> list[int]:
        """Dice by colour and place, as `cheapest` wants them."""
        width = len(self.shields)
        counts = [0] * (MOST_DAMAGE * width)
        at = MOST_DAMAGE * width
        while roll:
            at -= 1
            n = roll // self.units[at]
            if n:
                roll -= n * self.units[at]
                counts[at % MOST_DAMAGE * width + at // MOST_DAMAGE] = n
        return counts

    def work_out(self, step: list[int], number: int, place: int, need: int) -> int:
        """What remains of a roll after a ship has used the cheapest dice; NOT_ENOUGH if none destroy it."""
        width = len(self.shields)
        counts = self.counts(self.rolls[number])
        chosen = cheapest(counts, self.shields, place, need)
        after = NOT_ENOUGH
        if chosen:
            roll = self.rolls[number]
            for colour in range(MOST_DAMAGE):
                n = chosen >> BITS * colour & MASK
                at = place
                while n:
                    taken = min(n, counts[colour * width + at])
                    roll -= taken * self.units[at * MOST_DAMAGE + colour]
                    n -= taken
                    at += 1
            after = self.number_of(roll)
        step[number] = after
        return after

    def number_of(self, roll: int) -> int:
        """Parts of divided dice may leave what cannot fall; it gets a number when it is met."""
        found = self.numbers.get(roll)
        if found is None:
            found = len(self.rolls)
            self.rolls.append(roll)
            self.damages.append([])
            self.numbers[roll] = found
            for step in self.steps.values():
                step.append(UNKNOWN)
        return found

    def damage(self, number: int) -> list[int]:
        """The damage of all dice of a roll, by place."""
        width = len(self.shields)
        counts = self.counts(self.rolls[number])
        found = [0] * width
        for at in range(len(counts)):
            found[at % width] += counts[at] * (at // width + 1)
        self.damages[number] = found
        return found


def reach_chances(computer: int, shields: list[int]) -> list[float]:
    """The chances that a die beats exactly so many of these shields, from none on."""
    chances = [0.0] * (len(shields) + 1)
    for face in range(FACES):
        beaten = shield_beaten(face, computer)
        chances[sum([1 for shield in shields if beaten >= shield])] += 1 / FACES
    return chances


# --- dice one by one ---


def aim_roll(
    damages: list[int], beats: list[int], divides: bool, left: list[int], shields: list[int]
) -> None:
    """R55 Aim a roll; R54 with an antimatter splitter each point of a red die on its own."""
    if divides and MOST_DAMAGE in damages:
        points: list[int] = []
        through: list[int] = []
        for i, damage in enumerate(damages):
            pieces = damage if damage == MOST_DAMAGE else 1
            points.extend([damage // pieces] * pieces)
            through.extend([beats[i]] * pieces)
        aim(points, through, left, shields)
    else:
        aim(damages, beats, left, shields)
