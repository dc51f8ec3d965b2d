"""Conquest, first part: civilian transfers, loading, orders and moves (R66–R71)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_COUNT,
    A_HEX,
    A_SHIP,
    DONE_VERB,
    E_LOADED,
    E_MOVED,
    E_TRANSFER,
    F_CIVILIAN,
    F_CIVILIAN_COUNT,
    F_CIVILIAN_TO,
    F_LOAD,
    F_LOAD_COUNT,
    F_MOVE,
    F_OPEN,
    F_ORDERS,
)
from galaktyka.games.exodus.ids import CIVILIAN_SHIPS, SHIPS
from galaktyka.games.exodus.rules.laws import speed
from galaktyka.games.exodus.state import NOWHERE, ExodusState

# --- civilian ships ---


def ask_transfers(s: ExodusState, seat: int) -> None:
    """R67 Owners of Civilian Ships redistribute population among the planets where they have some."""
    if not s.players[seat].has(CIVILIAN_SHIPS):
        return
    mask = 0
    for hex_ in range(1, s.board.grid.size):
        if s.people(hex_, seat):
            mask |= 1 << hex_
    if mask.bit_count() > 1:
        s.push(F_CIVILIAN, seat, mask, mask.bit_count())


def civilian_answers(s: ExodusState, seat: int) -> list[int]:
    """R67 As many transfers as there are planets reach every distribution."""
    mask = s.arg(0)
    found = [A_HEX + h for h in range(1, s.board.grid.size) if mask >> h & 1 and s.people(h, seat)]
    found.append(DONE_VERB)
    return found


def answer_civilian(s: ExodusState, seat: int, answer: int) -> None:
    if answer == DONE_VERB:
        s.pop()
    else:
        s.push(F_CIVILIAN_TO, seat, s.arg(0), answer - A_HEX)


def civilian_targets(s: ExodusState) -> list[int]:
    mask, start = s.arg(0), s.arg(1)
    return [A_HEX + h for h in range(1, s.board.grid.size) if mask >> h & 1 and h != start]


def answer_civilian_target(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    start = s.arg(1)
    s.pop()
    if s.people(start, seat) == 1:
        transfer(s, seat, start, answer - A_HEX, 1, table)
    else:
        s.push(F_CIVILIAN_COUNT, seat, start, answer - A_HEX)


def civilian_counts(s: ExodusState, seat: int) -> list[int]:
    return [A_COUNT + n for n in range(1, s.people(s.arg(0), seat) + 1)]


def answer_civilian_count(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    start, end = s.arg(0), s.arg(1)
    s.pop()
    transfer(s, seat, start, end, answer - A_COUNT, table)


def transfer(s: ExodusState, seat: int, start: int, end: int, markers: int, table: Table) -> None:
    table.rule("R67")
    s.settle_people(start, seat, -markers)
    s.settle_people(end, seat, markers)
    table.tell(E_TRANSFER, seat, start, end, markers)
    s.set_arg(1, s.arg(1) - 1)
    if not s.arg(1):
        s.pop()


# --- loading ---


def loadable(s: ExodusState, seat: int, ship: int) -> int:
    """R66 Markers that a ship can take on where it is."""
    at = seat * SHIPS + ship
    hex_ = s.place[at]
    if hex_ == NOWHERE:
        return 0
    return min(s.people(hex_, seat), s.box.ship_capacity[ship // 2] - s.cargo[at])


def ask_load(s: ExodusState, seat: int) -> None:
    """R66 In turn order, population goes from planets to own ships in the same hex."""
    s.push(F_LOAD, seat)


def load_answers(s: ExodusState, seat: int) -> list[int]:
    done = s.arg(0)
    found = [A_SHIP + ship for ship in range(SHIPS) if done >> ship & 1 == 0 and loadable(s, seat, ship) > 0]
    found.append(DONE_VERB)
    return found


def run_load(s: ExodusState) -> bool:
    """Asked only while something can be loaded."""
    if len(load_answers(s, s.actor())) > 1:
        return True
    s.pop()
    return False


def answer_load(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    if answer == DONE_VERB:
        s.pop()
        return
    ship = answer - A_SHIP
    s.set_arg(0, s.arg(0) | 1 << ship)
    if loadable(s, seat, ship) == 1:
        load(s, seat, ship, 1, table)
    else:
        s.push(F_LOAD_COUNT, seat, ship)


def load_counts(s: ExodusState, seat: int) -> list[int]:
    return [A_COUNT + n for n in range(loadable(s, seat, s.arg(0)), 0, -1)]


def answer_load_count(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    ship = s.arg(0)
    s.pop()
    load(s, seat, ship, answer - A_COUNT, table)


def load(s: ExodusState, seat: int, ship: int, markers: int, table: Table) -> None:
    table.rule("R66")
    at = seat * SHIPS + ship
    s.settle_people(s.place[at], seat, -markers)
    s.cargo[at] += markers
    table.tell(E_LOADED, seat, ship, markers)


# --- orders ---


def destinations(s: ExodusState, seat: int, ship: int) -> list[int]:
    """R68 Hexes that a ship can end on; R69 over any hexes of the map, whoever is there.

    Ships never meet on the way (R70), so an order is the hex where the path ends.
    """
    start = s.place[seat * SHIPS + ship]
    return s.board.reach[speed(s, seat, ship // 2)][start]


def ships_to_order(s: ExodusState, seat: int) -> list[int]:
    """Own ships on the map that have not moved openly."""
    first = seat * SHIPS
    return [
        ship
        for ship in range(SHIPS)
        if s.place[first + ship] != NOWHERE and s.moved >> (first + ship) & 1 == 0
    ]


def ask_orders(s: ExodusState) -> None:
    """R68 Everybody with ships gives secret orders, ship by ship, nobody waiting for another."""
    mask = 0
    for seat in range(s.seats):
        if ships_to_order(s, seat):
            mask |= 1 << seat
    if mask:
        s.push(F_ORDERS, -1)
        s.ask_all(mask)


def order_answers(s: ExodusState, seat: int) -> list[int]:
    ships = ships_to_order(s, seat)
    given = len(s.players[seat].secret)
    if given >= len(ships):
        return []
    return [A_HEX + h for h in destinations(s, seat, ships[given])]


def reveal_orders(s: ExodusState, table: Table) -> None:
    """R70 All orders are shown and carried out; only the hexes where ships end matter."""
    table.rule("R68")
    table.rule("R70")
    for seat in s.order:
        player = s.players[seat]
        ships = ships_to_order(s, seat)
        if s.sealed[seat] >= 0:
            player.secret.append(s.sealed[seat])
        for i in range(len(player.secret)):
            move(s, seat, ships[i], player.secret[i] - A_HEX, table)
        player.secret = []
    s.moved = 0
    s.pop()


def move(s: ExodusState, seat: int, ship: int, hex_: int, table: Table) -> None:
    at = seat * SHIPS + ship
    if s.place[at] != hex_:
        table.rule("R69")
        table.tell(E_MOVED, seat, ship, s.place[at], hex_)
        s.place[at] = hex_


# --- open moves ---


def ask_open(s: ExodusState, seat: int) -> None:
    """R71 Ships may be moved openly instead, before any order is given."""
    if ships_to_order(s, seat):
        s.push(F_OPEN, seat)


def open_answers(s: ExodusState, seat: int) -> list[int]:
    found = [A_SHIP + ship for ship in ships_to_order(s, seat)]
    found.append(DONE_VERB)
    return found


def answer_open(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    if answer == DONE_VERB:
        s.pop()
    else:
        table.rule("R71")
        s.push(F_MOVE, seat, answer - A_SHIP)


def ask_moves(s: ExodusState, seat: int) -> None:
    """The short game: one player after the other moves all ships openly, in reverse turn order."""
    for ship in reversed(ships_to_order(s, seat)):
        s.push(F_MOVE, seat, ship)


def move_answers(s: ExodusState, seat: int) -> list[int]:
    return [A_HEX + h for h in destinations(s, seat, s.arg(0))]


def answer_move(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    ship = s.arg(0)
    s.pop()
    s.moved |= 1 << (seat * SHIPS + ship)
    move(s, seat, ship, answer - A_HEX, table)
