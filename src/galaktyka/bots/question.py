"""A question to a bot in another process, as plain data.

It carries a position that the seat could be in, never the true one, and a set-up without the table's seed: so
nothing that is hidden from the seat leaves the process that knows it.
"""

from typing import Final

from galaktyka.bots.registry import Level, build_bot
from galaktyka.bots.sight import Bot, Budget, Clock, Sight
from galaktyka.core.chance import WORD, Stream
from galaktyka.core.game import Game, Setting
from galaktyka.core.state import State
from galaktyka.core.table import SearchTable
from galaktyka.games import game as find_game

NO_SEED: Final = 0


class Question:
    """What is asked, and of whom."""

    __slots__ = (
        "draws", "game", "level", "memory", "ms", "nodes", "options", "overlay", "packed", "players", "seat",
        "seed",
    )  # fmt: skip

    def __init__(
        self, game: Game, setting: Setting, state: State, seat: int, level: Level, seed: int, worlds: Stream
    ) -> None:
        """`state` is the true one; what is kept of it is a position that the seat could be in."""
        self.game = game.id
        self.players = setting.seats
        self.options = dict(setting.options)
        self.overlay = setting.overlay_file
        self.packed = game.resample(state, seat, SearchTable(worlds)).packed()
        self.draws = int(worlds.below(WORD))  # seed of the sight's own stream
        self.seat = seat
        self.level = level
        self.seed = seed  # of the bot's own generator
        self.memory = ""  # questions with the same name here may be put to the same bot
        self.ms = 0
        self.nodes = 0

    def allow(self, budget: Budget | None) -> None:
        """Another budget than the level's own."""
        if budget is not None:
            self.ms, self.nodes = budget.ms, budget.nodes

    def make_bot(self) -> Bot:
        return build_bot(self.level, find_game(self.game), self.seat, self.seed, Budget(self.ms, self.nodes))

    def sight(self, budget: Budget) -> Sight:
        """What the bot is given, put together on the other side."""
        game = find_game(self.game)
        setting = game.setting(self.players, NO_SEED, self.options, self.overlay)
        state = game.restore(setting, self.packed)
        return Sight(game, state, self.seat, Stream(self.draws), Clock(budget))
