"""The worked examples of the rules, T1 to T28 in their numbering, with dictated dice.

T26 and T27 are about the free map alone: `test_map.py`.
"""

from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.hegemony import modifier, resistance
from galaktyka.games.ascendancy.rules.recharge import trade_income
from galaktyka.games.ascendancy.state import DONE


def beside(scene: Scene, attacker: int, ships: int, defender: int, against: int) -> None:
    """Ships over Ardana, and ships of another player in the lane next to it."""
    if not scene.lanes():
        scene.link("earth", "ardana")
    if ships:
        scene.ships(attacker, "ardana", ships)
    if against:
        scene.ships(defender, "L1.2", against)


def test_T1_a_die_is_rerolled_once_by_each_rule() -> None:
    scene = Scene()
    beside(scene, ROMULANS, 0, KLINGONS, 9)
    scene.fleet(ROMULANS, 1, "a", 5, "ardana")
    scene.link("ardana", "risa")
    scene.teach(ROMULANS, "superior_targeting_array")
    scene.command(ROMULANS)
    scene.roll(1, 1, 4, 5, 6)
    scene.play("attack L1.2")
    assert "reroll 1 fleet" in scene.legal()
    scene.roll(1)
    scene.play("reroll 1 fleet")
    assert "reroll 1 fleet" not in scene.legal()
    scene.roll(6)
    scene.play("reroll 2 fleet")
    assert "reroll 1 array" in scene.legal()
    scene.roll(5, *[1] * 5)
    scene.play("reroll 1 array")
    assert scene.question == "retreat"
    assert scene.count(KLINGONS, "L1.2") == 5


def test_T2_the_highest_commitment_picks_first() -> None:
    scene = Scene()
    for home in ("qonos", "romulus"):
        scene.link("earth", home)
    for seat in range(3):
        scene.give(seat, 3)
    scene.begin(c.STEP_BIDS)
    assert scene.seat == 0
    scene.play("x2", "x1", "x3")
    order = []
    while scene.question == "pick":
        order.append(scene.seat)
        scene.play(scene.legal()[0])
    assert order == [2, 0, 1]


def test_T3_shields_raise_a_hazard() -> None:
    scene = Scene()
    scene.link("earth", "stellar_nursery")
    scene.player(0).shields = 1
    scene.ships(0, "L1.1", 3)
    scene.command(0)
    for die, left in ((4, 1), (5, 1), (6, 1)):
        scene.roll(die)
        scene.play("ship L1.1", "impulse", "go stellar_nursery")
        assert scene.count(0, "stellar_nursery") == left


def test_T4_passing_a_hazard_in_warp_needs_no_roll() -> None:
    scene = Scene()
    scene.link("earth", "pulsar")
    scene.link("pulsar", "ardana")
    scene.warp(0, "earth", 2)
    scene.command(0)
    scene.play("warp 1", "exit", "go ardana")
    assert scene.count(0, "ardana") == 1
    assert scene.question == "command"


def independent(system: str, card: str) -> Scene:
    """A ship discovers a system where this card lies."""
    scene = Scene()
    lane = scene.open("earth")
    scene.ships(0, f"{lane}.2", 1)
    scene.table.discs = [system]
    scene.table.cards = [card]
    scene.command(0)
    scene.play(f"ship {lane}.2", "impulse", "discover")
    scene.play(scene.legal()[0])
    return scene


def test_T5_level_two_on_terra_nova() -> None:
    scene = independent("terra_nova", "warp_capable_2")
    assert scene.nodes_of("terra_nova") == "PR"
    assert scene.state.level[ids.TERRA_NOVA] == 2


def test_T6_level_three_on_ardana() -> None:
    scene = independent("ardana", "warp_capable_3")
    assert scene.nodes_of("ardana") == "PR+P"
    assert scene.state.level[ids.ARDANA] == 3


