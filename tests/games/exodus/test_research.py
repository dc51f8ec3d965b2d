"""The action Research, free technologies, and what each technology does."""

import pytest
from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import F_BUY, F_FREE_TECH, F_RESEARCH, STEP_SETUP
from galaktyka.games.exodus.ids import TECH_IDS, UPGRADE_IDS
from galaktyka.games.exodus.rules.research import price


def laboratory(cp: int = 99, *known: str) -> Scene:
    scene = Scene(2)
    scene.teach(0, *known)
    scene.give(0, cp=cp)
    scene.ask(F_RESEARCH, 0)
    return scene


def test_R43_one_technology_for_its_price_and_a_marker_of_the_pool() -> None:
    scene = laboratory(11)
    pool = scene.player(0).pool
    scene.play("research ssl_cannon")
    assert scene.knows(0, "ssl_cannon")
    assert (scene.player(0).cp, scene.player(0).pool) == (0, pool - 1)
    assert scene.question != "research"


def test_R43_not_twice_not_unpaid_not_without_a_marker() -> None:
    scene = laboratory(10, "em_shield")
    assert "research em_shield" not in scene.legal()
    assert "research master_politics" not in scene.legal()
    scene.settle(0, "sol", scene.player(0).pool)
    assert scene.legal() == ["decline"]


def test_R44_colour_and_type_each_lower_the_price_by_one() -> None:
    scene = laboratory(99, "antimatter_cannon", "ssl_cannon")
    cost = {name: price(scene.state, 0, number) for number, name in enumerate(TECH_IDS)}
    assert cost["em_shield"] == 3 - 1 - 2  # grey once, military twice
    assert cost["expert_politics"] == 13 - 1
    assert cost["graviton_rockets"] == 15 - 2
    assert cost["advanced_politics"] == 9
    assert cost["basic_research"] == 3 - 1 - 2


def test_R44_every_technology_discounts_basic_research_and_it_discounts_every_one() -> None:
    box = Scene().state.box
    basic = TECH_IDS.index("basic_research")
    for technology in range(len(TECH_IDS)):
        if technology != basic:
            assert box.same_type[basic] >> technology & 1
            assert box.same_type[technology] >> basic & 1


def test_R44_a_price_is_never_below_nothing() -> None:
    scene = laboratory(0, "em_shield", "basic_politics", "advanced_banking", "cp_refinery", "mpg_shield")
    scene.hold("law_civil_technologies")
    assert price(scene.state, 0, TECH_IDS.index("basic_research")) == 0
    scene.play("research basic_research")
    assert scene.player(0).cp == 0


def test_R45_a_technology_works_at_once() -> None:
    scene = laboratory(99)
    before = price(scene.state, 0, TECH_IDS.index("radar"))
    scene.play("research landing_maneuver")
    assert price(scene.state, 0, TECH_IDS.index("radar")) == before - 2


def test_T5_price_of_the_laser() -> None:
    scene = laboratory(9, "basic_research", "fusion_drive", "biochemical_rockets", "hypersonic_rockets")
    scene.hold("law_military_technologies")
    assert price(scene.state, 0, TECH_IDS.index("ssl_cannon")) == 4
    scene.play("research ssl_cannon")
    assert scene.player(0).cp == 5


@pytest.mark.parametrize("upgrade", range(len(UPGRADE_IDS)))
def test_R48_each_upgrade_needs_its_technology(upgrade: int) -> None:
    scene = Scene(2)
    scene.give(0, cp=50, phasium=10)
    scene.ask(F_BUY, 0)
    assert scene.legal() == ["done"]
    scene.teach(0, TECH_IDS[scene.state.box.upgrade_technology[upgrade]])
    assert scene.legal() == [f"buy {UPGRADE_IDS[upgrade]}", "done"]


def test_basic_technologies_are_out_of_the_long_game() -> None:
    scene = Scene(2, variant="long")
    scene.give(0, cp=99)
    scene.ask(F_RESEARCH, 0)
    basic = [f"research {name}" for name in ("basic_research", "basic_politics", "basic_repairs")]
    assert not set(basic) & set(scene.legal())
    assert len(scene.legal()) == 25 + 1
    scene.ask(F_FREE_TECH, 0, 5)
    assert "learn basic_research" not in scene.legal()


def test_three_free_technologies_of_twenty_cp_start_the_heavy_combat_game() -> None:
    scene = Scene(2, variant="heavy_combat")
    scene.begin(STEP_SETUP)
    assert scene.state.actors() == [0, 1]
    assert "learn basic_politics" not in scene.legal(0)
    assert "learn master_politics" not in scene.legal(0)  # 15 and twice 3 are more than 20
    scene.play_all("learn radar", "learn em_shield", seat=0)
    assert scene.legal(0) == ["learn landing_maneuver"]
    scene.play("learn landing_maneuver", seat=0)
    assert scene.player(0).techs == 0  # sealed until the last has chosen
    scene.play_all("learn civilian_ships", "learn hypersonic_rockets", "learn mpg_shield", seat=1)
    assert scene.knows(0, "radar")
    assert scene.player(0).pool == 27 - 3 - 2  # three technologies, two clones in the first upkeep
