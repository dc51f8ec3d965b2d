"""A bot that comes back to where it was takes another way."""

from tests.core.tiny_game import Comet

from galaktyka.bots.trail import MOST_PLACES, Trail
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable

GAME = Comet()


def position(seed: int) -> State:
    table = LiveTable(seed)
    state = GAME.new_state(GAME.setting(2, seed, {}), table)
    state.settle(table)
    return state


def test_the_first_wish_is_granted_once_in_a_position() -> None:
    trail, state = Trail(), position(1)
    assert [trail.onwards(state, [7, 5], [5, 6, 7]) for _ in range(3)] == [7, 5, 6]


def test_with_nothing_new_left_the_first_wish_is_granted_again() -> None:
    trail, state = Trail(), position(1)
    assert [trail.onwards(state, [7], [6, 7]) for _ in range(4)] == [7, 6, 7, 7]


def test_another_position_is_another_place() -> None:
    trail, state = Trail(), position(1)
    later = state.clone()
    later.frames[-1] += 1
    assert trail.onwards(state, [7], [6, 7]) == trail.onwards(later, [7], [6, 7]) == 7


def test_only_so_many_places_are_remembered() -> None:
    trail, state = Trail(), position(1)
    for place in range(2 * MOST_PLACES):
        state.frames[-1] = place
        trail.onwards(state, [7], [7])
    assert len(trail.given) == MOST_PLACES
