"""Colonies that make room for others, and the refinery whose kind its owner says."""

import pytest
from tests.games.frontiers.scene import Scene, tile

from galaktyka.games.frontiers.check import check_state
from galaktyka.games.frontiers.ids import GRAY
from galaktyka.games.frontiers.rules.swapping import swap


def engineers(*explored: str, home: str = "abandoned_mine_squatters") -> Scene:
    scene = Scene(2, homes=(home, "ancient_race"))
    scene.own(0, "terraforming_engineers")
    scene.explore(0, *explored)
    return scene


def upgrades(scene: Scene) -> list[str]:
    return [offer for offer in scene.offers() if offer.startswith("upgrade")]


def targets(scene: Scene, old: str) -> list[str]:
    scene.play(f"upgrade {old}")
    return [offer.removeprefix("to ") for offer in scene.offers()]


def test_R15_R50_printed_costs_are_compared_within_three_and_only_upwards() -> None:
    scene = engineers("destroyed_world", "radioactive_world", "imperium_armaments_world", "new_earth")
    scene.own(0, "asteroid_belt", "mining_robots")
    scene.people(0, 2)
    scene.choose(1, "settle")
    scene.play("colonists")
    assert upgrades(scene) == ["upgrade abandoned_mine_squatters", "upgrade asteroid_belt"]
    assert targets(scene, "asteroid_belt") == ["radioactive_world", "imperium_armaments_world", "new_earth"]
    home = engineers("destroyed_world", "radioactive_world", "imperium_armaments_world", "new_earth")
    home.people(0, 2)
    home.choose(1, "settle")
    home.play("colonists")
    assert targets(home, "abandoned_mine_squatters") == [
        "destroyed_world",
        "radioactive_world",
        "imperium_armaments_world",
    ]


def test_R50_only_one_kind_for_the_same_and_gray_for_gray() -> None:
    scene = engineers("terraformed_world", "gem_world", "avian_uplift_race", home="old_earth")
    scene.own(0, "devolved_uplift_race", "insect_uplift_race")
    scene.people(0, 2)
    scene.choose(1, "settle")
    scene.play("colonists")
    assert upgrades(scene) == ["upgrade old_earth", "upgrade devolved_uplift_race"], "military ones never"
    assert targets(scene, "old_earth") == ["terraformed_world"]


@pytest.mark.parametrize("moment", ["before", "between", "after"])
def test_R50_once_at_one_moment_of_the_turn(moment: str) -> None:
    scene = engineers("radioactive_world", "devolved_uplift_race", "artist_settlement")
    scene.own(0, "improved_logistics")
    scene.people(0, 2)
    scene.player(0).credits = 1
    scene.choose(1, "settle")
    scene.play("colonists")
    steps = ["pay devolved_uplift_race", "pay artist_settlement"]
    steps.insert(["before", "between", "after"].index(moment), "upgrade abandoned_mine_squatters")
    for step in steps:
        scene.play(step)
        if step.startswith("upgrade"):
            scene.play("to radioactive_world")
            assert upgrades(scene) == [] or scene.asked == 1
    assert sorted(scene.colonies(0)) == ["artist_settlement", "devolved_uplift_race", "radioactive_world"]


def test_R50_a_second_exchange_is_not_possible_in_the_same_action() -> None:
    scene = engineers("radioactive_world", "gem_world")
    scene.own(0, "artist_settlement")
    scene.choose(1, "settle")
    scene.play("colonists")
    assert len(upgrades(scene)) == 2
    scene.play("upgrade artist_settlement", "to gem_world")
    assert upgrades(scene) == []
    scene.play("colonists")
    assert scene.question() == "choose"


def test_R50_it_may_use_colonists_gained_by_the_choice() -> None:
    scene = engineers("imperium_armaments_world")
    scene.choose(1, "settle")
    scene.play("colonists")
    assert upgrades(scene) == [], "one colonist is missing"
    scene.play("colonists", "upgrade abandoned_mine_squatters", "to imperium_armaments_world")
    assert scene.player(0).colonists == 1
    assert scene.question() == "choose"


