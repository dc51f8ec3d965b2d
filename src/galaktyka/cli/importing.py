"""`galaktyka import`: games that another engine recorded, played through our rules."""

import os
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any

import typer
from rich.markup import escape

from galaktyka.cli.common import FAILED, AsJson, GameArgument, Language, console, print_json, say, table
from galaktyka.core.words import refuse
from galaktyka.games import game as find_game

SHOWN = 20


def import_game(
    game: GameArgument,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A game, or a list of them, as JSON.")],
    *,
    compare: Annotated[
        bool, typer.Option("--compare", help="Check every state that the file gives.")
    ] = False,
    out: Annotated[str, typer.Option("--out", metavar="RECORD", help="Write the game as our record.")] = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Read a game of another engine and play it through our rules, move by move.

    With --compare every state and every list of choices in the file must be ours too. Exit status 1 when a
    move is refused or something differs. For a file with a list of games the JSON answer is a list.
    """
    rules = find_game(game)
    if find_spec(f"galaktyka.games.{game}.foreign.importer") is None:
        raise refuse("cli-no-importer", {"game": game})
    if out and os.path.exists(out):
        raise refuse("cli-file-exists", {"path": out})
    imports: list[Any] = import_module(f"galaktyka.games.{game}.foreign.importer").run_import(
        rules, file, compare
    )
    if out and len(imports) != 1:
        raise refuse("cli-one-game-only", {"file": file, "games": len(imports)})
    if out:
        imports[0].match.save(out)
    documents = [_document(one.report) for one in imports]
    if as_json:
        print_json(documents[0] if len(documents) == 1 else documents)
    else:
        _print_reports(documents)
    if any(document["mismatches"] or document["legal_mismatches"] for document in documents):
        raise typer.Exit(FAILED)


def _document(report: Any) -> dict[str, Any]:
    return {
        "moves": report.moves,
        "compared": report.compared,
        "mismatches": report.mismatches,
        "legal_compared": report.legal_compared,
        "legal_mismatches": len(report.legal_mismatches),
        "legal_differences": report.legal_mismatches,
        "vp": report.vp,
        "disagreements": report.disagreements,
    }


def _print_reports(documents: list[dict[str, Any]]) -> None:
    out = console()
    differences = [item for document in documents for item in document["mismatches"]]
    differences += [item for document in documents for item in document["legal_differences"]]
    if differences:
        names = list(dict.fromkeys(name for item in differences for name in item))
        listing = table(*names)
        for item in differences[:SHOWN]:
            listing.add_row(*[escape(str(item.get(name, ""))) for name in names])
        out.print(listing)
    counts = {
        "games": len(documents),
        "moves": _total(documents, "moves"),
        "compared": _total(documents, "compared") + _total(documents, "legal_compared"),
        "differences": len(differences),
    }
    out.print(say("cli-imported", dict(counts)))


def _total(documents: Iterable[dict[str, Any]], field: str) -> int:
    return sum(document[field] for document in documents)
