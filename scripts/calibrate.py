"""Measures how far a game's judge is off, round by round, on games of bots, and writes it down.

Usage: python -m scripts.calibrate [GAME …] [--games 40] [--players N] [--bot normal] [--seed 1]

For every position in which a seat begins to be asked, the judge's guess for each seat is compared with what the
seat ended with. `src/galaktyka/bots/calibration.toml` gets the mean of the difference (`drift`) and the standard
deviation of the error in the lead of one seat over another (`doubt`), in hundredths of a point, by rounds begun.
"""

import argparse
import math
import tomllib
from collections import defaultdict
from pathlib import Path

from galaktyka.bots import Seated
from galaktyka.bots.lookahead import answer_in
from galaktyka.core.table import LiveTable
from galaktyka.games import GAMES
from galaktyka.games import game as find_game

TARGET = Path(__file__).parent.parent / "src/galaktyka/bots/calibration.toml"
MAIN_COUNT = 4
HEAD = (
    "# How far the judges are off: see `standing.py`. Written by `python -m scripts.calibrate`.\n"
    "# Index: rounds begun. In hundredths of a point.\n"
)
Guess = tuple[int, list[int]]


def play(name: str, players: int, bot: str, seed: int) -> tuple[list[Guess], list[int]]:
    """The guesses of one game with the rounds in which they were made, and how it ended."""
    game = find_game(name)
    table = LiveTable(seed)
    setting = game.setting(players, seed, {})
    state = game.new_state(setting, table)
    state.settle(table)
    bots = [Seated(bot, game, setting, seat, seed) for seat in range(players)]
    guesses: list[Guess] = []
    asked = -1
    while not state.over:
        seat = state.actors()[0]
        if seat != asked:
            guesses.append((game.rounds(state), [game.judge(state, one) for one in range(players)]))
            asked = seat
        answer_in(state, seat, bots[seat].answer(state), table)
    return guesses, game.scores(state)


def measure(name: str, players: int, bot: str, games: int, seed: int) -> dict[str, list[int]]:
    misses: dict[int, list[int]] = defaultdict(list)
    leads: dict[int, list[int]] = defaultdict(list)
    for number in range(games):
        guesses, scores = play(name, players, bot, seed * 1000 + number)
        for rounds, values in guesses:
            off = [100 * score - value for score, value in zip(scores, values, strict=True)]
            misses[rounds] += off
            leads[rounds] += [one - other for i, one in enumerate(off) for other in off[:i]]
        print(f"{name}: {number + 1}/{games}", end="\r", flush=True)
    print()
    drift: list[int] = []
    doubt: list[int] = []
    known = min(misses)
    for rounds in range(max(misses) + 1):
        known = rounds if rounds in misses else known  # where nobody was asked, the nearest before says most
        drift.append(round(sum(misses[known]) / len(misses[known])))
        doubt.append(round(math.sqrt(sum(lead * lead for lead in leads[known]) / len(leads[known]))))
    return {"drift": drift, "doubt": doubt}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how far the judges are off.")
    parser.add_argument("game", nargs="*", help="default: all")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=0, help=f"default: {MAIN_COUNT}, or the game's most")
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    known = tomllib.loads(TARGET.read_text(encoding="utf-8")) if TARGET.exists() else {}
    for name in wish.game or GAMES:
        players = wish.players or min(MAIN_COUNT, find_game(name).most_seats)
        known[name] = measure(name, players, wish.bot, wish.games, wish.seed)
        tables = [
            f"\n[{game}]\ndrift = {known[game]['drift']}\ndoubt = {known[game]['doubt']}\n"
            for game in sorted(known)
        ]
        TARGET.write_text(HEAD + "".join(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
