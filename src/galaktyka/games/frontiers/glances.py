"""A view at a glance: how each player stands, and the course of the rounds."""

from galaktyka.core.game import Gauge, Stage
from galaktyka.core.glance import number, tables


def gauges(view: dict[str, object], seat: int) -> list[Gauge]:
    player = tables(view, "players")[seat]
    return [Gauge("vp", number(player, "score")), Gauge("credits", number(player, "credits"))]


def stages(view: dict[str, object]) -> list[Stage]:
    return [Stage(str(number(view, "round")), 0)]
