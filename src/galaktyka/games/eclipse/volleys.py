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

KEY_BITS: Final = 48
"""Bits for all numbers of dice in a key; the points that a ship has left find room above them."""


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
    """Dice that hit something, counted as `targeting` wants them, and the chance of exactly them."""

    __slots__ = ("chance", "counts")

    def __init__(self, counts: list[int], chance: float) -> None:
        self.counts = counts
        self.chance = chance


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
    rolls = [Roll([0] * (MOST_DAMAGE * steps), 1.0)]
    for colour in range(MOST_DAMAGE):
        if dice[colour]:
            divides = wing.splits and not step and colour == MOST_DAMAGE - 1
            ways = splits(dice[colour] * ships, chances)
            rolls = [joined(roll, way, colour, divides) for roll in rolls for way in ways]
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


def joined(roll: Roll, way: Way, colour: int, divides: bool) -> Roll:
    """A roll with the dice of one colour more; R54 those that are divided count as so many dice of one point."""
    counts = roll.counts[:]
    for i, count in enumerate(way.counts):
        if divides:
            counts[i] += count * (colour + 1)
        else:
            counts[colour * len(way.counts) + i] += count
    return Roll(counts, roll.chance * way.chance)


# --- aiming ---


class Aimer:
    """R55 Gives out counted dice to ships behind these shields; remembers what destroys a ship most cheaply."""

    __slots__ = ("known", "shields")

    def __init__(self, shields: list[int]) -> None:
        self.shields = shields
        self.known: list[dict[int, int]] = [{} for _ in shields]

    def give(self, roll: Roll, left: list[int], places: list[int]) -> None:
        """Lowers the points left of ships, each behind the shield at its place."""
        counts = roll.counts[:]
        width = len(self.shields)
        for ship in range(len(left)):
            if left[ship] > 0:
                chosen = self.chosen(counts, places[ship], left[ship])
                if chosen:
                    left[ship] = 0
                    spend(counts, chosen, width, places[ship])
        for place in range(width):
            damage = 0
            for colour in range(MOST_DAMAGE):
                damage += counts[colour * width + place] * (colour + 1)
            if damage:
                hit_first(left, places, place, damage)

    def chosen(self, counts: list[int], first: int, need: int) -> int:
        """The dice that destroy a ship, as `cheapest` has them."""
        width = len(self.shields)
        bits = KEY_BITS // (MOST_DAMAGE * (width - first))
        key = need
        damage = 0
        largest = 0
        for colour in range(MOST_DAMAGE):
            for at in range(colour * width + first, colour * width + width):
                n = counts[at]
                damage += n * (colour + 1)
                key = key << bits | n
                largest |= n
        if damage < need:
            return 0
        if largest >> bits:
            return cheapest(counts, self.shields, first, need)
        found = self.known[first].get(key)
        if found is None:
            found = cheapest(counts, self.shields, first, need)
            self.known[first][key] = found
        return found


def spend(counts: list[int], chosen: int, width: int, first: int) -> None:
    """Take the chosen dice away, of each colour those of least reach first."""
    for colour in range(MOST_DAMAGE):
        n = chosen & MASK
        chosen >>= BITS
        at = colour * width + first
        while n:
            taken = min(n, counts[at])
            counts[at] -= taken
            n -= taken
            at += 1


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
