"""Power and QIC actions: sheet section 4.9, rules R80–R84."""

import pytest
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import FED_6VP_2K, INSTITUTE, MINE, TECH_IDS, TRADING_STATION

MAP = galaxy({(0, 0): "r", (0, 1): "i", (1, 0): "g", (0, -1): "r", (2, 0): "d", (-1, 0): "r"})


def terrans(
    round_tile: str = "rs_big_1", allow_wasted_steps: str = "false", lantid_shared_counts: str = "false"
) -> Scene:
    scene = Scene(
        "terrans",
        "xenos",
        board=MAP,
        round_tile=round_tile,
        allow_wasted_steps=allow_wasted_steps,
        lantid_shared_counts=lantid_shared_counts,
    )
    scene.put(0, MINE, (0, 0))
    p = scene.player(0)
    p.credits, p.ore, p.knowledge, p.qic = 5, 5, 5, 0
    scene.bowl(0, 0, 0, 0)
    return scene


GOODS = [
    ("power 3k", 7, [0, 0, 3, 0]),
    ("power 2o", 4, [0, 2, 0, 0]),
    ("power 7c", 4, [7, 0, 0, 0]),
    ("power 2k", 4, [0, 0, 2, 0]),
    ("power 2t", 3, [0, 0, 0, 0]),
]


@pytest.mark.parametrize(("action", "power", "gain"), GOODS)
def test_R80_pay_power_and_take_the_effect(action: str, power: int, gain: list[int]) -> None:
    scene = terrans()
    scene.bowl(0, 0, 0, power - 1)
    scene.refuses(action)
    scene.bowl(0, 0, 0, power)
    scene.play(action)
    assert scene.goods(0) == [5 + gain[0], 5 + gain[1], 5 + gain[2], 0]
    assert scene.bowls(0) == [power + (2 if action == "power 2t" else 0), 0, 0]


@pytest.mark.parametrize(("action", "power", "ore"), [("power 2step", 5, 1), ("power 1step", 3, 1)])
def test_R80_steps_for_five_and_three_power(action: str, power: int, ore: int) -> None:
    scene = terrans()
    scene.bowl(0, 0, 0, power - 1)
    scene.refuses(action, (0, 1))
    scene.bowl(0, 0, 0, power)
    scene.play(action, (0, 1))
    assert scene.goods(0) == [3, 5 - ore, 5, 0]
    assert scene.bowls(0) == [power, 0, 0]


@pytest.mark.parametrize(("action", "qic"), [("qic tech", 4), ("qic fed", 3), ("qic vp", 2)])
def test_R80_the_price_of_QIC_actions(action: str, qic: int) -> None:
    scene = terrans()
    scene.token(0, "fed_12vp", green=False)
    scene.player(0).qic = qic - 1
    scene.refuses(action)
    scene.player(0).qic = qic
    scene.play(action)
    assert scene.player(0).qic == 0


@pytest.mark.parametrize("action", [name for name, _, _ in GOODS] + ["qic vp"])
def test_R80_a_space_is_marked_for_everybody_until_the_round_ends(action: str) -> None:
    scene = terrans()
    scene.put(1, MINE, (2, 0))
    for seat in (0, 1):
        scene.rich(seat)
        p = scene.player(seat)
        p.credits, p.ore, p.knowledge = 5, 5, 5
    scene.play(action, "end")
    assert scene.asked() == 1
    assert action not in scene.offers()
    scene.refuses(action)
    scene.play("pass booster 3 pass booster 4")
    scene.rich(0)
    p = scene.player(0)
    p.credits, p.ore, p.knowledge = 5, 5, 5
    scene.turn(0)
    assert scene.state.round == 2
    assert action in scene.offers()


def test_R81_a_token_is_gained_again() -> None:
    scene = terrans(round_tile="rs_federation")
    scene.token(0, "fed_6vp_2k")
    scene.token(0, "fed_8vp_2t", green=False)
    scene.token(0, "fed_12vp", green=False)
    scene.player(0).qic = 3
    tokens = scene.player(0).tokens[:]
    scene.play("qic fed")
    assert scene.offers() == ["token 12vp", "token 8vp_2t", "token 6vp_2k"]
    scene.play("token 6vp_2k")
    assert scene.points(0, "actions") == 6
    assert scene.player(0).knowledge == 7
    assert scene.player(0).tokens == tokens
    assert scene.points(0, "round_1") == 0
    scene.check()


def test_R81_a_grey_token_will_do() -> None:
    scene = terrans()
    scene.token(0, "fed_8vp_2t", green=False)
    scene.player(0).qic = 3
    scene.play("qic fed token 8vp_2t")
    assert scene.points(0, "actions") == 8
    assert scene.bowls(0) == [2, 0, 0]
    assert scene.player(0).green_tokens() == 0


