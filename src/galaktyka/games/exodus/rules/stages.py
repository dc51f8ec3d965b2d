"""The stages of an action, and how a question of it is left."""

from typing import Final

from galaktyka.games.exodus.choices import F_ACTION
from galaktyka.games.exodus.state import ExodusState

OPENING: Final = 0  # a pause where the action itself does not ask before anything is fixed
WORK: Final = 1
CLOSING: Final = 2  # a pause after the last thing done
LEFT: Final = 3  # the player ended the action where free acts were on offer too: that was the pause


def leave(s: ExodusState) -> None:
    """R34 The player does no more: the question goes, and the action with it."""
    s.pop()
    if s.top() == F_ACTION:
        s.set_arg(1, LEFT)
