"""Phase II: the sealed vote, the bonus action, the election."""

from tests.games.exodus.scene import Scene, elected, voted

from galaktyka.games.exodus.choices import (
    E_BALLOT,
    STEP_COUNCIL,
    STEP_ELECTION,
    STEP_OFFER,
    STEP_VOTE,
)
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import BONUS_CARD_IDS, POLITICAL_IDS

FUND, RELIEF, LEVY = "exe_emergency_fund", "exe_axinium_relief", "exe_council_levy"


def voting(seats: int = 3, *cards: str) -> Scene:
    scene = Scene(seats)
    for seat in range(seats):
        scene.give(seat, cp=10)
    scene.reveal_next(*(cards or (FUND, RELIEF, LEVY)))
    scene.begin(STEP_VOTE)
    return scene


def test_R20_resolutions_leave_the_game_at_the_start_of_the_council() -> None:
    scene = Scene()
    scene.hold("res_ceasefire", "law_free_market")
    scene.begin(STEP_COUNCIL)
    assert [POLITICAL_IDS[card] for card in scene.state.in_force] == ["law_free_market"]
    assert scene.state.deck >> POLITICAL_IDS.index("res_ceasefire") & 1 == 0


def test_R21_three_cards_are_revealed_two_with_two_players() -> None:
    assert len(voting(3).state.agenda) == 3
    two = voting(2, FUND, RELIEF)
    assert len(two.state.agenda) == 2
    two.play("bid 0")
    assert two.legal() == ["vote A", "vote B", "vote none", "vote several"]


def test_R21_a_short_deck_reveals_what_is_left_and_an_empty_one_skips_the_vote() -> None:
    scene = Scene()
    scene.state.deck = 1 << POLITICAL_IDS.index(FUND)
    scene.begin(STEP_VOTE)
    assert len(scene.state.agenda) == 1
    empty = Scene()
    empty.state.deck = 0
    empty.begin(STEP_VOTE)
    assert empty.question == "offer"


def test_R22_a_ballot_is_any_number_of_own_cp_and_a_letter() -> None:
    scene = voting()
    assert scene.state.actors() == [0, 1, 2]
    assert scene.legal(1) == [f"bid {cp}" for cp in range(11)]
    scene.play("bid 10", seat=1)
    assert scene.legal(1) == ["vote A", "vote B", "vote C", "vote several"]
    scene.play("vote C", seat=1)
    assert scene.state.actors() == [0, 2]


def test_R23_everybody_pays_also_for_losing_and_void_ballots() -> None:
    scene = voting()
    scene.ballots((4, "A"), (1, "B"), (3, "several"))
    paid = {event.seat: event.b for event in scene.events(E_BALLOT)}
    assert paid == {0: 4, 1: 1, 2: 3}
    assert [scene.player(seat).cp for seat in range(3)] == [10 - 4 + 3, 10 - 1 + 3, 10 - 3 + 3]


def test_R24_a_ballot_with_none_or_several_letters_does_not_count() -> None:
    scene = voting(3, FUND, LEVY, RELIEF)
    scene.ballots((0, "A"), (9, "several"), (0, "none"))
    assert [scene.player(seat).cp for seat in range(3)] == [13, 4, 13]


def test_R24_no_letter_goes_only_with_a_bid_of_nothing() -> None:
    scene = voting()
    scene.play("bid 1", seat=0)
    assert "vote none" not in scene.legal(0)


def test_R25_a_letter_counts_as_one_cp() -> None:
    scene = voting(4, FUND, RELIEF, LEVY)
    scene.ballots((0, "B"), (0, "B"), (0, "B"), (1, "A"))
    assert [scene.player(seat).axinium for seat in range(4)] == [1, 1, 1, 1]


def test_R26_the_chancellor_decides_ties_freely() -> None:
    scene = voting(3)
    scene.state.order = [2, 0, 1]
    scene.ballots((1, "A"), (1, "B"), (0, "A"))
    assert scene.question == "offer"  # 3 against 2
    tie = voting(3)
    tie.state.order = [2, 0, 1]
    tie.ballots((1, "A"), (2, "B"), (0, "A"))
    assert (tie.question, tie.seat, tie.legal()) == ("tie", 2, ["vote A", "vote B"])
    tie.play("vote B")
    assert tie.player(0).axinium == 1


def test_R26_without_a_valid_ballot_all_cards_tie() -> None:
    scene = voting(3)
    scene.ballots((0, "none"), (0, "none"), (0, "none"))
    assert (scene.question, scene.legal()) == ("tie", ["vote A", "vote B", "vote C"])


def test_R27_the_immediate_effect_comes_first_and_the_other_cards_leave_the_game() -> None:
    scene = voting(3, "law_central_bank", FUND, LEVY)
    scene.ballots((1, "A"), (0, "A"), (0, "A"))
    assert [scene.player(seat).cp for seat in range(3)] == [11, 12, 12]
    assert [POLITICAL_IDS[card] for card in scene.state.in_force] == ["law_central_bank"]
    for card in (FUND, LEVY, "law_central_bank"):
        assert scene.state.deck >> POLITICAL_IDS.index(card) & 1 == 0
    assert scene.state.agenda == []


def test_R28_laws_and_resolutions_stay_executive_decisions_do_not() -> None:
    for card, stays in (("law_free_market", True), ("res_mining_boom", True), (FUND, False)):
        scene = voting(3, card, RELIEF, LEVY)
        scene.ballots((0, "A"), (0, "A"), (0, "A"))
        assert (POLITICAL_IDS.index(card) in scene.state.in_force) == stays


