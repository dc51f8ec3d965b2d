"""Setting up: sheet section 3, numbered S1–S20 as in the rules that players read."""

from collections import Counter

import pytest
from tests.games.gaia.scene import Scene, galaxy, opened, position

from galaktyka.core.match import Match
from galaktyka.core.table import ScriptedTable
from galaktyka.games.gaia.choices import E_POINTS
from galaktyka.games.gaia.components import standard_box
from galaktyka.games.gaia.game import GAME
from galaktyka.games.gaia.ids import (
    DESERT,
    FACTION_IDS,
    FED_GLEENS,
    FINAL_SATELLITES,
    GAIA,
    HOME_TYPES,
    INSTITUTE,
    MINE,
    OXIDE,
    SECTOR_IDS,
    SPACE,
    TERRA,
    TRANSDIM,
)
from galaktyka.games.gaia.layout import is_valid
from galaktyka.games.gaia.scoring import participant_counts
from galaktyka.games.gaia.state import BRAIN_BOWL_1, Board

SMALL = ["1", "5", "2", "3", "6", "4", "7"]
LARGE = ["10", "1", "5", "9", "2", "3", "6", "8", "4", "7"]
SEEDS = range(40)


def scripted(seats: int, first: int = 0, token: int = 0, **options: str) -> Match:
    """Chance gives this first player and this token, and always the lowest of everything else."""
    boosters = max(seats, 2) + 3
    script = [first] * (seats > 1) + [0] * 15 + [token] + [0] * (8 + boosters)
    table = ScriptedTable(script)
    match = Match(GAME, GAME.setting(seats, 0, options), automate=False, table=table)
    assert table.script == []
    return match


def offers(match: Match) -> list[str]:
    return [GAME.notation(match.state, answer) for answer in match.state.legal()]


def seats_asked(match: Match, kind: str) -> list[int]:
    """The seats that are asked this, in order; everybody takes the first answer."""
    seats: list[int] = []
    while match.decision is not None and match.decision.kind == kind:
        seats.append(match.state.actor())
        match.answer(match.decision.answers[0])
    return seats


def sectors(board: Board) -> list[str]:
    return [SECTOR_IDS[sector].removeprefix("sector_") for sector in board.placement[::2]]


# --- S1–S7: the table ---


def test_S1_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    assert position(scripted(4, first=2)).turn_order == [2, 3, 0, 1]
    assert position(scripted(3, first=1)).turn_order == [1, 2, 0]
    firsts = Counter([position(opened(4, seed)).turn_order[0] for seed in range(200)])
    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 25


@pytest.mark.parametrize(
    ("seats", "hexes", "numbers", "each", "gaia", "transdim", "side"),
    [(2, 133, SMALL, 4, 5, 7, "b"), (3, 190, LARGE, 6, 7, 12, "a"), (4, 190, LARGE, 6, 7, 12, "a")],
)
def test_S2_the_map_of_the_number_of_players(
    seats: int, hexes: int, numbers: list[str], each: int, gaia: int, transdim: int, side: str
) -> None:
    board = position(opened(seats)).board
    assert board.grid.size == hexes
    assert board.sector_numbers == numbers
    planets = Counter(board.printed)
    assert [planets[home] for home in range(HOME_TYPES)] == [each] * HOME_TYPES
    assert (planets[GAIA], planets[TRANSDIM]) == (gaia, transdim)
    assert {"05" + side, "06" + side, "07" + side} <= set(sectors(board))


def test_S2_alone_on_the_small_map() -> None:
    assert position(opened(1)).board.sector_numbers == SMALL


def test_S3_nine_kinds_of_standard_tiles_on_nine_slots() -> None:
    slots = [tuple(position(opened(2, seed)).tech_slots) for seed in SEEDS]
    assert all(sorted(found) == list(range(9)) for found in slots)
    assert len(set(slots)) == len(slots)
    assert standard_box().tech_copies == [4] * 9


