"""Bots that other people bring along: by a decorator, by a plugin, by an installed entry point."""

import os
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest
from tests.bots import user_bots
from tests.cli.asking import ask, refusal, run

import galaktyka
from galaktyka.arena.playing import play_game
from galaktyka.bots import all_bots, forget_bot, level_named, registry
from galaktyka.core.words import Illegal
from galaktyka.games import game as find_game

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


def scores(names: list[str]) -> list[int]:
    game = find_game("frontiers")
    outcome = play_game(game, game.setting(len(names), 2, {}), names)
    assert outcome.failures == []
    return outcome.scores


@pytest.mark.usefixtures("others_bots")
def test_a_class_and_a_function_play() -> None:
    assert scores(["first", "last"]) == scores(["first", "last"])
    assert level_named("first").description == "Takes the first answer that is on offer."
    listed = ask("bots")
    assert {
        key: value
        for key, value in next(bot for bot in listed if bot["name"] == "last").items()
        if key != "description"
    } == {"name": "last", "level": 1, "own": False}


def test_ours_are_listed_with_words() -> None:
    listed = ask("bots")
    assert [bot["name"] for bot in listed][:3] == ["random", "easy", "normal"]
    assert [bot["level"] for bot in listed] == sorted(bot["level"] for bot in listed)
    for language in ("en", "pl"):
        for bot in ask("bots", "--lang", language):
            assert " " in bot["description"]


@pytest.mark.parametrize("name", ["", "Loud", "two words", "x" * 33, "easy"])
def test_a_bad_or_taken_name_is_refused(name: str) -> None:
    with pytest.raises(Illegal):
        galaktyka.bot(name)(user_bots.FirstBot)


@pytest.mark.usefixtures("others_bots")
def test_one_name_is_one_bot() -> None:
    galaktyka.bot("first")(user_bots.FirstBot)  # the same again changes nothing
    with pytest.raises(Illegal, match="already"):
        galaktyka.bot("first")(user_bots.CountingBot)


# --- a package that is installed ---

MODULE = """
import galaktyka


class Modest(galaktyka.Bot):
    \"\"\"Takes the answer in the middle.\"\"\"

    level = 2

    def decide(self, sight):
        return sight.legal[len(sight.legal) // 2]


@galaktyka.bot("proud", level=3, description="Takes the last answer.")
def proud(sight):
    return sight.legal[-1]
"""
POINTS = """
[galaktyka.bots]
modest = {module}:Modest
proud = {module}:proud
broken = {module}:Missing
easy = {module}:Modest
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with entry points, as pip leaves it, in a folder on the path."""
    module = "galaktyka_visitors"
    (tmp_path / f"{module}.py").write_text(MODULE)
    metadata = tmp_path / "galaktyka_visitors-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: galaktyka-visitors\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(POINTS.format(module=module))
    monkeypatch.syspath_prepend(str(tmp_path))
    invalidate_caches()
    yield module
    for name in ("modest", "proud"):
        forget_bot(name)
    registry._broken.clear()
    sys.modules.pop(module, None)


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_is_listed_and_plays() -> None:
    listed = {bot["name"]: bot for bot in ask("bots")}
    assert listed["modest"] == {
        "name": "modest",
        "level": 2,
        "description": "Takes the answer in the middle.",
        "own": False,
    }
    assert (listed["proud"]["level"], listed["proud"]["description"]) == (3, "Takes the last answer.")
    assert listed["easy"]["own"]
    document = ask("simulate", "frontiers", "--players", "2", "--bots", "modest,proud", "--games", "1")
    assert (document["finished"], document["failures"]) == (1, [])
    rows = ask(
        "arena", "frontiers", "--players", "2", "--bots", "modest,proud", "--games", "2", "--workers", "2"
    )
    assert [row["bot"] for row in rows["table"]] == ["modest", "proud"]
    assert rows["failures"] == []


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_that_cannot_be_loaded_harms_no_other() -> None:
    said = run("bots")
    assert said.exit_code == 0
    assert "“broken” cannot be loaded" in said.stderr
    assert "“easy” cannot be loaded" in said.stderr  # the name is ours
    assert "modest" in said.stdout
    assert "Missing" in refusal("simulate", "frontiers", "--bots", "broken")
    assert "broken" not in [level.name for level in all_bots()]


# --- a script of one's own ---


def test_the_example_of_the_guide_works(tmp_path: Path) -> None:
    """The first Python listing of docs/bots.md, saved as a module and used as the page says."""
    text = GUIDE.read_text()
    listing = text.partition("```python\n")[2].partition("```")[0]
    assert "@galaktyka.bot(" in listing
    (tmp_path / "my_bots.py").write_text(textwrap.dedent(listing))
    command = [sys.executable, "-m", "galaktyka", "arena", "frontiers", "--plugin", "my_bots", "--games", "2"]
    environment = {**os.environ, "PYTHONPATH": str(Path(galaktyka.__file__).parents[1])}
    done = subprocess.run(
        [*command, "--bots", "thrifty,random", "--json"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert '"bot": "thrifty"' in done.stdout
    assert '"failures": []' in done.stdout
