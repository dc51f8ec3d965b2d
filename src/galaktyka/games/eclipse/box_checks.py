"""What must come out right in every box of Eclipse, ours or an owner's.

The tables may be corrected value by value; these checks keep such a correction from leaving a box that no
game can be played with: a tile without a wormhole, a blueprint that cannot fly, a track with a hole in it.
"""

from typing import Final

from galaktyka.core.data import Document, Item, Limits
from galaktyka.games.eclipse.ids import BLUEPRINT_SETS, EDGES, FLEET, MOST_NPCS, SHIP_IDS, SPACES, STARBASE

LIMITS: Final[Limits] = {
    "sector.wormholes": (0, 5),
    "sector.vp": (0, 9),
    "sector.ancients": (0, 2),
    "tech.copies": (1, 9),
    "tech.cost": (1, 30),
    "tech.min_cost": (1, 30),
    "part.energy_use": (0, 20),
    "part.energy_production": (0, 20),
    "part.initiative": (0, 9),
    "part.drive": (0, 9),
    "part.computer": (0, 9),
    "part.shield": (0, 9),
    "part.hull": (0, 9),
    "npc.hull": (0, 20),
    "discovery.copies": (1, 9),
    "species.activations": (1, 9),
    "species.trade": (2, 9),
    "species.colony_ships": (1, 9),
    "species.discs": (1, 13),
    "species.explore_flips": (1, 2),
    "species.reputation_draw": (0, 4),
    "players.player_zones": (0, 5),
    "players.guardian_zones": (0, 5),
    "number.amount": (0, 30),
    "points.amount": (-9, 9),
    "die.damage": (1, 4),
    "supply.count": (1, 400),
}
TILES: Final = (("inner", "inner_sectors"), ("middle", "middle_sectors"), ("outer", "outer_sectors"))
SET_TILES: Final = (("starting", "starting_sectors"), ("guardian", "guardian_sectors"))
MOST_SQUARES: Final = 6
ACTIONS: Final = 6
ZONES: Final = 6
# Numbers that pieces and frames are dealt out by: they cannot be overlaid.
FIXED_NUMBERS: Final = {"rounds": 8, "population_track_length": 12, "influence_track_length": 13}


def check_box(document: Document) -> None:
    check_sectors(document)
    check_technologies(document)
    check_parts(document)
    check_blueprints(document)
    check_supply(document)
    check_species(document)
    check_players(document)
    check_tracks(document)


def check_sectors(document: Document) -> None:
    npcs = 0
    for item in document.section("sector"):
        edges = item.numbers("wormholes")
        if not edges or len(set(edges)) != len(edges):
            raise item.wrong("wormholes", "a sector needs wormholes on different edges")
        if len(item.words("population")) > MOST_SQUARES:
            raise item.wrong("population", f"there is room for {MOST_SQUARES} squares")
        if item.flag("gcds") != (item.id == "001"):
            raise item.wrong("gcds", "it guards the centre and nothing else")
        if item.flag("guardian") != (item.word("ring") == "guardian"):
            raise item.wrong("guardian", "guardians are in the guardian sectors and nowhere else")
        npcs += item.number("ancients") + (1 if item.flag("guardian") or item.flag("gcds") else 0)
    if npcs > MOST_NPCS:
        item = document.section("sector")[0]
        raise item.wrong("ancients", f"{npcs} ships of nobody, at most {MOST_NPCS} can be numbered")
    if len(document.item("sector", "001").numbers("wormholes")) != EDGES:
        raise document.item("sector", "001").wrong("wormholes", "the centre opens to all sides")


def check_technologies(document: Document) -> None:
    for item in document.section("tech"):
        if item.number("min_cost") > item.number("cost"):
            raise item.wrong("min_cost", f"is above the cost of {item.number('cost')}")
        if item.word("category") == "rare" and item.number("copies") != 1:
            raise item.wrong("copies", "a rare technology is single")


def check_parts(document: Document) -> None:
    techs = {item.id: item.word("kind") for item in document.section("tech")}
    for item in document.section("part"):
        needs = item.word("origin") == "tech"
        if needs != (techs.get(item.id) == "ship_part"):
            raise item.wrong("origin", "a part needs a technology exactly if there is one of its name")
        if item.flag("outside_grid") and item.word("origin") != "ancient":
            raise item.wrong("outside_grid", "only a part of the Ancients lies outside the grid")
    for item in document.section("discovery"):
        part = item.word("part")
        if part and document.item("part", part).word("origin") != "ancient":
            raise item.wrong("part", "only parts of the Ancients are found")


