"""A game in the terminal, as somebody types it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.asking import ask, files_in, refusal, run

import galaktyka
from galaktyka.core.record import load

START = [sys.executable, "-c", "from galaktyka.cli import app; app()"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def played(typed: str, *words: str) -> str:
    """What the screen showed; the game must end well whatever was typed."""
    result = run("play", "gaia", "--seed", "4", *words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def saved(folder: Path) -> Path:
    (path,) = (folder / "saves").iterdir()
    return path


# --- answering ---


def test_the_first_question_shows_the_board_and_numbered_answers(tmp_path: Path) -> None:
    page = played("")
    assert "Set-up" in page
    assert "3A4" in page
    assert "  1 " in page
    assert "Saved in saves" in page


def test_answers_by_number_and_by_notation_are_recorded(tmp_path: Path) -> None:
    played("1\n")
    first = load(str(saved(tmp_path)))
    mine = [entry for entry in first.entries if entry.seat == 0 and not entry.auto]
    assert len(mine) == 1
    played(f"{mine[0].answer}\n", "--record", "by-notation.json")
    assert load("by-notation.json").entries[0].answer == first.entries[0].answer


def test_a_whole_game_ends_with_the_result_by_source(tmp_path: Path) -> None:
    page = played("1\n\n" * 600, "--players", "2")
    assert "The game is over." in page
    assert "Place" in page
    verified = ask("replay", str(saved(tmp_path)), "--verify")
    assert verified["over"] is True
    assert str(verified["final"]["scores"][0]) in page


def test_wrong_input_gets_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    page = played("999\n0\nfly to the moon\nbuild mine 3A4\nundo\nredo\nwhy\nrules R999\nlang de\nauto x y\n")
    assert "There is no answer number 999" in page
    assert "There is no answer number 0" in page
    assert "“fly to the moon” is not an answer to this question" in page
    assert "There is nothing to do again." in page
    assert "Why what?" in page
    assert "There is no rule “R999”" in page
    assert "There are no words in “de”" in page
    assert "Traceback" not in page
    assert [entry for entry in load(str(saved(tmp_path))).entries if entry.seat == 0 and not entry.auto] == []


def test_a_number_where_nothing_is_asked_gets_a_sentence_of_its_own() -> None:
    typed = "develop\nbuy space_marines\n5\n"
    page = run("play", "frontiers", "--seed", "1", "-o", "setup=first_game", typed=typed).stdout
    assert "there is no number to choose now" in page


def test_why_gives_the_reason() -> None:
    assert "On offer:" in played("why something else\n")


def test_a_hint_names_answers_with_what_they_lead_to() -> None:
    page = played("hint\n")
    assert "points at the end" in page
    assert "pkt na koniec" in played("podpowiedź\n", "--lang", "pl")


# --- looking ---


def test_words_to_look_around() -> None:
    looks = ("help", "map full", "mats", "research", "scoring", "offers", "board", "log", "moves")
    page = played("\n".join([*looks, "rules R20", "rules all", "auto", "auto charge 2", ""]))
    for words in ("take back", "Terraforming", "Round scoring tile", "Boosters on offer", "Building a mine"):
        assert words in page
    assert "charge = ask" in page
    assert "charge = 2" in page


def test_polish_words_work_in_a_polish_game() -> None:
    page = played("pomoc\nzasady R20\nmapa\nlang en\nhelp\nkoniec\n", "--lang", "pl")
    assert "Budowa Kopalni" in page
    assert "cofa ostatnią odpowiedź" in page
    assert "take back the last answer" in page
    assert "Saved in" in page


def test_a_narrow_screen_shows_the_same_map_in_fewer_columns() -> None:
    wide = run("play", "gaia", "--seed", "4", "--players", "4", COLUMNS="120").stdout
    narrow = run("play", "gaia", "--seed", "4", "--players", "4", COLUMNS="80").stdout
    assert "10A11" in wide
    assert "[10]" in narrow
    assert max(len(line.rstrip()) for line in narrow.splitlines() if "·" in line) <= 80


# --- taking back ---


TO_THE_FIRST_TURN = "1\n1\n1\n1\n"
"""A faction, two mines, a booster."""


def own_answers(path: str) -> list[str]:
    return [entry.answer for entry in load(path).entries if entry.seat == 0 and not entry.auto]


def test_answers_of_a_turn_can_be_taken_back_and_given_again() -> None:
    page = played(TO_THE_FIRST_TURN + "build mine\nundo\nredo\nreset\nreset\n", "--record", "undone.json")
    assert page.count("Taken back.") == 2
    assert "Nothing can be taken back" in page
    assert len(own_answers("undone.json")) == 3  # the booster too: nobody has acted since it was chosen


def test_what_a_bot_has_answered_is_not_taken_back() -> None:
    page = played("1\n1\nundo\n")
    assert "Nothing can be taken back" in page
    assert "Taken back" not in page


def test_a_finished_turn_waits_for_enter_while_undo_would_be_lost(tmp_path: Path) -> None:
    turn = "research\n"
    kept = played(TO_THE_FIRST_TURN + turn + "1\nend\n", "--record", "ended.json")
    assert "Enter ends your turn" not in kept
    assert own_answers("ended.json")[4] == "research"
    assert "end" in own_answers("ended.json")


def test_a_line_may_hold_a_whole_turn(tmp_path: Path) -> None:
    played(TO_THE_FIRST_TURN + "research\n1\n", "--record", "slow.json")
    track = own_answers("slow.json")[5]
    played(TO_THE_FIRST_TURN + f"research {track} end\n", "--record", "quick.json")
    assert own_answers("quick.json")[4:7] == ["research", track, "end"]


# --- saving ---


def test_nothing_is_ever_overwritten(tmp_path: Path) -> None:
    played("")
    played("")
    assert len(list((tmp_path / "saves").iterdir())) == 2
    (tmp_path / "mine.json").write_text("precious", encoding="utf-8")
    assert "exists already" in refusal("play", "gaia", "--record", "mine.json")
    page = played("save mine.json\nsave copy.json\n")
    assert "exists already" in page
    assert (tmp_path / "mine.json").read_text(encoding="utf-8") == "precious"
    assert load("copy.json").game == "gaia"


def test_a_saved_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    played("1\n\n" * 4, "--record", "begun.json")
    before = load("begun.json")
    result = run("play", "gaia", "--continue", "begun.json", "--record", "begun.json", typed="1\n\n" * 4)
    assert result.exit_code == 0, result.output
    after = load("begun.json")
    assert len(after.entries) > len(before.entries)
    assert [entry.answer for entry in after.entries[: len(before.entries)]] == [
        entry.answer for entry in before.entries
    ]
    assert after.bots == ["", "random"]
    assert ask("replay", "begun.json", "--verify")["verified"] is True


def test_continuing_leaves_the_old_file_alone(tmp_path: Path) -> None:
    played("1\n", "--record", "begun.json")
    text = (tmp_path / "begun.json").read_text(encoding="utf-8")
    assert run("play", "gaia", "--continue", "begun.json", typed="1\n").exit_code == 0
    assert (tmp_path / "begun.json").read_text(encoding="utf-8") == text
    assert saved(tmp_path).exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_game_is_saved_and_says_where(number: signal.Signals, tmp_path: Path) -> None:
    words = ["play", "gaia", "--seed", "4", "--record", "stopped.json"]
    source = str(Path(galaktyka.__file__).parent.parent)  # the flavour under test, from another folder
    plain = {"GALAKTYKA_LANG": "en", "PYTHONUNBUFFERED": "1", "COLUMNS": "120", "PYTHONPATH": source}
    environment = {**os.environ, **plain}
    process = subprocess.Popen(
        [*START, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment,
        cwd=tmp_path,
    )
    assert process.stdout is not None
    shown = b""
    deadline = time.monotonic() + 60
    while not shown.endswith(b"> ") and time.monotonic() < deadline:
        shown += os.read(process.stdout.fileno(), 65536)
    process.send_signal(number)
    rest, _ = process.communicate(timeout=60)
    assert process.returncode == 0, rest
    assert b"Saved in stopped.json." in rest
    assert b"Traceback" not in shown + rest
    assert json.loads((tmp_path / "stopped.json").read_text(encoding="utf-8"))["game"] == "gaia"
    assert files_in(tmp_path) == ["stopped.json"]


# --- seating ---


def test_two_people_at_one_screen(tmp_path: Path) -> None:
    page = played("1\n\n1\n\n1\n\n", "--seat", "you", "--seat", "you")
    assert "A> " in page
    assert "B> " in page
    assert load(str(saved(tmp_path))).bots == ["", ""]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "There is no game “chess”"),
        (["gaia", "--players", "7"], "This game is for 1 to 4 players, not 7."),
        (["gaia", "--seat", "genius"], "There is no bot “genius”"),
        (["gaia", "--seat", "random,random"], "No seat is yours"),
        (["gaia", "--players", "2", "--seat", "you,random,random"], "3 seats are given for 2 players"),
        (["gaia", "--seed", "x"], "not a whole number"),
        (["gaia", "--options", "board=flat"], "The option “board” cannot be “flat”"),
        (["gaia", "--continue", "missing.json"], "Cannot read missing.json"),
        (["gaia", "--record", "no/such/folder.json"], "Cannot write no/such/folder.json"),
        (["gaia", "--components", "missing.toml"], "missing.toml"),
        (["gaia", "--lang", "xx"], "There are no words in “xx”"),
    ],
)
def test_wrong_requests_are_refused_and_leave_no_file(
    words: list[str], complaint: str, tmp_path: Path
) -> None:
    assert complaint in refusal("play", *words)
    assert files_in(tmp_path) == []
