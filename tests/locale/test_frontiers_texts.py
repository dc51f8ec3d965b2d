"""The words of New Frontiers: both languages say the same things about the same ids."""

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
from galaktyka.games.frontiers.components import standard_box
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import (
    ACTION_IDS,
    EFFECT_IDS,
    GOAL_IDS,
    KEYWORD_IDS,
    KIND_IDS,
    PHASE_IDS,
    TILE_IDS,
    TILES,
)
from galaktyka.games.frontiers.speech.phrases import goal_text, tile_sentence

LANGUAGES = ("en", "pl")
FILES = (
    "frontiers.ftl",
    "frontiers-rules.ftl",
    "frontiers-play.ftl",
    "frontiers-picture.ftl",
    "frontiers-terminal.ftl",
)
LOCALE = Path(galaktyka.__file__).parent / "locale"
COUNTED = "credits vp colonists goods planets spaces".split()
RULES = (
    "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R20a R21 R22 R23 R24 R30 R31 "
    "R32 R33 R34 R40 R41 R42 R43 R44 R45 R46 R47 R48 R49 R50 R51 R52 R53 R54 R60 R61 R62 R63 R64 R65 R66 "
    "R70 R71 R72 R73 R74 R75 R76 R77 R78 R79 R80 R90 R91 R92 R93 R94 R95 R96 R100 R101 R102 R103 R104 "
    "R104a R105"
).split()
ALL_RULES = [*(f"S{number}" for number in range(1, 10)), *RULES]
DESCRIBED = {"action": ACTION_IDS, "goal": GOAL_IDS, "phase": PHASE_IDS, "kind": KIND_IDS}
NAMED = {"tile": TILE_IDS, "keyword": KEYWORD_IDS, "amount": COUNTED, **DESCRIBED}


def required_keys() -> Iterator[tuple[str, str]]:
    """Every (message, attribute) that must exist; the attribute is empty for the message's own value."""
    for group, names in NAMED.items():
        for name in names:
            yield f"frontiers-{group}-{name}", ""
            if group in DESCRIBED:
                yield f"frontiers-{group}-{name}", "description"
    for option in GAME.options:
        for suffix in ["", *(f"-{choice}" for choice in option.choices)]:
            yield f"frontiers-option-{option.name}{suffix}", ""
            yield f"frontiers-option-{option.name}{suffix}", "description"
    for policy in GAME.policies:
        for suffix in ["", *(f"-{choice}" for choice in policy.choices)]:
            yield f"frontiers-policy-{policy.name}{suffix}", ""
    for rule in ALL_RULES:
        yield f"frontiers-rule-{rule}", ""
        yield f"frontiers-rule-{rule}", "title"


