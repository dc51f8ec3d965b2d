"""Records: a match as a file. Save format, replay, bug report and unit of storage in one.

`Record` holds the header and the append-only entries; `dumps`/`loads` move it to and from JSON. Whatever is
cut, edited or of another version is refused with a sentence that says what is wrong.
"""

import json
import os
from hashlib import blake2b
from typing import Final, cast

from galaktyka.core.words import Illegal, Param, Text, refuse

FORMAT: Final = 1
FIELDS: Final = (
    "format", "game", "rules_version", "options", "overlay", "players",
    "seats", "seed", "opening", "entries", "hashes", "result", "checksum",
)  # fmt: skip
ENTRY_FIELDS: Final = ("seat", "answer", "chance", "auto", "t")


class Entry:
    """One answer in the record."""

    __slots__ = ("answer", "auto", "chance", "seat", "time")

    def __init__(self, seat: int, answer: str, chance: list[int], auto: bool, time: int) -> None:
        self.seat = seat
        self.answer = answer
        self.chance = chance
        self.auto = auto
        self.time = time  # seconds since the match began; -1: not kept


class Record:
    """Header and entries of a match."""

    def __init__(self, game: str, rules_version: int, players: int, seed: int) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = players
        self.seed = seed
        self.options: dict[str, str] = {}
        self.overlay = ""
        self.names: list[str] = [""] * players
        self.bots: list[str] = [""] * players
        self.opening: list[int] = []  # chance outcomes of the set-up
        self.entries: list[Entry] = []
        self.hashes: dict[int, str] = {}
        self.scores: list[int] = []
        self.ranks: list[int] = []
        self.by_source: list[dict[str, int]] = []
        self.checksum = ""  # as read from a file

    def to_dict(self) -> dict[str, object]:
        document: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": self.options,
            "overlay": self.overlay or None,
            "players": self.players,
            "seats": [_seat(name, bot) for name, bot in zip(self.names, self.bots, strict=True)],
            "seed": self.seed,
            "opening": self.opening,
            "entries": [_entry(entry) for entry in self.entries],
            "hashes": {str(at): value for at, value in sorted(self.hashes.items())},
        }
        if self.scores:
            document["result"] = {"scores": self.scores, "ranks": self.ranks, "by_source": self.by_source}
        return document

    def dumps(self) -> str:
        return _compact({**self.to_dict(), "checksum": self.fingerprint()})

    def fingerprint(self) -> str:
        """Finds the edits that no state hash can: a name, a time, an answer that made no difference."""
        return blake2b(_compact(self.to_dict()).encode("utf-8"), digest_size=8).hexdigest()

    def save(self, path: str) -> None:
        """Write beside the target first, then put it in place: an interrupted save loses nothing."""
        temporary = f"{path}.{os.getpid()}.part"
        try:
            with open(temporary, "w", encoding="utf-8") as file:
                file.write(self.dumps())
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except OSError as error:
            if os.path.exists(temporary):
                os.remove(temporary)
            why = error.strerror or str(error)
            raise refuse("refusal-record-unwritable", {"path": path, "why": why}) from None


def _compact(document: dict[str, object]) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _seat(name: str, bot: str) -> dict[str, str]:
    return {"name": name, "bot": bot} if bot else {"name": name}


def _entry(entry: Entry) -> dict[str, object]:
    document: dict[str, object] = {"seat": entry.seat, "answer": entry.answer}
    if entry.chance:
        document["chance"] = entry.chance
    if entry.auto:
        document["auto"] = True
    if entry.time >= 0:
        document["t"] = entry.time
    return document


def load(path: str) -> Record:
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except OSError as error:
        why = error.strerror or str(error)
        raise refuse("refusal-record-unreadable", {"path": path, "why": why}) from None
    except UnicodeDecodeError:
        raise refuse("refusal-record-not-json", {"where": Text("record-not-utf8")}) from None
    return loads(text)


def loads(text: str) -> Record:
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        place = Text("record-json-place", {"line": error.lineno, "column": error.colno})
        raise refuse("refusal-record-not-json", {"where": place}) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets without end
        raise refuse("refusal-record-not-json", {"where": Text("record-json-monstrous")}) from None
    return from_dict(document)


