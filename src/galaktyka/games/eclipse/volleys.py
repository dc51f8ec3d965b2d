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


class Roll:
    """Dice that hit something, counted in one int as an `Aimer` wants them, and the chance of exactly them."""

    __slots__ = ("chance", "dice")

    def __init__(self, dice: int, chance: float) -> None:
        self.dice = dice
        self.chance = chance


def bits_for(wing: Wing, ships: int) -> int:
    """Bits for any number of dice of one colour that these ships may roll."""
    most = ships * max(*wing.cannons, *wing.missiles)
    if wing.splits:
        most += most * MOST_DAMAGE  # R54 divided red dice join the yellow ones, each as so many
    bits = 1
    while most >> bits:
        bits += 1
    return bits


def possible_rolls(wing: Wing, step: int, ships: int, shields: list[int], most: int) -> list[Roll] | None:
    """Every result of a wing's dice, told apart only by which of these shields they beat; None if too many."""
    dice = wing.missiles if step else wing.cannons
    steps = len(shields)
    listed = 1
    for colour in range(MOST_DAMAGE):
        listed *= comb(dice[colour] * ships + steps, steps)
    if listed > most:
        return None
    chances = [0.0] * (steps + 1)  # that a die beats exactly so many of the shields
    for face in range(FACES):
        beaten = shield_beaten(face, wing.computer)
        chances[sum([1 for shield in shields if beaten >= shield])] += 1 / FACES
    bits = bits_for(wing, ships)
    rolls = [Roll(0, 1.0)]
    for colour in range(MOST_DAMAGE):
        if dice[colour]:
            divides = wing.splits and not step and colour == MOST_DAMAGE - 1
            ways = splits(dice[colour] * ships, chances)
            rolls = [joined(roll, way, colour, divides, bits) for roll in rolls for way in ways]
    return rolls


class Way:
    """How many dice of one colour beat how many shields."""

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


def joined(roll: Roll, way: Way, colour: int, divides: bool, bits: int) -> Roll:
    """A roll with the dice of one colour more; R54 those that are divided count as so many dice of one point."""
    dice = roll.dice
    for i, count in enumerate(way.counts):
        if divides:
            dice += count * (colour + 1) << bits * i
        else:
            dice += count << bits * (colour * len(way.counts) + i)
    return Roll(dice, roll.chance * way.chance)


# --- aiming ---


class Aimer:
    """R55 Gives out counted dice to ships behind these shields; remembers what destroys a ship most cheaply.

    Dice are the counts of `targeting` packed into one int of so many bits each, which is 62 bits or fewer but
    for very large fleets. So to look at a ship is a mask and a lookup, and to use dice up is a subtraction.
    """

    __slots__ = ("bits", "known", "masks", "rests", "shields")

    def __init__(self, shields: list[int], bits: int) -> None:
        self.shields = shields
        self.bits = bits
        self.masks: list[int] = []  # the dice that hit through each shield
        for first in range(len(shields)):
            mask = 0
            for at in range(MOST_DAMAGE * len(shields)):
                if at % len(shields) >= first:
                    mask |= (1 << bits) - 1 << bits * at
            self.masks.append(mask)
        self.known: dict[int, int] = {}  # by dice and points: the dice to use, none if they do not suffice
        self.rests: dict[int, list[int]] = {}  # by dice: their damage by place of the strongest shield beaten

    def give(self, dice: int, left: list[int], places: list[int]) -> None:
        """Lowers the points left of ships, each behind the shield at its place."""
        for ship in range(len(left)):
            need = left[ship]
            if need > 0:
                able = dice & self.masks[places[ship]]
                used = self.known.get(able << NEED_BITS | need)
                if used is None:
                    used = self.work_out(able, places[ship], need)
                if used:
                    left[ship] = 0
                    dice -= used
                    if not dice:
                        return
        if dice:
            rest = self.rests.get(dice)
            if rest is None:
                rest = self.rest(dice)
            for place in range(len(rest)):
                if rest[place]:
                    hit_first(left, places, place, rest[place])

    def counts(self, dice: int) -> list[int]:
        mask = (1 << self.bits) - 1
        return [dice >> self.bits * at & mask for at in range(MOST_DAMAGE * len(self.shields))]

    def work_out(self, dice: int, first: int, need: int) -> int:
        """The dice that destroy a ship, of each colour those of least reach first."""
        counts = self.counts(dice)
        chosen = cheapest(counts, self.shields, first, need)
        used = 0
        for colour in range(MOST_DAMAGE):
            n = chosen >> BITS * colour & MASK
            at = colour * len(self.shields) + first
            while n:
                taken = min(n, counts[at])
                used += taken << self.bits * at
                n -= taken
                at += 1
        self.known[dice << NEED_BITS | need] = used
        return used

    def rest(self, dice: int) -> list[int]:
        """What dice that destroy nothing do, by place."""
        width = len(self.shields)
        counts = self.counts(dice)
        found = [0] * width
        for at in range(len(counts)):
            found[at % width] += counts[at] * (at // width + 1)
        self.rests[dice] = found
        return found


def hit_first(left: list[int], places: list[int], place: int, damage: int) -> None:
    """What destroys nothing goes to the first survivor that it hits."""
    for ship in range(len(left)):
        if left[ship] > 0 and places[ship] <= place:
            left[ship] -= damage
            return


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
