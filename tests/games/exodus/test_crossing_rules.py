"""Situations in which several rules meet: each alone is tested elsewhere, here it is what they do to each other."""

import pytest
from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import (
    E_BATTLE,
    E_CENTAURIAN,
    E_STAND_OFF,
    STEP_AIMS,
    STEP_BATTLES,
    STEP_CARDS,
    STEP_DEPLOY,
    STEP_MOVED,
    STEP_RADAR,
    STEP_READY,
    STEP_UPKEEP,
    STEP_VOTE,
)
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import POLITICAL_IDS
from galaktyka.games.exodus.scoring import final_points
from galaktyka.games.exodus.state import FROM_COUNCIL, FROM_PLANETS, FROM_SHIPS, NOWHERE

HIT, MISS = 5, 1


def empty_pool(scene: Scene, seat: int, left: int = 0) -> None:
    """All markers of the pool but so many go to a planet far away."""
    scene.settle(seat, "perun", scene.player(seat).pool - left)


def lay(scene: Scene, *cards: str) -> None:
    for seat, card in enumerate(cards):
        scene.play(f"card {card}", seat)


# --- upkeep ---


def test_R9_R10_a_marker_of_the_market_is_cloned_in_the_same_upkeep() -> None:
    scene = Scene(2)
    scene.state.market[0] = 0
    scene.player(0).pool -= 1
    empty_pool(scene, 0)
    scene.begin(STEP_UPKEEP)
    assert (scene.people("home 0", 0), scene.player(0).pool) == (4, 0)


def test_R13_R15_platinum_of_this_upkeep_pays_the_tax() -> None:
    scene = Scene(2)
    scene.hold("law_war_tax")
    for planet in ("charun", "agni", "brigid"):
        scene.settle(0, planet, 1)
    scene.give(0)
    scene.begin(STEP_UPKEEP)
    scene.play_all("all")
    assert scene.goods(0) == (1, 2, 0)  # five CP from home, two units at two CP each
    assert sum(scene.marker(planet) for planet in ("charun", "agni", "brigid")) == 8


def test_R13_R103_guests_on_a_home_planet_share_its_marker_and_may_take_its_points() -> None:
    scene = Scene(2)
    scene.settle(1, "home 0", 6)
    scene.state.marker[scene.hex("home 0")] = 1
    scene.give(0)
    scene.give(1)
    scene.state.order = [1, 0]
    scene.begin(STEP_UPKEEP)
    assert (scene.player(0).cp, scene.player(1).cp) == (0, 10)
    assert (final_points(scene.state, 0)[FROM_PLANETS], final_points(scene.state, 1)[FROM_PLANETS]) == (0, 4)


# --- council ---


def test_R27_R30_money_of_an_adopted_card_can_be_bid_at_once() -> None:
    scene = Scene(2)
    scene.give(0)
    scene.give(1)
    scene.reveal_next("exe_emergency_fund", "law_free_market")
    scene.begin(STEP_VOTE)
    scene.ballots((0, "A"), (0, "A"))
    scene.play_all("offer movement", "offer trade", "offer mining", "none")
    assert scene.legal(1) == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_R29_R100_the_outgoing_officers_decide_before_the_election() -> None:
    scene = Scene(3)
    scene.hold("law_free_market", "law_war_tax")
    scene.state.order = [2, 0, 1]
    scene.reveal_next("exe_repeal", "law_colonisation", "law_arms_subsidies")
    scene.begin(STEP_VOTE)
    scene.ballots((0, "A"), (0, "A"), (0, "A"))
    assert (scene.question, scene.seat, scene.legal()) == (
        "repeal",
        2,
        ["repeal war_tax", "repeal free_market"],
    )
    scene.play("repeal war_tax")
    assert (scene.question, scene.seat) == ("offer", 0)
    scene.play_all("offer movement", "offer trade")
    assert (scene.question, scene.seat, scene.legal()) == (
        "bonus",
        2,
        ["bonus movement", "bonus trade", "none"],
    )
    scene.play("bonus movement")
    for seat in range(3):
        scene.play("bid 0", seat)
    assert (scene.question, scene.seat, scene.legal()) == ("next", 2, ["next 1", "next 2"])
    scene.play("next 2")
    assert scene.state.order == [1, 0, 2]


