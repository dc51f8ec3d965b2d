"""Why an answer is not on offer."""

from galaktyka.core.words import Text
from galaktyka.games.frontiers.notation import write
from galaktyka.games.frontiers.state import FrontiersState


def why_not(s: FrontiersState, seat: int, answer: int) -> Text:
    return Text("frontiers-why-not", {"notation": write(s, answer)})
