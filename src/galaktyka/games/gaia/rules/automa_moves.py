"""What the Automa does on the table: mines, upgrades, research, board actions (A2, A8–A14, A16)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.automa_cards import (
    AUTOMA_BUILD_MINE,
    AUTOMA_POWER_QIC,
    AUTOMA_RESEARCH_HIGHEST,
    AUTOMA_UPGRADE,
    SEARCH_RIGHT_DOWN,
    TIEBREAK_CLOSEST,
    TIEBREAK_NONE,
    TIEBREAK_TRANSDIM,
    TILE_NONE,
    TILE_TOP,
    AutomaCard,
    AutomaFaction,
    AutomaStep,
)
from galaktyka.games.gaia.choices import (
    E_AUTOMA_ACTION,
    E_AUTOMA_TILE,
    E_DOWNGRADE,
    E_GAIA_PLANET,
    E_MINE,
    E_RESEARCH,
    E_UPGRADE,
)
from galaktyka.games.gaia.components import terraforming_steps
from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    FINAL_GAIA_PLANETS,
    FINAL_PLANET_TYPES,
    FINAL_SATELLITES,
    FINAL_SECTORS,
    GAIA,
    LAB,
    MINE,
    TRADING_STATION,
    TRANSDIM,
)
from galaktyka.games.gaia.rules.board_actions import BOARD_ACTIONS
from galaktyka.games.gaia.rules.gains import gain_points
from galaktyka.games.gaia.rules.ground import exchange_structure, settle_on
from galaktyka.games.gaia.rules.research import TOP_LEVEL, level_five_taken
from galaktyka.games.gaia.rules.tiles import TRACKS
from galaktyka.games.gaia.state import FAR, FROM_FACTION, Automa, GaiaState, Player

GAIA_STEPS = 1
TRANSDIM_STEPS = 2


def cards_of(s: GaiaState) -> Automa:
    automa = s.automa
    assert automa is not None
    return automa


def faction_card(s: GaiaState, seat: int) -> AutomaFaction:
    for card in s.box.automa_factions:
        if card.faction == s.players[seat].faction:
            return card
    raise ValueError("the Automa cannot play this faction")


def award(s: GaiaState, seat: int, n: int, source: int, table: Table) -> None:
    """A16 Points for the Automa; the hardest level adds to every gain that is not empty."""
    bonus = s.box.automa_difficulties[cards_of(s).difficulty].bonus_vp
    if n and bonus:
        table.rule("A16")
        n += bonus
    gain_points(s, seat, n, source, table)


# --- choosing ---


def keep_least(options: list[int], values: list[int]) -> list[int]:
    """The options with the least value; with 0 for a wish met and 1 for not, an unmet wish is skipped."""
    least = min(values)
    return [options[i] for i in range(len(options)) if values[i] == least]


def first_in_direction(s: GaiaState, hexes: list[int], direction: int, table: Table) -> int:
    """A2 Rows from the top, each from the left; or exactly the other way round."""
    table.rule("A2")
    cells = s.board.grid.cells
    first = last = hexes[0]
    for hex_ in hexes:
        q, r = cells[hex_]
        first_q, first_r = cells[first]
        last_q, last_r = cells[last]
        if q > first_q or (q == first_q and r < first_r):
            first = hex_
        if q < last_q or (q == last_q and r > last_r):
            last = hex_
    return first if direction == SEARCH_RIGHT_DOWN else last


def numbered(options: list[int], support: AutomaCard, table: Table) -> int:
    """A13 The option with the support card's number, counted from the left or the right and round again."""
    table.rule("A13")
    at = (support.selection - 1) % len(options)
    return options[at] if support.from_left else options[len(options) - 1 - at]


def from_human(s: GaiaState, hexes: list[int]) -> list[int]:
    """A9 The distance of each hex from the nearest planet that the human has colonised."""
    found: list[int] = []
    for hex_ in hexes:
        row = s.board.grid.distances[hex_]
        nearest = FAR
        for planet in s.players[0].planets:
            if row[planet] < nearest:
                nearest = row[planet]
        found.append(nearest)
    return found


# --- one step of a card ---


