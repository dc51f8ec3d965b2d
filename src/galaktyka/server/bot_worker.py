"""What runs in a worker process: one decision of one bot."""

import multiprocessing
import os
import signal
import threading
from importlib import import_module
from multiprocessing.connection import wait

from galaktyka.bots import bot_answer, make_bot
from galaktyka.games import game as find_game


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


def decide(question: Question) -> int:
    """The bot's answer. A bot that hangs takes this process with it: the alarm's default action ends it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, question.seconds)
    try:
        game = find_game(question.game)
        setting = game.setting(question.players, question.table_seed, question.options)
        state = game.restore(setting, question.packed)
        bot = make_bot(question.bot, game, question.seat, question.seed)
        return bot_answer(bot, game, state, question.seat)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
