"""Develop (R19-R24): buy a technology, in order, while there are any."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import A_TECH, E_BUY, E_PASS, END_SPACES, F_DEVELOP, PASS_VERB
from galaktyka.games.frontiers.ids import (
    DEVELOP,
    FIRST_TECH,
    TECHS,
    X_DEVELOP_DISCOUNT,
    X_GAIN_CREDITS_AFTER,
    X_GAIN_CREDITS_START,
)
from galaktyka.games.frontiers.rules.gains import gain_credits, make_last_round
from galaktyka.games.frontiers.state import FrontiersState, Player


def begin_develop(s: FrontiersState, seat: int, table: Table) -> None:
    """R20a First the credits that come with one's turn, then the choice."""
    table.rule("R19")
    for power in s.players[seat].powers[DEVELOP]:
        if power.effect == X_GAIN_CREDITS_START:
            table.rule("R22")
            gain_credits(s, seat, power.n, power.tile, table)
    s.push(F_DEVELOP, seat)


def discount(s: FrontiersState, seat: int) -> int:
    """R20 What every technology costs less: one's own powers, and one credit for the chooser."""
    less = s.box.develop_discount if s.resolving[0] == seat else 0
    for power in s.players[seat].powers[DEVELOP]:
        if power.effect == X_DEVELOP_DISCOUNT:
            less += power.n
    return less


def tech_price(s: FrontiersState, seat: int, tech: int) -> int:
    """R12 A cost never falls below nothing."""
    return max(0, s.box.cost[FIRST_TECH + tech] - discount(s, seat))


def has_space(s: FrontiersState, p: Player, tech: int) -> bool:
    """R23 The reddish zone opens when the normal spaces are full; a large tile may lie half in it."""
    if p.spaces > s.box.spaces:
        return False
    beyond = p.spaces + s.box.tech_spaces[tech] > s.box.spaces
    return s.variant.straddle or not beyond or p.spaces == s.box.spaces


def develop_answers(s: FrontiersState, seat: int) -> list[int]:
    """R19 Nothing, or R21 a technology that is there, not owned yet, and affordable."""
    p = s.players[seat]
    most = p.credits + discount(s, seat)
    answers = [PASS_VERB]
    stacks = s.stacks
    cost = s.box.cost
    for tech in range(TECHS):
        if stacks[tech] and cost[FIRST_TECH + tech] <= most and FIRST_TECH + tech not in p.techs:
            if has_space(s, p, tech):
                answers.append(A_TECH + tech)
    return answers


def answer_develop(s: FrontiersState, seat: int, answer: int, table: Table) -> None:
    s.pop()
    if answer == PASS_VERB:
        table.tell(E_PASS, seat)
        return
    buy(s, seat, answer - A_TECH, table)


def buy(s: FrontiersState, seat: int, tech: int, table: Table) -> None:
    """R20 Pay, take the tile; R22 then what buying gives, by tiles that were there before."""
    table.rule("R12")
    table.rule("R20")
    table.rule("R20a")
    table.rule("R21")
    table.rule("R23")
    p = s.players[seat]
    price = tech_price(s, seat, tech)
    p.credits -= price
    s.stacks[tech] -= 1
    p.techs.append(FIRST_TECH + tech)
    p.spaces += s.box.tech_spaces[tech]
    table.tell(E_BUY, seat, FIRST_TECH + tech, price)
    for power in p.powers[DEVELOP]:
        if power.effect == X_GAIN_CREDITS_AFTER:
            table.rule("R11")
            gain_credits(s, seat, power.n, power.tile, table)
    p.find_powers(s.box)


def end_develop(s: FrontiersState, table: Table) -> None:
    """R24 More than the normal spaces covered makes this the last round."""
    table.rule("R24")
    for p in s.players:
        if p.spaces > s.box.spaces:
            make_last_round(s, END_SPACES, table)
