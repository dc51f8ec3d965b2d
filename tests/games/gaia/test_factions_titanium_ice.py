"""R126–R139 Firaks, Bescods, Nevlas, Itars."""

import pytest
from tests.games.gaia.realm import federate, realm
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import ACADEMY_QIC, FED_8VP_Q, INSTITUTE, LAB, MINE, TRADING_STATION

# --- Firaks ---


def firaks(**options: str) -> Scene:
    scene = realm("firaks", {(0, 0): INSTITUTE, (2, 0): LAB}, {(4, 0): "d"}, **options)
    scene.put(1, TRADING_STATION, (4, 0))
    return scene


def test_R126_a_lab_becomes_a_trading_station_and_one_area_rises() -> None:
    scene = firaks(tile="rs_trading_3")
    scene.advanced(0, "adv_trig_trading", "tech_7vp")
    before = scene.goods(0)
    scene.play("special faction", (2, 0))
    assert scene.offers() == ["terra", "nav", "ai", "gaia", "eco", "sci", "decline"]
    scene.play("gaia")
    p = scene.player(0)
    assert (p.built[LAB], p.built[TRADING_STATION], p.research[3]) == (0, 1, 1)
    assert (scene.points(0, "round_1"), scene.points(0, "advanced_tech")) == (3, 3)
    assert scene.goods(0) == before
    scene.play("end")
    assert (scene.asked(), scene.question(), scene.state.arg(0)) == (1, "charge", 2)
    scene.check()


def test_R126_the_advance_is_optional_and_obeys_level_three_and_five() -> None:
    scene = firaks()
    scene.play("special faction", (2, 0), "decline")
    assert scene.player(0).research == [0] * 6
    scene = firaks()
    scene.level(0, "terraforming", 2)
    scene.level(0, "ai", 4)
    scene.bowl(0, 4, 0, 0)
    scene.play("special faction", (2, 0))
    assert "ai" not in scene.offers()
    scene.play("terra")
    assert scene.bowls(0) == [1, 3, 0]


def test_R126_a_lost_planet_after_the_downgrade_is_offered_second() -> None:
    scene = firaks()
    scene.level(0, "navigation", 4)
    scene.token(0, "fed_8vp_q")
    scene.play("special faction", (2, 0), "nav", (3, 0), "end")
    assert scene.state.triggers == [scene.hex((2, 0)), scene.hex((3, 0))]
    scene.play("decline decline")
    assert scene.question() == "turn"


def test_R126_it_needs_a_lab_a_trading_station_in_supply_and_the_institute() -> None:
    scene = firaks()
    scene.player(0).built[TRADING_STATION] = 4
    assert "special faction" not in scene.offers()
    scene.player(0).built[TRADING_STATION] = 3
    assert "special faction" in scene.offers()
    realm("firaks", {(0, 0): INSTITUTE, (2, 0): ACADEMY_QIC}).refuses("special faction")
    realm("firaks", {(0, 0): TRADING_STATION, (2, 0): LAB}).refuses("special faction")


def test_R126_once_a_round_and_the_station_can_become_a_lab_again() -> None:
    scene = firaks()
    scene.rich(0)
    scene.play("special faction", (2, 0), "decline end decline")
    scene.turn(0)
    scene.refuses("special faction")
    scene.play("upgrade lab", (2, 0), "tile free1 decline")


# --- Bescods ---


def test_R127_the_swapped_board_has_other_ways_up() -> None:
    scene = realm("bescods", {(0, 0): TRADING_STATION, (2, 0): LAB, (4, 0): MINE})
    scene.rich(0)
    ways = {line: scene.places(line) for line in scene.offers() if line.startswith("upgrade")}
    assert ways == {
        "upgrade station": [(4, 0)],
        "upgrade lab": [(0, 0)],
        "upgrade institute": [(2, 0)],
        "upgrade academy-k": [(0, 0)],
        "upgrade academy-q": [(0, 0)],
    }


def test_R127_the_lowest_area_rises_once_a_round_from_the_start() -> None:
    scene = realm("bescods", {(0, 0): MINE}, tile="rs_research")
    for track, level in (("terraforming", 1), ("ai", 2), ("gaia_project", 1), ("economy", 3)):
        scene.level(0, track, level)
    knowledge = scene.player(0).knowledge
    scene.play("special faction")
    assert scene.offers() == ["nav", "sci"]
    scene.play("nav end")
    assert (scene.player(0).research[1], scene.player(0).knowledge) == (1, knowledge)
    assert scene.points(0, "round_1") == 2
    assert scene.player(0).qic == 2
    scene.turn(0)
    scene.refuses("special faction")


