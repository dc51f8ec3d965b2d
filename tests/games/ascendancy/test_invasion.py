"""Invasions and control (R137–R150), Hegemony (R155–R160)."""

from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.hegemony import resistance

HIT, MISS = 6, 1


def siege(attacker: int, ships: int, owner: int, nodes: str) -> Scene:
    """Ships over Terra Nova, which belongs to somebody else."""
    scene = Scene()
    scene.link("romulus", "terra_nova")
    scene.ships(attacker, "terra_nova", ships)
    if owner >= 0:
        scene.control(owner, "terra_nova", nodes)
    return scene


def test_R137_a_developed_system_of_somebody_else_that_one_occupies() -> None:
    scene = siege(KLINGONS, 2, FEDERATION, "P")
    scene.command(KLINGONS)
    assert "invade terra_nova" in scene.legal()
    scene.ships(ROMULANS, "terra_nova", 1)
    assert "invade terra_nova" not in scene.legal()
    scene = siege(KLINGONS, 2, -1, "")
    scene.command(KLINGONS)
    assert "invade terra_nova" not in scene.legal()
    scene = siege(KLINGONS, 2, KLINGONS, "P")
    scene.command(KLINGONS)
    assert "invade terra_nova" not in scene.legal()


def test_R137_the_federation_never_invades() -> None:
    scene = siege(FEDERATION, 5, KLINGONS, "P")
    scene.teach(FEDERATION, "assault_troops")
    scene.command(FEDERATION)
    assert "invade terra_nova" not in scene.legal()


def test_R137_a_broken_agreement_goes_back_first() -> None:
    scene = siege(KLINGONS, 1, ROMULANS, "P")
    scene.agree(ROMULANS, 1, KLINGONS)
    scene.command(KLINGONS)
    scene.play("invade terra_nova")
    assert (scene.question, scene.seat) == ("break", ROMULANS)
    scene.roll(MISS, MISS, MISS)
    scene.play("decline")
    assert scene.holder(ROMULANS, 1) == -1


def test_R138_ships_against_nodes_without_the_starbase() -> None:
    scene = siege(KLINGONS, 2, ROMULANS, "PR")
    scene.base(ROMULANS, "terra_nova")
    scene.command(KLINGONS)
    scene.roll(*[MISS] * 5)
    scene.play("invade terra_nova")
    assert not scene.table.script


def test_R138_an_independent_civilization_fights_by_its_level() -> None:
    scene = siege(KLINGONS, 3, -1, "")
    scene.independent("terra_nova", 2, "PR")
    scene.player(KLINGONS).weapons = 2
    scene.command(KLINGONS)
    scene.roll(4, 5, 5, 3, 4)
    scene.play("invade terra_nova")
    assert scene.count(KLINGONS, "terra_nova") == 2
    assert not scene.state.is_developed(ids.TERRA_NOVA)


def test_R138_a_given_up_system_hits_on_five_without_shields() -> None:
    scene = siege(KLINGONS, 2, -1, "")
    scene.nodes("terra_nova", "PR")
    scene.command(KLINGONS)
    scene.roll(MISS, 5, 4, 5)
    scene.play("invade terra_nova")
    assert scene.count(KLINGONS, "terra_nova") == 1


def test_R139_the_controller_chooses_the_ships_that_are_hit() -> None:
    scene = siege(ROMULANS, 1, KLINGONS, "P")
    scene.fleet(ROMULANS, 1, "b", 3, "terra_nova")
    scene.command(ROMULANS)
    scene.roll(*[MISS] * 4, 5, 1)
    scene.play("invade terra_nova")
    assert (scene.question, scene.seat) == ("hits", KLINGONS)
    scene.play("hit romulans-1")
    assert scene.fleet_at(ROMULANS, 1) == ""


def test_R139_without_a_controller_the_largest_unit_is_hit_first() -> None:
    scene = siege(ROMULANS, 2, -1, "")
    scene.fleet(ROMULANS, 1, "b", 4, "terra_nova")
    scene.fleet(ROMULANS, 2, "b", 3, "terra_nova")
    scene.independent("terra_nova", 1, "PR")
    scene.command(ROMULANS)
    scene.roll(*[MISS] * 9, 5, 5)
    scene.play("invade terra_nova")
    assert scene.fleet_size(ROMULANS, 1) == 0
    assert scene.fleet_size(ROMULANS, 2) == 3
    assert scene.count(ROMULANS, "terra_nova") == 7


def test_R140_more_hits_than_nodes_take_the_system_intact() -> None:
    scene = siege(ROMULANS, 3, KLINGONS, "P")
    scene.command(ROMULANS)
    scene.roll(HIT, HIT, HIT, MISS, MISS)
    scene.play("invade terra_nova")
    assert scene.controller("terra_nova") == ROMULANS
    assert scene.nodes_of("terra_nova") == "P"


