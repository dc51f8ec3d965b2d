"""The words of Ascendancy: both languages say the same things about the same ids."""

import re
from collections.abc import Iterator

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
    check_same_written_numbers,
    component_keys,
    in_both,
    option_keys,
    policy_keys,
    rule_keys,
)

from galaktyka.core.words import Text
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.components import standard_box
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.speech.phrases import (
    advancement_effect,
    exploration_effect,
    fleet_rule,
    special_text,
)

FILES = (
    "ascendancy.ftl",
    "ascendancy-rules.ftl",
    "ascendancy-play.ftl",
    "ascendancy-picture.ftl",
    "ascendancy-terminal.ftl",
)
TEXTS = in_both(FILES)
RANGES = (
    *[("U", 1, 9), ("R", 0, 10), ("R", 20, 28), ("R", 35, 39), ("R", 50, 59), ("M", 1, 15), ("H", 1, 8)],
    *[("R", 75, 91), ("R", 100, 111), ("R", 115, 134), ("R", 137, 150), ("R", 155, 160), ("R", 165, 166)],
    *[("R", 170, 175), ("R", 180, 183), ("R", 190, 196), ("R", 200, 204)],
)
ALL_RULES = [
    *(f"{letter}{n}" for letter, first, last in RANGES for n in range(first, last + 1)),
    *["M1a", "M8a"],
]
DESCRIBED = {"resource": ids.RESOURCE_IDS, "civ": ids.CIV_IDS, "special": ids.SPECIAL_RULE_IDS}
NAMED = {
    "system": ids.SYSTEM_IDS,
    "kind": ids.SYSTEM_KIND_IDS,
    "slot": ids.SLOT_IDS,
    "node": ids.RESOURCE_IDS,
    "trade": ids.TRADE_IDS,
    "fleet": ids.FLEET_TYPE_IDS,
    "fleet-rule": ids.FLEET_RULE_IDS,
    "type": ids.TYPE_IDS,
    "icon": ids.ICON_IDS,
    "advancement": ids.ADVANCEMENT_IDS,
    "effect": ids.EFFECT_IDS,
    "exploration": ids.EXPLORATION_IDS,
    "exploration-kind": ids.EXPLORATION_KIND_IDS,
}


def required_keys() -> Iterator[str]:
    """Every message and attribute that must exist."""
    yield from component_keys("ascendancy", NAMED, DESCRIBED)
    yield from option_keys("ascendancy", {option.name: option.choices for option in GAME.options})
    yield from policy_keys("ascendancy", {policy.name: policy.choices for policy in GAME.policies})
    yield from rule_keys("ascendancy", ALL_RULES)


@pytest.mark.parametrize("file", FILES)
def test_no_junk(language: str, file: str) -> None:
    check_no_junk(TEXTS[language], file)


def test_no_message_is_written_twice(language: str) -> None:
    check_nothing_twice(TEXTS[language])


def test_both_languages_have_the_same_messages_and_attributes() -> None:
    check_same_keys(TEXTS)


def test_both_languages_use_the_same_variables() -> None:
    check_same_variables(TEXTS)


def test_every_component_option_and_rule_has_its_words(language: str) -> None:
    check_keys_exist(TEXTS[language], required_keys())


def test_no_names_without_a_thing(language: str) -> None:
    for group in ("system", "advancement", "trade", "special"):
        names = NAMED[group] if group in NAMED else DESCRIBED[group]
        check_group(TEXTS[language], f"ascendancy-{group}-", names)
    check_group(TEXTS[language], "ascendancy-effect-", [*ids.EFFECT_IDS, "none"])
    check_group(TEXTS[language], "ascendancy-rule-", ALL_RULES)


def test_rules_refer_only_to_rules(language: str) -> None:
    check_rule_references(TEXTS[language], "ascendancy-rules.ftl", ALL_RULES)


def test_both_languages_name_the_same_numbers() -> None:
    check_same_numbers(TEXTS)
    check_same_written_numbers(in_both(["ascendancy-rules.ftl"]))


def test_a_rule_is_told_in_two_to_five_sentences() -> None:
    check_rules_are_short(TEXTS["en"], "ascendancy", ALL_RULES)


