"""The end: what counts, what does not, ties."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.frontiers.scene import Scene
from tests.games.frontiers.sheet import HOMES, PLANETS, TECHNOLOGIES, empire_points

from galaktyka.games.frontiers.choices import END_COLONISTS, END_POINTS, END_SPACES
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import GOAL_IDS, KIND_IDS
from galaktyka.games.frontiers.scoring import goal_points

TIERS = {
    "civil_services": {1: 0, 2: 2, 3: 2, 4: 5, 5: 5, 6: 8, 7: 8},
    "faction_tolerance": {2: 0, 3: 2, 4: 5, 5: 8},
    "skilled_workforce": {3: 0, 4: 2, 5: 5, 6: 8},
    "diversity": {2: 0, 3: 3, 4: 8},
    "resource_stockpiling": {1: 0, 2: 2, 3: 2, 4: 5, 6: 8, 9: 8},
    "exploration": {0: 0, 1: 2, 2: 5, 3: 5, 4: 8},
    "sales_tax": {3: 0, 4: 2, 8: 5, 11: 5, 12: 8},
    "draft": {2: 0, 3: 2, 5: 5, 6: 5, 7: 8},
}


def test_R100_each_of_the_four_ends_finishes_the_round_first() -> None:
    for reason in (END_SPACES, END_COLONISTS, END_POINTS):
        scene = Scene(3)
        scene.state.ending = 1 << reason
        for action in ("isolation", "produce"):
            scene.play(action)
            assert scene.question() == "choose"
        scene.play("diplomats")
        assert scene.question() == "over"


def test_R101_explored_planets_go_the_refinery_gets_its_best_kind_goals_are_turned_up() -> None:
    scene = Scene(2, homes=("abandoned_mine_squatters", "ancient_race"), goals="true")
    scene.own(0, "alien_oort_cloud_refinery", "galactic_exchange", "gem_world", "pan_galactic_league")
    scene.explore(0, "new_earth")
    scene.goal_down(1, "draft")
    scene.end()
    assert scene.explored(0) == []
    assert [GOAL_IDS[goal] for goal in scene.state.goals_up] == ["draft"]
    assert KIND_IDS[scene.player(0).oort] == "genes"
    assert scene.sources(0)["bonuses"] == 6 + 2, "as genes: three kinds, and one colony with genes"


def test_R102_chips_printed_points_variable_points_and_goals() -> None:
    scene = Scene(2, homes=("old_earth", "ancient_race"), goals="true")
    scene.own(0, "drop_ships", "comet_zone", "galactic_federation")
    scene.player(0).vp, scene.state.vp_pool = 4, 20
    scene.people(0, 3)
    scene.goal_up("draft")
    scene.end()
    assert scene.sources(0) == {"chips": 4, "technologies": 2, "colonies": 4, "bonuses": 3, "goals": 2}
    assert scene.score(0) == 15


def test_R103_each_tile_counts_once_with_its_best_condition_and_the_scoring_tile_too() -> None:
    scene = Scene(2, homes=("imperium_warlord", "ancient_race"))
    scene.own(0, "imperium_lords", "rebel_miners", "rebel_base", "imperium_fifth_column")
    scene.end()
    assert scene.sources(0)["bonuses"] == 2 + 2 + 1 + 1 + 1, "two rebels; warlord, lords and column at 1"


def test_R103_one_tile_may_count_for_several_others() -> None:
    scene = Scene(2)
    scene.own(0, "imperium_capital", "galactic_imperium", "imperium_war_profiteers")
    scene.end()
    assert scene.sources(0)["bonuses"] == 3 * (2 + 2 + 2)


def tied(credits: tuple[int, int], goods: tuple[int, int]) -> list[int]:
    scene = Scene(2, homes=("abandoned_mine_squatters", "industrial_robots"))
    for seat, worlds in enumerate((("gem_world", "space_port"), ("artist_settlement", "new_vinland"))):
        scene.own(seat, *worlds)
        scene.good(seat, *worlds[: goods[seat]])
        scene.player(seat).credits = credits[seat]
        scene.player(seat).stored_credits = 9 * seat
    scene.end()
    assert scene.score(0) == scene.score(1)
    return GAME.ranks(scene.state)


def test_R104_credits_and_goods_in_the_empire_break_a_tie_mats_do_not() -> None:
    assert tied((3, 2), (0, 0)) == [1, 2]
    assert tied((2, 3), (2, 0)) == [1, 2]
    assert tied((2, 3), (0, 1)) == [2, 1]


def test_R104a_whoever_is_still_tied_shares_the_place() -> None:
    assert tied((3, 2), (0, 1)) == [1, 1]


def test_R105_what_is_left_over_scores_nothing() -> None:
    scene = Scene(2)
    plain = scene.score(0)
    scene.people(0, 9)
    scene.player(0).credits = 20
    scene.own(0, "destroyed_world")
    scene.good(0, "destroyed_world")
    scene.end()
    assert scene.score(0) == plain


def test_T16_a_tile_of_variable_points() -> None:
    scene = Scene(2, homes=("old_earth", "damaged_alien_factory"))
    scene.own(0, "pan_galactic_league", "pre_sentient_race", "avian_uplift_race")
    scene.own(0, "rebel_base", "new_survivalists", "rebel_miners")
    scene.end()
    assert scene.sources(0)["bonuses"] == 2 * 2 + 3 * 1


def test_every_step_of_every_goal() -> None:
    consume = [t.id for t in TECHNOLOGIES for p in t.powers if p.phase == "consume"]
    worlds = {"uplift": "devolved_uplift_race", "rebel": "rebel_base", "alien": "alien_monolith"}
    words = [*worlds.values(), "imperium_arms_factory", "terraforming_engineers"]
    phases = [
        "survey_team",
        "investment_credits",
        "drop_ships",
        "export_duties",
        "galactic_salon",
        "alien_monument",
    ]
    kinds = ["gem_world", "volcanic_world", "pre_sentient_race", "alien_monolith"]
    for goal, steps in TIERS.items():
        for count, vp in steps.items():
            scene = Scene(2, homes=("new_sparta", "ancient_race"))
            p = scene.player(0)
            p.colonies, p.goods, p.working = [], [], 0
            tiles = {
                "civil_services": consume,
                "faction_tolerance": words,
                "skilled_workforce": phases,
                "diversity": kinds,
            }
            scene.own(0, *tiles.get(goal, [])[:count])
            p.stored_goods[0] = count
            p.stored_planets = list(range(count))
            p.stored_credits = p.colonists = count
            assert goal_points(scene.state, p, GOAL_IDS.index(goal)) == vp, f"{goal} {count}"


COLONIES = st.lists(st.sampled_from([tile.id for tile in PLANETS]), max_size=8, unique=True)
TECHS = st.lists(st.sampled_from([tile.id for tile in TECHNOLOGIES]), max_size=9, unique=True)


@settings(max_examples=250)
@given(home=st.sampled_from([tile.id for tile in HOMES]), colonies=COLONIES, techs=TECHS)
def test_any_empire_scores_what_the_sheet_says(home: str, colonies: list[str], techs: list[str]) -> None:
    """Against a count that reads the second writing of the tiles and knows nothing of the engine."""
    scene = Scene(2, homes=(home, "ancient_race" if home != "ancient_race" else "old_earth"))
    scene.own(0, *colonies, *techs)
    sources = scene.sources(0)
    assert sum(sources.values()) == empire_points([home, *colonies, *techs])


@settings(max_examples=60)
@given(techs=TECHS)
def test_large_technologies_among_many_others(techs: list[str]) -> None:
    large = [tile.id for tile in TECHNOLOGIES if tile.cost == 9]
    scene = Scene(2, homes=("old_earth", "ancient_race"))
    scene.own(0, *{*techs, *large})
    assert scene.score(0) == empire_points(["old_earth", *{*techs, *large}])
