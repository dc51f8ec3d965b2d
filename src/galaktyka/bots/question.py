"""A question to a bot in another process, as plain data.

It carries a position that the seat could be in, never the true one, and a set-up without the table's seed: so
nothing that is hidden from the seat leaves the process that knows it.
"""

from galaktyka.bots.registry import make_bot
from galaktyka.bots.sight import FOR_THE_SIGHT, FOR_THE_WORLDS, Bot, Budget, Clock, Sight, private_stream
from galaktyka.core.game import Game, Setting
from galaktyka.core.state import State
from galaktyka.core.table import SearchTable
from galaktyka.games import game as find_game

NO_SEED = 0


class Question:
    """What is asked, and of whom."""

    __slots__ = ("bot", "game", "ms", "nodes", "options", "overlay", "packed", "players", "seat", "seed")

    def __init__(
        self, game: Game, setting: Setting, possible: State, seat: int, bot: str, seed: int, budget: Budget
    ) -> None:
        """`possible` is a state that the seat could be in."""
        self.game = game.id
        self.players = setting.seats
        self.options = dict(setting.options)
        self.overlay = setting.overlay_file
        self.packed = possible.packed()
        self.seat = seat
        self.bot = bot
        self.seed = seed  # of the bot's own generator
        self.ms = budget.ms
        self.nodes = budget.nodes

    def budget(self) -> Budget:
        return Budget(self.ms, self.nodes)

    def make_bot(self) -> Bot:
        return make_bot(self.bot, find_game(self.game), self.seat, self.seed, self.budget())

    def sight(self, budget: Budget) -> Sight:
        """What the bot is given, put together on the other side."""
        game = find_game(self.game)
        setting = game.setting(self.players, NO_SEED, self.options, self.overlay)
        state = game.restore(setting, self.packed)
        stream = private_stream(self.seed, self.seat, FOR_THE_SIGHT)
        return Sight(game, state, self.seat, stream, Clock(budget))


def fair_question(
    game: Game, setting: Setting, state: State, seat: int, bot: str, seed: int, budget: Budget
) -> Question:
    """A question about the true state that gives nothing of it away."""
    worlds = SearchTable(private_stream(seed, seat, FOR_THE_WORLDS))
    return Question(game, setting, game.resample(state, seat, worlds), seat, bot, seed, budget)