def test_R127_level_five_asks_for_a_token_here_too() -> None:
    scene = realm("bescods", {(0, 0): MINE})
    scene.player(0).research = [4, 5, 5, 4, 4, 5]
    assert "special faction" not in scene.offers()
    scene.token(0, "fed_8vp_q")
    scene.player(1).research[0] = 5
    scene.play("special faction")
    assert scene.offers() == ["gaia", "eco"]
    scene.play("eco")
    assert scene.player(0).green_tokens() == 0


def test_R128_structures_on_titanium_are_worth_one_more_with_the_institute() -> None:
    structures = {(0, 0): INSTITUTE, (1, 0): MINE, (0, 1): MINE}
    scene = realm("bescods", structures, {(-1, 1): "d"})
    federate(scene)  # 4 + 2 + 2
    scene.play("token 12vp")
    scene = realm("bescods", structures, {(-1, 1): "d"})
    scene.state.change_planet(scene.hex((0, 1)), 3)
    scene.state.change_planet(scene.hex((1, 0)), 3)
    scene.put(0, MINE, (-1, 1))
    assert "federation" in scene.offers()  # 4 + 1 + 1 + 1
    scene = realm("bescods", {(0, 0): TRADING_STATION, (1, 0): LAB, (0, 1): TRADING_STATION})
    scene.refuses("federation")  # without the institute 6


@pytest.mark.parametrize(
    ("kind", "planet", "tile", "value"),
    [(INSTITUTE, "t", False, 4), (INSTITUTE, "t", True, 5), (INSTITUTE, "d", True, 4), (MINE, "t", False, 2)],
)
def test_R128_the_higher_value_charges_more_power(kind: int, planet: str, tile: bool, value: int) -> None:
    board = galaxy({(0, 0): planet, (-4, 0): "d", (2, 0): "r", (3, 0): "r"})
    scene = Scene("bescods", "terrans", board=board)
    scene.put(0, kind, (0, 0))
    if kind != INSTITUTE:
        scene.put(0, INSTITUTE, (-4, 0))
    if tile:
        scene.tech(0, "tech_big_value4")
    scene.put(1, MINE, (3, 0))
    scene.turn(1)
    scene.play("build mine", (2, 0), "end")
    assert (scene.question(), scene.state.arg(0)) == ("charge", value)


# --- Nevlas ---


def nevlas(kind: int, bowls: list[int]) -> Scene:
    scene = realm("nevlas", {(0, 0): kind})
    scene.bowl(0, *bowls)
    return scene


@pytest.mark.parametrize("kind", [MINE, INSTITUTE])
def test_R134_a_token_of_bowl_three_goes_to_the_gaia_area_for_a_knowledge(kind: int) -> None:
    scene = nevlas(kind, [1, 1, 1])
    knowledge = scene.player(0).knowledge
    scene.play("token>1k")
    p = scene.player(0)
    assert (scene.bowls(0), p.gaia_tokens, p.knowledge) == ([1, 1, 0], 1, knowledge + 1)
    scene.refuses("token>1k")
    scene.gaia_phase()
    assert (scene.bowls(0), scene.player(0).gaia_tokens) == ([2, 1, 0], 0)
    realm("itars", {(0, 0): MINE}).refuses("token>1k")


def test_T43_two_tokens_pay_a_cost_of_three_and_one_power_is_lost() -> None:
    scene = nevlas(INSTITUTE, [0, 0, 2])
    scene.play("power 2t")
    assert scene.bowls(0) == [4, 0, 0]
    nevlas(TRADING_STATION, [0, 0, 2]).refuses("power 2t")
    nevlas(INSTITUTE, [4, 4, 1]).refuses("power 2t")


@pytest.mark.parametrize(
    ("line", "tokens", "gains"),
    [
        ("1pw>1c", 1, [1, 0, 0, 0]),
        ("3pw>1o", 2, [0, 1, 0, 0]),
        ("4pw>1k", 2, [0, 0, 1, 0]),
        ("4pw>1q", 2, [0, 0, 0, 1]),
        ("2pw>2c", 1, [2, 0, 0, 0]),
        ("4pw>1o+1c", 2, [1, 1, 0, 0]),
        ("6pw>2o", 3, [0, 2, 0, 0]),
        ("power 3k", 4, [0, 0, 3, 0]),
    ],
)
def test_R135_a_token_is_worth_two_power_and_exchanges_may_share_a_payment(
    line: str, tokens: int, gains: list[int]
) -> None:
    scene = nevlas(INSTITUTE, [0, 0, tokens])
    before = scene.goods(0)
    scene.play(line)
    assert scene.bowls(0) == [tokens, 0, 0]
    assert [b - a for a, b in zip(before, scene.goods(0), strict=True)] == gains
    nevlas(INSTITUTE, [0, 0, tokens - 1]).refuses(line)


