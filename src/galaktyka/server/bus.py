"""How processes on one database hear of each other's writes: a bus that does nothing for one process alone,
and PostgreSQL's own notices for many."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg  # type: ignore[import-untyped]
import orjson
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from galaktyka.server.store import CHANNEL
from galaktyka.server.wire import Json, dump

LOG = logging.getLogger("galaktyka.server")
Hear = Callable[[Json], Awaitable[None]]
RETRY = 1.0


class Bus:
    """Carries notices to other processes; with SQLite there are none. Rows and chat are announced by the
    transaction that writes them, so that nothing is heard that was not committed."""

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Stop listening."""

    async def publish(self, notice: Json) -> None:
        """Tell the other processes something that is not stored."""


class PostgresBus(Bus):
    """LISTEN and NOTIFY on a connection of its own, opened again whenever it breaks."""

    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        self.engine = engine
        self.origin = origin
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def start(self, hear: Hear) -> None:
        self._task = asyncio.create_task(self._listen_for_ever(hear))
        await asyncio.wait_for(self._listening.wait(), 15)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def publish(self, notice: Json) -> None:
        payload = dump({**notice, "from": self.origin}).decode()
        try:
            async with self.engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :notice)"), {"notice": payload})
        except (SQLAlchemyError, OSError, TimeoutError):
            LOG.warning("notice not sent", extra={"kind": notice.get("kind")})

    async def _listen_for_ever(self, hear: Hear) -> None:
        while True:
            try:
                await self._listen(hear)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("notices interrupted", extra={"why": repr(error)[:200]})
            await asyncio.sleep(RETRY)

    async def _listen(self, hear: Hear) -> None:
        notices: asyncio.Queue[Json | None] = asyncio.Queue()

        def heard(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            notice = orjson.loads(payload)
            if notice["from"] != self.origin:
                notices.put_nowait(notice)

        def ended(_connection: object) -> None:
            notices.put_nowait(None)

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(url, timeout=5)
        try:
            connection.add_termination_listener(ended)
            await connection.add_listener(CHANNEL, heard)
            await hear({"kind": "all"})  # whatever was written while nobody listened
            self._listening.set()
            while True:
                notice = await notices.get()
                if notice is None:
                    raise ConnectionResetError("the connection for notices ended")
                await hear(notice)
        finally:
            await connection.close(timeout=1)
