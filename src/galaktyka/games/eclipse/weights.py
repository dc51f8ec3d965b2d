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
W_PRIZE: Final = 27
W_SHIP: Final = 28
W_IDLE: Final = 29
W_LOST: Final = 30
W_FOLLOW: Final = 31
W_NEAR: Final = 32
W_INSIDE: Final = 33
W_DRAWN: Final = 34
TECH_FIRST: Final = 35

NAMES: Final = [
    "income_materials", "income_science", "free_money", "plenty_income", "plenty_free", "lack",
    "stock_materials", "stock_science", "stock_money", "plenty", "last_stock", "traded",
    "debt", "acted", "waiting", "passed", "settler", "cube",
    "techs", "step", "square", "pending", "neighbour", "guarded",
    "conquest", "found", "battle", "prize", "ship", "idle",
    "lost", "follow", "near", "inside", "drawn",
    *[f"tech_{name}" for name in TECH_IDS],
]  # fmt: skip
WEIGHTS: Final = [
    24, 24, 26, 10, 7, 75,
    22, 20, 24, 9, 5, 50,
    150, 0, 14, 14, 30, 45,
    100, 18, 22, 100, 0, 0,
    0, 220, 170, 60, 2, 1,
    100, 0, 14, 65, 150,
    # Technologies with five rounds or more to come: military, grid, nano, rare.
    30, 40, 180, 95, 70, 85, 120, 200,
    90, 100, 160, 140, 75, 60, 180, 90,
    90, 80, 75, 90, 75, 90, 70, 20,
    70, 120, 20, 120, 50, 85, 140, 140, 80, 50, 120, 50, 20, 95, 95,
]  # fmt: skip
