"""Space Battles from the declaration to the rewards of the winner (R115–R134)."""

from typing import Final

from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.combat import GROUPS, Combat
from galaktyka.games.ascendancy.rules import trade
from galaktyka.games.ascendancy.rules.casualties import ask_hits, remove_casualties
from galaktyka.games.ascendancy.rules.common import (
    cards_with,
    gain,
    spend_command,
    works_against,
)
from galaktyka.games.ascendancy.rules.control import reward
from galaktyka.games.ascendancy.rules.dice import (
    can_hit,
    count_hits,
    count_marauders,
    dice_of,
    fight_of,
    fighting_ships,
    roll_all,
    roll_group,
    sectors_of,
    tell_dice,
)
from galaktyka.games.ascendancy.rules.retreat import ask_manoeuvre, ask_retreat, can_retreat
from galaktyka.games.ascendancy.state import AscendancyState

# Stages of F_BATTLE.
DECLARED: Final = 0
BETRAYED: Final = 1
ESCAPES: Final = 2  # cards that end the battle
AFTER_ESCAPES: Final = 3
ROUND: Final = 4
PLANNED: Final = 5
STRIKE: Final = 6
STRUCK: Final = 7
STRIKE_LOSSES: Final = 8
REPLY: Final = 9
ROLL: Final = 10
COUNT: Final = 11
LOSSES: Final = 12
RETREATS: Final = 13
FORCED: Final = 14
ENDED: Final = 15
LEFT: Final = 16

LEAST_HITS_ON_SHIELDED = 2


# --- the declaration ---


def sources_for(s: AscendancyState, seat: int, target: int) -> list[int]:
    """R115 Own ships in the sector that is attacked or next to it."""
    near = [target, *s.chart.neighbours(target)]
    return sorted([sector for sector in near if s.ships_in(sector, seat)])


def declare(s: AscendancyState, seat: int, target: int, table: Table) -> None:
    """R115 A command attacks one sector; with several own sectors the attacker says which join."""
    table.rule("R115")
    spend_command(s, seat, table)
    f = Combat()
    f.begin(s.seats, seat, target)
    s.combat = f
    s.push(c.F_BATTLE, seat, DECLARED, 0)
    sources = sources_for(s, seat, target)
    if len(sources) > 1:
        s.push(c.F_SOURCES, seat, target)
    else:
        f.sources = sources


def source_answers(s: AscendancyState, seat: int) -> list[int]:
    f = fight_of(s)
    found = [c.A_SECTOR + sector for sector in sources_for(s, seat, f.target) if sector not in f.sources]
    if f.sources:
        found.append(c.DONE_VERB)
    return found


def answer_sources(s: AscendancyState, seat: int, answer: int) -> None:
    f = fight_of(s)
    if answer != c.DONE_VERB:
        f.sources = sorted([*f.sources, answer - c.A_SECTOR])
    if answer == c.DONE_VERB or len(f.sources) == len(sources_for(s, seat, f.target)):
        s.pop()


# --- the course ---


def run_battle(s: AscendancyState, table: Table) -> None:
    f, stage = fight_of(s), s.arg(0)
    s.set_arg(0, stage + 1)
    if stage == DECLARED:
        f.defenders = sum([1 << other for other in rivals_in(s, f)])
        trade.ask_to_break(s, f.attacker, in_order(s, f.defenders))
    elif stage == BETRAYED:
        open_battle(s, f, table)
    elif stage == ESCAPES:
        ask_escapes(s, f)
    elif stage == AFTER_ESCAPES:
        if not is_decided(s, f):
            s.set_arg(0, ROUND if s.arg(1) == 0 else RETREATS)
            f.queue = [f.attacker, *in_order(s, f.defenders)]
    elif stage == ROUND:
        begin_round(s, f, table)
    elif stage <= STRIKE_LOSSES:
        run_attack(s, f, stage, table)
    elif stage <= LOSSES:
        run_exchange(s, f, stage, table)
    elif stage == RETREATS:
        run_retreats(s, f, table)
    elif stage == FORCED:
        end_stalemate(s, f, table)
    elif stage == ENDED:
        settle_battle(s, f, table)
    else:
        s.pop()
        s.combat = None


