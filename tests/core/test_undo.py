"""Taking back: undo, redo, reset, commit, and every kind of barrier."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.playing import Script, after_bidding, line, refused, start, trace
from tests.core.tiny_game import COMET

from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.core.table import ScriptedTable

# --- undo, redo, reset ---


def test_undo_takes_back_one_answer_at_a_time() -> None:
    match = after_bidding()
    traces = [trace(match)]
    for answer in ("sell", "play 2"):
        match.answer(answer, 0)
        traces.append(trace(match))
    match.undo()
    assert trace(match)[:-1] == traces[1][:-1]
    match.undo()
    assert trace(match)[:-1] == traces[0][:-1]
    assert not match.can_undo
    with refused("refusal-undo-barrier"):
        match.undo()


def test_redo_gives_back_what_undo_took() -> None:
    match = after_bidding()
    match.answer("sell", time=10)
    match.answer("play 2", time=20)
    played = trace(match)
    match.undo()
    match.undo()
    match.redo()
    assert (line(match), match.can_redo) == ("0:bid 0 1:bid 0 0:sell", True)
    match.redo()
    assert trace(match) == played
    assert [entry.time for entry in match.record.entries[2:]] == [10, 20]
    with refused("refusal-redo"):
        match.redo()


def test_a_new_answer_ends_redo() -> None:
    match = after_bidding()
    match.answer("sell")
    match.undo()
    match.answer("pass")
    assert not match.can_redo


def test_reset_takes_back_all_and_redo_gives_all_back() -> None:
    match = after_bidding()
    begun = trace(match)
    match.answer("sell play 2")
    played = trace(match)
    match.reset()
    assert trace(match)[:-1] == begun[:-1]
    match.redo()
    match.redo()
    assert trace(match) == played
    match.commit()
    with refused("refusal-undo-barrier"):
        match.reset()


def test_undo_takes_back_what_followed_by_itself() -> None:
    """The block is another seat's automatic answer; hidden counters and fuel come back with the card."""
    match = after_bidding()
    match.set_policy(1, "block", "always")
    before = trace(match)
    match.answer("play 2")
    played = trace(match)
    assert line(match).endswith("0:play 2 [1:block]")
    match.undo()
    assert trace(match)[:-1] == before[:-1]
    match.redo()
    assert trace(match) == played


def test_undo_of_the_last_answer_takes_the_result_back() -> None:
    match = start(script=Script().cards(1, 2, 3).cards(1, 1).cards(2, 2), fuel=0)
    match.answer("pass pass")
    match.answer("pass pass")
    match.answer("pass pass")
    result = (match.record.scores, match.record.ranks, match.record.by_source, dict(match.record.hashes))
    assert match.state.actors() == []
    match.undo()
    assert match.state.actors() == [1]
    assert (match.record.scores, match.record.ranks, match.record.by_source) == ([], [], [])
    assert max(match.record.hashes) <= len(match.record.entries)
    match.redo()
    assert (match.record.scores, match.record.ranks, match.record.by_source, match.record.hashes) == result


# --- barriers ---


def test_chance_is_a_barrier() -> None:
    match = after_bidding(Script().cards(1, 2, 3).roll(4))
    match.answer("sell")
    match.answer("mine")
    assert not match.can_undo
    match.answer("sell")
    match.undo()
    assert line(match).endswith("0:sell 0:mine")
    with refused("refusal-undo-barrier"):
        match.undo()


def test_a_look_at_something_hidden_is_a_barrier() -> None:
    match = after_bidding()
    match.answer("sell")
    match.answer("scan")
    with refused("refusal-undo-barrier"):
        match.undo()


class Showing(ScriptedTable):
    """The die is rolled under a cup that is lifted: chance and something hidden in one answer."""

    def draw(self, purpose: int, n: int) -> int:
        self.reveal()
        return super().draw(purpose, n)


