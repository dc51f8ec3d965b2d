"""What lies on the table of Ascendancy: the map, the ships, the cards, the players. Plain data, cloned by hand."""

from typing import Final

from galaktyka.core.state import Pack, State, raised
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.combat import Combat
from galaktyka.games.ascendancy.components import Box
from galaktyka.games.ascendancy.geometry.chart import Chart
from galaktyka.games.ascendancy.players import Player, Variant

NOBODY: Final = -1
NOWHERE: Final = -1
IN_WARP: Final = -2  # as the place of a fleet

# Sectors: a disc is the sector of its number; a lane has four numbers, of which it uses as many as it is long.
FIRST_LANE: Final = 30
SECTORS: Final = 542

# Exploration cards that lie on a disc.
NO_CARD: Final = -1
FACE_DOWN: Final = -2  # not drawn yet: whatever nobody has seen has no face
FACE_UP: Final = -1  # in `known`

# Where an advancement is.
AWAY: Final = 0  # not in this game
IN_DECK: Final = 1  # somewhere in the unseen part of its owner's deck
UNDER: Final = 2  # under that deck
DRAWN: Final = 3  # drawn, not shown yet
PROJECT: Final = 4
DONE: Final = 5
EXHAUSTED: Final = 6

# A unit in warp, four ints each: seat, sector its token points at, tokens, fleet card (or SINGLE).
WARP: Final = 4

WARP_ICONS: Final = ids.EFFECTS  # in `power`, after the effects
POWERS: Final = ids.EFFECTS + 1


