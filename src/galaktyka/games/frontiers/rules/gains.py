"""What comes in and goes out: credits, points, colonists, goods, planets from the bag. All limits are here."""

from bisect import insort

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    CHANCE_BAG,
    E_COLONISTS,
    E_CREDITS,
    E_DISCARD,
    E_DRAW,
    E_LAST_ROUND,
    E_VP,
    END_POINTS,
)
from galaktyka.games.frontiers.ids import KINDS, NO_GOOD, PLANETS
from galaktyka.games.frontiers.state import FrontiersState


def gain_credits(s: FrontiersState, seat: int, n: int, tile: int, table: Table) -> None:
    """Credits are never short; `tile` is -1 for the bonus of an action."""
    if n:
        s.players[seat].credits += n
        table.tell(E_CREDITS, seat, n, tile)


def gain_chips(s: FrontiersState, seat: int, n: int) -> None:
    s.players[seat].vp += n
    s.vp_pool = max(0, s.vp_pool - n)


def gain_points(s: FrontiersState, seat: int, n: int, tile: int, table: Table) -> None:
    """R79 Victory points are paid in full, from the pool or beyond it; an empty pool makes the last round."""
    table.rule("R79")
    if n:
        gain_chips(s, seat, n)
        table.tell(E_VP, seat, n, tile)
        look_at_pool(s, table)


def look_at_pool(s: FrontiersState, table: Table) -> None:
    if s.vp_pool == 0:
        make_last_round(s, END_POINTS, table)


def make_last_round(s: FrontiersState, reason: int, table: Table) -> None:
    """R100 Something happened that ends the game with this round."""
    if not s.ending >> reason & 1:
        table.rule("R100")
        s.ending |= 1 << reason
        table.tell(E_LAST_ROUND, -1, reason)


def gain_colonists(s: FrontiersState, seat: int, n: int, tile: int, table: Table) -> None:
    """As many as the pool still has."""
    n = min(n, s.colonist_pool)
    if n:
        s.colonist_pool -= n
        s.players[seat].colonists += n
        table.tell(E_COLONISTS, seat, n, tile)


def draw_planet(s: FrontiersState, table: Table) -> int:
    """S4 Every planet in the bag is as likely as any other."""
    return s.bag.pop(table.draw(CHANCE_BAG, len(s.bag)))


def draw_planets(s: FrontiersState, seat: int, n: int, tile: int, table: Table) -> None:
    """A power draws from the bag, as many as there are; everybody sees what."""
    for _ in range(n):
        if s.bag:
            planet = draw_planet(s, table)
            s.players[seat].explored.append(planet)
            table.tell(E_DRAW, seat, planet, tile)


def put_back(s: FrontiersState, planet: int) -> None:
    insort(s.bag, planet)


def place_good(s: FrontiersState, seat: int, place: int, kind: int) -> bool:
    """A good onto a colony, if the supply has one."""
    if kind >= KINDS or not s.supply[kind]:
        return False
    s.supply[kind] -= 1
    s.players[seat].goods[place] = kind
    return True


def take_good(s: FrontiersState, seat: int, tile: int) -> int:
    """The good of a colony goes back to the supply; gives its kind."""
    p = s.players[seat]
    place = p.colonies.index(tile)
    kind = p.goods[place]
    p.goods[place] = NO_GOOD
    s.supply[kind] += 1
    return kind


def discard_good(s: FrontiersState, seat: int, tile: int, table: Table) -> int:
    kind = take_good(s, seat, tile)
    table.tell(E_DISCARD, seat, tile, kind)
    return kind


def is_planet(tile: int) -> bool:
    return tile < PLANETS
