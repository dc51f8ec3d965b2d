"""Upgrading structures: sheet section 4.5, rules R40–R44."""

import pytest
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    LOST_MINE,
    MINE,
    STATION,
    TRADING_STATION,
)

# Own places at (0, 0) and (0, 1); others may stand on (2, 0) and (3, 0), far ones on (-5, 2) and (-5, 3).
MAP = galaxy(
    {
        (0, 0): "r", (0, 1): "r", (2, 0): "d", (3, 0): "d", (4, 0): "d", (-5, 2): "r", (-5, 3): "r",
        (-4, 2): "r", (-6, 3): "r",
    }
)  # fmt: skip
ALL = ["upgrade station", "upgrade lab", "upgrade institute", "upgrade academy-k", "upgrade academy-q"]


def standing(kind: int, faction: str = "terrans", other: str = "xenos", round_tile: str = "rs_mine") -> Scene:
    """Such a structure on (0, 0), everything affordable, opponents far away."""
    scene = Scene(faction, other, board=MAP, round_tile=round_tile)
    scene.put(0, kind, (0, 0))
    scene.rich(0)
    return scene


def upgrades(scene: Scene) -> list[str]:
    return [offer for offer in scene.offers() if offer.startswith("upgrade")]


@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        (MINE, ALL[:1]),
        (TRADING_STATION, ALL[1:3]),
        (LAB, ALL[3:]),
        (INSTITUTE, []),
        (ACADEMY_KNOWLEDGE, []),
        (ACADEMY_QIC, []),
    ],
)
def test_R40_the_paths_of_upgrades(kind: int, offered: list[str]) -> None:
    scene = standing(kind)
    assert upgrades(scene) == offered
    for verb in ALL:
        assert scene.places(verb) == ([(0, 0)] if verb in offered else [])


@pytest.mark.parametrize(
    ("kind", "offered"),
    [(MINE, ALL[:1]), (TRADING_STATION, [ALL[1], ALL[3], ALL[4]]), (LAB, [ALL[2]]), (INSTITUTE, [])],
)
def test_R40_the_paths_of_the_bescods(kind: int, offered: list[str]) -> None:
    assert upgrades(standing(kind, "bescods")) == offered


PRICES = [
    (MINE, TRADING_STATION, "upgrade station", 6, 2),
    (TRADING_STATION, LAB, "upgrade lab", 5, 3),
    (TRADING_STATION, INSTITUTE, "upgrade institute", 6, 4),
    (LAB, ACADEMY_KNOWLEDGE, "upgrade academy-k", 6, 6),
    (LAB, ACADEMY_QIC, "upgrade academy-q", 6, 6),
]


@pytest.mark.parametrize(("old", "new", "verb", "credits", "ore"), PRICES)
def test_R40_what_an_upgrade_costs(old: int, new: int, verb: str, credits: int, ore: int) -> None:
    scene = standing(old)
    p = scene.player(0)
    p.credits, p.ore = credits - 1, ore
    scene.refuses(verb, (0, 0))
    p = scene.player(0)
    p.credits, p.ore = credits, ore - 1
    scene.refuses(verb, (0, 0))
    p = scene.player(0)
    p.credits, p.ore = credits, ore
    scene.play(verb, (0, 0))
    assert scene.goods(0)[:2] == [0, 0]
    assert scene.state.structure[scene.hex((0, 0))] == new
    assert scene.player(0).built[old] == 0
    assert scene.player(0).built[new] == 1
    scene.check()


@pytest.mark.parametrize(
    ("old", "kind", "pieces", "verb"),
    [
        (MINE, TRADING_STATION, 4, "upgrade station"),
        (TRADING_STATION, LAB, 3, "upgrade lab"),
        (TRADING_STATION, INSTITUTE, 1, "upgrade institute"),
        (LAB, ACADEMY_KNOWLEDGE, 1, "upgrade academy-k"),
        (LAB, ACADEMY_QIC, 1, "upgrade academy-q"),
    ],
)
def test_R40_the_new_piece_must_be_in_supply(old: int, kind: int, pieces: int, verb: str) -> None:
    scene = standing(old)
    scene.player(0).built[kind] = pieces - 1
    assert verb in scene.offers()
    scene.player(0).built[kind] = pieces
    assert verb not in scene.offers()


