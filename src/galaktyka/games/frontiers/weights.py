"""The weights of the quick evaluation (`judge.py`)."""

from typing import Final

# What a round uses up of each end, in hundredths: spaces and colonies of the leader, colonists and points a seat.
W_SPACES_A_ROUND: Final = 0
W_COLONIES_A_ROUND: Final = 1
W_COLONISTS_A_ROUND: Final = 2
W_POINTS_A_ROUND: Final = 3
W_CREDIT: Final = 4
W_CREDIT_LATE: Final = 5
W_PLENTY: Final = 6
W_COLONIST: Final = 7
W_IDLE_COLONIST: Final = 8
W_SETTLING: Final = 9
W_WAITING: Final = 10
W_SHORTFALL: Final = 11
W_EXPLORING: Final = 12
W_VARIABLE: Final = 13
W_PRODUCTION: Final = 14
W_PRODUCTION_PRICE: Final = 15
W_WINDFALL_PRICE: Final = 16
W_PLANET_POWER: Final = 17
W_UNSETTLED: Final = 18
W_WHEEL_LATE: Final = 19
W_AT_HAND: Final = 20
W_SELL_AGAIN: Final = 21
W_DEVELOP_OTHER: Final = 22
W_TRADE_POWER: Final = 23

NAMES: Final = [
    "spaces_a_round", "colonies_a_round", "colonists_a_round", "points_a_round", "credit", "credit_late",
    "plenty", "colonist", "idle_colonist", "settling", "waiting", "shortfall",
    "exploring", "variable", "production", "production_price", "windfall_price", "planet_power",
    "unsettled", "wheel_late", "at_hand", "sell_again", "develop_other", "trade_power",
]  # fmt: skip
# Fitted by `scripts/fit_judge.py` (423 trials, 28 accepted; `scripts/fitted/frontiers.json` tells how).
WEIGHTS: Final = [
    80, 203, 170, 60, 51, 4,
    21, 19, 10, 42, 22, 3,
    6, 82, 8, 3, 26, 144,
    13, 57, 65, 156, 15, 131,
]  # fmt: skip
