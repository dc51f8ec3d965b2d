"""Random games with every tester of the fuzzer, over all player counts and options."""

import time

import pytest

from galaktyka.cli import testers
from galaktyka.core.chance import Stream
from galaktyka.games.exodus.game import GAME

LONGEST_GAME = 6000


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_passes_every_tester(seed: int) -> None:
    stream = Stream(1000 + seed)
    coverage: dict[str, int] = {}
    tested = testers.TestedGame(GAME, testers.draw_setting(GAME, stream, seed), stream, coverage)
    assert tested.play(time.perf_counter() + 600)
    tested.test_record()
    assert len(tested.answers) < LONGEST_GAME
    assert {"R9", "R13", "R23", "R29", "R32", "R33", "R90", "R101"} <= set(coverage)
