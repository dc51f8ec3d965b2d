"""Assigning hits and removing what they destroy (R120, R123, R132, R139)."""

from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.combat import LONE, WOUND_INTS, Combat
from galaktyka.games.ascendancy.rules.common import (
    cards_with,
    gain,
    lose_from_fleet,
    lose_singles,
    tidy_lane,
)
from galaktyka.games.ascendancy.rules.control import reward
from galaktyka.games.ascendancy.rules.dice import fight_of, sectors_of
from galaktyka.games.ascendancy.state import AscendancyState

# --- assigning ---


def ignores(s: AscendancyState, f: Combat, owner: int) -> int:
    """Hits that each fleet of the owner shrugs off in a round."""
    if f.invasion:
        return 0
    return 1 if s.has(owner, ids.FLEET_IGNORES_FIRST_CASUALTY_EACH_ROUND) else 0


def wounds_on(f: Combat, owner: int, unit: int) -> int:
    total = 0
    for i in range(0, len(f.wounds), WOUND_INTS):
        if f.wounds[i] == owner and f.wounds[i + 1] == unit:
            total += f.wounds[i + 3]
    return total


def capacity(s: AscendancyState, f: Combat, owner: int, unit: int) -> int:
    """How many more hits a unit can be given."""
    if unit >= LONE:
        return s.singles_in(unit - LONE, owner) - wounds_on(f, owner, unit)
    return s.fleet_size[unit] + ignores(s, f, owner) - wounds_on(f, owner, unit)


def targets(s: AscendancyState, f: Combat, owner: int) -> list[int]:
    """R120 Units of the owner that fight and can still be hit: fleets, then single ships by sector."""
    found: list[int] = []
    for sector in sectors_of(f, owner):
        for unit in [*s.fleets_in(sector, owner), LONE + sector]:
            if capacity(s, f, owner, unit) > 0:
                found.append(unit)
    return found


def unit_answer(unit: int) -> int:
    """How a fleet, or the single ships of a sector, are named in an answer."""
    return c.A_SECTOR + unit - LONE if unit >= LONE else c.A_FLEET + unit


def answered_unit(answer: int) -> int:
    return answer - c.A_FLEET if answer >= c.A_FLEET else LONE + answer - c.A_SECTOR


def ask_hits(s: AscendancyState, seat: int, owner: int, hits: int, marauders: int) -> None:
    if hits:
        s.push(c.F_HITS, seat, hits, owner, marauders)


def run_hits(s: AscendancyState, table: Table) -> bool:
    """R120 Who scored the hits chooses; not asked where nothing is left to choose. Excess hits are lost."""
    f = fight_of(s)
    owner = s.arg(1)
    units = targets(s, f, owner)
    if s.arg(0) and len(units) > 1:
        room = sum([capacity(s, f, owner, unit) for unit in units])
        if room > s.arg(0) or s.arg(2):
            return True
    seat, hits, marauders = s.actor(), s.arg(0), s.arg(2)
    s.pop()
    for unit in units:
        given = min(hits, capacity(s, f, owner, unit))
        if given > 0:
            wound(s, f, owner, unit, seat, given, min(given, marauders), table)
            hits -= given
            marauders -= min(given, marauders)
    return False


def hit_answers(s: AscendancyState) -> list[int]:
    f = fight_of(s)
    return [unit_answer(unit) for unit in targets(s, f, s.arg(1))]


def answer_hits(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    f = fight_of(s)
    hits, owner, marauders = s.arg(0), s.arg(1), s.arg(2)
    unit = answered_unit(answer)
    most = min(marauders if marauders else hits, capacity(s, f, owner, unit))
    if most > 1:
        s.push(c.F_HIT_COUNT, seat, unit, most)
    else:
        give(s, f, seat, unit, 1, table)


def hit_counts(s: AscendancyState) -> list[int]:
    return [c.A_COUNT + n for n in range(1, s.arg(1) + 1)]


def answer_hit_count(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    unit = s.arg(0)
    s.pop()
    give(s, fight_of(s), seat, unit, answer - c.A_COUNT, table)


def give(s: AscendancyState, f: Combat, seat: int, unit: int, hits: int, table: Table) -> None:
    """R120 The Marauders' hits are assigned before the others."""
    marauders = min(hits, s.arg(2))
    wound(s, f, s.arg(1), unit, seat, hits, marauders, table)
    s.set_arg(0, s.arg(0) - hits)
    s.set_arg(2, s.arg(2) - marauders)


def wound(
    s: AscendancyState, f: Combat, owner: int, unit: int, seat: int, hits: int, marauders: int, table: Table
) -> None:
    table.rule("R120")
    f.wounds += [owner, unit, seat, hits, marauders]


def largest_first(s: AscendancyState, f: Combat, owner: int, hits: int, table: Table) -> None:
    """R139 An uncontrolled planet hits the largest unit, fleets before single ships, counted anew each time."""
    table.rule("R139")
    for _ in range(hits):
        best, most = -1, 0
        for unit in targets(s, f, owner):
            left = 1 if unit >= LONE else capacity(s, f, owner, unit)
            if left > most:
                best, most = unit, left
        if best < 0:
            return
        wound(s, f, owner, best, -1, 1, 0, table)


# --- removing ---


def remove_casualties(s: AscendancyState, f: Combat, table: Table) -> None:
    """R119 All casualties go together; R123 fleets below three ships disband."""
    shrugged: list[int] = []
    units: list[int] = []
    losses: list[int] = []
    for i in range(0, len(f.wounds), WOUND_INTS):
        owner, unit, seat, hits, marauders = f.wounds[i : i + WOUND_INTS]
        if unit < LONE and ignores(s, f, owner) and unit not in shrugged:
            shrugged.append(unit)
            table.tell(c.E_SHIELDED, owner, unit)
            hits -= 1
            marauders = max(0, marauders - 1)
        if seat >= 0:
            f.kills[seat] += hits
            gain(s, seat, ids.PRODUCTION, marauders, c.WHY_FLEET, table)
        code = unit * s.seats + owner
        if code not in units:
            units.append(code)
            losses.append(0)
        losses[units.index(code)] += hits
    f.wounds = []
    for k in range(len(units)):
        unit, owner = divmod(units[k], s.seats)
        if losses[k]:
            f.lost[owner] += losses[k]
            lose_unit_ships(s, owner, unit, losses[k], table)
    for sector in [f.target, *f.sources]:
        tidy_lane(s, sector, table)


def lose_unit_ships(s: AscendancyState, owner: int, unit: int, ships: int, table: Table) -> None:
    if unit >= LONE:
        lose_singles(s, owner, unit - LONE, ships, table)
        return
    if lose_from_fleet(s, unit, ships, table):
        table.rule("R123")
        for card in cards_with(s, owner, ids.ON_OWN_FLEET_DESTROYED):
            reward(s, owner, card, ids.ON_OWN_FLEET_DESTROYED, table)
