"""What Eclipse says at play: every text in both languages, every refusal with its true reason."""

import ast as python
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from tests.games.eclipse.saying import GAMES, check_answer, check_refusal, decisions
from tests.games.saying import both

import galaktyka
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Text
from galaktyka.games.eclipse import glances
from galaktyka.games.eclipse.choices import AUTOMATIC, F_DEBT, F_TURN, QUESTIONS
from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.game import GAME
from galaktyka.games.eclipse.ids import RESOURCE_IDS
from galaktyka.games.eclipse.speech import answers_verbs, events, words

PACKAGE = Path(galaktyka.__file__).parent
RULE_MODULES = PACKAGE / "games" / "eclipse"
SPEAKING = ("speech/*.py", "drawing/*.py", "terminal/*.py", "*.py")
FILES = ("eclipse-play.ftl", "eclipse-picture.ftl", "eclipse-terminal.ftl")


# --- the files ---


class References(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def source(language: str) -> str:
    return "\n".join((PACKAGE / "locale" / language / file).read_text(encoding="utf-8") for file in FILES)


@cache
def messages(language: str) -> dict[str, References]:
    found: dict[str, References] = {}
    for entry in parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, polish = messages("en"), messages("pl")
    assert english.keys() == polish.keys()
    for name in english:
        assert english[name].variables == polish[name].variables, name


def test_names_are_never_written_again() -> None:
    for language in LANGUAGES:
        named = parse((PACKAGE / "locale" / language / "eclipse.ftl").read_text(encoding="utf-8")).body
        names = {entry.id.name for entry in named if isinstance(entry, ast.Message)}
        assert not names & messages(language).keys()


def test_both_languages_name_the_same_numbers() -> None:
    told = [
        {
            line.split(" = ")[0]: sorted(re.findall(r"\d+", line.partition(" = ")[2]))
            for line in source(language).splitlines()
            if " = " in line
        }
        for language in LANGUAGES
    ]
    assert told[0] == told[1]


@cache
def literals() -> set[str]:
    """Every text key, or beginning of one, that stands in the code."""
    found: set[str] = set()
    for module in [path for pattern in SPEAKING for path in RULE_MODULES.glob(pattern)]:
        for node in python.walk(python.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                if node.value.startswith("eclipse-"):
                    found.add(node.value)
    return found


def test_every_key_in_the_code_has_words() -> None:
    for key in literals():
        if not key.endswith("-"):
            for language in LANGUAGES:
                assert speaker(language).knows(key), (language, key)


def composed_keys() -> set[str]:
    keys: set[str] = set()
    tails = {
        "turn": ["", "-passed", "-none"],
        "place": ["", "-two"],
        "upgrade": ["", "-returned"],
        "disc": ["", "-sector"],
        "cube": ["", *words.CUBE_TAILS.values()],
    }
    for i in range(len(QUESTIONS)):
        if i not in AUTOMATIC:
            keys |= {"eclipse-ask-" + QUESTIONS[i] + tail for tail in tails.get(QUESTIONS[i], [""])}
    for table in (events.SECTOR_EVENTS, events.PARTNER_EVENTS, events.FOUND_EVENTS, events.PLAIN_EVENTS):
        keys |= {"eclipse-event-" + tail for tail in table.values()}
    keys |= {"eclipse-do-" + tail for tail in answers_verbs.DECLINES.values()}
    marks = "artifact portal monolith discovery attacker defender tech-bag discoveries-left reputation-left"
    keys |= {"eclipse-picture-" + mark for mark in marks.split()}
    keys |= {"eclipse-picture-free-" + kind for kind in ("reputation", "mixed", "ambassador")}
    keys |= {"eclipse-screen-" + part for part in [*GAME.screen_parts(), "discs", "colony", "trade"]}
    keys |= {f"eclipse-gauge-{name}" for name in ("vp", *glances.STOCKS)}
    return keys


def test_every_composed_key_has_words() -> None:
    for key in composed_keys():
        for language in LANGUAGES:
            assert speaker(language).knows(key), (language, key)


def test_no_words_without_use() -> None:
    assert messages("en").keys() - literals() - composed_keys() == set()


def test_every_question_names_its_rule() -> None:
    assert len(words.RULES) == len(QUESTIONS)
    for rule in words.RULES:
        assert speaker("en").knows(f"eclipse-rule-{rule}"), rule


# --- lively games ---


@cache
def tell(index: int, seed: int) -> frozenset[int]:
    """Play a game and let everything in it be said; gives the kinds of question that came up."""
    seats, options = GAMES[index]
    asked: Counter[int] = Counter()
    for state, table in decisions(seats, seed, **options):
        if state.over:
            for event in table.events:
                text = GAME.event_text(state, event)
                assert text.key.startswith("eclipse-event-")
                both(text)
            break
        kind, seat = state.top(), state.actor()
        asked[kind] += 1
        both(GAME.prompt(state, seat))
        if asked[kind] > 3 and asked[kind] % 12:
            continue
        legal = state.legal()
        for answer in legal:
            check_answer(state, seat, answer)
        for answer in GAME.candidates(state):
            if answer not in legal:
                reason = check_refusal(state, seat, answer)
                if reason.key == "eclipse-refusal-needs" and kind != F_DEBT:
                    check_needs(state, seat, answer, reason)
    return frozenset(asked)


def check_needs(state: Position, seat: int, answer: int, reason: Text) -> None:
    """Exactly what the reason asks for makes the answer legal, and one less does not."""
    need, have = reason.params["need"], reason.params["have"]
    assert isinstance(need, Text)
    n = need.params["n"]
    assert isinstance(n, int)
    resource = RESOURCE_IDS.index(need.key.removeprefix("eclipse-amount-"))
    for amount, legal in ((n, True), (n - 1, False)):
        probe = state.clone()
        assert probe.players[seat].resources[resource] == have
        probe.players[seat].resources[resource] = amount
        assert (answer in probe.legal()) == legal, GAME.notation(state, answer)


@pytest.mark.parametrize("index", range(len(GAMES)))
@pytest.mark.parametrize("seed", [1, 2])
def test_lively_games_are_told_in_full(index: int, seed: int) -> None:
    assert F_TURN in tell(index, seed)


def test_lively_games_ask_nearly_everything() -> None:
    """The games above are rich enough for the tests on them to mean something; the rest is asked by hand."""
    asked = frozenset().union(*(tell(index, seed) for index in range(len(GAMES)) for seed in (1, 2)))
    missing = {
        QUESTIONS[kind] for kind in range(len(QUESTIONS)) if kind not in asked and kind not in AUTOMATIC
    }
    assert missing <= {
        "room", "ancient-tech", "split", "stalemate", "give-up", "portal", "artifact", "order", "kill", "die",
    }  # fmt: skip
