"""What lies on the table of Exodus: the map, the fleets, the council, the players. Plain data, cloned by hand."""

from typing import Final

from galaktyka.core.hexes import HexGrid
from galaktyka.core.state import Pack, State
from galaktyka.games.exodus.components import Box
from galaktyka.games.exodus.ids import (
    CANNON,
    DRIVE,
    FIRST_HOME,
    HOME_IDS,
    NO_PLANET,
    NORMAL,
    PART_KINDS,
    PARTS,
    PLANET_IDS,
    ROCKETS,
    SHIELD,
    SHIP_TYPES,
    SHIPS,
    SHORT,
)

COUNCIL: Final = 0  # the hex of the High Council; homes follow in the order of seats, then the planets
NOWHERE: Final = -1
NO_CARD: Final = -1

# Where victory points came from, as indices of `Player.sources`.
FROM_BATTLES: Final = 0
FROM_PLANETS: Final = 1
FROM_SHIPS: Final = 2
FROM_COUNCIL: Final = 3
FROM_CENTAURIANS: Final = 4
FROM_TITLE: Final = 5
SOURCES: Final = ["battles", "planets", "ships", "council", "centaurians", "title"]


class Board:
    """A map without its planets: geometry only, shared by all states that are played on it."""

    __slots__ = ("grid", "guards", "homes", "name", "reach", "steps")

    def __init__(self, box: Box, name: str) -> None:
        layout = box.layouts[name]
        self.name = name
        self.homes = len(layout.homes)
        self.grid = HexGrid([(0, 0), *layout.homes, *layout.slots])
        self.guards = [0] * self.grid.size  # level of the Centaurian on each hex at the start
        for level in range(len(layout.centaurians)):
            for q, r in layout.centaurians[level]:
                self.guards[self.grid.find(q, r)] = level + 1
        # Hex after one step, by hex * 6 + direction; -1 off the map.
        self.steps: list[int] = []
        for q, r in self.grid.cells:
            for dq, dr in box.directions:
                self.steps.append(self.grid.find(q + dq, r + dr))
        # Hexes that a ship can end on, by speed and hex; its own comes first.
        self.reach: list[list[list[int]]] = [
            [self.within(h, speed) for h in range(self.grid.size)] for speed in range(4)
        ]

    def within(self, start: int, steps: int) -> list[int]:
        """The hexes at most so many steps away over the map, the nearest first."""
        found = [start]
        first = 0
        for _ in range(steps):
            last = len(found)
            for i in range(first, last):
                for way in range(6):
                    next_ = self.steps[found[i] * 6 + way]
                    if next_ >= 0 and next_ not in found:
                        found.append(next_)
            first = last
        return [start, *sorted(found[1:])]


class Variant:
    """The options of a table as ints; shared by all clones."""

    __slots__ = (
        "dice",
        "few_windows",
        "open_moves",
        "radar_own_hex",
        "recloak_next_turn",
        "start",
        "turns",
        "vp_marker",
    )

    def __init__(self) -> None:
        self.start = NORMAL
        self.turns = 7
        self.dice = False
        self.few_windows = False
        self.open_moves = False
        self.radar_own_hex = False
        self.recloak_next_turn = False
        self.vp_marker = False

    @property
    def short(self) -> bool:
        return self.start == SHORT


class Player:
    """One faction's things; its ships and population on the map are in the state's lists."""

    __slots__ = (
        "axinium",
        "cp",
        "decloaked",
        "face",
        "fitted",
        "hand",
        "kept",
        "on_card",
        "phasium",
        "pool",
        "secret",
        "sources",
        "techs",
        "vp",
    )

    def __init__(self, source: "Player | None" = None) -> None:
        if source is not None:
            self.copy_from(source)
            return
        self.cp = 0
        self.axinium = 0
        self.phasium = 0
        self.vp = 0
        self.pool = 0
        self.on_card = 0  # markers paid for the reaction that is being carried out
        self.techs = 0  # mask
        self.kept = 0  # mask of Centaurian cards
        self.hand = 0  # mask of action cards
        self.face = NO_CARD  # the action card played last
        self.decloaked = 0  # mask of own ships that are visible although Cloaking is owned
        self.fitted: list[int] = [0] * (SHIP_TYPES * PARTS)  # parts on the blueprints
        self.secret: list[int] = []  # answers given so far to a secret question
        self.sources: list[int] = [0] * len(SOURCES)

    def copy_from(self, source: "Player") -> None:
        self.cp = source.cp
        self.axinium = source.axinium
        self.phasium = source.phasium
        self.vp = source.vp
        self.pool = source.pool
        self.on_card = source.on_card
        self.techs = source.techs
        self.kept = source.kept
        self.hand = source.hand
        self.face = source.face
        self.decloaked = source.decloaked
        self.fitted = source.fitted[:]
        self.secret = source.secret[:]
        self.sources = source.sources[:]

    def transfer(self, pack: Pack) -> None:
        self.cp = pack.number(self.cp)
        self.axinium = pack.number(self.axinium)
        self.phasium = pack.number(self.phasium)
        self.vp = pack.number(self.vp)
        self.pool = pack.number(self.pool)
        self.on_card = pack.number(self.on_card)
        self.techs = pack.number(self.techs)
        self.kept = pack.number(self.kept)
        self.hand = pack.number(self.hand)
        self.face = pack.number(self.face)
        self.decloaked = pack.number(self.decloaked)
        self.fitted = pack.numbers(self.fitted)
        self.secret = pack.numbers(self.secret)
        self.sources = pack.numbers(self.sources)

    def has(self, technology: int) -> bool:
        return self.techs >> technology & 1 == 1