def test_S4_six_of_fifteen_advanced_tiles() -> None:
    drawn = [position(opened(2, seed)).advanced_slots for seed in SEEDS]
    assert all(len(found) == 6 == len(set(found)) for found in drawn)
    assert {tile for found in drawn for tile in found} == set(range(15))


@pytest.mark.parametrize("token", range(18))
def test_S5_each_of_eighteen_tokens_is_equally_likely_on_terraforming(token: int) -> None:
    state = position(scripted(2, token=token))
    kind = token // 3
    assert state.terraforming_token == kind
    assert state.tokens_left == [2 if k == kind else 3 for k in range(6)] + [0]


def test_S5_the_token_of_the_gleens_lies_aside() -> None:
    for seed in SEEDS:
        state = position(opened(2, seed))
        assert state.terraforming_token != FED_GLEENS
        assert state.tokens_left[FED_GLEENS] == 0


def test_S6_six_round_tiles_and_two_final_tiles() -> None:
    states = [position(opened(2, seed)) for seed in SEEDS]
    for state in states:
        assert len(state.round_tiles) == 6 == len(set(state.round_tiles))
        assert len(state.final_tiles) == 2 == len(set(state.final_tiles))
    assert {tile for state in states for tile in state.round_tiles} == set(range(10))
    for track in (0, 1):
        assert {state.final_tiles[track] for state in states} == set(range(6))


@pytest.mark.parametrize(("seats", "boosters"), [(1, 5), (2, 5), (3, 6), (4, 7)])
def test_S7_three_boosters_more_than_players(seats: int, boosters: int) -> None:
    drawn = [position(opened(seats, seed)).boosters for seed in SEEDS]
    assert all(len(found) == boosters == len(set(found)) for found in drawn)
    assert {booster for found in drawn for booster in found} == set(range(10))


# --- S8: factions ---

# Credits, ore, knowledge, QIC; bowls; research (terraforming, navigation, AI, Gaia project, economy, science)
STARTS = {
    "terrans": ([15, 4, 3, 1], [4, 4, 0], [0, 0, 0, 1, 0, 0]),
    "lantids": ([13, 4, 3, 1], [4, 0, 0], [0, 0, 0, 0, 0, 0]),
    "hadsch_hallas": ([15, 4, 3, 1], [2, 4, 0], [0, 0, 0, 0, 1, 0]),
    "ivits": ([15, 4, 3, 1], [2, 4, 0], [0, 0, 0, 0, 0, 0]),
    "geodens": ([15, 6, 3, 1], [2, 4, 0], [1, 0, 0, 0, 0, 0]),
    "bal_taks": ([15, 4, 3, 0], [2, 2, 0], [0, 0, 0, 1, 0, 0]),
    "xenos": ([15, 4, 3, 2], [2, 4, 0], [0, 0, 1, 0, 0, 0]),
    "gleens": ([15, 5, 3, 0], [2, 4, 0], [0, 1, 0, 0, 0, 0]),
    "taklons": ([15, 4, 3, 1], [2, 4, 0], [0, 0, 0, 0, 0, 0]),
    "ambas": ([15, 4, 3, 2], [2, 4, 0], [0, 1, 0, 0, 0, 0]),
    "firaks": ([15, 3, 2, 1], [2, 4, 0], [0, 0, 0, 0, 0, 0]),
    "bescods": ([15, 4, 1, 1], [2, 4, 0], [0, 0, 0, 0, 0, 0]),
    "nevlas": ([15, 4, 2, 1], [2, 4, 0], [0, 0, 0, 0, 0, 1]),
    "itars": ([15, 5, 3, 1], [4, 4, 0], [0, 0, 0, 0, 0, 0]),
}


def with_faction(faction: str) -> Scene:
    return Scene(faction, "terrans" if faction not in ("terrans", "lantids") else "xenos")


