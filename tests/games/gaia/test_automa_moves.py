"""A2, A8–A14 What the Automa's cards do on the table."""

import pytest
from tests.games.gaia.automa_scene import (
    AUTOMA_SEAT,
    HUMAN,
    Cell,
    Ear,
    at,
    play,
    put,
    scene,
    structures,
    vp,
)

from galaktyka.games.gaia.automa_cards import SEARCH_LEFT_UP, SEARCH_RIGHT_DOWN, TIEBREAK_NONE
from galaktyka.games.gaia.choices import (
    E_AUTOMA_ACTION,
    E_AUTOMA_TILE,
    E_DOWNGRADE,
    E_GAIA_PLANET,
    E_MINE,
    E_RESEARCH,
    E_UPGRADE,
)
from galaktyka.games.gaia.flow import Position
from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    AI,
    ECONOMY,
    GAIA,
    GAIA_PROJECT,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    MINE,
    NAVIGATION,
    SCIENCE,
    TERRAFORMING,
    TRADING_STATION,
)
from galaktyka.games.gaia.rules.automa_moves import (
    automa_steps,
    choose_planet,
    first_in_direction,
    mine_candidates,
    numbered,
)
from galaktyka.games.gaia.rules.research import may_advance
from galaktyka.games.gaia.state import FROM_CARDS, FROM_FACTION

# Around the Automa's mine on the swamp (-3,-2) of the default board lie, within two hexes, a Terra planet
# (three steps), a Transdim planet in the next sector, a volcanic one (two steps) and an oxide one.
SWAMP: Cell = (-3, -2)
TERRA_NEAR: Cell = (-4, -1)
TRANSDIM_NEAR: Cell = (-3, 0)
VOLCANIC_NEAR: Cell = (-2, -4)
OXIDE_NEAR: Cell = (-1, -3)
FAR_AWAY: Cell = (1, 5)

# Support cards by what they say.
NO_TILE = 4  # reach 2, left and up, 4 from the right
TOP_TILE = 7  # reach 2, right and down, 4 from the left
BOTTOM_TILE = 2  # reach 2, right and down, 2 from the left
LONG_REACH = 1  # reach 4, right and down, 1 from the left

ROOM: list[Cell] = [
    *[(3, -1), (1, 2), (5, -6), (-2, -4), (3, -2), (1, 5), (2, -6), (-1, -3), (6, -4)],
    *[(2, -3), (-2, 0), (-5, 7), (5, -1), (-1, -1), (-3, 6), (-4, -1), (6, -3), (3, -6)],
    *[(4, 3), (3, -4)],
]


def mined(table: Ear, s: Position) -> list[Cell]:
    return [s.board.grid.cells[hex_] for _, hex_, _ in table.told(E_MINE)]


def built_up(s: Position, mines: int, stations: int, labs: int, institute: int, academies: int) -> None:
    """So many structures of the Automa on planets that are still free."""
    kinds = [MINE] * mines + [TRADING_STATION] * stations + [LAB] * labs + [INSTITUTE] * institute
    kinds += [ACADEMY_KNOWLEDGE, ACADEMY_QIC][:academies]
    free = [cell for cell in ROOM if not s.structure[at(s, cell)]]
    for i in range(len(kinds)):
        put(s, AUTOMA_SEAT, free[i], kinds[i])


# --- A2 ---


def test_A2_rows_from_the_top_and_from_the_left_or_the_other_way() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    cells: list[Cell] = [(-6, 3), (3, -6), (3, -2), (6, -3), (6, -4), (-6, 4)]
    hexes = [at(s, cell) for cell in cells]
    table = Ear([])
    assert s.board.grid.cells[first_in_direction(s, hexes, SEARCH_RIGHT_DOWN, table)] == (6, -4)
    assert s.board.grid.cells[first_in_direction(s, hexes, SEARCH_LEFT_UP, table)] == (-6, 4)
    assert "A2" in table.rules


# --- A8 ---


