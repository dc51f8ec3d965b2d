"""The map: what stands where, what it is worth, who is near, and which federation it belongs to."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    BESCODS,
    GAIA,
    INSTITUTE,
    LOST_MINE,
    MINE,
    STATION,
    TECH_BIG_VALUE4,
    TITANIUM,
)
from galaktyka.games.gaia.state import NOT_KNOWN, GaiaState, Player


def structure_of(s: GaiaState, p: Player, hex_: int) -> int:
    """The player's own structure on a hex; a Lantid mine may share the hex with another's (R113)."""
    return MINE if p.shared and hex_ in p.shared else s.structure[hex_]


def power_value(s: GaiaState, p: Player, hex_: int) -> int:
    """R53, R128 The power value of an own structure or station."""
    kind = structure_of(s, p, hex_)
    value = s.box.power_value[kind]
    if kind >= INSTITUTE and kind < INSTITUTE + 3 and p.has_tech(TECH_BIG_VALUE4):
        value = s.box.tech_big_value
    if p.faction == BESCODS and p.built[INSTITUTE] and s.planet[hex_] == TITANIUM:
        value += 1
    return value


def best_neighbour(s: GaiaState, seat: int, hex_: int) -> int:
    """R90 The highest power value of this player's structures within distance 2; 0 when none is near."""
    p = s.players[seat]
    row = s.board.grid.distances[hex_]
    best = 0
    for mine in p.planets:
        if row[mine] <= 2:
            value = power_value(s, p, mine)
            if value > best:
                best = value
    return best


def opponent_near(s: GaiaState, seat: int, hex_: int) -> bool:
    """R41 Any structure of another player within distance 2."""
    row = s.board.grid.distances[hex_]
    for other in range(len(s.players)):
        if other != seat:
            for theirs in s.players[other].planets:
                if row[theirs] <= 2:
                    return True
    return False


def settle_on(s: GaiaState, seat: int, hex_: int, kind: int, shared: bool, table: Table) -> None:
    """Put a structure on a planet that the player did not own yet, and note all that follows from it."""
    p = s.players[seat]
    p.planets.append(hex_)
    p.sectors |= 1 << s.board.sector_of[hex_]
    p.reaches_from(s.board, hex_)
    if kind != LOST_MINE:
        p.built[kind] += 1
    if shared:
        p.shared.append(hex_)
    else:
        s.structure[hex_] = kind
        s.owner[hex_] = seat
        p.planet_types |= 1 << s.planet[hex_]
        if s.planet[hex_] == GAIA:
            p.gaia_planets += 1
    join_federation(s, seat, hex_, table)


def exchange_structure(s: GaiaState, seat: int, hex_: int, kind: int) -> None:
    """R40 Another piece stands where an own one stood, which goes back to its row; neighbours may charge (R90)."""
    p = s.players[seat]
    p.built[s.structure[hex_]] -= 1
    p.built[kind] += 1
    s.structure[hex_] = kind
    p.least_satellites = NOT_KNOWN
    s.triggers.append(hex_)


def place_station(s: GaiaState, seat: int, hex_: int, table: Table) -> None:
    p = s.players[seat]
    s.structure[hex_] = STATION
    s.owner[hex_] = seat
    p.built[STATION] += 1
    p.station_hexes.append(hex_)
    p.reaches_from(s.board, hex_)
    join_federation(s, seat, hex_, table)


def holds(s: GaiaState, seat: int, hex_: int) -> bool:
    """Whether a hex carries an own planet or station that federations can use."""
    if s.owner[hex_] == seat:
        kind = s.structure[hex_]
        return MINE <= kind <= ACADEMY_KNOWLEDGE + 1 or kind == STATION or kind == LOST_MINE
    p = s.players[seat]
    return len(p.shared) > 0 and hex_ in p.shared


def join_federation(s: GaiaState, seat: int, hex_: int, table: Table) -> None:
    """R67 A structure next to an own federation joins it with its whole cluster, without benefit."""
    s.players[seat].least_satellites = NOT_KNOWN
    bit = 1 << seat
    federated = s.federated
    near = False
    for other in s.board.grid.neighbours[hex_]:
        if federated[other] & bit:
            near = True
    if near:
        table.rule("R67")
        for member in cluster_at(s, seat, hex_):
            federated[member] |= bit


def cluster_at(s: GaiaState, seat: int, hex_: int) -> list[int]:
    """R61 All own planets and stations joined to this one by adjacency, outside federations."""
    bit = 1 << seat
    members = [hex_]
    for member in members:
        for other in s.board.grid.neighbours[member]:
            if other not in members and holds(s, seat, other) and not s.federated[other] & bit:
                members.append(other)
    return members
