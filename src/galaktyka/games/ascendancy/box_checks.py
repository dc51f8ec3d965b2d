"""What must come out right in every box of Star Trek: Ascendancy, ours or an owner's.

The tables may be corrected value by value; these checks keep such a correction from leaving a box that no
game can be played with, or one that the totals known of the printed box contradict.
"""

from typing import Final

from galaktyka.core.data import Document, Item, Limits, Value, kind_of
from galaktyka.core.hexes import distance
from galaktyka.games.ascendancy.ids import (
    ADVANCEMENTS_A_CIV,
    CARD_STEP_IDS,
    CIV_IDS,
    EFFECT_IDS,
    EXPLORATION_CARDS,
    EXPLORATION_KIND_IDS,
    FLEET_RULE_IDS,
    FLEET_TYPE_IDS,
    ICON_IDS,
    LONGEST_LANE,
    RESOURCE_IDS,
    SLOT_IDS,
    SPECIAL_IDS,
    SYSTEM_KIND_IDS,
    TYPE_IDS,
)

LIMITS: Final[Limits] = {
    "start.ascendancy": (0, 4),
    "rule.amount": (0, 60),
    "level.hit_roll": (2, 6),
    "level.shield": (0, 5),
    "level.resistance": (0, 9),
    "level.nodes": (1, 9),
    "die.faces": (2, LONGEST_LANE),
    "civilization.weapons": (1, 6),
    "civilization.weapon_costs": (1, 30),
    "civilization.shields": (0, 6),
    "civilization.shield_costs": (1, 30),
    "trade.production": (1, 9),
    "fleet_type.least": (2, 5),
    "fleet_type.most": (2, 15),
    "fleet_card.number": (1, 3),
    "advancement.cost": (0, 20),
    "advancement.effects": (0, 9),
    "system.capacity": (0, 3),
    "system.lanes": (1, 5),
    "system.hazard": (0, 6),
    "exploration.count": (0, EXPLORATION_CARDS),
    "exploration.effects": (0, 9),
    "polar.amount": (0, 60000),
    "cosine.values": (0, 1000000),
    "polar_home.x": (0, 60000),
    "polar_home.y": (0, 60000),
    "hex_home.x": (-12, 12),
    "hex_home.y": (-12, 12),
}
# Numbers of the rules that pieces, tokens or questions bound.
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "ships": (10, 30),
    "control_nodes": (2, 20),
    "starbases": (1, 3),
    "commands": (1, 12),
    "ships_at_home": (1, 10),
    "home_nodes": (1, 1),
    "starting_planets": (0, 6),
    "ascendancy_cost": (1, 30),
    "easier_ascendancy_cost": (1, 30),
    "projects_drawn": (1, 4),
    "impulse_speed": (1, 4),
    "retreat_distance": (1, 4),
    "fleet_minimum": (2, 5),
    "fleet_built_together": (2, 5),
    "agreements_of_a_rival": (1, 1),
    "ascendancy_to_win": (1, 20),
    "homes_to_win": (2, 3),
    "homes_to_win_two": (2, 2),
    "phenomenon_research": (1, 3),
    "starbase_dice": (0, 3),
    "starbase_resistance": (0, 3),
    "mining_production": (1, 5),
    "research_a_turn": (1, 3),
    "given_up_hit_roll": (2, 6),
    "given_up_shield": (0, 5),
    "mystery_cards_a_player": (1, 3),
    "simultaneous_rounds": (1, 2),
    "round_cap_suggested": (1, 60),
}
MEASURES: Final[dict[str, tuple[int, int]]] = {
    "table": (24000, 60000),
    "edge_margin": (0, 2000),
    "disc_radius": (1000, 3000),
    "sector_length": (500, 2000),
    "lane_half_width": (100, 500),
    "clearance": (0, 500),
    "fit_tolerance": (0, 500),
}
HEX_MEASURES: Final[dict[str, tuple[int, int]]] = {"board_radius": (6, 9), "disc_separation": (1, 2)}
PRINTED_KINDS: Final[dict[str, int]] = {"home": 3, "planet": 21, "phenomenon": 6}
MOST_NODES: Final = 3
# What a table inside an effect may hold beside one resource.
THRESHOLDS: Final[dict[str, str]] = {"income_if_systems": "systems", "bulk_ship_discount": "per"}
GIVES_A_RESOURCE: Final = (
    *("income_per_starbase", "income_if_systems", "income_per_held_trade", "income_if_no_trade_given"),
    *("on_capture_invasion", "on_battle_win", "on_own_fleet_destroyed", "node_discount"),
    "bulk_ship_discount",
)
SIMPLY_HOLDS: Final = (
    *("negate_cloaking", "six_always_hits", "doubles_on_miss_kill", "first_strike_own_turn", "cloaking"),
    *("sacrifice_ships_for_hits", "exhaust_cancel_battle", "move_past_hostiles"),
    *("fleet_ignores_first_casualty_each_round", "exhaust_espionage_to_exhaust_rival_advancement"),
)
STEPS_THAT_HOLD: Final = (
    *("until_survived", "until_colonized", "may_place_on_projects", "destroy_system", "displace"),
    *("free_advancement", "rival_colony"),
)
STEPS_OF_RESOURCES: Final = ("reward_if_survive", "lose", "gain")
MILLION: Final = 1_000_000


