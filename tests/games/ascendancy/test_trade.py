"""Trade Agreements (R20–R28) and Initiative (R35–R39)."""

from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy.rules.recharge import trade_income


def neighbours() -> Scene:
    """Ships of the Federation and the Klingons side by side."""
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(FEDERATION, "L1.1", 1)
    scene.ships(KLINGONS, "L1.2", 1)
    return scene


def test_R20_offers_need_ships_or_control_nodes_side_by_side() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(KLINGONS, "ardana", 1)
    scene.command(FEDERATION)
    assert "trade 2" not in scene.legal()
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(KLINGONS, "L1.1", 1)
    scene.command(FEDERATION)
    assert "trade 2" in scene.legal()


def test_R20_an_offer_gives_takes_or_exchanges_and_is_accepted_or_not() -> None:
    scene = neighbours()
    scene.command(FEDERATION)
    scene.play("trade 2")
    assert len(scene.legal()) == 15
    scene.play("offer 1 for 3")
    assert (scene.question, scene.seat) == ("consent", KLINGONS)
    scene.play("accept")
    assert scene.holder(FEDERATION, 1) == KLINGONS
    assert scene.holder(KLINGONS, 3) == FEDERATION
    scene = neighbours()
    scene.command(FEDERATION)
    scene.play("trade 2", "offer 2 for nothing", "decline")
    assert scene.holder(FEDERATION, 2) == -1


def test_R20_suspicious_romulans_receive_agreements_exhausted() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.ships(FEDERATION, "L1.1", 1)
    scene.ships(ROMULANS, "L1.2", 1)
    scene.command(FEDERATION)
    scene.play("trade 3", "offer 3 for 1", "accept")
    assert trade_income(scene.state, ROMULANS) == 0
    assert trade_income(scene.state, FEDERATION) == 1
    scene.begin(c.STEP_RECHARGE)
    assert trade_income(scene.state, ROMULANS) == 3


def test_R21_nobody_holds_two_agreements_of_one_rival() -> None:
    scene = neighbours()
    scene.agree(FEDERATION, 1, KLINGONS)
    scene.command(FEDERATION)
    scene.play("trade 2")
    offers = [text for text in scene.legal() if text.startswith("offer")]
    assert offers == ["offer nothing for 1", "offer nothing for 2", "offer nothing for 3"]


def test_R22_the_owner_swaps_wherever_the_pieces_are() -> None:
    scene = Scene()
    scene.agree(FEDERATION, 1, ROMULANS)
    scene.command(FEDERATION)
    scene.play("trade 3")
    assert scene.legal() == ["swap 2", "swap 3", "cancel"]
    scene.play("swap 3")
    assert scene.holder(FEDERATION, 1) == -1
    assert scene.holder(FEDERATION, 3) == ROMULANS
    assert trade_income(scene.state, ROMULANS) == 0


def test_R22_R23_an_exhausted_agreement_is_neither_swapped_nor_cancelled() -> None:
    scene = Scene()
    scene.agree(FEDERATION, 1, KLINGONS, ready=False)
    scene.command(FEDERATION)
    assert "trade 2" not in scene.legal()


def test_R23_the_owner_takes_his_agreement_back() -> None:
    scene = Scene()
    scene.agree(FEDERATION, 1, KLINGONS)
    scene.command(FEDERATION)
    scene.play("trade 2", "cancel")
    assert scene.holder(FEDERATION, 1) == -1


def test_R24_an_attack_returns_the_agreement_even_exhausted() -> None:
    for ready in (True, False):
        scene = neighbours()
        scene.agree(KLINGONS, 2, FEDERATION, ready=ready)
        scene.command(FEDERATION)
        scene.roll(1, 1)
        scene.play("attack L1.2")
        if ready:
            assert (scene.question, scene.seat) == ("break", KLINGONS)
            scene.play("decline")
        assert scene.holder(KLINGONS, 2) == -1
        assert len(scene.events(c.E_BETRAYED)) == 1


def test_R24_the_agreement_that_the_victim_holds_stays() -> None:
    scene = neighbours()
    scene.agree(FEDERATION, 1, KLINGONS)
    scene.command(FEDERATION)
    scene.roll(1, 1)
    scene.play("attack L1.2")
    assert scene.holder(FEDERATION, 1) == KLINGONS


def test_R25_players_at_war_neither_trade_nor_cancel() -> None:
    scene = Scene()
    scene.link("ardana", "risa")
    scene.link("ardana", "earth")
    scene.ships(FEDERATION, "ardana", 2)
    scene.ships(ROMULANS, "ardana", 2)
    scene.ships(ROMULANS, "L2.1", 1)
    scene.ships(KLINGONS, "L1.1", 2)
    scene.agree(ROMULANS, 1, FEDERATION)
    scene.command(KLINGONS)
    scene.roll(1, 1, 1, 1, 1, 1)
    scene.play("attack ardana", "x1")
    assert (scene.question, scene.seat) == ("retreat", ROMULANS)
    scene.play("fight on", "retreat L2.1")
    assert (scene.question, scene.seat) == ("passage", ROMULANS)
    assert scene.legal() == ["allow", "refuse"]


def test_R26_peace_is_not_symmetric() -> None:
    scene = Scene()
    scene.agree(KLINGONS, 1, FEDERATION)
    assert scene.state.at_peace(FEDERATION, KLINGONS)
    assert not scene.state.at_peace(KLINGONS, FEDERATION)


