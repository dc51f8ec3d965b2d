"""What a seat has in mind: actions to come, secret answers given but not shown, laws (for `judge.py`).

An action is worth what it could do now with the goods at hand. A bid is worth its chance: the others are taken to
bid something between nothing and what they can afford.
"""

from typing import Final

from galaktyka.games.exodus.choices import (
    A_BID,
    A_CARD,
    A_LETTER,
    F_BALLOT,
    F_BID,
    F_BONUS,
    F_CARD,
    LETTER_NONE,
    STEP_ACTIONS,
    STEP_BONUS,
)
from galaktyka.games.exodus.fleets import Fleets
from galaktyka.games.exodus.ids import (
    ADVANCED_BANKING,
    ADVANCED_MINING,
    ADVANCED_TRADING,
    AXINIUM,
    BANKING,
    BANKING_PLUS,
    BONUS_CARDS,
    BUILD_SHIPS,
    BUY_UPGRADES,
    CANNON,
    CP,
    DRIVE,
    GAIN_AXINIUM,
    GAIN_CP,
    GAIN_PHASIUM,
    GROWTH,
    MINING,
    MINING_PLUS,
    MOVEMENT,
    PARTS,
    PAY_CP,
    POPULATION_HOME,
    RED_RATES_FOR_ALL,
    RESEARCH,
    RESEARCH_DISCOUNT,
    RESOURCE_MARKERS,
    SHIP_COST,
    SHIP_SPEED,
    SHIP_TYPES,
    SHIPS,
    TAX_RATE,
    TECHNOLOGIES,
    TRADE,
    TRADE_EXCHANGES,
    UPGRADE_COST,
)
from galaktyka.games.exodus.rules.laws import banking_plus, exchanges, mining_plus, ship_cost, upgrade_cp
from galaktyka.games.exodus.rules.research import may_research, price
from galaktyka.games.exodus.rules.trade import free_area, rates
from galaktyka.games.exodus.state import NO_CARD, NOWHERE, ExodusState
from galaktyka.games.exodus.weights import (
    TECH_FIRST,
    W_ACTION,
    W_ARMOUR,
    W_BONUS,
    W_CAPACITY,
    W_CP,
    W_DRIVE,
    W_EXTRA_MOVE,
    W_GUN,
    W_HOME,
    W_RANK,
    W_SHIP,
    WEIGHTS,
    goods_worth,
    income_worth,
)

POINT: Final = 100
HUNDRED: Final = 100
USUAL_BALLOT: Final = 1  # CP that others add to their votes
MOST_BUYS: Final = 3


class Outlook:
    """What is left of the game, and the own fleet: what an action is judged by."""

    __slots__ = ("conquests", "fleets", "left", "spending")

    def __init__(self, left: int, spending: int, conquests: int, fleets: Fleets) -> None:
        self.left = left
        self.spending = spending
        self.conquests = conquests
        self.fleets = fleets


def plan_worth(s: ExodusState, seat: int, out: Outlook) -> int:
    """What is decided but not yet done: the own secret answer, the card on the table, the bonus action."""
    total = 0
    left, spending = out.left, out.spending
    if s.asked:
        kind = s.top()
        if kind == F_CARD:
            if s.sealed[seat] >= A_CARD and s.sealed[seat] < A_CARD + len(s.box.card_action):
                total += action_worth(s, seat, s.box.card_action[s.sealed[seat] - A_CARD], out)
        elif kind == F_BALLOT:
            total += ballot_worth(s, seat, left, spending)
        elif kind == F_BID and s.sealed[seat] >= 0:
            total += bid_worth(s, seat, s.sealed[seat] - A_BID, spending)
    step, position = s.frames[2], s.frames[3]
    face = s.players[seat].face
    if step == STEP_ACTIONS and face != NO_CARD and s.order.index(seat) >= position:
        total += action_worth(s, seat, s.box.card_action[face], out)
    total = total * WEIGHTS[W_ACTION] // 100
    if step < STEP_BONUS or (step == STEP_BONUS and s.order.index(seat) >= position):
        total += bonus_worth(s, seat, out) * WEIGHTS[W_BONUS] // 100
    return total


