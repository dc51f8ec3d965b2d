"""The free map: discs and lanes at any whole degree, tested exactly with whole numbers."""

from math import isqrt
from typing import Final

from galaktyka.games.ascendancy.geometry.ground import Ground
from galaktyka.games.ascendancy.geometry.layout import NO_LANE, SIDE_A, Layout
from galaktyka.games.ascendancy.geometry.measures import CIRCLE, MILLION, PolarMeasures, Swing, rdiv
from galaktyka.games.ascendancy.geometry.segments import apart, far
from galaktyka.games.ascendancy.ids import NO_SYSTEM, SPOTS, SYSTEMS

SLACK: Final = 2
"""Degrees by which a window may be off through rounding; the tests inside it are exact."""
EVERY: Final = 15
"""Bounded lists hold the multiples of this angle."""
TURN_EVERY: Final = 5
"""Turns of the near disc that bounded lists try."""


class PolarGround(Ground):
    """M1 to M10 on the free map."""

    def __init__(self, measures: PolarMeasures) -> None:
        super().__init__(measures.lengths)
        self.measures = measures

    def lay_home(self, layout: Layout, disc: int, players: int, seat: int) -> None:
        x, y = self.measures.homes[players][seat]
        layout.put_disc(disc, x, y)

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

    # --- open lanes ---

    def lane_flags(self, layout: Layout, host: int, length: int, skip: int) -> list[int]:
        flags = [1] * CIRCLE
        self.sweep_lane(layout, host, self.measures.open_swing[length], flags, skip, NO_SYSTEM)
        return flags

    def open_spots(self, layout: Layout, disc: int, length: int) -> list[int]:
        flags = self.lane_flags(layout, disc, length, NO_LANE)
        return [angle for angle in range(CIRCLE) if flags[angle]]

    def open_list(self, layout: Layout, disc: int, length: int) -> list[int]:
        """M14 Ends, middle and round angles of the runs where a new disc would fit as well."""
        flags = self.lane_flags(layout, disc, length, NO_LANE)
        both = flags[:]
        self.sweep_disc(layout, disc, length, both, NO_LANE, NO_SYSTEM)
        found = [0] * CIRCLE
        for first, size in runs(both):
            found[first] = found[(first + size - 1) % CIRCLE] = found[(first + (size - 1) // 2) % CIRCLE] = 1
            for step in range(size):
                if (first + step) % EVERY == 0:
                    found[(first + step) % CIRCLE] = 1
        if not any(found):
            for first, size in runs(flags):
                found[(first + (size - 1) // 2) % CIRCLE] = 1
        return [angle for angle in range(CIRCLE) if found[angle]]

    def some_open_spot(self, layout: Layout, disc: int, length: int) -> bool:
        swing = self.measures.open_swing[length]
        x, y = layout.x[disc], layout.y[disc]
        for angle in range(CIRCLE):
            place = (
                x + swing.start_x[angle],
                y + swing.start_y[angle],
                x + swing.end_x[angle],
                y + swing.end_y[angle],
            )
            if self.lane_fits(layout, place, disc, NO_SYSTEM, NO_LANE):
                return True
        return False

    def lay_open(self, layout: Layout, disc: int, length: int, spot: int) -> int:
        lane = layout.put_lane(disc, NO_SYSTEM, length, spot)
        self.lay_along(layout, lane, spot)
        return lane

    def lay_along(self, layout: Layout, lane: int, spot: int) -> None:
        """M2 The segment of an open lane in this direction."""
        swing = self.measures.open_swing[layout.lane_length[lane]]
        host = layout.host(lane)
        x, y = layout.x[host], layout.y[host]
        x1, y1 = x + swing.start_x[spot], y + swing.start_y[spot]
        x2, y2 = x + swing.end_x[spot], y + swing.end_y[spot]
        if layout.lane_a[lane] == host:
            layout.put_segment(lane, x1, y1, x2, y2)
        else:
            layout.put_segment(lane, x2, y2, x1, y1)
        layout.spot[lane] = spot

    def lane_arc(self, layout: Layout, lane: int) -> list[int]:
        if not layout.is_open(lane):
            return []
        flags = self.lane_flags(layout, layout.host(lane), layout.lane_length[lane], lane)
        return arc(flags, layout.spot[lane])

    def turn_lane(self, layout: Layout, lane: int, spot: int) -> None:
        self.lay_along(layout, lane, spot)
        layout.touch()

    # --- discs ---

    def disc_arc(self, layout: Layout, disc: int) -> list[int]:
        if not layout.mobile(disc):
            return []
        lane = layout.lanes_of(disc)[0]
        parent = layout.other(lane, disc)
        length = layout.lane_length[lane]
        flags = [1] * CIRCLE
        self.sweep_lane(layout, parent, self.measures.joined_swing[length], flags, lane, disc)
        self.sweep_disc(layout, parent, length, flags, lane, disc)
        degree = self.measures.degree(layout.x[disc] - layout.x[parent], layout.y[disc] - layout.y[parent])
        return arc(flags, degree)

    def turn_disc(self, layout: Layout, disc: int, spot: int) -> None:
        lane = layout.lanes_of(disc)[0]
        parent = layout.other(lane, disc)
        swing = self.measures.disc_swing[layout.lane_length[lane]]
        self.move_disc(
            layout, disc, layout.x[parent] + swing.start_x[spot], layout.y[parent] + swing.start_y[spot]
        )

    def move_disc(self, layout: Layout, disc: int, x: int, y: int) -> None:
        """Put a mobile disc elsewhere; its lane follows."""
        layout.put_disc(disc, x, y)
        self.lay_between(layout, layout.lanes_of(disc)[0])

    def lay_between(self, layout: Layout, lane: int) -> None:
        """M2 The segment of a joined lane."""
        a, b = layout.lane_a[lane], layout.lane_b[lane]
        x1, y1, x2, y2 = self.measures.between(layout.x[a], layout.y[a], layout.x[b], layout.y[b])
        layout.put_segment(lane, x1, y1, x2, y2)
        layout.spot[lane] = -1

    def discover_spots(self, layout: Layout, lane: int, end: int) -> list[int]:
        if layout.is_adrift(lane):
            x, y, spot = self.beyond(layout, lane, end)
            return [spot] if self.disc_fits(layout, x, y, NO_SYSTEM, lane) else []
        turns = self.lane_arc(layout, lane)
        flags = [1] * CIRCLE
        self.sweep_disc(layout, layout.host(lane), layout.lane_length[lane], flags, lane, NO_SYSTEM)
        return [angle for angle in turns if flags[angle]]

    def beyond(self, layout: Layout, lane: int, end: int) -> tuple[int, int, int]:
        """The centre that a disc at the end of a lane adrift has, and the direction of that end."""
        x1, y1, x2, y2 = layout.x1[lane], layout.y1[lane], layout.x2[lane], layout.y2[lane]
        if end == SIDE_A:
            x1, y1, x2, y2 = x2, y2, x1, y1
        spot = self.measures.degree(x2 - x1, y2 - y1)
        dx, dy = self.measures.offset(self.measures.near, spot)
        return x2 + dx, y2 + dy, spot

    def place_disc(self, layout: Layout, lane: int, end: int, spot: int, disc: int) -> None:
        adrift = layout.is_adrift(lane)
        if adrift:
            x, y, _ = self.beyond(layout, lane, end)
        else:
            swing = self.measures.disc_swing[layout.lane_length[lane]]
            host = layout.host(lane)
            x, y = layout.x[host] + swing.start_x[spot], layout.y[host] + swing.start_y[spot]
        if end == SIDE_A:
            layout.lane_a[lane] = disc
        else:
            layout.lane_b[lane] = disc
        layout.put_disc(disc, x, y)
        if adrift:
            layout.spot[lane] = (spot + CIRCLE // 2) % CIRCLE
        else:
            self.lay_between(layout, lane)

    def note_lost_end(self, layout: Layout, lane: int, disc: int) -> None:
        host = layout.other(lane, disc)
        if host >= 0:
            layout.spot[lane] = self.measures.degree(
                layout.x[disc] - layout.x[host], layout.y[disc] - layout.y[host]
            )

    # --- connections ---

    def fits(self, layout: Layout, disc: int, length: int, target: int) -> list[int]:
        if layout.mobile(target):
            return self.fits_of(layout, target, disc, length)
        if layout.mobile(disc):
            return self.fits_of(layout, disc, target, length)
        dx, dy = layout.x[target] - layout.x[disc], layout.y[target] - layout.y[disc]
        distance = self.measures.centres[length]
        least, most = distance - self.measures.tolerance, distance + self.measures.tolerance
        if not least * least <= dx * dx + dy * dy <= most * most:
            return []
        place = self.measures.between(layout.x[disc], layout.y[disc], layout.x[target], layout.y[target])
        return [0] if self.lane_fits(layout, place, disc, target, NO_LANE) else []

    def points(self, layout: Layout, mobile: int, anchor: int, length: int) -> list[tuple[int, int]]:
        """M10 Where a mobile disc would lie at the length of a lane from another disc, in order."""
        lane = layout.lanes_of(mobile)[0]
        parent = layout.other(lane, mobile)
        px, py = layout.x[parent], layout.y[parent]
        vx, vy = layout.x[anchor] - px, layout.y[anchor] - py
        square = vx * vx + vy * vy
        own, new = self.measures.centres[layout.lane_length[lane]], self.measures.centres[length]
        if square > (own + new) * (own + new):
            return []
        along = own * own - new * new + square
        across = 4 * square * own * own - along * along
        if across < 0:
            return []
        h = isqrt(across)
        one = (
            px + rdiv(along * vx + h * vy, 2 * square),
            py + rdiv(along * vy - h * vx, 2 * square),
        )
        two = (
            px + rdiv(along * vx - h * vy, 2 * square),
            py + rdiv(along * vy + h * vx, 2 * square),
        )
        if one == two:
            return [one]
        return [one, two] if one < two else [two, one]

    def fits_of(self, layout: Layout, mobile: int, anchor: int, length: int) -> list[int]:
        """M10 The legal ones among the points of a mobile disc."""
        found: list[int] = []
        turns: list[int] = []
        places = self.points(layout, mobile, anchor, length)
        for k in range(len(places)):
            x, y = places[k]
            if self.fits_at(layout, mobile, anchor, x, y):
                if not turns:
                    turns = self.disc_arc(layout, mobile)
                parent = layout.parent(mobile)
                if self.measures.degree(x - layout.x[parent], y - layout.y[parent]) in turns:
                    found.append(k)
        return found

    def fits_at(self, layout: Layout, mobile: int, anchor: int, x: int, y: int) -> bool:
        """M10 Whether the disc, its own lane and the new lane are all legal with the disc at this point."""
        m = self.measures
        own = layout.lanes_of(mobile)[0]
        if not self.disc_fits(layout, x, y, mobile, own):
            return False
        parent = layout.other(own, mobile)
        turned = m.between(layout.x[parent], layout.y[parent], x, y)
        if not self.lane_fits(layout, turned, parent, mobile, own):
            return False
        new = m.between(layout.x[anchor], layout.y[anchor], x, y)
        if not self.lane_fits(layout, new, anchor, mobile, own):
            return False
        return apart(
            *(turned[0], turned[1], turned[2], turned[3]), *(new[0], new[1], new[2], new[3]), m.lanes_apart
        )

    def connect(self, layout: Layout, disc: int, length: int, target: int, k: int) -> int:
        mobile, anchor = NO_SYSTEM, disc
        if layout.mobile(target):
            mobile = target
        elif layout.mobile(disc):
            mobile, anchor = disc, target
        if mobile >= 0:
            x, y = self.points(layout, mobile, anchor, length)[k]
            self.move_disc(layout, mobile, x, y)
        lane = layout.put_lane(disc, target, length, -1)
        self.lay_between(layout, lane)
        return lane

    def turns_to(
        self, layout: Layout, disc: int, length: int, target: int, bounded: bool, most: int
    ) -> list[int]:
        found: list[int] = []
        if not layout.mobile(disc) or not layout.mobile(target):
            return found
        if not self.within_reach(layout, disc, length, target):
            return found
        for spot in self.disc_arc(layout, disc):
            if bounded and spot % TURN_EVERY:
                continue
            trial = layout.copy()
            self.turn_disc(trial, disc, spot)
            if self.fits_of(trial, target, disc, length):
                found.append(disc * SPOTS + spot)
                if len(found) == most:
                    break
        return found

    def within_reach(self, layout: Layout, disc: int, length: int, target: int) -> bool:
        """Whether three lanes laid end to end could span the distance between the parents."""
        centres = self.measures.centres
        one, two = layout.lanes_of(disc)[0], layout.lanes_of(target)[0]
        here, there = layout.other(one, disc), layout.other(two, target)
        dx, dy = layout.x[here] - layout.x[there], layout.y[here] - layout.y[there]
        span = centres[layout.lane_length[one]] + centres[layout.lane_length[two]] + centres[length] + 3
        return dx * dx + dy * dy <= span * span

    # --- for drawing and for lost ships ---

    def segment(self, layout: Layout, lane: int) -> list[int]:
        return [layout.x1[lane], layout.y1[lane], layout.x2[lane], layout.y2[lane]]

    def distance_square(self, layout: Layout, disc: int, x: int, y: int) -> int:
        dx, dy = layout.x[disc] - x, layout.y[disc] - y
        return dx * dx + dy * dy


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
