"""What must come out right in every box of Exodus, ours or an owner's.

The tables may be corrected value by value; these checks keep such a correction from leaving a box that no
game can be played with, or one that the rulebook's own totals contradict.
"""

from typing import Final

from galaktyka.core.data import Document, Item, Limits
from galaktyka.core.hexes import distance
from galaktyka.games.exodus.ids import (
    ACTION_IDS,
    EFFECT_IDS,
    FORBID_IDS,
    KIND_IDS,
    MOVEMENT,
    RESOURCE_IDS,
    SHIP_IDS,
    SIZE_IDS,
    TYPE_IDS,
    UPGRADE_IDS,
)

LIMITS: Final[Limits] = {
    "start.turns": (1, 20),
    "rule.amount": (0, 60),
    "title.card": (1, 6),
    "planet.value": (1, 6),
    "home.value": (1, 6),
    "ship.drives": (0, 3),
    "ship.shields": (0, 4),
    "ship.cannons": (0, 4),
    "ship.speed": (0, 3),
    "ship.firepower": (0, 9),
    "ship.capacity": (0, 9),
    "upgrade.strength": (1, 9),
    "upgrade.phasium": (1, 10),
    "upgrade.supply": (0, 30),
    "technology.row": (1, 7),
    "political.effect": (-9, 99),
    "political.immediate": (-9, 99),
    "centaurian.level": (1, 3),
    "centaurian.firepower": (1, 12),
    "map.players": (2, 6),
    "map.homes": (-9, 9),
    "map.slots": (-9, 9),
    "map.centaurians_1": (-9, 9),
    "map.centaurians_2": (-9, 9),
    "map.centaurians_3": (-9, 9),
    "direction.number": (1, 6),
    "direction.q": (-1, 1),
    "direction.r": (-1, 1),
}

# What each map holds, as the rulebook lists it: planets by resource, then Centaurians by level.
PRINTED_MAPS: Final[dict[str, list[int]]] = {
    "normal_2": [5, 3, 2, 2, 2, 2],
    "normal_3": [7, 5, 3, 3, 3, 3],
    "normal_4": [9, 7, 4, 2, 4, 6],
    "normal_5": [12, 8, 5, 4, 5, 6],
    "normal_6": [14, 10, 6, 6, 6, 6],
    "minimal_2": [4, 2, 2, 2, 2, 2],
    "minimal_3": [5, 4, 3, 3, 3, 3],
    "minimal_4": [7, 6, 3, 2, 4, 6],
    "minimal_6": [10, 9, 5, 6, 6, 6],
    "long_2": [6, 4, 2, 4, 2, 2],
    "long_3": [9, 6, 3, 6, 3, 3],
    "long_4": [11, 8, 5, 4, 4, 4],
    "long_5": [14, 10, 6, 4, 5, 6],
    "long_6": [18, 12, 6, 6, 6, 6],
}
# Numbers of the rules that the components or the questions bound.
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "hit_from": (1, 6),
    "landing_from": (1, 6),
    "population": (10, 30),
    "ships_per_type": (2, 2),
    "ship_top_speed": (1, 3),
    "conquests": (1, 9),
    "conquests_with_movement": (1, 9),
    "cards_revealed": (1, 3),
    "cards_revealed_two": (1, 3),
    "bonus_offered": (1, 6),
    "bonus_offered_two": (1, 6),
    "exchanges": (1, 20),
    "cp_per_extraction": (1, 60),
    "axinium_per_extraction": (1, 10),
    "phasium_per_extraction": (1, 10),
}
PLANETS_A_PLAYER: Final = [4, 5, 6]  # by size of map
EFFECT_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "research_discount": ("tech_type", "cp"),
    "ship_cost": ("cp",),
    "upgrade_cost": ("cp",),
    "tax_rate": ("cp",),
    "forbid": ("what",),
    "trade_exchanges": ("plus",),
    "red_rates_for_all": (),
    "landing_success_on": ("values",),
    "growth": ("plus",),
    "banking": ("plus_cp",),
    "mining": ("plus",),
    "reaction_cost": ("plus",),
    "ship_speed": ("plus",),
    "gain_cp": ("amount",),
    "gain_axinium": ("amount",),
    "gain_phasium": ("amount",),
    "pay_cp": ("amount",),
    "population_home": ("amount",),
    "repair_all_ships": ("amount",),
    "resource_markers": ("plus",),
    "chancellor_repeals_law": (),
    "repeal": ("law",),
    "return_rockets": ("upgrade",),
}
BONUS_KEYS: Final = [*RESOURCE_IDS, "upgrade", "technology_max_base_cost"]
AT_ONCE_FROM: Final = EFFECT_IDS.index("gain_cp")  # effects from here on are done, the others hold


