"""How players stand and where the game is, as cards and headers show it."""

from tests.games.eclipse.saying import start
from tests.games.eclipse.scene import Scene
from tests.games.saying import both

from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.games.eclipse.game import GAME


def test_gauges_show_points_and_stocks_with_what_the_upkeep_adds() -> None:
    scene = Scene("planta", "mechanema")
    scene.rich(0, 7)
    view = GAME.view(scene.state, 1)
    gauges = {gauge.name: gauge for gauge in GAME.gauges(view, 0)}
    assert list(gauges) == ["vp", "materials", "science", "money"]
    assert [gauges[name].value for name in ("materials", "science", "money")] == [7, 7, 7]
    p, box = scene.player(0), scene.state.box
    assert gauges["materials"].gain == box.production[p.cubes[0]]
    upkeep = box.upkeep[max(0, box.influence_track - p.discs)]
    assert gauges["money"].gain == box.production[p.cubes[2]] - upkeep
    for language in LANGUAGES:
        assert all(speaker(language).knows("eclipse-gauge-" + name) for name in gauges)
    defs = GAME.panels(view, speaker("en"))[0].defs
    assert all(f'<symbol id="{gauge.symbol}"' in defs for gauge in gauges.values())


def test_hidden_reputation_is_not_counted_for_others() -> None:
    scene = Scene("planta", "mechanema")
    plain = GAME.gauges(GAME.view(scene.state, 1), 0)[0].value
    scene.reputation(0, 4)
    assert GAME.gauges(GAME.view(scene.state, 1), 0)[0].value == plain
    assert GAME.gauges(GAME.view(scene.state, 0), 0)[0].value == plain + 4


def test_who_has_no_species_yet_has_only_points() -> None:
    state, _ = start(3, 1)
    assert [gauge.name for gauge in GAME.gauges(GAME.view(state, 0), 0)] == ["vp"]


def test_stages_are_the_rounds_and_the_present_one_tells_its_phase() -> None:
    scene = Scene("planta", "mechanema")
    scene.state.round = 3
    stages = GAME.stages(GAME.view(scene.state, 0))
    assert [stage.label for stage in stages] == [str(n) for n in range(1, 9)]
    assert [stage.when for stage in stages] == [-1, -1, 0, 1, 1, 1, 1, 1]
    note = stages[2].note
    assert note is not None
    assert both(note) == ["Action phase", "Faza Akcji"]
    scene.state.frames = []
    assert {stage.when for stage in GAME.stages(GAME.view(scene.state, 0))} == {-1}
