"""Building blocks for pictures: SVG written by hand-sized functions, coloured by CSS variables.

Knows no game. Coordinates are ints, so that every platform writes the same text. Colours are only ever named
by the variables of `theme()`; a game adds its own through `Panel.defs`. Owners are colour, shape and letter.
"""

from typing import Final

from galaktyka.core.hexes import DIRECTIONS, Axial

OWNER_LETTERS: Final = "ABCDEF"

# Name, light value, dark value. Every coloured thing that carries text takes the same dark ink.
COLOURS: Final[list[tuple[str, str, str]]] = [
    ("bg", "#eef2f9", "#0a0e18"),
    ("panel", "#ffffff", "#111829"),
    ("panel2", "#f3f6fc", "#172036"),
    ("line", "#d5ddec", "#26324d"),
    ("text", "#152036", "#e8edf7"),
    ("mut", "#56627e", "#9aa7c3"),
    ("acc", "#a86200", "#ffd166"),
    ("go", "#0a7850", "#3ddc97"),
    ("warn", "#b0480c", "#ff9f68"),
    ("ink", "#0b1020", "#0b1020"),
    ("edge", "#0b1020", "#05070d"),
    ("shade", "#0b1020", "#05070d"),
    ("shine", "#ffffff", "#ffffff"),
    ("hex", "#f7f9fe", "#10182b"),
    ("hexline", "#d3dcec", "#26345a"),
    ("border", "#8091b6", "#4f639a"),
    ("seat-0", "#5b9ff0", "#5b9ff0"),
    ("seat-1", "#ef6b66", "#ef6b66"),
    ("seat-2", "#efc443", "#efc443"),
    ("seat-3", "#4fc08d", "#4fc08d"),
    ("seat-4", "#b48cf2", "#b48cf2"),
    ("seat-5", "#c3ccd9", "#d5dce7"),
]

# Text colour and the ground it stands on; each pair keeps a contrast of 4.5 : 1 in both themes.
TEXT_PAIRS: Final[list[tuple[str, str]]] = [
    ("text", "bg"), ("text", "panel"), ("text", "panel2"), ("text", "hex"),
    ("mut", "bg"), ("mut", "panel"), ("mut", "panel2"), ("mut", "hex"),
    ("go", "panel"), ("go", "panel2"), ("warn", "panel"), ("warn", "panel2"), ("panel", "text"),
    ("ink", "seat-0"), ("ink", "seat-1"), ("ink", "seat-2"), ("ink", "seat-3"), ("ink", "seat-4"),
    ("ink", "seat-5"),
]  # fmt: skip

_RULES: Final = """
.picture{font-family:Inter,system-ui,-apple-system,"Segoe UI",sans-serif;font-variant-numeric:tabular-nums}
.picture text{fill:var(--text);font-size:12px;stroke:none}
.picture .t11{font-size:11px}.picture .t13{font-size:13px}
.picture .t15{font-size:15px}.picture .t18{font-size:18px}.picture .t22{font-size:22px}
.picture .b{font-weight:700}.picture .s{font-weight:600}
.picture .mid{text-anchor:middle}.picture .end{text-anchor:end}
.picture .mut{fill:var(--mut)}.picture .go{fill:var(--go)}.picture .warn{fill:var(--warn)}
.picture .ink{fill:var(--ink)}.picture .inverse{fill:var(--panel)}
.picture .sheet{fill:var(--bg)}
.picture .card{fill:var(--panel);stroke:var(--line)}
.picture .tile{fill:var(--panel2);stroke:var(--line)}
.picture .slot{fill:none;stroke:var(--line);stroke-dasharray:3 3}
.picture .strong{fill:var(--text)}
.picture .advanced{stroke:var(--mut);stroke-width:2}
.picture .current{fill:none;stroke:var(--text);stroke-width:2}
.picture .past{fill:var(--panel);opacity:.62}
.picture .rule{stroke:var(--line);fill:none}
.picture .off{opacity:.38}
.picture .hex{fill:var(--hex);stroke:var(--hexline)}
.picture .region{fill:none;stroke:var(--border);stroke-width:2.5;stroke-linejoin:round}
.picture .casing{fill:none;stroke:var(--border);stroke-width:6;stroke-linejoin:round;opacity:.7}
.picture .group{fill-opacity:.16;stroke-width:3.5;stroke-linejoin:round}
.picture .owner,.picture .piece{stroke:var(--edge);stroke-width:2;stroke-linejoin:round}
.picture .owner+text{fill:var(--ink)}
.picture .cover{fill:var(--panel);stroke:var(--mut);stroke-width:2;fill-opacity:.82}
.picture .cross{stroke:var(--mut);stroke-width:3;stroke-linecap:round;fill:none}
"""

