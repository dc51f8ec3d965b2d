"""The quick evaluation that bots search by."""

from galaktyka.games.frontiers.scoring import all_goals, standing
from galaktyka.games.frontiers.state import FrontiersState


def judge(s: FrontiersState, seat: int) -> int:
    """Hundredths of the points that the seat would have if the game ended now."""
    return 100 * sum(standing(s, seat, all_goals(s)))
