"""H1 to H8: the hex map, rule by rule and grown by arbitrary choices."""

import itertools

from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.ascendancy.charts import BOX, Growth, discs, grown, lanes, new_chart

from galaktyka.core.hexes import distance
from galaktyka.core.state import Pack
from galaktyka.games.ascendancy.geometry.chart import Chart
from galaktyka.games.ascendancy.geometry.hexmap import HexGround
from galaktyka.games.ascendancy.geometry.layout import SIDE_A, SIDE_B
from galaktyka.games.ascendancy.ids import (
    ARDANA,
    CAPELLA,
    DELTA_IV,
    EARTH,
    HEX,
    QONOS,
    ROMULUS,
    SPOTS,
    TERRA_NOVA,
    VALAKIS_VI,
)

NUMBERS = st.lists(st.integers(0, 10**9), min_size=5, max_size=40)
FULL = [(n * 7919 + 13) ** 3 % 10**9 for n in range(130)]
GROUND = HexGround(BOX.hex)
GRID = GROUND.board.grid


def cell(q: int, r: int) -> int:
    found = GRID.find(q, r)
    assert found >= 0
    return found


def path(chart: Chart, lane: int) -> list[tuple[int, int]]:
    numbers = chart.segment(lane)
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def lay(chart: Chart, host: int, length: int, at: tuple[int, int], disc: int) -> int:
    spot = cell(*at)
    assert spot in chart.open_spots(host, length)
    lane = chart.lay_open(host, length, spot)
    assert spot in chart.discover_spots(lane, SIDE_B)
    chart.place_disc(lane, SIDE_B, spot, disc)
    return lane


def test_H1_the_board_and_its_homes() -> None:
    chart = new_chart(HEX)
    assert GRID.size == 271
    assert [(chart.x[d], chart.y[d]) for d in (EARTH, QONOS, ROMULUS)] == [(0, -6), (6, 0), (-6, 6)]
    two = Chart(BOX, HEX, 2, [QONOS, EARTH])
    assert [(two.x[d], two.y[d]) for d in (QONOS, EARTH)] == [(0, -6), (0, 6)]


def test_H2_discs_are_never_neighbours() -> None:
    chart = new_chart(HEX)
    lay(chart, EARTH, 2, (0, -3), ARDANA)
    assert cell(1, -3) not in chart.open_spots(EARTH, 3)
    for length in (2, 3, 4):
        for spot in chart.open_spots(EARTH, length):
            assert distance(GRID.cells[spot], (0, -3)) > 1


def test_H3_a_lane_fills_the_hexes_between_its_discs() -> None:
    chart = new_chart(HEX)
    lane = lay(chart, EARTH, 3, (0, -2), ARDANA)
    assert path(chart, lane) == [(0, -5), (0, -4), (0, -3)]
    assert distance((0, -6), (0, -2)) == 4


def test_H4_an_open_lane_needs_an_end_that_would_take_a_disc() -> None:
    chart = new_chart(HEX)
    lane = chart.lay_open(EARTH, 2, cell(0, -3))
    assert path(chart, lane) == [(0, -5), (0, -4)]
    assert chart.spot[lane] == cell(0, -3)
    assert chart.connections(EARTH, 2) == []  # the end is not reserved, and not a disc
    other = chart.clone()
    other.put_disc(CAPELLA, 0, -2)  # now the end has a neighbour
    assert cell(0, -3) not in other.discover_spots(lane, SIDE_B)


