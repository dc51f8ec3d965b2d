"""Every answer that a pending question could offer in some position, legal now or not."""

from typing import Final

from galaktyka.games.eclipse.choices import (
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
    ACCEPT_VERB,
    ACTION_SPACE,
    ATTACK_VERB,
    BOMB_VERB,
    CLAIM_VERB,
    COLONY_VERB,
    DECLINE_VERB,
    DISCARD_VERB,
    DONE_VERB,
    EXPLORE_VERB,
    F_ACCEPT,
    F_ANCIENT_TECH,
    F_ARTIFACT,
    F_BOMBARD,
    F_BUILD,
    F_CLAIM,
    F_COLONY,
    F_CONQUER,
    F_CUBE,
    F_DEBT,
    F_DIE,
    F_DISC,
    F_DISCOVERY,
    F_ENGAGE,
    F_EXPLORE,
    F_GIVE_UP,
    F_INFLUENCE,
    F_KEEP,
    F_KILL,
    F_MOVE,
    F_ORDER,
    F_PLACE,
    F_RESEARCH,
    F_ROOM,
    F_SPACE,
    F_SPECIES,
    F_SPLIT,
    F_STALEMATE,
    F_STEP,
    F_TRACK,
    F_TRADE,
    F_TURN,
    F_UPGRADE,
    F_UPKEEP,
    FIRE_VERB,
    FLIP_VERB,
    KEEP_VERB,
    PASS_VERB,
    REFRESH_VERB,
    SKIP_VERB,
    SPLIT_VERB,
    STORE_VERB,
    TRACK_VERB,
    TRADE_VERB,
    USE_VERB,
)
from galaktyka.games.eclipse.state import EclipseState

# By question: single answers, then ranges. What is not listed asks for a sector.
VERBS_OF: Final[dict[int, list[int]]] = {
    F_TURN: [*range(EXPLORE_VERB, PASS_VERB + 1)],
    F_EXPLORE: [DONE_VERB, COLONY_VERB, TRADE_VERB],
    F_PLACE: [FLIP_VERB, DISCARD_VERB],
    F_CLAIM: [CLAIM_VERB, DECLINE_VERB],
    F_RESEARCH: [DONE_VERB, COLONY_VERB, TRADE_VERB],
    F_UPGRADE: [SKIP_VERB, DONE_VERB, COLONY_VERB, TRADE_VERB],
    F_SPACE: [STORE_VERB],
    F_BUILD: [DONE_VERB, COLONY_VERB, TRADE_VERB],
    F_MOVE: [DONE_VERB, COLONY_VERB, TRADE_VERB],
    F_STEP: [DONE_VERB],
    F_INFLUENCE: [TRACK_VERB, REFRESH_VERB, DONE_VERB, COLONY_VERB, TRADE_VERB],
    F_DISC: [TRACK_VERB],
    F_ACCEPT: [ACCEPT_VERB, DECLINE_VERB],
    F_DISCOVERY: [KEEP_VERB, USE_VERB],
    F_ENGAGE: [ATTACK_VERB, DECLINE_VERB],
    F_DIE: [SPLIT_VERB],
    F_KEEP: [DECLINE_VERB],
    F_GIVE_UP: [DECLINE_VERB],
    F_BOMBARD: [BOMB_VERB, FIRE_VERB, DECLINE_VERB],
    F_CONQUER: [CLAIM_VERB, DECLINE_VERB],
    F_UPKEEP: [DONE_VERB],
}
RANGES_OF: Final[dict[int, list[tuple[int, int]]]] = {
    F_SPECIES: [(A_SPECIES, A_REPUTATION)],
    F_TURN: [],
    F_PLACE: [(A_ROTATION, A_SHIP)],
    F_CLAIM: [],
    F_RESEARCH: [(A_TECH, A_CATEGORY), (A_PROPOSE, A_SPECIES)],
    F_TRACK: [(A_CATEGORY, A_PART)],
    F_ARTIFACT: [(A_RESOURCE, A_TECH)],
    F_UPGRADE: [(A_PART, A_SPACE), (A_RETURN, A_BUILD), (A_PROPOSE, A_SPECIES)],
    F_SPACE: [(A_SPACE, A_RETURN)],
    F_BUILD: [(A_BUILD, A_SPECIES)],
    F_MOVE: [(A_SHIP, A_SQUARE), (A_PROPOSE, A_SPECIES)],
    F_INFLUENCE: [(A_SECTOR, A_ZONE), (A_PROPOSE, A_SPECIES)],
    F_COLONY: [(A_SQUARE, A_TRADE)],
    F_CUBE: [(A_RESOURCE, A_TECH)],
    F_TRADE: [(A_TRADE, A_RESOURCE)],
    F_ACCEPT: [],
    F_ROOM: [(A_REPUTATION, A_DRAWN)],
    F_DISCOVERY: [],
    F_ANCIENT_TECH: [(A_TECH, A_CATEGORY)],
    F_ORDER: [(A_TYPE, A_TARGET)],
    F_DIE: [(A_TARGET, ACTION_SPACE)],
    F_SPLIT: [(A_TARGET, ACTION_SPACE)],
    F_STALEMATE: [(A_SECTOR, A_ZONE)],
    F_KEEP: [(A_DRAWN, A_TYPE)],
    F_GIVE_UP: [(A_REPUTATION, A_DRAWN)],
    F_BOMBARD: [],
    F_KILL: [(A_SQUARE, A_TRADE)],
    F_CONQUER: [],
    F_UPKEEP: [(A_SQUARE, A_TRADE)],
    F_DEBT: [(A_TRADE, A_RESOURCE), (A_SECTOR, A_ZONE)],
}
SECTOR_RANGE: Final = [(A_SECTOR, A_ZONE)]


def candidates(s: EclipseState) -> list[int]:
    kind = s.top()
    found: list[int] = VERBS_OF.get(kind, [])[:]
    if kind == F_EXPLORE:
        found.extend([A_ZONE + zone for zone in range(len(s.zone_of)) if s.zone_of[zone] == zone])
        found.extend(range(A_PROPOSE, A_PROPOSE + s.seats))
        return found
    for start, end in RANGES_OF.get(kind, SECTOR_RANGE):
        if start <= A_PROPOSE < end:
            found.extend(range(start, A_PROPOSE + s.seats))
        elif start == A_TARGET:
            found.extend(range(start, start + len(s.ship_at)))
        else:
            found.extend(range(start, end))
    return found
