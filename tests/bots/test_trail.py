"""A bot that comes back to where it was takes another way."""

import pytest
from tests.bots.test_normal import in_round_one

from galaktyka.bots import BOTS, Budget
from galaktyka.bots.registry import make_bot
from galaktyka.bots.sight import sight_of
from galaktyka.bots.trail import MOST_PLACES, Trail
from galaktyka.core.chance import Stream
from galaktyka.core.table import SearchTable
from galaktyka.games import GAMES
from galaktyka.games import game as find_game


def test_the_first_wish_is_granted_once_in_a_position() -> None:
    trail = Trail()
    assert [trail.onwards("here", [7, 5], [5, 6, 7]) for _ in range(3)] == [7, 5, 6]


def test_with_nothing_new_left_the_first_wish_is_granted_again() -> None:
    trail = Trail()
    assert [trail.onwards("here", [7], [6, 7]) for _ in range(4)] == [7, 6, 7, 7]


def test_another_position_is_another_place() -> None:
    trail = Trail()
    assert trail.onwards("here", [7], [6, 7]) == trail.onwards("there", [7], [6, 7]) == 7


def test_only_so_many_places_are_remembered() -> None:
    trail = Trail()
    for place in range(2 * MOST_PLACES):
        trail.onwards(str(place), [7], [7])
    assert len(trail.given) == MOST_PLACES


@pytest.mark.parametrize("name", GAMES)
def test_a_place_is_what_the_seat_sees(name: str) -> None:
    """Not what it guesses about the rest, which is another guess every time."""
    game = find_game(name)
    state, table = in_round_one(game, 2, 5)
    seat = state.actor()
    guesses = [game.resample(state, seat, SearchTable(Stream(seed))) for seed in range(3)]
    places = {sight_of(game, guess, seat, Stream(7), Budget()).place() for guess in [state, *guesses]}
    assert len(places) == 1
    state.apply(state.legal()[-1], table)
    assert sight_of(game, state, seat, Stream(7), Budget()).place() not in places


@pytest.mark.parametrize("level", [level.name for level in BOTS if level.name != "random"])
def test_a_level_that_is_asked_the_same_again_answers_otherwise(level: str) -> None:
    """In Ascendancy, where much is hidden: the guesses at it must not make a place look new."""
    game = find_game("ascendancy")
    state, _ = in_round_one(game, 2, 5)
    seat = state.actor()
    bot = make_bot(level, game, seat, 1)
    stream = Stream(3)
    asked = [bot.decide(sight_of(game, state, seat, stream, Budget(nodes=200))) for _ in range(3)]
    assert len(set(asked)) == 3
