"""Research: sheet section 4.8, rules R70–R78."""

import pytest
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.core.hexes import Axial, distance
from galaktyka.games.gaia.ids import (
    FED_12VP,
    GAIA,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    LOST,
    LOST_MINE,
    MINE,
    NAVIGATION,
    STATION,
    TRADING_STATION,
)
from galaktyka.games.gaia.rules.gains import count
from galaktyka.games.gaia.rules.ground import power_value
from galaktyka.games.gaia.scoring import final_count, research_points

MAP = galaxy({(0, 0): "r", (1, 0): "g", (0, 1): "r", (2, 0): "d", (-5, 2): "r", (-5, 1): "r", (5, -2): "t"})
AREAS = ["terra", "nav", "ai", "gaia", "eco", "sci"]
TRACKS = ["terraforming", "navigation", "ai", "gaia_project", "economy", "science"]


def ready(faction: str = "firaks", level: int = 0, round_tile: str = "rs_mine") -> Scene:
    """Firaks (level 0 everywhere) with a mine on (0, 0) and four knowledge."""
    scene = Scene(faction, "xenos", board=MAP, round_tile=round_tile)
    scene.put(0, MINE, (0, 0))
    for track in TRACKS:
        scene.level(0, track, level)
    scene.level(1, "ai", 0)
    p = scene.player(0)
    p.credits, p.ore, p.knowledge, p.qic = 0, 0, 4, 0
    scene.bowl(0, 0, 0, 0)
    return scene


def rising_to_five(area: str, round_tile: str = "rs_mine") -> Scene:
    """On level 4 of this area with one green token."""
    scene = ready(round_tile=round_tile)
    scene.level(0, TRACKS[AREAS.index(area)], 4)
    scene.token(0, "fed_7vp_2o")
    return scene


# --- R70, R71 ---


def test_R70_four_knowledge_for_one_level_in_any_area() -> None:
    scene = ready()
    scene.player(0).knowledge = 3
    assert "research" not in scene.offers()
    scene.player(0).knowledge = 5
    assert scene.after("research") == AREAS
    scene.play("research sci")
    assert scene.player(0).knowledge == 1
    assert scene.player(0).research == [0, 0, 0, 0, 0, 1]
    assert "end" in scene.offers()


def test_R70_not_when_no_area_can_rise() -> None:
    scene = ready(level=4)
    assert "research" not in scene.offers()
    scene.level(0, "science", 3)
    assert scene.after("research") == ["sci"]


def test_T30_terraforming_one_brings_two_ore() -> None:
    scene = ready()
    scene.player(0).ore = 5
    scene.play("research terra")
    assert scene.player(0).research[0] == 1
    assert scene.player(0).knowledge == 0
    assert scene.player(0).ore == 7


ONCE = [
    ("terra", 1, [0, 2, 0, 0]), ("terra", 2, [0, 0, 0, 0]),
    ("terra", 3, [0, 0, 0, 0]), ("terra", 4, [0, 2, 0, 0]),
    ("nav", 1, [0, 0, 0, 1]), ("nav", 2, [0, 0, 0, 0]), ("nav", 3, [0, 0, 0, 1]), ("nav", 4, [0, 0, 0, 0]),
    ("ai", 1, [0, 0, 0, 1]), ("ai", 2, [0, 0, 0, 1]), ("ai", 3, [0, 0, 0, 2]), ("ai", 4, [0, 0, 0, 2]),
    ("ai", 5, [0, 0, 0, 4]), ("gaia", 1, [0, 0, 0, 0]), ("gaia", 4, [0, 0, 0, 0]),
    ("eco", 1, [0, 0, 0, 0]), ("eco", 4, [0, 0, 0, 0]), ("sci", 1, [0, 0, 0, 0]), ("sci", 4, [0, 0, 0, 0]),
]  # fmt: skip


