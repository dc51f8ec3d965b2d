"""Pauses for free acts around actions: blueprints are rearranged, Centaurian cards are spent."""

import pytest
from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import STEP_ACTIONS
from galaktyka.games.exodus.ids import BANKING, BUILD_SHIPS, BUY_UPGRADES, MINING, RESEARCH, TRADE


def acting(action: int, card: str = "c1_1", **options: str) -> Scene:
    """The first seat is about to carry out an action, with a Centaurian card and a part that can be moved."""
    scene = Scene(2, **options)
    scene.fit(0, "battle_cruiser", "em_shield")
    scene.keep(0, card)
    scene.give(0, cp=20, axinium=5)
    scene.exhaust("home 0")
    scene.player(0).face = action
    scene.begin(STEP_ACTIONS)
    return scene


ENDINGS = {
    RESEARCH: ("research landing_maneuver",),
    TRADE: ("sell axinium",) * 4,
    MINING: ("mine home_terra_nova", "x4"),
}


@pytest.mark.parametrize("action", ENDINGS)
def test_R50_R86_an_action_that_ends_by_itself_is_followed_by_a_window(action: int) -> None:
    scene = acting(action)
    if scene.question == "window":  # before Mining: what it gives is fixed when it begins
        scene.play("done")
    scene.play_all(*ENDINGS[action])
    assert (scene.question, scene.seat) == ("window", 0)
    assert scene.legal() == ["shift cruiser:em_shield", "spend c1_1", "done"]
    scene.play("done")
    assert (scene.question, scene.seat) == ("react", 0)


@pytest.mark.parametrize(
    ("action", "end"),
    [(RESEARCH, "decline"), (BUILD_SHIPS, "done"), (BUY_UPGRADES, "done"), (TRADE, "decline")],
)
def test_R50_R86_ending_an_action_beside_free_acts_was_its_window(action: int, end: str) -> None:
    scene = acting(action)
    assert {"shift cruiser:em_shield", "spend c1_1"} <= set(scene.legal())
    scene.play(end)
    assert (scene.question, scene.seat) == ("react", 0)


@pytest.mark.parametrize(("dice", "start"), [("false", "window"), ("true", "dice")])
def test_R86_a_technology_taken_at_the_start_of_an_action_counts_in_it(dice: str, start: str) -> None:
    scene = acting(BANKING, "c2_7", dice=dice)
    assert scene.question == start
    scene.play_all("spend c2_7", "learn advanced_banking", "done" if dice == "false" else "fixed")
    assert scene.player(0).cp == 20 + (8 if dice == "false" else 7)
    mining = acting(MINING, "c3_7", dice=dice)
    assert mining.question == start
    mining.play_all("spend c3_7", "learn advanced_mining", "done" if dice == "false" else "fixed")
    assert mining.state.arg(0) == (8 if dice == "false" else 7)


def test_R50_R86_after_a_reaction_too_before_its_markers_reach_the_pool() -> None:
    scene = acting(BANKING)
    scene.play_all("done", "react 1", "research landing_maneuver")
    assert (scene.question, scene.player(0).on_card) == ("window", 1)
    scene.play("done")
    assert scene.player(0).on_card == 0


def test_R50_a_trade_without_a_marker_leaves_time_to_free_one() -> None:
    """A ship that is scrapped gives its population back to the pool: then the trade goes on."""
    scene = Scene(2)
    scene.fit(0, "battle_cruiser", "em_shield")
    scene.fly(0, "cruiser1", "sol", damage=1, cargo=2)
    scene.settle(0, "sol", scene.player(0).pool)
    scene.player(0).face = TRADE
    scene.begin(STEP_ACTIONS)
    assert scene.question == "window"
    scene.play_all("shift cruiser:em_shield", "to raider", "done")
    assert scene.question == "trade"
