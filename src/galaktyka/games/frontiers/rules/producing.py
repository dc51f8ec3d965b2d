"""Produce (R60-R66): goods on production colonies, windfalls, credits; then goods for the mat (R94)."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    A_GOOD,
    A_POWER,
    DONE_VERB,
    E_LEFT,
    E_PRODUCE,
    E_STOCK,
    F_KIND,
    F_PLACE,
    F_PRODUCE,
    F_SHORT,
    F_STOCK,
    F_WINDFALL,
)
from galaktyka.games.frontiers.ids import (
    ANY,
    GRAY,
    KINDS,
    NO_GOOD,
    PRODUCE,
    PRODUCTION,
    RESOURCE_STOCKPILING,
    WINDFALL,
    X_CREDITS_IF_MOST,
    X_CREDITS_IF_PRODUCED_HERE,
    X_CREDITS_PER_COLONY,
    X_CREDITS_PER_GOOD_PRODUCED,
    X_PRODUCE_CREDITS,
    X_WINDFALL,
)
from galaktyka.games.frontiers.powers import Power
from galaktyka.games.frontiers.rules.gains import gain_credits, place_good
from galaktyka.games.frontiers.state import FrontiersState, Player

# Steps of one player's production, in the frame's first argument.
STEP_KIND = 0
STEP_PRODUCTION = 1
STEP_WINDFALLS = 2
STEP_CREDITS = 3
THE_BONUS = -1


def take_left_credits(s: FrontiersState, seat: int, table: Table) -> None:
    """R60 The chooser takes the credits that lie on the tile."""
    table.rule("R5")
    table.rule("R60")
    if s.left_credits:
        gain_credits(s, seat, s.left_credits, -1, table)
        s.left_credits = 0
        table.tell(E_LEFT, -1, 0)


def begin_produce(s: FrontiersState, seat: int) -> None:
    s.used = []
    s.push(F_PRODUCE, seat, STEP_KIND)


def run_produce(s: FrontiersState, seat: int, table: Table) -> None:
    """One player's production, step by step, until a question stands in the way or all is done."""
    while s.top() == F_PRODUCE and s.actor() == seat:
        step = s.arg(0)
        if step == STEP_KIND:
            s.set_arg(0, STEP_PRODUCTION)
            if kind_matters(s, seat):
                s.push(F_KIND, seat, 0)
        elif step == STEP_PRODUCTION:
            if produce_all(s, seat, table):
                s.set_arg(0, STEP_WINDFALLS)
        elif step == STEP_WINDFALLS:
            if not next_windfall(s, seat, table):
                s.set_arg(0, STEP_CREDITS)
                if seat == s.resolving[0]:
                    bonus_windfall(s, seat, table)
        else:
            end_produce(s, seat, table)


def end_produce(s: FrontiersState, seat: int, table: Table) -> None:
    produce_credits(s, seat, table)
    p = s.players[seat]
    p.oort = GRAY
    p.fresh = 0
    s.pop()


def kind_matters(s: FrontiersState, seat: int) -> bool:
    """R17 The refinery's kind is asked for when a good may come there, or when kinds of colony are counted."""
    p = s.players[seat]
    for place in range(len(p.colonies)):
        if s.box.kind[p.colonies[place]] == ANY:
            if p.goods[place] == NO_GOOD and seat == s.resolving[0]:
                return True
            for power in p.powers[PRODUCE]:
                if power.effect == X_WINDFALL and p.goods[place] == NO_GOOD:
                    return True
                if power.effect == X_CREDITS_PER_COLONY and power.filter.kind >= 0:
                    return True
    return False


def make_good(s: FrontiersState, seat: int, place: int, kind: int, table: Table) -> None:
    """A good produced in this action."""
    if place_good(s, seat, place, kind):
        p = s.players[seat]
        p.fresh |= 1 << place
        s.made[seat * KINDS + kind] += 1
        table.tell(E_PRODUCE, seat, p.colonies[place], kind)


