"""The sums of the rulebook hold for our box, and no owner's box can break them unnoticed."""

from collections import Counter
from pathlib import Path

import pytest

from galaktyka.core.data import DataError, Item
from galaktyka.core.match import Match
from galaktyka.games.frontiers.components import BOXES, standard_box
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import EFFECT_IDS, GOAL_IDS, PLANET_IDS, TILE_IDS

DOCUMENT = BOXES.document()
PLANETS = DOCUMENT.section("planet")
HOMES = DOCUMENT.section("home")
TECHNOLOGIES = DOCUMENT.section("technology")
FORCES = [item for item in PLANETS if item.flag("military")]
OTHERS = [item for item in PLANETS if not item.flag("military")]
PAIRS = """expeditionary_force survey_team/export_duties mining_robots/alien_monument alien_researchers
terraforming_engineers terraforming_specialists/diversified_economy investment_credits
improved_logistics terraforming_robots/drop_ships galactic_salon/technology_investors trade_league
free_trade_association pan_galactic_hologrid/imperium_war_profiteers mining_league
military_industry new_galactic_order/alien_tech_institute galactic_exchange
pan_galactic_league uplift_gene_hunters/galactic_imperium imperium_lords
federation_survey frontier_settlers/galactic_federation new_economy"""


def tally(rows: list[Item], field: str) -> dict[object, int]:
    return dict(Counter([row.values[field] for row in rows]))


def words(rows: list[Item], word: str) -> int:
    return len([row for row in rows if word in row.words("keywords")])


# --- the summary of the planets ---


def test_military_and_other_planets() -> None:
    assert (len(PLANETS), len(FORCES), len(OTHERS)) == (60, 26, 34)
    assert tally(FORCES, "defence") == {1: 5, 2: 6, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 2, 9: 2}
    assert tally(OTHERS, "cost") == {0: 1, 1: 3, 2: 12, 3: 5, 4: 4, 5: 6, 6: 2, 7: 1}


def test_colonists_goods_and_kinds() -> None:
    assert tally(FORCES, "colonists") == {1: 18, 2: 8}
    assert tally(OTHERS, "colonists") == {1: 21, 2: 13}
    assert tally(FORCES, "good") == {"none": 8, "production": 6, "windfall": 12}
    assert tally(OTHERS, "good") == {"none": 3, "production": 20, "windfall": 11}
    assert tally(FORCES, "kind") == {"alien": 5, "genes": 6, "none": 8, "novelty": 3, "rare": 4}
    assert tally(OTHERS, "kind") == {"alien": 4, "any": 1, "genes": 5, "none": 3, "novelty": 12, "rare": 9}


def test_two_colonists_exactly_from_cost_four() -> None:
    assert all((item.number("colonists") == 2) == (item.number("cost") >= 4) for item in OTHERS)


def test_keywords_of_planets() -> None:
    found = {word: (words(FORCES, word), words(OTHERS, word)) for word in ("imperium", "rebel", "uplift")}
    assert found == {"imperium": (3, 4), "rebel": (11, 0), "uplift": (6, 4)}
    assert words(list(PLANETS), "terraforming") == 0
    both = [item.id for item in PLANETS if {"rebel", "uplift"} <= set(item.words("keywords"))]
    gray = [item.id for item in PLANETS if item.word("kind") == "none" and "alien" in item.words("keywords")]
    assert (both, gray) == (["rebel_uplift_world"], ["alien_rosetta_stone_world"])
    for item in (*PLANETS, *HOMES):
        assert (item.word("kind") == "none") == (item.word("good") == "none")
        assert item.word("kind") != "alien" or "alien" in item.words("keywords")


