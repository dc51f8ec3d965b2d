"""Toss: a game whose odds anybody can work out, for testing what the arena counts.

Each player in turn plays safe for two points or bold for a roll of a four-sided die. The die is rolled once a
game, by the table's seed alone: on one seed, bold is worth the same from every seat.
"""

from fractions import Fraction

from galaktyka import games
from galaktyka.bots import Bot, Level, Sight, registry
from galaktyka.core.game import Game, Setting
from galaktyka.core.state import State
from galaktyka.core.table import Table

SAFE, BOLD = 0, 1
SAFE_POINTS = 2
SIDES = 4


class TossState(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points = [0] * seats
        self.die = 0

    def clone(self) -> "TossState":
        other = TossState(self.seats)
        other.copy_base(self)
        other.points = self.points[:]
        other.die = self.die
        return other

    def advance(self, table: Table) -> bool:
        return True

    def legal(self) -> list[int]:
        return [SAFE, BOLD]

    def act(self, answer: int, table: Table) -> None:
        if answer == BOLD and not self.die:
            self.die = table.roll(0, SIDES)
        self.points[self.actor()] = self.die if answer == BOLD else SAFE_POINTS
        self.pop()


class Toss(Game):
    def __init__(self) -> None:
        super().__init__("toss", 1, (2, 4))
        self.add_kind("toss", 2)

    def new_state(self, setting: Setting, table: Table) -> State:
        state = TossState(setting.seats)
        for seat in range(setting.seats - 1, -1, -1):
            state.push(0, seat)
        return state

    def resample(self, state: State, seat: int, table: Table) -> State:
        return state.clone()

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, TossState)
        return state.points[:]


def odds(players: int) -> Fraction:
    """The share of wins of one bold player among players who play safe."""
    alone = Fraction(sum(roll > SAFE_POINTS for roll in range(1, SIDES + 1)), SIDES)
    return alone + Fraction(1, SIDES) / players


class BoldBot(Bot):
    def decide(self, sight: Sight) -> int:
        return BOLD


class SafeBot(Bot):
    def decide(self, sight: Sight) -> int:
        return SAFE


STANDARD_GAMES = games.GAMES


def register() -> None:
    """Join in as if the game and the bots were ours: asked in the process of whoever plays."""
    vars(games)["GAMES"] = (*STANDARD_GAMES, "toss")
    games._loaded["toss"] = Toss()
    registry._added["bold"] = Level("bold", 1, __name__, "BoldBot")
    registry._added["safe"] = Level("safe", 1, __name__, "SafeBot")


def unregister() -> None:
    vars(games)["GAMES"] = STANDARD_GAMES
    games._loaded.pop("toss", None)
    registry.forget_bot("bold")
    registry.forget_bot("safe")
