"""What a seat cannot know, drawn anew: turn-order cards, looked-at decks, cards under decks."""

from galaktyka.core.state import changed, raised
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.deck import draw_unseen
from galaktyka.games.ascendancy.state import DRAWN, FACE_DOWN, IN_DECK, NO_CARD, UNDER, AscendancyState


def scatter(s: AscendancyState, seat: int, table: Table) -> None:
    """Change everything that this seat has no knowledge of, evenly among what it could be."""
    s.forget()
    if s.variant.mystery_order:
        scatter_order(s, seat, table)
    for other in range(s.seats):
        if other != seat and s.players[other].unseen:
            scatter_deck(s, other, table)
    scatter_exploration(s, seat, table)


def scatter_order(s: AscendancyState, seat: int, table: Table) -> None:
    """Hidden turn-order cards: any that are left and higher than the last one shown."""
    hidden = [
        other
        for other in s.order
        if other != seat and not s.shown >> other & 1 and s.players[other].card and s.players[other].alive
    ]
    if not hidden:
        return
    taken = [player.card for player in s.players if player.card]
    for other in hidden:
        taken.remove(s.players[other].card)
    last = max([s.players[other].card for other in range(s.seats) if s.shown >> other & 1], default=0)
    most = s.box.mystery_cards * len(s.order)
    free = [card for card in range(last + 1, most + 1) if card not in taken]
    table.shuffle(c.CHANCE_ORDER, free)
    for other in hidden:
        s.players[other].card = free.pop()
    alive = sorted([s.players[other].card * s.seats + other for other in s.order])
    s.order = [code % s.seats for code in alive]


def scatter_deck(s: AscendancyState, owner: int, table: Table) -> None:
    """Cards of a deck that only its owner has looked at could be any others of it."""
    player = s.players[owner]
    first = player.civ * ids.ADVANCEMENTS_A_CIV
    deck = range(first, first + ids.ADVANCEMENTS_A_CIV)
    pool = [card for card in deck if s.card_at[card] == IN_DECK or player.unseen >> card & 1]
    table.shuffle(c.CHANCE_DECKS, pool)
    old = player.unseen
    under = [pool.pop() if old >> card & 1 else card for card in player.under]
    looking = len(s.drawn) > 0 and s.card_of[s.drawn[0]] == owner
    drawn = [pool.pop() if old >> card & 1 else card for card in s.drawn] if looking else []
    player.unseen = 0
    s.card_at, s.card_of = s.card_at[:], s.card_of[:]
    for card in range(first, first + ids.ADVANCEMENTS_A_CIV):
        if old >> card & 1:
            s.card_at[card] = IN_DECK
            s.card_of[card] = -1
    for k in range(len(under)):
        if old >> player.under[k] & 1:
            player.unseen |= 1 << under[k]
        s.card_at[under[k]] = UNDER
        s.card_of[under[k]] = -1
    for k in range(len(drawn)):
        if old >> s.drawn[k] & 1:
            player.unseen |= 1 << drawn[k]
        s.card_at[drawn[k]] = DRAWN
        s.card_of[drawn[k]] = owner
    player.under = under
    if looking:
        s.drawn = drawn


def scatter_exploration(s: AscendancyState, seat: int, table: Table) -> None:
    """Cards on top of the deck, or face down on a disc, that others have looked at."""
    mine = 1 << seat if seat >= 0 else 0
    places = [
        disc
        for disc in range(ids.SYSTEMS)
        if s.lying[disc] not in (NO_CARD, FACE_DOWN) and s.known[disc] > 0 and not s.known[disc] & mine
    ]
    top = s.top_cards if not s.top_known & mine else []
    for disc in places:
        s.bag = raised(s.bag, s.lying[disc], 1)
    for card in top:
        s.bag = raised(s.bag, card, 1)
    for disc in places:
        s.lying = changed(s.lying, disc, draw_unseen(s, table))
    if top:
        s.top_cards = [draw_unseen(s, table) for _ in top]
    scatter_old_cards(s, table)


def scatter_old_cards(s: AscendancyState, table: Table) -> None:
    """R108 Cards left face down from a deck that has been shuffled anew change places among themselves."""
    places = [
        disc
        for disc in range(ids.SYSTEMS)
        if s.lying[disc] not in (NO_CARD, FACE_DOWN) and s.known[disc] == 0
    ]
    if len(places) > 1:
        cards = [s.lying[disc] for disc in places]
        table.shuffle(c.CHANCE_EXPLORATION, cards)
        for k in range(len(places)):
            s.lying = changed(s.lying, places[k], cards[k])
