"""The bot that plays in haste: it looks one move ahead, overlooks some answers and misjudges others.

That is how people play their first games: nothing absurd, many chances missed. It is the one that stands in for
a bot that failed, so it is also the cheapest that makes sense.
"""

from typing import Final

from galaktyka.bots.lookahead import answer_alone, still_asked
from galaktyka.bots.sight import Bot, Clock, Sight
from galaktyka.bots.trail import Trail
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import SearchTable

OVERLOOKED_ONE_IN: Final = 4

MOST_NODES: Final = 160
MOST_QUESTIONS: Final = 5
"""Questions of one move that it thinks through; what is still open then counts as it stands."""


class LevelBot(Bot):
    """Takes the answer whose move looks best at a glance."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self.trail = Trail()

    def decide(self, sight: Sight) -> int:
        start = sight.resample(self.stream)
        table = SearchTable(self.stream)
        noticed = self.noticed(sight.legal)
        best = noticed[0]
        highest = -(1 << 60)
        for answer in noticed:
            state = start.clone()
            answer_alone(state, self.seat, answer, table)
            sight.clock.spend(1)
            self.finish_move(state, len(start.frames), table, sight.clock)
            value = sight.game.judge(state, self.seat) + self.stream.below(2 * sight.game.slip + 1)
            if value > highest:
                best, highest = answer, value
            if sight.clock.over():
                break
        return self.trail.onwards(sight.place(), [best], sight.legal)

    def noticed(self, legal: list[int]) -> list[int]:
        """The answers that come to mind; at least one does."""
        found = [answer for answer in legal if self.stream.below(OVERLOOKED_ONE_IN)]
        return found if found else [legal[self.stream.below(len(legal))]]

    def finish_move(self, state: State, depth: int, table: SearchTable, clock: Clock) -> None:
        """Answer what the move still asks, each time as looks best; half a move shows its price and no gain."""
        for _ in range(MOST_QUESTIONS):
            if not still_asked(state, self.seat) or len(state.frames) <= depth:
                return
            if clock.nodes >= MOST_NODES or clock.over():
                return
            legal = state.legal_for(self.seat)
            best = legal[0]
            if len(legal) > 1:
                best = best_at_a_glance(self.game, state, self.seat, legal, table)
                clock.spend(len(legal))
            answer_alone(state, self.seat, best, table)


def best_at_a_glance(game: Game, state: State, seat: int, legal: list[int], table: SearchTable) -> int:
    best = legal[0]
    highest = -(1 << 60)
    for answer in legal:
        after = state.clone()
        answer_alone(after, seat, answer, table)
        value = game.judge(after, seat)
        if value > highest:
            best, highest = answer, value
    return best
