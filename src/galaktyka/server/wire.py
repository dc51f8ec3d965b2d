"""How things of the engine look on the wire."""

import zlib
from typing import Any

import orjson

from galaktyka.core.game import Answer, Gauge, Stage
from galaktyka.core.record import Entry
from galaktyka.core.words import Param, Text

Json = dict[str, Any]


def dump(value: object) -> bytes:
    return orjson.dumps(value)


def dump_to_keep(value: object) -> bytes:
    """JSON that stays in memory: a copy of its own length, since the writer's buffer is a page at least."""
    return bytes(memoryview(orjson.dumps(value)))


def pack(content: bytes) -> bytes:
    """For what is kept in case somebody asks: a sixth of the size, for less time than it took to write."""
    return zlib.compress(content, 1)


def unpack(packed: bytes) -> bytes:
    return zlib.decompress(packed)


def text_json(text: Text) -> Json:
    if not text.params:
        return {"k": text.key}
    return {"k": text.key, "p": {name: _param(value) for name, value in text.params.items()}}


def _param(value: Param) -> object:
    return text_json(value) if isinstance(value, Text) else value


def answer_json(answer: Answer) -> Json:
    shown: Json = {"answer": answer.answer, "notation": answer.notation, "label": text_json(answer.label)}
    if answer.target:
        shown["target"] = answer.target
    if answer.cost is not None:
        shown["cost"] = text_json(answer.cost)
    if answer.warnings:
        shown["warnings"] = [text_json(warning) for warning in answer.warnings]
    if answer.rule:
        shown["rule"] = answer.rule
    return shown


def gauge_json(gauge: Gauge) -> Json:
    return {"name": gauge.name, "value": gauge.value, "gain": gauge.gain, "symbol": gauge.symbol}


def stage_json(stage: Stage) -> Json:
    shown: Json = {"label": stage.label, "when": stage.when}
    if stage.note is not None:
        shown["note"] = text_json(stage.note)
    return shown


def entry_json(entry: Entry) -> Json:
    shown: Json = {"seat": entry.seat, "answer": entry.answer}
    if entry.chance:
        shown["chance"] = entry.chance
    if entry.auto:
        shown["auto"] = True
    if entry.time >= 0:
        shown["t"] = entry.time
    return shown
