"""States that a seat could be in: the reputation tiles that it cannot see are drawn anew."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import CHANCE_REPUTATION
from galaktyka.games.eclipse.flow import Position


def resample(state: Position, seat: int, table: Table) -> Position:
    """The tiles of others, and those that another seat has just drawn, change places with the bag's."""
    found = state.clone()
    if not found.frames:
        return found
    bag = found.reputation_bag[:]
    hidden_draw = bool(found.drawn) and found.actor() != seat
    for other in range(len(found.players)):
        if other != seat:
            for value in found.players[other].reputation:
                bag[value] += 1
    if hidden_draw:
        for value in found.drawn:
            bag[value] += 1
    for other in range(len(found.players)):
        p = found.players[other]
        if other != seat and p.reputation:
            p.reputation = [table.draw_from(CHANCE_REPUTATION, bag) for _ in p.reputation]
    if hidden_draw:
        found.drawn = [table.draw_from(CHANCE_REPUTATION, bag) for _ in found.drawn]
    found.reputation_bag = bag
    return found
