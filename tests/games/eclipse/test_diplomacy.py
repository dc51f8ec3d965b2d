"""Relations between players (R42–R45)."""

import pytest
from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.choices import E_BROKEN, E_REFUSED, E_RELATIONS, E_TRAITOR
from galaktyka.games.eclipse.rules.diplomacy import fits
from galaktyka.games.eclipse.state import HAS_ANCIENT_PORTAL

FOUR = ("planta", "terran_directorate", "hydran_progress", "mechanema")


def neighbours(*species: str) -> Scene:
    """Seats 0 and 1 control sectors that touch: homes at (0, -2) and (2, 0), 106 and 103 between them."""
    scene = Scene(*(species or FOUR))
    scene.sector("106", (0, -1))  # open to 0, 1, 2, 3
    scene.sector("103", (1, -1))  # open to 0, 1, 2, 4, 5
    scene.control(0, "106")
    scene.control(1, "103")
    return scene


def test_R42_neighbours_may_propose_during_an_action() -> None:
    scene = neighbours()
    assert not [offer for offer in scene.offers() if offer.startswith("propose")]
    for action in ("explore", "research", "upgrade", "build", "move", "influence"):
        assert "propose terran_directorate" in scene.after(action)
    assert "propose mechanema" not in scene.after("build"), "no connection"


def test_R42_only_from_four_players_on() -> None:
    scene = Scene("planta", "terran_directorate", "hydran_progress")
    scene.sector("106", (0, -1))
    scene.sector("103", (1, -1))
    scene.control(0, "106")
    scene.control(1, "103")
    assert "propose terran_directorate" not in scene.after("build")


def test_R42_both_must_agree_and_each_is_asked_once_a_turn() -> None:
    scene = neighbours()
    scene.play("build propose terran_directorate")
    assert scene.asked() == 1
    assert scene.offers() == ["accept", "decline"]
    scene.play("decline")
    assert scene.asked() == 0
    assert "propose terran_directorate" not in scene.offers()
    assert len(scene.events(E_REFUSED)) == 1
    scene.play("done pass pass pass")
    assert "propose terran_directorate" in scene.after("build"), "a new turn"


def test_R42_no_generator_but_warp_portals_and_reactions() -> None:
    scene = Scene(*FOUR)
    scene.sector("106", (0, -1))
    scene.sector("103", (1, -1), 2)  # closed to 5, where 106 is
    scene.control(0, "106")
    scene.control(1, "103")
    scene.tech(0, "wormhole_generator")
    assert "propose terran_directorate" not in scene.after("build")
    scene.mark("226", HAS_ANCIENT_PORTAL)
    scene.mark("221", HAS_ANCIENT_PORTAL)
    assert "propose terran_directorate" in scene.after("build")
    scene.player(0).passed = True
    assert "propose terran_directorate" in scene.after("move")


def test_R42_ships_in_each_others_way_prevent_it() -> None:
    scene = neighbours()
    scene.ship(0, "interceptor", "103")
    assert "propose terran_directorate" not in scene.after("build")
    scene = neighbours()
    scene.ship(1, "interceptor", "106")
    assert "propose terran_directorate" not in scene.after("build")
    scene = neighbours()
    scene.ship(0, "interceptor", "001")
    scene.ship(1, "interceptor", "001")
    assert "propose terran_directorate" not in scene.after("build")


def test_R42_traitors_partners_and_those_without_ambassadors_are_left_out() -> None:
    scene = neighbours()
    scene.state.traitor = 1
    assert "propose terran_directorate" not in scene.after("build")
    scene.state.traitor = 0
    assert "propose terran_directorate" not in scene.after("build")
    scene.state.traitor = -1
    scene.allies(0, 1)
    assert "propose terran_directorate" not in scene.after("build")


