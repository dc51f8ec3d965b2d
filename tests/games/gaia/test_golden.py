"""Golden playthroughs of Gaia Project: the same games, decision by decision, wherever they are played."""

from itertools import product, zip_longest
from pathlib import Path

import pytest
from scripts.playthrough import GoldenTable, golden_file, playthrough
from tests.games.gaia.golden_games import GOLDEN, PLAYER_COUNTS, SETUPS, TABLES, TURN_ORDERS

from galaktyka.games.gaia.automa_cards import DIFFICULTY_IDS
from galaktyka.games.gaia.ids import FACTION_IDS

FOLDER = Path(__file__).parent / "golden"
LARGEST_FOLDER = 1_500_000
FEWEST_GAMES_A_FACTION = 2
FEWEST_ADVANCED_TILES = 8
FEWEST_FREE_ACTIONS = 15


def stored(table: GoldenTable) -> list[str]:
    return golden_file("gaia", table).read_text("utf-8").splitlines()


def option_in(lines: list[str], name: str) -> str:
    """The option as the header gives it, or its default."""
    given = [line.partition(" = ")[2] for line in lines if line.startswith(f"  {name} = ")]
    return given[0] if given else next(o.default for o in GOLDEN.game.options if o.name == name)


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_the_game_is_played_as_it_is_written(table: GoldenTable) -> None:
    pairs = zip_longest(stored(table), playthrough(GOLDEN, table), fillvalue="(nothing)")
    for number, (written, played) in enumerate(pairs, 1):
        where = f"{table.name}.txt, line {number} (if the change is meant: make golden)"
        assert written == played, f"{where}\nwritten: {written}\nplayed:  {played}"


def test_every_player_count_set_up_and_turn_order_has_a_playthrough() -> None:
    found = set()
    for table in TABLES:
        lines = stored(table)
        seats = int(next(line for line in lines if line.startswith("seats ")).split()[1])
        found.add((seats, option_in(lines, "setup"), option_in(lines, "turn_order")))
    missing = set(product(PLAYER_COUNTS, SETUPS, TURN_ORDERS)) - found
    assert not missing


def test_every_faction_is_played_by_a_person_at_least_twice() -> None:
    played = dict.fromkeys(FACTION_IDS, 0)
    for table in TABLES:
        for line in stored(table)[-table.seats :]:
            played[line.split(":")[0].split()[-1]] += 1
    assert not {faction: n for faction, n in played.items() if n < FEWEST_GAMES_A_FACTION}


def test_every_difficulty_and_every_faction_of_the_automa_is_met() -> None:
    solo = [stored(table) for table in TABLES if table.seats == 1]
    assert {option_in(lines, "difficulty") for lines in solo} == set(DIFFICULTY_IDS)
    automas = next(option.choices for option in GOLDEN.game.options if option.name == "automa")
    assert {option_in(lines, "automa") for lines in solo} == set(automas)


def test_default_and_random_boards_and_turned_sectors_appear() -> None:
    boards = {option_in(stored(table), "board") for table in TABLES}
    assert boards >= {"default", "random", "last_player_rotates"}


def test_the_set_sees_the_whole_game() -> None:
    """`python -m scripts.golden --find 60` looks for seeds that see more."""
    seen: set[str] = set()
    for table in TABLES:
        seen |= GOLDEN.marks(stored(table))
    missing = sorted(GOLDEN.required_marks() - seen)
    assert not missing, f"no playthrough sees {', '.join(missing)}"
    assert len([mark for mark in seen if mark.startswith("advanced ")]) >= FEWEST_ADVANCED_TILES
    assert len([mark for mark in seen if mark.startswith("free ")]) >= FEWEST_FREE_ACTIONS


def test_the_folder_holds_exactly_the_listed_games_and_stays_small() -> None:
    files = sorted(FOLDER.glob("*"))
    assert files == sorted(golden_file("gaia", table) for table in TABLES)
    assert sum(path.stat().st_size for path in files) <= LARGEST_FOLDER
