"""Bots: players that decide from what their seat may know.

`BOTS` lists the levels; `make_bot` makes one for a seat. A bot never meets the true state: it has a `Sight`.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from galaktyka.core.chance import WORD, Stream, scramble
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import SearchTable
from galaktyka.core.words import refuse


class Sight:
    """What a bot knows when it is asked: its answers, its view, and positions that it could be in."""

    __slots__ = ("_state", "answers", "game", "seat")

    def __init__(self, game: Game, state: State, seat: int, answers: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.answers = answers
        self._state = state

    def view(self) -> dict[str, object]:
        return self.game.view(self._state, self.seat)

    def resample(self, stream: Stream) -> State:
        """A whole state that fits what the seat sees, for looking ahead."""
        return self.game.resample(self._state, self.seat, SearchTable(stream))


class Bot:
    """A player. `decide` gives one of `sight.answers`; it is not asked when there is only one."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.stream = Stream(scramble((seed & WORD) ^ scramble(seed >> 32)) * 64 + seat)

    def decide(self, sight: Sight) -> int:
        raise NotImplementedError


class Level:
    """An entry of the registry. Words: `bot-<name>`."""

    __slots__ = ("level", "module", "name")

    def __init__(self, name: str, level: int, module: str) -> None:
        self.name = name
        self.level = level
        self.module = module  # of `galaktyka.bots`, with a class `LevelBot`


BOTS: Final = (Level("random", 0, "random_bot"), Level("normal", 2, "greedy"))


def level_named(name: str) -> Level:
    for level in BOTS:
        if level.name == name:
            return level
    raise refuse("refusal-unknown-bot", {"bot": name, "known": ", ".join(level.name for level in BOTS)})


def names_for_seats(names: Sequence[str], seats: int) -> list[str]:
    """One name for every seat, or one a seat; refuses any other number and unknown names."""
    if len(names) not in (1, seats):
        raise refuse("refusal-bot-count", {"seats": seats, "bots": len(names)})
    for name in names:
        level_named(name)
    return list(names) * seats if len(names) == 1 else list(names)


def make_bot(name: str, game: Game, seat: int, seed: int) -> Bot:
    level = level_named(name)
    built = import_module(f"galaktyka.bots.{level.module}").LevelBot(game, seat, seed)
    assert isinstance(built, Bot)
    return built


def bot_answer(bot: Bot, game: Game, state: State, seat: int) -> int:
    """What the bot in this seat answers; a single answer is given without asking it."""
    answers = state.legal_for(seat)
    if len(answers) == 1:
        return answers[0]
    return bot.decide(Sight(game, state, seat, answers))