def test_R42_a_track_full_of_ambassadors_has_no_room() -> None:
    scene = neighbours("eridani_empire", "terran_federation", "planta", "mechanema")
    scene.reputation(0, 1, 1)
    assert "propose terran_federation" in scene.after("build"), "a reputation tile can make room"
    scene.play("build propose terran_federation accept")
    assert scene.question() == "room"
    assert scene.asked() == 0
    assert scene.offers() == ["tile 1", "tile 2", "tile 3", "tile 4"]
    bag = sum(scene.state.reputation_bag)
    scene.play("tile 2")
    assert len(scene.player(0).reputation) == 3
    assert sum(scene.state.reputation_bag) == bag + 1


def test_R42_a_last_free_space_is_room_enough() -> None:
    scene = neighbours()
    scene.allies(1, 2)
    scene.reputation(1, 1, 2, 3)
    scene.play("build propose terran_directorate accept money")
    assert [scene.question(), scene.asked()] == ["cube", 1], "no tile has to go"
    scene.play("money")
    assert len(scene.player(1).reputation) == 3
    scene.check()


def test_R43_ambassadors_and_cubes_change_places() -> None:
    scene = neighbours()
    scene.play("build propose terran_directorate accept")
    assert scene.question() == "cube"
    scene.play("science")
    scene.play("money")
    assert scene.player(0).allies == 2
    assert scene.player(1).allies == 1
    assert scene.player(0).cubes == [10, 9, 11]
    assert scene.player(1).cubes == [10, 10, 9]
    assert scene.points(0, "ambassadors") == 1
    assert scene.points(1, "ambassadors") == 1
    assert len(scene.events(E_RELATIONS)) == 1
    assert scene.asked() == 0, "the action goes on"
    scene.check()


def test_R43_who_has_no_cube_cannot_agree() -> None:
    scene = neighbours()
    p = scene.player(1)
    p.graveyard, p.cubes = p.cubes[:], [0, 0, 0]
    assert "propose terran_directorate" not in scene.after("build")


@pytest.mark.parametrize(
    ("species", "ambassadors", "tiles", "room"),
    [
        ("planta", 1, 3, True),
        ("planta", 0, 4, False),
        ("planta", 2, 2, True),
        ("planta", 2, 3, False),
        ("eridani_empire", 2, 2, True),
        ("eridani_empire", 2, 3, False),
        ("orion_hegemony", 0, 5, True),
        ("orion_hegemony", 3, 2, True),
        ("orion_hegemony", 4, 0, True),
        ("orion_hegemony", 5, 0, False),
        ("terran_union", 1, 4, True),
        ("terran_union", 0, 5, False),
    ],
)
def test_R43a_what_fits_on_the_reputation_track(
    species: str, ambassadors: int, tiles: int, room: bool
) -> None:
    scene = Scene(species, "mechanema")
    assert fits(scene.state, 0, ambassadors, tiles) == room


def test_R44_ships_beside_a_partners_at_the_end_of_an_action_end_relations() -> None:
    scene = neighbours()
    scene.allies(0, 1)
    scene.ship(0, "interceptor", "106")
    scene.check()
    scene.play("move interceptor 106 103 done")
    assert [scene.question(), scene.asked()] == ["cube", 0]
    scene.play("materials")
    assert scene.asked() == 1
    scene.play("materials")
    assert scene.player(0).allies == scene.player(1).allies == 0
    assert scene.state.traitor == 0
    assert scene.points(0, "traitor") == -2
    assert [len(scene.events(kind)) for kind in (E_BROKEN, E_TRAITOR)] == [1, 1]
    scene.check()


def test_R44_meeting_a_partners_ships_where_nobody_has_control_is_aggression() -> None:
    scene = Scene(*FOUR)
    scene.sector("106", (0, -1))
    scene.sector("103", (1, -1))
    scene.control(0, "106")
    scene.allies(0, 1)
    scene.ship(1, "interceptor", "103")
    scene.ship(0, "interceptor", "106")
    scene.play("move interceptor 106 103 done")
    assert scene.player(0).allies == 0
    assert scene.state.traitor == 0


