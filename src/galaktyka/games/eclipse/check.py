"""Invariants of a position: nothing appears from nowhere, nothing is lost, everything derived is right."""

from galaktyka.core.state import FRAME, Broken
from galaktyka.games.eclipse.choices import (
    CUBE_DIES,
    CUBE_GOES_ABROAD,
    CUBE_RETURNS,
    F_AMBASSADOR,
    F_COMBAT,
    F_CUBE,
    F_DISCOVERY,
    F_END_TURN,
    F_GAME,
    F_PLACE,
    F_UPGRADE,
    PHASE_COMBAT,
    PHASE_SETUP,
)
from galaktyka.games.eclipse.ids import (
    DISCOVERIES,
    EMPTY,
    FROM_ANCIENTS,
    NOBODY,
    NPC,
    ORBITAL_SQUARE,
    OUTER,
    PARTS,
    PLAYER_SHIPS,
    REPUTATION_VALUES,
    SECTORS,
    SPACES,
    TECHS,
    TRACKS,
)
from galaktyka.games.eclipse.rules.designs import ALL_SHIPS, blueprint, derive_design, sound_ships
from galaktyka.games.eclipse.rules.diplomacy import count, fits
from galaktyka.games.eclipse.state import (
    HAS_DISCOVERY,
    HAS_ORBITAL,
    IN_HAND,
    IN_STACK,
    NOWHERE,
    ON_BOARD,
    EclipseState,
    Player,
)


