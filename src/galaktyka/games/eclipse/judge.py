"""The quick guess of a player's final points that bots search by."""

from galaktyka.games.eclipse.scoring import score
from galaktyka.games.eclipse.state import EclipseState


def judge(s: EclipseState, seat: int) -> int:
    return 100 * score(s, seat)
