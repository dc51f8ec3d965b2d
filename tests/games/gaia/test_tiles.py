"""Technology tiles: sheet section 4.6, rules R50–R54a."""

import pytest
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.core.hexes import Axial
from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    ADVANCED_IDS,
    GAIA,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    LOST_MINE,
    MINE,
    TECH_IDS,
    TITANIUM,
    TRADING_STATION,
)
from galaktyka.games.gaia.rules.ground import power_value

MAP = galaxy(
    {
        (0, 0): "r", (0, 1): "r", (0, 2): "r", (0, -1): "r", (1, 0): "g", (-1, 0): "i", (2, -1): "d",
        (5, -2): "r", (-5, 2): "r", (2, 3): "d",
    }
)  # fmt: skip
STANDARD = ["terra", "nav", "ai", "gaia", "eco", "sci", "free1", "free2", "free3"]
AREAS = ["terra", "nav", "ai", "gaia", "eco", "sci"]


def with_lab() -> Scene:
    """A trading station on (0, 0) that can become a lab."""
    scene = Scene("terrans", "xenos", board=MAP, round_tile="rs_mine")
    scene.put(0, TRADING_STATION, (0, 0))
    scene.rich(0)
    return scene


def ready_for_advanced(area: str = "economy", level: int = 4, greens: int = 1) -> Scene:
    """An own standard tile, green tokens, the level: everything that an advanced tile takes."""
    scene = with_lab()
    scene.level(0, area, level)
    scene.tech(0, "tech_inc_4c")
    for _ in range(greens):
        scene.token(0, "fed_7vp_2o")
    return scene


def take(scene: Scene, *rest: str) -> None:
    scene.play("upgrade lab", (0, 0), *rest)


# --- R50: which tiles ---


def test_R50_a_standard_tile_of_a_kind_not_owned() -> None:
    scene = with_lab()
    scene.tech(0, "tech_types_k")
    scene.advanced(0, "adv_act_3o", over="tech_inc_k_c")
    take(scene)
    owned = ("tile nav", "tile sci")
    assert scene.offers() == ["tile " + word for word in STANDARD if "tile " + word not in owned]
    scene.refuses("tile nav")
    scene.refuses("tile sci")


@pytest.mark.parametrize(
    ("old", "verb"),
    [
        (TRADING_STATION, "upgrade lab"),
        (LAB, "upgrade academy-k"),
        (LAB, "upgrade academy-q"),
    ],
)
def test_R50_labs_and_academies_bring_a_tile(old: int, verb: str) -> None:
    scene = Scene("terrans", "xenos", board=MAP)
    scene.put(0, old, (0, 0))
    scene.rich(0)
    scene.play(verb, (0, 0))
    assert scene.question() == "tile"


@pytest.mark.parametrize(("old", "verb"), [(MINE, "upgrade station"), (TRADING_STATION, "upgrade institute")])
def test_R50_stations_and_institutes_do_not(old: int, verb: str) -> None:
    scene = Scene("terrans", "xenos", board=MAP)
    scene.put(0, old, (0, 0))
    scene.rich(0)
    scene.play(verb, (0, 0))
    assert scene.question() == "turn"


def test_R50_all_four_players_can_have_the_same_kind() -> None:
    scene = Scene("terrans", "xenos", "ambas", "nevlas", board=MAP)
    scene.put(0, TRADING_STATION, (0, 0))
    scene.rich(0)
    for seat in (1, 2, 3):
        scene.tech(seat, "tech_7vp")
    take(scene, "tile gaia decline")
    assert scene.points(0, "tech") == 7


def test_R50_without_any_tile_the_lab_is_built_all_the_same() -> None:
    scene = with_lab()
    scene.tech(0, *TECH_IDS)
    take(scene)
    assert scene.question() == "turn"
    assert scene.player(0).built[LAB] == 1
    assert "end" in scene.offers()


def test_R50_with_all_nine_kinds_an_advanced_tile_remains() -> None:
    scene = ready_for_advanced()
    scene.tech(0, *TECH_IDS)
    take(scene)
    assert scene.offers() == ["tile adv-eco"]


# --- R51: the advance that comes with it ---


@pytest.mark.parametrize("slot", range(6))
def test_R51_a_tile_under_an_area_advances_there_only(slot: int) -> None:
    scene = with_lab()
    take(scene, "tile " + STANDARD[slot])
    assert scene.offers() == [AREAS[slot], "decline"]
    scene.play(AREAS[slot])
    level = 2 if AREAS[slot] == "gaia" else 1
    assert scene.player(0).research[slot] == level
    assert scene.player(0).knowledge == 15


