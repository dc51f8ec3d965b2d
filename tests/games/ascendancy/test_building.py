"""The Building Phase (R50–R59)."""

from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.state import DONE, PROJECT


def test_R50_ships_are_built_at_the_own_home_and_at_controlled_starbases() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.control(FEDERATION, "ardana")
    scene.give(FEDERATION, 3)
    scene.build(FEDERATION)
    assert [text for text in scene.legal() if text.startswith("build")] == ["build earth"]
    scene.base(KLINGONS, "ardana")
    scene.play("build ardana")
    assert scene.count(FEDERATION, "ardana") == 1
    scene.state.control[ids.EARTH] = KLINGONS
    assert [text for text in scene.legal() if text.startswith("build")] == ["build ardana"]


def test_R50_hostile_ships_do_not_prevent_building_and_there_is_no_hazard() -> None:
    scene = Scene()
    scene.link("romulus", "talos_iv")
    scene.control(ROMULANS, "talos_iv")
    scene.base(ROMULANS, "talos_iv")
    scene.ships(KLINGONS, "talos_iv", 2)
    scene.give(ROMULANS, 1)
    scene.build(ROMULANS)
    scene.play("build talos_iv")
    assert scene.count(ROMULANS, "talos_iv") == 1
    assert scene.goods(ROMULANS) == (0, 0, 0)


def test_R51_three_ships_built_together_form_a_fleet_without_a_command() -> None:
    scene = Scene()
    scene.give(0, 7)
    scene.player(0).ascendancy = 2
    scene.build(0)
    scene.play("build earth", "build earth")
    assert "fleet earth" not in scene.legal()
    scene.play("build earth", "build earth", "fleet earth", "card federation-1 b")
    assert scene.legal() == ["x3", "x4"]
    scene.play("x3")
    assert scene.fleet_size(0, 1) == 3
    assert scene.player(0).ready == 5
    scene.play("build earth", "build earth")
    assert "fleet earth" not in scene.legal()


def test_R52_colonizing_costs_culture_and_a_ship_there() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.link("earth", "murasaki_312")
    scene.ships(0, "ardana", 2)
    scene.ships(0, "murasaki_312", 1)
    scene.give(0, culture=2)
    scene.build(0)
    assert [text for text in scene.legal() if text.startswith("colonize")] == ["colonize ardana"]
    scene.play("colonize ardana")
    assert scene.controller("ardana") == 0
    assert scene.count(0, "ardana") == 1
    assert scene.goods(0) == (0, 0, 1)


def test_R52_the_settlers_may_come_out_of_a_fleet() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.fleet(0, 1, "b", 3, "ardana")
    scene.ships(0, "ardana", 1)
    scene.give(0, culture=1)
    scene.build(0)
    scene.play("colonize ardana")
    assert scene.legal() == ["settle federation-1", "settle ardana"]
    scene.play("settle federation-1")
    assert scene.fleet_at(0, 1) == ""
    assert scene.singles(0, "ardana") == 3


def test_R52_tokens_are_taken_and_a_face_up_card_goes() -> None:
    scene = Scene()
    scene.link("qonos", "ardana")
    scene.state.prewarp[ids.ARDANA] = 3
    scene.lay_card("ardana", "automated_defenses")
    scene.ships(KLINGONS, "ardana", 1)
    scene.give(KLINGONS, culture=1)
    scene.build(KLINGONS)
    scene.play("colonize ardana")
    assert scene.goods(KLINGONS) == (3, 0, 0)
    assert scene.state.lying[ids.ARDANA] == -1
    assert scene.state.explored[ids.AUTOMATED_DEFENSES] == 1


def test_R52_not_with_a_face_down_card_nor_among_others_nor_developed() -> None:
    for obstacle in ("card", "rival", "node"):
        scene = Scene()
        scene.link("earth", "ardana")
        scene.ships(0, "ardana", 1)
        scene.give(0, culture=1)
        if obstacle == "card":
            scene.state.lying[ids.ARDANA] = -2
        elif obstacle == "rival":
            scene.ships(1, "ardana", 1)
        else:
            scene.nodes("ardana", "P")
        scene.build(0)
        assert "colonize ardana" not in scene.legal()


