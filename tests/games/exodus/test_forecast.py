"""What an answer leads to: the odds of the battle or of the fight that waits there."""

import pytest
from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import A_HEX, DECLOAK_VERB, STAY_VERB, STEP_OPEN, STEP_ORDERS, STEP_RADAR
from galaktyka.games.exodus.game import GAME


def told(scene: Scene, seat: int, answer: int) -> list[tuple[str, object]]:
    return [(text.key, text.params["percent"]) for text in GAME.preview(scene.state, seat, answer)]


def beside_home(scene: Scene) -> int:
    return scene.state.board.reach[1][scene.hex("home 0")][1]


def test_orders_into_an_enemy_tell_the_odds_of_the_battle() -> None:
    scene = Scene(2)
    scene.fly(0, "raider1", "home 0")
    target = beside_home(scene)
    scene.fly(1, "raider1", target)
    scene.begin(STEP_ORDERS)
    assert told(scene, 0, A_HEX + target) == [("exodus-preview-battle", 40)]
    assert told(scene, 0, A_HEX + scene.hex("home 0")) == []


def test_own_ships_already_sent_there_count() -> None:
    scene = Scene(2)
    for ship in ("raider1", "raider2"):
        scene.fly(0, ship, "home 0")
    target = beside_home(scene)
    scene.fly(1, "raider1", target)
    scene.begin(STEP_ORDERS)
    scene.play(f"go {scene.name(target)}", 0)
    (_, percent), *_ = told(scene, 0, A_HEX + target)
    assert isinstance(percent, int)
    assert percent > 60


def test_a_centaurian_is_met_as_its_unseen_cards_may_be() -> None:
    scene = Scene(2)
    scene.fly(0, "raider1", "home 0")
    target = beside_home(scene)
    scene.state.centaurian[target] = 1
    scene.begin(STEP_ORDERS)
    scene.state.decks[0] = 1  # only the card of one die without a shield
    assert told(scene, 0, A_HEX + target) == [("exodus-preview-centaurian", 40)]
    scene.state.decks[0] = 0
    scene.state.bottom = [0, 7]
    assert told(scene, 0, A_HEX + target) == [("exodus-preview-centaurian", 40)]
    scene.state.decks[0] = 0xFF
    scene.state.bottom = []
    (_, percent), *_ = told(scene, 0, A_HEX + target)
    assert isinstance(percent, int)
    assert percent < 40


def test_decloaking_tells_the_odds_and_staying_does_not() -> None:
    scene = Scene(2)
    scene.teach(0, "cloaking")
    scene.fly(0, "raider1", "sol")
    scene.fly(1, "raider1", "sol")
    scene.begin(STEP_RADAR)
    assert told(scene, 0, DECLOAK_VERB) == [("exodus-preview-battle", 40)]
    assert told(scene, 0, STAY_VERB) == []


def test_open_moves_of_the_short_game_are_foretold_too() -> None:
    scene = Scene(2, variant="short")
    scene.fly(0, "raider1", "home 0")
    target = beside_home(scene)
    scene.fly(1, "raider1", target)
    scene.begin(STEP_OPEN)
    scene.play(f"raider1 {scene.name(target)}")
    assert told(scene, 0, A_HEX + target) == [("exodus-preview-battle", 40)]


def test_large_fleets_are_sampled() -> None:
    scene = Scene(2)
    for seat in (0, 1):
        scene.fit(seat, "battle_cruiser", *["antimatter_cannon"] * 3, "qgp_shield", "qgp_shield")
        scene.fit(seat, "fighter", "plasma_cannon", "plasma_cannon", "mpg_shield", "mpg_shield")
        for ship in ("cruiser1", "cruiser2", "fighter1", "fighter2", "raider1", "raider2"):
            scene.fly(seat, ship, beside_home(scene) if seat else "home 0")
    scene.begin(STEP_ORDERS)
    target = scene.state.board.reach[1][scene.hex("home 0")][1]
    (key, percent), *_ = told(scene, 0, A_HEX + target)
    assert key == "exodus-preview-battle"
    assert percent == pytest.approx(0, abs=2)
