"""Learns the weights of a game's judge from how games end.

Usage: python -m scripts.learn_judge GAME [--players 4,3] [--games K] [--seed S] [--nodes K] [--stray K]
                                          [--trust P] [--keep NAME,…] [--from IN] [--out FILE]

The present weights play each other, straying now and then so that positions differ for no good reason. At every
second position that a seat comes to, the judge says how far each seat leads the table, and how much that would be
changed by each weight. The weights are then moved so that these leads come nearer to those of the end, by a ridge
regression: one step of Gauss and Newton. A weight is believed to be right to about P per cent beforehand, so that
only what many games agree on moves it far. `--keep` names weights that stay: those of means to an end, such as ships,
which the winner has spent on it, are told wrongly by what is left of them. numpy is needed here.

What comes of it is a proposal: it may well play worse. FILE is JSON like that of `scripts.fit_judge`, whose
`--compare FILE` tells.
"""

import argparse
import json
import sys
from pathlib import Path

import numpy as np
from scripts.fit_judge import Fitting, stored_weights

from galaktyka.core.state import State

EVERY = 2  # positions
TOLD_BY_A_GAME = 8.0  # independent observations that its many positions amount to
SMALL = 4.0  # weights near zero may move as if they were this large


class Lesson:
    """What the positions of one game say."""

    def __init__(self, fitting: Fitting) -> None:
        self.fitting = fitting
        self.seen = 0
        self.leads: list[np.ndarray] = []
        self.slopes: list[np.ndarray] = []

    def watch(self, state: State) -> None:
        self.seen += 1
        if self.seen % EVERY:
            return
        fitting = self.fitting
        weights = fitting.weights
        weights[:] = fitting.present
        packed = state.packed()
        values = self.judged(packed)
        slopes = np.zeros((len(values), len(weights)))
        for i, weight in enumerate(fitting.present):
            step = max(2, weight // 4)
            weights[i] = weight + step
            slopes[:, i] = (self.judged(packed) - values) / step
            weights[i] = weight
        self.leads.append(values - values.mean())
        self.slopes.append(slopes - slopes.mean(axis=0))

    def judged(self, packed: list[int]) -> np.ndarray:
        """What the judge says with the weights as they are now; what a position remembers is from other weights."""
        state = self.fitting.game.restore(self.fitting.setting, packed)
        return np.array([self.fitting.game.judge(state, seat) for seat in range(state.seats)], dtype=float)


class School:
    """The sums that the regression needs, over all games."""

    def __init__(self, size: int) -> None:
        self.square = np.zeros((size, size))
        self.product = np.zeros(size)
        self.scatter = 0.0
        self.games = 0

    def add(self, lesson: Lesson, scores: list[int]) -> None:
        if not lesson.leads:
            return
        end = 100.0 * np.array(scores, dtype=float)
        end -= end.mean()
        slopes = np.concatenate(lesson.slopes)
        missing = np.concatenate([end - lead for lead in lesson.leads])
        share = TOLD_BY_A_GAME / len(missing)
        self.square += share * slopes.T @ slopes
        self.product += share * slopes.T @ missing
        self.scatter += float(missing @ missing) / len(missing)
        self.games += 1

    def step(self, present: list[int], trust: float) -> np.ndarray:
        """How the weights should change."""
        variance = self.scatter / self.games
        scale = np.maximum(np.abs(np.array(present, dtype=float)), SMALL) * trust
        return np.linalg.solve(self.square / variance + np.diag(scale**-2.0), self.product / variance)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--players", default="4", help="player counts, by commas")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--stray", type=int, default=30, help="one answer in so many is any")
    parser.add_argument("--trust", type=float, default=40, help="per cent by which a weight may be wrong")
    parser.add_argument("--keep", default="", help="weights that stay, by commas")
    parser.add_argument("--from", dest="start", default="")
    parser.add_argument("--out", default="judge.json")
    asked = parser.parse_args()
    players = [int(n) for n in asked.players.split(",")]
    fitting = Fitting(asked.game, players, asked.nodes, asked.seed)
    if asked.start:
        fitting.present = stored_weights(fitting, asked.start)
    school = School(len(fitting.present))
    for number in range(asked.games):
        seats = players[number % len(players)]
        lesson = Lesson(fitting)
        scores = fitting.play([fitting.present] * seats, fitting.seed + number, asked.stray, lesson.watch)
        school.add(lesson, scores)
        print(f"\r{number + 1}/{asked.games} games", end="", flush=True)
    print()
    moved = school.step(fitting.present, asked.trust / 100)
    for name in filter(None, asked.keep.split(",")):
        moved[fitting.names.index(name)] = 0
    learnt = [max(0, round(weight + change)) for weight, change in zip(fitting.present, moved, strict=True)]
    for name, old, new in zip(fitting.names, fitting.present, learnt, strict=True):
        if old != new:
            print(f"{name:24} {old:5} → {new}")
    made = {
        "game": asked.game,
        "command": "python -m scripts.learn_judge " + " ".join(sys.argv[1:]),
        "games": asked.games,
        "weights": dict(zip(fitting.names, learnt, strict=True)),
    }
    Path(asked.out).write_text(json.dumps(made, indent=1) + "\n")


if __name__ == "__main__":
    main()
