"""The Automa, the solo opponent (A1–A18)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.state import GaiaState


def take_seat(s: GaiaState, faction: int, table: Table) -> None:
    """A3"""
    s.players[1].faction = faction


def set_up(s: GaiaState, table: Table) -> None:
    """A4"""


def begin_round(s: GaiaState, table: Table) -> None:
    """A5"""


def redraw_hidden(s: GaiaState, table: Table) -> None:
    """hidden"""


def take_turn(s: GaiaState, seat: int, table: Table) -> None:
    s.players[seat].passed = True
    s.passing.append(seat)
