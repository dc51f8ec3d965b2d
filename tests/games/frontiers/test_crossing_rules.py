"""Where rules meet: situations worked out by hand from the sheet, each with two or more rules at once."""

import pytest
from tests.games.frontiers.scene import Scene, tile
from tests.games.frontiers.sheet import PLANETS

from galaktyka.games.frontiers.ids import KIND_IDS

RARE = KIND_IDS.index("rare")
GRAY_HOMES = ("separatist_colony", "new_sparta", "old_earth")


def leave_in_bag(scene: Scene, *names: str) -> None:
    """All other planets lie on a mat, where the exploration goal could have brought them."""
    kept = [tile(name) for name in names]
    scene.player(scene.state.seats - 1).stored_planets = [p for p in scene.state.bag if p not in kept]
    scene.state.bag = sorted(kept)


def leave_in_supply(scene: Scene, kind: int, n: int) -> None:
    scene.player(scene.state.seats - 1).stored_goods[kind] = scene.state.supply[kind] - n
    scene.state.supply[kind] = n


# --- settle ---


def test_R46_R48_the_first_good_of_a_new_colony_helps_to_conquer_the_second_planet() -> None:
    scene = Scene(2)
    scene.own(0, "improved_logistics", "space_marines", "self_repairing_alien_artillery")
    scene.explore(0, "alien_robot_sentry", "rebel_outpost")
    scene.people(0, 2)
    scene.choose(0, "settle")
    assert "conquer rebel_outpost" not in scene.offers()
    scene.go("conquer alien_robot_sentry")
    assert scene.good_on(0, "alien_robot_sentry") == "alien"
    scene.go("conquer rebel_outpost")
    assert scene.good_on(0, "alien_robot_sentry") == ""
    assert scene.colonies(0)[-1] == "rebel_outpost"


def test_R11_R13_a_colony_rewards_neither_its_own_settlement_nor_the_next_one() -> None:
    scene = Scene(2, homes=("galactic_scavengers", "rebel_mutineers"))
    scene.own(0, "improved_logistics", "drop_ships", "space_marines")
    scene.explore(0, "imperium_fuel_depot", "artist_settlement")
    scene.people(0, 1)
    scene.choose(0, "settle")
    scene.go("conquer imperium_fuel_depot")
    assert scene.player(0).credits == 1
    scene.go("pay artist_settlement")
    assert scene.player(0).credits == 1


def test_R50_R53_a_planet_that_made_room_cannot_be_drawn_in_the_same_action() -> None:
    scene = Scene(2, goals="true")
    scene.own(0, "terraforming_engineers", "pan_galactic_hologrid", "spice_world")
    scene.explore(0, "new_vinland", "artist_settlement")
    scene.player(0).credits = 1
    leave_in_bag(scene)
    scene.choose(0, "settle")
    scene.go("upgrade spice_world", "pay artist_settlement")
    assert scene.explored(0) == []
    assert scene.in_bag("spice_world")


def test_R43_R50_a_discount_goes_with_the_colony_that_gave_it() -> None:
    scene = Scene(2)
    scene.own(0, "terraforming_engineers", "mining_mole_uplift_race")
    scene.explore(0, "comet_zone", "volcanic_world")
    scene.player(0).credits = 1
    scene.choose(0, "settle")
    assert "pay volcanic_world" in scene.offers()
    scene.go("upgrade mining_mole_uplift_race", "to comet_zone")
    assert "pay volcanic_world" not in scene.offers()


def test_R50_R51_the_dying_colony_may_be_upgraded_to_what_it_could_not_be_replaced_by() -> None:
    scene = Scene(2, homes=("dying_colony", "rebel_mutineers"))
    scene.own(0, "terraforming_engineers")
    scene.explore(0, "alien_rosetta_stone_world", "artist_settlement")
    scene.choose(0, "settle")
    assert set(scene.offers()) >= {"replace artist_settlement", "upgrade dying_colony"}
    assert "replace alien_rosetta_stone_world" not in scene.offers()
    scene.go("upgrade dying_colony")
    assert scene.colonies(0) == ["alien_rosetta_stone_world"]
    assert set(scene.offers()) == {"develop", "explore", "isolation", "produce", "trade_consume", "diplomats"}


