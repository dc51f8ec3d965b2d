"""Why a hex is not on offer: for mines, projects, upgrades and everything else that is put on the map."""

from galaktyka.core.words import Param, Text
from galaktyka.games.gaia.choices import (
    F_DOWNGRADE,
    F_FIRST_MINE,
    F_LOST_PLANET,
    F_MINE,
    F_PROJECT,
    F_STATION,
    F_SWAP,
)
from galaktyka.games.gaia.ids import (
    CREDITS,
    GAIA,
    GAIAFORMER,
    LAB,
    LANTIDS,
    LOST_MINE,
    MINE,
    ORE,
    PLANET_IDS,
    QIC,
    SPACE,
    TOKENS,
    TRADING_STATION,
    TRANSDIM,
)
from galaktyka.games.gaia.rules.mines import (
    IMPOSSIBLE,
    distance_to,
    habitability,
    qic_for_range,
    range_of,
)
from galaktyka.games.gaia.rules.projects import project_cost
from galaktyka.games.gaia.rules.rounds import LAST_ROUND
from galaktyka.games.gaia.rules.upgrades import upgrade_from
from galaktyka.games.gaia.speech.words import (
    GENITIVE,
    LOCATIVE,
    amount,
    hex_name,
    planet,
    player_name,
    structure,
)
from galaktyka.games.gaia.state import GaiaState, Player

WASTED = 1000  # more than any shortage of goods


def hex_reason(s: GaiaState, seat: int, kind: int, hex_: int) -> Text:
    """Why the question of this kind does not offer the hex."""
    if kind == F_MINE:
        return mine_hex_reason(s, seat, hex_, s.arg(0), s.arg(1))
    if kind == F_PROJECT:
        return project_hex_reason(s, seat, hex_, 0)
    if kind == F_FIRST_MINE:
        return first_mine_reason(s, seat, hex_)
    if kind == F_LOST_PLANET:
        return lost_planet_reason(s, seat, hex_)
    if kind == F_STATION:
        return station_reason(s, seat, hex_)
    if kind == F_SWAP:
        return piece_reason(s, seat, hex_, MINE)
    if kind == F_DOWNGRADE:
        return piece_reason(s, seat, hex_, LAB)
    return upgrade_hex_reason(s, seat, hex_, s.arg(0))


def needs(resource: int, needed: int, held: int) -> Text:
    return Text("gaia-refusal-needs", {"need": amount(resource, needed, GENITIVE), "have": held})


def at(s: GaiaState, hex_: int) -> dict[str, Param]:
    return {"hex": hex_name(s, hex_)}


def of_owner(s: GaiaState, hex_: int) -> dict[str, Param]:
    return {"hex": hex_name(s, hex_), "owner": player_name(s, s.owner[hex_])}


# --- mines ---


def mine_base_reason(s: GaiaState, p: Player) -> Text | None:
    """R20 What hinders every mine, wherever it would stand."""
    pieces = s.box.pieces[MINE]
    if p.built[MINE] >= pieces:
        return Text("gaia-refusal-all-built", {"n": pieces, "structures": Text("gaia-structure-mine.plural")})
    if p.credits < s.box.cost_credits[MINE]:
        return needs(CREDITS, s.box.cost_credits[MINE], p.credits)
    if p.ore < s.box.cost_ore[MINE]:
        return needs(ORE, s.box.cost_ore[MINE], p.ore)
    return None


def mine_hex_reason(s: GaiaState, seat: int, hex_: int, steps: int, bonus: int) -> Text:
    """R20–R25 Why no mine can be built on this hex, given that mines can be built at all."""
    p = s.players[seat]
    if s.planet[hex_] == SPACE:
        return Text("gaia-refusal-no-planet", at(s, hex_))
    if s.structure[hex_] == GAIAFORMER:
        return gaiaformer_reason(s, seat, hex_)
    if s.structure[hex_]:
        return occupied_reason(s, seat, hex_, steps, bonus)
    if s.planet[hex_] == TRANSDIM:
        if not bonus:
            return Text("gaia-refusal-transdim", at(s, hex_))
        hindered = project_base_reason(s, p)
        return hindered if hindered is not None else project_hex_reason(s, seat, hex_, bonus)
    price = habitability(s, p, s.planet[hex_], steps)
    if price >= IMPOSSIBLE:
        return Text("gaia-refusal-steps-wasted", {"planet": planet(s, hex_, LOCATIVE)})
    ore = s.box.cost_ore[MINE] + (price >> 2)
    if ore > p.ore:
        return needs(ORE, ore, p.ore)
    return range_reason(s, p, hex_, bonus, price & 3)


def gaiaformer_reason(s: GaiaState, seat: int, hex_: int) -> Text:
    """R21, R25"""
    if s.owner[hex_] != seat:
        return Text("gaia-refusal-foreign-gaiaformer", of_owner(s, hex_))
    if s.planet[hex_] == GAIA:
        return Text("gaia-refusal-gaiaformed", at(s, hex_))
    if s.round >= LAST_ROUND:
        return Text("gaia-refusal-too-late")
    return Text("gaia-refusal-own-gaiaformer", at(s, hex_))


