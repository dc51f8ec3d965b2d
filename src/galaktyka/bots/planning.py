"""Looking beyond one's own turn: information-set Monte-Carlo tree search over whole turns.

The beam of `lookahead` proposes turns. Each visit takes one of them into a world that fits what the seat sees and
follows the tree from there: every seat chooses among the turns that its own quick beam offers, by what they have
been worth to it so far. Where the tree ends in that world, play goes on, the others in haste, to the end of the
seat's next turn, and everything on the way is added. So the first visits look a turn ahead in every world, and
later ones further. The judge says what each seat has then.
"""

from typing import Final

from galaktyka.bots.lookahead import (
    CarefulSearch,
    Line,
    WatchingTable,
    answer_in,
    better,
    still_asked,
    without_detours,
)
from galaktyka.bots.sight import Clock
from galaktyka.bots.standing import calibration_of
from galaktyka.bots.tree import Contest, Node, Turn
from galaktyka.core.chance import Stream
from galaktyka.core.game import Game
from galaktyka.core.state import State

WIDTH: Final = 6
FIRST_NODES: Final = 4000  # of the first look, which proposes the turns
FIRST_PART: Final = 0.4  # of the time, at most
MOVES: Final = 4  # a turn
LONG_MOVES: Final = 8  # of the first look where turns are long
LONG_PART: Final = 0.6  # of the time that it may use then
PROPOSED: Final = 12
NEXT_WIDTH: Final = 3
NEXT_NODES: Final = 160  # of one's own turn later on
HASTY_WIDTH: Final = 2
HASTY_NODES: Final = 50  # of the others' turns
OFFERED: Final = 3  # turns later on
OPEN_FROM: Final = 6  # visits from which a second turn is tried
MOST_STEPS: Final = 60  # on the way to the end of one's own next turn
MOST_VISITS: Final = 600
LEAST_VISITS: Final = 24  # that the time should be enough for, or visits end sooner
PROBED: Final = 0.15  # of the time that is left, at most, to find that out
LEAST_LEGAL: Final = 3  # answers on offer where a turn is more than a formality
DOUBT: Final = 1.0  # standard errors by which a turn must lead to be preferred to the beam's
RIVALS: Final = 50  # percent at which the points of several others, on average, count against one's own
DOUBTED: Final = 0.55  # of the judge's doubt about a lead: points by which the chances of two differ e-fold
SLIGHT: Final = 0.02  # a chance times the chance of the others, below which it counts as this much
ALL_VISITS: Final = 1 << 40
ENDLESS: Final = 1e9
HARDLY_ANY: Final = 0.001


