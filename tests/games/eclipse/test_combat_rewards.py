"""Reputation tiles after the battles of a sector (R58, R59)."""

import pytest
from tests.games.eclipse.warzone import War, sector_of

from galaktyka.core.table import EVERYONE
from galaktyka.games.eclipse.choices import E_REPUTATION, E_REPUTATION_SEEN
from galaktyka.games.eclipse.ids import NPC

TERRAN, HYDRAN, PLANTA = "terran_directorate", "hydran_progress", "planta"


def battle(kind: str = "interceptor", count: int = 1) -> War:
    """Seat 0 defends with one ship that destroys everything; no way out."""
    war = War(TERRAN, HYDRAN)
    war.lay("106", 1, -1)
    war.ships(0, "cruiser", 1, "106")
    war.ships(1, kind, count, "106")
    war.unarm(1)
    war.design(0, "cruiser", cannons=" ".join(["red"] * count), initiative=3)
    return war


@pytest.mark.parametrize(
    ("kind", "tiles"), [("interceptor", 2), ("starbase", 2), ("cruiser", 3), ("dreadnought", 4)]
)
def test_R58_tiles_for_destroyed_ships_and_for_taking_part(kind: str, tiles: int) -> None:
    war = battle(kind).begin("burst").decline_all()
    assert war.draws() == [(0, tiles, 0), (1, 1, 0)]


@pytest.mark.parametrize(("kind", "tiles"), [("ancient", 2), ("guardian", 3), ("gcds", 4)])
def test_R58_tiles_for_destroyed_non_players(kind: str, tiles: int) -> None:
    war = War(TERRAN, HYDRAN)
    war.lay("106", 1, -1)
    war.ships(0, "cruiser", 1, "106")
    war.npcs(kind, 1, "106")
    war.design(0, "cruiser", cannons="red red", initiative=9)
    war.begin("burst burst").decline_all()
    assert war.draws() == [(0, tiles, 0)]


def test_R58_never_more_than_five() -> None:
    war = battle("interceptor", 7).begin("burst " * 7).decline_all()
    assert war.draws() == [(0, 5, 0), (1, 1, 0)]


def test_R58_all_battles_of_a_sector_count_together() -> None:
    war = War(TERRAN, HYDRAN, PLANTA)
    war.lay("106", 1, -1)
    for seat in range(3):
        war.ships(seat, "cruiser", 1, "106")
        war.unarm(seat)
    war.design(1, "cruiser", cannons="yellow", initiative=3)
    war.begin("burst burst").decline_all()
    assert war.draws() == [(0, 1, 0), (1, 5, 0), (2, 1, 0)]


def test_R58_the_controller_draws_first_then_the_others_as_they_came() -> None:
    war = War(TERRAN, HYDRAN, PLANTA)
    war.lay("106", 1, -1)
    for seat in (1, 0, 2):
        war.ships(seat, "interceptor", 1, "106")
        war.unarm(seat)
    war.control(2, "106")
    war.design(1, "interceptor", cannons="yellow")
    war.begin("burst burst").decline_all()
    assert [seat for seat, _, _ in war.draws()] == [2, 1, 0]


def test_R58_one_tile_may_be_kept_and_the_rest_returns_at_once() -> None:
    war = battle()
    war.table.bag = [32, 0]  # the last tile of the bag, worth 4, then the first, worth 1
    war.begin("burst")
    assert war.asked() == ("keep", 0)
    assert war.offers() == ["drawn 1", "drawn 2", "decline"]
    assert war.s.drawn == [4, 1]
    war.answer("drawn 1")
    assert war.player(0).reputation == [4]
    assert war.asked() == ("keep", 1)
    assert sum(war.s.reputation_bag) == 31  # all but the one kept and the one that seat 1 looks at
    war.answer("decline")
    assert war.s.reputation_bag == [0, 12, 10, 7, 3]
    assert war.s.drawn == []


def test_R58_only_the_one_who_draws_sees_the_values() -> None:
    war = battle().begin("burst").decline_all()
    seen = war.events(E_REPUTATION_SEEN)
    assert [(event.seat, event.visible) for event in seen] == [(0, 1), (0, 1), (1, 2)]
    assert all(event.visible == EVERYONE for event in war.events(E_REPUTATION))


def test_R58_a_full_track_gives_up_a_tile_for_a_better_one() -> None:
    war = battle()
    war.player(0).reputation = [1, 2, 1, 1]  # four mixed spaces and one for ambassadors
    war.s.reputation_bag = [0, 9, 9, 7, 4]
    war.table.bag = [28]
    war.begin("burst").answer("drawn 1")
    assert war.asked() == ("give-up", 0)
    assert war.offers() == ["tile 1", "tile 2", "tile 3", "tile 4", "decline"]
    war.answer("tile 3")
    assert war.player(0).reputation == [1, 2, 1, 4]
    war.answer("decline")
    assert war.s.reputation_bag == [0, 10, 9, 7, 3]


