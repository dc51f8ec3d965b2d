"""What each seat, and a spectator, may see. Hidden are only the reputation tiles of others and those just drawn."""

from galaktyka.core.state import FRAME
from galaktyka.games.eclipse.choices import (
    F_BATTLE,
    F_DISCOVERY,
    F_PLACE,
    PHASE_IDS,
)
from galaktyka.games.eclipse.components import ADVANCED
from galaktyka.games.eclipse.ids import (
    ACTION_IDS,
    CANNONS,
    COLOR_IDS,
    COMPUTER,
    DESIGN,
    DICE_IDS,
    DISCOVERY_IDS,
    DRIVE,
    EDGES,
    EMPTY,
    ENERGY,
    HULL,
    INITIATIVE,
    INNER,
    MISSILES,
    NPC,
    NPC_IDS,
    NPC_VARIANTS,
    ORBITAL_SQUARE,
    OUTER,
    PART_IDS,
    PLAYER_SHIPS,
    REACTION_IDS,
    RESOURCE_IDS,
    RESOURCES,
    RING_IDS,
    SECTOR_IDS,
    SHIELD,
    SHIP_IDS,
    SHIPS_EACH,
    SPACES,
    SPECIES_IDS,
    SQUARE_IDS,
    TECH_IDS,
    TECHS,
    TRACK_IDS,
)
from galaktyka.games.eclipse.rules.combat_battle import (
    ACTING,
    R_KIND,
    R_OWNER,
    R_SECTOR,
    RETREAT,
    ROUND,
    SIDE,
    V_DICE,
    V_ROUND,
    V_TYPE,
    VOLLEY,
    VOLLEYS,
)
from galaktyka.games.eclipse.rules.designs import blueprint
from galaktyka.games.eclipse.rules.discs import missing_discs, upkeep_of
from galaktyka.games.eclipse.rules.explore import discards
from galaktyka.games.eclipse.rules.ground import ring_of, zone_q, zone_r
from galaktyka.games.eclipse.rules.research import price
from galaktyka.games.eclipse.rules.turns import activations_of
from galaktyka.games.eclipse.rules.upkeep import income_of
from galaktyka.games.eclipse.scoring import sources_of
from galaktyka.games.eclipse.state import (
    FROM_REPUTATION,
    HAS_ANCIENT_PORTAL,
    HAS_DISCOVERY,
    HAS_MONOLITH,
    HAS_ORBITAL,
    HAS_PORTAL_TILE,
    SOURCES,
    EclipseState,
    Player,
)


def view(s: EclipseState, seat: int) -> dict[str, object]:
    """The whole table as this seat (-1: a spectator) sees it."""
    return {
        "game": "eclipse",
        "overlay": s.box.overlay,
        "seat": seat,
        "round": s.round,
        "rounds": s.box.rounds,
        "phase": PHASE_IDS[s.frames[2]] if s.frames else "over",
        "active": s.actor(),
        "first": s.first,
        "next_first": s.next_first,
        "traitor": s.traitor,
        "diplomacy": s.box.diplomacy[s.seats],
        "warp_portals": s.portals,
        "npc": npc_views(s),
        "stacks": {RING_IDS[ring]: s.stacks[ring] for ring in range(INNER, OUTER + 1)},
        "discards": {
            RING_IDS[ring]: [SECTOR_IDS[sector] for sector in discards(s, ring)]
            for ring in range(INNER, OUTER + 1)
        },
        "tray": [{"id": TECH_IDS[t], "count": s.tray[t]} for t in range(TECHS) if s.tray[t]],
        "tech_bag": sum(s.tech_bag),
        "discoveries_left": sum(s.discovery_pile) - len(face_down(s)),
        "reputation_left": sum(s.reputation_bag),
        "sectors": [sector_view(s, sector) for sector in s.placed],
        "zones": zones(s),
        "drawn_sectors": [SECTOR_IDS[sector] for sector in drawn_sectors(s)],
        "exploring": exploring(s),
        "discovery": discovery(s),
        "battle": battle(s),
        "dice": s.dice[:],
        "drawn": s.drawn[:] if s.drawn and s.actor() == seat else [],
        "drawn_count": len(s.drawn),
        "players": [player_view(s, i, seat) for i in range(len(s.players))],
    }


