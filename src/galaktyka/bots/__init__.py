"""Bots: players that decide from what their seat may know.

`all_bots` lists them; `Seated` is one at a table, from where it is asked. A bot never meets the true state:
it has a `Sight`.
"""

from galaktyka.bots.registry import (
    BOTS,
    Level,
    all_bots,
    bot,
    broken_bots,
    forget_bot,
    level_named,
    load_plugins,
    make_bot,
    names_for_seats,
    plugins,
    thinks_ahead,
)
from galaktyka.bots.seated import Failure, Seated, fault_of
from galaktyka.bots.sight import Bot, Budget, Clock, Sight, sight_of

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "Clock",
    "Failure",
    "Level",
    "Seated",
    "Sight",
    "all_bots",
    "bot",
    "broken_bots",
    "fault_of",
    "forget_bot",
    "level_named",
    "load_plugins",
    "make_bot",
    "names_for_seats",
    "plugins",
    "sight_of",
    "thinks_ahead",
]