def check_box(document: Document) -> None:
    check_amounts(document, "rule", NUMBERS)
    check_amounts(document, "polar", MEASURES)
    check_amounts(document, "hex", HEX_MEASURES)
    check_civilizations(document)
    check_fleets(document)
    for item in document.section("advancement"):
        check_advancement(item)
    check_systems(document)
    check_exploration(document)
    check_cosines(document.item("cosine", "quarter"))
    check_polar_homes(document)
    check_hex_homes(document)


def check_amounts(document: Document, section: str, bounds: dict[str, tuple[int, int]]) -> None:
    for item in document.section(section):
        least, most = bounds.get(item.id, (0, 60))
        if not least <= item.number("amount") <= most:
            possible = f"{least} to {most}" if least < most else f"only {least}"
            raise item.wrong("amount", f"{possible} is possible")


def check_civilizations(document: Document) -> None:
    """Each home and starting card belongs to its civilization; consoles only improve."""
    for number, item in enumerate(document.section("civilization")):
        home = document.section("system")[number]
        if item.word("home") != home.id:
            raise item.wrong("home", f"the home of the {item.id} is {home.id}")
        first = document.section("advancement")[number * ADVANCEMENTS_A_CIV]
        if item.word("starting") != first.id:
            raise item.wrong("starting", f"the starting card of the {item.id} is {first.id}")
        check_track(item, "weapons", "weapon_costs", -1)
        check_track(item, "shields", "shield_costs", 1)
    for item in document.section("special_rule"):
        item.place("civ", CIV_IDS)
        for key in item.values:
            if key != "civ" and key not in SPECIAL_IDS:
                raise item.wrong(key, f'"{key}" is no special rule')
    for number, item in enumerate(document.section("trade")):
        if item.place("civ", CIV_IDS) != number // 3:
            raise item.wrong("civ", "each civilization has three agreements, in order")


def check_track(item: Item, field: str, costs: str, step: int) -> None:
    """Every step of a console is better than the one before, and has a cost."""
    track = item.numbers(field)
    if not 2 <= len(track) <= 6:
        raise item.wrong(field, "two to six steps are possible")
    for place in range(1, len(track)):
        if (track[place] - track[place - 1]) * step <= 0:
            raise item.wrong(field, "every step must be better than the one before")
    if len(item.numbers(costs)) != len(track) - 1:
        raise item.wrong(costs, f"there must be {len(track) - 1} costs")


