"""The quick evaluation that bots search by: points now, and what the rest of the game will add to them.

All in hundredths of a point. What is certain counts in full; what still has turns to pay itself back (income,
technologies, upgrades) counts by the turns that are left; what can still be lost or moved counts in part.
"""

from typing import Final

from galaktyka.games.exodus.choices import PHASE_OF_STEP
from galaktyka.games.exodus.ids import (
    ADVANCED_BANKING,
    ADVANCED_MINING,
    ADVANCED_POLITICS,
    ADVANCED_TRADING,
    AXINIUM_REFINERY,
    BASIC_POLITICS,
    BASIC_RESEARCH,
    CIVILIAN_SHIPS,
    CLOAKING,
    CP_REFINERY,
    EXPERT_CLONING,
    EXPERT_POLITICS,
    LANDING_MANEUVER,
    MASTER_POLITICS,
    PARTS,
    PHASIUM_REFINERY,
    RADAR,
    ROCKETS,
    SHIP_TYPES,
    SHIPS,
    TECHNOLOGIES,
)
from galaktyka.games.exodus.rules.laws import speed
from galaktyka.games.exodus.rules.stealth import last_conquest, visible
from galaktyka.games.exodus.scoring import final_points, share
from galaktyka.games.exodus.state import (
    COUNCIL,
    FROM_CENTAURIANS,
    FROM_COUNCIL,
    FROM_PLANETS,
    FROM_SHIPS,
    FROM_TITLE,
    NOWHERE,
    ExodusState,
)

POINT: Final = 100
PHASES: Final = 6
# What a unit in stock is worth while there are turns to spend it, and at the very end.
CP_EARLY: Final = 9
CP_LATE: Final = 1
AXINIUM_WORTH: Final = 22
PHASIUM_WORTH: Final = 24
PLENTY: Final = 25  # CP beyond this are worth a third
INCOME: Final = [40, 30, 32]  # a planet that gives a unit in every turn, by resource, for each turn left
HOLD: Final = 85  # part of a planet's points that is likely to stay, in hundredths
ROAMING: Final = 120  # a ship that may still find a hex of its own
PEOPLE_HOME: Final = 6
PEOPLE_AWAY: Final = 14
PEOPLE_ABOARD: Final = 26
PART: Final = 16  # a point of strength on a blueprint, for each ship of it on the map
ROCKET: Final = 25
COUNCIL_NEAR: Final = 60  # some ship could reach the council in one move
# Strength of a Centaurian as `ship_strength` counts it, and the worth of its card, by level.
GUARDS: Final = [0, 4, 12, 30]
TROPHIES: Final = [0, 60, 130, 200]
# Technologies by what they do, for each turn left; the others are ways to better ships.
TECH: Final = 16
SPECIAL: Final[dict[int, int]] = {
    CP_REFINERY: 55,
    EXPERT_CLONING: 34,
    ADVANCED_BANKING: 36,
    ADVANCED_MINING: 22,
    ADVANCED_TRADING: 34,
    ADVANCED_POLITICS: 16,
    AXINIUM_REFINERY: 20,
    PHASIUM_REFINERY: 22,
    BASIC_POLITICS: 26,
    BASIC_RESEARCH: 20,
    MASTER_POLITICS: 44,
    EXPERT_POLITICS: 24,
    CIVILIAN_SHIPS: 22,
    LANDING_MANEUVER: 18,
    CLOAKING: 30,
    RADAR: 14,
}


def judge(s: ExodusState, seat: int) -> int:
    """About how many points the seat will end with, in hundredths."""
    player = s.players[seat]
    if not s.frames:
        return POINT * player.vp
    left = turns_left(s)
    total = POINT * player.vp + standing_worth(s, seat, left)
    total += stock_worth(s, seat, left)
    total += people_worth(s, seat, left)
    total += technology_worth(s, seat, left)
    total += fleet_worth(s, seat, left)
    return total + (COUNCIL_NEAR if reach_of_council(s, seat) else 0)


def turns_left(s: ExodusState) -> int:
    """Turns until the end in hundredths, the phases of this one as parts."""
    phase = PHASE_OF_STEP[s.frames[2]]
    return 100 * (s.variant.turns - max(1, s.turn)) + 100 * (PHASES - phase) // PHASES


def standing_worth(s: ExodusState, seat: int, left: int) -> int:
    """What the end would bring now, each source by how sure it is."""
    points = final_points(s, seat)
    total = POINT * points[FROM_CENTAURIANS]
    if last_conquest(s) or left <= 20:
        return total + POINT * (
            points[FROM_PLANETS] + points[FROM_SHIPS] + points[FROM_COUNCIL] + points[FROM_TITLE]
        )
    total += HOLD * points[FROM_PLANETS]
    total += POINT * points[FROM_COUNCIL] * 30 // max(30, left)
    # Titles are voted on anew in every turn: they count once the last election is over.
    return total + POINT * points[FROM_TITLE] * (100 if left < 70 else 12) // 100


