"""What is in the box: the totals that the rulebook states, and the values that it prints."""

from collections import Counter

import pytest
from tests.games.boxes import check_provenance, unverified

from galaktyka.games.exodus import ids
from galaktyka.games.exodus.components import BOXES, standard_box
from galaktyka.games.exodus.ids import (
    ACTION_IDS,
    EFFECT_IDS,
    LAW,
    PLANET_IDS,
    TECH_IDS,
    UPGRADE_IDS,
)

BOX = standard_box()
DOCUMENT = BOXES.document()


@pytest.mark.parametrize(
    ("section", "names"),
    [
        ("planet", ids.PLANET_IDS),
        ("home", ids.HOME_IDS),
        ("ship", ids.SHIP_IDS),
        ("upgrade", ids.UPGRADE_IDS),
        ("technology", ids.TECH_IDS),
        ("action_card", ids.ACTION_CARD_IDS),
        ("bonus_card", ids.BONUS_CARD_IDS),
        ("political", ids.POLITICAL_IDS),
        ("centaurian", ids.CENTAURIAN_IDS),
        ("start", ids.START_IDS),
        ("direction", ids.DIRECTION_IDS),
        ("title", ids.TITLE_IDS),
    ],
)
def test_the_order_of_the_data_is_the_order_of_the_numbers(section: str, names: list[str]) -> None:
    assert DOCUMENT.ids(section) == names


def test_named_numbers_point_at_what_they_name() -> None:
    """A technology with an upgrade of its own is called TECH_…, to tell them apart."""
    for number, name in enumerate(TECH_IDS):
        unlocks = number in BOX.upgrade_technology
        assert getattr(ids, f"TECH_{name.upper()}" if unlocks else name.upper()) == number
    for name in UPGRADE_IDS:
        assert getattr(ids, name.upper()) == UPGRADE_IDS.index(name)
    assert [ACTION_IDS[ids.RESEARCH], ACTION_IDS[ids.MOVEMENT]] == ["research", "extra_conquest_phase"]
    assert EFFECT_IDS[ids.RETURN_ROCKETS] == "return_rockets"


def test_thirty_six_planets_and_six_homes() -> None:
    assert Counter(BOX.planet_resource[:36]) == {0: 18, 1: 12, 2: 6}
    assert all(1 <= value <= 6 for value in BOX.planet_value)
    assert (sum(BOX.planet_vp[:36]), sum(BOX.planet_moons)) == (66, 14)
    named = {"sol": 0, "lyra": 0, "charun": 1, "kuei_hsing": 2}
    assert {name: BOX.planet_resource[PLANET_IDS.index(name)] for name in named} == named


def test_strengths_of_upgrades_as_printed() -> None:
    assert BOX.upgrade_strength == [2, 3, 1, 2, 3, 2, 3, 5, 5, 3, 2]


def test_twenty_eight_technologies_in_four_colours() -> None:
    assert Counter(BOX.technology_colour) == {0: 7, 1: 7, 2: 7, 3: 7}
    assert BOX.technology_cp[TECH_IDS.index("ssl_cannon")] == 11
    assert BOX.technology_types[TECH_IDS.index("basic_research")] == 7
    assert [TECH_IDS[t] for t in range(28) if BOX.technology_basic[t]] == [
        *["basic_research", "basic_politics", "basic_repairs"],
    ]
    single = [mask.bit_length() - 1 for mask in BOX.technology_types if mask.bit_count() == 1]
    assert Counter(single) == {0: 11, 1: 7, 2: 9}


def test_market_rates_that_the_rulebook_shows() -> None:
    assert (BOX.red_sell[1], BOX.red_buy[1], BOX.white_sell[2]) == (6, 3, 5)
    for area in range(6):
        assert BOX.red_sell[area] >= BOX.white_sell[area]
        assert BOX.red_buy[area] <= BOX.white_buy[area]
        assert BOX.white_sell[area] <= BOX.white_buy[area]


def test_six_action_cards_with_each_action_above_and_below_once() -> None:
    assert sorted(BOX.card_action) == sorted(BOX.card_reaction) == list(range(6))
    assert all(BOX.card_action[card] != BOX.card_reaction[card] for card in range(6))


def test_thirty_political_cards() -> None:
    assert Counter(BOX.political_type) == {0: 12, 1: 10, 2: 8}
    assert BOX.political_type[0] == LAW
    kinds = {effect.kind for effect in BOX.political_effect + BOX.political_immediate}
    assert kinds == set(range(len(EFFECT_IDS)))  # every effect is used by some card


def test_three_decks_of_eight_centaurians() -> None:
    assert Counter(BOX.centaurian_level) == {1: 8, 2: 8, 3: 8}
    pairs = set(zip(BOX.centaurian_firepower, BOX.centaurian_shield, strict=True))
    assert (3, 2) in pairs
    assert min(BOX.centaurian_firepower) >= 1
    assert min(BOX.centaurian_vp) >= 1


def test_titles_and_points_of_the_end() -> None:
    assert BOX.title_vp == [5, 3, 1, 0, 0, 0]
    assert (BOX.hex_vp, BOX.council_vp, BOX.ship_vp[ids.FIGHTER]) == (2, 5, 2)


def test_fifteen_maps() -> None:
    assert len(BOX.layouts) == 15


# --- provenance ---


def test_reconstructed_values_are_listed_and_printed_ones_are_not() -> None:
    listed = unverified(DOCUMENT)
    assert ("political", "law_central_bank") in listed
    assert ("political", "law_military_technologies") not in listed
    assert ("action_card", "card_buy_upgrades") in listed
    assert ("action_card", "card_trade") not in listed
    assert ("map", "normal_4") in listed
    assert ("rule", "banking") not in listed
    assert len([key for key in listed if key[0] == "planet"]) == 36


def test_every_value_has_a_provenance_and_none_rests_on_memory() -> None:
    check_provenance(DOCUMENT)


@pytest.mark.parametrize(
    ("section", "item", "name", "provenance"),
    [
        ("technology", "ssl_cannon", "cp", "S"),
        ("technology", "radar", "cp", "R"),
        ("ship", "fighter", "vp", "S"),
        ("ship", "fighter", "cp", "R"),
        ("area", "area_2", "red_sell", "S"),
        ("area", "area_2", "white_sell", "R"),
        ("centaurian", "c2_1", "shield", "S"),
        ("centaurian", "c2_1", "vp", "R"),
        ("map", "normal_4", "draw", "S"),
        ("map", "minimal_5", "draw", "R"),
        ("start", "normal", "axinium", "R"),
        ("start", "normal", "cp", "S"),
        ("upgrade", "plasma_cannon", "strength", "S"),
        ("upgrade", "plasma_cannon", "supply", "R"),
    ],
)
def test_provenance_of_single_values(section: str, item: str, name: str, provenance: str) -> None:
    assert DOCUMENT.item(section, item).provenance[name] == provenance
