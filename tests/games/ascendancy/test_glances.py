"""How players stand and where the round is, as cards and headers show it."""

from tests.games.ascendancy.scene import Scene
from tests.games.saying import both

from galaktyka.core.text import speaker
from galaktyka.games.ascendancy.game import GAME


def empire() -> Scene:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.control(0, "ardana", "PR", "C")
    scene.give(0, 4, 3, 2)
    scene.agree(1, 3, 0)
    scene.agree(2, 1, 0, ready=False)
    scene.player(0).ascendancy = 3
    scene.command(0)
    return scene


def test_gauges_show_ascendancy_stocks_and_income() -> None:
    gauges = {gauge.name: gauge for gauge in GAME.gauges(GAME.view(empire().state, 1), 0)}
    assert (gauges["ascendancy"].value, gauges["systems"].value, gauges["ships"].value) == (3, 2, 3)
    assert (gauges["production"].value, gauges["production"].gain) == (4, 5)  # two nodes and an agreement
    assert (gauges["research"].gain, gauges["culture"].gain) == (2, 2)
    for name in gauges:
        assert speaker("pl").knows("ascendancy-gauge-" + name)


def test_every_sign_of_a_gauge_is_defined() -> None:
    view = GAME.view(empire().state, 0)
    defs = GAME.panels(view, speaker("en"))[0].defs
    for gauge in GAME.gauges(view, 0):
        assert f'id="{gauge.symbol}"' in defs


def test_stages_show_the_rounds_about_now() -> None:
    scene = empire()
    scene.state.round = 6
    stages = GAME.stages(GAME.view(scene.state, 0))
    assert [stage.label for stage in stages] == ["3", "4", "5", "6", "7"]
    assert [stage.when for stage in stages] == [-1, -1, -1, 0, 1]
    note = stages[3].note
    assert note is not None
    assert both(note) == ["Round 6: Command Phase", "Runda 6: Faza Dowodzenia"]


def test_a_round_limit_ends_the_stages() -> None:
    scene = Scene(round_cap="7")
    scene.build(0)
    scene.state.round = 6
    assert [stage.label for stage in GAME.stages(GAME.view(scene.state, 0))] == ["3", "4", "5", "6", "7"]
