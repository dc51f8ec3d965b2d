"""How players stand and where the game is, as cards and headers show it."""

from tests.games.gaia.scene import Scene

from galaktyka.core.text import speaker
from galaktyka.games.gaia.game import GAME


def test_gauges_show_points_stocks_income_and_bowls() -> None:
    scene = Scene("terrans", "xenos")
    player = scene.player(0)
    player.vp, player.credits, player.ore = 31, 9, 4
    player.bowl1, player.bowl2, player.bowl3, player.gaia_tokens = 2, 4, 1, 3
    gauges = {gauge.name: gauge for gauge in GAME.gauges(scene.match.view(1), 0)}
    assert next(iter(gauges)) == "vp"
    assert [gauges[name].value for name in ("vp", "credits", "ore")] == [31, 9, 4]
    assert [gauges[name].value for name in ("bowl_1", "bowl_2", "bowl_3", "gaia_area")] == [2, 4, 1, 3]
    assert gauges["ore"].gain == 2  # the mat of Terrans and the first booster
    for language in ("en", "pl"):
        assert all(speaker(language).knows("gaia-gauge-" + name) for name in gauges)


def test_stages_are_the_rounds_with_what_they_score() -> None:
    scene = Scene("terrans", "xenos")
    scene.state.round = 3
    stages = GAME.stages(scene.match.view(0))
    assert [stage.label for stage in stages] == list("123456")
    assert [stage.when for stage in stages] == [-1, -1, 0, 1, 1, 1]
    for stage in stages:
        assert stage.note is not None
        assert speaker("pl").knows(stage.note.key)
