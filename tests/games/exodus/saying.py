"""Saying everything of Exodus strictly, and random games rich enough to have much to say."""

import re
from collections.abc import Iterator

from galaktyka.core.chance import Stream
from galaktyka.core.game import Answer
from galaktyka.core.table import LiveTable
from galaktyka.core.text import speaker
from galaktyka.core.words import Text
from galaktyka.games.exodus.choices import (
    A_BID,
    A_LETTER,
    DECLINE_VERB,
    DONE_VERB,
    F_BALLOT,
    F_BID,
    F_BUY,
    F_RESEARCH,
)
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME

LANGUAGES = ("en", "pl")


# --- saying strictly ---


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


# --- random games ---


def start(seats: int, seed: int, **options: str) -> tuple[Position, LiveTable]:
    setting = GAME.setting(seats, seed, options)
    table = LiveTable(seed)
    state = GAME.new_state(setting, table)
    state.settle(table)
    return state, table


def choose(state: Position, stream: Stream) -> int:
    """Mostly something that builds the empire, and modest bids."""
    legal = state.legal()
    kind = state.top()
    if kind in (F_BALLOT, F_BID) and A_BID <= legal[0] < A_LETTER:
        legal = legal[:3]
    rest = [answer for answer in legal if answer not in (DONE_VERB, DECLINE_VERB)]
    if rest and kind in (F_RESEARCH, F_BUY) and stream.below(8):
        legal = rest
    return legal[stream.below(len(legal))]


def decisions(seats: int, seed: int, **options: str) -> Iterator[tuple[Position, LiveTable]]:
    """Every decision of a random game with generous gifts, and at last the position at its end."""
    state, table = start(seats, seed, **options)
    stream = Stream(seed + 77)
    while state.frames:
        if state.top() == F_BALLOT and not stream.below(3):
            player = state.players[stream.below(seats)]
            player.cp += 12
            player.axinium = player.phasium = 5
        yield state, table
        state.apply(choose(state, stream), table)
    yield state, table


GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"variant": "heavy_combat", "dice": "true", "open_moves": "true"}),
    (4, {}),
    (4, {"variant": "short", "turns": "4", "dice": "true"}),
    (5, {"variant": "long", "recloak": "next_turn"}),
    (6, {"variant": "heavy_combat", "windows": "few"}),
]
TARGETS = re.compile(
    r"|hex-\w+|ship-\d-\w+|tech-\w+|upgrade-\w+|blueprint-\d-\w+|card-\d-card_\w+|political-\w+|bonus-\w+"
    r"|centaurian-\w+|area-\d|seat-\d|stock-\d-cp"
)


def check_answer(state: Position, seat: int, answer: int) -> Answer:
    """A legal answer is described in full."""
    made = GAME.describe(state, seat, answer)
    assert made.answer == answer
    assert made.notation == GAME.notation(state, answer)
    assert TARGETS.fullmatch(made.target), made.target
    assert speaker("en").knows("exodus-rule-" + made.rule), made.rule
    for text in [made.label, *([made.cost] if made.cost else []), *made.warnings]:
        both(text)
    for warning in made.warnings:
        assert warning.key.startswith("exodus-warning-")
    return made


def check_refusal(state: Position, seat: int, answer: int) -> Text:
    """An answer that is not on offer has a reason of its own, in both languages."""
    reason = GAME.why_not(state, seat, answer)
    assert reason.key.startswith("exodus-refusal-")
    both(reason)
    return reason
