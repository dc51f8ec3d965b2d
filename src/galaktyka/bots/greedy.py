"""Bots that look through their own turn with the game's judge: `normal` with care, `easy` in haste."""

from galaktyka.bots import Bot, Sight
from galaktyka.bots.lookahead import Search


class LevelBot(Bot):
    """Looks through the whole turn on a position that it could be in."""

    width = 6
    nodes = 1200
    moves = 4

    def decide(self, sight: Sight) -> int:
        state = sight.resample(self.stream)
        search = Search(sight.game, sight.seat, self.stream, self.width, self.nodes)
        return search.turns(state, self.moves)[0].answers[0]
