"""Produce: goods, windfalls, credits, shortages."""

from tests.games.frontiers.scene import Scene


def test_R60_the_chooser_takes_the_credits_on_the_tile() -> None:
    scene = Scene(2)
    scene.state.left_credits = 3
    scene.choose(1, "produce")
    assert [scene.player(seat).credits for seat in (0, 1)] == [0, 3]
    assert scene.state.left_credits == 0


def test_R61_a_good_on_every_empty_production_colony_and_nowhere_else() -> None:
    scene = Scene(2)
    scene.own(0, "gem_world", "comet_zone", "asteroid_belt", "terraformed_world", "rebel_base")
    scene.good(0, "gem_world")
    scene.choose(1, "produce")
    assert scene.goods(0) == ["novelty", "rare"]
    assert scene.good_on(0, "asteroid_belt") == ""
    assert scene.player(0).credits == 1, "only the comet zone produced"


def test_R62_windfall_powers_of_different_kinds_come_in_the_players_order() -> None:
    for first in ("frontier_settlers", "genetics_lab"):
        scene = Scene(2, homes=("abandoned_mine_squatters", "rebel_mutineers"))
        scene.own(0, "frontier_settlers", "genetics_lab", "pre_sentient_race", "asteroid_belt")
        scene.choose(1, "produce")
        assert scene.offers() == ["use frontier_settlers", "use genetics_lab"]
        scene.play(f"use {first}")
        if first == "genetics_lab":
            assert scene.question() == "choose"
            assert sorted(scene.goods(0)) == ["genes", "rare", "rare"]
        else:
            assert scene.offers() == ["produce pre_sentient_race", "produce asteroid_belt"]
            scene.play("produce pre_sentient_race")
            assert scene.good_on(0, "asteroid_belt") == "", "the laboratory finds no place any more"


def test_R62_a_power_fills_one_colony_of_the_players_choice_and_must_where_it_can() -> None:
    scene = Scene(2, homes=("abandoned_mine_squatters", "rebel_mutineers"))
    scene.own(0, "mining_robots", "asteroid_belt", "radioactive_world")
    scene.choose(1, "produce")
    assert scene.offers() == ["produce asteroid_belt", "produce radioactive_world"]
    scene.play("produce radioactive_world")
    assert scene.good_on(0, "radioactive_world") == "rare"
    assert scene.good_on(0, "asteroid_belt") == ""


def test_R62_a_good_on_the_refinery_is_of_the_kind_declared() -> None:
    scene = Scene(2, homes=("abandoned_mine_squatters", "rebel_mutineers"))
    scene.own(0, "genetics_lab", "alien_oort_cloud_refinery")
    scene.choose(1, "produce")
    scene.play("kind genes")
    assert scene.good_on(0, "alien_oort_cloud_refinery") == "genes"
    other = Scene(2, homes=("abandoned_mine_squatters", "rebel_mutineers"))
    other.own(0, "genetics_lab", "alien_oort_cloud_refinery")
    other.choose(1, "produce")
    other.play("kind alien")
    assert other.good_on(0, "alien_oort_cloud_refinery") == ""


def test_R17_the_refinerys_kind_is_asked_for_only_where_it_matters() -> None:
    for chooser, asked in ((0, True), (1, False)):
        scene = Scene(2, homes=("abandoned_mine_squatters", "rebel_mutineers"))
        scene.own(0, "alien_oort_cloud_refinery")
        scene.choose(chooser, "produce")
        assert (scene.question() == "kind") == asked, "only the chooser has a windfall for it"
    full = Scene(2, homes=("abandoned_mine_squatters", "rebel_mutineers"))
    full.own(0, "alien_oort_cloud_refinery", "genetics_lab")
    full.good(0, "alien_oort_cloud_refinery", kind="rare")
    full.choose(0, "produce")
    assert full.question() == "choose"


def test_R63_the_choosers_windfall_comes_after_the_powers_and_any_colony_will_do() -> None:
    scene = Scene(2, homes=("abandoned_mine_squatters", "rebel_mutineers"))
    scene.own(0, "mining_robots", "asteroid_belt", "pre_sentient_race", "devolved_uplift_race")
    scene.choose(0, "produce")
    assert scene.good_on(0, "asteroid_belt") == "rare"
    assert scene.offers() == ["produce pre_sentient_race", "produce devolved_uplift_race"]
    scene.play("produce pre_sentient_race")
    assert sorted(scene.goods(0)) == ["genes", "rare", "rare"]


