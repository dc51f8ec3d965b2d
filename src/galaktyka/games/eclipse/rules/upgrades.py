"""The Upgrade action: tiles back to the supply, one part onto a blueprint (R28)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_BESIDE,
    A_PART,
    A_RETURN,
    A_SPACE,
    E_PART,
    E_RETURNED,
    E_STORED,
    F_SPACE,
    PART_FROM_STORE,
    PART_FROM_SUPPLY,
    PART_FROM_TILE,
    SKIP_VERB,
    STORE_VERB,
)
from galaktyka.games.eclipse.ids import EMPTY, FROM_ANCIENTS, PLAYER_SHIPS, SPACES
from galaktyka.games.eclipse.rules.designs import (
    ALL_SHIPS,
    available_parts,
    derive_design,
    has_space,
    sound_ships,
    spaces_for,
)
from galaktyka.games.eclipse.state import EclipseState


def upgrade_answers(s: EclipseState, seat: int) -> list[int]:
    """R28 Parts that find a space, tiles that can go back; no part at all once all blueprints are in order."""
    p = s.players[seat]
    sound = sound_ships(p)
    found: list[int] = []
    if s.arg(0):
        for part in available_parts(s, p):
            if has_space(s, p, part, sound):
                found.append(A_PART + part)
        for place in range(PLAYER_SHIPS * SPACES):
            if p.tiles[place] != EMPTY:
                found.append(A_RETURN + place)
    if s.arg(1) and sound == ALL_SHIPS:
        found.append(SKIP_VERB)
    return found


def choose_part(s: EclipseState, seat: int, part: int) -> None:
    """R28d From the store if it is an Ancient one."""
    ancient = s.box.part_origin[part] == FROM_ANCIENTS
    s.push(F_SPACE, seat, part, PART_FROM_STORE if ancient else PART_FROM_SUPPLY)


def end_activation(s: EclipseState) -> None:
    """R28 The next activation begins: the top frame is the action's."""
    s.set_arg(0, s.arg(0) - 1)
    s.set_arg(1, 0)


def return_tile(s: EclipseState, seat: int, place: int, table: Table) -> None:
    """R28a The space shows its printed part again; R28 an Ancient part is lost."""
    table.rule("R28a")
    p = s.players[seat]
    tiles = p.tiles[:]
    part = tiles[place]
    tiles[place] = EMPTY
    p.tiles = tiles
    derive_design(s, seat)
    table.tell(E_RETURNED, seat, part, place // SPACES, place % SPACES)


def space_answers(s: EclipseState, seat: int) -> list[int]:
    """R28, R34 Where the part of the top frame can go."""
    part, origin = s.arg(0), s.arg(1)
    base = A_BESIDE if s.box.part_outside[part] else A_SPACE
    places = spaces_for(s, s.players[seat], part, origin == PART_FROM_TILE)
    found = [base + place for place in places]
    if origin == PART_FROM_TILE:
        found.append(STORE_VERB)
    return found


def choose_space(s: EclipseState, seat: int, answer: int, table: Table) -> None:
    """R28 Place the part; R34 one that was just discovered may be stored instead."""
    part, origin = s.arg(0), s.arg(1)
    s.pop()
    p = s.players[seat]
    if answer == STORE_VERB:
        p.stored = [*p.stored, part]
        table.rule("R34")
        table.tell(E_STORED, seat, part)
        return
    if origin == PART_FROM_STORE:
        table.rule("R28d")
        stored = p.stored[:]
        stored.remove(part)
        p.stored = stored
    place_part(s, seat, part, answer, table)
    if origin != PART_FROM_TILE:
        end_activation(s)


def place_part(s: EclipseState, seat: int, part: int, answer: int, table: Table) -> None:
    """R28b, R28c The part works for all ships of the kind at once."""
    table.rule("R28")
    table.rule("R28b")
    table.rule("R28c")
    p = s.players[seat]
    if answer >= A_BESIDE:
        p.muon = answer - A_BESIDE
        table.tell(E_PART, seat, part, p.muon, -1)
    else:
        place = answer - A_SPACE
        if p.tiles[place] != EMPTY:
            return_tile(s, seat, place, table)
        tiles = p.tiles[:]
        tiles[place] = part
        p.tiles = tiles
        table.tell(E_PART, seat, part, place // SPACES, place % SPACES)
    derive_design(s, seat)
