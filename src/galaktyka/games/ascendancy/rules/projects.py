"""Projects and Advancements: launching, committing Research, completing, discarding (R55, R56, R180–R183)."""

from galaktyka.core.state import changed, raised
from galaktyka.core.table import EVERYONE, Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.common import gain, gain_command
from galaktyka.games.ascendancy.state import (
    AWAY,
    DONE,
    DRAWN,
    IN_DECK,
    NOBODY,
    PROJECT,
    UNDER,
    AscendancyState,
)


def projects_of(s: AscendancyState, seat: int) -> list[int]:
    at, of = s.card_at, s.card_of
    return [card for card in range(ids.ADVANCEMENTS) if of[card] == seat and at[card] == PROJECT]


def unseen_deck(s: AscendancyState, seat: int) -> list[int]:
    """Cards in the part of a seat's deck that nobody has looked at."""
    first = s.players[seat].civ * ids.ADVANCEMENTS_A_CIV
    return [card for card in range(first, first + ids.ADVANCEMENTS_A_CIV) if s.card_at[card] == IN_DECK]


def whole_deck(s: AscendancyState, seat: int) -> list[int]:
    return sorted(unseen_deck(s, seat) + s.players[seat].under)


def has_deck(s: AscendancyState, seat: int) -> bool:
    """Whether a card is left in the seat's deck."""
    if s.players[seat].under:
        return True
    first = s.players[seat].civ * ids.ADVANCEMENTS_A_CIV
    return IN_DECK in s.card_at[first : first + ids.ADVANCEMENTS_A_CIV]


# --- drawing ---


def draw_card(s: AscendancyState, seat: int, table: Table) -> int:
    """The top card of a deck, in hand until it is shown; -1 when the deck is empty."""
    player = s.players[seat]
    fresh = unseen_deck(s, seat)
    if fresh:
        card = fresh[table.draw(c.CHANCE_DECKS, len(fresh))]
        player.unseen |= 1 << card
    elif player.under:
        card = player.under[0]
        player.under = player.under[1:]
    else:
        return NOBODY
    s.card_at = changed(s.card_at, card, DRAWN)
    s.card_of = changed(s.card_of, card, seat)
    s.drawn = [*s.drawn, card]
    table.reveal()
    table.tell(c.E_DREW, seat, card, visible=1 << seat)
    return card


def launch(s: AscendancyState, seat: int, table: Table) -> None:
    """R180 Draw two cards, fewer from a short deck."""
    table.rule("R180")
    drawn = 0
    for _ in range(s.box.projects_drawn):
        if draw_card(s, seat, table) != NOBODY:
            drawn += 1
    table.tell(c.E_LAUNCHED, seat, drawn)
    s.push(c.F_DISCARD, seat)


def take_from_deck(s: AscendancyState, seat: int, card: int) -> None:
    """Search: take one card out of the own deck and shuffle the rest."""
    player = s.players[seat]
    for other in player.under:
        s.card_at = changed(s.card_at, other, IN_DECK)
        s.card_of = changed(s.card_of, other, NOBODY)
    player.under = []
    player.unseen = 0
    s.card_of = changed(s.card_of, card, seat)


def search_answers(s: AscendancyState, seat: int) -> list[int]:
    return [c.A_CARD + card for card in whole_deck(s, seat)]