def short_of_rare(left: int) -> Scene:
    scene = Scene(2, homes=("ancient_race", "abandoned_mine_squatters"), goals="true")
    scene.own(0, "comet_zone", "volcanic_world", "new_earth")
    scene.player(1).stored_goods[1] = scene.state.supply[1] - left
    scene.state.supply[1] = left
    return scene


def test_R64_with_too_few_goods_the_player_says_which_colonies_get_them() -> None:
    scene = short_of_rare(2)
    scene.choose(0, "produce")
    assert scene.offers() == ["produce comet_zone", "produce volcanic_world", "produce new_earth"]
    scene.play("produce new_earth")
    assert scene.offers() == ["produce comet_zone", "produce volcanic_world"]
    scene.play("produce volcanic_world")
    assert scene.good_on(0, "comet_zone") == ""
    assert scene.goods(1) == [], "nothing is left for the next in order"


def test_R64_a_windfall_needs_a_good_in_the_supply_too() -> None:
    scene = Scene(2, homes=("ancient_race", "abandoned_mine_squatters"), goals="true")
    scene.own(0, "asteroid_belt")
    scene.player(1).stored_goods[1], scene.state.supply[1] = scene.state.supply[1], 0
    scene.choose(0, "produce")
    assert scene.question() == "choose", "there is only one colony that a good can come to"
    assert scene.good_on(0, "ancient_race") == "genes"


def test_R64_the_order_of_the_track_decides_between_players() -> None:
    scene = short_of_rare(2)
    scene.choose(1, "produce")
    assert scene.goods(1) == ["rare"]
    scene.play("produce comet_zone")
    assert scene.goods(0) == ["rare"]


def test_R65_credits_of_every_sort_add_up() -> None:
    scene = Scene(2, homes=("old_earth", "ancient_race"))
    scene.own(
        0,
        "lost_species_ark_world",
        "gem_world",
        "alien_robotic_factory",
        "alien_researchers",
        "alien_monument",
    )
    scene.own(0, "pan_galactic_league")
    scene.good(0, "gem_world")
    scene.choose(1, "produce")
    scene.play_out()
    # old earth 1, ark world 2 for its good, gem world 0 (full), researchers 1, monument 1 (factory), league 1 (ark)
    assert scene.player(0).credits == 1 + 2 + 1 + 1 + 1


def test_R65_a_windfall_counts_as_produced_here() -> None:
    scene = Scene(2, homes=("abandoned_mine_squatters", "ancient_race"))
    scene.own(0, "rebel_sympathizers")
    scene.choose(0, "produce")
    assert scene.good_on(0, "rebel_sympathizers") == "novelty"
    assert scene.player(0).credits == 1


def compared(mine: list[str], theirs: list[str]) -> int:
    scene = Scene(2, homes=("ancient_race", "damaged_alien_factory"))
    scene.own(0, "mining_conglomerate", *mine)
    scene.own(1, *theirs)
    scene.choose(1, "produce")
    scene.play_out()
    return scene.player(0).credits


def test_R66_credits_for_strictly_the_most_goods_of_this_action() -> None:
    assert compared(["volcanic_world"], []) == 2
    assert compared(["volcanic_world"], ["new_earth"]) == 0, "a tie gives nothing"
    assert compared(["volcanic_world", "rebel_miners"], ["new_earth"]) == 2
    assert compared([], []) == 0, "nor does nothing"


def test_R66_is_decided_when_all_have_produced() -> None:
    scene = Scene(2, homes=("ancient_race", "damaged_alien_factory"))
    scene.own(0, "mining_conglomerate", "volcanic_world")
    scene.own(1, "new_earth", "rebel_miners")
    scene.choose(0, "produce")
    scene.play_out()
    assert scene.player(0).credits == 0


def test_T12_credits_that_pile_up_on_produce() -> None:
    scene = Scene(3)
    for _ in range(3):
        for action in ("isolation", "develop", "trade_consume"):
            scene.play(action)
            scene.play_out()
    assert scene.state.left_credits == 3
    before = scene.player(0).credits
    scene.play("produce")
    assert scene.player(0).credits == before + 3
    scene.play_out()
    for action in ("isolation", "develop"):
        scene.play(action)
        scene.play_out()
    assert scene.state.left_credits == 0


def test_T13_a_full_colony_produces_nothing() -> None:
    scene = Scene(2)
    scene.own(0, "comet_zone")
    scene.good(0, "comet_zone")
    scene.choose(1, "produce")
    assert scene.goods(0) == ["rare"]
    assert scene.player(0).credits == 0
