"""What Exploration cards do (R103–R109, section 2.7), and the end of a system (R110)."""

from typing import Final

from galaktyka.core.state import changed, raised
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.common import (
    free_control_nodes,
    gain,
    keep_still,
    lose_from_fleet,
    lose_singles,
)
from galaktyka.games.ascendancy.rules.control import BY_CARD, take_control
from galaktyka.games.ascendancy.rules.discovery import brave, party_size
from galaktyka.games.ascendancy.rules.projects import whole_deck
from galaktyka.games.ascendancy.state import FACE_UP, NOBODY, AscendancyState

# Stages of F_EVENT, in the order of the card's steps.
BEGIN: Final = 0
HAZARD: Final = 1
REWARD: Final = 2
GOODS: Final = 3
CHOICE: Final = 4
COLLAPSE: Final = 5
DISPLACE: Final = 6
SEARCH: Final = 7
RELAY: Final = 8
COLONY: Final = 9
NATIVES: Final = 10
FINISH: Final = 11


def run_event(s: AscendancyState, table: Table) -> None:
    """One step of the card; it stops when the unit is gone."""
    seat, disc, card, stage = s.actor(), s.arg(0), s.arg(1), s.arg(2)
    s.set_arg(2, stage + 1)
    if stage == FINISH:
        s.pop()
        finish(s, disc, card, table)
    elif stage > HAZARD and not party_size(s):
        s.set_arg(2, FINISH)
    elif stage <= GOODS:
        first_steps(s, seat, disc, card, stage, table)
    else:
        later_steps(s, seat, disc, card, stage, table)


def first_steps(s: AscendancyState, seat: int, disc: int, card: int, stage: int, table: Table) -> None:
    """R103 The card's hazard comes first, then what survivors gain or lose."""
    printed = s.box.exploration[card]
    if stage == BEGIN:
        bonus = s.special(seat, ids.CULTURE_ON_CIVILIZATION)
        if printed.kind == ids.CIVILIZATION and bonus:
            table.rule("R109")
            gain(s, seat, ids.CULTURE, bonus, c.WHY_SPECIAL, table)
    elif stage == HAZARD:
        if printed.hazard:
            table.rule("R103")
            brave(s, seat, disc, printed.hazard, False, table)
    elif stage == REWARD:
        for resource in range(ids.RESOURCES):
            gain(s, seat, resource, printed.reward[resource], c.WHY_EXPLORATION, table)
    else:
        change_goods(s, seat, card, table)


def change_goods(s: AscendancyState, seat: int, card: int, table: Table) -> None:
    """Commands exhausted, resources lost and gained; some Research may go onto projects."""
    printed = s.box.exploration[card]
    player = s.players[seat]
    exhausted = min(printed.exhausts, player.ready)
    if exhausted:
        player.ready -= exhausted
        player.spent += exhausted
        table.tell(c.E_COMMANDS, seat, exhausted)
    for resource in range(ids.RESOURCES):
        lost = min(printed.lose[resource], player.goods[resource])
        if lost:
            player.goods[resource] -= lost
            table.tell(c.E_PAID, seat, resource, lost)
        if resource == ids.RESEARCH and printed.on_projects:
            s.push(c.F_REWARD, seat, printed.gain[resource], c.WHY_EXPLORATION)
        else:
            gain(s, seat, resource, printed.gain[resource], c.WHY_EXPLORATION, table)


def later_steps(s: AscendancyState, seat: int, disc: int, card: int, stage: int, table: Table) -> None:
    printed = s.box.exploration[card]
    if stage == CHOICE and printed.choices:
        s.push(c.F_CHOICE, seat, card, disc)
    elif stage == COLLAPSE and printed.destroys_system:
        s.push(c.F_COLLAPSE, seat, disc, 0)
    elif stage == DISPLACE and printed.displaces:
        s.push(c.F_DISPLACE, s.right_of(seat), seat, disc)
    elif stage == SEARCH and printed.free_advancement and whole_deck(s, seat):
        s.push(c.F_SEARCH, seat, 1)
    elif stage == RELAY and printed.trade_offers:
        s.push(c.F_RELAY, seat, printed.trade_offers)
    elif stage == COLONY and printed.rival_colony:
        s.push(c.F_NAME, s.right_of(seat), disc, seat)
    elif stage == NATIVES:
        settle_natives(s, disc, printed.prewarp, printed.warp_level, table)


