"""What ships stand for where they are: planets to settle, systems to take, the unknown beyond open lanes.

Every unit has its eye on the best goal that no other unit has taken yet; a goal counts the less, the more
commands away it is. Distances are kept with the chart.
"""

from typing import Final

from galaktyka.games.ascendancy import fights, ids
from galaktyka.games.ascendancy.choices import F_MOVE, F_PLACE, MOVE_OFF_BOARD, MOVE_WARP
from galaktyka.games.ascendancy.rules.common import hit_roll, shield
from galaktyka.games.ascendancy.rules.hegemony import modifier, resistance
from galaktyka.games.ascendancy.rules.hits import SIDES, face_to_hit, hazard_level, hegemony_face
from galaktyka.games.ascendancy.state import (
    FACE_UP,
    FIRST_LANE,
    NO_CARD,
    NOBODY,
    WARP,
    WARP_ICONS,
    AscendancyState,
)
from galaktyka.games.ascendancy.weights import (
    W_CONTROL,
    W_CULTURE,
    W_DENY,
    W_EXPLORE,
    W_FIND,
    W_INCOME,
    W_PRODUCTION,
    W_RESEARCH,
    W_RIVAL_HOME,
    W_ROOM,
    W_SETTLE,
    W_SHIP,
    W_SIEGE,
    W_STARBASE,
    W_TAKE,
    W_THREAT,
    WEIGHTS,
)

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
HUNDRED: Final = 100


# --- what a system is worth ---


def system_worth(s: AscendancyState, disc: int, left: int) -> int:
    """What controlling a system brings until the end: its nodes, and what could be built there."""
    weights = WEIGHTS
    nodes, capacity = s.nodes, s.box.capacity
    first, slots = disc * 6, disc * ids.SLOT_KINDS
    gains = node_gains(s, left)
    total = weights[W_CONTROL]
    room = 0
    spare = capacity[slots + ids.OPEN]
    for k in range(ids.RESOURCES):
        own, on_open = nodes[first + k], nodes[first + 3 + k]
        total += (own + on_open) * weights[W_INCOME + k] * left
        spare -= on_open
        room += (capacity[slots + k] - own) * gains[k]
    if spare > 0:
        room += spare * gains[ids.OPEN]
    if s.base[disc] != NOBODY:
        total += weights[W_STARBASE]
    return total + room * weights[W_ROOM] // HUNDRED


def node_gains(s: AscendancyState, left: int) -> list[int]:
    """What a node that is built next would bring, less its price, by the kind of its slot."""
    weights, cost = WEIGHTS, s.box.node_cost
    income = weights[W_INCOME + ids.PRODUCTION] * (left - 1)
    production = max(0, income - cost[ids.PRODUCTION] * weights[W_PRODUCTION])
    income = weights[W_INCOME + ids.RESEARCH] * (left - 1)
    research = max(0, income - cost[ids.RESEARCH] * weights[W_RESEARCH])
    income = weights[W_INCOME + ids.CULTURE] * (left - 1)
    culture = max(0, income - cost[ids.CULTURE] * weights[W_CULTURE])
    return [production, research, culture, max(culture, production)]


def discovery_worth(s: AscendancyState, seat: int, left: int) -> int:
    """What a new disc brings on average: what settling one of those that are left would, if the ship survives."""
    stack, capacity = s.stack, s.box.capacity
    gains, price = node_gains(s, left), settling_price(s)
    share, control = WEIGHTS[W_ROOM], WEIGHTS[W_CONTROL]
    total, discs = 0, 0
    for disc in range(ids.FIRST_PLANET, ids.FIRST_PHENOMENON):
        if stack >> disc & 1:
            discs += 1
            room = 0  # nothing is built there: what `system_worth` says, with all slots free
            for k in range(ids.SLOT_KINDS):
                room += capacity[disc * ids.SLOT_KINDS + k] * gains[k]
            worth = control + room * share // HUNDRED - price
            if worth > 0:
                total += worth * survival(s, seat, disc) // SIDES
    if not s.starters:
        for disc in range(ids.FIRST_PHENOMENON, ids.SYSTEMS):
            discs += stack >> disc & 1
    return WEIGHTS[W_FIND] + total * WEIGHTS[W_EXPLORE] // (HUNDRED * discs) if discs else 0


