"""What the second referee moves about: empires, pools, the track, the bag; and how an empire is counted up."""

from collections.abc import Generator

from tests.games.frontiers.sheet import KINDS, SCORING, TILES, Power, bonus

PRICES = {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}
TIERS = {
    "civil_services": ((2, 2), (4, 5), (6, 8)),
    "faction_tolerance": ((3, 2), (4, 5), (5, 8)),
    "skilled_workforce": ((4, 2), (5, 5), (6, 8)),
    "diversity": ((3, 3), (4, 8)),
    "resource_stockpiling": ((2, 2), (4, 5), (6, 8)),
    "exploration": ((1, 2), (2, 5), (4, 8)),
    "sales_tax": ((4, 2), (8, 5), (12, 8)),
    "draft": ((3, 2), (5, 5), (7, 8)),
}
WITH_A_MAT = ("resource_stockpiling", "exploration", "sales_tax")
REFINERY = "alien_oort_cloud_refinery"
ACTIONS = ("develop", "explore", "settle", "produce", "trade_consume", "diplomats")
LAST_OF_ALL = 60

Question = tuple[int, list[str]]
Play = Generator[Question, str, None]
Ask = Generator[Question, str, str]


class Empire:
    """What lies before one player."""

    def __init__(self) -> None:
        self.credits = 0
        self.vp = 0
        self.people = 0
        self.colonies: dict[str, str] = {}  # colony and the kind of its good, "" without one
        self.techs: list[str] = []
        self.explored: list[str] = []
        self.mat_goods: list[str] = []
        self.mat_planets: list[str] = []
        self.mat_credits = 0

    @property
    def names(self) -> list[str]:
        return [*self.colonies, *self.techs]

    def powers(self, effect: str, names: list[str] | None = None) -> list[tuple[str, Power]]:
        """Tiles with a power of this sort, of the whole empire or of these tiles."""
        tiles = self.names if names is None else names
        return [(name, power) for name in tiles for power in TILES[name].powers if power.name == effect]

    def total(self, effect: str) -> int:
        return sum([power.n() for _, power in self.powers(effect)])

    def goods(self, kind: str = "any") -> list[str]:
        """Colonies that hold a good of the kind."""
        return [name for name, good in self.colonies.items() if good and kind in ("any", good)]

    @property
    def spaces(self) -> int:
        return sum([2 if TILES[name].cost == 9 else 1 for name in self.techs])

    # --- the count ---

    def points(self, goals: list[str]) -> int:
        """Chips, tiles, variable points and goals, with the kind of the refinery that gives most in all."""
        return self.vp + max([self.points_with(goals, refinery) for refinery in KINDS])

    def points_with(self, goals: list[str], refinery: str) -> int:
        total = sum([int(TILES[name].points) for name in self.names if TILES[name].points != "?"])
        total += sum([bonus(name, self.names, refinery) for name in self.names if name in SCORING])
        for goal in goals:
            count = self.count(goal, refinery)
            total += max([vp for least, vp in TIERS[goal] if count >= least], default=0)
        return total

    def count(self, goal: str, refinery: str) -> int:
        powers = [power.phase for name in self.names for power in TILES[name].powers]
        kinds = {refinery if TILES[name].kind == "any" else TILES[name].kind for name in self.colonies}
        return {
            "civil_services": powers.count("consume"),
            "faction_tolerance": len({word for name in self.names for word in TILES[name].keywords}),
            "skilled_workforce": len(set(powers)),
            "diversity": len(kinds - {""}),
            "resource_stockpiling": len(self.mat_goods),
            "exploration": len(self.mat_planets),
            "sales_tax": self.mat_credits,
            "draft": self.people,
        }[goal]


class SecondTable:
    """All that lies between the players; tests lay out what they need."""

    def __init__(self, seats: int, goals: bool = False, straddle: bool = True) -> None:
        self.empires = [Empire() for _ in range(seats)]
        self.order = list(range(seats)) * (2 if seats == 2 else 1)
        self.chosen = 0  # pawns that have chosen, always the leftmost ones
        self.used: list[str] = []
        self.round = 1
        self.last = False
        self.tile_credits = 0
        self.vp_pool = self.people = 12 * seats
        self.supply = {"novelty": 19, "rare": 17, "genes": 13, "alien": 11}
        self.stacks: dict[str, int] = {}
        self.bag: list[str] = []
        self.middle: list[str] = []
        self.replaced: list[str] = []
        self.made: list[list[str]] = []  # by seat: kinds of the goods produced in this action
        self.straddle = straddle
        self.actions = [*ACTIONS, "review_goals" if goals else "isolation"]
        self.deck: list[str] = []  # goals from the top, "" where nobody has looked
        self.up: list[str] = []
        self.down = ""
        self.owner = -1
        self.quiet = False
        self.script: list[str] = []  # planets that the bag will give
        self.seen: list[str] = []  # goals that the next look shows, in this order

    # --- asking and moving things ---

    def ask(self, seat: int, answers: list[str]) -> Ask:
        if len(answers) == 1:
            return answers[0]
        answer = yield seat, answers
        return answer

    def draw(self) -> str:
        planet = self.script.pop(0)
        self.bag.remove(planet)
        return planet

    def gain_vp(self, seat: int, n: int) -> None:
        self.empires[seat].vp += n
        self.vp_pool = max(0, self.vp_pool - n)
        if n and not self.vp_pool:
            self.last = True

    def gain_people(self, seat: int, n: int) -> None:
        n = min(n, self.people)
        self.people -= n
        self.empires[seat].people += n

    def place(self, seat: int, colony: str, kind: str) -> bool:
        if not self.supply[kind]:
            return False
        self.supply[kind] -= 1
        self.empires[seat].colonies[colony] = kind
        return True

    def give_up(self, seat: int, colony: str) -> str:
        """The good of a colony back to the supply."""
        kind = self.empires[seat].colonies[colony]
        self.empires[seat].colonies[colony] = ""
        self.supply[kind] += 1
        return kind
