"""What is in the box of Exodus, by number: the order of every list is the order of the data files."""

from typing import Final

# Resources.
CP: Final = 0
AXINIUM: Final = 1
PHASIUM: Final = 2
RESOURCE_IDS: Final = ["cp", "axinium", "phasium"]

# Map sizes and presets.
SIZE_IDS: Final = ["minimal", "normal", "long"]
NORMAL: Final = 0
LONG: Final = 1
HEAVY_COMBAT: Final = 2
SHORT: Final = 3
START_IDS: Final = ["normal", "long", "heavy_combat", "short"]

PLANET_IDS: Final = [
    *["sol", "lyra", "anshar", "belenus", "cernunnos", "danu", "enki", "freyr", "gefjon", "hathor"],
    *["inti", "jarilo", "kubera", "lugus", "mithra", "njord", "oya", "perun"],
    *["charun", "agni", "brigid", "goibniu", "hephaestus", "ilmarinen", "kagutsuchi", "kothar", "nergal"],
    *["ogun", "svarog", "volund"],
    *["kuei_hsing", "chandra", "mani", "nut", "selene", "tsukuyomi"],
]
HOME_IDS: Final = [
    "home_terra_nova",
    "home_gaia",
    "home_elysium",
    "home_avalon",
    "home_asgard",
    "home_ararat",
]
FIRST_HOME: Final = 36  # home planets follow the others in tables of planets
NO_PLANET: Final = -1

# Ships: two of each type, numbered type * 2 + copy within a player's eight.
DARK_RAIDER: Final = 0
FIGHTER: Final = 1
BATTLE_CRUISER: Final = 2
TRANSPORTER: Final = 3
SHIP_TYPES: Final = 4
SHIPS: Final = 8
SHIP_IDS: Final = ["dark_raider", "fighter", "battle_cruiser", "transporter"]

# Upgrades: ship parts first, then rockets.
FUSION_DRIVE: Final = 0
ANTIGRAVITY_DRIVE: Final = 1
EM_SHIELD: Final = 2
MPG_SHIELD: Final = 3
QGP_SHIELD: Final = 4
SSL_CANNON: Final = 5
PLASMA_CANNON: Final = 6
ANTIMATTER_CANNON: Final = 7
PARTS: Final = 8
HYPERSONIC_ROCKET: Final = 8
BIOCHEMICAL_ROCKET: Final = 9
GRAVITON_ROCKET: Final = 10
ROCKETS: Final = 3
UPGRADES: Final = 11
UPGRADE_IDS: Final = [
    *["fusion_drive", "antigravity_drive", "em_shield", "mpg_shield", "qgp_shield"],
    *["ssl_cannon", "plasma_cannon", "antimatter_cannon"],
    *["hypersonic_rocket", "biochemical_rocket", "graviton_rocket"],
]
DRIVE: Final = 0
SHIELD: Final = 1
CANNON: Final = 2
ROCKET: Final = 3
PART_KINDS: Final = 3
KIND_IDS: Final = ["drive", "shield", "cannon", "rocket"]

# Technologies, by colour.
TECH_QGP_SHIELD: Final = 0
CLOAKING: Final = 1
TECH_SSL_CANNON: Final = 2
AXINIUM_REFINERY: Final = 3
TECH_FUSION_DRIVE: Final = 4
CIVILIAN_SHIPS: Final = 5
BASIC_RESEARCH: Final = 6
TECH_ANTIMATTER_CANNON: Final = 7
EXPERT_POLITICS: Final = 8
CP_REFINERY: Final = 9
TECH_BIOCHEMICAL_ROCKETS: Final = 10
ADVANCED_BANKING: Final = 11
BASIC_POLITICS: Final = 12
TECH_EM_SHIELD: Final = 13
TECH_GRAVITON_ROCKETS: Final = 14
TECH_ANTIGRAVITY_DRIVE: Final = 15
EXPERT_CLONING: Final = 16
ADVANCED_POLITICS: Final = 17
PHASIUM_REFINERY: Final = 18
TECH_PLASMA_CANNON: Final = 19
BASIC_REPAIRS: Final = 20
MASTER_POLITICS: Final = 21
RADAR: Final = 22
ADVANCED_MINING: Final = 23
TECH_MPG_SHIELD: Final = 24
ADVANCED_TRADING: Final = 25
TECH_HYPERSONIC_ROCKETS: Final = 26
LANDING_MANEUVER: Final = 27
TECHNOLOGIES: Final = 28
TECH_IDS: Final = [
    *["qgp_shield", "cloaking", "ssl_cannon", "axinium_refinery", "fusion_drive", "civilian_ships"],
    *["basic_research", "antimatter_cannon", "expert_politics", "cp_refinery", "biochemical_rockets"],
    *["advanced_banking", "basic_politics", "em_shield", "graviton_rockets", "antigravity_drive"],
    *["expert_cloning", "advanced_politics", "phasium_refinery", "plasma_cannon", "basic_repairs"],
    *["master_politics", "radar", "advanced_mining", "mpg_shield", "advanced_trading"],
    *["hypersonic_rockets", "landing_maneuver"],
]
COLOUR_IDS: Final = ["orange", "grey", "black", "brown"]
TYPE_IDS: Final = ["civil", "transport", "military"]
ANY_TYPE: Final = 7  # mask of all three

