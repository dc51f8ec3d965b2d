"""Settle: colonists or a planet, by payment or by force; a second one; what follows."""

import pytest
from tests.games.frontiers.scene import Scene, tile

from galaktyka.core.words import Illegal
from galaktyka.games.frontiers.choices import END_COLONIES, END_COLONISTS
from galaktyka.games.frontiers.ids import ANY, KIND_IDS, SETTLE, X_PAY_FOR_MILITARY, X_TEMP_MILITARY
from galaktyka.games.frontiers.powers import MOST_POWERS, Power
from galaktyka.games.frontiers.rules.settling import can_conquer, force_powers, price, reserve, strength

RARE = KIND_IDS.index("rare")
ROWS = ["artist_settlement", "gem_world", "comet_zone", "volcanic_world", "asteroid_belt", "space_port"]


def costs(scene: Scene, seat: int, name: str) -> int:
    return price(scene.state, scene.player(seat), tile(name))


def force(scene: Scene, seat: int, name: str) -> int:
    return strength(scene.state, scene.player(seat), tile(name))


def test_R11_what_comes_in_this_action_does_not_work_in_it() -> None:
    scene = Scene(2)
    scene.own(0, "improved_logistics", "space_marines")
    scene.explore(0, "rebel_warrior_race", "avian_uplift_race", "rebel_underground", "imperium_munitions")
    scene.people(0, 4)
    scene.player(0).credits = 5
    scene.choose(0, "settle")
    scene.play("pay imperium_munitions")
    assert "conquer rebel_underground" not in scene.offers(), "two new military do not count yet"
    scene.play("conquer avian_uplift_race", "colonists")
    assert force(scene, 0, "rebel_underground") == 4


def test_R13_standing_powers_serve_both_planets_and_others_work_each_time() -> None:
    scene = Scene(2, homes=("galactic_scavengers", "ancient_race"))
    scene.own(0, "improved_logistics", "terraforming_specialists")
    scene.explore(0, "artist_settlement", "gem_world")
    scene.people(0, 2)
    scene.player(0).credits = 0
    scene.choose(0, "settle")
    scene.play("pay artist_settlement")
    assert scene.player(0).credits == 1, "0 paid, 1 rebate"
    scene.play("pay gem_world")
    assert scene.player(0).credits == 1, "1 paid, 1 rebate again"


def test_R14_a_power_changes_only_what_it_says() -> None:
    scene = Scene(2)
    scene.own(0, "contact_specialist")
    scene.explore(0, "rebel_outpost")
    scene.player(0).credits = 9
    scene.people(0, 1)
    scene.choose(1, "settle")
    scene.play("colonists")
    assert "pay rebel_outpost" not in scene.offers(), "two colonists are still needed"


def test_R16_a_home_colony_counts_and_an_explored_planet_does_not() -> None:
    scene = Scene(2, homes=("new_sparta", "ancient_race"))
    scene.explore(0, "lost_alien_battle_fleet", "rebel_warrior_race")
    assert force(scene, 0, "rebel_warrior_race") == 2
    assert scene.score(0) == 1, "the home colony's point, nothing for explored planets"


def test_R40_the_choosers_colonist_comes_first_if_the_pool_has_one() -> None:
    scene = Scene(3)
    scene.choose(1, "settle")
    assert [scene.player(seat).colonists for seat in range(3)] == [0, 1, 0]
    empty = Scene(3)
    empty.pool(0)
    empty.choose(0, "settle")
    assert empty.player(0).colonists == 0


def test_R41_two_colonists_or_a_planet_and_no_pass() -> None:
    scene = Scene(2)
    scene.explore(0, "devolved_uplift_race")
    scene.people(0, 1)
    scene.choose(1, "settle")
    scene.play("colonists")
    assert scene.offers() == ["colonists", "pay devolved_uplift_race"]
    with pytest.raises(Illegal):
        scene.play("pass")
    scene.play("colonists")
    assert scene.player(0).colonists == 3
    assert scene.player(1).colonists == 3


