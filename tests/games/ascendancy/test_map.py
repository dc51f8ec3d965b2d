"""M1 to M15: the free map, rule by rule, with the worked examples of its measures."""

import pytest
from tests.games.ascendancy.charts import BOX, lanes, new_chart
from tests.games.ascendancy.plain_map import COS

from galaktyka.games.ascendancy.components import BOXES, polar_measures
from galaktyka.games.ascendancy.geometry.chart import Chart
from galaktyka.games.ascendancy.geometry.layout import SIDE_A, SIDE_B
from galaktyka.games.ascendancy.geometry.measures import rdiv
from galaktyka.games.ascendancy.geometry.polar import PolarGround
from galaktyka.games.ascendancy.geometry.polar_tests import arc, runs
from galaktyka.games.ascendancy.geometry.segments import apart, far
from galaktyka.games.ascendancy.ids import (
    ARDANA,
    CAPELLA,
    DELTA_IV,
    EARTH,
    MURASAKI_312,
    QONOS,
    ROMULUS,
    RURA_PENTHE,
    SPOTS,
    SYSTEMS,
    TERRA_NOVA,
    VALAKIS_VI,
)

GROUND = PolarGround(polar_measures(BOXES.document()))
M = GROUND.measures


def lay(chart: Chart, host: int, length: int, spot: int, disc: int) -> int:
    """An open lane and at once a disc at its end."""
    assert spot in chart.open_spots(host, length)
    lane = chart.lay_open(host, length, spot)
    assert spot in chart.discover_spots(lane, SIDE_B)
    chart.place_disc(lane, SIDE_B, spot, disc)
    return lane


def chain(chart: Chart) -> None:
    """Earth, Ardana below it, Terra Nova below that: Ardana is fixed, Terra Nova may turn."""
    lay(chart, EARTH, 2, 90, ARDANA)
    lay(chart, ARDANA, 2, 90, TERRA_NOVA)


# --- measures ---


@pytest.mark.parametrize(
    ("n", "m", "whole"), [(5, 10, 1), (-5, 10, -1), (14, 10, 1), (-14, 10, -1), (15, 10, 2)]
)
def test_M1_halves_are_rounded_away_from_zero(n: int, m: int, whole: int) -> None:
    assert rdiv(n, m) == whole


def test_M1_sines_and_cosines_of_the_whole_circle() -> None:
    assert M.cos == COS
    assert [M.sin[a] for a in (0, 30, 90, 180, 270)] == [0, 500000, 1000000, 0, -1000000]


def test_T27_M1_the_worked_point() -> None:
    """T27 A point 7 inches from the first home at 100 degrees."""
    assert M.at(18000, 8474, 7000, 100) == (16784, 15368)


def test_M1a_at_least_includes_equality() -> None:
    assert far(0, 5, -10, 0, 10, 0, 5)
    assert not far(0, 5, -10, 0, 10, 0, 6)
    assert far(13, 4, -10, 0, 10, 0, 5)
    assert not far(13, 3, -10, 0, 10, 0, 5)
    assert far(-13, 4, -10, 0, 10, 0, 5)


def test_M1a_crossing_lanes_are_never_apart() -> None:
    assert not apart(-9000, 0, 9000, 0, 0, -9000, 0, 9000, 1)
    assert apart(-10, 0, 10, 0, -10, 5, 10, 5, 5)
    assert not apart(-10, 0, 10, 0, -10, 5, 10, 5, 6)


def test_T27_M2_the_worked_lane() -> None:
    """T27 The segment of a lane of three between two joined discs."""
    assert M.between(18000, 8474, 16784, 15368) == (17566, 10936, 17218, 12906)
    assert M.centres[2:] == [6000, 7000, 8000]


def test_M2_an_open_lane_begins_and_ends_at_its_distances() -> None:
    chart = new_chart()
    lane = chart.lay_open(EARTH, 3, 90)
    assert chart.segment(lane) == [18000, 8474 + 2500, 18000, 8474 + 4500]
    assert chart.spot[lane] == 90


def test_M3_lanes_of_one_disc_stand_at_least_26_degrees_apart() -> None:
    chart = new_chart()
    chart.lay_open(EARTH, 2, 90)
    spots = chart.open_spots(EARTH, 2)
    assert 90 + 26 in spots
    assert 90 - 26 in spots
    assert 90 + 25 not in spots
    assert 90 - 25 not in spots


