"""The actions Banking, Build Ships and Mining, with the dice of the optional module (R46, R47, R53)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_BUILD,
    A_COUNT,
    A_HEX,
    CHANCE_DICE,
    DECLINE_VERB,
    DICE_FIXED,
    DICE_ONE,
    DICE_TWO,
    DONE_VERB,
    E_BANKED,
    E_BUILT,
    E_MINED,
    E_ROLL,
    F_BUILD,
    F_DICE,
    F_MINE,
    F_MINE_COUNT,
    ROLL_BANKING,
    ROLL_MINING,
)
from galaktyka.games.exodus.ids import (
    ADVANCED_BANKING,
    ADVANCED_MINING,
    AXINIUM,
    BANKING,
    CP,
    MINING,
    SHIP_TYPES,
    SHIPS,
)
from galaktyka.games.exodus.rules.laws import banking_plus, mining_plus, ship_cost
from galaktyka.games.exodus.rules.stages import leave
from galaktyka.games.exodus.state import NOWHERE, ExodusState

DIE = 6


# --- banking ---


def begin_banking(s: ExodusState, seat: int, table: Table) -> None:
    """R46 Four CP, eight with Advanced Banking; with the dice module a choice comes first."""
    if s.variant.dice:
        s.push(F_DICE, seat, BANKING)
        return
    advanced = s.players[seat].has(ADVANCED_BANKING)
    bank(s, seat, s.box.advanced_banking if advanced else s.box.banking, table)


def bank(s: ExodusState, seat: int, amount: int, table: Table) -> None:
    table.rule("R46")
    amount = max(0, amount + banking_plus(s))
    s.players[seat].cp += amount
    table.tell(E_BANKED, seat, amount)


# --- dice ---


def is_advanced(s: ExodusState, seat: int, action: int) -> bool:
    return s.players[seat].has(ADVANCED_BANKING if action == BANKING else ADVANCED_MINING)


def dice_answers(s: ExodusState, seat: int) -> list[int]:
    """A fixed number or the roll of a die; two dice only with the advanced technology."""
    found = [DICE_FIXED, DICE_ONE]
    if is_advanced(s, seat, s.arg(0)):
        found.append(DICE_TWO)
    found.append(DECLINE_VERB)
    return found


def answer_dice(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    """The choice is made before the roll, and the result must be taken."""
    action = s.arg(0)
    if answer == DECLINE_VERB:
        leave(s)
        return
    s.pop()
    advanced = is_advanced(s, seat, action)
    if answer == DICE_FIXED:
        if action == BANKING:
            amount = s.box.dice_advanced_banking if advanced else s.box.dice_banking
        else:
            amount = s.box.dice_advanced_mining if advanced else s.box.dice_mining
    else:
        amount = table.roll(CHANCE_DICE, DIE)
        if answer == DICE_TWO:
            amount += table.roll(CHANCE_DICE, DIE)
        table.tell(E_ROLL, seat, ROLL_BANKING if action == BANKING else ROLL_MINING, amount)
        if advanced and answer == DICE_ONE:
            amount += s.box.dice_advanced_plus
    if action == BANKING:
        bank(s, seat, amount, table)
    else:
        push_mining(s, seat, amount)


# --- building ---


def free_ship(s: ExodusState, seat: int, type_: int) -> int:
    """A ship of the type that is in the owner's stock, -1 when both are on the map."""
    for ship in range(seat * SHIPS + type_ * 2, seat * SHIPS + type_ * 2 + 2):
        if s.place[ship] == NOWHERE:
            return ship
    return -1


def may_build(s: ExodusState, seat: int, type_: int) -> bool:
    player = s.players[seat]
    return (
        ship_cost(s, type_, CP) <= player.cp
        and ship_cost(s, type_, AXINIUM) <= player.axinium
        and free_ship(s, seat, type_) >= 0
    )


def begin_build(s: ExodusState, seat: int) -> None:
    s.push(F_BUILD, seat)


def build_answers(s: ExodusState, seat: int) -> list[int]:
    """R47 Any number of ships from the own stock, each paid in full."""
    found = [A_BUILD + type_ for type_ in range(SHIP_TYPES) if may_build(s, seat, type_)]
    found.append(DONE_VERB)
    return found


def answer_build(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    if answer == DONE_VERB:
        leave(s)
        return
    table.rule("R47")
    type_ = answer - A_BUILD
    player = s.players[seat]
    player.cp -= ship_cost(s, type_, CP)
    player.axinium -= ship_cost(s, type_, AXINIUM)
    launch(s, seat, type_, table)


def launch(s: ExodusState, seat: int, type_: int, table: Table) -> None:
    """A ship of the stock appears over the home planet, whoever else is there."""
    ship = free_ship(s, seat, type_)
    s.place[ship] = s.home(seat)
    s.damage[ship] = 0
    s.cargo[ship] = 0
    table.tell(E_BUILT, seat, ship - seat * SHIPS)


# --- mining ---


def begin_mining(s: ExodusState, seat: int) -> None:
    """R53 Four units, eight with Advanced Mining."""
    if s.variant.dice:
        s.push(F_DICE, seat, MINING)
        return
    advanced = s.players[seat].has(ADVANCED_MINING)
    push_mining(s, seat, s.box.advanced_mining if advanced else s.box.mining)


def push_mining(s: ExodusState, seat: int, units: int) -> None:
    units = max(0, units + mining_plus(s))
    if units:
        s.push(F_MINE, seat, units)


def can_mine(s: ExodusState, seat: int, hex_: int) -> bool:
    """R53 Planets with own population whose marker is below the printed number."""
    return (
        s.people(hex_, seat) > 0
        and s.has_planet(hex_)
        and s.marker[hex_] < s.box.planet_value[s.planet[hex_]]
    )


def mine_answers(s: ExodusState, seat: int) -> list[int]:
    done = s.arg(1)
    found = [A_HEX + h for h in range(1, s.board.grid.size) if done >> h & 1 == 0 and can_mine(s, seat, h)]
    found.append(DONE_VERB)
    return found


def answer_mine(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    if answer == DONE_VERB:
        leave(s)
        return
    hex_ = answer - A_HEX
    s.set_arg(1, s.arg(1) | 1 << hex_)
    if most_units(s, hex_, s.arg(0)) == 1:
        mine(s, seat, hex_, 1, table)
    else:
        s.push(F_MINE_COUNT, seat, hex_, s.arg(0))


def most_units(s: ExodusState, hex_: int, left: int) -> int:
    return min(left, s.box.planet_value[s.planet[hex_]] - s.marker[hex_])


def mine_count_answers(s: ExodusState) -> list[int]:
    return [A_COUNT + n for n in range(most_units(s, s.arg(0), s.arg(1)), 0, -1)]


def answer_mine_count(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    hex_ = s.arg(0)
    s.pop()
    mine(s, seat, hex_, answer - A_COUNT, table)


def mine(s: ExodusState, seat: int, hex_: int, units: int, table: Table) -> None:
    """R53 Units return to a planet; an exhausted one gets its marker back."""
    table.rule("R53")
    s.marker[hex_] += units
    table.tell(E_MINED, seat, hex_, units)
    left = s.arg(0) - units
    if left:
        s.set_arg(0, left)
    else:
        s.pop()
