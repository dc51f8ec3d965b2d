"""The free map grown by arbitrary choices: nothing touches, nothing depends on how one got there."""

from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.ascendancy.charts import BOX, Growth, discs, grown, lanes, new_chart
from tests.games.ascendancy.plain_map import PlainMap, between_segments, bounded, degree, to_segment

from galaktyka.core.state import Pack
from galaktyka.games.ascendancy.geometry.chart import Chart
from galaktyka.games.ascendancy.geometry.layout import SIDE_B
from galaktyka.games.ascendancy.geometry.segments import apart, far
from galaktyka.games.ascendancy.ids import LANES, SPOTS, SYSTEMS

NUMBERS = st.lists(st.integers(0, 10**9), min_size=5, max_size=40)
FULL = [(n * 7919 + 13) ** 3 % 10**9 for n in range(130)]
"""Choices that fill the table."""
SIZE = 36000
PLACE = st.integers(-9000, 9000)
POINT = st.tuples(PLACE, PLACE)


@settings(max_examples=40)
@given(NUMBERS)
@example(FULL)
def test_M3_nothing_on_the_table_touches(numbers: list[int]) -> None:
    """Rounding may take a unit from what was legal off the degree grid, never more."""
    chart = grown(numbers)
    plain = PlainMap(chart)
    for disc in discs(chart):
        assert 2000 <= min(plain.discs[disc]) <= max(plain.discs[disc]) <= SIZE - 2000
        for other in discs(chart):
            if other != disc:
                (x, y), (u, w) = plain.discs[disc], plain.discs[other]
                assert (x - u) ** 2 + (y - w) ** 2 >= 4100**2
        for lane in lanes(chart):
            if disc not in plain.ends(lane):
                assert to_segment(plain.discs[disc], plain.lanes[lane]) >= 2597**2
    for lane in lanes(chart):
        for other in lanes(chart):
            if other != lane:
                assert between_segments(plain.lanes[lane], plain.lanes[other]) >= 1097**2


@settings(max_examples=30)
@given(NUMBERS)
@example(FULL)
def test_M15_equal_choices_give_equal_maps(numbers: list[int]) -> None:
    one, two = grown(numbers), grown(numbers)
    assert packed(one) == packed(two)


@settings(max_examples=40)
@given(NUMBERS, st.integers(0, 10**9))
def test_a_chart_that_is_cloned_and_changed_leaves_the_first_alone(numbers: list[int], last: int) -> None:
    growth = Growth()
    for number in numbers:
        growth.grow(number)
    before, chart = packed(growth.chart), growth.chart
    growth.grow(last)
    assert packed(chart) == before


@settings(max_examples=25)
@given(NUMBERS)
def test_a_chart_comes_back_from_its_numbers_with_the_same_answers(numbers: list[int]) -> None:
    chart = grown(numbers)
    copy = new_chart()
    copy.transfer(Pack(packed(chart), True))
    assert packed(copy) == packed(chart)
    for disc in discs(chart):
        assert copy.may_announce(disc) == chart.may_announce(disc)
        assert copy.disc_arc(disc) == chart.disc_arc(disc)


def packed(chart: Chart) -> list[int]:
    pack = Pack([], False)
    chart.transfer(pack)
    return pack.data


# --- turning the whole table ---


def turned(chart: Chart) -> Chart:
    """The same map with the table turned by a quarter, clockwise as people see it."""
    found = chart.clone()
    for disc in discs(chart):
        found.put_disc(disc, SIZE - chart.y[disc], chart.x[disc])
    for lane in lanes(chart):
        x1, y1, x2, y2 = chart.segment(lane)
        found.put_segment(lane, SIZE - y1, x1, SIZE - y2, x2)
        if chart.spot[lane] >= 0:
            found.spot[lane] = (chart.spot[lane] + 90) % 360
    found.touch()
    return found


