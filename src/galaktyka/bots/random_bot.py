"""The bot that answers at random: the floor that every other bot must beat."""

from galaktyka.bots.sight import Bot, Sight


class LevelBot(Bot):
    def decide(self, sight: Sight) -> int:
        return sight.legal[self.stream.below(len(sight.legal))]