def test_R29_the_vice_chancellor_offers_two_and_the_chancellor_takes_one_or_none() -> None:
    scene = Scene(3)
    scene.state.order = [1, 2, 0]
    scene.begin(STEP_OFFER)
    assert (scene.seat, len(scene.legal())) == (2, 6)
    scene.play("offer trade")
    assert (scene.seat, len(scene.legal())) == (2, 5)
    scene.play("offer movement")
    assert (scene.seat, scene.legal()) == (1, ["bonus movement", "bonus trade", "none"])
    scene.play("bonus trade")
    assert BONUS_CARD_IDS[scene.state.bonus] == "bonus_trade"
    none = Scene(3)
    none.begin(STEP_OFFER)
    none.play_all("offer mining", "offer research", "none")
    assert none.state.bonus == -1


def test_R29_with_two_players_three_cards_are_offered() -> None:
    scene = Scene(2)
    scene.begin(STEP_OFFER)
    scene.play_all("offer trade", "offer research", "offer mining")
    assert (scene.question, len(scene.legal())) == ("bonus", 4)


def election(*bids: int, order: list[int] | None = None) -> Scene:
    scene = Scene(len(bids))
    scene.state.order = order or list(range(len(bids)))
    for seat in range(len(bids)):
        scene.give(seat, cp=5)
    scene.begin(STEP_ELECTION)
    for seat, bid in enumerate(bids):
        scene.play(f"bid {bid}", seat)
    return scene


def test_R30_all_pay_their_bids() -> None:
    scene = election(2, 3, 0)
    assert [scene.player(seat).cp for seat in range(3)] == [3, 2, 5]
    assert scene.state.order == [1, 0, 2]


def test_R31_the_outgoing_chancellor_orders_ties_and_comes_last_himself() -> None:
    scene = election(1, 1, 1, 1, order=[2, 0, 1, 3])
    assert (scene.question, scene.seat) == ("next", 2)
    assert scene.legal() == ["next 1", "next 2", "next 4"]
    scene.play("next 4")
    assert scene.legal() == ["next 1", "next 2"]
    scene.play("next 2")
    assert scene.state.order == [3, 1, 0, 2]


def test_R31_no_question_when_only_one_order_is_possible() -> None:
    scene = election(2, 2, 0)
    assert scene.state.order == [1, 0, 2]


def test_R32_the_old_order_holds_until_all_ties_are_decided() -> None:
    scene = election(0, 3, 3, order=[0, 1, 2])
    assert scene.question == "next"
    assert scene.state.order == [0, 1, 2]
    scene.play("next 3")
    assert scene.state.order == [2, 1, 0]


def test_T2_election() -> None:
    scene = election(2, 3, 3, 2, 0)
    assert (scene.seat, scene.legal()) == (0, ["next 2", "next 3"])
    scene.play("next 2")
    assert scene.state.order == [1, 2, 3, 0, 4]
    assert [scene.player(seat).cp for seat in range(5)] == [3, 2, 2, 3, 5]


def test_T3_vote() -> None:
    scene = voting(5, "law_free_market", FUND, LEVY)
    scene.state.order = [3, 0, 1, 2, 4]
    scene.ballots((3, "A"), (0, "A"), (4, "B"), (0, "C"), (1, "several"))
    assert (scene.question, scene.seat, scene.legal()) == ("tie", 3, ["vote A", "vote B"])
    scene.play("vote A")
    assert [scene.player(seat).cp for seat in range(5)] == [7, 10, 6, 10, 9]
    assert [POLITICAL_IDS[card] for card in scene.state.in_force] == ["law_free_market"]
    assert scene.question == "offer"


def test_R30_a_bid_of_zero_needs_no_cp() -> None:
    scene = Scene(2)
    scene.give(0)
    scene.begin(STEP_ELECTION)
    assert scene.legal(0) == ["bid 0"]


def test_R23_opened_ballots_and_bids_lie_open_until_the_next_council() -> None:
    for viewer in (0, 3, -1):
        council = GAME.view(voted().state, viewer)["council"]
        assert isinstance(council, dict)
        assert council["vote"] == {
            "cards": [FUND, "law_free_market", LEVY],
            "totals": [3, 5, 0],
            "ballots": [
                {"seat": 0, "letter": "B", "cp": 3},
                {"seat": 1, "letter": "B", "cp": 0},
                {"seat": 2, "letter": "A", "cp": 2},
                {"seat": 3, "letter": "several", "cp": 1},
            ],
            "adopted": "law_free_market",
        }
    scene = elected()
    assert GAME.view(scene.state, -1)["bids"] == [1, 0, 2, 3]
    scene.begin(STEP_COUNCIL)
    council = GAME.view(scene.state, -1)["council"]
    assert isinstance(council, dict)
    assert council["vote"] == {"cards": [], "totals": [], "ballots": [], "adopted": ""}
    assert GAME.view(scene.state, -1)["bids"] == []


def test_R26_while_the_chancellor_decides_a_tie_all_see_the_ballots() -> None:
    scene = voting(3)
    scene.ballots((1, "A"), (2, "B"), (0, "A"))
    assert scene.question == "tie"
    council = GAME.view(scene.state, -1)["council"]
    assert isinstance(council, dict)
    assert (council["vote"]["totals"], council["vote"]["adopted"]) == ([3, 3, 0], "")
