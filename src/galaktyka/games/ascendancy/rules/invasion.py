"""Planetary Invasions (R137–R145, R150)."""

from typing import Final

from galaktyka.core.state import raised
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.combat import PLANET, Combat
from galaktyka.games.ascendancy.rules import trade
from galaktyka.games.ascendancy.rules.casualties import ask_hits, largest_first, remove_casualties
from galaktyka.games.ascendancy.rules.common import spend_command
from galaktyka.games.ascendancy.rules.control import BY_INVASION, annihilate, take_control
from galaktyka.games.ascendancy.rules.dice import (
    can_hit,
    count_hits,
    dice_of,
    fight_of,
    fighting_ships,
    roll_all,
    tell_dice,
)
from galaktyka.games.ascendancy.rules.projects import check_projects
from galaktyka.games.ascendancy.rules.retreat import WITHDRAWAL, reachable
from galaktyka.games.ascendancy.state import AscendancyState

# Stages of F_INVASION.
DECLARED: Final = 0
BETRAYED: Final = 1
ROUND: Final = 2
HITS: Final = 3
RESULT: Final = 4
WITHDRAW: Final = 5
SURRENDER: Final = 6
NEXT: Final = 7


def may_invade(s: AscendancyState, seat: int, disc: int) -> bool:
    """R137 A developed system of somebody else that the seat occupies; the Federation never."""
    if s.special(seat, ids.NO_INVASION) or s.control[disc] == seat:
        return False
    return s.is_developed(disc) and s.occupies(disc, seat)


