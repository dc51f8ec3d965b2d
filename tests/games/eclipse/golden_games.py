"""The golden games of Eclipse: which tables, how they are played, how events are written."""

from typing import Final

from scripts.playthrough import GoldenSet, GoldenTable
from tests.games.golden import event_line, event_names, marks_in, weighted

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
from galaktyka.games.eclipse.rules.ground import opponents
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


def chosen(seats: int, seed: int) -> GoldenTable:
    """A table at which everybody chooses a species and the blueprints are drawn."""
    options = dict.fromkeys(("ancient", "guardian", "gcds"), "random")
    return GoldenTable(f"{seats}p-chosen", seats, seed, options)


TERRANS: Final = (
    "terran_directorate,terran_federation,terran_union,terran_republic,terran_conglomerate,terran_alliance"
)
ALIENS: Final = "eridani_empire,hydran_progress,planta,descendants_of_draco,mechanema,orion_hegemony"
TABLES: Final = [
    golden(2, "false", "normal", 18, "eridani_empire,hydran_progress"),
    golden(2, "false", "advanced", 4, "planta,descendants_of_draco"),
    golden(2, "true", "normal", 12, "mechanema,orion_hegemony"),
    golden(2, "true", "advanced", 15, "terran_directorate,planta"),
    golden(3, "false", "normal", 11, "terran_federation,descendants_of_draco,planta"),
    golden(3, "false", "advanced", 22, "orion_hegemony,eridani_empire,mechanema"),
    golden(3, "true", "normal", 6, "hydran_progress,terran_union,terran_republic"),
    golden(3, "true", "advanced", 5, "planta,mechanema,descendants_of_draco"),
    golden(4, "false", "normal", 19, "planta,mechanema,hydran_progress,terran_directorate"),
    golden(4, "false", "advanced", 18, "eridani_empire,orion_hegemony,descendants_of_draco,terran_union"),
    golden(4, "true", "normal", 3, "terran_alliance,terran_conglomerate,planta,hydran_progress"),
    golden(4, "true", "advanced", 15, "mechanema,descendants_of_draco,terran_federation,eridani_empire"),
    golden(5, "false", "normal", 16, "orion_hegemony,planta,hydran_progress,mechanema,eridani_empire"),
    golden(
        5, "true", "advanced", 11, "terran_republic,terran_union,terran_federation,mechanema,terran_alliance"
    ),
    golden(5, "false", "advanced", 2, "planta,descendants_of_draco,eridani_empire,hydran_progress,mechanema"),
    golden(
        5, "true", "normal", 13, "terran_directorate,planta,orion_hegemony,descendants_of_draco,mechanema"
    ),
    golden(6, "false", "normal", 15, ALIENS),
    golden(6, "true", "advanced", 8, TERRANS),
    golden(6, "false", "advanced", 13, TERRANS),
    golden(6, "true", "normal", 15, ALIENS),
    chosen(4, 6),
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
    c.BOMB_VERB: 60,
    c.FIRE_VERB: 60,
    c.SPLIT_VERB: 60,
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
        return step_weight(state, answer - c.A_SECTOR)
    return PLAIN_WEIGHT


def step_weight(state: EclipseState, sector: int) -> int:
    """Ships go where somebody is to be fought, more so in the second half."""
    seat = state.actor()
    foreign = state.owner[sector] not in (-1, seat) or opponents(state, seat, sector) > 0
    return PLAIN_WEIGHT + (20 * state.round if foreign else 0)


class EclipseGolden(GoldenSet):
    """Lively play: explore, settle, build and fight; stop before the upkeep ruins everybody."""

    def choose(self, state: State, legal: list[int], stream: Stream) -> int:
        assert isinstance(state, EclipseState)
        if state.top() == c.F_TURN:
            weights = [turn_weight(state, answer) for answer in legal]
        else:
            weights = [other_weight(state, answer) for answer in legal]
        return weighted(legal, weights, stream)

    def seat_name(self, state: State, seat: int) -> str:
        assert isinstance(state, EclipseState)
        return seat_name(state, seat)

    def marks(self, lines: list[str]) -> set[str]:
        """Questions asked, kinds of event heard, and which technology, part, tile … it was."""
        return marks_in(lines, DETAILED)

    def required_marks(self) -> set[str]:
        """Every question, event, technology, discovery tile and sector.

        Save the dividing of a hit and the way out of a stalemate: they take unlikely fleets.
        """
        silent = (*c.AUTOMATIC, c.F_SPLIT, c.F_STALEMATE)
        asked = [kind for kind in range(len(c.QUESTIONS)) if kind not in silent]
        required = {"? " + c.QUESTIONS[kind] for kind in asked}
        required |= set(EVENT_NAMES.values())
        required |= {"built " + what for what in BUILD_IDS}
        required |= {"action " + action for action in ACTION_IDS}
        required |= {"placed " + sector for sector in SECTOR_IDS if "101" <= sector < "221" or sector > "300"}
        required |= {"discovery " + kind for kind in DISCOVERY_IDS}
        return required | {"tech " + tech for tech in TECH_IDS}

    def event_words(self, state: State, event: Event) -> str:
        assert isinstance(state, EclipseState)
        return event_line(event, EVENT_NAMES[event.kind], event_parts(state, event))


EVENT_NAMES: Final = event_names(c)
DETAILED: Final = ("action", "built", "placed", "discovery", "tech", "part", "species", "destroyed")
FATES: Final = ["settles", "returns", "dies", "goes abroad"]
FACES: Final = ["blank", "2", "3", "4", "5", "burst"]
SECTOR_EVENTS: Final = (
    *(c.E_DRAWN_SECTOR, c.E_DISCARDED, c.E_CONTROL, c.E_LEFT, c.E_PORTAL, c.E_ABANDONED, c.E_STALEMATE),
)
BARE_EVENTS: Final = (
    *(c.E_START, c.E_REFRESHED, c.E_TRAITOR, c.E_REPUTATION_BACK, c.E_COMBAT, c.E_REPAIRED, c.E_ELIMINATED),
)
SEAT_EVENTS: Final = (c.E_OFFER, c.E_REFUSED, c.E_RELATIONS, c.E_BROKEN)
TILE_EVENTS: Final = (c.E_KEPT, c.E_USED)


def sector_name(number: int) -> str:
    return SECTOR_IDS[number] if number >= 0 else "nowhere"


def side_name(s: EclipseState, side: int) -> str:
    return "npc" if side in (NPC, -1) else seat_name(s, side)


def event_parts(s: EclipseState, event: Event) -> str:
    """The arguments of an event by name."""
    kind, a, b = event.kind, event.a, event.b
    if kind in SECTOR_EVENTS:
        return sector_name(a)
    if kind in BARE_EVENTS:
        return ""
    if kind in SEAT_EVENTS:
        return seat_name(s, a)
    if kind in TILE_EVENTS:
        return DISCOVERY_IDS[a]
    if kind == c.E_SPECIES:
        return SPECIES_IDS[a]
    if kind == c.E_ACTION:
        return ACTION_IDS[a] + (" as a reaction" if b else "")
    if kind == c.E_PASS:
        return "first" if a else ""
    if kind == c.E_PLACED:
        return f"{SECTOR_IDS[a]} turn {b}"
    if kind == c.E_TECH:
        return f"{TECH_IDS[a]} for {b} on {TRACK_IDS[event.c]}"
    if kind in (c.E_PART, c.E_RETURNED):
        where = write_space(b * 8 + event.c) if event.c >= 0 else f"beside {SHIP_IDS[b]}"
        return f"{PART_IDS[a]} {where}"
    if kind == c.E_STORED:
        return PART_IDS[a]
    if kind == c.E_BUILT:
        return f"{BUILD_IDS[a]} {SECTOR_IDS[b]}"
    if kind == c.E_MOVED:
        return f"{SHIP_IDS[a]} {SECTOR_IDS[b]} {SECTOR_IDS[event.c]}"
    return goods_parts(s, event)


def goods_parts(s: EclipseState, event: Event) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == c.E_SETTLED:
        return f"{SECTOR_IDS[a]}.{b + 1} {RESOURCE_IDS[event.c]}"
    if kind == c.E_CUBE:
        return f"{RESOURCE_IDS[a]} {FATES[b]}"
    if kind == c.E_TRADE:
        return f"{event.c} {RESOURCE_IDS[a]} for {RESOURCE_IDS[b]}"
    if kind == c.E_DISCOVERY:
        return f"{DISCOVERY_IDS[a]} {sector_name(b)}"
    if kind in (c.E_GAIN, c.E_INCOME):
        return f"{a} {b} {event.c}"
    if kind == c.E_TECH_TILES:
        return TECH_IDS[a]
    if kind == c.E_POINTS:
        return f"{a:+} {SOURCES[b]}"
    if kind == c.E_RESHUFFLED:
        return RING_IDS[a]
    return battle_parts(s, event)


def battle_parts(s: EclipseState, event: Event) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == c.E_BATTLE:
        return f"{SECTOR_IDS[a]} {side_name(s, b)} against {side_name(s, event.c)}"
    if kind == c.E_ROLL:
        how = "missile" if event.c else "cannon"
        return f"{SHIP_IDS[a]} {how} {DICE_IDS[b // 6]} {FACES[b % 6]}"
    if kind == c.E_HIT:
        return f"{write_ship(s, a)} {b}"
    if kind == c.E_DESTROYED:
        return f"{SHIP_IDS[s.ship_kind(a)]} {write_ship(s, a)} {SECTOR_IDS[b]}"
    if kind == c.E_RETREAT:
        return f"{SHIP_IDS[a]} {sector_name(b)} {'done' if event.c else 'declared'}"
    if kind == c.E_BOMBED:
        return f"{SECTOR_IDS[a]} {side_name(s, b)} {event.c}"
    return f"{a} {b} {event.c}"  # plain numbers: rounds, discs, reputation tiles


GOLDEN: Final = EclipseGolden(GAME, TABLES)
