"""The free map: discs and lanes at any whole degree, tested exactly with whole numbers."""

from math import isqrt
from typing import Final

from galaktyka.games.ascendancy.geometry.layout import NO_LANE, SIDE_A, Layout
from galaktyka.games.ascendancy.geometry.measures import CIRCLE, Swing, rdiv
from galaktyka.games.ascendancy.geometry.polar_tests import PolarTests, arc, reaches, runs
from galaktyka.games.ascendancy.geometry.segments import apart
from galaktyka.games.ascendancy.ids import NO_SYSTEM, SPOTS

EVERY: Final = 15
"""Bounded lists hold the multiples of this angle."""
GLANCES: Final = 40
"""Degrees between directions that are looked at first."""
TURN_EVERY: Final = 5
"""Turns of the near disc that bounded lists try."""


class PolarGround(PolarTests):
    """M4 to M10 and M14 on the free map."""

    def lay_home(self, layout: Layout, disc: int, players: int, seat: int) -> None:
        x, y = self.measures.homes[players][seat]
        layout.put_disc(disc, x, y)

    # --- open lanes ---

    def lane_flags(self, layout: Layout, host: int, length: int, skip: int) -> list[int]:
        flags = [1] * CIRCLE
        self.edges_of_lane(layout, host, self.measures.open_swing[length], flags)
        self.sweep_lane(layout, host, self.measures.open_swing[length], flags, layout.placed, skip, NO_LANE)
        return flags

    def edges_of_lane(self, layout: Layout, host: int, swing: Swing, flags: list[int]) -> None:
        edge = self.measures.edge_lane
        self.edges(layout, host, swing.start_x, swing.start_y, self.measures.near, edge, flags)
        self.edges(layout, host, swing.end_x, swing.end_y, swing.reach, edge, flags)

    def edges_of_disc(self, layout: Layout, host: int, swing: Swing, flags: list[int]) -> None:
        edge = self.measures.edge_disc
        self.edges(layout, host, swing.start_x, swing.start_y, swing.reach, edge, flags)

    def new_disc(self, layout: Layout, host: int, length: int, flags: list[int], skip: int) -> None:
        """M3 Clear the degrees at which a new disc on a lane of this length is not legal."""
        swing = self.measures.disc_swing[length]
        self.edges_of_disc(layout, host, swing, flags)
        self.sweep_disc(layout, host, swing, flags, layout.placed, skip, NO_LANE)

    def open_spots(self, layout: Layout, disc: int, length: int) -> list[int]:
        flags = self.lane_flags(layout, disc, length, NO_LANE)
        return [angle for angle in range(CIRCLE) if flags[angle]]

    def open_list(self, layout: Layout, disc: int, length: int) -> list[int]:
        """M14 Ends, middle and round angles of the runs where a new disc would fit as well."""
        flags = self.lane_flags(layout, disc, length, NO_LANE)
        both = flags[:]
        self.new_disc(layout, disc, length, both, NO_LANE)
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
        """A few directions are looked at first: there is mostly room in one of them."""
        swing = self.measures.open_swing[length]
        x, y = layout.x[disc], layout.y[disc]
        for spot in range(0, CIRCLE, GLANCES):
            x1, y1 = x + swing.start_x[spot], y + swing.start_y[spot]
            place = (x1, y1, x + swing.end_x[spot], y + swing.end_y[spot])
            if self.lane_fits(layout, place, disc, NO_SYSTEM, NO_LANE):
                return True
        return any(self.lane_flags(layout, disc, length, NO_LANE))

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

    # --- discs ---

    def disc_arc(self, layout: Layout, disc: int) -> list[int]:
        if not layout.mobile(disc):
            return []
        flags = self.disc_flags(layout, disc, NO_SYSTEM, NO_LANE)
        return arc(flags, self.direction(layout, disc, layout.x[disc], layout.y[disc]))

    def direction(self, layout: Layout, disc: int, x: int, y: int) -> int:
        """The degree at which a mobile disc lies, or would lie, from its parent."""
        parent = layout.parent(disc)
        return self.measures.degree(x - layout.x[parent], y - layout.y[parent])

    def disc_flags(self, layout: Layout, disc: int, without: int, without_lane: int) -> list[int]:
        """M7 The degrees at which a mobile disc and its lane are legal, one disc and its lane left out."""
        lane = layout.lanes_of(disc)[0]
        host, length = layout.other(lane, disc), layout.lane_length[lane]
        joined, place = self.measures.joined_swing[length], self.measures.disc_swing[length]
        flags = [1] * CIRCLE
        self.edges_of_lane(layout, host, joined, flags)
        self.edges_of_disc(layout, host, place, flags)
        others = layout.placed & ~(1 << disc)
        if without >= 0:
            others &= ~(1 << without)
        self.sweep_lane(layout, host, joined, flags, others, lane, without_lane)
        self.sweep_disc(layout, host, place, flags, others, lane, without_lane)
        return flags

    def add_to_flags(self, layout: Layout, disc: int, flags: list[int], other: int, lane: int) -> None:
        """The same for a disc and its lane that were left out."""
        own = layout.lanes_of(disc)[0]
        host, length = layout.other(own, disc), layout.lane_length[own]
        joined, place = self.measures.joined_swing[length], self.measures.disc_swing[length]
        self.lane_by_disc(layout, host, joined, flags, other)
        self.lane_by_lane(layout, host, joined, flags, lane)
        self.disc_by_disc(layout, host, place, flags, other)
        self.disc_by_lane(layout, host, place, flags, lane)

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
        self.new_disc(layout, layout.host(lane), layout.lane_length[lane], flags, lane)
        return [angle for angle in turns if flags[angle]]

    def discover_list(self, layout: Layout, lane: int, end: int) -> list[int]:
        """Mostly there is room straight ahead, which is soon found out; only else all directions are looked at."""
        spot = layout.spot[lane]
        if not layout.is_adrift(lane) and self.room_ahead(layout, lane, spot):
            return [spot]
        return super().discover_list(layout, lane, end)

    def room_ahead(self, layout: Layout, lane: int, spot: int) -> bool:
        """Whether an open lane may lie in this direction with a new disc at its end."""
        host, length = layout.host(lane), layout.lane_length[lane]
        x, y = layout.x[host], layout.y[host]
        swing, beyond = self.measures.open_swing[length], self.measures.disc_swing[length]
        place = (
            x + swing.start_x[spot],
            y + swing.start_y[spot],
            x + swing.end_x[spot],
            y + swing.end_y[spot],
        )
        if not self.lane_fits(layout, place, host, NO_SYSTEM, lane):
            return False
        return self.disc_fits(layout, x + beyond.start_x[spot], y + beyond.start_y[spot], NO_SYSTEM, lane)

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
        layout.put_end(lane, end, disc)
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

    def points(self, layout: Layout, mobile: int, x: int, y: int, length: int) -> list[tuple[int, int]]:
        """M10 Where a mobile disc would lie at the length of a lane from a centre, in order."""
        lane = layout.lanes_of(mobile)[0]
        parent = layout.other(lane, mobile)
        px, py = layout.x[parent], layout.y[parent]
        vx, vy = x - px, y - py
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
        ways = self.fits_without_arc(layout, mobile, anchor, length)
        if not ways:
            return ways
        flags = self.disc_flags(layout, mobile, NO_SYSTEM, NO_LANE)
        return self.within_arc(layout, mobile, anchor, length, ways, flags)

    def fits_without_arc(self, layout: Layout, mobile: int, anchor: int, length: int) -> list[int]:
        places = self.points(layout, mobile, layout.x[anchor], layout.y[anchor], length)
        found: list[int] = []
        for k in range(len(places)):
            x, y = places[k]
            if self.fits_at(layout, mobile, anchor, x, y):
                found.append(k)
        return found

    def within_arc(
        self, layout: Layout, mobile: int, anchor: int, length: int, ways: list[int], flags: list[int]
    ) -> list[int]:
        """M10 The ways whose point lies in a direction that the disc can be turned to."""
        places = self.points(layout, mobile, layout.x[anchor], layout.y[anchor], length)
        start = self.direction(layout, mobile, layout.x[mobile], layout.y[mobile])
        found: list[int] = []
        for k in ways:
            x, y = places[k]
            if reaches(flags, start, self.direction(layout, mobile, x, y)):
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
            x, y = self.points(layout, mobile, layout.x[anchor], layout.y[anchor], length)[k]
            self.move_disc(layout, mobile, x, y)
        lane = layout.put_lane(disc, target, length, -1)
        self.lay_between(layout, lane)
        return lane

    def turns_to(
        self, layout: Layout, disc: int, length: int, target: int, spots: list[int], most: int
    ) -> list[int]:
        found: list[int] = []
        if not layout.mobile(disc) or not layout.mobile(target):
            return found
        if not self.within_reach(layout, disc, length, target):
            return found
        lane = layout.lanes_of(disc)[0]
        parent, swing = layout.other(lane, disc), self.measures.disc_swing[layout.lane_length[lane]]
        flags: list[int] = []
        for spot in spots:
            x, y = layout.x[parent] + swing.start_x[spot], layout.y[parent] + swing.start_y[spot]
            if not self.some_point_is_clear(layout, target, disc, x, y, length):
                continue
            trial = layout.copy()
            self.move_disc(trial, disc, x, y)
            ways = self.fits_without_arc(trial, target, disc, length)
            if not ways:
                continue
            if not flags:
                flags = self.disc_flags(layout, target, disc, lane)
            seen = flags[:]
            self.add_to_flags(trial, target, seen, disc, lane)
            if self.within_arc(trial, target, disc, length, ways, seen):
                found.append(disc * SPOTS + spot)
                if len(found) == most:
                    break
        return found

    def some_point_is_clear(
        self, layout: Layout, mobile: int, moving: int, x: int, y: int, length: int
    ) -> bool:
        """Whether it is worth a closer look: some point of the disc keeps clear of all discs that stay."""
        for px, py in self.points(layout, mobile, x, y, length):
            if self.clear_of_discs(layout, px, py, mobile, moving):
                return True
        return False

    def some_of_arc(self, spots: list[int]) -> list[int]:
        return [spot for spot in spots if spot % TURN_EVERY == 0]

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
