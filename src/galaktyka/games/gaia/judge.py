"""How a position of Gaia Project looks to somebody who has played it: the quick guess that bots search by.

What is certain is counted: points held, research levels, the places on the final tiles as they stand. The
rest is a weighted sum of what a player looks at (`traits`): goods, income, levels, structures, tiles, the
next federation, planets in reach. Every stage of the game has weights of its own (`judge_weights.py`), because
an ore that buys a mine in round 1 buys a third of a point at the end.
"""

from typing import Final

from galaktyka.games.gaia.components import Effect, terraforming_steps
from galaktyka.games.gaia.ids import (
    GAIA,
    GAIAFORMER,
    HOME_TYPES,
    INSTITUTE,
    IVITS,
    LAB,
    MINE,
    NAVIGATION,
    ON_FEDERATION,
    ON_GAIA_MINE,
    ON_MINE,
    ON_NOTHING,
    ON_RESEARCH,
    ON_TERRAFORM_STEP,
    ON_TRADING_STATION,
    PER_NOTHING,
    TERRAFORMING,
    TRADING_STATION,
    TRANSDIM,
    VP,
)
from galaktyka.games.gaia.judge_weights import WEIGHTS
from galaktyka.games.gaia.rules.federations import need
from galaktyka.games.gaia.rules.gains import count
from galaktyka.games.gaia.rules.ground import power_value
from galaktyka.games.gaia.rules.rounds import LAST_ROUND, income_symbols
from galaktyka.games.gaia.rules.specials import has_special
from galaktyka.games.gaia.scoring import final_count
from galaktyka.games.gaia.state import (
    BRAIN_BOWL_1,
    BRAIN_BOWL_2,
    BRAIN_BOWL_3,
    SPECIAL_BOOSTER,
    SPECIALS,
    GaiaState,
    Player,
)

# The traits, by index: what one unit of each stands for is said where it is counted.
T_ONE: Final = 0
T_GOODS: Final = 1  # credits, ore, knowledge, QIC
T_MANY: Final = 5  # the same beyond what a turn or two can use
T_BOWL: Final = 9  # three bowls
T_FEW_TOKENS: Final = 12
T_INCOME: Final = 13  # by resource, without the booster
T_NEXT: Final = 19  # by resource, the booster that is still to pay
T_PASS: Final = 25  # points for passing, from the booster
T_PASS_ADVANCED: Final = 26  # points for passing in all rounds left, from advanced tiles
T_LEVEL: Final = 27  # by area and level 1 … 5
T_BUILT: Final = 57  # by structure, mines first
T_FORMER: Final = 66
T_TECH: Final = 67  # by standard tile
T_ADVANCED: Final = 76
T_TRIGGER: Final = 77  # points an event brings by tiles, times rounds left
T_GREEN: Final = 78
T_FORMED: Final = 79
T_READY: Final = 80  # enough power value lies outside of federations
T_LINKS: Final = 81  # satellites that linking it takes, about
T_LOOSE: Final = 82  # power value while it is not enough
T_SPREAD: Final = 83  # satellites that linking that takes, about
T_SPARE: Final = 84  # power value beyond the next federation
T_NEAR: Final = 85  # planets in reach: 0 … 3 steps, Gaia, Transdim
T_COMPANY: Final = 91
T_TYPES: Final = 92
T_SECTORS: Final = 93
T_GAIA: Final = 94
T_SPECIAL: Final = 95  # octagons not used yet this round
T_FINAL: Final = 102  # points that the final tiles promise: how much more or less than that they bring
T_FINAL_COUNT: Final = 103
T_FACTION: Final = 104
T_INSTITUTE: Final = 118  # by faction
T_PAIRS: Final = 132  # credits that have ore to go with them
T_STEPS: Final = 133  # research steps that the knowledge pays
T_ACTIONS: Final = 134  # board actions that the power pays, about
T_NOW: Final = 135  # points that this round's tile still offers for what could be done
T_SOON: Final = 136  # the same of the next round's
T_KEYS: Final = 137  # advanced tiles that could be taken
T_PAYABLE: Final = 138  # there are tokens for the satellites
TRAITS: Final = 139

# What people are told about it, with where each thing's traits begin.
ASPECTS: Final = [
    "points", "final", "goods", "power", "income", "passing", "research", "buildings", "federations", "reach",
    "rounds", "specials", "",
]  # fmt: skip
ASPECT_FROM: Final = {
    T_ONE: "", T_GOODS: "goods", T_BOWL: "power", T_INCOME: "income", T_PASS: "passing", T_LEVEL: "research",
    T_BUILT: "buildings", T_TECH: "research", T_GREEN: "federations", T_NEAR: "reach", T_TYPES: "final",
    T_SPECIAL: "specials", T_FINAL: "final", T_FACTION: "", T_INSTITUTE: "buildings", T_PAIRS: "goods",
    T_ACTIONS: "power", T_NOW: "rounds", T_KEYS: "research", T_PAYABLE: "federations",
}  # fmt: skip

