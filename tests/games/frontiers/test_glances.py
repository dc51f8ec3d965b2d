"""How players stand and where the round is, as cards and headers show it."""

from tests.games.frontiers.scene import Scene
from tests.games.saying import both

from galaktyka.core.text import speaker
from galaktyka.games.frontiers.game import GAME


def empire() -> Scene:
    scene = Scene(3)
    scene.own(0, "space_marines", "gem_world", "new_galactic_order")
    scene.good(0, "gem_world")
    scene.people(0, 4)
    scene.player(0).credits, scene.player(0).vp = 7, 5
    scene.state.vp_pool -= 5
    return scene


def test_gauges_show_points_stocks_and_how_near_the_end_is() -> None:
    gauges = {gauge.name: gauge for gauge in GAME.gauges(GAME.view(empire().state, 1), 0)}
    assert next(iter(gauges)) == "vp"
    # 5 chips, 1 for each of the two small tiles, 4 for military
    assert gauges["vp"].value == 11
    values = {name: gauges[name].value for name in ("credits", "colonists", "goods", "military")}
    assert values == {"credits": 7, "colonists": 4, "goods": 1, "military": 4}
    assert (gauges["colonies"].value, gauges["spaces"].value) == (2, 3)
    for language in ("en", "pl"):
        assert all(speaker(language).knows("frontiers-gauge-" + name) for name in gauges)


def test_every_gauge_has_a_sign_in_the_picture() -> None:
    view = GAME.view(empire().state, 0)
    defs = GAME.panels(view, speaker("en"))[0].defs
    for gauge in GAME.gauges(view, 0):
        assert f'<symbol id="{gauge.symbol}"' in defs


def test_stages_are_the_choices_of_the_round() -> None:
    scene = empire()
    stages = GAME.stages(GAME.view(scene.state, 0))
    assert [(stage.label, stage.when) for stage in stages] == [("A", 0), ("B", 1), ("C", 1)]
    scene.play("isolation")
    assert [stage.when for stage in GAME.stages(GAME.view(scene.state, 0))] == [-1, 0, 1]
    scene.play("develop")
    stages = GAME.stages(GAME.view(scene.state, 0))
    assert [stage.when for stage in stages] == [-1, 0, 1]
    assert stages[1].note is not None
    assert both(stages[1].note) == ["Round 1: Develop", "Runda 1: Rozwój Technologii"]


def test_the_last_round_is_told_and_then_all_is_past() -> None:
    scene = empire()
    scene.state.ending = 1
    note = GAME.stages(GAME.view(scene.state, 0))[0].note
    assert note is not None
    assert both(note) == ["Round 1, the last", "Runda 1, ostatnia"]
    scene.end()
    assert {stage.when for stage in GAME.stages(GAME.view(scene.state, 0))} == {-1}
