"""The box of Gaia Project as typed tables: names outside, ints inside.

Every table is indexed by the constants of `ids.py`, in printed order. Nothing here changes during a game:
a `Box` is shared by all states, never copied, and treated as frozen. A *gain* is a list of seven ints
by resource (`CREDITS` ... `VP`); `POWER` is power charged when gained and power spent when paid.
"""

from typing import Final

from galaktyka.core.data import Document, Item, Value, overlay_hash
from galaktyka.core.shelf import Shelf
from galaktyka.games.gaia.automa_cards import AutomaCard, AutomaDifficulty, AutomaFaction
from galaktyka.games.gaia.box_checks import LIMITS, check_box, ring_place
from galaktyka.games.gaia.ids import (
    ACADEMY_KNOWLEDGE,
    ACADEMY_QIC,
    CREDITS,
    EFFECT_WORDS,
    FACTION_IDS,
    GAIA_PROJECT,
    HOME_TYPES,
    LEVELS,
    NAVIGATION,
    NOTHING,
    PER_NOTHING,
    PLANET_IDS,
    PRINTED_PLANETS,
    RESOURCE_IDS,
    RESOURCES,
    SECTOR_IDS,
    SECTOR_RING,
    SPACE,
    STRUCTURE_IDS,
    TECH_BIG_VALUE4,
    TERRAFORMING,
    TRACK_IDS,
    TRIGGER_IDS,
)


class Effect:
    """A gain, and possibly an amount of one resource for each of some counted thing."""

    __slots__ = ("gain", "per_amount", "per_count", "per_resource")

    def __init__(self, gain: list[int], per_resource: int, per_count: int, per_amount: int) -> None:
        self.gain = gain
        self.per_resource = per_resource
        self.per_count = per_count
        self.per_amount = per_amount


class FactionBoard:
    """One side of a faction board; fields of a row are uncovered from left to right."""

    __slots__ = (
        "academy_action",
        "academy_income",
        "always",
        "bowls",
        "brainstone",
        "gain_start",
        "home",
        "institute_fields",
        "lab_fields",
        "mine_fields",
        "partner",
        "research",
        "starting_mines",
        "trading_fields",
    )

    def __init__(self, item: Item) -> None:
        self.home: int = item.place("home", PLANET_IDS)
        self.partner: int = item.place("partner", FACTION_IDS)
        # Credits, ore, knowledge, QIC before the bonus of a starting research level.
        self.gain_start: list[int] = [item.number(field) for field in RESOURCE_IDS[:4]]
        self.bowls: list[int] = item.numbers("bowls")
        self.brainstone: bool = item.flag("brainstone")  # lies in bowl I
        self.research: list[int] = item.amounts("research", TRACK_IDS)
        self.starting_mines: int = item.number("starting_mines")  # 0: the institute instead
        self.always: list[int] = item.amounts("always", RESOURCE_IDS)
        self.mine_fields: list[list[int]] = _gains(item, "mines")
        self.trading_fields: list[list[int]] = _gains(item, "trading_stations")
        self.lab_fields: list[list[int]] = _gains(item, "labs")
        self.institute_fields: list[list[int]] = _gains(item, "institute")  # separate hand symbols
        self.academy_income: list[int] = item.amounts("academy_income", RESOURCE_IDS)
        self.academy_action: list[int] = item.amounts("academy_action", RESOURCE_IDS)


