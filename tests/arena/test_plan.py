"""Who sits where, on which seeds."""

import pytest

from galaktyka.arena.plan import Plan, play_number, seatings
from galaktyka.core.words import Illegal


def test_as_many_names_as_seats_play_every_seat() -> None:
    found = seatings(["random", "easy", "normal"], 3)
    assert found == [
        ["random", "easy", "normal"],
        ["normal", "random", "easy"],
        ["easy", "normal", "random"],
    ]


def test_two_names_at_a_larger_table_are_one_among_others() -> None:
    found = seatings(["easy", "random"], 4)
    assert [names.index("easy") for names in found] == [0, 1, 2, 3]
    assert all(names.count("random") == 3 for names in found)


def test_a_seating_that_looks_the_same_is_played_once() -> None:
    assert seatings(["easy"], 4) == [["easy"] * 4]
    assert len(seatings(["easy", "random", "easy", "random"], 4)) == 2
    assert len(seatings(["easy", "easy", "random", "random"], 4)) == 4


@pytest.mark.parametrize(("bots", "players"), [(["easy", "random", "normal"], 4), (["easy", "random"], 1)])
def test_any_other_number_of_names_is_refused(bots: list[str], players: int) -> None:
    with pytest.raises(Illegal, match="bot name"):
        seatings(bots, players)


def test_whole_seeds_are_played_and_every_seating_of_one() -> None:
    plan = Plan("frontiers", 3, ["easy", "random"], 7, 20, {})
    assert (plan.games, plan.seeds) == (9, 3)
    results = [play_number(plan, number) for number in range(3)]
    assert [result.seed for result in results] == [20, 20, 20]
    assert [result.bots.index("easy") for result in results] == [0, 1, 2]
    assert play_number(plan, 3).seed == 21


def test_the_same_number_is_the_same_game() -> None:
    plan = Plan("frontiers", 2, ["easy", "random"], 2, 5, {})
    first, again = play_number(plan, 1), play_number(plan, 1)
    assert (first.scores, first.ranks, first.decisions) == (again.scores, again.ranks, again.decisions)
