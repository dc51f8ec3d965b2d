"""What lies on the table of Eclipse: the galaxy, the ships, the boards. Plain data, cloned by hand."""

from typing import Final

from galaktyka.core.state import Pack, State, changed
from galaktyka.games.eclipse.components import Box
from galaktyka.games.eclipse.ids import (
    ANCIENT,
    DESIGN,
    DISC_SPACES,
    DISCOVERIES,
    EDGES,
    EMPTY,
    NOBODY,
    NPC,
    PLAYER_SHIPS,
    SECTORS,
    SHIP_KINDS,
    SHIPS_EACH,
    SPACES,
    STEP_Q,
    STEP_R,
    TECHS,
)

# Where a sector tile is (`sector_state`).
OUT: Final = 0  # not in this game, or left out of the outer stack for good
IN_STACK: Final = 1  # face down; while the outer stack lasts, one of those that may be in it
DISCARDED: Final = 2
ON_BOARD: Final = 3
IN_HAND: Final = 4  # just drawn, not placed or discarded yet

# What lies in a sector besides ships, cubes and a disc (`marks`), as bits.
HAS_ORBITAL: Final = 1
HAS_MONOLITH: Final = 2
HAS_PORTAL_TILE: Final = 4  # of the technology
HAS_ANCIENT_PORTAL: Final = 8
HAS_DISCOVERY: Final = 16  # a discovery tile face down; its face is drawn when somebody takes it

# `presence` of a sector: ships of each seat in so many bits, then Ancients, Guardian, GCDS.
SEAT_BITS: Final = 5
SEAT_SHIPS: Final = 31
ANCIENTS_AT: Final = 30
ANCIENTS_BITS: Final = 7
GUARDIAN_AT: Final = 33
GCDS_AT: Final = 34

# Where victory points come from, as indices of a list of sources.
FROM_REPUTATION: Final = 0
FROM_AMBASSADORS: Final = 1
FROM_SECTORS: Final = 2
FROM_MONOLITHS: Final = 3
FROM_DISCOVERIES: Final = 4
FROM_TRAITOR: Final = 5
FROM_TECHS: Final = 6
FROM_PORTALS: Final = 7
FROM_SPECIES: Final = 8
SOURCES: Final = [
    "reputation",
    "ambassadors",
    "sectors",
    "monoliths",
    "discoveries",
    "traitor",
    "technologies",
    "warp_portals",
    "species",
]

# Positions of the map are packed: ((q + OFFSET) * 64 + r + OFFSET) * 8 + rotation.
OFFSET: Final = 32
NOWHERE: Final = -1


