"""The box of Exodus as typed tables: names outside, ints inside.

Every table is indexed by the constants of `ids.py`, in printed order. Nothing here changes during a game:
a `Box` is shared by all states, never copied, and treated as frozen.
"""

from typing import Final

from galaktyka.core.data import Document, Item, Value, kind_of, overlay_hash
from galaktyka.core.shelf import Shelf
from galaktyka.games.exodus.box_checks import LIMITS, check_box
from galaktyka.games.exodus.ids import (
    ACTION_IDS,
    ANY_TYPE,
    COLOUR_IDS,
    EFFECT_IDS,
    FORBID,
    FORBID_IDS,
    KIND_IDS,
    LANDING_SUCCESS_ON,
    NO_EFFECT,
    POLITICAL_IDS,
    POLITICAL_TYPE_IDS,
    REPEAL,
    RESEARCH_DISCOUNT,
    RESOURCE_IDS,
    RETURN_ROCKETS,
    SHIP_COST,
    SHIP_IDS,
    SHIP_TYPES,
    TECH_IDS,
    TYPE_IDS,
    UPGRADE_IDS,
)


class Start:
    """A preset: how long the game lasts, on which map, and what a player begins with."""

    __slots__ = (
        "axinium",
        "basics",
        "cp",
        "map",
        "phasium",
        "ships",
        "technologies",
        "technologies_cost",
        "turns",
    )

    def __init__(self, item: Item) -> None:
        self.turns = item.number("turns")
        self.map = item.word("map")
        self.cp = item.number("cp")
        self.axinium = item.number("axinium")
        self.phasium = item.number("phasium")
        self.ships = item.places("ships", SHIP_IDS)
        self.technologies = item.number("technologies")
        self.technologies_cost = item.number("technologies_cost")
        self.basics = item.flag("basics")


class Layout:
    """A map as printed: places of homes, planets and Centaurians as (q, r), and the planets to draw."""

    __slots__ = ("centaurians", "draw", "homes", "slots")

    def __init__(self, item: Item) -> None:
        self.draw = item.amounts("draw", RESOURCE_IDS)
        self.homes = item.pairs("homes")
        self.slots = item.pairs("slots")
        self.centaurians = [item.pairs(f"centaurians_{level}") for level in (1, 2, 3)]


class Effect:
    """What a political card does: a kind, what it is about, and by how much."""

    __slots__ = ("about", "amount", "kind")

    def __init__(self, item: Item, field: str) -> None:
        table = item.table(field)
        word = str(table.get("kind", ""))
        self.kind = item.as_place(field, word, EFFECT_IDS)
        self.about = 0
        self.amount = 0
        if self.kind == NO_EFFECT:
            return
        if self.kind == RESEARCH_DISCOUNT:
            word = str(table["tech_type"])
            self.about = ANY_TYPE if word == "any" else 1 << item.as_place(field, word, TYPE_IDS)
        elif self.kind == FORBID:
            for what in _words(item, field, table["what"]):
                self.about |= 1 << item.as_place(field, what, FORBID_IDS)
        elif self.kind == REPEAL:
            self.about = item.as_place(field, str(table["law"]), POLITICAL_IDS)
        elif self.kind == RETURN_ROCKETS:
            self.about = item.as_place(field, str(table["upgrade"]), UPGRADE_IDS)
        elif self.kind == SHIP_COST:
            self.about = 1 if "axinium" in table else 0  # the resource that changes
        elif self.kind == LANDING_SUCCESS_ON:
            self.amount = min(item.as_numbers(field, table["values"]))
        for key in ("cp", "axinium", "plus", "plus_cp", "amount"):
            if key in table:
                self.amount = item.as_number(field, table[key])


