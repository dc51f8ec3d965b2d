"""Golden playthroughs of Eclipse: the same games, decision by decision, wherever they are played."""

from itertools import product

import pytest
from scripts.playthrough import GoldenTable
from tests.games.eclipse.golden_games import BLUEPRINTS, GOLDEN, MODULES, PLAYER_COUNTS, TABLES
from tests.games.golden import (
    check_folder,
    check_played_as_written,
    check_whole_game_is_seen,
    combinations,
    times_played,
)

from galaktyka.games.eclipse.ids import SPECIES_IDS

LARGEST_FOLDER = 3_000_000
FEWEST_PARTS = 25


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_the_game_is_played_as_it_is_written(table: GoldenTable) -> None:
    check_played_as_written(GOLDEN, table)


def test_every_player_count_module_and_blueprint_has_a_playthrough() -> None:
    wanted = set(product(PLAYER_COUNTS, MODULES, BLUEPRINTS))
    missing = wanted - combinations(GOLDEN, "warp_portals", "ancient")
    assert not missing


def test_every_species_is_played() -> None:
    played = times_played(GOLDEN, SPECIES_IDS)
    assert not [species for species, n in played.items() if not n]


def test_the_set_sees_the_whole_game() -> None:
    """`python -m scripts.golden --find 60 eclipse` looks for seeds that see more."""
    seen = check_whole_game_is_seen(GOLDEN)
    assert len([mark for mark in seen if mark.startswith("part ")]) >= FEWEST_PARTS


def test_the_folder_holds_exactly_the_listed_games_and_stays_small() -> None:
    check_folder(GOLDEN, LARGEST_FOLDER)
