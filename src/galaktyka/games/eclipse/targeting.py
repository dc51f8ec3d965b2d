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


# Dice in groups: `counts` has the number of dice by colour * len(shields) + place of the strongest shield that
# they beat, `shields` being those of the opposing ships, each once and weakest first.
BITS: Final = 13
MASK: Final = (1 << BITS) - 1


def aim(damages: list[int], beats: list[int], left: list[int], shields: list[int]) -> list[int]:
    """R55 The ship of each die, -1 for a die that is lost; lowers the points left.

    Ships are destroyed in their order as far as the dice allow, each with the cheapest dice; what remains
    goes to the first survivor that it hits.
    """
    steps = sorted(set(shields))
    width = len(steps)
    groups: list[list[int]] = [[] for _ in range(MOST_DAMAGE * width)]
    for die in range(len(damages)):
        reach = _reach(beats[die], steps)
        if reach >= 0:
            groups[(damages[die] - 1) * width + reach].append(die)
    targets = [-1] * len(damages)
    for ship in range(len(left)):
        if left[ship] > 0:
            first = steps.index(shields[ship])
            chosen = cheapest([len(group) for group in groups], steps, first, left[ship])
            if chosen:
                left[ship] = 0
                _take(groups, chosen, width, first, ship, targets)
    for die in range(len(damages)):
        if targets[die] < 0:
            for ship in range(len(left)):
                if left[ship] > 0 and beats[die] >= shields[ship]:
                    left[ship] -= damages[die]
                    targets[die] = ship
                    break
    return targets


def _reach(beaten: int, steps: list[int]) -> int:
    """The place of the strongest of these shields that a die beats; -1 when it beats none."""
    reach = -1
    for place in range(len(steps)):
        if steps[place] <= beaten:
            reach = place
    return reach


def _take(
    groups: list[list[int]], chosen: int, width: int, first: int, ship: int, targets: list[int]
) -> None:
    """The chosen dice of each colour, those of least reach and earlier ones first."""
    for colour in range(MOST_DAMAGE):
        n = chosen >> BITS * colour & MASK
        for place in range(first, width):
            group = groups[colour * width + place]
            while n and group:
                targets[group.pop(0)] = ship
                n -= 1


def cheapest(counts: list[int], shields: list[int], first: int, need: int) -> int:
    """R55 The dice that destroy a ship behind the shield at place `first`, as numbers by colour; 0 if none can.

    Least damage in all, then fewest dice, then least reach. Among dice of one colour those of least reach are
    the cheapest, so only the number of each colour varies. Where that still leaves a choice, the fewest dice of
    the strongest colours.
    """
    width = len(shields)
    yellow = _held(counts, 0, width, first)
    orange = _held(counts, 1, width, first)
    blue = _held(counts, 2, width, first)
    red = _held(counts, 3, width, first)
    found = 0
    if yellow + 2 * orange + 3 * blue + 4 * red < need:
        return found
    best = -1
    for reds in range(_at_most(red, need, 4) + 1):
        after_red = need - 4 * reds
        for blues in range(_at_most(blue, after_red, 3) + 1):
            after_blue = after_red - 3 * blues
            for oranges in range(_at_most(orange, after_blue, 2) + 1):
                yellows = max(0, after_blue - 2 * oranges)
                if yellows > yellow:
                    continue
                dice = reds + blues + oranges + yellows
                cost = (4 * reds + 3 * blues + 2 * oranges + yellows) << BITS | dice
                rival = ((reds << BITS | blues) << BITS | oranges) << BITS | yellows
                if best < 0 or cost < best:
                    best = cost
                    found = rival
                elif cost == best and _less_reach(counts, shields, first, rival, found):
                    found = rival
    return found


def _held(counts: list[int], colour: int, width: int, first: int) -> int:
    """The dice of a colour that hit through the shield at place `first`."""
    n = 0
    for place in range(first, width):
        n += counts[colour * width + place]
    return n


def _at_most(pool: int, need: int, damage: int) -> int:
    """Dice of a colour that could be of use for so many points."""
    return min(pool, (need + damage - 1) // damage) if need > 0 else 0


def _less_reach(counts: list[int], shields: list[int], first: int, one: int, other: int) -> bool:
    return _reach_of(counts, shields, first, one) < _reach_of(counts, shields, first, other)


def _reach_of(counts: list[int], shields: list[int], first: int, chosen: int) -> int:
    total = 0
    width = len(shields)
    for colour in range(MOST_DAMAGE):
        n = chosen >> BITS * colour & MASK
        for place in range(first, width):
            taken = min(n, counts[colour * width + place])
            total += taken * shields[place]
            n -= taken
    return total
