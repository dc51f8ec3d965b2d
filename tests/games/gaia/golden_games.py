"""The golden games of Gaia Project: which tables, how they are played, how events are written."""

from typing import Final

from scripts.playthrough import GoldenSet, GoldenTable
from tests.games.golden import event_line, event_names, marks_in, weighted

from galaktyka.core.chance import Stream
from galaktyka.core.state import State
from galaktyka.core.table import Event, SearchTable
from galaktyka.games.gaia import choices as c
from galaktyka.games.gaia.game import GAME
from galaktyka.games.gaia.ids import (
    ADVANCED_IDS,
    BOARD_ACTION_IDS,
    FACTION_IDS,
    FEDERATION_IDS,
    FINAL_TILE_IDS,
    STRUCTURE_IDS,
    TECH_IDS,
)
from galaktyka.games.gaia.state import SOURCES, GaiaState, Player

PLAYER_COUNTS: Final = (1, 2, 3, 4)
SETUPS: Final = ("first_game", "advanced")
TURN_ORDERS: Final = ("clockwise", "passing")


def first_game(seats: int, order: str, seed: int) -> GoldenTable:
    options = {"setup": "first_game", "turn_order": order}
    return GoldenTable(f"{seats}p-first_game-{order}", seats, seed, options)


def advanced(
    name: str, order: str, seed: int, factions: str, board: str = "default", **more: str
) -> GoldenTable:
    options = {"setup": "advanced", "turn_order": order, "board": board, "factions": factions, **more}
    return GoldenTable(name, len(factions.split(",")), seed, options)


def solo(
    order: str, seed: int, faction: str, automa: str, difficulty: str, board: str = "default"
) -> GoldenTable:
    name = f"1p-advanced-{order}-{faction}-{difficulty}"
    return advanced(name, order, seed, faction, board, automa=automa, difficulty=difficulty)


# Advanced tiles with special actions (6, 7, 8) lie where the factions of these tables do research.
SPECIAL_TILES_1: Final = "custom:0.1.2.3|0.1.2.3.4.5.6.7.8|9.10.7.6.8.13|1|9.8.7.6.5.4|2.4|0.1.2.3.4.5.6"
SPECIAL_TILES_2: Final = "custom:3.2.1.0|8.7.6.5.4.3.2.1.0|11.12.8.7.6.14|2|0.1.2.3.4.5|0.3|9.8.7.6.5.4.3"

TABLES: Final = [
    first_game(1, "clockwise", 31),
    first_game(1, "passing", 31),
    first_game(2, "clockwise", 6),
    first_game(2, "passing", 6),
    first_game(3, "clockwise", 29),
    first_game(3, "passing", 40),
    first_game(4, "clockwise", 16),
    first_game(4, "passing", 38),
    solo("clockwise", 29, "ambas", "terrans", "automalein"),
    solo("passing", 8, "lantids", "geodens", "automa", "random"),
    solo("clockwise", 30, "itars", "xenos", "automaechtig", "random"),
    solo("passing", 26, "ivits", "firaks", "ultoma"),
    solo("clockwise", 9, "terrans", "hadsch_hallas", "alptrauma"),
    solo("passing", 25, "taklons", "itars", "automa", "random"),
    advanced("2p-advanced-clockwise", "clockwise", 24, "itars,bal_taks"),
    advanced("2p-advanced-passing", "passing", 28, "firaks,ivits", "random", map_method="1"),
    advanced("2p-advanced-rotates", "clockwise", 3, "nevlas,lantids", "last_player_rotates"),
    advanced("3p-advanced-clockwise", "clockwise", 16, "ambas,gleens,nevlas", "random", map_method="2"),
    advanced("3p-advanced-passing", "passing", 3, "bescods,lantids,geodens", small_board="true"),
    advanced("4p-advanced-clockwise", "clockwise", 13, "terrans,ambas,bescods,itars", "random"),
    advanced("4p-advanced-passing", "passing", 4, "gleens,firaks,bal_taks,taklons"),
    advanced(
        "4p-advanced-specials-1", "clockwise", 38, "itars,hadsch_hallas,xenos,ambas", tiles=SPECIAL_TILES_1
    ),
    advanced("4p-advanced-specials-2", "passing", 34, "terrans,taklons,nevlas,firaks", tiles=SPECIAL_TILES_2),
    GoldenTable(
        "2p-advanced-chosen",
        2,
        12,
        {"setup": "advanced", "turn_order": "clockwise", "token_choice": "automatic"},
    ),
]

