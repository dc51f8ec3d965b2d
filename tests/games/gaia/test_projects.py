"""Gaia projects: sheet section 4.4, rules R30–R32."""

import pytest
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import GAIAFORMER, INSTITUTE, MINE, TRADING_STATION, TRANSDIM
from galaktyka.games.gaia.rules.gains import count
from galaktyka.games.gaia.rules.ground import best_neighbour

ROW = galaxy(
    {
        (0, 0): "r", (1, 0): "m", (2, 0): "m", (3, 0): "m", (4, 0): "r", (5, 0): "m",
        (0, 1): "d", (0, -1): "r",
    }
)  # fmt: skip


def terrans(level: int = 1) -> Scene:
    scene = Scene("terrans", "xenos", board=ROW)
    scene.put(0, MINE, (0, 0))
    scene.level(0, "gaia_project", level)
    scene.rich(0).qic = 0
    scene.bowl(0, 6, 0, 0)
    return scene


@pytest.mark.parametrize(("level", "tokens"), [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)])
def test_R30_a_project_takes_six_four_or_three_tokens(level: int, tokens: int) -> None:
    scene = terrans(level)
    scene.bowl(0, tokens - 1, 0, 0)
    assert "project" not in scene.offers()
    scene.bowl(0, tokens + 1, 0, 0)
    scene.play("project", (1, 0))
    assert scene.bowls(0) == [1, 0, 0]
    assert scene.player(0).gaia_tokens == tokens
    assert scene.state.structure[scene.hex((1, 0))] == GAIAFORMER
    assert scene.state.owner[scene.hex((1, 0))] == 0
    scene.check()


@pytest.mark.parametrize(("level", "formers"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_R30_as_many_projects_as_gaiaformers(level: int, formers: int) -> None:
    scene = terrans()
    p = scene.player(0)
    p.gaiaformers, p.gaiaformers_ready = 0, 0
    scene.level(0, "gaia_project", level)
    scene.level(0, "navigation", 5)
    scene.bowl(0, 40, 0, 0)
    started = 0
    while "project" in scene.offers():
        scene.play("project", scene.places("project")[0])
        scene.turn(0)
        started += 1
    assert started == formers


def test_T21_terrans_on_level_three() -> None:
    scene = terrans(3)
    scene.bowl(0, 1, 1, 2)
    assert scene.player(0).gaiaformers == 2
    scene.play("project", (1, 0))
    assert scene.bowls(0) == [0, 0, 0]
    assert scene.player(0).gaia_tokens == 4
    assert scene.player(0).gaiaformers_ready == 1


def test_R30_only_transdim_planets_without_a_gaiaformer() -> None:
    scene = terrans(3)
    scene.level(0, "navigation", 5)
    assert scene.places("project") == [(1, 0), (2, 0), (3, 0)]
    scene.put(0, GAIAFORMER, (1, 0))
    scene.put(1, GAIAFORMER, (2, 0))
    assert scene.places("project") == [(3, 0)]
    scene.refuses("project", (2, 0))
    scene.refuses("project", (4, 0))


def test_R30_range_and_QIC_as_for_a_mine() -> None:
    scene = terrans()
    assert scene.places("project") == [(1, 0)]
    scene.player(0).qic = 1
    assert scene.places("project") == [(1, 0), (2, 0), (3, 0)]
    scene.play("project", (3, 0))
    assert scene.player(0).qic == 0
    scene = terrans()
    scene.player(0).qic = 2
    scene.play("project", (2, 0))
    assert scene.player(0).qic == 1


def test_R30_the_range_booster_serves_a_project_too() -> None:
    scene = terrans()
    scene.booster(0, "booster_05")
    assert scene.places("special booster") == [(2, 0), (3, 0), (4, 0)]
    scene.play("special booster", (3, 0))
    assert scene.player(0).qic == 0
    assert scene.player(0).gaia_tokens == 6
    assert scene.state.structure[scene.hex((3, 0))] == GAIAFORMER
    assert "end" in scene.offers()


def test_R30_the_range_booster_with_QIC_for_a_project() -> None:
    scene = terrans()
    scene.booster(0, "booster_05")
    scene.player(0).qic = 1
    scene.play("special booster", (5, 0))
    assert scene.player(0).qic == 0


def test_R30_the_range_booster_needs_the_tokens_for_a_project() -> None:
    scene = terrans()
    scene.booster(0, "booster_05")
    scene.bowl(0, 5, 0, 0)
    assert scene.places("special booster") == [(4, 0)]


def test_R30_tokens_come_back_in_the_next_gaia_phase() -> None:
    scene = Scene("bal_taks", "xenos", board=galaxy({(0, 0): "v", (1, 0): "m"}))
    scene.put(0, MINE, (0, 0))
    scene.bowl(0, 3, 2, 1)
    scene.play("project", (1, 0))
    assert scene.bowls(0) == [0, 0, 0]
    scene.gaia_phase()
    assert scene.bowls(0) == [6, 0, 0]
    assert scene.player(0).gaia_tokens == 0


def test_R31_a_gaiaformer_gives_no_range() -> None:
    scene = terrans(3)
    scene.play("project", (1, 0))
    scene.turn(0)
    assert (2, 0) not in scene.places("project")


def test_R31_a_gaiaformer_counts_nowhere() -> None:
    scene = terrans()
    before = [count(scene.state, 0, what) for what in range(1, 9)]
    planets, types, sectors = (
        scene.player(0).planets[:],
        scene.player(0).planet_types,
        scene.player(0).sectors,
    )
    scene.player(0).qic = 1
    scene.play("project", (3, 0))
    scene.gaia_phase()
    assert [count(scene.state, 0, what) for what in range(1, 9)] == before
    p = scene.player(0)
    assert (p.planets, p.planet_types, p.sectors, p.gaia_planets) == (planets, types, sectors, 0)


def test_R31_a_gaiaformer_neither_offers_nor_receives_power() -> None:
    scene = terrans()
    scene.put(1, MINE, (0, 1))
    scene.bowl(1, 4, 0, 0)
    scene.play("project", (1, 0), "end")
    assert (scene.question(), scene.asked()) == ("turn", 1)
    assert best_neighbour(scene.state, 0, scene.hex((3, 0))) == 0
    assert best_neighbour(scene.state, 0, scene.hex((0, 1))) == 1


def test_R31_a_gaiaformer_has_no_value_in_a_federation() -> None:
    scene = terrans()
    scene.put(0, TRADING_STATION, (0, -1), (0, 1))
    scene.put(0, INSTITUTE, (4, 0))
    scene.bowl(0, 20, 0, 0)
    scene.play("project", (1, 0))
    scene.turn(0)
    scene.play("federation", (0, 1), (4, 0), "done")
    while scene.question() == "satellites":
        scene.play(scene.offers()[0])
    scene.play("token 12vp")
    assert scene.state.federated[scene.hex((0, 0))] == 1
    assert scene.state.federated[scene.hex((1, 0))] == 0
    assert scene.player(0).satellites == 3


def test_R32_a_project_in_the_last_round_is_legal() -> None:
    scene = terrans()
    scene.state.round = 6
    scene.play("project", (1, 0))
    assert scene.state.planet[scene.hex((1, 0))] == TRANSDIM


def test_R32_no_action_moves_a_gaiaformer() -> None:
    scene = terrans()
    scene.play("project", (1, 0))
    scene.gaia_phase()
    scene.turn(0)
    scene.bowl(0, 20, 0, 0)
    scene.player(0).qic = 5
    assert "project" not in scene.offers()
    assert (1, 0) in scene.places("build mine")
