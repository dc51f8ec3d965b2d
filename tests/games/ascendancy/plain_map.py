"""The free map once more, as slowly and plainly as its rules read: what the quick one is compared with.

Distances are fractions, angles are tried one by one, nothing is kept or left out for speed.
"""

from fractions import Fraction
from math import cos, isqrt, radians

from galaktyka.games.ascendancy.geometry.layout import Layout

Point = tuple[int, int]
Segment = tuple[Point, Point]

SIZE = 36000
COS = [round(10**6 * cos(radians(a))) for a in range(360)]
SIN = [COS[(a - 90) % 360] for a in range(360)]
NEAR = 9000
"""What begins further away than this, either way, cannot be touched by a disc or a lane."""


def rounded(value: Fraction) -> int:
    """To the nearest whole number, halves away from zero."""
    whole = int(abs(value) + Fraction(1, 2))
    return whole if value >= 0 else -whole


def at(p: Point, distance: int, angle: int) -> Point:
    return (
        p[0] + rounded(Fraction(distance * COS[angle], 10**6)),
        p[1] + rounded(Fraction(distance * SIN[angle], 10**6)),
    )


def toward(p: Point, q: Point, distance: int) -> Point:
    length = isqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2)
    return (
        p[0] + rounded(Fraction(distance * (q[0] - p[0]), length)),
        p[1] + rounded(Fraction(distance * (q[1] - p[1]), length)),
    )


def degree(x: int, y: int) -> int:
    along = [x * COS[a] + y * SIN[a] for a in range(360)]
    return along.index(max(along))


def centres(length: int) -> int:
    return 4000 + 1000 * length


def to_segment(p: Point, segment: Segment) -> Fraction:
    """The square of the distance from a point to a segment."""
    (ux, uy), (wx, wy) = segment
    dx, dy = wx - ux, wy - uy
    square = dx * dx + dy * dy
    share = Fraction((p[0] - ux) * dx + (p[1] - uy) * dy, square) if square else Fraction(0)
    share = min(max(share, Fraction(0)), Fraction(1))
    return (p[0] - ux - share * dx) ** 2 + (p[1] - uy - share * dy) ** 2


def turn(u: Point, w: Point, p: Point) -> int:
    value = (w[0] - u[0]) * (p[1] - u[1]) - (w[1] - u[1]) * (p[0] - u[0])
    return (value > 0) - (value < 0)


def between_segments(one: Segment, two: Segment) -> Fraction:
    """The square of the distance between two segments; 0 where they cross."""
    if turn(*two, one[0]) * turn(*two, one[1]) < 0 and turn(*one, two[0]) * turn(*one, two[1]) < 0:
        return Fraction(0)
    return min(
        to_segment(one[0], two), to_segment(one[1], two), to_segment(two[0], one), to_segment(two[1], one)
    )


def near(p: Point, q: Point) -> bool:
    return abs(p[0] - q[0]) <= NEAR and abs(p[1] - q[1]) <= NEAR


