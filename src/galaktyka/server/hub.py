"""Who is connected, and what they are told: every change once for each pair of seat and language."""

import asyncio
import logging
import time
from collections.abc import Iterator

from galaktyka.server.chronicle import line_for
from galaktyka.server.room import Access, Room, Row
from galaktyka.server.showing import (
    SHOWN_LINES,
    Drawings,
    Picture,
    Shown,
    changed_message,
    full_message,
    seats_json,
)
from galaktyka.server.store import Store
from galaktyka.server.wire import Json, dump, pack, unpack

LOG = logging.getLogger("galaktyka.server")
MOST_WAITING = 200
"""Messages that wait for a slow client before it is dropped; it will come back and be shown the state."""

RESUMABLE = 12 * 1024
"""Bytes of recent changes, packed, that a face keeps for clients that were cut off."""

LINGER = 30.0
"""Seconds for which changes are still kept for a client that was cut off."""

AWAY_AFTER = 3
"""Announcements of another process that may be missed before its people count as gone."""


class Connection:
    """One open socket, looking at one table through one seat (-1: as a spectator)."""

    __slots__ = ("access", "face", "language", "outgoing", "ready", "seat", "table")

    def __init__(self, table: str, access: Access | None, seat: int, language: str) -> None:
        self.table = table
        self.access = access
        self.seat = seat
        self.language = language
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.face: Face | None = None
        self.ready = False  # the state comes before everything else

    def send(self, message: bytes) -> None:
        if self.outgoing.qsize() > MOST_WAITING:
            self.close()
        else:
            self.outgoing.put_nowait(message)

    def close(self) -> None:
        self.outgoing.put_nowait(None)

    @property
    def seats(self) -> list[int]:
        return self.access.seats if self.access is not None else []


class Face:
    """All connections that see the same: a seat in a language."""

    __slots__ = ("connections", "empty_since", "language", "recent", "seat", "shown", "size")

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language
        self.connections: set[Connection] = set()
        self.empty_since = 0.0
        self.shown: Shown | None = None
        self.recent: list[tuple[int, bytes]] = []  # (the row it starts from, the change, packed)
        self.size = 0

    def remember(self, start: int, message: bytes) -> None:
        packed = pack(message)
        self.recent.append((start, packed))
        self.size += len(packed)
        while self.size > RESUMABLE:
            self.size -= len(self.recent.pop(0)[1])

    def since(self, seq: int) -> list[bytes] | None:
        """The changes from that row on; None when they are not kept any more."""
        if self.shown is None:
            return None
        if self.shown.seq == seq:
            return []
        starts = [start for start, _ in self.recent]
        if seq not in starts:
            return None
        return [unpack(packed) for start, packed in self.recent if start >= seq]


class Crowd:
    """Everybody at one table."""

    __slots__ = ("connections", "elsewhere", "faces")

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.faces: dict[tuple[int, str], Face] = {}
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}  # seats connected to other processes


