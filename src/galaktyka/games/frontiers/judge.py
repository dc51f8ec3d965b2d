"""The quick evaluation that bots search by: points now, and what the rest of the game will add to them.

All in hundredths of a point. The rest of the game is a number of rounds, guessed from the end that is nearest;
each of the actions comes about in a part of them, since every round chooses some of the seven tiles.
"""

from typing import Final

from galaktyka.games.frontiers.choices import F_EXPLORE
from galaktyka.games.frontiers.ids import (
    ANY,
    CONSUME,
    DEVELOP,
    EXPLORE,
    KINDS,
    NO_GOOD,
    PRODUCE,
    PRODUCTION,
    TRADE,
    WINDFALL,
    X_CONSUME_GAIN,
    X_CONVERT,
    X_CONVERT_EACH_DISTINCT,
    X_CREDITS_IF_PRODUCED_HERE,
    X_CREDITS_PER_COLONY,
    X_CREDITS_PER_GOOD_PRODUCED,
    X_DEVELOP_DISCOUNT,
    X_PER_GOOD_CONSUMED,
    X_PRODUCE_CREDITS,
    X_SELL_AGAIN,
    X_WINDFALL,
)
from galaktyka.games.frontiers.rules.producing import matching_colonies
from galaktyka.games.frontiers.rules.settling import CANNOT_PAY, price, strength
from galaktyka.games.frontiers.rules.trading import sale_price
from galaktyka.games.frontiers.scoring import all_goals, bonus_points, standing
from galaktyka.games.frontiers.state import FrontiersState, Player
from galaktyka.games.frontiers.weights import (
    W_AT_HAND,
    W_COLONIES_A_ROUND,
    W_COLONIST,
    W_COLONISTS_A_ROUND,
    W_CREDIT,
    W_CREDIT_LATE,
    W_DEVELOP_OTHER,
    W_EXPLORING,
    W_IDLE_COLONIST,
    W_PLANET_POWER,
    W_PLENTY,
    W_POINTS_A_ROUND,
    W_PRODUCTION,
    W_PRODUCTION_PRICE,
    W_SELL_AGAIN,
    W_SETTLING,
    W_SHORTFALL,
    W_SPACES_A_ROUND,
    W_TRADE_POWER,
    W_UNSETTLED,
    W_VARIABLE,
    W_WAITING,
    W_WHEEL_LATE,
    W_WINDFALL_PRICE,
    WEIGHTS,
)

POINT: Final = 100
ASPECTS: Final = ["points", "credits", "planets", "engine", "powers"]
LONGEST: Final = 1000  # no more than ten rounds ahead are looked at, in hundredths of a round
TILES: Final = 7


def judge(s: FrontiersState, seat: int) -> int:
    """About how many points the seat will end with, in hundredths."""
    return sum(aspects(s, seat))


def aspects(s: FrontiersState, seat: int) -> list[int]:
    """What the judgement is made of, in the order of ASPECTS."""
    p = s.players[seat]
    points = POINT * sum(standing(s, seat, all_goals(s)))
    if not s.frames:
        return [points]
    left = rounds_left(s)
    return [
        points,
        stock_worth(p, left),
        planets_worth(s, seat, p, left),
        engine_worth(s, p, left),
        powers_worth(p, left),
    ]


