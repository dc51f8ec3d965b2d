"""Conquest: cloaked groups and Radar."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import (
    E_BATTLE,
    E_CENTAURIAN,
    E_CONQUEST,
    E_DECLOAKED,
    STEP_BATTLES,
    STEP_CONQUEST,
    STEP_MOVED,
    STEP_RADAR,
)
from galaktyka.games.exodus.ids import BONUS_CARD_IDS
from galaktyka.games.exodus.rules import stealth


def cloaked(seats: int = 3, **options: str) -> Scene:
    """Seat 0 is cloaked over Sol."""
    scene = Scene(seats, **options)
    scene.teach(0, "cloaking")
    scene.fly(0, "raider1", "sol")
    return scene


def test_R72_a_cloaked_group_decides_where_something_visible_is() -> None:
    scene = cloaked()
    scene.fly(0, "fighter1", "lyra")
    scene.fly(1, "raider1", "sol")
    scene.begin(STEP_RADAR)
    assert (scene.question, scene.seat, scene.state.arg(0)) == ("decloak", 0, scene.hex("sol"))
    assert scene.legal() == ["decloak", "cloaked"]
    scene.roll(1, 5)
    scene.play("decloak")
    assert scene.events(E_BATTLE)


def test_R72_a_lone_group_is_not_asked() -> None:
    scene = cloaked()
    scene.begin(STEP_RADAR)
    assert scene.question != "decloak"


def test_R72_a_centaurian_is_something_visible() -> None:
    scene = cloaked()
    scene.state.centaurian[scene.hex("sol")] = 1
    scene.begin(STEP_RADAR)
    assert scene.question == "decloak"


def test_R72_radar_forces_groups_in_any_hex() -> None:
    scene = cloaked()
    scene.fly(0, "fighter1", "lyra")
    scene.fly(1, "fighter1", "council")  # visible anyway
    scene.teach(2, "radar")
    scene.begin(STEP_RADAR)
    assert (scene.question, scene.seat) == ("radar", 2)
    names = sorted(["sol", "lyra"], key=scene.hex)
    assert scene.legal() == [*[f"reveal 1:{name}" for name in names], "done"]
    scene.play("reveal 1:lyra")
    assert scene.legal() == ["reveal 1:sol", "done"]
    assert stealth.visible(scene.state, 0, scene.hex("lyra"))
    assert not stealth.visible(scene.state, 0, scene.hex("sol"))
    assert scene.events(E_DECLOAKED)[0].b == 2


def test_R72_radar_may_be_limited_to_hexes_with_own_ships() -> None:
    scene = cloaked(radar="own_hex")
    scene.fly(0, "fighter1", "lyra")
    scene.fly(2, "raider1", "lyra")
    scene.teach(2, "radar")
    scene.begin(STEP_RADAR)
    assert scene.legal() == ["reveal 1:lyra", "done"]


def test_R72_groups_are_asked_again_when_another_has_become_visible() -> None:
    scene = cloaked()
    scene.teach(1, "cloaking")
    scene.fly(1, "raider1", "sol")
    scene.fly(2, "raider1", "sol")
    scene.begin(STEP_RADAR)
    assert scene.seat == 0
    scene.play("cloaked")
    assert scene.seat == 1
    scene.play("decloak")
    assert (scene.question, scene.seat) == ("decloak", 0)
    scene.roll(1, 5)
    scene.play("cloaked")
    assert scene.question != "decloak"
    assert scene.events(E_BATTLE)


def test_R72_all_ships_of_a_group_decloak_together_for_this_phase() -> None:
    scene = cloaked()
    scene.fly(0, "fighter1", "sol")
    stealth.decloak(scene.state, 0, scene.hex("sol"), -1, scene.table)
    assert scene.player(0).decloaked.bit_count() == 2
    scene.begin(STEP_CONQUEST)
    assert scene.player(0).decloaked == 0


def test_R72_a_decloaked_group_is_cloaked_again_in_the_next_conquest_phase() -> None:
    scene = cloaked()
    stealth.decloak(scene.state, 0, scene.hex("sol"), -1, scene.table)
    scene.state.conquest = 1
    scene.begin(STEP_CONQUEST)
    assert scene.state.conquest == 2
    assert not stealth.visible(scene.state, 0, scene.hex("sol"))


def test_R72_a_table_may_let_ships_cloak_again_only_next_turn() -> None:
    scene = cloaked(recloak="next_turn")
    stealth.decloak(scene.state, 0, scene.hex("sol"), -1, scene.table)
    scene.state.conquest = 1
    scene.begin(STEP_CONQUEST)
    assert stealth.visible(scene.state, 0, scene.hex("sol"))
    target = next(answer for answer in scene.legal(0) if answer != "go sol")
    scene.play(target, seat=0)
    assert stealth.visible(scene.state, 0, scene.where(0, "raider1"))  # the ships are known, not the hex
    scene.state.conquest = 0
    scene.begin(STEP_CONQUEST)
    assert scene.player(0).decloaked == 0


def test_R73_a_group_that_stays_cloaked_takes_no_part_and_cannot_be_hit() -> None:
    scene = cloaked()
    scene.fly(1, "raider1", "sol")
    scene.fly(2, "raider1", "sol")
    scene.begin(STEP_RADAR)
    scene.roll(6, 6)
    scene.play("cloaked")
    assert scene.where(0, "raider1") == scene.hex("sol")
    assert scene.where(1, "raider1") == scene.where(2, "raider1") == -1


def test_R74_groups_that_are_all_cloaked_coexist() -> None:
    scene = cloaked()
    scene.teach(1, "cloaking")
    scene.fly(1, "raider1", "sol")
    scene.begin(STEP_RADAR)
    assert scene.question != "decloak"
    assert not scene.events(E_BATTLE)


def test_R75_nothing_is_cloaked_in_the_last_conquest_phase_of_the_game() -> None:
    scene = cloaked()
    scene.fly(1, "raider1", "sol")
    scene.state.turn = 7
    scene.state.conquest = 2
    scene.roll(1, 5)
    scene.begin(STEP_RADAR)
    assert scene.events(E_BATTLE)
    earlier = cloaked()
    earlier.fly(1, "raider1", "sol")
    earlier.state.turn = 7
    earlier.state.conquest = 1
    earlier.begin(STEP_RADAR)
    assert earlier.question == "decloak"


def test_T9_cloaking() -> None:
    scene = cloaked()
    scene.fly(1, "fighter1", "sol")
    scene.fly(2, "cruiser1", "sol")
    scene.state.centaurian[scene.hex("sol")] = 2
    scene.begin(STEP_MOVED)
    assert (scene.question, scene.seat) == ("decloak", 0)
    scene.roll(5, 1)  # the fighter hits
    scene.meet_next("c2_1")
    scene.roll(1, 5, 5, 5)  # and falls to the Centaurian
    scene.play("cloaked")
    assert scene.where(0, "raider1") == scene.hex("sol")
    assert len(scene.events(E_BATTLE)) == len(scene.events(E_CENTAURIAN)) == 1
    assert scene.damage(0, "raider1") == 0


def test_T14_the_last_turn_with_movement_has_three_phases_and_radar_before_the_third() -> None:
    scene = cloaked(2)
    scene.state.turn = 7
    scene.state.bonus = BONUS_CARD_IDS.index("bonus_movement")
    scene.state.conquests = 3
    for phase in (1, 2, 3):
        scene.state.conquest = phase
        assert stealth.last_conquest(scene.state) == (phase == 3)
    scene.state.conquest = 0
    scene.begin(STEP_CONQUEST)
    for _ in range(3):
        assert scene.question == "orders"
        scene.play("go sol")
    assert [event.a for event in scene.events(E_CONQUEST)] == [1, 2, 3]
    assert scene.state.over


def test_R73_cloaked_ships_beside_a_fight_with_a_centaurian() -> None:
    scene = cloaked(2)
    scene.fly(1, "raider1", "sol")
    scene.state.centaurian[scene.hex("sol")] = 1
    scene.meet_next("c1_1")
    scene.begin(STEP_BATTLES, roll=[5, 1])
    assert scene.state.centaurian[scene.hex("sol")] == 0
    assert scene.player(1).kept.bit_count() == 1
