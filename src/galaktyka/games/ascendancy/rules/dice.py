"""Dice of battles and invasions: how many, what hits, what may be rolled again (R2, R117–R119, R138)."""

from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.combat import (
    DIE_FACE,
    DIE_GROUP,
    DIE_INTS,
    DIE_TARGET,
    DIE_USED,
    EXTRA,
    GROUPS,
    NODES,
    PLANET,
    SINGLES,
    STARBASE,
    Combat,
)
from galaktyka.games.ascendancy.rules.common import DIE, hit_roll, shield
from galaktyka.games.ascendancy.rules.hits import face_to_hit, hits
from galaktyka.games.ascendancy.state import FIRST_LANE, NOBODY, AscendancyState


def fight_of(s: AscendancyState) -> Combat:
    assert s.combat is not None
    return s.combat


def sectors_of(f: Combat, seat: int) -> list[int]:
    """Where a side's fighting ships are."""
    return f.sources if seat == f.attacker else [f.target]


def fighting_ships(s: AscendancyState, f: Combat, seat: int) -> int:
    return sum([s.ships_in(sector, seat) for sector in sectors_of(f, seat)])


# --- how many ---


def dice_of(s: AscendancyState, f: Combat, seat: int, round_: int) -> list[int]:
    """R118 R138 A side's dice by group: one a ship, one for a starbase, what cards add."""
    counts = [0] * GROUPS
    if seat == PLANET or (f.invasion and seat != f.attacker):
        counts[NODES] = s.count_nodes(f.target)
        return counts
    for sector in sectors_of(f, seat):
        for card in s.fleets_in(sector, seat):
            counts[card] = s.fleet_size[card]
        counts[SINGLES] += s.singles_in(sector, seat)
        if not f.invasion and sector < FIRST_LANE and s.ships_in(sector, seat):
            if s.control[sector] == seat and s.base[sector] != NOBODY:
                counts[STARBASE] = s.box.starbase_dice
    if fighting_ships(s, f, seat):
        if f.invasion:
            counts[EXTRA] = s.has(seat, ids.INVASION_EXTRA_DICE)
        elif round_ == 1:
            counts[EXTRA] = s.has(seat, ids.EXTRA_DICE_FIRST_ROUND)
    return counts


# --- what hits ---


def to_hit(s: AscendancyState, f: Combat, seat: int) -> int:
    """R117 A side's hit roll; R138 that of an uncontrolled planet by its level."""
    return s.box.level_hit_roll[s.level[f.target]] if seat == PLANET else hit_roll(s, seat)


def defence(s: AscendancyState, f: Combat, seat: int) -> int:
    return s.box.level_shield[s.level[f.target]] if seat == PLANET else shield(s, seat)


def always_six(s: AscendancyState, seat: int) -> bool:
    return seat != PLANET and s.has(seat, ids.SIX_ALWAYS_HITS) > 0


def is_hit(s: AscendancyState, f: Combat, seat: int, target: int, face: int) -> bool:
    return hits(face, to_hit(s, f, seat), defence(s, f, target), always_six(s, seat))


def can_hit(s: AscendancyState, f: Combat, seat: int, target: int) -> bool:
    """Whether any face of a die hits."""
    return face_to_hit(to_hit(s, f, seat), defence(s, f, target), always_six(s, seat)) <= DIE


# --- rolling ---


def roll_group(
    s: AscendancyState, f: Combat, seat: int, group: int, target: int, dice: int, table: Table
) -> None:
    purpose = c.CHANCE_INVASION if f.invasion else c.CHANCE_BATTLE
    for _ in range(dice):
        f.dice += [seat, group, target, table.roll(purpose, DIE), 0]


def roll_all(s: AscendancyState, f: Combat, seat: int, target: int, round_: int, table: Table) -> None:
    """All dice of a side against one opponent."""
    counts = dice_of(s, f, seat, round_)
    for group in range(GROUPS):
        roll_group(s, f, seat, group, target, counts[group], table)


def tell_dice(s: AscendancyState, f: Combat, seat: int, target: int, scored: int, table: Table) -> None:
    """What a side rolled against a target, after rerolls."""
    packed = 0
    for i in range(0, len(f.dice), DIE_INTS):
        if f.dice[i] == seat and f.dice[i + DIE_TARGET] == target:
            packed += 1 << 6 * (f.dice[i + DIE_FACE] - 1)
    table.tell(c.E_ROLLED, seat, target, packed, scored)


# --- rolling again ---


