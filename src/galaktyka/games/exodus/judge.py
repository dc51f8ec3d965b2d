"""The quick evaluation that bots search by: points now, and what the rest of the game will add to them.

All in hundredths of a point. What is certain counts in full; what still has turns to pay itself back (income,
technologies, upgrades) counts by the turns that are left; what can still be lost or moved counts in part.

A secret answer counts before it is shown: ships are where they are ordered to go, a bid is paid, a card is worth
what its action could do now (`prospects.py`). So a seat can compare its secret answers without guessing those of
the others.
"""

from typing import Final

from galaktyka.games.exodus.choices import (
    A_HEX,
    F_ORDERS,
    PHASE_OF_STEP,
    STEP_ACTIONS_END,
    STEP_CARDS,
    STEP_CONQUEST,
    STEP_DEPLOY,
    STEP_ORDERS,
    STEP_UPKEEP,
)
from galaktyka.games.exodus.fleets import Fleets
from galaktyka.games.exodus.ids import LANDING_MANEUVER, SHIPS, TECHNOLOGIES
from galaktyka.games.exodus.prospects import Outlook, law_worth, plan_worth
from galaktyka.games.exodus.rules.movement import ships_to_order
from galaktyka.games.exodus.scoring import card_points, share
from galaktyka.games.exodus.state import COUNCIL, NOWHERE, ExodusState
from galaktyka.games.exodus.weights import (
    LATE_HEX,
    TECH_FIRST,
    W_ABOARD,
    W_COLONIST,
    W_COUNCIL_NEAR,
    W_CROWD,
    W_HOLD,
    W_HOME,
    W_LAND_FAR,
    W_LAND_NEAR,
    W_LAND_NOW,
    W_LAW,
    W_MOON,
    W_ROCKET,
    W_TITLE,
    WEIGHTS,
    goods_worth,
    income_worth,
)

ASPECTS: Final = [
    "points", "goods", "people", "technologies", "ships", "cargo", "titles", "rockets", "laws", "plans"
]  # fmt: skip
POINT = 100
PHASES = 6
HOME_CROWD = 6  # people at home beyond this wait for nothing
AWAY_CROWD = 3


def judge(s: ExodusState, seat: int) -> int:
    """About how many points the seat will end with, in hundredths."""
    return sum(aspects(s, seat))


def aspects(s: ExodusState, seat: int) -> list[int]:
    """What the judgement is made of, in the order of ASPECTS."""
    player = s.players[seat]
    if not s.frames:
        return [POINT * player.vp]
    time = Time(s)
    fleets = Fleets(s, seat, ordered_places(s, seat), waiting_ships(s, seat))
    return [
        POINT * (player.vp + card_points(s, seat)),
        goods_worth(player.cp, player.axinium, player.phasium, time.spending),
        people_worth(s, seat, time),
        technology_worth(s, seat, time.left),
        ships_worth(s, seat, time, fleets),
        cargo_worth(s, seat, time, fleets),
        title_worth(s, seat, time),
        rocket_worth(s, seat, time),
        laws_worth(s, seat, time.left),
        plan_worth(s, seat, Outlook(time.left, time.spending, time.conquests, fleets)),
    ]


class Time:
    """What is left of the game, each in its own measure."""

    __slots__ = ("conquests", "left", "spending", "step", "upkeeps")

    def __init__(self, s: ExodusState) -> None:
        step = s.frames[2]
        to_come = s.variant.turns - max(1, s.turn)
        self.step = step
        self.left = turns_left(s)
        self.upkeeps = to_come + (1 if step <= STEP_UPKEEP and not s.turn else 0)
        self.spending = 100 * to_come  # action phases in which goods can still be spent, in hundredths
        if step <= STEP_CARDS:
            self.spending += 100
        elif step < STEP_ACTIONS_END:
            self.spending += 100 - 25 * s.frames[4]
        self.conquests = s.box.conquests * to_come  # phases in which ships can still move
        if step < STEP_CONQUEST:
            self.conquests += s.box.conquests
        else:
            self.conquests += s.conquests - s.conquest + (1 if step <= STEP_ORDERS else 0)


