"""REST: one table, its seats, its position, its chat."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from galaktyka.core.text import LANGUAGES
from galaktyka.server import replies
from galaktyka.server.chronicle import line_for
from galaktyka.server.errors import Refused
from galaktyka.server.hub import table_info
from galaktyka.server.messages import Act, Chat, Join, SeatChange, Start
from galaktyka.server.people import access_by, seat_of
from galaktyka.server.room import Access, Room
from galaktyka.server.routes import Behind, Key, answer, limited, limited_by_address, refusals
from galaktyka.server.services import Services
from galaktyka.server.showing import SHOWN_LINES, Picture

ROUTER = APIRouter(prefix="/api/tables/{table}")
TableId = Annotated[str, Path(pattern="^[a-z0-9]{12}$")]
SeatNumber = Annotated[int, Path(ge=0, lt=64)]
SeatQuery = Annotated[int | None, Query(ge=-1, lt=64)]
Language = Annotated[str, Query(max_length=8)]
READ = [limited("read")]
PLAY = [limited("play")]
USUAL = refusals(401, 403, 404, 410, 422)
CHANGING = refusals(400, 401, 403, 404, 409, 410, 413, 422)


@asynccontextmanager
async def visited(
    services: Services, table: str, key: str, seat: int | None
) -> AsyncIterator[tuple[Room, Access | None, int]]:
    """The table, what the key opens, and the seat to look through (-1: a spectator's)."""
    async with services.rooms.hold(table) as room:
        access = access_by(room, key)
        yield room, access, seat_of(room, access, seat)


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("invalid", "refusal-language", {"language": language, "known": ", ".join(LANGUAGES)})
    return language


@ROUTER.get("", response_model=replies.TableInfo, responses=USUAL, dependencies=READ)
async def about(services: Behind, table: TableId, key: Key) -> Response:
    """Who sits where, and how far the game is."""
    async with services.rooms.hold(table) as room:
        access = access_by(room, key)
        return answer(table_info(room, access, services.hub.connected(table, len(room.seats))))


@ROUTER.post("/join", response_model=replies.Seated, responses=CHANGING, dependencies=PLAY)
async def join(services: Behind, table: TableId, wish: Join) -> Response:
    """Take an open seat by invitation; gives the key of that seat."""
    return answer(await services.office.join(table, wish))


@ROUTER.post("/start", response_model=replies.Done, responses=CHANGING, dependencies=PLAY)
async def start(services: Behind, table: TableId, key: Key, wish: Start) -> Response:
    """Start now: bots take the seats that are still open. For the owner."""
    return answer({"seq": await services.office.begin(table, key, wish.bot)})


@ROUTER.patch("/seats/{seat}", response_model=replies.Done, responses=CHANGING, dependencies=PLAY)
async def change_seat(
    services: Behind, table: TableId, key: Key, seat: SeatNumber, wish: SeatChange
) -> Response:
    """Open or close a seat, put a bot in, or give it back to its person. For the owner."""
    return answer({"seq": await services.office.change_seat(table, key, seat, wish)})


@ROUTER.post("/seats/{seat}/link", response_model=replies.Seated, responses=CHANGING, dependencies=PLAY)
async def fresh_link(services: Behind, table: TableId, key: Key, seat: SeatNumber) -> Response:
    """A fresh key for a seat, for its person or the owner; the old one expires."""
    return answer(await services.office.fresh_link(table, key, seat))


@ROUTER.get("/state", response_model=replies.StateMessage, responses=USUAL, dependencies=READ)
async def state(
    services: Behind, table: TableId, key: Key, seat: SeatQuery = None, language: Language = "en"
) -> Response:
    """All that a seat, or a spectator, sees."""
    async with visited(services, table, key, seat) as (room, access, view_seat):
        message, _ = await services.hub.state(room, access, view_seat, known_language(language))
        return answer(message)


@ROUTER.get("/log", response_model=replies.Log, responses=USUAL, dependencies=READ)
async def log(
    services: Behind,
    table: TableId,
    key: Key,
    seat: SeatQuery = None,
    before: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """Earlier lines of the log: up to 200 before an entry."""
    async with visited(services, table, key, seat) as (room, _, view_seat):
        picture = Picture(room, view_seat, "en", [])
        last = min(picture.seen, before if before is not None else picture.seen)
        first = max(0, last - SHOWN_LINES)
        lines = await services.hub.lines(room, first, last)
        shown = [line_for(line, view_seat, picture.sealed) for line in lines]
        return answer({"from": first, "lines": shown})


@ROUTER.post("/acts", response_model=replies.Done, responses=CHANGING, dependencies=PLAY)
async def act(services: Behind, table: TableId, key: Key, act: Act) -> Response:
    """Answer, undo, redo, reset, commit, switch an automation, resign, ask for a take-back."""
    return answer({"seq": await services.office.act(table, key, act)})


@ROUTER.get("/chat", response_model=list[replies.ChatLine], responses=USUAL, dependencies=READ)
async def chat(services: Behind, table: TableId, key: Key) -> Response:
    """What was said lately."""
    async with visited(services, table, key, None):
        return answer(await services.store.chat(table, 200))


@ROUTER.post(
    "/chat", response_model=replies.Done, responses=CHANGING, dependencies=[limited_by_address("chat")]
)
async def say(services: Behind, table: TableId, key: Key, line: Chat) -> Response:
    """Say something to the table."""
    async with services.rooms.hold(table) as room:
        access = access_by(room, key)
    return answer({"seq": await services.office.say(table, access, line.seat, line.id, line.text)})
