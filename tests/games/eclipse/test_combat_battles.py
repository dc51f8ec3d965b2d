"""Battles: who meets whom, in which order, with which dice (R46–R55)."""

import pytest
from tests.games.eclipse.warzone import War, sector_of

from galaktyka.games.eclipse.choices import E_ROLL
from galaktyka.games.eclipse.ids import INITIATIVE, NPC, SHIP_IDS
from galaktyka.games.eclipse.rules.combat_fleets import value

TERRAN, HYDRAN, PLANTA, DRACO = "terran_directorate", "hydran_progress", "planta", "descendants_of_draco"


def duel(first: str = TERRAN, second: str = HYDRAN) -> War:
    """Sector 106 by the centre, away from every home: nobody can retreat."""
    war = War(first, second)
    war.lay("106", 1, -1, 1)
    return war


def sure(war: War, seat: int, kind: str = "interceptor", initiative: int = 3) -> None:
    """Ships that hit with everything but a blank."""
    war.design(seat, kind, cannons="yellow", computer=4, initiative=initiative)


def one_each(first: str = TERRAN, second: str = HYDRAN) -> War:
    """One sure interceptor of each; seat 0 defends."""
    war = duel(first, second)
    for seat in (0, 1):
        war.ships(seat, "interceptor", 1, "106")
        sure(war, seat)
    return war


# --- R46–R48: where, and who against whom ---


def test_R46_battles_by_falling_numbers() -> None:
    war = one_each()
    war.lay("209", 1, -2, 1)
    for sector in ("209", "001"):
        war.ships(0, "interceptor", 1, sector)
        war.ships(1, "interceptor", 1, sector)
    war.begin("burst burst burst").decline_all()
    assert [sector for sector, _, _ in war.battles()] == ["209", "106", "001"]


def test_R46_starting_sectors_go_by_their_numbers_too() -> None:
    war = one_each()
    war.ships(0, "interceptor", 1, "221")
    war.ships(1, "interceptor", 1, "221")
    war.begin("burst burst").decline_all()
    assert [sector for sector, _, _ in war.battles()] == ["221", "106"]


def test_R46_no_battle_without_an_opponent() -> None:
    war = duel()
    war.ships(0, "interceptor", 3, "106")
    war.begin()
    assert war.asked() == ("conquer", 0)
    assert war.battles() == []


def test_R46_draco_and_ancients_do_not_fight() -> None:
    war = duel(DRACO)
    war.ships(0, "interceptor", 1, "106")
    war.npcs("ancient", 2, "106")
    war.begin().decline_all()
    assert war.battles() == []
    assert war.s.ancients(sector_of("106")) == 2


@pytest.mark.parametrize("kind", ["guardian", "gcds"])
def test_R46_draco_fights_guardians_and_the_gcds(kind: str) -> None:
    war = duel(DRACO)
    war.ships(0, "interceptor", 1, "106")
    war.npcs(kind, 1, "106")
    war.begin()
    assert war.battles() == [("106", 0, NPC)]


def three_way(*initiatives: int) -> War:
    war = War(TERRAN, HYDRAN, PLANTA)
    war.lay("106", 1, -1)
    for seat, initiative in enumerate(initiatives):
        war.ships(seat, "interceptor", 1, "106")
        sure(war, seat, initiative=initiative)
    return war


def test_R47_T16_the_last_to_arrive_fight_first_and_the_survivor_meets_the_next() -> None:
    war = three_way(1, 9, 5).begin("burst burst")
    assert war.battles() == [("106", 2, 1), ("106", 1, 0)]
    assert war.destroyed() == [36, 0]


def test_R47_R4_the_controller_fights_last_and_defends() -> None:
    war = three_way(1, 9, 1)
    war.control(2, "106")
    war.begin("burst burst")
    assert war.battles() == [("106", 1, 0), ("106", 1, 2)]


def test_R47_non_players_are_last_of_all_and_defend() -> None:
    war = three_way(9, 3, 2)
    war.npcs("ancient", 1, "106")
    war.begin("burst burst blank")
    assert war.battles() == [("106", 2, 1), ("106", 1, 0), ("106", 0, NPC)]


def test_R47_a_stay_begins_anew_when_the_last_ship_has_left() -> None:
    war = one_each()
    war.s.move_ship(0, sector_of("001"))
    war.s.move_ship(0, sector_of("106"))
    war.begin("burst")
    assert war.battles() == [("106", 0, 1)]


def test_R47_a_ship_that_joins_others_does_not_begin_a_stay() -> None:
    war = one_each()
    war.ships(0, "interceptor", 1, "106")
    war.begin("burst burst")
    assert war.battles() == [("106", 1, 0)]


