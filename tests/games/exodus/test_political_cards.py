"""Every political card, at work."""

import pytest
from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import (
    F_BUILD,
    F_BUY,
    F_REACT,
    STEP_ACTIONS,
    STEP_AIMS,
    STEP_BATTLES,
    STEP_INCOME,
    STEP_VOTE,
)
from galaktyka.games.exodus.ids import (
    AXINIUM,
    CP,
    DARK_RAIDER,
    FUSION_DRIVE,
    HYPERSONIC_ROCKET,
    POLITICAL_IDS,
    SHIP_TYPES,
    TECH_IDS,
    TRANSPORTER,
    UPGRADES,
)
from galaktyka.games.exodus.rules import laws, rockets
from galaktyka.games.exodus.rules.research import price
from galaktyka.games.exodus.rules.trade import rates


def adopt(card: str, seats: int = 2, prepared: Scene | None = None) -> Scene:
    """The council votes for this card."""
    scene = prepared or Scene(seats)
    others = [other for other in ("exe_emergency_fund", "law_free_market", "res_trade_fair") if other != card]
    scene.reveal_next(card, *others[: 1 if seats == 2 else 2])
    scene.begin(STEP_VOTE)
    scene.ballots(*[(0, "A")] * seats)
    return scene


def in_force(scene: Scene) -> list[str]:
    return [POLITICAL_IDS[card] for card in scene.state.in_force]


@pytest.mark.parametrize(
    ("card", "type_"),
    [
        ("law_military_technologies", "ssl_cannon"),
        ("law_civil_technologies", "advanced_banking"),
        ("law_transport_technologies", "fusion_drive"),
    ],
)
def test_R92_a_law_makes_technologies_of_its_type_cheaper(card: str, type_: str) -> None:
    scene = adopt(card)
    printed = scene.state.box.technology_cp
    wanted = TECH_IDS.index(type_)
    assert price(scene.state, 0, wanted) == printed[wanted] - 2
    basic = TECH_IDS.index("basic_research")
    assert price(scene.state, 0, basic) == printed[basic] - 2
    others = [t for t in range(28) if price(scene.state, 0, t) == printed[t]]
    assert others


def test_R92_discounts_of_all_three_types_add_up_for_basic_research() -> None:
    scene = Scene()
    scene.hold("law_military_technologies", "law_civil_technologies", "res_open_archives")
    assert laws.research_discount(scene.state, TECH_IDS.index("basic_research")) == 2 + 2 + 1
    assert laws.research_discount(scene.state, TECH_IDS.index("fusion_drive")) == 1


def test_R92_open_archives_make_every_technology_cheaper() -> None:
    scene = adopt("res_open_archives")
    for technology in range(28):
        assert price(scene.state, 0, technology) == scene.state.box.technology_cp[technology] - 1


def test_R93_shipyard_subsidies_and_mobilisation_change_the_price_of_ships() -> None:
    scene = adopt("law_shipyard_subsidies")
    for type_ in range(SHIP_TYPES):
        assert laws.ship_cost(scene.state, type_, CP) == scene.state.box.ship_cp[type_] - 1
        assert laws.ship_cost(scene.state, type_, AXINIUM) == scene.state.box.ship_axinium[type_]
    mobilised = adopt("res_mobilisation")
    assert mobilised.player(0).cp == 5 - 1
    for type_ in range(SHIP_TYPES):
        assert laws.ship_cost(mobilised.state, type_, AXINIUM) == mobilised.state.box.ship_axinium[type_] - 1
    mobilised.ask(F_BUILD, 0)
    mobilised.give(0, cp=4)
    mobilised.play("build raider")
    assert mobilised.goods(0) == (2, 0, 0)


def test_R93_arms_subsidies_and_embargo_change_the_price_of_upgrades() -> None:
    for card, change in (("law_arms_subsidies", -1), ("res_arms_embargo", 1)):
        scene = adopt(card)
        scene.teach(0, "fusion_drive", "hypersonic_rockets")
        for upgrade in (FUSION_DRIVE, HYPERSONIC_ROCKET):
            assert laws.upgrade_cp(scene.state, upgrade) == scene.state.box.upgrade_cp[upgrade] + change
        scene.ask(F_BUY, 0)
        scene.give(0, cp=1 + change, phasium=1)
        scene.play_all("buy fusion_drive", "to raider")
        assert scene.goods(0) == (0, 0, 0)


def test_R93_a_price_never_falls_below_nothing() -> None:
    scene = Scene()
    scene.hold("law_arms_subsidies", "law_arms_subsidies")
    assert laws.upgrade_cp(scene.state, FUSION_DRIVE) == 0


def taxed(card: str) -> int:
    """CP that one unit of axinium costs under a card."""
    scene = Scene(2)
    scene.hold(card)
    scene.settle(0, "charun", 1)
    scene.exhaust("home 0")
    scene.give(0, cp=9)
    scene.begin(STEP_INCOME)
    scene.play("all")
    return 9 - scene.player(0).cp