def rounds_left(s: FrontiersState) -> int:
    """Rounds until the nearest end, in hundredths; this round is half a round."""
    if s.ending:
        return 30
    box = s.box
    spaces, colonies = 0, 0
    for p in s.players:
        spaces = max(spaces, p.spaces)
        colonies = max(colonies, len(p.colonies))
    left = LONGEST
    left = min(left, 10000 * max(0, box.spaces + 1 - spaces) // WEIGHTS[W_SPACES_A_ROUND])
    left = min(left, 10000 * max(0, box.most_colonies + 1 - colonies) // WEIGHTS[W_COLONIES_A_ROUND])
    pool = s.colonist_pool - box.fewest_colonists + 1
    left = min(left, 10000 * max(0, pool) // (WEIGHTS[W_COLONISTS_A_ROUND] * s.seats))
    left = min(left, 10000 * s.vp_pool // (WEIGHTS[W_POINTS_A_ROUND] * s.seats))
    return max(50, left)


def often(s: FrontiersState, left: int) -> int:
    """How many times an action will come about, in hundredths."""
    return left * len(s.order) // TILES


def stock_worth(p: Player, left: int) -> int:
    """Credits are points in waiting, as long as something can be bought."""
    plain = min(p.credits, WEIGHTS[W_PLENTY])
    spare = p.credits - plain
    rate = (
        WEIGHTS[W_CREDIT]
        if left >= 200
        else WEIGHTS[W_CREDIT_LATE] + (WEIGHTS[W_CREDIT] - WEIGHTS[W_CREDIT_LATE]) * left // 200
    )
    return plain * rate + spare * rate // 2


def planets_worth(s: FrontiersState, seat: int, p: Player, left: int) -> int:
    """Explored planets by what they would bring, those about to be picked too, and colonists that wait for them."""
    places = s.box.most_colonies + 1 - len(p.colonies)
    wanted = 0
    worths: list[int] = []
    for planet in p.explored:
        worths.append(explored_worth(s, p, planet, left))
        wanted += s.box.colonists[planet]
    if s.middle:
        picked = picks(s, seat)
        if picked:
            open_ones = [explored_worth(s, p, planet, left) for planet in s.middle]
            open_ones.sort(reverse=True)
            worths.extend([open_ones[before] for before in picked if before < len(open_ones)])
    worths.sort(reverse=True)
    # Only so many of them can still be settled before the end.
    chances = min(places, 1 + often(s, left) // 100)
    total = sum(worths[:chances]) + sum(worths[chances:]) * WEIGHTS[W_UNSETTLED] // 100
    useful = min(p.colonists, wanted)
    rate = WEIGHTS[W_COLONIST] if left >= 150 else WEIGHTS[W_COLONIST] * left // 150
    return total + useful * rate + (p.colonists - useful) * (WEIGHTS[W_IDLE_COLONIST] if left >= 150 else 0)


def explored_worth(s: FrontiersState, p: Player, planet: int, left: int) -> int:
    """A part of what the colony would be worth: less where credits or military are missing."""
    missing = shortfall(s, p, planet)
    part = (
        WEIGHTS[W_SETTLING] - WEIGHTS[W_SHORTFALL] * missing
        if missing <= 4
        else max(4, WEIGHTS[W_WAITING] - WEIGHTS[W_SHORTFALL] * (missing - 4))
    )
    return colony_worth(s, p, planet, left) * part // 100


def picks(s: FrontiersState, seat: int) -> list[int]:
    """For each planet that the seat may still pick from the middle: how many are picked before it."""
    if s.top() != F_EXPLORE:
        return []
    order = s.resolving
    if s.arg(0):  # the chooser's second planet, the last of all
        return [0] if seat == order[0] else []
    now = order.index(s.actor())
    own = order.index(seat)
    found = [own - now] if own >= now else []
    if own == 0:
        found.append(len(order) - now)
    return found


def shortfall(s: FrontiersState, p: Player, planet: int) -> int:
    """Credits or points of military that the planet still needs, whichever way is nearer."""
    missing = 99
    cost = price(s, p, planet)
    if cost != CANNOT_PAY:
        missing = max(0, cost - p.credits)
    if s.box.face[planet].military:
        missing = min(missing, 2 * max(0, s.box.cost[planet] - strength(s, p, planet)))
    return missing


def colony_worth(s: FrontiersState, p: Player, planet: int, left: int) -> int:
    """Printed or variable points, the first good, and goods to come."""
    box = s.box
    worth = POINT * box.vp[planet]
    if box.scoring[planet]:
        worth = POINT * bonus_points(s, p, planet) + WEIGHTS[W_VARIABLE]
    kind = box.kind[planet]
    if kind < KINDS or kind == ANY:
        good = box.price[kind if kind < KINDS else 0]
        if box.face[planet].good == PRODUCTION:
            worth += (WEIGHTS[W_PRODUCTION] + WEIGHTS[W_PRODUCTION_PRICE] * good) * often(s, left) // 100
        else:
            worth += WEIGHTS[W_WINDFALL_PRICE] * good
    return worth + WEIGHTS[W_PLANET_POWER] * len(box.powers[planet]) * min(left, 500) // 500


def engine_worth(s: FrontiersState, p: Player, left: int) -> int:
    """Produce and consume: what one turn of the wheel brings, times how often it will still turn."""
    rate = (
        WEIGHTS[W_CREDIT]
        if left >= 200
        else WEIGHTS[W_CREDIT_LATE] + (WEIGHTS[W_CREDIT] - WEIGHTS[W_CREDIT_LATE]) * left // 200
    )
    produced, held = wheel(s, p)
    money = produce_credits(s, p)
    best = 0
    for kind in range(KINDS):
        if produced[kind] or held[kind]:
            best = max(best, sale_price(s, p, kind))
    now = sum(held)
    later = sum(produced)
    times = often(s, left)
    each = consume_points(p, later, rate) + (best * rate if later else 0) + money * rate
    # The goods that lie there can be turned into points once more than the wheel turns.
    at_hand = consume_points(p, now, rate) + (best * rate if now else 0)
    return (
        each * max(0, times - WEIGHTS[W_WHEEL_LATE]) // 100 + at_hand * min(times, WEIGHTS[W_AT_HAND]) // 100
    )


def wheel(s: FrontiersState, p: Player) -> tuple[list[int], list[int]]:
    """Goods by kind: what one Produce makes, and what lies on the colonies now."""
    box = s.box
    produced = [0] * KINDS
    held = [0] * KINDS
    windfalls = [0] * (ANY + 1)
    for place in range(len(p.colonies)):
        tile = p.colonies[place]
        good = p.goods[place]
        if good != NO_GOOD:
            held[good] += 1
        kind = box.kind[tile]
        if box.face[tile].good == PRODUCTION:
            produced[kind] += 1
        elif box.face[tile].good == WINDFALL:
            windfalls[kind] += 1
    for power in p.powers[PRODUCE]:
        if power.effect == X_WINDFALL:
            for kind in range(KINDS):
                if power.means(kind) and windfalls[kind]:
                    windfalls[kind] -= 1
                    produced[kind] += 1
                    break
    return produced, held


def produce_credits(s: FrontiersState, p: Player) -> int:
    """Credits of one Produce."""
    money = 0
    for power in p.powers[PRODUCE]:
        if power.effect in (X_PRODUCE_CREDITS, X_CREDITS_IF_PRODUCED_HERE, X_CREDITS_PER_GOOD_PRODUCED):
            money += power.n
        elif power.effect == X_CREDITS_PER_COLONY:
            money += power.n * matching_colonies(s, p, power)
    return money


def consume_points(p: Player, goods: int, rate: int) -> int:
    """What the consume powers make of so many goods, the best powers first; one good was sold before."""
    rest = max(0, goods - 1)
    worth: list[int] = []  # per good
    total = 0
    each = 0
    for power in p.powers[CONSUME]:
        gain = POINT * power.vp + rate * power.credits
        if power.effect == X_CONSUME_GAIN:
            total += gain
        elif power.effect == X_PER_GOOD_CONSUMED:
            each += gain
        elif power.effect == X_SELL_AGAIN:
            worth.append(WEIGHTS[W_SELL_AGAIN] * rate // 100)
        elif power.effect == X_CONVERT:
            worth.extend([gain // power.goods] * power.goods)
        else:
            worth.extend([gain] * (2 if power.effect == X_CONVERT_EACH_DISTINCT else power.goods))
    worth.sort(reverse=True)
    used = min(rest, len(worth))
    return total + sum(worth[:used]) + each * used


def powers_worth(p: Player, left: int) -> int:
    """Powers that save or find something in every round to come."""
    total = 0
    for power in p.powers[DEVELOP]:
        total += (
            WEIGHTS[W_EXPLORING]
            * (100 if power.effect == X_DEVELOP_DISCOUNT else WEIGHTS[W_DEVELOP_OTHER])
            // 100
            * power.n
        )
    total += WEIGHTS[W_EXPLORING] * len(p.powers[EXPLORE])
    total += WEIGHTS[W_EXPLORING] * WEIGHTS[W_TRADE_POWER] // 100 * len(p.powers[TRADE])
    return total * min(left, 600) // 600
