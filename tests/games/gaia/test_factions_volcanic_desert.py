"""R118–R122 Geodens, Bal T'aks, Xenos, Gleens."""

import pytest
from tests.games.gaia.realm import federate, realm
from tests.games.gaia.scene import Scene

from galaktyka.games.gaia.ids import (
    ACADEMY_QIC,
    FED_12VP,
    FED_GLEENS,
    GAIA,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    MINE,
    TRADING_STATION,
)

# --- Geodens ---


def test_R118_a_new_planet_type_gives_three_knowledge() -> None:
    scene = realm(
        "geodens", {(0, 0): INSTITUTE, (0, 2): MINE}, {(1, 0): "o", (0, 1): "v", (-1, 0): "o", (-1, 1): "g"}
    )
    scene.rich(0).knowledge = 0
    for place, knowledge in (((1, 0), 3), ((-1, 0), 3), ((0, 1), 3), ((-1, 1), 6)):
        scene.turn(0)
        scene.play("build mine", place, "end")
        assert scene.player(0).knowledge == knowledge
        scene.player(0).ore = 15


def test_R118_the_lost_planet_is_a_type_and_types_before_the_institute_never_pay() -> None:
    scene = realm("geodens", {(0, 0): TRADING_STATION}, {(1, 0): "o", (0, 1): "o"})
    scene.rich(0).knowledge = 4
    scene.play("build mine", (1, 0), "end")
    assert scene.player(0).knowledge == 4
    scene.turn(0)
    scene.player(0).ore = 15
    scene.play("upgrade institute", (0, 0), "end")
    scene.turn(0)
    scene.play("build mine", (0, 1), "end")
    assert scene.player(0).knowledge == 4
    scene.token(0, "fed_8vp_q")
    scene.level(0, "navigation", 4)
    scene.turn(0)
    scene.play("research nav", (2, 0), "end")
    assert scene.player(0).knowledge == 3


# --- Bal T'aks ---


def test_R119_bal_taks_do_not_advance_in_navigation_before_the_institute() -> None:
    scene = realm("bal_taks", {(0, 0): TRADING_STATION})
    scene.rich(0)
    scene.play("research")
    assert scene.offers() == ["terra", "ai", "gaia", "eco", "sci"]
    scene = realm("bal_taks", {(0, 0): INSTITUTE})
    scene.rich(0)
    scene.play("research nav")
    assert scene.player(0).research[1] == 1


def test_R119_a_ready_gaiaformer_gives_a_qic_and_comes_back_in_the_gaia_phase() -> None:
    scene = realm("bal_taks", {(0, 0): MINE}, {(1, 0): "m"})
    scene.bowl(0, 9, 0, 0)
    assert "project" in scene.offers()
    scene.play("gaiaformer>1q")
    p = scene.player(0)
    assert (p.qic, p.gaiaformers_ready, p.gaiaformers_away) == (1, 0, 1)
    scene.refuses("gaiaformer>1q")
    scene.refuses("project")
    scene.gaia_phase()
    p = scene.player(0)
    assert (p.gaiaformers_ready, p.gaiaformers_away) == (1, 0)
    assert "project" in scene.offers()


def test_R119_a_gaiaformer_on_a_planet_gives_no_qic_and_others_have_no_such_exchange() -> None:
    scene = realm("bal_taks", {(0, 0): MINE}, {(1, 0): "m"})
    scene.bowl(0, 6, 0, 0)
    scene.play("project", (1, 0))
    scene.refuses("gaiaformer>1q")
    scene = realm("terrans", {(0, 0): MINE})
    assert scene.player(0).gaiaformers_ready == 1
    scene.refuses("gaiaformer>1q")


def test_R119_the_action_academy_of_bal_taks_gives_four_credits() -> None:
    scene = realm("bal_taks", {(0, 0): ACADEMY_QIC})
    before = scene.goods(0)
    scene.play("special academy")
    assert scene.goods(0) == [before[0] + 4, *before[1:]]


# --- Xenos ---


