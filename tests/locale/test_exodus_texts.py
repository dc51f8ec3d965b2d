"""The words of Exodus: both languages say the same things about the same ids."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import galaktyka
from galaktyka.core.words import Param, Text
from galaktyka.games.exodus import ids
from galaktyka.games.exodus.components import standard_box
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.speech.phrases import centaurian_text, political_effect, upgrade_effect

LANGUAGES = ("en", "pl")
LOCALE = Path(galaktyka.__file__).parent / "locale"
FILES = sorted(path.name for path in (LOCALE / "en").glob("exodus*.ftl"))
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


def required_keys() -> Iterator[tuple[str, str]]:
    """Every (message, attribute) that must exist; the attribute is empty for the message's own value."""
    for groups, attributes in ((NAMED, [""]), (DESCRIBED, ["", "description"])):
        for group, names in groups.items():
            for name in names:
                for attribute in attributes:
                    yield f"exodus-{group}-{name}", attribute
    for option in GAME.options:
        for suffix in ["", *(f"-{choice}" for choice in option.choices)]:
            yield f"exodus-option-{option.name}{suffix}", ""
            yield f"exodus-option-{option.name}{suffix}", "description"
    for policy in GAME.policies:
        for suffix in ["", *(f"-{choice}" for choice in policy.choices)]:
            yield f"exodus-policy-{policy.name}{suffix}", ""
    for rule in ALL_RULES:
        yield f"exodus-rule-{rule}", ""
        yield f"exodus-rule-{rule}", "title"


class References(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def source(language: str, file: str) -> str:
    return (LOCALE / language / file).read_text(encoding="utf-8")


@cache
def messages(language: str) -> list[ast.Message]:
    entries = [entry for file in FILES for entry in parse(source(language, file)).body]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def patterns(language: str) -> dict[tuple[str, str], ast.Pattern]:
    found: dict[tuple[str, str], ast.Pattern] = {}
    for message in messages(language):
        if message.value is not None:
            found[message.id.name, ""] = message.value
        for attribute in message.attributes:
            found[message.id.name, attribute.id.name] = attribute.value
    return found


def variables(language: str) -> dict[tuple[str, str], set[str]]:
    found: dict[tuple[str, str], set[str]] = {}
    for key, pattern in patterns(language).items():
        visitor = References()
        visitor.visit(pattern)
        found[key] = visitor.variables
    return found


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@cache
def bundle_of(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        made.add_resource(FluentResource(source(language, file)))
    return made


def say(language: str, text: Text) -> str:
    bundle = bundle_of(language)
    params = {name: say(language, v) if isinstance(v, Text) else v for name, v in text.params.items()}
    name, _, attribute = text.key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, text.key
    words, errors = bundle.format_pattern(pattern, params)
    assert not errors, (text, errors)
    return str(words)


@pytest.mark.parametrize("file", FILES)
def test_no_junk(language: str, file: str) -> None:
    junk = [entry.content for entry in parse(source(language, file)).body if isinstance(entry, ast.Junk)]
    assert junk == []


def test_no_message_is_written_twice(language: str) -> None:
    names = [message.id.name for message in messages(language)]
    assert sorted(names) == sorted(set(names))


def test_both_languages_have_the_same_messages_and_attributes() -> None:
    assert patterns("en").keys() == patterns("pl").keys()


def test_both_languages_use_the_same_variables() -> None:
    assert variables("en") == variables("pl")


def test_every_component_option_and_rule_has_its_words(language: str) -> None:
    assert set(required_keys()) - patterns(language).keys() == set()


def test_no_names_without_a_thing(language: str) -> None:
    told = {name for name, _ in patterns(language)}
    known = {name for name, _ in required_keys()}
    for group in ("hex", "upgrade", "technology", "political", "rule", "title"):
        named = {name for name in told if name.startswith(f"exodus-{group}-")}
        assert named - known <= {"exodus-political-both"}


def test_rules_refer_only_to_rules(language: str) -> None:
    assert set(re.findall(r"\bR\d+a?\b", source(language, "exodus-rules.ftl"))) <= set(ALL_RULES)


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


def numbers_in(language: str, name: str, attribute: str, used: set[str]) -> list[str]:
    """Figures of a text with every variable at 2; words in other places would differ by inflection only."""
    params: dict[str, Param] = dict.fromkeys(used, 2)
    text = Text(f"{name}.{attribute}" if attribute else name, params)
    return sorted(set(re.findall(r"\d+", say(language, text))))


def test_both_languages_name_the_same_numbers() -> None:
    """A price or a limit that differs between the languages is a rule told wrongly in one of them."""
    used = variables("en")
    for name, attribute in patterns("en"):
        told = [numbers_in(language, name, attribute, used[name, attribute]) for language in LANGUAGES]
        assert told[0] == told[1], (name, attribute)


def test_a_rule_is_told_in_two_to_five_sentences() -> None:
    """Counted in English: in Polish a full stop also marks ordinals."""
    for rule in ALL_RULES:
        text = say("en", Text(f"exodus-rule-{rule}"))
        assert text.endswith("."), rule
        assert 2 <= len(re.findall(r"\.(?: [A-Z0-9]|$)", text)) <= 5, rule


def test_nothing_claims_to_be_printed(language: str) -> None:
    """Many values of this box are reconstructed: the words never say that a number stands in print."""
    for file in FILES:
        body = "\n".join(line for line in source(language, file).split("\n") if not line.startswith("#"))
        assert not re.search(r"\bprinted\b|\bwydrukowan|\bnadrukowan|\bdrukowan", body), file
