"""The Explore action: zones, sectors from the stacks, placing them (R17–R24)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_ROTATION,
    A_ZONE,
    CHANCE_SECTOR,
    CLAIM_VERB,
    DECLINE_VERB,
    DISCARD_VERB,
    E_DISCARDED,
    E_DRAWN_SECTOR,
    E_PLACED,
    E_RESHUFFLED,
    F_CLAIM,
    F_PLACE,
    FLIP_VERB,
)
from galaktyka.games.eclipse.ids import EDGES, EXPLORE, INNER, OUTER, STEP_Q, STEP_R, TECH_WORMHOLE_GENERATOR
from galaktyka.games.eclipse.rules.discoveries import gain_discovery
from galaktyka.games.eclipse.rules.discs import place_disc
from galaktyka.games.eclipse.rules.ground import bases, guarded, ring_of, zone_q, zone_r
from galaktyka.games.eclipse.state import (
    DISCARDED,
    HAS_DISCOVERY,
    IN_HAND,
    IN_STACK,
    OUT,
    EclipseState,
    turned,
)


def open_rings(s: EclipseState) -> int:
    """R18 The rings with a sector to draw, in the stack or among the discards; a mask."""
    mask = 0
    for ring in range(INNER, OUTER + 1):
        if s.stacks[ring] or discards(s, ring):
            mask |= 1 << ring
    return mask


def discards(s: EclipseState, ring: int) -> list[int]:
    state = s.sector_state
    rings = s.box.sector_ring
    return [sector for sector in range(len(state)) if state[sector] == DISCARDED and rings[sector] == ring]


def zone_answers(s: EclipseState, seat: int) -> list[int]:
    """R17 Zones beside the player's bases, across an edge with a wormhole unless he has the generator."""
    found: list[int] = []
    if not s.arg(0):
        return found
    from_here = bases(s, seat)
    any_edge = s.players[seat].has(TECH_WORMHOLE_GENERATOR)
    rings = open_rings(s)
    zone_of = s.zone_of
    for sector in s.placed:
        if not from_here >> sector & 1:
            continue
        edges = s.open_edges(sector)
        for edge in range(EDGES):
            zone = zone_of[sector * EDGES + edge]
            if zone < 0 or not (any_edge or edges >> edge & 1) or A_ZONE + zone in found:
                continue
            if rings >> ring_of(zone_q(s, zone), zone_r(s, zone)) & 1:
                found.append(A_ZONE + zone)
    return found


def choose_zone(s: EclipseState, seat: int, zone: int, table: Table) -> None:
    """R17 One activation explores one zone; R24 a further one may follow on it."""
    table.rule("R17")
    table.rule("R11")
    left = s.arg(0) - 1
    if left + 1 < s.box.species[s.players[seat].species].activations[EXPLORE]:
        table.rule("R24")
    s.set_arg(0, left)
    ring = ring_of(zone_q(s, zone), zone_r(s, zone))
    s.push(F_PLACE, seat, draw_sector(s, seat, ring, table), -1, zone)


def draw_sector(s: EclipseState, seat: int, ring: int, table: Table) -> int:
    """R18 The top sector of a stack; R18 an empty one is made of the discards."""
    table.rule("R18")
    states = s.sector_state[:]
    stacks = s.stacks[:]
    rings = s.box.sector_ring
    if not stacks[ring]:
        for sector in discards(s, ring):
            states[sector] = IN_STACK
            stacks[ring] += 1
        table.tell(E_RESHUFFLED, -1, ring)
    pool = [sector for sector in range(len(states)) if states[sector] == IN_STACK and rings[sector] == ring]
    drawn = pool[table.draw(CHANCE_SECTOR, len(pool))]
    states[drawn] = IN_HAND
    stacks[ring] -= 1
    if not stacks[ring]:
        for sector in pool:
            if sector != drawn:
                states[sector] = OUT  # cut from the outer stack at set-up: never comes in
    s.sector_state = states
    s.stacks = stacks
    table.tell(E_DRAWN_SECTOR, seat, drawn)
    return drawn


# --- placing ---


