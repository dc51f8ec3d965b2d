"""The words of Exodus: both languages say the same things about the same ids."""

import re

import pytest
from tests.locale.texts import (
    check_group,
    check_keys_exist,
    check_no_junk,
    check_nothing_twice,
    check_rule_references,
    check_rules_are_short,
    check_same_keys,
    check_same_numbers,
    check_same_variables,
    component_keys,
    files_of,
    in_both,
    option_keys,
    policy_keys,
    rule_keys,
)

from galaktyka.core.words import Text
from galaktyka.games.exodus import ids
from galaktyka.games.exodus.components import standard_box
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.speech.phrases import centaurian_text, political_effect, upgrade_effect

FILES = [*files_of("exodus"), "exodus-rules.ftl"]
TEXTS = in_both(FILES)
ALL_RULES = [*(f"R{number}" for number in range(1, 113)), "R49a", "R100a"]
DESCRIBED = {
    "resource": ids.RESOURCE_IDS,
    "ship": ids.SHIP_IDS,
    "technology": ids.TECH_IDS,
    "action": ids.ACTION_IDS,
    "political": ids.POLITICAL_TYPE_IDS,
    "part": ids.KIND_IDS,
}
NAMED = {
    "hex": ["council", *ids.PLANET_IDS, *ids.HOME_IDS],
    "upgrade": ids.UPGRADE_IDS,
    "colour": ids.COLOUR_IDS,
    "type": ids.TYPE_IDS,
    "political": ids.POLITICAL_IDS,
    "title": ids.TITLE_IDS,
}


def required_keys() -> set[str]:
    return {
        *component_keys("exodus", NAMED, DESCRIBED),
        *option_keys("exodus", {option.name: option.choices for option in GAME.options}),
        *policy_keys("exodus", {policy.name: policy.choices for policy in GAME.policies}),
        *rule_keys("exodus", ALL_RULES),
    }


def say(language: str, text: Text) -> str:
    return TEXTS[language].say(text)


def test_no_junk_and_nothing_twice(language: str) -> None:
    for file in FILES:
        check_no_junk(TEXTS[language], file)
    check_nothing_twice(TEXTS[language])


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    check_same_keys(TEXTS)
    check_same_variables(TEXTS)


def test_every_component_option_and_rule_has_its_words(language: str) -> None:
    check_keys_exist(TEXTS[language], required_keys())


def test_no_names_without_a_thing(language: str) -> None:
    for group in ("hex", "upgrade", "technology", "title"):
        check_group(TEXTS[language], f"exodus-{group}-", [*NAMED.get(group, []), *DESCRIBED.get(group, [])])
    cards = [*NAMED["political"], *DESCRIBED["political"], "both"]
    check_group(TEXTS[language], "exodus-political-", cards)
    check_group(TEXTS[language], "exodus-rule-", ALL_RULES)


def test_rules_refer_only_to_rules(language: str) -> None:
    check_rule_references(TEXTS[language], "exodus-rules.ftl", ALL_RULES)


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        (
            "law_military_technologies",
            "military technologies cost 2 CP less",
            "ceny technologii militarnych niższe o 2 CP",
        ),
        (
            "law_tax_haven",
            "At once: the law “War Tax” is removed; then: tax of 0 CP per unit",
            "Od razu: Prawo „Podatek Wojenny” zostaje usunięte; potem: podatek 0 CP od jednostki",
        ),
        ("res_mobilisation", "At once: everybody pays 1 CP; then: axinium price of every ship −1", ""),
        ("res_engine_overdrive", "+1 speed of every ship", "prędkość każdego statku: +1"),
        ("exe_fleet_overhaul", "all ships are repaired fully", ""),
    ],
)
def test_political_cards_are_told_from_their_values(card: str, english: str, polish: str) -> None:
    text = political_effect(standard_box(), ids.POLITICAL_IDS.index(card))
    assert say("en", text) == english
    assert polish in say("pl", text)


def test_every_card_and_upgrade_can_be_told(language: str) -> None:
    box = standard_box()
    cards = [say(language, political_effect(box, card)) for card in range(ids.POLITICAL_CARDS)]
    assert len(set(cards)) == ids.POLITICAL_CARDS
    foes = [say(language, centaurian_text(box, card)) for card in range(ids.CENTAURIAN_CARDS)]
    assert len(set(foes)) == ids.CENTAURIAN_CARDS
    parts = [say(language, upgrade_effect(box, upgrade)) for upgrade in range(ids.UPGRADES)]
    assert len(set(parts)) == ids.UPGRADES
    for said in [*cards, *foes, *parts]:
        assert re.search(r"\{|\}|exodus-|  ", said) is None, said


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (
            "markers",
            ["0 znaczników", "1 znacznik", "2 znaczniki", "5 znaczników", "12 znaczników", "22 znaczniki"],
        ),
        ("hits", ["0 trafień", "1 trafienie", "2 trafienia", "5 trafień", "12 trafień", "22 trafienia"]),
        ("units.accusative", ["0 jednostek", "1 jednostkę", "2 jednostki", "5 jednostek"]),
        ("dice", ["0 kości", "1 kość", "2 kości", "5 kości"]),
        ("damage", ["0 obrażeń", "1 obrażenie", "2 obrażenia", "5 obrażeń", "12 obrażeń"]),
    ],
)
def test_polish_amounts_are_inflected(key: str, said: list[str]) -> None:
    numbers = (0, 1, 2, 5, 12, 22)[: len(said)]
    assert [say("pl", Text(f"exodus-amount-{key}", {"n": n})) for n in numbers] == said


@pytest.mark.parametrize("n", [1, 2, 5])
def test_both_languages_name_the_same_numbers(n: int) -> None:
    check_same_numbers(TEXTS, n)


def test_a_rule_is_told_in_two_to_five_sentences() -> None:
    check_rules_are_short(TEXTS["en"], "exodus", ALL_RULES)


def test_nothing_claims_to_be_printed(language: str) -> None:
    """Many values of this box are reconstructed: the words never say that a number stands in print."""
    for file in FILES:
        body = "\n".join(
            line for line in TEXTS[language].source(file).split("\n") if not line.startswith("#")
        )
        assert not re.search(r"\bprinted\b|\bwydrukowan|\bnadrukowan|\bdrukowan", body), file
