"""Golden playthroughs of Exodus: the same games, decision by decision, wherever they are played."""

from itertools import product

import pytest
from scripts.playthrough import GoldenTable
from tests.games.exodus.golden_games import BESIDES, BRIEF, GOLDEN, PLAYER_COUNTS, TABLES, YES_NO
from tests.games.golden import (
    check_brief_table,
    check_folder,
    check_played_as_written,
    check_whole_game_is_seen,
    combinations,
)

from galaktyka.games.exodus.ids import SIZE_IDS, START_IDS

LARGEST_FOLDER = 2_500_000


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_the_game_is_played_as_it_is_written(table: GoldenTable) -> None:
    check_played_as_written(GOLDEN, table)


def test_every_player_count_and_variant_has_a_playthrough_to_read() -> None:
    """A variant brings its map: minimal for heavy combat, long for the long game, normal for the others."""
    played = combinations(GOLDEN, "variant", "dice")
    assert {found[:2] for found in played} == set(product(PLAYER_COUNTS, START_IDS))
    assert {found[0] for found in played if found[2] == "true"} == set(PLAYER_COUNTS)
    assert {found[1] for found in played if found[2] == "true"} == set(START_IDS)


def test_the_set_sees_the_whole_game() -> None:
    """`python -m scripts.golden --find 16 exodus` looks for seeds that see more."""
    check_whole_game_is_seen(GOLDEN)


def test_the_folder_holds_exactly_the_listed_games_and_stays_small() -> None:
    check_folder(GOLDEN, LARGEST_FOLDER)


# --- every combination, as one hash each ---


def test_every_player_count_map_variant_and_dice_module_is_played() -> None:
    played = [(t.seats, t.options["map"], t.options["variant"], t.options["dice"]) for t in BRIEF]
    assert sorted(played) == sorted(product(PLAYER_COUNTS, SIZE_IDS, START_IDS, YES_NO))


def test_every_other_option_meets_every_player_count_map_and_variant() -> None:
    for option, values in BESIDES.items():
        for seats in PLAYER_COUNTS:
            assert {t.options[option] for t in BRIEF if t.seats == seats} == set(values)
        for name, choices in (("map", SIZE_IDS), ("variant", START_IDS)):
            for choice in choices:
                assert {t.options[option] for t in BRIEF if t.options[name] == choice} == set(values)


@pytest.mark.parametrize("table", BRIEF, ids=[table.name for table in BRIEF])
def test_a_whole_game_of_every_combination_is_played_as_stored(table: GoldenTable) -> None:
    check_brief_table(GOLDEN, table)