def test_A8_a_mine_without_a_piece_becomes_an_upgrade() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    built_up(s, mines=7, stations=0, labs=0, institute=0, academies=0)
    table = play(s, 4, NO_TILE)
    assert mined(table, s) == []
    assert [kind for _, _, kind in table.told(E_UPGRADE)] == [TRADING_STATION]
    assert vp(s) == 11


def test_A8_a_mine_without_a_planet_becomes_an_upgrade() -> None:
    s = scene([SWAMP], [TERRA_NEAR, TRANSDIM_NEAR, VOLCANIC_NEAR, OXIDE_NEAR])
    play(s, 4, NO_TILE)
    assert structures(s) == {SWAMP: TRADING_STATION}


def test_A8_nothing_can_be_done_but_the_points_come() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    s.actions_used = (1 << 10) - 1
    table = play(s, 12, NO_TILE)
    assert table.told(E_AUTOMA_ACTION) == []
    assert "A8" in table.rules
    assert vp(s) == 13


def test_A8_an_upgrade_that_fails_is_nothing_else() -> None:
    s = scene([], [FAR_AWAY])
    built_up(s, mines=0, stations=4, labs=3, institute=1, academies=2)
    before = structures(s)
    table = play(s, 10, LONG_REACH)
    assert "A8" in table.rules
    assert structures(s) == before
    assert vp(s) == 13


def test_A8_each_step_of_a_faction_action_is_tried_on_its_own() -> None:
    s = scene([(-1, 1)], [FAR_AWAY], automa="itars")
    s.actions_used = (1 << 10) - 1 - (1 << 6)
    table = play(s, 9, NO_TILE)
    assert table.told(E_AUTOMA_ACTION) == [(AUTOMA_SEAT, 6, 0)]
    assert vp(s) == 14


def test_A8_a_mine_step_of_a_faction_action_becomes_an_upgrade_too() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    built_up(s, mines=7, stations=0, labs=0, institute=0, academies=0)
    table = play(s, 13, NO_TILE)
    assert len(table.told(E_UPGRADE)) == 1
    assert len(table.told(E_AUTOMA_ACTION)) == 1
    assert vp(s) == 12


def test_A8_the_hadsch_hallas_build_within_three_when_no_upgrade_is_possible() -> None:
    s = scene([], [(-5, 7)], automa="hadsch_hallas", human="taklons")
    built_up(s, mines=0, stations=4, labs=3, institute=1, academies=2)
    table = play(s, 9, NO_TILE)
    (cell,) = mined(table, s)
    own = [other for other in structures(s) if other != cell]
    assert min(s.board.grid.distances[at(s, cell)][at(s, other)] for other in own) <= 3
    assert vp(s) == 11


def test_A8_the_hadsch_hallas_do_nothing_when_that_fails_too() -> None:
    s = scene([], [(-5, 7)], automa="hadsch_hallas", human="taklons")
    built_up(s, mines=8, stations=4, labs=3, institute=1, academies=2)
    table = play(s, 9, NO_TILE)
    assert mined(table, s) == []
    assert table.told(E_UPGRADE) == []
    assert vp(s) == 11


# --- A9 ---


def test_A9_only_empty_planets_in_reach() -> None:
    s = scene([SWAMP], [OXIDE_NEAR])
    put(s, HUMAN, VOLCANIC_NEAR, GAIAFORMER)
    s.players[HUMAN].planets.remove(at(s, VOLCANIC_NEAR))
    assert {s.board.grid.cells[h] for h in mine_candidates(s, AUTOMA_SEAT, 2)} == {TERRA_NEAR, TRANSDIM_NEAR}
    in_four = {s.board.grid.cells[h] for h in mine_candidates(s, AUTOMA_SEAT, 4)}
    assert {TERRA_NEAR, TRANSDIM_NEAR, (-7, 2), (-4, 2), (1, -4)} < in_four
    assert (2, -3) not in in_four


