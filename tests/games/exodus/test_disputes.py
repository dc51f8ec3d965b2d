"""Questions that players ask about Exodus, answered by play."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import (
    E_BATTLE,
    F_BUY,
    STEP_ACTIONS,
    STEP_AIMS,
    STEP_BATTLES,
    STEP_CARDS,
    STEP_CONQUEST,
    STEP_INCOME,
    STEP_READY,
)
from galaktyka.games.exodus.ids import BUILD_SHIPS, POLITICAL_IDS
from galaktyka.games.exodus.rules.parts import spend_answers
from galaktyka.games.exodus.state import NOWHERE


def test_R17_old_stock_is_not_taxed() -> None:
    scene = Scene(2)
    scene.exhaust("home 0")
    scene.give(0, cp=5, axinium=8, phasium=8)
    scene.begin(STEP_INCOME)
    assert scene.goods(0) == (5, 8, 8)


def test_R20_a_resolution_still_holds_in_the_upkeep_after_its_turn() -> None:
    scene = Scene(2)
    scene.settle(0, "charun", 1)
    scene.hold("res_mining_boom")
    scene.begin(STEP_INCOME)
    assert scene.question == "income"
    assert POLITICAL_IDS.index("res_mining_boom") in scene.state.in_force
    scene.play("all")
    assert scene.state.in_force == []  # the council has begun


def test_R47_building_under_enemy_guns_starts_no_battle_and_one_may_flee() -> None:
    scene = Scene(2)
    scene.give(0, cp=9, axinium=9)
    scene.fly(1, "cruiser1", "home 0")
    scene.player(0).face = BUILD_SHIPS
    scene.begin(STEP_ACTIONS)
    scene.play_all("build raider", "done")
    assert not scene.events(E_BATTLE)
    scene.begin(STEP_CONQUEST)
    scene.play("done")  # nothing is loaded
    away = next(a for a in scene.legal(0) if scene.name(scene.hex("home 0")) not in a)
    stay = scene.legal(1)[0]
    scene.play(away, 0)
    scene.play(stay, 1)
    assert not scene.events(E_BATTLE)
    assert scene.where(0, "raider1") != NOWHERE


def test_R52_a_rocket_fires_in_the_turn_in_which_it_was_bought() -> None:
    scene = Scene(2)
    scene.teach(0, "hypersonic_rockets")
    scene.settle(0, "sol", 1)
    scene.give(0, cp=9, phasium=9)
    scene.ask(F_BUY, 0)
    scene.play_all("buy hypersonic_rocket", "to sol")
    scene.begin(STEP_AIMS)
    assert (scene.question, scene.seat) == ("aim", 0)
    assert "aim sol" not in scene.legal()  # never at its own planet


def test_R65_a_rocket_fires_once_a_turn_and_again_in_the_next() -> None:
    scene = Scene(2)
    scene.fly(1, "raider1", "council")
    scene.settle(0, "sol", 1)
    scene.rocket("sol", "hypersonic_rocket")
    for _ in range(2):
        scene.begin(STEP_AIMS)
        scene.roll(1)
        scene.play(scene.legal()[0])
        assert scene.question == "orders"


def test_R86_no_card_is_spent_between_two_conquest_phases() -> None:
    scene = Scene(2, windows="all")
    scene.fit(0, "battle_cruiser", "em_shield")
    scene.keep(0, "c1_1")
    scene.begin(STEP_READY)
    assert scene.question == "window"
    assert spend_answers(scene.state, 0)  # the card is there, but not on offer
    assert not [answer for answer in scene.legal() if answer.startswith("spend")]


def test_R39_basic_politics_by_a_reaction_helps_in_the_same_turn() -> None:
    scene = Scene(2)
    scene.give(0, cp=20)
    scene.begin(STEP_CARDS)
    scene.play("card banking", 0)
    scene.play("card banking", 1)
    scene.play_all("react 1", "research basic_politics", "pass")
    assert "card banking" in scene.legal(0)
    assert "card banking" not in scene.legal(1)


def test_R81_the_last_ships_fall_together() -> None:
    scene = Scene(2)
    for seat in (0, 1):
        scene.fly(seat, "cruiser1", "council", cargo=2)
    scene.begin(STEP_BATTLES, roll=[6, 6])
    assert [p.vp for p in scene.state.players] == [0, 0]
    assert scene.where(0, "cruiser1") == scene.where(1, "cruiser1") == NOWHERE
