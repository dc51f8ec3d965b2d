"""Battles worked out a second time, from the rules alone and with exact fractions: what `odds` must agree with.

Nothing of the engine is used here. A ship is (dice, shield, damage); a side is a list of ships; sides stand in
turn order. Dice are looked at one by one, hits are given one by one, and no result is left out or joined.
"""

from fractions import Fraction
from math import comb

Ship = tuple[int, int, int]
Sides = tuple[tuple[Ship, ...], ...]

HIT = Fraction(1, 3)


def living(ship: Ship) -> bool:
    """R79 A ship lasts while its damage does not exceed its shield."""
    return ship[2] <= ship[1]


def dice_of(side: tuple[Ship, ...]) -> int:
    """R77 All cannons of a side."""
    return sum(dice for dice, _, _ in side)


def give(sides: list[list[Ship]], shooter: int, hits: int) -> None:
    """The standard allocation: hit after hit to the enemy ship that needs the fewest more."""
    for _ in range(hits):
        wanted = [
            (shield + 1 - damage, side, place)
            for side, ships in enumerate(sides)
            for place, (_, shield, damage) in enumerate(ships)
            if side != shooter and damage <= shield
        ]
        if not wanted:
            return
        _, side, place = min(wanted)
        dice, shield, damage = sides[side][place]
        sides[side][place] = (dice, shield, damage + 1)


def fire(sides: Sides, hits: tuple[int, ...]) -> Sides:
    """R78 A round: hits are given in reverse turn order, R79 then all broken ships go together."""
    struck = [list(side) for side in sides]
    for shooter in reversed(range(len(sides))):
        give(struck, shooter, hits[shooter])
    return tuple(tuple(ship for ship in side if living(ship)) for side in struck)


def chances(sides: Sides) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every combination of hits with its chance."""
    found: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    for side in sides:
        dice = dice_of(side)
        found = [
            ((*hits, k), chance * comb(dice, k) * HIT**k * (1 - HIT) ** (dice - k))
            for hits, chance in found
            for k in range(dice + 1)
        ]
    return found


class Ending:
    """Chances of each side, of no survivor and of a stand-off; rounds and ships left that may be expected."""

    def __init__(self, sides: int) -> None:
        self.win = [Fraction(0)] * sides
        self.nobody = Fraction(0)
        self.stand_off = Fraction(0)
        self.rounds = Fraction(0)
        self.left = [Fraction(0)] * sides

    def add(self, chance: Fraction, other: "Ending") -> None:
        for side in range(len(self.win)):
            self.win[side] += chance * other.win[side]
            self.left[side] += chance * other.left[side]
        self.nobody += chance * other.nobody
        self.stand_off += chance * other.stand_off
        self.rounds += chance * other.rounds


def over(sides: Sides) -> Ending | None:
    """R76 The fight goes on while two sides are there, R80 and one of them has a die to roll."""
    there = [number for number, side in enumerate(sides) if side]
    if len(there) > 1 and any(dice_of(side) for side in sides):
        return None
    end = Ending(len(sides))
    end.left = [Fraction(len(side)) for side in sides]
    if len(there) > 1:
        end.stand_off = Fraction(1)
    elif there:
        end.win[there[0]] = Fraction(1)
    else:
        end.nobody = Fraction(1)
    return end


def ending(sides: Sides, known: dict[Sides, Ending] | None = None) -> Ending:
    """How a battle ends. Rounds that change nothing are repeated until one does."""
    known = {} if known is None else known
    if sides in known:
        return known[sides]
    found = over(sides)
    if found is None:
        found = Ending(len(sides))
        idle = Fraction(0)
        for hits, chance in chances(sides):
            if any(hits):
                found.add(chance, ending(fire(sides, hits), known))
            else:
                idle = chance
        scaled = Ending(len(sides))
        scaled.add(1 / (1 - idle), found)
        scaled.rounds += 1 / (1 - idle)
        found = scaled
    known[sides] = found
    return found
