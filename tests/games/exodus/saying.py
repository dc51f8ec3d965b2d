"""Saying everything of Exodus strictly, and random games rich enough to have much to say."""

import re
from collections.abc import Iterator

from tests.games.saying import described, new_game, refused

from galaktyka.core.chance import Stream
from galaktyka.core.game import Answer
from galaktyka.core.table import LiveTable
from galaktyka.core.words import Text
from galaktyka.games.exodus.choices import (
    A_BID,
    A_LETTER,
    DECLINE_VERB,
    DONE_VERB,
    F_BALLOT,
    F_BID,
    F_BUY,
    F_RESEARCH,
)
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME


def start(seats: int, seed: int, **options: str) -> tuple[Position, LiveTable]:
    state, table = new_game(GAME, seats, seed, options)
    assert isinstance(state, Position)
    return state, table


def choose(state: Position, stream: Stream) -> int:
    """Mostly something that builds the empire, and modest bids."""
    legal = state.legal()
    kind = state.top()
    if kind in (F_BALLOT, F_BID) and A_BID <= legal[0] < A_LETTER:
        legal = legal[:3]
    rest = [answer for answer in legal if answer not in (DONE_VERB, DECLINE_VERB)]
    if rest and kind in (F_RESEARCH, F_BUY) and stream.below(8):
        legal = rest
    return legal[stream.below(len(legal))]


def decisions(seats: int, seed: int, **options: str) -> Iterator[tuple[Position, LiveTable]]:
    """Every decision of a random game with generous gifts, and at last the position at its end."""
    state, table = start(seats, seed, **options)
    stream = Stream(seed + 77)
    while state.frames:
        if state.top() == F_BALLOT and not stream.below(3):
            player = state.players[stream.below(seats)]
            player.cp += 12
            player.axinium = player.phasium = 5
        yield state, table
        state.apply(choose(state, stream), table)
    yield state, table


GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"variant": "heavy_combat", "dice": "true", "open_moves": "true"}),
    (4, {}),
    (4, {"variant": "short", "turns": "4", "dice": "true"}),
    (5, {"variant": "long", "recloak": "next_turn"}),
    (6, {"variant": "heavy_combat", "windows": "few"}),
]
TARGETS = re.compile(
    r"|hex-\w+|ship-\d-\w+|tech-\w+|upgrade-\w+|blueprint-\d-\w+|card-\d-card_\w+|political-\w+|bonus-\w+"
    r"|centaurian-\w+|area-\d|seat-\d"
)


def check_answer(state: Position, seat: int, answer: int) -> Answer:
    return described(GAME, TARGETS, state, seat, answer)


def check_refusal(state: Position, seat: int, answer: int) -> Text:
    reason = refused(GAME, state, seat, answer)
    assert reason.key != "exodus-refusal-not-asked", (GAME.question(state), GAME.notation(state, answer))
    return reason
