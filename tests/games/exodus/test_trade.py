"""The action Trade."""

from tests.games.exodus.scene import Scene

from galaktyka.games.exodus.choices import BLOCK_VERB, SELL_AXINIUM, STEP_ACTIONS
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import TRADE


def trading(seat_goods: tuple[int, int, int], *known: str, taken: int = 0, seats: int = 3) -> Scene:
    scene = Scene(seats)
    scene.teach(0, *known)
    scene.give(0, *seat_goods)
    scene.player(0).face = TRADE
    for area in range(taken):
        scene.state.market[area] = 2
        scene.player(2).pool -= 1
    scene.begin(STEP_ACTIONS)
    return scene


def test_R54_a_marker_goes_on_the_leftmost_free_area_and_four_exchanges_follow() -> None:
    scene = trading((0, 5, 0), taken=1)
    pool = scene.player(0).pool
    scene.play("sell axinium")
    assert scene.state.market == [2, 0, -1]
    assert scene.player(0).pool == pool - 1
    scene.play_all("sell axinium", "sell axinium", "sell axinium")
    assert scene.goods(0)[:2] == (20, 1)
    assert scene.question != "trade"


def test_R54_without_a_free_area_or_a_marker_nothing_happens() -> None:
    assert trading((0, 5, 0), taken=3).question != "trade"
    scene = Scene(3)
    scene.settle(0, "sol", scene.player(0).pool)
    scene.give(0, axinium=5)
    scene.player(0).face = TRADE
    scene.begin(STEP_ACTIONS)
    assert scene.question != "trade"


def test_R54_the_last_marker_of_the_pool_is_spent_once() -> None:
    """A technology of a Centaurian card takes it in the middle of the action."""
    scene = trading((0, 5, 0))
    scene.settle(0, "sol", scene.player(0).pool - 1)
    scene.keep(0, "c1_8")
    scene.play_all("spend c1_8", "learn civilian_ships")
    assert scene.player(0).pool == 0
    assert scene.legal() == ["decline"]
    assert GAME.why_not(scene.state, 0, SELL_AXINIUM).key == "exodus-refusal-pool"
    assert GAME.why_not(scene.state, 0, BLOCK_VERB).key == "exodus-refusal-pool"
    scene.play("decline")
    assert scene.state.market == [-1, -1, -1]


def test_R54_the_marker_is_placed_even_for_nothing_unless_one_declines() -> None:
    scene = trading((0, 0, 0))
    assert scene.legal() == ["block area", "decline"]
    scene.play("block area")
    assert scene.state.market == [0, -1, -1]
    declined = trading((0, 0, 0))
    declined.play("decline")
    assert declined.state.market == [-1, -1, -1]


def test_R55_without_advanced_trading_only_sales_or_only_purchases() -> None:
    scene = trading((20, 1, 1))
    assert scene.legal() == [
        *["sell axinium", "sell phasium", "buy axinium", "buy phasium", "block area", "decline"],
    ]
    scene.play("buy phasium")
    assert scene.goods(0) == (14, 1, 2)
    assert scene.legal() == ["buy axinium", "buy phasium", "done"]
    scene.play("done")
    assert scene.question != "trade"


def test_R55_advanced_trading_mixes_at_red_rates() -> None:
    scene = trading((0, 1, 0), "advanced_trading")
    scene.play("sell axinium")
    assert scene.goods(0) == (7, 0, 0)
    scene.play_all("buy phasium", "buy axinium")
    assert scene.goods(0) == (1, 1, 1)
    assert scene.legal() == ["sell axinium", "sell phasium", "done"]


def test_R55_no_purchase_above_ten_and_none_without_cp() -> None:
    scene = trading((7, 10, 9))
    assert "buy axinium" not in scene.legal()
    scene.play("buy phasium")
    assert scene.legal() == ["done"]
    assert "buy phasium" in trading((6, 0, 0)).legal()  # exactly the price
    assert "buy phasium" not in trading((5, 0, 0)).legal()


def test_R56_every_trade_blocks_an_area_of_its_own() -> None:
    scene = Scene(2)
    for seat in (0, 1):
        scene.give(seat, axinium=2)
        scene.player(seat).face = TRADE
    scene.begin(STEP_ACTIONS)
    scene.play_all("sell axinium", "done")
    scene.play_all("sell axinium", "done")
    assert scene.state.market == [0, 1]
    assert [scene.player(seat).cp for seat in (0, 1)] == [6, 5]


def test_T6_trade() -> None:
    scene = trading((0, 0, 2), "advanced_trading", taken=1)
    scene.give(1, axinium=3)
    scene.player(1).face = TRADE
    scene.play_all("sell phasium", "buy axinium", "sell phasium", "buy axinium")
    assert scene.goods(0) == (6, 2, 0)
    assert scene.seat == 1
    scene.play_all("sell axinium", "sell axinium", "sell axinium")
    assert scene.goods(1) == (15, 0, 0)
    assert scene.state.market == [2, 0, 1]
