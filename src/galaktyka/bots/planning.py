"""Looking beyond one's own turn: good turns are played on, in several worlds, and judged where they lead.

A tree of whole turns. Its root holds the turns that the beam of `lookahead` proposes; of each world that fits
what the seat sees, every turn is played on: the others answer in haste, the seat plays its next turn by a
narrower beam, and so on, a turn deeper each time. Turns that fall behind are dropped, the others are looked at
further (successive halving), until the clock has run out. All values that are compared come from the same
worlds and the same depth.
"""

from typing import Final

from galaktyka.bots.lookahead import Line, Search, answer_in, better, still_asked
from galaktyka.bots.sight import Clock
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.state import State
from galaktyka.core.table import SearchTable

WIDTH: Final = 6
FIRST_NODES: Final = 1200  # of the first look, which proposes the turns
MOVES: Final = 4  # a turn
PROPOSED: Final = 8
NEXT_WIDTH: Final = 3
NEXT_NODES: Final = 160  # of one's own turn later on
HASTY_WIDTH: Final = 2
HASTY_NODES: Final = 50  # of the others' turns
MOST_DEPTH: Final = 6
MOST_ANSWERS: Final = 60  # on the way to one's own next turn


class Branch:
    """One proposed turn: where it stands in each world, and what it was worth at each depth."""

    __slots__ = ("line", "states", "value", "values")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.states: list[State] = []
        self.values: list[int] = [line.value]
        self.value = line.value


def _descending(branch: Branch) -> int:
    return -branch.value


class Planner:
    """One decision's search."""

    def __init__(self, game: Game, seat: int, stream: Stream, clock: Clock, turn_depth: int) -> None:
        self.game = game
        self.seat = seat
        self.stream = stream
        self.clock = clock
        self.table = SearchTable(stream)
        self.turn_depth = turn_depth  # frames on the stack when the seat is asked for a turn of its own

    def best(self, worlds: list[State]) -> Line:
        """The turn that leads furthest; the worlds are positions that the seat could be in, one is enough."""
        search = Search(self.game, self.seat, self.stream, WIDTH, FIRST_NODES, self.clock)
        lines = better(search.turns(worlds[0], MOVES), PROPOSED)
        branches = [Branch(line) for line in lines]
        if len(branches) > 1 and not self.clock.over():
            for branch in branches:
                branch.states = [self.begun(world, branch.line.answers) for world in worlds]
            branches = self.deepened(branches)
        return branches[0].line

    def deepened(self, branches: list[Branch]) -> list[Branch]:
        """The branches that lasted, the best first."""
        for _ in range(MOST_DEPTH):
            if not self.a_turn_deeper(branches):
                break
            branches = sorted(branches, key=_descending)
            branches = branches[: max(2, (len(branches) + 1) // 2)]
        return branches

    def a_turn_deeper(self, branches: list[Branch]) -> bool:
        """Value all branches one turn deeper, in as many worlds as there is time for; False when in none."""
        totals = [0] * len(branches)
        worlds = 0
        for world in range(len(branches[0].states)):
            found: list[int] = []
            for branch in branches:
                found.append(self.next_turn(branch.states[world]))
                if self.clock.over():
                    break
            if self.clock.over():
                break
            worlds += 1
            for i in range(len(branches)):
                totals[i] += found[i]
        if not worlds:
            return False
        for i in range(len(branches)):
            branches[i].values.append(totals[i] // worlds)
            branches[i].value = weighed(branches[i].values)
        return True

    def begun(self, world: State, answers: list[int]) -> State:
        """The world after the turn, as far as it is legal there."""
        state = world.clone()
        self.play(state, self.seat, answers)
        return state

    def play(self, state: State, seat: int, answers: list[int]) -> None:
        """Give answers for real: secret ones too, which are opened when the last one is in."""
        for answer in answers:
            if not still_asked(state, seat) or answer not in state.legal_for(seat):
                return
            answer_in(state, seat, answer, self.table)

    def next_turn(self, state: State) -> int:
        """Play on to the end of the seat's next turn, and judge."""
        for _ in range(MOST_ANSWERS):
            if state.over or self.clock.over():
                break
            mine = still_asked(state, self.seat)
            seat = self.seat if mine else state.actor()
            is_turn = mine and len(state.frames) <= self.turn_depth
            self.quick_turn(state, seat, is_turn)
            if is_turn and not still_asked(state, self.seat):
                break
        return self.game.judge(state, self.seat)

    def reaches_own_question(self, state: State) -> bool:
        """Let the others answer in haste until the seat has a choice; False when that does not come soon."""
        for _ in range(MOST_ANSWERS):
            if state.over or self.clock.over():
                return False
            if still_asked(state, self.seat) and len(state.legal_for(self.seat)) > 1:
                return True
            self.quick_turn(state, self.seat if still_asked(state, self.seat) else state.actor(), False)
        return False

    def quick_turn(self, state: State, seat: int, careful: bool) -> None:
        legal = state.legal_for(seat)
        if len(legal) == 1:
            self.play(state, seat, legal)
            return
        width = NEXT_WIDTH if careful else HASTY_WIDTH
        nodes = NEXT_NODES if careful else HASTY_NODES
        search = Search(self.game, seat, self.stream, width, nodes, self.clock)
        lines = search.turns(state.clone(), MOVES)
        if lines:
            self.play(state, seat, lines[0].answers)
        else:
            self.play(state, seat, legal[:1])


def weighed(values: list[int]) -> int:
    """The mean over the depths: each alone is off by what the others happen to do."""
    total = 0
    for value in values:
        total += value
    return total // len(values)
