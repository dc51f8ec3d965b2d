"""How a position of Gaia Project looks to somebody who has played it: the quick guess that bots search by.

The guess adds up, in hundredths of a point: points held and certain, goods at what they usually bring,
income for the rounds to come, and what boards, tiles and the neighbourhood promise. Round-dependent worths
run from the end of the game (index 0) to its beginning (index 6 rounds left).
"""

from typing import Final

from galaktyka.games.gaia.components import Effect, terraforming_steps
from galaktyka.games.gaia.ids import (
    ACADEMY_QIC,
    CREDITS,
    GAIA,
    GAIA_PROJECT,
    HOME_TYPES,
    INSTITUTE,
    KNOWLEDGE,
    LAB,
    MINE,
    NAVIGATION,
    ON_FEDERATION,
    ORE,
    PER_NOTHING,
    POWER,
    QIC,
    TECH_ACT_4PW,
    TERRAFORMING,
    TOKENS,
    TRADING_STATION,
    TRANSDIM,
    VP,
)
from galaktyka.games.gaia.rules.gains import count
from galaktyka.games.gaia.rules.ground import power_value
from galaktyka.games.gaia.rules.rounds import LAST_ROUND, income_symbols
from galaktyka.games.gaia.rules.specials import has_special
from galaktyka.games.gaia.rules.tiles import STANDARD_SLOTS
from galaktyka.games.gaia.scoring import final_count
from galaktyka.games.gaia.state import (
    BRAIN_BOWL_1,
    BRAIN_BOWL_2,
    BRAIN_BOWL_3,
    SPECIAL_ACADEMY,
    SPECIAL_TECH,
    GaiaState,
    Player,
)

W_CREDITS: Final = 0
W_ORE: Final = 2
W_KNOWLEDGE: Final = 4
W_QIC: Final = 6
W_BOWL_3: Final = 8
W_BOWL_2: Final = 10
W_BOWL_1: Final = 12
W_CHARGE: Final = 14
W_PLENTY_CREDITS: Final = 16
W_PLENTY_ORE: Final = 17
W_PLENTY_KNOWLEDGE: Final = 18
W_PLENTY_QIC: Final = 19
W_PLENTY: Final = 20
W_LOOSE: Final = 21
W_GREEN: Final = 23
W_LEVEL: Final = 25
W_OFTEN: Final = 27
W_STEP: Final = 28
W_RANGE: Final = 29
W_FORMER: Final = 30
W_PROJECT: Final = 31
W_INSTITUTE: Final = 32
W_LAB: Final = 33
W_STATION: Final = 34
W_NEAR: Final = 35
W_NEAR_GAIA: Final = 39
W_NEIGHBOUR: Final = 40
W_FINAL_SCALE: Final = 41
W_FINAL_EACH: Final = 42
W_INCOME: Final = 43
W_MINE: Final = 44
W_TECH: Final = 45
W_ADVANCED: Final = 46

# Weights, fitted by `scripts/fit_judge.py` (209 trials, 22 accepted).
# `early`: with three or more rounds left; `late`: in the last one.
NAMES: Final = [
    "credits_late", "credits_early", "ore_late", "ore_early", "knowledge_late", "knowledge_early",
    "qic_late", "qic_early", "bowl_3_late", "bowl_3_early", "bowl_2_late", "bowl_2_early",
    "bowl_1_late", "bowl_1_early", "charge_late", "charge_early",
    "plenty_credits", "plenty_ore", "plenty_knowledge", "plenty_qic", "plenty",
    "loose_value_late", "loose_value_early", "green_late", "green_early",
    "level_1", "level_2", "often", "step_saved", "range", "former", "project", "institute", "lab", "station",
    "near_home", "near_1", "near_2", "near_3", "near_gaia", "neighbour",
    "final_scale", "final_each", "income_share", "mine", "tech", "advanced",
]  # fmt: skip
WEIGHTS: Final = [
    29, 17, 50, 123, 71, 30,
    95, 519, 25, 55, 21, 29,
    6, 13, 25, 22,
    8, 10, 16, 5, 12,
    15, 146, 40, 335,
    105, 446, 267, 50, 65, 54, 941, 69, 65, 99,
    28, 22, 9, 4, 20, 17,
    142, 42, 68, 62, 384, 96,
]  # fmt: skip

# Events a round, in hundredths, by trigger.
OFTEN: Final = [0, 150, 160, 100, 45, 70, 50, 25]
WORTH_END: Final = 33  # of a good that nothing more can be done with
COMPANY: Final = 5  # neighbours that count
FINAL_SCALE: Final = [1, 3, 5, 6, 7, 8, 9]  # lead that makes a place on a final tile fairly sure
MOST_ROUNDS: Final = 3


