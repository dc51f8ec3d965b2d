"""Advancements that are exhausted for an effect in the own turn: looking, stealing, sabotage (R3, section 2.6)."""

from galaktyka.core.state import raised
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.common import amount_of, cards_with, exhaust_card
from galaktyka.games.ascendancy.rules.deck import deck_size, look_at
from galaktyka.games.ascendancy.rules.projects import projects_of
from galaktyka.games.ascendancy.state import DONE, AscendancyState


def use_answers(s: AscendancyState, seat: int) -> list[int]:
    """Cards that the seat may exhaust now."""
    found: list[int] = []
    if s.has(seat, ids.EXHAUST_PEEK_EXPLORATION) and s.top() == c.F_COMMAND and deck_size(s):
        found += cards_with(s, seat, ids.EXHAUST_PEEK_EXPLORATION)
    if s.has(seat, ids.EXHAUST_STEAL_PROJECT_TOKEN) and loot(s, seat):
        found += cards_with(s, seat, ids.EXHAUST_STEAL_PROJECT_TOKEN)
    if s.has(seat, ids.EXHAUST_ESPIONAGE) and spies(s, seat) and victims(s, seat):
        found += cards_with(s, seat, ids.EXHAUST_ESPIONAGE)
    return [c.A_USE + card for card in sorted(found)]


def answer_use(s: AscendancyState, seat: int, card: int, table: Table) -> None:
    if amount_of(s, card, ids.EXHAUST_PEEK_EXPLORATION):
        spend_card(s, seat, card, table)
        shown = look_at(s, seat, amount_of(s, card, ids.EXHAUST_PEEK_EXPLORATION), table)
        if shown > 1:
            s.push(c.F_PEEK, seat, shown, shown)
    elif amount_of(s, card, ids.EXHAUST_STEAL_PROJECT_TOKEN):
        spend_card(s, seat, card, table)
        s.push(c.F_STEAL, seat, amount_of(s, card, ids.EXHAUST_STEAL_PROJECT_TOKEN))
    else:
        s.push(c.F_SPY, seat, card)


def spend_card(s: AscendancyState, seat: int, card: int, table: Table) -> None:
    exhaust_card(s, card, table)
    table.tell(c.E_USED, seat, card)


# --- looking at the Exploration deck ---


def peek_answers(s: AscendancyState) -> list[int]:
    """The cards looked at and not yet put back, by number."""
    return [c.A_DRAWN + k for k in range(s.arg(0))]


def answer_peek(s: AscendancyState, answer: int) -> None:
    """The chosen card goes under those already put back, which lie behind the ones still in hand."""
    left = s.arg(0)
    put_back(s, answer - c.A_DRAWN)
    if left == 2:
        put_back(s, 0)
        s.pop()
    else:
        s.set_arg(0, left - 1)


def put_back(s: AscendancyState, place: int) -> None:
    """A card in hand goes under all others of this look."""
    cards = s.top_cards[:]
    cards.insert(looked_at(s) - 1, cards.pop(place))
    s.top_cards = cards


def looked_at(s: AscendancyState) -> int:
    """How many cards were taken in hand for this look."""
    return s.arg(1)


# --- Covert Operations ---


def loot(s: AscendancyState, seat: int) -> list[int]:
    """Projects with tokens of rivals with whom the seat has First Contact."""
    found: list[int] = []
    for rival in range(s.seats):
        if rival != seat and s.players[rival].alive and s.in_contact(seat, rival):
            found += [card for card in projects_of(s, rival) if s.card_tokens[card]]
    return found


def steal_answers(s: AscendancyState, seat: int) -> list[int]:
    return [c.A_CARD + card for card in loot(s, seat)]


def answer_steal(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """Research moves from a rival's project to the own reserves."""
    card = answer - c.A_CARD
    taken = min(s.arg(0), s.card_tokens[card])
    s.pop()
    s.card_tokens = raised(s.card_tokens, card, -taken)
    s.players[seat].goods[ids.RESEARCH] += taken
    table.tell(c.E_STOLE, seat, card, taken)


# --- Tal Shiar ---


def spies(s: AscendancyState, seat: int) -> list[int]:
    """Ready Espionage advancements of the seat."""
    return [
        card
        for card in range(ids.ADVANCEMENTS)
        if s.card_of[card] == seat
        and s.card_at[card] == DONE
        and s.box.advancement_type[card] == ids.TYPE_ESPIONAGE
    ]


def victims(s: AscendancyState, seat: int) -> list[int]:
    """Ready advancements of rivals in First Contact, starting cards excluded."""
    found: list[int] = []
    for card in range(ids.ADVANCEMENTS):
        owner = s.card_of[card]
        if owner < 0 or owner == seat or s.card_at[card] != DONE or card in s.box.civ_starting:
            continue
        if s.players[owner].alive and s.in_contact(seat, owner):
            found.append(card)
    return found


def spy_answers(s: AscendancyState, seat: int) -> list[int]:
    return [c.A_CARD + card for card in spies(s, seat)]


def answer_spy(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    s.pop()
    spend_card(s, seat, answer - c.A_CARD, table)
    s.push(c.F_TARGET, seat)


def target_answers(s: AscendancyState, seat: int) -> list[int]:
    return [c.A_CARD + card for card in victims(s, seat)]


def answer_target(s: AscendancyState, answer: int, table: Table) -> None:
    card = answer - c.A_CARD
    owner = s.card_of[card]
    s.pop()
    exhaust_card(s, card, table)
    table.tell(c.E_EXHAUSTED, owner, card)
