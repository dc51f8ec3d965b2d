"""The Move action: steps and pinned ships (R30–R32)."""

from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.rules.ground import pinned
from galaktyka.games.eclipse.state import HAS_ANCIENT_PORTAL


def lane(*species: str) -> Scene:
    """Home of seat 0 at (0, -2), then 106 at (0, -1), the centre without its guard, 103, home of seat 1."""
    scene = Scene(*species)
    scene.remove_npcs("001")
    scene.sector("106", (0, -1))  # open to 0, 1, 2, 3
    scene.sector("103", (0, 1), 1)  # open to 1, 2, 3, 5, 0
    return scene


def test_R30_each_activation_moves_one_ship_by_its_drives() -> None:
    scene = lane("terran_union", "mechanema")
    scene.tech(0, "fusion_drive")
    scene.part(0, "fusion_drive", "interceptor", 3)
    scene.play("move interceptor 225 106 001")
    assert scene.question() == "move", "two steps"
    assert scene.ships_in(0, "001") == 1
    scene.play("interceptor 001 106 done interceptor 106 225 done")
    assert scene.offers() == ["done", "trade"], "three activations of the Terrans"
    scene.check()


def test_R30_two_activations_for_others_also_for_the_same_ship() -> None:
    scene = lane("planta", "mechanema")
    scene.play("move interceptor 226 106 interceptor 106 001")
    assert scene.ships_in(0, "001") == 1
    assert scene.offers()[0] == "done"


def test_R30_only_along_connections_and_never_into_the_unknown() -> None:
    scene = Scene("planta", "mechanema")
    assert scene.after("move") == ["done", "trade"]
    scene.sector("106", (0, -1), 2)  # closed towards home
    assert "interceptor 226" not in scene.after("move")
    scene.tech(0, "wormhole_generator")
    assert scene.after("move", "interceptor 226") == ["106"]


def test_R30_starbases_never_move() -> None:
    scene = lane("planta", "mechanema")
    scene.ship(0, "starbase", "226")
    assert [offer for offer in scene.after("move") if "226" in offer] == ["interceptor 226"]


def test_R30_warp_portals_are_neighbours() -> None:
    scene = lane("planta", "mechanema")
    scene.mark("226", HAS_ANCIENT_PORTAL)
    scene.mark("230", HAS_ANCIENT_PORTAL)
    assert scene.after("move", "interceptor 226") == ["230", "106"]


def test_R31_opposing_ships_pin_as_many_of_yours() -> None:
    scene = lane("planta", "mechanema")
    scene.ship(0, "cruiser", "106")
    scene.ship(1, "interceptor", "106")
    assert "cruiser 106" not in scene.after("move")
    scene.ship(0, "interceptor", "106")
    assert {"cruiser 106", "interceptor 106"} <= set(scene.after("move")), "one of the two, whichever"
    scene.play("move cruiser 106 226")
    assert scene.kinds_in(0, "226") == ["interceptor", "cruiser"]
    assert "interceptor 106" not in scene.offers()


def test_R31_pinning_is_checked_in_the_middle_of_a_move() -> None:
    scene = lane("terran_union", "mechanema")
    scene.tech(0, "fusion_drive")
    scene.part(0, "fusion_drive", "interceptor", 3)
    scene.ship(1, "interceptor", "106")
    scene.play("move interceptor 225 106")
    assert scene.question() == "move", "pinned: the move is over"
    assert scene.ships_in(0, "106") == 1


def test_R31_own_starbases_may_be_the_pinned_ones() -> None:
    scene = lane("planta", "mechanema")
    scene.ship(0, "starbase", "226")
    scene.ship(1, "cruiser", "226")
    assert "interceptor 226" in scene.after("move")


def test_R31_ancients_and_guardians_pin_too() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("104", (0, -1), bare=False)
    scene.ship(0, "interceptor", "104", 2)
    assert "interceptor 104" not in scene.after("move")
    scene.ship(0, "interceptor", "104")
    assert "interceptor 104" in scene.after("move")


def test_R32_the_gcds_pins_everybody() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("106", (0, -1))
    scene.ship(0, "cruiser", "001", 4)
    assert "cruiser 001" not in scene.after("move")
    scene.tech(0, "cloaking_device")
    assert "cruiser 001" not in scene.after("move")
    scene.remove_npcs("001")
    assert "cruiser 001" in scene.after("move")


def test_R32_cloaks_need_two_opponents_for_each_ship() -> None:
    scene = lane("planta", "mechanema")
    scene.tech(0, "cloaking_device")
    scene.ship(0, "cruiser", "106")
    scene.ship(1, "interceptor", "106")
    assert pinned(scene.state, 0, scene.number("106")) == 0
    assert "cruiser 106" in scene.after("move")
    scene.ship(1, "interceptor", "106")
    assert pinned(scene.state, 0, scene.number("106")) == 1
    assert pinned(scene.state, 1, scene.number("106")) == 1


def test_R32_draco_ignores_ancients_but_not_guardians() -> None:
    scene = Scene("descendants_of_draco", "mechanema")
    scene.sector("104", (0, -1), bare=False)
    scene.ship(0, "interceptor", "104")
    assert "interceptor 104" in scene.after("move")
    guarded = next(n for n in scene.state.placed if scene.state.box.sector_guardian[n])
    scene.state.put_ship(1, guarded)
    assert pinned(scene.state, 0, guarded) == 1


def test_R32_partners_pin_each_other_and_anything_may_be_entered() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony", "hydran_progress")
    scene.sector("106", (0, -1))
    scene.allies(0, 1)
    scene.ship(1, "cruiser", "106", 2)
    assert "106" in scene.after("move", "interceptor 226")
    scene.ship(0, "cruiser", "106")
    assert "cruiser 106" not in scene.after("move")


def test_T8_red_and_green_on_the_move() -> None:
    scene = lane("terran_directorate", "terran_union")
    scene.part(0, "nuclear_drive", "interceptor", 4)
    scene.tech(0, "tachyon_drive", "fusion_source")
    scene.part(0, "fusion_source", "cruiser", 4)
    scene.part(0, "tachyon_drive", "cruiser", 5)
    scene.ship(0, "cruiser", "221")
    scene.play("move interceptor 221 106 001 cruiser 221 106 001 103 interceptor 001 106 done")
    assert scene.ships_in(0, "103") == 1
    assert scene.ships_in(0, "106") == 1
    scene.play("done")
    scene.no_ships(0)
    scene.ship(0, "interceptor", "001")
    scene.part(1, "nuclear_drive", "interceptor", 4)
    scene.ship(1, "interceptor", "103", 2)
    scene.turn(1)
    scene.play("move interceptor 103 001")
    assert scene.question() == "move", "the first must stop"
    scene.play("interceptor 103 001")
    assert scene.question() == "step", "the second may pass"
    scene.play("106")
    assert scene.ships_in(1, "106") == 1


def test_R30_entering_begins_a_stay_and_the_last_to_leave_ends_it() -> None:
    scene = lane("planta", "mechanema")
    scene.ship(1, "cruiser", "106")
    scene.play("move interceptor 226 106")
    here = scene.number("106") * 8
    assert [stay for stay in scene.state.arrivals if stay // 8 == here // 8] == [here + 1, here]
    scene.no_ships(1)
    scene.ship(1, "cruiser", "106")
    assert [stay for stay in scene.state.arrivals if stay // 8 == here // 8] == [here, here + 1]
