"""What a battle, an invasion, a hazard or an attempt at hegemony may bring, from what everybody can see."""

from galaktyka.core.words import Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.odds import (
    ATTACKER_STRIKES,
    NO_STRIKE,
    Fight,
    Force,
    Siege,
    hazard,
    hegemony,
)
from galaktyka.games.ascendancy.rules.common import hit_roll, shield, unit_size, works_against
from galaktyka.games.ascendancy.rules.hegemony import modifier, resistance
from galaktyka.games.ascendancy.rules.hits import SIDES, face_to_hit, hazard_level, hegemony_face
from galaktyka.games.ascendancy.speech.phrases import amount
from galaktyka.games.ascendancy.state import FACE_UP, FIRST_LANE, NO_CARD, NOBODY, AscendancyState

HUNDRED = 100


def percent(chance: float) -> int:
    """A chance in whole percent; only what is certain or impossible is 100 or 0."""
    n = round(chance * HUNDRED)
    if n == HUNDRED and chance < 1.0:
        return HUNDRED - 1
    return 1 if n == 0 and chance > 0.0 else n


# --- battles ---


def ships_near(s: AscendancyState, seat: int, sector: int) -> list[int]:
    """Sectors whose ships could join an attack on a sector."""
    near = [sector, *s.chart.neighbours(sector)]
    return [there for there in near if s.ships_in(there, seat)]


def rolls_ones_again(s: AscendancyState, seat: int, sectors: list[int], rule: int) -> bool:
    """Whether most of the ships are in fleets that roll ones again."""
    total = sum([s.ships_in(sector, seat) for sector in sectors])
    fleets = [card for sector in sectors for card in s.fleets_in(sector, seat)]
    again = sum([s.fleet_size[card] for card in fleets if s.fleet_rule(card) == rule])
    return 2 * again > total


def force(s: AscendancyState, seat: int, sectors: list[int], target: int, opening: bool) -> Force:
    """The ships of a seat in some sectors against a rival, before the first round or after it."""
    six = s.has(seat, ids.SIX_ALWAYS_HITS) > 0
    found = Force(
        sum([s.ships_in(sector, seat) for sector in sectors]),
        face_to_hit(hit_roll(s, seat), shield(s, target), six),
    )
    for sector in sectors:
        if sector < FIRST_LANE and s.control[sector] == seat and s.base[sector] != NOBODY:
            found.extra = s.box.starbase_dice
    found.first = s.has(seat, ids.EXTRA_DICE_FIRST_ROUND) if opening else 0
    found.rerolls = s.has(seat, ids.REROLL_ONE_PER_ROUND)
    found.ones = rolls_ones_again(s, seat, sectors, ids.FLEET_REROLL_ONES_SPACE)
    return found


def battle_odds(s: AscendancyState, seat: int, sector: int, sources: list[int], opening: bool) -> list[float]:
    """Won, lost, both gone, ships left on average, against the strongest of the defenders by number.

    First Strike and the dice of cards for the first round count only while it has not been fought.
    """
    rivals = [other for other in range(s.seats) if other != seat and s.ships_in(sector, other)]
    rival = max(rivals, key=lambda other: s.ships_in(sector, other))
    mine, theirs = force(s, seat, sources, rival, opening), force(s, rival, [sector], seat, opening)
    theirs.pieces = sum([s.ships_in(sector, other) for other in rivals])
    strikes = opening and s.active == seat and works_against(s, seat, ids.FIRST_STRIKE_OWN_TURN, rival) > 0
    return Fight(mine, theirs, ATTACKER_STRIKES if strikes else NO_STRIKE).exact()


# --- invasions ---


