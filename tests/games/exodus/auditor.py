"""An auditor who hears only what is told at the table and keeps books of all goods, markers and ships.

Every event is checked against the rules as written, with printed values from the data files, and booked. After each
answer the books must agree with the position: whatever is moved without a word, or told but not moved, shows up.
"""

from collections import Counter, deque

from tests.games.exodus import rule_oracle
from tests.games.exodus.printed import (
    AREAS,
    CARDS,
    CENTAURIANS,
    CLONES,
    DISCOUNT,
    GIFTS,
    MENDED,
    REACTION,
    RESOURCE,
    SETUP,
    SHIP_AXINIUM,
    SHIP_CP,
    SHIPS,
    TAX,
    TECHNOLOGIES,
    UPGRADE,
    UPGRADE_CP,
    UPGRADES,
    VALUE,
    whole,
)

from galaktyka.core.table import Event
from galaktyka.games.exodus import choices as c
from galaktyka.games.exodus import ids
from galaktyka.games.exodus.flow import Position


class Account:
    """What one player has."""

    def __init__(self, start: tuple[int, int, int], pool: int) -> None:
        self.goods = list(start)
        self.pool = pool
        self.techs: set[str] = set()
        self.kept: set[int] = set()
        self.hand = set(range(6))
        self.face = -1
        self.on_card = 0
        self.points = 0
        self.fitted: Counter[tuple[int, int]] = Counter()  # (ship type, upgrade)
        self.place: dict[int, int] = {}  # ship: hex
        self.damage: Counter[int] = Counter()
        self.cargo: Counter[int] = Counter()

    def part(self, type_: int, kind: str) -> list[int]:
        """Strengths of the parts of a kind on a blueprint."""
        found: list[int] = []
        for (on, upgrade), count in self.fitted.items():
            if on == type_ and UPGRADES[upgrade]["kind"] == kind:
                found += [whole(UPGRADES[upgrade], "strength")] * count
        return found

    def dice(self, ship: int) -> int:
        return sum(self.part(ship // 2, "cannon")) or whole(SHIPS[ship // 2], "firepower")

    def shield(self, ship: int) -> int:
        return sum(self.part(ship // 2, "shield"))

    def speed(self, ship: int) -> int:
        return max(self.part(ship // 2, "drive"), default=whole(SHIPS[ship // 2], "speed"))

    def lose(self, ship: int) -> None:
        del self.place[ship]
        self.damage[ship] = 0
        self.pool += self.cargo[ship]
        self.cargo[ship] = 0


class Auditor:
    """Upkeep, council and actions; `FleetAuditor` adds rockets and conquest."""

    def __init__(self, s: Position) -> None:
        self.seats = s.seats
        self.short = s.variant.short
        self.dice = s.variant.dice
        self.names = [s.hex_name(hex_) for hex_ in range(s.board.grid.size)]
        self.marker = s.marker[:]
        start = s.box.starts[s.variant.start]
        pool = 27 - (1 if s.variant.vp_marker else 0)
        goods = (start.cp, start.axinium, start.phasium)
        self.accounts = [Account(goods, pool) for _ in range(s.seats)]
        for account in self.accounts:
            account.fitted[ids.BATTLE_CRUISER, ids.EM_SHIELD] = 1
        self.people: Counter[tuple[int, int]] = Counter({(1 + seat, seat): 3 for seat in range(s.seats)})
        self.rockets: Counter[tuple[int, int]] = Counter()  # (hex, upgrade)
        self.ruins: set[int] = set()
        self.order = s.order[:]
        self.turn = SETUP
        self.in_force: list[str] = []
        self.market: list[int] = []
        self.agenda: list[str] = []
        self.ballots: list[tuple[str, int]] = []
        self.bids: dict[int, int] = {}
        self.new_order: list[int] = []
        self.taps: Counter[tuple[int, int]] = Counter()
        self.due: deque[tuple[int, int, int]] = deque()  # (kind, seat, amount) that must be told next
        self.free = -1  # upgrade or technology of a Centaurian card that was spent just now
        self.role = 0
        self.exchanges = 0
        self.directions: set[bool] = set()
        self.units = 0
        self.roll = -1
        self.reacted: set[int] = set()
        self.last_fit = -1
        self.mined: set[int] = set()  # in this action
        self.loaded: set[tuple[int, int]] = set()  # ships in this conquest phase

    # --- numbers in force ---

    def total(self, changes: dict[str, int]) -> int:
        return sum(changes.get(card, 0) for card in self.in_force)

    def tax(self, seat: int) -> int:
        if self.short or "advanced_politics" in self.accounts[seat].techs:
            return 0
        return next((TAX[card] for card in self.in_force if card in TAX), 1)

    def price(self, seat: int, technology: str) -> int:
        """R44, R92"""
        row, owned = TECHNOLOGIES[technology], self.accounts[seat].techs
        types = rule_oracle.words(row["types"])
        cost = whole(row, "cp")
        for other in owned:
            cost -= TECHNOLOGIES[other]["colour"] == row["colour"]
            cost -= bool(types & rule_oracle.words(TECHNOLOGIES[other]["types"]))
        for card in self.in_force:
            type_, less = DISCOUNT.get(card, ("none", 0))
            cost -= less if type_ == "any" or type_ in types else 0
        return max(0, cost)

    def pay(self, seat: int, resource: int, amount: int) -> None:
        self.accounts[seat].goods[resource] -= amount
        assert self.accounts[seat].goods[resource] >= 0, "paid with nothing"

    def gain(self, seat: int, resource: int, amount: int) -> None:
        self.accounts[seat].goods[resource] += amount
        assert resource == 0 or self.accounts[seat].goods[resource] <= 10, "more than the track holds"

    # --- hearing ---

    def hear(self, event: Event) -> None:
        """Book one event; what a card or the upkeep gives everybody must be told in turn order."""
        if self.due and (event.kind, event.seat) == self.due[0][:2]:
            _, _, amount = self.due.popleft()
            told = event.b if event.kind == c.E_GAIN else event.a
            assert told == amount, ("told another amount", told, amount)
        else:
            assert not self.due, ("not told", self.due)
        if event.kind not in (c.E_GAIN, c.E_UPGRADE, c.E_TECH):
            self.free = -1
        self.book(event)

    def clear_cards(self) -> None:
        """R38 What a reaction cost goes to the pool when it is over, which nobody says."""
        for account in self.accounts:
            account.pool += account.on_card
            account.on_card = 0

    def book(self, e: Event) -> None:
        kind = e.kind
        if kind in (c.E_TURN, c.E_CARD, c.E_REACTION, c.E_CONQUEST) or (kind == c.E_ACTION and e.b != 1):
            self.clear_cards()
        if kind <= c.E_TAX:
            self.book_upkeep(e)
        elif kind <= c.E_ORDER or kind in (c.E_REPEALED, c.E_MARKERS):
            self.book_council(e)
        elif kind <= c.E_REACTION:
            self.book_cards(e)
        elif kind <= c.E_BUILT or kind in (c.E_UPGRADE, c.E_RETURNED, c.E_SHIFT, c.E_SPENT, c.E_GAIN):
            self.book_goods(e)
        elif kind <= c.E_ROLL:
            self.book_works(e)
        else:
            self.book_conquest(e)

    def book_conquest(self, e: Event) -> None:
        raise NotImplementedError

    # --- upkeep ---

    def book_upkeep(self, e: Event) -> None:
        account = self.accounts[e.seat]
        if e.kind == c.E_TURN:
            self.begin_turn(e.a)
        elif e.kind == c.E_GROWTH:
            account.pool -= e.a
            self.people[1 + e.seat, e.seat] += e.a
        elif e.kind == c.E_EXTRACT:
            self.extract(e)
        elif e.kind == c.E_TAX:
            self.pay(e.seat, 0, e.a)

    def begin_turn(self, turn: int) -> None:
        """R9–R11 Markers of the market, clones and repairs, all in turn order."""
        self.turn = turn
        for owner in self.market:
            self.accounts[owner].pool += 1
        self.market = []
        self.taps.clear()
        for seat in self.order:
            account = self.accounts[seat]
            clones = 2 + ("expert_cloning" in account.techs) + self.in_force.count("law_clone_rights")
            self.expect(c.E_GROWTH, seat, min(clones, account.pool))
        for seat in self.order:
            if "basic_repairs" in self.accounts[seat].techs:
                self.mend(seat, 1)

    def expect(self, kind: int, seat: int, amount: int) -> None:
        if amount:
            self.due.append((kind, seat, amount))

    def mend(self, seat: int, most: int) -> None:
        damage = self.accounts[seat].damage
        taken = sum(min(most, damage[ship]) for ship in range(8))
        for ship in range(8):
            damage[ship] = max(0, damage[ship] - most)
        self.expect(c.E_REPAIR, seat, taken)

    def extract(self, e: Event) -> None:
        """R13–R17 One unit of a marker, taxed at once."""
        hex_, resource = e.a, ids.RESOURCE_IDS[e.b]
        assert self.people[hex_, e.seat] > 0
        assert RESOURCE[self.names[hex_]] == resource
        assert self.marker[hex_] > 0
        self.marker[hex_] -= 1
        self.taps[hex_, e.seat] += 1
        assert self.taps[hex_, e.seat] <= 1 + (f"{resource}_refinery" in self.accounts[e.seat].techs)
        self.gain(e.seat, e.b, 5 if resource == "cp" else 1)
        if resource != "cp":
            self.expect(c.E_TAX, e.seat, self.tax(e.seat))

    def end_income(self) -> None:
        """R13 No CP planet with a marker was passed over."""
        for (hex_, seat), markers in self.people.items():
            if markers and self.marker[hex_] and RESOURCE[self.names[hex_]] == "cp":
                assert self.taps[hex_, seat] > 0, "platinum was left"

    # --- council ---

    def book_council(self, e: Event) -> None:
        account = self.accounts[e.seat]
        if e.kind == c.E_EXPIRED:
            self.in_force.remove(ids.POLITICAL_IDS[e.a])
            assert ids.POLITICAL_IDS[e.a].startswith("res_")
        elif e.kind == c.E_AGENDA:
            if e.b == 0:
                self.begin_vote()
            self.agenda.append(ids.POLITICAL_IDS[e.a])
        elif e.kind == c.E_BALLOT:
            self.pay(e.seat, 0, e.b)
            self.ballots.append((c.LETTER_WORDS[e.a], e.b))
        elif e.kind == c.E_ADOPTED:
            self.adopt(ids.POLITICAL_IDS[e.a])
        elif e.kind == c.E_REPEALED:
            self.in_force.remove(ids.POLITICAL_IDS[e.a])
        elif e.kind == c.E_MARKERS:
            self.marker[e.a] += e.b
            assert e.b == 1
            assert e.a not in self.ruins
            assert self.marker[e.a] <= VALUE[self.names[e.a]]
        elif e.kind == c.E_BID:
            self.pay(e.seat, 0, e.a)
            self.bids[e.seat] = e.a
            self.new_order = []
        elif e.kind == c.E_ORDER:
            self.take_card(e.seat, e.a)
        assert account.pool >= 0

    def begin_vote(self) -> None:
        self.end_income()
        assert not [card for card in self.in_force if card.startswith("res_")], (
            "a resolution outlived its turn"
        )
        self.agenda = []
        self.ballots = []
        self.bids = {}

    def adopt(self, card: str) -> None:
        """R26, R27 One of the highest total; what it gives at once reaches everybody in turn order."""
        letters = "ABC"[: len(self.agenda)]
        assert letters[self.agenda.index(card)] in rule_oracle.winners(self.ballots, letters)
        assert len(self.ballots) == self.seats
        for seat in self.order:
            account = self.accounts[seat]
            if card in GIFTS:
                resource, amount = GIFTS[card]
                most = amount if resource == 0 else min(amount, 10 - account.goods[resource])
                self.due.append((c.E_GAIN, seat, max(most, -account.goods[0]) if amount < 0 else most))
            self.expect(c.E_GROWTH, seat, min(CLONES.get(card, 0), account.pool))
            if card in MENDED:
                self.mend(seat, MENDED[card])
        if not card.startswith("exe_"):
            self.in_force.append(card)

    def take_card(self, seat: int, number: int) -> None:
        """R31 The new order is one that bids and the old Chancellor allow."""
        self.new_order.append(seat)
        assert number == len(self.new_order)
        if number == self.seats:
            bids = [self.bids[other] for other in range(self.seats)]
            assert tuple(self.new_order) in rule_oracle.orders(bids, self.order[0])
            self.order = self.new_order
            self.new_order = []

    # --- cards ---

    def book_cards(self, e: Event) -> None:
        account = self.accounts[e.seat]
        if e.kind == c.E_CARD:
            self.lay_card(account, e.a, e.b)
        elif e.kind == c.E_ACTION:
            self.begin_action(e)
        elif e.kind == c.E_REACTION:
            assert not self.short
            assert e.a not in self.reacted
            self.reacted.add(e.a)
            cost = rule_oracle.reaction_price(
                e.a == e.seat, "expert_politics" in account.techs, self.total(REACTION)
            )
            assert e.b == cost
            self.people[1 + e.seat, e.seat] -= cost
            assert self.people[1 + e.seat, e.seat] >= 0
            account.on_card = cost

    def lay_card(self, account: Account, card: int, which: int) -> None:
        """R33, R39, R41 From six cards, less those played; Basic Politics returns the first before the second."""
        self.reacted = set()
        if which == 1:
            account.hand = set(range(6))
        if which == 2 and "basic_politics" in account.techs:
            account.hand.add(account.face)
        if which == 3:
            assert self.short or "master_politics" in account.techs
        if card >= 0:
            account.hand.remove(card)
        account.face = card

    def begin_action(self, e: Event) -> None:
        self.role = e.b
        self.exchanges = 4 + self.in_force.count("law_free_market")
        self.directions = set()
        self.units = -1
        self.roll = -1
        self.mined = set()
        if e.b == 0:
            assert CARDS[self.accounts[e.seat].face]["action"] == ids.ACTION_IDS[e.a]

    # --- goods ---

    def book_goods(self, e: Event) -> None:
        account = self.accounts[e.seat]
        if e.kind == c.E_TECH:
            name = ids.TECH_IDS[e.a]
            free = self.turn == SETUP or 0 <= self.free < UPGRADE
            assert e.b == (0 if free else self.price(e.seat, name))
            assert not free or whole(TECHNOLOGIES[name], "cp") <= (self.free if self.turn else 20)
            self.pay(e.seat, 0, e.b)
            assert name not in account.techs
            account.techs.add(name)
            account.pool -= 1
            self.free = -1
        elif e.kind == c.E_BUILT:
            self.build(account, e)
        elif e.kind == c.E_UPGRADE:
            self.fit(account, e)
        elif e.kind == c.E_RETURNED:
            self.take_back(e)
        elif e.kind == c.E_SHIFT:
            account.fitted[e.b, e.a] -= 1
            account.fitted[e.c, e.a] += 1
        elif e.kind == c.E_SPENT:
            self.spend(account, e)
        elif e.kind == c.E_GAIN:
            self.gain(e.seat, e.a, e.b)
        assert account.pool >= 0

    def build(self, account: Account, e: Event) -> None:
        row = SHIPS[e.a // 2]
        if self.turn != SETUP:
            self.pay(e.seat, 0, max(0, whole(row, "cp") + self.total(SHIP_CP)))
            self.pay(e.seat, 1, max(0, whole(row, "axinium") + self.total(SHIP_AXINIUM)))
        assert e.a not in account.place
        account.place[e.a] = 1 + e.seat

    def fit(self, account: Account, e: Event) -> None:
        row = UPGRADES[e.a]
        if self.free != UPGRADE + e.a:
            assert str(row["technology"]) in account.techs
            self.pay(e.seat, 0, max(0, whole(row, "cp") + self.total(UPGRADE_CP)))
            self.pay(e.seat, 2, whole(row, "phasium"))
        self.free = -1
        self.last_fit = e.b
        if e.b >= 0:
            account.fitted[e.b, e.a] += 1
        else:
            assert "law_wmd_ban" not in self.in_force
            others = [self.people[e.c, seat] for seat in range(self.seats) if seat != e.seat]
            assert self.people[e.c, e.seat] > max(others)
            self.rockets[e.c, e.a] += 1

    def take_back(self, e: Event) -> None:
        """R49 What a part displaced; R65, R100 rockets."""
        if e.seat >= 0:
            self.accounts[e.seat].fitted[self.last_fit, e.a] -= 1
        elif self.in_force and self.in_force[-1] == "law_wmd_ban" and e.a == ids.GRAVITON_ROCKET:
            assert e.b == sum(n for (_, kind), n in self.rockets.items() if kind == e.a)
            for at in [at for at in self.rockets if at[1] == e.a]:
                self.rockets[at] = 0

    def spend(self, account: Account, e: Event) -> None:
        """R86 The bonus of a kept card; what the track does not hold is lost."""
        account.kept.remove(e.a)
        bonus = CENTAURIANS[e.a]["bonus"]
        assert isinstance(bonus, dict)
        for resource, name in enumerate(ids.RESOURCE_IDS):
            if name in bonus:
                most = bonus[name] if resource == 0 else min(bonus[name], 10 - account.goods[resource])
                self.due.append((c.E_GAIN, e.seat, most))
        if "upgrade" in bonus:
            self.free = UPGRADE + ids.UPGRADE_IDS.index(bonus["upgrade"])
        elif "technology_max_base_cost" in bonus:
            self.free = bonus["technology_max_base_cost"]

    # --- works ---

    def book_works(self, e: Event) -> None:
        account = self.accounts[e.seat]
        if e.kind == c.E_ROLL:
            self.roll = e.b
        elif e.kind == c.E_BANKED:
            plus = 2 * self.in_force.count("law_central_bank")
            assert e.a - plus in self.yields("advanced_banking" in account.techs, 4, 8)
            self.gain(e.seat, 0, e.a)
        elif e.kind == c.E_MINED:
            plus = 2 * self.in_force.count("res_mining_boom")
            if self.units < 0:
                self.units = max(self.yields("advanced_mining" in account.techs, 4, 8)) + plus
            self.units -= e.b
            self.mined.add(e.a)
            self.marker[e.a] += e.b
            assert self.units >= 0
            assert self.people[e.a, e.seat] > 0
            assert self.marker[e.a] <= VALUE[self.names[e.a]]
            assert e.a not in self.ruins
        elif e.kind == c.E_AREA:
            assert e.a == len(self.market) < self.seats
            self.market.append(e.seat)
            account.pool -= 1
            assert account.pool >= 0
        elif e.kind == c.E_EXCHANGE:
            self.exchange(account, e)

    def yields(self, advanced: bool, base: int, more: int) -> list[int]:
        if not self.dice:
            return [more if advanced else base]
        if self.roll < 0:
            return [7 if advanced else 3]
        return [self.roll, self.roll + 3] if advanced else [self.roll]

    def exchange(self, account: Account, e: Event) -> None:
        expert = "advanced_trading" in account.techs
        colour = "red" if expert or "res_trade_fair" in self.in_force else "white"
        words = c.EXCHANGE_WORDS[e.a].split()
        resource = ids.RESOURCE_IDS.index(words[1])
        selling = words[0] == "sell"
        rate = whole(AREAS[len(self.market) - 1], f"{colour}_{words[0]}")
        assert e.b == rate
        self.exchanges -= 1
        self.directions.add(selling)
        assert self.exchanges >= 0
        assert expert or len(self.directions) == 1
        if selling:
            self.pay(e.seat, resource, 1)
            self.gain(e.seat, 0, rate)
        else:
            self.pay(e.seat, 0, rate)
            self.gain(e.seat, resource, 1)