def empty_production(s: FrontiersState, p: Player, kind: int) -> list[int]:
    """Places of production colonies of the kind that hold no good."""
    found: list[int] = []
    for place in range(len(p.colonies)):
        if p.goods[place] == NO_GOOD:
            tile = p.colonies[place]
            if s.box.face[tile].good == PRODUCTION and s.box.kind[tile] == kind:
                found.append(place)
    return found


def produce_all(s: FrontiersState, seat: int, table: Table) -> bool:
    """R61 A good onto every empty production colony; R64 asks which ones go without. True when all is placed."""
    table.rule("R61")
    p = s.players[seat]
    for kind in range(KINDS):
        places = empty_production(s, p, kind)
        if len(places) > s.supply[kind] > 0:
            table.rule("R64")
            s.push(F_SHORT, seat, kind)
            return False
        for place in places:
            make_good(s, seat, place, kind, table)
    return True


def short_answers(s: FrontiersState, seat: int) -> list[int]:
    p = s.players[seat]
    return [A_GOOD + p.colonies[place] for place in empty_production(s, p, s.arg(0))]


def answer_short(s: FrontiersState, seat: int, tile: int, table: Table) -> None:
    """R64 This colony gets one of the last goods."""
    kind = s.arg(0)
    s.pop()
    make_good(s, seat, s.players[seat].colonies.index(tile), kind, table)


# --- windfalls ---


def windfall_places(s: FrontiersState, p: Player, kind: int) -> list[int]:
    """R62 Places of empty windfall colonies of the kind (or any) for which the supply has a good."""
    found: list[int] = []
    for place in range(len(p.colonies)):
        if p.goods[place] == NO_GOOD:
            tile = p.colonies[place]
            if s.box.face[tile].good == WINDFALL:
                own = s.kind_of(p, tile)
                if (kind == ANY or own == kind) and own < KINDS and s.supply[own]:
                    found.append(place)
    return found


def windfall_powers(s: FrontiersState, p: Player) -> list[Power]:
    """R62 Unused windfall powers that can work now."""
    found: list[Power] = []
    for power in p.powers[PRODUCE]:
        if power.effect == X_WINDFALL and power.number not in s.used and windfall_places(s, p, power.kind):
            found.append(power)
    return found


def next_windfall(s: FrontiersState, seat: int, table: Table) -> bool:
    """R62 Powers of different kinds come in the player's order; False when none can work any more."""
    powers = windfall_powers(s, s.players[seat])
    if not powers:
        return False
    for power in powers:
        if power.kind != powers[0].kind:
            s.push(F_WINDFALL, seat)
            return True
    use_windfall(s, seat, powers[0].number, table)
    return True


def windfall_answers(s: FrontiersState, seat: int) -> list[int]:
    return [A_POWER + power.number for power in windfall_powers(s, s.players[seat])]


def answer_windfall(s: FrontiersState, seat: int, number: int, table: Table) -> None:
    s.pop()
    use_windfall(s, seat, number, table)


def use_windfall(s: FrontiersState, seat: int, number: int, table: Table) -> None:
    """R62 Place the power's good; where several colonies are possible, the player says which."""
    table.rule("R62")
    s.used.append(number)
    ask_place(s, seat, number, table)


def bonus_windfall(s: FrontiersState, seat: int, table: Table) -> None:
    """R63 The chooser's own windfall comes after all powers."""
    table.rule("R63")
    if s.box.produce_windfalls:
        ask_place(s, seat, THE_BONUS, table)


def place_kind(s: FrontiersState, number: int) -> int:
    return ANY if number == THE_BONUS else s.box.power(number).kind


def ask_place(s: FrontiersState, seat: int, number: int, table: Table) -> None:
    places = windfall_places(s, s.players[seat], place_kind(s, number))
    if len(places) > 1:
        s.push(F_PLACE, seat, number)
    elif places:
        place_windfall(s, seat, places[0], table)


