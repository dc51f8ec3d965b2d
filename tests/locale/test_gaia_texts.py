"""The words of Gaia Project: both languages say the same things about the same ids."""

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
    rule_keys,
)

from galaktyka.core.words import Text

FILES = ("gaia.ftl", "gaia-rules.ftl")
TEXTS = in_both(FILES)

PLANETS = "terra oxide volcanic desert swamp titanium ice transdim gaia lost".split()
RESOURCES = "credits ore knowledge qic power token vp".split()
STRUCTURES = (
    "mine trading_station research_lab planetary_institute academy academy_knowledge academy_qic "
    "gaiaformer space_station lost_planet_mine"
).split()
COUNTED = (
    "credits ore knowledge qic power token vp satellite step planet sector federation_token mine "
    "trading_station research_lab planetary_institute academy gaiaformer space_station"
).split()
FACTIONS = (
    "terrans lantids hadsch_hallas ivits geodens bal_taks xenos gleens taklons "
    "ambas firaks bescods nevlas itars"
).split()
TRACKS = "terraforming navigation ai gaia_project economy science".split()
BOARD_ACTIONS = (
    "power_3k power_2step power_2o power_7c power_2k power_1step power_2t qic_tech qic_fed qic_vp"
).split()
SPECIAL_ACTIONS = "academy_qic space_station swap_pi downgrade_lab advance_lowest_research".split()
FREE_ACTIONS = (
    "burn p4_q p3_o p4_k p1_c k_c o_c o_t q_o q_range c4_q c3_o c4_k gaiaformer_q token_k burn_gaia"
).split()
BOOSTERS = [f"booster_{number:02}" for number in range(1, 11)]
ROUND_TILES = (
    "rs_mine rs_research rs_terraform rs_federation rs_trading_3 rs_trading_4 "
    "rs_gaia_3 rs_gaia_4 rs_big_1 rs_big_2"
).split()
FINAL_TILES = (
    "fs_federation_structures fs_structures fs_planet_types fs_gaia_planets fs_sectors fs_satellites"
).split()
STANDARD_TECH = (
    "tech_ore_qic tech_types_k tech_big_value4 tech_7vp tech_inc_o_pw tech_inc_k_c tech_gaia_3vp "
    "tech_inc_4c tech_act_4pw"
).split()
ADVANCED_TECH = (
    "adv_pass_fed adv_pass_lab adv_pass_types adv_trig_research adv_trig_mine adv_trig_trading adv_act_q_5c "
    "adv_act_3o adv_act_3k adv_once_mine adv_once_trading adv_once_sector_o adv_once_sector_vp adv_once_gaia "
    "adv_once_fed"
).split()
FEDERATION_TOKENS = "fed_12vp fed_8vp_q fed_8vp_2t fed_7vp_2o fed_7vp_6c fed_6vp_2k fed_gleens".split()
SECTORS = (
    "sector_01 sector_02 sector_03 sector_04 sector_05a sector_05b sector_06a sector_06b "
    "sector_07a sector_07b sector_08 sector_09 sector_10"
).split()
LAYOUTS = "default_1_2 default_3_4".split()
DIFFICULTIES = "automalein automa automaechtig ultoma alptrauma".split()
AUTOMA_FACTIONS = "terrans geodens hadsch_hallas xenos itars taklons firaks".split()
AUTOMA_ACTIONS = (
    "upgrade build_mine research_highest research_random research_specific power_qic faction"
).split()
AUTOMA_UPGRADES = (
    "trading_station_to_planetary_institute mine_to_trading_station research_lab_to_academy "
    "trading_station_to_research_lab research_lab_to_trading_station"
).split()
OPTIONS = {
    "setup": "first_game advanced".split(),
    "board": "default random last_player_rotates".split(),
    "map_method": "1 2 3".split(),
    "map_validity": "all_types home_types".split(),
    "turn_order": "clockwise passing".split(),
    "allow_wasted_steps": "false true".split(),
    "lantid_shared_counts": "false true".split(),
    "strict_caps": "false true".split(),
    "token_choice": "ask automatic".split(),
    "difficulty": DIFFICULTIES,
    "automa": AUTOMA_FACTIONS,
    "factions": [],
    "map_seed": [],
}
RULES = (
    "R1 R2 R3 R4 R5 R6 R7 R8 R10 R11 R12 R13 R14 R14a R15 R16 R17 R20 R21 R22 R23 R24 R25 R26 R30 R31 R32 "
    "R40 R41 R42 R43 R44 R50 R51 R52 R53 R54 R54a R60 R61 R62 R63 R64 R65 R66 R67 R68 R69 R70 R71 "
    "R72 R73 R74 R75 R76 R77 R78 R80 R81 R82 R83 R84 R85 R86 R87 R90 R91 R92 R93 R94 R95 R96 R97 R110 R111 "
    "R112 R113 R113a R114 R115 R116 R117 R118 R119 R120 R121 R122 R123 R124 R125 R126 R127 R128 R134 R135 "
    "R138 R139 R150 R151 R152 R153 R154 R155 R156"
).split()
SOLO_RULES = [f"A{number}" for number in range(1, 19)]
SETUP_STEPS = [f"S{number}" for number in range(1, 21)]
ALL_RULES = [*RULES, *SOLO_RULES, *SETUP_STEPS]