def bonus_worth(s: ExodusState, seat: int, out: Outlook) -> int:
    if s.bonus != NO_CARD:
        return action_worth(s, seat, s.box.bonus_action[s.bonus], out)
    if s.top() != F_BONUS:
        return 0
    worst, offered = 0, s.arg(0)
    for card in range(BONUS_CARDS):
        if offered >> card & 1:
            worth = action_worth(s, seat, s.box.bonus_action[card], out)
            worst = worth if not worst else min(worst, worth)
    return worst


# --- actions ---


def action_worth(s: ExodusState, seat: int, action: int, out: Outlook) -> int:
    """What an action would add now."""
    player = s.players[seat]
    spending = out.spending
    if action == RESEARCH:
        return research_worth(s, seat, out.left, spending)
    if action == BUILD_SHIPS:
        return building_worth(s, seat, spending)
    if action == BUY_UPGRADES:
        return buying_worth(s, seat, out)
    if action == TRADE:
        return trading_worth(s, seat, spending)
    if action == MINING:
        return mining_worth(s, seat)
    if action == BANKING:
        amount = s.box.advanced_banking if player.has(ADVANCED_BANKING) else s.box.banking
        return paid(s, seat, -amount - banking_plus(s), 0, 0, spending)
    return WEIGHTS[W_EXTRA_MOVE] if action == MOVEMENT else 0


def paid(s: ExodusState, seat: int, cp: int, axinium: int, phasium: int, spending: int) -> int:
    """How the worth of the goods changes when so much is paid; below 0 when something is spent."""
    player = s.players[seat]
    before = goods_worth(player.cp, player.axinium, player.phasium, spending)
    after = goods_worth(player.cp - cp, player.axinium - axinium, player.phasium - phasium, spending)
    return after - before


def research_worth(s: ExodusState, seat: int, left: int, spending: int) -> int:
    best = 0
    for technology in range(TECHNOLOGIES):
        worth = WEIGHTS[TECH_FIRST + technology] * left // 100
        if worth > best and may_research(s, seat, technology):
            best = max(best, worth + paid(s, seat, price(s, seat, technology), 0, 0, spending))
    return best


def building_worth(s: ExodusState, seat: int, spending: int) -> int:
    """The ships that the goods are enough for, the most useful first."""
    player = s.players[seat]
    cp, axinium, total = 0, 0, 0
    for type_ in range(SHIP_TYPES - 1, -1, -1):
        worth = WEIGHTS[W_SHIP] + WEIGHTS[W_CAPACITY] * s.box.ship_capacity[type_]
        each_cp, each_axinium = ship_cost(s, type_, CP), ship_cost(s, type_, AXINIUM)
        for ship in range(seat * SHIPS + type_ * 2, seat * SHIPS + type_ * 2 + 2):
            if s.place[ship] != NOWHERE:
                continue
            if cp + each_cp > player.cp or axinium + each_axinium > player.axinium:
                break
            cp += each_cp
            axinium += each_axinium
            total += worth
    return max(0, total + paid(s, seat, cp, axinium, 0, spending))