def weight(late: int, left: int) -> int:
    """The weight at `late` and the early one behind it, mixed by the rounds left."""
    early = WEIGHTS[late + 1]
    if left >= MOST_ROUNDS:
        return early
    return WEIGHTS[late] + (early - WEIGHTS[late]) * left // MOST_ROUNDS


def stock(n: int, worth: int, plenty: int) -> int:
    """Goods at their worth; beyond what a turn or two can use, at a part of it."""
    much = WEIGHTS[plenty]
    if n <= much:
        return n * worth
    return much * worth + (n - much) * worth * WEIGHTS[W_PLENTY] // 100


def judge(s: GaiaState, seat: int) -> int:
    """About how many points the seat ends with, in hundredths."""
    p = s.players[seat]
    if s.scored:
        return 100 * p.vp
    left = max(0, LAST_ROUND - s.round)
    value = 100 * p.vp + 400 * sum_above(p.research, s.box.research_vp_from)
    value += goods(p, left) + final_tiles(s, seat, left)
    if p.faction < 0:
        return value
    if left:
        value += left * income(s, seat, left) + promises(s, p, left)
        value += min(left, 4) * neighbourhood(s, seat, p)
    return value + tiles(s, seat, p, left) + federations(s, seat, p, left)


def sum_above(levels: list[int], first: int) -> int:
    total = 0
    for level in levels:
        if level >= first:
            total += level - first + 1
    return total


def goods(p: Player, left: int) -> int:
    """R155 Goods that nothing can be done with any more are worth a third of a point."""
    if p.passed and not left:
        power = p.bowl3 + p.bowl2 // 2
        return WORTH_END * (p.credits + p.ore + p.knowledge + p.qic + power)
    value = stock(p.credits, weight(W_CREDITS, left), W_PLENTY_CREDITS)
    value += stock(p.ore, weight(W_ORE, left), W_PLENTY_ORE)
    value += stock(p.knowledge, weight(W_KNOWLEDGE, left), W_PLENTY_KNOWLEDGE)
    value += stock(p.qic, weight(W_QIC, left), W_PLENTY_QIC)
    brain = p.brain
    bowl_1 = p.bowl1 + p.gaia_tokens + (3 if brain == BRAIN_BOWL_1 else 0)
    bowl_2 = p.bowl2 + (3 if brain == BRAIN_BOWL_2 else 0)
    bowl_3 = p.bowl3 + (3 if brain == BRAIN_BOWL_3 else 0)
    value += bowl_1 * weight(W_BOWL_1, left) + bowl_2 * weight(W_BOWL_2, left)
    return value + bowl_3 * weight(W_BOWL_3, left)


def income(s: GaiaState, seat: int, left: int) -> int:
    """What a round brings; the booster of this round goes back, the next one is about as good."""
    value = 0
    later = left - 1
    for symbol in income_symbols(s, seat):
        value += gain_worth(symbol, later)
    return value * WEIGHTS[W_INCOME] // 100


def gain_worth(gain: list[int], left: int) -> int:
    return (
        gain[CREDITS] * weight(W_CREDITS, left)
        + gain[ORE] * weight(W_ORE, left)
        + gain[KNOWLEDGE] * weight(W_KNOWLEDGE, left)
        + gain[QIC] * weight(W_QIC, left)
        + gain[POWER] * weight(W_CHARGE, left)
        + gain[TOKENS] * weight(W_BOWL_1, left)
        + gain[VP] * 100
    )


def promises(s: GaiaState, p: Player, left: int) -> int:
    """What levels and structures make cheaper, nearer or possible in the rounds to come."""
    box = s.box
    value = 0
    for level in p.research:
        if 0 < level < 3:
            value += WEIGHTS[W_LEVEL + level - 1] * min(left, 3) // 3
    value += left * WEIGHTS[W_STEP] * (box.step_cost[0] - box.step_cost[p.research[TERRAFORMING]])
    value += left * WEIGHTS[W_RANGE] * (box.reach[p.research[NAVIGATION]] - box.reach[0])
    if p.research[GAIA_PROJECT]:
        value += left * WEIGHTS[W_FORMER] * p.gaiaformers_ready
        value += WEIGHTS[W_PROJECT] * (p.gaiaformers - p.gaiaformers_ready - p.gaiaformers_away)
    value += left * (WEIGHTS[W_INSTITUTE] * p.built[INSTITUTE] + WEIGHTS[W_MINE] * p.built[MINE])
    value += left * (
        WEIGHTS[W_LAB] * min(p.built[LAB], 2) + WEIGHTS[W_STATION] * min(p.built[TRADING_STATION], 2)
    )
    return value


