"""The quick evaluation that bots search by: points now, and what the rest of the game will add to them.

All in hundredths of a point. Income counts for the rounds in which it can still be spent, and the money that this
round's upkeep will miss is dear. Sectors within reach count in part: free ones by what they would bring, guarded
ones by the chance that the own fleet has there. Own sectors count less where stronger ships stand at the border.
"""

from typing import Final

from galaktyka.core.state import FRAME
from galaktyka.games.eclipse.choices import F_CLAIM, F_DISCOVERY, F_PLACE
from galaktyka.games.eclipse.components import ADVANCED
from galaktyka.games.eclipse.fleets import Fleets, winning
from galaktyka.games.eclipse.ids import (
    MATERIALS,
    MONEY,
    RESOURCES,
    SCIENCE,
    TECH_ADVANCED_ECONOMY,
    TECH_ADVANCED_LABS,
    TECH_ADVANCED_MINING,
    TECHS,
    TRACKS,
)
from galaktyka.games.eclipse.rules.discs import upkeep_of
from galaktyka.games.eclipse.rules.population import settlers_for
from galaktyka.games.eclipse.scoring import score
from galaktyka.games.eclipse.state import HAS_DISCOVERY, EclipseState, Player
from galaktyka.games.eclipse.weights import (
    TECH_FIRST,
    W_ACTED,
    W_BATTLE,
    W_CONQUEST,
    W_CUBE,
    W_DEBT,
    W_DRAWN,
    W_FOLLOW,
    W_FOUND,
    W_GUARDED,
    W_IDLE,
    W_INCOME,
    W_INSIDE,
    W_LACK,
    W_LAST_STOCK,
    W_LOST,
    W_NEAR,
    W_NEIGHBOUR,
    W_PASSED,
    W_PENDING,
    W_PLENTY,
    W_PLENTY_FREE,
    W_PLENTY_INCOME,
    W_PRIZE,
    W_SETTLER,
    W_SHIP,
    W_SQUARE,
    W_STEP,
    W_STOCK,
    W_TECHS,
    W_TRADED,
    W_WAITING,
    WEIGHTS,
)

POINT: Final = 100
LONG: Final = 5  # rounds after which a technology has paid itself back
TARGETS: Final = 3  # guarded sectors that a fleet can be after at the same time


def judge(s: EclipseState, seat: int) -> int:
    """About how many points the seat will end with, in hundredths."""
    p = s.players[seat]
    total = POINT * score(s, seat)
    if not s.frames or p.eliminated or p.species < 0:
        return total
    left = s.box.rounds - s.round
    fleets = Fleets(s, seat)
    total += economy_worth(s, p, left)
    total += technology_worth(s, p, left)
    total += settling_worth(s, seat, left)
    total += surroundings(s, seat, fleets, left)
    if s.frames[-5] == seat:
        total += pending_worth(s, seat, left) * WEIGHTS[W_PENDING] // 100
    return total - danger(s, seat, fleets)


# --- economy ---


