"""The names of what is in the box, as numbers: planets, structures, factions, tiles, tokens.

Everything inside the engine is an int; the tuples of ids give the words of the data files, in printed order.
"""

from typing import Final

from galaktyka.games.gaia.box_checks import RING

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
