"""What is asked and what happened, as text keys."""

from typing import Final

from galaktyka.core.table import Event
from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.choices import QUESTIONS
from galaktyka.games.eclipse.state import EclipseState

# The rule that asks, by frame.
RULES: Final = [
    *["R1", "S6", "R12", "R17", "R19", "R22", "R25", "R25", "R27", "R27"],
    *["R28", "R28b", "R29", "R29", "R30", "R30", "R36", "R37", "R6", "R8"],
    *["R2", "R42", "R42", "R43", "R33", "R34", "R46", "R47", "R49", "R51"],
    *["R52", "R54", "R57", "R58", "R58", "R61", "R61", "R62", "R66", "R67"],
    *["R66", "R44"],
]


def prompt(s: EclipseState, seat: int) -> Text:
    return Text("eclipse-prompt", {"question": QUESTIONS[s.top()], "left": s.arg(0)})


def event_text(s: EclipseState, event: Event) -> Text:
    params: dict[str, Param] = {
        "kind": event.kind,
        "seat": event.seat + 1,
        "a": event.a,
        "b": event.b,
        "c": event.c,
    }
    return Text("eclipse-event", params)
