"""A planet or colony in a few words and signs of a terminal."""

from typing import Final

from galaktyka.core.screen import Line
from galaktyka.core.words import Speaker
from galaktyka.games.frontiers.components import Box
from galaktyka.games.frontiers.ids import KIND_IDS, KIND_WORDS, KINDS, TILE_IDS, WINDFALL

KIND_COLOURS: Final = {"novelty": "blue", "rare": "brown", "genes": "green", "alien": "yellow"}
PRODUCES: Final = "●"
FINDS: Final = "○"
BARREN: Final = "·"


def planet_line(speaker: Speaker, box: Box, tile: int) -> Line:
    """Its sort of good, its name and its points: `●N Gem World 1`."""
    kind = box.kind[tile]
    name = speaker.word("frontiers-tile-" + TILE_IDS[tile])
    points = "?" if box.scoring[tile] else str(box.vp[tile])
    line = Line()
    if kind < KINDS:
        letter = speaker.word("frontiers-picture-letter-" + KIND_IDS[kind])
        sign = FINDS if box.face[tile].good == WINDFALL else PRODUCES
        line.add(sign + letter, KIND_COLOURS[KIND_WORDS[kind]])
    else:
        line.add((FINDS if box.face[tile].good == WINDFALL else BARREN) + " ", "grey")
    style = "red" if box.face[tile].military > 0 else ""
    return line.add(f" {name} ", style).add(points, "strong")