def test_points_of_planets() -> None:
    for rows, top, scored in ((FORCES, 9, ["rebel", "uplift"]), (OTHERS, 6, ["imperium", "uplift"])):
        printed = [item.number("vp") for item in rows if "vp" in item.values]
        variable = [item for item in rows if item.sequence("scoring")]
        assert (min(printed), max(printed), len(variable)) == (0, top, 2)
        parts = [item.as_table("scoring", part) for item in variable for part in item.sequence("scoring")]
        assert sorted([str(part["keyword"]) for part in parts]) == scored


def test_goods_and_chips() -> None:
    for kind in DOCUMENT.section("kind"):
        colonies = [item for item in (*PLANETS, *HOMES) if item.word("kind") == kind.id]
        assert kind.number("goods") == len(colonies) + 1
    assert DOCUMENT.item("players", "players_5").number("vp") == 25 * 1 + 7 * 5


# --- technologies and homes ---


def test_slots_sides_and_sizes() -> None:
    slots: dict[str, dict[str, str]] = {}
    for item in TECHNOLOGIES:
        slots.setdefault(item.word("slot"), {})[item.word("side")] = item.id
    small = [sides for slot, sides in slots.items() if slot.startswith("s")]
    large = [sides for slot, sides in slots.items() if slot.startswith("l")]
    assert sorted([tuple(sides) for sides in small]) == [("A", "B")] * 8 + [("fixed",)] * 8
    assert [tuple(sides) for sides in large] == [("A", "B")] * 8
    assert 3 * len(small) + len(large) == 56
    pairs = {" ".join(sorted(sides.values())) for sides in slots.values() if len(sides) == 2}
    assert pairs == set(PAIRS.replace("\n", "/").split("/"))
    assert (slots["s15"]["A"], slots["l4"]["A"]) == ("drop_ships", "alien_tech_institute")


def test_costs_and_variable_points_of_technologies() -> None:
    for item in TECHNOLOGIES:
        large = item.word("size") == "large"
        assert item.number("cost") == 9 if large else 1 <= item.number("cost") <= 5
        assert bool(item.sequence("scoring")) == large


def test_every_board_has_two_homes() -> None:
    found = sorted([(item.number("board"), item.word("side")) for item in HOMES])
    assert found == [(board, side) for board in range(1, 9) for side in "AB"]


def test_the_whole_vocabulary_is_used_and_ids_are_unique() -> None:
    box = standard_box()
    used = {power.effect for powers in box.powers for power in powers}
    assert used == set(range(len(EFFECT_IDS)))
    assert len(set(TILE_IDS)) == 116
    assert len(DOCUMENT.ids("action")) == len(DOCUMENT.ids("goal")) == 8


# --- an owner's box ---


def overlay(tmp_path: Path, text: str) -> str:
    path = tmp_path / "my-box.toml"
    path.write_text(text, "utf-8")
    return str(path)


