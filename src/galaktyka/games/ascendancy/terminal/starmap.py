"""The map as text: systems where they lie, lanes as dots between them, ships as letters."""

from typing import Final

from galaktyka.core.glance import number, numbers, table, tables, word
from galaktyka.core.screen import Line
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Speaker
from galaktyka.games.ascendancy.drawing.ground import HALF, SIDE, UNITS
from galaktyka.games.ascendancy.places import element_of

LABEL: Final = 10  # longest name on the map
TALL: Final = 2  # a character is about twice as tall as wide
STYLES: Final = {"home": "strong", "planet": "", "phenomenon": "purple"}


class Canvas:
    """Characters with styles on a grid."""

    __slots__ = ("height", "signs", "styles", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs: list[list[str]] = [[" "] * width for _ in range(height)]
        self.styles: list[list[str]] = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for k in range(len(text)):
            if 0 <= x + k < self.width and 0 <= y < self.height:
                self.signs[y][x + k] = text[k]
                self.styles[y][x + k] = style

    def lines(self) -> list[Line]:
        """Runs of one style become spans; blanks at the end go."""
        page: list[Line] = []
        for y in range(self.height):
            line = Line()
            text, style = "", ""
            last = len("".join(self.signs[y]).rstrip())
            for x in range(last):
                if self.styles[y][x] != style:
                    line.add(text, style)
                    text, style = "", self.styles[y][x]
                text += self.signs[y][x]
            page.append(line.add(text, style))
        return page


class Sheet:
    """Where things of the map stand on the grid."""

    __slots__ = ("canvas", "hexes", "left", "step", "top")

    def __init__(self, chart: dict[str, object], width: int) -> None:
        self.hexes = word(chart, "model") == "hex"
        points = [self.flat(number(disc, "x"), number(disc, "y")) for disc in tables(chart, "discs")]
        for lane in tables(chart, "lanes"):
            segment = numbers(lane, "segment")
            points += [self.flat(segment[k], segment[k + 1]) for k in range(0, len(segment), 2)]
        if not points:
            points = [(0, 0)]
        self.left, self.top = min([x for x, _ in points]), min([y for _, y in points])
        across = max([x for x, _ in points]) - self.left
        self.step = max(1, (across + width - LABEL - 2) // max(1, width - LABEL - 1))
        down = max([y for _, y in points]) - self.top
        self.canvas = Canvas(width, down // (TALL * self.step) + 3)

    def flat(self, x: int, y: int) -> tuple[int, int]:
        """A point of either map in the units of the picture."""
        if self.hexes:
            return 3 * SIDE * x, HALF * (2 * y + x)
        return x // UNITS, y // UNITS

    def at(self, x: int, y: int) -> tuple[int, int]:
        """Column and row of a point."""
        flat_x, flat_y = self.flat(x, y)
        return LABEL // 2 + (flat_x - self.left) // self.step, (flat_y - self.top) // (TALL * self.step)


def map_lines(view: dict[str, object], speaker: Speaker, width: int, marked: list[str]) -> list[Line]:
    chart = table(view, "map")
    sheet = Sheet(chart, width)
    fleets = fleets_by_place(view)
    for lane in tables(chart, "lanes"):
        _lane(sheet, lane, fleets, marked)
    for disc in tables(chart, "discs"):
        _disc(sheet, speaker, disc, fleets, marked)
    return sheet.canvas.lines()


def fleets_by_place(view: dict[str, object]) -> dict[str, list[int]]:
    """Ships of each seat by sector, those of fleets included."""
    seats = len(tables(view, "players"))
    found: dict[str, list[int]] = {}
    for ships in tables(view, "ships"):
        found.setdefault(word(ships, "place"), [0] * seats)[number(ships, "seat")] += number(ships, "count")
    for fleet in tables(view, "fleets"):
        if word(fleet, "place"):
            counts = found.setdefault(word(fleet, "place"), [0] * seats)
            counts[number(fleet, "seat")] += number(fleet, "size")
    return found


def _lane(sheet: Sheet, lane: dict[str, object], fleets: dict[str, list[int]], marked: list[str]) -> None:
    segment, length = numbers(lane, "segment"), number(lane, "length")
    whole = word(lane, "a") and word(lane, "b")
    for k in range(length):
        if sheet.hexes:
            x, y = sheet.at(segment[2 * k], segment[2 * k + 1])
        else:
            part = max(1, length - 1)
            x, y = sheet.at(
                segment[0] + (segment[2] - segment[0]) * k // part,
                segment[1] + (segment[3] - segment[1]) * k // part,
            )
        place = f"{word(lane, 'id')}.{k + 1}"
        here = [seat for seat in range(len(fleets.get(place, []))) if fleets[place][seat]]
        sign, style = ("·" if whole else "∘"), "dim"
        if here:
            sign, style = OWNER_LETTERS[here[0]], f"seat{here[0]}"
        if len(here) > 1:
            sign, style = "X", "bad"
        if element_of(place) in marked:
            sign, style = (sign if here else "*"), "good"
        sheet.canvas.put(x, y, sign, style)


def _disc(
    sheet: Sheet,
    speaker: Speaker,
    disc: dict[str, object],
    fleets: dict[str, list[int]],
    marked: list[str],
) -> None:
    """The name, and below it who controls it, its nodes and the ships there."""
    id_ = word(disc, "id")
    x, y = sheet.at(number(disc, "x"), number(disc, "y"))
    lit = "disc-" + id_ in marked
    name = (("*" if lit else "") + speaker.word("ascendancy-system-" + id_))[:LABEL]
    control = number(disc, "control")
    style = "good" if lit else f"seat{control}" if control >= 0 else STYLES[word(disc, "kind")]
    left = max(0, min(sheet.canvas.width - len(name), x - len(name) // 2))
    sheet.canvas.put(left, y, name, style)
    below = max(0, x - 3)
    text = ground_text(disc)
    sheet.canvas.put(below, y + 1, text, f"seat{control}" if control >= 0 else "dim")
    below += len(text) + 1
    counts = fleets.get(id_, [])
    for seat in range(len(counts)):
        if counts[seat]:
            shown = f"{OWNER_LETTERS[seat]}{counts[seat]}"
            sheet.canvas.put(below, y + 1, shown, f"seat{seat}")
            below += len(shown)


def ground_text(disc: dict[str, object]) -> str:
    """Controller or level, then nodes by letter, then the hazard."""
    control, level = number(disc, "control"), number(disc, "level")
    text = OWNER_LETTERS[control] if control >= 0 else f"W{level}" if level else ""
    nodes = [a + b for a, b in zip(numbers(disc, "nodes"), numbers(disc, "open_nodes"), strict=True)]
    for k, letter in enumerate("prc"):
        text += letter * nodes[k]
    if number(disc, "base") >= 0:
        text += "+"
    if number(disc, "token"):
        text += "r"
    if number(disc, "hazard"):
        text += f"!{number(disc, 'hazard')}"
    if word(disc, "card"):
        text += "?"
    return text if text else "-"
