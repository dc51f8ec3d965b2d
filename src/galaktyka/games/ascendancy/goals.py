"""What ships stand for where they are: planets to settle, systems to take, the unknown beyond open lanes.

Every unit has its eye on the best goal that no other unit has taken yet; a goal counts the less, the more
commands away it is. Distances are kept with the chart.

What was found out is kept with the position and handed on to its clones. A list of a position is replaced and
never changed in place: so it holds as long as everything that it depends on *is* the same, which is quicker to see
than whether it is equal. Most answers change one list or two.
"""

from typing import Final

from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.choices import F_MOVE, F_PLACE, MOVE_OFF_BOARD, MOVE_WARP
from galaktyka.games.ascendancy.prospects import (
    HUNDRED,
    War,
    can_persuade,
    discovery_worth,
    guards,
    planet_goal,
    siege_odds,
    survival,
    system_worth,
)
from galaktyka.games.ascendancy.rules.hits import SIDES
from galaktyka.games.ascendancy.state import FIRST_LANE, WARP, WARP_ICONS, AscendancyState
from galaktyka.games.ascendancy.weights import W_RIVAL_HOME, W_SIEGE, W_THREAT, WEIGHTS

# Per cent of a goal's worth, by the commands that lead there.
NEARER: Final = [100, 76, 58, 44, 34, 26, 20, 15, 11, 8]
FAR: Final = 19  # sectors: nothing further away is a goal
SAILING: Final = 82  # per cent of a discovery when the next command makes it
OUT_OF_WARP: Final = 80  # per cent of it when this very command may make it
AT_A_START: Final = 40  # per cent of it in a system that a new lane can begin from
IN_WARP_PART: Final = 60  # per cent of it for a unit that can come out of warp
SHIPS_A_SECTOR: Final = 3  # single ships of one sector that have goals of their own
EXPLORERS: Final = 4  # units that can explore in one turn; further ones count a third
NEAR: Final = 4  # sectors
DISCS_APART: Final = 4  # sectors from disc to disc, about
STRENGTH_BITS: Final = 16  # of one console: nobody is limited to five Ascendancy tokens


# --- what was found out ---


class Outlook:
    """What there is to aim at for a seat, and what its own systems bring; ships do not matter to it."""

    __slots__ = (
        "base", "chart", "control", "found", "known", "left", "level", "looked_at", "lying", "nodes", "planets",
        "power", "prewarp", "seat", "speed", "stack", "starters", "strengths", "systems", "token", "wars",
    )  # fmt: skip

    def __init__(self, s: AscendancyState, seat: int, left: int) -> None:
        self.seat = seat
        self.depend_on(s, left)
        self.found = discovery_worth(s, seat, left)
        self.speed = max(2, s.has(seat, ids.IMPULSE_SPEED))
        self.systems = 0  # what those of the seat are worth
        self.planets: list[int] = []  # disc, worth to a ship in orbit, faces with which one survives arriving
        self.wars: list[int] = []  # discs: developed systems of others
        self.looked_at: list[War | None] = []  # the same, as far as somebody is near enough to ask
        home = s.home(seat)
        placed, control = s.chart.placed, s.control
        for disc in range(ids.SYSTEMS):
            if control[disc] == seat:
                self.systems += system_worth(s, disc, left)
                if disc < ids.CIVILIZATIONS and disc != home:
                    self.systems += WEIGHTS[W_RIVAL_HOME]
            elif placed >> disc & 1:
                if s.is_developed(disc):
                    self.wars.append(disc)
                    self.looked_at.append(None)
                else:
                    worth = planet_goal(s, seat, disc, left, self.found)
                    if worth:
                        self.planets += [disc, worth, survival(s, seat, disc)]

    def depend_on(self, s: AscendancyState, left: int) -> None:
        """Remember everything that the rest is worked out from; `holds` compares it."""
        self.left = left
        self.strengths = strengths(s)
        self.stack = s.stack
        self.starters = s.starters
        self.chart = s.chart
        self.control = s.control
        self.nodes = s.nodes
        self.base = s.base
        self.level = s.level
        self.prewarp = s.prewarp
        self.token = s.token
        self.lying = s.lying
        self.known = s.known
        self.power = s.power

    def holds(self, s: AscendancyState, left: int) -> bool:
        return (
            self.left == left
            and self.chart is s.chart
            and self.control is s.control
            and self.nodes is s.nodes
            and self.base is s.base
            and self.level is s.level
            and self.prewarp is s.prewarp
            and self.token is s.token
            and self.lying is s.lying
            and self.known is s.known
            and self.power is s.power
            and self.stack == s.stack
            and self.starters == s.starters
            and self.strengths == strengths(s)
        )

    def war(self, s: AscendancyState, place: int) -> War:
        found = self.looked_at[place]
        if found is None:
            found = War(s, self.seat, self.wars[place], self.left)
            self.looked_at[place] = found
        return found


def strengths(s: AscendancyState) -> int:
    """What the consoles say about fighting and hegemony, as one number."""
    found = 0
    for player in s.players:
        found = found << STRENGTH_BITS | player.ascendancy << 8 | player.weapons << 4 | player.shields
    return found


