"""R60-R69 Form a federation: which planets can be linked, and by which satellites.

Write g(C) for the fewest satellites that hang together and touch exactly the clusters C. Then R68 reads: C reaches
`need`; no larger set has a smaller g (clauses 3 and 4); no sufficient smaller set has a smaller g (clause 5).
"""

from typing import Final

from galaktyka.games.gaia.rules.federation_links import (
    ALL_LINKS,
    ALL_SETS,
    CHEAPEST_LINK,
    CHEAPEST_SET,
    IMPOSSIBLE,
    NO_LIMIT,
    UNIT,
    FederationProblem,
    LinkSearch,
)

LEGAL: Final = 0
TOO_LITTLE_VALUE: Final = 1
NOT_CONNECTED: Final = 2
TOO_MANY_SATELLITES: Final = 3
TOUCHES_OTHER: Final = 4
NEEDLESS: Final = 5
NOT_PAYABLE: Final = 6
BAD_HEX: Final = 7

COMPLETE_CLUSTERS: Final = 8
COMPLETE_BUDGET: Final = 8
_WORK_LIMIT: Final = 25_000


def _link_cost(p: FederationProblem, chosen: int, cap: int) -> int:
    """R68 m(C), the fewest satellites that link the clusters over any own clusters; 99 if more than `cap`."""
    if not chosen & (chosen - 1):
        return 0
    search = LinkSearch(p, chosen, cap, CHEAPEST_LINK)
    search.run(NO_LIMIT, 0)
    return search.best


def _least_within(p: FederationProblem, chosen: int, cap: int) -> int:
    """R63 Fewest satellites of a sufficient part of `chosen`, away from all other clusters; 99 if more than `cap`."""
    if not p.suffices(chosen):
        return IMPOSSIBLE
    for index in range(len(p.clusters)):
        if chosen >> index & 1 and p.suffices(1 << index):
            return 0
    if cap <= 0 or not chosen & (chosen - 1):
        return IMPOSSIBLE
    search = LinkSearch(p, chosen, cap, CHEAPEST_SET)
    search.run(NO_LIMIT, 0)
    return search.best


def least_satellites(p: FederationProblem) -> int:
    """Fewest satellites of any federation that reaches `need`; 99 when there is none within the budget."""
    return _least_within(p, (1 << len(p.clusters)) - 1, p.budget)


def satellites_for(p: FederationProblem, chosen: int) -> int:
    """R68 m(C), the satellites that linking exactly these clusters takes; 99 when that exceeds the budget."""
    return _link_cost(p, chosen, p.budget)


def legal_sets(p: FederationProblem) -> list[int]:
    """R68 Masks of clusters that can form a federation, cheapest first.

    Complete for at most 8 clusters and sets of at most 8 satellites. Otherwise the bound is this. With more than
    8 clusters, no set takes more satellites than 8 or `least_satellites`, whichever is more. The search goes up one
    satellite at a time; once it knows a federation and has spent its work limit, it offers no set
    of more satellites than it has finished. A set that is not among the cheapest is left out if the limit is spent
    before clause 3 is confirmed for it. The cheapest sets are always offered; no set offered is illegal.
    """
    everything = (1 << len(p.clusters)) - 1
    if not p.suffices(everything):
        return []
    floor = COMPLETE_BUDGET
    cap = p.budget
    if len(p.clusters) > COMPLETE_CLUSTERS:
        floor = 0
        cap = min(cap, max(COMPLETE_BUDGET, least_satellites(p)))
    search = LinkSearch(p, everything, cap, ALL_SETS)
    search.run(_WORK_LIMIT, floor)
    work = search.work
    # A cluster that suffices alone needs no satellite; what contains it is needless.
    legal = [1 << i for i in range(len(p.clusters)) if p.suffices(1 << i)]
    cheapest = 0 if legal else search.best
    for cost, mask in search.unspoilt_goals():
        if cost > cheapest:
            check = LinkSearch(p, mask, cost - 1, CHEAPEST_LINK)
            check.run(_WORK_LIMIT - work, floor)
            work += check.work
            if check.best < cost or check.cap < cost - 1:
                continue
        legal.append(mask)
    return legal


def next_hexes(p: FederationProblem, chosen: int, placed: list[int]) -> list[int]:
    """R69 Hexes that, with those placed, extend to a legal federation of `chosen`; none when it is complete."""
    least = satellites_for(p, chosen)
    if least > p.budget or _least_within(p, chosen, least) != least:
        return []
    return link_hexes(p, chosen, placed, least)


def link_hexes(p: FederationProblem, chosen: int, placed: list[int], least: int) -> list[int]:
    """R69 The same for a set known to be legal with `least` satellites."""
    if len(placed) >= least:
        return []
    search = LinkSearch(p, chosen, least, ALL_LINKS)
    for hex_id in placed:
        search.weight[hex_id] = UNIT - 1
    search.run(NO_LIMIT, 0)
    if search.joined[search.masks - 1] != least * UNIT - len(placed):
        return []
    return sorted([hex_id for hex_id in search.hexes_of_cheapest() if hex_id not in placed])


def refusal(p: FederationProblem, chosen: int, satellites: list[int]) -> int:
    """R68 Why these clusters and satellites are no legal federation, by the first clause broken; 0 when legal.

    A set without a required cluster counts as not connected (to the existing federation, R116).
    """
    for hex_id in satellites:
        if not 0 <= hex_id < len(p.usable) or not p.usable[hex_id] or satellites.count(hex_id) > 1:
            return BAD_HEX
    if not p.suffices(chosen | p.required):
        return TOO_LITTLE_VALUE
    if p.required & ~chosen or not _connected(p, chosen, satellites):
        return NOT_CONNECTED
    if _touches_other(p, chosen, satellites):
        return TOUCHES_OTHER
    count = len(satellites)
    if count > p.budget:
        return NOT_PAYABLE
    if count and _link_cost(p, chosen, count - 1) < count:
        return TOO_MANY_SATELLITES
    if count and _least_within(p, chosen, count - 1) < count:
        return NEEDLESS
    return LEGAL


def _connected(p: FederationProblem, chosen: int, satellites: list[int]) -> bool:
    """R68 (2) All chosen clusters and all satellites hang together."""
    waiting = satellites[:]
    for index, cluster in enumerate(p.clusters):
        if chosen >> index & 1:
            waiting += cluster
    if not waiting:
        return False
    reached = [waiting.pop()]
    for hex_id in reached:
        for other in p.neighbours[hex_id]:
            if other in waiting:
                waiting.remove(other)
                reached.append(other)
    return not waiting


def _touches_other(p: FederationProblem, chosen: int, satellites: list[int]) -> bool:
    """R68 (4) A satellite lies next to an own cluster that was not chosen."""
    for index, cluster in enumerate(p.clusters):
        if chosen >> index & 1:
            continue
        for hex_id in cluster:
            for other in p.neighbours[hex_id]:
                if other in satellites:
                    return True
    return False