def test_M3_a_disc_keeps_its_distance_from_edges_discs_and_lanes() -> None:
    chart = new_chart()
    assert GROUND.disc_fits(chart, 2000, 2000, ARDANA, -1)
    assert not GROUND.disc_fits(chart, 1999, 2000, ARDANA, -1)
    assert not GROUND.disc_fits(chart, 2000, 34001, ARDANA, -1)
    assert GROUND.disc_fits(chart, 18000, 8474 + 4100, ARDANA, -1)
    assert not GROUND.disc_fits(chart, 18000, 8474 + 4099, ARDANA, -1)
    chart.lay_open(EARTH, 4, 90)
    assert GROUND.disc_fits(chart, 18000 + 2600, 8474 + 5000, ARDANA, -1)
    assert not GROUND.disc_fits(chart, 18000 + 2599, 8474 + 5000, ARDANA, -1)


def test_M3_a_lane_keeps_its_distance_from_edges_and_discs() -> None:
    chart = new_chart()
    assert GROUND.lane_fits(chart, (500, 500, 500, 3500), -1, -1, -1)
    assert not GROUND.lane_fits(chart, (499, 500, 500, 3500), -1, -1, -1)
    assert GROUND.lane_fits(chart, (18000 + 2600, 8000, 18000 + 2600, 9000), -1, -1, -1)
    assert not GROUND.lane_fits(chart, (18000 + 2599, 8000, 18000 + 2599, 9000), -1, -1, -1)


def test_M4_homes_lie_at_the_places_of_their_seats() -> None:
    chart = Chart(BOX, 0, 3, [ROMULUS, EARTH, QONOS])
    assert (chart.x[ROMULUS], chart.y[ROMULUS]) == (18000, 8474)
    assert (chart.x[EARTH], chart.y[EARTH]) == (29000, 27527)
    assert (chart.x[QONOS], chart.y[QONOS]) == (7000, 27527)
    assert chart.disc_arc(EARTH) == []
    two = Chart(BOX, 0, 2, [QONOS, ROMULUS])
    assert (two.x[QONOS], two.y[QONOS], two.x[ROMULUS], two.y[ROMULUS]) == (18000, 7000, 18000, 29000)
    assert not two.is_placed(EARTH)


def test_M5_who_is_fixed_and_who_may_turn() -> None:
    chart = new_chart()
    chain(chart)
    assert chart.fixed(EARTH)
    assert chart.fixed(ARDANA)
    assert not chart.fixed(TERRA_NOVA)
    assert chart.mobile(TERRA_NOVA)
    assert not chart.mobile(ARDANA)
    assert not chart.mobile(EARTH)
    chart.lay_open(TERRA_NOVA, 2, 90)
    assert not chart.mobile(TERRA_NOVA)  # an open lane hangs on it
    assert chart.disc_arc(TERRA_NOVA) == []


def test_M5_a_disc_on_a_floating_one_stays_where_it_is() -> None:
    chart = new_chart()
    chain(chart)
    lay(chart, TERRA_NOVA, 2, 90, DELTA_IV)
    assert chart.mobile(DELTA_IV)  # Terra Nova has two neighbours now
    chart.remove_disc(ARDANA, [])
    assert not chart.fixed(TERRA_NOVA)
    assert not chart.mobile(DELTA_IV)
    assert not chart.mobile(TERRA_NOVA)


def test_M6_an_open_lane_counts_against_the_limit_and_joins_nothing() -> None:
    chart = new_chart()
    lay(chart, EARTH, 2, 90, RURA_PENTHE)
    assert chart.free_place(RURA_PENTHE)
    lane = chart.lay_open(RURA_PENTHE, 2, 90)
    assert BOX.lane_limit[RURA_PENTHE] == 2
    assert not chart.free_place(RURA_PENTHE)
    assert not chart.may_announce(RURA_PENTHE)
    assert chart.is_open(lane)
    assert chart.host(lane) == RURA_PENTHE
    assert chart.neighbours(chart.sector(lane, 1)) == [chart.sector(lane, 0)]


