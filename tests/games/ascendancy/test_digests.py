"""The stored digests of whole games hold here too: on this machine, in this Python, in this flavour."""

import pytest
from scripts.compare_flavours import STORED_GAMES
from tests.games.digests import check_game, check_stored


@pytest.mark.parametrize("seed", range(STORED_GAMES))
def test_the_game_of_this_seed_is_the_stored_one(seed: int) -> None:
    check_game("ascendancy", seed)


def test_the_stored_digests_are_those_of_the_tested_games() -> None:
    check_stored("ascendancy")
