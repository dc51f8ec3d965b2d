"""What lies on the table of New Frontiers: tiles, pools, the track, the empires. Plain data, cloned by hand."""

from typing import Final

from galaktyka.core.state import Pack, State
from galaktyka.games.frontiers.components import Box
from galaktyka.games.frontiers.ids import ANY, FIRST_TECH, GOALS, GRAY, KINDS, NO_GOOD, PHASES
from galaktyka.games.frontiers.powers import Power

# Where points come from, at the end.
FROM_CHIPS: Final = 0
FROM_TECHNOLOGIES: Final = 1
FROM_COLONIES: Final = 2
FROM_BONUSES: Final = 3
FROM_GOALS: Final = 4
SOURCES: Final = ["chips", "technologies", "colonies", "bonuses", "goals"]

NOBODY: Final = -1
NO_GOAL: Final = -1
UNSEEN: Final = -1
"""A goal of the deck that nobody has looked at yet: it gets its face when it is drawn."""


class Variant:
    """The options of a table; shared by all clones."""

    __slots__ = ("first_game", "goals", "straddle")

    def __init__(self, first_game: bool, goals: bool, straddle: bool) -> None:
        self.first_game = first_game
        self.goals = goals
        self.straddle = straddle


class Player:
    """One empire. `powers` (by phase, those that work now) is derived from the rest and never hashed."""

    __slots__ = (
        "board",
        "colonies",
        "colonists",
        "credits",
        "explored",
        "force",
        "fresh",
        "goods",
        "oort",
        "powers",
        "spaces",
        "stored_credits",
        "stored_goods",
        "stored_planets",
        "techs",
        "vp",
        "working",
    )

    def __init__(self, source: "Player | None" = None) -> None:
        if source is not None:
            self.copy_from(source)
            return
        self.board = 0  # number of the Empire board, 1 to 8
        self.credits = 0
        self.vp = 0  # chips
        self.colonists = 0  # not on colonies
        self.spaces = 0  # technology spaces covered
        self.oort = GRAY  # kind declared for the refinery in this action, or for scoring
        self.working = 0  # colonies whose powers work: those that came in this action stand behind them
        self.force = 0  # military that goods have added in this action
        self.fresh = 0  # bit mask of places in `colonies`: a good was placed there in this action
        self.stored_credits = 0
        self.colonies: list[int] = []  # tiles, the home colony first while it is there
        self.goods: list[int] = []  # by place in `colonies`: kind of the good, or NO_GOOD
        self.explored: list[int] = []  # planets
        self.techs: list[int] = []  # tiles, as bought
        self.stored_planets: list[int] = []
        self.stored_goods: list[int] = [0] * KINDS
        self.powers: list[list[Power]] = []  # replaced, never changed in place

    def copy_from(self, source: "Player") -> None:
        """The fields of another player; a clone is made from these and not from defaults."""
        self.board = source.board
        self.credits = source.credits
        self.vp = source.vp
        self.colonists = source.colonists
        self.spaces = source.spaces
        self.oort = source.oort
        self.working = source.working
        self.force = source.force
        self.fresh = source.fresh
        self.stored_credits = source.stored_credits
        self.colonies = source.colonies[:]
        self.goods = source.goods[:]
        self.explored = source.explored[:]
        self.techs = source.techs[:]
        self.stored_planets = source.stored_planets[:]
        self.stored_goods = source.stored_goods[:]
        self.powers = source.powers

    def transfer(self, pack: Pack) -> None:
        self.board = pack.number(self.board)
        self.credits = pack.number(self.credits)
        self.vp = pack.number(self.vp)
        self.colonists = pack.number(self.colonists)
        self.spaces = pack.number(self.spaces)
        self.oort = pack.number(self.oort)
        self.working = pack.number(self.working)
        self.force = pack.number(self.force)
        self.fresh = pack.number(self.fresh)
        self.stored_credits = pack.number(self.stored_credits)
        self.colonies = pack.numbers(self.colonies)
        self.goods = pack.numbers(self.goods)
        self.explored = pack.numbers(self.explored)
        self.techs = pack.numbers(self.techs)
        self.stored_planets = pack.numbers(self.stored_planets)
        self.stored_goods = pack.numbers(self.stored_goods)

    def has(self, tile: int) -> bool:
        """Whether the tile is in the empire; explored planets are not (R16)."""
        return tile in self.techs if tile >= FIRST_TECH else tile in self.colonies

    def goods_count(self) -> int:
        n = 0
        for good in self.goods:
            if good != NO_GOOD:
                n += 1
        return n

    def find_powers(self, box: Box) -> None:
        """R11 The powers that work now: of technologies, and of colonies that were there before this action."""
        found: list[list[Power]] = [[] for _ in range(PHASES)]
        for place in range(self.working):
            for power in box.powers[self.colonies[place]]:
                found[power.phase].append(power)
        for tile in self.techs:
            for power in box.powers[tile]:
                found[power.phase].append(power)
        self.powers = found