def test_R58_one_may_still_keep_nothing_on_a_full_track() -> None:
    war = battle()
    war.player(0).reputation = [1, 2, 1, 1]
    war.begin("burst").answer("drawn 1", "decline")
    assert war.player(0).reputation == [1, 2, 1, 1]
    assert war.draws()[0] == (0, 2, 0)


def test_R58_R43a_a_track_full_of_ambassadors_takes_nothing() -> None:
    war = War("eridani_empire", HYDRAN)
    war.lay("106", 1, -1)
    war.ships(0, "cruiser", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.unarm(1)
    war.design(0, "cruiser", cannons="red")
    war.player(0).reputation = []
    war.player(0).allies = 0b111110  # more than this table has seats: only the number counts here
    war.begin("burst")
    assert war.asked() == ("keep", 1)


def test_R58_an_empty_bag_gives_what_it_has() -> None:
    war = battle("dreadnought")
    war.s.reputation_bag = [0, 1, 0, 1, 0]
    war.begin("burst")
    assert war.offers() == ["drawn 1", "drawn 2", "decline"]
    war.answer("drawn 1", "decline")
    assert war.draws() == [(0, 2, 1), (1, 1, 0)]


# --- the penalty for fleeing ---


def flight() -> War:
    """Seat 0 defends beside its home with an interceptor, and a cruiser that is slower."""
    war = War(TERRAN, HYDRAN)
    war.lay("106", 0, -1)
    war.ships(0, "interceptor", 1, "106")
    war.ships(0, "cruiser", 1, "106")
    war.ships(1, "interceptor", 1, "106")
    war.design(0, "interceptor", initiative=5, cannons="yellow")
    war.design(0, "cruiser", initiative=4, cannons="yellow")
    war.design(1, "interceptor", initiative=3, cannons="yellow yellow")
    return war


def test_R58_whoever_flees_with_all_ships_draws_nothing_for_taking_part() -> None:
    war = flight().begin("blank blank")
    war.answer("221", "221")
    war.decline_all()
    assert war.draws() == [(1, 1, 0)]


def test_R58_whoever_stays_with_some_is_not_punished() -> None:
    war = flight().begin("burst")
    war.answer("221", "attack")
    war.decline_all()
    assert war.draws() == [(0, 2, 0), (1, 1, 0)]


def test_R58_retreating_and_dying_all_the_same_is_punished() -> None:
    war = flight().begin("burst burst")
    war.answer("221", "221", f"{TERRAN}.interceptor1")
    war.decline_all()
    assert sorted(war.destroyed()) == [0, 8]
    assert war.draws() == [(1, 4, 0)]


def test_R58_it_is_enough_that_the_last_others_die_while_the_rest_flees() -> None:
    war = flight().begin("blank burst blank")
    war.answer("221", "attack", f"{TERRAN}.cruiser1")
    war.decline_all()
    assert war.at(0) == "221"
    assert war.draws() == [(1, 3, 0)]


def test_R58_a_type_that_died_fleeing_does_not_hide_that_the_last_one_flees() -> None:
    war = flight().begin("blank burst blank")
    war.answer("221", "attack", f"{TERRAN}.interceptor1")
    war.more("blank blank").answer("221")
    war.decline_all()
    assert war.at(8) == "221"
    assert war.draws() == [(1, 2, 0)]


def test_R58_who_fled_still_draws_for_what_he_destroyed() -> None:
    war = flight()
    war.ships(1, "interceptor", 1, "106")
    war.begin("burst blank blank blank blank")
    war.answer("attack", "221", "221")
    war.decline_all()
    assert war.draws()[0] == (0, 1, 0)


# --- R59 ---


def test_R59_destroyed_ships_return_to_their_owner_and_non_players_are_gone() -> None:
    war = battle().begin("burst").decline_all()
    assert war.at(18) == ""
    assert war.s.ships_of(1, sector_of("106")) == 0
    war = War(TERRAN, HYDRAN)
    war.lay("106", 1, -1)
    war.ships(0, "cruiser", 1, "106")
    (ancient,) = war.npcs("ancient", 1, "106")
    war.design(0, "cruiser", cannons="red", initiative=9)
    war.begin("burst").decline_all()
    assert war.at(ancient) == ""
    assert war.s.npcs(sector_of("106")) == 0
    assert war.battles() == [("106", 0, NPC)]
