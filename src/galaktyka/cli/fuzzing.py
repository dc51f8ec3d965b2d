"""`galaktyka fuzz`: random games that look for anything broken."""

import os
import time
import traceback
from typing import Annotated

import typer
from rich.markup import escape

from galaktyka.cli.catalogue import rule_ids
from galaktyka.cli.common import (
    FAILED,
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
from galaktyka.cli.testers import TestedGame, Trouble, draw_setting
from galaktyka.core.chance import LARGEST_SEED, WORD, Stream, scramble
from galaktyka.core.game import Game
from galaktyka.core.record import Record
from galaktyka.core.state import Broken
from galaktyka.core.words import refuse
from galaktyka.games import game as find_game

REPLAY_EVERY = 50
MOST_FAILURES = 50


class Fuzzer:
    """Plays random games and keeps what it finds."""

    def __init__(self, game: Game, seed: int, folder: str) -> None:
        self.game = game
        self.seed = seed
        self.folder = folder
        self.games = 0
        self.decisions = 0
        self.slowest = 0.0
        self.failures: list[dict[str, object]] = []
        self.coverage: dict[str, int] = {}

    def play(self, index: int, deadline: float) -> None:
        """Game number `index` of this seed: the same on every machine."""
        stream = Stream((self.seed << 20 ^ scramble(index & WORD)) & LARGEST_SEED)
        setting = draw_setting(self.game, stream, (self.seed + index) & LARGEST_SEED)
        tested = TestedGame(self.game, setting, stream, self.coverage)
        try:
            finished = tested.play(deadline)
            if finished and index % REPLAY_EVERY == 0:
                tested.test_record()
            self.games += 1 if finished else 0
        except Trouble as trouble:
            self._fail(tested, index, trouble.kind, trouble.detail)
        except Broken as broken:
            self._fail(tested, index, "invariant", str(broken))
        except Exception as error:
            self._fail(tested, index, "exception", _where(error))
        self.decisions += len(tested.answers)
        self.slowest = max(self.slowest, tested.slowest)

    def _fail(self, tested: TestedGame, index: int, kind: str, detail: str) -> None:
        if tested.attempted >= 0:
            detail += f", while answering {tested.attempted}"
        path = free_path(self.folder, f"{self.game.id}-{self.seed}-{index}-{kind}")
        os.makedirs(self.folder, exist_ok=True)
        _record_of(tested).save(path)
        self.failures.append({"kind": kind, "record": path, "detail": detail, "entry": len(tested.answers)})
        self.games += 1


def _record_of(tested: TestedGame) -> Record:
    """The record up to the failing point; only its head where even the set-up fails."""
    try:
        match = tested.recorded()
        match.dumps()
        return match.record
    except Exception:
        record = Record(tested.game.id, tested.game.rules_version, tested.setting.seats, tested.setting.seed)
        record.options = tested.setting.options
        return record


def _where(error: Exception) -> str:
    """An exception in one line, with the place where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({os.path.basename(frames[-1].filename)}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


def free_path(folder: str, name: str) -> str:
    """A file name that is not taken: nothing is ever overwritten."""
    path = os.path.join(folder, f"{name}.json")
    n = 2
    while os.path.exists(path):
        path = os.path.join(folder, f"{name}-{n}.json")
        n += 1
    return path


def fuzz(
    game: GameArgument,
    *,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1, help="How many games.")] = 100,
    seed: Seed = "1",
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar="T", min=0.0, help="Stop after this time; 0: only after K games."),
    ] = 0.0,
    failures: Annotated[
        str, typer.Option("--failures", metavar="FOLDER", help="Where records of failures are written.")
    ] = "fuzz-failures",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play random games over all player counts, options and variants, and test everything on the way.

    After every answer: the game's invariants, no dead end, no answer offered twice, no runaway (20,000
    answers). At the first five positions, at the end, at 1 position in 16 drawn from the seed and at least at
    every 20th: a clone equals its original and older clones never change, hidden things change neither a
    seat's view nor its answers, notations are unique and found again, prompts, answers and events have words.
    Every 50th game is also recorded, replayed and compared. Each failure leaves a record that replays to
    where it failed. The slowest decision (its list of answers and what the answer sets off) is measured in
    this thread's own time, so that a busy machine does not count.
    """
    rules = find_game(game)
    start = number_of_seed(seed)
    if not 0 <= start <= LARGEST_SEED:
        raise refuse("refusal-seed", {"seed": seed, "largest": str(LARGEST_SEED)})
    fuzzer = Fuzzer(rules, start, failures)
    begun = time.perf_counter()
    deadline = begun + seconds if seconds else float("inf")
    with Bar(say("cli-fuzzing"), games, as_json) as bar:
        for index in range(games):
            fuzzer.play(index, deadline)
            bar.done(index + 1)
            if time.perf_counter() > deadline or len(fuzzer.failures) >= MOST_FAILURES:
                break
    _report(fuzzer, time.perf_counter() - begun, as_json)
    if fuzzer.failures:
        raise typer.Exit(FAILED)


def _report(fuzzer: Fuzzer, seconds: float, as_json: bool) -> None:
    known = rule_ids(VOICE.speaker, fuzzer.game.id)
    order = {id_: n for n, id_ in enumerate(known)}
    coverage = dict(
        sorted(fuzzer.coverage.items(), key=lambda item: (order.get(item[0], len(order)), item[0]))
    )
    document = {
        "game": fuzzer.game.id,
        "games": fuzzer.games,
        "decisions": fuzzer.decisions,
        "failures": fuzzer.failures,
        "slowest_decision_ms": round(fuzzer.slowest * 1000, 3),
        "coverage": coverage,
        "uncovered": [id_ for id_ in known if id_ not in coverage],
        "seconds": round(seconds, 3),
    }
    if as_json:
        print_json(document)
        return
    out = console()
    for failure in fuzzer.failures:
        out.print(
            f"[bold red]{failure['kind']}[/bold red] {escape(str(failure['detail']))} → {failure['record']}"
        )
    listing = table(
        say("cli-rule"),
        say("cli-times"),
        say("cli-rule"),
        say("cli-times"),
        say("cli-rule"),
        say("cli-times"),
    )
    cells = [cell for id_, times in coverage.items() for cell in (id_, str(times))]
    for k in range(0, len(cells), 6):
        listing.add_row(*cells[k : k + 6])
    out.print(listing)
    if document["uncovered"]:
        out.print(say("cli-uncovered", {"rules": ", ".join(id_ for id_ in known if id_ not in coverage)}))
    out.print(
        say(
            "cli-fuzzed",
            {
                "games": fuzzer.games,
                "decisions": fuzzer.decisions,
                "failures": len(fuzzer.failures),
                "slowest": f"{fuzzer.slowest * 1000:.1f}",
                "seconds": f"{seconds:.1f}",
            },
        )
    )