def settling_worth(s: AscendancyState, disc: int, left: int) -> int:
    """What colonizing a planet brings, less the Culture and the ship."""
    return max(0, system_worth(s, disc, left) - settling_price(s))


def settling_price(s: AscendancyState) -> int:
    return WEIGHTS[W_CULTURE] * s.box.colony_cost + WEIGHTS[W_SHIP]


# --- fighting ---


def faces(s: AscendancyState, seat: int, other: int) -> int:
    """Faces of a die with which ships of a seat hit those of another."""
    six = s.has(seat, ids.SIX_ALWAYS_HITS) > 0
    return SIDES + 1 - face_to_hit(hit_roll(s, seat), shield(s, other), six)


def siege_odds(s: AscendancyState, seat: int, disc: int, ships: int) -> int:
    """Per cent of a system that so many ships in orbit would get by force; half for laying it waste."""
    if s.special(seat, ids.NO_INVASION):
        return 0
    owner = s.control[disc]
    if owner >= 0:
        mine, theirs = faces(s, seat, owner), faces(s, owner, seat)
    else:
        level = s.level[disc]
        six = s.has(seat, ids.SIX_ALWAYS_HITS) > 0
        mine = SIDES + 1 - face_to_hit(hit_roll(s, seat), s.box.level_shield[level], six)
        theirs = SIDES + 1 - face_to_hit(s.box.level_hit_roll[level], shield(s, seat), False)
    found = fights.siege(ships, mine, s.count_nodes(disc), theirs)
    return found // fights.PACKED


def guards(s: AscendancyState, seat: int, disc: int) -> int:
    """Ships of others in a sector."""
    total = 0
    for other in range(s.seats):
        if other != seat:
            total += s.ships[disc * s.seats + other]
    return total


def storm_odds(s: AscendancyState, seat: int, disc: int, ships: int) -> int:
    """Per cent of a system that ships would get which must first drive its guards away."""
    owner = s.control[disc]
    against = guards(s, seat, disc)
    if not against or owner < 0:
        return siege_odds(s, seat, disc, ships)
    strike = s.has(seat, ids.FIRST_STRIKE_OWN_TURN) > 0
    found = (
        fights.battle(ships, faces(s, seat, owner), against, faces(s, owner, seat), strike) // fights.PACKED
    )
    return found // fights.PACKED * siege_odds(s, seat, disc, found % fights.PACKED // 10) // HUNDRED


def hegemony_odds(s: AscendancyState, seat: int, disc: int) -> int:
    """Faces of a die with which a system would follow by culture."""
    return max(0, SIDES + 1 - hegemony_face(resistance(s, disc), modifier(s, seat)))


# --- goals ---


def survival(s: AscendancyState, seat: int, disc: int) -> int:
    """Faces of a die, out of six, with which a ship survives the arrival."""
    printed = s.box.hazard[disc]
    if not printed:
        return SIDES
    ignored = s.box.shields_ignored[disc] == 1
    level = hazard_level(printed, shield(s, seat), s.has(seat, ids.HAZARD_BONUS), ignored)
    return min(SIDES, max(0, level - 1))


def planet_goal(s: AscendancyState, seat: int, disc: int, left: int, found: int) -> int:
    """What a ship in orbit of an undeveloped planet, or at a phenomenon, is there for."""
    weights = WEIGHTS
    if s.box.system_kind[disc] == ids.PHENOMENON:
        return weights[W_RESEARCH] * s.token[disc]
    if s.lying[disc] != NO_CARD and s.known[disc] != FACE_UP:
        return found // 2
    if s.prewarp[disc] and s.special(seat, ids.NO_COLONIZE_PREWARP):
        return 0
    worth = settling_worth(s, disc, left) + weights[W_PRODUCTION] * s.prewarp[disc]
    return worth * weights[W_SETTLE] // HUNDRED


