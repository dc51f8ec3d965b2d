"""Building mines: sheet section 4.3, rules R20–R26."""

import pytest
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.core.hexes import Axial
from galaktyka.games.gaia.components import terraforming_steps
from galaktyka.games.gaia.ids import (
    DESERT,
    GAIA,
    GAIAFORMER,
    ICE,
    INSTITUTE,
    LOST_MINE,
    MINE,
    OXIDE,
    STATION,
    SWAMP,
    TERRA,
    TITANIUM,
    VOLCANIC,
)

# A row of planets along one axis, with (0, 0) as the start; rows (0, 1) and (0, -1) hold the special ones.
ROW = galaxy(
    {
        (0, 0): "r", (1, 0): "r", (2, 0): "o", (3, 0): "d", (4, 0): "r", (5, 0): "r", (6, -1): "r",
        (0, 1): "g", (0, -1): "m", (-1, 0): "i", (-1, 1): "v", (1, -1): "t", (-4, 0): "g",
    }
)  # fmt: skip


def terrans(round_tile: str = "rs_big_1", allow_wasted_steps: str = "false") -> Scene:
    scene = Scene("terrans", "xenos", board=ROW, round_tile=round_tile, allow_wasted_steps=allow_wasted_steps)
    scene.put(0, MINE, (0, 0))
    p = scene.rich(0)
    p.qic = 0
    return scene


# --- R20, R21: what is needed ---


def test_R20_a_mine_costs_one_ore_and_two_credits() -> None:
    scene = terrans()
    scene.play("build mine", (1, 0))
    assert scene.goods(0)[:2] == [28, 14]
    assert scene.state.structure[scene.hex((1, 0))] == MINE
    assert scene.state.owner[scene.hex((1, 0))] == 0
    assert scene.player(0).built[MINE] == 2
    scene.check()