def turns_left(s: ExodusState) -> int:
    """Turns until the end in hundredths, the phases of this one as parts."""
    phase = PHASE_OF_STEP[s.frames[2]]
    return 100 * (s.variant.turns - max(1, s.turn)) + 100 * (PHASES - phase) // PHASES


def ordered_places(s: ExodusState, seat: int) -> list[int]:
    """Where the own ships are, or will be by the secret orders given so far."""
    places = s.place[seat * SHIPS : seat * SHIPS + SHIPS]
    if s.asked and s.top() == F_ORDERS:
        ships = ships_to_order(s, seat)
        secret = s.players[seat].secret
        for i in range(len(secret)):
            places[ships[i]] = secret[i] - A_HEX
        if s.sealed[seat] >= 0:
            places[ships[len(secret)]] = s.sealed[seat] - A_HEX
    return places


def waiting_ships(s: ExodusState, seat: int) -> int:
    """Mask of the own ships whose secret orders are still to be given."""
    mask = 0
    if s.asked >> seat & 1 and s.top() == F_ORDERS:
        ships = ships_to_order(s, seat)
        for i in range(len(s.players[seat].secret), len(ships)):
            mask |= 1 << ships[i]
    return mask


# --- planets and people ---


def planet_worth(s: ExodusState, hex_: int, time: Time) -> int:
    """What holding a planet alone brings until the end."""
    planet = s.planet[hex_]
    worth = WEIGHTS[W_HOLD] * s.box.planet_vp[planet]
    return worth + income_worth(s.box.planet_resource[planet], min(time.upkeeps, s.marker[hex_]))


def people_worth(s: ExodusState, seat: int, time: Time) -> int:
    """Population earns income where it lives, points where it is in the majority, and waits at home for ships."""
    total = 0
    seats, population = s.seats, s.population
    resources = s.box.planet_resource
    home = s.home(seat)
    hold = POINT if time.conquests == 0 else WEIGHTS[W_HOLD]
    for hex_ in range(1, s.board.grid.size):
        people = population[hex_ * seats + seat]
        if not people:
            continue
        if s.has_planet(hex_):
            total += hold * share(s, seat, hex_)
            total += income_worth(resources[s.planet[hex_]], min(time.upkeeps, s.marker[hex_]))
        if time.conquests:
            if hex_ == home:
                total += WEIGHTS[W_HOME] * min(people, HOME_CROWD)
                total += WEIGHTS[W_CROWD] * max(0, people - HOME_CROWD)
            else:
                total += WEIGHTS[W_COLONIST] * min(people, AWAY_CROWD)
    return total


def cargo_worth(s: ExodusState, seat: int, time: Time, fleets: Fleets) -> int:
    """People aboard: each loaded ship has its eye on the best planet within reach that no other ship heads for."""
    total = 0
    taken = 0
    landing = time.step <= STEP_DEPLOY and time.step >= STEP_CONQUEST
    for ship in range(SHIPS):
        cargo = s.cargo[seat * SHIPS + ship]
        if not cargo or fleets.places[ship] == NOWHERE:
            continue
        total += WEIGHTS[W_ABOARD] * cargo if time.conquests else 0
        safe = 100 - fleets.danger[ship]
        best, goal = 0, -1
        here = fleets.places[ship]
        speed = fleets.own_speed(ship)
        for hex_ in s.board.reach[min(3, 2 * speed)][here]:
            if not hex_ or taken >> hex_ & 1 or not s.has_planet(hex_):
                continue
            part = landing_part(s, here, hex_, speed, landing, time.conquests)
            if part:
                worth = landing_worth(s, seat, hex_, cargo, time, fleets) * part // 100
                if worth > best:
                    best, goal = worth, hex_
        if goal >= 0:
            taken |= 1 << goal
            total += best * safe // 100
    return total