class Player:
    """One civilization's things.

    Lists marked "replaced" are shared by clones: give the field a new list, never change one in place.
    `design` and `strengths` are derived from the parts and never hashed.
    """

    __slots__ = (
        "action_discs",
        "allies",
        "colony_ready",
        "colony_used",
        "cubes",
        "design",
        "discs",
        "eliminated",
        "final",
        "fleet",
        "graveyard",
        "kept",
        "muon",
        "passed",
        "reputation",
        "resources",
        "sectors",
        "spare",
        "species",
        "stored",
        "strengths",
        "tech_places",
        "techs",
        "tiles",
        "track_sizes",
    )

    def __init__(self, source: "Player | None" = None) -> None:
        if source is not None:
            self.copy_from(source)
            return
        self.species = -1
        self.discs = 0  # on the influence track, those stacked on its left end included
        self.spare = 0
        self.colony_ready = 0  # colony ships face up
        self.colony_used = 0
        self.techs = 0  # bit mask
        self.allies = 0  # bit mask of the seats whose ambassador lies here; ours, with a cube, lies there
        self.muon = EMPTY  # kind of ship beside whose blueprint the Muon Source lies
        self.passed = False
        self.eliminated = False
        self.sectors = 0  # bit mask of the sectors with an own disc
        self.fleet = 0  # bit mask of the sectors with own ships
        self.resources: list[int] = [0, 0, 0]  # replaced
        self.cubes: list[int] = [0, 0, 0]  # replaced: on the population tracks
        self.action_discs: list[int] = [0] * DISC_SPACES  # replaced: by action, then by reaction
        self.graveyard: list[int] = [0, 0, 0]  # replaced
        self.tech_places: list[int] = []  # replaced: technology * 4 + track, in the order of gaining
        self.track_sizes: list[int] = [0, 0, 0]  # replaced
        self.tiles: list[int] = [EMPTY] * (PLAYER_SHIPS * SPACES)  # replaced: part on kind * 8 + space
        self.stored: list[int] = []  # replaced: Ancient parts beside the board
        self.reputation: list[int] = []  # replaced: values, hidden from others
        self.kept: list[int] = []  # replaced: discovery tiles kept for points
        self.final: list[int] = []  # replaced: points by source of an eliminated player
        self.design: list[int] = [0] * (PLAYER_SHIPS * DESIGN)  # replaced
        self.strengths: list[int] = [0] * PLAYER_SHIPS  # replaced: of each kind of ship, for the judge

    def copy_from(self, source: "Player") -> None:
        """The fields of another player; a clone is made from these and not from defaults."""
        self.species = source.species
        self.discs = source.discs
        self.spare = source.spare
        self.colony_ready = source.colony_ready
        self.colony_used = source.colony_used
        self.techs = source.techs
        self.allies = source.allies
        self.muon = source.muon
        self.passed = source.passed
        self.eliminated = source.eliminated
        self.sectors = source.sectors
        self.fleet = source.fleet
        self.resources = source.resources
        self.cubes = source.cubes
        self.action_discs = source.action_discs
        self.graveyard = source.graveyard
        self.tech_places = source.tech_places
        self.track_sizes = source.track_sizes
        self.tiles = source.tiles
        self.stored = source.stored
        self.reputation = source.reputation
        self.kept = source.kept
        self.final = source.final
        self.design = source.design
        self.strengths = source.strengths

    def clone(self) -> "Player":
        return Player(self)

    def transfer(self, pack: Pack) -> None:
        self.species = pack.number(self.species)
        self.discs = pack.number(self.discs)
        self.spare = pack.number(self.spare)
        self.colony_ready = pack.number(self.colony_ready)
        self.colony_used = pack.number(self.colony_used)
        self.techs = pack.number(self.techs)
        self.allies = pack.number(self.allies)
        self.muon = pack.number(self.muon)
        self.passed = pack.flag(self.passed)
        self.eliminated = pack.flag(self.eliminated)
        self.sectors = pack.number(self.sectors)
        self.fleet = pack.number(self.fleet)
        self.resources = pack.numbers(self.resources)
        self.cubes = pack.numbers(self.cubes)
        self.action_discs = pack.numbers(self.action_discs)
        self.graveyard = pack.numbers(self.graveyard)
        self.tech_places = pack.numbers(self.tech_places)
        self.track_sizes = pack.numbers(self.track_sizes)
        self.tiles = pack.numbers(self.tiles)
        self.stored = pack.numbers(self.stored)
        self.reputation = pack.numbers(self.reputation)
        self.kept = pack.numbers(self.kept)
        self.final = pack.numbers(self.final)

    def has(self, tech: int) -> bool:
        return self.techs >> tech & 1 == 1