def test_M7_a_disc_turns_until_something_is_in_its_way() -> None:
    chart = new_chart()
    lay(chart, EARTH, 2, 90, ARDANA)
    chart.lay_open(EARTH, 2, 150)
    reach = chart.disc_arc(ARDANA)
    assert reach[:3] == [90, 91, 89]
    assert [a for a in range(90, 200) if a in reach] == [*range(90, 125), *range(176, 200)]
    assert reach.index(176) > reach.index(0)  # only by the other way round
    turned = chart.clone()
    turned.turn_disc(ARDANA, 60)
    assert (turned.x[ARDANA], turned.y[ARDANA]) == M.at(18000, 8474, 6000, 60)
    assert turned.segment(0) == list(M.between(18000, 8474, *M.at(18000, 8474, 6000, 60)))


def test_M7_nothing_is_lifted_over_a_neighbour() -> None:
    chart = new_chart()
    lay(chart, EARTH, 4, 90, ARDANA)
    for spot in (30, 150):
        chart.lay_open(EARTH, 4, spot)
    reach = chart.disc_arc(ARDANA)
    assert min(reach) > 30
    assert max(reach) < 150
    free = chart.open_spots(EARTH, 2)
    assert 0 in free  # there is room beyond, but no way to it


def test_M7_an_open_lane_turns_and_its_arc_may_be_the_whole_circle() -> None:
    chart = new_chart()
    chain(chart)
    lane = chart.lay_open(EARTH, 2, 0)
    assert 300 in chart.lane_arc(lane)
    chart.turn_lane(lane, 300)
    assert chart.spot[lane] == 300
    assert (chart.x2[lane], chart.y2[lane]) == M.at(18000, 8474, 3500, 300)
    alone = new_chart()
    lane = alone.lay_open(EARTH, 2, 12)
    assert sorted(alone.lane_arc(lane)) == list(range(360))


def test_M7_a_thing_off_the_degree_grid_turns_from_the_next_degree() -> None:
    flags = [0] * 360
    flags[11] = flags[12] = 1
    assert arc(flags, 10) == [11, 12]
    assert arc(flags, 13) == [12, 11]
    assert arc(flags, 14) == []


def test_M8_a_lane_may_be_announced_while_some_length_has_a_place() -> None:
    chart = new_chart()
    assert chart.may_announce(EARTH)
    assert chart.any_choice(EARTH, 4)
    for spot in range(0, 360, 72):
        chart.lay_open(EARTH, 2, spot)
    assert not chart.may_announce(EARTH)  # the limit of five is reached
    assert chart.open_spots(EARTH, 2) == []
    assert chart.connections(EARTH, 2) == []


def test_M8a_the_first_sector_of_a_new_lane_is_next_to_its_disc() -> None:
    chart = new_chart()
    lane = chart.lay_open(EARTH, 3, 90)
    assert chart.first_sector(lane, EARTH) == SYSTEMS
    assert chart.neighbours(EARTH) == [SYSTEMS]
    assert chart.neighbours(SYSTEMS) == [EARTH, SYSTEMS + 1]
    assert [chart.free_end(SYSTEMS + k) for k in range(3)] == [-1, -1, SIDE_B]


def test_M9_a_new_disc_lies_where_its_lane_leads() -> None:
    chart = new_chart()
    lane = chart.lay_open(EARTH, 3, 100)
    assert chart.discover_list(lane, SIDE_B) == [100]
    chart.place_disc(lane, SIDE_B, 100, ARDANA)
    assert (chart.x[ARDANA], chart.y[ARDANA]) == (16784, 15368)
    assert chart.segment(lane) == [17566, 10936, 17218, 12906]
    assert not chart.is_open(lane)
    assert chart.neighbours(chart.sector(lane, 2)) == [ARDANA, chart.sector(lane, 1)]


def test_M9_the_least_turn_makes_room_for_a_disc() -> None:
    chart = new_chart()
    lay(chart, EARTH, 2, 90, ARDANA)
    lane = chart.lay_open(EARTH, 2, 118)  # room for the lane beside Ardana, not for a disc
    spots = chart.discover_spots(lane, SIDE_B)
    assert 118 not in spots
    assert 129 not in spots
    assert chart.discover_list(lane, SIDE_B) == [130]
    chart.place_disc(lane, SIDE_B, 130, DELTA_IV)
    assert (chart.x[DELTA_IV], chart.y[DELTA_IV]) == M.at(18000, 8474, 6000, 130)


