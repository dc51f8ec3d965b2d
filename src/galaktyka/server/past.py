"""Positions of the past, the figures of a finished game, its record, and games taken up from a record."""

import asyncio
from collections import OrderedDict
from typing import Final

import orjson

from galaktyka.core.chance import LARGEST_SEED
from galaktyka.core.freezing import entries_seen_by
from galaktyka.core.game import Game
from galaktyka.core.record import Record, from_dict, loads
from galaktyka.core.replaying import replay
from galaktyka.core.state import State
from galaktyka.core.text import speaker
from galaktyka.core.words import Illegal
from galaktyka.server.errors import Refused, refusal_of
from galaktyka.server.messages import Fork, NewSeat
from galaktyka.server.office import Office, known_game, new_header, new_seats
from galaktyka.server.room import PERSON, Access, Room, Seat
from galaktyka.server.showing import panel_json, players_json, stages_json
from galaktyka.server.walking import walk
from galaktyka.server.wire import Json

KEPT: Final = 16
"""Finished or visited games whose positions stay in memory."""


class Past:
    """All positions of one record, packed; made once and looked at often."""

    __slots__ = ("entries", "game", "packed", "rounds", "scores", "setting")

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.setting = game.setting(record.players, record.seed, record.options)
        self.packed: list[bytes] = []
        self.rounds: list[int] = []
        self.scores: list[list[int]] = []
        for match in walk(game, record):
            self.packed.append(orjson.dumps(match.state.packed()))
            self.rounds.append(game.rounds(match.state))
            self.scores.append(game.scores(match.state))

    def state(self, at: int) -> State:
        return self.game.restore(self.setting, orjson.loads(self.packed[at]))

    def position(self, at: int, seat: int, language: str, seats: list[Seat]) -> Json:
        view = self.game.view(self.state(at), seat)
        panels = self.game.panels(view, speaker(language))
        return {
            "at": at,
            "seat": seat if seat >= 0 else None,
            "language": language,
            "panels": [panel_json(panel) for panel in panels],
            "defs": panels[0].defs if panels else "",
            "style": panels[0].style if panels else "",
            "players": players_json(self.game, view, seats),
            "stages": stages_json(self.game, view),
        }

    def figures(self, seats: int) -> list[Json]:
        """Scores and gauges at the end of every round, and at the end."""
        found: list[Json] = []
        for at, number in enumerate(self.rounds):
            last = at + 1 == len(self.rounds)
            if last or self.rounds[at + 1] != number:
                view = self.game.view(self.state(at), -1)
                gauges = [{g.name: g.value for g in self.game.gauges(view, seat)} for seat in range(seats)]
                found.append({"round": number, "scores": self.scores[at], "gauges": gauges})
        return found


class Archive:
    """What is asked about games that were played."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self._kept: OrderedDict[tuple[str, int], Past] = OrderedDict()

    async def past(self, room: Room) -> Past:
        key = (room.header.id, room.seq)
        if key not in self._kept:
            match = room.playing()
            record = from_dict(match.record.to_dict())
            self._kept[key] = await asyncio.to_thread(Past, room.game, record)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def position(self, room: Room, at: int, seat: int, language: str) -> Json:
        seen = entries_seen_by(room.playing(), seat)
        if at > seen:
            raise Refused("not-found", "server-no-past")
        shown = (await self.past(room)).position(at, seat, language, room.seats)
        return {**shown, "entries": seen}

    async def statistics(self, room: Room) -> Json:
        match = finished(room)
        past = await self.past(room)
        result = {"scores": match.scores, "ranks": match.ranks, "by_source": match.by_source}
        return {"sources": match.by_source, "rounds": past.figures(len(room.seats)), "result": result}

    async def upload(self, text: str) -> Json:
        """A record from a file: replayed and checked, then a table like any other."""
        try:
            record = loads(text)
            game = known_game(record.game)
            await asyncio.to_thread(replay, game, record)
        except Illegal as illegal:
            raise refusal_of(illegal) from None
        if not 0 <= record.seed <= LARGEST_SEED:
            raise Refused("invalid", "refusal-seed", {"seed": str(record.seed), "largest": str(LARGEST_SEED)})
        seats = [
            {"kind": "bot", "name": name, "bot": bot} if bot else {"kind": PERSON, "name": name}
            for name, bot in zip(record.names, record.bots, strict=True)
        ]
        wished = [NewSeat(kind="here") for _ in seats]
        header = new_header(record.game, record.seed, record.options, len(seats))
        data = {
            "record": record.to_dict(),
            "at": len(record.entries),
            "seats": seats,
            "started": 0,
            "go_on": False,
        }
        opened = await self.office.open(header, wished, "record", data)
        return {"table": opened["table"], "key": opened["key"]}

    async def fork(self, room: Room, access: Access | None, wish: Fork) -> Json:
        """A new table that goes on from a position of this one."""
        match = room.playing()
        own = set(access.seats) if access is not None else set()
        if not match.over and not (access is not None and set(room.people()) <= own):
            raise Refused("forbidden", "server-fork-refused")
        if len(wish.seats) != len(room.seats):
            raise Refused("invalid", "server-fork-seats", {"seats": len(room.seats)})
        if wish.at > len(match.record.entries):
            raise Refused("not-found", "server-no-past")
        document = match.record.to_dict()
        document["entries"] = document["entries"][: wish.at]  # type: ignore[index]
        document["hashes"] = {}
        document.pop("result", None)
        header = new_header(
            room.header.game, room.header.seed, room.header.options, len(room.seats),
            name=wish.name, explicit=wish.commit == "explicit", public=wish.public, spectators=wish.spectators,
        )  # fmt: skip
        data = {
            "record": document, "at": wish.at, "seats": new_seats(wish.seats), "started": header.created,
            "go_on": True,
        }  # fmt: skip
        return await self.office.open(header, wish.seats, "record", data)


def finished(room: Room) -> Record:
    match = room.playing()
    if not match.over:
        raise Refused("conflict", "server-not-over")
    return match.record


def record_text(room: Room) -> str:
    """The record as a file: only of a game that is over, for it holds the seed."""
    finished(room)
    match = room.playing()
    match.record.names = [who.name for who in room.seats]
    match.record.bots = [who.bot for who in room.seats]
    return match.dumps()