@pytest.mark.parametrize("slot", ["free1", "free2", "free3"])
def test_R51_a_free_tile_advances_anywhere(slot: str) -> None:
    scene = with_lab()
    scene.player(0).knowledge = 0
    take(scene, "tile " + slot)
    assert scene.offers() == [*AREAS, "decline"]
    scene.play("sci")
    assert scene.player(0).research[5] == 1
    assert scene.player(0).knowledge == 0


def test_R51_an_advanced_tile_advances_anywhere() -> None:
    scene = ready_for_advanced()
    take(scene, "tile adv-eco cover inc_4c")
    assert scene.offers() == ["terra", "nav", "ai", "gaia", "sci", "decline"]


def test_R51_the_advance_may_be_declined() -> None:
    scene = with_lab()
    take(scene, "tile eco decline")
    assert scene.player(0).research[4] == 0
    assert "end" in scene.offers()


def test_R51_an_impossible_advance_is_lost() -> None:
    scene = with_lab()
    scene.level(0, "economy", 4)
    take(scene, "tile eco")
    assert scene.offers()[0] == "end"
    scene = with_lab()
    scene.level(0, "economy", 5)
    scene.token(0, "fed_7vp_2o")
    take(scene, "tile eco")
    assert scene.offers()[0] == "end"


# --- R52: advanced tiles ---


@pytest.mark.parametrize(("level", "open_"), [(3, False), (4, True), (5, True)])
def test_R52_the_marker_must_stand_on_level_four_or_five(level: int, open_: bool) -> None:
    scene = ready_for_advanced("science", level)
    take(scene)
    assert ("tile adv-sci" in scene.offers()) == open_
    assert "tile adv-eco" not in scene.offers()


def test_T23_only_the_areas_on_level_four() -> None:
    scene = ready_for_advanced("navigation")
    scene.level(0, "ai", 4)
    take(scene)
    assert [offer for offer in scene.offers() if "adv" in offer] == ["tile adv-nav", "tile adv-ai"]


def test_R52_a_green_token_is_flipped() -> None:
    scene = ready_for_advanced(greens=0)
    scene.token(0, "fed_12vp", green=False)
    scene.token(0, "fed_6vp_2k", green=False)
    take(scene)
    assert "tile adv-eco" not in scene.offers()
    scene = ready_for_advanced(greens=2)
    take(scene, "tile adv-eco cover inc_4c")
    assert scene.player(0).green_tokens() == 1
    assert len(scene.player(0).tokens) == 2
    scene.check()


def test_R52_an_uncovered_standard_tile_is_covered() -> None:
    scene = ready_for_advanced()
    scene.player(0).techs = 0
    scene.advanced(0, "adv_act_3o", over="tech_7vp")
    take(scene)
    assert "tile adv-eco" not in scene.offers()
    scene = ready_for_advanced()
    scene.tech(0, "tech_act_4pw")
    scene.advanced(0, "adv_act_3o", over="tech_7vp")
    take(scene, "tile adv-eco")
    assert scene.offers() == ["cover inc_4c", "cover act_4pw"]
    scene.play("cover act_4pw")
    p = scene.player(0)
    assert not p.has_tech(TECH_IDS.index("tech_act_4pw"))
    assert p.has_tech(TECH_IDS.index("tech_inc_4c"))
    assert p.covers[-2:] == [ADVANCED_IDS.index("adv_trig_mine"), TECH_IDS.index("tech_act_4pw")]


def test_R52_income_action_and_trigger_of_a_covered_tile_stop() -> None:
    scene = ready_for_advanced()
    scene.booster(0, "booster_01")
    take(scene, "tile adv-eco cover inc_4c decline")
    scene.level(0, "economy", 0)
    scene.player(0).credits = 0
    scene.income_phase()
    assert scene.player(0).credits == 0
    scene = ready_for_advanced()
    scene.tech(0, "tech_act_4pw")
    assert "special tech" in scene.offers()
    take(scene, "tile adv-eco cover act_4pw decline")
    scene.turn(0)
    assert "special tech" not in scene.offers()
    scene = ready_for_advanced()
    scene.tech(0, "tech_gaia_3vp")
    take(scene, "tile adv-eco cover gaia_3vp decline")
    scene.turn(0)
    scene.play("build mine", (1, 0))
    assert scene.points(0, "tech") == 0


