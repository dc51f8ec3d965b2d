"""Trade and payments (R2, R3)."""

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import A_TRADE, E_GAIN, E_TRADE, TRADES
from galaktyka.games.eclipse.ids import MATERIALS, MONEY, RESOURCES, SCIENCE
from galaktyka.games.eclipse.state import EclipseState


def can_trade(s: EclipseState, seat: int) -> bool:
    """R2 Whether the player has enough of one kind."""
    p = s.players[seat]
    rate = s.box.species[p.species].trade
    return p.resources[MATERIALS] >= rate or p.resources[SCIENCE] >= rate or p.resources[MONEY] >= rate


def trade_answers(s: EclipseState, seat: int, into: int) -> list[int]:
    """R2 So many of one kind for one of another; `into` is the only kind wanted, or -1."""
    p = s.players[seat]
    rate = s.box.species[p.species].trade
    found: list[int] = []
    for i in range(len(TRADES)):
        if p.resources[TRADES[i][0]] >= rate and into in (-1, TRADES[i][1]):
            found.append(A_TRADE + i)
    return found


def trade(s: EclipseState, seat: int, i: int, table: Table) -> None:
    """R2 Pay and get one."""
    table.rule("R2")
    p = s.players[seat]
    rate = s.box.species[p.species].trade
    paid, got = TRADES[i]
    pay(s, seat, paid, rate, table)
    p.resources = changed(p.resources, got, p.resources[got] + 1)
    table.tell(E_TRADE, seat, paid, got, rate)


def pay(s: EclipseState, seat: int, resource: int, amount: int, table: Table) -> None:
    """R3 In full: nobody asks who cannot pay."""
    table.rule("R3")
    p = s.players[seat]
    p.resources = changed(p.resources, resource, p.resources[resource] - amount)


def gain(s: EclipseState, seat: int, amounts: list[int], table: Table) -> None:
    p = s.players[seat]
    p.resources = [p.resources[resource] + amounts[resource] for resource in range(RESOURCES)]
    table.tell(E_GAIN, seat, amounts[0], amounts[1], amounts[2])
