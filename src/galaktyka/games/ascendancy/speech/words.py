"""What the table asks: the pending question as a sentence, and the rule behind each question."""

from typing import Final

from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.combat import EXTRA, LONE, NODES, SINGLES, STARBASE
from galaktyka.games.ascendancy.rules.projects import projects_of
from galaktyka.games.ascendancy.speech.phrases import (
    LETTERS,
    agreement_name,
    amount,
    exploration_name,
    goods,
    place_text,
    resource_name,
    several_goods,
    side_name,
    thing_name,
    unit_text,
)
from galaktyka.games.ascendancy.state import WARP, AscendancyState

# The rule behind each question, in the order of QUESTIONS.
RULES: Final = [
    *["R0", "R0", "R91", "R103", "R115", "R137", "R8", "R110", "R88", "U1"],
    *["U7", "R36", "R36", "R37", "R50", "R170", "R172", "U7", "R6", "R52", "R58"],
    *["R75", "R76", "R173", "R77", "M8", "M9", "M7", "R86", "R90", "R101"],
    *["R101", "R101", "R7", "R20", "R180", "R182", "R148", "R20", "R20", "R27"],
    *["R27", "R115", "R133", "R119", "R119", "R120", "R119", "R2", "R120"],
    *["R120", "R124", "R125", "R130", "R130", "R142", "R145", "R145"],
    *["R157", "R157", "R110", "R83", "R3", "R3", "R3", "R3"],
]
# Questions whose first argument is a sector that they are about.
OF_A_PLACE: Final = [
    *[c.F_FORM, c.F_RECLAIM, c.F_SETTLERS, c.F_SOURCES, c.F_GROUP],
    *[c.F_WITHDRAW, c.F_ESCAPE, c.F_REPOINT, c.F_NAME, c.F_YIELD],
]


def prompt(s: AscendancyState, seat: int) -> Text:
    """The pending question as a sentence."""
    kind = s.top()
    if kind < c.FIRST_QUESTION:
        return Text("ascendancy-ask-none")
    key = "ascendancy-ask-" + c.QUESTIONS[kind]
    if kind in OF_A_PLACE:
        return Text(key, {"place": place_text(s.chart, s.arg(0))})
    if kind <= c.F_GIFT:
        return opening_prompt(s, seat, kind, key)
    if kind <= c.F_SLIDE:
        return command_prompt(s, seat, kind, key)
    if kind <= c.F_BREAK:
        return dealing_prompt(s, seat, kind, key)
    return combat_prompt(s, seat, kind, key)


# --- setting up, initiative, building ---


def opening_prompt(s: AscendancyState, seat: int, kind: int, key: str) -> Text:
    p = s.players[seat]
    if kind == c.F_START:
        return Text(key + ("-advancement" if s.arg(0) else "-project"))
    if kind == c.F_BID:
        return Text(key, {"n": sum(p.goods)})
    if kind == c.F_MIX:
        return Text(key, {"left": s.arg(0), "resource": resource_name(s.arg(1))})
    if kind == c.F_BUILD:
        return Text(key, {"stock": several_goods(p.goods)})
    if kind == c.F_SIZE:
        return Text(key, {"fleet": side_name(s.box, s.arg(1))})
    if kind == c.F_PAY:
        return Text(key, {"cost": goods(s.arg(0), s.arg(1))})
    if kind == c.F_GIFT:
        return Text(key, {"place": place_text(s.chart, s.arg(0)), "n": s.arg(1)})
    return Text(key)


# --- commands and movement ---


def command_prompt(s: AscendancyState, seat: int, kind: int, key: str) -> Text:
    if kind == c.F_COMMAND:
        return Text(key, {"commands": amount("commands", s.players[seat].ready)})
    if kind == c.F_UNIT:
        params: dict[str, Param] = {
            "unit": unit_text(s, s.arg(0)),
            "place": place_text(s.chart, s.arg(1)),
        }
        return Text(key + "-warp" if s.arg(2) else key, params)
    if kind == c.F_RESIZE:
        return Text(key, {"unit": unit_text(s, s.arg(0))})
    if kind == c.F_MOVE:
        return move_prompt(s, key)
    if kind == c.F_PLACE:
        return Text(key, {"place": place_text(s.chart, s.arg(0)), "n": s.arg(1)})
    if kind == c.F_SLIDE:
        return Text(key, {"thing": thing_name(s.chart, s.arg(0))})
    return Text(key)


def move_prompt(s: AscendancyState, key: str) -> Text:
    flags = s.arg(3)
    params: dict[str, Param] = {
        "unit": unit_text(s, s.arg(0)),
        "place": place_text(s.chart, s.arg(1)),
        "n": s.arg(2),
    }
    if flags & c.MOVE_OFF_BOARD:
        return Text(key + "-exit", params)
    return Text(key + "-warp" if flags & c.MOVE_WARP else key, params)


# --- others, cards, trade ---


