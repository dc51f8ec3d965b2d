"""The tiny game of the kernel's tests as a table in the browser, and bots that misbehave."""

import os
import time

from tests.core.tiny_game import Comet

from galaktyka import games
from galaktyka.bots import Bot, Sight, bot, forget_bot
from galaktyka.core.game import Gauge
from galaktyka.core.glance import as_numbers
from galaktyka.core.svg import Panel
from galaktyka.core.words import Speaker


class ShownComet(Comet):
    """Comet with pictures: every field of the view in a panel of its own, so that a leak would be seen."""

    def panels(self, view: dict[str, object], speaker: Speaker) -> list[Panel]:
        return [
            Panel(name, name, 100, 100, f"<title>{name}</title>", f"<text>{name}={value}</text>")
            for name, value in view.items()
            if name != "seat"
        ]

    def gauges(self, view: dict[str, object], seat: int) -> list[Gauge]:
        return [
            Gauge("points", as_numbers(view["points"])[seat]),
            Gauge("fuel", as_numbers(view["fuel"])[seat]),
        ]


class CrashingBot(Bot):
    def decide(self, sight: Sight) -> int:
        os._exit(3)


class FailingBot(Bot):
    def decide(self, sight: Sight) -> int:
        raise RuntimeError("this bot cannot play")


class HangingBot(Bot):
    def decide(self, sight: Sight) -> int:
        time.sleep(3600)
        return sight.legal[0]


class CheatingBot(Bot):
    def decide(self, sight: Sight) -> int:
        return 999_999


class BabblingBot(Bot):
    """Nonsense of every kind; True would be taken for answer 1 by a careless judge."""

    def decide(self, sight: Sight) -> int:
        nonsense: list[object] = [None, "bid 1", 1.0, True, [0]]
        return nonsense[self.stream.below(len(nonsense))]  # type: ignore[return-value]


MISBEHAVING = {
    "crashing": CrashingBot,
    "failing": FailingBot,
    "hanging": HangingBot,
    "cheating": CheatingBot,
    "babbling": BabblingBot,
}
STANDARD_GAMES = games.GAMES


def register() -> None:
    vars(games)["GAMES"] = (*STANDARD_GAMES, "comet")
    games._loaded["comet"] = ShownComet()
    for name, made in MISBEHAVING.items():
        bot(name, level=0)(made)


def unregister() -> None:
    vars(games)["GAMES"] = STANDARD_GAMES
    games._loaded.pop("comet", None)
    for name in MISBEHAVING:
        forget_bot(name)
