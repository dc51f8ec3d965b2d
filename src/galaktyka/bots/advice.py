"""Advice to a person: the best answers to the pending question, with what they lead to and why.

The bots' own search finds it, on positions that the person could be in: advice knows no more than its reader.
"""

from typing import Final

from galaktyka.bots.lookahead import (
    CarefulSearch,
    Line,
    Undisturbed,
    WatchingTable,
    answer_alone,
    answer_in,
    without_detours,
)
from galaktyka.bots.sight import Sight
from galaktyka.bots.standing import Standing, standings
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game, Gauge
from galaktyka.core.state import State
from galaktyka.core.table import SearchTable
from galaktyka.core.words import Text

WORLDS: Final = 3
"""Positions that the search is made in; answers are compared by their average."""

GLANCE_NODES: Final = 8000  # for all answers together
LEAST_NODES: Final = 60
CARE_NODES: Final = 600
PROMISING: Final = 5
BEST: Final = 3
WIDTH: Final = 6
MOVES: Final = 6
MOST_REASONS: Final = 5
MUCH: Final = 100
"""Hundredths of a point by which an answer must be ahead of the next one for that to be said."""

UNKNOWN: Final = -1.0


class Advice:
    """One answer that is worth considering."""

    __slots__ = ("answer", "because", "plan", "points", "share")

    def __init__(self, answer: int, plan: list[Text], standing: Standing, because: list[Text]) -> None:
        self.answer = answer
        self.plan = plan  # the answer and what follows in the same turn, as far as it is certain
        self.points = standing.points  # at the end, to expect, in hundredths
        self.share = standing.share  # of games won; below zero where nobody can tell yet
        self.because = because


class Idea:
    """An answer, what the worlds say of it, and the best turn that begins with it."""

    __slots__ = ("answer", "best", "cut", "total", "world", "worlds")

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.best: Line | None = None
        self.world: State | None = None
        self.cut = 0  # worlds in which the search came to no end of the turn
        self.total = 0
        self.worlds = 0

    def weigh(self, sight: Sight, world: State, stream: Stream, nodes: int) -> None:
        """Look through the turn after the answer in one more world."""
        state = world.clone()
        answer_alone(state, sight.seat, self.answer, SearchTable(stream))
        first = Line([self.answer], state, sight.game.judge_soberly(state, sight.seat))
        search = CarefulSearch(sight.game, sight.seat, stream, WIDTH, nodes)
        lines = search.turns_after(first, world, MOVES)
        best = lines[0] if lines else first
        if not search.ended:
            self.cut += 1
        if self.best is None or best.value > self.best.value:
            self.best, self.world = best, world
        self.total += best.value
        self.worlds += 1

    def steps(self) -> list[int]:
        return self.best.answers if self.best is not None else [self.answer]

    def average(self) -> int:
        return self.total // self.worlds


def _best_first(idea: Idea) -> tuple[int, int]:
    """In the middle of a turn a position looks better or worse than it is: ends of turns come first."""
    return idea.cut, -idea.average()


def advise(sight: Sight, stream: Stream) -> list[Advice]:
    """The best answers, the best one first."""
    with Undisturbed():
        ideas = best_ideas(sight, stream)
    found: list[Advice] = []
    for place, idea in enumerate(ideas):
        assert idea.best is not None
        assert idea.world is not None
        plan = Plan(sight.game, idea.world, idea.best.answers, sight.seat, stream)
        reasons = [Text("hint-luck")]
        if not plan.lucky:
            reasons = gains(sight.game, idea.world, idea.best.state, sight.seat)
        if place == 0 and len(ideas) > 1:
            reasons += ahead(idea.average() - ideas[1].average())
        standing = standings(sight.game, idea.best.state)[sight.seat]
        if sight.game.rounds(idea.world) == 0:
            standing.share = UNKNOWN  # some seats are still empty
        found.append(Advice(idea.answer, plan.words, standing, reasons))
    return found


def best_ideas(sight: Sight, stream: Stream) -> list[Idea]:
    """All answers at a glance in one world, then the promising ones with care in several."""
    ideas = [Idea(answer) for answer in sight.legal]
    world = sight.resample(stream)
    for idea in ideas:
        idea.weigh(sight, world, stream, max(LEAST_NODES, GLANCE_NODES // len(ideas)))
    promising = [Idea(idea.answer) for idea in sorted(ideas, key=_best_first)[:PROMISING]]
    for _ in range(WORLDS):
        world = sight.resample(stream)
        for idea in promising:
            idea.weigh(sight, world, stream, CARE_NODES)
    promising.sort(key=_best_first)
    kept = without_detours([idea.steps() for idea in promising])
    return [promising[place] for place in kept[:BEST]]


class Plan:
    """The certain part of a way through the turn, in words: up to where chance or a secret decides."""

    __slots__ = ("lucky", "words")

    def __init__(self, game: Game, world: State, answers: list[int], seat: int, stream: Stream) -> None:
        self.words: list[Text] = []
        state = world.clone()
        table = WatchingTable(stream)
        for answer in answers:
            self.words.append(game.describe(state, seat, answer).label)
            answer_in(state, seat, answer, table)
            if table.lucky:
                break
        self.lucky = table.lucky


def ahead(lead: int) -> list[Text]:
    if lead < MUCH:
        return []
    return [Text("hint-ahead", {"points": (lead + 50) // 100})]


def gains(game: Game, before: State, after: State, seat: int) -> list[Text]:
    """What the turn changes on the seat's own mat: stocks and income, as far as gauges tell."""
    old = game.gauges(game.view(before, seat), seat)
    new = game.gauges(game.view(after, seat), seat)
    earlier = {gauge.name: gauge for gauge in old}
    found: list[Text] = []
    for gauge in new:
        was = earlier.get(gauge.name)
        if was is not None:
            found += _change(game.id, was, gauge)
    return found[:MOST_REASONS]


def _change(game: str, was: Gauge, now: Gauge) -> list[Text]:
    what = Text(f"{game}-gauge-{now.name}")
    found: list[Text] = []
    if now.value != was.value:
        found.append(Text("hint-change", {"what": what, "by": signed(now.value - was.value)}))
    if now.gain != was.gain:
        found.append(Text("hint-income", {"what": what, "by": signed(now.gain - was.gain)}))
    return found


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"
