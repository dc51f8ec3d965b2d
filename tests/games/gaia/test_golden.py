"""Golden playthroughs of Gaia Project: the same games, decision by decision, wherever they are played."""

from itertools import product

import pytest
from scripts.playthrough import GoldenTable
from tests.games.gaia.golden_games import GOLDEN, PLAYER_COUNTS, SETUPS, TABLES, TURN_ORDERS
from tests.games.golden import (
    check_folder,
    check_played_as_written,
    check_whole_game_is_seen,
    combinations,
    option_in,
    stored,
    times_played,
)

from galaktyka.games.gaia.automa_cards import DIFFICULTY_IDS
from galaktyka.games.gaia.ids import FACTION_IDS

LARGEST_FOLDER = 1_500_000
FEWEST_GAMES_A_FACTION = 2
FEWEST_ADVANCED_TILES = 8
FEWEST_FREE_ACTIONS = 15


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_the_game_is_played_as_it_is_written(table: GoldenTable) -> None:
    check_played_as_written(GOLDEN, table)


def test_every_player_count_set_up_and_turn_order_has_a_playthrough() -> None:
    wanted = set(product(PLAYER_COUNTS, SETUPS, TURN_ORDERS))
    missing = wanted - combinations(GOLDEN, "setup", "turn_order")
    assert not missing


def test_every_faction_is_played_by_a_person_at_least_twice() -> None:
    played = times_played(GOLDEN, FACTION_IDS)
    assert not {faction: n for faction, n in played.items() if n < FEWEST_GAMES_A_FACTION}


def test_every_difficulty_and_every_faction_of_the_automa_is_met() -> None:
    solo = [stored(GOLDEN, table) for table in TABLES if table.seats == 1]
    assert {option_in(GOLDEN, lines, "difficulty") for lines in solo} == set(DIFFICULTY_IDS)
    automas = next(option.choices for option in GOLDEN.game.options if option.name == "automa")
    assert {option_in(GOLDEN, lines, "automa") for lines in solo} == set(automas)


def test_default_and_random_boards_and_turned_sectors_appear() -> None:
    boards = {option_in(GOLDEN, stored(GOLDEN, table), "board") for table in TABLES}
    assert boards >= {"default", "random", "last_player_rotates"}


def test_the_set_sees_the_whole_game() -> None:
    """`python -m scripts.golden --find 60` looks for seeds that see more."""
    seen = check_whole_game_is_seen(GOLDEN)
    assert len([mark for mark in seen if mark.startswith("advanced ")]) >= FEWEST_ADVANCED_TILES
    assert len([mark for mark in seen if mark.startswith("free ")]) >= FEWEST_FREE_ACTIONS


def test_the_folder_holds_exactly_the_listed_games_and_stays_small() -> None:
    check_folder(GOLDEN, LARGEST_FOLDER)
