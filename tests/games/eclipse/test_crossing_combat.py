"""Where rules of combat meet: several parties, flight, stalemates, rewards, and what follows the battles."""

import pytest
from tests.games.eclipse.warzone import War, sector_of

from galaktyka.games.eclipse.ids import FOUND_ANCIENT_MONOLITH, NPC

TERRAN, HYDRAN, DRACO, PLANTA = "terran_directorate", "hydran_progress", "descendants_of_draco", "planta"
MECHANEMA, ORION = "mechanema", "orion_hegemony"


def near(*species: str) -> War:
    """Sector 106 beside the home of seat 0; whoever is put there later came later."""
    war = War(*species)
    war.lay("106", 0, -1)
    return war


def lone(war: War, seat: int, speed: int, cannons: str = "yellow", hull: int = 0) -> None:
    war.ships(seat, "cruiser", 1, "106")
    war.design(seat, "cruiser", cannons=cannons, initiative=speed, hull=hull)


# --- several parties ---


def latecomer(speed: int) -> War:
    """Seat 1 has control, seat 2 came with a cruiser of this speed, then seat 0 with two ships."""
    war = near(TERRAN, HYDRAN, MECHANEMA)
    war.control(1, "106")
    for seat, initiative in ((1, 2), (2, speed), (0, 4)):
        lone(war, seat, initiative)
    war.ships(0, "interceptor", 1, "106")
    war.design(0, "interceptor", initiative=6, cannons="yellow")
    return war


def test_R47_R56_R58_who_flees_from_the_second_enemy_loses_the_tile_for_the_first_too() -> None:
    """Seat 0 wins against seat 2, then turns back from the controller with all it has."""
    war = latecomer(3)
    war.begin("burst")
    war.answer("attack")
    assert war.battles() == [("106", 0, 2), ("106", 0, 1)]
    war.answer("221")
    war.more("blank").answer("221")
    war.decline_all()
    assert [war.at(0), war.at(8)] == ["221", "221"]
    assert war.draws() == [(1, 1, 0), (2, 1, 0), (0, 2, 0)], (
        "the cruiser destroyed, but no tile for taking part"
    )


def test_R47_R56_a_declared_retreat_does_not_reach_into_the_next_battle() -> None:
    war = latecomer(5)
    war.begin("blank burst")
    war.answer("221", "attack")
    assert war.battles() == [("106", 0, 2), ("106", 0, 1)]
    assert war.at(0) == "106", "the battle ended in the round of the declaration"
    assert war.asked() == ("engage", 0)
    assert war.offers() == ["attack", "221"]


def test_R47_R57_a_stalemate_of_the_first_pair_leaves_the_second_its_battle() -> None:
    """Seat 2 attacks unarmed, cannot leave and dies; seat 1 then meets the controller, also unarmed, and flees."""
    war = near(TERRAN, HYDRAN, MECHANEMA)
    war.lay("103", 1, -1)
    war.control(0, "106")
    war.control(1, "103")
    for seat in (0, 1, 2):
        lone(war, seat, 1, "")
    war.begin()
    war.decline_all()
    assert war.battles() == [("106", 2, 1), ("106", 1, 0)]
    assert war.at(2 * 18 + 8) == ""
    assert war.at(1 * 18 + 8) == "103"
    assert war.draws() == [(0, 1, 0), (1, 2, 0)], "the defender of a stalemate is credited with what was lost"


def test_R47_R50_R53_damage_of_the_first_battle_is_carried_into_the_second_with_non_players() -> None:
    war = near(TERRAN, HYDRAN)
    war.npcs("ancient", 1, "106")
    lone(war, 0, 3, "red", hull=1)
    lone(war, 1, 4, "yellow")
    war.begin("burst burst")
    war.answer("attack")
    assert war.battles() == [("106", 1, 0), ("106", 0, NPC)]
    war.more("blank burst blank").answer("attack")
    assert war.destroyed() == [18 + 8, 8], "one hit of the first battle and one of the second"
    assert war.draws() == []
    war.decline_all()
    assert war.draws() == [(0, 3, 0), (1, 1, 0)]


def test_R48_R58_draco_draws_for_players_beside_ancients_which_stay() -> None:
    war = near(DRACO, HYDRAN)
    (ancient,) = war.npcs("ancient", 1, "106")
    lone(war, 0, 3, "red")
    lone(war, 1, 2)
    war.begin("burst")
    if war.asked()[0] == "engage":
        war.answer("attack")
    war.decline_all()
    assert war.battles() == [("106", 1, 0)]
    assert war.at(ancient) == "106"
    assert war.draws() == [(0, 3, 0), (1, 1, 0)]


# --- flight and its penalty ---


@pytest.mark.parametrize("first", ["interceptor1", "cruiser1"])
def test_R52_R58_a_volley_is_one_moment_whichever_ship_its_dice_destroy_first(first: str) -> None:
    """The interceptor flees, the cruiser does not; both die of the same volley: not everything was fleeing."""
    war = near(TERRAN, HYDRAN)
    war.ships(0, "interceptor", 1, "106")
    lone(war, 0, 4)
    lone(war, 1, 3, "yellow yellow")
    war.design(0, "interceptor", initiative=5, cannons="yellow")
    war.begin("blank burst burst")
    war.answer("221", "attack", f"{TERRAN}.{first}")
    war.decline_all()
    assert sorted(war.destroyed()) == [0, 8]
    assert war.draws() == [(0, 1, 0), (1, 4, 0)]


