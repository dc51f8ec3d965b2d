"""R90–R94 Charging power beside another player's building."""

import pytest
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    MINE,
    STATION,
    TRADING_STATION,
)

Place = tuple[int, int]
SITE: Place = (0, 0)
NEIGHBOURS: dict[Place, str] = {
    (2, 0): "d",
    (0, 2): "s",
    (-2, 0): "o",
    (0, -2): "d",
    (3, 0): "d",
    (0, 3): "s",
}
MAP = galaxy({SITE: "r", (-1, 1): "r", (1, -1): "m"} | NEIGHBOURS)


def meeting(*factions: str) -> Scene:
    """Seat 0 has a mine at (-1, 1) and may build on (0, 0); the others' planets lie around."""
    scene = Scene(*factions, board=MAP)
    scene.put(0, MINE, (-1, 1))
    for seat in range(len(factions)):
        scene.bowl(seat, 4, 4, 0)
    return scene


def offer(scene: Scene) -> tuple[int, int]:
    """Who is asked to charge, and how much the neighbour is worth."""
    assert scene.question() == "charge"
    return scene.asked(), scene.state.arg(0)


VALUES = [(MINE, 1), (TRADING_STATION, 2), (LAB, 2), (INSTITUTE, 3), (ACADEMY_KNOWLEDGE, 3), (ACADEMY_QIC, 3)]


@pytest.mark.parametrize(("kind", "value"), VALUES)
def test_R90_a_neighbour_may_charge_the_value_of_its_structure(kind: int, value: int) -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, kind, (2, 0))
    scene.play("build mine", SITE, "end")
    assert offer(scene) == (1, value)


def test_R90_only_the_highest_structure_counts() -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, MINE, (0, -2))
    scene.put(1, INSTITUTE, (2, 0))
    scene.play("build mine", SITE, "end")
    assert offer(scene) == (1, 3)
    scene.play("charge")
    assert (scene.asked(), scene.question()) == (1, "turn")  # once, not once a structure


def test_R90_two_hexes_are_near_and_three_are_not() -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, INSTITUTE, (3, 0))
    scene.put(1, MINE, (2, 0))
    scene.play("build mine", SITE, "end")
    assert offer(scene) == (1, 1)
    scene = meeting("terrans", "xenos")
    scene.put(1, INSTITUTE, (3, 0))
    scene.play("build mine", SITE, "end")
    assert scene.question() == "turn"


@pytest.mark.parametrize(
    ("old", "line"),
    [
        (MINE, ("upgrade station", SITE)),
        (TRADING_STATION, ("upgrade institute", SITE)),
        (TRADING_STATION, ("upgrade lab", SITE, "tile free1 decline")),
        (LAB, ("upgrade academy-k", SITE, "tile free1 decline")),
        (LAB, ("upgrade academy-q", SITE, "tile free1 decline")),
    ],
)
def test_R90_every_upgrade_lets_neighbours_charge(old: int, line: tuple[str | Place, ...]) -> None:
    scene = meeting("terrans", "xenos")
    scene.rich(0)
    scene.put(0, old, SITE)
    scene.put(1, TRADING_STATION, (2, 0))
    scene.play(*line, "end")
    assert offer(scene) == (1, 2)


def test_R90_the_lost_planet_lets_neighbours_charge_and_charges_beside_others() -> None:
    scene = meeting("terrans", "xenos")
    scene.level(0, "navigation", 4)
    scene.token(0, "fed_8vp_q")
    scene.rich(0)
    scene.put(1, TRADING_STATION, (2, 0))
    scene.play("research nav", (1, 0), "end")
    assert offer(scene) == (1, 2)
    scene.play("decline")
    scene.rich(1)
    scene.play("upgrade lab", (2, 0), "tile free1 decline end")
    assert offer(scene) == (0, 1)


def test_R90_gaiaformers_neither_trigger_nor_receive() -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, INSTITUTE, (2, 0))
    scene.put(0, MINE, SITE)
    scene.play("project", (1, -1), "bowl I 4 end")
    assert scene.question() == "turn"
    scene = meeting("terrans", "xenos")
    scene.put(1, GAIAFORMER, (1, -1))
    scene.play("build mine", SITE, "end")
    assert scene.question() == "turn"