def check_box(document: Document) -> None:
    check_numbers(document)
    check_planets(document)
    check_ships(document)
    check_technologies(document)
    check_market(document)
    check_actions(document)
    check_political(document)
    check_centaurians(document)
    check_directions(document)
    for item in document.section("map"):
        check_map(document, item)


def check_numbers(document: Document) -> None:
    for item in document.section("rule"):
        least, most = NUMBERS.get(item.id, (0, 60))
        if not least <= item.number("amount") <= most:
            possible = f"{least} to {most}" if least < most else f"only {least}"
            raise item.wrong("amount", f"{possible} is possible")
    for number, item in enumerate(document.section("title"), 1):
        if item.number("card") != number:
            raise item.wrong("card", f"this is turn-order card {number}")


def check_planets(document: Document) -> None:
    """There are as many planets of each resource as the largest map draws."""
    for number, resource in enumerate(RESOURCE_IDS):
        there = [item for item in document.section("planet") if item.word("resource") == resource]
        for item in document.section("map"):
            if item.amounts("draw", RESOURCE_IDS)[number] > len(there):
                raise item.wrong("draw", f"there are only {len(there)} planets of {resource}")
    most = document.item("rule", "marker_most").number("amount")
    for item in [*document.section("planet"), *document.section("home")]:
        item.place("resource", RESOURCE_IDS)
        if item.number("value") > most:
            raise item.wrong("value", f"a resource marker shows at most {most}")
    for item in document.section("home"):
        if item.flag("moons"):
            raise item.wrong("moons", "home planets are single")


def check_ships(document: Document) -> None:
    for item in document.section("fitted"):
        check_fitted(document, item)
    for item in document.section("upgrade"):
        item.place("kind", KIND_IDS)
        item.as_place("technology", item.word("technology"), document.ids("technology"))
    kinds = [item.word("kind") for item in document.section("upgrade")]
    if kinds != ["drive"] * 2 + ["shield"] * 3 + ["cannon"] * 3 + ["rocket"] * 3:
        raise document.section("upgrade")[0].wrong("kind", "the kinds of upgrades cannot be changed")


def check_fitted(document: Document, item: Item) -> None:
    """The parts of the start fit into the blueprint."""
    ship = document.section("ship")[item.as_place("id", item.id, SHIP_IDS)]
    for kind in KIND_IDS[:3]:
        parts = [
            name
            for name in item.words("upgrades")
            if document.item("upgrade", UPGRADE_IDS[item.as_place("upgrades", name, UPGRADE_IDS)]).word(
                "kind"
            )
            == kind
        ]
        if len(parts) > ship.number(f"{kind}s"):
            raise item.wrong("upgrades", f"the {item.id} has no room for so many parts of kind {kind}")


