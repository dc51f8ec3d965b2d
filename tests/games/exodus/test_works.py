"""Banking, Build Ships, Mining, and the dice module."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import E_BUILT, F_BUILD, F_DICE, F_MINE, STEP_ACTIONS
from galaktyka.games.exodus.ids import BANKING, MINING
from galaktyka.games.exodus.notation import ship_word
from galaktyka.games.exodus.rules.works import begin_banking, begin_mining
from galaktyka.games.exodus.state import NOWHERE


def test_R46_banking_gives_four_cp_eight_when_advanced() -> None:
    scene = Scene(2)
    scene.teach(1, "advanced_banking")
    for seat, gained in ((0, 4), (1, 8)):
        scene.give(seat, cp=1)
        begin_banking(scene.state, seat, scene.table)
        assert scene.player(seat).cp == 1 + gained


def test_R47_any_number_of_ships_from_the_own_stock_at_home() -> None:
    scene = Scene(2)
    scene.give(0, cp=13, axinium=6)
    scene.fly(1, "cruiser1", "home 0")
    scene.ask(F_BUILD, 0)
    scene.play("build cruiser")
    scene.play("build raider")
    assert scene.where(0, "cruiser1") == scene.where(0, "raider1") == scene.hex("home 0")
    assert scene.goods(0) == (7, 2, 0)
    assert scene.legal() == ["build raider", "build fighter", "build transporter", "done"]
    scene.play("build raider")
    assert scene.legal() == ["build transporter", "done"]  # no third raider, no axinium for a fighter
    scene.play("done")
    assert scene.where(1, "cruiser1") == scene.hex("home 0")
    assert [ship_word(event.a) for event in scene.events(E_BUILT)] == ["cruiser1", "raider1", "raider2"]


def test_R47_a_destroyed_ship_can_be_built_again() -> None:
    scene = Scene(2)
    scene.give(0, cp=9, axinium=9)
    scene.fly(0, "raider2", "sol")
    scene.ask(F_BUILD, 0)
    scene.play("build raider")
    assert scene.where(0, "raider1") != NOWHERE
    assert "build raider" not in scene.legal()


def test_R53_mining_adds_four_units_in_any_split_up_to_the_printed_number() -> None:
    scene = Scene(2)
    scene.settle(0, "sol", 1)
    scene.settle(1, "lyra", 1)
    scene.exhaust("sol", "lyra", "home 0")
    scene.state.marker[scene.hex("home 0")] = 4
    scene.player(0).face = MINING
    scene.begin(STEP_ACTIONS)
    home = scene.name(scene.hex("home 0"))
    assert scene.legal() == [f"mine {home}", "mine sol", "done"]
    scene.play(f"mine {home}")
    assert scene.marker("home 0") == 5
    scene.play("mine sol")
    assert scene.legal() == ["x3", "x2", "x1"]
    scene.play("x2")
    assert scene.marker("sol") == 2
    assert scene.legal() == ["done"]  # one unit is left, but each planet is chosen once


def test_R53_advanced_mining_adds_eight_units() -> None:
    scene = Scene(2)
    scene.teach(0, "advanced_mining")
    scene.settle(0, "inti", 1)
    scene.exhaust("inti", "home 0")
    scene.ask(0, -1)
    begin_mining(scene.state, 0)
    scene.play_all("mine inti", "x6")
    assert scene.marker("inti") == 6
    assert scene.state.arg(0) == 2


def test_R53_destroyed_planets_cannot_be_mined() -> None:
    scene = Scene(2)
    scene.exhaust("home 0", "sol")
    scene.state.destroyed = 1 << scene.hex("sol")
    scene.ask(F_MINE, 0, 4)
    assert [answer for answer in scene.legal() if "sol" in answer] == []


def dice(action: int, *known: str) -> Scene:
    scene = Scene(2, dice="true")
    scene.teach(0, *known)
    scene.give(0, cp=0)
    scene.exhaust("home 0")
    scene.ask(F_DICE, 0, action)
    return scene


def test_with_the_dice_module_banking_is_three_cp_or_a_die() -> None:
    scene = dice(BANKING)
    assert scene.legal() == ["fixed", "one die", "decline"]
    scene.play("fixed")
    assert scene.player(0).cp == 3
    scene = dice(BANKING)
    scene.roll(2)
    scene.play("one die")
    assert scene.player(0).cp == 2
    scene = dice(BANKING)
    scene.play("decline")
    assert scene.player(0).cp == 0


def test_with_the_dice_module_advanced_banking_has_three_ways() -> None:
    for answer, roll, gained in (("fixed", [], 7), ("one die", [4], 7), ("two dice", [6, 3], 9)):
        scene = dice(BANKING, "advanced_banking")
        scene.roll(*roll)
        scene.play(answer)
        assert scene.player(0).cp == gained


def test_with_the_dice_module_mined_units_are_split_after_the_roll() -> None:
    for known, answer, roll, units in (
        ("em_shield", "fixed", [], 3),
        ("em_shield", "one die", [5], 5),
        ("advanced_mining", "fixed", [], 7),
        ("advanced_mining", "one die", [2], 5),
        ("advanced_mining", "two dice", [6, 6], 12),
    ):
        scene = dice(MINING, known)
        scene.roll(*roll)
        scene.play(answer)
        assert (scene.question, scene.state.arg(0)) == ("mine", units)


def test_the_dice_module_is_used_by_the_actions() -> None:
    scene = Scene(2, dice="true")
    begin_banking(scene.state, 0, scene.table)
    assert scene.question == "dice"
    begin_mining(scene.state, 0)
    assert (scene.question, scene.state.arg(0)) == ("dice", MINING)


def test_cards_add_to_the_result_of_the_dice() -> None:
    scene = dice(BANKING)
    scene.hold("law_central_bank")
    scene.roll(1)
    scene.play("one die")
    assert scene.player(0).cp == 3
