"""Upgrades on blueprints and planets, windows, and Centaurian cards that are spent."""

import pytest
from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import (
    A_SPEND,
    E_LOST_SHIP,
    F_BUILD,
    F_BUY,
    F_RESEARCH,
    F_WINDOW,
    STEP_COUNCIL,
    STEP_INCOME,
    STEP_MOVED,
    STEP_READY,
    STEP_WMD,
)
from galaktyka.games.exodus.ids import (
    BATTLE_CRUISER,
    CENTAURIAN_IDS,
    DARK_RAIDER,
    FIGHTER,
    TECH_IDS,
    TRANSPORTER,
)
from galaktyka.games.exodus.rules.parts import ruler
from galaktyka.games.exodus.state import NOWHERE


def shop(*known: str, cp: int = 50, phasium: int = 10) -> Scene:
    scene = Scene(3)
    scene.teach(0, *known)
    scene.give(0, cp=cp, phasium=phasium)
    scene.ask(F_BUY, 0)
    return scene


def test_R48_any_number_each_paid_in_full_while_the_supply_lasts() -> None:
    scene = shop("ssl_cannon", cp=5, phasium=9)
    scene.play_all("buy ssl_cannon", "to fighter", "buy ssl_cannon", "to fighter")
    assert scene.goods(0) == (1, 0, 7)
    assert scene.legal() == ["done", "shift fighter:ssl_cannon"]


def test_R3_R48_what_the_supply_lacks_cannot_be_bought() -> None:
    scene = shop("graviton_rockets")
    assert "buy graviton_rocket" in scene.legal()
    scene.rocket("sol", "graviton_rocket", 4)
    assert scene.legal() == ["done"]


def test_R49_a_part_goes_into_a_free_or_a_freed_slot_of_its_kind() -> None:
    scene = shop("plasma_cannon")
    scene.fit(0, "dark_raider", "ssl_cannon")
    scene.fit(0, "fighter", "ssl_cannon", "plasma_cannon")
    scene.play("buy plasma_cannon")
    assert scene.legal() == ["to raider:ssl_cannon", "to fighter:ssl_cannon", "to cruiser", "decline"]
    before = scene.state.supply[5]
    scene.play("to fighter:ssl_cannon")
    assert scene.fitted(0, "fighter") == ["plasma_cannon", "plasma_cannon"]
    assert scene.state.supply[5] == before + 1
    assert scene.goods(0) == (48, 0, 8)


def test_R49_a_part_that_is_not_placed_costs_nothing() -> None:
    scene = shop("plasma_cannon")
    supply = scene.state.supply[:]
    scene.play_all("buy plasma_cannon", "decline")
    assert (scene.goods(0), scene.state.supply) == ((50, 0, 10), supply)


def test_R49a_values_are_the_sum_of_parts_or_what_is_printed() -> None:
    scene = Scene(2)
    s = scene.state
    assert [s.dice_of(0, type_) for type_ in range(4)] == [1, 1, 1, 0]
    assert [s.shield_of(0, type_) for type_ in range(4)] == [0, 0, 0, 0]
    assert [s.drive_of(0, type_) for type_ in range(4)] == [1, 1, 1, 1]
    scene.fit(0, "battle_cruiser", "plasma_cannon", "ssl_cannon", "mpg_shield", "em_shield", "fusion_drive")
    assert (s.dice_of(0, BATTLE_CRUISER), s.shield_of(0, BATTLE_CRUISER)) == (5, 3)
    assert s.drive_of(0, BATTLE_CRUISER) == 2
    scene.fit(0, "transporter", "antigravity_drive", "qgp_shield")
    assert (s.drive_of(0, TRANSPORTER), s.shield_of(0, TRANSPORTER)) == (3, 3)
    scene.fit(0, "fighter", "antimatter_cannon", "antimatter_cannon")
    assert s.dice_of(0, FIGHTER) == 10
    assert s.dice_of(0, DARK_RAIDER) == 1


