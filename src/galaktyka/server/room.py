"""A table in memory: what its journal says, row after row.

`Room.carry_out` is the only way in which a table changes, for an act that has just come in as for a row that
is read back; so what is rebuilt is what was played.
"""

import zlib
from typing import Any, Final

import orjson

from galaktyka.bots import level_named
from galaktyka.core.freezing import (
    entries_seen_by,
    forget_events,
    freeze,
    sealed_from,
    thaw,
)
from galaktyka.core.game import Game
from galaktyka.core.match import Match
from galaktyka.core.record import from_dict
from galaktyka.core.replaying import replay
from galaktyka.core.words import Illegal, Text, refuse
from galaktyka.games import game as find_game
from galaktyka.server.chronicle import Chronicler, stored_lines
from galaktyka.server.errors import Refused, refusal_of
from galaktyka.server.walking import lines_of
from galaktyka.server.wire import Json, dump, entry_json

OPEN, CLOSED, PERSON, BOT = "open", "closed", "person", "bot"
KINDS: Final = (OPEN, CLOSED, PERSON, BOT)
TAIL: Final = 16
"""Lines of the log that stay in memory; earlier ones are read from the store when somebody asks."""

REMEMBERED: Final = 64
"""Acts whose ids stay in memory; the store knows all."""

SEAT_OPS: Final = ("create", "join", "seat", "link")
"""Rows about seats: they leave the question that waits alone."""


class Seat:
    """Who sits there."""

    __slots__ = ("bot", "kind", "name", "resigned")

    def __init__(self, kind: str, name: str = "", bot: str = "", resigned: bool = False) -> None:
        self.kind = kind
        self.name = name
        self.bot = bot
        self.resigned = resigned

    def to_dict(self) -> Json:
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "resigned": self.resigned}


class Header:
    """What never changes about a table."""

    __slots__ = (
        "created", "explicit_commit", "game", "id", "name", "options", "players", "public", "seed",
        "spectators",
    )  # fmt: skip

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.game: str = row.game
        self.name: str = row.name
        self.seed: int = row.seed
        self.options: dict[str, str] = orjson.loads(row.options)
        self.players: int = row.players
        self.explicit_commit = bool(row.explicit_commit)
        self.public = bool(row.public)
        self.spectators = bool(row.spectators)
        self.created: int = row.created


class Row:
    """One row of a journal."""

    __slots__ = ("act", "at", "data", "entries", "keep", "lines", "op", "seat", "seq")

    def __init__(self, seq: int, act: str, seat: int, op: str, data: Json, at: int) -> None:
        self.seq = seq
        self.act = act
        self.seat = seat
        self.op = op
        self.data = data
        self.at = at
        self.keep = 0
        self.entries: list[Json] = []
        self.lines: list[bytes] = []


class Takeback:
    """A wish to go back to before an entry, until everybody has agreed or somebody declines."""

    __slots__ = ("agreed", "by", "entries")

    def __init__(self, by: int, entries: int, agreed: list[int]) -> None:
        self.by = by
        self.entries = entries
        self.agreed = agreed

    def to_dict(self) -> Json:
        return {"by": self.by, "entries": self.entries, "agreed": self.agreed}


