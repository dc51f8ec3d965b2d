"""Lively games judged twice: every offer, every battle, every draw and every income by a second reading."""

from collections import Counter

import pytest
from tests.games.eclipse.saying import GAMES, decisions
from tests.games.eclipse.second_course import Course
from tests.games.eclipse.second_offers import expected
from tests.games.eclipse.second_table import Second

from galaktyka.games.eclipse.game import GAME


@pytest.mark.parametrize("index", range(len(GAMES)))
@pytest.mark.parametrize("seed", [2001, 2002])
def test_what_may_be_answered_is_what_the_sheet_allows(index: int, seed: int) -> None:
    seats, options = GAMES[index]
    compared: Counter[str] = Counter()
    for s, _ in decisions(seats, seed + index, **options):
        question = GAME.question(s) if s.frames else "species"
        wanted = None if question == "species" else expected(s, Second(s), s.actor())
        if wanted is not None:
            offers = [GAME.notation(s, answer) for answer in s.legal()]
            assert set(offers) == wanted, question
            assert len(offers) == len(wanted)
            compared[question] += 1
    assert {"turn", "explore", "research", "upgrade", "build", "move", "influence"} <= set(compared)


@pytest.mark.parametrize("index", range(len(GAMES)))
@pytest.mark.parametrize("seed", [3001, 3002])
def test_the_course_of_a_game_is_the_sheets(index: int, seed: int) -> None:
    seats, options = GAMES[index]
    course: Course | None = None
    for s, table in decisions(seats, seed + index, **options):
        if s.frames and GAME.question(s) == "species":
            continue
        if course is None:
            course = Course(s, table)
            course.notice_stays(s)
        course.follow(s)
        if not s.frames:
            second = Second(s)
            staying = [seat for seat in range(seats) if not s.players[seat].eliminated]
            assert [GAME.scores(s)[seat] for seat in staying] == [second.points(seat) for seat in staying]
    assert course is not None
    assert course.checked["turns"] > 50
    assert course.checked["incomes"] > 0
