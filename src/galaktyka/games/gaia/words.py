"""What Gaia Project says to people: prompts, answers with their costs, reasons, events. Keys only, no language."""

from galaktyka.core.game import Answer
from galaktyka.core.table import Event
from galaktyka.core.words import Text
from galaktyka.games.gaia.choices import QUESTIONS
from galaktyka.games.gaia.notation import write
from galaktyka.games.gaia.state import GaiaState

RULES = ["" for _ in QUESTIONS]


def prompt(s: GaiaState, seat: int) -> Text:
    return Text("gaia-ask-" + QUESTIONS[s.top()])


def describe(s: GaiaState, seat: int, answer: int) -> Answer:
    return Answer(answer, write(s, answer), Text(write(s, answer)))


def why_not(s: GaiaState, seat: int, answer: int) -> Text:
    return Text("gaia-refusal")


def event_text(s: GaiaState, event: Event) -> Text:
    return Text(f"gaia-event-{event.kind}")
