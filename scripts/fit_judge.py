"""Fits the weights of a game's judge by self-play: changed weights sit at a table with the present ones.

Usage: python -m scripts.fit_judge GAME --players N --seconds T [--seed S] [--nodes K] [--from FILE] [--out FILE]

A trial changes a few weights at random. Candidate and present weights play the same seeds from every seat,
half of the seats each; the candidate takes over when its mean lead is clearly above zero. FILE is JSON:
`{"weights": {name: value}, "trials": …, "accepted": …}`; the same seed and the same time give a similar fit,
and the file says how it was made.
"""

import argparse
import json
import math
import random
import time
from importlib import import_module
from pathlib import Path

from galaktyka.bots.lookahead import Search
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.table import LiveTable
from galaktyka.games import game as find_game

CHANGED = 6  # weights a trial
SPREAD = 0.35
ROUNDS = (3, 5, 8)  # seeds after which a trial is looked at
SURE = 1.3  # standard errors of lead that make a candidate the new present


class Fitting:
    def __init__(self, name: str, players: int, nodes: int, seed: int) -> None:
        self.game: Game = find_game(name)
        judge = import_module(f"galaktyka.games.{name}.judge")
        self.names: list[str] = judge.NAMES
        self.weights: list[int] = judge.WEIGHTS  # changed in place: the judge reads this very list
        self.players = players
        self.nodes = nodes
        self.random = random.Random(seed)
        self.present = list(self.weights)
        self.seed = seed * 1_000_000

    def candidate(self) -> list[int]:
        changed = self.present[:]
        for i in self.random.sample(range(len(changed)), CHANGED):
            factor = math.exp(self.random.gauss(0, SPREAD))
            changed[i] = round(max(1, abs(changed[i])) * factor) + self.random.choice((-1, 0, 1))
            changed[i] = max(0, changed[i])
        return changed

    def lead(self, candidate: list[int], seed: int) -> float:
        """Mean points of the candidate's seats over the others', both ways round on one seed."""
        total = 0.0
        for turned in (0, 1):
            mine = [(seat + turned) % 2 == 0 for seat in range(self.players)]
            scores = self.play(candidate, mine, seed)
            ours = [score for score, own in zip(scores, mine, strict=True) if own]
            theirs = [score for score, own in zip(scores, mine, strict=True) if not own]
            total += sum(ours) / len(ours) - sum(theirs) / len(theirs)
        return total / 2

    def play(self, candidate: list[int], mine: list[bool], seed: int) -> list[int]:
        table = LiveTable(seed)
        state = self.game.new_state(self.game.setting(self.players, seed, {}), table)
        state.settle(table)
        stream = Stream(seed)
        while not state.over:
            seat = state.actor()
            legal = state.legal_for(seat)
            answer = legal[0]
            if len(legal) > 1:
                self.weights[:] = candidate if mine[seat] else self.present
                seen = self.game.resample(state, seat, LiveTable(stream.below(1 << 30)))
                answer = Search(self.game, seat, stream, 4, self.nodes).turns(seen, 3)[0].answers[0]
            state.apply(answer, table)
        return self.game.scores(state)

    def trial(self) -> bool:
        candidate = self.candidate()
        leads: list[float] = []
        for rounds in ROUNDS:
            while len(leads) < rounds:
                self.seed += 1
                leads.append(self.lead(candidate, self.seed))
            mean = sum(leads) / len(leads)
            error = math.sqrt(sum((x - mean) ** 2 for x in leads) / (len(leads) - 1) / len(leads))
            if mean < 0:
                return False
        if mean > SURE * error:
            self.present = candidate
            return True
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=500)
    parser.add_argument("--from", dest="start", default="")
    parser.add_argument("--out", default="judge.json")
    asked = parser.parse_args()
    fitting = Fitting(asked.game, asked.players, asked.nodes, asked.seed)
    if asked.start:
        stored = json.loads(Path(asked.start).read_text())["weights"]
        fitting.present = [stored[name] for name in fitting.names]
    until = time.monotonic() + asked.seconds
    trials = accepted = 0
    while time.monotonic() < until:
        trials += 1
        accepted += fitting.trial()
        weights = dict(zip(fitting.names, fitting.present, strict=True))
        made = {"game": asked.game, "players": asked.players, "nodes": asked.nodes, "seed": asked.seed}
        Path(asked.out).write_text(
            json.dumps({**made, "trials": trials, "accepted": accepted, "weights": weights}, indent=1) + "\n"
        )
        print(f"\r{trials} trials, {accepted} accepted", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
