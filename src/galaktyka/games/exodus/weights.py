"""The weights of the quick evaluation (`judge.py`), and the worth of goods and income by them."""

from typing import Final

from galaktyka.games.exodus.ids import TECH_IDS

W_CP: Final = 0
W_CP_PLENTY: Final = 1
W_PLENTY: Final = 2
W_AXINIUM: Final = 3
W_PHASIUM: Final = 4
W_STORE: Final = 5
W_INCOME: Final = 6  # by resource
W_HOLD: Final = 9
W_HOME: Final = 10
W_COLONIST: Final = 11
W_ABOARD: Final = 12
W_LAND_NOW: Final = 13
W_LAND_NEAR: Final = 14
W_LAND_FAR: Final = 15
W_MOON: Final = 16
W_SHIP: Final = 17
W_CAPACITY: Final = 18
W_GUN: Final = 19
W_ARMOUR: Final = 20
W_DRIVE: Final = 21
W_DAMAGE: Final = 22
W_PRESENT: Final = 23
W_ARRIVING: Final = 24
W_LATER: Final = 25
W_CARE: Final = 26
W_PRIZE: Final = 27
W_GUARD: Final = 28
W_COUNCIL_NEAR: Final = 29
W_ROCKET: Final = 30
W_TITLE: Final = 31
W_RANK: Final = 32
W_LAW: Final = 33
W_ACTION: Final = 34
W_BONUS: Final = 35
W_EXTRA_MOVE: Final = 36
W_HUNT: Final = 37
W_CROWD: Final = 38
W_STALK: Final = 39
TECH_FIRST: Final = 40

NAMES: Final = [
    "cp", "cp_plenty", "plenty", "axinium", "phasium", "store", "income_cp", "income_axinium", "income_phasium",
    "hold", "home", "colonist", "aboard", "land_now", "land_near", "land_far", "moon",
    "ship", "capacity", "gun", "armour", "drive", "damage",
    "present", "arriving", "later", "care", "prize", "guard", "council_near", "rocket",
    "title", "rank", "law", "action", "bonus", "extra_move", "hunt", "crowd", "stalk",
    *[f"tech_{name}" for name in TECH_IDS],
]  # fmt: skip
# Learnt from 240 games by `scripts/learn_judge.py`; `scripts/fitted/exodus.json` tells how.
WEIGHTS: Final = [
    13, 5, 13, 35, 32, 4, 41, 42, 30,
    89, 12, 4, 20, 77, 62, 41, 91,
    170, 8, 16, 18, 15, 6,
    46, 31, 17, 64, 49, 95, 123, 20,
    6, 12, 58, 97, 60, 60, 60, 2, 70,
    # Technologies for each turn left, by their numbers: orange, grey, black, brown.
    40, 21, 32, 23, 39, 24, 22,
    41, 26, 37, 10, 31, 21, 24,
    10, 32, 33, 17, 26, 37, 11,
    46, 12, 22, 47, 43, 8, 20,
]  # fmt: skip

# How much of its hex a ship is sure of, by the conquest phases to come, in hundredths.
LATE_HEX: Final = [100, 62, 38, 18, 14, 8, 6]
STORE_SIZE: Final = 99
TWO_TURNS: Final = 200


def goods_worth(cp: int, axinium: int, phasium: int, spending: int) -> int:
    """Goods by what they buy: half as much in the last action phase, nothing after it."""
    if spending <= 0:
        return 0
    weights = WEIGHTS
    much = weights[W_PLENTY]
    worth = cp * weights[W_CP] if cp <= much else much * weights[W_CP] + (cp - much) * weights[W_CP_PLENTY]
    store = weights[W_STORE]
    worth += stored(axinium, store) * weights[W_AXINIUM] // 2
    worth += stored(phasium, store) * weights[W_PHASIUM] // 2
    return worth if spending >= TWO_TURNS else worth * (TWO_TURNS + spending) // (2 * TWO_TURNS)


def stored(units: int, store: int) -> int:
    """Units in halves: those beyond what a turn or two can use count half."""
    return 2 * units if units <= store else store + units


def income_worth(resource: int, units: int) -> int:
    return WEIGHTS[W_INCOME + resource] * units
