"""Answers as people see them."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Text
from galaktyka.games.eclipse.notation import write
from galaktyka.games.eclipse.speech.words import RULES
from galaktyka.games.eclipse.state import EclipseState


def describe(s: EclipseState, seat: int, answer: int) -> Answer:
    text = write(s, answer)
    return Answer(answer, text, Text("eclipse-answer", {"notation": text}), rule=RULES[s.top()])
