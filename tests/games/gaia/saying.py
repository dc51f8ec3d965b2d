"""Saying everything of Gaia Project strictly, and random games rich enough to have much to say."""

import re
from collections.abc import Iterator

from tests.games.saying import described, new_game, refused

from galaktyka.core.chance import Stream
from galaktyka.core.game import Answer
from galaktyka.core.table import LiveTable
from galaktyka.core.words import Text
from galaktyka.games import game
from galaktyka.games.gaia import choices
from galaktyka.games.gaia.choices import (
    A_FREE,
    DONE_VERB,
    F_ROTATE,
    F_TURN,
    PASS_VERB,
)
from galaktyka.games.gaia.flow import Position
from galaktyka.games.gaia.state import (
    Player,
)

PROJECT = game("gaia")


# --- random games ---


def start(seats: int, seed: int, **options: str) -> tuple[Position, LiveTable]:
    state, table = new_game(PROJECT, seats, seed, options)
    assert isinstance(state, Position)
    return state, table


def enrich(p: Player, stream: Stream) -> None:
    """Random play is poor: now and then somebody finds goods, so that the later questions come up too."""
    p.credits, p.ore, p.knowledge = 30 - stream.below(26), 15 - stream.below(13), 15 - stream.below(13)
    p.qic += stream.below(3)
    if p.power_tokens() < 8:
        p.bowl1 += 1 + stream.below(2)
    p.bowl3 += stream.below(3)


def choose(state: Position, stream: Stream) -> int:
    """Mostly main actions, seldom a pass."""
    legal = state.legal()
    if state.top() == F_TURN and stream.below(5):
        main = [answer for answer in legal if answer < A_FREE and answer != PASS_VERB]
        if main and stream.below(8):
            legal = main
    if state.top() == F_ROTATE and DONE_VERB in legal and not stream.below(3):
        return DONE_VERB
    return legal[stream.below(len(legal))]


def decisions(seats: int, seed: int, **options: str) -> Iterator[tuple[Position, LiveTable]]:
    """Every decision of a random game, and at last the position at its end."""
    state, table = start(seats, seed, **options)
    stream = Stream(seed + 77)
    while state.frames:
        if state.top() == F_TURN and not stream.below(5):
            enrich(state.players[state.actor()], stream)
        yield state, table
        state.apply(choose(state, stream), table)
    yield state, table


GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {"factions": "terrans,taklons"}),
    (2, {"factions": "lantids,ivits", "turn_order": "passing"}),
    (3, {"factions": "hadsch_hallas,bal_taks,gleens"}),
    (3, {"factions": "geodens,ambas,nevlas", "board": "random"}),
    (4, {"factions": "xenos,firaks,itars,lantids", "lantid_shared_counts": "true"}),
    (4, {"factions": "ivits,bescods,taklons,terrans", "allow_wasted_steps": "true"}),
    (1, {"factions": "bescods"}),
    (2, {"setup": "first_game"}),
    (4, {"board": "last_player_rotates", "token_choice": "automatic"}),
    (2, {"factions": "taklons,ivits", "token_choice": "automatic"}),
]
TARGETS = re.compile(
    r"|hex-\d+(A\d+|B\d|C)|mat-[0-3]|action-(power|qic)_\w+|booster-booster_\d\d|token-fed_\w+|faction-\w+|track-\w+"
    r"|tech-(free[123]|(adv-)?(terraforming|navigation|ai|gaia_project|economy|science))"
)


def check_answer(state: Position, seat: int, answer: int) -> Answer:
    made = described(PROJECT, TARGETS, state, seat, answer)
    assert made.label.key != "gaia-do-end" or answer == choices.END_VERB
    return made


def check_refusal(state: Position, seat: int, answer: int) -> Text:
    return refused(PROJECT, state, seat, answer)


def told_goods(text: Text | None) -> dict[str, int]:
    """The amounts in a cost, by resource."""
    if text is None:
        return {}
    if text.key == "gaia-list":
        first, rest = text.params["first"], text.params["rest"]
        assert isinstance(first, Text)
        assert isinstance(rest, Text)
        return told_goods(first) | told_goods(rest)
    n = text.params["n"]
    assert isinstance(n, int)
    return {text.key.removeprefix("gaia-amount-"): n}
