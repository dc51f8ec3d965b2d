"""What New Frontiers says to people: the questions and the log. Keys only, no language."""

from typing import Final

from galaktyka.core.table import Event
from galaktyka.core.words import Param, Text
from galaktyka.games.frontiers.choices import (
    E_BACK,
    E_BUY,
    E_CHOOSE,
    E_COLONISTS,
    E_CONSUME,
    E_CREDITS,
    E_DISCARD,
    E_DRAW,
    E_FIRST,
    E_FORCE,
    E_FORWARD,
    E_GOAL_UP,
    E_HOME,
    E_KEPT,
    E_KEPT_GOAL,
    E_KIND,
    E_LAST_ROUND,
    E_LEFT,
    E_LOOK,
    E_NO_SALE,
    E_OPEN,
    E_PASS,
    E_PRODUCE,
    E_REPLACE,
    E_RETURN,
    E_ROUND,
    E_SCORE,
    E_SELL,
    E_SETTLE,
    E_STOCK,
    E_STORE_PLANET,
    E_TAKE,
    E_TAX,
    E_UPGRADE,
    E_VP,
    E_WINDFALL,
    END_COLONIES,
    END_COLONISTS,
    END_LIMIT,
    END_SPACES,
    ENDINGS,
    F_CONSUME,
    F_DEVELOP,
    F_EXPLORE,
    F_FORCE,
    F_FORCE_GOOD,
    F_GOODS,
    F_KIND,
    F_PLACE,
    F_RETURN,
    F_REVEAL,
    F_SELL,
    F_SETTLE,
    F_SHORT,
    F_TAX,
    F_UPGRADE,
    QUESTIONS,
    STAGE_LAST,
    STAGE_SECOND,
)
from galaktyka.games.frontiers.ids import CONSUME, X_SELL_AGAIN
from galaktyka.games.frontiers.rules.consuming import EVENT_BASE
from galaktyka.games.frontiers.rules.goals import is_stockpile
from galaktyka.games.frontiers.rules.producing import THE_BONUS
from galaktyka.games.frontiers.rules.settling import strength
from galaktyka.games.frontiers.speech.phrases import (
    ACCUSATIVE,
    GENITIVE,
    LETTERS,
    action_name,
    amount,
    credits,
    gain_text,
    goal_name,
    kind_name,
    tile_name,
)
from galaktyka.games.frontiers.state import SOURCES, FrontiersState

# The rule behind each question, in the order of QUESTIONS.
RULES: Final = [
    *["R1", "R4", "R61", "S7", "R2", "R95", "R19", "R31", "R34", "R41", "R46", "R46", "R50"],
    *["R17", "R64", "R62", "R62", "R94", "R72", "R94", "R73", "R74", "R92", "R92"],
]

# Events about one tile (and sometimes a kind of good): the key of their sentence.
TILE_EVENTS: Final[dict[int, str]] = {
    E_HOME: "home",
    E_TAKE: "take",
    E_RETURN: "return",
    E_STORE_PLANET: "store-planet",
    E_WINDFALL: "windfall",
    E_PRODUCE: "produce",
    E_STOCK: "stock",
    E_DISCARD: "discard",
}
PLAIN_EVENTS: Final[dict[int, str]] = {
    E_PASS: "pass",
    E_NO_SALE: "no-sale",
    E_FIRST: "first",
    E_KEPT: "kept",
}
GOAL_EVENTS: Final[dict[int, str]] = {E_LOOK: "look", E_KEPT_GOAL: "kept-goal", E_GOAL_UP: "goal-up"}


# --- questions ---


def prompt(s: FrontiersState, seat: int) -> Text:
    """The pending question as a sentence."""
    kind = s.top()
    key = "frontiers-ask-" + QUESTIONS[kind]
    if kind == F_SETTLE:
        return settle_prompt(s, seat, key)
    if kind in (F_FORCE, F_FORCE_GOOD, F_UPGRADE):
        return conquest_prompt(s, seat, kind, key)
    if kind == F_DEVELOP:
        return Text(key, {"credits": credits(s.players[seat].credits)})
    if kind == F_EXPLORE:
        return Text(key + "-second" if s.arg(0) else key)
    if kind == F_RETURN:
        return Text(key, {"planets": amount("planets", s.arg(0), ACCUSATIVE)})
    if kind == F_REVEAL:
        return reveal_prompt(s, key)
    return goods_prompt(s, seat, kind, key)