def test_H4_without_such_an_end_the_last_hex_is_chosen() -> None:
    chart = new_chart(HEX)
    chart.placed = 0
    chart.put_disc(EARTH, 0, -9)
    for number, (q, r) in enumerate([(-3, -5), (-1, -5), (1, -6), (3, -8)]):
        chart.put_disc(ARDANA + number, q, r)
    spots = chart.open_spots(EARTH, 2)
    assert {GRID.cells[spot] for spot in spots} == {(-2, -7), (-1, -7), (0, -7), (1, -8), (2, -9)}
    lane = chart.lay_open(EARTH, 2, cell(0, -7))
    assert path(chart, lane) == [(0, -8), (0, -7)]
    assert chart.discover_spots(lane, SIDE_B) == []
    chart.remove_disc(ARDANA + 1, [])
    chart.place_disc(lane, SIDE_B, chart.discover_list(lane, SIDE_B)[0], CAPELLA + 9)
    assert not chart.is_open(lane)


def test_H5_the_first_of_the_shortest_paths() -> None:
    chart = new_chart(HEX)
    lane = chart.lay_open(EARTH, 2, cell(1, -4))
    # From (0, -6) to (1, -4): the step (1, 0) comes before (0, 1).
    assert path(chart, lane) == [(1, -6), (1, -5)]
    other = new_chart(HEX)
    other.put_disc(CAPELLA, 1, -6)
    lane = other.lay_open(EARTH, 2, cell(1, -4))
    assert path(other, lane) == [(0, -5), (1, -5)]


def test_H6_a_mobile_disc_slides_to_any_place_its_lane_reaches() -> None:
    chart = new_chart(HEX)
    lane = lay(chart, EARTH, 2, (0, -3), ARDANA)
    spots = chart.disc_arc(ARDANA)
    assert spots[0] == cell(0, -3)
    assert cell(3, -6) in spots
    chart.turn_disc(ARDANA, cell(3, -6))
    assert (chart.x[ARDANA], chart.y[ARDANA]) == (3, -6)
    assert path(chart, lane) == [(1, -6), (2, -6)]


def test_H6_an_open_lane_may_be_laid_anew_before_a_disc_is_placed() -> None:
    chart = new_chart(HEX)
    lane = chart.lay_open(EARTH, 2, cell(0, -3))
    assert chart.discover_list(lane, SIDE_B) == [cell(0, -3)]
    assert cell(3, -6) in chart.lane_arc(lane)
    chart.place_disc(lane, SIDE_B, cell(3, -6), ARDANA)
    assert path(chart, lane) == [(1, -6), (2, -6)]
    turned = new_chart(HEX)
    lane = turned.lay_open(EARTH, 2, cell(0, -3))
    turned.turn_lane(lane, cell(3, -6))
    assert path(turned, lane) == [(1, -6), (2, -6)]


def test_H7_a_connection_needs_the_exact_distance_and_a_free_path() -> None:
    chart = new_chart(HEX)
    lay(chart, EARTH, 2, (0, -3), ARDANA)
    lay(chart, ARDANA, 2, (0, 0), TERRA_NOVA)
    chart.put_disc(CAPELLA, 3, -3)
    assert chart.connections(ARDANA, 2) == [CAPELLA * 2]
    assert CAPELLA * 2 not in chart.connections(ARDANA, 3)
    lane = chart.clone().connect(ARDANA, 2, CAPELLA, 0)
    assert lane == 2
    chart.put_disc(VALAKIS_VI, 1, -3)
    assert chart.connections(ARDANA, 2) == []  # the only path is blocked


