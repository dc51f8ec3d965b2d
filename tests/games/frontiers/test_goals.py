"""The goals: looking, keeping, turning up, mats, and who may know what."""

from tests.games.frontiers.scene import PLAIN_HOMES, Scene

from galaktyka.games.frontiers.choices import E_KEPT, E_KEPT_GOAL, E_LOOK
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import GOAL_IDS
from galaktyka.games.frontiers.state import NO_GOAL


def with_goals(seats: int = 3, homes: tuple[str, ...] = PLAIN_HOMES) -> Scene:
    return Scene(seats, homes=homes, goals="true")


def goals_seen(scene: Scene, seat: int) -> dict[str, object]:
    goals = GAME.view(scene.state, seat)["goals"]
    assert isinstance(goals, dict)
    return goals


def test_R90_the_pawn_changes_places_with_its_left_neighbour_at_once() -> None:
    scene = with_goals(4)
    for action in ("develop", "produce"):
        scene.play(action)
        scene.play_out()
    scene.play("review_goals")
    assert scene.state.order == [0, 2, 1, 3]
    scene.play_out()
    assert scene.asked == 3
    first = with_goals(3)
    first.play("review_goals")
    assert first.state.order == [0, 1, 2]


def test_R91_the_chooser_gains_a_credit() -> None:
    scene = with_goals()
    scene.play("review_goals")
    assert [scene.player(seat).credits for seat in range(3)] == [1, 0, 0]


def test_R92_three_goals_are_looked_at_one_is_kept_the_others_go_under() -> None:
    scene = with_goals()
    scene.table.goals = [0, 0, 0, 2, 1]  # civil services, tolerance, workforce; the shuffle keeps them so
    scene.play("review_goals")
    assert goals_seen(scene, 0)["drawn"] == ["civil_services", "faction_tolerance", "skilled_workforce"]
    assert scene.offers() == ["keep 1", "keep 2", "keep 3"]
    scene.play("keep 2")
    assert scene.offers() == ["under 1", "under 2"]
    scene.play("under 2")
    assert GOAL_IDS[scene.state.goal_down] == "faction_tolerance"
    assert [GOAL_IDS[goal] for goal in scene.state.goal_deck[-2:]] == ["skilled_workforce", "civil_services"]
    assert len(scene.state.goal_deck) == 7
    assert goals_seen(scene, 0)["deck"] == [""] * 5 + ["skilled_workforce", "civil_services"]


def test_R92_fewer_goals_and_an_empty_deck() -> None:
    scene = with_goals()
    scene.goal_up(*GOAL_IDS[:6])
    scene.play("review_goals")
    assert scene.offers() == ["keep 1", "keep 2"]
    scene.play("keep 1")
    assert scene.question() == "choose", "a single goal needs no order"
    empty = with_goals()
    empty.goal_up(*GOAL_IDS)
    empty.play("review_goals")
    assert empty.question() == "choose"
    assert empty.player(0).credits == 1


def test_R93_the_goal_kept_before_is_turned_up() -> None:
    scene = with_goals()
    scene.goal_down(2, "draft")
    scene.choose(0, "review_goals")
    scene.play("quiet", "keep 1")
    assert [GOAL_IDS[goal] for goal in scene.state.goals_up] == ["draft"]
    assert scene.state.goal_owner == 0
    last = with_goals()
    last.goal_up(*[goal for goal in GOAL_IDS if goal != "draft"])
    last.goal_down(1, "draft")
    last.choose(0, "review_goals")
    last.play("keep")
    assert last.state.goal_down == NO_GOAL
    assert GOAL_IDS[last.state.goals_up[-1]] == "draft", "with an empty deck too"


def test_R94_goods_are_stored_when_all_have_produced() -> None:
    scene = with_goals(2, homes=("damaged_alien_factory", "ancient_race"))
    scene.goal_up("resource_stockpiling")
    scene.own(0, "gem_world", "volcanic_world", "asteroid_belt")
    scene.own(1, "artist_settlement", "mining_conglomerate")
    scene.good(0, "asteroid_belt")
    scene.choose(0, "produce")
    assert (scene.question(), scene.asked) == ("stock", 0)
    scene.play("store volcanic_world", "store asteroid_belt", "done")
    assert scene.asked == 1
    scene.play("store artist_settlement")
    assert scene.player(0).stored_goods == [0, 2, 0, 0]
    assert scene.player(1).stored_goods == [1, 0, 0, 0]
    assert scene.question() == "choose"


def test_R94_part_of_the_credits_of_a_sale_may_be_stored_in_both_sales() -> None:
    scene = with_goals(2)
    scene.goal_up("sales_tax")
    scene.own(0, "trade_league", "volcanic_world", "pre_sentient_race")
    scene.good(0, "volcanic_world", "pre_sentient_race")
    scene.choose(1, "trade_consume")
    scene.play("sell volcanic_world")
    assert scene.offers() == ["tax 0", "tax 1", "tax 2", "tax 3"], "the price and the bonus"
    scene.play("tax 2", "use trade_league", "sell pre_sentient_race", "tax 4")
    assert (scene.player(0).credits, scene.player(0).stored_credits) == (1, 6)


def test_R94_one_surplus_planet_an_action_may_be_stored() -> None:
    scene = with_goals(2)
    scene.goal_up("exploration")
    names = [
        "comet_zone",
        "new_earth",
        "space_port",
        "asteroid_belt",
        "rebel_miners",
        "rebel_base",
        "new_vinland",
    ]
    scene.explore(0, *names, "spice_world")
    scene.choose(0, "explore")
    for _ in range(3):
        scene.play(scene.offers()[0])
    assert scene.question() == "return"
    assert "store comet_zone" in scene.offers()
    scene.play("store comet_zone")
    assert not any(offer.startswith("store") for offer in scene.offers())
    scene.play("return new_earth")
    assert scene.player(0).stored_planets
    assert not scene.in_bag("comet_zone")
    assert scene.question() == "choose"