def test_R50_it_is_no_settlement_and_not_for_colonies_of_this_action() -> None:
    scene = engineers("comet_zone", "volcanic_world", home="ancient_race")
    scene.own(0, "terraforming_robots", "improved_logistics")
    scene.people(0, 1)
    scene.player(0).credits = 2
    scene.choose(1, "settle")
    scene.play("colonists", "pay volcanic_world")
    assert len(scene.explored(0)) == 2, "the robots drew one"
    assert upgrades(scene) == [], "the new colony cannot be exchanged"
    other = engineers("comet_zone", home="ancient_race")
    other.own(0, "terraforming_robots", "volcanic_world")
    other.choose(1, "settle")
    other.play("colonists", "upgrade volcanic_world", "to comet_zone")
    assert other.explored(0) == [], "the robots drew none"
    assert other.offers() == ["colonists"], "the normal choice is still to come"


def test_R50_powers_of_the_old_colony_are_gone_and_the_new_ones_do_not_work_yet() -> None:
    scene = engineers("imperium_munitions", "avian_uplift_race", "new_survivalists")
    scene.own(0, "imperium_armaments_world")
    scene.people(0, 1)
    scene.choose(1, "settle")
    scene.play("colonists")
    assert "conquer new_survivalists" in scene.offers()
    scene.play("upgrade imperium_armaments_world", "to imperium_munitions")
    assert scene.offers() == ["colonists"]
    scene.play("colonists")
    scene.choose(1, "settle")
    scene.play("colonists")
    assert "conquer avian_uplift_race" in scene.offers()


def test_R50_the_refinery_is_of_the_kind_that_is_wanted_but_never_gray() -> None:
    scene = engineers("alien_oort_cloud_refinery", home="abandoned_mine_squatters")
    scene.choose(1, "settle")
    scene.play("colonists", "upgrade abandoned_mine_squatters", "to alien_oort_cloud_refinery")
    assert scene.good_on(0, "alien_oort_cloud_refinery") == "rare"
    old = engineers("pre_sentient_race", "alien_rosetta_stone_world", "comet_zone", home="dying_colony")
    old.own(0, "alien_oort_cloud_refinery")
    old.good(0, "alien_oort_cloud_refinery", kind="genes")
    old.choose(1, "settle")
    old.play("colonists")
    assert upgrades(old) == ["upgrade dying_colony", "upgrade alien_oort_cloud_refinery"]
    assert targets(old, "alien_oort_cloud_refinery") == ["pre_sentient_race", "comet_zone"]


def test_R50_R53_the_old_planet_is_back_in_the_bag_at_the_end_of_the_action() -> None:
    scene = engineers("comet_zone")
    scene.own(0, "volcanic_world")
    scene.choose(0, "settle")
    scene.play("upgrade volcanic_world", "to comet_zone")
    assert not scene.in_bag("volcanic_world")
    scene.play("colonists", "colonists")
    assert scene.in_bag("volcanic_world")
    assert scene.state.replaced == []


def test_R51_a_replacement_takes_the_place_of_the_choice() -> None:
    scene = Scene(2, homes=("dying_colony", "ancient_race"))
    scene.own(0, "terraforming_robots", "terraforming_engineers")
    scene.explore(0, "asteroid_belt", "deserted_alien_outpost", "avian_uplift_race", "comet_zone")
    scene.people(0, 2)
    scene.choose(1, "settle")
    scene.play("colonists")
    swaps = [offer for offer in scene.offers() if offer.startswith("replace")]
    assert swaps == ["replace asteroid_belt", "replace comet_zone"], "neither Alien nor military ones"
    scene.play("replace asteroid_belt")
    assert scene.colonies(0) == ["asteroid_belt"]
    assert scene.good_on(0, "asteroid_belt") == "rare"
    assert len(scene.explored(0)) == 3, "nothing was set off"
    assert scene.question() == "choose", "the new colony cannot be exchanged, and the choice is over"
    assert scene.player(0).colonists == 2


