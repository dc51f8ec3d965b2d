"""R85 Special actions: the orange octagons of boards, boosters and tiles."""

import pytest
from tests.games.gaia.scene import Scene, galaxy

from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    ADV_PASS_FED,
    AI,
    FED_8VP_Q,
    INSTITUTE,
    LAB,
    MINE,
    TECH_ACT_4PW,
)

MAP = galaxy({(0, 0): "r", (1, 0): "o", (0, 1): "r", (4, 0): "r", (-4, 0): "m", (-1, 1): "v"})


def alone() -> Scene:
    """Terrans with one mine in the middle, no neighbour anywhere."""
    scene = Scene("terrans", "xenos", board=MAP)
    scene.put(0, MINE, (0, 0))
    return scene


def goods(scene: Scene, seat: int = 0) -> list[int]:
    p = scene.player(seat)
    return [p.credits, p.ore, p.knowledge, p.qic]


def test_R85_the_qic_academy_gives_a_qic_and_the_other_academy_has_no_action() -> None:
    scene = alone()
    scene.put(0, ACADEMY_KNOWLEDGE, (0, 1))
    assert "special academy" not in scene.offers()
    scene.put(0, ACADEMY_QIC, (4, 0))
    before = goods(scene)
    scene.play("special academy")
    assert goods(scene) == [before[0], before[1], before[2], before[3] + 1]


ADVANCED_ACTIONS = [
    ("adv_act_q_5c", "special adv-qic", [5, 0, 0, 1]),
    ("adv_act_3o", "special adv-ore", [0, 3, 0, 0]),
    ("adv_act_3k", "special adv-knowledge", [0, 0, 3, 0]),
]


@pytest.mark.parametrize(("tile", "line", "gains"), ADVANCED_ACTIONS)
def test_R85_advanced_tiles_with_an_octagon_give_their_goods_for_nothing(
    tile: str, line: str, gains: list[int]
) -> None:
    scene = alone()
    scene.refuses(line)
    scene.advanced(0, tile, "tech_7vp")
    before, bowls = goods(scene), scene.bowls(0)
    scene.play(line)
    assert [b - a for a, b in zip(before, goods(scene), strict=True)] == gains
    assert scene.bowls(0) == bowls
    scene.check()


def test_R85_the_standard_tile_charges_four_power() -> None:
    scene = alone()
    scene.refuses("special tech")
    p = scene.player(0)
    p.techs = 1 << TECH_ACT_4PW
    p.bowl1, p.bowl2, p.bowl3 = 3, 0, 0
    scene.play("special tech")
    assert scene.bowls(0) == [0, 2, 1]


def test_R85_booster_4_builds_a_mine_with_a_free_step() -> None:
    scene = alone()
    scene.refuses("special booster")
    scene.booster(0, "booster_04")
    p = scene.player(0)
    p.ore = 1
    scene.play("special booster")
    assert scene.offered_places() == {(1, 0)}  # Terra needs no step, Volcanic one more that nobody can pay
    scene.play((1, 0))
    assert (p.ore, p.built[MINE]) == (0, 2)


def test_R85_booster_5_reaches_three_farther_for_a_mine_or_a_project() -> None:
    scene = alone()
    scene.booster(0, "booster_05")
    p = scene.player(0)
    p.qic = 0
    scene.play("special booster")
    assert scene.offered_places() == {(4, 0), (-4, 0)}  # what is in range anyway needs no octagon
    scene.play((-4, 0), "bowl I 4")
    assert (p.gaia_tokens, p.gaiaformers_ready, p.qic) == (6, 0, 0)


def test_R85_an_octagon_without_effect_is_not_offered() -> None:
    scene = alone()
    scene.booster(0, "booster_04")
    scene.player(0).ore = 0
    scene.refuses("special booster")


def test_R85_each_octagon_works_once_a_round() -> None:
    scene = alone()
    scene.advanced(0, "adv_act_3o", "tech_7vp")
    scene.player(0).techs |= 1 << TECH_ACT_4PW
    scene.play("special adv-ore end")
    scene.turn(0)
    scene.refuses("special adv-ore")
    scene.play("special tech end")
    scene.turn(0)
    scene.refuses("special tech")
    scene.play("pass booster 3 pass booster 4")
    assert scene.state.round == 2
    assert {"special adv-ore", "special tech"} <= set(scene.offers())


def test_R85_an_octagon_is_the_main_action_and_combines_with_no_other() -> None:
    scene = alone()
    scene.rich(0)
    scene.advanced(0, "adv_act_3o", "tech_7vp")
    scene.player(0).techs |= 1 << TECH_ACT_4PW
    scene.booster(0, "booster_04")
    scene.play("special adv-ore")
    mains = [
        o for o in scene.offers() if o.split()[0] in ("special", "power", "qic", "build", "research", "pass")
    ]
    assert mains == []
    assert "end" in scene.offers()


def test_R85_the_steps_of_a_power_action_do_not_add_to_those_of_the_booster() -> None:
    scene = alone()
    scene.rich(0).ore = 1
    scene.booster(0, "booster_04")
    scene.play("power 1step")
    assert scene.offered_places() == {(1, 0)}  # two steps would make Volcanic payable


def test_R85_an_octagon_gained_in_this_round_works_in_this_round() -> None:
    scene = alone()
    scene.rich(0)
    scene.put(0, LAB, (0, 1))
    scene.play("upgrade academy-q", (0, 1), "tile free1 decline end")
    scene.turn(0)
    qic = scene.player(0).qic
    scene.play("special academy")
    assert scene.player(0).qic == qic + 1


def test_R85_covering_a_used_tile_does_not_restore_it_and_an_unused_one_is_lost() -> None:
    for used in (True, False):
        scene = alone()
        p = scene.rich(0)
        scene.put(0, LAB, (0, 1))
        p.techs = 1 << TECH_ACT_4PW
        p.tokens, p.research[AI] = [2 * FED_8VP_Q + 1], 4
        scene.state.advanced_slots[AI] = ADV_PASS_FED
        if used:
            scene.play("special tech end")
            scene.turn(0)
        scene.play("upgrade academy-k", (0, 1), "tile adv-ai cover act_4pw decline end")
        scene.turn(0)
        scene.refuses("special tech")


def test_R85_an_institute_alone_gives_no_octagon() -> None:
    scene = alone()
    scene.put(0, INSTITUTE, (0, 1))
    scene.refuses("special faction")
    scene.refuses("special academy")