def test_R120_xenos_place_a_third_mine_after_the_others_second() -> None:
    scene = Scene("xenos", "terrans")
    scene.state.frames = []
    scene.state.push(0, -1, 0, 0)
    scene.settle()
    order = []
    while scene.question() == "first-mine":
        order.append(scene.asked())
        scene.play(scene.offers()[0])
    assert order == [0, 1, 1, 0, 0]
    assert scene.player(0).built[MINE] == 3


def test_T41_xenos_with_the_institute_federate_at_six() -> None:
    scene = realm("xenos", {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): MINE})
    assert "federation" in scene.offers()
    federate(scene)
    scene.play("token 12vp")


def test_R120_six_are_not_enough_before_the_institute_and_five_never() -> None:
    scene = realm("xenos", {(0, 0): TRADING_STATION, (1, 0): TRADING_STATION, (0, 1): LAB})
    scene.refuses("federation")
    scene = realm("xenos", {(0, 0): INSTITUTE, (1, 0): TRADING_STATION})
    scene.refuses("federation")


# --- Gleens ---


def gleens(kind: int = MINE) -> Scene:
    return realm("gleens", {(0, 0): kind}, {(1, 0): "g", (0, 1): "d"})


def test_R121_until_the_qic_academy_stands_each_qic_becomes_an_ore() -> None:
    scene = gleens()
    scene.rich(0).qic = 0
    scene.player(0).ore = 0
    scene.play("4pw>1q")
    assert scene.goods(0)[1::2] == [1, 0]
    scene.play("research ai end")
    assert scene.goods(0)[1::2] == [2, 0]
    scene.booster(0, "booster_02")
    scene.income_phase()
    assert scene.goods(0)[1::2] == [5, 0]  # the QIC, always 1, one mine
    scene.put(0, ACADEMY_QIC, (0, 1))
    scene.player(0).specials_used = 0
    scene.play("special academy")
    assert scene.player(0).qic == 1


def test_R121_ore_instead_of_qic_obeys_the_cap() -> None:
    scene = gleens()
    scene.rich(0).qic = 0
    scene.play("4pw>1q")
    assert scene.goods(0)[1::2] == [15, 0]


@pytest.mark.parametrize("academy", [False, True])
def test_R121_a_gaia_planet_costs_an_ore_and_earns_two_points(academy: bool) -> None:
    scene = gleens(ACADEMY_QIC if academy else MINE)
    p = scene.player(0)
    p.ore, p.credits, p.qic = 2, 2, 3 if academy else 0
    scene.play("build mine", (1, 0))
    assert (p.ore, p.credits, p.qic) == (0, 0, 3 if academy else 0)
    assert (scene.points(0, "faction"), p.vp) == (2, 12)


def test_R121_a_gaiaformed_planet_earns_the_two_points_as_well() -> None:
    scene = gleens()
    scene.put(0, GAIAFORMER, (1, 0))
    assert scene.state.planet[scene.hex((1, 0))] == GAIA
    scene.play("build mine", (1, 0), "end")
    assert scene.points(0, "faction") == 2
    scene.turn(0)
    scene.play("build mine", (0, 1))
    assert scene.points(0, "faction") == 2


def test_R122_the_institute_brings_the_gleens_token() -> None:
    scene = realm(
        "gleens",
        {(0, 0): TRADING_STATION, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION},
        tile="rs_federation",
    )
    p = scene.rich(0)
    p.knowledge, p.credits = 0, 20
    scene.play("upgrade institute", (0, 0), "end")
    assert scene.goods(0)[:3] == [20 - 6 + 2, 15 - 4 + 1, 1]
    assert (p.tokens, p.green_tokens(), p.tokens_formed) == ([2 * FED_GLEENS + 1], 1, 0)
    assert scene.points(0, "round_1") == 5
    scene.turn(0)
    federate(scene)  # the institute is still free: 3 + 2 + 2
    scene.play("token 12vp")
    assert scene.player(0).tokens == [2 * FED_GLEENS + 1, 2 * FED_12VP]
