"""Where things of the map lie on the picture: systems, sectors of lanes, spots, on both models."""

from math import isqrt
from typing import Final

from galaktyka.core.glance import as_numbers, number, numbers, tables, word

DISC: Final = 48  # radius of a system on the picture
UNITS: Final = 41  # of the free map, to a point of the picture
RIM: Final = 78  # around what lies on the map
SIDE: Final = 24  # half a side of a hex
HALF: Final = 42  # half its height
FAR: Final = 1 << 30


class Ground:
    """The middle of every system and sector on the picture, and how large the picture is."""

    __slots__ = ("across", "height", "hexes", "left", "places", "rows", "top", "width")

    def __init__(self, chart: dict[str, object]) -> None:
        self.hexes = word(chart, "model") == "hex"
        self.left = 0
        self.top = 0
        self.rows: dict[str, dict[str, object]] = {}
        self.places: dict[str, tuple[int, int]] = {}
        self.across: dict[str, tuple[int, int]] = {}  # from a lane sector sideways, 100 long
        points = self._points(chart)
        self._frame(points, number(chart, "size") // UNITS)
        for disc in tables(chart, "discs"):
            self.rows[word(disc, "id")] = disc
            self.places[word(disc, "id")] = self.at(number(disc, "x"), number(disc, "y"))
        for lane in tables(chart, "lanes"):
            self._lane(lane)

    def at(self, x: int, y: int) -> tuple[int, int]:
        """A point of the map, or a hex, on the picture."""
        if self.hexes:
            return 3 * SIDE * x - self.left, HALF * (2 * y + x) - self.top
        return x // UNITS - self.left, y // UNITS - self.top

    def _points(self, chart: dict[str, object]) -> list[tuple[int, int]]:
        """What the picture must hold: systems, lanes, and what may be laid just now."""
        found = [self.at(number(disc, "x"), number(disc, "y")) for disc in tables(chart, "discs")]
        for lane in tables(chart, "lanes"):
            segment = numbers(lane, "segment")
            for k in range(0, len(segment), 2):
                found.append(self.at(segment[k], segment[k + 1]))
        placing = chart["placing"]
        if isinstance(placing, dict):
            for spot in placing["spots"]:
                _, x, y = as_numbers(spot)
                found.append(self.at(x, y))
        return found if found else [(0, 0)]

    def _frame(self, points: list[tuple[int, int]], size: int) -> None:
        """Leave out the empty rims of the table, but nothing that lies on it."""
        least, most = (-FAR, FAR) if self.hexes else (0, size)
        left = max(least, min([x for x, _ in points]) - RIM)
        top = max(least, min([y for _, y in points]) - RIM)
        right = min(most, max([x for x, _ in points]) + RIM)
        bottom = min(most, max([y for _, y in points]) + RIM)
        self.left, self.top = left, top
        self.width, self.height = right - left, bottom - top

    def _lane(self, lane: dict[str, object]) -> None:
        segment, length = numbers(lane, "segment"), number(lane, "length")
        middles: list[tuple[int, int]] = []
        if self.hexes:
            middles = [self.at(segment[2 * k], segment[2 * k + 1]) for k in range(length)]
        else:
            x1, y1, x2, y2 = segment
            for k in range(length):
                part = max(1, length - 1)
                middles.append(self.at(x1 + (x2 - x1) * k // part, y1 + (y2 - y1) * k // part))
        for k in range(length):
            place = f"{word(lane, 'id')}.{k + 1}"
            self.places[place] = middles[k]
            before, after = middles[max(0, k - 1)], middles[min(length - 1, k + 1)]
            self.across[place] = sideways(after[0] - before[0], after[1] - before[1])

    def point(self, place: str) -> tuple[int, int]:
        return self.places.get(place, (0, 0))


def sideways(dx: int, dy: int) -> tuple[int, int]:
    """The direction across, 100 long."""
    length = max(1, isqrt(dx * dx + dy * dy))
    return -dy * 100 // length, dx * 100 // length
