"""Why relations cannot be proposed to somebody (R42)."""

from galaktyka.core.words import Text
from galaktyka.games.eclipse.rules.diplomacy import at_peace, count, fits
from galaktyka.games.eclipse.speech.phrases import player_name
from galaktyka.games.eclipse.state import EclipseState


def propose_reason(s: EclipseState, seat: int, partner: int) -> Text:
    p = s.players[seat]
    if not s.box.diplomacy[s.seats]:
        return Text("eclipse-refusal-no-diplomacy")
    if partner == seat:
        return Text("eclipse-refusal-oneself")
    name = player_name(s, partner)
    if p.allies >> partner & 1:
        return Text("eclipse-refusal-allied", {"player": name})
    if s.offered >> partner & 1:
        return Text("eclipse-refusal-offered", {"player": name})
    own = side_reason(s, seat)
    if own is not None:
        return own
    theirs = side_reason(s, partner)
    if theirs is not None:
        return Text("eclipse-refusal-partner", {"player": name, "why": theirs})
    if not at_peace(p, s.players[partner]):
        return Text("eclipse-refusal-ships-meet", {"player": name})
    return Text("eclipse-refusal-no-border", {"player": name})


def side_reason(s: EclipseState, seat: int) -> Text | None:
    """What one side lacks for relations."""
    p = s.players[seat]
    if p.eliminated:
        return Text("eclipse-refusal-eliminated")
    if s.traitor == seat:
        return Text("eclipse-refusal-traitor")
    ambassadors = count(p.allies)
    if ambassadors >= s.box.ambassadors:
        return Text("eclipse-refusal-no-ambassador")
    if not sum(p.cubes):
        return Text("eclipse-refusal-no-cube")
    if not fits(s, seat, ambassadors + 1, 0):
        return Text("eclipse-refusal-no-room")
    return None
