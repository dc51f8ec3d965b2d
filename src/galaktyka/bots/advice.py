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
from galaktyka.core.words import Param, Text

WORLDS: Final = 3
"""Positions that the search is made in; answers are compared by their average."""

GLANCE_NODES: Final = 8000  # for all answers together
LEAST_NODES: Final = 60
CARE_NODES: Final = 600
PROMISING: Final = 5
BEST: Final = 3
WIDTH: Final = 6
MOVES: Final = 6
LUCKS: Final = 8
"""Outcomes of chance that an answer is judged and explained by."""

MOST_LUCK: Final = 1 << 30

MOST_ASPECTS: Final = 3
MOST_CHANGES: Final = 4
SLIGHT: Final = 10
"""Hundredths of a point that are not worth telling."""

MINOR: Final = 5
"""So many times less than the most important reason is not worth telling either."""

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

    __slots__ = ("answer", "best", "cut", "turns", "values", "world")

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.best: Line | None = None
        self.world: State | None = None
        self.cut = 0  # worlds in which the search came to no end of the turn
        self.turns: list[Line] = []  # the best one in each world
        self.values: list[int] = []  # what the answer is worth there, on average over chance

    def weigh(self, sight: Sight, world: State, luck: int, nodes: int) -> None:
        """Look through the turn after the answer in one more world, where all answers have the same luck."""
        look = Look(sight, world, self.answer, luck, nodes)
        value = look.best.value
        if look.lucky:
            draws = max(1, min(LUCKS, nodes // LEAST_NODES))
            for draw in range(1, draws):
                value += Look(sight, world, self.answer, luck + draw, nodes // draws).best.value
            value //= draws
        self.cut += look.cut
        if self.best is None or look.best.value > self.best.value:
            self.best, self.world = look.best, world
        self.values.append(value)
        self.turns.append(look.best)

    def steps(self) -> list[int]:
        return self.best.answers if self.best is not None else [self.answer]

    def average(self) -> int:
        return sum(self.values) // len(self.values)

    def expected(self, sight: Sight) -> Standing:
        """How the seat stands after the answer, on average over the worlds."""
        points = 0
        share = 0.0
        for turn, value in zip(self.turns, self.values, strict=True):
            chance = value - sight.game.judge_soberly(turn.state, sight.seat)
            standing = standings(sight.game, turn.state, sight.seat, chance)[sight.seat]
            points += standing.points
            share += standing.share
        return Standing(points // len(self.turns), share / len(self.turns))


class Look:
    """A search through the rest of the turn in one world, with one luck."""

    __slots__ = ("best", "cut", "lucky")

    def __init__(self, sight: Sight, world: State, answer: int, luck: int, nodes: int) -> None:
        state = world.clone()
        table = WatchingTable(Stream(luck))
        answer_alone(state, sight.seat, answer, table)
        first = Line([answer], state, sight.game.judge_soberly(state, sight.seat))
        search = CarefulSearch(sight.game, sight.seat, Stream(luck), WIDTH, nodes)
        lines = search.turns_after(first, world, MOVES)
        self.best = lines[0] if lines else first
        self.cut = 0 if search.ended else 1
        self.lucky = table.lucky  # chance had a say in what the answer led to


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
        reasons = purposes(sight.game, idea.world, idea.best.answers[: len(plan.words)], sight.seat, stream)
        if plan.lucky:
            reasons.append(Text("hint-luck"))
        else:
            reasons += gains(sight.game, idea.world, idea.best.state, sight.seat)
        reasons += comparison(ideas, place)
        if not reasons:
            reasons.append(Text("hint-plain"))
        standing = idea.expected(sight)
        if sight.game.rounds(idea.world) == 0:
            standing.share = UNKNOWN  # some seats are still empty
        found.append(Advice(idea.answer, plan.words, standing, reasons))
    return found


def best_ideas(sight: Sight, stream: Stream) -> list[Idea]:
    """All answers at a glance in one world, then the promising ones with care in several."""
    ideas = [Idea(answer) for answer in sight.legal]
    world = sight.resample(stream)
    luck = int(stream.below(MOST_LUCK))
    for idea in ideas:
        idea.weigh(sight, world, luck, max(LEAST_NODES, GLANCE_NODES // len(ideas)))
    promising = [Idea(idea.answer) for idea in ranked(ideas)[:PROMISING]]
    for _ in range(WORLDS):
        world = sight.resample(stream)
        luck = int(stream.below(MOST_LUCK))
        for idea in promising:
            idea.weigh(sight, world, luck, CARE_NODES)
    return sorted(ranked(promising)[:BEST], key=_best_first)


def ranked(ideas: list[Idea]) -> list[Idea]:
    """The best first; behind all others come detours, which do what a better one does and something more."""
    best_first = sorted(ideas, key=_best_first)
    direct = without_detours([idea.steps() for idea in best_first])
    detours = [place for place in range(len(best_first)) if place not in direct]
    return [best_first[place] for place in direct + detours]


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


def purposes(game: Game, before: State, answers: list[int], seat: int, stream: Stream) -> list[Text]:
    """What the answers are good for: what they change most of what the judge looks at, on average over chance."""
    old = game.judge_aspects(before, seat)
    totals = [0] * len(old)
    ends = 0
    for _ in range(LUCKS):
        state = before.clone()
        table = SearchTable(stream)
        for answer in answers:
            answer_alone(state, seat, answer, table)
        ends += 1 if state.over else 0
        new = game.judge_aspects(state, seat)
        if len(new) == len(old):
            for i in range(len(old)):
                totals[i] += new[i] - old[i]
        elif not state.over:  # the seat is out of the game, or judged in another way from here on
            return []
    if ends:
        return [Text("hint-end")] if ends == LUCKS else []
    told = [(totals[i] // LUCKS, game.aspects[i]) for i in range(len(totals)) if game.aspects[i]]
    return [_purpose(game.id, change, name) for change, name in weightiest(told)]


def _purpose(game: str, change: int, name: str) -> Text:
    what = Text(f"{game}-aspect-{name}")
    return Text("hint-aspect", {"what": what, "sign": sign(change), **decimal(change)})


def weightiest(changes: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The few that matter most, gains before losses."""
    most = max([abs(change) for change, _ in changes], default=0)
    least = max(SLIGHT, most // MINOR)
    telling = sorted([one for one in changes if abs(one[0]) >= least], key=_by_size)[:MOST_ASPECTS]
    return sorted(telling, reverse=True)


def _by_size(change: tuple[int, str]) -> int:
    return -abs(change[0])


def comparison(ideas: list[Idea], place: int) -> list[Text]:
    """How far the best answer is ahead of the next one, or another one behind the best."""
    if len(ideas) == 1:
        return []
    idea = ideas[place]
    rival = ideas[0] if place else ideas[1]
    if idea.cut > rival.cut:
        return [Text("hint-unfinished")]
    lead = idea.average() - rival.average()
    if place == 0:
        return [Text("hint-ahead", decimal(lead))] if lead >= SLIGHT and idea.cut == rival.cut else []
    return [Text("hint-behind", decimal(lead))] if lead <= -SLIGHT else [Text("hint-level")]


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
    return found[:MOST_CHANGES]


def _change(game: str, was: Gauge, now: Gauge) -> list[Text]:
    what = Text(f"{game}-gauge-{now.name}")
    found: list[Text] = []
    if now.value != was.value:
        found.append(Text("hint-change", {"what": what, "by": signed(now.value - was.value)}))
    if now.gain != was.gain:
        found.append(Text("hint-income", {"what": what, "by": signed(now.gain - was.gain)}))
    return found


def signed(number: int) -> str:
    return f"{sign(number)}{abs(number)}"


def sign(number: int) -> str:
    return "+" if number > 0 else "−"


def decimal(hundredths: int) -> dict[str, Param]:
    """The size of a number of points, to one place: languages write the point between them in their own way."""
    tenths = (abs(hundredths) + 5) // 10
    return {"whole": tenths // 10, "tenths": tenths % 10}
