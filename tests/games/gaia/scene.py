"""Small positions for rule tests: a table in the action phase on which a test puts what it needs.

    scene = Scene("terrans", "xenos")           # two seats, default board, round 1, seat 0 to move
    scene.put(0, MINE, (0, 0))                  # structures by axial coordinates or hex name
    scene.player(0).ore = 5
    scene.play("build mine 3A4")                # a line of notation, refused with the reason if illegal
    assert scene.points(0, "round_1") == 2

`galaxy` draws a board of its own, for tests that need planets at given distances:

    scene = Scene("terrans", "xenos", board=galaxy({(0, 0): "r", (1, 0): "d"}))
    scene.play("build mine", (1, 0))
"""

import pytest

from galaktyka.core.game import Setting
from galaktyka.core.hexes import Axial
from galaktyka.core.match import Match
from galaktyka.core.table import LiveTable, ScriptedTable, Table
from galaktyka.core.words import Illegal
from galaktyka.games.gaia.check import check_state
from galaktyka.games.gaia.choices import F_GAME, F_TURN, PHASE_ACTIONS, PHASE_END, PHASE_INCOME
from galaktyka.games.gaia.components import standard_box
from galaktyka.games.gaia.flow import Position
from galaktyka.games.gaia.game import GAME
from galaktyka.games.gaia.ids import (
    ADVANCED_IDS,
    BOOSTER_IDS,
    FACTION_IDS,
    FEDERATION_IDS,
    GAIA_PROJECT,
    GAIAFORMER,
    LAYOUT_1_2,
    ROUND_TILE_IDS,
    SPACE,
    STATION,
    TECH_IDS,
    TRACK_IDS,
)
from galaktyka.games.gaia.layout import CUSTOM, RING_CELLS
from galaktyka.games.gaia.opening import take_faction
from galaktyka.games.gaia.rules.ground import place_station, settle_on
from galaktyka.games.gaia.state import FAR, SOURCES, Player

TILES = "custom:{order}|0.1.2.3.4.5.6.7.8|0.1.2.3.4.5|1|9.8.7.6.5.4|2.4|{boosters}"
"""Tech tiles by number under the areas and on the free slots, advanced tiles 0–5, token 8 VP + QIC on
Terraforming, round tiles big_2, big_1, gaia_4, gaia_3, trading_4, trading_3, final tiles types and sectors.
"""


