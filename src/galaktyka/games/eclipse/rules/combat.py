"""The combat phase: sectors in falling order, then what follows the battles (R46–R64).

The frame F_COMBAT holds the step and the number of the sector that was last taken in it, since everything in
this phase goes by falling numbers; while a sector is fought over also which one it is.
"""

from typing import Final

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_SECTOR,
    A_TYPE,
    F_BATTLE,
    F_BOMBARD,
    F_COMBAT,
    F_CONQUER,
    F_DIE,
    F_ENGAGE,
    F_GIVE_UP,
    F_KEEP,
    F_KILL,
    F_ORDER,
    F_SPLIT,
    F_STALEMATE,
)
from galaktyka.games.eclipse.ids import NOBODY
from galaktyka.games.eclipse.rules.combat_aftermath import (
    attack_population,
    bombard,
    bombard_answers,
    change_control,
    conquer,
    conquer_answers,
    kill_answers,
    kill_cube,
    repair,
    take_discovery,
)
from galaktyka.games.eclipse.rules.combat_battle import (
    ACTING,
    SIDE,
    WEAPON,
    battlefield,
    begin_battle,
    choose_type,
    enemy_of,
    engage,
    engage_answers,
    leave_stalemate,
    order_answers,
    run_battle,
    stalemate_answers,
)
from galaktyka.games.eclipse.rules.combat_fire import die_answers, give_die, give_point, run_split
from galaktyka.games.eclipse.rules.combat_fleets import at_war, has_battle, parties, sectors_falling
from galaktyka.games.eclipse.rules.combat_merits import (
    give_up_answers,
    give_up_tile,
    keep_answers,
    keep_tile,
    next_draw,
    open_merits,
)
from galaktyka.games.eclipse.state import EclipseState

# Steps of F_COMBAT.
FIND: Final = 0
PAIRS: Final = 1
REWARDS: Final = 2
POPULATION: Final = 3
CONTROL: Final = 4
DISCOVERY: Final = 5
REPAIR: Final = 6

ABOVE_ALL: Final = 1000


def begin(s: EclipseState, table: Table) -> None:
    """R46 The combat phase begins."""
    s.push(F_COMBAT, NOBODY, FIND, ABOVE_ALL)


def advance(s: EclipseState, table: Table) -> bool:
    """The automatic work of a frame of combat; True when somebody is asked now."""
    kind = s.top()
    if kind == F_COMBAT:
        run_phase(s, table)
        return False
    if kind == F_BATTLE:
        return run_battle(s, table)
    if kind == F_SPLIT:
        return run_split(s, s.fight[ACTING] % SIDE, enemy_of(s, s.actor()), battlefield(s), table)
    return True


def run_phase(s: EclipseState, table: Table) -> None:
    """R60 One move of the phase; whatever asks somebody is pushed above it."""
    step = s.arg(0)
    if step == FIND:
        find_battle(s)
    elif step == PAIRS:
        next_pair(s, s.arg(2), table)
    elif step == REWARDS:
        if not next_draw(s, table):
            s.set_arg(0, FIND)
    elif step == REPAIR:
        s.pop()
        repair(s, table)
    else:
        next_sector(s, step, table)


def find_battle(s: EclipseState) -> None:
    """R46 The sector with the highest number in which opponents meet."""
    for sector in sectors_falling(s, s.arg(1)):
        if has_battle(s, sector):
            open_merits(s, sector)
            s.set_arg(0, PAIRS)
            s.set_arg(1, s.box.sector_number[sector])
            s.set_arg(2, sector)
            return
    start_step(s, POPULATION)


def start_step(s: EclipseState, step: int) -> None:
    s.set_arg(0, step)
    s.set_arg(1, ABOVE_ALL)


def next_pair(s: EclipseState, sector: int, table: Table) -> None:
    """R47 The last two to arrive fight; R48 Draco and Ancients are left alone."""
    table.rule("R46")
    present = parties(s, sector)
    if len(present) < 2:
        s.set_arg(0, REWARDS)
    elif len(present) == 2 and not at_war(s, sector, present[0], present[1]):
        table.rule("R48")
        s.set_arg(0, REWARDS)
    else:
        begin_battle(s, sector, present[-1], present[-2], table)


def next_sector(s: EclipseState, step: int, table: Table) -> None:
    """R60 The next lower sector in a step; when there is none, the next step."""
    sectors = sectors_falling(s, s.arg(1))
    if not sectors:
        table.rule("R60")
        start_step(s, step + 1)
        return
    sector = sectors[0]
    s.set_arg(1, s.box.sector_number[sector])
    if step == POPULATION:
        attack_population(s, sector, table)
    elif step == CONTROL:
        change_control(s, sector, table)
    else:
        take_discovery(s, sector, table)


def legal(s: EclipseState) -> list[int]:
    """The answers to a question of combat."""
    kind = s.top()
    if kind == F_ORDER:
        return order_answers(s)
    if kind == F_ENGAGE:
        return engage_answers(s)
    if kind in (F_DIE, F_SPLIT):
        enemy = enemy_of(s, s.actor())
        return die_answers(s, s.fight[ACTING] % SIDE, s.fight[WEAPON], enemy, battlefield(s))
    if kind == F_STALEMATE:
        return stalemate_answers(s)
    if kind == F_KEEP:
        return keep_answers(s)
    if kind == F_GIVE_UP:
        return give_up_answers(s)
    if kind == F_BOMBARD:
        return bombard_answers(s)
    if kind == F_KILL:
        return kill_answers(s)
    return conquer_answers(s)


def act(s: EclipseState, answer: int, table: Table) -> None:
    """Carry out an answer to a question of combat."""
    kind = s.top()
    if kind == F_ORDER:
        choose_type(s, answer - A_TYPE, table)
    elif kind == F_ENGAGE:
        engage(s, answer, table)
    elif kind == F_DIE:
        give_die(s, answer, table)
    elif kind == F_SPLIT:
        give_point(s, answer, table)
    elif kind == F_STALEMATE:
        leave_stalemate(s, answer - A_SECTOR, table)
    elif kind == F_KEEP:
        keep_tile(s, answer, table)
    elif kind == F_GIVE_UP:
        give_up_tile(s, answer, table)
    elif kind == F_BOMBARD:
        bombard(s, answer, table)
    elif kind == F_KILL:
        kill_cube(s, answer, table)
    elif kind == F_CONQUER:
        conquer(s, answer, table)
