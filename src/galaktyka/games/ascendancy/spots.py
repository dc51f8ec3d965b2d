"""Spots that a picture marks while something is laid or turned: a few of many degrees, every hex."""

from typing import Final

from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.choices import F_ANGLE, F_PLACE, F_SLIDE
from galaktyka.games.ascendancy.state import AscendancyState

FEW: Final = 24
STEP: Final = 15  # degrees between marks of a long arc


def all_spots(s: AscendancyState) -> list[int]:
    """Every spot of the question on top, ascending; nothing where it asks for no spot."""
    kind = s.top()
    if kind == F_PLACE:
        return s.chart.open_spots(s.arg(0), s.arg(1))
    if kind == F_ANGLE:
        return sorted(s.chart.discover_spots(s.arg(0), s.arg(1)))
    if kind == F_SLIDE:
        thing = s.arg(0)
        if thing < ids.SYSTEMS:
            return sorted(s.chart.disc_arc(thing))
        return sorted(s.chart.lane_arc(thing - ids.SYSTEMS))
    return []


def marked_spots(s: AscendancyState) -> list[int]:
    """Spots to point at, ascending: the bounded list, and every fifteenth degree of a long arc."""
    spots = all_spots(s)
    if s.variant.map_model == ids.HEX or len(spots) <= FEW:
        return spots
    if s.top() == F_PLACE:
        return sorted(s.chart.open_list(s.arg(0), s.arg(1)))
    present = s.chart.discover_list(s.arg(0), s.arg(1)) if s.top() == F_ANGLE else []
    return [
        spot
        for k, spot in enumerate(spots)
        if spot % STEP == 0 or k in (0, len(spots) - 1) or spot in present
    ]


def nearest_mark(s: AscendancyState, spot: int) -> int:
    """The marked spot that stands for another one nearby."""
    marks = marked_spots(s)
    if spot in marks or not marks:
        return spot
    best, least = marks[0], ids.SPOTS
    for mark in marks:
        turn = abs(mark - spot)
        turn = min(turn, ids.SPOTS - turn)
        if turn < least:
            best, least = mark, turn
    return best