def check_fleets(document: Document) -> None:
    least = document.item("rule", "fleet_minimum").number("amount")
    for item in document.section("fleet_type"):
        item.place("civ", CIV_IDS)
        item.place("rule", FLEET_RULE_IDS)
        if item.number("least") != least:
            raise item.wrong("least", f"the smallest fleet has {least} ships")
        if item.number("most") < least:
            raise item.wrong("most", "a fleet must have room for its smallest size")
    for number, item in enumerate(document.section("fleet_card")):
        if item.place("civ", CIV_IDS) != number // 3 or item.number("number") != number % 3 + 1:
            raise item.wrong("number", "each civilization has the cards 1 to 3, in order")
        sides = item.places("sides", FLEET_TYPE_IDS)
        if len(sides) != 2:
            raise item.wrong("sides", "a card has two sides")
        for side in sides:
            if document.section("fleet_type")[side].word("civ") != item.word("civ"):
                raise item.wrong("sides", "both sides must be fleets of the card's civilization")


def check_advancement(item: Item) -> None:
    item.place("civ", CIV_IDS)
    item.place("type", TYPE_IDS)
    item.places("icons", ICON_IDS)
    for key, value in item.table("effects").items():
        item.as_place("effects", key, EFFECT_IDS)
        if key in SIMPLY_HOLDS:
            check_is(item, "effects", key, value, "true or false")
        elif key in GIVES_A_RESOURCE:
            check_is(item, "effects", key, value, "a table")
            check_gift(item, key, value)
        else:
            check_is(item, "effects", key, value, "a whole number")


def check_gift(item: Item, effect: str, value: Value) -> None:
    """One resource, and the threshold where the effect has one."""
    keys = [*item.as_table("effects", value)]
    given = [key for key in keys if key in RESOURCE_IDS]
    wanted = [THRESHOLDS[effect]] if effect in THRESHOLDS else []
    if len(given) != 1 or sorted([key for key in keys if key not in given]) != wanted:
        parts = " and ".join([*wanted, "one resource"])
        raise item.wrong("effects", f"{effect} needs {parts}")
    for part in item.as_table("effects", value).values():
        if item.as_number("effects", part) < 1:
            raise item.wrong("effects", f"{effect} needs numbers of at least 1")


def check_is(item: Item, field: str, key: str, value: Value, wanted: str) -> None:
    if kind_of(value) != wanted:
        raise item.wrong(field, f"{key} needs {wanted}, found {kind_of(value)}")


def check_systems(document: Document) -> None:
    """Thirty discs; planets with one to three slots and never two for culture; phenomena with none."""
    items = document.section("system")
    first = 0
    for kind in SYSTEM_KIND_IDS:
        for item in items[first : first + PRINTED_KINDS[kind]]:
            if item.word("kind") != kind:
                raise item.wrong("kind", f"this disc is a {kind}")
        first += PRINTED_KINDS[kind]
    for item in items:
        slots = item.amounts("capacity", SLOT_IDS)
        if item.word("kind") == "phenomenon":
            if sum(slots):
                raise item.wrong("capacity", "phenomena have no nodes")
            if not item.number("hazard"):
                raise item.wrong("hazard", "every phenomenon is hazardous")
        elif not 1 <= sum(slots) <= MOST_NODES:
            raise item.wrong("capacity", f"a planet has one to {MOST_NODES} slots")
        elif slots[2] + slots[3] > 1:
            raise item.wrong("capacity", "no planet can hold two culture nodes")
        if item.word("kind") == "home" and (slots != [1, 1, 1, 0] or item.number("hazard")):
            raise item.wrong("capacity", "a home is safe and has one slot of each resource")
        if item.number("hazard") == 1:
            raise item.wrong("hazard", "a hazard that no ship survives is not possible")


