"""What the kernel's tests share: dictated chance, quick matches, all that can be seen of a match."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.core.tiny_game import COMET, DECK

from galaktyka.core.match import Match
from galaktyka.core.table import Event, LiveTable, ScriptedTable
from galaktyka.core.words import Illegal, Text


class Script:
    """Chance as it is meant: these cards, then this roll."""

    def __init__(self) -> None:
        self.outcomes: list[int] = []
        self.bag = DECK[:]

    def cards(self, *values: int) -> "Script":
        for value in values:
            self.outcomes.append(sum(self.bag[: value - 1]))
            self.bag[value - 1] -= 1
        return self

    def roll(self, value: int) -> "Script":
        self.outcomes.append(value - 1)
        return self


def start(
    seats: int = 2,
    seed: int = 7,
    *,
    script: Script | None = None,
    fuel: int = 3,
    automate: bool = True,
    explicit_commit: bool = False,
) -> Match:
    table: LiveTable = ScriptedTable(script.outcomes) if script is not None else LiveTable(seed)
    setting = COMET.setting(seats, seed, {"fuel": str(fuel)})
    return Match(COMET, setting, automate=automate, explicit_commit=explicit_commit, table=table)


def after_bidding(script: Script | None = None, *, seats: int = 2, explicit_commit: bool = False) -> Match:
    """Core 1; cards 2 and 3 (and 1) are dealt, seat 0 begins for free: its turn is the pending question."""
    if script is None:
        script = Script().cards(1, 2, 3, 1)
    match = start(seats, script=script, explicit_commit=explicit_commit)
    for seat in range(seats):
        match.answer("bid 0", seat)
    return match


def facts(event: Event) -> tuple[int, ...]:
    return event.kind, event.seat, event.a, event.b, event.c, event.visible


def trace(match: Match) -> tuple[object, ...]:
    """All that an answer may change; equal before and after whatever must leave no trace."""
    script = match.table.script[:] if isinstance(match.table, ScriptedTable) else []
    return (
        match.state.packed(),
        match.record.to_dict(),
        match.table.counters[:],
        match.table.outcomes[:],
        match.table.revealed,
        script,
        [facts(event) for event in match.table.events],
        [dict(policies) for policies in match.policies],
        (match.holder, match.can_undo, match.can_redo),
    )


def line(match: Match) -> str:
    """The record so far, as one line; automatic answers in brackets."""
    shown = []
    for entry in match.record.entries:
        text = f"{entry.seat}:{entry.answer}"
        shown.append(f"[{text}]" if entry.auto else text)
    return " ".join(shown)


@contextmanager
def refused(key: str) -> Iterator[dict[str, object]]:
    """The block is refused for this reason; gives the reason's parameters once it is known."""
    params: dict[str, object] = {}
    with pytest.raises(Illegal) as caught:
        yield params
    assert caught.value.reason.key == key
    params.update(caught.value.reason.params)


def reason(text: Text) -> tuple[str, dict[str, object]]:
    return text.key, dict(text.params)
