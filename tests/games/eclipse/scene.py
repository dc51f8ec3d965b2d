"""Small positions for rule tests: a table in the action phase on which a test puts what it needs.

scene = Scene("planta", "mechanema")       # two seats in their home sectors, round 1, seat 0 to move
scene.sector("101", (0, -1))               # a sector on the board, where the axial coordinates say
scene.control(0, "101")
scene.ship(1, "cruiser", "101")
scene.chance(scene.draws_sector("305"))    # what chance will give, in order
scene.play("build cruiser 226 done")       # a line of notation, refused with the reason if illegal
"""

import pytest

from galaktyka.core.match import Match
from galaktyka.core.table import Event, LiveTable, ScriptedTable, Table
from galaktyka.core.words import Illegal
from galaktyka.games.eclipse.check import check_state
from galaktyka.games.eclipse.choices import F_GAME, F_TURN, PHASE_ACTION, PHASE_UPKEEP
from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import (
    BUILD_IDS,
    DESIGN,
    DISCOVERY_IDS,
    PART_IDS,
    RARE,
    RESOURCE_IDS,
    SECTOR_IDS,
    SHIP_IDS,
    SPACES,
    TECH_IDS,
    TRACK_IDS,
)
from galaktyka.games.eclipse.rules.build import unbuilt_ship
from galaktyka.games.eclipse.rules.designs import derive_design
from galaktyka.games.eclipse.rules.discs import place_disc
from galaktyka.games.eclipse.rules.explore import furnish
from galaktyka.games.eclipse.rules.research import learn
from galaktyka.games.eclipse.state import HAS_DISCOVERY, IN_STACK, Player

Axial = tuple[int, int]


def opened(seats: int, seed: int = 7, automate: bool = False, **options: str) -> Match:
    """A match from its very beginning: the first question of the set-up waits."""
    return Match(GAME, GAME.setting(seats, seed, options), automate=automate, table=LiveTable(seed))


def position(match: Match) -> Position:
    assert isinstance(match.state, Position)
    return match.state


