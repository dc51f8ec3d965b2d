"""What is measured: our games, two well-known engines, and a fixed loop that stands for the machine.

A contestant plays random games for about the given time and tells how many decisions that took.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from galaktyka.cli.measuring import playouts
from galaktyka.games import GAMES, game

Run = Callable[[float], "tuple[int, float]"]


class Contestant:
    """A name and a way to run it; `missing` is the command that would install it."""

    def __init__(self, name: str, run: Run | None, missing: str = "", ours: bool = False) -> None:
        self.name = name
        self.run = run
        self.missing = missing
        self.ours = ours
        self.rates: list[float] = []


def contestants() -> list[Contestant]:
    ours = [Contestant(f"galaktyka {id_}", our_game(id_), ours=True) for id_ in GAMES]
    return [*ours, catanatron(), open_spiel(), Contestant("reference loop", reference_loop)]


def our_game(id_: str) -> Run:
    """Random games with all seats taken, as `galaktyka simulate` plays them."""
    rules = game(id_)
    setting = rules.setting(rules.most_seats, 1, {})

    def run(seconds: float) -> tuple[int, float]:
        decisions, games, spent = playouts(rules, setting, seconds)
        setting.seed += games
        return decisions, spent

    return run


def catanatron() -> Contestant:
    name = "catanatron, 4 seats"
    try:
        engine: Any = import_module("catanatron")
    except ImportError:
        return Contestant(name, None, "pip install catanatron")

    def run(seconds: float) -> tuple[int, float]:
        decisions = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            match = engine.Game([engine.RandomPlayer(colour) for colour in engine.Color])
            while match.winning_color() is None and match.state.num_turns < 1000:
                match.play_tick()
                decisions += 1
        return decisions, time.perf_counter() - start

    return Contestant(name, run)


def open_spiel() -> Contestant:
    name = "open_spiel backgammon"
    try:
        engine: Any = import_module("pyspiel")
    except ImportError:
        return Contestant(name, None, "pip install open_spiel")
    rules = engine.load_game("backgammon")
    chance = random.Random(1)

    def run(seconds: float) -> tuple[int, float]:
        decisions = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = rules.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    decisions += 1
        return decisions, time.perf_counter() - start

    return Contestant(name, run)


def reference_loop(seconds: float) -> tuple[int, float]:
    """Plain Python work that never changes: lists, a dictionary, small numbers."""
    steps = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        counts: dict[int, int] = {}
        values = list(range(200))
        for value in values:
            key = (value * 7 + steps) % 31
            counts[key] = counts.get(key, 0) + value
        values.sort(key=counts.__contains__)
        steps += len(values)
    return steps, time.perf_counter() - start
