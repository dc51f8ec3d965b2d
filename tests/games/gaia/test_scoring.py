"""R150–R156 The end of the game and its scoring."""

import pytest
from tests.games.gaia.realm import Place, federate, lost_planet, realm
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.game import GAME
from galaktyka.games.gaia.ids import (
    FINAL_FEDERATION_STRUCTURES,
    FINAL_GAIA_PLANETS,
    FINAL_PLANET_TYPES,
    FINAL_SATELLITES,
    FINAL_SECTORS,
    FINAL_STRUCTURES,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    MINE,
    STATION,
    TRADING_STATION,
)
from galaktyka.games.gaia.scoring import final_count
from galaktyka.games.gaia.state import BRAIN_BOWL_1, BRAIN_BOWL_2, BRAIN_BOWL_3

FACTIONS = ["terrans", "xenos", "ambas", "firaks"]


def bare(*factions: str, **options: str) -> Scene:
    """Nobody holds or has built anything; both final tiles count satellites and Gaia planets."""
    scene = Scene(*factions, empty_map=False, round_tile="rs_big_1", **options)
    scene.state.final_tiles = [FINAL_SATELLITES, FINAL_GAIA_PLANETS]
    for seat in range(len(factions)):
        p = scene.player(seat)
        p.credits = p.ore = p.knowledge = p.qic = p.brain = 0
        p.research = [0] * 6
        scene.bowl(seat, 0, 0, 0)
    return scene


def shares(*satellites: int) -> list[int]:
    """What each of so many players gets from a tile that counts satellites."""
    scene = bare(*FACTIONS[: len(satellites)])
    for seat, n in enumerate(satellites):
        scene.player(seat).satellites = n
    scene.end_phase()
    assert [scene.points(seat, "final_2") for seat in range(len(satellites))] == [0] * len(satellites)
    return [scene.points(seat, "final_1") for seat in range(len(satellites))]


def test_R150_the_game_ends_after_the_actions_of_the_sixth_round() -> None:
    scene = Scene("terrans", "xenos")
    scene.state.round = 5
    scene.play("pass booster 3 pass booster 4")
    while scene.question() == "income":
        scene.play(scene.offers()[0])
    assert (scene.state.round, scene.question()) == (6, "turn")
    boosters = [scene.player(seat).booster for seat in (0, 1)]
    scene.play("pass")
    assert scene.question() == "turn"
    scene.play("pass")
    assert scene.match.over
    assert scene.state.scored
    assert [scene.player(seat).booster for seat in (0, 1)] == boosters
    assert scene.points(0, "goods") > 0


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 3, 2, 1), [18, 12, 6, 0]),
        ((1, 2, 3), [6, 12, 18]),
        ((3, 3, 2, 1), [15, 15, 6, 0]),
        ((3, 2, 2, 1), [18, 9, 9, 0]),
        ((3, 2, 1, 1), [18, 12, 3, 3]),
        ((2, 2, 2, 1), [12, 12, 12, 0]),
        ((3, 1, 1, 1), [18, 6, 6, 6]),
        ((1, 1, 1, 1), [9, 9, 9, 9]),
        ((2, 2, 1, 1), [15, 15, 3, 3]),
    ],
)
def test_R151_ranks_earn_eighteen_twelve_six_and_nothing_and_ties_share(
    counts: tuple[int, ...], points: list[int]
) -> None:
    assert shares(*counts) == points


def test_T36_two_in_front_get_fifteen_and_the_next_six() -> None:
    assert shares(7, 5, 7) == [15, 6, 15]


@pytest.mark.parametrize(
    ("counts", "points"), [((9, 3), [18, 6]), ((8, 8), [12, 12]), ((8, 2), [15, 6]), ((7, 7), [9, 9])]
)
def test_R151_with_two_players_a_neutral_one_takes_its_rank(
    counts: tuple[int, int], points: list[int]
) -> None:
    assert shares(*counts) == points


