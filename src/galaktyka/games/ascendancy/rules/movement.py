"""Move commands: impulse, warp, the way of a unit step by step, and asking for passage (R76–R86)."""

from galaktyka.core.state import changed, raised
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules import trade
from galaktyka.games.ascendancy.rules.common import (
    amount_of,
    cards_with,
    exhaust_card,
    keep_still,
    set_party,
    spend_command,
    tidy_lane,
    unit_size,
)
from galaktyka.games.ascendancy.rules.paths import CLOSED, Reach, entry, impulse_speed, reach
from galaktyka.games.ascendancy.state import FIRST_LANE, IN_WARP, SECTORS, WARP, WARP_ICONS, AscendancyState

# --- what a unit may do ---


def warp_units(s: AscendancyState, seat: int) -> list[int]:
    """Places in `warp` of a seat's units."""
    return [i for i in range(0, len(s.warp), WARP) if s.warp[i] == seat]


def distinct_warp_units(s: AscendancyState, seat: int) -> list[int]:
    """Numbers among the seat's units in warp, single ships that are alike counted once."""
    units = warp_units(s, seat)
    seen: list[int] = []
    found: list[int] = []
    for k in range(len(units)):
        i = units[k]
        mark = (s.warp[i + 2] * SECTORS + s.warp[i + 1]) * 16 + s.warp[i + 3]
        if mark not in seen:
            seen.append(mark)
            found.append(k)
    return found


def can_set_out(s: AscendancyState, seat: int, sector: int) -> bool:
    """R77 Some sector can be entered, a lane announced or a disc discovered from here."""
    for there in s.chart.neighbours(sector):
        if entry(s, seat, there, 0) != CLOSED:
            return True
    if sector < FIRST_LANE:
        return s.chart.may_announce(sector)
    return can_discover(s, sector)


def can_discover(s: AscendancyState, sector: int) -> bool:
    """M9 The last sector of an open lane, a disc left to draw, and room for it."""
    if sector < FIRST_LANE or not s.stack:
        return False
    end = s.chart.free_end(sector)
    return end >= 0 and len(s.chart.discover_list(s.chart.lane_of(sector), end)) > 0


def may_brave(s: AscendancyState, seat: int, unit: int, sector: int) -> bool:
    """R89 A unit in a phenomenon that has not moved in this turn."""
    if sector >= FIRST_LANE or s.box.system_kind[sector] != ids.PHENOMENON:
        return False
    if unit == c.SINGLE:
        return s.still[sector] > 0
    return not s.moved >> unit & 1


def unit_answers(s: AscendancyState, seat: int) -> list[int]:
    unit, sector, in_warp = s.arg(0), s.arg(1), s.arg(2) == 1
    ready = s.players[seat].ready > 0
    found: list[int] = []
    if in_warp:
        found.append(c.ADD_TOKEN_VERB)
        if entry(s, seat, sector, 0) != CLOSED or can_set_out(s, seat, sector):
            found.append(c.EXIT_WARP_VERB)
        return found
    if ready:
        if can_set_out(s, seat, sector):
            found.append(c.IMPULSE_VERB)
        found.append(c.ENTER_WARP_VERB)
        if s.has(seat, ids.EXHAUST_ENTER_WARP_EXTRA_TOKEN):
            found.append(c.BOOST_VERB)
        if may_brave(s, seat, unit, sector):
            found.append(c.BRAVE_VERB)
        if may_mine(s, seat, unit):
            found.append(c.MINE_VERB)
    if may_brave_free(s, seat, unit):
        found.append(c.FREE_BRAVE_VERB)
    return found


def may_brave_free(s: AscendancyState, seat: int, unit: int) -> bool:
    """A Science Fleet braves a phenomenon that it occupies once a turn without a command."""
    if unit == c.SINGLE or s.fleet_rule(unit) != ids.FLEET_SCIENCE or s.braved >> unit & 1:
        return False
    place = s.fleet_place[unit]
    return place >= 0 and may_brave(s, seat, unit, place) and s.occupies(place, seat)


