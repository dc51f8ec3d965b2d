"""What components are called and do, in sentences made of the numbers of a table's box. Keys only, no language.

An owner may overlay any number, so no sentence about a component has one of its own.
"""

from typing import Final

from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.components import Box
from galaktyka.games.eclipse.ids import (
    ACTION_IDS,
    BUILD_IDS,
    CANNONS,
    COMPUTER,
    DICE_IDS,
    DISCOVERY_IDS,
    DRIVE,
    EMPTY,
    ENERGY,
    FOUND_ANCIENT_WARP_PORTAL,
    HULL,
    INITIATIVE,
    MISSILES,
    MONOLITH,
    PART_IDS,
    SHIELD,
    SPECIES_IDS,
    TECH_ADVANCED_ROBOTICS,
    TECH_ARTIFACT_KEY,
    TECH_IDS,
    TECH_IMPROVED_LOGISTICS,
    TECH_NANOROBOTS,
    TECH_PICO_MODULATOR,
    TECH_QUANTUM_GRID,
    TECH_WARP_PORTAL,
)
from galaktyka.games.eclipse.speech.phrases import ACCUSATIVE, amount, goods_list, together

INSIDE: Final = ".inside"
"""The form of a trait that does not begin its sentence."""
WEAPONS: Final = ((CANNONS, "cannon-"), (MISSILES, "missile-"))
VALUES: Final = (
    (COMPUTER, "computer"),
    (SHIELD, "shield"),
    (HULL, "hull"),
    (DRIVE, "movement"),
    (INITIATIVE, "initiative"),
)


# --- ship parts ---


def traits(box: Box, part: int, first: str) -> Text:
    """The dice and values of a part as a list; `first` is the form of its first entry."""
    design = box.part_design[part]
    found: list[tuple[str, int]] = []
    for weapon, name in WEAPONS:
        for color in range(len(DICE_IDS)):
            found.append((name + DICE_IDS[color], design[weapon + color]))
    for place, name in VALUES:
        found.append((name, design[place]))
    found.append(("produces", max(0, design[ENERGY])))
    found.append(("uses", max(0, -design[ENERGY])))
    found.append(("outside", 1 if box.part_outside[part] else 0))
    told: list[Text] = []
    for name, n in found:
        if n:
            told.append(Text("eclipse-trait-" + name + (INSIDE if told else first), {"n": n}))
    return together(told) if told else Text("eclipse-nothing")


def part_text(box: Box, part: int) -> Text:
    """R28c What a part adds to a ship."""
    return Text("eclipse-part-effect", {"traits": traits(box, part, "")})


def ship_part(box: Box, part: int) -> Text:
    """The same where it has to be said that it is a part."""
    return Text("eclipse-ship-part", {"traits": traits(box, part, INSIDE)})


# --- technologies ---


def tech_number(box: Box, tech: int) -> int:
    """R27 The number in what a technology does, or -1."""
    if tech == TECH_QUANTUM_GRID:
        return box.quantum_grid_discs
    if tech == TECH_ADVANCED_ROBOTICS:
        return box.robotics_discs
    if tech == TECH_NANOROBOTS:
        return box.nanorobots
    if tech == TECH_IMPROVED_LOGISTICS:
        return box.logistics
    if tech == TECH_PICO_MODULATOR:
        return box.pico_modulator
    if tech == TECH_ARTIFACT_KEY:
        return box.artifact_resources
    return box.portal_vp if tech == TECH_WARP_PORTAL else -1


def tech_text(box: Box, tech: int) -> Text:
    """What the technology does."""
    if TECH_IDS[tech] in PART_IDS:
        return ship_part(box, PART_IDS.index(TECH_IDS[tech]))
    key = f"eclipse-tech-{TECH_IDS[tech]}.description"
    n = tech_number(box, tech)
    return Text(key, {"n": n}) if n >= 0 else Text(key)


# --- discovery tiles ---


def found_name(box: Box, kind: int) -> Text:
    """A discovery tile; one of plain resources is named after them."""
    return Text("eclipse-discovery-" + DISCOVERY_IDS[kind], {"goods": goods_list(box.discovery_gain[kind])})


def found_text(box: Box, kind: int) -> Text:
    """R34 What the front of a discovery tile does."""
    if box.discovery_part[kind] != EMPTY:
        return ship_part(box, box.discovery_part[kind])
    params: dict[str, Param] = {
        "goods": goods_list(box.discovery_gain[kind], ACCUSATIVE),
        "vp": amount("vp", box.discovery_portal_vp[FOUND_ANCIENT_WARP_PORTAL]),
    }
    return Text(f"eclipse-discovery-{DISCOVERY_IDS[kind]}.description", params)


def back_name(box: Box) -> Text:
    return Text("eclipse-discovery-back", {"vp": amount("vp", box.discovery_vp)})


def back_text(box: Box) -> Text:
    """R33 What the back of every discovery tile is for."""
    return Text("eclipse-discovery-back.description", {"vp": amount("vp", box.discovery_vp, ACCUSATIVE)})


# --- boards ---


def species_text(box: Box, species: int) -> Text:
    """What sets a species apart."""
    side = box.species[species]
    params: dict[str, Param] = {ACTION_IDS[i]: side.activations[i] for i in range(len(ACTION_IDS))}
    params["trade"] = side.trade
    params["sector_vp"] = amount("vp", box.controlled_vp)
    params["ancient_vp"] = amount("vp", box.ancient_vp)
    return Text(f"eclipse-species-{SPECIES_IDS[species]}.description", params)


def structure_text(box: Box, what: int) -> Text:
    """What an orbital or a monolith is good for."""
    key = f"eclipse-structure-{BUILD_IDS[what]}.description"
    return Text(key, {"vp": amount("vp", box.monolith_vp)}) if what == MONOLITH else Text(key)
