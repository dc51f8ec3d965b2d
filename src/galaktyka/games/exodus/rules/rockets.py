"""Phase IV: weapons of mass destruction (R58–R65)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_HEX,
    A_SEAT,
    CHANCE_RANGE,
    CHANCE_ROCKETS,
    E_AIM,
    E_DESTROYED,
    E_DRAINED,
    E_KILLED,
    E_RANGE,
    E_RETURNED,
    E_ROCKET,
    F_AIM,
    F_AIMS,
    F_LAUNCHES,
    F_VICTIM,
    HOLD_VERB,
)
from galaktyka.games.exodus.ids import (
    BIOCHEMICAL_ROCKET,
    GRAVITON_ROCKET,
    HYPERSONIC_ROCKET,
    NO_ROCKET_FIRING,
    PARTS,
    RADAR,
    ROCKETS,
)
from galaktyka.games.exodus.rules.laws import forbidden
from galaktyka.games.exodus.rules.parts import ruler
from galaktyka.games.exodus.state import ExodusState

DIE = 6
LAUNCH = 5  # ints of a launch: seat, hex, kind, target, hits
FELL_SHORT = -1


def any_rockets(s: ExodusState) -> bool:
    """R95 Without rockets, or when firing is forbidden, the phase is skipped."""
    return any(s.rockets) and not forbidden(s, NO_ROCKET_FIRING)


def ask_aims(s: ExodusState, seat: int) -> None:
    """R59 In reverse turn order each player aims the rockets he controls (R58)."""
    s.push(F_AIMS, seat)


def run_aims(s: ExodusState, table: Table) -> None:
    """The next rocket of this player, by hex, kind and copy."""
    seat = s.actor()
    hex_, kind, copies = s.arg(0), s.arg(1), s.arg(2)
    while hex_ < s.board.grid.size:
        if copies < s.rockets[hex_ * ROCKETS + kind] and ruler(s, hex_) == seat:
            s.set_arg(0, hex_)
            s.set_arg(1, kind)
            s.set_arg(2, copies + 1)
            table.rule("R58")
            s.push(F_AIM, seat, hex_, kind)
            return
        copies = 0
        kind += 1
        if kind == ROCKETS:
            kind = 0
            hex_ += 1
    s.pop()


def aim_answers(s: ExodusState) -> list[int]:
    """R60 Any planet within range except homes, destroyed ones and the rocket's own."""
    start = s.arg(0)
    row = s.board.grid.distances[start]
    found = [
        A_HEX + h
        for h in range(1 + s.seats, s.board.grid.size)
        if h != start and row[h] <= s.box.rocket_range and s.has_planet(h)
    ]
    found.append(HOLD_VERB)
    return found


