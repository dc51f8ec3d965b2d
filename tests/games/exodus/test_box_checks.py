"""An owner's overlay is tested as strictly as our own box, and its values are played with."""

from pathlib import Path

import pytest
from tests.games.boxes import overlay

from galaktyka.core.data import DataError
from galaktyka.core.match import Match
from galaktyka.core.words import Illegal
from galaktyka.games.exodus.components import BOXES
from galaktyka.games.exodus.flow import Position
from galaktyka.games.exodus.game import GAME
from galaktyka.games.exodus.ids import FIGHTER, PLANET_IDS, TECH_IDS

WRONG = {
    "a marker above six": 'planet = [{ id = "sol", value = 7 }]',
    "a marker above the die": 'rule = [{ id = "marker_most", amount = 3 }]',
    "moons of a home": 'home = [{ id = "home_gaia", moons = true }]',
    "an unknown resource": 'planet = [{ id = "sol", resource = "gold" }]',
    "too few planets": 'planet = [{ id = "sol", resource = "axinium" }]',
    "a colour of eight": 'technology = [{ id = "radar", colour = "orange" }]',
    "a row of five": 'technology = [{ id = "radar", row = 1 }]',
    "no type": 'technology = [{ id = "radar", types = [] }]',
    "an upgrade unlocked twice": 'technology = [{ id = "em_shield", unlocks = "qgp_shield" }]',
    "an upgrade of another technology": 'upgrade = [{ id = "em_shield", technology = "radar" }]',
    "a shield that is a drive": 'upgrade = [{ id = "em_shield", kind = "drive" }]',
    "no room for the first shield": 'ship = [{ id = "battle_cruiser", shields = 0 }]',
    "red worse than white": 'area = [{ id = "area_1", red_sell = 5 }]',
    "red dearer than white": 'area = [{ id = "area_1", red_buy = 7 }]',
    "white a money machine": 'area = [{ id = "area_1", white_sell = 7 }]',
    "an action twice": 'action_card = [{ id = "card_trade", action = "mining" }]',
    "an unknown action": 'bonus_card = [{ id = "bonus_trade", action = "sleep" }]',
    "an unknown effect": 'political = [{ id = "law_free_market", effect = { kind = "rain" } }]',
    "an effect without its number": 'political = [{ id = "law_free_market", effect = { kind = "growth" } }]',
    "a law that is carried out": (
        'political = [{ id = "law_free_market", effect = { kind = "gain_cp", amount = 1 } }]'
    ),
    "a lasting immediate effect": (
        'political = [{ id = "law_central_bank", immediate = { kind = "growth", plus = 1 } }]'
    ),
    "a repeal of a resolution": (
        'political = [{ id = "law_war_tax", immediate = { kind = "repeal", law = "res_ceasefire" } }]'
    ),
    "a return of shields": (
        'political = [{ id = "law_wmd_ban", immediate = { kind = "return_rockets", upgrade = "em_shield" } }]'
    ),
    "an unknown ban": 'political = [{ id = "law_wmd_ban", effect = { kind = "forbid", what = ["sleep"] } }]',
    "landing on a low face": (
        'political = [{ id = "law_colonisation", effect = { kind = "landing_success_on", values = [1, 2] } }]'
    ),
    "more turns than cards": 'start = [{ id = "long", turns = 11 }]',
    "technologies for nothing": 'start = [{ id = "heavy_combat", technologies_cost = 5 }]',
    "an unknown map": 'start = [{ id = "long", map = "huge" }]',
    "a harmless Centaurian": 'centaurian = [{ id = "c1_1", firepower = 0 }]',
    "a Centaurian of another level": (
        'centaurian = [{ id = "c1_1", level = 2 }, { id = "c1_2", level = 2 }, { id = "c1_3", level = 2 }]'
    ),
    "an unknown bonus": 'centaurian = [{ id = "c1_1", bonus = { luck = 1 } }]',
    "no bonus": 'centaurian = [{ id = "c1_1", bonus = {} }]',
    "too few tokens": 'centaurian_token = [{ id = "level_1", count = 3 }]',
    "a seventh face": 'rule = [{ id = "hit_from", amount = 7 }]',
    "four cards to vote on": 'rule = [{ id = "cards_revealed", amount = 4 }]',
    "ships of speed four": 'rule = [{ id = "ship_top_speed", amount = 4 }]',
    "no conquest": 'rule = [{ id = "conquests", amount = 0 }]',
    "three ships of a type": 'rule = [{ id = "ships_per_type", amount = 3 }]',
    "too many markers": 'rule = [{ id = "population", amount = 60 }]',
    "another card number": 'title = [{ id = "senator", card = 2 }]',
    "a direction twice": 'direction = [{ id = "n", q = 1, r = 0 }]',
    "other counts than printed": 'map = [{ id = "normal_2", draw = { cp = 4, axinium = 4, phasium = 2 } }]',
    "homes at different distances": 'map = [{ id = "normal_2", homes = [[0, -2], [0, 3]] }]',
    "a hex twice": 'map = [{ id = "normal_2", homes = [[0, -2], [0, 1]] }]',
    "homes for three": 'map = [{ id = "normal_2", homes = [[0, -2], [0, 2], [2, 0]] }]',
    "a guard off the planets": 'map = [{ id = "normal_2", centaurians_1 = [[0, -2], [0, 1]] }]',
    "a hole in the map": (
        'map = [{ id = "normal_2", slots = [[-1, -1], [-1, 0], [-1, 1], [-1, 2], [5, 0], [0, '
        "1], [1, -2], [1, -1], [1, 0], [1, 1]], centaurians_1 = [[-1, -1], [0, 1]] }]"
    ),
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG.keys())
def test_a_box_that_cannot_be_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"box\.toml"):
        BOXES.document(overlay(tmp_path, text))


def test_a_home_walled_in_is_refused(tmp_path: Path) -> None:
    walls = (
        'map = [{ id = "minimal_2", centaurians_1 = [[0, -1], [1, -2]], '
        "centaurians_2 = [[1, 0], [-1, 0]], centaurians_3 = [[1, -1], [-1, 1]] }]"
    )
    with pytest.raises(DataError, match="no neighbour without a Centaurian"):
        BOXES.document(overlay(tmp_path, walls))


def test_an_owners_values_are_played_with(tmp_path: Path) -> None:
    path = overlay(
        tmp_path,
        'ship = [{ id = "fighter", cp = 9 }]\n'
        'planet = [{ id = "sol", vp = 9 }]\n'
        'technology = [{ id = "radar", cp = 2 }]\n'
        'start = [{ id = "normal", axinium = 0 }]\n',
    )
    box = BOXES.box(path)
    assert box.ship_cp[FIGHTER] == 9
    assert box.planet_vp[PLANET_IDS.index("sol")] == 9
    assert box.technology_cp[TECH_IDS.index("radar")] == 2
    setting = GAME.setting(2, 1, {}, path)
    assert len(setting.overlay) == 64
    match = Match(GAME, setting, automate=False)
    assert isinstance(match.state, Position)
    assert match.state.players[0].axinium == 0
    assert match.record.overlay == setting.overlay
    assert match.view(0)["overlay"] == setting.overlay


def test_a_missing_file_is_refused() -> None:
    with pytest.raises((DataError, Illegal)):
        GAME.setting(2, 1, {}, "/no/such/file.toml")
