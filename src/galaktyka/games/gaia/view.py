"""What each seat, and a spectator, may see: all of it, since Automa cards get their faces when turned up."""

from galaktyka.games.gaia.automa_cards import DIFFICULTY_IDS
from galaktyka.games.gaia.choices import F_GAME, PHASE_ACTIONS, PHASE_END, PHASE_GAIA, PHASE_INCOME
from galaktyka.games.gaia.ids import (
    ACADEMY_QIC,
    ADVANCED_IDS,
    AMBAS,
    BESCODS,
    BOARD_ACTION_IDS,
    BOOSTER_IDS,
    FACTION_IDS,
    FEDERATION_IDS,
    FINAL_TILE_IDS,
    FIRAKS,
    GAIAFORMER,
    LOST_MINE,
    MINE,
    NOTHING,
    PER_GAIA_PLANET,
    PER_PLANET_TYPE,
    PER_SECTOR,
    PLANET_IDS,
    RESOURCE_IDS,
    ROUND_TILE_IDS,
    SECTOR_IDS,
    SPACE,
    STATION,
    STRUCTURE_IDS,
    TECH_IDS,
    VP,
)
from galaktyka.games.gaia.rules.gains import count
from galaktyka.games.gaia.rules.rounds import income_symbols
from galaktyka.games.gaia.rules.specials import has_special
from galaktyka.games.gaia.scoring import final_count
from galaktyka.games.gaia.state import SPECIAL_FACTION, SPECIALS, TOKEN_KINDS, GaiaState, Player

BRAIN_PLACES = ["", "1", "2", "3", "gaia", "gone"]
SPECIAL_IDS = ["academy_qic", "booster", "tech_act_4pw", "adv_act_q_5c", "adv_act_3o", "adv_act_3k"]
PHASES = {PHASE_INCOME: "income", PHASE_GAIA: "gaia", PHASE_ACTIONS: "actions", PHASE_END: "over"}


def view(s: GaiaState, seat: int) -> dict[str, object]:
    """The whole table as this seat (-1: a spectator) sees it."""
    return {
        "game": "gaia",
        "overlay": s.box.overlay,
        "seat": seat,
        "round": s.round,
        "phase": phase(s),
        "active": s.actor(),
        "turn_order": s.turn_order[:],
        "next_order": s.passing[:],
        "map": {"sectors": sectors(s), "hexes": [hex_view(s, h) for h in range(s.board.grid.size)]},
        "research": research(s),
        "actions": [
            {"id": BOARD_ACTION_IDS[i], "used": s.actions_used >> i & 1 == 1}
            for i in range(len(BOARD_ACTION_IDS))
        ],
        "boosters": [BOOSTER_IDS[b] for b in s.boosters],
        "round_tiles": [ROUND_TILE_IDS[t] for t in s.round_tiles],
        "final_tiles": [FINAL_TILE_IDS[t] for t in s.final_tiles],
        "final_counts": [[final_count(s, i, t) for i in range(len(s.players))] for t in s.final_tiles],
        "neutral": [s.box.final_neutral[t] for t in s.final_tiles] if s.seats <= 2 else [],
        "tokens_left": {FEDERATION_IDS[k]: s.tokens_left[k] for k in range(TOKEN_KINDS - 1)},
        "players": [player_view(s, i) for i in range(len(s.players))],
        "automa": automa_view(s),
    }


def phase(s: GaiaState) -> str:
    if not s.frames:
        return "over"
    assert s.frames[0] == F_GAME
    return PHASES.get(s.frames[2], "setup")


def sectors(s: GaiaState) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for slot in range(len(s.board.slots)):
        q, r = s.board.slots[slot]
        placed = len(s.placement) > 0
        found.append(
            {
                "id": SECTOR_IDS[s.placement[2 * slot]] if placed else "",
                "number": s.board.sector_numbers[slot],
                "q": q,
                "r": r,
                "rotation": s.placement[2 * slot + 1] if placed else 0,
            }
        )
    return found


def hex_view(s: GaiaState, h: int) -> dict[str, object]:
    q, r = s.board.grid.cells[h]
    planet = s.planet[h]
    kind = s.structure[h]
    return {
        "id": s.board.names[h],
        "q": q,
        "r": r,
        "sector": s.board.sector_of[h],
        "planet": "" if planet == SPACE else PLANET_IDS[planet],
        "structure": "" if kind == NOTHING else STRUCTURE_IDS[kind],
        "owner": s.owner[h],
        "shared": shared_by(s, h),
        "satellites": [i for i in range(len(s.players)) if s.satellites[h] >> i & 1],
        "federations": [i for i in range(len(s.players)) if s.federated[h] >> i & 1],
    }


def shared_by(s: GaiaState, h: int) -> int:
    for seat in range(len(s.players)):
        if h in s.players[seat].shared:
            return seat
    return -1


