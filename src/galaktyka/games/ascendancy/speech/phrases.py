"""Parts of sentences: names, amounts, and what cards do, told from their values. Keys only, no language."""

from typing import Final

from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.choices import SINGLE
from galaktyka.games.ascendancy.components import Box
from galaktyka.games.ascendancy.geometry.chart import Chart
from galaktyka.games.ascendancy.state import AscendancyState

LETTERS: Final = "ABC"
# Effects that give a resource, and those that save one on a kind of node.
GIVING: Final = [
    ids.INCOME_PER_STARBASE,
    ids.INCOME_IF_SYSTEMS,
    ids.INCOME_PER_HELD_TRADE,
    ids.INCOME_IF_NO_TRADE_GIVEN,
    ids.ON_CAPTURE_INVASION,
    ids.ON_BATTLE_WIN,
    ids.ON_OWN_FLEET_DESTROYED,
    ids.BULK_SHIP_DISCOUNT,
]
# Effects that are told without a number.
PLAIN: Final = [
    ids.NEGATE_CLOAKING,
    ids.SIX_ALWAYS_HITS,
    ids.DOUBLES_ON_MISS_KILL,
    ids.FIRST_STRIKE_OWN_TURN,
    ids.CLOAKING,
    ids.SACRIFICE_SHIPS_FOR_HITS,
    ids.EXHAUST_CANCEL_BATTLE,
    ids.MOVE_PAST_HOSTILES,
    ids.FLEET_IGNORES_FIRST_CASUALTY_EACH_ROUND,
    ids.EXHAUST_ESPIONAGE,
]


# --- names and amounts ---


def amount(thing: str, n: int) -> Text:
    """So many ships, nodes, sectors, hits, dice, commands, tokens, projects, cards, or ascendancy."""
    return Text("ascendancy-amount-" + thing, {"n": n})


def goods(resource: int, n: int) -> Text:
    return amount(ids.RESOURCE_IDS[resource], n)


def several_goods(amounts: list[int]) -> Text:
    """Amounts of the three resources, those that are not 0."""
    parts = [goods(k, amounts[k]) for k in range(ids.RESOURCES) if amounts[k]]
    return together(parts) if parts else Text("ascendancy-nothing")


def together(parts: list[Text]) -> Text:
    """One or more phrases as a list."""
    if len(parts) == 1:
        return parts[0]
    return Text("ascendancy-list", {"first": parts[0], "rest": together(parts[1:])})


def system_name(disc: int) -> Text:
    return Text("ascendancy-system-" + ids.SYSTEM_IDS[disc])


def civ_name(civ: int) -> Text:
    return Text("ascendancy-civ-" + ids.CIV_IDS[civ])


def node_name(resource: int) -> Text:
    return Text("ascendancy-node-" + ids.RESOURCE_IDS[resource])


def resource_name(resource: int) -> Text:
    return Text("ascendancy-resource-" + ids.RESOURCE_IDS[resource])


def card_name(card: int) -> Text:
    return Text("ascendancy-advancement-" + ids.ADVANCEMENT_IDS[card])


def exploration_name(card: int) -> Text:
    return Text("ascendancy-exploration-" + ids.EXPLORATION_IDS[card])


def agreement_name(box: Box, agreement: int) -> Text:
    params: dict[str, Param] = {
        "agreement": Text("ascendancy-trade-" + ids.TRADE_IDS[agreement]),
        "n": box.trade_production[agreement],
    }
    return Text("ascendancy-agreement", params)


# --- places and units ---


def place_text(chart: Chart, sector: int) -> Text:
    """A system, or a sector of a lane by what the lane joins."""
    if sector < 0:
        return Text("ascendancy-place-nowhere")
    if sector < ids.SYSTEMS:
        return system_name(sector)
    lane, place = divmod(sector - ids.SYSTEMS, ids.LONGEST_LANE)
    if lane >= len(chart.lane_length) or not chart.lane_length[lane]:
        return Text("ascendancy-place-nowhere")  # of the log: the lane is gone by now
    return lane_text(chart, lane, "place", {"n": place + 1})


def lane_name(chart: Chart, lane: int) -> Text:
    if lane >= len(chart.lane_length) or not chart.lane_length[lane]:
        return Text("ascendancy-lane-gone")
    return lane_text(chart, lane, "lane", {})


def lane_text(chart: Chart, lane: int, group: str, params: dict[str, Param]) -> Text:
    ends = [disc for disc in (chart.lane_a[lane], chart.lane_b[lane]) if disc >= 0]
    if not ends:
        return Text(f"ascendancy-{group}-adrift", params)
    params["a"] = system_name(ends[0])
    if len(ends) == 1:
        return Text(f"ascendancy-{group}-open", params)
    params["b"] = system_name(ends[1])
    return Text("ascendancy-place-lane" if group == "place" else "ascendancy-lane", params)


def thing_name(chart: Chart, thing: int) -> Text:
    """What can be turned: a disc, or 30 + a lane."""
    if thing < ids.SYSTEMS:
        return system_name(thing)
    return lane_name(chart, thing - ids.SYSTEMS)


def fleet_name(type_: int) -> Text:
    return Text("ascendancy-fleet-" + ids.FLEET_TYPE_IDS[type_])


def unit_text(s: AscendancyState, unit: int) -> Text:
    """A single ship, or a fleet with its number, kind and size."""
    if unit < 0 or unit == SINGLE:
        return Text("ascendancy-unit-ship")
    if s.fleet_side[unit] < 0:  # of the log: it is disbanded by now
        return Text("ascendancy-unit-former", {"n": unit % ids.FLEETS_A_CIV + 1})
    return Text(
        "ascendancy-unit-fleet",
        {
            "n": unit % ids.FLEETS_A_CIV + 1,
            "type": fleet_name(s.fleet_type(unit)),
            "ships": amount("ships", s.fleet_size[unit]),
        },
    )