def reveal_prompt(s: FrontiersState, key: str) -> Text:
    """R95 The action that was chosen waits in the frame below."""
    if not is_stockpile(s.goal_down):
        key += "-other"
    return Text(key, {"action": action_name(s.frames[-10]), "goal": goal_name(s.goal_down)})


def settle_prompt(s: FrontiersState, seat: int, key: str) -> Text:
    p = s.players[seat]
    if s.arg(0) == STAGE_LAST:
        return Text(key + "-last")
    if s.arg(0) == STAGE_SECOND:
        key += "-second"
    return Text(key, {"colonists": p.colonists, "money": p.credits})


def conquest_prompt(s: FrontiersState, seat: int, kind: int, key: str) -> Text:
    if kind == F_UPGRADE:
        return Text(key, {"colony": tile_name(s.arg(0))})
    if kind == F_FORCE_GOOD:
        power = s.box.power(s.arg(0))
        return Text(key, {"tile": tile_name(power.tile), "kind": kind_name(power.kind, GENITIVE)})
    planet = s.arg(0)
    have = strength(s, s.players[seat], planet)
    need = s.box.cost[planet]
    if have >= need:
        key += "-enough"
    return Text(key, {"planet": tile_name(planet), "need": need, "have": have})


def goods_prompt(s: FrontiersState, seat: int, kind: int, key: str) -> Text:
    """Produce, trade and consumption."""
    if kind == F_KIND:
        return Text(key + "-arrived" if s.arg(0) else key)
    if kind == F_SHORT:
        goods = amount("goods", s.supply[s.arg(0)])
        return Text(key, {"goods": goods, "kind": kind_name(s.arg(0))})
    if kind == F_PLACE:
        if s.arg(0) == THE_BONUS:
            return Text(key + "-bonus")
        return Text(key, {"tile": tile_name(s.box.power(s.arg(0)).tile)})
    if kind == F_SELL and s.arg(0):
        return Text(key + "-again", {"tile": tile_name(selling_tile(s, seat))})
    if kind == F_TAX:
        return Text(key, {"credits": credits(s.arg(0))})
    if kind == F_GOODS:
        goods = amount("goods", s.arg(1))
        return Text(key, {"tile": tile_name(s.box.power(s.arg(0)).tile), "goods": goods})
    assert kind != F_CONSUME or s.arg(0)
    return Text(key)


def selling_tile(s: FrontiersState, seat: int) -> int:
    """R78 The tile whose power sells one more good: the last such power that was used."""
    found = -1
    for power in s.players[seat].powers[CONSUME]:
        if power.effect == X_SELL_AGAIN and power.number in s.used:
            found = power.tile
    return found


# --- the log ---


def event_text(s: FrontiersState, event: Event) -> Text:
    """An event as one sentence; the player is `$seat` (from 1) and `$letter`."""
    kind = event.kind
    if event.seat < 0:
        return table_event(s, event)
    params: dict[str, Param] = {"seat": event.seat + 1, "letter": LETTERS[event.seat]}
    if kind in TILE_EVENTS:
        params["tile"] = tile_name(event.a)
        if kind in (E_WINDFALL, E_PRODUCE, E_STOCK, E_DISCARD):
            params["kind"] = kind_name(event.b)
        return Text("frontiers-event-" + TILE_EVENTS[kind], params)
    if kind in GOAL_EVENTS:
        params["goal"] = goal_name(event.a)
        return Text("frontiers-event-" + GOAL_EVENTS[kind], params)
    if kind in PLAIN_EVENTS:
        return Text("frontiers-event-" + PLAIN_EVENTS[kind], params)
    if kind in (E_CREDITS, E_COLONISTS, E_VP):
        return gain_event(event, params)
    if kind in (E_BUY, E_SETTLE, E_UPGRADE, E_REPLACE, E_DRAW, E_FORCE):
        return empire_event(event, params)
    return action_event(event, params)


