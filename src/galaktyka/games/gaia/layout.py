"""Laying out the galaxy: sectors on slots, rotations, the test for equal neighbours (sheet sections 3.2, 3.3)."""

from galaktyka.core.chance import Stream
from galaktyka.core.hexes import DIRECTIONS, HexGrid, ring
from galaktyka.core.words import refuse
from galaktyka.games.gaia.components import Box, standard_box
from galaktyka.games.gaia.ids import (
    HOME_TYPES,
    LAYOUT_1_2,
    LAYOUT_3_4,
    LAYOUT_3_SMALL,
    LOST,
    PLANET_IDS,
    SPACE,
)
from galaktyka.games.gaia.state import Board

SUFFIXES = [f"A{i}" for i in range(12)] + [f"B{i}" for i in range(6)] + ["C"]
RING_CELLS = ring((0, 0), 2) + ring((0, 0), 1) + [(0, 0)]
PLANET_LETTERS = "rovdstimgl"  # by planet type; e is empty space
CUSTOM = "custom:"
TRIES = 100_000
MOST_SECTORS = 10

_grids: dict[tuple[tuple[int, int], ...], HexGrid] = {}
_default_boards: dict[str, Board] = {}


def grid_of(slots: list[tuple[int, int]]) -> HexGrid:
    """The hexes of all sectors, 19 each in the order of their ring positions; kept, since it never changes."""
    key = tuple(slots)
    if key not in _grids:
        _grids[key] = HexGrid([(q + dq, r + dr) for q, r in slots for dq, dr in RING_CELLS])
    return _grids[key]


def layout_name(players: int, small: bool) -> str:
    if players <= 2:
        return LAYOUT_1_2
    return LAYOUT_3_SMALL if players == 3 and small else LAYOUT_3_4


def rotated(planets: list[int], turns: int) -> list[int]:
    """A sector's 19 planets after turning it clockwise by 60 degrees so many times."""
    outer, inner = planets[:12], planets[12:18]
    new_outer = [outer[(i - 2 * turns) % 12] for i in range(12)]
    new_inner = [inner[(i - turns) % 6] for i in range(6)]
    return new_outer + new_inner + planets[18:]


def default_board(box: Box, layout: str) -> Board:
    """The board of the first game; that of the standard box is kept, since most tables use it."""
    if box is not standard_box():
        return board_from(box, box.layout_slots(layout), default_placement(box, layout))
    if layout not in _default_boards:
        _default_boards[layout] = board_from(box, box.layout_slots(layout), default_placement(box, layout))
    return _default_boards[layout]


def board_from(box: Box, slots: list[tuple[int, int]], placement: list[int]) -> Board:
    """A board from the sector and rotation of each slot."""
    printed: list[int] = []
    names: list[str] = []
    numbers: list[str] = []
    for slot in range(len(slots)):
        sector, turns = placement[2 * slot], placement[2 * slot + 1]
        number = box.sector_numbers[sector]
        numbers.append(number)
        printed.extend(rotated(box.sector_planets[sector], turns))
        names.extend([number + suffix for suffix in SUFFIXES])
    return Board(slots, placement, grid_of(slots), names, printed, numbers)


def custom_board(text: str) -> Board:
    """A board given hex by hex: `custom:<number>@<q>,<r>=<19 planet letters>;…`."""
    slots: list[tuple[int, int]] = []
    printed: list[int] = []
    names: list[str] = []
    numbers: list[str] = []
    try:
        for part in text[len(CUSTOM) :].split(";"):
            number, rest = part.split("@")
            place, letters = rest.split("=")
            q, r = place.split(",")
            if len(letters) != len(SUFFIXES) or number in numbers or len(numbers) == MOST_SECTORS:
                raise ValueError(part)
            if not (number.isascii() and number.isalnum()):
                raise ValueError(part)
            slots.append((int(q), int(r)))
            numbers.append(number)
            # The Lost Planet is printed nowhere.
            printed.extend([SPACE if c == "e" else PLANET_LETTERS.index(c, 0, LOST) for c in letters])
            names.extend([number + suffix for suffix in SUFFIXES])
    except ValueError:
        raise refuse("gaia-refusal-board", {"text": text[:60]}) from None
    grid = grid_of(slots)
    if len(grid.at) != grid.size:
        raise refuse("gaia-refusal-board", {"text": text[:60]})
    return Board(slots, [], grid, names, printed, numbers)


def is_valid(board: Board, home_types_only: bool) -> bool:
    """No two equal planets side by side on different sectors."""
    printed = board.printed
    grid = board.grid
    for hex_ in board.planet_hexes:
        planet = printed[hex_]
        if home_types_only and planet >= HOME_TYPES:
            continue
        for other in grid.neighbours[hex_]:
            if printed[other] == planet and board.sector_of[other] != board.sector_of[hex_]:
                return False
    return True


def default_placement(box: Box, layout: str) -> list[int]:
    placement: list[int] = []
    for sector in box.layout_sectors(layout):
        placement.extend((sector, 0))
    return placement


def random_placement(box: Box, layout: str, method: int, home_types_only: bool, seed: int) -> list[int]:
    """Draw tiles by the method and rotations freely, until no equal planets touch."""
    stream = Stream(seed)
    slots = box.layout_slots(layout)
    for _ in range(TRIES):
        sectors = shuffled_sectors(box, layout, method, stream)
        placement: list[int] = []
        for sector in sectors:
            placement.extend((sector, stream.below(6)))
        if is_valid(board_from(box, slots, placement), home_types_only):
            return placement
    raise refuse("gaia-refusal-no-board")


def shuffled_sectors(box: Box, layout: str, method: int, stream: Stream) -> list[int]:
    """Method 1 keeps 01–04 in place, 2 mixes them among their places, 3 mixes everything."""
    sectors = box.layout_sectors(layout)
    first_four = [i for i in range(len(sectors)) if int(box.sector_numbers[sectors[i]]) <= 4]
    others = [i for i in range(len(sectors)) if i not in first_four]
    if layout == LAYOUT_1_2 or method == 3:
        mix(sectors, list(range(len(sectors))), stream)
    else:
        mix(sectors, others, stream)
        if method == 2:
            mix(sectors, first_four, stream)
    return sectors


def mix(items: list[int], places: list[int], stream: Stream) -> None:
    """Shuffle the items that lie on these places among them."""
    for i in range(len(places) - 1, 0, -1):
        j = stream.below(i + 1)
        a, b = places[i], places[j]
        items[a], items[b] = items[b], items[a]


def letter_of(planet: int) -> str:
    return "e" if planet == SPACE else PLANET_LETTERS[planet]


def custom_text(board: Board) -> str:
    """The board as the text that `custom_board` reads."""
    parts: list[str] = []
    for slot in range(len(board.slots)):
        q, r = board.slots[slot]
        letters = "".join([letter_of(planet) for planet in board.printed[slot * 19 : slot * 19 + 19]])
        parts.append(f"{board.sector_numbers[slot]}@{q},{r}={letters}")
    return CUSTOM + ";".join(parts)


assert len(PLANET_LETTERS) == len(PLANET_IDS)
assert RING_CELLS[12:18] == DIRECTIONS
