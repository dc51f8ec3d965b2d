"""A bot that fails loses its own seat and nothing else: the level `easy` plays on, and it is said."""

from pathlib import Path

import pytest
from tests.bots.user_bots import FAILING, KINDS, PATIENCE
from tests.cli.asking import ask, run
from tests.core.tiny_game import Comet

from galaktyka.arena.playing import Outcome, play_game
from galaktyka.bots import Budget, Seated, fault_of
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.match import Match
from galaktyka.core.record import loads
from galaktyka.core.replaying import replay
from galaktyka.core.state import State
from galaktyka.games import game as find_game

pytestmark = pytest.mark.usefixtures("others_bots")
FRONTIERS: Game = find_game("frontiers")


def play(names: list[str], seconds: float = 60.0) -> Outcome:
    setting = FRONTIERS.setting(len(names), 3, {})
    return play_game(FRONTIERS, setting, names, check=True, seconds=seconds)


@pytest.mark.parametrize("name", FAILING)
def test_easy_plays_on_for_a_bot_that_fails(name: str) -> None:
    outcome = play([name, "random"], seconds=1.0 if KINDS.get(name) == "hung" else 60.0)
    assert outcome.finished
    assert len(outcome.failures) == 1
    failure = outcome.failures[0]
    assert (failure.seat, failure.bot, failure.stand_in) == (0, name, "easy")
    assert failure.kind == KINDS.get(name, "nonsense")
    assert failure.detail
    assert outcome.asked[0] > PATIENCE


def test_two_bots_fail_each_for_itself() -> None:
    outcome = play(["text", "raising", "easy"])
    assert outcome.finished
    assert sorted(failure.bot for failure in outcome.failures) == ["raising", "text"]


@pytest.mark.parametrize("nonsense", [None, "1", 1.0, True, False, [1], b"1"])
def test_only_an_int_is_an_answer(nonsense: object) -> None:
    assert fault_of(nonsense, [0, 1]) == "nonsense"
    assert fault_of(2, [0, 1]) == "illegal"
    assert fault_of(1, [0, 1]) == ""


class Unjudged(Comet):
    def judge(self, state: State, seat: int) -> int:
        raise ArithmeticError("no judgement")


def test_a_bot_of_ours_that_failed_would_be_replaced_too() -> None:
    """The net is under our own levels as well: `random` plays on should even `easy` fail."""
    game = Unjudged()
    match = Match(game, game.setting(2, 5, {}))
    seat = match.state.actor()
    assert len(match.state.legal()) > 1
    seated = Seated("normal", game, match.setting, seat, 5)
    assert seated.answer(match.state) in match.state.legal()
    assert [failure.stand_in for failure in seated.failures] == ["easy", "random"]
    assert "no judgement" in seated.failures[0].detail


def test_the_record_of_a_game_with_a_failure_is_whole() -> None:
    match = Match(FRONTIERS, FRONTIERS.setting(2, 8, {}))
    seats = [
        Seated(name, FRONTIERS, match.setting, seat, 8) for seat, name in enumerate(["exiting", "illegal"])
    ]
    while not match.over:
        seat = match.state.actor()
        match.answer(seats[seat].answer(match.state), seat)
    assert [len(seated.failures) for seated in seats] == [1, 1]
    again = replay(FRONTIERS, loads(match.dumps()))
    assert (again.state.digest(), again.scores) == (match.state.digest(), match.scores)


def test_simulate_and_arena_say_it() -> None:
    words = ("--players", "2", "--games", "2", "--seed", "6", "--bots", "raising,easy")
    for command in ("simulate", "arena"):
        document = ask(command, "frontiers", *words)
        assert document["games"] == 2
        found = [(failure["bot"], failure["kind"], failure["stand_in"]) for failure in document["failures"]]
        assert found == [("raising", "crashed", "easy")] * 2
        assert "this bot cannot play" in document["failures"][0]["detail"]
        said = run(command, "frontiers", *words)
        assert said.exit_code == 0
        assert "the bot “raising” failed (it crashed: RuntimeError: this bot cannot play)" in said.stderr


def test_the_terminal_says_it_and_saves_who_played(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    seats = ("--seat", "raising", "--seat", "you", "--seed", "5")
    said = run("play", "frontiers", *seats, "--record", str(path), typed="1\n" * 40 + "quit\n")
    assert said.exit_code == 0, said.output
    assert "the bot “raising” failed" in said.stdout
    record = loads(path.read_text())
    assert record.bots == ["easy", ""]
    replay(FRONTIERS, record)


def test_a_bot_keeps_its_memory_within_a_game_and_not_beyond() -> None:
    """`counting` fails at its fourth question of a game: it must get there, and begin anew in the next game."""
    first, second = play(["counting", "random"]), play(["counting", "random"])
    assert [len(outcome.failures) for outcome in (first, second)] == [1, 1]
    assert first.scores == second.scores


def test_a_level_thinks_ahead_in_a_process_of_its_own() -> None:
    """What it thinks while others are asked is there when it is asked; nobody waits meanwhile."""
    game = find_game("gaia")
    match = Match(game, game.setting(2, 5, {}))
    stream = Stream(5)
    while game.rounds(match.state) == 0:
        legal = match.state.legal()
        match.answer(legal[stream.below(len(legal))])
    seat = 1 - match.state.actor()
    ahead = Seated("hard", game, match.setting, seat, 5, Budget(nodes=300), apart=True)
    for _ in range(2):  # a second wish before the next question changes nothing
        ahead.ponder(match.state)
    while match.state.actor() != seat or len(match.state.legal()) < 2:
        match.answer(match.state.legal()[0])
    assert ahead.answer(match.state) in match.state.legal()
    ahead.leave()
    assert ahead.failures == []


def test_a_level_answers_the_same_here_and_apart() -> None:
    match = Match(FRONTIERS, FRONTIERS.setting(2, 5, {}))
    while len(match.state.legal()) < 3:
        match.answer(match.state.legal()[0])
    seat = match.state.actor()
    here, apart = (
        Seated("hard", FRONTIERS, match.setting, seat, 5, Budget(nodes=300), apart=apart)
        for apart in (False, True)
    )
    assert here.answer(match.state) == apart.answer(match.state)
    apart.leave()
