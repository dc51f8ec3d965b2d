"""The bot that looks beyond its own turn: `hard`."""

from typing import Final

from galaktyka.bots.lookahead import Undisturbed, answer_alone
from galaktyka.bots.planning import Planner
from galaktyka.bots.sight import Bot, Budget, Sight
from galaktyka.bots.trail import Trail
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import SearchTable

THINKS_MS: Final = 800
AGAIN_MS: Final = 300  # about the rest of a turn that is planned
WORLDS: Final = 4
NO_DEPTH: Final = 1 << 30


class LevelBot(Bot):
    """Plans a whole turn, and carries it out as long as everything comes as foreseen.

    Where second thoughts are worth having (`Planner.thinks_again`), each further answer gets them.
    """

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.usual = Budget(ms=THINKS_MS)
        self.brief = Budget(ms=AGAIN_MS)
        self.budget = self.usual
        self.planned: list[int] = []
        self.thinks_again = False  # about the turn that is planned
        self.foreseen: State | None = None
        self.turn_depth = NO_DEPTH
        self.trail = Trail()

    def decide(self, sight: Sight) -> int:
        now = sight.resample(self.stream)
        self.turn_depth = min(self.turn_depth, len(now.frames))
        if not self.comes_as_foreseen(now, sight.legal):
            self.plan(now, sight, [])
        elif self.thinks_again:
            self.plan(now, sight, self.planned)
        answer = self.trail.onwards(sight.place(), self.planned[:1], sight.legal)
        if answer != self.planned[0]:
            self.planned = [answer]
        answer = self.next_answer(now)
        if self.budget is self.usual or self.budget is self.brief:  # nobody has given it another one
            self.budget = self.brief if self.planned and self.thinks_again else self.usual
        return answer

    def plan(self, now: State, sight: Sight, kept: list[int]) -> None:
        planner = self.planner(sight)
        with Undisturbed():
            self.planned = planner.best(self.worlds(now, sight), kept).answers[:]
        self.thinks_again = planner.thinks_again()

    def ponder(self, sight: Sight) -> None:
        """Plan the turn that comes if the others do what they would do in haste."""
        state = sight.resample(self.stream)
        planner = self.planner(sight)
        with Undisturbed():
            if planner.reaches_own_question(state):
                self.planned = planner.best([state], []).answers[:]
                self.thinks_again = planner.thinks_again()
                self.foreseen = state

    def planner(self, sight: Sight) -> Planner:
        return Planner(self.game, self.seat, self.stream, sight.clock, self.turn_depth)

    def worlds(self, first: State, sight: Sight) -> list[State]:
        """The positions that turns are tried in; each has luck of its own, so it takes several even in open games."""
        return [first, *[sight.resample(self.stream) for _ in range(WORLDS - 1)]]

    def comes_as_foreseen(self, now: State, legal: list[int]) -> bool:
        """Whether the plan still fits: the same question in a position that is worth the same."""
        then = self.foreseen
        if then is None or not self.planned or self.planned[0] not in legal:
            return False
        game, seat = self.game, self.seat
        return then.frames == now.frames and game.judge_soberly(then, seat) == game.judge_soberly(now, seat)

    def next_answer(self, now: State) -> int:
        answer = self.planned.pop(0)
        self.foreseen = None
        if self.planned:
            answer_alone(now, self.seat, answer, SearchTable(self.stream))
            self.foreseen = now
        return answer
