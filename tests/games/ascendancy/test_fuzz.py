"""Random games with every tester of the fuzzer over all options, and wars from random positions."""

import time

import pytest
from tests.games.ascendancy.war import fight_on

from galaktyka.cli import testers
from galaktyka.core.chance import Stream
from galaktyka.games.ascendancy.game import GAME

LONGEST_GAME = 6000


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_passes_every_tester(seed: int) -> None:
    stream = Stream(1000 + seed)
    coverage: dict[str, int] = {}
    tested = testers.TestedGame(GAME, testers.draw_setting(GAME, stream, seed), stream, coverage)
    assert tested.play(time.perf_counter() + 600)
    tested.test_record()
    assert len(tested.answers) < LONGEST_GAME
    assert {"U2", "R38", "R59", "R75", "R190"} <= set(coverage)


@pytest.mark.parametrize("seed", range(12))
def test_a_war_from_a_random_position_breaks_nothing(seed: int) -> None:
    """Random play seldom meets; here fleets, systems, cards and agreements are scattered over a joined map."""
    coverage: dict[str, int] = {}
    fight_on(seed, coverage)
    assert {"R115", "R117", "R129", "R190"} <= set(coverage)
