"""The Automa, the solo opponent: its seat, its deck, its turn and its pass (A1–A7, A14, A15).

What the cards make it do on the table is in `automa_moves`.
"""

from galaktyka.core.hexes import distance
from galaktyka.core.table import Table
from galaktyka.games.gaia.automa_cards import (
    AUTOMA_FACTION,
    AUTOMA_POWER_QIC,
    TIEBREAK_NONE,
    AutomaCard,
    AutomaStep,
)
from galaktyka.games.gaia.choices import (
    CARD_AS_ACTION,
    CARD_AS_SUPPORT,
    CARD_IN_SETUP,
    CHANCE_AUTOMA,
    E_CARD,
    E_FACTION,
)
from galaktyka.games.gaia.rules.automa_moves import (
    award,
    cards_of,
    faction_card,
    first_in_direction,
    keep_least,
    take_step,
)
from galaktyka.games.gaia.rules.rounds import LAST_ROUND, change_booster, leave_round
from galaktyka.games.gaia.state import FROM_CARDS, FROM_ROUND_1, FROM_START, GaiaState

MAY_PASS = 3  # the last cards of the deck, on which the red X counts
EARLY_ROUNDS = 3
CENTRE = (0, 0)


# --- setting up ---


def take_seat(s: GaiaState, faction: int, table: Table) -> None:
    """A3 Take a faction with its research and the points of the difficulty; nothing else (A6)."""
    table.rule("A1")
    table.rule("A3")
    seat = s.seats
    p = s.players[seat]
    p.faction = faction
    p.research = faction_card(s, seat).research[:]
    p.vp = s.box.automa_difficulties[cards_of(s).difficulty].start_vp
    p.sources[FROM_START] = p.vp
    cards_of(s).deck = [card.number for card in s.box.automa_cards]
    table.tell(E_FACTION, seat, faction)


def first_mine(s: GaiaState, hexes: list[int], table: Table) -> int:
    """A4 The free home planet nearest to the centre of the board; a drawn card's direction breaks ties."""
    table.rule("A4")
    cells = s.board.grid.cells
    nearest = keep_least(hexes, [distance(cells[hex_], CENTRE) for hex_ in hexes])
    if len(nearest) == 1:
        return nearest[0]
    return first_in_direction(s, nearest, turn_up(s, CARD_IN_SETUP, table).direction, table)


def starting_booster(s: GaiaState, table: Table) -> int:
    """A4 The booster in the place that a drawn card shows."""
    table.rule("A4")
    return s.boosters[turn_up(s, CARD_IN_SETUP, table).booster_start]


# --- the deck ---


def starting_cards(s: GaiaState) -> list[int]:
    """A5 The cards that are in use from the start, whichever card chance adds to them."""
    difficulty = s.box.automa_difficulties[cards_of(s).difficulty]
    kept = [number for number in s.box.automa_starter if number not in difficulty.removed]
    return sorted(kept + difficulty.added)


def begin_round(s: GaiaState, table: Table) -> None:
    """A5 Collect the cards in use and add one of the reserve, unseen."""
    table.rule("A5")
    automa = cards_of(s)
    if s.round == 1:
        automa.deck = starting_cards(s)
        automa.unseen = [card.number for card in s.box.automa_cards if card.number not in automa.deck]
    else:
        automa.deck = sorted(automa.deck + automa.seen)
    automa.seen = []
    automa.support = 0
    automa.action = 0
    if automa.unknown < len(automa.unseen):
        automa.unknown += 1


def turn_up(s: GaiaState, role: int, table: Table) -> AutomaCard:
    """The next card of the deck; one that was never seen gets its face only now, of all that it could be."""
    automa = cards_of(s)
    at = table.draw(CHANCE_AUTOMA, automa.cards_left())
    if at < len(automa.deck):
        number = automa.deck.pop(at)
    else:
        number = automa.unseen.pop(table.draw(CHANCE_AUTOMA, len(automa.unseen)))
        automa.unknown -= 1
    automa.seen.append(number)
    table.tell(E_CARD, s.seats, number, role)
    return s.box.automa_cards[number - 1]


# --- the turn ---


def take_turn(s: GaiaState, seat: int, table: Table) -> None:
    """A7 Turn up a card and do what it says with the data of the one before, or pass."""
    table.rule("A7")
    automa = cards_of(s)
    if not automa.support:
        automa.support = turn_up(s, CARD_AS_SUPPORT, table).number
    else:
        automa.support = automa.action
    support = s.box.automa_cards[automa.support - 1]
    left = automa.cards_left()
    if not left:
        pass_round(s, seat, support, table)
        return
    card = turn_up(s, CARD_AS_ACTION, table)
    automa.action = card.number
    if left <= MAY_PASS and card.passes:
        pass_round(s, seat, support, table)
        return
    act(s, seat, card, support, table)


def act(s: GaiaState, seat: int, card: AutomaCard, support: AutomaCard, table: Table) -> None:
    """A7 The action of a card, then its points; A8 the points come even when nothing could be done."""
    if card.action == AUTOMA_FACTION:
        faction_action(s, seat, support, table)
    else:
        step = AutomaStep(card.action, -1, 0, TIEBREAK_NONE, 0)
        take_step(s, seat, step, support, table)
        if card.action == AUTOMA_POWER_QIC and faction_card(s, seat).double_power_qic:
            table.rule("A14")
            take_step(s, seat, step, support, table)
    award(s, seat, card.vp, FROM_CARDS, table)


def faction_action(s: GaiaState, seat: int, support: AutomaCard, table: Table) -> None:
    """A14 The steps of the faction card, each tried on its own (A8), then its points."""
    table.rule("A14")
    faction = faction_card(s, seat)
    for step in faction.steps:
        take_step(s, seat, step, support, table)
    award(s, seat, faction.vp, FROM_CARDS, table)


def pass_round(s: GaiaState, seat: int, support: AutomaCard, table: Table) -> None:
    """A15 Points of the round tile, then the booster that the support card points at."""
    table.rule("A15")
    tile = s.round_tiles[s.round - 1]
    points = s.box.round_automa_early if s.round <= EARLY_ROUNDS else s.box.round_automa_late
    award(s, seat, points[tile], FROM_ROUND_1 + s.round - 1, table)
    if s.round < LAST_ROUND:
        change_booster(s, seat, s.boosters[support.booster_pass], table)
    else:
        leave_round(s, seat, -1, table)
