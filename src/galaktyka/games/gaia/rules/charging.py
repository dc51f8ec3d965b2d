"""Charging power beside another player's building (R90–R94, R124)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import (
    CHARGE_PLAIN,
    CHARGE_TOKEN_FIRST,
    CHARGE_TOKEN_LAST,
    DECLINE_VERB,
    E_CHARGE,
    E_DECLINE,
    F_CHARGE,
    F_LATE_TOKEN,
)
from galaktyka.games.gaia.ids import INSTITUTE, TAKLONS
from galaktyka.games.gaia.rules.gains import gain_points, gain_tokens
from galaktyka.games.gaia.rules.ground import best_neighbour
from galaktyka.games.gaia.rules.power import charge, chargeable
from galaktyka.games.gaia.state import FROM_CHARGING, GaiaState, Player


def run_offers(s: GaiaState) -> None:
    """R92 Ask the next opponent clockwise from the builder; the next hex when all were asked."""
    builder = s.actor()
    index, asked = s.arg(0), s.arg(1)
    if index >= len(s.triggers):
        s.triggers = []
        s.pop()
        return
    asked += 1
    if asked >= len(s.players):
        s.set_arg(0, index + 1)
        s.set_arg(1, 0)
        return
    s.set_arg(1, asked)
    seat = (builder + asked) % len(s.players)
    if seat >= s.seats:
        return  # A6 the Automa never charges power
    value = best_neighbour(s, seat, s.triggers[index])
    if value and (chargeable(s.players[seat]) or gets_token(s.players[seat])):
        s.push(F_CHARGE, seat, value)


def gets_token(p: Player) -> bool:
    """R124 Taklons with the institute."""
    return p.faction == TAKLONS and p.built[INSTITUTE] > 0


def amount(p: Player, value: int, steps: int) -> int:
    """R91 All or nothing, but never more than can be moved or paid."""
    return min(value, steps, p.vp + 1)


def charge_answers(s: GaiaState, seat: int) -> list[int]:
    if gets_token(s.players[seat]):
        return [CHARGE_TOKEN_FIRST, CHARGE_TOKEN_LAST, DECLINE_VERB]
    return [CHARGE_PLAIN, DECLINE_VERB]


def charged_by(p: Player, value: int, answer: int) -> int:
    """The power that an accepted offer moves."""
    steps = chargeable(p) + (2 if answer == CHARGE_TOKEN_FIRST else 0)
    return amount(p, value, steps)


def answer_charge(s: GaiaState, seat: int, answer: int, table: Table) -> None:
    """R91, R124 Accept or decline an offer."""
    p = s.players[seat]
    value = s.arg(0)
    s.pop()
    table.rule("R90")
    table.rule("R92")
    if answer == DECLINE_VERB:
        table.tell(E_DECLINE, seat)
        return
    table.rule("R91")
    table.rule("R93")
    power = charged_by(p, value, answer)
    cost = max(0, power - 1)
    if answer != CHARGE_PLAIN:
        table.rule("R124")
    if answer == CHARGE_TOKEN_FIRST:
        gain_tokens(p, 1)
    gain_points(s, seat, -cost, FROM_CHARGING, table)
    table.tell(E_CHARGE, seat, power, cost)
    if answer == CHARGE_TOKEN_LAST:
        # Below the charge: the Brainstone's way may have to be asked before the token comes.
        s.push(F_LATE_TOKEN, seat)
    charge(s, seat, power, table)