def place_answers(s: FrontiersState, seat: int) -> list[int]:
    p = s.players[seat]
    return [A_GOOD + p.colonies[place] for place in windfall_places(s, p, place_kind(s, s.arg(0)))]


def answer_place(s: FrontiersState, seat: int, tile: int, table: Table) -> None:
    s.pop()
    place_windfall(s, seat, s.players[seat].colonies.index(tile), table)


def place_windfall(s: FrontiersState, seat: int, place: int, table: Table) -> None:
    p = s.players[seat]
    make_good(s, seat, place, s.kind_of(p, p.colonies[place]), table)


# --- credits ---


def produce_credits(s: FrontiersState, seat: int, table: Table) -> None:
    """R65 Credits by powers: at once, per colony, per good, or for a good that was produced right there."""
    p = s.players[seat]
    for power in p.powers[PRODUCE]:
        gain = 0
        if power.effect == X_PRODUCE_CREDITS:
            gain = power.n
        elif power.effect == X_CREDITS_PER_COLONY:
            table.rule("R16")
            gain = power.n * matching_colonies(s, p, power)
        elif power.effect == X_CREDITS_IF_PRODUCED_HERE:
            gain = power.n if p.fresh >> p.colonies.index(power.tile) & 1 else 0
        elif power.effect == X_CREDITS_PER_GOOD_PRODUCED:
            gain = power.n * produced(s, seat, power.kind)
        if gain:
            table.rule("R65")
            gain_credits(s, seat, gain, power.tile, table)


def matching_colonies(s: FrontiersState, p: Player, power: Power) -> int:
    """R16 Home colonies are colonies."""
    n = 0
    for tile in p.colonies:
        if power.filter.fits(s.box.face[tile], s.kind_of(p, tile)):
            n += 1
    return n


def produced(s: FrontiersState, seat: int, kind: int) -> int:
    if kind == ANY:
        return sum(s.made[seat * KINDS : (seat + 1) * KINDS])
    return s.made[seat * KINDS + kind]


def compare_production(s: FrontiersState, table: Table) -> None:
    """R66 When all have produced: credits for more goods of a kind than anybody else, none for a tie."""
    for seat in s.resolving:
        for power in s.players[seat].powers[PRODUCE]:
            if power.effect == X_CREDITS_IF_MOST:
                table.rule("R66")
                if produced_most(s, seat, power.kind):
                    gain_credits(s, seat, power.n, power.tile, table)


def produced_most(s: FrontiersState, seat: int, kind: int) -> bool:
    """Nobody has as many; so none at all is never the most."""
    mine = produced(s, seat, kind)
    for other in range(s.seats):
        if other != seat and produced(s, other, kind) >= mine:
            return False
    return True


# --- goods for the mat ---


def ask_stocks(s: FrontiersState, table: Table) -> None:
    """R94 With that goal up, everybody may put goods away when all have produced, in order from the chooser."""
    if RESOURCE_STOCKPILING in s.goals_up:
        table.rule("R94")
        for seat in reversed(s.resolving):
            if s.players[seat].goods_count():
                s.push(F_STOCK, seat)


def stock_answers(s: FrontiersState, seat: int) -> list[int]:
    p = s.players[seat]
    found = [DONE_VERB]
    for place in range(len(p.colonies)):
        if p.goods[place] != NO_GOOD:
            found.append(A_GOOD + p.colonies[place])
    return found


def answer_stock(s: FrontiersState, seat: int, answer: int, table: Table) -> None:
    p = s.players[seat]
    if answer == DONE_VERB:
        s.pop()
        return
    tile = answer - A_GOOD
    place = p.colonies.index(tile)
    kind = p.goods[place]
    p.goods[place] = NO_GOOD
    p.stored_goods[kind] += 1
    table.tell(E_STOCK, seat, tile, kind)
    if not p.goods_count():
        s.pop()