@pytest.mark.parametrize(("area", "level", "gain"), ONCE)
def test_R71_what_a_level_gives_at_once(area: str, level: int, gain: list[int]) -> None:
    scene = ready()
    scene.level(0, TRACKS[AREAS.index(area)], level - 1)
    scene.token(0, "fed_7vp_2o")
    scene.play("research", area)
    assert scene.goods(0) == gain
    assert scene.player(0).research[AREAS.index(area)] == level


@pytest.mark.parametrize(
    ("level", "formers", "tokens"), [(1, 1, 0), (2, 1, 3), (3, 2, 0), (4, 3, 0), (5, 3, 0)]
)
def test_R71_gaiaformers_and_tokens_of_the_gaia_project_area(level: int, formers: int, tokens: int) -> None:
    scene = ready()
    scene.level(0, "gaia_project", level - 1)
    scene.token(0, "fed_7vp_2o")
    scene.play("research gaia")
    p = scene.player(0)
    assert (p.gaiaformers, p.gaiaformers_ready) == (formers, formers)
    assert scene.bowls(0) == [tokens, 0, 0]


def test_R71_a_gaiaformer_on_a_planet_stays_counted() -> None:
    scene = ready()
    scene.level(0, "gaia_project", 2)
    scene.put(0, GAIAFORMER, (2, 0))
    scene.player(0).gaiaformers_ready = 0
    scene.play("research gaia")
    assert scene.player(0).gaiaformers_ready == 1
    scene.check()


@pytest.mark.parametrize(
    ("track", "level", "income"),
    [
        ("economy", 1, [2, 0, 0]),
        ("economy", 2, [2, 1, 0]),
        ("economy", 3, [3, 1, 0]),
        ("economy", 4, [4, 2, 0]),
        ("economy", 5, [0, 0, 0]),
        ("science", 1, [0, 0, 1]),
        ("science", 2, [0, 0, 2]),
        ("science", 3, [0, 0, 3]),
        ("science", 4, [0, 0, 4]),
        ("science", 5, [0, 0, 0]),
    ],
)
def test_R71_only_the_current_level_gives_income(track: str, level: int, income: list[int]) -> None:
    scene = ready()
    scene.booster(0, "booster_02")
    scene.level(0, track, level)
    scene.player(0).knowledge = 0
    scene.bowl(0, 9, 0, 0)
    scene.income_phase()
    basic = [2, 1 + 1, 2]  # booster, always-field and one mine
    assert scene.goods(0)[:3] == [a + b for a, b in zip(basic, income, strict=True)]
    power = level if track == "economy" and level < 5 else 0
    assert scene.bowls(0) == [9 - power, power, 0]


# --- R72 ---


@pytest.mark.parametrize("area", AREAS)
def test_T31_three_power_on_the_way_from_two_to_three(area: str) -> None:
    scene = ready()
    scene.level(0, TRACKS[AREAS.index(area)], 2)
    scene.bowl(0, 5, 0, 0)
    scene.play("research", area)
    assert scene.bowls(0) == [2, 3, 0]


@pytest.mark.parametrize("level", [0, 1, 3])
def test_R72_no_power_on_other_steps(level: int) -> None:
    scene = ready()
    scene.level(0, "science", level)
    scene.bowl(0, 5, 0, 0)
    scene.play("research sci")
    assert scene.bowls(0) == [5, 0, 0]


def test_R72_by_a_tile_and_by_a_special_action_too() -> None:
    scene = ready()
    scene.put(0, TRADING_STATION, (0, 1))
    scene.level(0, "science", 2)
    scene.rich(0)
    scene.bowl(0, 5, 0, 0)
    scene.play("upgrade lab", (0, 1), "tile sci sci")
    assert scene.bowls(0) == [2, 3, 0]
    scene = ready("bescods", level=2)
    scene.bowl(0, 5, 0, 0)
    scene.play("special faction eco")
    assert scene.bowls(0) == [2, 3, 0]


# --- R73 ---


def test_R73_level_five_takes_a_green_token() -> None:
    scene = rising_to_five("sci")
    scene.token(0, "fed_8vp_2t")
    scene.play("research sci")
    p = scene.player(0)
    assert p.research[5] == 5
    assert p.green_tokens() == 1
    assert len(p.tokens) == 2


