"""The box of Gaia Project: tables as printed, totals, and overlays that cannot be played with."""

import pytest

from galaktyka.core.data import items, report
from galaktyka.games.gaia.automa_cards import (
    ALPTRAUMA,
    AUTOMA_BUILD_MINE,
    AUTOMA_FACTION,
    AUTOMA_POWER_QIC,
    AUTOMA_RESEARCH_RANDOM,
    AUTOMA_RESEARCH_SPECIFIC,
    AUTOMA_UPGRADE,
    AUTOMALEIN,
    DIFFICULTY_IDS,
    SEARCH_LEFT_UP,
    TIEBREAK_CLOSEST,
    TIEBREAK_NONE,
    TIEBREAK_TRANSDIM,
    TILE_BOTTOM,
    TILE_NONE,
    ULTOMA,
)
from galaktyka.games.gaia.components import BOXES, Box, Effect, standard_box, terraforming_steps
from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    ADVANCED_IDS,
    AI,
    AMBAS,
    BAL_TAKS,
    BESCODS,
    BOARD_ACTION_IDS,
    BOOSTER_IDS,
    CREDITS,
    ECONOMY,
    EXCHANGE_IDS,
    FACTION_IDS,
    FED_12VP,
    FED_GLEENS,
    FEDERATION_IDS,
    FINAL_TILE_IDS,
    FIRAKS,
    GAIA,
    GAIA_PROJECT,
    GEODENS,
    GLEENS,
    HADSCH_HALLAS,
    ICE,
    INSTITUTE,
    ITARS,
    IVITS,
    KNOWLEDGE,
    LAB,
    LANTIDS,
    LAYOUT_1_2,
    LAYOUT_3_4,
    LAYOUT_3_SMALL,
    LEVELS,
    LOST_MINE,
    MINE,
    NAVIGATION,
    NEVLAS,
    ORE,
    OXIDE,
    PER_BIG,
    PER_FEDERATION,
    PER_GAIA_PLANET,
    PER_LAB,
    PER_MINE,
    PER_NOTHING,
    PER_PLANET_TYPE,
    PER_SECTOR,
    PER_TRADING_STATION,
    PLANET_IDS,
    POWER,
    QIC,
    QIC_VP,
    RESOURCES,
    ROUND_TILE_IDS,
    SCIENCE,
    SECTOR_IDS,
    SECTOR_RING,
    SPACE,
    SWAMP,
    TAKLONS,
    TECH_BIG_VALUE4,
    TECH_IDS,
    TERRA,
    TERRAFORMING,
    TERRANS,
    TOKENS,
    TRACK_IDS,
    TRADING_STATION,
    TRIGGER_IDS,
    VOLCANIC,
    VP,
    XENOS,
)


@pytest.fixture(scope="module")
def box() -> Box:
    return standard_box()


def gain(**amounts: int) -> list[int]:
    names = ("credits", "ore", "knowledge", "qic", "power", "tokens", "vp")
    return [amounts.get(name, 0) for name in names]


def parts(effect: Effect) -> tuple[list[int], int, int, int]:
    return effect.gain, effect.per_resource, effect.per_count, effect.per_amount


def once(**amounts: int) -> tuple[list[int], int, int, int]:
    return gain(**amounts), CREDITS, PER_NOTHING, 0


def per(resource: int, count: int, amount: int, **amounts: int) -> tuple[list[int], int, int, int]:
    return gain(**amounts), resource, count, amount


def test_constants_follow_the_order_of_the_data() -> None:
    document = BOXES.document()
    for section, ids in (
        ("planet", PLANET_IDS),
        ("faction", FACTION_IDS),
        ("sector", SECTOR_IDS),
        ("booster", BOOSTER_IDS),
        ("board_action", BOARD_ACTION_IDS),
        ("exchange", EXCHANGE_IDS),
        ("round_tile", ROUND_TILE_IDS),
        ("final_tile", FINAL_TILE_IDS),
        ("tech", TECH_IDS),
        ("advanced", ADVANCED_IDS),
        ("federation", FEDERATION_IDS),
        ("difficulty", DIFFICULTY_IDS),
    ):
        assert document.ids(section) == list(ids), section
    assert document.ids("level") == [f"{track}_{level}" for track in TRACK_IDS for level in range(LEVELS)]
    assert document.ids("automa_card") == [f"card_{number}" for number in range(1, 18)]