def rivals_in(s: AscendancyState, f: Combat) -> list[int]:
    """R116 Everybody else with ships in the sector, peaceful or not."""
    return [seat for seat in range(s.seats) if seat != f.attacker and s.ships_in(f.target, seat)]


def in_order(s: AscendancyState, mask: int) -> list[int]:
    return [seat for seat in s.turn_order_from(s.active) if mask >> seat & 1]


def open_battle(s: AscendancyState, f: Combat, table: Table) -> None:
    """R116 R24 Peaceful defenders get their agreements back before the first roll."""
    table.rule("R116")
    table.tell(c.E_BATTLE, f.attacker, f.target, f.defenders)
    for seat in in_order(s, f.defenders):
        trade.betray(s, f.attacker, seat, table)
        f.fielded[seat] = fighting_ships(s, f, seat)
    f.fielded[f.attacker] = fighting_ships(s, f, f.attacker)


def is_decided(s: AscendancyState, f: Combat) -> bool:
    """R129 The battle is over when one side has no ships left that fight."""
    drop_beaten(s, f)
    if f.over or not f.defenders or not fighting_ships(s, f, f.attacker):
        s.set_arg(0, ENDED)
        return True
    return False


def drop_beaten(s: AscendancyState, f: Combat) -> None:
    for seat in range(s.seats):
        if f.defenders >> seat & 1 and not s.ships_in(f.target, seat):
            f.defenders &= ~(1 << seat)


# --- a card that ends the battle ---


def ask_escapes(s: AscendancyState, f: Combat) -> None:
    """R133 Defenders with the card may leave before the first round and after casualties."""
    for seat in reversed(in_order(s, f.defenders)):
        if s.ships_in(f.target, seat) and works_against(s, seat, ids.EXHAUST_CANCEL_BATTLE, f.attacker):
            s.push(c.F_CLOAK, seat)


def end_by_card(s: AscendancyState, seat: int) -> None:
    """R133 Other defenders fight on; without any the battle is over and nobody has won."""
    f = fight_of(s)
    f.defenders &= ~(1 << seat)
    f.over = not f.defenders


# --- a round ---


def begin_round(s: AscendancyState, f: Combat, table: Table) -> None:
    """R127 The next round; R128 none where no side can hurt the other."""
    if is_stalemate(s, f):
        table.rule("R128")
        table.tell(c.E_STALEMATE, f.attacker, f.target)
        s.set_arg(0, FORCED)
        if can_retreat(s, f, f.attacker):
            s.push(c.F_RETREAT, f.attacker, 1)
        return
    s.set_arg(1, s.arg(1) + 1)
    if s.arg(1) > 1:
        table.rule("R127")
    table.tell(c.E_BATTLE_ROUND, f.attacker, f.target, s.arg(1))
    f.dice = []
    f.struck = 0
    f.hits = [0] * (s.seats * s.seats)
    f.marauded = [0] * (s.seats * s.seats)
    f.sacrificed = [0] * s.seats
    f.plan = [0] * (GROUPS * s.seats)
    if s.has(f.attacker, ids.SACRIFICE_SHIPS_FOR_HITS):
        s.push(c.F_SACRIFICE, f.attacker)


def is_stalemate(s: AscendancyState, f: Combat) -> bool:
    """R128 Neither side could destroy a ship by any roll or card."""
    for seat in range(s.seats):
        if f.defenders >> seat & 1:
            if can_hurt(s, f, f.attacker, seat) or can_hurt(s, f, seat, f.attacker):
                return False
    return True


