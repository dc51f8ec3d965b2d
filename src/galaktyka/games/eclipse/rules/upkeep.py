"""The Upkeep and Cleanup phases, and leaving the game (R65–R70)."""

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_SECTOR,
    A_TRADE,
    CHANCE_TECH,
    DONE_VERB,
    E_ABANDONED,
    E_ELIMINATED,
    E_INCOME,
    E_TECH_TILES,
    F_DEBT,
    F_PAY,
    F_UPKEEP,
)
from galaktyka.games.eclipse.ids import (
    DISC_SPACES,
    MATERIALS,
    MONEY,
    NOBODY,
    RARE,
    SCIENCE,
    SECTORS,
    SHIPS_EACH,
)
from galaktyka.games.eclipse.rules.diplomacy import end_relations
from galaktyka.games.eclipse.rules.discs import lift_disc, upkeep_of
from galaktyka.games.eclipse.rules.population import can_settle, return_graveyard, settle_answers
from galaktyka.games.eclipse.rules.trade import trade, trade_answers
from galaktyka.games.eclipse.scoring import sources_of
from galaktyka.games.eclipse.state import EclipseState, Player


def income_of(s: EclipseState, p: Player, resource: int) -> int:
    """What a population track brings with the cubes that are left on it."""
    return s.box.production[p.cubes[resource]]


def begin_upkeep(s: EclipseState, seat: int, table: Table) -> None:
    """R66 Colony ships first, then money."""
    table.rule("R66")
    s.push(F_PAY, seat)
    s.push(F_UPKEEP, seat)


def run_upkeep(s: EclipseState) -> bool:
    """R66 Nobody is asked who has no colony ship to use."""
    if can_settle(s, s.actor(), True):
        return True
    s.pop()
    return False


def upkeep_answers(s: EclipseState, seat: int) -> list[int]:
    return [*settle_answers(s, seat, True), DONE_VERB]


def balance(s: EclipseState, p: Player) -> int:
    """R67 Money after income and upkeep."""
    return p.resources[MONEY] + income_of(s, p, MONEY) - upkeep_of(s, p)


def run_pay(s: EclipseState, table: Table) -> bool:
    """R66, R67, R69 Settle the round's income; R68 or leave the game."""
    seat = s.actor()
    p = s.players[seat]
    left = balance(s, p)
    if left < 0:
        table.rule("R67")
        if p.sectors or trade_answers(s, seat, MONEY):
            s.push(F_DEBT, seat)
        else:
            s.pop()
            table.rule("R68")
            eliminate(s, seat, table)
        return False
    s.pop()
    materials, science = income_of(s, p, MATERIALS), income_of(s, p, SCIENCE)
    table.rule("R69")
    table.tell(E_INCOME, seat, left - p.resources[MONEY], materials, science)
    resources = changed(p.resources, MONEY, left)
    resources[MATERIALS] += materials
    resources[SCIENCE] += science
    p.resources = resources
    return False


def debt_answers(s: EclipseState, seat: int) -> list[int]:
    """R67 Trades into money, and sectors to abandon."""
    mine = s.players[seat].sectors
    found = trade_answers(s, seat, MONEY)
    found.extend([A_SECTOR + sector for sector in s.placed if mine >> sector & 1])
    return found


def reduce_debt(s: EclipseState, seat: int, answer: int, table: Table) -> None:
    """R67 One trade or one sector; then the balance is drawn anew."""
    s.pop()
    if answer >= A_TRADE:
        trade(s, seat, answer - A_TRADE, table)
    else:
        table.tell(E_ABANDONED, seat, answer - A_SECTOR)
        lift_disc(s, answer - A_SECTOR, table)


# --- leaving the game ---


def eliminate_the_homeless(s: EclipseState, table: Table) -> None:
    """R65 Who has neither ships nor discs on the board after the battles is out."""
    for seat in range(s.seats):
        p = s.players[seat]
        if not p.eliminated and not p.sectors and not p.fleet:
            table.rule("R65")
            eliminate(s, seat, table)


def eliminate(s: EclipseState, seat: int, table: Table) -> None:
    """R68 His pieces leave the board; R68a his score is counted before and is final."""
    table.rule("R68a")
    p = s.players[seat]
    p.final = sources_of(s, seat)
    p.eliminated = True
    table.tell(E_ELIMINATED, seat)
    for other in range(s.seats):
        if p.allies >> other & 1:
            end_relations(s, seat, other, table)
    for ship in range(seat * SHIPS_EACH, (seat + 1) * SHIPS_EACH):
        if s.ship_at[ship] >= 0:
            s.take_ship(ship)
    for sector in range(SECTORS):
        if s.owner[sector] == seat:
            s.owner = changed(s.owner, sector, NOBODY)
            s.cubes_on = changed(s.cubes_on, sector, 0)
    p.sectors = 0
    bag = s.reputation_bag[:]
    for value in p.reputation:
        bag[value] += 1
    s.reputation_bag = bag
    p.reputation = []
    if s.traitor == seat:
        s.traitor = NOBODY


# --- cleanup ---


def clean_up(s: EclipseState, table: Table) -> None:
    """R70 New technologies, discs and cubes back, colony ships ready, the next start player."""
    table.rule("R70")
    draw_tech_tiles(s, s.box.tech_tiles_cleanup[s.seats], table)
    for seat in range(s.seats):
        p = s.players[seat]
        if p.eliminated:
            continue
        p.discs += sum(p.action_discs)
        p.action_discs = [0] * DISC_SPACES
        p.colony_ready += p.colony_used
        p.colony_used = 0
        p.passed = False
        return_graveyard(s, seat, table)
    s.first = next_start_player(s)
    s.next_first = NOBODY


def next_start_player(s: EclipseState) -> int:
    """R14 The first who passed; or the next living player clockwise."""
    seat = s.next_first if s.next_first != NOBODY else s.first
    for _ in range(s.seats):
        if not s.players[seat].eliminated:
            break
        seat = (seat + 1) % s.seats
    return seat


def draw_tech_tiles(s: EclipseState, n: int, table: Table) -> None:
    """R70 Draw until so many regular tiles have come; rare ones are laid out too and not counted."""
    bag, tray = s.tech_bag[:], s.tray[:]
    while n > 0 and sum(bag) > 0:
        tech = table.draw_from(CHANCE_TECH, bag)
        tray[tech] += 1
        if s.box.tech_category[tech] != RARE:
            n -= 1
        table.tell(E_TECH_TILES, -1, tech)
    s.tech_bag, s.tray = bag, tray