def test_A9_the_reach_is_that_of_the_support_card() -> None:
    near = scene([SWAMP], [(-7, 2)])
    assert mined(play(near, 4, NO_TILE), near) == [TRANSDIM_NEAR]
    far = scene([SWAMP], [(-7, 2)])
    assert mined(play(far, 4, LONG_REACH), far) == [(-5, 1)]


def test_A9_fewest_steps_counting_gaia_one_and_transdim_two() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    cells: list[Cell] = [(6, -3), (-7, 2), (-4, 2), TRANSDIM_NEAR, VOLCANIC_NEAR, TERRA_NEAR]
    assert [automa_steps(s, s.players[AUTOMA_SEAT], at(s, cell)) for cell in cells] == [0, 1, 1, 2, 2, 3]


def test_A9_of_equal_steps_the_planet_closest_to_the_human() -> None:
    s = scene([SWAMP], [OXIDE_NEAR])
    table = play(s, 4, NO_TILE)
    assert mined(table, s) == [VOLCANIC_NEAR]
    assert s.triggers == [at(s, VOLCANIC_NEAR)]
    assert "A9" in table.rules
    s = scene([SWAMP], [(-2, 0)])
    assert mined(play(s, 4, NO_TILE), s) == [TRANSDIM_NEAR]


@pytest.mark.parametrize(("support", "chosen"), [(BOTTOM_TILE, (3, -4)), (NO_TILE, (1, -4))])
def test_A9_at_last_the_direction_decides(support: int, chosen: Cell) -> None:
    s = scene([(3, -6)], [FAR_AWAY])  # the ice planet and the Transdim planet: two steps, nine hexes away
    assert mined(play(s, 4, support), s) == [chosen]


@pytest.mark.parametrize(
    ("finals", "support"),
    [("3.1", TOP_TILE), ("1.3", BOTTOM_TILE), ("4.1", TOP_TILE), ("1.4", BOTTOM_TILE)],
)
def test_A9_the_final_tile_of_gaia_planets_or_sectors_comes_first(finals: str, support: int) -> None:
    s = scene([SWAMP], [OXIDE_NEAR], finals=finals)
    assert mined(play(s, 4, support), s) == [TRANSDIM_NEAR]


@pytest.mark.parametrize(("finals", "support"), [("3.1", BOTTOM_TILE), ("1.4", TOP_TILE), ("3.4", NO_TILE)])
def test_A9_only_the_final_tile_that_the_support_card_names(finals: str, support: int) -> None:
    s = scene([SWAMP], [OXIDE_NEAR], finals=finals)
    assert mined(play(s, 4, support), s) == [VOLCANIC_NEAR]


@pytest.mark.parametrize(
    ("own", "finals", "chosen"),
    [
        ([SWAMP, (3, -1)], "2.1", TRANSDIM_NEAR),
        ([SWAMP, (3, -1), (-4, 5)], "2.1", TERRA_NEAR),  # with a Gaia planet, Transdim is no new type
        ([SWAMP, (3, -1)], "0.2", VOLCANIC_NEAR),
    ],
)
def test_A9_the_final_tile_of_planet_types_wants_new_ones(own: list[Cell], finals: str, chosen: Cell) -> None:
    s = scene(own, [OXIDE_NEAR], finals=finals)
    hexes = [at(s, cell) for cell in (TERRA_NEAR, TRANSDIM_NEAR, VOLCANIC_NEAR)]
    support = s.box.automa_cards[TOP_TILE - 1]
    assert choose_planet(s, AUTOMA_SEAT, hexes, support, TIEBREAK_NONE, Ear([])) == at(s, chosen)


def test_A9_a_wish_that_no_planet_meets_is_skipped() -> None:
    s = scene([SWAMP], [OXIDE_NEAR, TRANSDIM_NEAR], finals="3.1")
    assert mined(play(s, 4, TOP_TILE), s) == [VOLCANIC_NEAR]


