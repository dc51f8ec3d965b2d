"""What an arena plays: the same seeds from every seat.

A game's chance is as much a part of its result as the bots. So every seed is played once for each seating that
turning the table gives, and whatever a seed or a seat gives away is given to all alike.
"""

from collections.abc import Sequence

from galaktyka.arena.playing import failure_json, play_game
from galaktyka.bots import Budget, level_named, load_plugins, plugins
from galaktyka.bots.seated import MOST_SECONDS
from galaktyka.core.chance import LARGEST_SEED
from galaktyka.core.words import refuse
from galaktyka.games import game as find_game


class Plan:
    """The games of an arena by number. Plain data: it travels to other processes and machines."""

    def __init__(
        self, game: str, players: int, bots: Sequence[str], games: int, seed: int, options: dict[str, str]
    ) -> None:
        setting = find_game(game).setting(players, seed, options)
        self.game = game
        self.players = players
        self.bots = list(bots)
        self.seed = seed
        self.options = setting.options
        self.components = ""
        self.ms = 0
        self.nodes = 0
        self.seconds = MOST_SECONDS
        self.plugins = plugins()
        self.seatings = seatings(bots, players)
        self.seeds = -(-games // len(self.seatings))

    @property
    def games(self) -> int:
        """Whole seeds: as many games as were asked for, or a few more."""
        return self.seeds * len(self.seatings)

    def names(self) -> list[str]:
        """The bots, each once, in the order given."""
        return list(dict.fromkeys(self.bots))

    def terms(self) -> dict[str, object]:
        """What must be the same for results to be counted together; the number of games need not be."""
        return {
            "game": self.game,
            "rules_version": find_game(self.game).rules_version,
            "players": self.players,
            "bots": self.bots,
            "seed": self.seed,
            "options": self.options,
            "components": self.components,
            "ms": self.ms,
            "nodes": self.nodes,
        }


def seatings(bots: Sequence[str], players: int) -> list[list[str]]:
    """Who sits where, for every turn of the table that makes a difference.

    As many names as seats sit in that order; of two names at a larger table the first sits alone among the
    second; a single name fills the table.
    """
    for name in bots:
        level_named(name)
    if len(bots) == players:
        around = list(bots)
    elif len(bots) == 1:
        around = list(bots) * players
    elif len(bots) == 2 and players > 2:
        around = [bots[0], *[bots[1]] * (players - 1)]
    else:
        raise refuse("refusal-arena-bots", {"seats": players, "bots": len(bots)})
    found: list[list[str]] = []
    for turn in range(players):
        turned = around[-turn:] + around[:-turn] if turn else around
        if turned not in found:
            found.append(turned)
    return found


class Result:
    """One finished game, as a file keeps it."""

    __slots__ = (
        "asked",
        "bots",
        "decisions",
        "failures",
        "finished",
        "number",
        "ranks",
        "scores",
        "seconds",
        "seed",
    )

    def __init__(self, number: int, seed: int, bots: list[str]) -> None:
        self.number = number
        self.seed = seed
        self.bots = bots
        self.scores: list[int] = []
        self.ranks: list[int] = []
        self.asked: list[int] = []
        self.seconds: list[float] = []
        self.decisions = 0
        self.finished = True
        self.failures: list[dict[str, object]] = []

    def to_dict(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__slots__}


def play_number(plan: Plan, number: int) -> Result:
    """The plan's game of this number: the seed changes slowest, the seating fastest."""
    load_plugins(plan.plugins)
    game = find_game(plan.game)
    seed = (plan.seed + number // len(plan.seatings)) % (LARGEST_SEED + 1)
    names = plan.seatings[number % len(plan.seatings)]
    setting = game.setting(plan.players, seed, plan.options, plan.components)
    outcome = play_game(game, setting, names, Budget(plan.ms, plan.nodes), seconds=plan.seconds)
    result = Result(number, seed, names)
    result.scores = outcome.scores
    result.ranks = outcome.ranks
    result.asked = outcome.asked
    result.seconds = [round(seconds, 6) for seconds in outcome.seconds]
    result.decisions = outcome.decisions
    result.finished = outcome.finished
    result.failures = [failure_json(failure, number) for failure in outcome.failures]
    return result
