"""What every advancement does, one test for each kind of effect; all 45 cards are covered."""

import pytest
from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene, attack, front

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.hegemony import modifier, resistance
from galaktyka.games.ascendancy.rules.recharge import card_income
from galaktyka.games.ascendancy.state import EXHAUSTED, WARP_ICONS

HIT, MISS = 6, 1


def test_universal_translators_add_to_hegemony() -> None:
    scene = Scene()
    assert modifier(scene.state, FEDERATION) == 2
    assert modifier(scene.state, KLINGONS) == 1


def test_the_diplomatic_corps_refunds_a_failed_attempt() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(0, "ardana", 1)
    scene.control(KLINGONS, "ardana", "PR")
    scene.teach(0, "starfleet_diplomatic_corps")
    scene.give(0, culture=1)
    scene.command(0)
    scene.roll(1)
    scene.play("hegemony ardana")
    assert scene.goods(0)[2] == 1


def test_orbital_laboratories_pay_for_starbases() -> None:
    scene = Scene()
    scene.teach(0, "orbital_laboratories")
    assert card_income(scene.state, 0, ids.RESEARCH) == 0
    scene.base(0, "earth")
    assert card_income(scene.state, 0, ids.RESEARCH) == 1


def test_the_cochrane_institute_gives_tokens_and_loses_its_icon() -> None:
    scene = Scene()
    scene.teach(0, "cochrane_institute")
    assert scene.state.has(0, WARP_ICONS) == 1
    scene.command(0)
    scene.play("ship earth", "warp boosted")
    assert scene.state.warp[2] == 3
    assert scene.card_at("cochrane_institute") == EXHAUSTED
    assert scene.state.has(0, WARP_ICONS) == 0


def test_the_tachyon_array_undoes_cloaking() -> None:
    scene = front(ROMULANS, 1, FEDERATION, 1)
    scene.teach(FEDERATION, "tachyon_detection_array")
    attack(scene, ROMULANS, HIT, HIT)
    assert scene.count(ROMULANS, "ardana") == 0
    scene = front(FEDERATION, 1, ROMULANS, 1)
    scene.teach(FEDERATION, "tachyon_detection_array")
    scene.teach(ROMULANS, "advanced_romulan_cloaking_device")
    attack(scene, FEDERATION, HIT, MISS)
    assert scene.question == "manoeuvre"
    scene = front(FEDERATION, 0, ROMULANS, 0)
    scene.ships(ROMULANS, "ardana", 1)
    scene.ships(FEDERATION, "L1.2", 1)
    scene.teach(FEDERATION, "tachyon_detection_array")
    scene.teach(ROMULANS, "advanced_romulan_cloaking_device")
    scene.command(ROMULANS)
    scene.play("ship ardana", "impulse")
    assert "go L1.2" not in scene.legal()
    scene = front(FEDERATION, 0, ROMULANS, 0)
    scene.control(ROMULANS, "ardana")
    scene.ships(FEDERATION, "L1.2", 1)
    scene.teach(FEDERATION, "tachyon_detection_array")
    scene.teach(ROMULANS, "cloaked_orbital_mines")
    scene.command(FEDERATION)
    scene.play("ship L1.2", "impulse", "go ardana", "stop")
    assert scene.count(FEDERATION, "ardana") == 1


@pytest.mark.parametrize(
    ("seat", "card"),
    [(0, "starfleet_academy"), (1, "klingon_high_council"), (2, "romulan_senate")],
)
def test_command_icons_give_a_command_that_stays(seat: int, card: str) -> None:
    scene = Scene()
    scene.project(seat, card, 4)
    scene.give(seat, research=1)
    scene.build(seat)
    scene.play(f"research {card}")
    assert (scene.player(seat).ready, scene.player(seat).spent) == (5, 1)


def test_the_science_directorate_allows_one_project_a_second_token() -> None:
    scene = Scene()
    scene.link("earth", "delta_iv")
    scene.control(0, "delta_iv", "RR")
    scene.teach(0, "science_directorate")
    scene.project(0, "terraforming")
    scene.project(0, "federation_council")
    scene.give(0, research=9)
    scene.build(0)
    scene.play("research terraforming", "research federation_council", "research terraforming")
    assert not [text for text in scene.legal() if text.startswith("research")]
    assert scene.tokens("terraforming") == 2