@pytest.mark.parametrize("faction", FACTION_IDS)
def test_S8_what_a_faction_starts_with(faction: str) -> None:
    scene = with_faction(faction)
    goods, bowls, research = STARTS[faction]
    p = scene.player(0)
    assert scene.goods(0) == goods
    assert scene.bowls(0) == bowls
    assert p.research == research
    assert p.vp == 10 == scene.points(0, "start")
    formers = 1 if faction in ("terrans", "bal_taks") else 0
    assert (p.gaiaformers, p.gaiaformers_ready) == (formers, formers)
    assert (p.brain == BRAIN_BOWL_1) == (faction == "taklons")
    assert (p.gaia_tokens, p.techs, p.tokens) == (0, 0, [])


def test_S8_starting_levels_of_economy_and_science_give_nothing_yet() -> None:
    for faction in ("hadsch_hallas", "nevlas"):
        assert with_faction(faction).goods(0)[0] == 15
    assert with_faction("nevlas").player(0).knowledge == 2


def test_T1_xenos_start_with_their_goods_and_the_caps() -> None:
    scene = with_faction("xenos")
    assert scene.goods(0)[:3] == [15, 4, 3]
    box = standard_box()
    assert (box.cap_ore, box.cap_knowledge, box.cap_credits) == (15, 15, 30)


def test_T2_terrans_start_with_one_QIC_and_one_gaiaformer() -> None:
    p = with_faction("terrans").player(0)
    assert (p.qic, p.research[3], p.gaiaformers_ready) == (1, 1, 1)


def test_T3_hadsch_hallas_start_with_two_and_four_tokens() -> None:
    assert with_faction("hadsch_hallas").bowls(0) == [2, 4, 0]


def test_T4_geodens_start_on_terraforming_one_with_six_ore() -> None:
    p = with_faction("geodens").player(0)
    assert (p.research[0], p.ore) == (1, 6)


def test_T5_xenos_start_on_AI_one_with_two_QIC() -> None:
    p = with_faction("xenos").player(0)
    assert (p.research[2], p.qic) == (1, 2)


def test_T6_everybody_starts_with_ten_points() -> None:
    match = opened(4, factions="terrans,xenos,taklons,nevlas")
    seats_asked(match, "first-mine")
    assert match.scores == [10, 10, 10, 10]


def test_S8_factions_may_be_given_by_option() -> None:
    match = opened(3, factions="ambas, geodens ,itars")
    assert [FACTION_IDS[p.faction] for p in position(match).players] == ["ambas", "geodens", "itars"]
    assert match.decision is not None
    assert match.decision.kind == "first-mine"


# --- S9, S10 ---


@pytest.mark.parametrize(("factions", "ore"), [("terrans,xenos", [2, 2]), ("terrans,ivits", [2, 0])])
def test_S9_the_first_income_knows_the_first_structures(factions: str, ore: list[int]) -> None:
    """The third mine uncovers no ore; no booster with ore is in the game."""
    tiles = "custom:0.1|0.1.2.3.4.5.6.7.8|0.1.2.3.4.5|1|9.8.7.6.5.4|2.4|1.3.4.8.9"
    match = opened(2, factions=factions, tiles=tiles)
    seats_asked(match, "first-mine")
    before = [p.ore for p in position(match).players]
    seats_asked(match, "first-booster")
    while match.decision is not None and match.decision.kind != "turn":
        match.answer(match.decision.answers[0])
    after = [p.ore for p in position(match).players]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1 + n for n in ore]


@pytest.mark.parametrize(("order", "asked"), [("0.1.2", [2, 1, 0]), ("1.2.0", [0, 2, 1])])
def test_S10_boosters_from_the_last_player_backwards(order: str, asked: list[int]) -> None:
    tiles = f"custom:{order}|0.1.2.3.4.5.6.7.8|0.1.2.3.4.5|1|9.8.7.6.5.4|2.4|0.1.2.3.4.5"
    match = opened(3, factions="terrans,xenos,taklons", tiles=tiles)
    seats_asked(match, "first-mine")
    assert offers(match) == [f"booster {n}" for n in range(1, 7)]
    assert seats_asked(match, "first-booster") == asked
    state = position(match)
    assert [state.players[seat].booster for seat in asked] == [0, 1, 2]
    assert state.boosters == [3, 4, 5]