def economy_worth(s: EclipseState, p: Player, left: int) -> int:
    """Income over the rounds left, what is left after upkeep, stocks, debts of the coming upkeep."""
    box = s.box
    weights = WEIGHTS
    total = 0
    much = weights[W_PLENTY_INCOME]
    for resource in range(MONEY):
        income = box.production[p.cubes[resource]]
        usual = min(income, much)
        total += weights[W_INCOME + resource] * (usual + (income - usual) // 2) * left
    acted = sum(p.action_discs)
    home = p.discs + acted  # discs that lie on the track between rounds
    away = max(0, box.influence_track - home)
    earned = box.production[p.cubes[MONEY]]
    free = earned - box.upkeep[away]
    if free < 0:
        total += weights[W_LACK] * free * min(left, 2)
    else:
        usual = min(free, weights[W_PLENTY_FREE])
        total += weights[W_INCOME + MONEY] * (usual + (free - usual) // 2) * left
    balance = p.resources[MONEY] + earned - upkeep_of(s, p)
    for resource in range(RESOURCES):
        stock = p.resources[resource] if resource != MONEY else max(0, balance)
        usual = min(stock, weights[W_PLENTY])
        rate = weights[W_STOCK + resource] if left else weights[W_LAST_STOCK]
        total += rate * (usual + (stock - usual) // 2)
    total -= weights[W_ACTED] * acted
    if balance < 0:
        trade = box.species[p.species].trade
        covered = min(-balance, p.resources[MATERIALS] // trade + p.resources[SCIENCE] // trade)
        return total - weights[W_TRADED] * covered - weights[W_DEBT] * (-balance - covered)
    rate = weights[W_WAITING] if not p.passed else weights[W_PASSED]
    return total + rate * min(p.discs, 1 + balance // 2)


def technology_worth(s: EclipseState, p: Player, left: int) -> int:
    """Technologies by what they are good for, steps towards the points of the tracks, advanced squares."""
    total = 0
    techs = p.techs
    for tech in range(TECHS):
        if techs >> tech & 1:
            total += WEIGHTS[TECH_FIRST + tech]
    total = total * min(left, LONG) // LONG * WEIGHTS[W_TECHS] // 100
    points = s.box.tech_points
    for track in range(TRACKS):
        size = p.track_sizes[track]
        if left and size + 1 < len(points):
            total += WEIGHTS[W_STEP] * (size if size < 4 else 3)
    open_squares = advanced_squares(s, p)
    for tech, resource in (
        (TECH_ADVANCED_MINING, MATERIALS),
        (TECH_ADVANCED_LABS, SCIENCE),
        (TECH_ADVANCED_ECONOMY, MONEY),
    ):
        if p.has(tech):
            total += WEIGHTS[W_SQUARE] * (1 + open_squares[resource]) * min(left, 4)
    return total


def advanced_squares(s: EclipseState, p: Player) -> list[int]:
    """Free advanced squares of the player's sectors by colour; grey ones count for all."""
    found = [0, 0, 0]
    for sector in s.placed:
        if not p.sectors >> sector & 1:
            continue
        squares = s.box.sector_squares[sector]
        taken = s.cubes_on[sector]
        for place in range(len(squares)):
            if squares[place] >= ADVANCED and not taken >> place & 1:
                colour = squares[place] - ADVANCED
                for resource in range(RESOURCES):
                    if colour == resource or colour == RESOURCES:
                        found[resource] += 1
    return found


def settling_worth(s: EclipseState, seat: int, left: int) -> int:
    """R6 Colony ships and the squares that they could go to: ready ones at once, used ones next round."""
    p = s.players[seat]
    squares = 0
    for sector in s.placed:
        if p.sectors >> sector & 1:
            for place in range(len(s.box.sector_squares[sector])):
                if settlers_for(s, seat, sector, place):
                    squares += 1
    now = min(squares, p.colony_ready)
    later = min(squares - now, p.colony_used)
    rate = WEIGHTS[W_SETTLER]
    return rate * min(left, 3) * now + rate * min(max(0, left - 1), 3) * later // 2


# --- the map ---


def sector_worth(s: EclipseState, seat: int, sector: int, left: int) -> int:
    """What a sector would bring to somebody who takes it: points, squares, its discovery."""
    worth = POINT * s.box.sector_vp[sector]
    squares = 0
    for kind in s.box.sector_squares[sector]:
        if kind < ADVANCED:
            squares += 1
    worth += WEIGHTS[W_CUBE] * squares * min(left, 4) // 2
    if s.marks[sector] & HAS_DISCOVERY:
        worth += WEIGHTS[W_FOUND]
    return worth


def claiming_worth(s: EclipseState, p: Player, sector: int, left: int) -> int:
    """What a disc on a free sector adds: points and squares, less the upkeep of the disc."""
    if not p.discs:
        return 0
    squares = 0
    for kind in s.box.sector_squares[sector]:
        if kind < ADVANCED:
            squares += 1
    settled = min(squares, p.colony_ready)
    worth = POINT * s.box.sector_vp[sector] + WEIGHTS[W_SETTLER] * settled * min(left, 4)
    worth += WEIGHTS[W_CUBE] * (squares - settled) * min(left, 4) // 2
    return max(0, worth - disc_cost(s, p, left))


def disc_cost(s: EclipseState, p: Player, left: int) -> int:
    """What another disc on the map costs: its upkeep in this round and in those to come."""
    away = max(0, s.box.influence_track - p.discs - sum(p.action_discs))
    if away + 1 >= len(s.box.upkeep):
        return 0
    more = s.box.upkeep[away + 1] - s.box.upkeep[away]
    return more * (WEIGHTS[W_INCOME + MONEY] * left + WEIGHTS[W_STOCK + MONEY])


def pending_worth(s: EclipseState, seat: int, left: int) -> int:
    """What the questions promise that chance has put to the seat: a tile drawn, a disc to place, a discovery."""
    p = s.players[seat]
    total = 0
    frames = s.frames
    at = len(frames) - FRAME
    while at >= 0 and frames[at + 1] == seat:
        kind = frames[at]
        if kind == F_PLACE:
            total += drawn_worth(s, p, left)
        elif kind == F_CLAIM:
            total += claiming_worth(s, p, frames[at + 2], left)
        elif kind == F_DISCOVERY:
            total += WEIGHTS[W_FOUND]
        at -= FRAME
    return total


def drawn_worth(s: EclipseState, p: Player, left: int) -> int:
    """A tile that is about to be placed, by what tiles are on average: which one it is nobody could plan."""
    worth = WEIGHTS[W_DRAWN] + WEIGHTS[W_SETTLER] * min(1, p.colony_ready) * min(left, 3)
    if p.discs:
        worth -= disc_cost(s, p, left)
    return WEIGHTS[W_FOUND] // 2 + max(0, worth) // 2


def surroundings(s: EclipseState, seat: int, fleets: Fleets, left: int) -> int:
    """Battles that wait for the end of the round, sectors that may be taken, and ships by what they are good for."""
    p = s.players[seat]
    reach = fleets.reach(s)
    needed, total, free = 0, 0, 0
    targets: list[int] = []
    for sector in s.placed:
        if not reach >> sector & 1:
            continue
        if fleets.fighting(s, sector):
            total += battle_worth(s, seat, sector, fleets)
            continue
        if p.sectors >> sector & 1:
            continue
        guards = fleets.guards(s, sector)
        foes = guards + fleets.rivals(s, sector)
        needed = max(needed, foes)
        owner = s.owner[sector]
        if foes == 0 and owner < 0:
            free += claiming_worth(s, p, sector, left)
        elif guards or not p.allies >> max(0, owner) & 1:
            prize = sector_worth(s, seat, sector, left) + (WEIGHTS[W_BATTLE] if foes else 0)
            targets.append(
                winning(fleets.force, foes)
                * prize
                // 1000
                * (WEIGHTS[W_GUARDED] if guards else WEIGHTS[W_CONQUEST])
            )
    targets.sort(reverse=True)
    total += sum(targets[:TARGETS]) // 100
    total += WEIGHTS[W_NEIGHBOUR] * min(free, 500) // 100
    force = fleets.force + fleets.bases
    useful = min(force, 2 * needed)
    worth = WEIGHTS[W_SHIP] * useful + WEIGHTS[W_IDLE] * (force - useful) // 2
    return total + worth * (2 + min(left, 3)) // 5


def battle_worth(s: EclipseState, seat: int, sector: int, fleets: Fleets) -> int:
    """What a battle is expected to bring: reputation, the sector, its discovery; or the loss of the ships."""
    own = fleets.own(sector)
    if not s.players[seat].passed:  # others may still follow
        own += (fleets.force - min(own, fleets.force)) * WEIGHTS[W_FOLLOW] // 100
    chance = winning(own, fleets.guards(s, sector) + fleets.rivals(s, sector))
    prize = WEIGHTS[W_BATTLE]
    if s.owner[sector] != seat:
        prize += WEIGHTS[W_PRIZE] * s.box.sector_vp[sector]
        if s.owner[sector] >= 0:
            prize += WEIGHTS[W_PRIZE]
    if s.marks[sector] & HAS_DISCOVERY:
        prize += WEIGHTS[W_FOUND]
    return (chance * prize - (1000 - chance) * WEIGHTS[W_LOST] * own // 100) // 1000


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
