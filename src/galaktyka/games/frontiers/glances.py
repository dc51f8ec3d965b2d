"""A view at a glance: how each player stands, and the course of the round."""

from galaktyka.core.game import Gauge, Stage
from galaktyka.core.glance import flag, number, numbers, tables, word, words
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Text


def gauges(view: dict[str, object], seat: int) -> list[Gauge]:
    """Points as they would count now, stocks, and how far the seat is from ending the game."""
    player = tables(view, "players")[seat]
    goods = 0
    for colony in tables(player, "colonies"):
        if word(colony, "good"):
            goods += 1
    return [
        Gauge("vp", number(player, "score"), 0, "sign-vp"),
        Gauge("credits", number(player, "credits"), 0, "sign-credits"),
        Gauge("colonists", number(player, "colonists"), 0, "sign-colonist"),
        Gauge("goods", goods, 0, "sign-good"),
        Gauge("military", number(player, "military"), 0, "sign-military"),
        Gauge("colonies", len(tables(player, "colonies")), 0, "sign-settled"),
        Gauge("spaces", number(player, "spaces"), 0, "sign-technology"),
    ]


def stages(view: dict[str, object]) -> list[Stage]:
    """The choices of the round, pawn by pawn; the one that is being made or resolved tells the round."""
    over = word(view, "phase") == "over"
    now = -1 if over else _current(view)
    found: list[Stage] = []
    for place, pawn in enumerate(tables(view, "order")):
        when = -1 if over or flag(pawn, "chosen") else 1
        letter = OWNER_LETTERS[number(pawn, "seat")]
        if place == now:
            found.append(Stage(letter, 0, _note(view)))
        else:
            found.append(Stage(letter, when))
    return found


def _current(view: dict[str, object]) -> int:
    """The pawn whose action is being resolved, else the one that chooses next."""
    resolving = numbers(view, "resolving")
    found = number(view, "next_pawn")
    if resolving:
        for place, pawn in enumerate(tables(view, "order")):
            if number(pawn, "seat") == resolving[0] and flag(pawn, "chosen"):
                found = place
    return found


def _note(view: dict[str, object]) -> Text:
    key = "frontiers-stage-last" if words(view, "ending") else "frontiers-stage"
    action = word(view, "action")
    if action:
        name = Text("frontiers-action-" + action)
        return Text(key + "-action", {"round": number(view, "round"), "action": name})
    return Text(key, {"round": number(view, "round")})
