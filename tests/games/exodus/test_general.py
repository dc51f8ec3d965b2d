"""General rules, and what a position may never look like."""

import pytest
from tests.games.exodus.scene import Scene

from galaktyka.core.state import Broken
from galaktyka.games.exodus.check import check_state
from galaktyka.games.exodus.choices import F_BUILD, STEP_DEPLOY, STEP_LOAD, STEP_VOTE
from galaktyka.games.exodus.ids import POLITICAL_IDS
from galaktyka.games.exodus.rules.parts import lose_ship
from galaktyka.games.exodus.rules.upkeep import gain


def test_R1_steps_without_an_order_of_their_own_follow_the_turn_order_cards() -> None:
    scene = Scene(3)
    scene.state.order = [1, 2, 0]
    for seat in range(3):
        scene.fly(seat, "raider1", f"home {seat}", cargo=1)
    scene.begin(STEP_DEPLOY)
    asked = []
    for _ in range(3):
        asked.append(scene.seat)
        scene.play("done")
    assert asked == [1, 2, 0]


def test_R2_removed_things_return_to_their_owner_and_cards_out_of_the_game_do_not() -> None:
    scene = Scene(2)
    ship = scene.fly(0, "transporter1", "sol", cargo=3)
    pool = scene.player(0).pool
    lose_ship(scene.state, ship, scene.table)
    assert scene.player(0).pool == pool + 3
    scene.reveal_next("exe_emergency_fund", "law_free_market")
    scene.begin(STEP_VOTE)
    scene.ballots((0, "A"), (0, "A"))
    for card in ("exe_emergency_fund", "law_free_market"):
        number = POLITICAL_IDS.index(card)
        assert scene.state.deck >> number & 1 == 0
        assert number not in scene.state.in_force


def test_R3_only_two_ships_of_a_type() -> None:
    scene = Scene(2)
    scene.give(0, cp=99, axinium=10)
    scene.ask(F_BUILD, 0)
    scene.play_all("build raider", "build raider")
    assert "build raider" not in scene.legal()


def test_R4_a_card_beats_the_rules() -> None:
    scene = Scene(2)
    scene.hold("law_colonisation")
    scene.fly(0, "raider1", "kubera", cargo=1)
    scene.begin(STEP_DEPLOY)
    scene.roll(3)
    scene.play("land raider1")
    assert scene.people("kubera", 0) == 1


def test_R5_costs_are_paid_in_full_and_only_cp_has_no_limit() -> None:
    scene = Scene(2)
    scene.give(0, cp=3, axinium=1)
    scene.ask(F_BUILD, 0)
    assert scene.legal() == ["build raider", "build transporter", "done"]
    assert (gain(scene.state, 0, 0, 500), gain(scene.state, 0, 1, 15), gain(scene.state, 0, 2, 3)) == (
        500,
        9,
        3,
    )
    assert scene.goods(0) == (503, 10, 3)


def test_R6_a_lost_population_marker_is_noticed() -> None:
    scene = Scene(2)
    check_state(scene.state)
    scene.player(0).pool += 1
    with pytest.raises(Broken, match="31 population markers"):
        check_state(scene.state)


def test_R7_population_and_ships_of_several_players_share_a_hex() -> None:
    scene = Scene(2)
    for seat in (0, 1):
        scene.settle(seat, "sol", 1)
        scene.fly(seat, "transporter1", "sol")
    scene.begin(STEP_LOAD)
    assert scene.legal() == ["load transporter1", "done"]
    scene.play("load transporter1")
    assert [scene.people("sol", seat) for seat in (0, 1)] == [0, 1]


def broken(change: str) -> Scene:
    scene = Scene(2)
    s = scene.state
    if change == "supply":
        s.supply[0] += 1
    elif change == "marker":
        s.marker[scene.hex("sol")] = 9
    elif change == "cp":
        scene.player(0).cp = -1
    elif change == "axinium":
        scene.player(0).axinium = 11
    elif change == "vp":
        scene.player(0).vp = 1
    elif change == "order":
        s.order = [0, 0]
    elif change == "ship":
        s.place[0] = 999
    elif change == "load":
        s.cargo[2] = 1
        s.place[2] = 1
        scene.player(0).pool -= 1
    elif change == "damage":
        scene.fly(0, "raider1", "sol", damage=1)
    elif change == "stock":
        s.damage[0] = 1
    elif change == "ruin":
        s.destroyed = 1 << scene.hex("sol")
    elif change == "home":
        s.destroyed = 1 << scene.hex("home 0")
        s.marker[scene.hex("home 0")] = 0
        s.settle_people(scene.hex("home 0"), 0, -3)
        scene.player(0).pool += 3
    elif change == "card":
        scene.player(0).kept = 1
    elif change == "law":
        s.in_force = [3, 3]
    elif change == "frames":
        s.frames = [1, 2]
    elif change == "slots":
        scene.fit(0, "dark_raider", "em_shield", "em_shield")
    elif change == "token":
        s.centaurian[scene.hex("council") + 1] = 3
        s.centaurian = [3] * len(s.centaurian)
    return scene


@pytest.mark.parametrize(
    "change",
    [
        *["supply", "marker", "cp", "axinium", "vp", "order", "ship", "load", "damage", "stock", "ruin"],
        *["home", "card", "law", "frames", "slots", "token"],
    ],
)
def test_what_cannot_be_is_noticed(change: str) -> None:
    with pytest.raises(Broken):
        check_state(broken(change).state)
