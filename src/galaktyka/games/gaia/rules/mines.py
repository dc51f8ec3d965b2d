"""Building mines: reach, habitability, prices and what a new mine sets off (R20–R26, R113, R118, R121)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import A_HEX, E_MINE, F_MINE
from galaktyka.games.gaia.components import terraforming_steps
from galaktyka.games.gaia.ids import (
    GAIA,
    GAIAFORMER,
    GEODENS,
    GLEENS,
    INSTITUTE,
    LANTIDS,
    MINE,
    NAVIGATION,
    ON_GAIA_MINE,
    ON_MINE,
    ON_TERRAFORM_STEP,
    TERRAFORMING,
    TRANSDIM,
)
from galaktyka.games.gaia.rules.gains import gain_knowledge, gain_points, trigger
from galaktyka.games.gaia.rules.ground import settle_on
from galaktyka.games.gaia.state import FAR, FROM_FACTION, GaiaState, Player

# What a mine costs besides the range, packed as ore * 4 + QIC; IMPOSSIBLE when the planet cannot be settled.
IMPOSSIBLE = 1 << 20


def range_of(s: GaiaState, p: Player) -> int:
    return s.box.reach[p.research[NAVIGATION]]


def qic_for_range(s: GaiaState, distance: int, reach: int) -> int:
    """R22 Each QIC adds two to the range."""
    if distance <= reach:
        return 0
    step = s.box.reach_per_qic
    return (distance - reach + step - 1) // step


def steps_to(s: GaiaState, p: Player, hex_: int) -> int:
    """R23 Terraforming steps from the home type; 0 for Gaia planets."""
    planet = s.planet[hex_]
    return terraforming_steps(s.box.factions[p.faction].home, planet) if planet < TRANSDIM else 0


def habitability(s: GaiaState, p: Player, planet: int, steps: int) -> int:
    """R23, R24 What makes the planet habitable, as ore * 4 + QIC; a free-step action must save a step."""
    if planet == TRANSDIM:
        return IMPOSSIBLE
    wasteful = steps > 0 and not s.variant.allow_wasted_steps
    if planet == GAIA:
        if wasteful:
            return IMPOSSIBLE
        return 4 if p.faction == GLEENS else 1
    needed = terraforming_steps(s.box.factions[p.faction].home, planet)
    if needed == 0:
        return IMPOSSIBLE if wasteful else 0
    return 4 * s.box.step_cost[p.research[TERRAFORMING]] * max(0, needed - steps)


def mine_targets(s: GaiaState, seat: int, steps: int, bonus: int, only_first: bool) -> list[int]:
    """R20–R25, R113 The hexes where this player can build a mine now."""
    p = s.players[seat]
    box = s.box
    found: list[int] = []
    if p.built[MINE] >= box.pieces[MINE] or p.credits < box.cost_credits[MINE] or p.ore < box.cost_ore[MINE]:
        return found
    ore_left = p.ore - box.cost_ore[MINE]
    reach = range_of(s, p)
    far = reach + bonus + box.reach_per_qic * p.qic
    planets = s.board.planet_hexes
    structure = s.structure
    distance = p.reach
    shares = p.faction == LANTIDS and (not steps or s.variant.allow_wasted_steps)
    for i in range(len(planets)):
        hex_ = planets[i]
        kind = structure[hex_]
        if kind == 0:
            if distance[i] > far:
                continue
            price = habitability(s, p, s.planet[hex_], steps)
            if price >= IMPOSSIBLE or price >> 2 > ore_left:
                continue
            if not range_fits(s, p, distance[i], reach, bonus, price & 3):
                continue
        elif kind == GAIAFORMER:
            if s.owner[hex_] != seat or s.planet[hex_] != GAIA or steps or bonus:
                continue
        elif (
            not shares
            or s.owner[hex_] == seat
            or hex_ in p.shared
            or not range_fits(s, p, distance[i], reach, bonus, 0)
        ):
            continue
        found.append(hex_)
        if only_first:
            return found
    if shares:
        hex_ = foreign_lost_planet(s, seat)
        if hex_ >= 0 and hex_ not in p.shared and range_fits(s, p, distance_to(s, p, hex_), reach, bonus, 0):
            found.append(hex_)
    return found


def range_fits(s: GaiaState, p: Player, distance: int, reach: int, bonus: int, qic: int) -> bool:
    """R22 Near enough with the QIC left; a range bonus must save QIC."""
    needed = qic_for_range(s, distance, reach + bonus)
    if needed + qic > p.qic:
        return False
    if bonus and not s.variant.allow_wasted_steps:
        return needed < qic_for_range(s, distance, reach)
    return True


def foreign_lost_planet(s: GaiaState, seat: int) -> int:
    for other in range(len(s.players)):
        if other != seat and s.players[other].lost >= 0:
            return s.players[other].lost
    return -1


def distance_to(s: GaiaState, p: Player, hex_: int) -> int:
    """R22 Distance from the nearest own planet or station."""
    row = s.board.grid.distances[hex_]
    nearest = FAR
    for base in p.planets:
        if row[base] < nearest:
            nearest = row[base]
    for base in p.station_hexes:
        if row[base] < nearest:
            nearest = row[base]
    return nearest


def mine_price(s: GaiaState, seat: int, hex_: int, steps: int, bonus: int) -> tuple[int, int, int]:
    """Credits, ore and QIC that a mine on this hex costs."""
    p = s.players[seat]
    credits, ore = s.box.cost_credits[MINE], s.box.cost_ore[MINE]
    if s.structure[hex_] == GAIAFORMER and s.owner[hex_] == seat:
        return credits, ore, 0
    qic = qic_for_range(s, distance_to(s, p, hex_), range_of(s, p) + bonus)
    if s.structure[hex_] == 0:
        price = habitability(s, p, s.planet[hex_], steps)
        ore += price >> 2
        qic += price & 3
    return credits, ore, qic


def build_mine(s: GaiaState, seat: int, hex_: int, steps: int, bonus: int, table: Table) -> None:
    """R26 Build a mine."""
    table.rule("R20")
    table.rule("R26")
    p = s.players[seat]
    credits, ore, qic = mine_price(s, seat, hex_, steps, bonus)
    p.credits -= credits
    p.ore -= ore
    p.qic -= qic
    taken_steps = 0
    if s.structure[hex_] == GAIAFORMER:
        table.rule("R25")
        table.rule("R32")
        p.gaiaformers_ready += 1
        s.structure[hex_] = 0
        s.owner[hex_] = -1
    elif s.structure[hex_] == 0:
        table.rule("R8")
        table.rule("R21")
        table.rule("R22")
        table.rule("R23")
        taken_steps = steps_to(s, p, hex_)
    shared = s.structure[hex_] != 0
    table.tell(E_MINE, seat, hex_)
    new_type = not shared and not p.planet_types >> s.planet[hex_] & 1
    settle_on(s, seat, hex_, MINE, shared, table)
    mine_built(s, seat, hex_, shared, new_type, taken_steps, table)


def mine_built(
    s: GaiaState, seat: int, hex_: int, shared: bool, new_type: bool, steps: int, table: Table
) -> None:
    """R26 What a new mine sets off; also for the Lost Planet (R76)."""
    p = s.players[seat]
    trigger(s, seat, ON_MINE, 1, table)
    if s.planet[hex_] == GAIA and (not shared or s.variant.lantid_shared_counts):
        trigger(s, seat, ON_GAIA_MINE, 1, table)
        if p.faction == GLEENS:
            gain_points(s, seat, s.box.gleens_vp, FROM_FACTION, table)
    if steps:
        trigger(s, seat, ON_TERRAFORM_STEP, steps, table)
    if p.built[INSTITUTE]:
        if p.faction == GEODENS and new_type:
            table.rule("R118")
            gain_knowledge(s, p, s.box.geodens_knowledge)
        elif p.faction == LANTIDS and shared:
            table.rule("R114")
            gain_knowledge(s, p, s.box.lantids_knowledge)
    if shared:
        table.rule("R113")
        table.rule("R113a")
    s.triggers.append(hex_)


def mine_answers(s: GaiaState, seat: int) -> list[int]:
    return [A_HEX + hex_ for hex_ in mine_targets(s, seat, s.arg(0), s.arg(1), False)]


def ask_mine(s: GaiaState, seat: int, steps: int, bonus: int) -> None:
    s.push(F_MINE, seat, steps, bonus)