def test_the_design_bureau_makes_upgrades_cheaper() -> None:
    scene = Scene()
    scene.teach(0, "daystrom_design_bureau")
    scene.give(0, research=3)
    scene.build(0)
    scene.play("weapons")
    assert scene.goods(0)[1] == 0


def test_photon_torpedoes_reroll_a_miss_in_the_first_round() -> None:
    scene = front(FEDERATION, 2, ROMULANS, 2)
    scene.teach(FEDERATION, "photon_torpedoes")
    attack(scene, FEDERATION, HIT, 2, MISS, MISS)
    assert scene.legal() == ["reroll 2 first", "done"]
    scene.roll(HIT)
    scene.play("reroll 2 first")
    assert scene.count(ROMULANS, "L1.2") == 0


def test_navigational_deflectors_raise_hazards() -> None:
    scene = Scene()
    scene.link("earth", "murasaki_312")
    scene.ships(0, "L1.2", 1)
    scene.teach(0, "navigational_deflectors")
    scene.command(0)
    scene.roll(5)
    scene.play("ship L1.2", "impulse", "go murasaki_312", "stop")
    assert scene.count(0, "murasaki_312") == 1


def test_terraforming_builds_a_free_node_on_a_new_colony() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(0, "ardana", 1)
    scene.teach(0, "terraforming")
    scene.give(0, culture=1)
    scene.build(0)
    scene.play("colonize ardana")
    assert scene.question == "gift"
    scene.play("node ardana culture open")
    assert scene.nodes_of("ardana") == "+C"


@pytest.mark.parametrize(
    ("seat", "card", "systems", "resource"),
    [
        (0, "federation_council", 5, ids.CULTURE),
        (1, "dilithium_refineries", 3, ids.PRODUCTION),
        (2, "reman_labor", 3, ids.PRODUCTION),
    ],
)
def test_incomes_for_enough_systems(seat: int, card: str, systems: int, resource: int) -> None:
    scene = Scene()
    scene.teach(seat, card)
    for word in ids.SYSTEM_IDS[3 : 3 + systems - 1]:
        assert card_income(scene.state, seat, resource) == 0
        scene.control(seat, word)
    assert card_income(scene.state, seat, resource) == 1


def test_the_merchant_marine_earns_with_held_agreements() -> None:
    scene = Scene()
    scene.teach(0, "merchant_marine")
    scene.agree(KLINGONS, 1, 0)
    scene.agree(ROMULANS, 1, 0, ready=False)
    assert card_income(scene.state, 0, ids.PRODUCTION) == 1


def test_starfleet_intelligence_looks_at_three_cards_and_orders_them() -> None:
    scene = Scene()
    scene.teach(0, "starfleet_intelligence")
    scene.table.cards = ["plague", "tribbles", "virgin_world"]
    scene.command(0)
    scene.play("use starfleet_intelligence", "next 3", "next 1")
    assert scene.state.top_cards == [ids.VIRGIN_WORLD, ids.PLAGUE, ids.TRIBBLES]
    assert scene.card_at("starfleet_intelligence") == EXHAUSTED


@pytest.mark.parametrize(
    ("seat", "card"),
    [
        (0, "warp_core_refit"),
        (0, "navigational_deflectors"),
        (1, "raptor_engines"),
        (1, "bird_of_prey_design"),
        (2, "singularity_drive"),
        (2, "superior_targeting_array"),
    ],
)
def test_warp_icons_lengthen_every_exit(seat: int, card: str) -> None:
    scene = Scene()
    scene.teach(seat, card)
    assert scene.state.has(seat, WARP_ICONS) == 1


@pytest.mark.parametrize(("seat", "card"), [(1, "disruptor_technology"), (2, "romulan_disruptors")])
def test_disruptors_hit_with_every_six(seat: int, card: str) -> None:
    scene = front(seat, 1, FEDERATION, 2)
    scene.teach(seat, card)
    scene.player(FEDERATION).shields = 3
    attack(scene, seat, 6, *([MISS] * (1 if seat == ROMULANS else 2)))
    assert scene.count(FEDERATION, "L1.2") == 1


