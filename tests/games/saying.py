"""Saying everything of a game strictly: what cannot be said in both languages is an error."""

import re

from galaktyka.core.game import Answer, Game
from galaktyka.core.state import State
from galaktyka.core.table import LiveTable
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Text


def say(language: str, text: Text) -> str:
    """Like the speaker, but every problem is an error."""
    voice = speaker(language)
    assert voice.knows(text.key), f"no words for {text.key} in {language}"
    params = {name: say(language, v) if isinstance(v, Text) else v for name, v in text.params.items()}
    name, _, attribute = text.key.partition(".")
    message = voice.bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, text.key
    said, problems = voice.bundle.format_pattern(pattern, params)
    assert not problems, (language, text, problems)
    assert str(said).strip(), (language, text)
    assert "{" not in str(said), (language, text, said)
    return str(said)


def both(text: Text) -> list[str]:
    return [say(language, text) for language in LANGUAGES]


def new_game(game: Game, seats: int, seed: int, options: dict[str, str]) -> tuple[State, LiveTable]:
    """The first position in which somebody is asked."""
    table = LiveTable(seed)
    state = game.new_state(game.setting(seats, seed, options), table)
    state.settle(table)
    return state, table


def described(game: Game, targets: re.Pattern[str], state: State, seat: int, answer: int) -> Answer:
    """A legal answer is described in full."""
    made = game.describe(state, seat, answer)
    assert made.answer == answer
    assert made.notation == game.notation(state, answer)
    assert targets.fullmatch(made.target), made.target
    assert speaker("en").knows(f"{game.id}-rule-{made.rule}"), made.rule
    for text in [made.label, *([made.cost] if made.cost else []), *made.warnings]:
        both(text)
    for warning in made.warnings:
        assert warning.key.startswith(f"{game.id}-warning-")
    return made


def refused(game: Game, state: State, seat: int, answer: int) -> Text:
    """An answer that is not on offer has a reason of its own, in both languages."""
    reason = game.why_not(state, seat, answer)
    assert reason.key.startswith(f"{game.id}-refusal-")
    both(reason)
    return reason