def test_T7_weapons_against_shields_and_a_starbase_die() -> None:
    scene = Scene()
    scene.link("qonos", "ardana")
    scene.ships(KLINGONS, "ardana", 4)
    scene.control(KLINGONS, "ardana", "P")
    scene.base(KLINGONS, "ardana")
    scene.player(KLINGONS).weapons = 2
    scene.player(ROMULANS).shields = 1
    scene.ships(ROMULANS, "L1.2", 4)
    scene.command(KLINGONS)
    scene.roll(3, 3, 4, 4, 5, 4, 4, 5, 5)
    scene.play("attack L1.2")
    rolled = scene.events(c.E_ROLLED)
    assert {(event.seat, event.c) for event in rolled} == {(KLINGONS, 3), (ROMULANS, 2)}
    assert scene.count(KLINGONS, "ardana") == 2
    assert scene.count(ROMULANS, "L1.2") == 1


def test_T8_all_hits_may_fall_on_a_fleet() -> None:
    scene = Scene()
    beside(scene, KLINGONS, 4, ROMULANS, 2)
    scene.fleet(ROMULANS, 1, "a", 5, "L1.2")
    scene.command(KLINGONS)
    scene.roll(5, 5, 5, 5, *[2] * 7)
    scene.play("attack L1.2", "hit romulans-1", "x4")
    assert scene.fleet_at(ROMULANS, 1) == ""
    assert scene.singles(ROMULANS, "L1.2") == 3


def test_T9_first_strike_removes_ships_before_the_reply() -> None:
    scene = Scene()
    beside(scene, ROMULANS, 6, FEDERATION, 4)
    scene.command(ROMULANS)
    scene.roll(5, 5, 1, 1, 1, 1, 5, 1)
    scene.play("attack L1.2")
    assert scene.count(ROMULANS, "ardana") == 5
    assert scene.count(FEDERATION, "L1.2") == 2
    scene.roll(1, 1, 1, 1, 1, 1, 1)
    scene.play("fight on")
    assert not scene.table.script


def invade(ships: int, nodes: str) -> Scene:
    scene = Scene()
    scene.link("qonos", "terra_nova")
    scene.ships(KLINGONS, "terra_nova", ships)
    scene.control(FEDERATION, "terra_nova", nodes)
    scene.command(KLINGONS)
    return scene


def test_T10_a_die_a_ship_against_a_die_a_node() -> None:
    scene = invade(4, "RC")
    scene.roll(*[1] * 7)
    scene.play("invade terra_nova")
    assert not scene.table.script
    assert scene.question == "surrender"


def test_T11_hits_against_three_nodes() -> None:
    scene = invade(4, "RC")
    scene.roll(5, 1, 1, 1, 1, 1, 1)
    scene.play("invade terra_nova")
    assert scene.question == "ruin"
    scene.play("destroy culture")
    assert scene.nodes_of("terra_nova") == "R"

    scene = invade(4, "RC")
    scene.roll(5, 5, 1, 1, 1, 1, 1)
    scene.play("invade terra_nova")
    if scene.question == "ruin":
        scene.play(scene.legal()[0])
    assert scene.nodes_of("terra_nova") == ""
    assert scene.controller("terra_nova") == FEDERATION

    scene = invade(4, "RC")
    scene.roll(5, 5, 5, 1, 1, 1, 1)
    scene.play("invade terra_nova")
    assert scene.controller("terra_nova") == -1
    assert not scene.state.is_developed(ids.TERRA_NOVA)

    scene = invade(4, "RC")
    scene.roll(5, 5, 5, 5, 1, 1, 1)
    scene.play("invade terra_nova")
    assert scene.controller("terra_nova") == KLINGONS
    assert scene.nodes_of("terra_nova") == "RC"


def test_T12_hegemony_over_a_klingon_system() -> None:
    scene = Scene()
    scene.link("romulus", "ardana")
    scene.ships(ROMULANS, "ardana", 1)
    scene.control(KLINGONS, "ardana", "PR")
    scene.player(ROMULANS).ascendancy = 2
    scene.give(ROMULANS, 0, 0, 2)
    scene.command(ROMULANS)
    assert resistance(scene.state, ids.ARDANA) == 4
    scene.roll(3)
    scene.play("hegemony ardana", "pay")
    assert scene.controller("ardana") == ROMULANS
    assert scene.goods(ROMULANS) == (0, 0, 0)