def may_mine(s: AscendancyState, seat: int, unit: int) -> bool:
    """A Mining Fleet that occupies an undeveloped system or a phenomenon, once a turn."""
    if unit == c.SINGLE or s.fleet_rule(unit) != ids.FLEET_MINING or s.mined >> unit & 1:
        return False
    place = s.fleet_place[unit]
    return 0 <= place < FIRST_LANE and not s.is_developed(place) and s.occupies(place, seat)


# --- orders ---


def begin_impulse(s: AscendancyState, seat: int, unit: int, sector: int, table: Table) -> None:
    """R76 One ship or fleet moves, as often as commands last; R77 up to two sectors, new lanes and discs included."""
    table.rule("R76")
    table.rule("R77")
    spend_command(s, seat, table)
    s.push(c.F_MOVE, seat, unit, sector, impulse_speed(s, seat), 0)


def enter_warp(s: AscendancyState, seat: int, unit: int, sector: int, boosted: bool, table: Table) -> None:
    """R79 Off the board, with a Warp token that points at the sector."""
    table.rule("R79")
    spend_command(s, seat, table)
    tokens = 1
    if boosted:
        card = cards_with(s, seat, ids.EXHAUST_ENTER_WARP_EXTRA_TOKEN)[0]
        tokens += amount_of(s, card, ids.EXHAUST_ENTER_WARP_EXTRA_TOKEN)
        exhaust_card(s, card, table)
        table.tell(c.E_USED, seat, card)
    s.put(sector, seat, -unit_size(s, unit))
    if unit != c.SINGLE:
        s.fleet_place = changed(s.fleet_place, unit, IN_WARP)
        s.moved |= 1 << unit
    keep_still(s, seat, sector)
    s.warp = [*s.warp, seat, sector, tokens, unit]
    table.tell(c.E_WARP_IN, seat, sector, tokens, fleet_or_none(unit))
    tidy_lane(s, sector, table)


def fleet_or_none(unit: int) -> int:
    return -1 if unit == c.SINGLE else unit


def add_warp_token(s: AscendancyState, seat: int, place: int, table: Table) -> None:
    """R80 One more Warp token."""
    table.rule("R80")
    spend_command(s, seat, table)
    s.warp = raised(s.warp, place + 2, 1)
    table.tell(c.E_WARP_TOKEN, seat, s.warp[place + 1], s.warp[place + 2], fleet_or_none(s.warp[place + 3]))


def exit_warp(s: AscendancyState, seat: int, place: int, table: Table) -> None:
    """R81 As many discs as Warp tokens and Warp icons together."""
    table.rule("R81")
    spend_command(s, seat, table)
    record = s.warp[place : place + WARP]
    # The last one from now on: it leaves the list when it enters the board.
    s.warp = s.warp[:place] + s.warp[place + WARP :] + record
    discs = record[2] + s.has(seat, WARP_ICONS)
    table.tell(c.E_WARP_OUT, seat, record[1], discs, fleet_or_none(record[3]))
    s.push(c.F_MOVE, seat, record[3], record[1], discs, c.MOVE_WARP | c.MOVE_OFF_BOARD)


# --- the way ---


def run_move(s: AscendancyState, table: Table) -> bool:
    """Without movement left the move ends by itself."""
    if s.arg(2) == 0 and s.arg(3) & c.MOVE_ENTERED:
        end_move(s, False, table)
        return False
    return True


