"""Through a record step by step: positions of the past, the log of an uploaded game, figures over time."""

from collections.abc import Iterator

from galaktyka.core.game import Game
from galaktyka.core.match import Match, Scribe
from galaktyka.core.record import Record
from galaktyka.core.table import ReplayTable
from galaktyka.server.chronicle import Chronicler
from galaktyka.server.wire import Json


def walk(game: Game, record: Record, scribe: Scribe | None = None) -> Iterator[Match]:
    """The match before the first entry and after each one. Trusts the record: `replay` has checked it."""
    setting = game.setting(record.players, record.seed, record.options)
    table = ReplayTable(record.seed)
    table.expect(record.opening)
    match = Match(game, setting, automate=False, table=table)
    match.scribe = scribe
    yield match
    for entry in record.entries:
        table.expect(entry.chance)
        for answer in match.state.allowed(entry.seat):
            if game.notation(match.state, answer) == entry.answer:
                match.answer(answer, entry.seat, entry.time)
                break
        match.record.entries[-1].auto = entry.auto
        yield match


def lines_of(game: Game, record: Record) -> list[Json]:
    scribe = Chronicler()
    for _ in walk(game, record, scribe):
        pass
    lines = scribe.take()
    for line, entry in zip(lines, record.entries, strict=True):
        if entry.auto:
            line["line"]["auto"] = True
    return lines
