"""What is in the box: totals that are known of the printed one, and values with where they come from."""

from collections import Counter

import pytest
from tests.games.boxes import check_provenance, unverified

from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.components import BOXES, standard_box
from galaktyka.games.ascendancy.ids import (
    ADVANCEMENT_IDS,
    EFFECT_IDS,
    EFFECTS,
    EXPLORATION_IDS,
    FEDERATION,
    FIRST_PHENOMENON,
    FIRST_PLANET,
    KLINGONS,
    ROMULANS,
    SPECIAL_IDS,
    SPECIALS,
    SYSTEM_IDS,
    SYSTEMS,
)

BOX = standard_box()
DOCUMENT = BOXES.document()


@pytest.mark.parametrize(
    ("section", "names"),
    [
        ("civilization", ids.CIV_IDS),
        ("special_rule", ids.SPECIAL_RULE_IDS),
        ("trade", ids.TRADE_IDS),
        ("fleet_type", ids.FLEET_TYPE_IDS),
        ("fleet_card", ids.FLEET_CARD_IDS),
        ("advancement", ids.ADVANCEMENT_IDS),
        ("system", ids.SYSTEM_IDS),
        ("exploration", ids.EXPLORATION_IDS),
        ("level", ids.LEVEL_IDS),
        ("start", ids.START_IDS),
    ],
)
def test_the_order_of_the_data_is_the_order_of_the_numbers(section: str, names: list[str]) -> None:
    assert DOCUMENT.ids(section) == names


@pytest.mark.parametrize(
    ("names", "prefix"),
    [
        (SYSTEM_IDS, ""),
        (ADVANCEMENT_IDS, ""),
        (EXPLORATION_IDS, ""),
        (ids.FLEET_TYPE_IDS, ""),
        (ids.FLEET_RULE_IDS, "FLEET_"),
        (SPECIAL_IDS, ""),
        (ids.TYPE_IDS, "TYPE_"),
        (ids.CIV_IDS, ""),
        (ids.RESOURCE_IDS, ""),
    ],
)
def test_named_numbers_point_at_what_they_name(names: list[str], prefix: str) -> None:
    for number, name in enumerate(names):
        assert getattr(ids, f"{prefix}{name.upper()}") == number


def test_named_effects_point_at_what_they_name() -> None:
    for number, name in enumerate(EFFECT_IDS):
        known = name if hasattr(ids, name.upper()) else "exhaust_espionage"
        assert getattr(ids, known.upper()) == number
    assert len(EFFECT_IDS) == EFFECTS


def test_thirty_discs() -> None:
    assert Counter(BOX.system_kind) == {ids.HOME: 3, ids.PLANET: 21, ids.PHENOMENON: 6}
    assert BOX.system_kind == sorted(BOX.system_kind)
    assert (FIRST_PLANET, FIRST_PHENOMENON, SYSTEMS) == (3, 24, 30)
    assert BOX.civ_home == [0, 1, 2]


def test_slots_of_planets() -> None:
    for system in range(FIRST_PHENOMENON):
        slots = BOX.capacity[system * 4 : system * 4 + 4]
        assert 1 <= sum(slots) <= 3
        assert slots[ids.CULTURE] + slots[ids.OPEN] <= 1
    assert BOX.capacity[FIRST_PHENOMENON * 4 :] == [0] * 24


def test_hazards_and_lane_limits() -> None:
    hazardous = [s for s in range(FIRST_PLANET, FIRST_PHENOMENON) if BOX.hazard[s]]
    assert len(hazardous) == 6
    assert all(BOX.hazard[FIRST_PHENOMENON:])
    assert {min(BOX.lane_limit), max(BOX.lane_limit)} == {2, 5}
    assert BOX.shields_ignored == [1 if s == ids.MUTARA_NEBULA else 0 for s in range(SYSTEMS)]


def test_cards_and_pieces_of_a_civilization() -> None:
    assert Counter(BOX.advancement_civ) == {FEDERATION: 15, KLINGONS: 15, ROMULANS: 15}
    assert BOX.civ_starting == [0, 15, 30]
    assert [card for card in range(45) if BOX.advancement_cost[card] == 0] == [0, 15, 30]
    assert (BOX.ships, BOX.control_nodes, BOX.starbases) == (30, 10, 3)
    assert len(BOX.card_side) == 18


def test_agreements_give_one_to_three_production() -> None:
    assert BOX.trade_production == [1, 2, 3] * 3


def test_several_romulan_cards_show_culture() -> None:
    shown = [card for card in range(45) if BOX.advancement_icons[card] & ids.CULTURE_ICON]
    assert len(shown) > 3
    assert {BOX.advancement_civ[card] for card in shown} == {ROMULANS}


def test_a_level_builds_as_many_nodes() -> None:
    assert BOX.level_nodes == [0, 1, 2, 3]
    assert BOX.level_hit_roll == [5, 5, 4, 3]
    assert BOX.level_shield == [0, 1, 2, 3]
    assert BOX.level_resistance == [0, 1, 2, 3]


