"""Playing through the guarded door: answers, lines, refusals, automation."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.playing import Script, after_bidding, line, reason, refused, start, trace
from tests.core.tiny_game import BIDDING, COMET, DICE, MINE, PASS, PLAY, SELL, STOP, Comet, CometState

from galaktyka.core.chance import Stream
from galaktyka.core.match import Match, Scribe
from galaktyka.core.record import Entry, loads
from galaktyka.core.replaying import replay
from galaktyka.core.state import State
from galaktyka.core.table import ChanceError, Event, ScriptedTable
from galaktyka.core.words import Illegal


def fuel(match: Match) -> list[int]:
    assert isinstance(match.state, CometState)
    return match.state.fuel


def play_out(match: Match, seed: int = 0) -> Match:
    stream = Stream(seed)
    while True:
        decision = match.decision
        if decision is None:
            return match
        match.answer(decision.answers[stream.below(len(decision.answers))])


class Listener(Scribe):
    def __init__(self) -> None:
        self.heard: list[str] = []

    def before(self, match: Match, seat: int, answer: int, auto: bool) -> None:
        assert answer in match.state.legal_for(seat)
        self.heard.append(f"{seat}:{match.game.notation(match.state, answer)}")

    def after(self, match: Match, entry: Entry, events: list[Event]) -> None:
        assert match.record.entries[-1] is entry
        assert match.table.events[len(match.table.events) - len(events) :] == events
        self.heard.append(f"{entry.answer}{'!' if entry.auto else ''} {len(events)}")


# --- asking ---


def test_a_scribe_hears_of_every_entry_and_its_events() -> None:
    match = after_bidding()
    listener = Listener()
    match.scribe = listener
    match.set_policy(1, "block", "always")
    match.answer("play 2", 0)
    assert [words.partition(" ")[0] for words in listener.heard] == ["0:play", "play", "1:block", "block!"]
    assert sum(int(words.split()[-1]) for words in listener.heard[1::2]) > 0


def test_a_decision_names_its_seats_its_kind_and_its_answers() -> None:
    match = start()
    decision = match.decision
    assert decision is not None
    assert (decision.seats, decision.kind, decision.answers) == ([0, 1], "bid", [0, 1, 2, 3])
    match.answer(2, 0)
    match.answer(0, 1)
    decision = match.decision
    assert decision is not None
    assert (decision.seats, decision.kind, match.prompt.key) == ([0], "turn", "comet-turn")


def test_answers_are_described_for_the_seat_that_is_asked() -> None:
    match = after_bidding()
    offered = match.answers(0)
    assert [answer.notation for answer in offered] == ["mine", "sell", "scan", "pass", "play 2"]
    assert [answer.answer for answer in offered] == match.state.legal()
    assert match.answers(1) == []


def test_a_whole_game_ends_with_scores_ranks_and_sources() -> None:
    match = start(script=Script().cards(1, 1, 2).cards(1, 2).cards(3, 3), fuel=0)
    match.answer("pass pass")
    match.answer("play 1 pass")
    match.answer("play 2 pass")
    match.answer("pass play 2 pass")
    assert match.over
    assert match.decision is None
    assert (match.scores, match.ranks) == ([3, 4], [2, 1])
    assert match.record.by_source[0] == {"cards": 1, "sales": 0, "core": 2}
    assert match.record.by_source[1] == {"cards": 4, "sales": 0, "core": 0}
    assert (match.record.scores, match.record.ranks) == (match.scores, match.ranks)


def test_equal_scores_share_a_rank() -> None:
    match = start(3, script=Script().cards(3, 1, 1, 2).cards(1, 1, 2).cards(1, 1, 1), fuel=0)
    for _ in range(2):
        match.answer("pass pass pass")
    match.answer("play 1 pass play 1 pass pass")
    assert (match.scores, match.ranks) == ([1, 1, 0], [1, 1, 3])


# --- answering ---


def test_answers_by_number_and_by_notation_are_the_same() -> None:
    script = Script().cards(1, 2, 3)
    by_number, by_notation = start(script=script), start(script=script)
    answers = [(0, BIDDING, "bid 0"), (1, BIDDING, "bid 0"), (0, PLAY + 1, "play 2"), (1, STOP, "block")]
    for seat, number, text in answers:
        by_number.answer(number, seat)
        by_notation.answer(f"  {text.replace(' ', '   ')} ", seat)
        assert trace(by_number) == trace(by_notation)
    assert line(by_notation) == "0:bid 0 1:bid 0 0:play 2 1:block"


def test_every_notation_of_a_decision_is_its_own() -> None:
    match = start(3, seed=5)
    stream = Stream(1)
    while not match.over:
        legal = match.state.legal()
        notations = [COMET.notation(match.state, answer) for answer in legal]
        assert len(set(notations)) == len(notations)
        match.answer(notations[stream.below(len(notations))])


def test_a_turn_is_one_line() -> None:
    one, many = after_bidding(), after_bidding()
    one.answer("sell play 2 allow pass")
    for answer in ("sell", "play 2", "allow", "pass"):
        many.answer(answer)
    assert trace(one) == trace(many)


class Wordy(Comet):
    """One answer's notation begins like another's."""

    def notation(self, state: State, answer: int) -> str:
        return "pass fuel on" if answer == SELL else super().notation(state, answer)


def test_a_line_is_read_by_the_longest_answer_and_by_whole_words() -> None:
    game = Wordy()
    match = Match(game, game.setting(2, 0, {}))
    match.answer("bid 0", 0)
    match.answer("bid 0", 1)
    match.answer("pass fuel on pass")
    assert line(match).endswith("0:pass fuel on 0:pass")
    with refused("refusal-notation") as params:
        match.answer("passed")
    assert params["text"] == "passed"


def test_a_line_may_spell_out_what_was_forced() -> None:
    """Without fuel there is nothing but `allow`, and `pass` once the card is played."""
    script = Script().cards(1, 2, 3).cards(1, 1)
    silent, spelt = start(script=script, fuel=0), start(script=script, fuel=0)
    silent.answer("play 2")
    spelt.answer("play 2 allow pass")
    assert line(silent) == "[0:bid 0] [1:bid 0] 0:play 2 [1:allow] [0:pass]"
    assert trace(silent) == trace(spelt)


def test_a_line_may_spell_out_what_was_forced_before_chance_but_not_after() -> None:
    """The forced `pass` of seat 1 ends the round; then cards are drawn and forced bids follow."""
    script = Script().cards(1, 2, 3).cards(1, 1)
    match = start(script=script, fuel=0)
    match.answer("pass")
    before = trace(match)
    with refused("refusal-line-barrier"):
        match.answer("play 3 allow pass bid 0")
    assert trace(match) == before
    match.answer("play 3 allow pass")
    assert line(match).endswith("1:play 3 [0:allow] [1:pass] [0:bid 0] [1:bid 0]")


def test_sealed_answers_in_any_order_give_the_same_position() -> None:
    digests = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        match = start(3, seed=3)
        for seat in order:
            match.answer(f"bid {seat}", seat)
        digests.add(match.state.digest())
    assert len(digests) == 1


# --- refusals ---


REFUSALS = [
    (99, -1, "refusal-answer-out-of-range"),
    (-1, -1, "refusal-answer-out-of-range"),
    (STOP, -1, "refusal-other-question"),
    (PLAY, 0, "comet-no-such-card"),
    ("play 1", 0, "comet-no-such-card"),
    ("fly", -1, "refusal-notation"),
    ("pass", 1, "refusal-wrong-seat"),
    (PASS, 1, "refusal-wrong-seat"),
    (PASS, 2, "refusal-no-such-seat"),
    ("", -1, "refusal-notation"),
    ("sell fly", -1, "refusal-notation"),
    ("sell sell", -1, "comet-too-little-fuel"),
    ("sell play 2 allow play 2", -1, "comet-already-worked"),
    ("pass pass", 0, "refusal-wrong-seat"),
    ("mine pass", -1, "refusal-line-barrier"),
    ("scan pass", -1, "refusal-line-barrier"),
]


@pytest.mark.parametrize(("answer", "seat", "key"), REFUSALS)
def test_what_is_refused_leaves_no_trace(answer: int | str, seat: int, key: str) -> None:
    match = after_bidding(Script().cards(1, 2, 3).roll(4))
    before = trace(match)
    with refused(key):
        match.answer(answer, seat)
    assert trace(match) == before


@pytest.mark.parametrize(("answer", "seat", "key"), REFUSALS)
def test_what_is_refused_spares_undo_and_redo(answer: int | str, seat: int, key: str) -> None:
    match = after_bidding(Script().cards(1, 2, 3).roll(4))
    start_of_turn = trace(match)
    match.answer("sell")
    sold = trace(match)
    match.undo()
    with refused(key):
        match.answer(answer, seat)
    match.redo()
    assert trace(match) == sold
    with pytest.raises(Illegal):
        match.answer("fly")
    match.undo()
    assert trace(match)[:-1] == start_of_turn[:-1]


def test_a_refused_line_is_no_look_into_the_future() -> None:
    """`mine sell` would tell by its refusal what the die shows, and the same roll would then come again."""
    reasons = set()
    for face in (1, 4):
        match = start(script=Script().cards(1, 2, 3).roll(face), fuel=0)
        with refused("refusal-line-barrier") as params:
            match.answer("mine sell")
        reasons.add(str(params))
    assert len(reasons) == 1


def test_a_refused_last_bid_shows_nothing() -> None:
    match = start()
    match.answer("bid 1", 0)
    before = trace(match)
    with refused("refusal-line-barrier"):
        match.answer("bid 0 sell", 1)
    assert trace(match) == before
    assert match.state.actors() == [1]


def test_a_fault_inside_an_answer_leaves_no_trace() -> None:
    """Here the script of a test runs dry in the middle of a rule."""
    match = after_bidding(Script().cards(1, 2, 3))
    before = trace(match)
    for answer in (MINE, "sell mine"):
        with pytest.raises(ChanceError):
            match.answer(answer)
        assert trace(match) == before


class Interrupted(ScriptedTable):
    """Somebody presses Ctrl-C while the die is rolling."""

    def draw(self, purpose: int, n: int) -> int:
        if purpose == DICE:
            raise KeyboardInterrupt
        return super().draw(purpose, n)


def test_an_interrupted_answer_leaves_no_trace_and_a_sound_record() -> None:
    table = Interrupted(Script().cards(1, 2, 3).outcomes)
    match = Match(COMET, COMET.setting(2, 0, {}), table=table)
    match.answer("bid 0", 0)
    match.answer("bid 0", 1)
    before = trace(match)
    with pytest.raises(KeyboardInterrupt):
        match.answer("sell mine")
    assert trace(match) == before
    assert replay(COMET, loads(match.dumps())).state.digest() == match.state.digest()


def test_a_finished_game_takes_no_answers_and_keeps_its_result() -> None:
    match = play_out(start())
    before = trace(match)
    for answer in (PASS, "pass"):
        with refused("refusal-game-over"):
            match.answer(answer)
    assert trace(match) == before
    assert match.record.scores == match.scores


def test_a_sealed_seat_may_not_answer_twice() -> None:
    match = start(3)
    match.answer("bid 1", 1)
    with refused("refusal-wrong-seat") as params:
        match.answer("bid 2", 1)
    assert params == {"seat": 2, "turn": 1}


def test_asking_why_something_is_not_on_offer() -> None:
    match = after_bidding()
    assert reason(match.why_not("play 1")) == ("comet-no-such-card", {"fuel": 3})
    assert match.why_not(PLAY).key == "comet-no-such-card"
    assert match.why_not("sell").key == "refusal-none"
    assert match.why_not("fly").key == "refusal-notation"
    assert match.why_not(99).key == "refusal-answer-out-of-range"
    assert match.why_not(BIDDING).key == "refusal-other-question"
    assert match.why_not("sell", 1).key == "refusal-wrong-seat"
    assert play_out(start()).why_not("sell").key == "refusal-game-over"


@pytest.mark.parametrize(
    ("seats", "seed", "options", "key"),
    [
        (1, 0, {}, "refusal-player-count"),
        (4, 0, {}, "refusal-player-count"),
        (2, -1, {}, "refusal-seed"),
        (2, 2**62, {}, "refusal-seed"),
        (2, 0, {"fuel": "5"}, "refusal-option-value"),
        (2, 0, {"speed": "1"}, "refusal-unknown-option"),
    ],
)
def test_settings_that_are_not_possible(seats: int, seed: int, options: dict[str, str], key: str) -> None:
    with refused(key):
        COMET.setting(seats, seed, options)


def test_defaults_fill_the_options() -> None:
    assert COMET.setting(2, 0, {}).options == {"fuel": "3"}


# --- automation ---


def test_forced_answers_are_given_and_marked() -> None:
    match = start(script=Script().cards(1, 2, 3), fuel=0)
    assert line(match) == "[0:bid 0] [1:bid 0]"
    assert match.state.actors() == [0]


def test_without_automation_every_answer_is_asked_for() -> None:
    match = start(fuel=0, automate=False)
    assert match.record.entries == []
    match.answer("bid 0", 1)
    match.answer("bid 0", 0)
    assert line(match) == "1:bid 0 0:bid 0"


def test_policies_answer_for_their_seat_and_are_marked() -> None:
    match = after_bidding()
    match.set_policy(1, "block", "always")
    match.answer("play 2")
    assert line(match) == "0:bid 0 1:bid 0 0:play 2 [1:block]"
    assert match.scores[0] == 0
    assert fuel(match) == [3, 2]


def test_a_policy_that_cannot_be_followed_asks_or_gives_the_forced_answer() -> None:
    match = start(script=Script().cards(1, 2, 3), fuel=0)
    match.set_policy(1, "block", "always")
    match.answer("play 2")
    assert "[1:allow]" in line(match)


def test_a_policy_is_at_work_at_once() -> None:
    match = after_bidding()
    match.answer("play 2")
    assert match.state.actors() == [1]
    match.set_policy(1, "block", "never")
    assert (match.state.actors(), line(match)[-18:]) == ([0], "0:play 2 [1:allow]")


def test_policies_begin_with_their_defaults() -> None:
    assert start().policies == [{"block": "ask"}, {"block": "ask"}]


def test_unknown_policies_are_refused() -> None:
    match = start()
    before = trace(match)
    with refused("refusal-unknown-policy"):
        match.set_policy(0, "attack", "always")
    with refused("refusal-policy-value"):
        match.set_policy(0, "block", "sometimes")
    with refused("refusal-no-such-seat"):
        match.set_policy(2, "block", "never")
    assert trace(match) == before


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**62 - 1), seats=st.integers(2, 3), fuel_=st.sampled_from([0, 3, 6]))
def test_whole_games_keep_the_invariants(seed: int, seats: int, fuel_: int) -> None:
    match = start(seats, seed, fuel=fuel_)
    stream = Stream(seed)
    while not match.over:
        COMET.check(match.state)
        legal = match.state.legal()
        match.answer(legal[stream.below(len(legal))])
    COMET.check(match.state)
    assert COMET.rounds(match.state) == 3


def test_selling_is_what_it_says() -> None:
    match = after_bidding()
    match.answer(SELL)
    assert (match.scores[0], fuel(match)) == (1, [1, 3])
