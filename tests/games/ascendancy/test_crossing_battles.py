"""Battles and invasions where several rules meet: cards that end them, gaps left by the fallen, third players."""

import pytest
from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene, attack, front

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.state import FACE_DOWN, PROJECT

HIT, MISS = 6, 1
CLOAK = "advanced_romulan_cloaking_device"


def two_against(attacker: int, ships: int, first: int, second: int) -> Scene:
    """Ships over Ardana against one or more ships each of both others in the lane beside it."""
    others = [seat for seat in range(3) if seat != attacker]
    scene = front(attacker, ships, others[0], first)
    scene.ships(others[1], "L1.2", second)
    return scene


# --- a card that ends a battle ---


def test_R133_the_last_defender_to_leave_by_card_ends_it_although_another_fell() -> None:
    """Nobody fights on, so nobody has won: no manoeuvre, no praise for three kills."""
    scene = two_against(KLINGONS, 4, 3, 1)
    scene.teach(ROMULANS, CLOAK)
    scene.teach(KLINGONS, "imperial_intelligence")
    scene.command(KLINGONS)
    scene.play("attack L1.2", "no")
    scene.roll(MISS, HIT, HIT, HIT, MISS, MISS, MISS, MISS)
    scene.play("x1")
    assert (scene.count(FEDERATION, "L1.2"), scene.question, scene.seat) == (0, "cloak", ROMULANS)
    scene.play("yes")
    assert (scene.question, scene.events(c.E_WON)) == ("command", [])
    assert scene.goods(KLINGONS) == (0, 0, 0)
    assert scene.count(ROMULANS, "L1.2") == 1


def test_R131_R133_both_who_fought_on_are_wiped_out() -> None:
    """The Romulans left before the first roll; what the others did to each other is judged as ever."""
    scene = two_against(KLINGONS, 3, 3, 1)
    scene.teach(ROMULANS, CLOAK)
    scene.command(KLINGONS)
    scene.play("attack L1.2")
    scene.roll(*[HIT] * 6)
    scene.play("yes")
    assert (scene.count(KLINGONS, "ardana"), scene.count(FEDERATION, "L1.2")) == (0, 0)
    assert (scene.events(c.E_WON), scene.goods(KLINGONS)[2]) == ([], 1)


@pytest.mark.parametrize(
    ("ready", "attacker", "asked"), [(True, 0, False), (False, 0, True), (True, 1, True)]
)
def test_R133_detection_counts_only_in_a_battle_that_its_owner_began(
    ready: bool, attacker: int, asked: bool
) -> None:
    scene = front(attacker, 1, ROMULANS, 1)
    scene.teach(ROMULANS, CLOAK)
    scene.teach(FEDERATION, "tachyon_detection_array")
    if not ready:
        scene.state.card_at[ids.TACHYON_DETECTION_ARRAY] += 1
        scene.state.derive_power(FEDERATION)
    scene.command(attacker)
    if not asked:
        scene.roll(MISS, MISS)
    scene.play("attack L1.2")
    assert (scene.question == "cloak") == asked


# --- ships given up, hits shrugged off ---


def test_R131_who_gives_up_every_ship_may_still_wipe_the_others_out() -> None:
    scene = front(KLINGONS, 3, FEDERATION, 3)
    scene.teach(KLINGONS, "cult_of_kahless", "klingon_battle_lust")
    scene.command(KLINGONS)
    scene.roll(*[HIT] * 3)
    scene.play("attack L1.2", "x3")
    assert (scene.count(KLINGONS, "ardana"), scene.count(FEDERATION, "L1.2")) == (0, 0)
    assert (scene.events(c.E_WON), scene.goods(KLINGONS)[2]) == ([], 1)


def test_ships_given_up_are_lost_ships_for_a_flawless_attack() -> None:
    scene = front(KLINGONS, 2, FEDERATION, 1)
    scene.teach(KLINGONS, "cult_of_kahless", "klingon_battle_lust")
    scene.command(KLINGONS)
    scene.roll(MISS)
    scene.play("attack L1.2", "x1")
    assert scene.events(c.E_WON)[0].seat == KLINGONS
    assert scene.player(KLINGONS).ready == 4


