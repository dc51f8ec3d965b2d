"""Free actions: exchanges, burning, and those of single factions (R95–R97, R115, R119, R134, R135)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import (
    A_FREE,
    E_FREE,
    F_BRAIN_PAY,
    FREE_BAL_TAKS,
    FREE_BRAIN_CREDITS,
    FREE_BUNDLE_CREDITS,
    FREE_BUNDLE_ORE,
    FREE_BUNDLE_ORE_CREDIT,
    FREE_BURN,
    FREE_FIRST_EXCHANGE,
    FREE_HADSCH_HALLAS,
    FREE_NEVLAS,
)
from galaktyka.games.gaia.ids import (
    BAL_TAKS,
    CREDITS,
    EXCHANGE_POWER_CREDIT,
    EXCHANGE_POWER_ORE,
    HADSCH_HALLAS,
    INSTITUTE,
    ITARS,
    KNOWLEDGE,
    NEVLAS,
    ORE,
    POWER,
    QIC,
)
from galaktyka.games.gaia.rules.gains import gain, gain_resource
from galaktyka.games.gaia.rules.power import (
    BRAIN_POWER,
    burn,
    may_burn,
    may_choose_brain,
    spend,
    spend_forced,
    spendable,
)
from galaktyka.games.gaia.state import BRAIN_BOWL_3, FROM_ACTION, GaiaState, Player

EXCHANGES = 8


def held(p: Player, resource: int) -> int:
    if resource == POWER:
        return spendable(p)
    if resource == CREDITS:
        return p.credits
    if resource == ORE:
        return p.ore
    if resource == KNOWLEDGE:
        return p.knowledge
    return p.qic


def free_answers(s: GaiaState, seat: int) -> list[int]:
    """R95 The free actions that can be paid now."""
    p = s.players[seat]
    box = s.box
    answers: list[int] = []
    if may_burn(p):
        answers.append(A_FREE + FREE_BURN)
    pays = box.exchange_pay_resource
    amounts = box.exchange_pay_amount
    power = spendable(p)
    for i in range(EXCHANGES):
        resource = pays[i]
        if resource == POWER:
            payable = power >= amounts[i]
        elif resource == ORE:
            payable = p.ore >= amounts[i]
        else:
            payable = held(p, resource) >= amounts[i]
        if payable:
            answers.append(A_FREE + FREE_FIRST_EXCHANGE + i)
    if p.faction == HADSCH_HALLAS:
        if p.built[INSTITUTE]:
            for i in range(3):
                if p.credits >= box.exchange_credits[i]:
                    answers.append(A_FREE + FREE_HADSCH_HALLAS + i)
    elif p.faction == BAL_TAKS:
        if p.gaiaformers_ready:
            answers.append(A_FREE + FREE_BAL_TAKS)
    elif p.faction == NEVLAS:
        if p.bowl3:
            answers.append(A_FREE + FREE_NEVLAS)
        if p.built[INSTITUTE]:
            for free in range(FREE_BUNDLE_CREDITS, FREE_BUNDLE_ORE + 1):
                if power >= bundle_cost(s, free):
                    answers.append(A_FREE + free)
    elif p.brain == BRAIN_BOWL_3:
        answers.append(A_FREE + FREE_BRAIN_CREDITS)
    return answers


def bundle_cost(s: GaiaState, free: int) -> int:
    """R135 Two goods whose odd prices share a token."""
    credit = s.box.exchange_pay_amount[EXCHANGE_POWER_CREDIT]
    ore = s.box.exchange_pay_amount[EXCHANGE_POWER_ORE]
    if free == FREE_BUNDLE_CREDITS:
        return 2 * credit
    if free == FREE_BUNDLE_ORE_CREDIT:
        return ore + credit
    return 2 * ore


def use_free_action(s: GaiaState, seat: int, free: int, table: Table) -> None:
    """R97 Pay and take at once."""
    p = s.players[seat]
    table.rule("R95")
    table.rule("R97")
    table.tell(E_FREE, seat, free)
    if free == FREE_BURN:
        table.rule("R138" if p.faction == ITARS else "R96")
        burn(s, seat)
    elif free < FREE_HADSCH_HALLAS:
        exchange(s, seat, free - FREE_FIRST_EXCHANGE, table)
    elif free < FREE_BAL_TAKS:
        table.rule("R115")
        i = free - FREE_HADSCH_HALLAS
        p.credits -= s.box.exchange_credits[i]
        gain_resource(s, seat, s.box.exchange_gain_resource[i], 1, FROM_ACTION, table)
    elif free == FREE_BAL_TAKS:
        table.rule("R119")
        p.gaiaformers_ready -= 1
        p.gaiaformers_away += 1
        gain(s, seat, s.box.gaiaformer_gain, FROM_ACTION, table)
    elif free == FREE_NEVLAS:
        table.rule("R134")
        p.bowl3 -= 1
        p.gaia_tokens += 1
        gain(s, seat, s.box.gaia_token_gain, FROM_ACTION, table)
    elif free == FREE_BRAIN_CREDITS:
        table.rule("R123")
        spend(p, BRAIN_POWER, True)
        gain_resource(s, seat, CREDITS, BRAIN_POWER, FROM_ACTION, table)
    else:
        table.rule("R135")
        spend_forced(p, bundle_cost(s, free))
        credits = 2 if free == FREE_BUNDLE_CREDITS else (1 if free == FREE_BUNDLE_ORE_CREDIT else 0)
        gain(s, seat, [credits, 2 - credits, 0, 0, 0, 0, 0], FROM_ACTION, table)


def exchange(s: GaiaState, seat: int, i: int, table: Table) -> None:
    p = s.players[seat]
    resource, amount = s.box.exchange_pay_resource[i], s.box.exchange_pay_amount[i]
    if resource == POWER:
        table.rule("R4")
        if may_choose_brain(p, amount):
            s.push(F_BRAIN_PAY, seat, amount, A_FREE + FREE_FIRST_EXCHANGE + i)
            return
        spend_forced(p, amount)
    elif resource == ORE:
        p.ore -= amount
    elif resource == KNOWLEDGE:
        p.knowledge -= amount
    elif resource == QIC:
        p.qic -= amount
    else:
        p.credits -= amount
    take_exchange(s, seat, i, table)


def take_exchange(s: GaiaState, seat: int, i: int, table: Table) -> None:
    gain_resource(s, seat, s.box.exchange_gain_resource[i], 1, FROM_ACTION, table)
