"""R60-R69 The federation search against the sheet's positions and against plain enumeration."""

import random

import pytest

from galaktyka.games.gaia.rules.federation_links import IMPOSSIBLE, FederationProblem
from galaktyka.games.gaia.rules.federation_search import (
    BAD_HEX,
    LEGAL,
    NEEDLESS,
    NOT_CONNECTED,
    NOT_PAYABLE,
    TOO_LITTLE_VALUE,
    TOO_MANY_SATELLITES,
    TOUCHES_OTHER,
    least_satellites,
    legal_sets,
    next_hexes,
    refusal,
    satellites_for,
)

Axial = tuple[int, int]
STEPS: list[Axial] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


class HexMap:
    """Axial coordinates on one side, the search's plain ints on the other."""

    def __init__(self, cells: list[Axial]) -> None:
        self.cells = cells
        self.index = {cell: number for number, cell in enumerate(cells)}
        self.neighbours = [
            [self.index[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in self.index]
            for q, r in cells
        ]

    def hexes(self, *cells: Axial) -> list[int]:
        return [self.index[cell] for cell in cells]

    def clusters(self, planets: list[int]) -> list[list[int]]:
        groups: list[list[int]] = []
        left = sorted(planets)
        while left:
            group = [left.pop(0)]
            for hex_id in group:
                for other in self.neighbours[hex_id]:
                    if other in left:
                        left.remove(other)
                        group.append(other)
            groups.append(group)
        return groups


def disc(radius: int) -> HexMap:
    reach = range(-radius, radius + 1)
    return HexMap([(q, r) for q in reach for r in reach if abs(q + r) <= radius])


class Position:
    """Own planets with their values on an otherwise empty map."""

    def __init__(
        self, planets: dict[Axial, int], need: int = 7, budget: int = 10, blocked: tuple[Axial, ...] = ()
    ) -> None:
        self.map = disc(6)
        value_of = {self.map.index[cell]: value for cell, value in planets.items()}
        self.clusters = self.map.clusters(list(value_of))
        usable = [
            0 if h in value_of or self.map.cells[h] in blocked else 1 for h in range(len(self.map.cells))
        ]
        values = [sum(value_of[h] for h in cluster) for cluster in self.clusters]
        self.problem = FederationProblem(
            self.map.neighbours, usable, self.clusters, values, need=need, budget=budget, required=0
        )

    def mask(self, *cells: Axial) -> int:
        chosen = self.map.hexes(*cells)
        return sum(1 << i for i, cluster in enumerate(self.clusters) if any(h in cluster for h in chosen))

    def refusal(self, planets: list[Axial], *satellites: Axial) -> int:
        return refusal(self.problem, self.mask(*planets), self.map.hexes(*satellites))

    def offered(self, planets: list[Axial], *placed: Axial) -> set[Axial]:
        found = next_hexes(self.problem, self.mask(*planets), self.map.hexes(*placed))
        assert found == sorted(found)
        return {self.map.cells[h] for h in found}


MANSION_AND_STATIONS = {(0, 0): 3, (1, 0): 2, (-2, -1): 2, (-3, 1): 1}


class TestSheet:
    def test_t24_two_satellites_reach_seven(self) -> None:
        position = Position(MANSION_AND_STATIONS)
        assert position.refusal([(0, 0), (-2, -1)], (-1, 0), (-1, -1)) == LEGAL
        assert least_satellites(position.problem) == 2

    def test_t25_a_mine_that_costs_no_satellite_may_be_taken_in(self) -> None:
        position = Position(MANSION_AND_STATIONS)
        planets = [(0, 0), (-2, -1), (-3, 1)]
        assert position.refusal(planets, (-1, 0), (-2, 0)) == LEGAL
        assert position.refusal(planets[:2], (-1, 0), (-2, 0)) == TOUCHES_OTHER
        both = [position.mask(*planets[:2]), position.mask(*planets)]
        assert sorted(legal_sets(position.problem)) == sorted(both)

    def test_t26_a_mine_that_costs_a_satellite_is_needless(self) -> None:
        position = Position({(0, 0): 3, (1, 0): 2, (-2, 0): 2, (-4, 0): 1})
        assert position.refusal([(0, 0), (-2, 0), (-4, 0)], (-1, 0), (-3, 0)) == NEEDLESS
        assert position.refusal([(0, 0), (-2, 0)], (-1, 0)) == LEGAL
        assert legal_sets(position.problem) == [position.mask((0, 0), (-2, 0))]

    def test_t27_the_farther_station_may_be_chosen(self) -> None:
        position = Position({(0, 0): 3, (-3, 0): 2, (0, 3): 2, (2, -2): 2})
        far = [(0, 0), (-3, 0), (0, 3)]
        assert position.refusal(far, (-1, 0), (-2, 0), (0, 1), (0, 2)) == LEGAL
        assert satellites_for(position.problem, position.mask(*far)) == 4
        assert least_satellites(position.problem) == 3
        assert position.mask(*far) in legal_sets(position.problem)


class TestRefusal:
    def test_r60_too_little_value(self) -> None:
        position = Position(MANSION_AND_STATIONS)
        assert position.refusal([(0, 0), (-3, 1)], (-1, 0), (-2, 0)) == TOO_LITTLE_VALUE
        assert refusal(position.problem, 0, []) == TOO_LITTLE_VALUE

    def test_r61_everything_hangs_together(self) -> None:
        position = Position(MANSION_AND_STATIONS)
        assert position.refusal([(0, 0), (-2, -1)], (-1, 0)) == NOT_CONNECTED
        assert position.refusal([(0, 0), (-2, -1)], (-1, 0), (-1, -1), (5, 0)) == NOT_CONNECTED

    def test_r61_satellites_lie_on_distinct_usable_hexes(self) -> None:
        position = Position(MANSION_AND_STATIONS, blocked=((-1, -1),))
        planets = [(0, 0), (-2, -1)]
        assert position.refusal(planets, (-1, 0), (-1, -1)) == BAD_HEX
        assert position.refusal(planets, (-1, 0), (-1, 0)) == BAD_HEX
        assert position.refusal(planets, (-1, 0), (0, 0)) == BAD_HEX
        assert refusal(position.problem, position.mask(*planets), [-1]) == BAD_HEX
        assert refusal(position.problem, position.mask(*planets), [len(position.map.cells)]) == BAD_HEX

    def test_r62_a_detour_is_refused(self) -> None:
        position = Position({(0, 0): 4, (3, 0): 4})
        assert position.refusal([(0, 0), (3, 0)], (1, 0), (2, 0)) == LEGAL
        assert position.refusal([(0, 0), (3, 0)], (0, 1), (1, 1), (2, 1)) == TOO_MANY_SATELLITES

    def test_r62_an_own_planet_on_the_way_shortens_the_link(self) -> None:
        position = Position({(0, 0): 4, (2, 0): 1, (4, 0): 4})
        assert satellites_for(position.problem, position.mask((0, 0), (4, 0))) == 2
        assert legal_sets(position.problem) == [position.mask((0, 0), (2, 0), (4, 0))]

    def test_r65_satellites_beyond_the_budget_cannot_be_paid(self) -> None:
        position = Position(MANSION_AND_STATIONS, budget=1)
        assert position.refusal([(0, 0), (-2, -1)], (-1, 0), (-1, -1)) == NOT_PAYABLE
        assert least_satellites(position.problem) == IMPOSSIBLE
        assert legal_sets(position.problem) == []

    def test_r65_a_single_cluster_needs_no_satellite(self) -> None:
        position = Position({(0, 0): 3, (1, 0): 4, (3, 0): 1}, budget=0)
        assert least_satellites(position.problem) == 0
        assert legal_sets(position.problem) == [position.mask((0, 0))]
        assert position.refusal([(0, 0)]) == LEGAL
        assert position.offered([(0, 0)]) == set()


class TestOffers:
    def test_r69_hexes_are_offered_one_by_one(self) -> None:
        position = Position({(0, 0): 4, (2, 1): 4})
        planets = [(0, 0), (2, 1)]
        assert position.offered(planets) == {(1, 0), (1, 1), (0, 1), (2, 0)}
        assert position.offered(planets, (1, 1)) == {(1, 0), (0, 1)}
        assert position.offered(planets, (0, 1)) == {(1, 1)}
        assert position.offered(planets, (0, 1), (1, 1)) == set()

    def test_r69_nothing_extends_a_wrong_start_or_an_illegal_set(self) -> None:
        position = Position({(0, 0): 4, (3, 0): 4, (0, -5): 1})
        assert position.offered([(0, 0), (3, 0)], (0, 1)) == set()
        assert position.offered([(0, 0), (3, 0), (0, -5)]) == set()


class TestIvits:
    def federation(self, planets: dict[Axial, int], need: int, budget: int) -> Position:
        """The federation with a satellite in (1,0) is one cluster; R67 has taken in all that touches it."""
        position = Position({(0, 0): 4, (1, 0): 0, (2, 0): 4} | planets, need=need, budget=budget)
        position.problem.required = position.mask((1, 0))
        return position

    def test_r116_growth_may_reach_the_value_without_satellites(self) -> None:
        position = self.federation({(3, 0): 6}, need=14, budget=0)
        assert least_satellites(position.problem) == 0
        assert legal_sets(position.problem) == [position.problem.required]

    def test_r116_every_set_contains_the_federation(self) -> None:
        position = self.federation({(0, 4): 4, (1, 4): 4, (-2, 4): 3, (4, 0): 6}, need=14, budget=5)
        assert legal_sets(position.problem) == [
            position.mask((0, 0), (4, 0)),
            position.mask((0, 0), (0, 4)),
        ]
        assert position.refusal([(0, 4), (-2, 4)], (-1, 4)) == NOT_CONNECTED

    def test_r116_new_satellites_must_be_needed(self) -> None:
        position = self.federation({(4, 0): 6, (0, 3): 1}, need=14, budget=9)
        assert position.refusal([(0, 0), (4, 0)], (3, 0)) == LEGAL
        assert position.refusal([(0, 0), (4, 0), (0, 3)], (3, 0), (0, 1), (0, 2)) == NEEDLESS

    def test_t40_the_third_token_needs_twenty_one(self) -> None:
        position = self.federation({(3, 0): 6, (5, 0): 6}, need=21, budget=3)
        assert least_satellites(position.problem) == IMPOSSIBLE
        position.problem.need = 20
        assert least_satellites(position.problem) == 1


class Enumeration:
    """R68 word by word over all subsets of the usable hexes of a small map."""

    def __init__(self, p: FederationProblem) -> None:
        self.p = p
        self.free = [h for h, usable in enumerate(p.usable) if usable]
        self.around = [sum(1 << other for other in near) for near in p.neighbours]
        self.bodies = [sum(1 << h for h in cluster) for cluster in p.clusters]
        self.count = len(p.clusters)
        self.picks: list[tuple[int, int, int, list[int]]] = []
        for pick in range(1 << len(self.free)):
            body = sum(1 << h for i, h in enumerate(self.free) if pick >> i & 1)
            self.picks.append((pick.bit_count(), body, self.touched(body), self.components(body)))

    def flood(self, start: int, within: int) -> int:
        reached = start
        fresh = start
        while fresh:
            spread = 0
            for h, near in enumerate(self.around):
                if fresh >> h & 1:
                    spread |= near
            fresh = spread & within & ~reached
            reached |= fresh
        return reached

    def touched(self, body: int) -> int:
        near = 0
        for h in self.free:
            if body >> h & 1:
                near |= self.around[h]
        return sum(1 << i for i, cluster in enumerate(self.bodies) if cluster & near)

    def components(self, body: int) -> list[int]:
        """Masks of clusters that hang together when the hexes of `body` are added to all own planets."""
        masks = []
        for start in self.bodies:
            reached = self.flood(start & -start, body | sum(self.bodies))
            masks.append(sum(1 << i for i, cluster in enumerate(self.bodies) if cluster & reached))
        return masks

    def enough(self, chosen: int) -> bool:
        value = sum(v for i, v in enumerate(self.p.values) if chosen >> i & 1)
        return value >= self.p.need and chosen & self.p.required == self.p.required

    def least_link(self, chosen: int) -> int:
        sizes = [n for n, _, _, masks in self.picks if any(chosen & ~m == 0 for m in masks)]
        return min(sizes, default=IMPOSSIBLE)

    def has_cheaper_part(self, chosen: int, size: int) -> bool:
        for n, _, touched, masks in self.picks:
            if n >= size or touched & ~chosen:
                continue
            for mask in masks:
                parts = [part for part in range(1, chosen) if part & ~(chosen & mask) == 0]
                if any(self.enough(part) for part in parts):
                    return True
        return False

    def federations(self) -> dict[int, list[int]]:
        """Each legal mask with the bodies of all its legal satellite sets."""
        found: dict[int, list[int]] = {}
        for chosen in range(1, 1 << self.count):
            if not self.enough(chosen):
                continue
            least = self.least_link(chosen)
            if least > self.p.budget or self.has_cheaper_part(chosen, least):
                continue
            planets = sum(b for i, b in enumerate(self.bodies) if chosen >> i & 1)
            for n, body, touched, _ in self.picks:
                whole = planets | body
                if n == least and not touched & ~chosen and self.flood(whole & -whole, whole) == whole:
                    found.setdefault(chosen, []).append(body)
        return found


def random_problem(seed: int) -> FederationProblem:
    """A ragged patch of hexes with a few own planets, some blocked hexes and (every third) a required cluster."""
    rng = random.Random(seed)
    patch = disc(2) if seed % 2 else HexMap([(q, r) for q in range(7) for r in range(3)])
    count = len(patch.cells)
    planets = rng.sample(range(count), rng.randint(3, 8))
    clusters = patch.clusters(planets)
    values = [sum(rng.choice([1, 1, 2, 3]) for _ in cluster) for cluster in clusters]
    others = [h for h in range(count) if h not in planets]
    rng.shuffle(others)
    usable = [0] * count
    for h in others[: rng.randint(6, 9)]:
        usable[h] = 1
    need = rng.randint(3, max(3, sum(values)))
    required = 1 if seed % 3 == 0 else 0
    return FederationProblem(patch.neighbours, usable, clusters, values, need, rng.randint(1, 6), required)


def bodies_to_hexes(body: int) -> set[int]:
    return {h for h in range(body.bit_length()) if body >> h & 1}


@pytest.mark.parametrize("block", range(12))
def test_r68_agrees_with_enumeration(block: int) -> None:
    for seed in range(block * 40, block * 40 + 40):
        p = random_problem(seed)
        oracle = Enumeration(p)
        legal = oracle.federations()
        found = legal_sets(p)
        assert sorted(found) == sorted(legal), seed
        fewest = [min(body.bit_count() for body in bodies) for bodies in legal.values()]
        assert least_satellites(p) == min(fewest, default=IMPOSSIBLE), seed
        for chosen in range(1, 1 << oracle.count):
            least = oracle.least_link(chosen)
            assert satellites_for(p, chosen) == (least if least <= p.budget else IMPOSSIBLE), seed
        rng = random.Random(seed)
        check_offers(p, legal, rng)
        check_refusals(p, oracle, legal, rng)


def check_offers(p: FederationProblem, legal: dict[int, list[int]], rng: random.Random) -> None:
    for chosen, bodies in legal.items():
        placed: list[int] = []
        while True:
            ways = [ways for ways in map(bodies_to_hexes, bodies) if ways.issuperset(placed)]
            expected = sorted(set().union(*ways).difference(placed))
            assert next_hexes(p, chosen, placed) == expected
            if not expected:
                break
            placed.append(rng.choice(expected))
        assert refusal(p, chosen, placed) == LEGAL


def check_refusals(
    p: FederationProblem, oracle: Enumeration, legal: dict[int, list[int]], rng: random.Random
) -> None:
    for chosen in range(1, 1 << oracle.count):
        for _, body, _, _ in rng.sample(oracle.picks, 20):
            allowed = body in legal.get(chosen, [])
            assert (refusal(p, chosen, sorted(bodies_to_hexes(body))) == LEGAL) == allowed
