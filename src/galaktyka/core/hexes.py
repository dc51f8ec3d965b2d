"""Hexagonal geometry in axial coordinates, shared by every hex map.

A hex is (q, r) with the third cube coordinate s = -q - r. `DIRECTIONS` go clockwise from straight up on a
flat-top map whose q axis points up and whose r axis points up and to the right.
"""

from typing import Final

Axial = tuple[int, int]

DIRECTIONS: Final[list[Axial]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def distance(a: Axial, b: Axial) -> int:
    dq = a[0] - b[0]
    dr = a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rotate(hex_: Axial, turns: int) -> Axial:
    """Turn clockwise about the origin in steps of 60 degrees."""
    q, r = hex_
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def ring(centre: Axial, radius: int) -> list[Axial]:
    """The hexes at exactly this distance, clockwise from straight up."""
    if radius == 0:
        return [centre]
    q, r = centre[0] + radius, centre[1]
    found: list[Axial] = []
    for side in range(6):
        dq, dr = DIRECTIONS[(side + 2) % 6]
        for _ in range(radius):
            found.append((q, r))
            q += dq
            r += dr
    return found


def disc(centre: Axial, radius: int) -> list[Axial]:
    """All hexes within this distance, ring by ring."""
    found: list[Axial] = []
    for k in range(radius + 1):
        found.extend(ring(centre, k))
    return found


class HexGrid:
    """A fixed set of hexes numbered 0 … n-1 with distances and neighbours looked up, not computed."""

    __slots__ = ("at", "cells", "distances", "neighbours", "size")

    def __init__(self, cells: list[Axial]) -> None:
        self.cells = cells
        self.size = len(cells)
        self.at: dict[Axial, int] = {cell: i for i, cell in enumerate(cells)}
        self.distances: list[list[int]] = [[distance(a, b) for b in cells] for a in cells]
        self.neighbours: list[list[int]] = []
        for q, r in cells:
            adjacent = [self.at.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS]
            self.neighbours.append([i for i in adjacent if i >= 0])

    def find(self, q: int, r: int) -> int:
        """The number of the hex at these coordinates, -1 outside the map."""
        return self.at.get((q, r), -1)

    def within(self, centre: int, radius: int) -> list[int]:
        row = self.distances[centre]
        return [i for i in range(self.size) if row[i] <= radius]