def check_blueprints(document: Document) -> None:
    """R28b holds for what is printed, so that returning every tile always leads to a ship that can fly."""
    for name in BLUEPRINT_SETS:
        for kind in range(len(FLEET)):
            item = document.item("blueprint", f"{name}_{SHIP_IDS[kind]}")
            spaces = item.words("spaces")
            if not 1 <= len(spaces) <= SPACES:
                raise item.wrong("spaces", f"there can be 1 to {SPACES}")
            parts = [_part(document, item, word) for word in spaces if word != "empty"]
            made = item.number("energy") + sum([part.number("energy_production") for part in parts])
            used = sum([part.number("energy_use") for part in parts])
            if used > made:
                raise item.wrong("spaces", f"uses {used} energy and has {made}")
            drives = sum([part.number("drive") for part in parts])
            if (drives > 0) == (kind == STARBASE):
                raise item.wrong("spaces", "a starbase has no drive, every other ship needs one")


def _part(document: Document, item: Item, word: str) -> Item:
    return document.section("part")[item.as_place("spaces", word, document.ids("part"))]


def check_supply(document: Document) -> None:
    """The rulebook's list of the box against what the tables add up to."""
    _supply(document, "tech_tiles", sum(document.column("tech", "copies")))
    _supply(document, "discovery_tiles", sum(document.column("discovery", "copies")))
    _supply(document, "reputation_tiles", sum(document.column("reputation", "copies")))
    for ring, name in (*TILES, *SET_TILES):
        found = [item for item in document.section("sector") if item.word("ring") == ring]
        _supply(document, name, len(found))
    for kind in range(len(FLEET)):
        item = document.item("piece", SHIP_IDS[kind])
        if item.number("count") != FLEET[kind]:
            raise item.wrong("count", f"there must be {FLEET[kind]}")


def _supply(document: Document, name: str, found: int) -> None:
    item = document.item("supply", name)
    if item.number("count") != found:
        raise item.wrong("count", f"the tables add up to {found}")


def check_species(document: Document) -> None:
    for item in document.section("species"):
        if len(item.numbers("activations")) != ACTIONS:
            raise item.wrong("activations", f"there are {ACTIONS} actions")
        other = document.item("species", item.word("other_side"))
        if other.word("other_side") != item.id or other.id == item.id:
            raise item.wrong("other_side", f"the other side of {other.id} is {other.word('other_side')}")
        if other.word("color") != item.word("color"):
            raise item.wrong("color", f"both sides share a colour, {other.id} has another")
        if document.item("sector", item.word("home")).word("ring") != "starting":
            raise item.wrong("home", "must be a starting sector")
        if len(item.words("reputation_track")) < item.number("reputation_draw"):
            raise item.wrong("reputation_draw", "more tiles than spaces")
    homes = [item.word("home") for item in document.section("species")]
    if len(set(homes)) != len(homes):
        item = document.section("species")[0]
        raise item.wrong("home", "two species share a home sector")


def check_players(document: Document) -> None:
    outer = document.item("supply", "outer_sectors").number("count")
    module = len([word for word in document.item("module", "warp_portals").words("sectors") if word > "300"])
    for number, item in enumerate(document.section("players")):
        zones = item.numbers("player_zones") + item.numbers("guardian_zones")
        if sorted(zones) != list(range(ZONES)):
            raise item.wrong("player_zones", "every zone is a player's or a guardian's")
        if len(item.numbers("player_zones")) != number + 2:
            raise item.wrong("player_zones", f"{number + 2} players need as many zones")
        if item.number("outer_stack") > outer - module:
            raise item.wrong("outer_stack", f"there are {outer - module} outer sectors without the module")


def check_tracks(document: Document) -> None:
    for name, amount in FIXED_NUMBERS.items():
        item = document.item("number", name)
        if item.number("amount") != amount:
            raise item.wrong("amount", f"must be {amount}")
    lengths = {
        "production": _amount(document, "population_track_length") + 1,
        "upkeep": _amount(document, "influence_track_length") + 1,
        "tech_discount": _amount(document, "tech_track_length"),
        "tech_points": _amount(document, "tech_track_length") + 1,
    }
    for name, length in lengths.items():
        item = document.item("track", name)
        values = item.numbers("by_count")
        if len(values) != length:
            raise item.wrong("by_count", f"needs {length} values, has {len(values)}")
    cubes = document.item("piece", "population_cubes")
    if cubes.number("count") != 3 * _amount(document, "population_setup_cubes"):
        raise cubes.wrong("count", "the three tracks take all cubes at the start")


def _amount(document: Document, name: str) -> int:
    return document.item("number", name).number("amount")
