"""Conquest, last part: population lands (R87–R89)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_COUNT,
    A_SHIP,
    CHANCE_LANDING,
    DONE_VERB,
    E_LANDED,
    F_DEPLOY,
    F_DEPLOY_COUNT,
)
from galaktyka.games.exodus.ids import LANDING_MANEUVER, SHIPS
from galaktyka.games.exodus.rules.laws import landing_from
from galaktyka.games.exodus.state import NOWHERE, ExodusState

DIE = 6


def can_land(s: ExodusState, seat: int, ship: int) -> bool:
    """R89 Only on a planet that exists, never on the council hex."""
    at = seat * SHIPS + ship
    return s.place[at] != NOWHERE and s.cargo[at] > 0 and s.has_planet(s.place[at])


def ask_deploy(s: ExodusState, seat: int) -> None:
    """R87 In turn order, also from cloaked ships and beside anybody."""
    for ship in range(SHIPS):
        if can_land(s, seat, ship):
            s.plan = [0] * SHIPS
            s.push(F_DEPLOY, seat)
            return


def deploy_answers(s: ExodusState, seat: int) -> list[int]:
    done = s.arg(0)
    found = [A_SHIP + ship for ship in range(SHIPS) if done >> ship & 1 == 0 and can_land(s, seat, ship)]
    found.append(DONE_VERB)
    return found


def run_deploy(s: ExodusState, table: Table) -> bool:
    """Asked only while another ship could land markers."""
    if len(deploy_answers(s, s.actor())) > 1:
        return True
    land_all(s, s.actor(), table)
    return False


def land_all(s: ExodusState, seat: int, table: Table) -> None:
    s.pop()
    plan = s.plan
    s.plan = []
    for ship in range(SHIPS):
        if plan[ship]:
            land(s, seat, ship, plan[ship], table)


def answer_deploy(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    """R88 First the player names how many markers each ship lands, then all are rolled."""
    if answer == DONE_VERB:
        land_all(s, seat, table)
        return
    ship = answer - A_SHIP
    s.set_arg(0, s.arg(0) | 1 << ship)
    if s.cargo[seat * SHIPS + ship] == 1:
        s.plan[ship] = 1
    else:
        s.push(F_DEPLOY_COUNT, seat, ship)


def deploy_counts(s: ExodusState, seat: int) -> list[int]:
    return [A_COUNT + n for n in range(s.cargo[seat * SHIPS + s.arg(0)], 0, -1)]


def answer_deploy_count(s: ExodusState, answer: int) -> None:
    ship = s.arg(0)
    s.pop()
    s.plan[ship] = answer - A_COUNT


def land(s: ExodusState, seat: int, ship: int, markers: int, table: Table) -> None:
    """R88 On a planet with moons each marker needs a good roll, save with the Landing Maneuver."""
    table.rule("R87")
    at = seat * SHIPS + ship
    hex_ = s.place[at]
    landed = markers
    if s.box.planet_moons[s.planet[hex_]] and not s.players[seat].has(LANDING_MANEUVER):
        table.rule("R88")
        landed = 0
        lowest = landing_from(s)
        for _ in range(markers):
            if table.roll(CHANCE_LANDING, DIE) >= lowest:
                landed += 1
    s.cargo[at] -= landed
    s.settle_people(hex_, seat, landed)
    table.tell(E_LANDED, seat, ship, landed, markers)
