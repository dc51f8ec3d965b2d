"""Printed values as the data files have them, and what the political cards say, for those who check the engine."""

import tomllib
from pathlib import Path

import galaktyka.games.exodus

DATA = Path(galaktyka.games.exodus.__file__).parent / "data"
Row = dict[str, object]

# What the cards say, in the sheet's words: how each changes a number while it is in force.
DISCOUNT = {
    "law_military_technologies": ("military", 2),
    "law_civil_technologies": ("civil", 2),
    "law_transport_technologies": ("transport", 2),
    "res_open_archives": ("any", 1),
}
SHIP_CP = {"law_shipyard_subsidies": -1}
SHIP_AXINIUM = {"res_mobilisation": -1}
UPGRADE_CP = {"law_arms_subsidies": -1, "res_arms_embargo": 1}
TAX = {"law_tax_haven": 0, "law_war_tax": 2}
REACTION = {"res_civil_unrest": 1, "res_volunteers": -1}
# CP, axinium, phasium that everybody gains or pays when the card is adopted.
GIFTS = {
    "law_central_bank": (0, 2),
    "res_mobilisation": (0, -1),
    "exe_emergency_fund": (0, 3),
    "exe_council_levy": (0, -3),
    "exe_axinium_relief": (1, 1),
    "exe_phasium_relief": (2, 1),
}
CLONES = {"law_clone_rights": 1, "exe_clone_shipment": 1}
MENDED = {"res_ceasefire": 1, "exe_fleet_overhaul": 99}
SETUP = 0
UPGRADE = 100  # added to the number of an upgrade that a Centaurian card gives


def rows(file: str, key: str) -> list[Row]:
    with (DATA / file).open("rb") as stream:
        found = tomllib.load(stream)[key]
    assert isinstance(found, list)
    return found


def whole(row: Row, field: str) -> int:
    value = row[field]
    assert isinstance(value, int)
    return value


PLANETS = rows("planets.toml", "planet") + rows("planets.toml", "home")
SHIPS = rows("ships.toml", "ship")
UPGRADES = rows("ships.toml", "upgrade")
TECHNOLOGIES = {str(row["id"]): row for row in rows("technologies.toml", "technology")}
AREAS = rows("market.toml", "area")
CARDS = rows("market.toml", "action_card")
CENTAURIANS = rows("centaurians.toml", "centaurian")
VALUE = {str(row["id"]): whole(row, "value") for row in PLANETS}
RESOURCE = {str(row["id"]): str(row["resource"]) for row in PLANETS}
