"""The box of Star Trek: Ascendancy as typed tables: names outside, ints inside.

Every table is indexed by the constants of `ids.py`, in the order of the data files. Nothing here changes
during a game: a `Box` is shared by all states, never copied, and treated as frozen.
"""

from typing import Final

from galaktyka.core.data import Document, Item, Value, overlay_hash
from galaktyka.core.shelf import Shelf
from galaktyka.games.ascendancy.box_checks import LIMITS, check_box
from galaktyka.games.ascendancy.geometry.ground import Ground
from galaktyka.games.ascendancy.geometry.hexmap import HexGround
from galaktyka.games.ascendancy.geometry.measures import HexMeasures, PolarMeasures
from galaktyka.games.ascendancy.geometry.polar import PolarGround
from galaktyka.games.ascendancy.ids import (
    ADVANCEMENT_IDS,
    CIV_IDS,
    CIVILIZATIONS,
    EFFECT_IDS,
    EFFECTS,
    EXPLORATION_KIND_IDS,
    FLEET_RULE_IDS,
    FLEET_TYPE_IDS,
    HEX,
    ICON_IDS,
    RESOURCE_IDS,
    SLOT_IDS,
    SPECIAL_IDS,
    SPECIALS,
    SYSTEM_IDS,
    SYSTEM_KIND_IDS,
    TYPE_IDS,
)


class Effects:
    """Effects of advancements, flat by card * EFFECTS + effect; 0 where a card lacks the effect."""

    __slots__ = ("amount", "cards", "of_card", "resource", "threshold")

    def __init__(self, items: tuple[Item, ...]) -> None:
        size = len(items) * EFFECTS
        self.amount = [0] * size  # 1 for an effect that simply holds
        self.resource = [0] * size  # which resource, where the effect gives or saves one
        self.threshold = [0] * size  # systems needed, or ships together
        self.cards = [0] * EFFECTS  # cards with the effect, as a mask
        self.of_card: list[list[int]] = []  # effects of each card
        for card in range(len(items)):
            for key, value in items[card].table("effects").items():
                self._read(items[card], card, items[card].as_place("effects", key, EFFECT_IDS), value)
            self.of_card.append([effect for effect in range(EFFECTS) if self.cards[effect] >> card & 1])

    def _read(self, item: Item, card: int, effect: int, value: Value) -> None:
        place = card * EFFECTS + effect
        self.cards[effect] |= 1 << card
        if isinstance(value, bool):
            self.amount[place] = 1 if value else 0
        elif isinstance(value, int):
            self.amount[place] = value
        else:
            for key, number in item.as_table("effects", value).items():
                amount = item.as_number("effects", number)
                if key in RESOURCE_IDS:
                    self.resource[place] = RESOURCE_IDS.index(key)
                    self.amount[place] = amount
                else:
                    self.threshold[place] = amount
        if not self.amount[place]:
            self.cards[effect] &= ~(1 << card)


class Exploration:
    """One kind of Exploration card: what is done when it is turned up."""

    __slots__ = (
        "choices",
        "count",
        "destroys_system",
        "displaces",
        "exhausts",
        "free_advancement",
        "gain",
        "hazard",
        "kind",
        "lose",
        "on_projects",
        "prewarp",
        "reward",
        "rival_colony",
        "trade_offers",
        "until_colonized",
        "until_survived",
        "warp_level",
    )

    def __init__(self, item: Item) -> None:
        table = item.table("effects")
        self.kind = item.place("kind", EXPLORATION_KIND_IDS)
        self.count = item.number("count")
        self.hazard = item.as_number("effects", table.get("hazard", 0))
        self.until_survived = table.get("until_survived", False) is True
        self.until_colonized = table.get("until_colonized", False) is True
        self.reward = item.as_amounts("effects", table.get("reward_if_survive", {}), RESOURCE_IDS)
        self.exhausts = item.as_number("effects", table.get("exhaust_commands", 0))
        self.lose = item.as_amounts("effects", table.get("lose", {}), RESOURCE_IDS)
        self.gain = item.as_amounts("effects", table.get("gain", {}), RESOURCE_IDS)
        self.on_projects = table.get("may_place_on_projects", False) is True
        # By choice: production, research, culture, and own ships of the unit that it costs.
        self.choices: list[list[int]] = []
        listed = table.get("choice", ())
        for choice in listed if isinstance(listed, tuple) else ():
            self.choices.append(item.as_amounts("effects", choice, [*RESOURCE_IDS, "destroy_own_ship_here"]))
        self.destroys_system = table.get("destroy_system", False) is True
        self.displaces = table.get("displace", False) is True
        self.free_advancement = table.get("free_advancement", False) is True
        self.trade_offers = item.as_number("effects", table.get("remote_trade_window", 0))
        self.rival_colony = table.get("rival_colony", False) is True
        self.prewarp = item.as_number("effects", table.get("prewarp_tokens", 0))
        self.warp_level = item.as_number("effects", table.get("warp_level", 0))


