"""The map as the quick evaluation sees it: sectors to explore, to claim, to take from others, and to lose."""

from typing import Final

from galaktyka.core.state import FRAME
from galaktyka.games.eclipse.choices import F_ACCEPT, F_AMBASSADOR, F_CLAIM, F_DISCOVERY, F_PLACE
from galaktyka.games.eclipse.components import ADVANCED
from galaktyka.games.eclipse.fleets import Fleets, winning
from galaktyka.games.eclipse.ids import EDGES, MATERIALS, MONEY, TECH_WORMHOLE_GENERATOR
from galaktyka.games.eclipse.rules.ground import ring_of, zone_q, zone_r
from galaktyka.games.eclipse.state import HAS_DISCOVERY, EclipseState, Player
from galaktyka.games.eclipse.weights import (
    W_BATTLE,
    W_CONQUEST,
    W_CUBE,
    W_DRAWN,
    W_FAR,
    W_FOUND,
    W_FRONTIER,
    W_GUARDED,
    W_IDLE,
    W_INCOME,
    W_INSIDE,
    W_LOST,
    W_NEAR,
    W_NEIGHBOUR,
    W_OFFER,
    W_RESERVE,
    W_SETTLER,
    W_SHIP,
    W_STOCK,
    W_VETERAN,
    WEIGHTS,
)

POINT: Final = 100
ZONES: Final = 5  # to explore that are enough for the rounds to come
MOST_RESERVE: Final = 16  # materials that may become ships before a battle
FULL_TRACK: Final = 4  # reputation tiles after which a new one only replaces a worse one
MOST_CLAIMS: Final = 500


# --- what a sector brings ---


def squares_of(s: EclipseState, sector: int) -> int:
    """Squares that need no technology."""
    squares = 0
    for kind in s.box.sector_squares[sector]:
        if kind < ADVANCED:
            squares += 1
    return squares


def disc_cost(s: EclipseState, p: Player, left: int) -> int:
    """What another disc on the map costs: its upkeep in this round and in those to come."""
    away = max(0, s.box.influence_track - p.discs - sum(p.action_discs))
    if away + 1 >= len(s.box.upkeep):
        return 0
    more = s.box.upkeep[away + 1] - s.box.upkeep[away]
    return more * (WEIGHTS[W_INCOME + MONEY] * left + WEIGHTS[W_STOCK + MONEY])


def claiming_worth(s: EclipseState, p: Player, sector: int, left: int) -> int:
    """What a disc on a free sector adds: points and squares, less the upkeep of the disc."""
    if not p.discs:
        return 0
    squares = squares_of(s, sector)
    settled = min(squares, p.colony_ready)
    worth = POINT * s.box.sector_vp[sector] + WEIGHTS[W_SETTLER] * settled * min(left, 4)
    worth += WEIGHTS[W_CUBE] * (squares - settled) * min(left, 4) // 2
    return max(0, worth - disc_cost(s, p, left))


def prize_of(s: EclipseState, p: Player, sector: int, left: int, foes: int) -> int:
    """What the winner of a sector gains: reputation, a discovery, and the sector if he has a disc for it."""
    prize = 0
    if foes:
        prize = WEIGHTS[W_BATTLE]
        if len(p.reputation) >= FULL_TRACK:
            prize = prize * WEIGHTS[W_VETERAN] // 100
    if s.marks[sector] & HAS_DISCOVERY:
        prize += WEIGHTS[W_FOUND]
    if p.discs:
        worth = POINT * s.box.sector_vp[sector]
        worth += WEIGHTS[W_CUBE] * squares_of(s, sector) * min(left, 4) // 2
        prize += max(0, worth - disc_cost(s, p, left))
    return prize


# --- questions that chance or another player has left open ---


def pending_worth(s: EclipseState, seat: int, left: int) -> int:
    """What open questions promise: a tile drawn, a disc to place, a discovery, an offer of relations."""
    p = s.players[seat]
    total = 0
    frames = s.frames
    at = len(frames) - FRAME
    while at > 0:
        kind, asked, about = frames[at], frames[at + 1], frames[at + 2]
        if asked == seat:
            if kind == F_PLACE:
                total += drawn_worth(s, p, left)
            elif kind == F_CLAIM:
                total += claiming_worth(s, p, about, left)
            elif kind == F_DISCOVERY:
                total += WEIGHTS[W_FOUND]
        if kind == F_AMBASSADOR and seat in (asked, about):
            total += POINT
        elif kind == F_ACCEPT and about == seat:
            total += WEIGHTS[W_OFFER]
        at -= FRAME
    return total


def drawn_worth(s: EclipseState, p: Player, left: int) -> int:
    """A tile that is about to be placed, by what tiles are on average: which one it is nobody could plan."""
    worth = WEIGHTS[W_DRAWN] + WEIGHTS[W_SETTLER] * min(2, p.colony_ready) * min(left, 4)
    if p.discs:
        worth -= disc_cost(s, p, left)
    return WEIGHTS[W_FOUND] // 2 + max(0, worth) // 2