def test_R40_the_replaced_piece_goes_home_and_covers_its_income() -> None:
    """Two mines give two ore; after one became a station the second field is covered again."""
    scene = standing(MINE)
    scene.put(0, MINE, (0, 1))
    scene.booster(0, "booster_02")
    scene.play("upgrade station", (0, 0))
    p = scene.player(0)
    p.credits, p.ore = 0, 0
    scene.income_phase()
    assert scene.goods(0)[:2] == [2 + 3, 1 + 1]


def test_R40_only_own_structures() -> None:
    scene = standing(MINE)
    scene.put(1, MINE, (2, 0))
    assert scene.places("upgrade station") == [(0, 0)]


@pytest.mark.parametrize(("distance", "credits"), [(2, 3), (3, 6)])
def test_T22_a_trading_station_is_cheaper_near_an_opponent(distance: int, credits: int) -> None:
    scene = standing(MINE)
    scene.put(1, MINE, (distance, 0))
    p = scene.player(0)
    p.credits, p.ore = credits - 1, 2
    scene.refuses("upgrade station", (0, 0))
    scene.player(0).credits = credits
    scene.play("upgrade station", (0, 0))
    assert scene.goods(0)[:2] == [0, 0]


def test_R41_the_lower_price_still_takes_two_ore() -> None:
    scene = standing(MINE)
    scene.put(1, MINE, (2, 0))
    scene.player(0).ore = 1
    scene.refuses("upgrade station", (0, 0))


def test_R41_only_the_mines_near_an_opponent_are_cheap() -> None:
    scene = standing(MINE)
    scene.put(0, MINE, (-5, 2))
    scene.put(1, MINE, (2, 0))
    scene.player(0).credits = 5
    assert scene.places("upgrade station") == [(0, 0)]
    scene.player(0).credits = 6
    assert scene.places("upgrade station") == [(-5, 2), (0, 0)]
    scene.play("upgrade station", (-5, 2))
    assert scene.player(0).credits == 0


@pytest.mark.parametrize("kind", [TRADING_STATION, LAB, INSTITUTE, ACADEMY_QIC])
def test_R41_any_structure_of_an_opponent_counts(kind: int) -> None:
    scene = standing(MINE)
    scene.put(1, kind, (2, 0))
    scene.play("upgrade station", (0, 0))
    assert scene.player(0).credits == 27


def test_R41_the_lower_price_is_for_trading_stations_alone() -> None:
    scene = standing(TRADING_STATION)
    scene.put(1, MINE, (2, 0))
    scene.player(0).credits = 4
    assert upgrades(scene) == []
    scene.rich(0)
    scene.play("upgrade lab", (0, 0))
    assert scene.goods(0)[:2] == [25, 12]


def test_R41_the_lost_planet_counts() -> None:
    scene = standing(MINE)
    scene.state.place_lost_planet(scene.hex((1, 0)))
    scene.player(1).lost = scene.hex((1, 0))
    scene.put(1, LOST_MINE, (1, 0))
    scene.play("upgrade station", (0, 0))
    assert scene.player(0).credits == 27


def test_R41_a_lantid_mine_on_the_same_planet_counts() -> None:
    scene = Scene("xenos", "lantids", board=MAP)
    scene.put(0, MINE, (2, 0))
    scene.put(1, MINE, (2, 0))
    scene.rich(0)
    scene.play("upgrade station", (2, 0))
    assert scene.player(0).credits == 27


def test_R41_gaiaformers_satellites_and_stations_do_not_count() -> None:
    scene = standing(MINE, other="ivits")
    scene.put(1, GAIAFORMER, (2, 0))
    scene.put(1, STATION, (1, 0))
    scene.state.satellites[scene.hex((0, -1))] = 2
    scene.play("upgrade station", (0, 0))
    assert scene.player(0).credits == 24


def test_R41_own_structures_do_not_count() -> None:
    scene = standing(MINE)
    scene.put(0, TRADING_STATION, (0, 1))
    scene.play("upgrade station", (0, 0))
    assert scene.player(0).credits == 24


