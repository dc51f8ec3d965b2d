"""What every rule needs: resources, commands, effects of cards, ships, the map (R0–R10)."""

from galaktyka.core.state import changed, raised
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.geometry.chart import Chart
from galaktyka.games.ascendancy.state import (
    DONE,
    EXHAUSTED,
    FIRST_LANE,
    IN_WARP,
    NOBODY,
    NOWHERE,
    WARP,
    AscendancyState,
)

DIE = 6


# --- resources ---


def gain(s: AscendancyState, seat: int, resource: int, amount: int, why: int, table: Table) -> None:
    if amount > 0:
        s.players[seat].goods[resource] += amount
        table.tell(c.E_GAIN, seat, resource, amount, why)


def can_pay(s: AscendancyState, seat: int, resource: int, amount: int) -> bool:
    """U7 With wild culture, Culture also pays Production and Research."""
    goods = s.players[seat].goods
    if goods[resource] >= amount or resource == ids.CULTURE:
        return goods[resource] >= amount
    return s.variant.wild_culture and goods[resource] + goods[ids.CULTURE] >= amount


def pay(s: AscendancyState, seat: int, resource: int, amount: int, table: Table) -> None:
    """Pay a cost; with wild culture the payer says how much of it is Culture.

    What he has now pays: whatever the purchase brings in comes too late, although the question may be asked later.
    """
    if not amount:
        return
    goods = s.players[seat].goods
    least, most = 0, 0
    if s.variant.wild_culture and resource != ids.CULTURE:
        least, most = max(0, amount - goods[resource]), min(amount, goods[ids.CULTURE])
    if least < most:
        s.push(c.F_PAY, seat, resource, amount, least, most)
    else:
        settle_cost(s, seat, resource, amount, least, table)


def settle_cost(
    s: AscendancyState, seat: int, resource: int, amount: int, culture: int, table: Table
) -> None:
    goods = s.players[seat].goods
    if culture:
        table.rule("U7")
        goods[ids.CULTURE] -= culture
        table.tell(c.E_PAID, seat, ids.CULTURE, culture)
    if amount > culture:
        goods[resource] -= amount - culture
        table.tell(c.E_PAID, seat, resource, amount - culture)


def pay_answers(s: AscendancyState) -> list[int]:
    least, most = s.arg(2), s.arg(3)
    return [c.A_COUNT + n for n in range(least, most + 1)]


