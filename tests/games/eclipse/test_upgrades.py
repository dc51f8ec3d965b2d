"""The Upgrade action (R28) with every ship part."""

import pytest
from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.components import standard_box
from galaktyka.games.eclipse.ids import (
    CANNONS,
    COMPUTER,
    DESIGN,
    DRIVE,
    ENERGY,
    FROM_ANCIENTS,
    FROM_TECH,
    HULL,
    INITIATIVE,
    MISSILES,
    ORANGE,
    PART_IDS,
    SHIELD,
    TECH_IDS,
    YELLOW,
)

BOX = standard_box()


def test_R28_two_activations_each_with_one_part() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.play("upgrade hull interceptor.4 nuclear_source cruiser.6")
    assert scene.offers() == ["done", "trade"]
    assert scene.value(0, "interceptor", HULL) == 1
    assert scene.value(0, "cruiser", ENERGY) == 4
    scene.play("done upgrade hull interceptor.4 hull cruiser.6 hull dreadnought.8")
    assert scene.offers() == ["done", "trade"], "Mechanema has three"


def test_R28_any_tiles_may_go_back_first_even_without_a_new_part() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.part(0, "hull", "interceptor", 4)
    scene.part(0, "hull", "cruiser", 6)
    scene.play("upgrade return interceptor.4 return cruiser.6")
    assert "done" not in scene.offers(), "in the middle of the activation"
    assert "skip" in scene.offers()
    scene.play("skip")
    assert scene.value(0, "interceptor", HULL) == 0
    assert "hull" in scene.offers(), "the second activation"
    scene.play("hull interceptor.4")
    assert "hull" not in scene.offers()


def test_R28_an_ancient_part_that_goes_back_is_lost() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.store(0, "shard_hull")
    scene.play("upgrade shard_hull interceptor.4")
    assert scene.value(0, "interceptor", HULL) == 3
    assert "shard_hull" not in scene.offers()
    scene.play("return interceptor.4")
    assert "shard_hull" not in scene.offers()
    scene.check()


def test_R28a_an_uncovered_space_shows_its_printed_part() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.part(0, "hull", "cruiser", 2)
    assert scene.value(0, "cruiser", CANNONS + YELLOW) == 0
    scene.play("upgrade return cruiser.2 skip")
    assert scene.value(0, "cruiser", CANNONS + YELLOW) == 1
    assert scene.heard("R28a")


def test_R28b_energy_must_suffice() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.tech(0, "plasma_cannon", "antimatter_cannon")
    spaces = scene.after("upgrade", "plasma_cannon")
    assert "interceptor.1" in spaces, "one energy more than the ion cannon"
    assert "interceptor.4" not in spaces, "two more than there is"
    assert "interceptor.2" not in spaces, "the source must stay"
    assert "antimatter_cannon" not in scene.after("upgrade")


def test_R28b_every_ship_but_the_starbase_needs_a_drive_and_that_has_none() -> None:
    scene = Scene("terran_union", "mechanema")
    spaces = scene.after("upgrade", "hull")
    assert not {"interceptor.3", "cruiser.5", "dreadnought.7"} & set(spaces), "over the only drive"
    drives = scene.after("upgrade", "nuclear_drive")
    assert not [space for space in drives if space.startswith("starbase")]
    assert "interceptor.3" in drives


def test_R28b_parts_of_technologies_need_them() -> None:
    scene = Scene("terran_union", "mechanema")
    assert "gauss_shield" not in scene.after("upgrade")
    scene.refuses("upgrade gauss_shield")
    scene.tech(0, "gauss_shield")
    assert "gauss_shield" in scene.after("upgrade")
    scene.tech(0, "gluon_computer")
    assert "positron_computer" not in scene.after("upgrade"), "each part needs its own technology"


def test_R28b_no_dead_end_while_a_blueprint_is_out_of_order() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.tech(0, "fusion_source", "plasma_cannon")
    scene.part(0, "fusion_source", "interceptor", 2)
    scene.part(0, "plasma_cannon", "interceptor", 1)
    scene.part(0, "plasma_cannon", "interceptor", 4)
    scene.play("upgrade return interceptor.2")
    assert scene.value(0, "interceptor", ENERGY) < 0
    offers = scene.offers()
    assert "skip" not in offers
    assert "done" not in offers
    assert scene.after("fusion_source") == ["interceptor.2"], "no other blueprint may be touched now"
    scene.play("return interceptor.4 return interceptor.1")
    assert "skip" in scene.offers()