def test_T13_hegemony_over_a_level_three_civilization() -> None:
    scene = Scene()
    scene.link("romulus", "ardana")
    scene.ships(ROMULANS, "ardana", 1)
    scene.independent("ardana", 3, "PR", "P")
    scene.player(ROMULANS).ascendancy = 2
    scene.give(ROMULANS, 0, 0, 4)
    scene.command(ROMULANS)
    assert resistance(scene.state, ids.ARDANA) == 6
    scene.roll(4)
    scene.play("hegemony ardana")
    assert scene.question == "command"
    scene.roll(5)
    scene.play("hegemony ardana")
    assert scene.question == "annex"


def marauders(against: int) -> Scene:
    scene = Scene()
    beside(scene, KLINGONS, 0, ROMULANS, against)
    scene.fleet(KLINGONS, 2, "a", 4, "ardana")
    return scene


def test_T14_marauders_are_paid_although_they_die() -> None:
    scene = marauders(6)
    scene.command(KLINGONS)
    scene.roll(5, 5, 5, 1, 5, 5, 5, 5, 1, 1)
    scene.play("attack L1.2")
    assert scene.goods(KLINGONS)[0] == 3
    assert scene.count(KLINGONS, "ardana") == 0


def test_T15_disbanded_marauders_are_not_paid() -> None:
    scene = marauders(6)
    scene.command(KLINGONS)
    scene.roll(1, 1, 1, 1, 5, 5, 1, 1, 1, 1)
    scene.play("attack L1.2")
    assert scene.fleet_at(KLINGONS, 2) == ""
    scene.roll(5, 5, *[1] * 6)
    scene.play("fight on")
    assert scene.count(ROMULANS, "L1.2") == 4
    assert scene.goods(KLINGONS)[0] == 0


def test_T16_first_strike_disbands_marauders_before_they_roll() -> None:
    scene = marauders(6)
    scene.command(ROMULANS)
    scene.roll(5, 5, 1, 1, 1, 1, 5, 5)
    scene.play("attack ardana")
    assert scene.fleet_at(KLINGONS, 2) == ""
    assert scene.count(ROMULANS, "L1.2") == 4
    assert scene.goods(KLINGONS)[0] == 0


def test_T17_a_launch_beyond_the_limit_discards() -> None:
    scene = Scene()
    scene.control(0, "earth", "PRC")
    scene.link("earth", "delta_iv")
    scene.control(0, "delta_iv", "RR")
    scene.project(0, "terraforming")
    scene.project(0, "photon_torpedoes")
    scene.table.advancements = ["warp_core_refit", "merchant_marine"]
    scene.command(0)
    scene.play("launch")
    assert scene.question == "discard"
    assert sorted(scene.legal()) == [
        "discard new 1",
        "discard new 2",
        "discard photon_torpedoes",
        "discard terraforming",
    ]
    scene.play("discard new 2")
    assert scene.question == "command"
    assert scene.owner("warp_core_refit") == 0
    assert scene.player(0).under == [ids.MERCHANT_MARINE]


def test_T18_held_agreements_give_production() -> None:
    scene = Scene()
    scene.agree(FEDERATION, 1, KLINGONS)
    scene.agree(ROMULANS, 2, KLINGONS)
    assert trade_income(scene.state, KLINGONS) == 3


def federation_turn() -> Scene:
    """The whole first turn of the rulebook's example."""
    scene = Scene()
    scene.give(0, 3, 3, 3)
    scene.build(0)
    scene.play("build earth", "done")
    scene.table.advancements = ["starfleet_diplomatic_corps", "warp_core_refit"]
    scene.play("launch", "discard new 2")
    scene.table.lengths = [3, 3]
    scene.table.discs = ["murasaki_312", "delta_iv"]
    scene.table.cards = ["warp_capable_2"]
    for _ in range(2):
        scene.play("ship earth", "warp", "warp 1", "exit", "new lane")
        scene.play(next(text for text in scene.legal() if text.startswith("open")))
        lane = scene.lanes()
        scene.play(f"go L{lane}.3", "discover")
        scene.roll(4)
        scene.play(scene.legal()[0])
        if scene.question == "reward":
            scene.play("research starfleet_diplomatic_corps")
        else:
            scene.table.script = []
    return scene