def test_a_barrier_of_two_kinds_is_one_barrier() -> None:
    table = Showing(Script().cards(1, 2, 3).roll(4).outcomes)
    match = Match(COMET, COMET.setting(2, 0, {}), table=table)
    match.answer("bid 0", 0)
    match.answer("bid 0", 1)
    match.answer("mine")
    match.answer("sell")
    match.undo()
    assert line(match).endswith("0:mine")


def test_opening_the_bids_is_a_barrier() -> None:
    match = start()
    match.answer("bid 1", 0)
    match.answer("bid 0", 1)
    with refused("refusal-undo-barrier"):
        match.undo()


def test_another_seat_is_a_barrier() -> None:
    match = after_bidding()
    match.answer("play 2", 0)
    match.answer("allow", 1)
    match.undo()
    assert match.state.actors() == [1]
    assert not match.can_undo


def test_a_sealed_answer_may_be_taken_back_until_another_seat_answers() -> None:
    match = start(3)
    match.answer("bid 3", 2)
    match.undo(2)
    match.answer("bid 1", 2)
    match.answer("bid 0", 0)
    match.undo(0)
    assert (match.state.sealed, match.can_undo) == ([-1, -1, 1], False)


def test_chance_drawn_by_what_follows_by_itself_is_a_barrier_too() -> None:
    """Seat 1 can only pass; its forced pass ends the round and deals new cards."""
    match = start(script=Script().cards(1, 2, 3).cards(1, 1), fuel=0)
    match.answer("pass")
    match.answer("play 3")
    assert line(match).endswith("1:play 3 [0:allow] [1:pass] [0:bid 0] [1:bid 0]")
    assert not match.can_undo


def test_answering_by_switching_a_policy_is_a_barrier() -> None:
    match = after_bidding()
    match.answer("play 2", 0)
    match.set_policy(1, "block", "always")
    assert line(match).endswith("0:play 2 [1:block]")
    with refused("refusal-undo-barrier"):
        match.undo(0)


def test_switching_a_policy_that_answers_nothing_spares_undo_and_redo() -> None:
    match = after_bidding()
    match.answer("sell", 0)
    match.set_policy(1, "block", "always")
    match.undo(0)
    match.set_policy(1, "block", "never")
    match.redo(0)
    assert line(match).endswith("0:sell")


# --- whose answers these are ---


def test_only_the_seat_itself_takes_its_answers_back() -> None:
    match = after_bidding(explicit_commit=True)
    match.answer("sell", 0)
    before = trace(match)
    for take_back in (match.undo, match.reset, match.commit):
        with refused("refusal-not-yours") as params:
            take_back(1)
        assert params == {"seat": 2, "owner": 1}
    assert trace(match) == before
    match.undo(0)
    with refused("refusal-not-yours"):
        match.redo(1)
    match.redo(0)
    assert trace(match) == before


def test_a_stranger_cannot_commit_without_explicit_commits_either() -> None:
    match = after_bidding()
    match.answer("sell", 0)
    with refused("refusal-not-yours"):
        match.commit(1)
    assert match.can_undo


# --- explicit commit ---


def test_the_next_seat_waits_for_the_commit() -> None:
    match = after_bidding(explicit_commit=True)
    match.answer("sell", 0)
    match.answer("pass", 0)
    before = trace(match)
    with refused("refusal-not-committed") as params:
        match.answer("pass", 1)
    assert params == {"seat": 1}
    assert trace(match) == before
    assert match.answers(1) == []
    match.commit(0)
    assert not match.can_undo
    assert match.answers(1) != []
    match.answer("sell", 1)
    assert match.holder == 1


def test_others_see_a_turn_only_once_it_is_committed() -> None:
    match = after_bidding(explicit_commit=True)
    unseen = [(match.view(seat), len(match.events(seat)), len(match.history(seat))) for seat in (1, -1)]
    match.answer("sell", 0)
    match.answer("pass", 0)
    assert [
        (match.view(seat), len(match.events(seat)), len(match.history(seat))) for seat in (1, -1)
    ] == unseen
    assert match.view(0) != match.game.view(match.state_seen_by(1), 0)
    match.commit(0)
    assert match.state_seen_by(1) is match.state
    assert len(match.history(1)) == len(match.history(0)) > unseen[0][2]
    assert match.view(1) != unseen[0][0]


