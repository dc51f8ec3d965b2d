"""Advice to people: the bots' own search, in words, and never more than the seat may know."""

import pytest
from tests.bots.test_normal import begin
from tests.core.tiny_game import COMET, MINE, PASS, SELL, CometState

from galaktyka.bots import Budget, Seated, Sight, sight_of
from galaktyka.bots.advice import (
    BEST,
    LEAST_NODES,
    LUCKS,
    UNKNOWN,
    Idea,
    Look,
    Plan,
    advise,
    comparison,
    decimal,
    purposes,
    ranked,
    sign,
    signed,
    weightiest,
)
from galaktyka.bots.lookahead import Line, answer_in
from galaktyka.bots.standing import shares_at_end, standings, win_shares
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable, SearchTable
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Text
from galaktyka.games import GAMES
from galaktyka.games import game as find_game


def position(game: Game, seats: int, seed: int, entries: int) -> tuple[State, LiveTable]:
    """A position that quick bots came to."""
    state, table = begin(game, seats, seed)
    bots = [Seated("normal", game, game.setting(seats, seed, {}), seat, seed) for seat in range(seats)]
    for _ in range(entries):
        seat = state.actor()
        answer_in(state, seat, bots[seat].answer(state), table)
    while len(state.legal_for(state.actor())) < 2:
        seat = state.actor()
        answer_in(state, seat, state.legal_for(seat)[0], table)
    return state, table


def keys_of(text: Text) -> list[str]:
    inner = [param for param in text.params.values() if isinstance(param, Text)]
    return [text.key, *[key for one in inner for key in keys_of(one)]]


def asked(game: Game, state: State) -> Sight:
    seat = state.actor()
    return sight_of(game, state, seat, Stream(seat), Budget())


def first_turn() -> CometState:
    """Comet where crews with enough fuel begin to work."""
    state, table = begin(COMET, 2, 3)
    assert isinstance(state, CometState)
    state.fuel = [4, 4]
    while COMET.question(state) != "turn":
        seat = state.actor()
        answer_in(state, seat, state.legal_for(seat)[0], table)
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("entries", [0, 45])
def test_the_best_answers_are_legal_different_and_said_in_every_language(name: str, entries: int) -> None:
    game = find_game(name)
    state, _ = position(game, max(2, game.fewest_seats), 4, entries)
    before = state.packed()
    found = advise(asked(game, state), Stream(1))
    answers = [advice.answer for advice in found]
    assert len(answers) == min(BEST, len(state.legal_for(state.actor())))
    assert len(set(answers)) == len(answers)
    assert set(answers) <= set(state.legal_for(state.actor()))
    for language in LANGUAGES:
        words = speaker(language)
        for advice in found:
            for text in [*advice.plan, *advice.because]:
                assert all(words.knows(key) for key in keys_of(text))
    for advice in found:
        assert advice.share == UNKNOWN if game.rounds(state) == 0 else 0 <= advice.share <= 1
        assert advice.plan
        assert advice.because
    assert state.packed() == before


@pytest.mark.parametrize("name", GAMES)
def test_what_advice_explains_by_adds_up_to_the_judgement(name: str) -> None:
    game = find_game(name)
    told = [aspect for aspect in game.aspects if aspect]
    assert len(set(told)) == len(told)
    for language in LANGUAGES:
        assert all(speaker(language).knows(f"{name}-aspect-{aspect}") for aspect in told)
    state, table = begin(game, max(2, game.fewest_seats), 5)
    bots = [Seated("easy", game, game.setting(state.seats, 5, {}), seat, 5) for seat in range(state.seats)]
    while not state.over:
        for seat in range(state.seats):
            worths = game.judge_aspects(state, seat)
            assert sum(worths) == game.judge_soberly(state, seat)
            assert 1 <= len(worths) <= len(game.aspects)
        seat = state.actor()
        answer_in(state, seat, bots[seat].answer(state), table)
    assert sum(game.judge_aspects(state, 0)) == game.judge_soberly(state, 0)


def test_an_answer_is_explained_by_what_it_changes_most() -> None:
    changes = [(30, "a"), (-200, "b"), (9, "c"), (150, "d"), (60, "e"), (-45, "f")]
    assert weightiest(changes) == [(150, "d"), (60, "e"), (-200, "b")]
    assert weightiest([(9, "a"), (-9, "b")]) == []
    assert weightiest([(12, "a"), (500, "b")]) == [(500, "b")]
    assert weightiest([]) == []


def test_purposes_tell_how_far_what_the_judge_looks_at_changes() -> None:
    game = find_game("gaia")  # chance has no say in its turns
    state, table = position(game, 2, 4, 45)
    seat = state.actor()
    before = game.judge_aspects(state, seat)
    told = 0
    for answer in state.legal_for(seat):
        after = state.clone()
        answer_in(after, seat, answer, table)
        changes = zip(game.judge_aspects(after, seat), before, game.aspects, strict=True)
        by_name = {f"gaia-aspect-{name}": new - old for new, old, name in changes}
        for one in purposes(game, state, [answer], seat, Stream(1)):
            what = one.params["what"]
            assert isinstance(what, Text)
            change = by_name[what.key]
            assert one.params == {"what": what, "sign": sign(change), **decimal(change)}
            told += 1
    assert told


