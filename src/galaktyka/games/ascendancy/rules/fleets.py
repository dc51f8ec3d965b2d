"""Fleets and starbases: forming, changing, disbanding, and what fleets do by themselves (R51, R165–R175)."""

from galaktyka.core.state import changed, raised
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.common import (
    disband,
    fleets_in_play,
    gain_command,
    is_in_warp,
    keep_still,
    spend_command,
)
from galaktyka.games.ascendancy.rules.control import may_colonize
from galaktyka.games.ascendancy.state import FIRST_LANE, NOBODY, NOWHERE, AscendancyState

# --- forming ---


def fleet_room(s: AscendancyState, seat: int) -> bool:
    """R171 Never more fleets than Ascendancy, and a card must be free."""
    in_play = len(fleets_in_play(s, seat))
    return in_play < min(s.players[seat].ascendancy, ids.FLEETS_A_CIV)


def free_form_answers(s: AscendancyState, seat: int) -> list[int]:
    """R51 Three or more ships built at one place may become a fleet there without a command, once a place."""
    if not fleet_room(s, seat):
        return []
    least = max(s.box.fleet_minimum, s.box.fleet_built_together)
    return [
        c.A_FORM + disc for disc in range(ids.SYSTEMS) if s.built[disc] >= least and not s.formed >> disc & 1
    ]


def form_answers(s: AscendancyState, seat: int) -> list[int]:
    """R170 At the own home or a starbase, with three or more single ships."""
    if not fleet_room(s, seat):
        return []
    home = s.home(seat)
    return [
        c.A_FORM + disc
        for disc in range(ids.SYSTEMS)
        if s.control[disc] == seat
        and (disc == home or s.base[disc] != NOBODY)
        and s.singles_in(disc, seat) >= s.box.fleet_minimum
    ]


def side_answers(s: AscendancyState, seat: int) -> list[int]:
    """R170 Any free card and either of its sides; R175 a disbanded one may come back on the other side."""
    first = s.players[seat].civ * ids.FLEETS_A_CIV
    return [
        c.A_SIDE + card * 2 + side
        for card in range(first, first + ids.FLEETS_A_CIV)
        if s.fleet_place[card] == NOWHERE
        for side in range(2)
    ]


def answer_form(s: AscendancyState, seat: int, answer: int) -> None:
    disc, most, free = s.arg(0), s.arg(1), s.arg(2)
    s.pop()
    s.push(c.F_SIZE, seat, disc, answer - c.A_SIDE, most, free)


def size_answers(s: AscendancyState) -> list[int]:
    """R172 Between three ships and the most that the side allows."""
    most = min(s.arg(2), s.box.fleet_most[s.box.card_side[s.arg(1)]])
    return [c.A_COUNT + n for n in range(s.box.fleet_minimum, most + 1)]


def answer_size(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    disc, code, free = s.arg(0), s.arg(1), s.arg(3)
    size = answer - c.A_COUNT
    card = code // 2
    s.pop()
    table.rule("R171")
    table.rule("R172")
    if free:
        table.rule("R51")
        s.formed |= 1 << disc
        s.built = raised(s.built, disc, -size)
    else:
        table.rule("R170")
        spend_command(s, seat, table)
    s.fleet_side = changed(s.fleet_side, card, code % 2)
    s.fleet_size = changed(s.fleet_size, card, size)
    s.fleet_place = changed(s.fleet_place, card, disc)
    s.moved &= ~(1 << card)
    join(s, seat, card, disc, size)
    table.tell(c.E_FLEET, seat, code, disc, size)


def join(s: AscendancyState, seat: int, card: int, sector: int, ships: int) -> None:
    """Ships that have not moved join first, so that the fleet counts as unmoved where it can."""
    if sector >= FIRST_LANE:
        return
    rested = s.still[sector]
    if ships > rested:
        s.moved |= 1 << card
    s.still = changed(s.still, sector, max(0, rested - ships))
    keep_still(s, seat, sector)


# --- changing ---


def resize_answers(s: AscendancyState, seat: int) -> list[int]:
    """R173 Between commands, each fleet once: add ships of its sector or take some out."""
    found: list[int] = []
    for card in fleets_in_play(s, seat):
        if not is_in_warp(s, card) and not s.resized >> card & 1 and len(sizes(s, seat, card)) > 0:
            found.append(c.A_RESIZE + card)
    return found


def sizes(s: AscendancyState, seat: int, card: int) -> list[int]:
    """R173 Sizes that a fleet may change to."""
    now = s.fleet_size[card]
    most = min(now + s.singles_in(s.fleet_place[card], seat), s.box.fleet_most[s.fleet_type(card)])
    return [size for size in range(s.box.fleet_minimum, most + 1) if size != now]


def new_size_answers(s: AscendancyState, seat: int) -> list[int]:
    return [c.A_COUNT + size for size in sizes(s, seat, s.arg(0))]


def answer_resize(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """R173 Change a fleet's size for nothing."""
    table.rule("R173")
    card, size = s.arg(0), answer - c.A_COUNT
    s.pop()
    more = size - s.fleet_size[card]
    sector = s.fleet_place[card]
    s.resized |= 1 << card
    if more > 0:
        s.fleet_size = changed(s.fleet_size, card, size)
        join(s, seat, card, sector, more)
    else:
        if sector < FIRST_LANE and not s.moved >> card & 1:
            s.still = raised(s.still, sector, -more)
        s.fleet_size = changed(s.fleet_size, card, size)
    table.tell(c.E_FLEET_SIZE, seat, card, size)


def disband_answers(s: AscendancyState, seat: int) -> list[int]:
    """R174 At any time of the own turn, anywhere but in Warp."""
    return [c.A_DISBAND + card for card in fleets_in_play(s, seat) if not is_in_warp(s, card)]


def answer_disband(s: AscendancyState, card: int, table: Table) -> None:
    disband(s, card, table)


# --- what some fleets do ---


def settle_answers(s: AscendancyState, seat: int) -> list[int]:
    """A Colonization Fleet colonizes where it is, for one of its ships and no Culture."""
    found: list[int] = []
    for card in fleets_in_play(s, seat):
        place = s.fleet_place[card]
        if 0 <= place < FIRST_LANE and s.fleet_rule(card) == ids.FLEET_FREE_COLONY:
            if may_colonize(s, seat, place):
                found.append(c.A_SETTLE + card)
    return found


# --- starbases ---


def starbase_answers(s: AscendancyState, seat: int) -> list[int]:
    """R165 In a controlled system without one; as many commissioned as Ascendancy, three at most."""
    player = s.players[seat]
    commissioned = s.box.starbases - player.bases
    if not player.bases or commissioned >= player.ascendancy:
        return []
    return [
        c.A_STARBASE + disc
        for disc in range(ids.SYSTEMS)
        if s.control[disc] == seat and s.base[disc] == NOBODY
    ]


def commission(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """R165 Commission a starbase; R166 it brings one more command."""
    table.rule("R165")
    spend_command(s, seat, table)
    s.players[seat].bases -= 1
    s.base = changed(s.base, disc, seat)
    table.tell(c.E_STARBASE, seat, disc)
    table.rule("R166")
    gain_command(s, seat, table)