# Groups whose entries must also say what they do.
DESCRIBED = {
    "action": BOARD_ACTIONS,
    "special": SPECIAL_ACTIONS,
    "booster": BOOSTERS,
    "round": ROUND_TILES,
    "final": FINAL_TILES,
    "tech": STANDARD_TECH,
    "advanced": ADVANCED_TECH,
    "token": FEDERATION_TOKENS,
    "difficulty": DIFFICULTIES,
}
NAMED = {
    "planet": PLANETS,
    "resource": RESOURCES,
    "amount": COUNTED,
    "structure": STRUCTURES,
    "faction": FACTIONS,
    "track": TRACKS,
    "free": FREE_ACTIONS,
    "sector": SECTORS,
    "layout": LAYOUTS,
    "automa-faction": AUTOMA_FACTIONS,
    "automa-action": AUTOMA_ACTIONS,
    "automa-upgrade": AUTOMA_UPGRADES,
}


def required_keys() -> Iterator[str]:
    """Every message and attribute that must exist."""
    yield from component_keys("gaia", NAMED, DESCRIBED)
    for faction in FACTIONS:
        yield f"gaia-faction-{faction}-ability"
        yield f"gaia-faction-{faction}-institute"
    for track in TRACKS:
        yield from (f"gaia-track-{track}-level-{level}" for level in range(6))
    yield from option_keys("gaia", OPTIONS)
    yield from rule_keys("gaia", ALL_RULES)


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


def test_no_rule_text_without_a_rule(language: str) -> None:
    check_group(TEXTS[language], "gaia-rule-", ALL_RULES)


def test_rules_refer_only_to_rules(language: str) -> None:
    check_rule_references(TEXTS[language], "gaia-rules.ftl", ALL_RULES)


def test_everything_can_be_said(language: str) -> None:
    texts = TEXTS[language]
    for key in texts.patterns:
        for n in (0, 1, 2, 5, 22):
            assert texts.say(Text(key, {"n": n})).strip()


@pytest.mark.parametrize(
    ("key", "attribute", "said"),
    [
        ("ore", "accusative", ["0 Rud", "1 Rudę", "2 Rudy", "5 Rud", "12 Rud", "22 Rudy"]),
        ("knowledge", "", ["0 Wiedzy", "1 Wiedza", "2 Wiedze", "5 Wiedzy", "12 Wiedzy", "22 Wiedze"]),
        ("qic", "accusative", ["0 KIK-ów", "1 KIK-a", "2 KIK-i", "5 KIK-ów", "12 KIK-ów", "22 KIK-i"]),
        ("power", "genitive", ["0 Mocy", "1 Mocy", "2 Mocy", "5 Mocy", "12 Mocy", "22 Mocy"]),
        ("satellite", "genitive", [f"{n} Satelit{'y' if n == 1 else 'ów'}" for n in (0, 1, 2, 5, 12, 22)]),
        ("credits", "", ["0 Kredytów", "1 Kredyt", "2 Kredyty", "5 Kredytów", "12 Kredytów", "22 Kredyty"]),
    ],
)
def test_polish_amounts_are_inflected(key: str, attribute: str, said: list[str]) -> None:
    whole = f"gaia-amount-{key}.{attribute}" if attribute else f"gaia-amount-{key}"
    assert [TEXTS["pl"].say(Text(whole, {"n": n})) for n in (0, 1, 2, 5, 12, 22)] == said


def test_both_languages_name_the_same_numbers() -> None:
    check_same_numbers(TEXTS)


def test_a_rule_is_told_in_two_to_five_sentences() -> None:
    check_rules_are_short(TEXTS["en"], "gaia", ALL_RULES)
