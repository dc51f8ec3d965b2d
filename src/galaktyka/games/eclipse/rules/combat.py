"""The combat phase."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import F_COMBAT
from galaktyka.games.eclipse.state import EclipseState


def begin(s: EclipseState, table: Table) -> None:
    s.push(F_COMBAT, -1)


def advance(s: EclipseState, table: Table) -> bool:
    s.pop()
    return False


def legal(s: EclipseState) -> list[int]:
    return []


def act(s: EclipseState, answer: int, table: Table) -> None:
    s.pop()
