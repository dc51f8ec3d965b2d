"""R87 to R91 and R100 to R109: hazards, phenomena, new systems, and every Exploration card."""

from itertools import pairwise

import pytest
from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.deck import draw_exploration, lay_face_down
from galaktyka.games.ascendancy.state import FACE_DOWN, FACE_UP, NO_CARD

PLANETS = ids.SYSTEM_IDS[ids.FIRST_PLANET : ids.FIRST_PHENOMENON]
PHENOMENA = ids.SYSTEM_IDS[ids.FIRST_PHENOMENON :]
SAFE = "ardana"


def at_the_end_of_a_lane(seat: int = 0, ships: int = 1) -> Scene:
    """Ships in the last sector of an open lane at the seat's home: L1."""
    scene = Scene()
    lane = scene.open(ids.SYSTEM_IDS[seat])
    scene.ships(seat, f"{lane}.2", ships)
    return scene


def discover(scene: Scene, system: str, card: str = "", seat: int = 0, dice: tuple[int, ...] = ()) -> None:
    """One of the ships discovers a system; the card that will lie there is dictated."""
    scene.table.discs = [system]
    scene.table.cards = [card] if card else []
    scene.command(seat)
    scene.play("ship L1.2", "impulse", "discover")
    scene.roll(*dice)
    scene.play(scene.legal()[0])


def found(system: str, card: str = "", seat: int = 0, dice: tuple[int, ...] = (), ships: int = 1) -> Scene:
    scene = at_the_end_of_a_lane(seat, ships)
    discover(scene, system, card, seat, dice)
    return scene


def number(card: str) -> int:
    return ids.EXPLORATION_IDS.index(card)


def discarded(scene: Scene) -> list[str]:
    return [name for k, name in enumerate(ids.EXPLORATION_IDS) if scene.state.explored[k]]


def hazards(scene: Scene) -> list[tuple[int, int]]:
    """Level and die of every hazard that was braved."""
    return [(event.b, event.c) for event in scene.events(c.E_HAZARD)]


# --- hazards ---


def test_R87_every_ship_of_the_unit_rolls_and_the_level_destroys() -> None:
    scene = Scene()
    scene.link("qonos", "talos_iv")
    scene.fleet(KLINGONS, 1, "b", 5, "L1.2")
    scene.ships(KLINGONS, "talos_iv", 2)
    scene.command(KLINGONS)
    scene.roll(3, 4, 6, 1, 3)
    scene.play("order klingons-1", "impulse", "go talos_iv", "stop")
    assert [level for level, _ in hazards(scene)] == [4] * 5
    assert scene.fleet_size(KLINGONS, 1) == 3
    assert scene.singles(KLINGONS, "talos_iv") == 2  # those that did not move


def test_R87_shields_and_cards_raise_the_level_and_above_six_there_is_no_danger() -> None:
    scene = Scene()
    scene.link("earth", "janus_vi")
    scene.ships(0, "L1.2", 3)
    scene.player(0).shields = 1
    scene.command(0)
    scene.roll(5)
    scene.play("ship L1.2", "impulse", "go janus_vi", "stop")
    assert hazards(scene) == [(6, 5)]
    scene.teach(0, "navigational_deflectors")
    scene.play("ship L1.2", "impulse", "go janus_vi", "stop")  # level 7: nothing is rolled
    assert scene.count(0, "janus_vi") == 2


def test_R87_shields_do_not_count_in_the_mutara_nebula() -> None:
    scene = Scene()
    scene.link("earth", "mutara_nebula")
    scene.ships(0, "L1.2", 1)
    scene.player(0).shields = 3
    scene.command(0)
    scene.roll(5)
    scene.play("ship L1.2", "impulse", "go mutara_nebula", "stop")
    assert hazards(scene) == [(5, 5)]
    assert scene.count(0, "mutara_nebula") == 0


def test_R88_passing_through_and_being_built_need_no_roll() -> None:
    scene = Scene()
    scene.link("earth", "janus_vi")
    scene.link("janus_vi", SAFE)
    scene.ships(0, "L1.2", 1)
    scene.control(0, "janus_vi", "P")
    scene.base(0, "janus_vi")
    scene.give(0, 1)
    scene.build(0)
    scene.play("build janus_vi", "done", "ship L1.2", "impulse", "go L2.1")
    assert hazards(scene) == []
    assert (scene.count(0, "janus_vi"), scene.count(0, "L2.1")) == (1, 1)


