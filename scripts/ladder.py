"""Measures how strong the levels are against each other and writes the tables of docs/bots.md.

Usage: python -m scripts.ladder [--games K] [--hard-games K] [--game ID …] [--players N …] [--level NAME …]
       [--workers W] [--write]

Every level plays the one below it, in every game and at every player count; `hard` with 100 ms a decision.
Finished games are kept in build/ladder, so that a run that was stopped goes on, and a change of a bot or a judge
wants that folder removed. With `--write` nothing is played: the tables are made from what is there. A line of the
page stays until all games of a newer one are there.
"""

import argparse
from itertools import pairwise
from pathlib import Path

from galaktyka.arena.keeping import Keeper
from galaktyka.arena.plan import Plan, Result
from galaktyka.arena.running import run
from galaktyka.arena.statistics import report
from galaktyka.bots import BOTS
from galaktyka.core.game import Game
from galaktyka.games import GAMES
from galaktyka.games import game as find_game

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
KEPT = ROOT / "build" / "ladder"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"
TIMED = {"hard": 100}
"""Levels that are measured with so many milliseconds a decision, in fewer games."""


class Rung:
    """One level against the one below it, at one table size."""

    def __init__(self, game: Game, players: int, upper: str, lower: str, games: int, kept: Path) -> None:
        self.plan = Plan(game.id, players, [upper, lower], games, 1, {})
        self.plan.ms = TIMED.get(upper, 0)
        self.upper = upper
        self.lower = lower
        self.path = kept / f"{game.id}-{players}-{upper}-{lower}.jsonl"

    def command(self) -> str:
        plan = self.plan
        timed = f" --ms {plan.ms}" if plan.ms else ""
        bots = ",".join(plan.bots)
        return (
            f"galaktyka arena {plan.game} --players {plan.players} --bots {bots} --games {plan.games}{timed}"
        )

    def play(self, workers: int) -> None:
        with Keeper(self.plan, str(self.path)) as keeper:
            done = len(keeper.wanted())

            def keep(result: Result) -> None:
                nonlocal done
                keeper.add(result)
                done += 1
                print(f"\r{self.command()}: {done}/{self.plan.games} ", end="", flush=True)

            run(self.plan, keeper.missing(), keep, workers)
        print(f"\r{self.command()}: {done}/{self.plan.games} ")

    def entry(self, page: str) -> tuple[str, str]:
        """The line of the table and its command: of the games that are kept, or else as the page has them."""
        if self.path.exists():
            with Keeper(self.plan, str(self.path)) as keeper:
                if not keeper.missing():
                    return self.line(keeper.wanted()), self.command()
        _, _, section = page.partition(f"### {self.plan.game}\n")
        section, _, _ = section.partition("\n### ")
        command, _, _ = self.command().partition(" --games ")
        return beginning_with(self.beginning(), section), beginning_with(f"{command} ", section)

    def beginning(self) -> str:
        return f"| {self.plan.players} | `{self.upper}` among `{self.lower}` | "

    def line(self, results: list[Result]) -> str:
        document = report(self.plan, results)
        rows = document["table"]
        assert isinstance(rows, list)
        first, second = rows
        share = f"{100 * first['win_share']:.1f} %"
        between = f"{100 * first['win_low']:.1f}–{100 * first['win_high']:.1f}"
        return (
            f"{self.beginning()}{document['games']} | {share} ({between}) | {100 / self.plan.players:.0f} % | "
            f"{first['mean_score']:.1f} : {second['mean_score']:.1f} | "
            f"{first['ms_per_decision']:.1f} : {second['ms_per_decision']:.1f} |"
        )


def rungs(game: Game, games: int, hard_games: int, kept: Path) -> list[Rung]:
    levels = [level.name for level in BOTS]
    found: list[Rung] = []
    for seats in range(max(2, game.fewest_seats), game.most_seats + 1):
        for lower, upper in pairwise(levels):
            number = hard_games if upper in TIMED else games
            found.append(Rung(game, seats, upper, lower, number, kept))
    return found


def beginning_with(beginning: str, text: str) -> str:
    """The line of the text that begins so; nothing when there is none."""
    return next((line for line in text.splitlines() if line.startswith(beginning)), "")


def table(game: Game, every: list[Rung], page: str) -> str:
    entries = [(line, command) for line, command in (rung.entry(page) for rung in every) if line]
    if not entries:
        return ""
    heading = "| players | who | games | win share (95 %) | even | mean points | ms a decision |\n"
    lines = "\n".join(line for line, _ in entries)
    commands = "\n".join(command for _, command in entries)
    return (
        f"### {game.id}\n\n{heading}| --- | --- | --- | --- | --- | --- | --- |\n"
        f"{lines}\n\n```\n{commands}\n```\n"
    )


def write(every: dict[str, list[Rung]], page: Path) -> None:
    text = page.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    present, _, after = rest.partition(END)
    tables = [table(find_game(name), found, present) for name, found in every.items()]
    middle = "\n" + "\n".join(part for part in tables if part) + "\n"
    page.write_text(before + BEGIN + middle + END + after, "utf-8")


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--hard-games", type=int, default=100)
    parser.add_argument("--game", nargs="*", default=list(GAMES))
    parser.add_argument("--players", type=int, nargs="*", default=[])
    parser.add_argument("--level", nargs="*", default=[level.name for level in BOTS])
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args(words)
    asked.kept.mkdir(parents=True, exist_ok=True)
    every = {name: rungs(find_game(name), asked.games, asked.hard_games, asked.kept) for name in GAMES}
    if not asked.write:
        for name in asked.game:
            for rung in every[name]:
                if rung.upper in asked.level and rung.plan.players in (asked.players or [rung.plan.players]):
                    rung.play(asked.workers)
    write(every, asked.page)


if __name__ == "__main__":
    main()
