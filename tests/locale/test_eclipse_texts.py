"""The words of Eclipse: both languages say the same things about the same ids."""

from functools import cache

import pytest
from tests.locale.texts import (
    check_keys_exist,
    check_no_junk,
    check_nothing_twice,
    check_rule_references,
    check_rules_are_short,
    check_same_keys,
    check_same_numbers,
    check_same_variables,
    component_keys,
    in_both,
    rule_keys,
)

from galaktyka.core.words import Text
from galaktyka.games.eclipse import ids
from galaktyka.games.eclipse.state import SOURCES

FILES = ("eclipse.ftl", "eclipse-rules.ftl")
TEXTS = in_both(FILES)

# What parts do is said by their traits (speech/effects.py), also by technologies and discoveries that give one.
DESCRIBED = {
    "action": ids.ACTION_IDS,
    "discovery": [id_ for id_ in ids.DISCOVERY_IDS if not id_.startswith("part_")],
    "ring": ids.RING_IDS,
    "ship": ids.SHIP_IDS,
    "species": ids.SPECIES_IDS,
    "structure": ids.BUILD_IDS[ids.PLAYER_SHIPS :],
    "tech": [id_ for id_ in ids.TECH_IDS if id_ not in ids.PART_IDS],
}
TRAITS = [
    *(f"{weapon}-{color}" for weapon in ("cannon", "missile") for color in ids.DICE_IDS),
    *"computer shield hull movement initiative uses produces outside".split(),
]
NAMED = {
    "category": ids.CATEGORY_IDS,
    "color": ids.COLOR_IDS,
    "die": ids.DICE_IDS,
    "discovery": ids.DISCOVERY_IDS,
    "part": ids.PART_IDS,
    "resource": ids.RESOURCE_IDS,
    "sector": ids.SECTOR_IDS,
    "source": tuple(SOURCES),
    "square": ids.SQUARE_IDS,
    "tech": ids.TECH_IDS,
    "trait": [*TRAITS, *(f"{trait}.inside" for trait in TRAITS)],
    "variant": ids.NPC_VARIANTS,
}
RULES = [
    *(f"S{number}" for number in range(1, 10)),
    *(f"R{number}" for number in range(1, 73)),
    *"R28a R28b R28c R28d R43a R68a".split(),
]

PARAMETERS = [
    *"n sector enemy win lose stalemate ship whole tenth count traits goods vp".split(),
    *"trade sector_vp ancient_vp fights margin".split(),
    *ids.ACTION_IDS,
]


@cache
def said(language: str, n: int = 2) -> dict[str, str]:
    """Everything that can be said, by message or message.attribute."""
    texts = TEXTS[language]
    return {
        key: texts.say(Text(key, dict.fromkeys(PARAMETERS, n))) for key in texts.names | texts.patterns.keys()
    }


def test_no_junk_and_nothing_twice(language: str) -> None:
    for file in FILES:
        check_no_junk(TEXTS[language], file)
    check_nothing_twice(TEXTS[language])


def test_both_languages_have_the_same_messages() -> None:
    check_same_keys(TEXTS)
    check_same_variables(TEXTS)


def test_every_component_has_its_words(language: str) -> None:
    check_keys_exist(TEXTS[language], component_keys("eclipse", NAMED, DESCRIBED))


def test_every_rule_has_its_words_and_no_other(language: str) -> None:
    told = {key for key in said(language) if key.startswith("eclipse-rule-")}
    assert told == set(rule_keys("eclipse", RULES))
    check_rule_references(TEXTS[language], "eclipse-rules.ftl", RULES)


def test_a_rule_is_told_in_two_to_five_sentences() -> None:
    check_rules_are_short(TEXTS["en"], "eclipse", RULES)


@pytest.mark.parametrize("n", [0, 1, 2, 5, 12, 22])
def test_both_languages_name_the_same_numbers(n: int) -> None:
    check_same_numbers(TEXTS, n)


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
