"""Saying everything of Eclipse strictly, and games lively enough to have much to say."""

import re
from collections.abc import Iterator

from tests.games.eclipse.golden_games import GOLDEN

from galaktyka.core.chance import Stream
from galaktyka.core.game import Answer
from galaktyka.core.table import LiveTable
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Text
from galaktyka.games.eclipse.choices import F_TURN
from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.game import GAME

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


# --- games ---


def start(seats: int, seed: int, **options: str) -> tuple[Position, LiveTable]:
    table = LiveTable(seed)
    state = GAME.new_state(GAME.setting(seats, seed, options), table)
    state.settle(table)
    assert isinstance(state, Position)
    return state, table


def decisions(seats: int, seed: int, **options: str) -> Iterator[tuple[Position, LiveTable]]:
    """Every decision of a lively game, and at last the position at its end.

    Now and then somebody finds resources, so that the later questions come up too.
    """
    state, table = start(seats, seed, **options)
    stream = Stream(seed + 77)
    while state.frames:
        if state.top() == F_TURN and not stream.below(4):
            p = state.players[state.actor()]
            p.resources = [p.resources[i] + stream.below(9) for i in range(3)]
        yield state, table
        legal = state.legal()
        wild = not stream.below(3)
        answer = legal[stream.below(len(legal))] if wild else GOLDEN.choose(state, legal, stream)
        state.apply(answer, table)
    yield state, table


GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {"species": "orion_hegemony,eridani_empire", "ancient": "advanced"}),
    (3, {"species": "planta,descendants_of_draco,mechanema", "warp_portals": "true"}),
    (4, {}),
    (5, {"species": "hydran_progress,terran_directorate,planta,orion_hegemony,mechanema"}),
    (6, {"warp_portals": "true", "gcds": "random"}),
]
SEAT = r"[0-5]"
TARGETS = re.compile(
    rf"|sector-\d{{3}}|zone--?\d+_-?\d+|square-\d{{3}}-([1-6]|orbital)|turn-\d{{3}}-[0-5]|mat-{SEAT}"
    rf"|ship-({SEAT}|npc)-\d+|fighter-({SEAT}|npc)-\d+|wing-({SEAT}|npc)-\w+|die-1|drawn-[1-5]|found-(front|back)"
    rf"|(action|space|blueprint|build|stored|stock|population|track|reputation)-{SEAT}-[\w-]+"
    rf"|(influence|colony|trade|summary)-{SEAT}|tech-\w+|part-\w+|species-\w+"
)


def check_answer(state: Position, seat: int, answer: int) -> Answer:
    """A legal answer is described in full."""
    made = GAME.describe(state, seat, answer)
    assert made.answer == answer
    assert made.notation == GAME.notation(state, answer)
    assert TARGETS.fullmatch(made.target), made.target
    assert speaker("en").knows("eclipse-rule-" + made.rule), made.rule
    for text in [made.label, *([made.cost] if made.cost else []), *made.warnings]:
        both(text)
    for warning in made.warnings:
        assert warning.key.startswith("eclipse-warning-")
    return made


def check_refusal(state: Position, seat: int, answer: int) -> Text:
    """An answer that is not on offer has a reason, in both languages."""
    reason = GAME.why_not(state, seat, answer)
    assert reason.key.startswith("eclipse-refusal-")
    assert reason.key != "eclipse-refusal-not-asked", (GAME.question(state), GAME.notation(state, answer))
    both(reason)
    return reason
