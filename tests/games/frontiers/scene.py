"""Small positions for rule tests: a table between two actions on which a test puts what it needs.

    scene = Scene(3)                            # three seats, homes without powers, nobody owns anything
    scene.own(0, "space_marines", "gem_world")  # technologies and colonies
    scene.explore(0, "rebel_miners")
    scene.people(0, 2)
    scene.choose(0, "settle")                   # seat 0 stands first on the track and chooses
    scene.play("conquer rebel_miners")          # notation, refused with the reason if illegal
    assert scene.colonies(0)[-1] == "rebel_miners"

Planets come out of the bag as `scene.draws` says, else in the order of their list.
"""

from galaktyka.core.match import Match
from galaktyka.core.table import ScriptedTable
from galaktyka.games.frontiers.check import check_state
from galaktyka.games.frontiers.choices import (
    CHANCE_BAG,
    CHANCE_GOALS,
    F_CHOOSE,
    F_GAME,
    PHASE_END,
    PHASE_ROUNDS,
)
from galaktyka.games.frontiers.flow import Position
from galaktyka.games.frontiers.game import GAME
from galaktyka.games.frontiers.ids import (
    FIRST_HOME,
    FIRST_TECH,
    GOAL_IDS,
    KIND_IDS,
    NO_GOOD,
    TECHS,
    TILE_IDS,
)
from galaktyka.games.frontiers.state import Player

PLAIN_HOMES = (
    "ancient_race",
    "damaged_alien_factory",
    "abandoned_mine_squatters",
    "industrial_robots",
    "earths_lost_colony",
)
"""The first three have no powers at all."""


class ScenicTable(ScriptedTable):
    """Chance as a test tells it: planets and goals by name, otherwise the first of what is there."""

    def __init__(self) -> None:
        super().__init__([])
        self.match: Match | None = None
        self.planets: list[int] = []
        self.goals: list[int] = []
        self.rules: list[str] = []

    def draw(self, purpose: int, n: int) -> int:
        outcome = 0
        if purpose == CHANCE_BAG and self.planets:
            assert self.match is not None
            outcome = position(self.match).bag.index(self.planets.pop(0))
        elif purpose == CHANCE_GOALS and self.goals:
            outcome = self.goals.pop(0)
        self.script = [outcome]
        return super().draw(purpose, n)

    def rule(self, name: str) -> None:
        self.rules.append(name)


def position(match: Match) -> Position:
    assert isinstance(match.state, Position)
    return match.state


def tile(name: str) -> int:
    return TILE_IDS.index(name)


