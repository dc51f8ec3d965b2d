"""A second reading of the course of a game: turns, battles, volleys, reputation, income, from the events alone.

`Course.follow` is given every decision of a game. Between two of them it reads what was told, and says with an
assertion where the sheet would have had it otherwise.
"""

from itertools import combinations

from tests.games.eclipse.second_table import Second

from galaktyka.core.table import Event, LiveTable
from galaktyka.games.eclipse.choices import (
    E_BATTLE,
    E_BUILT,
    E_COMBAT,
    E_CONTROL,
    E_CUBE,
    E_DESTROYED,
    E_ELIMINATED,
    E_HIT,
    E_INCOME,
    E_LEFT,
    E_PASS,
    E_REPUTATION,
    E_RETREAT,
    E_ROLL,
    E_ROUND,
    E_SETTLED,
    E_STALEMATE,
)
from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import NPC, SECTOR_IDS, SHIP_IDS

WORTH = {"interceptor": 1, "cruiser": 2, "dreadnought": 3, "starbase": 1}
WORTH |= {"ancient": 1, "guardian": 2, "gcds": 3}
BY_SIZE = ["dreadnought", "cruiser", "starbase", "interceptor"]
INITIATIVE, COMPUTER, SHIELD, HULL, CANNONS, MISSILES = 1, 3, 4, 5, 6, 10

Die = tuple[int, int, int]
"""Damage, face (0 blank, 6 burst), computer."""


def hits(die: Die, shield: int) -> bool:
    return die[1] == 6 or (die[1] > 0 and die[1] + die[2] - shield >= 6)


def nobodys_aim(dice: list[Die], ships: list[tuple[str, int, int, int]]) -> dict[int, int]:
    """R55 Damage by ship, each given as kind, points left, shield and name; every subset of dice is tried."""
    shields = {ship[2] for ship in ships}
    left = [die for die in dice if any(hits(die, shield) for shield in shields)]
    taken: dict[int, int] = {}
    alive: list[tuple[str, int, int, int]] = []
    for ship in sorted(ships, key=lambda ship: (BY_SIZE.index(ship[0]), ship[1])):
        useful = [i for i, die in enumerate(left) if hits(die, ship[2])]
        best: tuple[tuple[int, ...], tuple[int, ...]] | None = None
        for n in range(1, len(useful) + 1):
            for chosen in combinations(useful, n):
                damage = sum(left[i][0] for i in chosen)
                reach = sum(max(shield for shield in shields if hits(left[i], shield)) for i in chosen)
                if damage >= ship[1] and (best is None or (damage, n, reach) < best[0]):
                    best = ((damage, n, reach), chosen)
        if best is None:
            alive.append(ship)
        else:
            taken[ship[3]] = best[0][0]
            left = [die for i, die in enumerate(left) if i not in best[1]]
    for die in left:
        for ship in alive:
            if hits(die, ship[2]):
                taken[ship[3]] = taken.get(ship[3], 0) + die[0]
                break
    return taken


