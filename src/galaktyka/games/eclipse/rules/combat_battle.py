"""One battle between two parties of a sector: missiles, engagement rounds, retreats, stalemate (R49–R57).

The frame F_BATTLE names the sector, the attacker and the defender. `fight` holds: the round (0 for missiles), a
mask of the types that have acted in it, the type that is acting, and its weapon (none once the attacker must
leave a stalemate); then the dice that each type rolled last, as they lie on the table: type, round, number of
dice, the dice. A type is side * 8 + kind, side 0 being the attacker. `retreats` holds four ints a retreat:
owner, kind, sector, round of declaration.
"""

from typing import Final

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_SECTOR,
    A_TYPE,
    ATTACK_VERB,
    DECLINE_VERB,
    E_BATTLE,
    E_RETREAT,
    E_STALEMATE,
    F_BATTLE,
    F_ENGAGE,
    F_ORDER,
    F_STALEMATE,
)
from galaktyka.games.eclipse.ids import CANNONS, INITIATIVE, MISSILES, NPC, SHIP_IDS
from galaktyka.games.eclipse.rules.combat_fire import aim_by_rule, destroy, give_dice, roll
from galaktyka.games.eclipse.rules.combat_fleets import (
    armed,
    dice_of,
    fleet,
    havens,
    kinds_of,
    ships_of_kind,
    value,
)
from galaktyka.games.eclipse.rules.combat_merits import flee, note_flight, retreating_kinds, take_part
from galaktyka.games.eclipse.state import EclipseState

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDE: Final = 8
"""Types of one side in a mask, and what separates the sides in the number of a type."""

KINDS: Final = len(SHIP_IDS)
NONE: Final = -1
MISSILE_STEP: Final = 0

# Places in `fight`.
ROUND: Final = 0
ACTED: Final = 1
ACTING: Final = 2
WEAPON: Final = 3
VOLLEYS: Final = 4

# Ints of a volley in `fight`, before its dice.
V_TYPE: Final = 0
V_ROUND: Final = 1
V_DICE: Final = 2
VOLLEY: Final = 3

# Ints of a retreat in `retreats`.
R_OWNER: Final = 0
R_KIND: Final = 1
R_SECTOR: Final = 2
R_ROUND: Final = 3
RETREAT: Final = 4


def begin_battle(s: EclipseState, sector: int, attacker: int, defender: int, table: Table) -> None:
    """R47 Two parties meet; every pair begins with missiles."""
    table.rule("R47")
    take_part(s, attacker)
    take_part(s, defender)
    s.fight = [MISSILE_STEP, 0, NONE, MISSILES]
    s.retreats = []
    s.dice = []
    table.tell(E_BATTLE, attacker, sector, attacker, defender)
    s.push(F_BATTLE, NONE, sector, attacker, defender)


# --- the frame of the battle, also while a question lies above it ---


def battle_arg(s: EclipseState, i: int) -> int:
    """The i-th argument of the battle's frame: sector, attacker, defender."""
    frames = s.frames
    at = len(frames) - 6
    while frames[at] != F_BATTLE:
        at -= 6
    return frames[at + 2 + i]


def battlefield(s: EclipseState) -> int:
    return battle_arg(s, 0)


def party(s: EclipseState, side: int) -> int:
    return battle_arg(s, 1 + side)


def enemy_of(s: EclipseState, owner: int) -> int:
    attacker = battle_arg(s, 1)
    return battle_arg(s, 2) if owner == attacker else attacker


# --- the course of a battle ---


