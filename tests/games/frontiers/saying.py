"""Saying everything of New Frontiers strictly, and random games rich enough to have much to say."""

import re
from collections.abc import Iterator

from galaktyka.core.chance import Stream
from galaktyka.core.game import Answer
from galaktyka.core.table import LiveTable
from galaktyka.core.text import speaker
from galaktyka.core.words import Text
from galaktyka.games import game
from galaktyka.games.frontiers.choices import COLONISTS_VERB, F_CHOOSE, F_DEVELOP, F_SETTLE, PASS_VERB
from galaktyka.games.frontiers.flow import Position
from galaktyka.games.frontiers.ids import ISOLATION

LANGUAGES = ("en", "pl")
FRONTIERS = game("frontiers")

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
    setting = FRONTIERS.setting(seats, seed, options)
    table = LiveTable(seed)
    state = FRONTIERS.new_state(setting, table)
    state.settle(table)
    assert isinstance(state, Position)
    return state, table


def choose(state: Position, stream: Stream) -> int:
    """Mostly something that builds the empire."""
    legal = state.legal()
    kind = state.top()
    if kind == F_CHOOSE and stream.below(4):
        legal = legal[1:] if state.tiles_used >> ISOLATION & 1 == 0 and len(legal) > 1 else legal
    if (kind == F_DEVELOP and legal[0] == PASS_VERB) or (kind == F_SETTLE and legal[0] == COLONISTS_VERB):
        if len(legal) > 1 and stream.below(4):
            legal = legal[1:]
    return legal[stream.below(len(legal))]


def decisions(seats: int, seed: int, **options: str) -> Iterator[tuple[Position, LiveTable]]:
    """Every decision of a random game with generous gifts, and at last the position at its end."""
    state, table = start(seats, seed, **options)
    stream = Stream(seed + 77)
    while state.frames:
        if state.top() == F_CHOOSE and not stream.below(6):
            state.players[state.actor()].credits += 3
        yield state, table
        state.apply(choose(state, stream), table)
    yield state, table


GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"goals": "true"}),
    (3, {"setup": "first_game"}),
    (4, {"goals": "true"}),
    (4, {"allow_straddle": "false"}),
    (5, {"goals": "true", "allow_straddle": "false"}),
]
TARGETS = re.compile(
    r"|action-\w+|planet-\w+|tech-\w+|owned-\d-\w+|good-\w+|goal-\w+|pool-colonists|stock-\d"
)


def check_answer(state: Position, seat: int, answer: int) -> Answer:
    """A legal answer is described in full."""
    made = FRONTIERS.describe(state, seat, answer)
    assert made.answer == answer
    assert made.notation == FRONTIERS.notation(state, answer)
    assert made.label.key != "frontiers-do-pass" or answer == PASS_VERB
    assert TARGETS.fullmatch(made.target), made.target
    assert speaker("en").knows("frontiers-rule-" + made.rule), made.rule
    for text in [made.label, *([made.cost] if made.cost else []), *made.warnings]:
        both(text)
    for warning in made.warnings:
        assert warning.key.startswith("frontiers-warning-")
    return made


def check_refusal(state: Position, seat: int, answer: int) -> Text:
    """An answer that is not on offer has a reason of its own, in both languages."""
    reason = FRONTIERS.why_not(state, seat, answer)
    assert reason.key.startswith("frontiers-refusal-")
    both(reason)
    return reason
