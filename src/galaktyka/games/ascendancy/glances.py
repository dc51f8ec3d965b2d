"""A view at a glance: how each player stands, and the course of the rounds."""

from galaktyka.core.game import Gauge, Stage
from galaktyka.core.glance import number, numbers, tables, word
from galaktyka.core.words import Text
from galaktyka.games.ascendancy.ids import RESOURCE_IDS, RESOURCES

SHOWN = 3  # rounds before and after the present one


def gauges(view: dict[str, object], seat: int) -> list[Gauge]:
    """Ascendancy first, then stocks with what Generation adds, and what stands behind them."""
    player = tables(view, "players")[seat]
    income = numbers(player, "income")
    found = [Gauge("ascendancy", number(player, "ascendancy"), 0, "sign-ascendancy")]
    for k in range(RESOURCES):
        name = RESOURCE_IDS[k]
        found.append(Gauge(name, number(player, name), income[k], "sign-" + name))
    found.append(Gauge("systems", number(player, "systems"), 0, "sign-system"))
    found.append(Gauge("ships", number(player, "ships"), 0, "sign-ship"))
    found.append(Gauge("commands", number(player, "ready"), 0, "sign-command"))
    return found


def stages(view: dict[str, object]) -> list[Stage]:
    """The rounds about the present one: the game has no fixed length unless a table sets one."""
    current, cap = number(view, "round"), number(view, "cap")
    over = word(view, "phase") == "over"
    last = min(cap, current + SHOWN) if cap else current + 1
    found: list[Stage] = []
    for turn in range(max(1, current - SHOWN), max(last, current) + 1):
        if over and turn > current:
            continue
        when = -1 if turn < current or over else 0 if turn == current else 1
        found.append(Stage(str(turn), when, stage_note(view, turn) if when == 0 else None))
    return found


def phase_text(view: dict[str, object]) -> Text:
    return Text("ascendancy-phase-" + word(view, "phase"))


def stage_note(view: dict[str, object], turn: int) -> Text:
    return Text("ascendancy-stage", {"round": turn, "phase": phase_text(view)})
