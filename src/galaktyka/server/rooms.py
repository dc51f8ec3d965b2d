"""The tables that are in memory, and the one way to act on them: carried out, committed, then told."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from galaktyka.core.words import Illegal
from galaktyka.server.errors import Refused, refusal_of
from galaktyka.server.room import Access, Header, Room, Row
from galaktyka.server.settings import Settings
from galaktyka.server.store import Batch, Store
from galaktyka.server.wire import Json, dump

Told = Callable[[Room, list[Row]], Awaitable[None]]
KEY_OPS = ("create", "join", "seat", "link", "record")
"""Rows that came with other keys."""


class Overtaken(Refused):
    """Another process wrote the row that this act was to be."""

    def __init__(self) -> None:
        super().__init__("stale", "server-stale")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Rooms:
    """A bounded number of tables in memory; a table that is not here is rebuilt from its journal."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.told: Told | None = None
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- coming and going ---

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[Room]:
        """The table, with nobody else at it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        async with lock:
            room = self._rooms.get(table)
            if room is None:
                room = await self._load(table)
                self._rooms[table] = room
                self._shrink()
            else:
                self._rooms.move_to_end(table)
            try:
                yield room
            finally:
                if room.torn and self._rooms.get(table) is room:
                    self.forget(table)

    def forget(self, table: str) -> None:
        self._rooms.pop(table, None)

    def forget_all(self) -> None:
        self._rooms.clear()

    def tables(self) -> list[str]:
        return list(self._rooms)

    def __contains__(self, table: str) -> bool:
        return table in self._rooms

    def __len__(self) -> int:
        return len(self._rooms)

    def _shrink(self) -> None:
        while len(self._rooms) > self.settings.rooms:
            self._rooms.popitem(last=False)

    async def _load(self, table: str) -> Room:
        header = await self.store.header(table)
        if header is None:
            raise Refused("not-found", "server-no-table", {"table": table[:40]})
        room = Room(header)
        snapshot = await self.store.snapshot(table)
        if snapshot is not None:
            room.melt(snapshot)
        for row in await self.store.rows_since(table, room.seq):
            room.replay_row(row)
        room.keys = await self.store.keys(table)
        return room

    # --- acting ---

    async def act(
        self, table: str, op: str, act: str, seat: int, data: Json, expect: int | None = None
    ) -> int:
        """Carry out, commit, tell; gives the row's number. The same act again is answered like the first time."""

        async def whole() -> int:
            async with self.hold(table) as room:
                return await self._act(room, op, act, seat, data, expect)

        # A caller who goes away must not leave the table between commit and telling.
        return await asyncio.shield(asyncio.ensure_future(whole()))

    async def _act(self, room: Room, op: str, act: str, seat: int, data: Json, expect: int | None) -> int:
        earlier = room.acts.get((seat, act))
        if earlier is not None:
            return earlier
        if expect is not None and not room.fresh(seat, expect):
            earlier = await self.store.act_seq(room.header.id, seat, act)
            if earlier is None:
                raise Refused("stale", "server-stale")
            return earlier
        try:
            row = await self.change(room, op, act, seat, data)
        except Overtaken:
            earlier = await self.store.act_seq(room.header.id, seat, act)
            if earlier is None:
                raise
            return earlier
        return row.seq

    async def change(
        self, room: Room, op: str, act: str, seat: int, data: Json, keys: list[Access] | None = None
    ) -> Row:
        """Carry out, commit, tell; the caller holds the room."""
        try:
            row = room.carry_out(op, act, seat, data, now())
        except Illegal as illegal:
            raise refusal_of(illegal) from None
        room.torn = True  # until it is committed, this copy knows more than the store
        batch = self._batch(room, row, keys or [])
        if not await self.store.write(batch):
            await self._start_over(room.header.id)
            raise Overtaken
        room.torn = False
        for access in keys or []:
            room.keys[access.digest] = access
        await self.tell(room, [row])
        return row

    async def _start_over(self, table: str) -> None:
        """Another process was first: its rows count, ours did not happen."""
        self._rooms[table] = await self._load(table)
        await self.tell(self._rooms[table], [])

    def _batch(self, room: Room, row: Row, keys: list[Access]) -> Batch:
        batch = Batch(room.header.id, row, table_values(room, row.at))
        if row.seq % self.settings.snapshot_every == 0 and room.can_freeze():
            batch.snapshot = {"table_id": room.header.id, "seq": row.seq, "data": room.frozen()}
        batch.keys = [key_values(room.header.id, access, row.at) for access in keys]
        return batch

    async def create(self, header: Header, op: str, data: Json, keys: list[Access]) -> Room:
        """A new table with its first row."""
        room = Room(header)
        try:
            row = room.carry_out(op, "create", -1, data, header.created)
        except Illegal as illegal:
            raise refusal_of(illegal) from None
        batch = self._batch(room, row, keys)
        batch.created = {**header_values(header), **batch.values}
        batch.values = {}
        await self.store.write(batch)
        room.keys = {access.digest: access for access in keys}
        self._rooms[header.id] = room
        self._shrink()
        await self.tell(room, [row])
        return room

    async def tell(self, room: Room, rows: list[Row]) -> None:
        if self.told is not None:
            await self.told(room, rows)
        room.trim()

    async def catch_up(self, table: str) -> None:
        """Another process has written rows of this table."""
        known = table in self._rooms
        async with self.hold(table) as room:
            rows = await self.store.rows_since(table, room.seq)
            if known and not rows:
                return
            room.torn = True
            for row in rows:
                room.replay_row(row)
            if any(row.op in KEY_OPS for row in rows):
                room.keys = await self.store.keys(table)
            room.torn = False
            await self.tell(room, rows if known else [])


def table_values(room: Room, at: int) -> Json:
    return {
        "seq": room.seq,
        "status": room.status,
        "seats": dump([who.to_dict() for who in room.seats]).decode(),
        "round": room.round,
        "bot_due": room.bot_to_move() >= 0,
        "updated": at,
    }


def header_values(header: Header) -> Json:
    return {
        "id": header.id,
        "game": header.game,
        "name": header.name,
        "seed": header.seed,
        "options": dump(header.options).decode(),
        "players": header.players,
        "explicit_commit": header.explicit_commit,
        "public": header.public,
        "spectators": header.spectators,
        "created": header.created,
    }


def key_values(table: str, access: Access, at: int) -> Json:
    return {
        "digest": access.digest,
        "table_id": table,
        "kind": "invite" if access.invitation else "seat",
        "seats": dump(access.seats).decode(),
        "owner": access.owner,
        "expired": access.expired,
        "created": at,
    }
