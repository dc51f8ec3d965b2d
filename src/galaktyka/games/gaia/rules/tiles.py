"""Technology tiles, standard and advanced (R50–R53)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import (
    A_COVER,
    A_TILE,
    E_ADVANCED,
    E_TECH,
    F_ADVANCE,
    F_COVER,
)
from galaktyka.games.gaia.ids import TECH_BIG_VALUE4
from galaktyka.games.gaia.rules.gains import gain_effect
from galaktyka.games.gaia.state import FROM_ADVANCED, FROM_TECH, NOT_KNOWN, GaiaState, Player

STANDARD_SLOTS = 9
FREE_SLOT = 6
TRACKS = 6


def may_take_standard(s: GaiaState, p: Player, slot: int) -> bool:
    """R50 Not a kind that the player owns already."""
    return not p.techs >> s.tech_slots[slot] & 1


def may_take_advanced(s: GaiaState, p: Player, track: int) -> bool:
    """R52 Level 4 or 5, a green token, and a standard tile to cover."""
    return (
        s.advanced_slots[track] >= 0
        and p.research[track] >= 4
        and p.techs & ~p.covered != 0
        and p.green_tokens() > 0
    )


def tile_answers(s: GaiaState, seat: int) -> list[int]:
    p = s.players[seat]
    answers = [A_TILE + slot for slot in range(STANDARD_SLOTS) if may_take_standard(s, p, slot)]
    for track in range(TRACKS):
        if may_take_advanced(s, p, track):
            answers.append(A_TILE + STANDARD_SLOTS + track)
    return answers


def any_tile(s: GaiaState, seat: int) -> bool:
    """R50 Without a tile to take, the structure is built all the same."""
    p = s.players[seat]
    for slot in range(STANDARD_SLOTS):
        if may_take_standard(s, p, slot):
            return True
    for track in range(TRACKS):
        if may_take_advanced(s, p, track):
            return True
    return False


def take_tile(s: GaiaState, seat: int, slot: int, table: Table) -> None:
    """R50–R52 Take the tile of a slot."""
    table.rule("R50")
    if slot >= STANDARD_SLOTS:
        s.push(F_COVER, seat, slot - STANDARD_SLOTS)
        return
    table.rule("R51")
    p = s.players[seat]
    tile = s.tech_slots[slot]
    p.techs |= 1 << tile
    if tile == TECH_BIG_VALUE4:
        p.least_satellites = NOT_KNOWN
    table.tell(E_TECH, seat, tile)
    s.push(F_ADVANCE, seat, slot if slot < FREE_SLOT else -1)
    gain_effect(s, seat, s.box.tech_once[tile], FROM_TECH, table)


def cover_answers(s: GaiaState, seat: int) -> list[int]:
    p = s.players[seat]
    open_tiles = p.techs & ~p.covered
    return [A_COVER + tile for tile in range(STANDARD_SLOTS) if open_tiles >> tile & 1]


def cover_with_advanced(s: GaiaState, seat: int, track: int, covered: int, table: Table) -> None:
    """R52 Cover a standard tile for good, flip a green token, gain the advanced tile."""
    table.rule("R52")
    p = s.players[seat]
    tile = s.advanced_slots[track]
    s.advanced_slots[track] = -1
    p.covered |= 1 << covered
    p.advanced |= 1 << tile
    p.covers.extend((tile, covered))
    if covered == TECH_BIG_VALUE4:
        table.rule("R53")
        p.least_satellites = NOT_KNOWN
    flip_token(p)
    table.tell(E_ADVANCED, seat, tile, covered)
    s.push(F_ADVANCE, seat, -1)
    gain_effect(s, seat, s.box.advanced_once[tile], FROM_ADVANCED, table)


def flip_token(p: Player) -> None:
    """R52, R73 Turn a green token grey; which one makes no difference to any rule."""
    for i in range(len(p.tokens)):
        if p.tokens[i] & 1:
            p.tokens[i] -= 1
            return
