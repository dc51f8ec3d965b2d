"""Exodus through a match: refusals, lines of notation, policies, undo, records."""

import json

import pytest
from tests.games.exodus.golden_games import GOLDEN

import galaktyka
from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.core.words import Illegal, Text
from galaktyka.games.exodus.choices import ACTION_SPACE, F_HITS, F_INCOME, F_WINDOW
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME


def new(seats: int = 2, automate: bool = False, **options: str) -> Match:
    return Match(GAME, GAME.setting(seats, 3, options), automate=automate)


def test_the_package_makes_a_match() -> None:
    match = galaktyka.new_match("exodus", players=4, seed=7)
    assert match.decision is not None
    match.answer(match.decision.answers[0])
    assert GAME.action_space == ACTION_SPACE


def test_a_line_of_notation_answers_several_questions() -> None:
    match = new(windows="few")
    while GAME.question(match.state) != "ballot":
        match.answer("done")
    match.answer("bid 2 vote A", 1)
    match.answer("bid 0 vote none", 0)
    assert GAME.question(match.state) in ("offer", "repeal")
    assert [entry.answer for entry in match.record.entries[-4:]] == ["bid 2", "vote A", "bid 0", "vote none"]


@pytest.mark.parametrize("answer", [-1, ACTION_SPACE, 0, "bid 999", "vote Z", "", "research radar"])
def test_what_is_refused_changes_nothing(answer: int | str) -> None:
    match = new(windows="few")
    while GAME.question(match.state) != "ballot":
        match.answer("done")
    digest, entries = match.state.digest(), len(match.record.entries)
    with pytest.raises(Illegal):
        match.answer(answer, 0)
    assert (match.state.digest(), len(match.record.entries)) == (digest, entries)


def test_every_candidate_that_is_not_legal_has_a_reason() -> None:
    match = new(3)
    stream = Stream(8)
    for _ in range(120):
        seat = match.state.actor()
        legal = match.state.legal_for(seat)
        candidates = GAME.candidates(match.state)
        assert set(legal) <= set(candidates)
        assert len(set(candidates)) == len(candidates)
        for answer in candidates[:40]:
            if answer not in legal:
                assert isinstance(GAME.why_not(match.state, seat, answer), Text)
        match.answer(GOLDEN.choose(match.state, legal, stream), seat)


def test_policies_answer_windows_income_and_hits() -> None:
    match = Match(GAME, GAME.setting(4, 5, {}))
    for seat in range(4):
        match.set_policy(seat, "windows", "skip")
        match.set_policy(seat, "income", "all")
        match.set_policy(seat, "hits", "focus")
    stream = Stream(2)
    while not match.over:
        assert match.state.top() not in (F_WINDOW, F_INCOME, F_HITS)
        seat = match.state.actor()
        match.answer(GOLDEN.choose(match.state, match.state.legal_for(seat), stream), seat)
    assert any(entry.auto for entry in match.record.entries)


def test_forced_answers_are_given_by_themselves() -> None:
    match = Match(GAME, GAME.setting(3, 9, {"windows": "few"}))
    stream = Stream(1)
    for _ in range(200):
        if match.over:
            break
        seat = match.state.actor()
        legal = match.state.legal_for(seat)
        assert len(legal) > 1
        match.answer(GOLDEN.choose(match.state, legal, stream), seat)


def test_an_answer_can_be_taken_back_until_chance_or_another_seat() -> None:
    match = new()
    digest = match.state.digest()
    match.answer("shift cruiser:em_shield")
    match.answer("to raider")
    match.undo()
    match.undo()
    assert match.state.digest() == digest


def test_views_are_plain_json_for_every_seat_and_for_spectators() -> None:
    match = new(3)
    stream = Stream(3)
    for turn in range(300):
        if match.over:
            break
        if turn % 20 == 0:
            for seat in range(-1, 3):
                view = json.loads(json.dumps(match.view(seat)))
                assert view["seat"] == seat
                assert len(view["players"]) == 3
        seat = match.state.actor()
        match.answer(GOLDEN.choose(match.state, match.state.legal_for(seat), stream), seat)


def test_a_state_survives_packing_at_every_kind_of_question() -> None:
    match = new(3, dice="true")
    stream = Stream(6)
    seen: set[str] = set()
    while not match.over:
        question = GAME.question(match.state)
        if question not in seen:
            seen.add(question)
            again = GAME.restore(match.setting, match.state.packed())
            assert isinstance(again, Position)
            assert again.digest() == match.state.digest()
            assert again.legal() == match.state.legal()
        seat = match.state.actor()
        match.answer(GOLDEN.choose(match.state, match.state.legal_for(seat), stream), seat)
    assert len(seen) > 12
