"""New lanes, connections, new discs and slides (M7–M12)."""

from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.common import set_chart
from galaktyka.games.ascendancy.rules.deck import draw_disc
from galaktyka.games.ascendancy.rules.movement import end_move, stay_behind, step
from galaktyka.games.ascendancy.state import FIRST_LANE, AscendancyState

# --- where a lane goes ---


def place_answers(s: AscendancyState) -> list[int]:
    """M8 M14 The bounded list: open lanes, connections, turns that make one possible; else giving up."""
    disc, length = s.arg(0), s.arg(1)
    chart = s.chart
    found = [c.A_ANGLE + spot for spot in chart.open_list(disc, length)]
    found += [c.A_CONNECT + code for code in chart.connections(disc, length)]
    for turn in chart.turn_list(disc, length):
        if turn // ids.SPOTS not in s.placing:
            found.append(c.A_TURN + turn)
    if not found:
        found.append(c.GIVE_UP_VERB)
    return found


def place_further(s: AscendancyState, listed: list[int]) -> list[int]:
    """M14 People may use every spot, and slide things first."""
    disc, length = s.arg(0), s.arg(1)
    found = [c.A_ANGLE + spot for spot in s.chart.open_spots(disc, length)]
    found += slides(s, s.placing)
    return [answer for answer in found if answer not in listed]


def answer_place(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    disc, length = s.arg(0), s.arg(1)
    if answer == c.GIVE_UP_VERB:
        table.rule("M8")
        s.pop()
        table.tell(c.E_GAVE_UP, seat, disc)
        stay_behind(s, seat, False, table)
        return
    if c.A_SLIDE <= answer < c.A_BUILD:
        s.push(c.F_SLIDE, seat, answer - c.A_SLIDE, 1)
        return
    if c.A_TURN <= answer < c.A_SLIDE:
        thing, spot = divmod(answer - c.A_TURN, ids.SPOTS)
        s.placing = [*s.placing, thing]
        turn(s, seat, thing, spot, table)
        return
    chart = s.chart.clone()
    if answer < c.A_CONNECT:
        lane = chart.lay_open(disc, length, answer - c.A_ANGLE)
        other = -1
    else:
        table.rule("M10")
        other, k = divmod(answer - c.A_CONNECT, 2)
        lane = chart.connect(disc, length, other, k)
    s.pop()
    set_chart(s, chart, table)
    table.tell(c.E_LANE, seat, lane, disc, other)
    table.rule("M8a")
    step(s, chart.first_sector(lane, disc), s.arg(2) - (0 if s.arg(3) & c.MOVE_WARP else 1), table)


# --- slides ---


def slides(s: AscendancyState, done: list[int]) -> list[int]:
    """M7 Discs and open lanes that can still be turned."""
    return [
        c.A_SLIDE + thing for thing in range(FIRST_LANE + len(s.chart.lane_length)) if turns(s, thing, done)
    ]


def some_slide(s: AscendancyState, done: list[int]) -> bool:
    """Whether there is one, for which few arcs need to be worked out; lanes are the quicker ones."""
    for thing in range(FIRST_LANE + len(s.chart.lane_length) - 1, -1, -1):
        if turns(s, thing, done):
            return True
    return False


def turns(s: AscendancyState, thing: int, done: list[int]) -> bool:
    """M7 Whether a disc or an open lane (FIRST_LANE + lane) can be turned, and has not been."""
    if thing in done:
        return False
    if thing < FIRST_LANE:
        return thing >= ids.FIRST_PLANET and s.chart.is_placed(thing) and len(s.chart.disc_arc(thing)) > 1
    lane = thing - FIRST_LANE
    return s.chart.lane_length[lane] > 0 and s.chart.is_open(lane) and len(s.chart.lane_arc(lane)) > 1


def slide_answers(s: AscendancyState) -> list[int]:
    thing = s.arg(0)
    arc = s.chart.disc_arc(thing) if thing < FIRST_LANE else s.chart.lane_arc(thing - FIRST_LANE)
    return [c.A_ANGLE + spot for spot in arc]


def answer_slide(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """M7 A free action once a turn for each thing, and once more inside a placement."""
    thing, inside = s.arg(0), s.arg(1) == 1
    s.pop()
    if inside:
        s.placing = [*s.placing, thing]
    else:
        s.slid = [*s.slid, thing]
    turn(s, seat, thing, answer - c.A_ANGLE, table)
    if s.top() == c.F_ANGLE and not angle_answers(s):
        table.rule("M9")
        s.pop()  # no room is left for a new disc: the unit is back on its way


def turn(s: AscendancyState, seat: int, thing: int, spot: int, table: Table) -> None:
    table.rule("M7")
    chart = s.chart.clone()
    if thing < FIRST_LANE:
        chart.turn_disc(thing, spot)
    else:
        chart.turn_lane(thing - FIRST_LANE, spot)
    set_chart(s, chart, table)
    table.tell(c.E_SLID, seat, thing, spot)


# --- discs ---


def angle_answers(s: AscendancyState) -> list[int]:
    return [c.A_ANGLE + spot for spot in s.chart.discover_list(s.arg(0), s.arg(1))]


def angle_further(s: AscendancyState) -> list[int]:
    """M14 Every other spot; M7 other things may be slid first, the lane itself turns with the disc."""
    lane = s.arg(0)
    found = [c.A_ANGLE + spot for spot in s.chart.discover_spots(lane, s.arg(1))[1:]]
    return found + slides(s, [*s.placing, FIRST_LANE + lane])


def answer_angle(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """M9 The place is chosen, then the disc is drawn; R78 discovering it ends the move."""
    if c.A_SLIDE <= answer < c.A_BUILD:
        s.push(c.F_SLIDE, seat, answer - c.A_SLIDE, 1)
        return
    table.rule("M9")
    table.rule("R78")
    lane, end = s.arg(0), s.arg(1)
    s.pop()
    disc = draw_disc(s, table)
    chart = s.chart.clone()
    chart.place_disc(lane, end, answer - c.A_ANGLE, disc)
    set_chart(s, chart, table)
    table.tell(c.E_DISCOVERED, seat, disc, lane)
    step(s, disc, 0, table)
    end_move(s, True, table)
