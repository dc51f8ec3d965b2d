"""The action Trade (R54–R56)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_EXCHANGE,
    BLOCK_VERB,
    BUY_AXINIUM,
    BUY_PHASIUM,
    DECLINE_VERB,
    DONE_VERB,
    E_AREA,
    E_EXCHANGE,
    F_TRADE,
    SELL_AXINIUM,
    SELL_PHASIUM,
)
from galaktyka.games.exodus.ids import ADVANCED_TRADING, AXINIUM, PHASIUM
from galaktyka.games.exodus.rules.laws import exchanges, red_for_all
from galaktyka.games.exodus.rules.stages import leave
from galaktyka.games.exodus.rules.upkeep import room
from galaktyka.games.exodus.state import ExodusState

NOT_TAKEN = -1
SALES = 1
PURCHASES = 2


def free_area(s: ExodusState) -> int:
    """R54 The leftmost free area, -1 when all are taken."""
    for area in range(len(s.market)):
        if s.market[area] < 0:
            return area
    return -1


def can_trade(s: ExodusState, seat: int) -> bool:
    """R54 Without a free area or a marker in the pool the action has no effect."""
    return free_area(s) >= 0 and s.players[seat].pool > 0


def begin_trade(s: ExodusState, seat: int) -> None:
    if can_trade(s, seat):
        s.push(F_TRADE, seat, NOT_TAKEN, exchanges(s))


def rates(s: ExodusState, seat: int, area: int) -> tuple[int, int]:
    """R55 Selling and buying: red with Advanced Trading or the Trade Fair, else white."""
    if s.players[seat].has(ADVANCED_TRADING) or red_for_all(s):
        return s.box.red_sell[area], s.box.red_buy[area]
    return s.box.white_sell[area], s.box.white_buy[area]


def trade_area(s: ExodusState) -> int:
    return s.arg(0) if s.arg(0) >= 0 else free_area(s)


def trade_answers(s: ExodusState, seat: int) -> list[int]:
    """R55 Sales or purchases, both only with Advanced Trading; each settled at once."""
    if s.arg(0) == NOT_TAKEN and not can_trade(s, seat):
        return [DECLINE_VERB]  # the last marker of the pool went onto a technology meanwhile
    player = s.players[seat]
    _, buy = rates(s, seat, trade_area(s))
    direction = s.arg(2)
    mixed = player.has(ADVANCED_TRADING) or direction == 0
    found: list[int] = []
    if mixed or direction == SALES:
        if player.axinium:
            found.append(SELL_AXINIUM)
        if player.phasium:
            found.append(SELL_PHASIUM)
    if mixed or direction == PURCHASES:
        if player.cp >= buy:
            if room(s, seat, AXINIUM) > 0:
                found.append(BUY_AXINIUM)
            if room(s, seat, PHASIUM) > 0:
                found.append(BUY_PHASIUM)
    if s.arg(0) == NOT_TAKEN:
        found.append(BLOCK_VERB)
        found.append(DECLINE_VERB)
    else:
        found.append(DONE_VERB)
    return found


def answer_trade(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    if answer == DECLINE_VERB or answer == DONE_VERB:
        leave(s)
        return
    if s.arg(0) == NOT_TAKEN:
        take_area(s, seat, table)
    if answer == BLOCK_VERB:
        s.pop()
        return
    exchange(s, seat, answer, table)
    s.set_arg(1, s.arg(1) - 1)
    if not s.arg(1):
        s.pop()


def take_area(s: ExodusState, seat: int, table: Table) -> None:
    """R56 Every Trade blocks an area of its own with a marker from the pool."""
    table.rule("R54")
    table.rule("R56")
    area = free_area(s)
    s.market[area] = seat
    s.players[seat].pool -= 1
    s.set_arg(0, area)
    table.tell(E_AREA, seat, area)


def exchange(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    table.rule("R55")
    player = s.players[seat]
    sell, buy = rates(s, seat, s.arg(0))
    if answer == SELL_AXINIUM:
        player.axinium -= 1
    elif answer == SELL_PHASIUM:
        player.phasium -= 1
    elif answer == BUY_AXINIUM:
        player.axinium += 1
    else:
        player.phasium += 1
    selling = answer == SELL_AXINIUM or answer == SELL_PHASIUM
    player.cp += sell if selling else -buy
    s.set_arg(2, SALES if selling else PURCHASES)
    table.tell(E_EXCHANGE, seat, answer - A_EXCHANGE, sell if selling else buy)