def test_R88_ships_that_were_there_do_not_roll_again() -> None:
    scene = Scene()
    scene.link("earth", "excalbia")
    scene.ships(0, "excalbia", 4)
    scene.ships(0, "L1.2", 1)
    scene.command(0)
    scene.roll(6)
    scene.play("ship L1.2", "impulse", "go excalbia", "stop")
    assert scene.count(0, "excalbia") == 4


def in_a_phenomenon(ships: int = 1) -> Scene:
    scene = Scene()
    scene.link("earth", "murasaki_312")
    scene.ships(0, "murasaki_312", ships)
    scene.state.token[ids.MURASAKI_312] = 1
    return scene


def test_R89_a_ship_that_was_there_at_the_start_braves_in_place() -> None:
    scene = in_a_phenomenon()
    scene.command(0)
    ready = scene.player(0).ready
    scene.roll(4)
    scene.play("ship murasaki_312", "brave")
    assert scene.goods(0) == (0, 1, 0)
    assert scene.player(0).ready == ready - 1
    scene.roll(5)
    scene.play("ship murasaki_312", "brave")  # again, with another command
    assert scene.count(0, "murasaki_312") == 0


def test_R89_not_after_a_move_in_this_turn_and_not_over_a_planet() -> None:
    scene = in_a_phenomenon(0)
    scene.ships(0, "L1.2", 1)
    scene.link("earth", "janus_vi")
    scene.ships(0, "janus_vi", 1)
    scene.command(0)
    scene.roll(1)
    scene.play("ship L1.2", "impulse", "go murasaki_312", "stop")
    scene.play("ship murasaki_312")
    assert "brave" not in scene.legal()
    scene.play("impulse", "go L1.2", "stop", "ship janus_vi")
    assert "brave" not in scene.legal()


def test_R89_a_science_fleet_rolls_one_die_and_braves_once_without_a_command() -> None:
    scene = in_a_phenomenon(0)
    scene.fleet(0, 1, "a", 4, "murasaki_312")
    scene.command(0)
    ready = scene.player(0).ready
    scene.roll(6)
    scene.play("order federation-1", "brave free")
    assert len(hazards(scene)) == 1
    assert scene.fleet_size(0, 1) == 3
    assert scene.player(0).ready == ready
    assert scene.goods(0) == (0, 1, 0)
    scene.play("order federation-1")
    assert "brave free" not in scene.legal()
    assert "brave" in scene.legal()


def test_R90_the_token_goes_to_the_reserves_or_onto_a_project() -> None:
    scene = in_a_phenomenon()
    scene.project(0, "science_directorate", 1)
    scene.command(0)
    scene.roll(1)
    scene.play("ship murasaki_312", "brave")
    assert scene.question == "reward"
    assert sorted(scene.legal()) == ["research science_directorate", "reserves"]
    scene.play("research science_directorate")
    assert scene.tokens("science_directorate") == 2
    assert scene.state.token[ids.MURASAKI_312] == 0
    scene.roll(1)
    scene.play("ship murasaki_312", "brave")
    assert scene.question == "command"  # nothing is left to take


def test_R90_a_ship_that_ends_its_move_there_takes_the_token_and_may_complete_a_project() -> None:
    scene = in_a_phenomenon(0)
    scene.ships(0, "L1.2", 1)
    scene.project(0, "warp_core_refit", 3)
    scene.command(0)
    scene.roll(2)
    scene.play("ship L1.2", "impulse", "go murasaki_312", "stop", "research warp_core_refit")
    assert scene.owner("warp_core_refit") == 0
    assert scene.tokens("warp_core_refit") == 0


def test_R91_printed_hazard_then_the_cards_hazard_then_mines_then_the_hidden_card() -> None:
    scene = Scene()
    scene.link("earth", "janus_vi")
    scene.lay_card("janus_vi", "automated_defenses")
    scene.control(ROMULANS, "janus_vi", "P")
    scene.teach(ROMULANS, "cloaked_orbital_mines")
    scene.fleet(0, 2, "b", 6, "L1.2")
    scene.command(0)
    scene.roll(*[5, 1, 1, 1, 1, 1], *[1, 1, 1, 1, 6], *[1, 1, 1, 5])
    scene.play("order federation-2", "impulse", "go janus_vi", "stop")
    assert [level for level, _ in hazards(scene)] == [5] * 15
    assert scene.fleet_size(0, 2) == 3


