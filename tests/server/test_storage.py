"""The store: what is read back is what was played; exactly one of two writers is first; nothing is lost."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, select, update
from tests.server import extra
from tests.server.postgres import Cluster
from tests.server.serving import Server, error_of, serving, settings, until

from galaktyka.core.record import Entry
from galaktyka.server.database import make_engine, migration_config, upgrade
from galaktyka.server.errors import Refused, StoreAway
from galaktyka.server.messages import NewSeat, NewTable
from galaktyka.server.models import JOURNAL, METADATA, SNAPSHOTS, TABLES
from galaktyka.server.room import Room
from galaktyka.server.rooms import Rooms
from galaktyka.server.services import Services
from galaktyka.server.store import Batch, Store
from galaktyka.server.wire import Json


def in_services(work: Callable[[Services], Awaitable[None]], folder: Path, **changes: Any) -> None:
    """Run within a server's services, without the web around them."""

    async def run() -> None:
        extra.register()
        services = Services(settings(folder, **changes))
        await services.start()
        try:
            await work(services)
        finally:
            await services.stop()
            extra.unregister()

    asyncio.run(run())


async def new_table(services: Services, game: str = "comet", commit: str = "explicit") -> str:
    wish = NewTable.model_validate(
        {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}], "commit": commit}
    )
    assert isinstance(wish.seats[0], NewSeat)
    return str((await services.office.create(wish))["table"])


async def random_act(services: Services, table: str, chance: random.Random, n: int) -> None:
    """Something that a person may do, legal or not."""
    async with services.rooms.hold(table) as room:
        match = room.playing()
        if match.over:
            return
        seat = chance.choice(match.state.actors()) if match.holder < 0 else match.holder
        legal = match.state.legal_for(seat) if seat in match.state.actors() else []
    op = chance.choice(["answer"] * 5 + ["undo", "redo", "reset", "commit", "policy", "takeback-ask"])
    data: Json = {}
    if op == "answer":
        data = {"answer": chance.choice(legal or [0])}
        if chance.random() < 0.4:
            data["commit"] = True
    elif op == "policy":
        policy = chance.choice(room.game.policies)
        data = {"name": policy.name, "choice": chance.choice(policy.choices)}
    elif op == "takeback-ask":
        data = {"entries": chance.randrange(0, 9)}
    try:
        await services.rooms.act(table, op, f"act {n}", seat, data)
    except Refused:
        return
    if op == "takeback-ask":
        await services.rooms.act(table, "takeback-agree", f"agreed {n}", 1 - seat, {})


def whole(room: Room) -> Json:
    """Everything about a table that must be the same after it was read back."""
    match = room.match
    assert match is not None
    entries: list[Entry] = match.record.entries
    return {
        "seq": room.seq,
        "seats": [who.to_dict() for who in room.seats],
        "packed": match.state.packed(),
        "record": match.record.to_dict(),
        "times": [entry.time for entry in entries],
        "policies": match.policies,
        "holder": match.holder,
        "undo": (match.can_undo, match.can_redo),
        "views": [match.view(seat) for seat in (-1, 0, 1)],
        "takeback": room.takeback.to_dict() if room.takeback else None,
        "seen_from": room.seen_from,
        "started": room.started,
        "updated": room.updated,
    }


@pytest.mark.parametrize("commit", ["explicit", "auto"])
@pytest.mark.parametrize("game", ["comet", "gaia"])
def test_what_is_read_back_is_what_was_played(tmp_path: Path, game: str, commit: str) -> None:
    """Also in the middle of a turn; with snapshots and by replaying every row."""

    async def work(services: Services) -> None:
        table = await new_table(services, game, commit)
        chance = random.Random(11)
        for n in range(140):
            await random_act(services, table, chance, n)
            if n % 10 == 0:
                await same_when_read(services, table)
        await same_when_read(services, table)
        async with services.engine.begin() as connection:
            assert (await connection.execute(select(SNAPSHOTS.c.seq))).scalar()
            await connection.execute(delete(SNAPSHOTS))
        await same_when_read(services, table)

    in_services(work, tmp_path, snapshot_every=7)


async def same_when_read(services: Services, table: str) -> None:
    async with services.rooms.hold(table) as room:
        before = whole(room)
        lines = await services.hub.lines(room, 0, room.entries)
    services.rooms.forget(table)
    async with services.rooms.hold(table) as room:
        assert whole(room) == before
        assert await services.hub.lines(room, 0, room.entries) == lines
        assert len(lines) == room.entries


def test_tables_beyond_the_bound_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        tables = [await new_table(services) for _ in range(8)]
        assert len(services.rooms) == 3
        for table in tables:
            async with services.rooms.hold(table) as room:
                assert room.header.id == table
        assert len(services.rooms) == 3

    in_services(work, tmp_path, rooms=3)