def invasion_odds(s: AscendancyState, seat: int, disc: int) -> list[float]:
    """Captured, annihilated, repulsed, no end, ships left on average."""
    owner = s.control[disc]
    six = s.has(seat, ids.SIX_ALWAYS_HITS) > 0
    if owner >= 0:
        guard, aim, guard_six = shield(s, owner), hit_roll(s, owner), s.has(owner, ids.SIX_ALWAYS_HITS) > 0
    else:
        guard, aim, guard_six = s.box.level_shield[s.level[disc]], s.box.level_hit_roll[s.level[disc]], False
    mine = Force(s.ships_in(disc, seat), face_to_hit(hit_roll(s, seat), guard, six))
    mine.extra = s.has(seat, ids.INVASION_EXTRA_DICE)
    mine.rerolls = s.has(seat, ids.REROLL_ONE_PER_ROUND)
    mine.ones = rolls_ones_again(s, seat, [disc], ids.FLEET_REROLL_ONES_INVASION)
    theirs = Force(s.count_nodes(disc), face_to_hit(aim, shield(s, seat), guard_six))
    if owner >= 0:
        theirs.rerolls = s.has(owner, ids.REROLL_ONE_PER_ROUND)
    return Siege(mine, theirs).exact()


# --- hegemony and hazards ---


def hegemony_needs(s: AscendancyState, seat: int, disc: int) -> int:
    """The lowest face that succeeds: 1 is certain, above six impossible."""
    return hegemony_face(resistance(s, disc), modifier(s, seat))


def hegemony_chance(s: AscendancyState, seat: int, disc: int) -> float:
    again = [card for card in s.fleets_in(disc, seat) if s.fleet_rule(card) == ids.FLEET_REROLL_HEGEMONY]
    return hegemony(hegemony_needs(s, seat, disc), len(again) > 0)


def danger_level(s: AscendancyState, seat: int, disc: int) -> int:
    """The face that destroys a ship which ends a move in a system; above six, or 0, for none."""
    if disc >= FIRST_LANE or not s.box.hazard[disc]:
        return 0
    return level_for(s, seat, s.box.hazard[disc], s.box.shields_ignored[disc] == 1)


def level_for(s: AscendancyState, seat: int, printed: int, shields_ignored: bool) -> int:
    """A hazard as a seat's ships meet it."""
    return hazard_level(printed, shield(s, seat), s.has(seat, ids.HAZARD_BONUS), shields_ignored)


def braving_text(s: AscendancyState, seat: int, unit: int, disc: int) -> Text:
    """How many dice a unit rolls against a hazard, and what they must not show."""
    level = danger_level(s, seat, disc)
    if not 0 < level <= SIDES:
        return Text("ascendancy-danger-none")
    return Text("ascendancy-danger", {"dice": amount("dice", hazard_dice(s, unit)), "n": level})


def hazard_dice(s: AscendancyState, unit: int) -> int:
    science = unit != c.SINGLE and s.fleet_rule(unit) == ids.FLEET_SCIENCE
    return 1 if science else unit_size(s, unit)


def card_level(s: AscendancyState, seat: int, disc: int) -> int:
    """The same for an Exploration card that lies face up there."""
    card = s.lying[disc]
    if card == NO_CARD or s.known[disc] != FACE_UP or not s.box.exploration[card].hazard:
        return 0
    return level_for(s, seat, s.box.exploration[card].hazard, False)


def mines_level(s: AscendancyState, seat: int, disc: int) -> int:
    """The same for mines of a rival who controls the system."""
    owner = s.control[disc]
    if owner < 0 or owner == seat:
        return 0
    mines = works_against(s, owner, ids.MINES_HAZARD, seat)
    return level_for(s, seat, mines, False) if mines else 0


def hazard_chances(
    s: AscendancyState, seat: int, unit: int, disc: int, arriving: bool
) -> tuple[float, float]:
    """R91 That no ship of a unit is lost, and that at least one is left, after all that awaits it there."""
    levels = [danger_level(s, seat, disc)]
    if arriving:
        levels += [card_level(s, seat, disc), mines_level(s, seat, disc)]
    ships = unit_size(s, unit)
    science = hazard_dice(s, unit) < ships
    left = [0.0] * ships + [1.0]
    for level in levels:
        if 0 < level <= SIDES:
            left = after_hazard(left, level, s.box.fleet_minimum if science else ships + 1)
    return left[ships], 1.0 - left[0]


def after_hazard(before: list[float], level: int, together: int) -> list[float]:
    """Chances of 0, 1, 2 … ships after a hazard; so many and more of them roll a single die."""
    after = [0.0] * len(before)
    for ships in range(len(before)):
        lost = hazard(ships, level, ships >= together)
        for k in range(len(lost)):
            after[ships - k] += before[ships] * lost[k]
    return after