def test_R52_a_tile_that_is_gone_is_not_replaced() -> None:
    scene = ready_for_advanced()
    take(scene, "tile adv-eco cover inc_4c decline")
    scene.put(1, TRADING_STATION, (2, -1))
    scene.rich(1)
    scene.level(1, "economy", 4)
    scene.level(1, "science", 4)
    scene.token(1, "fed_7vp_2o")
    scene.tech(1, "tech_inc_4c")
    scene.turn(1)
    scene.play("upgrade lab", (2, -1))
    assert [offer for offer in scene.offers() if "adv" in offer] == ["tile adv-sci"]


def test_T53_one_green_token_is_not_enough_for_the_tile_and_level_five() -> None:
    scene = ready_for_advanced(greens=1)
    take(scene, "tile adv-eco cover inc_4c")
    assert "eco" not in scene.offers()
    scene.refuses("eco")
    assert scene.player(0).green_tokens() == 0
    scene = ready_for_advanced(greens=2)
    take(scene, "tile adv-eco cover inc_4c eco")
    assert scene.player(0).research[4] == 5
    assert scene.player(0).green_tokens() == 0


def test_R52_the_tile_works_before_the_advance_that_comes_with_it() -> None:
    scene = ready_for_advanced("gaia_project")
    take(scene, "tile adv-gaia cover inc_4c sci")
    assert scene.points(0, "advanced_tech") == 2


# --- R53 ---


def test_T46_power_value_four_until_the_tile_is_covered() -> None:
    scene = ready_for_advanced()
    scene.put(0, INSTITUTE, (0, 1))
    scene.put(0, ACADEMY_KNOWLEDGE, (0, 2))
    scene.put(0, ACADEMY_QIC, (0, -1))
    scene.put(0, MINE, (5, -2))
    everywhere: list[Axial] = [(0, 1), (0, 2), (0, -1), (0, 0), (5, -2)]

    def values() -> list[int]:
        return [power_value(scene.state, scene.player(0), scene.hex(place)) for place in everywhere]

    assert values() == [3, 3, 3, 2, 1]
    scene.tech(0, "tech_big_value4")
    assert values() == [4, 4, 4, 2, 1]
    take(scene, "tile adv-eco cover big_value4 decline")
    assert values() == [3, 3, 3, 2, 1]


def test_R53_the_higher_value_counts_for_charging_and_federations() -> None:
    scene = Scene("terrans", "xenos", board=MAP)
    scene.put(0, MINE, (0, 0))
    scene.put(1, INSTITUTE, (2, -1))
    scene.tech(1, "tech_big_value4")
    scene.bowl(1, 9, 0, 0)
    scene.play("build mine", (1, 0), "end charge")
    assert scene.bowls(1) == [5, 4, 0]
    scene = Scene("terrans", "xenos", board=MAP)
    scene.put(0, INSTITUTE, (0, 0))
    scene.put(0, ACADEMY_QIC, (0, 1))
    assert "federation" not in scene.offers()
    scene = Scene("terrans", "xenos", board=MAP)
    scene.put(0, INSTITUTE, (0, 0))
    scene.put(0, ACADEMY_QIC, (0, 1))
    scene.tech(0, "tech_big_value4")
    assert "federation" in scene.offers()


def test_R53_an_existing_federation_does_not_mind_the_loss() -> None:
    scene = ready_for_advanced(greens=2)
    scene.put(0, INSTITUTE, (0, 1))
    scene.tech(0, "tech_big_value4")
    scene.put(0, MINE, (0, 2))
    scene.play("federation", (0, 2), "done token 12vp")
    scene.turn(0)
    before = scene.state.federated[:]
    take(scene, "tile adv-eco cover big_value4 decline")
    assert scene.state.federated == before
    assert len(scene.player(0).tokens) == 3


# --- R54, R54a: what is counted ---


def counted(tile: str) -> Scene:
    """This advanced tile lies in Economy, ready to be taken with the lab on (0, 0)."""
    scene = ready_for_advanced()
    scene.state.advanced_slots[4] = ADVANCED_IDS.index(tile)
    return scene


def lost_planet(scene: Scene, seat: int, where: Axial) -> None:
    scene.state.place_lost_planet(scene.hex(where))
    scene.player(seat).lost = scene.hex(where)
    scene.put(seat, LOST_MINE, where)