def test_R27_three_offers_each_different_one_swap_one_cancellation() -> None:
    scene = neighbours()
    scene.command(FEDERATION)
    for offer in ("offer 1 for 1", "offer 1 for 2", "offer 1 for 3"):
        assert "trade 2" in scene.legal()
        scene.play("trade 2")
        assert offer in scene.legal()
        scene.play(offer, "decline")
    assert "trade 2" not in scene.legal()


def test_R27_each_offer_once_in_a_window() -> None:
    scene = neighbours()
    scene.command(FEDERATION)
    scene.play("trade 2", "offer 1 for 1", "decline", "trade 2")
    assert "offer 1 for 1" not in scene.legal()


def test_R27_all_players_in_turn_between_turns_and_before_the_check() -> None:
    scene = neighbours()
    scene.command(FEDERATION)
    scene.play("end turn")
    assert (scene.question, scene.seat) == ("window", FEDERATION)
    scene.play("pass")
    assert (scene.question, scene.seat) == ("window", KLINGONS)
    scene.play("trade 1", "offer 1 for nothing", "accept", "pass")
    assert (scene.question, scene.seat) == ("build", KLINGONS)
    scene.play("done", "end turn", "pass", "pass")
    assert (scene.question, scene.seat) == ("build", ROMULANS)
    scene.play("done", "end turn")
    assert (scene.question, scene.seat, scene.state.arg(0)) == ("window", FEDERATION, 1)


def test_R27_a_victim_may_cancel_before_the_betrayal() -> None:
    scene = neighbours()
    scene.agree(KLINGONS, 2, FEDERATION)
    scene.command(FEDERATION)
    scene.roll(1, 1)
    scene.play("attack L1.2", "cancel")
    assert len(scene.events(c.E_CANCELLED)) == 1
    assert not scene.events(c.E_BETRAYED)


def test_R27_several_victims_are_asked_in_turn_order() -> None:
    scene = neighbours()
    scene.ships(ROMULANS, "L1.2", 1)
    scene.agree(KLINGONS, 1, FEDERATION)
    scene.agree(ROMULANS, 1, FEDERATION)
    scene.command(FEDERATION)
    scene.play("attack L1.2")
    assert (scene.question, scene.seat) == ("break", KLINGONS)
    scene.play("decline")
    assert (scene.question, scene.seat) == ("break", ROMULANS)
    scene.play("decline")
    assert scene.question == "allot"


def test_R28_own_agreements_and_exhausted_ones_give_nothing() -> None:
    scene = Scene()
    scene.agree(FEDERATION, 3, KLINGONS)
    scene.agree(ROMULANS, 2, KLINGONS, ready=False)
    assert trade_income(scene.state, KLINGONS) == 3
    assert trade_income(scene.state, FEDERATION) == 0


# --- Initiative ---


def linked() -> Scene:
    scene = Scene()
    scene.link("earth", "qonos")
    for seat in range(3):
        scene.give(seat, 1, 1, 1)
    return scene


def test_R35_only_players_with_first_contact_commit() -> None:
    scene = linked()
    scene.begin(c.STEP_BIDS)
    asked = []
    while scene.question == "bid":
        asked.append(scene.seat)
        scene.play("x0")
    assert asked == [FEDERATION, KLINGONS]


def test_R36_openly_in_the_order_of_the_last_cards_with_no_total_twice() -> None:
    scene = linked()
    scene.state.order = [1, 0, 2]
    scene.begin(c.STEP_BIDS)
    assert scene.seat == KLINGONS
    assert scene.legal() == ["x0", "x1", "x2", "x3"]
    scene.play("x2", "x1", "x0")
    assert scene.goods(KLINGONS) == (0, 1, 0)
    assert scene.seat == FEDERATION
    assert scene.legal() == ["x0", "x1", "x3"]


def test_R36_zero_may_be_committed_by_all_and_the_mix_is_free() -> None:
    scene = linked()
    scene.begin(c.STEP_BIDS)
    scene.play("x0", "x0")
    assert scene.question == "build"
    scene = linked()
    scene.begin(c.STEP_BIDS)
    scene.play("x1", "x0", "x0")
    assert scene.goods(FEDERATION) == (1, 1, 0)


def test_R37_any_free_card_may_be_taken() -> None:
    scene = linked()
    scene.begin(c.STEP_BIDS)
    scene.play("x3", "x0")
    assert (scene.question, scene.legal()) == ("pick", ["pick 1", "pick 2", "pick 3"])
    scene.play("pick 3")
    assert scene.player(FEDERATION).card == 3


def test_R38_the_others_get_the_cards_that_are_left() -> None:
    scene = linked()
    scene.begin(c.STEP_BIDS)
    scene.play("x3", "x0", "pick 2")
    assert sorted(player.card for player in scene.state.players) == [1, 2, 3]
    assert scene.player(FEDERATION).card == 2
    assert scene.state.order[1] == FEDERATION


def test_R39_after_an_elimination_there_are_fewer_cards() -> None:
    scene = linked()
    scene.player(ROMULANS).alive = False
    scene.state.order = [0, 1]
    scene.player(ROMULANS).card = 0
    scene.begin(c.STEP_BIDS)
    scene.play("x1", "x0", "x0", "x0")
    assert scene.legal() == ["pick 1", "pick 2"]
