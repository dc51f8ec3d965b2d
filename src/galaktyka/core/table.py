"""The table: where a state finds chance and tells what happened.

A state never holds a random generator or a log. Whatever is drawn or told goes through the table that is
passed to every change of state, so the same rules serve live play, replay, search and scripted tests.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from galaktyka.core.chance import Stream, value_below
from galaktyka.core.words import Param, Text, english

PURPOSES: Final = 32
"""Purposes are small ints that a game names for itself; each has its own stream of chance."""

EVERYONE: Final = -1
SPECTATORS: Final = 1 << 20


class ChanceError(Exception):
    """Chance cannot be given: the record or the script does not fit what the rules ask for."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return english(self.reason)


def _no_chance(key: str, params: dict[str, Param]) -> ChanceError:
    return ChanceError(Text(key, params))


def _in_range(outcome: int, n: int) -> None:
    if not 0 <= outcome < n:
        raise _no_chance("chance-out-of-range", {"outcome": outcome, "size": n})


class Event:
    """One thing that happened, as ints; words are made at the edge.

    `visible` is a bit mask of seats (plus SPECTATORS), or EVERYONE.
    """

    __slots__ = ("a", "b", "c", "kind", "seat", "visible")

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int, visible: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.visible = visible

    def seen_by(self, seat: int) -> bool:
        """Whether this seat (-1: a spectator) may hear of it."""
        if self.visible == EVERYONE:
            return True
        bit = SPECTATORS if seat < 0 else 1 << seat
        return self.visible & bit != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Gives chance and hears events. The base class is deaf and refuses to draw."""

    def draw(self, purpose: int, n: int) -> int:
        """A number in 0 … n-1 for this purpose."""
        raise _no_chance("chance-none", {})

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, visible: int = EVERYONE) -> None:
        """Hear an event."""

    def rule(self, name: str) -> None:
        """Hear that a numbered rule was at work; the fuzzer counts these."""

    def reveal(self) -> None:
        """Hear that hidden information became known, so that nothing before may be taken back."""

    def roll(self, purpose: int, sides: int) -> int:
        return 1 + self.draw(purpose, sides)

    def shuffle(self, purpose: int, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.draw(purpose, i + 1)
            items[i], items[j] = items[j], items[i]

    def draw_from(self, purpose: int, bag: list[int]) -> int:
        """Take one piece out of a bag that counts its pieces by kind; gives the kind."""
        n = self.draw(purpose, sum(bag))
        kind = 0
        while n >= bag[kind]:
            n -= bag[kind]
            kind += 1
        bag[kind] -= 1
        return kind


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveTable(Table):
    """Play at the table: seeded streams, outcomes and events kept for the record and the log."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counters: list[int] = [0] * PURPOSES
        self.outcomes: list[int] = []
        self.events: list[Event] = []
        self.revealed = False

    def draw(self, purpose: int, n: int) -> int:
        index = self.counters[purpose]
        outcome = value_below(n, self.seed, purpose, index)
        _in_range(outcome, n)
        self.counters[purpose] = index + 1
        self.outcomes.append(outcome)
        return outcome

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, visible: int = EVERYONE) -> None:
        self.events.append(Event(kind, seat, a, b, c, visible))

    def reveal(self) -> None:
        self.revealed = True

    def take_outcomes(self) -> list[int]:
        """The outcomes since the last call, for the record's entry."""
        outcomes = self.outcomes
        self.outcomes = []
        return outcomes

    def rewind(self, counters: list[int], events: int) -> None:
        """Forget what was drawn and told since the streams stood at these counters."""
        self.counters = counters[:]
        self.outcomes = []
        self.revealed = False
        del self.events[events:]


@mypyc_attr(allow_interpreted_subclasses=True)
class ReplayTable(LiveTable):
    """Reads recorded outcomes back while counting the streams, so that live play can go on afterwards."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.expected: list[int] = []
        self.position = 0

    def expect(self, outcomes: list[int]) -> None:
        self.expected = outcomes
        self.position = 0

    def unread(self) -> int:
        return len(self.expected) - self.position

    def draw(self, purpose: int, n: int) -> int:
        if self.position >= len(self.expected):
            raise _no_chance("chance-too-few", {})
        outcome = self.expected[self.position]
        _in_range(outcome, n)
        self.position += 1
        self.counters[purpose] += 1
        self.outcomes.append(outcome)
        return outcome

    def continue_live(self) -> LiveTable:
        live = LiveTable(self.seed)
        live.counters = self.counters[:]
        live.events = self.events
        return live


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchTable(Table):
    """Chance for bots that look ahead: one private stream, deaf to events."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def draw(self, purpose: int, n: int) -> int:
        return self.stream.below(n)


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedTable(LiveTable):
    """A test dictates what chance gives, in order; an empty script is an error, not a guess."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(0)
        self.script = script[:]
        self.given: list[int] = []

    def draw(self, purpose: int, n: int) -> int:
        if not self.script:
            raise _no_chance("chance-script-over", {})
        _in_range(self.script[0], n)
        outcome = self.script.pop(0)
        self.counters[purpose] += 1
        self.given.append(outcome)
        self.outcomes.append(outcome)
        return outcome

    def rewind(self, counters: list[int], events: int) -> None:
        super().rewind(counters, events)
        kept = sum(counters)
        self.script = self.given[kept:] + self.script
        del self.given[kept:]
