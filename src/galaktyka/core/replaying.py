"""From a record back to a match: every answer, outcome and stored hash is checked on the way."""

from galaktyka.core.game import Game
from galaktyka.core.match import Match
from galaktyka.core.record import Entry, Record
from galaktyka.core.table import ChanceError, ReplayTable
from galaktyka.core.words import Illegal, Text, refuse


def replay(game: Game, record: Record, at: int = -1, overlay_file: str = "") -> Match:
    """Play a record through the rules, checking every answer, outcome and stored hash on the way.

    Stops after entry `at`, or plays all; the match can then be continued. A position in the middle may wait
    for a forced answer: `commit` lets the match go on from there.
    """
    if record.game != game.id:
        raise refuse("refusal-record-game", {"found": record.game, "game": game.id})
    if record.rules_version != game.rules_version:
        raise refuse(
            "refusal-record-version", {"found": str(record.rules_version), "known": str(game.rules_version)}
        )
    if at > len(record.entries):
        raise refuse("refusal-record-position", {"at": at, "entries": len(record.entries)})
    setting = game.setting(record.players, record.seed, record.options, overlay_file)
    if setting.overlay != record.overlay:
        raise refuse("refusal-record-overlay", {"hash": record.overlay[:12] or "—"})
    table = ReplayTable(record.seed)
    table.expect(record.opening)
    try:
        match = Match(game, setting, automate=False, table=table)
    except ChanceError as error:
        raise refuse("refusal-record-chance", {"entry": 0, "why": error.reason}) from None
    _all_read(table, 0)
    match.record.names, match.record.bots = record.names[:], record.bots[:]
    _check_hash(record, match, 0)
    last = len(record.entries) if at < 0 else at
    for i in range(last):
        _replay_entry(match, table, record.entries[i], i)
        _check_hash(record, match, i + 1)
    if last == len(record.entries) and record.scores:
        _check_result(record, match.record)
    if record.checksum and record.checksum != record.fingerprint():
        raise refuse("refusal-record-edited")
    match.automate = True
    match.table = table.continue_live()
    return match


def _replay_entry(match: Match, table: ReplayTable, entry: Entry, index: int) -> None:
    table.expect(entry.chance)
    try:
        seat = match._acting_seat(entry.seat)
        answer = match._find(entry.answer, seat)
        if answer not in match.state.allowed(seat):
            raise Illegal(match.why_not(answer, seat))
        match._clock = entry.time
        match._enter(seat, answer, entry.auto)
        match._past = []
    except Illegal as refusal:
        raise refuse(
            "refusal-record-entry", {"entry": index + 1, "answer": entry.answer, "why": refusal.reason}
        ) from None
    except ChanceError as error:
        raise refuse("refusal-record-chance", {"entry": index + 1, "why": error.reason}) from None
    _all_read(table, index + 1)


def _all_read(table: ReplayTable, at: int) -> None:
    if table.unread():
        raise refuse("refusal-record-chance", {"entry": at, "why": Text("chance-too-many")})


def _check_result(record: Record, replayed: Record) -> None:
    same = record.scores == replayed.scores and record.ranks == replayed.ranks
    if not same or record.by_source != replayed.by_source:
        raise refuse("refusal-record-result")


def _check_hash(record: Record, match: Match, at: int) -> None:
    stored = record.hashes.get(at)
    if stored is not None and stored != match.state.digest():
        raise refuse("refusal-record-hash", {"entry": at})
