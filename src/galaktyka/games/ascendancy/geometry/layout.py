"""What lies on the map: discs with their places, lanes with their ends. Plain lists and what follows from them.

A lane keeps its slot while it lies, since ships stand in it. Its sectors count from end A. An end without a
disc is NO_SYSTEM: one such end makes an open lane, two are left when the only disc of an open lane was
destroyed under ships on it.
"""

from typing import Final

from galaktyka.core.state import Broken, Pack
from galaktyka.games.ascendancy.ids import FIRST_PLANET, LANES, NO_SYSTEM, SYSTEMS

SIDE_A: Final = 0
SIDE_B: Final = 1
NO_LANE: Final = -1


class Layout:
    """M15 All that is stored of a map: discs by system, lanes by slot; on the hex map x and y are q and r."""

    __slots__ = (
        "_lanes_of",
        "lane_a",
        "lane_b",
        "lane_length",
        "lane_limit",
        "path",
        "placed",
        "spot",
        "x",
        "x1",
        "x2",
        "y",
        "y1",
        "y2",
    )

    def __init__(self, lane_limit: list[int]) -> None:
        self.lane_limit = lane_limit  # printed, by system; shared by all layouts
        self.placed = 0  # mask of systems
        self.x = [0] * SYSTEMS
        self.y = [0] * SYSTEMS
        self.lane_a: list[int] = []
        self.lane_b: list[int] = []
        self.lane_length: list[int] = []  # 0: a free slot
        self.spot: list[int] = []  # where an open lane leads, an angle or a hex; -1 for joined lanes
        # The segment of each lane on the free map, from end A to end B.
        self.x1: list[int] = []
        self.y1: list[int] = []
        self.x2: list[int] = []
        self.y2: list[int] = []
        self.path: list[int] = []  # the hexes of each lane on the hex map, packed
        self._lanes_of: list[list[int]] = []

    def copy_from(self, other: "Layout") -> None:
        self._lanes_of = other._lanes_of  # replaced when lanes change, never changed in place
        self.placed = other.placed
        self.x = other.x[:]
        self.y = other.y[:]
        self.lane_a = other.lane_a[:]
        self.lane_b = other.lane_b[:]
        self.lane_length = other.lane_length[:]
        self.spot = other.spot[:]
        self.x1 = other.x1[:]
        self.y1 = other.y1[:]
        self.x2 = other.x2[:]
        self.y2 = other.y2[:]
        self.path = other.path[:]

    def copy(self) -> "Layout":
        """The same layout to try something out on."""
        found = Layout(self.lane_limit)
        found.copy_from(self)
        return found

    def transfer(self, pack: Pack) -> None:
        self.placed = pack.number(self.placed)
        self.x = pack.numbers(self.x)
        self.y = pack.numbers(self.y)
        self.lane_a = pack.numbers(self.lane_a)
        self.lane_b = pack.numbers(self.lane_b)
        self.lane_length = pack.numbers(self.lane_length)
        self.spot = pack.numbers(self.spot)
        self.x1 = pack.numbers(self.x1)
        self.y1 = pack.numbers(self.y1)
        self.x2 = pack.numbers(self.x2)
        self.y2 = pack.numbers(self.y2)
        self.path = pack.numbers(self.path)
        if pack.reading:
            self.touch()

    def touch(self) -> None:
        """Forget what was derived from the ends of lanes: they have changed."""
        self._lanes_of = []
        self.moved()

    def moved(self) -> None:
        """Forget what was derived from where things lie."""

    # --- discs and lanes ---

    def is_placed(self, disc: int) -> bool:
        return self.placed >> disc & 1 != 0

    def lanes_of(self, disc: int) -> list[int]:
        """The slots of the lanes that end at a disc, ascending."""
        if not self._lanes_of:
            found: list[list[int]] = [[] for _ in range(SYSTEMS)]
            for lane in range(len(self.lane_length)):
                if self.lane_length[lane]:
                    if self.lane_a[lane] >= 0:
                        found[self.lane_a[lane]].append(lane)
                    if self.lane_b[lane] >= 0:
                        found[self.lane_b[lane]].append(lane)
            self._lanes_of = found
        return self._lanes_of[disc]

    def free_place(self, disc: int) -> bool:
        """Whether the disc has fewer lanes than its limit."""
        return len(self.lanes_of(disc)) < self.lane_limit[disc]

    def is_open(self, lane: int) -> bool:
        """M6 Whether exactly one end of the lane has a disc."""
        return (self.lane_a[lane] < 0) != (self.lane_b[lane] < 0)

    def is_adrift(self, lane: int) -> bool:
        """R110 Whether the lane has lost both ends."""
        return self.lane_a[lane] < 0 and self.lane_b[lane] < 0

    def host(self, lane: int) -> int:
        """The disc of an open lane."""
        return self.lane_b[lane] if self.lane_a[lane] < 0 else self.lane_a[lane]

    def other(self, lane: int, disc: int) -> int:
        """The disc at the other end, NO_SYSTEM where there is none."""
        return self.lane_b[lane] if self.lane_a[lane] == disc else self.lane_a[lane]

    def joined(self, disc: int, target: int) -> bool:
        """Whether one lane joins the two discs."""
        for lane in self.lanes_of(disc):
            if self.other(lane, disc) == target:
                return True
        return False

    def joins(self, disc: int) -> int:
        """How many other discs are joined to this one."""
        return len([lane for lane in self.lanes_of(disc) if self.other(lane, disc) >= 0])

    def fixed(self, disc: int) -> bool:
        """M5 Whether the disc is a home, or joined to two or more others."""
        return disc < FIRST_PLANET or self.joins(disc) > 1

    def mobile(self, disc: int) -> bool:
        """M5 Whether the disc may be turned: one lane only, and that one to a fixed disc."""
        if disc < FIRST_PLANET:
            return False
        lanes = self.lanes_of(disc)
        if len(lanes) != 1:
            return False
        parent = self.other(lanes[0], disc)
        return parent >= 0 and self.fixed(parent)

    def parent(self, disc: int) -> int:
        """The disc that a mobile one turns about."""
        return self.other(self.lanes_of(disc)[0], disc)

    def reached(self, disc: int) -> int:
        """R10 The systems that complete lanes link to this one, itself too, as a mask."""
        found = 1 << disc
        waiting = [disc]
        while waiting:
            here = waiting.pop()
            for lane in self.lanes_of(here):
                there = self.other(lane, here)
                if there >= 0 and not found >> there & 1:
                    found |= 1 << there
                    waiting.append(there)
        return found

    # --- changes ---

    def put_disc(self, disc: int, x: int, y: int) -> None:
        self.placed |= 1 << disc
        self.x[disc] = x
        self.y[disc] = y
        self.moved()

    def put_lane(self, a: int, b: int, length: int, spot: int) -> int:
        """A lane in the lowest free slot, its segment or path still to be given."""
        lane = 0
        while lane < len(self.lane_length) and self.lane_length[lane]:
            lane += 1
        if lane == LANES:
            raise Broken("there are more lanes than the discs have places for")
        if lane == len(self.lane_length):
            for column in (self.lane_a, self.lane_b, self.lane_length, self.spot):
                column.append(0)
            for column in (self.x1, self.y1, self.x2, self.y2, self.path):
                column.append(0)
        self.lane_a[lane] = a
        self.lane_b[lane] = b
        self.lane_length[lane] = length
        self.spot[lane] = spot
        self.touch()
        return lane

    def put_segment(self, lane: int, x1: int, y1: int, x2: int, y2: int) -> None:
        self.x1[lane] = x1
        self.y1[lane] = y1
        self.x2[lane] = x2
        self.y2[lane] = y2
        self.moved()

    def take_lane(self, lane: int) -> None:
        """Free the slot, so that equal maps are equal lists whatever lay there before."""
        self.lane_a[lane] = NO_SYSTEM
        self.lane_b[lane] = NO_SYSTEM
        self.lane_length[lane] = 0
        self.spot[lane] = -1
        self.put_segment(lane, 0, 0, 0, 0)
        self.path[lane] = 0
        self.touch()

    def put_end(self, lane: int, end: int, disc: int) -> None:
        """Give a lane a disc at one of its ends, or take it away."""
        if end == SIDE_A:
            self.lane_a[lane] = disc
        else:
            self.lane_b[lane] = disc
        self.touch()

    def take_disc(self, disc: int) -> None:
        self.placed &= ~(1 << disc)
        self.x[disc] = 0
        self.y[disc] = 0
        self.touch()