class Course:
    """How far the unit that is being moved comes, and what that depends on: lists that are never changed in place.

    Each of the answers is carried out on a clone that has the same ones.
    """

    __slots__ = (
        "card_at", "card_of", "chart", "control", "flags", "here", "holder", "left", "power", "reach", "seat",
        "ships",
    )  # fmt: skip

    def __init__(self, s: AscendancyState, seat: int) -> None:
        self.seat = seat
        self.here = s.arg(1)
        self.left = s.arg(2)
        self.flags = s.arg(3)
        self.chart = s.chart
        self.ships = s.ships
        self.control = s.control
        self.holder = s.holder
        self.power = s.power
        self.card_at = s.card_at
        self.card_of = s.card_of
        in_warp = self.flags & c.MOVE_WARP != 0
        self.reach: Reach = reach(s, seat, self.here, self.left, in_warp, self.flags // c.MOVE_ALLOWED, [])

    def holds(self, s: AscendancyState, seat: int) -> bool:
        return (
            self.here == s.arg(1)
            and self.left == s.arg(2)
            and self.flags == s.arg(3)
            and self.ships is s.ships
            and self.chart is s.chart
            and self.control is s.control
            and self.holder is s.holder
            and self.power is s.power
            and self.card_at is s.card_at
            and self.card_of is s.card_of
            and self.seat == seat
        )


def reach_of_move(s: AscendancyState, seat: int) -> Reach:
    """Where the unit of the move on top can go."""
    known = s.course
    if isinstance(known, Course) and known.holds(s, seat):
        return known.reach
    found = Course(s, seat)
    s.course = found
    return found.reach


def move_answers(s: AscendancyState, seat: int) -> list[int]:
    """R77 R81 Sectors that can be reached, a new lane, a new disc, or a stop."""
    here, flags = s.arg(1), s.arg(3)
    allowed = flags // c.MOVE_ALLOWED
    result = reach_of_move(s, seat)
    found = [c.A_SECTOR + sector for sector in sorted(result.found)]
    if flags & c.MOVE_OFF_BOARD and entry(s, seat, here, allowed) != CLOSED:
        found.append(c.A_SECTOR + here)
    if here < FIRST_LANE:
        if s.chart.may_announce(here):
            found.append(c.NEW_LANE_VERB)
    elif can_discover(s, here):
        found.append(c.DISCOVER_VERB)
    if flags & c.MOVE_ENTERED:
        found.append(c.STOP_VERB)
    return found


def answer_move(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    here, flags = s.arg(1), s.arg(3)
    if answer == c.STOP_VERB:
        end_move(s, False, table)
    elif answer == c.NEW_LANE_VERB:
        announce(s, seat, here, table)
    elif answer == c.DISCOVER_VERB:
        lane = s.chart.lane_of(here)
        s.placing = []
        s.push(c.F_ANGLE, seat, lane, s.chart.free_end(here))
    elif answer - c.A_SECTOR == here:
        table.rule("R82")
        ask = entry(s, seat, here, flags // c.MOVE_ALLOWED)
        if ask:
            ask_passage(s, seat, here, ask, False)
        else:
            step(s, here, 0, table)
    else:
        there = answer - c.A_SECTOR
        result = reach_of_move(s, seat)
        if not result.ask[there]:
            step(s, there, result.left[there], table)
            return
        before = result.came[there]
        if before != here:
            step(s, before, result.left[before], table)
        table.rule("R86")
        ask_passage(s, seat, there, result.ask[there], False)


def announce(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """M8 Announce a new lane and roll for its length."""
    table.rule("M8")
    faces = s.box.lane_die
    length = faces[table.draw(c.CHANCE_LANE, len(faces))]
    table.tell(c.E_LANE_DIE, seat, disc, length)
    s.placing = []
    s.push(c.F_PLACE, seat, disc, length)


def step(s: AscendancyState, sector: int, left: int, table: Table) -> None:
    """The unit of the move on top enters a sector, with so much movement left."""
    seat, unit, here, flags = s.actor(), s.arg(0), s.arg(1), s.arg(3)
    size = unit_size(s, unit)
    if flags & c.MOVE_OFF_BOARD:
        s.warp = s.warp[:-WARP]
    else:
        s.put(here, seat, -size)
    s.put(sector, seat, size)
    if unit != c.SINGLE:
        s.fleet_place = changed(s.fleet_place, unit, sector)
        s.moved |= 1 << unit
    elif not flags & c.MOVE_OFF_BOARD:
        keep_still(s, seat, here)
    s.set_arg(1, sector)
    s.set_arg(2, left)
    s.set_arg(3, flags & ~c.MOVE_OFF_BOARD | c.MOVE_ENTERED)
    table.tell(c.E_MOVED, seat, here, sector, fleet_or_none(unit))
    if not flags & c.MOVE_OFF_BOARD:
        tidy_lane(s, here, table)


def end_move(s: AscendancyState, new: bool, table: Table) -> None:
    """The move on top ends where the unit stands; in a disc R91 follows."""
    seat, unit, sector = s.actor(), s.arg(0), s.arg(1)
    s.pop()
    if sector < FIRST_LANE:
        land(s, seat, sector, unit, new)


def land(s: AscendancyState, seat: int, disc: int, unit: int, new: bool) -> None:
    set_party(s, unit)
    s.push(c.F_LANDED, seat, disc, 0, 1 if new else 0)


def stay_behind(s: AscendancyState, seat: int, braves: bool, table: Table) -> None:
    """The move ends without another step. R82 A unit out of warp stands where its token pointed, if it may."""
    here, flags = s.arg(1), s.arg(3)
    if flags & c.MOVE_ENTERED:
        end_move(s, False, table)
        return
    if flags & c.MOVE_OFF_BOARD and entry(s, seat, here, flags // c.MOVE_ALLOWED) == 0:
        step(s, here, 0, table)
        if braves:
            end_move(s, False, table)
            return
    s.pop()


# --- passage ---


def ask_passage(s: AscendancyState, seat: int, sector: int, mask: int, group: bool) -> None:
    """R86 Ask each peaceful player with ships there, in turn order."""
    for other in s.turn_order_from(s.active):
        if mask >> other & 1:
            s.push(c.F_PASSAGE, other, seat, sector, mask & ~(1 << other), 1 if group else 0)
            return


def passage_answers(s: AscendancyState, seat: int) -> list[int]:
    found = [c.ALLOW_VERB, c.REFUSE_VERB]
    if trade.may_cancel(s, seat, s.arg(0), 0) and not at_war(s, seat, s.arg(0)):
        found.append(c.CANCEL_VERB)
    return found


def at_war(s: AscendancyState, seat: int, other: int) -> bool:
    """R25 Both are in the battle that is being fought: their agreements stay as they are."""
    f = s.combat
    return f is not None and not f.over and f.fielded[seat] > 0 and f.fielded[other] > 0


def answer_passage(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """R27 a The asked player may cancel his agreement instead of answering: then the sector is closed."""
    asker, sector, rest, group = s.arg(0), s.arg(1), s.arg(2), s.arg(3) == 1
    s.pop()
    allowed = answer == c.ALLOW_VERB
    if answer == c.CANCEL_VERB:
        trade.cancel(s, seat, asker, table)
    table.tell(c.E_PASSAGE, seat, asker, sector, 1 if allowed else 0)
    if group:
        if allowed:
            s.set_arg(1, s.arg(1) | 1 << seat)
        else:
            s.closed = [*s.closed, sector]
    elif not allowed:
        stay_behind(s, asker, True, table)
    else:
        s.set_arg(3, s.arg(3) | c.MOVE_ALLOWED << seat)
        if not rest:
            pass_on(s, sector, table)
    if allowed and rest:
        ask_passage(s, asker, sector, rest, group)


def pass_on(s: AscendancyState, sector: int, table: Table) -> None:
    """The unit of the move on top enters the sector that was asked for."""
    left, flags = s.arg(2), s.arg(3)
    if sector == s.arg(1):
        step(s, sector, 0, table)
    else:
        step(s, sector, left - (1 if sector < FIRST_LANE or not flags & c.MOVE_WARP else 0), table)
