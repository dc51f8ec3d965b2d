"""Hegemony: taking over systems by culture (R155–R160)."""

from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.common import DIE, gain, pay, spend_command
from galaktyka.games.ascendancy.rules.control import BY_HEGEMONY, can_take, take_control
from galaktyka.games.ascendancy.rules.hits import hegemony_face
from galaktyka.games.ascendancy.state import NOBODY, AscendancyState


def may_try(s: AscendancyState, seat: int, disc: int) -> bool:
    """R155 A developed system of somebody else that the seat occupies, and Culture for the attempt."""
    if s.players[seat].goods[ids.CULTURE] < s.box.hegemony_attempt_cost or s.control[disc] == seat:
        return False
    return s.is_developed(disc) and s.occupies(disc, seat)


def resistance(s: AscendancyState, disc: int) -> int:
    """R156 Nodes and starbase, with the controller's Ascendancy or the Warp tokens."""
    owner = s.control[disc]
    total = s.count_nodes(disc)
    if s.base[disc] != NOBODY:
        total += s.box.starbase_resistance
    if owner >= 0:
        return total + s.players[owner].ascendancy + s.has(owner, ids.OWN_RESISTANCE_BONUS)
    return total + s.box.level_resistance[s.level[disc]]


def modifier(s: AscendancyState, seat: int) -> int:
    return s.players[seat].ascendancy + s.has(seat, ids.HEGEMONY_BONUS)


def attempt(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """R155 One command and one Culture; R159 not an attack; R160 it may be tried again."""
    table.rule("R155")
    table.rule("R159")
    table.rule("R160")
    spend_command(s, seat, table)
    pay(s, seat, ids.CULTURE, s.box.hegemony_attempt_cost, table)
    roll(s, seat, disc, 0, table)


def roll(s: AscendancyState, seat: int, disc: int, used: int, table: Table) -> None:
    """R157 A Diplomatic Fleet may roll the die again, each once."""
    die = table.roll(c.CHANCE_HEGEMONY, DIE)
    table.tell(c.E_HEGEMONY, seat, disc, die, resistance(s, disc))
    for card in s.fleets_in(disc, seat):
        if s.fleet_rule(card) == ids.FLEET_REROLL_HEGEMONY and not used >> card & 1:
            s.push(c.F_INSIST, seat, disc, die, card, used)
            return
    judge(s, seat, disc, die, table)


def answer_insist(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    disc, die, card, used = s.arg(0), s.arg(1), s.arg(2), s.arg(3)
    s.pop()
    if answer == c.YES_VERB:
        table.rule("R2")
        roll(s, seat, disc, used | 1 << card, table)
    else:
        judge(s, seat, disc, die, table)


def judge(s: AscendancyState, seat: int, disc: int, die: int, table: Table) -> None:
    """R157 The sum must exceed the resistance; then control costs another Culture (R158)."""
    table.rule("R156")
    table.rule("R157")
    if die < hegemony_face(resistance(s, disc), modifier(s, seat)):
        table.tell(c.E_HEGEMONY_FAILED, seat, disc)
        refund = s.has(seat, ids.REFUND_FAILED_HEGEMONY)
        gain(s, seat, ids.CULTURE, refund, c.WHY_REFUND, table)
        return
    table.tell(c.E_HEGEMONY_WON, seat, disc)
    if s.players[seat].goods[ids.CULTURE] >= s.box.hegemony_control_cost and can_take(s, seat):
        s.push(c.F_ANNEX, seat, disc)


def answer_annex(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    disc = s.arg(0)
    s.pop()
    if answer == c.PAY_VERB:
        table.rule("R158")
        pay(s, seat, ids.CULTURE, s.box.hegemony_control_cost, table)
        take_control(s, seat, disc, BY_HEGEMONY)