WRONG = {
    "a cost that is not in the summary": ('planet = [{ id = "gem_world", cost = 3 }]', "the rulebook says"),
    "a defence beyond nine": ('planet = [{ id = "rebel_base", defence = 12 }]', "the rulebook says"),
    "a colonist too many": ('planet = [{ id = "gem_world", colonists = 2 }]', "the rulebook says"),
    "three colonists": ('planet = [{ id = "gem_world", colonists = 3 }]', "out of range"),
    "a kind that is short elsewhere": ('planet = [{ id = "gem_world", kind = "rare" }]', "the rulebook says"),
    "a gray planet with a good": ('planet = [{ id = "rebel_base", good = "windfall" }]', "gray tiles"),
    "a keyword too many": ('planet = [{ id = "gem_world", keywords = ["uplift"] }]', "the rulebook says"),
    "a peaceful rebel": ('planet = [{ id = "gem_world", keywords = ["rebel"] }]', "is military"),
    "a second gray alien": (
        'planet = [{ id = "rebel_base", keywords = ["rebel", "alien"] }]',
        "gray planets",
    ),
    "too many points": ('planet = [{ id = "gem_world", vp = 7 }]', "more than 6"),
    "points and conditions": ('planet = [{ id = "imperium_capital", vp = 3 }]', "either printed points"),
    "a defence on a peaceful planet": ('planet = [{ id = "gem_world", defence = 2 }]', "has a defence"),
    "a dear small technology": ('technology = [{ id = "drop_ships", cost = 6 }]', "1 to 5"),
    "a slot of the other size": ('technology = [{ id = "drop_ships", slot = "l1" }]', "other size"),
    "a side twice": ('technology = [{ id = "drop_ships", side = "B" }]', "has the sides"),
    "a home on another board": ('home = [{ id = "old_earth", board = 2 }]', "a side A and a side B"),
    "an unknown effect": (
        'technology = [{ id = "drop_ships", powers = [{ phase = "settle", effect = "fly", n = 1 }] }]',
        "is not one of",
    ),
    "a parameter too many": (
        'technology = [{ id = "drop_ships", powers = '
        '[{ phase = "settle", effect = "military", n = 1, kind = "rare" }] }]',
        "takes n",
    ),
    "an unknown condition": (
        'technology = [{ id = "mining_league", scoring = [{ vp = 1, per = "moon" }] }]',
        "is not one of",
    ),
    "five powers": (
        'technology = [{ id = "drop_ships", powers = ['
        + ", ".join(['{ phase = "settle", effect = "military", n = 1 }'] * 5)
        + "] }]",
        "at most 4",
    ),
    "goods for fewer colonies": (
        'kind = [{ id = "alien", goods = 9 }, { id = "rare", goods = 19 }]',
        "colonies can hold one",
    ),
    "credits for three of two": ('players = [{ id = "players_2", credits = [3, 3, 4] }]', "2 entries"),
    "steps that fall": ('goal = [{ id = "draft", tiers = [[5, 2], [3, 5]] }]', "rise"),
    "a goal that counts something else": ('goal = [{ id = "draft", count = "planets" }]', "is not one of"),
    "a filter that powers do not know": (
        'home = [{ id = "rebel_cantina", powers = '
        '[{ phase = "settle", effect = "pay_for_military", discount = 0, filter = { size = "large" } }] }]',
        "cannot be asked",
    ),
    "a kind that is no good": (
        'home = [{ id = "industrial_robots", powers = '
        '[{ phase = "trade", effect = "bonus", n = 1, kind = "none" }] }]',
        "no kind of good",
    ),
    "a table of points that is too short": (
        'technology = [{ id = "galactic_exchange", scoring = [{ count = "colony_kinds", table = [0, 1] }] }]',
        "5 entries",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_box_that_does_not_add_up_is_refused(case: str, tmp_path: Path) -> None:
    text, why = WRONG[case]
    with pytest.raises(DataError, match=why) as refusal:
        BOXES.document(overlay(tmp_path, text))
    assert "my-box.toml" in str(refusal.value)


def test_an_owners_values_are_played_with(tmp_path: Path) -> None:
    """Two planets exchange their costs, so that the sums stay; a technology gets another power."""
    text = """
    planet = [{ id = "gem_world", cost = 3 }, { id = "comet_zone", cost = 2 }]
    technology = [{ id = "space_marines", powers = [{ phase = "settle", effect = "military", n = 4 }] }]
    """
    path = overlay(tmp_path, text)
    box = BOXES.box(path)
    assert box.cost[PLANET_IDS.index("gem_world")] == 3
    assert box.powers[TILE_IDS.index("space_marines")][0].n == 4
    assert BOXES.shown(box.overlay) is box
    assert BOXES.shown("unknown") is standard_box()
    setting = GAME.setting(2, 1, {}, path)
    assert setting.overlay == box.overlay
    match = Match(GAME, setting)
    assert match.record.overlay == box.overlay
    assert GAME.view(match.state, 0)["overlay"] == box.overlay


def test_all_goals_are_there() -> None:
    assert DOCUMENT.ids("goal") == list(GOAL_IDS)