# Actions, and the cards that carry them.
RESEARCH: Final = 0
BUILD_SHIPS: Final = 1
BUY_UPGRADES: Final = 2
BANKING: Final = 3
TRADE: Final = 4
MINING: Final = 5
MOVEMENT: Final = 6
ACTION_IDS: Final = [
    *["research", "build_ships", "buy_upgrades", "banking", "trade", "mining", "extra_conquest_phase"],
]
ACTION_CARDS: Final = 6
ACTION_CARD_IDS: Final = [
    *["card_research", "card_build_ships", "card_buy_upgrades", "card_banking", "card_trade", "card_mining"],
]
BONUS_CARDS: Final = 6
BONUS_CARD_IDS: Final = [
    *["bonus_movement", "bonus_trade", "bonus_research", "bonus_build_ships", "bonus_buy_upgrades"],
    "bonus_mining",
]

# Political cards.
LAW: Final = 0
RESOLUTION: Final = 1
EXECUTIVE: Final = 2
POLITICAL_TYPE_IDS: Final = ["law", "resolution", "executive"]
POLITICAL_CARDS: Final = 30
POLITICAL_IDS: Final = [
    *["law_military_technologies", "law_civil_technologies", "law_transport_technologies"],
    *["law_shipyard_subsidies", "law_arms_subsidies", "law_tax_haven", "law_war_tax", "law_wmd_ban"],
    *["law_free_market", "law_colonisation", "law_clone_rights", "law_central_bank"],
    *["res_ceasefire", "res_arms_embargo", "res_mining_boom", "res_open_archives", "res_civil_unrest"],
    *["res_volunteers", "res_mobilisation", "res_trade_fair", "res_engine_overdrive", "res_wmd_moratorium"],
    *["exe_emergency_fund", "exe_council_levy", "exe_clone_shipment", "exe_axinium_relief"],
    *["exe_phasium_relief", "exe_repeal", "exe_fleet_overhaul", "exe_geological_survey"],
]
# What a political card does: first what holds while it is in force, then what is done at once.
NO_EFFECT: Final = 0
RESEARCH_DISCOUNT: Final = 1
SHIP_COST: Final = 2
UPGRADE_COST: Final = 3
TAX_RATE: Final = 4
FORBID: Final = 5
TRADE_EXCHANGES: Final = 6
RED_RATES_FOR_ALL: Final = 7
LANDING_SUCCESS_ON: Final = 8
GROWTH: Final = 9
BANKING_PLUS: Final = 10
MINING_PLUS: Final = 11
REACTION_COST: Final = 12
SHIP_SPEED: Final = 13
GAIN_CP: Final = 14
GAIN_AXINIUM: Final = 15
GAIN_PHASIUM: Final = 16
PAY_CP: Final = 17
POPULATION_HOME: Final = 18
REPAIR_ALL_SHIPS: Final = 19
RESOURCE_MARKERS: Final = 20
CHANCELLOR_REPEALS_LAW: Final = 21
REPEAL: Final = 22
RETURN_ROCKETS: Final = 23
EFFECT_IDS: Final = [
    *["", "research_discount", "ship_cost", "upgrade_cost", "tax_rate", "forbid", "trade_exchanges"],
    *[
        "red_rates_for_all",
        "landing_success_on",
        "growth",
        "banking",
        "mining",
        "reaction_cost",
        "ship_speed",
    ],
    *["gain_cp", "gain_axinium", "gain_phasium", "pay_cp", "population_home", "repair_all_ships"],
    *["resource_markers", "chancellor_repeals_law", "repeal", "return_rockets"],
]
# What FORBID forbids, as bits.
NO_ROCKET_BUYING: Final = 1
NO_ROCKET_FIRING: Final = 2
NO_PLAYER_BATTLES: Final = 4
FORBID_IDS: Final = ["buy_rocket", "fire_rocket", "player_battles"]

CENTAURIAN_CARDS: Final = 24
CENTAURIAN_IDS: Final = [
    *["c1_1", "c1_2", "c1_3", "c1_4", "c1_5", "c1_6", "c1_7", "c1_8"],
    *["c2_1", "c2_2", "c2_3", "c2_4", "c2_5", "c2_6", "c2_7", "c2_8"],
    *["c3_1", "c3_2", "c3_3", "c3_4", "c3_5", "c3_6", "c3_7", "c3_8"],
]
LEVELS: Final = 3

DIRECTION_IDS: Final = ["n", "ne", "se", "s", "sw", "nw"]
TITLE_IDS: Final = ["chancellor", "vice_chancellor", "senator", "card_4", "card_5", "card_6"]
