"""The odds of battles: exact against a slow independent reckoning, against samples, and by hand."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.eclipse.plain_battle import PlainBattle

from galaktyka.core.odds import Case
from galaktyka.games.eclipse.battle_chain import Battle
from galaktyka.games.eclipse.battle_odds import exact_outcome
from galaktyka.games.eclipse.odds import odds, read_fleet


def ship(kind: str, count: int = 1, **values: Any) -> dict[str, Any]:
    plain = {"initiative": 2, "hull": 0, "computer": 0, "shield": 0, "cannons": [], "missiles": []}
    return {"kind": kind, "count": count, **plain, **values}


def battle(attacker: list[dict[str, Any]], defender: list[dict[str, Any]], splits: bool = False) -> Case:
    return Case(
        {"attacker": attacker, "defender": defender, "attacker_has_antimatter_splitter": splits}, "battle"
    )


INTERCEPTOR = ship("interceptor", initiative=3, cannons=["yellow"])
ANCIENT = ship("ancient", initiative=2, hull=1, computer=1, cannons=["yellow", "yellow"])
GUARDIAN = ship("guardian", initiative=3, hull=2, computer=2, cannons=["yellow"] * 3)

BATTLES: dict[str, tuple[list[dict[str, Any]], list[dict[str, Any]], bool]] = {
    "printed interceptor against an ancient": ([INTERCEPTOR], [ANCIENT], False),
    "two cruisers against a guardian": (
        [ship("cruiser", 2, hull=1, computer=1, cannons=["yellow"])],
        [GUARDIAN],
        False,
    ),
    "missiles on both sides": (
        [ship("interceptor", 2, initiative=4, missiles=["orange"], cannons=["yellow"])],
        [ship("cruiser", initiative=3, hull=2, missiles=["yellow", "yellow"], cannons=["orange"])],
        False,
    ),
    "only missiles": ([ship("interceptor", missiles=["yellow"])], [ship("interceptor")], False),
    "shields of every strength": (
        [ship("cruiser", initiative=3, hull=2, computer=2, shield=1, cannons=["yellow", "orange", "blue"])],
        [
            ship("dreadnought", initiative=1, hull=2, shield=2, cannons=["yellow"]),
            ship("interceptor", initiative=3, shield=1, computer=1, cannons=["orange"]),
            ship("starbase", initiative=4, hull=1, cannons=["yellow"]),
        ],
        False,
    ),
    "antimatter whole": (
        [ship("dreadnought", hull=1, cannons=["red", "yellow"])],
        [ship("interceptor", 3, computer=1, cannons=["yellow"])],
        False,
    ),
    "antimatter split": (
        [ship("dreadnought", hull=1, cannons=["red", "yellow"])],
        [ship("interceptor", 3, computer=1, cannons=["yellow"])],
        True,
    ),
    "antimatter missiles are never split": (
        [ship("dreadnought", hull=1, missiles=["red"], cannons=["yellow"])],
        [ship("interceptor", 2, computer=1, cannons=["yellow"])],
        True,
    ),
    "split against shields": (
        [ship("cruiser", computer=1, initiative=1, cannons=["red"])],
        [ship("cruiser", hull=1, shield=2, cannons=["yellow"]), ship("interceptor", 2, cannons=["yellow"])],
        True,
    ),
    "own ties by order": (
        [ship("interceptor", cannons=["orange"], order=2), ship("cruiser", cannons=["yellow"], order=1)],
        [ship("interceptor", 2, initiative=1, cannons=["yellow"])],
        False,
    ),
    "four types behind four shields": (
        [
            ship("dreadnought", initiative=1, hull=1, shield=3, computer=3, cannons=["yellow"]),
            ship("cruiser", initiative=2, shield=2, computer=2, cannons=["orange"]),
            ship("starbase", initiative=4, hull=1, shield=1, computer=3, cannons=["blue"]),
            ship("interceptor", initiative=3, missiles=["yellow"], cannons=["red"]),
        ],
        [
            ship("dreadnought", initiative=2, hull=1, shield=3, computer=2, missiles=["red"]),
            ship("cruiser", initiative=1, shield=1, computer=3, cannons=["yellow"]),
            ship("starbase", initiative=4, shield=2, computer=1, cannons=["yellow"]),
            ship("interceptor", initiative=3, hull=1, computer=3, cannons=["orange"]),
        ],
        True,
    ),
    "half of the ships unarmed": (
        [ship("cruiser", hull=1), ship("interceptor", cannons=["yellow"])],
        [ship("starbase", hull=1, missiles=["orange"]), ship("interceptor", cannons=["yellow"])],
        False,
    ),
}


def dice(most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(["yellow", "orange", "blue", "red"]), max_size=most)


SHIPS = st.fixed_dictionaries(
    {
        "count": st.integers(1, 2),
        "initiative": st.integers(0, 3),
        "hull": st.integers(0, 3),
        "computer": st.integers(0, 4),
        "shield": st.integers(0, 3),
        "cannons": dice(2),
        "missiles": dice(1),
    }
)


def a(kind: str) -> st.SearchStrategy[dict[str, Any]]:
    return SHIPS.map(lambda values: {"kind": kind, **values})


def sides(kinds: list[str]) -> st.SearchStrategy[list[dict[str, Any]]]:
    chosen = st.lists(st.sampled_from(kinds), min_size=1, max_size=2, unique=True)
    return chosen.flatmap(lambda names: st.tuples(*(a(kind) for kind in names))).map(list)


@settings(max_examples=30)
@given(
    sides(["interceptor", "cruiser", "dreadnought"]),
    sides(["starbase", "interceptor", "cruiser"]),
    st.booleans(),
)
def test_any_small_battle_is_as_the_slow_reckoning_has_it(
    attacker: list[dict[str, Any]], defender: list[dict[str, Any]], splits: bool
) -> None:
    ours = odds(battle(attacker, defender, splits), True, 0, 1)
    theirs = PlainBattle(attacker, defender, splits).odds()
    for field in ("attacker_wins", "defender_wins", "stalemate"):
        assert ours[field] == pytest.approx(theirs[field], abs=1e-12)


@pytest.mark.parametrize("name", BATTLES)
def test_exact_odds_are_those_of_a_slow_reckoning(name: str) -> None:
    attacker, defender, splits = BATTLES[name]
    ours = odds(battle(attacker, defender, splits), True, 0, 1)
    theirs = PlainBattle(attacker, defender, splits).odds()
    assert ours.pop("method") == "exact"
    survivors: Any = ours.pop("expected_survivors")
    for side in ("attacker", "defender"):
        assert survivors[side] == pytest.approx(theirs["expected_survivors"][side], abs=1e-12)
    del theirs["expected_survivors"]
    assert ours == pytest.approx(theirs, abs=1e-12)


@pytest.mark.parametrize("name", BATTLES)
def test_sampled_odds_are_near_the_exact_ones(name: str) -> None:
    case = battle(*BATTLES[name])
    exact, sampled = odds(case, True, 0, 1), odds(case, False, 4000, 7)
    assert sampled["method"] == "sampled"
    error = float(str(sampled["stderr"]))
    assert 0 < error < 0.01
    for field in ("attacker_wins", "defender_wins", "stalemate"):
        assert float(str(sampled[field])) == pytest.approx(float(str(exact[field])), abs=5 * error)


def test_the_splitter_helps() -> None:
    whole, split = (odds(battle(*BATTLES[f"antimatter {word}"]), True, 0, 1) for word in ("whole", "split"))
    assert float(str(split["attacker_wins"])) > float(str(whole["attacker_wins"])) + 0.05


def test_an_interceptor_against_an_ancient_by_hand() -> None:
    """It needs two hits of one sixth, while two dice that hit with one third each come back at it."""
    answer = odds(battle([INTERCEPTOR], [ANCIENT]), True, 0, 1)
    survive = (2 / 3) ** 2
    miss = (1 / 6) * survive / (1 - (5 / 6) * survive)  # to hit once and live, however long it takes
    assert answer["attacker_wins"] == pytest.approx(miss * (1 / 6) / (1 - (5 / 6) * survive))
    assert round(float(str(answer["attacker_wins"])), 4) == 0.0311


def test_equal_initiative_lets_the_defender_fire_first() -> None:
    duel = ship("interceptor", computer=4, cannons=["yellow"])
    answer = odds(battle([duel], [duel]), True, 0, 1)
    hit = 5 / 6
    assert answer["defender_wins"] == pytest.approx(hit / (1 - (1 - hit) ** 2))


def test_ships_that_cannot_shoot_end_in_a_stalemate_with_everybody_left() -> None:
    answer = odds(battle([ship("cruiser", 2)], [ship("interceptor")]), True, 0, 1)
    assert answer["stalemate"] == 1
    assert answer["expected_survivors"] == {"attacker": {"cruiser": 2.0}, "defender": {"interceptor": 1.0}}


def test_fights_with_too_many_dice_for_a_table_are_rolled() -> None:
    """The same battle with and without listed volleys."""
    case = battle(
        [ship("cruiser", 4, hull=1, shield=1, computer=1, cannons=["yellow", "orange", "red"])],
        [
            ship("dreadnought", 2, initiative=1, hull=2, shield=2, computer=1, cannons=["orange", "yellow"]),
            ship("interceptor", 4, initiative=3, cannons=["yellow"]),
        ],
    )
    sampled = odds(case, False, 3000, 3)
    exact = exact_outcome(Battle(read_fleet(case, "attacker"), read_fleet(case, "defender")), 10**9)
    assert exact is not None
    assert sampled["attacker_wins"] == pytest.approx(exact.wins[0], abs=0.05)


def test_a_battle_too_large_for_the_chain_is_sampled() -> None:
    case = battle(
        [ship("cruiser", 20, hull=3, shield=1, cannons=["yellow", "orange", "blue", "red"])],
        [ship("interceptor", 20, initiative=3, cannons=["yellow"])],
    )
    assert exact_outcome(Battle(read_fleet(case, "attacker"), read_fleet(case, "defender")), 1000) is None


def test_four_types_a_side_are_exact_without_being_asked() -> None:
    """As many kinds of ship as a battle of four against four can have, each behind a shield of its own."""
    kinds = ["dreadnought", "cruiser", "starbase", "interceptor"]
    side = [
        ship(kind, initiative=i, hull=1, shield=3 - i, computer=3, cannons=["yellow", "red"])
        for i, kind in enumerate(kinds)
    ]
    answer = odds(battle(side, side), False, 0, 1)
    assert answer["method"] == "exact"
    shares = [float(str(answer[field])) for field in ("attacker_wins", "defender_wins", "stalemate")]
    assert sum(shares) == pytest.approx(1, abs=1e-12)


def test_the_same_seed_gives_the_same_sample() -> None:
    case = battle([INTERCEPTOR], [ANCIENT])
    assert odds(case, False, 500, 5) == odds(case, False, 500, 5)
    assert odds(case, False, 500, 5) != odds(case, False, 500, 6)
