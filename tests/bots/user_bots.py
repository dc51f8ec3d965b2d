"""Bots as somebody else would write them: good ones, and every way to fail."""

import os
import time

from galaktyka.bots import Bot, Sight, registry
from galaktyka.core.game import Game

PATIENCE = 2


class FirstBot(Bot):
    """Takes the first answer that is on offer."""

    def decide(self, sight: Sight) -> int:
        return sight.legal[0]


def last(sight: Sight) -> int:
    """Takes the last answer, as a plain function."""
    return sight.legal[-1]


class CountingBot(Bot):
    """Remembers from question to question; fails at the fourth if it was made anew meanwhile."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.asked = 0

    def decide(self, sight: Sight) -> int:
        self.asked += 1
        if self.asked == 4:
            raise RuntimeError("asked four times")
        return sight.legal[0]


class PatientBot(Bot):
    """Behaves twice before it fails, so that the stand-in takes over in the middle of a game."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.patience = PATIENCE

    def decide(self, sight: Sight) -> int:
        self.patience -= 1
        return sight.legal[0] if self.patience >= 0 else self.fail(sight)

    def fail(self, sight: Sight) -> int:
        raise NotImplementedError


class RaisingBot(PatientBot):
    def fail(self, sight: Sight) -> int:
        raise RuntimeError("this bot cannot play")


class ExitingBot(PatientBot):
    def fail(self, sight: Sight) -> int:
        os._exit(7)


class SleepingBot(PatientBot):
    def fail(self, sight: Sight) -> int:
        time.sleep(3600)
        return 0


class StubbornBot(PatientBot):
    """Hangs and will not be interrupted."""

    def fail(self, sight: Sight) -> int:
        while True:
            try:
                time.sleep(3600)
            except BaseException:
                continue


class IllegalBot(PatientBot):
    def fail(self, sight: Sight) -> int:
        return next(answer for answer in range(sight.game.action_space) if answer not in sight.legal)


class NothingBot(PatientBot):
    def fail(self, sight: Sight) -> int:
        return None  # type: ignore[return-value]


class TextBot(PatientBot):
    def fail(self, sight: Sight) -> int:
        return "pass"  # type: ignore[return-value]


class FloatBot(PatientBot):
    def fail(self, sight: Sight) -> int:
        return float(sight.legal[0])  # type: ignore[return-value]


class BooleanBot(PatientBot):
    """True and False are 1 and 0 to Python, and legal answers in some games."""

    def fail(self, sight: Sight) -> int:
        return True


class UnbuiltBot(Bot):
    """Cannot even be made."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        raise ValueError("no weights")


GOOD = {"first": FirstBot, "last": last}
FAILING = {
    "raising": RaisingBot,
    "exiting": ExitingBot,
    "sleeping": SleepingBot,
    "stubborn": StubbornBot,
    "illegal": IllegalBot,
    "nothing": NothingBot,
    "text": TextBot,
    "float": FloatBot,
    "boolean": BooleanBot,
    "unbuilt": UnbuiltBot,
    "counting": CountingBot,
}
KINDS = {
    "raising": "crashed",
    "exiting": "crashed",
    "sleeping": "hung",
    "stubborn": "hung",
    "illegal": "illegal",
    "unbuilt": "crashed",
    "counting": "crashed",
}


def register() -> None:
    for name, made in {**GOOD, **FAILING}.items():
        registry.bot(name, level=1)(made)  # type: ignore[type-var]


def unregister() -> None:
    for name in (*GOOD, *FAILING):
        registry.forget_bot(name)
