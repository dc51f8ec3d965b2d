"""The Building Phase: ships, colonies, nodes, Research, upgrades, Ascendancy (R4, R6, R50–R59)."""

from galaktyka.core.state import changed, raised
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules import espionage, trade
from galaktyka.games.ascendancy.rules.common import (
    amount_of,
    can_pay,
    cards_with,
    disband,
    gain,
    keep_still,
    lose_from_fleet,
    pay,
    tidy_lane,
)
from galaktyka.games.ascendancy.rules.control import BY_COLONY, may_colonize, take_control
from galaktyka.games.ascendancy.rules.deck import draw_unseen
from galaktyka.games.ascendancy.rules.fleets import (
    disband_answers,
    free_form_answers,
    settle_answers,
)
from galaktyka.games.ascendancy.rules.paths import sectors_with
from galaktyka.games.ascendancy.rules.projects import check_projects, commit, may_commit, projects_of
from galaktyka.games.ascendancy.state import FACE_DOWN, FACE_UP, NO_CARD, NOBODY, AscendancyState

BUILDING = 15  # answers of A_NODE a disc


def build_answers(s: AscendancyState, seat: int) -> list[int]:
    """R50–R59 Everything that can be built or done now; DONE ends the phase."""
    found = [c.DONE_VERB]
    found += ship_answers(s, seat)
    found += colony_answers(s, seat)
    found += node_answers(s, seat)
    if can_pay(s, seat, ids.RESEARCH, 1):
        found += [c.A_RESEARCH + card for card in projects_of(s, seat) if may_commit(s, seat, card)]
    if can_upgrade(s, seat, 0):
        found.append(c.WEAPONS_VERB)
    if can_upgrade(s, seat, 1):
        found.append(c.SHIELDS_VERB)
    found += free_form_answers(s, seat)
    found += free_answers(s, seat)
    return found


def free_answers(s: AscendancyState, seat: int) -> list[int]:
    """What may be done between actions in either phase of the own turn."""
    found: list[int] = []
    if s.players[seat].goods[ids.CULTURE] >= ascendancy_cost(s):
        found.append(c.ASCEND_VERB)
    found += disband_answers(s, seat)
    found += settle_answers(s, seat)
    found += espionage.use_answers(s, seat)
    found += trade.partners(s, seat)
    return found


# --- ships ---


def yards(s: AscendancyState, seat: int) -> list[int]:
    """R50 Where ships are built: the own home while it is controlled, and controlled starbases."""
    home = s.home(seat)
    return [
        disc
        for disc in range(ids.SYSTEMS)
        if s.control[disc] == seat and (disc == home or s.base[disc] != NOBODY)
    ]


def ship_answers(s: AscendancyState, seat: int) -> list[int]:
    player = s.players[seat]
    places = yards(s, seat)
    found: list[int] = []
    if can_pay(s, seat, ids.PRODUCTION, s.box.ship_cost) and (player.pool or sectors_with(s, seat)):
        found = [c.A_BUILD + disc for disc in places]
    free = s.has(seat, ids.FREE_SHIP_PER_STARBASE_BUILD_PHASE)
    if free and player.pool:
        for disc in places:
            if s.base[disc] != NOBODY and s.yards[disc] < free:
                found.append(c.A_YARD + disc)
    return found


