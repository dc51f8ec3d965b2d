"""Prompts and events."""

from typing import Final

from galaktyka.core.table import Event
from galaktyka.core.words import Text
from galaktyka.games.exodus.choices import FRAME_KINDS, QUESTIONS
from galaktyka.games.exodus.state import ExodusState

RULES: Final = ["R1"] * FRAME_KINDS


def prompt(state: ExodusState, seat: int) -> Text:
    return Text(f"exodus-ask-{QUESTIONS[state.top()]}")


def event_text(state: ExodusState, event: Event) -> Text:
    return Text(f"exodus-event-{event.kind}", {"seat": event.seat, "a": event.a, "b": event.b, "c": event.c})
