"""Phase I: market, growth, repairs, income and taxes."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import E_EXTRACT, E_TAX, STEP_INCOME, STEP_UPKEEP
from galaktyka.games.exodus.rules import upkeep


def test_R9_markers_return_from_the_market_to_their_owners() -> None:
    scene = Scene()
    scene.state.market = [1, 0, 1]
    scene.player(1).pool -= 2
    scene.player(0).pool -= 1
    before = [scene.player(seat).pool for seat in range(3)]
    upkeep.clear_market(scene.state, scene.table)
    assert scene.state.market == [-1, -1, -1]
    assert [scene.player(seat).pool for seat in range(3)] == [before[0] + 1, before[1] + 2, before[2]]


def test_R10_two_clones_go_home_three_with_expert_cloning() -> None:
    scene = Scene()
    scene.teach(1, "expert_cloning")
    upkeep.grow(scene.state, scene.table)
    assert [scene.people(f"home {seat}", seat) for seat in range(3)] == [5, 6, 5]


def test_R10_only_what_the_pool_holds_can_grow() -> None:
    scene = Scene()
    scene.settle(0, "sol", 26)
    upkeep.grow(scene.state, scene.table)
    assert (scene.people("home 0", 0), scene.player(0).pool) == (4, 0)


def test_R11_basic_repairs_take_one_damage_off_each_own_ship() -> None:
    scene = Scene()
    for seat in (0, 1):
        scene.fit(seat, "battle_cruiser", "mpg_shield")
        scene.fly(seat, "cruiser1", "sol", damage=2)
        scene.fly(seat, "cruiser2", "lyra", damage=1)
    scene.teach(0, "basic_repairs")
    upkeep.repair(scene.state, scene.table)
    assert [scene.damage(0, "cruiser1"), scene.damage(0, "cruiser2")] == [1, 0]
    assert [scene.damage(1, "cruiser1"), scene.damage(1, "cruiser2")] == [2, 1]


def income(scene: Scene) -> None:
    scene.begin(STEP_INCOME)


def test_R12_each_player_finishes_cp_axinium_and_phasium_before_the_next() -> None:
    scene = Scene(2)
    scene.state.order = [1, 0]
    for seat in (0, 1):
        scene.settle(seat, ["charun", "agni"][seat], 1)
        scene.settle(seat, ["kuei_hsing", "mani"][seat], 1)
    income(scene)
    assert (scene.seat, scene.legal()) == (1, ["all", "take agni", "done"])
    scene.play("all")
    assert (scene.seat, scene.legal()) == (1, ["all", "take mani", "done"])
    scene.play("all")
    assert (scene.seat, scene.legal()) == (0, ["all", "take charun", "done"])


def test_R13_each_platinum_planet_gives_five_cp_whoever_has_the_majority() -> None:
    scene = Scene(2)
    scene.settle(0, "sol", 1)
    scene.settle(1, "sol", 4)
    before = scene.player(0).cp
    income(scene)
    assert scene.player(0).cp == before + 10  # home and Sol
    assert scene.marker("sol") == 4 - 2
    assert scene.marker("home 0") == 4


def test_R14_the_refinery_repeats_the_extraction_planet_by_planet() -> None:
    scene = Scene(2)
    scene.teach(0, "cp_refinery")
    scene.settle(0, "sol", 1)
    scene.settle(0, "lyra", 1)
    scene.state.marker[scene.hex("lyra")] = 1
    income(scene)
    home = scene.name(scene.hex("home 0"))
    assert scene.legal() == ["all", f"take {home}", "take sol", "done"]  # Lyra is exhausted
    cp = scene.player(0).cp
    scene.play("take sol")
    assert (scene.player(0).cp, scene.marker("sol")) == (cp + 5, 2)
    assert scene.legal() == ["all", f"take {home}", "done"]


def test_R15_axinium_is_taken_unit_by_unit_or_left() -> None:
    scene = Scene(2)
    scene.settle(0, "charun", 1)
    scene.settle(0, "agni", 1)
    scene.exhaust("home 0")
    scene.give(0, cp=5)
    income(scene)
    scene.play("take agni")
    assert scene.goods(0) == (4, 1, 0)
    assert scene.legal() == ["all", "take charun", "done"]
    scene.play("done")
    assert scene.marker("charun") == 4


def test_R15_the_refinery_gives_a_second_unit() -> None:
    scene = Scene(2)
    scene.teach(0, "axinium_refinery")
    scene.settle(0, "charun", 1)
    income(scene)
    scene.play("all")
    assert (scene.player(0).axinium, scene.marker("charun")) == (2 + 2, 2)


def test_R15_units_beyond_ten_or_without_tax_stay_on_the_planet() -> None:
    scene = Scene(2)
    scene.settle(0, "charun", 1)
    scene.settle(0, "agni", 1)
    scene.exhaust("home 0")
    scene.give(0, cp=9, axinium=9)
    income(scene)
    scene.play("all")
    assert scene.goods(0) == (8, 10, 0)
    assert scene.marker("charun") + scene.marker("agni") == 4 + 3 - 1
    poor = Scene(2)
    poor.settle(0, "charun", 1)
    poor.exhaust("home 0")
    poor.give(0, cp=0)
    income(poor)
    assert poor.question != "income"
    assert (poor.marker("charun"), poor.goods(0)[1]) == (4, 0)


def test_R15_the_last_cp_pays_the_tax_of_one_more_unit() -> None:
    """The tax of War Tax is paid in full or the unit stays."""
    for law, cp, taken in (("", 1, 1), ("law_war_tax", 1, 0), ("law_war_tax", 3, 1), ("law_tax_haven", 0, 2)):
        scene = Scene(2)
        if law:
            scene.hold(law)
        scene.settle(0, "charun", 1)
        scene.settle(0, "agni", 1)
        scene.exhaust("home 0", "home 1")
        scene.give(0, cp=cp)
        income(scene)
        if taken:
            scene.play("all")
        assert (scene.player(0).axinium, scene.question == "income") == (taken, False)
        assert scene.player(0).cp == cp - taken * {"": 1, "law_war_tax": 2, "law_tax_haven": 0}[law]


def test_R16_phasium_works_like_axinium() -> None:
    scene = Scene(2)
    scene.teach(0, "phasium_refinery")
    scene.settle(0, "kuei_hsing", 1)
    scene.exhaust("home 0")
    scene.give(0, cp=5)
    income(scene)
    scene.play("take kuei_hsing")
    scene.play("take kuei_hsing")
    assert scene.goods(0) == (3, 0, 2)
    assert scene.marker("kuei_hsing") == 3


def test_R17_tax_is_one_cp_a_unit_and_nothing_with_advanced_politics() -> None:
    scene = Scene(2)
    scene.teach(1, "advanced_politics")
    for seat in (0, 1):
        scene.settle(seat, "charun", 1)
        scene.exhaust(f"home {seat}")
        scene.give(seat, cp=3)
    income(scene)
    scene.play("all")
    scene.play("all")
    assert [scene.goods(seat) for seat in (0, 1)] == [(2, 1, 0), (3, 1, 0)]
    assert [event.seat for event in scene.events(E_TAX)] == [0]


def test_R17_R94_the_short_game_has_no_taxes_whatever_the_laws() -> None:
    for law in ("", "law_war_tax"):
        scene = Scene(2, variant="short")
        if law:
            scene.hold(law)
        scene.settle(0, "charun", 1)
        scene.exhaust("home 0")
        scene.give(0, cp=0)
        income(scene)
        scene.play("all")
        assert scene.goods(0) == (0, 1, 0)
        assert not scene.events(E_TAX)


def test_R18_a_marker_at_nothing_leaves_the_planet_exhausted() -> None:
    scene = Scene(2)
    scene.settle(0, "sol", 1)
    scene.settle(1, "sol", 1)
    scene.state.marker[scene.hex("sol")] = 1
    before = scene.player(1).cp
    income(scene)
    assert scene.marker("sol") == 0
    assert scene.player(1).cp == before + 5  # from home alone


def test_R19_the_first_in_turn_order_extracts_first() -> None:
    scene = Scene(2)
    scene.state.order = [1, 0]
    for seat in (0, 1):
        scene.settle(seat, "charun", 5 - 4 * seat)
    scene.state.marker[scene.hex("charun")] = 1
    income(scene)
    assert scene.seat == 1
    scene.play("all")
    assert (scene.player(1).axinium, scene.player(0).axinium) == (3, 2)
    assert [event.seat for event in scene.events(E_EXTRACT) if event.a == scene.hex("charun")] == [1]


def test_T1_income_of_green() -> None:
    scene = Scene(2)
    scene.teach(0, "phasium_refinery")
    for planet in ("sol", "lyra", "charun", "kuei_hsing"):
        scene.settle(0, planet, 1)
    scene.exhaust("home 0")
    scene.give(0, cp=7, axinium=3, phasium=1)
    income(scene)
    scene.play("all")
    scene.play("all")
    assert scene.goods(0) == (14, 4, 3)
    markers = [scene.marker(planet) for planet in ("sol", "lyra", "charun", "kuei_hsing")]
    assert markers == [4 - 1, 4 - 1, 4 - 1, 5 - 2]
    assert sum(event.a for event in scene.events(E_TAX)) == 3


def test_R9_R10_R11_upkeep_comes_before_income() -> None:
    scene = Scene(2)
    scene.state.market = [0, -1]
    scene.player(0).pool -= 1
    scene.begin(STEP_UPKEEP)
    assert scene.state.turn == 2
    assert scene.state.market == [-1, -1]
    assert scene.people("home 0", 0) == 5
