"""The fuzzer finds every kind of fault, and each failure leaves a record that leads to it."""

from pathlib import Path

import pytest
from tests.cli.asking import ask, files_in, refusal
from tests.cli.countdown import FAULTS, FAULTY_AT, Countdown, CountdownState

from galaktyka.cli.fuzzing import Fuzzer
from galaktyka.core.record import load
from galaktyka.core.replaying import replay

FOREVER = float("inf")
SHOWN_AS = {"words": "exception"}


def fuzzed(fault: str, folder: Path, games: int = 5) -> Fuzzer:
    fuzzer = Fuzzer(Countdown(fault), 1, str(folder))
    for index in range(games):
        fuzzer.play(index, FOREVER)
    return fuzzer


def test_a_sound_game_passes_with_its_rules_counted(tmp_path: Path) -> None:
    fuzzer = fuzzed("", tmp_path, 60)
    assert fuzzer.failures == []
    assert fuzzer.games == 60
    assert fuzzer.coverage == {"C1": fuzzer.decisions}
    assert files_in(tmp_path) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found_under_its_name(fault: str, tmp_path: Path) -> None:
    fuzzer = fuzzed(fault, tmp_path, 1)
    assert fuzzer.failures
    assert {failure["kind"] for failure in fuzzer.failures} == {SHOWN_AS.get(fault, fault)}


@pytest.mark.parametrize("fault", ["invariant", "exception", "dead_end"])
def test_a_failure_leaves_a_record_that_leads_there(fault: str, tmp_path: Path) -> None:
    fuzzer = fuzzed(fault, tmp_path, 1)
    record = load(str(fuzzer.failures[0]["record"]))
    match = replay(Countdown(""), record)
    assert isinstance(match.state, CountdownState)
    assert match.state.heap[0] <= FAULTY_AT
    assert not match.over


def test_a_failure_in_the_first_position_leaves_the_head_of_a_record(tmp_path: Path) -> None:
    class Stillborn(Countdown):
        def new_state(self, setting: object, table: object) -> CountdownState:
            raise ValueError("no board")

    fuzzer = Fuzzer(Stillborn(), 1, str(tmp_path))
    fuzzer.play(0, FOREVER)
    assert fuzzer.failures[0]["kind"] == "exception"
    assert load(str(fuzzer.failures[0]["record"])).entries == []


def test_records_of_failures_never_overwrite_one_another(tmp_path: Path) -> None:
    fuzzed("invariant", tmp_path, 2)
    fuzzed("invariant", tmp_path, 2)
    assert len(files_in(tmp_path)) == 4


def test_a_deadline_ends_the_game_at_once(tmp_path: Path) -> None:
    fuzzer = Fuzzer(Countdown(), 1, str(tmp_path))
    fuzzer.play(0, 0.0)
    assert (fuzzer.games, fuzzer.decisions, fuzzer.failures) == (0, 0, [])


def test_the_same_seed_fuzzes_the_same_games(tmp_path: Path) -> None:
    assert fuzzed("", tmp_path).decisions == fuzzed("", tmp_path).decisions


def test_gaia_as_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = ask("fuzz", "gaia", "--games", "2", "--seed", "3")
    assert found["games"] == 2
    assert found["decisions"] > 50
    assert found["failures"] == []
    assert found["slowest_decision_ms"] > 0
    assert sum(found["coverage"].values()) > 50
    assert not set(found["coverage"]) & set(found["uncovered"])


def test_time_stops_the_fuzzer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert ask("fuzz", "gaia", "--games", "100000", "--seconds", "0.2")["games"] < 100


def test_wrong_requests_are_refused() -> None:
    assert "There is no game" in refusal("fuzz", "chess")
    assert "not a whole number" in refusal("fuzz", "gaia", "--seed", "1.5")
    assert "seed -3" in refusal("fuzz", "gaia", "--seed", "-3")