def take_step(s: GaiaState, seat: int, step: AutomaStep, support: AutomaCard, table: Table) -> None:
    """A8 Try one step; a mine that cannot be built becomes an upgrade, other failures are nothing."""
    reach = step.reach if step.reach else support.reach
    done = False
    if step.action == AUTOMA_BUILD_MINE:
        done = build_mine(s, seat, support, reach, step.tiebreak, table) or upgrade(s, seat, support, table)
    elif step.action == AUTOMA_UPGRADE:
        done = upgrade(s, seat, support, table)
        if not done and step.fallback_reach:
            done = build_mine(s, seat, support, step.fallback_reach, TIEBREAK_NONE, table)
    elif step.action == AUTOMA_POWER_QIC:
        done = cover_action(s, seat, support, table)
    else:
        done = research(s, seat, step.action == AUTOMA_RESEARCH_HIGHEST, step.track, support, table)
    if not done:
        table.rule("A8")


# --- mines ---


def mine_candidates(s: GaiaState, seat: int, reach: int) -> list[int]:
    """A9 Planets of any type without structure or gaiaformer, near enough to a planet of the Automa."""
    p = s.players[seat]
    planets = s.board.planet_hexes
    if p.built[MINE] >= s.box.pieces[MINE]:
        return []
    return [planets[i] for i in range(len(planets)) if p.reach[i] <= reach and not s.structure[planets[i]]]


def by_tiebreak(s: GaiaState, hexes: list[int], tiebreak: int) -> list[int]:
    """A14 The faction card's own wish."""
    if tiebreak == TIEBREAK_TRANSDIM:
        return keep_least(hexes, [0 if s.planet[hex_] == TRANSDIM else 1 for hex_ in hexes])
    if tiebreak == TIEBREAK_CLOSEST:
        return keep_least(hexes, from_human(s, hexes))
    return hexes


def by_final_tile(s: GaiaState, p: Player, hexes: list[int], tile: int) -> list[int]:
    """A9 The wish of a final scoring tile: Gaia planets, new planet types or new sectors."""
    values: list[int] = []
    for hex_ in hexes:
        planet = GAIA if s.planet[hex_] == TRANSDIM else s.planet[hex_]
        if tile == FINAL_GAIA_PLANETS:
            values.append(0 if planet == GAIA else 1)
        elif tile == FINAL_PLANET_TYPES:
            values.append(p.planet_types >> planet & 1)
        elif tile == FINAL_SECTORS:
            values.append(p.sectors >> s.board.sector_of[hex_] & 1)
        else:
            return hexes
    return keep_least(hexes, values)


def automa_steps(s: GaiaState, p: Player, hex_: int) -> int:
    """A9 Terraforming steps as the Automa counts them."""
    planet = s.planet[hex_]
    if planet == GAIA:
        return GAIA_STEPS
    if planet == TRANSDIM:
        return TRANSDIM_STEPS
    return terraforming_steps(s.box.factions[p.faction].home, planet)


def choose_planet(
    s: GaiaState, seat: int, hexes: list[int], support: AutomaCard, tiebreak: int, table: Table
) -> int:
    """A9 Wish after wish, each among what the one before left."""
    p = s.players[seat]
    hexes = by_tiebreak(s, hexes, tiebreak)
    if support.final_tile != TILE_NONE:
        hexes = by_final_tile(s, p, hexes, s.final_tiles[0 if support.final_tile == TILE_TOP else 1])
    hexes = keep_least(hexes, [automa_steps(s, p, hex_) for hex_ in hexes])
    hexes = keep_least(hexes, from_human(s, hexes))
    return first_in_direction(s, hexes, support.direction, table)


def build_mine(s: GaiaState, seat: int, support: AutomaCard, reach: int, tiebreak: int, table: Table) -> bool:
    """A9 Build a mine; False when there is no mine or no planet for it."""
    hexes = mine_candidates(s, seat, reach)
    if not hexes:
        return False
    table.rule("A9")
    p = s.players[seat]
    hex_ = choose_planet(s, seat, hexes, support, tiebreak, table)
    if s.planet[hex_] == TRANSDIM:
        s.change_planet(hex_, GAIA)
        table.tell(E_GAIA_PLANET, seat, hex_)
    if FINAL_SATELLITES in s.final_tiles and not is_beside_own(s, seat, hex_):
        p.satellites += 1
    new_type = not p.planet_types >> s.planet[hex_] & 1
    table.tell(E_MINE, seat, hex_)
    settle_on(s, seat, hex_, MINE, False, table)
    s.triggers.append(hex_)
    if new_type:
        faction_bonus(s, seat, faction_card(s, seat).new_type_vp, table)
    return True


