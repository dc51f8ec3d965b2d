"""What the laws and resolutions in force change: prices, numbers, what is forbidden (R92–R97, R100a)."""

from galaktyka.games.exodus.ids import (
    ADVANCED_POLITICS,
    AXINIUM,
    BANKING_PLUS,
    CP,
    EXPERT_CLONING,
    EXPERT_POLITICS,
    FORBID,
    GROWTH,
    LANDING_SUCCESS_ON,
    MINING_PLUS,
    REACTION_COST,
    RED_RATES_FOR_ALL,
    RESEARCH_DISCOUNT,
    SHIP_COST,
    SHIP_SPEED,
    TAX_RATE,
    TRADE_EXCHANGES,
    UPGRADE_COST,
)
from galaktyka.games.exodus.state import ExodusState


def total(s: ExodusState, kind: int) -> int:
    """R100a All cards that touch one number are added together."""
    amount = 0
    effects = s.box.political_effect
    for card in s.in_force:
        if effects[card].kind == kind:
            amount += effects[card].amount
    return amount


def in_force(s: ExodusState, kind: int) -> bool:
    effects = s.box.political_effect
    for card in s.in_force:
        if effects[card].kind == kind:
            return True
    return False


def research_discount(s: ExodusState, technology: int) -> int:
    """R92 The discounts of all types that a technology has add up."""
    types = s.box.technology_types[technology]
    amount = 0
    effects = s.box.political_effect
    for card in s.in_force:
        effect = effects[card]
        if effect.kind == RESEARCH_DISCOUNT and effect.about & types:
            amount += effect.amount
    return amount


def ship_cost(s: ExodusState, type_: int, resource: int) -> int:
    """R93 CP or axinium of a ship, never less than nothing."""
    cost = s.box.ship_cp[type_] if resource == CP else s.box.ship_axinium[type_]
    effects = s.box.political_effect
    for card in s.in_force:
        effect = effects[card]
        if effect.kind == SHIP_COST and effect.about == (1 if resource == AXINIUM else 0):
            cost += effect.amount
    return max(0, cost)


def upgrade_cp(s: ExodusState, upgrade: int) -> int:
    """R93 CP of an upgrade, rockets included."""
    return max(0, s.box.upgrade_cp[upgrade] + total(s, UPGRADE_COST))


def tax_rate(s: ExodusState, seat: int) -> int:
    """R94 CP for each unit of income: nothing in the short game and with Advanced Politics."""
    if s.variant.short or s.players[seat].has(ADVANCED_POLITICS):
        return 0
    return max(0, total(s, TAX_RATE)) if in_force(s, TAX_RATE) else s.box.tax


def forbidden(s: ExodusState, what: int) -> bool:
    """R95 Whether a card in force forbids this."""
    effects = s.box.political_effect
    for card in s.in_force:
        if effects[card].kind == FORBID and effects[card].about & what:
            return True
    return False


def exchanges(s: ExodusState) -> int:
    """R96 How many exchanges one Trade allows."""
    return max(1, s.box.exchanges + total(s, TRADE_EXCHANGES))


def red_for_all(s: ExodusState) -> bool:
    """R96 Red rates without Advanced Trading."""
    return in_force(s, RED_RATES_FOR_ALL)


def landing_from(s: ExodusState) -> int:
    """R97 The lowest face with which a marker lands on a planet with moons."""
    lowest = s.box.landing_from
    effects = s.box.political_effect
    for card in s.in_force:
        if effects[card].kind == LANDING_SUCCESS_ON:
            lowest = effects[card].amount
    return lowest


def growth(s: ExodusState, seat: int) -> int:
    """R97 Markers that the clone factory makes."""
    cloned = s.box.growth + (s.box.expert_cloning if s.players[seat].has(EXPERT_CLONING) else 0)
    return max(0, cloned + total(s, GROWTH))


def banking_plus(s: ExodusState) -> int:
    """R97 CP that cards add to Banking."""
    return total(s, BANKING_PLUS)


def mining_plus(s: ExodusState) -> int:
    """R97 Units that cards add to Mining."""
    return total(s, MINING_PLUS)


def reaction_cost(s: ExodusState, seat: int, owner: int) -> int:
    """R36 Population for a reaction on one's own or another's card."""
    cost = s.box.reaction_own if seat == owner else s.box.reaction_other
    if s.players[seat].has(EXPERT_POLITICS):
        cost -= s.box.expert_politics
    return max(0, cost + total(s, REACTION_COST))


def speed(s: ExodusState, seat: int, type_: int) -> int:
    """R97 Speed of a ship with what cards add, at most three."""
    return max(0, min(s.box.top_speed, s.drive_of(seat, type_) + total(s, SHIP_SPEED)))
