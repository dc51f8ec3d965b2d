"""Frequent disputes of the table (sheet section 8) that no rule's own test has settled yet."""

import pytest
from tests.games.gaia.realm import SEVEN, Place, federate, lost_planet, realm
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    FED_8VP_2T,
    FED_12VP,
    FINAL_FEDERATION_STRUCTURES,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    MINE,
    TECH_ORE_QIC,
    TRADING_STATION,
)
from galaktyka.games.gaia.scoring import final_count


def test_the_lost_planet_lies_on_no_satellite_and_no_station() -> None:
    for seat in (0, 1):
        scene = realm("terrans", {(0, 0): MINE})
        scene.level(0, "navigation", 4)
        scene.token(0, "fed_8vp_q")
        scene.rich(0)
        hex_ = scene.hex((1, 0))
        scene.state.satellites[hex_] = scene.state.federated[hex_] = 1 << seat
        scene.play("research nav")
        assert (1, 0) not in scene.offered_places()
        assert (2, 0) in scene.offered_places()


def test_a_federation_may_be_worth_more_than_seven() -> None:
    scene = realm(
        "terrans", {(0, 0): INSTITUTE, (1, 0): LAB, (0, 1): LAB, (1, 1): LAB, (2, 0): TRADING_STATION}
    )
    federate(scene)
    assert sum(scene.state.federated) == 5  # one cluster worth 11, used as a whole


def test_the_same_token_kind_may_be_taken_twice() -> None:
    scene = realm(
        "xenos",
        {
            (0, 0): LAB,
            (1, 0): LAB,
            (0, 1): LAB,
            (1, 1): MINE,
            (-4, 0): INSTITUTE,
            (-4, 1): TRADING_STATION,
            (-4, 2): MINE,
        },
    )
    scene.bowl(0, 0, 0, 0)
    federate(scene)
    scene.play("token 12vp end")
    scene.turn(0)
    federate(scene)
    scene.play("token 12vp end")
    assert scene.player(0).tokens == [2 * FED_12VP, 2 * FED_12VP]


def test_the_token_of_twelve_points_is_no_key() -> None:
    scene = realm("terrans", {(0, 0): LAB})
    scene.rich(0)
    scene.level(0, "ai", 4)
    scene.tech(0, "tech_7vp")
    scene.token(0, "fed_12vp", green=False)
    scene.refuses("research ai")
    scene.refuses("upgrade academy-k", (0, 0), "tile adv-ai")
    scene.token(0, "fed_8vp_2t")
    scene.play("upgrade academy-k", (0, 0), "tile adv-ai")


def test_a_tile_below_an_area_that_cannot_rise_is_taken_without_the_advance() -> None:
    for level in (5, 4):
        scene = realm("terrans", {(0, 0): TRADING_STATION})
        scene.rich(0)
        scene.level(0, "ai", level)
        scene.play("upgrade lab", (0, 0), "tile ai")
        assert scene.offers()[0] == "end"
        assert (scene.player(0).techs, scene.player(0).research[2]) == (1 << 2, level)


def test_the_advance_of_a_tile_may_be_declined_to_keep_the_green_token() -> None:
    scene = realm("terrans", {(0, 0): TRADING_STATION})
    scene.rich(0)
    scene.level(0, "ai", 4)
    scene.token(0, "fed_8vp_2t")
    scene.play("upgrade lab", (0, 0), "tile ai")
    assert scene.offers() == ["ai", "decline"]
    scene.play("decline")
    assert scene.player(0).tokens == [2 * FED_8VP_2T + 1]


def test_every_level_scores_research_however_it_was_reached() -> None:
    scene = realm("firaks", {(0, 0): INSTITUTE, (2, 0): LAB}, tile="rs_research")
    scene.rich(0)
    scene.advanced(0, "adv_trig_research", "tech_7vp")
    scene.play("special faction", (2, 0), "eco end")
    assert (scene.points(0, "round_1"), scene.points(0, "advanced_tech")) == (2, 2)
    scene.turn(0)
    scene.play("upgrade lab", (2, 0), "tile sci sci end")
    assert (scene.points(0, "round_1"), scene.points(0, "advanced_tech")) == (4, 4)
    scene.turn(0)
    scene.play("research eco end")
    assert (scene.points(0, "round_1"), scene.points(0, "advanced_tech")) == (6, 6)


@pytest.mark.parametrize(("tile", "points"), [("rs_mine", 2), ("rs_gaia_3", 3), ("rs_terraform", 0)])
def test_a_mine_on_a_gaiaformed_planet_is_a_mine_on_gaia_without_steps(tile: str, points: int) -> None:
    scene = realm("terrans", {(0, 0): MINE}, {(1, 0): "g"}, tile=tile)
    scene.put(0, GAIAFORMER, (1, 0))
    scene.play("build mine", (1, 0))
    assert scene.points(0, "round_1") == points


def test_a_gaiaformer_of_an_opponent_gives_no_cheap_trading_station() -> None:
    scene = realm("terrans", {(0, 0): MINE}, {(1, 0): "m"})
    scene.put(1, GAIAFORMER, (1, 0))
    credits = scene.player(0).credits
    scene.play("upgrade station", (0, 0))
    assert scene.player(0).credits == credits - 6


