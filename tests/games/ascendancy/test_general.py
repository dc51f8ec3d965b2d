"""General rules: order, resources, commands, pools, contact (R0–R10)."""

from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.game import GAME


def test_R0_the_active_player_decides_first_then_the_next_higher_cards() -> None:
    scene = Scene()
    scene.state.order = [2, 0, 1]
    assert scene.state.turn_order_from(0) == [0, 1, 2]
    assert scene.state.turn_order_from(1) == [1, 2, 0]


def test_R0_the_player_to_the_right_is_the_previous_seat_in_the_game() -> None:
    scene = Scene()
    assert [scene.state.right_of(seat) for seat in range(3)] == [2, 0, 1]
    scene.player(2).alive = False
    assert scene.state.right_of(0) == 1


def test_R1_no_answer_gives_resources_to_another_player() -> None:
    scene = Scene()
    scene.link("earth", "qonos", 2)
    scene.ships(1, "L1.1", 1)
    for seat in range(3):
        scene.give(seat, 9, 9, 9)
    scene.command(0)
    scene.play("trade 2")
    for text in scene.legal():
        trial = scene.state.clone()
        answer = next(a for a in trial.legal() if GAME.notation(trial, a) == text)
        trial.apply(answer, scene.table)
        trial.apply(trial.legal()[0], scene.table)
        assert [player.goods for player in trial.players] == [[9, 9, 9]] * 3


def test_R2_a_rule_rerolls_a_die_once_and_the_last_result_stands() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.link("ardana", "risa")
    scene.teach(FEDERATION, "photon_torpedoes")
    scene.ships(FEDERATION, "ardana", 2)
    scene.ships(ROMULANS, "L1.2", 2)
    scene.command(FEDERATION)
    scene.roll(2, 2, 1, 1)
    scene.play("attack L1.2")
    scene.roll(6)
    scene.play("reroll 1 first")
    assert scene.count(ROMULANS, "L1.2") == 1


def test_R3_an_exhausted_card_works_once_a_round() -> None:
    scene = Scene()
    scene.teach(0, "starfleet_intelligence")
    scene.command(0)
    scene.play("use starfleet_intelligence", "next 1", "next 1")
    assert "use starfleet_intelligence" not in scene.legal()
    scene.begin(c.STEP_RECHARGE)
    scene.command(0)
    assert "use starfleet_intelligence" in scene.legal()


def test_R4_ascendancy_is_bought_in_both_phases_and_without_a_limit() -> None:
    scene = Scene()
    scene.give(0, culture=15)
    scene.player(0).ascendancy = 4
    scene.build(0)
    scene.play("ascend", "ascend", "done", "ascend")
    assert scene.player(0).ascendancy == 7
    assert scene.goods(0) == (0, 0, 0)


def test_R5_gained_commands_arrive_exhausted() -> None:
    scene = Scene()
    scene.command(0)
    scene.play("starbase earth")
    assert (scene.player(0).ready, scene.player(0).spent) == (4, 2)


def test_R5_a_lost_starbase_takes_an_exhausted_command_if_there_is_one() -> None:
    for spent, left in ((0, (5, 0)), (2, (4, 1))):
        scene = Scene()
        scene.link("romulus", "ardana")
        scene.control(KLINGONS, "ardana", "P")
        scene.base(KLINGONS, "ardana")
        scene.player(KLINGONS).ready -= spent
        scene.player(KLINGONS).spent += spent
        scene.ships(ROMULANS, "ardana", 1)
        scene.player(ROMULANS).ascendancy = 4
        scene.give(ROMULANS, culture=2)
        scene.command(ROMULANS)
        scene.roll(6)
        scene.play("hegemony ardana", "pay")
        player = scene.player(KLINGONS)
        assert (player.ready, player.spent) == left
        assert (scene.player(ROMULANS).ready, scene.player(ROMULANS).spent) == (4, 2)


def test_R6_an_empty_pool_takes_ships_from_the_board() -> None:
    scene = Scene()
    lane = scene.open("earth")
    scene.ships(0, f"{lane}.1", 1)
    scene.fleet(0, 1, "a", 3, "earth")
    scene.ships(0, "earth", 26)
    assert scene.player(0).pool == 0
    scene.give(0, 2)
    scene.build(0)
    scene.play("build earth")
    assert scene.legal() == ["take earth", "take federation-1", f"take {lane}.1"]
    scene.play("take federation-1")
    assert scene.fleet_at(0, 1) == ""
    scene.play("build earth", f"take {lane}.1")
    assert scene.lanes() == 0
    assert scene.count(0, "earth") == 30


def spread(scene: Scene, seat: int) -> list[str]:
    """Nine systems more, so that no Control Node is left."""
    words = ids.SYSTEM_IDS[4:13]
    last = "earth"
    for word in words:
        scene.link(last, word)
        scene.control(seat, word)
        last = word
    return words


def test_R7_without_a_control_node_a_system_is_given_up() -> None:
    scene = Scene()
    words = spread(scene, 0)
    scene.link("earth", "risa")
    scene.ships(0, "risa", 2)
    scene.base(0, words[0])
    scene.nodes(words[0], "P")
    scene.give(0, culture=1)
    scene.build(0)
    scene.play("colonize risa")
    assert (scene.question, len(scene.legal())) == ("yield", 10)
    scene.play(f"release {words[0]}")
    assert scene.controller("risa") == 0
    assert scene.controller(words[0]) == -1
    assert scene.nodes_of(words[0]) == "P"
    assert scene.player(0).ready == 5
    assert scene.state.base[ids.SYSTEM_IDS.index(words[0])] == 0


def test_R8_the_same_consequences_however_control_is_gained() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.state.base[ids.ARDANA] = KLINGONS
    scene.player(KLINGONS).bases -= 1
    scene.ships(0, "ardana", 1)
    scene.give(0, culture=1)
    scene.build(0)
    scene.play("colonize ardana")
    assert (scene.player(0).ready, scene.player(0).spent) == (5, 1)


def test_R9_ships_in_warp_are_not_on_the_board() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(0, "ardana", 1)
    scene.command(0)
    scene.play("ship ardana", "warp")
    assert not scene.state.occupies(ids.ARDANA, 0)
    assert scene.count(0, "ardana") == 0


def test_R10_first_contact_comes_and_goes_with_the_map() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    assert not scene.state.in_contact(0, 1)
    scene.link("ardana", "qonos")
    assert scene.state.in_contact(0, 1)
    assert not scene.state.in_contact(0, 2)
    chart = scene.state.chart.clone()
    chart.remove_disc(ids.ARDANA, [])
    scene.use(chart)
    assert not scene.state.in_contact(0, 1)
