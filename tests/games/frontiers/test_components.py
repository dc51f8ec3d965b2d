"""The box is what the second writing of every tile says, and nothing else."""

import pytest
from tests.games.frontiers.sheet import HOMES, KINDS, PLANETS, SCORING, TECHNOLOGIES, TILES, Tile

from galaktyka.core.data import items, report
from galaktyka.games.frontiers.components import BOXES, standard_box
from galaktyka.games.frontiers.ids import (
    EFFECT_IDS,
    FIRST_HOME,
    FIRST_TECH,
    GOOD_WORDS,
    HOME_IDS,
    KEYWORD_IDS,
    KIND_WORDS,
    PLANET_IDS,
    SIDE_WORDS,
    SLOT_IDS,
    TECH_IDS,
    TILE_IDS,
)

BOX = standard_box()


def test_the_numbering_follows_the_sheet() -> None:
    assert [tile.id for tile in PLANETS] == list(PLANET_IDS)
    assert [tile.id for tile in HOMES] == list(HOME_IDS)
    assert [tile.id for tile in TECHNOLOGIES] == list(TECH_IDS)
    assert TILE_IDS[FIRST_HOME] == HOME_IDS[0]
    assert TILE_IDS[FIRST_TECH] == TECH_IDS[0]


@pytest.mark.parametrize("tile", TILES.values(), ids=TILES)
def test_every_tile_has_the_numbers_of_the_sheet(tile: Tile) -> None:
    number = TILE_IDS.index(tile.id)
    face = BOX.face[number]
    assert BOX.cost[number] == tile.cost
    assert (str(BOX.vp[number]) if not BOX.scoring[number] else "?") == tile.points
    assert [KEYWORD_IDS[i] for i in range(5) if face.keywords >> i & 1] == sorted(tile.keywords)
    assert [EFFECT_IDS[power.effect] for power in BOX.powers[number]] == [p.name for p in tile.powers]
    assert (tile.id in SCORING) == (tile.points == "?")
    if not tile.is_colony:
        slot, side = tile.place.split()
        assert SLOT_IDS[BOX.tech_slot[number - FIRST_TECH]] == slot
        assert SIDE_WORDS[BOX.tech_side[number - FIRST_TECH]] == side
        return
    assert face.military == tile.military
    assert BOX.colonists[number] == tile.colonists
    assert (KIND_WORDS[BOX.kind[number]], GOOD_WORDS[face.good]) == (tile.kind or "none", tile.good or "none")
    if tile.section == "homes":
        home = number - FIRST_HOME
        assert f"{BOX.home_board[home]}{SIDE_WORDS[BOX.home_side[home]]}" == tile.place


def test_prices_goods_and_pools_are_those_of_the_rulebook() -> None:
    assert BOX.price == [1, 2, 3, 4]
    assert BOX.goods == [19, 17, 13, 11]
    assert [BOX.count(n).stack for n in (2, 3, 4, 5)] == [1, 2, 2, 3]
    assert [BOX.count(n).vp for n in (2, 3, 4, 5)] == [24, 36, 48, 60]
    assert [BOX.count(n).colonists for n in (2, 3, 4, 5)] == [24, 36, 48, 60]
    assert [BOX.count(n).pawns for n in (2, 3, 4, 5)] == [2, 1, 1, 1]


def test_supply_of_each_kind_is_its_colonies_and_one_for_the_refinery() -> None:
    for number, kind in enumerate(KINDS):
        assert BOX.goods[number] == sum([1 for tile in PLANETS + HOMES if tile.kind == kind]) + 1


def test_reconstructed_values_are_marked_and_never_shown_as_printed() -> None:
    counted = report(BOXES.document())["by_provenance"]
    assert isinstance(counted, dict)
    assert set(counted) == {"S", "P", "R"}
    known = {
        "investment_credits": "M",
        "artist_settlement": "P",
        "drop_ships": "R",
        "homesteading_pioneers": "P",
    }
    for item in items(BOXES.document()):
        if item.id in known:
            assert item.provenance["cost"] == known[item.id]
    ending = BOXES.document().item("ending", "ending")
    assert (ending.provenance["rounds"], ending.provenance["colonists"]) == ("R", "S")
    assert BOXES.document().item("goal", "sales_tax").provenance["tiers"] == "R"
