"""Bots at tables: asked in worker processes, so that thinking never holds up the live channel."""

import asyncio
import logging
import multiprocessing
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from galaktyka.bots import Budget, Level, fault_of, level_named, thinks_ahead
from galaktyka.bots.question import Question
from galaktyka.bots.seated import CRASHED, HUNG, MISSING, STAND_INS
from galaktyka.core.chance import Stream
from galaktyka.core.words import Illegal
from galaktyka.server.bot_worker import advice_for, decide, ponder, prepare
from galaktyka.server.errors import Refused
from galaktyka.server.room import BOT, Room
from galaktyka.server.rooms import Rooms, now
from galaktyka.server.settings import Settings
from galaktyka.server.store import Store
from galaktyka.server.wire import Json

T = TypeVar("T")
LOG = logging.getLogger("galaktyka.server")
MOST_HOMES = 1000
GRACE = 2.0
"""Seconds beyond a bot's time until its worker is given up, where the system has no alarms."""


def level_or_stand_in(name: str) -> Level:
    """A bot that somebody added may be gone when the server starts again."""
    try:
        return level_named(name)
    except Illegal:
        return level_named(STAND_INS[0])


class Workers:
    """Pools of one process each: a bot that brings its process down harms no other."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.free = asyncio.Semaphore(settings.bot_workers)
        self.idle: list[ProcessPoolExecutor] = []
        self.homes: dict[str, ProcessPoolExecutor] = {}  # where the bots of a table were last asked

    def stop(self) -> None:
        for pool in self.idle:
            pool.shutdown(wait=False, cancel_futures=True)

    def _pool(self, memory: str) -> ProcessPoolExecutor:
        home = self.homes.pop(memory, None)
        if home in self.idle:
            self.idle.remove(home)
            return home
        if self.idle:
            return self.idle.pop()
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            1, mp_context=context, initializer=prepare, initargs=(self.settings.plugins,)
        )

    async def ask(self, question: Question, work: "Callable[[Question, float], T]") -> T:
        seconds = self.settings.bot_seconds
        async with self.free:
            pool = self._pool(question.memory)
            try:
                running = asyncio.get_running_loop().run_in_executor(pool, work, question, seconds)
                answer = await asyncio.wait_for(running, seconds + GRACE)
            except (Exception, asyncio.CancelledError):
                pool.shutdown(wait=False, cancel_futures=True)
                raise
            self.idle.append(pool)
            self.homes[question.memory] = pool
            if len(self.homes) > MOST_HOMES:
                del self.homes[next(iter(self.homes))]
            return answer


class Bots:
    """Finds out who is to move, and answers for them."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms) -> None:
        self.settings = settings
        self.store = store
        self.rooms = rooms
        self.workers = Workers(settings)
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.pondered: dict[str, int] = {}  # by table: the row after which its bots thought ahead
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def stop(self) -> None:
        tasks = [task for task in (self._sweeper, *self.busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.stop()

    def consider(self, room: Room) -> None:
        """Called whenever a table has moved on: if a bot is asked, let it think."""
        table = room.header.id
        if room.bot_to_move() >= 0 and table not in self.busy:
            task = asyncio.create_task(self._play(table))
            self.busy[table] = task
            task.add_done_callback(lambda _: self.busy.pop(table, None))

    async def _play(self, table: str) -> None:
        """Answer for the bots of a table until a person is asked or the game is over."""
        try:
            while await self._one_answer(table) or await self._ponder(table):
                pass
        except Refused as refused:  # the sweep comes back to it
            LOG.warning("bot put off", extra={"table": table, "code": refused.code})
        except Exception:
            LOG.exception("bot failed", extra={"table": table})

    async def _one_answer(self, table: str) -> bool:
        async with self.rooms.hold(table) as room:
            seat = room.bot_to_move()
            if seat < 0:
                return False
            seq = room.seq
            match = room.playing()
            legal = match.state.legal_for(seat)
            name = room.seats[seat].bot
            question = self.question(room, seat, name)
        data = await self._decision(table, question, legal, name)
        try:
            await self.rooms.act(table, "answer", f"bot-{seq}", seat, data, seq)
        except Refused as refused:
            if refused.code != "stale":
                raise
        return True

    def question(self, room: Room, seat: int, bot: str) -> Question:
        """What a worker is sent: nothing that the seat may not know."""
        match = room.playing()
        question = Question(
            room.game, match.setting, match.state_seen_by(seat), seat, level_or_stand_in(bot),
            secrets.randbits(60), Stream(secrets.randbits(60)),
        )  # fmt: skip
        question.memory = f"{room.header.id}-{seat}"
        question.allow(Budget(self.settings.bot_ms))
        return question

    async def _ponder(self, table: str) -> bool:
        """Once after each answer of the bots, and with nobody waiting: let them think while people do."""
        if not self.settings.bot_ponders or len(self.busy) > 1:
            return False
        async with self.rooms.hold(table) as room:
            if room.status != "playing" or self.pondered.get(table) == room.seq:
                return False
            self.pondered[table] = room.seq
            if len(self.pondered) > MOST_HOMES:
                del self.pondered[next(iter(self.pondered))]
            bots = [(seat, who.bot) for seat, who in enumerate(room.seats) if who.kind == BOT]
            ahead = [(seat, name) for seat, name in bots if thinks_ahead(level_or_stand_in(name))]
            questions = [self.question(room, seat, name) for seat, name in ahead]
        for question in questions:
            try:
                await self.workers.ask(question, ponder)
            except Exception as error:  # nobody asked it anything; it will be seen when somebody does
                LOG.warning("no thinking ahead", extra={"table": table, "why": repr(error)[:200]})
        return True

    async def advice(self, question: Question) -> list[Json]:
        """The best answers to a question, thought out by a worker."""
        try:
            return await self.workers.ask(question, advice_for)
        except Exception as error:
            LOG.warning("no advice", extra={"seat": question.seat, "why": repr(error)[:200]})
            raise Refused("conflict", "server-hint-failed") from None

    async def _decision(self, table: str, question: Question, legal: list[int], bot: str) -> Json:
        """The act of a bot's answer; where the bot failed, with who goes on for it and why."""
        data: Json = {"commit": True}
        fault = MISSING if question.level.name != bot else ""
        if not fault:
            data["answer"], fault = await self._ask(table, question, legal)
        if fault:
            data["stand_in"] = {"bot": STAND_INS[0], "was": bot, "why": fault}
            question.level = level_named(STAND_INS[0])
            data["answer"], fault = await self._ask(table, question, legal)
        if fault:
            data["stand_in"]["bot"] = STAND_INS[-1]
            data["answer"] = secrets.choice(legal)
        return data

    async def _ask(self, table: str, question: Question, legal: list[int]) -> tuple[int, str]:
        """An answer, or what was wrong with the bot."""
        if len(legal) == 1:
            return legal[0], ""
        answer: object = None
        start = time.monotonic()
        try:
            answer = await self.workers.ask(question, decide)
            fault, why = fault_of(answer, legal), repr(answer)
        except Exception as error:  # the alarm ends a worker just as a crash does, but at its time
            late = time.monotonic() - start >= self.settings.bot_seconds
            fault, why = HUNG if late else CRASHED, repr(error)
        if not fault and isinstance(answer, int):
            return answer, ""
        extra = {
            "table": table,
            "seat": question.seat,
            "bot": question.level.name,
            "fault": fault,
            "why": why[:200],
        }
        LOG.warning("bot failed to answer", extra=extra)
        return -1, fault

    # --- tables that a process left behind ---

    async def _sweep_for_ever(self) -> None:
        age = 0.0  # at the start all of them, later those that wait suspiciously long
        while True:
            try:
                for table in await self.store.waiting_for_bots(now() - int(age * 1000)):
                    async with self.rooms.hold(table) as room:
                        self.consider(room)
            except Refused as refused:
                LOG.warning("cannot look for bots that wait", extra={"code": refused.code})
            await asyncio.sleep(self.settings.bot_sweep)
            age = self.settings.bot_sweep
