"""What the golden games of every game share: choosing by weight, reading the files, the checks on the set."""

import json
import re
from itertools import zip_longest
from types import ModuleType
from typing import Final

from scripts.playthrough import GoldenSet, GoldenTable, brief_file, brief_hash, golden_file, playthrough

from galaktyka.core.chance import Stream
from galaktyka.core.table import Event

ASKED: Final = re.compile(r"\d+\. round \d+ seat \d+ ([a-z-]+):")
TOLD: Final = re.compile(r"  (?:seat \d+ )?([a-z_]+)(?: (\S+)|$)")


# --- playing and writing ---


def weighted(legal: list[int], weights: list[int], stream: Stream) -> int:
    """An answer, drawn with its share of the weights."""
    n = int(stream.below(sum(weights)))
    for answer, weight in zip(legal, weights, strict=True):
        n -= weight
        if n < 0:
            return answer
    raise AssertionError("the weights do not add up")


def event_names(choices: ModuleType) -> dict[int, str]:
    """The kinds of event that a game's module `choices` numbers, by the names of their constants."""
    return {
        value: name.removeprefix("E_").lower()
        for name, value in vars(choices).items()
        if name.startswith("E_")
    }


def event_line(event: Event, name: str, parts: str) -> str:
    who = f"seat {event.seat} " if event.seat >= 0 else ""
    return f"{who}{name} {parts}".rstrip()


# --- reading ---


def marks_in(lines: list[str], detailed: tuple[str, ...]) -> set[str]:
    """Questions asked and kinds of event heard; of the detailed ones also which action, tile … it was."""
    found: set[str] = set()
    for line in lines:
        asked = ASKED.match(line)
        told = TOLD.match(line)
        if asked:
            found.add("? " + asked[1])
        elif told:
            found.add(told[1])
            if told[1] in detailed:
                found.add(f"{told[1]} {told[2]}")
    return found


def stored(golden: GoldenSet, table: GoldenTable) -> list[str]:
    return golden_file(golden.game.id, table).read_text("utf-8").splitlines()


def seats_in(lines: list[str]) -> int:
    return int(next(line for line in lines if line.startswith("seats ")).split()[1])


def option_in(golden: GoldenSet, lines: list[str], name: str) -> str:
    """The option as the header gives it, or its default."""
    given = [line.partition(" = ")[2] for line in lines if line.startswith(f"  {name} = ")]
    return given[0] if given else next(o.default for o in golden.game.options if o.name == name)


def combinations(golden: GoldenSet, *options: str) -> set[tuple[int | str, ...]]:
    """The number of seats and the options of each playthrough, as its file says."""
    files = [stored(golden, table) for table in golden.tables]
    return {(seats_in(lines), *(option_in(golden, lines, name) for name in options)) for lines in files}


def times_played(golden: GoldenSet, names: list[str] | tuple[str, ...]) -> dict[str, int]:
    """How many seats of the whole set had each of the names."""
    played = dict.fromkeys(names, 0)
    for table in golden.tables:
        for line in stored(golden, table)[-table.seats :]:
            played[line.split(":")[0].split()[-1]] += 1
    return played


# --- checks ---


def check_played_as_written(golden: GoldenSet, table: GoldenTable) -> None:
    pairs = zip_longest(stored(golden, table), playthrough(golden, table), fillvalue="(nothing)")
    for number, (written, played) in enumerate(pairs, 1):
        where = f"{table.name}.txt, line {number} (if the change is meant: make golden)"
        assert written == played, f"{where}\nwritten: {written}\nplayed:  {played}"


def check_brief_table(golden: GoldenSet, table: GoldenTable) -> None:
    kept: dict[str, str] = json.loads(brief_file(golden.game.id).read_text("utf-8"))
    assert set(kept) == {one.name for one in golden.brief}
    assert brief_hash(golden, table) == kept[table.name], f"{table.name}: if the change is meant: make golden"


def check_whole_game_is_seen(golden: GoldenSet) -> set[str]:
    """The set as a whole sees all that it must; gives everything that it sees."""
    seen: set[str] = set()
    for table in golden.tables:
        seen |= golden.marks(stored(golden, table))
    missing = sorted(golden.required_marks() - seen)
    assert not missing, f"no playthrough sees {', '.join(missing)}"
    return seen


def check_folder(golden: GoldenSet, largest: int) -> None:
    """The folder holds exactly the listed games and stays small."""
    listed = sorted(golden_file(golden.game.id, table) for table in golden.tables)
    files = sorted(listed[0].parent.glob("*"))
    assert files == listed
    assert sum(path.stat().st_size for path in files) <= largest
