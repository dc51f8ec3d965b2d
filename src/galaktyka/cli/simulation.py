"""`galaktyka simulate`: games between bots, as fast as they go."""

import time
from typing import Annotated

import typer

import galaktyka
from galaktyka.arena.playing import RUNAWAY, Outcome, failure_json, play_game
from galaktyka.bots import Budget, names_for_seats
from galaktyka.cli.common import (
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
    console,
    number_of_seed,
    print_failures,
    print_json,
    round_to,
    say,
    table,
    use_plugins,
)
from galaktyka.core.chance import LARGEST_SEED, Stream
from galaktyka.core.game import Game, Setting
from galaktyka.core.playout import play_randomly
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable, Table
from galaktyka.games import game as find_game


class Tally:
    """What a series of games gave."""

    def __init__(self) -> None:
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0
        self.scores: list[list[int]] = []
        self.winners: list[list[int]] = []
        self.rounds: list[int] = []
        self.failures: list[dict[str, object]] = []

    def add(self, outcome: Outcome) -> None:
        self.decisions += outcome.decisions
        self.finished += 1 if outcome.finished else 0
        self.scores.append(outcome.scores)
        self.winners.append(outcome.winners())
        self.rounds.append(outcome.rounds)
        self.failures.extend(failure_json(failure, len(self.scores) - 1) for failure in outcome.failures)


def simulate(
    game: GameArgument,
    *,
    players: Annotated[int, typer.Option("--players", "-n", metavar="N", help="How many seats.")] = 2,
    bots: Annotated[
        str, typer.Option("--bots", metavar="LIST", help="One bot for every seat, or one a seat, by commas.")
    ] = "random",
    games: Annotated[int, typer.Option("--games", metavar="K", min=1, help="How many games.")] = 10,
    seed: Seed = "1",
    options: Options = None,
    components: Components = "",
    ms: Milliseconds = 0,
    nodes: Nodes = 0,
    plugin: Plugins = None,
    check: Annotated[bool, typer.Option("--check", help="Run the invariants after every answer.")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play games between bots and report scores, winners and speed.

    Game k is played with seed S + k. Decisions count every answer, forced ones too.
    """
    use_plugins(plugin)
    rules = find_game(game)
    first = number_of_seed(seed)
    setting = rules.setting(players, first, chosen_options(options), components)
    names = names_for_seats([name.strip() for name in bots.split(",")], players)
    tally = Tally()
    with Bar(say("cli-playing"), games, as_json) as bar:
        for k in range(games):
            setting.seed = (first + k) % (LARGEST_SEED + 1)
            play_one(rules, setting, names, Budget(ms, nodes), check, tally)
            bar.done(k + 1)
    document = _document(rules, names, tally, games)
    if as_json:
        print_json(document)
    else:
        _print_summary(rules, names, tally, document)
    if tally.finished < games:
        raise typer.Exit(1)


def play_one(
    game: Game, setting: Setting, names: list[str], budget: Budget, check: bool, tally: Tally
) -> None:
    start = time.perf_counter()
    if all(name == "random" for name in names):
        outcome = _play_randomly(game, setting, check)
    else:
        outcome = play_game(game, setting, names, budget, check=check)
    tally.seconds += time.perf_counter() - start
    tally.add(outcome)


def _play_randomly(game: Game, setting: Setting, check: bool) -> Outcome:
    """Bots that look at nothing need no sight: this is the engine at its own speed."""
    table_ = LiveTable(setting.seed)
    state = game.new_state(setting, table_)
    state.settle(table_)
    stream = Stream(setting.seed)
    if check:
        return Outcome(game, state, _play_checked(game, state, table_, stream))
    return Outcome(game, state, play_randomly(state, table_, stream, RUNAWAY))


def _play_checked(game: Game, state: State, table_: Table, stream: Stream) -> int:
    """The same games as `play_randomly`, with the invariants after each answer."""
    decisions = 0
    game.check(state)
    while not state.over and decisions < RUNAWAY:
        legal = state.legal()
        state.apply(legal[stream.below(len(legal))], table_)
        game.check(state)
        decisions += 1
    return decisions


def _document(game: Game, names: list[str], tally: Tally, games: int) -> dict[str, object]:
    seconds = max(tally.seconds, 1e-9)
    return {
        "game": game.id,
        "players": len(names),
        "bots": names,
        "games": games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "seconds": round_to(seconds, 4),
        "decisions_per_second": round_to(tally.decisions / seconds),
        "games_per_second": round_to(games / seconds, 3),
        "compiled": galaktyka.COMPILED,
        "scores": tally.scores,
        "winners": tally.winners,
        "rounds": tally.rounds,
        "failures": tally.failures,
    }


def _print_summary(game: Game, names: list[str], tally: Tally, document: dict[str, object]) -> None:
    games = len(tally.scores)
    listing = table(
        say("cli-seat"), say("cli-bot"), say("cli-mean-score"), say("cli-best-score"), say("cli-wins")
    )
    for seat, name in enumerate(names):
        scores = [row[seat] for row in tally.scores]
        wins = sum(1 for winners in tally.winners if seat in winners)
        listing.add_row(str(seat + 1), name, f"{sum(scores) / games:.1f}", str(max(scores)), f"{wins}")
    out = console()
    out.print(listing)
    params = {"finished": tally.finished, "games": games, "decisions": tally.decisions}
    speed = {
        "seconds": f"{tally.seconds:.2f}",
        "decisions": f"{document['decisions_per_second']:,.0f}",
        "games": f"{document['games_per_second']}",
    }
    out.print(say("cli-simulated", dict(params)))
    out.print(say("cli-speed", dict(speed)))
    print_failures(tally.failures)
