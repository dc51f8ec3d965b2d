"""Dice in a battle: rolling them, giving them to ships, destroying ships (R52–R55)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_TARGET,
    CHANCE_DIE,
    E_DESTROYED,
    E_HIT,
    E_ROLL,
    F_DIE,
    F_SPLIT,
    SPLIT_VERB,
)
from galaktyka.games.eclipse.ids import CANNONS, COMPUTER, MISSILES, NPC, RED, TECH_ANTIMATTER_SPLITTER
from galaktyka.games.eclipse.rules.combat_fleets import (
    COLOURS,
    by_size,
    fleet,
    points_left,
    shield_of,
    ships_of_kind,
    value,
)
from galaktyka.games.eclipse.rules.combat_merits import credit
from galaktyka.games.eclipse.state import EclipseState
from galaktyka.games.eclipse.targeting import FACES, MISSES, aim, shield_beaten

# A die in `dice` is colour * FACES + face; the strongest come first.


def roll(s: EclipseState, owner: int, sector: int, kind: int, weapon: int, table: Table) -> None:
    """R52 Roll all dice of a type together; T18."""
    table.rule("R52")
    ships = len(ships_of_kind(s, owner, sector, kind))
    missiles = 1 if weapon == MISSILES else 0
    for colour in range(COLOURS - 1, -1, -1):
        for _ in range(ships * value(s, owner, kind, weapon + colour)):
            die = colour * FACES + table.draw(CHANCE_DIE, FACES)
            table.tell(E_ROLL, owner, kind, die, missiles)
            s.dice.append(die)


def beaten_by(s: EclipseState, die: int, owner: int, kind: int) -> int:
    """R52 The strongest shield that a die of this type beats."""
    return shield_beaten(die % FACES, value(s, owner, kind, COMPUTER))


def ships_hit(s: EclipseState, beaten: int, enemy: int, sector: int) -> list[int]:
    """R52 The ships that a die hits."""
    if beaten == MISSES:
        return []
    return [ship for ship in fleet(s, enemy, sector) if beaten >= shield_of(s, ship)]


def unlike(s: EclipseState, ships: list[int]) -> list[int]:
    """One ship of each kind and damage: between the others there is nothing to choose."""
    found: list[int] = []
    seen: list[int] = []
    for ship in ships:
        alike = s.ship_kind(ship) * 1000 + s.damage[ship]
        if alike not in seen:
            seen.append(alike)
            found.append(ship)
    return found


def strike(s: EclipseState, shooter: int, ship: int, damage: int, table: Table) -> None:
    """R53 A hit: a ship with more damage than hull is destroyed, what is too much is lost."""
    table.rule("R53")
    s.set_damage(ship, s.damage[ship] + damage)
    table.tell(E_HIT, shooter, ship, damage)
    if points_left(s, ship) <= 0:
        destroy(s, shooter, ship, table)


def destroy(s: EclipseState, shooter: int, ship: int, table: Table) -> None:
    """R59 A destroyed ship returns to its owner's supply; those that nobody plays are gone."""
    table.rule("R59")
    table.tell(E_DESTROYED, shooter, ship, s.ship_at[ship])
    credit(s, shooter, s.ship_kind(ship))
    s.take_ship(ship)


def aim_by_rule(s: EclipseState, kind: int, enemy: int, sector: int, table: Table) -> None:
    """R55 Dice that nobody's ships have rolled find their targets by themselves."""
    table.rule("R55")
    ships = by_size(s, fleet(s, enemy, sector))
    damages = [s.box.die_damage[die // FACES] for die in s.dice]
    beats = [beaten_by(s, die, NPC, kind) for die in s.dice]
    s.dice = []
    targets = aim(
        damages, beats, [points_left(s, ship) for ship in ships], [shield_of(s, ship) for ship in ships]
    )
    for die in range(len(targets)):
        if targets[die] >= 0:
            strike(s, NPC, ships[targets[die]], damages[die], table)


# --- dice of players ---


def give_dice(
    s: EclipseState, owner: int, kind: int, weapon: int, enemy: int, sector: int, table: Table
) -> bool:
    """R52 Give the dice that leave no choice; True when the owner must choose for one."""
    while s.dice:
        die = s.dice[0]
        ships = ships_hit(s, beaten_by(s, die, owner, kind), enemy, sector)
        if len(ships) > 1 and (len(unlike(s, ships)) > 1 or may_split(s, owner, die, weapon)):
            s.push(F_DIE, owner, 0)
            return True
        del s.dice[0]
        if ships:
            strike(s, owner, ships[0], s.box.die_damage[die // FACES], table)
    return False


def may_split(s: EclipseState, owner: int, die: int, weapon: int) -> bool:
    """R54 Only hits of red cannons can be divided."""
    splits = s.players[owner].has(TECH_ANTIMATTER_SPLITTER)
    return splits and weapon == CANNONS and die // FACES == RED


def die_answers(s: EclipseState, kind: int, weapon: int, enemy: int, sector: int) -> list[int]:
    owner = s.actor()
    die = s.dice[0]
    ships = unlike(s, ships_hit(s, beaten_by(s, die, owner, kind), enemy, sector))
    found = [A_TARGET + ship for ship in ships]
    if s.top() == F_DIE and may_split(s, owner, die, weapon):
        found.append(SPLIT_VERB)
    return found


def give_die(s: EclipseState, answer: int, table: Table) -> None:
    """R52 The owner gives the first die to a ship, or R54 divides its damage."""
    owner = s.actor()
    damage = s.box.die_damage[s.dice[0] // FACES]
    s.pop()
    if answer == SPLIT_VERB:
        s.push(F_SPLIT, owner, 0, damage)
        return
    del s.dice[0]
    strike(s, owner, answer - A_TARGET, damage, table)


def run_split(s: EclipseState, kind: int, enemy: int, sector: int, table: Table) -> bool:
    """R54 Points that leave no choice are given; True when the owner must choose for the next one."""
    beaten = beaten_by(s, s.dice[0], s.actor(), kind)
    while s.arg(1):
        targets = unlike(s, ships_hit(s, beaten, enemy, sector))
        if len(targets) > 1:
            return True
        if not targets:
            break
        give_point(s, A_TARGET + targets[0], table)
    s.pop()
    del s.dice[0]
    return False


def give_point(s: EclipseState, answer: int, table: Table) -> None:
    """R54 One point of a divided hit."""
    table.rule("R54")
    s.set_arg(1, s.arg(1) - 1)
    strike(s, s.actor(), answer - A_TARGET, 1, table)