def test_R50_R51_after_a_replacement_another_colony_may_still_be_upgraded_but_nothing_settled() -> None:
    scene = Scene(2, homes=("dying_colony", "rebel_mutineers"))
    scene.own(0, "terraforming_engineers", "improved_logistics", "artist_settlement")
    scene.explore(0, "gem_world", "volcanic_world", "spice_world")
    scene.people(0, 2)
    scene.player(0).credits = 9
    scene.choose(0, "settle")
    scene.go("replace gem_world")
    assert scene.offers() == ["done", "upgrade artist_settlement"]
    scene.go("upgrade artist_settlement")
    assert sorted(scene.colonies(0)) == ["gem_world", "spice_world"]
    assert scene.player(0).credits == 9


def test_R17_R50_the_refinery_comes_in_with_the_kind_of_the_colony_that_makes_room() -> None:
    scene = Scene(2, homes=("ancient_race", "rebel_mutineers"))
    scene.own(0, "terraforming_engineers")
    scene.good(0, "ancient_race")
    scene.explore(0, "alien_oort_cloud_refinery")
    scene.choose(1, "settle")
    scene.go("colonists", "upgrade ancient_race")
    assert scene.good_on(0, "alien_oort_cloud_refinery") == "genes"
    assert scene.goods(0) == ["genes"]


@pytest.mark.parametrize(
    ("tiles", "planet", "credits"),
    [
        (["contact_specialist"], "rebel_miners", 1),
        (["contact_specialist", "mining_robots"], "rebel_miners", 0),
        (["contact_specialist", "mining_robots", "terraforming_specialists"], "imperium_fuel_depot", 1),
        (["contact_specialist", "uplift_gene_hunters"], "rebel_warrior_race", 1),
        (["contact_specialist", "alien_uplift_chamber", "uplift_gene_hunters"], "avian_uplift_race", 0),
    ],
)
def test_R43_R47_every_discount_that_fits_lowers_the_price_of_a_defence(
    tiles: list[str], planet: str, credits: int
) -> None:
    for money in range(credits + 1):
        scene = Scene(2)
        scene.own(0, *tiles)
        scene.explore(0, planet)
        scene.people(0, 1)
        scene.player(0).credits = money
        scene.choose(0, "settle")
        assert (f"pay {planet}" in scene.offers()) == (money == credits)
    scene.go(f"pay {planet}")
    assert scene.player(0).credits == 0


# --- produce ---


@pytest.mark.parametrize(("declared", "earned"), [("rare", 2), ("genes", 0)])
def test_R17_R62_R66_a_windfall_counts_as_the_kind_that_the_refinery_declares(
    declared: str, earned: int
) -> None:
    scene = Scene(2, homes=("old_earth", "rebel_mutineers"))
    scene.home(0, "separatist_colony")
    scene.own(0, "mining_conglomerate", "frontier_settlers", "alien_oort_cloud_refinery", "volcanic_world")
    scene.own(1, "rebel_miners")
    before = scene.player(0).credits
    scene.choose(1, "produce")
    scene.go(f"kind {declared}")
    assert scene.good_on(0, "alien_oort_cloud_refinery") == declared
    assert scene.player(0).credits == before + 1 + earned


def test_R63_R64_the_choosers_windfall_takes_the_last_good_before_the_next_player_produces() -> None:
    scene = Scene(3, homes=GRAY_HOMES, goals="true")
    scene.own(0, "asteroid_belt")
    scene.own(1, "volcanic_world")
    leave_in_supply(scene, RARE, 1)
    scene.choose(0, "produce")
    scene.play_out()
    assert scene.good_on(0, "asteroid_belt") == "rare"
    assert scene.good_on(1, "volcanic_world") == ""


