"""A match as plain data and back: what a server keeps so that a long game need not be replayed to go on.

Unlike a record, it keeps what can still be taken back, whose turn waits for its commit, and the seats'
policies; and nothing is played again, so nothing is checked either: a record is what one gives to others.
Events are left out. Whoever tells them to people has heard them (`Scribe`).
"""

from galaktyka.core.game import Game
from galaktyka.core.glance import flag, number, numbers, table, tables, word
from galaktyka.core.match import Match, Snapshot
from galaktyka.core.record import from_dict
from galaktyka.core.table import LiveTable


def freeze(match: Match) -> dict[str, object]:
    """All that `thaw` needs, ready for JSON."""
    waiting = match._before_turn if match._holder >= 0 else None
    return {
        "record": match.record.to_dict(),
        "automate": match.automate,
        "explicit_commit": match.explicit_commit,
        "policies": [dict(policies) for policies in match.policies],
        "state": match.state.packed(),
        "seed": match.table.seed,
        "counters": match.table.counters[:],
        "holder": match._holder,
        "clock": match._clock,
        "past": [_freeze_point(point) for point in match._past],
        "undone": [_freeze_point(point) for point in match._undone],
        "before_turn": _freeze_point(waiting) if waiting is not None else None,
    }


def _freeze_point(point: Snapshot) -> dict[str, object]:
    return {
        "seat": point.seat,
        "answer": point.answer,
        "time": point.time,
        "state": point.state.packed(),
        "counters": point.counters[:],
        "entries": point.entries,
        "holder": point.holder,
    }


def thaw(game: Game, frozen: dict[str, object], overlay_file: str = "") -> Match:
    """The match that `freeze` described, with no events told so far."""
    record = from_dict(frozen["record"])
    setting = game.setting(record.players, record.seed, record.options, overlay_file)
    match = Match(game, setting, automate=False, table=LiveTable(record.seed))
    match.table.seed = number(frozen, "seed")  # a game taken up from a record goes on with chance of its own
    match.record = record
    match.automate = flag(frozen, "automate")
    match.explicit_commit = flag(frozen, "explicit_commit")
    match.policies = [_words_of(policies) for policies in tables(frozen, "policies")]
    match.state = game.restore(setting, numbers(frozen, "state"))
    match.table.rewind(numbers(frozen, "counters"), 0)
    match._holder = number(frozen, "holder")
    match._clock = number(frozen, "clock")
    match._past = [_thaw_point(match, point) for point in tables(frozen, "past")]
    match._undone = [_thaw_point(match, point) for point in tables(frozen, "undone")]
    if frozen["before_turn"] is not None:
        match._before_turn = _thaw_point(match, table(frozen, "before_turn"))
    return match


def _words_of(policies: dict[str, object]) -> dict[str, str]:
    return {name: word(policies, name) for name in policies}


def _thaw_point(match: Match, frozen: dict[str, object]) -> Snapshot:
    point = Snapshot(number(frozen, "seat"), number(frozen, "answer"), match)
    point.time = number(frozen, "time")
    point.state = match.game.restore(match.setting, numbers(frozen, "state"))
    point.counters = numbers(frozen, "counters")
    point.events = 0
    point.entries = number(frozen, "entries")
    point.holder = number(frozen, "holder")
    return point


def entries_seen_by(match: Match, seat: int) -> int:
    """How many entries this seat (-1: a spectator) has been shown; a turn that is not committed stays out."""
    waiting = match._waiting_for_turn(seat)
    return len(match.record.entries) if waiting is None else waiting.entries


def sealed_from(match: Match, seat: int) -> int:
    """The first entry that may be closed for this seat: a secret answer whose question still waits."""
    return entries_seen_by(match, seat) - match.state_seen_by(seat).all_given()


def nothing_to_undo(match: Match) -> bool:
    """Whether the match stands at a point that nobody can take back alone."""
    return match._holder < 0 and not match._past and not match._undone


def forget_events(match: Match) -> None:
    """Let go of events that were told: a match in a server's memory keeps only what it needs to go on."""
    if nothing_to_undo(match):
        match.table.events.clear()


def steps_of(match: Match, seat: int) -> tuple[bool, bool]:
    """Whether this seat may undo, and redo."""
    can_undo = bool(match._past) and match._past[-1].seat == seat
    can_redo = bool(match._undone) and match._undone[-1].seat == seat
    return can_undo, can_redo
