"""Situations outside of combat where several rules meet: payments, control, trade, discoveries, the end."""

from itertools import pairwise

import pytest
from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.recharge import card_income, fulfils, trade_income
from galaktyka.games.ascendancy.state import FACE_DOWN, UNDER

# --- what a purchase brings comes after it is paid ---


def test_U7_R56_culture_of_an_icon_does_not_pay_for_its_own_project() -> None:
    scene = Scene(wild_culture="true")
    scene.project(ROMULANS, "imperial_arts", 3)
    scene.give(ROMULANS, research=1)
    scene.build(ROMULANS)
    scene.play("research imperial_arts")
    assert (scene.question, scene.goods(ROMULANS)) == ("build", (0, 0, 1))


def test_U7_production_given_back_does_not_pay_for_the_fourth_ship() -> None:
    scene = Scene(wild_culture="true")
    scene.teach(ROMULANS, "warbird_construction")
    scene.give(ROMULANS, 3, 0, 1)
    scene.build(ROMULANS)
    for _ in range(3):
        scene.play("build romulus", "x0")
    scene.play("build romulus")
    assert (scene.question, scene.goods(ROMULANS)) == ("build", (1, 0, 0))


def test_U7_the_bounds_of_a_mixed_payment_are_those_of_the_purchase() -> None:
    scene = Scene(wild_culture="true")
    scene.teach(ROMULANS, "warbird_construction")
    scene.give(ROMULANS, 1, 0, 3)
    scene.build(ROMULANS)
    scene.state.paid[ids.ROMULUS] = 3
    scene.play("build romulus")
    assert (scene.question, scene.legal()) == ("pay", ["x0", "x1"])
    scene.play("x1")
    assert scene.goods(ROMULANS) == (2, 0, 2)


def test_R6_R51_a_ship_taken_from_a_fleet_ends_it_and_may_sail_in_the_next() -> None:
    """With an empty pool the third ship comes out of a fleet of three; the new three form another fleet."""
    scene = Scene()
    scene.link("earth", "ardana")
    scene.fleet(FEDERATION, 1, "b", 3, "ardana")
    scene.ships(FEDERATION, "ardana", 22)
    scene.give(FEDERATION, 3)
    scene.build(FEDERATION)
    scene.play("build earth", "build earth", "build earth")
    assert (scene.question, scene.legal()) == ("reclaim", ["take earth", "take ardana", "take federation-1"])
    scene.play("take federation-1")
    assert scene.fleet_at(FEDERATION, 1) == ""
    assert scene.singles(FEDERATION, "ardana") == 24
    scene.play("fleet earth", "card federation-1 a", "x3")
    assert scene.fleet_at(FEDERATION, 1) == "earth"
    assert scene.player(FEDERATION).ready == 5


# --- control ---


