"""A whole game that ended: played by the engine at random, then brought to the server as a record."""

import random
from functools import cache
from typing import Any

from tests.web.serving import Server

import galaktyka
from galaktyka.core.match import Match


@cache
def finished_match(seed: int = 7, players: int = 3) -> Match:
    """Every seat answers at random; passing is put off, so that something happens in every round."""
    chance = random.Random(seed)
    match = galaktyka.new_match("gaia", players=players, seed=seed, options={"setup": "first_game"})
    while not match.over:
        answers = match.decision.answers
        notations = [match.game.notation(match.state, answer) for answer in answers]
        lively = [answer for answer, said in zip(answers, notations, strict=True) if is_lively(said)]
        match.answer(chance.choice(lively or answers))
    return match


def is_lively(notation: str) -> bool:
    return notation != "pass" and ">" not in notation and notation != "burn"


def bring_record(server: Server, match: Match) -> dict[str, Any]:
    """Upload a record; gives its `table` and `key`."""
    return dict(server.post_text("/records", match.dumps()))
