"""What the written rules let a player answer, from the books of the auditor: no more and no less may be offered."""

from tests.games.exodus import rule_oracle
from tests.games.exodus.fleet_auditor import FleetAuditor
from tests.games.exodus.printed import (
    REACTION,
    RESOURCE,
    SHIP_AXINIUM,
    SHIP_CP,
    SHIPS,
    TECHNOLOGIES,
    UPGRADE_CP,
    UPGRADES,
    VALUE,
    whole,
)

from galaktyka.games.exodus import ids
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.notation import SHIP_WORDS, ship_word

SLOTS = {"drive": "drives", "shield": "shields", "cannon": "cannons"}
JUDGED = {"research", "build", "buy", "react", "card", "aim", "load", "orders", "bid", "mine", "radar", "fit"}


class Referee:
    """One pending question of one seat."""

    def __init__(self, books: FleetAuditor, s: Position) -> None:
        self.books = books
        self.state = s
        self.seat = s.actor()
        self.own = books.accounts[self.seat]

    def offered(self) -> set[str]:
        """Answers of the engine, without free acts and without ways to stop."""
        s = self.state
        words = [GAME.notation(s, answer) for answer in s.legal_for(self.seat)]
        stops = ("done", "decline", "pass", "hold", "none", "shift", "spend")
        return {word for word in words if not word.startswith(stops)}

    def allowed(self) -> set[str]:
        kinds = {
            "research": self.technologies,
            "build": self.ships,
            "buy": self.upgrades,
            "react": self.reactions,
            "card": self.cards,
            "aim": self.targets,
            "load": self.loads,
            "orders": self.flights,
            "bid": self.bids,
            "mine": self.mines,
            "radar": self.groups,
            "fit": self.places,
        }
        return kinds[GAME.question(self.state)]()

    # --- actions ---

    def technologies(self) -> set[str]:
        """R43"""
        long = self.state.variant.start == ids.LONG
        return {
            f"research {name}"
            for name, row in TECHNOLOGIES.items()
            if self.own.pool
            and name not in self.own.techs
            and not (long and row["basic"])
            and self.books.price(self.seat, name) <= self.own.goods[0]
        }

    def ships(self) -> set[str]:
        """R47, R93"""
        cp, axinium = self.books.total(SHIP_CP), self.books.total(SHIP_AXINIUM)
        return {
            f"build {SHIP_WORDS[type_]}"
            for type_, row in enumerate(SHIPS)
            if max(0, whole(row, "cp") + cp) <= self.own.goods[0]
            and max(0, whole(row, "axinium") + axinium) <= self.own.goods[1]
            and not {2 * type_, 2 * type_ + 1} <= set(self.own.place)
        }

    def left(self, upgrade: int) -> int:
        """R3 Tokens in the supply."""
        fitted = sum(n for a in self.books.accounts for (_, part), n in a.fitted.items() if part == upgrade)
        placed = sum(n for (_, kind), n in self.books.rockets.items() if kind == upgrade)
        return whole(UPGRADES[upgrade], "supply") - fitted - placed

    def upgrades(self) -> set[str]:
        """R48, R93, R95"""
        plus = self.books.total(UPGRADE_CP)
        return {
            f"buy {row['id']}"
            for upgrade, row in enumerate(UPGRADES)
            if row["technology"] in self.own.techs
            and self.left(upgrade) > 0
            and max(0, whole(row, "cp") + plus) <= self.own.goods[0]
            and whole(row, "phasium") <= self.own.goods[2]
            and not (row["kind"] == "rocket" and "law_wmd_ban" in self.books.in_force)
            and self.places_of(upgrade)
        }

    def places(self) -> set[str]:
        return self.places_of(self.state.arg(0))

    def places_of(self, upgrade: int) -> set[str]:
        """R49 Free slots, slots with another token; R52 planets with a majority."""
        kind = str(UPGRADES[upgrade]["kind"])
        if kind == "rocket":
            return {f"to {self.books.names[h]}" for h in range(1, len(self.books.names)) if self.rules(h)}
        found: set[str] = set()
        for type_, row in enumerate(SHIPS):
            if len(self.own.part(type_, kind)) < whole(row, SLOTS[kind]):
                found.add(f"to {SHIP_WORDS[type_]}")
            for part, other in enumerate(UPGRADES):
                if part != upgrade and other["kind"] == kind and self.own.fitted[type_, part]:
                    found.add(f"to {SHIP_WORDS[type_]}:{other['id']}")
        return found

    def rules(self, hex_: int) -> bool:
        people = [self.books.people[hex_, seat] for seat in range(self.books.seats)]
        return people[self.seat] > 0 and people.count(max(people)) == 1 and people[self.seat] == max(people)

    def reactions(self) -> set[str]:
        """R35–R37"""
        at_home = self.books.people[1 + self.seat, self.seat]
        expert, plus = "expert_politics" in self.own.techs, self.books.total(REACTION)
        return {
            f"react {owner + 1}"
            for owner in range(self.books.seats)
            if owner not in self.books.reacted
            and rule_oracle.reaction_price(owner == self.seat, expert, plus) <= at_home
        }

    def cards(self) -> set[str]:
        """R33, R39, R41"""
        which = self.state.arg(0)
        hand = set(range(6)) if which == 1 else set(self.own.hand)
        if which == 2 and "basic_politics" in self.own.techs:
            hand.add(self.own.face)
        return {f"card {ids.ACTION_CARD_IDS[card].removeprefix('card_')}" for card in hand}

    def bids(self) -> set[str]:
        return {f"bid {cp}" for cp in range(self.own.goods[0] + 1)}

    def mines(self) -> set[str]:
        """R53 Planets with people and room, each once."""
        return {
            f"mine {name}"
            for hex_, name in enumerate(self.books.names)
            if name in RESOURCE
            and self.books.people[hex_, self.seat]
            and hex_ not in self.books.mined
            and self.books.marker[hex_] < VALUE[name]
        }

    # --- rockets and conquest ---

    def targets(self) -> set[str]:
        """R60"""
        start = self.state.arg(0)
        return {
            f"aim {name}"
            for hex_, name in enumerate(self.books.names)
            if hex_ > self.books.seats
            and hex_ != start
            and hex_ not in self.books.ruins
            and self.books.apart(start, hex_) <= 6
        }

    def loads(self) -> set[str]:
        """R66"""
        return {
            f"load {ship_word(ship)}"
            for ship, hex_ in self.own.place.items()
            if self.books.people[hex_, self.seat]
            and self.own.cargo[ship] < whole(SHIPS[ship // 2], "capacity")
            and (self.seat, ship) not in self.books.loaded
        }

    def flights(self) -> set[str]:
        """R68, R69 The next ship without an order can go wherever its speed takes it."""
        waiting = [
            ship
            for ship in sorted(self.own.place)
            if not self.state.moved >> (self.seat * ids.SHIPS + ship) & 1
        ]
        ship = waiting[len(self.state.players[self.seat].secret)]
        speed = min(3, self.own.speed(ship) + ("res_engine_overdrive" in self.books.in_force))
        start = self.own.place[ship]
        names = self.books.names
        return {f"go {names[h]}" for h in range(len(names)) if self.books.steps(start, h) <= speed}

    def groups(self) -> set[str]:
        """R72 Cloaked groups of others."""
        found: set[str] = set()
        for other in range(self.books.seats):
            for hex_ in set(self.books.accounts[other].place.values()):
                beside = hex_ in self.own.place.values() or not self.state.variant.radar_own_hex
                if other != self.seat and beside and not self.books.fleet(other, hex_):
                    found.add(f"reveal {other + 1}:{self.books.names[hex_]}")
        return found


def judge(books: FleetAuditor, s: Position) -> str:
    """Compare what is offered with what is allowed; gives the kind of question that was judged."""
    question = GAME.question(s)
    if question not in JUDGED:
        return ""
    referee = Referee(books, s)
    offered, allowed = referee.offered(), referee.allowed()
    assert offered == allowed, (question, offered - allowed, allowed - offered)
    return question