def answer_search(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """U7 Focused research takes a project; a discovery completes a card at once."""
    card, complete_it = answer - c.A_CARD, s.arg(0) == 1
    s.pop()
    take_from_deck(s, seat, card)
    if complete_it:
        complete(s, seat, card, table)
        return
    table.rule("U7")
    s.card_at = changed(s.card_at, card, PROJECT)
    table.tell(c.E_PROJECT, seat, card)
    check_projects(s, seat)


# --- too many ---


def check_projects(s: AscendancyState, seat: int) -> None:
    """R182 Never more projects than Research Nodes."""
    if seat >= 0 and len(projects_of(s, seat)) > s.research_nodes(seat):
        s.push(c.F_DISCARD, seat)


def run_discard(s: AscendancyState, table: Table) -> bool:
    """R182 Discard down to the limit; what was drawn and kept is then shown (R181)."""
    seat = s.actor()
    drawn = s.drawn if s.drawn and s.card_of[s.drawn[0]] == seat else []
    if len(projects_of(s, seat)) + len(drawn) > s.research_nodes(seat):
        table.rule("R182")
        return True
    s.pop()
    if drawn:
        table.rule("R181")
        for card in drawn:
            s.card_at = changed(s.card_at, card, PROJECT)
            s.players[seat].unseen &= ~(1 << card)
            table.tell(c.E_PROJECT, seat, card)
        s.drawn = []
    return False


def discard_answers(s: AscendancyState, seat: int) -> list[int]:
    found = [c.A_CARD + card for card in projects_of(s, seat)]
    if s.drawn and s.card_of[s.drawn[0]] == seat:
        found += [c.A_DRAWN + k for k in range(len(s.drawn))]
    return found


def answer_discard(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    if answer >= c.A_DRAWN:
        card = s.drawn[answer - c.A_DRAWN]
        s.drawn = [other for other in s.drawn if other != card]
        hidden = s.players[seat].unseen >> card & 1 == 1
        table.tell(c.E_DISCARDED, seat, card, visible=1 << seat if hidden else EVERYONE)
        put_under(s, card)
    else:
        card = answer - c.A_CARD
        table.tell(c.E_DISCARDED, seat, card)
        put_under(s, card)


def put_under(s: AscendancyState, card: int) -> None:
    """R182 To the bottom of its first owner's deck, without tokens; out of the game if that one is."""
    owner = s.seat_of(s.box.advancement_civ[card])
    s.card_tokens = changed(s.card_tokens, card, 0)
    s.card_of = changed(s.card_of, card, NOBODY)
    if owner == NOBODY or not s.players[owner].alive:
        s.card_at = changed(s.card_at, card, AWAY)
        return
    s.card_at = changed(s.card_at, card, UNDER)
    player = s.players[owner]
    player.under = [*player.under, card]


# --- Research ---


def may_commit(s: AscendancyState, seat: int, card: int) -> bool:
    """R55 One token for each project and turn; a card may allow one project a second."""
    usual = s.box.research_a_turn
    if s.committed[card] != usual:
        return s.committed[card] < usual
    more = len([count for count in s.committed if count > usual])
    return more < s.has(seat, ids.SECOND_RESEARCH_ONE_PROJECT)


def commit(s: AscendancyState, seat: int, card: int, table: Table) -> None:
    """R55 Commit Research from the reserves."""
    table.rule("R55")
    s.committed = raised(s.committed, card, 1)
    add_token(s, seat, card, table)


def add_token(s: AscendancyState, seat: int, card: int, table: Table) -> None:
    s.card_tokens = raised(s.card_tokens, card, 1)
    table.tell(c.E_RESEARCHED, seat, card, s.card_tokens[card])
    if s.card_tokens[card] >= s.box.advancement_cost[card]:
        complete(s, seat, card, table)


def complete(s: AscendancyState, seat: int, card: int, table: Table) -> None:
    """R56 The card is an advancement at once and its icons take effect; R183 it stays for good."""
    table.rule("R56")
    table.rule("R183")
    s.card_at = changed(s.card_at, card, DONE)
    s.card_of = changed(s.card_of, card, seat)
    s.card_tokens = changed(s.card_tokens, card, 0)
    s.derive_power(seat)
    table.tell(c.E_COMPLETED, seat, card)
    icons = s.box.advancement_icons[card]
    if icons & ids.COMMAND_ICON:
        gain_command(s, seat, table)
    if icons & ids.CULTURE_ICON:
        gain(s, seat, ids.CULTURE, s.special(seat, ids.CULTURE_ON_COMPLETE_ICON), c.WHY_SPECIAL, table)


def reward_answers(s: AscendancyState, seat: int) -> list[int]:
    """R90 A Research token goes onto a project or into the reserves."""
    found = [c.A_CARD + card for card in projects_of(s, seat)]
    found.append(c.RESERVE_VERB)
    return found


def run_reward(s: AscendancyState, table: Table) -> bool:
    """Asked only while tokens are left and there is a project to put them on."""
    seat = s.actor()
    if s.arg(0) and projects_of(s, seat):
        return True
    left = s.arg(0)
    why = s.arg(1)
    s.pop()
    gain(s, seat, ids.RESEARCH, left, why, table)
    return False


def answer_reward(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    why = s.arg(1)
    s.set_arg(0, s.arg(0) - 1)
    if answer == c.RESERVE_VERB:
        gain(s, seat, ids.RESEARCH, 1, why, table)
    else:
        add_token(s, seat, answer - c.A_CARD, table)
