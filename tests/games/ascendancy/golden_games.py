"""The golden games of Ascendancy: which tables, how they are played, how events are written."""

from typing import Final

from scripts.playthrough import GoldenSet, GoldenTable
from tests.games.golden import event_line, event_names, marks_in, weighted

from galaktyka.core.chance import Stream
from galaktyka.core.state import State
from galaktyka.core.table import Event
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.places import lane_word, place_word
from galaktyka.games.ascendancy.state import AscendancyState

PLAYER_COUNTS: Final = (2, 3)
QUICK: Final = {"more_starting_resources": "true", "easier_ascendancy": "true", "wild_culture": "true"}
# Each table with what it is there for; every choice of every option is in one of them.
SORTS: Final[dict[str, tuple[int, int, dict[str, str]]]] = {
    "2p-plain": (2, 10, {"round_cap": "12"}),
    "3p-plain": (3, 1, {"round_cap": "14"}),
    "2p-hex": (2, 19, {"map_model": "hex", "round_cap": "12", "random_galaxy": "true"}),
    "3p-hex": (3, 8, {"map_model": "hex", "round_cap": "10", "starting_planets_per_player": "0"}),
    "3p-quick": (3, 1, {**QUICK, "round_cap": "14", "simultaneous_first_turns": "1"}),
    "2p-quick": (2, 3, {**QUICK, "round_cap": "14", "simultaneous_first_turns": "2"}),
    "3p-cards": (
        3,
        22,
        {
            "starting_project": "choose",
            "extra_starting_advancement": "choose",
            "focused_research": "true",
            "round_cap": "10",
        },
    ),
    "2p-cards": (
        2,
        16,
        {
            "starting_project": "random",
            "extra_starting_advancement": "random",
            "civilizations": "choose",
            "round_cap": "10",
        },
    ),
    "3p-mystery": (3, 20, {"mystery_turn_order": "true", "humble_beginnings": "true", "round_cap": "10"}),
    "3p-random": (3, 18, {"random_turn_order": "true", "ever_victorious": "fielded", "round_cap": "12"}),
    "3p-routes": (3, 10, {"unrestricted_trade_routes": "true", "retreat_clear": "true", "round_cap": "14"}),
    "3p-long": (3, 10, {"random_galaxy": "true", "round_cap": "22"}),
    "2p-late": (2, 6, {**QUICK, "round_cap": "24"}),
}
SEEDS: Final = {name: sort[1] for name, sort in SORTS.items()}
TABLES: Final = [
    GoldenTable(name, seats, SEEDS[name], options) for name, (seats, _, options) in SORTS.items()
]

# How much a choice is drawn to each sort of answer, by where the sort begins; 10 where nothing is said.
WEIGHTS: Final = [
    (c.A_ATTACK, c.A_FLEET, 60),
    (c.A_FLEET, c.A_WARP, 25),
    (c.A_CONNECT, c.A_TURN, 400),
    (c.A_TURN, c.A_SLIDE, 40),
    (c.A_COLONIZE, c.A_NODE, 120),
    (c.A_NODE, c.A_FORM, 14),
    (c.A_FORM, c.A_SIDE, 15),
    (c.A_RESIZE, c.A_DISBAND, 4),
    (c.A_DISBAND, c.A_SETTLE, 1),
    (c.A_SETTLE, c.A_INVADE, 60),
    (c.A_INVADE, c.A_STARBASE, 90),
    (c.A_RESEARCH, c.A_USE, 40),
    (c.A_USE, c.A_CARD, 30),
    (c.A_TRADE, c.A_OFFER, 5),
]
VERB_WEIGHTS: Final = {
    c.DONE_VERB: 16,
    c.END_VERB: 3,
    c.STOP_VERB: 2,
    c.NEW_LANE_VERB: 25,
    c.DISCOVER_VERB: 300,
    c.IMPULSE_VERB: 40,
    c.ENTER_WARP_VERB: 8,
    c.ADD_TOKEN_VERB: 6,
    c.EXIT_WARP_VERB: 25,
    c.ASCEND_VERB: 40,
    c.REFUSE_VERB: 5,
    c.CANCEL_VERB: 3,
    c.FIGHT_VERB: 25,
    c.PAY_VERB: 60,
    c.SURRENDER_VERB: 3,
    c.YES_VERB: 15,
}
USUAL: Final = 10
OUTWARD: Final = 30  # a sector of an open lane


def weight(state: AscendancyState, answer: int) -> int:
    """Explore, connect, colonize and fight; wander about and pull things down rarely."""
    if answer >= c.A_VERB:
        return VERB_WEIGHTS.get(answer, USUAL)
    if answer < c.A_SHIP:
        lane = state.chart.lane_of(answer)
        return OUTWARD if lane >= 0 and state.chart.is_open(lane) else USUAL
    for start, end, heavy in WEIGHTS:
        if start <= answer < end:
            return heavy
    return USUAL


class AscendancyGolden(GoldenSet):
    """Lively play: outwards, together, and at each other."""

    def choose(self, state: State, legal: list[int], stream: Stream) -> int:
        assert isinstance(state, AscendancyState)
        return weighted(legal, [weight(state, answer) for answer in legal], stream)

    def seat_name(self, state: State, seat: int) -> str:
        assert isinstance(state, AscendancyState)
        return ids.CIV_IDS[state.players[seat].civ]

    def marks(self, lines: list[str]) -> set[str]:
        """Questions asked, kinds of event heard, cards turned up, ways to win."""
        return marks_in(lines, DETAILED)

    def required_marks(self) -> set[str]:
        """Every question and every event but those that whole games reach too rarely."""
        asked = range(c.FIRST_QUESTION, len(c.QUESTIONS))
        required = {"? " + c.QUESTIONS[kind] for kind in asked}
        required |= set(EVENT_NAMES.values())
        required |= {"explored " + card for card in ids.EXPLORATION_IDS}
        return required - RARE

    def event_words(self, state: State, event: Event) -> str:
        return event_line(event, EVENT_NAMES[event.kind], event_parts(event))


