"""Small positions for tests of combat: a galaxy without ships, on which a test puts its fleets.

    war = War("terran_directorate", "hydran_progress")
    war.lay("106", 0, -1)                              # beside the home of seat 0
    war.ships(0, "cruiser", 2, "106")
    war.ships(1, "interceptor", 1, "106")              # arrived later: the attacker
    war.design(1, "interceptor", cannons="yellow", initiative=3)
    war.begin("burst 5 blank")                         # faces of dice, in the order of rolling
    war.answer("attack")
    assert war.asked() == ("engage", 0)

Combat runs until somebody is asked, the dice run out, or the phase is over (`war.over`). Whatever else is
drawn comes from `war.table.bag`, or is the first of its kind.
"""

from galaktyka.core.table import ChanceError, Event, LiveTable, ScriptedTable
from galaktyka.games.eclipse.choices import (
    CHANCE_DIE,
    E_BATTLE,
    E_DESTROYED,
    E_REPUTATION,
    E_RETREAT,
    E_ROLL,
    F_GAME,
    PHASE_COMBAT,
    QUESTIONS,
)
from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import (
    CANNONS,
    COMPUTER,
    DESIGN,
    DICE_IDS,
    FIRST_SHIP,
    HULL,
    INITIATIVE,
    MISSILES,
    NOBODY,
    PART_IDS,
    PLAYER_SHIPS,
    SECTOR_IDS,
    SHIELD,
    SHIP_IDS,
    SHIPS_EACH,
    SPACES,
    TECH_IDS,
)
from galaktyka.games.eclipse.notation import write
from galaktyka.games.eclipse.rules import combat
from galaktyka.games.eclipse.rules.designs import derive_design
from galaktyka.games.eclipse.rules.discs import place_disc
from galaktyka.games.eclipse.state import HAS_DISCOVERY, NOWHERE, Player
from galaktyka.games.eclipse.targeting import FACE_NAMES

VALUES = {"initiative": INITIATIVE, "computer": COMPUTER, "shield": SHIELD, "hull": HULL}


def sector_of(id_: str) -> int:
    return SECTOR_IDS.index(id_)


class WarTable(ScriptedTable):
    """Dice by script; tiles by a list of numbers, each counted from the first of what is left."""

    def __init__(self, dice: str) -> None:
        super().__init__([FACE_NAMES.index(word) for word in dice.split()])
        self.bag: list[int] = []

    def draw(self, purpose: int, n: int) -> int:
        if purpose == CHANCE_DIE:
            return super().draw(purpose, n)
        return self.bag.pop(0) if self.bag else 0


