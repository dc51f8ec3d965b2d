"""What New Frontiers says to people: the questions and the log. Keys only, no language."""

from typing import Final

from galaktyka.core.table import Event
from galaktyka.core.words import Text
from galaktyka.games.frontiers.choices import QUESTIONS
from galaktyka.games.frontiers.state import FrontiersState

# The rule behind each question, in the order of QUESTIONS.
RULES: Final = [
    *["R1", "R4", "R61", "S7", "R2", "R95", "R19", "R31", "R34", "R41", "R46", "R46"],
    *["R50", "R17", "R64", "R62", "R62", "R94", "R72", "R94", "R73", "R74", "R92", "R92"],
]


def prompt(s: FrontiersState, seat: int) -> Text:
    return Text(f"frontiers-prompt-{QUESTIONS[s.top()]}")


def event_text(s: FrontiersState, event: Event) -> Text:
    return Text(
        f"frontiers-event-{event.kind}", {"seat": event.seat, "a": event.a, "b": event.b, "c": event.c}
    )