# --- S11 ---


def test_T7_the_neutral_player_stands_on_eight_for_satellites() -> None:
    state = Scene("terrans", "xenos").state
    assert participant_counts(state, FINAL_SATELLITES) == [0, 0, 8]


def test_S11_the_neutral_player_plays_with_one_or_two_only() -> None:
    state = Scene("terrans", "xenos").state
    assert [participant_counts(state, tile)[2] for tile in range(6)] == [10, 11, 5, 4, 6, 8]
    assert len(participant_counts(Scene("terrans", "xenos", "taklons").state, FINAL_SATELLITES)) == 3
    assert participant_counts(position(opened(1, factions="terrans")), FINAL_SATELLITES)[-1] == 8


# --- S12–S15: boards ---


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, ["01", "05b", "02", "03", "06b", "04", "07b"]),
        (4, ["10", "01", "05a", "09", "02", "03", "06a", "08", "04", "07a"]),
    ],
)
def test_S12_the_default_board_lies_unturned(seats: int, expected: list[str]) -> None:
    board = position(opened(seats)).board
    assert sectors(board) == expected
    assert board.placement[1::2] == [0] * len(expected)
    assert is_valid(board, False)


def test_S12_where_some_planets_of_the_default_boards_lie() -> None:
    small = position(opened(2)).board
    large = position(opened(4)).board
    assert small.printed[small.grid.find(-1, -1)] == TERRA
    assert small.printed[small.grid.find(3, -2)] == OXIDE
    assert large.printed[large.grid.find(2, 4)] == TERRA
    assert large.printed[large.grid.find(0, 3)] == OXIDE
    assert small.names[small.grid.find(0, 0)] == "3C"
    assert small.names[small.grid.find(5, -2)] == "1C"


def test_S13_a_random_board_fills_the_same_places() -> None:
    boards = [position(opened(2, seed, board="random")).board for seed in SEEDS]
    for board in boards:
        assert board.slots == position(opened(2)).board.slots
        assert sorted(sectors(board)) == ["01", "02", "03", "04", "05b", "06b", "07b"]
    assert len({tuple(board.placement) for board in boards}) == len(boards)
    assert {turns for board in boards for turns in board.placement[1::2]} == set(range(6))


def test_S13_the_map_seed_fixes_a_random_board() -> None:
    first = position(opened(3, 1, board="random", map_seed="99")).board.placement
    again = position(opened(3, 2, board="random", map_seed="99")).board.placement
    other = position(opened(3, 1, board="random", map_seed="98")).board.placement
    assert first == again != other
    one = position(opened(3, 5, board="random")).board.placement
    assert one == position(opened(3, 5, board="random")).board.placement


def test_S13_the_last_player_may_turn_sectors_before_factions_are_chosen() -> None:
    tiles = "custom:1.2.0|0.1.2.3.4.5.6.7.8|0.1.2.3.4.5|1|9.8.7.6.5.4|2.4|0.1.2.3.4.5"
    match = opened(3, board="last_player_rotates", map_seed="5", tiles=tiles)
    assert match.decision is not None
    assert (match.decision.kind, match.state.actor()) == ("rotate", 0)
    before = position(match).board
    number = before.sector_numbers[3]
    match.answer(f"rotate {number}")
    after = position(match).board
    turned = before.placement[:]
    turned[7] = (turned[7] + 1) % 6
    assert after.placement == turned
    planets = before.printed[57:76]
    assert after.printed[57:69] == planets[10:12] + planets[:10]
    assert after.printed[69:75] == planets[17:18] + planets[12:17]
    assert after.printed[:57] == before.printed[:57]
    assert position(match).planet == after.printed
    for _ in range(5):
        match.answer(f"rotate {number}")
    assert position(match).board.placement == before.placement
    match.answer("done")
    assert match.decision is not None
    assert (match.decision.kind, match.state.actor()) == ("faction", 1)