def test_an_answer_that_ends_the_game_says_so() -> None:
    state, table = begin(COMET, 2, 1)
    while True:
        seat = state.actor()
        answer = state.legal_for(seat)[0]
        after = state.clone()
        answer_in(after, seat, answer, LiveTable(1))
        if after.over:
            break
        answer_in(state, seat, answer, table)
    assert purposes(COMET, state, [answer], seat, Stream(1)) == [Text("hint-end")]


def idea_of(answers: list[int], value: int, cut: int = 0) -> Idea:
    found = Idea(answers[0])
    found.best = Line(answers, CometState(2), value)
    found.values, found.cut = [value], cut
    return found


def test_a_lucky_answer_is_worth_the_mean_of_several_outcomes() -> None:
    state = first_turn()
    sight = asked(COMET, state)
    nodes = LUCKS * LEAST_NODES
    looks = [Look(sight, state, MINE, 70 + draw, nodes // LUCKS) for draw in range(LUCKS)]
    assert looks[0].lucky
    assert len({look.best.value for look in looks}) > 1
    mine = Idea(MINE)
    mine.weigh(sight, state, 70, nodes)
    later = [look.best.value for look in looks[1:]]
    assert mine.values == [(Look(sight, state, MINE, 70, nodes).best.value + sum(later)) // LUCKS]
    assert mine.average() == mine.values[0]
    expected = mine.expected(sight)
    assert expected.points - mine.values[0] == standings(COMET, state)[0].points - COMET.judge(
        state, 0
    )  # the drift
    sell = Idea(SELL)
    sell.weigh(sight, state, 70, nodes)
    assert not Look(sight, state, SELL, 70, nodes).lucky
    assert sell.values == [Look(sight, state, SELL, 70, nodes).best.value]


def test_detours_come_behind_all_others() -> None:
    ideas = [idea_of([1, 2], 900), idea_of([3, 1, 2], 950), idea_of([5], 300), idea_of([4, 1, 2], 890)]
    assert [idea.answer for idea in ranked(ideas)] == [3, 1, 5, 4]
    ideas[1].values = [880]
    assert [idea.answer for idea in ranked(ideas)] == [1, 5, 4, 3]


def test_answers_are_compared_with_the_best() -> None:
    ideas = [idea_of([1], 900), idea_of([2], 777), idea_of([3], 895), idea_of([4], 950, cut=1)]
    assert comparison(ideas, 0) == [Text("hint-ahead", {"whole": 1, "tenths": 2})]
    assert comparison(ideas, 1) == [Text("hint-behind", {"whole": 1, "tenths": 2})]
    assert comparison(ideas, 2) == [Text("hint-level")]
    assert comparison(ideas, 3) == [Text("hint-unfinished")]
    assert comparison([ideas[0], ideas[2]], 0) == []
    assert comparison([ideas[0], ideas[3]], 0) == []
    assert comparison(ideas[:1], 0) == []


def test_the_plan_ends_where_luck_begins() -> None:
    state = first_turn()
    seat = state.actor()
    certain = Plan(COMET, state, [SELL, PASS], seat, Stream(1))
    assert not certain.lucky
    assert len(certain.words) == 2
    risky = Plan(COMET, state, [SELL, MINE, PASS], seat, Stream(1))
    assert risky.lucky
    assert len(risky.words) == 2


def test_what_others_hide_changes_no_advice() -> None:
    game = find_game("eclipse")
    state, _ = position(game, 2, 8, 30)
    seat = state.actor()
    told = []
    for world in range(3):
        other = game.resample(state, seat, SearchTable(Stream(world)))
        found = advise(asked(game, other), Stream(5))
        told.append([(advice.answer, advice.points, advice.plan) for advice in found])
    assert told[0] == told[1] == told[2]


def test_shares_follow_the_lead() -> None:
    assert win_shares([5000], 100.0) == [1.0]
    even = win_shares([5000, 5000, 5000], 800.0)
    assert even == pytest.approx([1 / 3] * 3)
    slight = win_shares([5200, 5000], 800.0)
    clear = win_shares([6000, 5000], 800.0)
    assert 0.5 < slight[0] < clear[0] < 1
    assert sum(clear) == pytest.approx(1)
    # A lead of one standard deviation of the difference is kept in 84 of 100 games.
    assert win_shares([1000, 0], 1000 / 2**0.5)[0] == pytest.approx(0.8413, abs=0.001)


def test_a_finished_game_is_what_it_is() -> None:
    assert shares_at_end([1, 3, 1]) == [0.5, 0.0, 0.5]
    state, table = begin(COMET, 2, 1)
    while not state.over:
        seat = state.actor()
        answer_in(state, seat, state.legal_for(seat)[0], table)
    ended = standings(COMET, state)
    assert [one.points for one in ended] == [100 * score for score in COMET.scores(state)]
    assert sum(one.share for one in ended) == 1


def test_signs() -> None:
    assert [signed(3), signed(-2)] == ["+3", "−2"]
    assert decimal(-1234) == {"whole": 12, "tenths": 3}
    assert decimal(95) == {"whole": 1, "tenths": 0}