def test_thirty_exploration_cards() -> None:
    counts: Counter[int] = Counter()
    for card in BOX.exploration:
        counts[card.kind] += card.count
    assert counts == {ids.CRISIS: 8, ids.DISCOVERY: 7, ids.VIRGIN: 6, ids.CIVILIZATION: 9}
    meditation = BOX.exploration[ids.PEACEFUL_MEDITATION]
    assert meditation.choices == [[0, 0, 1, 0], [3, 0, 0, 1]]
    probe = BOX.exploration[ids.ICONIAN_PROBE]
    assert (probe.hazard, probe.reward) == (5, [0, 2, 0])
    assert BOX.exploration[ids.CRYSTALLINE_ENTITY].until_survived
    assert BOX.exploration[ids.AUTOMATED_DEFENSES].until_colonized
    assert BOX.exploration[ids.TRIBBLES].lose == [2, 0, 0]
    assert BOX.exploration[ids.ION_STORM].exhausts == 1
    assert BOX.exploration[ids.ANCIENT_ARCHIVE].on_projects
    assert [card.warp_level for card in BOX.exploration[-3:]] == [1, 2, 3]
    assert [BOX.exploration[card].prewarp for card in (ids.PREWARP_2, ids.PREWARP_3)] == [2, 3]


def test_effects_of_advancements() -> None:
    effects = BOX.effects
    every = range(EFFECTS)
    assert all(effects.cards[effect] for effect in every)
    assert effects.cards[ids.SIX_ALWAYS_HITS] == 1 << ids.DISRUPTOR_TECHNOLOGY | 1 << ids.ROMULAN_DISRUPTORS
    council = ids.FEDERATION_COUNCIL * EFFECTS + ids.INCOME_IF_SYSTEMS
    assert (effects.amount[council], effects.resource[council], effects.threshold[council]) == (
        *(1, ids.CULTURE),
        5,
    )
    bulk = ids.WARBIRD_CONSTRUCTION * EFFECTS + ids.BULK_SHIP_DISCOUNT
    assert (effects.amount[bulk], effects.resource[bulk], effects.threshold[bulk]) == (1, ids.PRODUCTION, 4)
    assert effects.amount[ids.BIRD_OF_PREY_DESIGN * EFFECTS + ids.IMPULSE_SPEED] == 3
    assert effects.amount[ids.PHOTON_TORPEDOES * EFFECTS + ids.IMPULSE_SPEED] == 0


def test_consoles_and_special_rules() -> None:
    assert BOX.weapons == [[5, 4, 3, 2]] * 3
    assert BOX.weapon_costs[FEDERATION] == [4, 6, 8]
    assert BOX.shields[ROMULANS] == [0, 1, 2, 3]
    held = [{SPECIAL_IDS[k] for k in range(SPECIALS) if BOX.special[civ * SPECIALS + k]} for civ in range(3)]
    assert held == [
        {"culture_on_phenomenon", "culture_on_civilization", "no_invasion", "no_colonize_prewarp"},
        {"culture_on_battle_kills", "no_retreat", "no_surrender", "no_withdraw"},
        {"culture_on_complete_icon", "exhaust_received_trade"},
    ]
    assert BOX.special[KLINGONS * SPECIALS + ids.CULTURE_ON_BATTLE_KILLS] == 3


def test_fleets_as_listed() -> None:
    most = {name: BOX.fleet_most[number] for number, name in enumerate(ids.FLEET_TYPE_IDS)}
    assert most["kli_regular"] == 10
    assert most["rom_regular"] == 9
    assert most["fed_colonization"] == most["fed_diplomatic"] == 3
    assert set(BOX.fleet_least) == {3}
    for card in range(9):
        assert {BOX.fleet_civ[BOX.card_side[card * 2 + side]] for side in (0, 1)} == {card // 3}


def test_starts_and_the_lane_die() -> None:
    assert [start.resources for start in BOX.starts] == [[3, 3, 3], [8, 6, 4], [0, 0, 0]]
    assert [start.ascendancy for start in BOX.starts] == [1, 1, 0]
    assert BOX.lane_die == [2, 2, 3, 3, 4, 4]
    assert BOX.polar.lengths == [2, 3, 4]


# --- provenance ---


def test_reconstructed_values_are_listed_and_printed_ones_are_not() -> None:
    listed = unverified(DOCUMENT)
    assert ("rule", "research_node_cost") in listed
    assert ("rule", "ship_cost") not in listed
    assert ("system", "organia") in listed
    assert ("system", "lytasia") not in listed
    assert ("advancement", "warp_core_refit") in listed
    assert ("advancement", "disruptor_technology") not in listed
    assert ("trade", "fed_trade_1") not in listed
    assert ("polar", "disc_radius") in listed


def test_every_value_has_a_provenance_and_none_rests_on_memory() -> None:
    check_provenance(DOCUMENT)


@pytest.mark.parametrize(
    ("section", "item", "name", "provenance"),
    [
        ("advancement", "orbital_laboratories", "cost", "S"),
        ("advancement", "orbital_laboratories", "type", "R"),
        ("advancement", "cult_of_kahless", "effects", "P"),
        ("advancement", "cult_of_kahless", "cost", "R"),
        ("system", "delta_iv", "capacity", "S"),
        ("system", "delta_iv", "lanes", "R"),
        ("system", "murasaki_312", "hazard", "S"),
        ("system", "pulsar", "hazard", "R"),
        ("exploration", "planet_eater", "effects", "P"),
        ("exploration", "planet_eater", "count", "R"),
        ("civilization", "klingons", "weapons", "S"),
        ("civilization", "klingons", "shields", "R"),
        ("special_rule", "death_before_dishonor", "no_retreat", "P"),
        ("special_rule", "death_before_dishonor", "no_withdraw", "R"),
        ("fleet_card", "fed_fleet_1", "sides", "R"),
    ],
)
def test_provenance_of_single_values(section: str, item: str, name: str, provenance: str) -> None:
    assert DOCUMENT.item(section, item).provenance[name] == provenance
