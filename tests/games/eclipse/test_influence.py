"""The Influence action (R36–R40)."""

from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.choices import E_REFRESHED
from galaktyka.games.eclipse.state import HAS_DISCOVERY


def frontier(*species: str) -> Scene:
    """Home of seat 0 at (0, -2), connected with the free sector 102, which opens to 106 at (1, -1)."""
    scene = Scene(*(species or ("mechanema", "hydran_progress")))
    scene.sector("102", (0, -1))  # open to 0, 2, 3, 5
    scene.sector("106", (1, -1), 2)  # open to 2, 3, 4, 5
    return scene


def test_R36_two_used_colony_ships_may_be_turned_back_at_any_moment() -> None:
    scene = frontier()
    p = scene.player(0)
    p.colony_ready, p.colony_used = 0, 3
    scene.play("influence refresh track 102 colony 102.1 refresh colony 102.2")
    assert "refresh" not in scene.offers()
    assert (p.colony_ready, p.colony_used) == (0, 3)
    assert len(scene.events(E_REFRESHED)) == 2


def test_R36_the_action_may_serve_the_flips_alone() -> None:
    scene = frontier()
    p = scene.player(0)
    assert "refresh" not in scene.after("influence"), "none is used"
    p.colony_ready, p.colony_used = 1, 2
    scene.play("influence refresh refresh done")
    assert (p.colony_ready, p.colony_used) == (3, 0)


def test_R37_from_track_or_sector_to_a_sector_or_the_track() -> None:
    scene = frontier()
    assert scene.after("influence", "track") == ["102"]
    assert scene.after("influence", "230")[-1] == "track"
    scene.play("influence track 102 230 track")
    assert scene.owner("102") == 0
    assert scene.owner("230") == -1
    assert scene.offers()[0] == "done", "two activations"
    scene.check()


def test_R38_targets_are_free_of_opponents_and_connected() -> None:
    scene = frontier()
    assert scene.after("influence", "track") == ["102"], "106 is one further"
    scene.ship(1, "interceptor", "102")
    assert "track" not in scene.after("influence")
    scene.ship(0, "interceptor", "102")
    assert scene.after("influence", "track") == ["106"], "a ship beside will do, 102 is contested"


def test_R38_a_sector_with_own_ships_only_needs_no_connection() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.sector("310", (4, -2))
    scene.ship(0, "interceptor", "310")
    assert scene.after("influence", "track") == ["310"]


def test_R38_npcs_are_opponents_except_ancients_to_draco() -> None:
    for species, targets in (("mechanema", []), ("descendants_of_draco", ["104"])):
        scene = Scene(species, "hydran_progress")
        scene.sector("104", (0, -1), bare=False)
        offers = scene.after("influence")
        assert ("track" in offers) == bool(targets)
        if targets:
            assert scene.after("influence", "track") == targets


def test_R38_the_generator_and_warp_portals_connect() -> None:
    scene = Scene("mechanema", "hydran_progress")
    scene.sector("106", (0, -1), 2)
    assert "track" not in scene.after("influence")
    scene.tech(0, "wormhole_generator")
    assert "106" in scene.after("influence", "track")


def test_R39_each_sector_only_once() -> None:
    scene = frontier()
    scene.control(0, "102")
    scene.play("influence 102 track")
    assert "track" not in scene.offers(), "102 was used, nothing else is near"
    scene.turn(0)
    scene.play("influence track 102")
    assert "102" not in scene.offers()
    assert "230" in scene.offers()


def test_R40_cubes_return_and_undefended_tiles_are_gained() -> None:
    scene = frontier()
    scene.discovery("102")
    before = scene.player(0).cubes[:]
    scene.chance(scene.draws_discovery("gain_science"))
    scene.match.answer("influence")
    scene.match.answer("track")
    scene.match.answer("102")
    assert scene.question() == "discovery"
    scene.play("use")
    assert not scene.state.marks[scene.number("102")] & HAS_DISCOVERY
    scene.play("colony 102.1")
    scene.play("done pass influence 102 track")
    assert scene.player(0).cubes == before
    assert scene.cubes_in("102") == 0
    scene.check()


def test_R40_a_tile_beside_ancients_stays() -> None:
    scene = Scene("descendants_of_draco", "hydran_progress")
    scene.sector("104", (0, -1), bare=False)
    scene.play("influence track 104")
    assert scene.question() == "influence"
    assert scene.state.marks[scene.number("104")] & HAS_DISCOVERY


def test_T9_one_disc_out_one_back_two_ships_flipped() -> None:
    scene = frontier()
    p = scene.player(0)
    p.colony_ready, p.colony_used = 0, 3
    discs = p.discs
    scene.play("influence track 102 230 track refresh refresh done")
    assert (p.colony_ready, p.colony_used) == (2, 1)
    assert p.discs == discs - 1, "only the one on the action is away"
    assert scene.owner("102") == 0


def test_T15_discs_without_population_move_and_ships_are_used_again() -> None:
    scene = frontier()
    scene.sector("207", (-1, -1), 2)  # no squares
    scene.sector("315", (0, -3))  # no squares
    scene.control(0, "207", "315")
    p = scene.player(0)
    p.colony_ready, p.colony_used = 0, 3
    scene.play("influence 207 102 315 track refresh refresh colony 102.1 colony 102.2")
    assert scene.owner("102") == 0
    assert scene.owner("207") == -1
    assert scene.owner("315") == -1
    assert scene.cubes_in("102") == 2
    assert p.colony_ready == 0


def test_T31_the_disc_that_moves_gives_no_connection() -> None:
    scene = frontier()
    scene.no_ships(0)
    scene.control(0, "102")
    assert "106" not in scene.after("influence", "102"), "only 102 touches 106"
    assert "106" in scene.after("influence", "track")
    scene.ship(0, "interceptor", "102")
    assert "106" in scene.after("influence", "102"), "a ship left behind gives it"