def test_R73_without_a_green_token_level_five_is_closed() -> None:
    scene = ready()
    scene.level(0, "science", 4)
    scene.token(0, "fed_12vp", green=False)
    scene.token(0, "fed_6vp_2k", green=False)
    assert "sci" not in scene.after("research")
    scene.refuses("research sci")


def test_R73_level_five_is_for_one_player() -> None:
    scene = rising_to_five("sci")
    scene.level(1, "science", 5)
    scene.level(0, "economy", 4)
    offered = scene.after("research")
    assert "sci" not in offered
    assert "eco" in offered


def test_R73_nobody_rises_above_five_and_four_is_open_to_all() -> None:
    scene = rising_to_five("sci")
    scene.level(0, "science", 5)
    assert "sci" not in scene.after("research")
    scene = ready()
    scene.level(0, "science", 3)
    scene.level(1, "science", 4)
    scene.play("research sci")
    assert scene.player(0).research[5] == 4
    assert scene.player(0).tokens == []


def test_R73_a_tile_leads_to_level_five_by_the_same_rules() -> None:
    scene = rising_to_five("sci")
    scene.put(0, TRADING_STATION, (0, 1))
    scene.rich(0)
    scene.play("upgrade lab", (0, 1), "tile sci")
    assert scene.offers() == ["sci", "decline"]
    scene.play("sci")
    assert scene.player(0).green_tokens() == 0
    scene = rising_to_five("sci")
    scene.player(0).tokens = []
    scene.put(0, TRADING_STATION, (0, 1))
    scene.rich(0)
    scene.play("upgrade lab", (0, 1), "tile sci")
    assert scene.offers()[0] == "end"
    assert scene.player(0).research[5] == 4


def test_R73_every_level_scores_research_once() -> None:
    scene = ready(round_tile="rs_research")
    scene.advanced(0, "adv_trig_research", over="tech_7vp")
    scene.play("research eco")
    assert scene.points(0, "round_1") == 2
    assert scene.points(0, "advanced_tech") == 2
    scene.turn(0)
    scene.put(0, TRADING_STATION, (0, 1))
    scene.rich(0)
    scene.play("upgrade lab", (0, 1), "tile free2 gaia")
    assert scene.points(0, "round_1") == 4
    assert scene.points(0, "advanced_tech") == 4


def test_R73_bescods_score_research_with_their_special_action() -> None:
    scene = ready("bescods", round_tile="rs_research")
    scene.play("special faction eco")
    assert scene.points(0, "round_1") == 2


# --- R74, R75, R77, R78 ---


def test_R74_terraforming_five_takes_the_token_that_lies_there() -> None:
    scene = rising_to_five("terra", round_tile="rs_federation")
    scene.play("research terra")
    p = scene.player(0)
    assert scene.points(0, "federations") == 8
    assert p.qic == 1
    assert scene.points(0, "round_1") == 5
    assert len(p.tokens) == 2
    assert p.green_tokens() == 1
    assert p.tokens_formed == 0
    assert scene.state.terraforming_token == -1
    scene.check()


def test_R74_its_token_opens_another_level_five() -> None:
    scene = rising_to_five("terra")
    scene.level(0, "science", 4)
    scene.play("research terra")
    scene.turn(0)
    scene.player(0).knowledge = 4
    assert "sci" in scene.after("research")


def test_R74_a_grey_token_there_opens_nothing() -> None:
    scene = rising_to_five("terra")
    scene.state.terraforming_token = FED_12VP
    scene.level(0, "science", 4)
    scene.play("research terra")
    assert scene.points(0, "federations") == 12
    assert scene.player(0).green_tokens() == 0


def test_T47_economy_five_gives_goods_once_and_no_income() -> None:
    scene = rising_to_five("eco")
    scene.booster(0, "booster_02")
    scene.bowl(0, 8, 0, 0)
    scene.play("research eco")
    assert scene.goods(0) == [6, 3, 0, 0]
    assert scene.bowls(0) == [2, 6, 0]
    scene.income_phase()
    assert scene.goods(0) == [8, 5, 2, 1]
    assert scene.bowls(0) == [2, 6, 0]