def declare(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """R137 One command; all ships there fight."""
    table.rule("R137")
    spend_command(s, seat, table)
    f = Combat()
    f.invasion = True
    f.begin(s.seats, seat, disc)
    f.sources = [disc]
    f.fielded[seat] = s.ships_in(disc, seat)
    s.combat = f
    s.push(c.F_INVASION, seat, DECLARED, 0, disc)


def run_invasion(s: AscendancyState, table: Table) -> None:
    f, stage, disc = fight_of(s), s.arg(0), s.arg(2)
    owner = s.control[disc]
    s.set_arg(0, stage + 1)
    if stage == DECLARED:
        if owner >= 0:
            trade.ask_to_break(s, f.attacker, [owner])
    elif stage == BETRAYED:
        table.tell(c.E_INVASION, f.attacker, disc, owner)
        if owner >= 0:
            trade.betray(s, f.attacker, owner, table)
    elif stage == ROUND:
        begin_round(s, f, disc, owner, table)
    elif stage == HITS:
        count(s, f, owner, table)
    elif stage == RESULT:
        resolve(s, f, disc, owner, table)
    elif stage == WITHDRAW:
        if not s.special(f.attacker, ids.NO_WITHDRAW):
            s.push(c.F_WITHDRAW, f.attacker, disc)
    elif stage == SURRENDER:
        if f.over:
            table.tell(c.E_WITHDRAWN, f.attacker, disc)
            end(s)
        elif owner >= 0 and not s.special(owner, ids.NO_SURRENDER):
            s.push(c.F_SURRENDER, owner, disc)
    elif f.over:
        end(s)
        take_control(s, f.attacker, disc, BY_INVASION)
    else:
        s.set_arg(0, ROUND)


def end(s: AscendancyState) -> None:
    s.pop()
    s.combat = None


def begin_round(s: AscendancyState, f: Combat, disc: int, owner: int, table: Table) -> None:
    """R138 Ships and nodes roll together, R150 since no card gives nodes First Strike; R145 or nobody can hit."""
    if not can_hit(s, f, f.attacker, owner) and not can_hit(s, f, owner, f.attacker):
        table.rule("R128")
        table.tell(c.E_STALEMATE, f.attacker, disc)
        end(s)
        return
    table.rule("R138")
    s.set_arg(1, s.arg(1) + 1)
    table.tell(c.E_BATTLE_ROUND, f.attacker, disc, s.arg(1))
    f.dice = []
    f.hits = [0, 0]
    roll_all(s, f, f.attacker, owner, s.arg(1), table)
    roll_all(s, f, owner, f.attacker, s.arg(1), table)
    round_ = s.arg(1)
    if owner >= 0:
        s.push(c.F_REROLL, owner, round_)
    s.push(c.F_REROLL, f.attacker, round_)


def count(s: AscendancyState, f: Combat, owner: int, table: Table) -> None:
    """R139 The defender's hits destroy ships, chosen by him or, without a controller, the largest first."""
    f.hits[0] = count_hits(s, f, f.attacker, owner)
    answered = count_node_hits(s, f, owner)
    tell_dice(s, f, f.attacker, owner, f.hits[0], table)
    tell_dice(s, f, owner, f.attacker, answered, table)
    f.hits[1] = sum(dice_of(s, f, owner, s.arg(1)))  # nodes at the start of the round
    if owner == PLANET:
        largest_first(s, f, f.attacker, answered, table)
    else:
        table.rule("R139")
        ask_hits(s, owner, f.attacker, answered, 0)


def count_node_hits(s: AscendancyState, f: Combat, owner: int) -> int:
    return count_hits(s, f, owner, f.attacker)


def resolve(s: AscendancyState, f: Combat, disc: int, owner: int, table: Table) -> None:
    """R140 More hits than nodes take the system, R141 as many wipe it out, R142 fewer destroy nodes.

    R143 The first two stand even if no attacker is left; R144 otherwise he is repulsed.
    """
    scored, nodes = f.hits[0], f.hits[1]
    remove_casualties(s, f, table)
    if scored > nodes:
        table.rule("R140")
        table.rule("R143")
        end(s)
        take_control(s, f.attacker, disc, BY_INVASION)
    elif scored == nodes:
        end(s)
        annihilate(s, disc, table)
    else:
        if not fighting_ships(s, f, f.attacker):
            table.rule("R144")
            table.tell(c.E_REPULSED, f.attacker, disc)
            end(s)
        if scored:
            table.rule("R142")
            s.push(c.F_RUIN, f.attacker, disc, scored)


# --- destroyed nodes ---


def ruin_answers(s: AscendancyState) -> list[int]:
    """R142 Resource nodes by kind and slot; the Control Node stays."""
    disc = s.arg(0)
    found: list[int] = []
    for resource in range(ids.RESOURCES):
        for open_slot in range(2):
            if s.nodes[disc * 6 + open_slot * 3 + resource]:
                found.append(c.A_RUIN + resource * 2 + open_slot)
    return found


def run_ruin(s: AscendancyState, table: Table) -> bool:
    if not s.arg(1):
        disc = s.arg(0)
        s.pop()
        check_projects(s, s.control[disc])
        return False
    found = ruin_answers(s)
    if len(found) > 1:
        return True
    answer_ruin(s, found[0], table)
    return False


def answer_ruin(s: AscendancyState, answer: int, table: Table) -> None:
    disc = s.arg(0)
    resource, open_slot = divmod(answer - c.A_RUIN, 2)
    s.set_arg(1, s.arg(1) - 1)
    s.nodes = raised(s.nodes, disc * 6 + open_slot * 3 + resource, -1)
    table.tell(c.E_NODE_LOST, s.control[disc], disc, resource)


# --- breaking off and giving up ---


def withdraw_answers(s: AscendancyState, seat: int) -> list[int]:
    """R145 Go on, stay in orbit, or leave together by existing lanes."""
    found = [c.FIGHT_VERB, c.STAY_VERB]
    f = fight_of(s)
    found += [c.A_SECTOR + sector for sector in sorted(reachable(s, f, seat, s.arg(0), False))]
    return found


def answer_withdraw(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    if answer == c.FIGHT_VERB:
        s.closed = []
        s.pop()
        return
    table.rule("R145")
    if answer == c.STAY_VERB:
        s.closed = []
        s.pop()
        fight_of(s).over = True
    else:
        s.push(c.F_ARRIVE, seat, answer - c.A_SECTOR, 0, WITHDRAWAL)


def answer_surrender(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """R145 Surrender gives control with all nodes that are left."""
    disc = s.arg(0)
    s.pop()
    if answer == c.SURRENDER_VERB:
        f = fight_of(s)
        table.tell(c.E_SURRENDERED, seat, disc, f.attacker)
        f.over = True
