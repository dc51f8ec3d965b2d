"""The end: points by source, ranks (R71, R72)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import E_POINTS
from galaktyka.games.eclipse.ids import (
    ANCIENT_POINTS,
    FOUND_ANCIENT_WARP_PORTAL,
    SECTOR_POINTS,
)
from galaktyka.games.eclipse.state import (
    FROM_AMBASSADORS,
    FROM_DISCOVERIES,
    FROM_MONOLITHS,
    FROM_PORTALS,
    FROM_REPUTATION,
    FROM_SECTORS,
    FROM_SPECIES,
    FROM_TECHS,
    FROM_TRAITOR,
    HAS_ANCIENT_PORTAL,
    HAS_MONOLITH,
    HAS_PORTAL_TILE,
    SOURCES,
    EclipseState,
)


def sources_of(s: EclipseState, seat: int) -> list[int]:
    """R71 A player's points by where they come from, with the board as it is; R68a those of the eliminated."""
    p = s.players[seat]
    if p.eliminated and p.final:
        return p.final
    box = s.box
    found = [0] * len(SOURCES)
    if p.species < 0:
        return found
    found[FROM_REPUTATION] = sum(p.reputation)
    found[FROM_AMBASSADORS] = box.ambassador_vp * p.allies.bit_count()
    found[FROM_DISCOVERIES] = box.discovery_vp * len(p.kept)
    found[FROM_TRAITOR] = box.traitor_vp if s.traitor == seat else 0
    found[FROM_TECHS] = sum([box.tech_points[size] for size in p.track_sizes])
    species = box.species[p.species]
    for sector in s.placed:
        if p.sectors >> sector & 1:
            marks = s.marks[sector]
            found[FROM_SECTORS] += box.sector_vp[sector]
            if marks & HAS_MONOLITH:
                found[FROM_MONOLITHS] += box.monolith_vp
            if marks & HAS_PORTAL_TILE:
                found[FROM_PORTALS] += box.portal_vp
            if marks & HAS_ANCIENT_PORTAL:
                found[FROM_PORTALS] += box.discovery_portal_vp[FOUND_ANCIENT_WARP_PORTAL]
            if species.has(SECTOR_POINTS):
                found[FROM_SPECIES] += box.controlled_vp
        if species.has(ANCIENT_POINTS):
            found[FROM_SPECIES] += box.ancient_vp * s.ancients(sector)
    return found


def score(s: EclipseState, seat: int) -> int:
    return sum(sources_of(s, seat))


def tie_breaker(s: EclipseState, seat: int) -> int:
    """R72 All resources together; nothing for the eliminated."""
    p = s.players[seat]
    return 0 if p.eliminated else sum(p.resources)


def ranks(s: EclipseState) -> list[int]:
    """R72 By points, then by resources; who is level then shares the place."""
    keys = [(score(s, seat), tie_breaker(s, seat)) for seat in range(s.seats)]
    return [1 + len([other for other in keys if other > key]) for key in keys]


def tell_points(s: EclipseState, table: Table) -> None:
    """R71 After the last round."""
    table.rule("R71")
    table.rule("R72")
    for seat in range(s.seats):
        sources = sources_of(s, seat)
        for source in range(len(SOURCES)):
            if sources[source]:
                table.tell(E_POINTS, seat, sources[source], source)
