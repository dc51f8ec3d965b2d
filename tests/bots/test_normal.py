"""The level that looks through its turn: it plays better than chance, fairly, and the same every time."""

import pytest
from tests.core.playing import after_bidding

from galaktyka.bots import Sight, bot_answer, make_bot
from galaktyka.bots.lookahead import Search, still_asked
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


def scores(game_id: str, levels: list[str], seed: int) -> list[int]:
    game = find_game(game_id)
    state, table = begin(game, len(levels), seed)
    bots = [make_bot(level, game, seat, seed) for seat, level in enumerate(levels)]
    while not state.over:
        seat = state.actor()
        state.apply(bot_answer(bots[seat], game, state, seat), table)
    return game.scores(state)


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
    state, table = begin(game, 2, 5)
    stream = Stream(5)
    while game.rounds(state) == 0:
        legal = state.legal()
        state.apply(legal[stream.below(len(legal))], table)
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


def test_what_a_seat_cannot_see_does_not_change_its_answer() -> None:
    match = after_bidding(seats=3)
    for hidden in range(12):
        for seat in match.state.actors():
            other = match.game.scramble_hidden(match.state, seat, SearchTable(Stream(hidden)))
            answers = match.state.legal_for(seat)
            chosen = [
                make_bot("normal", match.game, seat, 7).decide(Sight(match.game, state, seat, answers))
                for state in (match.state, other)
            ]
            assert chosen[0] == chosen[1] in answers