def test_R94_tax_laws_change_the_rate() -> None:
    assert taxed("law_tax_haven") == 0
    assert taxed("law_war_tax") == 2


def test_R94_advanced_politics_pays_no_war_tax() -> None:
    scene = Scene(2)
    scene.hold("law_war_tax")
    scene.teach(0, "advanced_politics")
    assert laws.tax_rate(scene.state, 0) == 0
    assert laws.tax_rate(scene.state, 1) == 2


@pytest.mark.parametrize(("new", "old"), [("law_tax_haven", "law_war_tax"), ("law_war_tax", "law_tax_haven")])
def test_R94_R100_the_tax_laws_repeal_each_other(new: str, old: str) -> None:
    scene = Scene(2)
    scene.hold(old)
    assert in_force(adopt(new, prepared=scene)) == [new]


def test_R95_the_weapons_treaty_forbids_rockets_and_takes_graviton_ones_away() -> None:
    scene = Scene(2)
    scene.settle(0, "sol", 1)
    scene.rocket("sol", "graviton_rocket")
    scene.rocket("sol", "hypersonic_rocket")
    adopt("law_wmd_ban", prepared=scene)
    assert scene.state.supply[10] == scene.state.box.upgrade_supply[10]
    assert not rockets.any_rockets(scene.state)
    scene.teach(0, "hypersonic_rockets", "fusion_drive")
    scene.give(0, cp=9, phasium=9)
    scene.ask(F_BUY, 0)
    assert scene.legal() == ["buy fusion_drive", "done"]


def test_R95_the_moratorium_skips_the_phase_but_rockets_can_be_bought() -> None:
    scene = Scene(2)
    scene.settle(0, "sol", 1)
    scene.rocket("sol", "hypersonic_rocket")
    adopt("res_wmd_moratorium", prepared=scene)
    scene.begin(STEP_AIMS)
    assert scene.question != "aim"
    scene.teach(0, "hypersonic_rockets")
    scene.give(0, cp=9, phasium=9)
    scene.ask(F_BUY, 0)
    assert "buy hypersonic_rocket" in scene.legal()


def test_R95_a_ceasefire_repairs_and_stops_battles_but_not_a_single_guard() -> None:
    scene = Scene(2)
    scene.fit(0, "fighter", "em_shield")
    scene.fly(0, "fighter1", "sol", damage=1)
    scene.fly(1, "raider1", "sol")
    adopt("res_ceasefire", prepared=scene)
    assert scene.damage(0, "fighter1") == 0
    scene.state.centaurian[scene.hex("sol")] = 1
    scene.begin(STEP_BATTLES)
    assert scene.where(0, "fighter1") == scene.where(1, "raider1") == scene.hex("sol")


def test_R96_the_free_market_allows_five_exchanges() -> None:
    assert laws.exchanges(Scene().state) == 4
    assert laws.exchanges(adopt("law_free_market").state) == 5


def test_R96_the_trade_fair_gives_red_rates_to_all_but_no_mixing() -> None:
    scene = adopt("res_trade_fair")
    assert rates(scene.state, 0, 1) == (6, 3)
    scene.give(0, cp=9, axinium=3)
    scene.player(0).face = 4
    scene.begin(STEP_ACTIONS)
    scene.play("sell axinium")
    assert scene.legal() == ["sell axinium", "done"]


def test_R97_colonisation_lets_a_three_land() -> None:
    assert laws.landing_from(Scene().state) == 4
    assert laws.landing_from(adopt("law_colonisation").state) == 3


def test_R97_clone_rights_add_to_growth_with_or_without_cloning() -> None:
    scene = adopt("law_clone_rights")
    assert scene.people("home 0", 0) == 4  # the immediate effect
    scene.teach(1, "expert_cloning")
    assert [laws.growth(scene.state, seat) for seat in (0, 1)] == [3, 4]


def test_R97_the_central_bank_pays_at_once_and_with_every_banking() -> None:
    scene = adopt("law_central_bank")
    assert scene.player(0).cp == 5 + 2
    for seat, gained in ((0, 6), (1, 10)):
        if seat == 1:
            scene.teach(1, "advanced_banking")
        scene.player(seat).face = 3
        before = scene.player(seat).cp
        scene.begin(STEP_ACTIONS, position=seat)
        assert scene.player(seat).cp == before + gained
        scene.player(seat).face = -1


def test_R97_the_mining_boom_adds_two_units() -> None:
    scene = adopt("res_mining_boom")
    scene.exhaust("home 0")
    scene.player(0).face = 5
    scene.begin(STEP_ACTIONS)
    assert scene.state.arg(0) == 6


