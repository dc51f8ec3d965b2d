"""One whole game for every player count, map, variant and dice module, as the hash of its end.

Usage: python -m tests.games.exodus.combinations    writes the hashes anew, after a change that was meant
"""

import json
from itertools import product
from pathlib import Path
from typing import Final

from tests.games.exodus.golden_games import GOLDEN, PLAYER_COUNTS

from galaktyka.core.chance import Stream
from galaktyka.core.table import LiveTable
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import SIZE_IDS, START_IDS

FILE: Final = Path(__file__).parent / "combinations.json"
CHECK_EVERY: Final = 7


def combinations() -> dict[str, tuple[int, dict[str, str]]]:
    found: dict[str, tuple[int, dict[str, str]]] = {}
    for seats, size, variant, dice in product(PLAYER_COUNTS, SIZE_IDS, START_IDS, ("false", "true")):
        options = {"map": size, "variant": variant, "dice": dice, "windows": "few"}
        if variant == "short":
            options["turns"] = "3"
        found[f"{seats}p {size} {variant} dice={dice}"] = (seats, options)
    return found


COMBINATIONS: Final = combinations()


def final(name: str) -> str:
    """Lively play to the end, with the invariants tested on the way; the hash of all positions looked at."""
    seats, options = COMBINATIONS[name]
    seed = sorted(COMBINATIONS).index(name)
    table = LiveTable(seed)
    state = GAME.new_state(GAME.setting(seats, seed, options), table)
    state.settle(table)
    stream = Stream(seed)
    answers = 0
    while not state.over:
        state.apply(GOLDEN.choose(state, state.legal(), stream), table)
        answers += 1
        if answers % CHECK_EVERY == 0 or state.over:
            GAME.check(state)
    assert sorted(GAME.ranks(state)) == list(range(1, seats + 1))
    assert state.turn == state.variant.turns
    return f"{answers} {state.digest()}"


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: final(name) for name in COMBINATIONS}, indent=0) + "\n", "utf-8")
