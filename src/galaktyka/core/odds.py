"""What the odds of battles share in all games: reading a case with refusals that name the field, and effort.

A game with battles has a module `odds` with one function, `odds(case, exact, samples, seed)`, which answers
with an object ready for JSON. `samples` > 0 asks for that many sampled fights; 0 for the exact chain where
its size allows, else for SAMPLES fights. `exact` allows a larger chain.
"""

from math import sqrt
from typing import Final

from galaktyka.core.words import Illegal, Text, refuse

SAMPLES: Final = 100_000
EFFORT: Final = 2_000_000
EXACT_EFFORT: Final = 20_000_000
"""Steps of a chain that are worth waiting for: by default, and when the exact answer was asked for."""


class Case:
    """An object of an odds file, or a part of one: gives typed fields, refuses impossible ones by name."""

    __slots__ = ("document", "where")

    def __init__(self, document: object, where: str) -> None:
        if not isinstance(document, dict):
            raise bad_field(where or "–", Text("odds-wants-object"))
        self.document: dict[str, object] = document
        self.where = where

    def name(self, field: str) -> str:
        return f"{self.where}.{field}" if self.where else field

    def has(self, field: str) -> bool:
        return field in self.document

    def only(self, fields: list[str]) -> None:
        """Refuse a field that means nothing here: a slip of the pen would change the odds silently."""
        for field in self.document:
            if field not in fields:
                raise refuse("odds-unknown-field", {"field": self.name(field), "known": ", ".join(fields)})

    def number(self, field: str, least: int, most: int) -> int:
        value = self.document.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise bad_field(self.name(field), Text("odds-wants-number", {"least": least, "most": most}))
        return value

    def number_or(self, field: str, default: int, least: int, most: int) -> int:
        return self.number(field, least, most) if field in self.document else default

    def flag(self, field: str) -> bool:
        """True or false; false where the field is missing."""
        value = self.document.get(field, False)
        if not isinstance(value, bool):
            raise bad_field(self.name(field), Text("odds-wants-flag"))
        return value

    def word(self, field: str, known: list[str]) -> int:
        """Which of the known words the field holds."""
        value = self.document.get(field)
        if not isinstance(value, str) or value not in known:
            raise bad_field(self.name(field), one_of(known))
        return known.index(value)

    def words(self, field: str, known: list[str]) -> list[int]:
        """A list of known words, as their numbers; none where the field is missing."""
        found: list[int] = []
        for item in self.items(field) if field in self.document else []:
            if not isinstance(item, str) or item not in known:
                raise bad_field(f"{self.name(field)}[{len(found)}]", one_of(known))
            found.append(known.index(item))
        return found

    def items(self, field: str) -> list[object]:
        value = self.document.get(field)
        if not isinstance(value, list):
            raise bad_field(self.name(field), Text("odds-wants-list"))
        items: list[object] = value
        return items

    def cases(self, field: str) -> list["Case"]:
        """A list of objects."""
        return cases(self.items(field), self.name(field))


def cases(items: list[object], where: str) -> list[Case]:
    return [Case(item, f"{where}[{place}]") for place, item in enumerate(items)]


def one_of(known: list[str]) -> Text:
    return Text("odds-wants-word", {"known": ", ".join(known)})


def bad_field(field: str, wanted: Text) -> Illegal:
    return refuse("odds-bad-field", {"field": field, "wanted": wanted})


def standard_error(times: int, samples: int) -> float:
    """Of a share of sampled fights; an outcome that was never or always seen is not taken for certain."""
    share = (times + 1) / (samples + 2)
    return sqrt(share * (1 - share) / samples)