def test_M9_no_angle_no_disc() -> None:
    """F13 The lane fits, a disc at its end does not: the unit stops on the lane."""
    chart = new_chart()
    lay(chart, EARTH, 2, 90, ARDANA)
    for spot in (30, 62, 118, 150):
        chart.lay_open(EARTH, 2, spot)
    lane = next(n for n in lanes(chart) if chart.spot[n] == 118)
    assert chart.lane_arc(lane) != []
    assert chart.discover_spots(lane, SIDE_B) == []
    assert chart.discover_list(lane, SIDE_B) == []


# --- connections ---


def test_T26_M10_the_worked_points() -> None:
    """T26 The two places of a disc on a lane of three that is to be joined by a lane of two."""
    chart = new_chart()
    chart.placed = 0
    chart.put_disc(EARTH, 10000, 10000)
    chart.put_disc(QONOS, 18000, 14000)
    chart.put_disc(ARDANA, 17000, 10000)
    lane = chart.put_lane(EARTH, ARDANA, 3, -1)
    GROUND.lay_between(chart, lane)
    assert GROUND.points(chart, ARDANA, 18000, 14000, 2) == [(12554, 16518), (16746, 8132)]
    assert M.degree(2554, 6518) == 69
    assert M.degree(6746, -1868) == 345
    assert chart.connections(QONOS, 2) == [ARDANA * 2, ARDANA * 2 + 1]
    chart.connect(QONOS, 2, ARDANA, 1)
    assert (chart.x[ARDANA], chart.y[ARDANA]) == (16746, 8132)
    assert chart.fixed(ARDANA)
    assert chart.segment(lane) == list(M.between(10000, 10000, 16746, 8132))
    assert chart.segment(lane + 1) == list(M.between(18000, 14000, 16746, 8132))


@pytest.mark.parametrize(
    ("gap", "legal"), [(6000, True), (5750, True), (6250, True), (5749, False), (6251, False)]
)
def test_M10_two_discs_that_stay_are_joined_if_the_length_fits(gap: int, legal: bool) -> None:
    """F1 Any two discs may be joined, fixed ones within the tolerance."""
    chart = new_chart()
    chart.placed = 0
    chart.put_disc(EARTH, 10000, 10000)
    chart.put_disc(QONOS, 10000 + gap, 10000)
    assert chart.connections(EARTH, 2) == ([QONOS * 2] if legal else [])
    if legal:
        lane = chart.connect(EARTH, 2, QONOS, 0)
        assert (chart.lane_a[lane], chart.lane_b[lane], chart.lane_length[lane]) == (EARTH, QONOS, 2)
        assert chart.linked(EARTH, QONOS)


def test_M10_no_second_lane_between_two_discs_and_none_without_a_place() -> None:
    chart = new_chart()
    chain(chart)
    assert ARDANA not in chart.partners(EARTH)
    assert TERRA_NOVA in chart.partners(EARTH)
    chart.lay_open(TERRA_NOVA, 2, 60)
    chart.lay_open(TERRA_NOVA, 2, 120)
    assert TERRA_NOVA not in chart.partners(EARTH)  # three lanes of three


def two_arms() -> Chart:
    """Ardana and Capella hang on Earth, each with a mobile disc of its own."""
    chart = new_chart()
    lay(chart, EARTH, 2, 45, ARDANA)
    lay(chart, EARTH, 2, 135, CAPELLA)
    lay(chart, ARDANA, 2, 20, TERRA_NOVA)
    lay(chart, CAPELLA, 2, 160, DELTA_IV)
    return chart


