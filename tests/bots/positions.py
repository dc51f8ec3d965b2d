"""Positions of all games in which something is hidden from a seat that is asked."""

from collections.abc import Iterator
from functools import cache

from tests.core.tiny_game import COMET

from galaktyka.core.chance import Stream
from galaktyka.core.game import Game, Setting
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable, SearchTable
from galaktyka.games import GAMES
from galaktyka.games import game as find_game

UNMISTAKABLE_SEED = 2**61 + 987_654_321
"""A table's seed that no position holds by chance."""

POSITIONS = 6
MOST_GAMES = 12

SECRETIVE = {"frontiers": {"goals": "true"}}
"""Options with which a game has something to hide; the others have by themselves."""


class Asked:
    """A seat that is asked while something is hidden from it."""

    def __init__(self, game: Game, setting: Setting, state: State, seat: int) -> None:
        self.game = game
        self.setting = setting
        self.state = state
        self.seat = seat

    def permuted(self, hidden: int) -> State:
        """The truth with what the seat cannot see drawn anew."""
        return self.game.scramble_hidden(self.state, self.seat, SearchTable(Stream(hidden)))


def every_game() -> list[Game]:
    return [*(find_game(id_) for id_ in GAMES), COMET]


def random_positions(game: Game, seats: int, seed: int) -> Iterator[Asked]:
    """Every question of a random game that leaves a choice."""
    setting = game.setting(seats, seed, SECRETIVE.get(game.id, {}))
    table, stream = LiveTable(seed), Stream(seed)
    state = game.new_state(setting, table)
    state.settle(table)
    while not state.over:
        for seat in state.actors():
            if len(state.legal_for(seat)) > 1:
                yield Asked(game, setting, state.clone(), seat)
        legal = state.legal()
        state.apply(legal[stream.below(len(legal))], table)


def hides_something(asked: Asked) -> bool:
    return len({asked.permuted(hidden).digest() for hidden in range(4)}) > 1


def hidden_positions(game: Game, wanted: int) -> list[Asked]:
    """Some positions from all over a few games; none where the game hides nothing."""
    return _hidden(game)[:wanted]


@cache
def _hidden(game: Game) -> list[Asked]:
    found: list[Asked] = []
    for k in range(MOST_GAMES):
        positions = random_positions(game, min(3, game.most_seats), UNMISTAKABLE_SEED + k)
        every = [asked for asked in positions if hides_something(asked)]
        few = min(len(every), POSITIONS - len(found), 2)
        found += [every[(2 * i + 1) * len(every) // (2 * few)] for i in range(few)]
        if len(found) == POSITIONS:
            break
    return found
