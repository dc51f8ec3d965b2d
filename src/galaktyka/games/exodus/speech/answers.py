"""Answers as people see them."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Text
from galaktyka.games.exodus.notation import write
from galaktyka.games.exodus.state import ExodusState


def describe(state: ExodusState, seat: int, answer: int) -> Answer:
    text = write(state, answer)
    return Answer(answer, text, Text("exodus-answer", {"notation": text}))
