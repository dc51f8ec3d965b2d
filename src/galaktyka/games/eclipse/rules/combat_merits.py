"""What a sector's battles earn: reputation tiles, drawn in secret (R58).

`merits` holds, while a sector is fought over: tiles earned by kills of each seat, then a mask of the seats
that took part, a mask of those that fled with all they had, and the seats in the order of drawing.
"""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_DRAWN,
    A_REPUTATION,
    CHANCE_REPUTATION,
    DECLINE_VERB,
    E_REPUTATION,
    E_REPUTATION_BACK,
    E_REPUTATION_SEEN,
    F_GIVE_UP,
    F_KEEP,
)
from galaktyka.games.eclipse.ids import NPC
from galaktyka.games.eclipse.rules.combat_fleets import fleet, kinds_of, parties
from galaktyka.games.eclipse.rules.diplomacy import count, fits
from galaktyka.games.eclipse.state import EclipseState


def open_merits(s: EclipseState, sector: int) -> None:
    """R58 Nobody has earned anything yet; the controller will draw first, then the others as they came."""
    s.merits = [0] * s.seats + [0, 0] + [seat for seat in parties(s, sector) if seat != NPC]


def take_part(s: EclipseState, seat: int) -> None:
    if seat != NPC:
        s.merits[s.seats] |= 1 << seat


def flee(s: EclipseState, seat: int) -> None:
    """R58 The penalty for fleeing with every ship."""
    s.merits[s.seats + 1] |= 1 << seat


def credit(s: EclipseState, seat: int, kind: int) -> None:
    """R58 Tiles for a destroyed ship."""
    if seat != NPC:
        s.merits[seat] += s.box.draws_for[kind]


def retreating_kinds(s: EclipseState, owner: int) -> int:
    """The kinds of a party that are on their way out of this battle, as a mask."""
    mask = 0
    for i in range(0, len(s.retreats), 4):
        if s.retreats[i] == owner:
            mask |= 1 << s.retreats[i + 1]
    return mask


def note_flight(s: EclipseState, owner: int, sector: int) -> None:
    """R58 Remember a moment in which every ship that a player still has there is retreating.

    A volley is one moment: in which order its dice were given to ships makes no difference.
    """
    fleeing = retreating_kinds(s, owner)
    if fleeing:
        kinds = kinds_of(s, fleet(s, owner, sector))
        if kinds and not kinds & ~fleeing:
            flee(s, owner)


# --- drawing ---


def earned(s: EclipseState, seat: int) -> int:
    """R58 Tiles that a player draws for a sector."""
    tiles = s.merits[seat]
    if s.merits[s.seats] >> seat & 1 and not s.merits[s.seats + 1] >> seat & 1:
        tiles += s.box.draws_for_taking_part
    return min(tiles, s.box.most_drawn)


def next_draw(s: EclipseState, table: Table) -> bool:
    """R58 The next player draws; False when all have."""
    first = s.seats + 2
    while len(s.merits) > first:
        seat = s.merits.pop(first)
        tiles = min(earned(s, seat), sum(s.reputation_bag))
        if tiles and can_keep(s, seat):
            draw_tiles(s, seat, tiles, table)
            return True
    s.merits = []
    return False


def can_keep(s: EclipseState, seat: int) -> bool:
    """R43a Whether a further tile can find a space, if need be that of another reputation tile."""
    return has_room(s, seat) or len(s.players[seat].reputation) > 0


def has_room(s: EclipseState, seat: int) -> bool:
    p = s.players[seat]
    return fits(s, seat, count(p.allies), len(p.reputation) + 1)


def draw_tiles(s: EclipseState, seat: int, tiles: int, table: Table) -> None:
    table.rule("R58")
    bag = s.reputation_bag[:]
    for _ in range(tiles):
        drawn = table.draw_from(CHANCE_REPUTATION, bag)
        s.drawn.append(drawn)
        table.tell(E_REPUTATION_SEEN, seat, drawn, visible=1 << seat)
    s.reputation_bag = bag
    s.push(F_KEEP, seat)


def keep_answers(s: EclipseState) -> list[int]:
    """Every tile, alike or not: which of them are offered must tell nobody what they are."""
    return [*[A_DRAWN + place for place in range(len(s.drawn))], DECLINE_VERB]


def keep_tile(s: EclipseState, answer: int, table: Table) -> None:
    """R58 Keep one of the drawn tiles or none; on a full track another one must make room."""
    seat = s.actor()
    s.pop()
    if answer == DECLINE_VERB:
        finish_draw(s, seat, -1, table)
    elif has_room(s, seat):
        finish_draw(s, seat, answer - A_DRAWN, table)
    else:
        s.push(F_GIVE_UP, seat, answer - A_DRAWN)


def give_up_answers(s: EclipseState) -> list[int]:
    own = len(s.players[s.actor()].reputation)
    return [*[A_REPUTATION + place for place in range(own)], DECLINE_VERB]


def give_up_tile(s: EclipseState, answer: int, table: Table) -> None:
    """R58 An own tile goes back to the bag for the new one, or the new one is not kept after all."""
    seat, kept = s.actor(), s.arg(0)
    s.pop()
    if answer == DECLINE_VERB:
        finish_draw(s, seat, -1, table)
        return
    p = s.players[seat]
    own = p.reputation[:]
    returned = own.pop(answer - A_REPUTATION)
    p.reputation = own
    finish_draw(s, seat, kept, table)
    put_back(s, returned)
    table.tell(E_REPUTATION_BACK, seat)


def finish_draw(s: EclipseState, seat: int, kept: int, table: Table) -> None:
    """R58 What is not kept returns to the bag before the next player draws."""
    p = s.players[seat]
    tiles = len(s.drawn)
    for place in range(tiles):
        if place == kept:
            p.reputation = [*p.reputation, s.drawn[place]]
        else:
            put_back(s, s.drawn[place])
    s.drawn = []
    table.tell(E_REPUTATION, seat, tiles, 1 if kept >= 0 else 0)


def put_back(s: EclipseState, tile: int) -> None:
    bag = s.reputation_bag[:]
    bag[tile] += 1
    s.reputation_bag = bag
