"""The stored digests of whole games: they hold on any machine, in any Python, in both flavours."""

import json

from scripts.compare_flavours import STORED_GAMES, digests_file, play


def stored(game_id: str) -> dict[str, str]:
    found = json.loads(digests_file(game_id).read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def check_game(game_id: str, seed: int) -> None:
    playout = play(game_id, seed)
    assert playout.digest() == stored(game_id)[str(seed)], (
        f"{playout.title}: {len(playout.lines)} lines, another game than the stored one; "
        "if the change is meant: make golden"
    )


def check_stored(game_id: str) -> None:
    """A digest for each tested game, each another one."""
    digests = stored(game_id)
    assert list(digests) == [str(seed) for seed in range(STORED_GAMES)]
    assert len(set(digests.values())) == STORED_GAMES
