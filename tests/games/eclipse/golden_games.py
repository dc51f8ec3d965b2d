"""The golden games of Eclipse: which tables, how they are played, how events are written."""

import re
from typing import Final

from scripts.playthrough import GoldenSet, GoldenTable

from galaktyka.core.chance import Stream
from galaktyka.core.state import State
from galaktyka.core.table import Event
from galaktyka.games.eclipse import choices as c
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import (
    ACTION_IDS,
    BUILD_IDS,
    CRUISER,
    DICE_IDS,
    DISCOVERY_IDS,
    MATERIALS,
    MONEY,
    NPC,
    PART_IDS,
    RESOURCE_IDS,
    RING_IDS,
    SCIENCE,
    SECTOR_IDS,
    SHIP_IDS,
    SPECIES_IDS,
    TECH_IDS,
    TRACK_IDS,
)
from galaktyka.games.eclipse.notation import seat_name, write_ship, write_space
from galaktyka.games.eclipse.rules.discs import missing_discs, upkeep_of
from galaktyka.games.eclipse.rules.upkeep import balance
from galaktyka.games.eclipse.state import SOURCES, EclipseState

PLAYER_COUNTS: Final = (2, 3, 4, 5, 6)
MODULES: Final = ("false", "true")
BLUEPRINTS: Final = ("normal", "advanced")


def golden(seats: int, portals: str, blueprints: str, seed: int, species: str) -> GoldenTable:
    options = {"warp_portals": portals, "species": species}
    options.update(dict.fromkeys(("ancient", "guardian", "gcds"), blueprints))
    module = "portals" if portals == "true" else "plain"
    return GoldenTable(f"{seats}p-{module}-{blueprints}", seats, seed, options)


TERRANS: Final = (
    "terran_directorate,terran_federation,terran_union,terran_republic,terran_conglomerate,terran_alliance"
)
ALIENS: Final = "eridani_empire,hydran_progress,planta,descendants_of_draco,mechanema,orion_hegemony"
TABLES: Final = [
    golden(2, "false", "normal", 1, "eridani_empire,hydran_progress"),
    golden(2, "false", "advanced", 2, "planta,descendants_of_draco"),
    golden(2, "true", "normal", 3, "mechanema,orion_hegemony"),
    golden(2, "true", "advanced", 4, "terran_directorate,planta"),
    golden(3, "false", "normal", 5, "terran_federation,descendants_of_draco,planta"),
    golden(3, "false", "advanced", 6, "orion_hegemony,eridani_empire,mechanema"),
    golden(3, "true", "normal", 7, "hydran_progress,terran_union,terran_republic"),
    golden(3, "true", "advanced", 8, "planta,mechanema,descendants_of_draco"),
    golden(4, "false", "normal", 9, "planta,mechanema,hydran_progress,terran_directorate"),
    golden(4, "false", "advanced", 10, "eridani_empire,orion_hegemony,descendants_of_draco,terran_union"),
    golden(4, "true", "normal", 11, "terran_alliance,terran_conglomerate,planta,hydran_progress"),
    golden(4, "true", "advanced", 12, "mechanema,descendants_of_draco,terran_federation,eridani_empire"),
    golden(5, "false", "normal", 13, "orion_hegemony,planta,hydran_progress,mechanema,eridani_empire"),
    golden(
        5, "true", "advanced", 14, "terran_republic,terran_union,terran_federation,mechanema,terran_alliance"
    ),
    golden(
        5, "false", "advanced", 17, "planta,descendants_of_draco,eridani_empire,hydran_progress,mechanema"
    ),
    golden(
        5, "true", "normal", 18, "terran_directorate,planta,orion_hegemony,descendants_of_draco,mechanema"
    ),
    golden(6, "false", "normal", 15, ALIENS),
    golden(6, "true", "advanced", 16, TERRANS),
    golden(6, "false", "advanced", 19, TERRANS),
    golden(6, "true", "normal", 20, ALIENS),
]

# How much a choice is drawn to an answer, where it is not 10.
ACTION_WEIGHTS: Final = [60, 45, 20, 45, 40, 25]
VERB_WEIGHTS: Final = {
    c.DONE_VERB: 3,
    c.COLONY_VERB: 60,
    c.TRADE_VERB: 1,
    c.REFRESH_VERB: 8,
    c.DISCARD_VERB: 2,
    c.CLAIM_VERB: 60,
    c.DECLINE_VERB: 4,
    c.SKIP_VERB: 20,
    c.STORE_VERB: 3,
    c.ACCEPT_VERB: 40,
    c.ATTACK_VERB: 60,
    c.TRACK_VERB: 12,
}
PLAIN_WEIGHT: Final = 10


def left_after(state: EclipseState, discs: int) -> int:
    """Money left after the upkeep with so many more discs away from the track."""
    p = state.players[state.actor()]
    worst = len(state.box.upkeep) - 1
    missing = min(worst, missing_discs(state, p) + discs)
    return balance(state, p) + upkeep_of(state, p) - state.box.upkeep[missing]


def turn_weight(state: EclipseState, answer: int) -> int:
    """Actions as long as the next upkeep can be paid, then passing; reactions now and then."""
    p = state.players[state.actor()]
    if answer == c.PASS_VERB:
        return 3000 if p.passed or left_after(state, 1) < 0 else 4
    if answer == c.EXPLORE_VERB and state.round > 4:
        return 15
    if answer == c.EXPLORE_VERB + 1:
        return ACTION_WEIGHTS[1] if p.resources[SCIENCE] > 2 else 2
    if answer == c.EXPLORE_VERB + 3:
        return ACTION_WEIGHTS[3] if p.resources[MATERIALS] > 2 else 2
    return ACTION_WEIGHTS[answer]


def other_weight(state: EclipseState, answer: int) -> int:
    if answer == c.CLAIM_VERB and left_after(state, 1) < -1:
        return 4
    if state.top() == c.F_DEBT:
        return 1 if answer < c.A_ZONE else 200
    if answer < c.A_SECTOR:
        return VERB_WEIGHTS.get(answer, PLAIN_WEIGHT)
    if c.A_RETURN <= answer < c.A_BUILD:
        return 1
    if c.A_BUILD <= answer < c.A_PROPOSE:
        return 30 if answer - c.A_BUILD >= CRUISER else PLAIN_WEIGHT
    if c.A_PROPOSE <= answer < c.A_SPECIES:
        return 20
    if state.top() == c.F_INFLUENCE and c.A_SECTOR <= answer < c.A_ZONE:
        return 1
    if state.top() == c.F_STEP and c.A_SECTOR <= answer < c.A_ZONE:
        return PLAIN_WEIGHT + 30 * min(1, state.npcs(answer - c.A_SECTOR))
    return PLAIN_WEIGHT


class EclipseGolden(GoldenSet):
    """Lively play: explore, settle, build and fight; stop before the upkeep ruins everybody."""

    def choose(self, state: State, legal: list[int], stream: Stream) -> int:
        assert isinstance(state, EclipseState)
        if state.top() == c.F_TURN:
            weights = [turn_weight(state, answer) for answer in legal]
        else:
            weights = [other_weight(state, answer) for answer in legal]
        n = int(stream.below(sum(weights)))
        for answer, weight in zip(legal, weights, strict=True):
            n -= weight
            if n < 0:
                return answer
        raise AssertionError("the weights do not add up")
