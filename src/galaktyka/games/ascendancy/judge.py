"""The quick evaluation that bots search by: how near a seat is to winning, in hundredths of Ascendancy.

Ascendancy and Culture count as they stand. What pays itself back over rounds (nodes, agreements, advancements)
counts by the rounds that are probably left. Ships count for what they can do where they stand: settle, take
over, explore, guard the home. What the strongest rival has is held against the seat in part.
"""

from typing import Final

from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.hegemony import modifier, resistance
from galaktyka.games.ascendancy.rules.hits import SIDES, hegemony_face
from galaktyka.games.ascendancy.state import (
    DONE,
    EXHAUSTED,
    FACE_UP,
    FIRST_LANE,
    NO_CARD,
    NOBODY,
    PROJECT,
    WARP,
    AscendancyState,
)

TOKEN: Final = 150  # of Ascendancy: more than the Culture that it costs
VICTORY: Final = 2000
NEAR_VICTORY: Final = 260  # enough Ascendancy and the home in hand: only the check is missing
LOST_HOME: Final = 320
RIVAL_HOME: Final = 140
OUT: Final = -1000

# What a resource in stock is worth, and beyond what amount it is idle: then it should have been spent.
STOCK: Final = [7, 7, 24]
PLENTY: Final = [2, 4, 99]
BEYOND: Final = [-14, -6, 24]
INCOME: Final = [6, 6, 22]  # of one token a round, for each round left
LONGEST: Final = 9  # rounds ahead that anything is counted for
USUAL: Final = 15  # rounds of a game
TEMPO: Final = 120  # a round that has gone by: nothing is gained by waiting for income

SYSTEM: Final = 70  # a controlled system, besides its nodes
SLOT: Final = 7  # room for a node there
SETTLEABLE: Final = 16  # an undeveloped planet that the seat occupies
TAKEABLE: Final = 40  # a developed system that the seat occupies, if it were certain to follow
SURVEYED: Final = 6  # a phenomenon with its token and own ships
UNKNOWN: Final = 9  # a card face down under own ships
SHIP: Final = 12
ENOUGH: Final = 10  # ships beyond this are worth less
SPARE: Final = 4
SCOUT: Final = 5  # a ship on an open lane, more the nearer it is to the end
FLEET: Final = 8
STARBASE: Final = 40
COMMAND: Final = 22
READY: Final = 1  # a command that is not spent on nothing
WEAPON: Final = [0, 26, 58, 92]
SHIELD: Final = [0, 30, 64, 98]
ADVANCEMENT: Final = 26  # besides the Research that it took
RESEARCHED: Final = 14  # a token on a project
PROJECT_ROOM: Final = 7  # a project within the limit
AGREEMENT_GIVEN: Final = 3  # each Production that a rival gets out of it, for each round left
THREAT: Final = 16  # a rival ship near the home that nobody there answers
NEAR: Final = 3  # sectors from the home that count as near
RIVAL_SHARE: Final = 5  # a fifth of the strongest rival's position is held against the seat


def judge(s: AscendancyState, seat: int) -> int:
    """About how much Ascendancy the seat's position is worth, in hundredths."""
    if not s.frames:
        return (VICTORY if s.winners >> seat & 1 else 0) + TOKEN * s.players[seat].ascendancy
    if s.players[seat].civ < 0:
        return 0
    if not s.players[seat].alive:
        return OUT
    left = rounds_left(s, seat)
    rivals = [
        position(s, other, left) for other in range(s.seats) if other != seat and s.players[other].alive
    ]
    others = max(rivals) if rivals else 0
    value = position(s, seat, left) + reach(s, seat) - danger(s, seat) - others // RIVAL_SHARE
    return value - TEMPO * s.round


def rounds_left(s: AscendancyState, seat: int) -> int:
    """Rounds that are probably still to come, by the clock and by how far rivals are.

    The seat's own Ascendancy does not count: nobody should think less of a token because it ends the game.
    """
    left = USUAL - s.round
    for other in range(s.seats):
        if other != seat:
            left = min(left, 2 * (s.box.ascendancy_to_win - s.players[other].ascendancy) + 1)
    if s.variant.round_cap:
        left = min(left, s.variant.round_cap - s.round)
    return max(2, min(LONGEST, left))


# --- what lies on the console and the map ---


def position(s: AscendancyState, seat: int, left: int) -> int:
    """What a seat has, apart from where its ships stand."""
    p = s.players[seat]
    total = TOKEN * p.ascendancy + stock(s, seat)
    total += systems(s, seat, left) + cards(s, seat, left) + agreements(s, seat, left)
    total += WEAPON[min(3, p.weapons)] + SHIELD[min(3, p.shields)]
    total += COMMAND * (p.ready + p.spent - s.box.commands) + READY * p.ready
    ships = s.box.ships - p.pool
    total += SHIP * min(ships, ENOUGH) + SPARE * max(0, ships - ENOUGH)
    home = s.home(seat)
    if s.control[home] != seat:
        total -= LOST_HOME
    elif p.ascendancy >= s.box.ascendancy_to_win:
        total += NEAR_VICTORY
    return total


def stock(s: AscendancyState, seat: int) -> int:
    """Resources in hand: a few are worth having, idle ones should have been spent."""
    total = 0
    goods = s.players[seat].goods
    for k in range(ids.RESOURCES):
        total += STOCK[k] * min(goods[k], PLENTY[k]) + BEYOND[k] * max(0, goods[k] - PLENTY[k])
    return total


