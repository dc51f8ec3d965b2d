"""Buy Upgrades, blueprints and the windows in which they may be rearranged (R48–R52, R86)."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_FIT,
    A_HEX,
    A_SHIFT,
    A_SPEND,
    A_UPGRADE,
    DECLINE_VERB,
    DONE_VERB,
    E_GAIN,
    E_LOST_SHIP,
    E_RETURNED,
    E_SHIFT,
    E_SPENT,
    E_UPGRADE,
    F_BUY,
    F_FIT,
    F_FREE_TECH,
    F_SHIFT,
    F_WINDOW,
    FIT_SIZE,
    FREE_SLOT,
)
from galaktyka.games.exodus.ids import (
    CENTAURIAN_CARDS,
    NO_ROCKET_BUYING,
    PART_KINDS,
    PARTS,
    ROCKETS,
    SHIP_TYPES,
    SHIPS,
    UPGRADES,
)
from galaktyka.games.exodus.rules.laws import forbidden, upgrade_cp
from galaktyka.games.exodus.rules.research import free_technologies
from galaktyka.games.exodus.rules.stages import leave
from galaktyka.games.exodus.rules.upkeep import gain
from galaktyka.games.exodus.state import NOWHERE, ExodusState

BOUGHT = 0
FREE = 1


# --- buying ---


def begin_buying(s: ExodusState, seat: int) -> None:
    s.push(F_BUY, seat)


def may_buy(s: ExodusState, seat: int, upgrade: int) -> bool:
    """R48 The technology is owned, the supply holds one, it can be paid and put somewhere."""
    player = s.players[seat]
    return (
        player.has(s.box.upgrade_technology[upgrade])
        and s.supply[upgrade] > 0
        and upgrade_cp(s, upgrade) <= player.cp
        and s.box.upgrade_phasium[upgrade] <= player.phasium
        and (upgrade < PARTS or not forbidden(s, NO_ROCKET_BUYING))
        and len(fit_places(s, seat, upgrade)) > 0
    )


def buy_answers(s: ExodusState, seat: int) -> list[int]:
    found = [A_UPGRADE + u for u in range(UPGRADES) if may_buy(s, seat, u)]
    found.append(DONE_VERB)
    return found


def answer_buy(s: ExodusState, seat: int, answer: int) -> None:
    if answer == DONE_VERB:
        leave(s)
    else:
        s.push(F_FIT, seat, answer - A_UPGRADE, BOUGHT)


def fit_places(s: ExodusState, seat: int, upgrade: int) -> list[int]:
    """R49 A free slot of its kind, or one whose token gives way; a rocket goes on a planet."""
    if upgrade >= PARTS:
        return [A_HEX + h for h in range(1, s.board.grid.size) if rules_planet(s, seat, h)]
    kind = s.box.upgrade_kind[upgrade]
    fitted = s.players[seat].fitted
    found: list[int] = []
    for type_ in range(SHIP_TYPES):
        if not s.box.ship_slots[type_ * PART_KINDS + kind]:
            continue
        if s.free_slots(seat, type_, kind) > 0:
            found.append(A_FIT + type_ * FIT_SIZE + FREE_SLOT)
        for part in range(PARTS):
            if part != upgrade and s.box.upgrade_kind[part] == kind and fitted[type_ * PARTS + part]:
                found.append(A_FIT + type_ * FIT_SIZE + part)
    return found


def rules_planet(s: ExodusState, seat: int, hex_: int) -> bool:
    """R52 The majority: strictly more population on the planet than any other player has."""
    return ruler(s, hex_) == seat


def ruler(s: ExodusState, hex_: int) -> int:
    """R58 Who has the majority on a planet, -1 with a tie or nobody there."""
    if not s.has_planet(hex_):
        return -1
    best, most = -1, 0
    for seat in range(s.seats):
        people = s.people(hex_, seat)
        if people > most:
            best, most = seat, people
        elif people == most:
            best = -1
    return best


def fit_answers(s: ExodusState, seat: int) -> list[int]:
    found = fit_places(s, seat, s.arg(0))
    found.append(DECLINE_VERB)
    return found


def answer_fit(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    """R49 The token is placed at once; what it displaces goes back to the supply."""
    upgrade, free = s.arg(0), s.arg(1) == FREE
    s.pop()
    if answer == DECLINE_VERB:
        return
    player = s.players[seat]
    if not free:
        table.rule("R48")
        player.cp -= upgrade_cp(s, upgrade)
        player.phasium -= s.box.upgrade_phasium[upgrade]
    table.rule("R49")
    s.supply[upgrade] -= 1
    if upgrade >= PARTS:
        table.rule("R52")
        s.rockets[(answer - A_HEX) * ROCKETS + upgrade - PARTS] += 1
        table.tell(E_UPGRADE, seat, upgrade, -1, answer - A_HEX)
        return
    type_, displaced = divmod(answer - A_FIT, FIT_SIZE)
    player.fitted[type_ * PARTS + upgrade] += 1
    table.tell(E_UPGRADE, seat, upgrade, type_)
    if displaced != FREE_SLOT:
        player.fitted[type_ * PARTS + displaced] -= 1
        s.supply[displaced] += 1
        table.tell(E_RETURNED, seat, displaced, 1)
        scrap_broken(s, seat, type_, table)


def scrap_broken(s: ExodusState, seat: int, type_: int, table: Table) -> None:
    """R51 A ship whose damage exceeds its shield after a change is destroyed at once; nobody scores."""
    shield = s.shield_of(seat, type_)
    for ship in range(seat * SHIPS + type_ * 2, seat * SHIPS + type_ * 2 + 2):
        if s.place[ship] != NOWHERE and s.damage[ship] > shield:
            table.rule("R51")
            lose_ship(s, ship, table)


def lose_ship(s: ExodusState, ship: int, table: Table) -> None:
    """R79 Back to its owner's stock, its population to the pool: what is removed is not lost (R2)."""
    seat = ship // SHIPS
    table.tell(E_LOST_SHIP, seat, ship - seat * SHIPS, s.place[ship])
    s.place[ship] = NOWHERE
    s.damage[ship] = 0
    player = s.players[seat]
    player.decloaked &= ~(1 << (ship - seat * SHIPS))
    player.pool += s.cargo[ship]
    s.cargo[ship] = 0