def test_R94_R95_a_mat_opened_after_produce_was_chosen_serves_all_in_this_very_action() -> None:
    scene = Scene(3, homes=GRAY_HOMES, goals="true")
    scene.own(1, "comet_zone")
    scene.goal_down(2, "resource_stockpiling")
    scene.choose(0, "produce")
    scene.go("reveal")
    assert scene.asked == 1
    scene.go("store comet_zone")
    assert scene.player(1).stored_goods[RARE] == 1
    assert scene.good_on(1, "comet_zone") == ""
    assert scene.player(1).credits == 1 + 1


# --- trade and consume ---


def test_R76_R77_R78_whoever_sells_everything_has_consumed_nothing() -> None:
    scene = Scene(2)
    scene.own(0, "trade_league", "new_economy", "galactic_salon", "public_works", "gem_world", "comet_zone")
    scene.good(0, "gem_world", "comet_zone")
    scene.choose(1, "trade_consume")
    scene.go("sell gem_world", "use trade_league")
    assert scene.goods(0) == []
    assert scene.player(0).credits == 1 + 1 + 2 + 1
    assert scene.player(0).vp == 1 + 1


def test_R70_R79_an_empty_pool_still_pays_everybody_and_the_round_is_played_out() -> None:
    scene = Scene(3)
    scene.own(1, "public_works", "gem_world")
    scene.good(1, "gem_world")
    scene.player(2).vp = scene.state.vp_pool - 1
    scene.state.vp_pool = 1
    scene.choose(0, "trade_consume")
    assert scene.state.ending
    scene.go("no sale")
    assert (scene.player(0).vp, scene.player(1).vp, scene.state.vp_pool) == (1, 1, 0)
    assert scene.question() == "choose"
    assert scene.asked == 1


# --- the track ---


def test_R4_R80_R90_two_pawns_of_one_player_side_by_side() -> None:
    scene = Scene(2, goals="true")
    scene.choose(0, "develop")
    scene.play_out()
    scene.go("produce")
    scene.play_out()
    scene.go("diplomats")
    assert scene.state.order == [0, 0, 1, 1]
    assert scene.asked == 1
    scene.go("trade_consume")
    scene.play_out()
    assert scene.asked == 0
    scene.go("diplomats")
    assert scene.asked == 0
    scene.go("review_goals", "keep 1", "under 1")
    assert scene.state.order == [0, 0, 1, 1]
    scene.go("develop")
    assert scene.state.resolving == [1, 0]


# --- the count ---


def test_R101_R102_the_refinery_has_one_kind_for_the_whole_count() -> None:
    scene = Scene(2, homes=("separatist_colony", "rebel_mutineers"))
    scene.own(0, "galactic_exchange", "pan_galactic_league", "alien_oort_cloud_refinery")
    scene.own(0, "gem_world", "volcanic_world", "pre_sentient_race")
    scene.end()
    alien = 10 + 2
    genes = 6 + 4
    assert scene.sources(0)["bonuses"] == max(alien, genes)


def test_R96_R101_goals_have_their_say_in_the_refinerys_kind() -> None:
    scene = Scene(2, homes=("separatist_colony", "rebel_mutineers"), goals="true")
    scene.own(0, "pan_galactic_league", "alien_oort_cloud_refinery")
    scene.own(0, "gem_world", "volcanic_world", "pre_sentient_race")
    scene.goal_up("diversity")
    scene.end()
    assert (scene.sources(0)["bonuses"], scene.sources(0)["goals"]) == (2, 8)


def test_R16_R54_R100_explored_planets_are_no_colonies_for_any_end_or_count() -> None:
    scene = Scene(2)
    scene.explore(0, *[planet.id for planet in PLANETS[:8]])
    scene.choose(0, "settle")
    scene.go("colonists")
    assert not scene.state.ending
    scene.end()
    assert scene.score(0) == 0