class Surroundings:
    """R19 What lies around a zone: the edges that touch a base, and those where the base has a wormhole."""

    __slots__ = ("any_edge", "open_there", "touching")

    def __init__(self, s: EclipseState, seat: int, zone: int) -> None:
        self.any_edge = s.players[seat].has(TECH_WORMHOLE_GENERATOR)
        self.touching = 0
        self.open_there = 0
        from_here = bases(s, seat)
        q, r = zone_q(s, zone), zone_r(s, zone)
        for sector in s.placed:
            if not from_here >> sector & 1:
                continue
            dq, dr = s.q(sector) - q, s.r(sector) - r
            for edge in range(EDGES):
                if STEP_Q[edge] == dq and STEP_R[edge] == dr:
                    self.touching |= 1 << edge
                    if s.open_edges(sector) >> (edge + 3) % EDGES & 1:
                        self.open_there |= 1 << edge

    def connects(self, wormholes: int) -> bool:
        """R19 Whether a tile turned like this is connected with a base."""
        if wormholes & self.open_there:
            return True
        return self.any_edge and (self.open_there | wormholes & self.touching) != 0


def rotations(s: EclipseState, around: Surroundings, sector: int) -> list[int]:
    """R19 The turns that give a connection; of turns that look the same only the first."""
    found: list[int] = []
    seen: list[int] = []
    for rotation in range(EDGES):
        wormholes = turned(s.box.sector_wormholes[sector], rotation)
        if wormholes not in seen and around.connects(wormholes):
            seen.append(wormholes)
            found.append(rotation)
    return found


def place_answers(s: EclipseState, seat: int) -> list[int]:
    """R19 Turns of the tile; R23 Draco may flip a second one; or discard."""
    around = Surroundings(s, seat, s.arg(2))
    found = [A_ROTATION + rotation for rotation in rotations(s, around, s.arg(0))]
    if s.arg(1) >= 0:
        found.extend([A_ROTATION + EDGES + rotation for rotation in rotations(s, around, s.arg(1))])
    elif may_flip_another(s, seat):
        found.append(FLIP_VERB)
    found.append(DISCARD_VERB)
    return found


def may_flip_another(s: EclipseState, seat: int) -> bool:
    """R23 Two sectors of the same stack, if there is another."""
    if s.box.species[s.players[seat].species].explore_flips < 2:
        return False
    zone = s.arg(2)
    return open_rings(s) >> ring_of(zone_q(s, zone), zone_r(s, zone)) & 1 == 1


def choose_place(s: EclipseState, seat: int, answer: int, table: Table) -> None:
    """R19 Place or discard; R23 what is not placed goes to the discards."""
    first, second, zone = s.arg(0), s.arg(1), s.arg(2)
    if answer == FLIP_VERB:
        table.rule("R23")
        s.set_arg(1, draw_sector(s, seat, ring_of(zone_q(s, zone), zone_r(s, zone)), table))
        return
    s.pop()
    chosen = -1
    if answer != DISCARD_VERB:
        chosen = first if answer - A_ROTATION < EDGES else second
    for sector in (first, second):
        if sector >= 0 and sector != chosen:
            table.rule("R19")
            s.set_sector_state(sector, DISCARDED)
            table.tell(E_DISCARDED, seat, sector)
    if chosen >= 0:
        place(s, seat, chosen, zone, (answer - A_ROTATION) % EDGES, table)


def place(s: EclipseState, seat: int, sector: int, zone: int, rotation: int, table: Table) -> None:
    """R19 The sector joins the board; R21 an unguarded discovery comes first, R22 then control."""
    table.rule("R19")
    table.rule("R10")
    s.lay(sector, zone_q(s, zone), zone_r(s, zone), rotation)
    table.tell(E_PLACED, seat, sector, rotation)
    furnish(s, sector, table)
    if not guarded(s, seat, sector):
        s.push(F_CLAIM, seat, sector)
    if s.marks[sector] & HAS_DISCOVERY and not s.npcs(sector):
        table.rule("R21")
        gain_discovery(s, seat, sector, table)


def furnish(s: EclipseState, sector: int, table: Table) -> None:
    """R20 A discovery tile and the ships that the sector shows."""
    table.rule("R20")
    if s.box.sector_discovery[sector]:
        s.mark(sector, HAS_DISCOVERY)
    first = len(s.ship_at) - len(s.box.npc_sector)
    for npc in range(len(s.box.npc_sector)):
        if s.box.npc_sector[npc] == sector:
            s.put_ship(first + npc, sector)


def run_claim(s: EclipseState) -> bool:
    """R22 Only who has a disc is asked; R21 the discovery may just have brought one."""
    if s.players[s.actor()].discs:
        return True
    s.pop()
    return False


def claim_answers() -> list[int]:
    return [CLAIM_VERB, DECLINE_VERB]


def claim(s: EclipseState, seat: int, answer: int, table: Table) -> None:
    """R22 Put a disc on the new sector, or not."""
    table.rule("R22")
    sector = s.arg(0)
    s.pop()
    if answer == CLAIM_VERB:
        place_disc(s, seat, sector, table)