def test_standard_box_is_read_once() -> None:
    assert standard_box() is standard_box()


def test_wheel_distances() -> None:
    assert terraforming_steps(VOLCANIC, TERRA) == 2
    assert terraforming_steps(VOLCANIC, SWAMP) == 2
    assert terraforming_steps(ICE, TERRA) == 1
    assert [terraforming_steps(TERRA, other) for other in range(7)] == [0, 1, 2, 3, 3, 2, 1]


def test_structures(box: Box) -> None:
    assert box.cost_credits == [0, 2, 6, 5, 6, 6, 6, 0, 0, 0]
    assert box.cost_ore == [0, 1, 2, 3, 4, 6, 6, 0, 0, 0]
    assert (box.near_trading_credits, box.near_trading_ore) == (3, 2)
    assert box.power_value == [0, 1, 2, 2, 3, 3, 3, 0, 1, 1]
    assert box.pieces == [0, 8, 4, 3, 1, 1, 1, 3, 6, 1]
    assert (box.satellites, box.gaia_tokens, box.start_vp) == (25, 12, 10)
    assert (box.cap_credits, box.cap_ore, box.cap_knowledge) == (30, 15, 15)


def test_upgrades(box: Box) -> None:
    academies = [ACADEMY_KNOWLEDGE, ACADEMY_QIC]
    assert box.upgrades[MINE] == box.bescods_upgrades[MINE] == [TRADING_STATION]
    assert box.upgrades[TRADING_STATION] == [INSTITUTE, LAB]
    assert box.upgrades[LAB] == academies
    assert box.bescods_upgrades[TRADING_STATION] == [*academies, LAB]
    assert box.bescods_upgrades[LAB] == [INSTITUTE]
    assert box.firaks_upgrades[LAB] == [TRADING_STATION]
    for final in (INSTITUTE, ACADEMY_KNOWLEDGE, LOST_MINE):
        assert box.upgrades[final] == box.bescods_upgrades[final] == box.firaks_upgrades[final] == []


def test_planets_of_both_boards(box: Box) -> None:
    for layout, home, gaia, transdim in ((LAYOUT_1_2, 4, 5, 7), (LAYOUT_3_4, 6, 7, 12)):
        hexes = [planet for sector in box.layout_sectors(layout) for planet in box.sector_planets[sector]]
        assert len(hexes) == 19 * len(box.layout_slots(layout))
        counts = [hexes.count(planet) for planet in range(len(PLANET_IDS))]
        assert counts == [home] * 7 + [transdim, gaia, 0]
        assert len(hexes) - hexes.count(SPACE) == 7 * home + gaia + transdim


def test_sector_faces(box: Box) -> None:
    # Outer ring, inner ring, centre; m titanium, x Transdim, g Gaia, the other letters are initials.
    letters = "tovdsmixg"
    assert [
        "".join("." if planet == SPACE else letters[planet] for planet in face) for face in box.sector_planets
    ] == [
        row.replace(" ", "")
        for row in (
            "...x.vo..d.. .t...s .",  # 01
            "m..d.x.o...v .i..s. .",  # 02
            "x..m..dt.... ..i..g .",  # 03
            "m...t....i.. o.s.v. .",  # 04
            "i.xo..dv.... .....g .",  # 05a
            "i.xo...v.... .....g .",  # 05b
            ".x..dx...... .t.g.s .",  # 06a
            ".x..dx...... .t.g.. .",  # 06b
            ".s....m...x. o.g.g. .",  # 07a
            "......m...x. g.s.g. .",  # 07b
            "t.x....x.... i.m.v. .",  # 08
            ".xi.....s..v ..g.m. .",  # 09
            ".xx....ot... ..g..d .",  # 10
        )
    ]
    assert box.sector_numbers == ["1", "2", "3", "4", "5", "5", "6", "6", "7", "7", "8", "9", "10"]
    assert box.sector_sides == ["only"] * 4 + ["a", "b"] * 3 + ["only"] * 3
    # Side b of 05 and 06 is side a less one planet; on 07 two others lie elsewhere, too.
    for number, missing in (("05", [3]), ("06", [SWAMP]), ("07", [OXIDE])):
        side_a = sorted(box.sector_planets[SECTOR_IDS.index(f"sector_{number}a")])
        side_b = sorted([*box.sector_planets[SECTOR_IDS.index(f"sector_{number}b")], *missing])
        assert side_b[1:] == side_a
    assert box.sector_planets[SECTOR_IDS.index("sector_07b")][12] == GAIA
    assert len(set(SECTOR_RING)) == 19


