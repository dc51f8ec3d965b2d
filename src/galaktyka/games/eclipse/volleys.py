"""Ships of one type firing together: what their dice can show, and where those go. Knows no state."""

from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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

UNKNOWN: Final[i64] = -1

SCALE: Final = 1 << 30
"""Rolls are drawn by numbers below this."""


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


class Aim:
    """R55 A ship with so many points left behind the shield at a place: what remains of each roll, by number,
    when the cheapest dice destroy the ship; UNKNOWN until it is asked for."""

    __slots__ = ("after", "need", "place")

    def __init__(self, place: int, need: int, rolls: int) -> None:
        self.place: i64 = place
        self.need: i64 = need
        self.after: vec[i64] = vec[i64]([UNKNOWN] * rolls)


class Hand:
    """R55 What the dice of one volley can show against some shields, and which of them a ship uses up.

    A roll is told apart only by how many dice of each colour beat which shield, and the rolls are numbered: first
    those that can fall, with their chances, then what may remain of them. So the dice that destroy a ship
    lead from one number to another, and that is looked up once for all fleets behind such shields.
    """

    __slots__ = ("aims", "chances", "numbers", "powers", "rolls", "shields", "thresholds", "units")

    def __init__(self, dice: list[int], divides: bool, computer: int, shields: list[int]) -> None:
        self.shields = shields  # each once, weakest first
        self.units: list[int] = []  # what a die counts in a roll, by place of its shield and colour
        unit = 1
        for _ in shields:
            for colour in range(MOST_DAMAGE):
                self.units.append(unit)
                # R54 divided red dice join the yellow ones, each as so many.
                unit *= dice[colour] + 1 + (dice[-1] * MOST_DAMAGE if divides and not colour else 0)
        self.rolls = [0]
        self.chances = [1.0]
        odds = reach_chances(computer, shields)
        for colour in range(MOST_DAMAGE):
            if dice[colour]:
                self.add_dice(colour, splits(dice[colour], odds), divides and colour == MOST_DAMAGE - 1)
        self.numbers: dict[int, int] = {roll: i for i, roll in enumerate(self.rolls)}
        self.powers: vec[i64] = vec[i64]()  # damage through each shield, by roll and place
        for roll in self.rolls:
            self.add_power(roll)
        self.aims: dict[int, Aim] = {}
        self.thresholds: vec[i64] = vec[i64]()  # for drawing

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

    def add_power(self, roll: int) -> None:
        width = len(self.shields)
        counts = self.counts(roll)
        for first in range(width):
            power = 0
            for at in range(len(counts)):
                if counts[at] and at % width >= first:
                    power += counts[at] * (at // width + 1)
            self.powers = append(self.powers, power)

    def counts(self, roll: int) -> list[int]:
        """Dice by colour and place, as `cheapest` wants them."""
        width = len(self.shields)
        counts = [0] * (MOST_DAMAGE * width)
        at = MOST_DAMAGE * width
        while roll:
            at -= 1
            if roll >= self.units[at]:
                n = roll // self.units[at]
                roll -= n * self.units[at]
                counts[at % MOST_DAMAGE * width + at // MOST_DAMAGE] = n
        return counts

    def drawn(self, value: i64) -> i64:
        """The roll that a number below SCALE stands for."""
        if len(self.thresholds) == 0:
            total = 0.0
            for chance in self.chances:
                total += chance
                self.thresholds = append(self.thresholds, int(total * SCALE))
        thresholds = self.thresholds
        first: i64 = 0
        last = len(thresholds) - 1
        while first < last:
            middle = (first + last) >> 1
            if thresholds[middle] > value:
                last = middle
            else:
                first = middle + 1
        return first

    # --- aiming ---

    def aim(self, place: int, need: int) -> Aim:
        key = place << NEED_BITS | need
        found = self.aims.get(key)
        if found is None:
            found = Aim(place, need, len(self.rolls))
            self.aims[key] = found
        return found

    def taken(self, number: i64, aims: list[Aim], units: vec[i64]) -> i64:
        """R55 What a roll does to ships, each point of a ship counted by its unit."""
        powers = self.powers
        width: i64 = len(self.shields)
        at = number
        taken: i64 = 0
        lost: i64 = 0
        for k in range(i64(len(aims))):
            aim = aims[k]
            if powers[at * width + aim.place] >= aim.need:
                after = aim.after[at]
                if after == UNKNOWN:
                    after = self.work_out(aim, at)
                    powers = self.powers
                at = after
                taken += aim.need * units[k]
                lost |= i64(1) << k
                if at == 0:
                    return taken
        return taken + self.damage(at * width, lost, aims, units)

    def damage(self, at: i64, lost: i64, aims: list[Aim], units: vec[i64]) -> i64:
        """R55 What destroys nothing goes to the first survivor that it hits."""
        damage: i64 = 0
        beyond: i64 = 0
        place: i64 = len(self.shields) - 1
        while place >= 0:
            here = self.powers[at + place] - beyond
            if here != 0:
                beyond += here
                for k in range(i64(len(aims))):
                    if (lost >> k) & 1 == 0 and aims[k].place <= place:
                        damage += here * units[k]
                        break
            place -= 1
        return damage

    def work_out(self, aim: Aim, number: int) -> int:
        """What remains of a roll after a ship has used the cheapest dice."""
        width = len(self.shields)
        roll = self.rolls[number]
        counts = self.counts(roll)
        chosen = cheapest(counts, self.shields, aim.place, aim.need)
        for colour in range(MOST_DAMAGE):
            n = chosen >> BITS * colour & MASK
            at: int = aim.place
            while n:
                taken = min(n, counts[colour * width + at])
                roll -= taken * self.units[at * MOST_DAMAGE + colour]
                n -= taken
                at += 1
        after = self.number_of(roll)
        aim.after[number] = after
        return after

    def number_of(self, roll: int) -> int:
        """Parts of divided dice may leave what cannot fall; it gets a number when it is met."""
        found = self.numbers.get(roll)
        if found is None:
            found = len(self.rolls)
            self.rolls.append(roll)
            self.numbers[roll] = found
            self.add_power(roll)
            for aim in self.aims.values():
                aim.after = append(aim.after, UNKNOWN)
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
