"""Goods and power: sheet section 4.1, rules R1–R8."""

import pytest
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import INSTITUTE, MINE, TRADING_STATION
from galaktyka.games.gaia.rules.gains import gain_points
from galaktyka.games.gaia.state import FROM_CHARGING

LINE = galaxy({(0, 0): "r", (1, 0): "d", (2, 0): "r", (3, 0): "r", (-1, 0): "m", (-2, 0): "r"})


def on_a_line() -> Scene:
    """Terrans on (0, 0) with one Transdim planet beside them."""
    scene = Scene("terrans", "xenos", board=LINE)
    scene.put(0, MINE, (0, 0))
    return scene


@pytest.mark.parametrize(
    ("action", "before", "after"),
    [
        ("power 7c", [22, 0, 0, 0], [29, 0, 0, 0]),
        ("power 7c", [23, 0, 0, 0], [30, 0, 0, 0]),
        ("power 7c", [28, 0, 0, 0], [30, 0, 0, 0]),
        ("power 2o", [0, 13, 0, 0], [0, 15, 0, 0]),
        ("power 2o", [0, 14, 0, 0], [0, 15, 0, 0]),
        ("power 3k", [0, 0, 12, 0], [0, 0, 15, 0]),
        ("power 3k", [0, 0, 13, 0], [0, 0, 15, 0]),
        ("4pw>1q", [30, 15, 15, 40], [30, 15, 15, 41]),
    ],
)
def test_R1_goods_beyond_the_caps_are_lost_and_QIC_have_none(
    action: str, before: list[int], after: list[int]
) -> None:
    scene = on_a_line()
    p = scene.rich(0)
    p.credits, p.ore, p.knowledge, p.qic = before
    scene.play(action)
    assert scene.goods(0) == after


def test_R1_income_stops_at_the_caps_too() -> None:
    scene = on_a_line()
    scene.booster(0, "booster_04")
    p = scene.player(0)
    p.credits, p.ore, p.knowledge = 29, 14, 15
    scene.income_phase()
    assert scene.goods(0)[:3] == [30, 15, 15]


def test_R2_new_tokens_enter_bowl_one() -> None:
    scene = on_a_line()
    scene.rich(0)
    scene.bowl(0, 1, 2, 4)
    scene.play("1o>1t")
    assert scene.bowls(0) == [2, 2, 4]
    scene.play("power 2t")
    assert scene.bowls(0) == [2 + 3 + 2, 2, 1]


