"""Recharge and the end of the game (R190–R204)."""

from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.state import AWAY, DONE, EXHAUSTED


def recharge(scene: Scene) -> None:
    scene.begin(c.STEP_RECHARGE)


def test_R190_trade_then_the_victory_check() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(FEDERATION, "L1.1", 1)
    scene.ships(KLINGONS, "L1.2", 1)
    scene.player(FEDERATION).ascendancy = 5
    scene.begin(c.STEP_LAST_WINDOWS)
    assert (scene.question, scene.seat) == ("window", FEDERATION)
    scene.play("pass", "pass")
    assert scene.state.over


def test_R191_elimination_comes_after_the_check() -> None:
    scene = Scene()
    gone(scene, KLINGONS)
    scene.player(FEDERATION).ascendancy = 5
    recharge(scene)
    assert scene.state.over
    assert scene.player(KLINGONS).alive


def test_R192_one_for_each_node_then_trade_and_cards() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.control(FEDERATION, "ardana", "P", "C")
    scene.agree(KLINGONS, 2, FEDERATION)
    scene.teach(FEDERATION, "merchant_marine")
    recharge(scene)
    assert scene.goods(FEDERATION) == (2 + 2 + 1, 1, 2)
    assert scene.goods(KLINGONS) == (1, 1, 1)


def gone(scene: Scene, seat: int) -> None:
    """A player without ships and systems."""
    scene.ships(seat, ids.SYSTEM_IDS[scene.state.home(seat)], 0)
    scene.state.control[scene.state.home(seat)] = -1
    scene.nodes(ids.SYSTEM_IDS[scene.state.home(seat)], "")


def test_R193_without_ships_and_systems_a_player_is_out() -> None:
    scene = Scene()
    gone(scene, KLINGONS)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.agree(FEDERATION, 1, KLINGONS)
    scene.teach(ROMULANS, "raptor_engines")
    scene.state.card_at[ids.PENAL_MINES] = 2
    scene.player(KLINGONS).under = [ids.PENAL_MINES]
    recharge(scene)
    assert not scene.player(KLINGONS).alive
    assert (scene.holder(KLINGONS, 1), scene.holder(FEDERATION, 1)) == (-1, -1)
    assert scene.card_at("penal_mines") == AWAY
    assert scene.card_at("tribute") == AWAY
    assert scene.owner("raptor_engines") == ROMULANS
    assert scene.state.is_placed(ids.QONOS)
    assert KLINGONS not in scene.state.order


def test_R193_a_ship_in_warp_keeps_a_player_in_the_game() -> None:
    scene = Scene()
    gone(scene, KLINGONS)
    scene.warp(KLINGONS, "qonos")
    recharge(scene)
    assert scene.player(KLINGONS).alive


def test_R194_commands_cards_and_agreements_are_refreshed() -> None:
    scene = Scene()
    scene.player(0).ready, scene.player(0).spent = 1, 4
    scene.teach(0, "cochrane_institute")
    scene.state.card_at[ids.COCHRANE_INSTITUTE] = EXHAUSTED
    scene.agree(KLINGONS, 1, 0, ready=False)
    recharge(scene)
    assert (scene.player(0).ready, scene.player(0).spent) == (5, 0)
    assert scene.card_at("cochrane_institute") == DONE
    assert scene.state.face_down == 0


def test_R194_incomes_come_before_the_refresh() -> None:
    scene = Scene()
    scene.teach(0, "merchant_marine")
    scene.agree(KLINGONS, 1, 0)
    scene.state.card_at[ids.MERCHANT_MARINE] = EXHAUSTED
    recharge(scene)
    assert scene.goods(0)[0] == 2


def test_R195_every_unit_in_warp_gains_a_token() -> None:
    scene = Scene()
    scene.warp(0, "earth", 1)
    scene.warp(1, "qonos", 3)
    recharge(scene)
    assert (scene.state.warp[2], scene.state.warp[6]) == (2, 4)


def test_R196_research_on_every_phenomenon_without_one() -> None:
    scene = Scene()
    scene.link("earth", "pulsar")
    scene.link("earth", "black_hole")
    scene.state.token[ids.PULSAR] = 1
    recharge(scene)
    assert (scene.state.token[ids.PULSAR], scene.state.token[ids.BLACK_HOLE]) == (1, 1)


def test_R200_five_ascendancy_and_the_own_home() -> None:
    scene = Scene()
    scene.player(0).ascendancy = 5
    recharge(scene)
    assert (scene.state.over, scene.state.winners) == (True, 1)
    assert GAME.ranks(scene.state)[0] == 1
    scene = Scene()
    scene.player(0).ascendancy = 5
    scene.control(1, "earth", "PRC")
    recharge(scene)
    assert not scene.state.over


def test_R200_is_checked_at_no_other_time() -> None:
    scene = Scene()
    scene.give(0, culture=25)
    scene.build(0)
    scene.play("ascend", "ascend", "ascend", "ascend")
    assert scene.question == "build"


def test_R201_three_homes_with_the_own_one() -> None:
    scene = Scene()
    scene.control(0, "qonos", "PRC")
    recharge(scene)
    assert not scene.state.over
    scene = Scene()
    scene.control(0, "qonos", "PRC")
    scene.control(0, "romulus", "PRC")
    recharge(scene)
    assert (scene.state.over, scene.state.winners) == (True, 1)


def test_R202_of_several_the_one_with_the_most_systems_else_they_share() -> None:
    scene = Scene()
    for seat in (0, 1):
        scene.player(seat).ascendancy = 5
    scene.link("qonos", "ardana")
    scene.control(1, "ardana")
    recharge(scene)
    assert scene.state.winners == 2
    scene = Scene()
    for seat in (0, 1):
        scene.player(seat).ascendancy = 6
    recharge(scene)
    assert scene.state.winners == 3
    assert GAME.ranks(scene.state) == [1, 1, 3]


def test_R203_the_last_one_left_wins() -> None:
    scene = Scene()
    gone(scene, KLINGONS)
    gone(scene, ROMULANS)
    recharge(scene)
    assert (scene.state.over, scene.state.winners) == (True, 1)


def test_R204_no_other_end_but_a_limit_of_rounds_if_one_is_set() -> None:
    scene = Scene()
    scene.state.round = 500
    recharge(scene)
    assert not scene.state.over
    scene = Scene(round_cap="3")
    scene.state.round = 3
    scene.player(2).ascendancy = 3
    scene.give(0, 5)
    recharge(scene)
    assert scene.state.over
    assert GAME.ranks(scene.state) == [2, 3, 1]