def test_S13_turning_ends_only_on_a_valid_board() -> None:
    match = opened(2, board="last_player_rotates", map_seed="5")
    seen: set[bool] = set()
    for turn in range(60):
        valid = is_valid(position(match).board, False)
        assert ("done" in offers(match)) == valid
        seen.add(valid)
        match.answer(f"rotate {1 + turn % 7 if turn % 3 else 4}")
    assert seen == {True, False}


def test_S13_a_board_may_be_given_hex_by_hex() -> None:
    board = position(opened(2, board=galaxy({(0, 0): "r", (5, -2): "m"}))).board
    assert [i for i, planet in enumerate(board.printed) if planet != SPACE] == [
        board.grid.find(5, -2),
        board.grid.find(0, 0),
    ]
    assert board.printed[board.grid.find(5, -2)] == TRANSDIM


def places_of(method: str) -> list[list[str]]:
    return [sectors(position(opened(4, seed, board="random", map_method=method)).board) for seed in range(12)]


def test_S14_method_one_keeps_the_first_four_in_place() -> None:
    for found in places_of("1"):
        assert [found[1], found[4], found[5], found[8]] == ["01", "02", "03", "04"]
    assert len({tuple(found) for found in places_of("1")}) > 6


def test_S14_method_two_mixes_the_first_four_among_themselves() -> None:
    middles: set[tuple[str, ...]] = set()
    for found in places_of("2"):
        middle = (found[1], found[4], found[5], found[8])
        assert sorted(middle) == ["01", "02", "03", "04"]
        middles.add(middle)
    assert len(middles) > 1
    assert len({tuple(found) for found in places_of("2")}) > 6


def test_S14_method_three_mixes_all_ten() -> None:
    middles = [{found[1], found[4], found[5], found[8]} for found in places_of("3")]
    assert any(middle != {"01", "02", "03", "04"} for middle in middles)
    assert all(len(set(found)) == 10 for found in places_of("3"))


def test_S14_two_players_mix_all_seven_by_any_method() -> None:
    firsts = {sectors(position(opened(2, s, board="random", map_method="1")).board)[0] for s in SEEDS}
    assert len(firsts) > 3


def test_S14_three_players_may_leave_out_nine_and_ten() -> None:
    board = position(opened(3, small_board="true")).board
    assert board.sector_numbers == ["1", "5", "2", "3", "6", "8", "4", "7"]
    assert board.grid.size == 152
    large = position(opened(3)).board
    for slot, number in zip(board.slots, board.sector_numbers, strict=True):
        assert slot == large.slots[large.sector_numbers.index(number)]
    mixed = position(opened(3, board="random", small_board="true")).board
    assert sorted(mixed.sector_numbers) == sorted(board.sector_numbers)
    assert position(opened(4, small_board="true")).board.sector_numbers == LARGE


def test_S15_no_equal_planets_side_by_side_on_different_sectors() -> None:
    for seats in (2, 4):
        for seed in range(15):
            board = position(opened(seats, seed, board="random")).board
            for hex_ in board.planet_hexes:
                for other in board.grid.neighbours[hex_]:
                    if board.sector_of[other] != board.sector_of[hex_]:
                        assert board.printed[other] != board.printed[hex_]


def test_S15_the_softer_test_looks_at_home_types_only() -> None:
    softer = [position(opened(4, s, board="random", map_validity="home_types")).board for s in range(15)]
    assert all(is_valid(board, True) for board in softer)
    assert not all(is_valid(board, False) for board in softer)


@pytest.mark.parametrize(
    ("letter", "strict", "softer"), [("r", False, False), ("g", False, True), ("m", False, True)]
)
def test_S15_pairs_on_different_sectors_are_tested(letter: str, strict: bool, softer: bool) -> None:
    """(2, 0) and (3, 0) touch across the border of two sectors."""
    board = position(opened(2, board=galaxy({(2, 0): letter, (3, 0): letter}))).board
    assert board.sector_of[board.grid.find(2, 0)] != board.sector_of[board.grid.find(3, 0)]
    assert is_valid(board, False) == strict
    assert is_valid(board, True) == softer
    one_sector = position(opened(2, board=galaxy({(1, 0): letter, (2, 0): letter}))).board
    assert is_valid(one_sector, False)
    mixed = position(opened(2, board=galaxy({(2, 0): letter, (3, 0): "i"}))).board
    assert is_valid(mixed, False)


