"""The quick evaluation that bots search by: points now, and what the rest of the game will add to them.

All in hundredths of a point. Income counts for the rounds in which it can still be spent, a fleet for what it
can win and protect, sectors less where stronger neighbours stand at the border. Strength of a fleet is the
root of attack times endurance, so that two ships are worth about twice one.
"""

from typing import Final

from galaktyka.games.eclipse.components import ADVANCED
from galaktyka.games.eclipse.ids import (
    ANCIENT,
    CANNONS,
    COMPUTER,
    DESIGN,
    GREY,
    HULL,
    INITIATIVE,
    MATERIALS,
    MISSILES,
    MONEY,
    NPC,
    PLAYER_SHIPS,
    RESOURCES,
    SCIENCE,
    SHIELD,
    SHIPS_EACH,
    TECH_ADVANCED_ECONOMY,
    TECH_ADVANCED_LABS,
    TECH_ADVANCED_MINING,
    TECH_MONOLITH,
    TECH_ORBITAL,
    TECH_WORMHOLE_GENERATOR,
    TRACKS,
)
from galaktyka.games.eclipse.rules.discs import upkeep_of
from galaktyka.games.eclipse.rules.ground import links, opponents, peaceful
from galaktyka.games.eclipse.rules.population import settlers_for
from galaktyka.games.eclipse.scoring import score
from galaktyka.games.eclipse.state import HAS_DISCOVERY, EclipseState, Player

POINT: Final = 100
COLOURS: Final = 4

# Income of a round, and stocks: an amount that is easily spent, what is beyond it at half.
INCOME: Final = [24, 30, 0]  # money is judged by what is left after the upkeep
USUAL_INCOME: Final = 10
FREE_MONEY: Final = 38  # money left a round: more actions
USUAL_FREE: Final = 7
LACK: Final = 75
STOCK: Final = [17, 20, 16]
USUAL_STOCK: Final = 9
LAST_STOCK: Final = 5  # in the last round
DEBT: Final = 110  # money that the coming upkeep misses
DISC: Final = 14  # on the track, while the upkeep of using it can be paid
SETTLER: Final = 30  # a colony ship that has a square to go to, in each round left up to three

# Technologies.
TECH: Final = 16  # any: the discount, choices
STEP: Final = 18  # on the way to the points of a track
ADVANCED_SQUARE: Final = 22
BUILDER: Final = 45  # may build monoliths or orbitals

# Fleets.
SHIP_WORTH: Final = 2  # a unit of strength
IDLE_WORTH: Final = 1  # … beyond what the surroundings ask for
BATTLE: Final = 170  # reputation for a won battle
FOUND: Final = 220  # a discovery tile
CONQUEST: Final = 60  # part of a sector's worth that its conqueror may expect
NEAR: Final = 14  # part of a sector's worth at risk from stronger ships next to it
INSIDE: Final = 65  # … and from those within
CUBE: Final = 45


def judge(s: EclipseState, seat: int) -> int:
    """About how many points the seat will end with, in hundredths."""
    p = s.players[seat]
    total = POINT * score(s, seat)
    if not s.frames or p.eliminated or p.species < 0:
        return total
    left = s.box.rounds - s.round
    total += economy_worth(s, p, left)
    total += technology_worth(s, p, left)
    strengths = all_strengths(s)
    total += settling_worth(s, seat, left)
    return total + fleet_worth(s, seat, strengths, left) - danger(s, seat, strengths)


# --- economy ---


