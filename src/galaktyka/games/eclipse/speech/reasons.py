"""Why an answer is not on offer: the first thing that stands in its way, by question."""

from galaktyka.core.words import Text
from galaktyka.games.eclipse.choices import (
    A_CATEGORY,
    A_PROPOSE,
    A_RESOURCE,
    A_ROTATION,
    A_SECTOR,
    A_SPECIES,
    A_SQUARE,
    A_TECH,
    A_TRADE,
    A_ZONE,
    COLONY_VERB,
    CUBE_RETURNS,
    DONE_VERB,
    F_ANCIENT_TECH,
    F_BUILD,
    F_COLONY,
    F_COMBAT,
    F_CONQUER,
    F_CUBE,
    F_DEBT,
    F_DISC,
    F_DISCOVERY,
    F_EXPLORE,
    F_INFLUENCE,
    F_MOVE,
    F_PLACE,
    F_PORTAL,
    F_RESEARCH,
    F_ROOM,
    F_SITE,
    F_SPACE,
    F_SPECIES,
    F_STEP,
    F_TRACK,
    F_TRADE,
    F_TURN,
    F_UPGRADE,
    F_UPKEEP,
    FLIP_VERB,
    TRADE_VERB,
    TRADES,
)
from galaktyka.games.eclipse.flow import is_action
from galaktyka.games.eclipse.ids import EDGES, MONEY, RARE, RING_IDS, SCIENCE, TRACKS
from galaktyka.games.eclipse.rules.discovery_fronts import cheapest_techs
from galaktyka.games.eclipse.rules.explore import Surroundings, open_rings
from galaktyka.games.eclipse.rules.ground import bases, ring_of, zone_q, zone_r
from galaktyka.games.eclipse.rules.research import has_room, price
from galaktyka.games.eclipse.speech.phrases import (
    LETTERS,
    goods,
    resource_name,
    sector_name,
    species_name,
    tech_name,
    track_name,
)
from galaktyka.games.eclipse.speech.reasons_blueprints import space_reason, upgrade_reason
from galaktyka.games.eclipse.speech.reasons_combat import combat_reason
from galaktyka.games.eclipse.speech.reasons_map import (
    build_reason,
    disc_reason,
    influence_reason,
    move_reason,
    not_mine,
    site_reason,
    square_reason,
    step_reason,
)
from galaktyka.games.eclipse.speech.reasons_relations import propose_reason
from galaktyka.games.eclipse.state import EclipseState, turned


def why_not(s: EclipseState, seat: int, answer: int) -> Text:
    """A reason for every candidate that is not legal."""
    kind = s.top()
    if is_action(kind) and (
        answer in (DONE_VERB, COLONY_VERB, TRADE_VERB) or A_PROPOSE <= answer < A_SPECIES
    ):
        return free_reason(s, seat, kind, answer)
    if F_COMBAT <= kind <= F_CONQUER:
        return combat_reason(s, seat, answer)
    if kind == F_TURN:
        return Text("eclipse-refusal-reactions" if s.players[seat].discs else "eclipse-refusal-no-disc")
    if kind == F_EXPLORE and A_ZONE <= answer < A_ROTATION:
        return zone_reason(s, seat, answer - A_ZONE)
    if kind == F_PLACE:
        return place_reason(s, seat, answer)
    if kind in (F_RESEARCH, F_ANCIENT_TECH) and A_TECH <= answer < A_CATEGORY:
        return tech_reason(s, seat, kind, answer - A_TECH)
    if kind == F_TRACK and answer >= A_CATEGORY:
        return track_reason(s, seat, s.arg(0), answer - A_CATEGORY)
    if kind == F_UPGRADE:
        return upgrade_reason(s, seat, answer)
    if kind == F_SPACE:
        return space_reason(s, seat, answer)
    if kind == F_BUILD:
        return build_reason(s, seat, answer)
    if kind == F_SITE:
        return site_reason(s, seat, answer - A_SECTOR)
    return why_not_else(s, seat, kind, answer)


def why_not_else(s: EclipseState, seat: int, kind: int, answer: int) -> Text:
    if kind == F_MOVE:
        return move_reason(s, seat, answer)
    if kind == F_STEP:
        return step_reason(s, seat, answer)
    if kind == F_INFLUENCE:
        return influence_reason(s, seat, answer)
    if kind == F_DISC:
        return disc_reason(s, seat, answer)
    if kind in (F_COLONY, F_UPKEEP) and A_SQUARE <= answer < A_TRADE:
        return square_reason(s, seat, answer - A_SQUARE, kind == F_UPKEEP)
    if kind == F_CUBE and A_RESOURCE <= answer < A_TECH:
        return cube_reason(s, seat, answer - A_RESOURCE)
    if kind in (F_TRADE, F_DEBT) and A_TRADE <= answer < A_RESOURCE:
        return trade_reason(s, seat, kind, answer - A_TRADE)
    if kind in (F_PORTAL, F_DEBT):
        return not_mine(s, seat, answer - A_SECTOR)
    if kind == F_SPECIES and answer >= A_SPECIES:
        return species_reason(s, answer - A_SPECIES)
    if kind == F_ROOM:
        return Text("eclipse-refusal-no-such-tile")
    if kind == F_DISCOVERY:
        return Text("eclipse-refusal-front")
    return Text("eclipse-refusal-not-asked")


