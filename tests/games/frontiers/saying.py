"""Saying everything of New Frontiers strictly, and random games rich enough to have much to say."""

import re
from collections.abc import Iterator

from tests.games.saying import described, new_game, refused

from galaktyka.core.chance import Stream
from galaktyka.core.game import Answer
from galaktyka.core.table import LiveTable
from galaktyka.core.words import Text
from galaktyka.games import game
from galaktyka.games.frontiers.choices import COLONISTS_VERB, F_CHOOSE, F_DEVELOP, F_SETTLE, PASS_VERB
from galaktyka.games.frontiers.flow import Position
from galaktyka.games.frontiers.ids import ISOLATION

FRONTIERS = game("frontiers")

# --- random games ---


def start(seats: int, seed: int, **options: str) -> tuple[Position, LiveTable]:
    state, table = new_game(FRONTIERS, seats, seed, options)
    assert isinstance(state, Position)
    return state, table


def choose(state: Position, stream: Stream) -> int:
    """Mostly something that builds the empire."""
    legal = state.legal()
    kind = state.top()
    if kind == F_CHOOSE and stream.below(4):
        legal = legal[1:] if state.tiles_used >> ISOLATION & 1 == 0 and len(legal) > 1 else legal
    if (kind == F_DEVELOP and legal[0] == PASS_VERB) or (kind == F_SETTLE and legal[0] == COLONISTS_VERB):
        if len(legal) > 1 and stream.below(4):
            legal = legal[1:]
    return legal[stream.below(len(legal))]


def decisions(seats: int, seed: int, **options: str) -> Iterator[tuple[Position, LiveTable]]:
    """Every decision of a random game with generous gifts, and at last the position at its end."""
    state, table = start(seats, seed, **options)
    stream = Stream(seed + 77)
    while state.frames:
        if state.top() == F_CHOOSE and not stream.below(6):
            state.players[state.actor()].credits += 3
        yield state, table
        state.apply(choose(state, stream), table)
    yield state, table


GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"goals": "true"}),
    (3, {"setup": "first_game"}),
    (4, {"goals": "true"}),
    (4, {"allow_straddle": "false"}),
    (5, {"goals": "true", "allow_straddle": "false"}),
]
TARGETS = re.compile(
    r"|action-\w+|planet-\w+|tech-\w+|owned-\d-\w+|good-\w+|goal-\w+|pool-colonists|stock-\d"
)


def check_answer(state: Position, seat: int, answer: int) -> Answer:
    made = described(FRONTIERS, TARGETS, state, seat, answer)
    assert made.label.key != "frontiers-do-pass" or answer == PASS_VERB
    return made


def check_refusal(state: Position, seat: int, answer: int) -> Text:
    return refused(FRONTIERS, state, seat, answer)
