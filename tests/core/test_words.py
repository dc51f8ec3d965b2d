"""Words: texts, speakers, both languages, and that no refusal is mute."""

import pickle
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor
from tests.core.playing import refused

import galaktyka.core
from galaktyka.core.table import Table
from galaktyka.core.text import LANGUAGES, speaker
from galaktyka.core.words import Illegal, Speaker, Text, refuse


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Keys of the kernel's words, each with its variables."""
    text = (files("galaktyka") / "locale" / language / "core.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def keys_in_the_code() -> set[str]:
    folder = Path(str(galaktyka.core.__file__)).parent
    code = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    return set(re.findall(r'"((?:refusal|record-(?:wants|json|not)|chance)-[a-z0-9-]+)"', code))


def test_every_key_of_the_kernel_has_words() -> None:
    keys = keys_in_the_code()
    assert {"refusal-game-over", "record-wants-text", "chance-none"} <= keys
    assert keys <= set(messages("en"))


def test_both_languages_say_the_same_things() -> None:
    assert messages("en") == messages("pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_full(language: str) -> None:
    for key, variables in messages(language).items():
        said = speaker(language).say(Text(key, dict.fromkeys(variables, 2)))
        assert said
        assert "{" not in said
        assert key not in said


def test_a_text_shows_what_it_is() -> None:
    text = Text("seat-taken", {"seat": 2, "by": Text("bot")})
    assert repr(text) == "Text('seat-taken', {'seat': 2, 'by': Text('bot')})"
    assert text == Text("seat-taken", {"by": Text("bot"), "seat": 2})
    assert text != Text("seat-taken", {"seat": 3, "by": Text("bot")})
    assert text != "seat-taken"
    assert len({text, Text("seat-taken", {"seat": 2, "by": Text("bot")})}) == 1


def test_a_bare_speaker_shows_keys_and_parameters() -> None:
    assert Speaker().say(Text("a", {"n": 1, "inner": Text("b", {"m": 2})})) == "a(n=1, inner=b(m=2))"
    assert Speaker().word("a") == "a"


def test_a_missing_key_is_shown_bare() -> None:
    for language in LANGUAGES:
        assert speaker(language).say(Text("no-such-key", {"n": 1})) == "no-such-key(n=1)"
        assert speaker(language).word("refusal-redo.no-such-attribute") == "refusal-redo.no-such-attribute"
    assert speaker("en").knows("refusal-redo")
    assert not speaker("en").knows("no-such-key")


@pytest.mark.parametrize(
    ("entries", "words"),
    [(1, "1 wpis;"), (2, "2 wpisy;"), (4, "4 wpisy;"), (5, "5 wpisów;"), (22, "22 wpisy;")],
)
def test_polish_counts_in_its_own_way(entries: int, words: str) -> None:
    text = Text("refusal-record-position", {"at": 99, "entries": entries})
    assert words in speaker("pl").say(text)


def test_a_text_inside_a_text_is_said_in_the_same_language() -> None:
    why = Text("chance-too-few")
    text = Text("refusal-record-chance", {"entry": 3, "why": why})
    assert speaker("pl").say(text) == f"Wpis 3: {speaker('pl').say(why)}."
    assert speaker("en").say(text) == "Entry 3: the record holds fewer chance outcomes than the rules draw."


def test_saying_it_twice_gives_the_same_words() -> None:
    first = Text("refusal-wrong-seat", {"seat": 1, "turn": 2})
    second = Text("refusal-wrong-seat", {"seat": 2, "turn": 1})
    said = [speaker("en").say(text) for text in (first, second, first, second)]
    assert said[:2] == said[2:]
    assert said[0] != said[1]


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with refused("refusal-language") as params:
        speaker("tlh")
    assert params == {"language": "tlh", "known": "en, pl"}


def test_a_refusal_reads_as_a_sentence() -> None:
    with pytest.raises(Illegal, match=r"This game is for 2 to 3 players, not 9\."):
        raise refuse("refusal-player-count", {"fewest": 2, "most": 3, "seats": 9})


def test_refusals_travel_between_processes() -> None:
    refusal = refuse("refusal-record-entry", {"entry": 1, "answer": "x", "why": Text("refusal-game-over")})
    again = pickle.loads(pickle.dumps(refusal))
    assert again.reason == refusal.reason
    assert str(again) == str(refusal)


def test_the_kernel_can_be_asked_for_keys_in_a_subclass_of_ones_own() -> None:
    """Extension points are open to uncompiled code."""

    class Shouting(Speaker):
        def say(self, text: Text) -> str:
            return super().say(text).upper()

    assert Shouting().word("a-key") == "A-KEY"
    assert isinstance(Table(), Table)
