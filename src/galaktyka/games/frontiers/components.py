"""The box of New Frontiers as typed tables: names outside, ints inside.

Every table is indexed by the numbers of `ids.py`. Nothing here changes during a game: a `Box` is shared by all
states, never copied, and treated as frozen.
"""

from typing import Final

from galaktyka.core.data import Document, Item, overlay_hash
from galaktyka.core.shelf import Shelf
from galaktyka.games.frontiers.box_checks import LIMITS, check_box
from galaktyka.games.frontiers.ids import (
    ACTION_IDS,
    DEVELOP_TILE,
    DIPLOMATS,
    EXPLORE_TILE,
    FIRST_HOME,
    FIRST_TECH,
    GOAL_COUNTS,
    GOAL_IDS,
    GOOD_WORDS,
    HOME_IDS,
    ISOLATION,
    KEYWORD_IDS,
    KIND_IDS,
    KIND_WORDS,
    PLANET_IDS,
    PRODUCE_TILE,
    REVIEW_GOALS,
    SETTLE_TILE,
    SIDE_WORDS,
    SLOT_IDS,
    TECH_IDS,
    TECHS,
    TILES,
    TRADE_TILE,
)
from galaktyka.games.frontiers.powers import (
    LARGE,
    MOST_POWERS,
    Condition,
    Face,
    Power,
    read_powers,
    read_scoring,
)


class PlayerCount:
    """What depends on the number of players."""

    __slots__ = ("colonists", "credits", "pawns", "stack", "vp")

    def __init__(self, item: Item) -> None:
        self.stack = item.number("stack")
        self.colonists = item.number("colonists")
        self.vp = item.number("vp")
        self.pawns = item.number("pawns")
        self.credits = item.numbers("credits")  # by place in the first order


class Box:
    """All components. Lists called by a thing's property are indexed by tile, those of `tech_…` by technology."""

    def __init__(self, document: Document) -> None:
        self.overlay = overlay_hash(document) or ""
        self.face: list[Face] = [Face(tile) for tile in range(TILES)]
        self.cost: list[int] = [0] * TILES  # price, or defence of military planets
        self.colonists: list[int] = [0] * TILES
        self.vp: list[int] = [0] * TILES
        self.kind: list[int] = [0] * TILES  # as printed: GRAY, ANY or a kind of good
        self.powers: list[list[Power]] = [[] for _ in range(TILES)]
        self.scoring: list[list[Condition]] = [[] for _ in range(TILES)]
        self.power_by_number: list[Power | None] = [None] * (TILES * MOST_POWERS)
        self.home_board: list[int] = []
        self.home_side: list[int] = []
        self.tech_slot: list[int] = []
        self.tech_side: list[int] = []
        self.tech_spaces: list[int] = []
        self._read_tiles(document)
        self._read_table(document)

    def _read_tiles(self, document: Document) -> None:
        for number, item in enumerate(document.section("planet")):
            item.as_place("id", item.id, (PLANET_IDS[number],))
            self._read_colony(item, number)
        for number, item in enumerate(document.section("home")):
            item.as_place("id", item.id, (HOME_IDS[number],))
            self._read_colony(item, FIRST_HOME + number)
            self.home_board.append(item.number("board"))
            self.home_side.append(item.place("side", SIDE_WORDS))
        large_spaces = document.item("board", "empire").number("large_spaces")
        for number, item in enumerate(document.section("technology")):
            item.as_place("id", item.id, (TECH_IDS[number],))
            tile = FIRST_TECH + number
            self._read_tile(item, tile)
            self.cost[tile] = item.number("cost")
            self.face[tile].large = item.place("size", ("small", "large"))
            self.tech_slot.append(item.place("slot", SLOT_IDS))
            self.tech_side.append(item.place("side", SIDE_WORDS))
            self.tech_spaces.append(large_spaces if self.face[tile].large == LARGE else 1)

    def _read_colony(self, item: Item, tile: int) -> None:
        self._read_tile(item, tile)
        face = self.face[tile]
        face.military = 1 if item.flag("military") else 0
        face.kind = self.kind[tile] = item.place("kind", KIND_WORDS)
        face.good = item.place("good", GOOD_WORDS)
        self.cost[tile] = item.number("defence" if face.military else "cost")
        self.colonists[tile] = item.number("colonists")

    def _read_tile(self, item: Item, tile: int) -> None:
        face = self.face[tile]
        for word in item.places("keywords", KEYWORD_IDS):
            face.keywords |= 1 << word
        self.vp[tile] = item.number("vp")
        self.scoring[tile] = read_scoring(item)
        self.powers[tile] = read_powers(item, tile)
        for power in self.powers[tile]:
            face.phases |= 1 << power.phase
            self.power_by_number[power.number] = power

    def _read_table(self, document: Document) -> None:
        document.item("kind", KIND_IDS[0])
        self.price = document.column("kind", "price")
        self.goods = document.column("kind", "goods")
        self.player_counts = [PlayerCount(item) for item in document.section("players")]
        board = document.item("board", "empire")
        self.planet_places = board.number("planets")
        self.most_colonies = board.number("colonies")
        self.spaces = board.number("spaces")
        self.red_spaces = board.number("red_spaces")
        actions = [document.item("action", name) for name in ACTION_IDS]
        self.isolation_credits = actions[ISOLATION].number("credits")
        self.develop_discount = actions[DEVELOP_TILE].number("discount")
        self.explore_planets = actions[EXPLORE_TILE].number("planets")
        self.explore_second = actions[EXPLORE_TILE].number("second")
        self.settle_bonus = actions[SETTLE_TILE].number("colonists")
        self.settle_gain = actions[SETTLE_TILE].number("gain")
        self.produce_windfalls = actions[PRODUCE_TILE].number("windfalls")
        self.produce_left = actions[PRODUCE_TILE].number("left")
        self.trade_vp = actions[TRADE_TILE].number("vp")
        self.diplomats_vp = actions[DIPLOMATS].number("vp")
        self.review_credits = actions[REVIEW_GOALS].number("credits")
        self.review_places = actions[REVIEW_GOALS].number("places")
        self.review_goals = actions[REVIEW_GOALS].number("goals")
        ending = document.item("ending", "ending")
        self.fewest_colonists = ending.number("colonists")
        self.most_rounds = ending.number("rounds")
        goals = [document.item("goal", name) for name in GOAL_IDS]
        self.goal_tiers = [goal.pairs("tiers") for goal in goals]
        for place, goal in enumerate(goals):
            goal.as_place("count", goal.word("count"), (GOAL_COUNTS[place],))

    def count(self, seats: int) -> PlayerCount:
        return self.player_counts[seats - 2]

    def power(self, number: int) -> Power:
        power = self.power_by_number[number]
        assert power is not None
        return power

    def techs_of(self, side: list[int]) -> list[int]:
        """The technologies in a game whose slots show these sides."""
        return [
            tech
            for tech in range(TECHS)
            if self.tech_side[tech] == 0 or self.tech_side[tech] == side[self.tech_slot[tech]]
        ]


BOXES: Final = Shelf("galaktyka.games.frontiers", LIMITS, check_box, Box)


def standard_box() -> Box:
    return BOXES.box()
