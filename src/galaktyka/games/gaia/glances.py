"""A view at a glance: how each player stands, and the course of the rounds."""

from galaktyka.core.game import Gauge, Stage
from galaktyka.core.glance import count, number, numbers, table, tables, word, words
from galaktyka.core.words import Text

STOCKS = ["credits", "ore", "knowledge", "qic"]
BOWLS = ["bowl_1", "bowl_2", "bowl_3", "gaia_area"]
ROUNDS = 6


def gauges(view: dict[str, object], seat: int) -> list[Gauge]:
    player = tables(view, "players")[seat]
    income = table(player, "income")
    found = [Gauge("vp", number(player, "vp"), 0, "sign-vp")]
    for name in STOCKS:
        found.append(Gauge(name, number(player, name), count(income, name), "sign-" + name))
    bowls = numbers(player, "power")
    for i in range(len(BOWLS)):
        found.append(Gauge(BOWLS[i], bowls[i], 0, "sign-token"))
    return found


def stages(view: dict[str, object]) -> list[Stage]:
    current = number(view, "round")
    over = word(view, "phase") == "over"
    tiles = words(view, "round_tiles")
    found: list[Stage] = []
    for place in range(ROUNDS):
        round_ = place + 1
        when = -1 if round_ < current or over else (0 if round_ == current else 1)
        note = Text("gaia-round-" + tiles[place] + ".description") if place < len(tiles) else None
        found.append(Stage(str(round_), when, note))
    return found
