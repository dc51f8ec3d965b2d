"""R60–R69 Forming federations, played in notation; the search behind them has its own tests."""

import pytest
from tests.games.gaia.realm import lost_planet
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import (
    FED_6VP_2K,
    FED_7VP_6C,
    FED_8VP_2T,
    FED_8VP_Q,
    FED_12VP,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    MINE,
    NAVIGATION,
    TRADING_STATION,
)

Place = tuple[int, int]
SEED_MAP: dict[Place, int] = {
    (0, 0): INSTITUTE,
    (1, 0): TRADING_STATION,
    (-2, -1): TRADING_STATION,
    (-3, 1): MINE,
}


def colony(
    structures: dict[Place, int], *, tokens: int = 6, planets: dict[Place, str] | None = None
) -> Scene:
    """Terrans with these structures on Terra planets, and so many power tokens, all in bowl I."""
    homes = dict.fromkeys(structures, "r")
    scene = Scene("terrans", "xenos", board=galaxy(homes | (planets or {})))
    for place, kind in structures.items():
        scene.put(0, kind, place)
    p = scene.player(0)
    p.bowl1, p.bowl2, p.bowl3 = tokens, 0, 0
    return scene


def federated(scene: Scene, seat: int = 0) -> set[Place]:
    """All hexes of the player's federations, satellites among them."""
    cells = scene.state.board.grid.cells
    return {cells[hex_] for hex_ in range(len(cells)) if scene.state.federated[hex_] >> seat & 1}


def satellites(scene: Scene, seat: int = 0) -> set[Place]:
    cells = scene.state.board.grid.cells
    return {cells[hex_] for hex_ in range(len(cells)) if scene.state.satellites[hex_] >> seat & 1}


def finish_satellites(scene: Scene) -> None:
    """Take the first hex on offer until no satellite is asked for."""
    while scene.question() == "satellites":
        scene.play(scene.offers()[0])


# --- the rulebook's examples ---


def test_T24_two_satellites_reach_seven() -> None:
    scene = colony(SEED_MAP)
    scene.play("federation", (1, 0), (-2, -1), "done", (-1, 0), (-1, -1))
    assert satellites(scene) == {(-1, 0), (-1, -1)}
    assert federated(scene) == {(0, 0), (1, 0), (-2, -1), (-1, 0), (-1, -1)}
    scene.play("token 12vp")
    scene.check()


def test_T25_a_mine_on_the_way_may_be_taken_in_for_nothing() -> None:
    scene = colony(SEED_MAP)
    scene.play("federation", (1, 0), (-2, -1), (-3, 1), "done")
    finish_satellites(scene)
    assert satellites(scene) == {(-1, 0), (-2, 0)}  # no other pair of hexes touches all three
    assert federated(scene) == {(0, 0), (1, 0), (-2, -1), (-3, 1), (-1, 0), (-2, 0)}


def test_T25_the_satellite_beside_the_mine_is_not_offered_without_the_mine() -> None:
    scene = colony(SEED_MAP)
    scene.play("federation", (1, 0), (-2, -1), "done")
    assert scene.offered_places() == {(-1, 0), (0, -1), (-1, -1)}


def test_T26_a_mine_that_costs_a_further_satellite_is_refused() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): TRADING_STATION, (-4, 0): MINE})
    scene.play("federation")
    assert scene.offered_places() == {(1, 0), (-2, 0)}
    scene.refuses((1, 0), (-2, 0), (-4, 0), "done")
    scene.play((1, 0), (-2, 0), "done", (-1, 0))
    assert satellites(scene) == {(-1, 0)}


def test_T27_the_farther_of_two_stations_may_be_chosen() -> None:
    stations = {(-3, 0): TRADING_STATION, (0, 3): TRADING_STATION, (2, -2): TRADING_STATION}
    scene = colony({(0, 0): INSTITUTE} | stations)
    scene.play("federation", (0, 0), (-3, 0), (0, 3), "done")
    finish_satellites(scene)
    assert satellites(scene) == {(-1, 0), (-2, 0), (0, 1), (0, 2)}
    nearer = colony({(0, 0): INSTITUTE} | stations)
    nearer.play("federation", (0, 0), (-3, 0), (2, -2), "done")
    finish_satellites(nearer)
    assert len(satellites(nearer)) == 3


def test_T28_two_satellites_take_two_tokens_out_of_the_cycle() -> None:
    scene = colony(SEED_MAP)
    p = scene.player(0)
    p.bowl1, p.bowl2, p.bowl3 = 1, 2, 0
    scene.play("federation", (1, 0), (-2, -1), (-3, 1), "done")
    finish_satellites(scene)
    scene.play("bowl I 1")
    assert (scene.bowls(0), p.gaia_tokens) == ([0, 1, 0], 0)
    assert p.power_tokens() == 1


