"""The golden games of Exodus: which tables, how they are played, how events are written."""

from itertools import product
from typing import Final

from scripts.playthrough import GoldenSet, GoldenTable
from tests.games.golden import event_line, event_names, marks_in, weighted

from galaktyka.core.chance import Stream
from galaktyka.core.state import State
from galaktyka.core.table import Event
from galaktyka.games.exodus import choices as c
from galaktyka.games.exodus import ids
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import HOME_IDS, PLANET_IDS, SIZE_IDS, START_IDS
from galaktyka.games.exodus.notation import ship_word
from galaktyka.games.exodus.state import NOWHERE, SOURCES, ExodusState

PLAYER_COUNTS: Final = (2, 3, 4, 5, 6)

# Seeds found by `python -m scripts.golden --find`, by player count and variant.
SEEDS: Final = {
    2: (31, 42, 11, 17),
    3: (34, 20, 42, 42),
    4: (35, 32, 7, 38),
    5: (9, 33, 4, 1),
    6: (9, 16, 45, 45),
}


def tables() -> list[GoldenTable]:
    """Each variant with each number of players, so on each map; every second one with the dice module."""
    found: list[GoldenTable] = []
    for seats in PLAYER_COUNTS:
        for number, variant in enumerate(START_IDS):
            options = {"variant": variant, "windows": "few"}
            if (seats + number) % 2:
                options["dice"] = "true"
            if variant == "short":
                options["turns"] = "4"
            if (seats, variant) in ((2, "normal"), (3, "heavy_combat")):
                options |= {"windows": "all", "open_moves": "true"}
            if (seats, variant) in ((4, "normal"), (5, "long")):
                options |= {"radar": "own_hex", "recloak": "next_turn", "vp_marker": "true"}
            name = f"{seats}p-{variant}" + ("-dice" if "dice" in options else "")
            found.append(GoldenTable(name, seats, SEEDS[seats][number], options))
    return found


TABLES: Final = tables()

YES_NO: Final = ("false", "true")
BESIDES: Final = {
    "windows": ("few", "all"),
    "open_moves": YES_NO,
    "radar": ("any_hex", "own_hex"),
    "recloak": ("next_phase", "next_turn"),
    "vp_marker": YES_NO,
}


