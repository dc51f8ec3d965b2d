"""The log as people read it, kept by a scribe while answers are entered, and shown to each seat in its own cut."""

import orjson

from galaktyka.core.game import Answer
from galaktyka.core.match import Match, Scribe
from galaktyka.core.record import Entry
from galaktyka.core.table import EVERYONE, Event
from galaktyka.core.words import Text
from galaktyka.server.wire import Json, dump_to_keep, text_json

SEALED: Json = {"k": "log-sealed"}


class Chronicler(Scribe):
    """Writes a line for every entry: `{line, events: [[who may hear it, text], …]}`."""

    def __init__(self) -> None:
        self.lines: list[Json] = []
        self.note: Text | None = None  # said with the next entry: what happened at the table beside the game
        self._told: Answer | None = None
        self._round = 0
        self._rule = ""

    def before(self, match: Match, seat: int, answer: int, auto: bool) -> None:
        self._told = match.game.describe(match.state, seat, answer)
        self._round = match.game.rounds(match.state)
        self._rule = self._told.rule or match.game.rule_of(match.state)

    def after(self, match: Match, entry: Entry, events: list[Event]) -> None:
        told = self._told
        assert told is not None
        line: Json = {
            "n": len(match.record.entries) - 1,
            "seat": entry.seat,
            "round": self._round,
            "notation": entry.answer,
            "label": text_json(told.label),
            "t": entry.time,
        }
        if told.target:
            line["target"] = told.target
        if self._rule:
            line["rule"] = self._rule
        if entry.auto:
            line["auto"] = True
        texts = [[event.visible, text_json(match.game.event_text(match.state, event))] for event in events]
        if self.note is not None:
            texts.insert(0, [EVERYONE, text_json(self.note)])
            self.note = None
        self.lines.append({"line": line, "events": texts})

    def take(self) -> list[Json]:
        taken, self.lines = self.lines, []
        return taken


def line_for(stored: bytes, seat: int, sealed_from: int) -> Json:
    """A stored line as this seat (-1: a spectator) may read it."""
    document = orjson.loads(stored)
    line: Json = document["line"]
    if line["n"] >= sealed_from and line["seat"] != seat:
        closed: Json = {"n": line["n"], "seat": line["seat"], "round": line["round"], "notation": ""}
        return {**closed, "label": SEALED, "said": [], "t": line["t"]}
    line["said"] = [text for visible, text in document["events"] if _may_hear(visible, seat)]
    return line


def _may_hear(visible: int, seat: int) -> bool:
    return visible == EVERYONE or Event(0, 0, 0, 0, 0, visible).seen_by(seat)


def stored_lines(lines: list[Json]) -> list[bytes]:
    return [dump_to_keep(line) for line in lines]
