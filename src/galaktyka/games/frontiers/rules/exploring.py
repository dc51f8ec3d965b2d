"""Explore (R30-R34), and the limit of nine planets that also holds after Settle (R53)."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    A_PLANET,
    A_STORE,
    E_BACK,
    E_OPEN,
    E_RETURN,
    E_STORE_PLANET,
    E_TAKE,
    F_EXPLORE,
    F_RETURN,
)
from galaktyka.games.frontiers.ids import EXPLORATION, EXPLORE, X_DRAW_BAG, X_GAIN_COLONISTS
from galaktyka.games.frontiers.rules.gains import draw_planet, draw_planets, gain_colonists, put_back
from galaktyka.games.frontiers.state import FrontiersState


def open_planets(s: FrontiersState, table: Table) -> None:
    """R30 Seven planets into the middle, fewer if the bag has no more."""
    table.rule("R30")
    for _ in range(min(s.box.explore_planets, len(s.bag))):
        planet = draw_planet(s, table)
        s.middle.append(planet)
        table.tell(E_OPEN, -1, planet)


def ask_explore(s: FrontiersState, seat: int, second: int, table: Table) -> None:
    """R31 Everybody takes one, the chooser a second one at the end; with none left nobody is asked."""
    table.rule("R31")
    if s.middle:
        s.push(F_EXPLORE, seat, second)
    elif second or seat != s.resolving[0]:
        explore_powers(s, seat, table)


def explore_answers(s: FrontiersState) -> list[int]:
    return [A_PLANET + planet for planet in s.middle]


def take_planet(s: FrontiersState, seat: int, planet: int, table: Table) -> None:
    second = s.arg(0)
    s.pop()
    s.middle.remove(planet)
    s.players[seat].explored.append(planet)
    table.tell(E_TAKE, seat, planet)
    if second or seat != s.resolving[0]:
        explore_powers(s, seat, table)


def explore_powers(s: FrontiersState, seat: int, table: Table) -> None:
    """R32 Right after one's last pick: first the colonists, then planets from the bag."""
    powers = s.players[seat].powers[EXPLORE]
    for power in powers:
        if power.effect == X_GAIN_COLONISTS:
            table.rule("R32")
            gain_colonists(s, seat, power.n, power.tile, table)
    for power in powers:
        if power.effect == X_DRAW_BAG:
            table.rule("R32")
            draw_planets(s, seat, power.n, power.tile, table)


def put_leftovers_back(s: FrontiersState, table: Table) -> None:
    """R33 What nobody took goes back into the bag."""
    table.rule("R33")
    if s.middle:
        table.tell(E_BACK, -1, len(s.middle))
    for planet in s.middle:
        put_back(s, planet)
    s.middle = []


def surplus(s: FrontiersState, seat: int) -> int:
    p = s.players[seat]
    return min(len(p.explored), len(p.explored) + len(p.colonies) - s.box.planet_places)


def ask_returns(s: FrontiersState, table: Table) -> None:
    """R34 Whoever has more than nine planets gives explored ones back, in order from the chooser."""
    for seat in reversed(s.resolving):
        above = surplus(s, seat)
        if above > 0:
            table.rule("R34")
            s.push(F_RETURN, seat, above)


def return_replaced(s: FrontiersState, table: Table) -> None:
    """R53 Planets that had to make room go back into the bag, then the limit is looked at."""
    table.rule("R53")
    for planet in s.replaced:
        put_back(s, planet)
    s.replaced = []


def return_answers(s: FrontiersState, seat: int) -> list[int]:
    """R34 Any explored planet into the bag; R94 one of them onto the mat while that goal is up."""
    explored = s.players[seat].explored
    answers = [A_PLANET + planet for planet in explored]
    if EXPLORATION in s.goals_up and not s.arg(1):
        answers.extend([A_STORE + planet for planet in explored])
    return answers


def answer_return(s: FrontiersState, seat: int, answer: int, table: Table) -> None:
    p = s.players[seat]
    if answer < A_STORE:
        planet = answer - A_PLANET
        put_back(s, planet)
        table.tell(E_RETURN, seat, planet)
    else:
        planet = answer - A_STORE
        table.rule("R94")
        p.stored_planets.append(planet)
        table.tell(E_STORE_PLANET, seat, planet)
        s.set_arg(1, 1)
    p.explored.remove(planet)
    s.set_arg(0, s.arg(0) - 1)
    if not s.arg(0):
        s.pop()