def test_R91_nothing_more_happens_when_no_ship_is_left() -> None:
    scene = Scene()
    scene.link("earth", "janus_vi")
    scene.lay_card("janus_vi", "crystalline_entity")
    scene.ships(0, "L1.2", 1)
    scene.command(0)
    scene.roll(6)
    scene.play("ship L1.2", "impulse", "go janus_vi", "stop")
    assert len(hazards(scene)) == 1
    assert scene.state.known[ids.JANUS_VI] == FACE_UP


# --- discoveries ---


@pytest.mark.parametrize("system", PHENOMENA)
def test_R100_every_phenomenon_gets_a_token_is_braved_and_pays_the_survivor(system: str) -> None:
    scene = found(system, dice=(1,), seat=ROMULANS)
    disc = ids.SYSTEM_IDS.index(system)
    assert hazards(scene) == [(scene.state.box.hazard[disc], 1)]
    assert scene.goods(ROMULANS) == (0, 1, 0)
    assert scene.state.token[disc] == 0
    assert scene.events(c.E_EXPLORED) == []
    assert scene.state.lying[disc] == NO_CARD


def test_R100_the_token_stays_when_the_ship_is_lost() -> None:
    scene = found("black_hole", dice=(3,), seat=KLINGONS)
    assert scene.count(KLINGONS, "black_hole") == 0
    assert scene.state.token[ids.BLACK_HOLE] == 1
    assert scene.state.lying[ids.BLACK_HOLE] == NO_CARD
    assert scene.goods(KLINGONS) == (0, 0, 0)


@pytest.mark.parametrize("system", PLANETS)
def test_R101_every_planet_is_braved_if_hazardous_and_explored_by_a_survivor(system: str) -> None:
    disc = ids.SYSTEM_IDS.index(system)
    box = Scene().state.box
    level = box.hazard[disc]
    scene = found(system, "virgin_world", dice=(1,) if level else ())
    assert hazards(scene) == ([(level, 1)] if level else [])
    assert [(event.a, event.b) for event in scene.events(c.E_EXPLORED)] == [(disc, number("virgin_world"))]
    assert discarded(scene) == ["virgin_world"]
    assert scene.count(0, system) == 1
    assert not scene.state.is_developed(disc)
    assert scene.question == "command"


@pytest.mark.parametrize(
    "system", [name for name in PLANETS if Scene().state.box.hazard[ids.SYSTEM_IDS.index(name)]]
)
def test_R102_without_a_survivor_a_card_lies_face_down_for_the_next(system: str) -> None:
    scene = at_the_end_of_a_lane(ships=2)
    discover(scene, system, dice=(6,))
    disc = ids.SYSTEM_IDS.index(system)
    assert scene.state.lying[disc] == FACE_DOWN
    assert scene.events(c.E_EXPLORED) == []
    scene.roll(1)
    scene.table.cards = ["dilithium_deposits"]
    scene.play("ship L1.2", "impulse", f"go {system}", "stop")
    assert scene.goods(0) == (3, 0, 0)
    assert scene.state.lying[disc] == NO_CARD


def test_R102_the_card_is_not_turned_by_a_ship_that_passes_or_dies() -> None:
    scene = at_the_end_of_a_lane(ships=3)
    discover(scene, "janus_vi", dice=(6,))
    scene.roll(6)
    scene.play("ship L1.2", "impulse", "go janus_vi", "stop")
    assert scene.state.lying[ids.JANUS_VI] == FACE_DOWN
    scene.link("janus_vi", SAFE)
    scene.play("ship L1.2", "impulse", "go L2.1")
    assert scene.state.lying[ids.JANUS_VI] == FACE_DOWN


def test_R103_all_ships_of_the_unit_brave_the_hazard_of_a_card() -> None:
    scene = Scene()
    scene.open("earth")
    scene.fleet(0, 1, "b", 4, "L1.2")
    scene.table.discs, scene.table.cards = [SAFE], ["plague"]
    scene.command(0)
    scene.play("order federation-1", "impulse", "discover")
    scene.roll(4, 3, 2, 1)
    scene.play(scene.legal()[0])
    assert hazards(scene) == [(4, 4), (4, 3), (4, 2), (4, 1)]
    assert scene.fleet_size(0, 1) == 3