def test_R52_colonists_stay_the_missing_one_is_added_and_spare_ones_return() -> None:
    scene = engineers("imperium_armaments_world")
    scene.people(0, 1)
    scene.choose(1, "settle")
    scene.play("colonists", "upgrade abandoned_mine_squatters", "to imperium_armaments_world")
    assert scene.player(0).colonists == 0


def test_R52_spare_colonists_return_to_the_board() -> None:
    """No printed exchange leads from two colonists to one, but an owner's values might."""
    scene = Scene(2)
    scene.own(0, "galactic_news_hub")
    scene.explore(0, "artist_settlement")
    swap(scene.state, 0, tile("galactic_news_hub"), tile("artist_settlement"), GRAY, scene.table)
    assert scene.player(0).colonists == 1
    check_state(scene.state)


def test_R17_the_refinerys_owner_says_its_kind_once_in_each_action() -> None:
    scene = Scene(2)
    scene.explore(0, "alien_oort_cloud_refinery")
    scene.people(0, 1)
    scene.player(0).credits = 2
    scene.choose(0, "settle")
    scene.play("pay alien_oort_cloud_refinery")
    assert scene.offers() == ["kind novelty", "kind rare", "kind genes", "kind alien"]
    scene.play("kind genes")
    assert scene.good_on(0, "alien_oort_cloud_refinery") == "genes"
    scene.play("colonists")
    assert scene.player(0).oort == GRAY, "the next action is another matter"
    scene.own(0, "imperium_war_profiteers")
    scene.choose(1, "produce")
    assert scene.question() == "kind", "it counts as a colony of its kind"
    scene.play("kind rare")
    assert scene.good_on(0, "alien_oort_cloud_refinery") == "genes"
    assert scene.player(0).credits == 1
    assert scene.player(0).oort == GRAY


def test_T25_the_refinery_changes_its_kind_but_its_good_does_not() -> None:
    scene = Scene(2, homes=("epsilon_eridani", "ancient_race"))
    scene.own(0, "alien_oort_cloud_refinery", "imperium_war_profiteers")
    scene.good(0, "alien_oort_cloud_refinery", kind="genes")
    scene.choose(0, "produce")
    scene.play("kind rare")
    assert scene.good_on(0, "alien_oort_cloud_refinery") == "genes"
    scene.choose(0, "trade_consume")
    assert scene.question() == "consume", "there is nothing that could be sold"
    scene.play("use epsilon_eridani")
    assert scene.goods(0) == []


def test_T26_terraforming_engineers() -> None:
    scene = engineers("galactic_studios")
    scene.own(0, "spice_world", "terraforming_robots")
    scene.good(0, "spice_world")
    scene.people(0, 1)
    supply = scene.state.supply[0]
    scene.choose(1, "settle")
    scene.play("colonists", "upgrade spice_world", "to galactic_studios")
    assert scene.state.supply[0] == supply + 1
    assert scene.good_on(0, "galactic_studios") == ""
    assert scene.player(0).colonists == 0
    assert scene.explored(0) == []
    scene.play("colonists")
    assert scene.in_bag("spice_world")
    chooser = engineers("galactic_studios")
    chooser.own(0, "spice_world")
    chooser.choose(0, "settle")
    assert upgrades(chooser) == ["upgrade spice_world"], "through the bonus colonist"


def test_T27_a_dying_colony_makes_room() -> None:
    scene = Scene(2, homes=("dying_colony", "ancient_race"))
    scene.explore(0, "imperium_munitions")
    scene.choose(0, "settle")
    scene.play("replace imperium_munitions")
    assert scene.colonies(0) == ["imperium_munitions"]
    assert (scene.player(0).colonists, scene.player(0).credits) == (0, 0)
    scene.play("colonists")
    assert "dying_colony" not in scene.colonies(0)
    assert not scene.state.replaced
