"""The Research action, and what every technology does (R25–R27)."""

import pytest
from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.choices import E_PORTAL, E_TECH
from galaktyka.games.eclipse.components import standard_box
from galaktyka.games.eclipse.ids import RARE, TECH_IDS
from galaktyka.games.eclipse.rules.discs import upkeep_of
from galaktyka.games.eclipse.state import HAS_PORTAL_TILE


def test_R25_price_less_discount_but_not_below_the_minimum() -> None:
    scene = Scene("mechanema", "planta")  # one technology on the grid track
    p = scene.player(0)
    scene.tray("fusion_source", "antimatter_cannon", "monolith")
    p.resources = [0, 13, 0]
    assert scene.after("research") == ["fusion_source", "antimatter_cannon", "monolith", "done", "trade"]
    scene.play("research antimatter_cannon")
    assert scene.stock(0) == [0, 0, 0], "14 less 1"
    assert scene.state.tray[TECH_IDS.index("antimatter_cannon")] == 0
    p.resources = [0, 11, 0]
    scene.turn(0)
    assert "monolith" not in scene.after("research")


def test_R25_a_rare_tile_goes_to_any_track_with_its_discount() -> None:
    scene = Scene("mechanema", "planta")
    scene.tech(0, "nanorobots", "fusion_drive")
    scene.tray("metasynthesis")
    scene.player(0).resources = [0, 15, 0]
    assert scene.after("research", "metasynthesis") == ["nano"], "17 less 2 there"
    scene.player(0).resources = [0, 17, 0]
    assert scene.after("research", "metasynthesis") == ["military", "grid", "nano"]
    scene.play("research metasynthesis grid")
    assert scene.stock(0) == [0, 1, 0]
    assert scene.player(0).track_sizes == [0, 2, 2]
    assert [(event.b, event.c) for event in scene.events(E_TECH)] == [(16, 1)]


def test_R26_no_duplicates_and_full_tracks_take_nothing() -> None:
    scene = Scene("mechanema", "planta")
    scene.rich(0)
    scene.tray("positron_computer", "gauss_shield", "conifold_field")
    assert "positron_computer" not in scene.after("research"), "owned since the start"
    scene.tech(0, "fusion_source", "improved_hull", "advanced_economy", "tachyon_drive")
    scene.tech(0, "antimatter_cannon", "quantum_grid")
    assert scene.player(0).track_sizes == [0, 7, 0]
    assert "gauss_shield" not in scene.after("research")
    assert scene.after("research", "conifold_field") == ["military", "nano"]


def test_R26_starting_technologies_count_for_the_discount() -> None:
    scene = Scene("orion_hegemony", "planta")  # neutron bombs and gauss shield
    scene.tray("tachyon_source")
    scene.player(0).resources = [0, 11, 0]
    scene.play("research tachyon_source")
    assert scene.stock(0) == [0, 0, 0]


def test_R27_the_first_purchase_lowers_the_price_of_the_second() -> None:
    scene = Scene("hydran_progress", "planta")
    scene.tray("orbital", "monolith")
    scene.player(0).resources = [0, 15, 0]
    scene.play("research orbital")
    assert scene.stock(0) == [0, 10, 0]
    scene.play("monolith")
    assert scene.stock(0) == [0, 0, 0]
    assert scene.offers() == ["done"]


def test_R27_discs_arrive_at_once() -> None:
    scene = Scene("mechanema", "planta")
    scene.rich(0)
    scene.tray("advanced_robotics", "quantum_grid")
    before = scene.player(0).discs
    scene.play("research advanced_robotics")
    assert (scene.player(0).discs, scene.player(0).spare) == (before - 1 + 1, 2)
    scene.turn(0)
    scene.play("research quantum_grid")
    assert (scene.player(0).discs, scene.player(0).spare) == (before - 1 + 2, 0)
    scene.check()


def test_R27_artifact_key_pays_for_each_artifact() -> None:
    scene = Scene("mechanema", "planta")
    scene.sector("107", (0, -1))
    scene.control(0, "107")
    scene.tray("artifact_key")
    scene.player(0).resources = [0, 16, 0]
    scene.play("research artifact_key")
    assert scene.offers() == ["materials", "science", "money"]
    scene.play("materials money")
    assert scene.stock(0) == [5, 0, 5]


