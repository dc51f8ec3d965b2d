"""Ships that go together: retreats, tactical manoeuvres, withdrawals (R88, R124–R126, R130, R145)."""

from typing import Final

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.combat import LONE, Combat
from galaktyka.games.ascendancy.rules.common import keep_still, tidy_lane
from galaktyka.games.ascendancy.rules.dice import fight_of, sectors_of
from galaktyka.games.ascendancy.rules.movement import ask_passage
from galaktyka.games.ascendancy.rules.paths import reach, sectors_with, way
from galaktyka.games.ascendancy.state import FIRST_LANE, AscendancyState

# What for (F_ARRIVE).
RETREAT: Final = 0
GROUP: Final = 1
MANOEUVRE: Final = 2
WITHDRAWAL: Final = 3


# --- where to ---


def groups_of(s: AscendancyState, f: Combat, seat: int) -> list[int]:
    """Sectors with ships of the seat that were in the combat."""
    return [sector for sector in sectors_of(f, seat) if s.ships_in(sector, seat)]


def distance(s: AscendancyState, seat: int) -> int:
    """R125 Two sectors, or as far as a card lets ships go at impulse."""
    return max(s.box.retreat_distance, s.has(seat, ids.IMPULSE_SPEED))


def opponents(s: AscendancyState, f: Combat, seat: int) -> list[int]:
    if f.invasion:
        return []
    return [other for other in range(s.seats) if f.opposes(seat, other)]


def shut_sectors(s: AscendancyState, f: Combat, seat: int, fleeing: bool) -> list[int]:
    """R125 Sectors with ships of an opponent in the battle, and those where passage was refused."""
    shut = s.closed[:]
    if fleeing:
        for other in opponents(s, f, seat):
            shut += sectors_with(s, other)
    return shut


def reachable(s: AscendancyState, f: Combat, seat: int, start: int, fleeing: bool) -> list[int]:
    """Sectors that a group could go to, if everybody who must be asked allows it."""
    shut = shut_sectors(s, f, seat, fleeing)
    result = reach(s, seat, start, distance(s, seat), False, 0, shut, True)
    if fleeing and s.variant.retreat_clear:
        return [sector for sector in result.found if is_clear(s, f, seat, sector)]
    return result.found


def is_clear(s: AscendancyState, f: Combat, seat: int, sector: int) -> bool:
    """U7 Option: no retreat to where an opponent in the battle is next door."""
    for there in s.chart.neighbours(sector):
        for other in opponents(s, f, seat):
            if s.ships_in(there, other):
                return False
    return True


def common(s: AscendancyState, f: Combat, seat: int, fleeing: bool) -> list[int]:
    """R125 Sectors that all groups can reach."""
    found: list[int] = []
    first = True
    for start in groups_of(s, f, seat):
        here = reachable(s, f, seat, start, fleeing)
        found = here if first else [sector for sector in found if sector in here]
        first = False
    return sorted(found)


# --- retreat ---


def can_retreat(s: AscendancyState, f: Combat, seat: int) -> bool:
    """R125 There is somewhere to go; some never retreat (R126)."""
    if s.special(seat, ids.NO_RETREAT):
        return False
    return len(common(s, f, seat, True)) > 0 or split_possible(s, f, seat)


def split_possible(s: AscendancyState, f: Combat, seat: int) -> bool:
    """R125 Groups without a common destination may each go their own way, if every one can."""
    groups = groups_of(s, f, seat)
    if len(groups) < 2:
        return False
    for start in groups:
        if not reachable(s, f, seat, start, True):
            return False
    return True


def ask_retreat(s: AscendancyState, f: Combat, seat: int) -> bool:
    """Whether the seat has a choice at all."""
    if not can_retreat(s, f, seat):
        return False
    s.push(c.F_RETREAT, seat)
    return True


def run_retreat(s: AscendancyState) -> bool:
    """After a refused passage there may be nowhere left to go."""
    if s.arg(0) and not can_retreat(s, fight_of(s), s.actor()):
        s.closed = []
        s.pop()
        return False
    return True


def retreat_answers(s: AscendancyState, seat: int) -> list[int]:
    f = fight_of(s)
    found = [] if s.arg(0) else [c.FIGHT_VERB]
    together = common(s, f, seat, True)
    found += [c.A_SECTOR + sector for sector in together]
    if not together and split_possible(s, f, seat):
        found.append(c.YES_VERB)
    return found