def test_what_else_lies_in_the_box() -> None:
    supply = BOXES.document().section("supply")
    assert {item.id: item.number("count") for item in supply} == {
        "scoring_board": 1,
        "research_board": 1,
        "faction_boards": 7,
        "sector_tiles": 10,
        "round_boosters": 10,
        "space_stations": 6,
        "round_scoring_tiles": 10,
        "standard_tech_tiles": 36,
        "advanced_tech_tiles": 15,
        "federation_tokens": 19,
        "final_scoring_tiles": 6,
        "gaia_planet_tokens": 12,
        "lost_planet": 1,
        "federation_record_tokens": 15,
        "action_tokens": 20,
        "qic_cubes": 30,
        "power_tokens": 50,
        "brainstone": 1,
        "credit_markers": 14,
        "ore_markers": 7,
        "knowledge_markers": 7,
        "first_player_marker": 1,
        "automa_decision_cards": 17,
        "automa_faction_cards": 7,
        "automa_terraforming_reference": 1,
        "help_cards": 4,
        "turn_order_card": 1,
    }
    assert BOXES.document().item("marker", "player_marker").number("pieces") == 7
    assert BOXES.document().item("free_action", "burn").number("discard") == 1


def test_layouts(box: Box) -> None:
    assert box.layout_slots(LAYOUT_1_2) == [(5, -2), (2, 3), (3, -5), (0, 0), (-3, 5), (-2, -3), (-5, 2)]
    assert box.layout_slots(LAYOUT_3_4) == [
        (5, -2),
        (2, 3),
        (-1, 8),
        (3, -5),
        (0, 0),
        (-3, 5),
        (-6, 10),
        (-2, -3),
        (-5, 2),
        (-8, 7),
    ]
    for layout in (LAYOUT_1_2, LAYOUT_3_4, LAYOUT_3_SMALL):
        for q, r in box.layout_slots(layout):
            # Neighbouring tiles are (5, -2) and (2, 3) apart; the mirrored lattice would be another.
            assert ((2 * q + 5 * r) % 19, (3 * q - 2 * r) % 19) == (0, 0)
    assert [SECTOR_IDS[sector] for sector in box.layout_sectors(LAYOUT_1_2)] == [
        "sector_01",
        "sector_05b",
        "sector_02",
        "sector_03",
        "sector_06b",
        "sector_04",
        "sector_07b",
    ]
    assert [box.sector_numbers[sector] for sector in box.layout_sectors(LAYOUT_3_4)] == [
        "10",
        "1",
        "5",
        "9",
        "2",
        "3",
        "6",
        "8",
        "4",
        "7",
    ]
    small = dict(zip(box.layout_slots(LAYOUT_3_SMALL), box.layout_sectors(LAYOUT_3_SMALL), strict=True))
    large = dict(zip(box.layout_slots(LAYOUT_3_4), box.layout_sectors(LAYOUT_3_4), strict=True))
    assert {box.sector_numbers[large[slot]] for slot in large.keys() - small.keys()} == {"9", "10"}
    assert all(large[slot] == sector for slot, sector in small.items())
    with pytest.raises(KeyError):
        box.layout_slots("slots_9")


