"""The quick evaluation: it agrees with the count at the end, and knows what is worth having before it."""

import pytest
from tests.games.frontiers.saying import FRONTIERS, GAMES, decisions
from tests.games.frontiers.scene import Scene

from galaktyka.games.frontiers.judge import judge, picks, rounds_left


def gain(before: Scene, after: Scene) -> int:
    return judge(after.state, 0) - judge(before.state, 0)


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_at_the_end_it_is_the_score(index: int) -> None:
    seats, options = GAMES[index]
    for state, _ in decisions(seats, 9, **options):
        if state.over:
            assert [judge(state, seat) for seat in range(seats)] == [100 * n for n in FRONTIERS.scores(state)]


def test_it_changes_nothing() -> None:
    for number, (state, _) in enumerate(decisions(3, 2)):
        if number % 20 == 0:
            before = state.packed()
            for seat in range(3):
                judge(state, seat)
            assert state.packed() == before


def test_credits_are_worth_something_while_they_can_be_spent() -> None:
    early, late = Scene(2), Scene(2)
    late.state.ending = 1
    worth = []
    for scene in (early, late):
        before = judge(scene.state, 0)
        scene.player(0).credits += 4
        worth.append(judge(scene.state, 0) - before)
    assert worth[0] > 3 * worth[1] > 0


def test_an_explored_planet_is_worth_more_the_nearer_its_settlement() -> None:
    scene = Scene(2)
    scene.explore(0, "rebel_outpost")
    far = judge(scene.state, 0)
    before = Scene(2)
    assert far > judge(before.state, 0)
    scene.own(0, "drop_ships", "space_marines")
    before.own(0, "drop_ships", "space_marines")
    assert gain(before, scene) > far - judge(Scene(2).state, 0)


def test_goods_need_powers_that_consume_them() -> None:
    plain, fed = Scene(2), Scene(2)
    plain.own(0, "artist_settlement", "gem_world", "secluded_world")
    fed.own(0, "artist_settlement", "gem_world", "secluded_world", "consumer_markets")
    assert gain(plain, fed) > 100 * 3  # more than its printed points


def test_the_end_comes_nearer_by_any_of_its_ways() -> None:
    fresh = rounds_left(Scene(4).state)
    for field, value in (("colonist_pool", 6), ("vp_pool", 2)):
        scene = Scene(4)
        setattr(scene.state, field, value)
        assert rounds_left(scene.state) < fresh
    scene = Scene(4)
    scene.player(2).spaces = 10
    assert rounds_left(scene.state) < fresh
    scene.state.ending = 1
    assert rounds_left(scene.state) < 50


def test_planets_in_the_middle_count_for_whoever_picks_them() -> None:
    scene = Scene(3)
    before = judge(scene.state, 0)
    scene.choose(0, "explore")
    assert scene.asked == 0
    assert [picks(scene.state, seat) for seat in range(3)] == [[0, 3], [1], [2]]
    assert judge(scene.state, 0) > before
