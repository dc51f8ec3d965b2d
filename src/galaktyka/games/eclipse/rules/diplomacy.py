"""Diplomatic relations between players (R42–R45)."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_PROPOSE,
    A_REPUTATION,
    ACCEPT_VERB,
    CUBE_GOES_ABROAD,
    CUBE_RETURNS,
    DECLINE_VERB,
    E_BROKEN,
    E_OFFER,
    E_REFUSED,
    E_RELATIONS,
    E_REPUTATION_BACK,
    E_TRAITOR,
    F_ACCEPT,
    F_AMBASSADOR,
    F_CUBE,
    F_ROOM,
)
from galaktyka.games.eclipse.rules.population import ANY_TRACK, send_cube
from galaktyka.games.eclipse.state import EclipseState, Player


def count(mask: int) -> int:
    """Bits of a small mask."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def fits(s: EclipseState, seat: int, ambassadors: int, tiles: int) -> bool:
    """R43a Whether so many ambassadors and reputation tiles find a space each."""
    spaces = s.box.species[s.players[seat].species].spaces
    return max(0, ambassadors - spaces[0]) + max(0, tiles - spaces[2]) <= spaces[1]


def may_relate(s: EclipseState, seat: int) -> bool:
    """R42 What each side needs for itself: no traitor tile, an ambassador, a cube, a space; R43 likewise."""
    p = s.players[seat]
    ambassadors = count(p.allies)
    return (
        not p.eliminated
        and s.traitor != seat
        and ambassadors < s.box.ambassadors
        and p.cubes[0] + p.cubes[1] + p.cubes[2] > 0
        and fits(s, seat, ambassadors + 1, 0)
    )


def at_peace(p: Player, other: Player) -> bool:
    """R42, R44 Neither has ships where the other has ships or a disc."""
    return not p.fleet & (other.fleet | other.sectors) and not other.fleet & p.sectors


def border(s: EclipseState, seat: int) -> int:
    """R42 The sectors with a whole connection to one that the player controls, no generator; a mask."""
    mine = s.players[seat].sectors
    mask = 0
    for sector in s.placed:
        if mine >> sector & 1:
            mask |= s.full[sector]
    if s.portal_mask & mine:
        mask |= s.portal_mask
    return mask


def propose_answers(s: EclipseState, seat: int) -> list[int]:
    """R42 Partners to whom relations may be proposed now; each is asked once a turn."""
    found: list[int] = []
    if not s.box.diplomacy[s.seats] or not may_relate(s, seat):
        return found
    p = s.players[seat]
    reach = -1
    for other in range(s.seats):
        if other == seat or (s.offered | p.allies) >> other & 1:
            continue
        partner = s.players[other]
        if not may_relate(s, other) or not at_peace(p, partner):
            continue
        if reach < 0:
            reach = border(s, seat)
        if reach & partner.sectors:
            found.append(A_PROPOSE + other)
    return found


def propose(s: EclipseState, seat: int, partner: int, table: Table) -> None:
    """R42 The other one is asked."""
    table.rule("R42")
    s.offered |= 1 << partner
    table.tell(E_OFFER, seat, partner)
    s.push(F_ACCEPT, partner, seat)


def accept_answers() -> list[int]:
    return [ACCEPT_VERB, DECLINE_VERB]


def answer_offer(s: EclipseState, seat: int, answer: int, table: Table) -> None:
    """R42 Both must agree; R43 each names a cube and makes room."""
    proposer = s.arg(0)
    s.pop()
    if answer == DECLINE_VERB:
        table.tell(E_REFUSED, seat, proposer)
        return
    s.push(F_AMBASSADOR, proposer, seat)
    for side in (seat, proposer):
        s.push(F_CUBE, side, ANY_TRACK, CUBE_GOES_ABROAD)
        p = s.players[side]
        if not fits(s, side, count(p.allies) + 1, len(p.reputation)):
            s.push(F_ROOM, side)


def room_answers(s: EclipseState, seat: int) -> list[int]:
    return [A_REPUTATION + i for i in range(len(s.players[seat].reputation))]


def make_room(s: EclipseState, seat: int, position: int, table: Table) -> None:
    """R42 A reputation tile goes back to the bag."""
    s.pop()
    return_reputation(s, seat, position, table)


def return_reputation(s: EclipseState, seat: int, position: int, table: Table) -> None:
    """R43a One of the player's reputation tiles goes back to the bag, unseen by others."""
    table.rule("R43a")
    p = s.players[seat]
    bag = s.reputation_bag[:]
    bag[p.reputation[position]] += 1
    s.reputation_bag = bag
    p.reputation = p.reputation[:position] + p.reputation[position + 1 :]
    table.tell(E_REPUTATION_BACK, seat)


def exchange(s: EclipseState, table: Table) -> None:
    """R43 The ambassadors change places."""
    table.rule("R43")
    seat, partner = s.actor(), s.arg(0)
    s.pop()
    s.players[seat].allies |= 1 << partner
    s.players[partner].allies |= 1 << seat
    table.tell(E_RELATIONS, seat, partner)


def look_for_aggression(s: EclipseState, seat: int, table: Table) -> None:
    """R44 Ships beside a partner's at the end of one's action end the relations; R45 one traitor tile."""
    p = s.players[seat]
    if not p.allies:
        return
    broken = False
    for other in range(s.seats):
        if p.allies >> other & 1:
            partner = s.players[other]
            if p.fleet & (partner.sectors | partner.fleet):
                table.rule("R44")
                table.tell(E_BROKEN, seat, other)
                end_relations(s, seat, other, table)
                broken = True
    if broken and s.traitor != seat:
        table.rule("R45")
        s.traitor = seat
        table.tell(E_TRAITOR, seat)


def end_relations(s: EclipseState, seat: int, other: int, table: Table) -> None:
    """R44 Both ambassadors go home, both cubes to a track of their owners' choice."""
    s.players[seat].allies &= ~(1 << other)
    s.players[other].allies &= ~(1 << seat)
    for side in (other, seat):
        if not s.players[side].eliminated:
            send_cube(s, side, ANY_TRACK, CUBE_RETURNS, table)
