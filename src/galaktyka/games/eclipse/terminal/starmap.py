"""The galaxy as text: flat-top hexes in staggered columns, four short lines a sector.

The lines of a sector: its number, controller and points; its squares; its wormholes and marks; its ships. Empty
zones are shown only where an answer points at them.
"""

from typing import Final

from galaktyka.core.glance import flag, number, numbers, tables, word
from galaktyka.core.screen import Line
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.games.eclipse.elements import zone_id

ARROWS: Final = "↑↗↘↓↙↖"
LETTERS: Final[dict[str, str]] = {"materials": "M", "science": "S", "money": "C", "grey": "G"}
STYLES: Final[dict[str, str]] = {"materials": "brown", "science": "purple", "money": "orange", "grey": "grey"}
SHIPS: Final[dict[str, str]] = {
    "interceptor": "i",
    "cruiser": "c",
    "dreadnought": "d",
    "starbase": "s",
    "ancient": "a",
    "guardian": "g",
    "gcds": "X",
}
NARROWEST: Final = 9
WIDEST: Final = 13
HALF: Final = 2  # lines of half a hex


def map_lines(view: dict[str, object], width: int, marked: list[str]) -> list[Line]:
    """The map in columns that fit the width; cut into strips where they do not."""
    places = tables(view, "sectors")
    for zone in tables(view, "zones"):
        if zone_id(number(zone, "q"), number(zone, "r")) in marked:
            places.append(zone)
    columns = [number(place, "q") for place in places]
    rows = [2 * number(place, "r") + number(place, "q") for place in places]
    first, top = min(columns), min(rows)
    across = max(columns) - first + 1
    cell = max(NARROWEST, min(WIDEST, width // across))
    height = HALF * (max(rows) - top + 2)
    cells: dict[int, Line] = {}  # line * across + column
    for i, place in enumerate(places):
        drawn = _zone(place, cell) if "id" not in place else _sector(place, cell, marked)
        for n, line in enumerate(drawn):
            cells[(HALF * (rows[i] - top) + n) * across + columns[i] - first] = line
    page: list[Line] = []
    abreast = max(1, min(across, width // cell))
    for start in range(0, across, abreast):
        if page:
            page.append(Line("- " * (width // 2), "dim"))
        page.extend(_strip(cells, across, height, cell, start, min(across, start + abreast)))
    return page


def _strip(cells: dict[int, Line], across: int, height: int, cell: int, start: int, end: int) -> list[Line]:
    strip: list[Line] = []
    for y in range(height):
        line = Line()
        for x in range(start, end):
            known = cells.get(y * across + x)
            if known is None:
                line.add(" " * cell)
            else:
                line.append(known)
        strip.append(line)
    return strip


def _fit(line: Line, cell: int) -> Line:
    """One column of blanks keeps neighbours apart."""
    return line.cut(cell - 1).pad(cell)


def _zone(place: dict[str, object], cell: int) -> list[Line]:
    q, r = number(place, "q"), number(place, "r")
    return [_fit(Line("*", "good").add(f"{q},{r}", "strong"), cell)]


def _sector(sector: dict[str, object], cell: int, marked: list[str]) -> list[Line]:
    owner = number(sector, "owner")
    head = Line("*" if "sector-" + word(sector, "id") in marked else " ", "good")
    head.add(word(sector, "id"), f"seat{owner}" if owner >= 0 else "strong")
    head.add(" " + (OWNER_LETTERS[owner] if owner >= 0 else "-"), f"seat{owner}" if owner >= 0 else "dim")
    head.add(f" {number(sector, 'vp')}", "dim")
    return [
        _fit(head, cell),
        _fit(_squares(sector, owner), cell),
        _fit(_edges(sector), cell),
        _fit(_ships(sector), cell),
    ]


def _squares(sector: dict[str, object], owner: int) -> Line:
    line = Line(" ")
    for square in tables(sector, "squares"):
        resource = word(square, "resource")
        letter = LETTERS[resource]
        line.add(letter.lower() if flag(square, "advanced") else letter, STYLES[resource])
        if flag(square, "cube"):
            line.add("•", f"seat{owner}")
    if flag(sector, "orbital"):
        line.add("o", "white")
        if flag(sector, "orbital_cube"):
            line.add("•", f"seat{owner}")
    return line


def _edges(sector: dict[str, object]) -> Line:
    line = Line(" " + "".join([ARROWS[edge] for edge in numbers(sector, "wormholes")]), "dim")
    marks = (("artifact", "A"), ("monolith", "I"), ("portal", "@"), ("discovery", "?"))
    return line.add("".join([letter for name, letter in marks if flag(sector, name)]), "yellow")


def _ships(sector: dict[str, object]) -> Line:
    """Ships by owner: `A2i1c`; those that nobody plays after an exclamation mark."""
    line = Line(" ")
    ships = tables(sector, "ships")
    owners: list[int] = []
    for ship in ships:
        if number(ship, "owner") not in owners:
            owners.append(number(ship, "owner"))
    for owner in owners:
        text = OWNER_LETTERS[owner] if owner >= 0 else "!"
        for kind, letter in SHIPS.items():
            n = len([1 for ship in ships if number(ship, "owner") == owner and word(ship, "kind") == kind])
            if n:
                text += f"{n}{letter}"
        line.add(text, f"seat{owner}" if owner >= 0 else "bad")
    return line
