"""What a person may ask about a position: why something is not on offer, what an answer would lead to."""

from galaktyka.core.game import Answer
from galaktyka.core.match import Match
from galaktyka.core.words import Illegal, Text
from galaktyka.server.errors import Refused
from galaktyka.server.room import Room
from galaktyka.server.wire import Json, text_json

FEW_PLACES = 24


def is_asked(match: Match, seat: int) -> bool:
    return not match.over and seat in match.state.actors() and match.holder in (-1, seat)


def _refused(match: Match, seat: int) -> list[tuple[Answer, int]]:
    """The candidates of the pending question that are not on offer, as far as there are words for them."""
    legal = set(match.state.allowed(seat))
    refused = [answer for answer in match.game.candidates(match.state) if answer not in legal]
    described = [(_described(match, seat, answer), answer) for answer in refused]
    return [(shown, answer) for shown, answer in described if shown is not None]


def _described(match: Match, seat: int, answer: int) -> Answer | None:
    """A game describes what it offers; of what it does not, it may have nothing to say."""
    try:
        return match.game.describe(match.state, seat, answer)
    except (ValueError, LookupError, AssertionError):
        return None


def _reason(match: Match, seat: int, shown: Answer, answer: int) -> Json:
    why = match.game.why_not(match.state, seat, answer)
    return {"notation": shown.notation, "label": text_json(shown.label), "why": text_json(why)}


def reasons(room: Room, seat: int, target: str | None, notation: str | None) -> list[Json]:
    """Why a place of the picture, or an answer by its notation, is not on offer."""
    match = room.playing()
    if not is_asked(match, seat):
        why = match.why_not(0, seat)
        return [
            {
                "notation": notation or "",
                "label": text_json(Text("server-not-your-turn")),
                "why": text_json(why),
            }
        ]
    if notation is not None:
        return [_by_notation(match, seat, notation)]
    if target is None:
        raise Refused("bad-request", "server-no-answer")
    found = [
        _reason(match, seat, shown, answer)
        for shown, answer in _refused(match, seat)
        if shown.target == target
    ]
    if found:
        return found
    offered = [answer for answer in match.answers(seat) if answer.target == target]
    if offered:
        none = text_json(Text("refusal-none"))
        return [{"notation": a.notation, "label": text_json(a.label), "why": none} for a in offered]
    nothing = Text("server-no-such-target")
    return [{"notation": "", "label": text_json(match.prompt), "why": text_json(nothing)}]


def _by_notation(match: Match, seat: int, notation: str) -> Json:
    wanted = " ".join(notation.split())
    for answer in match.game.candidates(match.state):
        if match.game.notation(match.state, answer) == wanted:
            shown = _described(match, seat, answer)
            label = shown.label if shown is not None else Text("server-answer", {"notation": wanted})
            why = match.why_not(answer, seat)
            return {"notation": wanted, "label": text_json(label), "why": text_json(why)}
    why = match.why_not(wanted, seat)
    return {"notation": wanted, "label": text_json(Text("server-no-such-answer")), "why": text_json(why)}


def dimmed(room: Room, seat: int) -> list[Json]:
    """The answers that are not on offer now and have no place on the board, or only a few do."""
    match = room.match
    if match is None or not is_asked(match, seat):
        return []
    refused = _refused(match, seat)
    if len(refused) > FEW_PLACES:
        refused = [(shown, answer) for shown, answer in refused if not shown.target]
    return [_reason(match, seat, shown, answer) for shown, answer in refused[:FEW_PLACES]]


def preview(room: Room, seat: int, answer: int) -> list[Json]:
    """What a legal answer would lead to."""
    match = room.playing()
    if not is_asked(match, seat) or answer not in match.state.allowed(seat):
        raise Illegal(match.why_not(answer, seat))
    return [text_json(text) for text in match.game.preview(match.state, seat, answer)]
