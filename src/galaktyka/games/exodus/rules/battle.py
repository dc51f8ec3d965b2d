"""Conquest, third part: battles between players and with Hostile Centaurians (R76–R85)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_COUNT,
    A_TARGET,
    CHANCE_BATTLE,
    CHANCE_CENTAURIANS,
    E_BATTLE,
    E_BEATEN,
    E_CENTAURIAN,
    E_FIRE,
    E_HIT,
    E_KEPT,
    E_NOBODY,
    E_POINTS,
    E_STAND_OFF,
    E_WON,
    F_BATTLE,
    F_FIGHT,
    F_HIT_COUNT,
    F_HITS,
    FOCUS_VERB,
)
from galaktyka.games.exodus.ids import CENTAURIAN_CARDS, NO_PLAYER_BATTLES, SHIPS
from galaktyka.games.exodus.rules.laws import forbidden
from galaktyka.games.exodus.rules.parts import lose_ship
from galaktyka.games.exodus.rules.salvo import focus, hits_in
from galaktyka.games.exodus.rules.stealth import visible, visible_group
from galaktyka.games.exodus.state import FROM_BATTLES, ExodusState

DIE = 6
CENTAURIAN_SIDE = -1


def sides_in(s: ExodusState, hex_: int) -> list[int]:
    """Seats with visible ships in a hex, in turn order."""
    return [seat for seat in s.order if visible_group(s, seat, hex_)]


def fleet(s: ExodusState, seat: int, hex_: int) -> list[int]:
    """The ships of a seat in a hex, by their place among all ships."""
    return [ship for ship in range(seat * SHIPS, seat * SHIPS + SHIPS) if s.place[ship] == hex_]


def ship_shield(s: ExodusState, ship: int) -> int:
    return s.shield_of(ship // SHIPS, ship % SHIPS // 2)


def fleet_dice(s: ExodusState, seat: int, hex_: int) -> int:
    """R77 As many dice as the cannons of all ships there."""
    return sum([s.dice_of(seat, ship % SHIPS // 2) for ship in fleet(s, seat, hex_)])


def roll(s: ExodusState, dice: int, table: Table) -> int:
    faces = [table.roll(CHANCE_BATTLE, DIE) for _ in range(dice)]
    return hits_in(faces, s.box.hit_from)


# --- player against player ---


def begin_battle(s: ExodusState, hex_: int, table: Table) -> bool:
    """R76 A battle wherever visible ships of two or more players are; none under a ceasefire (R95)."""
    if forbidden(s, NO_PLAYER_BATTLES) or len(sides_in(s, hex_)) < 2:
        return False
    table.rule("R76")
    table.tell(E_BATTLE, -1, hex_)
    s.losses = [0] * s.seats
    s.push(F_BATTLE, -1, hex_)
    return True


def run_battle(s: ExodusState, table: Table) -> None:
    """A round: everybody rolls, hits are given in reverse turn order, then the broken ships go.

    R80 When no side has a die the battle is a stand-off.
    """
    hex_ = s.arg(0)
    if s.fire:
        remove_broken(s, hex_, table)
        s.fire = []
    sides = sides_in(s, hex_)
    if len(sides) < 2:
        end_battle(s, hex_, sides, table)
        return
    dice = [fleet_dice(s, seat, hex_) for seat in sides]
    if not any(dice):
        table.rule("R80")
        table.tell(E_STAND_OFF, -1, hex_)
        s.losses = []
        s.pop()
        return
    table.rule("R77")
    s.fire = [0] * s.seats
    for i in range(len(sides)):
        s.fire[sides[i]] = roll(s, dice[i], table)
        table.tell(E_FIRE, sides[i], dice[i], s.fire[sides[i]], hex_)
    for seat in sides:  # the last one pushed, the last in turn order, answers first (R78)
        if s.fire[seat]:
            s.push(F_HITS, seat, s.fire[seat], hex_)


def remove_broken(s: ExodusState, hex_: int, table: Table) -> None:
    """R79 Ships whose damage exceeds their shield are destroyed, all at the same time."""
    for seat in s.order:
        if not visible(s, seat, hex_):
            continue
        for ship in fleet(s, seat, hex_):
            if s.damage[ship] > ship_shield(s, ship):
                table.rule("R79")
                if s.losses:
                    s.losses[seat] += s.box.ship_vp[ship % SHIPS // 2]
                lose_ship(s, ship, table)


def end_battle(s: ExodusState, hex_: int, sides: list[int], table: Table) -> None:
    """R81 The winner gets the points of all ships that others lost; without a survivor nobody does."""
    table.rule("R81")
    if sides:
        winner = sides[0]
        points = sum(s.losses) - s.losses[winner]
        s.players[winner].vp += points
        s.players[winner].sources[FROM_BATTLES] += points
        table.tell(E_WON, winner, hex_, points)
        if points:
            table.tell(E_POINTS, winner, points, FROM_BATTLES)
    else:
        table.tell(E_NOBODY, -1, hex_)
    s.losses = []
    s.pop()


# --- giving hits ---


def targets(s: ExodusState) -> list[int]:
    """R78 Visible ships of the other sides that have not been given hits yet."""
    seat, hex_, done = s.actor(), s.arg(1), s.arg(2)
    if s.arg(3):
        sides = sides_in(s, hex_)  # the Centaurian shoots at the one side there is
    else:
        sides = [other for other in sides_in(s, hex_) if other != seat]
    return [ship for side in sides for ship in fleet(s, side, hex_) if done >> ship & 1 == 0]


def run_hits(s: ExodusState, table: Table) -> bool:
    """Asked only where there is a choice: one target left takes all hits."""
    ships = targets(s)
    if len(ships) > 1 and s.arg(0) > 0:
        return True
    hits = s.arg(0)
    s.pop()
    if hits and ships:
        hit(s, ships[0], hits, table)
    return False


def hit_answers(s: ExodusState) -> list[int]:
    found = [A_TARGET + ship for ship in targets(s)]
    found.append(FOCUS_VERB)
    return found


def answer_hits(s: ExodusState, answer: int, table: Table) -> None:
    if answer == FOCUS_VERB:
        focus_hits(s, table)
        return
    ship = answer - A_TARGET
    s.set_arg(2, s.arg(2) | 1 << ship)
    if s.arg(0) == 1:
        s.set_arg(0, 0)
        hit(s, ship, 1, table)
    else:
        s.push(F_HIT_COUNT, s.actor(), ship, s.arg(0))


def hit_counts(s: ExodusState) -> list[int]:
    return [A_COUNT + n for n in range(1, min(s.arg(1), 30) + 1)]


def answer_hit_count(s: ExodusState, answer: int, table: Table) -> None:
    ship, hits = s.arg(0), answer - A_COUNT
    s.pop()
    s.set_arg(0, s.arg(0) - hits)
    hit(s, ship, hits, table)


def hit(s: ExodusState, ship: int, hits: int, table: Table) -> None:
    """R78 One damage token for each hit."""
    table.rule("R78")
    s.damage[ship] += hits
    table.tell(E_HIT, ship // SHIPS, ship % SHIPS, hits)


def focus_hits(s: ExodusState, table: Table) -> None:
    """The standard allocation for all hits that are left."""
    ships = targets(s)
    damage = [s.damage[ship] for ship in ships]
    shields = [ship_shield(s, ship) for ship in ships]
    given = focus(s.arg(0), damage, shields)
    s.pop()
    for i in range(len(ships)):
        if given[i]:
            hit(s, ships[i], given[i], table)


# --- Hostile Centaurians ---


def begin_fight(s: ExodusState, hex_: int, table: Table) -> bool:
    """R82 A Centaurian attacks the visible ships of exactly one player in its hex."""
    level = s.centaurian[hex_]
    if not level:
        return False
    sides = sides_in(s, hex_)
    if len(sides) != 1:
        return False
    table.rule("R82")
    card = reveal_centaurian(s, level, table)
    table.tell(E_CENTAURIAN, sides[0], hex_, card)
    s.push(F_FIGHT, sides[0], hex_, card)
    return True


def reveal_centaurian(s: ExodusState, level: int, table: Table) -> int:
    """The top card of a deck: one never seen before, or the first of those put under it."""
    fresh = s.decks[level - 1]
    if fresh:
        n = table.draw(CHANCE_CENTAURIANS, fresh.bit_count())
        for card in range(CENTAURIAN_CARDS):
            if fresh >> card & 1:
                if n == 0:
                    s.decks[level - 1] &= ~(1 << card)
                    table.reveal()
                    return card
                n -= 1
    for card in s.bottom:
        if s.box.centaurian_level[card] == level:
            s.bottom.remove(card)
            return card
    raise IndexError("a Centaurian deck is empty")


def left_neighbour(s: ExodusState, seat: int) -> int:
    return (seat + 1) % s.seats


def run_fight(s: ExodusState, table: Table) -> None:
    """R83 Rounds like those of a battle; the left neighbour gives the Centaurian's hits."""
    seat, hex_, card = s.actor(), s.arg(0), s.arg(1)
    if s.fire:
        s.fire = []
        remove_broken(s, hex_, table)
        beaten = s.arg(2) > s.box.centaurian_shield[card]
        alive = visible_group(s, seat, hex_)
        if beaten or not alive:
            s.pop()
            end_fight(s, seat, hex_, card, beaten, alive, table)
            return
    table.rule("R83")
    dice = fleet_dice(s, seat, hex_)
    hits = roll(s, dice, table)
    table.tell(E_FIRE, seat, dice, hits, hex_)
    s.set_arg(2, s.arg(2) + hits)
    firepower = s.box.centaurian_firepower[card]
    answer = roll(s, firepower, table)
    table.tell(E_FIRE, CENTAURIAN_SIDE, firepower, answer, hex_)
    s.fire = [hits, answer]
    if answer:
        s.push(F_HITS, left_neighbour(s, seat), answer, hex_, 0, 1)


def end_fight(
    s: ExodusState, seat: int, hex_: int, card: int, beaten: bool, alive: bool, table: Table
) -> None:
    """R84 The winner keeps the card; after a defeat it goes under its deck and the token stays.

    R85 When both are destroyed the token goes and nobody gets the card.
    """
    table.rule("R84")
    if beaten:
        s.centaurian[hex_] = 0
    if beaten and alive:
        s.players[seat].kept |= 1 << card
        table.tell(E_KEPT, seat, card)
    else:
        if beaten:
            table.rule("R85")
        s.bottom.append(card)
        table.tell(E_BEATEN, seat, hex_, card)
