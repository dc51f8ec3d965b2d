"""Phase I: the market is cleared, population grows, ships are repaired, planets give income (R9–R19)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_HEX,
    ALL_VERB,
    DONE_VERB,
    E_EXTRACT,
    E_GROWTH,
    E_REPAIR,
    E_TAX,
    F_INCOME,
)
from galaktyka.games.exodus.ids import (
    AXINIUM,
    AXINIUM_REFINERY,
    BASIC_REPAIRS,
    CP,
    CP_REFINERY,
    PHASIUM,
    PHASIUM_REFINERY,
    SHIPS,
)
from galaktyka.games.exodus.rules.laws import growth, tax_rate
from galaktyka.games.exodus.state import ExodusState, Player


def clear_market(s: ExodusState, table: Table) -> None:
    """R9 Every marker on the market returns to its owner's pool."""
    table.rule("R9")
    for area in range(len(s.market)):
        if s.market[area] >= 0:
            s.players[s.market[area]].pool += 1
            s.market[area] = -1


def grow(s: ExodusState, table: Table) -> None:
    """R10 Clones go from the pool to the home planets, as many as the pool holds."""
    table.rule("R10")
    for seat in s.order:
        clone_people(s, seat, growth(s, seat), table)


def clone_people(s: ExodusState, seat: int, markers: int, table: Table) -> None:
    player = s.players[seat]
    markers = min(markers, player.pool)
    if markers:
        player.pool -= markers
        s.settle_people(s.home(seat), seat, markers)
        table.tell(E_GROWTH, seat, markers)


def repair(s: ExodusState, table: Table) -> None:
    """R11 Basic Repairs take one damage off each own ship."""
    for seat in s.order:
        if s.players[seat].has(BASIC_REPAIRS):
            table.rule("R11")
            repair_ships(s, seat, 1, table)


def repair_ships(s: ExodusState, seat: int, most: int, table: Table) -> None:
    mended = 0
    for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
        taken = min(most, s.damage[ship])
        s.damage[ship] -= taken
        mended += taken
    if mended:
        table.tell(E_REPAIR, seat, mended)


# --- income ---


def room(s: ExodusState, seat: int, resource: int) -> int:
    """R5 How many more units the track takes; CP has no limit."""
    player = s.players[seat]
    if resource == AXINIUM:
        return s.box.axinium_cap - player.axinium
    return s.box.phasium_cap - player.phasium if resource == PHASIUM else 999


def gain(s: ExodusState, seat: int, resource: int, amount: int) -> int:
    """R5 What goes beyond the end of a track is lost; gives what was gained."""
    amount = min(amount, room(s, seat, resource))
    player = s.players[seat]
    if resource == CP:
        player.cp += amount
    elif resource == AXINIUM:
        player.axinium += amount
    else:
        player.phasium += amount
    return amount


def has_refinery(player: Player, resource: int) -> bool:
    if resource == CP:
        return player.has(CP_REFINERY)
    return player.has(AXINIUM_REFINERY if resource == AXINIUM else PHASIUM_REFINERY)


def begin_income(s: ExodusState, seat: int, table: Table) -> None:
    """R12 One player finishes CP, then axinium, then phasium before the next begins."""
    table.rule("R12")
    tapped = extract_platinum(s, seat, table)
    s.push(F_INCOME, seat, PHASIUM)
    s.push(F_INCOME, seat, AXINIUM)
    s.push(F_INCOME, seat, CP, tapped)


def extract_platinum(s: ExodusState, seat: int, table: Table) -> int:
    """R13 Each CP planet with own population gives 5 CP while its marker lasts; gives the mask of those."""
    tapped = 0
    resources = s.box.planet_resource
    for hex_ in range(1, s.board.grid.size):
        if s.marker[hex_] and s.people(hex_, seat) and resources[s.planet[hex_]] == CP:
            table.rule("R13")
            extract(s, seat, hex_, table)
            tapped |= 1 << hex_
    return tapped


def extract(s: ExodusState, seat: int, hex_: int, table: Table) -> None:
    """R18 The marker sinks by one, at nothing the planet is exhausted; R17 each unit but CP is taxed at once."""
    resource = s.box.planet_resource[s.planet[hex_]]
    s.marker[hex_] -= 1
    if not s.marker[hex_]:
        table.rule("R18")
    units = gain(s, seat, resource, s.box.extraction[resource])
    table.tell(E_EXTRACT, seat, hex_, resource, units)
    tax = 0 if resource == CP else units * tax_rate(s, seat)
    if tax:
        table.rule("R17")
        s.players[seat].cp -= tax
        table.tell(E_TAX, seat, tax)


def tappable(s: ExodusState, seat: int, resource: int, once: int, twice: int) -> list[int]:
    """R15 Planets from which a unit can still be taken: marker, tax and track allow it (R16 for phasium).

    R14 For CP only the repetition is a choice, on the planets that gave CP before.
    """
    player = s.players[seat]
    refinery = has_refinery(player, resource)
    units = s.box.extraction[resource]
    if resource != CP:
        if units > room(s, seat, resource) or units * tax_rate(s, seat) > player.cp:
            return []
    elif not refinery:
        return []
    found: list[int] = []
    resources = s.box.planet_resource
    for hex_ in range(1, s.board.grid.size):
        if not s.marker[hex_] or resources[s.planet[hex_]] != resource or not s.people(hex_, seat):
            continue
        if once >> hex_ & 1:
            if refinery and twice >> hex_ & 1 == 0:
                found.append(hex_)
        else:
            found.append(hex_)
    return found


def run_income(s: ExodusState) -> bool:
    """The question is asked only while there is something to take."""
    if tappable(s, s.actor(), s.arg(0), s.arg(1), s.arg(2)):
        return True
    s.pop()
    return False


def income_answers(s: ExodusState, seat: int) -> list[int]:
    hexes = tappable(s, seat, s.arg(0), s.arg(1), s.arg(2))
    return [ALL_VERB, *[A_HEX + hex_ for hex_ in hexes], DONE_VERB]


def answer_income(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    if answer == DONE_VERB:
        s.pop()
    elif answer == ALL_VERB:
        hexes = tappable(s, seat, s.arg(0), s.arg(1), s.arg(2))
        while hexes:
            tap(s, seat, hexes[0], table)
            hexes = tappable(s, seat, s.arg(0), s.arg(1), s.arg(2))
        s.pop()
    else:
        tap(s, seat, answer - A_HEX, table)


def tap(s: ExodusState, seat: int, hex_: int, table: Table) -> None:
    """R19 Whoever comes first in turn order takes from the common marker."""
    resource = s.arg(0)
    table.rule("R14" if resource == CP else "R15" if resource == AXINIUM else "R16")
    for other in range(s.seats):
        if other != seat and s.people(hex_, other):
            table.rule("R19")
    extract(s, seat, hex_, table)
    if s.arg(1) >> hex_ & 1:
        s.set_arg(2, s.arg(2) | 1 << hex_)
    else:
        s.set_arg(1, s.arg(1) | 1 << hex_)