def economy_worth(s: EclipseState, p: Player, left: int) -> int:
    """Income over the rounds left, what is left after upkeep, stocks, debts of the coming upkeep."""
    box = s.box
    total = 0
    for resource in range(MONEY):
        income = box.production[p.cubes[resource]]
        usual = min(income, USUAL_INCOME)
        total += INCOME[resource] * (usual + (income - usual) // 2) * left
    home = p.discs + sum(p.action_discs)  # discs that lie on the track between rounds
    away = max(0, box.influence_track - home)
    free = box.production[p.cubes[MONEY]] - box.upkeep[away]
    if free < 0:
        total += LACK * free * min(left, 2)
    else:
        usual = min(free, USUAL_FREE)
        total += FREE_MONEY * (usual + (free - usual) // 2) * left
    for resource in range(RESOURCES):
        stock = p.resources[resource]
        usual = min(stock, USUAL_STOCK)
        rate = STOCK[resource] if left else LAST_STOCK
        total += rate * (usual + (stock - usual) // 2)
    balance = p.resources[MONEY] + box.production[p.cubes[MONEY]] - upkeep_of(s, p)
    if balance < 0:
        trade = box.species[p.species].trade
        spare = (p.resources[MATERIALS] + p.resources[SCIENCE]) // trade
        total += DEBT * min(0, balance + spare) + STOCK[MONEY] * balance
    elif not p.passed:
        total += DISC * min(p.discs, 1 + balance // 2)
    return total


def technology_worth(s: EclipseState, p: Player, left: int) -> int:
    """Steps towards the points of the tracks, advanced squares, structures; parts show in the fleet."""
    total = TECH * len(p.tech_places) * min(left, 5) // 2
    points = s.box.tech_points
    for track in range(TRACKS):
        size = p.track_sizes[track]
        if left and size + 1 < len(points):
            total += STEP * size if size < 4 else STEP * 3
    open_squares = advanced_squares(s, p)
    for tech, resource in (
        (TECH_ADVANCED_MINING, MATERIALS),
        (TECH_ADVANCED_LABS, SCIENCE),
        (TECH_ADVANCED_ECONOMY, MONEY),
    ):
        if p.has(tech):
            total += ADVANCED_SQUARE * (1 + open_squares[resource]) * min(left, 4)
    if p.has(TECH_MONOLITH):
        total += BUILDER * min(left + 1, 3)
    if p.has(TECH_ORBITAL):
        total += BUILDER * min(left, 3) // 2
    if p.has(TECH_WORMHOLE_GENERATOR):
        total += BUILDER * min(left, 3) // 2
    return total


def advanced_squares(s: EclipseState, p: Player) -> list[int]:
    """Free advanced squares of the player's sectors by colour; grey ones count for all."""
    found = [0, 0, 0]
    for sector in s.placed:
        if not p.sectors >> sector & 1:
            continue
        squares = s.box.sector_squares[sector]
        for place in range(len(squares)):
            if squares[place] >= ADVANCED and not s.cubes_on[sector] >> place & 1:
                for resource in range(RESOURCES):
                    if squares[place] - ADVANCED in (resource, GREY):
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
    return SETTLER * min(left, 3) * now + SETTLER * min(max(0, left - 1), 3) * later // 2


# --- fleets ---


def strength_of(design: list[int], damage_of: list[int], start: int) -> int:
    """The strength of one ship, whose values begin at `start` of a list of designs."""
    computer = min(4, design[start + COMPUTER])
    attack = 0
    for colour in range(COLOURS):
        dice = 2 * design[start + CANNONS + colour] + design[start + MISSILES + colour]
        attack += dice * damage_of[colour] * (1 + computer)
    endurance = (design[start + HULL] + 1) * (4 + design[start + SHIELD] + design[start + INITIATIVE] // 2)
    return root(50 * attack * endurance)


def root(n: int) -> int:
    """The whole part of a square root."""
    if n < 2:
        return n
    guess = 1 << (n.bit_length() + 1) // 2
    while True:
        better = (guess + n // guess) // 2
        if better >= guess:
            return guess
        guess = better


def all_strengths(s: EclipseState) -> list[int]:
    """Strength by sector * 8 + owner."""
    found = [0] * (len(s.owner) * 8)
    kinds: list[int] = []
    for owner in range(s.seats):
        design = s.players[owner].design
        kinds.extend([strength_of(design, s.box.die_damage, kind * DESIGN) for kind in range(PLAYER_SHIPS)])
    for variant in range(3):
        design = s.design_of(NPC, ANCIENT + variant)
        kinds.append(strength_of(design, s.box.die_damage, 0))
    players = s.seats * SHIPS_EACH
    ship_at = s.ship_at
    for ship in range(len(ship_at)):
        sector = ship_at[ship]
        if sector >= 0:
            kind = s.ship_kind(ship)
            owner = ship // SHIPS_EACH
            if ship < players:
                found[sector * 8 + owner] += kinds[owner * PLAYER_SHIPS + kind]
            else:
                found[sector * 8 + NPC] += kinds[s.seats * PLAYER_SHIPS + kind - ANCIENT]
    return found


def hostile(s: EclipseState, seat: int, sector: int, strengths: list[int]) -> int:
    """Strength in a sector that opposes the seat."""
    found = 0
    for other in range(s.seats):
        if other != seat:
            found += strengths[sector * 8 + other]
    if strengths[sector * 8 + NPC] and not (peaceful(s, seat) and s.npcs(sector) == s.ancients(sector)):
        found += strengths[sector * 8 + NPC]
    return found


def fleet_worth(s: EclipseState, seat: int, strengths: list[int], left: int) -> int:
    """Ships by what they are needed for, and the battles that wait for the end of the round."""
    p = s.players[seat]
    mine, needed, battles = 0, 0, 0
    reach = p.sectors
    for sector in s.placed:
        here = strengths[sector * 8 + seat]
        mine += here
        if p.sectors >> sector & 1 or here:
            reach |= links(s, seat, sector)
        if here and opponents(s, seat, sector):
            battles += battle_worth(s, seat, sector, here, hostile(s, seat, sector, strengths))
    for sector in s.placed:
        if reach >> sector & 1:
            needed = max(needed, 2 * hostile(s, seat, sector, strengths))
    useful = min(mine, needed)
    worth = SHIP_WORTH * useful + IDLE_WORTH * (mine - useful) // 2
    return worth * (2 + min(left, 3)) // 5 + battles


def battle_worth(s: EclipseState, seat: int, sector: int, own: int, foe: int) -> int:
    """What a battle is expected to bring: reputation, the sector, its discovery; or the loss of the ships."""
    chance = 1000 * own * own // (own * own + foe * foe) if own + foe else 500
    prize = BATTLE
    if s.owner[sector] != seat:
        prize += CONQUEST * s.box.sector_vp[sector]
        if s.owner[sector] >= 0:
            prize += CONQUEST
    if s.marks[sector] & HAS_DISCOVERY:
        prize += FOUND
    return (chance * prize - (1000 - chance) * SHIP_WORTH * own // 2) // 1000


def danger(s: EclipseState, seat: int, strengths: list[int]) -> int:
    """What stronger ships within a sector or next to it may take away from its controller."""
    p = s.players[seat]
    total = 0
    for sector in s.placed:
        if not p.sectors >> sector & 1:
            continue
        own = strengths[sector * 8 + seat]
        near, inside = 0, 0
        for other in range(s.seats):
            if other == seat:
                continue
            inside += strengths[sector * 8 + other]
            if p.allies >> other & 1:
                continue
            there = 0
            reach = links(s, other, sector)
            for place in s.placed:
                if reach >> place & 1:
                    there = max(there, strengths[place * 8 + other])
            near = max(near, there)
        if near or inside:
            cubes = (s.cubes_on[sector]).bit_count()
            worth = POINT * s.box.sector_vp[sector] + CUBE * cubes
            if inside:
                total += INSIDE * worth * inside // (100 * (inside + own + 20))
            elif near > own:
                total += NEAR * worth * near // (100 * (near + own + 20))
    return total