@pytest.mark.parametrize(
    ("verb", "kind", "other"),
    [
        ("upgrade academy-k", ACADEMY_KNOWLEDGE, "upgrade academy-q"),
        ("upgrade academy-q", ACADEMY_QIC, "upgrade academy-k"),
    ],
)
def test_R42_the_player_chooses_between_two_academies(verb: str, kind: int, other: str) -> None:
    scene = standing(LAB)
    scene.put(0, LAB, (0, 1))
    scene.play(verb, (0, 0), "tile terra decline")
    assert scene.player(0).built[kind] == 1
    scene.turn(0)
    scene.rich(0)
    assert other in scene.offers()
    assert verb not in scene.offers()
    scene.play(other, (0, 1))


def test_R42_one_gives_income_the_other_a_special_action() -> None:
    scene = standing(LAB)
    scene.booster(0, "booster_02")
    scene.play("upgrade academy-k", (0, 0), "tile terra decline")
    scene.turn(0)
    assert "special academy" not in scene.offers()
    scene.player(0).knowledge = 0
    scene.income_phase()
    assert scene.player(0).knowledge == 1 + 2
    scene = standing(LAB)
    scene.booster(0, "booster_02")
    scene.play("upgrade academy-q", (0, 0), "tile terra decline")
    scene.turn(0)
    p = scene.player(0)
    p.qic, p.knowledge = 0, 0
    scene.play("special academy")
    assert scene.player(0).qic == 1
    scene.income_phase()
    assert scene.player(0).knowledge == 1


def test_R43_the_mine_of_the_lost_planet_stays_a_mine() -> None:
    scene = standing(INSTITUTE)
    scene.state.place_lost_planet(scene.hex((1, 0)))
    scene.player(0).lost = scene.hex((1, 0))
    scene.put(0, LOST_MINE, (1, 0))
    assert upgrades(scene) == []


def test_R43_a_shared_mine_stays_a_mine() -> None:
    scene = Scene("lantids", "xenos", board=MAP)
    scene.put(1, MINE, (2, 0))
    scene.put(0, MINE, (2, 0))
    scene.rich(0)
    assert upgrades(scene) == []
    scene.put(0, MINE, (0, 0))
    assert scene.places("upgrade station") == [(0, 0)]
    scene.refuses("upgrade station", (2, 0))


@pytest.mark.parametrize(
    ("old", "verb", "tile", "points"),
    [
        (MINE, "upgrade station", "rs_trading_3", 3),
        (MINE, "upgrade station", "rs_trading_4", 4),
        (MINE, "upgrade station", "rs_big_1", 0),
        (MINE, "upgrade station", "rs_mine", 0),
        (TRADING_STATION, "upgrade lab", "rs_trading_3", 0),
        (TRADING_STATION, "upgrade lab", "rs_big_1", 0),
        (TRADING_STATION, "upgrade institute", "rs_big_1", 5),
        (LAB, "upgrade academy-k", "rs_big_2", 5),
        (LAB, "upgrade academy-q", "rs_big_1", 5),
    ],
)
def test_R44_the_round_tile_scores_an_upgrade(old: int, verb: str, tile: str, points: int) -> None:
    scene = standing(old, round_tile=tile)
    scene.play(verb, (0, 0))
    assert scene.points(0, "round_1") == points


def test_R44_an_advanced_tile_pays_for_each_trading_station() -> None:
    scene = standing(MINE)
    scene.advanced(0, "adv_trig_trading", over="tech_7vp")
    scene.play("upgrade station", (0, 0))
    assert scene.points(0, "advanced_tech") == 3
    scene.turn(0)
    scene.play("upgrade institute", (0, 0))
    assert scene.points(0, "advanced_tech") == 3


@pytest.mark.parametrize(("old", "verb"), [(MINE, ALL[0]), (TRADING_STATION, ALL[2])])
def test_R44_neighbours_may_charge_after_an_upgrade(old: int, verb: str) -> None:
    scene = standing(old)
    scene.put(1, TRADING_STATION, (2, 0))
    scene.bowl(1, 4, 0, 0)
    scene.play(verb, (0, 0), "end")
    assert (scene.question(), scene.asked()) == ("charge", 1)
    scene.play("charge")
    assert scene.bowls(1) == [2, 2, 0]
    assert scene.player(1).vp == 9