def test_R42_colonists_and_price_or_military_are_needed() -> None:
    scene = Scene(2)
    scene.own(0, "space_marines")
    scene.explore(0, "gem_world", "comet_zone", "rebel_miners", "information_hub", "new_earth")
    scene.people(0, 1)
    scene.player(0).credits = 9
    scene.choose(1, "settle")
    scene.play("colonists")
    assert scene.offers() == ["colonists", "pay gem_world", "pay comet_zone", "conquer rebel_miners"]
    scene.play("pay comet_zone")
    assert (scene.player(0).credits, scene.player(0).colonists) == (6, 0)


def test_R43_every_discount_that_fits_and_never_below_nothing() -> None:
    scene = Scene(2, homes=("alpha_centauri", "ancient_race"))
    scene.own(0, "mining_robots", "mining_mole_uplift_race", "terraforming_specialists")
    scene.explore(0, "comet_zone", "volcanic_world", "gem_world", "new_earth")
    assert [costs(scene, 0, n) for n in ("comet_zone", "volcanic_world", "gem_world", "new_earth")] == [
        0,
        0,
        1,
        1,
    ]


def test_R44_military_adds_up_and_is_not_used_up() -> None:
    scene = Scene(2, homes=("imperium_warlord", "ancient_race"))
    scene.own(0, "space_marines", "alien_researchers", "galactic_imperium")
    scene.explore(0, "rebel_outpost", "alien_robot_sentry", "avian_uplift_race")
    assert force(scene, 0, "avian_uplift_race") == 1 + 2
    assert force(scene, 0, "alien_robot_sentry") == 1 + 2 + 1
    assert force(scene, 0, "rebel_outpost") == 1 + 2 + 1 + 3
    scene.people(0, 3)
    scene.choose(0, "settle")
    scene.play("conquer rebel_outpost")
    assert force(scene, 0, "avian_uplift_race") == 3 + 1, "and one more from the new colony"


def test_R45_credits_do_not_help_a_conquest() -> None:
    scene = Scene(2)
    scene.own(0, "space_marines")
    scene.explore(0, "information_hub")
    scene.people(0, 1)
    scene.player(0).credits = 20
    scene.choose(1, "settle")
    scene.play("colonists")
    assert scene.offers() == ["colonists"]


def armed_with_goods() -> Scene:
    scene = Scene(2)
    scene.own(0, "imperium_arms_factory", "self_repairing_alien_artillery", "volcanic_world", "asteroid_belt")
    scene.good(0, "self_repairing_alien_artillery", "volcanic_world", "asteroid_belt")
    scene.people(0, 2)
    return scene


def test_R46_goods_become_military_once_a_power_from_any_colony() -> None:
    scene = armed_with_goods()
    scene.explore(0, "rebel_outpost", "rebel_base", "avian_uplift_race")
    scene.choose(1, "settle")
    scene.play("colonists")
    assert scene.offers() == ["colonists", "conquer rebel_outpost", "conquer avian_uplift_race"]
    scene.play("conquer rebel_outpost")
    assert "done" not in scene.offers(), "not enough yet"
    scene.play("use imperium_arms_factory")
    assert scene.offers() == ["spend volcanic_world", "spend asteroid_belt"]
    scene.play("spend asteroid_belt", "use self_repairing_alien_artillery")
    assert scene.offers() == ["done"]
    scene.play("done")
    assert scene.colonies(0)[-1] == "rebel_outpost"
    assert scene.goods(0) == ["rare"]


def test_R46_a_wasteful_set_is_legal_and_one_that_falls_short_is_not() -> None:
    scene = armed_with_goods()
    scene.explore(0, "avian_uplift_race", "information_hub")
    scene.choose(1, "settle")
    scene.play("colonists", "conquer information_hub")
    assert scene.offers() == ["use self_repairing_alien_artillery", "use imperium_arms_factory"]
    scene.play("use imperium_arms_factory", "spend volcanic_world")
    assert scene.offers() == ["use self_repairing_alien_artillery"]
    scene.play("use self_repairing_alien_artillery", "done")
    assert scene.goods(0) == ["rare"]


def test_R46_enough_is_enough_without_goods_too() -> None:
    scene = armed_with_goods()
    scene.own(0, "space_marines")
    scene.explore(0, "avian_uplift_race")
    scene.choose(1, "settle")
    scene.play("colonists", "conquer avian_uplift_race", "done")
    assert len(scene.goods(0)) == 4, "three kept and the new windfall"


