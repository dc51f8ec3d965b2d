"""What battles and invasions come to, looked up by the quick evaluation: exact odds, each worked out once."""

from typing import Final

from galaktyka.games.ascendancy.odds import ATTACKER_STRIKES, NO_STRIKE, Fight, Force, Siege
from galaktyka.games.ascendancy.rules.hits import SIDES

MOST: Final = 15
"""Ships of a side that are told apart; larger sides count as so many."""
MOST_NODES: Final = 5
UNKNOWN: Final = -1
FACES: Final = SIDES + 1  # faces that hit, none to all
PAIRS: Final = FACES * FACES

# Per cent that the attacker wins, tenths of ships that either side is left with on average, packed.
_BATTLES: Final = [UNKNOWN] * (2 * (MOST + 1) * (MOST + 1) * PAIRS)
# Per cent that the system is taken, and that its nodes are wiped out, packed.
_SIEGES: Final = [UNKNOWN] * ((MOST + 1) * (MOST_NODES + 1) * PAIRS)
PACKED: Final = 1000


def battle(mine: int, my_faces: int, theirs: int, their_faces: int, strikes_first: bool) -> int:
    """Per cent that the attacker wins, tenths of his ships that are left, and of theirs: PACKED one by one."""
    if theirs <= 0:
        return (100 * PACKED + 10 * mine) * PACKED
    mine, theirs = min(mine, MOST), min(theirs, MOST)
    first = 1 if strikes_first else 0
    key = (((first * (MOST + 1) + mine) * (MOST + 1) + theirs) * FACES + my_faces) * FACES + their_faces
    found = _BATTLES[key]
    if found == UNKNOWN:
        strike = ATTACKER_STRIKES if strikes_first else NO_STRIKE
        result = Fight(force(mine, my_faces), force(theirs, their_faces), strike).exact()
        found = (round(100 * result[0]) * PACKED + round(10 * result[3])) * PACKED + round(10 * result[4])
        _BATTLES[key] = found
    return found


def siege(ships: int, my_faces: int, nodes: int, their_faces: int) -> int:
    """Per cent that the system is taken * PACKED + per cent that its nodes are wiped out."""
    if ships <= 0:
        return 0
    ships, nodes = min(ships, MOST), min(nodes, MOST_NODES)
    key = ((ships * (MOST_NODES + 1) + nodes) * FACES + my_faces) * FACES + their_faces
    found = _SIEGES[key]
    if found == UNKNOWN:
        result = Siege(force(ships, my_faces), force(nodes, their_faces)).exact()
        found = round(100 * result[0]) * PACKED + round(100 * result[1])
        _SIEGES[key] = found
    return found


def force(pieces: int, faces: int) -> Force:
    return Force(pieces, SIDES + 1 - faces)
