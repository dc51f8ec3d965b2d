"""The quick evaluation: it agrees with the count at the end, and knows what is worth having before it."""

import pytest
from tests.games.exodus.saying import GAMES, decisions, start
from tests.games.exodus.scene import Scene

from galaktyka.core.chance import Stream
from galaktyka.core.table import LiveTable
from galaktyka.games.exodus.choices import (
    A_BID,
    A_CARD,
    A_LETTER,
    F_BID,
    F_CARD,
    F_ORDERS,
    STEP_ACTIONS,
    STEP_CARDS,
    STEP_MOVED,
)
from galaktyka.games.exodus.fleets import Fleets
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import BUILD_SHIPS, BUY_UPGRADES
from galaktyka.games.exodus.judge import judge, ordered_places, turns_left
from galaktyka.games.exodus.weights import NAMES, WEIGHTS

MODEST = 3


def at_turn(turn: int) -> Scene:
    scene = Scene(3)
    scene.begin(STEP_ACTIONS)
    scene.state.turn = turn
    return scene


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_at_the_end_it_is_the_score(index: int) -> None:
    seats, options = GAMES[index]
    for state, _ in decisions(seats, 9, **options):
        if state.over:
            assert [judge(state, seat) for seat in range(seats)] == [100 * n for n in GAME.scores(state)]


def test_it_changes_nothing() -> None:
    for number, (state, _) in enumerate(decisions(3, 2)):
        if number % 50 == 0:
            before = state.packed()
            for seat in range(3):
                judge(state, seat)
            assert state.packed() == before


def test_the_turns_run_out() -> None:
    assert turns_left(at_turn(1).state) - turns_left(at_turn(4).state) == 300
    assert 0 < turns_left(at_turn(7).state) < 100


def test_technologies_and_income_pay_by_the_turns_that_are_left() -> None:
    gains = []
    for turn in (1, 7):
        scene = at_turn(turn)
        before = judge(scene.state, 0)
        scene.teach(0, "cp_refinery")
        gains.append(judge(scene.state, 0) - before)
    assert gains[0] > 4 * gains[1] > 0


def test_a_planet_with_points_is_worth_settling() -> None:
    scene = at_turn(3)
    before = judge(scene.state, 0)
    scene.settle(0, "sol", 1)
    settled = judge(scene.state, 0) - before
    assert settled > 100
    scene.settle(1, "sol", 2)
    assert judge(scene.state, 0) - before < settled


def test_a_fleet_beside_a_stronger_one_is_worth_less() -> None:
    scene = at_turn(3)
    scene.fly(0, "raider1", "sol")
    alone = judge(scene.state, 0)
    scene.fly(1, "cruiser1", "sol")
    scene.fit(1, "battle_cruiser", "plasma_cannon", "plasma_cannon", "mpg_shield")
    beside = judge(scene.state, 0)
    assert beside < alone - 50
    scene.teach(0, "cloaking")
    assert judge(scene.state, 0) > beside + 50


def test_points_of_a_title_wait_for_the_last_election() -> None:
    worth = []
    for turn in (2, 7):
        scene = at_turn(turn)
        worth.append(judge(scene.state, 0) - judge(scene.state, 2))
    assert worth[1] > worth[0] > 0


def best(state: Position, seat: int, stream: Stream) -> int:
    """The answer whose outcome is judged best; secret ones at random, since they show nothing yet."""
    legal = state.legal_for(seat)
    if state.asked:
        if A_BID <= legal[0] < A_LETTER:
            legal = legal[:MODEST]
        return legal[stream.below(len(legal))]
    worths: list[int] = []
    for answer in legal:
        after = state.clone()
        after.apply(answer, LiveTable(stream.below(1000)))
        worths.append(judge(after, seat))
    return legal[worths.index(max(worths))]