@pytest.mark.parametrize(("hits", "left"), [((1, 0), 3), ((1, 1), 2), ((2, 1), 1), ((2, 2), 0)])
def test_R121_a_shielded_fleet_ignores_one_hit_of_all_its_opponents(hits: tuple[int, int], left: int) -> None:
    """Two defenders hit the same fleet in one round: only the first hit of the round is shrugged off."""
    scene = front(ROMULANS, 0, FEDERATION, 2)
    scene.ships(KLINGONS, "L1.2", 2)
    scene.fleet(ROMULANS, 1, "b", 3, "ardana")
    scene.teach(ROMULANS, "superior_shield_harmonics")
    scene.command(ROMULANS)
    scene.play("attack L1.2")
    rolls = [HIT] * hits[0] + [MISS] * (2 - hits[0]), [HIT] * hits[1] + [MISS] * (2 - hits[1])
    scene.roll(*[MISS] * 3, *rolls[0], *rolls[1])
    scene.play("x3")
    assert scene.count(ROMULANS, "ardana") == left


@pytest.mark.parametrize(
    ("ships", "card", "stalemate"),
    [
        (2, "songs_of_honor", True),
        (1, "mass_fire_tactics", True),
        (2, "mass_fire_tactics", False),
        (1, "cult_of_kahless", False),
    ],
)
def test_R128_a_card_that_could_destroy_a_ship_makes_it_no_stalemate(
    ships: int, card: str, stalemate: bool
) -> None:
    """Shields keep every die off; the Klingons have lost their disruptors to sabotage and may not retreat."""
    scene = front(KLINGONS, ships, FEDERATION, 1)
    scene.teach(KLINGONS, card)
    scene.state.card_at[ids.DISRUPTOR_TECHNOLOGY] += 1
    scene.state.derive_power(KLINGONS)
    for seat in (KLINGONS, FEDERATION):
        scene.player(seat).shields = 2
    scene.command(KLINGONS)
    if not stalemate and card == "mass_fire_tactics":
        scene.roll(2, 2, MISS)
    scene.play("attack L1.2")
    assert bool(scene.events(c.E_STALEMATE)) == stalemate
    assert scene.events(c.E_WON) == [] or not stalemate


# --- the map changes under a battle ---


def test_M12_R130_the_open_lane_of_the_beaten_goes_before_the_manoeuvre() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    lane = scene.open("earth")
    scene.ships(KLINGONS, f"{lane}.1", 1)
    scene.warp(KLINGONS, f"{lane}.2")
    scene.ships(FEDERATION, "earth", 1)
    scene.command(FEDERATION)
    scene.roll(HIT, MISS)
    scene.play(f"attack {lane}.1")
    assert scene.legal() == ["manoeuvre L1.1", "manoeuvre L1.2", "done"]
    assert scene.lanes() == 1
    assert scene.state.warp[1] == ids.EARTH


def test_R110_R124_a_defender_flees_onto_a_planet_eater_and_the_other_fights_on() -> None:
    """The card is resolved in the middle of the battle; the fled ship ends in the lane beside the lost planet."""
    scene = Scene()
    scene.link("earth", "ardana")
    scene.link("ardana", "risa")
    scene.state.lying[ids.RISA] = FACE_DOWN
    scene.table.cards = ["planet_eater"]
    scene.ships(KLINGONS, "L1.2", 2)
    scene.ships(FEDERATION, "ardana", 1)
    scene.ships(ROMULANS, "ardana", 1)
    scene.teach(ROMULANS, "bird_of_prey_design")
    scene.command(KLINGONS)
    scene.play("attack ardana")
    scene.roll(*[MISS] * 4)
    scene.play("x1")
    assert (scene.question, scene.seat) == ("retreat", ROMULANS)
    scene.play("retreat risa")
    assert not scene.state.is_placed(ids.RISA)
    assert scene.count(ROMULANS, "L2.2") == 1
    assert (scene.question, scene.seat) == ("retreat", FEDERATION)
    scene.roll(HIT, MISS, MISS)
    scene.play("fight on")
    assert scene.events(c.E_WON)[0].seat == KLINGONS


