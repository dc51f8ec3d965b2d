"""Small positions for rule tests: a table in the action phase on which a test puts what it needs.

    scene = Scene("terrans", "xenos")           # two seats, default board, round 1, seat 0 to move
    scene.put(0, MINE, (0, 0))                  # structures by axial coordinates or hex name
    scene.player(0).ore = 5
    scene.play("build mine 3A4")                # a line of notation, refused with the reason if illegal
    assert scene.points(0, "round_1") == 2
"""

from galaktyka.core.game import Setting
from galaktyka.core.match import Match
from galaktyka.core.table import ScriptedTable
from galaktyka.core.words import Illegal
from galaktyka.games.gaia.check import check_state
from galaktyka.games.gaia.choices import F_GAME, F_TURN, PHASE_ACTIONS
from galaktyka.games.gaia.components import (
    FACTION_IDS,
    GAIAFORMER,
    LAYOUT_1_2,
    ROUND_TILE_IDS,
    SPACE,
    STATION,
    standard_box,
)
from galaktyka.games.gaia.flow import Position
from galaktyka.games.gaia.game import GAME
from galaktyka.games.gaia.layout import custom_text, grid_of
from galaktyka.games.gaia.opening import take_faction
from galaktyka.games.gaia.rules.ground import place_station, settle_on
from galaktyka.games.gaia.state import SOURCES, Board, Player

TILES = "custom:{order}|0.1.2.3.4.5.6.7.8|0.1.2.3.4.5|1|9.8.7.6.5.4|2.4|{boosters}"
"""Tech tiles by number under the areas and on the free slots, advanced tiles 0–5, token 8 VP + QIC on
Terraforming, round tiles big_2, big_1, gaia_4, gaia_3, trading_4, trading_3, final tiles types and sectors."""


def world(planets: dict[tuple[int, int], int]) -> str:
    """A board of seven sectors with these planets only, for the option `board`; the middle is (0, 0)."""
    slots = standard_box().layout_slots(LAYOUT_1_2)
    grid = grid_of(slots)
    printed = [SPACE] * grid.size
    for (q, r), planet in planets.items():
        assert grid.find(q, r) >= 0, f"({q}, {r}) lies outside the board"
        printed[grid.find(q, r)] = planet
    numbers = [str(n + 1) for n in range(len(slots))]
    return custom_text(Board(slots, [], grid, [], printed, numbers))


class HearingTable(ScriptedTable):
    """A scripted table that also remembers which rules were at work."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(script)
        self.rules: list[str] = []

    def rule(self, name: str) -> None:
        self.rules.append(name)


class Scene:
    """A position of two to four seats in which seat 0 is to move."""

    def __init__(self, *factions: str, empty_map: bool = False, round_tile: str = "rs_big_1", **options: str) -> None:
        seats = len(factions)
        order = ".".join([str(seat) for seat in range(seats)])
        boosters = ".".join([str(b) for b in range(seats + 3)])
        options.setdefault("tiles", TILES.format(order=order, boosters=boosters))
        self.setting: Setting = GAME.setting(seats, 0, options)
        self.table = HearingTable([])
        self.match = Match(GAME, self.setting, automate=False, table=self.table)
        self.state: Position = GAME.new_state(self.setting, self.table)
        self.match.state = self.state
        self.state.frames = []
        self.state.push(F_GAME, -1, PHASE_ACTIONS, 1 % seats)
        for seat, faction in enumerate(factions):
            take_faction(self.state, seat, FACTION_IDS.index(faction), self.table)
        self.state.round = 1
        self.state.round_tiles[0] = ROUND_TILE_IDS.index(round_tile)
        for seat in range(seats):
            self.state.players[seat].booster = self.state.boosters.pop(0)
        if empty_map:
            self.state.planet = [SPACE] * self.state.board.grid.size
        self.turn(0)

    # --- laying out ---

    def turn(self, seat: int, main_done: bool = False) -> None:
        """It is this seat's turn."""
        while self.state.top() != F_GAME:
            self.state.pop()
        self.state.push(F_TURN, seat, 1 if main_done else 0)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hex(self, where: str | tuple[int, int]) -> int:
        board = self.state.board
        return board.names.index(where) if isinstance(where, str) else board.grid.find(*where)

    def name(self, where: str | tuple[int, int]) -> str:
        return self.state.board.names[self.hex(where)]

    def planet(self, where: str | tuple[int, int], planet: int) -> None:
        """Change the planet of a hex (only for hexes that carry one on the board, or with `empty_map`)."""
        self.state.change_planet(self.hex(where), planet)

    def put(self, seat: int, kind: int, *places: str | tuple[int, int], planet: int | None = None) -> None:
        """Structures of a player; on an empty hex also a planet (the home type unless given)."""
        for where in places:
            hex_ = self.hex(where)
            if kind == STATION:
                place_station(self.state, seat, hex_, self.table)
                continue
            home = self.state.box.factions[self.player(seat).faction].home
            if planet is not None or self.state.planet[hex_] == SPACE:
                self.state.change_planet(hex_, home if planet is None else planet)
            if kind == GAIAFORMER:
                self.state.structure[hex_], self.state.owner[hex_] = GAIAFORMER, seat
                continue
            settle_on(self.state, seat, hex_, kind, self.state.owner[hex_] not in (-1, seat), self.table)

    def rich(self, seat: int) -> Player:
        """Enough of everything."""
        p = self.player(seat)
        p.credits, p.ore, p.knowledge, p.qic = 30, 15, 15, 10
        p.bowl1, p.bowl2, p.bowl3 = 0, 4, 8
        return p

    # --- playing ---

    def offers(self) -> list[str]:
        """The notation of every legal answer."""
        return [GAME.notation(self.state, answer) for answer in self.state.legal()]

    def play(self, line: str, *places: str | tuple[int, int]) -> None:
        """Answers in notation, each legal; forced questions are asked too. `{}` stands for a place."""
        self.match.automate = False
        self.match.answer(line.format(*[self.name(where) for where in places]))
        assert self.match.state is self.state or isinstance(self.match.state, Position)
        self.state = self._now()

    def _now(self) -> Position:
        state = self.match.state
        assert isinstance(state, Position)
        return state

    def refuses(self, line: str, *places: str | tuple[int, int]) -> bool:
        """Whether the line is understood but not allowed; the position stays as it is."""
        before = self.state
        self.match.state = before.clone()
        try:
            self.match.answer(line.format(*[self.name(where) for where in places]))
        except Illegal as refusal:
            return refusal.reason.key != "refusal-notation"
        finally:
            self.match.state = before
        return False

    def phase(self, phase: int) -> None:
        """Begin a phase of the round, for all players, and go on until somebody must answer."""
        self.state.frames = []
        self.state.push(F_GAME, -1, phase, 0)
        self.settle()

    def settle(self) -> None:
        self.state.settle(self.table)

    def question(self) -> str:
        return GAME.question(self.state)

    def asked(self) -> int:
        return self.state.actor()

    def check(self) -> None:
        check_state(self.state)

    # --- looking ---

    def offered_places(self) -> set[tuple[int, int]]:
        """The hexes among the legal answers, by coordinates."""
        board = self.state.board
        return {board.grid.cells[board.names.index(offer)] for offer in self.offers() if offer in board.names}

    def points(self, seat: int, source: str) -> int:
        return self.player(seat).sources[SOURCES.index(source)]

    def bowls(self, seat: int) -> list[int]:
        p = self.player(seat)
        return [p.bowl1, p.bowl2, p.bowl3]
