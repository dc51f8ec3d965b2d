"""The course of a turn: which step follows which, and whom each step asks (R1, R90)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    E_CONQUEST,
    E_TURN,
    F_PICKS,
    STEP_ACTIONS,
    STEP_ACTIONS_END,
    STEP_AIMS,
    STEP_BATTLES,
    STEP_BONUS,
    STEP_CARDS,
    STEP_CIVILIAN,
    STEP_CONQUEST,
    STEP_CONQUEST_END,
    STEP_COUNCIL,
    STEP_DECLOAK,
    STEP_DEPLOY,
    STEP_ELECTION,
    STEP_FIGHTS,
    STEP_INCOME,
    STEP_LAUNCH,
    STEP_LOAD,
    STEP_MOVED,
    STEP_OFFER,
    STEP_OPEN,
    STEP_ORDERS,
    STEP_RADAR,
    STEP_REACTIONS,
    STEP_READY,
    STEP_SCORE,
    STEP_SETUP,
    STEP_UPKEEP,
    STEP_VOTE,
    STEP_WMD,
)
from galaktyka.games.exodus.ids import MOVEMENT
from galaktyka.games.exodus.rules import battle, cards, council, landing, movement, rockets, stealth, upkeep
from galaktyka.games.exodus.rules.parts import open_window
from galaktyka.games.exodus.scoring import score_game
from galaktyka.games.exodus.state import NO_CARD, ExodusState

LAST_CARD = 3


def next_step(s: ExodusState, table: Table) -> None:
    """The bottom frame: one step, for one seat or hex, each time it comes to the top."""
    step = s.arg(0)
    if step <= STEP_INCOME:
        upkeep_step(s, step, table)
    elif step <= STEP_ELECTION:
        council_step(s, step, table)
    elif step <= STEP_ACTIONS_END:
        action_step(s, step, table)
    elif step <= STEP_LAUNCH:
        rocket_step(s, step, table)
    elif step <= STEP_MOVED:
        movement_step(s, step, table)
    else:
        conquest_step(s, step, table)


def go(s: ExodusState, step: int) -> None:
    s.set_arg(0, step)
    s.set_arg(1, 0)


def next_seat(s: ExodusState, step: int, forwards: bool = True) -> int:
    """R1 The next seat in turn order (or in reverse); -1, and on to the following step, when all had theirs."""
    position = s.arg(1)
    if position >= s.seats:
        go(s, step)
        return -1
    s.set_arg(1, position + 1)
    return s.order[position] if forwards else s.order[s.seats - 1 - position]


# --- phases I and II ---


def upkeep_step(s: ExodusState, step: int, table: Table) -> None:
    if step == STEP_SETUP:
        go(s, STEP_UPKEEP)
        if s.box.starts[s.variant.start].technologies:
            s.push(F_PICKS, -1)
            s.ask_all((1 << s.seats) - 1)
    elif step == STEP_UPKEEP:
        begin_turn(s, table)
        go(s, STEP_INCOME)
    else:
        income_step(s, table)


def begin_turn(s: ExodusState, table: Table) -> None:
    s.turn += 1
    s.conquest = 0
    table.tell(E_TURN, -1, s.turn)
    upkeep.clear_market(s, table)
    upkeep.grow(s, table)
    upkeep.repair(s, table)


def income_step(s: ExodusState, table: Table) -> None:
    """Each player has a window, then the income; the frame counts both as positions."""
    position = s.arg(1)
    if position >= 2 * s.seats:
        go(s, STEP_COUNCIL)
        return
    s.set_arg(1, position + 1)
    seat = s.order[position // 2]
    if position % 2 == 0:
        open_window(s, seat, False)
    else:
        upkeep.begin_income(s, seat, table)


def council_step(s: ExodusState, step: int, table: Table) -> None:
    if step == STEP_COUNCIL:
        if s.arg(1) == 0:
            council.end_resolutions(s, table)
        seat = -1
        if s.variant.few_windows:
            go(s, STEP_VOTE)
        else:
            seat = next_seat(s, STEP_VOTE)
        if seat >= 0:
            open_window(s, seat, False)
    elif step == STEP_VOTE:
        go(s, STEP_OFFER)
        council.set_agenda(s, table)
    elif step == STEP_OFFER:
        go(s, STEP_ELECTION)
        council.ask_offer(s)
    else:
        go(s, STEP_CARDS)
        s.set_arg(2, 1)
        council.ask_bids(s)


# --- phase III ---


def action_step(s: ExodusState, step: int, table: Table) -> None:
    which = s.arg(2)
    if step == STEP_CARDS:
        go(s, STEP_ACTIONS)
        cards.ask_cards(s, which, table)
    elif step == STEP_ACTIONS:
        seat = next_seat(s, STEP_REACTIONS)
        if seat >= 0:
            cards.act_on_card(s, seat, table)
        else:
            s.reacted = 0
    elif step == STEP_REACTIONS:
        reaction_step(s, which, table)
    elif step == STEP_BONUS:
        seat = next_seat(s, STEP_ACTIONS_END)
        if seat >= 0:
            cards.act_on_bonus(s, seat, table)
    else:
        cards.end_actions(s, table)
        go(s, STEP_WMD)


def reaction_step(s: ExodusState, which: int, table: Table) -> None:
    """R40 Second reactions like the first; none to the third card and none in the short game."""
    seat = -1
    if which < LAST_CARD and not s.variant.short:
        seat = next_seat(s, STEP_CARDS)
    if seat >= 0:
        cards.ask_reaction(s, seat)
        return
    s.reacted = 0
    if which < LAST_CARD:
        go(s, STEP_CARDS)
        s.set_arg(2, which + 1)
    else:
        go(s, STEP_BONUS)


# --- phase IV ---


def rocket_step(s: ExodusState, step: int, table: Table) -> None:
    if step == STEP_WMD:
        seat = -1
        if s.variant.few_windows:
            go(s, STEP_AIMS)
        else:
            seat = next_seat(s, STEP_AIMS)
        if seat >= 0:
            open_window(s, seat, False)
    elif step == STEP_AIMS:
        if not rockets.any_rockets(s):
            start_conquests(s, table)
            return
        seat = next_seat(s, STEP_LAUNCH, False)
        if seat >= 0:
            rockets.ask_aims(s, seat)
    else:
        start_conquests(s, table)
        rockets.launch_all(s, table)


# --- phase V ---


def start_conquests(s: ExodusState, table: Table) -> None:
    """R42 The bonus Movement adds a conquest phase to the turn."""
    s.conquest = 0
    s.conquests = s.box.conquests
    if s.bonus != NO_CARD and s.box.bonus_action[s.bonus] == MOVEMENT:
        table.rule("R42")
        s.conquests = s.box.conquests_with_movement
    go(s, STEP_CONQUEST)


def movement_step(s: ExodusState, step: int, table: Table) -> None:
    seat = -1
    if step == STEP_CONQUEST:
        s.conquest += 1
        table.tell(E_CONQUEST, -1, s.conquest)
        stealth.begin_stealth(s, table)
        go(s, STEP_CIVILIAN)
    elif step == STEP_CIVILIAN:
        seat = next_seat(s, STEP_LOAD, False)
        if seat >= 0:
            movement.ask_transfers(s, seat)
    elif step == STEP_LOAD:
        seat = next_seat(s, STEP_READY)
        if seat >= 0:
            movement.ask_load(s, seat)
    elif step == STEP_READY:
        seat = next_seat(s, STEP_OPEN)
        if seat >= 0:
            open_window(s, seat, True)
    elif step == STEP_OPEN:
        open_moves_step(s)
    elif step == STEP_ORDERS:
        orders_step(s)
    else:
        moved_step(s)


def open_moves_step(s: ExodusState) -> None:
    seat = -1
    if s.variant.open_moves and not s.variant.short:
        seat = next_seat(s, STEP_ORDERS)
    else:
        go(s, STEP_ORDERS)
    if seat >= 0:
        movement.ask_open(s, seat)


def orders_step(s: ExodusState) -> None:
    if not s.variant.short:
        go(s, STEP_MOVED)
        movement.ask_orders(s)
        return
    seat = next_seat(s, STEP_MOVED, False)
    if seat >= 0:
        movement.ask_moves(s, seat)


def moved_step(s: ExodusState) -> None:
    s.moved = 0
    seat = -1
    if s.variant.few_windows:
        go(s, STEP_RADAR)
    else:
        seat = next_seat(s, STEP_RADAR)
    if seat >= 0:
        open_window(s, seat, True)


def conquest_step(s: ExodusState, step: int, table: Table) -> None:
    if step == STEP_RADAR:
        stealth.share_visibility(s)
        if not stealth.any_cloaked(s):
            go(s, STEP_BATTLES)
            return
        seat = next_seat(s, STEP_DECLOAK)
        if seat >= 0:
            stealth.ask_radar(s, seat)
    elif step == STEP_DECLOAK:
        decloak_step(s, table)
    elif step == STEP_BATTLES:
        battle_step(s, table)
    elif step == STEP_FIGHTS:
        fight_step(s, table)
    elif step == STEP_DEPLOY:
        seat = next_seat(s, STEP_CONQUEST_END)
        if seat >= 0:
            landing.ask_deploy(s, seat)
    elif step == STEP_CONQUEST_END:
        end_conquest(s, table)
    else:
        score_game(s, table)
        s.pop()


def decloak_step(s: ExodusState, table: Table) -> None:
    position = stealth.ask_decloak(s, s.arg(1), table)
    if position < 0:
        go(s, STEP_BATTLES)
    else:
        s.frames[3] = position  # of the course, the bottom frame: the question already lies above it


def battle_step(s: ExodusState, table: Table) -> None:
    """R76 Hexes one after the other: the council, the homes, the planets as they are listed."""
    hex_ = s.arg(1)
    while hex_ < s.board.grid.size:
        s.set_arg(1, hex_ + 1)
        if battle.begin_battle(s, hex_, table):
            return
        hex_ += 1
    go(s, STEP_FIGHTS)


def fight_step(s: ExodusState, table: Table) -> None:
    hex_ = s.arg(1)
    while hex_ < s.board.grid.size:
        s.set_arg(1, hex_ + 1)
        if battle.begin_fight(s, hex_, table):
            return
        hex_ += 1
    go(s, STEP_DEPLOY)


def end_conquest(s: ExodusState, table: Table) -> None:
    """R90 After the last conquest phase the turn ends, after the last turn the game."""
    if s.conquest < s.conquests:
        go(s, STEP_CONQUEST)
        return
    table.rule("R90")
    s.bonus = NO_CARD
    go(s, STEP_SCORE if s.turn >= s.variant.turns else STEP_UPKEEP)