def test_R141_as_many_hits_as_nodes_annihilate_everything() -> None:
    scene = siege(ROMULANS, 2, KLINGONS, "P")
    scene.base(KLINGONS, "terra_nova")
    scene.command(ROMULANS)
    scene.roll(HIT, HIT, MISS, MISS)
    scene.play("invade terra_nova")
    assert scene.controller("terra_nova") == -1
    assert scene.nodes_of("terra_nova") == ""
    assert scene.state.base[ids.TERRA_NOVA] == KLINGONS
    assert scene.player(KLINGONS).ready == 5


def test_R142_fewer_hits_destroy_resource_nodes_of_the_attackers_choice() -> None:
    scene = siege(ROMULANS, 2, KLINGONS, "PRC")
    scene.project(KLINGONS, "raptor_engines")
    scene.project(KLINGONS, "penal_mines")
    scene.command(ROMULANS)
    scene.roll(HIT, HIT, *[MISS] * 4)
    scene.play("invade terra_nova")
    assert scene.legal() == ["destroy production", "destroy research", "destroy culture"]
    scene.play("destroy research", "destroy culture")
    assert scene.nodes_of("terra_nova") == "P"
    assert (scene.question, scene.seat) == ("discard", KLINGONS)


def test_R143_the_result_stands_although_all_attackers_die() -> None:
    scene = siege(ROMULANS, 2, KLINGONS, "")
    scene.command(ROMULANS)
    scene.roll(HIT, HIT, HIT)
    scene.play("invade terra_nova")
    assert scene.controller("terra_nova") == ROMULANS
    assert scene.count(ROMULANS, "terra_nova") == 1
    scene = siege(ROMULANS, 1, KLINGONS, "")
    scene.command(ROMULANS)
    scene.roll(HIT, HIT)
    scene.play("invade terra_nova")
    assert (scene.controller("terra_nova"), scene.count(ROMULANS, "terra_nova")) == (-1, 0)


def test_R144_dead_attackers_are_repulsed() -> None:
    scene = siege(ROMULANS, 1, KLINGONS, "PR")
    scene.command(ROMULANS)
    scene.roll(MISS, HIT, HIT, MISS)
    scene.play("invade terra_nova")
    assert scene.question == "command"
    assert len(scene.events(c.E_REPULSED)) == 1
    assert scene.controller("terra_nova") == KLINGONS


def test_R145_the_attacker_may_withdraw_then_the_defender_may_surrender() -> None:
    scene = siege(ROMULANS, 2, FEDERATION, "PR")
    scene.command(ROMULANS)
    scene.roll(*[MISS] * 5)
    scene.play("invade terra_nova")
    assert (scene.question, scene.seat) == ("withdraw", ROMULANS)
    assert {"fight on", "stay", "withdraw L1.1", "withdraw L1.2"} == set(scene.legal())
    scene.play("fight on")
    assert (scene.question, scene.seat) == ("surrender", FEDERATION)
    scene.play("surrender")
    assert scene.controller("terra_nova") == ROMULANS
    assert scene.nodes_of("terra_nova") == "PR"


def test_R145_withdrawn_ships_stay_or_leave_together() -> None:
    for answer, place in (("stay", "terra_nova"), ("withdraw L1.1", "L1.1")):
        scene = siege(ROMULANS, 2, FEDERATION, "PR")
        scene.command(ROMULANS)
        scene.roll(*[MISS] * 5)
        scene.play("invade terra_nova", answer)
        assert (scene.question, scene.count(ROMULANS, place)) == ("command", 2)


def test_R145_a_withdrawal_asks_for_passage_and_a_cancelled_agreement_closes_the_way() -> None:
    scene = siege(ROMULANS, 2, FEDERATION, "PR")
    scene.ships(KLINGONS, "L1.2", 1)
    scene.agree(KLINGONS, 1, ROMULANS)
    scene.command(ROMULANS)
    scene.roll(*[MISS] * 5)
    scene.play("invade terra_nova", "withdraw L1.1")
    assert (scene.question, scene.seat) == ("passage", KLINGONS)
    scene.play("cancel")
    assert (scene.question, scene.legal()) == ("withdraw", ["fight on", "stay"])


def test_R145_another_round_without_a_command_and_uncontrolled_planets_never_surrender() -> None:
    scene = siege(ROMULANS, 2, -1, "")
    scene.independent("terra_nova", 1, "PR")
    scene.command(ROMULANS)
    scene.roll(*[MISS] * 8)
    scene.play("invade terra_nova", "fight on")
    assert (scene.question, scene.player(ROMULANS).ready) == ("withdraw", 4)


