"""An owner's overlay is tested as strictly as our own box."""

from pathlib import Path

import pytest
from tests.games.boxes import overlay

from galaktyka.core.data import DataError
from galaktyka.core.match import Match
from galaktyka.core.words import Illegal
from galaktyka.games.ascendancy.components import BOXES
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME
from galaktyka.games.ascendancy.ids import (
    CAPELLA,
    EFFECTS,
    FEDERATION,
    HEGEMONY_BONUS,
    NO_RETREAT,
    PRODUCTION,
    SPECIALS,
    UNIVERSAL_TRANSLATORS,
)

WRONG = {
    "too many ships": 'rule = [{ id = "ships", amount = 31 }]',
    "two agreements of a rival": 'rule = [{ id = "agreements_of_a_rival", amount = 2 }]',
    "a home for another": 'civilization = [{ id = "federation", home = "romulus" }]',
    "a starting card for another": 'civilization = [{ id = "federation", starting = "tal_shiar" }]',
    "weapons that get worse": 'civilization = [{ id = "federation", weapons = [5, 4, 4, 2] }]',
    "shields that get worse": 'civilization = [{ id = "federation", shields = [0, 1, 1, 3] }]',
    "a step without a cost": 'civilization = [{ id = "federation", weapon_costs = [4, 6] }]',
    "no step at all": 'civilization = [{ id = "federation", shields = [0], shield_costs = [] }]',
    "an agreement of another": 'trade = [{ id = "fed_trade_1", civ = "klingons" }]',
    "a fleet of two": 'fleet_type = [{ id = "kli_regular", least = 2 }]',
    "a fleet without room": 'fleet_type = [{ id = "kli_regular", most = 2 }]',
    "an unknown fleet rule": 'fleet_type = [{ id = "kli_regular", rule = "ram" }]',
    "one side": 'fleet_card = [{ id = "kli_fleet_1", sides = ["kli_regular"] }]',
    "a foreign side": 'fleet_card = [{ id = "kli_fleet_1", sides = ["kli_regular", "rom_regular"] }]',
    "another card number": 'fleet_card = [{ id = "kli_fleet_1", number = 2 }]',
    "an unknown type": 'advancement = [{ id = "tal_shiar", type = "magic" }]',
    "an unknown icon": 'advancement = [{ id = "tal_shiar", icons = ["star"] }]',
    "an unknown effect": 'advancement = [{ id = "tal_shiar", effects = { luck = 1 } }]',
    "a number that holds": 'advancement = [{ id = "tal_shiar", effects = { six_always_hits = 1 } }]',
    "an amount that is none": 'advancement = [{ id = "tal_shiar", effects = { hegemony_bonus = true } }]',
    "income of nothing": 'advancement = [{ id = "tal_shiar", effects = { income_per_starbase = {} } }]',
    "income of two kinds": (
        'advancement = [{ id = "tal_shiar", effects = { income_per_starbase = { culture = 1, research = 1 } } }]'
    ),
    "income without its condition": (
        'advancement = [{ id = "tal_shiar", effects = { income_if_systems = { culture = 1 } } }]'
    ),
    "income of zero": 'advancement = [{ id = "tal_shiar", effects = { income_per_starbase = { culture = 0 } } }]',
    "a home that is a planet": 'system = [{ id = "earth", kind = "planet" }]',
    "a phenomenon with room": 'system = [{ id = "pulsar", capacity = { production = 1 } }]',
    "a safe phenomenon": 'system = [{ id = "pulsar", hazard = 0 }]',
    "a planet without room": 'system = [{ id = "capella", capacity = {} }]',
    "four nodes": 'system = [{ id = "capella", capacity = { production = 3, research = 1 } }]',
    "two cultures": 'system = [{ id = "capella", capacity = { culture = 1, open = 1 } }]',
    "a dangerous home": 'system = [{ id = "earth", hazard = 5 }]',
    "certain death": 'system = [{ id = "capella", hazard = 1 }]',
    "no lane": 'system = [{ id = "capella", lanes = 0 }]',
    "six lanes": 'system = [{ id = "capella", lanes = 6 }]',
    "31 cards": 'exploration = [{ id = "virgin_world", count = 7 }]',
    "a card that is not there": (
        'exploration = [{ id = "virgin_world", count = 7 }, { id = "plague", count = 0 }]'
    ),
    "an unknown kind": 'exploration = [{ id = "plague", kind = "doom" }]',
    "an unknown step": 'exploration = [{ id = "plague", effects = { doom = 1 } }]',
    "a hazard that no ship survives": 'exploration = [{ id = "plague", effects = { hazard = 1 } }]',
    "a hazard off the die": 'exploration = [{ id = "plague", effects = { hazard = 7 } }]',
    "a fourth level": 'exploration = [{ id = "warp_capable_3", effects = { warp_level = 4 } }]',
    "a choice of one": (
        'exploration = [{ id = "peaceful_meditation", effects = { choice = [{ culture = 1 }] } }]'
    ),
    "a step that should hold": 'exploration = [{ id = "plague", effects = { destroy_system = 1 } }]',
    "an unknown resource": 'exploration = [{ id = "plague", effects = { gain = { gold = 1 } } }]',
    "a lane of five": 'die = [{ id = "lane", faces = [2, 2, 3, 3, 4, 5] }]',
    "a wrong cosine": 'cosine = [{ id = "quarter", values = [1000000, 0] }]',
    "a home off the table": 'polar_home = [{ id = "seat_1", y = 1000 }]',
    "homes that touch": 'polar_home = [{ id = "seat_2", x = 18000, y = 9000 }]',
    "a wide lane": 'polar = [{ id = "sector_length", amount = 500 }]',
    "a small table": 'polar = [{ id = "table", amount = 10000 }]',
    "a home off the board": 'hex_home = [{ id = "seat_1", y = -12 }]',
    "homes side by side": 'hex_home = [{ id = "seat_2", x = 0, y = -5 }]',
    "a tiny board": 'hex = [{ id = "board_radius", amount = 5 }]',
    "an unknown special": 'special_rule = [{ id = "suspicious", no_mercy = true }]',
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG.keys())
def test_a_box_that_cannot_be_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"box\.toml"):
        BOXES.document(overlay(tmp_path, text))


