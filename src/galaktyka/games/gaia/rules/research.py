"""Advancing in research areas and the Lost Planet (R70–R78, R119, R127)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import (
    A_HEX,
    A_TRACK,
    DECLINE_VERB,
    E_LOST_PLANET,
    E_RESEARCH,
    F_LOST_PLANET,
)
from galaktyka.games.gaia.ids import (
    BAL_TAKS,
    ECONOMY,
    GAIA_PROJECT,
    INSTITUTE,
    LOST,
    LOST_MINE,
    NAVIGATION,
    ON_RESEARCH,
    SCIENCE,
    SPACE,
    TERRAFORMING,
)
from galaktyka.games.gaia.rules.federations import take_token
from galaktyka.games.gaia.rules.gains import gain_effect, trigger
from galaktyka.games.gaia.rules.ground import settle_on
from galaktyka.games.gaia.rules.mines import distance_to, mine_built, qic_for_range, range_of
from galaktyka.games.gaia.rules.power import charge
from galaktyka.games.gaia.rules.tiles import TRACKS, flip_token
from galaktyka.games.gaia.state import FROM_LEVEL, GaiaState

TOP_LEVEL = 5


def level_five_taken(s: GaiaState, track: int) -> bool:
    for p in s.players:
        if p.research[track] == TOP_LEVEL:
            return True
    return False


def may_advance(s: GaiaState, seat: int, track: int) -> bool:
    """R73 The top level is for one player with a green token; R119 Bal T'aks and navigation."""
    p = s.players[seat]
    level = p.research[track]
    if level >= TOP_LEVEL:
        return False
    if track == NAVIGATION and p.faction == BAL_TAKS and not p.built[INSTITUTE]:
        return False
    if level == TOP_LEVEL - 1:
        return p.green_tokens() > 0 and not level_five_taken(s, track)
    return True


def any_advance(s: GaiaState, seat: int) -> bool:
    for track in range(TRACKS):
        if may_advance(s, seat, track):
            return True
    return False


def research_answers(s: GaiaState, seat: int) -> list[int]:
    return [A_TRACK + track for track in range(TRACKS) if may_advance(s, seat, track)]


def advance_answers(s: GaiaState, seat: int, only: int) -> list[int]:
    """R51 The advance that comes with a tile may be declined."""
    answers = [A_TRACK + t for t in range(TRACKS) if (only < 0 or only == t) and may_advance(s, seat, t)]
    answers.append(DECLINE_VERB)
    return answers


def run_advance(s: GaiaState) -> bool:
    """R51 True when the advance of a tile is possible; else it is forfeited."""
    if len(advance_answers(s, s.actor(), s.arg(0))) > 1:
        return True
    s.pop()
    return False


def lowest_answers(s: GaiaState, seat: int) -> list[int]:
    """R127 Areas where the own level is lowest and can rise."""
    research = s.players[seat].research
    lowest = min(research)
    return [A_TRACK + t for t in range(TRACKS) if research[t] == lowest and may_advance(s, seat, t)]


def advance(s: GaiaState, seat: int, track: int, table: Table) -> None:
    """R71–R77 One level up, by whatever means."""
    table.rule("R71")
    p = s.players[seat]
    level = p.research[track] + 1
    p.research[track] = level
    table.tell(E_RESEARCH, seat, track, level)
    if track == GAIA_PROJECT:
        new = s.box.gaiaformers[level] - p.gaiaformers
        p.gaiaformers += new
        p.gaiaformers_ready += new
    if level == TOP_LEVEL:
        table.rule("R73")
        flip_token(p)
        if track == GAIA_PROJECT:
            table.rule("R77")
        elif track == ECONOMY or track == SCIENCE:
            table.rule("R75")
    gain_effect(s, seat, s.box.level_once[track * 6 + level], FROM_LEVEL, table)
    if level == 3:
        table.rule("R72")
        table.rule("R78")
        charge(s, seat, s.box.research_power, table)
    trigger(s, seat, ON_RESEARCH, 1, table)
    if level == TOP_LEVEL and track == TERRAFORMING and s.terraforming_token >= 0:
        table.rule("R74")
        token = s.terraforming_token
        s.terraforming_token = -1
        take_token(s, seat, token, table)
    elif level == TOP_LEVEL and track == NAVIGATION and s.lost_planet_free and lost_planet_hexes(s, seat):
        s.push(F_LOST_PLANET, seat)


def lost_planet_hexes(s: GaiaState, seat: int) -> list[int]:
    """R76 Empty hexes in range without satellites, stations or planets."""
    p = s.players[seat]
    reach = range_of(s, p) + s.box.reach_per_qic * p.qic
    found: list[int] = []
    for hex_ in range(s.board.grid.size):
        if s.planet[hex_] == SPACE and not s.satellites[hex_] and not s.structure[hex_]:
            if distance_to(s, p, hex_) <= reach:
                found.append(hex_)
    return found


def lost_planet_answers(s: GaiaState, seat: int) -> list[int]:
    return [A_HEX + hex_ for hex_ in lost_planet_hexes(s, seat)]


def place_lost_planet(s: GaiaState, seat: int, hex_: int, table: Table) -> None:
    """R76 The Lost Planet comes with a mine of its own."""
    table.rule("R76")
    p = s.players[seat]
    p.qic -= qic_for_range(s, distance_to(s, p, hex_), range_of(s, p))
    s.place_lost_planet(hex_)
    p.lost = hex_
    table.tell(E_LOST_PLANET, seat, hex_)
    new_type = not p.planet_types >> LOST & 1
    settle_on(s, seat, hex_, LOST_MINE, False, table)
    mine_built(s, seat, hex_, False, new_type, 0, table)
