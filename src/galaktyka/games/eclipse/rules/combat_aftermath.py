"""After the battles: population under fire, sectors that change hands, discoveries, repair (R60–R64)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_SQUARE,
    BOMB_VERB,
    CHANCE_DIE,
    CLAIM_VERB,
    CUBE_DIES,
    DECLINE_VERB,
    E_BOMBED,
    E_REPAIRED,
    E_ROLL,
    F_BOMBARD,
    F_CONQUER,
    F_KILL,
    FIRE_VERB,
)
from galaktyka.games.eclipse.ids import (
    CANNONS,
    COMPUTER,
    NOBODY,
    ORBITAL_SQUARE,
    POPULATION_DIES,
    SQUARES,
    TECH_NEUTRON_ABSORBER,
    TECH_NEUTRON_BOMBS,
)
from galaktyka.games.eclipse.rules.combat_fleets import COLOURS, armed, fleet, lone_player, value
from galaktyka.games.eclipse.rules.discoveries import gain_discovery
from galaktyka.games.eclipse.rules.discs import lift_disc, place_disc
from galaktyka.games.eclipse.rules.ground import guarded
from galaktyka.games.eclipse.rules.population import remove_cube
from galaktyka.games.eclipse.state import HAS_DISCOVERY, EclipseState
from galaktyka.games.eclipse.targeting import FACES, shield_beaten

# --- 3A: population ---


def attack_population(s: EclipseState, sector: int, table: Table) -> None:
    """R61 Ships in a sector with somebody else's cubes: Planta's die, others may be bombed or fired at."""
    seat, owner = lone_player(s, sector), s.owner[sector]
    if seat == NOBODY or owner in (NOBODY, seat) or not s.cubes_on[sector]:
        return
    table.rule("R61")
    if s.box.species[s.players[owner].species].has(POPULATION_DIES):
        kill_all(s, seat, sector, table)
    elif may_bomb(s, seat, owner) or armed(s, seat, sector):
        s.push(F_BOMBARD, seat, sector)


def may_bomb(s: EclipseState, seat: int, owner: int) -> bool:
    bombs = s.players[seat].has(TECH_NEUTRON_BOMBS)
    return bombs and not s.players[owner].has(TECH_NEUTRON_ABSORBER)


def bombard_answers(s: EclipseState) -> list[int]:
    """R61 Bombs where they work, cannons where there are some, or mercy."""
    seat, sector = s.actor(), s.arg(0)
    found: list[int] = []
    if may_bomb(s, seat, s.owner[sector]):
        found.append(BOMB_VERB)
    if armed(s, seat, sector):
        found.append(FIRE_VERB)
    found.append(DECLINE_VERB)
    return found


def bombard(s: EclipseState, answer: int, table: Table) -> None:
    """R61 What the attacker does to the cubes of a sector."""
    seat, sector = s.actor(), s.arg(0)
    s.pop()
    if answer == BOMB_VERB:
        kill_all(s, seat, sector, table)
    elif answer == FIRE_VERB:
        damage = fire_at_cubes(s, seat, sector, table)
        if damage >= cubes_in(s, sector):
            kill_all(s, seat, sector, table)
        elif damage:
            table.tell(E_BOMBED, seat, sector, s.owner[sector], damage)
            s.push(F_KILL, seat, sector, damage)


def cubes_in(s: EclipseState, sector: int) -> int:
    return sum([s.cubes_on[sector] >> place & 1 for place in range(SQUARES)])


def kill_all(s: EclipseState, seat: int, sector: int, table: Table) -> None:
    table.tell(E_BOMBED, seat, sector, s.owner[sector], cubes_in(s, sector))
    for place in range(SQUARES):
        if s.cubes_on[sector] >> place & 1:
            remove_cube(s, sector, place, CUBE_DIES, table)


def fire_at_cubes(s: EclipseState, seat: int, sector: int, table: Table) -> int:
    """R61 All ships fire their cannons once against shield 0; the damage done. T22."""
    damage = 0
    for ship in fleet(s, seat, sector):
        kind = s.ship_kind(ship)
        computer = value(s, seat, kind, COMPUTER)
        for colour in range(COLOURS - 1, -1, -1):
            for _ in range(value(s, seat, kind, CANNONS + colour)):
                face = table.draw(CHANCE_DIE, FACES)
                table.tell(E_ROLL, seat, kind, colour * FACES + face, 0)
                if shield_beaten(face, computer) >= 0:
                    damage += s.box.die_damage[colour]
    return damage


def kill_answers(s: EclipseState) -> list[int]:
    """R61 The cubes that may die next; of equal squares one."""
    sector = s.arg(0)
    squares = s.box.sector_squares[sector]
    found: list[int] = []
    seen: list[int] = []
    for place in range(len(squares)):
        if s.cubes_on[sector] >> place & 1 and squares[place] not in seen:
            seen.append(squares[place])
            found.append(A_SQUARE + sector * SQUARES + place)
    if s.cubes_on[sector] >> ORBITAL_SQUARE & 1:
        found.append(A_SQUARE + sector * SQUARES + ORBITAL_SQUARE)
    return found


def kill_cube(s: EclipseState, answer: int, table: Table) -> None:
    """R61 The attacker picks a cube; the owner may be asked which graveyard takes it."""
    sector, damage = s.arg(0), s.arg(1)
    if damage > 1:
        s.set_arg(1, damage - 1)
    else:
        s.pop()
    remove_cube(s, sector, (answer - A_SQUARE) % SQUARES, CUBE_DIES, table)


# --- 3B: influence ---


def change_control(s: EclipseState, sector: int, table: Table) -> None:
    """R62 A disc without cubes among enemy ships goes home; whoever has a ship there may put his own."""
    seat, owner = lone_player(s, sector), s.owner[sector]
    if seat == NOBODY or owner == seat:
        return
    if owner != NOBODY:
        if s.cubes_on[sector]:
            return
        table.rule("R62")
        lift_disc(s, sector, table)
    if s.players[seat].discs and not guarded(s, seat, sector):
        s.push(F_CONQUER, seat, sector)


def conquer_answers(s: EclipseState) -> list[int]:
    return [CLAIM_VERB, DECLINE_VERB]


def conquer(s: EclipseState, answer: int, table: Table) -> None:
    """R62 Put a disc on a sector with an own ship, or not."""
    seat, sector = s.actor(), s.arg(0)
    s.pop()
    if answer == CLAIM_VERB:
        table.rule("R62")
        place_disc(s, seat, sector, table)


# --- 3C and 3D ---


def take_discovery(s: EclipseState, sector: int, table: Table) -> None:
    """R63 A tile that nothing guards goes to the ships there, else to the controller."""
    if not s.marks[sector] & HAS_DISCOVERY or s.npcs(sector):
        return
    seat = lone_player(s, sector)
    if seat == NOBODY:
        seat = s.owner[sector]
    if seat != NOBODY:
        table.rule("R63")
        gain_discovery(s, seat, sector, table)


def repair(s: EclipseState, table: Table) -> None:
    """R64 All damage is removed."""
    if sum(s.damage):
        table.rule("R64")
        s.damage = [0] * len(s.damage)
        table.tell(E_REPAIRED, NOBODY)
