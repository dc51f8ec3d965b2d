"""`galaktyka bench`: how fast and how small the games are on this machine."""

import sys
import time
from typing import Annotated, Final

import typer

import galaktyka
from galaktyka.cli.common import (
    AsJson,
    Bar,
    Language,
    Seed,
    console,
    number_of_seed,
    print_json,
    say,
    table,
)
from galaktyka.core.chance import LARGEST_SEED, Stream
from galaktyka.core.game import Game, Setting
from galaktyka.core.match import Match
from galaktyka.core.playout import play_randomly
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable
from galaktyka.core.words import refuse
from galaktyka.games import GAMES
from galaktyka.games import game as find_game

RUNAWAY: Final = 20_000
SAMPLED_STATES: Final = 64
FIELD_DESCRIPTORS: Final = ("member_descriptor", "getset_descriptor")
ATOMS: Final = (int, str, bool, float, bytes, type(None))


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="Which games; all when none.")
    ] = None,
    *,
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar="T", min=0.05, help="Time for each of the three measurements."),
    ] = 2.0,
    players: Annotated[
        int, typer.Option("--players", "-n", metavar="N", min=0, help="Seats; 0: the most.")
    ] = 0,
    seed: Seed = "1",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Measure random play, copies, lists of answers, and the size of states and records.

    decisions_per_second counts every answer of random games, forced ones too. legal_p999_us and legal_max_us
    are the time to list the answers of one position. state_bytes is the memory of a late position: every
    object that belongs to it, without the numbers themselves and without what it shares with its copies.
    record_bytes is a whole random game saved.
    """
    chosen = [find_game(id_) for id_ in (games or GAMES)]
    first = number_of_seed(seed)
    results: dict[str, dict[str, object]] = {}
    for game in chosen:
        with Bar(say("cli-measuring", {"game": game.id}), 4, as_json) as bar:
            results[game.id] = measure(game, players or game.most_seats, first, seconds, bar)
    if as_json:
        print_json(results)
    else:
        _print_results(results)


def measure(game: Game, players: int, seed: int, seconds: float, bar: Bar) -> dict[str, object]:
    setting = game.setting(players, seed, {})
    decisions, games, spent = playouts(game, setting, seconds)
    bar.done(1)
    states = sample_states(game, setting)
    clones = clones_per_second(states, seconds)
    bar.done(2)
    times = legal_times(game, setting, seconds)
    bar.done(3)
    result: dict[str, object] = {
        "players": players,
        "decisions_per_second": round(decisions / spent, 1),
        "games_per_second": round(games / spent, 3),
        "clones_per_second": round(clones, 1),
        "legal_p999_us": round(times[min(len(times) - 1, len(times) * 999 // 1000)] / 1000, 2),
        "legal_max_us": round(times[-1] / 1000, 2),
        "state_bytes": own_bytes(states[-1]),
        "record_bytes": record_bytes(game, setting),
        "compiled": galaktyka.COMPILED,
    }
    bar.done(4)
    return result


def opened(game: Game, setting: Setting) -> tuple[State, LiveTable]:
    chance = LiveTable(setting.seed)
    state = game.new_state(setting, chance)
    state.settle(chance)
    return state, chance


def with_seed(setting: Setting, seed: int) -> Setting:
    other = Setting(setting.seats, seed & LARGEST_SEED, setting.options, setting.overlay_file)
    other.overlay = setting.overlay
    return other


def playouts(game: Game, setting: Setting, seconds: float) -> tuple[int, int, float]:
    """Whole random games for about this time: answers, games, seconds."""
    decisions = games = 0
    start = time.perf_counter()
    while True:
        state, chance = opened(game, with_seed(setting, setting.seed + games))
        decisions += play_randomly(state, chance, Stream(setting.seed + games), RUNAWAY)
        games += 1
        spent = time.perf_counter() - start
        if spent >= seconds:
            return decisions, games, spent


def sample_states(game: Game, setting: Setting) -> list[State]:
    """Positions spread over one random game, the latest last."""
    state, chance = opened(game, setting)
    length = play_randomly(state, chance, Stream(setting.seed), RUNAWAY)
    state, chance = opened(game, setting)
    stream = Stream(setting.seed)
    states = [state.clone()]
    step = max(1, length // SAMPLED_STATES)
    for _ in range(step, length, step):
        play_randomly(state, chance, stream, step)
        states.append(state.clone())
    return states


def clones_per_second(states: list[State], seconds: float) -> float:
    count = 0
    start = time.perf_counter()
    while True:
        for state in states:
            state.clone()
        count += len(states)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return count / spent


def legal_times(game: Game, setting: Setting, seconds: float) -> list[int]:
    """Nanoseconds of each listing of answers in random games, sorted; of this thread, since machines are shared."""
    times: list[int] = []
    deadline = time.perf_counter() + seconds
    games = 0
    while not times or time.perf_counter() < deadline:
        state, chance = opened(game, with_seed(setting, setting.seed + games))
        stream = Stream(setting.seed + games)
        games += 1
        while not state.over and time.perf_counter() < deadline + seconds:
            start = time.thread_time_ns()
            legal = state.legal()
            times.append(time.thread_time_ns() - start)
            state.apply(legal[stream.below(len(legal))], chance)
    return sorted(times)


def own_bytes(state: State) -> int:
    """Memory of the objects that are the state's own: whatever a clone shares is a static table."""
    own, shared = _reachable(state), _reachable(state.clone())
    return sum(sys.getsizeof(thing) for key, thing in own.items() if key not in shared)


def _reachable(root: object) -> dict[int, object]:
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, ATOMS) or id(thing) in found:
            continue
        found[id(thing)] = thing
        waiting.extend(_parts(thing))
    return found


def _parts(thing: object) -> list[object]:
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, (list, tuple, set, frozenset)):
        return list(thing)
    parts: list[object] = [thing.__dict__] if hasattr(thing, "__dict__") else []
    for owner in type(thing).__mro__:
        for name, member in vars(owner).items():
            # Slots of plain classes and the fields of compiled ones.
            if type(member).__name__ in ("member_descriptor", "getset_descriptor") and not name.startswith(
                "__"
            ):
                parts.append(getattr(thing, name, None))
    return parts


def record_bytes(game: Game, setting: Setting) -> int:
    """A whole random game saved as a record."""
    match = Match(game, setting)
    stream = Stream(setting.seed)
    while not match.over:
        decision = match.decision
        assert decision is not None
        match.answer(decision.answers[stream.below(len(decision.answers))])
        if len(match.record.entries) > RUNAWAY:
            raise refuse("cli-runaway", {"answers": RUNAWAY})
    return len(match.dumps().encode("utf-8"))


def _print_results(results: dict[str, dict[str, object]]) -> None:
    listing = table(say("cli-measure"), *results)
    for column in listing.columns[1:]:
        column.justify = "right"
    for name in next(iter(results.values())):
        listing.add_row(name, *(_cell(result[name]) for result in results.values()))
    console().print(listing)


def _cell(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:,}" if isinstance(value, int | float) else str(value)