def test_R75_science_five_gives_nine_knowledge_and_no_income() -> None:
    scene = rising_to_five("sci")
    scene.booster(0, "booster_02")
    scene.play("research sci")
    assert scene.player(0).knowledge == 9
    scene.income_phase()
    assert scene.player(0).knowledge == 9 + 2


@pytest.mark.parametrize(("planets", "points"), [(0, 4), (1, 5), (3, 7)])
def test_R77_gaia_project_five_gives_four_and_one_a_gaia_planet(planets: int, points: int) -> None:
    scene = rising_to_five("gaia")
    places: list[Axial] = [(1, 0), (0, 1), (-5, 2)]
    scene.put(0, MINE, *places[:planets], planet=GAIA)
    scene.put(0, GAIAFORMER, (2, 0), planet=GAIA)
    scene.player(0).gaiaformers_ready -= 1
    scene.play("research gaia")
    assert scene.points(0, "research_levels") == points


@pytest.mark.parametrize(("area", "qic"), [("ai", 2), ("nav", 1)])
def test_R78_level_gain_and_power_come_together_without_a_question(area: str, qic: int) -> None:
    scene = ready()
    scene.level(0, TRACKS[AREAS.index(area)], 2)
    scene.bowl(0, 1, 1, 0)
    scene.play("research", area)
    assert scene.question() == "turn"
    assert scene.player(0).qic == qic
    assert scene.bowls(0) == [0, 0, 2]


def test_R78_gaia_project_two_to_three_brings_no_tokens() -> None:
    scene = ready()
    scene.level(0, "gaia_project", 2)
    scene.bowl(0, 3, 0, 0)
    scene.play("research gaia")
    assert scene.bowls(0) == [0, 3, 0]


# --- R76: the Lost Planet ---


def spaces(scene: Scene) -> list[Axial]:
    board = scene.state.board
    return sorted([board.grid.cells[board.names.index(name)] for name in scene.offers()])


def test_R76_the_lost_planet_goes_on_empty_space_within_four() -> None:
    scene = rising_to_five("nav")
    scene.play("research nav")
    assert scene.question() == "lost-planet"
    found = spaces(scene)
    assert max([distance((0, 0), place) for place in found]) == 4
    every = [
        cell
        for i, cell in enumerate(scene.state.board.grid.cells)
        if distance((0, 0), cell) <= 4 and scene.state.planet[i] < 0
    ]
    assert found == sorted(every)
    assert (1, 0) not in found
    scene.refuses("decline", because="refusal-notation")


def test_R76_QIC_extend_the_range() -> None:
    scene = rising_to_five("nav")
    scene.player(0).qic = 1
    scene.play("research nav")
    assert max([distance((0, 0), place) for place in spaces(scene)]) == 6
    scene.play((-6, 2))
    assert scene.player(0).qic == 0
    scene = rising_to_five("nav")
    scene.player(0).qic = 1
    scene.play("research nav", (-4, 1))
    assert scene.player(0).qic == 1


def test_R76_no_satellite_and_no_station_may_be_there() -> None:
    scene = Scene("firaks", "ivits", board=MAP)
    scene.put(0, MINE, (0, 0))
    scene.level(0, "navigation", 4)
    scene.token(0, "fed_7vp_2o")
    scene.player(0).knowledge = 4
    scene.state.satellites[scene.hex((0, 2))] = 1
    scene.state.satellites[scene.hex((0, 3))] = 2
    scene.put(1, STATION, (0, -1))
    scene.play("research nav")
    found = spaces(scene)
    for place in ((0, 2), (0, 3), (0, -1)):
        assert place not in found
    assert (0, -2) in found


