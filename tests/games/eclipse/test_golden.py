"""Golden playthroughs of Eclipse: the same games, decision by decision, wherever they are played."""

from itertools import product, zip_longest
from pathlib import Path

import pytest
from scripts.playthrough import GoldenTable, golden_file, playthrough
from tests.games.eclipse.golden_games import BLUEPRINTS, GOLDEN, MODULES, PLAYER_COUNTS, TABLES

from galaktyka.games.eclipse.ids import SPECIES_IDS

FOLDER = Path(__file__).parent / "golden"
LARGEST_FOLDER = 3_000_000
FEWEST_PARTS = 25


def stored(table: GoldenTable) -> list[str]:
    return golden_file("eclipse", table).read_text("utf-8").splitlines()


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


def test_every_player_count_module_and_blueprint_has_a_playthrough() -> None:
    found = set()
    for table in TABLES:
        lines = stored(table)
        seats = int(next(line for line in lines if line.startswith("seats ")).split()[1])
        found.add((seats, option_in(lines, "warp_portals"), option_in(lines, "ancient")))
    missing = set(product(PLAYER_COUNTS, MODULES, BLUEPRINTS)) - found
    assert not missing


def test_every_species_is_played() -> None:
    played = dict.fromkeys(SPECIES_IDS, 0)
    for table in TABLES:
        for line in stored(table)[-table.seats :]:
            played[line.split(":")[0].split()[-1]] += 1
    assert not [species for species, n in played.items() if not n]


def test_the_set_sees_the_whole_game() -> None:
    """`python -m scripts.golden --find 60 eclipse` looks for seeds that see more."""
    seen: set[str] = set()
    for table in TABLES:
        seen |= GOLDEN.marks(stored(table))
    missing = sorted(GOLDEN.required_marks() - seen)
    assert not missing, f"no playthrough sees {', '.join(missing)}"
    assert len([mark for mark in seen if mark.startswith("part ")]) >= FEWEST_PARTS


def test_the_folder_holds_exactly_the_listed_games_and_stays_small() -> None:
    files = sorted(FOLDER.glob("*"))
    assert files == sorted(golden_file("eclipse", table) for table in TABLES)
    assert sum(path.stat().st_size for path in files) <= LARGEST_FOLDER
