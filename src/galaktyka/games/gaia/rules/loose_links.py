"""Federations without the test of minimality, as the other engine's search sometimes lets pass.

Only for importing its games: R62 and R63 are not asked here, all else of R68 is. The way of asking is the same.
"""

from galaktyka.games.gaia.rules.federation_links import FederationProblem
from galaktyka.games.gaia.rules.federation_search import satellites_for


def loose_set(p: FederationProblem, chosen: int) -> bool:
    """Enough value, and some payable way to link these clusters."""
    return p.suffices(chosen) and satellites_for(p, chosen) <= p.budget


def linked(p: FederationProblem, chosen: int, placed: list[int]) -> list[list[int]]:
    """The chosen clusters and the satellites so far, as groups that hang together."""
    waiting = [hex_ for i in range(len(p.clusters)) if chosen >> i & 1 for hex_ in p.clusters[i]] + placed
    groups: list[list[int]] = []
    while waiting:
        group = [waiting.pop()]
        for hex_ in group:
            for other in p.neighbours[hex_]:
                if other in waiting:
                    waiting.remove(other)
                    group.append(other)
        groups.append(group)
    return groups


def loose_hexes(p: FederationProblem, chosen: int, placed: list[int]) -> list[int]:
    """Hexes beside what is linked so far, away from other clusters, that still leave the rest payable."""
    usable = p.usable[:]
    for hex_ in placed:
        usable[hex_] = 0
    for i in range(len(p.clusters)):
        if not chosen >> i & 1:
            for hex_ in p.clusters[i]:
                for other in p.neighbours[hex_]:
                    usable[other] = 0
    found: list[int] = []
    for group in linked(p, chosen, placed):
        for hex_ in group:
            for other in p.neighbours[hex_]:
                if (
                    usable[other]
                    and other not in found
                    and leaves_enough(p, usable, chosen, [*placed, other])
                ):
                    found.append(other)
    return sorted(found)


def leaves_enough(p: FederationProblem, usable: list[int], chosen: int, placed: list[int]) -> bool:
    groups = linked(p, chosen, placed)
    rest = FederationProblem(p.neighbours, usable, groups, [0] * len(groups), 0, p.budget - len(placed), 0)
    return satellites_for(rest, (1 << len(groups)) - 1) <= rest.budget