# --- the rules ---


def test_R60_a_federation_needs_a_power_value_of_seven() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): MINE})
    assert "federation" not in scene.offers()
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): LAB})
    assert "federation" in scene.offers()


def test_R60_planets_of_a_federation_serve_no_second_one() -> None:
    scene = colony(
        {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION, (-4, 0): TRADING_STATION}
    )
    scene.play("federation", (1, 0), "done token 12vp")
    scene.play("end")
    scene.turn(0)
    scene.put(0, LAB, (-4, 2))
    scene.put(0, TRADING_STATION, (-4, 1))
    assert "federation" not in scene.offers()  # the three outside are worth six
    scene.put(0, MINE, (-5, 2))
    scene.play("federation")
    scene.play(scene.offers()[0])
    scene.play("done")
    assert federated(scene) == {(0, 0), (1, 0), (0, 1), (-4, 0), (-4, 1), (-4, 2), (-5, 2)}


def test_R60_gaiaformers_are_worth_nothing_and_link_nothing() -> None:
    structures = {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): LAB}
    scene = colony(structures, tokens=0, planets={(-1, 0): "m"})
    scene.put(0, GAIAFORMER, (-1, 0))
    assert "federation" not in scene.offers()
    scene.player(0).bowl1 = 2
    scene.play("federation", (1, 0), (-2, 0), "done")
    finish_satellites(scene)
    assert len(satellites(scene)) == 2


def test_R61_adjacent_planets_belong_together_as_one_cluster() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (2, 0): TRADING_STATION, (3, 0): MINE})
    scene.play("federation")
    assert len(scene.offered_places()) == 1
    scene.play((3, 0), "done token 12vp")
    assert federated(scene) == {(0, 0), (1, 0), (2, 0), (3, 0)}


def test_R61_the_lost_planet_belongs_to_its_cluster() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): MINE}, tokens=0)
    scene.refuses("federation")
    lost_planet(scene, 0, (-1, 0))
    scene.play("federation", (-2, 0), "done token 12vp")
    assert federated(scene) == {(0, 0), (1, 0), (-1, 0), (-2, 0)}


def test_R61_satellites_lie_in_empty_space_only() -> None:
    structures = {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): LAB}
    scene = colony(structures, planets={(-1, 0): "g"})
    scene.play("federation", (1, 0), (-2, 0), "done")
    assert (-1, 0) not in scene.offered_places() | satellites(scene)
    finish_satellites(scene)
    assert len(satellites(scene)) == 2


def test_R61_satellites_of_others_do_not_hinder_but_own_ones_do() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): LAB})
    between = scene.hex((-1, 0))
    scene.state.satellites[between] = scene.state.federated[between] = 2
    scene.play("federation", (1, 0), (-2, 0), "done", (-1, 0))
    assert satellites(scene) == satellites(scene, 1) == {(-1, 0)}


def test_R62_the_number_of_satellites_is_the_least_that_links_the_planets() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-3, 1): LAB})
    scene.play("federation", (1, 0), (-3, 1), "done")
    assert scene.offered_places() == {(-1, 0), (-1, 1), (-2, 0), (-2, 1)}
    scene.play((-1, 1), (-2, 1))
    assert scene.question() == "token"
    assert len(satellites(scene)) == 2


def test_R62_an_own_planet_on_the_way_links_for_nothing_and_belongs() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): MINE, (-4, 0): TRADING_STATION})
    scene.play("federation")
    scene.refuses((1, 0), (-4, 0), "done")  # two satellites would touch the mine as well
    scene.play((1, 0), (-2, 0), (-4, 0), "done")
    finish_satellites(scene)
    assert satellites(scene) == {(-1, 0), (-3, 0)}
    assert (-2, 0) in federated(scene)


def test_R63_a_planet_that_no_value_needs_may_not_cost_a_satellite() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION, (0, -2): LAB})
    scene.play("federation")
    assert scene.offered_places() == {(1, 0)}
    scene.refuses((1, 0), (0, -2), "done")


def test_R63_a_larger_federation_without_a_further_satellite_is_allowed() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 1): LAB, (-1, -1): MINE})
    scene.play("federation", (1, 0), (-2, 1))
    assert set(scene.offers()) == {"done", scene.name((-1, -1))}
    scene.play((-1, -1), "done", (-1, 0))
    assert satellites(scene) == {(-1, 0)}
    assert len(federated(scene)) == 5