@pytest.mark.parametrize(("credits", "ore", "possible"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_R20_a_mine_must_be_paid(credits: int, ore: int, possible: bool) -> None:
    scene = terrans()
    p = scene.player(0)
    p.credits, p.ore = credits, ore
    assert (scene.places("build mine") == [(1, 0)]) == possible
    assert ("build mine" in scene.offers()) == possible


def test_R20_habitability_is_paid_on_top_of_the_mine() -> None:
    """One step of three ore and one ore for the mine: three ore are not enough for Ice or Oxide."""
    scene = terrans()
    scene.player(0).ore = 3
    assert (-1, 0) not in scene.places("build mine")
    scene.player(0).ore = 4
    assert (-1, 0) in scene.places("build mine")
    scene.play("build mine", (-1, 0))
    assert scene.goods(0)[:2] == [28, 0]


def test_R20_the_eighth_mine_is_the_last() -> None:
    scene = terrans()
    scene.player(0).built[MINE] = 7
    assert "build mine" in scene.offers()
    scene.player(0).built[MINE] = 8
    assert "build mine" not in scene.offers()


def test_R20_home_gaia_and_other_types_but_never_transdim() -> None:
    scene = terrans()
    scene.player(0).qic = 1
    near = [place for place in scene.places("build mine") if place[0] in (-1, 0, 1)]
    assert near == [(-1, 0), (-1, 1), (0, 1), (1, -1), (1, 0)]
    scene.refuses("build mine", (0, -1))


def test_R20_space_is_no_planet() -> None:
    scene = terrans()
    scene.refuses("build mine", (0, 2))


def test_R21_a_planet_with_another_structure_or_a_foreign_gaiaformer_is_closed() -> None:
    scene = terrans()
    scene.player(0).qic = 5
    scene.put(1, MINE, (1, 0))
    scene.put(1, GAIAFORMER, (0, 1))
    offered = scene.places("build mine")
    assert (1, 0) not in offered
    assert (0, 1) not in offered
    assert (2, 0) in offered
    scene.refuses("build mine", (1, 0))
    scene.refuses("build mine", (0, 1))


def test_R21_not_on_an_own_structure() -> None:
    scene = terrans()
    scene.refuses("build mine", (0, 0))


# --- R22: range ---


@pytest.mark.parametrize(("level", "reach"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_R22_the_range_follows_the_navigation_level(level: int, reach: int) -> None:
    scene = terrans()
    scene.level(0, "navigation", level)
    along = [q for q, r in scene.places("build mine") if r == 0 and q > 0]
    assert max(along) == reach


@pytest.mark.parametrize(
    ("target", "level", "price"),
    [((1, 0), 0, 0), ((4, 0), 0, 2), ((5, 0), 0, 2), ((6, -1), 0, 3), ((4, 0), 4, 1), ((6, -1), 5, 1)],
)
def test_R22_each_QIC_adds_two(target: Axial, level: int, price: int) -> None:
    scene = terrans()
    scene.level(0, "navigation", level)
    if price:
        scene.player(0).qic = price - 1
        scene.refuses("build mine", target)
    scene.player(0).qic = price
    scene.play("build mine", target)
    assert scene.player(0).qic == 0


def test_T16_navigation_two_and_one_QIC_reach_four() -> None:
    scene = terrans()
    scene.level(0, "navigation", 2)
    scene.player(0).qic = 3
    scene.play("build mine", (4, 0))
    assert scene.player(0).qic == 2


def test_R22_range_QIC_and_the_QIC_of_a_gaia_planet_add_up() -> None:
    scene = terrans()
    scene.player(0).qic = 2
    scene.refuses("build mine", (-4, 0))
    scene.player(0).qic = 3
    scene.play("build mine", (-4, 0))
    assert scene.player(0).qic == 0


def test_R22_an_own_gaiaformer_is_no_starting_point() -> None:
    scene = terrans()
    scene.put(0, GAIAFORMER, (3, 0))
    assert scene.places("build mine") == [(-1, 0), (-1, 1), (1, -1), (1, 0)]


def test_R22_the_lost_planet_is_a_starting_point() -> None:
    scene = terrans()
    scene.state.place_lost_planet(scene.hex((4, -1)))
    scene.player(0).lost = scene.hex((4, -1))
    scene.put(0, LOST_MINE, (4, -1))
    assert (4, 0) in scene.places("build mine")


def test_R22_a_shared_mine_of_the_lantids_is_a_starting_point() -> None:
    scene = Scene("lantids", "xenos", board=ROW)
    scene.put(0, MINE, (0, 0))
    scene.put(1, MINE, (3, 0))
    scene.player(0).qic = 0
    assert (4, 0) not in scene.places("build mine")
    scene.put(0, MINE, (3, 0))
    assert (4, 0) in scene.places("build mine")


def test_R22_a_space_station_of_the_ivits_is_a_starting_point() -> None:
    scene = Scene("ivits", "xenos", board=ROW)
    scene.put(0, INSTITUTE, (2, 0))
    p = scene.rich(0)
    p.qic = 0
    assert (5, 0) not in scene.places("build mine")
    scene.put(0, STATION, (5, -1))
    assert (5, 0) in scene.places("build mine")
    scene.play("build mine", (5, 0))
    assert scene.player(0).qic == 0


def test_R22_the_range_booster_adds_three() -> None:
    scene = terrans()
    scene.booster(0, "booster_05")
    assert scene.places("special booster") == [(2, 0), (3, 0), (4, 0)]
    scene.play("special booster", (4, 0))
    assert scene.player(0).qic == 0
    assert scene.goods(0)[:2] == [28, 14]


def test_R22_the_range_booster_goes_together_with_QIC() -> None:
    scene = terrans()
    scene.booster(0, "booster_05")
    scene.player(0).qic = 1
    assert (6, -1) in scene.places("special booster")
    scene.play("special booster", (6, -1))
    assert scene.player(0).qic == 0


def test_R22_the_range_booster_must_save_something() -> None:
    """With two QIC (5, 0) is in range; the booster still saves one or two. (1, 0) needs no help."""
    scene = terrans()
    scene.booster(0, "booster_05")
    scene.player(0).qic = 2
    offered = scene.places("special booster")
    assert (5, 0) in offered
    assert (1, 0) not in offered
    scene = terrans(allow_wasted_steps="true")
    scene.booster(0, "booster_05")
    assert (1, 0) in scene.places("special booster")


# --- R23: habitability ---


def test_R23_the_wheel_of_home_types() -> None:
    wheel = [TERRA, OXIDE, VOLCANIC, DESERT, SWAMP, TITANIUM, ICE]
    assert [terraforming_steps(TERRA, planet) for planet in wheel] == [0, 1, 2, 3, 3, 2, 1]
    assert [terraforming_steps(SWAMP, planet) for planet in wheel] == [3, 3, 2, 1, 0, 1, 2]


def test_T17_geodens_need_two_steps_to_terra_and_to_swamp() -> None:
    assert terraforming_steps(VOLCANIC, TERRA) == 2
    assert terraforming_steps(VOLCANIC, SWAMP) == 2


@pytest.mark.parametrize(("level", "step"), [(0, 3), (1, 3), (2, 2), (3, 1), (4, 1), (5, 1)])
@pytest.mark.parametrize(("target", "steps"), [((1, 0), 0), ((-1, 0), 1), ((1, -1), 2), ((3, 0), 3)])
def test_R23_a_step_costs_three_two_or_one_ore(level: int, step: int, target: Axial, steps: int) -> None:
    scene = terrans()
    scene.level(0, "terraforming", level)
    scene.level(0, "navigation", 4)
    price = 1 + step * steps
    scene.player(0).ore = price - 1
    scene.refuses("build mine", target)
    scene.player(0).ore = price
    scene.play("build mine", target)
    assert scene.goods(0) == [28, 0, 15, 0]


def test_R23_a_printed_gaia_planet_costs_one_QIC() -> None:
    scene = terrans()
    scene.refuses("build mine", (0, 1))
    scene.player(0).qic = 2
    scene.play("build mine", (0, 1))
    assert scene.goods(0) == [28, 14, 15, 1]
    assert scene.player(0).gaia_planets == 1


def test_R23_gleens_pay_one_ore_for_a_gaia_planet() -> None:
    scene = Scene("gleens", "terrans", board=ROW)
    scene.put(0, MINE, (-1, 1), planet=DESERT)
    p = scene.rich(0)
    p.qic, p.ore = 0, 1
    scene.refuses("build mine", (0, 1))
    scene.player(0).ore = 2
    scene.play("build mine", (0, 1))
    assert scene.goods(0) == [28, 0, 15, 0]


def test_T18_geodens_on_terraforming_three_pay_two_ore_for_two_steps() -> None:
    scene = Scene("geodens", "xenos", board=ROW)
    scene.put(0, MINE, (-1, 1))
    scene.rich(0)
    scene.level(0, "terraforming", 3)
    scene.play("build mine", (0, 0))
    assert scene.goods(0)[:2] == [28, 15 - 2 - 1]


# --- R24: free steps ---


def test_T19_geodens_with_the_terraforming_booster() -> None:
    scene = Scene("geodens", "xenos", board=galaxy({(0, 0): "v", (1, 0): "s"}), round_tile="rs_terraform")
    scene.put(0, MINE, (0, 0))
    scene.rich(0)
    scene.level(0, "terraforming", 3)
    scene.booster(0, "booster_04")
    scene.play("special booster", (1, 0))
    assert scene.goods(0)[:2] == [28, 15 - 1 - 1]
    assert scene.points(0, "round_1") == 4


def test_T44_the_second_step_of_power_2step_is_lost_on_a_one_step_planet() -> None:
    scene = terrans(round_tile="rs_terraform")
    scene.play("power 2step", (-1, 0))
    assert scene.goods(0)[:2] == [28, 14]
    assert scene.bowls(0) == [5, 4, 3]
    assert scene.points(0, "round_1") == 2


@pytest.mark.parametrize(("action", "ore"), [("power 1step", 3), ("power 2step", 0)])
def test_R24_missing_steps_are_paid_with_ore(action: str, ore: int) -> None:
    scene = terrans(round_tile="rs_terraform")
    scene.player(0).ore = 1 + ore
    assert (1, -1) in scene.places(action)
    scene.play(action, (1, -1))
    assert scene.player(0).ore == 0
    assert scene.points(0, "round_1") == 4


def test_R24_QIC_may_extend_the_range_of_a_free_step_action() -> None:
    scene = terrans()
    assert (2, 0) not in scene.places("power 1step")
    scene.player(0).qic = 1
    scene.play("power 1step", (2, 0))
    assert scene.goods(0) == [28, 14, 15, 0]


def test_R24_such_an_action_is_the_main_action_of_the_turn() -> None:
    scene = terrans()
    scene.booster(0, "booster_04")
    scene.play("power 1step", (-1, 0))
    offers = scene.offers()
    assert "end" in offers
    for main in ("special booster", "power 2step", "build mine", "pass"):
        assert main not in offers


def test_R24_without_a_mine_to_build_the_action_is_not_on_offer() -> None:
    scene = Scene("terrans", "xenos", board=galaxy({(0, 0): "r", (1, 0): "r", (0, 1): "g"}))
    scene.put(0, MINE, (0, 0))
    scene.rich(0)
    scene.booster(0, "booster_04")
    assert "build mine" in scene.offers()
    for action in ("power 1step", "power 2step", "special booster"):
        assert action not in scene.offers()


@pytest.mark.parametrize("action", ["power 1step", "power 2step", "special booster"])
def test_R24_all_steps_wasted_only_by_option(action: str) -> None:
    """On a home planet and on a Gaia planet the free steps would be lost as a whole."""
    for allowed in ("false", "true"):
        scene = terrans(allow_wasted_steps=allowed)
        scene.booster(0, "booster_04")
        scene.player(0).qic = 1
        offered = scene.places(action)
        assert (-1, 0) in offered
        assert ((1, 0) in offered) == (allowed == "true")
        assert ((0, 1) in offered) == (allowed == "true")


# --- R25: gaiaformed planets ---


def gaiaformed(round_tile: str = "rs_big_1", allow_wasted_steps: str = "false") -> Scene:
    """A gaiaformer of the Terrans on a Gaia planet six hexes away."""
    scene = terrans(round_tile, allow_wasted_steps)
    scene.planet((6, -1), GAIA)
    scene.put(0, GAIAFORMER, (6, -1), planet=GAIA)
    scene.player(0).gaiaformers_ready = 0
    return scene


def test_T20_terrans_settle_their_gaiaformed_planet() -> None:
    scene = gaiaformed()
    scene.put(1, MINE, (5, 0))
    scene.rich(1)
    scene.play("build mine", (6, -1))
    assert scene.goods(0) == [28, 14, 15, 0]
    assert scene.player(0).gaiaformers_ready == 1
    assert scene.player(0).gaia_planets == 1
    scene.check()


def test_R25_nobody_else_may_build_there() -> None:
    scene = gaiaformed()
    scene.put(1, MINE, (5, 0))
    scene.rich(1)
    scene.turn(1)
    assert (4, 0) in scene.places("build mine")
    scene.refuses("build mine", (6, -1))


def test_R25_always_in_range_and_without_QIC() -> None:
    scene = gaiaformed()
    assert (6, -1) in scene.places("build mine")
    assert (5, 0) not in scene.places("build mine")
    scene.player(0).credits = 1
    scene.refuses("build mine", (6, -1))
    scene.player(0).credits, scene.player(0).ore = 2, 0
    scene.refuses("build mine", (6, -1))


def test_R25_not_before_the_planet_has_changed() -> None:
    scene = terrans()
    scene.put(0, GAIAFORMER, (0, -1))
    scene.refuses("build mine", (0, -1))


def test_R25_it_is_a_mine_on_a_gaia_planet_without_steps() -> None:
    scene = gaiaformed(round_tile="rs_gaia_4")
    scene.tech(0, "tech_gaia_3vp")
    scene.play("build mine", (6, -1))
    assert scene.points(0, "round_1") == 4
    assert scene.points(0, "tech") == 3
    scene = gaiaformed(round_tile="rs_mine")
    scene.play("build mine", (6, -1))
    assert scene.points(0, "round_1") == 2
    scene = gaiaformed(round_tile="rs_terraform")
    scene.play("build mine", (6, -1))
    assert scene.points(0, "round_1") == 0


@pytest.mark.parametrize("booster", ["booster_04", "booster_05"])
def test_R25_free_steps_and_extra_range_are_not_for_it(booster: str) -> None:
    scene = gaiaformed(allow_wasted_steps="true")
    scene.booster(0, booster)
    for action in ("power 1step", "power 2step", "special booster"):
        assert scene.places(action)
        assert (6, -1) not in scene.places(action)


def test_R25_the_gaiaformer_that_came_back_can_be_used_again() -> None:
    scene = gaiaformed()
    scene.player(0).bowl1 = 6
    assert "project" not in scene.offers()
    scene.play("build mine", (6, -1))
    scene.turn(0)
    assert (0, -1) in scene.places("project")


# --- R26: what a mine sets off ---


def test_T8_two_points_for_a_mine_in_the_round_of_rs_mine() -> None:
    scene = terrans()
    scene.round_tile("rs_mine", 2)
    scene.play("build mine", (1, 0))
    assert scene.points(0, "round_2") == 2
    assert scene.player(0).vp == 12


def test_T10_three_points_for_a_mine_on_a_gaia_planet() -> None:
    scene = terrans()
    scene.tech(0, "tech_gaia_3vp")
    scene.player(0).qic = 1
    scene.play("build mine", (0, 1))
    assert scene.points(0, "tech") == 3
    scene.turn(0)
    scene.play("build mine", (1, 0))
    assert scene.points(0, "tech") == 3


def test_T10_a_covered_tile_gives_nothing() -> None:
    scene = terrans()
    scene.advanced(0, "adv_pass_fed", over="tech_gaia_3vp")
    scene.player(0).qic = 1
    scene.play("build mine", (0, 1))
    assert scene.points(0, "tech") == 0


@pytest.mark.parametrize(("target", "steps"), [((1, 0), 0), ((-1, 0), 1), ((1, -1), 2), ((0, 1), 0)])
def test_R26_terraforming_scores_the_distance_of_the_planet(target: Axial, steps: int) -> None:
    scene = terrans(round_tile="rs_terraform")
    scene.player(0).qic = 1
    scene.play("build mine", target)
    assert scene.points(0, "round_1") == 2 * steps


def test_R26_only_the_tile_of_the_current_round_scores() -> None:
    scene = terrans()
    scene.round_tile("rs_mine", 2)
    scene.round_tile("rs_big_1", 1)
    scene.play("build mine", (1, 0))
    assert scene.player(0).vp == 10


def test_R26_an_advanced_tile_pays_for_each_mine() -> None:
    scene = terrans()
    scene.advanced(0, "adv_trig_mine", over="tech_7vp")
    scene.play("build mine", (1, 0))
    assert scene.points(0, "advanced_tech") == 3


def test_R26_income_is_uncovered_at_once() -> None:
    scene = terrans()
    scene.booster(0, "booster_02")
    scene.play("build mine", (1, 0))
    p = scene.player(0)
    p.ore = 0
    scene.income_phase()
    assert scene.player(0).ore == 1 + 2


def test_R26_a_mine_beside_an_own_federation_joins_it() -> None:
    scene = terrans()
    scene.state.federated[scene.hex((0, 0))] = 1
    scene.play("build mine", (1, 0))
    assert scene.state.federated[scene.hex((1, 0))] == 1
    scene = terrans()
    scene.play("build mine", (1, 0))
    assert scene.state.federated[scene.hex((1, 0))] == 0


def test_R26_neighbours_may_charge_when_the_turn_is_over() -> None:
    scene = terrans()
    scene.put(1, MINE, (3, 0))
    scene.bowl(1, 2, 0, 0)
    scene.play("build mine", (1, 0))
    assert scene.question() == "turn"
    scene.play("end")
    assert (scene.question(), scene.asked()) == ("charge", 1)
    scene.play("charge")
    assert scene.bowls(1) == [1, 1, 0]
