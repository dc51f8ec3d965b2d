"""The other engine's names, as our numbers (conformance/gaia/crosswalk.yaml)."""

import re
from typing import Final

from galaktyka.games.gaia.ids import FACTION_IDS
from galaktyka.games.gaia.layout import CUSTOM, SUFFIXES
from galaktyka.games.gaia.state import (
    SPECIAL_ACADEMY,
    SPECIAL_ADVANCED_KNOWLEDGE,
    SPECIAL_ADVANCED_ORE,
    SPECIAL_ADVANCED_QIC,
    SPECIAL_BOOSTER,
    SPECIAL_FACTION,
    SPECIAL_TECH,
    Board,
)

FACTIONS: Final = {f.replace("_", "-"): f for f in FACTION_IDS} | {"baltaks": "bal_taks"}
BUILDINGS: Final = ["", "m", "ts", "lab", "PI", "ac1", "ac2", "gf", "sp"]
TRACKS: Final = ["terra", "nav", "int", "gaia", "eco", "sci"]
SLOTS: Final = [*TRACKS, "free1", "free2", "free3", *["adv-" + track for track in TRACKS]]
BOOSTERS: Final = {f"booster{n}": i for i, n in enumerate((1, 3, 2, 4, 5, 6, 8, 7, 9, 10))}
ROUND_TILES: Final = {f"score{n}": i for i, n in enumerate((3, 2, 1, 4, 8, 5, 9, 6, 7, 10))}
FINAL_TILES: Final = ["structureFed", "structure", "planetType", "gaia", "sector", "satellite"]
TECHS: Final = [f"tech{n}" for n in range(1, 10)]
ADVANCED: Final = {
    f"advtech{n}": i for i, n in enumerate((1, 5, 7, 2, 14, 15, 3, 11, 13, 4, 9, 6, 10, 8, 12))
}
TOKENS: Final = ["fed1", "fed2", "fed3", "fed4", "fed5", "fed6", "gleens"]
BOARD_ACTIONS: Final = [*[f"power{n}" for n in range(1, 8)], "qic1", "qic2", "qic3"]
SPECIALS: Final = {
    "q": SPECIAL_ACADEMY,
    "4c": SPECIAL_ACADEMY,
    "4pw": SPECIAL_TECH,
    "q,5c": SPECIAL_ADVANCED_QIC,
    "3o": SPECIAL_ADVANCED_ORE,
    "3k": SPECIAL_ADVANCED_KNOWLEDGE,
    "step": SPECIAL_BOOSTER,
    "range+3": SPECIAL_BOOSTER,
    "space-station": SPECIAL_FACTION,
    "swap-PI": SPECIAL_FACTION,
    "down-lab": SPECIAL_FACTION,
    "up-lowest": SPECIAL_FACTION,
}
POWER_GOODS: Final = ["q", "o", "k", "c"]
EXCHANGES: Final = ["pwq", "pwo", "pwk", "pwc", "kc", "oc", "ot", "qo"]


def board_text(hexes: list[object]) -> str:
    """The option `board` for a map given hex by hex."""
    sectors: dict[str, dict[str, str]] = {}
    centres: dict[str, str] = {}
    for cell in hexes:
        assert isinstance(cell, list)
        name, q, r, planet = str(cell[0]), int(cell[1]), int(cell[2]), str(cell[3])
        number, suffix = split_name(name)
        sectors.setdefault(number, {})[suffix] = planet
        if suffix == "C":
            centres[number] = f"{q},{r}"
    parts = [
        f"{number}@{centres[number]}=" + "".join([planets[suffix] for suffix in SUFFIXES])
        for number, planets in sectors.items()
    ]
    return CUSTOM + ";".join(parts)


def split_name(name: str) -> tuple[str, str]:
    found = re.fullmatch(r"(\d+)([ABC]\d*)", name)
    if found is None:
        raise ValueError(f"hex name {name}")
    return found.group(1), found.group(2)


def hex_number(board: Board, word: str) -> int:
    """A hex by its name, or by axial coordinates `QxR`."""
    if "x" in word:
        q, r = word.split("x")
        return board.grid.find(int(q), int(r))
    return board.names.index(word)


def tiles_text(setup: dict[str, object], players: int) -> str:
    """The option `tiles` for a set-up of the other engine."""
    techs = setup["techs"]
    boosters, rounds, finals = setup["boosters"], setup["roundScoring"], setup["finalScoring"]
    assert isinstance(techs, dict)
    assert isinstance(boosters, list)
    assert isinstance(rounds, list)
    assert isinstance(finals, list)
    parts = [
        list(range(players)),
        [TECHS.index(techs[slot]) for slot in SLOTS[:9]],
        [ADVANCED[techs[slot]] for slot in SLOTS[9:]],
        [TOKENS.index(str(setup["terraformingFederation"]))],
        [ROUND_TILES[tile] for tile in rounds],
        [FINAL_TILES.index(tile) for tile in finals],
        [BOOSTERS[booster] for booster in boosters],
    ]
    return CUSTOM + "|".join([".".join([str(n) for n in part]) for part in parts])
