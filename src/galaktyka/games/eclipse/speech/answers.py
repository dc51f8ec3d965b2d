"""Answers as people see them: what they do, what they cost, where they point, what to think of before."""

from galaktyka.core.game import Answer
from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.choices import (
    A_BESIDE,
    A_BUILD,
    A_CATEGORY,
    A_DRAWN,
    A_PART,
    A_PROPOSE,
    A_REPUTATION,
    A_RESOURCE,
    A_RETURN,
    A_ROTATION,
    A_SECTOR,
    A_SHIP,
    A_SPACE,
    A_SPECIES,
    A_SQUARE,
    A_TARGET,
    A_TECH,
    A_TRADE,
    A_TYPE,
    A_ZONE,
    CUBE_DIES,
    CUBE_GOES_ABROAD,
    CUBE_RETURNS,
    CUBE_SETTLES,
    F_ANCIENT_TECH,
    F_ARTIFACT,
    F_DEBT,
    F_DISC,
    F_ENGAGE,
    F_INFLUENCE,
    F_KILL,
    F_PORTAL,
    F_RESEARCH,
    F_SITE,
    F_STALEMATE,
    F_STEP,
    TRADES,
)
from galaktyka.games.eclipse.elements import (
    blueprint_id,
    fighter_id,
    part_id,
    population_id,
    reputation_id,
    sector_id,
    ship_id,
    space_id,
    square_id,
    stock_id,
    stored_id,
    track_id,
    turn_id,
    wing_id,
    zone_id,
)
from galaktyka.games.eclipse.ids import (
    BUILD_IDS,
    EDGES,
    EMPTY,
    FROM_ANCIENTS,
    MATERIALS,
    PLAYER_SHIPS,
    RARE,
    RING_IDS,
    SCIENCE,
    SPACES,
    SPECIES_IDS,
    SQUARES,
    STEP_Q,
    STEP_R,
    TECH_IDS,
)
from galaktyka.games.eclipse.notation import write
from galaktyka.games.eclipse.rules.build import build_cost
from galaktyka.games.eclipse.rules.combat_fleets import points_left, shield_of
from galaktyka.games.eclipse.rules.ground import ring_of, zone_q, zone_r
from galaktyka.games.eclipse.rules.moves import ship_in
from galaktyka.games.eclipse.rules.research import price, tracks_for
from galaktyka.games.eclipse.speech.answers_verbs import verb_answer
from galaktyka.games.eclipse.speech.cautions import (
    empty_track_warnings,
    leave_warnings,
    space_warnings,
    step_warnings,
    tile_warnings,
)
from galaktyka.games.eclipse.speech.effects import part_text, species_text, tech_text
from galaktyka.games.eclipse.speech.phrases import (
    ACCUSATIVE,
    amount,
    built_name,
    goods,
    kind_name,
    part_name,
    player_name,
    resource_name,
    sector_name,
    ship_name,
    species_name,
    square_name,
    tech_name,
    track_name,
    trade_name,
)
from galaktyka.games.eclipse.speech.words import RULES
from galaktyka.games.eclipse.state import EclipseState, turned


def describe(s: EclipseState, seat: int, answer: int) -> Answer:
    """A legal answer with its label, cost, target, warnings and rule."""
    kind = s.top()
    made = Answer(answer, write(s, answer), Text("eclipse-do-done"), rule=RULES[kind])
    if answer < A_SECTOR:
        verb_answer(s, seat, kind, answer, made)
    elif answer < A_ZONE:
        sector_answer(s, seat, kind, answer - A_SECTOR, made)
    elif answer < A_ROTATION:
        zone_answer(s, answer - A_ZONE, made)
    elif answer < A_SHIP:
        rotation_answer(s, answer - A_ROTATION, made)
    elif answer < A_SQUARE:
        ship_answer(s, seat, answer - A_SHIP, made)
    elif answer < A_TRADE:
        square_answer(s, kind, answer - A_SQUARE, made)
    elif answer < A_RESOURCE:
        made.label = trade_name(s, seat, answer - A_TRADE)
        made.target = stock_id(seat, TRADES[answer - A_TRADE][0])
        made.rule = "R2"
    elif answer < A_TECH:
        resource_answer(s, seat, kind, answer - A_RESOURCE, made)
    elif answer < A_CATEGORY:
        tech_answer(s, seat, kind, answer - A_TECH, made)
    elif answer < A_PART:
        track_answer(s, seat, answer - A_CATEGORY, made)
    elif answer < A_BUILD:
        blueprint_answer(s, seat, answer, made)
    else:
        rare_answer(s, seat, answer, made)
    return made


# --- the map ---


