"""Retreats and stalemates (R56, R57)."""

from tests.games.eclipse.warzone import War, sector_of

from galaktyka.games.eclipse.ids import SHIP_IDS

TERRAN, HYDRAN, DRACO = "terran_directorate", "hydran_progress", "descendants_of_draco"


def front(first: str = TERRAN) -> War:
    """Sector 106 between the home of seat 0 and the centre, with ways to 103 and 209."""
    war = War(first, HYDRAN)
    war.lay("106", 0, -1)
    war.lay("103", 1, -1)
    war.lay("209", 1, -2, 1)
    return war


def skirmish() -> War:
    """Interceptor and cruiser of seat 0, in this order of speed, against a slower interceptor of seat 1."""
    war = front()
    war.ships(0, "cruiser", 1, "106")
    war.ships(0, "interceptor", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.design(0, "interceptor", initiative=5, cannons="yellow")
    war.design(0, "cruiser", initiative=4, cannons="yellow", hull=3)
    war.design(1, "interceptor", initiative=3, cannons="yellow")
    return war


# --- R56: retreat ---


def test_R56_T20_only_connected_controlled_sectors_without_opponents() -> None:
    war = skirmish()
    war.control(0, "103")
    war.control(0, "209")
    war.ships(1, "starbase", 1, "209")
    war.control(0, "001")
    war.npcs("gcds", 1, "001")
    war.begin()
    assert war.asked() == ("engage", 0)
    assert war.offers() == ["attack", "221", "103"]


def test_R56_T20_without_such_a_sector_there_is_no_retreat() -> None:
    war = skirmish()
    war.ships(1, "starbase", 1, "221")
    war.begin("blank")
    assert war.rolls() == [(0, "interceptor")]


def test_R56_a_sector_must_be_connected_and_controlled() -> None:
    war = skirmish()
    war.s.players[0].sectors = 0
    war.s.owner[sector_of("221")] = -1
    war.begin("blank")
    assert war.rolls() == [(0, "interceptor")]


def test_R56_retreating_ships_leave_when_they_act_next_and_do_not_attack() -> None:
    war = skirmish().begin("blank blank")
    war.answer("221", "attack")
    assert war.flights() == [(0, "interceptor", "221", 0), (0, "interceptor", "221", 1)]
    assert war.at(0) == "221"
    assert war.rolls() == [(0, "cruiser"), (1, "interceptor")]
    # It cannot be taken back: only the cruiser is asked in the second round.
    assert war.asked() == ("engage", 0)
    assert war.s.arg(0) == SHIP_IDS.index("cruiser")


def test_R56_retreating_ships_are_targets_until_they_leave() -> None:
    war = skirmish().begin("blank burst")
    war.answer("221", "attack")
    assert war.at(0) == "106"
    assert war.asked() == ("die", 1)
    war.answer(f"{TERRAN}.interceptor1")
    assert war.destroyed() == [0]


def test_R56_ships_that_declared_in_the_last_round_stay() -> None:
    war = skirmish().begin("burst")
    war.answer("221", "attack")
    assert war.destroyed() == [18]
    assert war.at(0) == "106"
    assert war.flights() == [(0, "interceptor", "221", 0)]


def test_R56_ships_that_declared_in_an_earlier_round_leave_when_the_battle_ends() -> None:
    """The slow interceptor would leave after the cruiser's shot, which ends the battle."""
    war = skirmish()
    war.design(0, "interceptor", initiative=0, cannons="yellow")
    war.begin("blank blank burst")
    war.answer("attack", "221", "attack")
    assert war.destroyed() == [18]
    assert war.at(0) == "221"


def test_R56_a_battle_ends_when_all_ships_of_a_side_have_left() -> None:
    war = skirmish().begin("blank")
    war.answer("221", "221")
    assert [war.at(ship) for ship in (0, 8, 18)] == ["221", "221", "106"]
    assert war.asked()[0] == "keep"


def test_R56_types_may_flee_to_different_sectors() -> None:
    war = skirmish()
    war.control(0, "103")
    war.begin("blank").answer("221", "103")
    assert [war.at(0), war.at(8)] == ["221", "103"]


def test_R56_all_ships_of_a_type_flee_together_with_their_damage() -> None:
    war = skirmish()
    war.ships(0, "interceptor", 2, "106")
    war.design(0, "interceptor", initiative=5, cannons="yellow", hull=1)
    war.s.damage[1] = 1
    war.begin("blank blank").answer("221", "attack")
    assert [war.at(ship) for ship in (0, 1, 2)] == ["221"] * 3
    assert war.s.damage[1] == 1


def test_R56_starbases_and_non_players_never_retreat() -> None:
    war = front()
    war.ships(0, "starbase", 1, "106")
    war.npcs("ancient", 1, "106")
    war.design(0, "starbase", cannons="yellow", initiative=3)
    war.begin("blank blank blank")
    assert war.rolls()[0] == (0, "starbase")


def test_R56_there_is_no_retreat_in_the_missile_step() -> None:
    war = skirmish()
    war.design(1, "interceptor", initiative=9, missiles="yellow", cannons="yellow")
    war.begin("blank")
    assert war.rolls() == [(1, "interceptor")]


def test_R56_R10_the_generator_opens_a_way_out() -> None:
    war = War(TERRAN, HYDRAN)
    war.lay("106", 1, -1)  # the edge towards the centre has no wormhole
    war.ships(0, "interceptor", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.design(0, "interceptor", initiative=5, cannons="yellow")
    war.control(0, "001")
    assert war.begin("blank").rolls() == [(0, "interceptor")]

    war = War(TERRAN, HYDRAN)
    war.lay("106", 1, -1)
    war.ships(0, "interceptor", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.design(0, "interceptor", initiative=5, cannons="yellow")
    war.control(0, "001")
    war.learn(0, "wormhole_generator")
    assert war.begin().offers() == ["attack", "001"]


def test_R56_R10_warp_portals_are_a_way_out() -> None:
    war = War(TERRAN, HYDRAN, portals=True)
    war.lay("281", 1, -2)
    war.lay("381", -3, 0)
    war.control(1, "381")
    war.ships(0, "interceptor", 1, "281")
    war.ships(1, "cruiser", 1, "281")
    war.design(0, "interceptor", initiative=1, cannons="yellow")
    war.design(1, "cruiser", initiative=3, cannons="yellow")
    assert war.begin().offers() == ["attack", "381"]


def test_R56_draco_may_flee_to_its_sector_with_ancients() -> None:
    war = front(DRACO)
    war.npcs("ancient", 1, "228")
    war.ships(0, "interceptor", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.design(0, "interceptor", initiative=9, cannons="yellow")
    assert war.begin().offers() == ["attack", "228"]


# --- R57: stalemate ---


def unarmed() -> War:
    """Seat 0 attacks seat 1; nobody can shoot."""
    war = front()
    war.ships(1, "interceptor", 1, "106")
    war.ships(0, "interceptor", 2, "106")
    war.unarm(0)
    war.unarm(1)
    return war


def test_R57_the_attacker_leaves_a_stalemate_at_once() -> None:
    war = unarmed().begin()
    assert [war.at(ship) for ship in (0, 1, 18)] == ["221", "221", "106"]
    assert war.flights() == [(0, "interceptor", "221", 1)]
    assert war.rolls() == []


def test_R57_the_attacker_picks_a_sector_per_type() -> None:
    war = unarmed()
    war.control(0, "103")
    war.ships(0, "cruiser", 1, "106")
    war.begin()
    assert war.asked() == ("stalemate", 0)
    assert war.offers() == ["221", "103"]
    war.answer("103", "221")
    assert [war.at(0), war.at(8)] == ["103", "221"]


def test_R57_R58_what_cannot_leave_is_destroyed_by_the_defender() -> None:
    war = unarmed()
    war.ships(0, "starbase", 1, "106")
    war.begin().decline_all()
    assert war.destroyed() == [14]
    assert war.draws() == [(1, 2, 0)]  # for taking part and the starbase; the attacker has fled


def test_R57_missiles_alone_do_not_prevent_it() -> None:
    war = unarmed()
    war.design(1, "interceptor", missiles="yellow")
    war.begin("blank")
    assert war.at(0) == "221"


def test_R57_a_single_cannon_prevents_it() -> None:
    war = unarmed()
    war.design(0, "interceptor", initiative=5)
    war.design(1, "interceptor", cannons="yellow", initiative=1)
    war.begin()
    assert war.asked() == ("engage", 0)
    assert war.flights() == []


def test_R57_it_can_come_about_during_a_battle() -> None:
    """The only cannon is gone after the missiles; in the first round the attacker must leave."""
    war = unarmed()
    war.ships(1, "cruiser", 1, "106")
    war.design(1, "cruiser", cannons="yellow", initiative=1)
    war.design(0, "interceptor", missiles="yellow", initiative=3)
    war.begin("burst blank").answer(f"{HYDRAN}.cruiser1")
    assert war.destroyed() == [26]
    assert war.flights() == [(0, "interceptor", "221", 1)]
    assert war.at(18) == "106"


def test_R57_R56_retreats_of_the_defender_under_way_are_completed() -> None:
    """The defender's interceptor turns home in round 1, in which the last cannon, the cruiser's, dies."""
    war = front()
    war.ships(0, "interceptor", 1, "106")
    war.ships(1, "cruiser", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.ships(0, "starbase", 1, "106")
    war.unarm(0)
    war.unarm(1)
    war.design(0, "interceptor", initiative=9)
    war.design(0, "starbase", cannons="yellow", initiative=5, hull=0)
    war.design(1, "cruiser", cannons="yellow", initiative=4)
    war.begin("burst burst")
    war.answer("221", f"{HYDRAN}.interceptor1", f"{TERRAN}.starbase1")
    # Round 2: the interceptor is gone; the cruiser holds the field alone.
    assert war.destroyed() == [18, 14]
    assert war.flights() == [(0, "interceptor", "221", 0), (0, "interceptor", "221", 1)]