class Fight:
    """One sector's battles as they are told."""

    def __init__(self, sector: int, order: list[int]) -> None:
        self.sector = sector
        self.order = [seat for seat in order if seat != NPC]
        self.pair = (0, 0)
        self.took_part: set[int] = set()
        self.fled: set[int] = set()
        self.kills: dict[int, int] = {}
        self.fleeing: set[tuple[int, int]] = set()
        self.acted: set[tuple[int, int]] = set()
        self.missiles = True

    def draws(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for seat in self.order:
            part = 1 if seat in self.took_part - self.fled else 0
            found.append((seat, min(5, part + self.kills.get(seat, 0))))
        return [draw for draw in found if draw[1]]


class Course:
    def __init__(self, s: Position, table: LiveTable) -> None:
        self.table = table
        self.read = len(table.events)
        self.seats = s.seats
        self.ship_at = s.ship_at[:]
        self.stays: list[tuple[int, int]] = []
        self.before = Second(s)
        self.damage: dict[int, int] = {}
        self.fight: Fight | None = None
        self.below = 1000
        self.dice: list[Event] = []
        self.volley_size = 0
        self.volley_hits: dict[int, int] = {}
        self.volley_targets: list[tuple[str, int, int, int]] = []
        self.drawn: list[tuple[int, int]] = []
        self.touched: set[int] = set()
        self.turn = -1
        self.first_passer = -1
        self.checked = dict.fromkeys(("turns", "battles", "volleys", "aims", "draws", "incomes"), 0)

    # --- between two decisions ---

    def follow(self, s: Position) -> None:
        self.touched = set()
        for event in self.table.events[self.read :]:
            self.tell(s, event)
        self.read = len(self.table.events)
        if s.frames and GAME.question(s) == "turn":
            self.whose_turn(s)
        if self.fight is not None and s.frames:
            assert self.ship_at == s.ship_at
        self.ship_at = s.ship_at[:]
        self.notice_stays(s)
        self.before = Second(s)

    def notice_stays(self, s: Position) -> None:
        there = {(sector, ship // 18) for ship, sector in enumerate(s.ship_at[: s.seats * 18]) if sector >= 0}
        self.stays = [stay for stay in self.stays if stay in there]
        self.stays += sorted(there - set(self.stays))

    def whose_turn(self, s: Position) -> None:
        """R12, R14 Clockwise, and a round begins with the first who passed."""
        seat = self.turn
        if seat >= 0:
            while s.players[seat].eliminated:
                seat = (seat + 1) % s.seats
            assert seat == s.actor()
            self.checked["turns"] += 1
        self.turn = (s.actor() + 1) % s.seats

    def tell(self, s: Position, event: Event) -> None:
        if event.kind == E_ROLL and not (self.dice and self.same_volley(event)):
            self.end_volley(s)
        if event.kind not in (E_ROLL, E_HIT, E_DESTROYED):
            self.end_volley(s)
        if event.kind == E_ROLL:
            self.roll(s, event)
        elif event.kind == E_HIT:
            self.volley_hits[event.a] = self.volley_hits.get(event.a, 0) + event.b
            self.damage[event.a] = self.damage.get(event.a, 0) + event.b
        elif event.kind == E_COMBAT:
            self.below, self.damage, self.drawn = 1000, {}, []
        elif event.kind == E_PASS and event.a:
            self.first_passer = event.seat
        elif event.kind == E_ROUND:
            self.turn = self.first_passer
        elif event.kind == E_INCOME:
            self.income(event)
        elif event.kind in (E_CUBE, E_SETTLED, E_CONTROL, E_LEFT):
            self.touched.add(event.seat)
        elif event.kind == E_ELIMINATED:
            for ship in range(event.seat * 18, event.seat * 18 + 18):
                self.ship_at[ship] = -1
        self.tell_of_battle(s, event)

    def tell_of_battle(self, s: Position, event: Event) -> None:
        if event.kind == E_BATTLE:
            self.battle(s, event)
        elif event.kind == E_BUILT:
            self.end_sector()  # an Ancient Cruiser, found after the battles
        elif event.kind == E_REPUTATION:
            self.drawn.append((event.seat, event.a))
        elif self.fight is not None and event.kind == E_DESTROYED:
            self.ship_at[event.a] = -1
            self.damage.pop(event.a, None)
            kind = SHIP_IDS[s.ship_kind(event.a)]
            self.fight.kills[event.seat] = self.fight.kills.get(event.seat, 0) + WORTH[kind]
        elif self.fight is not None and event.kind == E_RETREAT:
            self.retreat(s, event)
        elif self.fight is not None and event.kind == E_STALEMATE:
            self.fight.fled.add(event.seat)

    # --- upkeep ---

    def income(self, event: Event) -> None:
        """R66, R69 As the tracks were, unless something just came to them or left them."""
        self.end_sector()
        if event.seat not in self.touched:
            civ = self.before.civs[event.seat]
            money = civ.production("money") - civ.upkeep()
            assert (event.a, event.b, event.c) == (
                money,
                civ.production("materials"),
                civ.production("science"),
            )
            self.checked["incomes"] += 1

    # --- battles ---

    def owner_of(self, ship: int) -> int:
        return ship // 18 if ship < self.seats * 18 else NPC

    def fleet(self, owner: int, sector: int) -> list[int]:
        here = [ship for ship, at in enumerate(self.ship_at) if at == sector]
        return [ship for ship in here if self.owner_of(ship) == owner]

    def parties(self, sector: int) -> list[int]:
        """R47 Nobody's ships, the controller, the others as they came."""
        came = [seat for at, seat in self.stays if at == sector and self.fleet(seat, sector)]
        controller = self.before.owner[SECTOR_IDS[sector]]
        came.sort(key=lambda seat: seat != controller)
        return ([NPC] if self.fleet(NPC, sector) else []) + came

    def contested(self, s: Position, sector: int) -> bool:
        found = self.parties(sector)
        if len(found) == 2 and found[0] == NPC and self.before.civs[found[1]].draco:
            return any(SHIP_IDS[s.ship_kind(ship)] != "ancient" for ship in self.fleet(NPC, sector))
        return len(found) > 1

    def battle(self, s: Position, event: Event) -> None:
        """R46, R47 Sectors by falling numbers; the last two to come."""
        if self.fight is None or self.fight.sector != event.a:
            self.end_sector()
            names = [name for name in self.before.at if int(name) < self.below]
            fought = [int(name) for name in names if self.contested(s, SECTOR_IDS.index(name))]
            assert int(SECTOR_IDS[event.a]) == max(fought)
            self.below = int(SECTOR_IDS[event.a])
            self.fight = Fight(event.a, self.parties(event.a))
        here = self.parties(event.a)
        assert (event.b, event.c) == (here[-1], here[-2])
        self.fight.pair = (event.b, event.c)
        self.fight.took_part |= {event.b, event.c}
        self.fight.fleeing, self.fight.acted, self.fight.missiles = set(), set(), True
        self.checked["battles"] += 1

    def end_sector(self) -> None:
        """R58 The draws of a sector that has been fought over."""
        if self.fight is not None and not self.bag_is_low:
            assert self.drawn == [draw for draw in self.fight.draws() if self.can_keep(draw[0])]
            self.checked["draws"] += len(self.drawn)
        self.fight, self.drawn = None, []

    @property
    def bag_is_low(self) -> bool:
        return sum(len(civ.reputation) for civ in self.before.civs) > 33 - 5

    def can_keep(self, seat: int) -> bool:
        civ = self.before.civs[seat]
        return bool(civ.reputation) or civ.spaces_left(len(civ.partners), 1)

    def look_for_flight(self, s: Position) -> None:
        assert self.fight is not None
        for owner in self.fight.pair:
            kinds = {s.ship_kind(ship) for ship in self.fleet(owner, self.fight.sector)}
            if kinds and all((owner, kind) in self.fight.fleeing for kind in kinds):
                self.fight.fled.add(owner)

    def retreat(self, s: Position, event: Event) -> None:
        assert self.fight is not None
        kind = (event.seat, event.a)
        if event.c:
            self.fight.fleeing.discard(kind)
            for ship in self.fleet(event.seat, self.fight.sector):
                if s.ship_kind(ship) == event.a:
                    self.ship_at[ship] = event.b
        else:
            self.act(s, kind)
            self.fight.fleeing.add(kind)
            self.look_for_flight(s)

    # --- volleys ---

    def same_volley(self, event: Event) -> bool:
        last = self.dice[-1]
        if self.volley_hits or len(self.dice) == self.volley_size:
            return False
        return (last.seat, last.a, last.c) == (event.seat, event.a, event.c)

    def roll(self, s: Position, event: Event) -> None:
        if self.fight is None or not all(self.fleet(side, self.fight.sector) for side in self.fight.pair):
            return  # population under fire, after the battles
        if not self.dice:
            pair = self.fight.pair
            enemy = pair[1] if event.seat == pair[0] else pair[0]
            self.volley_targets = [self.target(s, ship) for ship in self.fleet(enemy, self.fight.sector)]
            if self.fight.missiles and not event.c:
                self.fight.missiles = False
                self.fight.acted = set()
            self.act(s, (event.seat, event.a))
            self.volley_size = sum(self.dice_of(s, event))
        self.dice.append(event)

    def dice_of(self, s: Position, event: Event) -> list[int]:
        """The dice of a type by colour, for all its ships that are left."""
        assert self.fight is not None
        design = s.design_of(event.seat, event.a)
        each = design[MISSILES : MISSILES + 4] if event.c else design[CANNONS : CANNONS + 4]
        ships = [ship for ship in self.fleet(event.seat, self.fight.sector) if s.ship_kind(ship) == event.a]
        return [len(ships) * n for n in each]

    def target(self, s: Position, ship: int) -> tuple[str, int, int, int]:
        kind = s.ship_kind(ship)
        design = s.design_of(self.owner_of(ship), kind)
        return SHIP_IDS[kind], design[HULL] + 1 - self.damage.get(ship, 0), design[SHIELD], ship

    def act(self, s: Position, who: tuple[int, int]) -> None:
        """R49 Nobody faster who has something to fire may still be waiting."""
        assert self.fight is not None
        weapon = MISSILES if self.fight.missiles else CANNONS
        if who in self.fight.acted:
            self.fight.acted = set()
        for owner in self.fight.pair:
            for kind in {s.ship_kind(ship) for ship in self.fleet(owner, self.fight.sector)}:
                armed = sum(s.design_of(owner, kind)[weapon : weapon + 4]) > 0
                waiting = (owner, kind) not in self.fight.acted | self.fight.fleeing | {who}
                if armed and waiting:
                    assert self.speed(s, (owner, kind)) <= self.speed(s, who)
        self.fight.acted.add(who)

    def speed(self, s: Position, who: tuple[int, int]) -> tuple[int, bool]:
        assert self.fight is not None
        return s.design_of(who[0], who[1])[INITIATIVE], who[0] == self.fight.pair[1]

    def end_volley(self, s: Position) -> None:
        """R52, R55 The number of dice; where nobody's dice went."""
        if self.dice and self.fight is not None:
            colours = [die.b // 6 for die in self.dice]
            assert [colours.count(colour) for colour in range(4)] == self.dice_of(s, self.dice[0])
            self.checked["volleys"] += 1
            if self.dice[0].seat == NPC:
                design = s.design_of(NPC, self.dice[0].a)
                faces = [0, 2, 3, 4, 5, 6]
                dice = [(die.b // 6 + 1, faces[die.b % 6], design[COMPUTER]) for die in self.dice]
                assert nobodys_aim(dice, self.volley_targets) == self.volley_hits
                self.checked["aims"] += 1
            self.look_for_flight(s)
        self.dice, self.volley_hits, self.volley_targets = [], {}, []
