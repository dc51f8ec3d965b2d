"""Clones share what is rarely changed: a game that goes on must leave all earlier positions as they were."""

from importlib import import_module

import pytest
from scripts.playthrough import GoldenSet, GoldenTable

from galaktyka.core.chance import Stream
from galaktyka.core.match import Match
from galaktyka.core.state import State
from galaktyka.games import GAMES


def golden_set(game: str) -> GoldenSet:
    found = import_module(f"tests.games.{game}.golden_games").GOLDEN
    assert isinstance(found, GoldenSet)
    return found


def tables() -> list[tuple[str, str]]:
    """Of every game the first and the last golden table: few seats, and everything to be chosen."""
    return [(game, table.name) for game in GAMES for table in ends(golden_set(game).tables)]


def ends(found: list[GoldenTable]) -> list[GoldenTable]:
    return [found[0], found[-1]]


@pytest.mark.parametrize(("game", "name"), tables())
def test_earlier_positions_stay_as_they_were(game: str, name: str) -> None:
    golden = golden_set(game)
    table = next(table for table in golden.tables if table.name == name)
    match = Match(golden.game, golden.game.setting(table.seats, table.seed, table.options), automate=False)
    stream = Stream(table.seed)
    kept: list[tuple[State, str]] = []
    while not match.over:
        state = match.state
        kept.append((state.clone(), state.digest()))
        seat = state.actor()
        match.answer(golden.choose(state, state.legal_for(seat), stream), seat)
    assert len(kept) > 50
    for number, (clone, digest) in enumerate(kept):
        assert clone.digest() == digest, f"position {number} has changed"