def test_every_card_can_be_told_from_its_values(language: str) -> None:
    box = standard_box()
    told = [TEXTS[language].say(advancement_effect(box, card)) for card in range(ids.ADVANCEMENTS)]
    told += [TEXTS[language].say(exploration_effect(box, card)) for card in range(ids.EXPLORATIONS)]
    told += [TEXTS[language].say(fleet_rule(box, type_)) for type_ in range(ids.FLEET_TYPES)]
    told += [TEXTS[language].say(special_text(box, rule // 2, rule)) for rule in range(6)]
    for sentence in told:
        assert "  " not in sentence
        assert re.search(r"\{|\}|ascendancy-", sentence) is None, sentence
    cards = told[ids.ADVANCEMENTS : ids.ADVANCEMENTS + ids.EXPLORATIONS]
    assert len(set(cards)) == ids.EXPLORATIONS


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        ("universal_translators", "+1 to your Hegemony attempts", "+1 do twoich prób Hegemonii"),
        (
            "cochrane_institute",
            "Exhaust when a unit enters Warp: it gets 2 more Warp tokens, "
            "Warp icon: one more system when exiting Warp",
            "Wyczerp, gdy jednostka wchodzi do Warpu: dostaje dodatkowe żetony Warpu: 2, "
            "symbol Warpu: o jeden system więcej przy wyjściu z Warpu",
        ),
        (
            "federation_council",
            "at Generation 1 Culture if you control at least 5 systems",
            "przy Generowaniu 1 Kultury, jeśli kontrolujesz co najmniej tyle systemów: 5",
        ),
        ("penal_mines", "Production Node: costs 1 less", "Węzeł Produkcji: o 1 taniej"),
    ],
)
def test_advancements_are_told_from_their_values(card: str, english: str, polish: str) -> None:
    text = advancement_effect(standard_box(), ids.ADVANCEMENT_IDS.index(card))
    assert TEXTS["en"].say(text) == english
    assert TEXTS["pl"].say(text) == polish


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        (
            "peaceful_meditation",
            "take 1 Culture or destroy 1 ship of yours here and take 3 Production",
            "weź 1 Kultury albo zniszcz tu własne siły (1 Okręt) i weź 3 Produkcji",
        ),
        ("ion_storm", "brave Hazard 5, Exhaust 1 Command", "sprostaj Niebezpieczeństwu 5, Wyczerp 1 Rozkaz"),
        ("virgin_world", "nothing happens", "nic się nie dzieje"),
    ],
)
def test_exploration_cards_are_told_from_their_values(card: str, english: str, polish: str) -> None:
    text = exploration_effect(standard_box(), ids.EXPLORATION_IDS.index(card))
    assert TEXTS["en"].say(text) == english
    assert TEXTS["pl"].say(text) == polish


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("ships", ["0 Okrętów", "1 Okręt", "2 Okręty", "5 Okrętów", "12 Okrętów", "22 Okręty"]),
        ("nodes", ["0 Węzłów", "1 Węzeł", "2 Węzły", "5 Węzłów", "12 Węzłów", "22 Węzły"]),
        ("hits", ["0 trafień", "1 trafienie", "2 trafienia", "5 trafień", "12 trafień", "22 trafienia"]),
        ("commands", ["0 Rozkazów", "1 Rozkaz", "2 Rozkazy", "5 Rozkazów", "12 Rozkazów", "22 Rozkazy"]),
        (
            "tokens",
            ["0 żetonów Warpu", "1 żeton Warpu", "2 żetony Warpu", "5 żetonów Warpu"],
        ),
    ],
)
def test_polish_amounts_are_inflected(key: str, said: list[str]) -> None:
    numbers = (0, 1, 2, 5, 12, 22)[: len(said)]
    assert [TEXTS["pl"].say(Text(f"ascendancy-amount-{key}", {"n": n})) for n in numbers] == said


def test_nothing_claims_to_be_printed(language: str) -> None:
    """Many values of this box are reconstructed: the words never say that a number stands in print."""
    for file in FILES:
        body = [line for line in TEXTS[language].source(file).split("\n") if not line.startswith("#")]
        assert not re.search(r"\bprinted\b|\bwydrukowan|\bnadrukowan|\bdrukowan", "\n".join(body)), file