class Scene:
    """A position of two to five seats, at the beginning of a round; seat 0 stands first."""

    def __init__(self, seats: int = 2, *, homes: tuple[str, ...] = PLAIN_HOMES, **options: str) -> None:
        self.table = ScenicTable()
        setting = GAME.setting(seats, 0, {"setup": "later_game", **options})
        self.match = Match(GAME, setting, automate=False, table=self.table)
        self.table.match = self.match
        self.match.state = GAME.new_state(setting, self.table)
        s = self.state
        s.frames = []
        s.push(F_GAME, -1, PHASE_ROUNDS)
        s.round = 1
        s.order = list(range(seats)) * s.box.count(seats).pawns
        s.in_play = (1 << TECHS) - 1
        s.stacks = [1 if s.box.tech_spaces[t] > 1 else s.box.count(seats).stack for t in range(TECHS)]
        for seat in range(seats):
            self.home(seat, homes[seat])
            self.player(seat).credits = 0
        s.settle(self.table)

    @property
    def state(self) -> Position:
        """A refused answer puts a copy in its place, so it is looked up each time."""
        return position(self.match)

    # --- laying out ---

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def home(self, seat: int, name: str) -> None:
        """This home colony, empty, with its colonist."""
        p = self.player(seat)
        home = tile(name)
        if not p.colonies:
            self.state.colonist_pool -= 1
        p.board = self.state.box.home_board[home - FIRST_HOME]
        p.colonies[:1] = [home]
        p.goods[:1] = [NO_GOOD]
        p.working = len(p.colonies)
        p.find_powers(self.state.box)

    def own(self, seat: int, *names: str) -> None:
        """Technologies and colonies from earlier rounds."""
        s, p = self.state, self.player(seat)
        for name in names:
            number = tile(name)
            if number >= FIRST_TECH:
                p.techs.append(number)
                p.spaces += s.box.tech_spaces[number - FIRST_TECH]
                s.stacks[number - FIRST_TECH] -= 1
            elif number >= FIRST_HOME:
                self.home(seat, name)
            else:
                s.bag.remove(number)
                p.colonies.append(number)
                p.goods.append(NO_GOOD)
                s.colonist_pool -= s.box.colonists[number]
        p.working = len(p.colonies)
        p.find_powers(s.box)

    def explore(self, seat: int, *names: str) -> None:
        for name in names:
            self.state.bag.remove(tile(name))
            self.player(seat).explored.append(tile(name))

    def people(self, seat: int, n: int) -> None:
        """Unused colonists, from the pool."""
        p = self.player(seat)
        self.state.colonist_pool -= n - p.colonists
        p.colonists = n

    def pool(self, n: int) -> None:
        """Leave so many colonists in the pool; the rest goes to the last seat."""
        last = self.state.seats - 1
        self.people(last, self.player(last).colonists + self.state.colonist_pool - n)

    def good(self, seat: int, *names: str, kind: str = "") -> None:
        """A good onto each of these colonies, of the colony's kind unless one is given."""
        s, p = self.state, self.player(seat)
        for name in names:
            k = KIND_IDS.index(kind) if kind else s.box.kind[tile(name)]
            p.goods[p.colonies.index(tile(name))] = k
            s.supply[k] -= 1

    def goal_up(self, *names: str) -> None:
        for name in names:
            self.state.goal_deck.pop()
            self.state.goals_up.append(GOAL_IDS.index(name))
            self.state.goal_seen[GOAL_IDS.index(name)] = (1 << self.state.seats) - 1

    def goal_down(self, seat: int, name: str) -> None:
        goal = GOAL_IDS.index(name)
        self.state.goal_deck.pop()
        self.state.goal_down, self.state.goal_owner = goal, seat
        self.state.goal_known[goal] = self.state.goal_seen[goal] = 1 << seat

    def draws(self, *names: str) -> None:
        """The next planets out of the bag."""
        self.table.planets += [tile(name) for name in names]

    # --- playing ---

    def choose(self, seat: int, action: str, check: bool = True) -> None:
        """A fresh round in which this seat stands first and chooses the action."""
        s = self.state
        if check:
            check_state(s)
        while s.top() != F_GAME:
            s.pop()
        first = s.order.index(seat)
        s.order = s.order[first:] + s.order[:first]
        s.chosen = [0] * len(s.order)
        s.tiles_used = 0
        s.settle(self.table)
        self.play(action)

    def play(self, *answers: str) -> None:
        for answer in answers:
            self.match.answer(answer)
            check_state(self.state)

    def go(self, *answers: str) -> None:
        """Play these answers, and after each whatever has a single one."""
        for answer in answers:
            self.play(answer)
            while self.state.frames and len(self.state.legal()) == 1:
                self.play(self.offers()[0])

    def play_out(self) -> None:
        """Let everybody decline until the next action is chosen."""
        while self.state.frames and self.state.top() != F_CHOOSE:
            legal = self.state.legal()
            self.state.apply(legal[0], self.table)
            check_state(self.state)

    def end(self) -> None:
        """Count up at once."""
        self.state.frames = []
        self.state.push(F_GAME, -1, PHASE_END)
        self.state.settle(self.table)

    # --- looking ---

    def offers(self) -> list[str]:
        return [GAME.notation(self.state, answer) for answer in self.state.legal()]

    def question(self) -> str:
        return GAME.question(self.state) if self.state.frames else "over"

    @property
    def asked(self) -> int:
        return self.state.actor()

    def colonies(self, seat: int) -> list[str]:
        return [TILE_IDS[number] for number in self.player(seat).colonies]

    def explored(self, seat: int) -> list[str]:
        return [TILE_IDS[number] for number in self.player(seat).explored]

    def good_on(self, seat: int, name: str) -> str:
        p = self.player(seat)
        good = p.goods[p.colonies.index(tile(name))]
        return "" if good == NO_GOOD else KIND_IDS[good]

    def goods(self, seat: int) -> list[str]:
        return [KIND_IDS[good] for good in self.player(seat).goods if good != NO_GOOD]

    def in_bag(self, name: str) -> bool:
        return tile(name) in self.state.bag

    def score(self, seat: int) -> int:
        return GAME.scores(self.state)[seat]

    def sources(self, seat: int) -> dict[str, int]:
        return GAME.by_source(self.state)[seat]
