"""Control of systems: gaining, losing and giving it up, with all that hangs on it (R6–R8, R146–R149)."""

from typing import Final

from galaktyka.core.state import changed
from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.rules.common import (
    amount_of,
    cards_with,
    free_control_nodes,
    gain,
    gain_command,
    lose_command,
)
from galaktyka.games.ascendancy.rules.projects import check_projects, projects_of
from galaktyka.games.ascendancy.state import FACE_UP, NO_CARD, NOBODY, PROJECT, AscendancyState

# How control was gained (F_CONTROL).
BY_COLONY: Final = 0
BY_INVASION: Final = 1
BY_HEGEMONY: Final = 2
BY_CARD: Final = 3

# Stages of F_CONTROL.
NODE_NEEDED: Final = 0
TAKING: Final = 1
LIMITS: Final = 2
REWARDS: Final = 3


def can_take(s: AscendancyState, seat: int) -> bool:
    """R7 A free Control Node, or a system that could be given up for its own."""
    return free_control_nodes(s, seat) > 0 or len(s.systems_of(seat)) > 0


def may_colonize(s: AscendancyState, seat: int, disc: int) -> bool:
    """R52 An undeveloped planetary system that the seat occupies, without a face-down card."""
    if s.box.system_kind[disc] == ids.PHENOMENON or s.is_developed(disc) or not s.occupies(disc, seat):
        return False
    if s.lying[disc] != NO_CARD and s.known[disc] != FACE_UP:
        return False
    if s.prewarp[disc] and s.special(seat, ids.NO_COLONIZE_PREWARP):
        return False
    return can_take(s, seat)


def take_control(s: AscendancyState, seat: int, disc: int, how: int) -> None:
    """R8 Whatever the reason, the same consequences follow."""
    s.push(c.F_CONTROL, seat, disc, s.control[disc], NODE_NEEDED, how)


def run_control(s: AscendancyState, table: Table) -> None:
    """R146–R149 The node, the starbase and the projects; then both discard down, the new controller first."""
    seat, disc, former, stage = s.actor(), s.arg(0), s.arg(1), s.arg(2)
    s.set_arg(2, stage + 1)
    if stage == NODE_NEEDED:
        if not free_control_nodes(s, seat):
            s.push(c.F_YIELD, seat, disc, 0)
    elif stage == TAKING:
        place_control(s, seat, disc, former, table)
    elif stage == LIMITS:
        table.rule("R149")
        check_projects(s, former)
        check_projects(s, seat)
    else:
        how = s.arg(3)
        s.pop()
        if how == BY_INVASION:
            for card in cards_with(s, seat, ids.ON_CAPTURE_INVASION):
                reward(s, seat, card, ids.ON_CAPTURE_INVASION, table)


def reward(s: AscendancyState, seat: int, card: int, effect: int, table: Table) -> None:
    """What an advancement gives when its event comes about."""
    resource = s.box.effects.resource[card * ids.EFFECTS + effect]
    gain(s, seat, resource, amount_of(s, card, effect), c.WHY_CARD, table)


def place_control(s: AscendancyState, seat: int, disc: int, former: int, table: Table) -> None:
    """R146 The Control Node; R147 the starbase's command; R148 projects for captured Research Nodes."""
    table.rule("R8")
    table.rule("R146")
    s.control = changed(s.control, disc, seat)
    if s.level[disc]:
        table.rule("R107")
        s.level = changed(s.level, disc, 0)
    table.tell(c.E_CONTROL, seat, disc, former)
    if s.base[disc] != NOBODY:
        table.rule("R147")
        if former >= 0:
            lose_command(s, former, table)
        gain_command(s, seat, table)
    if former >= 0:
        captured = s.nodes_of_kind(disc, ids.RESEARCH)
        if captured:
            table.rule("R148")
            s.push(c.F_HAND, former, seat, captured)


def run_hand(s: AscendancyState) -> bool:
    if s.arg(1) and projects_of(s, s.actor()):
        return True
    s.pop()
    return False


def hand_answers(s: AscendancyState, seat: int) -> list[int]:
    return [c.A_CARD + card for card in projects_of(s, seat)]


def answer_hand(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """R148 The loser chooses which project goes, without its tokens."""
    captor, card = s.arg(0), answer - c.A_CARD
    s.set_arg(1, s.arg(1) - 1)
    s.card_of = changed(s.card_of, card, captor)
    s.card_at = changed(s.card_at, card, PROJECT)
    s.card_tokens = changed(s.card_tokens, card, 0)
    table.tell(c.E_GIVEN, seat, card, captor)


# --- giving up ---


def lose_control(s: AscendancyState, disc: int, table: Table) -> None:
    """R147 Nobody controls the system any more: the command of its starbase is lost."""
    seat = s.control[disc]
    s.control = changed(s.control, disc, NOBODY)
    if seat >= 0 and s.base[disc] != NOBODY:
        lose_command(s, seat, table)


def yield_answers(s: AscendancyState, seat: int) -> list[int]:
    found = [c.A_SYSTEM + disc for disc in s.systems_of(seat)]
    if s.arg(1):
        found.append(c.DECLINE_VERB)
    return found


def answer_yield(s: AscendancyState, seat: int, answer: int, table: Table) -> None:
    """R7 Give up a system to use its Control Node elsewhere; nodes and starbase stay there."""
    target, offered = s.arg(0), s.arg(1) == 1
    s.pop()
    if answer == c.DECLINE_VERB:
        return
    table.rule("R7")
    disc = answer - c.A_SYSTEM
    if offered:
        take_control(s, seat, target, BY_CARD)
    lose_control(s, disc, table)
    table.tell(c.E_RELEASED, seat, disc)
    check_projects(s, seat)


def annihilate(s: AscendancyState, disc: int, table: Table) -> None:
    """R141 Every node goes, also the Control Node; R107 tokens of an independent civilization too."""
    table.rule("R141")
    seat = s.control[disc]
    s.clear_nodes(disc)
    s.level = changed(s.level, disc, 0)
    lose_control(s, disc, table)
    table.tell(c.E_ANNIHILATED, seat, disc)
    check_projects(s, seat)
