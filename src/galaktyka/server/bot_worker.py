"""What runs in a worker process: one decision of one bot, or advice to a person."""

import signal
import threading
from collections.abc import Callable
from typing import TypeVar

from galaktyka.bots import Bot, Budget, load_plugins
from galaktyka.bots.advice import Advice, advise
from galaktyka.bots.hosting import end_with_parent
from galaktyka.bots.question import Question
from galaktyka.core.chance import Stream
from galaktyka.server.wire import Json, text_json

T = TypeVar("T")
MOST_REMEMBERED = 64
_bots: dict[tuple[str, str], Bot] = {}


def prepare(plugins: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when its workers end
    threading.Thread(target=end_with_parent, daemon=True).start()
    load_plugins(plugins)


def within_time(question: Question, seconds: float, work: "Callable[[Question], T]") -> T:
    """Work that hangs takes this process with it: the alarm's default action ends it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work(question)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def decide(question: Question, seconds: float) -> object:
    """What the bot says."""
    return within_time(question, seconds, _decide)


def _decide(question: Question) -> object:
    bot = remembered(question)
    answer: object = bot.decide(question.sight(bot.budget))
    return answer if type(answer) is int else repr(answer)[:200]  # nonsense may not even travel


def ponder(question: Question, seconds: float) -> None:
    """Let the bot think ahead while others are asked."""
    within_time(question, seconds, _ponder)


def _ponder(question: Question) -> None:
    bot = remembered(question)
    bot.ponder(question.sight(bot.budget))


def remembered(question: Question) -> Bot:
    """The bot of an earlier question at the same table, with its plans, if it was asked in this process."""
    name = question.memory, question.level.name
    bot = _bots.pop(name, None) or question.make_bot()
    if question.memory:
        _bots[name] = bot
        if len(_bots) > MOST_REMEMBERED:
            del _bots[next(iter(_bots))]
    return bot


def advice_for(question: Question, seconds: float) -> list[Json]:
    """What a bot would consider in this seat."""
    return within_time(question, seconds, _advice)


def _advice(question: Question) -> list[Json]:
    return [_advice_json(one) for one in advise(question.sight(Budget()), Stream(question.seed))]


def _advice_json(advice: Advice) -> Json:
    return {
        "answer": advice.answer,
        "plan": [text_json(step) for step in advice.plan],
        "points": round(advice.points / 100, 1),
        "share": round(advice.share, 3) if advice.share >= 0 else None,
        "because": [text_json(reason) for reason in advice.because],
    }