def table_event(s: FrontiersState, event: Event) -> Text:
    """What happens to the table and to no player."""
    kind = event.kind
    if kind == E_OPEN:
        return Text("frontiers-event-open", {"tile": tile_name(event.a)})
    if kind == E_BACK:
        return Text("frontiers-event-back", {"planets": amount("planets", event.a)})
    if kind == E_LAST_ROUND:
        return Text("frontiers-event-last-" + ENDINGS[event.a], {"n": ending_limit(s, event.a)})
    assert kind in (E_ROUND, E_LEFT)
    return Text("frontiers-event-round" if kind == E_ROUND else "frontiers-event-left", {"n": event.a})


def ending_limit(s: FrontiersState, reason: int) -> int:
    """The number that an end condition compares with."""
    if reason == END_SPACES:
        return s.box.spaces
    if reason == END_COLONIES:
        return s.box.most_colonies
    if reason == END_COLONISTS:
        return s.box.fewest_colonists
    return s.box.most_rounds if reason == END_LIMIT else 0


def gain_event(event: Event, params: dict[str, Param]) -> Text:
    by_tile = event.b >= 0
    if by_tile:
        params["tile"] = tile_name(event.b)
    if event.kind == E_CREDITS:
        params["credits"] = credits(event.a)
        return Text("frontiers-event-credits" if by_tile else "frontiers-event-credits-bonus", params)
    if event.kind == E_COLONISTS:
        params["colonists"] = amount("colonists", event.a, ACCUSATIVE)
        return Text("frontiers-event-colonists" if by_tile else "frontiers-event-colonists-action", params)
    params["vp"] = amount("vp", event.a)
    return Text("frontiers-event-vp" if by_tile else "frontiers-event-vp-bonus", params)


def empire_event(event: Event, params: dict[str, Param]) -> Text:
    """What comes into an empire, and how."""
    kind = event.kind
    params["tile"] = tile_name(event.a)
    if kind in (E_UPGRADE, E_REPLACE):
        params["planet"] = tile_name(event.b)
        return Text("frontiers-event-upgrade" if kind == E_UPGRADE else "frontiers-event-replace", params)
    if kind == E_DRAW:
        params["source"] = tile_name(event.b)
        return Text("frontiers-event-draw", params)
    if kind == E_FORCE:
        params["kind"] = kind_name(event.b)
        params["n"] = event.c
        return Text("frontiers-event-force", params)
    params["credits"] = credits(event.b)
    if kind == E_BUY:
        return Text("frontiers-event-buy" if event.b else "frontiers-event-buy-free", params)
    if event.b < 0:
        return Text("frontiers-event-conquer", params)
    return Text("frontiers-event-settle" if event.b else "frontiers-event-settle-free", params)


def action_event(event: Event, params: dict[str, Param]) -> Text:
    kind = event.kind
    if kind == E_CHOOSE:
        params["action"] = action_name(event.a)
        return Text("frontiers-event-choose", params)
    if kind == E_KIND:
        params["kind"] = kind_name(event.a)
        return Text("frontiers-event-kind", params)
    if kind == E_SELL:
        params["tile"] = tile_name(event.a)
        params["kind"] = kind_name(event.b)
        params["credits"] = credits(event.c)
        return Text("frontiers-event-sell", params)
    if kind == E_TAX:
        params["credits"] = credits(event.a)
        return Text("frontiers-event-tax", params)
    if kind == E_CONSUME:
        params["tile"] = tile_name(event.a)
        params["goods"] = amount("goods", event.b, ACCUSATIVE)
        params["gain"] = gain_text(event.c // EVENT_BASE, event.c % EVENT_BASE)
        return Text("frontiers-event-consume" if event.b else "frontiers-event-consume-none", params)
    if kind == E_FORWARD:
        return Text("frontiers-event-forward" if event.a else "frontiers-event-forward-none", params)
    assert kind == E_SCORE
    params["vp"] = amount("vp", event.a)
    params["source"] = Text("frontiers-source-" + SOURCES[event.b])
    return Text("frontiers-event-score", params)


assert len(RULES) == len(QUESTIONS)
