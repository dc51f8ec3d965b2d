"""The view of New Frontiers as styled lines."""

from typing import Final

from galaktyka.core.screen import Line
from galaktyka.core.words import Speaker

PARTS: Final = ["table"]


def screen(view: dict[str, object], speaker: Speaker, part: str, width: int, marked: list[str]) -> list[Line]:
    return [Line(f"{key}: {value}").cut(width) for key, value in view.items()]
