"""Consume (R73-R78): every power that can work must, in the player's order."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    A_GOOD,
    A_POWER,
    DONE_VERB,
    E_CONSUME,
    F_GOODS,
    F_SELL,
)
from galaktyka.games.frontiers.ids import (
    ANY,
    CONSUME,
    NO_GOOD,
    X_CONSUME_GAIN,
    X_CONVERT,
    X_CONVERT_EACH,
    X_CONVERT_EACH_DISTINCT,
    X_PER_GOOD_CONSUMED,
    X_SELL_AGAIN,
)
from galaktyka.games.frontiers.powers import Power
from galaktyka.games.frontiers.rules.gains import discard_good, gain_chips, look_at_pool
from galaktyka.games.frontiers.rules.trading import goods_to_sell
from galaktyka.games.frontiers.state import FrontiersState, Player

EVENT_BASE = 64


def run_consume(s: FrontiersState, seat: int, table: Table) -> bool:
    """R73 True while a power can be chosen; otherwise what is left is counted up and the turn ends."""
    if not s.arg(0):
        s.set_arg(0, 1)
        plain_gains(s, seat, table)
    p = s.players[seat]
    for power in p.powers[CONSUME]:
        if can_work(s, p, power) and (power.effect != X_SELL_AGAIN or not s.arg(2)):
            return True
    count_consumed(s, seat, table)
    s.used = []
    s.pop()
    return False


def plain_gains(s: FrontiersState, seat: int, table: Table) -> None:
    """R76 Powers that need no goods always work."""
    for power in s.players[seat].powers[CONSUME]:
        if power.effect == X_CONSUME_GAIN:
            table.rule("R76")
            reward(s, seat, power, 0, power.vp, power.credits, table)


def count_consumed(s: FrontiersState, seat: int, table: Table) -> None:
    """R77 At the very end: points for every good consumed in this action, sold ones left out."""
    p = s.players[seat]
    for power in p.powers[CONSUME]:
        if power.effect == X_PER_GOOD_CONSUMED:
            table.rule("R76")
            table.rule("R77")
            extra = power.bonus_vp if p.has(power.bonus_tile) else 0
            reward(s, seat, power, 0, power.vp * s.arg(1) + extra, 0, table)


def reward(
    s: FrontiersState, seat: int, power: Power, goods: int, vp: int, credits: int, table: Table
) -> None:
    """R79 What a consume power pays."""
    table.rule("R79")
    s.players[seat].credits += credits
    gain_chips(s, seat, vp)
    table.tell(E_CONSUME, seat, power.tile, goods, vp * EVENT_BASE + credits)
    if vp:
        look_at_pool(s, table)


# --- which powers can work ---


def eligible(p: Player, kind: int) -> int:
    """R75 Goods of the kind, under their own colour, wherever they lie."""
    n = 0
    for good in p.goods:
        if good != NO_GOOD and (kind == ANY or good == kind):
            n += 1
    return n


def distinct_kinds(p: Player) -> int:
    mask = 0
    for good in p.goods:
        if good != NO_GOOD:
            mask |= 1 << good
    return mask.bit_count()


def goods_taken(p: Player, power: Power) -> int:
    """R74 How many goods the power would take now: all it needs, or as many as it can; 0 when it cannot work."""
    effect = power.effect
    if effect == X_CONVERT:
        return power.goods if eligible(p, power.kind) >= power.goods else 0
    if effect == X_CONVERT_EACH:
        return min(power.goods, eligible(p, power.kind))
    if effect == X_CONVERT_EACH_DISTINCT:
        return min(power.goods, distinct_kinds(p))
    return 0


def can_work(s: FrontiersState, p: Player, power: Power) -> bool:
    """R73 Unused, and with something to work on."""
    if power.number in s.used:
        return False
    if power.effect == X_SELL_AGAIN:
        return len(goods_to_sell(s, p)) > 0
    return goods_taken(p, power) > 0


def consume_answers(s: FrontiersState, seat: int) -> list[int]:
    """R73 Powers that can work; R78 the second sale may be left out once nothing else must be done."""
    p = s.players[seat]
    answers: list[int] = []
    free = True
    for power in p.powers[CONSUME]:
        if can_work(s, p, power):
            if power.effect != X_SELL_AGAIN:
                free = False
            elif s.arg(2):
                continue
            answers.append(A_POWER + power.number)
    if free:
        answers.append(DONE_VERB)
    return answers


def answer_consume(s: FrontiersState, seat: int, answer: int, table: Table) -> None:
    """R9 What can be done must be done, unless it says "may"."""
    if answer == DONE_VERB:
        table.rule("R78")
        s.set_arg(2, 1)
        return
    power = s.box.power(answer - A_POWER)
    s.used.append(power.number)
    if power.effect == X_SELL_AGAIN:
        table.rule("R78")
        s.push(F_SELL, seat, 1)
        return
    table.rule("R9")
    table.rule("R73")
    table.rule("R74")
    table.rule("R75")
    s.push(F_GOODS, seat, power.number, goods_taken(s.players[seat], power))


# --- which goods it takes ---


def goods_for(s: FrontiersState, p: Player) -> list[int]:
    """R74 Colonies whose good the power in progress may take next."""
    power = s.box.power(s.arg(0))
    distinct = power.effect == X_CONVERT_EACH_DISTINCT
    taken = s.arg(2)
    found: list[int] = []
    for place in range(len(p.colonies)):
        good = p.goods[place]
        if good == NO_GOOD or not power.means(good) or (distinct and taken >> good & 1):
            continue
        found.append(p.colonies[place])
    return found


def run_goods(s: FrontiersState, seat: int, table: Table) -> bool:
    """R74 True when the player has a choice of goods; else the power takes what there is."""
    p = s.players[seat]
    while s.arg(1):
        tiles = goods_for(s, p)
        if len(tiles) > s.arg(1):
            return True
        take_for_power(s, seat, tiles[0], table)
    power = s.box.power(s.arg(0))
    goods = s.arg(3)
    s.pop()
    s.set_arg(1, s.arg(1) + goods)
    times = 1 if power.effect == X_CONVERT else goods
    reward(s, seat, power, goods, power.vp * times, power.credits * times, table)
    return False


def goods_answers(s: FrontiersState, seat: int) -> list[int]:
    return [A_GOOD + tile for tile in goods_for(s, s.players[seat])]


def take_for_power(s: FrontiersState, seat: int, tile: int, table: Table) -> None:
    kind = discard_good(s, seat, tile, table)
    s.set_arg(1, s.arg(1) - 1)
    s.set_arg(2, s.arg(2) | 1 << kind)
    s.set_arg(3, s.arg(3) + 1)
