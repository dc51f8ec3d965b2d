"""Games of an independent engine, move by move: every state and every list of choices must be ours too.

The games lie beside the project, in ../shared/conformance/gaia; without them this file says so and proves only
what the one game kept here can (played by the boardgamers engine, MIT licence, for the purpose).
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from galaktyka.core.record import loads
from galaktyka.core.replaying import replay
from galaktyka.games.gaia.foreign.importer import import_one, read_games, run_import
from galaktyka.games.gaia.game import GAME

GAMES = Path(__file__).parents[4] / "shared" / "conformance" / "gaia"
FILES = sorted(GAMES.glob("generated/g*.json")) + sorted(GAMES.glob("recorded/*.json"))
HERE = Path(__file__).parent / "foreign_game.json"


@pytest.mark.parametrize("path", [HERE, *FILES], ids=lambda path: path.stem)
def test_foreign_game_has_no_mismatch(path: Path) -> None:
    for one in run_import(GAME, str(path), True):
        assert one.report.mismatches == []
        assert one.report.legal_mismatches == []
        assert one.report.disagreements == []
        assert one.report.moves + len(skipped(one.foreign.moves)) == len(one.foreign.moves)


def skipped(moves: list[str]) -> list[str]:
    """Moves of the set-up that the options of the import already contain."""
    return [move for i, move in enumerate(moves) if i == 0 or move.split()[1] in ("faction", "bid", "rotate")]


def test_the_neighbouring_games_are_there_or_named_as_absent(
    record_property: Callable[[str, object], None],
) -> None:
    record_property("conformance games", len(FILES) or f"absent: {GAMES}")
    if GAMES.exists():
        assert len(FILES) >= 85


def test_an_imported_game_replays_as_a_record() -> None:
    one = import_one(GAME, read_games(str(HERE))[0], False)
    again = replay(GAME, loads(one.match.dumps()))
    assert again.scores == one.match.scores
    assert again.state.digest() == one.match.state.digest()


def test_a_changed_state_is_found(tmp_path: Path) -> None:
    document = json.loads(HERE.read_text("utf-8"))
    entry = next(e for e in document["states"] if "c" in e[2] and e[0] > 20)
    entry[2]["c"] += 1
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    mismatches = run_import(GAME, str(path), True)[0].report.mismatches
    assert mismatches[0]["field"] == "c"
    assert mismatches[0]["move"] == entry[0]


def test_an_illegal_move_is_named(tmp_path: Path) -> None:
    document = json.loads(HERE.read_text("utf-8"))
    at = next(i for i, move in enumerate(document["moves"]) if " build ts " in move)
    document["moves"][at] = document["moves"][at].replace(" build ts ", " build ac1 ")
    path = tmp_path / "illegal.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    mismatch = run_import(GAME, str(path), True)[0].report.mismatches[0]
    assert (mismatch["move"], mismatch["field"]) == (at, "refused")


@pytest.mark.parametrize(
    ("choice", "listed"), [("burn", 9), ("spend", ["9pw>9q"]), ("special", ["q"]), ("pass", ["booster1"])]
)
def test_a_changed_list_of_choices_is_found(tmp_path: Path, choice: str, listed: object) -> None:
    document = json.loads(HERE.read_text("utf-8"))
    at = next(i for i, pending in enumerate(document["next"]) if pending[0] == "roundMove") + 1
    document["legal"] = [[at, document["next"][at - 1][1], "roundMove", {choice: listed}]]
    path = tmp_path / "lists.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    found = run_import(GAME, str(path), True)[0].report.legal_mismatches
    assert choice in [mismatch["choice"] for mismatch in found]