def test_A9_a_transdim_planet_becomes_a_gaia_planet() -> None:
    s = scene([SWAMP], [(-2, 0)])
    table = play(s, 4, NO_TILE)
    hex_ = at(s, TRANSDIM_NEAR)
    assert s.planet[hex_] == GAIA
    assert table.told(E_GAIA_PLANET) == [(AUTOMA_SEAT, hex_, 0)]
    assert s.players[AUTOMA_SEAT].gaia_planets == 1
    assert not s.players[HUMAN].gaiaformers


def test_A9_a_mine_apart_counts_a_satellite_when_they_are_scored() -> None:
    s = scene([SWAMP], [OXIDE_NEAR], finals="5.1")
    assert s.players[AUTOMA_SEAT].satellites == 0
    play(s, 4, NO_TILE)
    assert s.players[AUTOMA_SEAT].satellites == 1
    assert sum(s.satellites) == 0
    s = scene([SWAMP], [OXIDE_NEAR, VOLCANIC_NEAR, TRANSDIM_NEAR], finals="1.5")
    assert mined(play(s, 4, NO_TILE), s) == [TERRA_NEAR]
    assert s.players[AUTOMA_SEAT].satellites == 0
    s = scene([SWAMP], [OXIDE_NEAR])
    play(s, 4, NO_TILE)
    assert s.players[AUTOMA_SEAT].satellites == 0


# --- A10 ---


def test_A10_upgrades_in_the_order_of_the_list_nearest_to_the_human_first() -> None:
    s = scene([SWAMP, (6, -3), (-6, 3)], [OXIDE_NEAR])
    steps: list[tuple[Cell, int]] = []
    for _ in range(8):
        table = play(s, 1, NO_TILE)
        assert "A10" in table.rules
        ((_, hex_, kind),) = table.told(E_UPGRADE)
        steps.append((s.board.grid.cells[hex_], kind))
        assert s.triggers[-1] == hex_
    assert steps == [
        (SWAMP, TRADING_STATION),
        (SWAMP, INSTITUTE),
        ((-6, 3), TRADING_STATION),
        ((6, -3), TRADING_STATION),
        ((-6, 3), LAB),
        ((-6, 3), ACADEMY_KNOWLEDGE),
        ((6, -3), LAB),
        ((6, -3), ACADEMY_QIC),
    ]
    assert s.players[AUTOMA_SEAT].techs == 0
    assert play(s, 1, NO_TILE).told(E_UPGRADE) == []


def test_A10_the_new_piece_must_be_in_supply_and_the_old_one_returns_to_it() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    built_up(s, mines=1, stations=4, labs=0, institute=1, academies=0)
    ((_, _, kind),) = play(s, 1, NO_TILE).told(E_UPGRADE)
    assert kind == LAB
    ((_, _, kind),) = play(s, 1, NO_TILE).told(E_UPGRADE)
    assert kind == TRADING_STATION


@pytest.mark.parametrize(("support", "chosen"), [(BOTTOM_TILE, (3, -4)), (NO_TILE, (1, -4))])
def test_A10_of_equal_distances_the_direction_decides(support: int, chosen: Cell) -> None:
    s = scene([(3, -4), (1, -4), (3, -6)], [FAR_AWAY])
    ((_, hex_, _),) = play(s, 1, support).told(E_UPGRADE)
    assert s.board.grid.cells[hex_] == chosen


# --- A11 ---


def levels(s: Position, *research: int) -> None:
    s.players[AUTOMA_SEAT].research = list(research)


def test_A11_random_counts_over_all_areas_that_can_rise() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    table = play(s, 7, TOP_TILE)  # the fourth from the left
    assert table.told(E_RESEARCH) == [(AUTOMA_SEAT, GAIA_PROJECT, 1)]
    assert "A11" in table.rules
    levels(s, 5, 0, 0, 1, 0, 0)
    s.advanced_slots[TERRAFORMING] = -1
    assert play(s, 7, TOP_TILE).told(E_RESEARCH) == [(AUTOMA_SEAT, ECONOMY, 1)]


