"""The action phase: turns, actions, reactions, passing (R12–R16, R41)."""

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    COLONY_VERB,
    DONE_VERB,
    E_ACTION,
    E_PASS,
    EXPLORE_VERB,
    F_BUILD,
    F_END_TURN,
    F_EXPLORE,
    F_INFLUENCE,
    F_MOVE,
    F_RESEARCH,
    F_TURN,
    F_UPGRADE,
    PASS_VERB,
    TRADE_VERB,
)
from galaktyka.games.eclipse.ids import (
    ACTION_IDS,
    BUILD,
    INFLUENCE,
    MONEY,
    MOVE,
    NOBODY,
    TECH_IMPROVED_LOGISTICS,
    TECH_NANOROBOTS,
    TECH_PICO_MODULATOR,
    UPGRADE,
)
from galaktyka.games.eclipse.rules.diplomacy import propose_answers
from galaktyka.games.eclipse.rules.population import can_settle
from galaktyka.games.eclipse.rules.trade import can_trade
from galaktyka.games.eclipse.state import EclipseState

ACTION_FRAMES = [F_EXPLORE, F_RESEARCH, F_UPGRADE, F_BUILD, F_MOVE, F_INFLUENCE]
REACTION_SPACE = 4  # a reaction's disc: so much after that of the action


def next_turn(s: EclipseState, table: Table) -> bool:
    """R12 The next living player takes a turn; R15 False when all have passed."""
    if all_passed(s):
        table.rule("R15")
        return False
    seat = s.arg(1)
    while s.players[seat].eliminated:
        seat = (seat + 1) % s.seats
    table.rule("R12")
    s.set_arg(1, (seat + 1) % s.seats)
    s.offered = 0
    s.push(F_TURN, seat)
    return True


def all_passed(s: EclipseState) -> bool:
    for player in s.players:
        if not player.passed and not player.eliminated:
            return False
    return True


def turn_answers(s: EclipseState, seat: int) -> list[int]:
    """R12, R13 An action for a disc, or passing; R41 after passing only reactions."""
    p = s.players[seat]
    if not p.discs:
        return [PASS_VERB]
    if p.passed:
        return [EXPLORE_VERB + UPGRADE, EXPLORE_VERB + BUILD, EXPLORE_VERB + MOVE, PASS_VERB]
    return [*range(EXPLORE_VERB, EXPLORE_VERB + len(ACTION_IDS)), PASS_VERB]


def take_turn(s: EclipseState, seat: int, answer: int, table: Table) -> None:
    s.pop()
    if answer == PASS_VERB:
        pass_turn(s, seat, table)
    else:
        begin_action(s, seat, answer - EXPLORE_VERB, table)


def pass_turn(s: EclipseState, seat: int, table: Table) -> None:
    """R14 The first pass; who passes first of all gets money and starts the next round."""
    p = s.players[seat]
    first = s.next_first == NOBODY
    table.tell(E_PASS, seat, 1 if first else 0)
    if not p.passed:
        table.rule("R14")
        p.passed = True
        if first:
            s.next_first = seat
            p.resources = changed(p.resources, MONEY, p.resources[MONEY] + s.box.first_pass_money)


def begin_action(s: EclipseState, seat: int, action: int, table: Table) -> None:
    """R13 The leftmost disc goes to the action; R41 to the reaction, which has one activation."""
    p = s.players[seat]
    p.discs -= 1
    table.tell(E_ACTION, seat, action, 1 if p.passed else 0)
    if p.passed:
        table.rule("R41")
        space = action + REACTION_SPACE
        activations = 1
    else:
        table.rule("R13")
        space = action
        activations = activations_of(s, seat, action)
    p.action_discs = changed(p.action_discs, space, p.action_discs[space] + 1)
    s.push(F_END_TURN, seat)
    s.push(ACTION_FRAMES[action], seat, activations, s.box.colony_flips if action == INFLUENCE else 0)


def activations_of(s: EclipseState, seat: int, action: int) -> int:
    """R16 How often an action may be carried out: the species, and technologies that add to it."""
    p = s.players[seat]
    n = s.box.species[p.species].activations[action]
    if action == UPGRADE and p.has(TECH_PICO_MODULATOR):
        n += s.box.pico_modulator
    elif action == BUILD and p.has(TECH_NANOROBOTS):
        n += s.box.nanorobots
    elif action == MOVE and p.has(TECH_IMPROVED_LOGISTICS):
        n += s.box.logistics
    return n


def free_answers(s: EclipseState, seat: int) -> list[int]:
    """R2, R6, R42 What a player may do besides during his action; R16 he may end it at any time."""
    found: list[int] = [DONE_VERB]
    if can_settle(s, seat, False):
        found.append(COLONY_VERB)
    if can_trade(s, seat):
        found.append(TRADE_VERB)
    found.extend(propose_answers(s, seat))
    return found
