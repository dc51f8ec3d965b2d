"""Phase III: action cards, reactions, the bonus action."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import (
    E_ACTION,
    E_BANKED,
    E_CARD,
    STEP_ACTIONS_END,
    STEP_BONUS,
    STEP_CARDS,
)
from galaktyka.games.exodus.ids import (
    ACTION_CARD_IDS,
    ACTION_IDS,
    BONUS_CARD_IDS,
    RESEARCH,
    TRADE,
)
from galaktyka.games.exodus.rules.laws import reaction_cost

CARDS = [card.removeprefix("card_") for card in ACTION_CARD_IDS]


def playing(seats: int = 3, which: int = 1, **options: str) -> Scene:
    scene = Scene(seats, **options)
    for seat in range(seats):
        scene.give(seat, cp=20)
    scene.begin(STEP_CARDS, which=which)
    return scene


def lay(scene: Scene, *cards: str) -> None:
    for seat, card in enumerate(cards):
        scene.play(f"card {card}" if card != "none" else "none", seat)


def test_R33_all_choose_in_secret_from_six_cards() -> None:
    scene = playing(3)
    assert scene.state.actors() == [0, 1, 2]
    assert scene.legal(2) == [f"card {card}" for card in CARDS]
    scene.play("card banking", seat=2)
    assert scene.player(2).hand.bit_count() == 6  # nothing is shown before the last has chosen
    assert not scene.events(E_CARD)


def test_R34_actions_are_carried_out_in_turn_order_and_may_be_declined() -> None:
    scene = playing(3)
    scene.state.order = [2, 0, 1]
    lay(scene, "research", "banking", "research")
    assert (scene.seat, scene.question) == (2, "research")
    assert scene.player(1).cp == 20
    scene.play("decline")
    assert (scene.seat, scene.question) == (0, "research")
    scene.play("decline")
    assert scene.player(1).cp == 24


def test_R35_in_turn_order_each_may_use_the_lower_half_of_a_face_up_card() -> None:
    scene = playing(2)
    lay(scene, "banking", "banking")
    assert (scene.question, scene.seat) == ("react", 0)
    assert scene.legal() == ["react 1", "react 2", "pass"]
    scene.play("react 2")
    assert (scene.question, scene.seat) == ("research", 0)


def test_R36_a_reaction_costs_population_of_the_home_planet() -> None:
    scene = playing(2)
    scene.settle(0, "sol", 5)
    lay(scene, "banking", "banking")
    scene.play("react 1")
    assert (scene.people("home 0", 0), scene.player(0).on_card) == (2, 1)
    scene.play("decline")
    scene.state.settle_people(scene.hex("home 1"), 1, -2)
    scene.player(1).pool += 2
    assert scene.legal() == ["react 2", "pass"]  # one marker at home pays for the own card only
    scene.state.settle_people(scene.hex("home 1"), 1, -1)
    scene.player(1).pool += 1
    assert scene.legal() == ["pass"]


def test_R36_expert_politics_makes_reactions_cheaper() -> None:
    scene = playing(2)
    scene.teach(0, "expert_politics")
    lay(scene, "banking", "banking")
    scene.play("react 1")
    assert scene.people("home 0", 0) == 3


def test_R36_R97_all_reductions_together_make_a_reaction_free_and_no_more() -> None:
    for resolution, own, other in (("res_volunteers", 0, 0), ("res_civil_unrest", 1, 2)):
        scene = playing(2)
        scene.teach(0, "expert_politics")
        scene.hold(resolution)
        assert [reaction_cost(scene.state, 0, owner) for owner in (0, 1)] == [own, other]


def test_R37_a_cards_reaction_is_used_once_a_step() -> None:
    scene = playing(3)
    lay(scene, "banking", "banking", "banking")
    scene.play_all("react 2", "decline")
    assert (scene.seat, scene.legal()) == (1, ["react 1", "react 3", "pass"])


def test_R37_also_when_it_cost_nothing() -> None:
    scene = playing(2)
    scene.teach(0, "expert_politics")
    lay(scene, "banking", "banking")
    scene.play_all("react 1", "decline")
    assert scene.legal() == ["react 2", "pass"]


def test_R38_the_markers_go_to_the_pool_after_the_reaction() -> None:
    scene = playing(2)
    lay(scene, "banking", "banking")
    pool = scene.player(0).pool
    scene.play("react 2")
    assert scene.player(0).pool == pool
    scene.play("decline")
    assert (scene.player(0).pool, scene.people("home 0", 0)) == (pool + 2, 1)


def test_R39_the_first_card_is_spent_unless_basic_politics_takes_it_back() -> None:
    scene = playing(2)
    scene.teach(1, "basic_politics")
    lay(scene, "banking", "banking")
    scene.play_all("pass", "pass")
    assert scene.question == "card"
    assert "card banking" not in scene.legal(0)
    assert "card banking" in scene.legal(1)
    assert len(scene.legal(0)) == 5


def test_R40_second_reactions_use_second_cards_only() -> None:
    scene = playing(2)
    lay(scene, "banking", "banking")
    scene.play_all("react 1", "decline", "pass")
    lay(scene, "mining", "mining")
    scene.play_all("done", "done")
    assert (scene.question, scene.legal()) == ("react", ["react 1", "react 2", "pass"])
    scene.play("react 1")
    assert scene.question == "buy"


def test_R41_a_third_card_only_with_master_politics_and_it_may_be_left_out() -> None:
    scene = Scene(3)
    scene.teach(1, "master_politics")
    scene.begin(STEP_CARDS, which=3)
    assert scene.state.actors() == [1]
    assert scene.legal(1)[-1] == "none"
    scene.play("card banking", seat=1)
    assert scene.question != "react"
    assert [(event.seat, event.a) for event in scene.events(E_BANKED)] == [(1, 4)]
    nobody = Scene(3)
    nobody.begin(STEP_CARDS, which=3)
    assert nobody.question != "card"


def test_R41_basic_politics_returns_nothing_before_the_third_card() -> None:
    scene = Scene(2)
    scene.teach(0, "master_politics", "basic_politics")
    scene.player(0).hand &= ~(1 << CARDS.index("mining"))
    scene.player(0).face = CARDS.index("mining")
    scene.begin(STEP_CARDS, which=3)
    assert "card mining" not in scene.legal(0)


def test_R42_everybody_may_carry_out_the_bonus_action_once() -> None:
    scene = Scene(2)
    scene.state.bonus = BONUS_CARD_IDS.index("bonus_research")
    scene.give(0, cp=20)
    scene.begin(STEP_BONUS)
    assert (scene.question, scene.seat) == ("research", 0)
    scene.play("decline")
    assert (scene.question, scene.seat) == ("research", 1)
    scene.play("decline")
    assert scene.question != "react"


def test_R42_each_bonus_card_gives_its_action_and_movement_a_conquest_phase() -> None:
    wanted = {"bonus_trade": "trade", "bonus_research": "research", "bonus_build_ships": "build"}
    wanted |= {"bonus_buy_upgrades": "buy", "bonus_mining": "mine"}
    for card, question in wanted.items():
        scene = Scene(2)
        scene.exhaust("home 0")
        scene.state.bonus = BONUS_CARD_IDS.index(card)
        scene.begin(STEP_BONUS)
        assert (scene.question, scene.seat) == (question, 0)
    scene = Scene(2)
    scene.fly(0, "raider1", "sol")
    scene.state.bonus = BONUS_CARD_IDS.index("bonus_movement")
    scene.begin(STEP_BONUS)
    assert not scene.events(E_ACTION)
    assert scene.state.conquests == 3


def test_R57_all_cards_return_to_the_hands() -> None:
    scene = Scene(2)
    scene.player(0).hand = 1
    scene.player(0).face = 2
    scene.fly(0, "raider1", "sol")
    scene.begin(STEP_ACTIONS_END)
    assert (scene.player(0).hand, scene.player(0).face) == (63, -1)


def test_each_card_has_its_action_and_its_reaction() -> None:
    box = Scene().state.box
    pairs = {CARDS[c]: (box.card_action[c], ACTION_IDS[box.card_reaction[c]]) for c in range(6)}
    assert pairs["research"] == (RESEARCH, "trade")
    assert pairs["trade"] == (TRADE, "build_ships")
    assert pairs["banking"][1] == "research"
    assert pairs["build_ships"][1] == "mining"
    assert pairs["mining"][1] == "buy_upgrades"
    assert pairs["buy_upgrades"][1] == "banking"


def test_T4_actions_and_reactions() -> None:
    scene = playing(3)
    lay(scene, "research", "trade", "banking")
    scene.play_all("decline", "decline")
    assert scene.player(2).cp == 24
    scene.play_all("react 3", "research basic_politics")
    assert scene.people("home 0", 0) == 1
    scene.give(1, cp=20, axinium=9)
    scene.play_all("react 2", "build fighter", "done")
    assert scene.people("home 1", 1) == 2
    scene.play("pass")
    lay(scene, "research", "mining", "build_ships")
    assert scene.player(0).face == CARDS.index("research")
    assert scene.question == "research"


def test_the_short_game_plays_three_cards_without_reactions() -> None:
    scene = playing(2, variant="short")
    lay(scene, "banking", "banking")
    assert scene.question == "card"
    lay(scene, "mining", "mining")
    scene.play_all("done", "done")
    assert (scene.question, scene.state.arg(0)) == ("card", 3)
    lay(scene, "trade", "none")
    assert (scene.question, scene.seat) == ("trade", 0)
