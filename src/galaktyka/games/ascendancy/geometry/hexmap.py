"""The hex map: discs and lanes fill hexes. Simpler and cheaper than the free map, behind the same questions."""

from typing import Final

from galaktyka.games.ascendancy.geometry.ground import Ground
from galaktyka.games.ascendancy.geometry.layout import NO_LANE, SIDE_A, Layout
from galaktyka.games.ascendancy.geometry.measures import HexMeasures
from galaktyka.games.ascendancy.ids import NO_SYSTEM, SPOTS, SYSTEMS

BITS: Final = 9
"""Bits of a packed path that hold one hex, by its number plus one."""
MASK: Final = (1 << BITS) - 1
FREE: Final = 0
TOO_NEAR: Final = 1
FILLED: Final = 2


class HexGround(Ground):
    """H1 to H8: the answers of the hex map."""

    def __init__(self, measures: HexMeasures) -> None:
        super().__init__(measures.lengths)
        self.measures = measures
        self.board = measures.board()

    def lay_home(self, layout: Layout, disc: int, players: int, seat: int) -> None:
        q, r = self.measures.homes[players][seat]
        layout.put_disc(disc, q, r)

    # --- hexes ---

    def cell(self, layout: Layout, disc: int) -> int:
        return self.board.number(layout.x[disc], layout.y[disc])

    def cells_of(self, layout: Layout, lane: int) -> list[int]:
        """The hexes of a lane from end A."""
        packed = layout.path[lane]
        return [(packed >> BITS * k & MASK) - 1 for k in range(layout.lane_length[lane])]

    def taken(self, layout: Layout, skip: int, skip_disc: int) -> list[int]:
        """H2, H3 What each hex holds: FREE, FILLED, or TOO_NEAR to a disc for another; a lane and a disc left out."""
        found = [FREE] * len(self.board.steps)
        for disc in range(SYSTEMS):
            if layout.placed >> disc & 1 and disc != skip_disc:
                cell = self.cell(layout, disc)
                if self.measures.separation > 1:
                    for beside in self.board.steps[cell]:
                        if found[beside] == FREE:
                            found[beside] = TOO_NEAR
                found[cell] = FILLED
        for lane in range(len(layout.lane_length)):
            if layout.lane_length[lane] and lane != skip:
                for cell in self.cells_of(layout, lane):
                    found[cell] = FILLED
        return found

    def way(self, taken: list[int], start: int, goal: int) -> list[int]:
        """H5 The hexes between two, on the first of the shortest paths through free hexes; none if blocked."""
        far = self.board.distances[goal]
        if far[start] == 1:
            return []
        for cell in self.board.steps[start]:
            if far[cell] == far[start] - 1 and taken[cell] != FILLED:
                if far[cell] == 1:
                    return [cell]
                rest = self.way(taken, cell, goal)
                if rest:
                    return [cell, *rest]
        return []

    def keep_way(self, layout: Layout, lane: int, cells: list[int], host: int) -> None:
        """Store a path that was found from the host."""
        if layout.lane_a[lane] != host:
            cells = cells[::-1]
        packed = 0
        for k in range(len(cells)):
            packed |= (cells[k] + 1) << BITS * k
        layout.path[lane] = packed
        layout.moved()

    def ends_for_disc(self, layout: Layout, host: int, length: int, taken: list[int]) -> list[int]:
        """H4, H6 Hexes for a disc at the end of a lane of this length."""
        start = self.cell(layout, host)
        found: list[int] = []
        for cell in self.board.rings[start][length + 1]:
            if taken[cell] == FREE and self.way(taken, start, cell):
                found.append(cell)
        return found

    # --- open lanes ---

    def spots_of(self, layout: Layout, host: int, length: int, skip: int) -> list[int]:
        """H4 Ends that would take a disc; where there are none, the last hexes of lanes."""
        taken = self.taken(layout, skip, NO_SYSTEM)
        found = self.ends_for_disc(layout, host, length, taken)
        if found:
            return found
        start = self.cell(layout, host)
        for cell in self.board.rings[start][length]:
            if taken[cell] != FILLED and self.way(taken, start, cell):
                found.append(cell)
        return found

    def open_spots(self, layout: Layout, disc: int, length: int) -> list[int]:
        return self.spots_of(layout, disc, length, NO_LANE)

    def open_list(self, layout: Layout, disc: int, length: int) -> list[int]:
        return self.spots_of(layout, disc, length, NO_LANE)

    def some_open_spot(self, layout: Layout, disc: int, length: int) -> bool:
        return len(self.spots_of(layout, disc, length, NO_LANE)) > 0

    def lay_open(self, layout: Layout, disc: int, length: int, spot: int) -> int:
        lane = layout.put_lane(disc, NO_SYSTEM, length, spot)
        self.lay_along(layout, lane, spot)
        return lane

    def lay_along(self, layout: Layout, lane: int, spot: int) -> None:
        """H4 The path of an open lane towards a hex beyond its end, or to its last hex."""
        host = layout.host(lane)
        taken = self.taken(layout, lane, NO_SYSTEM)
        start = self.cell(layout, host)
        cells = self.way(taken, start, spot)
        if self.board.distances[start][spot] == layout.lane_length[lane]:
            cells = [*cells, spot]
        self.keep_way(layout, lane, cells, host)
        layout.spot[lane] = spot

    def lane_arc(self, layout: Layout, lane: int) -> list[int]:
        if not layout.is_open(lane):
            return []
        spots = self.spots_of(layout, layout.host(lane), layout.lane_length[lane], lane)
        return first_of_all(spots, layout.spot[lane])

    def turn_lane(self, layout: Layout, lane: int, spot: int) -> None:
        self.lay_along(layout, lane, spot)

    # --- discs ---

    def disc_arc(self, layout: Layout, disc: int) -> list[int]:
        if not layout.mobile(disc):
            return []
        lane = layout.lanes_of(disc)[0]
        taken = self.taken(layout, lane, disc)
        host = layout.other(lane, disc)
        spots = self.ends_for_disc(layout, host, layout.lane_length[lane], taken)
        return first_of_all(spots, self.cell(layout, disc))

    def turn_disc(self, layout: Layout, disc: int, spot: int) -> None:
        lane = layout.lanes_of(disc)[0]
        host = layout.other(lane, disc)
        taken = self.taken(layout, lane, disc)
        q, r = self.board.grid.cells[spot]
        layout.put_disc(disc, q, r)
        self.keep_way(layout, lane, self.way(taken, self.cell(layout, host), spot), host)

    def discover_spots(self, layout: Layout, lane: int, end: int) -> list[int]:
        taken = self.taken(layout, lane, NO_SYSTEM)
        if layout.is_adrift(lane):
            cell = self.beyond(layout, lane, end)
            return [cell] if cell >= 0 and taken[cell] == FREE else []
        length = layout.lane_length[lane]
        spots = self.ends_for_disc(layout, layout.host(lane), length, taken)
        return first_of_all(spots, layout.spot[lane])

    def beyond(self, layout: Layout, lane: int, end: int) -> int:
        """The hex that follows the end of a lane adrift in the direction of its last step; -1 off the board."""
        cells = self.cells_of(layout, lane)
        if end == SIDE_A:
            cells = cells[::-1]
        last, before = self.board.grid.cells[cells[-1]], self.board.grid.cells[cells[-2]]
        return self.board.grid.find(2 * last[0] - before[0], 2 * last[1] - before[1])

    def place_disc(self, layout: Layout, lane: int, end: int, spot: int, disc: int) -> None:
        adrift = layout.is_adrift(lane)
        if not adrift and spot != layout.spot[lane]:
            self.lay_along(layout, lane, spot)
        layout.put_end(lane, end, disc)
        q, r = self.board.grid.cells[spot]
        layout.put_disc(disc, q, r)
        layout.spot[lane] = max(self.beyond(layout, lane, 1 - end), 0) if adrift else -1

    def note_lost_end(self, layout: Layout, lane: int, disc: int) -> None:
        layout.spot[lane] = self.cell(layout, disc)

    # --- connections ---

    def fits(self, layout: Layout, disc: int, length: int, target: int) -> list[int]:
        """H7 One way where the distance is right and a path is free."""
        here, there = self.cell(layout, disc), self.cell(layout, target)
        if self.board.distances[here][there] != length + 1:
            return []
        return [0] if self.way(self.taken(layout, NO_LANE, NO_SYSTEM), here, there) else []

    def connect(self, layout: Layout, disc: int, length: int, target: int, k: int) -> int:
        taken = self.taken(layout, NO_LANE, NO_SYSTEM)
        cells = self.way(taken, self.cell(layout, disc), self.cell(layout, target))
        lane = layout.put_lane(disc, target, length, -1)
        self.keep_way(layout, lane, cells, disc)
        return lane

    def turns_to(
        self, layout: Layout, disc: int, length: int, target: int, spots: list[int], most: int
    ) -> list[int]:
        """H7 Slides of the far disc that make the lane fit; where there are none, slides of the near one."""
        found: list[int] = []
        if layout.mobile(target):
            found = self.slides(layout, target, disc, length, most)
        if found or not spots:
            return found
        found = self.slides(layout, disc, target, length, most)
        if not found and layout.mobile(target):
            lane = layout.lanes_of(target)[0]
            centre = self.cell(layout, layout.other(lane, target))
            reach = length + layout.lane_length[lane] + 2
            for spot in spots:
                if self.board.distances[spot][centre] <= reach:
                    trial = layout.copy()
                    self.turn_disc(trial, disc, spot)
                    if self.slides(trial, target, disc, length, 1):
                        found.append(disc * SPOTS + spot)
                        if len(found) == most:
                            break
        return found

    def slides(self, layout: Layout, moved: int, still: int, length: int, most: int) -> list[int]:
        """Places of a mobile disc from which a lane of this length leads to another disc that stays."""
        lane = layout.lanes_of(moved)[0]
        host = self.cell(layout, layout.other(lane, moved))
        there = self.cell(layout, still)
        away = self.board.distances[there]
        taken: list[int] = []
        found: list[int] = []
        for spot in self.board.rings[host][layout.lane_length[lane] + 1]:
            if away[spot] == length + 1:
                if not taken:
                    taken = self.taken(layout, lane, moved)
                if taken[spot] == FREE and self.joins_both(taken, host, spot, there):
                    found.append(moved * SPOTS + spot)
                    if len(found) == most:
                        break
        return found

    def joins_both(self, taken: list[int], host: int, spot: int, there: int) -> bool:
        """H6, H7 Whether the lane from the parent and then the new lane find a path."""
        own = self.way(taken, host, spot)
        if not own:
            return False
        after = taken[:]
        after[spot] = FILLED
        for cell in own:
            after[cell] = FILLED
        return len(self.way(after, spot, there)) > 0

    # --- for drawing and for lost ships ---

    def segment(self, layout: Layout, lane: int) -> list[int]:
        found: list[int] = []
        for cell in self.cells_of(layout, lane):
            found += list(self.board.grid.cells[cell])
        return found

    def distance_square(self, layout: Layout, disc: int, x: int, y: int) -> int:
        far = self.board.distances[self.cell(layout, disc)][self.board.grid.find(x, y)]
        return far * far


def first_of_all(spots: list[int], now: int) -> list[int]:
    """The spots with the present one, if it is among them, first."""
    return [now, *[spot for spot in spots if spot != now]] if now in spots else spots
