"""What lies on the table of Gaia Project: the galaxy, the boards, the players. Plain data, cloned by hand."""

from typing import Final

from galaktyka.core.hexes import HexGrid
from galaktyka.core.state import Pack, State
from galaktyka.games.gaia.components import Box
from galaktyka.games.gaia.ids import LOST, SPACE

# Where the Brainstone is (R123).
BRAIN_NONE: Final = 0
BRAIN_BOWL_1: Final = 1
BRAIN_BOWL_2: Final = 2
BRAIN_BOWL_3: Final = 3
BRAIN_GAIA: Final = 4
BRAIN_GONE: Final = 5

# Orange octagons (R85), as bits of `Player.specials_used`.
SPECIAL_ACADEMY: Final = 0
SPECIAL_BOOSTER: Final = 1
SPECIAL_TECH: Final = 2
SPECIAL_ADVANCED_QIC: Final = 3
SPECIAL_ADVANCED_ORE: Final = 4
SPECIAL_ADVANCED_KNOWLEDGE: Final = 5
SPECIAL_FACTION: Final = 6
SPECIALS: Final = 7

# Where victory points came from, as indices of `Player.sources`.
FROM_START: Final = 0
FROM_ROUND_1: Final = 1  # … 6: the round scoring tiles
FROM_BOOSTER: Final = 7
FROM_TECH: Final = 8
FROM_ADVANCED: Final = 9
FROM_FEDERATION: Final = 10
FROM_ACTION: Final = 11
FROM_LEVEL: Final = 12
FROM_FACTION: Final = 13
FROM_CHARGING: Final = 14
FROM_FINAL_1: Final = 15
FROM_FINAL_2: Final = 16
FROM_RESEARCH: Final = 17
FROM_GOODS: Final = 18
FROM_CARDS: Final = 19
SOURCES: Final = [
    "start",
    "round_1",
    "round_2",
    "round_3",
    "round_4",
    "round_5",
    "round_6",
    "boosters",
    "tech",
    "advanced_tech",
    "federations",
    "actions",
    "research_levels",
    "faction",
    "charging",
    "final_1",
    "final_2",
    "research",
    "goods",
    "cards",
]

TOKEN_KINDS: Final = 7
NOT_KNOWN: Final = -1
FAR: Final = 99


