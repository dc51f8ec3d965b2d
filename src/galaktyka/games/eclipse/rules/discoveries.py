"""Discovery tiles: gaining one (R33, R35, R40)."""

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import CHANCE_DISCOVERY, E_DISCOVERY, F_DISCOVERY
from galaktyka.games.eclipse.ids import NOBODY
from galaktyka.games.eclipse.state import HAS_DISCOVERY, EclipseState


def draw_discovery(s: EclipseState, seat: int, sector: int, table: Table) -> None:
    """R33 A tile gets its face now, in front of all; its owner chooses a side."""
    table.rule("R33")
    pile = s.discovery_pile[:]
    kind = table.draw_from(CHANCE_DISCOVERY, pile)
    s.discovery_pile = pile
    table.tell(E_DISCOVERY, seat, kind, sector)
    s.push(F_DISCOVERY, seat, kind, sector)


def gain_discovery(s: EclipseState, seat: int, sector: int, table: Table) -> None:
    """R33 The tile that lies in a sector."""
    s.marks = changed(s.marks, sector, s.marks[sector] & ~HAS_DISCOVERY)
    draw_discovery(s, seat, sector, table)


def gain_from_labs(s: EclipseState, seat: int, table: Table) -> None:
    """R35 A tile from Ancient Labs: its pieces go to the home sector, if that is controlled."""
    table.rule("R35")
    p = s.players[seat]
    home = s.box.species[p.species].home
    draw_discovery(s, seat, home if p.sectors >> home & 1 else NOBODY, table)


def take_undefended(s: EclipseState, seat: int, sector: int, table: Table) -> None:
    """R40 A disc gains the tile of a sector that nothing guards."""
    if s.marks[sector] & HAS_DISCOVERY and not s.npcs(sector):
        gain_discovery(s, seat, sector, table)
