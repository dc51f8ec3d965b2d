"""`replay` and `show`, and what they say about damaged records."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.asking import ask, files_in, refusal, run

import galaktyka
from galaktyka.core.chance import Stream


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole random game of two."""
    match = galaktyka.new_match("gaia", 2, seed=11)
    stream = Stream(2)
    while match.decision is not None:
        answers = match.decision.answers
        match.answer(answers[stream.below(len(answers))])
    path = tmp_path_factory.mktemp("records") / "game.json"
    match.save(str(path))
    return path


def edited(record: Path, folder: Path, **fields: Any) -> str:
    document = json.loads(record.read_text(encoding="utf-8"))
    document.update(fields)
    document.pop("checksum", None)
    path = folder / "edited.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def test_a_whole_record_is_verified(record: Path) -> None:
    found = ask("replay", str(record), "--verify")
    document = json.loads(record.read_text(encoding="utf-8"))
    assert found["entries"] == len(document["entries"])
    assert found["verified"] is True
    assert found["final"] == {key: document["result"][key] for key in ("scores", "ranks")}


def test_a_position_on_the_way(record: Path) -> None:
    opening, later = ask("replay", str(record), "--at", "0"), ask("replay", str(record), "--at", "30")
    assert (opening["at"], later["at"]) == (0, 30)
    assert opening["verified"] is False
    assert opening["hash"] != later["hash"]
    assert "Position after entry 30" in run("replay", str(record), "--at", "30").stdout


def test_the_result_by_source(record: Path) -> None:
    page = run("replay", str(record), "--verify").stdout
    assert "all as recorded" in page
    for points in json.loads(record.read_text(encoding="utf-8"))["result"]["scores"]:
        assert str(points) in page


def test_a_position_as_text(record: Path) -> None:
    page = run("show", str(record)).stdout
    for words in ("Round 6 of 6", "Terraforming", "3A4", "VP"):
        assert words in page
    assert "Runda 6 z 6" in run("show", str(record), "--lang", "pl").stdout


@pytest.mark.parametrize(("seat", "number"), [("0", 0), ("B", 1), ("b", 1), ("spectator", -1)])
def test_a_position_as_a_seat_sees_it(record: Path, seat: str, number: int) -> None:
    assert ask("show", str(record), "--seat", seat)["seat"] == number


def test_a_position_as_a_picture(record: Path, tmp_path: Path) -> None:
    target = tmp_path / "position.svg"
    assert run("show", str(record), "--at", "40", "--svg", str(target)).exit_code == 0
    assert target.read_text(encoding="utf-8").lstrip().startswith("<")
    assert "hex-3A4" in target.read_text(encoding="utf-8")
    assert files_in(tmp_path) == ["position.svg"]


def test_damaged_records_are_refused_with_the_reason(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    entries = json.loads(text)["entries"]
    cut = tmp_path / "cut.json"
    cut.write_text(text[: len(text) // 2], encoding="utf-8")
    wrong_answer = [*entries[:20], {**entries[20], "answer": "fly to the moon"}, *entries[21:]]
    cases = {
        str(cut): "not a whole record",
        str(tmp_path / "missing.json"): "Cannot read",
        edited(record, tmp_path, rules_version=999): "rules version 999",
        str(tmp_path): "Cannot read",
    }
    for path, complaint in cases.items():
        for command in ("replay", "show"):
            assert complaint in refusal(command, path)
    assert "Entry 21" in refusal("replay", edited(record, tmp_path, entries=wrong_answer))
    assert "cut" in refusal("replay", edited(record, tmp_path, entries=entries[:-5]))
    assert "format 7" in refusal("replay", edited(record, tmp_path, format=7))
    assert "There is no game" in refusal("replay", edited(record, tmp_path, game="chess"))
    assert "overlay" in refusal("replay", edited(record, tmp_path, overlay="ab" * 32))
    assert record.read_text(encoding="utf-8") == text


def test_positions_and_seats_that_do_not_exist(record: Path, tmp_path: Path) -> None:
    assert "there is no position 999" in refusal("replay", str(record), "--at", "999")
    assert "--at" in refusal("show", str(record), "--at", "-1")
    assert "“7” is not a seat" in refusal("show", str(record), "--seat", "7")
    assert "“me” is not a seat" in refusal("show", str(record), "--seat", "me")
    assert "Cannot write" in refusal("show", str(record), "--svg", str(tmp_path / "no" / "folder.svg"))