def is_beside_own(s: GaiaState, seat: int, hex_: int) -> bool:
    for other in s.board.grid.neighbours[hex_]:
        if s.owner[other] == seat:
            return True
    return False


def faction_bonus(s: GaiaState, seat: int, n: int, table: Table) -> None:
    """A14 The lasting bonus of a faction."""
    if n:
        table.rule("A14")
        award(s, seat, n, FROM_FACTION, table)


# --- upgrades ---


def piece_in_supply(s: GaiaState, p: Player, kind: int) -> int:
    """A10 The structure if one is left, of academies either; 0 when none is."""
    if p.built[kind] < s.box.pieces[kind]:
        return kind
    if kind == ACADEMY_KNOWLEDGE and p.built[ACADEMY_QIC] < s.box.pieces[ACADEMY_QIC]:
        return ACADEMY_QIC
    return 0


def upgrade(s: GaiaState, seat: int, support: AutomaCard, table: Table) -> bool:
    """A10 The first possible upgrade of the list; False when none is possible."""
    p = s.players[seat]
    faction = faction_card(s, seat)
    for i in range(len(faction.upgrade_from)):
        old = faction.upgrade_from[i]
        kind = piece_in_supply(s, p, faction.upgrade_to[i])
        if kind and p.built[old]:
            hexes = [hex_ for hex_ in p.planets if s.structure[hex_] == old]
            hexes = keep_least(hexes, from_human(s, hexes))
            replace(s, seat, first_in_direction(s, hexes, support.direction, table), kind, support, table)
            return True
    return False


def replace(s: GaiaState, seat: int, hex_: int, kind: int, support: AutomaCard, table: Table) -> None:
    """A10 The new piece, then what the faction makes of it (A14); the Automa's builds set off no tiles."""
    table.rule("A10")
    if s.structure[hex_] == LAB and kind == TRADING_STATION:
        table.tell(E_DOWNGRADE, seat, hex_)
    else:
        table.tell(E_UPGRADE, seat, hex_, kind)
    exchange_structure(s, seat, hex_, kind)
    faction = faction_card(s, seat)
    if kind == TRADING_STATION:
        faction_bonus(s, seat, faction.trading_vp, table)
    elif kind == LAB and faction.lab_research:
        table.rule("A14")
        research(s, seat, False, -1, support, table)


# --- research ---


def is_open(s: GaiaState, p: Player, track: int) -> bool:
    """A11 Whether the Automa can go up, or stands high enough to remove the advanced tile."""
    level = p.research[track]
    if level >= TOP_LEVEL - 1 and s.advanced_slots[track] >= 0:
        return True
    return level < TOP_LEVEL - 1 or (level == TOP_LEVEL - 1 and not level_five_taken(s, track))


def research(s: GaiaState, seat: int, highest: bool, named: int, support: AutomaCard, table: Table) -> bool:
    """A11 Advance in the named area if it can, or in one of the highest, or of all; False when none can."""
    p = s.players[seat]
    areas = [track for track in range(TRACKS) if is_open(s, p, track)]
    if not areas:
        return False
    if highest:
        areas = keep_least(areas, [-p.research[track] for track in areas])
    table.rule("A11")
    advance(s, seat, named if named in areas else numbered(areas, support, table), table)
    return True


def advance(s: GaiaState, seat: int, track: int, table: Table) -> None:
    """A11 One level up, or the advanced tile out of the game; no level gives anything (A6)."""
    p = s.players[seat]
    if p.research[track] >= TOP_LEVEL - 1 and s.advanced_slots[track] >= 0:
        s.advanced_slots[track] = -1
        table.tell(E_AUTOMA_TILE, seat, track)
        return
    p.research[track] += 1
    table.tell(E_RESEARCH, seat, track, p.research[track])


# --- board actions ---


def cover_action(s: GaiaState, seat: int, support: AutomaCard, table: Table) -> bool:
    """A12 Cover one of the free power and QIC actions; False when all are covered."""
    free = [action for action in range(BOARD_ACTIONS) if not s.actions_used >> action & 1]
    if not free:
        return False
    table.rule("A12")
    action = numbered(free, support, table)
    s.actions_used |= 1 << action
    table.tell(E_AUTOMA_ACTION, seat, action)
    return True
