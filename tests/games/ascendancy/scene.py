"""Small positions for rule tests: a table on which a test puts what it needs, and dice that it dictates.

    scene = Scene()                                  # Federation, Klingons, Romulans on seats 0, 1, 2
    scene.link("earth", "ardana", 2)                 # a lane of two sectors to a disc that is put on the map
    scene.ships(0, "ardana", 3)                      # three single ships of seat 0
    scene.command(0)                                 # the Command Phase of seat 0
    scene.roll(5, 6, 1)                              # dice, in the order in which they will be rolled
    scene.play("ship ardana", "impulse", "go L1.2")  # notation, of the seat that is asked

Lanes are called L1, L2 … in the order in which a test lays them.
"""

from galaktyka.core.table import ChanceError, Event, LiveTable, ScriptedTable
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids, opening
from galaktyka.games.ascendancy.check import check_state
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.places import place_word
from galaktyka.games.ascendancy.players import Player
from galaktyka.games.ascendancy.rules.projects import unseen_deck
from galaktyka.games.ascendancy.state import DONE, FACE_UP, NOWHERE, PROJECT

FEDERATION, KLINGONS, ROMULANS = range(3)
DICE = (c.CHANCE_HAZARD, c.CHANCE_BATTLE, c.CHANCE_INVASION, c.CHANCE_HEGEMONY)


class SceneTable(ScriptedTable):
    """Dice are dictated; discs and cards are dictated by name, and the first ones where none is named."""

    def __init__(self, state: Position) -> None:
        super().__init__([])
        self.state = state
        self.discs: list[str] = []
        self.cards: list[str] = []
        self.advancements: list[str] = []
        self.lengths: list[int] = []

    def draw(self, purpose: int, n: int) -> int:
        s = self.state
        found = -1
        if purpose == c.CHANCE_SYSTEMS and self.discs:
            wanted = ids.SYSTEM_IDS.index(self.discs.pop(0))
            lowest, highest = ids.FIRST_PLANET, ids.FIRST_PHENOMENON if s.starters else ids.SYSTEMS
            left = [disc for disc in range(lowest, highest) if s.stack >> disc & 1]
            found = left.index(wanted)
        elif purpose == c.CHANCE_EXPLORATION and self.cards:
            found = sum(s.bag[: ids.EXPLORATION_IDS.index(self.cards.pop(0))])
        elif purpose == c.CHANCE_DECKS and self.advancements:
            deck = unseen_deck(s, s.actor())
            found = deck.index(ids.ADVANCEMENT_IDS.index(self.advancements.pop(0)))
        elif purpose == c.CHANCE_LANE and self.lengths:
            found = s.box.lane_die.index(self.lengths.pop(0))
        elif purpose not in DICE and not self.script:
            found = 0
        if found < 0:
            return super().draw(purpose, n)
        self.outcomes.append(found)
        return found


