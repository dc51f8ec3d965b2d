"""The bot that answers at random: the floor that every other bot must beat."""

from galaktyka.bots import Bot, Sight


class LevelBot(Bot):
    def decide(self, sight: Sight) -> int:
        return sight.answers[self.stream.below(len(sight.answers))]
