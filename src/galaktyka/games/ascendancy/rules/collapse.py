"""A destroyed system: what becomes of ships, lanes and tokens (R83, R110, R111)."""

from typing import Final

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.building import drop_card
from galaktyka.games.ascendancy.rules.common import disband, lose_singles, set_chart
from galaktyka.games.ascendancy.rules.control import lose_control
from galaktyka.games.ascendancy.rules.projects import check_projects
from galaktyka.games.ascendancy.state import FIRST_LANE, NOBODY, WARP, AscendancyState

# Stages of F_COLLAPSE.
SHIPS: Final = 0
TOKENS: Final = 1
DISC: Final = 2


def run_collapse(s: AscendancyState, table: Table) -> None:
    seat, disc, stage = s.actor(), s.arg(0), s.arg(1)
    s.set_arg(1, stage + 1)
    if stage == SHIPS:
        table.rule("R110")
        for other in reversed(s.turn_order_from(seat)):
            if s.ships_in(disc, other):
                s.push(c.F_ESCAPE, other, disc)
    elif stage == TOKENS:
        for i in range(len(s.warp) - WARP, -1, -WARP):
            if s.warp[i + 1] == disc:
                s.push(c.F_REPOINT, s.warp[i], disc, i)
    else:
        s.pop()
        remove(s, disc, table)


# --- ships ---


def escape_answers(s: AscendancyState) -> list[int]:
    disc = s.arg(0)
    return [c.A_SECTOR + s.chart.first_sector(lane, disc) for lane in s.chart.lanes_of(disc)]


def run_escape(s: AscendancyState, table: Table) -> bool:
    """R110 With several lanes the owner chooses; without any the ships are lost."""
    lanes = escape_answers(s)
    if len(lanes) > 1:
        return True
    if lanes:
        answer_escape(s, s.actor(), lanes[0], table)
        return False
    seat, disc = s.actor(), s.arg(0)
    s.pop()
    for card in s.fleets_in(disc, seat):
        disband(s, card, table)
    lose_singles(s, seat, disc, s.ships_in(disc, seat), table)
    return False


def answer_escape(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """R110 The ships go to the first sector of a lane; R111 whoever is there."""
    table.rule("R111")
    disc, sector = s.arg(0), answer - c.A_SECTOR
    s.pop()
    ships = s.ships_in(disc, seat)
    for card in s.fleets_in(disc, seat):
        s.fleet_place = changed(s.fleet_place, card, sector)
        s.moved |= 1 << card
    s.put(disc, seat, -ships)
    s.put(sector, seat, ships)
    s.still = changed(s.still, disc, 0)
    table.tell(c.E_ESCAPED, seat, disc, sector, ships)


# --- Warp tokens ---


def repoint_answers(s: AscendancyState) -> list[int]:
    disc = s.arg(0)
    joined = [s.chart.other(lane, disc) for lane in s.chart.lanes_of(disc)]
    return [c.A_SYSTEM + other for other in sorted(joined) if other >= 0]


def run_repoint(s: AscendancyState, table: Table) -> bool:
    """R83 The owner chooses among discs that were joined to the lost one, failing that the nearest."""
    found = repoint_answers(s)
    if len(found) > 1:
        return True
    if found:
        answer_repoint(s, s.actor(), found[0], table)
    else:
        answer_repoint(s, s.actor(), c.A_SYSTEM + nearest_other(s, s.arg(0)), table)
    return False


def nearest_other(s: AscendancyState, disc: int) -> int:
    chart = s.chart.clone()
    x, y = chart.x[disc], chart.y[disc]
    chart.remove_disc(disc, chart.lanes_of(disc)[:])
    return chart.nearest(x, y)


def answer_repoint(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    table.rule("R83")
    disc, place = s.arg(0), s.arg(1)
    s.pop()
    s.warp = changed(s.warp, place + 1, answer - c.A_SYSTEM)
    table.tell(c.E_REPOINTED, seat, disc, answer - c.A_SYSTEM)


# --- the disc ---


def remove(s: AscendancyState, disc: int, table: Table) -> None:
    """R110 The disc leaves the game with all that is on it; lanes with ships stay as open lanes."""
    controller = s.control[disc]
    lose_control(s, disc, table)
    s.base = changed(s.base, disc, NOBODY)
    s.clear_nodes(disc)
    s.level = changed(s.level, disc, 0)
    s.prewarp = changed(s.prewarp, disc, 0)
    s.token = changed(s.token, disc, 0)
    drop_card(s, disc, table)
    kept = [lane for lane in s.chart.lanes_of(disc) if lane_has_ships(s, lane)]
    repoint_from_lanes(s, disc, kept)
    chart = s.chart.clone()
    chart.remove_disc(disc, kept)
    set_chart(s, chart, table)
    table.tell(c.E_DESTROYED, NOBODY, disc)
    check_projects(s, controller)


def lane_has_ships(s: AscendancyState, lane: int) -> bool:
    first = (FIRST_LANE + lane * ids.LONGEST_LANE) * s.seats
    return any(s.ships[first : first + ids.LONGEST_LANE * s.seats])


def repoint_from_lanes(s: AscendancyState, disc: int, kept: list[int]) -> None:
    """R83 Tokens that point at a lane which goes point at its other disc."""
    for i in range(0, len(s.warp), WARP):
        lane = s.chart.lane_of(s.warp[i + 1])
        if lane >= 0 and lane in s.chart.lanes_of(disc) and lane not in kept:
            other = s.chart.other(lane, disc)
            s.warp = changed(s.warp, i + 1, other if other >= 0 else nearest_other(s, disc))
