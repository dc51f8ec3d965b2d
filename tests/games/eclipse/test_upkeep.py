"""Upkeep, cleanup and leaving the game (R65–R70)."""

from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.choices import E_ELIMINATED, E_INCOME, F_GAME, PHASE_COMBAT
from galaktyka.games.eclipse.ids import MONEY, RARE, TECH_IDS
from galaktyka.games.eclipse.rules.upkeep import clean_up, draw_tech_tiles, eliminate
from galaktyka.games.eclipse.scoring import sources_of
from galaktyka.games.eclipse.state import HAS_MONOLITH


def after_battles(scene: Scene) -> None:
    scene.state.frames = []
    scene.state.push(F_GAME, -1, PHASE_COMBAT, 0)
    scene.any_tiles()
    scene.settle()


def test_R65_without_ships_and_discs_a_player_is_out_after_the_battles() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony")
    scene.no_ships(1)
    after_battles(scene)
    assert not scene.player(1).eliminated, "a disc is enough"
    scene = Scene("planta", "mechanema", "orion_hegemony")
    scene.turn(1)
    scene.play("influence 230 track done")
    scene.no_ships(1)
    assert not scene.player(1).eliminated, "not before the end of the Combat phase"
    after_battles(scene)
    assert scene.player(1).eliminated
    scene.check()


def test_R66_income_less_upkeep_clockwise_from_the_start_player() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony")
    scene.state.first = 1
    scene.upkeep()
    assert [event.seat for event in scene.events(E_INCOME)] == [1, 2, 0]
    assert scene.stock(0)[MONEY] == 2 + 2


def test_R66_colony_ships_come_before_the_money() -> None:
    scene = Scene("planta", "mechanema")
    scene.sector("103", (0, -1))
    scene.control(0, "103")
    scene.upkeep()
    assert [scene.question(), scene.asked()] == ["upkeep", 0]
    assert scene.offers() == ["103.1", "103.2", "done"]
    scene.play("103.2")
    scene.match.answer("done")
    assert scene.stock(0) == [4 + 3, 3 + 3, 2 + 3]


def test_R67_debts_are_met_by_trade_or_by_abandoning_in_any_order() -> None:
    scene = Scene("terran_union", "mechanema")
    for name, at in (("102", (0, -1)), ("103", (1, -1)), ("304", (0, -3)), ("306", (1, -3))):
        scene.sector(name, at)
        scene.control(0, name)
    p = scene.player(0)
    p.discs, p.action_discs[0] = 4, p.discs - 4
    p.colony_ready, p.colony_used = 0, 3
    p.resources = [4, 1, 8]
    scene.upkeep()
    assert [scene.question(), scene.asked()] == ["debt", 0]
    assert scene.offers() == ["2M>$", "225", "102", "103", "304", "306"], "13 are due, 11 are there"
    scene.play("2M>$")
    assert scene.question() == "debt"
    scene.match.answer("306")
    assert scene.owner("306") == -1
    assert scene.stock(0) == [2 + 3, 1 + 3, 9 + 3 - 10]


def test_R67_no_abandoning_while_money_suffices() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.upkeep()
    assert scene.question() == "turn"
    assert scene.state.round == 2


def test_R68_who_cannot_pay_is_out_and_leaves_the_board() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony", "hydran_progress")
    scene.allies(0, 1)
    scene.mark("226", HAS_MONOLITH)
    p = scene.player(0)
    p.discs, p.action_discs[0] = 0, p.discs
    p.resources = [0, 0, 0]
    scene.upkeep()
    assert scene.offers() == ["226"]
    scene.match.answer("226")
    assert p.eliminated
    assert [event.seat for event in scene.events(E_ELIMINATED)] == [0]
    assert scene.owner("226") == -1
    assert scene.state.marks[scene.number("226")] & HAS_MONOLITH, "structures stay"
    assert scene.ships_in(0, "226") == 0
    assert scene.player(1).allies == 0
    assert scene.state.traitor == -1
    assert [scene.question(), scene.asked()] == ["cube", 1], "the partner's cube comes home"
    scene.check()


