"""Writes the golden playthroughs anew, after a change of the rules that was meant.

Usage: python -m scripts.golden [--find SEEDS] [GAME ...]

Says which files changed; look at the difference before you commit it. With --find nothing is written: every
table is played with that many seeds, and the seeds that together see most of the game are printed, for when
a change of the rules has made the present ones miss something.
"""

import argparse
import json
import sys

from scripts.playthrough import (
    GoldenSet,
    brief_file,
    brief_hash,
    golden_file,
    golden_set,
    playthrough,
)

from galaktyka.games import GAMES


def write_all(game_id: str) -> list[str]:
    """The names of the files that changed."""
    golden = golden_set(game_id)
    changed: list[str] = []
    kept = {golden_file(game_id, table) for table in golden.tables}
    for table in golden.tables:
        path = golden_file(game_id, table)
        text = "\n".join(playthrough(golden, table)) + "\n"
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            changed.append(path.name)
    for path in sorted(golden_file(game_id, golden.tables[0]).parent.glob("*.txt")):
        if path not in kept:
            path.unlink()
            changed.append(f"{path.name} (removed)")
    return changed + write_brief(golden)


def write_brief(golden: GoldenSet) -> list[str]:
    """The hashes of all brief tables in one file."""
    path = brief_file(golden.game.id)
    hashes = {table.name: brief_hash(golden, table) for table in golden.brief}
    text = json.dumps(hashes, indent=0) + "\n"
    if not hashes or (path.exists() and path.read_text("utf-8") == text):
        return []
    path.write_text(text, "utf-8")
    return [path.name]


def find_seeds(golden: GoldenSet, seeds: int) -> tuple[dict[str, int], set[str]]:
    """A seed for each table, the one that adds most first; and what even these do not see."""
    marks: dict[tuple[str, int], set[str]] = {}
    for table in golden.tables:
        for seed in range(1, seeds + 1):
            table.seed = seed
            marks[table.name, seed] = golden.marks(playthrough(golden, table))
        print(f"{table.name} played", file=sys.stderr, flush=True)
    chosen: dict[str, int] = {}
    seen: set[str] = set()
    while len(chosen) < len(golden.tables):
        open_ones = [key for key in marks if key[0] not in chosen]
        name, seed = max(open_ones, key=lambda key: (len(marks[key] - seen), len(marks[key])))
        chosen[name] = seed
        seen |= marks[name, seed]
    return {table.name: chosen[table.name] for table in golden.tables}, golden.required_marks() - seen


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAMES)
    parser.add_argument("--find", type=int, default=0, metavar="SEEDS", help="look for seeds, write nothing")
    asked = parser.parse_args()
    for game_id in asked.games:
        if asked.find:
            chosen, missing = find_seeds(golden_set(game_id), asked.find)
            print(*[f"{name}: seed {seed}" for name, seed in chosen.items()], sep="\n")
            print(f"not seen: {', '.join(sorted(missing)) or 'nothing'}")
        else:
            changed = write_all(game_id)
            print(f"{game_id}: {len(changed)} files changed", *changed, sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
