"""Measures of the two maps, with everything worked out once that does not depend on what lies on the table.

The free map is integer arithmetic throughout: coordinates in thousandths of an inch, angles in whole degrees,
sines and cosines as a table. So every question about it has the same answer on every machine.
"""

from math import isqrt
from typing import Final

from galaktyka.core.hexes import HexGrid, disc
from galaktyka.games.ascendancy.ids import LONGEST_LANE

MILLION: Final = 1_000_000
CIRCLE: Final = 360
QUARTER: Final = 90
STEPS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
Places = list[list[tuple[int, int]]]
"""Places of the homes by seat, under the number of players."""


def rdiv(n: int, m: int) -> int:
    """M1 The whole number nearest to n / m, halves away from zero; m is positive."""
    if n >= 0:
        return (2 * n + m) // (2 * m)
    return -((m - 2 * n) // (2 * m))


class Swing:
    """A thing that turns about a disc: offsets from the disc's centre to its two ends, for every degree."""

    __slots__ = ("end_x", "end_y", "reach", "start_x", "start_y")

    def __init__(self, reach: int) -> None:
        self.start_x: list[int] = []
        self.start_y: list[int] = []
        self.end_x: list[int] = []
        self.end_y: list[int] = []
        self.reach = reach


class PolarMeasures:
    """M1, M2 The table, the discs and the lanes of the free map."""

    __slots__ = (
        "centres",
        "clearance",
        "cos",
        "disc_swing",
        "discs_apart",
        "edge_disc",
        "edge_lane",
        "homes",
        "joined_swing",
        "lane_from_disc",
        "lanes_apart",
        "lanes_near",
        "lengths",
        "near",
        "open_swing",
        "sin",
        "tolerance",
        "width",
    )

    def __init__(
        self, numbers: dict[str, int], quarter: list[int], homes: Places, lengths: list[int]
    ) -> None:
        radius, half = numbers["disc_radius"], numbers["lane_half_width"]
        self.width = numbers["table"]
        self.clearance = numbers["clearance"]
        self.tolerance = numbers["fit_tolerance"]
        self.homes = homes
        self.lengths = lengths
        self.near = radius + half  # from a centre to the end of a lane
        self.edge_disc = radius + numbers["edge_margin"]
        self.edge_lane = half + numbers["edge_margin"]
        self.discs_apart = 2 * radius + self.clearance
        self.lane_from_disc = radius + half + self.clearance
        self.lanes_apart = 2 * half + self.clearance
        self.cos = turned_quarters(quarter)
        self.sin = [self.cos[(angle - QUARTER) % CIRCLE] for angle in range(CIRCLE)]
        # All three by length of the lane.
        self.centres = [2 * radius + numbers["sector_length"] * n for n in range(max(lengths) + 1)]
        # Two lanes that begin further apart than this cannot touch.
        self.lanes_near = 2 * (self.centres[-1] + self.tolerance - 2 * self.near) + self.lanes_apart + 9
        self.open_swing: list[Swing] = []
        self.joined_swing: list[Swing] = []
        self.disc_swing: list[Swing] = []
        for length in range(max(lengths) + 1):
            self._work_out(length, radius - half + numbers["sector_length"] * length)

    def _work_out(self, length: int, far_end: int) -> None:
        distance = self.centres[length]
        lane, joined, new_disc = Swing(far_end), Swing(far_end), Swing(distance)
        for angle in range(CIRCLE):
            x, y = self.offset(distance, angle)
            new_disc.start_x.append(x)
            new_disc.start_y.append(y)
            start, end = self.offset(self.near, angle), self.offset(far_end, angle)
            lane.start_x.append(start[0])
            lane.start_y.append(start[1])
            lane.end_x.append(end[0])
            lane.end_y.append(end[1])
            x1, y1, x2, y2 = self.between(0, 0, x, y)
            joined.start_x.append(x1)
            joined.start_y.append(y1)
            joined.end_x.append(x2)
            joined.end_y.append(y2)
        self.open_swing.append(lane)
        self.joined_swing.append(joined)
        self.disc_swing.append(new_disc)

    def at(self, x: int, y: int, distance: int, angle: int) -> tuple[int, int]:
        """M1 The point at this distance from another in this direction."""
        dx, dy = self.offset(distance, angle)
        return x + dx, y + dy

    def offset(self, distance: int, angle: int) -> tuple[int, int]:
        """M1 From a point to the one at this distance in this direction."""
        return rdiv(distance * self.cos[angle], MILLION), rdiv(distance * self.sin[angle], MILLION)

    def between(self, ax: int, ay: int, bx: int, by: int) -> tuple[int, int, int, int]:
        """M2 The segment of the lane that joins two centres, from the first to the second."""
        dx, dy = bx - ax, by - ay
        length = isqrt(dx * dx + dy * dy)
        x, y = rdiv(self.near * dx, length), rdiv(self.near * dy, length)
        return ax + x, ay + y, bx - x, by - y

    def degree(self, x: int, y: int) -> int:
        """M1 The whole degree that points most nearly along the vector, the smallest of several."""
        if not x and not y:
            return 0
        cos, sin = self.cos, self.sin
        low = 0 if y >= 0 else CIRCLE // 2
        high = low + CIRCLE // 2
        while high - low > 1:  # the vector lies at or past `low`, and before `high`
            middle = (low + high) // 2
            if cos[middle] * y - sin[middle] * x >= 0:
                low = middle
            else:
                high = middle
        best, most = 0, -1
        for angle in sorted([(low - 1) % CIRCLE, low, (low + 1) % CIRCLE, (low + 2) % CIRCLE]):
            along = x * cos[angle] + y * sin[angle]
            if along > most:
                best, most = angle, along
        return best


def turned_quarters(quarter: list[int]) -> list[int]:
    """Cosines of the whole circle from those of its first quarter."""
    half = quarter + [-quarter[180 - angle] for angle in range(91, 181)]
    return half + [half[CIRCLE - angle] for angle in range(181, CIRCLE)]


class HexMeasures:
    """H1, H2 The board of the hex map, laid out when it is first played on."""

    __slots__ = ("_boards", "homes", "lengths", "radius", "separation")

    def __init__(self, numbers: dict[str, int], homes: Places, lengths: list[int]) -> None:
        self.radius = numbers["board_radius"]
        self.separation = numbers["disc_separation"]
        self.homes = homes
        self.lengths = lengths
        self._boards: list[HexBoard] = []

    def board(self) -> "HexBoard":
        if not self._boards:
            self._boards.append(HexBoard(self.radius))
        return self._boards[0]


class HexBoard:
    """H1, H5 The hexes by number, and what lies one step away in the order in which paths are sought."""

    __slots__ = ("distances", "grid", "numbers", "radius", "rings", "steps")

    def __init__(self, radius: int) -> None:
        cells = disc((0, 0), radius)
        cells.sort()
        self.grid = HexGrid(cells)
        self.distances = self.grid.distances
        self.radius = radius
        reach = range(-radius, radius + 1)
        self.numbers = [self.grid.find(q, r) for q in reach for r in reach]
        self.steps: list[list[int]] = []
        for q, r in cells:
            around = [self.grid.find(q + dq, r + dr) for dq, dr in STEPS]
            self.steps.append([cell for cell in around if cell >= 0])
        # Hexes at each distance that a lane can reach, by hex and distance.
        self.rings: list[list[list[int]]] = []
        for row in self.distances:
            rings: list[list[int]] = [[] for _ in range(LONGEST_LANE + 2)]
            for cell in range(len(row)):
                if row[cell] < len(rings):
                    rings[row[cell]].append(cell)
            self.rings.append(rings)

    def number(self, q: int, r: int) -> int:
        """The number of a hex of the board."""
        return self.numbers[(q + self.radius) * (2 * self.radius + 1) + r + self.radius]