class Box:
    """Everything printed, by the constants of this module."""

    # By structure; `pieces` of each colour, save the one LOST_MINE of the box.
    cost_credits: list[int]
    cost_ore: list[int]
    power_value: list[int]
    pieces: list[int]
    upgrades: list[list[int]]
    bescods_upgrades: list[list[int]]
    upgraded_from: list[int]  # the structure that each one replaces
    bescods_upgraded_from: list[int]
    firaks_upgrades: list[list[int]]  # their institute's special action
    near_trading_credits: int
    near_trading_ore: int
    satellites: int
    start_vp: int
    cap_credits: int
    cap_ore: int
    cap_knowledge: int
    federation_value: int
    xenos_federation_value: int
    geodens_knowledge: int
    lantids_knowledge: int
    gleens_vp: int
    itars_tokens: int
    gaia_tokens: int
    factions: list[FactionBoard]
    # By level of the one track; then by track * 6 + level.
    step_cost: list[int]
    reach: list[int]
    gaiaformers: list[int]
    project_tokens: list[int]
    level_once: list[Effect]
    level_income: list[list[int]]
    research_cost: int
    research_power: int  # charged on the way from level 2 to 3
    research_vp: int
    research_vp_from: int
    # By board action.
    action_power: list[int]
    action_qic: list[int]
    action_steps: list[int]
    action_effect: list[Effect]
    # By exchange; each gives one. `exchange_credits`: the Hadsch Hallas' price, 0 where they have none.
    exchange_pay_resource: list[int]
    exchange_pay_amount: list[int]
    exchange_gain_resource: list[int]
    exchange_credits: list[int]
    reach_per_qic: int
    gaiaformer_gain: list[int]  # Bal T'aks
    gaia_token_gain: list[int]  # Nevlas
    booster_income: list[list[list[int]]]
    booster_pass: list[Effect]
    booster_steps: list[int]
    booster_reach: list[int]
    round_trigger: list[int]
    round_vp: list[int]
    round_automa_early: list[int]
    round_automa_late: list[int]
    final_neutral: list[int]
    final_vp: list[int]  # by place
    tech_copies: list[int]
    tech_once: list[Effect]
    tech_income: list[list[int]]
    tech_action: list[list[int]]
    tech_trigger: list[int]
    tech_trigger_vp: list[int]
    tech_big_value: int
    advanced_once: list[Effect]
    advanced_income: list[list[int]]
    advanced_action: list[list[int]]
    advanced_trigger: list[int]
    advanced_trigger_vp: list[int]
    advanced_pass: list[Effect]
    token_gain: list[list[int]]
    token_count: list[int]
    token_green: list[int]
    planet_colours: list[str]
    # By face of a sector tile: 19 planet types in the order of SECTOR_RING, printed number, side
    # ("a" for 3-4 players, "b" for 1-2, "only").
    sector_planets: list[list[int]]
    sector_numbers: list[str]
    sector_sides: list[str]
    # By number of players; alone, the second faction is the Automa's. Mines as (q, r).
    first_game_factions: list[list[int]]
    first_game_mines: list[list[list[tuple[int, int]]]]
    automa_cards: list[AutomaCard]
    automa_factions: list[AutomaFaction]
    automa_difficulties: list[AutomaDifficulty]
    automa_starter: list[int]  # numbers of cards

    def __init__(self, document: Document) -> None:
        self.overlay: str = overlay_hash(document) or ""  # names an owner's values; empty for our own
        self._layouts = document.section("layout")
        self.factions = [FactionBoard(item) for item in document.section("faction")]
        self._read_structures(document)
        self._read_research(document)
        self._read_actions(document)
        self._read_boosters_and_scoring(document)
        self._read_tiles(document)
        self._read_map(document)
        self._read_automa(document)

    def layout_slots(self, name: str) -> list[tuple[int, int]]:
        """The centre hexes (q, r) of a board's sectors, rows from the top."""
        return self._layout(name).pairs("slots")

    def layout_sectors(self, name: str) -> list[int]:
        """The faces that lie on the slots by default, as indices of SECTOR_IDS."""
        return self._layout(name).places("sectors", SECTOR_IDS)

    def _layout(self, name: str) -> Item:
        for item in self._layouts:
            if item.id == name:
                return item
        raise KeyError(name)

    def _read_structures(self, document: Document) -> None:
        size = len(STRUCTURE_IDS)
        self.cost_credits = [0] * size
        self.cost_ore = [0] * size
        self.power_value = [0] * size
        self.pieces = [0] * size
        for item in document.section("structure"):
            kinds = _structures(item, "id", item.id)
            for kind in kinds:
                self.cost_credits[kind] = item.number("credits")
                self.cost_ore[kind] = item.number("ore")
                self.power_value[kind] = item.number("power_value")
                self.pieces[kind] = item.number("pieces") // len(kinds)
        station = document.item("structure", "trading_station")
        self.near_trading_credits = station.number("near_credits")
        self.near_trading_ore = station.number("near_ore")
        self.upgrades = _upgrade_paths(document.item("upgrade", "standard"))
        self.bescods_upgrades = _upgrade_paths(document.item("upgrade", "bescods"))
        self.upgraded_from = _replaced(self.upgrades)
        self.bescods_upgraded_from = _replaced(self.bescods_upgrades)
        self.firaks_upgrades = _upgrade_paths(document.item("upgrade", "firaks_special"))
        self.satellites = document.item("marker", "satellite").number("pieces")
        self.gaia_tokens = document.item("supply", "gaia_planet_tokens").number("count")
        self.start_vp = document.item("start", "start").number("vp")
        self.cap_credits = document.item("cap", "credits").number("limit")
        self.cap_ore = document.item("cap", "ore").number("limit")
        self.cap_knowledge = document.item("cap", "knowledge").number("limit")
        self.federation_value = document.item("ability", "federation_value").number("amount")
        self.xenos_federation_value = document.item("ability", "xenos_federation_value").number("amount")
        self.geodens_knowledge = document.item("ability", "geodens_knowledge").number("amount")
        self.lantids_knowledge = document.item("ability", "lantids_knowledge").number("amount")
        self.gleens_vp = document.item("ability", "gleens_vp").number("amount")
        self.itars_tokens = document.item("ability", "itars_tokens").number("amount")

    def _read_research(self, document: Document) -> None:
        levels = document.section("level")
        self.step_cost = _track(document, TERRAFORMING, "step_cost")
        self.reach = _track(document, NAVIGATION, "reach")
        self.gaiaformers = _track(document, GAIA_PROJECT, "gaiaformers")
        self.project_tokens = _track(document, GAIA_PROJECT, "project_tokens")
        self.level_once = [_effect(item, "once") for item in levels]
        self.level_income = [item.amounts("income", RESOURCE_IDS) for item in levels]
        research = document.item("research", "research")
        self.research_cost = research.number("knowledge")
        self.research_power = research.number("power")
        self.research_vp = research.number("vp")
        self.research_vp_from = research.number("vp_from")

    def _read_actions(self, document: Document) -> None:
        self.action_power = document.column("board_action", "power")
        self.action_qic = document.column("board_action", "qic")
        self.action_steps = document.column("board_action", "steps")
        self.action_effect = [_effect(item, "gain") for item in document.section("board_action")]
        self.exchange_pay_resource = []
        self.exchange_pay_amount = []
        self.exchange_gain_resource = []
        for item in document.section("exchange"):
            resource, amount = _single(item, "pay", item.table("pay"))
            gained, _ = _single(item, "gain", item.table("gain"))
            self.exchange_pay_resource.append(resource)
            self.exchange_pay_amount.append(amount)
            self.exchange_gain_resource.append(gained)
        self.exchange_credits = document.column("exchange", "credits")
        self.reach_per_qic = document.item("free_action", "q_range").number("reach")
        bal_taks = document.item("free_action", "bal_taks_gaiaformer")
        self.gaiaformer_gain = bal_taks.amounts("gain", RESOURCE_IDS)
        nevlas = document.item("free_action", "nevlas_token")
        self.gaia_token_gain = nevlas.amounts("gain", RESOURCE_IDS)

    def _read_boosters_and_scoring(self, document: Document) -> None:
        boosters = document.section("booster")
        self.booster_income = [_gains(item, "income") for item in boosters]
        self.booster_pass = [_effect(item, "on_pass") for item in boosters]
        self.booster_steps = document.column("booster", "steps")
        self.booster_reach = document.column("booster", "reach")
        tiles = document.section("round_tile")
        self.round_trigger = [item.place("on", TRIGGER_IDS) for item in tiles]
        self.round_vp = document.column("round_tile", "vp")
        self.round_automa_early = [item.numbers("automa")[0] for item in tiles]
        self.round_automa_late = [item.numbers("automa")[1] for item in tiles]
        self.final_neutral = document.column("final_tile", "neutral")
        self.final_vp = document.item("final_places", "final_places").numbers("vp")

    def _read_tiles(self, document: Document) -> None:
        tech = document.section("tech")
        self.tech_copies = document.column("tech", "copies")
        self.tech_once = [_effect(item, "once") for item in tech]
        self.tech_income = [item.amounts("income", RESOURCE_IDS) for item in tech]
        self.tech_action = [item.amounts("action", RESOURCE_IDS) for item in tech]
        self.tech_trigger = [item.place("on", TRIGGER_IDS) for item in tech]
        self.tech_trigger_vp = document.column("tech", "vp")
        self.tech_big_value = tech[TECH_BIG_VALUE4].number("big_value")
        advanced = document.section("advanced")
        self.advanced_once = [_effect(item, "once") for item in advanced]
        self.advanced_income = [item.amounts("income", RESOURCE_IDS) for item in advanced]
        self.advanced_action = [item.amounts("action", RESOURCE_IDS) for item in advanced]
        self.advanced_trigger = [item.place("on", TRIGGER_IDS) for item in advanced]
        self.advanced_trigger_vp = document.column("advanced", "vp")
        self.advanced_pass = [_effect(item, "on_pass") for item in advanced]
        federations = document.section("federation")
        self.token_gain = [item.amounts("gain", RESOURCE_IDS) for item in federations]
        self.token_count = document.column("federation", "count")
        self.token_green = [1 if item.flag("green") else 0 for item in federations]

    def _read_map(self, document: Document) -> None:
        self.planet_colours = [item.word("colour") for item in document.section("planet")]
        self.sector_sides = [item.word("side") for item in document.section("sector")]
        self.sector_planets = []
        self.sector_numbers = []
        for item in document.section("sector"):
            planets = [SPACE] * len(SECTOR_RING)
            for place, planet in item.table("planets").items():
                planets[ring_place(item, place)] = item.as_place("planets", str(planet), PRINTED_PLANETS)
            self.sector_planets.append(planets)
            self.sector_numbers.append(str(item.number("number")))
        self.first_game_factions = [[]]
        self.first_game_mines = [[]]
        for item in document.section("first_game"):
            self.first_game_factions.append(item.places("factions", FACTION_IDS))
            self.first_game_mines.append([item.as_pairs("mines", part) for part in item.sequence("mines")])

    def _read_automa(self, document: Document) -> None:
        cards = document.section("automa_card")
        self.automa_cards = [AutomaCard(cards[number], number + 1) for number in range(len(cards))]
        priorities = document.section("automa_upgrade")
        self.automa_factions = []
        for item in document.section("automa_faction"):
            priority = priorities[item.place("upgrades", document.ids("automa_upgrade"))]
            self.automa_factions.append(
                AutomaFaction(
                    item,
                    item.as_place("id", item.id, FACTION_IDS),
                    TRACK_IDS,
                    [_structures(priority, "replaced", word)[0] for word in priority.words("replaced")],
                    [_structures(priority, "built", word)[0] for word in priority.words("built")],
                )
            )
        self.automa_difficulties = [AutomaDifficulty(item) for item in document.section("difficulty")]
        self.automa_starter = document.item("starter", "starter").numbers("cards")


