"""The galaxy as text: flat-top hexes in staggered columns, two lines of text a hex.

The upper line of a hex shows its planet and what stands there, the lower line its coordinate. A column of
hexes is as wide as the screen allows; where it is too narrow for whole coordinates, the sector's number is
in its middle hex and the others show only their place in the sector.
"""

from typing import Final

from galaktyka.core.glance import as_number, as_numbers, as_table, as_tables, as_word
from galaktyka.core.screen import Line, fill
from galaktyka.core.words import Speaker

SEATS: Final = "ABCDEF"
PLANET_LETTERS: Final[dict[str, str]] = {
    "terra": "T",
    "oxide": "O",
    "volcanic": "V",
    "desert": "D",
    "swamp": "S",
    "titanium": "M",
    "ice": "I",
    "gaia": "G",
    "transdim": "X",
    "lost": "L",
}
PLANET_COLOURS: Final[dict[str, str]] = {
    "terra": "blue",
    "oxide": "red",
    "volcanic": "orange",
    "desert": "yellow",
    "swamp": "brown",
    "titanium": "grey",
    "ice": "white",
    "gaia": "green",
    "transdim": "purple",
    "lost": "white",
}
PIECE_LETTERS: Final[dict[str, str]] = {
    "mine": "m",
    "trading_station": "t",
    "research_lab": "l",
    "planetary_institute": "p",
    "academy_knowledge": "k",
    "academy_qic": "q",
    "gaiaformer": "g",
    "space_station": "s",
    "lost_planet_mine": "m",
}
NARROWEST_CELL: Final = 3
CELL_FOR_WHOLE_NAMES: Final = 6
WIDEST_CELL: Final = 7


class Cell:
    """A hex as two short texts with styles."""

    __slots__ = ("lower", "upper")

    def __init__(self, upper: Line, lower: Line) -> None:
        self.upper = upper
        self.lower = lower


class Sheet:
    """Where each hex lies on the page: a column by r, a line by 2q + r."""

    __slots__ = ("cells", "columns", "first_column", "first_line", "lines")

    def __init__(self, hexes: list[dict[str, object]]) -> None:
        columns = [as_number(hex_["r"]) for hex_ in hexes]
        lines = [-2 * as_number(hex_["q"]) - as_number(hex_["r"]) for hex_ in hexes]
        self.first_column = min(columns)
        self.first_line = min(lines)
        self.columns = max(columns) - self.first_column + 1
        self.lines = max(lines) - self.first_line + 2
        self.cells: dict[int, int] = {}  # line * columns + column -> 2 * hex + half
        for i in range(len(hexes)):
            place = (lines[i] - self.first_line) * self.columns + columns[i] - self.first_column
            self.cells[place] = 2 * i
            self.cells[place + self.columns] = 2 * i + 1


def map_lines(view: dict[str, object], width: int, whole_names: bool, marked: list[str]) -> list[Line]:
    """The map in columns that fit the width; cut into strips where whole names are wanted and do not fit."""
    galaxy = as_table(view["map"])
    hexes = as_tables(galaxy["hexes"])
    sectors = as_tables(galaxy["sectors"])
    if not hexes:
        return []
    sheet = Sheet(hexes)
    cell = max(NARROWEST_CELL, min(WIDEST_CELL, width // sheet.columns))
    if whole_names:
        cell = max(cell, CELL_FOR_WHOLE_NAMES)
    drawn = [_cell(hex_, sectors, cell, marked) for hex_ in hexes]
    per_strip = max(1, min(sheet.columns, width // cell)) if whole_names else sheet.columns
    page: list[Line] = []
    start = 0
    while start < sheet.columns:
        if page:
            page.append(Line("- " * (width // 2), "dim"))
        page.extend(_strip(sheet, drawn, cell, start, min(sheet.columns, start + per_strip)))
        start += per_strip
    return page


def _strip(sheet: Sheet, drawn: list[Cell], cell: int, start: int, end: int) -> list[Line]:
    strip: list[Line] = []
    for y in range(sheet.lines):
        line = Line()
        for x in range(start, end):
            half = sheet.cells.get(y * sheet.columns + x, -1)
            if half < 0:
                line.add(" " * cell)
            elif half % 2:
                line.append(drawn[half // 2].lower)
            else:
                line.append(drawn[half // 2].upper)
        strip.append(line)
    return strip


def _cell(hex_: dict[str, object], sectors: list[dict[str, object]], cell: int, marked: list[str]) -> Cell:
    sector = sectors[as_number(hex_["sector"])]
    shade = shade_of(as_number(sector["q"]), as_number(sector["r"]))
    owner = as_number(hex_["owner"])
    lower = Line()
    name = as_word(hex_["id"])
    if "hex-" + name in marked:
        style = "marked"
    elif owner >= 0:
        style = f"{shade} seat{owner}"
    else:
        style = shade
    lower.add(_name(name, as_word(sector["number"]), cell), style)
    upper = _upper(hex_, owner, shade).cut(cell)  # a crowded hex must not push its neighbours aside
    return Cell(upper.pad(cell, shade), lower.cut(cell).pad(cell, shade))


def shade_of(q: int, r: int) -> str:
    """One of three grounds for a sector, so that no two neighbouring sectors have the same."""
    along, across = (3 * q - 2 * r) // 19, (2 * q + 5 * r) // 19
    return f"shade{(along - across) % 3}"


def _name(name: str, sector: str, cell: int) -> str:
    if cell >= CELL_FOR_WHOLE_NAMES:
        return name
    place = name[len(sector) :]
    return f"[{sector}]" if place == "C" else place


def _upper(hex_: dict[str, object], owner: int, shade: str) -> Line:
    planet = as_word(hex_["planet"])
    line = Line()
    if planet:
        line.add(PLANET_LETTERS[planet], "on-" + PLANET_COLOURS[planet])
    if owner >= 0:
        mark = "'" if as_numbers(hex_["federations"]) else ""
        line.add(PIECE_LETTERS[as_word(hex_["structure"])] + SEATS[owner] + mark, f"{shade} seat{owner}")
    shared = as_number(hex_["shared"])
    if shared >= 0:
        line.add("+" + SEATS[shared], f"{shade} seat{shared}")
    satellites = as_numbers(hex_["satellites"])
    if satellites:
        line.add("*", shade)
        for seat in satellites:
            line.add(SEATS[seat], f"{shade} seat{seat}")
    elif not planet and owner < 0:
        line.add("·", shade)
    elif owner < 0:
        line.add("  ", "on-" + PLANET_COLOURS[planet])
    return line


def legend(speaker: Speaker, width: int) -> list[Line]:
    """What the letters of the map mean."""
    planets: list[Line] = []
    for planet, letter in PLANET_LETTERS.items():
        name = speaker.word(f"gaia-planet-{planet}")
        planets.append(Line(letter, "on-" + PLANET_COLOURS[planet]).add(" " + name))
    pieces: list[Line] = []
    for piece, letter in PIECE_LETTERS.items():
        if piece != "lost_planet_mine":
            pieces.append(Line(letter, "strong").add(" " + speaker.word(f"gaia-structure-{piece}")))
    pieces.append(Line("*A", "strong").add(" " + speaker.word("gaia-piece-satellite")))
    pieces.append(Line("mA'", "strong").add(" " + speaker.word("gaia-screen-in_federation")))
    pieces.append(Line("mA+B", "strong").add(" " + speaker.word("gaia-screen-shared")))
    return [*fill(planets, width, 2), *fill(pieces, width, 2)]
