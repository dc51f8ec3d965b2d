"""Ships given up for certain hits (Cult of Kahless, section 2.6), and the card that ends a battle (R133)."""

from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.combat import LONE
from galaktyka.games.ascendancy.rules.battle import end_by_card, in_order
from galaktyka.games.ascendancy.rules.casualties import answered_unit, unit_answer
from galaktyka.games.ascendancy.rules.common import (
    cards_with,
    exhaust_card,
    lose_from_fleet,
    lose_singles,
    tidy_lane,
)
from galaktyka.games.ascendancy.rules.dice import fight_of, fighting_ships, sectors_of
from galaktyka.games.ascendancy.state import AscendancyState


def sacrifice_answers(s: AscendancyState, seat: int) -> list[int]:
    return [c.A_COUNT + n for n in range(fighting_ships(s, fight_of(s), seat) + 1)]


def answer_sacrifice(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """At the moment of rolling: so many ships for as many hits, and no dice in this round."""
    f = fight_of(s)
    ships = answer - c.A_COUNT
    s.pop()
    if not ships:
        return
    f.sacrificed[seat] = ships
    table.tell(c.E_SACRIFICED, seat, ships)
    others = in_order(s, f.defenders) if seat == f.attacker else [f.attacker]
    if len(others) > 1:
        s.push(c.F_AIM, seat, ships, others[0])
    else:
        f.hits[seat * s.seats + others[0]] = ships
    s.push(c.F_MARTYR, seat, ships)


def martyr_units(s: AscendancyState, seat: int) -> list[int]:
    found: list[int] = []
    for sector in sectors_of(fight_of(s), seat):
        found += s.fleets_in(sector, seat)
        if s.singles_in(sector, seat):
            found.append(LONE + sector)
    return found


def run_martyr(s: AscendancyState, table: Table) -> bool:
    """Asked ship by ship while there is a choice."""
    seat = s.actor()
    units = martyr_units(s, seat)
    if s.arg(0) and len(units) > 1:
        return True
    left = s.arg(0)
    s.pop()
    if left:
        kill(s, seat, units[0], left, table)
    return False


def martyr_answers(s: AscendancyState, seat: int) -> list[int]:
    return [unit_answer(unit) for unit in martyr_units(s, seat)]


def answer_martyr(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    s.set_arg(0, s.arg(0) - 1)
    kill(s, seat, answered_unit(answer), 1, table)


def kill(s: AscendancyState, seat: int, unit: int, ships: int, table: Table) -> None:
    f = fight_of(s)
    f.lost[seat] += ships
    if unit >= LONE:
        lose_singles(s, seat, unit - LONE, ships, table)
    else:
        lose_from_fleet(s, unit, ships, table)
    for sector in sectors_of(f, seat):
        tidy_lane(s, sector, table)


def aim_answers(s: AscendancyState) -> list[int]:
    return [c.A_COUNT + n for n in range(s.arg(0) + 1)]


def answer_aim(s: AscendancyState, seat: int, answer: int) -> None:
    """The hits are divided freely among several defenders."""
    f = fight_of(s)
    total, first = s.arg(0), answer - c.A_COUNT
    s.pop()
    others = in_order(s, f.defenders)
    f.hits[seat * s.seats + others[0]] = first
    f.hits[seat * s.seats + others[1]] = total - first


def answer_cloak(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """R133 The card is exhausted and the battle is over for its owner; nobody has won."""
    s.pop()
    if answer == c.YES_VERB:
        table.rule("R133")
        card = cards_with(s, seat, ids.EXHAUST_CANCEL_BATTLE)[0]
        exhaust_card(s, card, table)
        table.tell(c.E_USED, seat, card)
        table.tell(c.E_BATTLE_ENDED, seat, fight_of(s).target)
        end_by_card(s, seat)
