"""The view as lines of text."""

from typing import Final

from galaktyka.core.screen import Line
from galaktyka.core.words import Speaker

PARTS: Final = ["map"]


def screen(view: dict[str, object], speaker: Speaker, part: str, width: int, marked: list[str]) -> list[Line]:
    hexes = view["map"]
    assert isinstance(hexes, dict)
    return [Line(f"{hex_['id']} {hex_['marker']} {hex_['population']}") for hex_ in hexes["hexes"]]