def test_R90_satellites_and_stations_neither_trigger_nor_receive() -> None:
    scene = meeting("terrans", "ivits")
    scene.put(1, STATION, (1, 0))
    scene.state.satellites[scene.hex((0, 1))] = scene.state.federated[scene.hex((0, 1))] = 2
    scene.play("build mine", SITE, "end")
    assert scene.question() == "turn"
    scene = meeting("terrans", "ivits")
    scene.put(0, MINE, SITE)
    scene.put(1, INSTITUTE, (-2, 0))
    scene.turn(1)
    scene.play("special faction", (-1, 0), "end")
    assert scene.question() == "turn"


def test_R90_the_builder_never_charges() -> None:
    scene = meeting("terrans", "xenos")
    scene.put(0, INSTITUTE, (2, 0))
    scene.play("build mine", SITE, "end")
    assert (scene.asked(), scene.question()) == (1, "turn")


COSTS = [
    (MINE, False, 1, 0),
    (TRADING_STATION, False, 2, 1),
    (INSTITUTE, False, 3, 2),
    (INSTITUTE, True, 4, 3),
]


@pytest.mark.parametrize(("kind", "tile", "power", "cost"), COSTS)
def test_R91_charging_costs_a_point_less_than_the_power(kind: int, tile: bool, power: int, cost: int) -> None:
    scene = meeting("terrans", "xenos")
    if tile:
        scene.tech(1, "tech_big_value4")
    scene.put(1, kind, (2, 0))
    scene.play("build mine", SITE, "end")
    assert scene.offers() == ["charge", "decline"]
    scene.play("charge")
    p = scene.player(1)
    assert (scene.bowls(1), p.vp, scene.points(1, "charging")) == (
        [4 - power, 4 + power, 0],
        10 - cost,
        -cost,
    )
    scene.check()


def test_R91_a_covered_tile_raises_no_value() -> None:
    scene = meeting("terrans", "xenos")
    scene.advanced(1, "adv_pass_lab", "tech_big_value4")
    scene.put(1, INSTITUTE, (2, 0))
    scene.play("build mine", SITE, "end")
    assert offer(scene) == (1, 3)


def test_R91_five_power_cost_four_points() -> None:
    board = galaxy({SITE: "r", (-1, 1): "r", (2, 0): "t"})
    scene = Scene("terrans", "bescods", board=board)
    scene.put(0, MINE, (-1, 1))
    scene.put(1, INSTITUTE, (2, 0))
    scene.tech(1, "tech_big_value4")
    scene.bowl(1, 5, 0, 0)
    scene.play("build mine", SITE, "end charge")
    assert (scene.bowls(1), scene.player(1).vp) == ([0, 5, 0], 6)


def test_R91_declining_changes_nothing() -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, INSTITUTE, (2, 0))
    scene.play("build mine", SITE, "end decline")
    assert (scene.bowls(1), scene.player(1).vp) == ([4, 4, 0], 10)


def test_R91_without_a_token_to_move_there_is_no_offer() -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, INSTITUTE, (2, 0))
    scene.bowl(1, 0, 0, 6)
    scene.play("build mine", SITE, "end")
    assert (scene.asked(), scene.question()) == (1, "turn")


@pytest.mark.parametrize(
    ("bowls", "after", "cost"),
    [
        ([0, 1, 3], [0, 0, 4], 0),
        ([1, 0, 0], [0, 0, 1], 1),
        ([0, 2, 0], [0, 0, 2], 1),
        ([1, 1, 0], [0, 0, 2], 2),
    ],
)
def test_R91_no_more_is_charged_than_can_be_moved(bowls: list[int], after: list[int], cost: int) -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, INSTITUTE, (2, 0))
    scene.bowl(1, *bowls)
    scene.play("build mine", SITE, "end charge")
    assert (scene.bowls(1), scene.player(1).vp) == (after, 10 - cost)


def test_R91_with_no_points_one_power_is_free() -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, INSTITUTE, (2, 0))
    scene.player(1).vp = 0
    scene.play("build mine", SITE, "end charge")
    assert (scene.bowls(1), scene.player(1).vp) == ([3, 5, 0], 0)


