"""Small positions for rule tests: a table on which a test puts what it needs, and dice that it dictates.

    scene = Scene(3)                            # three seats in turn order 0, 1, 2; no Centaurians, no parts
    scene.settle(0, "sol", 2)                   # two markers of seat 0 on Sol
    scene.fly(1, "cruiser1", "sol")             # a ship of seat 1 over it
    scene.begin(STEP_BATTLES, roll=[5, 6, 1])   # the course goes on from here, with these dice
    scene.play("hit 2:cruiser1")                # notation, of the seat that is asked unless one is named

Planets are laid out as they are asked for: `scene.hex("sol")` is a hex with Sol on it.
"""

from galaktyka.core.table import Event, LiveTable, ScriptedTable
from galaktyka.games.exodus.check import check_state
from galaktyka.games.exodus.choices import CHANCE_POLITICAL, F_GAME, STEP_ELECTION, STEP_VOTE
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import (
    CENTAURIAN_IDS,
    PARTS,
    PLANET_IDS,
    POLITICAL_IDS,
    ROCKETS,
    SHIP_IDS,
    SHIPS,
    TECH_IDS,
    UPGRADE_IDS,
)
from galaktyka.games.exodus.notation import SHIP_WORDS
from galaktyka.games.exodus.state import COUNCIL, NOWHERE, Player


class SceneTable(ScriptedTable):
    """Dice are dictated; a political card that no test has named is the first of the deck."""

    def draw(self, purpose: int, n: int) -> int:
        if purpose == CHANCE_POLITICAL and not self.script:
            return 0
        return super().draw(purpose, n)


