"""A view at a glance: how each player stands, and the course of the rounds."""

from typing import Final

from galaktyka.core.game import Gauge, Stage
from galaktyka.core.glance import number, table, tables, word
from galaktyka.core.words import Text

STOCKS: Final = ["materials", "science", "money"]


def gauges(view: dict[str, object], seat: int) -> list[Gauge]:
    """Points as far as they are seen, then the stocks with what the next upkeep adds to them."""
    player = tables(view, "players")[seat]
    if not word(player, "species"):
        return [Gauge("vp", 0, 0, "good-vp")]
    found = [Gauge("vp", number(player, "points"), 0, "good-vp")]
    stock, income = table(player, "resources"), table(player, "income")
    for name in STOCKS:
        gain = number(income, name) - (number(player, "upkeep") if name == "money" else 0)
        found.append(Gauge(name, number(stock, name), gain, "good-" + name))
    return found


def stages(view: dict[str, object]) -> list[Stage]:
    """The rounds; the present one tells its phase."""
    current = number(view, "round")
    phase = word(view, "phase")
    found: list[Stage] = []
    for round_ in range(1, number(view, "rounds") + 1):
        if phase == "over" or round_ < current:
            found.append(Stage(str(round_), -1))
        elif round_ == current:
            found.append(Stage(str(round_), 0, Text("eclipse-phase-" + phase)))
        else:
            found.append(Stage(str(round_), 1))
    return found
