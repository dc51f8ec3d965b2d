"""Where ships can go: neighbours, whose sectors they may enter, how far they come (R77, R81, R84–R86)."""

from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.common import works_against
from galaktyka.games.ascendancy.state import FIRST_LANE, AscendancyState

CLOSED = -1


def entry(s: AscendancyState, seat: int, sector: int, allowed: int) -> int:
    """Whether ships of a seat may enter a sector: 0 yes, CLOSED no, else the mask of seats to ask first.

    R84 Ships of a hostile player close a sector. R85 An own system is always open. R86 Peaceful players are
    asked, unless routes are unrestricted (U7) or they have already allowed it.
    """
    if sector < FIRST_LANE and s.control[sector] == seat:
        return 0
    ask = 0
    first = sector * s.seats
    for other in range(s.seats):
        if other == seat or not s.ships[first + other]:
            continue
        if works_against(s, seat, ids.MOVE_PAST_HOSTILES, other):
            continue
        if not s.at_peace(seat, other):
            return CLOSED
        if not s.variant.unrestricted_routes and not allowed >> other & 1:
            ask |= 1 << other
    return ask


class Reach:
    """Sectors within reach, with the movement left there, the sector before, and whom to ask first."""

    __slots__ = ("ask", "came", "found", "left")

    def __init__(self, sectors: int) -> None:
        self.found: list[int] = []
        self.left: list[int] = [-1] * sectors
        self.came: list[int] = [-1] * sectors
        self.ask: list[int] = [0] * sectors


def reach(
    s: AscendancyState,
    seat: int,
    start: int,
    left: int,
    warp: bool,
    allowed: int,
    shut: list[int],
    through: bool = False,
) -> Reach:
    """Sectors that ships can come to from here without asking, and the first ones that they must ask for.

    R77 At impulse every sector costs one. R81 Out of warp only discs count, and the last one ends the way.
    Sectors in `shut` are closed whatever else holds; `through` also looks behind those that are asked for.
    """
    result = Reach(len(s.ships) // s.seats)
    result.left[start] = left
    current = [start]
    while current and left > 0:
        after: list[int] = []
        for here in current:  # grows while lanes are followed out of warp
            for there in s.chart.neighbours(here):
                cost = 1 if not warp or there < FIRST_LANE else 0
                if result.left[there] >= left - cost or there in shut:
                    continue
                ask = entry(s, seat, there, allowed)
                if ask == CLOSED:
                    continue
                if result.left[there] < 0:
                    result.found.append(there)
                result.left[there] = left - cost
                result.came[there] = here
                result.ask[there] = ask
                if ask and not through:
                    continue
                if cost:
                    after.append(there)
                else:
                    current.append(there)
        current = after
        left -= 1
    return result


def way(result: Reach, start: int, end: int) -> list[int]:
    """The sectors from the one after `start` up to `end`."""
    found: list[int] = []
    here = end
    while here != start:
        found.append(here)
        here = result.came[here]
    found.reverse()
    return found


def impulse_speed(s: AscendancyState, seat: int) -> int:
    """R77 Two sectors, or as a card says."""
    return max(s.box.impulse_speed, s.has(seat, ids.IMPULSE_SPEED))


def near(s: AscendancyState, seat: int, other: int) -> bool:
    """R20 A ship or Control Node of each in the same or adjacent sectors."""
    return near_seats(s, seat) >> other & 1 == 1


def near_seats(s: AscendancyState, seat: int) -> int:
    """R20 The seats that are near to one, as a mask."""
    ships, seats, control = s.ships, s.seats, s.control
    found = 1 << seat
    everyone = (1 << seats) - 1
    for sector in range(len(ships) // seats):
        if ships[sector * seats + seat] or (sector < FIRST_LANE and control[sector] == seat):
            found |= present(s, sector)
            for there in s.chart.neighbours(sector):
                found |= present(s, there)
            if found == everyone:
                break
    return found & ~(1 << seat)


def present(s: AscendancyState, sector: int) -> int:
    """The seats with a ship or Control Node in a sector, as a mask."""
    found = 0
    first = sector * s.seats
    for seat in range(s.seats):
        if s.ships[first + seat]:
            found |= 1 << seat
    if sector < FIRST_LANE and s.control[sector] >= 0:
        found |= 1 << s.control[sector]
    return found


def sectors_with(s: AscendancyState, seat: int) -> list[int]:
    """Sectors with ships of a seat."""
    own = s.ships[seat :: s.seats]
    return [sector for sector in range(len(own)) if own[sector]]
