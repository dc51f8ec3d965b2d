"""What is legal on the free map: a single disc or lane, and all degrees of a thing that turns at once."""

from math import isqrt
from typing import Final

from mypy_extensions import i64

from galaktyka.games.ascendancy.geometry.ground import Ground
from galaktyka.games.ascendancy.geometry.layout import Layout
from galaktyka.games.ascendancy.geometry.measures import CIRCLE, MILLION, PolarMeasures, Swing
from galaktyka.games.ascendancy.geometry.segments import apart, far
from galaktyka.games.ascendancy.ids import SYSTEMS

SLACK: Final = 2
"""Degrees by which a window may be off through rounding; the tests inside it are exact."""


class PolarTests(Ground):
    """M3 The tests of the free map."""

    def __init__(self, measures: PolarMeasures) -> None:
        super().__init__(measures.lengths)
        self.measures = measures

    # --- single tests ---

    def disc_fits(self, layout: Layout, x: i64, y: i64, disc: int, skip: int) -> bool:
        """M3 Whether a disc may lie here; it and its own lane are left out of the comparison."""
        if not self.clear_of_discs(layout, x, y, disc, disc):
            return False
        gap: i64 = self.measures.lane_from_disc
        x1, y1, x2, y2 = layout.x1, layout.y1, layout.x2, layout.y2
        for lane in range(len(layout.lane_length)):
            if lane != skip and layout.lane_length[lane]:
                if not far(x, y, x1[lane], y1[lane], x2[lane], y2[lane], gap):
                    return False
        return True

    def clear_of_discs(self, layout: Layout, x: i64, y: i64, disc: int, moving: int) -> bool:
        """M3 Whether a disc here is clear of the edges and of all discs but itself and one that moves, too."""
        m = self.measures
        least: i64 = m.edge_disc
        most: i64 = m.width - m.edge_disc
        if x < least or y < least or x > most or y > most:
            return False
        gap: i64 = m.discs_apart
        for other in range(SYSTEMS):
            if layout.placed >> other & 1 and other != disc and other != moving:
                ox: i64 = layout.x[other]
                oy: i64 = layout.y[other]
                if (ox - x) * (ox - x) + (oy - y) * (oy - y) < gap * gap:
                    return False
        return True

    def lane_fits(
        self, layout: Layout, place: tuple[int, int, int, int], end_a: int, end_b: int, skip: int
    ) -> bool:
        """M3 Whether a lane between these ends may lie here; `skip` is left out of the comparison."""
        m = self.measures
        if min(place) < m.edge_lane or max(place) > m.width - m.edge_lane:
            return False
        ux: i64 = place[0]
        uy: i64 = place[1]
        wx: i64 = place[2]
        wy: i64 = place[3]
        gap: i64 = m.lane_from_disc
        for disc in range(SYSTEMS):
            if layout.placed >> disc & 1 and disc != end_a and disc != end_b:
                if not far(layout.x[disc], layout.y[disc], ux, uy, wx, wy, gap):
                    return False
        gap = m.lanes_apart
        near: i64 = m.lanes_near
        x1, y1, x2, y2 = layout.x1, layout.y1, layout.x2, layout.y2
        for lane in range(len(layout.lane_length)):
            if lane != skip and layout.lane_length[lane]:
                ax: i64 = x1[lane]
                ay: i64 = y1[lane]
                if ax - ux <= near and ux - ax <= near and ay - uy <= near and uy - ay <= near:
                    if not apart(ux, uy, wx, wy, ax, ay, x2[lane], y2[lane], gap):
                        return False
        return True

    # --- all degrees at once ---

    def window(self, dx: i64, dy: i64, size: i64, reach: i64) -> i64:
        """Degrees to either side in which something within `size` of a point can be touched; -1 for none."""
        square = dx * dx + dy * dy
        if square > (reach + size + 2) * (reach + size + 2):
            return -1
        if square <= size * size:
            return CIRCLE // 2
        distance: i64 = isqrt(square)
        sin = self.measures.sin
        low: i64 = 0
        high: i64 = CIRCLE // 4
        while low < high:
            middle = (low + high) // 2
            value: i64 = sin[middle]
            if value * distance >= size * MILLION:
                high = middle
            else:
                low = middle + 1
        return low + SLACK

    def sweep_lane(
        self, layout: Layout, host: int, swing: Swing, flags: list[int], discs: int, skip: int, skip_too: int
    ) -> None:
        """M3 Clear the degrees at which a lane that turns about `host` touches one of the discs or a lane."""
        for other in range(SYSTEMS):
            if discs >> other & 1 and other != host:
                self.lane_by_disc(layout, host, swing, flags, other)
        for lane in range(len(layout.lane_length)):
            if layout.lane_length[lane] and lane != skip and lane != skip_too:
                self.lane_by_lane(layout, host, swing, flags, lane)

    def sweep_disc(
        self, layout: Layout, host: int, swing: Swing, flags: list[int], discs: int, skip: int, skip_too: int
    ) -> None:
        """M3 Clear the degrees at which a disc that turns about `host` touches one of the discs or a lane."""
        for other in range(SYSTEMS):
            if discs >> other & 1 and other != host:
                self.disc_by_disc(layout, host, swing, flags, other)
        for lane in range(len(layout.lane_length)):
            if layout.lane_length[lane] and lane != skip and lane != skip_too:
                self.disc_by_lane(layout, host, swing, flags, lane)

    def edges(
        self, layout: Layout, host: int, xs: list[int], ys: list[int], reach: int, edge: int, flags: list[int]
    ) -> None:
        """M3 Clear the degrees at which a point that turns about `host` comes too near to an edge."""
        least: i64 = edge
        most: i64 = self.measures.width - edge
        hx: i64 = layout.x[host]
        hy: i64 = layout.y[host]
        if min(hx, hy) - reach > least and max(hx, hy) + reach < most:
            return
        for angle in range(CIRCLE):
            x = hx + xs[angle]
            y = hy + ys[angle]
            if x < least or y < least or x > most or y > most:
                flags[angle] = 0

    def lane_by_disc(self, layout: Layout, host: int, swing: Swing, flags: list[int], other: int) -> None:
        dx: i64 = layout.x[other] - layout.x[host]
        dy: i64 = layout.y[other] - layout.y[host]
        gap: i64 = self.measures.lane_from_disc
        half = self.window(dx, dy, gap, swing.reach)
        if half < 0:
            return
        start_x, start_y, end_x, end_y = swing.start_x, swing.start_y, swing.end_x, swing.end_y
        angle = self.measures.degree(dx, dy) + CIRCLE - half
        for _ in range(min(2 * half + 1, CIRCLE)):
            angle %= CIRCLE
            if flags[angle]:
                if not far(dx, dy, start_x[angle], start_y[angle], end_x[angle], end_y[angle], gap):
                    flags[angle] = 0
            angle += 1

    def lane_by_lane(self, layout: Layout, host: int, swing: Swing, flags: list[int], lane: int) -> None:
        hx: i64 = layout.x[host]
        hy: i64 = layout.y[host]
        x1, y1 = layout.x1[lane] - hx, layout.y1[lane] - hy
        x2, y2 = layout.x2[lane] - hx, layout.y2[lane] - hy
        gap: i64 = self.measures.lanes_apart
        half = self.window((x1 + x2) // 2, (y1 + y2) // 2, half_length(x1, y1, x2, y2) + gap, swing.reach)
        if half < 0:
            return
        start_x, start_y, end_x, end_y = swing.start_x, swing.start_y, swing.end_x, swing.end_y
        angle = self.measures.degree((x1 + x2) // 2, (y1 + y2) // 2) + CIRCLE - half
        for _ in range(min(2 * half + 1, CIRCLE)):
            angle %= CIRCLE
            if flags[angle]:
                ux: i64 = start_x[angle]
                uy: i64 = start_y[angle]
                if not apart(ux, uy, end_x[angle], end_y[angle], x1, y1, x2, y2, gap):
                    flags[angle] = 0
            angle += 1

    def disc_by_disc(self, layout: Layout, host: int, swing: Swing, flags: list[int], other: int) -> None:
        dx: i64 = layout.x[other] - layout.x[host]
        dy: i64 = layout.y[other] - layout.y[host]
        self.clear_centres(swing, flags, dx, dy, dx, dy, self.measures.discs_apart)

    def disc_by_lane(self, layout: Layout, host: int, swing: Swing, flags: list[int], lane: int) -> None:
        hx: i64 = layout.x[host]
        hy: i64 = layout.y[host]
        x1, y1 = layout.x1[lane] - hx, layout.y1[lane] - hy
        x2, y2 = layout.x2[lane] - hx, layout.y2[lane] - hy
        self.clear_centres(swing, flags, x1, y1, x2, y2, self.measures.lane_from_disc)

    def clear_centres(
        self, swing: Swing, flags: list[int], x1: i64, y1: i64, x2: i64, y2: i64, gap: i64
    ) -> None:
        """Clear the degrees at which a centre comes nearer than `gap` to a segment, or to a point."""
        x, y = (x1 + x2) // 2, (y1 + y2) // 2
        half = self.window(x, y, half_length(x1, y1, x2, y2) + gap, swing.reach)
        if half < 0:
            return
        xs, ys = swing.start_x, swing.start_y
        angle = self.measures.degree(x, y) + CIRCLE - half
        for _ in range(min(2 * half + 1, CIRCLE)):
            angle %= CIRCLE
            if flags[angle] and not far(xs[angle], ys[angle], x1, y1, x2, y2, gap):
                flags[angle] = 0
            angle += 1


def half_length(x1: i64, y1: i64, x2: i64, y2: i64) -> i64:
    """Half the length of a segment and a little more, 0 for a point."""
    if x1 == x2 and y1 == y2:
        return 0
    length: i64 = isqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
    return length // 2 + 2


def runs(flags: list[int]) -> list[tuple[int, int]]:
    """M14 Maximal runs of set degrees round the circle, as first degree and number."""
    if all(flags):
        return [(0, CIRCLE)]
    found: list[tuple[int, int]] = []
    for first in range(CIRCLE):
        if flags[first] and not flags[first - 1]:
            size = 1
            while flags[(first + size) % CIRCLE]:
                size += 1
            found.append((first, size))
    return found


def first_free(flags: list[int], degree: int) -> int:
    """M7 The degree that an arc begins at: this one, the next or the one before; -1 where all are blocked."""
    if flags[degree]:
        return degree
    if flags[(degree + 1) % CIRCLE]:
        return (degree + 1) % CIRCLE
    return (degree - 1) % CIRCLE if flags[degree - 1] else -1


def reaches(flags: list[int], degree: int, goal: int) -> bool:
    """M7 Whether a thing at this degree can be turned to another one in steps of one."""
    start = first_free(flags, degree)
    if start < 0 or not flags[goal]:
        return False
    for step in (1, CIRCLE - 1):
        angle = start
        while angle != goal and flags[angle]:
            angle = (angle + step) % CIRCLE
        if angle == goal:
            return True
    return False


def arc(flags: list[int], degree: int) -> list[int]:
    """M7 The degrees that a thing at this degree can be turned to in steps of one, the least turn first."""
    degree = first_free(flags, degree)
    if degree < 0:
        return []
    found = [degree]
    seen = [0] * CIRCLE
    seen[degree] = 1
    up = down = True
    for step in range(1, CIRCLE):
        angle = (degree + step) % CIRCLE
        up = up and flags[angle] == 1 and not seen[angle]
        if up:
            seen[angle] = 1
            found.append(angle)
        angle = (degree - step) % CIRCLE
        down = down and flags[angle] == 1 and not seen[angle]
        if down:
            seen[angle] = 1
            found.append(angle)
        if not up and not down:
            break
    return found
