"""Golden playthroughs: whole games as text that a person can read and a test can compare line by line.

A game lists its tables, its way of choosing and its words for events in `tests/games/<game>/golden_games.py`,
as a `GoldenSet` called `GOLDEN`. Everything else here knows no game.
"""

from hashlib import blake2b
from importlib import import_module
from pathlib import Path

from galaktyka.core.chance import Stream
from galaktyka.core.game import Game, Setting
from galaktyka.core.match import Match
from galaktyka.core.state import State
from galaktyka.core.table import Event

ROOT = Path(__file__).parents[1]
DIGEST_EVERY = 25
MOST_ANSWERS = 12
"""A longer list of answers is cut, and the hash of the whole stands for what is left out."""
SHOWN_OF_MANY = 8
RUNAWAY = 20_000


class GoldenTable:
    """One game of the set: the file is named after it. Options that are not given are at their defaults."""

    def __init__(self, name: str, seats: int, seed: int, options: dict[str, str]) -> None:
        self.name = name
        self.seats = seats
        self.seed = seed
        self.options = options


class GoldenSet:
    """The golden games of one game, and what the writer must ask that game about.

    Of the `brief` tables only a hash of the playthrough is kept: so many combinations would fill a shelf.
    """

    def __init__(self, game: Game, tables: list[GoldenTable], brief: list[GoldenTable] | None = None) -> None:
        self.game = game
        self.tables = tables
        self.brief = brief if brief is not None else []

    def choose(self, state: State, legal: list[int], stream: Stream) -> int:
        """The policy: lively play that reaches every corner of the rules, drawn from the stream."""
        raise NotImplementedError

    def seat_name(self, state: State, seat: int) -> str:
        """Who sits there, for the header of the result."""
        raise NotImplementedError

    def marks(self, lines: list[str]) -> set[str]:
        """What a playthrough has seen of the game, to tell whether the set as a whole has seen enough."""
        raise NotImplementedError

    def required_marks(self) -> set[str]:
        """What the set as a whole must have seen."""
        raise NotImplementedError

    def event_words(self, state: State, event: Event) -> str:
        """An event by the names of its parts, free of any language."""
        raise NotImplementedError


def golden_set(game_id: str) -> GoldenSet:
    found = import_module(f"tests.games.{game_id}.golden_games").GOLDEN
    assert isinstance(found, GoldenSet)
    return found


def golden_file(game_id: str, table: GoldenTable) -> Path:
    return ROOT / "tests" / "games" / game_id / "golden" / f"{table.name}.txt"


def brief_file(game_id: str) -> Path:
    return ROOT / "tests" / "games" / game_id / "brief.json"


def brief_hash(golden: GoldenSet, table: GoldenTable) -> str:
    """What is kept of a brief table: how long its playthrough is, and the hash of all lines."""
    lines = playthrough(golden, table)
    whole = blake2b("\n".join(lines).encode("utf-8"), digest_size=8).hexdigest()
    return f"{len(lines)} {whole}"


def playthrough(golden: GoldenSet, table: GoldenTable) -> list[str]:
    """The lines of a table's file."""
    setting = golden.game.setting(table.seats, table.seed, dict(table.options))
    match = Match(golden.game, setting, automate=False)
    stream = Stream(table.seed)
    lines = _header(golden, setting, table)
    lines += _events(golden, match, 0)
    number = 0
    while not match.over:
        lines += _decision(golden, match, number, stream)
        number += 1
        if number % DIGEST_EVERY == 0:
            lines.append(f"= digest after {number} {match.state.digest()}")
        assert number < RUNAWAY, f"{table.name} does not end"
    return lines + _result(golden, match, number)


def _header(golden: GoldenSet, setting: Setting, table: GoldenTable) -> list[str]:
    options = [f"  {name} = {table.options[name]}" for name in setting.options if name in table.options]
    return [
        f"# {golden.game.id}, golden playthrough {table.name}",
        f"rules version {golden.game.rules_version}",
        f"seats {setting.seats}",
        f"seed {setting.seed}",
        "options",
        *options,
        "",
    ]


def _decision(golden: GoldenSet, match: Match, number: int, stream: Stream) -> list[str]:
    game, state = golden.game, match.state
    seat = state.actor()
    legal = state.legal_for(seat)
    answer = golden.choose(state, legal, stream) if len(legal) > 1 else legal[0]
    told = len(match.table.events)
    asked = f"{number + 1}. round {game.rounds(state)} seat {seat} {game.question(state)}"
    chosen = game.notation(state, answer)
    offered = shortened([game.notation(state, other) for other in legal])
    match.answer(answer, seat)
    if len(legal) == 1:
        return [f"{asked}: only {chosen}", *_events(golden, match, told)]
    return [f"{asked}: {offered}", f"> {chosen}", *_events(golden, match, told)]


def _events(golden: GoldenSet, match: Match, since: int) -> list[str]:
    return [f"  {golden.event_words(match.state, event)}" for event in match.table.events[since:]]


def shortened(answers: list[str]) -> str:
    if len(answers) <= MOST_ANSWERS:
        return ", ".join(answers)
    whole = blake2b(", ".join(answers).encode("utf-8"), digest_size=4).hexdigest()
    return f"{', '.join(answers[:SHOWN_OF_MANY])}, … {len(answers)} in all #{whole}"


def _result(golden: GoldenSet, match: Match, number: int) -> list[str]:
    lines = [f"= digest after {number} {match.state.digest()}", "", "result"]
    sources = golden.game.by_source(match.state)
    for seat in range(match.setting.seats):
        parts = ", ".join(f"{name} {points}" for name, points in sources[seat].items())
        who = f"  seat {seat} {golden.seat_name(match.state, seat)}"
        lines.append(f"{who}: rank {match.ranks[seat]}, {match.scores[seat]} points = {parts}")
    return lines