# --- S16, S17: choosing factions ---


@pytest.mark.parametrize(
    ("seats", "factions"),
    [
        (1, ["hadsch_hallas"]),
        (2, ["hadsch_hallas", "xenos"]),
        (3, ["terrans", "taklons", "geodens"]),
        (4, ["terrans", "hadsch_hallas", "xenos", "taklons"]),
    ],
)
def test_S16_the_factions_of_a_first_game(seats: int, factions: list[str]) -> None:
    match = opened(seats, setup="first_game")
    assert offers(match) == ["faction " + name for name in factions]


def test_S16_the_first_player_chooses_first_then_clockwise() -> None:
    match = scripted(3, first=2, setup="first_game")
    assert match.state.actor() == 2
    match.answer("faction taklons")
    assert match.state.actor() == 0
    assert offers(match) == ["faction terrans", "faction geodens"]


def test_S17_all_fourteen_factions_one_a_board() -> None:
    match = scripted(4, first=3)
    assert offers(match) == ["faction " + name for name in FACTION_IDS]
    asked: list[int] = []
    gone: list[str] = []
    for name, partner in [
        ("gleens", "xenos"),
        ("ivits", "hadsch_hallas"),
        ("terrans", "lantids"),
        ("itars", "nevlas"),
    ]:
        asked.append(match.state.actor())
        match.answer("faction " + name)
        gone += [name, partner]
        if match.decision is not None and match.decision.kind == "faction":
            assert offers(match) == ["faction " + other for other in FACTION_IDS if other not in gone]
    assert asked == [3, 0, 1, 2]


# --- S18, S19: first structures ---


def test_S18_forth_and_back_then_xenos_then_ivits() -> None:
    tiles = "custom:1.2.3.0|0.1.2.3.4.5.6.7.8|0.1.2.3.4.5|1|9.8.7.6.5.4|2.4|0.1.2.3.4.5.6"
    match = opened(4, factions="terrans,xenos,ivits,taklons", tiles=tiles)
    assert seats_asked(match, "first-mine") == [1, 3, 0, 0, 3, 1, 1, 2]
    state = position(match)
    assert [p.built[MINE] for p in state.players] == [2, 3, 0, 2]
    assert [p.built[INSTITUTE] for p in state.players] == [0, 0, 1, 0]
    GAME.check(state)


def test_S18_on_free_home_planets_only() -> None:
    match = opened(2, factions="xenos,terrans")
    state = position(match)
    seat = state.actor()
    home = DESERT if seat == 0 else TERRA
    names = [state.board.names[i] for i, planet in enumerate(state.planet) if planet == home]
    assert offers(match) == names
    while position(match).actor() != seat or len(offers(match)) == len(names):
        match.answer(offers(match)[0])
    assert offers(match) == names[1:]


def test_S18_nobody_charges_and_nothing_scores() -> None:
    """On this board the first mines of all players touch each other."""
    board = galaxy({(0, 0): "r", (1, 0): "d", (0, 1): "r", (1, 1): "d", (2, 0): "o", (2, -1): "d"})
    tiles = "custom:0.1.2|0.1.2.3.4.5.6.7.8|0.1.2.3.4.5|1|0.9.7.6.5.4|2.4|0.1.2.3.4.5"
    match = opened(3, factions="terrans,xenos,ivits", tiles=tiles, board=board)
    seats_asked(match, "first-mine")
    assert match.decision is not None
    assert match.decision.kind == "first-booster"
    assert match.scores == [10, 10, 10]
    assert not [event for event in match.table.events if event.kind == E_POINTS]
    assert [[p.bowl1, p.bowl2, p.bowl3] for p in position(match).players] == [[4, 4, 0], [2, 4, 0], [2, 4, 0]]
    assert position(match).triggers == []