def reroll_answers(s: AscendancyState, seat: int) -> list[int]:
    """R2 Each rule once a die, within its number; dice that are alike are listed once."""
    f = fight_of(s)
    round_ = s.arg(0)
    used = [0, 0, 0]
    for i in range(0, len(f.dice), DIE_INTS):
        if f.dice[i] == seat:
            for rule in range(3):
                used[rule] += f.dice[i + DIE_USED] >> rule & 1
    found: list[int] = []
    seen: list[int] = []
    for i in range(0, len(f.dice), DIE_INTS):
        if f.dice[i] != seat:
            continue
        group, target, face = f.dice[i + DIE_GROUP], f.dice[i + DIE_TARGET], f.dice[i + DIE_FACE]
        for rule in range(3):
            if f.dice[i + DIE_USED] >> rule & 1:
                continue
            if not may_reroll(s, f, seat, rule, group, target, face, used[rule], round_):
                continue
            mark = (((rule * 16 + group) * 8 + target + 1) * 8 + face) * 8 + f.dice[i + DIE_USED]
            if mark not in seen:
                seen.append(mark)
                found.append(c.A_REROLL + rule * c.MOST_DICE + i // DIE_INTS)
    found.append(c.DONE_VERB)
    return found


def may_reroll(
    s: AscendancyState,
    f: Combat,
    seat: int,
    rule: int,
    group: int,
    target: int,
    face: int,
    used: int,
    round_: int,
) -> bool:
    if rule == c.REROLL_FLEET:
        wanted = ids.FLEET_REROLL_ONES_INVASION if f.invasion else ids.FLEET_REROLL_ONES_SPACE
        return face == 1 and group < SINGLES and s.fleet_size[group] > 0 and s.fleet_rule(group) == wanted
    if rule == c.REROLL_FIRST_ROUND:
        if f.invasion or round_ != 1 or used >= s.has(seat, ids.REROLL_MISSES_FIRST_ROUND):
            return False
        return not is_hit(s, f, seat, target, face)
    return used < s.has(seat, ids.REROLL_ONE_PER_ROUND)


def run_reroll(s: AscendancyState) -> bool:
    """Asked only while some rule allows another roll."""
    if len(reroll_answers(s, s.actor())) > 1:
        return True
    s.pop()
    return False


def answer_reroll(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """R2 The last result stands."""
    if answer == c.DONE_VERB:
        s.pop()
        return
    table.rule("R2")
    f = fight_of(s)
    rule, die = divmod(answer - c.A_REROLL, c.MOST_DICE)
    i = die * DIE_INTS
    old = f.dice[i + DIE_FACE]
    f.dice[i + DIE_FACE] = table.roll(c.CHANCE_INVASION if f.invasion else c.CHANCE_BATTLE, DIE)
    f.dice[i + DIE_USED] |= 1 << rule
    table.tell(c.E_REROLLED, seat, old, f.dice[i + DIE_FACE], rule)


# --- counting ---


def count_hits(s: AscendancyState, f: Combat, seat: int, target: int) -> int:
    """Hits of a side's dice against a target; doubles of misses add some in Space Battles."""
    total = 0
    missed = [0] * (DIE + 1)
    for i in range(0, len(f.dice), DIE_INTS):
        if f.dice[i] == seat and f.dice[i + DIE_TARGET] == target:
            face = f.dice[i + DIE_FACE]
            if is_hit(s, f, seat, target, face):
                total += 1
            else:
                missed[face] += 1
    if not f.invasion and s.has(seat, ids.DOUBLES_ON_MISS_KILL):
        total += len([count for count in missed if count > 1])
    return total


def count_marauders(s: AscendancyState, f: Combat, seat: int, target: int) -> int:
    """R132 Hits by dice of a fleet that is paid for its kills."""
    if f.invasion:
        return 0
    total = 0
    for i in range(0, len(f.dice), DIE_INTS):
        group = f.dice[i + DIE_GROUP]
        if f.dice[i] == seat and f.dice[i + DIE_TARGET] == target and group < SINGLES:
            if s.fleet_size[group] and s.fleet_rule(group) == ids.FLEET_PRODUCTION_PER_KILL:
                if is_hit(s, f, seat, target, f.dice[i + DIE_FACE]):
                    total += 1
    return total


def reroll_of_a_miss(s: AscendancyState, seat: int) -> int:
    """What a player who rerolls every miss answers: the first missed die that may be, else DONE.

    Doubles of misses are worth hits for some, who are asked.
    """
    f = fight_of(s)
    if not f.invasion and s.has(seat, ids.DOUBLES_ON_MISS_KILL):
        return -1
    for answer in reroll_answers(s, seat):
        if answer != c.DONE_VERB:
            i = (answer - c.A_REROLL) % c.MOST_DICE * DIE_INTS
            if not is_hit(s, f, seat, f.dice[i + DIE_TARGET], f.dice[i + DIE_FACE]):
                return answer
    return c.DONE_VERB
