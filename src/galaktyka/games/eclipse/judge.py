"""The quick evaluation that bots search by: points now, and what the rest of the game will add to them.

All in hundredths of a point. Income counts for the rounds in which it can still be spent, and the money that this
round's upkeep will miss is dear. Sectors within reach count in part: free ones by what they would bring, guarded
ones by the chance that the own fleet has there. Own sectors count less where stronger ships stand at the border.
"""

from typing import Final

from galaktyka.games.eclipse.components import ADVANCED
from galaktyka.games.eclipse.fleets import Fleets
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
from galaktyka.games.eclipse.judge_map import danger, frontier_worth, pending_worth, surroundings
from galaktyka.games.eclipse.rules.discs import upkeep_of
from galaktyka.games.eclipse.rules.population import settlers_for
from galaktyka.games.eclipse.scoring import score
from galaktyka.games.eclipse.state import EclipseState, Player
from galaktyka.games.eclipse.weights import (
    TECH_FIRST,
    W_ACTED,
    W_DEBT,
    W_INCOME,
    W_LACK,
    W_LAST_STOCK,
    W_PASSED,
    W_PENDING,
    W_PLENTY,
    W_PLENTY_FREE,
    W_PLENTY_INCOME,
    W_SETTLER,
    W_SQUARE,
    W_STEP,
    W_STOCK,
    W_TECHS,
    W_TRADED,
    W_WAITING,
    WEIGHTS,
)

ASPECTS: Final = [
    "points", "economy", "technologies", "settling", "surroundings", "frontier", "begun", "danger"
]  # fmt: skip
POINT: Final = 100
EIGHTHS: Final = 8
LONG: Final = 5  # rounds after which a technology has paid itself back


def judge(s: EclipseState, seat: int) -> int:
    """About how many points the seat will end with, in hundredths."""
    return sum(aspects(s, seat))


def aspects(s: EclipseState, seat: int) -> list[int]:
    """What the judgement is made of, in the order of ASPECTS."""
    p = s.players[seat]
    points = POINT * score(s, seat)
    if not s.frames or p.eliminated or p.species < 0:
        return [points]
    left = s.box.rounds - s.round
    fleets = Fleets(s, seat)
    return [
        points,
        economy_worth(s, p, left),
        technology_worth(s, p, left),
        settling_worth(s, seat, left),
        surroundings(s, seat, fleets, left),
        frontier_worth(s, p, left),
        pending_worth(s, seat, left) * WEIGHTS[W_PENDING] // 100,
        -danger(s, seat, fleets),
    ]


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
        if left:
            rate = weights[W_STOCK + resource] * (1 + min(left, 3))
            total += rate * useful_stock(stock, weights[W_PLENTY]) // (4 * EIGHTHS)
        else:
            total += weights[W_LAST_STOCK] * stock
    total -= weights[W_ACTED] * acted
    if balance < 0:
        trade = box.species[p.species].trade
        covered = min(-balance, p.resources[MATERIALS] // trade + p.resources[SCIENCE] // trade)
        return total - weights[W_TRADED] * covered - weights[W_DEBT] * (-balance - covered)
    rate = weights[W_WAITING] if not p.passed else weights[W_PASSED]
    return total + rate * min(p.discs, 1 + balance // 2)


def useful_stock(stock: int, much: int) -> int:
    """A stock in eighths: beyond what a round can use it counts half, and beyond two rounds hardly."""
    if stock <= much:
        return EIGHTHS * stock
    if stock <= 2 * much:
        return EIGHTHS * much + EIGHTHS // 2 * (stock - much)
    return EIGHTHS * 3 // 2 * much + stock - 2 * much


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
