"""Golden playthroughs of New Frontiers: the same games, decision by decision, wherever they are played."""

from itertools import product, zip_longest
from pathlib import Path

import pytest
from scripts.playthrough import GoldenTable, golden_file, playthrough
from tests.games.frontiers.golden_games import GOLDEN, OPTIONS, PLAYER_COUNTS, SORTS, TABLES

FOLDER = Path(__file__).parent / "golden"
LARGEST_FOLDER = 1_500_000


def stored(table: GoldenTable) -> list[str]:
    return golden_file("frontiers", table).read_text("utf-8").splitlines()


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_the_game_is_played_as_it_is_written(table: GoldenTable) -> None:
    pairs = zip_longest(stored(table), playthrough(GOLDEN, table), fillvalue="(nothing)")
    for number, (written, played) in enumerate(pairs, 1):
        where = f"{table.name}.txt, line {number} (if the change is meant: make golden)"
        assert written == played, f"{where}\nwritten: {written}\nplayed:  {played}"


def test_every_player_count_set_up_and_goals_on_and_off_have_a_playthrough() -> None:
    found = {(table.seats, tuple(table.options.items())) for table in TABLES}
    wanted = {(seats, tuple(OPTIONS[sort].items())) for seats, sort in product(PLAYER_COUNTS, SORTS)}
    assert wanted <= found
    assert any(table.options.get("allow_straddle") == "false" for table in TABLES)


def test_the_set_sees_the_whole_game() -> None:
    """`python -m scripts.golden --find 40 frontiers` looks for seeds that see more."""
    seen: set[str] = set()
    for table in TABLES:
        seen |= GOLDEN.marks(stored(table))
    missing = sorted(GOLDEN.required_marks() - seen)
    assert not missing, f"no playthrough sees {', '.join(missing)}"


def test_the_folder_holds_exactly_the_listed_games_and_stays_small() -> None:
    files = sorted(FOLDER.glob("*"))
    assert files == sorted(golden_file("frontiers", table) for table in TABLES)
    assert sum(path.stat().st_size for path in files) <= LARGEST_FOLDER
