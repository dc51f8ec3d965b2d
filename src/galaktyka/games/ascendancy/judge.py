"""The quick evaluation that bots search by: how near a seat is to winning, in hundredths of Ascendancy.

Ascendancy and Culture count as they stand. What pays itself back over rounds (nodes, agreements, commands)
counts by the rounds that are probably left. Ships count for what they are about to do where they stand
(`goals.py`), and what chance is just deciding for what is to be expected of it. What the strongest rival
has is held against the seat in part.
"""

from typing import Final

from galaktyka.games.ascendancy import fights, ids
from galaktyka.games.ascendancy.choices import (
    F_ANNEX,
    F_BUILD,
    F_COMMAND,
    F_CONSENT,
    NO_AGREEMENT,
    STEP_BIDS,
    STEP_PICKS,
)
from galaktyka.games.ascendancy.combat import Combat
from galaktyka.games.ascendancy.goals import posture_of
from galaktyka.games.ascendancy.players import Player
from galaktyka.games.ascendancy.prospects import HUNDRED, developed_goal, faces, siege_odds, system_worth
from galaktyka.games.ascendancy.rules.dice import fighting_ships
from galaktyka.games.ascendancy.state import DONE, EXHAUSTED, NOBODY, PROJECT, AscendancyState
from galaktyka.games.ascendancy.weights import (
    W_ADVANCEMENT,
    W_COMMAND,
    W_CULTURE,
    W_DENY,
    W_ENOUGH,
    W_FIRST,
    W_FLEET,
    W_GIVEN,
    W_IDLE,
    W_INCOME,
    W_KILL,
    W_LONGEST,
    W_LOST_HOME,
    W_NEAR_VICTORY,
    W_PRODUCTION,
    W_PROJECT,
    W_READY,
    W_RESEARCH,
    W_RESEARCHED,
    W_RIVAL,
    W_RIVAL_VICTORY,
    W_SEED,
    W_SHIELD,
    W_SHIP,
    W_SPARE,
    W_TEMPO,
    W_TOKEN,
    W_USUAL,
    W_WARP,
    W_WASTE,
    W_WEAPON,
    WEIGHTS,
)

ASPECTS: Final = [
    "ascendancy", "goods", "commands", "forces", "cards", "agreements", "systems", "hopes", "perils", "rivals",
    "begun", "",
]  # fmt: skip
VICTORY: Final = 2000
OUT: Final = -1000
PLENTY: Final = [3, 3]  # Production and Research that a turn or two can use
SEEDS: Final = 4  # Culture tokens that can be invested soon
LEAST_LEFT: Final = 2
SOBER: Final = 54  # per cent: by trial (docs/bots.md)
LAST_STEP: Final = 4  # Ascendancy with which a rival wins soon
FRAME: Final = 6


def judge(s: AscendancyState, seat: int) -> int:
    """About how much Ascendancy the seat's position is worth, in hundredths."""
    return sum(aspects(s, seat, HUNDRED))


def judge_soberly(s: AscendancyState, seat: int) -> int:
    """The same when a discovery that is still to be made counts for about half."""
    return sum(aspects(s, seat, SOBER))


def aspects(s: AscendancyState, seat: int, hope: int) -> list[int]:
    """What the judgement is made of, in the order of ASPECTS.

    `hope` is the part of what might be discovered that counts before it is, per cent of the usual one.
    """
    player = s.players[seat]
    if not s.frames:
        return [(VICTORY if s.winners >> seat & 1 else 0) + WEIGHTS[W_TOKEN] * player.ascendancy]
    if player.civ < 0:
        return [0]
    if not player.alive:
        return [OUT]
    left = rounds_left(s, seat)
    posture = posture_of(s, seat, left, hope)
    return [
        lead(s, seat),
        stock(player.goods, left, in_phase(s, seat, F_BUILD)),
        commands(s, seat, left),
        forces(s, player),
        cards(s, seat, left),
        agreements(s, seat, left),
        posture.outlook.systems,
        posture.goals,
        -posture.perils,
        -rivals(s, seat, left),
        pending(s, seat, left) + order_worth(s, seat, posture.perils > 0),
        -WEIGHTS[W_TEMPO] * s.round,
    ]


