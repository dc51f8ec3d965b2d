"""Volleys of numbered rolls, and the conditions of fleets that they lead to."""

from itertools import combinations_with_replacement
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galaktyka.core.chance import Stream
from galaktyka.games.eclipse.battle_chain import ATTACKER, DEFENDER, Battle, Fleet
from galaktyka.games.eclipse.battle_odds import Chain, Reach, estimate, exact_outcome, number_of_conditions
from galaktyka.games.eclipse.targeting import FACES, MISSES, shield_beaten
from galaktyka.games.eclipse.volleys import Wing, aim_roll

KINDS = ["dreadnought", "cruiser", "starbase", "interceptor"]


def wing(kind: str, count: int = 1, **values: int) -> Wing:
    numbers = {"initiative": 2, "hull": 0, "computer": 0, "shield": 0, **values}
    return Wing(kind, count, numbers["initiative"], numbers["hull"], numbers["computer"], numbers["shield"])


def armed(kind: str, dice: list[int], count: int = 1, **values: int) -> Wing:
    found = wing(kind, count, **values)
    found.cannons = dice
    return found


def four_types(hulls: list[int], shields: list[int], dice: list[list[int]], computer: int) -> list[Wing]:
    return [
        armed(KINDS[i], dice[i], hull=hulls[i], shield=shields[i], computer=computer, initiative=i)
        for i in range(4)
    ]


# --- volleys against dice that are aimed one by one ---


def thrown(colours: list[int], computer: int) -> dict[tuple[tuple[int, int], ...], float]:
    """Every throw of some dice, as the damage and the strongest shield beaten of each that hits; with chances."""
    found: dict[tuple[tuple[int, int], ...], float] = {}
    per_colour = [(colour, n) for colour, n in enumerate(colours) if n]
    throws: list[tuple[tuple[tuple[int, int], ...], float]] = [((), 1.0)]
    for colour, n in per_colour:
        longer = []
        for dice, chance in throws:
            for faces in combinations_with_replacement(range(FACES), n):
                ways = factorial(n)
                for face in set(faces):
                    ways //= factorial(faces.count(face))
                hits = [(colour + 1, shield_beaten(face, computer)) for face in faces]
                longer.append((dice + tuple(hits), chance * ways / FACES**n))
        throws = longer
    for dice, chance in throws:
        landed = tuple(die for die in dice if die[1] != MISSES)
        found[landed] = found.get(landed, 0.0) + chance
    return found


SHIPS = st.tuples(st.integers(1, 2), st.integers(0, 5), st.integers(0, 3), st.integers(0, 5))


@settings(max_examples=60)
@given(
    st.lists(st.integers(0, 2), min_size=4, max_size=4).filter(lambda dice: 0 < sum(dice) <= 4),
    st.integers(0, 4),
    st.booleans(),
    st.lists(SHIPS, min_size=1, max_size=4),
)
def test_R55_numbered_rolls_go_where_single_dice_go(
    dice: list[int], computer: int, splits: bool, ships: list[tuple[int, int, int, int]]
) -> None:
    """Also against ships of one wing that are damaged already, as a player may have left them."""
    shooter = armed("cruiser", dice, computer=computer)
    shooter.splits = splits
    targets = []
    for i, (count, hull, shield, damage) in enumerate(ships):
        targets.append(wing(KINDS[i], count, hull=hull, shield=shield))
        targets[-1].damage[-1] = min(damage, hull)
    battle = Battle([shooter], targets)
    fleet = battle.fleets[DEFENDER]
    volley = battle.volley(0, 0, 1, fleet.start)
    assert volley is not None
    ours = {result.code: volley.chances[i] for i, result in enumerate(volley.results)}
    ours[fleet.start.code] = volley.stay
    theirs: dict[int, float] = {}
    for throw, chance in thrown(dice, computer).items():
        left = fleet.start.left[:]
        aim_roll([d for d, _ in throw], [b for _, b in throw], splits, left, fleet.shields_now(fleet.start))
        code = fleet.condition(left).code
        theirs[code] = theirs.get(code, 0.0) + chance
    assert ours == pytest.approx(theirs, abs=1e-14)


