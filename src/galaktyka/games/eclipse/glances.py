"""A view at a glance: how each player stands, and the course of the rounds."""

from galaktyka.core.game import Gauge, Stage
from galaktyka.core.glance import number, table, tables, word

STOCKS = ["materials", "science", "money"]


def gauges(view: dict[str, object], seat: int) -> list[Gauge]:
    player = tables(view, "players")[seat]
    if not word(player, "species"):
        return [Gauge("vp", 0)]
    found = [Gauge("vp", number(player, "points"))]
    stock, income = table(player, "resources"), table(player, "income")
    for name in STOCKS:
        gain = number(income, name) - (number(player, "upkeep") if name == "money" else 0)
        found.append(Gauge(name, number(stock, name), gain))
    return found


def stages(view: dict[str, object]) -> list[Stage]:
    current = number(view, "round")
    over = word(view, "phase") == "over"
    found: list[Stage] = []
    for round_ in range(1, number(view, "rounds") + 1):
        when = -1 if round_ < current or over else (0 if round_ == current else 1)
        found.append(Stage(str(round_), when))
    return found
