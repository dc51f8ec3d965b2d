"""The Influence action: discs and colony ships (R36–R40)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_SECTOR,
    E_REFRESHED,
    F_DISC,
    F_INFLUENCE,
    REFRESH_VERB,
    TRACK_VERB,
)
from galaktyka.games.eclipse.ids import NOBODY
from galaktyka.games.eclipse.rules.discoveries import take_undefended
from galaktyka.games.eclipse.rules.discs import lift_disc, place_disc
from galaktyka.games.eclipse.rules.ground import links, opponents
from galaktyka.games.eclipse.state import EclipseState


def influence_answers(s: EclipseState, seat: int) -> list[int]:
    """R36, R37 Where a disc comes from, and colony ships to turn back."""
    p = s.players[seat]
    found: list[int] = []
    if s.arg(0):
        used = s.arg(2)
        if p.discs and targets(s, seat, -1, used):
            found.append(TRACK_VERB)
        mine = p.sectors & ~used
        if mine:
            found.extend([A_SECTOR + sector for sector in s.placed if mine >> sector & 1])
    if s.arg(1) and p.colony_used:
        found.append(REFRESH_VERB)
    return found


def targets(s: EclipseState, seat: int, source: int, used: int) -> list[int]:
    """R38 Sectors to which a disc may go, looked for without the disc that moves; R39 each only once."""
    p = s.players[seat]
    near = 0
    around = p.fleet | p.sectors
    if source >= 0:
        around = p.fleet | p.sectors & ~(1 << source)
    for sector in s.placed:
        if around >> sector & 1:
            near |= links(s, seat, sector)
    near |= p.fleet
    found: list[int] = []
    for sector in s.placed:
        if near >> sector & 1 and s.owner[sector] == NOBODY and not used >> sector & 1:
            if not opponents(s, seat, sector):
                found.append(sector)
    return found


def choose_source(s: EclipseState, seat: int, answer: int) -> None:
    """R37 From the track or from a sector."""
    s.push(F_DISC, seat, -1 if answer == TRACK_VERB else answer - A_SECTOR)


def disc_answers(s: EclipseState, seat: int) -> list[int]:
    """R37 Uncontrolled sectors; for a disc that lies in a sector also the track."""
    source = s.arg(0)
    used = s.frames[-6 - 2]  # of the action's frame below
    found = [A_SECTOR + sector for sector in targets(s, seat, source, used)]
    if source >= 0:
        found.append(TRACK_VERB)
    return found


def move_disc(s: EclipseState, seat: int, answer: int, table: Table) -> None:
    """R37 Carry the disc over; R40 cubes return, an undefended discovery tile is gained."""
    source = s.arg(0)
    s.pop()
    assert s.top() == F_INFLUENCE
    table.rule("R37")
    table.rule("R39")
    used = s.arg(2)
    s.set_arg(0, s.arg(0) - 1)
    if source >= 0:
        used |= 1 << source
    if answer != TRACK_VERB:
        used |= 1 << answer - A_SECTOR
    s.set_arg(2, used)
    if source >= 0:
        lift_disc(s, source, table)
    if answer != TRACK_VERB:
        table.rule("R38")
        place_disc(s, seat, answer - A_SECTOR, table)
        take_undefended(s, seat, answer - A_SECTOR, table)


def refresh(s: EclipseState, seat: int, table: Table) -> None:
    """R36 Turn a used colony ship back."""
    table.rule("R36")
    s.set_arg(1, s.arg(1) - 1)
    p = s.players[seat]
    p.colony_used -= 1
    p.colony_ready += 1
    table.tell(E_REFRESHED, seat)