def check_technologies(document: Document) -> None:
    """Seven technologies of each colour, four in each row; each upgrade is unlocked by one."""
    items = document.section("technology")
    for item in items:
        if len([other for other in items if other.word("colour") == item.word("colour")]) != 7:
            raise item.wrong("colour", "there must be seven technologies of each colour")
        if len([other for other in items if other.number("row") == item.number("row")]) != 4:
            raise item.wrong("row", "there must be four technologies in each row")
        if not item.places("types", TYPE_IDS):
            raise item.wrong("types", "a technology has at least one type")
    unlocked = sorted([item.word("unlocks") for item in items if item.word("effect") == "unlock_upgrade"])
    if unlocked != sorted(UPGRADE_IDS):
        raise items[0].wrong("unlocks", "every upgrade needs exactly one technology")
    for upgrade in document.section("upgrade"):
        if document.item("technology", upgrade.word("technology")).word("unlocks") != upgrade.id:
            raise upgrade.wrong("technology", "this technology unlocks another upgrade")
    for start in document.section("start"):
        prices = sorted([item.number("cp") for item in items if not item.flag("basic")])
        if sum(prices[: start.number("technologies")]) > start.number("technologies_cost"):
            raise start.wrong("technologies_cost", "no technologies are that cheap")
        start.as_place("map", start.word("map"), SIZE_IDS)
        start.places("ships", SHIP_IDS)


def check_market(document: Document) -> None:
    """Red rates are never worse than white ones, and no area sells at white dearer than it buys."""
    for item in document.section("area"):
        if item.number("red_sell") < item.number("white_sell"):
            raise item.wrong("red_sell", "the red rate must not be worse than the white one")
        if item.number("red_buy") > item.number("white_buy"):
            raise item.wrong("red_buy", "the red rate must not be worse than the white one")
        if item.number("white_sell") > item.number("white_buy"):
            raise item.wrong("white_sell", "selling at white must not pay more than buying costs")


def check_actions(document: Document) -> None:
    """Each of the six actions is on one upper and one lower half."""
    cards = document.section("action_card")
    for field in ("action", "reaction"):
        if sorted([item.place(field, ACTION_IDS) for item in cards]) != list(range(MOVEMENT)):
            raise cards[0].wrong(field, "each action is on exactly one card")
    for item in document.section("bonus_card"):
        item.place("action", ACTION_IDS)


def check_political(document: Document) -> None:
    """Enough cards for the longest game, and every effect one that the rules know."""
    laws = [item.id for item in document.section("political") if item.word("type") == "law"]
    for item in document.section("political"):
        for field in ("immediate", "effect"):
            if field in item.values:
                check_effect(item, field, laws)
    turns = max(document.column("start", "turns"))
    if len(document.section("political")) < turns * document.item("rule", "cards_revealed").number("amount"):
        longest = [item for item in document.section("start") if item.number("turns") == turns]
        raise longest[0].wrong("turns", "there are not enough political cards")


def check_effect(item: Item, field: str, laws: list[str]) -> None:
    table = item.table(field)
    kind = str(table.get("kind", ""))
    if kind not in EFFECT_KEYS:
        raise item.wrong(field, f'"{kind}" is no effect')
    keys = {key for key in table if key != "kind"}
    allowed = [set(EFFECT_KEYS[kind])] + ([{"axinium"}] if kind == "ship_cost" else [])
    if keys not in allowed:
        raise item.wrong(field, f"{kind} needs {', '.join(EFFECT_KEYS[kind]) or 'nothing else'}")
    if field == "immediate" and EFFECT_IDS.index(kind) < AT_ONCE_FROM:
        raise item.wrong(field, f"{kind} cannot be done at once")
    if field == "effect" and (EFFECT_IDS.index(kind) >= AT_ONCE_FROM) != (item.word("type") == "executive"):
        raise item.wrong(field, "laws and resolutions hold, executive decisions are carried out")
    if kind == "repeal" and str(table["law"]) not in laws:
        raise item.wrong(field, "only a law can be repealed")
    if kind == "return_rockets" and str(table["upgrade"]) not in UPGRADE_IDS[8:]:
        raise item.wrong(field, "only rockets can be returned")
    if kind == "forbid":
        what = table["what"]
        if not isinstance(what, tuple) or not all(word in FORBID_IDS for word in what):
            raise item.wrong(field, f"what is forbidden must be among {', '.join(FORBID_IDS)}")
    if kind == "landing_success_on":
        faces = item.as_numbers(field, table["values"])
        if sorted(faces) != list(range(min(faces, default=0), 7)):
            raise item.wrong(field, "the faces that succeed must be the highest ones")