def answer_aim(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    hex_, kind = s.arg(0), s.arg(1)
    s.pop()
    if answer != HOLD_VERB:
        table.rule("R59")
        table.rule("R60")
        s.launches += [seat, hex_, kind, answer - A_HEX, FELL_SHORT]
        table.tell(E_AIM, seat, kind, hex_, answer - A_HEX)


def launch_all(s: ExodusState, table: Table) -> None:
    """R64 All rockets fly at once: first every range, then every damage, then the losses in this order."""
    launches = s.launches
    if not launches:
        return
    table.rule("R64")
    arrived: list[int] = []
    for i in range(0, len(launches), LAUNCH):
        if arrives(s, i, table):
            arrived.append(i)
    for i in arrived:
        kind = launches[i + 2]
        hits = roll_hits(s, s.box.upgrade_strength[PARTS + kind], table)
        launches[i + 4] = hits
        table.rule("R62")
        table.tell(E_ROCKET, launches[i], kind, launches[i + 3], hits)
    s.push(F_LAUNCHES, -1, 0, max(0, launches[4]))


def arrives(s: ExodusState, i: int, table: Table) -> bool:
    """R61 A die, one more with Radar, must be greater than the distance."""
    table.rule("R61")
    seat, hex_, kind, target = s.launches[i : i + 4]
    die = table.roll(CHANCE_RANGE, DIE)
    result = die + (s.box.radar_range if s.players[seat].has(RADAR) else 0)
    arrived = result > s.board.grid.distances[hex_][target]
    table.tell(E_RANGE, seat, kind, die, 1 if arrived else 0)
    return arrived


def roll_hits(s: ExodusState, dice: int, table: Table) -> int:
    """R62 The rocket's dice; each five or six is a hit."""
    hits = 0
    for _ in range(dice):
        if table.roll(CHANCE_ROCKETS, DIE) >= s.box.hit_from:
            hits += 1
    return hits


def run_launches(s: ExodusState, table: Table) -> None:
    """R63 Losses rocket by rocket; the planets that break are turned over last."""
    launches = s.launches
    i, hits = s.arg(0), s.arg(1)
    if i >= len(launches):
        break_planets(s, table)
        s.launches = []
        s.pop()
        return
    kind, target = PARTS + launches[i + 2], launches[i + 3]
    if kind == HYPERSONIC_ROCKET and hits > 0:
        drain(s, target, hits, table)
    elif kind == BIOCHEMICAL_ROCKET and hits > 0:
        owners = owners_on(s, target)
        if len(owners) > 1:
            s.push(F_VICTIM, launches[i], target)
            return
        if owners:
            kill(s, target, owners[0], min(hits, s.people(target, owners[0])), table)
    s.set_arg(0, i + LAUNCH)
    s.set_arg(1, launches[i + LAUNCH + 4] if i + LAUNCH < len(launches) else 0)


def owners_on(s: ExodusState, hex_: int) -> list[int]:
    return [seat for seat in range(s.seats) if s.people(hex_, seat)]


def drain(s: ExodusState, hex_: int, hits: int, table: Table) -> None:
    """R63 Hypersonic: one unit of the marker for each hit, while there is any."""
    table.rule("R63")
    lost = min(hits, s.marker[hex_])
    s.marker[hex_] -= lost
    table.tell(E_DRAINED, -1, hex_, lost)


def kill(s: ExodusState, hex_: int, seat: int, markers: int, table: Table) -> None:
    """R63 Biochemical: population goes back to its owner's pool."""
    table.rule("R63")
    s.settle_people(hex_, seat, -markers)
    s.players[seat].pool += markers
    table.tell(E_KILLED, seat, hex_, markers)


def victim_answers(s: ExodusState) -> list[int]:
    return [A_SEAT + seat for seat in owners_on(s, s.arg(0))]


def answer_victim(s: ExodusState, answer: int, table: Table) -> None:
    """R63 With several owners the player who fired chooses, own markers included."""
    hex_ = s.arg(0)
    s.pop()
    kill(s, hex_, answer - A_SEAT, 1, table)
    s.set_arg(1, s.arg(1) - 1)


def break_planets(s: ExodusState, table: Table) -> None:
    """R63 Graviton: a planet with a hit is destroyed with all on it; ships are unharmed."""
    launches = s.launches
    for i in range(0, len(launches), LAUNCH):
        target = launches[i + 3]
        if PARTS + launches[i + 2] == GRAVITON_ROCKET and launches[i + 4] > 0 and s.has_planet(target):
            destroy_planet(s, target, table)


def destroy_planet(s: ExodusState, hex_: int, table: Table) -> None:
    """R65 Rockets stay on their planets for later turns, save on a destroyed one: those go to the supply."""
    table.rule("R65")
    for seat in range(s.seats):
        if s.people(hex_, seat):
            kill(s, hex_, seat, s.people(hex_, seat), table)
    for kind in range(ROCKETS):
        count = s.rockets[hex_ * ROCKETS + kind]
        if count:
            s.supply[PARTS + kind] += count
            s.rockets[hex_ * ROCKETS + kind] = 0
            table.tell(E_RETURNED, -1, PARTS + kind, count)
    s.marker[hex_] = 0
    s.destroyed |= 1 << hex_
    table.tell(E_DESTROYED, -1, hex_)
