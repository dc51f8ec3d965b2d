"""The round and the track: who chooses, who resolves, what changes the order."""

import pytest
from tests.games.frontiers.scene import Scene

from galaktyka.core.words import Illegal
from galaktyka.games.frontiers.choices import END_LIMIT, END_POINTS
from galaktyka.games.frontiers.rules.priority import resolving_order

QUIET = ["isolation", "diplomats", "develop", "produce", "trade_consume"]


def quiet_round(scene: Scene) -> None:
    """Everybody chooses something that needs no further answer."""
    for _ in range(len(scene.state.order)):
        choice = next(action for action in QUIET if action in scene.offers() and action != "diplomats")
        scene.play(choice)
        scene.play_out()


def chooser_order(scene: Scene, *actions: str) -> list[int]:
    """The seats that choose while these actions are chosen."""
    seats = []
    for action in actions:
        seats.append(scene.asked)
        scene.play(action)
        scene.play_out()
    return seats


def test_R1_a_round_follows_the_other_until_something_ends_the_game() -> None:
    scene = Scene(3)
    for round_ in range(1, 5):
        assert scene.state.round == round_
        quiet_round(scene)
    scene.state.ending = 1 << END_POINTS
    quiet_round(scene)
    assert scene.question() == "over"


def test_R2_the_leftmost_pawn_that_has_not_chosen_chooses() -> None:
    scene = Scene(4)
    assert chooser_order(scene, "isolation", "develop", "produce", "trade_consume") == [0, 1, 2, 3]
    two = Scene(2)
    assert chooser_order(two, "isolation", "develop", "produce", "trade_consume") == [0, 1, 0, 1]


def test_R3_a_tile_is_chosen_once_in_a_round_and_one_must_choose() -> None:
    scene = Scene(3)
    scene.play("isolation")
    assert "isolation" not in scene.offers()
    assert len(scene.offers()) == 6
    with pytest.raises(Illegal):
        scene.play("isolation")
    with pytest.raises(Illegal):
        scene.play("pass")
    chooser_order(scene, "develop", "produce")
    assert len(scene.offers()) == 7


def test_R4_the_action_is_resolved_from_the_chooser_round_the_track() -> None:
    assert resolving_order([0, 1, 2, 3], 2) == [2, 3, 0, 1]
    assert resolving_order([0, 1, 0, 1], 3) == [1, 0]
    scene = Scene(5)
    scene.play("isolation", "develop")
    asked = []
    while scene.question() == "develop":
        asked.append(scene.asked)
        scene.play("pass")
    assert asked == [1, 2, 3, 4, 0]


def test_R5_only_the_chooser_gets_the_bonus() -> None:
    scene = Scene(3)
    scene.play("isolation")
    assert [scene.player(seat).credits for seat in range(3)] == [2, 0, 0]
    scene.play("settle")
    assert [scene.player(seat).colonists for seat in range(3)] == [0, 1, 0]
    scene.play_out()
    scene.play("trade_consume")
    assert [scene.player(seat).vp for seat in range(3)] == [0, 0, 1]


def test_R6_R7_the_order_stays_as_it_is() -> None:
    scene = Scene(4)
    for _ in range(3):
        assert scene.state.order == [0, 1, 2, 3]
        quiet_round(scene)


def test_R8_an_unused_produce_tile_gets_a_credit_and_all_tiles_come_back() -> None:
    scene = Scene(3)
    chooser_order(scene, "isolation", "develop", "trade_consume")
    assert scene.state.left_credits == 1
    assert len(scene.offers()) == 7
    chooser_order(scene, "isolation", "produce", "trade_consume")
    assert scene.state.left_credits == 0


def test_R8_nothing_is_prepared_when_the_game_ends() -> None:
    scene = Scene(3)
    scene.state.ending = 1 << END_POINTS
    chooser_order(scene, "isolation", "develop", "trade_consume")
    assert scene.question() == "over"
    assert scene.state.left_credits == 0


def test_R9_what_can_be_done_must_be_done() -> None:
    """Exploring and consuming leave no way out; buying, selling and exchanging do."""
    scene = Scene(2)
    scene.own(0, "prosperous_world", "terraforming_engineers")
    scene.good(0, "prosperous_world")
    scene.choose(0, "explore")
    assert all(offer.startswith("take ") for offer in scene.offers())
    scene.choose(0, "trade_consume")
    assert "no sale" in scene.offers()
    scene.play("no sale")
    assert scene.offers() == ["use prosperous_world"]
    scene.choose(0, "develop")
    assert "pass" in scene.offers()


def test_R18_isolation_gives_two_credits_to_the_chooser_and_nothing_else() -> None:
    scene = Scene(3)
    before = [scene.player(seat).vp for seat in range(3)]
    scene.play("isolation")
    assert [scene.player(seat).credits for seat in range(3)] == [2, 0, 0]
    assert [scene.player(seat).vp for seat in range(3)] == before
    assert (scene.question(), scene.asked) == ("choose", 1)


def test_R80_diplomats_give_a_point_and_the_first_place_at_once() -> None:
    scene = Scene(4)
    assert chooser_order(scene, "isolation", "develop", "diplomats") == [0, 1, 2]
    assert scene.state.order == [2, 0, 1, 3]
    assert scene.player(2).vp == 1
    assert scene.state.vp_pool == 47
    assert scene.asked == 3


def test_T1_the_third_to_choose_resolves_first_and_the_fourth_chooses_next() -> None:
    scene = Scene(4)
    scene.play("isolation", "diplomats")
    scene.state.order = [0, 1, 2, 3]
    scene.play("develop")
    asked = []
    while scene.question() == "develop":
        asked.append(scene.asked)
        scene.play("pass")
    assert asked == [2, 3, 0, 1]
    assert (scene.question(), scene.asked) == ("choose", 3)


def test_T20_diplomats_with_two_players() -> None:
    scene = Scene(2)
    assert chooser_order(scene, "isolation", "develop", "diplomats") == [0, 1, 0]
    assert scene.state.order == [0, 0, 1, 1]
    assert scene.asked == 1, "the last pawn still chooses fourth"
    scene.play("produce")
    assert chooser_order(scene, "isolation", "develop", "produce", "trade_consume") == [0, 0, 1, 1]


def test_T21_diplomats_in_the_middle_of_a_round() -> None:
    scene = Scene(4)
    chooser_order(scene, "isolation", "produce", "diplomats")
    assert scene.state.order == [2, 0, 1, 3]
    scene.play("develop")
    asked = []
    while scene.question() == "develop":
        asked.append(scene.asked)
        scene.play("pass")
    assert asked == [3, 2, 0, 1]


def test_T22_diplomats_take_the_last_point_of_the_pool() -> None:
    scene = Scene(3)
    scene.player(2).vp = 35
    scene.state.vp_pool = 1
    scene.play("diplomats")
    assert (scene.state.vp_pool, scene.state.ending) == (0, 1 << END_POINTS)
    assert scene.question() == "choose", "the round is played to its end"
    chooser_order(scene, "isolation", "produce")
    assert scene.question() == "over"


def test_a_game_in_which_nobody_gets_on_is_cut_off_and_counted() -> None:
    scene = Scene(3)
    for _ in range(60):
        assert scene.question() == "choose"
        chooser_order(scene, "isolation", "develop", "produce")
    assert scene.question() == "over"
    assert scene.state.ending == 1 << END_LIMIT
    assert scene.state.round == 60
