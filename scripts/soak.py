"""Plays many games of every level and game, and fails if a bot fails, a game does not end or an invariant breaks.

Usage: python -m scripts.soak [--games K] [--level NAME …] [--game ID …] [--seed S] [--seconds T] [--nodes N]

The games go round the player counts and draw their options like the fuzzer. `--seconds` bounds the time for each
level and game; the report says how many games were played, and how long the slowest answer took.
"""

import argparse
import sys
import time

from galaktyka.arena.playing import play_game
from galaktyka.bots import BOTS, Budget
from galaktyka.cli.testers import draw_setting
from galaktyka.core.chance import Stream
from galaktyka.games import GAMES
from galaktyka.games import game as find_game


class Soak:
    """The games of one level in one game."""

    def __init__(self, name: str, level: str, budget: Budget) -> None:
        self.game = find_game(name)
        self.level = level
        self.budget = budget
        self.played = 0
        self.decisions = 0
        self.longest = 0.0  # seconds over one question
        self.troubles: list[str] = []

    def play(self, seed: int) -> None:
        setting = draw_setting(self.game, Stream(seed), seed)
        where = f"{self.game.id} {self.level} seed {seed} players {setting.seats} {setting.options}"
        try:
            outcome = play_game(self.game, setting, [self.level] * setting.seats, self.budget, check=True)
        except Exception as error:
            self.troubles.append(f"{where}: {error!r}")
            return
        self.played += 1
        self.decisions += outcome.decisions
        self.longest = max(self.longest, outcome.longest)
        if not outcome.finished:
            self.troubles.append(f"{where}: not over after {outcome.decisions} answers")
        for failure in outcome.failures:
            self.troubles.append(f"{where}: seat {failure.seat} {failure.kind}: {failure.detail}")

    def run(self, games: int, seed: int, seconds: float) -> None:
        until = time.monotonic() + seconds
        for k in range(games):
            if time.monotonic() > until:
                break
            self.play(seed + k)
            print(f"\r{self.line()} ", end="", flush=True)
        print(f"\r{self.line()} ")
        for trouble in self.troubles:
            print(f"  {trouble}")

    def line(self) -> str:
        return (
            f"{self.game.id:12} {self.level:8} {self.played} games, {self.decisions} decisions, "
            f"{len(self.troubles)} failures, slowest answer {1000 * self.longest:.0f} ms"
        )


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--level", nargs="*", default=[level.name for level in BOTS])
    parser.add_argument("--game", nargs="*", default=list(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--nodes", type=int, default=0, help="positions a decision; 0: as the level has it")
    asked = parser.parse_args(words)
    failures = 0
    for name in asked.game:
        for level in asked.level:
            soak = Soak(name, level, Budget(nodes=asked.nodes))
            soak.run(asked.games, asked.seed, asked.seconds)
            failures += len(soak.troubles)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