def test_faction_starts(box: Box) -> None:
    expected = {
        TERRANS: ([15, 4, 3, 1], [4, 4, 0]),
        LANTIDS: ([13, 4, 3, 1], [4, 0, 0]),
        HADSCH_HALLAS: ([15, 4, 3, 1], [2, 4, 0]),
        IVITS: ([15, 4, 3, 1], [2, 4, 0]),
        GEODENS: ([15, 4, 3, 1], [2, 4, 0]),
        BAL_TAKS: ([15, 4, 3, 0], [2, 2, 0]),
        XENOS: ([15, 4, 3, 1], [2, 4, 0]),
        GLEENS: ([15, 4, 3, 0], [2, 4, 0]),
        TAKLONS: ([15, 4, 3, 1], [2, 4, 0]),
        AMBAS: ([15, 4, 3, 1], [2, 4, 0]),
        FIRAKS: ([15, 3, 2, 1], [2, 4, 0]),
        BESCODS: ([15, 4, 1, 1], [2, 4, 0]),
        NEVLAS: ([15, 4, 2, 1], [2, 4, 0]),
        ITARS: ([15, 5, 3, 1], [4, 4, 0]),
    }
    research = {
        TERRANS: GAIA_PROJECT,
        HADSCH_HALLAS: ECONOMY,
        GEODENS: TERRAFORMING,
        BAL_TAKS: GAIA_PROJECT,
        XENOS: AI,
        GLEENS: NAVIGATION,
        AMBAS: NAVIGATION,
        NEVLAS: SCIENCE,
    }
    for faction, board in enumerate(box.factions):
        assert (board.gain_start, board.bowls) == expected[faction], FACTION_IDS[faction]
        assert board.research == [int(research.get(faction) == track) for track in range(6)]
        assert board.brainstone == (faction == TAKLONS)
        assert board.starting_mines == {XENOS: 3, IVITS: 0}.get(faction, 2)
        assert board.home == faction // 2
        assert board.partner == faction ^ 1


def test_faction_incomes(box: Box) -> None:
    plain = gain(ore=1, knowledge=1)
    always = {
        HADSCH_HALLAS: gain(ore=1, knowledge=1, credits=3),
        IVITS: gain(ore=1, knowledge=1, qic=1),
        AMBAS: gain(ore=2, knowledge=1),
        FIRAKS: gain(ore=1, knowledge=2),
        BESCODS: gain(ore=1),
        ITARS: gain(ore=1, knowledge=1, tokens=1),
    }
    second_symbol = {XENOS: gain(qic=1), GLEENS: gain(ore=1), AMBAS: gain(tokens=2), BESCODS: gain(tokens=2)}
    for faction, board in enumerate(box.factions):
        trading = [gain(credits=amount) for amount in (3, 4, 4, 5)]
        labs = [gain(knowledge=1)] * 3
        if faction == BESCODS:
            trading, labs = [gain(knowledge=1)] * 4, [gain(credits=amount) for amount in (3, 4, 5)]
        if faction == NEVLAS:
            labs = [gain(power=2)] * 3
        institute = [gain(power=4), second_symbol.get(faction, gain(tokens=1))]
        assert board.always == always.get(faction, plain), FACTION_IDS[faction]
        assert board.mine_fields == [gain(ore=amount) for amount in (1, 1, 0, 1, 1, 1, 1, 1)]
        assert board.trading_fields == trading
        assert board.lab_fields == labs
        assert board.institute_fields == (institute[:1] if faction == LANTIDS else institute)
        assert board.academy_income == gain(knowledge=3 if faction == ITARS else 2)
        assert board.academy_action == (gain(credits=4) if faction == BAL_TAKS else gain(qic=1))


def test_research_board(box: Box) -> None:
    assert box.step_cost == [3, 3, 2, 1, 1, 1]
    assert box.reach == [1, 1, 2, 2, 3, 4]
    assert box.gaiaformers == [0, 1, 1, 2, 3, 3]
    assert box.project_tokens == [0, 6, 6, 4, 3, 3]
    arrivals = {
        (TERRAFORMING, 1): once(ore=2),
        (TERRAFORMING, 4): once(ore=2),
        (NAVIGATION, 1): once(qic=1),
        (NAVIGATION, 3): once(qic=1),
        (AI, 1): once(qic=1),
        (AI, 2): once(qic=1),
        (AI, 3): once(qic=2),
        (AI, 4): once(qic=2),
        (AI, 5): once(qic=4),
        (GAIA_PROJECT, 2): once(tokens=3),
        (GAIA_PROJECT, 5): per(VP, PER_GAIA_PLANET, 1, vp=4),
        (ECONOMY, 5): once(ore=3, credits=6, power=6),
        (SCIENCE, 5): once(knowledge=9),
    }
    incomes = {
        (ECONOMY, 1): gain(credits=2, power=1),
        (ECONOMY, 2): gain(ore=1, credits=2, power=2),
        (ECONOMY, 3): gain(ore=1, credits=3, power=3),
        (ECONOMY, 4): gain(ore=2, credits=4, power=4),
        (SCIENCE, 1): gain(knowledge=1),
        (SCIENCE, 2): gain(knowledge=2),
        (SCIENCE, 3): gain(knowledge=3),
        (SCIENCE, 4): gain(knowledge=4),
    }
    for track in range(6):
        for level in range(LEVELS):
            place = track * LEVELS + level
            assert parts(box.level_once[place]) == arrivals.get((track, level), once()), (track, level)
            assert box.level_income[place] == incomes.get((track, level), gain()), (track, level)
    assert (box.research_cost, box.research_power, box.research_vp, box.research_vp_from) == (4, 3, 4, 3)