def tiles(s: GaiaState, seat: int, p: Player, left: int) -> int:
    """Tiles that go on scoring, octagons still to be used, and what passing will bring."""
    box = s.box
    value = 0
    passes = left if p.passed else left + 1
    value += WEIGHTS[W_TECH] * (p.techs & ~p.covered).bit_count() * min(left, 2) // 2
    value += WEIGHTS[W_ADVANCED] * p.advanced.bit_count() * min(left, 2) // 2
    for tile in range(STANDARD_SLOTS):
        if p.has_tech(tile) and box.tech_trigger_vp[tile]:
            value += (
                box.tech_trigger_vp[tile] * OFTEN[box.tech_trigger[tile]] * left * WEIGHTS[W_OFTEN] // 100
            )
    if p.has_tech(TECH_ACT_4PW):
        value += 4 * weight(W_CHARGE, left) * (left + ready(s, seat, SPECIAL_TECH))
    if p.built[ACADEMY_QIC]:
        value += weight(W_QIC, left) * (left + ready(s, seat, SPECIAL_ACADEMY))
    for tile in range(len(box.advanced_income)):
        if p.advanced >> tile & 1:
            value += (
                box.advanced_trigger_vp[tile]
                * OFTEN[box.advanced_trigger[tile]]
                * left
                * WEIGHTS[W_OFTEN]
                // 100
            )
            value += passes * pass_worth(s, seat, box.advanced_pass[tile])
            value += left * gain_worth(box.advanced_action[tile], left)
    if p.booster >= 0 and not p.passed:
        value += pass_worth(s, seat, box.booster_pass[p.booster])
    return value


def ready(s: GaiaState, seat: int, special: int) -> int:
    p = s.players[seat]
    return 1 if not p.passed and has_special(s, seat, special) and not p.specials_used >> special & 1 else 0


def pass_worth(s: GaiaState, seat: int, effect: Effect) -> int:
    value = 100 * effect.gain[VP]
    if effect.per_count != PER_NOTHING and effect.per_resource == VP:
        value += 100 * effect.per_amount * count(s, seat, effect.per_count)
    return value


def federations(s: GaiaState, seat: int, p: Player, left: int) -> int:
    """Power value on the way to a federation, and green tokens for high levels and advanced tiles."""
    outside = 0
    for hex_ in p.planets + p.station_hexes:
        if not s.federated[hex_] >> seat & 1:
            outside += power_value(s, p, hex_)
    worth = weight(W_LOOSE, left)
    tile = s.round_tiles[s.round - 1] if 0 < s.round <= LAST_ROUND else -1
    if tile >= 0 and s.box.round_trigger[tile] == ON_FEDERATION:
        worth += 20
    return worth * outside + weight(W_GREEN, left) * min(p.green_tokens(), 3)


def neighbourhood(s: GaiaState, seat: int, p: Player) -> int:
    """Free planets within reach, by what they would cost, and foreign structures to charge from; a round."""
    if not p.reach:
        return 0
    box = s.box
    home = box.factions[p.faction].home
    near = box.reach[p.research[NAVIGATION]] + 1
    owner = s.owner
    hexes = s.board.planet_hexes
    planets = s.planet
    reach = p.reach
    value = 0
    company = 0
    for i in range(len(hexes)):
        hex_ = hexes[i]
        distance = reach[i]
        if owner[hex_] < 0:
            if distance <= near:
                planet = planets[hex_]
                if planet < HOME_TYPES:
                    steps = terraforming_steps(home, planet)
                    value += WEIGHTS[W_NEAR + steps]
                elif planet == GAIA or (planet == TRANSDIM and p.gaiaformers):
                    value += WEIGHTS[W_NEAR_GAIA]
        elif owner[hex_] != seat and distance <= 2:
            company += 1
    return min(value, 6 * WEIGHTS[W_NEAR]) + WEIGHTS[W_NEIGHBOUR] * min(company, COMPANY)


def final_tiles(s: GaiaState, seat: int, left: int) -> int:
    """R151 The places that the final tiles promise: surer the greater the lead and the nearer the end."""
    value = 0
    places = s.box.final_vp
    scale = max(1, FINAL_SCALE[left] * WEIGHTS[W_FINAL_SCALE] // 100)
    others = len(s.players)
    for tile in s.final_tiles:
        mine = final_count(s, seat, tile)
        above = 0  # expected players above, in hundredths
        for other in range(others):
            if other != seat:
                above += behind(final_count(s, other, tile) - mine, scale)
        if s.seats <= 2:
            above += behind(s.box.final_neutral[tile] - mine - left, scale)
        place = above // 100
        if mine and place < len(places):
            here = places[place]
            below = places[place + 1] if place + 1 < len(places) else 0
            value += here * 100 - (here - below) * (above - 100 * place)
            value += WEIGHTS[W_FINAL_EACH] * mine * min(left, 2)
    return value


def behind(lead: int, scale: int) -> int:
    """The chance, in hundredths, that somebody with this lead stays ahead."""
    chance = 50 + 50 * lead // scale
    return 0 if chance < 0 else (100 if chance > 100 else chance)
