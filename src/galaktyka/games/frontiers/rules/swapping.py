"""Colonies that make room for others (R50-R52): upgrade_colony and replace_this. Neither is a settlement."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    A_PLANET,
    A_REPLACE,
    A_UPGRADE,
    E_DISCARD,
    E_REPLACE,
    E_UPGRADE,
    F_UPGRADE,
    STAGE_LAST,
)
from galaktyka.games.frontiers.ids import ANY, GRAY, NO_GOOD, SETTLE, X_REPLACE_THIS, X_UPGRADE_COLONY
from galaktyka.games.frontiers.powers import Power
from galaktyka.games.frontiers.rules.gains import is_planet
from galaktyka.games.frontiers.rules.settling import add_colony, explored_kind
from galaktyka.games.frontiers.state import FrontiersState, Player


def unused(s: FrontiersState, p: Player, effect: int) -> list[Power]:
    return [power for power in p.powers[SETTLE] if power.effect == effect and power.number not in s.used]


def enough_colonists(s: FrontiersState, p: Player, old: int, new: int) -> bool:
    """R52 The colonists stay; one that is missing comes from one's unused ones."""
    return s.box.colonists[new] - s.box.colonists[old] <= p.colonists


def same_kind(s: FrontiersState, old: int, new: int) -> bool:
    """R50 Of one kind, gray for gray; the refinery is of whichever kind is wanted, but never gray."""
    before, after = s.box.kind[old], s.box.kind[new]
    if before == ANY or after == ANY:
        return before != GRAY and after != GRAY
    return before == after


def upgrade_power(s: FrontiersState, p: Player, old: int, new: int) -> int:
    """R50 Number of an unused power that may put the planet in the place of the colony; -1: none may."""
    box = s.box
    if box.face[new].military or box.face[old].military or not same_kind(s, old, new):
        return -1
    if not enough_colonists(s, p, old, new):
        return -1
    more = box.cost[new] - box.cost[old]
    for power in p.powers[SETTLE]:
        if power.effect == X_UPGRADE_COLONY and power.number not in s.used:
            if power.min_diff <= more <= power.max_diff:
                return power.number
    return -1


def upgrade_targets(s: FrontiersState, p: Player, old: int) -> list[int]:
    return [new for new in p.explored if upgrade_power(s, p, old, new) >= 0]


def upgrade_answers(s: FrontiersState, p: Player) -> list[int]:
    """R50 Colonies from before this action that an explored planet could take the place of."""
    if not p.explored or not unused(s, p, X_UPGRADE_COLONY):
        return []
    return [A_UPGRADE + old for old in p.colonies[: p.working] if upgrade_targets(s, p, old)]


def upgrade_planet_answers(s: FrontiersState, seat: int) -> list[int]:
    return [A_PLANET + new for new in upgrade_targets(s, s.players[seat], s.arg(0))]


def ask_upgrade(s: FrontiersState, seat: int, old: int) -> None:
    s.push(F_UPGRADE, seat, old)


def upgrade(s: FrontiersState, seat: int, new: int, table: Table) -> None:
    """R50 Free, once per action, besides the normal choice; R15 printed costs are compared."""
    old = s.arg(0)
    s.pop()
    table.rule("R15")
    table.rule("R50")
    p = s.players[seat]
    s.used.append(upgrade_power(s, p, old, new))
    kind = s.box.kind[old] if s.box.kind[new] == ANY else explored_kind(s, new)
    table.tell(E_UPGRADE, seat, old, new)
    swap(s, seat, old, new, kind, table)


def replace_answers(s: FrontiersState, p: Player) -> list[int]:
    """R51 Explored planets for which a colony may be given up instead of settling."""
    answers: list[int] = []
    for power in unused(s, p, X_REPLACE_THIS):
        for new in p.explored:
            if power.filter.fits(s.box.face[new], explored_kind(s, new)) and A_REPLACE + new not in answers:
                if enough_colonists(s, p, power.tile, new):
                    answers.append(A_REPLACE + new)
    return answers


def replace(s: FrontiersState, seat: int, new: int, table: Table) -> None:
    """R51 The colony with the power gives way, free of charge, instead of the normal choice."""
    table.rule("R51")
    p = s.players[seat]
    for power in unused(s, p, X_REPLACE_THIS):
        if power.filter.fits(s.box.face[new], explored_kind(s, new)) and enough_colonists(
            s, p, power.tile, new
        ):
            s.set_arg(0, STAGE_LAST)
            table.tell(E_REPLACE, seat, power.tile, new)
            swap(s, seat, power.tile, new, GRAY, table)
            return


def swap(s: FrontiersState, seat: int, old: int, new: int, kind: int, table: Table) -> None:
    """R52 Goods back to the supply, colonists stay; planets return to the bag later, a home leaves the game."""
    table.rule("R52")
    p = s.players[seat]
    place = p.colonies.index(old)
    good = p.goods[place]
    if good != NO_GOOD:
        s.supply[good] += 1
        table.tell(E_DISCARD, seat, old, good)
    del p.colonies[place]
    del p.goods[place]
    p.working -= 1
    p.find_powers(s.box)
    p.colonists -= s.box.colonists[new] - s.box.colonists[old]
    p.explored.remove(new)
    if is_planet(old):
        s.replaced.append(old)
    add_colony(s, seat, new, kind, table)
