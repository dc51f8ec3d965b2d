"""How strong a ship is to the quick evaluation.

The root of attack times endurance, so that two ships are worth about twice one.
"""

from math import isqrt
from typing import Final

from galaktyka.games.eclipse.ids import CANNONS, COMPUTER, HULL, INITIATIVE, MISSILES, SHIELD

COLOURS: Final = 4


def strength_of(design: list[int], damage_of: list[int], start: int) -> int:
    """The strength of one ship, whose values begin at `start` of a list of designs."""
    computer = min(4, design[start + COMPUTER])
    attack = 0
    for colour in range(COLOURS):
        dice = 2 * design[start + CANNONS + colour] + design[start + MISSILES + colour]
        attack += dice * damage_of[colour] * (1 + computer)
    endurance = (design[start + HULL] + 1) * (4 + design[start + SHIELD] + design[start + INITIATIVE] // 2)
    return isqrt(50 * attack * endurance)
