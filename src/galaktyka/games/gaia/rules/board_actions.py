"""The power and QIC actions of the research board (R80–R84)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import A_BOARD, E_ACTION, F_BRAIN_PAY, F_RESCORE, F_TILE
from galaktyka.games.gaia.ids import CREDITS, KNOWLEDGE, ORE, QIC_FED, QIC_TECH, QIC_VP
from galaktyka.games.gaia.rules.gains import gain_effect
from galaktyka.games.gaia.rules.mines import ask_mine, mine_targets
from galaktyka.games.gaia.rules.power import may_choose_brain, spend_forced, spendable
from galaktyka.games.gaia.rules.tiles import any_tile
from galaktyka.games.gaia.state import FROM_ACTION, GaiaState

BOARD_ACTIONS = 10


def is_wasted(s: GaiaState, seat: int, gain: list[int]) -> bool:
    """R84 Whether a gain of plain goods would be lost to the caps as a whole, where that is not allowed."""
    if s.variant.allow_wasted_steps:
        return False
    p = s.players[seat]
    box = s.box
    useful = False
    for resource in range(len(gain)):
        if gain[resource]:
            if resource == CREDITS:
                useful = useful or p.credits < box.cap_credits
            elif resource == ORE:
                useful = useful or p.ore < box.cap_ore
            elif resource == KNOWLEDGE:
                useful = useful or p.knowledge < box.cap_knowledge
            else:
                useful = True
    return not useful


def is_payable(s: GaiaState, seat: int, action: int) -> bool:
    p = s.players[seat]
    return spendable(p) >= s.box.action_power[action] and p.qic >= s.box.action_qic[action]


def board_action_works(s: GaiaState, seat: int, action: int) -> bool:
    """R24, R81, R83, R84 Whether the effect can take place at all."""
    steps = s.box.action_steps[action]
    if steps:
        return len(mine_targets(s, seat, steps, 0, True)) > 0
    if action == QIC_TECH:
        return any_tile(s, seat)
    if action == QIC_FED:
        return len(s.players[seat].tokens) > 0
    effect = s.box.action_effect[action]
    return effect.per_count > 0 or not is_wasted(s, seat, effect.gain)


def board_answers(s: GaiaState, seat: int) -> list[int]:
    p = s.players[seat]
    box = s.box
    power = spendable(p)
    answers: list[int] = []
    for action in range(BOARD_ACTIONS):
        if power >= box.action_power[action] and p.qic >= box.action_qic[action]:
            if not s.actions_used >> action & 1 and board_action_works(s, seat, action):
                answers.append(A_BOARD + action)
    return answers


def use_board_action(s: GaiaState, seat: int, action: int, table: Table) -> None:
    """R80 Mark the space, pay, take the effect."""
    p = s.players[seat]
    s.actions_used |= 1 << action
    p.qic -= s.box.action_qic[action]
    table.rule("R80")
    table.rule("R16")
    table.tell(E_ACTION, seat, action)
    cost = s.box.action_power[action]
    if cost:
        table.rule("R4")
    if may_choose_brain(p, cost):
        s.push(F_BRAIN_PAY, seat, cost, A_BOARD + action)
        return
    spend_forced(p, cost)
    take_board_effect(s, seat, action, table)


def take_board_effect(s: GaiaState, seat: int, action: int, table: Table) -> None:
    steps = s.box.action_steps[action]
    if steps:
        table.rule("R24")
        ask_mine(s, seat, steps, 0)
    elif action == QIC_TECH:
        table.rule("R83")
        s.push(F_TILE, seat)
    elif action == QIC_FED:
        s.push(F_RESCORE, seat)
    else:
        table.rule("R82" if action == QIC_VP else "R84")
        gain_effect(s, seat, s.box.action_effect[action], FROM_ACTION, table)