def test_R64_a_new_federation_keeps_away_from_the_old_one() -> None:
    old = {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION}
    scene = colony(old | {(-2, 0): LAB, (-2, 2): TRADING_STATION, (-4, 4): TRADING_STATION, (-6, 4): MINE})
    scene.play("federation", (1, 0), "done token 12vp end")
    scene.turn(0)
    scene.play("federation")
    for place in ((-2, 0), (-2, 2), (-4, 4), (-6, 4)):
        scene.play(place)
    scene.play("done")
    while scene.question() == "satellites":
        assert scene.offered_places().isdisjoint({(-1, 0), (-1, 1), (-1, 2), (0, -1)})
        scene.play(scene.offers()[0])
    assert satellites(scene).isdisjoint({(-1, 0), (-1, 1), (-1, 2)})
    scene.check()


def test_R64_hexes_beside_an_own_federation_are_no_way() -> None:
    old = {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION}
    new = {(-2, 1): LAB, (-3, 2): TRADING_STATION, (-2, 2): TRADING_STATION, (-1, -1): MINE}
    scene = colony(old | new, planets={(-2, 0): "m"})
    scene.play("federation", (1, 0), "done token 12vp end")
    scene.turn(0)
    scene.player(0).bowl1 = 2
    assert "federation" not in scene.offers()  # (-1, 0) alone would link the mine
    scene.player(0).bowl1 = 3
    scene.play("federation")
    for name in scene.offers():
        scene.play(name)
    scene.play("done")
    finish_satellites(scene)
    assert satellites(scene) == {(-3, 1), (-3, 0), (-2, -1)}


def test_R65_each_satellite_costs_a_token_of_any_bowl() -> None:
    scene = colony(SEED_MAP)
    p = scene.player(0)
    p.bowl1, p.bowl2, p.bowl3 = 1, 1, 1
    scene.play("federation", (1, 0), (-2, -1), (-3, 1), "done")
    finish_satellites(scene)
    assert scene.offers() == ["bowl I 1", "bowl I 0"]
    scene.play("bowl I 0")
    assert scene.bowls(0) == [1, 0, 0]
    assert scene.question() == "token"


def test_R65_without_tokens_for_the_satellites_nothing_is_formed() -> None:
    scene = colony(SEED_MAP, tokens=1)
    assert "federation" not in scene.offers()
    scene.player(0).gaia_tokens = 6  # what lies in the Gaia area cannot be thrown away
    assert "federation" not in scene.offers()
    scene.player(0).bowl3 = 1
    assert "federation" in scene.offers()


def test_R65_a_player_has_twenty_five_satellites() -> None:
    scene = colony(SEED_MAP)
    scene.player(0).satellites = 24
    assert "federation" not in scene.offers()
    scene.player(0).satellites = 23
    assert "federation" in scene.offers()


def test_R65_a_sufficient_cluster_needs_no_satellite_and_no_token() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION}, tokens=0)
    scene.play("federation", (1, 0), "done")
    assert scene.question() == "token"
    assert satellites(scene) == set()
    assert federated(scene) == {(0, 0), (1, 0), (0, 1)}


TOKEN_GAINS = [
    ("12vp", FED_12VP, [12, 0, 0, 0, 0, 0], 0),
    ("8vp_q", FED_8VP_Q, [8, 0, 0, 0, 1, 0], 1),
    ("8vp_2t", FED_8VP_2T, [8, 0, 0, 0, 0, 2], 1),
    ("7vp_2o", 3, [7, 0, 2, 0, 0, 0], 1),
    ("7vp_6c", FED_7VP_6C, [7, 6, 0, 0, 0, 0], 1),
    ("6vp_2k", FED_6VP_2K, [6, 0, 0, 2, 0, 0], 1),
]


@pytest.mark.parametrize(("name", "kind", "gains", "green"), TOKEN_GAINS)
def test_R66_a_token_gives_its_goods_at_once_and_lies_green_side_up(
    name: str, kind: int, gains: list[int], green: int
) -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION})
    p = scene.player(0)
    before = [p.vp, p.credits, p.ore, p.knowledge, p.qic, p.bowl1]
    left = scene.state.tokens_left[kind]
    scene.play("federation", (1, 0), "done")
    scene.play("token " + name)
    after = [p.vp, p.credits, p.ore, p.knowledge, p.qic, p.bowl1]
    assert [b - a for a, b in zip(before, after, strict=True)] == gains
    assert scene.points(0, "federations") == gains[0]
    assert scene.state.tokens_left[kind] == left - 1
    assert (p.tokens, p.green_tokens(), p.tokens_formed) == ([2 * kind + green], green, 1)


def test_R66_round_scoring_counts_a_token() -> None:
    structures = {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION}
    scene = Scene(
        "terrans", "xenos", board=galaxy(dict.fromkeys(structures, "r")), round_tile="rs_federation"
    )
    for place, kind in structures.items():
        scene.put(0, kind, place)
    scene.play("federation", (1, 0), "done token 12vp")
    assert scene.points(0, "round_1") == 5


