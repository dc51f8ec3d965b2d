"""A bot at a table, from the side of whoever asks it: fair questions, checked answers, a stand-in."""

from time import perf_counter
from typing import Final

from galaktyka.bots.registry import make_bot
from galaktyka.bots.sight import FOR_THE_WORLDS, Bot, Budget, private_stream, sight_of
from galaktyka.core.game import Game, Setting
from galaktyka.core.state import State

STAND_INS: Final = ("easy", "random")
"""Who goes on for a bot that failed: the first, and should that fail too, the second."""

CRASHED, HUNG, ILLEGAL, NONSENSE = "crashed", "hung", "illegal", "nonsense"
"""Kinds of failures. Words: `bot-failed-<kind>`."""


class Failure:
    """Why a bot lost its seat, and who plays on."""

    __slots__ = ("bot", "detail", "kind", "seat", "stand_in")

    def __init__(self, seat: int, bot: str, kind: str, detail: str, stand_in: str) -> None:
        self.seat = seat
        self.bot = bot
        self.kind = kind
        self.detail = detail
        self.stand_in = stand_in


def fault_of(answer: object, legal: list[int]) -> str:
    """What is wrong with an answer; nothing when it is one of the legal ones."""
    if type(answer) is not int:  # True is 1 to Python, and no answer
        return NONSENSE
    return "" if answer in legal else ILLEGAL


class Seated:
    """Asks one bot for one game. A bot that fails is replaced for the rest of it; `failures` says why."""

    __slots__ = (
        "asked", "bot", "budget", "failures", "game", "name", "seat", "seconds", "seed", "setting", "worlds",
    )  # fmt: skip

    def __init__(
        self, name: str, game: Game, setting: Setting, seat: int, seed: int, budget: Budget | None = None
    ) -> None:
        self.name = name
        self.game = game
        self.setting = setting
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.worlds = private_stream(seed, seat, FOR_THE_WORLDS)
        self.bot: Bot = make_bot(name, game, seat, seed, budget)
        self.failures: list[Failure] = []
        self.asked = 0
        self.seconds = 0.0

    def answer(self, state: State) -> int:
        """What the bot answers in this position; a single answer is given without asking it."""
        legal = state.legal_for(self.seat)
        if len(legal) == 1:
            return legal[0]
        start = perf_counter()
        answer = self._checked(state, legal)
        self.asked += 1
        self.seconds += perf_counter() - start
        return answer

    def _checked(self, state: State, legal: list[int]) -> int:
        while True:
            try:
                answer: object = self.bot.decide(
                    sight_of(self.game, state, self.seat, self.worlds, self.bot.budget)
                )
            except Exception as error:
                self._replace(CRASHED, repr(error)[:200])
                continue
            fault = fault_of(answer, legal)
            if not fault and isinstance(answer, int):
                return answer
            self._replace(fault, repr(answer)[:200])

    def _replace(self, kind: str, detail: str) -> None:
        stand_in = STAND_INS[min(len(self.failures), len(STAND_INS) - 1)]
        self.failures.append(Failure(self.seat, self.name, kind, detail, stand_in))
        self.name = stand_in
        self.bot = make_bot(stand_in, self.game, self.seat, self.seed, self.budget)
