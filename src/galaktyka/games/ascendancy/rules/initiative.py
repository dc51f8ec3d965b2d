"""The Initiative step: commitments and turn-order cards (R35–R39)."""

from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.state import AscendancyState

MOST_BID = 999


def bidders(s: AscendancyState) -> list[int]:
    """R35 Players with First Contact, in the order of last round's cards; nobody where luck decides (U7)."""
    if s.variant.random_order or s.variant.mystery_order:
        return []
    return [seat for seat in s.order if s.has_contact(seat)]


def total_goods(s: AscendancyState, seat: int) -> int:
    goods = s.players[seat].goods
    return goods[0] + goods[1] + goods[2]


def bid_answers(s: AscendancyState, seat: int) -> list[int]:
    """R36 Nothing, or any total that nobody has committed in this round."""
    taken = [player.bid for player in s.players]
    found = [c.A_COUNT]
    for total in range(1, min(total_goods(s, seat), MOST_BID) + 1):
        if total not in taken:
            found.append(c.A_COUNT + total)
    return found


def answer_bid(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    table.rule("R35")
    table.rule("R36")
    total = answer - c.A_COUNT
    s.players[seat].bid = total
    s.pop()
    table.tell(c.E_BID, seat, total)
    if total:
        s.push(c.F_MIX, seat, total, ids.PRODUCTION)


def mix_range(s: AscendancyState, seat: int) -> tuple[int, int]:
    """How much of what is left to pay may be of the resource in question."""
    goods = s.players[seat].goods
    left, resource = s.arg(0), s.arg(1)
    others = sum(goods[resource + 1 :])
    return max(0, left - others), min(goods[resource], left)


def run_mix(s: AscendancyState, table: Table) -> bool:
    """R36 Any mix of resources; asked only where there is a choice."""
    least, most = mix_range(s, s.actor())
    if least < most:
        return True
    answer_mix(s, s.actor(), c.A_COUNT + least, table)
    return False


def mix_answers(s: AscendancyState, seat: int) -> list[int]:
    least, most = mix_range(s, seat)
    return [c.A_COUNT + n for n in range(least, most + 1)]


def answer_mix(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    left, resource = s.arg(0), s.arg(1)
    amount = answer - c.A_COUNT
    s.players[seat].goods[resource] -= amount
    if amount:
        table.tell(c.E_PAID, seat, resource, amount)
    s.pop()
    if left > amount:
        s.push(c.F_MIX, seat, left - amount, resource + 1)


# --- turn-order cards ---


def next_picker(s: AscendancyState) -> int:
    """R37 Who takes a card next: the highest total without a card; -1 when all have picked."""
    best = -1
    for seat in range(s.seats):
        player = s.players[seat]
        if player.alive and player.bid > 0 and not player.card:
            if best < 0 or player.bid > s.players[best].bid:
                best = seat
    return best


def numbers(s: AscendancyState) -> int:
    """R39 As many cards as players are left."""
    return len([player for player in s.players if player.alive])


def pick_answers(s: AscendancyState) -> list[int]:
    taken = [player.card for player in s.players]
    return [c.A_PICK + n - 1 for n in range(1, numbers(s) + 1) if n not in taken]


def answer_pick(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """R37 Any free card, not only the first."""
    table.rule("R37")
    s.pop()
    s.players[seat].card = answer - c.A_PICK + 1
    table.tell(c.E_ORDER, seat, s.players[seat].card)


def deal_rest(s: AscendancyState, table: Table) -> None:
    """R38 Everybody else gets one of the cards that are left, at random; then the order stands (R39)."""
    table.rule("R38")
    table.rule("R39")
    free = [answer - c.A_PICK + 1 for answer in pick_answers(s)]
    waiting = [seat for seat in range(s.seats) if s.players[seat].alive and not s.players[seat].card]
    if s.variant.mystery_order:
        deal_secretly(s, waiting, table)
    else:
        table.shuffle(c.CHANCE_ORDER, free)
        for seat in waiting:
            s.players[seat].card = free.pop()
            table.tell(c.E_ORDER, seat, s.players[seat].card)
    by_card = sorted(
        [s.players[seat].card * s.seats + seat for seat in range(s.seats) if s.players[seat].alive]
    )
    s.order = [code % s.seats for code in by_card]
    for player in s.players:
        player.bid = -1


def deal_secretly(s: AscendancyState, waiting: list[int], table: Table) -> None:
    """U7 Twice as many cards as players; each sees only his own until it is his turn."""
    table.rule("U7")
    cards = list(range(1, s.box.mystery_cards * len(waiting) + 1))
    table.shuffle(c.CHANCE_ORDER, cards)
    s.shown = 0
    for seat in waiting:
        s.players[seat].card = cards.pop()
        table.tell(c.E_ORDER, seat, s.players[seat].card, visible=1 << seat)