class Posture:
    """What the ships of a seat stand for, and what those of others threaten."""

    __slots__ = (
        "fleet_place", "fleet_size", "goals", "holder", "hope", "laying", "outlook", "perils", "persuades", "ships",
        "warp",
    )  # fmt: skip

    def __init__(self, s: AscendancyState, outlook: Outlook, hope: int) -> None:
        seat = outlook.seat
        self.outlook = outlook
        self.persuades = can_persuade(s, seat)
        self.laying = lays_a_lane(s)
        self.ships = s.ships
        self.warp = s.warp
        self.fleet_size = s.fleet_size
        self.fleet_place = s.fleet_place
        self.holder = s.holder
        self.goals = Goals(s, outlook, hope).worth()
        self.hope = hope
        self.perils = danger(s, seat, outlook.left)

    def holds(self, s: AscendancyState, hope: int) -> bool:
        """Whether it is still right, given that its outlook is; while a lane is laid, it depends on the answers."""
        return (
            self.hope == hope
            and self.ships is s.ships
            and self.warp is s.warp
            and self.fleet_size is s.fleet_size
            and self.fleet_place is s.fleet_place
            and self.holder is s.holder
            and self.persuades == can_persuade(s, self.outlook.seat)
            and not self.laying
            and not lays_a_lane(s)
        )


def posture_of(s: AscendancyState, seat: int, left: int, hope: int) -> Posture:
    """The posture of a seat: the one that the position was handed on with where it still holds."""
    known = s.postures[seat]
    outlook: Outlook | None = None
    if isinstance(known, Posture) and known.outlook.holds(s, left):
        if known.holds(s, hope):
            return known
        outlook = known.outlook
    found = Posture(s, Outlook(s, seat, left) if outlook is None else outlook, hope)
    postures = s.postures[:]
    postures[seat] = found
    s.postures = postures
    return found


def lays_a_lane(s: AscendancyState) -> bool:
    """Whether a unit is about to lay a lane whose length is known."""
    frames = s.frames
    return len(frames) >= 12 and frames[-6] == F_PLACE and frames[-12] == F_MOVE


# --- who goes for what ---


