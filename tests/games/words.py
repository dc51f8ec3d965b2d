"""What holds for the words of every game at play: keys in the code have words, whole games can be told."""

import ast
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TypeVar

from tests.games.saying import both
from tests.locale.texts import Texts

import galaktyka
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable
from galaktyka.core.text import LANGUAGES, speaker

GAMES = Path(galaktyka.__file__).parent / "games"
CHECKED_AT_FIRST, CHECKED_EVERY = 3, 12

Position = TypeVar("Position", bound=State)


# --- keys ---


@cache
def literals(game_id: str, modules: tuple[str, ...]) -> frozenset[str]:
    """Every text key, or beginning of one, that stands in the game's modules of these patterns."""
    found: set[str] = set()
    for module in [path for pattern in modules for path in (GAMES / game_id).glob(pattern)]:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value.startswith(f"{game_id}-"):
                    found.add(node.value)
    return frozenset(found)


def whole(keys: Iterable[str]) -> list[str]:
    """Without those that the code goes on to complete."""
    return [key for key in keys if not key.endswith("-")]


def check_known(keys: Iterable[str]) -> None:
    for key in keys:
        for language in LANGUAGES:
            assert speaker(language).knows(key), (language, key)


def check_known_or_begun(keys: Iterable[str], texts: dict[str, Texts]) -> None:
    """A key has words, or is the beginning of longer ones that have."""
    for key in keys:
        for language in LANGUAGES:
            known = speaker(language).knows(key)
            known = known or any(name.startswith(key + "-") for name in texts[language].names)
            assert known, (language, key)


def option_and_policy_keys(game: Game) -> set[str]:
    keys: set[str] = set()
    for option in game.options:
        ends = ("", *(f"-{choice}" for choice in option.choices))
        keys |= {f"{game.id}-option-{option.name}{end}" for end in ends}
    for policy in game.policies:
        ends = ("", *(f"-{choice}" for choice in policy.choices))
        keys |= {f"{game.id}-policy-{policy.name}{end}" for end in ends}
    return keys


def check_rules_of_questions(game_id: str, rules: list[str], questions: list[str]) -> None:
    assert len(rules) == len(questions)
    for rule in rules:
        assert speaker("en").knows(f"{game_id}-rule-{rule}"), rule


# --- whole games ---


def tell(
    game: Game, played: Iterable[tuple[Position, LiveTable]], check: Callable[[Position, int], None]
) -> frozenset[int]:
    """Every prompt of a game and at last its log, and a check on some decisions of each kind.

    Gives the kinds of question that came up.
    """
    asked: Counter[int] = Counter()
    for state, table in played:
        if state.over:
            for event in table.events:
                text = game.event_text(state, event)
                assert text.key.startswith(f"{game.id}-event-")
                both(text)
            break
        kind, seat = state.top(), state.actor()
        asked[kind] += 1
        both(game.prompt(state, seat))
        if asked[kind] <= CHECKED_AT_FIRST or asked[kind] % CHECKED_EVERY == 0:
            check(state, seat)
    return frozenset(asked)


def unasked(questions: list[str], asked: Iterable[int], automatic: Iterable[int]) -> set[str]:
    """Questions that did not come up, but for those that answer themselves."""
    known = {*asked, *automatic}
    return {questions[kind] for kind in range(len(questions)) if kind not in known}
