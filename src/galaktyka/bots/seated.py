"""A bot at a table, from the side of whoever asks it: fair questions, checked answers, a stand-in."""

from time import perf_counter
from typing import Final

from galaktyka.bots.hosting import Host, HostHung, give_back, take_host
from galaktyka.bots.question import Question
from galaktyka.bots.registry import Level, build_bot, level_named, thinks_ahead
from galaktyka.bots.sight import FOR_THE_WORLDS, Bot, Budget, private_stream, sight_of
from galaktyka.core.game import Game, Setting
from galaktyka.core.state import State

STAND_INS: Final = ("easy", "random")
"""Who goes on for a bot that failed: the first, and should that fail too, the second."""

CRASHED, HUNG, ILLEGAL, NONSENSE, MISSING = "crashed", "hung", "illegal", "nonsense", "missing"
"""Kinds of failures. Words: `bot-failed-<kind>`."""

MOST_SECONDS: Final = 60.0
"""A bot of somebody else's that thinks longer over one decision has hung."""


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
    """Asks one bot for one game. A bot that fails is replaced for the rest of it; `failures` says why.

    Our own levels are asked here, all others in a process of their own (`Host`).
    """

    def __init__(
        self,
        name: str,
        game: Game,
        setting: Setting,
        seat: int,
        seed: int,
        budget: Budget | None = None,
        seconds: float = MOST_SECONDS,
        *,
        apart: bool = False,
    ) -> None:
        self.game = game
        self.setting = setting
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.most_seconds = seconds
        self.apart = apart  # our own levels in a process of their own too, where they can think ahead
        self.worlds = private_stream(seed, seat, FOR_THE_WORLDS)
        self.failures: list[Failure] = []
        self.asked = 0
        self.seconds = 0.0
        self.longest = 0.0  # seconds over one question
        self.level: Level = level_named(name)
        self.bot: Bot | None = None
        self.host: Host | None = None

    @property
    def name(self) -> str:
        """Who plays now: the bot, or its stand-in."""
        return self.level.name

    def answer(self, state: State) -> int:
        """What the bot answers in this position; a single answer is given without asking it."""
        legal = state.legal_for(self.seat)
        if len(legal) == 1:
            return legal[0]
        start = perf_counter()
        answer = self._checked(state, legal)
        self.asked += 1
        taken = perf_counter() - start
        self.seconds += taken
        self.longest = max(self.longest, taken)
        return answer

    def leave(self) -> None:
        """The game is over: let go of the process, if there is one."""
        if self.host is not None:
            give_back(self.host, self.name, self.seat)
            self.host = None

    def _checked(self, state: State, legal: list[int]) -> int:
        while len(self.failures) <= len(STAND_INS):
            try:
                answer = self._ask(state)
            except HostHung as hung:
                self._replace(HUNG, str(hung))
                continue
            except Exception as error:
                self._replace(CRASHED, str(error) or repr(error))
                continue
            fault = fault_of(answer, legal)
            if not fault and isinstance(answer, int):
                return answer
            self._replace(fault, str(answer))
        return legal[self.worlds.below(len(legal))]  # all have failed: the rules themselves are at fault

    def _ask(self, state: State) -> object:
        if self.level.own and not self.apart:
            if self.bot is None:
                self.bot = build_bot(self.level, self.game, self.seat, self.seed, self.budget)
            return self.bot.decide(sight_of(self.game, state, self.seat, self.worlds, self.bot.budget))
        fresh = self.host is None
        return self._at_host().ask(self._question(state), fresh, self.most_seconds)

    def ponder(self, state: State) -> None:
        """Others are asked: let a bot that thinks ahead do so. It comes back at once; only `apart` it can."""
        if self.apart and thinks_ahead(self.level):
            fresh = self.host is None
            try:
                self._at_host().ponder(self._question(state), fresh)
            except Exception as error:
                self._replace(CRASHED, str(error) or repr(error))

    def _question(self, state: State) -> Question:
        question = Question(self.game, self.setting, state, self.seat, self.level, self.seed, self.worlds)
        question.allow(self.budget)
        return question

    def _at_host(self) -> Host:
        if self.host is None:
            self.host = take_host(self.name, self.seat)
        return self.host

    def _replace(self, kind: str, detail: str) -> None:
        stand_in = STAND_INS[min(len(self.failures), len(STAND_INS) - 1)]
        self.failures.append(Failure(self.seat, self.name, kind, detail[:200], stand_in))
        if self.host is not None:
            self.host.stop()
            self.host = None
        self.bot = None
        self.level = level_named(stand_in)