def answer_pay(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    resource, amount = s.arg(0), s.arg(1)
    s.pop()
    settle_cost(s, seat, resource, amount, answer - c.A_COUNT, table)


# --- commands ---


def spend_command(s: AscendancyState, seat: int, table: Table) -> None:
    """R75 Every command exhausts one ready token."""
    table.rule("R75")
    player = s.players[seat]
    player.ready -= 1
    player.spent += 1
    s.resized = 0


def gain_command(s: AscendancyState, seat: int, table: Table) -> None:
    """R5 A gained command arrives exhausted."""
    table.rule("R5")
    s.players[seat].spent += 1


def lose_command(s: AscendancyState, seat: int, table: Table) -> None:
    """R5 An exhausted command goes if there is one, else a ready one."""
    table.rule("R5")
    player = s.players[seat]
    if player.spent:
        player.spent -= 1
    else:
        player.ready -= 1


# --- cards ---


def exhaust_card(s: AscendancyState, card: int, table: Table) -> None:
    """R3 An exhausted card does nothing until it is refreshed."""
    table.rule("R3")
    s.card_at = changed(s.card_at, card, EXHAUSTED)
    s.derive_power(s.card_of[card])


def cards_with(s: AscendancyState, seat: int, effect: int) -> list[int]:
    """Ready advancements of a seat that have an effect."""
    mask = s.box.effects.cards[effect]
    found: list[int] = []
    if mask and s.has(seat, effect):
        for card in range(ids.ADVANCEMENTS):
            if mask >> card & 1 and s.card_of[card] == seat and s.card_at[card] == DONE:
                found.append(card)
    return found


def amount_of(s: AscendancyState, card: int, effect: int) -> int:
    return s.box.effects.amount[card * ids.EFFECTS + effect]


def works_against(s: AscendancyState, seat: int, effect: int, other: int) -> int:
    """How much of an effect a seat has against a rival, whose detection may undo cloaking."""
    amount = s.has(seat, effect)
    if not amount or other < 0 or not s.has(other, ids.NEGATE_CLOAKING):
        return amount
    for card in cards_with(s, seat, effect):
        if amount_of(s, card, ids.CLOAKING):
            amount -= amount_of(s, card, effect)
    return amount


def hit_roll(s: AscendancyState, seat: int) -> int:
    player = s.players[seat]
    return s.box.weapons[player.civ][player.weapons]


def shield(s: AscendancyState, seat: int) -> int:
    player = s.players[seat]
    return s.box.shields[player.civ][player.shields]


# --- the map ---


def set_chart(s: AscendancyState, chart: Chart, table: Table) -> None:
    """R10 Change the map; First Contact is judged anew."""
    before = contacts(s)
    s.chart = chart
    size = (FIRST_LANE + ids.LONGEST_LANE * len(chart.lane_length)) * s.seats
    if len(s.ships) < size:
        s.ships = s.ships + [0] * (size - len(s.ships))
    after = contacts(s)
    if before == after:
        return
    table.rule("R10")
    for one in range(s.seats):
        for other in range(one + 1, s.seats):
            bit = 1 << (one * s.seats + other)
            if (before ^ after) & bit:
                table.tell(c.E_CONTACT, one, other, 1 if after & bit else 0)


def contacts(s: AscendancyState) -> int:
    """Pairs of seats in First Contact, as a mask of one * seats + other."""
    found = 0
    for one in range(s.seats):
        if s.players[one].civ < 0:
            return 0
        for other in range(one + 1, s.seats):
            if s.players[other].civ >= 0 and s.in_contact(one, other):
                found |= 1 << (one * s.seats + other)
    return found


def tidy_lane(s: AscendancyState, sector: int, table: Table) -> None:
    """M12 An open lane without ships is removed; Warp tokens there point at its disc."""
    if sector < FIRST_LANE:
        return
    lane = (sector - FIRST_LANE) // ids.LONGEST_LANE
    chart = s.chart
    if not chart.lane_length[lane] or (chart.lane_a[lane] >= 0 and chart.lane_b[lane] >= 0):
        return
    first = (FIRST_LANE + lane * ids.LONGEST_LANE) * s.seats
    for i in range(first, first + ids.LONGEST_LANE * s.seats):
        if s.ships[i]:
            return
    table.rule("M12")
    disc = chart.host(lane)
    for i in range(0, len(s.warp), WARP):
        if s.warp[i + 1] >= FIRST_LANE and (s.warp[i + 1] - FIRST_LANE) // ids.LONGEST_LANE == lane:
            table.rule("R83")
            s.warp = changed(s.warp, i + 1, disc if disc >= 0 else nearest_disc(s, lane))
    rest = chart.clone()
    rest.remove_lane(lane)
    set_chart(s, rest, table)
    table.tell(c.E_LANE_GONE, NOBODY, lane, disc)


def nearest_disc(s: AscendancyState, lane: int) -> int:
    """R83 Where a token points whose lane lay adrift: the nearest disc."""
    line = s.chart.segment(lane)
    return s.chart.nearest((line[0] + line[-2]) // 2, (line[1] + line[-1]) // 2)


# --- ships ---


def lose_singles(s: AscendancyState, seat: int, sector: int, ships: int, table: Table) -> None:
    """Single ships go back to the pool."""
    s.put(sector, seat, -ships)
    s.players[seat].pool += ships
    keep_still(s, seat, sector)
    table.tell(c.E_LOST, seat, sector, ships, -1)


def lose_from_fleet(s: AscendancyState, card: int, ships: int, table: Table) -> bool:
    """R174 Ships of a fleet go back to the pool; below the minimum it disbands. True when it did."""
    seat, sector = s.fleet_owner(card), s.fleet_place[card]
    s.put(sector, seat, -ships)
    s.players[seat].pool += ships
    s.fleet_size = raised(s.fleet_size, card, -ships)
    table.tell(c.E_LOST, seat, sector, ships, card)
    if s.fleet_size[card] >= s.box.fleet_minimum:
        return False
    disband(s, card, table)
    return True


def disband(s: AscendancyState, card: int, table: Table) -> None:
    """R174 The card is free at once, its ships stand by themselves."""
    table.rule("R174")
    seat, sector = s.fleet_owner(card), s.fleet_place[card]
    if seat == s.active and 0 <= sector < FIRST_LANE and s.moved >> card & 1 == 0:
        s.still = raised(s.still, sector, s.fleet_size[card])
    s.fleet_side = changed(s.fleet_side, card, NOBODY)
    s.fleet_size = changed(s.fleet_size, card, 0)
    s.fleet_place = changed(s.fleet_place, card, NOWHERE)
    s.moved &= ~(1 << card)
    table.tell(c.E_FLEET_ENDED, seat, card, sector)


def keep_still(s: AscendancyState, seat: int, sector: int) -> None:
    """Of the active player's single ships in a disc, those that have moved leave it first."""
    if seat == s.active and sector < FIRST_LANE:
        s.still = changed(s.still, sector, min(s.still[sector], s.singles_in(sector, seat)))


def unit_size(s: AscendancyState, unit: int) -> int:
    return 1 if unit == c.SINGLE else s.fleet_size[unit]


def set_party(s: AscendancyState, unit: int) -> None:
    """One unit is what arrives or braves now."""
    s.party = 1 if unit == c.SINGLE else 0
    s.party_fleets = 0 if unit == c.SINGLE else 1 << unit


def free_control_nodes(s: AscendancyState, seat: int) -> int:
    used = 0
    for disc in range(ids.SYSTEMS):
        if s.control[disc] == seat:
            used += 1
    return s.box.control_nodes - used


def ships_in_warp(s: AscendancyState, seat: int) -> int:
    total = 0
    for i in range(0, len(s.warp), WARP):
        if s.warp[i] == seat:
            total += unit_size(s, s.warp[i + 3])
    return total


def fleets_in_play(s: AscendancyState, seat: int) -> list[int]:
    first = s.players[seat].civ * ids.FLEETS_A_CIV
    return [card for card in range(first, first + ids.FLEETS_A_CIV) if s.fleet_place[card] != NOWHERE]


def is_in_warp(s: AscendancyState, card: int) -> bool:
    return s.fleet_place[card] == IN_WARP