def test_R28c_all_parts_add_up_for_all_ships_of_the_kind() -> None:
    scene = Scene("planta", "mechanema")
    scene.tech(0, "positron_computer", "gauss_shield")
    scene.part(0, "positron_computer", "cruiser", 5)
    scene.part(0, "gauss_shield", "cruiser", 3)
    values = [scene.value(0, "cruiser", field) for field in (COMPUTER, SHIELD, HULL, ENERGY, INITIATIVE)]
    assert values == [3, 1, 0, 2, 1]


def test_R28d_stored_parts_and_the_muon_source() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.store(0, "muon_source", "conformal_drive")
    assert scene.after("upgrade", "muon_source") == [
        "beside interceptor",
        "beside cruiser",
        "beside dreadnought",
        "beside starbase",
    ]
    assert not [space for space in scene.after("upgrade", "conformal_drive") if space.startswith("starbase")]
    scene.play("upgrade muon_source beside starbase")
    assert scene.value(0, "starbase", ENERGY) == 4
    assert scene.value(0, "starbase", INITIATIVE) == 5
    assert "muon_source" not in scene.offers()
    scene.play("conformal_drive interceptor.3")
    assert scene.value(0, "interceptor", DRIVE) == 4
    assert scene.player(0).stored == []
    scene.check()


def test_R28d_a_tile_must_be_returned_before_another_takes_its_space() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.part(0, "hull", "interceptor", 4)
    assert "interceptor.4" not in scene.after("upgrade", "electron_computer")
    scene.play("upgrade return interceptor.4 electron_computer interceptor.4")
    assert scene.value(0, "interceptor", COMPUTER) == 1


def test_T6_upgrading_an_eridani_interceptor() -> None:
    scene = Scene("eridani_empire", "mechanema")
    scene.part(0, "fusion_drive", "interceptor", 1)
    scene.part(0, "fusion_drive", "interceptor", 3)
    scene.play("upgrade return interceptor.1 plasma_cannon interceptor.1 gauss_shield interceptor.4")
    fields = (ENERGY, CANNONS + ORANGE, CANNONS + YELLOW, SHIELD, DRIVE, INITIATIVE)
    assert [scene.value(0, "interceptor", field) for field in fields] == [0, 1, 0, 1, 2, 4]


def test_T28_three_upgrades_of_mechanema() -> None:
    scene = Scene("mechanema", "planta")
    scene.tech(0, "plasma_missile", "fusion_source", "fusion_drive")
    scene.part(0, "electron_computer", "interceptor", 4)
    scene.part(0, "fusion_source", "cruiser", 4)
    scene.part(0, "fusion_drive", "cruiser", 5)
    scene.play("upgrade return interceptor.4 plasma_missile interceptor.4")
    assert scene.value(0, "interceptor", ENERGY) == 0
    assert scene.value(0, "interceptor", MISSILES + ORANGE) == 2
    scene.play("positron_computer cruiser.1 ion_cannon cruiser.6")
    fields = (ENERGY, COMPUTER, CANNONS + YELLOW, HULL, INITIATIVE)
    assert [scene.value(0, "cruiser", field) for field in fields] == [1, 2, 2, 1, 3]
    assert scene.offers() == ["done", "trade"]


def test_T17_initiative_is_the_bonus_and_the_symbols() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.tech(0, "fusion_drive")
    scene.part(0, "fusion_drive", "interceptor", 3)
    assert scene.value(0, "interceptor", INITIATIVE) == 4
    scene.part(0, "nuclear_drive", "dreadnought", 2)
    scene.part(0, "nuclear_drive", "dreadnought", 3)
    assert scene.value(0, "dreadnought", INITIATIVE) == 3


@pytest.mark.parametrize("part", PART_IDS)
def test_every_part_can_be_placed_and_gives_what_it_shows(part: str) -> None:
    """On an orion dreadnought with a source that feeds anything."""
    scene = Scene("orion_hegemony", "planta")
    number = PART_IDS.index(part)
    origin = BOX.part_origin[number]
    if origin == FROM_TECH and not scene.player(0).has(TECH_IDS.index(part)):
        scene.tech(0, part)
    if origin == FROM_ANCIENTS:
        scene.store(0, part)
    if part != "zero_point_source":
        scene.tech(0, "zero_point_source")
    scene.part(0, "zero_point_source", "dreadnought", 6)
    before = scene.player(0).design[2 * DESIGN : 3 * DESIGN]
    place = "beside dreadnought" if BOX.part_outside[number] else "dreadnought.1"
    scene.play(f"upgrade {part} {place}")
    after = scene.player(0).design[2 * DESIGN : 3 * DESIGN]
    expected = BOX.part_design[number][:]
    if place == "dreadnought.1":
        expected[COMPUTER] -= 1  # it covers the printed computer
    assert [after[i] - before[i] for i in range(DESIGN)] == expected
    scene.check()