class Start:
    """What every player begins with."""

    __slots__ = ("ascendancy", "resources")

    def __init__(self, item: Item) -> None:
        self.resources = [item.number(resource) for resource in RESOURCE_IDS]
        self.ascendancy = item.number("ascendancy")


class Box:
    """Everything printed, by the constants of `ids.py`."""

    starts: list[Start]
    ships: int
    control_nodes: int
    starbases: int
    commands: int
    ships_at_home: int
    home_nodes: int
    starting_planets: int
    ship_cost: int
    colony_cost: int
    node_cost: list[int]  # by resource, paid in that resource
    ascendancy_cost: int
    easier_ascendancy_cost: int
    hegemony_attempt_cost: int
    hegemony_control_cost: int
    projects_drawn: int
    impulse_speed: int
    retreat_distance: int
    fleet_minimum: int
    fleet_built_together: int
    ascendancy_to_win: int
    homes_to_win: int
    homes_to_win_two: int
    phenomenon_research: int
    starbase_dice: int
    starbase_resistance: int
    mining_production: int
    research_a_turn: int
    given_up_hit_roll: int
    given_up_shield: int
    mystery_cards: int
    simultaneous_rounds: int
    round_cap_suggested: int
    # By level of an independent civilization, level 0 being a system that was given up.
    level_hit_roll: list[int]
    level_shield: list[int]
    level_resistance: list[int]
    level_nodes: list[int]
    lane_die: list[int]
    # By civilization.
    civ_home: list[int]
    civ_starting: list[int]
    weapons: list[list[int]]  # steps of the console
    weapon_costs: list[list[int]]
    shields: list[list[int]]
    shield_costs: list[list[int]]
    special: list[int]  # civilization * SPECIALS + special
    trade_production: list[int]  # by agreement
    # By kind of fleet, and by card * 2 + side.
    fleet_civ: list[int]
    fleet_least: list[int]
    fleet_most: list[int]
    fleet_rule: list[int]
    card_side: list[int]
    # By advancement.
    advancement_civ: list[int]
    advancement_cost: list[int]
    advancement_type: list[int]
    advancement_icons: list[int]
    effects: Effects
    # By system.
    system_kind: list[int]
    capacity: list[int]  # system * 4 + slot
    lane_limit: list[int]
    hazard: list[int]  # 0: safe
    shields_ignored: list[int]
    exploration: list[Exploration]
    polar: PolarMeasures
    hex: HexMeasures

    def __init__(self, document: Document) -> None:
        self.overlay: str = overlay_hash(document) or ""
        self.starts = [Start(item) for item in document.section("start")]
        self._read_numbers(document)
        self._read_levels(document)
        self._read_civilizations(document)
        self._read_fleets(document)
        self._read_advancements(document)
        self._read_systems(document)
        self.exploration = [Exploration(item) for item in document.section("exploration")]
        self.lane_die = document.item("die", "lane").numbers("faces")
        self.polar = polar_measures(document)
        self.hex = hex_measures(document)
        self._grounds: dict[int, Ground] = {}

    def ground(self, model: int) -> Ground:
        """A model of the map, made when it is first played on."""
        if model not in self._grounds:
            self._grounds[model] = HexGround(self.hex) if model == HEX else PolarGround(self.polar)
        return self._grounds[model]

    def _read_numbers(self, document: Document) -> None:
        numbers = {item.id: item.number("amount") for item in document.section("rule")}
        self.ships = numbers["ships"]
        self.control_nodes = numbers["control_nodes"]
        self.starbases = numbers["starbases"]
        self.commands = numbers["commands"]
        self.ships_at_home = numbers["ships_at_home"]
        self.home_nodes = numbers["home_nodes"]
        self.starting_planets = numbers["starting_planets"]
        self.ship_cost = numbers["ship_cost"]
        self.colony_cost = numbers["colony_cost"]
        self.node_cost = [numbers[f"{resource}_node_cost"] for resource in RESOURCE_IDS]
        self.ascendancy_cost = numbers["ascendancy_cost"]
        self.easier_ascendancy_cost = numbers["easier_ascendancy_cost"]
        self.hegemony_attempt_cost = numbers["hegemony_attempt_cost"]
        self.hegemony_control_cost = numbers["hegemony_control_cost"]
        self.projects_drawn = numbers["projects_drawn"]
        self.impulse_speed = numbers["impulse_speed"]
        self.retreat_distance = numbers["retreat_distance"]
        self.fleet_minimum = numbers["fleet_minimum"]
        self.fleet_built_together = numbers["fleet_built_together"]
        self.ascendancy_to_win = numbers["ascendancy_to_win"]
        self.homes_to_win = numbers["homes_to_win"]
        self.homes_to_win_two = numbers["homes_to_win_two"]
        self.phenomenon_research = numbers["phenomenon_research"]
        self.starbase_dice = numbers["starbase_dice"]
        self.starbase_resistance = numbers["starbase_resistance"]
        self.mining_production = numbers["mining_production"]
        self.research_a_turn = numbers["research_a_turn"]
        self.mystery_cards = numbers["mystery_cards_a_player"]
        self.simultaneous_rounds = numbers["simultaneous_rounds"]
        self.round_cap_suggested = numbers["round_cap_suggested"]
        self.given_up_hit_roll = numbers["given_up_hit_roll"]
        self.given_up_shield = numbers["given_up_shield"]

    def _read_levels(self, document: Document) -> None:
        self.level_hit_roll = [self.given_up_hit_roll, *document.column("level", "hit_roll")]
        self.level_shield = [self.given_up_shield, *document.column("level", "shield")]
        self.level_resistance = [0, *document.column("level", "resistance")]
        self.level_nodes = [0, *document.column("level", "nodes")]

    def _read_civilizations(self, document: Document) -> None:
        items = document.section("civilization")
        self.civ_home = [item.place("home", SYSTEM_IDS) for item in items]
        self.civ_starting = [item.place("starting", ADVANCEMENT_IDS) for item in items]
        self.weapons = [item.numbers("weapons") for item in items]
        self.weapon_costs = [item.numbers("weapon_costs") for item in items]
        self.shields = [item.numbers("shields") for item in items]
        self.shield_costs = [item.numbers("shield_costs") for item in items]
        self.special = [0] * (CIVILIZATIONS * SPECIALS)
        for item in document.section("special_rule"):
            first = item.place("civ", CIV_IDS) * SPECIALS
            for key in item.values:
                if key != "civ":
                    self.special[first + item.as_place(key, key, SPECIAL_IDS)] = strength(item, key)
        self.trade_production = document.column("trade", "production")

    def _read_fleets(self, document: Document) -> None:
        kinds = document.section("fleet_type")
        self.fleet_civ = [item.place("civ", CIV_IDS) for item in kinds]
        self.fleet_least = document.column("fleet_type", "least")
        self.fleet_most = document.column("fleet_type", "most")
        self.fleet_rule = [item.place("rule", FLEET_RULE_IDS) for item in kinds]
        self.card_side = []
        for item in document.section("fleet_card"):
            self.card_side += item.places("sides", FLEET_TYPE_IDS)

    def _read_advancements(self, document: Document) -> None:
        items = document.section("advancement")
        self.advancement_civ = [item.place("civ", CIV_IDS) for item in items]
        self.advancement_cost = document.column("advancement", "cost")
        self.advancement_type = [item.place("type", TYPE_IDS) for item in items]
        self.advancement_icons = [
            sum([1 << icon for icon in item.places("icons", ICON_IDS)]) for item in items
        ]
        self.effects = Effects(items)

    def _read_systems(self, document: Document) -> None:
        items = document.section("system")
        self.system_kind = [item.place("kind", SYSTEM_KIND_IDS) for item in items]
        self.capacity = []
        for item in items:
            self.capacity += item.amounts("capacity", SLOT_IDS)
        self.lane_limit = document.column("system", "lanes")
        self.hazard = document.column("system", "hazard")
        self.shields_ignored = [1 if item.flag("shields_ignored") else 0 for item in items]


