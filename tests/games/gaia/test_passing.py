"""R86–R87 Passing: points, boosters, the next round's order."""

import pytest
from tests.games.gaia.scene import TILES, Scene, galaxy

from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    FED_12VP,
    FED_GLEENS,
    INSTITUTE,
    LAB,
    LOST,
    LOST_MINE,
    MINE,
    TRADING_STATION,
)
from galaktyka.games.gaia.rules.ground import settle_on


def city() -> Scene:
    """Terrans: mines on Terra, Ice and the Lost Planet, two stations, a lab, an institute, an academy."""
    homes = [(0, 0), (2, 0), (0, 2), (-2, 0), (0, -2), (2, -2)]
    scene = Scene("terrans", "xenos", board=galaxy(dict.fromkeys(homes, "r") | {(3, 0): "g", (-3, 0): "i"}))
    scene.put(0, TRADING_STATION, (0, 0), (3, 0))
    scene.put(0, MINE, (2, 0), (-3, 0))
    scene.put(0, LAB, (0, 2))
    scene.put(0, INSTITUTE, (-2, 0))
    scene.put(0, ACADEMY_KNOWLEDGE, (0, -2))
    lost = scene.hex((5, -1))
    scene.state.place_lost_planet(lost)
    scene.player(0).lost = lost
    settle_on(scene.state, 0, lost, LOST_MINE, False, scene.table)
    assert scene.state.planet[lost] == LOST
    return scene


BOOSTERS = [(1, 0), (6, 3), (7, 3), (8, 4), (9, 8), (10, 1)]


@pytest.mark.parametrize(("booster", "points"), BOOSTERS)
def test_R86_the_booster_scores_what_it_counts(booster: int, points: int) -> None:
    scene = city()
    scene.booster(0, f"booster_{booster:02}")
    scene.play("pass")
    assert scene.points(0, "boosters") == points
    assert scene.question() == "booster"


ADVANCED = [("adv_pass_fed", 6), ("adv_pass_lab", 3), ("adv_pass_types", 4)]


@pytest.mark.parametrize(("tile", "points"), ADVANCED)
def test_R86_advanced_tiles_score_what_they_count(tile: str, points: int) -> None:
    scene = city()
    scene.player(0).tokens = [2 * FED_12VP, 2 * FED_GLEENS]
    scene.advanced(0, tile, "tech_7vp")
    scene.play("pass")
    assert scene.points(0, "advanced_tech") == points


def test_R86_only_the_booster_held_until_now_scores() -> None:
    scene = Scene(
        "terrans",
        "xenos",
        tiles=TILES.format(order="0.1", boosters="0.1.5.6.7"),
        board=galaxy({(0, 0): "r"}),
    )
    scene.put(0, MINE, (0, 0))
    scene.play("pass booster 6")
    assert (scene.points(0, "boosters"), scene.player(0).booster) == (0, 5)


def test_R86_a_booster_is_taken_before_the_old_one_comes_back() -> None:
    scene = Scene("terrans", "xenos")
    scene.play("pass")
    assert scene.offers() == ["booster 3", "booster 4", "booster 5"]
    scene.refuses("booster 1")
    scene.play("booster 4")
    assert scene.player(0).booster == 3
    scene.play("pass")
    assert set(scene.offers()) == {"booster 3", "booster 5", "booster 1"}
    scene.play("booster 1")
    assert scene.player(1).booster == 0
    assert sorted(scene.state.boosters) == [1, 2, 4]
    scene.check()


def test_R86_the_first_to_pass_begins_the_next_round_and_play_goes_clockwise() -> None:
    scene = Scene("terrans", "xenos", "ambas")
    scene.turn(1)
    scene.play("pass booster 4")
    scene.turn(0)
    scene.play("pass booster 2")
    scene.turn(2)
    scene.play("pass booster 1")
    assert (scene.state.round, scene.state.turn_order, scene.asked()) == (2, [1, 2, 0], 1)


def test_R86_with_the_turn_order_card_the_order_of_passing_counts() -> None:
    scene = Scene("terrans", "xenos", "ambas", turn_order="passing")
    scene.turn(1)
    scene.play("pass booster 4")
    scene.turn(0)
    scene.play("pass booster 2")
    scene.turn(2)
    scene.play("pass booster 1")
    assert (scene.state.round, scene.state.turn_order, scene.asked()) == (2, [1, 0, 2], 1)


def test_R86_the_last_round_only_scores() -> None:
    scene = city()
    scene.state.round = 6
    scene.booster(0, "booster_06")
    scene.play("pass")
    assert scene.points(0, "boosters") == 3
    assert (scene.player(0).booster, scene.asked(), scene.question()) == (5, 1, "turn")


def test_R86_passing_is_always_allowed_and_ends_the_round_for_the_player() -> None:
    scene = Scene("terrans", "xenos")
    scene.play("pass booster 4")
    assert scene.player(0).passed
    scene.play("1o>1c")
    scene.player(1).booster = 1
    scene.rich(1)
    scene.play("research ai end")
    assert scene.asked() == 1  # the other player is skipped


FACTIONS = ["terrans", "xenos", "ambas", "firaks"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R87_every_player_chooses_among_three_boosters(seats: int) -> None:
    scene = Scene(*FACTIONS[:seats])
    for _ in range(seats):
        scene.play("pass")
        assert len(scene.offers()) == 3
        scene.play(scene.offers()[0])
    assert scene.state.round == 2
