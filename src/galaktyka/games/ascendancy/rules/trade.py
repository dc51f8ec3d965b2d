"""Trade Agreements: offers, swaps, cancellations, betrayal, and the windows for them (R20–R28)."""

from typing import Final

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.paths import near, near_seats
from galaktyka.games.ascendancy.state import NOBODY, AscendancyState

MOST_OFFERS: Final = 3
SWAPPED: Final = 1 << 16  # in `offers`, after one bit for each offer
CANCELLED: Final = 1 << 17
OFFERS: Final = (1 << 16) - 1


def first_of(s: AscendancyState, seat: int) -> int:
    """The first of a seat's three agreements."""
    return s.players[seat].civ * ids.AGREEMENTS_A_CIV


def held_by(s: AscendancyState, owner: int, holder: int) -> int:
    """The owner's agreement that the holder has; -1 where there is none."""
    first = first_of(s, owner)
    for agreement in range(first, first + ids.AGREEMENTS_A_CIV):
        if s.holder[agreement] == holder:
            return agreement
    return NOBODY


def free_agreements(s: AscendancyState, seat: int) -> list[int]:
    """Numbers 0 … 2 of a seat's agreements that are in its hand."""
    first = first_of(s, seat)
    return [n for n in range(ids.AGREEMENTS_A_CIV) if s.holder[first + n] == NOBODY]


def is_exhausted(s: AscendancyState, agreement: int) -> bool:
    return s.face_down >> agreement & 1 == 1


# --- what may be done with one rival ---


def offer_answers(s: AscendancyState, seat: int, rival: int, made: int) -> list[int]:
    """R20 Give one, ask for one, or exchange; R21 nobody holds two of one owner; R27 each offer once.

    R1 Resources are never part of an offer.
    """
    if (made & OFFERS).bit_count() >= MOST_OFFERS:
        return []
    own: list[int] = [c.NO_AGREEMENT]
    if held_by(s, seat, rival) == NOBODY:
        own = [*free_agreements(s, seat), c.NO_AGREEMENT]
    others: list[int] = [c.NO_AGREEMENT]
    if held_by(s, rival, seat) == NOBODY:
        others = [*free_agreements(s, rival), c.NO_AGREEMENT]
    found: list[int] = []
    for mine in own:
        for his in others:
            code = mine * 4 + his
            if (mine != c.NO_AGREEMENT or his != c.NO_AGREEMENT) and not made >> code & 1:
                found.append(c.A_OFFER + code)
    return found


def swap_answers(s: AscendancyState, seat: int, rival: int, made: int) -> list[int]:
    """R22 The owner may give another of his agreements instead, unless it is exhausted; R27 once."""
    agreement = held_by(s, seat, rival)
    if agreement == NOBODY or is_exhausted(s, agreement) or made & SWAPPED:
        return []
    return [c.A_SWAP + n for n in free_agreements(s, seat)]


def may_cancel(s: AscendancyState, seat: int, rival: int, made: int) -> bool:
    """R23 The owner may take his agreement back unless it is exhausted; R27 once a window."""
    agreement = held_by(s, seat, rival)
    if agreement == NOBODY or is_exhausted(s, agreement) or made & CANCELLED:
        return False
    return not s.variant.unrestricted_routes or s.active == seat


def deals(s: AscendancyState, seat: int, rival: int, made: int, remote: bool) -> list[int]:
    """All that a seat may do now about its trade with one rival."""
    found: list[int] = []
    if remote or near(s, seat, rival):
        found = offer_answers(s, seat, rival, made)
    if not remote:
        found += swap_answers(s, seat, rival, made)
        if may_cancel(s, seat, rival, made):
            found.append(c.CANCEL_VERB)
    return found


def partners(s: AscendancyState, seat: int) -> list[int]:
    """Rivals with whom the seat can still do something in this window, as answers."""
    nearby = near_seats(s, seat)
    found: list[int] = []
    for rival in range(s.seats):
        if rival != seat and s.players[rival].alive:
            if some_deal(s, seat, rival, s.offers[rival], nearby >> rival & 1 == 1):
                found.append(c.A_TRADE + rival)
    return found


def some_deal(s: AscendancyState, seat: int, rival: int, made: int, nearby: bool) -> bool:
    """Whether there are `deals` with a rival."""
    if held_by(s, seat, rival) != NOBODY:
        if may_cancel(s, seat, rival, made) or swap_answers(s, seat, rival, made):
            return True
    return nearby and len(offer_answers(s, seat, rival, made)) > 0


# --- the questions ---


def open_trade(s: AscendancyState, seat: int, rival: int, remote: bool) -> None:
    s.push(c.F_TRADE, seat, rival, 1 if remote else 0)


def trade_answers(s: AscendancyState, seat: int) -> list[int]:
    rival, remote = s.arg(0), s.arg(1) == 1
    return deals(s, seat, rival, 0 if remote else s.offers[rival], remote)


