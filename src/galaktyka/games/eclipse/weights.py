"""The weights of the quick evaluation (`judge.py`)."""

from typing import Final

from galaktyka.games.eclipse.ids import TECH_IDS

W_INCOME: Final = 0  # materials, science, money that is left after the upkeep
W_PLENTY_INCOME: Final = 3
W_PLENTY_FREE: Final = 4
W_LACK: Final = 5
W_STOCK: Final = 6  # by resource
W_PLENTY: Final = 9
W_LAST_STOCK: Final = 10
W_TRADED: Final = 11
W_DEBT: Final = 12
W_ACTED: Final = 13
W_WAITING: Final = 14
W_PASSED: Final = 15
W_SETTLER: Final = 16
W_CUBE: Final = 17
W_TECHS: Final = 18
W_STEP: Final = 19
W_SQUARE: Final = 20
W_PENDING: Final = 21
W_NEIGHBOUR: Final = 22
W_GUARDED: Final = 23
W_CONQUEST: Final = 24
W_FOUND: Final = 25
W_BATTLE: Final = 26
W_SHIP: Final = 27
W_IDLE: Final = 28
W_LOST: Final = 29
W_NEAR: Final = 30
W_INSIDE: Final = 31
W_DRAWN: Final = 32
W_FRONTIER: Final = 33
W_FAR: Final = 34
W_RESERVE: Final = 35
W_OFFER: Final = 36
W_VETERAN: Final = 37
TECH_FIRST: Final = 38

NAMES: Final = [
    "income_materials", "income_science", "free_money", "plenty_income", "plenty_free", "lack",
    "stock_materials", "stock_science", "stock_money", "plenty", "last_stock", "traded",
    "debt", "acted", "waiting", "passed", "settler", "cube",
    "techs", "step", "square", "pending", "neighbour", "guarded",
    "conquest", "found", "battle", "ship", "idle",
    "lost", "near", "inside", "drawn", "frontier",
    "far", "reserve", "offer", "veteran",
    *[f"tech_{name}" for name in TECH_IDS],
]  # fmt: skip
WEIGHTS: Final = [
    24, 24, 26, 10, 7, 75,
    22, 20, 24, 9, 5, 50,
    150, 0, 14, 14, 30, 45,
    100, 18, 22, 100, 40, 50,
    35, 220, 170, 2, 1,
    150, 14, 65, 150, 150,
    60, 50, 60, 40,
    # Technologies with five rounds or more to come: military, grid, nano, rare.
    30, 40, 180, 95, 70, 85, 120, 200,
    90, 100, 160, 140, 75, 60, 180, 90,
    90, 80, 75, 90, 75, 90, 70, 20,
    70, 120, 20, 120, 50, 85, 140, 140, 80, 50, 120, 50, 20, 95, 95,
]  # fmt: skip
