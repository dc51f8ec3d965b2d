"""What a bot is and what it is given: a sight of the game, and a clock.

A bot never meets the true state. Whoever asks it draws everything that its seat cannot see anew
(`Game.resample`) and hands over only the position that came out; to draw from that again gives the same
positions with the same odds as to draw from the truth.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from galaktyka.core.chance import WORD, Stream, scramble
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import SearchTable


class Budget:
    """How long a bot may think over one decision: milliseconds, positions looked at, or both; 0 is no bound.

    The same number of nodes gives the same answer on every machine, milliseconds do not.
    """

    __slots__ = ("ms", "nodes")

    def __init__(self, ms: int = 0, nodes: int = 0) -> None:
        self.ms = ms
        self.nodes = nodes


class Clock:
    """One decision's budget while it is being used up."""

    __slots__ = ("_deadline", "_start", "budget", "nodes")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.nodes = 0  # spent so far
        self._start = perf_counter()
        self._deadline = self._start + budget.ms / 1000.0

    def spend(self, nodes: int) -> None:
        self.nodes += nodes

    def over(self) -> bool:
        """Whether the bot should answer now with the best that it has found."""
        if self.budget.nodes > 0 and self.nodes >= self.budget.nodes:
            return True
        return self.budget.ms > 0 and perf_counter() >= self._deadline

    def used_ms(self) -> float:
        return (perf_counter() - self._start) * 1000.0

    def part_used(self) -> float:
        """From 0 to 1 and beyond: how much is gone of whichever bound is nearer; 0 where there is none."""
        part = 0.0
        if self.budget.nodes > 0:
            part = self.nodes / self.budget.nodes
        if self.budget.ms > 0:
            part = max(part, self.used_ms() / self.budget.ms)
        return part


class Sight:
    """What a bot knows when it is asked: its answers, its view, its clock, and positions that it could be in."""

    __slots__ = ("_possible", "_stream", "clock", "game", "legal", "seat")

    def __init__(self, game: Game, possible: State, seat: int, stream: Stream, clock: Clock) -> None:
        """`possible` is a state that the seat could be in: `sight_of` draws one from the truth."""
        self.game = game
        self.seat = seat
        self.legal = possible.legal_for(seat) if seat in possible.actors() else []
        self.clock = clock
        self._possible = possible
        self._stream = stream

    def view(self) -> dict[str, object]:
        """What the seat sees, as plain data."""
        return self.game.view(self._possible, self.seat)

    def resample(self, stream: Stream | None = None) -> State:
        """A whole state that fits what the seat sees, for looking ahead; each call draws another."""
        source = self._stream if stream is None else stream
        return self.game.resample(self._possible, self.seat, SearchTable(source))

    def place(self) -> str:
        """A name for how things look to the seat: the same if and only if they look the same again."""
        return self.resample(Stream(0)).digest()


def sight_of(game: Game, state: State, seat: int, stream: Stream, budget: Budget) -> Sight:
    """A sight of the true state that holds nothing of what the seat cannot see."""
    possible = game.resample(state, seat, SearchTable(stream))
    return Sight(game, possible, seat, Stream(stream.below(WORD)), Clock(budget))


FOR_THE_SEAT: Final = 0
FOR_THE_WORLDS: Final = 1
FOR_THE_SIGHT: Final = 2
"""What the streams made from a bot's seed are for; the bot itself draws from the first."""


def private_stream(seed: int, seat: int, purpose: int) -> Stream:
    """Random numbers of a bot; the same seed gives each seat and each purpose its own."""
    mixed = scramble((seed & WORD) ^ scramble(seed >> 32))
    return Stream((mixed * 64 + seat) * 4 + purpose)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. `decide` gives one of `sight.legal`; it is not asked when there is only one.

    `stream` is its own source of random numbers, `budget` what it may think a decision (`sight.clock` runs
    by it).
    """

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.stream = private_stream(seed, seat, FOR_THE_SEAT)
        self.budget = Budget()

    def decide(self, sight: Sight) -> int:
        raise NotImplementedError

    def ponder(self, sight: Sight) -> None:
        """Think while somebody else is asked; `sight.legal` is empty then. Most bots rest."""
