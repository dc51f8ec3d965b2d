"""Fast play without a match: deterministic, and the same as play through a match."""

from tests.core.playing import start
from tests.core.test_state import position
from tests.core.tiny_game import COMET

from galaktyka.core.chance import Stream
from galaktyka.core.playout import play_randomly
from galaktyka.core.table import LiveTable, SearchTable

GAMES = [
    (23, "40e035a6ede856a8", [5, 3]),
    (28, "6b036643b997408c", [3, 4, 0]),
    (18, "864f16d455404cd7", [8, 2]),
    (36, "197e21dbb2791c6e", [2, 7, 3]),
    (25, "2aa0a1cc8f118ec9", [4, 1]),
    (31, "00633ae374f8c871", [2, 4, 3]),
]


def digest_of_games(seeds: range) -> list[tuple[int, str, list[int]]]:
    results = []
    for seed in seeds:
        state = position(seed, 0)
        answers = play_randomly(state, SearchTable(Stream(seed)), Stream(seed + 1000), 1000)
        results.append((answers, state.digest(), COMET.scores(state)))
    return results


def test_playouts_are_deterministic() -> None:
    """Fixed results: the same interpreted and compiled, on every machine."""
    games = digest_of_games(range(6))
    assert games == digest_of_games(range(6))
    assert games == GAMES


def test_a_playout_ends_at_its_limit() -> None:
    state = position(1, 0)
    assert play_randomly(state, SearchTable(Stream(0)), Stream(0), 3) == 3
    assert state.frames


def test_a_playout_and_a_match_play_the_same_game() -> None:
    match = start(2, 11, automate=False)
    table = LiveTable(11)
    state = COMET.new_state(COMET.setting(2, 11, {}), table)
    state.settle(table)
    stream = Stream(4)
    while not match.over:
        legal = match.state.legal()
        match.answer(legal[stream.below(len(legal))])
    answers = play_randomly(state, table, Stream(4), 1000)
    assert (answers, state.digest()) == (len(match.record.entries), match.state.digest())