def test_whoever_follows_it_beats_chance() -> None:
    ahead = 0
    for seed in range(6):
        state, table = start(2, seed)
        stream = Stream(seed)
        follower = seed % 2
        in_a_row = 0  # one step ahead, to buy and then to decline can look better than an end for ever
        while state.frames:
            seat = state.actor()
            legal = state.legal_for(seat)
            in_a_row = in_a_row + 1 if seat == follower else 0
            if A_BID <= legal[0] < A_LETTER:
                legal = legal[:MODEST]
            if seat == follower and in_a_row < 50:
                answer = best(state, seat, stream)
            else:
                answer = legal[stream.below(len(legal))]
            state.apply(answer, table)
        ahead += 1 if GAME.ranks(state)[follower] == 1 else 0
    assert ahead >= 5


def test_every_weight_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(WEIGHTS) == len(set(NAMES))


def secret(scene: Scene, frame: int, seats: int) -> None:
    """A secret question to all seats."""
    scene.state.push(frame, -1, 1)
    scene.state.ask_all((1 << seats) - 1)


def test_a_bid_is_paid_before_it_is_shown_and_counts_most_in_the_last_election() -> None:
    gains = []
    for turn in (2, 7):
        scene = Scene(3)
        scene.begin(STEP_ACTIONS)
        scene.state.frames[2] = STEP_CARDS
        scene.state.turn = turn
        for seat in range(3):
            scene.state.players[seat].cp = 10
        secret(scene, F_BID, 3)
        scene.state.sealed[0] = A_BID
        nothing = judge(scene.state, 0)
        scene.state.sealed[0] = A_BID + 9
        gains.append(judge(scene.state, 0) - nothing)
    assert gains[0] < 0 < gains[1]


def test_a_card_is_worth_what_its_action_could_do() -> None:
    scene = Scene(3)
    scene.begin(STEP_ACTIONS)
    scene.state.players[0].cp, scene.state.players[0].axinium = 8, 4
    secret(scene, F_CARD, 3)
    worths = {}
    for card in (BUILD_SHIPS, BUY_UPGRADES):
        scene.state.sealed[0] = A_CARD + card
        worths[card] = judge(scene.state, 0)
    assert worths[BUILD_SHIPS] > worths[BUY_UPGRADES]


def test_ships_count_where_their_secret_orders_send_them() -> None:
    scene = Scene(3)
    scene.begin(STEP_ACTIONS)
    state = scene.state
    state.frames[2] = STEP_MOVED
    state.turn, state.conquest, state.conquests = 7, 2, 2
    near = state.board.steps[0]
    state.place[0] = near
    secret(scene, F_ORDERS, 3)
    state.sealed[0] = near
    stays = judge(state, 0)
    state.sealed[0] = 0
    assert judge(state, 0) > stays + 400  # the points of the council


def test_the_hunt_goes_on_while_there_are_centaurians_and_time() -> None:
    worths = []
    for centaurians in (0, 1, 2):
        scene = at_turn(3)
        state = scene.state
        state.centaurian = [3 if 0 < hex_ <= centaurians else 0 for hex_ in range(len(state.centaurian))]
        worths.append(Fleets(state, 0, ordered_places(state, 0), 0).hunting(state, 9, 9, 8))
    assert worths[2] > worths[1] > worths[0] == 0


def test_a_fleet_is_drawn_to_the_centaurian_that_it_can_beat() -> None:
    worths = []
    for distance in (1, 2):
        scene = at_turn(3)
        state = scene.state
        home = state.home(0)
        scene.fly(0, "cruiser1", home)
        row = state.board.grid.distances[home]
        goal = next(hex_ for hex_ in range(1, len(row)) if row[hex_] == distance)
        state.centaurian = [1 if hex_ == goal else 0 for hex_ in range(len(row))]
        fleets = Fleets(state, 0, ordered_places(state, 0), 0)
        assert fleets.stalking(state, 0) == 0
        worths.append(fleets.stalking(state, 6))
    assert worths[0] > worths[1] > 0