EVENT_NAMES: Final = event_names(c)
DETAILED: Final = ("explored", "victory")
# What a game of a dozen rounds hardly ever comes to; rule tests and the wars of `war.py` play all of it.
RARE: Final = {
    *("? aim", "? allot", "? cloak", "? escape", "? group", "? hand", "? martyr", "? repoint", "? slide"),
    *("? spy", "? target", "? yield", "battle_ended", "eliminated", "exhausted", "given", "released"),
    *("repointed", "shielded", "stalemate"),
}

NUMBERS: Final = (c.E_ROUND, c.E_BID, c.E_ORDER, c.E_TURN, c.E_ASCENDANCY, c.E_RECHARGE, c.E_COMMANDS)
CARDS: Final = (c.E_COMPLETED, c.E_DREW, c.E_PROJECT, c.E_DISCARDED, c.E_USED, c.E_EXHAUSTED)
PLACES: Final = (
    *(c.E_COLONIZED, c.E_DISCOVERED, c.E_GAVE_UP, c.E_FACE_DOWN, c.E_DESTROYED, c.E_NOBODY, c.E_STALEMATE),
    *(c.E_BATTLE_ENDED, c.E_ANNIHILATED, c.E_REPULSED, c.E_WITHDRAWN, c.E_RELEASED, c.E_HEGEMONY_WON),
    *(c.E_HEGEMONY_FAILED, c.E_STARBASE),
)
PLACE_AND_NUMBERS: Final = (
    *(c.E_BUILT, c.E_WARP_IN, c.E_WARP_TOKEN, c.E_WARP_OUT, c.E_LANE_DIE, c.E_HAZARD, c.E_LOST, c.E_PREWARP),
    *(c.E_LEVEL, c.E_BATTLE, c.E_BATTLE_ROUND, c.E_WON, c.E_INVASION, c.E_CONTROL, c.E_HEGEMONY),
    *(c.E_SURRENDERED,),
)
JOURNEYS: Final = (*(c.E_MOVED, c.E_ESCAPED, c.E_DISPLACED, c.E_RETREATED, c.E_MANOEUVRED, c.E_REPOINTED),)
GOODS: Final = (c.E_GAIN, c.E_PAID)


def event_parts(event: Event) -> str:
    """What an event is about, by names."""
    kind, a, b = event.kind, event.a, event.b
    if kind in NUMBERS:
        return str(a)
    if kind in CARDS:
        return ids.ADVANCEMENT_IDS[a] if a >= 0 else "unseen"
    if kind in PLACES:
        return place_word(a)
    if kind in PLACE_AND_NUMBERS:
        return f"{place_word(a)} {b} {event.c}"
    if kind in JOURNEYS:
        return f"{place_word(a)} to {place_word(b)} {event.c}"
    if kind in GOODS:
        return f"{b} {ids.RESOURCE_IDS[a]}" + (f" by {c.WHY_IDS[event.c]}" if kind == c.E_GAIN else "")
    if kind in (c.E_EXPLORED, c.E_CARD_GONE):
        return f"{ids.EXPLORATION_IDS[b]} at {place_word(a)}" if b >= 0 else f"hidden at {place_word(a)}"
    return rare_parts(event)


def rare_parts(event: Event) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == c.E_CIV:
        return ids.CIV_IDS[a]
    if kind == c.E_START_CARD or kind in (c.E_RESEARCHED, c.E_GIVEN, c.E_STOLE):
        return f"{ids.ADVANCEMENT_IDS[a]} {b}"
    if kind in (c.E_NODE, c.E_NODE_LOST):
        return f"{ids.RESOURCE_IDS[b]} at {place_word(a)}"
    if kind == c.E_FLEET:
        return f"{ids.FLEET_CARD_IDS[a // 2]} {'ab'[a % 2]} at {place_word(b)} {event.c}"
    if kind in (c.E_FLEET_SIZE, c.E_FLEET_ENDED, c.E_SHIELDED):
        return f"{ids.FLEET_CARD_IDS[a]} {b}"
    if kind == c.E_LANE:
        return f"{lane_word(a)} from {place_word(b)} to {place_word(event.c) or 'nowhere'}"
    if kind == c.E_LANE_GONE:
        return lane_word(a)
    if kind == c.E_SLID:
        return f"{place_word(a) if a < ids.SYSTEMS else lane_word(a - ids.SYSTEMS)} to {b}"
    if kind == c.E_PEEKED:
        return ids.EXPLORATION_IDS[a]
    if kind == c.E_VICTORY:
        return ("ascendancy", "supremacy", "last", "cap")[a]
    if kind in (c.E_AGREEMENT, c.E_SWAPPED, c.E_CANCELLED, c.E_BETRAYED):
        return f"seat {a} {ids.TRADE_IDS[b]}"
    if kind == c.E_PASSAGE:
        return f"seat {a} {place_word(b)} {'allowed' if event.c else 'refused'}"
    return f"{a} {b} {event.c}"


GOLDEN: Final = AscendancyGolden(GAME, TABLES)
