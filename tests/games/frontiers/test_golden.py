"""Golden playthroughs of New Frontiers: the same games, decision by decision, wherever they are played."""

from itertools import product

import pytest
from scripts.playthrough import GoldenTable
from tests.games.frontiers.golden_games import GOLDEN, OPTIONS, PLAYER_COUNTS, SORTS, TABLES
from tests.games.golden import check_folder, check_played_as_written, check_whole_game_is_seen

LARGEST_FOLDER = 1_500_000


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_the_game_is_played_as_it_is_written(table: GoldenTable) -> None:
    check_played_as_written(GOLDEN, table)


def test_every_player_count_set_up_and_goals_on_and_off_have_a_playthrough() -> None:
    found = {(table.seats, tuple(table.options.items())) for table in TABLES}
    wanted = {(seats, tuple(OPTIONS[sort].items())) for seats, sort in product(PLAYER_COUNTS, SORTS)}
    assert wanted <= found
    assert any(table.options.get("allow_straddle") == "false" for table in TABLES)


def test_the_set_sees_the_whole_game() -> None:
    """`python -m scripts.golden --find 40 frontiers` looks for seeds that see more."""
    check_whole_game_is_seen(GOLDEN)


def test_the_folder_holds_exactly_the_listed_games_and_stays_small() -> None:
    check_folder(GOLDEN, LARGEST_FOLDER)
