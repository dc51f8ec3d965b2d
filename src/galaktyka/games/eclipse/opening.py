"""Setting up: bags, stacks, the centre, species, home sectors (S1–S9)."""

from galaktyka.core.game import Setting
from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.core.words import Param, refuse
from galaktyka.games.eclipse.choices import (
    A_SPECIES,
    CHANCE_BLUEPRINT,
    CHANCE_FIRST_PLAYER,
    CHANCE_GUARDIAN,
    CHANCE_REPUTATION,
    E_REPUTATION_SEEN,
    E_SPECIES,
    F_GAME,
    F_SPECIES,
    PHASE_SETUP,
)
from galaktyka.games.eclipse.components import ADVANCED
from galaktyka.games.eclipse.ids import (
    CENTER,
    EDGES,
    GALACTIC_CENTER,
    GUARDED,
    NPC_IDS,
    NPC_VARIANTS,
    OUTER,
    RESOURCES,
    SECTORS,
    SPECIES_IDS,
    STEP_Q,
    STEP_R,
)
from galaktyka.games.eclipse.rules.build import unbuilt_ship
from galaktyka.games.eclipse.rules.designs import derive_design
from galaktyka.games.eclipse.rules.discs import place_disc
from galaktyka.games.eclipse.rules.explore import furnish
from galaktyka.games.eclipse.rules.research import learn
from galaktyka.games.eclipse.rules.upkeep import draw_tech_tiles
from galaktyka.games.eclipse.state import IN_STACK, EclipseState, Player


def preset_species(setting: Setting) -> list[int]:
    """The option `species`: one id a seat, or nothing."""
    text = setting.option("species")
    if not text:
        return []
    chosen: list[int] = []
    for name in text.split(","):
        if name.strip() not in SPECIES_IDS:
            known = ", ".join(SPECIES_IDS)
            raise refuse("eclipse-refusal-species", {"species": name.strip(), "known": known})
        chosen.append(SPECIES_IDS.index(name.strip()))
    if len(chosen) != setting.seats:
        params: dict[str, Param] = {"given": len(chosen), "seats": setting.seats}
        raise refuse("eclipse-refusal-species-count", params)
    return chosen


def set_up(s: EclipseState, setting: Setting, table: Table) -> None:
    """The table before the first answer; S5 chance says who starts, S6 who chooses a species last."""
    s.portals = setting.option("warp_portals") == "true"
    fill_bags(s, table)
    choose_blueprints(s, setting, table)
    lay_center(s, table)
    stack_sectors(s, table)
    table.rule("S5")
    s.first = table.draw(CHANCE_FIRST_PLAYER, s.seats)
    s.players = [Player() for _ in range(s.seats)]
    s.push(F_GAME, -1, PHASE_SETUP)
    presets = preset_species(setting)
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        if presets:
            take_species(s, seat, presets[seat], table)
        else:
            s.push(F_SPECIES, seat)


def fill_bags(s: EclipseState, table: Table) -> None:
    """S1 Technologies in the bag and on the tray; S2 discovery and reputation tiles."""
    table.rule("S1")
    table.rule("S2")
    box = s.box
    bag, pile = box.tech_copies[:], box.discovery_copies[:]
    if not s.portals:
        for tech in box.module_techs:
            bag[tech] = 0
        for kind in box.module_discoveries:
            pile[kind] = 0
    s.tech_bag = bag
    s.discovery_pile = pile
    s.reputation_bag = box.reputation_copies[:]
    draw_tech_tiles(s, box.tech_tiles_setup[s.seats], table)


def choose_blueprints(s: EclipseState, setting: Setting, table: Table) -> None:
    """S2 One blueprint for each kind of ship that nobody plays."""
    variants: list[int] = []
    for name in NPC_IDS:
        chosen = setting.option(name)
        if chosen in NPC_VARIANTS:
            variants.append(NPC_VARIANTS.index(chosen))
        else:
            variants.append(table.draw(CHANCE_BLUEPRINT, len(NPC_VARIANTS)))
    s.npc_variants = variants


