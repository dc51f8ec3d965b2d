"""One game between bots, as fast as it goes: no record, no log, only how it ended."""

from collections.abc import Sequence
from typing import Final

from galaktyka.bots import Budget, Failure, Seated
from galaktyka.bots.seated import MOST_SECONDS
from galaktyka.core.game import Game, Setting
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable

RUNAWAY: Final = 20_000
"""Answers after which a game counts as unfinished: far more than any game needs."""


class Outcome:
    """How a game ended."""

    __slots__ = (
        "asked",
        "decisions",
        "failures",
        "finished",
        "longest",
        "ranks",
        "rounds",
        "scores",
        "seconds",
    )

    def __init__(self, game: Game, state: State, decisions: int, players: Sequence[Seated] = ()) -> None:
        self.finished = state.over
        self.scores = game.scores(state)
        self.ranks = game.ranks(state)
        self.rounds = game.rounds(state)
        self.decisions = decisions  # every answer, forced ones too
        self.asked = [player.asked for player in players]  # real questions, seat by seat
        self.seconds = [player.seconds for player in players]
        self.longest = max((player.longest for player in players), default=0.0)  # seconds over one question
        self.failures: list[Failure] = [failure for player in players for failure in player.failures]

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def failure_json(failure: Failure, game: int) -> dict[str, object]:
    """A failure as reports give it, with the number of the game."""
    return {
        "game": game,
        "seat": failure.seat,
        "bot": failure.bot,
        "kind": failure.kind,
        "detail": failure.detail,
        "stand_in": failure.stand_in,
    }


def play_game(
    game: Game,
    setting: Setting,
    names: Sequence[str],
    budget: Budget | None = None,
    *,
    check: bool = False,
    seconds: float = MOST_SECONDS,
) -> Outcome:
    """A game with this bot in each seat; with `check` the invariants are tested after every answer."""
    table = LiveTable(setting.seed)
    state = game.new_state(setting, table)
    state.settle(table)
    players = [
        Seated(name, game, setting, seat, setting.seed, budget, seconds) for seat, name in enumerate(names)
    ]
    decisions = 0
    while not state.over and decisions < RUNAWAY:
        state.apply(players[state.actor()].answer(state), table)
        decisions += 1
        if check:
            game.check(state)
    for player in players:
        player.leave()
    return Outcome(game, state, decisions, players)
