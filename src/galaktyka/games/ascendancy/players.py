"""The players' own things, and the options that all of them agreed on."""

from galaktyka.core.state import Pack
from galaktyka.games.ascendancy import ids


class Variant:
    """The options of a table as ints; shared by all clones."""

    __slots__ = (
        "choose_civilizations",
        "easier_ascendancy",
        "extra_advancement",
        "fielded",
        "focused_research",
        "map_model",
        "mystery_order",
        "random_galaxy",
        "random_order",
        "retreat_clear",
        "round_cap",
        "simultaneous",
        "start",
        "starting_planets",
        "starting_project",
        "unrestricted_routes",
        "wild_culture",
    )

    def __init__(self) -> None:
        self.choose_civilizations = False
        self.start = ids.STANDARD
        self.map_model = ids.POLAR
        self.simultaneous = 0  # rounds
        self.starting_project = 0  # 1: at random, 2: chosen
        self.extra_advancement = 0  # 1: at random, 2: chosen
        self.random_order = False
        self.mystery_order = False
        self.wild_culture = False
        self.easier_ascendancy = False
        self.random_galaxy = False
        self.unrestricted_routes = False
        self.focused_research = False
        self.fielded = False  # Ever Victorious counts the ships that the beaten side brought
        self.retreat_clear = False
        self.round_cap = 0
        self.starting_planets = -1  # -1: as the box says


class Player:
    """One civilization's things; its ships, systems and cards are in the state's lists.

    Lists marked "replaced" are shared by clones and never changed in place.
    """

    __slots__ = (
        "alive",
        "ascendancy",
        "bases",
        "bid",
        "card",
        "civ",
        "goods",
        "pool",
        "ready",
        "shields",
        "spent",
        "under",
        "unseen",
        "weapons",
    )

    def __init__(self, source: "Player | None" = None) -> None:
        if source is not None:
            self.copy_from(source)
            return
        self.civ = -1  # not chosen yet
        self.alive = True
        self.goods: list[int] = [0, 0, 0]  # production, research, culture
        self.ascendancy = 0
        self.ready = 0  # commands
        self.spent = 0  # exhausted commands
        self.weapons = 0  # steps of the console
        self.shields = 0
        self.pool = 0  # ships
        self.bases = 0  # starbases not commissioned yet
        self.card = 0  # turn-order card, 0 before the first
        self.bid = -1  # committed in this round; -1: not asked
        self.under: list[int] = []  # replaced: advancements under the deck, the next to come first
        self.unseen = 0  # mask of those of them that only the owner has seen

    def copy_from(self, source: "Player") -> None:
        self.civ = source.civ
        self.alive = source.alive
        self.goods = source.goods[:]
        self.ascendancy = source.ascendancy
        self.ready = source.ready
        self.spent = source.spent
        self.weapons = source.weapons
        self.shields = source.shields
        self.pool = source.pool
        self.bases = source.bases
        self.card = source.card
        self.bid = source.bid
        self.under = source.under
        self.unseen = source.unseen

    def transfer(self, pack: Pack) -> None:
        self.civ = pack.number(self.civ)
        self.alive = pack.flag(self.alive)
        self.goods = pack.numbers(self.goods)
        self.ascendancy = pack.number(self.ascendancy)
        self.ready = pack.number(self.ready)
        self.spent = pack.number(self.spent)
        self.weapons = pack.number(self.weapons)
        self.shields = pack.number(self.shields)
        self.pool = pack.number(self.pool)
        self.bases = pack.number(self.bases)
        self.card = pack.number(self.card)
        self.bid = pack.number(self.bid)
        self.under = pack.numbers(self.under)
        self.unseen = pack.number(self.unseen)