class Goals:
    """The goals of one seat, and how its units share them."""

    __slots__ = (
        "explorers", "found", "laying", "laying_at", "outlook", "planets", "s", "seat", "speed", "starts", "wars",
    )  # fmt: skip

    def __init__(self, s: AscendancyState, outlook: Outlook, hope: int) -> None:
        self.s = s
        self.seat = outlook.seat
        self.outlook = outlook
        self.found = outlook.found * hope // HUNDRED
        self.explorers = 0
        self.speed = outlook.speed
        self.laying_at = -1  # where a unit is about to lay a lane
        self.laying = 0  # what that stands for
        self.wars = outlook.wars[:]  # those that nobody has taken
        self.starts: list[int] = s.chart.room()[:]  # disc, lanes that can still begin there
        self.planets = outlook.planets[:]  # worth nothing once they are taken
        for i in range(0, len(self.planets), 3):
            if guards(s, self.seat, self.planets[i]):
                self.planets[i + 1] = 0

    def worth(self) -> int:
        """All units: those that are at a goal choose first, those at home last."""
        s = self.s
        ships, seats = s.ships, s.seats
        total = self.announced()
        for at in range(ids.FIRST_PLANET * seats + self.seat, len(ships), seats):
            if ships[at]:
                total += self.in_sector(at // seats)
        for at in range(0, len(s.warp), WARP):
            if s.warp[at] == self.seat:
                total += self.best(s.warp[at + 1], self.warp_ships(at), s.warp[at + 2])
        for sector in range(ids.FIRST_PLANET):
            if ships[sector * seats + self.seat]:
                total += self.in_sector(sector)
        return total

    def announced(self) -> int:
        """A new lane whose length is known and that is about to be laid: soon there is something to discover.

        A unit that comes out of warp is nowhere yet, so what it is about to do is all that it stands for.
        """
        frames = self.s.frames
        if not lays_a_lane(self.s) or frames[-11] != self.seat:
            return 0
        length, moves, flags = frames[-3], frames[-8], frames[-7]
        if flags & MOVE_WARP:
            worth = self.found * OUT_OF_WARP // HUNDRED
            if flags & MOVE_OFF_BOARD:
                return worth
        else:
            worth = self.found * sailing(max(1, length + 1 - moves), self.speed) // HUNDRED
        self.laying_at = frames[-4]
        self.laying = worth
        if self.laying_at in self.starts[::2]:
            self.starts[2 * self.starts[::2].index(self.laying_at) + 1] -= 1
        return 0

    def in_sector(self, sector: int) -> int:
        """The units in a sector: only the first of them counts all ships there for a war."""
        s = self.s
        here = s.ships[sector * s.seats + self.seat]
        units = min(s.singles_in(sector, self.seat), SHIPS_A_SECTOR)
        if units < here:
            units += len(s.fleets_in(sector, self.seat))
        total = self.best(sector, here, 0)
        for _ in range(units - 1):
            total += self.best(sector, 1, 0)
        return total

    def warp_ships(self, at: int) -> int:
        card = self.s.warp[at + 3]
        return self.s.fleet_size[card] if 0 <= card < ids.FLEET_CARDS else 1

    def best(self, sector: int, ships: int, tokens: int) -> int:
        """The best goal of a unit in a sector, or pointing at it with so many Warp tokens; it is taken then."""
        far = self.s.chart.steps(sector)
        discs = tokens + self.s.has(self.seat, WARP_ICONS) if tokens else 0
        best, place = 0, -1
        planets = self.planets
        for i in range(0, len(planets), 3):
            away = far[planets[i]]
            if away <= FAR and planets[i + 1] > best:
                safe = planets[i + 2] if away else SIDES
                worth = planets[i + 1] * (NEARER[self.commands(away, discs)] * safe // SIDES) // HUNDRED
                if worth > best:
                    best, place = worth, i
        war = -1
        for i in range(len(self.wars)):
            disc = self.wars[i]
            if disc >= 0 and far[disc] <= FAR:
                foe, part = self.outlook.war(self.s, i), NEARER[self.commands(far[disc], discs)]
                if foe.most(ships) * part // HUNDRED > best:
                    worth = foe.hope(self.s, self.seat, ships) * part // HUNDRED
                    if worth > best:
                        best, war = worth, i
        found = self.exploring(sector, far, discs)
        if found > best:
            return found
        if war >= 0:
            self.wars[war] = -1
        elif place >= 0:
            planets[place + 1] = 0
        return best

    def commands(self, away: int, discs: int) -> int:
        """Commands to a place so many sectors away: by impulse, or out of warp, a token for each disc between."""
        if discs and away:
            return 1 + max(0, (away + DISCS_APART - 1) // DISCS_APART - discs)
        return min(len(NEARER) - 1, (away + self.speed - 1) // self.speed)

    def exploring(self, sector: int, far: list[int], discs: int) -> int:
        """What a unit may find: on an open lane soon, from a system with room for a new lane later."""
        found = self.found
        if not found:
            return 0
        if discs:
            return found * IN_WARP_PART // HUNDRED
        if sector == self.laying_at:
            self.laying_at = -1
            return self.laying
        chart = self.s.chart
        lane = chart.lane_of(sector)
        if lane >= 0 and chart.is_open(lane):
            place = (sector - FIRST_LANE) % ids.LONGEST_LANE
            togo = chart.lane_length[lane] - place if chart.lane_b[lane] < 0 else place + 1
            if self.s.ships_in(sector, self.seat) > 1:
                found //= 2
            return found * sailing(togo, self.speed) // HUNDRED
        best, start = 0, -1
        for i in range(0, len(self.starts), 2):
            away = far[self.starts[i]]
            if away <= NEAR and self.starts[i + 1]:
                part = AT_A_START * NEARER[(away + self.speed - 1) // self.speed]
                if part > best:
                    best, start = part, i
        if start >= 0:
            self.starts[start + 1] -= 1
        self.explorers += 1
        if self.explorers > EXPLORERS:
            best //= 3
        return found * best // (HUNDRED * HUNDRED)


def sailing(togo: int, speed: int) -> int:
    """Per cent of a discovery that is so many sectors away."""
    commands = (togo + speed - 1) // speed
    return SAILING * NEARER[max(0, commands - 1)] // HUNDRED


# --- what others could do to the seat ---


def danger(s: AscendancyState, seat: int, left: int) -> int:
    """Hostile ships near the home beyond those that stand there, and sieges of other systems."""
    home = s.home(seat)
    near_home = 0
    total = 0
    seats, ships = s.seats, s.ships
    far = s.chart.steps(home)
    for other in range(seats):
        if other == seat or s.players[other].civ < 0 or s.at_peace(other, seat):
            continue
        for sector in range(len(ships) // seats):
            here = ships[sector * seats + other]
            if not here:
                continue
            if away_from(s, far, sector) <= NEAR:
                near_home += here
            if sector < FIRST_LANE and s.control[sector] == seat and not ships[sector * seats + seat]:
                odds = siege_odds(s, other, sector, here)
                total += system_worth(s, sector, left) * odds // HUNDRED * WEIGHTS[W_SIEGE] // HUNDRED
    if s.control[home] == seat:
        total += WEIGHTS[W_THREAT] * max(0, near_home - ships[home * seats + seat])
    return total


def away_from(s: AscendancyState, far: list[int], sector: int) -> int:
    """Sectors from the disc whose distances these are."""
    if sector < FIRST_LANE:
        return far[sector]
    chart = s.chart
    lane, place = divmod(sector - FIRST_LANE, ids.LONGEST_LANE)
    a, b = chart.lane_a[lane], chart.lane_b[lane]
    best = far[a] + place + 1 if a >= 0 else FAR + 1
    if b >= 0:
        best = min(best, far[b] + chart.lane_length[lane] - place)
    return best
