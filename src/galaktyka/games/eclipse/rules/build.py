"""The Build action: ships and structures (R9, R29)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import A_BUILD, A_SECTOR, E_BUILT, F_SITE
from galaktyka.games.eclipse.ids import (
    BUILD_IDS,
    FIRST_SHIP,
    MATERIALS,
    MONOLITH,
    ORBITAL,
    PLAYER_SHIPS,
    SHIPS_EACH,
    STARBASE,
    TECH_MONOLITH,
    TECH_ORBITAL,
    TECH_STARBASE,
)
from galaktyka.games.eclipse.rules.trade import pay
from galaktyka.games.eclipse.state import HAS_MONOLITH, HAS_ORBITAL, EclipseState, Player


def build_cost(s: EclipseState, p: Player, what: int) -> int:
    return s.box.build_cost[s.box.species[p.species].costs][what]


def tech_needed(what: int) -> int:
    """R29 The technology without which this cannot be built, or -1."""
    if what == STARBASE:
        return TECH_STARBASE
    if what == ORBITAL:
        return TECH_ORBITAL
    return TECH_MONOLITH if what == MONOLITH else -1


def unbuilt_ship(s: EclipseState, seat: int, kind: int) -> int:
    """A ship of the kind in the supply, or -1."""
    first = seat * SHIPS_EACH
    for ship in range(first + FIRST_SHIP[kind], first + FIRST_SHIP[kind + 1]):
        if s.ship_at[ship] < 0:
            return ship
    return -1


def structure_mark(what: int) -> int:
    return HAS_ORBITAL if what == ORBITAL else HAS_MONOLITH


def sites(s: EclipseState, seat: int, what: int) -> list[int]:
    """R29 The controlled sectors; R9 one orbital and one monolith each."""
    mine = s.players[seat].sectors
    found: list[int] = []
    for sector in s.placed:
        if mine >> sector & 1 and (what < PLAYER_SHIPS or not s.marks[sector] & structure_mark(what)):
            found.append(sector)
    return found


def may_build(s: EclipseState, seat: int, what: int) -> bool:
    """R29 The technology, the ship, the materials and a place for it."""
    p = s.players[seat]
    tech = tech_needed(what)
    if tech >= 0 and not p.has(tech):
        return False
    if p.resources[MATERIALS] < build_cost(s, p, what):
        return False
    if what < PLAYER_SHIPS:
        return p.sectors != 0 and unbuilt_ship(s, seat, what) >= 0
    return bool(sites(s, seat, what))


def build_answers(s: EclipseState, seat: int) -> list[int]:
    if not s.arg(0):
        return []
    return [A_BUILD + what for what in range(len(BUILD_IDS)) if may_build(s, seat, what)]


def site_answers(s: EclipseState, seat: int) -> list[int]:
    return [A_SECTOR + sector for sector in sites(s, seat, s.arg(0))]


def choose_what(s: EclipseState, seat: int, what: int) -> None:
    s.set_arg(0, s.arg(0) - 1)
    s.push(F_SITE, seat, what)


def build(s: EclipseState, seat: int, sector: int, table: Table) -> None:
    """R29 Pay and put it into the sector."""
    table.rule("R29")
    what = s.arg(0)
    s.pop()
    pay(s, seat, MATERIALS, build_cost(s, s.players[seat], what), table)
    if what < PLAYER_SHIPS:
        s.put_ship(unbuilt_ship(s, seat, what), sector)
    else:
        table.rule("R9")
        s.mark(sector, structure_mark(what))
    table.tell(E_BUILT, seat, what, sector)