def test_R68a_the_score_is_counted_at_once_and_final() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony")
    scene.reputation(0, 4, 3)
    scene.state.traitor = 0
    expected = sources_of(scene.state, 0)
    bag = sum(scene.state.reputation_bag)
    scene.turn(1)
    eliminate(scene.state, 0, scene.table)
    assert sources_of(scene.state, 0) == expected
    assert sum(expected) == 4 + 3 + 3 - 2 + 1
    assert sum(scene.state.reputation_bag) == bag + 2
    assert scene.state.traitor == -1
    scene.check()


def test_R68a_the_game_ends_when_nobody_is_left_and_a_single_one_plays_on() -> None:
    scene = Scene("planta", "mechanema")
    eliminate(scene.state, 0, scene.table)
    scene.upkeep()
    assert scene.asked() == 1
    assert scene.state.round == 2
    eliminate(scene.state, 1, scene.table)
    scene.upkeep()
    assert scene.state.over


def test_R69_materials_and_science_follow() -> None:
    scene = Scene("hydran_progress", "mechanema")
    scene.upkeep()
    assert scene.stock(0) == [2 + 2, 6 + 3, 2 + 3]


def test_R70_cleanup_readies_everything_for_the_next_round() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony")
    p = scene.player(0)
    p.discs, p.action_discs[2] = p.discs - 3, 3
    p.graveyard, p.cubes = [1, 0, 1], [9, 10, 10]
    p.colony_ready, p.colony_used = 1, 3
    p.passed = True
    scene.state.next_first = 2
    scene.any_tiles()
    before = sum(scene.state.tray)
    clean_up(scene.state, scene.table)
    assert p.discs == 12
    assert p.action_discs == [0] * 9
    assert p.cubes == [10, 10, 11]
    assert p.graveyard == [0, 0, 0]
    assert (p.colony_ready, p.colony_used) == (4, 0)
    assert not p.passed
    assert (scene.state.first, scene.state.next_first) == (2, -1)
    assert sum(scene.state.tray) - before == 6
    scene.check()


def test_R70_graveyard_cubes_choose_when_their_track_is_full() -> None:
    scene = Scene("planta", "mechanema")
    p = scene.player(0)
    p.graveyard, p.cubes = [1, 0, 0], [12, 10, 8]
    scene.check()
    scene.upkeep()
    assert [scene.question(), scene.asked()] == ["cube", 0]
    assert scene.offers() == ["science", "money"]
    scene.match.answer("money")
    assert scene.state.round == 2
    assert p.cubes == [12, 10, 9]


def test_R70_rare_tiles_come_on_top_and_an_empty_bag_stops() -> None:
    scene = Scene("planta", "mechanema")
    scene.tray()
    rare = TECH_IDS.index("metasynthesis")
    bag = [0] * len(TECH_IDS)
    bag[rare] = 1
    bag[0] = 2
    scene.state.tech_bag = bag
    scene.chance(2, 0)
    draw_tech_tiles(scene.state, 1, scene.table)
    assert scene.state.tray[rare] == 1
    assert scene.state.box.tech_category[rare] == RARE
    assert scene.state.tray[0] == 1
    scene.chance(0)
    draw_tech_tiles(scene.state, 5, scene.table)
    assert sum(scene.state.tech_bag) == 0


def test_T23_trade_or_abandon_to_pay_five() -> None:
    """Income 4, upkeep 5, nothing stored; a sector without a money cube brings the upkeep down to 3."""
    scene = Scene("terran_union", "mechanema")
    scene.sector("315", (0, -3))
    scene.control(0, "315")
    p = scene.player(0)
    p.cubes = [8, 10, 9]
    p.graveyard = [1, 0, 2]
    p.discs, p.action_discs[0] = 7, p.discs - 7
    p.resources = [0, 0, 0]
    scene.upkeep()
    assert scene.question() == "debt"
    assert scene.offers() == ["225", "315"], "nothing to trade"
    scene.match.answer("315")
    assert scene.stock(0) == [6, 3, 1]