def research(s: GaiaState) -> dict[str, object]:
    return {
        "under": [TECH_IDS[t] for t in s.tech_slots[:6]],
        "free": [TECH_IDS[t] for t in s.tech_slots[6:]],
        "advanced": [ADVANCED_IDS[t] if t >= 0 else "" for t in s.advanced_slots],
        "terraforming_token": FEDERATION_IDS[s.terraforming_token] if s.terraforming_token >= 0 else "",
        "lost_planet": s.lost_planet_free,
    }


def player_view(s: GaiaState, seat: int) -> dict[str, object]:
    p = s.players[seat]
    known = p.faction >= 0
    return {
        "seat": seat,
        "faction": FACTION_IDS[p.faction] if known else "",
        "home": PLANET_IDS[s.box.factions[p.faction].home] if known else "",
        "vp": p.vp,
        "credits": p.credits,
        "ore": p.ore,
        "knowledge": p.knowledge,
        "qic": p.qic,
        "power": [p.bowl1, p.bowl2, p.bowl3, p.gaia_tokens],
        "brainstone": BRAIN_PLACES[p.brain],
        "income": income(s, seat) if known and seat < s.seats else {},
        "research": p.research[:],
        "structures": {STRUCTURE_IDS[k]: p.built[k] for k in (*range(MINE, ACADEMY_QIC + 1), STATION)},
        "supply": supply(s, p),
        "gaiaformers": {
            "owned": p.gaiaformers,
            "ready": p.gaiaformers_ready,
            "on_map": p.gaiaformers - p.gaiaformers_ready - p.gaiaformers_away,
            "gaia_area": p.gaiaformers_away,
        },
        "techs": techs(p),
        "tokens": tokens(p),
        "booster": BOOSTER_IDS[p.booster] if p.booster >= 0 else "",
        "specials": specials(s, seat) if known and seat < s.seats else [],
        "satellites": p.satellites,
        "stations": len(p.station_hexes),
        "lost_planet": p.lost >= 0,
        "passed": p.passed,
        "planet_types": count(s, seat, PER_PLANET_TYPE),
        "sectors": count(s, seat, PER_SECTOR),
        "gaia_planets": count(s, seat, PER_GAIA_PLANET),
        "sources": p.sources[:],
    }


def income(s: GaiaState, seat: int) -> dict[str, int]:
    total = [0] * VP
    for symbol in income_symbols(s, seat):
        for resource in range(VP):
            total[resource] += symbol[resource]
    return {RESOURCE_IDS[resource]: total[resource] for resource in range(VP)}


def supply(s: GaiaState, p: Player) -> dict[str, int]:
    left = {STRUCTURE_IDS[k]: s.box.pieces[k] - p.built[k] for k in range(MINE, ACADEMY_QIC + 1)}
    left[STRUCTURE_IDS[GAIAFORMER]] = s.box.pieces[GAIAFORMER] - p.gaiaformers
    left[STRUCTURE_IDS[LOST_MINE]] = 1 if s.lost_planet_free else 0
    left["satellite"] = s.box.satellites - p.satellites
    return left


def techs(p: Player) -> list[dict[str, object]]:
    covering = {p.covers[i + 1]: ADVANCED_IDS[p.covers[i]] for i in range(0, len(p.covers), 2)}
    return [
        {"id": TECH_IDS[tile], "covered_by": covering.get(tile, "")}
        for tile in range(len(TECH_IDS))
        if p.techs >> tile & 1
    ]


def tokens(p: Player) -> list[dict[str, object]]:
    return [{"id": FEDERATION_IDS[token >> 1], "green": token & 1 == 1} for token in p.tokens]


def specials(s: GaiaState, seat: int) -> list[dict[str, object]]:
    p = s.players[seat]
    found: list[dict[str, object]] = []
    for special in range(SPECIALS):
        if has_special(s, seat, special):
            found.append({"id": special_id(p, special), "used": p.specials_used >> special & 1 == 1})
    return found


def special_id(p: Player, special: int) -> str:
    if special == SPECIAL_FACTION:
        return FACTION_IDS[p.faction] if p.faction in (AMBAS, BESCODS, FIRAKS) else "ivits"
    if SPECIAL_IDS[special] == "booster":
        return BOOSTER_IDS[p.booster]
    return SPECIAL_IDS[special]


def automa_view(s: GaiaState) -> dict[str, object] | None:
    """The cards that lie open, and what is known of those that do not."""
    automa = s.automa
    if automa is None:
        return None
    p = s.players[s.seats]
    return {
        "faction": FACTION_IDS[p.faction] if p.faction >= 0 else "",
        "difficulty": DIFFICULTY_IDS[automa.difficulty],
        "vp": p.vp,
        "support": automa.support,
        "action": automa.action,
        "deck_left": automa.cards_left(),
        "deck_known": automa.deck[:],
        "seen": automa.seen[:],
        "reserve_left": len(automa.unseen) - automa.unknown,
        "unseen": automa.unseen[:],
    }
