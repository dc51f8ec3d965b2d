"""Why an answer is not on offer: what it needs and what the player has, or what stands in its way."""

from galaktyka.core.words import Text
from galaktyka.games.frontiers.choices import (
    A_ACTION,
    A_CONQUER,
    A_COUNT,
    A_GOAL,
    A_GOOD,
    A_PAY,
    A_PLANET,
    A_POWER,
    A_REPLACE,
    A_SIDE,
    A_STORE,
    A_TECH,
    A_UPGRADE,
    F_CHOOSE,
    F_CONSUME,
    F_DEVELOP,
    F_EXPLORE,
    F_FORCE,
    F_KEEP,
    F_RETURN,
    F_REVEAL,
    F_SELL,
    F_SETTLE,
    F_TAX,
    F_UNDER,
    F_UPGRADE,
    F_WINDFALL,
    NO_SALE_VERB,
    REVEAL_VERB,
    STAGE_MAIN,
)
from galaktyka.games.frontiers.ids import EXPLORATION, FIRST_TECH
from galaktyka.games.frontiers.powers import LARGE
from galaktyka.games.frontiers.rules.developing import has_space, tech_price
from galaktyka.games.frontiers.rules.priority import tile_in_play
from galaktyka.games.frontiers.rules.settling import strength
from galaktyka.games.frontiers.speech.phrases import (
    ACCUSATIVE,
    GENITIVE,
    LETTERS,
    action_name,
    amount,
    credits,
    goal_name,
    tile_name,
)
from galaktyka.games.frontiers.speech.reasons_goods import good_reason, power_reason
from galaktyka.games.frontiers.speech.reasons_settle import (
    conquer_reason,
    pay_reason,
    replace_reason,
    upgrade_reason,
    upgrade_target_reason,
)
from galaktyka.games.frontiers.state import FrontiersState

NOT_ASKED = "frontiers-refusal-not-asked"


def why_not(s: FrontiersState, seat: int, answer: int) -> Text:
    """The reason why a candidate is not legal now."""
    kind = s.top()
    if answer < A_ACTION:
        return verb_reason(s, seat, kind, answer)
    if answer < A_SIDE:
        return action_reason(s, kind, answer - A_ACTION)
    if A_GOAL <= answer < A_TECH and kind in (F_KEEP, F_UNDER):
        return Text("frontiers-refusal-goal-place", {"n": len(s.goals_drawn)})
    if A_TECH <= answer < A_PLANET and kind == F_DEVELOP:
        return tech_reason(s, seat, answer - A_TECH)
    if A_PLANET <= answer < A_PAY:
        return planet_reason(s, seat, kind, answer)
    if A_PAY <= answer < A_GOOD and kind == F_SETTLE:
        return settle_reason(s, seat, answer)
    if A_GOOD <= answer < A_POWER:
        return good_reason(s, seat, kind, answer - A_GOOD)
    if A_POWER <= answer < A_COUNT and kind in (F_CONSUME, F_FORCE, F_WINDFALL):
        return power_reason(s, seat, kind, answer - A_POWER)
    if answer >= A_COUNT and kind == F_TAX:
        return Text("frontiers-refusal-tax", {"credits": credits(s.arg(0))})
    return Text(NOT_ASKED)


def verb_reason(s: FrontiersState, seat: int, kind: int, answer: int) -> Text:
    if kind == F_REVEAL and answer == REVEAL_VERB:
        return Text("frontiers-refusal-reveal")
    if kind == F_SELL and answer == NO_SALE_VERB:
        return Text("frontiers-refusal-must-sell")
    if kind == F_CONSUME:
        return Text("frontiers-refusal-must-consume")
    if kind == F_FORCE:
        planet = s.arg(0)
        have = strength(s, s.players[seat], planet)
        return Text("frontiers-refusal-military", {"need": s.box.cost[planet], "have": have})
    if kind == F_SETTLE:
        main = s.arg(0) == STAGE_MAIN
        return Text("frontiers-refusal-no-passing" if main else "frontiers-refusal-made-choice")
    return Text(NOT_ASKED)


def action_reason(s: FrontiersState, kind: int, action: int) -> Text:
    """R3"""
    if kind != F_CHOOSE:
        return Text(NOT_ASKED)
    in_play = tile_in_play(s, action)
    key = "frontiers-refusal-action-used" if in_play else "frontiers-refusal-action-out"
    return Text(key, {"action": action_name(action)})


def tech_reason(s: FrontiersState, seat: int, tech: int) -> Text:
    """R20, R21, R23"""
    p = s.players[seat]
    tile = FIRST_TECH + tech
    name = tile_name(tile)
    if not s.in_play >> tech & 1:
        return Text("frontiers-refusal-tech-out", {"tile": name})
    if tile in p.techs:
        return Text("frontiers-refusal-tech-owned", {"tile": name})
    if not s.stacks[tech]:
        return Text("frontiers-refusal-tech-gone", {"tile": name})
    if not has_space(s, p, tech):
        if s.box.face[tile].large == LARGE and p.spaces < s.box.spaces:
            return Text("frontiers-refusal-straddle")
        return Text("frontiers-refusal-spaces", {"spaces": amount("spaces", p.spaces, ACCUSATIVE)})
    need = credits(tech_price(s, seat, tech), GENITIVE)
    return Text("frontiers-refusal-needs", {"need": need, "have": p.credits})


def planet_reason(s: FrontiersState, seat: int, kind: int, answer: int) -> Text:
    """A planet named by itself."""
    planet = answer - A_STORE if answer >= A_STORE else answer - A_PLANET
    if kind == F_EXPLORE and answer < A_STORE:
        return not_offered(s, planet)
    if kind == F_UPGRADE and answer < A_STORE:
        return upgrade_target_reason(s, seat, planet)
    if kind != F_RETURN:
        return Text(NOT_ASKED)
    if planet not in s.players[seat].explored:
        return Text("frontiers-refusal-not-explored", {"tile": tile_name(planet)})
    if EXPLORATION in s.goals_up:
        return Text("frontiers-refusal-stored")
    return Text("frontiers-refusal-no-store", {"goal": goal_name(EXPLORATION)})


def not_offered(s: FrontiersState, planet: int) -> Text:
    """R31 Where the planet is instead, as far as that is known."""
    for seat in range(s.seats):
        p = s.players[seat]
        if planet in p.colonies or planet in p.explored or planet in p.stored_planets:
            return Text("frontiers-refusal-taken", {"tile": tile_name(planet), "letter": LETTERS[seat]})
    return Text("frontiers-refusal-not-offered", {"tile": tile_name(planet)})


def settle_reason(s: FrontiersState, seat: int, answer: int) -> Text:
    if answer >= A_UPGRADE:
        return upgrade_reason(s, seat, answer - A_UPGRADE)
    if answer >= A_REPLACE:
        return replace_reason(s, seat, answer - A_REPLACE)
    if answer >= A_CONQUER:
        return conquer_reason(s, seat, answer - A_CONQUER)
    return pay_reason(s, seat, answer - A_PAY)
