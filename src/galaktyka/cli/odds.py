"""`galaktyka odds`: how the battles of a file end, exact or sampled."""

import json
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Final

import typer
from rich.markup import escape

from galaktyka.cli.common import (
    VOICE,
    AsJson,
    Bar,
    GameArgument,
    Language,
    Seed,
    console,
    number_of_seed,
    print_json,
    say,
    table,
)
from galaktyka.core.chance import LARGEST_SEED
from galaktyka.core.odds import Case, bad_field, cases
from galaktyka.core.words import Text, refuse
from galaktyka.games import game as find_game

MOST_SAMPLES: Final = 100_000_000

Odds = Callable[[Case, bool, int, int], dict[str, object]]


def odds(
    game: GameArgument,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A battle, or a list of them, as JSON.")],
    *,
    exact: Annotated[
        bool,
        typer.Option("--exact", help="Take more time for an exact answer before falling back on samples."),
    ] = False,
    samples: Annotated[
        int | None,
        typer.Option("--samples", metavar="N", min=1, max=MOST_SAMPLES, help="Sample so many fights."),
    ] = None,
    seed: Seed = "1",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Tell how battles end: the chances of each side and the ships that are left.

    Nobody retreats, and where the rules leave a choice both sides aim as the rules let non-players aim. Small
    battles are computed exactly; for large ones, or with --samples, fights are played and the answer gives
    its standard error. For a file with a list of battles the JSON answer is a list. A case of Ascendancy may
    say its `kind`: battle, invasion, hazard or hegemony.
    """
    find_odds = odds_of(game)
    if exact and samples:
        raise refuse("cli-odds-one-way")
    number = number_of_seed(seed)
    if not 0 <= number <= LARGEST_SEED:
        raise refuse("refusal-seed", {"seed": seed, "largest": str(LARGEST_SEED)})
    document = read_json(file)
    asked = cases(document, "") if isinstance(document, list) else [Case(document, "")]
    answers: list[dict[str, object]] = []
    with Bar(say("cli-odds-computing"), len(asked), as_json) as bar:
        for case in asked:
            answers.append(
                {"id": case_id(case, len(answers)), **find_odds(case, exact, samples or 0, number)}
            )
            bar.done(len(answers))
    if as_json:
        print_json(answers if isinstance(document, list) else answers[0])
    else:
        _print_answers(game, answers)


def odds_of(game: str) -> Odds:
    """The function of a game that has battles; needs nothing else of the game."""
    folder = f"galaktyka.games.{game}"
    if not game.isidentifier() or find_spec(folder) is None:
        find_game(game)  # refuses with the list of games
    if find_spec(f"{folder}.odds") is None:
        raise refuse("cli-no-odds", {"game": game})
    found: Odds = import_module(f"{folder}.odds").odds
    return found


def read_json(path: str) -> Any:
    try:
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    except OSError as error:
        raise refuse(
            "refusal-record-unreadable", {"path": path, "why": error.strerror or str(error)}
        ) from None
    except json.JSONDecodeError as error:
        place = Text("record-json-place", {"line": error.lineno, "column": error.colno})
        raise refuse("cli-odds-not-json", {"path": path, "where": place}) from None
    except UnicodeDecodeError:
        raise refuse("cli-odds-not-json", {"path": path, "where": Text("record-not-utf8")}) from None
    except (ValueError, RecursionError):
        raise refuse("cli-odds-not-json", {"path": path, "where": Text("record-json-monstrous")}) from None


def case_id(case: Case, place: int) -> str | int:
    """The case's own id, or its place in the file."""
    given = case.document.get("id", place)
    if isinstance(given, bool) or not isinstance(given, str | int):
        raise bad_field(case.name("id"), Text("odds-wants-id"))
    return given


# --- words ---


def _print_answers(game: str, answers: list[dict[str, object]]) -> None:
    out = console()
    for answer in answers:
        listing = table(say("cli-odds-battle"), escape(str(answer["id"])))
        for field, value in answer.items():
            if field != "id":
                listing.add_row(_field_words(field), escape(_value_words(game, field, value)))
        out.print(listing)


def _field_words(field: str) -> str:
    key = f"cli-odds-{field}"
    return say(key) if VOICE.speaker.knows(key) else field


def _value_words(game: str, field: str, value: object) -> str:
    if isinstance(value, dict):
        return "; ".join(
            f"{_part_words(game, part)} {_value_words(game, field, inner)}" for part, inner in value.items()
        )
    if isinstance(value, list):
        return ", ".join(_value_words(game, field, inner) for inner in value)
    if field == "method":
        return say(f"cli-odds-{value}")
    if isinstance(value, float):
        return f"{value:.3f}" if field.startswith("expected") else f"{100 * value:.2f} %"
    return str(value)


def _part_words(game: str, part: str) -> str:
    """A side of the battle or a kind of ship."""
    for key in (f"cli-odds-{part}", f"{game}-ship-{part}"):
        if VOICE.speaker.knows(key):
            return say(key)
    return part