def test_R94_without_the_goal_nothing_can_be_stored() -> None:
    scene = with_goals(2)
    scene.goal_down(1, "sales_tax")
    scene.own(0, "volcanic_world")
    scene.good(0, "volcanic_world")
    scene.choose(1, "trade_consume")
    scene.play("keep", "sell volcanic_world")
    assert scene.question() == "choose"


def test_R95_the_owner_of_a_goal_with_a_mat_may_turn_it_up_before_the_action() -> None:
    scene = with_goals(2)
    scene.goal_down(1, "sales_tax")
    scene.own(0, "volcanic_world")
    scene.good(0, "volcanic_world")
    scene.choose(0, "trade_consume")
    assert (scene.question(), scene.asked) == ("reveal", 1)
    assert scene.player(0).vp == 0, "not even the bonus is taken yet"
    assert scene.offers() == ["keep", "quiet", "reveal"]
    scene.play("reveal")
    assert [GOAL_IDS[goal] for goal in scene.state.goals_up] == ["sales_tax"]
    scene.play("sell volcanic_world")
    assert scene.question() == "tax"


def test_R95_any_hidden_goal_is_asked_about_so_that_the_question_tells_nothing() -> None:
    asked = []
    for goal in ("sales_tax", "draft"):
        scene = with_goals(3)
        scene.goal_down(2, goal)
        scene.choose(0, "develop")
        asked.append((scene.question(), scene.asked, len(scene.offers()) > 1, GAME.view(scene.state, 0)))
        scene.play("keep")
        scene.play_out()
        scene.play("produce")
        assert scene.question() == "reveal", "asked after every choice"
        scene.play("quiet")
        scene.play_out()
        scene.play("diplomats")
        assert scene.question() == "choose", "but not again in a round in which the owner wants quiet"
        assert scene.state.goal_quiet == 0, "the next round begins"
    assert asked[0] == asked[1]


def test_R96_all_goals_in_play_count_for_everybody_and_the_deck_does_not() -> None:
    scene = with_goals(2)
    scene.goal_up("draft")
    scene.goal_down(0, "diversity")
    scene.people(0, 7)
    scene.people(1, 3)
    scene.own(1, "gem_world", "volcanic_world")
    scene.end()
    assert scene.sources(0)["goals"] == 8
    assert scene.sources(1)["goals"] == 2 + 3, "three kinds with the home colony's alien technology"


def test_T17_kinds_of_powers_not_their_number() -> None:
    scene = with_goals(2, homes=("ancient_race", "damaged_alien_factory"))
    scene.goal_up("skilled_workforce")
    scene.own(0, "survey_team", "investment_credits", "space_marines")
    scene.end()
    assert "goals" not in scene.sources(0)
    scene = with_goals(2, homes=("ancient_race", "damaged_alien_factory"))
    scene.goal_up("skilled_workforce")
    scene.own(0, "survey_team", "investment_credits", "space_marines", "export_duties", "drop_ships")
    scene.end()
    assert scene.sources(0)["goals"] == 2


def test_T18_six_colonists_wait_to_be_drafted() -> None:
    scene = with_goals(2)
    scene.goal_up("draft")
    scene.people(0, 6)
    scene.end()
    assert scene.sources(0)["goals"] == 5


def test_T19_the_tenth_planet_goes_onto_the_mat() -> None:
    scene = with_goals(2)
    scene.goal_up("exploration")
    scene.own(0, "terraforming_robots", "gem_world", "new_earth")
    scene.explore(
        0, "devolved_uplift_race", "comet_zone", "space_port", "asteroid_belt", "rebel_miners", "rebel_base"
    )
    scene.people(0, 1)
    scene.draws("spice_world")
    scene.choose(0, "settle")
    scene.play("pay devolved_uplift_race", "colonists")
    assert (scene.question(), scene.asked) == ("return", 0)
    assert {"return rebel_base", "store rebel_base", "store spice_world"} <= set(scene.offers())
    scene.play("store rebel_base")
    assert len(scene.player(0).stored_planets) == 1
    assert len(scene.explored(0)) + len(scene.colonies(0)) == 9


def test_what_the_chooser_saw_is_heard_by_nobody_else() -> None:
    scene = with_goals()
    scene.play("review_goals", "keep 2")
    heard = {seat: [event.kind for event in scene.match.events(seat)] for seat in (0, 1, -1)}
    assert heard[0].count(E_LOOK) == 3
    assert E_KEPT_GOAL in heard[0]
    for other in (1, -1):
        assert E_LOOK not in heard[other]
        assert E_KEPT_GOAL not in heard[other]
        assert E_KEPT in heard[other]


def test_the_hidden_goal_is_in_its_owners_view_alone() -> None:
    scene = with_goals()
    scene.goal_down(1, "draft")
    down = [goals_seen(scene, seat)["down"] for seat in (0, 1, 2, -1)]
    assert down == [{"owner": 1, "goal": goal} for goal in ("", "draft", "", "")]
    counted = []
    for seat in (0, 1):
        players = GAME.view(scene.state, seat)["players"]
        assert isinstance(players, list)
        counted.append([goal["id"] for goal in players[0]["goals"]])
    assert counted == [[], ["draft"]]


def test_the_score_of_a_running_game_leaves_the_hidden_goal_out() -> None:
    scene = with_goals()
    scene.people(0, 7)
    before = scene.score(0)
    scene.goal_down(1, "draft")
    assert scene.score(0) == before
    scene.end()
    assert scene.score(0) == before + 8