def test_R159_R148_a_home_taken_by_culture_brings_its_command_and_project_and_no_victory() -> None:
    scene = Scene()
    scene.link("earth", "qonos")
    scene.base(KLINGONS, "qonos")
    scene.ships(KLINGONS, "qonos", 0)
    scene.ships(FEDERATION, "qonos", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.project(KLINGONS, "tribute", 3)
    scene.project(FEDERATION, "terraforming", 1)
    scene.player(FEDERATION).ascendancy = 3
    scene.player(KLINGONS).ascendancy = 5
    scene.give(FEDERATION, culture=2)
    assert fulfils(scene.state, KLINGONS) >= 0
    scene.state.players[FEDERATION].ascendancy = 5
    scene.command(FEDERATION)
    scene.roll(5)
    scene.play("hegemony qonos")  # 5 + 5 + 1 > 4 + 1 + 5
    assert scene.question == "annex"
    scene.play("pay", "give tribute")
    assert scene.question == "command"
    assert (scene.owner("tribute"), scene.tokens("tribute")) == (FEDERATION, 0)
    assert (scene.player(FEDERATION).spent, scene.player(KLINGONS).ready) == (2, 5)
    assert scene.holder(KLINGONS, 1) == FEDERATION
    assert fulfils(scene.state, KLINGONS) < 0
    scene.give(KLINGONS, 5)
    scene.build(KLINGONS)
    assert not [text for text in scene.legal() if text.startswith(("build", "fleet"))]


def test_R157_one_short_of_the_resistance_is_a_failure_and_equal_too() -> None:
    for die, won in ((4, False), (5, True)):
        scene = Scene()
        scene.link("romulus", "mazar")
        scene.independent("mazar", 3, "PC")  # 2 + 3
        scene.ships(ROMULANS, "mazar", 1)
        scene.give(ROMULANS, culture=2)
        scene.command(ROMULANS)
        scene.roll(die)
        scene.play("hegemony mazar")
        assert (scene.question == "annex") == won


def test_R7_R182_a_released_research_node_costs_its_project_before_the_colony_is_founded() -> None:
    scene = Scene()
    words = ids.SYSTEM_IDS[3:12]
    for before, word in pairwise(["earth", *words]):
        scene.link(before, word)
        scene.control(FEDERATION, word)
    scene.nodes(words[0], "R")
    scene.link("earth", "risa")
    scene.ships(FEDERATION, "risa", 1)
    scene.project(FEDERATION, "terraforming", 4)
    scene.project(FEDERATION, "federation_council", 1)
    scene.give(FEDERATION, culture=1)
    scene.build(FEDERATION)
    scene.play("colonize risa", f"release {words[0]}")
    assert (scene.question, scene.controller("risa")) == ("discard", -1)
    scene.play("discard federation_council")
    assert (scene.controller("risa"), scene.controller(words[0])) == (FEDERATION, -1)
    assert (scene.card_at("federation_council"), scene.tokens("terraforming")) == (UNDER, 4)


def test_R53_R182_research_replaced_on_an_open_slot_drops_a_project_with_its_tokens() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.control(FEDERATION, "ardana", "PR", "R")
    for card in ("terraforming", "federation_council", "photon_torpedoes"):
        scene.project(FEDERATION, card, 2)
    scene.give(FEDERATION, culture=3)
    scene.build(FEDERATION)
    scene.play("node ardana culture for research")
    assert scene.question == "discard"
    scene.play("discard terraforming")
    assert (scene.nodes_of("ardana"), scene.goods(FEDERATION)) == ("PR+C", (0, 0, 0))
    assert scene.tokens("terraforming") == 0


def test_R52_R105_neither_ships_nor_a_fleet_of_the_federation_settle_pre_warp_worlds() -> None:
    for seat, civ in ((FEDERATION, "federation"), (ROMULANS, "romulans")):
        scene = Scene()
        scene.link("earth", "risa")
        scene.fleet(seat, 2, "a", 3, "risa")
        scene.state.prewarp[ids.RISA] = 3
        scene.give(seat, culture=1)
        scene.build(seat)
        settling = [text for text in scene.legal() if text.startswith(("colonize", "settle"))]
        assert settling == ([] if civ == "federation" else ["colonize risa"])
    scene.play("colonize risa")
    assert (scene.goods(ROMULANS), scene.fleet_at(ROMULANS, 2)) == ((3, 0, 0), "")


def test_R52_terraforming_adds_its_node_to_a_colony_of_a_fleet_in_the_command_phase() -> None:
    scene = Scene()
    scene.link("earth", "nimbus_iii")
    scene.fleet(FEDERATION, 2, "a", 3, "nimbus_iii")
    scene.lay_card("nimbus_iii", "automated_defenses")
    scene.teach(FEDERATION, "terraforming")
    scene.command(FEDERATION)
    scene.play("settle federation-2")
    assert (scene.question, len(scene.legal())) == ("gift", 4)
    scene.play("node nimbus_iii culture open")
    assert scene.nodes_of("nimbus_iii") == "+C"
    assert (scene.state.lying[ids.NIMBUS_III], scene.count(FEDERATION, "nimbus_iii")) == (-1, 2)
    assert scene.player(FEDERATION).ready == 5


# --- trade ---


def test_R22_R28_R194_a_swap_to_the_suspicious_costs_them_one_generation() -> None:
    scene = Scene()
    scene.agree(FEDERATION, 1, ROMULANS)
    scene.teach(ROMULANS, "merchant_marine")
    assert card_income(scene.state, ROMULANS, ids.PRODUCTION) == 1
    scene.command(FEDERATION)
    scene.play("trade 3", "swap 3")
    assert scene.state.at_peace(ROMULANS, FEDERATION)
    assert (trade_income(scene.state, ROMULANS), card_income(scene.state, ROMULANS, ids.PRODUCTION)) == (0, 0)
    assert "trade 3" not in scene.legal()
    scene.begin(c.STEP_RECHARGE)
    assert scene.goods(ROMULANS)[0] == 1
    scene.begin(c.STEP_RECHARGE)
    assert scene.goods(ROMULANS)[0] == 1 + 1 + 3 + 1


@pytest.mark.parametrize("ready", [True, False])
def test_the_neutral_zone_pays_nothing_for_an_agreement_that_lies_exhausted(ready: bool) -> None:
    scene = Scene()
    scene.teach(ROMULANS, "neutral_zone")
    assert card_income(scene.state, ROMULANS, ids.PRODUCTION) == 1
    scene.agree(ROMULANS, 2, KLINGONS, ready)
    assert card_income(scene.state, ROMULANS, ids.PRODUCTION) == 0


def test_U7_unrestricted_routes_ask_nobody_and_let_nobody_cancel_in_anothers_turn() -> None:
    scene = Scene(unrestricted_trade_routes="true")
    scene.link("earth", "ardana")
    scene.ships(FEDERATION, "ardana", 1)
    scene.ships(KLINGONS, "L1.2", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.command(FEDERATION)
    scene.play("ship ardana", "impulse", "go L1.1")
    assert scene.question == "command"
    scene.roll(1, 1)
    scene.play("attack L1.2")
    assert (scene.question, scene.holder(KLINGONS, 1)) == ("retreat", -1)


def test_R86_a_permission_ends_with_its_command() -> None:
    scene = Scene()
    scene.link("earth", "ardana", 4)
    for sector in ("L1.2", "L1.3"):
        scene.ships(KLINGONS, sector, 1)
    scene.ships(FEDERATION, "earth", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.command(FEDERATION)
    scene.play("ship earth", "impulse", "go L1.2")
    assert (scene.question, scene.seat) == ("passage", KLINGONS)
    scene.play("allow")
    assert scene.count(FEDERATION, "L1.2") == 1
    scene.play("ship L1.2", "impulse", "go L1.3")
    assert scene.question == "passage"
    scene.play("allow", "go L1.4")
    assert scene.count(FEDERATION, "L1.4") == 1


# --- discoveries ---


def test_R87_the_science_fleet_rolls_one_die_at_each_danger_mines_included() -> None:
    scene = Scene()
    scene.link("earth", "rura_penthe")
    scene.control(ROMULANS, "rura_penthe")
    scene.teach(ROMULANS, "cloaked_orbital_mines")
    scene.fleet(FEDERATION, 1, "a", 4, "L1.2")
    scene.command(FEDERATION)
    scene.roll(6, 5)
    scene.play("order federation-1", "impulse", "go rura_penthe", "stop")
    assert (scene.fleet_at(FEDERATION, 1), scene.count(FEDERATION, "rura_penthe")) == ("", 2)
    assert not scene.table.script


def test_R91_a_fleet_that_disbands_at_the_first_danger_meets_the_next_as_single_ships() -> None:
    scene = Scene()
    scene.link("earth", "rura_penthe")
    scene.lay_card("rura_penthe", "automated_defenses")
    scene.fleet(FEDERATION, 1, "a", 3, "L1.2")
    scene.command(FEDERATION)
    scene.roll(6, 1, 6)
    scene.play("order federation-1", "impulse", "go rura_penthe", "stop")
    assert (scene.fleet_at(FEDERATION, 1), scene.count(FEDERATION, "rura_penthe")) == ("", 1)
    assert not scene.table.script


def test_R87_deflectors_help_in_the_nebula_where_shields_do_not() -> None:
    scene = Scene()
    scene.link("earth", "mutara_nebula")
    scene.ships(FEDERATION, "L1.2", 1)
    scene.player(FEDERATION).shields = 3
    scene.teach(FEDERATION, "navigational_deflectors")
    scene.command(FEDERATION)
    scene.roll(5)
    scene.play("ship L1.2", "impulse", "go mutara_nebula", "stop")
    assert scene.count(FEDERATION, "mutara_nebula") == 1


def test_R109_the_finder_who_dies_leaves_the_culture_of_a_civilization_to_the_next() -> None:
    scene = Scene()
    lane = scene.open("romulus")
    scene.ships(ROMULANS, f"{lane}.2", 1)
    scene.table.discs = ["excalbia"]
    scene.command(ROMULANS)
    scene.play(f"ship {lane}.2", "impulse", "discover")
    scene.roll(6)
    scene.play(scene.legal()[0])
    assert scene.state.lying[ids.EXCALBIA] == FACE_DOWN
    scene.ships(FEDERATION, f"{lane}.2", 1)
    scene.table.cards = ["warp_capable_1"]
    scene.command(FEDERATION)
    scene.roll(1)
    scene.play(f"ship {lane}.2", "impulse", "go excalbia", "stop")
    assert (scene.goods(FEDERATION), scene.nodes_of("excalbia")) == ((0, 0, 1), "P")


def test_card_ion_storm_that_sinks_the_ship_exhausts_nothing() -> None:
    for die, ready in ((5, 4), (4, 3)):
        scene = Scene()
        lane = scene.open("earth")
        scene.ships(FEDERATION, f"{lane}.2", 1)
        scene.table.discs, scene.table.cards = ["ardana"], ["ion_storm"]
        scene.command(FEDERATION)
        scene.play(f"ship {lane}.2", "impulse", "discover")
        scene.roll(die)
        scene.play(scene.legal()[0])
        assert scene.player(FEDERATION).ready == ready


# --- the end ---


@pytest.mark.parametrize(
    ("homes", "ascendancy", "wins"),
    [
        ("earth", 5, True),
        ("qonos romulus", 9, False),
        ("earth qonos", 4, False),
        ("earth qonos romulus", 0, True),
    ],
)
def test_R200_R201_no_victory_without_the_own_home(homes: str, ascendancy: int, wins: bool) -> None:
    """Also with an eliminated player's home among the three."""
    for alive in (True, False):
        scene = Scene()
        scene.player(FEDERATION).ascendancy = ascendancy
        scene.player(ROMULANS).alive = alive
        for word in ("earth", "qonos", "romulus"):
            scene.state.control[ids.SYSTEM_IDS.index(word)] = FEDERATION if word in homes.split() else -1
        assert (fulfils(scene.state, FEDERATION) >= 0) == wins


def test_R190_R192_what_generation_would_bring_comes_too_late_for_the_check() -> None:
    scene = Scene()
    scene.player(FEDERATION).ascendancy = 4
    scene.give(FEDERATION, culture=5)
    scene.begin(c.STEP_RECHARGE)
    assert not scene.state.over
    assert scene.goods(FEDERATION)[2] == 6


# --- the end of a turn ---


def spent(scene: Scene, seat: int) -> None:
    """No command is ready any more."""
    player = scene.player(seat)
    player.ready, player.spent = 0, player.ready + player.spent


def test_R75_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    scene = Scene()
    spent(scene, FEDERATION)
    scene.command(FEDERATION)
    assert (scene.question, scene.seat) == ("build", KLINGONS)


@pytest.mark.parametrize("what", ["culture", "fleet", "deal", "slide"])
def test_R75_a_free_action_keeps_the_turn_open(what: str) -> None:
    scene = Scene()
    spent(scene, FEDERATION)
    if what == "culture":
        scene.give(FEDERATION, culture=5)
    elif what == "fleet":
        scene.fleet(FEDERATION, 1, "a", 3, "earth")
    elif what == "deal":
        scene.agree(FEDERATION, 1, KLINGONS)
    else:
        scene.discover("qonos", "ardana")
    scene.command(FEDERATION)
    assert (scene.question, scene.seat) == ("command", FEDERATION)
    scene.play("end turn")
    assert (scene.question, scene.seat) != ("command", FEDERATION)
