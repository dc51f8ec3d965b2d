"""Saying everything of Ascendancy strictly, along lively games and wars that have much to say."""

import re
from collections.abc import Iterator

from tests.games.ascendancy.golden_games import GOLDEN
from tests.games.ascendancy.war import scattered
from tests.games.saying import described, new_game, refused

from galaktyka.core.chance import Stream
from galaktyka.core.game import Answer
from galaktyka.core.table import LiveTable
from galaktyka.core.words import Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME

WAR = 150  # answers of a war that are looked at


def start(seats: int, seed: int, **options: str) -> tuple[Position, LiveTable]:
    state, table = new_game(GAME, seats, seed, {"round_cap": "8", **options})
    assert isinstance(state, Position)
    return state, table


def decisions(seats: int, seed: int, **options: str) -> Iterator[tuple[Position, LiveTable]]:
    """Every decision of a lively game, and at last the position at its end."""
    state, table = start(seats, seed, **options)
    stream = Stream(seed + 77)
    while state.frames:
        yield state, table
        state.apply(GOLDEN.choose(state, state.legal(), stream), table)
    yield state, table


def war(seed: int) -> Iterator[tuple[Position, LiveTable]]:
    """Decisions of a war that begins in the middle of a crowded map."""
    scene, stream = scattered(seed)
    state, table = scene.state, LiveTable(seed)
    state.frames = []
    state.push(c.F_GAME, -1, c.STEP_ROUND)
    state.round = 0
    state.settle(table)
    for _ in range(WAR):
        yield state, table
        if not state.frames:
            return
        legal = state.legal()
        hostile = [a for a in legal if c.A_ATTACK <= a < c.A_FLEET or c.A_INVADE <= a < c.A_STARBASE]
        choice = hostile if hostile and stream.below(2) else legal
        state.apply(choice[stream.below(len(choice))], table)


GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (3, {"map_model": "hex", "wild_culture": "true"}),
    (2, {"map_model": "hex", "mystery_turn_order": "true", "focused_research": "true"}),
    (3, {"civilizations": "choose", "starting_project": "choose", "extra_starting_advancement": "choose"}),
]
WARS = range(1, 9)
TARGETS = re.compile(
    r"|disc-\w+|sector-L\d+-\d|lane-L\d+|ship-\d-[\w-]+|fleet-\d-\d|fleetcard-\d-\d|warp-\d-\d+|angle-\d+"
    r"|link-\w+-\d|turn-\w+-\d+|turn-card-\d+|card-\w+|drawn-\d+|mat-\d|agreement-\w+|civ-\w+|die-\d+"
    r"|ascendancy-\d|track-\d-(weapons|shields)"
)


def check_answer(state: Position, seat: int, answer: int) -> Answer:
    return described(GAME, TARGETS, state, seat, answer)


def check_refusal(state: Position, seat: int, answer: int) -> Text:
    return refused(GAME, state, seat, answer)