def can_hurt(s: AscendancyState, f: Combat, seat: int, target: int) -> bool:
    dice = sum(dice_of(s, f, seat, s.arg(1) + 1))
    most = dice if can_hit(s, f, seat, target) else 0
    if s.has(seat, ids.DOUBLES_ON_MISS_KILL):
        most = max(most, dice // 2)
    if s.has(seat, ids.SACRIFICE_SHIPS_FOR_HITS):
        most = max(most, fighting_ships(s, f, seat))
    least = 1
    if s.has(target, ids.FLEET_IGNORES_FIRST_CASUALTY_EACH_ROUND):
        lone = sum([s.singles_in(sector, target) for sector in sectors_of(f, target)])
        least = 1 if lone else LEAST_HITS_ON_SHIELDED
    return most >= least


def run_attack(s: AscendancyState, f: Combat, stage: int, table: Table) -> None:
    """The attacker's dice, and First Strike where he has it (R122)."""
    seat = f.attacker
    if stage == PLANNED:
        for other in in_order(s, f.defenders):
            if s.arg(1) == 1 and works_against(s, seat, ids.FIRST_STRIKE_OWN_TURN, other):
                f.struck |= 1 << other
        if not f.sacrificed[seat]:
            plan_dice(s, f)
    elif stage == STRIKE:
        if not f.struck:
            s.set_arg(0, REPLY)
            return
        table.rule("R122")
        roll_plan(s, f, table)
        s.push(c.F_REROLL, seat, s.arg(1))
    elif stage == STRUCK:
        score(s, f, seat, f.defenders, table)
        for other in reversed(in_order(s, f.struck)):
            ask_scored(s, f, seat, other)
    else:
        remove_casualties(s, f, table)
        drop_beaten(s, f)
        if not f.defenders:
            s.set_arg(0, ENDED)


def plan_dice(s: AscendancyState, f: Combat) -> None:
    """R119 With several defenders the attacker allots every die before rolling."""
    counts = dice_of(s, f, f.attacker, s.arg(1))
    others = in_order(s, f.defenders)
    if len(others) == 1:
        for group in range(GROUPS):
            f.plan[group * s.seats + others[0]] = counts[group]
        return
    for group in reversed(range(GROUPS)):
        if counts[group]:
            s.push(c.F_ALLOT, f.attacker, group, counts[group])


def allot_answers(s: AscendancyState) -> list[int]:
    return [c.A_COUNT + n for n in range(s.arg(1) + 1)]


def answer_allot(s: AscendancyState, answer: int, table: Table) -> None:
    """R119 So many dice of a group against the first defender, the rest against the second."""
    table.rule("R119")
    f = fight_of(s)
    group, dice, first = s.arg(0), s.arg(1), answer - c.A_COUNT
    s.pop()
    others = in_order(s, f.defenders)
    f.plan[group * s.seats + others[0]] = first
    f.plan[group * s.seats + others[1]] = dice - first


def roll_plan(s: AscendancyState, f: Combat, table: Table) -> None:
    """R118 The attacker rolls as planned; nothing if he sacrificed ships."""
    table.rule("R118")
    for other in in_order(s, f.defenders):
        for group in range(GROUPS):
            roll_group(s, f, f.attacker, group, other, f.plan[group * s.seats + other], table)


def score(s: AscendancyState, f: Combat, seat: int, mask: int, table: Table) -> None:
    """R117 Count a side's hits against the opponents of the mask."""
    table.rule("R117")
    for other in in_order(s, mask):
        if not f.sacrificed[seat]:
            f.hits[seat * s.seats + other] = count_hits(s, f, seat, other)
            f.marauded[seat * s.seats + other] = count_marauders(s, f, seat, other)
            tell_dice(s, f, seat, other, f.hits[seat * s.seats + other], table)


def ask_scored(s: AscendancyState, f: Combat, seat: int, other: int) -> None:
    at = seat * s.seats + other
    ask_hits(s, seat, other, f.hits[at], f.marauded[at])


def run_exchange(s: AscendancyState, f: Combat, stage: int, table: Table) -> None:
    """Everybody who has not rolled yet rolls; hits and casualties follow (R119, R121)."""
    others = in_order(s, f.defenders)
    if stage == REPLY:
        for seat in reversed(others):
            if s.has(seat, ids.SACRIFICE_SHIPS_FOR_HITS):
                s.push(c.F_SACRIFICE, seat)
    elif stage == ROLL:
        if not f.struck:
            roll_plan(s, f, table)
        for seat in others:
            if not f.sacrificed[seat]:
                roll_all(s, f, seat, f.attacker, s.arg(1), table)
        round_ = s.arg(1)
        for seat in reversed(others):
            s.push(c.F_REROLL, seat, round_)
        if not f.struck:
            s.push(c.F_REROLL, f.attacker, round_)
    elif stage == COUNT:
        table.rule("R121")
        for seat in others:
            score(s, f, seat, 1 << f.attacker, table)
        for seat in reversed(others):
            ask_scored(s, f, seat, f.attacker)
        if not f.struck:
            score(s, f, f.attacker, f.defenders, table)
        for other in reversed(others):
            if not f.struck >> other & 1:
                ask_scored(s, f, f.attacker, other)
    else:
        remove_casualties(s, f, table)
        if not is_decided(s, f):
            s.set_arg(0, ESCAPES)


def run_retreats(s: AscendancyState, f: Combat, table: Table) -> None:
    """R124 The attacker decides first, then each defender; R126 who cannot simply fights on."""
    if is_decided(s, f):
        return
    if not f.queue:
        s.set_arg(0, ROUND)
        return
    seat = f.queue.pop(0)
    s.set_arg(0, RETREATS)
    if seat == f.attacker or f.defenders >> seat & 1:
        table.rule("R124")
        if not ask_retreat(s, f, seat):
            table.rule("R126")


def end_stalemate(s: AscendancyState, f: Combat, table: Table) -> None:
    """R128 The attacker has retreated, or nobody wins and all ships stay."""
    if not f.over:
        table.tell(c.E_NOBODY, f.attacker, f.target)
        s.set_arg(0, LEFT)
    else:
        s.set_arg(0, ENDED)


# --- the end ---


def winners_of(s: AscendancyState, f: Combat) -> list[int]:
    """R129 Sides with ships while all their opponents are gone or fled; a card that ended it leaves none."""
    if not f.over and fighting_ships(s, f, f.attacker):
        return [f.attacker]
    return in_order(s, f.defenders)


def settle_battle(s: AscendancyState, f: Combat, table: Table) -> None:
    """R129 Who has won; R130 manoeuvres; R131 both sides may be gone."""
    winners = winners_of(s, f)
    wiped = not f.over and not f.defenders and not fighting_ships(s, f, f.attacker)
    f.over = True
    table.rule("R129" if winners else "R131")
    if not winners:
        table.tell(c.E_NOBODY, f.attacker, f.target)
        if wiped:
            for seat in range(s.seats):
                praise(s, f, seat, False, table)
    for seat in reversed(winners):
        table.tell(c.E_WON, seat, f.target, f.kills[seat])
        ask_manoeuvre(s, f, seat)
    for seat in winners:
        praise(s, f, seat, True, table)
        for card in cards_with(s, seat, ids.ON_BATTLE_WIN):
            reward(s, seat, card, ids.ON_BATTLE_WIN, table)
    if f.attacker in winners and not f.lost[f.attacker]:
        refresh(s, f.attacker, table)


def praise(s: AscendancyState, f: Combat, seat: int, won: bool, table: Table) -> None:
    """R134 Ever Victorious: Culture for three or more rival ships, judged once over all rivals."""
    needed = s.special(seat, ids.CULTURE_ON_BATTLE_KILLS)
    if not needed or not f.fielded[seat]:
        return
    beaten = f.kills[seat]
    if s.variant.fielded:
        others = [f.fielded[other] for other in range(s.seats) if f.opposes(seat, other)]
        beaten = sum(others) if won else 0
    if beaten >= needed:
        table.rule("R134")
        gain(s, seat, ids.CULTURE, 1, c.WHY_SPECIAL, table)


def refresh(s: AscendancyState, seat: int, table: Table) -> None:
    """A flawless attack refreshes commands where a card says so."""
    player = s.players[seat]
    back = min(player.spent, s.has(seat, ids.REFRESH_COMMAND_FLAWLESS_ATTACK))
    player.spent -= back
    player.ready += back
    if back:
        table.tell(c.E_REFRESHED, seat, back)
