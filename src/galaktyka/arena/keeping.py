"""The file of an arena: what was agreed in the first line, then a line a game, written as each one ends.

A file that was cut off in the middle of a line, by a power cut or a full disk, loses that line alone.
"""

import json
import os
from types import TracebackType
from typing import Final, TextIO

from galaktyka.arena.plan import Plan, Result
from galaktyka.core.words import Illegal, refuse

FORMAT: Final = 1
LISTS: Final = ("scores", "ranks", "asked", "bots", "seconds", "failures")


class Keeper:
    """Holds the results so far; with a path they are also in a file, from which a later run goes on."""

    def __init__(self, plan: Plan, path: str = "") -> None:
        self.plan = plan
        self.path = path
        self.results: dict[int, Result] = {}
        self._file: TextIO | None = None

    def __enter__(self) -> "Keeper":
        if self.path:
            good = self._read() if os.path.exists(self.path) else 0
            try:
                self._file = open(self.path, "r+" if good else "w", encoding="utf-8")
            except OSError as error:
                raise _unreadable(self.path, error.strerror or str(error)) from None
            self._file.seek(good)
            self._file.truncate()
            if not good:
                self._write({"format": FORMAT, "arena": self.plan.terms()})
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(self.plan.games) if number not in self.results]

    def add(self, result: Result) -> None:
        self.results[result.number] = result
        self._write(result.to_dict())

    def wanted(self) -> list[Result]:
        """The results of this plan's games; a file may hold more."""
        return [self.results[number] for number in sorted(self.results) if number < self.plan.games]

    def _write(self, document: dict[str, object]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(document, ensure_ascii=False) + "\n")
            self._file.flush()

    def _read(self) -> int:
        """Take in what the file holds; gives how much of it is good, in bytes."""
        try:
            with open(self.path, "rb") as file:
                lines = file.readlines()
        except OSError as error:
            raise _unreadable(self.path, error.strerror or str(error)) from None
        if not lines:
            return 0
        self._check_header(lines[0])
        good = len(lines[0])
        for number, line in enumerate(lines[1:], 2):
            if not line.endswith(b"\n"):
                break
            result = _result_of(line)
            if result is None:
                raise _unreadable(self.path, f"line {number}")
            self.results[result.number] = result
            good += len(line)
        return good

    def _check_header(self, line: bytes) -> None:
        try:
            document = json.loads(line)
            terms = document["arena"] if document["format"] == FORMAT else None
        except (ValueError, KeyError, TypeError):
            terms = None
        if not isinstance(terms, dict):
            raise refuse("refusal-arena-file", {"path": self.path})
        for name, value in self.plan.terms().items():
            if terms.get(name) != value:
                params = {"path": self.path, "field": name, "kept": str(terms.get(name)), "asked": str(value)}
                raise refuse("refusal-arena-terms", {**params})


def _unreadable(path: str, why: str) -> Illegal:
    return refuse("refusal-record-unreadable", {"path": path, "why": why})


def _result_of(line: bytes) -> Result | None:
    try:
        document = json.loads(line)
        result = Result(int(document["number"]), int(document["seed"]), document["bots"])
        for name in Result.__slots__:
            value = document[name]
            if isinstance(value, list) != (name in LISTS):
                return None
            setattr(result, name, value)
    except (ValueError, KeyError, TypeError):
        return None
    return result
