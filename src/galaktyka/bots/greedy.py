"""The bot that looks through its own turn with the game's judge: `normal`."""

from galaktyka.bots.lookahead import Search, Undisturbed
from galaktyka.bots.sight import Bot, Sight
from galaktyka.bots.trail import Trail
from galaktyka.core.game import Game
from galaktyka.core.state import State


class LevelBot(Bot):
    """Looks through the whole turn on a position that it could be in."""

    width = 6
    nodes = 1200
    moves = 4

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.trail = Trail()

    def decide(self, sight: Sight) -> int:
        state = sight.resample(self.stream)
        with Undisturbed():
            wishes = self.wishes(sight, state)
        return self.trail.onwards(sight.place(), wishes, sight.legal)

    def wishes(self, sight: Sight, state: State) -> list[int]:
        """First answers, the best one first."""
        search = Search(sight.game, sight.seat, self.stream, self.width, self.nodes, sight.clock)
        return [line.answers[0] for line in search.turns(state, self.moves)]
