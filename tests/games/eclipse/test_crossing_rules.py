"""Where rules of different chapters meet: actions, relations, upkeep, leaving the game, points."""

import pytest
from tests.games.eclipse.scene import Scene, zones_of

from galaktyka.games.eclipse.choices import E_INCOME
from galaktyka.games.eclipse.ids import COMPUTER, ENERGY, INITIATIVE, MONEY, SHIELD
from galaktyka.games.eclipse.rules.upkeep import eliminate
from galaktyka.games.eclipse.scoring import ranks
from galaktyka.games.eclipse.state import HAS_ANCIENT_PORTAL, HAS_MONOLITH, HAS_PORTAL_TILE

FOUR = ("planta", "mechanema", "orion_hegemony", "hydran_progress")


# --- actions ---


def test_R27_R25_what_the_first_purchase_brings_pays_for_the_second() -> None:
    """Hydran have 16 science: the Artifact Key takes all of it and gives five back."""
    scene = Scene("hydran_progress", "planta")
    scene.tray("artifact_key", "nanorobots", "fusion_drive")
    scene.player(0).resources = [0, 16, 0]
    scene.play("research artifact_key")
    price = 16 - 1
    assert scene.stock(0) == [0, 16 - price, 0]
    scene.play("science")
    assert "fusion_drive" in scene.offers()
    scene.play("fusion_drive")
    assert scene.stock(0) == [0, 16 - price + 5 - 3, 0], "4 less 2 for two technologies, but at least 3"


def explored(scene: Scene, zone: str, sector: str, discovery: str) -> None:
    """Explore a zone, turn up this sector and this tile, and lay it the first way on offer."""
    if scene.question() == "turn":
        scene.match.answer("explore")
    scene.chance(scene.draws_sector(sector))
    scene.match.answer(zone)
    scene.chance(scene.draws_discovery(discovery))
    scene.match.answer(scene.offers()[0])


def test_R34_R17_R24_a_found_cruiser_makes_a_base_where_no_disc_is_put() -> None:
    scene = Scene("planta", "mechanema")
    explored(scene, "zone 0,-3", "312", "ancient_cruiser")
    scene.play("use")
    assert scene.ships_in(0, "312") == 1
    scene.play("decline")
    assert scene.owner("312") == -1
    assert {zone for zone in zones_of(scene.offers()) if zone[1] == -4}, "across its wormholes"


def test_R34_R22_kept_for_points_the_tile_gives_no_such_base() -> None:
    scene = Scene("planta", "mechanema")
    explored(scene, "zone 0,-3", "312", "ancient_cruiser")
    scene.play("keep decline")
    assert not {zone for zone in zones_of(scene.offers()) if zone[1] == -4}


@pytest.mark.parametrize(("sector", "zones"), [("101", 1), ("104", 0)])
def test_R32_R31_R17_a_cloak_hides_a_ship_from_one_ancient_and_not_from_two(sector: str, zones: int) -> None:
    """It leaves and explores from there, across the edge of 101 that no other base touches."""
    scene = Scene("mechanema", "planta")
    scene.tech(0, "cloaking_device")
    scene.sector(sector, (-1, 0), bare=False)
    scene.ship(0, "interceptor", sector)
    assert (f"interceptor {sector}" in scene.after("move")) == bool(zones)
    beside = {zone for zone in zones_of(scene.after("explore")) if zone in ((-2, 1), (-1, 1))}
    assert bool(beside) == bool(zones)


def test_R28_R28a_R28c_orions_printed_shield_comes_back_when_the_tile_on_it_goes() -> None:
    scene = Scene("orion_hegemony", "planta")
    scene.tech(0, "improved_hull")
    assert scene.value(0, "interceptor", SHIELD) == 1
    scene.play("upgrade improved_hull interceptor.4")
    assert scene.value(0, "interceptor", SHIELD) == 0
    scene.play("return interceptor.4")
    assert scene.value(0, "interceptor", SHIELD) == 1
    scene.play("electron_computer interceptor.4")
    assert (scene.value(0, "interceptor", COMPUTER), scene.value(0, "interceptor", SHIELD)) == (1, 0)
    assert scene.offers()[-1] != "skip"


def test_R28d_R28b_the_muon_source_feeds_a_starbase_beyond_its_grid() -> None:
    scene = Scene("planta", "mechanema")
    scene.store(0, "muon_source")
    before = scene.value(0, "starbase", ENERGY), scene.value(0, "starbase", INITIATIVE)
    scene.play("upgrade muon_source beside starbase")
    assert (scene.value(0, "starbase", ENERGY), scene.value(0, "starbase", INITIATIVE)) == (
        before[0] + 2,
        before[1] + 1,
    )
    assert not [offer for offer in scene.offers() if offer.startswith("return")], "it is never replaced"


@pytest.mark.parametrize(
    ("species", "techs", "action", "times"),
    [
        ("mechanema", ["pico_modulator"], "upgrade", 5),
        ("mechanema", ["nanorobots"], "build", 4),
        ("terran_union", ["improved_logistics"], "move", 4),
        ("planta", ["nanorobots", "pico_modulator"], "explore", 2),
    ],
)
def test_R16_R41_bonuses_of_board_and_technology_add_up_and_vanish_in_reactions(
    species: str, techs: list[str], action: str, times: int
) -> None:
    scene = Scene(species, "hydran_progress")
    scene.tech(0, *techs)
    scene.match.answer(action)
    assert scene.state.arg(0) == times
    if action != "explore":
        scene.turn(0)
        scene.player(0).passed = True
        scene.match.answer(action)
        assert scene.state.arg(0) == 1


