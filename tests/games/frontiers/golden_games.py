"""The golden games of New Frontiers: which tables, how they are played, how events are written."""

from typing import Final

from scripts.playthrough import GoldenSet, GoldenTable
from tests.games.golden import event_line, event_names, marks_in, weighted

from galaktyka.core.chance import Stream
from galaktyka.core.state import State
from galaktyka.core.table import Event
from galaktyka.games.frontiers import choices as c
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import ACTION_IDS, FIRST_HOME, FIRST_TECH, GOAL_IDS, KIND_IDS, TILE_IDS
from galaktyka.games.frontiers.rules.consuming import EVENT_BASE
from galaktyka.games.frontiers.state import SOURCES, FrontiersState

PLAYER_COUNTS: Final = (2, 3, 4, 5)
SORTS: Final = ("first", "later", "goals")
OPTIONS: Final = {
    "first": {"setup": "first_game"},
    "later": {"setup": "later_game"},
    "goals": {"setup": "later_game", "goals": "true"},
}
SEEDS: Final = {
    "2p-first": 11,
    "2p-later": 5,
    "2p-goals": 17,
    "3p-first": 15,
    "3p-later": 3,
    "3p-goals": 27,
    "4p-first": 15,
    "4p-later": 9,
    "4p-goals": 29,
    "5p-first": 25,
    "5p-later": 24,
    "5p-goals": 12,
}
TABLES: Final = [
    *[
        GoldenTable(f"{seats}p-{sort}", seats, SEEDS[f"{seats}p-{sort}"], OPTIONS[sort])
        for seats in PLAYER_COUNTS
        for sort in SORTS
    ],
    GoldenTable("3p-strict", 3, 27, {**OPTIONS["goals"], "allow_straddle": "false"}),
]

# How much a choice is drawn to each sort of answer; 10 where nothing is said.
WEIGHTS: Final = {
    c.PASS_VERB: 8,
    c.COLONISTS_VERB: 5,
    c.DONE_VERB: 3,
    c.KEEP_VERB: 8,
    c.QUIET_VERB: 2,
    c.REVEAL_VERB: 12,
    c.NO_SALE_VERB: 6,
    c.A_ACTION: 4,  # isolation
    c.A_ACTION + 1: 14,  # develop
    c.A_ACTION + 2: 14,  # explore
    c.A_ACTION + 3: 9,  # settle
    c.A_ACTION + 4: 14,  # produce
    c.A_ACTION + 5: 14,  # trade_consume
    c.A_ACTION + 6: 5,  # diplomats
    c.A_ACTION + 7: 16,  # review_goals
}
USUAL: Final = 10
EAGER: Final = 40
LARGE_WEIGHT: Final = 60


def weight(state: FrontiersState, answer: int) -> int:
    """Settle, exchange and store whatever is possible; buy dear technologies first."""
    if answer in WEIGHTS:
        return WEIGHTS[answer]
    if c.A_TECH <= answer < c.A_PLANET:
        cost = state.box.cost[answer - c.A_TECH + FIRST_TECH]
        return LARGE_WEIGHT if cost > 5 else 4 * cost
    if c.A_STORE <= answer < c.A_GOOD:
        return EAGER
    return USUAL