def answer_trade(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    rival, remote = s.arg(0), s.arg(1) == 1
    s.pop()
    if answer == c.CANCEL_VERB:
        s.offers = changed(s.offers, rival, s.offers[rival] | CANCELLED)
        cancel(s, seat, rival, table)
    elif answer >= c.A_SWAP:
        s.offers = changed(s.offers, rival, s.offers[rival] | SWAPPED)
        swap(s, seat, rival, first_of(s, seat) + answer - c.A_SWAP, table)
    else:
        code = answer - c.A_OFFER
        if not remote:
            s.offers = changed(s.offers, rival, s.offers[rival] | 1 << code)
        offer(s, seat, rival, code, table)


def offer(s: AscendancyState, seat: int, rival: int, code: int, table: Table) -> None:
    """R20 The rival accepts or declines."""
    table.rule("R20")
    mine, his = divmod(code, 4)
    first, other = first_of(s, seat), first_of(s, rival)
    table.tell(
        c.E_OFFER,
        seat,
        rival,
        first + mine if mine != c.NO_AGREEMENT else NOBODY,
        other + his if his != c.NO_AGREEMENT else NOBODY,
    )
    s.push(c.F_CONSENT, rival, seat, mine, his)


def answer_consent(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    other, his, mine = s.arg(0), s.arg(1), s.arg(2)
    s.pop()
    if answer == c.DECLINE_VERB:
        table.tell(c.E_DECLINED, seat, other)
        return
    if his != c.NO_AGREEMENT:
        receive(s, seat, first_of(s, other) + his, table)
    if mine != c.NO_AGREEMENT:
        receive(s, other, first_of(s, seat) + mine, table)


def receive(s: AscendancyState, seat: int, agreement: int, table: Table) -> None:
    """R20 An agreement lies with its new holder, exhausted where that one is suspicious."""
    table.rule("R21")
    s.holder = changed(s.holder, agreement, seat)
    if s.special(seat, ids.EXHAUST_RECEIVED_TRADE):
        s.face_down |= 1 << agreement
    table.tell(c.E_AGREEMENT, seat, s.seat_of(agreement // ids.AGREEMENTS_A_CIV), agreement)


def give_back(s: AscendancyState, agreement: int) -> None:
    s.holder = changed(s.holder, agreement, NOBODY)
    s.face_down &= ~(1 << agreement)


def swap(s: AscendancyState, seat: int, rival: int, agreement: int, table: Table) -> None:
    """R22 Exchange an agreement that a rival holds, without asking."""
    table.rule("R22")
    old = held_by(s, seat, rival)
    give_back(s, old)
    table.tell(c.E_SWAPPED, seat, rival, old, agreement)
    receive(s, rival, agreement, table)


def cancel(s: AscendancyState, seat: int, rival: int, table: Table) -> None:
    """R23 Take an agreement back."""
    table.rule("R23")
    agreement = held_by(s, seat, rival)
    give_back(s, agreement)
    table.tell(c.E_CANCELLED, seat, rival, agreement)


# --- windows ---


def open_window(s: AscendancyState, seat: int, last: bool) -> None:
    """R27 A player's share of the window between turns or before the victory check."""
    s.offers = [0] * s.seats
    s.push(c.F_WINDOW, seat, 1 if last else 0)


def run_window(s: AscendancyState, table: Table) -> bool:
    """Asked only while something can be done."""
    if partners(s, s.actor()):
        table.rule("R27")
        return True
    s.pop()
    return False


def window_answers(s: AscendancyState, seat: int) -> list[int]:
    return [c.PASS_VERB, *partners(s, seat)]


def answer_window(s: AscendancyState, seat: int, answer: int) -> None:
    if answer == c.PASS_VERB:
        s.pop()
    else:
        open_trade(s, seat, answer - c.A_TRADE, False)


# --- war ---


def ask_to_break(s: AscendancyState, attacker: int, defenders: list[int]) -> None:
    """R27 b Everybody who is attacked may first cancel his agreement with the attacker."""
    for seat in reversed(defenders):
        if may_cancel(s, seat, attacker, 0):
            s.push(c.F_BREAK, seat, attacker)


def answer_break(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    attacker = s.arg(0)
    s.pop()
    if answer == c.CANCEL_VERB:
        cancel(s, seat, attacker, table)


def betray(s: AscendancyState, attacker: int, owner: int, table: Table) -> None:
    """R24 Who attacks the owner of an agreement gives it back before the first roll, even exhausted."""
    agreement = held_by(s, owner, attacker)
    if agreement != NOBODY:
        table.rule("R24")
        give_back(s, agreement)
        table.tell(c.E_BETRAYED, attacker, owner, agreement)


# --- a remote offer (Subspace Relay) ---


def relay_answers(s: AscendancyState, seat: int) -> list[int]:
    found = [
        c.A_TRADE + rival
        for rival in range(s.seats)
        if rival != seat
        and s.arg(1) in (0, rival + 1)
        and s.players[rival].alive
        and deals(s, seat, rival, 0, True)
    ]
    found.append(c.DECLINE_VERB)
    return found


def run_relay(s: AscendancyState) -> bool:
    if s.arg(0) and len(relay_answers(s, s.actor())) > 1:
        return True
    s.pop()
    return False


def answer_relay(s: AscendancyState, seat: int, answer: int) -> None:
    s.set_arg(0, s.arg(0) - 1)
    if answer == c.DECLINE_VERB:
        s.pop()
    else:
        s.set_arg(1, answer - c.A_TRADE + 1)
        open_trade(s, seat, answer - c.A_TRADE, True)