class ExodusState(State):
    """The whole table. `Position` in `flow.py` adds what the answers do."""

    def __init__(
        self, seats: int, box: Box, board: Board, variant: Variant, source: "ExodusState | None" = None
    ) -> None:
        super().__init__(seats)
        self.box = box
        self.board = board
        self.variant = variant
        if source is not None:
            self.copy_fields(source)
            return
        size = board.grid.size
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.turn = 0
        self.conquest = 0  # number of the conquest phase in this turn
        self.conquests = box.conquests  # how many this turn has
        self.order: list[int] = list(range(seats))  # seats by turn-order card
        # The map, by hex.
        self.planet: list[int] = [NO_PLANET] * size  # replaced at the start, never changed
        self.marker: list[int] = [0] * size
        self.destroyed = 0  # mask
        self.centaurian: list[int] = [0] * size  # level of the ship token, 0: none
        self.population: list[int] = [0] * (size * seats)  # by hex * seats + seat
        self.rockets: list[int] = [0] * (size * ROCKETS)  # by hex * 3 + kind
        # Ships, by seat * 8 + type * 2 + copy.
        self.place: list[int] = [NOWHERE] * (seats * SHIPS)
        self.damage: list[int] = [0] * (seats * SHIPS)
        self.cargo: list[int] = [0] * (seats * SHIPS)
        self.moved = 0  # mask of ships that have moved openly
        # The common boards.
        self.supply: list[int] = box.upgrade_supply[:]
        self.market: list[int] = [-1] * seats  # whose marker lies on each area
        self.deck = 0  # mask of political cards not yet revealed
        self.agenda: list[int] = []
        self.in_force: list[int] = []  # laws and resolutions, in the order of adoption
        self.decks: list[int] = [0, 0, 0]  # masks of Centaurian cards never revealed, by level
        self.bottom: list[int] = []  # Centaurian cards put under their decks, in this order
        self.bonus = NO_CARD
        # The last vote and election, open to all until the next council.
        self.proposed: list[int] = []  # political cards by letter
        self.ballots: list[int] = []  # letter and CP of each seat
        self.adopted = -1  # letter
        # What is in progress.
        self.reacted = 0  # mask of seats whose face-up card has been used for a reaction
        self.bids: list[int] = []  # of the election, by seat, until the next council
        self.ranking: list[int] = []  # the new turn order as far as it is decided
        self.launches: list[int] = []  # seat, hex, kind, target, hits (-1: fell short) of each rocket
        self.fire: list[int] = []  # hits by seat in this round of a battle, the Centaurian's last
        self.losses: list[int] = []  # VP of the ships that each seat lost in this battle
        self.stealth: list[int] = []  # by seat * hexes + hex: visible groups there when last asked, plus one
        self.plan: list[int] = []  # markers to land, by ship
        self.free_moves = 0  # parts shifted in this window

    def copy_fields(self, source: "ExodusState") -> None:
        self.copy_base(source)
        self.players = [Player(player) for player in source.players]
        self.turn = source.turn
        self.conquest = source.conquest
        self.conquests = source.conquests
        self.order = source.order[:]
        self.planet = source.planet  # laid out once, never changed
        self.marker = source.marker[:]
        self.destroyed = source.destroyed
        self.centaurian = source.centaurian[:]
        self.population = source.population[:]
        self.rockets = source.rockets[:]
        self.place = source.place[:]
        self.damage = source.damage[:]
        self.cargo = source.cargo[:]
        self.moved = source.moved
        self.supply = source.supply[:]
        self.market = source.market[:]
        self.deck = source.deck
        self.agenda = source.agenda[:]
        self.in_force = source.in_force[:]
        self.decks = source.decks[:]
        self.bottom = source.bottom[:]
        self.bonus = source.bonus
        self.proposed = source.proposed[:]
        self.ballots = source.ballots[:]
        self.adopted = source.adopted
        self.reacted = source.reacted
        self.bids = source.bids[:]
        self.ranking = source.ranking[:]
        self.launches = source.launches[:]
        self.fire = source.fire[:]
        self.losses = source.losses[:]
        self.stealth = source.stealth[:]
        self.plan = source.plan[:]
        self.free_moves = source.free_moves

    def transfer(self, pack: Pack) -> None:
        super().transfer(pack)
        for player in self.players:
            player.transfer(pack)
        self.turn = pack.number(self.turn)
        self.conquest = pack.number(self.conquest)
        self.conquests = pack.number(self.conquests)
        self.order = pack.numbers(self.order)
        self.planet = pack.numbers(self.planet)
        self.marker = pack.numbers(self.marker)
        self.destroyed = pack.number(self.destroyed)
        self.centaurian = pack.numbers(self.centaurian)
        self.population = pack.numbers(self.population)
        self.rockets = pack.numbers(self.rockets)
        self.place = pack.numbers(self.place)
        self.damage = pack.numbers(self.damage)
        self.cargo = pack.numbers(self.cargo)
        self.moved = pack.number(self.moved)
        self.supply = pack.numbers(self.supply)
        self.market = pack.numbers(self.market)
        self.deck = pack.number(self.deck)
        self.agenda = pack.numbers(self.agenda)
        self.in_force = pack.numbers(self.in_force)
        self.decks = pack.numbers(self.decks)
        self.bottom = pack.numbers(self.bottom)
        self.bonus = pack.number(self.bonus)
        self.proposed = pack.numbers(self.proposed)
        self.ballots = pack.numbers(self.ballots)
        self.adopted = pack.number(self.adopted)
        self.reacted = pack.number(self.reacted)
        self.bids = pack.numbers(self.bids)
        self.ranking = pack.numbers(self.ranking)
        self.launches = pack.numbers(self.launches)
        self.fire = pack.numbers(self.fire)
        self.losses = pack.numbers(self.losses)
        self.stealth = pack.numbers(self.stealth)
        self.plan = pack.numbers(self.plan)
        self.free_moves = pack.number(self.free_moves)

    # --- the map ---

    def home(self, seat: int) -> int:
        return 1 + seat

    def is_home(self, hex_: int) -> bool:
        return 1 <= hex_ <= self.seats

    def has_planet(self, hex_: int) -> bool:
        """R8 A hex with a planet that nobody has destroyed."""
        return self.planet[hex_] >= 0 and self.destroyed >> hex_ & 1 == 0

    def people(self, hex_: int, seat: int) -> int:
        return self.population[hex_ * self.seats + seat]

    def settle_people(self, hex_: int, seat: int, markers: int) -> None:
        """Put markers of a seat on a planet, or take them off."""
        self.population[hex_ * self.seats + seat] += markers

    def hex_name(self, hex_: int) -> str:
        """The name of a hex in notation and pictures: its planet's, also after that is destroyed."""
        planet = self.planet[hex_]
        if planet < 0:
            return "council"
        return PLANET_IDS[planet] if planet < FIRST_HOME else HOME_IDS[planet - FIRST_HOME]

    # --- ships ---

    def part_strength(self, seat: int, type_: int, kind: int) -> int:
        """Sum of the parts of one kind on a blueprint; -1 where there is none."""
        fitted = self.players[seat].fitted
        kinds, strengths = self.box.upgrade_kind, self.box.upgrade_strength
        total = 0
        found = False
        for part in range(PARTS):
            count = fitted[type_ * PARTS + part]
            if count and kinds[part] == kind:
                total += count * strengths[part]
                found = True
        return total if found else -1

    def dice_of(self, seat: int, type_: int) -> int:
        """R49a Dice of a ship: the sum of its cannons, without any the printed gun."""
        dice = self.part_strength(seat, type_, CANNON)
        return dice if dice >= 0 else self.box.ship_firepower[type_]

    def shield_of(self, seat: int, type_: int) -> int:
        """R49a Shield of a ship: the sum of its tokens and what is printed."""
        shield = self.part_strength(seat, type_, SHIELD)
        return self.box.ship_shield[type_] + (shield if shield > 0 else 0)

    def drive_of(self, seat: int, type_: int) -> int:
        """R49a Speed of a ship: its best drive, without one the printed speed."""
        fitted = self.players[seat].fitted
        best = -1
        for part in range(PARTS):
            if fitted[type_ * PARTS + part] and self.box.upgrade_kind[part] == DRIVE:
                best = max(best, self.box.upgrade_strength[part])
        return best if best >= 0 else self.box.ship_speed[type_]

    def free_slots(self, seat: int, type_: int, kind: int) -> int:
        fitted = self.players[seat].fitted
        used = 0
        for part in range(PARTS):
            if self.box.upgrade_kind[part] == kind:
                used += fitted[type_ * PARTS + part]
        return self.box.ship_slots[type_ * PART_KINDS + kind] - used