@pytest.mark.parametrize("x", [0, 1, 5])
def test_T11_charging_three_with_two_tokens_in_bowl_one(x: int) -> None:
    scene = on_a_line()
    scene.level(0, "economy", 2)
    scene.player(0).knowledge = 4
    scene.bowl(0, 2, x, 0)
    scene.play("research eco")
    assert scene.bowls(0) == [0, x + 1, 1]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([5, 1, 0], [2, 4, 0]),
        ([3, 0, 1], [0, 3, 1]),
        ([0, 5, 0], [0, 2, 3]),
        ([1, 0, 0], [0, 0, 1]),
        ([0, 1, 3], [0, 0, 4]),
        ([0, 0, 5], [0, 0, 5]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_R3_each_step_empties_bowl_one_first_and_the_rest_is_lost(
    before: list[int], after: list[int]
) -> None:
    scene = on_a_line()
    scene.level(0, "science", 2)
    scene.player(0).knowledge = 4
    scene.bowl(0, *before)
    scene.play("research sci")
    assert scene.bowls(0) == after


def test_R4_spent_power_goes_from_bowl_three_to_bowl_one() -> None:
    scene = on_a_line()
    scene.bowl(0, 1, 2, 5)
    scene.play("power 7c")
    assert scene.bowls(0) == [5, 2, 1]
    scene.play("1pw>1c")
    assert scene.bowls(0) == [6, 2, 0]
    scene.refuses("1pw>1c")


def test_R4_only_bowl_three_can_be_spent() -> None:
    scene = on_a_line()
    scene.bowl(0, 9, 9, 3)
    offers = scene.offers()
    assert "power 2t" in offers
    assert "3pw>1o" in offers
    for dearer in ("power 7c", "power 2o", "power 2k", "power 3k", "4pw>1q", "4pw>1k"):
        assert dearer not in offers


def test_T12_seven_credits_for_four_power() -> None:
    scene = on_a_line()
    scene.put(1, MINE, (1, 0))
    scene.rich(1)
    scene.bowl(0, 1, 2, 4)
    scene.player(0).credits = 3
    scene.play("power 7c")
    assert scene.player(0).credits == 10
    assert scene.bowls(0) == [5, 2, 0]
    scene.play("end")
    assert scene.asked() == 1
    assert "power 2t" in scene.offers()
    scene.refuses("power 7c")


def test_R5_the_owner_says_from_which_bowls_tokens_go() -> None:
    scene = on_a_line()
    scene.bowl(0, 2, 3, 4)
    scene.play("project", (-1, 0))
    assert scene.offers() == ["bowl I 2", "bowl I 1", "bowl I 0"]
    scene.play("bowl I 1")
    assert scene.offers() == ["bowl II 3", "bowl II 2", "bowl II 1"]
    scene.play("bowl II 3")
    assert scene.bowls(0) == [1, 0, 2]
    assert scene.player(0).gaia_tokens == 6


def test_R5_tokens_in_the_gaia_area_cannot_pay() -> None:
    scene = on_a_line()
    scene.bowl(0, 2, 2, 1)
    scene.player(0).gaia_tokens = 6
    scene.refuses("project", (-1, 0))
    scene.bowl(0, 2, 2, 2)
    scene.play("project", (-1, 0))
    assert scene.bowls(0) == [0, 0, 0]
    assert scene.player(0).gaia_tokens == 12


def test_R5_tokens_for_satellites_return_to_the_supply() -> None:
    scene = Scene("terrans", "xenos", board=LINE)
    scene.put(0, INSTITUTE, (0, 0))
    scene.put(0, TRADING_STATION, (2, 0), (3, 0))
    scene.bowl(0, 1, 1, 1)
    scene.state.change_planet(scene.hex((1, 0)), -1)
    scene.play("federation", (0, 0), (3, 0), "done", (1, 0))
    assert scene.offers() == ["bowl I 1", "bowl I 0"]
    scene.play("bowl I 0 bowl II 0 token 12vp")
    assert scene.bowls(0) == [1, 1, 0]
    assert scene.player(0).gaia_tokens == 0


def test_R5_the_option_takes_the_lowest_bowls() -> None:
    scene = Scene("terrans", "xenos", board=LINE, token_choice="automatic")
    scene.put(0, MINE, (0, 0))
    scene.bowl(0, 2, 3, 4)
    scene.play("project", (-1, 0), "end")
    assert scene.bowls(0) == [0, 0, 3]
    assert scene.player(0).gaia_tokens == 6


@pytest.mark.parametrize(("ore", "credits", "knowledge"), [(3, 4, 4), (2, 5, 4), (3, 5, 3)])
def test_R6_an_action_that_cannot_be_paid_in_full_is_not_started(
    ore: int, credits: int, knowledge: int
) -> None:
    scene = on_a_line()
    scene.put(0, TRADING_STATION, (2, 0))
    p = scene.player(0)
    p.ore, p.credits, p.knowledge, p.qic = ore, credits, knowledge, 0
    lab = ore >= 3 and credits >= 5
    assert ("upgrade lab" in scene.offers()) == lab
    assert ("research" in scene.offers()) == (knowledge >= 4)
    if not lab:
        scene.refuses("upgrade lab", (2, 0))
    else:
        scene.refuses("research eco")


def test_R6_what_an_action_brings_cannot_pay_for_it() -> None:
    """The tile of a lab would bring the ore that it lacks."""
    scene = on_a_line()
    scene.put(0, TRADING_STATION, (2, 0))
    p = scene.player(0)
    p.credits, p.ore, p.qic = 30, 2, 0
    scene.refuses("upgrade lab", (2, 0), "tile terra decline")
    p = scene.player(0)
    p.credits, p.ore = 1, 15
    scene.bowl(0, 0, 0, 5)
    scene.refuses("power 1step", (1, 0))


def test_R7_points_never_drop_below_zero() -> None:
    scene = on_a_line()
    p = scene.player(0)
    gain_points(scene.state, 0, -7, FROM_CHARGING, scene.table)
    assert p.vp == 3
    gain_points(scene.state, 0, -7, FROM_CHARGING, scene.table)
    assert p.vp == 0
    assert scene.points(0, "charging") == -10


def test_R7_charging_asks_for_no_more_points_than_there_are() -> None:
    scene = Scene("terrans", "xenos", board=LINE)
    scene.put(0, MINE, (0, 0))
    scene.put(1, INSTITUTE, (1, 0))
    p = scene.player(1)
    p.vp, p.sources[0] = 1, 1
    scene.bowl(1, 4, 0, 0)
    scene.player(0).qic = 1
    scene.play("build mine", (2, 0), "end charge")
    assert scene.player(1).vp == 0
    assert scene.bowls(1) == [2, 2, 0]


def test_R8_nothing_in_between_blocks_the_way() -> None:
    scene = on_a_line()
    scene.put(1, MINE, (1, 0))
    scene.level(0, "navigation", 2)
    p = scene.player(0)
    p.qic = 0
    assert scene.places("build mine") == [(-2, 0), (2, 0)]
    scene.play("build mine", (2, 0))
    assert scene.player(0).qic == 0


@pytest.mark.parametrize(("target", "near"), [((0, 0), True), ((3, 0), True), ((-2, 0), False)])
def test_R8_the_neighbourhood_ends_at_distance_two(target: tuple[int, int], near: bool) -> None:
    """The Xenos on (1, 0) may charge beside (0, 0) and (3, 0), not beside (-2, 0)."""
    scene = Scene("terrans", "xenos", board=LINE)
    scene.put(0, MINE, (2, 0))
    scene.put(1, MINE, (1, 0))
    scene.bowl(1, 4, 0, 0)
    scene.player(0).qic = 9
    scene.play("build mine", target, "end")
    assert (scene.question() == "charge") == near
