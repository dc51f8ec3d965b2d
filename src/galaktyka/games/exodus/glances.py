"""A view at a glance: how each player stands, and the course of the turns."""

from galaktyka.core.game import Gauge, Stage
from galaktyka.core.glance import number, tables, word, words
from galaktyka.core.words import Text
from galaktyka.games.exodus.ids import RESOURCE_IDS


def gauges(view: dict[str, object], seat: int) -> list[Gauge]:
    """Points as they would be counted now, stocks and what stands behind them."""
    player = tables(view, "players")[seat]
    found = [Gauge("vp", number(player, "prospect"), 0, "sign-vp")]
    for name in RESOURCE_IDS:
        found.append(Gauge(name, number(player, name), 0, "sign-" + name))
    found.append(Gauge("technologies", len(words(player, "technologies")), 0, "sign-technology"))
    ships = [ship for ship in tables(player, "ships") if word(ship, "place")]
    found.append(Gauge("ships", len(ships), 0, "sign-ship"))
    found.append(Gauge("pool", number(player, "pool"), 0, "sign-population"))
    return found


def stages(view: dict[str, object]) -> list[Stage]:
    current = number(view, "turn")
    phase = word(view, "phase")
    found: list[Stage] = []
    for turn in range(1, number(view, "turns") + 1):
        when = -1 if turn < current or phase == "over" else (0 if turn == current else 1)
        note = stage_note(view, turn) if when == 0 else None
        found.append(Stage(str(turn), when, note))
    return found


def phase_text(view: dict[str, object]) -> Text:
    """The phase that is being played; of a conquest also which one."""
    phase = word(view, "phase")
    if phase == "conquest":
        return Text(
            "exodus-phase-conquest", {"n": number(view, "conquest"), "all": number(view, "conquests")}
        )
    return Text("exodus-phase-" + phase)


def stage_note(view: dict[str, object], turn: int) -> Text:
    return Text("exodus-stage", {"turn": turn, "phase": phase_text(view)})