def test_the_points_of_a_wing_tell_how_its_ships_stand() -> None:
    group = wing("cruiser", 3, hull=3)
    group.damage = [0, 2, 1]
    fleet = Fleet([group, wing("interceptor", 1)])
    assert fleet.start.left == [2, 3, 4, 1]
    assert fleet.condition([0, 1, 4, 0]).left == [0, 1, 4, 0]
    assert fleet.condition([0, 1, 4, 0]).alive == [2, 0]


def test_rolls_are_drawn_as_often_as_they_fall() -> None:
    battle = Battle(
        [armed("cruiser", [2, 1, 0, 0], computer=1)], four_types([0] * 4, [0, 1, 2, 3], [[0] * 4] * 4, 0)
    )
    hand = battle.hand(0, 1, [0, 1, 2, 3])
    assert hand is not None
    stream, seen = Stream(3), [0] * len(hand.chances)
    for _ in range(20_000):
        seen[hand.drawn(stream.below(1 << 30))] += 1
    for number, chance in enumerate(hand.chances):
        assert seen[number] / 20_000 == pytest.approx(chance, abs=0.015)


# --- how large the chain is ---

ONE = [1, 0, 0, 0]
SIZES = [
    four_types([2, 1, 2, 0], [3, 2, 1, 0], [ONE] * 4, 3),
    four_types([2, 1, 2, 0], [0, 1, 2, 3], [ONE] * 4, 3),
    four_types([2, 1, 2, 0], [0, 0, 0, 0], [ONE] * 4, 1),
    four_types([1, 3, 0, 2], [2, 0, 3, 1], [ONE] * 4, 2),
    [armed("dreadnought", ONE, 3, hull=4, computer=2, shield=1), armed("interceptor", ONE, 2)],
    four_types([2, 1, 2, 1], [3, 2, 1, 0], [ONE] * 4, 3),
]


def reached(battle: Battle) -> list[int]:
    reach = Reach(battle, 10**9)
    assert reach.after_missiles()
    assert reach.after_cannons()
    assert Chain(battle, reach).links > 0
    return [len(found) for found in reach.found]


@pytest.mark.parametrize("one", range(len(SIZES)))
@pytest.mark.parametrize("other", range(len(SIZES)))
def test_the_conditions_of_a_fleet_are_counted_beforehand(one: int, other: int) -> None:
    battle = Battle(SIZES[one], SIZES[other])
    counted = [number_of_conditions(battle, side) for side in (ATTACKER, DEFENDER)]
    for number, most in zip(reached(battle), counted, strict=True):
        assert number <= most


def test_dice_of_one_point_leave_no_condition_out() -> None:
    """Each die can pass the shields of the larger ships by, so every ship can be damaged."""
    battle = Battle(SIZES[5], SIZES[5])
    assert reached(battle) == [4 * 3 * 4 * 3] * 2
    assert number_of_conditions(battle, DEFENDER) == 4 * 3 * 4 * 3


def test_a_fleet_without_enemies_that_shoot_stays_as_it_is() -> None:
    battle = Battle(SIZES[0], [wing("cruiser", 2, hull=3)])
    assert number_of_conditions(battle, ATTACKER) == 1


@pytest.mark.parametrize(
    ("hulls", "dice"), [([20, 15, 15, 10], [ONE] * 4), ([1, 1, 1, 1], [[5, 5, 5, 5]] * 4)]
)
def test_a_hopeless_chain_is_not_begun(hulls: list[int], dice: list[list[int]]) -> None:
    """Too many conditions, or too many ways in which the dice of one volley fall."""
    fleet = four_types(hulls, [3, 2, 1, 0], dice, 3)
    battle = Battle(fleet, four_types(hulls, [3, 2, 1, 0], dice, 3))
    assert estimate(battle) > 10**12
    assert exact_outcome(battle, 10**12) is None
    assert battle.effort == 0


def test_fleets_beyond_all_counting_are_played_with_real_dice() -> None:
    giants = [armed("dreadnought", [2, 0, 0, 0], hull=40, computer=4, shield=i % 3) for i in range(12)]
    battle = Battle(giants, [armed("cruiser", ONE, hull=1)])
    outcome = battle.sample(5, Stream(1))
    assert outcome.wins == [1.0, 0.0]
    assert not battle.fleets[ATTACKER].start.volleys