def test_R145_klingons_neither_withdraw_nor_surrender() -> None:
    scene = siege(KLINGONS, 1, ROMULANS, "P")
    scene.command(KLINGONS)
    scene.roll(*[MISS] * 3)
    scene.play("invade terra_nova")
    assert (scene.question, scene.seat) == ("surrender", ROMULANS)
    scene = siege(ROMULANS, 1, KLINGONS, "P")
    scene.command(ROMULANS)
    scene.roll(*[MISS] * 3)
    scene.play("invade terra_nova")
    scene.roll(*[MISS] * 3)
    scene.play("fight on")
    assert (scene.question, scene.seat) == ("withdraw", ROMULANS)


def test_R145_where_nobody_can_hit_the_invasion_ends() -> None:
    scene = siege(ROMULANS, 1, FEDERATION, "P")
    scene.player(ROMULANS).shields = 2
    scene.player(FEDERATION).shields = 2
    scene.command(ROMULANS)
    scene.play("invade terra_nova")
    assert (scene.question, len(scene.events(c.E_STALEMATE))) == ("command", 1)


def test_R146_gaining_control_removes_warp_tokens() -> None:
    scene = siege(ROMULANS, 4, -1, "")
    scene.independent("terra_nova", 1, "PR")
    scene.command(ROMULANS)
    scene.roll(*[HIT] * 4, MISS, MISS)
    scene.play("invade terra_nova")
    assert scene.state.level[ids.TERRA_NOVA] == 0
    assert scene.controller("terra_nova") == ROMULANS


def test_R146_R7_a_won_invasion_needs_a_control_node() -> None:
    scene = Scene()
    last = "romulus"
    for word in ids.SYSTEM_IDS[4:13]:
        scene.link(last, word)
        scene.control(ROMULANS, word)
        last = word
    scene.link(last, "risa")
    scene.control(FEDERATION, "risa", "P")
    scene.ships(ROMULANS, "risa", 4)
    scene.command(ROMULANS)
    scene.roll(HIT, HIT, HIT, HIT, MISS, MISS)
    scene.play("invade risa")
    assert (scene.question, len(scene.legal())) == ("yield", 10)
    scene.play("release mazar")
    assert (scene.controller("risa"), scene.controller("mazar")) == (ROMULANS, -1)


def test_R147_the_starbase_changes_hands_with_its_command() -> None:
    scene = siege(ROMULANS, 3, KLINGONS, "P")
    scene.base(KLINGONS, "terra_nova")
    scene.command(ROMULANS)
    scene.roll(HIT, HIT, HIT, MISS, MISS)
    scene.play("invade terra_nova")
    assert scene.player(KLINGONS).ready == 5
    assert (scene.player(ROMULANS).ready, scene.player(ROMULANS).spent) == (4, 2)


def test_R147_after_annihilation_the_next_controller_gains_the_command() -> None:
    scene = siege(ROMULANS, 1, -1, "")
    scene.state.base[ids.TERRA_NOVA] = KLINGONS
    scene.player(KLINGONS).bases -= 1
    scene.give(ROMULANS, culture=1)
    scene.build(ROMULANS)
    scene.play("colonize terra_nova")
    assert scene.player(ROMULANS).spent == 1


def test_R148_a_project_for_every_research_node_without_tokens() -> None:
    scene = siege(ROMULANS, 4, KLINGONS, "R")
    scene.project(KLINGONS, "raptor_engines", 2)
    scene.project(KLINGONS, "penal_mines", 1)
    scene.command(ROMULANS)
    scene.roll(HIT, HIT, HIT, HIT, MISS, MISS)
    scene.play("invade terra_nova")
    assert (scene.question, scene.seat) == ("hand", KLINGONS)
    scene.play("give raptor_engines")
    assert scene.owner("raptor_engines") == ROMULANS
    assert scene.tokens("raptor_engines") == 0
    assert scene.owner("penal_mines") == KLINGONS


def test_R149_both_discard_down_the_new_controller_first() -> None:
    scene = siege(ROMULANS, 4, KLINGONS, "R")
    scene.project(KLINGONS, "raptor_engines")
    scene.project(KLINGONS, "penal_mines")
    scene.project(ROMULANS, "tal_shiar")
    scene.project(ROMULANS, "neutral_zone")
    scene.state.nodes[ids.QONOS * 6 + ids.RESEARCH] = 0
    scene.command(ROMULANS)
    scene.roll(HIT, HIT, HIT, HIT, MISS, MISS)
    scene.play("invade terra_nova", "give penal_mines")
    assert (scene.question, scene.seat) == ("discard", ROMULANS)
    scene.play("discard penal_mines")
    assert (scene.question, scene.seat) == ("discard", KLINGONS)
    scene.play("discard raptor_engines")
    assert scene.player(KLINGONS).under == [ids.PENAL_MINES, ids.RAPTOR_ENGINES]