def face_down(s: EclipseState) -> list[int]:
    return [sector for sector in s.placed if s.marks[sector] & HAS_DISCOVERY]


def npc_views(s: EclipseState) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for i in range(len(NPC_IDS)):
        values = s.box.npc_design[i * 2 + s.npc_variants[i]]
        found.append(
            {"id": NPC_IDS[i], "variant": NPC_VARIANTS[s.npc_variants[i]], "design": design_view(values)}
        )
    return found


def design_view(values: list[int]) -> dict[str, object]:
    return {
        "energy": values[ENERGY],
        "initiative": values[INITIATIVE],
        "movement": values[DRIVE],
        "computer": values[COMPUTER],
        "shield": values[SHIELD],
        "hull": values[HULL],
        "cannons": {DICE_IDS[i]: values[CANNONS + i] for i in range(4) if values[CANNONS + i]},
        "missiles": {DICE_IDS[i]: values[MISSILES + i] for i in range(4) if values[MISSILES + i]},
    }


# --- the board ---


def sector_view(s: EclipseState, sector: int) -> dict[str, object]:
    marks = s.marks[sector]
    edges = s.open_edges(sector)
    squares = s.box.sector_squares[sector]
    return {
        "id": SECTOR_IDS[sector],
        "name": s.box.sector_name[sector],
        "ring": RING_IDS[s.box.sector_ring[sector]],
        "q": s.q(sector),
        "r": s.r(sector),
        "rotation": s.rotation(sector),
        "wormholes": [edge for edge in range(EDGES) if edges >> edge & 1],
        "vp": s.box.sector_vp[sector],
        "artifact": s.box.sector_artifact[sector],
        "portal": s.portal_mask >> sector & 1 == 1,
        "owner": s.owner[sector],
        "squares": [
            {
                "resource": SQUARE_IDS[squares[i] % ADVANCED],
                "advanced": squares[i] >= ADVANCED,
                "cube": s.cubes_on[sector] >> i & 1 == 1,
            }
            for i in range(len(squares))
        ],
        "orbital": marks & HAS_ORBITAL != 0,
        "orbital_cube": s.cubes_on[sector] >> ORBITAL_SQUARE & 1 == 1,
        "monolith": marks & HAS_MONOLITH != 0,
        "portal_tile": marks & HAS_PORTAL_TILE != 0,
        "ancient_portal": marks & HAS_ANCIENT_PORTAL != 0,
        "discovery": marks & HAS_DISCOVERY != 0,
        "ships": ships_view(s, sector),
        "arrivals": [stay % 8 for stay in s.arrivals if stay // 8 == sector],
    }


def ships_view(s: EclipseState, sector: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    if not s.presence[sector]:
        return found
    for ship in range(len(s.ship_at)):
        if s.ship_at[ship] == sector:
            owner = s.ship_owner(ship)
            found.append(
                {
                    "id": ship,
                    "owner": seat_of(owner),
                    "kind": SHIP_IDS[s.ship_kind(ship)],
                    "damage": s.damage[ship],
                }
            )
    return found


def zones(s: EclipseState) -> list[dict[str, object]]:
    """The empty zones beside the board."""
    found: list[dict[str, object]] = []
    for zone in range(len(s.zone_of)):
        if s.zone_of[zone] == zone:
            q, r = zone_q(s, zone), zone_r(s, zone)
            found.append({"q": q, "r": r, "ring": RING_IDS[ring_of(q, r)]})
    return found


# --- what is under way ---


def frame_of(s: EclipseState, kind: int) -> int:
    """Where the uppermost frame of this kind begins, or -1."""
    for i in range(len(s.frames) - FRAME, -1, -FRAME):
        if s.frames[i] == kind:
            return i
    return -1


def drawn_sectors(s: EclipseState) -> list[int]:
    i = frame_of(s, F_PLACE)
    return [sector for sector in s.frames[i + 2 : i + 4] if sector >= 0] if i >= 0 else []


def exploring(s: EclipseState) -> dict[str, object] | None:
    """The zone for which sectors were drawn."""
    i = frame_of(s, F_PLACE)
    if i < 0:
        return None
    return {"q": zone_q(s, s.frames[i + 4]), "r": zone_r(s, s.frames[i + 4])}


def discovery(s: EclipseState) -> dict[str, object] | None:
    """The discovery tile that somebody decides about."""
    i = frame_of(s, F_DISCOVERY)
    if i < 0:
        return None
    sector = s.frames[i + 3]
    return {
        "id": DISCOVERY_IDS[s.frames[i + 2]],
        "seat": s.frames[i + 1],
        "sector": SECTOR_IDS[sector] if sector >= 0 else "",
    }


def battle(s: EclipseState) -> dict[str, object] | None:
    """The battle under way: where, who, the round (0 for missiles), dice and retreats; -1 is nobody's side."""
    i = frame_of(s, F_BATTLE)
    if i < 0:
        return None
    sides = [seat_of(side) for side in s.frames[i + 3 : i + 5]]
    acting = s.fight[ACTING]
    return {
        "sector": SECTOR_IDS[s.frames[i + 2]],
        "attacker": sides[0],
        "defender": sides[1],
        "round": s.fight[ROUND],
        "acting": None if acting < 0 else wing_view(sides, acting),
        "volleys": volleys(s, sides),
        "retreats": retreats(s),
    }


def seat_of(owner: int) -> int:
    return -1 if owner == NPC else owner


def wing_view(sides: list[int], type_: int) -> dict[str, object]:
    """A type of ship of one side."""
    return {"owner": sides[type_ // SIDE], "kind": SHIP_IDS[type_ % SIDE]}


def volleys(s: EclipseState, sides: list[int]) -> list[dict[str, object]]:
    """What each type rolled last, in the order of rolling; dice as in `dice`."""
    found: list[dict[str, object]] = []
    at = VOLLEYS
    while at < len(s.fight):
        dice = s.fight[at + VOLLEY : at + VOLLEY + s.fight[at + V_DICE]]
        volley: dict[str, object] = {"round": s.fight[at + V_ROUND], "dice": dice}
        found.append(wing_view(sides, s.fight[at + V_TYPE]) | volley)
        at += VOLLEY + len(dice)
    return found


def retreats(s: EclipseState) -> list[dict[str, object]]:
    """R56 The types that leave the battle when they act next, and where they go."""
    return [
        {
            "owner": s.retreats[at + R_OWNER],
            "kind": SHIP_IDS[s.retreats[at + R_KIND]],
            "sector": SECTOR_IDS[s.retreats[at + R_SECTOR]],
        }
        for at in range(0, len(s.retreats), RETREAT)
    ]


# --- players ---


def player_view(s: EclipseState, seat: int, viewer: int) -> dict[str, object]:
    p = s.players[seat]
    if p.species < 0:
        return {"seat": seat, "species": ""}
    side = s.box.species[p.species]
    open_hand = viewer == seat or not s.frames
    sources = sources_of(s, seat)[:]
    if not open_hand and not p.eliminated:
        sources[FROM_REPUTATION] = 0
    return {
        "seat": seat,
        "species": SPECIES_IDS[p.species],
        "color": COLOR_IDS[side.color],
        "home": SECTOR_IDS[side.home],
        "passed": p.passed,
        "eliminated": p.eliminated,
        "traitor": s.traitor == seat,
        "resources": {RESOURCE_IDS[i]: p.resources[i] for i in range(RESOURCES)},
        "income": {RESOURCE_IDS[i]: income_of(s, p, i) for i in range(RESOURCES)},
        "upkeep": upkeep_of(s, p),
        "trade": side.trade,
        "cubes": {RESOURCE_IDS[i]: p.cubes[i] for i in range(RESOURCES)},
        "graveyard": {RESOURCE_IDS[i]: p.graveyard[i] for i in range(RESOURCES)},
        "discs": p.discs,
        "empty_circles": missing_discs(s, p),
        "spare_discs": p.spare,
        "actions": {ACTION_IDS[i]: p.action_discs[i] for i in range(len(ACTION_IDS))},
        "reactions": {REACTION_IDS[i]: p.action_discs[6 + i] for i in range(len(REACTION_IDS))},
        "activations": {ACTION_IDS[i]: activations_of(s, seat, i) for i in range(len(ACTION_IDS))},
        "colony_ships": {"ready": p.colony_ready, "used": p.colony_used},
        "techs": techs(p),
        "prices": prices(s, p),
        "blueprints": [blueprint_view(s, p, kind) for kind in range(PLAYER_SHIPS)],
        "ships_left": {SHIP_IDS[kind]: ships_left(s, seat, kind) for kind in range(PLAYER_SHIPS)},
        "build_costs": s.box.build_cost[side.costs][:],
        "stored": [PART_IDS[part] for part in p.stored],
        "reputation_spaces": side.spaces[:],
        "reputation_count": len(p.reputation),
        "reputation": p.reputation[:] if open_hand else [],
        "ambassadors": [other for other in range(s.seats) if p.allies >> other & 1],
        "kept": [DISCOVERY_IDS[kind] for kind in p.kept],
        "sectors": [SECTOR_IDS[sector] for sector in s.placed if p.sectors >> sector & 1],
        "points": sum(sources),
        "sources": {SOURCES[i]: sources[i] for i in range(len(SOURCES))},
    }


def techs(p: Player) -> dict[str, list[str]]:
    return {
        TRACK_IDS[track]: [TECH_IDS[place // 4] for place in p.tech_places if place % 4 == track]
        for track in range(len(TRACK_IDS))
    }


def prices(s: EclipseState, p: Player) -> dict[str, int]:
    """What each tile of the tray would cost on the track where it is cheapest for the player."""
    found: dict[str, int] = {}
    for tech in range(TECHS):
        if s.tray[tech] and not p.has(tech):
            category = s.box.tech_category[tech]
            tracks = [track for track in range(len(TRACK_IDS)) if category in (track, len(TRACK_IDS))]
            open_tracks = [track for track in tracks if p.track_sizes[track] < s.box.tech_track]
            if open_tracks:
                found[TECH_IDS[tech]] = min([price(s, p, tech, track) for track in open_tracks])
    return found


def blueprint_view(s: EclipseState, p: Player, kind: int) -> dict[str, object]:
    printed = blueprint(s, p, kind)
    spaces: list[dict[str, str]] = []
    for space in range(len(printed.spaces)):
        tile, below = p.tiles[kind * SPACES + space], printed.spaces[space]
        spaces.append(
            {
                "printed": PART_IDS[below] if below != EMPTY else "",
                "tile": PART_IDS[tile] if tile != EMPTY else "",
            }
        )
    return {
        "kind": SHIP_IDS[kind],
        "spaces": spaces,
        "muon_source": p.muon == kind,
        "outside": design_view(printed.outside),
        "design": design_view(p.design[kind * DESIGN : (kind + 1) * DESIGN]),
    }


def ships_left(s: EclipseState, seat: int, kind: int) -> int:
    first = seat * SHIPS_EACH
    return len(
        [
            ship
            for ship in range(first, first + SHIPS_EACH)
            if s.ship_at[ship] < 0 and s.ship_kind(ship) == kind
        ]
    )