def check_centaurians(document: Document) -> None:
    """Decks that hold more cards than the largest map has tokens."""
    for level, token in enumerate(document.section("centaurian_token"), 1):
        cards = [item for item in document.section("centaurian") if item.number("level") == level]
        if len(cards) < token.number("count"):
            raise token.wrong("count", f"there are only {len(cards)} cards of this level")
        for item in document.section("map"):
            if len(item.pairs(f"centaurians_{level}")) > token.number("count"):
                raise item.wrong(f"centaurians_{level}", f"there are only {token.number('count')} tokens")
    for item in document.section("centaurian"):
        for key in item.table("bonus"):
            if key not in BONUS_KEYS:
                raise item.wrong("bonus", f'"{key}" is no bonus')
        if not item.table("bonus"):
            raise item.wrong("bonus", "every card has a bonus")


def check_directions(document: Document) -> None:
    steps = {(item.number("q"), item.number("r")) for item in document.section("direction")}
    if steps != {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}:
        raise document.section("direction")[0].wrong(
            "q", "the six directions must lead to the six neighbours"
        )


def check_map(document: Document, item: Item) -> None:
    """The counts of the rulebook, one connected map, homes equally far out, no home walled in."""
    players = item.number("players")
    homes, slots = item.pairs("homes"), item.pairs("slots")
    draw = item.amounts("draw", RESOURCE_IDS)
    guards = [hex_ for level in (1, 2, 3) for hex_ in item.pairs(f"centaurians_{level}")]
    counts = [*draw, *[len(item.pairs(f"centaurians_{level}")) for level in (1, 2, 3)]]
    if counts != PRINTED_MAPS.get(item.id, counts):
        raise item.wrong("draw", f"the rulebook lists {PRINTED_MAPS[item.id]}")
    wanted = players * PLANETS_A_PLAYER[item.place("size", SIZE_IDS)]
    if item.id != f"{item.word('size')}_{players}" or len(homes) != players:
        raise item.wrong("homes", f"there must be a home for each of {players} players")
    if len(slots) != wanted or sum(draw) != wanted:
        raise item.wrong("slots", f"there must be {wanted} planets")
    board = {(0, 0)} | set(homes) | set(slots)
    if len(board) != 1 + players + wanted:
        raise item.wrong("slots", "a hex is used twice")
    if len(set(guards)) != len(guards) or not set(guards) <= set(slots):
        raise item.wrong("centaurians_1", "every Centaurian stands on a planet of its own")
    check_reach(document, item, board, set(slots) - set(guards))


def check_reach(
    document: Document, item: Item, board: set[tuple[int, int]], free: set[tuple[int, int]]
) -> None:
    steps = [(way.number("q"), way.number("r")) for way in document.section("direction")]
    seen = {(0, 0)}
    waiting = [(0, 0)]
    while waiting:
        q, r = waiting.pop()
        for dq, dr in steps:
            hex_ = (q + dq, r + dr)
            if hex_ in board and hex_ not in seen:
                seen.add(hex_)
                waiting.append(hex_)
    if seen != board:
        raise item.wrong("slots", "the map is not connected")
    homes = item.pairs("homes")
    if len({distance(home, (0, 0)) for home in homes}) != 1:
        raise item.wrong("homes", "the homes must be equally far from the High Council")
    for q, r in homes:
        if not any((q + dq, r + dr) in free for dq, dr in steps):
            raise item.wrong("homes", "a home has no neighbour without a Centaurian")
