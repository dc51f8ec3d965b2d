"""Discovery tiles: choosing a side, and what the fronts do (R33, R34)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_TECH,
    E_BUILT,
    E_KEPT,
    E_PORTAL,
    E_USED,
    F_ANCIENT_TECH,
    F_SPACE,
    KEEP_VERB,
    PART_FROM_TILE,
    USE_VERB,
)
from galaktyka.games.eclipse.ids import (
    CRUISER,
    EMPTY,
    FOUND_ANCIENT_CRUISER,
    FOUND_ANCIENT_MONOLITH,
    FOUND_ANCIENT_ORBITAL,
    FOUND_ANCIENT_TECH,
    FOUND_ANCIENT_WARP_PORTAL,
    MONOLITH,
    ORBITAL,
    RARE,
    TECHS,
)
from galaktyka.games.eclipse.rules.build import unbuilt_ship
from galaktyka.games.eclipse.rules.research import has_room, take_tech
from galaktyka.games.eclipse.rules.trade import gain
from galaktyka.games.eclipse.state import HAS_ANCIENT_PORTAL, HAS_MONOLITH, HAS_ORBITAL, EclipseState

PLACED_FRONTS = (
    FOUND_ANCIENT_CRUISER,
    FOUND_ANCIENT_ORBITAL,
    FOUND_ANCIENT_MONOLITH,
    FOUND_ANCIENT_WARP_PORTAL,
)


def front_works(s: EclipseState, seat: int, kind: int, sector: int) -> bool:
    """R33 Whether the front changes anything; R35 what is put into a sector needs one."""
    if kind in PLACED_FRONTS and sector < 0:
        return False
    if kind == FOUND_ANCIENT_TECH:
        return bool(cheapest_techs(s, seat))
    if kind == FOUND_ANCIENT_CRUISER:
        return unbuilt_ship(s, seat, CRUISER) >= 0
    if kind == FOUND_ANCIENT_MONOLITH:
        return not s.marks[sector] & HAS_MONOLITH
    return True


def discovery_answers(s: EclipseState, seat: int) -> list[int]:
    """R33 Points, or the front."""
    if front_works(s, seat, s.arg(0), s.arg(1)):
        return [KEEP_VERB, USE_VERB]
    return [KEEP_VERB]


def choose_side(s: EclipseState, seat: int, answer: int, table: Table) -> None:
    """R33 Keep the tile for its points, or use it up."""
    kind, sector = s.arg(0), s.arg(1)
    s.pop()
    if answer == KEEP_VERB:
        p = s.players[seat]
        p.kept = [*p.kept, kind]
        table.tell(E_KEPT, seat, kind)
        return
    used = s.discovery_used[:]
    used[kind] += 1
    s.discovery_used = used
    table.tell(E_USED, seat, kind)
    use_front(s, seat, kind, sector, table)


def use_front(s: EclipseState, seat: int, kind: int, sector: int, table: Table) -> None:
    """R34 What the front gives."""
    table.rule("R34")
    box = s.box
    if sum(box.discovery_gain[kind]):
        gain(s, seat, box.discovery_gain[kind], table)
    if box.discovery_part[kind] != EMPTY:
        s.push(F_SPACE, seat, box.discovery_part[kind], PART_FROM_TILE)
    elif kind == FOUND_ANCIENT_TECH:
        s.push(F_ANCIENT_TECH, seat)
    elif kind == FOUND_ANCIENT_CRUISER:
        s.put_ship(unbuilt_ship(s, seat, CRUISER), sector)
        table.tell(E_BUILT, seat, CRUISER, sector)
    elif kind == FOUND_ANCIENT_ORBITAL:
        if not s.marks[sector] & HAS_ORBITAL:
            s.mark(sector, HAS_ORBITAL)
            table.tell(E_BUILT, seat, ORBITAL, sector)
    elif kind == FOUND_ANCIENT_MONOLITH:
        s.mark(sector, HAS_MONOLITH)
        table.tell(E_BUILT, seat, MONOLITH, sector)
    elif kind == FOUND_ANCIENT_WARP_PORTAL:
        s.mark(sector, HAS_ANCIENT_PORTAL)
        s.derive_portals()
        table.tell(E_PORTAL, seat, sector)


def cheapest_techs(s: EclipseState, seat: int) -> list[int]:
    """R34 Ancient Tech: the cheapest regular tiles of the tray that the player lacks and has room for."""
    p = s.players[seat]
    box = s.box
    found: list[int] = []
    for tech in range(TECHS):
        track = box.tech_category[tech]
        if not s.tray[tech] or p.techs >> tech & 1 or track == RARE or not has_room(s, p, track):
            continue
        if found and box.tech_cost[tech] < box.tech_cost[found[0]]:
            found = []
        if not found or box.tech_cost[tech] == box.tech_cost[found[0]]:
            found.append(tech)
    return found


def ancient_tech_answers(s: EclipseState, seat: int) -> list[int]:
    return [A_TECH + tech for tech in cheapest_techs(s, seat)]


def choose_ancient_tech(s: EclipseState, seat: int, tech: int, table: Table) -> None:
    """R34 The technology is free."""
    s.pop()
    take_tech(s, seat, tech, s.box.tech_category[tech], 0, table)
