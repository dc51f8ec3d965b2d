"""Trade (R70-R72): one good may be sold; with the tax goal up, part of the money may be put away."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    A_COUNT,
    A_GOOD,
    E_NO_SALE,
    E_SELL,
    E_TAX,
    F_CONSUME,
    F_SELL,
    F_TAX,
    MOST_COUNT,
    NO_SALE_VERB,
)
from galaktyka.games.frontiers.ids import ANY, NO_GOOD, SALES_TAX, TRADE, X_TRADE_BONUS
from galaktyka.games.frontiers.rules.gains import gain_points, take_good
from galaktyka.games.frontiers.state import FrontiersState, Player


def bonus_point(s: FrontiersState, seat: int, table: Table) -> None:
    """R70 The chooser's point comes before everything else."""
    table.rule("R5")
    table.rule("R70")
    gain_points(s, seat, s.box.trade_vp, -1, table)


def begin_trade(s: FrontiersState, seat: int, table: Table) -> None:
    """R71 First the sale, then the consumption."""
    table.rule("R71")
    s.used = []
    s.push(F_CONSUME, seat)
    if goods_to_sell(s, s.players[seat]):
        s.push(F_SELL, seat)


def goods_to_sell(s: FrontiersState, p: Player) -> list[int]:
    """R72 Colonies with a good, but never the refinery's."""
    found: list[int] = []
    for place in range(len(p.colonies)):
        if p.goods[place] != NO_GOOD and s.box.kind[p.colonies[place]] != ANY:
            found.append(p.colonies[place])
    return found


def sale_price(s: FrontiersState, p: Player, kind: int) -> int:
    """R72 The price of the kind and every bonus that fits."""
    total = s.box.price[kind]
    for power in p.powers[TRADE]:
        if power.effect == X_TRADE_BONUS and power.means(kind):
            total += power.n
    return total


def sell_answers(s: FrontiersState, seat: int) -> list[int]:
    answers = [A_GOOD + tile for tile in goods_to_sell(s, s.players[seat])]
    return answers if s.arg(0) else [NO_SALE_VERB, *answers]


def answer_sell(s: FrontiersState, seat: int, answer: int, table: Table) -> None:
    s.pop()
    table.rule("R72")
    if answer == NO_SALE_VERB:
        table.tell(E_NO_SALE, seat)
        return
    p = s.players[seat]
    tile = answer - A_GOOD
    kind = take_good(s, seat, tile)
    received = sale_price(s, p, kind)
    p.credits += received
    table.tell(E_SELL, seat, tile, kind, received)
    if SALES_TAX in s.goals_up:
        table.rule("R94")
        s.push(F_TAX, seat, received)


def tax_answers(s: FrontiersState) -> list[int]:
    return [A_COUNT + n for n in range(min(s.arg(0), MOST_COUNT) + 1)]


def answer_tax(s: FrontiersState, seat: int, n: int, table: Table) -> None:
    """R94 Any part of what was just received."""
    s.pop()
    if n:
        p = s.players[seat]
        p.credits -= n
        p.stored_credits += n
        table.tell(E_TAX, seat, n)