class EclipseState(State):
    """A position of Eclipse. The rules live in `rules/`; `flow` ties them to the kernel's loop.

    Ships have numbers: seat * 18 + place among the player's eighteen (`SHIP_KINDS`), then those that nobody
    plays in the order of `Box.npc_sector`. A sector is its place in `SECTOR_IDS`; sets of sectors are bit
    masks. Lists marked "replaced" are shared by clones and never changed in place.
    """

    def __init__(self, seats: int, box: Box, source: "EclipseState | None" = None) -> None:
        super().__init__(seats)
        self.box = box
        if source is not None:
            self.copy_fields(source)
            return
        self.players: list[Player] = []
        self.portals = False  # the module is in the game
        self.npc_variants: list[int] = [0, 0, 0]  # replaced: 1 where the advanced blueprint is used
        self.round = 0
        self.first = 0  # start player
        self.next_first = NOBODY  # first to pass this round
        self.offered = 0  # seats to whom relations were proposed this turn
        self.traitor = NOBODY
        # Sectors.
        self.sector_state: list[int] = [OUT] * SECTORS  # replaced
        self.stacks: list[int] = [0, 0, 0, 0]  # replaced: tiles left by ring
        self.spots: list[int] = [NOWHERE] * SECTORS  # replaced: packed position of each sector
        self.placed: list[int] = []  # replaced: sectors on the board, in the order of placing
        self.owner: list[int] = [NOBODY] * SECTORS  # replaced
        self.cubes_on: list[int] = [0] * SECTORS  # replaced: bit mask of squares with a cube
        self.marks: list[int] = [0] * SECTORS  # replaced
        # Ships.
        self.ship_at: list[int] = [NOWHERE] * (seats * SHIPS_EACH + len(box.npc_kind))
        self.damage: list[int] = [0] * (seats * SHIPS_EACH + len(box.npc_kind))  # replaced
        self.arrivals: list[int] = []  # sector * 8 + seat, in the order in which present stays began
        # Supplies; bags are counts by kind.
        self.tech_bag: list[int] = [0] * TECHS  # replaced
        self.tray: list[int] = [0] * TECHS  # replaced
        self.discovery_pile: list[int] = [0] * DISCOVERIES  # replaced: with those face down on the board
        self.discovery_used: list[int] = [0] * DISCOVERIES  # replaced
        self.reputation_bag: list[int] = [0, 0, 0, 0, 0]  # replaced: by value
        # What a battle under way needs (rules/combat.py).
        self.fight: list[int] = []
        self.dice: list[int] = []
        self.retreats: list[int] = []
        self.merits: list[int] = []
        self.drawn: list[int] = []  # reputation tiles just drawn: hidden from all but the actor
        # Derived from the rest, never hashed.
        self.presence: list[int] = [0] * SECTORS  # ships by owner, packed
        self.near: list[int] = [NOWHERE] * (SECTORS * EDGES)  # replaced: sector across each edge
        self.full: list[int] = [0] * SECTORS  # replaced: mask of sectors behind a whole connection
        self.loose: list[int] = [0] * SECTORS  # replaced: mask of those behind at least one wormhole
        self.zone_of: list[int] = [NOWHERE] * (SECTORS * EDGES)  # replaced: name of the empty zone across
        self.portal_mask = 0  # sectors with a warp portal of any sort

    def copy_fields(self, source: "EclipseState") -> None:
        self.copy_base(source)
        self.players = [player.clone() for player in source.players]
        self.portals = source.portals
        self.npc_variants = source.npc_variants
        self.round = source.round
        self.first = source.first
        self.next_first = source.next_first
        self.offered = source.offered
        self.traitor = source.traitor
        self.sector_state = source.sector_state
        self.stacks = source.stacks
        self.spots = source.spots
        self.placed = source.placed
        self.owner = source.owner
        self.cubes_on = source.cubes_on
        self.marks = source.marks
        self.ship_at = source.ship_at[:]
        self.damage = source.damage
        self.arrivals = source.arrivals[:]
        self.tech_bag = source.tech_bag
        self.tray = source.tray
        self.discovery_pile = source.discovery_pile
        self.discovery_used = source.discovery_used
        self.reputation_bag = source.reputation_bag
        self.fight = source.fight[:]
        self.dice = source.dice[:]
        self.retreats = source.retreats[:]
        self.merits = source.merits[:]
        self.drawn = source.drawn[:]
        self.presence = source.presence[:]
        self.near = source.near
        self.full = source.full
        self.loose = source.loose
        self.zone_of = source.zone_of
        self.portal_mask = source.portal_mask

    def transfer(self, pack: Pack) -> None:
        super().transfer(pack)
        for player in self.players:
            player.transfer(pack)
        self.portals = pack.flag(self.portals)
        self.npc_variants = pack.numbers(self.npc_variants)
        self.round = pack.number(self.round)
        self.first = pack.number(self.first)
        self.next_first = pack.number(self.next_first)
        self.offered = pack.number(self.offered)
        self.traitor = pack.number(self.traitor)
        self.sector_state = pack.numbers(self.sector_state)
        self.stacks = pack.numbers(self.stacks)
        self.spots = pack.numbers(self.spots)
        self.placed = pack.numbers(self.placed)
        self.owner = pack.numbers(self.owner)
        self.cubes_on = pack.numbers(self.cubes_on)
        self.marks = pack.numbers(self.marks)
        self.ship_at = pack.numbers(self.ship_at)
        self.damage = pack.numbers(self.damage)
        self.arrivals = pack.numbers(self.arrivals)
        self.tech_bag = pack.numbers(self.tech_bag)
        self.tray = pack.numbers(self.tray)
        self.discovery_pile = pack.numbers(self.discovery_pile)
        self.discovery_used = pack.numbers(self.discovery_used)
        self.reputation_bag = pack.numbers(self.reputation_bag)
        self.fight = pack.numbers(self.fight)
        self.dice = pack.numbers(self.dice)
        self.retreats = pack.numbers(self.retreats)
        self.merits = pack.numbers(self.merits)
        self.drawn = pack.numbers(self.drawn)

    def derive(self) -> None:
        """Rebuild what is derived from the rest, after restoring a packed state."""
        self.near = [NOWHERE] * (SECTORS * EDGES)
        self.full = [0] * SECTORS
        self.loose = [0] * SECTORS
        placed = self.placed
        self.placed = []
        for sector in placed:
            self.connect(sector)
            self.placed = [*self.placed, sector]
        self.name_zones()
        self.presence = [0] * SECTORS
        for ship in range(len(self.ship_at)):
            if self.ship_at[ship] >= 0:
                self.presence[self.ship_at[ship]] += self.presence_unit(ship)
        self.derive_portals()

    # --- the map ---

    def q(self, sector: int) -> int:
        return (self.spots[sector] >> 9) - OFFSET

    def r(self, sector: int) -> int:
        return (self.spots[sector] >> 3 & 63) - OFFSET

    def rotation(self, sector: int) -> int:
        return self.spots[sector] & 7

    def lay(self, sector: int, q: int, r: int, rotation: int) -> None:
        """Put a sector tile on the board."""
        spots = self.spots[:]
        spots[sector] = ((q + OFFSET) * 64 + r + OFFSET) * 8 + rotation
        self.spots = spots
        self.near = self.near[:]
        self.full = self.full[:]
        self.loose = self.loose[:]
        self.connect(sector)
        self.placed = [*self.placed, sector]
        self.name_zones()
        self.set_sector_state(sector, ON_BOARD)
        self.derive_portals()

    def connect(self, sector: int) -> None:
        """R10 The connections of a sector with those already placed."""
        place = self.spots[sector] >> 3
        mine = self.open_edges(sector)
        for other in self.placed:
            there = self.spots[other] >> 3
            for edge in range(EDGES):
                if place + STEP_Q[edge] * 64 + STEP_R[edge] != there:
                    continue
                back = (edge + 3) % EDGES
                self.near[sector * EDGES + edge] = other
                self.near[other * EDGES + back] = sector
                here_open = mine >> edge & 1
                there_open = self.open_edges(other) >> back & 1
                if here_open | there_open:
                    self.loose[sector] |= 1 << other
                    self.loose[other] |= 1 << sector
                if here_open & there_open:
                    self.full[sector] |= 1 << other
                    self.full[other] |= 1 << sector

    def name_zones(self) -> None:
        """Each empty zone beside the board is named sector * 6 + edge, by the lowest sector that it touches."""
        names: dict[int, int] = {}
        zone_of = [NOWHERE] * (SECTORS * EDGES)
        for sector in sorted(self.placed):
            place = self.spots[sector] >> 3
            for edge in range(EDGES):
                border = sector * EDGES + edge
                if self.near[border] < 0:
                    there = place + STEP_Q[edge] * 64 + STEP_R[edge]
                    zone_of[border] = names.setdefault(there, border)
        self.zone_of = zone_of

    def open_edges(self, sector: int) -> int:
        """The board directions in which a placed sector has a wormhole, as a mask."""
        return turned(self.box.sector_wormholes[sector], self.spots[sector] & 7)

    def derive_portals(self) -> None:
        mask = 0
        for sector in self.placed:
            if self.box.sector_portal[sector] or self.marks[sector] & (HAS_PORTAL_TILE | HAS_ANCIENT_PORTAL):
                mask |= 1 << sector
        self.portal_mask = mask

    def set_sector_state(self, sector: int, state: int) -> None:
        self.sector_state = changed(self.sector_state, sector, state)

    def mark(self, sector: int, marks: int) -> None:
        """Something of these kinds lies in a sector from now on."""
        self.marks = changed(self.marks, sector, self.marks[sector] | marks)

    # --- ships ---

    def ship_owner(self, ship: int) -> int:
        """The seat, or NPC."""
        return ship // SHIPS_EACH if ship < self.seats * SHIPS_EACH else NPC

    def ship_kind(self, ship: int) -> int:
        first = self.seats * SHIPS_EACH
        return SHIP_KINDS[ship % SHIPS_EACH] if ship < first else self.box.npc_kind[ship - first]

    def presence_unit(self, ship: int) -> int:
        """What one ship adds to the presence of its sector."""
        first = self.seats * SHIPS_EACH
        if ship < first:
            return 1 << SEAT_BITS * (ship // SHIPS_EACH)
        kind = self.box.npc_kind[ship - first]
        if kind == ANCIENT:
            return 1 << ANCIENTS_AT
        return 1 << (GUARDIAN_AT + kind - ANCIENT - 1)

    def put_ship(self, ship: int, sector: int) -> None:
        """A ship appears in a sector; a stay of its owner may begin there (R47)."""
        self.ship_at[ship] = sector
        self.presence[sector] += self.presence_unit(ship)
        owner = self.ship_owner(ship)
        if owner != NPC:
            player = self.players[owner]
            if not player.fleet >> sector & 1:
                player.fleet |= 1 << sector
                self.arrivals.append(sector * 8 + owner)

    def take_ship(self, ship: int) -> None:
        """A ship leaves its sector; the stay of its owner ends with the last one."""
        sector = self.ship_at[ship]
        self.ship_at[ship] = NOWHERE
        self.set_damage(ship, 0)
        self.presence[sector] -= self.presence_unit(ship)
        owner = self.ship_owner(ship)
        if owner != NPC and not self.presence[sector] >> SEAT_BITS * owner & SEAT_SHIPS:
            self.players[owner].fleet &= ~(1 << sector)
            self.arrivals.remove(sector * 8 + owner)

    def move_ship(self, ship: int, sector: int) -> None:
        """A ship goes to another sector and takes its damage along."""
        damage = self.damage[ship]
        self.take_ship(ship)
        self.put_ship(ship, sector)
        self.set_damage(ship, damage)

    def set_damage(self, ship: int, damage: int) -> None:
        if self.damage[ship] != damage:
            self.damage = changed(self.damage, ship, damage)

    def ships_of(self, seat: int, sector: int) -> int:
        return self.presence[sector] >> SEAT_BITS * seat & SEAT_SHIPS

    def ancients(self, sector: int) -> int:
        return self.presence[sector] >> ANCIENTS_AT & ANCIENTS_BITS

    def npcs(self, sector: int) -> int:
        """All ships there that nobody plays."""
        presence = self.presence[sector]
        guards = (presence >> GUARDIAN_AT & 1) + (presence >> GCDS_AT & 1)
        return guards + (presence >> ANCIENTS_AT & ANCIENTS_BITS)

    def design_of(self, owner: int, kind: int) -> list[int]:
        """The DESIGN values of a kind of ship: a player's blueprint, or that of an NPC."""
        if owner == NPC:
            return self.box.npc_design[(kind - ANCIENT) * 2 + self.npc_variants[kind - ANCIENT]]
        return self.players[owner].design[kind * DESIGN : (kind + 1) * DESIGN]


def turned(mask: int, rotation: int) -> int:
    """A mask of edges after so many clockwise turns."""
    return (mask << rotation | mask >> (EDGES - rotation)) & 63
