"""Everything behind the doors of one server process, and how it starts and stops."""

import asyncio
import logging
import secrets
import time

from galaktyka.bots import load_plugins
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.server.bots import Bots
from galaktyka.server.bus import Bus, PostgresBus
from galaktyka.server.database import AWAY, is_postgresql, make_engine, upgrade
from galaktyka.server.errors import Refused, StoreAway
from galaktyka.server.hub import AWAY_AFTER, Hub
from galaktyka.server.limits import Limiter
from galaktyka.server.office import Office
from galaktyka.server.past import Archive
from galaktyka.server.room import Room, Row
from galaktyka.server.rooms import Rooms
from galaktyka.server.settings import Settings
from galaktyka.server.store import Store
from galaktyka.server.wire import Json

LOG = logging.getLogger("galaktyka.server")


class Services:
    """One process: its store, the tables in its memory, who is connected to it, its bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origin = secrets.token_hex(8)
        self.engine = make_engine(settings.url())
        self.store = Store(self.engine, self.origin)
        self.hub = Hub(self.store)
        self.rooms = Rooms(self.store, settings)
        self.rooms.told = self._told
        self.office = Office(self.store, self.rooms, self.hub)
        self.archive = Archive(self.office)
        self.bots = Bots(settings, self.store, self.rooms)
        self.bus: Bus = PostgresBus(self.engine, self.origin) if is_postgresql(self.engine) else Bus()
        self.limiter = Limiter(settings)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        load_plugins(self.settings.plugins)
        for language in LANGUAGES:
            speaker(language)  # reading the words takes a moment, which no visitor should have to wait
        try:
            await upgrade(self.engine)
        except AWAY as error:
            raise StoreAway from error
        self.store.start()
        await self.bus.start(self._hear)
        self.bots.start()
        if is_postgresql(self.engine):
            self.later(asyncio.create_task(self._announce_for_ever()))

    async def stop(self) -> None:
        for connection in self.hub.all_connections():
            connection.close()
        await self.bots.stop()
        await self.bus.stop()
        await self.store.stop()
        for task in list(self._tasks):
            task.cancel()
        await self.engine.dispose()

    def later(self, work: "asyncio.Task[None]") -> None:
        self._tasks.add(work)
        work.add_done_callback(self._tasks.discard)

    async def _told(self, room: Room, rows: list[Row]) -> None:
        await self.hub.told(room, rows)
        self.bots.consider(room)

    # --- who is there ---

    def presence(self, table: str, seats: int | None) -> None:
        """Somebody came or went."""
        self.later(asyncio.create_task(self._presence(table, seats)))

    async def _presence(self, table: str, seats: int | None) -> None:
        try:
            if seats is None:
                async with self.rooms.hold(table) as room:
                    seats = len(room.seats)
        except Refused:
            return
        self.hub.presence(table, seats)
        await self._announce(table)

    async def _announce(self, table: str) -> None:
        await self.bus.publish({"kind": "presence", "table": table, "seats": self.hub.here(table)})

    async def _announce_for_ever(self) -> None:
        """Who is here is not stored: it is said again and again, and who is not heard of is gone."""
        while True:
            await asyncio.sleep(self.settings.beat)
            for table in list(self.hub.crowds):
                await self._announce(table)

    # --- what other processes tell ---

    async def _hear(self, notice: Json) -> None:
        try:
            kind = notice["kind"]
            if kind == "row":
                await self._catch_up(notice["table"])
            elif kind == "chat":
                await self._hear_chat(notice["table"])
            elif kind == "presence":
                await self._hear_presence(notice)
            elif kind == "all":
                for table in {*self.hub.crowds, *self.rooms.tables()}:
                    await self._catch_up(table)
        except Refused as refused:
            LOG.warning("notice not followed", extra={"code": refused.code})

    async def _catch_up(self, table: str) -> None:
        if table in self.rooms or table in self.hub.crowds:
            await self.rooms.catch_up(table)

    async def _hear_chat(self, table: str) -> None:
        if table in self.hub.crowds:
            for line in await self.store.chat(table, 1):
                self.hub.broadcast(table, {"type": "chat", "line": line})

    async def _hear_presence(self, notice: Json) -> None:
        """Others know of our people what we tell them: a process that has just come is answered."""
        table, origin = notice["table"], notice["from"]
        crowd = self.hub.crowds.get(table)
        if crowd is None:
            return
        known = crowd.elsewhere.get(origin)
        crowd.elsewhere[origin] = (time.monotonic() + AWAY_AFTER * self.settings.beat, notice["seats"])
        if known is None:
            await self._announce(table)
        if known is None or known[1] != notice["seats"]:
            async with self.rooms.hold(table) as room:
                self.hub.presence(table, len(room.seats))
