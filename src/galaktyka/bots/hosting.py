"""A process of its own for a bot that somebody else wrote: it may crash or hang there without harm.

One host serves one seat, game after game, since to start a process takes far longer than to ask a question.
Its bot lives as long as the game and may remember things from question to question.
"""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection, wait
from typing import Final

from galaktyka.bots.question import Question
from galaktyka.bots.registry import load_plugins, plugins
from galaktyka.bots.sight import Bot, Sight

START_SECONDS: Final = 120.0
"""How long a process may take to start and to import what it needs."""

DECIDE, PONDER = range(2)
READY, ANSWERED, RAISED = range(3)


class HostFailed(Exception):
    """The bot's code raised something, or its process ended."""


class HostHung(Exception):
    """No answer came in time; the process was ended."""


class Host:
    """A child process, and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, plugins()), daemon=True)
        self.process.start()
        theirs.close()
        self.ready = False
        self.pondering = False

    def ask(self, question: Question, fresh: bool, seconds: float) -> object:
        """What the bot says; `fresh` begins a game with a new bot. Answers that are no ints come as texts."""
        if self.pondering:
            self.pondering = False
            self._hear(seconds)
        self._say(question, fresh, DECIDE)
        return self._hear(seconds)

    def ponder(self, question: Question, fresh: bool) -> None:
        """Let the bot think ahead; nobody waits for it until it is asked again."""
        if not self.pondering:
            self._say(question, fresh, PONDER)
            self.pondering = True

    def _say(self, question: Question, fresh: bool, what: int) -> None:
        if not self.ready:
            self._receive(START_SECONDS)
            self.ready = True
        try:
            self.pipe.send((question, fresh, what))
        except OSError as error:
            raise HostFailed(f"its process ended ({error})") from None

    def _hear(self, seconds: float) -> object:
        kind, said = self._receive(seconds)
        if kind == RAISED:
            raise HostFailed(str(said))
        return said

    def _receive(self, seconds: float) -> tuple[int, object]:
        if not self.pipe.poll(seconds):
            self.stop()
            raise HostHung(f"no answer within {seconds:g} s")
        try:
            kind, said = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(5)
            raise HostFailed(f"its process ended with status {self.process.exitcode}") from None
        return int(kind), said

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


_idle: dict[tuple[str, int], Host] = {}


def take_host(name: str, seat: int) -> Host:
    """A host for this bot and seat, from an earlier game if one is there."""
    return _idle.pop((name, seat), None) or Host()


def give_back(host: Host, name: str, seat: int) -> None:
    """Keep a host whose game is over for the next one."""
    old = _idle.pop((name, seat), None)
    if old is not None:
        old.stop()
    _idle[name, seat] = host


def stop_hosts() -> None:
    while _idle:
        _idle.popitem()[1].stop()


# --- in the child ---


def serve(pipe: Connection, modules: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks decides when this ends
    threading.Thread(target=end_with_parent, daemon=True).start()
    load_plugins(modules)
    pipe.send((READY, None))
    bot: Bot | None = None
    while True:
        try:
            question, fresh, what = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            if fresh or bot is None:
                bot = question.make_bot()
            reply = (ANSWERED, _said(bot, question.sight(bot.budget), what))
        except Exception as error:
            reply = (RAISED, f"{type(error).__name__}: {error}"[:200])
        pipe.send(reply)


def _said(bot: Bot, sight: Sight, what: int) -> int | str:
    if what == PONDER:
        bot.ponder(sight)
        return ""
    answer: object = bot.decide(sight)
    return answer if type(answer) is int else f"{type(answer).__name__} {answer!r}"[:200]


def end_with_parent() -> None:
    """A parent that was killed cannot end its children; one that hangs would stay for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