def occupied_reason(s: GaiaState, seat: int, hex_: int, steps: int, bonus: int) -> Text:
    """R21, R113"""
    p = s.players[seat]
    if s.owner[hex_] == seat:
        return Text("gaia-refusal-own-planet", at(s, hex_))
    if p.faction != LANTIDS:
        return Text("gaia-refusal-occupied", of_owner(s, hex_))
    if hex_ in p.shared:
        return Text("gaia-refusal-already-shared", of_owner(s, hex_))
    if steps:
        return Text("gaia-refusal-shared-steps", of_owner(s, hex_))
    return range_reason(s, p, hex_, bonus, 0)


def range_reason(s: GaiaState, p: Player, hex_: int, bonus: int, price: int) -> Text:
    """R22 Too far for the QIC at hand (the planet itself takes `price`), or a bonus that saves none."""
    distance = distance_to(s, p, hex_)
    reach = range_of(s, p) + bonus
    needed = qic_for_range(s, distance, reach)
    if needed + price <= p.qic:
        return Text("gaia-refusal-range-wasted", {"bonus": bonus})
    if needed == 0:
        return Text("gaia-refusal-gaia-qic", {"need": amount(QIC, price, GENITIVE), "have": p.qic})
    params: dict[str, Param] = {
        "distance": distance,
        "range": reach,
        "add": s.box.reach_per_qic,
        "need": amount(QIC, needed + price, GENITIVE),
        "have": p.qic,
    }
    return Text("gaia-refusal-range-gaia" if price else "gaia-refusal-range", params)


def no_mine_reason(s: GaiaState, seat: int, steps: int, bonus: int) -> Text:
    """Why no mine can be built anywhere: what hinders all, or the planet that lacks the least."""
    p = s.players[seat]
    hindered = mine_base_reason(s, p)
    if hindered is not None:
        return hindered
    best, least = -1, IMPOSSIBLE
    for hex_ in s.board.planet_hexes:
        lack = shortage(s, p, hex_, steps, bonus)
        if lack < least:
            best, least = hex_, lack
    if best < 0:
        return Text("gaia-refusal-no-planet-left")
    why = mine_hex_reason(s, seat, best, steps, bonus)
    return Text("gaia-refusal-no-mine", {"hex": hex_name(s, best), "why": why})


def shortage(s: GaiaState, p: Player, hex_: int, steps: int, bonus: int) -> int:
    """How much is missing for a mine on a free planet: ore, and three for each QIC."""
    if s.structure[hex_] or s.planet[hex_] == TRANSDIM:
        return IMPOSSIBLE
    price = habitability(s, p, s.planet[hex_], steps)
    if price >= IMPOSSIBLE:
        return IMPOSSIBLE
    needed = qic_for_range(s, distance_to(s, p, hex_), range_of(s, p) + bonus) + (price & 3)
    ore = s.box.cost_ore[MINE] + (price >> 2)
    lack = max(0, ore - p.ore) + 3 * max(0, needed - p.qic)
    return lack if lack else WASTED


def first_mine_reason(s: GaiaState, seat: int, hex_: int) -> Text:
    """S18"""
    home = s.box.factions[s.players[seat].faction].home
    if s.planet[hex_] == home:
        return Text("gaia-refusal-own-planet", at(s, hex_))
    return Text("gaia-refusal-not-home", {"planet": Text("gaia-planet-" + PLANET_IDS[home] + LOCATIVE)})


# --- projects ---


def project_base_reason(s: GaiaState, p: Player) -> Text | None:
    """R30 What hinders every project."""
    if p.gaiaformers == 0:
        return Text("gaia-refusal-no-gaiaformer")
    if p.gaiaformers_ready <= 0:
        return Text("gaia-refusal-gaiaformers-busy", {"n": p.gaiaformers})
    cost = project_cost(s, p)
    if p.power_tokens() < cost:
        return needs_tokens(cost, p)
    return None


def needs_tokens(needed: int, p: Player) -> Text:
    return Text(
        "gaia-refusal-needs-tokens", {"need": amount(TOKENS, needed, GENITIVE), "have": p.power_tokens()}
    )


def project_hex_reason(s: GaiaState, seat: int, hex_: int, bonus: int) -> Text:
    """R30 Why no project can be started on this hex, given that one could be started somewhere."""
    if s.planet[hex_] == SPACE:
        return Text("gaia-refusal-no-planet", at(s, hex_))
    if s.structure[hex_] == GAIAFORMER:
        if s.owner[hex_] == seat:
            return Text("gaia-refusal-gaiaformer-there", at(s, hex_))
        return Text("gaia-refusal-foreign-gaiaformer", of_owner(s, hex_))
    if s.planet[hex_] != TRANSDIM:
        return Text("gaia-refusal-not-transdim", {"hex": hex_name(s, hex_), "planet": planet(s, hex_)})
    return range_reason(s, s.players[seat], hex_, bonus, 0)


