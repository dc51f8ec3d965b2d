"""The two scripts that measure the levels: the soak and the ladder."""

from pathlib import Path

import pytest
from scripts import ladder, soak
from tests.bots import user_bots

from galaktyka.bots import Level, registry

FEW = ["--games", "2", "--hard-games", "2", "--game", "frontiers", "--players", "2"]


def test_a_soak_without_failures_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "3", "--level", "random", "easy", "--game", "frontiers"]) == 0
    assert "frontiers    easy     3 games" in capsys.readouterr().out


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


def test_the_page_has_the_marks() -> None:
    text = ladder.PAGE.read_text()
    assert text.index(ladder.BEGIN) < text.index(ladder.END)
