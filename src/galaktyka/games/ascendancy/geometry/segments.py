"""Exact tests of points and segments in whole numbers: "at least" always includes equality."""


def far(px: int, py: int, ux: int, uy: int, wx: int, wy: int, gap: int) -> bool:
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


def side(ux: int, uy: int, wx: int, wy: int, px: int, py: int) -> int:
    """Positive on one side of the line through a segment, negative on the other, 0 on it."""
    return (wx - ux) * (py - uy) - (wy - uy) * (px - ux)


def crosses(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """M1a Whether the ends of each segment lie strictly on different sides of the other."""
    one, two = side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)
    if not (one < 0 < two or two < 0 < one):
        return False
    one, two = side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)
    return one < 0 < two or two < 0 < one


def apart(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int, gap: int) -> bool:
    """M1a Whether two segments do not cross and keep at least `gap` between them."""
    return (
        far(ax, ay, cx, cy, dx, dy, gap)
        and far(bx, by, cx, cy, dx, dy, gap)
        and far(cx, cy, ax, ay, bx, by, gap)
        and far(dx, dy, ax, ay, bx, by, gap)
        and not crosses(ax, ay, bx, by, cx, cy, dx, dy)
    )
