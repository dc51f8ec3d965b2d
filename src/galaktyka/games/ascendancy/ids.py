"""What is in the box of Star Trek: Ascendancy, by number, in the order of the data files."""

from typing import Final

# Resources, and the slots for their nodes; an open slot takes any node.
PRODUCTION: Final = 0
RESEARCH: Final = 1
CULTURE: Final = 2
OPEN: Final = 3
RESOURCES: Final = 3
SLOT_KINDS: Final = 4
RESOURCE_IDS: Final = ["production", "research", "culture"]
SLOT_IDS: Final = ["production", "research", "culture", "open"]

# Civilizations, with homes of the same numbers among the systems.
FEDERATION: Final = 0
KLINGONS: Final = 1
ROMULANS: Final = 2
CIVILIZATIONS: Final = 3
CIV_IDS: Final = ["federation", "klingons", "romulans"]

# What only one civilization may, must, or must not do.
CULTURE_ON_PHENOMENON: Final = 0
CULTURE_ON_CIVILIZATION: Final = 1
NO_INVASION: Final = 2
NO_COLONIZE_PREWARP: Final = 3
CULTURE_ON_BATTLE_KILLS: Final = 4
NO_RETREAT: Final = 5
NO_SURRENDER: Final = 6
NO_WITHDRAW: Final = 7
CULTURE_ON_COMPLETE_ICON: Final = 8
EXHAUST_RECEIVED_TRADE: Final = 9
SPECIALS: Final = 10
SPECIAL_IDS: Final = [
    *["culture_on_phenomenon", "culture_on_civilization", "no_invasion", "no_colonize_prewarp"],
    *["culture_on_battle_kills", "no_retreat", "no_surrender", "no_withdraw", "culture_on_complete_icon"],
    *["exhaust_received_trade"],
]
SPECIAL_RULE_IDS: Final = [
    *["explore_strange_new_worlds", "prime_directive", "ever_victorious", "death_before_dishonor"],
    *["cultural_superiority", "suspicious"],
]

# Trade agreements, civilization * 3 + number; a value of an agreement is its production.
AGREEMENTS: Final = 9
AGREEMENTS_A_CIV: Final = 3
TRADE_IDS: Final = [
    *["fed_trade_1", "fed_trade_2", "fed_trade_3", "kli_trade_1", "kli_trade_2", "kli_trade_3"],
    *["rom_trade_1", "rom_trade_2", "rom_trade_3"],
]

# System discs: homes, then planets, then phenomena.
EARTH: Final = 0
QONOS: Final = 1
ROMULUS: Final = 2
ARDANA: Final = 3
TERRA_NOVA: Final = 4
DELTA_IV: Final = 5
VALAKIS_VI: Final = 6
CAPELLA: Final = 7
LYTASIA: Final = 8
DENEB_V: Final = 9
RURA_PENTHE: Final = 10
MAZAR: Final = 11
NIMBUS_III: Final = 12
ORGANIA: Final = 13
JANUS_VI: Final = 14
TALOS_IV: Final = 15
NAUSICAA: Final = 16
CORIDAN: Final = 17
RISA: Final = 18
SHERMANS_PLANET: Final = 19
MINTAKA_III: Final = 20
EXCALBIA: Final = 21
CETI_ALPHA_V: Final = 22
GAMMA_HYDRA_IV: Final = 23
MURASAKI_312: Final = 24
STELLAR_NURSERY: Final = 25
PULSAR: Final = 26
NEUTRON_STAR: Final = 27
MUTARA_NEBULA: Final = 28
BLACK_HOLE: Final = 29
SYSTEMS: Final = 30
FIRST_PLANET: Final = 3
FIRST_PHENOMENON: Final = 24
NO_SYSTEM: Final = -1
SYSTEM_IDS: Final = [
    *["earth", "qonos", "romulus", "ardana", "terra_nova", "delta_iv", "valakis_vi", "capella", "lytasia"],
    *["deneb_v", "rura_penthe", "mazar", "nimbus_iii", "organia", "janus_vi", "talos_iv", "nausicaa"],
    *["coridan", "risa", "shermans_planet", "mintaka_iii", "excalbia", "ceti_alpha_v", "gamma_hydra_iv"],
    *["murasaki_312", "stellar_nursery", "pulsar", "neutron_star", "mutara_nebula", "black_hole"],
]
SYSTEM_KIND_IDS: Final = ["home", "planet", "phenomenon"]
HOME: Final = 0
PLANET: Final = 1
PHENOMENON: Final = 2

