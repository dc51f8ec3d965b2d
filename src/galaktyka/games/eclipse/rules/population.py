"""Population cubes: squares, colony ships, the way back (R6, R7, R8)."""

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_RESOURCE,
    A_SQUARE,
    CUBE_GOES_ABROAD,
    CUBE_RETURNS,
    CUBE_SETTLES,
    E_CUBE,
    E_SETTLED,
    F_CUBE,
)
from galaktyka.games.eclipse.components import ADVANCED
from galaktyka.games.eclipse.ids import (
    GREY,
    ORBITAL_SQUARE,
    RESOURCES,
    SQUARES,
    TECH_ADVANCED_ECONOMY,
    TECH_ADVANCED_LABS,
    TECH_ADVANCED_MINING,
    TECH_METASYNTHESIS,
)
from galaktyka.games.eclipse.rules.ground import opponents
from galaktyka.games.eclipse.state import HAS_ORBITAL, EclipseState, Player

ANY_TRACK = 7
ORBITAL_TRACKS = 6  # science and money


def square_tracks(square: int) -> int:
    """R8 The tracks to which a cube of this square belongs, as a mask."""
    resource = square % ADVANCED
    return ANY_TRACK if resource == GREY else 1 << resource


def tracks_of(s: EclipseState, sector: int, place: int) -> int:
    """R8 The same for a place in a sector, its orbital included."""
    if place == ORBITAL_SQUARE:
        return ORBITAL_TRACKS
    return square_tracks(s.box.sector_squares[sector][place])


def filled_tracks(p: Player) -> int:
    """The tracks that have a cube to give."""
    cubes = p.cubes
    return (1 if cubes[0] else 0) | (2 if cubes[1] else 0) | (4 if cubes[2] else 0)


def advanced_tracks(p: Player) -> int:
    """R7 The colours whose advanced squares the player can settle."""
    if p.has(TECH_METASYNTHESIS):
        return ANY_TRACK
    mask = 1 if p.has(TECH_ADVANCED_MINING) else 0
    if p.has(TECH_ADVANCED_LABS):
        mask |= 2
    if p.has(TECH_ADVANCED_ECONOMY):
        mask |= 4
    return mask


def settlers_for(s: EclipseState, seat: int, sector: int, place: int) -> int:
    """R7 The tracks from which a cube can go to this free place; a mask, 0 where none can."""
    p = s.players[seat]
    if s.cubes_on[sector] >> place & 1:
        return 0
    if place == ORBITAL_SQUARE:
        return ORBITAL_TRACKS & filled_tracks(p) if s.marks[sector] & HAS_ORBITAL else 0
    squares = s.box.sector_squares[sector]
    if place >= len(squares):
        return 0
    mask = square_tracks(squares[place]) & filled_tracks(p)
    return mask & advanced_tracks(p) if squares[place] >= ADVANCED else mask


def sector_answers(s: EclipseState, seat: int, sector: int, found: list[int]) -> None:
    """The places to settle in one sector; of equal squares only the first free one."""
    squares = s.box.sector_squares[sector]
    offered = 0
    for place in range(len(squares)):
        if not offered >> squares[place] & 1 and settlers_for(s, seat, sector, place):
            offered |= 1 << squares[place]
            found.append(A_SQUARE + sector * SQUARES + place)
    if s.marks[sector] & HAS_ORBITAL and settlers_for(s, seat, sector, ORBITAL_SQUARE):
        found.append(A_SQUARE + sector * SQUARES + ORBITAL_SQUARE)


def settle_answers(s: EclipseState, seat: int, upkeep: bool) -> list[int]:
    """R6 Where a colony ship can bring a cube; in Upkeep only where no opponent's ship is."""
    found: list[int] = []
    p = s.players[seat]
    if not p.colony_ready:
        return found
    mine = p.sectors
    for sector in s.placed:
        if mine >> sector & 1 and not (upkeep and opponents(s, seat, sector)):
            sector_answers(s, seat, sector, found)
    return found


def can_settle(s: EclipseState, seat: int, upkeep: bool) -> bool:
    """R6 Whether a colony ship can be used at all."""
    p = s.players[seat]
    if not p.colony_ready:
        return False
    mine = p.sectors
    filled = filled_tracks(p)
    simple = filled | 8 if filled else 0  # of the eight kinds of square: those a cube could go to
    advanced = filled & advanced_tracks(p)
    kinds = simple | (advanced | (8 if advanced else 0)) << ADVANCED
    for sector in s.placed:
        if not mine >> sector & 1:
            continue
        taken = s.cubes_on[sector]
        squares = s.box.sector_squares[sector]
        open_here = False
        for place in range(len(squares)):
            if not taken >> place & 1 and kinds >> squares[place] & 1:
                open_here = True
                break
        if s.marks[sector] & HAS_ORBITAL and not taken >> ORBITAL_SQUARE & 1 and filled & ORBITAL_TRACKS:
            open_here = True
        if open_here and not (upkeep and opponents(s, seat, sector)):
            return True
    return False