class _Reader:
    """Takes typed fields out of a JSON object, with a refusal that names the field."""

    def __init__(self, document: object, where: str, fields: tuple[str, ...]) -> None:
        if not isinstance(document, dict):
            raise bad_field(where or "record", Text("record-wants-object"))
        self.document: dict[str, object] = document
        self.where = where
        for field in document:
            if field not in fields:
                raise refuse("refusal-record-unknown-field", {"field": self.name(field)})

    def name(self, field: str) -> str:
        return f"{self.where}.{field}" if self.where else field

    def number(self, field: str, least: int = 0) -> int:
        value = self.document.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            raise bad_field(self.name(field), Text("record-wants-number", {"least": least}))
        return value

    def text(self, field: str) -> str:
        value = self.document.get(field)
        if not isinstance(value, str):
            raise bad_field(self.name(field), Text("record-wants-text"))
        return value

    def numbers(self, field: str) -> list[int]:
        value = self.document.get(field)
        if not isinstance(value, list) or not _all_numbers(value):
            raise bad_field(self.name(field), Text("record-wants-numbers"))
        return value

    def items(self, field: str) -> list[object]:
        value = self.document.get(field)
        if not isinstance(value, list):
            raise bad_field(self.name(field), Text("record-wants-list"))
        return cast("list[object]", value)

    def texts(self, field: str) -> dict[str, str]:
        value = self.document.get(field)
        if not isinstance(value, dict) or any(not isinstance(x, str) for x in value.values()):
            raise bad_field(self.name(field), Text("record-wants-texts"))
        return value

    def counts(self, field: str) -> list[dict[str, int]]:
        value = self.document.get(field)
        if not isinstance(value, list):
            raise bad_field(self.name(field), Text("record-wants-counts"))
        for item in value:
            if not isinstance(item, dict) or not _all_numbers(list(item.values())):
                raise bad_field(self.name(field), Text("record-wants-counts"))
        return cast("list[dict[str, int]]", value)


def _all_numbers(values: list[object]) -> bool:
    return all(isinstance(x, int) and not isinstance(x, bool) for x in values)


def bad_field(field: str, wanted: Text) -> Illegal:
    return refuse("refusal-record-field", {"field": field, "wanted": wanted})


def from_dict(document: object) -> Record:
    if not isinstance(document, dict):
        raise bad_field("record", Text("record-wants-object"))
    reader = _Reader(document, "", tuple(document))  # of another format the fields may be others
    if reader.number("format") != FORMAT:
        params: dict[str, Param] = {"found": str(reader.document["format"]), "known": str(FORMAT)}
        raise refuse("refusal-record-format", params)
    reader = _Reader(document, "", FIELDS)
    players = reader.number("players", 1)
    seats = reader.items("seats")
    if len(seats) != players:
        raise bad_field("seats", Text("record-wants-seats", {"players": players}))
    record = Record(reader.text("game"), reader.number("rules_version"), players, reader.number("seed"))
    record.options = reader.texts("options")
    if reader.document.get("overlay") is not None:
        record.overlay = reader.text("overlay")
    record.opening = reader.numbers("opening")
    for i, item in enumerate(seats):
        seat = _Reader(item, f"seats[{i}]", ("name", "bot"))
        record.names[i] = seat.text("name")
        record.bots[i] = seat.text("bot") if "bot" in seat.document else ""
    for i, item in enumerate(reader.items("entries")):
        record.entries.append(_read_entry(_Reader(item, f"entries[{i}]", ENTRY_FIELDS), players))
    _read_hashes(reader, record)
    if "checksum" in reader.document:
        record.checksum = reader.text("checksum")
    if "result" in reader.document:
        result = _Reader(reader.document["result"], "result", ("scores", "ranks", "by_source"))
        record.scores = result.numbers("scores")
        record.ranks = result.numbers("ranks")
        record.by_source = result.counts("by_source")
    return record


def _read_hashes(reader: _Reader, record: Record) -> None:
    for at, value in reader.texts("hashes").items():
        if len(at) > 9 or not at.isdecimal() or at != str(int(at)):
            raise bad_field("hashes", Text("record-wants-entry-number", {"found": at}))
        if int(at) > len(record.entries):
            raise refuse("refusal-record-cut", {"entries": len(record.entries), "hash_at": at})
        record.hashes[int(at)] = value


def _read_entry(reader: _Reader, players: int) -> Entry:
    seat = reader.number("seat")
    if seat >= players:
        raise bad_field(reader.name("seat"), Text("record-wants-seat", {"players": players}))
    time = reader.number("t") if "t" in reader.document else -1
    auto = reader.document.get("auto", False)
    if not isinstance(auto, bool):
        raise bad_field(reader.name("auto"), Text("record-wants-flag"))
    chance = reader.numbers("chance") if "chance" in reader.document else []
    return Entry(seat, reader.text("answer"), chance, auto, time)
