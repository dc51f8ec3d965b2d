"""The round: who chooses, who resolves in which order, and the tiles that change the order (R1-R8, R18, R80, R90)."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    A_ACTION,
    E_CHOOSE,
    E_FIRST,
    E_FORWARD,
    E_LAST_ROUND,
    E_LEFT,
    E_ROUND,
    END_LIMIT,
    F_ACTION,
    F_CHOOSE,
    F_REVEAL,
)
from galaktyka.games.frontiers.ids import ISOLATION, KINDS, PRODUCE_TILE, REVIEW_GOALS
from galaktyka.games.frontiers.rules.gains import gain_credits, gain_points
from galaktyka.games.frontiers.state import NO_GOAL, FrontiersState


def begin_round(s: FrontiersState, table: Table) -> None:
    table.rule("R1")
    s.round += 1
    table.tell(E_ROUND, -1, s.round)


def next_pawn(s: FrontiersState) -> int:
    """R2 The leftmost pawn that has not chosen; -1 when all have."""
    chosen = s.chosen
    for pawn in range(len(chosen)):
        if not chosen[pawn]:
            return pawn
    return -1


def ask_next(s: FrontiersState, table: Table) -> bool:
    """R2 Ask the owner of the next pawn; False at the end of the round."""
    pawn = next_pawn(s)
    if pawn < 0:
        return False
    table.rule("R2")
    s.push(F_CHOOSE, s.order[pawn], pawn)
    return True


def tile_in_play(s: FrontiersState, tile: int) -> bool:
    """S2 One tile shows Isolation or, with goals, the Review of goals."""
    return tile != (ISOLATION if s.variant.goals else REVIEW_GOALS)


def action_answers(s: FrontiersState) -> list[int]:
    """R3 Any tile that nobody has chosen in this round."""
    gone = s.tiles_used | 1 << (ISOLATION if s.variant.goals else REVIEW_GOALS)
    found: list[int] = []
    for tile in range(REVIEW_GOALS + 1):
        if not gone >> tile & 1:
            found.append(A_ACTION + tile)
    return found


def resolving_order(order: list[int], pawn: int) -> list[int]:
    """R4 From the chooser to the right, round the end of the track; every player once."""
    found: list[int] = []
    n = len(order)
    for i in range(n):
        seat = order[(pawn + i) % n]
        if seat not in found:
            found.append(seat)
    return found


def choose_action(s: FrontiersState, seat: int, tile: int, table: Table) -> None:
    """R3 The tile is taken for this round; R95 the owner of a hidden goal may speak before it is resolved."""
    pawn = s.arg(0)
    s.pop()
    table.rule("R3")
    table.rule("R4")
    s.tiles_used |= 1 << tile
    s.chosen[pawn] = 1
    s.resolving = resolving_order(s.order, pawn)
    s.made = [0] * (KINDS * s.seats)
    table.tell(E_CHOOSE, seat, tile)
    s.push(F_ACTION, seat, tile, 0, 0, pawn)
    if s.goal_down != NO_GOAL and not s.goal_quiet:
        s.push(F_REVEAL, s.goal_owner)


def take_isolation(s: FrontiersState, seat: int, table: Table) -> None:
    """R18 Two credits for the chooser, nothing for anybody else."""
    table.rule("R5")
    table.rule("R18")
    gain_credits(s, seat, s.box.isolation_credits, -1, table)


def send_diplomats(s: FrontiersState, seat: int, pawn: int, table: Table) -> None:
    """R80 A point, and the pawn that chose moves to the first place; the new order holds at once."""
    table.rule("R80")
    gain_points(s, seat, s.box.diplomats_vp, -1, table)
    move_pawn(s, pawn, 0)
    table.tell(E_FIRST, seat)


def move_pawn(s: FrontiersState, pawn: int, to: int) -> None:
    """R6 Whoever stood between shifts right by one; all of them have chosen, so that does not change."""
    s.order.insert(to, s.order.pop(pawn))


def move_forward(s: FrontiersState, seat: int, pawn: int, table: Table) -> None:
    """R90 The pawn changes places with its left neighbour."""
    table.rule("R90")
    to = max(0, pawn - s.box.review_places)
    move_pawn(s, pawn, to)
    table.tell(E_FORWARD, seat, pawn - to)


def end_round(s: FrontiersState, table: Table) -> bool:
    """R8 A credit onto an unused Produce tile, all tiles back; False when the game ends instead."""
    if s.ending:
        return False
    if s.round >= s.box.most_rounds:
        s.ending |= 1 << END_LIMIT
        table.tell(E_LAST_ROUND, -1, END_LIMIT)
        return False
    table.rule("R7")
    table.rule("R8")
    if not s.tiles_used >> PRODUCE_TILE & 1:
        s.left_credits += s.box.produce_left
        table.tell(E_LEFT, -1, s.left_credits)
    s.tiles_used = 0
    s.chosen = [0] * len(s.order)
    s.goal_quiet = 0
    return True