class References(Visitor):
    """The variables of a message and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


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


def variables(language: str) -> dict[str, set[str]]:
    """Variables per message, those of referenced messages included."""
    visitors = {}
    for message in messages(language):
        visitors[message.id.name] = References()
        visitors[message.id.name].visit(message)
    return {
        name: visitor.variables.union(*(visitors[other].variables for other in visitor.messages))
        for name, visitor in visitors.items()
    }


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


def amount(language: str, name: str, attribute: str, n: int) -> str:
    return say(language, Text(f"frontiers-amount-{name}{'.' if attribute else ''}{attribute}", {"n": n}))


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
    for group, ids in {"tile": TILE_IDS, "action": ACTION_IDS, "goal": (*GOAL_IDS, "text")}.items():
        start = f"frontiers-{group}-"
        assert {name for name in told if name.startswith(start)} == {start + id_ for id_ in ids}
    assert {name for name in told if name.startswith("frontiers-rule-")} == {
        f"frontiers-rule-{rule}" for rule in ALL_RULES
    }


def test_every_effect_has_its_words_and_no_others(language: str) -> None:
    told = {name for name, _ in patterns(language) if name.startswith("frontiers-power-")}
    effects = {"frontiers-power-" + effect.replace(".", "-") for effect in EFFECT_IDS}
    for key in told:
        assert any(key == effect or key.startswith(effect + "-") for effect in effects), key
    for effect in effects:
        assert any(key == effect or key.startswith(effect + "-") for key in told), effect


def test_rules_refer_only_to_rules(language: str) -> None:
    text = source(language, "frontiers-rules.ftl")
    assert set(re.findall(r"\b[RS]\d+a?\b", text)) - set(ALL_RULES) == set()


def test_every_tile_and_goal_can_be_told(language: str) -> None:
    box = standard_box()
    said = [say(language, tile_sentence(box, tile)) for tile in range(TILES)]
    assert len(set(said)) == TILES
    for sentence in said:
        assert "  " not in sentence
        assert re.search(r"\{|\}|frontiers-", sentence) is None, sentence
    for goal in range(len(GOAL_IDS)):
        assert say(language, goal_text(box, goal)).endswith(".")


@pytest.mark.parametrize(
    ("tile", "english", "polish"),
    [
        (
            "rebel_warrior_race",
            "Rebel Warrior Race [REBEL]: defence 3, colonists 1, 2 VP, windfall: Genes. Settle: +1 military.",
            "Rasa wojowników Rebelii [REBELII]: obrona 3, Koloniści 1, 2 PZ, zdobyczna: Geny. "
            "Kolonizacja: +1 do siły militarnej.",
        ),
        (
            "imperium_lords",
            "Imperium Lords [IMPERIUM]: technology, cost 9, ? VP. Produce: gain 1 credit for each military "
            "REBEL colony; 2 VP for each military REBEL colony; 1 VP for each IMPERIUM tile.",
            "Władcy Imperium [IMPERIALNA]: Technologia, koszt 9, ? PZ. Produkcja: otrzymujesz 1 Kredyt za "
            "każdą militarną Kolonię ze słowem REBELII; 2 PZ za każdą militarną Kolonię ze słowem REBELII; "
            "1 PZ za każdy kafel ze słowem IMPERIALNA.",
        ),
        (
            "dying_colony",
            "Dying Colony: cost 1, colonists 1, 0 VP, gray. Explore: draw 1 planet from the bag; Settle: "
            "instead of settling you may swap this colony for any explored planet (non-military, not ALIEN); "
            "Produce: gain 1 credit.",
            "Umierająca Kolonia: koszt 1, Koloniści 1, 0 PZ, szara. Odkrywanie: dobierasz 1 Planetę z "
            "woreczka; Kolonizacja: zamiast kolonizować możesz zamienić tę Kolonię na dowolną Odkrytą Planetę "
            "(nie-militarną, bez słowa OBCA); Produkcja: otrzymujesz 1 Kredyt.",
        ),
        (
            "new_economy",
            "New Economy: technology, cost 9, ? VP. Consume: 1 VP for each good that you consumed, +1 VP with "
            "“Galactic Salon”; 2 VP for each technology with a power for Consume; 1 VP for each colony with "
            "a power for Consume.",
            "Bogata gospodarka: Technologia, koszt 9, ? PZ. Konsumpcja: 1 PZ za każde skonsumowane dobro, "
            "+1 PZ, jeśli masz kafel „Galaktyczny salon”; 2 PZ za każdą Technologię ze Zdolnością: "
            "Konsumpcja; 1 PZ za każdą Kolonię ze Zdolnością: Konsumpcja.",
        ),
        (
            "mining_conglomerate",
            "Mining Conglomerate: technology, cost 4, 2 VP. Trade: +1 credit when you sell a Rare Elements "
            "good; Consume: consume up to 2 goods (Rare Elements), 1 VP for each; Produce: gain 2 credits if "
            "you alone produced the most Rare Elements goods.",
            "Przemysł wydobywczy: Technologia, koszt 4, 2 PZ. Sprzedaż: +1 Kredyt za sprzedaż dobra Rzadkich "
            "Pierwiastków; Konsumpcja: konsumujesz do 2 dóbr (Rzadkie Pierwiastki), za każde 1 PZ; "
            "Produkcja: otrzymujesz 2 Kredyty, jeśli tylko ty wyprodukujesz najwięcej dóbr Rzadkich "
            "Pierwiastków.",
        ),
    ],
)
def test_tiles_are_told_from_their_powers(tile: str, english: str, polish: str) -> None:
    sentence = tile_sentence(standard_box(), TILE_IDS.index(tile))
    assert say("en", sentence) == english
    assert say("pl", sentence) == polish


@pytest.mark.parametrize(
    ("key", "attribute", "said"),
    [
        ("credits", "", ["0 Kredytów", "1 Kredyt", "2 Kredyty", "5 Kredytów", "12 Kredytów", "22 Kredyty"]),
        ("credits", "genitive", [f"{n} Kredyt{'u' if n == 1 else 'ów'}" for n in (0, 1, 2, 5, 12, 22)]),
        (
            "colonists",
            "accusative",
            ["0 Kolonistów", "1 Kolonistę", "2 Kolonistów", "5 Kolonistów", "12 Kolonistów", "22 Kolonistów"],
        ),
        ("goods", "", ["0 dóbr", "1 dobro", "2 dobra", "5 dóbr", "12 dóbr", "22 dobra"]),
        ("goods", "genitive", ["0 dóbr", "1 dobra", "2 dóbr", "5 dóbr", "12 dóbr", "22 dóbr"]),
        (
            "planets",
            "accusative",
            ["0 Planet", "1 Planetę", "2 Planety", "5 Planet", "12 Planet", "22 Planety"],
        ),
        ("spaces", "", ["0 pól", "1 pole", "2 pola", "5 pól", "12 pól", "22 pola"]),
    ],
)
def test_polish_amounts_are_inflected(key: str, attribute: str, said: list[str]) -> None:
    assert [amount("pl", key, attribute, n) for n in (0, 1, 2, 5, 12, 22)] == said


def numbers_in(language: str, name: str, attribute: str, used: set[str]) -> list[str]:
    """Figures of a text with every variable at 2; words in other places would differ by inflection only."""
    params: dict[str, Param] = dict.fromkeys(used, 2)
    text = Text(f"{name}.{attribute}" if attribute else name, params)
    return sorted(set(re.findall(r"\d+", say(language, text))))


def test_both_languages_name_the_same_numbers() -> None:
    """A price or a limit that differs between the languages is a rule told wrongly in one of them."""
    used = variables("en")
    for name, attribute in patterns("en"):
        told = [numbers_in(language, name, attribute, used[name]) for language in LANGUAGES]
        assert told[0] == told[1], (name, attribute)


def test_a_rule_is_told_in_two_to_five_sentences() -> None:
    """Counted in English: in Polish a full stop also marks ordinals."""
    for rule in ALL_RULES:
        text = say("en", Text(f"frontiers-rule-{rule}"))
        assert text.endswith("."), rule
        assert 2 <= len(re.findall(r"\.(?: [A-Z0-9]|$)", text)) <= 5, rule
