"""The bot that looks through its own turn with the game's judge: `normal`."""

from galaktyka.bots.lookahead import Search
from galaktyka.bots.sight import Bot, Sight


class LevelBot(Bot):
    """Looks through the whole turn on a position that it could be in."""

    width = 6
    nodes = 1200
    moves = 4

    def decide(self, sight: Sight) -> int:
        state = sight.resample(self.stream)
        search = Search(sight.game, sight.seat, self.stream, self.width, self.nodes, sight.clock)
        return search.turns(state, self.moves)[0].answers[0]
