"""Golden playthroughs of Exodus: the same games, decision by decision, wherever they are played."""

import json
from itertools import product, zip_longest
from pathlib import Path

import pytest
from scripts.playthrough import GoldenTable, golden_file, playthrough
from tests.games.exodus.combinations import COMBINATIONS, FILE, final
from tests.games.exodus.golden_games import GOLDEN, PLAYER_COUNTS, TABLES

from galaktyka.games.exodus.ids import SIZE_IDS, START_IDS

FOLDER = Path(__file__).parent / "golden"
LARGEST_FOLDER = 2_500_000
STORED: dict[str, str] = json.loads(FILE.read_text("utf-8"))


def stored(table: GoldenTable) -> list[str]:
    return golden_file("exodus", table).read_text("utf-8").splitlines()


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_the_game_is_played_as_it_is_written(table: GoldenTable) -> None:
    pairs = zip_longest(stored(table), playthrough(GOLDEN, table), fillvalue="(nothing)")
    for number, (written, played) in enumerate(pairs, 1):
        where = f"{table.name}.txt, line {number} (if the change is meant: make golden)"
        assert written == played, f"{where}\nwritten: {written}\nplayed:  {played}"


def test_every_player_count_variant_and_map_has_a_playthrough() -> None:
    """A variant brings its map: minimal for heavy combat, long for the long game, normal for the others."""
    played = {(table.seats, table.options["variant"]) for table in TABLES}
    assert played == set(product(PLAYER_COUNTS, START_IDS))
    with_dice = {table.seats for table in TABLES if table.options.get("dice") == "true"}
    assert with_dice == set(PLAYER_COUNTS)
    variants = {table.options["variant"] for table in TABLES if table.options.get("dice") == "true"}
    assert variants == set(START_IDS)


def test_the_set_sees_the_whole_game() -> None:
    """`python -m scripts.golden --find 16 exodus` looks for seeds that see more."""
    seen: set[str] = set()
    for table in TABLES:
        seen |= GOLDEN.marks(stored(table))
    missing = sorted(GOLDEN.required_marks() - seen)
    assert not missing, f"no playthrough sees {', '.join(missing)}"


def test_the_folder_holds_exactly_the_listed_games_and_stays_small() -> None:
    files = sorted(FOLDER.glob("*"))
    assert files == sorted(golden_file("exodus", table) for table in TABLES)
    assert sum(path.stat().st_size for path in files) <= LARGEST_FOLDER


# --- every combination, as one hash each ---


def test_every_player_count_map_variant_and_dice_module_is_stored() -> None:
    wanted = product(PLAYER_COUNTS, SIZE_IDS, START_IDS, ("false", "true"))
    assert sorted(STORED) == sorted(f"{n}p {size} {variant} dice={dice}" for n, size, variant, dice in wanted)


@pytest.mark.parametrize("name", sorted(COMBINATIONS))
def test_a_whole_game_of_every_combination_ends_as_stored(name: str) -> None:
    assert final(name) == STORED[name], "if the change is meant: python -m tests.games.exodus.combinations"
