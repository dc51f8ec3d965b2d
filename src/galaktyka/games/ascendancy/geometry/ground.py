"""What a model of the map answers: where a lane or a disc may lie, and what moves when it is laid.

Two models answer the same questions: the free map (`polar.py`) and the hex map (`hexmap.py`). A *spot* is a
direction on the free map and a hex on the hex map, as a number.
"""

from galaktyka.games.ascendancy.geometry.layout import SIDE_A, SIDE_B, Layout
from galaktyka.games.ascendancy.ids import NO_SYSTEM, SYSTEMS


class Ground:
    """A model of the map; it holds nothing that changes."""

    def __init__(self, lengths: list[int]) -> None:
        self.lengths = lengths  # that the lane die can show

    def lay_home(self, layout: Layout, disc: int, players: int, seat: int) -> None:
        """M4 Put a home disc at the place of its seat."""
        raise NotImplementedError

    # --- open lanes ---

    def open_spots(self, layout: Layout, disc: int, length: int) -> list[int]:
        """M8 Every spot at which an open lane may lie."""
        raise NotImplementedError

    def open_list(self, layout: Layout, disc: int, length: int) -> list[int]:
        """M14 The spots of a bounded list, all of them among `open_spots`."""
        raise NotImplementedError

    def some_open_spot(self, layout: Layout, disc: int, length: int) -> bool:
        """Whether `open_spots` has any: often found out sooner than all of them."""
        raise NotImplementedError

    def lay_open(self, layout: Layout, disc: int, length: int, spot: int) -> int:
        """M8 Lay an open lane; its slot."""
        raise NotImplementedError

    def lane_arc(self, layout: Layout, lane: int) -> list[int]:
        """M7 Where an open lane may be turned to, nearest first."""
        raise NotImplementedError

    def turn_lane(self, layout: Layout, lane: int, spot: int) -> None:
        raise NotImplementedError

    # --- discs ---

    def disc_arc(self, layout: Layout, disc: int) -> list[int]:
        """M7 Where a mobile disc may be turned to, nearest first."""
        raise NotImplementedError

    def turn_disc(self, layout: Layout, disc: int, spot: int) -> None:
        raise NotImplementedError

    def discover_spots(self, layout: Layout, lane: int, end: int) -> list[int]:
        """M9 Every spot for a new disc at the free end of a lane, the least turn first."""
        raise NotImplementedError

    def discover_list(self, layout: Layout, lane: int, end: int) -> list[int]:
        """M14 The first of these spots, if there is one."""
        return self.discover_spots(layout, lane, end)[:1]

    def place_disc(self, layout: Layout, lane: int, end: int, spot: int, disc: int) -> None:
        """M9 Put a new disc at the free end of a lane, which turns to the spot."""
        raise NotImplementedError

    # --- connections ---

    def fits(self, layout: Layout, disc: int, length: int, target: int) -> list[int]:
        """M10 The ways k in which a lane fits; the disc stays unless it alone is mobile."""
        raise NotImplementedError

    def connect(self, layout: Layout, disc: int, length: int, target: int, k: int) -> int:
        """M10 Join two discs; the slot of the lane."""
        raise NotImplementedError

    def turns_to(
        self, layout: Layout, disc: int, length: int, target: int, spots: list[int], most: int
    ) -> list[int]:
        """M14 Turns (disc * SPOTS + spot) after which the lane fits; `spots` are those of the disc to try."""
        raise NotImplementedError

    def segment(self, layout: Layout, lane: int) -> list[int]:
        """Where the lane lies, for drawing: x1, y1, x2, y2, or the hexes from end A as q, r, q, r …"""
        raise NotImplementedError

    def distance_square(self, layout: Layout, disc: int, x: int, y: int) -> int:
        """R83 A measure of how far a disc lies from a place."""
        raise NotImplementedError

    def some_of_arc(self, spots: list[int]) -> list[int]:
        """M14 The spots of an arc that bounded lists look at."""
        return spots

    # --- shared ---

    def partners(self, layout: Layout, disc: int) -> list[int]:
        """M10 Discs with a free lane place that no lane joins to this one."""
        found: list[int] = []
        if layout.free_place(disc):
            for target in range(SYSTEMS):
                if layout.is_placed(target) and target != disc and layout.free_place(target):
                    if not layout.joined(disc, target):
                        found.append(target)
        return found

    def lose_disc(self, layout: Layout, disc: int, kept: list[int]) -> list[int]:
        """R110 Take a disc away; its lanes in `kept` lose an end, the others go. The lanes that went."""
        gone: list[int] = []
        for lane in layout.lanes_of(disc)[:]:
            if lane not in kept:
                layout.take_lane(lane)
                gone.append(lane)
                continue
            self.note_lost_end(layout, lane, disc)
            layout.put_end(lane, SIDE_A if layout.lane_a[lane] == disc else SIDE_B, NO_SYSTEM)
        layout.take_disc(disc)
        return gone

    def note_lost_end(self, layout: Layout, lane: int, disc: int) -> None:
        """R110 Keep where the lost disc lay as the spot of a lane that is open from now on."""
        raise NotImplementedError