@settings(max_examples=20)
@given(NUMBERS)
@example(FULL[:60])
def test_the_same_answers_after_the_table_is_turned(numbers: list[int]) -> None:
    chart = grown(numbers)
    other = turned(chart)
    for lane in lanes(chart):
        assert by_quarter(chart.lane_arc(lane)) == set(other.lane_arc(lane))
        if chart.is_open(lane):
            end = SIDE_B if chart.lane_b[lane] < 0 else 0
            assert by_quarter(chart.discover_spots(lane, end)) == set(other.discover_spots(lane, end))
    for disc in discs(chart):
        for length in (2, 3, 4):
            assert by_quarter(chart.open_spots(disc, length)) == set(other.open_spots(disc, length))
            mine = {code // 2 for code in chart.connections(disc, length)}
            assert mine == {code // 2 for code in other.connections(disc, length)}


def by_quarter(spots: list[int]) -> set[int]:
    return {(spot + 90) % 360 for spot in spots}


# --- bounded lists ---


@settings(max_examples=15)
@given(NUMBERS)
@example(FULL)
def test_M14_bounded_lists_are_short_and_legal(numbers: list[int]) -> None:
    chart = grown(numbers)
    for disc in discs(chart):
        for length in (2, 3, 4):
            spots, listed = chart.open_spots(disc, length), chart.open_list(disc, length)
            assert set(listed) <= set(spots)
            assert (listed == []) == (spots == [])
            assert len(listed) <= 60
            turns = chart.turn_list(disc, length)
            assert {code // SPOTS for code in turns} <= {disc}
            assert {code % SPOTS for code in turns} <= set(chart.disc_arc(disc))
            for code in turns:
                after = chart.clone()
                after.turn_disc(code // SPOTS, code % SPOTS)
                assert after.connections(disc, length)
            answers = [*spots, *chart.connections(disc, length), *turns]
            assert chart.any_choice(disc, length) == bool(answers)
    for lane in lanes(chart):
        if chart.is_open(lane):
            end = SIDE_B if chart.lane_b[lane] < 0 else 0
            assert chart.discover_list(lane, end) == chart.discover_spots(lane, end)[:1]


@settings(max_examples=40)
@given(NUMBERS)
def test_lanes_keep_their_slots_and_never_exceed_the_limits(numbers: list[int]) -> None:
    growth = Growth()
    for number in numbers:
        before = growth.chart
        what = growth.grow(number)
        chart = growth.chart
        assert len(chart.lane_length) <= LANES
        for disc in discs(chart):
            assert len(chart.lanes_of(disc)) <= BOX.lane_limit[disc]
        if what != "destroy":
            for lane in lanes(before):
                assert chart.lane_length[lane] == before.lane_length[lane]
                assert chart.lane_a[lane] == before.lane_a[lane]


# --- against the plain map ---


@settings(max_examples=8)
@given(NUMBERS, st.integers(0, 10**6))
@example(FULL, 7)
@example(FULL[:90], 1000)
def test_the_quick_map_agrees_with_the_plain_one(numbers: list[int], choice: int) -> None:
    chart = grown(numbers)
    plain = PlainMap(chart)
    there = discs(chart)
    disc, length = there[choice % len(there)], 2 + choice % 3
    lane_flags = plain.open_flags(disc, length, None)
    if chart.free_place(disc):
        assert chart.open_spots(disc, length) == [a for a in range(360) if lane_flags[a]]
        wanted = bounded(lane_flags, plain.new_disc_flags(disc, length, None))
        assert chart.open_list(disc, length) == wanted
    mobile = [d for d in there if chart.mobile(d)]
    if mobile:
        turned_disc = mobile[choice % len(mobile)]
        assert set(chart.disc_arc(turned_disc)) == plain.disc_arc(turned_disc)
    hanging = [lane for lane in lanes(chart) if chart.is_open(lane)]
    if hanging:
        lane = hanging[choice % len(hanging)]
        assert set(chart.lane_arc(lane)) == plain.lane_arc(lane)
        end = SIDE_B if chart.lane_b[lane] < 0 else 0
        assert set(chart.discover_spots(lane, end)) == plain.discover_spots(lane)


@settings(max_examples=8)
@given(NUMBERS)
@example(FULL)
@example(FULL[:70])
def test_connections_agree_with_the_plain_map(numbers: list[int]) -> None:
    chart = grown(numbers)
    plain = PlainMap(chart)
    tried = 0
    for disc in discs(chart):
        for target in chart.partners(disc):
            (x, y), (u, w) = plain.discs[disc], plain.discs[target]
            if (x - u) ** 2 + (y - w) ** 2 < 12000**2 and tried < 12:
                tried += 1
                for length in (2, 3, 4):
                    ways = [code % 2 for code in chart.connections(disc, length) if code // 2 == target]
                    assert ways == plain.fits(disc, length, target)


# --- single tests ---


@given(POINT, POINT, POINT, st.integers(1, 9000))
def test_M1a_far_is_a_distance(p: tuple[int, int], u: tuple[int, int], w: tuple[int, int], gap: int) -> None:
    square = to_segment(p, (u, w))
    assert far(*p, *u, *w, gap) == (square >= gap * gap)
    if square.denominator == 1 and square > 0:
        root = int(square**0.5)
        for near in (root - 1, root, root + 1):
            assert far(*p, *u, *w, near) == (square >= near * near)


@given(POINT, POINT, POINT, POINT, st.integers(1, 5000))
def test_M1a_apart_is_a_distance(
    a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int], gap: int
) -> None:
    assert apart(*a, *b, *c, *d, gap) == (between_segments((a, b), (c, d)) >= gap * gap)
    assert apart(*a, *b, *c, *d, gap) == apart(*d, *c, *b, *a, gap)


@given(st.integers(-40000, 40000), st.integers(-40000, 40000))
@example(0, 0)
@example(-5, 0)
@example(1999848, 17452)
@example(1000000, -1)
def test_M1_degree_is_the_nearest_and_the_smallest(x: int, y: int) -> None:
    assert BOX.polar.degree(x, y) == degree(x, y)


def test_all_systems_fit_on_the_table() -> None:
    assert len(discs(grown(FULL))) > 20
    assert SYSTEMS == 30