@pytest.mark.parametrize(
    ("seats", "mines"),
    [
        (2, {"hadsch_hallas": [(3, -2), (-1, -3)], "xenos": [(-2, 0), (2, -3), (6, -4)]}),
        (
            3,
            {
                "terrans": [(-4, 4), (2, 4)],
                "taklons": [(0, -1), (-6, 3)],
                "geodens": [(0, 4), (2, -1)],
            },
        ),
        (
            4,
            {
                "terrans": [(-4, 4), (2, 4)],
                "hadsch_hallas": [(0, 3), (-4, 2)],
                "xenos": [(-1, 2), (-5, 5), (3, 1)],
                "taklons": [(0, -1), (-6, 3)],
            },
        ),
    ],
)
def test_S19_a_first_game_starts_from_given_mines(
    seats: int, mines: dict[str, list[tuple[int, int]]]
) -> None:
    match = opened(seats, setup="first_game")
    while match.decision is not None and match.decision.kind == "faction":
        match.answer(offers(match)[-1])
    assert match.decision is not None
    assert match.decision.kind == "first-booster"
    state = position(match)
    for p in state.players:
        found = [state.board.grid.cells[hex_] for hex_ in p.planets]
        assert found == mines[FACTION_IDS[p.faction]]
        assert all(state.planet[hex_] == state.box.factions[p.faction].home for hex_ in p.planets)
        assert p.built[MINE] == len(found)
    GAME.check(state)


# --- S20: the turn order card ---


def passing(turn_order: str) -> list[int]:
    """Seat 2 passes first, then 0, then 3, then 1; gives the order of the next round."""
    scene = Scene("terrans", "xenos", "taklons", "nevlas", turn_order=turn_order)
    for seat, home in enumerate(["1B1", "1A9", "1B5", "5A0"]):
        scene.put(seat, MINE, home)
        scene.rich(seat)
    scene.play("research eco end research eco end pass booster 5")
    scene.play("research sci end pass booster 6 research sci end pass booster 7 pass booster 1")
    while scene.question() == "income":
        scene.play(scene.offers()[0])
    assert scene.asked() == scene.state.turn_order[0]
    return scene.state.turn_order


def test_S20_without_the_card_the_first_to_pass_begins_and_it_goes_clockwise() -> None:
    assert passing("clockwise") == [2, 3, 0, 1]


def test_S20_with_the_card_the_order_of_passing_is_the_next_order() -> None:
    assert passing("passing") == [2, 0, 3, 1]


def test_S20_offers_of_power_go_clockwise_by_seat_all_the_same() -> None:
    board = galaxy({(0, 0): "r", (1, 0): "d", (2, 0): "s", (0, 1): "i", (1, 1): "d"})
    scene = Scene("terrans", "xenos", "taklons", "nevlas", board=board, turn_order="passing")
    scene.state.turn_order = [1, 0, 3, 2]
    for seat, place in enumerate([(0, 0), (1, 0), (2, 0), (0, 1)]):
        scene.put(seat, MINE, place)
        scene.bowl(seat, 4, 0, 0)
    scene.turn(1)
    scene.play("build mine", (1, 1), "end")
    asked: list[int] = []
    while scene.question() == "charge":
        asked.append(scene.asked())
        scene.play("decline")
    assert asked == [2, 3, 0]


def test_a_board_without_home_planets_leaves_out_the_first_mine() -> None:
    board = galaxy({(0, 0): "r", (2, 0): "r", (0, 2): "d"})
    match = opened(2, board=board, factions="terrans,xenos", automate=False)
    placed: list[str] = []
    while match.decision is not None and match.decision.kind == "first-mine":
        placed.append(GAME.notation(match.state, match.decision.answers[0]))
        match.answer(match.decision.answers[0])
    assert len(placed) == 3
    assert match.decision is not None
    assert match.decision.kind == "first-booster"
