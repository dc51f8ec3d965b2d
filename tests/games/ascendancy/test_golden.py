"""Golden playthroughs of Ascendancy: the same games, decision by decision, wherever they are played."""

import pytest
from scripts.playthrough import GoldenTable
from tests.games.ascendancy.golden_games import GOLDEN, PLAYER_COUNTS, TABLES
from tests.games.golden import check_folder, check_played_as_written, check_whole_game_is_seen

from galaktyka.games.ascendancy.game import GAME

LARGEST_FOLDER = 2_500_000


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_the_game_is_played_as_it_is_written(table: GoldenTable) -> None:
    check_played_as_written(GOLDEN, table)


def test_every_player_count_and_every_choice_of_every_option_has_a_playthrough() -> None:
    assert {table.seats for table in TABLES} == set(PLAYER_COUNTS)
    for option in GAME.options:
        played = {table.options.get(option.name, option.default) for table in TABLES}
        wanted = set(option.choices) if option.choices else {option.default}
        assert wanted <= played | {""}, option.name


def test_the_set_sees_the_game_up_to_both_ways_it_can_end() -> None:
    """`python -m scripts.golden --find 40 ascendancy` looks for seeds that see more."""
    seen = check_whole_game_is_seen(GOLDEN)
    assert {"victory ascendancy", "victory cap"} <= seen


def test_the_folder_holds_exactly_the_listed_games_and_stays_small() -> None:
    check_folder(GOLDEN, LARGEST_FOLDER)
