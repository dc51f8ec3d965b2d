"""Galaktyka: an open table for five space-empire board games."""

from collections.abc import Mapping

from galaktyka.bots import Bot, Budget, Sight, bot
from galaktyka.core import table as _table
from galaktyka.core.match import Match
from galaktyka.core.words import Illegal
from galaktyka.games import game

__version__ = "0.1.0"
__all__ = ["COMPILED", "Bot", "Budget", "Illegal", "Match", "Sight", "bot", "game", "new_match"]

COMPILED: bool = not str(_table.__file__).endswith(".py")
"""Whether the engine runs compiled by mypyc."""


def new_match(
    game_id: str,
    players: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    components: str = "",
    *,
    automate: bool = True,
    explicit_commit: bool = False,
) -> Match:
    """Set up a match; raises `Illegal` with the reason when the game, the players or an option is not possible."""
    rules = game(game_id)
    setting = rules.setting(players, seed, dict(options or {}), components)
    return Match(rules, setting, automate=automate, explicit_commit=explicit_commit)
