"""Fast play without a match: for simulation, measuring and search."""

from galaktyka.core.chance import Stream
from galaktyka.core.state import State
from galaktyka.core.table import Table


def play_randomly(state: State, table: Table, stream: Stream, limit: int) -> int:
    """Uniformly random legal answers to the end or the limit; gives their number, forced ones included."""
    answers = 0
    while state.frames and answers < limit:
        legal = state.legal()
        state.apply(legal[stream.below(len(legal))], table)
        answers += 1
    return answers