def test_R46_the_refinerys_good_may_be_used_under_its_own_colour() -> None:
    scene = Scene(2)
    scene.own(0, "imperium_arms_factory", "alien_oort_cloud_refinery")
    scene.good(0, "alien_oort_cloud_refinery", kind="rare")
    scene.explore(0, "avian_uplift_race")
    scene.people(0, 1)
    scene.choose(1, "settle")
    scene.play("colonists", "conquer avian_uplift_race", "use imperium_arms_factory", "done")
    assert scene.good_on(0, "alien_oort_cloud_refinery") == ""


def extra_power(scene: Scene, effect: int, n: int, kind: int = ANY) -> Power:
    """A power that no printed tile has beside its like, but an owner's box may."""
    power = Power(tile("gem_world") * MOST_POWERS + 3, SETTLE, effect)
    power.n, power.kind = n, kind
    scene.player(0).powers[SETTLE].append(power)
    return power


def test_R46_powers_that_want_the_same_good_cannot_both_have_it() -> None:
    scene = Scene(2)
    scene.own(0, "imperium_arms_factory", "volcanic_world")
    scene.good(0, "volcanic_world")
    stronger = extra_power(scene, X_TEMP_MILITARY, 3, RARE)
    p = scene.player(0)
    scene.people(0, 2)
    assert reserve(scene.state, p) == 3
    assert can_conquer(scene.state, p, tile("information_hub"))
    assert not can_conquer(scene.state, p, tile("imperium_fuel_depot"))
    assert force_powers(scene.state, p, tile("information_hub")) == [stronger.number]
    assert len(force_powers(scene.state, p, tile("avian_uplift_race"))) == 2


def test_R47_of_two_powers_to_pay_with_only_the_larger_discount_counts() -> None:
    scene = Scene(2)
    scene.own(0, "contact_specialist")
    scene.explore(0, "rebel_outpost")
    extra_power(scene, X_PAY_FOR_MILITARY, 2)
    assert costs(scene, 0, "rebel_outpost") == 5 - 2


def test_R47_one_power_to_pay_with_is_used_and_other_discounts_add_up() -> None:
    scene = Scene(2, homes=("rebel_cantina", "ancient_race"))
    scene.explore(0, "rebel_warrior_race", "rebel_fuel_cache", "avian_uplift_race", "alien_robot_sentry")
    assert costs(scene, 0, "rebel_warrior_race") == 3
    assert costs(scene, 0, "avian_uplift_race") == -1
    scene.own(0, "contact_specialist")
    assert costs(scene, 0, "rebel_warrior_race") == 2, "the larger discount, not both"
    assert costs(scene, 0, "avian_uplift_race") == 1
    assert costs(scene, 0, "alien_robot_sentry") == -1
    scene.own(0, "uplift_gene_hunters", "terraforming_specialists")
    assert costs(scene, 0, "rebel_warrior_race") == 0


def test_R47_whoever_can_do_both_chooses_the_way() -> None:
    scene = Scene(2)
    scene.own(0, "contact_specialist", "drop_ships")
    scene.explore(0, "rebel_warrior_race")
    scene.people(0, 1)
    scene.player(0).credits = 2
    scene.choose(1, "settle")
    scene.play("colonists")
    assert scene.offers() == ["colonists", "pay rebel_warrior_race", "conquer rebel_warrior_race"]
    scene.play("conquer rebel_warrior_race")
    assert scene.player(0).credits == 2


def test_R48_colonists_then_the_good_then_what_a_settlement_sets_off() -> None:
    scene = Scene(2)
    scene.own(0, "terraforming_robots")
    scene.explore(0, "asteroid_belt")
    scene.people(0, 2)
    scene.player(0).credits = 2
    scene.draws("new_earth")
    supply = scene.state.supply[1]
    scene.choose(1, "settle")
    scene.play("colonists", "pay asteroid_belt")
    assert scene.good_on(0, "asteroid_belt") == "rare"
    assert scene.state.supply[1] == supply - 1
    assert scene.player(0).colonists == 1
    assert scene.explored(0) == ["new_earth"]


