"""The games, by id. A game is loaded when it is first asked for."""

from importlib import import_module
from typing import Final

from galaktyka.core.game import Game
from galaktyka.core.words import refuse

GAMES: Final = ("ascendancy", "eclipse", "exodus", "frontiers", "gaia")

_loaded: dict[str, Game] = {}


def game(id_: str) -> Game:
    """The rules of a game; refuses an unknown id with the list of known ones."""
    if id_ not in GAMES:
        raise refuse("refusal-unknown-game", {"game": id_, "known": ", ".join(GAMES)})
    if id_ not in _loaded:
        loaded = import_module(f"galaktyka.games.{id_}.game").GAME
        assert isinstance(loaded, Game)
        _loaded[id_] = loaded
    return _loaded[id_]
