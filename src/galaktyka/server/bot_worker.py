"""What runs in a worker process: one decision of one bot."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait

from galaktyka.bots import load_plugins
from galaktyka.bots.question import Question


def prepare(plugins: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when its workers end
    threading.Thread(target=_end_with_server, daemon=True).start()
    load_plugins(plugins)


def _end_with_server() -> None:
    """A server that was killed cannot end its workers; they would wait for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def decide(question: Question, seconds: float) -> object:
    """What the bot says. One that hangs takes this process with it: the alarm's default action ends it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        bot = question.make_bot()
        return bot.decide(question.sight(bot.budget))
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
