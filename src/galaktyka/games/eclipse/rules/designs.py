"""Blueprints: what parts make of a ship, and which parts may lie where (R28b, R28c)."""

from galaktyka.games.eclipse.components import Blueprint
from galaktyka.games.eclipse.ids import (
    DESIGN,
    DRIVE,
    EMPTY,
    ENERGY,
    FROM_ANCIENTS,
    FROM_DEFAULT,
    PART_MUON_SOURCE,
    PARTS,
    PLAYER_SHIPS,
    SPACES,
    STARBASE,
)
from galaktyka.games.eclipse.state import EclipseState, Player
from galaktyka.games.eclipse.strength import strength_of

ALL_SHIPS = 15


def blueprint(s: EclipseState, p: Player, kind: int) -> Blueprint:
    return s.box.blueprints[s.box.species[p.species].blueprints * PLAYER_SHIPS + kind]


def derive_design(s: EclipseState, seat: int) -> None:
    """R28c Tiles, uncovered printed parts and what is printed beside the grid add up."""
    p = s.players[seat]
    design: list[int] = []
    for kind in range(PLAYER_SHIPS):
        printed = blueprint(s, p, kind)
        total = printed.outside[:]
        for space in range(len(printed.spaces)):
            tile = p.tiles[kind * SPACES + space]
            part = tile if tile != EMPTY else printed.spaces[space]
            if part != EMPTY:
                add_part(total, s.box.part_design[part])
        if p.muon == kind:
            add_part(total, s.box.part_design[PART_MUON_SOURCE])
        design.extend(total)
    p.design = design
    damage_of = s.box.die_damage
    p.strengths = [strength_of(design, damage_of, kind * DESIGN) for kind in range(PLAYER_SHIPS)]


def add_part(total: list[int], part: list[int]) -> None:
    for i in range(DESIGN):
        total[i] += part[i]


def flies(kind: int, energy: int, drive: int) -> bool:
    """R28b Enough energy; a drive on every ship but the starbase, which has none."""
    return energy >= 0 and (drive == 0 if kind == STARBASE else drive > 0)


def sound_ships(p: Player) -> int:
    """R28b The kinds of ship whose blueprint is in order, as a mask."""
    design = p.design
    mask = 0
    for kind in range(PLAYER_SHIPS):
        if flies(kind, design[kind * DESIGN + ENERGY], design[kind * DESIGN + DRIVE]):
            mask |= 1 << kind
    return mask


def space_takes(s: EclipseState, p: Player, kind: int, space: int, part: int, over_tile: bool) -> bool:
    """R28b Whether the blueprint is in order with this part on this space."""
    tile = p.tiles[kind * SPACES + space]
    if tile != EMPTY and not over_tile:
        return False
    box = s.box
    covered = tile if tile != EMPTY else blueprint(s, p, kind).spaces[space]
    design = box.part_design[part]
    energy = p.design[kind * DESIGN + ENERGY] + design[ENERGY]
    drive = p.design[kind * DESIGN + DRIVE] + design[DRIVE]
    if covered != EMPTY:
        energy -= box.part_design[covered][ENERGY]
        drive -= box.part_design[covered][DRIVE]
    return flies(kind, energy, drive)


def takes_beside(s: EclipseState, p: Player, kind: int) -> bool:
    """R34 Whether the blueprint is in order with the Muon Source beside it."""
    energy = p.design[kind * DESIGN + ENERGY] + s.box.part_design[PART_MUON_SOURCE][ENERGY]
    return flies(kind, energy, p.design[kind * DESIGN + DRIVE])


def others_sound(sound: int, kind: int) -> bool:
    return sound | 1 << kind == ALL_SHIPS


def spaces_for(s: EclipseState, p: Player, part: int, over_tile: bool) -> list[int]:
    """R28 The places for a part as kind * 8 + space; for the Muon Source, kinds."""
    found: list[int] = []
    sound = sound_ships(p)
    for kind in range(PLAYER_SHIPS):
        if not others_sound(sound, kind):
            continue
        if s.box.part_outside[part]:
            if takes_beside(s, p, kind):
                found.append(kind)
            continue
        for space in range(len(blueprint(s, p, kind).spaces)):
            if space_takes(s, p, kind, space, part, over_tile):
                found.append(kind * SPACES + space)
    return found


def has_space(s: EclipseState, p: Player, part: int, sound: int) -> bool:
    """R28 Whether there is any place for a part of the supply or the store."""
    for kind in range(PLAYER_SHIPS):
        if not others_sound(sound, kind):
            continue
        if s.box.part_outside[part]:
            if takes_beside(s, p, kind):
                return True
            continue
        for space in range(len(blueprint(s, p, kind).spaces)):
            if space_takes(s, p, kind, space, part, False):
                return True
    return False


def available_parts(s: EclipseState, p: Player) -> list[int]:
    """R28b, R28d What the player may place: default parts, parts of his technologies, stored ones."""
    found: list[int] = []
    box = s.box
    for part in range(PARTS):
        origin = box.part_origin[part]
        if origin == FROM_DEFAULT:
            found.append(part)
        elif origin == FROM_ANCIENTS:
            if part in p.stored:
                found.append(part)
        elif p.techs >> box.part_tech[part] & 1:
            found.append(part)
    return found
