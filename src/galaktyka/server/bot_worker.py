"""What runs in a worker process: one decision of one bot, or advice to a person."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import wait
from typing import TypeVar

from galaktyka.bots import Sight, bot_answer, make_bot
from galaktyka.bots.advice import Advice, advise
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.games import game as find_game
from galaktyka.server.wire import Json, text_json

T = TypeVar("T")


class Question:
    """A position, and the bot that is asked. The position is whole; the bot gets a `Sight` of it."""

    __slots__ = ("bot", "game", "options", "packed", "players", "seat", "seconds", "seed", "table_seed")

    def __init__(
        self,
        game: str,
        players: int,
        table_seed: int,
        options: dict[str, str],
        packed: list[int],
        seat: int,
        bot: str,
        seed: int,
        seconds: float,
    ) -> None:
        self.game = game
        self.players = players
        self.table_seed = table_seed
        self.options = options
        self.packed = packed
        self.seat = seat
        self.bot = bot
        self.seed = seed
        self.seconds = seconds

    def position(self, game: Game) -> State:
        setting = game.setting(self.players, self.table_seed, self.options)
        return game.restore(setting, self.packed)


def prepare(plugins: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when its workers end
    threading.Thread(target=_end_with_server, daemon=True).start()
    for name in plugins:
        import_module(name)


def _end_with_server() -> None:
    """A server that was killed cannot end its workers; they would wait for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def within_time(question: Question, work: "Callable[[Question], T]") -> T:
    """Work that hangs takes this process with it: the alarm's default action ends it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, question.seconds)
    try:
        return work(question)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def decide(question: Question) -> int:
    """The bot's answer."""
    return within_time(question, _decide)


def _decide(question: Question) -> int:
    game = find_game(question.game)
    bot = make_bot(question.bot, game, question.seat, question.seed)
    return bot_answer(bot, game, question.position(game), question.seat)


def advice_for(question: Question) -> list[Json]:
    """What a bot would consider in this seat."""
    return within_time(question, _advice)


def _advice(question: Question) -> list[Json]:
    game = find_game(question.game)
    state = question.position(game)
    sight = Sight(game, state, question.seat, state.legal_for(question.seat))
    return [_advice_json(one) for one in advise(sight, Stream(question.seed))]


def _advice_json(advice: Advice) -> Json:
    return {
        "answer": advice.answer,
        "plan": [text_json(step) for step in advice.plan],
        "points": round(advice.points / 100, 1),
        "share": round(advice.share, 3) if advice.share >= 0 else None,
        "because": [text_json(reason) for reason in advice.because],
    }
