"""Answers as people see them."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Text
from galaktyka.games.frontiers.notation import write
from galaktyka.games.frontiers.state import FrontiersState


def describe(s: FrontiersState, seat: int, answer: int) -> Answer:
    text = write(s, answer)
    return Answer(answer, text, Text("frontiers-answer", {"notation": text}))