def test_a_cosine_that_is_slightly_off_is_refused(tmp_path: Path) -> None:
    values = [*BOXES.box(overlay(tmp_path, 'rule = [{ id = "ships", amount = 29 }]')).polar.cos[:91]]
    values[45] += 9
    with pytest.raises(DataError, match="no cosine"):
        BOXES.document(overlay(tmp_path, f'cosine = [{{ id = "quarter", values = {values} }}]'))


def test_an_owners_values_are_in_the_box(tmp_path: Path) -> None:
    path = overlay(
        tmp_path,
        'system = [{ id = "capella", lanes = 5 }]\n'
        'advancement = [{ id = "universal_translators", effects = { hegemony_bonus = 2 } }]\n'
        'civilization = [{ id = "federation", shields = [0, 2, 4], shield_costs = [3, 3] }]\n'
        'special_rule = [{ id = "death_before_dishonor", no_retreat = false }]\n'
        'polar = [{ id = "disc_radius", amount = 1900 }]\n',
    )
    box = BOXES.box(path)
    assert box.lane_limit[CAPELLA] == 5
    assert box.effects.amount[UNIVERSAL_TRANSLATORS * EFFECTS + HEGEMONY_BONUS] == 2
    assert box.shields[FEDERATION] == [0, 2, 4]
    assert box.special[SPECIALS + NO_RETREAT] == 0
    assert box.polar.centres[2] == 5800
    assert len(box.overlay) == 64


def test_an_owners_values_are_played_with(tmp_path: Path) -> None:
    path = overlay(
        tmp_path,
        'start = [{ id = "standard", production = 7 }]\n'
        'rule = [{ id = "commands", amount = 6 }]\n'
        'polar_home = [{ id = "seat_1", x = 17000 }]\n',
    )
    setting = GAME.setting(3, 1, {}, path)
    match = Match(GAME, setting, automate=False)
    state = match.state
    assert isinstance(state, Position)
    assert [player.goods[PRODUCTION] for player in state.players] == [7, 7, 7]
    assert [player.ready for player in state.players] == [6, 6, 6]
    assert 17000 in state.chart.x[:3]
    assert match.record.overlay == setting.overlay


def test_a_missing_file_is_refused() -> None:
    with pytest.raises((DataError, Illegal)):
        GAME.setting(3, 1, {}, "/no/such/file.toml")