class AscendancyState(State):
    """The whole table. `Position` in `flow.py` adds what the answers do.

    Clones share its lists: none is changed in place (`changed`, `raised`).
    """

    # This turn.
    committed: list[int]  # by project: Research that it has received
    built: list[int]  # by disc: ships built there in this phase and still single
    paid: list[int]  # by disc: ships paid for there in this phase
    yards: list[int]  # by disc: free ships placed there in this phase
    still: list[int]  # by disc: single ships of the active player that have not moved
    formed: int  # mask of discs where a fleet was formed without a command
    moved: int  # mask of fleets that have moved
    braved: int  # mask of fleets that have braved without a command
    mined: int  # mask of fleets
    resized: int  # mask of fleets changed since the last command
    slid: list[int]  # discs and lanes turned as a free action
    placing: list[int]  # those turned inside the placement that is being decided
    offers: list[int]  # by rival: offers made in this window, swap and cancellation

    # Found out about the position, each together with the lists that it depends on; derived, and replaced.
    course: object  # of the unit that is being moved (`rules/movement.py`)
    holdings: object  # of all seats (`judge.py`)
    postures: list[object]  # by seat (`goals.py`)

    def __init__(
        self,
        seats: int,
        box: Box,
        variant: Variant,
        source: "AscendancyState | None" = None,
    ) -> None:
        super().__init__(seats)
        self.box = box
        self.variant = variant
        if source is not None:
            self.copy_fields(source)
            return
        self.chart = Chart(box, variant.map_model, seats, [])
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.round = 0
        self.active = NOBODY
        self.order: list[int] = list(range(seats))  # seats by turn-order card
        self.shown = 0  # mask of seats whose turn-order card is known (mystery turn order)
        # Ships by sector * seats + seat, those of fleets included; lanes are added as they are laid.
        self.ships: list[int] = [0] * (ids.SYSTEMS * seats)
        self.fleet_side: list[int] = [NOBODY] * ids.FLEET_CARDS
        self.fleet_size: list[int] = [0] * ids.FLEET_CARDS
        self.fleet_place: list[int] = [NOWHERE] * ids.FLEET_CARDS
        self.warp: list[int] = []
        # Systems, by disc.
        self.control: list[int] = [NOBODY] * ids.SYSTEMS
        self.base: list[int] = [NOBODY] * ids.SYSTEMS  # whose starbase stands there
        self.nodes: list[int] = [0] * (ids.SYSTEMS * 6)  # disc * 6 + resource, + 3 on open slots
        self.level: list[int] = [0] * ids.SYSTEMS  # Warp tokens of an independent civilization
        self.prewarp: list[int] = [0] * ids.SYSTEMS
        self.token: list[int] = [0] * ids.SYSTEMS  # Research on a phenomenon
        self.lying: list[int] = [NO_CARD] * ids.SYSTEMS  # Exploration cards
        self.known: list[int] = [0] * ids.SYSTEMS  # seats that know the card there, or FACE_UP
        # What is drawn from.
        self.stack = 0  # mask of discs not drawn yet
        self.starters = 0  # draws that are still from planets only
        self.bag: list[int] = [0] * ids.EXPLORATIONS
        self.top_cards: list[
            int
        ] = []  # Exploration cards on top that somebody has looked at, the topmost first
        self.top_known = 0  # seats that looked
        self.explored: list[int] = [0] * ids.EXPLORATIONS  # discards
        # Advancements, by card.
        self.card_at: list[int] = [AWAY] * ids.ADVANCEMENTS
        self.card_of: list[int] = [NOBODY] * ids.ADVANCEMENTS  # whose projects or advancements it is among
        self.card_tokens: list[int] = [0] * ids.ADVANCEMENTS
        self.drawn: list[int] = []  # cards being looked at, in the order of drawing
        # Trade agreements, by civilization * 3 + number.
        self.holder: list[int] = [NOBODY] * ids.AGREEMENTS
        self.face_down = 0  # mask of exhausted agreements
        self.begin_turn(NOBODY)
        # In progress.
        self.party = 0  # single ships that have just arrived together
        self.party_fleets = 0  # mask of fleets with them
        self.closed: list[int] = []  # sectors where passage was refused to a group
        self.combat: Combat | None = None
        self.winners = 0  # mask
        self.ending = NOBODY  # how the game ended
        # Derived from the cards; replaced, never changed in place.
        self.power: list[int] = [0] * (POWERS * seats)
        self.forget()

    def forget(self) -> None:
        """Nothing is found out yet. It would tell what is hidden to whom the position is shown with another guess."""
        self.course = None
        self.holdings = None
        self.postures = [None] * self.seats

    def begin_turn(self, seat: int) -> None:
        """Forget what belongs to one turn only."""
        self.active = seat
        self.committed = [0] * ids.ADVANCEMENTS
        self.built = [0] * ids.SYSTEMS
        self.paid = [0] * ids.SYSTEMS
        self.yards = [0] * ids.SYSTEMS
        self.still = [0] * ids.SYSTEMS
        if seat >= 0:
            self.still = [self.singles_in(disc, seat) for disc in range(ids.SYSTEMS)]
        self.formed = 0
        self.moved = 0
        self.braved = 0
        self.mined = 0
        self.resized = 0
        self.slid = []
        self.placing = []
        self.offers = [0] * self.seats

    def copy_fields(self, source: "AscendancyState") -> None:
        self.copy_base(source)
        self.chart = source.chart  # replaced when the map changes
        self.players = [Player(player) for player in source.players]
        self.round = source.round
        self.active = source.active
        self.order = source.order
        self.shown = source.shown
        self.ships = source.ships
        self.fleet_side = source.fleet_side
        self.fleet_size = source.fleet_size
        self.fleet_place = source.fleet_place
        self.warp = source.warp
        self.control = source.control
        self.base = source.base
        self.nodes = source.nodes
        self.level = source.level
        self.prewarp = source.prewarp
        self.token = source.token
        self.lying = source.lying
        self.known = source.known
        self.stack = source.stack
        self.starters = source.starters
        self.bag = source.bag
        self.top_cards = source.top_cards
        self.top_known = source.top_known
        self.explored = source.explored
        self.card_at = source.card_at
        self.card_of = source.card_of
        self.card_tokens = source.card_tokens
        self.drawn = source.drawn
        self.holder = source.holder
        self.face_down = source.face_down
        self.copy_turn(source)

    def copy_turn(self, source: "AscendancyState") -> None:
        self.committed = source.committed
        self.built = source.built
        self.paid = source.paid
        self.yards = source.yards
        self.still = source.still
        self.formed = source.formed
        self.moved = source.moved
        self.braved = source.braved
        self.mined = source.mined
        self.resized = source.resized
        self.slid = source.slid
        self.placing = source.placing
        self.offers = source.offers
        self.party = source.party
        self.party_fleets = source.party_fleets
        self.closed = source.closed
        self.combat = Combat(source.combat) if source.combat is not None else None
        self.winners = source.winners
        self.ending = source.ending
        self.power = source.power
        self.course = source.course
        self.holdings = source.holdings
        self.postures = source.postures

    def transfer(self, pack: Pack) -> None:
        super().transfer(pack)
        if pack.reading:
            self.chart = self.chart.clone()  # other states may share it
        self.chart.transfer(pack)
        for player in self.players:
            player.transfer(pack)
        self.round = pack.number(self.round)
        self.active = pack.number(self.active)
        self.order = pack.numbers(self.order)
        self.shown = pack.number(self.shown)
        self.ships = pack.numbers(self.ships)
        self.fleet_side = pack.numbers(self.fleet_side)
        self.fleet_size = pack.numbers(self.fleet_size)
        self.fleet_place = pack.numbers(self.fleet_place)
        self.warp = pack.numbers(self.warp)
        self.control = pack.numbers(self.control)
        self.base = pack.numbers(self.base)
        self.nodes = pack.numbers(self.nodes)
        self.level = pack.numbers(self.level)
        self.prewarp = pack.numbers(self.prewarp)
        self.token = pack.numbers(self.token)
        self.lying = pack.numbers(self.lying)
        self.known = pack.numbers(self.known)
        self.stack = pack.number(self.stack)
        self.starters = pack.number(self.starters)
        self.bag = pack.numbers(self.bag)
        self.top_cards = pack.numbers(self.top_cards)
        self.top_known = pack.number(self.top_known)
        self.explored = pack.numbers(self.explored)
        self.card_at = pack.numbers(self.card_at)
        self.card_of = pack.numbers(self.card_of)
        self.card_tokens = pack.numbers(self.card_tokens)
        self.drawn = pack.numbers(self.drawn)
        self.holder = pack.numbers(self.holder)
        self.face_down = pack.number(self.face_down)
        self.transfer_turn(pack)
        if pack.reading:
            for seat in range(self.seats):
                self.derive_power(seat)

    def transfer_turn(self, pack: Pack) -> None:
        self.committed = pack.numbers(self.committed)
        self.built = pack.numbers(self.built)
        self.paid = pack.numbers(self.paid)
        self.yards = pack.numbers(self.yards)
        self.still = pack.numbers(self.still)
        self.formed = pack.number(self.formed)
        self.moved = pack.number(self.moved)
        self.braved = pack.number(self.braved)
        self.mined = pack.number(self.mined)
        self.resized = pack.number(self.resized)
        self.slid = pack.numbers(self.slid)
        self.placing = pack.numbers(self.placing)
        self.offers = pack.numbers(self.offers)
        self.party = pack.number(self.party)
        self.party_fleets = pack.number(self.party_fleets)
        self.closed = pack.numbers(self.closed)
        fighting = pack.flag(self.combat is not None)
        if pack.reading:
            self.combat = Combat() if fighting else None
        if self.combat is not None:
            self.combat.transfer(pack)
        self.winners = pack.number(self.winners)
        self.ending = pack.number(self.ending)

    # --- cards ---

    def derive_power(self, seat: int) -> None:
        """Effects of a seat's ready advancements, added up; of speeds the highest counts."""
        power = self.power[:]
        first = seat * POWERS
        for k in range(POWERS):
            power[first + k] = 0
        effects = self.box.effects.amount
        for card in range(ids.ADVANCEMENTS):
            if self.card_at[card] != DONE or self.card_of[card] != seat:
                continue
            for effect in self.box.effects.of_card[card]:
                amount = effects[card * ids.EFFECTS + effect]
                if effect == ids.IMPULSE_SPEED:
                    power[first + effect] = max(power[first + effect], amount)
                else:
                    power[first + effect] += amount
            if self.box.advancement_icons[card] & ids.WARP_ICON:
                power[first + WARP_ICONS] += 1
        self.power = power

    def has(self, seat: int, effect: int) -> int:
        """How much of an effect a seat's ready advancements give."""
        return self.power[seat * POWERS + effect]

    def special(self, seat: int, rule: int) -> int:
        """A special rule of the seat's civilization, 0 where it has none."""
        return self.box.special[self.players[seat].civ * ids.SPECIALS + rule]

    def seat_of(self, civ: int) -> int:
        """Who plays a civilization; -1 where nobody does."""
        for seat in range(self.seats):
            if self.players[seat].civ == civ:
                return seat
        return NOBODY

    # --- the map ---

    def home(self, seat: int) -> int:
        return self.box.civ_home[self.players[seat].civ]

    def is_placed(self, disc: int) -> bool:
        return self.chart.is_placed(disc)

    def is_lane(self, lane: int) -> bool:
        return lane < len(self.chart.lane_length) and self.chart.lane_length[lane] > 0

    def is_sector(self, sector: int) -> bool:
        """Whether there is such a sector on the table."""
        if sector < FIRST_LANE:
            return self.is_placed(sector)
        lane, place = divmod(sector - FIRST_LANE, ids.LONGEST_LANE)
        return self.is_lane(lane) and place < self.chart.lane_length[lane]

    def nodes_at(self, disc: int) -> int:
        """Resource nodes in a system."""
        nodes = self.nodes
        first = disc * 6
        return (
            nodes[first]
            + nodes[first + 1]
            + nodes[first + 2]
            + nodes[first + 3]
            + nodes[first + 4]
            + nodes[first + 5]
        )

    def nodes_of_kind(self, disc: int, resource: int) -> int:
        return self.nodes[disc * 6 + resource] + self.nodes[disc * 6 + 3 + resource]

    def clear_nodes(self, disc: int) -> None:
        nodes = self.nodes[:]
        nodes[disc * 6 : disc * 6 + 6] = [0] * 6
        self.nodes = nodes

    def is_developed(self, disc: int) -> bool:
        """At least one node, the Control Node included."""
        return self.control[disc] >= 0 or self.nodes_at(disc) > 0

    def count_nodes(self, disc: int) -> int:
        """Nodes of a system with its Control Node."""
        return self.nodes_at(disc) + (1 if self.control[disc] >= 0 else 0)

    def systems_of(self, seat: int) -> list[int]:
        return [disc for disc in range(ids.SYSTEMS) if self.control[disc] == seat]

    def research_nodes(self, seat: int) -> int:
        total = 0
        for disc in range(ids.SYSTEMS):
            if self.control[disc] == seat:
                total += self.nodes_of_kind(disc, ids.RESEARCH)
        return total

    # --- ships ---

    def ships_in(self, sector: int, seat: int) -> int:
        """R9 All ships of a seat in a sector; those in warp are nowhere on the board."""
        return self.ships[sector * self.seats + seat]

    def singles_in(self, sector: int, seat: int) -> int:
        """Ships of a seat in a sector that belong to no fleet."""
        total = self.ships[sector * self.seats + seat]
        if total:
            first = self.players[seat].civ * ids.FLEETS_A_CIV
            for card in range(first, first + ids.FLEETS_A_CIV):
                if self.fleet_place[card] == sector:
                    total -= self.fleet_size[card]
        return total

    def fleets_in(self, sector: int, seat: int) -> list[int]:
        first = self.players[seat].civ * ids.FLEETS_A_CIV
        return [card for card in range(first, first + ids.FLEETS_A_CIV) if self.fleet_place[card] == sector]

    def put(self, sector: int, seat: int, ships: int) -> None:
        """Add ships to a sector, or take them away."""
        self.ships = raised(self.ships, sector * self.seats + seat, ships)

    def occupies(self, sector: int, seat: int) -> bool:
        """The only player with ships in the sector."""
        first = sector * self.seats
        for other in range(self.seats):
            if (self.ships[first + other] > 0) != (other == seat):
                return False
        return True

    def fleet_owner(self, card: int) -> int:
        return self.seat_of(card // ids.FLEETS_A_CIV)

    def fleet_type(self, card: int) -> int:
        return self.box.card_side[card * 2 + self.fleet_side[card]]

    def fleet_rule(self, card: int) -> int:
        """What a fleet in play may do."""
        return self.box.fleet_rule[self.fleet_type(card)]

    # --- players ---

    def at_peace(self, seat: int, other: int) -> bool:
        """R26 The seat holds an agreement of the other one; what the other holds does not matter."""
        first = self.players[other].civ * ids.AGREEMENTS_A_CIV
        holder = self.holder
        return holder[first] == seat or holder[first + 1] == seat or holder[first + 2] == seat

    def in_contact(self, seat: int, other: int) -> bool:
        """R10 First Contact: complete lanes and discs lead from home to home."""
        return self.chart.linked(self.home(seat), self.home(other))

    def has_contact(self, seat: int) -> bool:
        for other in range(self.seats):
            if other != seat and self.players[other].alive and self.in_contact(seat, other):
                return True
        return False

    def right_of(self, seat: int) -> int:
        """R0 The player to the right: the previous seat still in the game."""
        other = (seat - 1) % self.seats
        while not self.players[other].alive:
            other = (other - 1) % self.seats
        return other

    def turn_order_from(self, seat: int) -> list[int]:
        """R0 Who decides after whom: the seat first, then the next higher cards, round to the lowest.

        While turn-order cards are hidden the seats go clockwise.
        """
        if self.variant.mystery_order and self.shown != (1 << self.seats) - 1:
            ring = [(seat + k) % self.seats for k in range(self.seats)]
        else:
            at = self.order.index(seat)
            ring = self.order[at:] + self.order[:at]
        return [other for other in ring if self.players[other].alive]