@pytest.mark.parametrize(
    ("tile", "neutral"),
    [
        (FINAL_FEDERATION_STRUCTURES, 10),
        (FINAL_STRUCTURES, 11),
        (FINAL_PLANET_TYPES, 5),
        (FINAL_GAIA_PLANETS, 4),
        (FINAL_SECTORS, 6),
        (FINAL_SATELLITES, 8),
    ],
)
def test_R151_the_neutral_player_has_the_printed_count(tile: int, neutral: int) -> None:
    scene = bare("terrans", "xenos")
    assert scene.state.box.final_neutral[tile] == neutral


def test_R152_who_has_nothing_gets_nothing_and_passes_no_place_on() -> None:
    assert shares(3, 0, 0) == [18, 0, 0]
    assert shares(2, 1, 0, 0) == [18, 12, 0, 0]
    assert shares(5, 0) == [12, 0]
    assert shares(0, 0, 0) == [0, 0, 0]


# --- R153 what the tiles count ---


def state_of_terrans() -> Scene:
    """A federation of three, two mines outside it (one on Gaia), the Lost Planet, a gaiaformer."""
    structures: dict[Place, int] = {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): LAB, (5, -2): MINE}
    scene = realm("terrans", structures, {(-5, 2): "g", (0, 2): "g"})
    scene.bowl(0, 1, 0, 0)
    federate(scene)
    scene.play("token 12vp end")
    scene.put(0, MINE, (-5, 2))
    scene.put(0, GAIAFORMER, (0, 2))
    lost_planet(scene, 0, (5, -4))
    return scene


@pytest.mark.parametrize(
    ("tile", "count"),
    [
        (FINAL_FEDERATION_STRUCTURES, 3),
        (FINAL_STRUCTURES, 6),
        (FINAL_PLANET_TYPES, 3),
        (FINAL_GAIA_PLANETS, 1),
        (FINAL_SECTORS, 3),
        (FINAL_SATELLITES, 1),
    ],
)
def test_R153_each_tile_counts_its_own_things(tile: int, count: int) -> None:
    assert final_count(state_of_terrans().state, 0, tile) == count


def test_R153_lantid_shared_mines_count_as_structures_but_not_as_types_or_gaia_planets() -> None:
    scene = realm(
        "lantids", {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (0, 1): TRADING_STATION}, {(-1, 0): "g"}
    )
    scene.put(1, MINE, (-1, 0))
    federate(scene)
    scene.play("token 12vp end")
    scene.turn(0)
    scene.play("build mine", (-1, 0), "end")
    counts = [final_count(scene.state, 0, tile) for tile in range(5)]
    assert counts == [4, 4, 1, 0, 1]


def test_R153_space_stations_count_as_satellites_only() -> None:
    scene = realm("ivits", {(0, 0): INSTITUTE, (1, 0): TRADING_STATION, (-2, 0): LAB})
    scene.player(0).qic = 1
    federate(scene)
    scene.put(0, STATION, (0, 1), (0, 2))
    assert final_count(scene.state, 0, FINAL_SATELLITES) == 3
    assert final_count(scene.state, 0, FINAL_STRUCTURES) == 3
    assert final_count(scene.state, 0, FINAL_FEDERATION_STRUCTURES) == 3


@pytest.mark.parametrize(
    ("levels", "points"),
    [([0, 1, 2, 2, 1, 0], 0), ([3, 0, 0, 0, 0, 0], 4), ([0, 4, 0, 0, 0, 0], 8), ([0, 0, 5, 0, 0, 0], 12)],
)
def test_R154_each_level_from_three_on_earns_four(levels: list[int], points: int) -> None:
    scene = bare("terrans", "xenos")
    scene.player(0).research = levels
    scene.player(1).research = [3, 3, 3, 3, 3, 3]
    scene.end_phase()
    assert (scene.points(0, "research"), scene.points(1, "research")) == (points, 24)


# --- R155 left-over goods ---


