"""Discovery tiles: both sides of every kind (R33–R35)."""

import pytest
from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.choices import E_DISCOVERY
from galaktyka.games.eclipse.components import standard_box
from galaktyka.games.eclipse.ids import COMPUTER, DISCOVERY_IDS, ENERGY, HULL, INITIATIVE, PART_IDS, TECH_IDS
from galaktyka.games.eclipse.rules.discoveries import gain_discovery, gain_from_labs
from galaktyka.games.eclipse.state import HAS_ANCIENT_PORTAL, HAS_MONOLITH, HAS_ORBITAL

BOX = standard_box()
PARTS = [kind for kind in DISCOVERY_IDS if kind.startswith("part_")]


def found(kind: str, *species: str, warp_portals: str = "false") -> Scene:
    """Seat 0 has just found this tile in the uncontrolled sector 102 beside his home."""
    scene = Scene(*(species or ("terran_union", "mechanema")), warp_portals=warp_portals)
    scene.sector("102", (0, -1))
    scene.discovery("102")
    find(scene, kind)
    return scene


def find(scene: Scene, kind: str) -> None:
    scene.chance(scene.draws_discovery(kind))
    gain_discovery(scene.state, 0, scene.number("102"), scene.table)


def test_R33_keep_for_two_points_or_use_up() -> None:
    scene = found("gain_materials")
    assert scene.question() == "discovery"
    assert scene.offers() == ["keep", "use"]
    assert [event.visible for event in scene.events(E_DISCOVERY)] == [-1], "everybody sees the face"
    scene.play("keep")
    assert scene.points(0, "discoveries") == 2
    assert scene.stock(0) == [4, 3, 3]
    scene.check()


def test_R33_used_tiles_never_come_back() -> None:
    scene = found("gain_materials")
    scene.play("use")
    assert scene.state.discovery_used[DISCOVERY_IDS.index("gain_materials")] == 1
    assert scene.points(0, "discoveries") == 0
    scene.check()


def test_R33_a_front_without_effect_cannot_be_chosen() -> None:
    scene = found("ancient_cruiser")
    scene.ship(0, "cruiser", "225", 4)
    assert scene.offers() == ["keep"]
    scene = found("ancient_monolith")
    scene.mark("102", HAS_MONOLITH)
    assert scene.offers() == ["keep"]
    scene = found("ancient_tech")
    scene.tray()
    assert scene.offers() == ["keep"]
    scene.tray("conifold_field")
    assert scene.offers() == ["keep"], "rare technologies never"


@pytest.mark.parametrize(
    ("kind", "stock"),
    [
        ("gain_materials", [10, 3, 3]),
        ("gain_science", [4, 8, 3]),
        ("gain_money", [4, 3, 11]),
        ("gain_mixed", [6, 5, 6]),
    ],
)
def test_R34_resources(kind: str, stock: list[int]) -> None:
    scene = found(kind)
    scene.play("use")
    assert scene.stock(0) == stock


def test_R34_ancient_tech_is_the_cheapest_that_is_missing() -> None:
    scene = found("ancient_tech")
    scene.tray("starbase", "fusion_source", "fusion_drive", "improved_hull", "antimatter_splitter")
    scene.play("use")
    assert scene.offers() == ["fusion_source", "fusion_drive"], "starbase is owned, four is the lowest cost"
    scene.play("fusion_drive")
    assert scene.player(0).has(TECH_IDS.index("fusion_drive"))
    assert scene.stock(0) == [4, 3, 3]
    assert scene.state.tray[TECH_IDS.index("fusion_drive")] == 0


def test_R34_ancient_tech_skips_full_tracks_and_acts_at_once() -> None:
    scene = found("ancient_tech")
    scene.tech(0, "nanorobots", "fusion_drive", "orbital", "monolith", "wormhole_generator", "artifact_key")
    scene.tech(0, "conifold_field")
    assert scene.player(0).track_sizes[2] == 7
    scene.tray("advanced_labs", "quantum_grid")
    scene.play("use")
    assert scene.offers() == ["quantum_grid"]
    before = scene.player(0).discs
    scene.play("quantum_grid")
    assert scene.player(0).discs == before + 2