def test_R94_R98_a_new_tax_law_replaces_the_old_and_bites_in_the_next_upkeep() -> None:
    scene = Scene(2)
    scene.hold("law_tax_haven")
    scene.reveal_next("law_war_tax", "law_free_market")
    scene.begin(STEP_VOTE)
    scene.ballots((0, "A"), (0, "A"))
    assert scene.state.in_force == [POLITICAL_IDS.index("law_war_tax")]
    assert scene.state.deck >> POLITICAL_IDS.index("law_tax_haven") & 1 == 0
    scene.settle(0, "charun", 1)
    scene.give(0, cp=2)
    scene.exhaust("home 0")
    scene.begin(STEP_UPKEEP)
    scene.play("all")
    assert scene.goods(0) == (0, 1, 0)


def test_R95_R100_rockets_that_a_treaty_silenced_fire_again_when_it_is_repealed() -> None:
    scene = Scene(2)
    scene.fly(1, "fighter1", "council")
    scene.settle(0, "sol", 1)
    scene.rocket("sol", "hypersonic_rocket")
    scene.hold("law_wmd_ban")
    scene.begin(STEP_AIMS)
    assert scene.question == "orders"
    scene.reveal_next("exe_repeal", "law_free_market")
    scene.begin(STEP_VOTE)
    scene.ballots((0, "A"), (0, "A"))
    scene.play("repeal wmd_ban")
    scene.begin(STEP_AIMS)
    assert (scene.question, scene.seat) == ("aim", 0)


# --- actions ---


def test_R36_R45_expert_politics_of_the_first_action_pays_for_the_first_reaction() -> None:
    scene = Scene(2)
    scene.give(0, cp=20)
    scene.begin(STEP_CARDS)
    lay(scene, "research", "banking")
    scene.play("research expert_politics")
    assert scene.question == "react"
    scene.play("react 1")  # Trade on the own card, now free
    assert (scene.people("home 0", 0), scene.question) == (3, "trade")


def test_R38_R43_markers_on_a_card_cannot_be_spent_by_the_reaction_they_pay() -> None:
    scene = Scene(2)
    scene.give(0, cp=20)
    empty_pool(scene, 0)
    scene.begin(STEP_CARDS)
    lay(scene, "banking", "banking")
    scene.play("react 2")
    assert scene.legal() == ["decline"]
    scene.play_all("decline", "pass")
    assert scene.player(0).pool == 2  # from now on they can be used
    lay(scene, "research", "mining")
    assert "research radar" in scene.legal()


@pytest.mark.parametrize(
    ("when", "second", "third"),
    [("before", True, True), ("first", True, True), ("second", False, False)],
)
def test_R39_R41_when_basic_politics_is_learned_decides_where_the_first_card_returns(
    when: str, second: bool, third: bool
) -> None:
    scene = Scene(2)
    scene.give(0, cp=40)
    scene.teach(0, "master_politics")
    if when == "before":
        scene.teach(0, "basic_politics")
    scene.begin(STEP_CARDS)
    first = "research" if when == "first" else "trade"
    lay(scene, first, "banking")
    scene.play("research basic_politics" if when == "first" else "decline")
    scene.play_all("pass", "pass")
    assert (f"card {first}" in scene.legal(0)) == second
    assert GAME.rule_of(scene.state) == "R39"
    next_ = "research" if when == "second" else "banking"
    lay(scene, next_, "mining")
    if when == "second":
        scene.play("research basic_politics")
    scene.play_all("done", "pass", "pass")
    assert (scene.question, scene.state.actors()) == ("card", [0])
    assert GAME.rule_of(scene.state) == "R41"
    assert (f"card {first}" in scene.legal(0)) == third
    assert f"card {next_}" not in scene.legal(0)
    assert "none" in scene.legal(0)