class Box:
    """Everything printed, by the constants of `ids.py`."""

    starts: list[Start]
    fitted: list[list[int]]  # parts at the start, by ship type
    population: int
    population_at_home: int
    axinium_cap: int
    phasium_cap: int
    growth: int
    expert_cloning: int
    extraction: list[int]  # units a marker gives, by resource
    tax: int
    banking: int
    advanced_banking: int
    mining: int
    advanced_mining: int
    exchanges: int
    reaction_own: int
    reaction_other: int
    expert_politics: int
    hit_from: int
    landing_from: int
    rocket_range: int
    radar_range: int
    top_speed: int
    conquests: int
    conquests_with_movement: int
    cards_revealed: list[int]  # with two players, with more
    bonus_offered: list[int]
    vote_worth: int
    hex_vp: int
    council_vp: int
    dice_banking: int
    dice_advanced_banking: int
    dice_advanced_plus: int
    dice_mining: int
    dice_advanced_mining: int
    title_vp: list[int]
    # By planet, the home planets last.
    planet_resource: list[int]
    planet_value: list[int]
    planet_vp: list[int]
    planet_moons: list[int]
    # By ship type.
    ship_cp: list[int]
    ship_axinium: list[int]
    ship_slots: list[int]  # type * 3 + kind of part
    ship_speed: list[int]
    ship_firepower: list[int]
    ship_shield: list[int]
    ship_capacity: list[int]
    ship_vp: list[int]
    # By upgrade.
    upgrade_kind: list[int]
    upgrade_technology: list[int]
    upgrade_strength: list[int]
    upgrade_cp: list[int]
    upgrade_phasium: list[int]
    upgrade_supply: list[int]
    # By technology.
    technology_cp: list[int]
    technology_colour: list[int]
    technology_types: list[int]  # mask
    technology_basic: list[int]
    same_colour: list[int]  # mask of the other technologies of the colour
    same_type: list[int]  # mask of the other technologies that share a type
    # Market areas: sell and buy, white and red.
    white_sell: list[int]
    white_buy: list[int]
    red_sell: list[int]
    red_buy: list[int]
    card_action: list[int]
    card_reaction: list[int]
    bonus_action: list[int]
    political_type: list[int]
    political_immediate: list[Effect]
    political_effect: list[Effect]
    centaurian_level: list[int]
    centaurian_firepower: list[int]
    centaurian_shield: list[int]
    centaurian_vp: list[int]
    centaurian_gain: list[list[int]]  # by resource
    centaurian_upgrade: list[int]  # -1: none
    centaurian_technology: list[int]  # highest printed price of a free technology, -1: none
    directions: list[tuple[int, int]]
    layouts: dict[str, Layout]

    def __init__(self, document: Document) -> None:
        self.overlay: str = overlay_hash(document) or ""
        self.starts = [Start(item) for item in document.section("start")]
        self.fitted = [[] for _ in range(SHIP_TYPES)]
        for item in document.section("fitted"):
            self.fitted[item.as_place("id", item.id, SHIP_IDS)] = item.places("upgrades", UPGRADE_IDS)
        self.population_at_home = document.item("at_home", "at_home").number("population")
        self.title_vp = document.column("title", "vp")
        self._read_numbers(document)
        self._read_planets(document)
        self._read_ships(document)
        self._read_technologies(document)
        self._read_cards(document)
        self.directions = [(item.number("q"), item.number("r")) for item in document.section("direction")]
        self.layouts = {item.id: Layout(item) for item in document.section("map")}

    def _read_numbers(self, document: Document) -> None:
        numbers = {item.id: item.number("amount") for item in document.section("rule")}
        self.population = numbers["population"]
        self.axinium_cap = numbers["axinium_cap"]
        self.phasium_cap = numbers["phasium_cap"]
        self.growth = numbers["growth"]
        self.expert_cloning = numbers["expert_cloning"]
        self.extraction = [numbers[f"{resource}_per_extraction"] for resource in RESOURCE_IDS]
        self.tax = numbers["tax"]
        self.banking = numbers["banking"]
        self.advanced_banking = numbers["advanced_banking"]
        self.mining = numbers["mining"]
        self.advanced_mining = numbers["advanced_mining"]
        self.exchanges = numbers["exchanges"]
        self.reaction_own = numbers["reaction_own"]
        self.reaction_other = numbers["reaction_other"]
        self.expert_politics = numbers["expert_politics"]
        self.hit_from = numbers["hit_from"]
        self.landing_from = numbers["landing_from"]
        self.rocket_range = numbers["rocket_range"]
        self.radar_range = numbers["radar_range"]
        self.top_speed = numbers["ship_top_speed"]
        self.conquests = numbers["conquests"]
        self.conquests_with_movement = numbers["conquests_with_movement"]
        self.cards_revealed = [numbers["cards_revealed_two"], numbers["cards_revealed"]]
        self.bonus_offered = [numbers["bonus_offered_two"], numbers["bonus_offered"]]
        self.vote_worth = numbers["vote_worth"]
        self.hex_vp = numbers["hex_with_ship_vp"]
        self.council_vp = numbers["council_vp"]
        self.dice_banking = numbers["dice_banking"]
        self.dice_advanced_banking = numbers["dice_advanced_banking"]
        self.dice_advanced_plus = numbers["dice_advanced_plus"]
        self.dice_mining = numbers["dice_mining"]
        self.dice_advanced_mining = numbers["dice_advanced_mining"]

    def _read_planets(self, document: Document) -> None:
        planets = [*document.section("planet"), *document.section("home")]
        self.planet_resource = [item.place("resource", RESOURCE_IDS) for item in planets]
        self.planet_value = [item.number("value") for item in planets]
        self.planet_vp = [item.number("vp") for item in planets]
        self.planet_moons = [1 if item.flag("moons") else 0 for item in planets]

    def _read_ships(self, document: Document) -> None:
        self.ship_cp = document.column("ship", "cp")
        self.ship_axinium = document.column("ship", "axinium")
        self.ship_slots = []
        for item in document.section("ship"):
            self.ship_slots += [item.number("drives"), item.number("shields"), item.number("cannons")]
        self.ship_speed = document.column("ship", "speed")
        self.ship_firepower = document.column("ship", "firepower")
        self.ship_shield = document.column("ship", "shield")
        self.ship_capacity = document.column("ship", "capacity")
        self.ship_vp = document.column("ship", "vp")
        upgrades = document.section("upgrade")
        self.upgrade_kind = [item.place("kind", KIND_IDS) for item in upgrades]
        self.upgrade_technology = [item.place("technology", TECH_IDS) for item in upgrades]
        self.upgrade_strength = document.column("upgrade", "strength")
        self.upgrade_cp = document.column("upgrade", "cp")
        self.upgrade_phasium = document.column("upgrade", "phasium")
        self.upgrade_supply = document.column("upgrade", "supply")

    def _read_technologies(self, document: Document) -> None:
        items = document.section("technology")
        self.technology_cp = document.column("technology", "cp")
        self.technology_colour = [item.place("colour", COLOUR_IDS) for item in items]
        self.technology_types = [
            sum([1 << place for place in item.places("types", TYPE_IDS)]) for item in items
        ]
        self.technology_basic = [1 if item.flag("basic") else 0 for item in items]
        self.same_colour = []
        self.same_type = []
        for i in range(len(items)):
            others = [j for j in range(len(items)) if j != i]
            colour, types = self.technology_colour[i], self.technology_types[i]
            self.same_colour.append(sum([1 << j for j in others if self.technology_colour[j] == colour]))
            self.same_type.append(sum([1 << j for j in others if self.technology_types[j] & types]))

    def _read_cards(self, document: Document) -> None:
        self.white_sell = document.column("area", "white_sell")
        self.white_buy = document.column("area", "white_buy")
        self.red_sell = document.column("area", "red_sell")
        self.red_buy = document.column("area", "red_buy")
        cards = document.section("action_card")
        self.card_action = [item.place("action", ACTION_IDS) for item in cards]
        self.card_reaction = [item.place("reaction", ACTION_IDS) for item in cards]
        self.bonus_action = [item.place("action", ACTION_IDS) for item in document.section("bonus_card")]
        political = document.section("political")
        self.political_type = [item.place("type", POLITICAL_TYPE_IDS) for item in political]
        self.political_immediate = [Effect(item, "immediate") for item in political]
        self.political_effect = [Effect(item, "effect") for item in political]
        self.centaurian_level = document.column("centaurian", "level")
        self.centaurian_firepower = document.column("centaurian", "firepower")
        self.centaurian_shield = document.column("centaurian", "shield")
        self.centaurian_vp = document.column("centaurian", "vp")
        self.centaurian_gain = []
        self.centaurian_upgrade = []
        self.centaurian_technology = []
        for item in document.section("centaurian"):
            self._read_bonus(item)

    def _read_bonus(self, item: Item) -> None:
        gain = [0, 0, 0]
        upgrade = technology = -1
        for key, value in item.table("bonus").items():
            if key == "upgrade":
                upgrade = item.as_place("bonus", str(value), UPGRADE_IDS)
            elif key == "technology_max_base_cost":
                technology = item.as_number("bonus", value)
            else:
                gain[item.as_place("bonus", key, RESOURCE_IDS)] = item.as_number("bonus", value)
        self.centaurian_gain.append(gain)
        self.centaurian_upgrade.append(upgrade)
        self.centaurian_technology.append(technology)


BOXES: Final = Shelf("galaktyka.games.exodus", LIMITS, check_box, Box)


def standard_box() -> Box:
    return BOXES.box()


def _words(item: Item, field: str, value: Value) -> list[str]:
    """The texts of a list that lies inside a field."""
    if not isinstance(value, tuple):
        raise item.wrong(field, f"expected a list, found {kind_of(value)}")
    return [str(part) for part in value]
