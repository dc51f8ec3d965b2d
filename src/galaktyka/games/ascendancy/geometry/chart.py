"""The map of a game: what lies on it, and every question about where something may lie.

A chart is copied before it is changed, so that states which share it are not disturbed. What was once worked
out about a chart is kept with it and shared by all states that hold it.
"""

from typing import Final

from galaktyka.core.state import Pack
from galaktyka.games.ascendancy.components import Box
from galaktyka.games.ascendancy.geometry.ground import Ground
from galaktyka.games.ascendancy.geometry.layout import SIDE_A, SIDE_B, Layout
from galaktyka.games.ascendancy.ids import FIRST_PLANET, LONGEST_LANE, NO_SYSTEM, SYSTEMS

MOST_TURNS: Final = 12
"""M14 Turns that a bounded list holds for one disc to be connected."""
HOMES: Final = (1 << FIRST_PLANET) - 1
# Questions by number, in the keys of what is known.
OPEN_SPOTS: Final = 0
OPEN_LIST: Final = 1
CONNECTIONS: Final = 2
TURN_LIST: Final = 3
DISCOVER: Final = 4
DISC_ARC: Final = 5
LANE_ARC: Final = 6
NEIGHBOURS: Final = 7
REACHED: Final = 8
ANY_CHOICE: Final = 9
STEPS: Final = 10
DISCOVER_LIST: Final = 11
ROOM: Final = 12
KINDS: Final = 13
UNREACHED: Final = 999
"""Sectors to a disc that no lanes lead to."""


