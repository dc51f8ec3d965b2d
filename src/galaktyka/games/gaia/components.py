"""The box of Gaia Project as typed tables: names outside, ints inside.

Every table is indexed by the constants below, in printed order. Nothing here changes during a game:
a `Box` is shared by all states, never copied, and treated as frozen. A *gain* is a list of seven ints
by resource (`CREDITS` ... `VP`); `POWER` is power charged when gained and power spent when paid.
"""

from typing import Final

from galaktyka.core.data import Document, Item, Value, load, overlay_hash, with_overlay
from galaktyka.games.gaia.automa_cards import AutomaCard, AutomaDifficulty, AutomaFaction
from galaktyka.games.gaia.box_checks import LIMITS, RING, check_box, ring_place

# Planet types; the seven home types in the order of the terraforming wheel.
TERRA: Final = 0
OXIDE: Final = 1
VOLCANIC: Final = 2
DESERT: Final = 3
SWAMP: Final = 4
TITANIUM: Final = 5
ICE: Final = 6
TRANSDIM: Final = 7
GAIA: Final = 8
LOST: Final = 9
SPACE: Final = -1
HOME_TYPES: Final = 7
PLANET_IDS: Final = (
    "terra",
    "oxide",
    "volcanic",
    "desert",
    "swamp",
    "titanium",
    "ice",
    "transdim",
    "gaia",
    "lost",
)
PRINTED_PLANETS: Final = PLANET_IDS[:LOST]

NOTHING: Final = 0
MINE: Final = 1
TRADING_STATION: Final = 2
LAB: Final = 3
INSTITUTE: Final = 4
ACADEMY_KNOWLEDGE: Final = 5
ACADEMY_QIC: Final = 6
GAIAFORMER: Final = 7
STATION: Final = 8
LOST_MINE: Final = 9
STRUCTURE_IDS: Final = (
    "nothing",
    "mine",
    "trading_station",
    "research_lab",
    "planetary_institute",
    "academy_knowledge",
    "academy_qic",
    "gaiaformer",
    "space_station",
    "lost_planet_mine",
)

TERRAFORMING: Final = 0
NAVIGATION: Final = 1
AI: Final = 2
GAIA_PROJECT: Final = 3
ECONOMY: Final = 4
SCIENCE: Final = 5
TRACK_IDS: Final = ("terraforming", "navigation", "ai", "gaia_project", "economy", "science")
LEVELS: Final = 6

TERRANS: Final = 0
LANTIDS: Final = 1
HADSCH_HALLAS: Final = 2
IVITS: Final = 3
GEODENS: Final = 4
BAL_TAKS: Final = 5
XENOS: Final = 6
GLEENS: Final = 7
TAKLONS: Final = 8
AMBAS: Final = 9
FIRAKS: Final = 10
BESCODS: Final = 11
NEVLAS: Final = 12
ITARS: Final = 13
FACTION_IDS: Final = (
    "terrans",
    "lantids",
    "hadsch_hallas",
    "ivits",
    "geodens",
    "bal_taks",
    "xenos",
    "gleens",
    "taklons",
    "ambas",
    "firaks",
    "bescods",
    "nevlas",
    "itars",
)

CREDITS: Final = 0
ORE: Final = 1
KNOWLEDGE: Final = 2
QIC: Final = 3
POWER: Final = 4
TOKENS: Final = 5
VP: Final = 6
RESOURCES: Final = 7
RESOURCE_IDS: Final = ("credits", "ore", "knowledge", "qic", "power", "tokens", "vp")

# What a "per ..." gain counts (R54a); PER_BIG are planetary institute and academies.
PER_NOTHING: Final = 0
PER_MINE: Final = 1
PER_TRADING_STATION: Final = 2
PER_LAB: Final = 3
PER_BIG: Final = 4
PER_GAIA_PLANET: Final = 5
PER_PLANET_TYPE: Final = 6
PER_SECTOR: Final = 7
PER_FEDERATION: Final = 8
COUNT_IDS: Final = (
    "",
    "per_mine",
    "per_trading_station",
    "per_research_lab",
    "per_big",
    "per_gaia_planet",
    "per_planet_type",
    "per_sector",
    "per_federation",
)
EFFECT_WORDS: Final[tuple[str, ...]] = RESOURCE_IDS + COUNT_IDS[1:]

# Events that round tiles and tech tiles reward.
ON_NOTHING: Final = 0
ON_MINE: Final = 1
ON_RESEARCH: Final = 2
ON_TERRAFORM_STEP: Final = 3
ON_FEDERATION: Final = 4
ON_TRADING_STATION: Final = 5
ON_GAIA_MINE: Final = 6
ON_BIG: Final = 7
TRIGGER_IDS: Final = (
    "",
    "mine",
    "research",
    "terraform_step",
    "federation",
    "trading_station",
    "gaia_mine",
    "big",
)

POWER_3K: Final = 0
POWER_2STEP: Final = 1
POWER_2O: Final = 2
POWER_7C: Final = 3
POWER_2K: Final = 4
POWER_1STEP: Final = 5
POWER_2T: Final = 6
QIC_TECH: Final = 7
QIC_FED: Final = 8
QIC_VP: Final = 9
BOARD_ACTION_IDS: Final = (
    "power_3k",
    "power_2step",
    "power_2o",
    "power_7c",
    "power_2k",
    "power_1step",
    "power_2t",
    "qic_tech",
    "qic_fed",
    "qic_vp",
)

