"""The fleets as the quick evaluation sees them: what each group of own ships can win and lose where it is.

The strength of a group is its dice times the hits that it can take; the chance to win grows with the square.
"""

from typing import Final

from galaktyka.games.exodus.choices import F_ORDERS, STEP_CONQUEST, STEP_FIGHTS, STEP_ORDERS
from galaktyka.games.exodus.ids import (
    CANNON,
    CLOAKING,
    DRIVE,
    NO_PLAYER_BATTLES,
    PARTS,
    RADAR,
    SHIELD,
    SHIP_TYPES,
    SHIPS,
)
from galaktyka.games.exodus.rules.laws import forbidden
from galaktyka.games.exodus.rules.stealth import last_conquest
from galaktyka.games.exodus.state import COUNCIL, NOWHERE, ExodusState
from galaktyka.games.exodus.weights import (
    W_ARMOUR,
    W_ARRIVING,
    W_CAPACITY,
    W_CARE,
    W_DAMAGE,
    W_DRIVE,
    W_GUARD,
    W_GUN,
    W_HUNT,
    W_LATER,
    W_PRESENT,
    W_PRIZE,
    W_SHIP,
    W_STALK,
    WEIGHTS,
)

# A Centaurian by level: dice times hits that the mean card has, in hundredths, and what beating it brings.
GUARDS: Final = [0, 225, 900, 2500]
TROPHIES: Final = [0, 150, 290, 480]
CLOAKED: Final = 25  # part of the danger that a cloaked group is in while somebody owns Radar
HUNDRED: Final = 100
BEHIND: Final = 320  # the hex and the planet that a Centaurian guards
LONG_HUNT: Final = 6  # conquest phases that a hunt may take
A_HUNT: Final = 4  # of them for each Centaurian more
MOST_MOVES: Final = 3  # that are planned ahead


