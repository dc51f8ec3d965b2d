"""Explore: seven planets, the order of the picks, what powers add, the limit of nine."""

from tests.games.frontiers.scene import Scene, tile

from galaktyka.games.frontiers.ids import PLANET_IDS
from galaktyka.games.frontiers.state import NO_GOAL

SEVEN = ["gem_world", "rebel_base", "comet_zone", "new_earth", "space_port", "asteroid_belt", "rebel_miners"]


def test_R30_seven_planets_come_into_the_middle_or_all_there_are() -> None:
    scene = Scene(3)
    scene.draws(*SEVEN)
    scene.choose(0, "explore")
    assert scene.offers() == [f"take {name}" for name in SEVEN]
    few = Scene(2)
    few.explore(1, *PLANET_IDS[:57])
    few.choose(0, "explore")
    assert len(few.offers()) == 3


def test_R31_one_each_in_order_and_a_second_for_the_chooser_at_the_end() -> None:
    scene = Scene(5)
    scene.draws(*SEVEN)
    scene.choose(2, "explore")
    asked = []
    for name in SEVEN[:6]:
        asked.append(scene.asked)
        scene.play(f"take {name}")
    assert asked == [2, 3, 4, 0, 1, 2]
    assert scene.explored(2) == [SEVEN[0], SEVEN[5]]
    assert scene.question() == "choose"


def test_R31_whoever_finds_nothing_left_gets_nothing() -> None:
    scene = Scene(3)
    for place, name in enumerate(PLANET_IDS[:58]):
        scene.state.bag.remove(tile(name))
        scene.player(place % 3).stored_planets.append(tile(name))
    scene.own(2, "homesteading_pioneers")
    scene.choose(0, "explore")
    scene.play(scene.offers()[0], scene.offers()[1])
    assert scene.question() == "choose"
    assert [len(scene.explored(seat)) for seat in range(3)] == [1, 1, 0]
    assert scene.player(2).colonists == 1


def test_R32_powers_work_after_the_last_pick_and_before_the_rest_returns() -> None:
    scene = Scene(2)
    scene.own(0, "survey_team", "homesteading_pioneers")
    scene.draws(*SEVEN, "new_vinland")
    scene.choose(0, "explore")
    scene.play("take gem_world")
    assert scene.player(0).colonists == 0, "the chooser's powers wait for the second pick"
    scene.play("take rebel_base", "take comet_zone")
    assert scene.explored(0) == ["gem_world", "comet_zone", "new_vinland"]
    assert scene.player(0).colonists == 1
    assert "R32" in scene.table.rules


def test_R32_others_draw_right_after_their_own_pick() -> None:
    scene = Scene(3)
    scene.own(1, "survey_team")
    scene.draws(*SEVEN, "new_vinland")
    scene.choose(0, "explore")
    scene.play("take gem_world", "take rebel_base")
    assert scene.explored(1) == ["rebel_base", "new_vinland"]
    assert scene.asked == 2
    assert "take new_vinland" not in scene.offers()


def test_R32_an_empty_bag_gives_nothing() -> None:
    scene = Scene(2)
    scene.own(1, "survey_team")
    scene.explore(1, *[name for name in PLANET_IDS if name not in SEVEN])
    scene.choose(0, "explore")
    scene.play("take gem_world")
    before = len(scene.explored(1))
    scene.play("take rebel_base")
    assert len(scene.explored(1)) == before + 1


def test_R32_powers_work_once_even_when_there_is_nothing_to_take() -> None:
    scene = Scene(2)
    scene.own(0, "homesteading_pioneers")
    scene.player(1).stored_planets, scene.state.bag = scene.state.bag, []
    scene.choose(0, "explore")
    assert scene.question() == "choose"
    assert scene.player(0).colonists == 1


def test_R33_what_nobody_took_goes_back() -> None:
    scene = Scene(2)
    scene.draws(*SEVEN)
    scene.choose(0, "explore")
    scene.play("take gem_world", "take rebel_base", "take comet_zone")
    assert all(scene.in_bag(name) for name in SEVEN[3:])
    assert scene.state.middle == []
    assert len(scene.state.bag) == 57


def full(scene: Scene, seat: int, n: int) -> list[str]:
    """So many explored planets that are not among the seven."""
    names = [name for name in PLANET_IDS if name not in SEVEN and scene.in_bag(name)][:n]
    scene.explore(seat, *names)
    return names


def test_R34_whoever_is_above_nine_returns_explored_planets_of_their_choice() -> None:
    scene = Scene(2)
    old = full(scene, 1, 8)
    scene.draws(*SEVEN)
    scene.choose(0, "explore")
    scene.play("take gem_world", "take rebel_base", "take comet_zone")
    assert (scene.question(), scene.asked) == ("return", 1)
    assert sorted(scene.offers()) == sorted([f"return {name}" for name in [*old, "rebel_base"]])
    scene.play(f"return {old[2]}")
    assert len(scene.explored(1)) == 8
    assert scene.in_bag(old[2])
    assert scene.question() == "choose"


def test_R34_nobody_below_ten_gives_anything_back_and_the_order_is_that_of_the_track() -> None:
    scene = Scene(3)
    full(scene, 0, 7)
    full(scene, 1, 8)
    full(scene, 2, 7)
    scene.draws(*SEVEN)
    scene.choose(1, "explore")
    for name in SEVEN[:4]:
        scene.play(f"take {name}")
    asked = []
    while scene.question() == "return":
        asked.append(scene.asked)
        scene.play(scene.offers()[0])
    assert asked == [1, 1], "two too many for the chooser, nine for the others"


def test_R34_several_who_are_above_return_in_order_from_the_chooser() -> None:
    scene = Scene(3)
    for seat in range(3):
        full(scene, seat, 8)
    scene.draws(*SEVEN)
    scene.choose(1, "explore")
    for name in SEVEN[:4]:
        scene.play(f"take {name}")
    asked = []
    while scene.question() == "return":
        asked.append(scene.asked)
        scene.play(scene.offers()[0])
    assert asked == [1, 1, 2, 0]


def test_R34_leftovers_are_back_before_anybody_returns_a_planet() -> None:
    scene = Scene(2)
    full(scene, 0, 8)
    scene.draws(*SEVEN)
    scene.choose(0, "explore")
    scene.play("take gem_world", "take rebel_base", "take comet_zone")
    assert scene.question() == "return"
    assert scene.in_bag("new_earth")
    assert scene.state.goal_down == NO_GOAL
