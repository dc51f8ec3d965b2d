"""Which bots there are: our levels, and those that people add by a decorator or by an entry point.

    @galaktyka.bot("hasty", level=1, description="Takes the first answer.")
    class Hasty(galaktyka.Bot):
        def decide(self, sight):
            return sight.legal[0]

A package that is installed offers its bots under the group `galaktyka.bots`; modules that are not installed are
named as plugins (`--plugin MODULE`) and decorate as they are imported.
"""

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeVar

from galaktyka.bots.sight import Bot, Budget, Sight
from galaktyka.core.game import Game
from galaktyka.core.words import Illegal, refuse

GROUP: Final = "galaktyka.bots"
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")
USUAL_LEVEL: Final = 1

Made = TypeVar("Made", bound=type[Bot] | Callable[[Sight], int])


class Level:
    """An entry of the registry. Our own levels have words: `bot-<name>`; others bring a description."""

    __slots__ = ("description", "level", "module", "name", "own", "path")

    def __init__(
        self,
        name: str,
        level: int,
        module: str,
        path: str = "LevelBot",
        *,
        own: bool = True,
        description: str = "",
    ) -> None:
        self.name = name
        self.level = level
        self.module = module
        self.path = path  # of the class or function in its module
        self.own = own  # one of ours: asked in the same process, since it is known to behave
        self.description = description

    def load(self) -> object:
        found: object = import_module(self.module)
        for part in self.path.split("."):
            found = getattr(found, part)
        return found


BOTS: Final = (
    Level("random", 0, "galaktyka.bots.random_bot"),
    Level("easy", 1, "galaktyka.bots.easy"),
    Level("normal", 2, "galaktyka.bots.greedy"),
    Level("hard", 3, "galaktyka.bots.hard"),
)

_added: dict[str, Level] = {}
_broken: dict[str, str] = {}
_plugins: list[str] = []


class FunctionBot(Bot):
    """A bot that is nothing but its `decide`."""

    def __init__(self, game: Game, seat: int, seed: int, decide: Callable[[Sight], int]) -> None:
        super().__init__(game, seat, seed)
        self.function = decide

    def decide(self, sight: Sight) -> int:
        return self.function(sight)


def bot(name: str, level: int = USUAL_LEVEL, description: str = "") -> Callable[[Made], Made]:
    """Add a bot under this name: a class derived from `Bot`, or a function from a `Sight` to an answer.

    `level` says about how strong it is, on the scale of `galaktyka bots`. The decorated thing must be
    importable (at the top of a module): it is run in a process of its own.
    """
    _check_name(name)

    def add(made: Made) -> Made:
        words = description or (made.__doc__ or "").strip().partition("\n")[0]
        _add(Level(name, level, made.__module__, made.__qualname__, own=False, description=words))
        return made

    return add


def _check_name(name: str) -> None:
    if NAME.fullmatch(name) is None:
        raise refuse("refusal-bot-name", {"bot": name})
    if any(level.name == name for level in BOTS):
        raise refuse("refusal-bot-name-taken", {"bot": name})


def _add(level: Level) -> None:
    known = _added.get(level.name)
    # A script that is run and imported again by a child process is called __main__ in one of them.
    if known is not None and known.path != level.path:
        raise refuse("refusal-bot-name-taken", {"bot": level.name})
    _added[level.name] = level


def forget_bot(name: str) -> None:
    """Take an added bot out again."""
    _added.pop(name, None)


def load_plugins(modules: Sequence[str]) -> None:
    """Import modules that add bots (or games); child processes of ours import the same ones."""
    for name in modules:
        try:
            import_module(name)
        except Exception as error:
            raise refuse("refusal-plugin", {"module": name, "why": _said(error)}) from error
        if name not in _plugins:
            _plugins.append(name)


def plugins() -> tuple[str, ...]:
    return tuple(_plugins)


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200]


def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _load_offered(name: str, point: EntryPoint) -> None:
    """An entry point that cannot be loaded is remembered with the reason and harms no other bot."""
    if name in _added or name in _broken:
        return
    try:
        _check_name(name)
        made = point.load()
        decorated = [level for level in _added.values() if level.load() is made]
        level = decorated[0].level if decorated else int(getattr(made, "level", USUAL_LEVEL))
        words = decorated[0].description if decorated else (made.__doc__ or "").strip().partition("\n")[0]
        if name not in _added:
            _add(Level(name, level, made.__module__, made.__qualname__, own=False, description=words))
    except Illegal as refusal:
        _broken[name] = str(refusal)
    except Exception as error:
        _broken[name] = _said(error)


def all_bots() -> list[Level]:
    """Every bot, weakest first."""
    for name, point in _offered().items():
        _load_offered(name, point)
    return sorted([*BOTS, *_added.values()], key=lambda level: (level.level, level not in BOTS, level.name))


def broken_bots() -> dict[str, str]:
    """Entry points that could not be loaded, with the reason."""
    all_bots()
    return dict(_broken)


def level_named(name: str) -> Level:
    for level in (*BOTS, *_added.values()):
        if level.name == name:
            return level
    for level in all_bots():
        if level.name == name:
            return level
    if name in _broken:
        raise refuse("refusal-bot-broken", {"bot": name, "why": _broken[name]})
    raise refuse("refusal-unknown-bot", {"bot": name, "known": ", ".join(level.name for level in all_bots())})


def names_for_seats(names: Sequence[str], seats: int) -> list[str]:
    """One name for every seat, or one a seat; refuses any other number and unknown names."""
    if len(names) not in (1, seats):
        raise refuse("refusal-bot-count", {"seats": seats, "bots": len(names)})
    for name in names:
        level_named(name)
    return list(names) * seats if len(names) == 1 else list(names)


def thinks_ahead(level: Level) -> bool:
    """Whether a level of ours has a use for the time in which others think."""
    made = level.load() if level.own else None
    return isinstance(made, type) and issubclass(made, Bot) and made.ponder is not Bot.ponder


def make_bot(name: str, game: Game, seat: int, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of this level for a seat; without a budget it keeps the level's own."""
    return build_bot(level_named(name), game, seat, seed, budget)


def build_bot(level: Level, game: Game, seat: int, seed: int, budget: Budget | None = None) -> Bot:
    made = level.load()
    if isinstance(made, type) and issubclass(made, Bot):
        built = made(game, seat, seed)
    elif callable(made):
        built = FunctionBot(game, seat, seed, made)
    else:
        why = f"{made!r} is neither a Bot nor a function"
        raise refuse("refusal-bot-broken", {"bot": level.name, "why": why[:200]})
    if budget is not None and (budget.ms or budget.nodes):
        built.budget = budget
    return built