def test_R97_unrest_and_volunteers_change_the_price_of_reactions() -> None:
    unrest = adopt("res_civil_unrest")
    assert [laws.reaction_cost(unrest.state, 0, owner) for owner in (0, 1)] == [2, 3]
    eager = adopt("res_volunteers")
    assert [laws.reaction_cost(eager.state, 0, owner) for owner in (0, 1)] == [0, 1]
    eager.player(1).face = 3
    eager.ask(F_REACT, 0)
    eager.play("react 2")
    assert eager.people("home 0", 0) == 2


def test_R97_overdrive_adds_a_step_up_to_three() -> None:
    scene = adopt("res_engine_overdrive")
    scene.fit(0, "transporter", "antigravity_drive")
    assert laws.speed(scene.state, 0, DARK_RAIDER) == 2
    assert laws.speed(scene.state, 0, TRANSPORTER) == 3


def test_R98_executive_decisions_reach_everybody() -> None:
    assert [adopt("exe_emergency_fund").player(seat).cp for seat in (0, 1)] == [8, 8]
    assert adopt("exe_axinium_relief").player(1).axinium == 3
    assert adopt("exe_phasium_relief").player(1).phasium == 1
    assert adopt("exe_clone_shipment").people("home 1", 1) == 4


def test_R98_the_levy_takes_what_is_there() -> None:
    scene = Scene(2)
    scene.give(1, cp=2)
    adopt("exe_council_levy", prepared=scene)
    assert [scene.player(seat).cp for seat in (0, 1)] == [2, 0]


def test_R5_R98_what_goes_beyond_the_track_is_lost() -> None:
    scene = Scene(2)
    scene.give(0, cp=1, axinium=10)
    adopt("exe_axinium_relief", prepared=scene)
    assert scene.goods(0) == (1, 10, 0)


def test_R98_the_overhaul_repairs_ships_whole() -> None:
    scene = Scene(2)
    scene.fit(0, "fighter", "qgp_shield")
    scene.fly(0, "fighter1", "sol", damage=3)
    adopt("exe_fleet_overhaul", prepared=scene)
    assert scene.damage(0, "fighter1") == 0


def test_R99_the_survey_raises_every_marker_up_to_its_number() -> None:
    scene = Scene(2)
    scene.exhaust("sol", "home 0")
    scene.state.destroyed = 1 << scene.hex("lyra")
    scene.exhaust("lyra")
    adopt("exe_geological_survey", prepared=scene)
    assert (scene.marker("sol"), scene.marker("lyra")) == (1, 0)
    assert (scene.marker("home 0"), scene.marker("home 1")) == (1, 5)


def test_R100_the_chancellor_must_repeal_a_law() -> None:
    scene = Scene(2)
    scene.state.order = [1, 0]
    scene.hold("law_colonisation", "law_free_market", "res_mining_boom")
    adopt("exe_repeal", prepared=scene)
    assert (scene.question, scene.seat) == ("repeal", 1)
    assert scene.legal() == ["repeal free_market", "repeal colonisation"]
    scene.play("repeal free_market")
    assert in_force(scene) == ["law_colonisation", "res_mining_boom"]


def test_R100_without_a_law_the_repeal_has_no_effect() -> None:
    assert adopt("exe_repeal").question == "offer"


def test_R100a_cards_on_the_same_number_are_added_after_the_technology() -> None:
    scene = Scene(2)
    scene.hold("law_arms_subsidies", "res_arms_embargo", "res_volunteers", "res_civil_unrest")
    assert laws.upgrade_cp(scene.state, FUSION_DRIVE) == scene.state.box.upgrade_cp[FUSION_DRIVE]
    scene.teach(0, "expert_politics")
    assert laws.reaction_cost(scene.state, 0, 0) == 0
    assert laws.reaction_cost(scene.state, 0, 1) == 1


def test_R36_R100a_the_price_of_a_reaction_is_cut_off_once_at_the_end() -> None:
    scene = Scene(2)
    scene.hold("res_civil_unrest")
    scene.teach(0, "expert_politics")
    assert laws.reaction_cost(scene.state, 0, 0) == 1


def test_R5_R93_no_reduction_takes_a_price_below_nothing() -> None:
    """Several cards of a kind, as an owner's box may hold them."""
    scene = Scene(2)
    for card in ("law_shipyard_subsidies", "res_mobilisation", "law_arms_subsidies", "res_open_archives"):
        scene.state.in_force += [POLITICAL_IDS.index(card)] * 20
    for type_ in range(SHIP_TYPES):
        assert [laws.ship_cost(scene.state, type_, resource) for resource in (CP, AXINIUM)] == [0, 0]
    assert {laws.upgrade_cp(scene.state, upgrade) for upgrade in range(UPGRADES)} == {0}
    assert {price(scene.state, 0, technology) for technology in range(len(TECH_IDS))} == {0}