def test_R41_master_politics_by_a_second_reaction_gives_a_third_card_at_once() -> None:
    scene = Scene(2)
    scene.give(0, cp=40)
    scene.begin(STEP_CARDS)
    lay(scene, "mining", "mining")
    scene.play_all("done", "done", "pass", "pass")
    lay(scene, "banking", "banking")
    scene.play_all("react 1", "research master_politics", "pass")
    assert (scene.question, scene.state.actors()) == ("card", [0])
    scene.play("none", 0)
    assert scene.question not in ("react", "card")


def test_R54_R56_with_two_players_the_third_trade_of_a_turn_finds_no_area() -> None:
    scene = Scene(2)
    scene.give(0, axinium=5)
    scene.give(1, axinium=5)
    scene.begin(STEP_CARDS)
    lay(scene, "trade", "trade")
    scene.play_all("sell axinium", "done", "sell axinium", "done")
    assert scene.player(0).cp == 6
    assert scene.player(1).cp == 5  # the second area pays less
    scene.play_all("pass", "pass")
    lay(scene, "research", "banking")
    scene.play("decline")
    pool = scene.player(0).pool
    scene.play("react 1")
    assert (scene.question, scene.seat) == ("react", 1)  # nothing to ask: Trade had no effect
    assert scene.player(0).pool == pool + 1


def test_R39_the_short_game_gives_basic_politics_its_use_and_has_no_reactions() -> None:
    scene = Scene(2, variant="short")
    scene.teach(0, "basic_politics")
    scene.begin(STEP_CARDS)
    lay(scene, "banking", "banking")
    assert "card banking" in scene.legal(0)
    assert "card banking" not in scene.legal(1)
    lay(scene, "mining", "mining")
    scene.play_all("done", "done")
    assert "card banking" in scene.legal(0)
    assert scene.state.actors() == [0, 1]


# --- conquest ---


def test_R50_R68_a_drive_moved_away_before_orders_slows_the_ship() -> None:
    scene = Scene(2, windows="all")
    scene.fit(0, "battle_cruiser", "antigravity_drive")
    scene.fly(0, "cruiser1", "home 0")
    scene.begin(STEP_READY)
    scene.play_all("shift cruiser:antigravity_drive", "to raider", "done")
    home = scene.hex("home 0")
    row = scene.state.board.grid.distances[home]
    reach = [scene.name(h) for h in range(len(row)) if row[h] <= 1]
    assert sorted(scene.legal(0)) == sorted(f"go {name}" for name in reach)


def test_R51_R79_a_ship_scrapped_after_the_moves_gives_nobody_points() -> None:
    scene = Scene(2, windows="all")
    scene.fit(0, "battle_cruiser", "mpg_shield")
    scene.fly(0, "cruiser1", "sol", damage=2, cargo=2)
    scene.fly(1, "raider1", "sol")
    pool = scene.player(0).pool
    scene.begin(STEP_MOVED)
    scene.play_all("shift cruiser:mpg_shield", "to raider", "done")
    assert scene.where(0, "cruiser1") == NOWHERE
    assert scene.player(0).pool == pool + 2
    assert (scene.player(1).vp, scene.events(E_BATTLE)) == (0, [])


def test_R72_R82_a_group_that_radar_reveals_beside_a_centaurian_must_fight_it() -> None:
    scene = Scene(2)
    scene.teach(0, "cloaking")
    scene.teach(1, "radar")
    scene.fly(0, "raider1", "sol")
    scene.state.centaurian[scene.hex("sol")] = 1
    scene.begin(STEP_RADAR)
    scene.meet_next("c1_1")
    scene.roll(MISS, HIT)
    scene.play("reveal 1:sol")
    assert scene.events(E_CENTAURIAN)
    assert scene.where(0, "raider1") == NOWHERE


