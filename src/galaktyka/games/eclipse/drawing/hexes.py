"""Where sectors lie on the picture: flat-top hexes, direction 0 up, then clockwise."""

from typing import Final

from galaktyka.games.eclipse.ids import EDGES

# Middle of each edge from the centre of a hex, and half of the edge, in thousandths of the side.
MIDDLES: Final = [(0, -866), (750, -433), (750, 433), (0, 866), (-750, 433), (-750, -433)]
ALONG: Final = [(500, 0), (250, 433), (-250, 433), (-500, 0), (-250, -433), (250, -433)]


class Layout:
    """Hexes of one side length on a picture; `left` and `top` are where the hex (0, 0) has its centre."""

    __slots__ = ("left", "side", "top")

    def __init__(self, side: int, left: int, top: int) -> None:
        self.side = side
        self.left = left
        self.top = top

    def x(self, q: int) -> int:
        return self.left + self.side * 3 * q // 2

    def y(self, q: int, r: int) -> int:
        return self.top + self.side * 866 * (2 * r + q) // 1000

    def part(self, thousandths: int) -> int:
        return (self.side * thousandths + 500) // 1000

    def polygon(self, x: int, y: int, inset: int = 0) -> str:
        """The outline of a hex about (x, y)."""
        a = self.side - inset
        h = a * 866 // 1000
        half = a // 2
        return f"M{x - half} {y - h}H{x + half}L{x + a} {y}L{x + half} {y + h}H{x - half}L{x - a} {y}Z"

    def hole(self, x: int, y: int, edge: int, wide: int) -> str:
        """R10 Half a disc in the middle of an edge, within the hex; `wide` in thousandths of the side."""
        mx, my = MIDDLES[edge]
        dx, dy = ALONG[edge]
        cx, cy = x + self.part(mx), y + self.part(my)
        sx, sy = dx * wide // 500, dy * wide // 500
        radius = self.part(wide)
        return (
            f"M{cx - self.part(sx)} {cy - self.part(sy)}L{cx + self.part(sx)} {cy + self.part(sy)}"
            f"A{radius} {radius} 0 0 1 {cx - self.part(sx)} {cy - self.part(sy)}Z"
        )

    def wall(self, x: int, y: int, edge: int) -> str:
        """The edge itself, just outside the hex."""
        cx, cy = self.edge_x(x, edge), self.edge_y(y, edge)
        cx, cy = cx + (cx - x) // 12, cy + (cy - y) // 12
        dx, dy = self.part(ALONG[edge][0]), self.part(ALONG[edge][1])
        return f"M{cx - dx} {cy - dy}L{cx + dx} {cy + dy}"

    def edge_x(self, x: int, edge: int) -> int:
        return x + self.part(MIDDLES[edge % EDGES][0])

    def edge_y(self, y: int, edge: int) -> int:
        return y + self.part(MIDDLES[edge % EDGES][1])
