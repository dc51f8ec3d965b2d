"""The action Research (R43–R45), the free technologies of Centaurian cards and of the heavy combat start."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import A_TECH, DECLINE_VERB, E_TECH
from galaktyka.games.exodus.ids import TECHNOLOGIES
from galaktyka.games.exodus.rules.laws import research_discount
from galaktyka.games.exodus.rules.stages import leave
from galaktyka.games.exodus.state import ExodusState


def price(s: ExodusState, seat: int, technology: int) -> int:
    """R44 Printed price less one for each owned technology of the colour, and of the type, less what cards say."""
    techs = s.players[seat].techs
    box = s.box
    discount = (techs & box.same_colour[technology]).bit_count()
    discount += (techs & box.same_type[technology]).bit_count()
    return max(0, box.technology_cp[technology] - discount - research_discount(s, technology))


def allowed(s: ExodusState, technology: int) -> bool:
    """Basic technologies are out of the long game."""
    return s.box.starts[s.variant.start].basics or not s.box.technology_basic[technology]


def may_research(s: ExodusState, seat: int, technology: int) -> bool:
    player = s.players[seat]
    return (
        player.pool > 0
        and not player.has(technology)
        and allowed(s, technology)
        and price(s, seat, technology) <= player.cp
    )


def research_answers(s: ExodusState, seat: int) -> list[int]:
    """R43 Any technology not yet owned that can be paid, with a marker in the pool."""
    found = [A_TECH + t for t in range(TECHNOLOGIES) if may_research(s, seat, t)]
    found.append(DECLINE_VERB)
    return found


def answer_research(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    if answer == DECLINE_VERB:
        leave(s)
        return
    technology = answer - A_TECH
    table.rule("R43")
    cost = price(s, seat, technology)
    table.rule("R44")
    s.players[seat].cp -= cost
    learn(s, seat, technology, cost, table)
    s.pop()


def learn(s: ExodusState, seat: int, technology: int, cost: int, table: Table) -> None:
    """R45 The technology works at once, for ever; a marker of the pool lies on it."""
    table.rule("R45")
    player = s.players[seat]
    player.pool -= 1
    player.techs |= 1 << technology
    table.tell(E_TECH, seat, technology, cost)


def free_technologies(s: ExodusState, seat: int, most: int) -> list[int]:
    """R86 Technologies whose printed price a Centaurian card covers."""
    player = s.players[seat]
    if not player.pool:
        return []
    cp = s.box.technology_cp
    return [t for t in range(TECHNOLOGIES) if cp[t] <= most and not player.has(t) and allowed(s, t)]


def free_technology_answers(s: ExodusState, seat: int) -> list[int]:
    found = [A_TECH + t for t in free_technologies(s, seat, s.arg(0))]
    found.append(DECLINE_VERB)
    return found


def answer_free_technology(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    if answer != DECLINE_VERB:
        learn(s, seat, answer - A_TECH, 0, table)
    s.pop()


# --- the heavy combat start ---


def pick_answers(s: ExodusState, seat: int) -> list[int]:
    """Technologies that leave enough for the picks that remain; basic ones are not among them."""
    start = s.box.starts[s.variant.start]
    picked = s.players[seat].secret
    cp = s.box.technology_cp
    left = start.technologies_cost - sum([cp[answer - A_TECH] for answer in picked])
    others = start.technologies - len(picked) - 1
    open_ones = [t for t in range(TECHNOLOGIES) if not s.box.technology_basic[t] and A_TECH + t not in picked]
    found: list[int] = []
    for technology in open_ones:
        rest = sorted([cp[t] for t in open_ones if t != technology])
        if cp[technology] + sum(rest[:others]) <= left:
            found.append(A_TECH + technology)
    return found


def reveal_picks(s: ExodusState, table: Table) -> None:
    """All see what all have chosen; each technology takes a marker of the pool."""
    for seat in s.order:
        player = s.players[seat]
        for answer in [*player.secret, s.sealed[seat]]:
            learn(s, seat, answer - A_TECH, 0, table)
        player.secret = []
    s.pop()
