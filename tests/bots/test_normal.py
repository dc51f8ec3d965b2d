"""The level that looks through its turn: it plays better than chance, fairly, and the same every time."""

import pytest

from galaktyka.arena.playing import play_game
from galaktyka.bots.lookahead import CarefulSearch, Search, still_asked
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable, SearchTable
from galaktyka.games import game as find_game


def begin(game: Game, seats: int, seed: int) -> tuple[State, LiveTable]:
    table = LiveTable(seed)
    state = game.new_state(game.setting(seats, seed, {}), table)
    state.settle(table)
    return state, table


def in_round_one(game: Game, seats: int, seed: int) -> tuple[State, LiveTable]:
    """A game whose set-up was chosen at random."""
    state, table = begin(game, seats, seed)
    stream = Stream(seed)
    while game.rounds(state) == 0:
        legal = state.legal()
        state.apply(legal[stream.below(len(legal))], table)
    return state, table


def scores(game_id: str, levels: list[str], seed: int) -> list[int]:
    game = find_game(game_id)
    return play_game(game, game.setting(len(levels), seed, {}), levels).scores


@pytest.mark.parametrize("game_id", ["gaia", "frontiers"])
def test_looking_through_the_turn_beats_chance(game_id: str) -> None:
    lead = 0
    for seed in (1, 2):
        first = scores(game_id, ["normal", "random"], seed)
        second = scores(game_id, ["random", "normal"], seed)
        lead += first[0] - first[1] + second[1] - second[0]
    assert lead > 4 * 8


def test_the_same_seed_gives_the_same_game() -> None:
    assert scores("frontiers", ["normal", "normal"], 3) == scores("frontiers", ["normal", "normal"], 3)


def test_only_whole_moves_are_compared() -> None:
    """A move is judged when no question of it is open: half-way its price is paid and nothing gained yet."""
    game = find_game("gaia")
    state, _ = in_round_one(game, 2, 5)
    seat = state.actor()
    lines = Search(game, seat, Stream(1), 4, 400).turns(state, 2)
    assert lines
    assert [line.value for line in lines] == sorted([line.value for line in lines], reverse=True)
    for line in lines:
        assert not still_asked(line.state, seat)
        again = state.clone()
        for answer in line.answers:
            assert answer in again.legal()
            again.apply(answer, SearchTable(Stream(1)))
        assert again.digest() == line.state.digest()


def test_a_careful_look_finds_the_same_where_turns_have_no_parts() -> None:
    game = find_game("gaia")
    state, _ = in_round_one(game, 2, 5)
    found = [
        search(game, state.actor(), Stream(1), 4, 400).turns(state, 2) for search in (Search, CarefulSearch)
    ]
    plain, careful = [[(line.answers, line.value) for line in lines] for lines in found]
    assert careful == plain
