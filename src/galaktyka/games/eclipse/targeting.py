"""Which die goes to which ship: what a die hits, and how non-players aim. Knows no state.

Ships are two lists in the order of aim: points left to their destruction, and shields. Battles and odds share
this module.
"""

from typing import Final

BLANK: Final = 0
FACES: Final = 6
BURST: Final = 5
"""Faces of a die: blank, 2, 3, 4, 5, burst."""

FACE_NAMES: Final = ["blank", "2", "3", "4", "5", "burst"]
COLOURS: Final = ["yellow", "orange", "blue", "red"]
MOST_DAMAGE: Final = 4
"""A die of the colour number n does n + 1 damage."""

TO_HIT: Final = 6
MISSES: Final = -1
BEATS_ALL: Final = 99

SIZE_ORDER: Final = ["gcds", "dreadnought", "guardian", "cruiser", "ancient", "starbase", "interceptor"]
"""Kinds of ship from the largest to the smallest. The rules rank the four kinds of the players; non-players
are only ranked among them so that any list of ships has an order."""


def shield_beaten(face: int, computer: int) -> int:
    """R52 The strongest shield that a die still hits through: MISSES for none, BEATS_ALL for a burst."""
    if face == BURST:
        return BEATS_ALL
    if face == BLANK:
        return MISSES
    margin = face + 1 + computer - TO_HIT
    return margin if margin >= 0 else MISSES


def aim(damages: list[int], beats: list[int], left: list[int], shields: list[int]) -> list[int]:
    """R55 The ship of each die, -1 for a die that is lost; lowers the points left.

    Ships are destroyed in their order as far as the dice allow, each with the cheapest dice; what remains
    goes to the first survivor that it hits.
    """
    dice = len(damages)
    targets = [-1] * dice
    reaches = [_reach(beaten, shields) for beaten in beats]
    order = _by_reach(reaches)
    for ship in range(len(left)):
        if left[ship] > 0:
            chosen = _cheapest(damages, beats, reaches, order, targets, left[ship], shields[ship])
            for die in chosen:
                targets[die] = ship
            if chosen:
                left[ship] = 0
    for die in range(dice):
        if targets[die] < 0:
            for ship in range(len(left)):
                if left[ship] > 0 and beats[die] >= shields[ship]:
                    left[ship] -= damages[die]
                    targets[die] = ship
                    break
    return targets


def _reach(beaten: int, shields: list[int]) -> int:
    """The highest shield among the opposing ships that a die beats; -1 when it hits none of them."""
    reach = -1
    for shield in shields:
        if reach < shield <= beaten:
            reach = shield
    return reach


def _by_reach(reaches: list[int]) -> list[int]:
    """The dice that hit anything, least reach first, earlier dice first among equals."""
    order: list[int] = []
    for die in range(len(reaches)):
        if reaches[die] >= 0:
            place = len(order)
            while place > 0 and reaches[order[place - 1]] > reaches[die]:
                place -= 1
            order.insert(place, die)
    return order


def _cheapest(
    damages: list[int],
    beats: list[int],
    reaches: list[int],
    order: list[int],
    targets: list[int],
    need: int,
    shield: int,
) -> list[int]:
    """The dice that destroy a ship: least damage in all, then fewest, then least reach; none if they cannot.

    Among dice of one colour those of least reach are the cheapest, so only the number of each colour varies.
    """
    pools: list[list[int]] = [[], [], [], []]
    available = 0
    for die in order:
        if targets[die] < 0 and beats[die] >= shield:
            pools[damages[die] - 1].append(die)
            available += damages[die]
    if available < need:
        return []
    counts = _cheapest_counts(pools, reaches, need)
    chosen: list[int] = []
    for colour in range(MOST_DAMAGE):
        chosen.extend(pools[colour][: counts[colour]])
    return chosen


def _cheapest_counts(pools: list[list[int]], reaches: list[int], need: int) -> list[int]:
    yellow, orange, blue, red = pools
    best = -1
    counts = [0, 0, 0, 0]
    for reds in range(_at_most(red, need, 4) + 1):
        after_red = need - 4 * reds
        for blues in range(_at_most(blue, after_red, 3) + 1):
            after_blue = after_red - 3 * blues
            for oranges in range(_at_most(orange, after_blue, 2) + 1):
                yellows = max(0, after_blue - 2 * oranges)
                if yellows > len(yellow):
                    continue
                total = 4 * reds + 3 * blues + 2 * oranges + yellows
                reach = _reach_of(reaches, red, reds) + _reach_of(reaches, blue, blues)
                reach += _reach_of(reaches, orange, oranges) + _reach_of(reaches, yellow, yellows)
                used = reds + blues + oranges + yellows
                key = (((total << 10) + used) << 16) + reach
                if best < 0 or key < best:
                    best = key
                    counts = [yellows, oranges, blues, reds]
    return counts


def _at_most(pool: list[int], need: int, damage: int) -> int:
    """Dice of a colour that could be of use for so many points."""
    return min(len(pool), (need + damage - 1) // damage) if need > 0 else 0


def _reach_of(reaches: list[int], pool: list[int], count: int) -> int:
    total = 0
    for i in range(count):
        total += reaches[pool[i]]
    return total