def systems(s: AscendancyState, seat: int, left: int) -> int:
    """Controlled systems with their nodes, free slots and starbases; homes of rivals count apart."""
    total = 0
    control, nodes, capacity = s.control, s.nodes, s.box.capacity
    for disc in range(ids.SYSTEMS):
        if control[disc] != seat:
            continue
        first = disc * 6
        built = 0
        for k in range(ids.RESOURCES):
            here = nodes[first + k] + nodes[first + 3 + k]
            built += here
            total += here * INCOME[k] * left
        room = sum(capacity[disc * ids.SLOT_KINDS : (disc + 1) * ids.SLOT_KINDS]) - built
        total += SYSTEM + SLOT * room
        if s.base[disc] != NOBODY:
            total += STARBASE
        if disc < ids.CIVILIZATIONS and disc != s.home(seat):
            total += RIVAL_HOME
    return total


def cards(s: AscendancyState, seat: int, left: int) -> int:
    """Advancements by the Research in them and what they are for; projects by their tokens."""
    total = 0
    projects = 0
    at, of, cost = s.card_at, s.card_of, s.box.advancement_cost
    for card in range(ids.ADVANCEMENTS):
        if of[card] != seat:
            continue
        if at[card] == DONE or at[card] == EXHAUSTED:
            total += ADVANCEMENT + RESEARCHED * cost[card]
        elif at[card] == PROJECT:
            projects += 1
            total += RESEARCHED * s.card_tokens[card]
    if left > 1:
        total += PROJECT_ROOM * min(projects, s.research_nodes(seat))
    return total


def agreements(s: AscendancyState, seat: int, left: int) -> int:
    """What held agreements bring, less what the own ones bring to rivals."""
    total = 0
    civ = s.players[seat].civ
    for agreement in range(ids.AGREEMENTS):
        holder = s.holder[agreement]
        if holder == NOBODY:
            continue
        value = s.box.trade_production[agreement] * left
        if agreement // ids.AGREEMENTS_A_CIV == civ:
            total -= AGREEMENT_GIVEN * value
        elif holder == seat:
            total += INCOME[ids.PRODUCTION] * value
    return total


# --- where ships stand ---


def reach(s: AscendancyState, seat: int) -> int:
    """What ships can do from where they are: settle, win systems over, survey, explore."""
    total = 0
    ships, seats = s.ships, s.seats
    for sector in range(len(ships) // seats):
        if not ships[sector * seats + seat]:
            continue
        if sector < FIRST_LANE:
            total += in_system(s, seat, sector)
        else:
            total += on_lane(s, sector)
    for at in range(0, len(s.warp), WARP):
        if s.warp[at] == seat:
            total += min(3, s.warp[at + 2])
    first = s.players[seat].civ * ids.FLEETS_A_CIV
    for card in range(first, first + ids.FLEETS_A_CIV):
        if s.fleet_size[card]:
            total += FLEET
    return total


def in_system(s: AscendancyState, seat: int, disc: int) -> int:
    if s.control[disc] == seat or not s.occupies(disc, seat):
        return 0
    if s.box.system_kind[disc] == ids.PHENOMENON:
        return SURVEYED if s.token[disc] else 2
    if s.lying[disc] != NO_CARD and s.known[disc] != FACE_UP:
        return UNKNOWN
    if not s.is_developed(disc):
        if s.prewarp[disc] and s.special(seat, ids.NO_COLONIZE_PREWARP):
            return 3
        slots = sum(s.box.capacity[disc * ids.SLOT_KINDS : (disc + 1) * ids.SLOT_KINDS])
        return SETTLEABLE + 3 * slots + 5 * s.prewarp[disc]
    return TAKEABLE * chance_to_take(s, seat, disc) // SIDES


def chance_to_take(s: AscendancyState, seat: int, disc: int) -> int:
    """Faces of a die, out of six, with which a system would follow: by culture, or by force."""
    by_culture = 0
    if s.players[seat].goods[ids.CULTURE] >= s.box.hegemony_attempt_cost + s.box.hegemony_control_cost:
        by_culture = max(0, SIDES + 1 - hegemony_face(resistance(s, disc), modifier(s, seat)))
    by_force = 0
    if not s.special(seat, ids.NO_INVASION):
        by_force = min(SIDES - 1, max(0, s.ships_in(disc, seat) - s.count_nodes(disc)))
    return max(by_culture, by_force)


def on_lane(s: AscendancyState, sector: int) -> int:
    """An open lane leads to something new; another one leads somewhere."""
    lane, place = divmod(sector - FIRST_LANE, ids.LONGEST_LANE)
    chart = s.chart
    if chart.lane_b[lane] >= 0 and chart.lane_a[lane] >= 0:
        return 1
    if not s.stack:
        return 0
    gone = place + 1 if chart.lane_b[lane] < 0 else chart.lane_length[lane] - place
    return SCOUT * gone


def danger(s: AscendancyState, seat: int) -> int:
    """Hostile ships within a few sectors of the home, beyond those that stand against them there."""
    home = s.home(seat)
    if s.control[home] != seat:
        return 0
    seen = [home]
    edge = [home]
    hostile = 0
    for _ in range(NEAR):
        after: list[int] = []
        for sector in edge:
            for there in s.chart.neighbours(sector):
                if there not in seen:
                    seen.append(there)
                    after.append(there)
        edge = after
    for sector in seen:
        for other in range(s.seats):
            if other != seat and not s.at_peace(other, seat):
                hostile += s.ships_in(sector, other)
    return THREAT * max(0, hostile - s.ships_in(home, seat))