# --- control that changes in a fight ---


@pytest.mark.parametrize("how", ["hits", "surrender"])
def test_R140_R145_a_capture_moves_starbase_project_and_tribute_however_it_came(how: str) -> None:
    scene = Scene()
    scene.link("earth", "terra_nova")
    scene.control(FEDERATION, "terra_nova", "PR")
    scene.base(FEDERATION, "terra_nova")
    scene.ships(KLINGONS, "terra_nova", 4)
    scene.teach(KLINGONS, "tribute")
    scene.project(FEDERATION, "terraforming", 2)
    scene.project(FEDERATION, "photon_torpedoes", 1)
    scene.command(KLINGONS)
    dice = [HIT] * 4 if how == "hits" else [MISS] * 4
    scene.roll(*dice, MISS, MISS, MISS)
    scene.play("invade terra_nova")
    if how == "surrender":
        assert (scene.question, scene.seat) == ("surrender", FEDERATION)
        scene.play("surrender")
    assert (scene.question, scene.seat) == ("hand", FEDERATION)
    scene.play("give terraforming")
    assert (scene.owner("terraforming"), scene.tokens("terraforming")) == (KLINGONS, 0)
    assert scene.card_at("terraforming") == PROJECT
    assert (scene.player(FEDERATION).ready, scene.player(KLINGONS).spent) == (5, 2)
    assert scene.goods(KLINGONS)[0] == 2
    assert scene.nodes_of("terra_nova") == "PR"


def test_R141_R147_a_starbase_of_the_annihilated_serves_the_next_colony() -> None:
    """Nobody has its command in between, and it is not lost from the colonizer's own three."""
    scene = Scene()
    scene.link("earth", "mazar")
    scene.control(FEDERATION, "mazar", "P")
    scene.base(FEDERATION, "mazar")
    scene.ships(KLINGONS, "mazar", 3)
    scene.command(KLINGONS)
    scene.roll(HIT, HIT, MISS, MISS, MISS)
    scene.play("invade mazar")
    assert (scene.controller("mazar"), scene.nodes_of("mazar")) == (-1, "")
    assert (scene.player(FEDERATION).ready, scene.player(FEDERATION).spent) == (5, 0)
    scene.give(KLINGONS, 1, 0, 1)
    scene.build(KLINGONS)
    scene.play("colonize mazar", "build mazar")
    assert scene.player(KLINGONS).bases == 3
    assert scene.player(KLINGONS).ready + scene.player(KLINGONS).spent == 6
    assert scene.count(KLINGONS, "mazar") == 3


def test_R24_R116_an_attack_on_foe_and_partner_breaks_with_the_partner_alone() -> None:
    scene = two_against(FEDERATION, 2, 1, 1)
    scene.agree(ROMULANS, 2, FEDERATION)
    scene.agree(FEDERATION, 1, KLINGONS)
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    assert (scene.question, scene.seat) == ("break", ROMULANS)
    scene.roll(*[MISS] * 4)
    scene.play("decline", "x1")
    assert (scene.holder(ROMULANS, 2), scene.holder(FEDERATION, 1)) == (-1, KLINGONS)


def test_R133_unused_card_is_asked_about_after_every_round_until_it_is_used() -> None:
    scene = front(KLINGONS, 2, ROMULANS, 3)
    scene.teach(ROMULANS, CLOAK)
    attack(scene, KLINGONS)
    for _ in range(2):
        assert (scene.question, scene.seat) == ("cloak", ROMULANS)
        scene.roll(*[MISS] * 5)
        scene.play("no")
        if scene.question == "retreat":
            scene.play("fight on")
    assert scene.question == "cloak"