# --- what goes with every action ---


def free_reason(s: EclipseState, seat: int, kind: int, answer: int) -> Text:
    """R2, R6, R42 Settling, trade and offers."""
    p = s.players[seat]
    if kind == F_UPGRADE and s.arg(1):
        return Text("eclipse-refusal-finish-upgrade")
    if answer == COLONY_VERB:
        return Text("eclipse-refusal-no-square" if p.colony_ready else "eclipse-refusal-no-colony-ship")
    if answer == TRADE_VERB:
        return Text("eclipse-refusal-no-trade", {"rate": s.box.species[p.species].trade})
    return propose_reason(s, seat, answer - A_PROPOSE)


def trade_reason(s: EclipseState, seat: int, kind: int, i: int) -> Text:
    """R2, R67"""
    p = s.players[seat]
    paid, got = TRADES[i]
    if kind == F_DEBT and got != MONEY:
        return Text("eclipse-refusal-money-only")
    return needs(s.box.species[p.species].trade, paid, p.resources[paid])


def needs(need: int, resource: int, have: int) -> Text:
    return Text("eclipse-refusal-needs", {"need": goods(resource, need), "have": have})


# --- exploring ---


def zone_reason(s: EclipseState, seat: int, zone: int) -> Text:
    """R16, R17, R18"""
    if not s.arg(0):
        return Text("eclipse-refusal-no-activation")
    q, r = zone_q(s, zone), zone_r(s, zone)
    ring = ring_of(q, r)
    if not open_rings(s) >> ring & 1:
        return Text("eclipse-refusal-stack", {"ring": Text("eclipse-ring-" + RING_IDS[ring])})
    from_here = bases(s, seat)
    for sector in s.placed:
        if from_here >> sector & 1:
            for edge in range(EDGES):
                if s.zone_of[sector * EDGES + edge] == zone:
                    return Text("eclipse-refusal-wall", {"sector": sector_name(sector)})
    return Text("eclipse-refusal-zone-far")


def place_reason(s: EclipseState, seat: int, answer: int) -> Text:
    """R19, R23"""
    if answer == FLIP_VERB:
        if s.arg(1) >= 0:
            return Text("eclipse-refusal-flipped")
        flips = s.box.species[s.players[seat].species].explore_flips
        return Text("eclipse-refusal-one-sector" if flips < 2 else "eclipse-refusal-no-second")
    turn = answer - A_ROTATION
    sector = s.arg(turn // EDGES)
    if sector < 0:
        return Text("eclipse-refusal-not-drawn")
    wormholes = turned(s.box.sector_wormholes[sector], turn % EDGES)
    if Surroundings(s, seat, s.arg(2)).connects(wormholes):
        return Text("eclipse-refusal-same-turn")
    return Text("eclipse-refusal-no-connection")


# --- technologies ---


def tech_reason(s: EclipseState, seat: int, kind: int, tech: int) -> Text:
    """R25, R26, R34"""
    p = s.players[seat]
    if kind == F_RESEARCH and not s.arg(0):
        return Text("eclipse-refusal-no-activation")
    if p.has(tech):
        return Text("eclipse-refusal-tech-owned", {"tech": tech_name(tech)})
    if not s.tray[tech]:
        return Text("eclipse-refusal-tech-gone", {"tech": tech_name(tech)})
    category = s.box.tech_category[tech]
    if kind == F_ANCIENT_TECH and category == RARE:
        return Text("eclipse-refusal-rare")
    tracks = [track for track in range(TRACKS) if category in (RARE, track) and has_room(s, p, track)]
    if not tracks:
        return Text("eclipse-refusal-track-full", {"n": s.box.tech_track})
    if kind == F_ANCIENT_TECH:
        cheapest = cheapest_techs(s, seat)[0]
        return Text("eclipse-refusal-cheapest", {"n": s.box.tech_cost[cheapest]})
    cost = min([price(s, p, tech, track) for track in tracks])
    return needs(cost, SCIENCE, p.resources[SCIENCE])


def track_reason(s: EclipseState, seat: int, tech: int, track: int) -> Text:
    p = s.players[seat]
    if not has_room(s, p, track):
        return Text("eclipse-refusal-full", {"track": track_name(track)})
    return needs(price(s, p, tech, track), SCIENCE, p.resources[SCIENCE])


# --- cubes and species ---


def cube_reason(s: EclipseState, seat: int, track: int) -> Text:
    """R7, R8"""
    p = s.players[seat]
    name = resource_name(track)
    if s.arg(1) == CUBE_RETURNS:
        if p.cubes[track] >= s.box.population_track:
            return Text("eclipse-refusal-population-full", {"track": name})
        return Text("eclipse-refusal-other-track", {"track": name})
    if not p.cubes[track]:
        return Text("eclipse-refusal-population-empty", {"track": name})
    return Text("eclipse-refusal-other-track", {"track": name})


def species_reason(s: EclipseState, species: int) -> Text:
    """S6 Both sides of a board are taken with it."""
    color = s.box.species[species].color
    for seat in range(s.seats):
        taken = s.players[seat].species
        if taken >= 0 and s.box.species[taken].color == color:
            return Text(
                "eclipse-refusal-board-taken", {"letter": LETTERS[seat], "species": species_name(taken)}
            )
    return Text("eclipse-refusal-not-asked")
