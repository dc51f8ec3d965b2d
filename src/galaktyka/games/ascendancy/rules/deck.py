"""The Exploration deck and the stack of discs, drawn late: the unseen has no face (U5, U6, R102, R108)."""

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.state import FACE_DOWN, FACE_UP, NO_CARD, AscendancyState

# --- discs ---


def draw_disc(s: AscendancyState, table: Table) -> int:
    """U5 The next disc: the first ones are planets, then any that is left."""
    left = [
        disc
        for disc in range(ids.FIRST_PLANET, ids.SYSTEMS)
        if s.stack >> disc & 1 and (not s.starters or disc < ids.FIRST_PHENOMENON)
    ]
    disc = left[table.draw(c.CHANCE_SYSTEMS, len(left))]
    s.stack &= ~(1 << disc)
    if s.starters:
        s.starters -= 1
    table.reveal()
    return disc


# --- Exploration cards ---


def face_down_cards(s: AscendancyState) -> int:
    """Cards that lie face down on discs and have not been drawn out of the bag yet."""
    return len([card for card in s.lying if card == FACE_DOWN])


def deck_size(s: AscendancyState) -> int:
    return len(s.top_cards) + sum(s.bag) - face_down_cards(s)


def refill(s: AscendancyState, table: Table) -> bool:
    """R108 Shuffle the discards when the deck is empty; False when both are."""
    if deck_size(s):
        return True
    if not sum(s.explored):
        return False
    table.rule("R108")
    for disc in range(ids.SYSTEMS):  # what lies face down is of the old deck
        if s.lying[disc] == FACE_DOWN:
            s.lying = changed(s.lying, disc, draw_unseen(s, table))
    s.bag = s.explored
    s.explored = [0] * ids.EXPLORATIONS
    return True


def draw_unseen(s: AscendancyState, table: Table) -> int:
    """A card out of the bag, which gives it a face."""
    s.bag = s.bag[:]
    return table.draw_from(c.CHANCE_EXPLORATION, s.bag)


def take_top(s: AscendancyState) -> int:
    """The topmost of the cards that somebody has looked at."""
    card = s.top_cards[0]
    s.top_cards = s.top_cards[1:]
    return card


def draw_exploration(s: AscendancyState, table: Table) -> int:
    """The top card; NO_CARD when none is left."""
    if not refill(s, table):
        return NO_CARD
    table.reveal()
    if s.top_cards:
        return take_top(s)
    return draw_unseen(s, table)


def lay_face_down(s: AscendancyState, disc: int, table: Table) -> None:
    """R102 Nobody survived: the top card lies face down on the system."""
    if not refill(s, table):
        return
    table.rule("R102")
    if s.top_cards:
        s.lying = changed(s.lying, disc, take_top(s))
        s.known = changed(s.known, disc, s.top_known)
    else:
        s.lying = changed(s.lying, disc, FACE_DOWN)
        s.known = changed(s.known, disc, 0)
    table.tell(c.E_FACE_DOWN, -1, disc)


def turn_up(s: AscendancyState, disc: int, table: Table) -> int:
    """R102 The card that lay face down."""
    card = s.lying[disc]
    if card == FACE_DOWN:
        card = draw_unseen(s, table)
    s.lying = changed(s.lying, disc, NO_CARD)
    s.known = changed(s.known, disc, 0)
    table.reveal()
    return card


def lies_face_down(s: AscendancyState, disc: int) -> bool:
    return s.lying[disc] != NO_CARD and s.known[disc] != FACE_UP


def look_at(s: AscendancyState, seat: int, cards: int, table: Table) -> int:
    """A seat looks at the top cards; how many there were."""
    while len(s.top_cards) < cards and deck_size(s) > len(s.top_cards):
        s.top_cards = [*s.top_cards, draw_unseen(s, table)]
    shown = min(cards, len(s.top_cards))
    s.top_known = 1 << seat
    table.reveal()
    for card in s.top_cards[:shown]:
        table.tell(c.E_PEEKED, seat, card, visible=1 << seat)
    return shown
