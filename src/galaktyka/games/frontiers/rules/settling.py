"""Settle (R40-R49, R53, R54): colonists, or a planet by payment or by force."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    A_CONQUER,
    A_GOOD,
    A_PAY,
    A_POWER,
    DONE_VERB,
    E_FORCE,
    E_KIND,
    E_SETTLE,
    E_WINDFALL,
    END_COLONIES,
    END_COLONISTS,
    F_FORCE,
    F_FORCE_GOOD,
    F_KIND,
    F_SETTLE,
    STAGE_LAST,
    STAGE_MAIN,
    STAGE_SECOND,
    STAGE_SETTLED,
)
from galaktyka.games.frontiers.ids import (
    ANY,
    GRAY,
    KINDS,
    NO_GOOD,
    SETTLE,
    WINDFALL,
    X_AFTER_SETTLE,
    X_COST_OR_MILITARY,
    X_MILITARY,
    X_PAY_FOR_MILITARY,
    X_SETTLE_DISCOUNT,
    X_SETTLE_SECOND,
    X_TEMP_MILITARY,
)
from galaktyka.games.frontiers.powers import GAIN_DRAW
from galaktyka.games.frontiers.rules.gains import (
    discard_good,
    draw_planets,
    gain_colonists,
    gain_credits,
    make_last_round,
    place_good,
)
from galaktyka.games.frontiers.state import FrontiersState, Player

CANNOT_PAY = -1


def begin_settle(s: FrontiersState, seat: int) -> None:
    """R11 What comes into the empire from now on does not work in this action."""
    p = s.players[seat]
    p.working = len(p.colonies)
    s.used = []
    s.push(F_SETTLE, seat, STAGE_MAIN)


# --- what a planet asks for ---


def explored_kind(s: FrontiersState, planet: int) -> int:
    """R17 An explored planet has its printed kind; the refinery has none until it is in the empire."""
    kind = s.box.kind[planet]
    return GRAY if kind == ANY else kind


def price(s: FrontiersState, p: Player, planet: int) -> int:
    """R43 Credits for a planet, or R47 for a military one that a power lets one pay for; -1: not for sale."""
    box = s.box
    face = box.face[planet]
    kind = explored_kind(s, planet)
    less = 0
    best = CANNOT_PAY
    for power in p.powers[SETTLE]:
        effect = power.effect
        if effect == X_SETTLE_DISCOUNT or effect == X_COST_OR_MILITARY:
            if power.means(kind):
                less += power.n
        elif effect == X_PAY_FOR_MILITARY and face.military and power.filter.fits(face, kind):
            best = max(best, power.n)
    if face.military:
        if best < 0:
            return CANNOT_PAY
        less += best
    return max(0, box.cost[planet] - less)


def strength(s: FrontiersState, p: Player, planet: int) -> int:
    """R44 Military against a planet, with what was already added to it in this action (R46)."""
    face = s.box.face[planet]
    kind = explored_kind(s, planet)
    total = p.force
    for power in p.powers[SETTLE]:
        effect = power.effect
        if effect == X_MILITARY:
            if power.filter.fits(face, kind):
                total += power.n
        elif effect == X_COST_OR_MILITARY:
            if power.means(kind):
                total += power.n
    return total


def reserve(s: FrontiersState, p: Player, spent: int = -1) -> int:
    """R46 The most military that goods could still add, each power once; as if one good of a kind were spent."""
    total = 0
    for kind in range(KINDS):
        goods = -1 if kind == spent else 0
        for good in p.goods:
            if good == kind:
                goods += 1
        if goods <= 0:
            continue
        amounts: list[int] = []
        for power in p.powers[SETTLE]:
            if power.effect == X_TEMP_MILITARY and power.kind == kind:
                if power.number not in s.used:
                    amounts.append(power.n)
        amounts.sort(reverse=True)
        total += sum(amounts[:goods])
    return total


def can_pay(s: FrontiersState, p: Player, planet: int) -> bool:
    """R42 Enough colonists and credits."""
    if p.colonists < s.box.colonists[planet]:
        return False
    cost = price(s, p, planet)
    return 0 <= cost <= p.credits


def can_conquer(s: FrontiersState, p: Player, planet: int) -> bool:
    """R42 Enough colonists and military; R45 credits do not help."""
    if not s.box.face[planet].military or p.colonists < s.box.colonists[planet]:
        return False
    defence = s.box.cost[planet]
    force = strength(s, p, planet)
    return force >= defence or force + reserve(s, p) >= defence


def settle_answers(s: FrontiersState, p: Player) -> list[int]:
    """R42 Explored planets to pay for or to conquer; R47 whoever can do both chooses the way."""
    answers: list[int] = []
    if p.colonists:
        for planet in p.explored:
            if can_pay(s, p, planet):
                answers.append(A_PAY + planet)
            if can_conquer(s, p, planet):
                answers.append(A_CONQUER + planet)
    return answers


# --- carrying out ---


def take_colonists(s: FrontiersState, seat: int, table: Table) -> None:
    """R41 Two colonists instead of a planet, or as many as are left."""
    table.rule("R41")
    gain_colonists(s, seat, s.box.settle_gain, -1, table)
    s.set_arg(0, STAGE_LAST)


def pay_for(s: FrontiersState, seat: int, planet: int, table: Table) -> None:
    p = s.players[seat]
    cost = price(s, p, planet)
    table.rule("R47" if s.box.face[planet].military else "R43")
    p.credits -= cost
    table.tell(E_SETTLE, seat, planet, cost)
    settle(s, seat, planet, table)


def begin_conquest(s: FrontiersState, seat: int, planet: int, table: Table) -> None:
    """R46 Goods may be added to one's military before the planet is taken."""
    if force_powers(s, s.players[seat], planet):
        s.push(F_FORCE, seat, planet)
    else:
        conquer(s, seat, planet, table)


