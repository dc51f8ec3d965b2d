"""Why something cannot be done in a sector: building, moving, discs, cubes (R6, R7, R29–R31, R36–R39)."""

from galaktyka.core.words import Text
from galaktyka.games.eclipse.choices import (
    A_BUILD,
    A_SECTOR,
    A_SHIP,
    DONE_VERB,
    REFRESH_VERB,
    TRACK_VERB,
)
from galaktyka.games.eclipse.components import ADVANCED
from galaktyka.games.eclipse.ids import (
    GREY,
    MATERIALS,
    NOBODY,
    ORBITAL_SQUARE,
    PLAYER_SHIPS,
    SQUARES,
    STARBASE,
    TECH_ADVANCED_ECONOMY,
    TECH_ADVANCED_LABS,
    TECH_ADVANCED_MINING,
)
from galaktyka.games.eclipse.rules.build import (
    build_cost,
    sites,
    structure_mark,
    tech_needed,
    unbuilt_ship,
)
from galaktyka.games.eclipse.rules.ground import has_free_ship, links, opponents, pinned
from galaktyka.games.eclipse.rules.moves import ship_in
from galaktyka.games.eclipse.rules.population import settlers_for, square_tracks
from galaktyka.games.eclipse.speech.phrases import (
    amount,
    built_name,
    goods,
    kind_name,
    player_name,
    resource_name,
    sector_name,
    tech_name,
)
from galaktyka.games.eclipse.state import HAS_ORBITAL, EclipseState

ADVANCED_TECHS = [TECH_ADVANCED_MINING, TECH_ADVANCED_LABS, TECH_ADVANCED_ECONOMY]


def not_placed(s: EclipseState, sector: int) -> Text | None:
    if sector not in s.placed:
        return Text("eclipse-refusal-not-placed", {"sector": sector_name(sector)})
    return None


def not_mine(s: EclipseState, seat: int, sector: int) -> Text:
    """R4 A sector that is not on the board, or that somebody else or nobody controls."""
    absent = not_placed(s, sector)
    if absent is not None:
        return absent
    owner = s.owner[sector]
    if owner == NOBODY:
        return Text("eclipse-refusal-uncontrolled", {"sector": sector_name(sector)})
    return Text(
        "eclipse-refusal-controlled", {"sector": sector_name(sector), "player": player_name(s, owner)}
    )


# --- building ---


def build_reason(s: EclipseState, seat: int, answer: int) -> Text:
    """R9, R29"""
    what = answer - A_BUILD
    p = s.players[seat]
    if not s.arg(0):
        return Text("eclipse-refusal-no-activation")
    tech = tech_needed(what)
    if tech >= 0 and not p.has(tech):
        return Text("eclipse-refusal-needs-tech", {"tech": tech_name(tech)})
    if not p.sectors:
        return Text("eclipse-refusal-no-sectors")
    if what < PLAYER_SHIPS and unbuilt_ship(s, seat, what) < 0:
        return Text("eclipse-refusal-fleet", {"what": built_name(what)})
    if not sites(s, seat, what):
        return Text("eclipse-refusal-everywhere", {"what": built_name(what)})
    need, have = goods(MATERIALS, build_cost(s, p, what)), p.resources[MATERIALS]
    return Text("eclipse-refusal-needs", {"need": need, "have": have})


def site_reason(s: EclipseState, seat: int, sector: int) -> Text:
    """R9, R29"""
    if not s.players[seat].sectors >> sector & 1:
        return not_mine(s, seat, sector)
    assert s.marks[sector] & structure_mark(s.arg(0))
    params = {"sector": sector_name(sector), "what": built_name(s.arg(0))}
    return Text("eclipse-refusal-one-each", dict(params))


# --- moving ---


def move_reason(s: EclipseState, seat: int, answer: int) -> Text:
    """R30, R31"""
    if not s.arg(0):
        return Text("eclipse-refusal-no-activation")
    place = answer - A_SHIP
    sector, kind = place // PLAYER_SHIPS, place % PLAYER_SHIPS
    absent = not_placed(s, sector)
    if absent is not None:
        return absent
    if ship_in(s, seat, kind, sector) < 0:
        return Text("eclipse-refusal-no-ship", {"ship": kind_name(kind), "sector": sector_name(sector)})
    if kind == STARBASE:
        return Text("eclipse-refusal-starbase")
    if not has_free_ship(s, seat, sector):
        ships, held = s.ships_of(seat, sector), pinned(s, seat, sector)
        return Text("eclipse-refusal-pinned", {"ships": amount("ship", ships), "n": held})
    return Text("eclipse-refusal-no-way", {"sector": sector_name(sector)})


