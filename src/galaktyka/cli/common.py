"""What the commands share: the language, refusals, options given as text, JSON, tables and progress."""

import json
import os
import sys
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperGroup

from galaktyka.bots import load_plugins
from galaktyka.core.data import DataError
from galaktyka.core.text import FluentSpeaker, speaker
from galaktyka.core.words import NO_PARAMS, Illegal, Param, Text, refuse

FAILED = 1
WRONG_USAGE = 2
PLAIN_WIDTH = 120
SHOW_PROGRESS_AFTER = 2.0
MOST_FAILURES = 5

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""Typer's base of wrong usage; it lives in another package from version to version."""


class Voice:
    """The language in which this command speaks."""

    def __init__(self) -> None:
        self.language = "en"
        self.reset()

    def reset(self) -> None:
        """What the environment asks for: GALAKTYKA_LANG, or else the system's language."""
        wanted = ""
        for name in ("GALAKTYKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
            wanted = wanted or os.environ.get(name, "")
        self.language = "pl" if wanted.lower().startswith("pl") else "en"

    @property
    def speaker(self) -> FluentSpeaker:
        return speaker(self.language)


VOICE = Voice()


def say(key: str, params: dict[str, Param] = NO_PARAMS) -> str:
    return VOICE.speaker.say(Text(key, params))


def complain(sentence: str) -> None:
    typer.echo(" ".join(sentence.split()), err=True)


class Commands(TyperGroup):
    """The root of all commands: every refusal becomes one sentence and exit status 2, never a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        VOICE.reset()
        try:
            status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except Illegal as refusal:
            complain(VOICE.speaker.say(refusal.reason))
            status = WRONG_USAGE
        except DataError as error:
            complain(str(error))
            status = WRONG_USAGE
        except UsageError as error:
            complain(error.format_message() if hasattr(error, "format_message") else str(error))
            status = WRONG_USAGE
        except typer.Abort:
            status = FAILED
        if standalone_mode:
            sys.exit(status if isinstance(status, int) else 0)
        return status


# --- options that several commands take ---


def _choose_language(language: str | None) -> str | None:
    if language:
        speaker(language)
        VOICE.language = language
    return language


GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="The game, e.g. gaia; `galaktyka games` lists them.")
]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|pl",
        callback=_choose_language,
        is_eager=True,
        help="Language of the output. Default: GALAKTYKA_LANG, or the system's language.",
    ),
]
AsJson = Annotated[
    bool, typer.Option("--json", help="Answer with JSON on the standard output and nothing else.")
]
Seed = Annotated[
    str, typer.Option("--seed", metavar="S", help="Whole number from 0 on; it decides all chance.")
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--options",
        "-o",
        metavar="KEY=VALUE",
        help="A variant, e.g. board=random; repeat for more. `galaktyka games GAME` lists them.",
    ),
]
Components = Annotated[
    str,
    typer.Option("--components", metavar="FILE", help="Component values of your own box, as a TOML file."),
]

Plugins = Annotated[
    list[str] | None,
    typer.Option(
        "--plugin",
        metavar="MODULE",
        help="Import this module first, which adds bots of yours; repeat for more.",
    ),
]
Milliseconds = Annotated[
    int,
    typer.Option(
        "--ms", metavar="T", min=0, help="Milliseconds a decision for bots; 0: as their level has it."
    ),
]
Nodes = Annotated[
    int,
    typer.Option(
        "--nodes",
        metavar="N",
        min=0,
        help="Positions that bots look at a decision; unlike --ms it gives the same game every time.",
    ),
]


def use_plugins(modules: Sequence[str] | None) -> tuple[str, ...]:
    """Load modules of the user's own, from the folder where the command was given too."""
    if modules and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    load_plugins(modules or [])
    return tuple(modules or [])


def number_of_seed(text: str) -> int:
    """The seed as a number; the game itself refuses one that is out of range."""
    digits = text.strip()
    if not digits.lstrip("-").isascii() or not digits.lstrip("-").isdigit():
        raise refuse("cli-seed-not-number", {"seed": text})
    return int(digits[:40])


def chosen_options(given: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals or not name:
            raise refuse("cli-option-form", {"text": item})
        if name in options:
            raise refuse("cli-option-twice", {"option": name})
        options[name] = value
    return options


# --- output ---


def console() -> Console:
    """A console on whatever the standard output is now; wide enough for our maps where it is no terminal."""
    if sys.stdout.isatty() or "COLUMNS" in os.environ:
        return Console(highlight=False)
    return Console(highlight=False, width=PLAIN_WIDTH)


def print_json(document: object) -> None:
    sys.stdout.write(json.dumps(document, ensure_ascii=False) + "\n")


def table(*headings: str, title: str = "") -> Table:
    made = Table(title=title or None, title_justify="left", header_style="bold", box=None, pad_edge=False)
    for heading in headings:
        made.add_column(heading)
    return made


def round_to(value: float, digits: int = 1) -> float:
    return round(value, digits)


def print_failures(failures: Sequence[dict[str, object]]) -> None:
    """Say which bots lost their seats, and why; many of the same kind are told by the first few."""
    for failure in failures[:MOST_FAILURES]:
        complain(say("cli-bot-failed", failure_params(failure)))
    if len(failures) > MOST_FAILURES:
        complain(say("cli-bot-failed-more", {"count": len(failures) - MOST_FAILURES}))


def failure_params(failure: dict[str, object]) -> dict[str, Param]:
    return {
        "game": int(str(failure["game"])) + 1,
        "seat": int(str(failure["seat"])) + 1,
        "bot": str(failure["bot"]),
        "why": Text(f"bot-failed-{failure['kind']}"),
        "detail": str(failure["detail"]),
        "stand_in": str(failure["stand_in"]),
    }


class Bar:
    """A progress bar on the error output that appears only when the work takes longer than two seconds."""

    def __init__(self, label: str, total: float, quiet: bool) -> None:
        self.quiet = quiet
        self.start = time.perf_counter()
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.progress.add_task(label, total=total)
        self.shown = False

    def __enter__(self) -> "Bar":
        return self

    def done(self, amount: float) -> None:
        """Tell how far the work has come."""
        if not self.shown and not self.quiet and time.perf_counter() - self.start > SHOW_PROGRESS_AFTER:
            self.progress.start()
            self.shown = True
        self.progress.update(self.task, completed=amount)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown:
            self.progress.stop()


def write_text(path: str, text: str) -> None:
    """Write a file beside its place first, so that a failure leaves what was there."""
    part = path + ".part"
    try:
        with open(part, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(part, path)
    except OSError as error:
        raise refuse("cli-cannot-write", {"path": path, "why": error.strerror or str(error)}) from None
