"""Nobody sees what they may not: views, events, history, resampling."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.playing import Script, after_bidding, start
from tests.core.test_state import POSITIONS
from tests.core.tiny_game import BID, COMET, DREW, KINDS, SCANNED, CometState

from galaktyka.core.chance import Stream
from galaktyka.core.table import SearchTable


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    match = after_bidding(seats=3)
    assert [match.view(seat)["hand"] for seat in (0, 1, 2, -1)] == [[0, 1, 0], [0, 0, 1], [1, 0, 0], []]
    assert {json.dumps(match.view(seat)["cards"]) for seat in (0, 1, 2, -1)} == {"[1, 1, 1]"}


def test_a_sealed_bid_stays_closed_in_view_history_and_events() -> None:
    match = start(3)
    match.answer("bid 2", 1)
    assert [match.view(seat)["bid"] for seat in (0, 1, 2, -1)] == [-1, 2, -1, -1]
    assert [match.history(seat)[0].answer for seat in (0, 1, 2, -1)] == ["", "bid 2", "", ""]
    assert [event for event in match.events(-1) if event.kind == BID] == []
    assert match.history(0)[0].seat == 1


def test_whether_a_sealed_answer_was_forced_stays_closed_too() -> None:
    match = start(script=Script().cards(1, 2, 3), fuel=0, automate=False)
    match.answer("bid 0", 0)
    match.record.entries[0].auto = True
    assert [match.history(seat)[0].auto for seat in (0, 1)] == [True, False]


def test_opened_bids_are_seen_by_all() -> None:
    match = start(2)
    match.answer("bid 2", 1)
    match.answer("bid 1", 0)
    for seat in (0, 1, -1):
        assert [(entry.seat, entry.answer) for entry in match.history(seat)] == [(1, "bid 2"), (0, "bid 1")]
        bids = [(event.seat, event.a) for event in match.events(seat) if event.kind == BID]
        assert bids == [(0, 1), (1, 2)]


def test_history_says_nothing_of_cards_drawn_face_down() -> None:
    """With the outcome and the cards in the bag anybody could work out what was drawn."""
    match = after_bidding(Script().cards(1, 2, 3).cards(1, 3))
    match.answer("pass pass")
    assert match.record.entries[-1].chance != []
    for seat in (0, 1, -1):
        assert [entry.chance for entry in match.history(seat)] == [[]] * 4


def test_events_reach_those_who_may_hear_them() -> None:
    match = after_bidding()
    match.answer("scan")
    heard = {seat: [(event.kind, event.a) for event in match.events(seat)] for seat in (0, 1, -1)}
    bids = [(BID, 0), (BID, 0)]
    assert heard == {0: [(DREW, 2), *bids, (SCANNED, 1)], 1: [(DREW, 3), *bids], -1: bids}
    assert [event.kind for event in match.events(0, since=4)] == [SCANNED]


def test_the_core_is_seen_by_who_scanned_it_and_by_all_at_the_end() -> None:
    match = after_bidding(Script().cards(1, 2, 3).cards(1, 1).cards(1, 1))
    match.answer("scan")
    assert [match.view(seat)["core"] for seat in (0, 1, -1)] == [0, -1, -1]
    match.answer("pass pass")
    for _ in range(2):
        match.answer("bid 0", 0)
        match.answer("bid 0", 1)
        match.answer("pass pass")
    assert [match.view(seat)["core"] for seat in (0, 1, -1)] == [0, 0, 0]


@settings(max_examples=80, deadline=None)
@given(state=POSITIONS, seed=st.integers(0, 10_000), seat=st.integers(-1, 1))
def test_what_a_seat_cannot_see_changes_nothing_that_it_sees(state: CometState, seed: int, seat: int) -> None:
    """The metamorphic test: hidden things drawn anew, the same view and the same answers."""
    digest = state.digest()
    if not state.frames:
        return
    other = COMET.resample(state, seat, SearchTable(Stream(seed)))
    assert state.digest() == digest
    COMET.check(other)
    assert COMET.view(other, seat) == COMET.view(state, seat)
    if seat in state.actors():
        assert other.legal_for(seat) == state.legal_for(seat)


def test_resampling_does_draw_anew() -> None:
    match = after_bidding()
    match.answer("scan")
    assert isinstance(match.state, CometState)
    hands = set()
    for seed in range(60):
        other = COMET.resample(match.state, 0, SearchTable(Stream(seed)))
        assert isinstance(other, CometState)
        assert other.core == match.state.core
        hands.add(tuple(other.hands[KINDS:]))
    assert hands == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