def sector_answer(s: EclipseState, seat: int, kind: int, sector: int, made: Answer) -> None:
    """A sector: what it means depends on the question."""
    key = "eclipse-do-sector"
    made.target = sector_id(sector)
    if kind == F_STEP:
        made.warnings = step_warnings(s, seat, sector)
    elif kind == F_INFLUENCE:
        key = "eclipse-do-lift"
        made.rule = "R37"
    elif kind == F_DISC:
        made.rule = "R38"
        if s.arg(0) >= 0:
            made.warnings = leave_warnings(s, s.arg(0))
    elif kind == F_DEBT:
        key = "eclipse-do-abandon"
        made.warnings = leave_warnings(s, sector)
    elif kind == F_ENGAGE or kind == F_STALEMATE:
        key = "eclipse-do-retreat"
        made.rule = "R56" if kind == F_ENGAGE else "R57"
    elif kind == F_SITE:
        made.cost = goods(MATERIALS, build_cost(s, s.players[seat], s.arg(0)))
    else:
        assert kind == F_PORTAL
    made.label = Text(key, {"sector": sector_name(sector)})


def zone_answer(s: EclipseState, zone: int, made: Answer) -> None:
    q, r = zone_q(s, zone), zone_r(s, zone)
    ring = ring_of(q, r)
    params: dict[str, Param] = {
        "place": f"{q},{r}",
        "ring": Text("eclipse-ring-" + RING_IDS[ring]),
        "n": s.stacks[ring],
    }
    made.label = Text("eclipse-do-zone", params)
    made.target = zone_id(q, r)


