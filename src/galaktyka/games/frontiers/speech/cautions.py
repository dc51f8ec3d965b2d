"""What to think of before an answer: ends that it brings about, and what it would waste."""

from galaktyka.core.words import Text
from galaktyka.games.frontiers.ids import (
    ANY,
    DEVELOP,
    DEVELOP_TILE,
    DIPLOMATS,
    FIRST_TECH,
    NO_GOOD,
    PRODUCE,
    PRODUCE_TILE,
    PRODUCTION,
    REVIEW_GOALS,
    SETTLE_TILE,
    TECHS,
    TRADE_TILE,
    WINDFALL,
    X_DEVELOP_DISCOUNT,
    X_GAIN_CREDITS_START,
)
from galaktyka.games.frontiers.rules.developing import develop_answers, has_space
from galaktyka.games.frontiers.rules.priority import next_pawn
from galaktyka.games.frontiers.rules.settling import explored_kind, settle_answers, strength
from galaktyka.games.frontiers.speech.phrases import GENITIVE, amount, kind_name, tile_name
from galaktyka.games.frontiers.state import FrontiersState, Player


def action_warnings(s: FrontiersState, seat: int, action: int) -> list[Text]:
    """An action that would bring nothing, or the end."""
    p = s.players[seat]
    found: list[Text] = []
    if action == DEVELOP_TILE and not can_buy(s, p):
        found.append(Text("frontiers-warning-no-tech"))
    elif action == SETTLE_TILE:
        found.extend(settle_tile_warnings(s, p))
    elif action == PRODUCE_TILE and not s.left_credits and not can_produce(s, p):
        found.append(Text("frontiers-warning-no-produce"))
    elif action == TRADE_TILE:
        if not p.goods_count():
            found.append(Text("frontiers-warning-no-goods"))
        found.extend(points_warnings(s, s.box.trade_vp))
    elif action == DIPLOMATS:
        if next_pawn(s) == 0:
            found.append(Text("frontiers-warning-first"))
        found.extend(points_warnings(s, s.box.diplomats_vp))
    elif action == REVIEW_GOALS and not s.goal_deck:
        found.append(Text("frontiers-warning-no-goals"))
    return found


def can_buy(s: FrontiersState, p: Player) -> bool:
    """Whether the chooser of Develop could pay for some technology."""
    money = p.credits + s.box.develop_discount
    for power in p.powers[DEVELOP]:
        if power.effect in (X_DEVELOP_DISCOUNT, X_GAIN_CREDITS_START):
            money += power.n
    for tech in range(TECHS):
        tile = FIRST_TECH + tech
        if s.stacks[tech] and tile not in p.techs and s.box.cost[tile] <= money and has_space(s, p, tech):
            return True
    return False


def can_produce(s: FrontiersState, p: Player) -> bool:
    """Whether the chooser of Produce would place a good or have powers at work."""
    for place in range(len(p.colonies)):
        if p.goods[place] == NO_GOOD and s.box.face[p.colonies[place]].good in (PRODUCTION, WINDFALL):
            return True
    return len(p.powers[PRODUCE]) > 0


def settle_tile_warnings(s: FrontiersState, p: Player) -> list[Text]:
    """R40 The bonus colonist can be used at once."""
    found: list[Text] = []
    bonus = min(s.box.settle_bonus, s.colonist_pool)
    after = Player(p)
    after.colonists += bonus
    if not settle_answers(s, after):
        found.append(Text("frontiers-warning-no-settle"))
    if s.colonist_pool - bonus < s.box.fewest_colonists and not s.ending:
        found.append(last_colonists(s))
    return found


def points_warnings(s: FrontiersState, n: int) -> list[Text]:
    return [Text("frontiers-warning-last-points")] if 0 < s.vp_pool <= n else []


def last_colonists(s: FrontiersState) -> Text:
    return Text("frontiers-warning-last-colonists", {"n": s.box.fewest_colonists})


def colonists_warnings(s: FrontiersState, n: int) -> list[Text]:
    found: list[Text] = []
    if n < s.box.settle_gain:
        found.append(Text("frontiers-warning-few-colonists", {"colonists": amount("colonists", n)}))
    if s.colonist_pool - n < s.box.fewest_colonists <= s.colonist_pool and not s.ending:
        found.append(last_colonists(s))
    return found


def pass_warnings(s: FrontiersState, seat: int) -> list[Text]:
    return [Text("frontiers-warning-affordable")] if len(develop_answers(s, seat)) > 1 else []


def tech_warnings(s: FrontiersState, seat: int, tech: int) -> list[Text]:
    after = s.players[seat].spaces + s.box.tech_spaces[tech]
    if after > s.box.spaces and not s.ending:
        return [Text("frontiers-warning-last-spaces", {"n": s.box.spaces})]
    return []


def planet_warnings(s: FrontiersState, seat: int) -> list[Text]:
    """R34"""
    p = s.players[seat]
    if len(p.colonies) + len(p.explored) >= s.box.planet_places:
        return [Text("frontiers-warning-surplus")]
    return []


def pay_warnings(s: FrontiersState, seat: int, planet: int) -> list[Text]:
    p = s.players[seat]
    if s.box.face[planet].military and strength(s, p, planet) >= s.box.cost[planet]:
        return [Text("frontiers-warning-could-conquer")]
    return []


def settle_warnings(s: FrontiersState, seat: int, planet: int) -> list[Text]:
    found: list[Text] = []
    if len(s.players[seat].colonies) == s.box.most_colonies and not s.ending:
        found.append(Text("frontiers-warning-last-colonies", {"n": s.box.most_colonies}))
    kind = explored_kind(s, planet)
    if s.box.face[planet].good == WINDFALL and s.box.kind[planet] != ANY and not s.supply[kind]:
        found.append(Text("frontiers-warning-no-windfall", {"kind": kind_name(kind, GENITIVE)}))
    return found


def swap_warnings(s: FrontiersState, seat: int, colony: int) -> list[Text]:
    """R50 The good of a colony that is given up is lost."""
    p = s.players[seat]
    good = p.goods[p.colonies.index(colony)]
    if good == NO_GOOD:
        return []
    return [
        Text("frontiers-warning-good-lost", {"kind": kind_name(good, GENITIVE), "tile": tile_name(colony)})
    ]


def force_warnings(s: FrontiersState, seat: int) -> list[Text]:
    planet = s.arg(0)
    enough = strength(s, s.players[seat], planet) >= s.box.cost[planet]
    return [Text("frontiers-warning-enough")] if enough else []
