"""The arena's figures, held against games whose odds are known and against repeated draws."""

import random

import pytest
from tests.arena.toss import odds

from galaktyka.arena.plan import Plan, play_number
from galaktyka.arena.statistics import (
    mean_interval,
    report,
    share_interval,
    student,
    whole_seeds,
    wilson,
)


def played(
    players: int, bots: list[str], games: int, seed: int = 1
) -> tuple[Plan, dict[str, dict[str, float]]]:
    plan = Plan("toss", players, bots, games, seed, {})
    document = report(plan, [play_number(plan, number) for number in range(plan.games)])
    rows = document["table"]
    assert isinstance(rows, list)
    return plan, {row["bot"]: row for row in rows}


@pytest.mark.usefixtures("odds_game")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_odds_are_found(players: int) -> None:
    _, rows = played(players, ["bold", "safe"], 400 * players)
    true = float(odds(players))
    bold, safe = rows["bold"], rows["safe"]
    assert bold["win_low"] < true < bold["win_high"]
    assert safe["win_low"] < (1 - true) / (players - 1) < safe["win_high"]
    assert bold["win_share"] + (players - 1) * safe["win_share"] == pytest.approx(1, abs=1e-4)
    assert (bold["games"], bold["seats"]) == (400 * players, 400 * players)
    assert (safe["games"], safe["seats"]) == (400 * players, 400 * players * (players - 1))
    assert bold["score_low"] < 2.5 < bold["score_high"]
    assert (safe["mean_score"], safe["score_low"], safe["score_high"]) == (2, 2, 2)


@pytest.mark.usefixtures("odds_game")
def test_games_of_one_seed_count_as_one_where_they_tell_no_more() -> None:
    """Turning the table changes nothing in Toss: 100 seeds from four seats tell as much as 100 games."""
    _, rows = played(4, ["bold", "safe"], 400)
    bold = rows["bold"]
    once = wilson(bold["win_share"], 100, 1.959964)
    assert (bold["win_low"], bold["win_high"]) == pytest.approx(once, abs=0.01)
    naive = wilson(bold["win_share"], 400, 1.959964)
    assert bold["win_high"] - bold["win_low"] > 1.7 * (naive[1] - naive[0])


@pytest.mark.usefixtures("odds_game")
def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Two hundred arenas of thirty seeds: nineteen in twenty intervals hold the true share."""
    true = float(odds(2))
    held = sum(
        rows["bold"]["win_low"] <= true <= rows["bold"]["win_high"]
        for _, rows in (played(2, ["bold", "safe"], 60, 1000 * k) for k in range(200))
    )
    assert 182 <= held <= 199


@pytest.mark.parametrize(("together", "games_each"), [(0.0, 4), (0.5, 4), (1.0, 4), (0.5, 2)])
def test_intervals_hold_for_seeds_that_decide_little_or_much(together: float, games_each: int) -> None:
    """With odds of 0.3, and seeds that decide all of their games in this part of the cases."""
    chance = random.Random(5)
    held = 0
    for _ in range(400):
        seeds = []
        for _ in range(40):
            first = float(chance.random() < 0.3)
            alike = chance.random() < together
            seeds.append(
                [first] + [first if alike else float(chance.random() < 0.3) for _ in range(games_each - 1)]
            )
        _, low, high = share_interval(seeds)
        held += low <= 0.3 <= high
    assert 0.92 * 400 <= held <= 0.995 * 400


def test_wilson_against_published_values() -> None:
    """One success in ten, and none in ten: the intervals that textbooks give for 95 %."""
    assert wilson(0.1, 10, 1.959964) == pytest.approx((0.0179, 0.4042), abs=1e-4)
    assert wilson(0.0, 10, 1.959964) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.5, 100, 1.959964) == pytest.approx((0.4038, 0.5962), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (4, 2.776), (6, 2.447), (9, 2.262), (29, 2.045), (99, 1.984), (999, 1.962)],
)
def test_student_against_the_tables(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=2e-3)


def test_the_mean_of_scores_goes_by_seeds() -> None:
    middle, low, high = mean_interval([[10, 12], [14, 16], [18, 20]])
    assert middle == 15
    assert (low, high) == pytest.approx((15 - 4.3027 * 4 / 3**0.5, 15 + 4.3027 * 4 / 3**0.5), abs=1e-3)


def test_nothing_is_certain_after_a_clean_sweep() -> None:
    share, low, high = share_interval([[1.0, 1.0]] * 50)
    assert (share, high) == (1, 1)
    assert low == pytest.approx(wilson(1, 50, 1.959964)[0])


@pytest.mark.usefixtures("odds_game")
def test_a_seed_that_was_not_played_from_every_seat_waits() -> None:
    plan = Plan("toss", 4, ["bold", "safe"], 8, 1, {})
    results = [play_number(plan, number) for number in (0, 1, 2, 3, 4, 6, 7)]
    assert [[result.number for result in games] for games in whole_seeds(plan, results)] == [[0, 1, 2, 3]]
    assert report(plan, results)["games"] == 4
    assert report(plan, results[4:])["table"] == []