def galaxy(planets: dict[Axial, str]) -> str:
    """The option `board` for seven sectors, numbered 1–7 like the slots, with these planets and no others.

    Letters: r terra, o oxide, v volcanic, d desert, s swamp, t titanium, i ice, m transdim, g gaia.
    """
    parts: list[str] = []
    rest = dict(planets)
    for number, (q, r) in enumerate(standard_box().layout_slots(LAYOUT_1_2)):
        letters = "".join([rest.pop((q + dq, r + dr), "e") for dq, dr in RING_CELLS])
        parts.append(f"{number + 1}@{q},{r}={letters}")
    assert not rest, f"{rest} are not on the map"
    return CUSTOM + ";".join(parts)


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
    """A position of two to four seats in which seat 0 is to move."""

    def __init__(
        self, *factions: str, empty_map: bool = False, round_tile: str = "rs_big_1", **options: str
    ) -> None:
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
            self.state.players[seat].reach = [FAR] * len(self.state.board.planet_hexes)
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
        found = board.names.index(where) if isinstance(where, str) else board.grid.find(*where)
        assert found >= 0, f"{where} is not on the map"
        return found

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

    def level(self, seat: int, track: str, level: int) -> None:
        """The marker stands here, as if the levels below had been gained long ago."""
        p = self.player(seat)
        p.research[TRACK_IDS.index(track)] = level
        if TRACK_IDS.index(track) == GAIA_PROJECT:
            more = self.state.box.gaiaformers[level] - p.gaiaformers
            p.gaiaformers += more
            p.gaiaformers_ready += more

    def tech(self, seat: int, *tiles: str) -> None:
        for tile in tiles:
            self.player(seat).techs |= 1 << TECH_IDS.index(tile)

    def advanced(self, seat: int, tile: str, over: str) -> None:
        """An advanced tile over a standard one."""
        p = self.player(seat)
        self.tech(seat, over)
        p.covered |= 1 << TECH_IDS.index(over)
        p.advanced |= 1 << ADVANCED_IDS.index(tile)
        p.covers.extend((ADVANCED_IDS.index(tile), TECH_IDS.index(over)))

    def token(self, seat: int, kind: str, green: bool = True) -> None:
        """A federation token gained in the past."""
        number = FEDERATION_IDS.index(kind)
        self.player(seat).tokens.append(2 * number + (1 if green else 0))
        self.state.tokens_left[number] -= 1

    def booster(self, seat: int, booster: str) -> None:
        """Exchange the booster for this one."""
        number = BOOSTER_IDS.index(booster)
        if number in self.state.boosters:
            self.state.boosters.remove(number)
        self.state.boosters.append(self.player(seat).booster)
        self.player(seat).booster = number

    def bowl(self, seat: int, one: int, two: int, three: int) -> None:
        p = self.player(seat)
        p.bowl1, p.bowl2, p.bowl3 = one, two, three

    def round_tile(self, tile: str, round_: int = 1) -> None:
        """It is this round, and this is its scoring tile."""
        self.state.round = round_
        tiles = self.state.round_tiles[:]
        tiles[round_ - 1] = ROUND_TILE_IDS.index(tile)
        self.state.round_tiles = tiles

    def income_phase(self) -> None:
        """Phase I begins now, for all players; stops at the first question."""
        self.state.frames = []
        self.state.push(F_GAME, -1, PHASE_INCOME, 0)
        self.settle()

    def gaia_phase(self) -> None:
        """All income was taken: phase II begins now."""
        self.state.frames = []
        self.state.push(F_GAME, -1, PHASE_INCOME, len(self.state.turn_order))
        self.settle()

    # --- playing ---

    def offers(self) -> list[str]:
        """The notation of every legal answer."""
        return [GAME.notation(self.state, answer) for answer in self.state.legal()]

    def after(self, verb: str) -> list[str]:
        """The notation of what would be on offer after this answer; nothing if it is not on offer itself."""
        for answer in self.state.legal():
            if GAME.notation(self.state, answer) == verb:
                probe = self.state.clone()
                probe.apply(answer, Table())
                return [GAME.notation(probe, a) for a in probe.legal()]
        return []

    def places(self, verb: str) -> list[Axial]:
        """Where this action could take place, by axial coordinates in reading order."""
        board = self.state.board
        return sorted(
            [board.grid.cells[board.names.index(name)] for name in self.after(verb) if name in board.names]
        )

    def refuses(self, *parts: str | Axial, because: str = "") -> None:
        """The line is refused (for this reason) and leaves everything as it was."""
        before = self.state.packed()
        with pytest.raises(Illegal) as caught:
            self.play(*parts)
        self.state = self._now()
        assert self.state.packed() == before
        if because:
            assert caught.value.reason.key == because
        else:
            assert caught.value.reason.key != "refusal-notation", "the line is not even understood"

    def play(self, *parts: str | Axial) -> None:
        """Answers in notation, each legal; forced questions too. Hexes may be given by coordinates."""
        line = " ".join([part if isinstance(part, str) else self.name(part) for part in parts])
        self.match.automate = False
        self.match.answer(line)
        assert self.match.state is self.state or isinstance(self.match.state, Position)
        self.state = self._now()

    def _now(self) -> Position:
        state = self.match.state
        assert isinstance(state, Position)
        return state

    def settle(self) -> None:
        self.state.settle(self.table)

    def question(self) -> str:
        return GAME.question(self.state)

    def asked(self) -> int:
        return self.state.actor()

    def check(self) -> None:
        check_state(self.state)

    def end_phase(self) -> None:
        """All rounds are over: the final scoring."""
        self.state.frames = []
        self.state.push(F_GAME, -1, PHASE_END, 0)
        self.settle()

    # --- looking ---

    def offered_places(self) -> set[Axial]:
        """The hexes among the legal answers, by coordinates."""
        board = self.state.board
        return {board.grid.cells[board.names.index(offer)] for offer in self.offers() if offer in board.names}

    def points(self, seat: int, source: str) -> int:
        return self.player(seat).sources[SOURCES.index(source)]

    def bowls(self, seat: int) -> list[int]:
        p = self.player(seat)
        return [p.bowl1, p.bowl2, p.bowl3]

    def goods(self, seat: int) -> list[int]:
        """Credits, ore, knowledge, QIC."""
        p = self.player(seat)
        return [p.credits, p.ore, p.knowledge, p.qic]
