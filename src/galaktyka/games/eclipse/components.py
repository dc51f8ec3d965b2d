"""The box of Eclipse as typed tables: names outside, ints inside.

Every table is indexed by the constants of `ids.py`, in printed order. Nothing here changes during a game:
a `Box` is shared by all states, never copied, and treated as frozen. A *design* is a list of DESIGN ints:
energy left over, initiative, drive, computer, shield, hull, cannons by colour, missiles by colour.
"""

from typing import Final

from galaktyka.core.data import Document, Item, overlay_hash
from galaktyka.core.shelf import Shelf
from galaktyka.games.eclipse.box_checks import LIMITS, check_box
from galaktyka.games.eclipse.ids import (
    ABILITY_IDS,
    ANCIENT,
    BLUEPRINT_SETS,
    BUILD_IDS,
    CANNONS,
    CATEGORY_IDS,
    COLOR_IDS,
    COMPUTER,
    COST_IDS,
    DESIGN,
    DICE_IDS,
    DISCOVERY_IDS,
    DRIVE,
    EMPTY,
    ENERGY,
    FROM_TECH,
    GCDS,
    GUARDIAN,
    HULL,
    INITIATIVE,
    MISSILES,
    NPC_IDS,
    NPC_VARIANTS,
    ORIGIN_IDS,
    PART_IDS,
    PLAYER_SHIPS,
    REPUTATION_VALUES,
    RESOURCE_IDS,
    RING_IDS,
    SECTOR_IDS,
    SHIELD,
    SHIP_IDS,
    SPACE_IDS,
    SPECIES_IDS,
    SQUARE_IDS,
    TECH_IDS,
    TECH_KIND_IDS,
)
from galaktyka.games.eclipse.strength import strength_of

ADVANCED: Final = 4
"""Added to the resource of a population square with a star."""


class Species:
    """One side of a player board."""

    __slots__ = (
        "abilities",
        "activations",
        "blueprints",
        "colony_ships",
        "color",
        "costs",
        "discs",
        "explore_flips",
        "home",
        "other_side",
        "reputation_draw",
        "resources",
        "spaces",
        "start_advanced",
        "start_ship",
        "techs",
        "trade",
    )

    def __init__(self, item: Item) -> None:
        self.color: int = item.place("color", COLOR_IDS)
        self.other_side: int = item.place("other_side", SPECIES_IDS)
        self.home: int = item.place("home", SECTOR_IDS)
        self.resources: list[int] = [item.number(field) for field in RESOURCE_IDS]
        self.colony_ships: int = item.number("colony_ships")
        self.trade: int = item.number("trade")
        self.techs: list[int] = item.places("techs", TECH_IDS)
        self.activations: list[int] = item.numbers("activations")  # by action
        track = item.places("reputation_track", SPACE_IDS)
        # Spaces of the reputation track: for ambassadors only, for both, for reputation only.
        self.spaces: list[int] = [track.count(kind) for kind in range(len(SPACE_IDS))]
        self.blueprints: int = item.place("blueprints", BLUEPRINT_SETS)
        self.discs: int = item.number("discs")  # on the track before the one for the home sector is taken
        self.start_ship: int = item.place("start_ship", SHIP_IDS)
        self.costs: int = item.place("build_costs", COST_IDS)
        self.reputation_draw: int = item.number("reputation_draw")
        self.explore_flips: int = item.number("explore_flips")
        # Resource of the advanced square that also gets a cube at the start, or -1.
        self.start_advanced: int = item.place("start_advanced", ("none", *RESOURCE_IDS)) - 1
        self.abilities: int = sum([1 << place for place in item.places("abilities", ABILITY_IDS)])

    def has(self, ability: int) -> bool:
        return self.abilities & ability != 0


class Blueprint:
    """A ship of a player as printed: the parts on its spaces, and the rest as a design."""

    __slots__ = ("outside", "spaces")

    def __init__(self, item: Item) -> None:
        words = ("empty", *PART_IDS)
        self.spaces: list[int] = [place - 1 for place in item.places("spaces", words)]  # EMPTY is -1
        self.outside: list[int] = [0] * DESIGN
        self.outside[INITIATIVE] = item.number("initiative")
        self.outside[ENERGY] = item.number("energy")
        self.outside[COMPUTER] = item.number("computer")