def test_R104_a_card_that_stays_meets_every_unit_until_colonized() -> None:
    scene = found(SAFE, "automated_defenses", dice=(1,))
    assert scene.state.known[ids.ARDANA] == FACE_UP
    assert scene.state.lying[ids.ARDANA] == number("automated_defenses")
    scene.ships(0, "L1.2", 1)
    scene.roll(6)
    scene.play("ship L1.2", "impulse", f"go {SAFE}", "stop")
    assert scene.count(0, SAFE) == 1
    scene.give(0, culture=1)
    scene.build(0)
    scene.play(f"colonize {SAFE}")
    assert scene.state.lying[ids.ARDANA] == NO_CARD
    assert discarded(scene) == ["automated_defenses"]
    scene.ships(0, "L1.2", 1)
    scene.play("done", "ship L1.2", "impulse", f"go {SAFE}", "stop")  # no die any more
    assert scene.count(0, SAFE) == 1


def test_R104_the_crystalline_entity_stays_until_a_ship_survives_it() -> None:
    scene = at_the_end_of_a_lane(ships=2)
    discover(scene, SAFE, "crystalline_entity", dice=(3,))
    assert scene.count(0, SAFE) == 0
    assert scene.state.known[ids.ARDANA] == FACE_UP
    scene.roll(2)
    scene.play("ship L1.2", "impulse", f"go {SAFE}", "stop")
    assert scene.count(0, SAFE) == 1
    assert scene.state.lying[ids.ARDANA] == NO_CARD
    assert discarded(scene) == ["crystalline_entity"]


def test_R104_who_survives_the_entity_at_once_has_driven_it_away() -> None:
    scene = found(SAFE, "crystalline_entity", dice=(2,))
    assert scene.state.lying[ids.ARDANA] == NO_CARD
    assert discarded(scene) == ["crystalline_entity"]


@pytest.mark.parametrize(("card", "tokens"), [("prewarp_2", 2), ("prewarp_3", 3)])
def test_R105_pre_warp_tokens_wait_for_the_first_colonizer(card: str, tokens: int) -> None:
    scene = found(SAFE, card, seat=KLINGONS)
    assert scene.state.prewarp[ids.ARDANA] == tokens
    assert not scene.state.is_developed(ids.ARDANA)
    scene.give(KLINGONS, culture=2)
    assert f"invade {SAFE}" not in scene.legal()
    assert f"hegemony {SAFE}" not in scene.legal()
    scene.build(KLINGONS)
    scene.play(f"colonize {SAFE}")
    assert scene.goods(KLINGONS) == (tokens, 0, 1)
    assert scene.state.prewarp[ids.ARDANA] == 0


def test_R105_the_federation_leaves_pre_warp_planets_alone() -> None:
    scene = found(SAFE, "prewarp_2")
    scene.give(0, culture=1)
    scene.build(0)
    assert f"colonize {SAFE}" not in scene.legal()


@pytest.mark.parametrize(
    ("system", "card", "nodes"),
    [
        ("nausicaa", "warp_capable_1", "P"),
        ("gamma_hydra_iv", "warp_capable_1", "R"),
        ("nimbus_iii", "warp_capable_1", "+P"),
        ("organia", "warp_capable_2", "RC"),
        ("delta_iv", "warp_capable_2", "R+P"),
        ("talos_iv", "warp_capable_3", "RRC"),
        ("delta_iv", "warp_capable_3", "RR+P"),
        ("capella", "warp_capable_3", "PPC"),
        ("nimbus_iii", "warp_capable_3", "+P"),
        ("rura_penthe", "warp_capable_3", "PP"),
    ],
)
def test_R106_nodes_by_priority_as_many_as_fit(system: str, card: str, nodes: str) -> None:
    disc = ids.SYSTEM_IDS.index(system)
    box = Scene().state.box
    scene = found(system, card, seat=ROMULANS, dice=(1,) if box.hazard[disc] else ())
    assert scene.nodes_of(system) == nodes
    assert scene.state.level[disc] == int(card[-1])
    assert scene.controller(system) == -1
    assert scene.state.is_developed(disc)


def test_R107_warp_tokens_leave_when_control_is_gained() -> None:
    scene = Scene()
    scene.link("earth", SAFE)
    scene.independent(SAFE, 2, "PR")
    scene.ships(0, SAFE, 1)
    scene.give(0, culture=2)
    scene.player(0).ascendancy = 2
    scene.command(0)
    scene.roll(6)
    scene.play(f"hegemony {SAFE}", "pay")
    assert scene.controller(SAFE) == 0
    assert scene.state.level[ids.ARDANA] == 0