def test_T33_a_mine_charges_one_and_an_institute_three() -> None:
    scene = meeting("terrans", "hadsch_hallas", "xenos")
    scene.put(1, MINE, (-2, 0))
    scene.put(2, INSTITUTE, (2, 0))
    scene.play("build mine", SITE, "end charge charge")
    assert (scene.bowls(1), scene.player(1).vp) == ([3, 5, 0], 10)
    assert (scene.bowls(2), scene.player(2).vp) == ([1, 7, 0], 8)


def test_T34_one_possible_step_costs_nothing() -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, INSTITUTE, (2, 0))
    scene.bowl(1, 0, 1, 0)
    scene.play("build mine", SITE, "end charge")
    assert (scene.bowls(1), scene.player(1).vp) == ([0, 0, 1], 10)


def test_T35_one_point_pays_for_two_power() -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, INSTITUTE, (2, 0))
    scene.player(1).vp = 1
    scene.play("build mine", SITE, "end charge")
    assert (scene.bowls(1), scene.player(1).vp) == ([2, 6, 0], 0)


def test_T50_opponents_are_asked_clockwise_by_seat() -> None:
    board = galaxy({SITE: "d", (-1, 1): "d", (2, 0): "r", (0, 2): "s", (-2, 0): "o"})
    scene = Scene("terrans", "xenos", "taklons", "hadsch_hallas", board=board, turn_order="passing")
    scene.state.turn_order = [2, 0, 1, 3]
    scene.put(1, MINE, (-1, 1))
    for seat, place in ((0, (2, 0)), (2, (0, 2)), (3, (-2, 0))):
        scene.put(seat, MINE, place)
    scene.turn(1)
    scene.play("build mine", SITE, "end")
    asked = []
    while scene.question() == "charge":
        asked.append(scene.asked())
        scene.play("decline")
    assert asked == [2, 3, 0]


def test_R92_who_has_passed_may_still_charge_also_in_the_last_round() -> None:
    for round_ in (1, 6):
        scene = meeting("terrans", "xenos")
        scene.state.round = round_
        scene.put(1, MINE, (2, 0))
        scene.player(1).passed = True
        scene.state.passing = [1]
        scene.play("build mine", SITE, "end")
        assert offer(scene) == (1, 1)
        scene.play("charge")
        assert scene.bowls(1) == [3, 5, 0]
        assert (scene.asked(), scene.question()) == (0, "turn")


def test_R92_two_buildings_of_one_turn_are_offered_one_after_the_other() -> None:
    scene = meeting("terrans", "xenos", "ambas")
    scene.rich(0)
    scene.level(0, "navigation", 4)
    scene.token(0, "fed_8vp_q")
    scene.put(0, TRADING_STATION, SITE)
    scene.put(1, LAB, (2, 0))
    scene.put(2, MINE, (0, 2))
    scene.play("upgrade lab", SITE, "tile nav nav", (-1, 3), "end")  # the Lost Planet lies near (0, 2) alone
    assert scene.state.triggers == [scene.hex(SITE), scene.hex((-1, 3))]
    assert offer(scene) == (1, 2)
    scene.play("charge")
    assert offer(scene) == (2, 1)
    scene.play("charge")
    assert offer(scene) == (2, 1)
    scene.play("decline")
    assert scene.question() == "turn"


def test_R93_points_are_paid_for_no_other_charging() -> None:
    scene = meeting("terrans", "xenos")
    scene.tech(0, "tech_act_4pw")
    scene.play("special tech end")
    scene.turn(0)
    scene.rich(0)
    scene.level(0, "ai", 2)
    scene.bowl(0, 4, 0, 0)
    scene.play("research ai end")
    assert (scene.bowls(0), scene.player(0).vp) == ([1, 3, 0], 10)


def test_R94_offers_come_after_the_closing_free_actions() -> None:
    scene = meeting("terrans", "xenos")
    scene.put(1, MINE, (2, 0))
    scene.play("build mine", SITE)
    assert scene.asked() == 0
    scene.play("1o>1c end")
    assert offer(scene) == (1, 1)
