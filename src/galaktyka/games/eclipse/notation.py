"""Answers as players write them: `explore zone 1,-3`, `build cruiser 222`, `move interceptor 222 106 done`."""

from galaktyka.games.eclipse.choices import (
    A_BESIDE,
    A_BUILD,
    A_CATEGORY,
    A_DRAWN,
    A_PART,
    A_PROPOSE,
    A_REPUTATION,
    A_RESOURCE,
    A_RETURN,
    A_ROTATION,
    A_SECTOR,
    A_SHIP,
    A_SPACE,
    A_SPECIES,
    A_SQUARE,
    A_TARGET,
    A_TECH,
    A_TRADE,
    A_TYPE,
    A_ZONE,
    RESOURCE_LETTERS,
    TRADES,
    VERBS,
)
from galaktyka.games.eclipse.ids import (
    BUILD_IDS,
    EDGES,
    FIRST_SHIP,
    ORBITAL_SQUARE,
    PART_IDS,
    PLAYER_SHIPS,
    RESOURCE_IDS,
    SECTOR_IDS,
    SHIP_IDS,
    SHIPS_EACH,
    SPACES,
    SPECIES_IDS,
    SQUARES,
    TECH_IDS,
    TRACK_IDS,
)
from galaktyka.games.eclipse.rules.ground import zone_q, zone_r
from galaktyka.games.eclipse.state import EclipseState


def write(s: EclipseState, answer: int) -> str:
    """The short text of an answer."""
    if answer < A_SECTOR:
        return VERBS[answer]
    if answer < A_ZONE:
        return SECTOR_IDS[answer - A_SECTOR]
    if answer < A_ROTATION:
        return write_zone(s, answer - A_ZONE)
    if answer < A_SHIP:
        return write_rotation(s, answer - A_ROTATION)
    if answer < A_SQUARE:
        place = answer - A_SHIP
        return f"{SHIP_IDS[place % PLAYER_SHIPS]} {SECTOR_IDS[place // PLAYER_SHIPS]}"
    if answer < A_TRADE:
        return write_square(answer - A_SQUARE)
    if answer < A_RESOURCE:
        return write_trade(s, answer - A_TRADE)
    if answer < A_TECH:
        return RESOURCE_IDS[answer - A_RESOURCE]
    if answer < A_CATEGORY:
        return TECH_IDS[answer - A_TECH]
    if answer < A_PART:
        return TRACK_IDS[answer - A_CATEGORY]
    if answer < A_SPACE:
        return PART_IDS[answer - A_PART]
    return write_rare(s, answer)


def write_rare(s: EclipseState, answer: int) -> str:
    if answer < A_BESIDE:
        return write_space(answer - A_SPACE)
    if answer < A_RETURN:
        return f"beside {SHIP_IDS[answer - A_BESIDE]}"
    if answer < A_BUILD:
        return "return " + write_space(answer - A_RETURN)
    if answer < A_PROPOSE:
        return BUILD_IDS[answer - A_BUILD]
    if answer < A_SPECIES:
        return "propose " + seat_name(s, answer - A_PROPOSE)
    if answer < A_REPUTATION:
        return SPECIES_IDS[answer - A_SPECIES]
    if answer < A_DRAWN:
        return f"tile {answer - A_REPUTATION + 1}"
    if answer < A_TYPE:
        return f"drawn {answer - A_DRAWN + 1}"
    if answer < A_TARGET:
        return SHIP_IDS[answer - A_TYPE]
    return write_ship(s, answer - A_TARGET)


def write_zone(s: EclipseState, zone: int) -> str:
    """By its coordinates; a zone that is none now by the sector and the edge."""
    if s.zone_of[zone] != zone:
        return f"zone {SECTOR_IDS[zone // EDGES]}/{zone % EDGES}"
    return f"zone {zone_q(s, zone)},{zone_r(s, zone)}"


def write_rotation(s: EclipseState, turn: int) -> str:
    """The tile and how often it is turned clockwise."""
    sector = s.arg(turn // EDGES)
    name = SECTOR_IDS[sector] if 0 <= sector < len(SECTOR_IDS) else f"tile-{turn // EDGES + 1}"
    return f"{name} turn {turn % EDGES}"


def write_square(square: int) -> str:
    place = square % SQUARES
    name = "orbital" if place == ORBITAL_SQUARE else str(place + 1)
    return f"{SECTOR_IDS[square // SQUARES]}.{name}"


def write_trade(s: EclipseState, i: int) -> str:
    seat = s.actor()
    rate = s.box.species[s.players[seat].species].trade if seat >= 0 else 0
    return f"{rate}{RESOURCE_LETTERS[TRADES[i][0]]}>{RESOURCE_LETTERS[TRADES[i][1]]}"


def write_space(place: int) -> str:
    return f"{SHIP_IDS[place // SPACES]}.{place % SPACES + 1}"


def seat_name(s: EclipseState, seat: int) -> str:
    known = seat < s.seats and s.players[seat].species >= 0
    return SPECIES_IDS[s.players[seat].species] if known else f"seat-{seat + 1}"


def write_ship(s: EclipseState, ship: int) -> str:
    """A ship by its owner, kind and number among its kind."""
    first = s.seats * SHIPS_EACH
    if ship >= first:
        npc = ship - first
        if npc >= len(s.box.npc_kind):
            return f"ship-{ship}"
        return f"{SHIP_IDS[s.box.npc_kind[npc]]}-{npc + 1}"
    kind = s.ship_kind(ship)
    return f"{seat_name(s, ship // SHIPS_EACH)}.{SHIP_IDS[kind]}{ship % SHIPS_EACH - FIRST_SHIP[kind] + 1}"