def test_nodes_hit_with_every_six_too() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(ROMULANS, "ardana", 2)
    scene.control(KLINGONS, "ardana")
    scene.player(ROMULANS).shields = 3
    scene.command(ROMULANS)
    scene.roll(MISS, MISS, 6)
    scene.play("invade ardana")
    assert scene.count(ROMULANS, "ardana") == 1


def test_mass_fire_turns_doubles_of_misses_into_hits() -> None:
    scene = front(KLINGONS, 5, ROMULANS, 4)
    scene.teach(KLINGONS, "mass_fire_tactics")
    attack(scene, KLINGONS, 2, 2, 2, 4, 4, *[MISS] * 4)
    assert scene.count(ROMULANS, "L1.2") == 2


def test_the_adapted_cloaking_device_strikes_first() -> None:
    scene = front(KLINGONS, 1, FEDERATION, 1)
    scene.teach(KLINGONS, "adapted_cloaking_device")
    attack(scene, KLINGONS, HIT)
    assert scene.count(KLINGONS, "ardana") == 1


def test_the_cult_of_kahless_gives_ships_for_hits() -> None:
    scene = front(KLINGONS, 1, ROMULANS, 2)
    scene.fleet(KLINGONS, 1, "b", 3, "ardana")
    scene.teach(KLINGONS, "cult_of_kahless")
    scene.command(KLINGONS)
    scene.play("attack L1.2")
    assert (scene.question, scene.legal()) == ("sacrifice", ["x0", "x1", "x2", "x3", "x4"])
    scene.play("x2")
    assert scene.question == "martyr"
    scene.roll(MISS, MISS)
    scene.play("give ardana")
    assert scene.count(ROMULANS, "L1.2") == 0
    assert scene.count(KLINGONS, "ardana") == 2


def test_the_cult_of_kahless_divides_its_hits_among_defenders() -> None:
    scene = front(KLINGONS, 3, ROMULANS, 2)
    scene.ships(FEDERATION, "L1.2", 2)
    scene.teach(KLINGONS, "cult_of_kahless")
    scene.command(KLINGONS)
    scene.play("attack L1.2", "x2")
    assert scene.question == "aim"
    scene.roll(*[MISS] * 4)
    scene.play("x1")
    assert (scene.count(ROMULANS, "L1.2"), scene.count(FEDERATION, "L1.2")) == (1, 1)


def test_a_defender_may_sacrifice_when_he_would_roll() -> None:
    scene = front(FEDERATION, 2, KLINGONS, 2)
    scene.teach(KLINGONS, "cult_of_kahless")
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    assert (scene.question, scene.seat) == ("sacrifice", KLINGONS)
    scene.roll(MISS, MISS)
    scene.play("x1")
    assert scene.count(FEDERATION, "ardana") == 1
    assert scene.count(KLINGONS, "L1.2") == 1


def test_orbital_ship_yards_build_at_every_starbase_for_nothing() -> None:
    scene = Scene()
    scene.base(KLINGONS, "qonos")
    scene.teach(KLINGONS, "orbital_ship_yards")
    scene.build(KLINGONS)
    scene.play("yard qonos")
    assert scene.count(KLINGONS, "qonos") == 4
    assert scene.goods(KLINGONS)[0] == 0


def test_battle_lust_refreshes_a_command_after_a_flawless_attack() -> None:
    scene = front(KLINGONS, 1, FEDERATION, 1)
    scene.teach(KLINGONS, "klingon_battle_lust")
    attack(scene, KLINGONS, HIT, MISS)
    assert scene.player(KLINGONS).ready == 5
    scene = front(KLINGONS, 2, FEDERATION, 1)
    scene.teach(KLINGONS, "klingon_battle_lust")
    attack(scene, KLINGONS, HIT, MISS, HIT)
    assert scene.player(KLINGONS).ready == 4