def test_R150_nodes_have_no_first_strike_in_this_box() -> None:
    scene = siege(ROMULANS, 1, KLINGONS, "")
    scene.teach(KLINGONS, "adapted_cloaking_device")
    scene.command(ROMULANS)
    scene.roll(HIT, HIT)
    scene.play("invade terra_nova")
    assert scene.controller("terra_nova") == -1


# --- Hegemony ---


def test_R155_a_command_and_a_culture_over_a_developed_system() -> None:
    scene = siege(FEDERATION, 1, KLINGONS, "P")
    scene.give(FEDERATION, culture=1)
    scene.command(FEDERATION)
    scene.roll(1)
    scene.play("hegemony terra_nova")
    assert scene.goods(FEDERATION)[2] == 0
    assert scene.player(FEDERATION).ready == 4
    assert "hegemony terra_nova" not in scene.legal()


def test_R155_not_over_undeveloped_or_pre_warp_worlds() -> None:
    scene = siege(FEDERATION, 1, -1, "")
    scene.state.prewarp[ids.TERRA_NOVA] = 2
    scene.give(FEDERATION, culture=3)
    scene.command(FEDERATION)
    assert "hegemony terra_nova" not in scene.legal()


def test_R156_resistance_of_controlled_and_independent_systems() -> None:
    scene = siege(FEDERATION, 1, KLINGONS, "PR")
    scene.player(KLINGONS).ascendancy = 3
    assert resistance(scene.state, ids.TERRA_NOVA) == 6
    scene.base(KLINGONS, "terra_nova")
    assert resistance(scene.state, ids.TERRA_NOVA) == 7
    scene = siege(FEDERATION, 1, -1, "")
    scene.independent("terra_nova", 2, "PR")
    assert resistance(scene.state, ids.TERRA_NOVA) == 4


def test_R157_the_sum_must_exceed_the_resistance_and_the_second_culture_is_free_to_pay() -> None:
    scene = siege(ROMULANS, 1, KLINGONS, "PR")
    scene.give(ROMULANS, culture=6)
    scene.command(ROMULANS)
    scene.roll(3)
    scene.play("hegemony terra_nova")
    assert scene.question == "command"
    scene.roll(4)
    scene.play("hegemony terra_nova")
    assert scene.question == "annex"
    scene.play("no")
    assert scene.controller("terra_nova") == KLINGONS
    scene.roll(4)
    scene.play("hegemony terra_nova", "pay")
    assert scene.controller("terra_nova") == ROMULANS


def test_R157_without_a_second_culture_nothing_happens() -> None:
    scene = siege(ROMULANS, 1, KLINGONS, "")
    scene.give(ROMULANS, culture=1)
    scene.command(ROMULANS)
    scene.roll(6)
    scene.play("hegemony terra_nova")
    assert (scene.question, scene.controller("terra_nova")) == ("command", KLINGONS)


def test_R158_both_cultures_are_due_even_if_success_is_certain() -> None:
    scene = siege(ROMULANS, 1, KLINGONS, "")
    scene.player(ROMULANS).ascendancy = 4
    scene.give(ROMULANS, culture=2)
    scene.command(ROMULANS)
    scene.roll(1)
    scene.play("hegemony terra_nova", "pay")
    assert scene.goods(ROMULANS)[2] == 0


def test_R159_hegemony_is_no_betrayal_and_homes_can_be_taken() -> None:
    scene = Scene()
    scene.link("earth", "qonos")
    scene.ships(KLINGONS, "qonos", 0)
    scene.ships(FEDERATION, "qonos", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.player(FEDERATION).ascendancy = 4
    scene.give(FEDERATION, culture=2)
    scene.command(FEDERATION)
    scene.roll(6)
    scene.play("hegemony qonos", "pay")
    assert scene.controller("qonos") == FEDERATION
    assert scene.holder(KLINGONS, 1) == FEDERATION


def test_R160_it_may_be_tried_again_with_further_commands() -> None:
    scene = siege(ROMULANS, 1, KLINGONS, "PR")
    scene.give(ROMULANS, culture=3)
    scene.command(ROMULANS)
    for _ in range(3):
        scene.roll(1)
        scene.play("hegemony terra_nova")
    assert scene.player(ROMULANS).ready == 2
