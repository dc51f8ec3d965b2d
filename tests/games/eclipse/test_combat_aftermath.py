"""What follows the battles: population, control, discoveries, repair (R60–R64)."""

import pytest
from tests.games.eclipse.warzone import War, sector_of

from galaktyka.games.eclipse.choices import E_BOMBED, E_ROLL
from galaktyka.games.eclipse.state import HAS_DISCOVERY, HAS_ORBITAL

TERRAN, HYDRAN, PLANTA, DRACO = "terran_directorate", "hydran_progress", "planta", "descendants_of_draco"


def siege(owner: str = HYDRAN, *squares: int) -> War:
    """Seat 0 stands over 106 (materials, science), which seat 1 controls with cubes on these squares."""
    war = War(TERRAN, owner)
    war.lay("106", 1, -1)
    war.control(1, "106", *squares)
    war.ships(0, "interceptor", 1, "106")
    war.unarm(0)
    war.design(0, "interceptor", cannons="orange")
    return war


def test_R60_each_step_is_done_everywhere_before_the_next() -> None:
    war = siege(HYDRAN, 0)
    war.lay("209", 1, -2, 1)
    war.control(1, "209", 0)
    war.ships(0, "interceptor", 1, "209")
    war.begin("burst burst")
    assert war.asked() == ("bombard", 0)
    assert war.s.arg(0) == sector_of("209")
    war.answer("fire")
    assert war.asked() == ("bombard", 0)
    assert war.s.arg(0) == sector_of("106")
    war.answer("fire")
    assert war.asked() == ("conquer", 0)
    assert war.s.arg(0) == sector_of("209")
    war.answer("claim", "claim")
    assert war.over


# --- R61 ---


