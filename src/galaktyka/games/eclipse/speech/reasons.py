"""Why something is not on offer."""

from galaktyka.core.words import Text
from galaktyka.games.eclipse.notation import write
from galaktyka.games.eclipse.state import EclipseState


def why_not(s: EclipseState, seat: int, answer: int) -> Text:
    return Text("eclipse-not-now", {"notation": write(s, answer)})