# Fleets: cards are civilization * 3 + number - 1, each with two sides.
FED_BATTLE_GROUP: Final = 0
FED_SCIENCE: Final = 1
FED_COLONIZATION: Final = 2
FED_DIPLOMATIC: Final = 3
KLI_REGULAR: Final = 4
KLI_BATTLE_GROUP: Final = 5
KLI_MARAUDERS: Final = 6
KLI_ASSAULT: Final = 7
ROM_REGULAR: Final = 8
ROM_BATTLE_GROUP: Final = 9
ROM_SCIENCE: Final = 10
ROM_MINING: Final = 11
FLEET_TYPES: Final = 12
FLEET_CARDS: Final = 9
FLEETS_A_CIV: Final = 3
FLEET_SIDES: Final = 2
FLEET_TYPE_IDS: Final = [
    *["fed_battle_group", "fed_science", "fed_colonization", "fed_diplomatic", "kli_regular"],
    *["kli_battle_group", "kli_marauders", "kli_assault", "rom_regular", "rom_battle_group", "rom_science"],
    *["rom_mining"],
]
FLEET_CARD_IDS: Final = [
    *["fed_fleet_1", "fed_fleet_2", "fed_fleet_3", "kli_fleet_1", "kli_fleet_2", "kli_fleet_3"],
    *["rom_fleet_1", "rom_fleet_2", "rom_fleet_3"],
]
# What a fleet may do while it is together.
FLEET_NONE: Final = 0
FLEET_REROLL_ONES_SPACE: Final = 1
FLEET_REROLL_ONES_INVASION: Final = 2
FLEET_SCIENCE: Final = 3
FLEET_FREE_COLONY: Final = 4
FLEET_REROLL_HEGEMONY: Final = 5
FLEET_PRODUCTION_PER_KILL: Final = 6
FLEET_MINING: Final = 7
FLEET_RULE_IDS: Final = [
    *["none", "reroll_ones_space", "reroll_ones_invasion", "science", "free_colony", "reroll_hegemony"],
    *["production_per_kill", "mining"],
]

# Advancements, civilization * 15 + number, the starting card of each first.
UNIVERSAL_TRANSLATORS: Final = 0
STARFLEET_DIPLOMATIC_CORPS: Final = 1
ORBITAL_LABORATORIES: Final = 2
COCHRANE_INSTITUTE: Final = 3
TACHYON_DETECTION_ARRAY: Final = 4
STARFLEET_ACADEMY: Final = 5
SCIENCE_DIRECTORATE: Final = 6
DAYSTROM_DESIGN_BUREAU: Final = 7
PHOTON_TORPEDOES: Final = 8
NAVIGATIONAL_DEFLECTORS: Final = 9
TERRAFORMING: Final = 10
FEDERATION_COUNCIL: Final = 11
MERCHANT_MARINE: Final = 12
STARFLEET_INTELLIGENCE: Final = 13
WARP_CORE_REFIT: Final = 14
DISRUPTOR_TECHNOLOGY: Final = 15
MASS_FIRE_TACTICS: Final = 16
ADAPTED_CLOAKING_DEVICE: Final = 17
CULT_OF_KAHLESS: Final = 18
ORBITAL_SHIP_YARDS: Final = 19
KLINGON_BATTLE_LUST: Final = 20
KLINGON_HIGH_COUNCIL: Final = 21
DILITHIUM_REFINERIES: Final = 22
RAPTOR_ENGINES: Final = 23
BIRD_OF_PREY_DESIGN: Final = 24
ASSAULT_TROOPS: Final = 25
TRIBUTE: Final = 26
PENAL_MINES: Final = 27
IMPERIAL_INTELLIGENCE: Final = 28
SONGS_OF_HONOR: Final = 29
ROMULAN_CLOAKING_DEVICE: Final = 30
ADVANCED_ROMULAN_CLOAKING_DEVICE: Final = 31
SUPERIOR_TARGETING_ARRAY: Final = 32
SUPERIOR_SHIELD_HARMONICS: Final = 33
ROMULAN_DISRUPTORS: Final = 34
CLOAKED_ORBITAL_MINES: Final = 35
COVERT_OPERATIONS_CORPS: Final = 36
TAL_SHIAR: Final = 37
ROMULAN_SENATE: Final = 38
SINGULARITY_DRIVE: Final = 39
REMAN_LABOR: Final = 40
PLASMA_TORPEDOES: Final = 41
IMPERIAL_ARTS: Final = 42
NEUTRAL_ZONE: Final = 43
WARBIRD_CONSTRUCTION: Final = 44
ADVANCEMENTS: Final = 45
ADVANCEMENTS_A_CIV: Final = 15
DECK: Final = 14
ADVANCEMENT_IDS: Final = [
    *["universal_translators", "starfleet_diplomatic_corps", "orbital_laboratories", "cochrane_institute"],
    *["tachyon_detection_array", "starfleet_academy", "science_directorate", "daystrom_design_bureau"],
    *["photon_torpedoes", "navigational_deflectors", "terraforming", "federation_council", "merchant_marine"],
    *["starfleet_intelligence", "warp_core_refit", "disruptor_technology", "mass_fire_tactics"],
    *["adapted_cloaking_device", "cult_of_kahless", "orbital_ship_yards", "klingon_battle_lust"],
    *["klingon_high_council", "dilithium_refineries", "raptor_engines", "bird_of_prey_design"],
    *["assault_troops", "tribute", "penal_mines", "imperial_intelligence", "songs_of_honor"],
    *["romulan_cloaking_device", "advanced_romulan_cloaking_device", "superior_targeting_array"],
    *["superior_shield_harmonics", "romulan_disruptors", "cloaked_orbital_mines", "covert_operations_corps"],
    *["tal_shiar", "romulan_senate", "singularity_drive", "reman_labor", "plasma_torpedoes", "imperial_arts"],
    *["neutral_zone", "warbird_construction"],
]

