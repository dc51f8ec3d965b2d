"""An owner's overlay on the box of Gaia Project: what it changes, and what it cannot."""

from pathlib import Path

import pytest

from galaktyka.core.data import DataError, overlay_hash
from galaktyka.games.gaia.components import BOXES, standard_box
from galaktyka.games.gaia.ids import BAL_TAKS, FED_7VP_6C


def written(folder: Path, text: str) -> str:
    path = folder / "my-box.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_overlay_changes_the_box_and_leaves_ours(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        """
        [[faction]]
        id = "bal_taks"
        qic = 1
        bowls = [4, 4, 0]

        [[federation]]
        id = "fed_7vp_6c"
        gain = { vp = 7, credits = 5 }

        [[first_game]]
        id = "first_game_2"
        mines = [[[3, -2], [-1, -3]], [[-2, 0], [6, -4], [2, -3]]]
    """,
    )
    owned = BOXES.box(path)
    assert owned.factions[BAL_TAKS].gain_start == [15, 4, 3, 1]
    assert owned.factions[BAL_TAKS].bowls == [4, 4, 0]
    assert owned.token_gain[FED_7VP_6C] == [5, 0, 0, 0, 0, 0, 7]
    assert standard_box().factions[BAL_TAKS].gain_start == [15, 4, 3, 0]
    assert owned.overlay == overlay_hash(BOXES.document(path))
    assert owned.overlay == "525ebab2cf709d860998183cea3ffe40d9fa4ac0c9bbe646b0db9050bb92af4d"
    assert overlay_hash(BOXES.document()) is None
    assert BOXES.document(path).item("first_game", "first_game_2").weakest() == "O"


# What is changed; where the refusal points; how the reason begins.
BAD_OVERLAYS = [
    (
        "federation.fed_12vp",
        "count = 4",
        "supply.federation_tokens.count",
        "the box holds 19, but the tables add up to 20",
    ),
    (
        "tech.tech_7vp",
        "copies = 3",
        "supply.standard_tech_tiles.count",
        "the box holds 36, but the tables add up to 35",
    ),
    (
        "structure.space_station",
        "pieces = 7",
        "supply.space_stations.count",
        "the box holds 6, but the tables add up to 7",
    ),
    (
        "supply.automa_decision_cards",
        "count = 18",
        "supply.automa_decision_cards.count",
        "the box holds 18, but the tables add up to 17",
    ),
    (
        "supply.gaia_planet_tokens",
        "count = 11",
        "supply.gaia_planet_tokens.count",
        "slots_3_4 has 12 Transdim planets",
    ),
    ("structure.mine", "pieces = 9", "faction.terrans.mines", "the list must have 9 entries, not 8"),
    ("structure.academy", "pieces = 3", "structure.academy.pieces", "there must be 2"),
    ("structure.gaiaformer", "pieces = 2", "level.gaia_project_4.gaiaformers", "a colour has only 2"),
    (
        "structure.gaiaformer",
        "credits = 2",
        "structure.gaiaformer.credits",
        "this item cannot have it, only mine, ",
    ),
    (
        "level.economy_2",
        "reach = 2",
        "level.economy_2.reach",
        "this item cannot have it, only navigation_ can",
    ),
    ("level.navigation_2", "reach = 0", "level.navigation_2.reach", "0 is out of range, 1 to 9 is possible"),
    ("level.ai_3", "once = { gold = 2 }", "level.ai_3.once", '"gold" is not one of credits, '),
    (
        "level.ai_3",
        "once = { qic = true }",
        "level.ai_3.once",
        "expected a whole number, found true or false",
    ),
    (
        "level.science_1",
        "income = { books = 1 }",
        "level.science_1.income",
        '"books" is not one of credits, ',
    ),
    (
        "booster.booster_06",
        "on_pass = { per_mine = { vp = 1 }, per_big = { vp = 1 } }",
        "booster.booster_06.on_pass",
        "only one thing can be counted",
    ),
    (
        "booster.booster_06",
        "on_pass = { per_mine = { vp = 1, ore = 1 } }",
        "booster.booster_06.on_pass",
        "expected exactly one resource",
    ),
    (
        "wheel.wheel",
        'planets = ["terra", "ice", "oxide", "volcanic", "desert", "swamp", "titanium"]',
        "wheel.wheel.planets",
        "the wheel must be terra, oxide, volcanic, desert, swamp, titanium, ice",
    ),
    ("faction.terrans", "bowls = [4, 4]", "faction.terrans.bowls", "the list must have 3 entries, not 2"),
    ("faction.terrans", 'partner = "xenos"', "faction.terrans.partner", "the other side of xenos is gleens"),
    (
        "faction.terrans",
        'home = "ice"',
        "faction.terrans.home",
        "both sides of a board share a home type, lantids has another",
    ),
    (
        "faction.terrans",
        "brainstone = true",
        "faction.terrans.brainstone",
        "this item cannot have it, only taklons can",
    ),
    ("planet.lost", "home = true", "planet.lost.home", "the first 7 types, and no others, are home types"),
    (
        "sector.sector_03",
        'planets = { 0 = "transdim", 3 = "titanium", 6 = "desert", 7 = "terra", 14 = "ice" }',
        "layout.slots_1_2.sectors",
        "the board has 4 gaia planets, not 5",
    ),
    (
        "sector.sector_03",
        'planets = { 0 = "moon" }',
        "sector.sector_03.planets",
        '"moon" is not one of terra, ',
    ),
    (
        "sector.sector_03",
        'planets = { 0 = "lost" }',
        "sector.sector_03.planets",
        '"lost" is not one of terra, ',
    ),
    (
        "sector.sector_03",
        'planets = { 19 = "gaia" }',
        "sector.sector_03.planets",
        "19 is no place on a sector, 0 to 18 are",
    ),
    ("sector.sector_03", "number = 11", "sector.sector_03.number", "11 is out of range, 1 to 10 is possible"),
    (
        "layout.slots_1_2",
        "slots = [[5, -2], [2, 3], [3, -5], [0, 0], [-3, 5], [-2, -3], [0, 0]]",
        "layout.slots_1_2.slots",
        "two sectors lie on one slot",
    ),
    (
        "layout.slots_3_small",
        'sectors = ["sector_01"]',
        "layout.slots_3_small.sectors",
        "the list must have 8 entries, not 1",
    ),
    (
        "layout.slots_3_small",
        f"sectors = {['sector_05a', 'sector_05b', *['sector_01'] * 6]}",
        "layout.slots_3_small.sectors",
        "a tile occurs twice",
    ),
    (
        "first_game.first_game_2",
        'factions = ["hadsch_hallas", "ivits"]',
        "first_game.first_game_2.factions",
        "two factions share a board",
    ),
    (
        "first_game.first_game_3",
        'factions = ["hadsch_hallas", "xenos"]',
        "first_game.first_game_3.factions",
        "the list must have 3 entries, not 2",
    ),
    (
        "first_game.first_game_1",
        "mines = [[[3, -2], [0, 0]], [[-3, -2], [6, -3]]]",
        "first_game.first_game_1.mines",
        "(0, 0) is not a home planet of hadsch_hallas",
    ),
    (
        "first_game.first_game_2",
        "mines = [[[3, -2], [-1, -3]], [[-2, 0], [2, -3]]]",
        "first_game.first_game_2.mines",
        "xenos starts with 3 mines",
    ),
    (
        "first_game.first_game_2",
        'factions = ["hadsch_hallas", "humans"]',
        "first_game.first_game_2.factions",
        '"humans" is not one of terrans, ',
    ),
    (
        "board_action.power_2o",
        "qic = 1",
        "board_action.power_2o.power",
        "a board action costs either power or QIC",
    ),
    ("exchange.p3_o", "gain = { ore = 2 }", "exchange.p3_o.gain", "2 is out of range, only 1 is possible"),
    ("exchange.p3_o", "pay = { power = 3, ore = 1 }", "exchange.p3_o.pay", "expected exactly one resource"),
    ("round_tile.rs_mine", 'on = "big"', "round_tile.rs_mine.on", '3 tiles reward "big", not 2'),
    (
        "round_tile.rs_mine",
        "automa = [4]",
        "round_tile.rs_mine.automa",
        "the list must have 2 entries, not 1",
    ),
    (
        "final_places.final_places",
        "vp = [12, 18, 6, 0]",
        "final_places.final_places.vp",
        "a lower place earns more",
    ),
    (
        "advanced.adv_act_3o",
        "vp = 2",
        "advanced.adv_act_3o.vp",
        "points and the event that earns them go together",
    ),
    ("starter.starter", "cards = [1, 2, 4, 5, 7, 7]", "starter.starter.cards", "a card occurs twice"),
    (
        "difficulty.automalein",
        "removed = [3]",
        "difficulty.automalein.removed",
        "only starter cards can be removed",
    ),
    ("difficulty.ultoma", "added = [1]", "difficulty.ultoma.added", "a starter card cannot be added again"),
    (
        "automa_upgrade.standard",
        'built = ["academy"]',
        "automa_upgrade.standard.built",
        "the list must have 4 entries, not 1",
    ),
    (
        "automa_faction.itars",
        'upgrades = "quick"',
        "automa_faction.itars.upgrades",
        '"quick" is not one of standard, firaks',
    ),
    (
        "automa_faction.itars",
        'steps = [{ do = "dance" }]',
        "automa_faction.itars.steps",
        '"dance" is not one of upgrade, ',
    ),
    (
        "automa_faction.itars",
        "steps = [{ reach = 3 }]",
        "automa_faction.itars.steps",
        "every step needs a do, an action other than faction",
    ),
    (
        "automa_faction.itars",
        'steps = [{ do = "upgrade", speed = 3 }]',
        "automa_faction.itars.steps",
        "a step has no speed of that type",
    ),
    (
        "automa_faction.itars",
        'steps = [{ do = "research_specific" }]',
        "automa_faction.itars.steps",
        "research_specific, and nothing else, needs a track",
    ),
]


@pytest.mark.parametrize(("place", "change", "refused", "reason"), BAD_OVERLAYS)
def test_overlay_that_cannot_be_played_with(
    tmp_path: Path, place: str, change: str, refused: str, reason: str
) -> None:
    section, item = place.split(".")
    path = written(tmp_path, f'[[{section}]]\nid = "{item}"\n{change}\n')
    with pytest.raises(DataError) as refusal:
        BOXES.box(path)
    with pytest.raises(DataError):
        BOXES.document(path)
    section, item, field = refused.split(".")
    message = str(refusal.value)
    assert message.startswith(f"my-box.toml, section {section}, item {item}, field {field}: {reason}")
    assert message.endswith(f"{reason}." if not reason.endswith(", ") else ".")


def test_a_home_type_has_two_factions(tmp_path: Path) -> None:
    moved = 'faction = [{ id = "terrans", home = "ice" }, { id = "lantids", home = "ice" }]'
    with pytest.raises(DataError, match=r"section planet, item terra, field home: 0 factions live there\.$"):
        BOXES.box(written(tmp_path, moved))