def test_birds_of_prey_fly_three_sectors_and_retreat_as_far() -> None:
    scene = Scene()
    scene.link("qonos", "ardana", 4)
    scene.teach(KLINGONS, "bird_of_prey_design")
    scene.command(KLINGONS)
    scene.play("ship qonos", "impulse")
    assert [text for text in scene.legal() if text.startswith("go")] == ["go L1.1", "go L1.2", "go L1.3"]


def test_assault_troops_add_a_die_to_invasions() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(KLINGONS, "ardana", 1)
    scene.control(ROMULANS, "ardana")
    scene.teach(KLINGONS, "assault_troops")
    scene.command(KLINGONS)
    scene.roll(HIT, HIT, MISS)
    scene.play("invade ardana")
    assert scene.controller("ardana") == KLINGONS


def test_tribute_pays_for_captured_systems() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(KLINGONS, "ardana", 2)
    scene.control(ROMULANS, "ardana")
    scene.teach(KLINGONS, "tribute")
    scene.command(KLINGONS)
    scene.roll(HIT, HIT, MISS)
    scene.play("invade ardana")
    assert scene.goods(KLINGONS)[0] == 2


def test_penal_mines_make_production_nodes_cheaper() -> None:
    scene = Scene()
    scene.link("qonos", "nausicaa")
    scene.control(KLINGONS, "nausicaa")
    scene.teach(KLINGONS, "penal_mines")
    scene.give(KLINGONS, 1)
    scene.build(KLINGONS)
    scene.play("node nausicaa production")
    assert scene.goods(KLINGONS)[0] == 0


def test_imperial_intelligence_learns_from_won_battles() -> None:
    scene = front(FEDERATION, 1, KLINGONS, 1)
    scene.teach(KLINGONS, "imperial_intelligence")
    attack(scene, FEDERATION, MISS, HIT)
    assert scene.goods(KLINGONS)[1] == 1


def test_songs_of_honor_praise_a_destroyed_fleet() -> None:
    scene = front(FEDERATION, 2, KLINGONS, 0)
    scene.fleet(KLINGONS, 1, "b", 3, "L1.2")
    scene.teach(KLINGONS, "songs_of_honor")
    attack(scene, FEDERATION, HIT, MISS, MISS, MISS, MISS)
    assert scene.goods(KLINGONS)[2] == 1


def test_the_romulan_cloaking_device_strikes_first_in_the_own_turn() -> None:
    scene = front(ROMULANS, 1, KLINGONS, 1)
    attack(scene, ROMULANS, HIT)
    assert scene.count(ROMULANS, "ardana") == 1


def test_the_advanced_device_ends_battles_and_moves_past_hostiles() -> None:
    scene = front(ROMULANS, 1, KLINGONS, 1)
    scene.teach(ROMULANS, "advanced_romulan_cloaking_device")
    scene.command(ROMULANS)
    scene.play("ship ardana", "impulse", "go L1.1")
    assert scene.count(ROMULANS, "L1.1") == 1


def test_the_targeting_array_rerolls_any_die_once_a_round() -> None:
    scene = front(ROMULANS, 2, KLINGONS, 3)
    scene.teach(ROMULANS, "superior_targeting_array")
    attack(scene, ROMULANS, HIT, 2)
    assert scene.legal() == ["reroll 1 array", "reroll 2 array", "done"]
    scene.roll(HIT, MISS)
    scene.play("reroll 2 array")
    assert scene.count(KLINGONS, "L1.2") == 1


def test_shield_harmonics_ignore_the_first_hit_on_each_fleet() -> None:
    scene = front(FEDERATION, 3, ROMULANS, 0)
    scene.fleet(ROMULANS, 1, "b", 4, "L1.2")
    scene.teach(ROMULANS, "superior_shield_harmonics")
    attack(scene, FEDERATION, HIT, HIT, MISS, *[MISS] * 4)
    assert scene.fleet_size(ROMULANS, 1) == 3


def test_a_shielded_fleet_of_three_takes_four_hits() -> None:
    scene = front(FEDERATION, 5, ROMULANS, 0)
    scene.fleet(ROMULANS, 1, "b", 3, "L1.2")
    scene.teach(ROMULANS, "superior_shield_harmonics")
    attack(scene, FEDERATION, HIT, HIT, HIT, HIT, MISS, *[MISS] * 3)
    assert scene.count(ROMULANS, "L1.2") == 0