def test_R34_an_ancient_cruiser_enters_the_sector() -> None:
    scene = found("ancient_cruiser")
    scene.play("use")
    assert scene.ships_in(0, "102") == 1
    assert scene.state.arrivals[-1] == scene.number("102") * 8
    scene.check()


def test_R34_orbital_and_materials_or_only_these() -> None:
    scene = found("ancient_orbital")
    scene.play("use")
    assert scene.state.marks[scene.number("102")] & HAS_ORBITAL
    assert scene.stock(0) == [6, 3, 3]
    find(scene, "ancient_orbital")
    scene.play("use")
    assert scene.stock(0) == [8, 3, 3]


def test_R34_a_monolith_stays_in_the_sector() -> None:
    scene = found("ancient_monolith")
    scene.play("use")
    assert scene.state.marks[scene.number("102")] & HAS_MONOLITH
    assert scene.points(0, "monoliths") == 0, "the sector is not controlled"
    scene.control(0, "102")
    assert scene.points(0, "monoliths") == 3


def test_R34_an_ancient_warp_portal_makes_a_warp_sector() -> None:
    scene = found("ancient_warp_portal", warp_portals="true")
    scene.play("use")
    assert scene.state.marks[scene.number("102")] & HAS_ANCIENT_PORTAL
    scene.control(0, "102")
    assert scene.points(0, "warp_portals") == 2
    scene.check()


@pytest.mark.parametrize("kind", PARTS)
def test_R34_a_part_is_placed_at_once_or_stored(kind: str) -> None:
    scene = found(kind, "orion_hegemony", "mechanema")
    part = kind.removeprefix("part_")
    scene.play("use")
    assert scene.question() == "space"
    assert scene.offers()[-1] == "store"
    assert len(scene.offers()) > 1
    scene.play("store")
    assert [PART_IDS[number] for number in scene.player(0).stored] == [part]
    scene.turn(0)
    assert part in scene.after("upgrade")
    scene.check()


def test_R34_a_tile_below_goes_back_and_nothing_else() -> None:
    scene = found("part_axion_computer")
    scene.part(0, "hull", "interceptor", 4)
    scene.play("use")
    assert "interceptor.4" in scene.offers()
    assert "interceptor.3" not in scene.offers(), "the only drive"
    assert "interceptor.2" not in scene.offers(), "the only source"
    scene.play("interceptor.4")
    assert scene.value(0, "interceptor", COMPUTER) == 2
    assert scene.value(0, "interceptor", HULL) == 0
    assert scene.question() == "turn"
    scene.check()


def test_R34_the_muon_source_lies_beside_a_blueprint() -> None:
    scene = found("part_muon_source")
    scene.play("use beside dreadnought")
    assert scene.value(0, "dreadnought", ENERGY) == 2
    assert scene.value(0, "dreadnought", INITIATIVE) == 2
    scene.check()


def test_R35_a_tile_from_ancient_labs_goes_to_the_home_sector() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.chance(scene.draws_discovery("ancient_cruiser"))
    gain_from_labs(scene.state, 0, scene.table)
    scene.play("use")
    assert scene.ships_in(0, "225") == 2


@pytest.mark.parametrize("kind", ["ancient_cruiser", "ancient_orbital", "ancient_monolith"])
def test_R35_without_the_home_sector_such_a_tile_is_kept(kind: str) -> None:
    scene = Scene("terran_union", "mechanema")
    scene.play("influence 225 track")
    while scene.question() == "cube":
        scene.match.answer(scene.state.legal()[0])
    scene.chance(scene.draws_discovery(kind))
    gain_from_labs(scene.state, 0, scene.table)
    assert scene.offers() == ["keep"]
    scene.play("keep")
    scene.chance(scene.draws_discovery("gain_money"))
    gain_from_labs(scene.state, 0, scene.table)
    assert scene.offers() == ["keep", "use"], "resources work as always"


@pytest.mark.parametrize("kind", DISCOVERY_IDS)
def test_every_discovery_tile_can_be_kept(kind: str) -> None:
    scene = found(kind, warp_portals="true")
    scene.play("keep")
    assert [DISCOVERY_IDS[number] for number in scene.player(0).kept] == [kind]
    scene.check()