def test_the_next_seat_waits_even_where_nothing_can_be_taken_back() -> None:
    match = after_bidding(Script().cards(1, 2, 3).roll(2), explicit_commit=True)
    match.answer("mine", 0)
    match.answer("pass", 0)
    match.undo(0)
    assert (match.holder, match.can_undo) == (0, False)
    match.answer("pass", 0)
    with refused("refusal-not-committed"):
        match.answer("pass", 1)


def test_taking_everything_back_frees_the_table() -> None:
    match = after_bidding(explicit_commit=True)
    match.answer("sell pass", 0)
    match.reset(0)
    assert match.holder == -1


def test_what_others_answer_by_themselves_waits_for_the_commit() -> None:
    """Otherwise one could learn from a card that is taken back whether the other crew blocks."""
    match = after_bidding(explicit_commit=True)
    match.set_policy(1, "block", "always")
    match.answer("play 2", 0)
    assert line(match).endswith("0:play 2")
    match.undo(0)
    match.answer("sell", 0)
    match.answer("play 2", 0)
    match.commit(0)
    assert line(match).endswith("0:sell 0:play 2 [1:block]")
    assert match.state.actors() == [0]


def test_switching_a_policy_does_not_pass_by_the_commit() -> None:
    match = after_bidding(explicit_commit=True)
    match.answer("play 2", 0)
    match.set_policy(1, "block", "never")
    assert line(match).endswith("0:play 2")
    match.commit()
    assert line(match).endswith("0:play 2 [1:allow]")


def test_ones_own_forced_answers_do_not_wait() -> None:
    """Having sold and worked, seat 0 can only pass; the forced reply in between is another seat's."""
    match = after_bidding(Script().cards(1, 2, 3).roll(1), explicit_commit=True)
    match.answer("sell", 0)
    match.answer("scan", 0)
    match.answer("mine", 0)
    assert line(match).endswith("0:sell 0:scan 0:mine [0:pass]")
    assert match.holder == 0


def test_nobody_waits_for_anybody_while_bidding() -> None:
    match = start(3, explicit_commit=True)
    for seat in (2, 0, 1):
        match.answer("bid 0", seat)
    assert match.holder == -1
    match.answer("pass", 0)
    assert match.holder == 0


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 3), explicit=st.booleans())
def test_undo_and_redo_at_any_time_do_not_change_the_game(seed: int, seats: int, explicit: bool) -> None:
    """One match is played straight, its twin with undoing, redoing and resetting strewn in."""
    straight = start(seats, seed, explicit_commit=explicit)
    restless = start(seats, seed, explicit_commit=explicit)
    for match in (straight, restless):
        match.set_policy(0, "block", "always")
    choice, whim = Stream(seed), Stream(seed + 1)
    while not straight.over:
        if straight.holder >= 0 and straight.state.actors() != [straight.holder]:
            straight.commit()
            restless.commit()
            continue
        legal = straight.state.legal()
        answer = legal[choice.below(len(legal))]
        straight.answer(answer)
        restless.answer(answer)
        fidget(restless, whim.below(4))
        assert trace(restless)[:-1] == trace(straight)[:-1]


def fidget(match: Match, whim: int) -> None:
    taken_back = 0
    while match.can_undo and taken_back < whim:
        match.undo()
        taken_back += 1
    for _ in range(taken_back):
        match.redo()


@pytest.mark.parametrize("automate", [True, False])
def test_commit_lets_forced_answers_follow_only_with_automation(automate: bool) -> None:
    match = start(script=Script().cards(1, 2, 3), fuel=0, automate=automate)
    match.commit()
    assert len(match.record.entries) == (2 if automate else 0)
