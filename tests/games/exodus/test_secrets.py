"""Secret choices: nobody learns them before the reveal, and nobody waits for anybody."""

import json
from collections.abc import Callable
from itertools import permutations

import pytest
from tests.games.exodus.scene import Scene

from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.core.record import loads
from galaktyka.core.replaying import replay
from galaktyka.core.table import SearchTable
from galaktyka.core.words import Illegal
from galaktyka.games.exodus.choices import (
    E_BALLOT,
    E_BID,
    E_CARD,
    E_MOVED,
    E_TECH,
    STEP_CARDS,
    STEP_ELECTION,
    STEP_ORDERS,
    STEP_SETUP,
    STEP_VOTE,
)
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME

SECRET_EVENTS = {E_BALLOT, E_BID, E_CARD, E_MOVED, E_TECH}


def ballot() -> Scene:
    scene = Scene(3)
    scene.begin(STEP_VOTE)
    return scene


def bid() -> Scene:
    scene = Scene(3)
    scene.begin(STEP_ELECTION)
    return scene


def card() -> Scene:
    scene = Scene(3)
    scene.begin(STEP_CARDS)
    return scene


def third_card() -> Scene:
    scene = Scene(3)
    for seat in range(3):
        scene.teach(seat, "master_politics")
    scene.begin(STEP_CARDS, which=3)
    return scene


def orders() -> Scene:
    scene = Scene(3)
    for seat in range(3):
        for ship in ("raider1", "cruiser1"):
            scene.fly(seat, ship, f"home {seat}")
    scene.begin(STEP_ORDERS)
    return scene


def picks() -> Scene:
    scene = Scene(3, variant="heavy_combat")
    scene.begin(STEP_SETUP)
    return scene


QUESTIONS = [ballot, bid, card, third_card, orders, picks]
NAMES = [question.__name__ for question in QUESTIONS]


def answer_all(scene: Scene, seat: int, choose: int) -> None:
    """All steps that a seat owes, each time the first or the last that is on offer."""
    question = scene.question
    while scene.state.asked >> seat & 1 and scene.question == question:
        scene.play(scene.legal(seat)[choose], seat)


def seen(scene: Scene, seat: int) -> str:
    return json.dumps(GAME.view(scene.state, seat), sort_keys=True)


@pytest.mark.parametrize("question", QUESTIONS, ids=NAMES)
def test_others_see_no_difference_between_two_answers(question: Callable[[], Scene]) -> None:
    first, last = question(), question()
    answer_all(first, 1, 0)
    answer_all(last, 1, -1)
    assert first.state.digest() != last.state.digest()
    for other in (-1, 0, 2):
        assert seen(first, other) == seen(last, other)
    assert first.legal(0) == last.legal(0)
    assert seen(first, 1) != seen(last, 1)  # the seat itself may look at what it has given


@pytest.mark.parametrize("question", QUESTIONS, ids=NAMES)
def test_no_event_tells_before_the_reveal_and_then_all_do(question: Callable[[], Scene]) -> None:
    scene = question()
    told = len(scene.table.events)
    answer_all(scene, 2, 0)
    answer_all(scene, 0, 1)
    assert len(scene.table.events) == told
    answer_all(scene, 1, 0)
    new = {event.kind for event in scene.table.events[told:]}
    assert new & SECRET_EVENTS or question is orders


@pytest.mark.parametrize("question", QUESTIONS, ids=NAMES)
def test_the_order_of_answering_does_not_matter(question: Callable[[], Scene]) -> None:
    ends = set()
    for order in permutations(range(3)):
        scene = question()
        for seat in order:
            answer_all(scene, seat, 1 if seat == 1 else 0)
        ends.add(scene.state.digest())
    assert len(ends) == 1


@pytest.mark.parametrize("question", [ballot, orders, picks], ids=["ballot", "orders", "picks"])
def test_seats_may_answer_step_by_step_in_turn(question: Callable[[], Scene]) -> None:
    """Two seats take turns with their steps; the end is the same as one after the other."""
    mixed, plain = question(), question()
    while mixed.state.asked & 3:
        for seat in (1, 0):
            if mixed.state.asked >> seat & 1:
                mixed.play(mixed.legal(seat)[0], seat)
    for seat in (0, 1):
        answer_all(plain, seat, 0)
    assert mixed.state.digest() == plain.state.digest()