def test_R52_R55_R58_nobodys_volley_is_one_moment_too() -> None:
    war = near(TERRAN, HYDRAN)
    war.npcs("ancient", 1, "106")
    war.ships(0, "interceptor", 1, "106")
    lone(war, 0, 4)
    war.design(0, "interceptor", initiative=5, cannons="yellow")
    war.begin("blank burst burst")
    war.answer("221", "attack")
    war.decline_all()
    assert war.draws() == [(0, 1, 0)]


def test_R50_R57_R58_missiles_that_destroy_all_leave_no_stalemate_and_no_flight() -> None:
    war = near(TERRAN, HYDRAN)
    war.ships(0, "interceptor", 2, "106")
    war.ships(1, "interceptor", 2, "106")
    war.unarm(0)
    war.design(1, "interceptor", initiative=1, missiles="yellow yellow")
    war.begin("burst burst blank blank")
    war.decline_all()
    assert len(war.destroyed()) == 2
    assert war.draws() == [(0, 1, 0), (1, 3, 0)]


def test_R57_R56_in_a_stalemate_a_type_already_turned_goes_where_it_turned_to() -> None:
    """The only cannons leave in the second round, in which the unarmed interceptor turns to another sector."""
    war = near(HYDRAN, TERRAN)
    war.lay("103", 1, -1)
    war.control(1, "103")
    war.control(1, "001")
    war.ships(0, "starbase", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.ships(1, "cruiser", 1, "106")
    war.unarm(0)
    war.unarm(1)
    war.design(1, "cruiser", initiative=4, cannons="yellow")
    war.begin()
    war.answer("103", "decline", "001")
    assert [war.at(18), war.at(18 + 8)] == ["001", "103"], "nobody asks the interceptor again"
    war.decline_all()
    assert war.draws() == [(0, 1, 0)]


# --- what follows ---


def test_R61_R66_R70_cubes_in_the_graveyard_do_not_lower_the_income_of_the_round() -> None:
    war = near(PLANTA, HYDRAN)
    war.control(0, "106", 0, 1)
    war.ships(1, "interceptor", 1, "106")
    war.unarm(1)
    before = war.player(0).cubes[:]
    war.begin()
    assert war.player(0).graveyard == [1, 1, 0]
    assert war.player(0).cubes == before, "they are neither on the sector nor on their tracks"
    assert war.free("106")
    assert war.asked() == ("conquer", 1)


def test_R61_R62_the_disc_of_a_conquered_sector_is_back_before_lower_sectors_are_done() -> None:
    """Both lose a sector to the other; the disc that comes home first is laid out in the lower one."""
    war = near(TERRAN, HYDRAN)
    war.lay("103", 1, -1)
    for seat, sector in ((0, "106"), (1, "103")):
        war.control(seat, sector)
        war.ships(1 - seat, "interceptor", 1, sector)
        war.player(seat).action_discs[0] += war.player(seat).discs
        war.player(seat).discs = 0
    war.begin()
    assert war.free("106")
    assert war.asked() == ("conquer", 0), "seat 1 had none when 106 was decided, seat 0 has the one of 106"
    assert war.s.arg(0) == sector_of("103")
    war.answer("claim")
    assert [war.owner("106"), war.owner("103")] == [-1, 0]
    assert war.player(1).discs == 1


def test_R63_R34_a_tile_taken_in_a_sector_that_its_cubes_hold_builds_for_the_controller() -> None:
    """The visitor takes the tile; the monolith counts for the one who keeps the sector."""
    war = War(TERRAN, HYDRAN)
    war.lay("106", 0, -1)
    war.control(0, "106", 0)
    war.ships(1, "interceptor", 1, "106")
    war.unarm(1)
    war.s.marks[sector_of("106")] |= 16
    war.table.bag = [sum(war.s.discovery_pile[:FOUND_ANCIENT_MONOLITH])]
    war.begin()
    assert war.asked() == ("discovery", 1)
    war.answer("use")
    assert war.owner("106") == 0
    assert war.s.marks[sector_of("106")] & 2


def test_R58_R59_each_sector_draws_up_to_five_and_tiles_returned_can_come_again() -> None:
    war = War(TERRAN, HYDRAN)
    for name, at in (("106", (1, -1)), ("103", (1, 0))):
        war.lay(name, *at)
        war.ships(1, "dreadnought", 1, name)
        war.ships(1, "cruiser", 1, name)
        war.ships(0, "cruiser", 2, name)
    war.unarm(1)
    war.design(0, "cruiser", cannons="red", initiative=9)
    war.s.reputation_bag = [0, 1, 1, 1, 2]
    for _ in range(2):
        war.more("burst burst")
    war.begin()
    seen: list[tuple[int, int]] = []
    while not war.over:
        if war.asked()[0] == "keep":
            seen.append((war.s.actor(), len(war.s.drawn)))
        war.answer("decline" if "decline" in war.offers() else war.offers()[0])
    assert [tiles for seat, tiles in seen if seat == 0] == [5, 5]
    assert sum(war.s.reputation_bag) == 5