def landing_part(s: ExodusState, here: int, hex_: int, speed: int, landing: bool, conquests: int) -> int:
    """How much of a planet's worth counts for a loaded ship so far from it, in hundredths."""
    if here == hex_:
        return WEIGHTS[W_LAND_NOW] if landing else (WEIGHTS[W_LAND_NEAR] if conquests else 0)
    if s.board.grid.distances[here][hex_] <= speed:
        return WEIGHTS[W_LAND_NEAR] if conquests else 0
    return WEIGHTS[W_LAND_FAR] if conquests > 1 else 0


def landing_worth(s: ExodusState, seat: int, hex_: int, cargo: int, time: Time, fleets: Fleets) -> int:
    """What a landing on a planet adds, with the guards, the moons and the people there."""
    own = s.people(hex_, seat)
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.people(hex_, other))
    worth = 0
    if own <= most:  # not held yet
        points = s.box.planet_vp[s.planet[hex_]]
        if own + cargo > most:
            worth = WEIGHTS[W_HOLD] * points
        elif own + cargo == most:
            worth = WEIGHTS[W_HOLD] * (points // 2)
    if not own:
        worth += income_worth(s.box.planet_resource[s.planet[hex_]], min(time.upkeeps, s.marker[hex_]))
    if s.box.planet_moons[s.planet[hex_]] and not s.players[seat].has(LANDING_MANEUVER):
        worth = worth * WEIGHTS[W_MOON] // 100
    return worth * fleets.entry(s, hex_) // 100


# --- what is learnt and bought ---


def technology_worth(s: ExodusState, seat: int, left: int) -> int:
    techs = s.players[seat].techs
    total = 0
    if techs:
        for technology in range(TECHNOLOGIES):
            if techs >> technology & 1:
                total += WEIGHTS[TECH_FIRST + technology]
    return total * left // 100


def ships_worth(s: ExodusState, seat: int, time: Time, fleets: Fleets) -> int:
    """Ships score a hex each at the end; until then they carry, fight, and may be lost."""
    late = LATE_HEX[min(time.conquests, len(LATE_HEX) - 1)]
    total = fleets.worth(s, late, time.left)
    hexes = fleets.scored()
    total += late * s.box.hex_vp * hexes // 100
    if fleets.holds[COUNCIL]:
        total += late * s.box.council_vp * fleets.holds[COUNCIL] // 100
    elif time.conquests:
        total += WEIGHTS[W_COUNCIL_NEAR] * fleets.near_council(s) // 100 * (30 + late) // 100
    total += fleets.stalking(s, time.conquests)
    return total + fleets.hunting(s, fleets.guns, fleets.hits, time.conquests)


def rocket_worth(s: ExodusState, seat: int, time: Time) -> int:
    """Rockets on own planets, while there are turns to fire them, and what those in the air may hit."""
    count = 0
    rockets = s.rockets
    for place in range(len(rockets)):
        if rockets[place] and s.people(place // 3, seat):
            count += rockets[place]
    total = WEIGHTS[W_ROCKET] * count * min(time.left, 200) // 200
    launches = s.launches
    for i in range(0, len(launches), 5):
        if launches[i] == seat:
            total += target_worth(s, seat, launches[i + 1], launches[i + 3])
    return total


def target_worth(s: ExodusState, seat: int, start: int, hex_: int) -> int:
    """A planet of others that scores for them; the nearer, the surer the rocket comes down on it."""
    if s.people(hex_, seat):
        return -POINT
    held = 0
    for other in range(s.seats):
        if other != seat and s.people(hex_, other):
            held = max(held, 1 + share(s, other, hex_))
    return held * 4 * max(1, 6 - s.board.grid.distances[start][hex_])


def laws_worth(s: ExodusState, seat: int, left: int) -> int:
    total = 0
    for card in s.in_force:
        total += law_worth(s, seat, card, left) * WEIGHTS[W_LAW] // 100
    return total


def title_worth(s: ExodusState, seat: int, time: Time) -> int:
    """Titles are voted on anew in every turn: they count once the last election is over."""
    last = s.turn >= s.variant.turns and time.step > STEP_CARDS
    part = POINT if last else WEIGHTS[W_TITLE]
    return part * s.box.title_vp[s.order.index(seat)]
