"""The stored digests of whole games hold here too: on this machine, in this Python, in this flavour."""

import pytest
from scripts.compare_flavours import STORED_GAMES, first_difference, play
from tests.games.digests import check_game, check_stored


@pytest.mark.parametrize("seed", range(STORED_GAMES))
def test_the_game_of_this_seed_is_the_stored_one(seed: int) -> None:
    check_game("gaia", seed)


def test_the_stored_digests_are_those_of_the_tested_games() -> None:
    check_stored("gaia")


def test_a_difference_is_named_by_its_entry() -> None:
    lines = play("gaia", 1).lines
    changed = [*lines]
    changed[7] = changed[7].replace("seat", "seal")
    assert first_difference(lines, lines) == ""
    assert first_difference(lines, changed).startswith("entry 7\n")
    assert first_difference(lines, lines[:-1]).startswith(f"entry {len(lines) - 1}\n")
