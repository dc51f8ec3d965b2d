"""Who fights where, and with what: the parties of a sector, their types of ship, their ways out."""

from typing import Final

from galaktyka.games.eclipse.choices import A_SECTOR
from galaktyka.games.eclipse.ids import (
    ANCIENT,
    CANNONS,
    DESIGN,
    DICE_IDS,
    HULL,
    NOBODY,
    NPC,
    SHIELD,
    SHIP_IDS,
    SHIPS_EACH,
    STARBASE,
)
from galaktyka.games.eclipse.rules.ground import links, opponents, peaceful
from galaktyka.games.eclipse.state import EclipseState
from galaktyka.games.eclipse.targeting import SIZE_ORDER

COLOURS: Final = len(DICE_IDS)
SIZE_RANK: Final = [SIZE_ORDER.index(name) for name in SHIP_IDS]


# --- parties ---


def parties(s: EclipseState, sector: int) -> list[int]:
    """R47 Who has ships in a sector: those that nobody plays, the controller, the others as they arrived."""
    found = [NPC] if s.npcs(sector) else []
    owner = s.owner[sector]
    if owner != NOBODY and s.ships_of(owner, sector):
        found.append(owner)
    for arrival in s.arrivals:
        if arrival // 8 == sector and arrival % 8 != owner:
            found.append(arrival % 8)
    return found


def at_war(s: EclipseState, sector: int, first: int, second: int) -> bool:
    """R46 Whether two parties of a sector fight: R48 Draco and Ancients do not."""
    return first != NPC or not peaceful(s, second) or s.npcs(sector) > s.ancients(sector)


def has_battle(s: EclipseState, sector: int) -> bool:
    """R46 Ships of two opponents are there."""
    if not s.presence[sector]:
        return False
    found = parties(s, sector)
    return len(found) > 2 or (len(found) == 2 and at_war(s, sector, found[0], found[1]))


def lone_player(s: EclipseState, sector: int) -> int:
    """The player whose ships are in a sector once all battles are fought; NOBODY without any."""
    for arrival in s.arrivals:
        if arrival // 8 == sector:
            return arrival % 8
    return NOBODY


def sectors_falling(s: EclipseState, below: int) -> list[int]:
    """R60 The sectors on the board with a number lower than this, highest first."""
    numbers = s.box.sector_number
    found: list[int] = []
    for sector in s.placed:
        number = numbers[sector]
        if number < below:
            place = len(found)
            while place > 0 and numbers[found[place - 1]] < number:
                place -= 1
            found.insert(place, sector)
    return found


# --- ships ---


def fleet(s: EclipseState, owner: int, sector: int) -> list[int]:
    """The ships of a party in a sector, by number."""
    players = s.seats * SHIPS_EACH
    first = players if owner == NPC else owner * SHIPS_EACH
    last = len(s.ship_at) if owner == NPC else first + SHIPS_EACH
    ship_at = s.ship_at
    return [ship for ship in range(first, last) if ship_at[ship] == sector]


def kinds_of(s: EclipseState, ships: list[int]) -> int:
    """The kinds among some ships, as a mask."""
    mask = 0
    for ship in ships:
        mask |= 1 << s.ship_kind(ship)
    return mask


def ships_of_kind(s: EclipseState, owner: int, sector: int, kind: int) -> list[int]:
    return [ship for ship in fleet(s, owner, sector) if s.ship_kind(ship) == kind]


def value(s: EclipseState, owner: int, kind: int, what: int) -> int:
    """One value of a kind of ship: a player's blueprint, or that of ships that nobody plays."""
    if owner == NPC:
        return s.box.npc_design[(kind - ANCIENT) * 2 + s.npc_variants[kind - ANCIENT]][what]
    return s.players[owner].design[kind * DESIGN + what]


def dice_of(s: EclipseState, owner: int, kind: int, weapon: int) -> int:
    """How many dice one ship rolls for its cannons or its missiles."""
    total = 0
    for colour in range(COLOURS):
        total += value(s, owner, kind, weapon + colour)
    return total


def points_left(s: EclipseState, ship: int) -> int:
    """R53 Damage that still destroys a ship."""
    return value(s, s.ship_owner(ship), s.ship_kind(ship), HULL) + 1 - s.damage[ship]


def shield_of(s: EclipseState, ship: int) -> int:
    return value(s, s.ship_owner(ship), s.ship_kind(ship), SHIELD)


def armed(s: EclipseState, owner: int, sector: int) -> bool:
    """R57 Whether any ship of a party there has a cannon."""
    kinds = kinds_of(s, fleet(s, owner, sector))
    for kind in range(len(SHIP_IDS)):
        if kinds >> kind & 1 and dice_of(s, owner, kind, CANNONS):
            return True
    return False


def by_size(s: EclipseState, ships: list[int]) -> list[int]:
    """R55 The order in which non-players aim: largest first, of equal size the one nearest to its end."""
    order: list[int] = []
    keys: list[int] = []
    for ship in ships:
        key = SIZE_RANK[s.ship_kind(ship)] * 1000 + points_left(s, ship)
        place = len(order)
        while place > 0 and keys[place - 1] > key:
            place -= 1
        order.insert(place, ship)
        keys.insert(place, key)
    return order


def havens(s: EclipseState, owner: int, sector: int, kind: int) -> list[int]:
    """R56 Where a type may retreat to: connected, controlled, free of opponents; as answers."""
    found: list[int] = []
    if owner == NPC or kind == STARBASE:
        return found
    reach = links(s, owner, sector) & s.players[owner].sectors & ~(1 << sector)
    if reach:
        for other in s.placed:
            if reach >> other & 1 and not opponents(s, owner, other):
                found.append(A_SECTOR + other)
    return found