def test_A11_highest_counts_over_the_highest_areas_only() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    levels(s, 1, 2, 0, 2, 2, 1)
    assert play(s, 3, BOTTOM_TILE).told(E_RESEARCH) == [(AUTOMA_SEAT, GAIA_PROJECT, 3)]
    levels(s, 5, 2, 0, 1, 2, 1)
    s.advanced_slots[TERRAFORMING] = -1
    assert play(s, 15, BOTTOM_TILE).told(E_RESEARCH) == [(AUTOMA_SEAT, ECONOMY, 3)]


def test_A11_level_four_removes_the_advanced_tile_before_it_rises() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    levels(s, 0, 4, 0, 0, 0, 0)
    table = play(s, 3, LONG_REACH)
    assert table.told(E_AUTOMA_TILE) == [(AUTOMA_SEAT, NAVIGATION, 0)]
    assert table.told(E_RESEARCH) == []
    assert s.advanced_slots[NAVIGATION] == -1
    assert s.players[AUTOMA_SEAT].research[NAVIGATION] == 4
    assert play(s, 3, LONG_REACH).told(E_RESEARCH) == [(AUTOMA_SEAT, NAVIGATION, 5)]
    assert s.lost_planet_free
    assert s.players[AUTOMA_SEAT].lost < 0


def test_A11_level_five_is_for_one_player_and_needs_no_token() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    levels(s, 4, 0, 0, 0, 0, 0)
    s.advanced_slots[TERRAFORMING] = -1
    token = s.terraforming_token
    play(s, 3, LONG_REACH)
    assert s.players[AUTOMA_SEAT].research[TERRAFORMING] == 5
    assert s.terraforming_token == token
    s.players[HUMAN].research[TERRAFORMING] = 4
    s.players[HUMAN].tokens = [2 * 1 + 1]  # a green token
    s.tokens_left[1] -= 1
    assert not may_advance(s, HUMAN, TERRAFORMING)
    assert may_advance(s, HUMAN, AI)


def test_A11_a_taken_level_five_is_not_valid_unless_the_tile_is_still_there() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    s.players[HUMAN].research[SCIENCE] = 5
    levels(s, 0, 0, 0, 0, 1, 4)
    assert play(s, 3, LONG_REACH).told(E_AUTOMA_TILE) == [(AUTOMA_SEAT, SCIENCE, 0)]
    assert play(s, 3, LONG_REACH).told(E_RESEARCH) == [(AUTOMA_SEAT, ECONOMY, 2)]


def test_A11_no_valid_area_is_nothing() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    levels(s, 5, 5, 5, 5, 5, 5)
    s.advanced_slots = [-1] * 6
    table = play(s, 17, LONG_REACH)
    assert table.told(E_RESEARCH) == table.told(E_AUTOMA_TILE) == []
    assert "A8" in table.rules
    assert vp(s) == 12


def test_A11_the_named_area_or_as_random_when_it_cannot_rise() -> None:
    s = scene([(-1, -1)], [FAR_AWAY], automa="terrans")
    assert (AUTOMA_SEAT, GAIA_PROJECT, 2) in play(s, 9, BOTTOM_TILE).told(E_RESEARCH)
    levels(s, 0, 0, 0, 5, 0, 0)
    s.advanced_slots[GAIA_PROJECT] = -1
    assert play(s, 9, BOTTOM_TILE).told(E_RESEARCH) == [(AUTOMA_SEAT, NAVIGATION, 1)]


# --- A12, A13 ---


def test_A12_a_free_board_action_is_covered() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    s.actions_used = 0b1
    table = play(s, 5, BOTTOM_TILE)  # the second from the left of the other nine
    assert table.told(E_AUTOMA_ACTION) == [(AUTOMA_SEAT, 2, 0)]
    assert s.actions_used == 0b101
    assert "A12" in table.rules


# Of the ten board actions, by support card 1 to 17: counted from the left, or from the right.
SELECTED = [0, 1, 2, 6, 5, 9, 3, 9, 8, 7, 0, 9, 8, 7, 1, 2, 4]


