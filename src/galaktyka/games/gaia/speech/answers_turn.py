"""The answers of a turn as people see them: main actions, special actions, free actions."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Text
from galaktyka.games.gaia.choices import (
    A_BOARD,
    A_FREE,
    A_SPECIAL,
    A_UPGRADE,
    FEDERATE_VERB,
    FREE_BAL_TAKS,
    FREE_BRAIN_CREDITS,
    FREE_BUNDLE_CREDITS,
    FREE_BUNDLE_ORE_CREDIT,
    FREE_BURN,
    FREE_FIRST_EXCHANGE,
    FREE_HADSCH_HALLAS,
    FREE_NEVLAS,
    MINE_VERB,
    PASS_VERB,
    PROJECT_VERB,
    RESEARCH_VERB,
)
from galaktyka.games.gaia.ids import (
    BESCODS,
    BOARD_ACTION_IDS,
    BOOSTER_IDS,
    CREDITS,
    FIRAKS,
    ITARS,
    IVITS,
    KNOWLEDGE,
    MINE,
    ORE,
    POWER,
    QIC,
    RESOURCES,
    TOKENS,
    TRADING_STATION,
)
from galaktyka.games.gaia.rules.free_actions import bundle_cost
from galaktyka.games.gaia.rules.power import BRAIN_POWER
from galaktyka.games.gaia.rules.projects import project_cost
from galaktyka.games.gaia.rules.specials import special_goods
from galaktyka.games.gaia.rules.upgrades import upgrade_price, upgrade_targets
from galaktyka.games.gaia.speech.cautions import (
    effect_goods,
    forced_brain,
    goods_warnings,
    pass_warnings,
    payment_warnings,
    project_warnings,
)
from galaktyka.games.gaia.speech.words import (
    ACCUSATIVE,
    amount,
    board_action,
    booster_name,
    free_name,
    goods_text,
    special_name,
    structure,
)
from galaktyka.games.gaia.state import SPECIAL_BOOSTER, SPECIAL_FACTION, GaiaState, Player


def priced(credits: int, ore: int, knowledge: int, qic: int) -> Text | None:
    return goods_text([credits, ore, knowledge, qic])


def turn_answer(s: GaiaState, seat: int, answer: int, made: Answer) -> None:
    if answer < A_UPGRADE:
        verb_answer(s, seat, answer, made)
    elif answer < A_BOARD:
        upgrade_answer(s, seat, answer - A_UPGRADE + TRADING_STATION, made)
    elif answer < A_SPECIAL:
        board_answer(s, seat, answer - A_BOARD, made)
    elif answer < A_FREE:
        special_answer(s, seat, answer - A_SPECIAL, made)
    else:
        free_answer(s, seat, answer - A_FREE, made)


def verb_answer(s: GaiaState, seat: int, answer: int, made: Answer) -> None:
    p = s.players[seat]
    if answer == MINE_VERB:
        made.rule = "R20"
        made.label = Text("gaia-main-build_mine")
        made.cost = at_least(priced(s.box.cost_credits[MINE], s.box.cost_ore[MINE], 0, 0))
    elif answer == PROJECT_VERB:
        made.rule = "R30"
        made.label = Text("gaia-main-gaia_project")
        made.cost = at_least(amount(TOKENS, project_cost(s, p)))
        made.warnings = project_warnings(s)
    elif answer == FEDERATE_VERB:
        made.rule = "R60"
        made.label = Text("gaia-main-federation")
        if p.least_satellites:
            made.cost = at_least(satellite_price(p, p.least_satellites))
    elif answer == RESEARCH_VERB:
        made.rule = "R70"
        made.label = Text("gaia-main-research")
        made.cost = amount(KNOWLEDGE, s.box.research_cost)
    elif answer == PASS_VERB:
        made.rule = "R86"
        made.label = Text("gaia-main-pass")
        made.warnings = pass_warnings(s, seat)


def at_least(cost: Text | None) -> Text | None:
    return Text("gaia-cost-from", {"cost": cost}) if cost is not None else None


def satellite_price(p: Player, n: int) -> Text:
    """R65, R116"""
    return amount(QIC if p.faction == IVITS else TOKENS, n)


def upgrade_answer(s: GaiaState, seat: int, kind: int, made: Answer) -> None:
    made.rule = "R40"
    made.label = Text("gaia-do-upgrade", {"structure": structure(kind)})
    prices = [upgrade_price(s, seat, hex_, kind) for hex_ in upgrade_targets(s, seat, kind, False)]
    if prices:  # none where nothing can be upgraded: the table shows such an answer too, with the reason
        credits, ore = min(prices)
        made.cost = priced(credits, ore, 0, 0)
        if min(prices) != max(prices):
            made.cost = at_least(made.cost)


def board_answer(s: GaiaState, seat: int, action: int, made: Answer) -> None:
    p = s.players[seat]
    power, qic = s.box.action_power[action], s.box.action_qic[action]
    made.rule = "R80"
    made.target = "action-" + BOARD_ACTION_IDS[action]
    made.cost = amount(POWER, power) if power else amount(QIC, qic)
    price = amount(POWER, power, ACCUSATIVE) if power else amount(QIC, qic, ACCUSATIVE)
    goods = effect_goods(s, seat, s.box.action_effect[action])
    gain = goods_text(goods)
    made.label = Text(
        "gaia-do-board", {"action": board_action(action) if gain is None else gain, "cost": price}
    )
    made.warnings = payment_warnings(p, power, forced_brain(p, power)) if power else []
    made.warnings += goods_warnings(s, p, goods)


def special_answer(s: GaiaState, seat: int, special: int, made: Answer) -> None:
    p = s.players[seat]
    made.rule = "R85"
    made.target = f"mat-{seat}"
    name = special_name(s, seat, special)
    if special == SPECIAL_BOOSTER:
        name = booster_name(p.booster)
        made.target = "booster-" + BOOSTER_IDS[p.booster]
    elif special == SPECIAL_FACTION:
        made.rule = faction_rule(p.faction)
    made.label = Text("gaia-do-special", {"action": name})
    made.warnings = goods_warnings(s, p, special_goods(s, seat, special))


def faction_rule(faction: int) -> str:
    if faction == IVITS:
        return "R117"
    if faction == BESCODS:
        return "R127"
    return "R126" if faction == FIRAKS else "R125"


def free_answer(s: GaiaState, seat: int, free: int, made: Answer) -> None:
    """R95 The label names both sides of the exchange."""
    p = s.players[seat]
    made.rule = "R95"
    made.target = f"mat-{seat}"
    made.label = free_name(p, free)
    paid = [0] * RESOURCES
    gained = [0] * RESOURCES
    if free == FREE_BURN:
        made.rule = "R96"
        if p.faction != ITARS:
            made.cost = amount(TOKENS, 1)
    elif free < FREE_HADSCH_HALLAS:
        i = free - FREE_FIRST_EXCHANGE
        paid[s.box.exchange_pay_resource[i]] = s.box.exchange_pay_amount[i]
        gained[s.box.exchange_gain_resource[i]] = 1
    elif free < FREE_BAL_TAKS:
        made.rule = "R115"
        i = free - FREE_HADSCH_HALLAS
        paid[CREDITS] = s.box.exchange_credits[i]
        gained[s.box.exchange_gain_resource[i]] = 1
    elif free == FREE_BAL_TAKS:
        made.rule = "R119"
        made.cost = Text("gaia-amount-gaiaformer", {"n": 1})
        gained = s.box.gaiaformer_gain
    elif free == FREE_NEVLAS:
        made.rule = "R134"
        made.cost = amount(TOKENS, 1)
        gained = s.box.gaia_token_gain
    elif free == FREE_BRAIN_CREDITS:
        made.rule = "R123"
        made.cost = amount(POWER, BRAIN_POWER)
        gained[CREDITS] = BRAIN_POWER
    else:
        made.rule = "R135"
        paid[POWER] = bundle_cost(s, free)
        gained[CREDITS] = 2 if free == FREE_BUNDLE_CREDITS else (1 if free == FREE_BUNDLE_ORE_CREDIT else 0)
        gained[ORE] = 2 - gained[CREDITS]
    if made.cost is None:
        made.cost = goods_text(paid)
    made.warnings = payment_warnings(p, paid[POWER], forced_brain(p, paid[POWER])) if paid[POWER] else []
    made.warnings += goods_warnings(s, p, gained)
