"""The weights of the quick evaluation (`judge.py`)."""

from typing import Final

from galaktyka.games.eclipse.ids import TECH_IDS

W_INCOME: Final = 0  # materials, science; then money that is left after the upkeep
W_PLENTY_INCOME: Final = 3
W_LACK: Final = 4
W_STOCK: Final = 5  # by resource
W_PLENTY: Final = 8
W_LAST_STOCK: Final = 9
W_TRADED: Final = 10
W_DEBT: Final = 11
W_ACTED: Final = 12
W_SETTLER: Final = 13
W_CUBE: Final = 14
W_STEP: Final = 15
W_SQUARE: Final = 16
W_NEIGHBOUR: Final = 17
W_GUARDED: Final = 18
W_CONQUEST: Final = 19
W_FOUND: Final = 20
W_BATTLE: Final = 21
W_SHIP: Final = 22
W_IDLE: Final = 23
W_BASE: Final = 24
W_NEAR: Final = 25
W_INSIDE: Final = 26
W_DISC: Final = 27
W_LOST: Final = 28
TECH_FIRST: Final = 29

NAMES: Final = [
    "income_materials", "income_science", "free_money", "plenty_income", "lack",
    "stock_materials", "stock_science", "stock_money", "plenty", "last_stock", "traded", "debt", "acted",
    "settler", "cube", "step", "square", "neighbour", "guarded", "conquest",
    "found", "battle", "ship", "idle", "base", "near", "inside", "disc", "lost",
    *[f"tech_{name}" for name in TECH_IDS],
]  # fmt: skip
WEIGHTS: Final = [
    20, 22, 26, 10, 70,
    11, 8, 12, 10, 3, 45, 150, 6,
    38, 40, 20, 20, 40, 45, 30,
    200, 160, 2, 1, 1, 14, 65, 12, 140,
    # Technologies with five rounds or more to come: military, grid, nano, rare.
    25, 35, 150, 80, 60, 70, 100, 170,
    75, 85, 130, 115, 60, 50, 150, 70,
    75, 65, 60, 70, 60, 70, 60, 20,
    60, 100, 20, 100, 40, 70, 115, 115, 65, 40, 100, 40, 20, 80, 80,
]  # fmt: skip