def test_R54_planet_types_are_counted_when_the_tile_is_taken() -> None:
    """Terra twice, Ice, Gaia and the Lost Planet; a gaiaformer is none."""
    scene = with_lab()
    scene.put(0, MINE, (0, 1), (-1, 0), (1, 0))
    lost_planet(scene, 0, (-1, 1))
    scene.put(0, GAIAFORMER, (2, -1))
    scene.player(0).knowledge = 0
    take(scene, "tile nav decline")
    assert scene.player(0).knowledge == 4
    scene.turn(0)
    scene.put(0, MINE, (2, 3), planet=TITANIUM)
    assert scene.player(0).knowledge == 4


@pytest.mark.parametrize(("tile", "points"), [("adv_once_mine", 2), ("adv_once_trading", 4)])
def test_R54a_mines_and_trading_stations_once(tile: str, points: int) -> None:
    """The station that becomes the lab is no station any more when the tile counts."""
    scene = counted(tile)
    scene.put(0, MINE, (0, 1), (0, 2))
    scene.put(0, TRADING_STATION, (0, -1), (5, -2))
    take(scene, "tile adv-eco cover inc_4c decline")
    assert scene.points(0, "advanced_tech") == 2 * points


def test_R54a_mines_include_the_lost_planet() -> None:
    scene = counted("adv_once_mine")
    scene.put(0, MINE, (0, 1))
    lost_planet(scene, 0, (-1, 1))
    take(scene, "tile adv-eco cover inc_4c decline")
    assert scene.points(0, "advanced_tech") == 4


def test_R54a_gaia_planets_printed_or_gaiaformed_with_a_structure() -> None:
    scene = counted("adv_once_gaia")
    scene.put(0, MINE, (1, 0))
    scene.put(0, MINE, (-5, 2), planet=GAIA)
    scene.put(0, GAIAFORMER, (2, -1), planet=GAIA)
    take(scene, "tile adv-eco cover inc_4c decline")
    assert scene.points(0, "advanced_tech") == 4


@pytest.mark.parametrize("tile", ["adv_once_sector_o", "adv_once_sector_vp"])
def test_R54a_sectors_with_an_own_structure(tile: str) -> None:
    """The middle sector with two structures, another with a mine, a third with the Lost Planet."""
    scene = counted(tile)
    scene.put(0, MINE, (0, 1), (5, -2))
    lost_planet(scene, 0, (-5, 1))
    scene.put(0, GAIAFORMER, (2, 3))
    scene.player(0).ore = 3
    take(scene, "tile adv-eco cover inc_4c decline")
    if tile == "adv_once_sector_o":
        assert scene.player(0).ore == 3
    else:
        assert scene.points(0, "advanced_tech") == 6


def test_R54a_federation_tokens_green_or_grey() -> None:
    """One green token is flipped for the tile and still counts."""
    scene = counted("adv_once_fed")
    scene.token(0, "fed_12vp", green=False)
    take(scene, "tile adv-eco cover inc_4c decline")
    assert scene.points(0, "advanced_tech") == 10


PASSING = [
    ("booster_06", [(MINE, (0, 0)), (MINE, (0, 1)), (TRADING_STATION, (0, 2))], 2),
    ("booster_07", [(LAB, (0, 0)), (LAB, (0, 1)), (MINE, (0, 2))], 6),
    ("booster_08", [(TRADING_STATION, (0, 0)), (TRADING_STATION, (0, 1)), (LAB, (0, 2))], 4),
    (
        "booster_09",
        [(INSTITUTE, (0, 0)), (ACADEMY_QIC, (0, 1)), (ACADEMY_KNOWLEDGE, (0, 2)), (LAB, (0, -1))],
        12,
    ),
    ("booster_10", [(MINE, (0, 0)), (MINE, (1, 0))], 1),
]


@pytest.mark.parametrize(("booster", "structures", "points"), PASSING)
def test_R54a_what_boosters_count_on_passing(
    booster: str, structures: list[tuple[int, Axial]], points: int
) -> None:
    scene = Scene("terrans", "xenos", board=MAP)
    for kind, place in structures:
        scene.put(0, kind, place)
    scene.booster(0, booster)
    scene.play("pass")
    assert scene.points(0, "boosters") == points


def test_R54a_a_shared_mine_counts_as_mine_and_sector_but_not_as_type_or_gaia_planet() -> None:
    def scored(booster: str, allowed: str = "false") -> int:
        scene = Scene("lantids", "xenos", board=MAP, lantid_shared_counts=allowed)
        scene.put(0, MINE, (0, 0))
        scene.put(1, MINE, (1, 0))
        scene.put(0, MINE, (1, 0))
        scene.booster(0, booster)
        scene.play("pass")
        return scene.points(0, "boosters")

    assert scored("booster_06") == 2
    assert scored("booster_10") == 0
    assert scored("booster_10", "true") == 1