def test_board_actions(box: Box) -> None:
    assert box.action_power == [7, 5, 4, 4, 4, 3, 3, 0, 0, 0]
    assert box.action_qic == [0, 0, 0, 0, 0, 0, 0, 4, 3, 2]
    assert box.action_steps == [0, 2, 0, 0, 0, 1, 0, 0, 0, 0]
    assert [parts(effect) for effect in box.action_effect[:QIC_VP]] == [
        once(knowledge=3),
        once(),
        once(ore=2),
        once(credits=7),
        once(knowledge=2),
        once(),
        once(tokens=2),
        once(),
        once(),
    ]
    assert parts(box.action_effect[QIC_VP]) == per(VP, PER_PLANET_TYPE, 1, vp=3)


def test_exchanges(box: Box) -> None:
    assert box.exchange_pay_resource == [POWER, POWER, POWER, POWER, KNOWLEDGE, ORE, ORE, QIC]
    assert box.exchange_pay_amount == [4, 3, 4, 1, 1, 1, 1, 1]
    assert box.exchange_gain_resource == [QIC, ORE, KNOWLEDGE, CREDITS, CREDITS, CREDITS, TOKENS, ORE]
    assert box.exchange_credits == [4, 3, 4, 0, 0, 0, 0, 0]
    assert box.reach_per_qic == 2
    assert box.gaiaformer_gain == gain(qic=1)
    assert box.gaia_token_gain == gain(knowledge=1)


def test_boosters(box: Box) -> None:
    assert box.booster_income == [
        [gain(ore=1), gain(knowledge=1)],
        [gain(credits=2), gain(qic=1)],
        [gain(tokens=2), gain(ore=1)],
        [gain(credits=2)],
        [gain(power=2)],
        [gain(ore=1)],
        [gain(knowledge=1)],
        [gain(ore=1)],
        [gain(power=4)],
        [gain(credits=4)],
    ]
    assert [parts(effect) for effect in box.booster_pass] == [once()] * 5 + [
        per(VP, PER_MINE, 1),
        per(VP, PER_LAB, 3),
        per(VP, PER_TRADING_STATION, 2),
        per(VP, PER_BIG, 4),
        per(VP, PER_GAIA_PLANET, 1),
    ]
    assert box.booster_steps == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert box.booster_reach == [0, 0, 0, 0, 3, 0, 0, 0, 0, 0]


def test_scoring_tiles(box: Box) -> None:
    assert [TRIGGER_IDS[trigger] for trigger in box.round_trigger] == [
        "mine",
        "research",
        "terraform_step",
        "federation",
        "trading_station",
        "trading_station",
        "gaia_mine",
        "gaia_mine",
        "big",
        "big",
    ]
    assert box.round_vp == [2, 2, 2, 5, 3, 4, 3, 4, 5, 5]
    assert box.round_automa_early == [4, 2, 4, 0, 3, 3, 2, 2, 0, 0]
    assert box.round_automa_late == [6, 4, 6, 5, 6, 6, 2, 2, 5, 5]
    assert box.final_neutral == [10, 11, 5, 4, 6, 8]
    assert box.final_vp == [18, 12, 6, 0]


def test_standard_tech(box: Box) -> None:
    assert [parts(effect) for effect in box.tech_once] == [
        once(ore=1, qic=1),
        per(KNOWLEDGE, PER_PLANET_TYPE, 1),
        once(),
        once(vp=7),
        once(),
        once(),
        once(),
        once(),
        once(),
    ]
    assert box.tech_income == [gain()] * 4 + [
        gain(ore=1, power=1),
        gain(knowledge=1, credits=1),
        gain(),
        gain(credits=4),
        gain(),
    ]
    assert box.tech_action == [gain()] * 8 + [gain(power=4)]
    assert [TRIGGER_IDS[trigger] for trigger in box.tech_trigger] == [""] * 6 + ["gaia_mine", "", ""]
    assert box.tech_trigger_vp == [0, 0, 0, 0, 0, 0, 3, 0, 0]
    assert TECH_IDS[TECH_BIG_VALUE4] == "tech_big_value4"
    assert box.tech_big_value == 4
    assert box.tech_copies == [4] * 9


