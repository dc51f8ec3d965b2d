"""The optional goals (R90-R96): looking at them, keeping one face down, turning them up."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    A_GOAL,
    CHANCE_GOALS,
    E_GOAL_UP,
    E_KEPT,
    E_KEPT_GOAL,
    E_LOOK,
    F_KEEP,
    F_UNDER,
    KEEP_VERB,
    QUIET_VERB,
    REVEAL_VERB,
)
from galaktyka.games.frontiers.ids import EXPLORATION, RESOURCE_STOCKPILING, SALES_TAX
from galaktyka.games.frontiers.rules.gains import gain_credits
from galaktyka.games.frontiers.rules.priority import move_forward
from galaktyka.games.frontiers.state import NO_GOAL, NOBODY, UNSEEN, FrontiersState


def is_stockpile(goal: int) -> bool:
    return goal == RESOURCE_STOCKPILING or goal == EXPLORATION or goal == SALES_TAX


def review_goals(s: FrontiersState, seat: int, pawn: int, table: Table) -> None:
    """R91 A place forward, a credit, and R92 a look at the topmost goals."""
    table.rule("R5")
    move_forward(s, seat, pawn, table)
    table.rule("R91")
    gain_credits(s, seat, s.box.review_credits, -1, table)
    if not s.goal_deck:
        table.rule("R93")
        turn_up(s, table)
        return
    table.rule("R92")
    look_at_goals(s, seat, table)
    s.push(F_KEEP, seat)


def look_at_goals(s: FrontiersState, seat: int, table: Table) -> None:
    """R92 The top three goals, or all there are.

    They come to hand in an order that says nothing of where they lay in the deck: a place named aloud must
    not tell others what they once put there themselves.
    """
    drawn: list[int] = []
    for _ in range(min(s.box.review_goals, len(s.goal_deck))):
        goal = s.goal_deck.pop(0)
        if goal == UNSEEN:
            unseen = [face for face in s.unseen_goals() if face not in drawn]
            goal = unseen[table.draw(CHANCE_GOALS, len(unseen))]
        drawn.append(goal)
    table.shuffle(CHANCE_GOALS, drawn)
    table.reveal()
    for goal in drawn:
        s.goal_known[goal] = 1 << seat
        s.goal_seen[goal] |= 1 << seat
        table.tell(E_LOOK, seat, goal, 0, 0, 1 << seat)
    s.goals_drawn = drawn


def goal_answers(s: FrontiersState) -> list[int]:
    return [A_GOAL + place for place in range(len(s.goals_drawn))]


def keep_goal(s: FrontiersState, seat: int, place: int, table: Table) -> None:
    """R92 One goal stays face down before the chooser; R93 the one kept before it is turned up."""
    s.pop()
    goal = s.goals_drawn.pop(place)
    table.rule("R93")
    turn_up(s, table)
    s.goal_down = goal
    s.goal_owner = seat
    s.goal_quiet = 0
    table.tell(E_KEPT, seat)
    table.tell(E_KEPT_GOAL, seat, goal, 0, 0, 1 << seat)
    put_under(s, seat)


def put_under(s: FrontiersState, seat: int) -> None:
    """R92 The others go under the deck, in any order."""
    if len(s.goals_drawn) > 1:
        s.push(F_UNDER, seat)
    elif s.goals_drawn:
        s.goal_deck.append(s.goals_drawn.pop())


def put_next_under(s: FrontiersState, seat: int, place: int) -> None:
    s.pop()
    s.goal_deck.append(s.goals_drawn.pop(place))
    put_under(s, seat)


def turn_up(s: FrontiersState, table: Table) -> None:
    """R93 The goal that lies face down, if any, is open from now on."""
    if s.goal_down != NO_GOAL:
        table.reveal()
        table.tell(E_GOAL_UP, s.goal_owner, s.goal_down)
        s.goals_up.append(s.goal_down)
        s.goal_down = NO_GOAL
        s.goal_owner = NOBODY
        s.goal_quiet = 0


def reveal_answers(s: FrontiersState) -> list[int]:
    """R95 Only goals with a mat can be turned up early.

    The owner of any hidden goal is asked, and always has two ways to say no: so nobody else can tell from the
    question, or from how it was answered, which sort of goal it is.
    """
    if is_stockpile(s.goal_down):
        return [KEEP_VERB, QUIET_VERB, REVEAL_VERB]
    return [KEEP_VERB, QUIET_VERB]


def answer_reveal(s: FrontiersState, answer: int, table: Table) -> None:
    s.pop()
    if answer == REVEAL_VERB:
        table.rule("R95")
        turn_up(s, table)
    elif answer == QUIET_VERB:
        s.goal_quiet = 1