# --- T45: single tiles ---


def test_T45_adv_pass_fed_gives_three_points_a_token() -> None:
    scene = with_lab()
    scene.advanced(0, "adv_pass_fed", over="tech_7vp")
    scene.token(0, "fed_7vp_6c")
    scene.token(0, "fed_12vp", green=False)
    scene.play("pass")
    assert scene.points(0, "advanced_tech") == 6


def test_T45_adv_pass_types_gives_one_point_a_type() -> None:
    scene = with_lab()
    scene.advanced(0, "adv_pass_types", over="tech_7vp")
    scene.put(0, MINE, (1, 0), (-1, 0), (0, 1))
    scene.play("pass")
    assert scene.points(0, "advanced_tech") == 3


def test_T45_adv_pass_lab_gives_three_points_a_lab() -> None:
    scene = with_lab()
    scene.advanced(0, "adv_pass_lab", over="tech_7vp")
    scene.put(0, LAB, (0, 1), (0, 2))
    scene.play("pass")
    assert scene.points(0, "advanced_tech") == 6


def test_T45_adv_trig_research_gives_two_points_a_level() -> None:
    scene = with_lab()
    scene.advanced(0, "adv_trig_research", over="tech_7vp")
    scene.play("research eco")
    assert scene.points(0, "advanced_tech") == 2


def test_T45_adv_once_sector_o_gives_one_ore_a_sector() -> None:
    scene = counted("adv_once_sector_o")
    scene.put(0, MINE, (5, -2))
    scene.player(0).ore = 3
    take(scene, "tile adv-eco cover inc_4c decline")
    assert scene.player(0).ore == 2


@pytest.mark.parametrize(
    ("tile", "special", "gain"),
    [
        ("adv_act_q_5c", "special adv-qic", [5, 0, 0, 1]),
        ("adv_act_3o", "special adv-ore", [0, 3, 0, 0]),
        ("adv_act_3k", "special adv-knowledge", [0, 0, 3, 0]),
    ],
)
def test_T45_advanced_tiles_with_a_special_action(tile: str, special: str, gain: list[int]) -> None:
    scene = with_lab()
    scene.advanced(0, tile, over="tech_7vp")
    p = scene.player(0)
    p.credits, p.ore, p.knowledge, p.qic = 0, 0, 0, 0
    scene.play(special)
    assert scene.goods(0) == gain
    scene.turn(0)
    assert special not in scene.offers()


@pytest.mark.parametrize(
    ("slot", "goods", "points"),
    [
        ("terra", [0, 1, 0, 1], 0),
        ("gaia", [0, 0, 0, 0], 7),
        ("nav", [0, 0, 1, 0], 0),
        ("eco", [0, 0, 0, 0], 0),
    ],
)
def test_T45_standard_tiles_that_give_once(slot: str, goods: list[int], points: int) -> None:
    scene = with_lab()
    p = scene.player(0)
    p.credits, p.ore, p.knowledge, p.qic = 5, 3, 0, 0
    take(scene, "tile " + slot, "decline")
    assert scene.goods(0) == goods
    assert scene.points(0, "tech") == points


@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("tech_inc_k_c", [1, 0, 1, 0]),
        ("tech_inc_4c", [4, 0, 0, 0]),
        ("tech_inc_o_pw", [0, 1, 0, 0]),
    ],
)
def test_T45_standard_tiles_with_income(tile: str, gain: list[int]) -> None:
    before, after = with_lab(), with_lab()
    after.tech(0, tile)
    for scene in (before, after):
        scene.booster(0, "booster_02")
        scene.bowl(0, 2, 0, 0)
        p = scene.player(0)
        p.credits, p.ore, p.knowledge, p.qic = 0, 0, 0, 0
        scene.income_phase()
    more = [b - a for a, b in zip(before.goods(0), after.goods(0), strict=True)]
    assert more == gain
    assert after.bowls(0) == ([1, 1, 0] if tile == "tech_inc_o_pw" else [2, 0, 0])


def test_T45_the_special_action_charges_four() -> None:
    scene = with_lab()
    scene.tech(0, "tech_act_4pw")
    scene.bowl(0, 3, 0, 0)
    scene.play("special tech")
    assert scene.bowls(0) == [0, 2, 1]
