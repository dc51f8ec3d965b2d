"""REST: reasons, positions of the past, records, figures."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from galaktyka.core.words import Illegal
from galaktyka.server import advising, asking, replies
from galaktyka.server.errors import Refused, refusal_of
from galaktyka.server.messages import Fork, Why
from galaktyka.server.past import record_text
from galaktyka.server.people import access_by, own_seat, watching
from galaktyka.server.room import Access, Room, standing_bot
from galaktyka.server.routes import Behind, Key, answer, limited, refusals
from galaktyka.server.table_routes import (
    CHANGING,
    READ,
    USUAL,
    Language,
    SeatQuery,
    TableId,
    known_language,
    visited,
)

ROUTER = APIRouter(prefix="/api/tables/{table}")
RECORDS = APIRouter(prefix="/api")
OwnSeat = Annotated[int, Query(ge=0, lt=64)]
WITH_CONFLICT = refusals(401, 403, 404, 409, 410, 422)


@ROUTER.post("/why", response_model=replies.Reasons, responses=CHANGING, dependencies=READ)
async def why(services: Behind, table: TableId, key: Key, wish: Why) -> Response:
    """Why a place or an answer is not on offer."""
    async with services.rooms.hold(table) as room:
        own_seat(access_by(room, key), wish.seat)
        return answer({"reasons": asking.reasons(room, wish.seat, wish.target, wish.notation)})


@ROUTER.get("/refused", response_model=list[replies.Reason], responses=USUAL, dependencies=READ)
async def refused(services: Behind, table: TableId, key: Key, seat: OwnSeat) -> Response:
    """The answers of the pending question that are not on offer now, as far as the bar shows them dimmed."""
    async with services.rooms.hold(table) as room:
        own_seat(access_by(room, key), seat)
        return answer(asking.dimmed(room, seat))


@ROUTER.get("/preview", response_model=list[replies.Text], responses=WITH_CONFLICT, dependencies=READ)
async def preview(
    services: Behind,
    table: TableId,
    key: Key,
    seat: OwnSeat,
    answer_: Annotated[int, Query(alias="answer", ge=0, le=2**31 - 1)],
) -> Response:
    """What an answer would lead to, such as the odds of a battle."""
    async with services.rooms.hold(table) as room:
        own_seat(access_by(room, key), seat)
        try:
            return answer(asking.preview(room, seat, answer_))
        except Illegal as illegal:
            raise refusal_of(illegal) from None


@ROUTER.get("/hints", response_model=replies.Hints, responses=WITH_CONFLICT, dependencies=[limited("hint")])
async def hints(services: Behind, table: TableId, key: Key, seat: OwnSeat) -> Response:
    """The best answers to the pending question and why, for tables without another person."""
    async with services.rooms.hold(table) as room:
        advising.check_alone(room, access_by(room, key), seat)
        seq = room.seq
        question = services.bots.question(room, seat, standing_bot())
    return answer({"seq": seq, "hints": await services.bots.advice(question)})


def any_seat(room: Room, access: Access | None, seat: int | None) -> int:
    """After the end every seat may be looked through; during play only one's own."""
    if seat is None or seat < 0:
        return watching(room, access)
    if seat >= len(room.seats):
        raise Refused("not-found", "refusal-no-such-seat", {"seat": seat + 1, "seats": len(room.seats)})
    if room.status == "over":
        watching(room, access)
        return seat
    return own_seat(access, seat)


@ROUTER.get("/position", response_model=replies.Position, responses=WITH_CONFLICT, dependencies=READ)
async def position(
    services: Behind,
    table: TableId,
    key: Key,
    at: Annotated[int, Query(ge=0, le=2**31 - 1)],
    seat: SeatQuery = None,
    language: Language = "en",
) -> Response:
    """The position after entry N: through one's own seat during play, through any seat after the end."""
    async with services.rooms.hold(table) as room:
        view_seat = any_seat(room, access_by(room, key), seat)
        shown = await services.archive.position(room, at, view_seat, known_language(language))
        return answer(shown)


@ROUTER.get("/statistics", response_model=replies.Statistics, responses=WITH_CONFLICT, dependencies=READ)
async def statistics(services: Behind, table: TableId, key: Key) -> Response:
    """Points by source, and scores and stocks by round, of a game that is over."""
    async with visited(services, table, key, None) as (room, _, _seat):
        return answer(await services.archive.statistics(room))


@ROUTER.get("/evaluation", response_model=list[replies.Evaluated], responses=WITH_CONFLICT, dependencies=READ)
async def evaluation(services: Behind, table: TableId, key: Key) -> Response:
    """How everybody stood through a game that is over: points to expect and the share of games won."""
    async with visited(services, table, key, None) as (room, _, _seat):
        past = await services.archive.past(room)
        return answer(await asyncio.to_thread(advising.evaluation, room, past))


@ROUTER.get("/record", response_class=Response, responses=WITH_CONFLICT, dependencies=READ)
async def record(services: Behind, table: TableId, key: Key) -> Response:
    """The record of a game that is over, as a file."""
    async with visited(services, table, key, None) as (room, _, _seat):
        headers = {"Content-Disposition": f'attachment; filename="{room.header.game}-{table}.json"'}
        return Response(record_text(room), media_type="application/json", headers=headers)


@ROUTER.post(
    "/fork",
    status_code=201,
    response_model=replies.Opened,
    responses=CHANGING,
    dependencies=[limited("create")],
)
async def fork(services: Behind, table: TableId, key: Key, wish: Fork) -> Response:
    """A new table that goes on from an earlier position of this one."""
    async with services.rooms.hold(table) as room:
        access = access_by(room, key)
        watching(room, access)
        return answer(await services.archive.fork(room, access, wish), 201)


@RECORDS.post(
    "/records",
    status_code=201,
    response_model=replies.Uploaded,
    responses=refusals(400, 413, 422),
    dependencies=[limited("upload")],
    openapi_extra={
        "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
    },
)
async def upload(services: Behind, request: Request) -> Response:
    """A record file becomes a table: to look through, or to go on from by `fork`."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("bad-request", "server-garbage") from None
    return answer(await services.archive.upload(text), 201)