def lay_center(s: EclipseState, table: Table) -> None:
    """S3 The galactic centre with its guard and its discovery tile."""
    table.rule("S3")
    s.lay(GALACTIC_CENTER, 0, 0, 0)
    furnish(s, GALACTIC_CENTER, table)


def stack_sectors(s: EclipseState, table: Table) -> None:
    """S4 Three stacks; the outer one is cut, nobody knows of which sectors."""
    table.rule("S4")
    states = s.sector_state[:]
    stacks = [0, 0, 0, 0]
    for sector in range(SECTORS):
        ring = s.box.sector_ring[sector]
        if CENTER < ring <= OUTER and (s.portals or sector not in s.box.module_sectors):
            states[sector] = IN_STACK
            stacks[ring] += 1
    stacks[OUTER] = min(stacks[OUTER], s.box.outer_stack[s.seats])
    s.sector_state = states
    s.stacks = stacks


# --- species ---


def species_answers(s: EclipseState) -> list[int]:
    """S6 Either side of a board that nobody has."""
    taken = [s.box.species[p.species].color for p in s.players if p.species >= 0]
    return [A_SPECIES + i for i in range(len(SPECIES_IDS)) if s.box.species[i].color not in taken]


def take_species(s: EclipseState, seat: int, species: int, table: Table) -> None:
    """S6 The board; S8 what lies on it at the start."""
    table.rule("S6")
    table.rule("S8")
    p = s.players[seat]
    side = s.box.species[species]
    p.species = species
    p.resources = side.resources[:]
    p.cubes = [s.box.setup_cubes] * RESOURCES
    p.discs = side.discs
    p.spare = s.box.spare_discs
    p.colony_ready = side.colony_ships
    for tech in side.techs:
        learn(s, seat, tech, s.box.tech_category[tech], table)
    derive_design(s, seat)
    table.tell(E_SPECIES, seat, species)


def lay_homes(s: EclipseState, table: Table) -> None:
    """S7 Home sectors and guardians on the six zones around the centre; S9 what begins there."""
    table.rule("S7")
    zones = s.box.player_zones[s.seats]
    for seat in range(s.seats):
        home = s.box.species[s.players[seat].species].home
        lay_in_zone(s, home, zones[seat])
        settle_home(s, seat, home, table)
    guardians = [sector for sector in range(SECTORS) if s.box.sector_ring[sector] == GUARDED]
    for zone in s.box.guardian_zones[s.seats]:
        sector = guardians.pop(table.draw(CHANCE_GUARDIAN, len(guardians)))
        lay_in_zone(s, sector, zone)
        furnish(s, sector, table)


def lay_in_zone(s: EclipseState, sector: int, zone: int) -> None:
    """S7 Two steps from the centre, the arrow towards it."""
    s.lay(sector, 2 * STEP_Q[zone], 2 * STEP_R[zone], (zone + 3) % EDGES)


def settle_home(s: EclipseState, seat: int, home: int, table: Table) -> None:
    """S9 A ship, a disc, a cube on every plain square; S8 Eridani's reputation tiles."""
    table.rule("S9")
    p = s.players[seat]
    side = s.box.species[p.species]
    s.put_ship(unbuilt_ship(s, seat, side.start_ship), home)
    place_disc(s, seat, home, table)
    squares = s.box.sector_squares[home]
    for place in range(len(squares)):
        if squares[place] < RESOURCES or squares[place] == side.start_advanced + ADVANCED:
            s.cubes_on = changed(s.cubes_on, home, s.cubes_on[home] | 1 << place)
            track = squares[place] % ADVANCED
            p.cubes = changed(p.cubes, track, p.cubes[track] - 1)
    for _ in range(side.reputation_draw):
        bag = s.reputation_bag[:]
        value = table.draw_from(CHANCE_REPUTATION, bag)
        s.reputation_bag = bag
        p.reputation = [*p.reputation, value]
        table.tell(E_REPUTATION_SEEN, seat, value, visible=1 << seat)