def stock_worth(s: ExodusState, seat: int, left: int) -> int:
    player = s.players[seat]
    near = min(left, 300)
    rate = CP_LATE + (CP_EARLY - CP_LATE) * near // 300
    plain = min(player.cp, PLENTY)
    total = plain * rate + (player.cp - plain) * rate // 3
    return total + (player.axinium * AXINIUM_WORTH + player.phasium * PHASIUM_WORTH) * min(near, 200) // 200


def people_worth(s: ExodusState, seat: int, left: int) -> int:
    """Population earns income where it lives, and points where it is in the majority."""
    total = 0
    resources, seats = s.box.planet_resource, s.seats
    for hex_ in range(1, s.board.grid.size):
        people = s.population[hex_ * seats + seat]
        if not people:
            continue
        total += (PEOPLE_HOME if hex_ == s.home(seat) else PEOPLE_AWAY) * min(people, 6)
        marker = s.marker[hex_]
        if marker:
            total += INCOME[resources[s.planet[hex_]]] * min(left, 100 * marker) // 100
    first = seat * SHIPS
    for ship in range(first, first + SHIPS):
        if s.cargo[ship]:
            total += PEOPLE_ABOARD * s.cargo[ship] + landing_worth(s, seat, s.place[ship], left)
    return total


def landing_worth(s: ExodusState, seat: int, hex_: int, left: int) -> int:
    """A loaded ship over a planet that its owner does not hold yet."""
    if not s.has_planet(hex_) or (s.people(hex_, seat) and share(s, seat, hex_)):
        return 0
    worth = 60 * s.box.planet_vp[s.planet[hex_]] + INCOME[s.box.planet_resource[s.planet[hex_]]] * left // 200
    return worth // 2 if s.centaurian[hex_] else worth


def technology_worth(s: ExodusState, seat: int, left: int) -> int:
    techs = s.players[seat].techs
    total = 0
    for technology in range(TECHNOLOGIES):
        if techs >> technology & 1:
            total += SPECIAL.get(technology, TECH)
    return total * left // 100


# --- the fleet ---


def ship_strength(s: ExodusState, seat: int, type_: int) -> int:
    """Fire and resistance together."""
    return (1 + s.dice_of(seat, type_)) * (1 + s.shield_of(seat, type_))


def fleet_worth(s: ExodusState, seat: int, left: int) -> int:
    """Ships score a hex each; better ones take the hexes of others and of the Centaurians."""
    first = seat * SHIPS
    late = last_conquest(s) or left <= 20
    total = 0
    fitted = s.players[seat].fitted
    strengths = s.box.upgrade_strength
    for type_ in range(SHIP_TYPES):
        out = 0
        for ship in range(first + type_ * 2, first + type_ * 2 + 2):
            if s.place[ship] == NOWHERE:
                continue
            out += 1
            worth = (
                0 if late else ROAMING + 8 * s.box.ship_capacity[type_] + 6 * ship_strength(s, seat, type_)
            )
            if s.place[ship] != s.home(seat):
                worth += 20
            stake = POINT * s.box.hex_vp if late else worth  # at the end a ship is worth its hex
            total += worth - risk(s, seat, s.place[ship], stake) - 5 * s.damage[ship]
        parts = 0
        for part in range(PARTS):
            parts += fitted[type_ * PARTS + part] * strengths[part]
        total += parts * PART * (1 + out) * min(left, 300) // 400
    return total + rocket_worth(s, seat, left)


def risk(s: ExodusState, seat: int, hex_: int, worth: int) -> int:
    """What the strongest foe in the same hex may cost; below 0 where a Centaurian is worth hunting."""
    if not visible(s, seat, hex_):
        return 0
    level = s.centaurian[hex_]
    foe = GUARDS[level]
    for other in range(s.seats):
        if other != seat and visible(s, other, hex_):
            foe = max(foe, strength_in(s, other, hex_))
    if not foe:
        return 0
    own = strength_in(s, seat, hex_)
    lost = worth * foe * foe // (own * own + foe * foe)
    return lost - TROPHIES[level] * own * own // (own * own + foe * foe)


def strength_in(s: ExodusState, seat: int, hex_: int) -> int:
    total = 0
    for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
        if s.place[ship] == hex_:
            total += ship_strength(s, seat, ship % SHIPS // 2)
    return total


def rocket_worth(s: ExodusState, seat: int, left: int) -> int:
    """Rockets on own planets, while there are turns to fire them."""
    count = 0
    for hex_ in range(1, s.board.grid.size):
        if s.people(hex_, seat):
            for kind in range(ROCKETS):
                count += s.rockets[hex_ * ROCKETS + kind]
    return ROCKET * count * min(left, 200) // 200


def reach_of_council(s: ExodusState, seat: int) -> bool:
    """Whether some ship could fly to the council in one move."""
    for ship in range(SHIPS):
        place = s.place[seat * SHIPS + ship]
        if place != NOWHERE and COUNCIL in s.board.reach[speed(s, seat, ship // 2)][place]:
            return True
    return False