TYPE_MILITARY: Final = 0
TYPE_ESPIONAGE: Final = 1
TYPE_ENGINEERING: Final = 2
TYPE_SCIENCE: Final = 3
TYPE_SOCIETY: Final = 4
TYPE_IDS: Final = ["military", "espionage", "engineering", "science", "society"]
# Icons, as bits.
WARP_ICON: Final = 1
COMMAND_ICON: Final = 2
CULTURE_ICON: Final = 4
ICON_IDS: Final = ["warp", "command", "culture"]

# Effects of advancements.
HEGEMONY_BONUS: Final = 0
REFUND_FAILED_HEGEMONY: Final = 1
INCOME_PER_STARBASE: Final = 2
INCOME_IF_SYSTEMS: Final = 3
INCOME_PER_HELD_TRADE: Final = 4
INCOME_IF_NO_TRADE_GIVEN: Final = 5
EXHAUST_ENTER_WARP_EXTRA_TOKEN: Final = 6
NEGATE_CLOAKING: Final = 7
SECOND_RESEARCH_ONE_PROJECT: Final = 8
UPGRADE_DISCOUNT: Final = 9
REROLL_MISSES_FIRST_ROUND: Final = 10
HAZARD_BONUS: Final = 11
FREE_NODE_ON_COLONIZE: Final = 12
EXHAUST_PEEK_EXPLORATION: Final = 13
SIX_ALWAYS_HITS: Final = 14
DOUBLES_ON_MISS_KILL: Final = 15
FIRST_STRIKE_OWN_TURN: Final = 16
CLOAKING: Final = 17
SACRIFICE_SHIPS_FOR_HITS: Final = 18
FREE_SHIP_PER_STARBASE_BUILD_PHASE: Final = 19
REFRESH_COMMAND_FLAWLESS_ATTACK: Final = 20
IMPULSE_SPEED: Final = 21
INVASION_EXTRA_DICE: Final = 22
ON_CAPTURE_INVASION: Final = 23
ON_BATTLE_WIN: Final = 24
ON_OWN_FLEET_DESTROYED: Final = 25
NODE_DISCOUNT: Final = 26
EXHAUST_CANCEL_BATTLE: Final = 27
MOVE_PAST_HOSTILES: Final = 28
REROLL_ONE_PER_ROUND: Final = 29
FLEET_IGNORES_FIRST_CASUALTY_EACH_ROUND: Final = 30
MINES_HAZARD: Final = 31
EXHAUST_STEAL_PROJECT_TOKEN: Final = 32
EXHAUST_ESPIONAGE: Final = 33
EXTRA_DICE_FIRST_ROUND: Final = 34
OWN_RESISTANCE_BONUS: Final = 35
BULK_SHIP_DISCOUNT: Final = 36
EFFECTS: Final = 37
EFFECT_IDS: Final = [
    *["hegemony_bonus", "refund_failed_hegemony", "income_per_starbase", "income_if_systems"],
    *["income_per_held_trade", "income_if_no_trade_given", "exhaust_enter_warp_extra_token"],
    *["negate_cloaking", "second_research_one_project", "upgrade_discount", "reroll_misses_first_round"],
    *["hazard_bonus", "free_node_on_colonize", "exhaust_peek_exploration", "six_always_hits"],
    *["doubles_on_miss_kill", "first_strike_own_turn", "cloaking", "sacrifice_ships_for_hits"],
    *["free_ship_per_starbase_build_phase", "refresh_command_flawless_attack", "impulse_speed"],
    *["invasion_extra_dice", "on_capture_invasion", "on_battle_win", "on_own_fleet_destroyed"],
    *["node_discount", "exhaust_cancel_battle", "move_past_hostiles", "reroll_one_per_round"],
    *["fleet_ignores_first_casualty_each_round", "mines_hazard", "exhaust_steal_project_token"],
    *["exhaust_espionage_to_exhaust_rival_advancement", "extra_dice_first_round", "own_resistance_bonus"],
    *["bulk_ship_discount"],
]

