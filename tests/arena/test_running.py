"""The same results from one process, several, and a cluster; what is finished is kept whatever happens."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.asking import ask, refusal, run

PLUGIN = ("--plugin", "tests.arena.toss_plugin")
TOSS = ("arena", "toss", "--players", "3", "--bots", "bold,safe", "--seed", "4", *PLUGIN)
FRONTIERS = ("arena", "frontiers", "--players", "2", "--bots", "easy,random", "--seed", "9")
FIELDS = [
    "bot", "games", "win_share", "win_low", "win_high", "mean_rank", "mean_score", "score_low", "score_high",
    "ms_per_decision",
]  # fmt: skip

pytestmark = pytest.mark.usefixtures("odds_game")


def timeless(document: dict[str, object]) -> str:
    rows = document["table"]
    assert isinstance(rows, list)
    return json.dumps({**document, "table": [{**row, "ms_per_decision": 0} for row in rows]})


def test_the_report_has_what_was_agreed() -> None:
    document = ask(*FRONTIERS, "--games", "4")
    assert (document["game"], document["players"], document["games"]) == ("frontiers", 2, 4)
    assert [row["bot"] for row in document["table"]] == ["easy", "random"]
    for row in document["table"]:
        assert set(FIELDS) <= set(row)
        assert row["win_low"] <= row["win_share"] <= row["win_high"]
        assert row["score_low"] <= row["mean_score"] <= row["score_high"]
    shown = run(*FRONTIERS, "--games", "4")
    assert shown.exit_code == 0
    assert "easy" in shown.stdout
    assert "50.0 %" in shown.stdout


def test_several_processes_count_the_same() -> None:
    assert timeless(ask(*TOSS, "--games", "30")) == timeless(ask(*TOSS, "--games", "30", "--workers", "2"))


def test_a_cluster_counts_the_same() -> None:
    """On a real Ray, started on this machine for the purpose."""
    alone = ask(*TOSS, "--games", "6")
    assert timeless(ask(*TOSS, "--games", "6", "--workers", "2", "--ray", "local")) == timeless(alone)


def test_results_in_a_file_are_gone_on_with(tmp_path: Path) -> None:
    path = str(tmp_path / "results.jsonl")
    whole = ask(*TOSS, "--games", "12")
    assert ask(*TOSS, "--games", "6", "--resume", path)["games"] == 6
    kept = Path(path).read_text().splitlines()
    assert len(kept) == 7
    assert timeless(ask(*TOSS, "--games", "12", "--resume", path)) == timeless(whole)
    assert Path(path).read_text().splitlines()[:7] == kept
    assert ask(*TOSS, "--games", "6", "--resume", path)["games"] == 6


def test_a_line_that_was_cut_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = ask(*TOSS, "--games", "6", "--resume", str(path))
    path.write_bytes(path.read_bytes()[:-20])
    assert timeless(ask(*TOSS, "--games", "6", "--resume", str(path))) == timeless(whole)
    assert len(path.read_text().splitlines()) == 7


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    ask(*TOSS, "--games", "3", "--resume", str(path))
    before = path.read_bytes()
    assert "seed" in refusal(*TOSS, "--seed", "5", "--games", "3", "--resume", str(path))
    path.write_text("nonsense\n")
    assert "not a file of arena results" in refusal(*TOSS, "--games", "3", "--resume", str(path))
    assert path.read_text() == "nonsense\n"
    path.write_bytes(before + b'{"number": 1}\n')
    assert "line 5" in refusal(*TOSS, "--games", "6", "--resume", str(path))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path, workers: str) -> None:
    path = tmp_path / "results.jsonl"
    words = [*FRONTIERS, "--games", "100000", "--workers", workers, "--resume", str(path), "--json"]
    command = [sys.executable, "-m", "galaktyka", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ) as child:
        until = time.monotonic() + 120
        while not path.exists() or path.read_bytes().count(b"\n") < 6:
            assert child.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=60)
    assert child.returncode == 1
    assert b"Traceback" not in err
    assert b"still to be played" in err
    kept = path.read_bytes()
    assert kept.endswith(b"\n")
    document = json.loads(out)
    assert document["games"] >= 4
    assert document["games"] <= kept.count(b"\n") - 1


def test_wrong_requests_are_refused() -> None:
    assert "bot names" in refusal("arena", "gaia", "--players", "4", "--bots", "easy,random,normal")
    assert "hasty" in refusal("arena", "gaia", "--bots", "hasty,random")
    assert "no-such-module" in refusal("arena", "gaia", "--plugin", "no-such-module")