def settle_natives(s: AscendancyState, disc: int, prewarp: int, level: int, table: Table) -> None:
    """R105 Tokens for the first colonizer; R106 an independent civilization with its nodes."""
    if prewarp:
        table.rule("R105")
        s.prewarp = changed(s.prewarp, disc, prewarp)
        table.tell(c.E_PREWARP, NOBODY, disc, prewarp)
    if level:
        table.rule("R106")
        s.level = changed(s.level, disc, level)
        built = 0
        for resource in range(ids.RESOURCES):
            for slot in (0, 3):
                room = s.box.capacity[disc * ids.SLOT_KINDS + (resource if slot == 0 else ids.OPEN)]
                used = s.nodes[disc * 6 + resource] if slot == 0 else open_used(s, disc)
                add = max(0, min(room - used, s.box.level_nodes[level] - built))
                s.nodes = raised(s.nodes, disc * 6 + slot + resource, add)
                built += add
        table.tell(c.E_LEVEL, NOBODY, disc, level, built)


def open_used(s: AscendancyState, disc: int) -> int:
    return sum(s.nodes[disc * 6 + 3 : disc * 6 + 6])


def finish(s: AscendancyState, disc: int, card: int, table: Table) -> None:
    """R104 Some cards stay face up; R108 the others are discarded; the Planet Eater leaves the game."""
    printed = s.box.exploration[card]
    survived = party_size(s) > 0
    if printed.destroys_system and not s.is_placed(disc):
        return
    if printed.until_colonized or (printed.until_survived and not survived):
        table.rule("R104")
        s.lying = changed(s.lying, disc, card)
        s.known = changed(s.known, disc, FACE_UP)
    else:
        s.explored = raised(s.explored, card, 1)


# --- choices ---


def choice_answers(s: AscendancyState) -> list[int]:
    return [c.A_CHOICE + k for k in range(len(s.box.exploration[s.arg(0)].choices))]


def answer_choice(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """Resources for nothing, or more for a ship of the unit."""
    choice, disc = s.box.exploration[s.arg(0)].choices[answer - c.A_CHOICE], s.arg(1)
    s.pop()
    for _ in range(choice[ids.RESOURCES]):
        lose_from_party(s, seat, disc, table)
    for resource in range(ids.RESOURCES):
        gain(s, seat, resource, choice[resource], c.WHY_EXPLORATION, table)


def lose_from_party(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """One ship of the unit that resolves the card."""
    if s.party:
        s.party -= 1
        lose_singles(s, seat, disc, 1, table)
        return
    for card in range(ids.FLEET_CARDS):
        if s.party_fleets >> card & 1:
            size = s.fleet_size[card]
            if lose_from_fleet(s, card, 1, table):
                s.party_fleets &= ~(1 << card)
                s.party += size - 1
            return


# --- displacement ---


def displace_targets(s: AscendancyState, owner: int, left: int) -> list[int]:
    """Other discs, not homes, without ships hostile to the owner of the unit."""
    found: list[int] = []
    for disc in range(ids.FIRST_PLANET, ids.SYSTEMS):
        if disc == left or not s.is_placed(disc):
            continue
        hostile = [
            other
            for other in range(s.seats)
            if other != owner and s.ships_in(disc, other) and not s.at_peace(owner, other)
        ]
        if not hostile:
            found.append(disc)
    return found


def run_displace(s: AscendancyState) -> bool:
    if displace_targets(s, s.arg(0), s.arg(1)):
        return True
    s.pop()
    return False


def displace_answers(s: AscendancyState) -> list[int]:
    return [c.A_SYSTEM + disc for disc in displace_targets(s, s.arg(0), s.arg(1))]


def answer_displace(s: AscendancyState, answer: int, table: Table) -> None:
    """The player to the right moves the unit; nothing else happens there."""
    owner, start, end = s.arg(0), s.arg(1), answer - c.A_SYSTEM
    s.pop()
    ships = party_size(s)
    s.put(start, owner, -ships)
    s.put(end, owner, ships)
    for card in range(ids.FLEET_CARDS):
        if s.party_fleets >> card & 1:
            s.fleet_place = changed(s.fleet_place, card, end)
    keep_still(s, owner, start)
    table.tell(c.E_DISPLACED, owner, start, end)


# --- a lost colony ---


def name_answers(s: AscendancyState) -> list[int]:
    """The player to the right names anyone but the discoverer, himself too."""
    return [c.A_SEAT + seat for seat in range(s.seats) if seat != s.arg(1) and s.players[seat].alive]


def answer_name(s: AscendancyState, answer: int) -> None:
    disc, seat = s.arg(0), answer - c.A_SEAT
    s.pop()
    if free_control_nodes(s, seat):
        take_control(s, seat, disc, BY_CARD)
    else:
        s.push(c.F_YIELD, seat, disc, 1)
