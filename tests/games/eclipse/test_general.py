"""General rules: rounds, trade, discs, colony ships, cubes, connections (R1–R11)."""

import pytest
from tests.games.eclipse.scene import Scene

from galaktyka.core.table import ScriptedTable
from galaktyka.games.eclipse.choices import CUBE_RETURNS, E_ROUND
from galaktyka.games.eclipse.ids import MATERIALS, MONEY, SCIENCE, SECTOR_IDS
from galaktyka.games.eclipse.rules.discs import lift_disc, upkeep_of
from galaktyka.games.eclipse.rules.ground import links, ring_of
from galaktyka.games.eclipse.rules.population import remove_cube
from galaktyka.games.eclipse.state import HAS_ANCIENT_PORTAL, HAS_MONOLITH, HAS_ORBITAL


def linked(scene: Scene, seat: int, sector: str) -> set[str]:
    mask = links(scene.state, seat, scene.number(sector))
    return {SECTOR_IDS[n] for n in range(60) if mask >> n & 1}


def test_R1_eight_rounds_then_the_end() -> None:
    scene = Scene("planta", "mechanema")
    for round_ in range(1, 9):
        assert scene.state.round == round_
        scene.any_tiles()
        for _ in range(2):
            scene.match.answer("pass")
            if not scene.state.over and scene.question() == "upkeep":
                scene.match.answer("done")
        while not scene.state.over and scene.question() == "upkeep":
            scene.match.answer("done")
    assert scene.state.over
    assert [event.a for event in scene.events(E_ROUND)] == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(("species", "rate"), [("planta", 3), ("orion_hegemony", 4), ("terran_union", 2)])
def test_R2_so_many_of_one_kind_for_one_of_another(species: str, rate: int) -> None:
    scene = Scene(species, "hydran_progress")
    scene.player(0).resources = [rate, rate - 1, 0]
    scene.play("build trade")
    assert scene.offers() == [f"{rate}M>S", f"{rate}M>$"]
    scene.refuses(f"{rate}S>M")
    scene.play(f"{rate}M>$")
    assert scene.stock(0) == [0, rate - 1, 1]
    assert "trade" not in scene.offers()
    assert scene.heard("R2")


def test_R2_any_number_of_times() -> None:
    scene = Scene("terran_union", "hydran_progress")
    scene.player(0).resources = [5, 0, 0]
    scene.play("build trade 2M>S trade 2M>S")
    assert scene.stock(0) == [1, 2, 0]


def test_R3_what_cannot_be_paid_is_not_offered() -> None:
    scene = Scene("planta", "mechanema")
    scene.player(0).resources = [2, 0, 0]
    assert scene.after("build") == ["done"]
    scene.player(0).resources = [3, 0, 0]
    assert scene.after("build") == ["interceptor", "starbase", "done", "trade"]
    scene.play("build interceptor 226")
    assert scene.stock(0) == [0, 0, 0]
    assert scene.heard("R3")


def test_R4_a_disc_is_control() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("102", (0, -1))
    assert scene.owner("102") == -1
    scene.control(0, "102")
    assert scene.owner("102") == 0
    scene.rich(0)
    assert set(scene.after("build", "interceptor")) == {"226", "102"}
    assert scene.heard("R4")


def test_R5_discs_come_from_the_left_and_go_back_to_the_right() -> None:
    scene = Scene("planta", "mechanema")
    p = scene.player(0)
    assert (p.discs, upkeep_of(scene.state, p)) == (12, 0)
    scene.sector("102", (0, -1))
    scene.sector("103", (1, -1))
    scene.control(0, "102", "103")
    assert (p.discs, upkeep_of(scene.state, p)) == (10, 1)
    lift_disc(scene.state, scene.number("103"), scene.table)
    assert (p.discs, upkeep_of(scene.state, p)) == (11, 0)


