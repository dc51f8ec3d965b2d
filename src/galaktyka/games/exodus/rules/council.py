"""Phase II: political cards by sealed vote, the bonus action, the election (R20–R32)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_BID,
    A_BONUS,
    A_LETTER,
    A_SEAT,
    CHANCE_POLITICAL,
    E_ADOPTED,
    E_AGENDA,
    E_BALLOT,
    E_BID,
    E_BONUS,
    E_EXPIRED,
    E_OFFERED,
    E_ORDER,
    F_BALLOT,
    F_BID,
    F_BONUS,
    F_ELECT,
    F_NEXT,
    F_OFFER,
    F_TIE,
    LETTER_NONE,
    LETTER_SEVERAL,
    MOST_BID,
    NONE_VERB,
)
from galaktyka.games.exodus.ids import BONUS_CARDS, EXECUTIVE, POLITICAL_CARDS, RESOLUTION
from galaktyka.games.exodus.rules.decrees import carry_out
from galaktyka.games.exodus.state import NO_CARD, ExodusState


def chancellor(s: ExodusState) -> int:
    return s.order[0]


# --- the vote ---


def end_resolutions(s: ExodusState, table: Table) -> None:
    """R20 Every resolution leaves the game at the start of the council; what was voted is cleared away."""
    table.rule("R20")
    s.proposed = []
    s.ballots = []
    s.bids = []
    s.adopted = -1
    kept: list[int] = []
    for card in s.in_force:
        if s.box.political_type[card] == RESOLUTION:
            table.tell(E_EXPIRED, -1, card)
        else:
            kept.append(card)
    s.in_force = kept


def draw_political(s: ExodusState, table: Table) -> int:
    """The next card of the deck, drawn when it is revealed."""
    n = table.draw(CHANCE_POLITICAL, s.deck.bit_count())
    for card in range(POLITICAL_CARDS):
        if s.deck >> card & 1:
            if n == 0:
                s.deck &= ~(1 << card)
                return card
            n -= 1
    raise IndexError("the political deck is empty")


def set_agenda(s: ExodusState, table: Table) -> None:
    """R21 Three cards are revealed, two with two players; fewer when the deck runs out."""
    table.rule("R21")
    s.agenda = []
    for letter in range(s.box.cards_revealed[0 if s.seats == 2 else 1]):
        if s.deck:
            card = draw_political(s, table)
            s.agenda.append(card)
            table.tell(E_AGENDA, -1, card, letter)
    if s.agenda:
        table.reveal()
        s.push(F_BALLOT, -1)
        s.ask_all((1 << s.seats) - 1)


def bid_answers(s: ExodusState, seat: int) -> list[int]:
    """R22 Any number of CP up to all."""
    return [A_BID + cp for cp in range(min(s.players[seat].cp, MOST_BID) + 1)]


def ballot_answers(s: ExodusState, seat: int) -> list[int]:
    """R22 First the CP, then the letter; R24 a ballot with none or several letters is void."""
    secret = s.players[seat].secret
    if not secret:
        return bid_answers(s, seat)
    found = [A_LETTER + letter for letter in range(len(s.agenda))]
    if secret[0] == A_BID:
        found.append(A_LETTER + LETTER_NONE)
    found.append(A_LETTER + LETTER_SEVERAL)
    return found


def reveal_ballots(s: ExodusState, table: Table) -> None:
    """R23 All ballots are shown at once, and everybody pays, also for a void one."""
    table.rule("R22")
    table.rule("R23")
    s.proposed = s.agenda[:]
    s.ballots = [0] * (2 * s.seats)
    for seat in s.order:
        player = s.players[seat]
        cp = player.secret[0] - A_BID
        letter = s.sealed[seat] - A_LETTER
        player.secret = []
        player.cp -= cp
        s.ballots[2 * seat], s.ballots[2 * seat + 1] = letter, cp
        table.tell(E_BALLOT, seat, letter, cp)
        table.rule("R25" if letter < LETTER_NONE else "R24")
    s.pop()
    count_votes(s, table)


def totals_of(s: ExodusState) -> list[int]:
    """R25 For each card the CP of its ballots and one for each; R24 void ones count nowhere."""
    totals = [0] * len(s.proposed)
    for i in range(0, len(s.ballots), 2):
        if s.ballots[i] < LETTER_NONE:
            totals[s.ballots[i]] += s.ballots[i + 1] + s.box.vote_worth
    return totals


def count_votes(s: ExodusState, table: Table) -> None:
    """R26 The highest total is adopted; the Chancellor decides among tied cards."""
    totals = totals_of(s)
    best = max(totals)
    tied = 0
    for letter in range(len(totals)):
        if totals[letter] == best:
            tied |= 1 << letter
    if tied.bit_count() == 1:
        adopt(s, totals.index(best), table)
    else:
        table.rule("R26")
        s.push(F_TIE, chancellor(s), tied)


def tie_answers(s: ExodusState) -> list[int]:
    return [A_LETTER + letter for letter in range(len(s.agenda)) if s.arg(0) >> letter & 1]


def answer_tie(s: ExodusState, answer: int, table: Table) -> None:
    s.pop()
    adopt(s, answer - A_LETTER, table)


def adopt(s: ExodusState, letter: int, table: Table) -> None:
    """R27 The immediate effect comes first, then the card takes hold; the other cards leave the game.

    R28 Laws and resolutions stay in force, an executive decision is carried out and gone.
    """
    table.rule("R27")
    card = s.agenda[letter]
    s.agenda = []
    s.adopted = letter
    table.tell(E_ADOPTED, -1, card)
    carry_out(s, s.box.political_immediate[card], table)
    if s.box.political_type[card] == EXECUTIVE:
        table.rule("R28")
        carry_out(s, s.box.political_effect[card], table)
    else:
        s.in_force.append(card)


# --- the bonus action ---


def ask_offer(s: ExodusState) -> None:
    """R29 The Vice-Chancellor picks two of the six bonus cards, three with two players."""
    s.push(F_OFFER, s.order[1], 0, s.box.bonus_offered[0 if s.seats == 2 else 1])


def offer_answers(s: ExodusState) -> list[int]:
    return [A_BONUS + card for card in range(BONUS_CARDS) if s.arg(0) >> card & 1 == 0]


def answer_offer(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    table.rule("R29")
    card = answer - A_BONUS
    picked, left = s.arg(0) | 1 << card, s.arg(1) - 1
    table.tell(E_OFFERED, seat, card)
    s.pop()
    if left:
        s.push(F_OFFER, seat, picked, left)
    else:
        s.push(F_BONUS, chancellor(s), picked)


def bonus_answers(s: ExodusState) -> list[int]:
    """R29 The Chancellor takes one of the cards offered, or none."""
    found = [A_BONUS + card for card in range(BONUS_CARDS) if s.arg(0) >> card & 1]
    found.append(NONE_VERB)
    return found


def answer_bonus(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    s.pop()
    s.bonus = NO_CARD if answer == NONE_VERB else answer - A_BONUS
    table.tell(E_BONUS, seat, s.bonus)


# --- the election ---


def ask_bids(s: ExodusState) -> None:
    """R30 A sealed bid, paid by all."""
    s.push(F_BID, -1)
    s.ask_all((1 << s.seats) - 1)


def reveal_bids(s: ExodusState, table: Table) -> None:
    """R30 Everybody pays, and the order follows the bids."""
    table.rule("R30")
    s.pop()
    s.bids = [answer - A_BID for answer in s.sealed]
    for seat in s.order:
        s.players[seat].cp -= s.bids[seat]
        table.tell(E_BID, seat, s.bids[seat])
    s.ranking = []
    s.push(F_ELECT, -1)


def run_election(s: ExodusState, table: Table) -> None:
    """R31 Groups from the highest bid down; the outgoing Chancellor is last in his own."""
    while len(s.ranking) < s.seats:
        tied = leaders(s)
        if tied.bit_count() > 1:
            tied &= ~(1 << chancellor(s))
            table.rule("R31")
        if tied.bit_count() > 1:
            s.push(F_NEXT, chancellor(s), tied)
            return
        s.ranking.append(tied.bit_length() - 1)
    take_office(s, table)


def leaders(s: ExodusState) -> int:
    """Mask of the seats with the highest bid among those not yet placed."""
    best = -1
    tied = 0
    for seat in range(s.seats):
        if seat in s.ranking:
            continue
        if s.bids[seat] > best:
            best, tied = s.bids[seat], 1 << seat
        elif s.bids[seat] == best:
            tied |= 1 << seat
    return tied


def next_answers(s: ExodusState) -> list[int]:
    return [A_SEAT + seat for seat in range(s.seats) if s.arg(0) >> seat & 1]


def answer_next(s: ExodusState, answer: int) -> None:
    s.pop()
    s.ranking.append(answer - A_SEAT)


def take_office(s: ExodusState, table: Table) -> None:
    """R32 Only when all ties are decided the new cards are handed out."""
    table.rule("R32")
    s.order = s.ranking
    s.ranking = []
    for number in range(s.seats):
        table.tell(E_ORDER, s.order[number], number + 1)
    s.pop()