class Chart(Layout):
    """The layout with its model; `no_contact` forbids connections that would link two homes."""

    __slots__ = ("_known", "box", "ground", "model", "no_contact")

    def __init__(self, box: Box, model: int, seats: int, homes: list[int]) -> None:
        """M4 `homes` are the home discs by seat."""
        super().__init__(box.lane_limit)
        self.box = box
        self.model = model
        self.ground: Ground = box.ground(model)
        self.no_contact = False
        self._known: dict[int, list[int]] = {}
        for seat in range(len(homes)):
            self.ground.lay_home(self, homes[seat], seats, seat)

    def clone(self) -> "Chart":
        """A chart of the same content, to be changed."""
        found = Chart(self.box, self.model, 0, [])
        found.no_contact = self.no_contact
        found.copy_from(self)
        return found

    def transfer(self, pack: Pack) -> None:
        super().transfer(pack)
        self.no_contact = pack.flag(self.no_contact)

    def moved(self) -> None:
        self._known = {}

    # --- sectors ---

    def sector(self, lane: int, place: int) -> int:
        """A sector of a lane, counted from end A."""
        return SYSTEMS + lane * LONGEST_LANE + place

    def lane_of(self, sector: int) -> int:
        """The lane that a sector belongs to; -1 for a disc."""
        return (sector - SYSTEMS) // LONGEST_LANE if sector >= SYSTEMS else -1

    def end_sector(self, lane: int, end: int) -> int:
        """The sector of a lane next to one of its ends."""
        return self.sector(lane, 0 if end == SIDE_A else self.lane_length[lane] - 1)

    def first_sector(self, lane: int, disc: int) -> int:
        """M8a The sector of a lane next to one of its discs."""
        return self.end_sector(lane, SIDE_A if self.lane_a[lane] == disc else SIDE_B)

    def free_end(self, sector: int) -> int:
        """The end without a disc that a ship in this sector could leave by; -1 where there is none."""
        lane = self.lane_of(sector)
        if lane >= 0:
            if self.lane_b[lane] < 0 and sector == self.end_sector(lane, SIDE_B):
                return SIDE_B
            if self.lane_a[lane] < 0 and sector == self.end_sector(lane, SIDE_A):
                return SIDE_A
        return -1

    def neighbours(self, sector: int) -> list[int]:
        """The sectors that a ship can reach from here in one step, ascending."""
        key = sector * KINDS + NEIGHBOURS
        if key in self._known:
            return self._known[key]
        lane = self.lane_of(sector)
        found: list[int] = []
        if lane < 0:
            found = [self.first_sector(attached, sector) for attached in self.lanes_of(sector)]
        else:
            place = (sector - SYSTEMS) % LONGEST_LANE
            last = place == self.lane_length[lane] - 1
            before = self.lane_a[lane] if place == 0 else sector - 1
            after = self.lane_b[lane] if last else sector + 1
            found = sorted([there for there in (before, after) if there >= 0])
        self._known[key] = found
        return found

    def steps(self, sector: int) -> list[int]:
        """Sectors to go from here to each disc along lanes, UNREACHED where none lead."""
        key = sector * KINDS + STEPS
        found = self._known.get(key)
        if found is None:
            found = self._steps(sector)
            self._known[key] = found
        return found

    def room(self) -> list[int]:
        """The discs that another lane may begin from, each followed by how many may."""
        found = self._known.get(ROOM)
        if found is None:
            found = []
            for disc in range(SYSTEMS):
                if self.is_placed(disc) and self.free_place(disc):
                    found += [disc, self.lane_limit[disc] - len(self.lanes_of(disc))]
            self._known[ROOM] = found
        return found

    def _steps(self, sector: int) -> list[int]:
        found = [UNREACHED] * SYSTEMS
        edge: list[int] = []
        lane = self.lane_of(sector)
        if lane < 0:
            found[sector] = 0
            edge.append(sector)
        else:
            place = (sector - SYSTEMS) % LONGEST_LANE
            for disc, away in (
                (self.lane_a[lane], place + 1),
                (self.lane_b[lane], self.lane_length[lane] - place),
            ):
                if disc >= 0:
                    found[disc] = away
                    edge.append(disc)
        while edge:
            disc = edge.pop(0)
            for attached in self.lanes_of(disc):
                there = self.other(attached, disc)
                away = found[disc] + self.lane_length[attached] + 1
                if there >= 0 and away < found[there]:
                    found[there] = away
                    edge.append(there)
        return found

    def linked(self, disc: int, other: int) -> bool:
        """R10 Whether complete lanes lead from one disc to the other."""
        key = disc * KINDS + REACHED
        if key not in self._known:
            self._known[key] = [self.reached(disc)]
        return self._known[key][0] >> other & 1 != 0

    def nearest(self, x: int, y: int) -> int:
        """R83 The disc nearest to a place, the lowest of several; NO_SYSTEM on an empty map."""
        best, least = NO_SYSTEM, -1
        for disc in range(SYSTEMS):
            if self.is_placed(disc):
                far = self.ground.distance_square(self, disc, x, y)
                if least < 0 or far < least:
                    best, least = disc, far
        return best

    def segment(self, lane: int) -> list[int]:
        """Where a lane lies: x1, y1, x2, y2 on the free map, q, r, q, r … on the hex map."""
        return self.ground.segment(self, lane)

    # --- new lanes ---

    def may_announce(self, disc: int) -> bool:
        """M8 Whether a unit may leave the disc by a new lane: some length has a legal choice."""
        if not self.free_place(disc):
            return False
        for length in self.ground.lengths:
            if self.any_choice(disc, length):
                return True
        return False

    def any_choice(self, disc: int, length: int) -> bool:
        """M8 Whether an open lane or a connection of this length is legal as things stand."""
        key = (disc * 8 + length) * KINDS + ANY_CHOICE
        if key not in self._known:
            self._known[key] = [1 if self._any_choice(disc, length) else 0]
        return self._known[key][0] == 1

    def _any_choice(self, disc: int, length: int) -> bool:
        if not self.free_place(disc):
            return False
        if self.ground.some_open_spot(self, disc, length) or self.connections(disc, length):
            return True
        for target in self.partners(disc):
            if self.ground.turns_to(self, disc, length, target, self.disc_arc(disc), 1):
                return True
        return False

    def open_spots(self, disc: int, length: int) -> list[int]:
        """M8, M13 Every spot at which an open lane may lie, ascending; asking changes nothing."""
        key = (disc * 8 + length) * KINDS + OPEN_SPOTS
        if key not in self._known:
            free = self.free_place(disc)
            self._known[key] = self.ground.open_spots(self, disc, length) if free else []
        return self._known[key]

    def open_list(self, disc: int, length: int) -> list[int]:
        """M14 A bounded list out of `open_spots`."""
        key = (disc * 8 + length) * KINDS + OPEN_LIST
        if key not in self._known:
            free = self.free_place(disc)
            self._known[key] = self.ground.open_list(self, disc, length) if free else []
        return self._known[key]

    def partners(self, disc: int) -> list[int]:
        """M10 Discs that may be connected to this one if the length fits."""
        found = self.ground.partners(self, disc)
        if self.no_contact and found:
            here = self.reached(disc) & HOMES
            if here:
                return [target for target in found if not self.reached(target) & HOMES & ~here]
        return found

    def connections(self, disc: int, length: int) -> list[int]:
        """M10 Legal connections as target * 2 + k, the disc itself staying unless it alone is mobile."""
        key = (disc * 8 + length) * KINDS + CONNECTIONS
        if key not in self._known:
            found: list[int] = []
            for target in self.partners(disc):
                for k in self.ground.fits(self, disc, length, target):
                    found.append(target * 2 + k)
            self._known[key] = found
        return self._known[key]

    def turn_list(self, disc: int, length: int) -> list[int]:
        """M14 Turns (disc * SPOTS + spot) that make a connection possible which is not so already.

        Where a length has no legal choice but a turn to an odd degree, that turn is listed: a question is
        never without an answer.
        """
        key = (disc * 8 + length) * KINDS + TURN_LIST
        if key in self._known:
            return self._known[key]
        linked = [code // 2 for code in self.connections(disc, length)]
        others = [target for target in self.partners(disc) if target not in linked]
        found: list[int] = []
        spots = self.disc_arc(disc)
        some = self.ground.some_of_arc(spots)
        for target in others:
            for turn in self.ground.turns_to(self, disc, length, target, some, MOST_TURNS):
                if turn not in found:
                    found.append(turn)
        if not found and not linked and not self.ground.some_open_spot(self, disc, length):
            for target in others:
                if not found:
                    found = self.ground.turns_to(self, disc, length, target, spots, 1)
        self._known[key] = found
        return found

    # --- slides and discoveries ---

    def disc_arc(self, disc: int) -> list[int]:
        """M7 Where a disc may be turned to, nearest first; nothing for one that is not mobile."""
        key = disc * KINDS + DISC_ARC
        if key not in self._known:
            self._known[key] = self.ground.disc_arc(self, disc)
        return self._known[key]

    def lane_arc(self, lane: int) -> list[int]:
        """M7 Where an open lane may be turned to, nearest first."""
        key = lane * KINDS + LANE_ARC
        if key not in self._known:
            self._known[key] = self.ground.lane_arc(self, lane)
        return self._known[key]

    def discover_spots(self, lane: int, end: int) -> list[int]:
        """M9 Every spot for a new disc at a free end, the least turn first."""
        key = (lane * 2 + end) * KINDS + DISCOVER
        if key not in self._known:
            self._known[key] = self.ground.discover_spots(self, lane, end)
        return self._known[key]

    def discover_list(self, lane: int, end: int) -> list[int]:
        """M14 The one spot of the bounded list: the present one, or the least turn."""
        key = (lane * 2 + end) * KINDS + DISCOVER_LIST
        if key not in self._known:
            self._known[key] = self.ground.discover_list(self, lane, end)
        return self._known[key]

    # --- changes, each of a chart that nobody else holds ---

    def lay_open(self, disc: int, length: int, spot: int) -> int:
        """M8 Lay an open lane; its slot."""
        return self.ground.lay_open(self, disc, length, spot)

    def connect(self, disc: int, length: int, target: int, k: int) -> int:
        """M10 Join two discs; the slot of the lane, M11 which is a lane like any other."""
        return self.ground.connect(self, disc, length, target, k)

    def turn_disc(self, disc: int, spot: int) -> None:
        """M7 Turn a mobile disc about its parent."""
        self.ground.turn_disc(self, disc, spot)

    def turn_lane(self, lane: int, spot: int) -> None:
        """M7 Turn an open lane about its disc."""
        self.ground.turn_lane(self, lane, spot)

    def place_disc(self, lane: int, end: int, spot: int, disc: int) -> None:
        """M9 Put a new disc at a free end of a lane."""
        self.ground.place_disc(self, lane, end, spot, disc)

    def remove_lane(self, lane: int) -> None:
        """M12 Take an abandoned lane away."""
        self.take_lane(lane)

    def remove_disc(self, disc: int, kept: list[int]) -> list[int]:
        """R110 Take a disc away; its lanes stay only where `kept`. The lanes that went."""
        return self.ground.lose_disc(self, disc, kept)

    def forbid_contact(self, forbidden: bool) -> None:
        self.no_contact = forbidden
        self.moved()