def test_advanced_tech(box: Box) -> None:
    assert [parts(effect) for effect in box.advanced_pass] == [
        per(VP, PER_FEDERATION, 3),
        per(VP, PER_LAB, 3),
        per(VP, PER_PLANET_TYPE, 1),
    ] + [once()] * 12
    assert [TRIGGER_IDS[trigger] for trigger in box.advanced_trigger] == [""] * 3 + [
        "research",
        "mine",
        "trading_station",
    ] + [""] * 9
    assert box.advanced_trigger_vp == [0, 0, 0, 2, 3, 3] + [0] * 9
    assert (
        box.advanced_action
        == [gain()] * 6 + [gain(qic=1, credits=5), gain(ore=3), gain(knowledge=3)] + [gain()] * 6
    )
    assert [parts(effect) for effect in box.advanced_once] == [once()] * 9 + [
        per(VP, PER_MINE, 2),
        per(VP, PER_TRADING_STATION, 4),
        per(ORE, PER_SECTOR, 1),
        per(VP, PER_SECTOR, 2),
        per(VP, PER_GAIA_PLANET, 2),
        per(VP, PER_FEDERATION, 5),
    ]
    assert box.advanced_income == [[0] * RESOURCES] * 15


def test_federation_tokens(box: Box) -> None:
    assert box.token_gain == [
        gain(vp=12),
        gain(vp=8, qic=1),
        gain(vp=8, tokens=2),
        gain(vp=7, ore=2),
        gain(vp=7, credits=6),
        gain(vp=6, knowledge=2),
        gain(ore=1, knowledge=1, credits=2),
    ]
    assert box.token_count == [3, 3, 3, 3, 3, 3, 1]
    assert box.token_green == [0, 1, 1, 1, 1, 1, 1]
    assert (FED_12VP, FED_GLEENS) == (0, 6)


def test_first_games(box: Box) -> None:
    assert box.first_game_factions == [
        [],
        [HADSCH_HALLAS, TAKLONS],
        [HADSCH_HALLAS, XENOS],
        [TERRANS, TAKLONS, GEODENS],
        [TERRANS, HADSCH_HALLAS, XENOS, TAKLONS],
    ]
    assert box.first_game_mines[1] == [[(3, -2), (-1, -3)], [(-3, -2), (6, -3)]]
    assert box.first_game_mines[2][1] == [(-2, 0), (2, -3), (6, -4)]
    assert box.first_game_mines[3][2] == [(0, 4), (2, -1)]
    assert box.first_game_mines[4][1] == [(0, 3), (-4, 2)]


def test_automa_cards(box: Box) -> None:
    assert [card.number for card in box.automa_cards] == list(range(1, 18))
    assert [card.vp for card in box.automa_cards] == [1, 1, 1, 1, 1, 3, 0, 3, 0, 3, 2, 3, 0, 3, 1, 3, 2]
    assert [card.number for card in box.automa_cards if not card.passes] == [4, 6, 7, 9, 11, 13, 14, 15, 17]
    assert [card.number for card in box.automa_cards if card.reach != 2] == [1, 8, 11]
    assert [card.number for card in box.automa_cards if card.action == AUTOMA_FACTION] == [9, 13]
    assert [card.number for card in box.automa_cards if card.final_tile == TILE_NONE] == [4, 13]
    assert [card.selection for card in box.automa_cards] == [
        1,
        2,
        3,
        4,
        5,
        1,
        4,
        1,
        2,
        3,
        1,
        1,
        2,
        3,
        2,
        3,
        5,
    ]
    assert [card.booster_start for card in box.automa_cards] == [
        number % 5 for number in (0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1)
    ]
    fifth = box.automa_cards[4]
    assert (fifth.action, fifth.vp, fifth.passes) == (AUTOMA_POWER_QIC, 1, True)
    assert fifth.final_tile == TILE_BOTTOM
    assert (fifth.direction, fifth.selection, fifth.from_left) == (SEARCH_LEFT_UP, 5, False)
    assert (fifth.booster_pass, fifth.booster_start) == (1, 4)
    assert [card.from_left for card in box.automa_cards].count(True) == 8
    assert box.automa_starter == [1, 2, 4, 5, 7, 13]