def test_R50_parts_change_places_between_blueprints() -> None:
    scene = Scene(2)
    scene.fit(0, "battle_cruiser", "em_shield", "mpg_shield")
    scene.fit(0, "dark_raider", "qgp_shield")
    scene.ask(F_WINDOW, 0)
    scene.play("shift cruiser:em_shield")
    assert scene.legal() == ["to raider:qgp_shield", "to fighter", "to transporter"]
    scene.play("to raider:qgp_shield")
    assert scene.fitted(0, "battle_cruiser") == ["mpg_shield", "qgp_shield"]
    assert scene.fitted(0, "dark_raider") == ["em_shield"]


def test_R50_a_window_ends_after_as_many_shifts_as_there_are_parts() -> None:
    scene = Scene(2)
    scene.fit(0, "battle_cruiser", "em_shield")
    scene.ask(F_WINDOW, 0)
    scene.play_all("shift cruiser:em_shield", "to fighter")
    assert scene.legal() == ["done"]


def test_R50_rockets_never_move() -> None:
    scene = Scene(2)
    scene.settle(0, "sol", 1)
    scene.rocket("sol", "hypersonic_rocket")
    scene.ask(F_WINDOW, 0)
    assert scene.legal() == ["done"]


@pytest.mark.parametrize(
    ("step", "spends"),
    [
        (STEP_INCOME, True),
        (STEP_COUNCIL, True),
        (STEP_WMD, True),
        (STEP_READY, False),
        (STEP_MOVED, False),
    ],
)
def test_R50_R86_windows_of_a_turn(step: int, spends: bool) -> None:
    """Blueprints in all of them, Centaurian cards outside of conquest phases only."""
    scene = Scene(2, windows="all")
    scene.fit(0, "battle_cruiser", "em_shield")
    scene.keep(0, "c1_1")
    scene.begin(step)
    assert (scene.question, scene.seat) == ("window", 0)
    assert ("spend c1_1" in scene.legal()) == spends
    assert "shift cruiser:em_shield" in scene.legal()


def test_R50_empty_windows_are_skipped_and_three_can_be_switched_off() -> None:
    scene = Scene(2, windows="all")
    scene.begin(STEP_COUNCIL)
    assert scene.question == "ballot"
    few = Scene(2, windows="few")
    few.fit(0, "battle_cruiser", "em_shield")
    few.begin(STEP_COUNCIL)
    assert few.question == "ballot"


def test_R50_blueprints_can_be_changed_besides_any_own_action() -> None:
    scene = Scene(2)
    scene.fit(0, "battle_cruiser", "em_shield")
    scene.keep(0, "c1_5")
    scene.give(0, cp=0)
    scene.ask(F_RESEARCH, 0)
    assert "research em_shield" not in scene.legal()
    scene.play("spend c1_5")
    scene.play_all("shift cruiser:em_shield", "to raider")
    scene.play("research em_shield")
    assert scene.player(0).cp == 5 - 3
    build = Scene(2)
    build.keep(0, "c1_3")
    build.give(0, cp=2)
    build.ask(F_BUILD, 0)
    build.play_all("spend c1_3", "build raider")
    assert build.goods(0) == (0, 1, 0)


def test_R51_a_damaged_ship_that_loses_its_shield_is_destroyed_at_once() -> None:
    scene = Scene(2)
    scene.fit(0, "battle_cruiser", "mpg_shield")
    scene.fly(0, "cruiser1", "sol", damage=2, cargo=1)
    scene.fly(0, "cruiser2", "sol")
    pool = scene.player(0).pool
    scene.ask(F_WINDOW, 0)
    scene.play_all("shift cruiser:mpg_shield", "to fighter")
    assert (scene.where(0, "cruiser1"), scene.where(0, "cruiser2")) == (NOWHERE, scene.hex("sol"))
    assert scene.player(0).pool == pool + 1
    assert [p.vp for p in scene.state.players] == [0, 0]
    assert len(scene.events(E_LOST_SHIP)) == 1


