"""Looking through one's own turn: the answers that lead to the best position when somebody else is asked."""

from typing import Final

from galaktyka.bots.sight import Clock
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import SearchTable


DRAWS: Final = 3
"""Outcomes of chance that an answer is judged by: one alone would make the luckiest answer look best."""


class CountingTable(SearchTable):
    """A table for looking ahead that tells whether chance was at work."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.drawn = 0

    def draw(self, purpose: int, n: int) -> int:
        self.drawn += 1
        return self.stream.below(n)


class Line:
    """A way through the turn: the answers given, where they lead, and what the judge says of it."""

    __slots__ = ("answers", "open", "state", "value")

    def __init__(self, answers: list[int], state: State, value: int) -> None:
        self.answers = answers
        self.state = state
        self.value = value
        self.open = False  # chance decided something on the way: what comes after it cannot be planned


def answer_in(state: State, seat: int, answer: int, table: SearchTable) -> None:
    """Give an answer for this seat, which may be one of several that are asked at once.

    A secret answer is not revealed, also when it is the last one: what the others have chosen is not known, and
    the judge knows how to value one's own answer alone. So the question stays open for a seat beyond the others.
    """
    if state.asked:
        state.asked |= 1 << state.seats
        state.seal(seat, answer, table)
    else:
        state.apply(answer, table)


def still_asked(state: State, seat: int) -> bool:
    if state.asked:
        return state.asked >> seat & 1 == 1
    return bool(state.frames) and state.frames[-5] == seat


def better(lines: list[Line], width: int) -> list[Line]:
    """The best lines, those that reach the same by another way left out."""
    kept: list[Line] = []
    for line in sorted(lines, key=_descending):
        if len(kept) >= width:
            break
        if not kept or kept[-1].value != line.value or kept[-1].state.frames != line.state.frames:
            kept.append(line)
    return kept


def _descending(line: Line) -> int:
    return -line.value


class Search:
    """One look through a turn.

    Two beams, one in the other. The outer one holds *quiet* positions, in which no question is open but the
    one that the search began with; a move from there to the next quiet position may take several answers
    (what to build, where, which tile), and only whole moves are compared: in the middle of one, the price is
    paid and nothing gained yet. A line ends where somebody else is asked, or where chance has spoken.
    """

    def __init__(
        self, game: Game, seat: int, stream: Stream, width: int, nodes: int, clock: Clock | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.table = CountingTable(stream)
        self.width = width
        self.nodes = nodes
        self.clock = clock
        self.ended: list[Line] = []
        self.quiet: list[Line] = []
        self.cut: list[Line] = []  # in the middle of a move when the budget ran out
        self.depth = 0  # of the stack of frames in a quiet position

    def turns(self, state: State, moves: int) -> list[Line]:
        """Ways to play the turn to its end, the best first; at most so many moves long.

        What the budget cuts off counts as it stands, if nothing reached the end.
        """
        self.depth = len(state.frames)
        beam = [Line([], state, 0)]
        while beam and moves and self.nodes > 0:
            moves -= 1
            self.quiet = []
            for line in beam:
                self.complete_moves(line)
            beam = better(self.quiet, self.width)
        found = self.ended if self.ended else beam
        return sorted(found if found else self.cut, key=_descending)

    def complete_moves(self, line: Line) -> None:
        """Every move from a quiet position, each played to the next quiet one in its best ways."""
        for child in self.children(line):
            if self.nodes <= 0 and (self.ended or self.quiet or self.cut):
                return
            unfinished = self.sort_in([child])
            while unfinished and self.nodes > 0:
                found: list[Line] = []
                for part in better(unfinished, self.width):
                    found.extend(self.children(part))
                unfinished = self.sort_in(found)
            self.cut.extend(unfinished)

    def children(self, line: Line) -> list[Line]:
        if self.clock is not None and self.clock.over():
            self.nodes = 0
        return [self.child(line, answer) for answer in line.state.legal_for(self.seat)]

    def child(self, line: Line, answer: int) -> Line:
        """The line with one more answer; where chance decides, worth the mean of a few outcomes."""
        table = self.table
        before = table.drawn
        state = line.state.clone()
        answer_in(state, self.seat, answer, table)
        child = Line([*line.answers, answer], state, self.game.judge(state, self.seat))
        if table.drawn != before:
            child.open = True
            for _ in range(DRAWS - 1):
                other = line.state.clone()
                answer_in(other, self.seat, answer, table)
                child.value += self.game.judge(other, self.seat)
            child.value //= DRAWS
            self.nodes -= DRAWS - 1
        return child

    def sort_in(self, lines: list[Line]) -> list[Line]:
        """Keep lines that ended or came to rest; give back the others."""
        unfinished: list[Line] = []
        self.nodes -= len(lines)
        if self.clock is not None:
            self.clock.spend(len(lines))
        for line in lines:
            if line.open or not still_asked(line.state, self.seat):
                self.ended.append(line)
            elif len(line.state.frames) <= self.depth:
                self.quiet.append(line)
            else:
                unfinished.append(line)
        return unfinished
