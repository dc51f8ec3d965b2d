"""Answers that are a word of their own: stop, brave, ascend, fight on."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.places import place_id
from galaktyka.games.ascendancy.rules.building import ascendancy_cost, upgrade_cost
from galaktyka.games.ascendancy.rules.common import amount_of, cards_with
from galaktyka.games.ascendancy.rules.paths import impulse_speed
from galaktyka.games.ascendancy.rules.projects import projects_of
from galaktyka.games.ascendancy.rules.trade import held_by
from galaktyka.games.ascendancy.speech.cautions import arrival_warnings, end_warnings
from galaktyka.games.ascendancy.speech.forecasts import braving_text
from galaktyka.games.ascendancy.speech.phrases import agreement_name, amount, card_name, goods, place_text
from galaktyka.games.ascendancy.state import WARP, WARP_ICONS, AscendancyState

# Verbs that cost a command, and the rules that some verbs come from.
COMMANDED = [
    *[c.IMPULSE_VERB, c.ENTER_WARP_VERB, c.BOOST_VERB, c.ADD_TOKEN_VERB, c.EXIT_WARP_VERB, c.BRAVE_VERB],
    *[c.MINE_VERB, c.LAUNCH_VERB, c.FOCUS_VERB],
]
VERB_RULES = {
    c.NEW_LANE_VERB: "M8",
    c.DISCOVER_VERB: "M9",
    c.IMPULSE_VERB: "R77",
    c.ENTER_WARP_VERB: "R79",
    c.BOOST_VERB: "R79",
    c.ADD_TOKEN_VERB: "R80",
    c.EXIT_WARP_VERB: "R81",
    c.BRAVE_VERB: "R89",
    c.FREE_BRAVE_VERB: "R89",
    c.ASCEND_VERB: "R4",
    c.WEAPONS_VERB: "R57",
    c.SHIELDS_VERB: "R57",
    c.LAUNCH_VERB: "R180",
    c.FOCUS_VERB: "R180",
    c.CANCEL_VERB: "R23",
}


def verb_answer(s: AscendancyState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer in COMMANDED:
        made.cost = Text("ascendancy-cost-command")
    if answer in VERB_RULES:
        made.rule = VERB_RULES[answer]
    if c.STOP_VERB <= answer <= c.DISCOVER_VERB:
        moving_answer(s, seat, answer, made)
    elif c.IMPULSE_VERB <= answer <= c.MINE_VERB:
        unit_verb(s, seat, answer, made)
    elif c.ASCEND_VERB <= answer <= c.FOCUS_VERB:
        console_verb(s, seat, answer, made)
    else:
        plain_verb(s, seat, kind, answer, made)


def moving_answer(s: AscendancyState, seat: int, answer: int, made: Answer) -> None:
    here = s.arg(1)
    params: dict[str, Param] = {"place": place_text(s.chart, here)}
    made.target = place_id(here)
    if answer == c.STOP_VERB:
        made.label = Text("ascendancy-do-stop", params)
        made.warnings = arrival_warnings(s, seat, here)
    elif answer == c.NEW_LANE_VERB:
        made.label = Text("ascendancy-do-new", params)
    else:
        made.label = Text("ascendancy-do-discover")


def unit_verb(s: AscendancyState, seat: int, answer: int, made: Answer) -> None:
    """What a unit does on a command."""
    unit, sector = s.arg(0), s.arg(1)
    if answer == c.IMPULSE_VERB:
        made.label = Text("ascendancy-do-impulse", {"sectors": amount("sectors", impulse_speed(s, seat))})
    elif answer == c.ENTER_WARP_VERB:
        made.label = Text("ascendancy-do-warp")
    elif answer == c.BOOST_VERB:
        card = cards_with(s, seat, ids.EXHAUST_ENTER_WARP_EXTRA_TOKEN)[0]
        tokens = 1 + amount_of(s, card, ids.EXHAUST_ENTER_WARP_EXTRA_TOKEN)
        params: dict[str, Param] = {"tokens": amount("tokens", tokens), "card": card_name(card)}
        made.label = Text("ascendancy-do-boost", params)
    elif answer in (c.ADD_TOKEN_VERB, c.EXIT_WARP_VERB):
        tokens = warp_tokens(s, seat, unit, sector)
        if answer == c.ADD_TOKEN_VERB:
            made.label = Text("ascendancy-do-token", {"n": tokens})
        else:
            made.label = Text("ascendancy-do-exit", {"n": tokens + s.has(seat, WARP_ICONS)})
    elif answer == c.MINE_VERB:
        made.label = Text("ascendancy-do-mine", {"gain": goods(ids.PRODUCTION, s.box.mining_production)})
    else:
        key = "ascendancy-do-brave" if answer == c.BRAVE_VERB else "ascendancy-do-brave-free"
        made.label = Text(key, {"danger": braving_text(s, seat, unit, sector)})


def warp_tokens(s: AscendancyState, seat: int, unit: int, sector: int) -> int:
    """Tokens of the unit in warp that the question is about."""
    for at in range(0, len(s.warp), WARP):
        if s.warp[at] == seat and s.warp[at + 1] == sector and s.warp[at + 3] == unit:
            return s.warp[at + 2]
    return 0


def console_verb(s: AscendancyState, seat: int, answer: int, made: Answer) -> None:
    p, box = s.players[seat], s.box
    if answer == c.ASCEND_VERB:
        params: dict[str, Param] = {"n": p.ascendancy + 1, "all": box.ascendancy_to_win}
        made.label = Text("ascendancy-do-ascend", params)
        made.cost = goods(ids.CULTURE, ascendancy_cost(s))
        made.target = f"ascendancy-{seat}"
    elif answer == c.WEAPONS_VERB:
        made.label = Text("ascendancy-do-weapons", {"n": box.weapons[p.civ][p.weapons + 1]})
        made.cost = goods(ids.RESEARCH, upgrade_cost(s, seat, 0))
        made.target = f"track-{seat}-weapons"
    elif answer == c.SHIELDS_VERB:
        made.label = Text("ascendancy-do-shields", {"n": box.shields[p.civ][p.shields + 1]})
        made.cost = goods(ids.RESEARCH, upgrade_cost(s, seat, 1))
        made.target = f"track-{seat}-shields"
    elif answer == c.LAUNCH_VERB:
        made.label = Text("ascendancy-do-launch", {"cards": amount("cards", box.projects_drawn)})
        room = s.research_nodes(seat)
        if len(projects_of(s, seat)) + box.projects_drawn > room:
            made.warnings = [Text("ascendancy-warning-projects", {"n": room})]
    else:
        made.label = Text("ascendancy-do-search")


def plain_verb(s: AscendancyState, seat: int, kind: int, answer: int, made: Answer) -> None:
    verb = c.VERBS[answer - c.A_VERB].split()[0]
    made.label = Text("ascendancy-do-" + verb)
    if answer == c.DONE_VERB:
        ends = {c.F_BUILD: "-done-build", c.F_REROLL: "-no-reroll", c.F_MANOEUVRE: "-stay-here"}
        made.label = Text("ascendancy-do" + ends.get(kind, "-done"))
        if kind == c.F_BUILD:
            made.rule = "R59"
    elif answer == c.END_VERB:
        made.warnings = end_warnings(s, seat)
    elif answer == c.PAY_VERB:
        made.label = Text("ascendancy-do-pay", {"cost": goods(ids.CULTURE, s.box.hegemony_control_cost)})
    elif answer == c.CANCEL_VERB:
        agreement = held_by(s, seat, s.arg(0))
        made.label = Text("ascendancy-do-cancel", {"take": agreement_name(s.box, agreement)})
        made.target = "agreement-" + ids.TRADE_IDS[agreement]
    elif answer == c.NO_VERB and kind == c.F_CLOAK:
        made.label = Text("ascendancy-do-no-card")
