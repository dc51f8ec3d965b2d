"""What a die hits, and how non-players aim."""

import pytest

from galaktyka.games.eclipse.targeting import BEATS_ALL, MISSES, aim, shield_beaten

BLANK, TWO, FIVE, BURST = 0, 1, 4, 5


@pytest.mark.parametrize(
    ("face", "computer", "beaten"),
    [
        (BLANK, 9, MISSES),
        (BURST, 0, BEATS_ALL),
        (FIVE, 0, MISSES),
        (FIVE, 1, 0),
        (FIVE, 3, 2),
        (TWO, 3, MISSES),
        (TWO, 4, 0),
    ],
)
def test_R52_a_die_hits_by_burst_or_by_six(face: int, computer: int, beaten: int) -> None:
    assert shield_beaten(face, computer) == beaten


def test_R55_the_largest_ship_that_can_be_destroyed_comes_first() -> None:
    left = [3, 1]
    assert aim([1, 1, 1], [9, 9, 9], left, [0, 0]) == [0, 0, 0]
    assert left == [0, 1]


def test_R55_T19_a_ship_that_can_be_destroyed_before_a_larger_one_that_cannot() -> None:
    left = [3, 1]
    assert aim([1, 1], [0, BEATS_ALL], left, [0, 0]) == [1, 0]
    assert left == [2, 0]


def test_R55_a_ship_takes_the_least_damage_that_destroys_it() -> None:
    assert aim([4, 1, 2], [9, 9, 9], [2, 4], [0, 0]) == [1, -1, 0]


def test_R55_of_equal_damage_the_fewest_dice() -> None:
    assert aim([1, 1, 2], [9, 9, 9], [2, 1, 1], [0, 0, 0]) == [1, 2, 0]


def test_R55_of_equal_dice_those_that_could_hit_least_else() -> None:
    """The second die goes through no shield, so it must not be saved for the shielded ship."""
    assert aim([1, 1], [9, 0], [1, 1], [0, 2]) == [1, 0]


def test_R55_dice_that_destroy_nothing_damage_the_largest_they_hit() -> None:
    left = [5, 5]
    assert aim([1, 1, 2], [0, 3, MISSES], left, [2, 0]) == [1, 0, -1]
    assert left == [4, 4]