def test_automa_factions(box: Box) -> None:
    cards = {card.faction: card for card in box.automa_factions}
    assert list(cards) == [TERRANS, GEODENS, HADSCH_HALLAS, XENOS, ITARS, TAKLONS, FIRAKS]
    steps = {
        faction: [
            (step.action, step.track, step.reach, step.tiebreak, step.fallback_reach) for step in card.steps
        ]
        for faction, card in cards.items()
    }
    power_qic = (AUTOMA_POWER_QIC, -1, 0, TIEBREAK_NONE, 0)
    assert steps == {
        TERRANS: [
            (AUTOMA_RESEARCH_SPECIFIC, GAIA_PROJECT, 0, TIEBREAK_NONE, 0),
            (AUTOMA_BUILD_MINE, -1, 4, TIEBREAK_TRANSDIM, 0),
        ],
        GEODENS: [(AUTOMA_RESEARCH_RANDOM, -1, 0, TIEBREAK_NONE, 0), power_qic],
        HADSCH_HALLAS: [(AUTOMA_UPGRADE, -1, 0, TIEBREAK_NONE, 3)],
        XENOS: [(AUTOMA_BUILD_MINE, -1, 2, TIEBREAK_NONE, 0), power_qic],
        ITARS: [power_qic, power_qic],
        TAKLONS: [(AUTOMA_BUILD_MINE, -1, 3, TIEBREAK_CLOSEST, 0), power_qic],
        FIRAKS: [(AUTOMA_UPGRADE, -1, 0, TIEBREAK_NONE, 0)],
    }
    assert [card.vp for card in cards.values()] == [2, 1, 1, 2, 4, 2, 2]
    assert [card.mines for card in cards.values()] == [2, 2, 2, 3, 2, 2, 2]
    assert [sum(card.research) for card in cards.values()] == [1, 1, 1, 1, 0, 0, 0]
    assert cards[XENOS].research[AI] == cards[HADSCH_HALLAS].research[ECONOMY] == 1
    assert [card.new_type_vp for card in cards.values()] == [0, 2, 0, 0, 0, 0, 0]
    assert [card.trading_vp for card in cards.values()] == [0, 0, 3, 0, 0, 0, 0]
    assert [faction for faction, card in cards.items() if card.double_power_qic] == [XENOS]
    assert [faction for faction, card in cards.items() if card.lab_research] == [FIRAKS]
    assert cards[ITARS].upgrade_from == [TRADING_STATION, MINE, LAB, TRADING_STATION]
    assert cards[ITARS].upgrade_to == [INSTITUTE, TRADING_STATION, ACADEMY_KNOWLEDGE, LAB]
    assert cards[FIRAKS].upgrade_from == [TRADING_STATION, LAB, MINE, LAB, TRADING_STATION]
    assert cards[FIRAKS].upgrade_to == [INSTITUTE, TRADING_STATION, TRADING_STATION, ACADEMY_KNOWLEDGE, LAB]


def test_automa_difficulties(box: Box) -> None:
    assert [level.start_vp for level in box.automa_difficulties] == [0, 10, 10, 10, 10]
    assert [level.removed for level in box.automa_difficulties] == [[2], [], [], [], []]
    assert [level.added for level in box.automa_difficulties] == [[], [], [9], [9, 15], [9, 15]]
    assert [level.bonus_vp for level in box.automa_difficulties] == [0, 0, 0, 0, 1]
    assert (AUTOMALEIN, ULTOMA, ALPTRAUMA) == (0, 3, 4)


def test_only_two_things_are_reconstructed() -> None:
    assert [(item.section, item.id) for item in items(BOXES.document()) if item.weakest() not in "SP"] == [
        ("layout", "slots_3_small"),
        ("first_game", "first_game_1"),
        ("first_game", "first_game_2"),
        ("first_game", "first_game_3"),
        ("first_game", "first_game_4"),
    ]
    game = BOXES.document().item("first_game", "first_game_2")
    assert dict(game.provenance) == {"factions": "S", "mines": "R"}
    listed = report(BOXES.document(), unverified=True)
    assert (listed["total"], listed["by_provenance"]) == (5, {"R": 5})