def build_ship(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """R50 A ship for Production, with no Hazard; R6 out of an empty pool it comes from the board."""
    table.rule("R50")
    pay(s, seat, ids.PRODUCTION, s.box.ship_cost, table)
    if s.players[seat].pool:
        s.players[seat].pool -= 1
        place_ship(s, seat, disc, table)
    else:
        s.push(c.F_RECLAIM, seat, disc)
    s.paid = raised(s.paid, disc, 1)
    for card in cards_with(s, seat, ids.BULK_SHIP_DISCOUNT):
        if s.paid[disc] % s.box.effects.threshold[card * ids.EFFECTS + ids.BULK_SHIP_DISCOUNT] == 0:
            back = amount_of(s, card, ids.BULK_SHIP_DISCOUNT)
            gain(s, seat, ids.PRODUCTION, back, c.WHY_REFUND, table)


def place_ship(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    s.put(disc, seat, 1)
    s.built = raised(s.built, disc, 1)
    table.tell(c.E_BUILT, seat, disc, 1)


def build_free_ship(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """R58 A card lets a starbase build a ship for nothing."""
    table.rule("R58")
    s.yards = raised(s.yards, disc, 1)
    s.players[seat].pool -= 1
    place_ship(s, seat, disc, table)


def reclaim_answers(s: AscendancyState, seat: int) -> list[int]:
    """R6 Any own ship on the board."""
    found: list[int] = []
    for sector in sectors_with(s, seat):
        if s.singles_in(sector, seat):
            found.append(c.A_SECTOR + sector)
        found += [c.A_FLEET + card for card in s.fleets_in(sector, seat)]
    return found


def answer_reclaim(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    table.rule("R6")
    disc = s.arg(0)
    s.pop()
    if answer >= c.A_FLEET:
        sector = s.fleet_place[answer - c.A_FLEET]
        lose_from_fleet(s, answer - c.A_FLEET, 1, table)
    else:
        sector = answer - c.A_SECTOR
        s.put(sector, seat, -1)
        s.players[seat].pool += 1
        table.tell(c.E_LOST, seat, sector, 1, -1)
    keep_still(s, seat, sector)
    if sector < ids.SYSTEMS:
        s.built = changed(s.built, sector, min(s.built[sector], s.singles_in(sector, seat)))
    s.players[seat].pool -= 1
    place_ship(s, seat, disc, table)
    tidy_lane(s, sector, table)


# --- colonies ---


def colony_answers(s: AscendancyState, seat: int) -> list[int]:
    if s.players[seat].goods[ids.CULTURE] < s.box.colony_cost:
        return []
    return [
        c.A_COLONIZE + disc
        for disc in range(ids.SYSTEMS)
        if s.ships[disc * s.seats + seat] and may_colonize(s, seat, disc)
    ]


def colonize(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """R52 One Culture and a ship there, single or out of a fleet."""
    pay(s, seat, ids.CULTURE, s.box.colony_cost, table)
    fleets = s.fleets_in(disc, seat)
    found = [c.A_FLEET + card for card in fleets]
    if s.singles_in(disc, seat):
        found.append(c.A_SECTOR + disc)
    if len(found) > 1:
        s.push(c.F_SETTLERS, seat, disc)
    else:
        settle(s, seat, disc, found[0], table)


def settler_answers(s: AscendancyState, seat: int) -> list[int]:
    disc = s.arg(0)
    found = [c.A_FLEET + card for card in s.fleets_in(disc, seat)]
    found.append(c.A_SECTOR + disc)
    return [answer for answer in found if answer >= c.A_FLEET or s.singles_in(disc, seat)]


def answer_settlers(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    disc = s.arg(0)
    s.pop()
    settle(s, seat, disc, answer, table)


def settle(s: AscendancyState, seat: int, disc: int, ship: int, table: Table) -> None:
    """R52 The ship goes back to the pool, the colony takes what lies there."""
    table.rule("R52")
    if ship >= c.A_FLEET:
        lose_from_fleet(s, ship - c.A_FLEET, 1, table)
    else:
        s.put(disc, seat, -1)
        s.players[seat].pool += 1
        keep_still(s, seat, disc)
    found_colony(s, seat, disc, table)


def found_colony(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    if s.prewarp[disc]:
        gain(s, seat, ids.PRODUCTION, s.prewarp[disc], c.WHY_PREWARP, table)
        s.prewarp = changed(s.prewarp, disc, 0)
    drop_card(s, disc, table)
    table.tell(c.E_COLONIZED, seat, disc)
    free = s.has(seat, ids.FREE_NODE_ON_COLONIZE)
    if free:
        s.push(c.F_GIFT, seat, disc, free)
    take_control(s, seat, disc, BY_COLONY)


def settle_fleet(s: AscendancyState, seat: int, card: int, table: Table) -> None:
    """A Colonization Fleet gives one ship for a colony, pays no Culture and disbands."""
    disc = s.fleet_place[card]
    table.rule("R58")
    if not lose_from_fleet(s, card, 1, table):
        disband(s, card, table)
    found_colony(s, seat, disc, table)


def drop_card(s: AscendancyState, disc: int, table: Table) -> None:
    """R104 A card that lies on a system goes to the discards."""
    card = s.lying[disc]
    if card == NO_CARD:
        return
    hidden = s.known[disc] != FACE_UP
    s.lying = changed(s.lying, disc, NO_CARD)
    s.known = changed(s.known, disc, 0)
    if card == FACE_DOWN:
        card = draw_unseen(s, table)
    s.explored = raised(s.explored, card, 1)
    table.tell(c.E_CARD_GONE, NOBODY, disc, NO_CARD if hidden else card)


# --- nodes ---


def node_cost(s: AscendancyState, seat: int, resource: int) -> int:
    """R53 The cost of a node, less what cards save, at least one."""
    cost = s.box.node_cost[resource]
    for card in cards_with(s, seat, ids.NODE_DISCOUNT):
        if s.box.effects.resource[card * ids.EFFECTS + ids.NODE_DISCOUNT] == resource:
            cost -= amount_of(s, card, ids.NODE_DISCOUNT)
    return max(1, cost)


def open_free(s: AscendancyState, disc: int) -> int:
    first = disc * 6 + 3
    used = s.nodes[first] + s.nodes[first + 1] + s.nodes[first + 2]
    return s.box.capacity[disc * ids.SLOT_KINDS + ids.OPEN] - used


def slots_for(s: AscendancyState, disc: int, resource: int, replacing: bool) -> list[int]:
    """R53 R54 Where a node can go: its own kind's slot, an open one, or in place of another on an open one."""
    found: list[int] = []
    if s.nodes[disc * 6 + resource] < s.box.capacity[disc * ids.SLOT_KINDS + resource]:
        found.append(c.SLOT_OWN)
    if open_free(s, disc) > 0:
        found.append(c.SLOT_OPEN)
    if replacing:
        for old in range(ids.RESOURCES):
            if old != resource and s.nodes[disc * 6 + 3 + old]:
                found.append(c.SLOT_REPLACE + old)
    return found


def node_answers(s: AscendancyState, seat: int) -> list[int]:
    affordable = [r for r in range(ids.RESOURCES) if can_pay(s, seat, r, node_cost(s, seat, r))]
    found: list[int] = []
    if affordable:
        for disc in range(ids.SYSTEMS):
            if s.control[disc] == seat:
                for resource in affordable:
                    for slot in slots_for(s, disc, resource, True):
                        found.append(c.A_NODE + disc * BUILDING + resource * c.NODE_SLOTS + slot)
    return found


def build_node(s: AscendancyState, seat: int, code: int, table: Table) -> None:
    """R53 Pay for a node and put it on its slot."""
    table.rule("R53")
    resource = code % BUILDING // c.NODE_SLOTS
    cost = node_cost(s, seat, resource)
    put_node(s, seat, code, table)
    pay(s, seat, resource, cost, table)


def put_node(s: AscendancyState, seat: int, code: int, table: Table) -> None:
    disc, rest = divmod(code, BUILDING)
    resource, slot = divmod(rest, c.NODE_SLOTS)
    if slot == c.SLOT_OWN:
        s.nodes = raised(s.nodes, disc * 6 + resource, 1)
    else:
        s.nodes = raised(s.nodes, disc * 6 + 3 + resource, 1)
    if slot >= c.SLOT_REPLACE:
        s.nodes = raised(s.nodes, disc * 6 + 3 + slot - c.SLOT_REPLACE, -1)
        check_projects(s, seat)
    table.tell(c.E_NODE, seat, disc, resource, slot)


def gift_answers(s: AscendancyState, seat: int) -> list[int]:
    """R58 A free node of any kind on a free slot of a new colony, or none."""
    disc = s.arg(0)
    found: list[int] = []
    for resource in range(ids.RESOURCES):
        for slot in slots_for(s, disc, resource, False):
            found.append(c.A_NODE + disc * BUILDING + resource * c.NODE_SLOTS + slot)
    found.append(c.DECLINE_VERB)
    return found


def run_gift(s: AscendancyState) -> bool:
    disc = s.arg(0)
    if s.arg(1) and s.control[disc] == s.actor() and len(gift_answers(s, s.actor())) > 1:
        return True
    s.pop()
    return False


def answer_gift(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    if answer == c.DECLINE_VERB:
        s.pop()
        return
    table.rule("R58")
    s.set_arg(1, s.arg(1) - 1)
    put_node(s, seat, answer - c.A_NODE, table)


# --- upgrades and Ascendancy ---


def upgrade_cost(s: AscendancyState, seat: int, track: int) -> int:
    """R57 The printed cost of the next step, less what cards save; -1 at the last step."""
    player = s.players[seat]
    costs = s.box.weapon_costs[player.civ] if track == 0 else s.box.shield_costs[player.civ]
    step = player.weapons if track == 0 else player.shields
    if step >= len(costs):
        return -1
    return max(1, costs[step] - s.has(seat, ids.UPGRADE_DISCOUNT))


def can_upgrade(s: AscendancyState, seat: int, track: int) -> bool:
    cost = upgrade_cost(s, seat, track)
    return cost >= 0 and can_pay(s, seat, ids.RESEARCH, cost)


def upgrade(s: AscendancyState, seat: int, track: int, table: Table) -> None:
    """R57 One step of weapons or shields, paid at once."""
    table.rule("R57")
    player = s.players[seat]
    cost = upgrade_cost(s, seat, track)
    if track == 0:
        player.weapons += 1
        table.tell(c.E_UPGRADE, seat, 0, s.box.weapons[player.civ][player.weapons])
    else:
        player.shields += 1
        table.tell(c.E_UPGRADE, seat, 1, s.box.shields[player.civ][player.shields])
    pay(s, seat, ids.RESEARCH, cost, table)


def ascendancy_cost(s: AscendancyState) -> int:
    return s.box.easier_ascendancy_cost if s.variant.easier_ascendancy else s.box.ascendancy_cost


def ascend(s: AscendancyState, seat: int, table: Table) -> None:
    """R4 Five Culture for a token of Ascendancy, at any time of the own turn."""
    table.rule("R4")
    pay(s, seat, ids.CULTURE, ascendancy_cost(s), table)
    s.players[seat].ascendancy += 1
    table.tell(c.E_ASCENDANCY, seat, s.players[seat].ascendancy)


# --- what the answers do ---


def answer_build(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    if answer == c.DONE_VERB:
        table.rule("R59")
        s.pop()
    elif c.A_BUILD <= answer < c.A_YARD:
        build_ship(s, seat, answer - c.A_BUILD, table)
    elif c.A_NODE <= answer < c.A_FORM:
        build_node(s, seat, answer - c.A_NODE, table)
    elif c.A_COLONIZE <= answer < c.A_NODE:
        colonize(s, seat, answer - c.A_COLONIZE, table)
    elif c.A_RESEARCH <= answer < c.A_USE:
        pay(s, seat, ids.RESEARCH, 1, table)
        commit(s, seat, answer - c.A_RESEARCH, table)
    elif c.A_YARD <= answer < c.A_COLONIZE:
        build_free_ship(s, seat, answer - c.A_YARD, table)
    elif answer == c.WEAPONS_VERB:
        upgrade(s, seat, 0, table)
    elif answer == c.SHIELDS_VERB:
        upgrade(s, seat, 1, table)
    else:
        s.push(c.F_FORM, seat, answer - c.A_FORM, s.built[answer - c.A_FORM], 1)