# How much a choice is drawn to each kind of answer.
MAIN_WEIGHTS: Final = {
    c.MINE_VERB: 50,
    c.PROJECT_VERB: 60,
    c.FEDERATE_VERB: 400,
    c.RESEARCH_VERB: 80,
    c.A_UPGRADE: 30,  # trading station, …
    c.A_UPGRADE + 1: 60,
    c.A_UPGRADE + 2: 80,
    c.A_UPGRADE + 3: 80,
    c.A_UPGRADE + 4: 80,
    c.END_VERB: 25,
}
ACTION_WEIGHT: Final = 30
PASS_WEIGHT: Final = 15
FACTION_FREE_WEIGHT: Final = 6
EAGER_WEIGHT: Final = 8
FAVOURITE_WEIGHT: Final = 30
ADVANCED_WEIGHT: Final = 500
THRIFT: Final = 12
FAVOURITES: Final = "gaia nav eco ai terra gaia ai nav eco sci sci terra ai gaia".split()
"""The research area that each faction goes for, so that somebody comes to the end of every one."""
FIRST_ADVANCED: Final = c.A_TILE + c.SLOT_WORDS.index("tile adv-terra")


def turn_weight(answer: int, idle: bool) -> int:
    """Passing is for those with nothing better to do, exchanges are rare."""
    if answer in MAIN_WEIGHTS:
        return MAIN_WEIGHTS[answer]
    if c.A_BOARD <= answer < c.A_FREE:
        return ACTION_WEIGHT
    if c.A_FREE + c.FREE_HADSCH_HALLAS <= answer < c.A_TRACK:
        return FACTION_FREE_WEIGHT
    return PASS_WEIGHT if answer == c.PASS_VERB and idle else 1


def other_weight(state: GaiaState, answer: int) -> int:
    if answer in (c.DONE_VERB, c.DECLINE_VERB):
        return 1
    p = state.players[state.actor()]
    favourite = c.TRACK_WORDS.index(FAVOURITES[p.faction])
    if c.A_TRACK <= answer < c.A_TILE:
        track = answer - c.A_TRACK
        return (FAVOURITE_WEIGHT if track == favourite else 1) + p.research[track] ** 3
    if c.A_TILE <= answer < c.A_COVER:
        if answer >= FIRST_ADVANCED:
            return ADVANCED_WEIGHT
        return FAVOURITE_WEIGHT if answer - c.A_TILE == favourite else 1
    return mine_weight(state, answer) if state.top() == c.F_MINE else EAGER_WEIGHT


def mine_weight(state: GaiaState, answer: int) -> int:
    """Mines that cost little, to have something left for the rest of the round."""
    seat = state.actor()
    after = state.clone()
    after.apply(answer, SearchTable(Stream(0)))
    assert isinstance(after, GaiaState)
    spent = goods(state.players[seat]) - goods(after.players[seat])
    return 1 + max(0, THRIFT - spent) ** 2


def goods(p: Player) -> int:
    return p.ore + 2 * p.qic