def test_M10_of_two_mobile_ends_the_near_one_stays_or_turns_first() -> None:
    chart = two_arms()
    assert chart.mobile(TERRA_NOVA)
    assert chart.mobile(DELTA_IV)
    assert DELTA_IV not in [code // 2 for code in chart.connections(TERRA_NOVA, 2)]
    turns = chart.turn_list(TERRA_NOVA, 2)
    assert 0 < len(turns) <= 12
    assert all(code // SPOTS == TERRA_NOVA and code % 5 == 0 for code in turns)
    first = turns[0] % SPOTS
    earlier = chart.disc_arc(TERRA_NOVA)
    for spot in earlier[: earlier.index(first)]:
        if spot % 5 == 0:
            tried = chart.clone()
            tried.turn_disc(TERRA_NOVA, spot)
            assert DELTA_IV not in [code // 2 for code in tried.connections(TERRA_NOVA, 2)]
    chart.turn_disc(TERRA_NOVA, first)
    codes = [code for code in chart.connections(TERRA_NOVA, 2) if code // 2 == DELTA_IV]
    assert codes
    near = (chart.x[TERRA_NOVA], chart.y[TERRA_NOVA])
    chart.connect(TERRA_NOVA, 2, DELTA_IV, codes[0] % 2)
    assert (chart.x[TERRA_NOVA], chart.y[TERRA_NOVA]) == near
    dx, dy = chart.x[DELTA_IV] - near[0], chart.y[DELTA_IV] - near[1]
    assert abs((dx * dx + dy * dy) ** 0.5 - 6000) < 3


def test_M10_the_near_disc_moves_when_it_alone_is_mobile() -> None:
    chart = new_chart()
    chart.placed = 0
    chart.put_disc(EARTH, 10000, 10000)
    chart.put_disc(QONOS, 18000, 14000)
    lay(chart, EARTH, 3, 60, ARDANA)
    assert chart.connections(ARDANA, 2) == [QONOS * 2, QONOS * 2 + 1]
    chart.connect(ARDANA, 2, QONOS, 0)
    assert (chart.x[ARDANA], chart.y[ARDANA]) == (12554, 16518)


def test_M10_a_point_out_of_the_arc_is_not_legal() -> None:
    chart = new_chart()
    chart.placed = 0
    chart.put_disc(EARTH, 10000, 10000)
    chart.put_disc(QONOS, 18000, 14000)
    lay(chart, EARTH, 3, 69, ARDANA)
    chart.lay_open(EARTH, 2, 25)  # between the two places
    chart.lay_open(EARTH, 2, 200)
    assert chart.connections(QONOS, 2) == [ARDANA * 2]


def test_M11_a_connection_is_a_lane_like_any_other() -> None:
    chart = new_chart()
    chart.placed = 0
    chart.put_disc(EARTH, 10000, 10000)
    chart.put_disc(QONOS, 16000, 10000)
    lane = chart.connect(EARTH, 2, QONOS, 0)
    assert chart.neighbours(chart.sector(lane, 0)) == [EARTH, chart.sector(lane, 1)]
    assert chart.neighbours(chart.sector(lane, 1)) == [QONOS, chart.sector(lane, 0)]
    assert chart.lanes_of(QONOS) == [lane]


def test_M12_a_removed_lane_frees_its_slot_and_its_place() -> None:
    chart = new_chart()
    empty = new_chart()
    lane = chart.lay_open(EARTH, 3, 90)
    chart.remove_lane(lane)
    assert chart.lanes_of(EARTH) == []
    assert chart.open_spots(EARTH, 3) == empty.open_spots(EARTH, 3)
    assert chart.lay_open(EARTH, 2, 10) == lane


def test_M13_measuring_is_free_and_changes_nothing() -> None:
    chart = two_arms()
    before = [chart.x[:], chart.y[:], chart.lane_a[:], chart.x1[:], chart.y2[:], chart.spot[:]]
    for disc in (EARTH, ARDANA, CAPELLA, TERRA_NOVA, DELTA_IV):
        for length in (2, 3, 4):
            chart.open_spots(disc, length)
            chart.turn_list(disc, length)
            chart.any_choice(disc, length)
    assert before == [chart.x[:], chart.y[:], chart.lane_a[:], chart.x1[:], chart.y2[:], chart.spot[:]]


def test_M14_the_list_of_a_free_circle() -> None:
    chart = new_chart()
    # The first home: a disc at the end of a lane of two fits in every direction.
    assert chart.open_list(EARTH, 2) == sorted({*range(0, 360, 15), 179, 359})


def test_M14_where_no_disc_fits_the_middles_of_the_runs_for_the_lane() -> None:
    chart = new_chart()
    chart.placed = 0
    chart.put_disc(EARTH, 18000, 18000)
    for step in range(12):
        chart.put_disc(ARDANA + step, *M.at(18000, 18000, 9000, 30 * step))
    assert chart.open_spots(EARTH, 2) == list(range(360))
    assert chart.open_list(EARTH, 2) == [179]
    for spot in (0, 90):
        chart.lay_open(EARTH, 2, spot)
    assert runs([1 if a in chart.open_spots(EARTH, 2) else 0 for a in range(360)]) == [(26, 39), (116, 219)]
    assert chart.open_list(EARTH, 2) == [45, 225]


def test_M14_runs_go_round_the_circle() -> None:
    flags = [0] * 360
    for angle in (358, 359, 0, 1, 100, 101, 102):
        flags[angle] = 1
    assert runs(flags) == [(100, 3), (358, 4)]


def test_M15_the_lowest_free_slot_is_taken() -> None:
    chart = new_chart()
    slots = [chart.lay_open(EARTH, 2, spot) for spot in (0, 60, 120)]
    assert slots == [0, 1, 2]
    chart.remove_lane(1)
    assert chart.lay_open(EARTH, 2, 60) == 1


# --- destroyed systems ---


def test_R110_lanes_without_ships_go_and_lanes_with_ships_stay_open() -> None:
    chart = new_chart()
    chain(chart)
    lay(chart, ARDANA, 2, 0, MURASAKI_312)
    upper, lower, side = 0, 1, 2
    place = (chart.x[ARDANA], chart.y[ARDANA])
    segments = [chart.segment(upper), chart.segment(lower)]
    assert chart.remove_disc(ARDANA, [upper, lower]) == [side]
    assert not chart.is_placed(ARDANA)
    assert [chart.segment(upper), chart.segment(lower)] == segments
    assert (chart.host(upper), chart.host(lower)) == (EARTH, TERRA_NOVA)
    assert (chart.spot[upper], chart.spot[lower]) == (90, 270)
    assert chart.free_end(chart.sector(upper, 1)) == SIDE_B
    assert chart.free_end(chart.sector(lower, 0)) == SIDE_A
    assert not chart.linked(EARTH, TERRA_NOVA)
    assert chart.lanes_of(MURASAKI_312) == []
    chart.place_disc(upper, SIDE_B, 90, VALAKIS_VI)  # a new disc at the same place
    assert (chart.x[VALAKIS_VI], chart.y[VALAKIS_VI]) == place


def test_R110_a_lane_that_lost_both_ends_keeps_its_place_and_can_be_continued() -> None:
    chart = new_chart()
    chain(chart)
    lane = chart.lay_open(TERRA_NOVA, 3, 45)
    where = chart.segment(lane)
    old = (chart.x[TERRA_NOVA], chart.y[TERRA_NOVA])
    chart.remove_disc(TERRA_NOVA, [lane])
    assert chart.is_adrift(lane)
    assert not chart.is_open(lane)
    assert chart.lane_arc(lane) == []
    assert chart.segment(lane) == where
    assert chart.neighbours(chart.sector(lane, 0)) == [chart.sector(lane, 1)]
    assert chart.free_end(chart.sector(lane, 0)) == SIDE_A
    assert chart.free_end(chart.sector(lane, 2)) == SIDE_B
    spots = chart.discover_spots(lane, SIDE_A)
    assert spots == [225]
    chart.place_disc(lane, SIDE_A, 225, DELTA_IV)
    assert abs(chart.x[DELTA_IV] - old[0]) <= 2
    assert abs(chart.y[DELTA_IV] - old[1]) <= 2
    assert chart.segment(lane) == where
    assert (chart.host(lane), chart.spot[lane]) == (DELTA_IV, 45)
    far_spots = chart.discover_spots(lane, SIDE_B)
    assert 45 in far_spots


def test_R83_the_nearest_disc_and_the_lowest_of_two() -> None:
    chart = new_chart()
    assert chart.nearest(18000, 9000) == EARTH
    assert chart.nearest(18000, 27527) == QONOS
    assert chart.nearest(17999, 27527) == ROMULUS


def test_R10_contact_follows_complete_lanes_only() -> None:
    chart = new_chart()
    chain(chart)
    assert chart.linked(EARTH, TERRA_NOVA)
    assert not chart.linked(EARTH, QONOS)
    chart.lay_open(TERRA_NOVA, 2, 90)
    assert chart.reached(EARTH) == 1 << EARTH | 1 << ARDANA | 1 << TERRA_NOVA


def test_U7_while_contact_is_forbidden_no_connection_links_two_homes() -> None:
    chart = new_chart()
    chart.placed = 0
    chart.put_disc(EARTH, 10000, 10000)
    chart.put_disc(QONOS, 16000, 10000)
    chart.put_disc(ARDANA, 10000, 16000)
    assert [code // 2 for code in chart.connections(EARTH, 2)] == [QONOS, ARDANA]
    chart.forbid_contact(True)
    assert [code // 2 for code in chart.connections(EARTH, 2)] == [ARDANA]
    chart.forbid_contact(False)
    assert len(chart.connections(EARTH, 2)) == 2