class PlainMap:
    """The discs and lanes of a layout, asked without any short cut."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.discs = {d: (layout.x[d], layout.y[d]) for d in range(30) if layout.placed >> d & 1}
        self.lanes: dict[int, Segment] = {
            lane: ((layout.x1[lane], layout.y1[lane]), (layout.x2[lane], layout.y2[lane]))
            for lane in range(len(layout.lane_length))
            if layout.lane_length[lane]
        }

    def ends(self, lane: int) -> list[int]:
        return [d for d in (self.layout.lane_a[lane], self.layout.lane_b[lane]) if d >= 0]

    # --- M3 ---

    def disc_legal(self, p: Point, disc: int | None, own: int | None) -> bool:
        return (
            all(2000 <= c <= SIZE - 2000 for c in p)
            and all(
                (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 >= 4100**2 for d, q in self.discs.items() if d != disc
            )
            and all(
                to_segment(p, segment) >= 2600**2
                for lane, segment in self.lanes.items()
                if lane != own and near(p, segment[0])
            )
        )

    def lane_legal(self, segment: Segment, ends: list[int], own: int | None) -> bool:
        return (
            all(500 <= c <= SIZE - 500 for p in segment for c in p)
            and all(
                to_segment(p, segment) >= 2600**2
                for d, p in self.discs.items()
                if d not in ends and near(p, segment[0])
            )
            and all(
                between_segments(segment, other) >= 1100**2
                for lane, other in self.lanes.items()
                if lane != own and near(segment[0], other[0])
            )
        )

    # --- M7, M8, M9 ---

    def open_at(self, disc: int, length: int, angle: int) -> Segment:
        return at(self.discs[disc], 2500, angle), at(self.discs[disc], 1500 + 1000 * length, angle)

    def open_flags(self, disc: int, length: int, own: int | None) -> list[bool]:
        return [self.lane_legal(self.open_at(disc, length, a), [disc], own) for a in range(360)]

    def open_spots(self, disc: int, length: int) -> list[int]:
        flags = self.open_flags(disc, length, None)
        return [a for a in range(360) if flags[a]]

    def new_disc_flags(self, disc: int, length: int, own: int | None) -> list[bool]:
        return [self.disc_legal(at(self.discs[disc], centres(length), a), None, own) for a in range(360)]

    def joined(self, p: Point, q: Point) -> Segment:
        return toward(p, q, 2500), toward(q, p, 2500)

    def disc_flags(self, disc: int) -> list[bool]:
        lane = self.layout.lanes_of(disc)[0]
        parent = self.layout.other(lane, disc)
        flags: list[bool] = []
        for a in range(360):
            place = at(self.discs[parent], centres(self.layout.lane_length[lane]), a)
            segment = self.joined(self.discs[parent], place)
            flags.append(
                self.disc_legal(place, disc, lane) and self.lane_legal(segment, [parent, disc], lane)
            )
        return flags

    def disc_arc(self, disc: int) -> set[int]:
        parent = self.layout.parent(disc)
        (x, y), (px, py) = self.discs[disc], self.discs[parent]
        return walked(self.disc_flags(disc), degree(x - px, y - py))

    def lane_arc(self, lane: int) -> set[int]:
        host = self.layout.host(lane)
        flags = self.open_flags(host, self.layout.lane_length[lane], lane)
        return walked(flags, self.layout.spot[lane])

    def discover_spots(self, lane: int) -> set[int]:
        flags = self.new_disc_flags(self.layout.host(lane), self.layout.lane_length[lane], lane)
        return {a for a in self.lane_arc(lane) if flags[a]}

    # --- M10 ---

    def points(self, mobile: int, anchor: int, length: int) -> list[Point]:
        lane = self.layout.lanes_of(mobile)[0]
        (px, py), (x, y) = self.discs[self.layout.other(lane, mobile)], self.discs[anchor]
        vx, vy = x - px, y - py
        square, rp, rx = vx * vx + vy * vy, centres(self.layout.lane_length[lane]), centres(length)
        a = rp * rp - rx * rx + square
        b = 4 * square * rp * rp - a * a
        if square > (rp + rx) ** 2 or b < 0:
            return []
        found: set[Point] = set()
        for h in (isqrt(b), -isqrt(b)):
            dx = rounded(Fraction(a * vx + h * vy, 2 * square))
            dy = rounded(Fraction(a * vy - h * vx, 2 * square))
            found.add((px + dx, py + dy))
        return sorted(found)

    def fits(self, disc: int, length: int, target: int) -> list[int]:
        mobile = [d for d in (target, disc) if self.layout.mobile(d)][:1]
        if not mobile:
            (x, y), (u, w) = self.discs[disc], self.discs[target]
            square = (x - u) ** 2 + (y - w) ** 2
            near = (centres(length) - 250) ** 2 <= square <= (centres(length) + 250) ** 2
            lane = self.joined(self.discs[disc], self.discs[target])
            return [0] if near and self.lane_legal(lane, [disc, target], None) else []
        f = mobile[0]
        x_disc = disc if f == target else target
        own = self.layout.lanes_of(f)[0]
        parent = self.layout.other(own, f)
        arc = self.disc_arc(f)
        found: list[int] = []
        for k, p in enumerate(self.points(f, x_disc, length)):
            turned = self.joined(self.discs[parent], p)
            new = self.joined(self.discs[x_disc], p)
            if (
                degree(p[0] - self.discs[parent][0], p[1] - self.discs[parent][1]) in arc
                and self.disc_legal(p, f, own)
                and self.lane_legal(turned, [parent, f], own)
                and self.lane_legal(new, [x_disc, f], own)
                and between_segments(turned, new) >= 1100**2
            ):
                found.append(k)
        return found


def walked(flags: list[bool], start: int) -> set[int]:
    """M7 The degrees reached in single steps."""
    for first in (start, (start + 1) % 360, (start - 1) % 360):
        if flags[first]:
            break
    else:
        return set()
    found = {first}
    for step in (1, -1):
        angle = first
        while flags[(angle + step) % 360] and (angle + step) % 360 != first:
            angle = (angle + step) % 360
            found.add(angle)
    return found


def bounded(lane_flags: list[bool], disc_flags: list[bool]) -> list[int]:
    """M14 The bounded list of open lanes."""
    both = [lane and disc for lane, disc in zip(lane_flags, disc_flags, strict=True)]
    found: set[int] = set()
    for first, size in circle_runs(both):
        found |= {first, first + size - 1, first + (size - 1) // 2}
        found |= {a for a in range(first, first + size) if a % 15 == 0}
    if not found:
        found = {first + (size - 1) // 2 for first, size in circle_runs(lane_flags)}
    return sorted({a % 360 for a in found})


def circle_runs(flags: list[bool]) -> list[tuple[int, int]]:
    if all(flags):
        return [(0, 360)]
    starts = [a for a in range(360) if flags[a] and not flags[(a - 1) % 360]]
    return [(a, next(n for n in range(1, 361) if not flags[(a + n) % 360])) for a in starts]
