"""Why a planet cannot be settled, or a colony not be swapped."""

from galaktyka.core.words import Text
from galaktyka.games.frontiers.choices import STAGE_LAST, STAGE_MAIN
from galaktyka.games.frontiers.ids import SETTLE, X_REPLACE_THIS, X_TEMP_MILITARY, X_UPGRADE_COLONY
from galaktyka.games.frontiers.rules.settling import CANNOT_PAY, explored_kind, price, reserve, strength
from galaktyka.games.frontiers.rules.swapping import enough_colonists, same_kind, unused
from galaktyka.games.frontiers.speech.phrases import GENITIVE, amount, credits, tile_name
from galaktyka.games.frontiers.state import FrontiersState, Player


def pay_reason(s: FrontiersState, seat: int, planet: int) -> Text:
    """R42, R43, R47"""
    p = s.players[seat]
    early = settlement_reason(s, p, planet)
    if early is not None:
        return early
    cost = price(s, p, planet)
    if cost == CANNOT_PAY:
        return Text("frontiers-refusal-not-for-sale", {"tile": tile_name(planet)})
    if cost > p.credits:
        return Text("frontiers-refusal-needs", {"need": credits(cost, GENITIVE), "have": p.credits})
    return colonists_reason(s, p, planet)


def conquer_reason(s: FrontiersState, seat: int, planet: int) -> Text:
    """R42, R44, R46"""
    p = s.players[seat]
    early = settlement_reason(s, p, planet)
    if early is not None:
        return early
    if not s.box.face[planet].military:
        return Text("frontiers-refusal-not-military", {"tile": tile_name(planet)})
    need = s.box.cost[planet]
    have = strength(s, p, planet) + reserve(s, p)
    if have >= need:
        return colonists_reason(s, p, planet)
    with_goods = False
    for power in p.powers[SETTLE]:
        if power.effect == X_TEMP_MILITARY:
            with_goods = True
    key = "frontiers-refusal-military-goods" if with_goods else "frontiers-refusal-military"
    return Text(key, {"need": need, "have": have})


def settlement_reason(s: FrontiersState, p: Player, planet: int) -> Text | None:
    """What forbids any settlement of the planet."""
    if s.arg(0) == STAGE_LAST:
        return Text("frontiers-refusal-made-choice")
    if planet not in p.explored:
        return Text("frontiers-refusal-not-explored", {"tile": tile_name(planet)})
    return None


def colonists_reason(s: FrontiersState, p: Player, planet: int) -> Text:
    need = amount("colonists", s.box.colonists[planet], GENITIVE)
    return Text("frontiers-refusal-needs", {"need": need, "have": p.colonists})


# --- swaps ---


def replace_reason(s: FrontiersState, seat: int, planet: int) -> Text:
    """R51, R52"""
    p = s.players[seat]
    if s.arg(0) != STAGE_MAIN:
        return Text("frontiers-refusal-made-choice")
    if planet not in p.explored:
        return Text("frontiers-refusal-not-explored", {"tile": tile_name(planet)})
    for power in unused(s, p, X_REPLACE_THIS):
        if power.filter.fits(s.box.face[planet], explored_kind(s, planet)):
            return missing_colonists(s, p, power.tile, planet)
    return Text("frontiers-refusal-no-replace", {"tile": tile_name(planet)})


def missing_colonists(s: FrontiersState, p: Player, old: int, new: int) -> Text:
    """R52"""
    more = s.box.colonists[new] - s.box.colonists[old]
    need = amount("colonists", more, GENITIVE)
    return Text("frontiers-refusal-needs", {"need": need, "have": p.colonists})


def upgrade_reason(s: FrontiersState, seat: int, colony: int) -> Text:
    """R50"""
    p = s.players[seat]
    name = tile_name(colony)
    if colony not in p.colonies:
        return Text("frontiers-refusal-not-colony", {"tile": name})
    if not unused(s, p, X_UPGRADE_COLONY):
        return no_upgrade(p)
    if p.colonies.index(colony) >= p.working:
        return Text("frontiers-refusal-upgrade-new", {"tile": name})
    if s.box.face[colony].military:
        return Text("frontiers-refusal-upgrade-military", {"tile": name})
    return Text("frontiers-refusal-upgrade-nothing", {"tile": name})


def no_upgrade(p: Player) -> Text:
    for power in p.powers[SETTLE]:
        if power.effect == X_UPGRADE_COLONY:
            return Text("frontiers-refusal-upgrade-used")
    return Text("frontiers-refusal-no-upgrade")


def upgrade_target_reason(s: FrontiersState, seat: int, planet: int) -> Text:
    """R50 Why this planet cannot take the place of the colony that is given up."""
    p = s.players[seat]
    colony = s.arg(0)
    name = tile_name(planet)
    if planet not in p.explored:
        return Text("frontiers-refusal-not-explored", {"tile": name})
    if s.box.face[planet].military:
        return Text("frontiers-refusal-upgrade-military", {"tile": name})
    if not same_kind(s, colony, planet):
        return Text("frontiers-refusal-upgrade-kind", {"tile": name, "colony": tile_name(colony)})
    if not enough_colonists(s, p, colony, planet):
        return missing_colonists(s, p, colony, planet)
    power = unused(s, p, X_UPGRADE_COLONY)[0]
    return Text(
        "frontiers-refusal-upgrade-cost",
        {
            "tile": name,
            "colony": tile_name(colony),
            "least": power.min_diff,
            "most": power.max_diff,
            "have": s.box.cost[planet] - s.box.cost[colony],
        },
    )