def test_R47_each_pair_begins_with_missiles_and_damage_stays() -> None:
    war = three_way(1, 5, 1)
    war.design(1, "interceptor", missiles="yellow", initiative=5, hull=2)
    war.begin("burst blank burst")
    # Its missile destroys the attacker; in the next pair it fires again, misses, and is then worn down.
    assert war.battles() == [("106", 2, 1), ("106", 1, 0)]
    assert war.rolls()[:2] == [(1, "interceptor"), (0, "interceptor")]

    war = three_way(1, 1, 5)
    war.design(1, "interceptor", cannons="yellow", initiative=1, hull=1)
    war.begin("burst burst burst")
    # Seat 2 hits it once before it dies; one more hit by seat 0 is enough.
    assert war.destroyed() == [36, 18]


def test_R48_draco_left_alone_with_ancients_stops() -> None:
    war = one_each(DRACO)
    war.npcs("ancient", 1, "106")
    war.begin("burst").decline_all()
    assert war.battles() == [("106", 1, 0)]
    assert war.s.ancients(sector_of("106")) == 1


def test_R48_another_survivor_fights_the_ancients() -> None:
    war = one_each(DRACO)
    war.npcs("ancient", 1, "106")
    war.begin("blank burst")
    assert war.battles() == [("106", 1, 0), ("106", 1, NPC)]


# --- R49: initiative ---


def test_R49_T17_initiative_is_the_bonus_and_all_symbols() -> None:
    war = duel()
    war.parts(0, "interceptor", s3="fusion_drive")
    war.parts(1, "dreadnought", s5="nuclear_drive", s8="nuclear_drive")
    assert value(war.s, 0, SHIP_IDS.index("interceptor"), INITIATIVE) == 4
    assert value(war.s, 1, SHIP_IDS.index("dreadnought"), INITIATIVE) == 3


def test_R49_the_fastest_fires_first_whoever_it_is() -> None:
    war = one_each()
    sure(war, 1, initiative=4)
    war.begin("blank burst")
    assert war.rolls() == [(1, "interceptor"), (0, "interceptor")]


def test_R49_between_equals_the_defender_is_first() -> None:
    war = one_each().begin("blank burst")
    assert war.rolls() == [(0, "interceptor"), (1, "interceptor")]


def test_R49_own_ties_are_the_owners_choice_in_each_round() -> None:
    war = one_each()
    war.design(0, "interceptor", initiative=1, cannons="yellow")
    war.ships(1, "cruiser", 1, "106")
    sure(war, 1, "cruiser")
    war.begin("blank blank blank")
    assert war.asked() == ("order", 1)
    assert war.offers() == ["interceptor", "cruiser"]
    war.answer("cruiser")
    assert war.rolls() == [(1, "cruiser"), (1, "interceptor"), (0, "interceptor")]
    assert war.asked() == ("order", 1)
    war.more("burst").answer("interceptor")
    assert war.destroyed() == [0]


def test_R49_own_ties_are_asked_in_the_missile_step_too() -> None:
    war = one_each()
    war.ships(1, "cruiser", 1, "106")
    for kind in ("interceptor", "cruiser"):
        war.design(1, kind, initiative=3, missiles="yellow")
    war.begin()
    assert war.asked() == ("order", 1)


def test_R49_ancients_act_together() -> None:
    war = duel()
    war.ships(0, "interceptor", 2, "106")
    war.npcs("ancient", 2, "106")
    war.design(0, "interceptor", cannons="yellow", initiative=1)
    war.begin("burst burst blank blank")
    assert war.rolls() == [(NPC, "ancient")]
    assert len(war.destroyed()) == 2


# --- R50, R51: missiles, rounds ---