def test_free_actions_pay_for_the_main_action_but_its_own_goods_come_too_late() -> None:
    scene = realm("terrans", {(0, 0): MINE}, {(1, 0): "r"})
    p = scene.player(0)
    p.ore, p.credits, p.knowledge, p.qic = 0, 2, 4, 0
    scene.bowl(0, 0, 0, 3)
    scene.refuses("build mine", (1, 0))
    scene.play("3pw>1o build mine", (1, 0))
    scene = realm("terrans", {(0, 0): MINE}, {(3, 0): "r"})
    p = scene.player(0)
    p.qic, p.knowledge = 0, 4
    scene.refuses("build mine", (3, 0))  # one QIC short; research gives one, but it is the main action
    scene.play("research ai")
    assert scene.player(0).qic == 1
    assert "build mine" not in scene.offers()


def test_bal_taks_take_the_tile_below_navigation_without_the_advance() -> None:
    scene = realm("bal_taks", {(0, 0): TRADING_STATION})
    scene.rich(0)
    scene.play("upgrade lab", (0, 0), "tile nav")
    assert scene.offers()[0] == "end"
    assert (scene.player(0).techs, scene.player(0).research[1]) == (1 << 1, 0)
    scene = realm("bal_taks", {(0, 0): TRADING_STATION})
    scene.rich(0)
    scene.play("upgrade lab", (0, 0), "tile free1")
    assert "nav" not in scene.offers()


def test_the_gleens_knowledge_academy_does_not_turn_ore_into_qic() -> None:
    scene = realm("gleens", {(0, 0): ACADEMY_KNOWLEDGE})
    scene.bowl(0, 0, 0, 4)
    ore = scene.player(0).ore
    scene.play("4pw>1q")
    assert (scene.player(0).ore, scene.player(0).qic) == (ore + 1, 0)


def test_the_gleens_qic_of_the_tile_that_comes_with_the_academy_is_real() -> None:
    scene = realm("gleens", {(0, 0): LAB})
    scene.rich(0).qic = 0
    assert scene.state.tech_slots[0] == TECH_ORE_QIC
    scene.play("upgrade academy-q", (0, 0), "tile terra decline")
    assert (scene.player(0).ore, scene.player(0).qic) == (15 - 6 + 1, 1)


def test_the_federation_tile_counts_tokens_gained_but_not_rescored() -> None:
    scene = realm("terrans", {(0, 0): MINE}, tile="rs_federation")
    scene.rich(0)
    scene.level(0, "terraforming", 4)
    scene.token(0, "fed_8vp_2t")
    scene.play("research terra end")
    assert (scene.points(0, "round_1"), len(scene.player(0).tokens)) == (5, 2)
    scene.turn(0)
    vp = scene.player(0).vp
    scene.play("qic fed token 8vp_q end")
    assert (scene.points(0, "round_1"), scene.player(0).vp) == (5, vp + 8)
    assert len(scene.player(0).tokens) == 2


def test_lantids_with_all_mines_on_foreign_planets_can_upgrade_nothing() -> None:
    hosts: list[Place] = [(1, 0), (2, 0), (3, 0), (4, 0), (0, 1), (0, 2), (0, 3), (0, 4)]
    scene = Scene("lantids", "xenos", board=galaxy(dict.fromkeys(hosts, "d") | {(-3, 0): "r"}))
    scene.put(1, MINE, *hosts)
    scene.put(0, MINE, *hosts)
    scene.rich(0)
    assert len(scene.player(0).shared) == 8
    offers = scene.offers()
    assert not [line for line in offers if line.startswith(("upgrade", "build"))]
    assert "pass" in offers


def test_a_satellite_may_lie_beside_anothers_federation() -> None:
    scene = realm("terrans", {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): LAB}, {(-1, 1): "d"})
    scene.put(1, MINE, (-1, 1))
    scene.state.federated[scene.hex((-1, 1))] = 2
    scene.bowl(0, 1, 0, 0)
    federate(scene)
    assert scene.state.satellites[scene.hex((-1, 0))] == 1


def test_what_happens_inside_a_federation_does_not_change_it_but_its_count_of_structures_does() -> None:
    scene = realm("ambas", SEVEN | {(4, 0): MINE}, {(-1, 0): "s"})
    scene.rich(0)
    federate(scene)
    scene.play("token 12vp end")
    scene.turn(0)
    scene.play("upgrade lab", (1, 0), "tile free1 decline end")
    scene.turn(0)
    scene.play("special faction", (4, 0), "end")
    assert final_count(scene.state, 0, FINAL_FEDERATION_STRUCTURES) == 3
    assert scene.player(0).tokens == [2 * FED_12VP]
    scene.turn(0)
    scene.play("build mine", (-1, 0), "end")
    assert final_count(scene.state, 0, FINAL_FEDERATION_STRUCTURES) == 4
    lost_planet(scene, 0, (2, -1))
    assert final_count(scene.state, 0, FINAL_FEDERATION_STRUCTURES) == 5


def test_income_is_charged_before_the_gaia_area_gives_its_tokens_back() -> None:
    scene = realm("xenos", {(0, 0): MINE})
    scene.booster(0, "booster_05")
    scene.player(0).gaia_tokens = 4
    scene.bowl(0, 1, 0, 0)
    scene.income_phase()
    assert scene.bowls(0) == [4, 0, 1]
