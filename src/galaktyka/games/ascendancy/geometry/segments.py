"""Exact tests of points and segments in whole numbers: "at least" always includes equality.

Coordinates of the table keep every product far below 2**62, so compiled the numbers are machine words.
"""

from mypy_extensions import i64


def far(px: i64, py: i64, ux: i64, uy: i64, wx: i64, wy: i64, gap: i64) -> bool:
    """M1a Whether a point lies at least `gap` from a segment; both its ends may be one point."""
    dx, dy = wx - ux, wy - uy
    ex, ey = px - ux, py - uy
    along = ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey >= gap * gap
    square = dx * dx + dy * dy
    if along >= square:
        ex, ey = px - wx, py - wy
        return ex * ex + ey * ey >= gap * gap
    across = dx * ey - dy * ex
    return across * across >= gap * gap * square


def side(ux: i64, uy: i64, wx: i64, wy: i64, px: i64, py: i64) -> i64:
    """Positive on one side of the line through a segment, negative on the other, 0 on it."""
    return (wx - ux) * (py - uy) - (wy - uy) * (px - ux)


def crosses(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """M1a Whether the ends of each segment lie strictly on different sides of the other."""
    one, two = side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)
    if not (one < 0 < two or two < 0 < one):
        return False
    one, two = side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)
    return one < 0 < two or two < 0 < one


def apart(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64, gap: i64) -> bool:
    """M1a Whether two segments do not cross and keep at least `gap` between them."""
    return (
        far(ax, ay, cx, cy, dx, dy, gap)
        and far(bx, by, cx, cy, dx, dy, gap)
        and far(cx, cy, ax, ay, bx, by, gap)
        and far(dx, dy, ax, ay, bx, by, gap)
        and not crosses(ax, ay, bx, by, cx, cy, dx, dy)
    )