def test_R27_artifact_key_without_artifacts_does_nothing() -> None:
    scene = Scene("mechanema", "planta")
    scene.play("influence 230 track done pass")
    scene.turn(0)
    scene.tray("artifact_key")
    scene.player(0).resources = [0, 16, 0]
    scene.play("research artifact_key")
    assert scene.question() == "research"


def test_R27_the_warp_portal_goes_to_a_controlled_sector() -> None:
    scene = Scene("mechanema", "planta", warp_portals="true")
    scene.sector("381", (0, -3))
    scene.control(0, "381")
    scene.rich(0)
    scene.tray("warp_portal")
    scene.play("research warp_portal nano")
    assert scene.offers() == ["230", "381"]
    scene.play("230")
    assert scene.state.marks[scene.number("230")] & HAS_PORTAL_TILE
    assert scene.state.portal_mask == 1 << scene.number("230") | 1 << scene.number("381")
    assert len(scene.events(E_PORTAL)) == 1
    assert scene.points(0, "warp_portals") == 1


def test_R27_without_a_sector_the_warp_portal_is_lost() -> None:
    scene = Scene("mechanema", "planta", warp_portals="true")
    scene.play("influence 230 track done pass")
    scene.turn(0)
    scene.rich(0)
    scene.tray("warp_portal")
    scene.play("research warp_portal nano")
    assert scene.question() == "research"
    assert scene.state.portal_mask == 0


def test_R27_ancient_labs_draw_a_discovery_tile() -> None:
    scene = Scene("mechanema", "planta")
    scene.rich(0)
    scene.tray("ancient_labs")
    scene.match.answer("research")
    scene.match.answer("ancient_labs")
    scene.chance(scene.draws_discovery("gain_materials"))
    scene.match.answer("nano")
    assert scene.question() == "discovery"
    scene.play("use")
    assert scene.stock(0) == [36, 17, 30]


def test_T4_the_minimum_price() -> None:
    scene = Scene("mechanema", "planta")
    scene.tech(0, "monolith", "orbital")
    scene.tray("fusion_drive")
    scene.player(0).resources = [0, 3, 0]
    scene.play("research fusion_drive")
    assert scene.stock(0) == [0, 0, 0]


def test_T5_two_technologies_in_one_action() -> None:
    scene = Scene("hydran_progress", "planta")  # advanced_labs lies on the nano track
    scene.tech(0, "fusion_drive", "orbital", "advanced_robotics")
    assert scene.player(0).track_sizes[2] == 4
    scene.tray("nanorobots", "wormhole_generator")
    scene.player(0).resources = [0, 10, 0]
    scene.play("research nanorobots")
    assert scene.stock(0) == [0, 8, 0]
    scene.play("wormhole_generator")
    assert scene.stock(0) == [0, 0, 0]


def test_T32_discs_that_find_no_circle_are_stacked_and_used_first() -> None:
    scene = Scene("mechanema", "planta")
    scene.rich(0)
    scene.tray("quantum_grid")
    p = scene.player(0)
    scene.play("influence 230 track done pass")
    assert p.discs == 12
    p.discs, p.action_discs[5] = 13, 0
    scene.turn(0)
    scene.play("research quantum_grid")
    assert p.discs == 14, "thirteen circles and one stacked"
    assert upkeep_of(scene.state, p) == 0
    scene.play("done pass")
    scene.turn(0)
    scene.play("build done")
    assert p.discs == 13
    assert upkeep_of(scene.state, p) == 0


@pytest.mark.parametrize("tech", [t for t in TECH_IDS if t != "warp_portal"])
def test_every_technology_can_be_researched(tech: str) -> None:
    box = standard_box()
    other = "planta"
    scene = Scene("hydran_progress", other)
    scene.rich(0)
    number = TECH_IDS.index(tech)
    if scene.player(0).has(number):
        scene = Scene("mechanema", other)
        scene.rich(0)
    scene.tray(tech)
    scene.match.answer("research")
    scene.chance(*([0] if tech == "ancient_labs" else []))
    scene.match.answer(tech)
    if box.tech_category[number] == RARE:
        scene.match.answer("nano")
    assert scene.player(0).has(number)
    scene.check()
