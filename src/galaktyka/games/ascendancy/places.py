"""Names of sectors: a system goes by its id, a sector of a lane by its slot and its place from end A."""

from galaktyka.games.ascendancy.choices import F_PLACE, F_SLIDE
from galaktyka.games.ascendancy.ids import LONGEST_LANE, SYSTEM_IDS, SYSTEMS


def lane_word(lane: int) -> str:
    return f"L{lane + 1}"


def place_word(sector: int) -> str:
    """`earth`, or `L3.2` for the second sector of the third lane; nothing for no sector."""
    if sector < 0:
        return ""
    if sector < SYSTEMS:
        return SYSTEM_IDS[sector]
    lane, place = divmod(sector - SYSTEMS, LONGEST_LANE)
    return f"{lane_word(lane)}.{place + 1}"


def place_id(sector: int) -> str:
    """The picture's element for a sector."""
    return element_of(place_word(sector))


def element_of(place: str) -> str:
    """The picture's element for the name of a sector."""
    if "." in place:
        return "sector-" + place.replace(".", "-")
    return "disc-" + place


def spot_notation(kind: int, spot: str) -> str:
    """How a spot is written in answer to a question: `open 73`, `to 73`, `at 73`."""
    return {F_PLACE: "open", F_SLIDE: "to"}.get(kind, "at") + " " + spot
