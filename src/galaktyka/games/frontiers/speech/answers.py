"""Answers as people see them: what they do, what they cost, where they point, and what to think of before."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Param, Text
from galaktyka.games.frontiers.choices import (
    A_ACTION,
    A_CONQUER,
    A_COUNT,
    A_GOAL,
    A_GOOD,
    A_KIND,
    A_PAY,
    A_PLANET,
    A_POWER,
    A_REPLACE,
    A_SIDE,
    A_STORE,
    A_TECH,
    A_UPGRADE,
    COLONISTS_VERB,
    DONE_VERB,
    F_CONSUME,
    F_EXPLORE,
    F_FORCE,
    F_PLACE,
    F_SELL,
    F_SETTLE,
    F_SHORT,
    F_STOCK,
    F_UPGRADE,
    KEEP_VERB,
    NO_SALE_VERB,
    PASS_VERB,
    QUIET_VERB,
    REVEAL_VERB,
    STAGE_SECOND,
)
from galaktyka.games.frontiers.ids import (
    ACTION_IDS,
    ANY,
    FIRST_TECH,
    GOAL_IDS,
    PRODUCE_TILE,
    SIDE_A,
    TECH_IDS,
    TILE_IDS,
    X_REPLACE_THIS,
)
from galaktyka.games.frontiers.notation import write
from galaktyka.games.frontiers.opening import home_of
from galaktyka.games.frontiers.rules.developing import tech_price
from galaktyka.games.frontiers.rules.settling import explored_kind, price, reserve, strength
from galaktyka.games.frontiers.rules.swapping import enough_colonists, unused
from galaktyka.games.frontiers.rules.trading import sale_price
from galaktyka.games.frontiers.speech.cautions import (
    action_warnings,
    colonists_warnings,
    force_warnings,
    pass_warnings,
    pay_warnings,
    planet_warnings,
    settle_warnings,
    swap_warnings,
    tech_warnings,
)
from galaktyka.games.frontiers.speech.phrases import (
    ACCUSATIVE,
    GENITIVE,
    action_name,
    amount,
    credits,
    effect_text,
    goal_name,
    goal_text,
    kind_name,
    tile_name,
    tile_sentence,
    tile_text,
    together,
)
from galaktyka.games.frontiers.speech.words import RULES
from galaktyka.games.frontiers.state import FrontiersState, Player


def describe(s: FrontiersState, seat: int, answer: int) -> Answer:
    """A legal answer with its label, cost, target, warnings and rule."""
    kind = s.top()
    made = Answer(answer, write(s, answer), Text("frontiers-do-pass"), rule=RULES[kind])
    if answer < A_ACTION:
        verb_answer(s, seat, kind, answer, made)
    elif answer < A_SIDE:
        action_answer(s, seat, answer - A_ACTION, made)
    elif answer < A_KIND:
        home = home_of(s, s.players[seat].board, SIDE_A + answer - A_SIDE)
        made.label = tile_sentence(s.box, home)
        made.target = planet_id(home)
    elif answer < A_GOAL:
        made.label = Text("frontiers-do-kind", {"kind": kind_name(answer - A_KIND)})
        made.target = refinery_id(s, seat)
    elif answer < A_TECH:
        goal_answer(s, answer - A_GOAL, made)
    elif answer < A_PLANET:
        tech_answer(s, seat, answer - A_TECH, made)
    elif answer < A_PAY:
        explored_answer(s, seat, kind, answer, made)
    elif answer < A_UPGRADE:
        settle_answer(s, seat, answer, made)
    elif answer < A_GOOD:
        made.label = Text("frontiers-do-upgrade", {"tile": tile_name(answer - A_UPGRADE)})
        made.target = planet_id(answer - A_UPGRADE)
        made.rule = "R50"
        made.warnings = swap_warnings(s, seat, answer - A_UPGRADE)
    elif answer < A_POWER:
        good_answer(s, seat, kind, answer - A_GOOD, made)
    elif answer < A_COUNT:
        power_answer(s, seat, kind, answer - A_POWER, made)
    else:
        made.label = Text("frontiers-do-tax", {"n": answer - A_COUNT})
        made.target = f"stock-{seat}"
    return made


# --- where answers point ---


def planet_id(tile: int) -> str:
    """A planet or home colony, wherever it lies: there is only one of it."""
    return "planet-" + TILE_IDS[tile]


def owned_id(seat: int, tile: int) -> str:
    """A tile of an empire: a colony, or one of several copies of a technology."""
    return f"owned-{seat}-{TILE_IDS[tile]}" if tile >= FIRST_TECH else planet_id(tile)


def refinery_id(s: FrontiersState, seat: int) -> str:
    for tile in s.players[seat].colonies:
        if s.box.kind[tile] == ANY:
            return planet_id(tile)
    raise AssertionError("somebody without the refinery is asked for its kind")


# --- verbs and tiles ---


def verb_answer(s: FrontiersState, seat: int, kind: int, answer: int, made: Answer) -> None:
    if answer == COLONISTS_VERB:
        n = min(s.box.settle_gain, s.colonist_pool)
        colonists = amount("colonists", n, ACCUSATIVE)
        key = "frontiers-do-colonists" if n else "frontiers-do-no-colonists"
        made.label = Text(key, {"colonists": colonists})
        made.target = "pool-colonists"
        made.warnings = colonists_warnings(s, n)
    elif answer == PASS_VERB:
        made.label = Text("frontiers-do-pass")
        made.warnings = pass_warnings(s, seat)
    elif answer == NO_SALE_VERB:
        made.label = Text("frontiers-do-no-sale")
    elif answer == REVEAL_VERB or answer == KEEP_VERB or answer == QUIET_VERB:
        verbs = {REVEAL_VERB: "reveal", KEEP_VERB: "keep", QUIET_VERB: "quiet"}
        made.label = Text("frontiers-do-" + verbs[answer])
        made.target = "goal-" + GOAL_IDS[s.goal_down] if answer == REVEAL_VERB else ""
    else:
        assert answer == DONE_VERB
        done_answer(s, kind, made)


def done_answer(s: FrontiersState, kind: int, made: Answer) -> None:
    """Done: what it means depends on the question."""
    if kind == F_SETTLE:
        second = s.arg(0) == STAGE_SECOND
        made.label = Text("frontiers-do-settle-done" if second else "frontiers-do-last-done")
        made.rule = "R49" if second else "R50"
    elif kind == F_FORCE:
        made.label = Text("frontiers-do-force-done")
        made.target = planet_id(s.arg(0))
    elif kind == F_STOCK:
        made.label = Text("frontiers-do-stock-done")
    else:
        assert kind == F_CONSUME
        made.label = Text("frontiers-do-consume-done")
        made.rule = "R78"


def action_answer(s: FrontiersState, seat: int, action: int, made: Answer) -> None:
    params: dict[str, Param] = {"action": action_name(action)}
    made.label = Text("frontiers-do-action", params)
    if action == PRODUCE_TILE and s.left_credits:
        params["credits"] = credits(s.left_credits)
        made.label = Text("frontiers-do-action-produce", params)
    made.target = "action-" + ACTION_IDS[action]
    made.warnings = action_warnings(s, seat, action)


def goal_answer(s: FrontiersState, place: int, made: Answer) -> None:
    goal = s.goals_drawn[place]
    made.label = Text("frontiers-do-goal", {"goal": goal_name(goal), "effect": goal_text(s.box, goal)})
    made.target = "goal-" + GOAL_IDS[goal]


def tech_answer(s: FrontiersState, seat: int, tech: int, made: Answer) -> None:
    tile = FIRST_TECH + tech
    made.label = Text("frontiers-do-tech", {"tile": tile_name(tile), "effect": tile_text(s.box, tile)})
    made.target = "tech-" + TECH_IDS[tech]
    made.cost = credits(tech_price(s, seat, tech))
    made.rule = "R20"
    made.warnings = tech_warnings(s, seat, tech)


# --- planets ---


def explored_answer(s: FrontiersState, seat: int, kind: int, answer: int, made: Answer) -> None:
    """A planet named by itself: taken, returned, stored, or put in the place of a colony."""
    planet = answer - A_STORE if answer >= A_STORE else answer - A_PLANET
    made.target = planet_id(planet)
    if answer >= A_STORE:
        made.label = Text("frontiers-do-store", {"tile": tile_name(planet)})
        made.rule = "R94"
    elif kind == F_EXPLORE:
        made.label = tile_sentence(s.box, planet)
        made.warnings = planet_warnings(s, seat)
    elif kind == F_UPGRADE:
        made.label = Text("frontiers-do-upgrade-to", {"tile": tile_sentence(s.box, planet)})
        made.cost = swap_cost(s, s.arg(0), planet)
    else:
        made.label = Text("frontiers-do-return", {"tile": tile_name(planet)})


def swap_cost(s: FrontiersState, old: int, new: int) -> Text | None:
    """R52 A colonist more, where the new planet needs one more."""
    more = s.box.colonists[new] - s.box.colonists[old]
    return amount("colonists", more) if more > 0 else None


def settle_answer(s: FrontiersState, seat: int, answer: int, made: Answer) -> None:
    p = s.players[seat]
    if answer >= A_REPLACE:
        planet = answer - A_REPLACE
        colony = replaced_by(s, p, planet)
        made.label = Text("frontiers-do-replace", {"colony": tile_name(colony), "tile": tile_name(planet)})
        made.rule = "R51"
        made.cost = swap_cost(s, colony, planet)
        made.warnings = swap_warnings(s, seat, colony)
    elif answer >= A_CONQUER:
        planet = answer - A_CONQUER
        conquer_answer(s, seat, planet, made)
    else:
        planet = answer - A_PAY
        military = s.box.face[planet].military > 0
        made.label = Text(
            "frontiers-do-pay-military" if military else "frontiers-do-pay", {"tile": tile_name(planet)}
        )
        made.rule = "R47" if military else "R43"
        colonists = amount("colonists", s.box.colonists[planet])
        made.cost = together([credits(price(s, p, planet)), colonists])
        made.warnings = pay_warnings(s, seat, planet) + settle_warnings(s, seat, planet)
    made.target = planet_id(planet)


def replaced_by(s: FrontiersState, p: Player, planet: int) -> int:
    """R51 The colony that would give way to the planet."""
    for power in unused(s, p, X_REPLACE_THIS):
        if power.filter.fits(s.box.face[planet], explored_kind(s, planet)):
            if enough_colonists(s, p, power.tile, planet):
                return power.tile
    raise AssertionError("a planet that takes no colony's place is on offer")


def conquer_answer(s: FrontiersState, seat: int, planet: int, made: Answer) -> None:
    p = s.players[seat]
    need = s.box.cost[planet]
    have = strength(s, p, planet)
    key = "frontiers-do-conquer"
    if have < need:
        key += "-goods"
        have += reserve(s, p)
    made.label = Text(key, {"tile": tile_name(planet), "have": have, "need": need})
    made.rule = "R44"
    made.cost = amount("colonists", s.box.colonists[planet])
    made.warnings = settle_warnings(s, seat, planet)


# --- goods and powers ---


def good_answer(s: FrontiersState, seat: int, kind: int, tile: int, made: Answer) -> None:
    p = s.players[seat]
    if kind == F_PLACE or kind == F_SHORT:
        made.label = Text(
            "frontiers-do-place", {"tile": tile_name(tile), "kind": kind_name(s.kind_of(p, tile))}
        )
        made.target = planet_id(tile)
        return
    good = p.goods[p.colonies.index(tile)]
    params: dict[str, Param] = {"tile": tile_name(tile), "kind": kind_name(good, GENITIVE)}
    made.target = "good-" + TILE_IDS[tile]
    if kind == F_SELL:
        params["credits"] = credits(sale_price(s, p, good))
        made.label = Text("frontiers-do-sell", params)
        made.rule = "R78" if s.arg(0) else "R72"
    else:
        made.label = Text("frontiers-do-good", params)


def power_answer(s: FrontiersState, seat: int, kind: int, number: int, made: Answer) -> None:
    power = s.box.power(number)
    made.target = owned_id(seat, power.tile)
    if kind == F_FORCE:
        params: dict[str, Param] = {
            "tile": tile_name(power.tile),
            "kind": kind_name(power.kind),
            "n": power.n,
        }
        made.label = Text("frontiers-do-force", params)
        made.warnings = force_warnings(s, seat)
        return
    made.label = Text("frontiers-do-power", {"tile": tile_name(power.tile), "effect": effect_text(power)})