def test_R50_missiles_fly_once_then_cannons() -> None:
    war = one_each()
    war.ships(1, "interceptor", 1, "106")
    war.design(0, "interceptor", initiative=2, missiles="yellow", cannons="orange", hull=2)
    war.design(1, "interceptor", initiative=4, missiles="orange", cannons="yellow")
    war.begin("2 2 burst 3 burst")
    kinds = [(event.seat, event.b // 6, event.c) for event in war.events(E_ROLL)]
    assert kinds == [(1, 1, 1), (1, 1, 1), (0, 0, 1), (1, 0, 0), (0, 1, 0)]
    assert war.destroyed() == [18, 19]


def test_R50_a_type_destroyed_before_its_moment_does_not_fire() -> None:
    war = one_each()
    war.design(0, "interceptor", initiative=2, missiles="yellow")
    war.design(1, "interceptor", initiative=4, missiles="yellow")
    war.begin("burst")
    assert war.rolls() == [(1, "interceptor")]
    assert war.asked() == ("keep", 0)


def test_R50_rounds_go_on_until_one_side_is_gone() -> None:
    war = one_each().begin("blank " * 20 + "burst")
    assert war.destroyed() == [18]


def test_R51_without_a_way_out_a_type_attacks_unasked() -> None:
    war = one_each().begin("blank blank")
    assert war.rolls() == [(0, "interceptor"), (1, "interceptor")]


def test_R51_a_type_with_a_way_out_is_asked() -> None:
    war = one_each()
    war.control(0, "001")
    war.begin()
    assert war.asked() == ("engage", 0)
    assert war.offers() == ["attack", "001"]


def test_R51_a_type_without_cannons_never_attacks() -> None:
    war = one_each()
    war.design(0, "interceptor", initiative=9)
    war.begin("blank blank burst")
    assert war.rolls() == [(1, "interceptor")]
    war = one_each()
    war.control(0, "001")
    war.design(0, "interceptor", initiative=9)
    war.begin()
    assert war.offers() == ["decline", "001"]


# --- R52–R54: dice ---


def test_R52_T18_all_dice_of_a_type_are_rolled_together() -> None:
    war = duel()
    war.ships(0, "interceptor", 3, "106")
    war.ships(1, "dreadnought", 1, "106")
    war.design(0, "interceptor", cannons="yellow", initiative=4)
    war.design(1, "dreadnought", cannons="yellow yellow orange orange", initiative=3, hull=9)
    war.begin("blank " * 7)
    dice = [(event.seat, event.b // 6) for event in war.events(E_ROLL)]
    assert dice == [(0, 0)] * 3 + [(1, 1)] * 2 + [(1, 0)] * 2


@pytest.mark.parametrize(
    ("face", "computer", "shield", "hits"),
    [
        ("burst", 0, 9, True),
        ("blank", 9, 0, False),
        ("4", 2, 0, True),
        ("4", 2, 1, False),
        ("5", 2, 1, True),
        ("3", 2, 0, False),
        ("5", 0, 0, False),
    ],
)
def test_R52_computers_help_and_shields_hinder(face: str, computer: int, shield: int, hits: bool) -> None:
    war = one_each()
    war.design(0, "interceptor", shield=shield, initiative=1, cannons="yellow")
    war.design(1, "interceptor", computer=computer, initiative=3, cannons="yellow")
    war.begin(f"{face} burst")
    assert war.destroyed() == ([0] if hits else [18])


def test_R52_computers_count_for_missiles() -> None:
    war = one_each()
    war.design(1, "interceptor", computer=1, initiative=3, missiles="yellow")
    war.begin("5")
    assert war.destroyed() == [0]


def test_R52_a_die_is_offered_the_ships_that_it_hits() -> None:
    """One roll may hit one target and miss another."""
    war = duel()
    war.ships(0, "interceptor", 2, "106")
    war.ships(0, "cruiser", 1, "106")
    war.ships(0, "dreadnought", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.unarm(0)
    war.design(0, "cruiser", shield=1, hull=1)
    war.design(0, "dreadnought", shield=2, hull=1)
    war.design(1, "interceptor", computer=2, initiative=3, cannons="yellow yellow yellow")
    war.begin("5 burst 2")
    interceptor, cruiser, dreadnought = (f"{TERRAN}.{kind}1" for kind in SHIP_IDS[:3])
    assert war.asked() == ("die", 1)
    assert war.offers() == [interceptor, cruiser]  # the two interceptors are alike
    war.answer(cruiser)
    assert war.s.damage[8] == 1
    assert war.offers() == [interceptor, cruiser, dreadnought]
    war.answer(interceptor)
    assert war.destroyed() == [0]  # the 2 hits nothing and is lost


def test_R52_a_die_with_a_single_target_goes_there_unasked() -> None:
    war = duel()
    war.ships(0, "interceptor", 2, "106")
    war.ships(1, "interceptor", 1, "106")
    war.unarm(0)
    war.design(1, "interceptor", initiative=3, cannons="yellow yellow")
    war.begin("burst burst")
    assert war.destroyed() == [0, 1]


def test_R53_excess_damage_is_lost() -> None:
    war = duel()
    war.ships(0, "interceptor", 1, "106")
    war.ships(0, "cruiser", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.unarm(0)
    war.design(0, "cruiser", hull=2)
    war.design(1, "interceptor", cannons="red", initiative=3)
    war.begin("burst").answer(f"{TERRAN}.interceptor1")
    assert war.destroyed() == [0]
    assert war.s.damage[8] == 0


@pytest.mark.parametrize(("colour", "damage"), [("yellow", 1), ("orange", 2), ("blue", 3), ("red", 4)])
def test_R53_damage_by_colour_and_survival_up_to_the_hull(colour: str, damage: int) -> None:
    for hull in (damage, damage - 1):
        war = one_each()
        war.design(0, "interceptor", hull=hull, initiative=1, cannons="yellow")
        war.design(1, "interceptor", cannons=colour, initiative=3)
        war.begin("burst")
        assert war.destroyed() == ([] if hull == damage else [0])
        assert war.s.damage[0] == (damage if hull == damage else 0)


def splitting(tech: bool, weapon: str, colour: str) -> War:
    """A dreadnought against three interceptors that stand two points each, the first of them one."""
    war = duel()
    war.ships(0, "interceptor", 3, "106")
    war.ships(1, "dreadnought", 1, "106")
    war.design(0, "interceptor", hull=1)
    missiles = weapon == "missiles"
    war.design(1, "dreadnought", "" if missiles else colour, colour if missiles else "")
    war.s.damage[0] = 1
    if tech:
        war.learn(1, "antimatter_splitter")
    return war


FIRST, SECOND, THIRD = (f"{TERRAN}.interceptor{number}" for number in (1, 2, 3))


def test_R54_the_splitter_divides_a_red_hit_among_ships() -> None:
    war = splitting(True, "cannons", "red").begin("burst")
    assert war.offers() == [FIRST, SECOND, "split"]
    war.answer("split")
    assert war.asked() == ("split", 1)
    war.answer(FIRST)
    # Of the other two, which are alike, one takes the next point; then there is a choice again.
    assert war.s.damage[1] == 1
    assert war.offers() == [SECOND, THIRD]
    war.answer(SECOND)
    assert war.destroyed() == [0, 1]
    assert war.s.damage[2] == 1


def test_R54_the_whole_hit_may_go_to_one_ship() -> None:
    war = splitting(True, "cannons", "red").begin("burst")
    war.answer(SECOND)
    assert war.destroyed() == [1]


def test_R54_ships_that_are_alike_can_share_a_hit_too() -> None:
    war = splitting(True, "cannons", "red")
    war.s.take_ship(0)
    war.begin("burst")
    assert war.offers() == [SECOND, "split"]
    war.answer("split", SECOND)
    assert war.destroyed() == [1, 2]


def test_R54_points_go_only_to_ships_that_the_die_hits() -> None:
    war = splitting(True, "cannons", "red")
    war.ships(0, "cruiser", 1, "106")
    war.design(0, "cruiser", shield=3)
    war.design(1, "dreadnought", cannons="red", computer=2, initiative=3)
    war.begin("5").answer("split")
    assert war.offers() == [FIRST, SECOND]


@pytest.mark.parametrize(
    ("tech", "weapon", "colour"),
    [(False, "cannons", "red"), (True, "missiles", "red"), (True, "cannons", "blue")],
)
def test_R54_only_red_cannons_with_the_technology(tech: bool, weapon: str, colour: str) -> None:
    war = splitting(tech, weapon, colour).begin("burst")
    assert war.offers() == [FIRST, SECOND]


# --- R55: non-players ---


def test_R55_T19_an_ancient_destroys_the_interceptor_and_damages_the_dreadnought() -> None:
    war = duel()
    war.ships(0, "interceptor", 1, "106")
    war.ships(0, "dreadnought", 1, "106")
    war.npcs("ancient", 1, "106")
    war.unarm(0)
    war.design(0, "dreadnought", hull=2, cannons="yellow", initiative=1)
    war.begin("5 burst")
    assert war.destroyed() == [0]
    assert war.s.damage[12] == 1


def test_R55_ships_are_destroyed_from_the_largest_on() -> None:
    war = duel()
    for kind in SHIP_IDS[:4]:
        war.ships(0, kind, 1, "106")
    war.npcs("guardian", 1, "106")  # three yellow dice, computer 2
    war.unarm(0)
    war.begin("burst 4 4")
    assert war.destroyed() == [12, 8, 14]


def test_R55_missiles_of_non_players_aim_alike() -> None:
    war = War(TERRAN, HYDRAN, advanced=True)
    war.lay("106", 1, -1)
    war.ships(0, "cruiser", 1, "106")
    war.ships(0, "interceptor", 1, "106")
    war.npcs("guardian", 1, "106")  # two orange missiles, computer 1
    war.design(0, "cruiser", initiative=3, hull=3, cannons="yellow")
    war.design(0, "interceptor")
    war.begin("5 blank")
    assert war.destroyed() == [0]  # two points do not destroy the cruiser
    assert war.s.damage[8] == 0