def force_powers(s: FrontiersState, p: Player, planet: int) -> list[int]:
    """The powers that can turn a good into military now, so that the planet can still be taken."""
    found: list[int] = []
    missing = s.box.cost[planet] - strength(s, p, planet)
    for power in p.powers[SETTLE]:
        if power.effect == X_TEMP_MILITARY and power.number not in s.used and power.kind in p.goods:
            # Should the power itself be counted in what the rest can add, then it is one of the strongest, and
            # a set with it is as strong as any: so it need not be left out.
            if power.n + reserve(s, p, power.kind) >= missing:
                found.append(power.number)
    return found


def force_answers(s: FrontiersState, seat: int) -> list[int]:
    """R46 A power and its good; enough is enough, but more is not forbidden."""
    p = s.players[seat]
    planet = s.arg(0)
    answers = [A_POWER + number for number in force_powers(s, p, planet)]
    if strength(s, p, planet) >= s.box.cost[planet]:
        answers.append(DONE_VERB)
    return answers


def answer_force(s: FrontiersState, seat: int, answer: int, table: Table) -> None:
    planet = s.arg(0)
    if answer == DONE_VERB:
        s.pop()
        conquer(s, seat, planet, table)
        return
    power = s.box.power(answer - A_POWER)
    colonies = colonies_with(s.players[seat], power.kind)
    if len(colonies) > 1:
        s.push(F_FORCE_GOOD, seat, power.number)
    else:
        add_force(s, seat, power.number, colonies[0], table)


def colonies_with(p: Player, kind: int) -> list[int]:
    """Colonies that hold a good of the kind."""
    return [p.colonies[place] for place in range(len(p.goods)) if p.goods[place] == kind]


def force_good_answers(s: FrontiersState, seat: int) -> list[int]:
    power = s.box.power(s.arg(0))
    return [A_GOOD + tile for tile in colonies_with(s.players[seat], power.kind)]


def add_force(s: FrontiersState, seat: int, number: int, tile: int, table: Table) -> None:
    """R46 The good goes back to the supply, the military stays to the end of the action."""
    table.rule("R46")
    power = s.box.power(number)
    kind = discard_good(s, seat, tile, table)
    s.used.append(number)
    s.players[seat].force += power.n
    table.tell(E_FORCE, seat, power.tile, kind, power.n)