def ensure(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_state(s: EclipseState) -> None:
    """Raise `Broken` when the position cannot be."""
    check_frames(s)
    check_map(s)
    check_ships(s)
    if s.frames and s.frames[2] == PHASE_SETUP:
        return
    for seat in range(s.seats):
        p = s.players[seat]
        if not p.eliminated:
            check_pieces(s, seat, p)
            check_board(s, seat, p)
        check_relations(s, seat, p)
    check_tiles(s)


def frames_of(s: EclipseState, kind: int) -> list[int]:
    """Where frames of this kind begin on the stack."""
    return [i for i in range(0, len(s.frames), FRAME) if s.frames[i] == kind]


def check_frames(s: EclipseState) -> None:
    ensure(len(s.frames) % FRAME == 0, "the stack of frames is torn")
    if s.frames:
        ensure(s.frames[0] == F_GAME, "the bottom frame is not the game's")
        for i in range(0, len(s.frames), FRAME):
            ensure(F_GAME <= s.frames[i] <= F_END_TURN, "unknown frame")
            seat = s.frames[i + 1]
            ensure(seat < 0 or not s.players[seat].eliminated, "a player who is out is asked")


# --- the board ---


def check_map(s: EclipseState) -> None:
    ensure(len(set(s.placed)) == len(s.placed), "a sector lies twice")
    places = [s.spots[sector] >> 3 for sector in s.placed]
    ensure(len(set(places)) == len(places), "two sectors in one zone")
    for sector in range(SECTORS):
        on_board = s.sector_state[sector] == ON_BOARD
        ensure(on_board == (sector in s.placed) == (s.spots[sector] != NOWHERE), "a sector is lost")
        owner = s.owner[sector]
        ensure(owner == NOBODY or (on_board and s.players[owner].sectors >> sector & 1 == 1), "a stray disc")
        ensure(on_board or not s.marks[sector], "something lies beside the board")
        squares = len(s.box.sector_squares[sector])
        allowed = (1 << squares) - 1 | (1 << ORBITAL_SQUARE if s.marks[sector] & HAS_ORBITAL else 0)
        ensure(s.cubes_on[sector] & ~allowed == 0, "a cube where no square is")
        ensure(owner != NOBODY or not s.cubes_on[sector], "cubes without a disc")
    hands = [s.frames[i + j] for i in frames_of(s, F_PLACE) for j in (2, 3) if s.frames[i + j] >= 0]
    held = [sector for sector in range(SECTORS) if s.sector_state[sector] == IN_HAND]
    ensure(sorted(hands) == held, "a drawn sector is lost")
    check_stacks(s)
    check_connections(s)


def check_stacks(s: EclipseState) -> None:
    for ring in range(1, OUTER + 1):
        inside = 0
        for sector in range(SECTORS):
            if s.box.sector_ring[sector] == ring and s.sector_state[sector] == IN_STACK:
                inside += 1
        ensure(s.stacks[ring] <= inside, "a stack is higher than its sectors")
        ensure(ring == OUTER or s.stacks[ring] == inside, "a stack has lost a sector")


def check_connections(s: EclipseState) -> None:
    near, full, loose, zones = s.near, s.full, s.loose, s.zone_of
    presence, portals = s.presence, s.portal_mask
    s.derive()
    same = near == s.near and full == s.full and loose == s.loose and zones == s.zone_of
    ensure(same, "connections between sectors")
    ensure(presence == s.presence, "ships counted by sector")
    ensure(portals == s.portal_mask, "warp portals")


def check_ships(s: EclipseState) -> None:
    fighting = bool(s.frames) and s.frames[2] == PHASE_COMBAT
    stays: set[int] = set()
    fleets = [0] * s.seats
    for ship in range(len(s.ship_at)):
        sector = s.ship_at[ship]
        ensure(sector == NOWHERE or sector in s.placed, "a ship off the board")
        ensure(s.damage[ship] == 0 or (fighting and sector >= 0), "damage outside of battles")
        owner = s.ship_owner(ship)
        if sector >= 0 and owner != NPC:
            stays.add(sector * 8 + owner)
            fleets[owner] |= 1 << sector
    ensure(sorted(s.arrivals) == sorted(stays), "the order of arrivals")
    for seat in range(len(s.players)):
        ensure(s.players[seat].fleet == fleets[seat], "sectors with own ships")
        ensure(not s.players[seat].eliminated or not fleets[seat], "ships of a player who is out")
    if not frames_of(s, F_COMBAT):
        ensure(not (s.fight or s.dice or s.retreats or s.drawn), "a battle is left over")


# --- players ---


def check_pieces(s: EclipseState, seat: int, p: Player) -> None:
    box = s.box
    ensure(min(p.resources) >= 0, "resources below nothing")
    ensure(min(p.cubes) >= 0 and max(p.cubes) <= box.population_track, f"population tracks {p.cubes}")
    placed = 0
    sectors = 0
    for sector in s.placed:
        if s.owner[sector] == seat:
            sectors += 1
            placed += s.cubes_on[sector].bit_count()
    total = sum(p.cubes) + placed + sum(p.graveyard) + count(p.allies) + cubes_in_hand(s, seat)
    ensure(total == box.cubes, f"{total} cubes")
    ensure(sectors == p.sectors.bit_count(), "sectors controlled")
    discs = p.discs + p.spare + sum(p.action_discs) + sectors
    ensure(discs == box.species[p.species].discs + box.spare_discs, f"{discs} discs")
    ensure(p.discs >= 0 and p.spare >= 0, "discs below nothing")
    ships = p.colony_ready + p.colony_used
    ensure(ships == box.species[p.species].colony_ships, "colony ships")
    ensure(p.colony_ready >= 0 and p.colony_used >= 0, "colony ships below nothing")


def cubes_in_hand(s: EclipseState, seat: int) -> int:
    """Cubes that wait for their owner's choice, and those on the way to an ambassador."""
    n = 0
    undecided = False
    for i in frames_of(s, F_CUBE):
        if s.frames[i + 1] == seat:
            n += 1 if s.frames[i + 3] in (CUBE_RETURNS, CUBE_DIES) else 0
            undecided = undecided or s.frames[i + 3] == CUBE_GOES_ABROAD
    for i in frames_of(s, F_AMBASSADOR):
        if seat in (s.frames[i + 1], s.frames[i + 2]) and not undecided:
            n += 1
    return n


def check_board(s: EclipseState, seat: int, p: Player) -> None:
    known = p.design
    derive_design(s, seat)
    ensure(known == p.design, "what the blueprints add up to")
    between = frames_of(s, F_UPGRADE)
    ensure(bool(between) or sound_ships(p) == ALL_SHIPS, "a blueprint is out of order")
    for place in range(PLAYER_SHIPS * SPACES):
        room = place % SPACES < len(blueprint(s, p, place // SPACES).spaces)
        ensure(room or p.tiles[place] == EMPTY, "a part beside its blueprint")
    ensure(len(p.tech_places) == p.techs.bit_count() == sum(p.track_sizes), "technologies")
    for track in range(TRACKS):
        on_track = len([place for place in p.tech_places if place % 4 == track])
        ensure(on_track == p.track_sizes[track] <= s.box.tech_track, "a track of technologies")


def check_relations(s: EclipseState, seat: int, p: Player) -> None:
    ensure(not p.allies >> seat & 1, "relations with oneself")
    for other in range(s.seats):
        both = s.players[other].allies >> seat & 1
        ensure(p.allies >> other & 1 == both, "one-sided relations")
    ensure(count(p.allies) <= s.box.ambassadors, "ambassadors")
    if not p.eliminated:
        ensure(fits(s, seat, count(p.allies), len(p.reputation)), "the reputation track is overfull")
    ensure(s.traitor != seat or not p.eliminated, "a traitor who is out")


# --- tiles ---


def check_tiles(s: EclipseState) -> None:
    box = s.box
    for tech in range(TECHS):
        total = s.tech_bag[tech] + s.tray[tech]
        for p in s.players:
            if p.has(tech) and tech not in box.species[p.species].techs:
                total += 1
        copies = 0 if tech in box.module_techs and not s.portals else box.tech_copies[tech]
        ensure(total == copies, f"tiles of technology {tech}: {total}")
    for kind in range(DISCOVERIES):
        total = s.discovery_pile[kind] + s.discovery_used[kind]
        for p in s.players:
            total += p.kept.count(kind)
        total += len([i for i in frames_of(s, F_DISCOVERY) if s.frames[i + 2] == kind])
        copies = 0 if kind in box.module_discoveries and not s.portals else box.discovery_copies[kind]
        ensure(total == copies, f"discovery tiles {kind}: {total}")
    face_down = len([sector for sector in s.placed if s.marks[sector] & HAS_DISCOVERY])
    ensure(face_down <= sum(s.discovery_pile), "more discovery tiles on the board than are left")
    for value in range(1, REPUTATION_VALUES + 1):
        total = s.reputation_bag[value] + s.drawn.count(value)
        for p in s.players:
            total += p.reputation.count(value)
        ensure(total == box.reputation_copies[value], f"reputation tiles {value}: {total}")
    ensure(min(s.tech_bag) >= 0 and min(s.tray) >= 0 and min(s.discovery_pile) >= 0, "an empty bag gave")
    check_ancient_parts(s)


def check_ancient_parts(s: EclipseState) -> None:
    for part in range(PARTS):
        if s.box.part_origin[part] == FROM_ANCIENTS:
            found = 0
            for p in s.players:
                found += p.stored.count(part) + p.tiles.count(part)
                found += 1 if s.box.part_outside[part] and p.muon != EMPTY else 0
            used = 0
            for kind in range(DISCOVERIES):
                used += s.discovery_used[kind] if s.box.discovery_part[kind] == part else 0
            ensure(found <= used <= 1, f"the Ancient part {part}")