def test_R76_it_is_a_mine_for_the_round_tile_and_the_neighbours_but_costs_nothing() -> None:
    scene = rising_to_five("nav", round_tile="rs_mine")
    scene.advanced(0, "adv_trig_mine", over="tech_7vp")
    scene.put(1, MINE, (2, 0))
    scene.bowl(1, 4, 0, 0)
    scene.play("research nav", (1, 1))
    assert scene.goods(0) == [0, 0, 0, 0]
    assert scene.points(0, "round_1") == 2
    assert scene.points(0, "advanced_tech") == 3
    scene.play("end charge")
    assert scene.bowls(1) == [3, 1, 0]


def test_R76_it_counts_as_type_mine_structure_sector_and_value_one() -> None:
    scene = rising_to_five("nav")
    before = [count(scene.state, 0, what) for what in (1, 6, 7)]
    scene.play("research nav", (-4, 1))
    assert [count(scene.state, 0, what) for what in (1, 6, 7)] == [n + 1 for n in before]
    p = scene.player(0)
    assert scene.state.planet[p.lost] == LOST
    assert scene.state.structure[p.lost] == LOST_MINE
    assert power_value(scene.state, p, p.lost) == 1
    assert final_count(scene.state, 0, 1) == 2
    scene.check()


def test_R76_it_takes_no_mine_and_gives_no_mine_income() -> None:
    scene = rising_to_five("nav")
    scene.booster(0, "booster_02")
    scene.play("research nav", (-1, 1))
    assert scene.player(0).built == [0, 1] + [0] * 8
    scene.income_phase()
    assert scene.player(0).ore == 1 + 1


def test_R76_it_is_placed_even_with_all_eight_mines_on_the_map() -> None:
    scene = rising_to_five("nav")
    scene.player(0).built[MINE] = 8
    scene.play("research nav", (-1, 1))
    assert scene.player(0).lost == scene.hex((-1, 1))


def test_R76_where_no_hex_qualifies_nothing_is_placed() -> None:
    scene = rising_to_five("nav")
    scene.state.satellites = [2] * scene.state.board.grid.size
    scene.play("research nav")
    assert scene.question() == "turn"
    assert scene.player(0).lost == -1
    assert scene.player(0).research[NAVIGATION] == 5


def test_R76_beside_an_own_federation_it_joins() -> None:
    scene = rising_to_five("nav")
    scene.state.federated[scene.hex((0, 0))] = 1
    scene.play("research nav", (-1, 1))
    assert scene.state.federated[scene.hex((-1, 1))] == 1


def test_R76_lantids_may_share_it() -> None:
    scene = Scene("firaks", "lantids", board=MAP)
    scene.put(0, MINE, (0, 0))
    scene.put(1, MINE, (0, 1))
    scene.level(0, "navigation", 4)
    scene.token(0, "fed_7vp_2o")
    scene.player(0).knowledge = 4
    scene.play("research nav", (-1, 1), "end charge")
    scene.player(1).qic = 0
    assert (-1, 1) in scene.places("build mine")
    scene.play("build mine", (-1, 1))
    assert scene.player(1).shared == [scene.hex((-1, 1))]


def test_R76_by_a_tile_the_lab_is_offered_first_then_the_lost_planet() -> None:
    scene = rising_to_five("nav")
    scene.put(0, TRADING_STATION, (0, 1))
    scene.put(1, INSTITUTE, (2, 0))
    scene.put(1, MINE, (-5, 2))
    scene.bowl(1, 9, 0, 0)
    scene.rich(0)
    scene.play("upgrade lab", (0, 1), "tile nav nav", (-4, 1), "end")
    assert scene.offers() == ["charge", "decline"]
    scene.play("charge")
    assert scene.bowls(1) == [6, 3, 0]
    scene.play("charge")
    assert scene.bowls(1) == [5, 4, 0]
    assert scene.player(0).built[LAB] == 1


# --- the end ---


def test_T9_twelve_points_for_level_five_at_the_end() -> None:
    scene = ready()
    scene.level(0, "navigation", 5)
    assert research_points(scene.state, scene.player(0)) == 12