def rotation_answer(s: EclipseState, turn: int, made: Answer) -> None:
    """R19 With the sectors that the tile would be connected to."""
    sector, rotation = s.arg(turn // EDGES), turn % EDGES
    params: dict[str, Param] = {
        "sector": sector_name(sector),
        "degrees": rotation * 60,
        "n": len(connections(s, s.arg(2), turned(s.box.sector_wormholes[sector], rotation))),
    }
    made.label = Text("eclipse-do-turn", params)
    made.target = turn_id(sector, rotation)


def connections(s: EclipseState, zone: int, wormholes: int) -> list[int]:
    """R10 The sectors around a zone that a tile with these wormholes would be connected to."""
    q, r = zone_q(s, zone), zone_r(s, zone)
    found: list[int] = []
    for other in s.placed:
        for edge in range(EDGES):
            if s.q(other) == q + STEP_Q[edge] and s.r(other) == r + STEP_R[edge]:
                if wormholes >> edge & 1 and s.open_edges(other) >> (edge + 3) % EDGES & 1:
                    found.append(other)
    return found


def ship_answer(s: EclipseState, seat: int, place: int, made: Answer) -> None:
    sector, kind = place // PLAYER_SHIPS, place % PLAYER_SHIPS
    made.label = Text("eclipse-do-ship", {"ship": kind_name(kind), "sector": sector_name(sector)})
    made.target = ship_id(ship_in(s, seat, kind, sector), s.seats)


def square_answer(s: EclipseState, kind: int, square: int, made: Answer) -> None:
    key = "eclipse-do-kill" if kind == F_KILL else "eclipse-do-settle"
    params: dict[str, Param] = {"square": square_name(s, square), "sector": sector_name(square // SQUARES)}
    made.label = Text(key, params)
    made.target = square_id(square)


# --- the player board ---


def resource_answer(s: EclipseState, seat: int, kind: int, resource: int, made: Answer) -> None:
    if kind == F_ARTIFACT:
        made.label = Text("eclipse-do-gain", {"gain": goods(resource, s.box.artifact_resources, ACCUSATIVE)})
        made.target = stock_id(seat, resource)
        return
    fate = s.arg(1)
    made.label = Text("eclipse-do-track", {"track": resource_name(resource)})
    made.target = population_id(seat, resource)
    if fate == CUBE_GOES_ABROAD:
        made.rule = "R43"
        made.warnings = empty_track_warnings(s, seat, resource)
    else:
        made.rule = "R7" if fate == CUBE_SETTLES else "R8"
        assert fate in (CUBE_SETTLES, CUBE_RETURNS, CUBE_DIES)


def tech_answer(s: EclipseState, seat: int, kind: int, tech: int, made: Answer) -> None:
    made.label = Text("eclipse-do-tech", {"tech": tech_name(tech), "effect": tech_text(s.box, tech)})
    made.target = "tech-" + TECH_IDS[tech]
    if kind == F_RESEARCH:
        p = s.players[seat]
        cheapest = min([price(s, p, tech, track) for track in tracks_for(s, p, tech)])
        made.cost = goods(SCIENCE, cheapest)
        if s.box.tech_category[tech] == RARE and len(tracks_for(s, p, tech)) > 1:
            made.cost = Text("eclipse-from", {"cost": goods(SCIENCE, cheapest)})
    else:
        assert kind == F_ANCIENT_TECH


def track_answer(s: EclipseState, seat: int, track: int, made: Answer) -> None:
    p = s.players[seat]
    made.label = Text("eclipse-do-category", {"track": track_name(track), "n": p.track_sizes[track] + 1})
    made.cost = goods(SCIENCE, price(s, p, s.arg(0), track))
    made.target = track_id(seat, track)


def blueprint_answer(s: EclipseState, seat: int, answer: int, made: Answer) -> None:
    """R28 Parts and spaces."""
    p = s.players[seat]
    if answer < A_SPACE:
        part = answer - A_PART
        made.label = Text("eclipse-do-part", {"part": part_name(part), "effect": part_text(s.box, part)})
        stored = s.box.part_origin[part] == FROM_ANCIENTS
        made.target = stored_id(seat, part) if stored else part_id(part)
        made.rule = "R28d" if stored else "R28"
    elif answer < A_BESIDE:
        place = answer - A_SPACE
        made.label = Text("eclipse-do-space", space_params(s, seat, place))
        made.target = space_id(seat, place)
        made.warnings = space_warnings(s, seat, place)
    elif answer < A_RETURN:
        made.label = Text("eclipse-do-beside", {"ship": kind_name(answer - A_BESIDE)})
        made.target = blueprint_id(seat, answer - A_BESIDE)
        made.rule = "R28d"
    else:
        place = answer - A_RETURN
        params: dict[str, Param] = {
            "part": part_name(p.tiles[place]),
            "ship": kind_name(place // SPACES),
            "n": place % SPACES + 1,
        }
        made.label = Text("eclipse-do-return", params)
        made.target = space_id(seat, place)
        made.rule = "R28a"
        made.warnings = tile_warnings(s, seat, place)


def space_params(s: EclipseState, seat: int, place: int) -> dict[str, Param]:
    """The space, and what lies on it or is printed there."""
    p = s.players[seat]
    kind, space = place // SPACES, place % SPACES
    covered = p.tiles[place]
    if covered == EMPTY:
        sets = s.box.species[p.species].blueprints
        covered = s.box.blueprints[sets * PLAYER_SHIPS + kind].spaces[space]
    below = Text("eclipse-space-empty") if covered == EMPTY else part_name(covered)
    return {"ship": kind_name(kind), "n": space + 1, "below": below}


# --- the rest ---


def rare_answer(s: EclipseState, seat: int, answer: int, made: Answer) -> None:
    if answer < A_PROPOSE:
        what = answer - A_BUILD
        made.label = Text("eclipse-do-build", {"what": built_name(what)})
        made.cost = goods(MATERIALS, build_cost(s, s.players[seat], what))
        made.target = blueprint_id(seat, what) if what < PLAYER_SHIPS else f"build-{seat}-{BUILD_IDS[what]}"
    elif answer < A_SPECIES:
        made.label = Text("eclipse-do-propose", {"player": player_name(s, answer - A_PROPOSE)})
        made.target = f"mat-{answer - A_PROPOSE}"
        made.rule = "R42"
    elif answer < A_REPUTATION:
        species = answer - A_SPECIES
        effect = species_text(s.box, species)
        made.label = Text("eclipse-do-species", {"species": species_name(species), "effect": effect})
        made.target = "species-" + SPECIES_IDS[species]
    elif answer < A_DRAWN:
        made.label = Text("eclipse-do-reputation", {"n": answer - A_REPUTATION + 1})
        made.target = reputation_id(seat, answer - A_REPUTATION)
    elif answer < A_TYPE:
        # Never its value: others read this line in the log.
        made.label = Text("eclipse-do-drawn", {"n": answer - A_DRAWN + 1})
        made.target = f"drawn-{answer - A_DRAWN + 1}"
    elif answer < A_TARGET:
        made.label = Text("eclipse-do-type", {"ship": kind_name(answer - A_TYPE)})
        made.target = wing_id(seat, answer - A_TYPE)
    else:
        target_answer(s, answer - A_TARGET, made)


def target_answer(s: EclipseState, ship: int, made: Answer) -> None:
    """R52 A ship with what it still takes to destroy it."""
    params: dict[str, Param] = {
        "ship": ship_name(s, ship),
        "left": amount("damage", points_left(s, ship)),
        "shield": shield_of(s, ship),
    }
    made.label = Text("eclipse-do-target", params)
    made.target = fighter_id(ship, s.seats)