def no_project_reason(s: GaiaState, seat: int, bonus: int) -> Text:
    p = s.players[seat]
    hindered = project_base_reason(s, p)
    if hindered is not None:
        return hindered
    best, least = -1, IMPOSSIBLE
    for hex_ in s.board.planet_hexes:
        if s.planet[hex_] == TRANSDIM and not s.structure[hex_]:
            distance = distance_to(s, p, hex_)
            # A planet within the plain range is no use to a range bonus: it comes last.
            lack = distance if distance > range_of(s, p) else distance + WASTED
            if lack < least:
                best, least = hex_, lack
    if best < 0:
        return Text("gaia-refusal-no-transdim")
    why = project_hex_reason(s, seat, best, bonus)
    return Text("gaia-refusal-no-project", {"hex": hex_name(s, best), "why": why})


# --- upgrades ---


def upgrade_reason(s: GaiaState, seat: int, kind: int) -> Text:
    """R40–R43 Why nothing can be upgraded to this structure."""
    p = s.players[seat]
    box = s.box
    old = upgrade_from(s, p, kind)
    if p.built[kind] >= box.pieces[kind]:
        if box.pieces[kind] == 1:
            return Text("gaia-refusal-built", {"structure": structure(kind, "")})
        return Text(
            "gaia-refusal-all-built", {"n": box.pieces[kind], "structures": structure(kind, ".plural")}
        )
    own = [hex_ for hex_ in p.planets if s.owner[hex_] == seat and s.structure[hex_] == old]
    if not own:
        if p.shared and old == MINE:
            return Text("gaia-refusal-only-shared")
        return Text("gaia-refusal-nothing-to-upgrade", {"structure": structure(old, GENITIVE)})
    if p.ore < box.cost_ore[kind]:
        return needs(ORE, box.cost_ore[kind], p.ore)
    if kind == TRADING_STATION:
        return trading_reason(s, p)
    return needs(CREDITS, box.cost_credits[kind], p.credits)


def trading_reason(s: GaiaState, p: Player) -> Text:
    """R41 The lower price holds only beside an opponent."""
    if p.credits < s.box.near_trading_credits:
        return needs(CREDITS, s.box.near_trading_credits, p.credits)
    full = amount(CREDITS, s.box.cost_credits[TRADING_STATION], GENITIVE)
    return Text("gaia-refusal-no-neighbour", {"need": full, "have": p.credits})


def upgrade_hex_reason(s: GaiaState, seat: int, hex_: int, kind: int) -> Text:
    p = s.players[seat]
    old = upgrade_from(s, p, kind)
    if s.owner[hex_] == seat and s.structure[hex_] == old:
        return trading_reason(s, p)
    return piece_reason(s, seat, hex_, old)


def piece_reason(s: GaiaState, seat: int, hex_: int, wanted: int) -> Text:
    """Why this hex does not carry an own structure of the kind that is asked for."""
    p = s.players[seat]
    there = s.structure[hex_]
    if hex_ in p.shared:
        return Text("gaia-refusal-shared-mine", at(s, hex_))
    if there == 0:
        return Text("gaia-refusal-nothing-there", at(s, hex_))
    if s.owner[hex_] != seat:
        return Text("gaia-refusal-not-yours", of_owner(s, hex_))
    if there == LOST_MINE:
        return Text("gaia-refusal-lost-mine")
    params = at(s, hex_)
    params["wanted"] = structure(wanted, GENITIVE)
    params["there"] = structure(there, "")
    return Text("gaia-refusal-wrong-structure", params)


# --- stations and the Lost Planet ---


def station_reason(s: GaiaState, seat: int, hex_: int) -> Text:
    """R117"""
    if s.planet[hex_] != SPACE:
        return Text("gaia-refusal-planet-there", {"hex": hex_name(s, hex_), "planet": planet(s, hex_)})
    if s.structure[hex_]:
        return Text("gaia-refusal-station-there", at(s, hex_))
    if s.satellites[hex_] >> seat & 1:
        return Text("gaia-refusal-own-satellite", at(s, hex_))
    return range_reason(s, s.players[seat], hex_, 0, 0)


def lost_planet_reason(s: GaiaState, seat: int, hex_: int) -> Text:
    """R76"""
    if s.planet[hex_] != SPACE:
        return Text("gaia-refusal-planet-there", {"hex": hex_name(s, hex_), "planet": planet(s, hex_)})
    if s.structure[hex_]:
        return Text("gaia-refusal-station-there", at(s, hex_))
    if s.satellites[hex_]:
        return Text("gaia-refusal-satellite-there", at(s, hex_))
    return range_reason(s, s.players[seat], hex_, 0, 0)
