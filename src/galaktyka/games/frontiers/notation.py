"""Answers as players write them: `settle`, `pay comet_zone`, `use old_earth`, `sell gem_world`, `tax 2`."""

from galaktyka.games.frontiers.choices import (
    A_ACTION,
    A_CONQUER,
    A_COUNT,
    A_GOAL,
    A_GOOD,
    A_KIND,
    A_PAY,
    A_PLANET,
    A_POWER,
    A_REPLACE,
    A_SIDE,
    A_STORE,
    A_TECH,
    A_UPGRADE,
    ACTION_SPACE,
    COLONISTS_VERB,
    DONE_VERB,
    F_CHOOSE,
    F_CONSUME,
    F_DEVELOP,
    F_EXPLORE,
    F_FORCE,
    F_KEEP,
    F_KIND,
    F_PLACE,
    F_RETURN,
    F_REVEAL,
    F_SELL,
    F_SETTLE,
    F_SHORT,
    F_SIDE,
    F_STOCK,
    F_TAX,
    F_UNDER,
    F_UPGRADE,
    F_WINDFALL,
    KEEP_VERB,
    NO_SALE_VERB,
    PASS_VERB,
    REVEAL_VERB,
    STAGE_LAST,
    STAGE_MAIN,
    VERBS,
)
from galaktyka.games.frontiers.ids import ACTION_IDS, CONSUME, KIND_IDS, PRODUCE, SETTLE, TECH_IDS, TILE_IDS
from galaktyka.games.frontiers.powers import MOST_POWERS
from galaktyka.games.frontiers.rules.priority import tile_in_play
from galaktyka.games.frontiers.state import FrontiersState

SIDES = "AB"
GOOD_VERBS = {F_SELL: "sell", F_STOCK: "store", F_SHORT: "produce", F_PLACE: "produce"}


def write(s: FrontiersState, answer: int) -> str:
    """The short text of an answer."""
    if answer < A_ACTION:
        return VERBS[answer] if answer < len(VERBS) else f"verb {answer}"
    if answer < A_SIDE:
        return ACTION_IDS[answer - A_ACTION]
    if answer < A_KIND:
        return "side " + SIDES[answer - A_SIDE]
    if answer < A_GOAL:
        return "kind " + KIND_IDS[answer - A_KIND]
    if answer < A_TECH:
        verb = "under" if s.top() == F_UNDER else "keep"
        return f"{verb} {answer - A_GOAL + 1}"
    if answer < A_PLANET:
        return "buy " + TECH_IDS[answer - A_TECH]
    if answer < A_GOOD:
        return write_planet(s, answer)
    if answer < A_POWER:
        return f"{GOOD_VERBS.get(s.top(), 'spend')} {TILE_IDS[answer - A_GOOD]}"
    if answer < A_COUNT:
        tile, place = divmod(answer - A_POWER, MOST_POWERS)
        return "use " + power_name(s, tile, place)
    return f"tax {answer - A_COUNT}"


def write_planet(s: FrontiersState, answer: int) -> str:
    if answer < A_STORE:
        verb = {F_EXPLORE: "take", F_RETURN: "return"}.get(s.top(), "to")
        return f"{verb} {TILE_IDS[answer - A_PLANET]}"
    if answer < A_PAY:
        return "store " + TILE_IDS[answer - A_STORE]
    if answer < A_CONQUER:
        return "pay " + TILE_IDS[answer - A_PAY]
    if answer < A_REPLACE:
        return "conquer " + TILE_IDS[answer - A_CONQUER]
    if answer < A_UPGRADE:
        return "replace " + TILE_IDS[answer - A_REPLACE]
    return "upgrade " + TILE_IDS[answer - A_UPGRADE]


def power_name(s: FrontiersState, tile: int, place: int) -> str:
    """A tile's power by the tile's name; a number only where the tile has several powers of that phase."""
    powers = s.box.powers[tile]
    if place >= len(powers):
        return f"{TILE_IDS[tile]} #{place + 1}"
    same = [power for power in powers if power.phase == powers[place].phase]
    number = same.index(powers[place]) + 1
    phase_first = [power.phase for power in powers].index(powers[place].phase) == place
    if len(same) == 1 or phase_first:
        return TILE_IDS[tile]
    return f"{TILE_IDS[tile]} {number}"


def candidates(s: FrontiersState) -> list[int]:
    """Every answer that the pending question could offer in some position."""
    kind = s.top()
    if kind == F_CHOOSE:
        return [A_ACTION + tile for tile in range(len(ACTION_IDS)) if tile_in_play(s, tile)]
    if kind == F_REVEAL:
        return list(range(KEEP_VERB, REVEAL_VERB + 1))
    if kind == F_SETTLE:
        return settle_candidates(s)
    if kind == F_DEVELOP:
        return [PASS_VERB, *range(A_TECH, A_PLANET)]
    if kind == F_RETURN:
        return list(range(A_PLANET, A_PAY))
    if kind in (F_CONSUME, F_FORCE, F_WINDFALL):
        return [*own_powers(s), *([] if kind == F_WINDFALL else [DONE_VERB])]
    if kind == F_STOCK:
        return [DONE_VERB, *range(A_GOOD, A_POWER)]
    if kind == F_SELL:
        return [NO_SALE_VERB, *range(A_GOOD, A_POWER)]
    ranges = {
        F_SIDE: (A_SIDE, A_KIND),
        F_EXPLORE: (A_PLANET, A_STORE),
        F_UPGRADE: (A_PLANET, A_STORE),
        F_KIND: (A_KIND, A_GOAL),
        F_TAX: (A_COUNT, ACTION_SPACE),
        F_KEEP: (A_GOAL, A_TECH),
        F_UNDER: (A_GOAL, A_TECH),
    }
    start, end = ranges.get(kind, (A_GOOD, A_POWER))
    return list(range(start, end))


def settle_candidates(s: FrontiersState) -> list[int]:
    """What a seat could ever do in its turn of Settle: with every planet, and with every colony."""
    stage = s.arg(0)
    found = [COLONISTS_VERB if stage == STAGE_MAIN else DONE_VERB]
    if stage != STAGE_LAST:
        found.extend(range(A_PAY, A_REPLACE))
    if stage == STAGE_MAIN:
        found.extend(range(A_REPLACE, A_UPGRADE))
    found.extend(range(A_UPGRADE, A_GOOD))
    return found


def own_powers(s: FrontiersState) -> list[int]:
    """Powers of the actor's tiles that belong to this phase of the game."""
    kind = s.top()
    p = s.players[s.actor()]
    phase = {F_CONSUME: CONSUME, F_WINDFALL: PRODUCE}.get(kind, SETTLE)
    return [A_POWER + power.number for power in p.powers[phase]]