def test_R107_warp_tokens_leave_with_annihilated_nodes() -> None:
    scene = Scene()
    scene.link("qonos", SAFE)
    scene.independent(SAFE, 1, "P")
    scene.ships(KLINGONS, SAFE, 2)
    scene.command(KLINGONS)
    scene.roll(6, 1, 1)
    scene.play(f"invade {SAFE}")
    assert scene.nodes_of(SAFE) == ""
    assert scene.state.level[ids.ARDANA] == 0


def test_R108_discards_are_shuffled_when_the_deck_is_empty() -> None:
    scene = at_the_end_of_a_lane(ships=2)
    scene.state.explored = scene.state.bag
    scene.state.bag = [0] * ids.EXPLORATIONS
    discover(scene, SAFE, "cultural_exchange")
    assert scene.goods(0) == (0, 0, 2)
    assert sum(scene.state.explored) == 1


def test_R108_with_no_card_anywhere_nothing_is_drawn() -> None:
    scene = at_the_end_of_a_lane()
    for card in range(ids.EXPLORATIONS):  # every card lies somewhere or is out of the game
        scene.state.bag[card] = 0
    assert draw_exploration(scene.state, scene.table) == NO_CARD
    lay_face_down(scene.state, ids.ARDANA, scene.table)
    assert scene.state.lying[ids.ARDANA] == NO_CARD


@pytest.mark.parametrize(("seat", "culture"), [(FEDERATION, 1), (KLINGONS, 0), (ROMULANS, 0)])
def test_R109_only_the_federation_gains_culture_for_discoveries(seat: int, culture: int) -> None:
    lost = found("pulsar", seat=seat, dice=(6,))
    assert lost.goods(seat)[ids.CULTURE] == culture  # even though the ship is lost
    for card in ("prewarp_2", "warp_capable_1"):
        assert found(SAFE, card, seat=seat).goods(seat)[ids.CULTURE] == culture
    assert found(SAFE, "virgin_world", seat=seat).goods(seat)[ids.CULTURE] == 0


# --- the other cards ---


def test_card_iconian_probe_rewards_survivors() -> None:
    scene = found(SAFE, "iconian_probe", dice=(4,))
    assert hazards(scene) == [(5, 4)]
    assert scene.goods(0) == (0, 2, 0)
    lost = found(SAFE, "iconian_probe", dice=(5,))
    assert lost.goods(0) == (0, 0, 0)
    assert discarded(lost) == ["iconian_probe"]


def test_card_plague() -> None:
    assert found(SAFE, "plague", dice=(3,)).count(0, SAFE) == 1
    assert found(SAFE, "plague", dice=(4,)).count(0, SAFE) == 0


@pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 0), (5, 3)])
def test_card_tribbles_take_up_to_two_production(had: int, left: int) -> None:
    scene = at_the_end_of_a_lane()
    scene.give(0, had)
    discover(scene, SAFE, "tribbles")
    assert scene.goods(0) == (left, 0, 0)


def test_card_ion_storm_exhausts_a_command() -> None:
    scene = found(SAFE, "ion_storm", dice=(4,))
    assert (scene.player(0).ready, scene.player(0).spent) == (3, 2)  # one was the move
    gone = found(SAFE, "ion_storm", dice=(5,))
    assert gone.player(0).ready == 4  # nobody is left to be slowed


def displaced(ships: int = 1) -> Scene:
    scene = at_the_end_of_a_lane(ships=ships)
    scene.link("qonos", "risa")
    scene.link("romulus", "janus_vi")
    scene.link("romulus", "pulsar")
    scene.ships(KLINGONS, "risa", 1)
    return scene


def test_card_spatial_displacement_by_the_player_to_the_right() -> None:
    scene = displaced()
    discover(scene, SAFE, "spatial_displacement")
    assert (scene.question, scene.seat) == ("displace", ROMULANS)
    assert sorted(scene.legal()) == ["to janus_vi", "to pulsar"]  # not home, not to hostile ships
    scene.play("to pulsar")
    assert scene.count(0, "pulsar") == 1
    assert hazards(scene) == []
    assert scene.goods(0) == (0, 0, 0)
    assert scene.question == "command"


def test_card_spatial_displacement_to_friends() -> None:
    scene = displaced()
    scene.agree(KLINGONS, 1, FEDERATION)
    discover(scene, SAFE, "spatial_displacement")
    assert "to risa" in scene.legal()