def test_R61_T22_each_point_of_damage_destroys_a_cube() -> None:
    war = siege(HYDRAN, 0, 1)
    war.ships(0, "interceptor", 2, "106")
    war.begin("2 burst 5").answer("fire")
    assert [event.b // 6 for event in war.events(E_ROLL)] == [1, 1, 1]
    assert [event.c for event in war.events(E_BOMBED)] == [2]
    assert war.s.cubes_on[sector_of("106")] == 0
    assert war.player(1).graveyard == [1, 1, 0]


def test_R61_the_attacker_picks_the_cubes() -> None:
    war = siege(HYDRAN, 0, 1)
    war.design(0, "interceptor", cannons="yellow")
    war.begin("burst").answer("fire")
    assert war.asked() == ("kill", 0)
    assert war.offers() == ["106.1", "106.2"]
    war.answer("106.2")
    assert war.s.cubes_on[sector_of("106")] == 0b01
    assert war.player(1).graveyard == [0, 1, 0]
    assert war.owner("106") == 1
    assert war.over


def test_R61_computers_help_and_missiles_do_not_fire() -> None:
    war = siege(HYDRAN, 0)
    war.design(0, "interceptor", cannons="yellow", missiles="red", computer=1)
    war.begin("5").answer("fire")
    assert len(war.events(E_ROLL)) == 1
    assert war.s.cubes_on[sector_of("106")] == 0


def test_R61_an_unarmed_fleet_is_not_asked() -> None:
    war = siege(HYDRAN, 0)
    war.design(0, "interceptor", missiles="red")
    assert war.begin().over
    assert war.owner("106") == 1


def test_R61_firing_is_a_choice() -> None:
    war = siege(HYDRAN, 0).begin()
    assert war.offers() == ["fire", "decline"]
    war.answer("decline")
    assert war.over


def test_R61_bombs_need_no_roll_and_no_weapon() -> None:
    war = siege(HYDRAN, 0, 1)
    war.unarm(0)
    war.learn(0, "neutron_bombs")
    war.begin()
    assert war.offers() == ["bomb", "decline"]
    war.answer("bomb")
    assert war.s.cubes_on[sector_of("106")] == 0
    assert war.events(E_ROLL) == []


def test_R61_the_absorber_stops_bombs_but_not_cannons() -> None:
    war = siege(HYDRAN, 0, 1)
    war.learn(0, "neutron_bombs")
    war.learn(1, "neutron_absorber")
    assert war.begin().offers() == ["fire", "decline"]


@pytest.mark.parametrize("absorber", [False, True])
def test_R61_plantas_cubes_die_by_themselves(absorber: bool) -> None:
    war = siege(PLANTA, 0, 1)
    war.unarm(0)
    if absorber:
        war.learn(1, "neutron_absorber")
    war.begin()
    assert war.player(1).graveyard == [1, 1, 0]
    assert war.asked() == ("conquer", 0)


def test_R61_R8_the_owner_picks_the_graveyard_of_grey_and_orbital_cubes() -> None:
    war = War(TERRAN, HYDRAN)
    war.lay("313", 3, -3)  # a grey square
    war.s.marks[sector_of("313")] |= HAS_ORBITAL
    war.control(1, "313", 0, 6)
    war.ships(0, "interceptor", 1, "313")
    war.design(0, "interceptor", cannons="red")
    war.begin("burst").answer("fire")
    asked: list[list[str]] = []
    while war.asked() == ("cube", 1):
        asked.append(war.offers())
        war.answer("money")
    assert sorted(asked) == [["materials", "science", "money"], ["science", "money"]]
    assert war.player(1).graveyard == [0, 0, 2]


def test_R61_non_players_and_the_controller_do_not_attack() -> None:
    war = War(TERRAN, DRACO)
    war.lay("106", 1, -1)
    war.control(1, "106", 0)
    war.npcs("ancient", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    assert war.begin().over
    assert war.s.cubes_on[sector_of("106")] == 1


# --- R62 ---


def test_R62_a_disc_without_cubes_goes_home_and_another_may_be_placed() -> None:
    war = siege()
    discs = [war.player(seat).discs for seat in (0, 1)]
    war.begin()
    assert war.free("106")
    assert war.player(1).discs == discs[1] + 1
    assert war.asked() == ("conquer", 0)
    war.answer("claim")
    assert war.owner("106") == 0
    assert war.player(0).discs == discs[0] - 1


def test_R62_removing_is_a_duty_placing_is_not() -> None:
    war = siege().begin()
    war.answer("decline")
    assert war.free("106")


def test_R62_cubes_hold_a_sector() -> None:
    war = siege(HYDRAN, 0).begin()
    war.answer("decline")
    assert war.owner("106") == 1


def test_R62_without_a_disc_on_the_track_nobody_is_asked() -> None:
    war = siege()
    war.player(0).discs = 0
    assert war.begin().over
    assert war.free("106")


def test_R62_ships_alone_are_enough_without_any_battle() -> None:
    war = War(TERRAN, HYDRAN)
    war.lay("106", 1, -1)
    war.ships(0, "interceptor", 1, "106")
    war.begin().answer("claim")
    assert war.owner("106") == 0


def test_R62_draco_may_claim_beside_ancients_but_not_beside_a_guardian() -> None:
    war = War(DRACO, HYDRAN)
    war.lay("106", 1, -1)
    war.ships(0, "interceptor", 1, "106")
    war.npcs("ancient", 1, "106")
    war.begin().answer("claim")
    assert war.owner("106") == 0


def test_R62_a_disc_that_came_home_serves_in_a_lower_sector() -> None:
    war = War(TERRAN, HYDRAN)
    war.lay("209", 1, -2, 1)
    war.lay("106", 1, -1)
    war.control(1, "209")
    war.ships(0, "interceptor", 1, "209")
    war.ships(1, "interceptor", 1, "106")
    war.player(1).discs = 0
    war.begin().answer("claim")
    assert war.asked() == ("conquer", 1)
    war.answer("claim")
    assert [war.owner("209"), war.owner("106")] == [0, 1]


# --- R63, R64 ---


def found(seat_ships: int, controller: int) -> War:
    war = War(TERRAN, HYDRAN)
    war.lay("106", 1, -1)
    war.s.marks[sector_of("106")] |= HAS_DISCOVERY
    if controller >= 0:
        war.control(controller, "106")
    if seat_ships >= 0:
        war.ships(seat_ships, "interceptor", 1, "106")
    return war


def test_R63_the_one_with_a_ship_takes_the_tile() -> None:
    war = found(0, -1).begin()
    war.answer("decline")
    assert war.asked() == ("discovery", 0)
    assert not war.s.marks[sector_of("106")] & HAS_DISCOVERY


def test_R63_a_disc_placed_now_does_not_take_it_twice() -> None:
    war = found(0, -1).begin()
    war.answer("claim")
    assert war.asked() == ("discovery", 0)
    war.answer("keep")
    assert war.over
    assert len(war.player(0).kept) == 1


def test_R63_without_ships_the_controller_takes_it() -> None:
    war = found(-1, 1).begin()
    assert war.asked() == ("discovery", 1)


def test_R63_without_anybody_it_waits() -> None:
    war = found(-1, -1).begin()
    assert war.over
    assert war.s.marks[sector_of("106")] & HAS_DISCOVERY


def test_R63_nobody_takes_it_beside_non_players() -> None:
    war = War(DRACO, HYDRAN)
    war.lay("106", 1, -1)
    war.s.marks[sector_of("106")] |= HAS_DISCOVERY
    war.control(0, "106")
    war.ships(0, "interceptor", 1, "106")
    war.npcs("ancient", 1, "106")
    assert war.begin().over
    assert war.s.marks[sector_of("106")] & HAS_DISCOVERY


def test_R63_ships_that_destroyed_the_ancients_come_before_the_controller() -> None:
    war = War(DRACO, HYDRAN)
    war.lay("106", 1, -1)
    war.s.marks[sector_of("106")] |= HAS_DISCOVERY
    war.control(0, "106", 0)
    war.ships(1, "interceptor", 1, "106")
    war.npcs("ancient", 1, "106")
    war.design(1, "interceptor", cannons="red", initiative=9)
    war.begin("burst").answer("decline", "decline")  # reputation, mercy
    assert war.asked() == ("discovery", 1)


def test_R63_draco_as_controller_takes_it_when_both_sides_are_gone() -> None:
    """The other fleet dies in the last battle after the Ancients did; here it retreats in two rounds."""
    war = War(DRACO, HYDRAN)
    war.lay("106", 1, -1, 1)
    war.s.marks[sector_of("106")] |= HAS_DISCOVERY
    war.control(0, "106", 0)
    war.control(1, "001")
    war.ships(1, "interceptor", 1, "106")
    war.ships(1, "cruiser", 1, "106")
    war.npcs("ancient", 1, "106")
    war.design(1, "interceptor", initiative=0, cannons="yellow")
    war.design(1, "cruiser", initiative=9, cannons="red")
    war.begin("blank blank blank")
    war.answer("attack", "001")  # the cruiser misses, so do the Ancients; the interceptor turns away
    war.more("burst").answer("attack")
    war.s.take_ship(26)
    war.answer("decline")
    assert war.asked() == ("discovery", 0)


def test_R64_all_damage_is_repaired() -> None:
    war = War(TERRAN, HYDRAN)
    war.lay("106", 1, -1)
    war.ships(0, "cruiser", 2, "106")
    war.ships(1, "interceptor", 1, "106")
    war.design(0, "cruiser", hull=2, cannons="yellow", initiative=1)
    war.design(1, "interceptor", cannons="yellow", initiative=3)
    war.begin("burst burst blank")
    assert war.s.damage[8] == 1
    war.decline_all()
    assert sum(war.s.damage) == 0