@pytest.mark.parametrize("support", range(1, 18))
def test_A13_numbered_selection_of_every_card(support: int) -> None:
    s = scene([SWAMP], [FAR_AWAY])
    table = play(s, 14, support)
    assert table.told(E_AUTOMA_ACTION) == [(AUTOMA_SEAT, SELECTED[support - 1], 0)]
    assert "A13" in table.rules


@pytest.mark.parametrize(("support", "chosen"), [(17, 20), (5, 20), (4, 30), (7, 10), (1, 10), (6, 30)])
def test_A13_counts_round_again(support: int, chosen: int) -> None:
    s = scene([SWAMP], [FAR_AWAY])
    assert numbered([10, 20, 30], s.box.automa_cards[support - 1], Ear([])) == chosen


# --- all cards ---

# By card 1 to 17: what it does, and its points; a faction card pays the two points of the Taklons.
DONE = [
    *[(E_UPGRADE, 1), (E_UPGRADE, 1), (E_RESEARCH, 1), (E_MINE, 1), (E_AUTOMA_ACTION, 1), (E_MINE, 3)],
    *[(E_RESEARCH, 0), (E_MINE, 3), (E_MINE, 2), (E_UPGRADE, 3), (E_UPGRADE, 2), (E_AUTOMA_ACTION, 3)],
    *[(E_MINE, 2), (E_AUTOMA_ACTION, 3), (E_RESEARCH, 1), (E_AUTOMA_ACTION, 3), (E_RESEARCH, 2)],
]


@pytest.mark.parametrize("card", range(1, 18))
def test_A7_every_card_does_its_action_and_pays_its_points(card: int) -> None:
    s = scene([SWAMP], [FAR_AWAY])
    table = play(s, card, NO_TILE)
    event, points = DONE[card - 1]
    kinds = (E_UPGRADE, E_RESEARCH, E_MINE, E_AUTOMA_ACTION)
    told = [kind for kind in kinds if table.told(kind)]
    assert told == ([E_MINE, E_AUTOMA_ACTION] if card in (9, 13) else [event])
    assert len(table.told(event)) == 1
    assert vp(s) == 10 + points
    assert s.players[AUTOMA_SEAT].sources[FROM_CARDS] == points


# --- A14 ---


def test_A14_terrans_research_gaia_then_build_on_a_transdim_planet_within_four() -> None:
    s = scene([(-4, -1)], [(-7, 2)], automa="terrans")
    table = play(s, 9, NO_TILE)
    assert table.told(E_RESEARCH) == [(AUTOMA_SEAT, GAIA_PROJECT, 2)]
    assert mined(table, s) == [TRANSDIM_NEAR]
    assert "A14" in table.rules
    assert vp(s) == 12
    # Without a Transdim planet in reach the wish is skipped: a home planet three hexes away.
    s = scene([(-4, -1)], [TRANSDIM_NEAR], automa="terrans")
    assert mined(play(s, 9, NO_TILE), s) == [(-1, -1)]


def test_A14_geodens_research_and_cover_and_are_paid_for_new_types() -> None:
    s = scene([(-2, -4)], [FAR_AWAY], automa="geodens")
    table = play(s, 9, BOTTOM_TILE)
    assert table.told(E_RESEARCH) == [(AUTOMA_SEAT, NAVIGATION, 1)]
    assert table.told(E_AUTOMA_ACTION) == [(AUTOMA_SEAT, 1, 0)]
    assert vp(s) == 11
    table = play(s, 4, NO_TILE)
    assert mined(table, s) == [OXIDE_NEAR]
    assert s.players[AUTOMA_SEAT].sources[FROM_FACTION] == 2
    assert vp(s) == 14
    s = scene([(-2, -4), (1, 5)], [(2, 5)], automa="geodens", human="taklons")  # oxide is known already
    assert mined(play(s, 4, NO_TILE), s) == [OXIDE_NEAR]
    assert s.players[AUTOMA_SEAT].sources[FROM_FACTION] == 0


