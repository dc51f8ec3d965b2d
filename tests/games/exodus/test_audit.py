"""Whole games whose every event is checked and booked by an auditor who knows only the written rules."""

from collections import Counter

import pytest
from tests.games.exodus.fleet_auditor import FleetAuditor
from tests.games.exodus.golden_games import GOLDEN
from tests.games.exodus.referee import judge
from tests.games.exodus.saying import start

from galaktyka.core.chance import Stream
from galaktyka.games.exodus.choices import DECLINE_VERB

GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"variant": "heavy_combat", "dice": "true"}),
    (3, {"variant": "long", "windows": "few"}),
    (3, {"variant": "short", "turns": "5", "dice": "true"}),
    (4, {"recloak": "next_turn", "vp_marker": "true"}),
    (4, {"variant": "heavy_combat", "open_moves": "true"}),
    (5, {"variant": "short", "windows": "few"}),
    (6, {"variant": "heavy_combat", "radar": "own_hex"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_R6_R112_every_event_of_a_game_follows_the_rules_and_is_all_that_happened(
    seats: int, options: dict[str, str]
) -> None:
    audited(seats, 11 * seats, options)


def audited(seats: int, seed: int, options: dict[str, str]) -> Counter[str]:
    state, table = start(seats, seed, **options)
    auditor = FleetAuditor(state)
    stream = Stream(seed)
    judged: Counter[str] = Counter()
    heard = 0
    while True:
        for event in table.events[heard:]:
            auditor.hear(event)
        heard = len(table.events)
        auditor.compare(state)
        if not state.frames:
            return judged
        judged[judge(auditor, state)] += 1
        answer = GOLDEN.choose(state, state.legal(), stream)
        if answer == DECLINE_VERB:
            auditor.free = -1
        state.apply(answer, table)