def frontier_worth(s: EclipseState, p: Player, left: int) -> int:
    """R17 Zones that can be explored from here: the first matters most, and none after the last round."""
    any_edge = p.has(TECH_WORMHOLE_GENERATOR)
    zone_of = s.zone_of
    seen: list[int] = []
    for sector in s.placed:
        if not p.sectors >> sector & 1:
            continue
        edges = s.open_edges(sector)
        for edge in range(EDGES):
            zone = zone_of[sector * EDGES + edge]
            if zone >= 0 and (any_edge or edges >> edge & 1) and zone not in seen:
                if s.stacks[ring_of(zone_q(s, zone), zone_r(s, zone))]:
                    seen.append(zone)
        if len(seen) >= ZONES:
            break
    zones = min(ZONES, len(seen))
    return WEIGHTS[W_FRONTIER] * zones * (2 * ZONES + 1 - zones) // (2 * ZONES) * min(left, 5) // 5


# --- fleets ---


def surroundings(s: EclipseState, seat: int, fleets: Fleets, left: int) -> int:
    """Battles that wait for the end of the round, sectors that may be taken, and ships by what they are good for."""
    p = s.players[seat]
    near = fleets.reach(s)
    far = fleets.beyond(s, near) if fleets.force else near
    might = fleets.force + reserve(s, p, fleets)
    needed, total, free = 0, 0, 0
    first, second, third = 0, 0, 0
    for sector in s.placed:
        if not far >> sector & 1:
            continue
        if fleets.fighting(s, sector):
            total += battle_worth(s, seat, sector, fleets, left)
            continue
        owner = s.owner[sector]
        if owner == seat:
            continue
        guards = fleets.guards(s, sector)
        foes = guards + fleets.rivals(s, sector)
        close = near >> sector & 1
        if close:
            needed = max(needed, foes)
        if foes == 0 and owner < 0:
            if close:
                free += claiming_worth(s, p, sector, left)
        elif owner < 0 or not p.allies >> owner & 1:
            worth = winning(might, foes) * prize_of(s, p, sector, left, foes) // 1000
            worth = worth * WEIGHTS[W_GUARDED if owner < 0 else W_CONQUEST] // 100
            if not close:
                worth = worth * WEIGHTS[W_FAR] // 100
            if worth > first:
                first, second, third = worth, first, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
    if p.discs or left:
        total += first + second // 2 + third // 4
    total += WEIGHTS[W_NEIGHBOUR] * min(free, MOST_CLAIMS) // 100
    force = fleets.force + fleets.bases
    useful = min(force, 2 * needed)
    worth = WEIGHTS[W_SHIP] * useful + WEIGHTS[W_IDLE] * (force - useful) // 2
    return total + worth * (2 + min(left, 3)) // 5


def reserve(s: EclipseState, p: Player, fleets: Fleets) -> int:
    """Strength of the ships that could be built for a battle, counted in part."""
    if not p.discs:
        return 0
    return min(p.resources[MATERIALS], MOST_RESERVE) * fleets.bargain * WEIGHTS[W_RESERVE] // 10000


def battle_worth(s: EclipseState, seat: int, sector: int, fleets: Fleets, left: int) -> int:
    """What a battle is expected to bring: reputation, the sector, its discovery; less the ships that are lost."""
    own = fleets.own(sector)
    foes = fleets.guards(s, sector) + fleets.rivals(s, sector)
    chance = winning(own, foes)
    p = s.players[seat]
    if s.owner[sector] != seat:
        prize = prize_of(s, p, sector, left, foes)
    else:
        prize = WEIGHTS[W_BATTLE]
    lost = (1000 - chance * 3 // 4) * own * WEIGHTS[W_LOST] // 100
    return (chance * prize - lost * (2 + min(left, 3)) // 5) // 1000


def danger(s: EclipseState, seat: int, fleets: Fleets) -> int:
    """What stronger ships within a sector or next to it may take away from its controller."""
    p = s.players[seat]
    total = 0
    for sector in s.placed:
        if not p.sectors >> sector & 1:
            continue
        own = fleets.own(sector)
        inside = fleets.rivals(s, sector)
        near = 0 if inside else fleets.near(s, sector)
        if near or inside:
            cubes = s.cubes_on[sector].bit_count()
            worth = POINT * s.box.sector_vp[sector] + WEIGHTS[W_CUBE] * cubes
            if inside:
                total += WEIGHTS[W_INSIDE] * worth * inside // (100 * (inside + own + 20))
            elif near > own:
                total += WEIGHTS[W_NEAR] * worth * near // (100 * (near + own + 20))
    return total