def test_card_spatial_displacement_without_another_system() -> None:
    scene = found(SAFE, "spatial_displacement")
    assert scene.question == "command"
    assert scene.count(0, SAFE) == 1
    assert discarded(scene) == ["spatial_displacement"]


def test_card_planet_eater_destroys_the_system_and_leaves_the_game() -> None:
    scene = found(SAFE, "planet_eater")
    assert not scene.state.is_placed(ids.ARDANA)
    assert scene.state.stack >> ids.ARDANA & 1 == 0
    assert scene.count(0, "L1.2") == 1
    assert discarded(scene) == []
    assert scene.state.bag[number("planet_eater")] == 0


def test_card_guardian_of_forever_completes_a_card_at_once() -> None:
    scene = found(SAFE, "guardian_of_forever")
    assert scene.question == "search"
    assert len(scene.legal()) == ids.DECK
    scene.play("take starfleet_academy")
    assert scene.owner("starfleet_academy") == 0
    assert scene.player(0).spent == 2  # the move, and the new command (R5)


def test_card_guardian_of_forever_with_an_empty_deck() -> None:
    scene = at_the_end_of_a_lane()
    scene.teach(0, *ids.ADVANCEMENT_IDS[1 : ids.ADVANCEMENTS_A_CIV])
    discover(scene, SAFE, "guardian_of_forever")
    assert scene.question == "command"


def test_card_peaceful_meditation_is_a_choice() -> None:
    scene = found(SAFE, "peaceful_meditation")
    scene.play("choose 1")
    assert scene.goods(0) == (0, 0, 1)
    scene = found(SAFE, "peaceful_meditation")
    scene.play("choose 2")
    assert scene.goods(0) == (3, 0, 0)
    assert scene.count(0, SAFE) == 0
    assert discarded(scene) == ["peaceful_meditation"]


def test_card_subspace_relay_allows_an_offer_from_afar() -> None:
    scene = found(SAFE, "subspace_relay")
    assert scene.question == "relay"
    scene.play("trade 2")
    assert scene.question == "trade"
    scene.play("offer 1 for nothing", "accept")
    assert scene.holder(FEDERATION, 1) == KLINGONS
    assert scene.question == "command"


def test_card_subspace_relay_may_be_left_alone() -> None:
    scene = found(SAFE, "subspace_relay")
    scene.play("decline")
    assert scene.question == "command"


def test_card_lost_colony_belongs_to_whom_the_right_player_names() -> None:
    scene = found(SAFE, "lost_colony")
    assert (scene.question, scene.seat) == ("name", ROMULANS)
    assert scene.legal() == ["seat 2", "seat 3"]
    scene.play("seat 2")
    assert scene.controller(SAFE) == KLINGONS
    assert scene.count(0, SAFE) == 1
    assert scene.question == "command"


def test_card_lost_colony_without_a_control_node() -> None:
    scene = at_the_end_of_a_lane()
    for before, name in pairwise(("qonos", *ids.SYSTEM_IDS[4:13])):
        scene.link(before, name)
        scene.control(KLINGONS, name, "")
    discover(scene, SAFE, "lost_colony")
    scene.play("seat 2")
    assert (scene.question, scene.seat) == ("yield", KLINGONS)
    assert "decline" in scene.legal()
    assert "release terra_nova" in scene.legal()
    scene.play("decline")
    assert scene.controller(SAFE) == -1


@pytest.mark.parametrize(
    ("card", "goods"),
    [("dilithium_deposits", (3, 0, 0)), ("cultural_exchange", (0, 0, 2)), ("virgin_world", (0, 0, 0))],
)
def test_cards_that_give(card: str, goods: tuple[int, int, int]) -> None:
    scene = found(SAFE, card)
    assert scene.goods(0) == goods
    assert discarded(scene) == [card]


def test_card_ancient_archive_may_go_onto_projects() -> None:
    scene = at_the_end_of_a_lane()
    scene.project(0, "science_directorate")
    scene.project(0, "federation_council")
    discover(scene, SAFE, "ancient_archive")
    scene.play("research science_directorate", "reserves")
    assert scene.tokens("science_directorate") == 1
    assert scene.goods(0) == (0, 1, 0)
    assert scene.question == "command"


def test_every_card_has_a_test_here() -> None:
    """Each of the kinds of Exploration card is named in this file."""
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    for card in ids.EXPLORATION_IDS:
        assert f'"{card}"' in text