class GaiaGolden(GoldenSet):
    """Lively play: build, upgrade, research and federate; pass and exchange only now and then."""

    def choose(self, state: State, legal: list[int], stream: Stream) -> int:
        assert isinstance(state, GaiaState)
        if state.top() == c.F_TURN:
            idle = legal[0] == c.PASS_VERB
            weights = [turn_weight(answer, idle) for answer in legal]
        else:
            weights = [other_weight(state, answer) for answer in legal]
        return weighted(legal, weights, stream)

    def seat_name(self, state: State, seat: int) -> str:
        assert isinstance(state, GaiaState)
        return FACTION_IDS[state.players[seat].faction]

    def marks(self, lines: list[str]) -> set[str]:
        """Questions asked, kinds of event heard, and which action, special action, tile … it was."""
        return marks_in(lines, DETAILED)

    def required_marks(self) -> set[str]:
        """Every question but those that answer themselves, every event, every action and special action."""
        silent = (c.F_GAME, c.F_OFFERS, c.F_LATE_TOKEN)
        required = {"? " + c.QUESTIONS[kind] for kind in range(len(c.QUESTIONS)) if kind not in silent}
        required |= set(EVENT_NAMES.values())
        required |= {"action " + action for action in BOARD_ACTION_IDS}
        required |= {"automa_action " + action for action in BOARD_ACTION_IDS}
        required |= set(c.SPECIAL_WORDS)
        required |= {"tech " + tile for tile in TECH_IDS}
        return required | {"token " + token for token in FEDERATION_IDS}

    def event_words(self, state: State, event: Event) -> str:
        assert isinstance(state, GaiaState)
        return event_line(event, EVENT_NAMES[event.kind], event_parts(state, event))


EVENT_NAMES: Final = event_names(c)
HEX_EVENTS: Final = (
    *(c.E_MINE, c.E_PROJECT, c.E_LOST_PLANET, c.E_STATION, c.E_SWAP, c.E_DOWNGRADE, c.E_GAIA_PLANET),
)
DETAILED: Final = ("action", "automa_action", "special", "free", "tech", "advanced", "token")
NUMBER_EVENTS: Final = (c.E_ROUND, c.E_FEDERATION)
CARD_ROLES: Final = {c.CARD_IN_SETUP: "set-up", c.CARD_AS_SUPPORT: "support", c.CARD_AS_ACTION: "action"}
BARE_EVENTS: Final = (c.E_DECLINE, c.E_INCOME)


def event_parts(s: GaiaState, event: Event) -> str:
    """The arguments of an event by name."""
    kind, a, b = event.kind, event.a, event.b
    if kind in HEX_EVENTS:
        return s.board.names[a]
    if kind in NUMBER_EVENTS:
        return str(a)
    if kind in BARE_EVENTS:
        return ""
    if kind == c.E_UPGRADE:
        return f"{STRUCTURE_IDS[b]} {s.board.names[a]}"
    if kind == c.E_FACTION:
        return FACTION_IDS[a]
    if kind == c.E_RESEARCH:
        return f"{c.TRACK_WORDS[a]} {b}"
    if kind == c.E_TECH:
        return TECH_IDS[a]
    if kind == c.E_ADVANCED:
        return f"{ADVANCED_IDS[a]} on {TECH_IDS[b]}"
    if kind in (c.E_TOKEN, c.E_RESCORE):
        return FEDERATION_IDS[a]
    if kind in (c.E_ACTION, c.E_AUTOMA_ACTION):
        return BOARD_ACTION_IDS[a]
    return rare_parts(s, event)


def rare_parts(s: GaiaState, event: Event) -> str:
    kind, a, b = event.kind, event.a, event.b
    if kind == c.E_SPECIAL:
        return c.SPECIAL_WORDS[a].removeprefix("special ")
    if kind == c.E_FREE:
        return c.FREES[a]
    if kind in (c.E_PASS, c.E_BOOSTER):
        return f"booster {a + 1}" if a >= 0 else ""
    if kind == c.E_CHARGE:
        return f"{a} for {b} VP"
    if kind == c.E_POINTS:
        return f"{a:+} {SOURCES[b]}"
    if kind == c.E_FINAL:
        return f"{FINAL_TILE_IDS[s.final_tiles[a]]} count {b} points {event.c}"
    if kind == c.E_CARD:
        return f"{a} as {CARD_ROLES[b]}"
    if kind == c.E_AUTOMA_TILE:
        return c.TRACK_WORDS[a]
    if kind == c.E_ROTATE:
        return f"{s.board.sector_numbers[a]} to {b}"
    raise AssertionError(f"an event without words: {EVENT_NAMES[kind]}")


GOLDEN: Final = GaiaGolden(GAME, TABLES)
