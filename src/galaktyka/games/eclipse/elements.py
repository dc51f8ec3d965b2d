"""The ids of what pictures show: answers point at them, and a piece keeps its id wherever it goes."""

from galaktyka.games.eclipse.ids import (
    ORBITAL_SQUARE,
    PART_IDS,
    RESOURCE_IDS,
    SECTOR_IDS,
    SHIP_IDS,
    SHIPS_EACH,
    SPACES,
    SQUARES,
    TRACK_IDS,
)


def sector_id(sector: int) -> str:
    return "sector-" + SECTOR_IDS[sector]


def zone_id(q: int, r: int) -> str:
    """Like zone-2_-1: a comma would have to be escaped in selectors."""
    return f"zone-{q}_{r}"


def square_id(square: int) -> str:
    place = square % SQUARES
    name = "orbital" if place == ORBITAL_SQUARE else str(place + 1)
    return f"square-{SECTOR_IDS[square // SQUARES]}-{name}"


def ship_name(ship: int, seats: int) -> str:
    """The owner and the number among the owner's ships, for ids."""
    first = seats * SHIPS_EACH
    return f"npc-{ship - first + 1}" if ship >= first else f"{ship // SHIPS_EACH}-{ship % SHIPS_EACH + 1}"


def ship_id(ship: int, seats: int) -> str:
    return "ship-" + ship_name(ship, seats)


def fighter_id(ship: int, seats: int) -> str:
    """The same ship on the panel of the battle."""
    return "fighter-" + ship_name(ship, seats)


def wing_id(seat: int, kind: int) -> str:
    """All ships of a kind on the panel of the battle."""
    return f"wing-{seat if seat >= 0 else 'npc'}-{SHIP_IDS[kind]}"


def turn_id(sector: int, rotation: int) -> str:
    """A drawn sector turned so many times, on the panel of drawn sectors."""
    return f"turn-{SECTOR_IDS[sector]}-{rotation}"


def space_id(seat: int, place: int) -> str:
    return f"space-{seat}-{SHIP_IDS[place // SPACES]}-{place % SPACES + 1}"


def blueprint_id(seat: int, kind: int) -> str:
    return f"blueprint-{seat}-{SHIP_IDS[kind]}"


def part_id(part: int) -> str:
    return "part-" + PART_IDS[part]


def stored_id(seat: int, part: int) -> str:
    return f"stored-{seat}-{PART_IDS[part]}"


def stock_id(seat: int, resource: int) -> str:
    return f"stock-{seat}-{RESOURCE_IDS[resource]}"


def population_id(seat: int, resource: int) -> str:
    return f"population-{seat}-{RESOURCE_IDS[resource]}"


def track_id(seat: int, track: int) -> str:
    return f"track-{seat}-{TRACK_IDS[track]}"


def reputation_id(seat: int, position: int) -> str:
    return f"reputation-{seat}-{position + 1}"