def test_R52_the_prime_directive_leaves_pre_warp_worlds_alone() -> None:
    for seat, allowed in ((FEDERATION, False), (ROMULANS, True)):
        scene = Scene()
        scene.link("earth", "ardana")
        scene.state.prewarp[ids.ARDANA] = 2
        scene.ships(seat, "ardana", 1)
        scene.give(seat, culture=1)
        scene.build(seat)
        assert ("colonize ardana" in scene.legal()) == allowed


def test_R53_nodes_go_on_free_slots_at_their_cost() -> None:
    scene = Scene()
    scene.link("earth", "delta_iv")
    scene.control(0, "delta_iv")
    scene.give(0, 2, 6, 3)
    scene.build(0)
    nodes = [text for text in scene.legal() if text.startswith("node")]
    assert nodes == [
        "node delta_iv production open",
        "node delta_iv research",
        "node delta_iv research open",
        "node delta_iv culture open",
    ]
    scene.play("node delta_iv research", "node delta_iv research")
    assert scene.goods(0) == (2, 0, 3)
    scene.play("node delta_iv production open")
    assert scene.nodes_of("delta_iv") == "RR+P"
    assert scene.goods(0) == (0, 0, 3)


def test_R53_a_node_on_an_open_slot_may_be_replaced_at_full_cost() -> None:
    scene = Scene()
    scene.link("earth", "nimbus_iii")
    scene.control(0, "nimbus_iii", open_nodes="R")
    scene.project(0, "terraforming")
    scene.project(0, "photon_torpedoes")
    scene.give(0, 2)
    scene.build(0)
    scene.play("node nimbus_iii production for research")
    assert scene.nodes_of("nimbus_iii") == "+P"
    assert scene.question == "discard"
    scene.play("discard terraforming")
    assert scene.goods(0) == (0, 0, 0)


def test_R54_own_slot_or_open_slot_is_the_players_choice() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.control(0, "ardana")
    scene.give(0, 2)
    scene.build(0)
    assert {"node ardana production", "node ardana production open"} <= set(scene.legal())


def test_R55_one_research_for_each_project_and_turn() -> None:
    scene = Scene()
    scene.project(0, "terraforming")
    scene.give(0, research=3)
    scene.build(0)
    scene.play("research terraforming")
    assert "research terraforming" not in scene.legal()
    assert scene.tokens("terraforming") == 1
    assert scene.goods(0) == (0, 2, 0)


def test_R56_a_project_is_complete_at_its_cost_and_works_at_once() -> None:
    scene = Scene()
    scene.project(0, "starfleet_academy", 4)
    scene.give(0, research=1)
    scene.build(0)
    scene.play("research starfleet_academy")
    assert scene.card_at("starfleet_academy") == DONE
    assert scene.tokens("starfleet_academy") == 0
    assert (scene.player(0).ready, scene.player(0).spent) == (5, 1)


def test_R56_only_the_romulans_gain_culture_for_the_icon() -> None:
    for seat, gained in ((ROMULANS, 1), (KLINGONS, 0)):
        scene = Scene()
        scene.project(seat, "imperial_arts", 3)
        scene.give(seat, research=1)
        scene.build(seat)
        scene.play("research imperial_arts")
        assert scene.goods(seat)[2] == gained


def test_R57_weapons_and_shields_rise_step_by_step_for_research() -> None:
    scene = Scene()
    scene.give(0, research=18)
    scene.build(0)
    scene.play("weapons", "weapons", "weapons")
    assert scene.player(0).weapons == 3
    assert scene.goods(0) == (0, 0, 0)
    scene.give(0, research=99)
    assert "weapons" not in scene.legal()
    scene.play("shields")
    assert scene.player(0).shields == 1


def test_R58_cards_may_be_used_at_any_moment_of_the_phase() -> None:
    scene = Scene()
    scene.control(KLINGONS, "qonos", "PRC")
    scene.base(KLINGONS, "qonos")
    scene.teach(KLINGONS, "orbital_ship_yards")
    scene.give(KLINGONS, 1)
    scene.build(KLINGONS)
    scene.play("build qonos", "yard qonos")
    assert "yard qonos" not in scene.legal()
    assert scene.count(KLINGONS, "qonos") == 5


