"""The end: points of tiles, of conditions, of goals; ranks and ties (R100-R105)."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import E_KIND, E_SCORE
from galaktyka.games.frontiers.ids import (
    ANY,
    CIVIL_SERVICES,
    CONSUME,
    DIVERSITY,
    DRAFT,
    EXPLORATION,
    FACTION_TOLERANCE,
    KINDS,
    RESOURCE_STOCKPILING,
    SALES_TAX,
    SKILLED_WORKFORCE,
    X_MILITARY,
)
from galaktyka.games.frontiers.powers import (
    PER_COLONY,
    PER_KINDS,
    PER_MILITARY,
    PER_TECH,
    PER_TILE,
    Condition,
)
from galaktyka.games.frontiers.rules.gains import put_back
from galaktyka.games.frontiers.rules.goals import turn_up
from galaktyka.games.frontiers.state import (
    FROM_BONUSES,
    FROM_CHIPS,
    FROM_COLONIES,
    FROM_GOALS,
    FROM_TECHNOLOGIES,
    SOURCES,
    FrontiersState,
    Player,
)


def tile_points(s: FrontiersState, p: Player, tile: int, kind: int, conditions: list[Condition]) -> int:
    """R103 What one tile of the empire is worth to a scoring tile: the best condition that it meets, once."""
    best = 0
    colony = tile in p.colonies
    face = s.box.face[tile]
    for condition in conditions:
        if condition.per > PER_TECH:
            continue
        if condition.per == PER_TILE or (condition.per == PER_COLONY) == colony:
            if condition.vp > best and condition.filter.fits(face, kind):
                best = condition.vp
    return best


def bonus_points(s: FrontiersState, p: Player, tile: int) -> int:
    """R102 The variable points of a tile: each is counted by itself, over the whole empire."""
    conditions = s.box.scoring[tile]
    total = 0
    for condition in conditions:
        if condition.per == PER_KINDS:
            total += condition.table[colony_kinds(s, p)]
        elif condition.per == PER_MILITARY:
            total += condition.vp * total_military(s, p)
    for colony in p.colonies:
        total += tile_points(s, p, colony, s.kind_of(p, colony), conditions)
    for tech in p.techs:
        total += tile_points(s, p, tech, s.box.face[tech].kind, conditions)
    return total


def empire(p: Player) -> list[int]:
    """R16 All tiles that count: colonies with the home colony, and technologies."""
    return p.colonies + p.techs


def colony_kinds(s: FrontiersState, p: Player) -> int:
    """Different kinds among the colonies; gray is none."""
    mask = 0
    for tile in p.colonies:
        kind = s.kind_of(p, tile)
        if kind < KINDS:
            mask |= 1 << kind
    return mask.bit_count()


def total_military(s: FrontiersState, p: Player) -> int:
    """Military against everybody: nothing that is bound to a keyword, a kind or a good."""
    total = 0
    for tile in empire(p):
        for power in s.box.powers[tile]:
            if power.effect == X_MILITARY and not power.filter.asks():
                total += power.n
    return total


def goal_count(s: FrontiersState, p: Player, goal: int) -> int:
    """R96 What a goal counts in an empire or on its mat."""
    box = s.box
    if goal == CIVIL_SERVICES:
        return sum([1 for tile in empire(p) for power in box.powers[tile] if power.phase == CONSUME])
    mask = 0
    if goal == FACTION_TOLERANCE:
        for tile in empire(p):
            mask |= box.face[tile].keywords
        return mask.bit_count()
    if goal == SKILLED_WORKFORCE:
        for tile in empire(p):
            mask |= box.face[tile].phases
        return mask.bit_count()
    if goal == DIVERSITY:
        return colony_kinds(s, p)
    if goal == RESOURCE_STOCKPILING:
        return sum(p.stored_goods)
    if goal == EXPLORATION:
        return len(p.stored_planets)
    if goal == SALES_TAX:
        return p.stored_credits
    assert goal == DRAFT
    return p.colonists


def goal_points(s: FrontiersState, p: Player, goal: int) -> int:
    """R96 The highest step that is reached."""
    points = 0
    count = goal_count(s, p, goal)
    for needed, vp in s.box.goal_tiers[goal]:
        if count >= needed:
            points = vp
    return points


def points_by_source(s: FrontiersState, p: Player, goals: list[int]) -> list[int]:
    """R102 Chips, printed points, variable points, goals; R105 nothing for what is left over."""
    points = [0] * len(SOURCES)
    points[FROM_CHIPS] = p.vp
    for tile in p.techs:
        points[FROM_TECHNOLOGIES] += s.box.vp[tile]
    for tile in p.colonies:
        points[FROM_COLONIES] += s.box.vp[tile]
    for tile in empire(p):
        if s.box.scoring[tile]:
            points[FROM_BONUSES] += bonus_points(s, p, tile)
    for goal in goals:
        points[FROM_GOALS] += goal_points(s, p, goal)
    return points


def owns_refinery(s: FrontiersState, p: Player) -> bool:
    for tile in p.colonies:
        if s.box.kind[tile] == ANY:
            return True
    return False


def best_kind(s: FrontiersState, p: Player, goals: list[int]) -> int:
    """R101 The kind of the refinery that gives its owner most."""
    trial = Player(p)
    best, most = 0, -1
    for kind in range(KINDS):
        trial.oort = kind
        total = sum(points_by_source(s, trial, goals))
        if total > most:
            best, most = kind, total
    return best


def standing(s: FrontiersState, seat: int, goals: list[int]) -> list[int]:
    """Points by source as if the game ended now, with these goals."""
    p = s.players[seat]
    if owns_refinery(s, p):
        p = Player(p)
        p.oort = best_kind(s, p, goals)
    return points_by_source(s, p, goals)


def all_goals(s: FrontiersState) -> list[int]:
    return s.goals_up + ([s.goal_down] if s.goal_down >= 0 else [])


def scores(s: FrontiersState) -> list[int]:
    """What everybody can count: at the end all goals are open, before it the hidden one is left out."""
    return [sum(standing(s, seat, s.goals_up)) for seat in range(s.seats)]


def tie_break(p: Player) -> int:
    """R104 Credits and goods of the empire; what lies on the mat does not count."""
    return p.credits + p.goods_count()


def ranks(s: FrontiersState) -> list[int]:
    """R104 More credits and goods win a tie; R104a whoever is still level shares the place."""
    points = scores(s)
    found: list[int] = []
    for seat in range(s.seats):
        above = 0
        mine = tie_break(s.players[seat])
        for other in range(s.seats):
            if points[other] > points[seat] or (
                points[other] == points[seat] and tie_break(s.players[other]) > mine
            ):
                above += 1
        found.append(1 + above)
    return found


def score_game(s: FrontiersState, table: Table) -> None:
    """R101 Explored planets are put away, goals turned up, the refinery gets its kind; then everything counts."""
    table.rule("R101")
    table.rule("R96")
    turn_up(s, table)
    for seat in range(s.seats):
        p = s.players[seat]
        for planet in p.explored:
            put_back(s, planet)
        p.explored = []
        if owns_refinery(s, p):
            p.oort = best_kind(s, p, s.goals_up)
            table.tell(E_KIND, seat, p.oort)
        points = points_by_source(s, p, s.goals_up)
        for source in range(len(SOURCES)):
            if points[source]:
                table.tell(E_SCORE, seat, points[source], source)
    for rule in ("R102", "R103", "R104", "R104a", "R105"):
        table.rule(rule)
