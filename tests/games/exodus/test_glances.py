"""How players stand and where the game is, as cards and headers show it."""

from tests.games.exodus.saying import decisions
from tests.games.exodus.scene import Scene
from tests.games.saying import both

from galaktyka.core.text import speaker
from galaktyka.games.exodus.choices import STEP_BATTLES
from galaktyka.games.exodus.game import GAME


def empire() -> Scene:
    scene = Scene(3)
    scene.give(0, cp=7, axinium=2, phasium=3)
    scene.teach(0, "radar", "cloaking")
    scene.fly(0, "cruiser1", "council")
    return scene


def test_gauges_show_points_stocks_and_strength() -> None:
    scene = empire()
    gauges = {gauge.name: gauge for gauge in GAME.gauges(GAME.view(scene.state, 1), 0)}
    assert next(iter(gauges)) == "vp"
    # the home planet 2, the hex of the ship 2, the council 5, the Chancellor 5
    assert gauges["vp"].value == 14
    values = {name: gauges[name].value for name in ("cp", "axinium", "phasium", "technologies", "ships")}
    assert values == {"cp": 7, "axinium": 2, "phasium": 3, "technologies": 2, "ships": 1}
    assert gauges["pool"].value == scene.player(0).pool
    for language in ("en", "pl"):
        assert all(speaker(language).knows("exodus-gauge-" + name) for name in gauges)


def test_every_gauge_has_a_sign_in_the_picture() -> None:
    view = GAME.view(empire().state, 0)
    defs = GAME.panels(view, speaker("en"))[0].defs
    for gauge in GAME.gauges(view, 0):
        assert f'<symbol id="{gauge.symbol}"' in defs


def test_stages_are_the_turns_with_the_phase_of_the_present_one() -> None:
    scene = empire()
    scene.state.turn = 3
    scene.state.conquest = 2
    scene.begin(STEP_BATTLES, roll=[1] * 40)
    scene.state.turn = 3
    stages = GAME.stages(GAME.view(scene.state, 0))
    assert [stage.label for stage in stages] == ["1", "2", "3", "4", "5", "6", "7"]
    assert [stage.when for stage in stages] == [-1, -1, 0, 1, 1, 1, 1]
    assert stages[2].note is not None
    said = both(stages[2].note)
    assert said[0].startswith("Turn 3: ")
    assert said[1].startswith("Tura 3: ")


def test_after_the_end_all_turns_are_past() -> None:
    for state, _ in decisions(2, 1, variant="short", turns="1"):
        if state.over:
            stages = GAME.stages(GAME.view(state, 0))
            assert [stage.when for stage in stages] == [-1]
            assert GAME.gauges(GAME.view(state, 0), 1)[0].value == GAME.scores(state)[1]