def test_R48_without_a_good_in_the_supply_the_colony_starts_empty() -> None:
    scene = Scene(2)
    scene.player(1).stored_goods[1], scene.state.supply[1] = scene.state.supply[1], 0
    scene.explore(0, "asteroid_belt")
    scene.people(0, 1)
    scene.player(0).credits = 2
    scene.choose(0, "settle")
    scene.play("pay asteroid_belt")
    assert scene.good_on(0, "asteroid_belt") == ""


def test_R49_a_second_planet_only_after_a_first_and_each_with_its_own_colonists() -> None:
    scene = Scene(2)
    scene.own(0, "improved_logistics")
    scene.explore(0, *ROWS[:3])
    scene.people(0, 2)
    scene.player(0).credits = 4
    scene.choose(1, "settle")
    scene.play("colonists", "pay artist_settlement")
    assert scene.offers() == ["done", "pay gem_world", "pay comet_zone"]
    scene.play("pay comet_zone")
    assert scene.question() == "choose", "there is no third"
    assert (scene.player(0).credits, scene.player(0).colonists) == (0, 0)
    scene.choose(0, "settle")
    scene.play("colonists")
    assert scene.asked == 1, "colonists are no settlement"


def test_R49_there_is_no_third_planet_and_colonists_set_off_nothing() -> None:
    scene = Scene(2)
    scene.own(0, "improved_logistics", "terraforming_robots")
    scene.explore(0, *ROWS[:4])
    scene.people(0, 5)
    scene.player(0).credits = 20
    scene.choose(1, "settle")
    scene.play("colonists", "pay artist_settlement", "pay gem_world")
    assert scene.question() == "choose"
    before = len(scene.explored(0))
    scene.choose(0, "settle")
    scene.play("colonists")
    assert len(scene.explored(0)) == before


def test_R53_the_limit_of_nine_is_looked_at_again_after_settling() -> None:
    scene = Scene(2)
    scene.own(0, "pan_galactic_hologrid")
    scene.explore(0, "devolved_uplift_race", *ROWS, "new_earth")
    scene.people(0, 1)
    scene.draws("rebel_base")
    scene.choose(0, "settle")
    scene.play("pay devolved_uplift_race", "colonists")
    assert (scene.question(), scene.asked) == ("return", 0)
    scene.play("return gem_world")
    assert scene.in_bag("gem_world")
    assert len(scene.explored(0)) + len(scene.colonies(0)) == 9


def test_R54_an_eighth_colony_makes_the_last_round_when_all_have_settled() -> None:
    scene = Scene(2)
    scene.own(0, *ROWS)
    scene.explore(0, "devolved_uplift_race")
    scene.people(0, 1)
    scene.choose(0, "settle")
    scene.play("pay devolved_uplift_race")
    assert scene.state.ending == 0
    scene.play("colonists")
    assert scene.state.ending == 1 << END_COLONIES
    seven = Scene(2)
    seven.own(0, *ROWS)
    seven.choose(0, "settle")
    seven.play("colonists", "colonists")
    assert seven.state.ending == 0


@pytest.mark.parametrize(("left", "ends"), [(5, False), (4, True)])
def test_R54_fewer_than_five_colonists_make_the_last_round(left: int, ends: bool) -> None:
    scene = Scene(2)
    scene.pool(left + 5)
    scene.choose(0, "settle")
    scene.play("colonists", "colonists")
    assert scene.state.colonist_pool == left
    assert scene.state.ending == (1 << END_COLONISTS if ends else 0)


def test_T5_two_settlements_set_off_a_power_twice() -> None:
    scene = Scene(2)
    scene.own(0, "improved_logistics", "pan_galactic_hologrid", "terraforming_robots")
    scene.explore(0, "rebel_uplift_world", "avian_uplift_race", "devolved_uplift_race")
    scene.own(0, "expeditionary_force")
    scene.people(0, 3)
    scene.draws("new_earth", "comet_zone", "space_port", "gem_world")
    scene.choose(0, "settle")
    scene.play("conquer rebel_uplift_world")
    assert scene.explored(0)[-2:] == ["new_earth", "comet_zone"]
    assert "conquer avian_uplift_race" not in scene.offers(), "1 of old and 1 of new military"
    scene.play("pay devolved_uplift_race")
    assert scene.explored(0)[-2:] == ["space_port", "gem_world"]


