"""Looking through one's own turn: the answers that lead to the best position when somebody else is asked."""

import gc
from typing import Final

from galaktyka.bots.sight import Clock
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import SearchTable, Table

DRAWS: Final = 3
"""Outcomes of chance that an answer is judged by: one alone would make the luckiest answer look best."""


class Undisturbed:
    """Puts the search for cycles of garbage off while a bot thinks.

    Thousands of positions are alive then, and none is part of a cycle; walking through them again and again took
    nearly half of the time.
    """

    __slots__ = ("was_on",)

    def __init__(self) -> None:
        self.was_on = False

    def __enter__(self) -> None:
        self.was_on = gc.isenabled()
        gc.disable()

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if self.was_on:
            gc.enable()


class WatchingTable(SearchTable):
    """Remembers whether something happened that nobody could know before."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.lucky = False

    def draw(self, purpose: int, n: int) -> int:
        self.lucky = self.lucky or n > 1
        return super().draw(purpose, n)

    def reveal(self) -> None:
        self.lucky = True


class Line:
    """A way through the turn: the answers given, where they lead, and what the judge says of it."""

    __slots__ = ("answers", "open", "state", "value")

    def __init__(self, answers: list[int], state: State, value: int) -> None:
        self.answers = answers
        self.state = state
        self.value = value
        self.open = False  # chance decided something on the way: what comes after it cannot be planned


def answer_in(state: State, seat: int, answer: int, table: Table) -> None:
    """Give an answer for this seat, which may be one of several that are asked at once."""
    if state.asked:
        state.seal(seat, answer, table)
    else:
        state.apply(answer, table)


def answer_alone(state: State, seat: int, answer: int, table: Table) -> None:
    """The same without opening secret answers, also when this is the last one.

    What the others have chosen is not known, and the judge knows how to value one's own answer alone. So the
    question stays open for a seat beyond the others.
    """
    if state.asked:
        state.asked |= 1 << state.seats
    answer_in(state, seat, answer, table)


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


def without_detours(ways: list[list[int]]) -> list[int]:
    """The places of the ways that are worth a look, the best first: a detour does all that an earlier one does."""
    kept: list[int] = []
    for place in range(len(ways)):
        if not any(_is_detour(ways[place], ways[earlier]) for earlier in kept):
            kept.append(place)
    return kept


def _is_detour(answers: list[int], direct: list[int]) -> bool:
    return all(answer in answers for answer in direct)


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
        self.table = WatchingTable(stream)
        self.luck = int(stream.below(1 << 30))
        self.width = width
        self.nodes = nodes
        self.clock = clock
        self.until = 1.0  # the part of the clock's time that this look may use
        self.ended: list[Line] = []
        self.quiet: list[Line] = []
        self.cut: list[Line] = []  # in the middle of a move when the budget ran out
        self.depth = 0  # of the stack of frames in a quiet position

    def turns(self, state: State, moves: int) -> list[Line]:
        """Ways to play the turn to its end, the best first; so many moves long, and one answer to end it with.

        That answer comes also where the budget cuts lines off at rest: else only what ends at once would be
        left, such as passing, and rich positions, in which there is most to look at, be played worst.
        What is cut off in the middle of a move counts as it stands, or an answer that came late would not be seen.
        """
        self.begin(state)
        return self.onwards([Line([], state, 0)], moves)

    def turns_after(self, first: Line, before: State, moves: int) -> list[Line]:
        """The same when the first answer is given already, in the position `before`."""
        self.begin(before)
        self.quiet = []
        self.complete(first)
        return self.onwards(better(self.quiet, self.width), moves - 1)

    def begin(self, state: State) -> None:
        self.depth = len(state.frames)

    def follow(self, state: State, answers: list[int]) -> Line:
        """The line of these answers, as far as they can be given and foreseen."""
        self.begin(state)
        line = Line([], state, 0)
        for answer in answers:
            if self.ends(line):
                break
            if answer not in line.state.legal_for(self.seat):
                break
            line = self.child(line, answer)
        return line

    def onwards(self, beam: list[Line], moves: int) -> list[Line]:
        while beam and moves and self.nodes > 0:
            moves -= 1
            self.quiet = []
            for line in beam:
                for child in self.children(line):
                    self.complete(child)
            beam = better(self.quiet, self.width)
        for line in beam:
            self.sort_in(self.children(line))
        found = [*self.ended, *self.cut] if self.ended else beam
        return sorted(found if found else self.cut, key=_descending)

    def complete(self, begun: Line) -> None:
        """Play a move that was begun to the next quiet position, in its best ways."""
        unfinished = self.sort_in([begun])
        while unfinished and self.nodes > 0:
            found: list[Line] = []
            for part in better(unfinished, self.width):
                found.extend(self.children(part))
            unfinished = self.sort_in(found)
        self.cut.extend(unfinished)

    def children(self, line: Line) -> list[Line]:
        if self.clock is not None and (self.clock.over() or self.clock.part_used() > self.until):
            self.nodes = 0
        return [self.child(line, answer) for answer in line.state.legal_for(self.seat)]

    def child(self, line: Line, answer: int) -> Line:
        """The line with one more answer; where chance decides, worth the mean of a few outcomes.

        All lines have the same luck: else useless answers before a draw would be tickets of a lottery.
        """
        table = self.table
        table.lucky = False
        table.stream = Stream(self.luck)
        state = line.state.clone()
        answer_alone(state, self.seat, answer, table)
        child = Line([*line.answers, answer], state, self.worth(state))
        if table.lucky:
            child.open = True
            for draw in range(1, DRAWS):
                table.stream = Stream(self.luck + draw)
                other = line.state.clone()
                answer_alone(other, self.seat, answer, table)
                child.value += self.worth(other)
            child.value //= DRAWS
            self.nodes -= DRAWS - 1
        return child

    def worth(self, state: State) -> int:
        return self.game.judge(state, self.seat)

    def ends(self, line: Line) -> bool:
        return line.open or not still_asked(line.state, self.seat)

    def sort_in(self, lines: list[Line]) -> list[Line]:
        """Keep lines that ended or came to rest; give back the others."""
        unfinished: list[Line] = []
        self.nodes -= len(lines)
        if self.clock is not None:
            self.clock.spend(len(lines))
        for line in lines:
            if self.ends(line):
                self.ended.append(line)
            elif len(line.state.frames) <= self.depth:
                self.quiet.append(line)
            else:
                unfinished.append(line)
        return unfinished


class CarefulSearch(Search):
    """A look that ends with the part of the turn that it begins in, and judges soberly."""

    def begin(self, state: State) -> None:
        super().begin(state)
        self.part = self.game.part_of_turn(state)

    def worth(self, state: State) -> int:
        return self.game.judge_soberly(state, self.seat)

    def ends(self, line: Line) -> bool:
        return super().ends(line) or self.game.part_of_turn(line.state) != self.part