def test_R44_passing_through_is_no_aggression() -> None:
    scene = neighbours()
    scene.allies(0, 1)
    scene.ship(0, "interceptor", "106")
    scene.play("move interceptor 106 103 interceptor 103 106 done")
    assert scene.player(0).allies == 2
    assert scene.state.traitor == -1


def test_R44_without_relations_nothing_happens() -> None:
    scene = neighbours()
    scene.ship(0, "interceptor", "106")
    scene.play("move interceptor 106 103 done")
    assert scene.state.traitor == -1
    assert scene.asked() == 1


def test_R44_reactions_count_too() -> None:
    scene = neighbours()
    scene.allies(0, 1)
    scene.ship(0, "interceptor", "106")
    scene.player(0).passed = True
    scene.play("move interceptor 106 103 done")
    assert scene.state.traitor == 0


def test_R45_the_tile_changes_hands_and_bars_new_relations_only() -> None:
    scene = neighbours()
    scene.allies(0, 1)
    scene.allies(0, 2)
    scene.state.traitor = 3
    scene.ship(0, "interceptor", "106")
    scene.play("move interceptor 106 103 done")
    assert scene.state.traitor == 0, "from its present holder"
    assert scene.player(0).allies == 4, "relations with others stay"


def test_R45_two_broken_relations_are_one_tile() -> None:
    scene = neighbours()
    scene.allies(0, 1)
    scene.allies(0, 2)
    scene.sector("102", (0, 1))
    scene.control(2, "102")
    scene.remove_npcs("001")
    scene.ship(0, "interceptor", "106")
    scene.ship(0, "interceptor", "001")
    scene.play("move interceptor 106 103 interceptor 001 102 done")
    assert len(scene.events(E_BROKEN)) == 2
    assert len(scene.events(E_TRAITOR)) == 1


def test_T11_who_may_make_friends() -> None:
    """Seat 0 blue, 1 green, 2 red: a red interceptor in a blue sector, blue and green share one."""
    scene = Scene("hydran_progress", "planta", "eridani_empire", "mechanema")
    for name, at, seat in (("106", (0, -1), 0), ("103", (1, -1), 1), ("107", (1, 0), 2)):
        scene.sector(name, at)
        scene.control(seat, name)
    scene.sector("304", (0, -3))
    scene.ship(2, "interceptor", "106")
    scene.ship(0, "interceptor", "304")
    scene.ship(1, "interceptor", "304")
    scene.turn(1)
    offers = scene.after("build")
    assert "propose eridani_empire" in offers
    assert "propose hydran_progress" not in offers
    scene.turn(2)
    assert "propose hydran_progress" not in scene.after("build")


def test_T13_an_attack_on_a_partner() -> None:
    scene = neighbours()
    scene.allies(0, 1)
    scene.ship(1, "interceptor", "103", 3)
    scene.ship(0, "interceptor", "106", 2)
    scene.play("move interceptor 106 103 interceptor 106 103 done")
    scene.play("materials materials")
    assert scene.player(0).cubes == [10, 10, 11]
    assert scene.player(1).cubes == [10, 10, 10]
    assert scene.state.traitor == 0


def test_T29_relations_with_a_full_track() -> None:
    scene = Scene("planta", "terran_directorate", "hydran_progress", "mechanema")
    scene.allies(1, 2)
    scene.reputation(1, 1, 2, 3, 1)
    scene.tech(0, "advanced_mining")
    scene.sector("103", (1, -1))
    scene.control(1, "103")
    scene.chance(scene.draws_sector("107"))
    scene.play("explore zone 0,-1 107 turn 0 claim propose terran_directorate accept")
    scene.play("money")
    assert [scene.question(), scene.asked()] == ["room", 1]
    scene.play("tile 1 science")
    assert len(scene.player(1).reputation) == 3
    assert scene.player(1).allies == 0b101
    assert "107.1" in scene.after("colony"), "advanced materials"
    scene.check()