class Hub:
    """The live side of the tables of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.crowds: dict[str, Crowd] = {}

    # --- who is there ---

    def connected(self, table: str, seats: int) -> list[bool]:
        present = [False] * seats
        crowd = self.crowds.get(table)
        if crowd is not None:
            for connection in crowd.connections:
                for seat in connection.seats:
                    present[seat] = True
            for until, elsewhere in crowd.elsewhere.values():
                if until > time.monotonic():
                    for seat in elsewhere:
                        present[seat] = True
        return present

    def here(self, table: str) -> list[int]:
        """Seats that are connected to this process."""
        crowd = self.crowds.get(table)
        found = {seat for connection in crowd.connections for seat in connection.seats} if crowd else set()
        return sorted(found)

    def all_connections(self) -> Iterator[Connection]:
        for crowd in list(self.crowds.values()):
            yield from list(crowd.connections)

    async def enter(self, connection: Connection, room: Room, since: int | None) -> None:
        """Show the table to somebody new; whoever was only cut off gets what was missed. The room is held."""
        crowd = self.crowds.setdefault(room.header.id, Crowd())
        crowd.connections.add(connection)
        await self._show(crowd, connection, room, since)
        connection.ready = True

    async def look_through(self, connection: Connection, room: Room, seat: int, language: str) -> None:
        """Change the seat or the language that a connection looks through. The room is held."""
        crowd = self.crowds[room.header.id]
        self._leave_face(crowd, connection)
        connection.seat, connection.language = seat, language
        await self._show(crowd, connection, room, None)

    def leave(self, connection: Connection) -> None:
        crowd = self.crowds.get(connection.table)
        if crowd is None or connection not in crowd.connections:
            return
        crowd.connections.discard(connection)
        self._leave_face(crowd, connection)
        if not crowd.connections:
            asyncio.get_running_loop().call_later(LINGER, self._forget_empty, connection.table)

    def _forget_empty(self, table: str) -> None:
        crowd = self.crowds.get(table)
        if crowd is not None and not crowd.connections:
            del self.crowds[table]

    def _leave_face(self, crowd: Crowd, connection: Connection) -> None:
        if connection.face is not None:
            connection.face.connections.discard(connection)
            connection.face.empty_since = time.monotonic()
            connection.face = None

    async def _show(self, crowd: Crowd, connection: Connection, room: Room, since: int | None) -> None:
        face = crowd.faces.get((connection.seat, connection.language))
        if face is None:
            face = crowd.faces[connection.seat, connection.language] = Face(
                connection.seat, connection.language
            )
        missed = face.since(since) if since is not None and face.shown is not None else None
        if missed is not None and face.shown is not None and face.shown.seq == room.seq:
            for change in missed:
                connection.send(change)
            if not missed:
                connection.send(dump({"type": "change", "from": room.seq, "seq": room.seq}))
        else:
            message, face.shown = await self.state(
                room, connection.access, connection.seat, connection.language
            )
            connection.send(dump({"type": "state", **message}))
        face.connections.add(connection)
        connection.face = face

    # --- what they are told ---

    async def state(self, room: Room, access: Access | None, seat: int, language: str) -> tuple[Json, Shown]:
        """All that this seat sees."""
        connected = self.connected(room.header.id, len(room.seats))
        picture = Picture(room, seat, language, connected)
        first = max(0, picture.seen - SHOWN_LINES)
        log = await self._log(room, picture, first)
        chat = await self.store.chat(room.header.id)
        return full_message(picture, table_info(room, access, connected), log, chat)

    async def _log(self, room: Room, picture: Picture, first: int) -> Json:
        lines = await self.lines(room, first, picture.seen)
        return {"from": first, "lines": [line_for(line, picture.seat, picture.sealed) for line in lines]}

    async def lines(self, room: Room, first: int, last: int) -> list[bytes]:
        """Stored lines from memory, and from the store what memory has let go of."""
        kept = room.tail[max(0, first - room.tail_from) : max(0, last - room.tail_from)]
        if first >= room.tail_from:
            return kept
        earlier = await self.store.lines(room.header.id, first, min(last, room.tail_from))
        return earlier + kept

    async def told(self, room: Room, rows: list[Row]) -> None:
        """The room has moved on by these rows (none: it was read anew); tell everybody. The room is held."""
        crowd = self.crowds.get(room.header.id)
        if crowd is None:
            return
        connected = self.connected(room.header.id, len(room.seats))
        drawings: Drawings = {}
        low = min([row.keep for row in rows], default=0)
        for face in list(crowd.faces.values()):
            if not face.connections and time.monotonic() - face.empty_since > LINGER:
                del crowd.faces[face.seat, face.language]
                continue
            await self._tell_face(face, room, connected, drawings, low if rows else -1)

    async def _tell_face(
        self,
        face: Face,
        room: Room,
        connected: list[bool],
        drawings: Drawings,
        low: int,
    ) -> None:
        before = face.shown
        if before is None or low < 0 or (before.drawn is None and room.match is not None):
            face.shown = None
            for connection in list(face.connections):
                message, face.shown = await self.state(room, connection.access, face.seat, face.language)
                connection.send(dump({"type": "state", **message}))
            return
        picture = Picture(room, face.seat, face.language, connected)
        log = await self._log(room, picture, min(low, before.seen, before.sealed, picture.seen))
        message, face.shown = changed_message(picture, before, drawings, log)
        payload = dump(message)
        face.remember(before.seq, payload)
        for connection in list(face.connections):
            connection.send(payload)

    def broadcast(self, table: str, message: Json) -> None:
        crowd = self.crowds.get(table)
        if crowd is not None:
            payload = dump(message)
            for connection in crowd.connections:
                if connection.ready:
                    connection.send(payload)

    def presence(self, table: str, seats: int) -> None:
        present = self.connected(table, seats)
        shown = [{"seat": seat, "connected": there} for seat, there in enumerate(present)]
        self.broadcast(table, {"type": "presence", "seats": shown})


def table_info(room: Room, access: Access | None, connected: list[bool]) -> Json:
    header = room.header
    return {
        "id": header.id,
        "game": header.game,
        "name": header.name,
        "status": room.status,
        "options": header.options,
        "commit": "explicit" if header.explicit_commit else "auto",
        "public": header.public,
        "spectators": header.spectators,
        "seats": seats_json(room, connected),
        "yours": access.seats if access is not None else [],
        "owner": access.owner if access is not None else False,
        "created": header.created,
        "updated": room.updated,
        "seq": room.seq,
    }