def answer_retreat(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    if answer == c.FIGHT_VERB:
        s.closed = []
        s.pop()
        return
    table.rule("R125")
    if answer == c.YES_VERB:
        f = fight_of(s)
        s.pop()
        for start in reversed(groups_of(s, f, seat)):
            s.push(c.F_GROUP, seat, start)
        has_fled(s, seat)
    else:
        s.push(c.F_ARRIVE, seat, answer - c.A_SECTOR, 0, RETREAT)


def has_fled(s: AscendancyState, seat: int) -> None:
    f = fight_of(s)
    if seat == f.attacker:
        f.over = True
    else:
        f.defenders &= ~(1 << seat)


def run_group(s: AscendancyState) -> bool:
    if reachable(s, fight_of(s), s.actor(), s.arg(0), True):
        return True
    s.closed = []
    s.pop()
    return False


def group_answers(s: AscendancyState, seat: int) -> list[int]:
    return [c.A_SECTOR + sector for sector in sorted(reachable(s, fight_of(s), seat, s.arg(0), True))]


def answer_group(s: AscendancyState, seat: int, answer: int) -> None:
    s.push(c.F_ARRIVE, seat, answer - c.A_SECTOR, 0, GROUP)


# --- manoeuvre ---


def ask_manoeuvre(s: AscendancyState, f: Combat, seat: int) -> None:
    s.push(c.F_MANOEUVRE, seat)


def manoeuvre_answers(s: AscendancyState, seat: int) -> list[int]:
    """R130 Any sector that some of the winner's ships can reach."""
    f = fight_of(s)
    found: list[int] = []
    for start in groups_of(s, f, seat):
        for sector in reachable(s, f, seat, start, False):
            if sector not in found:
                found.append(sector)
    return [*[c.A_SECTOR + sector for sector in sorted(found)], c.DONE_VERB]


def run_manoeuvre(s: AscendancyState) -> bool:
    if len(manoeuvre_answers(s, s.actor())) > 1:
        return True
    s.closed = []
    s.pop()
    return False


def answer_manoeuvre(s: AscendancyState, seat: int, answer: int) -> None:
    if answer == c.DONE_VERB:
        s.closed = []
        s.pop()
        return
    f = fight_of(s)
    target = answer - c.A_SECTOR
    f.plan = []
    f.queue = []
    for start in groups_of(s, f, seat):
        if target in reachable(s, f, seat, start, False):
            f.queue += s.fleets_in(start, seat)
            if s.singles_in(start, seat):
                f.queue.append(LONE + start)
    s.push(c.F_SQUAD, seat, target)


def run_squad(s: AscendancyState) -> bool:
    """Each unit that could go is asked about; the only one goes without a question."""
    f = fight_of(s)
    target = s.arg(0)
    if len(f.queue) == 1 and not f.plan and unit_ships(s, s.actor(), f.queue[0]) == 1:
        f.plan = [f.queue.pop(), 1]
    if f.queue:
        return True
    seat = s.actor()
    s.pop()
    if f.plan:
        s.push(c.F_ARRIVE, seat, target, 0, MANOEUVRE)
    else:
        s.closed = []
        s.pop()
    return False


def unit_ships(s: AscendancyState, seat: int, unit: int) -> int:
    return s.singles_in(unit - LONE, seat) if unit >= LONE else 1


def squad_answers(s: AscendancyState, seat: int) -> list[int]:
    """R130 Single ships by number; R130 a fleet goes whole or not at all."""
    return [c.A_COUNT + n for n in range(unit_ships(s, seat, fight_of(s).queue[0]) + 1)]


def answer_squad(s: AscendancyState, answer: int) -> None:
    f = fight_of(s)
    unit = f.queue.pop(0)
    if answer > c.A_COUNT:
        f.plan += [unit, answer - c.A_COUNT]


# --- going ---


def starts_of(s: AscendancyState, f: Combat, seat: int, purpose: int) -> list[int]:
    """Sectors that ships leave."""
    if purpose == MANOEUVRE:
        found: list[int] = []
        for i in range(0, len(f.plan), 2):
            unit = f.plan[i]
            start = unit - LONE if unit >= LONE else s.fleet_place[unit]
            if start not in found:
                found.append(start)
        return found
    if purpose == GROUP:
        return [s.frames[-10]]  # the argument of F_GROUP below
    return groups_of(s, f, seat)


def run_arrive(s: AscendancyState, table: Table) -> None:
    """R86 R125 Ask whoever must be asked; when all groups have a way they go, else another choice is made."""
    f = fight_of(s)
    seat, target, allowed, purpose = s.actor(), s.arg(0), s.arg(1), s.arg(2)
    shut = shut_sectors(s, f, seat, purpose <= GROUP)
    for start in starts_of(s, f, seat, purpose):
        result = reach(s, seat, start, distance(s, seat), False, allowed, shut)
        if result.left[target] >= 0 and not result.ask[target]:
            continue
        result = reach(s, seat, start, distance(s, seat), False, allowed, shut, True)
        if result.left[target] < 0:
            s.pop()
            return
        for sector in way(result, start, target):
            if result.ask[sector]:
                ask_passage(s, seat, sector, result.ask[sector], True)
                return
    go(s, f, seat, target, purpose, table)


def go(s: AscendancyState, f: Combat, seat: int, target: int, purpose: int, table: Table) -> None:
    """R88 The ships arrive together; in a disc that is the end of a move."""
    table.rule("R88")
    starts = starts_of(s, f, seat, purpose)
    s.pop()
    s.pop()  # the question that led here
    s.closed = []
    event = c.E_MANOEUVRED if purpose == MANOEUVRE else c.E_RETREATED
    s.party = 0
    s.party_fleets = 0
    if purpose == MANOEUVRE:
        table.rule("R130")
        for i in range(0, len(f.plan), 2):
            shift(s, seat, f.plan[i], f.plan[i + 1], target, event, table)
        f.plan = []
    else:
        for start in starts:
            fleets, lone = s.fleets_in(start, seat), s.singles_in(start, seat)
            for card in fleets:
                shift(s, seat, card, 1, target, event, table)
            if lone:
                shift(s, seat, LONE + start, lone, target, event, table)
    if purpose == RETREAT:
        has_fled(s, seat)
    elif purpose == WITHDRAWAL:
        f.over = True
    if target < FIRST_LANE:
        s.push(c.F_LANDED, seat, target)
    for start in starts:
        tidy_lane(s, start, table)


def shift(
    s: AscendancyState, seat: int, unit: int, count: int, target: int, event: int, table: Table
) -> None:
    if unit >= LONE:
        start, ships = unit - LONE, count
        s.party += count
    else:
        start, ships = s.fleet_place[unit], s.fleet_size[unit]
        s.fleet_place = changed(s.fleet_place, unit, target)
        s.moved |= 1 << unit
        s.party_fleets |= 1 << unit
    s.put(start, seat, -ships)
    s.put(target, seat, ships)
    if unit >= LONE:
        keep_still(s, seat, start)
    table.tell(event, seat, start, target, ships)
