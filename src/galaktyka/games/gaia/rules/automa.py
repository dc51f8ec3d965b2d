"""The Automa, the solo opponent (A1–A18)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.state import GaiaState


def set_up(s: GaiaState, table: Table) -> None:
    """placeholder"""


def begin_round(s: GaiaState, table: Table) -> None:
    """placeholder"""


def take_turn(s: GaiaState, seat: int, table: Table) -> None:
    s.players[seat].passed = True
    s.passing.append(seat)
