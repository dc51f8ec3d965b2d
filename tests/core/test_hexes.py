"""Hexagonal geometry, against slower definitions and as properties."""

from math import hypot, sqrt

from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.hexes import DIRECTIONS, Axial, HexGrid, disc, distance, ring, rotate

HEXES = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


def screen(hex_: Axial) -> tuple[float, float]:
    """Right and down, for flat-top hexes of size 1: q points up, r up and to the right."""
    q, r = hex_
    return 1.5 * r, -(2 * q + r) * sqrt(3) / 2


def test_directions_go_clockwise_from_straight_up() -> None:
    right_down = [(round(x, 6), round(y, 6)) for x, y in map(screen, DIRECTIONS)]
    half, whole = round(sqrt(3) / 2, 6), round(sqrt(3), 6)
    assert right_down == [(0, -whole), (1.5, -half), (1.5, half), (0, whole), (-1.5, half), (-1.5, -half)]


@given(a=HEXES, b=HEXES, c=HEXES)
def test_distance_is_a_metric(a: Axial, b: Axial, c: Axial) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(a=HEXES)
def test_a_hex_has_six_neighbours_at_distance_one(a: Axial) -> None:
    around = [(a[0] + dq, a[1] + dr) for dq, dr in DIRECTIONS]
    assert len(set(around)) == 6
    assert all(distance(a, b) == 1 for b in around)
    assert ring(a, 1) == around


@given(a=HEXES, b=HEXES, turns=st.integers(-12, 12))
def test_turning_keeps_distances(a: Axial, b: Axial, turns: int) -> None:
    assert distance(rotate(a, turns), rotate(b, turns)) == distance(a, b)


@given(a=HEXES, one=st.integers(-9, 9), two=st.integers(-9, 9))
def test_turns_add_up_and_six_are_none(a: Axial, one: int, two: int) -> None:
    assert rotate(rotate(a, one), two) == rotate(a, one + two)
    assert rotate(a, 6) == a


def test_one_turn_is_one_direction_clockwise() -> None:
    assert [rotate(d, 1) for d in DIRECTIONS] == DIRECTIONS[1:] + DIRECTIONS[:1]


@given(centre=HEXES, radius=st.integers(0, 6))
def test_rings_and_discs(centre: Axial, radius: int) -> None:
    around = ring(centre, radius)
    assert len(set(around)) == len(around) == max(1, 6 * radius)
    assert all(distance(centre, hex_) == radius for hex_ in around)
    within = disc(centre, radius)
    assert len(set(within)) == len(within) == 1 + 3 * radius * (radius + 1)
    assert within[0] == centre


def test_a_ring_begins_straight_up_and_each_step_is_one_hex() -> None:
    around = ring((0, 0), 3)
    assert around[0] == (3, 0)
    assert around[3] == (0, 3)
    assert all(distance(a, b) == 1 for a, b in zip(around, around[1:] + around[:1], strict=True))


@given(a=HEXES, b=HEXES)
def test_neighbours_on_screen_are_nearest(a: Axial, b: Axial) -> None:
    """Steps and straight lines agree: n steps reach between 1.5 n and sqrt(3) n hex sizes."""
    (ax, ay), (bx, by) = screen(a), screen(b)
    n = distance(a, b)
    assert 1.5 * n - 1e-9 <= hypot(ax - bx, ay - by) <= sqrt(3) * n + 1e-9


def test_a_grid_looks_up_what_geometry_computes() -> None:
    cells = [*disc((0, 0), 2), (5, 5)]
    grid = HexGrid(cells)
    assert grid.size == 20
    for i, cell in enumerate(cells):
        assert grid.find(*cell) == i
        assert grid.distances[i] == [distance(cell, other) for other in cells]
        near = [j for j, other in enumerate(cells) if distance(cell, other) <= 1]
        assert grid.within(i, 1) == near
        assert sorted([i, *grid.neighbours[i]]) == near
    assert grid.find(9, 9) == -1
    assert grid.neighbours[19] == []
    assert [cells[i] for i in grid.neighbours[0]] == DIRECTIONS