def test_R51_also_when_a_bought_shield_displaces_a_stronger_one() -> None:
    scene = shop("em_shield")
    scene.fit(0, "dark_raider", "qgp_shield")
    scene.fly(0, "raider1", "sol", damage=2)
    scene.play_all("buy em_shield", "to raider:qgp_shield")
    assert scene.where(0, "raider1") == NOWHERE


def test_R52_rockets_are_placed_where_one_has_strictly_most_population() -> None:
    scene = shop("hypersonic_rockets")
    scene.settle(0, "sol", 2)
    scene.settle(1, "sol", 1)
    scene.settle(0, "lyra", 2)
    scene.settle(1, "lyra", 2)
    scene.settle(1, "charun", 1)
    scene.play("buy hypersonic_rocket")
    home = scene.name(scene.hex("home 0"))
    assert scene.legal() == [f"to {home}", "to sol", "decline"]
    scene.play("to sol")
    scene.play_all("buy hypersonic_rocket", "to sol")
    assert scene.state.rockets[scene.hex("sol") * 3] == 2
    assert [ruler(scene.state, scene.hex(name)) for name in ("sol", "lyra", "charun")] == [0, -1, 1]


# --- Centaurian cards ---


def spend(card: str, *known: str) -> Scene:
    scene = Scene(2)
    scene.teach(0, *known)
    scene.keep(0, card)
    scene.give(0)
    scene.ask(F_WINDOW, 0)
    scene.play(f"spend {card}")
    assert scene.player(0).kept == 0
    return scene


@pytest.mark.parametrize("card", CENTAURIAN_IDS)
def test_R86_every_card_gives_its_bonus(card: str) -> None:
    scene = spend(card)
    box = scene.state.box
    number = CENTAURIAN_IDS.index(card)
    assert list(scene.goods(0)) == box.centaurian_gain[number]
    if box.centaurian_upgrade[number] >= 0:
        assert (scene.question, scene.state.arg(0)) == ("fit", box.centaurian_upgrade[number])
        supply = scene.state.supply[box.centaurian_upgrade[number]]
        scene.play(scene.legal()[0])
        assert scene.state.supply[box.centaurian_upgrade[number]] == supply - 1
        assert list(scene.goods(0)) == box.centaurian_gain[number]
    elif box.centaurian_technology[number] >= 0:
        assert scene.question == "free-tech"
        most = box.centaurian_technology[number]
        cheap = [f"learn {TECH_IDS[t]}" for t in range(28) if box.technology_cp[t] <= most]
        assert scene.legal() == [*cheap, "decline"]
        pool = scene.player(0).pool
        scene.play(cheap[0])
        assert scene.player(0).pool == pool - 1
        assert scene.player(0).techs.bit_count() == 1


def test_R86_what_the_supply_or_the_track_lacks_is_lost() -> None:
    scene = Scene(2)
    scene.keep(0, "c1_6")
    scene.keep(0, "c2_8")
    for seat, type_ in ((0, "fighter"), (0, "battle_cruiser"), (1, "fighter"), (1, "battle_cruiser")):
        scene.fit(seat, type_, "em_shield", "em_shield")
    scene.fit(1, "transporter", *["em_shield"] * scene.state.supply[2])
    scene.give(0, axinium=9, phasium=10)
    scene.ask(F_WINDOW, 0)
    for card in ("c1_6", "c2_8"):
        scene.state.apply(A_SPEND + CENTAURIAN_IDS.index(card), scene.table)
    assert scene.question == "window"
    assert scene.goods(0) == (0, 10, 10)


def test_R86_a_discarded_card_leaves_the_game() -> None:
    scene = spend("c1_1")
    number = CENTAURIAN_IDS.index("c1_1")
    assert number not in scene.state.bottom
    assert scene.state.decks[0] >> number & 1 == 0