def terraforming_steps(a: int, b: int) -> int:
    """R23 Steps between two home types: the shorter way round the wheel."""
    way = abs(a - b)
    return min(way, HOME_TYPES - way)


BOXES: Final = Shelf("galaktyka.games.gaia", LIMITS, check_box, Box)


def standard_box() -> Box:
    return BOXES.box()


def _effect(item: Item, field: str) -> Effect:
    effect = Effect([0] * RESOURCES, CREDITS, PER_NOTHING, 0)
    for key, value in item.table(field).items():
        place = item.as_place(field, key, EFFECT_WORDS)
        if place < RESOURCES:
            effect.gain[place] = item.as_number(field, value)
        elif effect.per_count:
            raise item.wrong(field, "only one thing can be counted")
        else:
            effect.per_count = place - RESOURCES + 1
            effect.per_resource, effect.per_amount = _single(item, field, value)
    return effect


def _single(item: Item, field: str, value: Value) -> tuple[int, int]:
    """A table of exactly one resource: which, and how much of it."""
    amounts = item.as_amounts(field, value, RESOURCE_IDS)
    if len(item.as_table(field, value)) != 1:
        raise item.wrong(field, "expected exactly one resource")
    amount = max(amounts)
    return amounts.index(amount), amount


def _gains(item: Item, field: str) -> list[list[int]]:
    return [item.as_amounts(field, part, RESOURCE_IDS) for part in item.sequence(field)]


def _structures(item: Item, field: str, word: str) -> list[int]:
    """The structures that a name of the data stands for: an academy may be either of two."""
    if word == "academy":
        return [ACADEMY_KNOWLEDGE, ACADEMY_QIC]
    return [item.as_place(field, word, STRUCTURE_IDS)]


def _upgrade_paths(item: Item) -> list[list[int]]:
    paths: list[list[int]] = [[] for _ in STRUCTURE_IDS]
    for field in item.values:
        for replaced in _structures(item, field, field):
            for word in item.words(field):
                paths[replaced] += _structures(item, field, word)
    return paths


def _replaced(paths: list[list[int]]) -> list[int]:
    replaced = [NOTHING for _ in STRUCTURE_IDS]
    for old, built in enumerate(paths):
        for kind in built:
            replaced[kind] = old
    return replaced


def _track(document: Document, track: int, field: str) -> list[int]:
    return document.column("level", field)[track * LEVELS : (track + 1) * LEVELS]