class Planner:
    """One decision's search."""

    def __init__(self, game: Game, seat: int, stream: Stream, clock: Clock, turn_depth: int) -> None:
        self.game = game
        self.seat = seat
        self.stream = stream
        self.clock = clock
        self.table = WatchingTable(stream)
        self.turn_depth = turn_depth  # frames on the stack when the seat is asked for a turn of its own
        self.luck: list[int] = []  # of each world
        self.contest = Contest([])
        self.doubt = 0.0  # hundredths of a point that make the difference to a chance to win
        self.stakes: list[float] = []  # what winning is worth to each seat, where chances count
        self.searched = 0  # beams in the present visit
        self.reach = MOST_STEPS  # beams a visit, at most
        self.patience = ENDLESS  # the part of the clock's time after which a visit ends where it is

    def best(self, worlds: list[State], kept: list[int]) -> Line:
        """The turn that leads furthest; the worlds are positions that the seat could be in, one is enough.

        `kept` is what is left of a turn that was planned before. It takes the place of the beam's proposal, and
        stands where second thoughts are no better.
        """
        lines = self.proposals(worlds[0], kept)
        if len(lines) == 1 or self.clock.over():
            return lines[0]
        self.luck = [int(self.stream.below(1 << 30)) for _ in worlds]
        self.weigh_stakes(worlds[0])
        self.probe(self.root(lines[:1], worlds))
        if kept and not self.thinks_again():
            return lines[0]
        if not self.table.lucky and worlds[0].packed() == worlds[-1].packed():
            worlds = worlds[:1]  # nothing is hidden, and chance has no say: all of them would go the same way
        root = self.root(lines, worlds)
        while self.contest.visits < MOST_VISITS and not self.contest.settled():
            if not self.visit(root, self.contest.choose()):
                break
        return lines[root.turns.index(self.contest.winner(DOUBT))]

    def proposals(self, world: State, kept: list[int]) -> list[Line]:
        """Turns to compare: what a beam through the own turn finds, the best first; ahead of them what was kept."""
        search = CarefulSearch(self.game, self.seat, self.stream, WIDTH, FIRST_NODES, self.clock)
        search.until = LONG_PART if self.game.long_turns else FIRST_PART
        found = better(search.turns(world, LONG_MOVES if self.game.long_turns else MOVES), 4 * PROPOSED)
        lines = varied([found[place] for place in without_detours([line.answers for line in found])])
        if kept:
            plan = search.follow(world, kept)
            lines = [plan, *[line for line in lines if line.answers != plan.answers]]
        return lines[:PROPOSED]

    def root(self, lines: list[Line], worlds: list[State]) -> Node:
        """The beginning of a tree with these turns."""
        root = Node(self.seat, len(worlds))
        for line in lines:
            root.turns.append(Turn(line.answers, line.value, worlds[0].seats, len(worlds)))
        for world in range(len(worlds)):
            root.states[world] = worlds[world]
        self.contest = Contest(root.turns)
        return root

    def probe(self, root: Node) -> None:
        """Find out how far a visit may go: a single one that looks far tells less than several that look less far."""
        before = self.clock.part_used()
        left = max(HARDLY_ANY, 1.0 - before)
        self.patience = before + PROBED * left
        self.visit(root, root.turns[0])
        self.patience = ENDLESS
        part = (self.clock.part_used() - before) / left
        if part * LEAST_VISITS > 1.0:
            self.reach = max(1, int(self.searched / (part * LEAST_VISITS)))

    def thinks_again(self) -> bool:
        """Whether a turn gains by second thoughts: where visits go to the end of the seat's next one.

        And where turns are long: the first thought is not enough for all of it.
        """
        return self.game.long_turns or self.reach == MOST_STEPS

    def visit(self, root: Node, first: Turn) -> bool:
        """Follow a turn into its next world; False when the time ran out on the way."""
        world = first.visits % len(root.states)
        path = [first]
        node = self.after(root, first, world, 0)
        fresh = False
        begun = False
        self.searched = 0
        scatter = self.contest.scatter()
        for step in range(1, MOST_STEPS):
            state = node.states[world]
            assert state is not None
            is_turn = self.is_turn(state, node.seat)
            if node.seat < 0 or self.clock.over() or (begun and (is_turn or node.seat != self.seat)):
                break
            if node.offers[world] is None:
                if self.searched == self.reach or self.clock.part_used() > self.patience:
                    break
                fresh = True
                self.searched += 1
                node.offers[world] = self.offer(node, state)
            begun = begun or (fresh and is_turn)
            turn = node.choose(world, scatter, ALL_VISITS if state.asked else OPEN_FROM)
            path.append(turn)
            node = self.after(node, turn, world, step)
        if self.clock.over():
            return False
        self.back_up(path, node.states[world])
        return True

    def back_up(self, path: list[Turn], end: State | None) -> None:
        assert end is not None
        worth = self.worth(end)
        for turn in path:
            turn.visits += 1
            for seat in range(len(worth)):
                turn.totals[seat] += worth[seat]
        self.contest.note(path[0], worth[self.seat])

    def worth(self, state: State) -> list[int]:
        """What the position is worth to each seat: its points, less a share of what the others have on average.

        That share makes up for what all gain alike, such as by the time that has passed. Of two, one wins by what
        the other loses, the more so the more they can do to each other (`Game.duel`). Where many compete, chances
        to win take the place of points (`weigh_stakes`).
        """
        points = [self.game.judge_soberly(state, seat) for seat in range(state.seats)]
        if self.stakes:
            odds = chances(points, self.doubt)
            return [int(self.stakes[seat] * odds[seat]) for seat in range(state.seats)]
        whole = sum(points)
        others = max(1, state.seats - 1)
        share = RIVALS if others > 1 else self.game.duel
        return [own - share * (whole - own) // (100 * others) for own in points]

    def weigh_stakes(self, now: State) -> None:
        """Where many compete (`Game.contested`), count chances to win instead of points.

        So the leader's points count most against one's own, and who is behind takes risks. The stakes turn chances
        into points: a point more of one's own is worth one now.
        """
        if now.seats > 2 and self.game.contested:
            self.doubt = DOUBTED * calibration_of(self.game.id).doubt_in(self.game.rounds(now))
            odds = chances([self.game.judge_soberly(now, seat) for seat in range(now.seats)], self.doubt)
            self.stakes = [self.doubt / max(SLIGHT, chance * (1.0 - chance)) for chance in odds]

    def is_turn(self, state: State, seat: int) -> bool:
        """Whether this is a turn of the seat's own, and more than a formality."""
        if seat != self.seat or len(state.frames) > self.turn_depth:
            return False
        return len(state.legal_for(seat)) >= LEAST_LEGAL

    def offer(self, node: Node, state: State) -> list[Turn]:
        """What the seat to move would think of in this world, the best first."""
        careful = self.is_turn(state, node.seat)
        width = NEXT_WIDTH if careful else HASTY_WIDTH
        nodes = NEXT_NODES if careful else HASTY_NODES
        search = CarefulSearch(self.game, node.seat, self.stream, width, nodes, self.clock)
        lines = better(search.turns(state.clone(), MOVES), OFFERED)
        if not lines:
            return [node.turn_of(state.legal_for(node.seat)[:1], 0, state.seats)]
        return [node.turn_of(line.answers, line.value, state.seats) for line in lines]

    def after(self, node: Node, turn: Turn, world: int, step: int) -> Node:
        """Where the turn leads in a world. The luck there is the same for all that is tried at this step."""
        known = turn.reached[world]
        if known is not None:
            return known
        before = node.states[world]
        assert before is not None
        state = before.clone()
        self.table.stream = Stream(self.luck[world] + 7919 * step)
        self.play(state, node.seat, turn.answers)
        while not state.over:
            seat = self.mover(state)
            legal = state.legal_for(seat)
            if len(legal) > 1:
                break
            answer_in(state, seat, legal[0], self.table)
        reached = turn.node_of(-1 if state.over else self.mover(state), len(node.states))
        reached.states[world] = state
        turn.reached[world] = reached
        return reached

    def mover(self, state: State) -> int:
        return self.seat if still_asked(state, self.seat) else state.actor()

    def play(self, state: State, seat: int, answers: list[int]) -> None:
        """Give answers for real: secret ones too, which are opened when the last one is in."""
        for answer in answers:
            if not still_asked(state, seat) or answer not in state.legal_for(seat):
                return
            answer_in(state, seat, answer, self.table)

    def reaches_own_question(self, state: State) -> bool:
        """Let the others answer in haste until the seat has a choice; False when that does not come soon."""
        for _ in range(MOST_STEPS):
            if state.over or self.clock.over():
                return False
            seat = self.mover(state)
            legal = state.legal_for(seat)
            if len(legal) > 1:
                if seat == self.seat:
                    return True
                search = CarefulSearch(self.game, seat, self.stream, HASTY_WIDTH, HASTY_NODES, self.clock)
                lines = search.turns(state.clone(), MOVES)
                self.play(state, seat, lines[0].answers if lines else legal[:1])
            else:
                self.play(state, seat, legal)
        return False


def chances(points: list[int], doubt: float) -> list[float]:
    """Every seat's chance to end highest: about e times as high for each `doubt` of points more.

    A quick stand-in for `standing.win_shares`, which takes hundreds of steps. The sixteenth power stands for the
    exponential: not every machine rounds that alike, and the same nodes must give the same game.
    """
    most = max(points)
    weights: list[float] = []
    for own in points:
        weight = max(0.0, 1.0 + (own - most) / (16.0 * doubt))
        for _ in range(4):
            weight *= weight
        weights.append(weight)
    whole = sum(weights)
    return [weight / whole for weight in weights]


def varied(lines: list[Line]) -> list[Line]:
    """The best line, then the best with each other first answer, then the rest."""
    seen: list[int] = []
    ahead: list[Line] = []
    rest: list[Line] = []
    for line in lines:
        if line.answers[0] in seen:
            rest.append(line)
        else:
            seen.append(line.answers[0])
            ahead.append(line)
    return [*ahead, *rest]