class Board:
    """The galaxy as it was laid out: never changed during play, shared by all clones."""

    __slots__ = (
        "grid",
        "names",
        "placement",
        "planet_hexes",
        "printed",
        "sector_numbers",
        "sector_of",
        "slots",
    )

    def __init__(
        self,
        slots: list[tuple[int, int]],
        placement: list[int],
        grid: HexGrid,
        names: list[str],
        printed: list[int],
        sector_numbers: list[str],
    ) -> None:
        self.slots = slots  # centres of the sectors
        self.placement = (
            placement  # sector and rotation of each slot, flat; empty for a board given hex by hex
        )
        self.grid = grid
        self.names = names
        self.printed = printed  # planet of each hex as printed
        self.sector_numbers = sector_numbers
        self.sector_of = [i // 19 for i in range(grid.size)]
        self.planet_hexes = [i for i in range(grid.size) if printed[i] != SPACE]


class Variant:
    """The options of a table as ints; shared by all clones."""

    __slots__ = (
        "allow_wasted_steps",
        "lantid_shared_counts",
        "loose_federations",
        "passing_order",
        "solo",
        "strict_caps",
        "tokens_automatic",
    )

    def __init__(self) -> None:
        self.passing_order = False
        self.allow_wasted_steps = False
        self.lantid_shared_counts = False
        self.loose_federations = False
        self.strict_caps = True
        self.tokens_automatic = False
        self.solo = False


class Player:
    """One faction's things. `reach` and `least_satellites` are derived from the rest and never hashed."""

    __slots__ = (
        "advanced",
        "booster",
        "bowl1",
        "bowl2",
        "bowl3",
        "brain",
        "built",
        "covered",
        "covers",
        "credits",
        "faction",
        "gaia_planets",
        "gaia_tokens",
        "gaiaformers",
        "gaiaformers_away",
        "gaiaformers_ready",
        "knowledge",
        "least_satellites",
        "link_budget",
        "lost",
        "ore",
        "passed",
        "planet_types",
        "planets",
        "qic",
        "reach",
        "research",
        "satellites",
        "sectors",
        "shared",
        "sources",
        "specials_used",
        "station_hexes",
        "techs",
        "tokens",
        "tokens_formed",
        "vp",
    )

    def __init__(self, source: "Player | None" = None) -> None:
        if source is not None:
            self.copy_from(source)
            return
        self.faction = -1
        self.vp = 0
        self.credits = 0
        self.ore = 0
        self.knowledge = 0
        self.qic = 0
        self.bowl1 = 0  # plain tokens; the Brainstone is counted apart
        self.bowl2 = 0
        self.bowl3 = 0
        self.gaia_tokens = 0
        self.brain = BRAIN_NONE
        self.gaiaformers = 0
        self.gaiaformers_ready = 0
        self.gaiaformers_away = 0  # lying in the Gaia area (Bal T'aks)
        self.techs = 0  # bit mask of standard tiles owned
        self.covered = 0  # those of them that an advanced tile covers
        self.advanced = 0  # bit mask of advanced tiles
        self.specials_used = 0
        self.booster = -1
        self.satellites = 0
        self.lost = -1  # hex of the own Lost Planet
        self.planet_types = 0  # bit mask
        self.sectors = 0  # bit mask of slots
        self.gaia_planets = 0
        self.tokens_formed = 0  # federation tokens gained by forming (R116)
        self.passed = False
        self.research: list[int] = [0, 0, 0, 0, 0, 0]
        self.built: list[int] = [0] * 10  # on the map, by structure
        self.covers: list[int] = []  # pairs: advanced tile, standard tile below it
        self.tokens: list[int] = []  # federation tokens as gained: kind * 2, plus 1 while green
        self.planets: list[int] = []  # hexes with an own structure, in order of building
        self.station_hexes: list[int] = []
        self.shared: list[int] = []  # Lantid mines on foreign planets, also in `planets`
        self.sources: list[int] = [0] * len(SOURCES)
        self.reach: list[
            int
        ] = []  # distance of each printed planet from the nearest own starting point; shared by clones
        self.least_satellites = NOT_KNOWN  # fewest satellites of any federation now possible …
        self.link_budget = 0  # … looked for with this many payable

    def copy_from(self, source: "Player") -> None:
        """The fields of another player; a clone is made from these and not from defaults."""
        self.faction = source.faction
        self.vp = source.vp
        self.credits = source.credits
        self.ore = source.ore
        self.knowledge = source.knowledge
        self.qic = source.qic
        self.bowl1 = source.bowl1
        self.bowl2 = source.bowl2
        self.bowl3 = source.bowl3
        self.gaia_tokens = source.gaia_tokens
        self.brain = source.brain
        self.gaiaformers = source.gaiaformers
        self.gaiaformers_ready = source.gaiaformers_ready
        self.gaiaformers_away = source.gaiaformers_away
        self.techs = source.techs
        self.covered = source.covered
        self.advanced = source.advanced
        self.specials_used = source.specials_used
        self.booster = source.booster
        self.satellites = source.satellites
        self.lost = source.lost
        self.planet_types = source.planet_types
        self.sectors = source.sectors
        self.gaia_planets = source.gaia_planets
        self.tokens_formed = source.tokens_formed
        self.passed = source.passed
        self.research = source.research[:]
        self.built = source.built[:]
        self.covers = source.covers[:]
        self.tokens = source.tokens[:]
        self.planets = source.planets[:]
        self.station_hexes = source.station_hexes[:]
        self.shared = source.shared[:]
        self.sources = source.sources[:]
        self.reach = source.reach  # replaced, never changed in place
        self.least_satellites = source.least_satellites
        self.link_budget = source.link_budget

    def clone(self) -> "Player":
        return Player(self)

    def transfer(self, pack: Pack) -> None:
        self.faction = pack.number(self.faction)
        self.vp = pack.number(self.vp)
        self.credits = pack.number(self.credits)
        self.ore = pack.number(self.ore)
        self.knowledge = pack.number(self.knowledge)
        self.qic = pack.number(self.qic)
        self.bowl1 = pack.number(self.bowl1)
        self.bowl2 = pack.number(self.bowl2)
        self.bowl3 = pack.number(self.bowl3)
        self.gaia_tokens = pack.number(self.gaia_tokens)
        self.brain = pack.number(self.brain)
        self.gaiaformers = pack.number(self.gaiaformers)
        self.gaiaformers_ready = pack.number(self.gaiaformers_ready)
        self.gaiaformers_away = pack.number(self.gaiaformers_away)
        self.techs = pack.number(self.techs)
        self.covered = pack.number(self.covered)
        self.advanced = pack.number(self.advanced)
        self.specials_used = pack.number(self.specials_used)
        self.booster = pack.number(self.booster)
        self.satellites = pack.number(self.satellites)
        self.lost = pack.number(self.lost)
        self.planet_types = pack.number(self.planet_types)
        self.sectors = pack.number(self.sectors)
        self.gaia_planets = pack.number(self.gaia_planets)
        self.tokens_formed = pack.number(self.tokens_formed)
        self.passed = pack.flag(self.passed)
        self.research = pack.numbers(self.research)
        self.built = pack.numbers(self.built)
        self.covers = pack.numbers(self.covers)
        self.tokens = pack.numbers(self.tokens)
        self.planets = pack.numbers(self.planets)
        self.station_hexes = pack.numbers(self.station_hexes)
        self.shared = pack.numbers(self.shared)
        self.sources = pack.numbers(self.sources)

    def has_tech(self, tile: int) -> bool:
        """An own standard tile that still works."""
        return (self.techs & ~self.covered) >> tile & 1 == 1

    def power_tokens(self) -> int:
        """Tokens in bowls I–III, the Brainstone among them."""
        brain = 1 if BRAIN_BOWL_1 <= self.brain <= BRAIN_BOWL_3 else 0
        return self.bowl1 + self.bowl2 + self.bowl3 + brain

    def green_tokens(self) -> int:
        green = 0
        for token in self.tokens:
            green += token & 1
        return green

    def reaches_from(self, board: Board, hex_: int) -> None:
        """A new starting point for ranges (R22)."""
        row = board.grid.distances[hex_]
        planets = board.planet_hexes
        reach = self.reach[:] if self.reach else [FAR] * len(planets)
        for i in range(len(planets)):
            steps = row[planets[i]]
            if steps < reach[i]:
                reach[i] = steps
        self.reach = reach


class Automa:
    """The solo opponent's cards (A5–A7), only as far as the human knows them.

    A card gets its face when it is turned up for the first time: until then a card added from the reserve is
    one of `unseen`, any as likely as another, and the rest of `unseen` is the reserve. So nothing in here is
    hidden, and no bot can learn from a state what a person at the table would not know.
    """

    __slots__ = ("action", "deck", "difficulty", "seen", "support", "unknown", "unseen")

    def __init__(self) -> None:
        self.difficulty = 0
        self.deck: list[int] = []  # known to be still in the deck this round, in rising order
        self.unknown = 0  # cards in the deck that were never seen
        self.unseen: list[int] = []  # all cards never seen, in the deck or the reserve, in rising order
        self.seen: list[int] = []  # turned up this round, in order
        self.support = 0  # number of the support card, 0 before the first turn of a round
        self.action = 0

    def cards_left(self) -> int:
        """Cards still to be turned up this round."""
        return len(self.deck) + self.unknown

    def clone(self) -> "Automa":
        new = Automa()
        new.difficulty = self.difficulty
        new.deck = self.deck[:]
        new.unknown = self.unknown
        new.unseen = self.unseen[:]
        new.seen = self.seen[:]
        new.support = self.support
        new.action = self.action
        return new

    def transfer(self, pack: Pack) -> None:
        self.difficulty = pack.number(self.difficulty)
        self.deck = pack.numbers(self.deck)
        self.unknown = pack.number(self.unknown)
        self.unseen = pack.numbers(self.unseen)
        self.seen = pack.numbers(self.seen)
        self.support = pack.number(self.support)
        self.action = pack.number(self.action)


class GaiaState(State):
    """A position of Gaia Project. The rules live in `rules/`; `flow` ties them to the kernel's loop."""

    def __init__(
        self, seats: int, box: Box, board: Board, variant: Variant, source: "GaiaState | None" = None
    ) -> None:
        super().__init__(seats)
        self.box = box
        self.board = board
        self.variant = variant
        if source is not None:
            self.copy_fields(source)
            return
        self.players: list[Player] = []
        self.automa: Automa | None = None
        self.round = 0
        self.turn_order: list[int] = []
        self.passing: list[int] = []  # players that have passed this round, in order
        self.triggers: list[int] = []  # hexes built on this turn whose neighbours may charge power
        self.income: list[int] = []  # hand symbols not yet taken: n > 0 power, n < 0 tokens
        self.link_sets: list[int] = []  # while forming a federation: legal sets of clusters
        self.link_hexes: list[int] = []  # … the satellites chosen so far
        self.link_next: list[int] = []  # … and the hexes where the next one may lie
        self.actions_used = 0  # bit mask of board actions
        self.planet: list[
            int
        ] = []  # by hex: planet now; shared by clones, so replaced and never changed in place
        self.structure: list[int] = []  # by hex
        self.owner: list[int] = []  # by hex: seat or -1
        self.satellites: list[int] = []  # by hex: bit mask of seats
        self.federated: list[int] = []  # by hex: bit mask of seats whose federation includes it
        self.tech_slots: list[int] = []  # standard tile of slots 0–5 (under the areas) and 6–8 (free)
        self.advanced_slots: list[int] = []  # advanced tile of each area, -1 when taken
        self.terraforming_token = -1
        self.lost_planet_free = True
        self.tokens_left: list[int] = []
        self.boosters: list[int] = []
        self.round_tiles: list[int] = []
        self.final_tiles: list[int] = []
        self.scored = False
        self.placement: list[int] = board.placement  # as in the board; packed so that a board can be rebuilt

    def lay_out(self, board: Board) -> None:
        """Put the printed planets of a board on the map."""
        self.board = board
        self.placement = board.placement
        size = board.grid.size
        self.planet = board.printed[:]
        self.structure = [0] * size
        self.owner = [-1] * size
        self.satellites = [0] * size
        self.federated = [0] * size

    def copy_fields(self, source: "GaiaState") -> None:
        self.copy_base(source)
        self.players = [player.clone() for player in source.players]
        automa = source.automa
        self.automa = automa.clone() if automa is not None else None
        self.round = source.round
        self.turn_order = source.turn_order[:]
        self.passing = source.passing[:]
        self.triggers = source.triggers[:]
        self.income = source.income[:]
        self.link_sets = source.link_sets[:]
        self.link_hexes = source.link_hexes[:]
        self.link_next = source.link_next[:]
        self.actions_used = source.actions_used
        self.planet = source.planet  # replaced, never changed in place
        self.structure = source.structure[:]
        self.owner = source.owner[:]
        self.satellites = source.satellites[:]
        self.federated = source.federated[:]
        self.tech_slots = source.tech_slots
        self.advanced_slots = source.advanced_slots[:]
        self.terraforming_token = source.terraforming_token
        self.lost_planet_free = source.lost_planet_free
        self.tokens_left = source.tokens_left[:]
        self.boosters = source.boosters[:]
        self.round_tiles = source.round_tiles
        self.final_tiles = source.final_tiles
        self.scored = source.scored
        self.placement = source.placement

    def transfer(self, pack: Pack) -> None:
        super().transfer(pack)
        self.placement = pack.numbers(self.placement)
        for player in self.players:
            player.transfer(pack)
        automa = self.automa
        if automa is not None:
            automa.transfer(pack)
        self.round = pack.number(self.round)
        self.turn_order = pack.numbers(self.turn_order)
        self.passing = pack.numbers(self.passing)
        self.triggers = pack.numbers(self.triggers)
        self.income = pack.numbers(self.income)
        self.link_sets = pack.numbers(self.link_sets)
        self.link_hexes = pack.numbers(self.link_hexes)
        self.link_next = pack.numbers(self.link_next)
        self.actions_used = pack.number(self.actions_used)
        self.planet = pack.numbers(self.planet)
        self.structure = pack.numbers(self.structure)
        self.owner = pack.numbers(self.owner)
        self.satellites = pack.numbers(self.satellites)
        self.federated = pack.numbers(self.federated)
        self.tech_slots = pack.numbers(self.tech_slots)
        self.advanced_slots = pack.numbers(self.advanced_slots)
        self.terraforming_token = pack.number(self.terraforming_token)
        self.lost_planet_free = pack.flag(self.lost_planet_free)
        self.tokens_left = pack.numbers(self.tokens_left)
        self.boosters = pack.numbers(self.boosters)
        self.round_tiles = pack.numbers(self.round_tiles)
        self.final_tiles = pack.numbers(self.final_tiles)
        self.scored = pack.flag(self.scored)

    def derive(self) -> None:
        """Rebuild what is derived from the rest, after restoring a packed state."""
        for player in self.players:
            player.reach = []
            player.least_satellites = NOT_KNOWN
            for hex_ in player.planets + player.station_hexes:
                player.reaches_from(self.board, hex_)

    def forget_links(self) -> None:
        """Something that federations depend on changed for everybody (a space hex became a planet)."""
        for player in self.players:
            player.least_satellites = NOT_KNOWN

    def is_space(self, hex_: int) -> bool:
        return self.planet[hex_] == SPACE

    def change_planet(self, hex_: int, planet: int) -> None:
        planets = self.planet[:]
        planets[hex_] = planet
        self.planet = planets

    def place_lost_planet(self, hex_: int) -> None:
        self.change_planet(hex_, LOST)
        self.lost_planet_free = False
        self.forget_links()