class Scene:
    def __init__(self, seats: int = 3, civs: tuple[int, ...] = (0, 1, 2), **options: str) -> None:
        self.setting = GAME.setting(seats, 1, options)
        self.state: Position = GAME.empty_state(self.setting)
        self.table = SceneTable(self.state)
        s = self.state
        for seat in range(seats):
            s.players[seat].civ = civs[seat]
        opening.lay_table(s, LiveTable(1))
        s.starters = 0
        s.round = 1
        s.order = list(range(seats))
        s.shown = (1 << seats) - 1
        for seat in range(seats):
            s.players[seat].card = seat + 1
            s.players[seat].goods = [0, 0, 0]

    # --- the map ---

    def sector(self, word: str) -> int:
        """`earth`, or `L2.3` for the third sector of the second lane."""
        if word in ids.SYSTEM_IDS:
            return ids.SYSTEM_IDS.index(word)
        lane, place = word[1:].split(".")
        return self.state.chart.sector(int(lane) - 1, int(place) - 1)

    def link(self, start: str, end: str, length: int = 2) -> str:
        """A lane between two discs, whose places on the map do not matter to the test."""
        s = self.state
        chart = s.chart.clone()
        for word in (start, end):
            disc = ids.SYSTEM_IDS.index(word)
            if not chart.is_placed(disc):
                chart.put_disc(disc, 100_000 * disc, 100_000)
                s.stack &= ~(1 << disc)
        lane = chart.put_lane(ids.SYSTEM_IDS.index(start), ids.SYSTEM_IDS.index(end), length, -1)
        chart.put_segment(lane, -90_000, 3_000 * lane, -80_000, 3_000 * lane)
        self.use(chart)
        return f"L{lane + 1}"

    def discover(self, start: str, end: str, length: int = 2, spot: int = -1) -> str:
        """A disc found from another one, at a place where both lane and disc fit."""
        s = self.state
        chart = s.chart.clone()
        here, there = ids.SYSTEM_IDS.index(start), ids.SYSTEM_IDS.index(end)
        spot = chart.open_list(here, length)[0] if spot < 0 else spot
        lane = chart.lay_open(here, length, spot)
        chart.place_disc(lane, 1, spot, there)
        s.stack &= ~(1 << there)
        self.use(chart)
        return f"L{lane + 1}"

    def open(self, start: str, length: int = 2, spot: int = -1) -> str:
        """An open lane; a test puts ships on it before the next answer."""
        chart = self.state.chart.clone()
        here = ids.SYSTEM_IDS.index(start)
        lane = chart.lay_open(here, length, chart.open_list(here, length)[0] if spot < 0 else spot)
        self.use(chart)
        return f"L{lane + 1}"

    def use(self, chart: object) -> None:
        s = self.state
        s.chart = chart  # type: ignore[assignment]
        size = (ids.SYSTEMS + ids.LONGEST_LANE * len(s.chart.lane_length)) * s.seats
        s.ships += [0] * (size - len(s.ships))

    def lanes(self) -> int:
        return len([length for length in self.state.chart.lane_length if length])

    # --- systems ---

    def control(self, seat: int, word: str, nodes: str = "", open_nodes: str = "") -> int:
        """A system of a seat, with nodes such as `PRC`."""
        disc = ids.SYSTEM_IDS.index(word)
        self.state.control[disc] = seat
        self.nodes(word, nodes, open_nodes)
        return disc

    def nodes(self, word: str, nodes: str, open_nodes: str = "") -> None:
        disc = ids.SYSTEM_IDS.index(word)
        for k in range(3):
            self.state.nodes[disc * 6 + k] = nodes.count("PRC"[k])
            self.state.nodes[disc * 6 + 3 + k] = open_nodes.count("PRC"[k])

    def nodes_of(self, word: str) -> str:
        """All nodes of a system: `PR`, those on open slots after a `+`."""
        first = ids.SYSTEM_IDS.index(word) * 6
        own = "".join(["PRC"[k] * self.state.nodes[first + k] for k in range(3)])
        others = "".join(["PRC"[k] * self.state.nodes[first + 3 + k] for k in range(3)])
        return f"{own}+{others}" if others else own

    def controller(self, word: str) -> int:
        return self.state.control[ids.SYSTEM_IDS.index(word)]

    def base(self, owner: int, word: str) -> None:
        """A starbase; its controller has the command for it."""
        disc = ids.SYSTEM_IDS.index(word)
        self.state.base[disc] = owner
        self.state.players[owner].bases -= 1
        if self.state.control[disc] >= 0:
            self.state.players[self.state.control[disc]].ready += 1

    def independent(self, word: str, level: int, nodes: str, open_nodes: str = "") -> None:
        self.state.level[ids.SYSTEM_IDS.index(word)] = level
        self.nodes(word, nodes, open_nodes)

    def lay_card(self, word: str, card: str) -> None:
        """An Exploration card face up on a system."""
        disc, number = ids.SYSTEM_IDS.index(word), ids.EXPLORATION_IDS.index(card)
        self.state.lying[disc] = number
        self.state.known[disc] = FACE_UP
        self.state.bag[number] -= 1

    # --- ships ---

    def ships(self, seat: int, word: str, count: int) -> None:
        """So many single ships of a seat in a sector, from or to the pool."""
        sector = self.sector(word)
        change = count - self.state.singles_in(sector, seat)
        self.state.put(sector, seat, change)
        self.state.players[seat].pool -= change

    def fleet(self, seat: int, number: int, side: str, size: int, word: str) -> int:
        """A fleet on card 1 … 3, side `a` or `b`."""
        s = self.state
        card = s.players[seat].civ * 3 + number - 1
        s.fleet_side[card] = "ab".index(side)
        s.fleet_size[card] = size
        s.fleet_place[card] = self.sector(word)
        s.put(self.sector(word), seat, size)
        s.players[seat].pool -= size
        return card

    def count(self, seat: int, word: str) -> int:
        """All ships of a seat in a sector."""
        return self.state.ships_in(self.sector(word), seat)

    def singles(self, seat: int, word: str) -> int:
        return self.state.singles_in(self.sector(word), seat)

    def fleet_size(self, seat: int, number: int) -> int:
        return self.state.fleet_size[self.state.players[seat].civ * 3 + number - 1]

    def fleet_at(self, seat: int, number: int) -> str:
        place = self.state.fleet_place[self.state.players[seat].civ * 3 + number - 1]
        return "" if place == NOWHERE else "warp" if place < 0 else place_word(place)

    def warp(self, seat: int, word: str, tokens: int = 1) -> None:
        """A single ship in warp."""
        self.state.warp += [seat, self.sector(word), tokens, c.SINGLE]
        self.state.players[seat].pool -= 1

    # --- players ---

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def give(self, seat: int, production: int = 0, research: int = 0, culture: int = 0) -> None:
        self.player(seat).goods = [production, research, culture]

    def goods(self, seat: int) -> tuple[int, int, int]:
        production, research, culture = self.player(seat).goods
        return production, research, culture

    def teach(self, seat: int, *cards: str) -> None:
        """Completed advancements, whoever's deck they come from."""
        for word in cards:
            card = ids.ADVANCEMENT_IDS.index(word)
            self.state.card_at[card] = DONE
            self.state.card_of[card] = seat
            if self.state.box.advancement_icons[card] & ids.COMMAND_ICON:
                self.player(seat).ready += 1
        self.state.derive_power(seat)

    def project(self, seat: int, word: str, tokens: int = 0) -> None:
        card = ids.ADVANCEMENT_IDS.index(word)
        self.state.card_at[card] = PROJECT
        self.state.card_of[card] = seat
        self.state.card_tokens[card] = tokens

    def tokens(self, word: str) -> int:
        return self.state.card_tokens[ids.ADVANCEMENT_IDS.index(word)]

    def card_at(self, word: str) -> int:
        return self.state.card_at[ids.ADVANCEMENT_IDS.index(word)]

    def owner(self, word: str) -> int:
        return self.state.card_of[ids.ADVANCEMENT_IDS.index(word)]

    def agree(self, owner: int, number: int, holder: int, ready: bool = True) -> int:
        """An agreement of one player lies with another."""
        agreement = self.player(owner).civ * 3 + number - 1
        self.state.holder[agreement] = holder
        if not ready:
            self.state.face_down |= 1 << agreement
        return agreement

    def holder(self, owner: int, number: int) -> int:
        return self.state.holder[self.player(owner).civ * 3 + number - 1]

    # --- chance ---

    def roll(self, *faces: int) -> None:
        self.table.script += [face - 1 for face in faces]

    # --- play ---

    def turn(self, seat: int, stage: int) -> None:
        """The turn of a seat goes on from here."""
        s = self.state
        s.frames = []
        s.push(c.F_GAME, -1, c.STEP_TURNS, s.order.index(seat) + 1)
        s.begin_turn(seat)
        s.push(c.F_TURN, seat, stage)
        s.settle(self.table)
        check_state(s)

    def build(self, seat: int) -> None:
        self.turn(seat, c.TURN_BEGIN)

    def command(self, seat: int) -> None:
        self.turn(seat, c.TURN_BUILD)

    def begin(self, step: int, position: int = 0) -> None:
        """The course goes on from this step."""
        self.state.frames = []
        self.state.push(c.F_GAME, -1, step, position)
        self.state.settle(self.table)

    @property
    def question(self) -> str:
        return GAME.question(self.state) if self.state.frames else ""

    @property
    def seat(self) -> int:
        return self.state.actor()

    def legal(self) -> list[str]:
        return [GAME.notation(self.state, answer) for answer in self.state.legal()]

    def further(self) -> list[str]:
        return [GAME.notation(self.state, answer) for answer in self.state.further(self.seat)]

    def play(self, *texts: str) -> None:
        for text in texts:
            self.play_one(text)

    def play_one(self, text: str) -> None:
        s = self.state
        for answer in s.allowed(s.actor()):
            if GAME.notation(s, answer) == text:
                try:
                    s.apply(answer, self.table)
                except ChanceError as error:
                    raise AssertionError(f"{text!r} needs more dice: {error}") from None
                check_state(s)
                return
        raise AssertionError(f"{text!r} is not offered to {self.question} of {self.seat}: {self.legal()}")

    def events(self, kind: int) -> list[Event]:
        return [event for event in self.table.events if event.kind == kind]


def front(attacker: int, ships: int, defender: int, against: int) -> Scene:
    """Ships over Ardana, another player's in the lane beside it, and a way out for both."""
    scene = Scene()
    scene.link("earth", "ardana")
    scene.link("ardana", "risa")
    if ships:
        scene.ships(attacker, "ardana", ships)
    if against:
        scene.ships(defender, "L1.2", against)
    return scene


def attack(scene: Scene, seat: int, *faces: int) -> None:
    """The ships beside Ardana are attacked, with these dice."""
    scene.command(seat)
    scene.roll(*faces)
    scene.play("attack L1.2")
