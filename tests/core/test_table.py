"""The four tables: live, replay, search, scripted; and who hears what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.playing import facts
from tests.core.tiny_game import COMET

from galaktyka.core.chance import Stream, value_below
from galaktyka.core.match import Match
from galaktyka.core.table import (
    EVERYONE,
    SPECTATORS,
    ChanceError,
    Event,
    LiveTable,
    ReplayTable,
    ScriptedTable,
    SearchTable,
    Table,
)


def no_chance(table: Table, n: int = 6) -> str:
    with pytest.raises(ChanceError) as caught:
        table.draw(0, n)
    return caught.value.reason.key


# --- live ---


def test_a_live_table_draws_from_the_stream_of_the_purpose() -> None:
    table = LiveTable(42)
    assert [table.draw(3, 100) for _ in range(5)] == [value_below(100, 42, 3, i) for i in range(5)]
    assert table.counters[3] == 5


def test_purposes_do_not_disturb_one_another() -> None:
    alone, mixed = LiveTable(9), LiveTable(9)
    dice = [alone.draw(1, 6) for _ in range(10)]
    woven = []
    for _ in range(10):
        mixed.draw(2, 52)
        woven.append(mixed.draw(1, 6))
        mixed.draw(0, 10)
    assert woven == dice


def test_outcomes_are_handed_over_once() -> None:
    table = LiveTable(1)
    drawn = [table.draw(0, 10), table.draw(1, 10)]
    assert table.take_outcomes() == drawn
    assert table.take_outcomes() == []


def test_drawing_from_nothing_is_an_error_in_play_already() -> None:
    """Otherwise play would go on with a number that the replay of its record refuses."""
    table = LiveTable(1)
    assert no_chance(table, 0) == "chance-out-of-range"
    assert table.counters[0] == 0
    assert table.outcomes == []


def test_rewinding_gives_the_same_chance_again() -> None:
    table = LiveTable(4)
    table.draw(0, 6)
    table.tell(1, 0)
    counters, events = table.counters[:], len(table.events)
    first = [table.draw(0, 1000) for _ in range(3)]
    table.tell(2, 0)
    table.reveal()
    table.rewind(counters, events)
    assert (table.outcomes, table.revealed, [event.kind for event in table.events]) == ([], False, [1])
    assert [table.draw(0, 1000) for _ in range(3)] == first


def test_a_roll_counts_from_one() -> None:
    rolls = {LiveTable(seed).roll(0, 6) for seed in range(100)}
    assert rolls == {1, 2, 3, 4, 5, 6}


@given(seed=st.integers(0, 2**62 - 1), items=st.lists(st.integers(0, 99), max_size=12))
def test_a_shuffle_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    LiveTable(seed).shuffle(0, shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_shuffle_reaches_every_order() -> None:
    orders = set()
    for seed in range(200):
        items = [0, 1, 2]
        LiveTable(seed).shuffle(0, items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_a_bag_is_drawn_by_its_counts() -> None:
    table = ScriptedTable([0, 3, 1])
    bag = [2, 0, 3]
    assert [table.draw_from(0, bag) for _ in range(3)] == [0, 2, 2]
    assert bag == [1, 0, 1]


@given(seed=st.integers(0, 10_000), bag=st.lists(st.integers(0, 3), min_size=1, max_size=5))
def test_a_bag_gives_out_exactly_what_is_in_it(seed: int, bag: list[int]) -> None:
    table, left = LiveTable(seed), bag[:]
    drawn = [table.draw_from(0, left) for _ in range(sum(bag))]
    assert [drawn.count(kind) for kind in range(len(bag))] == bag
    assert left == [0] * len(bag)


# --- replay ---


def test_a_replay_reads_outcomes_back_and_counts_along() -> None:
    live = LiveTable(5)
    drawn = [live.draw(0, 6), live.draw(0, 6), live.draw(4, 20)]
    replay = ReplayTable(5)
    replay.expect(drawn)
    assert [replay.draw(0, 6), replay.draw(0, 6), replay.draw(4, 20)] == drawn
    assert replay.unread() == 0
    assert replay.counters == live.counters
    assert replay.continue_live().draw(4, 1000) == live.draw(4, 1000)


def test_a_replay_trusts_the_record_not_the_seed() -> None:
    replay = ReplayTable(5)
    replay.expect([0, 5, 0, 5])
    assert [replay.roll(0, 6) for _ in range(4)] == [1, 6, 1, 6]


def test_a_replay_refuses_outcomes_that_do_not_fit() -> None:
    replay = ReplayTable(5)
    replay.expect([6])
    assert no_chance(replay) == "chance-out-of-range"
    replay.expect([-1])
    assert no_chance(replay) == "chance-out-of-range"
    replay.expect([])
    assert no_chance(replay) == "chance-too-few"


# --- search and script ---


def test_a_search_table_samples_and_is_deaf() -> None:
    one, two = SearchTable(Stream(3)), SearchTable(Stream(3))
    one.tell(1, 0)
    one.reveal()
    one.rule("R1")
    assert [one.draw(i % 3, 6) for i in range(20)] == [two.draw(0, 6) for _ in range(20)]


def test_a_script_dictates_and_does_not_guess() -> None:
    table = ScriptedTable([3, 9])
    assert table.draw(0, 6) == 3
    assert no_chance(table) == "chance-out-of-range"
    assert table.script == [9]
    assert ScriptedTable([9]).draw(0, 10) == 9
    assert no_chance(ScriptedTable([])) == "chance-script-over"


def test_rewinding_a_script_puts_its_outcomes_back() -> None:
    table = ScriptedTable([1, 2, 3, 4])
    table.draw(0, 6)
    counters = table.counters[:]
    table.draw(5, 6)
    table.draw(0, 6)
    table.rewind(counters, 0)
    assert table.script == [2, 3, 4]
    assert [table.draw(0, 6) for _ in range(3)] == [2, 3, 4]


def test_the_bare_table_gives_no_chance() -> None:
    assert no_chance(Table()) == "chance-none"
    with pytest.raises(ChanceError, match="this table gives no chance"):
        Table().roll(0, 6)


# --- events ---


def test_events_are_kept_in_order() -> None:
    table = LiveTable(0)
    table.tell(4, 1, 2, 3, 5)
    table.tell(6, 0, visible=1)
    assert [facts(event) for event in table.events] == [(4, 1, 2, 3, 5, EVERYONE), (6, 0, 0, 0, 0, 1)]


@pytest.mark.parametrize(
    ("visible", "hearers"),
    [(EVERYONE, [-1, 0, 1, 2]), (0b101, [0, 2]), (0b010 | SPECTATORS, [-1, 1]), (0, []), (SPECTATORS, [-1])],
)
def test_who_hears_an_event(visible: int, hearers: list[int]) -> None:
    event = Event(0, 0, 0, 0, 0, visible)
    assert [seat for seat in (-1, 0, 1, 2) if event.seen_by(seat)] == hearers


def test_rules_may_be_counted_by_a_table_of_ones_own() -> None:
    """The fuzzer does this; the kernel must call an uncompiled subclass."""

    class Counting(LiveTable):
        def __init__(self) -> None:
            super().__init__(0)
            self.heard: list[str] = []

        def rule(self, name: str) -> None:
            self.heard.append(name)

    table = Counting()
    match = Match(COMET, COMET.setting(2, 0, {}), table=table)
    match.answer("bid 0", 0)
    match.answer("bid 1", 1)
    assert table.heard == ["bidding"]