class HearingTable(ScriptedTable):
    """A scripted table that also remembers which rules were at work."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(script)
        self.rules: list[str] = []

    def rule(self, name: str) -> None:
        self.rules.append(name)


class Scene:
    """A position of two to six seats in round 1 in which seat 0 is to move."""

    def __init__(self, *species: str, seed: int = 1, **options: str) -> None:
        seats = len(species)
        options["species"] = ",".join(species)
        setting = GAME.setting(seats, seed, options)
        self.match = Match(GAME, setting, automate=False, table=LiveTable(seed))
        self.table = HearingTable([])
        self.match.table = self.table
        self.state.first = 0
        self.turn(0)

    @property
    def state(self) -> Position:
        return position(self.match)

    # --- laying out ---

    def turn(self, seat: int) -> None:
        """It is this seat's turn."""
        self.state.frames = []
        self.state.push(F_GAME, -1, PHASE_ACTION, (seat + 1) % self.state.seats)
        self.state.offered = 0
        self.state.push(F_TURN, seat)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def home(self, seat: int) -> str:
        return SECTOR_IDS[self.state.box.species[self.player(seat).species].home]

    def number(self, sector: str) -> int:
        return SECTOR_IDS.index(sector)

    def sector(self, sector: str, at: Axial, rotation: int = 0, bare: bool = True) -> int:
        """Put a sector on the board; bare of discovery tile and Ancients unless wanted."""
        number = self.number(sector)
        ring = self.state.box.sector_ring[number]
        if self.state.sector_state[number] == IN_STACK:
            stacks = self.state.stacks[:]
            stacks[ring] -= 1
            self.state.stacks = stacks
        self.state.lay(number, at[0], at[1], rotation)
        if not bare:
            furnish(self.state, number, self.table)
        return number

    def control(self, seat: int, *sectors: str) -> None:
        for sector in sectors:
            place_disc(self.state, seat, self.number(sector), self.table)

    def ship(self, seat: int, kind: str, sector: str, n: int = 1) -> None:
        for _ in range(n):
            ship = unbuilt_ship(self.state, seat, SHIP_IDS.index(kind))
            self.state.put_ship(ship, self.number(sector))

    def no_ships(self, seat: int) -> None:
        for ship in range(seat * 18, seat * 18 + 18):
            if self.state.ship_at[ship] >= 0:
                self.state.take_ship(ship)

    def remove_npcs(self, sector: str) -> None:
        for ship in range(self.state.seats * 18, len(self.state.ship_at)):
            if self.state.ship_at[ship] == self.number(sector):
                self.state.take_ship(ship)

    def discovery(self, sector: str) -> None:
        self.state.marks[self.number(sector)] |= HAS_DISCOVERY

    def mark(self, sector: str, mark: int) -> None:
        self.state.marks[self.number(sector)] |= mark
        self.state.derive_portals()

    def cube(self, seat: int, sector: str, *squares: int, track: str = "") -> None:
        """Cubes on squares (from 1), taken from the track of their colour unless another is named."""
        for square in squares:
            colour = self.state.box.sector_squares[self.number(sector)][square - 1] % 4
            self.state.cubes_on[self.number(sector)] |= 1 << square - 1
            self.player(seat).cubes[RESOURCE_IDS.index(track) if track else colour] -= 1

    def tech(self, seat: int, *techs: str, track: str = "nano") -> None:
        """Technologies that the player has already; rare ones on the track that is named."""
        for name in techs:
            tech = TECH_IDS.index(name)
            category = self.state.box.tech_category[tech]
            place = TRACK_IDS.index(track) if category == RARE else category
            self.take_tile(tech)
            learn(self.state, seat, tech, place, self.table)

    def take_tile(self, tech: int) -> None:
        """One tile less, in the bag or on the tray."""
        bag, tray = self.state.tech_bag[:], self.state.tray[:]
        if bag[tech]:
            bag[tech] -= 1
        else:
            tray[tech] -= 1
        self.state.tech_bag, self.state.tray = bag, tray

    def tray(self, *techs: str) -> None:
        """Exactly these tiles lie on the tray; all others are in the bag."""
        bag, tray = self.state.tech_bag[:], self.state.tray[:]
        for tech in range(len(TECH_IDS)):
            bag[tech] += tray[tech]
            tray[tech] = 0
        for name in techs:
            bag[TECH_IDS.index(name)] -= 1
            tray[TECH_IDS.index(name)] += 1
        self.state.tech_bag, self.state.tray = bag, tray

    def part(self, seat: int, part: str, kind: str, space: int) -> None:
        """A part tile on a space (from 1) of a blueprint."""
        p = self.player(seat)
        tiles = p.tiles[:]
        tiles[SHIP_IDS.index(kind) * SPACES + space - 1] = PART_IDS.index(part)
        p.tiles = tiles
        derive_design(self.state, seat)

    def store(self, seat: int, *parts: str) -> None:
        """Ancient parts discovered in the past and stored."""
        pile, used = self.state.discovery_pile[:], self.state.discovery_used[:]
        for part in parts:
            kind = DISCOVERY_IDS.index("part_" + part)
            pile[kind] -= 1
            used[kind] += 1
            self.player(seat).stored = [*self.player(seat).stored, PART_IDS.index(part)]
        self.state.discovery_pile, self.state.discovery_used = pile, used

    def rich(self, seat: int, amount: int = 30) -> Player:
        self.player(seat).resources = [amount, amount, amount]
        return self.player(seat)

    def reputation(self, seat: int, *values: int) -> None:
        bag = self.state.reputation_bag[:]
        for value in values:
            bag[value] -= 1
        self.state.reputation_bag = bag
        self.player(seat).reputation = [*self.player(seat).reputation, *values]

    def allies(self, seat: int, other: int) -> None:
        """Relations made in the past, each with a materials cube."""
        for one, two in ((seat, other), (other, seat)):
            self.player(one).allies |= 1 << two
            self.player(one).cubes[0] -= 1

    # --- chance ---

    def chance(self, *outcomes: int) -> None:
        self.table.script = [*outcomes]

    def draws_sector(self, sector: str) -> int:
        """The outcome that turns up this sector."""
        ring = self.state.box.sector_ring[self.number(sector)]
        pool = [
            n
            for n in range(len(SECTOR_IDS))
            if self.state.sector_state[n] == IN_STACK and self.state.box.sector_ring[n] == ring
        ]
        return pool.index(self.number(sector))

    def draws_discovery(self, kind: str) -> int:
        """The outcome that turns up this discovery tile."""
        return sum(self.state.discovery_pile[: DISCOVERY_IDS.index(kind)])

    # --- playing ---

    def play(self, line: str) -> None:
        """Answers in notation, each legal; also where chance is drawn between them."""
        rest = line
        while rest:
            rest = self._play_part(rest)
        assert not any(self.table.script), "chance was expected and not drawn"

    def _play_part(self, line: str) -> str:
        """Give the longest legal answer that the line begins with."""
        best = ""
        for offer in self.offers():
            if (line == offer or line.startswith(offer + " ")) and len(offer) > len(best):
                best = offer
        self.match.answer(best or line)
        return line[len(best) :].strip()

    def offers(self) -> list[str]:
        return [GAME.notation(self.state, answer) for answer in self.state.legal()]

    def after(self, *answers: str) -> list[str]:
        """What would be on offer after these answers, given to a clone."""
        probe = self.state.clone()
        for answer in answers:
            texts = {GAME.notation(probe, legal): legal for legal in probe.legal()}
            assert answer in texts, f"{answer} is not among {list(texts)}"
            probe.apply(texts[answer], Table())
        return [GAME.notation(probe, legal) for legal in probe.legal()]

    def refuses(self, answer: str) -> None:
        """The answer is understood, refused, and leaves everything as it was."""
        before = self.state.packed()
        with pytest.raises(Illegal) as caught:
            self.match.answer(answer)
        assert caught.value.reason.key != "refusal-notation", "the answer is not even understood"
        assert self.state.packed() == before

    def settle(self) -> None:
        self.state.settle(self.table)

    def upkeep(self) -> None:
        """The Upkeep phase begins; stops at the first question."""
        self.state.frames = []
        self.state.push(F_GAME, -1, PHASE_UPKEEP, 0)
        self.any_tiles()
        self.settle()

    def any_tiles(self) -> None:
        """Cleanup may draw technologies: the first ones of the bag."""
        self.table.script = [0] * 40

    def check(self) -> None:
        check_state(self.state)

    # --- looking ---

    def question(self) -> str:
        return GAME.question(self.state)

    def asked(self) -> int:
        return self.state.actor()

    def stock(self, seat: int) -> list[int]:
        """Materials, science, money."""
        return self.player(seat).resources[:]

    def owner(self, sector: str) -> int:
        return self.state.owner[self.number(sector)]

    def cubes_in(self, sector: str) -> int:
        return self.state.cubes_on[self.number(sector)].bit_count()

    def ships_in(self, seat: int, sector: str) -> int:
        return self.state.ships_of(seat, self.number(sector))

    def kinds_in(self, seat: int, sector: str) -> list[str]:
        """The kinds of a player's ships in a sector."""
        ships = range(seat * 18, seat * 18 + 18)
        here = [ship for ship in ships if self.state.ship_at[ship] == self.number(sector)]
        return [SHIP_IDS[self.state.ship_kind(ship)] for ship in here]

    def value(self, seat: int, kind: str, field: int) -> int:
        """A value of a player's blueprint."""
        return self.player(seat).design[SHIP_IDS.index(kind) * DESIGN + field]

    def price(self, seat: int, what: str) -> int:
        side = self.state.box.species[self.player(seat).species]
        return self.state.box.build_cost[side.costs][BUILD_IDS.index(what)]

    def points(self, seat: int, source: str) -> int:
        return GAME.by_source(self.state)[seat].get(source, 0)

    def events(self, kind: int) -> list[Event]:
        return [event for event in self.match.table.events if event.kind == kind]

    def heard(self, rule: str) -> bool:
        return rule in self.table.rules


def zones_of(offers: list[str]) -> set[Axial]:
    """The coordinates of the zones among the offers."""
    found: set[Axial] = set()
    for offer in offers:
        if offer.startswith("zone "):
            q, r = offer.removeprefix("zone ").split(",")
            found.add((int(q), int(r)))
    return found