def test_R36_R39_R40_a_lifted_disc_brings_its_cubes_home_and_cannot_go_back_in_the_same_action() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("103", (0, -1))
    scene.control(0, "103")
    scene.cube(0, "103", 1, 2)
    p = scene.player(0)
    p.colony_ready, p.colony_used = 0, 4
    money = p.cubes[MONEY]
    scene.play("influence 103 track")
    assert p.cubes[MONEY] == money + 1
    scene.play("refresh")
    assert "track" not in scene.offers(), "103 is the only sector near"
    scene.play("done")
    assert [p.colony_ready, p.colony_used] == [1, 3]


# --- relations ---


def test_R44_R45_R8_two_partners_betrayed_by_one_reaction() -> None:
    """A sector of one partner with a ship of the other: both relations end, one tile, four cubes come home."""
    scene = Scene(*FOUR)
    scene.sector("106", (0, -1))
    scene.control(1, "106")
    scene.allies(0, 1)
    scene.allies(0, 2)
    scene.ship(2, "interceptor", "106")
    scene.player(0).passed = True
    before = [sum(scene.player(seat).cubes) for seat in range(3)]
    scene.play("move interceptor 226 106 done")
    while scene.question() == "cube":
        scene.match.answer(scene.offers()[0])
    assert [sum(scene.player(seat).cubes) for seat in range(3)] == [
        before[0] + 2,
        before[1] + 1,
        before[2] + 1,
    ]
    assert scene.state.traitor == 0
    assert [scene.player(seat).allies for seat in range(3)] == [0, 0, 0]
    assert scene.points(0, "traitor") == -2


def test_R68_R43_R66_a_partner_who_leaves_takes_his_point_and_returns_a_cube_before_the_income() -> None:
    scene = Scene(*FOUR)
    scene.allies(0, 1)
    p = scene.player(0)
    p.discs, p.action_discs[0] = 0, p.discs
    p.resources = [0, 0, 0]
    scene.state.first = 0
    full = scene.player(1).cubes[0]
    scene.upkeep()
    scene.match.answer("226")
    assert scene.points(1, "ambassadors") == 0
    assert scene.asked() == 1
    scene.match.answer("materials")
    assert scene.player(1).cubes[0] == full + 1
    (income,) = [event for event in scene.events(E_INCOME) if event.seat == 1]
    assert income.b == [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0][full + 1]


def test_R68a_R45_the_tile_of_a_traitor_who_left_can_be_taken_again() -> None:
    scene = Scene(*FOUR)
    scene.state.traitor = 3
    eliminate(scene.state, 3, scene.table)
    scene.sector("106", (0, -1))
    scene.control(1, "106")
    scene.allies(0, 1)
    scene.play("move interceptor 226 106 done")
    assert scene.state.traitor == 0
    assert [scene.points(seat, "traitor") for seat in (0, 3)] == [-2, -2]


def test_R42_R68a_the_number_at_the_start_decides_about_relations() -> None:
    scene = Scene(*FOUR)
    for name, at, seat in (("103", (0, -1), 0), ("102", (1, -1), 1)):
        scene.sector(name, at)
        scene.control(seat, name)
    eliminate(scene.state, 2, scene.table)
    eliminate(scene.state, 3, scene.table)
    assert "propose mechanema" in scene.after("build")


# --- upkeep and the end ---


def test_R67_each_abandoned_sector_is_counted_with_its_upkeep_and_its_income() -> None:
    """The disc saves three and the money cube costs one; then the home sector, still not enough."""
    scene = Scene("mechanema", "planta")
    scene.sector("317", (0, -3))
    scene.control(0, "317")
    scene.cube(0, "317", 1)
    p = scene.player(0)
    p.colony_ready, p.colony_used = 0, 3
    p.discs, p.action_discs[0] = 5, p.discs - 5
    p.resources = [0, 0, 2]
    income = [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0]
    before = 2 + income[p.cubes[MONEY]] - 10
    assert before == -4
    scene.upkeep()
    assert scene.offers() == ["230", "317"]
    scene.match.answer("317")
    after = 2 + income[p.cubes[MONEY]] - 7
    assert after == -2
    assert scene.question() == "debt"
    scene.match.answer("230")
    assert p.eliminated == (2 + income[p.cubes[MONEY]] - 5 < 0)


def test_R14_R41_who_passed_first_starts_the_next_round_even_after_reactions() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony")
    scene.turn(2)
    scene.play("pass")
    scene.play("build done")
    scene.play("build done")
    money = scene.stock(2)[MONEY]
    scene.play("build done")
    scene.play("pass")
    assert scene.state.next_first == 2
    scene.any_tiles()
    scene.match.answer("pass")
    while scene.question() != "turn":
        scene.match.answer("done")
    assert [scene.state.round, scene.asked()] == [2, 2]
    assert money == 3 + 2


def test_R71_R10_both_portals_on_one_sector_count_and_connect_it_to_nothing() -> None:
    scene = Scene("planta", "mechanema", warp_portals="true")
    scene.mark("226", HAS_PORTAL_TILE | HAS_ANCIENT_PORTAL | HAS_MONOLITH)
    assert scene.points(0, "warp_portals") == 3
    assert scene.points(0, "monoliths") == 3
    scene.refuses("move interceptor 226 226")
    scene.play("influence 226 track done")
    assert scene.points(0, "warp_portals") == 0
    assert scene.points(0, "species") == 0


def test_R71_R72_R68a_the_eliminated_keep_their_rank_but_lose_ties() -> None:
    scene = Scene("mechanema", "hydran_progress", "orion_hegemony")
    eliminate(scene.state, 0, scene.table)
    for seat in (1, 2):
        scene.player(seat).resources = [0, 0, 0]
    assert ranks(scene.state) == [1, 1, 1], "three points each, and nothing left"
    scene.player(2).resources = [0, 1, 0]
    assert ranks(scene.state) == [2, 2, 1]
