"""Influence discs: on the track, on sectors, back again (R4, R5)."""

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import CUBE_RETURNS, E_CONTROL, E_DISCS, E_LEFT
from galaktyka.games.eclipse.ids import NOBODY, SQUARES
from galaktyka.games.eclipse.rules.population import remove_cube
from galaktyka.games.eclipse.state import EclipseState, Player


def missing_discs(s: EclipseState, p: Player) -> int:
    """R5 Empty circles of the influence track; discs stacked on its left end leave none."""
    return max(0, s.box.influence_track - p.discs)


def upkeep_of(s: EclipseState, p: Player) -> int:
    """R5 What the discs away from the track cost each round."""
    return s.box.upkeep[missing_discs(s, p)]


def place_disc(s: EclipseState, seat: int, sector: int, table: Table) -> None:
    """R4 A disc from the track gives control of a sector."""
    table.rule("R4")
    table.rule("R5")
    p = s.players[seat]
    p.discs -= 1
    p.sectors |= 1 << sector
    s.owner = changed(s.owner, sector, seat)
    table.tell(E_CONTROL, seat, sector)


def lift_disc(s: EclipseState, sector: int, table: Table) -> None:
    """R40 The disc of a sector returns to its owner's track, and all cubes there with it."""
    table.rule("R40")
    seat = s.owner[sector]
    p = s.players[seat]
    for place in range(SQUARES):
        if s.cubes_on[sector] >> place & 1:
            remove_cube(s, sector, place, CUBE_RETURNS, table)
    p.discs += 1
    p.sectors &= ~(1 << sector)
    s.owner = changed(s.owner, sector, NOBODY)
    table.tell(E_LEFT, seat, sector)


def add_spare_discs(s: EclipseState, seat: int, n: int, table: Table) -> None:
    """R5 Spare discs go to the track; those that find no circle are stacked on the left and used first."""
    p = s.players[seat]
    added = min(n, p.spare)
    p.spare -= added
    p.discs += added
    table.tell(E_DISCS, seat, added)