# --- windows ---


def shift_answers(s: ExodusState, seat: int) -> list[int]:
    """R50 Parts that can go to another blueprint.

    A window allows as many shifts as there are parts: each can bring one to its place, so that is enough.
    """
    found: list[int] = []
    fitted = s.players[seat].fitted
    if s.free_moves >= sum(fitted):
        return found
    for type_ in range(SHIP_TYPES):
        for part in range(PARTS):
            if fitted[type_ * PARTS + part] and can_shift(s, seat, type_, part):
                found.append(A_SHIFT + type_ * PARTS + part)
    return found


def can_shift(s: ExodusState, seat: int, type_: int, part: int) -> bool:
    kind = s.box.upgrade_kind[part]
    slots = s.box.ship_slots
    for other in range(SHIP_TYPES):
        if other != type_ and slots[other * PART_KINDS + kind]:
            if s.free_slots(seat, other, kind) > 0:
                return True
            fitted = s.players[seat].fitted
            for token in range(PARTS):
                if token != part and s.box.upgrade_kind[token] == kind and fitted[other * PARTS + token]:
                    return True
    return False


def spend_answers(s: ExodusState, seat: int) -> list[int]:
    """R86 Any kept Centaurian card, outside of conquest phases."""
    kept = s.players[seat].kept
    if not kept:
        return []
    return [A_SPEND + card for card in range(CENTAURIAN_CARDS) if kept >> card & 1]


def free_acts(s: ExodusState, seat: int) -> list[int]:
    """What may be done besides, at any own action: rearrange blueprints, spend Centaurian cards."""
    return shift_answers(s, seat) + spend_answers(s, seat)


def open_window(s: ExodusState, seat: int, only_blueprints: bool) -> None:
    """A pause for free acts; skipped when there are none."""
    s.free_moves = 0
    if shift_answers(s, seat) or (not only_blueprints and s.players[seat].kept):
        s.push(F_WINDOW, seat, 1 if only_blueprints else 0)


def window_answers(s: ExodusState, seat: int) -> list[int]:
    found = shift_answers(s, seat)
    if not s.arg(0):
        found += spend_answers(s, seat)
    found.append(DONE_VERB)
    return found


def begin_shift(s: ExodusState, seat: int, answer: int) -> None:
    type_, part = divmod(answer - A_SHIFT, PARTS)
    s.push(F_SHIFT, seat, type_, part)


def shift_targets(s: ExodusState, seat: int) -> list[int]:
    """R50 A free slot of the kind on another blueprint, or a token there to change places with."""
    type_, part = s.arg(0), s.arg(1)
    return [answer for answer in fit_places(s, seat, part) if (answer - A_FIT) // FIT_SIZE != type_]


def answer_shift(s: ExodusState, seat: int, answer: int, table: Table) -> None:
    table.rule("R50")
    from_type, part = s.arg(0), s.arg(1)
    s.pop()
    s.free_moves += 1
    to_type, other = divmod(answer - A_FIT, FIT_SIZE)
    fitted = s.players[seat].fitted
    fitted[from_type * PARTS + part] -= 1
    fitted[to_type * PARTS + part] += 1
    table.tell(E_SHIFT, seat, part, from_type, to_type)
    if other != FREE_SLOT:
        fitted[to_type * PARTS + other] -= 1
        fitted[from_type * PARTS + other] += 1
        table.tell(E_SHIFT, seat, other, to_type, from_type)
    scrap_broken(s, seat, from_type, table)
    scrap_broken(s, seat, to_type, table)


def spend_card(s: ExodusState, seat: int, card: int, table: Table) -> None:
    """R86 The card leaves the game for its bonus: resources, an upgrade, a technology."""
    table.rule("R86")
    player = s.players[seat]
    player.kept &= ~(1 << card)
    table.tell(E_SPENT, seat, card)
    gains = s.box.centaurian_gain[card]
    for resource in range(len(gains)):
        if gains[resource]:
            table.tell(E_GAIN, seat, resource, gain(s, seat, resource, gains[resource]))
    most = s.box.centaurian_technology[card]
    if most >= 0 and free_technologies(s, seat, most):
        s.push(F_FREE_TECH, seat, most)
    upgrade = s.box.centaurian_upgrade[card]
    if upgrade >= 0 and s.supply[upgrade] and fit_places(s, seat, upgrade):
        s.push(F_FIT, seat, upgrade, FREE)