def test_R66_an_empty_pile_cannot_be_chosen() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION})
    scene.state.tokens_left[FED_12VP] = 0
    scene.play("federation", (1, 0), "done")
    assert scene.offers() == ["token 8vp_q", "token 8vp_2t", "token 7vp_2o", "token 7vp_6c", "token 6vp_2k"]
    scene.refuses("token 12vp")


def test_R66_without_any_pile_no_federation_is_formed() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION})
    scene.state.tokens_left = [0] * 7
    scene.refuses("federation")
    scene.state.tokens_left[6] = 1  # the Gleens' token is nobody else's
    scene.refuses("federation")
    scene.state.tokens_left[FED_6VP_2K] = 1
    scene.play("federation", (1, 0), "done token 6vp_2k")


def test_R67_a_mine_beside_a_federation_joins_it_with_its_cluster() -> None:
    planets = {(0, 1): "r", (-1, 1): "r", (-1, 2): "r", (-2, 0): "r"}
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (1, -1): TRADING_STATION}, planets=planets)
    scene.play("federation", (1, 0), "done token 12vp end")
    scene.put(0, MINE, (-1, 2), (-2, 0))
    assert (-1, 2) not in federated(scene)
    scene.turn(0)
    scene.play("build mine", (-1, 1))
    assert federated(scene) == {(0, 0), (1, 0), (1, -1), (-1, 1), (-1, 2)}  # (-2, 0) is not adjacent
    assert scene.player(0).tokens == [2 * FED_12VP]
    assert "R67" in scene.table.rules


def test_R67_a_structure_beside_a_satellite_joins_as_well() -> None:
    scene = colony(SEED_MAP, planets={(-1, -2): "r", (3, 0): "r"})
    scene.play("federation", (1, 0), (-2, -1), "done", (-1, 0), (-1, -1), "token 12vp end")
    scene.turn(0)
    scene.player(0).research[NAVIGATION] = 2
    scene.play("build mine", (-1, -2), "end")
    assert (-1, -2) in federated(scene)
    scene.turn(0)
    scene.play("build mine", (3, 0), "end")
    assert (3, 0) not in federated(scene)


def test_R67_two_federations_joined_by_a_planet_stay_as_they_are() -> None:
    left = {(-2, 0): INSTITUTE, (-3, 0): TRADING_STATION, (-2, -1): TRADING_STATION}
    right = {(0, 0): LAB, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION, (0, 2): MINE}
    scene = colony(left | right, planets={(-1, 0): "r"})
    scene.play("federation", (-2, 0), "done token 12vp end")
    scene.turn(0)
    scene.play("federation", (0, 2), "done token 8vp_q end")
    scene.turn(0)
    scene.play("build mine", (-1, 0), "end")
    assert scene.player(0).tokens == [2 * FED_12VP, 2 * FED_8VP_Q + 1]
    assert (-1, 0) in federated(scene)
    assert "federation" not in scene.offers()


def test_R68_the_value_is_looked_at_only_when_forming() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION})
    scene.play("federation", (1, 0), "done token 12vp end")
    scene.turn(0)
    scene.player(0).ore, scene.player(0).credits = 15, 30
    scene.play("upgrade lab", (1, 0), "tile free1 decline end")
    assert federated(scene) == {(0, 0), (1, 0), (0, 1)}
    scene.turn(0)
    assert "federation" not in scene.offers()


def test_R69_only_what_can_still_be_completed_is_offered() -> None:
    scene = colony(SEED_MAP)
    scene.play("federation")
    assert scene.offered_places() == {(1, 0), (-2, -1), (-3, 1)}
    assert "done" not in scene.offers()
    scene.play((-3, 1))
    assert scene.offered_places() == {(1, 0), (-2, -1)}
    scene.play((-2, -1), (1, 0))
    assert scene.offers() == ["done"]
    scene.play("done")
    assert scene.question() == "satellites"


def test_R69_satellites_are_asked_one_by_one() -> None:
    scene = colony({(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-3, 1): LAB})
    scene.play("federation", (1, 0), (-3, 1), "done", (-2, 1))
    assert scene.offered_places() == {(-1, 0), (-1, 1)}
    scene.refuses((-2, 0))
    scene.play((-1, 0))
    assert (scene.question(), satellites(scene)) == ("token", {(-2, 1), (-1, 0)})


def test_R69_nothing_is_asked_where_only_one_way_is_left() -> None:
    scene = colony(SEED_MAP)
    scene.play("federation", (1, 0), (-2, -1), (-3, 1), "done")
    assert len(scene.offers()) == 1
    scene.match.automate = True
    scene.match.answer(scene.offers()[0])  # forced answers give themselves: here all that is left
    assert scene.question() == "token"
    assert satellites(scene) == {(-1, 0), (-2, 0)}
