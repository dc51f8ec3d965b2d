"""Parts of sentences: names, amounts, and what cards do, told from their values. Keys only, no language."""

from typing import Final

from galaktyka.core.words import Param, Text
from galaktyka.games.exodus.components import Box, Effect
from galaktyka.games.exodus.ids import (
    ACTION_IDS,
    ANY_TYPE,
    EFFECT_IDS,
    FORBID,
    FORBID_IDS,
    KIND_IDS,
    NO_EFFECT,
    POLITICAL_IDS,
    POLITICAL_TYPE_IDS,
    REPAIR_ALL_SHIPS,
    REPEAL,
    RESEARCH_DISCOUNT,
    RESOURCE_IDS,
    RETURN_ROCKETS,
    SHIP_COST,
    SHIP_IDS,
    TECH_IDS,
    TYPE_IDS,
    UPGRADE_IDS,
)
from galaktyka.games.exodus.state import COUNCIL, ExodusState

LETTERS: Final = "ABCDEF"
LEVELS: Final = ["", "I", "II", "III"]
WHOLE: Final = 99  # repairs of a ship that leave nothing
# Effects whose number is an absolute one; the others are changes and carry their sign.
ABSOLUTE: Final = [
    *["research_discount", "tax_rate", "landing_success_on", "gain_cp", "gain_axinium", "gain_phasium"],
    *["pay_cp", "population_home", "repair_all_ships"],
]


# --- names and amounts ---


def amount(thing: str, n: int, form: str = "") -> Text:
    """So many cp, axinium, phasium, vp, markers, units, hits, dice, damage or exchanges."""
    return Text("exodus-amount-" + thing + form, {"n": n})


def platinum(n: int) -> Text:
    return amount("cp", n)


def goods(resource: int, n: int) -> Text:
    return amount(RESOURCE_IDS[resource], n)


def resource_name(resource: int) -> Text:
    return Text("exodus-resource-" + RESOURCE_IDS[resource])


def hex_text(s: ExodusState, hex_: int) -> Text:
    """A hex within a sentence, after "at" or "to"."""
    return Text("exodus-hex-council.place" if hex_ == COUNCIL else "exodus-hex-" + s.hex_name(hex_))


def type_name(type_: int) -> Text:
    return Text("exodus-ship-" + SHIP_IDS[type_])


def ship_name(ship: int) -> Text:
    """One of a player's eight ships: its type and which of the two it is."""
    return Text("exodus-ship-numbered", {"ship": type_name(ship // 2), "n": ship % 2 + 1})


def upgrade_name(upgrade: int) -> Text:
    return Text("exodus-upgrade-" + UPGRADE_IDS[upgrade])


def upgrade_effect(box: Box, upgrade: int) -> Text:
    kind = KIND_IDS[box.upgrade_kind[upgrade]]
    return Text(f"exodus-part-{kind}.description", {"n": box.upgrade_strength[upgrade]})


def technology_name(technology: int) -> Text:
    return Text("exodus-technology-" + TECH_IDS[technology])


def action_name(action: int) -> Text:
    return Text("exodus-action-" + ACTION_IDS[action])


def action_effect(action: int) -> Text:
    return Text("exodus-action-" + ACTION_IDS[action] + ".description")


def card_name(box: Box, card: int) -> Text:
    params: dict[str, Param] = {
        "action": action_name(box.card_action[card]),
        "reaction": action_name(box.card_reaction[card]),
    }
    return Text("exodus-card", params)


def bonus_name(box: Box, bonus: int) -> Text:
    return action_name(box.bonus_action[bonus])


def together(parts: list[Text]) -> Text:
    """One or more phrases as a list."""
    if len(parts) == 1:
        return parts[0]
    return Text("exodus-list", {"first": parts[0], "rest": together(parts[1:])})


def price_text(cp: int, resource: int, n: int) -> Text:
    return together([platinum(cp), goods(resource, n)]) if n else platinum(cp)


# --- political cards ---


def political_name(card: int) -> Text:
    return Text("exodus-political-" + POLITICAL_IDS[card])


def political_kind(box: Box, card: int) -> Text:
    return Text("exodus-political-" + POLITICAL_TYPE_IDS[box.political_type[card]])


def political_effect(box: Box, card: int) -> Text:
    """What a card does at once and what it does while it is in force."""
    main = effect_text(box.political_effect[card])
    first = box.political_immediate[card]
    if first.kind == NO_EFFECT:
        return main
    return Text("exodus-political-both", {"first": effect_text(first), "second": main})


def effect_text(effect: Effect) -> Text:
    kind = effect.kind
    name = EFFECT_IDS[kind]
    key = "exodus-effect-" + name
    if kind == FORBID:
        bans = [i for i in range(len(FORBID_IDS)) if effect.about >> i & 1]
        return together([Text(f"{key}-{FORBID_IDS[i]}") for i in bans])
    params: dict[str, Param] = {}
    if kind == REPEAL:
        params["law"] = political_name(effect.about)
        return Text(key, params)
    if kind == RETURN_ROCKETS:
        params["rocket"] = upgrade_name(effect.about)
        return Text(key, params)
    if kind == REPAIR_ALL_SHIPS and effect.amount >= WHOLE:
        return Text(key + "-all")
    params["n"] = effect.amount if name in ABSOLUTE else signed(effect.amount)
    if kind == SHIP_COST and effect.about:
        return Text(key + "-axinium", params)
    if kind == RESEARCH_DISCOUNT:
        if effect.about == ANY_TYPE:
            return Text(key + "-any", params)
        type_ = TYPE_IDS[effect.about.bit_length() - 1]
        params["type"] = Text(f"exodus-type-{type_}.genitive")
    return Text(key, params)


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


# --- Centaurian cards ---


def centaurian_name(box: Box, card: int) -> Text:
    return Text("exodus-centaurian", {"level": LEVELS[box.centaurian_level[card]]})


def centaurian_bonus(box: Box, card: int) -> Text:
    """What a kept card gives when it is spent."""
    gains = box.centaurian_gain[card]
    parts = [goods(resource, gains[resource]) for resource in range(len(gains)) if gains[resource]]
    if box.centaurian_upgrade[card] >= 0:
        parts.append(Text("exodus-bonus-upgrade", {"upgrade": upgrade_name(box.centaurian_upgrade[card])}))
    if box.centaurian_technology[card] >= 0:
        parts.append(Text("exodus-bonus-technology", {"n": box.centaurian_technology[card]}))
    return together(parts)


def centaurian_text(box: Box, card: int) -> Text:
    params: dict[str, Param] = {
        "dice": amount("dice", box.centaurian_firepower[card]),
        "shield": box.centaurian_shield[card],
        "vp": amount("vp", box.centaurian_vp[card]),
        "bonus": centaurian_bonus(box, card),
    }
    return Text("exodus-centaurian.description", params)


assert all(name in EFFECT_IDS for name in ABSOLUTE)