def test_R135_bundles_need_the_institute_and_as_a_token_cost_each_counts_one() -> None:
    scene = nevlas(TRADING_STATION, [0, 0, 9])
    for line in ("2pw>2c", "4pw>1o+1c", "6pw>2o"):
        scene.refuses(line)
    scene = realm("nevlas", {(0, 0): INSTITUTE}, {(1, 0): "m"})
    scene.level(0, "gaia_project", 1)
    scene.bowl(0, 0, 0, 5)
    scene.refuses("project")
    scene.bowl(0, 0, 0, 6)
    scene.play("project", (1, 0))
    assert (scene.bowls(0), scene.player(0).gaia_tokens) == ([0, 0, 0], 6)


# --- Itars ---


def itars(tokens: int, kind: int = INSTITUTE, tile: str = "rs_big_1") -> Scene:
    scene = realm("itars", {(0, 0): kind, (3, 0): MINE}, tile=tile)
    scene.player(0).gaia_tokens = tokens
    scene.bowl(0, 1, 0, 0)
    return scene


def test_R138_burning_puts_the_token_into_the_gaia_area() -> None:
    scene = realm("itars", {(0, 0): MINE})
    scene.bowl(0, 0, 4, 0)
    scene.play("burn burn")
    assert (scene.bowls(0), scene.player(0).gaia_tokens) == ([0, 0, 2], 2)


def test_R139_four_tokens_of_the_gaia_area_buy_a_tile_and_the_rest_returns() -> None:
    scene = itars(6)
    scene.gaia_phase()
    assert scene.offers() == ["take", "done"]
    scene.play("take tile free2 decline")
    p = scene.player(0)
    assert (p.techs, p.gaia_tokens, scene.bowls(0), scene.question()) == (1 << 7, 0, [3, 0, 0], "turn")


def test_R139_any_number_of_tiles_or_none() -> None:
    scene = itars(9)
    scene.gaia_phase()
    scene.play("take tile free1 decline take tile free2 decline")
    assert (scene.player(0).techs.bit_count(), scene.bowls(0)) == (2, [2, 0, 0])
    scene = itars(9)
    scene.gaia_phase()
    scene.play("take tile free1 decline done")
    assert (scene.player(0).techs.bit_count(), scene.bowls(0)) == (1, [6, 0, 0])
    scene = itars(9)
    scene.gaia_phase()
    scene.play("done")
    assert (scene.player(0).techs, scene.bowls(0)) == (0, [10, 0, 0])


def test_R139_three_tokens_or_no_institute_or_no_tile_left_ask_nothing() -> None:
    for scene in (itars(3), itars(8, TRADING_STATION), itars(8)):
        if scene.player(0).gaia_tokens == 8 and scene.player(0).built[INSTITUTE]:
            scene.player(0).techs = 0x1FF
        total = 1 + scene.player(0).gaia_tokens
        scene.gaia_phase()
        assert (scene.question(), scene.bowls(0)) == ("turn", [total, 0, 0])


def test_R139_a_tile_of_the_gaia_phase_scores_the_new_round() -> None:
    scene = itars(4, tile="rs_research")
    scene.gaia_phase()
    scene.play("take tile eco eco")
    assert scene.player(0).research[4] == 1
    assert scene.points(0, "round_1") == 2


def test_R139_an_advanced_tile_is_possible_as_well() -> None:
    scene = itars(4)
    scene.token(0, "fed_8vp_q")
    scene.level(0, "science", 4)
    scene.tech(0, "tech_7vp")
    scene.gaia_phase()
    scene.play("take tile adv-sci cover 7vp decline")
    p = scene.player(0)
    assert (p.advanced.bit_count(), p.covered, p.tokens) == (1, 1 << 3, [2 * FED_8VP_Q])
    scene.check()


def test_R139_a_lost_planet_of_the_gaia_phase_is_offered_at_once() -> None:
    scene = itars(8)
    scene.token(0, "fed_8vp_q")
    scene.level(0, "navigation", 4)
    scene.put(1, MINE, (0, 4))
    scene.bowl(1, 2, 0, 0)
    scene.gaia_phase()
    scene.play("take tile nav nav", (0, 2))
    assert (scene.asked(), scene.question()) == (1, "charge")
    scene.play("charge")
    assert (scene.asked(), scene.offers()) == (0, ["take", "done"])
