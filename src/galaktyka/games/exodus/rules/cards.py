"""Phase III: action cards, reactions and the bonus action (R33–R42, R57)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_CARD,
    A_REACT,
    E_ACTION,
    E_CARD,
    E_REACTION,
    F_ACTION,
    F_CARD,
    F_PAID,
    F_REACT,
    F_RESEARCH,
    NONE_VERB,
    PASS_VERB,
)
from galaktyka.games.exodus.ids import (
    ACTION_CARDS,
    BANKING,
    BASIC_POLITICS,
    BUILD_SHIPS,
    BUY_UPGRADES,
    MASTER_POLITICS,
    MINING,
    MOVEMENT,
    RESEARCH,
    TRADE,
)
from galaktyka.games.exodus.rules.laws import reaction_cost
from galaktyka.games.exodus.rules.parts import begin_buying, open_window
from galaktyka.games.exodus.rules.stages import CLOSING, OPENING, WORK
from galaktyka.games.exodus.rules.trade import begin_trade, can_trade
from galaktyka.games.exodus.rules.works import begin_banking, begin_build, begin_mining
from galaktyka.games.exodus.state import NO_CARD, ExodusState

WHOLE_HAND = (1 << ACTION_CARDS) - 1
AS_ACTION = 0
AS_REACTION = 1
AS_BONUS = 2
THIRD = 3


# --- playing cards ---


def ask_cards(s: ExodusState, which: int, table: Table) -> None:
    """R33 Everybody chooses a card in secret; R41 the third one only with Master Politics."""
    mask = 0
    for seat in range(s.seats):
        if which < THIRD or s.variant.short or s.players[seat].has(MASTER_POLITICS):
            mask |= 1 << seat
    if which == 2:
        take_back(s, table)
    for player in s.players:
        if which > 1:
            player.face = NO_CARD  # the new card covers the old one
    if mask:
        s.push(F_CARD, -1, which)
        s.ask_all(mask)


def take_back(s: ExodusState, table: Table) -> None:
    """R39 With Basic Politics the first card returns to the hand before the second is chosen."""
    for player in s.players:
        if player.has(BASIC_POLITICS) and player.face != NO_CARD:
            table.rule("R39")
            player.hand |= 1 << player.face


def card_answers(s: ExodusState, seat: int) -> list[int]:
    """R34 A card must be played, only the third may be left out (R41)."""
    hand = s.players[seat].hand
    found = [A_CARD + card for card in range(ACTION_CARDS) if hand >> card & 1]
    if s.arg(0) == THIRD:
        found.append(NONE_VERB)
    return found


def reveal_cards(s: ExodusState, table: Table) -> None:
    """R33 All cards are turned up at once."""
    which = s.arg(0)
    table.rule("R33" if which == 1 else "R40" if which == 2 else "R41")
    s.pop()
    for seat in s.order:
        player = s.players[seat]
        answer = s.sealed[seat]
        if answer < 0:
            continue
        if answer == NONE_VERB:
            table.tell(E_CARD, seat, -1, which)
            continue
        player.face = answer - A_CARD
        player.hand &= ~(1 << player.face)
        table.tell(E_CARD, seat, player.face, which)


def end_actions(s: ExodusState, table: Table) -> None:
    """R57 All cards return to the hands."""
    table.rule("R57")
    for player in s.players:
        player.hand = WHOLE_HAND
        player.face = NO_CARD


# --- what a card does ---


def act_on_card(s: ExodusState, seat: int, table: Table) -> None:
    """R34 The upper half of one's own card."""
    face = s.players[seat].face
    if face != NO_CARD:
        table.rule("R34")
        begin_action(s, seat, s.box.card_action[face], AS_ACTION, table)


def act_on_bonus(s: ExodusState, seat: int, table: Table) -> None:
    """R42 Everybody may carry out the bonus action once; Movement comes later, as a conquest phase."""
    if s.bonus != NO_CARD and s.box.bonus_action[s.bonus] != MOVEMENT:
        table.rule("R42")
        begin_action(s, seat, s.box.bonus_action[s.bonus], AS_BONUS, table)


def begin_action(s: ExodusState, seat: int, action: int, role: int, table: Table) -> None:
    s.free_moves = 0
    table.tell(E_ACTION, seat, action, role)
    s.push(F_ACTION, seat, action, OPENING)


def run_action(s: ExodusState, table: Table) -> None:
    """R50 Free acts (R86 too) have their place at the start and at the end of every own action.

    A question of the action that offers them is such a place; where there is none, a window opens.
    """
    seat, action, stage = s.actor(), s.arg(0), s.arg(1)
    s.set_arg(1, stage + 1)
    if stage == OPENING:
        if settled_at_once(s, seat, action):
            open_window(s, seat, False)
    elif stage == WORK:
        asked = len(s.frames)
        start_action(s, seat, action, table)
        if len(s.frames) == asked:
            s.pop()
    else:
        s.pop()
        if stage == CLOSING:
            open_window(s, seat, False)


def settled_at_once(s: ExodusState, seat: int, action: int) -> bool:
    """Whether what an action gives is fixed before its first question, or it has none."""
    if action == TRADE:
        return not can_trade(s, seat)
    if s.variant.dice:
        return False
    return action == BANKING or (action == MINING and s.players[seat].kept > 0)


def start_action(s: ExodusState, seat: int, action: int, table: Table) -> None:
    if action == RESEARCH:
        s.push(F_RESEARCH, seat)
    elif action == BUILD_SHIPS:
        begin_build(s, seat)
    elif action == BUY_UPGRADES:
        begin_buying(s, seat)
    elif action == BANKING:
        begin_banking(s, seat, table)
    elif action == TRADE:
        begin_trade(s, seat)
    elif action == MINING:
        begin_mining(s, seat)


# --- reactions ---


def ask_reaction(s: ExodusState, seat: int) -> None:
    """R35 In turn order, one face-up card each."""
    s.free_moves = 0
    s.push(F_REACT, seat)


def may_react(s: ExodusState, seat: int, owner: int) -> bool:
    """R36 Paid with population of the own home planet; R37 once for each card."""
    return (
        s.players[owner].face != NO_CARD
        and s.reacted >> owner & 1 == 0
        and reaction_cost(s, seat, owner) <= s.people(s.home(seat), seat)
    )


def react_answers(s: ExodusState, seat: int) -> list[int]:
    found = [A_REACT + owner for owner in range(s.seats) if may_react(s, seat, owner)]
    found.append(PASS_VERB)
    return found


def answer_react(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    s.pop()
    if answer == PASS_VERB:
        return
    owner = answer - A_REACT
    table.rule("R35")
    table.rule("R36")
    table.rule("R37")
    cost = reaction_cost(s, seat, owner)
    s.settle_people(s.home(seat), seat, -cost)
    s.players[seat].on_card = cost
    s.reacted |= 1 << owner
    table.tell(E_REACTION, seat, owner, cost)
    s.push(F_PAID, seat)
    begin_action(s, seat, s.box.card_reaction[s.players[owner].face], AS_REACTION, table)


def end_reaction(s: ExodusState, seat: int, table: Table) -> None:
    """R38 After the reaction its markers go to the pool, not back home."""
    table.rule("R38")
    player = s.players[seat]
    player.pool += player.on_card
    player.on_card = 0
    s.pop()