def test_R81_the_token_of_the_gleens_will_do() -> None:
    scene = Scene("gleens", "terrans", board=MAP)
    scene.put(0, MINE, (2, 0))
    scene.player(0).tokens = [13]
    p = scene.player(0)
    p.credits, p.ore, p.knowledge, p.qic = 5, 5, 5, 3
    scene.play("qic fed token gleens")
    assert scene.goods(0) == [7, 6, 6, 0]


def test_R81_an_own_token_is_needed() -> None:
    scene = terrans()
    scene.player(0).qic = 9
    scene.token(1, "fed_12vp", green=False)
    assert "qic vp" in scene.offers()
    scene.refuses("qic fed")


def test_R81_nothing_is_taken_from_the_piles() -> None:
    scene = terrans()
    scene.token(0, "fed_6vp_2k")
    scene.player(0).qic = 3
    left = scene.state.tokens_left[:]
    scene.play("qic fed token 6vp_2k")
    assert scene.state.tokens_left == left


def test_R82_three_points_and_one_a_planet_type() -> None:
    scene = terrans()
    scene.put(0, MINE, (0, -1), (0, 1), (1, 0))
    scene.player(0).qic = 2
    scene.play("qic vp")
    assert scene.points(0, "actions") == 3 + 3


@pytest.mark.parametrize(("counts", "points"), [("false", 4), ("true", 5)])
def test_R82_a_shared_planet_is_a_type_only_by_option(counts: str, points: int) -> None:
    scene = Scene("lantids", "xenos", board=MAP, lantid_shared_counts=counts)
    scene.put(1, MINE, (2, 0))
    scene.put(0, MINE, (0, 0), (2, 0))
    scene.player(0).qic = 2
    scene.play("qic vp")
    assert scene.points(0, "actions") == points


def test_T32_four_QIC_for_a_tile() -> None:
    scene = terrans()
    scene.player(0).qic = 5
    scene.play("qic tech tile gaia gaia")
    p = scene.player(0)
    assert p.qic == 1
    assert scene.points(0, "tech") == 7
    assert p.research[3] == 2


def test_T32_or_for_an_advanced_tile() -> None:
    scene = terrans()
    scene.player(0).qic = 4
    scene.level(0, "economy", 4)
    scene.token(0, "fed_6vp_2k")
    scene.tech(0, "tech_inc_4c")
    scene.play("qic tech tile adv-eco cover inc_4c decline")
    assert scene.player(0).advanced
    assert scene.player(0).green_tokens() == 0


def test_R83_only_when_there_is_a_tile_to_take() -> None:
    scene = terrans()
    scene.player(0).qic = 4
    scene.tech(0, *TECH_IDS[:8])
    assert "qic tech" in scene.offers()
    scene.tech(0, TECH_IDS[8])
    assert "qic tech" not in scene.offers()
    scene.level(0, "economy", 4)
    scene.token(0, "fed_6vp_2k")
    assert "qic tech" in scene.offers()


AT_THE_CAP = [
    ("power 7c", [30, 5, 5]),
    ("power 2o", [5, 15, 5]),
    ("power 2k", [5, 5, 15]),
    ("power 3k", [5, 5, 15]),
]


@pytest.mark.parametrize(("action", "held"), AT_THE_CAP)
def test_R84_a_gain_that_is_lost_as_a_whole_only_by_option(action: str, held: list[int]) -> None:
    for allowed in ("false", "true"):
        scene = terrans(allow_wasted_steps=allowed)
        scene.bowl(0, 0, 0, 9)
        p = scene.player(0)
        p.credits, p.ore, p.knowledge = held
        assert (action in scene.offers()) == (allowed == "true")


@pytest.mark.parametrize(("action", "held"), AT_THE_CAP)
def test_R84_a_gain_that_is_lost_in_part_is_legal(action: str, held: list[int]) -> None:
    scene = terrans()
    scene.bowl(0, 0, 0, 9)
    p = scene.player(0)
    p.credits, p.ore, p.knowledge = [n - 1 if n > 5 else n for n in held]
    scene.play(action)
    assert scene.goods(0)[:3] == held


def test_R84_tokens_and_points_are_never_lost() -> None:
    scene = terrans()
    p = scene.player(0)
    p.credits, p.ore, p.knowledge, p.qic = 30, 15, 15, 2
    scene.bowl(0, 30, 0, 9)
    assert "power 2t" in scene.offers()
    assert "qic vp" in scene.offers()


def test_T29_a_federation_token_gives_its_goods_and_stays_green() -> None:
    scene = terrans()
    scene.put(0, INSTITUTE, (0, -1))
    scene.put(0, TRADING_STATION, (-1, 0))
    scene.put(0, MINE, (1, 0))
    left = scene.state.tokens_left[FED_6VP_2K]
    scene.play("federation", scene.after("federation")[0], "done token 6vp_2k")
    p = scene.player(0)
    assert scene.points(0, "federations") == 6
    assert p.knowledge == 7
    assert p.tokens == [2 * FED_6VP_2K + 1]
    assert scene.state.tokens_left[FED_6VP_2K] == left - 1
