"""The Research action and what technologies do at once (R25, R26, R27)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_CATEGORY,
    A_RESOURCE,
    A_SECTOR,
    A_TECH,
    E_PORTAL,
    E_TECH,
    F_ARTIFACT,
    F_PORTAL,
    F_TRACK,
)
from galaktyka.games.eclipse.ids import (
    RARE,
    RESOURCES,
    SCIENCE,
    TECH_ADVANCED_ROBOTICS,
    TECH_ANCIENT_LABS,
    TECH_ARTIFACT_KEY,
    TECH_QUANTUM_GRID,
    TECH_WARP_PORTAL,
    TECHS,
    TRACKS,
)
from galaktyka.games.eclipse.rules.discoveries import gain_from_labs
from galaktyka.games.eclipse.rules.discs import add_spare_discs
from galaktyka.games.eclipse.rules.trade import gain, pay
from galaktyka.games.eclipse.state import HAS_PORTAL_TILE, EclipseState, Player


def price(s: EclipseState, p: Player, tech: int, track: int) -> int:
    """R25 The cost less the discount of the track, but not below the minimum."""
    return max(s.box.tech_least[tech], s.box.tech_cost[tech] - s.box.tech_discount[p.track_sizes[track]])


def has_room(s: EclipseState, p: Player, track: int) -> bool:
    """R26 A full track takes nothing more."""
    return p.track_sizes[track] < s.box.tech_track


def tracks_for(s: EclipseState, p: Player, tech: int) -> list[int]:
    """R25 The tracks on which the player can pay for a tile: its own, or any for a rare one."""
    category = s.box.tech_category[tech]
    found: list[int] = []
    for track in range(TRACKS):
        if category in (RARE, track) and has_room(s, p, track):
            if price(s, p, tech, track) <= p.resources[SCIENCE]:
                found.append(track)
    return found


def tech_answers(s: EclipseState, seat: int) -> list[int]:
    """R25, R26 Tiles of the tray that the player lacks and can pay for."""
    p = s.players[seat]
    found: list[int] = []
    if not s.arg(0):
        return found
    tray = s.tray
    science = p.resources[SCIENCE]
    for tech in range(TECHS):
        if tray[tech] and not p.techs >> tech & 1 and s.box.tech_least[tech] <= science:
            if tracks_for(s, p, tech):
                found.append(A_TECH + tech)
    return found


def choose_tech(s: EclipseState, seat: int, tech: int, table: Table) -> None:
    """R25 One activation buys one tile; a rare one asks for its track."""
    s.set_arg(0, s.arg(0) - 1)
    if s.box.tech_category[tech] == RARE:
        s.push(F_TRACK, seat, tech)
    else:
        buy(s, seat, tech, s.box.tech_category[tech], table)


def track_answers(s: EclipseState, seat: int) -> list[int]:
    return [A_CATEGORY + track for track in tracks_for(s, s.players[seat], s.arg(0))]


def buy(s: EclipseState, seat: int, tech: int, track: int, table: Table) -> None:
    """R25 Pay the price in science."""
    table.rule("R25")
    cost = price(s, s.players[seat], tech, track)
    pay(s, seat, SCIENCE, cost, table)
    take_tech(s, seat, tech, track, cost, table)


def take_tech(s: EclipseState, seat: int, tech: int, track: int, cost: int, table: Table) -> None:
    """R26 A tile of the tray goes to the leftmost free space of the track; R27 it may act at once."""
    tray = s.tray[:]
    tray[tech] -= 1
    s.tray = tray
    learn(s, seat, tech, track, table)
    table.tell(E_TECH, seat, tech, cost, track)
    act_at_once(s, seat, tech, table)


def learn(s: EclipseState, seat: int, tech: int, track: int, table: Table) -> None:
    """R26 One more technology on the track."""
    table.rule("R26")
    p = s.players[seat]
    p.techs |= 1 << tech
    p.tech_places = [*p.tech_places, tech * 4 + track]
    sizes = p.track_sizes[:]
    sizes[track] += 1
    p.track_sizes = sizes


def act_at_once(s: EclipseState, seat: int, tech: int, table: Table) -> None:
    """R27 Instant effects."""
    p = s.players[seat]
    if tech == TECH_QUANTUM_GRID:
        add_spare_discs(s, seat, s.box.quantum_grid_discs, table)
    elif tech == TECH_ADVANCED_ROBOTICS:
        add_spare_discs(s, seat, s.box.robotics_discs, table)
    elif tech == TECH_ARTIFACT_KEY:
        artifacts = artifacts_of(s, p)
        if artifacts:
            s.push(F_ARTIFACT, seat, artifacts)
    elif tech == TECH_WARP_PORTAL:
        if p.sectors:
            s.push(F_PORTAL, seat)
    elif tech == TECH_ANCIENT_LABS:
        gain_from_labs(s, seat, table)
    else:
        return
    table.rule("R27")


def artifacts_of(s: EclipseState, p: Player) -> int:
    """Artifacts on the sectors that the player controls."""
    return len([sector for sector in s.placed if p.sectors >> sector & 1 and s.box.sector_artifact[sector]])


def artifact_answers() -> list[int]:
    return [A_RESOURCE + resource for resource in range(RESOURCES)]


def choose_artifact(s: EclipseState, seat: int, resource: int, table: Table) -> None:
    """R27 Artifact Key: five of one kind for each artifact."""
    if s.arg(0) > 1:
        s.set_arg(0, s.arg(0) - 1)
    else:
        s.pop()
    amounts = [0] * RESOURCES
    amounts[resource] = s.box.artifact_resources
    gain(s, seat, amounts, table)


def portal_answers(s: EclipseState, seat: int) -> list[int]:
    mine = s.players[seat].sectors
    return [A_SECTOR + sector for sector in s.placed if mine >> sector & 1]


def place_portal(s: EclipseState, seat: int, sector: int, table: Table) -> None:
    """R27 Warp Portal: the tile goes to a controlled sector."""
    s.pop()
    s.mark(sector, HAS_PORTAL_TILE)
    s.derive_portals()
    table.tell(E_PORTAL, seat, sector)
