"""`galaktyka arena`: which of several bots plays better, and how sure that is."""

import os
from collections.abc import Sequence
from typing import Annotated

import typer

from galaktyka.arena.keeping import Keeper
from galaktyka.arena.plan import Plan, Result
from galaktyka.arena.running import run
from galaktyka.arena.statistics import report
from galaktyka.bots.seated import MOST_SECONDS
from galaktyka.cli.common import (
    FAILED,
    AsJson,
    Bar,
    Components,
    GameArgument,
    Language,
    Milliseconds,
    Nodes,
    Options,
    Plugins,
    Seed,
    chosen_options,
    complain,
    console,
    number_of_seed,
    print_failures,
    print_json,
    say,
    table,
    use_plugins,
)
from galaktyka.games import game as find_game


def arena(
    game: GameArgument,
    *,
    players: Annotated[int, typer.Option("--players", "-n", metavar="N", help="How many seats.")] = 2,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="A,B,…", help="As many names as seats; or two: one seat of A among those of B."
        ),
    ] = "normal,easy",
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="K", min=1, help="How many games; whole seeds, so perhaps a few more."
        ),
    ] = 100,
    seed: Seed = "1",
    options: Options = None,
    components: Components = "",
    ms: Milliseconds = 0,
    nodes: Nodes = 0,
    limit: Annotated[
        float,
        typer.Option("--limit", metavar="T", min=0.1, help="Seconds after which a bot of yours has hung."),
    ] = MOST_SECONDS,
    workers: Annotated[
        int, typer.Option("--workers", "-w", metavar="W", min=0, help="Processes; 0: one a core.")
    ] = 1,
    ray: Annotated[
        str,
        typer.Option(
            "--ray", metavar="ADDRESS", help="Play on a Ray cluster; “local” starts one of this machine."
        ),
    ] = "",
    resume: Annotated[
        str,
        typer.Option(
            "--resume", metavar="FILE", help="Keep each game in this file; go on where it left off."
        ),
    ] = "",
    plugin: Plugins = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play each other on the same seeds from every seat, and report shares of wins with intervals.

    Every seed is played once for each seating that turning the table gives. The intervals hold 95 %; they
    count a seed, not a game, as the unit, because games of one seed share their chance. Ctrl-C keeps what is
    finished.
    """
    use_plugins(plugin)
    names = [name.strip() for name in bots.split(",")]
    plan = Plan(game, players, names, games, number_of_seed(seed), chosen_options(options))
    find_game(game).setting(players, plan.seed, plan.options, components)
    plan.components, plan.ms, plan.nodes, plan.seconds = components, ms, nodes, limit
    with Keeper(plan, resume) as keeper:
        stopped = _play(plan, keeper, workers or os.cpu_count() or 1, ray, as_json)
        document = report(plan, keeper.wanted())
    if as_json:
        print_json(document)
    else:
        _print_report(document, keeper.wanted())
    if stopped:
        complain(say("arena-stopped", {"left": len(keeper.missing())}))
    if stopped or document["unfinished"]:
        raise typer.Exit(FAILED)


def _play(plan: Plan, keeper: Keeper, workers: int, ray: str, quiet: bool) -> bool:
    """Play what is missing; True when somebody stopped it."""
    numbers = keeper.missing()
    before = plan.games - len(numbers)
    with Bar(say("cli-playing"), plan.games, quiet) as bar:
        finished = 0

        def done(result: Result) -> None:
            nonlocal finished
            keeper.add(result)
            finished += 1
            bar.done(before + finished)

        bar.done(before)
        try:
            run(plan, numbers, done, workers, ray)
        except KeyboardInterrupt:
            return True
    return False


def _print_report(document: dict[str, object], results: Sequence[Result]) -> None:
    rows = document["table"]
    assert isinstance(rows, list)
    listing = table(
        say("cli-bot"), say("arena-seats"), say("arena-win-share"), say("arena-interval"), say("arena-mean-rank"),
        say("cli-mean-score"), say("arena-interval"), say("arena-ms"),
    )  # fmt: skip
    for row in rows:
        listing.add_row(
            row["bot"],
            str(row["seats"]),
            f"{100 * row['win_share']:.1f} %",
            f"{100 * row['win_low']:.1f}–{100 * row['win_high']:.1f} %",
            f"{row['mean_rank']:.2f}",
            f"{row['mean_score']:.1f}",
            f"{row['score_low']:.1f}–{row['score_high']:.1f}",
            f"{row['ms_per_decision']:.2f}",
        )
    out = console()
    out.print(listing)
    counts = {"games": int(str(document["games"])), "seeds": int(str(document["seeds"]))}
    even = f"{100 / int(str(document['players'])):.1f} %"
    out.print(say("arena-played", {**counts, "even": even}))
    print_failures([failure for result in results for failure in result.failures])
