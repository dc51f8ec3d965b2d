"""What the rules say about dice, bids and nodes, written a second time from the rules alone.

Nothing here looks at the engine: plain numbers go in and come out, so that a slip in the rules is not made twice.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

FACES = range(1, 7)


@dataclass(frozen=True)
class Side:
    """Single ships or nodes, and how they hit and are hit."""

    pieces: int
    weapon: int = 5
    shield: int = 0
    more_dice: int = 0
    six_always_hits: bool = False
    doubles_hit: bool = False


def needed(shooter: Side, target: Side) -> int:
    """R117 The lowest face that hits; 7 where none does."""
    face = shooter.weapon + target.shield
    if face <= 6:
        return face
    return 6 if shooter.six_always_hits else 7


def hits(faces: tuple[int, ...], shooter: Side, target: Side) -> int:
    least = needed(shooter, target)
    missed = [face for face in faces if face < least]
    pairs = len({face for face in missed if missed.count(face) > 1}) if shooter.doubles_hit else 0
    return len(faces) - len(missed) + pairs


def dice(side: Side, pieces: int) -> int:
    return pieces + side.more_dice if pieces else 0


def battle_rounds(attacker: Side, defender: Side, strikes: bool) -> dict[tuple[int, ...], tuple[int, int]]:
    """R119, R122 For every first round that can be rolled: the ships left on both sides."""
    found: dict[tuple[int, ...], tuple[int, int]] = {}
    for mine in product(FACES, repeat=dice(attacker, attacker.pieces)):
        left = max(0, defender.pieces - hits(mine, attacker, defender))
        for theirs in product(FACES, repeat=dice(defender, left if strikes else defender.pieces)):
            own = max(0, attacker.pieces - hits(theirs, defender, attacker))
            found[mine + theirs] = own, left
    return found


def invasion_rounds(attacker: Side, planet: Side) -> dict[tuple[int, ...], tuple[int, str, int]]:
    """R138 to R144 For every first round: ships left, the fate of the planet, its nodes left."""
    found: dict[tuple[int, ...], tuple[int, str, int]] = {}
    for mine in product(FACES, repeat=dice(attacker, attacker.pieces)):
        for theirs in product(FACES, repeat=planet.pieces):
            own = max(0, attacker.pieces - hits(theirs, planet, attacker))
            scored = hits(mine, attacker, planet)
            if scored > planet.pieces:
                end = own, "taken", planet.pieces
            elif scored == planet.pieces:
                end = own, "annihilated", 0
            else:
                end = own, "held", planet.pieces - scored
            found[mine + theirs] = end
    return found


# --- rerolls ---


@cache
def spread(count: int, least: int, rerolls: int, ones: bool) -> dict[int, Fraction]:
    """R2 Hits of some dice that may be rolled again: ones by one rule, a number of misses by another.

    A die is a hit, a miss that has used the rule for ones, or a miss that has not; the last kind is rolled
    again first, since a new one may still be rolled once more.
    """
    plain = Fraction(7 - least, 6)
    spent = (1 - plain) / 6 if ones else Fraction(0)
    hit = plain + plain / 6 if ones else plain
    found: dict[int, Fraction] = {}
    for scored, used in product(range(count + 1), repeat=2):
        fresh = count - scored - used
        if fresh < 0:
            continue
        ways = comb(count, scored) * comb(count - scored, used)
        chance = ways * hit**scored * spent**used * (1 - hit - spent) ** fresh
        for more, share in again(fresh, used, rerolls, hit, plain).items():
            found[scored + more] = found.get(scored + more, Fraction(0)) + chance * share
    return found


def again(fresh: int, used: int, rerolls: int, better: Fraction, plain: Fraction) -> dict[int, Fraction]:
    if not rerolls or not fresh + used:
        return {0: Fraction(1)}
    chance = better if fresh else plain
    rest = again(fresh - 1, used, rerolls - 1, better, plain) if fresh else {}
    if not fresh:
        rest = again(0, used - 1, rerolls - 1, better, plain)
    found: dict[int, Fraction] = {}
    for more, share in rest.items():
        found[more + 1] = found.get(more + 1, Fraction(0)) + chance * share
        found[more] = found.get(more, Fraction(0)) + (1 - chance) * share
    return found


# --- the rest ---


def native_nodes(capacity: dict[str, int], level: int) -> tuple[str, str]:
    """R106 Nodes on their own slots and on open ones: Production wherever it can go, then Research, then Culture."""
    free = dict(capacity)
    own, on_open = "", ""
    for kind in "PRC":
        while len(own + on_open) < level and free[kind]:
            free[kind] -= 1
            own += kind
        while len(own + on_open) < level and free["O"]:
            free["O"] -= 1
            on_open += kind
    return own, on_open


def picking_order(bids: dict[str, int]) -> list[str]:
    """R37 Who takes a card, the highest bid first; bids of nothing take none."""
    return sorted([name for name in bids if bids[name]], key=lambda name: -bids[name])
