"""Hidden are only goals: nobody sees what they may not, and everybody remembers what they saw."""

import json

import pytest
from tests.games.frontiers.scene import Scene, position

from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.core.table import SearchTable
from galaktyka.games.frontiers.check import check_state
from galaktyka.games.frontiers.choices import QUIET_VERB
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import GOAL_IDS
from galaktyka.games.frontiers.state import UNSEEN


def reviewed() -> Scene:
    """Seat 0 has kept Draft and put two goals under the deck, then seat 1 has kept one of three others."""
    scene = Scene(3, goals="true")
    scene.table.goals = [7, 0, 0, 2, 1]
    scene.play("review_goals", "keep 1", "under 1")
    assert GOAL_IDS[scene.state.goal_down] == "draft"
    scene.choose(1, "review_goals")
    scene.play("keep", "keep 1", "under 1")
    return scene


def faces(scene: Scene, seat: int, what: str, samples: int = 300) -> set[int]:
    found: set[int] = set()
    for seed in range(samples):
        other = GAME.resample(scene.state, seat, SearchTable(Stream(seed)))
        check_state(other)
        assert GAME.view(other, seat) == GAME.view(scene.state, seat)
        found.add(other.goal_down if what == "down" else other.goal_deck[int(what)])
    return found


def test_the_hidden_goal_could_be_any_that_a_seat_has_not_seen() -> None:
    scene = reviewed()
    under = scene.state.goal_deck[2:4]
    assert faces(scene, 2, "down") == set(range(8)) - {7}, "a stranger knows only the open one"
    assert faces(scene, 0, "down") == set(range(8)) - {7, *under}, "seat 0 knows what it put away"
    assert faces(scene, 1, "down") == {scene.state.goal_down}, "the owner knows it"


def test_places_that_nobody_has_looked_at_stay_so() -> None:
    scene = reviewed()
    assert scene.state.goal_deck[:2] == [UNSEEN, UNSEEN]
    assert faces(scene, 2, "0", 20) == {UNSEEN}


def test_a_goal_once_seen_is_never_dealt_to_an_unseen_place() -> None:
    """Seat 1 takes up a goal that seat 0 put away: seat 0 no longer knows where it is, but knows where not."""
    scene = Scene(3, goals="true")
    scene.play("review_goals", "keep 1", "under 1")
    known = scene.state.goal_deck[-2:]
    scene.state.goal_deck = known + scene.state.goal_deck[:-2]
    scene.choose(1, "review_goals")
    scene.play("keep", "keep 2", "under 1")
    goals = GAME.view(scene.state, 0)["goals"]
    assert isinstance(goals, dict)
    assert set(goals["deck"]) == {""}, "what another has had in hand may lie anywhere now"
    for seed in range(100):
        other = GAME.resample(scene.state, 0, SearchTable(Stream(seed)))
        check_state(other)
        assert not set(known) & set(other.unseen_goals())


def test_drawing_anew_does_not_touch_the_original_or_games_without_goals() -> None:
    scene = reviewed()
    before = scene.state.digest()
    GAME.resample(scene.state, 2, SearchTable(Stream(1)))
    assert scene.state.digest() == before
    plain = Scene(3)
    assert GAME.resample(plain.state, 1, SearchTable(Stream(1))).digest() == plain.state.digest()


def test_while_somebody_looks_at_goals_nobody_else_sees_them() -> None:
    scene = Scene(3, goals="true")
    scene.play("review_goals")
    drawn = []
    for seat in (0, 1, -1):
        goals = GAME.view(scene.state, seat)["goals"]
        assert isinstance(goals, dict)
        drawn.append((goals["looking"], len(goals["drawn"])))
    assert drawn == [(3, 3), (3, 0), (3, 0)]
    others = {
        tuple(GAME.resample(scene.state, 1, SearchTable(Stream(seed))).goals_drawn) for seed in range(60)
    }
    assert len(others) > 20


def test_history_names_places_and_never_goals() -> None:
    scene = reviewed()
    for seat in (1, 2, -1):
        texts = " ".join([entry.answer for entry in scene.match.history(seat)])
        assert not [goal for goal in GOAL_IDS if goal in texts]


def test_the_order_in_hand_does_not_tell_where_goals_lay() -> None:
    """Whoever put two goals away must not learn from `keep 1` whether one of them was kept."""
    places = set()
    for seed in range(80):
        match = Match(GAME, GAME.setting(2, seed, {"goals": "true"}), automate=False)
        s = position(match)
        while GAME.question(s) != "choose":
            match.answer(s.legal()[0])
        s.goal_deck = [3, 4, *s.goal_deck[:-2]]
        s.goal_seen[3] = s.goal_seen[4] = s.goal_known[3] = s.goal_known[4] = 2
        match.answer("review_goals")
        places.add(tuple([position(match).goals_drawn.index(goal) for goal in (3, 4)]))
    assert places == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}


@pytest.mark.parametrize("seed", range(8))
def test_what_a_seat_cannot_see_changes_nothing_that_it_sees(seed: int) -> None:
    seats = 2 + seed % 4
    match = Match(GAME, GAME.setting(seats, seed, {"goals": "true"}), automate=False)
    stream = Stream(seed)
    steps = 0
    while not match.over and steps < 120:
        s = position(match)
        legal = s.legal()
        match.answer(legal[stream.below(len(legal))])
        steps += 1
        for seat in range(steps % 2 - 1, seats, 2):
            other = GAME.resample(position(match), seat, SearchTable(Stream(steps)))
            check_state(other)
            assert json.dumps(GAME.view(other, seat)) == json.dumps(GAME.view(match.state, seat))
            if seat in match.state.actors():
                assert other.legal_for(seat) == match.state.legal_for(seat)


def test_the_policy_keeps_quiet_about_goals() -> None:
    scene = Scene(3, goals="true")
    scene.goal_down(1, "sales_tax")
    scene.choose(0, "develop")
    assert GAME.automatic(scene.state, 1, {"reveal": "keep"}) == QUIET_VERB
    assert GAME.automatic(scene.state, 1, {"reveal": "ask"}) == -1
    assert GAME.automatic(scene.state, 1, {}) == -1
