"""The course of the game: set-up choices, rounds, turns, windows (U1, U7, R0, R27, R39)."""

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.opening import free_civs, lay_table
from galaktyka.games.ascendancy.rules import initiative, trade
from galaktyka.games.ascendancy.rules.common import set_chart
from galaktyka.games.ascendancy.rules.projects import complete, draw_card, take_from_deck, whole_deck
from galaktyka.games.ascendancy.rules.recharge import recharge
from galaktyka.games.ascendancy.state import PROJECT, AscendancyState


def run_game(s: AscendancyState, table: Table) -> None:
    """One step of the course; every step sets the next."""
    step = s.arg(0)
    if step == c.STEP_TURNS:
        next_turn(s, table)
    elif step == c.STEP_WINDOWS:
        next_window(s, False)
    elif step == c.STEP_CIVS:
        choose_civs(s, table)
    elif step == c.STEP_START:
        deal_start(s, table)
    elif step == c.STEP_ROUND:
        begin_round(s, table)
    elif step == c.STEP_BIDS:
        next_bid(s)
    elif step == c.STEP_PICKS:
        next_pick(s, table)
    elif step == c.STEP_LAST_WINDOWS:
        next_window(s, True)
    elif recharge(s, table):
        s.frames = []
    else:
        go_to(s, c.STEP_ROUND)


def go_to(s: AscendancyState, step: int, position: int = 0) -> None:
    s.set_arg(0, step)
    s.set_arg(1, position)


# --- set-up ---


def choose_civs(s: AscendancyState, table: Table) -> None:
    """U1 In the order of seats, where civilizations are chosen."""
    for seat in range(s.seats):
        if s.players[seat].civ < 0:
            s.push(c.F_CIV, seat)
            return
    lay_table(s, table)
    go_to(s, c.STEP_START)


def civ_answers(s: AscendancyState) -> list[int]:
    return [c.A_CIV + civ for civ in free_civs(s)]


def answer_civ(s: AscendancyState, seat: int, answer: int) -> None:
    s.pop()
    s.players[seat].civ = answer - c.A_CIV


def deal_start(s: AscendancyState, table: Table) -> None:
    """U7 An advancement and a project to begin with, at random or chosen."""
    position = s.arg(1)
    if position >= 2 * s.seats:
        go_to(s, c.STEP_ROUND)
        return
    s.set_arg(1, position + 1)
    seat, project = position % s.seats, position >= s.seats
    how = s.variant.starting_project if project else s.variant.extra_advancement
    if how == 2:
        s.push(c.F_START, seat, 0 if project else 1)
    elif how == 1:
        card = draw_card(s, seat, table)
        s.drawn = []
        s.players[seat].unseen = 0
        begin_with(s, seat, card, project, table)


def start_answers(s: AscendancyState, seat: int) -> list[int]:
    return [c.A_CARD + card for card in whole_deck(s, seat)]


def answer_start(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    project = s.arg(0) == 0
    s.pop()
    take_from_deck(s, seat, answer - c.A_CARD)
    begin_with(s, seat, answer - c.A_CARD, project, table)


def begin_with(s: AscendancyState, seat: int, card: int, project: bool, table: Table) -> None:
    table.rule("U7")
    table.tell(c.E_START_CARD, seat, card, 0 if project else 1)
    if project:
        s.card_at = changed(s.card_at, card, PROJECT)
        return
    complete(s, seat, card, table)
    player = s.players[seat]
    player.ready += player.spent  # its command is ready from the start
    player.spent = 0


# --- rounds ---


def begin_round(s: AscendancyState, table: Table) -> None:
    """The Initiative step; R10 the ban on contact of simultaneous turns ends when they do."""
    s.round += 1
    s.active = -1
    table.tell(c.E_ROUND, -1, s.round)
    if s.variant.simultaneous and s.round == s.variant.simultaneous + 1:
        chart = s.chart.clone()
        chart.forbid_contact(False)
        set_chart(s, chart, table)
    s.shown = 0 if s.variant.mystery_order else (1 << s.seats) - 1
    for player in s.players:
        player.bid = -1
    go_to(s, c.STEP_BIDS)


def next_bid(s: AscendancyState) -> None:
    """R36 Commitments in the order of last round's cards."""
    bidders = initiative.bidders(s)
    position = s.arg(1)
    if position < len(bidders):
        s.set_arg(1, position + 1)
        s.push(c.F_BID, bidders[position])
        return
    for player in s.players:
        player.card = 0
    go_to(s, c.STEP_PICKS)


def next_pick(s: AscendancyState, table: Table) -> None:
    seat = initiative.next_picker(s)
    if seat >= 0:
        s.push(c.F_PICK, seat)
        return
    initiative.deal_rest(s, table)
    go_to(s, c.STEP_TURNS)


# --- turns ---


def next_turn(s: AscendancyState, table: Table) -> None:
    """R0 Players act by ascending cards."""
    position = s.arg(1)
    if position == len(s.order):
        s.active = -1
        go_to(s, c.STEP_LAST_WINDOWS)
        return
    seat = s.order[position]
    s.set_arg(1, position + 1)
    begin_turn(s, seat, table)
    s.push(c.F_TURN, seat)


def begin_turn(s: AscendancyState, seat: int, table: Table) -> None:
    table.rule("R0")
    s.begin_turn(seat)
    s.shown |= 1 << seat
    table.tell(c.E_TURN, seat, s.players[seat].card)


def run_turn(s: AscendancyState, table: Table) -> None:
    """Building, then commands, then the window between turns (R27 c)."""
    seat, stage = s.actor(), s.arg(0)
    s.set_arg(0, stage + 1)
    if stage == c.TURN_BEGIN:
        table.tell(c.E_PHASE, seat, 0)
        s.push(c.F_BUILD, seat)
    elif stage == c.TURN_BUILD:
        table.tell(c.E_PHASE, seat, 1)
        s.built = [0] * ids.SYSTEMS
        s.push(c.F_COMMAND, seat)
    else:
        s.pop()
        if s.arg(1) < len(s.order):
            s.set_arg(0, c.STEP_WINDOWS)
            s.set_arg(2, 0)


def next_window(s: AscendancyState, last: bool) -> None:
    """R27 Each player once, in turn order; after the last turn of a round before the victory check."""
    order = s.order if last else s.turn_order_from(s.active)
    asked = s.arg(2)
    if asked < len(order):
        s.set_arg(2, asked + 1)
        trade.open_window(s, order[asked], last)
    elif last:
        s.set_arg(2, 0)
        go_to(s, c.STEP_RECHARGE)
    else:
        s.set_arg(2, 0)
        s.set_arg(0, c.STEP_TURNS)
