"""Who is where: connections, opponents, pinned ships (R4, R10, R31, R32)."""

from galaktyka.games.eclipse.ids import (
    EDGES,
    PEACE_WITH_ANCIENTS,
    STEP_Q,
    STEP_R,
    TECH_CLOAKING_DEVICE,
    TECH_WORMHOLE_GENERATOR,
)
from galaktyka.games.eclipse.state import (
    ANCIENTS_AT,
    ANCIENTS_BITS,
    GCDS_AT,
    GUARDIAN_AT,
    SEAT_BITS,
    SEAT_SHIPS,
    EclipseState,
)


def peaceful(s: EclipseState, seat: int) -> bool:
    """Whether Ancients leave this player alone (Draco)."""
    return s.box.species[s.players[seat].species].has(PEACE_WITH_ANCIENTS)


def opponents(s: EclipseState, seat: int, sector: int) -> int:
    """Ships in the sector that oppose the player: of other players and of nobody; R32 not Ancients to Draco."""
    presence = s.presence[sector]
    if not presence:
        return 0
    found = 0
    for other in range(s.seats):
        if other != seat:
            found += presence >> SEAT_BITS * other & SEAT_SHIPS
    if presence >> ANCIENTS_AT:
        found += (presence >> GUARDIAN_AT & 1) + (presence >> GCDS_AT & 1)
        if not peaceful(s, seat):
            found += presence >> ANCIENTS_AT & ANCIENTS_BITS
    return found


def guarded(s: EclipseState, seat: int, sector: int) -> bool:
    """Whether ships of nobody keep this player from putting a disc in the sector."""
    npcs = s.npcs(sector)
    return npcs > 0 and not (peaceful(s, seat) and npcs == s.ancients(sector))


def pinned(s: EclipseState, seat: int, sector: int) -> int:
    """R31 How many of the player's ships in the sector are pinned; R32 the GCDS pins all, cloaks halve."""
    if s.presence[sector] >> GCDS_AT & 1:
        return s.ships_of(seat, sector)
    against = opponents(s, seat, sector)
    if against and s.players[seat].has(TECH_CLOAKING_DEVICE):
        return against // 2
    return against


def has_free_ship(s: EclipseState, seat: int, sector: int) -> bool:
    """R31 Whether a ship of the player may leave the sector now."""
    return s.ships_of(seat, sector) > pinned(s, seat, sector)


def links(s: EclipseState, seat: int, sector: int) -> int:
    """R10 The sectors connected with this one for the player: wormholes, generator, warp portals; a mask."""
    if s.players[seat].has(TECH_WORMHOLE_GENERATOR):
        mask = s.loose[sector]
    else:
        mask = s.full[sector]
    if s.portal_mask >> sector & 1:
        mask |= s.portal_mask & ~(1 << sector)
    return mask


def bases(s: EclipseState, seat: int) -> int:
    """R17 The sectors that the player explores from: controlled, or with an unpinned ship; a mask."""
    p = s.players[seat]
    mask = p.sectors
    fleet = p.fleet & ~mask
    if fleet:
        for sector in s.placed:
            if fleet >> sector & 1 and has_free_ship(s, seat, sector):
                mask |= 1 << sector
    return mask


def zone_q(s: EclipseState, zone: int) -> int:
    return s.q(zone // EDGES) + STEP_Q[zone % EDGES]


def zone_r(s: EclipseState, zone: int) -> int:
    return s.r(zone // EDGES) + STEP_R[zone % EDGES]


def ring_of(q: int, r: int) -> int:
    """R11 The ring of a zone by its distance from the centre; everything from the third on is outer."""
    return min(3, (abs(q) + abs(r) + abs(q + r)) // 2)


def living(s: EclipseState) -> list[int]:
    return [seat for seat in range(s.seats) if not s.players[seat].eliminated]