def test_T37_nine_goods_are_three_points() -> None:
    scene = bare("terrans", "xenos")
    p = scene.player(0)
    p.credits, p.ore, p.knowledge = 4, 3, 2
    scene.end_phase()
    assert (scene.points(0, "goods"), p.vp) == (3, 13)


def test_T49_power_and_qic_are_exchanged_under_the_caps() -> None:
    scene = bare("terrans", "xenos")
    p = scene.player(0)
    p.credits, p.ore, p.knowledge, p.qic = 28, 14, 5, 3
    scene.bowl(0, 0, 4, 2)
    scene.end_phase()
    assert scene.goods(0) == [30, 15, 5, 0]
    assert scene.points(0, "goods") == 16
    assert scene.bowls(0) == [4, 0, 0]


def test_R155_without_the_caps_the_surplus_counts_too() -> None:
    scene = bare("terrans", "xenos", strict_caps="false")
    p = scene.player(0)
    p.credits, p.ore, p.knowledge, p.qic = 28, 14, 5, 3
    scene.bowl(0, 0, 4, 2)
    scene.end_phase()
    assert scene.points(0, "goods") == 18  # 32 + 17 + 5


@pytest.mark.parametrize(
    ("faction", "kind", "bowls", "brain", "credits"),
    [
        ("terrans", INSTITUTE, [9, 1, 0], 0, 0),
        ("terrans", INSTITUTE, [0, 5, 1], 0, 3),
        ("nevlas", INSTITUTE, [0, 2, 2], 0, 6),
        ("nevlas", TRADING_STATION, [0, 2, 2], 0, 3),
        ("taklons", MINE, [0, 0, 1], BRAIN_BOWL_3, 4),
        ("taklons", MINE, [0, 1, 0], BRAIN_BOWL_2, 3),
        ("taklons", MINE, [0, 4, 0], BRAIN_BOWL_2, 4),
        ("taklons", MINE, [0, 0, 0], BRAIN_BOWL_2, 0),
        ("taklons", MINE, [0, 2, 0], BRAIN_BOWL_1, 1),
    ],
)
def test_R155_bowl_two_is_burnt_and_all_power_becomes_credits(
    faction: str, kind: int, bowls: list[int], brain: int, credits: int
) -> None:
    board = galaxy({(0, 0): "r"})
    scene = bare(faction, "xenos", board=board)
    scene.put(0, kind, (0, 0))
    scene.bowl(0, *bowls)
    scene.player(0).brain = brain
    scene.end_phase()
    assert scene.player(0).credits == credits
    assert scene.points(0, "goods") == credits // 3


def test_R155_the_gaia_area_and_gaiaformers_give_nothing() -> None:
    scene = bare("bal_taks", "xenos")
    p = scene.player(0)
    p.gaia_tokens, p.gaiaformers_ready, p.gaiaformers, p.knowledge = 12, 3, 3, 2
    scene.end_phase()
    assert scene.points(0, "goods") == 0


def test_R155_qic_are_ore_and_three_goods_of_any_kind_make_a_point() -> None:
    scene = bare("terrans", "xenos")
    p = scene.player(0)
    p.qic, p.knowledge, p.credits = 2, 2, 1
    scene.end_phase()
    assert (scene.points(0, "goods"), p.ore) == (1, 2)


def test_R156_most_points_win_and_ties_share_the_victory() -> None:
    scene = bare("terrans", "xenos", "ambas", "firaks")
    for seat, vp in enumerate((50, 61, 61, 40)):
        scene.player(seat).vp = vp
    assert GAME.ranks(scene.state) == [3, 1, 1, 4]
    assert GAME.scores(scene.state) == [50, 61, 61, 40]


def test_R156_the_final_count_decides() -> None:
    scene = bare("terrans", "xenos", "ambas")
    scene.player(0).vp, scene.player(2).satellites = 27, 4
    scene.end_phase()
    assert (scene.match.scores, scene.match.ranks) == ([27, 10, 28], [2, 3, 1])
