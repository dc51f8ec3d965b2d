"""What follows when ships end a move in a disc: hazards, phenomena, new systems (R87–R91, R100–R102)."""

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.building import drop_card
from galaktyka.games.ascendancy.rules.common import (
    DIE,
    gain,
    lose_from_fleet,
    lose_singles,
    set_party,
    shield,
    works_against,
)
from galaktyka.games.ascendancy.rules.deck import draw_exploration, lay_face_down, lies_face_down, turn_up
from galaktyka.games.ascendancy.rules.hits import hazard_level
from galaktyka.games.ascendancy.state import FACE_UP, NO_CARD, AscendancyState


def run_landed(s: AscendancyState, table: Table) -> None:
    """R91 In order: a new disc's own things, printed hazard, a card's hazard, mines, then token or card."""
    seat, disc, new = s.actor(), s.arg(0), s.arg(2) == 1
    table.rule("R91")
    s.pop()
    kind = s.box.system_kind[disc]
    if new:
        meet_new_disc(s, seat, disc, kind, table)
    brave_printed(s, seat, disc, table)
    brave_lying_card(s, seat, disc, table)
    brave_mines(s, seat, disc, table)
    if not party_size(s):
        if new and kind == ids.PLANET:
            lay_face_down(s, disc, table)
        return
    if kind == ids.PHENOMENON:
        take_token(s, seat, disc, table)
    elif new and kind == ids.PLANET:
        table.rule("R101")
        explore(s, seat, disc, draw_exploration(s, table), table)
    elif lies_face_down(s, disc):
        explore(s, seat, disc, turn_up(s, disc, table), table)


def meet_new_disc(s: AscendancyState, seat: int, disc: int, kind: int, table: Table) -> None:
    """R100 A new phenomenon gets a Research token; R109 the Federation gains Culture for finding it."""
    if kind == ids.PHENOMENON:
        table.rule("R100")
        s.token = changed(s.token, disc, s.box.phenomenon_research)
        bonus = s.special(seat, ids.CULTURE_ON_PHENOMENON)
        if bonus:
            table.rule("R109")
            gain(s, seat, ids.CULTURE, bonus, c.WHY_SPECIAL, table)


def take_token(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """R90 Who survives takes the Research token of the phenomenon."""
    if s.token[disc]:
        table.rule("R90")
        tokens = s.token[disc]
        s.token = changed(s.token, disc, 0)
        s.push(c.F_REWARD, seat, tokens, c.WHY_PHENOMENON)


def explore(s: AscendancyState, seat: int, disc: int, card: int, table: Table) -> None:
    """R101 Whoever reaches a new planet alive resolves an Exploration card."""
    if card != NO_CARD:
        table.tell(c.E_EXPLORED, seat, disc, card)
        s.push(c.F_EVENT, seat, disc, card)


# --- braving ---


def party_size(s: AscendancyState) -> int:
    """Ships left of those that arrived together."""
    total = s.party
    for card in range(ids.FLEET_CARDS):
        if s.party_fleets >> card & 1:
            total += s.fleet_size[card]
    return total


def brave_printed(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """R87 The hazard of the disc."""
    if s.box.hazard[disc]:
        brave(s, seat, disc, s.box.hazard[disc], s.box.shields_ignored[disc] == 1, table)


def brave_lying_card(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """R104 A card that lies face up there; some go once a ship has survived them."""
    card = s.lying[disc]
    if card == NO_CARD or s.known[disc] != FACE_UP or not party_size(s):
        return
    table.rule("R104")
    printed = s.box.exploration[card]
    brave(s, seat, disc, printed.hazard, False, table)
    if printed.until_survived and party_size(s):
        drop_card(s, disc, table)


def brave_mines(s: AscendancyState, seat: int, disc: int, table: Table) -> None:
    """Mines of a rival who controls the system; detection makes them harmless."""
    owner = s.control[disc]
    if owner >= 0 and owner != seat:
        level = works_against(s, owner, ids.MINES_HAZARD, seat)
        if level:
            brave(s, seat, disc, level, False, table)


def brave(
    s: AscendancyState, seat: int, disc: int, printed: int, shields_ignored: bool, table: Table
) -> None:
    """R87 A die for each ship, the level or more destroys one; R88 the largest unit goes first."""
    level = hazard_level(printed, shield(s, seat), s.has(seat, ids.HAZARD_BONUS), shields_ignored)
    if not printed or level > DIE:
        return
    table.rule("R87")
    fleets = [card for card in range(ids.FLEET_CARDS) if s.party_fleets >> card & 1]
    by_size = sorted([(100 - s.fleet_size[card]) * ids.FLEET_CARDS + card for card in fleets])
    singles = s.party
    for code in by_size:
        brave_fleet(s, seat, disc, code % ids.FLEET_CARDS, level, table)
    lost = roll_hazard(s, seat, disc, level, singles, table)
    if lost:
        s.party -= lost
        lose_singles(s, seat, disc, lost, table)


def brave_fleet(s: AscendancyState, seat: int, disc: int, card: int, level: int, table: Table) -> None:
    """A fleet braves with a die a ship, a Science Fleet with one die in all."""
    size = s.fleet_size[card]
    dice = 1 if s.fleet_rule(card) == ids.FLEET_SCIENCE else size
    lost = roll_hazard(s, seat, disc, level, dice, table)
    if lost and lose_from_fleet(s, card, lost, table):
        s.party_fleets &= ~(1 << card)
        s.party += size - lost


def roll_hazard(s: AscendancyState, seat: int, disc: int, level: int, dice: int, table: Table) -> int:
    lost = 0
    for _ in range(dice):
        die = table.roll(c.CHANCE_HAZARD, DIE)
        table.tell(c.E_HAZARD, seat, disc, level, die)
        if die >= level:
            lost += 1
    return lost


def brave_in_place(s: AscendancyState, seat: int, disc: int, unit: int, table: Table) -> None:
    """R89 Brave a phenomenon without moving."""
    table.rule("R89")
    set_party(s, unit)
    brave_printed(s, seat, disc, table)
    if party_size(s):
        take_token(s, seat, disc, table)