class Box:
    """Everything printed, by the constants of `ids.py`."""

    # By sector. Wormholes are a mask of edges; a square is its resource, plus ADVANCED.
    sector_number: list[int]
    sector_name: list[str]
    sector_ring: list[int]
    sector_vp: list[int]
    sector_wormholes: list[int]
    sector_squares: list[list[int]]
    sector_artifact: list[bool]
    sector_discovery: list[bool]
    sector_ancients: list[int]
    sector_guardian: list[bool]
    sector_portal: list[bool]
    # Ships that nobody plays, by their number: where they appear and what they are.
    npc_sector: list[int]
    npc_kind: list[int]
    npc_design: list[list[int]]  # by (kind - ANCIENT) * 2 + variant
    npc_strength: list[int]  # the same
    tech_category: list[int]
    tech_cost: list[int]
    tech_least: list[int]
    tech_copies: list[int]
    tech_kind: list[int]
    part_design: list[list[int]]
    part_origin: list[int]
    part_tech: list[int]  # the technology that it needs, or -1
    part_outside: list[bool]
    discovery_copies: list[int]
    discovery_gain: list[list[int]]
    discovery_part: list[int]
    discovery_portal_vp: list[int]
    species: list[Species]
    blueprints: list[Blueprint]  # by set * 4 + ship
    # By number of players.
    tech_tiles_setup: list[int]
    tech_tiles_cleanup: list[int]
    outer_stack: list[int]
    player_zones: list[list[int]]
    guardian_zones: list[list[int]]
    diplomacy: list[bool]
    # By cubes on a population track, discs missing from the influence track, technologies on a track.
    production: list[int]
    upkeep: list[int]
    tech_discount: list[int]
    tech_points: list[int]
    reputation_copies: list[int]  # by value; none of value 0
    draws_for: list[int]  # reputation tiles for destroying a ship of this kind
    draws_for_taking_part: int
    build_cost: list[list[int]]  # by set of costs, then by what is built
    die_damage: list[int]
    ship_count: list[int]
    module_sectors: list[int]
    module_techs: list[int]
    module_discoveries: list[int]

    def __init__(self, document: Document) -> None:
        self.overlay: str = overlay_hash(document) or ""  # names an owner's values; empty for our own
        self._read_sectors(document)
        self._read_technologies(document)
        self._read_parts(document)
        self._read_ships(document)
        self._read_discoveries(document)
        self.species = [Species(item) for item in document.section("species")]
        self._read_players(document)
        self._read_numbers(document)
        self._read_points(document)
        self._read_prices(document)

    def _read_sectors(self, document: Document) -> None:
        items = document.section("sector")
        self.sector_number = [int(item.id) for item in items]
        self.sector_name = [item.word("name") for item in items]
        self.sector_ring = [item.place("ring", RING_IDS) for item in items]
        self.sector_vp = document.column("sector", "vp")
        self.sector_wormholes = [sum([1 << edge for edge in item.numbers("wormholes")]) for item in items]
        self.sector_squares = [[_square(item, word) for word in item.words("population")] for item in items]
        self.sector_artifact = [item.flag("artifact") for item in items]
        self.sector_discovery = [item.flag("discovery") for item in items]
        self.sector_ancients = document.column("sector", "ancients")
        self.sector_guardian = [item.flag("guardian") for item in items]
        self.sector_portal = [item.flag("warp_portal") for item in items]
        self.npc_sector = []
        self.npc_kind = []
        for sector in range(len(items)):
            kinds = [ANCIENT] * self.sector_ancients[sector]
            if self.sector_guardian[sector]:
                kinds.append(GUARDIAN)
            if items[sector].flag("gcds"):
                kinds.append(GCDS)
            for kind in kinds:
                self.npc_sector.append(sector)
                self.npc_kind.append(kind)

    def _read_technologies(self, document: Document) -> None:
        items = document.section("tech")
        self.tech_category = [item.place("category", CATEGORY_IDS) for item in items]
        self.tech_cost = document.column("tech", "cost")
        self.tech_least = document.column("tech", "min_cost")
        self.tech_copies = document.column("tech", "copies")
        self.tech_kind = [item.place("kind", TECH_KIND_IDS) for item in items]

    def _read_parts(self, document: Document) -> None:
        items = document.section("part")
        self.part_design = [_part_design(item) for item in items]
        self.part_origin = [item.place("origin", ORIGIN_IDS) for item in items]
        self.part_tech = []
        for part in range(len(items)):
            needs = self.part_origin[part] == FROM_TECH
            self.part_tech.append(TECH_IDS.index(items[part].id) if needs else -1)
        self.part_outside = [item.flag("outside_grid") for item in items]

    def _read_ships(self, document: Document) -> None:
        self.blueprints = []
        for set_ in BLUEPRINT_SETS:
            for kind in range(PLAYER_SHIPS):
                self.blueprints.append(Blueprint(document.item("blueprint", f"{set_}_{SHIP_IDS[kind]}")))
        self.npc_design = []
        for name in NPC_IDS:
            for variant in NPC_VARIANTS:
                self.npc_design.append(_part_design(document.item("npc", f"{name}_{variant}")))
        self.ship_count = [document.item("piece", SHIP_IDS[kind]).number("count") for kind in range(4)]

    def _read_discoveries(self, document: Document) -> None:
        items = document.section("discovery")
        self.discovery_copies = document.column("discovery", "copies")
        self.discovery_gain = [item.amounts("gain", RESOURCE_IDS) for item in items]
        self.discovery_part = [item.place("part", PART_IDS) if item.word("part") else EMPTY for item in items]
        self.discovery_portal_vp = document.column("discovery", "portal_vp")

    def _read_players(self, document: Document) -> None:
        items = document.section("players")
        none = [0, 0]  # the lists are indexed by the number of players, which begins with two
        self.tech_tiles_setup = none + document.column("players", "tech_tiles_setup")
        self.tech_tiles_cleanup = none + document.column("players", "tech_tiles_cleanup")
        self.outer_stack = none + document.column("players", "outer_stack")
        self.player_zones = [[], [], *[item.numbers("player_zones") for item in items]]
        self.guardian_zones = [[], [], *[item.numbers("guardian_zones") for item in items]]
        self.diplomacy = [False, False, *[item.flag("diplomacy") for item in items]]
        module = document.item("module", "warp_portals")
        self.module_sectors = module.places("sectors", SECTOR_IDS)
        self.module_techs = module.places("techs", TECH_IDS)
        self.module_discoveries = module.places("discoveries", DISCOVERY_IDS)

    def _read_numbers(self, document: Document) -> None:
        self.production = document.item("track", "production").numbers("by_count")
        self.upkeep = document.item("track", "upkeep").numbers("by_count")
        self.tech_discount = document.item("track", "tech_discount").numbers("by_count")
        self.tech_points = document.item("track", "tech_points").numbers("by_count")
        self.rounds: int = _number(document, "rounds")
        self.setup_cubes: int = _number(document, "population_setup_cubes")
        self.population_track: int = _number(document, "population_track_length")
        self.influence_track: int = _number(document, "influence_track_length")
        self.tech_track: int = _number(document, "tech_track_length")
        self.spare_discs: int = _number(document, "spare_discs")
        self.first_pass_money: int = _number(document, "first_pass_money")
        self.colony_flips: int = _number(document, "colony_ship_flips")
        self.artifact_resources: int = _number(document, "artifact_key_resources")
        self.quantum_grid_discs: int = _number(document, "quantum_grid_discs")
        self.robotics_discs: int = _number(document, "advanced_robotics_discs")
        self.nanorobots: int = _number(document, "nanorobots_activations")
        self.logistics: int = _number(document, "improved_logistics_activations")
        self.pico_modulator: int = _number(document, "pico_modulator_activations")
        self.most_drawn: int = _number(document, "most_reputation_drawn")
        self.cubes: int = document.item("piece", "population_cubes").number("count")
        self.ambassadors: int = document.item("piece", "ambassador_tiles").number("count")

    def _read_points(self, document: Document) -> None:
        self.monolith_vp: int = _points(document, "monolith")
        self.ambassador_vp: int = _points(document, "ambassador")
        self.discovery_vp: int = _points(document, "discovery")
        self.traitor_vp: int = _points(document, "traitor")
        self.portal_vp: int = _points(document, "warp_portal")
        self.controlled_vp: int = _points(document, "controlled_sector")
        self.ancient_vp: int = _points(document, "ancient")
        self.reputation_copies = [0]
        for value in range(1, REPUTATION_VALUES + 1):
            self.reputation_copies.append(document.item("reputation", f"value_{value}").number("copies"))
        self.draws_for = [document.item("reputation_draw", name).number("tiles") for name in SHIP_IDS]
        self.draws_for_taking_part = document.item("reputation_draw", "participation").number("tiles")

    def _read_prices(self, document: Document) -> None:
        self.build_cost = []
        for name in COST_IDS:
            item = document.item("build_cost", name)
            self.build_cost.append([item.number(field) for field in BUILD_IDS])
        self.die_damage = [document.item("die", name).number("damage") for name in DICE_IDS]
        self.npc_strength = [strength_of(design, self.die_damage, 0) for design in self.npc_design]


BOXES: Final = Shelf("galaktyka.games.eclipse", LIMITS, check_box, Box)


def standard_box() -> Box:
    return BOXES.box()


def _square(item: Item, word: str) -> int:
    resource = item.as_place("population", word.removesuffix("*"), SQUARE_IDS)
    return resource + ADVANCED if word.endswith("*") else resource


def _part_design(item: Item) -> list[int]:
    design = [0] * DESIGN
    design[ENERGY] = item.number("energy_production") - item.number("energy_use")
    design[INITIATIVE] = item.number("initiative")
    design[DRIVE] = item.number("drive")
    design[COMPUTER] = item.number("computer")
    design[SHIELD] = item.number("shield")
    design[HULL] = item.number("hull")
    for color in item.places("cannons", DICE_IDS):
        design[CANNONS + color] += 1
    for color in item.places("missiles", DICE_IDS):
        design[MISSILES + color] += 1
    return design


def _number(document: Document, name: str) -> int:
    return document.item("number", name).number("amount")


def _points(document: Document, name: str) -> int:
    return document.item("points", name).number("amount")
