"""What runs in a worker process: one decision of one bot."""

import signal
import threading

from galaktyka.bots import load_plugins
from galaktyka.bots.hosting import end_with_parent
from galaktyka.bots.question import Question


def prepare(plugins: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when its workers end
    threading.Thread(target=end_with_parent, daemon=True).start()
    load_plugins(plugins)


def decide(question: Question, seconds: float) -> object:
    """What the bot says. One that hangs takes this process with it: the alarm's default action ends it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        bot = question.make_bot()
        answer: object = bot.decide(question.sight(bot.budget))
        return answer if type(answer) is int else repr(answer)[:200]  # nonsense may not even travel
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
