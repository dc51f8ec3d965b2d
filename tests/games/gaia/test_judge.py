"""The quick evaluation: it agrees with the count at the end, and its traits say what a player would count."""

import pytest
from tests.games.gaia.saying import decisions
from tests.games.gaia.scene import Scene

from galaktyka.games.gaia.game import GAME
from galaktyka.games.gaia.ids import INSTITUTE, MINE, TRADING_STATION
from galaktyka.games.gaia.judge import (
    STAGES,
    T_INCOME,
    T_LINKS,
    T_LOOSE,
    T_NEXT,
    T_NOW,
    T_PAYABLE,
    T_READY,
    T_SPARE,
    TRAITS,
    judge,
    traits,
)
from galaktyka.games.gaia.judge_weights import WEIGHTS


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_the_end_it_is_the_score(seats: int) -> None:
    for state, _ in decisions(seats, 9):
        if state.over:
            assert [judge(state, seat) for seat in range(seats)] == [100 * n for n in GAME.scores(state)]


def test_it_changes_nothing() -> None:
    for number, (state, _) in enumerate(decisions(3, 2)):
        if number % 20 == 0:
            before = state.packed()
            for seat in range(3):
                judge(state, seat)
            assert state.packed() == before


def test_every_trait_has_a_weight_in_every_stage() -> None:
    assert len(WEIGHTS) == STAGES * TRAITS


def test_goods_count_a_third_of_a_point_once_nothing_can_be_done_with_them() -> None:
    """R155"""
    scene = Scene("terrans", "xenos")
    scene.state.round = 6
    p = scene.player(0)
    p.passed = True
    before = judge(scene.state, 0)
    p.credits += 3
    assert judge(scene.state, 0) - before == 99


def test_goods_are_worth_more_while_there_is_time_to_use_them() -> None:
    worth = []
    for number in (1, 6):
        scene = Scene("terrans", "xenos")
        scene.state.round = number
        p = scene.player(0)
        p.ore = 3
        before = judge(scene.state, 0)
        p.ore += 2
        worth.append(judge(scene.state, 0) - before)
    assert worth[0] > worth[1] > 0


def test_the_next_federation_is_seen_with_the_satellites_that_it_takes() -> None:
    scene = Scene("terrans", "xenos", empty_map=True)
    scene.put(0, INSTITUTE, (0, 0))
    scene.put(0, TRADING_STATION, (3, 0))
    found = traits(scene.state, 0)
    assert (found[T_READY], found[T_LOOSE]) == (0, 5)
    scene.put(0, TRADING_STATION, (0, 2))
    scene.put(0, MINE, (1, 0))
    scene.bowl(0, 2, 0, 0)
    found = traits(scene.state, 0)
    assert (found[T_READY], found[T_LINKS], found[T_SPARE], found[T_PAYABLE]) == (1, 2, 1, 1)
    scene.bowl(0, 1, 0, 0)
    assert traits(scene.state, 0)[T_PAYABLE] == 0


def test_a_booster_pays_once_and_only_if_it_has_not_paid_yet() -> None:
    scene = Scene("terrans", "xenos")
    scene.booster(0, "booster_01")  # an ore and a knowledge
    playing = traits(scene.state, 0)
    scene.player(0).passed = True
    passed = traits(scene.state, 0)
    assert playing[T_NEXT : T_NEXT + 3] == [0, 0, 0]
    assert passed[T_NEXT : T_NEXT + 3] == [0, 1, 1]
    assert playing[T_INCOME : T_INCOME + 6] == passed[T_INCOME : T_INCOME + 6]


def test_the_round_tile_is_worth_what_can_be_done() -> None:
    scene = Scene("terrans", "xenos", round_tile="rs_research")
    p = scene.player(0)
    p.knowledge = 3
    assert traits(scene.state, 0)[T_NOW] == 0
    p.knowledge = 9
    assert traits(scene.state, 0)[T_NOW] == 2 * 2
