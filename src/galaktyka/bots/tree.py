"""A tree of whole turns, with what was found out about them kept for each information set.

A node is what the seats have done so far and who is to move: it stands for every position that fits, one for
each world that is looked at. A turn belongs to a node, and is on offer in some of its worlds only. So a turn counts
how often it was on offer as well as how often it was taken; the more often it was on offer without being taken,
the more it is worth a try (information-set tree search).
"""

from math import sqrt
from typing import Final

from galaktyka.core.state import State

CURIOSITY: Final = 0.5
"""How much what has been tried little is preferred, in units of what the worth of a turn scatters by."""

USUAL_SCATTER: Final = 100.0
"""Hundredths of a point: what the worth of a turn is taken to scatter by until more is known."""

CERTAIN: Final = 2.0
"""Standard errors beyond which a comparison counts as settled."""


class Turn:
    """A whole turn of one seat: its answers, and how it went for everybody when it was tried."""

    __slots__ = ("answers", "nodes", "offered", "prior", "reached", "totals", "values", "visits")

    def __init__(self, answers: list[int], prior: int, seats: int, worlds: int) -> None:
        self.answers = answers
        self.prior = prior  # what the beam that found it says, in hundredths of a point
        self.visits = 0
        self.offered = 0
        self.totals = [0] * seats  # of the worth for each seat, over all visits
        self.values: list[int] = []  # the worth for the seat that plans, visit by visit
        self.nodes: list[Node] = []
        self.reached: list[Node | None] = [None] * worlds

    def node_of(self, seat: int, worlds: int) -> "Node":
        """What comes after the turn when this seat is to move then."""
        for node in self.nodes:
            if node.seat == seat:
                return node
        node = Node(seat, worlds)
        self.nodes.append(node)
        return node

    def worth(self, seat: int) -> float:
        return self.totals[seat] / self.visits


class Node:
    """A question to one seat after certain turns, in all worlds."""

    __slots__ = ("offers", "seat", "states", "turns", "visits")

    def __init__(self, seat: int, worlds: int) -> None:
        self.seat = seat
        self.visits = 0
        self.turns: list[Turn] = []
        self.states: list[State | None] = [None] * worlds
        self.offers: list[list[Turn] | None] = [None] * worlds  # best first

    def turn_of(self, answers: list[int], prior: int, seats: int) -> Turn:
        """The turn with these answers, which another world may have offered already."""
        for turn in self.turns:
            if turn.answers == answers:
                return turn
        turn = Turn(answers, prior, seats, len(self.states))
        self.turns.append(turn)
        return turn

    def choose(self, world: int, scatter: float, open_from: int) -> Turn:
        """The turn to follow in a world: by its worth for who moves, and by how little it has been tried.

        The list of turns widens with the visits: a second one is tried at `open_from` visits, a third at four
        times as many, and so on.
        """
        offer = self.offers[world]
        assert offer
        for turn in offer:
            turn.offered += 1
        best = offer[0]
        highest = 0.0
        allowed = widened(self.visits, open_from, len(offer))
        self.visits += 1
        for place in range(allowed):
            turn = offer[place]
            if not turn.visits:
                return turn
            hope = turn.worth(self.seat) + CURIOSITY * scatter * sqrt(turn.offered) / (1 + turn.visits)
            if place == 0 or hope > highest:
                best, highest = turn, hope
        return best


def widened(visits: int, open_from: int, most: int) -> int:
    """How many turns are looked at after so many visits: the square root of the visits, slowed down."""
    allowed = 1
    while allowed < most and visits >= open_from * allowed * allowed:
        allowed += 1
    return allowed


class Contest:
    """The turns at the root, compared by how much better they did than the first one on the same occasions.

    The first is what the beam would play. The k-th visit of every turn is to the same world, with the same luck,
    and goes as deep: so differences are told by far fewer visits than values would be. What the beam said counts
    as one more visit.
    """

    __slots__ = ("turns", "visits")

    def __init__(self, turns: list[Turn]) -> None:
        self.turns = turns
        self.visits = 0

    def lead(self, turn: Turn) -> float:
        """Over the first turn, on average."""
        first = self.turns[0]
        total = turn.prior - first.prior
        for k in range(len(turn.values)):
            total += turn.values[k] - first.values[k]
        return total / (1 + len(turn.values))

    def scatter(self) -> float:
        """How far a visit is off from what the beam said, as a standard deviation of leads."""
        first = self.turns[0]
        total = USUAL_SCATTER * USUAL_SCATTER
        count = 1
        for turn in self.turns:
            if turn is not first:
                expected = turn.prior - first.prior
                for k in range(len(turn.values)):
                    off = turn.values[k] - first.values[k] - expected
                    total += off * off
                    count += 1
        return sqrt(total / count)

    def settled(self) -> bool:
        """Whether it is clear which turn is best, so that more visits would tell nothing."""
        scatter = self.scatter()
        best = self.winner(CERTAIN)
        highest = self.lead(best)
        for turn in self.turns:
            if (
                turn is not best
                and self.lead(turn) + CERTAIN * scatter / sqrt(1 + len(turn.values)) > highest
            ):
                return False
        return True

    def choose(self) -> Turn:
        """Which to visit next; the first one is kept ahead of the others, since they are measured by it."""
        first = self.turns[0]
        if len(first.values) == 0:
            return first
        scatter = self.scatter()
        best = first
        highest = CURIOSITY * scatter * sqrt(self.visits) / (1 + len(first.values))
        for turn in self.turns[: 2 + widened(self.visits, 1, len(self.turns))]:
            if turn is not first:
                hope = self.lead(turn) + CURIOSITY * scatter * sqrt(self.visits) / (1 + len(turn.values))
                if hope > highest:
                    best, highest = turn, hope
        return first if len(best.values) >= len(first.values) else best

    def note(self, turn: Turn, value: int) -> None:
        turn.values.append(value)
        self.visits += 1

    def winner(self, doubt: float) -> Turn:
        """The turn to play: the beam's, unless another leads by more than so many standard errors."""
        scatter = self.scatter()
        best = self.turns[0]
        highest = 0.0
        for turn in self.turns[1:]:
            if turn.values:
                sure = self.lead(turn) - doubt * scatter / sqrt(1 + len(turn.values))
                if sure > highest:
                    best, highest = turn, sure
        return best
