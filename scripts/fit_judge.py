"""Fits the weights of a game's judge by self-play: changed weights sit at a table with the present ones.

Usage: python -m scripts.fit_judge GAME [--players 4,3] [--seconds T] [--seed S] [--nodes K] [--from IN] [--out FILE]
       python -m scripts.fit_judge GAME --compare FILE [--players 4] [--rounds N] [--seed S]

The weights are the lists NAMES and WEIGHTS of the game's `weights.py`, or of its `judge.py`. A trial changes a few
of them at random. Candidate and present weights play the same seeds from every seat, half of the seats each, in
turn at every player count that is named; the candidate takes over when its mean lead is clearly above zero.

FILE is JSON: the weights by name, how they were made (the command, the seed, trials and changes accepted), and the
lead over the weights that the fit began with, on fresh seeds. The same seed and the same time give a similar fit.
`--compare` only measures such a lead: of the weights in FILE over those in the code.
"""

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module, util
from pathlib import Path

from galaktyka.bots.lookahead import Search, Undisturbed
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable
from galaktyka.games import game as find_game

CHANGED = 6  # weights a trial
SPREAD = 0.35
ROUNDS = (3, 6, 10)  # seeds after which a trial is looked at
SURE = 1.3  # standard errors of lead that make a candidate the new present
SEEDS_APART = 1_000_000
WIDTH, MOVES = 4, 3
MOST_IN_A_ROW = 100  # answers of one seat


class Fitting:
    def __init__(self, name: str, players: list[int], nodes: int, seed: int) -> None:
        self.game: Game = find_game(name)
        own = util.find_spec(f"galaktyka.games.{name}.weights") is not None
        source = import_module(f"galaktyka.games.{name}.{'weights' if own else 'judge'}")
        self.names: list[str] = source.NAMES
        self.weights: list[int] = source.WEIGHTS  # changed in place: the judge reads this very list
        self.players = players
        self.nodes = nodes
        self.random = random.Random(seed)
        self.began = list(self.weights)
        self.present = list(self.weights)
        self.seed = seed * SEEDS_APART
        self.setting = self.game.setting(players[0], seed, {})  # of the game that is being played
        self.games = 0

    def candidate(self) -> list[int]:
        changed = self.present[:]
        for i in self.random.sample(range(len(changed)), CHANGED):
            factor = math.exp(self.random.gauss(0, SPREAD))
            changed[i] = round(max(1, abs(changed[i])) * factor) + self.random.choice((-1, 0, 1))
            changed[i] = max(0, changed[i])
        return changed

    def lead(self, candidate: list[int], present: list[int], seed: int) -> float:
        """Mean points of the candidate's seats over the others', both ways round on one seed."""
        players = self.players[seed % len(self.players)]
        total = 0.0
        for turned in (0, 1):
            mine = [(seat + turned) % 2 == 0 for seat in range(players)]
            scores = self.play([candidate if own else present for own in mine], seed)
            ours = [score for score, own in zip(scores, mine, strict=True) if own]
            theirs = [score for score, own in zip(scores, mine, strict=True) if not own]
            total += sum(ours) / len(ours) - sum(theirs) / len(theirs)
        return total / 2

    def play(
        self,
        weights: list[list[int]],
        seed: int,
        stray: int = 0,
        watch: Callable[[State], None] | None = None,
    ) -> list[int]:
        """The scores of a game. One answer in `stray` is any; `watch` sees every position that a seat comes to."""
        self.games += 1
        table = LiveTable(seed)
        self.setting = self.game.setting(len(weights), seed, {})
        state = self.game.new_state(self.setting, table)
        state.settle(table)
        stream = Stream(seed)
        asked, in_a_row = -1, 0
        while not state.over:
            seat = state.actor()
            in_a_row = in_a_row + 1 if seat == asked else 0
            if watch is not None and seat != asked:
                watch(state)
            asked = seat
            legal = state.legal_for(seat)
            answer = legal[0]
            unsteady = in_a_row > MOST_IN_A_ROW  # weights that cannot make up their mind
            if unsteady or (stray and stream.below(stray) == 0):
                answer = legal[stream.below(len(legal))]
            elif len(legal) > 1:
                self.weights[:] = weights[seat]
                answer = self.best(state, seat, stream)
            state.apply(answer, table)
        return self.game.scores(state)

    def best(self, state: State, seat: int, stream: Stream) -> int:
        seen = self.game.resample(state, seat, LiveTable(stream.below(1 << 30)))
        with Undisturbed():
            return Search(self.game, seat, stream, WIDTH, self.nodes).turns(seen, MOVES)[0].answers[0]

    def trial(self) -> bool:
        candidate = self.candidate()
        leads: list[float] = []
        mean, error = 0.0, 0.0
        for rounds in ROUNDS:
            while len(leads) < rounds:
                self.seed += 1
                leads.append(self.lead(candidate, self.present, self.seed))
            mean, error = mean_and_error(leads)
            if mean <= 0:
                return False
        if mean > SURE * error:
            self.present = candidate
            return True
        return False

    def measure(self, candidate: list[int], present: list[int], rounds: int) -> dict[str, object]:
        """The lead of one set of weights over another on seeds that no trial has played."""
        first = self.seed + SEEDS_APART // 2
        leads = [self.lead(candidate, present, first + i) for i in range(rounds)]
        mean, error = mean_and_error(leads)
        return {
            "lead": round(mean, 2),
            "error_95": round(1.96 * error, 2),
            "seeds": rounds,
            "games": 2 * rounds,
        }


def mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((x - mean) ** 2 for x in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


def fit(fitting: Fitting, asked: argparse.Namespace) -> None:
    until = time.monotonic() + asked.seconds
    trials = accepted = 0
    while time.monotonic() < until:
        trials += 1
        accepted += fitting.trial()
        write(fitting, asked, {"trials": trials, "accepted": accepted})
        print(f"\r{trials} trials, {accepted} accepted, {fitting.games} games", end="", flush=True)
    print()
    lead = fitting.measure(fitting.present, fitting.began, asked.rounds)
    write(fitting, asked, {"trials": trials, "accepted": accepted, "over_the_beginning": lead})
    print(lead)


def write(fitting: Fitting, asked: argparse.Namespace, told: dict[str, object]) -> None:
    made: dict[str, object] = {
        "game": asked.game,
        "command": "python -m scripts.fit_judge " + " ".join(sys.argv[1:]),
        "seed": asked.seed,
        "games": fitting.games,
        **told,
        "weights": dict(zip(fitting.names, fitting.present, strict=True)),
    }
    Path(asked.out).write_text(json.dumps(made, indent=1) + "\n")


def stored_weights(fitting: Fitting, file: str) -> list[int]:
    stored = json.loads(Path(file).read_text())["weights"]
    return [int(stored.get(name, now)) for name, now in zip(fitting.names, fitting.began, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--players", default="4", help="player counts, by commas")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=30, help="seeds that the lead is measured on")
    parser.add_argument("--from", dest="start", default="")
    parser.add_argument("--compare", default="")
    parser.add_argument("--out", default="judge.json")
    asked = parser.parse_args()
    players = [int(n) for n in asked.players.split(",")]
    fitting = Fitting(asked.game, players, asked.nodes, asked.seed)
    if asked.compare:
        stored = stored_weights(fitting, asked.compare)
        print(fitting.measure(stored, fitting.began, asked.rounds))
        return
    if asked.start:
        fitting.present = stored_weights(fitting, asked.start)
    fit(fitting, asked)


if __name__ == "__main__":
    main()
