"""Special actions: the orange octagons of boards and tiles (R85, R117, R125–R127)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import (
    A_HEX,
    A_SPECIAL,
    E_SPECIAL,
    E_STATION,
    F_DOWNGRADE,
    F_LOWEST,
    F_STATION,
    F_SWAP,
)
from galaktyka.games.gaia.ids import (
    ACADEMY_QIC,
    ADV_ACT_3K,
    ADV_ACT_3O,
    ADV_ACT_Q_5C,
    AMBAS,
    BESCODS,
    FIRAKS,
    INSTITUTE,
    IVITS,
    SPACE,
    STATION,
    TECH_ACT_4PW,
    TRANSDIM,
)
from galaktyka.games.gaia.rules.gains import gain
from galaktyka.games.gaia.rules.ground import place_station
from galaktyka.games.gaia.rules.mines import (
    ask_mine,
    build_mine,
    distance_to,
    mine_targets,
    qic_for_range,
    range_of,
)
from galaktyka.games.gaia.rules.projects import project_targets, start_project
from galaktyka.games.gaia.rules.research import lowest_answers
from galaktyka.games.gaia.rules.upgrades import downgrade_targets, swap_targets
from galaktyka.games.gaia.state import (
    FROM_ACTION,
    SPECIAL_ACADEMY,
    SPECIAL_ADVANCED_KNOWLEDGE,
    SPECIAL_ADVANCED_ORE,
    SPECIAL_ADVANCED_QIC,
    SPECIAL_BOOSTER,
    SPECIAL_FACTION,
    SPECIAL_TECH,
    SPECIALS,
    GaiaState,
)

NO_GOODS: list[int] = [0, 0, 0, 0, 0, 0, 0]


def has_special(s: GaiaState, seat: int, special: int) -> bool:
    """R85 Whether the player owns this octagon."""
    p = s.players[seat]
    if special == SPECIAL_ACADEMY:
        return p.built[ACADEMY_QIC] > 0
    if special == SPECIAL_BOOSTER:
        return p.booster >= 0 and (s.box.booster_steps[p.booster] > 0 or s.box.booster_reach[p.booster] > 0)
    if special == SPECIAL_TECH:
        return p.has_tech(TECH_ACT_4PW)
    if special == SPECIAL_ADVANCED_QIC:
        return p.advanced >> ADV_ACT_Q_5C & 1 == 1
    if special == SPECIAL_ADVANCED_ORE:
        return p.advanced >> ADV_ACT_3O & 1 == 1
    if special == SPECIAL_ADVANCED_KNOWLEDGE:
        return p.advanced >> ADV_ACT_3K & 1 == 1
    if p.faction == BESCODS:
        return True
    return p.built[INSTITUTE] > 0 and p.faction in (AMBAS, FIRAKS, IVITS)


def special_goods(s: GaiaState, seat: int, special: int) -> list[int]:
    """The goods that the octagon gives, all zero when it does something else."""
    if special == SPECIAL_ACADEMY:
        return s.box.factions[s.players[seat].faction].academy_action
    if special == SPECIAL_TECH:
        return s.box.tech_action[TECH_ACT_4PW]
    if special == SPECIAL_ADVANCED_QIC:
        return s.box.advanced_action[ADV_ACT_Q_5C]
    if special == SPECIAL_ADVANCED_ORE:
        return s.box.advanced_action[ADV_ACT_3O]
    if special == SPECIAL_ADVANCED_KNOWLEDGE:
        return s.box.advanced_action[ADV_ACT_3K]
    return NO_GOODS


def special_works(s: GaiaState, seat: int, special: int) -> bool:
    """Whether the octagon's effect can take place now."""
    p = s.players[seat]
    if special == SPECIAL_BOOSTER:
        steps, reach = s.box.booster_steps[p.booster], s.box.booster_reach[p.booster]
        if mine_targets(s, seat, steps, reach, True):
            return True
        return reach > 0 and len(project_targets(s, seat, reach, True)) > 0
    if special == SPECIAL_FACTION:
        if p.faction == BESCODS:
            return len(lowest_answers(s, seat)) > 0
        if p.faction == AMBAS:
            return len(swap_targets(s, seat)) > 0
        if p.faction == FIRAKS:
            return len(downgrade_targets(s, seat)) > 0
        return p.built[STATION] < s.box.pieces[STATION] and len(station_hexes(s, seat, True)) > 0
    return True


def special_answers(s: GaiaState, seat: int) -> list[int]:
    used = s.players[seat].specials_used
    answers: list[int] = []
    for special in range(SPECIALS):
        if not used >> special & 1 and has_special(s, seat, special) and special_works(s, seat, special):
            answers.append(A_SPECIAL + special)
    return answers


def use_special(s: GaiaState, seat: int, special: int, table: Table) -> None:
    """R85 Cover the octagon for this round and take its effect."""
    p = s.players[seat]
    p.specials_used |= 1 << special
    table.rule("R85")
    table.rule("R16")
    table.tell(E_SPECIAL, seat, special)
    if special == SPECIAL_BOOSTER:
        ask_mine(s, seat, s.box.booster_steps[p.booster], s.box.booster_reach[p.booster])
    elif special != SPECIAL_FACTION:
        gain(s, seat, special_goods(s, seat, special), FROM_ACTION, table)
    elif p.faction == BESCODS:
        table.rule("R127")
        s.push(F_LOWEST, seat)
    elif p.faction == AMBAS:
        s.push(F_SWAP, seat)
    elif p.faction == FIRAKS:
        s.push(F_DOWNGRADE, seat)
    else:
        s.push(F_STATION, seat)


def booster_targets(s: GaiaState, seat: int) -> list[int]:
    """R22, R24 With a range bonus the hex may also be a Transdim planet for a gaia project."""
    steps, bonus = s.arg(0), s.arg(1)
    found = mine_targets(s, seat, steps, bonus, False)
    if bonus:
        found = found + project_targets(s, seat, bonus, False)
    return [A_HEX + hex_ for hex_ in found]


def build_at(s: GaiaState, seat: int, hex_: int, table: Table) -> None:
    steps, bonus = s.arg(0), s.arg(1)
    s.pop()
    if s.planet[hex_] == TRANSDIM:
        start_project(s, seat, hex_, bonus, table)
    else:
        build_mine(s, seat, hex_, steps, bonus, table)


def station_hexes(s: GaiaState, seat: int, only_first: bool) -> list[int]:
    """R117 Space hexes in range without planet, own satellite or station."""
    p = s.players[seat]
    reach = range_of(s, p) + s.box.reach_per_qic * p.qic
    bit = 1 << seat
    found: list[int] = []
    for hex_ in range(s.board.grid.size):
        if s.planet[hex_] == SPACE and not s.structure[hex_] and not s.satellites[hex_] & bit:
            if distance_to(s, p, hex_) <= reach:
                found.append(hex_)
                if only_first:
                    break
    return found


def station_answers(s: GaiaState, seat: int) -> list[int]:
    return [A_HEX + hex_ for hex_ in station_hexes(s, seat, False)]


def build_station(s: GaiaState, seat: int, hex_: int, table: Table) -> None:
    """R117 Ivits place a space station."""
    table.rule("R117")
    p = s.players[seat]
    p.qic -= qic_for_range(s, distance_to(s, p, hex_), range_of(s, p))
    table.tell(E_STATION, seat, hex_)
    place_station(s, seat, hex_, table)