def test_R6_a_colony_ship_brings_a_cube_to_an_empty_square() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("103", (0, -1))
    scene.control(0, "103")
    scene.play("build colony 103.1")
    p = scene.player(0)
    assert (p.colony_ready, p.colony_used) == (3, 1)
    assert p.cubes == [10, 9, 11]
    assert scene.cubes_in("103") == 1
    assert scene.after("colony") == ["103.2"]
    scene.check()


def test_R6_no_ship_face_up_no_cube_on_the_track_no_square() -> None:
    scene = Scene("planta", "mechanema")
    assert "colony" not in scene.after("build"), "all squares at home are settled or advanced"
    scene.sector("102", (0, -1))
    scene.control(0, "102")
    assert "colony" in scene.after("build")
    p = scene.player(0)
    p.colony_ready, p.colony_used = 0, 4
    assert "colony" not in scene.after("build")
    p.colony_ready, p.colony_used = 4, 0
    p.cubes = [p.cubes[0] + p.cubes[1], 0, p.cubes[2]]
    assert "colony" not in scene.after("build")


def test_R6_passing_is_no_moment_for_colony_ships_but_enemies_do_not_matter() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("102", (0, -1))
    scene.control(0, "102")
    scene.ship(1, "cruiser", "102")
    assert "colony" not in scene.offers()
    assert "102.1" in scene.after("build", "colony")
    scene.player(0).colony_ready = 3
    scene.player(0).colony_used = 1
    scene.upkeep()
    assert scene.question() != "upkeep", "in Upkeep the enemy's ship prevents it"


def test_R6_equal_squares_are_offered_once() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("102", (0, -1))
    scene.control(0, "102")
    assert scene.after("build", "colony") == ["102.1"]


def test_T3_two_colony_ships_settle_two_squares() -> None:
    scene = Scene("mechanema", "planta")
    p = scene.player(0)
    p.colony_ready, p.colony_used = 2, 1
    scene.sector("103", (0, -1))
    scene.control(0, "103")
    scene.play("build colony 103.1 colony 103.2")
    assert (p.colony_ready, p.colony_used) == (0, 3)
    assert scene.cubes_in("103") == 2
    assert scene.player(0).cubes[SCIENCE] + scene.player(0).cubes[MONEY] == 18


def test_R7_squares_take_their_colour_and_stars_need_a_technology() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("110", (0, -1))  # advanced money, advanced grey
    scene.control(0, "110")
    assert "colony" not in scene.after("build")
    scene.tech(0, "advanced_mining")
    assert scene.after("build", "colony") == ["110.2"], "the grey one takes materials"
    scene.tech(0, "advanced_economy")
    assert scene.after("build", "colony") == ["110.1", "110.2"]
    assert scene.after("build", "colony", "110.2") == ["materials", "money"]


def test_R7_metasynthesis_opens_every_star_and_grey_takes_any_cube() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("110", (0, -1))
    scene.control(0, "110")
    scene.tech(0, "metasynthesis")
    assert scene.after("build", "colony", "110.2") == ["materials", "science", "money"]
    scene.sector("313", (0, -3))  # plain grey
    scene.control(0, "313")
    scene.play("build colony 313.1 science")
    assert scene.player(0).cubes == [10, 9, 11]
    assert scene.heard("R7")


def test_R7_an_orbital_takes_science_or_money() -> None:
    scene = Scene("planta", "mechanema")
    scene.mark("226", HAS_ORBITAL)
    assert scene.after("build", "colony", "226.orbital") == ["science", "money"]
    scene.play("build colony 226.orbital money")
    assert scene.player(0).cubes[MONEY] == 10
    scene.check()


def test_R8_cubes_go_home_and_full_tracks_turn_them_away() -> None:
    scene = Scene("planta", "mechanema")
    home = scene.number("226")
    remove_cube(scene.state, home, 0, CUBE_RETURNS, scene.table)
    assert scene.player(0).cubes == [11, 10, 11]
    scene.player(0).cubes = [10, 12, 9]
    remove_cube(scene.state, home, 1, CUBE_RETURNS, scene.table)
    assert scene.question() == "cube"
    assert scene.offers() == ["materials", "money"], "science is full"
    scene.match.answer("money")
    assert scene.player(0).cubes == [10, 12, 10]