STAGES: Final = 14  # by rounds left, passed before not passed
PLENTY: Final = [10, 5, 7, 3]
ENOUGH_TOKENS: Final = 5
WORTH_END: Final = 33  # of a good that nothing more can be done with
FAR_LINK: Final = 6  # a link that nobody would pay
NEAR_ENOUGH: Final = 4  # planets of a kind that count
COMPANY: Final = 6
FINAL_SCALE: Final = [1, 3, 5, 6, 7, 8, 9]  # lead that makes a place on a final tile fairly sure


def judge(s: GaiaState, seat: int) -> int:
    """About how many points the seat ends with, in hundredths."""
    p = s.players[seat]
    if s.scored:
        return 100 * p.vp
    left = min(LAST_ROUND, LAST_ROUND - s.round)
    if not left and p.passed:
        return certain(s, seat, left) + last_goods(p)
    value = certain(s, seat, left)
    start = first_weight(p, left)
    found = traits(s, seat)
    for i in range(TRAITS):
        if found[i]:
            value += found[i] * WEIGHTS[start + i]
    return value


def first_weight(p: Player, left: int) -> int:
    """Where the weights of the stage begin: one for each number of rounds left, before and after passing."""
    return TRAITS * (2 * left + (0 if p.passed else 1))


def aspects(s: GaiaState, seat: int) -> list[int]:
    """What the judgement is made of, in the order of ASPECTS."""
    p = s.players[seat]
    if s.scored:
        return [100 * p.vp]
    left = min(LAST_ROUND, LAST_ROUND - s.round)
    final = final_places(s, seat, left)
    worths = [certain(s, seat, left) - final, final]
    if not left and p.passed:
        return [*worths, last_goods(p)]
    worths += [0] * (len(ASPECTS) - len(worths))
    start = first_weight(p, left)
    found = traits(s, seat)
    aspect = 0
    for i in range(TRAITS):
        if i in ASPECT_FROM:
            aspect = ASPECTS.index(ASPECT_FROM[i])
        worths[aspect] += found[i] * WEIGHTS[start + i]
    return worths


def certain(s: GaiaState, seat: int, left: int) -> int:
    """Points held, levels that count at the end (R154), places on the final tiles as they stand."""
    p = s.players[seat]
    value = 100 * p.vp + final_places(s, seat, left)
    for level in p.research:
        if level >= s.box.research_vp_from:
            value += 100 * s.box.research_vp * (level - s.box.research_vp_from + 1)
    return value


def last_goods(p: Player) -> int:
    """R155 Goods that nothing can be done with any more are worth a third of a point."""
    power = p.bowl3 + p.bowl2 // 2 + (3 if p.brain == BRAIN_BOWL_3 else 0)
    return WORTH_END * (p.credits + p.ore + p.knowledge + p.qic + power)


def traits(s: GaiaState, seat: int) -> list[int]:
    """What a player looks at, as counts; an index for each thing that has a weight."""
    p = s.players[seat]
    left = min(LAST_ROUND, LAST_ROUND - s.round)
    found = [0] * TRAITS
    found[T_ONE] = 1
    found[T_FINAL] = final_places(s, seat, left) // 100
    found[T_FINAL_COUNT] = final_count(s, seat, s.final_tiles[0]) + final_count(s, seat, s.final_tiles[1])
    goods(p, found)
    if p.faction < 0:
        return found
    found[T_FACTION + p.faction] = 1
    waits = p.passed or not s.round
    income(s, seat, p, found, waits)
    boards(s, seat, p, found, left)
    links(s, seat, p, found)
    if p.reach:
        neighbourhood(s, seat, p, found)
    tile_offers(s, p, found)
    if not waits:
        for special in range(SPECIALS):
            if not p.specials_used >> special & 1 and has_special(s, seat, special):
                found[T_SPECIAL + special] = 1
    return found


