"""What each seat, and a spectator, may see: all but the order of the goals and the one that lies face down."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import CHANCE_GOALS, ENDINGS, F_ACTION, F_GAME, PHASE_SIDES
from galaktyka.games.frontiers.ids import (
    ACTION_IDS,
    CONSUME,
    FIRST_HOME,
    FIRST_TECH,
    GOAL_IDS,
    KIND_IDS,
    KIND_WORDS,
    KINDS,
    NO_GOOD,
    PHASE_IDS,
    SIDE_B,
    SLOT_IDS,
    TECH_IDS,
    TECHS,
    TILE_IDS,
)
from galaktyka.games.frontiers.rules.developing import tech_price
from galaktyka.games.frontiers.rules.priority import next_pawn, tile_in_play
from galaktyka.games.frontiers.rules.settling import price, reserve, strength
from galaktyka.games.frontiers.rules.trading import sale_price
from galaktyka.games.frontiers.scoring import goal_count, goal_points, standing, total_military
from galaktyka.games.frontiers.state import NO_GOAL, SOURCES, UNSEEN, FrontiersState

SIDE_NAMES = ["", "A", "B"]


def view(s: FrontiersState, seat: int) -> dict[str, object]:
    """The whole table as this seat (-1: a spectator) sees it."""
    return {
        "game": "frontiers",
        "overlay": s.box.overlay,
        "seat": seat,
        "round": s.round,
        "round_limit": s.box.most_rounds,
        "phase": phase(s),
        "active": s.actor(),
        "action": current_action(s),
        "order": track(s),
        "next_pawn": next_pawn(s),
        "resolving": s.resolving[:] if current_action(s) else [],
        "actions": actions(s),
        "technologies": technologies(s, seat),
        "middle": [TILE_IDS[planet] for planet in s.middle],
        "replaced": [TILE_IDS[planet] for planet in s.replaced],
        "bag": [TILE_IDS[planet] for planet in s.bag],
        "pools": {"vp": s.vp_pool, "colonists": s.colonist_pool},
        "supply": {KIND_IDS[kind]: s.supply[kind] for kind in range(KINDS)},
        "ending": [ENDINGS[reason] for reason in range(len(ENDINGS)) if s.ending >> reason & 1],
        "limits": limits(s),
        "goals": goals(s, seat),
        "players": [player_view(s, other, seat) for other in range(s.seats)],
    }


def phase(s: FrontiersState) -> str:
    if not s.frames:
        return "over"
    assert s.frames[0] == F_GAME
    return "sides" if s.frames[2] == PHASE_SIDES else "rounds"


def current_action(s: FrontiersState) -> str:
    """The action that is being resolved."""
    frames = s.frames
    return ACTION_IDS[frames[8]] if len(frames) > 6 and frames[6] == F_ACTION else ""


def track(s: FrontiersState) -> list[dict[str, object]]:
    """The pawns from the left; those that have chosen stand on their new places."""
    return [{"seat": s.order[pawn], "chosen": s.chosen[pawn] == 1} for pawn in range(len(s.order))]


def actions(s: FrontiersState) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for tile in range(len(ACTION_IDS)):
        if tile_in_play(s, tile):
            credits = s.left_credits if ACTION_IDS[tile] == "produce" else 0
            used = s.tiles_used >> tile & 1 == 1
            found.append({"id": ACTION_IDS[tile], "used": used, "credits": credits})
    return found


def technologies(s: FrontiersState, seat: int) -> list[dict[str, object]]:
    """Those in this game, slot by slot; `price` as this seat would pay now, -1 for a spectator."""
    found: list[dict[str, object]] = []
    known = seat >= 0 and current_action(s) == "develop"
    for tech in range(TECHS):
        if s.in_play >> tech & 1:
            found.append(
                {
                    "id": TECH_IDS[tech],
                    "slot": SLOT_IDS[s.box.tech_slot[tech]],
                    "side": SIDE_NAMES[s.box.tech_side[tech]],
                    "large": s.box.face[FIRST_TECH + tech].large == 1,
                    "cost": s.box.cost[FIRST_TECH + tech],
                    "price": tech_price(s, seat, tech) if known else -1,
                    "left": s.stacks[tech],
                    "owners": [i for i in range(s.seats) if FIRST_TECH + tech in s.players[i].techs],
                }
            )
    return sorted(found, key=slot_of)


def slot_of(tech: dict[str, object]) -> int:
    return SLOT_IDS.index(str(tech["slot"]))


def limits(s: FrontiersState) -> dict[str, int]:
    """The figures of the four ends of the game."""
    return {
        "spaces": s.box.spaces,
        "colonies": s.box.most_colonies,
        "planets": s.box.planet_places,
        "colonists": s.box.fewest_colonists,
    }


def goals(s: FrontiersState, seat: int) -> dict[str, object] | None:
    """Open goals, the hidden one as far as this seat knows it, and what it knows of the deck."""
    if not s.variant.goals:
        return None
    knows_down = s.goal_down != NO_GOAL and seat == s.goal_owner
    looking = s.goals_drawn if seat >= 0 and seat == s.actor() else []
    return {
        "up": [GOAL_IDS[goal] for goal in s.goals_up],
        "down": {
            "owner": s.goal_owner,
            "goal": GOAL_IDS[s.goal_down] if knows_down else "",
        },
        "deck": [GOAL_IDS[goal] if knows_goal(s, seat, goal) else "" for goal in s.goal_deck],
        "looking": len(s.goals_drawn),
        "drawn": [GOAL_IDS[goal] for goal in looking],
    }


def knows_goal(s: FrontiersState, seat: int, goal: int) -> bool:
    """Whether the seat put this goal of the deck there itself."""
    return seat >= 0 and goal != UNSEEN and s.goal_known[goal] >> seat & 1 == 1


def player_view(s: FrontiersState, seat: int, watcher: int) -> dict[str, object]:
    p = s.players[seat]
    known = s.goals_up + ([s.goal_down] if s.goal_down != NO_GOAL and watcher == s.goal_owner else [])
    points = standing(s, seat, known)
    return {
        "seat": seat,
        "board": p.board,
        "sides": [TILE_IDS[tile] for tile in homes(s, p.board)],
        "home": TILE_IDS[p.colonies[0]] if p.colonies and p.colonies[0] >= FIRST_HOME else "",
        "credits": p.credits,
        "vp": p.vp,
        "score": sum(points),
        "points": {SOURCES[i]: points[i] for i in range(len(SOURCES))},
        "colonists": p.colonists,
        "spaces": p.spaces,
        "techs": [TILE_IDS[tile] for tile in p.techs],
        "colonies": [colony(s, seat, place) for place in range(len(p.colonies))],
        "explored": [explored(s, seat, planet) for planet in p.explored],
        "military": total_military(s, p),
        "sales": {KIND_IDS[kind]: sale_price(s, p, kind) for kind in range(KINDS)},
        "consume_powers": len(p.powers[CONSUME]),
        "phases": [PHASE_IDS[i] for i in range(len(PHASE_IDS)) if p.powers[i]],
        "stored": {
            "credits": p.stored_credits,
            "goods": {KIND_IDS[kind]: p.stored_goods[kind] for kind in range(KINDS)},
            "planets": [TILE_IDS[planet] for planet in p.stored_planets],
        },
        "goals": [
            {"id": GOAL_IDS[goal], "count": goal_count(s, p, goal), "points": goal_points(s, p, goal)}
            for goal in known
        ],
    }


def homes(s: FrontiersState, board: int) -> list[int]:
    """The two home colonies of a board, side A first."""
    found = [FIRST_HOME + home for home in range(len(s.box.home_board)) if s.box.home_board[home] == board]
    return found if s.box.home_side[found[-1] - FIRST_HOME] == SIDE_B else found[::-1]


def colony(s: FrontiersState, seat: int, place: int) -> dict[str, object]:
    p = s.players[seat]
    tile = p.colonies[place]
    good = p.goods[place]
    return {
        "id": TILE_IDS[tile],
        "kind": KIND_WORDS[s.kind_of(p, tile)],
        "good": "" if good == NO_GOOD else KIND_IDS[good],
        "colonists": s.box.colonists[tile],
        "working": place < p.working,
    }


def explored(s: FrontiersState, seat: int, planet: int) -> dict[str, object]:
    """A planet with what its owner would pay (-1: not for sale) or could bring against it."""
    p = s.players[seat]
    military = s.box.face[planet].military == 1
    return {
        "id": TILE_IDS[planet],
        "military": military,
        "cost": s.box.cost[planet],
        "colonists": s.box.colonists[planet],
        "price": price(s, p, planet),
        "strength": strength(s, p, planet) if military else 0,
        "reserve": reserve(s, p) if military else 0,
    }


def draw_hidden(s: FrontiersState, seat: int, table: Table) -> None:
    """Give other faces to the goals that the seat cannot know, as far as its memory allows.

    A goal that it has seen before may have moved since, but never to a place that nobody has looked at.
    """
    own = 1 << seat if seat >= 0 else 0
    spots = [i for i in range(len(s.goal_deck)) if not settled_spot(s, seat, i)]
    hides_down = s.goal_down != NO_GOAL and s.goal_owner != seat
    hides_drawn = len(s.goals_drawn) > 0 and s.actor() != seat
    before = [s.goal_deck[i] for i in spots]
    before += [s.goal_down] if hides_down else []
    before += s.goals_drawn if hides_drawn else []
    after = other_faces(s, before, own, table)
    for i in spots:
        s.goal_deck[i] = after.pop(0)
    if hides_down:
        s.goal_down = after.pop(0)
    if hides_drawn:
        s.goals_drawn = after


def settled_spot(s: FrontiersState, seat: int, i: int) -> bool:
    """A place of the deck that needs no other face: nobody has looked at it, or the seat knows it."""
    return s.goal_deck[i] == UNSEEN or knows_goal(s, seat, s.goal_deck[i])


def other_faces(s: FrontiersState, before: list[int], own: int, table: Table) -> list[int]:
    """Faces for these places, drawn anew; what others know belongs to the places and moves along."""
    known = [s.goal_known[goal] for goal in before]
    seen = [s.goal_seen[goal] & ~own for goal in before]
    faces = sorted(before + s.unseen_goals())  # their order must tell nothing of where they lie
    remembered = [goal for goal in faces if s.goal_seen[goal] & own]
    others = [goal for goal in faces if not s.goal_seen[goal] & own]
    table.shuffle(CHANCE_GOALS, others)
    after = remembered + others[: len(before) - len(remembered)]
    table.shuffle(CHANCE_GOALS, after)
    for goal in faces:
        s.goal_known[goal] = 0
        s.goal_seen[goal] &= own
    for i in range(len(after)):
        s.goal_known[after[i]] = known[i]
        s.goal_seen[after[i]] |= seen[i]
    return after
