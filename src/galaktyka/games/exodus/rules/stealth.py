"""Conquest, second part: cloaked groups, Radar, decloaking (R72–R75)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_GROUP,
    DECLOAK_VERB,
    DONE_VERB,
    E_DECLOAKED,
    F_DECLOAK,
    F_RADAR,
    MOST_HEXES,
)
from galaktyka.games.exodus.ids import CLOAKING, RADAR, SHIPS
from galaktyka.games.exodus.state import ExodusState

NOBODY = -1


def last_conquest(s: ExodusState) -> bool:
    """R75 The last conquest phase of the last turn, in which no group is cloaked."""
    return s.turn >= s.variant.turns and s.conquest >= s.conquests


def has_group(s: ExodusState, seat: int, hex_: int) -> bool:
    """R72 A group: all ships of one player in one hex."""
    for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
        if s.place[ship] == hex_:
            return True
    return False


def visible(s: ExodusState, seat: int, hex_: int) -> bool:
    """R73 Ships of a seat in a hex take part in battles unless they are cloaked; R74 cloaked ones coexist."""
    player = s.players[seat]
    if not player.has(CLOAKING) or last_conquest(s):
        return True
    if player.decloaked:
        for ship in range(SHIPS):
            if player.decloaked >> ship & 1 and s.place[seat * SHIPS + ship] == hex_:
                return True
    return False


def visible_group(s: ExodusState, seat: int, hex_: int) -> bool:
    return visible(s, seat, hex_) and has_group(s, seat, hex_)


def cloaked_groups(s: ExodusState, seat: int) -> int:
    """Mask of the hexes where a seat has a cloaked group."""
    player = s.players[seat]
    if not player.has(CLOAKING) or last_conquest(s):
        return 0
    mask = seen = 0
    for ship in range(SHIPS):
        hex_ = s.place[seat * SHIPS + ship]
        if hex_ >= 0:
            mask |= 1 << hex_
            if player.decloaked >> ship & 1:
                seen |= 1 << hex_
    return mask & ~seen


def begin_stealth(s: ExodusState, table: Table) -> None:
    """R72 Groups are cloaked again at the start of every conquest phase, or of the turn where so agreed."""
    if not s.variant.recloak_next_turn or s.conquest == 1:
        for player in s.players:
            player.decloaked = 0
    s.stealth = []
    if last_conquest(s):
        table.rule("R75")


def decloak(s: ExodusState, seat: int, hex_: int, forced_by: int, table: Table) -> None:
    """R72 All ships of the group together; there is no way back."""
    for ship in range(SHIPS):
        if s.place[seat * SHIPS + ship] == hex_:
            s.players[seat].decloaked |= 1 << ship
    table.tell(E_DECLOAKED, seat, hex_, forced_by)


def share_visibility(s: ExodusState) -> None:
    """R72 A group is visible as a whole, so ships that joined one seen earlier in the turn are seen with it."""
    for seat in range(s.seats):
        player = s.players[seat]
        if not player.decloaked:
            continue
        cloaked = cloaked_groups(s, seat)
        for ship in range(SHIPS):
            hex_ = s.place[seat * SHIPS + ship]
            if hex_ >= 0 and cloaked >> hex_ & 1 == 0:
                player.decloaked |= 1 << ship


# --- Radar ---


def radar_answers(s: ExodusState, seat: int) -> list[int]:
    """R72 Cloaked groups of others, in any hex; only where own ships are, if the table plays it so."""
    found: list[int] = []
    for other in range(s.seats):
        if other == seat:
            continue
        groups = cloaked_groups(s, other)
        for hex_ in range(s.board.grid.size):
            if groups >> hex_ & 1 and (not s.variant.radar_own_hex or has_group(s, seat, hex_)):
                found.append(A_GROUP + other * MOST_HEXES + hex_)
    found.append(DONE_VERB)
    return found


def ask_radar(s: ExodusState, seat: int) -> None:
    if s.players[seat].has(RADAR):
        s.push(F_RADAR, seat)


def run_radar(s: ExodusState) -> bool:
    if len(radar_answers(s, s.actor())) > 1:
        return True
    s.pop()
    return False


def answer_radar(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    if answer == DONE_VERB:
        s.pop()
        return
    table.rule("R72")
    owner, hex_ = divmod(answer - A_GROUP, MOST_HEXES)
    decloak(s, owner, hex_, seat, table)


# --- decloaking ---


def visible_in(s: ExodusState, hex_: int) -> int:
    """Visible groups in a hex, a Centaurian counted as one."""
    count = 1 if s.centaurian[hex_] else 0
    for seat in range(s.seats):
        if visible_group(s, seat, hex_):
            count += 1
    return count


def ask_decloak(s: ExodusState, position: int, table: Table) -> int:
    """R72 The next cloaked group that shares its hex with something visible, in turn order, then by hex.

    It is asked again when a further group there has become visible since; `position` counts groups over
    passes. Gives the position after the group that is asked, or -1 after a pass that asked nobody.
    """
    size = s.board.grid.size
    groups = s.seats * size
    if not s.stealth:
        s.stealth = [0] * groups
    for step in range(groups):
        at = (position + step) % groups
        seat, hex_ = s.order[at // size], at % size
        if cloaked_groups(s, seat) >> hex_ & 1 == 0:
            continue
        seen = visible_in(s, hex_)
        if seen and s.stealth[seat * size + hex_] < seen:
            s.stealth[seat * size + hex_] = seen
            table.rule("R72")
            s.push(F_DECLOAK, seat, hex_)
            return at + 1
    s.stealth = []
    return -1


def any_cloaked(s: ExodusState) -> bool:
    for seat in range(s.seats):
        if cloaked_groups(s, seat):
            return True
    return False


def answer_decloak(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    hex_ = s.arg(0)
    s.pop()
    if answer == DECLOAK_VERB:
        decloak(s, seat, hex_, NOBODY, table)
    else:
        table.rule("R73")
