"""The two scripts that measure the levels: the soak and the ladder."""

from pathlib import Path

import pytest
from scripts import ladder, soak
from tests.bots import user_bots

from galaktyka.bots import Budget, Level, registry

FEW = ["--games", "2", "--hard-games", "2", "--game", "frontiers", "--players", "2"]


def test_a_soak_without_failures_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "3", "--level", "random", "easy", "--game", "frontiers"]) == 0
    printed = capsys.readouterr().out
    assert "frontiers    easy     3 games" in printed
    assert printed.rstrip().endswith(" ms")


def test_a_soak_tells_the_slowest_answer() -> None:
    played = soak.Soak("frontiers", "easy", Budget())
    played.play(1)
    slowest = played.longest
    assert slowest > 0.0
    played.play(2)
    assert played.longest >= slowest


def test_a_soak_notices_a_bot_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    registry._added["raising"] = Level("raising", 1, user_bots.__name__, "RaisingBot")
    try:
        assert soak.main(["--games", "1", "--level", "raising", "--game", "frontiers"]) == 1
    finally:
        registry.forget_bot("raising")
    assert "crashed: this bot cannot play" in capsys.readouterr().out


def test_the_ladder_writes_its_tables_between_the_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{ladder.BEGIN}old\n{ladder.END}after\n")
    where = ["--kept", str(tmp_path / "kept"), "--page", str(page)]
    ladder.main([*FEW, *where])
    text = page.read_text()
    assert text.startswith(f"before\n{ladder.BEGIN}")
    assert text.endswith(f"{ladder.END}after\n")
    assert "old" not in text
    assert "| 2 | `easy` among `random` | 2 | " in text
    assert "galaktyka arena frontiers --players 2 --bots easy,random --games 2\n" in text
    assert "galaktyka arena frontiers --players 2 --bots hard,normal --games 2 --ms 100\n" in text
    ladder.main([*FEW, *where, "--write"])
    assert page.read_text() == text


def test_the_ladder_leaves_lines_that_are_not_played_again(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(ladder.PAGE.read_text())
    where = ["--kept", str(tmp_path / "kept"), "--page", str(page)]
    ladder.main([*where, "--write"])
    assert page.read_text() == ladder.PAGE.read_text()
    ladder.main([*FEW, *where, "--level", "easy"])
    before, after = ladder.PAGE.read_text().splitlines(), page.read_text().splitlines()
    changed = [line for line in after if line not in before]
    assert len(before) == len(after)
    assert changed[0].startswith("| 2 | `easy` among `random` | 2 | ")
    assert changed[1:] == ["galaktyka arena frontiers --players 2 --bots easy,random --games 2"]


def test_the_ladder_shows_no_line_before_it_is_complete(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(ladder.PAGE.read_text())
    where = ["--kept", str(tmp_path / "kept"), "--page", str(page)]
    ladder.main([*FEW, *where, "--level", "easy"])
    written = page.read_text()
    ladder.main(["--games", "4", "--game", "frontiers", *where, "--write"])
    assert page.read_text() == written


def test_the_page_has_the_marks() -> None:
    text = ladder.PAGE.read_text()
    assert text.index(ladder.BEGIN) < text.index(ladder.END)
