"""The action phase: turns, discs, passing, reactions (R12–R16, R41)."""

from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.choices import E_ACTION, E_COMBAT, E_PASS
from galaktyka.games.eclipse.ids import MONEY
from galaktyka.games.eclipse.rules.upkeep import next_start_player

ACTIONS = ["explore", "research", "upgrade", "build", "move", "influence"]


def test_R12_one_turn_each_clockwise_from_the_start_player() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony")
    asked = []
    for _ in range(4):
        asked.append(scene.asked())
        scene.play("upgrade done")
    assert asked == [0, 1, 2, 0]
    assert scene.heard("R12")


def test_R12_the_eliminated_are_skipped() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony")
    scene.no_ships(1)
    scene.player(1).eliminated = True
    scene.play("upgrade done")
    assert scene.asked() == 2


def test_R13_an_action_costs_a_disc_and_may_be_repeated() -> None:
    scene = Scene("planta", "mechanema")
    p = scene.player(0)
    assert scene.offers() == [*ACTIONS, "pass"]
    scene.play("move done")
    scene.play("pass")
    scene.play("move done")
    assert p.action_discs[4] == 2
    assert p.discs == 10
    scene.turn(0)
    p.discs, p.spare = 0, p.spare + p.discs
    assert scene.offers() == ["pass"]


def test_R14_the_first_to_pass_gets_two_money_and_starts_the_next_round() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony")
    scene.play("upgrade done pass")
    assert scene.player(1).resources[MONEY] == 5
    assert scene.player(1).passed
    scene.play("pass")
    assert scene.player(2).resources[MONEY] == 3
    assert scene.state.next_first == 1
    assert [event.a for event in scene.events(E_PASS)] == [1, 0]


def test_R14_an_eliminated_start_player_is_followed_by_the_next() -> None:
    scene = Scene("planta", "mechanema", "orion_hegemony")
    scene.state.next_first = 1
    assert next_start_player(scene.state) == 1
    scene.player(1).eliminated = True
    assert next_start_player(scene.state) == 2


def test_R15_the_phase_ends_with_the_last_first_pass() -> None:
    scene = Scene("planta", "mechanema")
    scene.play("pass upgrade done")
    assert scene.offers() == ["upgrade", "build", "move", "pass"]
    scene.play("pass")
    scene.any_tiles()
    scene.match.answer("pass")
    assert len(scene.events(E_COMBAT)) == 1, "seat 0 gets no further reaction"
    assert scene.heard("R15")


def test_R16_activations_need_not_be_used() -> None:
    scene = Scene("planta", "mechanema")
    scene.rich(0)
    for action in ACTIONS:
        assert "done" in scene.after(action)
    scene.play("build interceptor 226 done")
    assert scene.asked() == 1
    assert scene.heard("R16")


def test_R16_technologies_add_activations() -> None:
    scene = Scene("planta", "mechanema")
    p = scene.rich(0)
    scene.tech(0, "nanorobots")
    scene.play("build interceptor 226 interceptor 226 interceptor 226")
    assert scene.offers() == ["done", "trade"]
    assert p.resources[0] == 21
    scene.turn(0)
    scene.tech(0, "improved_logistics")
    scene.sector("106", (0, -1))
    scene.play("move interceptor 226 106 interceptor 226 106 interceptor 226 106")
    assert "interceptor 226" not in scene.offers()
    scene.turn(0)
    scene.tech(0, "pico_modulator")
    scene.play("upgrade hull cruiser.5 hull dreadnought.7 hull starbase.2 hull cruiser.2")
    assert scene.offers() == ["done", "trade"]
    scene.check()


def test_R16_a_board_shows_the_activations_that_technologies_add() -> None:
    scene = Scene("mechanema", "planta")
    scene.tech(0, "nanorobots", "pico_modulator", "improved_logistics")
    boards = scene.match.view(1)["players"]
    assert isinstance(boards, list)
    assert list(boards[0]["activations"].values()) == [1, 1, 5, 4, 3, 2]
    assert list(boards[1]["activations"].values()) == [2, 1, 2, 2, 2, 2]


def test_R41_a_reaction_is_one_activation_without_bonuses() -> None:
    scene = Scene("mechanema", "planta")
    scene.rich(0)
    scene.tech(0, "nanorobots")
    scene.play("pass")
    scene.play("build done")
    assert scene.offers() == ["upgrade", "build", "move", "pass"]
    scene.play("build interceptor 230")
    assert scene.offers() == ["done", "trade"]
    assert scene.player(0).action_discs == [0, 0, 0, 0, 0, 0, 0, 1, 0]
    assert [event.b for event in scene.events(E_ACTION)] == [0, 1]


def test_T10_a_passed_player_builds_exactly_one_thing_even_with_nanorobots() -> None:
    scene = Scene("terran_union", "mechanema")
    scene.rich(0)
    scene.tech(0, "nanorobots")
    scene.player(0).passed = True
    scene.play("build cruiser 225")
    assert "cruiser" not in scene.offers()
    assert scene.player(0).discs == 11


def test_T12_the_first_to_pass() -> None:
    scene = Scene("hydran_progress", "mechanema")
    scene.play("pass")
    assert scene.stock(0) == [2, 6, 4]
    assert scene.state.next_first == 0


def test_T30_reactions_end_with_the_phase() -> None:
    scene = Scene("terran_union", "orion_hegemony", "mechanema")
    scene.sector("106", (0, -1))
    scene.ship(0, "cruiser", "225")
    scene.remove_npcs("001")
    scene.tech(0, "fusion_drive")
    scene.part(0, "fusion_drive", "cruiser", 5)
    scene.play("pass pass upgrade done")
    assert scene.asked() == 0
    scene.play("move cruiser 225 106 001 done")
    assert scene.ships_in(0, "001") == 1, "two sectors in one activation"
    scene.play("pass")
    scene.any_tiles()
    scene.match.answer("pass")
    assert len(scene.events(E_COMBAT)) == 1
    assert scene.player(0).discs > 0, "others still had discs"
