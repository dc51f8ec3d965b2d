"""The Move action: one ship an activation, step by step (R30, R31, R32)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import A_SECTOR, A_SHIP, DONE_VERB, E_MOVED, F_STEP
from galaktyka.games.eclipse.ids import (
    DESIGN,
    DRIVE,
    FIRST_SHIP,
    PLAYER_SHIPS,
    SHIPS_EACH,
    STARBASE,
    TECH_CLOAKING_DEVICE,
)
from galaktyka.games.eclipse.rules.ground import has_free_ship, links
from galaktyka.games.eclipse.state import ANCIENTS_AT, EclipseState


def ship_answers(s: EclipseState, seat: int) -> list[int]:
    """R30, R31 Kinds of ship by sector that can leave it; starbases never do."""
    found: list[int] = []
    if not s.arg(0):
        return found
    p = s.players[seat]
    leaving = 0
    for sector in s.placed:
        if p.fleet >> sector & 1 and has_free_ship(s, seat, sector) and links(s, seat, sector):
            leaving |= 1 << sector
    if not leaving:
        return found
    first = seat * SHIPS_EACH
    ship_at = s.ship_at
    for kind in range(STARBASE):
        offered = 0
        for ship in range(first + FIRST_SHIP[kind], first + FIRST_SHIP[kind + 1]):
            sector = ship_at[ship]
            if sector >= 0 and leaving >> sector & 1 and not offered >> sector & 1:
                offered |= 1 << sector
                found.append(A_SHIP + sector * PLAYER_SHIPS + kind)
    return found


def choose_ship(s: EclipseState, seat: int, place: int) -> None:
    """R30 One activation moves one ship, up to its movement."""
    sector, kind = place // PLAYER_SHIPS, place % PLAYER_SHIPS
    s.set_arg(0, s.arg(0) - 1)
    ship = ship_in(s, seat, kind, sector)
    s.push(F_STEP, seat, ship, s.players[seat].design[kind * DESIGN + DRIVE])


def ship_in(s: EclipseState, seat: int, kind: int, sector: int) -> int:
    """A ship of the kind in the sector; outside of battles all of them are alike."""
    first = seat * SHIPS_EACH
    for ship in range(first + FIRST_SHIP[kind], first + FIRST_SHIP[kind + 1]):
        if s.ship_at[ship] == sector:
            return ship
    return -1


def run_step(s: EclipseState) -> bool:
    """R30 The move ends when no step is left; R31 or where the ship is pinned."""
    sector = s.ship_at[s.arg(0)]
    seat = s.actor()
    if s.arg(1) and has_free_ship(s, seat, sector) and links(s, seat, sector):
        return True
    s.pop()
    return False


def step_answers(s: EclipseState, seat: int) -> list[int]:
    """R30 Connected sectors; the first step must be taken, since a ship was named."""
    ship = s.arg(0)
    mask = links(s, seat, s.ship_at[ship])
    found = [A_SECTOR + sector for sector in s.placed if mask >> sector & 1]
    if s.arg(2):
        found.append(DONE_VERB)
    return found


def step(s: EclipseState, seat: int, answer: int, table: Table) -> None:
    """R30 One sector further; R31, R32 the ship was free to leave; R47 entering begins a stay."""
    if answer == DONE_VERB:
        s.pop()
        return
    table.rule("R30")
    table.rule("R31")
    ship, left = s.arg(0), s.arg(1)
    start = s.ship_at[ship]
    if s.presence[start] >> ANCIENTS_AT or s.players[seat].has(TECH_CLOAKING_DEVICE):
        table.rule("R32")
    s.move_ship(ship, answer - A_SECTOR)
    s.set_arg(1, left - 1)
    s.set_arg(2, 1)
    table.tell(E_MOVED, seat, s.ship_kind(ship), start, answer - A_SECTOR)
