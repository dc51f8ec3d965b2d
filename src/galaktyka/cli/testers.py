"""The fuzzer's testers: what must hold after every answer of every game, whatever the game."""

import json
import time
from typing import Final

from galaktyka.core.chance import Stream
from galaktyka.core.game import Game, Setting
from galaktyka.core.match import Match
from galaktyka.core.record import loads
from galaktyka.core.replaying import replay
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable, SearchTable
from galaktyka.core.words import Illegal

RUNAWAY: Final = 20_000
THOROUGH_ONE_IN: Final = 16
THOROUGH_AT_LEAST_EVERY: Final = 20
THOROUGH_FROM_THE_START: Final = 5
PEOPLE_ONE_IN: Final = 10


class Trouble(Exception):
    """A tester found something wrong."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail


class CountingTable(LiveTable):
    """A live table that counts how often each rule was at work."""

    def __init__(self, seed: int, coverage: dict[str, int]) -> None:
        super().__init__(seed)
        self.coverage = coverage

    def rule(self, name: str) -> None:
        self.coverage[name] = self.coverage.get(name, 0) + 1


def draw_setting(game: Game, stream: Stream, seed: int) -> Setting:
    """Any player count with any options: half of them at their default, so that combinations stay varied."""
    for _ in range(50):
        seats = game.fewest_seats + stream.below(game.most_seats - game.fewest_seats + 1)
        options: dict[str, str] = {}
        for option in game.options:
            if option.choices and stream.below(2):
                options[option.name] = option.choices[stream.below(len(option.choices))]
        options.update(game.fuzz_options(stream))
        try:
            return game.setting(seats, seed, options)
        except Illegal:
            continue  # a combination that the rules exclude; draw another
    return game.setting(game.most_seats, seed, {})


class TestedGame:
    """One random game under test. `play` raises at the first thing that is wrong; `answers` leads there."""

    def __init__(self, game: Game, setting: Setting, stream: Stream, coverage: dict[str, int]) -> None:
        self.game = game
        self.setting = setting
        self.stream = stream
        self.answers: list[int] = []
        self.attempted = -1  # the answer being carried out; it is not among `answers` when that fails
        self.slowest = 0.0
        self.thorough_tests = 0
        self._last_thorough = -THOROUGH_AT_LEAST_EVERY
        self._older: State | None = None
        self._older_digest = ""
        self._told = 0
        self.table = CountingTable(setting.seed, coverage)

    def play(self, deadline: float) -> bool:
        """True when the game was played to its end before the deadline."""
        state = self.game.new_state(self.setting, self.table)
        state.settle(self.table)
        self.state = state
        self._test([], 0)
        while not state.over:
            if time.perf_counter() > deadline:
                return False
            self._decide(state)
            self.game.check(state)
        self._test([], len(self.answers))
        return True

    def _decide(self, state: State) -> None:
        """One random answer, timed: the list of answers and what the answer sets off."""
        start = time.thread_time()
        legal = state.legal()
        spent = time.thread_time() - start
        given = len(self.answers)
        if not legal:
            raise Trouble("dead_end", f"no answer to {self.game.question(state)}")
        if len(set(legal)) != len(legal):
            raise Trouble("duplicate_answers", f"an answer to {self.game.question(state)} is offered twice")
        if given >= RUNAWAY:
            raise Trouble("runaway", f"not over after {RUNAWAY} answers")
        self.attempted = self._choose(legal)
        if self._is_due(given):
            self._test(legal, given)
        start = time.thread_time()
        state.apply(self.attempted, self.table)
        self.slowest = max(self.slowest, spent + time.thread_time() - start)
        self.answers.append(self.attempted)
        self.attempted = -1

    def _choose(self, legal: list[int]) -> int:
        """Mostly one of the bounded list, now and then one that only people are offered."""
        more = self.state.further(self.state.actor())
        if more and not self.stream.below(PEOPLE_ONE_IN):
            return more[self.stream.below(len(more))]
        return legal[self.stream.below(len(legal))]

    def _is_due(self, given: int) -> bool:
        """Whether the testers that take long look at this position."""
        if given < THOROUGH_FROM_THE_START or given - self._last_thorough >= THOROUGH_AT_LEAST_EVERY:
            return True
        return self.stream.below(THOROUGH_ONE_IN) == 0

    def _test(self, legal: list[int], given: int) -> None:
        self._last_thorough = given
        self.thorough_tests += 1
        self.game.check(self.state)
        self._test_clone()
        self._test_redaction()
        if legal:
            self._test_notation(legal)
        self._test_words(legal)

    def _test_clone(self) -> None:
        """A clone equals its original; an older clone has not changed since; a packed state comes back."""
        digest = self.state.digest()
        if self._older is not None and self._older.digest() != self._older_digest:
            raise Trouble("clone", "an older clone changed when the original was played on")
        clone = self.state.clone()
        if clone.digest() != digest:
            raise Trouble("clone", "a clone differs from its original")
        if self.game.restore(self.setting, self.state.packed()).digest() != digest:
            raise Trouble("pack", "a packed state does not come back")
        self._older, self._older_digest = clone, digest

    def _test_redaction(self) -> None:
        """What a seat cannot see changes neither its view nor its answers; views are plain JSON."""
        asked = self.state.actors()
        here = self.state.digest()
        for seat in range(self.setting.seats):
            hidden = SearchTable(Stream(self.setting.seed + len(self.answers)))
            other = self.game.scramble_hidden(self.state, seat, hidden)
            if other.digest() == here:
                continue  # nothing is hidden from this seat now
            if self.game.view(other, seat) != self.game.view(self.state, seat):
                raise Trouble("redaction", f"seat {seat} sees something hidden in its view")
            if seat in asked and self.state.legal_for(seat) != other.legal_for(seat):
                raise Trouble("redaction", f"seat {seat} is offered answers that depend on something hidden")
        json.dumps(self.game.view(self.state, self.thorough_tests % (self.setting.seats + 1) - 1))

    def _test_notation(self, legal: list[int]) -> None:
        """Notations differ, and each is found again among everything the question could offer."""
        game, state = self.game, self.state
        answers = legal + state.further(state.actor())
        texts = {game.notation(state, answer): answer for answer in answers}
        if len(texts) != len(answers):
            raise Trouble("notation", f"two answers to {game.question(state)} are written the same")
        for answer in game.candidates(state):
            text = game.notation(state, answer)
            if texts.get(text, answer) != answer:
                raise Trouble("notation", f"“{text}” could be two answers")
            texts.pop(text, None)
        if texts:
            raise Trouble("notation", f"{next(iter(texts))!r} is legal but not among the candidates")

    def _test_words(self, legal: list[int]) -> None:
        """Prompts, answers and events can be put into words."""
        game, state = self.game, self.state
        if not state.over:
            seat = state.actor()
            game.prompt(state, seat)
            for answer in legal:
                game.describe(state, seat, answer)
        for event in self.table.events[self._told :]:
            game.event_text(state, event)
        self._told = len(self.table.events)

    # --- records ---

    def recorded(self) -> Match:
        """The same game as a match, as far as it can be played; its record leads to the failing point."""
        match = Match(self.game, self.setting, automate=False)
        for answer in self.answers:
            match.answer(answer)
        return match

    def test_record(self) -> None:
        """The record, written and read back, replays to the same position."""
        match = self.recorded()
        if match.state.digest() != self.state.digest():
            raise Trouble("replay", "the same answers led to another position")
        try:
            again = replay(self.game, loads(match.dumps()))
        except Illegal as refusal:
            raise Trouble("replay", f"the record does not replay: {refusal}") from None
        if again.state.digest() != self.state.digest() or again.scores != match.scores:
            raise Trouble("replay", "the record replays to another position")