def test_A14_hadsch_hallas_are_paid_for_trading_stations() -> None:
    s = scene([(3, -2)], [FAR_AWAY], automa="hadsch_hallas", human="taklons")
    assert [kind for _, _, kind in play(s, 13, NO_TILE).told(E_UPGRADE)] == [TRADING_STATION]
    assert s.players[AUTOMA_SEAT].sources[FROM_FACTION] == 3
    assert vp(s) == 14
    assert [kind for _, _, kind in play(s, 1, NO_TILE).told(E_UPGRADE)] == [INSTITUTE]
    assert vp(s) == 15


def test_A14_xenos_build_within_two_and_cover_once() -> None:
    s = scene([(-2, 0)], [FAR_AWAY], automa="xenos")
    table = play(s, 9, LONG_REACH)
    (cell,) = mined(table, s)
    assert s.board.grid.distances[at(s, cell)][at(s, (-2, 0))] <= 2
    assert table.told(E_AUTOMA_ACTION) == [(AUTOMA_SEAT, 0, 0)]
    assert vp(s) == 12


def test_A14_xenos_cover_twice_with_an_ordinary_card() -> None:
    s = scene([(-2, 0)], [FAR_AWAY], automa="xenos")
    table = play(s, 12, TOP_TILE)
    assert [action for _, action, _ in table.told(E_AUTOMA_ACTION)] == [3, 4]
    assert "A14" in table.rules
    assert vp(s) == 13


@pytest.mark.parametrize(("card", "event"), [(4, E_MINE), (1, E_UPGRADE), (7, E_RESEARCH)])
def test_A14_xenos_do_other_cards_once(card: int, event: int) -> None:
    s = scene([(-2, 0)], [FAR_AWAY], automa="xenos")
    assert len(play(s, card, TOP_TILE).told(event)) == 1


def test_A14_itars_cover_two_actions() -> None:
    s = scene([(-1, 1)], [FAR_AWAY], automa="itars")
    table = play(s, 13, NO_TILE)
    assert [action for _, action, _ in table.told(E_AUTOMA_ACTION)] == [6, 5]
    assert vp(s) == 14


def test_A14_taklons_build_within_three_as_near_to_the_human_as_they_can() -> None:
    s = scene([SWAMP], [(-1, -5)])
    table = play(s, 9, NO_TILE)
    assert mined(table, s) == [VOLCANIC_NEAR]  # two steps, but beside the human
    assert len(table.told(E_AUTOMA_ACTION)) == 1
    assert vp(s) == 12


def test_A14_firaks_downgrade_a_lab_before_they_upgrade_a_mine() -> None:
    s = scene([(0, -3)], [FAR_AWAY], automa="firaks")
    built_up(s, mines=0, stations=3, labs=1, institute=1, academies=0)
    table = play(s, 1, NO_TILE)
    ((_, hex_, _),) = table.told(E_DOWNGRADE)
    assert s.structure[hex_] == TRADING_STATION
    assert s.triggers == [hex_]
    assert table.told(E_RESEARCH) == table.told(E_UPGRADE) == []
    # All four trading stations are out: the mine must wait, a station becomes a lab and research follows.
    table = play(s, 9, BOTTOM_TILE)
    assert [kind for _, _, kind in table.told(E_UPGRADE)] == [LAB]
    assert table.told(E_RESEARCH) == [(AUTOMA_SEAT, NAVIGATION, 1)]
    assert vp(s) == 13


def test_A14_other_factions_never_downgrade() -> None:
    s = scene([SWAMP], [FAR_AWAY])
    built_up(s, mines=0, stations=3, labs=1, institute=1, academies=0)
    table = play(s, 1, NO_TILE)
    assert table.told(E_DOWNGRADE) == []
    assert [kind for _, _, kind in table.told(E_UPGRADE)] == [TRADING_STATION]
