"""An owner's values are taken where a game can be played with them, and refused with the place where not."""

from pathlib import Path

import pytest

from galaktyka.core.data import DataError
from galaktyka.games.eclipse.components import BOXES
from galaktyka.games.eclipse.ids import SECTOR_IDS, TECH_IDS


def overlay(tmp_path: Path, text: str) -> str:
    path = tmp_path / "my-box.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_a_corrected_value_is_used(tmp_path: Path) -> None:
    path = overlay(tmp_path, 'tech = [{ id = "starbase", cost = 5 }]\nsector = [{ id = "102", vp = 3 }]')
    box = BOXES.box(path)
    assert box.tech_cost[TECH_IDS.index("starbase")] == 5
    assert box.sector_vp[SECTOR_IDS.index("102")] == 3
    assert len(box.overlay) == 64
    assert BOXES.document(path).item("tech", "starbase").provenance["cost"] == "O"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('sector = [{ id = "102", wormholes = [] }]', "wormholes"),
        ('sector = [{ id = "102", wormholes = [1, 1] }]', "wormholes"),
        ('sector = [{ id = "102", wormholes = [6] }]', "wormholes"),
        ('sector = [{ id = "001", wormholes = [0, 1] }]', "wormholes"),
        ('sector = [{ id = "102", gcds = true }]', "gcds"),
        ('sector = [{ id = "102", guardian = true }]', "guardian"),
        ('sector = [{ id = "102", ancients = 1 }]', "ancients"),
        (
            'sector = [{ id = "102", population = ["grey", "grey", "grey", "grey", "grey", "grey", "grey"] }]',
            "population",
        ),
        ('sector = [{ id = "102", population = ["water"] }]', "population"),
        ('sector = [{ id = "102", ring = "outer" }]', "count"),
        ('tech = [{ id = "starbase", min_cost = 9 }]', "min_cost"),
        ('tech = [{ id = "metasynthesis", copies = 2 }]', "copies"),
        ('tech = [{ id = "starbase", copies = 4 }]', "count"),
        ('part = [{ id = "hull", origin = "tech" }]', "origin"),
        ('part = [{ id = "hull", outside_grid = true }]', "outside_grid"),
        ('discovery = [{ id = "part_ion_turret", part = "hull" }]', "part"),
        ('discovery = [{ id = "ancient_tech", copies = 2 }]', "count"),
        ('blueprint = [{ id = "standard_cruiser", spaces = ["hull"] }]', "spaces"),
        ('blueprint = [{ id = "standard_starbase", spaces = ["nuclear_drive"] }]', "spaces"),
        ('blueprint = [{ id = "standard_cruiser", spaces = ["nuclear_drive"] }]', "spaces"),
        ('blueprint = [{ id = "standard_cruiser", spaces = [] }]', "spaces"),
        ('reputation = [{ id = "value_4", copies = 5 }]', "count"),
        ('piece = [{ id = "cruiser", count = 5 }]', "count"),
        ('piece = [{ id = "population_cubes", count = 30 }]', "count"),
        ('species = [{ id = "planta", activations = [1, 1] }]', "activations"),
        ('species = [{ id = "planta", other_side = "mechanema" }]', "other_side"),
        ('species = [{ id = "planta", color = "red" }]', "color"),
        ('species = [{ id = "planta", home = "102" }]', "home"),
        ('species = [{ id = "planta", home = "225" }]', "home"),
        ('species = [{ id = "planta", reputation_draw = 9 }]', "reputation_draw"),
        ('players = [{ id = "players_4", player_zones = [0, 1, 2, 3] }]', "player_zones"),
        ('players = [{ id = "players_6", outer_stack = 20 }]', "outer_stack"),
        ('number = [{ id = "rounds", amount = 9 }]', "amount"),
        ('track = [{ id = "upkeep", by_count = [0, 1] }]', "by_count"),
    ],
)
def test_an_impossible_value_is_refused_with_its_place(tmp_path: Path, text: str, field: str) -> None:
    with pytest.raises(DataError) as caught:
        BOXES.document(overlay(tmp_path, text))
    assert caught.value.field == field
    assert caught.value.file == "my-box.toml"
