"""The command line: `galaktyka COMMAND`. One module a family of commands."""

from typing import Annotated

import typer

import galaktyka
from galaktyka.cli import (
    catalogue,
    fuzzing,
    importing,
    measuring,
    odds,
    play,
    records,
    serving,
    simulation,
    tournament,
)
from galaktyka.cli.common import Commands

app = typer.Typer(
    cls=Commands,
    help="Galaktyka: an open table for space-empire board games, in the terminal and for programs.",
    epilog="Exit status: 0 when all is well, 1 when what was asked failed, 2 when the request was wrong.",
    pretty_exceptions_enable=False,
    add_completion=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        flavour = "compiled" if galaktyka.COMPILED else "interpreted"
        typer.echo(f"galaktyka {galaktyka.__version__} ({flavour})")
        raise typer.Exit


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and stop."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command("play")(play.play)
app.command("serve")(serving.serve)
app.command("games")(catalogue.games)
app.command("rules")(catalogue.rules)
app.command("components")(catalogue.components)
app.command("bots")(catalogue.bots)
app.command("replay")(records.replay)
app.command("show")(records.show)
app.command("simulate")(simulation.simulate)
app.command("arena")(tournament.arena)
app.command("fuzz")(fuzzing.fuzz)
app.command("odds")(odds.odds)
app.command("import")(importing.import_game)
app.command("bench")(measuring.bench)
