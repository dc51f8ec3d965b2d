"""What is in the box: counts that the rulebook states, printed values, derived values of the blueprints."""

import pytest
from tests.games.eclipse.scene import Scene

from galaktyka.core.data import items, report
from galaktyka.games.eclipse.components import BOXES, standard_box
from galaktyka.games.eclipse.ids import (
    CANNONS,
    COMPUTER,
    DISCOVERY_IDS,
    DRIVE,
    ENERGY,
    FLEET,
    HULL,
    INITIATIVE,
    INNER,
    MIDDLE,
    MISSILES,
    OUTER,
    PART_IDS,
    RARE,
    SECTOR_IDS,
    SHIELD,
    SHIP_IDS,
    SPECIES_IDS,
    TECH_IDS,
)

BOX = standard_box()
DOCUMENT = BOXES.document()


def test_ids_follow_the_data() -> None:
    assert DOCUMENT.ids("sector") == list(SECTOR_IDS)
    assert DOCUMENT.ids("tech") == list(TECH_IDS)
    assert DOCUMENT.ids("part") == list(PART_IDS)
    assert DOCUMENT.ids("discovery") == list(DISCOVERY_IDS)
    assert DOCUMENT.ids("species") == list(SPECIES_IDS)
    assert tuple(BOX.ship_count) == FLEET


def test_the_totals_of_the_rulebook() -> None:
    assert (sum(BOX.tech_copies), len(TECH_IDS)) == (114, 39)
    assert (sum(BOX.discovery_copies), len(DISCOVERY_IDS)) == (36, 24)
    assert sum(BOX.reputation_copies) == 33
    assert len([c for c in BOX.tech_category if c == RARE]) == 15
    assert [BOX.sector_ring.count(ring) for ring in (INNER, MIDDLE, OUTER)] == [10, 13, 20]
    assert BOX.sector_ring.count(4) == 12
    assert BOX.sector_ring.count(5) == 4


@pytest.mark.parametrize(
    ("ring", "vp", "wormholes", "ancients", "discoveries"),
    [(INNER, 23, 45, 7, 6), (MIDDLE, 20, 48, 5, 8), (OUTER, 28, 53, 5, 12)],
)
def test_checksums_of_the_rings(ring: int, vp: int, wormholes: int, ancients: int, discoveries: int) -> None:
    sectors = [n for n in range(60) if BOX.sector_ring[n] == ring]
    assert sum([BOX.sector_vp[n] for n in sectors]) == vp
    assert sum([BOX.sector_wormholes[n].bit_count() for n in sectors]) == wormholes
    assert sum([BOX.sector_ancients[n] for n in sectors]) == ancients
    assert sum([BOX.sector_discovery[n] for n in sectors]) == discoveries


def test_every_starting_and_guardian_sector_is_alike() -> None:
    for n in range(60):
        if BOX.sector_ring[n] in (4, 5):
            assert BOX.sector_wormholes[n] == 0b011011
            assert BOX.sector_artifact[n]
            assert BOX.sector_vp[n] == (3 if BOX.sector_ring[n] == 4 else 2)


@pytest.mark.parametrize("category", [0, 1, 2])
def test_copies_of_regular_technologies_fall_with_the_price(category: int) -> None:
    techs = [t for t in range(39) if BOX.tech_category[t] == category]
    assert [BOX.tech_copies[t] for t in techs] == [5, 5, 5, 5, 4, 3, 3, 3]
    assert [BOX.tech_cost[t] for t in techs] == [2, 4, 6, 8, 10, 12, 14, 16]
    assert [BOX.tech_least[t] for t in techs] == [2, 3, 4, 5, 6, 6, 7, 8]


def test_every_part_of_a_technology_needs_it() -> None:
    for part in range(39):
        if BOX.part_tech[part] >= 0:
            assert TECH_IDS[BOX.part_tech[part]] == PART_IDS[part]
    assert len([part for part in range(39) if BOX.part_tech[part] >= 0]) == 19
    assert [BOX.part_outside[part] for part in range(39)].count(True) == 1


SHIPS = ("interceptor", "cruiser", "dreadnought", "starbase")


@pytest.mark.parametrize(
    ("species", "initiative", "energy", "computer", "hull", "shield"),
    [
        ("terran_union", [3, 2, 1, 4], [1, 1, 0, 2], [0, 1, 1, 1], [0, 1, 2, 2], [0, 0, 0, 0]),
        ("mechanema", [3, 2, 1, 4], [1, 1, 0, 2], [0, 1, 1, 1], [0, 1, 2, 2], [0, 0, 0, 0]),
        ("eridani_empire", [3, 2, 1, 4], [2, 2, 1, 2], [0, 1, 1, 1], [0, 1, 2, 2], [0, 0, 0, 0]),
        ("orion_hegemony", [4, 3, 2, 5], [2, 3, 3, 2], [0, 1, 1, 1], [0, 1, 2, 2], [1, 1, 1, 1]),
        ("planta", [1, 1, 1, 2], [3, 3, 2, 4], [1, 1, 1, 2], [0, 1, 2, 2], [0, 0, 0, 0]),
    ],
)
def test_R28c_what_the_printed_blueprints_add_up_to(
    species: str,
    initiative: list[int],
    energy: list[int],
    computer: list[int],
    hull: list[int],
    shield: list[int],
) -> None:
    scene = Scene(species, "hydran_progress")
    assert [scene.value(0, kind, INITIATIVE) for kind in SHIPS] == initiative
    assert [scene.value(0, kind, ENERGY) for kind in SHIPS] == energy
    assert [scene.value(0, kind, COMPUTER) for kind in SHIPS] == computer
    assert [scene.value(0, kind, HULL) for kind in SHIPS] == hull
    assert [scene.value(0, kind, SHIELD) for kind in SHIPS] == shield
    assert [scene.value(0, kind, DRIVE) for kind in SHIPS] == [1, 1, 1, 0]
    assert [scene.value(0, kind, CANNONS) for kind in SHIPS] == [1, 1, 2, 1]


def test_npc_blueprints() -> None:
    shown = [
        (d[INITIATIVE], d[CANNONS : CANNONS + 4], d[MISSILES : MISSILES + 4], d[COMPUTER], d[SHIELD], d[HULL])
        for d in BOX.npc_design
    ]
    none = [0, 0, 0, 0]
    assert shown == [
        (2, [2, 0, 0, 0], none, 1, 0, 1),
        (1, [0, 1, 0, 0], none, 1, 0, 2),
        (3, [3, 0, 0, 0], none, 2, 0, 2),
        (1, [0, 0, 0, 1], [0, 2, 0, 0], 1, 0, 3),
        (0, [4, 0, 0, 0], none, 2, 0, 7),
        (2, [0, 0, 0, 1], [4, 0, 0, 0], 2, 0, 3),
    ]


def test_npc_ships_are_numbered_by_their_sectors() -> None:
    assert len(BOX.npc_kind) == 22
    assert [SHIP_IDS[kind] for kind in BOX.npc_kind].count("ancient") == 17


def test_every_value_has_a_provenance_and_nothing_printed_is_made_up() -> None:
    listed = report(DOCUMENT)
    assert listed["total"] == len(items(DOCUMENT))
    counts = listed["by_provenance"]
    assert isinstance(counts, dict)
    assert set(counts) == {"S", "P"}