def conquer(s: FrontiersState, seat: int, planet: int, table: Table) -> None:
    """R44 Military is not used up; R45 nor are credits."""
    table.rule("R44")
    table.rule("R45")
    table.tell(E_SETTLE, seat, planet, -1)
    settle(s, seat, planet, table)


def settle(s: FrontiersState, seat: int, planet: int, table: Table) -> None:
    """R48 The planet becomes a colony and takes its colonists, then its good."""
    table.rule("R42")
    table.rule("R48")
    table.rule("R14")
    p = s.players[seat]
    p.colonists -= s.box.colonists[planet]
    s.set_arg(0, STAGE_SETTLED)
    s.set_arg(1, s.arg(1) + 1)
    p.explored.remove(planet)
    add_colony(s, seat, planet, GRAY, table)


def add_colony(s: FrontiersState, seat: int, planet: int, kind: int, table: Table) -> None:
    """A windfall colony starts with a good; R17 the refinery's owner says of which kind, unless it is known."""
    p = s.players[seat]
    p.colonies.append(planet)
    p.goods.append(NO_GOOD)
    if s.box.face[planet].good != WINDFALL:
        return
    printed = s.box.kind[planet]
    if printed == ANY and kind == GRAY:
        s.push(F_KIND, seat, 1)
        return
    if printed == ANY:
        p.oort = kind
    first_good(s, seat, kind if printed == ANY else printed, table)


def first_good(s: FrontiersState, seat: int, kind: int, table: Table) -> None:
    """The good of the colony that came last."""
    p = s.players[seat]
    if place_good(s, seat, len(p.colonies) - 1, kind):
        table.tell(E_WINDFALL, seat, p.colonies[-1], kind)


def declare_kind(s: FrontiersState, seat: int, kind: int, table: Table) -> None:
    """R17 The refinery's kind for this action; a good that already lies there stays what it is."""
    arrived = s.arg(0)
    s.pop()
    table.rule("R17")
    s.players[seat].oort = kind
    table.tell(E_KIND, seat, kind)
    if arrived:
        first_good(s, seat, kind, table)


def after_settlement(s: FrontiersState, seat: int, table: Table) -> None:
    """R48 Powers that a settlement sets off; R13 each time anew; R49 then perhaps a second planet."""
    p = s.players[seat]
    second = False
    for power in p.powers[SETTLE]:
        if power.effect == X_AFTER_SETTLE:
            table.rule("R13")
            if power.gain == GAIN_DRAW:
                draw_planets(s, seat, power.n, power.tile, table)
            else:
                gain_credits(s, seat, power.n, power.tile, table)
        elif power.effect == X_SETTLE_SECOND:
            second = True
    if second and s.arg(1) == 1:
        table.rule("R49")
        s.set_arg(0, STAGE_SECOND)
    else:
        s.set_arg(0, STAGE_LAST)


def end_turn(s: FrontiersState, seat: int) -> None:
    """What came in this action works from the next one on."""
    p = s.players[seat]
    p.oort = GRAY
    p.force = 0
    s.used = []
    if p.working != len(p.colonies):
        p.working = len(p.colonies)
        p.find_powers(s.box)
    s.pop()


def bonus_colonist(s: FrontiersState, seat: int, table: Table) -> None:
    """R40 The chooser's colonist comes first and can settle at once."""
    table.rule("R5")
    table.rule("R40")
    gain_colonists(s, seat, s.box.settle_bonus, -1, table)


def end_settle(s: FrontiersState, table: Table) -> None:
    """R54 More than seven colonies, or too few colonists left, make this the last round."""
    table.rule("R54")
    for p in s.players:
        if len(p.colonies) > s.box.most_colonies:
            make_last_round(s, END_COLONIES, table)
    if s.colonist_pool < s.box.fewest_colonists:
        make_last_round(s, END_COLONISTS, table)