def run_battle(s: EclipseState, table: Table) -> bool:
    """R50 The next step of the battle on top of the stack; never asks by itself."""
    sector, attacker, defender = s.arg(0), s.arg(1), s.arg(2)
    acting = s.fight[ACTING]
    if acting != NONE:
        if not finish_volley(s, acting, sector, table):
            s.fight[ACTING] = NONE
            note_flight(s, enemy_of(s, party(s, acting // SIDE)), sector)
    elif not fleet(s, attacker, sector) or not fleet(s, defender, sector):
        end_battle(s, sector, table)
    elif s.fight[ACTED] == 0 and s.fight[ROUND] != MISSILE_STEP and is_stalemate(s, sector):
        run_stalemate(s, sector, attacker, defender, table)
    else:
        next_type(s, sector, table)
    return False


def next_type(s: EclipseState, sector: int, table: Table) -> None:
    """R49 The fastest type acts: the defender's before the attacker's, own ties as the owner likes."""
    waiting = [acting_kinds(s, ATTACKER, sector), acting_kinds(s, DEFENDER, sector)]
    best = -1
    for side in (ATTACKER, DEFENDER):
        for kind in range(KINDS):
            if waiting[side] >> kind & 1:
                best = max(best, speed(s, side, kind))
    if best < 0:
        s.fight[ROUND] += 1
        s.fight[ACTED] = 0
        table.rule("R50")
        return
    side = best & 1
    tied = 0
    for kind in range(KINDS):
        if waiting[side] >> kind & 1 and speed(s, side, kind) == best:
            tied |= 1 << kind
    table.rule("R49")
    if tied & (tied - 1) and party(s, side) != NPC:
        s.push(F_ORDER, party(s, side), tied)
    else:
        activate(s, side, lowest(tied), sector, table)


def lowest(kinds: int) -> int:
    """The first kind of a mask."""
    kind = 0
    while not kinds >> kind & 1:
        kind += 1
    return kind


def speed(s: EclipseState, side: int, kind: int) -> int:
    """R49 Initiative doubled, with the defender's advantage."""
    return value(s, party(s, side), kind, INITIATIVE) * 2 + side


def acting_kinds(s: EclipseState, side: int, sector: int) -> int:
    """The types of a side that can still do something in this round, as a mask."""
    owner = party(s, side)
    acted = s.fight[ACTED] >> SIDE * side
    kinds = kinds_of(s, fleet(s, owner, sector)) & ~acted
    mask = 0
    for kind in range(KINDS):
        if kinds >> kind & 1 and can_act(s, owner, kind, sector):
            mask |= 1 << kind
    return mask


def can_act(s: EclipseState, owner: int, kind: int, sector: int) -> bool:
    """R51 A type has missiles in the missile step; cannons or a way out in a round."""
    if s.fight[ROUND] == MISSILE_STEP:
        return dice_of(s, owner, kind, MISSILES) > 0
    if dice_of(s, owner, kind, CANNONS) > 0 or retreating_kinds(s, owner) >> kind & 1:
        return True
    return len(havens(s, owner, sector, kind)) > 0


def order_answers(s: EclipseState) -> list[int]:
    return [A_TYPE + kind for kind in range(KINDS) if s.arg(0) >> kind & 1]


def choose_type(s: EclipseState, kind: int, table: Table) -> None:
    """R49 The owner of equally fast types names the one that acts now."""
    side = ATTACKER if s.actor() == party(s, ATTACKER) else DEFENDER
    s.pop()
    activate(s, side, kind, battlefield(s), table)


def activate(s: EclipseState, side: int, kind: int, sector: int, table: Table) -> None:
    """R51 A type fires its missiles; in a round it leaves, or attacks, or its owner chooses."""
    owner = party(s, side)
    s.fight[ACTED] |= 1 << (SIDE * side + kind)
    if s.fight[ROUND] == MISSILE_STEP:
        fire(s, side, kind, MISSILES, sector, table)
    elif retreating_kinds(s, owner) >> kind & 1:
        complete_retreat(s, owner, kind, sector, table)
    elif havens(s, owner, sector, kind):
        s.push(F_ENGAGE, owner, kind)
    else:
        fire(s, side, kind, CANNONS, sector, table)


# --- attack ---


def fire(s: EclipseState, side: int, kind: int, weapon: int, sector: int, table: Table) -> None:
    """R52 A type rolls its dice; they are given to ships in the steps that follow."""
    roll(s, party(s, side), sector, kind, weapon, table)
    s.fight[ACTING] = SIDE * side + kind
    s.fight[WEAPON] = weapon
    lay_out_dice(s, SIDE * side + kind)


def lay_out_dice(s: EclipseState, acting: int) -> None:
    """R52 The dice of a type lie on the table until it rolls again."""
    at = VOLLEYS
    while at < len(s.fight):
        size = VOLLEY + s.fight[at + V_DICE]
        if s.fight[at + V_TYPE] == acting:
            del s.fight[at : at + size]
        else:
            at += size
    s.fight.extend([acting, s.fight[ROUND], len(s.dice)])
    s.fight.extend(s.dice)


def finish_volley(s: EclipseState, acting: int, sector: int, table: Table) -> bool:
    """R52 Give out the dice of the type that is acting; True while its owner is asked about one."""
    owner = party(s, acting // SIDE)
    enemy = enemy_of(s, owner)
    if owner == NPC:
        aim_by_rule(s, acting % SIDE, enemy, sector, table)
        return False
    return give_dice(s, owner, acting % SIDE, s.fight[WEAPON], enemy, sector, table)


# --- retreat ---


def engage_answers(s: EclipseState) -> list[int]:
    """R51 Attack, where there is a cannon; else stay; R56 or retreat to a sector."""
    owner, kind = s.actor(), s.arg(0)
    stay = ATTACK_VERB if dice_of(s, owner, kind, CANNONS) else DECLINE_VERB
    return [stay, *havens(s, owner, battlefield(s), kind)]


def engage(s: EclipseState, answer: int, table: Table) -> None:
    """R51 The owner decides for a type."""
    table.rule("R51")
    owner, kind = s.actor(), s.arg(0)
    s.pop()
    sector = battlefield(s)
    if answer == ATTACK_VERB:
        side = ATTACKER if owner == party(s, ATTACKER) else DEFENDER
        fire(s, side, kind, CANNONS, sector, table)
    elif answer != DECLINE_VERB:
        declare_retreat(s, owner, kind, answer - A_SECTOR, table)
        note_flight(s, owner, sector)


def declare_retreat(s: EclipseState, owner: int, kind: int, haven: int, table: Table) -> None:
    """R56 All ships of a type turn to a sector; they leave when they act next."""
    table.rule("R56")
    s.retreats.extend([owner, kind, haven, s.fight[ROUND]])
    table.tell(E_RETREAT, owner, kind, haven, 0)


def complete_retreat(s: EclipseState, owner: int, kind: int, sector: int, table: Table) -> None:
    """R56 The ships of a retreating type leave the battle."""
    for i in range(0, len(s.retreats), RETREAT):
        if s.retreats[i + R_OWNER] == owner and s.retreats[i + R_KIND] == kind:
            haven = s.retreats[i + R_SECTOR]
            del s.retreats[i : i + RETREAT]
            leave(s, owner, kind, sector, haven, table)
            return


def leave(s: EclipseState, owner: int, kind: int, sector: int, haven: int, table: Table) -> None:
    ships = ships_of_kind(s, owner, sector, kind)
    for ship in ships:
        s.move_ship(ship, haven)
    if ships:
        table.tell(E_RETREAT, owner, kind, haven, 1)


def end_battle(s: EclipseState, sector: int, table: Table) -> None:
    """R56 Retreats of earlier rounds are completed, those of the last round are not."""
    for i in range(0, len(s.retreats), RETREAT):
        if s.retreats[i + R_ROUND] < s.fight[ROUND]:
            leave(
                s,
                s.retreats[i + R_OWNER],
                s.retreats[i + R_KIND],
                sector,
                s.retreats[i + R_SECTOR],
                table,
            )
    s.fight = []
    s.retreats = []
    s.pop()


# --- stalemate ---


def is_stalemate(s: EclipseState, sector: int) -> bool:
    """R57 Nobody who is left has a cannon."""
    return not armed(s, s.arg(1), sector) and not armed(s, s.arg(2), sector)


def run_stalemate(s: EclipseState, sector: int, attacker: int, defender: int, table: Table) -> None:
    """R57 The attacker leaves type by type; whatever has nowhere to go is destroyed."""
    table.rule("R57")
    if s.fight[WEAPON] != NONE:
        s.fight[WEAPON] = NONE
        table.tell(E_STALEMATE, attacker, sector)
        flee(s, attacker)
    kinds = kinds_of(s, fleet(s, attacker, sector))
    kind = lowest(kinds)
    if retreating_kinds(s, attacker) >> kind & 1:
        complete_retreat(s, attacker, kind, sector, table)
        return
    ways = havens(s, attacker, sector, kind)
    if not ways:
        for ship in ships_of_kind(s, attacker, sector, kind):
            destroy(s, defender, ship, table)
    elif len(ways) == 1:
        leave(s, attacker, kind, sector, ways[0] - A_SECTOR, table)
    else:
        s.push(F_STALEMATE, attacker, kind)


def stalemate_answers(s: EclipseState) -> list[int]:
    return havens(s, s.actor(), battlefield(s), s.arg(0))


def leave_stalemate(s: EclipseState, haven: int, table: Table) -> None:
    """R57 A type goes at once to the sector that its owner picks."""
    owner, kind = s.actor(), s.arg(0)
    s.pop()
    leave(s, owner, kind, battlefield(s), haven, table)