class Scene:
    def __init__(self, seats: int = 3, **options: str) -> None:
        setting = GAME.setting(seats, 1, {"windows": "few", **options})
        self.setting = setting
        self.state: Position = GAME.new_state(setting, LiveTable(1))
        self.table = SceneTable([])
        self.laid: list[str] = []
        s = self.state
        s.order = list(range(seats))
        s.turn = 1
        s.centaurian = [0] * s.board.grid.size
        for seat in range(seats):
            self.strip(seat)
            for ship in range(SHIPS):
                s.place[seat * SHIPS + ship] = NOWHERE

    # --- the map ---

    def hex(self, name: str) -> int:
        """The hex of a planet, which is put on the map if it is not there; `home 0`, `council` too."""
        s = self.state
        if name == "council":
            return COUNCIL
        if name.startswith("home "):
            return s.home(int(name.split()[1]))
        planet = PLANET_IDS.index(name)
        if name not in self.laid:
            first = 1 + s.seats
            there = s.planet.index(planet) if planet in s.planet else -1
            free = next(
                h
                for h in range(first, len(s.planet))
                if PLANET_IDS[s.planet[h]] not in self.laid or h == there
            )
            planets = s.planet[:]
            if there >= 0:
                planets[there] = planets[free]
            planets[free] = planet
            s.planet = planets
            for h in (free, there):
                if h >= 0:
                    s.marker[h] = s.box.planet_value[planets[h]]
            self.laid.append(name)
        return s.planet.index(planet)

    def neighbour(self, hex_: int, direction: int) -> int:
        """The hex after a step in the numbered direction 1 … 6."""
        return self.state.board.steps[hex_ * 6 + direction - 1]

    def name(self, hex_: int) -> str:
        return self.state.hex_name(hex_)

    def settle(self, seat: int, name: str | int, markers: int) -> int:
        """Markers from the pool onto a planet."""
        hex_ = self.hex(name) if isinstance(name, str) else name
        self.state.settle_people(hex_, seat, markers)
        self.player(seat).pool -= markers
        return hex_

    def people(self, name: str | int, seat: int) -> int:
        return self.state.people(self.hex(name) if isinstance(name, str) else name, seat)

    def marker(self, name: str) -> int:
        return self.state.marker[self.hex(name)]

    def exhaust(self, *names: str) -> None:
        for name in names:
            self.state.marker[self.hex(name)] = 0

    def rocket(self, name: str, kind: str, count: int = 1) -> None:
        upgrade = UPGRADE_IDS.index(kind)
        self.state.rockets[self.hex(name) * ROCKETS + upgrade - PARTS] += count
        self.state.supply[upgrade] -= count

    # --- players ---

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def goods(self, seat: int) -> tuple[int, int, int]:
        p = self.player(seat)
        return p.cp, p.axinium, p.phasium

    def give(self, seat: int, cp: int = 0, axinium: int = 0, phasium: int = 0) -> None:
        p = self.player(seat)
        p.cp, p.axinium, p.phasium = cp, axinium, phasium

    def teach(self, seat: int, *technologies: str) -> None:
        for name in technologies:
            self.player(seat).techs |= 1 << TECH_IDS.index(name)
            self.player(seat).pool -= 1

    def knows(self, seat: int, technology: str) -> bool:
        return self.player(seat).has(TECH_IDS.index(technology))

    def fit(self, seat: int, type_: str, *parts: str) -> None:
        for part in parts:
            upgrade = UPGRADE_IDS.index(part)
            self.player(seat).fitted[SHIP_IDS.index(type_) * PARTS + upgrade] += 1
            self.state.supply[upgrade] -= 1

    def fitted(self, seat: int, type_: str) -> list[str]:
        first = SHIP_IDS.index(type_) * PARTS
        counts = self.player(seat).fitted
        return [UPGRADE_IDS[u] for u in range(PARTS) for _ in range(counts[first + u])]

    def strip(self, seat: int) -> None:
        fitted = self.player(seat).fitted
        for at in range(len(fitted)):
            self.state.supply[at % PARTS] += fitted[at]
            fitted[at] = 0

    def keep(self, seat: int, card: str) -> None:
        """A Centaurian card won earlier."""
        number = CENTAURIAN_IDS.index(card)
        self.player(seat).kept |= 1 << number
        for level in range(3):
            self.state.decks[level] &= ~(1 << number)

    def hold(self, *cards: str) -> None:
        """Laws and resolutions in force."""
        for card in cards:
            self.state.in_force.append(POLITICAL_IDS.index(card))
            self.state.deck &= ~(1 << POLITICAL_IDS.index(card))

    # --- ships ---

    def ship(self, seat: int, word: str) -> int:
        """A ship's number among all: `cruiser1` of a seat."""
        return seat * SHIPS + SHIP_WORDS.index(word[:-1]) * 2 + int(word[-1]) - 1

    def fly(self, seat: int, word: str, name: str | int, damage: int = 0, cargo: int = 0) -> int:
        ship = self.ship(seat, word)
        self.state.place[ship] = self.hex(name) if isinstance(name, str) else name
        self.state.damage[ship] = damage
        self.state.cargo[ship] = cargo
        self.player(seat).pool -= cargo
        return ship

    def where(self, seat: int, word: str) -> int:
        return self.state.place[self.ship(seat, word)]

    def damage(self, seat: int, word: str) -> int:
        return self.state.damage[self.ship(seat, word)]

    def cargo(self, seat: int, word: str) -> int:
        return self.state.cargo[self.ship(seat, word)]

    # --- chance ---

    def roll(self, *faces: int) -> None:
        self.table.script += [face - 1 for face in faces]

    def reveal_next(self, *cards: str) -> None:
        """These political cards are revealed next."""
        deck = self.state.deck
        for card in cards:
            number = POLITICAL_IDS.index(card)
            self.table.script.append((deck & ((1 << number) - 1)).bit_count())
            deck &= ~(1 << number)

    def meet_next(self, card: str) -> None:
        """This Centaurian card is revealed next."""
        number = CENTAURIAN_IDS.index(card)
        deck = self.state.decks[self.state.box.centaurian_level[number] - 1]
        self.table.script.append((deck & ((1 << number) - 1)).bit_count())

    # --- play ---

    def begin(self, step: int, position: int = 0, which: int = 1, roll: list[int] | None = None) -> None:
        """The course goes on from this step."""
        self.roll(*(roll or []))
        self.stop()
        self.state.frames = [F_GAME, -1, step, position, which, 0]
        self.state.settle(self.table)
        check_state(self.state)

    def stop(self) -> None:
        """Whatever secret question was pending is forgotten."""
        self.state.asked = 0
        self.state.sealed = []
        for player in self.state.players:
            player.secret = []

    def ask(self, kind: int, seat: int, *args: int) -> None:
        """One question alone; what follows is the election, which changes nothing by itself."""
        self.stop()
        self.state.frames = [F_GAME, -1, STEP_ELECTION, 0, 0, 0]
        self.state.push(kind, seat, *args)

    @property
    def question(self) -> str:
        return GAME.question(self.state)

    @property
    def seat(self) -> int:
        return self.state.actor()

    def legal(self, seat: int = -1) -> list[str]:
        s = self.state
        return [GAME.notation(s, answer) for answer in s.legal_for(s.actor() if seat < 0 else seat)]

    def play(self, text: str, seat: int = -1) -> None:
        s = self.state
        seat = s.actor() if seat < 0 else seat
        assert seat in s.actors(), f"seat {seat} is not asked"
        for answer in s.legal_for(seat):
            if GAME.notation(s, answer) == text:
                if s.asked:
                    s.seal(seat, answer, self.table)
                else:
                    s.apply(answer, self.table)
                check_state(s)
                return
        raise AssertionError(f"{text!r} is not offered to {self.question}: {self.legal(seat)}")

    def play_all(self, *texts: str, seat: int = -1) -> None:
        for text in texts:
            self.play(text, seat)

    def ballots(self, *ballots: tuple[int, str]) -> None:
        for seat, (cp, letter) in enumerate(ballots):
            self.play_all(f"bid {cp}", f"vote {letter}", seat=seat)

    def events(self, kind: int) -> list[Event]:
        return [event for event in self.table.events if event.kind == kind]


def voted() -> Scene:
    """Four seats after a vote: A gets 3, B gets 5 and is adopted, C nothing, and one ballot is void."""
    scene = Scene(4)
    for seat in range(4):
        scene.give(seat, cp=5)
    scene.reveal_next("exe_emergency_fund", "law_free_market", "exe_council_levy")
    scene.begin(STEP_VOTE)
    scene.ballots((3, "B"), (0, "B"), (2, "A"), (1, "several"))
    return scene


def elected() -> Scene:
    """The same table after the election: bids of 1, 0, 2 and 3."""
    scene = voted()
    scene.begin(STEP_ELECTION)
    for seat, bid in enumerate((1, 0, 2, 3)):
        scene.play(f"bid {bid}", seat)
    return scene
