"""How everybody stands: points to expect at the end, and the share of games won from here.

The judge's guess is off by more in the first round than in the last. How far, and whether too high or too low,
is measured on games of bots (`scripts/calibrate.py`) and kept in `calibration.toml`: for every round begun so
far, `drift` is what the judge misses on average and `doubt` the standard deviation of what it misses of a lead,
both in hundredths of a point.
"""

import math
import tomllib
from pathlib import Path
from typing import Final

from galaktyka.core.game import Game
from galaktyka.core.state import State

CALIBRATION: Final = "calibration.toml"
UNKNOWN_DOUBT: Final = 1000.0
STEPS: Final = 80
REACH: Final = 4.0
"""Standard deviations to either side over which chances are added up."""


class Standing:
    __slots__ = ("points", "share")

    def __init__(self, points: int, share: float) -> None:
        self.points = points  # to expect at the end, in hundredths
        self.share = share  # of games won from here; a shared win counts in parts


class Calibration:
    """What is known about the judge of one game, by rounds begun."""

    __slots__ = ("doubt", "drift")

    def __init__(self, drift: list[int], doubt: list[int]) -> None:
        self.drift = drift
        self.doubt = doubt

    def drift_in(self, rounds: int) -> int:
        return self.drift[min(rounds, len(self.drift) - 1)] if self.drift else 0

    def doubt_in(self, rounds: int) -> float:
        if not self.doubt:
            return UNKNOWN_DOUBT
        return float(max(1, self.doubt[min(rounds, len(self.doubt) - 1)]))


_READ: dict[str, Calibration] = {}


def calibration_of(game: str) -> Calibration:
    """What `scripts/calibrate.py` found; nothing is known of a game that it has not seen."""
    if not _READ:
        text = Path(__file__).with_name(CALIBRATION).read_text(encoding="utf-8")
        for name, found in tomllib.loads(text).items():
            _READ[name] = Calibration(found["drift"], found["doubt"])
    known = _READ.get(game)
    return known if known is not None else Calibration([], [])


def standings(game: Game, state: State, seat: int = 0, chance: int = 0) -> list[Standing]:
    """Every seat's standing in a position that is known; give a resampled one where something is hidden.

    Where the position is one of several that chance might have led to, `chance` is how much more the others are
    worth to a seat on average.
    """
    if state.over:
        points = [100 * score for score in game.scores(state)]
        return _with_shares(points, shares_at_end(game.ranks(state)))
    known = calibration_of(game.id)
    rounds = game.rounds(state)
    drift = known.drift_in(rounds)
    points = [game.judge(state, one) + drift for one in range(state.seats)]
    points[seat] += chance
    # The doubt is that of a lead, which two seats have a part in.
    return _with_shares(points, win_shares(points, known.doubt_in(rounds) / math.sqrt(2.0)))


def _with_shares(points: list[int], shares: list[float]) -> list[Standing]:
    return [Standing(points[seat], shares[seat]) for seat in range(len(points))]


def shares_at_end(ranks: list[int]) -> list[float]:
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def win_shares(points: list[int], deviation: float) -> list[float]:
    """Chances to end highest when every seat's points scatter normally and independently."""
    if len(points) == 1:
        return [1.0]
    chances = [_chance_to_lead(points, seat, deviation) for seat in range(len(points))]
    whole = sum(chances)
    return [chance / whole for chance in chances]


def _chance_to_lead(points: list[int], seat: int, deviation: float) -> float:
    """The sum over what the seat may end with of the chance that everybody else ends lower."""
    total = 0.0
    for step in range(STEPS + 1):
        away = REACH * (2.0 * step / STEPS - 1.0)
        chance = math.exp(-0.5 * away * away)
        for other in range(len(points)):
            if other != seat:
                lead = away + (points[seat] - points[other]) / deviation
                chance *= 0.5 * math.erfc(-lead / math.sqrt(2.0))
        total += chance
    return total