def dealing_prompt(s: AscendancyState, seat: int, kind: int, key: str) -> Text:
    if kind == c.F_PASSAGE:
        return Text(key, {"letter": LETTERS[s.arg(0)], "place": place_text(s.chart, s.arg(1))})
    if kind == c.F_REWARD:
        return Text(key, {"n": s.arg(0)})
    if kind == c.F_CHOICE:
        return Text(key, {"card": exploration_name(s.arg(0))})
    if kind == c.F_DISPLACE:
        return Text(key, {"letter": LETTERS[s.arg(0)], "place": place_text(s.chart, s.arg(1))})
    if kind == c.F_DISCARD:
        held = len(projects_of(s, seat)) + len([1 for card in s.drawn if s.card_of[card] == seat])
        params: dict[str, Param] = {
            "projects": amount("projects", held),
            "nodes": amount("nodes", s.research_nodes(seat)),
        }
        return Text(key, params)
    if kind in (c.F_HAND, c.F_TRADE, c.F_BREAK):
        return Text(key, {"letter": LETTERS[s.arg(0)]})
    if kind == c.F_CONSENT:
        return consent_prompt(s, seat, key)
    return Text(key)


def consent_prompt(s: AscendancyState, seat: int, key: str) -> Text:
    other = s.arg(0)
    params: dict[str, Param] = {
        "letter": LETTERS[other],
        "give": agreement_text(s, other, s.arg(1)),
        "take": agreement_text(s, seat, s.arg(2)),
    }
    return Text(key, params)


def agreement_text(s: AscendancyState, seat: int, n: int) -> Text:
    """One of a seat's three agreements, or nothing."""
    if n == c.NO_AGREEMENT:
        return Text("ascendancy-nothing")
    return agreement_name(s.box, s.players[seat].civ * ids.AGREEMENTS_A_CIV + n)


# --- battles ---


def combat_prompt(s: AscendancyState, seat: int, kind: int, key: str) -> Text:
    here = place_text(s.chart, s.combat.target if s.combat is not None else s.arg(0))
    if kind in (c.F_CLOAK, c.F_RETREAT, c.F_MANOEUVRE):
        return Text(key, {"place": here})
    if kind in (c.F_MARTYR, c.F_PEEK):
        return Text(key, {"n": s.arg(0)})
    if kind == c.F_AIM:
        return Text(key, {"hits": amount("hits", s.arg(0)), "letter": LETTERS[s.arg(1)]})
    if kind == c.F_ALLOT:
        return allot_prompt(s, key)
    if kind == c.F_HITS:
        params: dict[str, Param] = {"hits": amount("hits", s.arg(2) if s.arg(2) else s.arg(0))}
        return Text(key + "-marauders" if s.arg(2) else key, params)
    if kind == c.F_HIT_COUNT:
        return Text(key, {"unit": fighting_unit(s, s.arg(0))})
    if kind == c.F_SQUAD:
        return squad_prompt(s, key)
    if kind == c.F_RUIN:
        return Text(key, {"place": here, "n": s.arg(1)})
    if kind == c.F_SURRENDER:
        attacker = s.combat.attacker if s.combat is not None else 0
        return Text(key, {"letter": LETTERS[attacker], "place": here})
    if kind in (c.F_INSIST, c.F_ANNEX):
        return hegemony_prompt(s, seat, kind, key)
    return Text(key)


def fighting_unit(s: AscendancyState, unit: int) -> Text:
    """A fleet, or the single ships of a sector."""
    if unit >= LONE:
        return Text("ascendancy-unit-singles", {"place": place_text(s.chart, unit - LONE)})
    return unit_text(s, unit)


def allot_prompt(s: AscendancyState, key: str) -> Text:
    assert s.combat is not None
    others = [seat for seat in s.turn_order_from(s.active) if s.combat.defenders >> seat & 1]
    params: dict[str, Param] = {
        "dice": amount("dice", s.arg(1)),
        "group": group_name(s, s.arg(0)),
        "letter": LETTERS[others[0]],
    }
    return Text(key, params)


def group_name(s: AscendancyState, group: int) -> Text:
    """Whose dice: a fleet's, those of single ships, of a starbase, of cards, of nodes."""
    names = {SINGLES: "singles", STARBASE: "starbase", EXTRA: "extra", NODES: "nodes"}
    if group in names:
        return Text("ascendancy-group-" + names[group])
    return unit_text(s, group)


def squad_prompt(s: AscendancyState, key: str) -> Text:
    assert s.combat is not None
    queue = s.combat.queue
    unit = fighting_unit(s, queue[0]) if queue else Text("ascendancy-unit-ship")
    return Text(key, {"unit": unit, "place": place_text(s.chart, s.arg(0))})


def hegemony_prompt(s: AscendancyState, seat: int, kind: int, key: str) -> Text:
    params: dict[str, Param] = {"place": place_text(s.chart, s.arg(0))}
    if kind == c.F_ANNEX:
        params["cost"] = goods(ids.CULTURE, s.box.hegemony_control_cost)
    else:
        params["die"] = s.arg(1)
    return Text(key, params)


def warp_unit(s: AscendancyState, seat: int, k: int) -> list[int]:
    """The k-th of a seat's units in warp: seat, sector, tokens, unit."""
    places = [i for i in range(0, len(s.warp), WARP) if s.warp[i] == seat]
    return s.warp[places[k] : places[k] + WARP]


assert len(RULES) == len(c.QUESTIONS) == c.FRAME_KINDS