def test_mines_hit_ships_that_end_a_move_there() -> None:
    scene = Scene()
    scene.link("romulus", "ardana")
    scene.control(ROMULANS, "ardana")
    scene.ships(FEDERATION, "L1.2", 1)
    scene.teach(ROMULANS, "cloaked_orbital_mines")
    scene.command(FEDERATION)
    scene.roll(5)
    scene.play("ship L1.2", "impulse", "go ardana", "stop")
    assert scene.count(FEDERATION, "ardana") == 0


def spies(*cards: str) -> Scene:
    scene = Scene()
    scene.link("earth", "romulus")
    scene.teach(ROMULANS, *cards)
    return scene


def test_covert_operations_steal_research_from_a_project() -> None:
    scene = spies("covert_operations_corps")
    scene.project(FEDERATION, "terraforming", 2)
    scene.project(KLINGONS, "tribute", 2)
    scene.command(ROMULANS)
    scene.play("use covert_operations_corps")
    assert scene.legal() == ["steal terraforming"]
    scene.play("steal terraforming")
    assert scene.tokens("terraforming") == 1
    assert scene.goods(ROMULANS)[1] == 1


def test_the_tal_shiar_exhausts_a_rivals_advancement() -> None:
    scene = spies("tal_shiar", "neutral_zone")
    scene.teach(FEDERATION, "terraforming")
    scene.build(ROMULANS)
    scene.play("use tal_shiar")
    assert scene.legal() == ["spend tal_shiar", "spend neutral_zone"]
    scene.play("spend neutral_zone")
    assert scene.legal() == ["exhaust terraforming"]
    scene.play("exhaust terraforming")
    assert scene.card_at("terraforming") == EXHAUSTED
    assert scene.card_at("tal_shiar") != EXHAUSTED
    assert "use tal_shiar" not in scene.legal()


def test_plasma_torpedoes_add_a_die_in_the_first_round() -> None:
    scene = front(ROMULANS, 1, KLINGONS, 2)
    scene.teach(ROMULANS, "plasma_torpedoes")
    attack(scene, ROMULANS, HIT, HIT)
    assert scene.count(KLINGONS, "L1.2") == 0


def test_imperial_arts_strengthen_resistance() -> None:
    scene = Scene()
    assert resistance(scene.state, ids.ROMULUS) == 5
    scene.teach(ROMULANS, "imperial_arts")
    assert resistance(scene.state, ids.ROMULUS) == 6


def test_the_neutral_zone_pays_while_no_agreement_is_given() -> None:
    scene = Scene()
    scene.teach(ROMULANS, "neutral_zone")
    assert card_income(scene.state, ROMULANS, ids.PRODUCTION) == 1
    scene.agree(ROMULANS, 1, KLINGONS)
    assert card_income(scene.state, ROMULANS, ids.PRODUCTION) == 0


def test_warbird_construction_gives_production_back() -> None:
    scene = Scene()
    scene.teach(ROMULANS, "warbird_construction")
    scene.give(ROMULANS, 4)
    scene.build(ROMULANS)
    scene.play(*["build romulus"] * 4)
    assert scene.goods(ROMULANS)[0] == 1


def test_an_exhausted_card_does_nothing_but_keeps_its_command() -> None:
    scene = Scene()
    scene.teach(ROMULANS, "romulan_senate", "singularity_drive")
    scene.state.card_at[ids.SINGULARITY_DRIVE] = EXHAUSTED
    scene.state.card_at[ids.ROMULAN_SENATE] = EXHAUSTED
    scene.state.derive_power(ROMULANS)
    scene.command(ROMULANS)
    assert scene.state.has(ROMULANS, WARP_ICONS) == 0
    assert scene.player(ROMULANS).ready == 6


def test_captured_cards_work_for_their_new_owner() -> None:
    scene = front(FEDERATION, 1, ROMULANS, 1)
    scene.teach(FEDERATION, "adapted_cloaking_device")
    attack(scene, FEDERATION, HIT)
    assert scene.count(FEDERATION, "ardana") == 1
    assert len(scene.events(c.E_WON)) == 1