def step_reason(s: EclipseState, seat: int, answer: int) -> Text:
    """R30 The ship goes along connections, and at least one step."""
    if answer == DONE_VERB:
        return Text("eclipse-refusal-first-step")
    sector = answer - A_SECTOR
    absent = not_placed(s, sector)
    if absent is not None:
        return absent
    here = s.ship_at[s.arg(0)]
    if here == sector:
        return Text("eclipse-refusal-here")
    return Text("eclipse-refusal-unconnected", {"sector": sector_name(sector), "start": sector_name(here)})


# --- influence ---


def influence_reason(s: EclipseState, seat: int, answer: int) -> Text:
    """R36, R37, R39"""
    p = s.players[seat]
    if answer == REFRESH_VERB:
        return Text("eclipse-refusal-all-ready" if s.arg(1) else "eclipse-refusal-no-flip")
    if not s.arg(0):
        return Text("eclipse-refusal-no-activation")
    if answer == TRACK_VERB:
        return Text("eclipse-refusal-no-target" if p.discs else "eclipse-refusal-no-disc")
    sector = answer - A_SECTOR
    if not p.sectors >> sector & 1:
        return not_mine(s, seat, sector)
    return Text("eclipse-refusal-used", {"sector": sector_name(sector)})


def disc_reason(s: EclipseState, seat: int, answer: int) -> Text:
    """R37, R38, R39"""
    if answer == TRACK_VERB:
        return Text("eclipse-refusal-from-track")
    sector = answer - A_SECTOR
    name = sector_name(sector)
    absent = not_placed(s, sector)
    if absent is not None:
        return absent
    if s.owner[sector] != NOBODY:
        return Text("eclipse-refusal-controlled", {"sector": name, "player": player_name(s, s.owner[sector])})
    if s.frames[-8] >> sector & 1:
        return Text("eclipse-refusal-used", {"sector": name})
    if opponents(s, seat, sector):
        return Text("eclipse-refusal-opponents", {"sector": name})
    source = s.arg(0)
    if source >= 0 and links(s, seat, sector) >> source & 1:
        return Text("eclipse-refusal-own-disc", {"sector": name})
    return Text("eclipse-refusal-out-of-reach", {"sector": name})


# --- population ---


def square_reason(s: EclipseState, seat: int, square: int, upkeep: bool) -> Text:
    """R6, R7"""
    p = s.players[seat]
    sector, place = square // SQUARES, square % SQUARES
    if not p.sectors >> sector & 1:
        return not_mine(s, seat, sector)
    name = sector_name(sector)
    squares = s.box.sector_squares[sector]
    if place == ORBITAL_SQUARE and not s.marks[sector] & HAS_ORBITAL:
        return Text("eclipse-refusal-no-orbital", {"sector": name})
    if place != ORBITAL_SQUARE and place >= len(squares):
        return Text("eclipse-refusal-few-squares", {"sector": name, "n": len(squares)})
    if s.cubes_on[sector] >> place & 1:
        return Text("eclipse-refusal-settled")
    if upkeep and opponents(s, seat, sector):
        return Text("eclipse-refusal-opponents", {"sector": name})
    if settlers_for(s, seat, sector, place):
        return Text("eclipse-refusal-same-square")
    if place == ORBITAL_SQUARE:
        return Text("eclipse-refusal-no-orbital-cube")
    return cube_missing(s, seat, squares[place])


def cube_missing(s: EclipseState, seat: int, square: int) -> Text:
    """R7 The technology of an advanced square, or a cube."""
    p = s.players[seat]
    resource = square % ADVANCED
    filled = [track for track in range(GREY) if square_tracks(square) >> track & 1 and p.cubes[track]]
    if not filled:
        if resource == GREY:
            return Text("eclipse-refusal-no-cube")
        return Text("eclipse-refusal-population-empty", {"track": resource_name(resource)})
    return Text("eclipse-refusal-needs-tech", {"tech": tech_name(ADVANCED_TECHS[filled[0]])})
