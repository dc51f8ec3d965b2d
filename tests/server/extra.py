"""The tiny game of the kernel's tests as a table in the browser, and bots that misbehave.

Importing this module registers them; a server's workers do so, since it is among their plugins.
"""

import os
import time
from importlib import import_module

from tests.core.tiny_game import Comet

from galaktyka import bots, games
from galaktyka.bots import Bot, Level, Sight
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
        return sight.answers[0]


class CheatingBot(Bot):
    def decide(self, sight: Sight) -> int:
        return 999_999


MISBEHAVING = {"crashing": CrashingBot, "failing": FailingBot, "hanging": HangingBot, "cheating": CheatingBot}
STANDARD_GAMES = games.GAMES
STANDARD_BOTS = bots.BOTS


def register() -> None:
    vars(games)["GAMES"] = (*STANDARD_GAMES, "comet")
    games._loaded["comet"] = ShownComet()
    extra = tuple(Level(name, 0, f"test_{name}") for name in MISBEHAVING)
    vars(bots)["BOTS"] = (*STANDARD_BOTS, *extra)
    vars(bots)["import_module"] = _module


def unregister() -> None:
    vars(games)["GAMES"] = STANDARD_GAMES
    games._loaded.pop("comet", None)
    vars(bots)["BOTS"] = STANDARD_BOTS
    vars(bots)["import_module"] = import_module


class _Module:
    def __init__(self, bot: type[Bot]) -> None:
        self.LevelBot = bot


def _module(name: str) -> object:
    _, _, kind = name.partition("test_")
    return _Module(MISBEHAVING[kind]) if kind in MISBEHAVING else import_module(name)


register()
