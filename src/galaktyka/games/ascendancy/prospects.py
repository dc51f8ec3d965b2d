"""What there is to gain: what a system is worth, a discovery, a planet, a war. `goals.py` says who goes for what."""

from typing import Final

from galaktyka.games.ascendancy import fights, ids
from galaktyka.games.ascendancy.rules.common import hit_roll, shield
from galaktyka.games.ascendancy.rules.hegemony import modifier, resistance
from galaktyka.games.ascendancy.rules.hits import SIDES, face_to_hit, hazard_level, hegemony_face
from galaktyka.games.ascendancy.state import FACE_UP, NO_CARD, NOBODY, AscendancyState
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
    W_STARBASE,
    W_TAKE,
    WEIGHTS,
)

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


def can_persuade(s: AscendancyState, seat: int) -> bool:
    """Whether the seat has the Culture to make a system follow, if the first attempt succeeds."""
    return s.players[seat].goods[ids.CULTURE] >= s.box.hegemony_attempt_cost + s.box.hegemony_control_cost


# --- what is worth going to ---


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
    """A developed system of somebody else: what it is worth, and what is left of that if it follows by culture."""

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
        if odds:
            tries = s.box.hegemony_attempt_cost * SIDES * weights[W_CULTURE] // odds
            self.by_culture = max(0, self.worth - tries - s.box.hegemony_control_cost * weights[W_CULTURE])

    def peaceful(self, s: AscendancyState, seat: int) -> int:
        """What there is to hope for by culture: nothing where ships stand guard, half of it without the means."""
        if not self.by_culture or guards(s, seat, self.disc):
            return 0
        return self.by_culture if can_persuade(s, seat) else self.by_culture // 2

    def most(self, ships: int) -> int:
        """`hope` at the best of odds, which take time to work out."""
        best = max(self.by_culture, self.worth) if ships > 1 else self.by_culture
        return best * WEIGHTS[W_TAKE] // HUNDRED

    def hope(self, s: AscendancyState, seat: int, ships: int) -> int:
        by_force = self.worth * storm_odds(s, seat, self.disc, ships) // HUNDRED if ships > 1 else 0
        return max(self.peaceful(s, seat), by_force) * WEIGHTS[W_TAKE] // HUNDRED


def developed_goal(s: AscendancyState, seat: int, disc: int, left: int, ships: int) -> int:
    """What ships can hope for at a developed system of somebody else: by culture, or by force."""
    return War(s, seat, disc, left).hope(s, seat, ships)