EXCHANGE_POWER_QIC: Final = 0
EXCHANGE_POWER_ORE: Final = 1
EXCHANGE_POWER_KNOWLEDGE: Final = 2
EXCHANGE_POWER_CREDIT: Final = 3
EXCHANGE_KNOWLEDGE_CREDIT: Final = 4
EXCHANGE_ORE_CREDIT: Final = 5
EXCHANGE_ORE_TOKEN: Final = 6
EXCHANGE_QIC_ORE: Final = 7
EXCHANGE_IDS: Final = ("p4_q", "p3_o", "p4_k", "p1_c", "k_c", "o_c", "o_t", "q_o")

BOOSTER_TERRAFORM: Final = 3
BOOSTER_REACH: Final = 4
BOOSTER_IDS: Final = (
    "booster_01",
    "booster_02",
    "booster_03",
    "booster_04",
    "booster_05",
    "booster_06",
    "booster_07",
    "booster_08",
    "booster_09",
    "booster_10",
)

ROUND_TILE_IDS: Final = (
    "rs_mine",
    "rs_research",
    "rs_terraform",
    "rs_federation",
    "rs_trading_3",
    "rs_trading_4",
    "rs_gaia_3",
    "rs_gaia_4",
    "rs_big_1",
    "rs_big_2",
)

FINAL_FEDERATION_STRUCTURES: Final = 0
FINAL_STRUCTURES: Final = 1
FINAL_PLANET_TYPES: Final = 2
FINAL_GAIA_PLANETS: Final = 3
FINAL_SECTORS: Final = 4
FINAL_SATELLITES: Final = 5
FINAL_TILE_IDS: Final = (
    "fs_federation_structures",
    "fs_structures",
    "fs_planet_types",
    "fs_gaia_planets",
    "fs_sectors",
    "fs_satellites",
)

TECH_ORE_QIC: Final = 0
TECH_TYPES_K: Final = 1
TECH_BIG_VALUE4: Final = 2
TECH_7VP: Final = 3
TECH_INC_O_PW: Final = 4
TECH_INC_K_C: Final = 5
TECH_GAIA_3VP: Final = 6
TECH_INC_4C: Final = 7
TECH_ACT_4PW: Final = 8
TECH_IDS: Final = (
    "tech_ore_qic",
    "tech_types_k",
    "tech_big_value4",
    "tech_7vp",
    "tech_inc_o_pw",
    "tech_inc_k_c",
    "tech_gaia_3vp",
    "tech_inc_4c",
    "tech_act_4pw",
)

ADV_PASS_FED: Final = 0
ADV_PASS_LAB: Final = 1
ADV_PASS_TYPES: Final = 2
ADV_TRIG_RESEARCH: Final = 3
ADV_TRIG_MINE: Final = 4
ADV_TRIG_TRADING: Final = 5
ADV_ACT_Q_5C: Final = 6
ADV_ACT_3O: Final = 7
ADV_ACT_3K: Final = 8
ADV_ONCE_MINE: Final = 9
ADV_ONCE_TRADING: Final = 10
ADV_ONCE_SECTOR_O: Final = 11
ADV_ONCE_SECTOR_VP: Final = 12
ADV_ONCE_GAIA: Final = 13
ADV_ONCE_FED: Final = 14
ADVANCED_IDS: Final = (
    "adv_pass_fed",
    "adv_pass_lab",
    "adv_pass_types",
    "adv_trig_research",
    "adv_trig_mine",
    "adv_trig_trading",
    "adv_act_q_5c",
    "adv_act_3o",
    "adv_act_3k",
    "adv_once_mine",
    "adv_once_trading",
    "adv_once_sector_o",
    "adv_once_sector_vp",
    "adv_once_gaia",
    "adv_once_fed",
)

FED_12VP: Final = 0
FED_8VP_Q: Final = 1
FED_8VP_2T: Final = 2
FED_7VP_2O: Final = 3
FED_7VP_6C: Final = 4
FED_6VP_2K: Final = 5
FED_GLEENS: Final = 6
FEDERATION_IDS: Final = (
    "fed_12vp",
    "fed_8vp_q",
    "fed_8vp_2t",
    "fed_7vp_2o",
    "fed_7vp_6c",
    "fed_6vp_2k",
    "fed_gleens",
)

SECTOR_IDS: Final = (
    "sector_01",
    "sector_02",
    "sector_03",
    "sector_04",
    "sector_05a",
    "sector_05b",
    "sector_06a",
    "sector_06b",
    "sector_07a",
    "sector_07b",
    "sector_08",
    "sector_09",
    "sector_10",
)
SECTOR_RING: Final[tuple[tuple[int, int], ...]] = RING  # the order of `sector_planets`
LAYOUT_1_2: Final = "slots_1_2"
LAYOUT_3_4: Final = "slots_3_4"
LAYOUT_3_SMALL: Final = "slots_3_small"


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


def standard_document() -> Document:
    """Our own components, every value with its provenance; read once."""
    if not _documents:
        _documents.append(load("galaktyka.games.gaia", LIMITS, check_box))
    return _documents[0]


def standard_box() -> Box:
    if not _boxes:
        _boxes.append(Box(standard_document()))
    return _boxes[0]


def document_with(overlay_path: str) -> Document:
    """Our components under an owner's overlay, for lists and reports."""
    document = with_overlay(standard_document(), overlay_path)
    Box(document)  # refuses words that the rules do not know
    return document


def box_with(overlay_path: str) -> tuple[Box, str]:
    """The box of an owner who overlays printed values, and the overlay's hash for the record."""
    box = Box(with_overlay(standard_document(), overlay_path))
    return box, box.overlay


_documents: Final[list[Document]] = []
_boxes: Final[list[Box]] = []


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