def goods(p: Player, found: list[int]) -> None:
    found[T_GOODS] = p.credits
    found[T_GOODS + 1] = p.ore
    found[T_GOODS + 2] = p.knowledge
    found[T_GOODS + 3] = p.qic
    for i in range(4):
        found[T_MANY + i] = max(0, found[T_GOODS + i] - PLENTY[i])
    brain = p.brain
    found[T_BOWL] = p.bowl1 + p.gaia_tokens + (3 if brain == BRAIN_BOWL_1 else 0)
    found[T_BOWL + 1] = p.bowl2 + (3 if brain == BRAIN_BOWL_2 else 0)
    found[T_BOWL + 2] = p.bowl3 + (3 if brain == BRAIN_BOWL_3 else 0)
    found[T_FEW_TOKENS] = max(0, ENOUGH_TOKENS - p.power_tokens() - p.gaia_tokens)
    found[T_PAIRS] = min(p.credits, 2 * p.ore)
    found[T_STEPS] = min(p.knowledge // 4, 3)
    found[T_ACTIONS] = min(found[T_BOWL + 2] // 4, 2)


def income(s: GaiaState, seat: int, p: Player, found: list[int], waits: bool) -> None:
    """What a round brings; the booster goes back, so only one that has not paid yet counts, and once."""
    for symbol in income_symbols(s, seat):
        for i in range(VP):
            found[T_INCOME + i] += symbol[i]
    if p.booster < 0:
        return
    for symbol in s.box.booster_income[p.booster]:
        for i in range(VP):
            found[T_INCOME + i] -= symbol[i]
            if waits:
                found[T_NEXT + i] += symbol[i]
    found[T_PASS] = pass_worth(s, seat, s.box.booster_pass[p.booster])
    if waits and has_special(s, seat, SPECIAL_BOOSTER):
        found[T_SPECIAL + SPECIAL_BOOSTER] = 1


def pass_worth(s: GaiaState, seat: int, effect: Effect) -> int:
    value = effect.gain[VP]
    if effect.per_count != PER_NOTHING and effect.per_resource == VP:
        value += effect.per_amount * count(s, seat, effect.per_count)
    return value


def boards(s: GaiaState, seat: int, p: Player, found: list[int], left: int) -> None:
    """Levels, structures and tiles."""
    box = s.box
    for area in range(len(p.research)):
        level = p.research[area]
        if level:
            found[T_LEVEL + area * 5 + level - 1] = 1
    for kind in range(1, len(p.built)):
        found[T_BUILT + kind - 1] = p.built[kind]
    if p.lost >= 0:
        found[T_BUILT + 8] = 1
    if p.built[INSTITUTE]:
        found[T_INSTITUTE + p.faction] = 1
    found[T_FORMER] = p.gaiaformers_ready + p.gaiaformers_away
    for tile in range(9):
        if p.has_tech(tile):
            found[T_TECH + tile] = 1
            if box.tech_trigger[tile] != ON_NOTHING:
                found[T_TRIGGER] += box.tech_trigger_vp[tile] * left
    if p.advanced:
        found[T_ADVANCED] = p.advanced.bit_count()
        passes = left if p.passed else left + 1
        for tile in range(len(box.advanced_income)):
            if p.advanced >> tile & 1:
                found[T_TRIGGER] += box.advanced_trigger_vp[tile] * left
                found[T_PASS_ADVANCED] += passes * pass_worth(s, seat, box.advanced_pass[tile])
    found[T_GREEN] = min(p.green_tokens(), 3)
    found[T_FORMED] = len(p.tokens)
    found[T_TYPES] = p.planet_types.bit_count()
    found[T_SECTORS] = p.sectors.bit_count()
    found[T_GAIA] = p.gaia_planets


def tile_offers(s: GaiaState, p: Player, found: list[int]) -> None:
    """What the tiles of this round and of the next would pay for what the player could do; advanced tiles too."""
    if s.round and not p.passed:
        found[T_NOW] = tile_offer(s, p, found, s.round_tiles[s.round - 1])
    if s.round < LAST_ROUND:
        found[T_SOON] = tile_offer(s, p, found, s.round_tiles[s.round])
    if found[T_GREEN] and p.techs & ~p.covered:
        keys = 0
        for area in range(len(p.research)):
            if p.research[area] >= 4 and s.advanced_slots[area] >= 0:
                keys += 1
        found[T_KEYS] = min(keys, found[T_GREEN])


def tile_offer(s: GaiaState, p: Player, found: list[int], tile: int) -> int:
    trigger = s.box.round_trigger[tile]
    if trigger == ON_MINE:
        times = min(p.ore, p.credits // 2, 3)
    elif trigger == ON_RESEARCH:
        times = found[T_STEPS]
    elif trigger == ON_TERRAFORM_STEP:
        times = min(p.ore // s.box.step_cost[p.research[TERRAFORMING]], 3)
    elif trigger == ON_FEDERATION:
        times = found[T_PAYABLE]
    elif trigger == ON_TRADING_STATION:
        times = min(p.built[MINE], p.ore // 2, p.credits // 3, 2)
    elif trigger == ON_GAIA_MINE:
        times = min(p.built[GAIAFORMER] + min(p.qic, found[T_NEAR + 4]), 2)
    else:
        times = 1 if p.built[TRADING_STATION] + p.built[LAB] and p.ore >= 4 and p.credits >= 6 else 0
    return times * s.box.round_vp[tile]


def links(s: GaiaState, seat: int, p: Player, found: list[int]) -> None:
    """The next federation: the power value that lies outside, and about how many satellites link it.

    The links are guessed by growing from the strongest outside planet to the nearest other one, again and again.
    """
    bit = 1 << seat
    hexes: list[int] = []
    values: list[int] = []
    inside = 0
    strongest = -1
    for hex_ in p.planets + p.station_hexes:
        value = power_value(s, p, hex_)
        if s.federated[hex_] & bit:
            inside += value
            continue
        hexes.append(hex_)
        values.append(value)
        if strongest < 0 or value > values[strongest]:
            strongest = len(values) - 1
    if strongest < 0:
        return
    wanted = need(s, seat) - (inside if p.faction == IVITS else 0)
    total = 0
    for value in values:
        total += value
    satellites = grown(s, hexes, values, strongest, wanted)
    if total >= wanted:
        found[T_READY] = 1
        found[T_LINKS] = satellites
        found[T_SPARE] = total - wanted
        if satellites <= (p.qic if p.faction == IVITS else p.power_tokens()):
            found[T_PAYABLE] = 1
    else:
        found[T_LOOSE] = total
        found[T_SPREAD] = satellites


def grown(s: GaiaState, hexes: list[int], values: list[int], start: int, wanted: int) -> int:
    """Satellites that link planets worth `wanted`, or all of them, nearest first."""
    distances = s.board.grid.distances
    far = [FAR_LINK] * len(hexes)
    taken = [False] * len(hexes)
    satellites = 0
    reached = 0
    now = start
    while True:
        taken[now] = True
        reached += values[now]
        if reached >= wanted:
            return satellites
        row = distances[hexes[now]]
        nearest = -1
        for i in range(len(hexes)):
            if not taken[i]:
                steps = row[hexes[i]] - 1
                if steps < far[i]:
                    far[i] = steps
                if nearest < 0 or far[i] < far[nearest]:
                    nearest = i
        if nearest < 0:
            return satellites
        satellites += far[nearest]
        now = nearest


def neighbourhood(s: GaiaState, seat: int, p: Player, found: list[int]) -> None:
    """Free planets within reach, by what they cost, and foreign structures to charge from."""
    box = s.box
    home = box.factions[p.faction].home
    near = box.reach[p.research[NAVIGATION]]
    if p.qic:
        near += box.reach_per_qic
    owner = s.owner
    hexes = s.board.planet_hexes
    planets = s.planet
    reach = p.reach
    company = 0
    for i in range(len(hexes)):
        hex_ = hexes[i]
        if owner[hex_] < 0:
            if reach[i] <= near:
                planet = planets[hex_]
                if planet < HOME_TYPES:
                    found[T_NEAR + terraforming_steps(home, planet)] += 1
                elif planet == GAIA:
                    found[T_NEAR + 4] += 1
                elif planet == TRANSDIM and p.gaiaformers:
                    found[T_NEAR + 5] += 1
        elif reach[i] <= 2 and owner[hex_] != seat:
            company += 1
    for i in range(T_NEAR, T_NEAR + 6):
        found[i] = min(found[i], NEAR_ENOUGH)
    found[T_COMPANY] = min(company, COMPANY)


def final_places(s: GaiaState, seat: int, left: int) -> int:
    """R151 The places that the final tiles promise, in hundredths: surer by the lead and towards the end."""
    value = 0
    places = s.box.final_vp
    scale = FINAL_SCALE[left]
    for tile in s.final_tiles:
        mine = final_count(s, seat, tile)
        if not mine:
            continue
        above = 0  # expected players above, in hundredths
        for other in range(len(s.players)):
            if other != seat:
                above += ahead(final_count(s, other, tile) - mine, scale)
        if s.seats <= 2:
            above += ahead(s.box.final_neutral[tile] - mine - left, scale)
        place = above // 100
        if place < len(places):
            here = places[place]
            below = places[place + 1] if place + 1 < len(places) else 0
            value += here * 100 - (here - below) * (above - 100 * place)
    return value


def ahead(lead: int, scale: int) -> int:
    """The chance, in hundredths, that somebody with this lead stays ahead."""
    chance = 50 + 50 * lead // scale
    return 0 if chance < 0 else (100 if chance > 100 else chance)