def test_R59_afterwards_nothing_is_built() -> None:
    scene = Scene()
    scene.give(0, 9, 9, 9)
    scene.project(0, "terraforming")
    scene.build(0)
    scene.play("done")
    assert scene.question == "command"
    assert not [text for text in scene.legal() if text.split()[0] in ("build", "node", "research", "weapons")]
    assert "ascend" in scene.legal()


# --- projects ---


def test_R180_launching_costs_a_command_and_draws_two() -> None:
    scene = Scene()
    scene.control(0, "earth", "PRC")
    scene.link("earth", "delta_iv")
    scene.control(0, "delta_iv", "RR")
    scene.command(0)
    scene.play("launch")
    assert scene.player(0).ready == 4
    assert len([k for k in range(45) if scene.state.card_at[k] == PROJECT]) == 2


def test_R180_a_short_deck_gives_fewer_and_an_empty_one_none() -> None:
    scene = Scene()
    for word in ids.ADVANCEMENT_IDS[1:14]:
        scene.teach(0, word)
    scene.command(0)
    scene.play("launch")
    assert (scene.question, scene.owner("warp_core_refit")) == ("command", 0)
    assert "launch" not in scene.legal()


def test_R181_drawn_cards_are_seen_by_their_owner_alone_until_they_are_kept() -> None:
    scene = Scene()
    scene.table.advancements = ["terraforming", "merchant_marine"]
    scene.command(0)
    scene.play("launch")
    assert GAME.view(scene.state, 0)["choice"] == ["terraforming", "merchant_marine"]
    assert GAME.view(scene.state, 1)["choice"] == []
    scene.play("discard new 1")
    assert "terraforming" not in str(GAME.view(scene.state, 1))
    assert "merchant_marine" in str(GAME.view(scene.state, 1))


def test_R182_discards_go_under_the_deck_in_order_without_tokens() -> None:
    scene = Scene()
    scene.project(0, "terraforming", 2)
    scene.table.advancements = ["merchant_marine", "warp_core_refit"]
    scene.command(0)
    scene.play("launch", "discard terraforming", "discard new 2")
    assert scene.player(0).under == [ids.TERRAFORMING, ids.WARP_CORE_REFIT]
    assert scene.tokens("terraforming") == 0


def test_R182_at_once_also_in_the_turn_of_another() -> None:
    scene = Scene()
    scene.link("romulus", "delta_iv")
    scene.control(FEDERATION, "delta_iv", "R")
    scene.project(FEDERATION, "terraforming")
    scene.project(FEDERATION, "photon_torpedoes")
    scene.ships(ROMULANS, "delta_iv", 3)
    scene.command(ROMULANS)
    scene.roll(5, 1, 1, 1, 1)
    scene.play("invade delta_iv")
    assert (scene.question, scene.seat) == ("discard", FEDERATION)


def test_R182_a_captured_card_goes_under_its_first_owners_deck() -> None:
    scene = Scene()
    scene.project(ROMULANS, "terraforming")
    scene.project(ROMULANS, "neutral_zone")
    scene.table.advancements = ["tal_shiar", "imperial_arts"]
    scene.command(ROMULANS)
    scene.play("launch", "discard terraforming")
    assert scene.player(FEDERATION).under == [ids.TERRAFORMING]
    scene.player(FEDERATION).alive = False
    scene.play("discard neutral_zone")
    assert scene.player(ROMULANS).under == [ids.NEUTRAL_ZONE]


def test_R183_completed_advancements_are_never_lost() -> None:
    scene = Scene()
    scene.link("romulus", "delta_iv")
    scene.control(FEDERATION, "delta_iv", "RR")
    scene.teach(FEDERATION, "terraforming")
    scene.ships(ROMULANS, "delta_iv", 9)
    scene.command(ROMULANS)
    scene.roll(*[5] * 9, 1, 1, 1)
    scene.play("invade delta_iv")
    assert scene.controller("delta_iv") == ROMULANS
    assert scene.owner("terraforming") == FEDERATION