class Room:
    """A table: its seats, its match once it has begun, and how far its journal has come."""

    __slots__ = (
        "acts", "game", "header", "keys", "match", "scribe", "seats", "seen_from", "seq", "started", "tail",
        "tail_from", "takeback", "torn", "updated",
    )  # fmt: skip

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game: Game = find_game(header.game)
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.scribe = Chronicler()
        self.seq = 0
        self.started = 0
        self.takeback: Takeback | None = None
        self.tail: list[bytes] = []
        self.tail_from = 0
        self.acts: dict[tuple[int, str], int] = {}
        self.seen_from = [0] * header.players  # the row that last changed what a seat is asked
        self.keys: dict[str, Access] = {}
        self.updated = header.created
        self.torn = False  # a change broke off half-way: this copy must be thrown away

    # --- asking ---

    @property
    def status(self) -> str:
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    @property
    def entries(self) -> int:
        return len(self.match.record.entries) if self.match is not None else 0

    @property
    def round(self) -> int:
        return self.game.rounds(self.match.state) if self.match is not None else 0

    def playing(self) -> Match:
        if self.match is None:
            raise Refused("conflict", "server-not-started")
        return self.match

    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who.kind == PERSON]

    def bot_to_move(self) -> int:
        """A seat whose bot is asked now; -1 when none is."""
        match = self.match
        if match is None or match.over:
            return -1
        for seat in match.state.actors():
            if self.seats[seat].kind == BOT and match.holder in (-1, seat):
                return seat
        return -1

    def fresh(self, seat: int, expect: int) -> bool:
        """Whether nothing that concerns this seat's question has happened since that row."""
        return self.seen_from[seat] <= expect <= self.seq

    # --- changing ---

    def carry_out(self, op: str, act: str, seat: int, data: Json, at: int) -> Row:
        """Do what the act asks. Raises `Illegal` or `Refused` with nothing changed, or leaves `torn` set."""
        row = Row(self.seq + 1, act, seat, op, data, at)
        before = self.entries
        waiting = self.match.state.asked if self.match is not None else 0
        keep = self._dispatch(row)
        row.keep = before if keep < 0 else keep
        if self.match is not None:
            row.entries = [entry_json(entry) for entry in self.match.record.entries[row.keep :]]
            row.lines = stored_lines(self.scribe.take())
            if len(row.entries) and op == "answer":
                self.takeback = None
        self._note(row, waiting)
        self.torn = False
        return row

    def _note(self, row: Row, waiting: int) -> None:
        self.seq = row.seq
        self.updated = row.at
        self.acts[row.seat, row.act] = row.seq
        if len(self.acts) > REMEMBERED:
            del self.acts[next(iter(self.acts))]
        cut = max(0, row.keep - self.tail_from)
        del self.tail[cut:]
        self.tail_from = min(self.tail_from, row.keep)
        self.tail.extend(row.lines)
        match = self.match
        if match is None:
            return
        forget_events(match)
        if row.op in SEAT_OPS or (row.op == "policy" and not row.entries):
            return
        if waiting and match.state.asked == waiting & ~(1 << row.seat):  # one of several secret answers
            self.seen_from[row.seat] = row.seq
        else:
            self.seen_from = [row.seq] * len(self.seen_from)

    def trim(self) -> None:
        """Let go of lines that nobody needs to be told any more."""
        if self.match is None or len(self.tail) <= 2 * TAIL:
            return
        needed = min(entries_seen_by(self.match, -1), sealed_from(self.match, -1))
        cut = min(len(self.tail) - TAIL, needed - self.tail_from)
        if cut > 0:
            del self.tail[:cut]
            self.tail_from += cut

    def _dispatch(self, row: Row) -> int:
        """Carry out one row; gives the entries that stay, or -1 for all."""
        op, seat, data = row.op, row.seat, row.data
        if op == "answer":
            return self._answer(row)
        if op in ("undo", "redo", "reset", "commit"):
            return self._step(op, seat)
        if op == "policy":
            self.playing().set_policy(seat, str(data["name"]), str(data["choice"]))
            return -1
        if op.startswith("takeback-"):
            return self._take_back(op, seat, data)
        self.torn = True
        if op == "resign":
            self._replace(seat, Seat(BOT, self.seats[seat].name, str(data["bot"]), resigned=True))
        elif op == "record":
            self._begin_with(data)
            return 0
        elif op == "create":
            self.seats = [Seat(**seat_data) for seat_data in data["seats"]]
        elif op in ("seat", "join"):
            self._replace(int(data["seat"]), Seat(**data["who"]))
        elif op == "start":
            for who in self.seats:
                if who.kind in (OPEN, CLOSED):
                    who.kind, who.bot = BOT, str(data["bot"])
        self._begin_when_full(row.at)
        return -1

    def _answer(self, row: Row) -> int:
        match = self.playing()
        given = row.data["answer"]
        if isinstance(given, int):
            if given not in match.state.allowed(row.seat) or row.seat not in match.state.actors():
                raise Illegal(match.why_not(given, row.seat))
            row.data = {**row.data, "answer": match.game.notation(match.state, given)}
        stand_in = row.data.get("stand_in")
        if stand_in is not None:
            self.scribe.note = Text(
                "bot-stands-in", {**stand_in, "why": Text(f"bot-failed-{stand_in['why']}")}
            )
        match.answer(given, row.seat, self._clock(row.at))
        self.torn = True
        if stand_in is not None:
            self.seats[row.seat].bot = str(stand_in["bot"])
        if row.data.get("commit"):
            match.commit(row.seat)
        return -1

    def _step(self, op: str, seat: int) -> int:
        match = self.playing()
        if op == "undo":
            match.undo(seat)
        elif op == "redo":
            match.redo(seat)
            return -1
        elif op == "reset":
            match.reset(seat)
        else:
            if match.holder != seat and not (match.can_undo and match.holder < 0):
                raise Refused("conflict", "server-nothing-to-commit")
            match.commit(seat)
            return -1
        self.scribe.take()
        return len(match.record.entries)

    def _clock(self, at: int) -> int:
        return max(0, (at - self.started) // 1000)

    # --- seats ---

    def _replace(self, seat: int, who: Seat) -> None:
        match = self.match
        if match is not None and match.holder == seat:
            match.commit(seat)  # the turn that was left behind stands; else nobody could go on
        self.seats[seat] = who
        if self.takeback is not None and who.kind != PERSON:
            self.takeback = None

    def _begin_when_full(self, at: int) -> None:
        if self.match is not None or any(who.kind in (OPEN, CLOSED) for who in self.seats):
            return
        header = self.header
        setting = self.game.setting(header.players, header.seed, header.options)
        self.started = at
        match = Match(self.game, setting, automate=False, explicit_commit=header.explicit_commit)
        match.scribe = self.scribe
        match.automate = True
        match.commit()  # lets what is forced at the start be answered, with the scribe listening
        self.match = match

    def _begin_with(self, data: Json) -> None:
        """Begin with the position that a record leads to."""
        record = from_dict(data["record"])
        match = replay(self.game, record, int(data["at"]))
        del record.entries[int(data["at"]) :]
        self.seats = [Seat(**seat_data) for seat_data in data["seats"]]
        self.scribe.lines = lines_of(self.game, record)
        self.started = int(data["started"])
        match.explicit_commit = self.header.explicit_commit
        match.scribe = self.scribe
        if data["go_on"]:
            match.table.seed = (
                self.header.seed
            )  # what is drawn from here on must not be known from the record
            match.commit()
        self.match = match

    # --- going back by agreement ---

    def _take_back(self, op: str, seat: int, data: Json) -> int:
        match = self.playing()
        if match.over:
            raise refuse("refusal-game-over")
        if op == "takeback-ask":
            wanted = int(data["entries"])
            if not 0 <= wanted < len(match.record.entries):
                raise Refused("conflict", "server-takeback-range", {"entries": len(match.record.entries)})
            self.torn = True
            self.takeback = Takeback(seat, self._before_person(wanted), [seat])
        elif self.takeback is None:
            raise Refused("conflict", "server-no-takeback")
        elif op == "takeback-decline":
            self.takeback = None
            return -1
        elif seat not in self.takeback.agreed:
            self.torn = True
            self.takeback.agreed.append(seat)
        if set(self.people()) <= set(self.takeback.agreed):
            keep, self.takeback = self.takeback.entries, None
            self._rewind(keep)
            return keep
        return -1

    def _before_person(self, wanted: int) -> int:
        """What followed by itself would follow again: go back to before the answer that somebody gave."""
        entries = self.playing().record.entries
        while wanted > 0 and entries[wanted].auto:
            wanted -= 1
        return wanted

    def _rewind(self, keep: int) -> None:
        old = self.playing()
        record = old.record
        record.scores, record.hashes = [], {}
        match = replay(self.game, record, keep)
        match.policies = old.policies
        match.explicit_commit = old.explicit_commit
        match.table.seed = old.table.seed
        self.match = match
        match.scribe = self.scribe
        match.commit()

    # --- snapshots ---

    def can_freeze(self) -> bool:
        return self.match is None or self.match.holder < 0

    def frozen(self) -> bytes:
        document = {
            "seq": self.seq,
            "seats": [who.to_dict() for who in self.seats],
            "started": self.started,
            "updated": self.updated,
            "takeback": self.takeback.to_dict() if self.takeback is not None else None,
            "seen_from": self.seen_from,
            "match": freeze(self.match) if self.match is not None else None,
        }
        return zlib.compress(dump(document), 6)

    def melt(self, data: bytes) -> None:
        """Take everything from what `frozen` gave."""
        document = orjson.loads(zlib.decompress(data))
        self.seq = document["seq"]
        self.seats = [Seat(**seat) for seat in document["seats"]]
        self.started = document["started"]
        self.updated = document["updated"]
        if document["takeback"] is not None:
            self.takeback = Takeback(**document["takeback"])
        self.seen_from = document["seen_from"]
        if document["match"] is not None:
            self.match = thaw(self.game, document["match"])
            self.match.scribe = self.scribe
        self.tail_from = self.entries

    def replay_row(self, row: Row) -> None:
        """A row that was committed earlier, or by another process."""
        again = self.carry_out(row.op, row.act, row.seat, row.data, row.at)
        row.keep = again.keep


class Access:
    """What a key opens."""

    __slots__ = ("digest", "expired", "invitation", "owner", "seats")

    def __init__(self, digest: str, seats: list[int], owner: bool, invitation: bool, expired: bool) -> None:
        self.digest = digest
        self.seats = seats
        self.owner = owner
        self.invitation = invitation
        self.expired = expired


def standing_bot() -> str:
    """The level that takes the seat of somebody who leaves."""
    return level_named("normal").name


def check_bot(name: str) -> str:
    try:
        return level_named(name).name
    except Illegal as illegal:
        raise refusal_of(illegal) from None