def test_of_two_writers_of_one_row_one_is_first(tmp_path: Path, database: str) -> None:
    """Two processes that both believe to be next: the key of the journal decides, and one hears `stale`."""

    async def work(services: Services) -> None:
        table = await new_table(services)
        other = Rooms(Store(services.engine, "other"), services.settings)
        other.store.start()
        async with other.hold(table):
            pass
        await services.rooms.act(table, "answer", "mine", 0, {"answer": "bid 1"})
        with pytest.raises(Refused) as refused:
            await other.act(table, "answer", "yours", 0, {"answer": "bid 2"})
        assert refused.value.code == "stale"
        async with other.hold(table) as room, services.rooms.hold(table) as first:
            assert whole(room) == whole(first)
        assert await other.act(table, "answer", "mine", 0, {"answer": "bid 1"}) == 2
        await other.store.stop()

    in_services(work, tmp_path, database=database)


def test_writes_of_many_tables_share_a_transaction(tmp_path: Path, database: str) -> None:
    """One of them comes second; the others do not notice."""

    async def work(services: Services) -> None:
        tables = [await new_table(services) for _ in range(20)]
        await services.rooms.act(tables[3], "answer", "first", 0, {"answer": "bid 1"})
        batches = []
        for table in tables:
            header = await services.store.header(table)
            assert header is not None
            room = Room(header)
            for row in await services.store.rows_since(table, 0):
                if row.seq == 1:
                    room.replay_row(row)
            row = room.carry_out("answer", "second", 1, {"answer": "bid 0"}, 5)
            batches.append(Batch(table, row))
        results = await asyncio.gather(*[services.store.write(batch) for batch in batches])
        assert results == [table != tables[3] for table in tables]

    in_services(work, tmp_path, database=database)


def test_the_migrations_lead_to_the_models(database: str) -> None:
    """From the first revision, step by step, to the newest."""
    revisions = [r.revision for r in ScriptDirectory.from_config(migration_config()).walk_revisions()]

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def run() -> None:
        engine = make_engine(database)
        for revision in reversed(revisions):
            await upgrade(engine, revision)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    assert revisions[-1] == "0001"
    asyncio.run(run())


def test_a_database_that_goes_away_and_comes_back(tmp_path: Path, cluster: Cluster) -> None:
    """503 meanwhile, the process stays up, nothing is lost."""
    with serving(settings(tmp_path, database=cluster.new_database())) as server:
        opened = server.open("me", "here")
        before = server.answer(opened["table"], opened["key"])
        cluster.halt()
        try:
            for reply in (
                server.get("/health"),
                server.post("/tables", {"game": "gaia", "seats": [{"kind": "me"}]}),
                act_blindly(server, opened["table"], opened["key"]),
            ):
                assert error_of(reply) == (503, "database-away", "server-database-away")
                assert reply.headers["retry-after"]
        finally:
            cluster.start()
        until(lambda: server.get("/health").status_code == 200)
        assert server.state(opened["table"], opened["key"], seat=before["seat"]) == before
        server.answer(opened["table"], opened["key"])


def act_blindly(server: Server, table: str, key: str) -> Any:
    """An answer from a page that was loaded while the database was there."""
    room = server.services.rooms._rooms[table]
    seat = room.playing().state.actor()
    return server.act(table, key, seat, "answer", room.seq, answer=room.playing().state.legal()[0])


def test_a_server_without_its_database_does_not_start() -> None:
    async def run() -> None:
        services = Services(settings(Path("."), database="postgresql://nobody@127.0.0.1:9/none"))
        with pytest.raises(StoreAway):
            await services.start()
        await services.engine.dispose()

    asyncio.run(run())


def test_a_table_waiting_for_its_bot_is_found_after_a_restart(tmp_path: Path) -> None:
    async def leave(services: Services) -> None:
        await services.bots.stop()
        wish = {"game": "comet", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        await services.office.create(NewTable.model_validate(wish))
        async with services.engine.begin() as connection:
            await connection.execute(update(TABLES).values(updated=0))

    async def find(services: Services) -> None:
        for _ in range(2000):
            async with services.engine.connect() as connection:
                if (await connection.execute(select(TABLES.c.status))).scalar() == "over":
                    return
            await asyncio.sleep(0.02)
        pytest.fail("the bots were forgotten")

    in_services(leave, tmp_path)
    in_services(find, tmp_path)


def test_rows_of_the_journal_are_never_rewritten(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        table = await new_table(services)
        kept: list[Any] = []
        chance = random.Random(2)
        for n in range(30):
            await random_act(services, table, chance, n)
            async with services.engine.connect() as connection:
                rows = (await connection.execute(select(JOURNAL).order_by(JOURNAL.c.seq))).all()
            assert [tuple(row) for row in rows[: len(kept)]] == kept
            kept = [tuple(row) for row in rows]

    in_services(work, tmp_path)