def test_R8_grey_and_orbital_cubes_choose_their_track() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("313", (0, -3))
    scene.control(0, "313")
    scene.cube(0, "313", 1, track="money")
    scene.mark("313", HAS_ORBITAL)
    scene.state.cubes_on[scene.number("313")] |= 1 << 6
    scene.player(0).cubes[SCIENCE] -= 1
    scene.check()
    scene.play("influence 313 track")
    assert scene.question() == "cube"
    assert scene.offers() == ["science", "money"], "the orbital's cube"
    scene.match.answer("science")
    assert scene.offers() == ["materials", "science", "money"], "the cube of the grey square"
    scene.match.answer("materials")
    assert scene.player(0).cubes == [11, 10, 10]
    scene.check()


def test_R9_one_orbital_and_one_monolith_a_sector() -> None:
    scene = Scene("planta", "mechanema")
    scene.tech(0, "orbital", "monolith")
    scene.rich(0)
    scene.mark("226", HAS_ORBITAL)
    assert "orbital" not in scene.after("build")
    assert scene.after("build", "monolith") == ["226"]
    scene.mark("226", HAS_MONOLITH)
    assert "monolith" not in scene.after("build")
    assert scene.after("build", "cruiser") == ["226"]


def test_R10_a_connection_needs_a_wormhole_on_both_edges() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("106", (0, -1))  # wormholes 0, 1, 2, 3
    assert linked(scene, 0, "226") == {"106"}
    assert linked(scene, 0, "106") == {"226", "001"}
    scene.sector("102", (0, 1), 1)  # wormholes 1, 3, 4, 0: one edge of two towards the centre
    assert linked(scene, 0, "102") == {"001", "230"}
    scene = Scene("planta", "mechanema")
    scene.sector("106", (0, -1), 2)  # wormholes 2, 3, 4, 5: closed towards the home sector
    assert linked(scene, 0, "226") == set()


def test_R10_the_generator_needs_only_one_wormhole() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("106", (0, -1), 2)
    scene.tech(0, "wormhole_generator")
    assert linked(scene, 0, "226") == {"106"}
    assert linked(scene, 1, "226") == set()


def test_R10_warp_portals_connect_each_other_from_two_on() -> None:
    scene = Scene("planta", "mechanema", warp_portals="true")
    scene.sector("381", (0, -3))
    assert "226" not in linked(scene, 0, "230")
    assert linked(scene, 0, "381") == {"226"}
    scene.mark("230", HAS_ANCIENT_PORTAL)
    assert linked(scene, 0, "381") == {"226", "230"}
    assert linked(scene, 1, "230") == {"381"}


@pytest.mark.parametrize(
    ("q", "r", "ring"), [(0, 0, 0), (0, -1, 1), (1, -2, 2), (2, -2, 2), (3, -3, 3), (0, 4, 3), (-9, 2, 3)]
)
def test_R11_rings_by_distance(q: int, r: int, ring: int) -> None:
    assert ring_of(q, r) == ring


def test_R11_outer_zones_go_on_without_end() -> None:
    scene = Scene("planta", "mechanema")
    names = ["304", "310", "313", "306"]
    for step, name in enumerate(names):
        scene.sector(name, (0, -3 - step))
    scene.control(0, "306")
    scene.tech(0, "wormhole_generator")
    assert "zone 0,-7" in scene.after("explore")


def test_R8_the_table_is_asked_nothing_where_one_track_is_left() -> None:
    scene = Scene("planta", "mechanema")
    scene.player(0).cubes = [12, 12, 7]
    home = scene.number("226")
    remove_cube(scene.state, home, 0, CUBE_RETURNS, ScriptedTable([]))
    assert scene.player(0).cubes == [12, 12, 8]
    assert scene.player(0).cubes[MATERIALS] == 12
