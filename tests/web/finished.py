"""A whole game that ended: played by the engine, then brought to the server as a record."""

from functools import cache
from typing import Any

from scripts.playthrough import golden_set
from tests.web.serving import Server

import galaktyka
from galaktyka.core.chance import Stream
from galaktyka.core.match import Match

NAMES = ("Ada", "Bolek", "Celina", "Dag")


OPTIONS = {"gaia": {"setup": "first_game"}}
"""What a game is played with where its defaults would begin with a long set-up."""


@cache
def finished_match(seed: int = 7, players: int = 3, game: str = "gaia") -> Match:
    """Every seat plays by the lively policy of the golden playthroughs, so that much happens."""
    golden = golden_set(game)
    stream = Stream(seed)
    match = galaktyka.new_match(game, players=players, seed=seed, options=OPTIONS.get(game, {}))
    match.record.names = list(NAMES[:players])
    while not match.over:
        seat = match.state.actor()
        match.answer(golden.choose(match.state, match.state.legal_for(seat), stream), seat)
    return match


def bring_record(server: Server, match: Match) -> dict[str, Any]:
    """Upload a record; gives its `table` and `key`."""
    return dict(server.post_text("/records", match.dumps()))