class War:
    """A developed system of somebody else: what it is worth, and how much of that there is to hope for."""

    __slots__ = ("by_culture", "disc", "worth")

    def __init__(self, s: AscendancyState, seat: int, disc: int, left: int) -> None:
        weights = WEIGHTS
        self.disc = disc
        self.worth = system_worth(s, disc, left)
        if s.control[disc] >= 0:
            self.worth += self.worth * weights[W_DENY] // HUNDRED
            if disc < ids.CIVILIZATIONS:
                self.worth += weights[W_RIVAL_HOME]
        self.by_culture = 0
        odds = hegemony_odds(s, seat, disc)
        if odds and not guards(s, seat, disc):
            tries = s.box.hegemony_attempt_cost * SIDES * weights[W_CULTURE] // odds
            self.by_culture = self.worth - tries - s.box.hegemony_control_cost * weights[W_CULTURE]
            goods = s.players[seat].goods[ids.CULTURE]
            if goods < s.box.hegemony_attempt_cost + s.box.hegemony_control_cost:
                self.by_culture //= 2

    def most(self, ships: int) -> int:
        """`hope` at the best of odds, which take time to work out."""
        return max(0, self.by_culture, self.worth if ships > 1 else 0) * WEIGHTS[W_TAKE] // HUNDRED

    def hope(self, s: AscendancyState, seat: int, ships: int) -> int:
        by_force = self.worth * storm_odds(s, seat, self.disc, ships) // HUNDRED if ships > 1 else 0
        return max(0, self.by_culture, by_force) * WEIGHTS[W_TAKE] // HUNDRED


def developed_goal(s: AscendancyState, seat: int, disc: int, left: int, ships: int) -> int:
    """What ships can hope for at a developed system of somebody else: by culture, or by force."""
    return War(s, seat, disc, left).hope(s, seat, ships)


class Goals:
    """The goals of one seat, and how its units share them."""

    __slots__ = (
        "explorers",
        "found",
        "laying",
        "laying_at",
        "left",
        "looked_at",
        "planets",
        "s",
        "seat",
        "speed",
        "starts",
        "wars",
    )

    def __init__(self, s: AscendancyState, seat: int, left: int) -> None:
        self.s = s
        self.seat = seat
        self.left = left
        self.found = discovery_worth(s, seat, left)
        self.explorers = 0
        self.speed = max(2, s.has(seat, ids.IMPULSE_SPEED))
        self.laying_at = -1  # where a unit is about to lay a lane
        self.laying = 0  # what that stands for
        self.planets: list[int] = []  # disc, worth to a ship in orbit, faces with which one survives arriving
        self.wars: list[int] = []  # discs: developed systems of others
        self.looked_at: list[War | None] = []  # the same, as far as somebody is near enough to ask
        self.starts: list[int] = s.chart.room()[:]  # disc, lanes that can still begin there
        placed, control = s.chart.placed, s.control
        for disc in range(ids.SYSTEMS):
            if not placed >> disc & 1 or control[disc] == seat:
                continue
            if s.is_developed(disc):
                self.wars.append(disc)
                self.looked_at.append(None)
            elif not guards(s, seat, disc):
                worth = planet_goal(s, seat, disc, left, self.found)
                if worth:
                    self.planets += [disc, worth, survival(s, seat, disc)]

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
        if len(frames) < 12 or frames[-6] != F_PLACE or frames[-12] != F_MOVE or frames[-11] != self.seat:
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
                foe, part = self.war(i), NEARER[self.commands(far[disc], discs)]
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

    def war(self, place: int) -> War:
        found = self.looked_at[place]
        if found is None:
            found = War(self.s, self.seat, self.wars[place], self.left)
            self.looked_at[place] = found
        return found

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