class Fleets:
    """Own groups by hex, and the chances of each."""

    __slots__ = (
        "danger",
        "dice",
        "free",
        "guns",
        "hits",
        "holds",
        "places",
        "prizes",
        "seat",
        "shield",
        "speed",
        "strongest",
    )

    def __init__(self, s: ExodusState, seat: int, places: list[int], free: int) -> None:
        self.seat = seat
        self.places = places
        self.free = free  # mask of own ships that still wait for their secret orders
        self.dice: list[int] = []  # by seat * 4 + type
        self.shield: list[int] = []
        self.speed: list[int] = []
        for owner in range(s.seats):
            self.rate(s, owner)
        self.danger: list[int] = [0] * SHIPS
        self.holds: list[int] = [
            0
        ] * s.board.grid.size  # chance that the hex is still held, where there are ships
        self.prizes = 0
        self.strongest = 0
        self.guns = 0  # of all armed ships together
        self.hits = 0
        self.look_around(s)

    def rate(self, s: ExodusState, owner: int) -> None:
        """Dice and shields of every type of ship."""
        fitted = s.players[owner].fitted
        kinds, strengths = s.box.upgrade_kind, s.box.upgrade_strength
        for type_ in range(SHIP_TYPES):
            guns, shields, drive = 0, 0, s.box.ship_speed[type_]
            for part in range(PARTS):
                count = fitted[type_ * PARTS + part]
                if count:
                    if kinds[part] == CANNON:
                        guns += count * strengths[part]
                    elif kinds[part] == SHIELD:
                        shields += count * strengths[part]
                    else:
                        drive = max(drive, strengths[part])
            self.speed.append(drive)
            self.dice.append(guns if guns else s.box.ship_firepower[type_])
            self.shield.append(s.box.ship_shield[type_] + shields)

    def own_speed(self, ship: int) -> int:
        return self.speed[self.seat * SHIP_TYPES + ship // 2]

    # --- chances ---

    def look_around(self, s: ExodusState) -> None:
        done = 0
        seen = visibility(s, self.seat)
        first = self.seat * SHIPS
        for ship in range(SHIPS):
            type_ = self.seat * SHIP_TYPES + ship // 2
            if self.places[ship] != NOWHERE and self.dice[type_]:
                self.guns += self.dice[type_]
                self.hits += self.shield[type_] + 1 - s.damage[first + ship]
        peace = forbidden(s, NO_PLAYER_BATTLES)
        for ship in range(SHIPS):
            hex_ = self.places[ship]
            if hex_ == NOWHERE or done >> hex_ & 1:
                continue
            done |= 1 << hex_
            own = self.own_strength(s, hex_)
            self.strongest = max(self.strongest, own)
            lost = 0
            if not peace:
                lost = self.meet_players(s, hex_, own)
            if s.centaurian[hex_]:
                lost = max(lost, self.meet_guard(s.centaurian[hex_], own, seen))
            lost = min(HUNDRED, lost) * seen // 100
            self.holds[hex_] = HUNDRED - lost
            for other in range(ship, SHIPS):
                if self.places[other] == hex_:
                    self.danger[other] = lost

    def own_strength(self, s: ExodusState, hex_: int) -> int:
        """Of the own ships that are or will be in a hex, or could still be sent there, in hundredths."""
        dice, hits = 0, 0
        first = self.seat * SHIPS
        row = s.board.grid.distances[hex_]
        for ship in range(SHIPS):
            at = self.places[ship]
            if at == NOWHERE:
                continue
            type_ = self.seat * SHIP_TYPES + ship // 2
            if at == hex_ or (self.free >> ship & 1 and row[at] <= self.speed[type_] and self.dice[type_]):
                dice += self.dice[type_]
                hits += self.shield[type_] + 1 - s.damage[first + ship]
        return WEIGHTS[W_CARE] * dice * hits

    def meet_players(self, s: ExodusState, hex_: int, own: int) -> int:
        """Hundredths of loss to be feared from others; what may be won goes to the prizes."""
        step = s.frames[2]
        now, soon = WEIGHTS[W_PRESENT], WEIGHTS[W_ARRIVING]
        if STEP_ORDERS < step <= STEP_FIGHTS and s.top() != F_ORDERS:
            now, soon = HUNDRED, 0
        elif step < STEP_CONQUEST or step > STEP_FIGHTS:
            soon = WEIGHTS[W_LATER]
        lost = 0
        distances = s.board.grid.distances[hex_]
        for other in range(s.seats):
            if other == self.seat:
                continue
            here_dice, here_hits, near_dice, near_hits, points = 0, 0, 0, 0, 0
            for place in range(other * SHIPS, other * SHIPS + SHIPS):
                at = s.place[place]
                if at == NOWHERE:
                    continue
                type_ = other * SHIP_TYPES + place % SHIPS // 2
                if at == hex_:
                    here_dice += self.dice[type_]
                    here_hits += self.shield[type_] + 1 - s.damage[place]
                    points += s.box.ship_vp[place % SHIPS // 2]
                elif soon and distances[at] <= self.speed[type_]:
                    near_dice += self.dice[type_]
                    near_hits += self.shield[type_] + 1 - s.damage[place]
            if here_hits:
                chance = winning(own, HUNDRED * here_dice * here_hits)
                lost = max(lost, now * (HUNDRED - chance) // HUNDRED)
                self.prizes += now * chance * points * WEIGHTS[W_PRIZE] // 10000
            if near_dice:
                chance = winning(own, HUNDRED * near_dice * near_hits)
                lost = max(lost, soon * (HUNDRED - chance) // HUNDRED)
        return lost

    def meet_guard(self, level: int, own: int, seen: int) -> int:
        """R82 A Centaurian attacks whoever comes."""
        chance = winning(own, GUARDS[level])
        self.prizes += chance * TROPHIES[level] * WEIGHTS[W_GUARD] // 10000 * seen // 100
        return HUNDRED - chance

    def entry(self, s: ExodusState, hex_: int) -> int:
        """The chance to land on a planet in spite of its guard."""
        level = s.centaurian[hex_]
        if not level:
            return HUNDRED
        if self.holds[hex_]:
            return self.holds[hex_]
        return winning(self.strongest, GUARDS[level]) * 3 // 4

    def hunting(self, s: ExodusState, guns: int, hits: int, conquests: int) -> int:
        """What a fleet of this strength may still win from the Centaurians: cards, and the hexes behind them."""
        own = WEIGHTS[W_CARE] * guns * hits
        there = [0] * len(GUARDS)
        for level in s.centaurian:
            there[level] += 1
        most = 1 + conquests // A_HUNT
        total = 0
        for level in range(1, len(GUARDS)):
            if there[level]:
                prizes = (TROPHIES[level] + BEHIND) * (1 + min(there[level], most))
                total += winning(own, GUARDS[level]) * prizes // 200
        return total * WEIGHTS[W_HUNT] // 100 * min(conquests, LONG_HUNT) // LONG_HUNT

    def stalking(self, s: ExodusState, conquests: int) -> int:
        """The best Centaurian that a group of ships is on its way to: the nearer, the more of it counts."""
        best = 0
        done = 0
        centaurian = s.centaurian
        for ship in range(SHIPS):
            at = self.places[ship]
            if at == NOWHERE or done >> at & 1 or not self.dice[self.seat * SHIP_TYPES + ship // 2]:
                continue
            done |= 1 << at
            own = self.own_strength(s, at)
            row, speed = s.board.grid.distances[at], self.own_speed(ship)
            for hex_ in range(1, len(centaurian)):
                level = centaurian[hex_]
                if not level or not row[hex_]:
                    continue
                moves = (row[hex_] + speed - 1) // speed
                if moves <= min(conquests, MOST_MOVES):
                    best = max(best, winning(own, GUARDS[level]) * TROPHIES[level] // (HUNDRED * (1 + moves)))
        return best * WEIGHTS[W_STALK] // 100

    # --- worth ---

    def worth(self, s: ExodusState, late: int, left: int) -> int:
        """Ships as such, less what may be lost; prizes; the parts on their blueprints."""
        first = self.seat * SHIPS
        fitted = s.players[self.seat].fitted
        kinds, strengths = s.box.upgrade_kind, s.box.upgrade_strength
        total = self.prizes
        for type_ in range(SHIP_TYPES):
            out = 0
            for ship in range(type_ * 2, type_ * 2 + 2):
                if self.places[ship] == NOWHERE:
                    continue
                out += 1
                base = WEIGHTS[W_SHIP] * (HUNDRED - late) // 100
                base += WEIGHTS[W_CAPACITY] * s.box.ship_capacity[type_] * min(left, 200) // 200
                total += base * (HUNDRED - self.danger[ship]) // 100
                total -= WEIGHTS[W_DAMAGE] * s.damage[first + ship]
            parts = 0
            for part in range(PARTS):
                count = fitted[type_ * PARTS + part]
                if count:
                    kind = kinds[part]
                    rate = W_DRIVE if kind == DRIVE else W_GUN if kind == CANNON else W_ARMOUR
                    parts += WEIGHTS[rate] * count * strengths[part]
            if not self.dice[self.seat * SHIP_TYPES + type_]:
                parts //= 2
            total += parts * (1 + out) * min(left, 300) // 300
        return total

    def scored(self) -> int:
        """Hexes that will score for a ship, in hundredths."""
        total = 0
        for held in self.holds:
            total += held
        return total

    def near_council(self, s: ExodusState) -> int:
        """How near the council is, in hundredths: all of it for a ship that could be there with one move."""
        row = s.board.grid.distances[COUNCIL]
        best = 0
        for ship in range(SHIPS):
            if self.places[ship] != NOWHERE:
                away, speed = row[self.places[ship]], self.own_speed(ship)
                if away <= speed:
                    return HUNDRED
                if away <= 2 * speed:
                    best = HUNDRED // 2
        return best


def winning(own: int, foe: int) -> int:
    """The chance of a side, in hundredths."""
    if foe <= 0:
        return HUNDRED
    return HUNDRED * own * own // (own * own + foe * foe)


def visibility(s: ExodusState, seat: int) -> int:
    """How much of the danger concerns own ships: less while they are cloaked."""
    player = s.players[seat]
    if not player.has(CLOAKING) or last_conquest(s) or player.decloaked:
        return HUNDRED
    for other in range(s.seats):
        if other != seat and s.players[other].has(RADAR):
            return CLOAKED
    return 0
