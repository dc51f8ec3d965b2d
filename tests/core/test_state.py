"""States: frames, sealed answers, clones, packing, identity."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.playing import Script, after_bidding, start
from tests.core.tiny_game import BIDDING, BLOCK, COMET, MINE, PLAY, ROUND, STOP, TURN, CometState

from galaktyka.core.chance import Stream
from galaktyka.core.state import FRAME, Broken, Pack, State
from galaktyka.core.table import LiveTable, SearchTable, Table


def position(seed: int, answers: int) -> CometState:
    """Somewhere in a random game."""
    table = LiveTable(seed)
    state = COMET.new_state(COMET.setting(2 + seed % 2, seed, {}), table)
    state.settle(table)
    stream = Stream(seed)
    while state.frames and answers:
        legal = state.legal()
        state.apply(legal[stream.below(len(legal))], table)
        answers -= 1
    assert isinstance(state, CometState)
    return state


POSITIONS = st.builds(position, st.integers(0, 10_000), st.integers(0, 40))

EMPTY_DIGEST = "75a95ca3fb6731da"
DIGESTS = ["4754d3bc223a5ea2", "dd46c9483def3a42", "9e926d2b51a3ebc0", "32d6da061184564b"]


# --- frames ---


def test_frames_are_a_stack() -> None:
    state = State(2)
    assert (state.top(), state.actor(), state.actors(), state.over) == (-1, -1, [], True)
    state.push(3, 0, 10, 11, 12, 13)
    state.push(5, 1, 20)
    assert (state.top(), state.actor(), state.actors(), state.over) == (5, 1, [1], False)
    assert [state.arg(i) for i in range(4)] == [20, 0, 0, 0]
    state.set_arg(3, 23)
    assert state.frames == [3, 0, 10, 11, 12, 13, 5, 1, 20, 0, 0, 23]
    state.pop()
    assert (state.top(), [state.arg(i) for i in range(4)]) == (3, [10, 11, 12, 13])
    state.pop()
    assert state.over


def test_an_interrupt_waits_on_top_of_the_turn_it_interrupts() -> None:
    match = after_bidding()
    state = match.state
    state.apply(PLAY + 1, match.table)
    assert state.frames[0::FRAME] == [ROUND, TURN, TURN, BLOCK]
    assert (state.actor(), state.frames[-2 * FRAME + 1]) == (1, 0)
    state.apply(STOP, match.table)
    assert (state.top(), state.actor(), state.arg(0)) == (TURN, 0, 1)


def test_automatic_frames_run_until_somebody_is_asked() -> None:
    match = after_bidding(Script().cards(1, 2, 3, 1, 1))
    assert COMET.rounds(match.state) == 1
    match.answer("pass pass")
    assert COMET.rounds(match.state) == 2
    assert match.state.actors() == [0, 1]


# --- simultaneous questions ---


def test_sealed_answers_wait_for_the_last_one() -> None:
    match = start(3, script=Script().cards(1, 1, 1, 1))
    state = match.state
    state.seal(2, BIDDING + 1, match.table)
    assert (state.actors(), state.actor(), state.sealed) == ([0, 1], 0, [-1, -1, 1])
    state.seal(0, BIDDING + 2, match.table)
    assert (state.actors(), match.table.events[3:]) == ([1], [])
    state.seal(1, BIDDING, match.table)
    assert (state.asked, state.sealed, state.top()) == (0, [], TURN)
    assert isinstance(state, CometState)
    assert state.fuel == [1, 3, 3]


def test_opening_sealed_answers_is_a_barrier_without_the_game_saying_so() -> None:
    match = start()
    match.state.seal(0, BIDDING, match.table)
    assert not match.table.revealed
    match.state.seal(1, BIDDING, match.table)
    assert match.table.revealed


class Auction(State):
    """Equal bids are bid again: opening the answers asks the next secret question."""

    def __init__(self) -> None:
        super().__init__(2)
        self.winner = -1

    def advance(self, table: Table) -> bool:
        self.ask_all(0b11)
        return True

    def reveal(self, table: Table) -> None:
        if self.sealed[0] == self.sealed[1]:
            self.ask_all(0b11)
        else:
            self.winner = self.sealed.index(max(self.sealed))
            self.pop()


def test_opening_sealed_answers_may_ask_again() -> None:
    state, table = Auction(), SearchTable(Stream(0))
    state.push(0, -1)
    state.settle(table)
    for answer in (4, 4, 7):
        state.apply(answer, table)
    assert (state.actors(), state.sealed) == ([1], [7, -1])
    state.apply(5, table)
    assert (state.winner, state.over, state.sealed) == (0, True, [])


# --- clones and packing ---


def test_every_field_of_a_clone_is_its_own() -> None:
    """Change each field of a clone in turn: the original keeps its digest, the clone gets another."""
    match = start(3)
    match.answer("bid 2", 1)
    original = match.state
    digest = original.digest()
    fields = "frames asked sealed core bag discard hands fuel card_points sale_points scanned"
    for field in fields.split():
        clone = original.clone()
        assert clone.digest() == digest
        value = getattr(clone, field)
        if isinstance(value, list):
            value[0] += 1
        else:
            setattr(clone, field, value + 1)
        assert original.digest() == digest, field
        assert clone.digest() != digest, field


@settings(max_examples=50)
@given(state=POSITIONS, seed=st.integers(0, 1000))
def test_old_clones_never_change(state: CometState, seed: int) -> None:
    clone, digest = state.clone(), state.digest()
    table, stream = SearchTable(Stream(seed)), Stream(seed)
    while state.frames:
        legal = state.legal()
        state.apply(legal[stream.below(len(legal))], table)
        assert clone.digest() == digest


@settings(max_examples=50)
@given(state=POSITIONS)
def test_packing_round_trip(state: CometState) -> None:
    restored = COMET.restore(COMET.setting(state.seats, 0, {}), state.packed())
    assert isinstance(restored, CometState)
    assert restored.packed() == state.packed()
    assert restored.digest() == state.digest()
    assert (restored.hands, restored.fuel, restored.frames) == (state.hands, state.fuel, state.frames)


@pytest.mark.parametrize("damage", [[], [2], [2, 999]])
def test_a_packed_state_that_does_not_fit_is_refused(damage: list[int]) -> None:
    with pytest.raises(Broken):
        CometState(2).unpack(damage)


def test_a_packed_state_with_something_left_over_is_refused() -> None:
    with pytest.raises(Broken, match="length"):
        CometState(2).unpack([*CometState(2).packed(), 0])


def test_flags_and_lists_pass_through_a_pack() -> None:
    pack = Pack([], False)
    given = (pack.number(7), pack.flag(True), pack.flag(False), pack.numbers([4, 5]))
    assert given == (7, True, False, [4, 5])
    assert pack.data == [7, 1, 0, 2, 4, 5]
    back = Pack(pack.data, True)
    assert (back.number(0), back.flag(False), back.flag(True), back.numbers([])) == (7, True, False, [4, 5])


def test_fixed_digests() -> None:
    """The same on every machine and in both flavours; records store them."""
    assert State(2).digest() == EMPTY_DIGEST
    assert [position(seed, 12).digest() for seed in range(4)] == DIGESTS


def test_a_bool_among_the_ints_does_not_change_the_digest() -> None:
    state, other = State(2), State(2)
    state.frames, other.frames = [1, 0, 0, 0, 0, 0], [True, 0, 0, 0, 0, 0]
    assert state.digest() == other.digest()


def test_the_guard_finds_what_is_broken() -> None:
    state = position(3, 5)
    COMET.check(state)
    state.bag[0] += 1
    with pytest.raises(Broken, match="value 1"):
        COMET.check(state)


def test_a_trusted_answer_is_applied_as_it_is() -> None:
    match = after_bidding(Script().cards(1, 2, 3).roll(4))
    match.state.apply(MINE, match.table)
    assert isinstance(match.state, CometState)
    assert match.state.fuel == [7, 3]
