"""The end of the game."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import STEP_SCORE
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import FIRST_HOME
from galaktyka.games.exodus.scoring import final_points, ranks, share
from galaktyka.games.exodus.state import (
    FROM_CENTAURIANS,
    FROM_COUNCIL,
    FROM_PLANETS,
    FROM_SHIPS,
    FROM_TITLE,
)


def points(scene: Scene, seat: int, source: int) -> int:
    return final_points(scene.state, seat)[source]


def test_R101_the_game_ends_with_the_count() -> None:
    scene = Scene(2)
    scene.begin(STEP_SCORE)
    assert scene.state.over
    home = scene.state.box.planet_vp[FIRST_HOME]
    assert [p.vp for p in scene.state.players] == [home + 5, home + 3]
    assert GAME.by_source(scene.state) == [{"planets": home, "title": 5}, {"planets": home, "title": 3}]


def test_R101_each_variant_has_its_number_of_turns() -> None:
    turns = {variant: Scene(2, variant=variant).state.variant.turns for variant in ("normal", "long")}
    assert turns == {"normal": 7, "long": 9}
    assert Scene(2, variant="heavy_combat").state.variant.turns == 5
    assert Scene(2, variant="short", turns="4").state.variant.turns == 4


def test_R102_points_of_battles_are_kept_from_before() -> None:
    scene = Scene(2)
    scene.player(0).vp = 4
    scene.player(0).sources[0] = 4
    scene.begin(STEP_SCORE)
    assert scene.player(0).vp == 4 + 2 + 5


def test_R103_most_population_gets_a_planets_points_and_ships_do_not_count() -> None:
    scene = Scene(2)
    scene.settle(0, "kubera", 2)
    scene.settle(1, "kubera", 1)
    scene.fly(1, "transporter1", "kubera", cargo=4)
    assert [points(scene, seat, FROM_PLANETS) for seat in (0, 1)] == [2 + 4, 2]


def test_R103_homes_count_too() -> None:
    scene = Scene(2)
    scene.settle(0, "home 1", 4)
    assert [points(scene, seat, FROM_PLANETS) for seat in (0, 1)] == [4, 0]


def test_R104_R108_ties_share_and_what_is_not_whole_is_lost() -> None:
    scene = Scene(3)
    for seat in range(3):
        scene.settle(seat, "freyr", 1)
        scene.settle(seat, "kubera", 1)
    scene.settle(0, "inti", 1)
    scene.settle(1, "inti", 1)
    assert [share(scene.state, seat, scene.hex("freyr")) for seat in range(3)] == [1, 1, 1]
    assert [share(scene.state, seat, scene.hex("kubera")) for seat in range(3)] == [1, 1, 1]
    assert [share(scene.state, seat, scene.hex("inti")) for seat in (0, 1)] == [1, 1]


def test_T13_shared_points() -> None:
    scene = Scene(3)
    for seat, markers in enumerate((2, 2, 1)):
        scene.settle(seat, "kubera", markers)
    assert [share(scene.state, seat, scene.hex("kubera")) for seat in range(3)] == [2, 2, 0]


def test_R105_two_points_for_each_hex_with_own_ships() -> None:
    scene = Scene(2)
    scene.fly(0, "raider1", "sol")
    scene.fly(0, "raider2", "sol")
    scene.fly(0, "fighter1", "lyra")
    scene.fly(1, "fighter1", "lyra")
    scene.state.centaurian[scene.hex("sol")] = 2
    assert [points(scene, seat, FROM_SHIPS) for seat in (0, 1)] == [4, 2]


def test_R106_the_council_hex_is_worth_five_more_to_each_who_is_there() -> None:
    scene = Scene(3)
    scene.fly(0, "raider1", "council")
    scene.fly(0, "raider2", "council")
    scene.fly(1, "raider1", "council")
    for seat in (0, 1):
        assert (points(scene, seat, FROM_SHIPS), points(scene, seat, FROM_COUNCIL)) == (2, 5)
    assert points(scene, 2, FROM_COUNCIL) == 0


def test_R107_kept_centaurian_cards_give_their_points() -> None:
    scene = Scene(2)
    scene.keep(0, "c1_1")
    scene.keep(0, "c3_1")
    assert [points(scene, seat, FROM_CENTAURIANS) for seat in (0, 1)] == [6, 0]


def test_R109_titles_give_five_three_and_one() -> None:
    scene = Scene(5)
    scene.state.order = [4, 3, 2, 1, 0]
    assert [points(scene, seat, FROM_TITLE) for seat in range(5)] == [0, 0, 1, 3, 5]


def test_R110_a_tie_goes_to_the_lower_turn_order_card() -> None:
    scene = Scene(3)
    scene.state.order = [2, 0, 1]
    for seat, vp in enumerate((7, 7, 3)):
        scene.player(seat).vp = vp
    assert ranks(scene.state) == [1, 2, 3]
    scene.state.order = [1, 0, 2]
    assert GAME.ranks(scene.state) == [2, 1, 3]


def test_R111_ships_over_ruins_and_foreign_homes_count() -> None:
    scene = Scene(2)
    scene.exhaust("sol")
    scene.state.destroyed = 1 << scene.hex("sol")
    scene.fly(0, "raider1", "sol")
    scene.fly(0, "raider2", "home 1")
    assert points(scene, 0, FROM_SHIPS) == 4


def test_R112_goods_and_technologies_score_nothing() -> None:
    scene = Scene(2)
    before = sum(final_points(scene.state, 0))
    scene.give(0, cp=99, axinium=10, phasium=10)
    scene.teach(0, "radar", "cloaking")
    assert sum(final_points(scene.state, 0)) == before
