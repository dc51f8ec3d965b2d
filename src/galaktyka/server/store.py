"""Reading and writing of tables. Writes of many tables go into one transaction while the last one commits."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import Insert, bindparam, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from galaktyka.server.database import AWAY, is_postgresql, reading, writing
from galaktyka.server.errors import StoreAway
from galaktyka.server.models import CHAT, JOURNAL, KEYS, SNAPSHOTS, TABLES
from galaktyka.server.room import Access, Header, Row
from galaktyka.server.wire import Json, dump

CHANNEL = "galaktyka"
MOST_AT_ONCE = 256
"""Tables whose writes share one transaction."""


@dataclass
class Batch:
    """What one act writes: rows of one table's journal, and what follows from them."""

    table: str
    row: Row | None
    values: Json = field(default_factory=dict)  # columns of `tables` to change
    created: Json | None = None  # a whole new row of `tables`
    snapshot: Json | None = None
    keys: list[Json] = field(default_factory=list)
    chat: Json | None = None
    done: "asyncio.Future[bool]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """The database behind the tables."""

    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        self.engine = engine
        self.origin = origin  # of notices about what this process wrote
        self._pending: list[Batch] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        postgres = is_postgresql(engine)
        self._notifies = postgres
        insert = postgresql.insert if postgres else sqlite.insert
        self._add_rows = insert(JOURNAL).on_conflict_do_nothing().returning(JOURNAL.c.table_id, JOURNAL.c.seq)
        self._add_chat = insert(CHAT).on_conflict_do_nothing().returning(CHAT.c.table_id, CHAT.c.n)
        snapshot = insert(SNAPSHOTS)
        self._put_snapshot: Insert = snapshot.on_conflict_do_update(
            index_elements=[SNAPSHOTS.c.table_id],
            set_={"seq": snapshot.excluded.seq, "data": snapshot.excluded.data},
        )
        key = insert(KEYS)
        self._put_key: Insert = key.on_conflict_do_update(
            index_elements=[KEYS.c.digest],
            set_={"seats": key.excluded.seats, "owner": key.excluded.owner, "expired": key.excluded.expired},
        )
        self._change_table = (
            update(TABLES)
            .where(TABLES.c.id == bindparam("table"))
            .values(
                {name: bindparam(name) for name in ("seq", "status", "seats", "round", "bot_due", "updated")}
            )
        )

    # --- writing ---

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_for_ever())

    async def stop(self) -> None:
        if self._writer is not None:
            while self._pending:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    async def write(self, batch: Batch) -> bool:
        """True once it is committed; False when another writer was first. Raises `StoreAway`."""
        self._pending.append(batch)
        self._wake.set()
        return await batch.done

    async def _write_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._pending:
                group = self._pending[:MOST_AT_ONCE]
                try:
                    await self._write_group(group)
                except AWAY:
                    await self._write_singly(group)
                del self._pending[: len(group)]

    async def _write_singly(self, group: list[Batch]) -> None:
        """One of them may be what went wrong; the others must not suffer."""
        for batch in group:
            if batch.done.done():
                continue
            try:
                await self._write_group([batch])
            except AWAY:
                if not batch.done.done():
                    batch.done.set_exception(StoreAway())

    async def _write_group(self, group: list[Batch]) -> None:
        async with writing(self.engine) as connection:
            written = await self._execute(connection, group)
        for batch, ok in zip(group, written, strict=True):
            if not batch.done.done():
                batch.done.set_result(ok)

    async def _execute(self, connection: AsyncConnection, group: list[Batch]) -> list[bool]:
        created = [batch.created for batch in group if batch.created is not None]
        if created:
            await connection.execute(TABLES.insert(), created)
        written: set[tuple[str, int]] = set()
        rows = [_row_values(batch.table, batch.row) for batch in group if batch.row is not None]
        if rows:
            result = await connection.execute(self._add_rows, rows)
            written |= {(table, seq) for table, seq in result}
        chats = [batch.chat for batch in group if batch.chat is not None]
        said: set[tuple[str, int]] = set()
        if chats:
            result = await connection.execute(self._add_chat, chats)
            said |= {(table, n) for table, n in result}
        oks = []
        for batch in group:
            ok = batch.row is None or (batch.table, batch.row.seq) in written
            oks.append(ok and (batch.chat is None or (batch.table, batch.chat["n"]) in said))
        await self._follow(connection, [batch for batch, ok in zip(group, oks, strict=True) if ok])
        return oks

    async def _follow(self, connection: AsyncConnection, group: list[Batch]) -> None:
        """What is written only beside a row that came through."""
        values = [{"table": batch.table, **batch.values} for batch in group if batch.values]
        if values:
            await connection.execute(self._change_table, values)
        snapshots = [batch.snapshot for batch in group if batch.snapshot is not None]
        if snapshots:
            await connection.execute(self._put_snapshot, snapshots)
        keys = [key for batch in group for key in batch.keys]
        if keys:
            await connection.execute(self._put_key, keys)
        if self._notifies and group:
            notices = [{"notice": self._notice(batch)} for batch in group]
            await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :notice)"), notices)

    def _notice(self, batch: Batch) -> str:
        kind = "chat" if batch.chat is not None else "row"
        return dump({"kind": kind, "table": batch.table, "from": self.origin}).decode()

    # --- reading ---

    async def header(self, table: str) -> Header | None:
        async with reading(self.engine) as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
        return Header(found) if found is not None else None

    async def snapshot(self, table: str) -> bytes | None:
        async with reading(self.engine) as connection:
            wanted = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table)
            found: bytes | None = (await connection.execute(wanted)).scalar()
        return found

    async def rows_since(self, table: str, seq: int) -> list[Row]:
        columns = (JOURNAL.c.seq, JOURNAL.c.act, JOURNAL.c.seat, JOURNAL.c.op, JOURNAL.c.data, JOURNAL.c.at)
        wanted = (
            select(*columns).where(JOURNAL.c.table_id == table, JOURNAL.c.seq > seq).order_by(JOURNAL.c.seq)
        )
        async with reading(self.engine) as connection:
            found = (await connection.execute(wanted)).all()
        return [Row(r.seq, r.act, r.seat, r.op, orjson.loads(r.data), r.at) for r in found]

    async def keys(self, table: str) -> dict[str, Access]:
        async with reading(self.engine) as connection:
            found = (await connection.execute(select(KEYS).where(KEYS.c.table_id == table))).all()
        return {
            key.digest: Access(
                key.digest, orjson.loads(key.seats), bool(key.owner), key.kind == "invite", bool(key.expired)
            )
            for key in found
        }

    async def act_seq(self, table: str, seat: int, act: str) -> int | None:
        """The row that this act became, if it came through earlier."""
        wanted = select(JOURNAL.c.seq).where(
            JOURNAL.c.table_id == table, JOURNAL.c.seat == seat, JOURNAL.c.act == act
        )
        async with reading(self.engine) as connection:
            found: int | None = (await connection.execute(wanted)).scalar()
        return found

    async def lines(self, table: str, start: int, end: int) -> list[bytes]:
        """Stored lines of the log, from index `start` up to before `end`, as they stand after all rows."""
        if start >= end:
            return []
        found: dict[int, bytes] = {}
        cut = end
        wanted = (
            select(JOURNAL.c.keep, JOURNAL.c.lines)
            .where(JOURNAL.c.table_id == table)
            .order_by(JOURNAL.c.seq.desc())
        )
        async with reading(self.engine) as connection:
            result = await connection.stream(wanted)
            async for keep, lines in result:
                for i, line in enumerate(orjson.loads(lines)):
                    if keep + i < cut and keep + i not in found:
                        found[keep + i] = dump(line)
                cut = min(cut, keep)
                if cut <= start:
                    break
        return [found[n] for n in range(start, end)]

    async def listed(self, limit: int) -> list[Any]:
        wanted = select(TABLES).where(TABLES.c.public).order_by(TABLES.c.updated.desc()).limit(limit)
        async with reading(self.engine) as connection:
            return list((await connection.execute(wanted)).all())

    async def updated(self, table: str) -> int:
        async with reading(self.engine) as connection:
            wanted = select(TABLES.c.updated).where(TABLES.c.id == table)
            return int((await connection.execute(wanted)).scalar() or 0)

    async def waiting_for_bots(self, before: int) -> list[str]:
        wanted = select(TABLES.c.id).where(TABLES.c.bot_due, TABLES.c.updated < before)
        async with reading(self.engine) as connection:
            return [row.id for row in (await connection.execute(wanted)).all()]

    async def chat(self, table: str, last: int = 50) -> list[Json]:
        wanted = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.n.desc()).limit(last)
        async with reading(self.engine) as connection:
            found = (await connection.execute(wanted)).all()
        return [chat_json(line) for line in reversed(found)]

    async def chat_of_act(self, table: str, seat: int, act: str) -> int | None:
        wanted = select(CHAT.c.n).where(CHAT.c.table_id == table, CHAT.c.seat == seat, CHAT.c.act == act)
        async with reading(self.engine) as connection:
            found: int | None = (await connection.execute(wanted)).scalar()
        return found

    async def ping(self) -> None:
        async with reading(self.engine) as connection:
            await connection.execute(select(1))


def chat_json(line: Any) -> Json:
    return {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}


def _row_values(table: str, row: Row) -> Json:
    return {
        "table_id": table,
        "seq": row.seq,
        "act": row.act,
        "seat": row.seat,
        "op": row.op,
        "data": dump(row.data).decode(),
        "keep": row.keep,
        "entries": dump(row.entries).decode(),
        "lines": "[" + b",".join(row.lines).decode() + "]",
        "at": row.at,
    }
