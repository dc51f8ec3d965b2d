"""What must come out right in every box of Gaia Project, ours or an owner's."""

from typing import Final

from galaktyka.core.data import Document, Limits

LIMITS: Final[Limits] = {
    "layout.slots": (-20, 20),
    "first_game.mines": (-20, 20),
}


def check_totals(document: Document) -> None:
    return