class War:
    def __init__(self, *species: str, portals: bool = False, advanced: bool = False) -> None:
        variant = "advanced" if advanced else "normal"
        options = {"species": ",".join(species), "warp_portals": "true" if portals else "false"}
        options |= dict.fromkeys(("ancient", "guardian", "gcds"), variant)
        chance = LiveTable(1)
        state = GAME.new_state(GAME.setting(len(species), 1, options), chance)
        state.settle(chance)
        assert isinstance(state, Position)
        self.s = state
        self.table = WarTable("")
        for ship, sector in enumerate(state.ship_at):
            if sector != NOWHERE:
                state.take_ship(ship)
        for sector in state.placed:
            state.marks[sector] &= ~HAS_DISCOVERY
        del state.frames[6:]
        state.set_arg(0, PHASE_COMBAT)

    # --- putting things on the table ---

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def lay(self, id_: str, q: int, r: int, rotation: int = 0) -> int:
        """Put a sector on the board as if it had been drawn from its stack."""
        sector = sector_of(id_)
        stacks = self.s.stacks[:]
        stacks[self.s.box.sector_ring[sector]] -= 1
        self.s.stacks = stacks
        self.s.lay(sector, q, r, rotation)
        return sector

    def control(self, seat: int, id_: str, *squares: int) -> None:
        """A disc of the seat, with cubes on these squares; grey and orbital cubes come from science."""
        place_disc(self.s, seat, sector_of(id_), self.table)
        for square in squares:
            printed = self.s.box.sector_squares[sector_of(id_)]
            track = printed[square] % 4 if square < len(printed) else 1
            self.player(seat).cubes[1 if track == 3 else track] -= 1
            self.s.cubes_on[sector_of(id_)] |= 1 << square

    def ships(self, seat: int, kind: str, count: int, id_: str) -> list[int]:
        first = seat * SHIPS_EACH
        place = SHIP_IDS.index(kind)
        free = [
            ship
            for ship in range(first + FIRST_SHIP[place], first + FIRST_SHIP[place + 1])
            if self.s.ship_at[ship] == NOWHERE
        ]
        for ship in free[:count]:
            self.s.put_ship(ship, sector_of(id_))
        return free[:count]

    def npcs(self, kind: str, count: int, id_: str) -> list[int]:
        first = self.s.seats * SHIPS_EACH
        kinds = self.s.box.npc_kind
        of_kind = [first + i for i in range(len(kinds)) if kinds[i] == SHIP_IDS.index(kind)]
        free = [ship for ship in of_kind if self.s.ship_at[ship] == NOWHERE]
        for ship in free[:count]:
            self.s.put_ship(ship, sector_of(id_))
        return free[:count]

    def design(self, seat: int, kind: str, cannons: str = "", missiles: str = "", **values: int) -> None:
        """Give a type of ship exactly these values, whatever its parts."""
        design = self.player(seat).design[:]
        start = SHIP_IDS.index(kind) * DESIGN
        for i in range(start + INITIATIVE, start + DESIGN):
            design[i] = 0
        for name, amount in values.items():
            design[start + VALUES[name]] = amount
        for weapon, colours in ((CANNONS, cannons), (MISSILES, missiles)):
            for colour in colours.split():
                design[start + weapon + DICE_IDS.index(colour)] += 1
        self.player(seat).design = design

    def parts(self, seat: int, kind: str, **spaces: str) -> None:
        """Put part tiles on spaces of a blueprint, counted from 1: s4="plasma_missile"."""
        tiles = self.player(seat).tiles[:]
        for space, part in spaces.items():
            tiles[SHIP_IDS.index(kind) * SPACES + int(space[1:]) - 1] = PART_IDS.index(part)
        self.player(seat).tiles = tiles
        derive_design(self.s, seat)

    def learn(self, seat: int, tech: str) -> None:
        self.player(seat).techs |= 1 << TECH_IDS.index(tech)

    def unarm(self, seat: int) -> None:
        """No ship of the seat can shoot."""
        for kind in range(PLAYER_SHIPS):
            self.design(seat, SHIP_IDS[kind])

    # --- playing ---

    def begin(self, dice: str = "") -> "War":
        self.more(dice)
        combat.begin(self.s, self.table)
        self._run()
        return self

    def more(self, dice: str) -> "War":
        """Dice for what comes next."""
        self.table.script.extend([FACE_NAMES.index(word) for word in dice.split()])
        return self

    def _run(self) -> None:
        """Go on until somebody is asked or the dice run out."""
        try:
            while self.s.top() != F_GAME:
                if self.s.advance(self.table):
                    return
        except ChanceError:
            return

    @property
    def over(self) -> bool:
        return self.s.top() == F_GAME

    def asked(self) -> tuple[str, int]:
        """The pending question and the seat that is asked."""
        return QUESTIONS[self.s.top()], self.s.actor()

    def offers(self) -> list[str]:
        return [write(self.s, answer) for answer in self.s.legal()]

    def answer(self, *texts: str) -> None:
        for text in texts:
            offered = {write(self.s, answer): answer for answer in self.s.legal()}
            assert len(offered) == len(self.s.legal())
            assert text in offered, f"{text}: {self.asked()} offers {list(offered)}"
            try:
                self.s.act(offered[text], self.table)
            except ChanceError:
                return
            self._run()

    def decline_all(self) -> "War":
        """Nobody keeps, bombs or conquers anything any more."""
        while not self.over:
            self.answer("decline")
        return self

    # --- looking ---

    def events(self, kind: int) -> list[Event]:
        return [event for event in self.table.events if event.kind == kind]

    def battles(self) -> list[tuple[str, int, int]]:
        """Sector, attacker, defender of every battle fought."""
        return [(SECTOR_IDS[event.a], event.b, event.c) for event in self.events(E_BATTLE)]

    def rolls(self) -> list[tuple[int, str]]:
        """Owner and type of every volley, in order; one entry for dice rolled together."""
        found: list[tuple[int, str]] = []
        for event in self.table.events:
            if event.kind == E_ROLL:
                volley = (event.seat, SHIP_IDS[event.a])
                if not found or found[-1] != volley:
                    found.append(volley)
        return found

    def destroyed(self) -> list[int]:
        return [event.a for event in self.events(E_DESTROYED)]

    def draws(self) -> list[tuple[int, int, int]]:
        """Seat, tiles drawn, tiles kept of every draw of reputation."""
        return [(event.seat, event.a, event.b) for event in self.events(E_REPUTATION)]

    def flights(self) -> list[tuple[int, str, str, int]]:
        """Seat, type, sector, 1 when done, of every step of a retreat."""
        return [(e.seat, SHIP_IDS[e.a], SECTOR_IDS[e.b], e.c) for e in self.events(E_RETREAT)]

    def at(self, ship: int) -> str:
        sector = self.s.ship_at[ship]
        return SECTOR_IDS[sector] if sector != NOWHERE else ""

    def owner(self, id_: str) -> int:
        return self.s.owner[sector_of(id_)]

    def free(self, id_: str) -> bool:
        return self.owner(id_) == NOBODY
