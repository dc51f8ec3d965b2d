"""The tiny game of the kernel's tests as a table in the browser, and bots that misbehave."""

import os
import time

from tests.core.tiny_game import Comet

from galaktyka import games
from galaktyka.bots import Bot, Level, Sight, bot, forget_bot, registry
from galaktyka.core.game import Game, Gauge
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


class PonderingBot(Bot):
    """Fails at its third answer unless it was let to think ahead by then."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.asked = 0
        self.pondered = 0

    def decide(self, sight: Sight) -> int:
        self.asked += 1
        if self.asked > 2 and not self.pondered:
            raise RuntimeError("nobody let it think ahead")
        return sight.legal[0]

    def ponder(self, sight: Sight) -> None:
        if sight.legal:
            raise RuntimeError("it is its own turn")
        self.pondered += 1


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
    # As if it were one of ours: only those think ahead.
    registry._added["pondering"] = Level("pondering", 0, __name__, "PonderingBot")


def unregister() -> None:
    vars(games)["GAMES"] = STANDARD_GAMES
    games._loaded.pop("comet", None)
    for name in (*MISBEHAVING, "pondering"):
        forget_bot(name)
