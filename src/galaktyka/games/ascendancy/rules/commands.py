"""The Command Phase: what can be ordered, and what the orders do (R75, R89, R160, R180)."""

from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules import battle, hegemony, invasion, movement
from galaktyka.games.ascendancy.rules.building import ascend, free_answers, settle_fleet
from galaktyka.games.ascendancy.rules.common import fleets_in_play, gain, is_in_warp, spend_command
from galaktyka.games.ascendancy.rules.discovery import brave_in_place
from galaktyka.games.ascendancy.rules.espionage import answer_use
from galaktyka.games.ascendancy.rules.fleets import (
    answer_disband,
    commission,
    form_answers,
    resize_answers,
    starbase_answers,
)
from galaktyka.games.ascendancy.rules.lanes import some_slide
from galaktyka.games.ascendancy.rules.paths import sectors_with
from galaktyka.games.ascendancy.rules.projects import has_deck, launch
from galaktyka.games.ascendancy.rules.trade import open_trade
from galaktyka.games.ascendancy.state import FIRST_LANE, AscendancyState


def command_answers(s: AscendancyState, seat: int) -> list[int]:
    """R75 Commands while a token is ready, and free actions between them."""
    found = [c.END_VERB]
    if s.players[seat].ready > 0:
        sectors = sectors_with(s, seat)
        found += [c.A_SHIP + sector for sector in sectors if s.singles_in(sector, seat)]
        found += [c.A_FLEET + card for card in fleets_in_play(s, seat) if not is_in_warp(s, card)]
        found += [c.A_WARP + k for k in movement.distinct_warp_units(s, seat)]
        found += attack_answers(s, seat, sectors)
        for disc in sectors:
            if disc < FIRST_LANE:
                if invasion.may_invade(s, seat, disc):
                    found.append(c.A_INVADE + disc)
                if hegemony.may_try(s, seat, disc):
                    found.append(c.A_HEGEMONY + disc)
        found += starbase_answers(s, seat)
        found += form_answers(s, seat)
        if has_deck(s, seat):
            found.append(c.LAUNCH_VERB)
            if s.variant.focused_research:
                found.append(c.FOCUS_VERB)
    else:
        for card in fleets_in_play(s, seat):
            if not is_in_warp(s, card) and movement.may_brave_free(s, seat, card):
                found.append(c.A_FLEET + card)
    found += resize_answers(s, seat)
    found += free_answers(s, seat)
    return found


def run_command(s: AscendancyState) -> bool:
    """R75 The turn ends by itself when no token is ready and no free action, a slide included, is left."""
    seat = s.actor()
    if s.players[seat].ready or len(command_answers(s, seat)) > 1 or some_slide(s, s.slid):
        return True
    s.pop()
    return False


def attack_answers(s: AscendancyState, seat: int, sectors: list[int]) -> list[int]:
    """R115 Sectors with rival ships, next to own ships or with them."""
    targets: list[int] = []
    for sector in sectors:
        for there in [sector, *s.chart.neighbours(sector)]:
            if there not in targets and has_rival(s, there, seat):
                targets.append(there)
    return [c.A_ATTACK + sector for sector in sorted(targets)]


def has_rival(s: AscendancyState, sector: int, seat: int) -> bool:
    first = sector * s.seats
    for other in range(s.seats):
        if other != seat and s.ships[first + other]:
            return True
    return False


def answer_command(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    if c.A_SHIP <= answer < c.A_ATTACK:
        s.push(c.F_UNIT, seat, c.SINGLE, answer - c.A_SHIP)
    elif c.A_FLEET <= answer < c.A_WARP:
        card = answer - c.A_FLEET
        s.push(c.F_UNIT, seat, card, s.fleet_place[card])
    elif c.A_WARP <= answer < c.A_ANGLE:
        place = movement.warp_units(s, seat)[answer - c.A_WARP]
        s.push(c.F_UNIT, seat, s.warp[place + 3], s.warp[place + 1], 1, place)
    elif c.A_ATTACK <= answer < c.A_FLEET:
        battle.declare(s, seat, answer - c.A_ATTACK, table)
    elif c.A_INVADE <= answer < c.A_HEGEMONY:
        invasion.declare(s, seat, answer - c.A_INVADE, table)
    elif c.A_HEGEMONY <= answer < c.A_STARBASE:
        hegemony.attempt(s, seat, answer - c.A_HEGEMONY, table)
    elif c.A_STARBASE <= answer < c.A_SYSTEM:
        commission(s, seat, answer - c.A_STARBASE, table)
    elif c.A_FORM <= answer < c.A_SIDE:
        disc = answer - c.A_FORM
        s.push(c.F_FORM, seat, disc, s.singles_in(disc, seat))
    elif c.A_RESIZE <= answer < c.A_DISBAND:
        s.push(c.F_RESIZE, seat, answer - c.A_RESIZE)
    elif answer == c.END_VERB:
        s.pop()
    else:
        begin_projects(s, seat, answer, table)


def begin_projects(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """R180 Launch; U7 focused research takes a card of the owner's choice instead."""
    spend_command(s, seat, table)
    if answer == c.LAUNCH_VERB:
        launch(s, seat, table)
    else:
        s.push(c.F_SEARCH, seat, 0)


def is_free(answer: int) -> bool:
    """Whether an answer is a free action of either phase."""
    if answer == c.ASCEND_VERB or c.A_DISBAND <= answer < c.A_INVADE:
        return True
    return c.A_USE <= answer < c.A_CARD or c.A_TRADE <= answer < c.A_OFFER or c.A_SLIDE <= answer < c.A_BUILD


def answer_free(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    if answer == c.ASCEND_VERB:
        ascend(s, seat, table)
    elif c.A_TRADE <= answer < c.A_OFFER:
        open_trade(s, seat, answer - c.A_TRADE, False)
    elif c.A_DISBAND <= answer < c.A_SETTLE:
        answer_disband(s, answer - c.A_DISBAND, table)
    elif c.A_SETTLE <= answer < c.A_INVADE:
        settle_fleet(s, seat, answer - c.A_SETTLE, table)
    elif c.A_SLIDE <= answer < c.A_BUILD:
        s.push(c.F_SLIDE, seat, answer - c.A_SLIDE, 0)
    else:
        answer_use(s, seat, answer - c.A_USE, table)


def answer_unit(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    unit, sector, place = s.arg(0), s.arg(1), s.arg(3)
    s.pop()
    if answer == c.IMPULSE_VERB:
        movement.begin_impulse(s, seat, unit, sector, table)
    elif answer in (c.ENTER_WARP_VERB, c.BOOST_VERB):
        movement.enter_warp(s, seat, unit, sector, answer == c.BOOST_VERB, table)
    elif answer == c.ADD_TOKEN_VERB:
        movement.add_warp_token(s, seat, place, table)
    elif answer == c.EXIT_WARP_VERB:
        movement.exit_warp(s, seat, place, table)
    elif answer == c.MINE_VERB:
        spend_command(s, seat, table)
        s.mined |= 1 << unit
        gain(s, seat, ids.PRODUCTION, s.box.mining_production, c.WHY_FLEET, table)
    else:
        if answer == c.BRAVE_VERB:
            spend_command(s, seat, table)
        else:
            s.braved |= 1 << unit
        brave_in_place(s, seat, sector, unit, table)