class FrontiersGolden(GoldenSet):
    """Lively play: settle and buy when possible, review goals, sell now and then."""

    def choose(self, state: State, legal: list[int], stream: Stream) -> int:
        assert isinstance(state, FrontiersState)
        weights = [weight(state, answer) for answer in legal]
        return weighted(legal, weights, stream)

    def seat_name(self, state: State, seat: int) -> str:
        assert isinstance(state, FrontiersState)
        p = state.players[seat]
        homes = [TILE_IDS[tile] for tile in p.colonies if tile >= FIRST_HOME]
        return f"board {p.board} {homes[0] if homes else 'without its home'}"

    def marks(self, lines: list[str]) -> set[str]:
        """Questions asked, kinds of event heard, actions chosen, goals turned up, ends of the game."""
        return marks_in(lines, DETAILED)

    def required_marks(self) -> set[str]:
        """Every question but those that answer themselves or need a shortage, every event, every action."""
        silent = (c.F_GAME, c.F_ACTION, c.F_PRODUCE, c.F_SHORT)
        required = {"? " + c.QUESTIONS[kind] for kind in range(len(c.QUESTIONS)) if kind not in silent}
        required |= set(EVENT_NAMES.values())
        required |= {"choose " + action for action in ACTION_IDS}
        required |= {"last_round " + ending for ending in c.ENDINGS if ending != "limit"}
        return required | {"goal_up " + goal for goal in GOAL_IDS}

    def event_words(self, state: State, event: Event) -> str:
        return event_line(event, EVENT_NAMES[event.kind], event_parts(event))


EVENT_NAMES: Final = event_names(c)
DETAILED: Final = ("choose", "last_round", "goal_up")
BARE_EVENTS: Final = (c.E_PASS, c.E_NO_SALE, c.E_FIRST, c.E_KEPT)
NUMBER_EVENTS: Final = (c.E_ROUND, c.E_BACK, c.E_TAX, c.E_LEFT, c.E_FORWARD)
GAIN_EVENTS: Final = (c.E_CREDITS, c.E_COLONISTS, c.E_VP)
TILE_EVENTS: Final = (c.E_HOME, c.E_OPEN, c.E_TAKE, c.E_RETURN, c.E_STORE_PLANET)
GOOD_EVENTS: Final = (c.E_WINDFALL, c.E_PRODUCE, c.E_STOCK, c.E_DISCARD)
GOAL_EVENTS: Final = (c.E_LOOK, c.E_KEPT_GOAL, c.E_GOAL_UP)


def event_parts(event: Event) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind in BARE_EVENTS:
        return ""
    if kind in NUMBER_EVENTS:
        return str(a)
    if kind in GAIN_EVENTS:
        return f"{a} by {TILE_IDS[b] if b >= 0 else 'the action'}"
    if kind in TILE_EVENTS:
        return TILE_IDS[a]
    if kind in GOOD_EVENTS:
        return f"{TILE_IDS[a]} {KIND_IDS[b]}"
    if kind in GOAL_EVENTS:
        return GOAL_IDS[a]
    if kind in (c.E_UPGRADE, c.E_REPLACE):
        return f"{TILE_IDS[a]} by {TILE_IDS[b]}"
    return rare_parts(event)


def rare_parts(event: Event) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == c.E_CHOOSE:
        return ACTION_IDS[a]
    if kind == c.E_BUY:
        return f"{TILE_IDS[a]} for {b}"
    if kind == c.E_DRAW:
        return f"{TILE_IDS[a]} by {TILE_IDS[b]}"
    if kind == c.E_SETTLE:
        return f"{TILE_IDS[a]} for {b}" if b >= 0 else f"{TILE_IDS[a]} by force"
    if kind == c.E_FORCE:
        return f"{TILE_IDS[a]} {KIND_IDS[b]} +{event.c}"
    if kind == c.E_KIND:
        return KIND_IDS[a]
    if kind == c.E_SELL:
        return f"{TILE_IDS[a]} {KIND_IDS[b]} for {event.c}"
    if kind == c.E_CONSUME:
        vp, credits = divmod(event.c, EVENT_BASE)
        return f"{TILE_IDS[a]} {b} goods for {vp} VP {credits} credits"
    if kind == c.E_LAST_ROUND:
        return c.ENDINGS[a]
    if kind == c.E_SCORE:
        return f"{SOURCES[b]} {a}"
    raise AssertionError(f"an event without words: {EVENT_NAMES[kind]}")


GOLDEN: Final = FrontiersGolden(GAME, TABLES)