def side_name(box: Box, side: int) -> Text:
    """A side of a fleet card, card * 2 + side."""
    return fleet_name(box.card_side[side])


def former_fleet(s: AscendancyState, card: int) -> Text:
    """A fleet in the log: its kind while it is known."""
    if s.fleet_side[card] >= 0:
        return fleet_name(s.fleet_type(card))
    return Text("ascendancy-unit-former", {"n": card % ids.FLEETS_A_CIV + 1})


# --- what cards do ---


def fleet_rule(box: Box, type_: int) -> Text:
    return Text("ascendancy-fleet-rule-" + ids.FLEET_RULE_IDS[box.fleet_rule[type_]])


def advancement_effect(box: Box, card: int) -> Text:
    """All effects and icons of an advancement, from its values."""
    parts: list[Text] = []
    for effect in range(ids.EFFECTS):
        if box.effects.amount[card * ids.EFFECTS + effect]:
            parts.append(effect_text(box, card, effect))
    for k in range(len(ids.ICON_IDS)):
        if box.advancement_icons[card] >> k & 1:
            parts.append(Text("ascendancy-icon-" + ids.ICON_IDS[k]))
    return together(parts) if parts else Text("ascendancy-effect-none")


def effect_text(box: Box, card: int, effect: int) -> Text:
    at = card * ids.EFFECTS + effect
    n = box.effects.amount[at]
    key = "ascendancy-effect-" + ids.EFFECT_IDS[effect]
    if effect in PLAIN:
        return Text(key)
    if effect in GIVING:
        params: dict[str, Param] = {"gain": goods(box.effects.resource[at], n)}
        if effect in (ids.INCOME_IF_SYSTEMS, ids.BULK_SHIP_DISCOUNT):
            params["least"] = box.effects.threshold[at]
        return Text(key, params)
    if effect == ids.NODE_DISCOUNT:
        return Text(key, {"n": n, "node": node_name(box.effects.resource[at])})
    return Text(key, {"n": n})


def exploration_effect(box: Box, card: int) -> Text:
    """What an Exploration card does, step by step."""
    e = box.exploration[card]
    parts: list[Text] = []
    if e.hazard:
        parts.append(Text("ascendancy-step-hazard", {"n": e.hazard}))
    if e.until_survived:
        parts.append(Text("ascendancy-step-until_survived"))
    if e.until_colonized:
        parts.append(Text("ascendancy-step-until_colonized"))
    if sum(e.reward):
        parts.append(Text("ascendancy-step-reward_if_survive", {"gain": several_goods(e.reward)}))
    if e.exhausts:
        parts.append(Text("ascendancy-step-exhaust_commands", {"commands": amount("commands", e.exhausts)}))
    if sum(e.lose):
        parts.append(Text("ascendancy-step-lose", {"gain": several_goods(e.lose)}))
    if sum(e.gain):
        parts.append(Text("ascendancy-step-gain", {"gain": several_goods(e.gain)}))
    if e.on_projects:
        parts.append(Text("ascendancy-step-may_place_on_projects"))
    parts.extend(later_steps(box, card))
    return together(parts) if parts else Text("ascendancy-step-none")


def later_steps(box: Box, card: int) -> list[Text]:
    e = box.exploration[card]
    parts: list[Text] = []
    if e.choices:
        parts.append(either([choice_text(choice) for choice in e.choices]))
    if e.destroys_system:
        parts.append(Text("ascendancy-step-destroy_system"))
    if e.displaces:
        parts.append(Text("ascendancy-step-displace"))
    if e.free_advancement:
        parts.append(Text("ascendancy-step-free_advancement"))
    if e.trade_offers:
        parts.append(Text("ascendancy-step-remote_trade_window"))
    if e.rival_colony:
        parts.append(Text("ascendancy-step-rival_colony"))
    if e.prewarp:
        parts.append(Text("ascendancy-step-prewarp_tokens", {"n": e.prewarp}))
    if e.warp_level:
        parts.append(Text("ascendancy-step-warp_level", {"n": e.warp_level}))
    return parts


def either(parts: list[Text]) -> Text:
    if len(parts) == 1:
        return parts[0]
    return Text("ascendancy-step-choice", {"first": parts[0], "second": either(parts[1:])})


def choice_text(choice: list[int]) -> Text:
    """One of a card's choices: resources, and perhaps own ships that it costs."""
    gain = several_goods(choice)
    if choice[ids.RESOURCES]:
        return Text(
            "ascendancy-step-destroy_own_ship_here",
            {"ships": amount("ships", choice[ids.RESOURCES]), "gain": gain},
        )
    return Text("ascendancy-step-gain", {"gain": gain})


def special_text(box: Box, civ: int, rule: int) -> Text:
    """One of a civilization's two special rules, by its number in SPECIAL_RULE_IDS."""
    amounts = {
        "explore_strange_new_worlds": ids.CULTURE_ON_PHENOMENON,
        "ever_victorious": ids.CULTURE_ON_BATTLE_KILLS,
        "cultural_superiority": ids.CULTURE_ON_COMPLETE_ICON,
    }
    name = ids.SPECIAL_RULE_IDS[rule]
    key = f"ascendancy-special-{name}.description"
    if name in amounts:
        return Text(key, {"n": box.special[civ * ids.SPECIALS + amounts[name]]})
    return Text(key)