def test_R72_where_ships_stay_visible_for_the_turn_others_that_join_them_share_it() -> None:
    scene = Scene(2, recloak="next_turn")
    scene.teach(0, "cloaking")
    scene.fly(0, "raider1", "sol")
    scene.player(0).decloaked = 1  # in the phase before
    scene.fly(0, "fighter1", "sol")
    scene.fit(1, "battle_cruiser", "qgp_shield")
    scene.fly(1, "cruiser1", "sol")
    scene.begin(STEP_RADAR, roll=[MISS, MISS, HIT])
    scene.roll(HIT, MISS, MISS, HIT)
    scene.play("hit 1:raider1")
    assert scene.where(0, "raider1") == scene.where(0, "fighter1") == NOWHERE
    assert scene.player(1).vp == 3


def test_R80_R82_R87_a_stand_off_keeps_the_centaurian_out_and_lets_people_land() -> None:
    scene = Scene(2)
    for seat in (0, 1):
        scene.fly(seat, "transporter1", "sol", cargo=1)
    scene.state.centaurian[scene.hex("sol")] = 2
    scene.begin(STEP_BATTLES)
    assert scene.events(E_STAND_OFF)
    assert not scene.events(E_CENTAURIAN)
    for _ in (0, 1):
        scene.play("land transporter1")
    assert (scene.people("sol", 0), scene.people("sol", 1)) == (1, 1)


def test_R81_ships_lost_before_a_stand_off_score_for_nobody() -> None:
    scene = Scene(2)
    for seat in (0, 1):
        scene.fly(seat, "transporter1", "sol")
        scene.fly(seat, "raider1", "sol")
    scene.begin(STEP_BATTLES, roll=[HIT, HIT])
    for _ in (0, 1):
        scene.play("hit 2:raider1" if scene.seat == 0 else "hit 1:raider1")
    assert scene.events(E_STAND_OFF)
    assert [player.vp for player in scene.state.players] == [0, 0]


def test_R97_R88_colonisation_and_moons_in_one_landing() -> None:
    scene = Scene(2)
    scene.hold("law_colonisation")
    scene.fly(0, "transporter1", "inti", cargo=4)
    scene.fly(0, "raider1", "home 1", cargo=1)
    scene.begin(STEP_DEPLOY)
    scene.roll(2, 3, 4, 1)
    scene.play_all("land raider1", "land transporter1", "x4")
    assert (scene.people("inti", 0), scene.cargo(0, "transporter1")) == (2, 2)
    assert scene.people("home 1", 0) == 1


def test_R86_a_technology_card_without_a_marker_in_the_pool_is_lost() -> None:
    scene = Scene(2)
    scene.keep(0, "c3_6")
    empty_pool(scene, 0)
    scene.begin(STEP_UPKEEP)
    scene.play("spend c3_6")
    assert scene.player(0).kept == 0
    assert scene.player(0).techs == 0


@pytest.mark.parametrize(("variant", "basics"), [("long", False), ("normal", True)])
def test_R86_basic_technologies_of_centaurian_cards_follow_the_variant(variant: str, basics: bool) -> None:
    scene = Scene(2, variant=variant)
    scene.keep(0, "c1_8")
    scene.begin(STEP_UPKEEP)
    scene.play("spend c1_8")
    assert ("learn basic_research" in scene.legal()) == basics
    assert "learn landing_maneuver" in scene.legal()
    assert "learn advanced_trading" not in scene.legal()


def test_R75_R95_a_ceasefire_holds_in_the_last_phase_and_nothing_is_cloaked() -> None:
    scene = Scene(2)
    scene.hold("res_ceasefire")
    scene.teach(0, "cloaking")
    scene.fly(0, "raider1", "council")
    scene.fly(1, "raider1", "council")
    scene.state.turn, scene.state.conquest, scene.state.conquests = 7, 2, 2
    scene.begin(STEP_RADAR)
    assert not scene.state.frames  # over
    assert not scene.events(E_BATTLE)
    assert [player.sources[FROM_SHIPS] + player.sources[FROM_COUNCIL] for player in scene.state.players] == [
        7,
        7,
    ]