class FrontiersState(State):
    """A position of New Frontiers. The rules live in `rules/`; `flow` ties them to the kernel's loop."""

    def __init__(
        self, seats: int, box: Box, variant: Variant, source: "FrontiersState | None" = None
    ) -> None:
        super().__init__(seats)
        self.box = box
        self.variant = variant
        if source is not None:
            self.copy_fields(source)
            return
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.round = 0
        self.order: list[int] = []  # seat of each pawn, from the left
        self.chosen: list[int] = []  # by pawn: 1 when it has chosen in this round
        self.resolving: list[int] = []  # seats in the order in which they resolve the action
        self.tiles_used = 0  # bit mask of action tiles
        self.left_credits = 0  # on the Produce tile
        self.vp_pool = 0
        self.colonist_pool = 0
        self.supply: list[int] = [0] * KINDS
        self.stacks: list[int] = []  # by technology: copies left
        self.in_play = 0  # bit mask of technologies whose side is in this game
        self.bag: list[int] = []  # planets, in rising order: nobody knows more than what is in it
        self.middle: list[int] = []  # planets laid open by Explore
        self.replaced: list[int] = []  # planets on their way back to the bag
        self.used: list[int] = []  # powers used up in this turn, by number
        self.made: list[int] = []  # KINDS a seat: goods produced in this action
        self.ending = 0  # bit mask of reasons why this is the last round
        self.goal_deck: list[int] = []  # from the top; UNSEEN for those that nobody has looked at
        self.goals_up: list[int] = []
        self.goal_down = NO_GOAL
        self.goal_owner = NOBODY
        self.goal_quiet = 0  # 1 when its owner is not asked again in this round
        self.goals_drawn: list[int] = []  # being looked at
        self.goal_known: list[int] = []  # by goal: bit mask of seats that know where it lies
        self.goal_seen: list[int] = []  # by goal: bit mask of seats that have ever seen it

    def copy_fields(self, source: "FrontiersState") -> None:
        self.copy_base(source)
        self.players = [Player(player) for player in source.players]
        self.round = source.round
        self.order = source.order[:]
        self.chosen = source.chosen[:]
        self.resolving = source.resolving[:]
        self.tiles_used = source.tiles_used
        self.left_credits = source.left_credits
        self.vp_pool = source.vp_pool
        self.colonist_pool = source.colonist_pool
        self.supply = source.supply[:]
        self.stacks = source.stacks[:]
        self.in_play = source.in_play
        self.bag = source.bag[:]
        self.middle = source.middle[:]
        self.replaced = source.replaced[:]
        self.used = source.used[:]
        self.made = source.made[:]
        self.ending = source.ending
        self.goal_deck = source.goal_deck[:]
        self.goals_up = source.goals_up[:]
        self.goal_down = source.goal_down
        self.goal_owner = source.goal_owner
        self.goal_quiet = source.goal_quiet
        self.goals_drawn = source.goals_drawn[:]
        self.goal_known = source.goal_known[:]
        self.goal_seen = source.goal_seen[:]

    def transfer(self, pack: Pack) -> None:
        super().transfer(pack)
        for player in self.players:
            player.transfer(pack)
        self.round = pack.number(self.round)
        self.order = pack.numbers(self.order)
        self.chosen = pack.numbers(self.chosen)
        self.resolving = pack.numbers(self.resolving)
        self.tiles_used = pack.number(self.tiles_used)
        self.left_credits = pack.number(self.left_credits)
        self.vp_pool = pack.number(self.vp_pool)
        self.colonist_pool = pack.number(self.colonist_pool)
        self.supply = pack.numbers(self.supply)
        self.stacks = pack.numbers(self.stacks)
        self.in_play = pack.number(self.in_play)
        self.bag = pack.numbers(self.bag)
        self.middle = pack.numbers(self.middle)
        self.replaced = pack.numbers(self.replaced)
        self.used = pack.numbers(self.used)
        self.made = pack.numbers(self.made)
        self.ending = pack.number(self.ending)
        self.goal_deck = pack.numbers(self.goal_deck)
        self.goals_up = pack.numbers(self.goals_up)
        self.goal_down = pack.number(self.goal_down)
        self.goal_owner = pack.number(self.goal_owner)
        self.goal_quiet = pack.number(self.goal_quiet)
        self.goals_drawn = pack.numbers(self.goals_drawn)
        self.goal_known = pack.numbers(self.goal_known)
        self.goal_seen = pack.numbers(self.goal_seen)

    def derive(self) -> None:
        """Rebuild what is derived from the rest, after restoring a packed state."""
        for player in self.players:
            player.find_powers(self.box)

    def kind_of(self, p: Player, tile: int) -> int:
        """The kind of a colony at this moment: the refinery's is what its owner declared, else none (R17)."""
        kind = self.box.kind[tile]
        return p.oort if kind == ANY else kind

    def unseen_goals(self) -> list[int]:
        """The goals that nobody has looked at: the faces that the UNSEEN places of the deck can have."""
        placed = self.goal_deck + self.goals_up + self.goals_drawn
        return [goal for goal in range(GOALS) if goal not in placed and goal != self.goal_down]
