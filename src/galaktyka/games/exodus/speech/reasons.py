"""Why an answer is not on offer."""

from galaktyka.core.words import Text
from galaktyka.games.exodus.notation import write
from galaktyka.games.exodus.state import ExodusState


def why_not(state: ExodusState, seat: int, answer: int) -> Text:
    return Text("exodus-why-not", {"notation": write(state, answer)})