def test_T19_the_first_turn_of_the_federation() -> None:
    scene = federation_turn()
    assert scene.goods(0) == (2, 3, 5)
    assert scene.tokens("starfleet_diplomatic_corps") == 1
    assert scene.nodes_of("delta_iv") == "R+P"
    assert scene.count(0, "earth") == 2
    assert scene.player(0).ready == 0


def test_T20_hegemony_over_delta_iv() -> None:
    scene = federation_turn()
    assert resistance(scene.state, ids.DELTA_IV) == 4
    assert modifier(scene.state, 0) == 2
    for die, question in ((2, "command"), (3, "annex")):
        scene.player(0).ready, scene.player(0).spent = 1, 4
        scene.command(0)
        scene.roll(die)
        scene.play("hegemony delta_iv")
        assert scene.question == question


def test_T21_the_diplomatic_corps_is_completed() -> None:
    scene = federation_turn()
    scene.player(0).ready, scene.player(0).spent = 5, 0
    scene.state.token[ids.MURASAKI_312] = 1
    scene.build(0)
    scene.play("research starfleet_diplomatic_corps", "done")
    assert scene.tokens("starfleet_diplomatic_corps") == 2
    scene.roll(4)
    scene.play("ship murasaki_312", "brave", "research starfleet_diplomatic_corps")
    assert scene.card_at("starfleet_diplomatic_corps") == DONE


def test_T22_no_retreat_through_hostile_ships() -> None:
    scene = Scene()
    scene.link("ardana", "earth")
    scene.link("ardana", "risa")
    scene.ships(ROMULANS, "L1.1", 2)
    scene.ships(ROMULANS, "L2.1", 2)
    scene.ships(FEDERATION, "ardana", 2)
    scene.command(ROMULANS)
    scene.roll(1, 1, 1, 1)
    scene.play("attack ardana", "from L1.1", "done")
    assert scene.seat == ROMULANS
    scene.roll(1, 1, 1, 1)
    scene.play("fight on")
    assert (scene.question, scene.seat) == ("retreat", ROMULANS)


def test_T23_turning_back_removes_the_new_lane() -> None:
    scene = Scene()
    scene.discover("earth", "ardana")
    scene.ships(0, "ardana", 1)
    scene.command(0)
    lanes = scene.lanes()
    scene.play("ship ardana", "impulse", "new lane")
    scene.play(next(text for text in scene.legal() if text.startswith("open")))
    assert scene.lanes() == lanes + 1
    scene.play("go ardana")
    assert scene.question == "command"
    assert scene.lanes() == lanes
    assert scene.count(0, "ardana") == 1


def test_T24_mines_are_met_only_where_a_move_ends() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.link("ardana", "risa")
    scene.control(ROMULANS, "ardana")
    scene.teach(ROMULANS, "cloaked_orbital_mines")
    scene.warp(0, "earth", 2)
    scene.warp(0, "earth", 1)
    scene.command(0)
    scene.play("warp 1", "exit", "go risa")
    assert scene.count(0, "risa") == 1
    scene.roll(5)
    scene.play("warp 1", "exit", "go ardana")
    assert scene.count(0, "ardana") == 0


def test_T25_a_stray_ship_trades_without_first_contact() -> None:
    scene = Scene()
    scene.link("qonos", "ardana")
    scene.control(KLINGONS, "ardana")
    scene.ships(0, "L1.1", 1)
    scene.give(0, 3)
    scene.command(0)
    assert "trade 2" in scene.legal()
    assert not scene.state.has_contact(0)
    scene.begin(c.STEP_BIDS)
    assert scene.question == "build"


def test_T28_detection_undoes_first_strike_for_one_defender() -> None:
    scene = Scene()
    beside(scene, ROMULANS, 2, FEDERATION, 1)
    scene.ships(KLINGONS, "L1.2", 1)
    scene.teach(FEDERATION, "tachyon_detection_array")
    scene.command(ROMULANS)
    scene.roll(5, 5)
    scene.play("attack L1.2")
    assert scene.question == "allot"
    scene.roll(1)
    scene.play("x1")
    assert scene.count(KLINGONS, "L1.2") == 0
    assert scene.count(FEDERATION, "L1.2") == 0
    assert not scene.table.script
