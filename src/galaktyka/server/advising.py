"""Advice and evaluation at the table: who may be told what the bots would do, and how everybody stood."""

from galaktyka.bots.standing import Standing, standings
from galaktyka.core.freezing import entries_seen_by
from galaktyka.server.asking import is_asked
from galaktyka.server.errors import Refused
from galaktyka.server.past import Past
from galaktyka.server.people import own_seat
from galaktyka.server.room import Access, Room
from galaktyka.server.wire import Json


def check_alone(room: Room, access: Access | None, seat: int) -> None:
    """Advice is for tables where it wrongs nobody: all people there look through one key."""
    own_seat(access, seat)
    assert access is not None
    if not set(room.people()) <= set(access.seats):
        raise Refused("forbidden", "server-hint-company")
    if not is_asked(room.playing(), seat):
        raise Refused("conflict", "server-not-your-turn")


def evaluation(room: Room, past: Past) -> list[Json]:
    """How everybody stood whenever the turn passed on, through a game that may be seen whole."""
    if room.status != "over":
        raise Refused("conflict", "server-not-over")
    seen = entries_seen_by(room.playing(), -1)
    found: list[Json] = []
    asked: list[int] = []
    for at in range(seen + 1):
        if past.rounds[at] == 0 and at < seen:
            continue  # nobody can tell before the table is laid out
        state = past.state(at)
        if state.actors() != asked or at == seen:
            asked = state.actors()
            found.append({"at": at, "standings": [standing_json(one) for one in standings(past.game, state)]})
    return found


def standing_json(standing: Standing) -> Json:
    return {"points": round(standing.points / 100, 1), "share": round(standing.share, 3)}