def buying_worth(s: ExodusState, seat: int, out: Outlook) -> int:
    """The best ship part, as often as it can be paid and fitted."""
    player = s.players[seat]
    box, fleets = s.box, out.fleets
    best = 0
    now = fleets.hunting(s, fleets.guns, fleets.hits, out.conquests)
    for part in range(PARTS):
        cp, phasium = upgrade_cp(s, part), box.upgrade_phasium[part]
        if not player.has(box.upgrade_technology[part]) or player.cp < cp or player.phasium < phasium:
            continue
        kind = box.upgrade_kind[part]
        rate = W_DRIVE if kind == DRIVE else W_GUN if kind == CANNON else W_ARMOUR
        for type_ in range(SHIP_TYPES):
            free = min(s.free_slots(seat, type_, kind), s.supply[part], MOST_BUYS)
            ship = seat * SHIPS + type_ * 2
            ships = (1 if s.place[ship] != NOWHERE else 0) + (1 if s.place[ship + 1] != NOWHERE else 0)
            if free <= 0 or not ships:
                continue
            often = min(free, player.phasium // max(1, phasium), player.cp // max(1, cp))
            more = box.upgrade_strength[part] * often
            gain = WEIGHTS[rate] * more * (1 + ships) * min(out.left, 300) // 300
            if kind == CANNON:
                gain += fleets.hunting(s, fleets.guns + more * ships, fleets.hits, out.conquests) - now
            elif kind != DRIVE:
                gain += fleets.hunting(s, fleets.guns, fleets.hits + more * ships, out.conquests) - now
            best = max(best, gain + paid(s, seat, cp * often, 0, phasium * often, out.spending))
    return best


def trading_worth(s: ExodusState, seat: int, spending: int) -> int:
    """Sales or purchases, one after the other as long as they gain; both with Advanced Trading."""
    area = free_area(s)
    player = s.players[seat]
    if area < 0 or not player.pool:
        return 0
    sell, buy = rates(s, seat, area)
    if player.has(ADVANCED_TRADING):
        return exchanging_worth(s, seat, sell, buy, spending)
    sales = exchanging_worth(s, seat, sell, 0, spending)
    return max(sales, exchanging_worth(s, seat, 0, buy, spending))


def exchanging_worth(s: ExodusState, seat: int, sell: int, buy: int, spending: int) -> int:
    """The best exchanges at these prices; a price of 0 is not on offer."""
    player = s.players[seat]
    cp, axinium, phasium = player.cp, player.axinium, player.phasium
    before = goods_worth(cp, axinium, phasium, spending)
    now = before
    for _ in range(exchanges(s)):
        best, way = now, -1
        if sell and axinium:
            worth = goods_worth(cp + sell, axinium - 1, phasium, spending)
            if worth > best:
                best, way = worth, 0
        if sell and phasium:
            worth = goods_worth(cp + sell, axinium, phasium - 1, spending)
            if worth > best:
                best, way = worth, 1
        if buy and cp >= buy and axinium < s.box.axinium_cap:
            worth = goods_worth(cp - buy, axinium + 1, phasium, spending)
            if worth > best:
                best, way = worth, 2
        if buy and cp >= buy and phasium < s.box.phasium_cap:
            worth = goods_worth(cp - buy, axinium, phasium + 1, spending)
            if worth > best:
                best, way = worth, 3
        if way < 0:
            break
        now = best
        cp += sell if way < 2 else -buy
        axinium += -1 if way == 0 else 1 if way == 2 else 0
        phasium += -1 if way == 1 else 1 if way == 3 else 0
    return now - before


def mining_worth(s: ExodusState, seat: int) -> int:
    """Units on the planets that would run dry before the end."""
    advanced = s.players[seat].has(ADVANCED_MINING)
    units = (s.box.advanced_mining if advanced else s.box.mining) + mining_plus(s)
    upkeeps = s.variant.turns - max(1, s.turn)
    total = 0
    for hex_ in range(1, s.board.grid.size):
        if units <= 0:
            break
        if s.people(hex_, seat) and s.has_planet(hex_):
            planet = s.planet[hex_]
            useful = min(units, min(upkeeps, s.box.planet_value[planet]) - s.marker[hex_])
            if useful > 0:
                units -= useful
                total += income_worth(s.box.planet_resource[planet], useful)
    return total


# --- votes ---


def ballot_worth(s: ExodusState, seat: int, left: int, spending: int) -> int:
    """CP are gone; the card voted for has the better chance."""
    secret = s.players[seat].secret
    if not secret:
        return 0
    cp = secret[0] - A_BID
    letters = len(s.agenda)
    others = (s.seats - 1) * (s.box.vote_worth + USUAL_BALLOT)
    own = cp + s.box.vote_worth
    share = HUNDRED * own // (own + others)  # of the decision
    worths = [law_worth(s, seat, card, left) for card in s.agenda]
    mean = sum(worths) // letters
    voted = max(worths)
    if s.sealed[seat] >= 0:
        letter = s.sealed[seat] - A_LETTER
        if letter >= LETTER_NONE:
            return paid(s, seat, cp, 0, 0, spending) + mean
        voted = worths[letter]
    return paid(s, seat, cp, 0, 0, spending) + (share * voted + (HUNDRED - share) * mean) // HUNDRED


def bid_worth(s: ExodusState, seat: int, cp: int, spending: int) -> int:
    """R30 All pay; each place in the new order has its chance."""
    last = s.turn >= s.variant.turns
    chances = [10000]  # that so many others bid more, in ten thousandths
    for other in range(s.seats):
        if other != seat:
            most = s.players[other].cp
            if not last:
                most = min(most, 1 + s.turn)
            beaten = min(HUNDRED, HUNDRED * (2 * cp + 1) // (2 * most + 2))
            chances.append(0)
            for place in range(len(chances) - 1, 0, -1):
                chances[place] = (
                    chances[place] * beaten + chances[place - 1] * (HUNDRED - beaten)
                ) // HUNDRED
            chances[0] = chances[0] * beaten // HUNDRED
    worth = 0
    for place in range(len(chances)):
        title = POINT * s.box.title_vp[place] if last else WEIGHTS[W_RANK] * (s.seats - 1 - place)
        worth += chances[place] * title // 10000
    return worth + paid(s, seat, cp, 0, 0, spending)


def law_worth(s: ExodusState, seat: int, card: int, left: int) -> int:
    """What a political card means for the seat, roughly: laws until the end, resolutions for a turn."""
    box = s.box
    length = left if box.political_type[card] == 0 else min(left, 100)
    immediate = box.political_immediate[card]
    effect = box.political_effect[card]
    return effect_worth(s, seat, immediate.kind, immediate.amount, immediate.about, length) + effect_worth(
        s, seat, effect.kind, effect.amount, effect.about, length
    )


def effect_worth(s: ExodusState, seat: int, kind: int, amount: int, about: int, length: int) -> int:
    rate = WEIGHTS[W_CP]
    if kind == RESEARCH_DISCOUNT:
        return rate * amount * about.bit_count() * length // 300
    if kind == SHIP_COST:
        missing = 0
        for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
            missing += 1 if s.place[ship] == NOWHERE else 0
        return -rate * amount * min(missing, 4) * (4 if about else 1) * length // 300
    if kind == UPGRADE_COST:
        return -rate * amount * length // 120
    if kind == TAX_RATE:
        return rate * (s.box.tax - amount) * taxed_planets(s, seat) * length // 100
    if kind == TRADE_EXCHANGES:
        return rate * length // 100
    if kind == RED_RATES_FOR_ALL:
        return (-2 if s.players[seat].has(ADVANCED_TRADING) else 3) * rate * length // 100
    if kind == GROWTH:
        return WEIGHTS[W_HOME] * amount * length // 100
    if kind == BANKING_PLUS:
        return rate * amount * length // 150
    if kind == MINING_PLUS:
        return rate * amount * length // 200
    if kind == SHIP_SPEED:
        return 2 * rate * length // 100
    return once_worth(kind, amount)


def once_worth(kind: int, amount: int) -> int:
    """Effects that come once, to everybody."""
    rate = WEIGHTS[W_CP]
    if kind == GAIN_CP:
        return rate * amount
    if kind == PAY_CP:
        return -rate * amount
    if kind in (GAIN_AXINIUM, GAIN_PHASIUM):
        return 4 * rate * amount
    if kind == POPULATION_HOME:
        return WEIGHTS[W_HOME] * amount
    return 2 * rate if kind == RESOURCE_MARKERS else 0


def taxed_planets(s: ExodusState, seat: int) -> int:
    count = 0
    for hex_ in range(1 + s.seats, s.board.grid.size):
        if s.people(hex_, seat) and s.marker[hex_] and s.box.planet_resource[s.planet[hex_]] != CP:
            count += 1
    return count
