"""The frame of a round: income, the Gaia phase, passing, clean-up (R10–R17, R86, R112, R139)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import (
    A_BOOSTER,
    A_FREE,
    A_INCOME_POWER,
    A_INCOME_TOKENS,
    DONE_VERB,
    E_BOOSTER,
    E_GAIA_PLANET,
    E_INCOME,
    E_PASS,
    F_BOOSTER,
    F_INCOME,
    F_ITARS,
    F_OFFERS,
    F_TERRANS,
    FREE_FIRST_EXCHANGE,
    TAKE_VERB,
)
from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ECONOMY,
    GAIA,
    GAIAFORMER,
    INSTITUTE,
    ITARS,
    LAB,
    MINE,
    POWER,
    SCIENCE,
    TERRANS,
    TOKENS,
    TRADING_STATION,
    TRANSDIM,
)
from galaktyka.games.gaia.rules.free_actions import take_exchange
from galaktyka.games.gaia.rules.gains import gain, gain_effect, gain_tokens
from galaktyka.games.gaia.rules.power import charge
from galaktyka.games.gaia.rules.tiles import STANDARD_SLOTS, any_tile
from galaktyka.games.gaia.state import (
    BRAIN_BOWL_1,
    BRAIN_GAIA,
    FROM_ADVANCED,
    FROM_BOOSTER,
    FROM_START,
    GaiaState,
    Player,
)

LAST_ROUND = 6
POWER_EXCHANGES = 4


# --- phase I ---


def income_symbols(s: GaiaState, seat: int) -> list[list[int]]:
    """R11 Every uncovered hand symbol of a player, each one indivisible (R12)."""
    p = s.players[seat]
    box = s.box
    faction = box.factions[p.faction]
    symbols = [faction.always]
    for i in range(p.built[MINE]):
        symbols.append(faction.mine_fields[i])
    for i in range(p.built[TRADING_STATION]):
        symbols.append(faction.trading_fields[i])
    for i in range(p.built[LAB]):
        symbols.append(faction.lab_fields[i])
    if p.built[INSTITUTE]:
        symbols.extend(faction.institute_fields)
    if p.built[ACADEMY_KNOWLEDGE]:
        symbols.append(faction.academy_income)
    for track in (ECONOMY, SCIENCE):
        symbols.append(box.level_income[track * 6 + p.research[track]])
    if p.booster >= 0:
        symbols.extend(box.booster_income[p.booster])
    for tile in range(STANDARD_SLOTS):
        if p.has_tech(tile):
            symbols.append(box.tech_income[tile])
    for tile in range(len(box.advanced_income)):
        if p.advanced >> tile & 1:
            symbols.append(box.advanced_income[tile])
    return symbols


def begin_income(s: GaiaState, seat: int, table: Table) -> None:
    """R11 Goods come at once; tokens and power wait for their order."""
    table.rule("R11")
    table.tell(E_INCOME, seat)
    waiting: list[int] = []
    for symbol in income_symbols(s, seat):
        goods = symbol
        if symbol[POWER] or symbol[TOKENS]:
            waiting.append(symbol[POWER] if symbol[POWER] else -symbol[TOKENS])
            goods = symbol[:]
            goods[POWER] = 0
            goods[TOKENS] = 0
        gain(s, seat, goods, FROM_START, table)
    if waiting:
        waiting.sort()
        s.income = waiting
        s.push(F_INCOME, seat)


def run_income(s: GaiaState, table: Table) -> bool:
    """R12 True when the order of tokens and power is worth asking for."""
    seat = s.actor()
    waiting = s.income
    if not waiting:
        s.pop()
        return False
    p = s.players[seat]
    power = sum([n for n in waiting if n > 0])
    in_1 = p.bowl1 + (1 if p.brain == BRAIN_BOWL_1 else 0)
    if waiting[0] < 0 < waiting[-1] and power > in_1:
        return True
    take_symbol(s, seat, waiting[0], table)
    return False


def income_answers(s: GaiaState) -> list[int]:
    answers: list[int] = []
    for n in s.income:
        answer = A_INCOME_POWER + n if n > 0 else A_INCOME_TOKENS - n
        if answer not in answers:
            answers.append(answer)
    return answers


def take_symbol(s: GaiaState, seat: int, n: int, table: Table) -> None:
    """R12 One hand symbol of tokens (n < 0) or power."""
    table.rule("R12")
    s.income.remove(n)
    if n < 0:
        table.rule("R2")
        gain_tokens(s.players[seat], -n)
    else:
        charge(s, seat, n, table)


# --- phase II ---


def transform_planets(s: GaiaState, table: Table) -> None:
    """R14 Transdim planets with a gaiaformer become Gaia planets."""
    for hex_ in s.board.planet_hexes:
        if s.structure[hex_] == GAIAFORMER and s.planet[hex_] == TRANSDIM:
            table.rule("R14")
            s.change_planet(hex_, GAIA)
            table.tell(E_GAIA_PLANET, s.owner[hex_], hex_)


def begin_gaia_phase(s: GaiaState, seat: int, table: Table) -> None:
    """R14 Tokens leave the Gaia area; Terrans and Itars with the institute may use them (R112, R139)."""
    p = s.players[seat]
    if p.faction == ITARS and p.built[INSTITUTE]:
        table.rule("R14a")
        s.push(F_ITARS, seat)
        return
    tokens = p.gaia_tokens
    if p.faction == TERRANS and tokens:
        table.rule("R111")
    empty_gaia_area(p)
    if p.faction == TERRANS and p.built[INSTITUTE] and tokens:
        table.rule("R14a")
        table.rule("R112")
        s.push(F_TERRANS, seat, tokens)


def empty_gaia_area(p: Player) -> None:
    """R14, R111"""
    if p.faction == TERRANS:
        p.bowl2 += p.gaia_tokens
    else:
        p.bowl1 += p.gaia_tokens
    p.gaia_tokens = 0
    if p.brain == BRAIN_GAIA:
        p.brain = BRAIN_BOWL_1
    p.gaiaformers_ready += p.gaiaformers_away
    p.gaiaformers_away = 0


def terrans_answers(s: GaiaState) -> list[int]:
    """R112 Goods at the prices of free actions, as long as the power lasts."""
    left = s.arg(0)
    answers = [
        A_FREE + FREE_FIRST_EXCHANGE + i
        for i in range(POWER_EXCHANGES)
        if s.box.exchange_pay_amount[i] <= left
    ]
    answers.append(DONE_VERB)
    return answers


def terrans_exchange(s: GaiaState, seat: int, i: int, table: Table) -> None:
    left = s.arg(0) - s.box.exchange_pay_amount[i]
    if left > 0:
        s.set_arg(0, left)
    else:
        s.pop()
    take_exchange(s, seat, i, table)


def run_itars(s: GaiaState, table: Table) -> bool:
    """R139 True while four tokens could buy a tile; R14a a Lost Planet is offered before that goes on."""
    seat = s.actor()
    p = s.players[seat]
    if s.triggers:
        s.push(F_OFFERS, seat)
        return False
    if not s.arg(0) and p.gaia_tokens >= s.box.itars_tokens and any_tile(s, seat):
        return True
    s.pop()
    empty_gaia_area(p)
    return False


def itars_answers() -> list[int]:
    return [TAKE_VERB, DONE_VERB]


# --- passing and clean-up ---


def score_pass(s: GaiaState, seat: int, table: Table) -> None:
    """R86 Points of the booster and of advanced tiles."""
    p = s.players[seat]
    if p.booster >= 0:
        gain_effect(s, seat, s.box.booster_pass[p.booster], FROM_BOOSTER, table)
    for tile in range(len(s.box.advanced_pass)):
        if p.advanced >> tile & 1:
            gain_effect(s, seat, s.box.advanced_pass[tile], FROM_ADVANCED, table)


def pass_round(s: GaiaState, seat: int, table: Table) -> None:
    """R86 Score, then change boosters, except in the last round."""
    table.rule("R86")
    score_pass(s, seat, table)
    if s.round < LAST_ROUND:
        table.rule("R87")
        s.push(F_BOOSTER, seat)
    else:
        leave_round(s, seat, -1, table)


def booster_answers(s: GaiaState) -> list[int]:
    return [A_BOOSTER + booster for booster in s.boosters]


def change_booster(s: GaiaState, seat: int, booster: int, table: Table) -> None:
    """R86 Take one of the boosters on offer, then give back the old one."""
    p = s.players[seat]
    s.boosters.remove(booster)
    if p.booster >= 0:
        s.boosters.append(p.booster)
    p.booster = booster
    leave_round(s, seat, booster, table)


def leave_round(s: GaiaState, seat: int, booster: int, table: Table) -> None:
    table.rule("R13")
    s.players[seat].passed = True
    s.passing.append(seat)
    table.tell(E_PASS, seat, booster)


def first_booster(s: GaiaState, seat: int, booster: int, table: Table) -> None:
    table.rule("S10")
    s.boosters.remove(booster)
    s.players[seat].booster = booster
    table.tell(E_BOOSTER, seat, booster)


def clean_up(s: GaiaState, table: Table) -> None:
    """R17 Clear the marks of the round; the passing order gives the next turn order (R86, 3.7)."""
    table.rule("R17")
    s.actions_used = 0
    for p in s.players:
        p.passed = False
        p.specials_used = 0
    if s.variant.passing_order:
        table.rule("S20")
        s.turn_order = s.passing[:]
    else:
        first = s.passing[0]
        n = len(s.players)
        s.turn_order = [(first + i) % n for i in range(n)]
    s.passing = []
