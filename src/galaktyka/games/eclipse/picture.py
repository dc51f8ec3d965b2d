"""The view drawn as SVG panels."""

from galaktyka.core.svg import Panel
from galaktyka.core.words import Speaker


def panels(view: dict[str, object], speaker: Speaker) -> list[Panel]:
    return []