# Circle, square, diamond, hexagon, triangle, cross: told apart at a few pixels. All in a box of 40 by 40.
_OWNER_SHAPES: Final = [
    '<circle r="17"/>',
    '<rect x="-16" y="-16" width="32" height="32" rx="4"/>',
    '<path d="M0-20 20 0 0 20-20 0Z"/>',
    '<path d="M-9-17 9-17 19 0 9 17-9 17-19 0Z"/>',
    '<path d="M0-20 20 16-20 16Z"/>',
    '<path d="M-8-19H8V-8H19V8H8V19H-8V8H-19V-8H-8Z"/>',
]


def escape(words: str) -> str:
    """Words made safe inside elements and attributes."""
    if "&" in words:
        words = words.replace("&", "&amp;")
    if "<" in words:
        words = words.replace("<", "&lt;").replace(">", "&gt;")
    if '"' in words:
        words = words.replace('"', "&quot;")
    return words


def theme(colours: list[tuple[str, str, str]]) -> str:
    """CSS variables with a light and a dark value, by the reader's setting or by `data-theme` on the root."""
    light = ";".join([f"--{name}:{value}" for name, value, _ in colours])
    dark = ";".join([f"--{name}:{value}" for name, _, value in colours])
    return (
        f":root{{{light};color-scheme:light dark}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark};color-scheme:dark}}\n:root[data-theme=light]{{color-scheme:light}}\n"
    )


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as accessibility guidelines measure it: 21 is black on white."""
    dark, bright = sorted([_luminance(one), _luminance(other)])
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    total = 0.0
    for place, weight in ((1, 0.2126), (3, 0.7152), (5, 0.0722)):
        part = int(colour[place : place + 2], 16) / 255
        total += weight * (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4)
    return total


def _seat_rules() -> str:
    rules: list[str] = []
    for seat in range(len(OWNER_LETTERS)):
        rules.append(f".picture .seat-{seat}{{fill:var(--seat-{seat})}}")
        rules.append(f".picture .group.seat-{seat}{{stroke:var(--seat-{seat})}}")
    return "\n".join(rules)


def symbol(name: str, content: str) -> str:
    """A drawing in a box of 40 by 40 about the origin, shown by `Drawing.use`."""
    return f'<symbol id="{name}" viewBox="-22 -22 44 44" overflow="visible">{content}</symbol>'


def _owner_symbols() -> str:
    return "".join([symbol(f"owner-{seat}", shape) for seat, shape in enumerate(_OWNER_SHAPES)])


STYLESHEET: Final = theme(COLOURS) + _RULES + _seat_rules()
"""What every page with pictures needs once."""

OWNER_SYMBOLS: Final = _owner_symbols()

_NARROW: Final = "ijlItfr.,:;'|!()[] ·/1"
_WIDE: Final = "mwMWŻŹ@%—"


def width_of(words: str, size: int) -> int:
    """About how wide the words are; errs on the wide side, since fonts differ between machines."""
    total = 0
    for letter in words:
        if letter in _NARROW:
            total += 36
        elif letter in _WIDE:
            total += 90
        elif letter.isupper():
            total += 70
        else:
            total += 58
    return total * size // 100


class Drawing:
    """A growing piece of SVG. Later calls draw on top; groups nest by `begin` and `end`."""

    __slots__ = ("parts",)

    def __init__(self) -> None:
        self.parts: list[str] = []

    def text(self) -> str:
        return "".join(self.parts)

    def begin(self, id_: str, classes: str, title: str) -> None:
        """Open the group of one thing on the table: its stable id, its classes, its title for people."""
        name = f' id="{id_}"' if id_ else ""
        self.parts.append(f'<g{name} class="{classes}"><title>{escape(title)}</title>')

    def end(self) -> None:
        self.parts.append("</g>")

    def rect(self, x: int, y: int, width: int, height: int, radius: int, classes: str) -> None:
        self.parts.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" class="{classes}"/>'
        )

    def disc(self, x: int, y: int, radius: int, classes: str) -> None:
        self.parts.append(f'<circle cx="{x}" cy="{y}" r="{radius}" class="{classes}"/>')

    def path(self, data: str, classes: str) -> None:
        self.parts.append(f'<path d="{data}" class="{classes}"/>')

    def dial(self, data: str, classes: str, label: str, turn: "Dial") -> None:
        """A path along which a number of degrees can be chosen by dragging; a page makes a slider of it."""
        runs = " ".join([f"{first}-{last}" for first, last in turn.runs])
        self.parts.append(
            f'<path d="{data}" class="{classes}" data-dial="{escape(turn.notation)}" data-label="{escape(label)}"'
            f' data-x="{turn.x}" data-y="{turn.y}" data-inner="{turn.inner}" data-radius="{turn.radius}"'
            f' data-runs="{runs}"/>'
        )

    def use(self, name: str, x: int, y: int, size: int, classes: str = "") -> None:
        """A symbol about the point (x, y); `size` is the width of its box."""
        place = f'x="{x - size // 2}" y="{y - size // 2}" width="{size}" height="{size}"'
        self.parts.append(f'<use href="#{name}" {place} class="{classes}"/>')

    def words(self, x: int, y: int, words: str, classes: str, room: int = 0, size: int = 12) -> None:
        """Words on the base line y. With `room`, long ones are squeezed, and very long ones cut."""
        fit = ""
        if room:
            kinds = classes.split()
            heavy = 9 if "b" in kinds or "s" in kinds else 8
            width = width_of(words, size) * heavy // 8
            if width > room * 3 // 2:
                words = words[: len(words) * room * 3 // 2 // width - 1].rstrip() + "…"
                width = width_of(words, size) * heavy // 8
            if width > room:
                fit = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"'
        self.parts.append(f'<text x="{x}" y="{y}" class="{classes}"{fit}>{escape(words)}</text>')

    def owner(self, seat: int, x: int, y: int, size: int) -> None:
        """The badge of a seat: colour, shape and letter."""
        self.use(f"owner-{seat}", x, y, size, f"owner seat-{seat}")
        points = size * 5 // 9
        drop = points * 36 // 100 + (size // 12 if seat == 4 else 0)
        self.parts.append(
            f'<text x="{x}" y="{y + drop}" class="b mid" style="font-size:{points}px">'
            f"{OWNER_LETTERS[seat]}</text>"
        )

    def counter(self, name: str, count: str, x: int, y: int, size: int, classes: str = "") -> None:
        """A symbol with a number on it."""
        self.use(name, x, y, size)
        points = size * 3 // 5 if len(count) < 2 else size // 2
        self.parts.append(
            f'<text x="{x}" y="{y + points * 36 // 100}" class="b mid ink {classes}" '
            f'style="font-size:{points}px">{count}</text>'
        )

    def cover(self, x: int, y: int, size: int) -> None:
        """What lies on a thing that is used up: a plate with a cross."""
        half = size // 2
        cut = size // 4
        self.path(
            f"M{x - cut} {y - half}H{x + cut}L{x + half} {y - cut}V{y + cut}L{x + cut} {y + half}"
            f"H{x - cut}L{x - half} {y + cut}V{y - cut}Z",
            "cover",
        )
        self.cross(x, y, size)

    def cross(self, x: int, y: int, size: int) -> None:
        arm = size // 5
        self.path(
            f"M{x - arm} {y - arm}L{x + arm} {y + arm}M{x + arm} {y - arm}L{x - arm} {y + arm}", "cross"
        )


class Dial:
    """Something that turns about a point: 0 degrees points to the right, 90 down."""

    __slots__ = ("inner", "notation", "radius", "runs", "x", "y")

    def __init__(self, x: int, y: int, radius: int, notation: str) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.inner = 0  # how far from the middle it begins
        self.notation = notation  # of the answer, # for the degrees
        self.runs: list[tuple[int, int]] = []  # degrees that can be chosen, from and to


class HexMap:
    """Where flat-top hexes lie on a picture: `side` is half a side of a hex, `half` its half height."""

    __slots__ = ("half", "left", "side", "top")

    def __init__(self, side: int, half: int, left: int, top: int) -> None:
        self.side = side
        self.half = half
        self.left = left
        self.top = top

    def x(self, r: int) -> int:
        return self.left + 3 * self.side * r

    def y(self, q: int, r: int) -> int:
        return self.top - self.half * (2 * q + r)

    def polygon(self, q: int, r: int) -> str:
        x = self.x(r)
        y = self.y(q, r)
        a = self.side
        h = self.half
        return f"M{x - a} {y - h}H{x + a}L{x + 2 * a} {y}L{x + a} {y + h}H{x - a}L{x - 2 * a} {y}Z"

    def outline(self, cells: list[Axial], inset: int) -> str:
        """The border around a group of hexes, `inset` within it, as one path; inner holes included."""
        inside = set(cells)
        walked: set[tuple[int, int, int]] = set()
        loops: list[str] = []
        for q, r in cells:
            for side in range(6):
                dq, dr = DIRECTIONS[side]
                if (q + dq, r + dr) not in inside and (q, r, side) not in walked:
                    loops.append(self._loop(q, r, side, inside, walked, inset))
        return "".join(loops)

    def _loop(
        self, q: int, r: int, side: int, inside: set[Axial], walked: set[tuple[int, int, int]], inset: int
    ) -> str:
        """Walk clockwise along outer edges; a corner turns around one hex or passes between two."""
        points: list[str] = []
        while (q, r, side) not in walked:
            walked.add((q, r, side))
            corner_x, corner_y = self._corner(q, r, (side + 1) % 6)
            following = (side + 1) % 6
            dq, dr = DIRECTIONS[following]
            if (q + dq, r + dr) in inside:
                out_q, out_r = DIRECTIONS[side]
                away_x = corner_x - self.x(r + out_r)
                away_y = corner_y - self.y(q + out_q, r + out_r)
                q, r, side = q + dq, r + dr, (side + 5) % 6
            else:
                away_x = self.x(r) - corner_x
                away_y = self.y(q, r) - corner_y
                side = following
            x = corner_x + _part(away_x, inset, self.half)
            y = corner_y + _part(away_y, inset, self.half)
            points.append(f"{x} {y}")
        return "M" + "L".join(points) + "Z"

    def _corner(self, q: int, r: int, corner: int) -> tuple[int, int]:
        """The corner where edge `corner` begins, going clockwise; edge 0 is the top one."""
        across = (-1, 1, 2, 1, -1, -2)
        down = (-1, -1, 0, 1, 1, 0)
        return self.x(r) + across[corner] * self.side, self.y(q, r) + down[corner] * self.half


def _part(value: int, part: int, whole: int) -> int:
    """value * part / whole, rounded alike on both sides of zero."""
    rounded = (abs(value) * part + whole // 2) // whole
    return rounded if value >= 0 else -rounded


class Panel:
    """One picture: a still layer that rarely changes and a moving layer of pieces and markers.

    The panel `map` is the large one, `mat-<seat>` belongs to a seat, all others are common boards.
    `defs` holds what all panels of a game share, its colours and symbols: a page needs it once. `style` gives
    CSS variables other values for this table, such as owners' colours by faction; a page that shows owners
    outside of pictures too sets it on its root, so that they look the same everywhere.
    """

    __slots__ = ("defs", "height", "id", "moving", "still", "style", "title", "width")

    def __init__(
        self,
        id_: str,
        title: str,
        width: int,
        height: int,
        still: str,
        moving: str,
        defs: str = "",
        style: str = "",
    ) -> None:
        self.id = id_
        self.title = title
        self.width = width
        self.height = height
        self.still = still
        self.moving = moving
        self.defs = defs
        self.style = style

    def svg(self) -> str:
        """A document of its own, with styles and symbols."""
        return _document(self.width, self.height, self.title, [self], self.layers())

    def _repr_svg_(self) -> str:
        """How notebooks show it."""
        return self.svg()

    def layers(self) -> str:
        return f'<g class="still">{self.still}</g><g class="moving">{self.moving}</g>'


def _document(width: int, height: int, title: str, panels: list[Panel], content: str) -> str:
    defs: list[str] = []
    for panel in panels:
        if panel.defs and panel.defs not in defs:
            defs.append(panel.defs)
    style = f' style="{panels[0].style}"' if panels and panels[0].style else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" class="picture"{style}><title>{escape(title)}</title>'
        f"<style>{STYLESHEET}</style><defs>{OWNER_SYMBOLS}{''.join(defs)}</defs>"
        f'<rect width="{width}" height="{height}" class="sheet"/>{content}</svg>'
    )


MARGIN: Final = 16
HEADING: Final = 26


def combine(panels: list[Panel], columns: int = 4) -> str:
    """All panels on one page: the narrowest is one column wide, wider ones span several, scaled to fit."""
    if not panels:
        return _document(MARGIN, MARGIN, "", panels, "")
    column = min([panel.width for panel in panels])
    bottoms = [MARGIN] * columns
    content: list[str] = []
    for panel in panels:
        span = min(columns, max(1, (panel.width + MARGIN + column // 2) // (column + MARGIN)))
        width = span * column + (span - 1) * MARGIN
        height = (panel.height * width + panel.width - 1) // panel.width
        first = _highest_place(bottoms, span)
        x = MARGIN + first * (column + MARGIN)
        y = max(bottoms[first : first + span])
        for at in range(first, first + span):
            bottoms[at] = y + HEADING + height + MARGIN
        content.append(
            f'<text x="{x + 2}" y="{y + 16}" class="t15 s mut">{escape(panel.title)}</text>'
            f'<svg x="{x}" y="{y + HEADING}" width="{width}" height="{height}" '
            f'viewBox="0 0 {panel.width} {panel.height}">{panel.layers()}</svg>'
        )
    page = MARGIN + columns * (column + MARGIN)
    return _document(page, max(bottoms), panels[0].title, panels, "".join(content))


def _highest_place(bottoms: list[int], span: int) -> int:
    best = 0
    for first in range(len(bottoms) - span + 1):
        if max(bottoms[first : first + span]) < max(bottoms[best : best + span]):
            best = first
    return best