def brief_tables() -> list[GoldenTable]:
    """Every player count, map, variant and dice module; the other options change from table to table."""
    found: list[GoldenTable] = []
    every = product(PLAYER_COUNTS, SIZE_IDS, START_IDS, YES_NO)
    for number, (seats, size, variant, dice) in enumerate(every):
        options = {"map": size, "variant": variant, "dice": dice}
        for k, (name, values) in enumerate(BESIDES.items()):
            options[name] = values[number * (2 * k + 9) // 7 % 2]
        if variant == "short":
            options["turns"] = "3"
        name = f"{seats}p-{size}-{variant}" + ("-dice" if dice == "true" else "")
        found.append(GoldenTable(name, seats, number, options))
    return found


BRIEF: Final = brief_tables()

# How much a choice is drawn to each kind of answer; 10 where nothing is said.
VERB_WEIGHTS: Final = {
    c.DONE_VERB: 2,
    c.PASS_VERB: 12,
    c.DECLINE_VERB: 1,
    c.NONE_VERB: 3,
    c.HOLD_VERB: 4,
    c.ALL_VERB: 60,
    c.FOCUS_VERB: 60,
    c.BLOCK_VERB: 2,
}
WANTED_TECHNOLOGIES: Final = {
    ids.CLOAKING: 40,
    ids.RADAR: 40,
    ids.MASTER_POLITICS: 40,
    ids.CIVILIAN_SHIPS: 30,
    ids.TECH_HYPERSONIC_ROCKETS: 30,
    ids.TECH_BIOCHEMICAL_ROCKETS: 30,
    ids.TECH_GRAVITON_ROCKETS: 60,
    ids.TECH_ANTIMATTER_CANNON: 60,
    ids.TECH_PLASMA_CANNON: 40,
    ids.TECH_QGP_SHIELD: 40,
    ids.TECH_ANTIGRAVITY_DRIVE: 40,
}
CARD_WEIGHTS: Final = [30, 14, 16, 16, 16, 8]
STRONG_PARTS: Final = (ids.ANTIGRAVITY_DRIVE, ids.QGP_SHIELD, ids.PLASMA_CANNON, ids.ANTIMATTER_CANNON)


def weight(state: ExodusState, answer: int) -> int:
    """Lively play: much is built and moved, little is bid, blueprints are seldom changed."""
    kind = state.top()
    if answer in VERB_WEIGHTS:
        if answer == c.DONE_VERB and kind == c.F_WINDOW:
            return 200
        return VERB_WEIGHTS[answer]
    if c.A_BID <= answer < c.A_LETTER:
        return max(0, 3 - (answer - c.A_BID))
    if c.A_TECH <= answer < c.A_UPGRADE:
        return WANTED_TECHNOLOGIES.get(answer - c.A_TECH, 10)
    if c.A_CARD <= answer < c.A_REACT:
        return CARD_WEIGHTS[answer - c.A_CARD]
    if c.A_UPGRADE <= answer < c.A_SHIFT:
        return 60 if answer - c.A_UPGRADE in STRONG_PARTS or answer >= c.A_UPGRADE + ids.PARTS else 10
    if c.A_SHIFT <= answer < c.A_FIT:
        return 1
    if answer == c.BUY_PHASIUM:
        return 60
    if c.A_LETTER + c.LETTER_NONE <= answer < c.A_BONUS:
        return 1
    if kind == c.F_AIM:
        return aim_weight(state, answer - c.A_HEX)
    return order_weight(state, answer) if kind in (c.F_ORDERS, c.F_MOVE) else 10


def aim_weight(state: ExodusState, hex_: int) -> int:
    """Rockets go where many live, not too far away."""
    owners = len([seat for seat in range(state.seats) if state.people(hex_, seat)])
    near = 6 - state.board.grid.distances[state.arg(0)][hex_]
    return (1, 4, 200)[min(owners, 2)] * (1 + max(0, near)) ** 2


def order_weight(state: ExodusState, answer: int) -> int:
    """Ships leave home, and look for company now and then."""
    hex_ = answer - c.A_HEX
    if state.is_home(hex_):
        return 1
    if state.centaurian[hex_]:
        return 4 - state.centaurian[hex_]
    company = any(place == hex_ for place in state.place if place != NOWHERE)
    settled = any(state.people(hex_, seat) for seat in range(state.seats))
    return (14 if company else 8) + (12 if settled else 0)


EVENT_NAMES: Final = event_names(c)
DETAILED: Final = ("tech", "upgrade", "adopted", "bonus", "card", "centaurian")
# What the arguments of an event are, in the order of the kinds of event: a letter each for a, b, c.
EVENT_PARTS: Final = [
    *["n", "n", "n", "hrn", "n", "pn", "ln", "p"],
    *["p", "o", "o", "n", "n", "kn", "an", "sn"],
    *["tn", "i", "uyh", "un", "n", "hn", "n", "xn"],
    *["nn", "uyy", "z", "rn", "nhh", "nnn", "nhn", "hn"],
    *["hn", "h", "n", "hhn", "in", "ihh", "hs"],
    *["h", "nnh", "in", "ih", "hn", "h", "h"],
    *["hz", "z", "hz", "inn", "nv", "p", "hn"],
    "hw",
]


def part(state: ExodusState, letter: str, value: int) -> str:
    """One argument of an event as a word."""
    if letter == "n":
        return str(value)
    if value < 0:
        return "-"
    if letter == "h":
        return state.hex_name(value)
    if letter == "i":
        return ship_word(value)
    lists = {
        "r": ids.RESOURCE_IDS,
        "p": ids.POLITICAL_IDS,
        "l": c.LETTER_WORDS,
        "o": ids.BONUS_CARD_IDS,
        "k": ids.ACTION_CARD_IDS,
        "a": ids.ACTION_IDS,
        "t": ids.TECH_IDS,
        "u": ids.UPGRADE_IDS,
        "y": ids.SHIP_IDS,
        "x": c.EXCHANGE_WORDS,
        "z": ids.CENTAURIAN_IDS,
        "v": SOURCES,
        "w": PLANET_IDS + HOME_IDS,
    }
    return lists[letter][value] if letter in lists else f"seat-{value}"


class ExodusSet(GoldenSet):
    def choose(self, state: State, legal: list[int], stream: Stream) -> int:
        assert isinstance(state, ExodusState)
        return weighted(legal, [weight(state, answer) for answer in legal], stream)

    def seat_name(self, state: State, seat: int) -> str:
        assert isinstance(state, ExodusState)
        return state.hex_name(state.home(seat))

    def event_words(self, state: State, event: Event) -> str:
        assert isinstance(state, ExodusState)
        values = (event.a, event.b, event.c)
        parts = [part(state, letter, values[i]) for i, letter in enumerate(EVENT_PARTS[event.kind])]
        if event.kind == c.E_CENTAURIAN:
            parts.reverse()  # the card first: the set must meet them all
        return event_line(event, EVENT_NAMES[event.kind], " ".join(parts))

    def marks(self, lines: list[str]) -> set[str]:
        """Questions asked, events heard, and the cards, technologies and upgrades that appeared."""
        return marks_in(lines, DETAILED)

    def required_marks(self) -> set[str]:
        wanted = {"? " + c.QUESTIONS[kind] for kind in range(len(c.QUESTIONS)) if kind not in c.AUTOMATIC}
        wanted |= set(EVENT_NAMES.values())
        wanted |= {f"tech {name}" for name in ids.TECH_IDS}
        wanted |= {f"upgrade {name}" for name in ids.UPGRADE_IDS}
        wanted |= {f"adopted {name}" for name in ids.POLITICAL_IDS}
        wanted |= {f"bonus {name}" for name in ids.BONUS_CARD_IDS}
        wanted |= {f"card {name}" for name in ids.ACTION_CARD_IDS}
        return wanted | {f"centaurian {name}" for name in ids.CENTAURIAN_IDS}


GOLDEN: Final = ExodusSet(GAME, TABLES, BRIEF)
