"""Advice to people: the bots' own search, in words, and never more than the seat may know."""

import pytest
from tests.bots.test_normal import begin
from tests.core.tiny_game import COMET, MINE, PASS, SELL, CometState

from galaktyka.bots import Budget, Seated, Sight, sight_of
from galaktyka.bots.advice import BEST, UNKNOWN, Plan, advise, signed
from galaktyka.bots.lookahead import answer_in
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


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("entries", [0, 45])
def test_the_best_answers_are_legal_different_and_said_in_every_language(name: str, entries: int) -> None:
    game = find_game(name)
    state, _ = position(game, max(2, game.fewest_seats), 4, entries)
    before = state.packed()
    found = advise(asked(game, state), Stream(1))
    answers = [advice.answer for advice in found]
    assert 1 <= len(answers) <= BEST
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
    assert state.packed() == before


def test_the_plan_ends_where_luck_begins() -> None:
    state, table = begin(COMET, 2, 3)
    assert isinstance(state, CometState)
    state.fuel = [4, 4]
    while COMET.question(state) != "turn":
        seat = state.actor()
        answer_in(state, seat, state.legal_for(seat)[0], table)
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