@pytest.mark.parametrize("question", QUESTIONS, ids=NAMES)
def test_resampling_keeps_what_a_seat_knows(question: Callable[[], Scene]) -> None:
    scene = question()
    answer_all(scene, 1, 0)
    if len(scene.state.players[0].secret) == 0 and question in (ballot, orders, picks):
        scene.play(scene.legal(0)[0], 0)
    changed = 0
    for seed in range(20):
        for seat in range(3):
            other = GAME.resample(scene.state, seat, SearchTable(Stream(seed)))
            assert isinstance(other, Position)
            GAME.check(other)
            assert GAME.view(other, seat) == GAME.view(scene.state, seat)
            assert other.asked == scene.state.asked
            if seat in other.actors():
                assert other.legal_for(seat) == scene.state.legal_for(seat)
            if seat == 1:
                assert other.sealed[1] == scene.state.sealed[1]
                assert other.players[1].secret == scene.state.players[1].secret
            changed += other.digest() != scene.state.digest()
    assert changed


def match_at_orders(seats: int = 3) -> Match:
    """A real match, played with the first answers up to the first secret orders."""
    match = Match(GAME, GAME.setting(seats, 3, {"windows": "few"}), automate=False)
    while GAME.question(match.state) != "orders":
        seat = match.state.actor()
        match.answer(match.state.legal_for(seat)[-1], seat)
    return match


def test_the_history_of_a_match_hides_every_step_of_a_secret_answer() -> None:
    match = match_at_orders()
    before = len(match.record.entries)
    steps = 0
    for seat in (2, 0):
        for _ in range(2):  # a raider and a cruiser each
            match.answer(match.state.legal_for(seat)[1], seat)
            steps += 1
    assert len(match.record.entries) == before + steps
    for reader, hidden in ((-1, 4), (0, 2), (1, 4), (2, 2)):
        shown = match.history(reader)
        assert [entry.answer for entry in shown].count("") == hidden
        assert all(entry.answer for entry in shown[:before])
        own = [entry.answer for entry in shown[before:] if entry.seat == reader]
        assert all(own)
    for _ in range(2):
        match.answer(match.state.legal_for(1)[0], 1)
    assert all(entry.answer for entry in match.history(-1))


def test_a_half_given_secret_answer_can_be_taken_back_and_is_still_hidden() -> None:
    match = match_at_orders()
    digest = match.state.digest()
    match.answer(match.state.legal_for(1)[1], 1)
    assert [entry.answer for entry in match.history(0)][-1] == ""
    match.undo(1)
    assert match.state.digest() == digest
    with pytest.raises(Illegal):
        match.answer("bid 3", 1)


def test_a_record_with_secret_answers_in_any_order_replays() -> None:
    match = match_at_orders()
    for seat in (2, 1, 2, 0, 1, 0):
        match.answer(match.state.legal_for(seat)[-1], seat)
    again = replay(GAME, loads(match.dumps()))
    assert again.state.digest() == match.state.digest()


def test_bids_are_reserved_only_when_they_are_shown() -> None:
    scene = bid()
    scene.play("bid 5", 1)
    assert scene.player(1).cp == 5
    assert GAME.view(scene.state, 0)["bids"] == []
    assert GAME.view(scene.state, 1)["secret"] == ["bid 5"]


def test_a_last_technology_that_the_first_two_force_waits_for_its_seat() -> None:
    """Taken by itself it would tell the others, before the reveal, that there was no other choice."""
    match = Match(GAME, GAME.setting(3, 3, {"variant": "heavy_combat"}))
    match.answer("learn radar", 1)
    match.answer("learn em_shield", 1)
    assert [GAME.notation(match.state, a) for a in match.state.legal_for(1)] == ["learn landing_maneuver"]
    assert match.state.actors() == [0, 1, 2]
    assert [entry.answer for entry in match.history(0)] == ["", ""]
