"""Whole games whose every event is checked and booked by an auditor who knows only the written rules."""

from collections import Counter

import pytest
from tests.games.exodus.fleet_auditor import FleetAuditor
from tests.games.exodus.golden_games import GOLDEN
from tests.games.exodus.referee import judge
from tests.games.exodus.saying import start

from galaktyka.core.chance import Stream
from galaktyka.core.table import Event
from galaktyka.games.exodus.choices import DECLINE_VERB, DONE_VERB, E_EXTRACT, E_GROWTH, F_BALLOT
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME

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
        if state.top() == F_BALLOT and not state.all_given():
            enrich(auditor, state, stream)
        judged[judge(auditor, state)] += 1
        answer = GOLDEN.choose(state, state.legal(), stream)
        if answer == DECLINE_VERB:
            auditor.free = -1
        state.apply(answer, table)


def enrich(auditor: FleetAuditor, state: Position, stream: Stream) -> None:
    """A gift before the vote, in the position and in the books: rich players see more of the game."""
    seat = stream.below(state.seats)
    player = state.players[seat]
    player.cp, player.axinium, player.phasium = player.cp + 15, 8, 9
    auditor.accounts[seat].goods = [player.cp, player.axinium, player.phasium]


def test_the_auditor_notices_what_nobody_told() -> None:
    state, table = start(2, 1)
    auditor = FleetAuditor(state)
    for event in table.events:
        auditor.hear(event)
    auditor.compare(state)
    state.players[1].cp += 1
    with pytest.raises(AssertionError):
        auditor.compare(state)


@pytest.mark.parametrize("kind", [E_GROWTH, E_EXTRACT])
def test_the_auditor_notices_what_was_told_wrongly(kind: int) -> None:
    state, table = start(2, 1, windows="few")
    auditor = FleetAuditor(state)
    state.apply(DONE_VERB, table)  # nothing is rearranged before the first income
    at = next(i for i, event in enumerate(table.events) if event.kind == kind)
    for event in table.events[:at]:
        auditor.hear(event)
    told = table.events[at]
    with pytest.raises(AssertionError):
        auditor.hear(Event(told.kind, told.seat, told.a + 1, told.b, told.c, told.visible))


def test_the_referee_notices_an_answer_too_many_and_one_too_few() -> None:
    state, table = start(2, 1, windows="few")
    auditor = FleetAuditor(state)
    for event in table.events:
        auditor.hear(event)
    while GAME.question(state) != "bid":
        state.apply(state.legal()[-1], table)
    auditor.accounts[state.actor()].goods[0] = state.players[state.actor()].cp
    assert judge(auditor, state) == "bid"
    for wrong in (-1, 1):
        state.players[state.actor()].cp += wrong
        with pytest.raises(AssertionError):
            judge(auditor, state)
        state.players[state.actor()].cp -= wrong
