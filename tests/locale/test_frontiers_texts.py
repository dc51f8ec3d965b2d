"""The words of New Frontiers: both languages say the same things about the same ids."""

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
    component_keys,
    in_both,
    option_keys,
    policy_keys,
    rule_keys,
)

from galaktyka.core.words import Text
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

FILES = (
    "frontiers.ftl",
    "frontiers-rules.ftl",
    "frontiers-play.ftl",
    "frontiers-picture.ftl",
    "frontiers-terminal.ftl",
)
TEXTS = in_both(FILES)
COUNTED = "credits vp colonists goods planets spaces".split()
RULES = (
    "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R20a R21 R22 R23 R24 R30 R31 "
    "R32 R33 R34 R40 R41 R42 R43 R44 R45 R46 R47 R48 R49 R50 R51 R52 R53 R54 R60 R61 R62 R63 R64 R65 R66 "
    "R70 R71 R72 R73 R74 R75 R76 R77 R78 R79 R80 R90 R91 R92 R93 R94 R95 R96 R100 R101 R102 R103 R104 "
    "R104a R105"
).split()
ALL_RULES = [*(f"S{number}" for number in range(1, 10)), *RULES]
DESCRIBED = {"action": ACTION_IDS, "goal": GOAL_IDS, "phase": PHASE_IDS, "kind": KIND_IDS}
NAMED = {"tile": TILE_IDS, "keyword": KEYWORD_IDS, "amount": COUNTED}


def required_keys() -> Iterator[str]:
    """Every message and attribute that must exist."""
    yield from component_keys("frontiers", NAMED, DESCRIBED)
    yield from option_keys("frontiers", {option.name: option.choices for option in GAME.options})
    yield from policy_keys("frontiers", {policy.name: policy.choices for policy in GAME.policies})
    yield from rule_keys("frontiers", ALL_RULES)


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
    for group, names in {"tile": TILE_IDS, "action": ACTION_IDS, "goal": (*GOAL_IDS, "text")}.items():
        check_group(TEXTS[language], f"frontiers-{group}-", names)
    check_group(TEXTS[language], "frontiers-rule-", ALL_RULES)


def test_every_effect_has_its_words_and_no_others(language: str) -> None:
    told = {name for name in TEXTS[language].names if name.startswith("frontiers-power-")}
    effects = {"frontiers-power-" + effect.replace(".", "-") for effect in EFFECT_IDS}
    for key in told:
        assert any(key == effect or key.startswith(effect + "-") for effect in effects), key
    for effect in effects:
        assert any(key == effect or key.startswith(effect + "-") for key in told), effect


def test_rules_refer_only_to_rules(language: str) -> None:
    check_rule_references(TEXTS[language], "frontiers-rules.ftl", ALL_RULES)


def test_every_tile_and_goal_can_be_told(language: str) -> None:
    box = standard_box()
    said = [TEXTS[language].say(tile_sentence(box, tile)) for tile in range(TILES)]
    assert len(set(said)) == TILES
    for sentence in said:
        assert "  " not in sentence
        assert re.search(r"\{|\}|frontiers-", sentence) is None, sentence
    for goal in range(len(GOAL_IDS)):
        assert TEXTS[language].say(goal_text(box, goal)).endswith(".")


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
    assert TEXTS["en"].say(sentence) == english
    assert TEXTS["pl"].say(sentence) == polish


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
    whole = f"frontiers-amount-{key}.{attribute}" if attribute else f"frontiers-amount-{key}"
    assert [TEXTS["pl"].say(Text(whole, {"n": n})) for n in (0, 1, 2, 5, 12, 22)] == said


def test_both_languages_name_the_same_numbers() -> None:
    check_same_numbers(TEXTS)


def test_a_rule_is_told_in_two_to_five_sentences() -> None:
    check_rules_are_short(TEXTS["en"], "frontiers", ALL_RULES)