def rounds_left(s: AscendancyState, seat: int) -> int:
    """Rounds that are probably still to come, by the clock and by how fast rivals are.

    The seat's own Ascendancy does not count: nobody should think less of a token because it ends the game.
    """
    left = WEIGHTS[W_USUAL] - s.round
    culture = holdings(s).culture
    for other in range(s.seats):
        player = s.players[other]
        if other != seat and player.alive and player.civ >= 0:
            missing = (s.box.ascendancy_to_win - player.ascendancy) * s.box.ascendancy_cost
            income = max(1, culture[other])
            left = min(left, (missing - player.goods[ids.CULTURE] + income - 1) // income)
    left = max(LEAST_LEFT, min(WEIGHTS[W_LONGEST], left))
    if s.variant.round_cap:
        left = min(left, s.variant.round_cap - s.round)
    return left


class Holdings:
    """What the systems of each seat hold, kept with the position as in `goals.py`: most answers leave it alone."""

    __slots__ = ("control", "culture", "nodes", "research", "systems")

    def __init__(self, s: AscendancyState) -> None:
        self.control = s.control
        self.nodes = s.nodes
        self.systems = [0] * s.seats
        self.culture = [0] * s.seats  # nodes
        self.research = [0] * s.seats
        for disc in range(ids.SYSTEMS):
            owner = self.control[disc]
            if owner >= 0:
                self.systems[owner] += 1
                self.culture[owner] += s.nodes_of_kind(disc, ids.CULTURE)
                self.research[owner] += s.nodes_of_kind(disc, ids.RESEARCH)


def holdings(s: AscendancyState) -> Holdings:
    known = s.holdings
    if isinstance(known, Holdings) and known.control is s.control and known.nodes is s.nodes:
        return known
    found = Holdings(s)
    s.holdings = found
    return found


# --- what the seat has ---


def lead(s: AscendancyState, seat: int) -> int:
    """Ascendancy, and the home that it takes to win by it."""
    p = s.players[seat]
    total = WEIGHTS[W_TOKEN] * p.ascendancy
    if s.control[s.home(seat)] != seat:
        total -= WEIGHTS[W_LOST_HOME]
    elif p.ascendancy >= s.box.ascendancy_to_win:
        total += WEIGHTS[W_NEAR_VICTORY]
    return total


def commands(s: AscendancyState, seat: int, left: int) -> int:
    """More than usual in the rounds to come, and those that are ready."""
    p = s.players[seat]
    total = WEIGHTS[W_COMMAND] * left * (p.ready + p.spent - s.box.commands)
    if in_phase(s, seat, F_COMMAND):
        total += WEIGHTS[W_READY] * p.ready
    return total


def forces(s: AscendancyState, p: Player) -> int:
    """Ships, upgrades and fleets."""
    weights = WEIGHTS
    ships = s.box.ships - p.pool
    enough = weights[W_ENOUGH]
    total = weights[W_SHIP] * min(ships, enough) + weights[W_SPARE] * max(0, ships - enough)
    total += weights[W_WEAPON] * p.weapons + weights[W_SHIELD] * p.shields
    first = p.civ * ids.FLEETS_A_CIV
    for card in range(first, first + ids.FLEETS_A_CIV):
        if s.fleet_size[card]:
            total += weights[W_FLEET]
    return total


def phase_of_turn(s: AscendancyState) -> int:
    """F_BUILD or F_COMMAND, or 0 outside turns."""
    frames = s.frames
    at = 2 * FRAME
    if len(frames) > at and (frames[at] == F_BUILD or frames[at] == F_COMMAND):
        return frames[at]
    return 0


def in_phase(s: AscendancyState, seat: int, phase: int) -> bool:
    """Whether it is the seat's turn, and so far in it: F_BUILD or F_COMMAND."""
    return s.active == seat and phase_of_turn(s) == phase


def stock(goods: list[int], left: int, building: bool) -> int:
    """Resources in hand: early Culture can still grow, and when the building is done idle ones lie about."""
    weights = WEIGHTS
    culture = goods[ids.CULTURE]
    total = weights[W_CULTURE] * culture + weights[W_SEED] * (left - LEAST_LEFT) * min(SEEDS, culture)
    idle = weights[W_IDLE] if building else weights[W_IDLE] - weights[W_WASTE]
    for k in (ids.PRODUCTION, ids.RESEARCH):
        price = weights[W_PRODUCTION] if k == ids.PRODUCTION else weights[W_RESEARCH]
        total += price * min(goods[k], PLENTY[k]) + idle * max(0, goods[k] - PLENTY[k])
    return total


def cards(s: AscendancyState, seat: int, left: int) -> int:
    """Advancements by the Research in them and what they are for; projects by their tokens."""
    weights = WEIGHTS
    total = 0
    projects = 0
    at, of, cost = s.card_at, s.card_of, s.box.advancement_cost
    icons = s.box.advancement_icons
    for card in range(ids.ADVANCEMENTS):
        if of[card] != seat:
            continue
        if at[card] == DONE or at[card] == EXHAUSTED:
            total += weights[W_ADVANCEMENT] + weights[W_RESEARCHED] * cost[card]
            if icons[card] & ids.WARP_ICON:
                total += weights[W_WARP]
        elif at[card] == PROJECT:
            projects += 1
            total += weights[W_RESEARCHED] * s.card_tokens[card]
    if projects and left > LEAST_LEFT:
        total += weights[W_PROJECT] * min(projects, holdings(s).research[seat])
    return total


def agreements(s: AscendancyState, seat: int, left: int) -> int:
    """What held agreements bring, less what the own ones bring to rivals."""
    total = 0
    civ = s.players[seat].civ
    for agreement in range(ids.AGREEMENTS):
        holder = s.holder[agreement]
        if holder != NOBODY:
            value = WEIGHTS[W_INCOME + ids.PRODUCTION] * s.box.trade_production[agreement] * left
            if agreement // ids.AGREEMENTS_A_CIV == civ:
                total -= given(s, value)
            elif holder == seat:
                total += value
    return total


def given(s: AscendancyState, value: int) -> int:
    """What an agreement costs its owner; between two players a rival's gain is the own loss."""
    return value if s.seats == 2 else value * WEIGHTS[W_GIVEN] // HUNDRED


# --- what the others have ---


def rivals(s: AscendancyState, seat: int, left: int) -> int:
    """The strongest rival's position in part, all their ships, and a victory that is about to come."""
    weights = WEIGHTS
    strongest = 0
    total = 0
    held = holdings(s)
    for other in range(s.seats):
        p = s.players[other]
        if other == seat or not p.alive or p.civ < 0:
            continue
        worth = weights[W_TOKEN] * p.ascendancy + weights[W_CULTURE] * p.goods[ids.CULTURE]
        worth += held.culture[other] * weights[W_INCOME + ids.CULTURE] * left + 20 * held.systems[other]
        strongest = max(strongest, worth)
        total += weights[W_KILL] * (s.box.ships - p.pool)
        if p.ascendancy >= s.box.ascendancy_to_win and s.control[s.home(other)] == other:
            total += weights[W_RIVAL_VICTORY]
    share = weights[W_RIVAL] if s.seats > 2 else 2 * weights[W_RIVAL]
    return total + strongest * share // HUNDRED


# --- what has been begun ---


def pending(s: AscendancyState, seat: int, left: int) -> int:
    """What a question that is open just now is about to bring: half a move shows its price and no gain."""
    frames = s.frames
    kind, asked = frames[-6], frames[-5]
    if asked == seat:
        if kind == F_ANNEX:
            disc = frames[-4]
            worth = system_worth(s, disc, left)
            if s.control[disc] >= 0:
                worth += worth * WEIGHTS[W_DENY] // HUNDRED
            price = WEIGHTS[W_CULTURE] * s.box.hegemony_control_cost
            return max(0, worth - price - developed_goal(s, seat, disc, left, s.ships_in(disc, seat)))
    elif kind == F_CONSENT and frames[-4] == seat:
        return offered(s, seat, asked, left) // 2
    if s.combat is not None and s.combat.attacker >= 0:
        return fight_worth(s, s.combat, seat, left)
    return 0


def offered(s: AscendancyState, seat: int, rival: int, left: int) -> int:
    """An offer that a rival may still decline: what it would bring, less what it gives him."""
    mine, his = s.frames[-3], s.frames[-2]
    price = WEIGHTS[W_INCOME + ids.PRODUCTION] * left
    total = 0
    if his != NO_AGREEMENT:
        total += price * s.box.trade_production[s.players[rival].civ * ids.AGREEMENTS_A_CIV + his]
    if mine != NO_AGREEMENT:
        lent = price * s.box.trade_production[s.players[seat].civ * ids.AGREEMENTS_A_CIV + mine]
        total -= given(s, lent)
    return total


def fight_worth(s: AscendancyState, f: Combat, seat: int, left: int) -> int:
    """A battle or an invasion that has begun, by the odds from here on."""
    attacker = f.attacker
    ships = fighting_ships(s, f, attacker)
    if f.invasion:
        owner = s.control[f.target]
        if seat not in (attacker, owner) or owner == attacker:
            return 0
        worth = system_worth(s, f.target, left) * siege_odds(s, attacker, f.target, ships) // HUNDRED
        if seat == owner:
            return -worth
        goal = developed_goal(s, seat, f.target, left, ships)
        return worth + (worth * WEIGHTS[W_DENY] // HUNDRED if owner >= 0 else 0) - goal
    for other in range(s.seats):
        if f.defenders >> other & 1 and seat in (attacker, other):
            theirs = fighting_ships(s, f, other)
            if ships and theirs:
                return battle_worth(s, seat, attacker, other, ships, theirs)
    return 0


def battle_worth(s: AscendancyState, seat: int, attacker: int, other: int, ships: int, theirs: int) -> int:
    """Ships that the rest of a battle will cost either side, each at its price."""
    found = fights.battle(ships, faces(s, attacker, other), theirs, faces(s, other, attacker), False)
    kept, left = found // fights.PACKED % fights.PACKED, found % fights.PACKED  # in tenths
    lost = 10 * min(ships, fights.MOST) - kept
    killed = 10 * min(theirs, fights.MOST) - left
    own, foe = (lost, killed) if seat == attacker else (killed, lost)
    worth = (WEIGHTS[W_KILL] * foe - WEIGHTS[W_SHIP] * own) // 10
    honour = s.special(seat, ids.CULTURE_ON_BATTLE_KILLS)
    if honour and seat == attacker and theirs >= honour:
        worth += WEIGHTS[W_CULTURE] * (found // (fights.PACKED * fights.PACKED)) // HUNDRED
    return worth


def order_worth(s: AscendancyState, seat: int, threatened: bool) -> int:
    """What a bid or a turn-order card is worth: to act early matters the more, the nearer rivals are."""
    step = s.frames[2]
    if step != STEP_BIDS and step != STEP_PICKS:
        return 0
    tension = 3 if threatened else 1
    for other in range(s.seats):
        if other != seat and s.players[other].ascendancy >= LAST_STEP:
            tension += 1
    card = s.players[seat].card
    if step == STEP_PICKS and card:
        return WEIGHTS[W_FIRST] * tension * (s.seats - card)
    behind = 0  # tenths of rivals that will choose later
    for other in range(s.seats):
        if other != seat and s.players[other].alive:
            behind += 10 - ahead_by(s.players[seat].bid, s.players[other].bid)
    return WEIGHTS[W_FIRST] * tension * behind // 10


def ahead_by(mine: int, his: int) -> int:
    """Tenths of a chance that a rival chooses his card first; most who are still to bid commit little."""
    if his >= 0:
        return 10 if his > max(0, mine) else (0 if mine > 0 else 5)
    if mine <= 0:
        return 6
    return max(1, 5 - 2 * mine)
