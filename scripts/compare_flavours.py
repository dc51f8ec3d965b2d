"""Plays the same games on the interpreted sources and on the compiled package, and compares them.

Usage: python -m scripts.compare_flavours [--games N] [--store]

Two processes, because one cannot import both: `PYTHONPATH=src` gives the sources, the installed package is
the compiled one. Every entry, a state digest after every few of them and the final record must be equal byte
by byte; the first difference is named by seed and entry. With --store nothing is compared: the digests of the
first games go to `tests/games/<game>/digests.json`, against which a test holds other machines and Pythons.
"""

import argparse
import json
import os
import subprocess
import sys
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from typing import IO

from scripts.playthrough import golden_set

import galaktyka
from galaktyka.cli.testers import draw_setting
from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCES = str(ROOT / "src")
GAMES_EACH = 200
STORED_GAMES = 40
DIGEST_EVERY = 5
FLAVOURS = ("interpreted", "compiled")


class Playout:
    """A whole game as lines: one for the opening, one an entry, the result last."""

    def __init__(self, title: str, lines: list[str]) -> None:
        self.title = title
        self.lines = lines

    def digest(self) -> str:
        return blake2b("\n".join(self.lines).encode("utf-8"), digest_size=8).hexdigest()


def play(game_id: str, seed: int) -> Playout:
    """Game number `seed` of the series: player count, options and factions drawn from it.

    Even seeds answer at random, odd ones by the lively policy of the golden playthroughs, to come further.
    """
    golden = golden_set(game_id)
    stream = Stream(seed)
    setting = draw_setting(golden.game, stream, seed)
    match = Match(golden.game, setting, automate=False)
    opening = ["opening", *[str(n) for n in match.record.opening], match.state.digest()]
    lines = [" ".join(opening)]
    while not match.over:
        seat = match.state.actor()
        legal = match.state.legal_for(seat)
        answer = (
            golden.choose(match.state, legal, stream) if seed % 2 else legal[int(stream.below(len(legal)))]
        )
        match.answer(answer, seat)
        entry = match.record.entries[-1]
        parts = [f"seat {seat}", entry.answer, f"of {len(legal)}", *[str(n) for n in entry.chance]]
        if len(lines) % DIGEST_EVERY == 0:
            parts.append(match.state.digest())
        lines.append(" ".join(parts))
    lines.append(match.dumps())
    chosen = {option.name: option.default for option in golden.game.options}
    other = [f"{name}={value}" for name, value in setting.options.items() if value != chosen[name]]
    return Playout(f"{game_id}, seed {seed}, {setting.seats} seats {' '.join(other)}".rstrip(), lines)


def series(games: int) -> list[tuple[str, int]]:
    return [(game_id, seed) for seed in range(games) for game_id in GAMES]


# --- the child: one flavour ---


def play_series(games: int) -> None:
    """Write the flavour, then each game as a line of JSON."""
    print(json.dumps({"compiled": galaktyka.COMPILED, "total": len(series(games))}), flush=True)
    for game_id, seed in series(games):
        playout = play(game_id, seed)
        print(json.dumps({"title": playout.title, "lines": playout.lines}), flush=True)


# --- the parent: both ---


def start(flavour: str, games: int) -> subprocess.Popen[bytes]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if flavour == "interpreted":
        environment["PYTHONPATH"] = SOURCES
    command = [sys.executable, "-m", "scripts.compare_flavours", "--child", "--games", str(games)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, cwd=ROOT)


def first_difference(left: list[str], right: list[str]) -> str:
    for at, (a, b) in enumerate(zip_longest(left, right, fillvalue="(nothing)")):
        if a != b:
            place = 0
            while a[place : place + 1] == b[place : place + 1]:
                place += 1
            cut = slice(max(0, place - 60), place + 60)
            return f"entry {at}\n  interpreted: {a[cut]}\n  compiled:    {b[cut]}"
    return ""


def read(stream: IO[bytes] | None, flavour: str, seed: int) -> dict[str, object]:
    line = stream.readline() if stream is not None else b""
    if not line:
        raise SystemExit(f"The {flavour} games ended with an error before seed {seed} was played; see above.")
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


def read_both(children: list[subprocess.Popen[bytes]], seed: int) -> list[dict[str, object]]:
    return [read(child.stdout, flavour, seed) for child, flavour in zip(children, FLAVOURS, strict=True)]


def lines_of(game: dict[str, object]) -> list[str]:
    lines = game["lines"]
    assert isinstance(lines, list)
    return [str(line) for line in lines]


def compare(games: int) -> int:
    children = [start(flavour, games) for flavour in FLAVOURS]
    try:
        heads = read_both(children, 0)
        if heads[0]["compiled"] or not heads[1]["compiled"]:
            print("One of the two is the wrong flavour: `make build` installs the compiled package.")
            return 1
        total = int(str(heads[0]["total"]))
        entries = 0
        for number in range(1, total + 1):
            left, right = read_both(children, (number - 1) // len(GAMES))
            difference = first_difference(lines_of(left), lines_of(right))
            if left["title"] != right["title"] or difference:
                print(f"\nThe flavours differ in {left['title']}, {difference or right['title']}")
                return 1
            entries += len(lines_of(left)) - 2
            show_progress(number, total)
    finally:
        for child in children:
            child.terminate()
            child.wait()
    print(f"Both flavours played the same {total} games, {entries} answers, entry by entry.")
    return 0


def show_progress(number: int, total: int) -> None:
    line = f"Comparing the flavours: game {number} of {total}"
    if sys.stdout.isatty():
        print(f"\r{line}", end="" if number < total else "\n", flush=True)
    elif number % 100 == 0:
        print(line, flush=True)


def digests_file(game_id: str) -> Path:
    return ROOT / "tests" / "games" / game_id / "digests.json"


def store_digests() -> None:
    for game_id in GAMES:
        digests = {str(seed): play(game_id, seed).digest() for seed in range(STORED_GAMES)}
        digests_file(game_id).write_text(json.dumps(digests, indent=1) + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument(
        "--games", type=int, default=GAMES_EACH, metavar="N", help="games to play in each flavour"
    )
    parser.add_argument("--store", action="store_true", help="write the digests that the tests compare with")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.child:
        play_series(asked.games)
        return 0
    if asked.store:
        store_digests()
        return 0
    return compare(asked.games)


if __name__ == "__main__":
    sys.exit(main())