def strength(item: Item, key: str) -> int:
    """A special rule as a number: how much, or 1 for one that simply holds."""
    if isinstance(item.values[key], bool):
        return 1 if item.flag(key) else 0
    return item.number(key)


def polar_measures(document: Document) -> PolarMeasures:
    numbers = {item.id: item.number("amount") for item in document.section("polar")}
    quarter = document.item("cosine", "quarter").numbers("values")
    return PolarMeasures(numbers, quarter, places(document, "polar_home"), lane_lengths(document))


def hex_measures(document: Document) -> HexMeasures:
    numbers = {item.id: item.number("amount") for item in document.section("hex")}
    return HexMeasures(numbers, places(document, "hex_home"), lane_lengths(document))


def lane_lengths(document: Document) -> list[int]:
    return sorted(set(document.item("die", "lane").numbers("faces")))


def places(document: Document, section: str) -> list[list[tuple[int, int]]]:
    """Places of the homes by seat, at [2] with two players and at [3] with three."""
    found: list[list[tuple[int, int]]] = [[], [], [], []]
    for item in document.section(section):
        found[2 if item.id.startswith("two") else 3].append((item.number("x"), item.number("y")))
    return found


BOXES: Final = Shelf("galaktyka.games.ascendancy", LIMITS, check_box, Box)


def standard_box() -> Box:
    return BOXES.box()
