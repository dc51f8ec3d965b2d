"""What political cards do at once: immediate effects and executive decisions (R94, R98–R100)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_LAW,
    E_GAIN,
    E_MARKERS,
    E_REPEALED,
    E_RETURNED,
    F_REPEAL,
)
from galaktyka.games.exodus.components import Effect
from galaktyka.games.exodus.ids import (
    AXINIUM,
    CHANCELLOR_REPEALS_LAW,
    CP,
    GAIN_AXINIUM,
    GAIN_CP,
    GAIN_PHASIUM,
    LAW,
    NO_EFFECT,
    PARTS,
    PAY_CP,
    PHASIUM,
    POPULATION_HOME,
    REPAIR_ALL_SHIPS,
    REPEAL,
    RESOURCE_MARKERS,
    RETURN_ROCKETS,
    ROCKETS,
)
from galaktyka.games.exodus.rules.upkeep import clone_people, gain, repair_ships
from galaktyka.games.exodus.state import ExodusState


def carry_out(s: ExodusState, effect: Effect, table: Table) -> None:
    """R98 Every player, in turn order."""
    kind = effect.kind
    if kind == NO_EFFECT:
        return
    if kind == RESOURCE_MARKERS:
        raise_markers(s, effect.amount, table)
    elif kind == CHANCELLOR_REPEALS_LAW:
        ask_repeal(s)
    elif kind == REPEAL:
        repeal(s, effect.about, table)
    elif kind == RETURN_ROCKETS:
        return_rockets(s, effect.about, table)
    else:
        table.rule("R98")
        for seat in s.order:
            affect(s, seat, kind, effect.amount, table)


def affect(s: ExodusState, seat: int, kind: int, amount: int, table: Table) -> None:
    """R98 CP, axinium and phasium gained or paid, clones at home, ships repaired."""
    if kind == POPULATION_HOME:
        clone_people(s, seat, amount, table)
    elif kind == REPAIR_ALL_SHIPS:
        repair_ships(s, seat, amount, table)
    elif kind == PAY_CP:
        paid = min(amount, s.players[seat].cp)
        s.players[seat].cp -= paid
        table.tell(E_GAIN, seat, CP, -paid)
    elif kind == GAIN_CP:
        table.tell(E_GAIN, seat, CP, gain(s, seat, CP, amount))
    elif kind == GAIN_AXINIUM:
        table.tell(E_GAIN, seat, AXINIUM, gain(s, seat, AXINIUM, amount))
    elif kind == GAIN_PHASIUM:
        table.tell(E_GAIN, seat, PHASIUM, gain(s, seat, PHASIUM, amount))


def raise_markers(s: ExodusState, amount: int, table: Table) -> None:
    """R99 Every planet's marker rises, up to its number; exhausted ones get theirs back."""
    table.rule("R99")
    for hex_ in range(1, s.board.grid.size):
        if s.has_planet(hex_):
            added = min(amount, s.box.planet_value[s.planet[hex_]] - s.marker[hex_])
            if added > 0:
                s.marker[hex_] += added
                table.tell(E_MARKERS, -1, hex_, added)


def laws_in_force(s: ExodusState) -> list[int]:
    return [card for card in s.in_force if s.box.political_type[card] == LAW]


def ask_repeal(s: ExodusState) -> None:
    """R100 The Chancellor must repeal a law, if there is one."""
    if laws_in_force(s):
        s.push(F_REPEAL, s.order[0])


def repeal_answers(s: ExodusState) -> list[int]:
    return [A_LAW + card for card in sorted(laws_in_force(s))]


def answer_repeal(s: ExodusState, answer: int, table: Table) -> None:
    s.pop()
    repeal(s, answer - A_LAW, table)


def repeal(s: ExodusState, law: int, table: Table) -> None:
    """R100 A law in force leaves the game (R94 the two tax laws remove each other)."""
    if law in s.in_force:
        table.rule("R100")
        s.in_force.remove(law)
        table.tell(E_REPEALED, -1, law)


def return_rockets(s: ExodusState, upgrade: int, table: Table) -> None:
    """R100 All rockets of a kind go back to the supply."""
    kind = upgrade - PARTS
    count = 0
    for hex_ in range(s.board.grid.size):
        count += s.rockets[hex_ * ROCKETS + kind]
        s.rockets[hex_ * ROCKETS + kind] = 0
    if count:
        table.rule("R100")
        s.supply[upgrade] += count
        table.tell(E_RETURNED, -1, upgrade, count)
