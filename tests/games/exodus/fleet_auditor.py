"""The auditor of rockets, conquest phases and the final count."""

from collections import Counter, deque

from tests.games.exodus import rule_oracle
from tests.games.exodus.auditor import Auditor
from tests.games.exodus.printed import CENTAURIANS, PLANETS, SHIPS, UPGRADES, whole

from galaktyka.core.table import Event
from galaktyka.games.exodus import choices as c
from galaktyka.games.exodus import ids
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.state import NOWHERE, SOURCES

CENTAURIAN = -1
TITLES = [5, 3, 1, 0, 0, 0]
VP = {str(row["id"]): whole(row, "vp") for row in PLANETS}
MOONS = {str(row["id"]): bool(row["moons"]) for row in PLANETS}


class FleetAuditor(Auditor):
    def __init__(self, s: Position) -> None:
        super().__init__(s)
        self.cells = s.board.grid.cells
        self.guards = s.centaurian[:]
        self.turns = s.variant.turns
        self.recloak_next_turn = s.variant.recloak_next_turn
        self.bonus = -1
        self.conquest = 0
        self.aims: deque[tuple[int, int, int, int]] = deque()
        self.arrived: deque[tuple[int, int, int, int]] = deque()
        self.seen: set[tuple[int, int]] = set()  # ships that have decloaked
        self.losses: Counter[int] = Counter()
        self.guard_damage = 0
        self.guard_card = -1
        self.given = 0
        self.hits = 0

    # --- geometry ---

    def apart(self, one: int, two: int) -> int:
        dq, dr = (self.cells[one][i] - self.cells[two][i] for i in (0, 1))
        return max(abs(dq), abs(dr), abs(dq + dr))

    def steps(self, start: int, end: int) -> int:
        """R69 Steps over the map from hex to hex."""
        far, edge = 0, {start}
        reached = {start}
        while end not in edge:
            far += 1
            edge = {h for h in range(len(self.cells)) for e in edge if self.apart(h, e) == 1} - reached
            reached |= edge
        return far

    # --- hearing ---

    def book_council(self, e: Event) -> None:
        super().book_council(e)
        if e.kind == c.E_BONUS:
            self.bonus = e.a

    def book_conquest(self, e: Event) -> None:
        if e.kind <= c.E_DESTROYED:
            self.book_rockets(e)
        elif e.kind <= c.E_DECLOAKED:
            self.book_moves(e)
        elif e.kind <= c.E_NOBODY:
            self.book_battles(e)
        elif e.kind <= c.E_LANDED:
            self.book_fights(e)
        elif e.kind == c.E_POINTS:
            self.accounts[e.seat].points += e.a
            if SOURCES[e.b] != "battles":
                assert e.a == self.final(e.seat)[SOURCES[e.b]]

    # --- rockets ---

    def book_rockets(self, e: Event) -> None:
        if e.kind == c.E_AIM:
            self.aim(e)
        elif e.kind == c.E_RANGE:
            seat, kind, start, target = self.aims.popleft()
            assert (seat, kind) == (e.seat, e.a)
            reaches = e.b + ("radar" in self.accounts[seat].techs) > self.apart(start, target)
            assert reaches == (e.c == 1)
            if reaches:
                self.arrived.append((seat, kind, start, target))
        elif e.kind == c.E_ROCKET:
            seat, kind, _, target = self.arrived.popleft()
            assert (seat, kind, target) == (e.seat, e.a, e.b)
            assert not self.aims
            assert e.c <= whole(UPGRADES[ids.PARTS + kind], "strength")
        elif e.kind == c.E_KILLED:
            self.people[e.a, e.seat] -= e.b
            self.accounts[e.seat].pool += e.b
            assert self.people[e.a, e.seat] >= 0
        elif e.kind == c.E_DRAINED:
            self.marker[e.a] -= e.b
        else:
            assert not sum(self.people[e.a, seat] for seat in range(self.seats))
            self.ruins.add(e.a)
            self.marker[e.a] = 0
            for kind in range(ids.PARTS, ids.UPGRADES):
                self.rockets[e.a, kind] = 0

    def aim(self, e: Event) -> None:
        """R58–R60 A rocket of one's own planet, at another one that is no home and not too far."""
        assert not {"law_wmd_ban", "res_wmd_moratorium"} & set(self.in_force)
        assert self.people[e.b, e.seat] > max(
            self.people[e.b, seat] for seat in range(self.seats) if seat != e.seat
        )
        assert self.seats < e.c != e.b
        assert e.c not in self.ruins
        assert self.apart(e.b, e.c) <= 6
        self.aims.append((e.seat, e.a, e.b, e.c))
        assert self.rockets[e.b, ids.PARTS + e.a] >= sum(aim[1:3] == (e.a, e.b) for aim in self.aims)

    # --- moves ---

    def book_moves(self, e: Event) -> None:
        account = self.accounts[e.seat]
        if e.kind == c.E_CONQUEST:
            self.conquest = e.a
            self.loaded = set()
            assert e.a <= (3 if self.bonus == 0 else 2)
            if e.a == 1 or not self.recloak_next_turn:
                self.seen = set()
        elif e.kind == c.E_TRANSFER:
            assert "civilian_ships" in account.techs
            self.people[e.a, e.seat] -= e.c
            self.people[e.b, e.seat] += e.c
            assert self.people[e.a, e.seat] >= 0
            assert e.b not in self.ruins
        elif e.kind == c.E_LOADED:
            self.people[account.place[e.a], e.seat] -= e.b
            account.cargo[e.a] += e.b
            self.loaded.add((e.seat, e.a))
            assert self.people[account.place[e.a], e.seat] >= 0
            assert account.cargo[e.a] <= whole(SHIPS[e.a // 2], "capacity")
        elif e.kind == c.E_MOVED:
            assert account.place[e.a] == e.b
            speed = account.speed(e.a) + ("res_engine_overdrive" in self.in_force)
            assert self.steps(e.b, e.c) <= min(3, speed)
            account.place[e.a] = e.c
        else:
            assert e.b < 0 or "radar" in self.accounts[e.b].techs
            self.seen |= {(e.seat, ship) for ship, hex_ in account.place.items() if hex_ == e.a}

    # --- battles ---

    def fleet(self, seat: int, hex_: int) -> list[int]:
        """R73 The ships of a seat in a hex that can be seen."""
        account = self.accounts[seat]
        there = [ship for ship, at in account.place.items() if at == hex_]
        last = self.turn == self.turns and self.conquest == (3 if self.bonus == 0 else 2)
        if "cloaking" not in account.techs or last or any((seat, ship) in self.seen for ship in there):
            self.seen |= {(seat, ship) for ship in there}
            return there
        return []

    def sides(self, hex_: int) -> list[int]:
        return [seat for seat in self.order if self.fleet(seat, hex_)]

    def book_battles(self, e: Event) -> None:
        if e.kind == c.E_BATTLE:
            assert "res_ceasefire" not in self.in_force
            assert len(self.sides(e.a)) > 1
            self.losses.clear()
            self.begin_round()
        elif e.kind == c.E_FIRE:
            self.fire(e)
        elif e.kind == c.E_HIT:
            self.accounts[e.seat].damage[e.a] += e.b
            self.given += e.b
            assert self.given <= self.hits, "more hits than were rolled"
        elif e.kind == c.E_LOST_SHIP:
            account = self.accounts[e.seat]
            assert account.damage[e.a] > account.shield(e.a)
            assert account.place[e.a] == e.b
            self.losses[e.seat] += whole(SHIPS[e.a // 2], "vp")
            account.lose(e.a)
        elif e.kind == c.E_WON:
            assert self.sides(e.a) == [e.seat]
            assert e.b == sum(points for seat, points in self.losses.items() if seat != e.seat)
        elif e.kind == c.E_STAND_OFF:
            sides = self.sides(e.a)
            assert len(sides) > 1
            assert not any(self.accounts[seat].dice(ship) for seat in sides for ship in self.fleet(seat, e.a))
        else:
            assert not self.sides(e.a)

    def begin_round(self) -> None:
        self.given = self.hits = 0

    def fire(self, e: Event) -> None:
        """R77 Dice of all ships there; no broken ship fires on."""
        if e.seat == CENTAURIAN:
            assert e.a == whole(CENTAURIANS[self.guard_card], "firepower")
            self.hits = e.b
            self.given = 0
            return
        account, ships = self.accounts[e.seat], self.fleet(e.seat, e.c)
        assert ships
        assert e.a == sum(account.dice(ship) for ship in ships)
        assert all(account.damage[ship] <= account.shield(ship) for ship in ships)
        if self.guard_card >= 0:
            assert self.guard_damage <= whole(CENTAURIANS[self.guard_card], "shield"), (
                "a broken guard fights on"
            )
            self.guard_damage += e.b
        elif e.seat == self.sides(e.c)[0]:
            self.begin_round()
        self.hits += e.b

    # --- Centaurians and landings ---

    def book_fights(self, e: Event) -> None:
        account = self.accounts[e.seat]
        if e.kind == c.E_CENTAURIAN:
            assert self.sides(e.a) == [e.seat]
            assert self.guards[e.a] == whole(CENTAURIANS[e.b], "level")
            self.guard_card, self.guard_damage = e.b, 0
            self.guard_hex = e.a
        elif e.kind == c.E_KEPT:
            assert self.sides(self.guard_hex) == [e.seat]
            account.kept.add(e.a)
            self.end_fight(e.a)
        elif e.kind == c.E_BEATEN:
            assert not self.sides(e.a)
            self.end_fight(e.b)
        else:
            self.land(e)

    def end_fight(self, card: int) -> None:
        """R84, R85 The token goes when its damage exceeds its shield."""
        assert card == self.guard_card
        if self.guard_damage > whole(CENTAURIANS[card], "shield"):
            self.guards[self.guard_hex] = 0
        self.guard_card = -1

    def land(self, e: Event) -> None:
        """R87–R89 On a planet that is there; only moons can make it fail."""
        account = self.accounts[e.seat]
        hex_ = account.place[e.a]
        assert hex_
        assert hex_ not in self.ruins
        assert 0 <= e.b <= e.c <= account.cargo[e.a]
        safe = not MOONS[self.names[hex_]] or "landing_maneuver" in account.techs
        assert not safe or e.b == e.c
        account.cargo[e.a] -= e.b
        self.people[hex_, e.seat] += e.b

    # --- the end ---

    def final(self, seat: int) -> dict[str, int]:
        """R103–R109 What a player scores at the end, by source."""
        account = self.accounts[seat]
        planets = 0
        for hex_ in range(1, len(self.names)):
            people = {other: self.people[hex_, other] for other in range(self.seats)}
            if people[seat]:
                planets += rule_oracle.shares(people, VP[self.names[hex_]]).get(seat, 0)
        hexes = set(account.place.values())
        return {
            "planets": planets,
            "ships": 2 * len(hexes),
            "council": 5 if 0 in hexes else 0,
            "centaurians": sum(whole(CENTAURIANS[card], "vp") for card in account.kept),
            "title": TITLES[self.order.index(seat)],
        }

    # --- comparing ---

    def compare(self, s: Position) -> None:
        """The books agree with the position."""
        assert not self.due, ("not told", self.due)
        assert self.marker == s.marker
        assert self.order == s.order
        assert self.guards == s.centaurian
        assert self.ruins == {h for h in range(len(self.names)) if s.destroyed >> h & 1}
        assert sorted(self.in_force) == sorted(ids.POLITICAL_IDS[card] for card in s.in_force)
        assert [*self.market, *[-1] * (s.seats - len(self.market))] == s.market
        for hex_ in range(len(self.names)):
            for kind in range(ids.ROCKETS):
                assert self.rockets[hex_, ids.PARTS + kind] == s.rockets[hex_ * ids.ROCKETS + kind]
            for seat in range(s.seats):
                assert self.people[hex_, seat] == s.people(hex_, seat)
        for seat in range(s.seats):
            self.compare_seat(s, seat)

    def compare_seat(self, s: Position, seat: int) -> None:
        account, player = self.accounts[seat], s.players[seat]
        assert tuple(account.goods) == (player.cp, player.axinium, player.phasium), seat
        assert account.pool + account.on_card == player.pool + player.on_card
        assert account.techs == {name for i, name in enumerate(ids.TECH_IDS) if player.has(i)}
        assert account.kept == {card for card in range(24) if player.kept >> card & 1}
        assert account.points == player.vp
        for type_ in range(ids.SHIP_TYPES):
            for part in range(ids.PARTS):
                assert account.fitted[type_, part] == player.fitted[type_ * ids.PARTS + part]
        for ship in range(ids.SHIPS):
            at = seat * ids.SHIPS + ship
            mine = (account.place.get(ship, NOWHERE), account.damage[ship], account.cargo[ship])
            assert mine == (s.place[at], s.damage[at], s.cargo[at]), (seat, ship)
