"""Typed reading of a view: it is plain JSON data, and pictures want ints, words and lists of them."""

from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Param, Speaker, Text
from galaktyka.games.gaia.components import Box


def as_table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def as_number(value: object) -> int:
    assert isinstance(value, int)
    return value


def table(data: dict[str, object], key: str) -> dict[str, object]:
    return as_table(data[key])


def tables(data: dict[str, object], key: str) -> list[dict[str, object]]:
    return [as_table(item) for item in _sequence(data[key])]


def number(data: dict[str, object], key: str) -> int:
    return as_number(data[key])


def count(data: dict[str, object], key: str) -> int:
    """How many of this thing; 0 where it is not mentioned."""
    value = data.get(key, 0)
    return as_number(value)


def word(data: dict[str, object], key: str) -> str:
    value = data[key]
    assert isinstance(value, str)
    return value


def flag(data: dict[str, object], key: str) -> bool:
    value = data[key]
    assert isinstance(value, bool)
    return value


def numbers(data: dict[str, object], key: str) -> list[int]:
    return [as_number(item) for item in _sequence(data[key])]


def grid(data: dict[str, object], key: str) -> list[list[int]]:
    return [[as_number(item) for item in _sequence(row)] for row in _sequence(data[key])]


def words(data: dict[str, object], key: str) -> list[str]:
    return [str(item) for item in _sequence(data[key])]


def _sequence(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


class Scene:
    """What every panel of one table needs: the view, the printed values, the words, the owners' names."""

    __slots__ = ("box", "owners", "players", "speaker", "view")

    def __init__(self, view: dict[str, object], speaker: Speaker, box: Box) -> None:
        self.view = view
        self.speaker = speaker
        self.box = box
        self.players: list[dict[str, object]] = tables(view, "players")
        self.owners: list[str] = [self._owner(player) for player in self.players]

    def say(self, key: str) -> str:
        return self.speaker.say(Text(key))

    def tell(self, key: str, params: dict[str, Param]) -> str:
        return self.speaker.say(Text(key, params))

    def explain(self, key: str) -> str:
        """The name of a thing and what it does."""
        name = self.say(key)
        return f"{name}. {self.say(key + '.description')}"

    def _owner(self, player: dict[str, object]) -> str:
        seat = number(player, "seat")
        letter = OWNER_LETTERS[seat]
        faction = word(player, "faction")
        if not faction:
            return self.tell("gaia-picture-seat", {"letter": letter})
        return self.tell("gaia-picture-owner", {"faction": Text("gaia-faction-" + faction), "letter": letter})