def check_exploration(document: Document) -> None:
    items = document.section("exploration")
    total = sum([item.number("count") for item in items])
    if total != EXPLORATION_CARDS:
        raise items[0].wrong("count", f"there are {EXPLORATION_CARDS} cards, not {total}")
    for item in items:
        item.place("kind", EXPLORATION_KIND_IDS)
        for key, value in item.table("effects").items():
            item.as_place("effects", key, CARD_STEP_IDS)
            if key in STEPS_THAT_HOLD:
                check_is(item, "effects", key, value, "true or false")
            elif key in STEPS_OF_RESOURCES:
                item.as_amounts("effects", value, RESOURCE_IDS)
            elif key == "choice":
                check_choice(item, value)
            else:
                check_is(item, "effects", key, value, "a whole number")
        if item.number("count") == 0:
            raise item.wrong("count", "every card is there at least once")
        check_level(document, item)


def check_choice(item: Item, value: Value) -> None:
    check_is(item, "effects", "choice", value, "a list")
    parts = value if isinstance(value, tuple) else ()
    if not 2 <= len(parts) <= 4:
        raise item.wrong("effects", "a choice is between two to four things")
    for part in parts:
        item.as_amounts("effects", part, [*RESOURCE_IDS, "destroy_own_ship_here"])


def check_level(document: Document, item: Item) -> None:
    level = item.as_number("effects", item.table("effects").get("warp_level", 0))
    if level > len(document.section("level")):
        raise item.wrong("effects", f"there are {len(document.section('level'))} levels of civilizations")
    hazard = item.as_number("effects", item.table("effects").get("hazard", 0))
    if hazard == 1 or hazard > 6:
        raise item.wrong("effects", "a hazard is a face of a die, 2 to 6")


def check_cosines(item: Item) -> None:
    """Ninety-one falling values whose squares, with those of the complements, add up to one."""
    values = item.numbers("values")
    if len(values) != 91 or values[0] != MILLION or values[90] != 0:
        raise item.wrong("values", "there must be 91 values, from 1000000 to 0")
    for angle in range(91):
        if angle and values[angle] >= values[angle - 1]:
            raise item.wrong("values", "every value must be smaller than the one before")
        if abs(values[angle] ** 2 + values[90 - angle] ** 2 - MILLION * MILLION) > 2 * MILLION:
            raise item.wrong("values", f"the value of {angle} degrees is no cosine")


def check_polar_homes(document: Document) -> None:
    numbers = {item.id: item.number("amount") for item in document.section("polar")}
    gap = numbers["disc_radius"] + numbers["edge_margin"]
    apart = 2 * numbers["disc_radius"] + numbers["clearance"]
    if numbers["sector_length"] < 2 * numbers["lane_half_width"]:
        raise document.item("polar", "sector_length").wrong(
            "amount", "a sector is no shorter than it is wide"
        )
    for two in (False, True):
        homes = [item for item in document.section("polar_home") if item.id.startswith("two") == two]
        for item in homes:
            x, y = item.number("x"), item.number("y")
            if min(x, y) < gap or max(x, y) > numbers["table"] - gap:
                raise item.wrong("x", "the disc does not lie on the table")
            for other in homes:
                square = (other.number("x") - x) ** 2 + (other.number("y") - y) ** 2
                if other is not item and square < apart * apart:
                    raise item.wrong("x", "two homes touch")


def check_hex_homes(document: Document) -> None:
    radius = document.item("hex", "board_radius").number("amount")
    separation = document.item("hex", "disc_separation").number("amount")
    for two in (False, True):
        homes = [item for item in document.section("hex_home") if item.id.startswith("two") == two]
        for item in homes:
            place = (item.number("x"), item.number("y"))
            if distance(place, (0, 0)) > radius:
                raise item.wrong("x", "the hex is not on the board")
            for other in homes:
                if other is not item:
                    if distance(place, (other.number("x"), other.number("y"))) < separation:
                        raise item.wrong("x", "two homes are neighbours")