def test_H7_each_mobile_end_may_slide_first() -> None:
    chart = new_chart(HEX)
    lay(chart, EARTH, 2, (0, -3), ARDANA)
    lay(chart, ARDANA, 2, (0, 0), TERRA_NOVA)
    chart.put_disc(CAPELLA, 4, -1)
    assert chart.connections(TERRA_NOVA, 2) == []
    turns = chart.turn_list(TERRA_NOVA, 2)
    assert turns
    assert {code // SPOTS for code in turns} == {TERRA_NOVA}
    for code in turns:
        after = chart.clone()
        after.turn_disc(TERRA_NOVA, code % SPOTS)
        assert set(after.connections(TERRA_NOVA, 2)) & {CAPELLA * 2, EARTH * 2}
    assert TERRA_NOVA * SPOTS + cell(2, -2) in turns  # three hexes from Ardana and from Capella
    far = chart.turn_list(CAPELLA, 2)
    assert {code // SPOTS for code in far} == {TERRA_NOVA}


def test_H8_the_rest_is_as_on_the_free_map() -> None:
    chart = new_chart(HEX)
    lane = lay(chart, EARTH, 2, (0, -3), ARDANA)
    lay(chart, ARDANA, 2, (0, 0), TERRA_NOVA)
    assert chart.mobile(TERRA_NOVA)
    assert chart.fixed(ARDANA)
    assert chart.linked(EARTH, TERRA_NOVA)
    assert chart.nearest(0, 1) == TERRA_NOVA
    assert chart.remove_disc(ARDANA, [lane]) == [1]
    assert chart.is_open(lane)
    assert chart.spot[lane] == cell(0, -3)
    chart.place_disc(lane, SIDE_B, cell(0, -3), DELTA_IV)
    assert path(chart, lane) == [(0, -5), (0, -4)]


def test_R110_a_lane_without_discs_goes_straight_on() -> None:
    chart = new_chart(HEX)
    lay(chart, EARTH, 2, (0, -3), ARDANA)
    lane = chart.lay_open(ARDANA, 2, cell(0, 0))
    chart.remove_disc(ARDANA, [lane])
    assert chart.is_adrift(lane)
    assert chart.discover_spots(lane, SIDE_B) == [cell(0, 0)]
    assert chart.discover_spots(lane, SIDE_A) == [cell(0, -3)]
    chart.place_disc(lane, SIDE_A, cell(0, -3), CAPELLA)
    assert (chart.host(lane), chart.spot[lane]) == (CAPELLA, cell(0, 0))


# --- grown maps ---


@settings(max_examples=40)
@given(NUMBERS)
@example(FULL)
def test_nothing_shares_a_hex(numbers: list[int]) -> None:
    chart = grown(numbers, HEX)
    used: list[tuple[int, int]] = [(chart.x[d], chart.y[d]) for d in discs(chart)]
    for one in used:
        for other in used:
            assert one == other or distance(one, other) >= 2
    for lane in lanes(chart):
        cells = path(chart, lane)
        assert len(cells) == chart.lane_length[lane]
        steps = [distance(a, b) for a, b in itertools.pairwise(cells)]
        assert set(steps) <= {1}
        for end, disc in ((cells[0], chart.lane_a[lane]), (cells[-1], chart.lane_b[lane])):
            if disc >= 0:
                assert distance(end, (chart.x[disc], chart.y[disc])) == 1
        used += cells
    assert len(used) == len(set(used))
    assert all(distance(hex_, (0, 0)) <= 9 for hex_ in used)


@settings(max_examples=15)
@given(NUMBERS)
@example(FULL)
def test_listed_turns_make_a_connection_possible(numbers: list[int]) -> None:
    chart = grown(numbers, HEX)
    for disc in discs(chart)[:12]:
        for length in (2, 3, 4):
            for code in chart.turn_list(disc, length)[:4]:
                after = chart.clone()
                after.turn_disc(code // SPOTS, code % SPOTS)
                assert after.connections(disc, length) or after.turn_list(disc, length)
            answers = [
                *chart.open_list(disc, length),
                *chart.connections(disc, length),
                *chart.turn_list(disc, length),
            ]
            assert chart.any_choice(disc, length) == bool(answers)


@settings(max_examples=30)
@given(NUMBERS)
def test_equal_choices_give_equal_maps(numbers: list[int]) -> None:
    one, two = Growth(HEX), Growth(HEX)
    for number in numbers:
        assert one.grow(number) == two.grow(number)
    packs = [Pack([], False), Pack([], False)]
    one.chart.transfer(packs[0])
    two.chart.transfer(packs[1])
    assert packs[0].data == packs[1].data
