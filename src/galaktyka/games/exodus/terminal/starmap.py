"""The map as text: flat-top hexes in staggered columns, two lines a hex, and below who is where."""

from typing import Final

from galaktyka.core.glance import as_number, flag, number, numbers, table, tables, word, words
from galaktyka.core.screen import Line, wrap
from galaktyka.core.svg import OWNER_LETTERS
from galaktyka.core.words import Speaker
from galaktyka.games.exodus.speech.phrases import LEVELS

RESOURCE_COLOURS: Final[dict[str, str]] = {"cp": "blue", "axinium": "orange", "phasium": "purple"}
RESOURCE_LETTERS: Final[dict[str, str]] = {"cp": "C", "axinium": "A", "phasium": "P"}
NARROWEST: Final = 7
WIDEST: Final = 16  # the longest name with its mark, and a gap


def map_lines(view: dict[str, object], speaker: Speaker, width: int, marked: list[str]) -> list[Line]:
    """Each hex: its name, then resource with marker, majority and Centaurian."""
    hexes = tables(table(view, "map"), "hexes")
    columns = [number(row, "q") for row in hexes]
    heights = [2 * number(row, "r") + number(row, "q") for row in hexes]
    first, top = min(columns), min(heights)
    across = max(columns) - first + 1
    cell = max(NARROWEST, min(WIDEST, width // across))
    halves: dict[int, Line] = {}
    for i in range(len(hexes)):
        place = (heights[i] - top) * across + columns[i] - first
        halves[place] = _name(speaker, hexes[i], cell, marked)
        halves[place + across] = _ground(hexes[i], cell)
    page: list[Line] = []
    for y in range(max(heights) - top + 2):
        line = Line()
        for x in range(across):
            half = halves.get(y * across + x)
            if half is None:
                line.add(" " * cell)
            else:
                line.append(half)
        page.append(line)
    return page


def _name(speaker: Speaker, row: dict[str, object], cell: int, marked: list[str]) -> Line:
    lit = "hex-" + word(row, "id") in marked
    name = ("*" if lit else "") + speaker.word("exodus-hex-" + word(row, "id"))
    home = number(row, "home")
    style = "marked" if lit else f"seat{home}" if home >= 0 else "strong"
    return Line(name, style).cut(cell - 1).pad(cell)


def _ground(row: dict[str, object], cell: int) -> Line:
    resource = word(row, "resource")
    line = Line()
    if flag(row, "destroyed"):
        line.add("xxx", "dim")
    elif resource:
        moons = "°" if flag(row, "moons") else ""
        figures = f"{RESOURCE_LETTERS[resource]}{number(row, 'marker')}/{number(row, 'value')}{moons}"
        line.add(figures, RESOURCE_COLOURS[resource])
    else:
        line.add("***", "yellow")
    ruler = number(row, "ruler")
    if ruler >= 0:
        line.add(OWNER_LETTERS[ruler], f"seat{ruler}")
    if number(row, "centaurian"):
        line.add("!" + LEVELS[number(row, "centaurian")], "bad")
    return line.cut(cell - 1).pad(cell)


# --- who is where ---


def crowd_lines(view: dict[str, object], speaker: Speaker, width: int, marked: list[str]) -> list[Line]:
    """Every hex with population, ships or rockets: one entry each."""
    page: list[Line] = []
    for row in tables(table(view, "map"), "hexes"):
        told = [*_people(row), *_rockets(speaker, row), *_ships(view, row, marked)]
        if told:
            name = speaker.word("exodus-hex-" + word(row, "id"))
            page.extend(wrap(f"{name}: {', '.join(told)}", width, 4))
    return page


def _people(row: dict[str, object]) -> list[str]:
    population = numbers(row, "population")
    return [
        f"{OWNER_LETTERS[seat]}×{population[seat]}" for seat in range(len(population)) if population[seat]
    ]


def _rockets(speaker: Speaker, row: dict[str, object]) -> list[str]:
    rockets = table(row, "rockets")
    return [
        f"{speaker.word('exodus-upgrade-' + kind)} ×{as_number(rockets[kind])}"
        for kind in rockets
        if as_number(rockets[kind])
    ]


def _ships(view: dict[str, object], row: dict[str, object], marked: list[str]) -> list[str]:
    """Ships by their short names: damage after a minus, population aboard after a plus, ~ when cloaked."""
    found: list[str] = []
    for player in tables(view, "players"):
        seat = number(player, "seat")
        for ship in tables(player, "ships"):
            if word(ship, "place") != word(row, "id"):
                continue
            id_ = word(ship, "id")
            text = ("*" if f"ship-{seat}-{id_}" in marked else "") + f"{OWNER_LETTERS[seat]}:{id_}"
            if number(ship, "cargo"):
                text += f"+{number(ship, 'cargo')}"
            if number(ship, "damage"):
                text += f"-{number(ship, 'damage')}"
            found.append(text + ("~" if flag(ship, "cloaked") else ""))
    return found


def order_lines(view: dict[str, object], speaker: Speaker, width: int) -> list[Line]:
    """The viewer's own secret answers so far."""
    secret = words(view, "secret")
    if not secret:
        return []
    return wrap(f"{speaker.word('exodus-screen-secret')}: {', '.join(secret)}", width, 4, "good")
