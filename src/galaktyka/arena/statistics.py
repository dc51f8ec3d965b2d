"""Counting honestly: means with 95 % intervals, where the games of one seed stand or fall together.

Games of one seed share their chance, so they are not independent, and an interval that counted them so would
be too narrow. A seed is the unit here. `share_interval` is Wilson's interval for the number of independent games
that would have told as much, `mean_interval` is Student's over the means of the seeds.
"""

import math
from collections.abc import Sequence
from typing import Final

from galaktyka.arena.plan import Plan, Result

NORMAL: Final = 1.959964
SMALL_STUDENT: Final = (math.inf, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706)


def student(freedom: int) -> float:
    """How many standard errors hold 95 % of Student's distribution: tables up to 5, then Fisher's series."""
    if freedom < len(SMALL_STUDENT):
        return SMALL_STUDENT[freedom]
    z, v = NORMAL, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / v + second / v**2 + third / v**3


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    """Of the values around their mean, as a sample tells of the whole."""
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def mean_interval(seeds: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """The mean over seeds of equally many values each, with its interval; a single seed tells no interval."""
    means = [mean(values) for values in seeds]
    middle = mean(means)
    if len(means) < 2:
        return middle, middle, middle
    reach = student(len(means) - 1) * math.sqrt(variance(means) / len(means))
    return middle, middle - reach, middle + reach


def share_interval(seeds: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """The mean of shares from 0 to 1 (a row a seed, equally long), with its interval.

    A seed tells at least as much as one game, so Wilson's interval for as many games as there are seeds always
    holds. Mostly a seed tells more: how much, the design effect says, the variance of the seeds' means beside
    that of independent games. It is taken as at least 1, so that luck never narrows the interval, and since it
    is itself an estimate, Student's distribution takes the place of the normal one. The narrower one counts.
    """
    games_each = len(seeds[0])
    share = mean([mean(values) for values in seeds])
    low, high = wilson(share, len(seeds), NORMAL)
    spread = share * (1 - share)
    if len(seeds) > 1 and spread > 0:
        between = variance([mean(values) for values in seeds])
        effect = max(between * games_each / spread, 1.0)
        lower, higher = wilson(share, len(seeds) * games_each / effect, student(len(seeds) - 1))
        if higher - lower < high - low:
            low, high = lower, higher
    return share, low, high


def wilson(share: float, games: float, reach: float) -> tuple[float, float]:
    """Wilson's interval: which true shares lie within `reach` standard errors of the one that was seen."""
    squared = reach * reach / games
    middle = (share + squared / 2) / (1 + squared)
    half = reach / (1 + squared) * math.sqrt(share * (1 - share) / games + squared / (4 * games))
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


# --- the table ---


def whole_seeds(plan: Plan, results: Sequence[Result]) -> list[list[Result]]:
    """The results seed by seed; a seed that was not played from every seat yet would tilt the table."""
    by_seed: dict[int, list[Result]] = {}
    for result in results:
        by_seed.setdefault(result.number // len(plan.seatings), []).append(result)
    each = len(plan.seatings)
    whole = [by_seed[number] for number in sorted(by_seed) if len(by_seed[number]) == each]
    return [sorted(games, key=lambda result: result.number) for games in whole]


def win_parts(result: Result) -> list[float]:
    """What part of the win each seat has."""
    winners = result.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in result.ranks]


def row(name: str, seeds: Sequence[Sequence[Result]]) -> dict[str, object]:
    """What the table says of one bot."""
    games = [result for results in seeds for result in results]
    seats = [(result, seat) for result in games for seat in seats_of(result, name)]
    each = len(seats_of(games[0], name))
    # A game has one win to give, so the unit is the part of it that all seats of this bot have together.
    shares = [
        [sum(win_parts(result)[seat] for seat in seats_of(result, name)) for result in results]
        for results in seeds
    ]
    scores = [[float(r.scores[seat]) for r in results for seat in seats_of(r, name)] for results in seeds]
    share, low, high = share_interval(shares)
    score, score_low, score_high = mean_interval(scores)
    asked = sum(result.asked[seat] for result, seat in seats)
    seconds = sum(result.seconds[seat] for result, seat in seats)
    return {
        "bot": name,
        "games": len(games),
        "seats": len(seats),
        "win_share": round(share / each, 5),
        "win_low": round(low / each, 5),
        "win_high": round(high / each, 5),
        "mean_rank": round(mean([result.ranks[seat] for result, seat in seats]), 4),
        "mean_score": round(score, 3),
        "score_low": round(score_low, 3),
        "score_high": round(score_high, 3),
        "ms_per_decision": round(1000 * seconds / asked, 3) if asked else 0.0,
    }


def seats_of(result: Result, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(result.bots) if bot == name]


def report(plan: Plan, results: Sequence[Result]) -> dict[str, object]:
    """All that an arena has to say, ready for JSON."""
    seeds = whole_seeds(plan, results)
    counted = [result for games in seeds for result in games]
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": plan.bots,
        "games": len(counted),
        "seeds": len(seeds),
        "seed": plan.seed,
        "options": plan.options,
        "ms": plan.ms,
        "nodes": plan.nodes,
        "unfinished": sum(not result.finished for result in counted),
        "decisions": sum(result.decisions for result in counted),
        "table": [row(name, seeds) for name in plan.names()] if seeds else [],
        "failures": [failure for result in counted for failure in result.failures],
    }