def choose_square(s: EclipseState, seat: int, square: int, table: Table) -> None:
    """R6 A colony ship goes to a square; R7 where several tracks fit, the player names one."""
    mask = settlers_for(s, seat, square // SQUARES, square % SQUARES)
    if mask & (mask - 1):
        s.push(F_CUBE, seat, mask, CUBE_SETTLES, square)
    else:
        settle(s, seat, square, lowest_track(mask), table)


def settle(s: EclipseState, seat: int, square: int, track: int, table: Table) -> None:
    """R6 One cube from the track to the square, one colony ship face down."""
    table.rule("R6")
    table.rule("R7")
    p = s.players[seat]
    p.cubes = changed(p.cubes, track, p.cubes[track] - 1)
    p.colony_ready -= 1
    p.colony_used += 1
    sector, place = square // SQUARES, square % SQUARES
    s.cubes_on = changed(s.cubes_on, sector, s.cubes_on[sector] | 1 << place)
    table.tell(E_SETTLED, seat, sector, place, track)


def lowest_track(mask: int) -> int:
    if mask & 1:
        return 0
    return 1 if mask & 2 else 2


# --- cubes that come back ---


def open_tracks(s: EclipseState, p: Player, due: int) -> int:
    """R8 The tracks that a returning cube may go to: those due, or any when these are full."""
    mask = 0
    for track in range(RESOURCES):
        if p.cubes[track] < s.box.population_track:
            mask |= 1 << track
    return due & mask if due & mask else mask


def send_cube(s: EclipseState, seat: int, due: int, fate: int, table: Table) -> None:
    """R8 A cube goes to a track or the graveyard; its owner is asked where there is a choice."""
    mask = open_tracks(s, s.players[seat], due) if fate == CUBE_RETURNS else due
    if mask & (mask - 1):
        s.push(F_CUBE, seat, due, fate)
    else:
        drop_cube(s, seat, lowest_track(mask), fate, table)


def drop_cube(s: EclipseState, seat: int, track: int, fate: int, table: Table) -> None:
    table.rule("R8")
    p = s.players[seat]
    if fate == CUBE_RETURNS:
        p.cubes = changed(p.cubes, track, p.cubes[track] + 1)
    else:
        p.graveyard = changed(p.graveyard, track, p.graveyard[track] + 1)
    table.tell(E_CUBE, seat, track, fate)


def remove_cube(s: EclipseState, sector: int, place: int, fate: int, table: Table) -> None:
    """R8 Take the cube from a place of a controlled sector."""
    s.cubes_on = changed(s.cubes_on, sector, s.cubes_on[sector] & ~(1 << place))
    send_cube(s, s.owner[sector], tracks_of(s, sector, place), fate, table)


# --- the question ---


def cube_tracks(s: EclipseState, seat: int) -> int:
    """The tracks on offer for the cube of the top frame."""
    fate = s.arg(1)
    if fate == CUBE_RETURNS:
        return open_tracks(s, s.players[seat], s.arg(0))
    if fate == CUBE_GOES_ABROAD:
        return filled_tracks(s.players[seat])
    return s.arg(0)


def cube_answers(s: EclipseState, seat: int) -> list[int]:
    mask = cube_tracks(s, seat)
    return [A_RESOURCE + track for track in range(RESOURCES) if mask >> track & 1]


def choose_track(s: EclipseState, seat: int, track: int, table: Table) -> None:
    fate, square = s.arg(1), s.arg(2)
    s.pop()
    if fate == CUBE_SETTLES:
        settle(s, seat, square, track, table)
    elif fate == CUBE_GOES_ABROAD:
        p = s.players[seat]
        p.cubes = changed(p.cubes, track, p.cubes[track] - 1)
        table.tell(E_CUBE, seat, track, fate)
    else:
        drop_cube(s, seat, track, fate, table)


def run_cube(s: EclipseState, table: Table) -> bool:
    """R8 Tracks may have filled up since the question was put: a single one is taken by itself."""
    seat = s.actor()
    mask = cube_tracks(s, seat)
    if mask & (mask - 1):
        return True
    choose_track(s, seat, lowest_track(mask), table)
    return False


def return_graveyard(s: EclipseState, seat: int, table: Table) -> None:
    """R70 Cubes of the graveyard go back to their tracks."""
    p = s.players[seat]
    graveyard = p.graveyard
    p.graveyard = [0, 0, 0]
    for track in range(RESOURCES):
        for _ in range(graveyard[track]):
            send_cube(s, seat, 1 << track, CUBE_RETURNS, table)
