"""The stored digests of whole games hold here too: on this machine, in this Python, in this flavour."""

import json

import pytest
from scripts.compare_flavours import STORED_GAMES, digests_file, play

STORED = json.loads(digests_file("frontiers").read_text("utf-8"))


@pytest.mark.parametrize("seed", range(STORED_GAMES))
def test_the_game_of_this_seed_is_the_stored_one(seed: int) -> None:
    playout = play("frontiers", seed)
    assert playout.digest() == STORED[str(seed)], (
        f"{playout.title}: {len(playout.lines)} lines, another game than the stored one; "
        "if the change is meant: make golden"
    )


def test_the_stored_digests_are_those_of_the_tested_games() -> None:
    assert list(STORED) == [str(seed) for seed in range(STORED_GAMES)]
    assert len(set(STORED.values())) == STORED_GAMES
