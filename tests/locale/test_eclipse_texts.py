"""The words of Eclipse: both languages say the same things about the same ids."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import galaktyka
from galaktyka.games.eclipse import ids
from galaktyka.games.eclipse.state import SOURCES

LANGUAGES = ("en", "pl")
FILES = ("eclipse.ftl", "eclipse-rules.ftl")
LOCALE = Path(galaktyka.__file__).parent / "locale"

DESCRIBED = {
    "action": ids.ACTION_IDS,
    "discovery": ids.DISCOVERY_IDS,
    "part": ids.PART_IDS,
    "ring": ids.RING_IDS,
    "ship": ids.SHIP_IDS,
    "species": ids.SPECIES_IDS,
    "structure": ids.BUILD_IDS[ids.PLAYER_SHIPS :],
    "tech": ids.TECH_IDS,
}
NAMED = {
    "category": ids.CATEGORY_IDS,
    "color": ids.COLOR_IDS,
    "die": ids.DICE_IDS,
    "resource": ids.RESOURCE_IDS,
    "sector": ids.SECTOR_IDS,
    "source": tuple(SOURCES),
    "square": ids.SQUARE_IDS,
    "variant": ids.NPC_VARIANTS,
    **DESCRIBED,
}
RULES = [
    *(f"S{number}" for number in range(1, 10)),
    *(f"R{number}" for number in range(1, 73)),
    *"R28a R28b R28c R28d R43a R68a".split(),
]

PARAMETERS = "n sector enemy win lose stalemate ship whole tenth count".split()


def source(language: str, file: str) -> str:
    return (LOCALE / language / file).read_text(encoding="utf-8")


@cache
def messages(language: str) -> list[ast.Message]:
    entries = [entry for file in FILES for entry in parse(source(language, file)).body]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


@cache
def said(language: str, n: int = 2) -> dict[str, str]:
    """Everything that can be said, by message or message.attribute."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in FILES:
        bundle.add_resource(FluentResource(source(language, file)))
    words: dict[str, str] = {}
    for message in messages(language):
        made = bundle.get_message(message.id.name)
        patterns = {message.id.name: made.value}
        patterns |= {f"{message.id.name}.{name}": value for name, value in made.attributes.items()}
        for key, pattern in patterns.items():
            assert pattern is not None, key
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(PARAMETERS, n))
            assert not errors, (key, errors)
            words[key] = str(text)
    return words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_junk_and_nothing_twice(language: str) -> None:
    for file in FILES:
        junk = [entry.content for entry in parse(source(language, file)).body if isinstance(entry, ast.Junk)]
        assert junk == []
    names = [message.id.name for message in messages(language)]
    assert sorted(names) == sorted(set(names))


def test_both_languages_have_the_same_messages() -> None:
    assert said("en").keys() == said("pl").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_words(language: str) -> None:
    wanted = {f"eclipse-{group}-{name}" for group, names in NAMED.items() for name in names}
    wanted |= {f"eclipse-{group}-{name}.description" for group, names in DESCRIBED.items() for name in names}
    assert wanted - said(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_words_and_no_other(language: str) -> None:
    told = {key for key in said(language) if key.startswith("eclipse-rule-")}
    assert told == {f"eclipse-rule-{rule}{end}" for rule in RULES for end in ("", ".title")}
    assert set(re.findall(r"\b[RS]\d+[a-z]?\b", source(language, "eclipse-rules.ftl"))) <= set(RULES)


def test_a_rule_is_told_in_two_to_five_sentences() -> None:
    for rule in RULES:
        text = said("en")[f"eclipse-rule-{rule}"]
        assert 2 <= len(re.findall(r"\.(?: [A-Z]|$)", text)) <= 5, rule
        assert text.endswith("."), rule


@pytest.mark.parametrize("n", [0, 1, 2, 5, 12, 22])
def test_both_languages_name_the_same_numbers(n: int) -> None:
    for key, english in said("en", n).items():
        assert set(re.findall(r"\d+", english)) == set(re.findall(r"\d+", said("pl", n)[key])), key


@pytest.mark.parametrize(
    ("key", "forms"),
    [
        ("materials", ["5 Materiałów", "1 Materiał", "2 Materiały", "12 Materiałów", "22 Materiały"]),
        ("starbase.accusative", ["5 Baz", "1 Bazę", "2 Bazy", "12 Baz", "22 Bazy"]),
        ("ancient", ["5 Starożytnych", "1 Starożytny", "2 Starożytni", "12 Starożytnych", "22 Starożytni"]),
    ],
)
def test_polish_amounts_are_inflected(key: str, forms: list[str]) -> None:
    for n, form in zip((5, 1, 2, 12, 22), forms, strict=True):
        assert said("pl", n)[f"eclipse-amount-{key}"].startswith(form)
