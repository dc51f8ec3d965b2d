"""Conquest: population lands; the end of a turn; players who lost everything."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import (
    E_LANDED,
    E_TURN,
    F_RESEARCH,
    STEP_CONQUEST_END,
    STEP_DEPLOY,
    STEP_UPKEEP,
)


def test_R87_population_lands_from_ships_in_turn_order() -> None:
    scene = Scene(2)
    scene.state.order = [1, 0]
    scene.fly(0, "cruiser1", "sol", cargo=2)
    scene.fly(1, "raider1", "sol", cargo=1)
    scene.begin(STEP_DEPLOY)
    assert (scene.question, scene.seat) == ("deploy", 1)
    scene.play("land raider1")
    assert scene.people("sol", 1) == 1
    scene.play("land cruiser1")
    assert scene.legal() == ["x2", "x1"]
    scene.play("x1")
    assert (scene.people("sol", 0), scene.cargo(0, "cruiser1")) == (1, 1)


def test_R87_also_from_cloaked_ships_beside_a_centaurian() -> None:
    scene = Scene(2)
    scene.teach(0, "cloaking")
    scene.fly(0, "raider1", "sol", cargo=1)
    scene.settle(1, "sol", 3)
    scene.state.centaurian[scene.hex("sol")] = 3
    scene.begin(STEP_DEPLOY)
    scene.play("land raider1")
    assert scene.people("sol", 0) == 1
    assert scene.player(0).decloaked == 0


def test_R88_moons_ask_for_a_four_and_a_marker_that_fails_stays_aboard() -> None:
    scene = Scene(2)
    scene.fly(0, "transporter1", "kubera", cargo=3)
    scene.begin(STEP_DEPLOY)
    scene.play("land transporter1")
    scene.roll(3, 4, 6)
    scene.play("x3")
    assert (scene.people("kubera", 0), scene.cargo(0, "transporter1")) == (2, 1)
    assert [(event.b, event.c) for event in scene.events(E_LANDED)] == [(2, 3)]


def test_R88_all_ships_are_named_before_any_die_is_rolled() -> None:
    scene = Scene(2)
    scene.fly(0, "raider1", "kubera", cargo=1)
    scene.fly(0, "cruiser1", "kubera", cargo=1)
    scene.begin(STEP_DEPLOY)
    scene.play("land cruiser1")
    assert not scene.events(E_LANDED)
    scene.roll(1, 6)  # the raider first, as ships are listed
    scene.play("land raider1")
    assert (scene.cargo(0, "raider1"), scene.cargo(0, "cruiser1")) == (1, 0)


def test_R88_single_planets_and_homes_need_no_roll_nor_does_the_landing_maneuver() -> None:
    for name, known in (("sol", ()), ("home 1", ()), ("kubera", ("landing_maneuver",))):
        scene = Scene(2)
        scene.teach(0, *known)
        scene.fly(0, "raider1", name, cargo=1)
        scene.begin(STEP_DEPLOY)
        scene.play("land raider1")
        assert scene.people(name, 0) == 1


def test_R89_nobody_lands_on_the_council_or_on_a_ruin() -> None:
    scene = Scene(2)
    scene.fly(0, "raider1", "council", cargo=1)
    scene.fly(0, "cruiser1", "sol", cargo=1)
    scene.exhaust("sol")
    scene.state.destroyed = 1 << scene.hex("sol")
    scene.begin(STEP_DEPLOY)
    assert scene.question != "deploy"


def test_R90_after_the_last_conquest_phase_comes_the_next_turn_or_the_end() -> None:
    scene = Scene(2)
    scene.state.conquest = 1
    scene.fly(0, "raider1", "council")
    scene.begin(STEP_CONQUEST_END)
    assert (scene.question, scene.state.conquest) == ("orders", 2)
    scene.state.conquest = 2
    scene.begin(STEP_CONQUEST_END)
    assert [event.a for event in scene.events(E_TURN)] == [2]
    scene.state.turn = 7
    scene.state.conquest = 2
    scene.begin(STEP_CONQUEST_END)
    assert scene.state.over


def test_R91_a_player_who_lost_everything_plays_on() -> None:
    scene = Scene(2)
    scene.state.settle_people(scene.hex("home 0"), 0, -3)
    scene.player(0).pool += 3
    scene.give(0)
    scene.begin(STEP_UPKEEP)
    assert scene.people("home 0", 0) == 2
    assert scene.player(0).cp == 5
    scene.ask(F_RESEARCH, 0)
    assert "research em_shield" in scene.legal()