def test_T6_temporary_military_serves_for_both_planets() -> None:
    scene = Scene(2)
    scene.own(0, "improved_logistics", "self_repairing_alien_artillery")
    scene.good(0, "self_repairing_alien_artillery")
    scene.explore(0, "avian_uplift_race", "information_hub")
    scene.people(0, 2)
    scene.choose(1, "settle")
    scene.play("colonists", "conquer avian_uplift_race", "use self_repairing_alien_artillery", "done")
    scene.play("conquer information_hub")
    assert scene.colonies(0)[-2:] == ["avian_uplift_race", "information_hub"]
    assert force(scene, 0, "information_hub") == 0, "it was only for this action"


def test_T7_a_military_planet_paid_for() -> None:
    scene = Scene(2)
    scene.own(0, "contact_specialist")
    scene.explore(0, "rebel_warrior_race", "alien_robot_sentry")
    scene.people(0, 1)
    scene.player(0).credits = 2
    scene.choose(1, "settle")
    scene.play("colonists")
    assert scene.offers() == ["colonists", "pay rebel_warrior_race"]
    scene.play("pay rebel_warrior_race")
    assert scene.player(0).credits == 0
    scene.own(0, "military_industry")
    assert scene.sources(0)["bonuses"] == 1, "it is a military colony"


def test_T9_the_bonus_colonist_settles_at_once() -> None:
    scene = Scene(2)
    scene.explore(0, "artist_settlement")
    scene.player(0).credits = 1
    scene.choose(0, "settle")
    scene.play("pay artist_settlement")
    assert scene.colonies(0)[-1] == "artist_settlement"


def test_T10_a_poor_pool() -> None:
    scene = Scene(3)
    scene.explore(1, "devolved_uplift_race")
    scene.people(1, 1)
    scene.pool(2)
    scene.choose(0, "settle")
    scene.play("colonists")
    assert (scene.player(0).colonists, scene.state.colonist_pool) == (2, 0)
    scene.play("colonists")
    assert scene.player(1).colonists == 1, "nothing was left, and settling was not forced"


def test_T11_the_pool_of_colonists_is_looked_at_after_settle_only() -> None:
    scene = Scene(2)
    scene.own(0, "homesteading_pioneers")
    scene.pool(5)
    scene.choose(1, "explore")
    scene.play_out()
    assert (scene.state.colonist_pool, scene.state.ending) == (4, 0)
    scene.choose(0, "settle")
    scene.play_out()
    assert scene.state.ending == 1 << END_COLONISTS


def test_T24_alpha_centauri() -> None:
    scene = Scene(2, homes=("alpha_centauri", "ancient_race"))
    scene.explore(0, "asteroid_belt", "gem_world", "rebel_fuel_cache", "avian_uplift_race")
    assert [costs(scene, 0, name) for name in ("asteroid_belt", "gem_world")] == [1, 2]
    assert [force(scene, 0, name) for name in ("rebel_fuel_cache", "avian_uplift_race")] == [1, 0]


def test_T28_what_the_refinery_costs() -> None:
    scene = Scene(2)
    scene.own(0, "mining_robots")
    scene.explore(0, "alien_oort_cloud_refinery", "radioactive_world")
    assert [costs(scene, 0, n) for n in ("alien_oort_cloud_refinery", "radioactive_world")] == [2, 1]
    scene.own(0, "terraforming_specialists")
    assert [costs(scene, 0, n) for n in ("alien_oort_cloud_refinery", "radioactive_world")] == [1, 0]


@pytest.mark.parametrize(("drawn", "possible"), [("devolved_uplift_race", True), ("volcanic_world", False)])
def test_T29_a_second_settlement_of_a_planet_just_drawn(drawn: str, possible: bool) -> None:
    scene = Scene(2)
    scene.own(0, "improved_logistics", "pan_galactic_hologrid")
    scene.explore(0, "artist_settlement")
    scene.people(0, 1)
    scene.player(0).credits = 2
    scene.draws(drawn)
    scene.choose(0, "settle")
    scene.play("pay artist_settlement")
    assert ((scene.question(), scene.asked) == ("settle", 0)) == possible
    if possible:
        assert scene.offers() == ["done", f"pay {drawn}"]
