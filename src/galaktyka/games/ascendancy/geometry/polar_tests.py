"""What is legal on the free map: a single disc or lane, and all degrees of a thing that turns at once."""

from math import isqrt
from typing import Final

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

    def disc_fits(self, layout: Layout, x: int, y: int, disc: int, skip: int) -> bool:
        """M3 Whether a disc may lie here; it and its own lane are left out of the comparison."""
        m = self.measures
        edge = m.edge_disc
        if x < edge or y < edge or x > m.width - edge or y > m.width - edge:
            return False
        square = m.discs_apart * m.discs_apart
        for other in range(SYSTEMS):
            if other != disc and layout.placed >> other & 1:
                dx, dy = layout.x[other] - x, layout.y[other] - y
                if dx * dx + dy * dy < square:
                    return False
        gap = m.lane_from_disc
        x1, y1, x2, y2 = layout.x1, layout.y1, layout.x2, layout.y2
        for lane in range(len(layout.lane_length)):
            if lane != skip and layout.lane_length[lane]:
                if not far(x, y, x1[lane], y1[lane], x2[lane], y2[lane], gap):
                    return False
        return True

    def lane_fits(
        self, layout: Layout, place: tuple[int, int, int, int], end_a: int, end_b: int, skip: int
    ) -> bool:
        """M3 Whether a lane between these ends may lie here; `skip` is left out of the comparison."""
        m = self.measures
        ux, uy, wx, wy = place
        least, most = m.edge_lane, m.width - m.edge_lane
        if ux < least or uy < least or wx < least or wy < least:
            return False
        if ux > most or uy > most or wx > most or wy > most:
            return False
        gap = m.lane_from_disc
        for disc in range(SYSTEMS):
            if layout.placed >> disc & 1 and disc != end_a and disc != end_b:
                if not far(layout.x[disc], layout.y[disc], ux, uy, wx, wy, gap):
                    return False
        gap = m.lanes_apart
        x1, y1, x2, y2 = layout.x1, layout.y1, layout.x2, layout.y2
        for lane in range(len(layout.lane_length)):
            if lane != skip and layout.lane_length[lane]:
                if abs(x1[lane] - ux) > m.lanes_near or abs(y1[lane] - uy) > m.lanes_near:
                    continue
                if not apart(ux, uy, wx, wy, x1[lane], y1[lane], x2[lane], y2[lane], gap):
                    return False
        return True

    # --- all degrees at once ---

    def window(self, dx: int, dy: int, size: int, reach: int) -> int:
        """Degrees to either side in which something within `size` of a point can be touched; -1 for none."""
        square = dx * dx + dy * dy
        if square > (reach + size + 2) * (reach + size + 2):
            return -1
        if square <= size * size:
            return CIRCLE // 2
        distance = isqrt(square)
        sin = self.measures.sin
        low, high = 0, CIRCLE // 4
        while low < high:
            middle = (low + high) // 2
            if sin[middle] * distance >= size * MILLION:
                high = middle
            else:
                low = middle + 1
        return low + SLACK

    def sweep_lane(
        self, layout: Layout, host: int, swing: Swing, flags: list[int], skip: int, disc: int
    ) -> None:
        """M3 Clear the degrees at which a lane that turns about `host` is not legal."""
        self.sweep_edges(layout, host, swing, flags)
        m = self.measures
        hx, hy = layout.x[host], layout.y[host]
        for other in range(SYSTEMS):
            if layout.placed >> other & 1 and other != host and other != disc:
                dx, dy = layout.x[other] - hx, layout.y[other] - hy
                half = self.window(dx, dy, m.lane_from_disc, swing.reach)
                if half >= 0:
                    self.clear_by_disc(swing, flags, dx, dy, half)
        for lane in range(len(layout.lane_length)):
            if lane != skip and layout.lane_length[lane]:
                x1, y1 = layout.x1[lane] - hx, layout.y1[lane] - hy
                x2, y2 = layout.x2[lane] - hx, layout.y2[lane] - hy
                size = isqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)) // 2 + 2 + m.lanes_apart
                half = self.window((x1 + x2) // 2, (y1 + y2) // 2, size, swing.reach)
                if half >= 0:
                    self.clear_by_lane(swing, flags, (x1, y1, x2, y2), half)

    def sweep_edges(self, layout: Layout, host: int, swing: Swing, flags: list[int]) -> None:
        m = self.measures
        hx, hy = layout.x[host], layout.y[host]
        clear = m.edge_lane + swing.reach + 1
        if hx >= clear and hy >= clear and hx <= m.width - clear and hy <= m.width - clear:
            return
        least, most = m.edge_lane, m.width - m.edge_lane
        for angle in range(CIRCLE):
            for x in (swing.start_x[angle] + hx, swing.end_x[angle] + hx):
                if x < least or x > most:
                    flags[angle] = 0
            for y in (swing.start_y[angle] + hy, swing.end_y[angle] + hy):
                if y < least or y > most:
                    flags[angle] = 0

    def clear_by_disc(self, swing: Swing, flags: list[int], dx: int, dy: int, half: int) -> None:
        gap = self.measures.lane_from_disc
        start_x, start_y, end_x, end_y = swing.start_x, swing.start_y, swing.end_x, swing.end_y
        first = self.measures.degree(dx, dy) - half
        for step in range(min(2 * half + 1, CIRCLE)):
            angle = (first + step) % CIRCLE
            if flags[angle]:
                if not far(dx, dy, start_x[angle], start_y[angle], end_x[angle], end_y[angle], gap):
                    flags[angle] = 0

    def clear_by_lane(
        self, swing: Swing, flags: list[int], place: tuple[int, int, int, int], half: int
    ) -> None:
        gap = self.measures.lanes_apart
        start_x, start_y, end_x, end_y = swing.start_x, swing.start_y, swing.end_x, swing.end_y
        x1, y1, x2, y2 = place
        first = self.measures.degree((x1 + x2) // 2, (y1 + y2) // 2) - half
        for step in range(min(2 * half + 1, CIRCLE)):
            angle = (first + step) % CIRCLE
            if flags[angle]:
                ux, uy, wx, wy = start_x[angle], start_y[angle], end_x[angle], end_y[angle]
                if not apart(ux, uy, wx, wy, x1, y1, x2, y2, gap):
                    flags[angle] = 0

    def sweep_disc(
        self, layout: Layout, host: int, length: int, flags: list[int], skip: int, disc: int
    ) -> None:
        """M3 Clear the degrees at which a disc joined to `host` is not legal."""
        m = self.measures
        swing = m.disc_swing[length]
        hx, hy = layout.x[host], layout.y[host]
        least, most = m.edge_disc, m.width - m.edge_disc
        for angle in range(CIRCLE):
            x, y = hx + swing.start_x[angle], hy + swing.start_y[angle]
            if x < least or y < least or x > most or y > most:
                flags[angle] = 0
        for other in range(SYSTEMS):
            if layout.placed >> other & 1 and other != disc:
                dx, dy = layout.x[other] - hx, layout.y[other] - hy
                half = self.window(dx, dy, m.discs_apart, swing.reach)
                if half >= 0:
                    self.clear_centres(swing, flags, (dx, dy, dx, dy), half, m.discs_apart)
        for lane in range(len(layout.lane_length)):
            if lane != skip and layout.lane_length[lane]:
                x1, y1 = layout.x1[lane] - hx, layout.y1[lane] - hy
                x2, y2 = layout.x2[lane] - hx, layout.y2[lane] - hy
                size = isqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)) // 2 + 2 + m.lane_from_disc
                half = self.window((x1 + x2) // 2, (y1 + y2) // 2, size, swing.reach)
                if half >= 0:
                    self.clear_centres(swing, flags, (x1, y1, x2, y2), half, m.lane_from_disc)

    def clear_centres(
        self, swing: Swing, flags: list[int], place: tuple[int, int, int, int], half: int, gap: int
    ) -> None:
        """Clear the degrees at which a centre comes nearer than `gap` to a segment, or to a point."""
        x1, y1, x2, y2 = place
        xs, ys = swing.start_x, swing.start_y
        first = self.measures.degree((x1 + x2) // 2, (y1 + y2) // 2) - half
        for step in range(min(2 * half + 1, CIRCLE)):
            angle = (first + step) % CIRCLE
            if flags[angle] and not far(xs[angle], ys[angle], x1, y1, x2, y2, gap):
                flags[angle] = 0


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


def arc(flags: list[int], degree: int) -> list[int]:
    """M7 The degrees that a thing at this degree can be turned to in steps of one, the least turn first."""
    if not flags[degree]:
        degree = (degree + 1) % CIRCLE
        if not flags[degree]:
            degree = (degree - 2) % CIRCLE
            if not flags[degree]:
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