# Exploration cards, by kind of card and by what is printed on it.
PLANET_EATER: Final = 0
ICONIAN_PROBE: Final = 1
PLAGUE: Final = 2
TRIBBLES: Final = 3
SPATIAL_DISPLACEMENT: Final = 4
CRYSTALLINE_ENTITY: Final = 5
AUTOMATED_DEFENSES: Final = 6
ION_STORM: Final = 7
GUARDIAN_OF_FOREVER: Final = 8
PEACEFUL_MEDITATION: Final = 9
SUBSPACE_RELAY: Final = 10
LOST_COLONY: Final = 11
DILITHIUM_DEPOSITS: Final = 12
ANCIENT_ARCHIVE: Final = 13
CULTURAL_EXCHANGE: Final = 14
VIRGIN_WORLD: Final = 15
PREWARP_2: Final = 16
PREWARP_3: Final = 17
WARP_CAPABLE_1: Final = 18
WARP_CAPABLE_2: Final = 19
WARP_CAPABLE_3: Final = 20
EXPLORATIONS: Final = 21
EXPLORATION_CARDS: Final = 30
NO_CARD: Final = -1
EXPLORATION_IDS: Final = [
    *["planet_eater", "iconian_probe", "plague", "tribbles", "spatial_displacement", "crystalline_entity"],
    *["automated_defenses", "ion_storm", "guardian_of_forever", "peaceful_meditation", "subspace_relay"],
    *["lost_colony", "dilithium_deposits", "ancient_archive", "cultural_exchange", "virgin_world"],
    *["prewarp_2", "prewarp_3", "warp_capable_1", "warp_capable_2", "warp_capable_3"],
]

CRISIS: Final = 0
DISCOVERY: Final = 1
VIRGIN: Final = 2
CIVILIZATION: Final = 3
EXPLORATION_KIND_IDS: Final = ["crisis", "discovery", "virgin_world", "civilization"]
# Steps of a card in the order in which they are done.
CARD_STEP_IDS: Final = [
    *["hazard", "until_survived", "until_colonized", "reward_if_survive", "exhaust_commands", "lose", "gain"],
    *["may_place_on_projects", "choice", "destroy_system", "displace", "free_advancement"],
    *["remote_trade_window", "rival_colony", "prewarp_tokens", "warp_level"],
]

# Independent civilizations and starts.
LEVELS: Final = 3
LEVEL_IDS: Final = ["level_1", "level_2", "level_3"]
START_IDS: Final = ["standard", "more_starting_resources", "humble_beginnings"]
STANDARD: Final = 0
MORE_STARTING_RESOURCES: Final = 1
HUMBLE_BEGINNINGS: Final = 2

# Models of the map. A spot is an angle in degrees on the free map, a hex by number on the hex map.
POLAR: Final = 0
HEX: Final = 1
MAP_MODEL_IDS: Final = ["polar", "hex"]
LANES: Final = 128  # more than all lane places of the discs allow
LONGEST_LANE: Final = 4
SPOTS: Final = 360
