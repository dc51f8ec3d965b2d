"""The names of what is in the box, as numbers: tiles, kinds, keywords, phases, effects, actions, goals.

Everything inside the engine is an int; the tuples of ids give the words of the data files, in their order.
A tile is a planet (0 to 59), a home colony (60 to 75) or a technology (76 to 115): one numbering for all three,
because powers, keywords and points do not care which it is. No tile has a constant: what it does is data.
"""

from typing import Final

KINDS: Final = 4
GRAY: Final = 4  # the kind of a colony that never holds a good
ANY: Final = 5  # every kind, in powers; the kind of the refinery whose owner says
KIND_IDS: Final = ("novelty", "rare", "genes", "alien")
KIND_WORDS: Final = ("novelty", "rare", "genes", "alien", "none", "any")
NO_GOOD: Final = -1

KEYWORD_IDS: Final = ("alien", "imperium", "rebel", "terraforming", "uplift")

# How a colony gets its good.
BARREN: Final = 0
PRODUCTION: Final = 1
WINDFALL: Final = 2
GOOD_WORDS: Final = ("none", "production", "windfall")

EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
PRODUCE: Final = 3
TRADE: Final = 4
CONSUME: Final = 5
PHASES: Final = 6
PHASE_IDS: Final = ("explore", "develop", "settle", "produce", "trade", "consume")

# The closed vocabulary of powers: 27 effects in 6 phases.
X_DRAW_BAG: Final = 0
X_GAIN_COLONISTS: Final = 1
X_DEVELOP_DISCOUNT: Final = 2
X_GAIN_CREDITS_START: Final = 3
X_GAIN_CREDITS_AFTER: Final = 4
X_MILITARY: Final = 5
X_SETTLE_DISCOUNT: Final = 6
X_COST_OR_MILITARY: Final = 7
X_TEMP_MILITARY: Final = 8
X_AFTER_SETTLE: Final = 9
X_PAY_FOR_MILITARY: Final = 10
X_SETTLE_SECOND: Final = 11
X_UPGRADE_COLONY: Final = 12
X_REPLACE_THIS: Final = 13
X_PRODUCE_CREDITS: Final = 14
X_CREDITS_PER_COLONY: Final = 15
X_CREDITS_IF_PRODUCED_HERE: Final = 16
X_WINDFALL: Final = 17
X_CREDITS_IF_MOST: Final = 18
X_CREDITS_PER_GOOD_PRODUCED: Final = 19
X_TRADE_BONUS: Final = 20
X_CONVERT: Final = 21
X_CONVERT_EACH: Final = 22
X_CONVERT_EACH_DISTINCT: Final = 23
X_CONSUME_GAIN: Final = 24
X_PER_GOOD_CONSUMED: Final = 25
X_SELL_AGAIN: Final = 26
EFFECT_IDS: Final = (
    "explore.draw_bag",
    "explore.gain_colonists",
    "develop.discount",
    "develop.gain_credits_start",
    "develop.gain_credits_after",
    "settle.military",
    "settle.discount",
    "settle.cost_or_military",
    "settle.temp_military",
    "settle.after_settle",
    "settle.pay_for_military",
    "settle.settle_second",
    "settle.upgrade_colony",
    "settle.replace_this",
    "produce.gain_credits",
    "produce.credits_per_colony",
    "produce.credits_if_produced_here",
    "produce.windfall",
    "produce.credits_if_most",
    "produce.credits_per_good_produced",
    "trade.bonus",
    "consume.convert",
    "consume.convert_each",
    "consume.convert_each_distinct",
    "consume.gain",
    "consume.per_good_consumed",
    "consume.sell_again",
)

ISOLATION: Final = 0
DEVELOP_TILE: Final = 1
EXPLORE_TILE: Final = 2
SETTLE_TILE: Final = 3
PRODUCE_TILE: Final = 4
TRADE_TILE: Final = 5
DIPLOMATS: Final = 6
REVIEW_GOALS: Final = 7
ACTION_IDS: Final = (
    "isolation",
    "develop",
    "explore",
    "settle",
    "produce",
    "trade_consume",
    "diplomats",
    "review_goals",
)

CIVIL_SERVICES: Final = 0
FACTION_TOLERANCE: Final = 1
SKILLED_WORKFORCE: Final = 2
DIVERSITY: Final = 3
RESOURCE_STOCKPILING: Final = 4
EXPLORATION: Final = 5
SALES_TAX: Final = 6
DRAFT: Final = 7
GOALS: Final = 8
GOAL_IDS: Final = (
    "civil_services",
    "faction_tolerance",
    "skilled_workforce",
    "diversity",
    "resource_stockpiling",
    "exploration",
    "sales_tax",
    "draft",
)
# What the goals count, in the same order.
GOAL_COUNTS: Final = (
    "consume_powers",
    "distinct_keywords",
    "distinct_power_phases",
    "distinct_colony_kinds",
    "stockpiled_goods",
    "stockpiled_planets",
    "stockpiled_credits",
    "unused_colonists",
)

PLANETS: Final = 60
FIRST_HOME: Final = 60
FIRST_TECH: Final = 76
TILES: Final = 116
COLONY_TILES: Final = 76
TECHS: Final = 40
HOMES: Final = 16
PLANET_IDS: Final = (
    "devolved_uplift_race",
    "artist_settlement",
    "secluded_world",
    "destroyed_world",
    "imperium_survey_hq",
    "gem_world",
    "spice_world",
    "new_vinland",
    "space_port",
    "novelty_peddlers",
    "asteroid_belt",
    "radioactive_world",
    "volcanic_world",
    "mining_mole_uplift_race",
    "pre_sentient_race",
    "alien_oort_cloud_refinery",
    "prosperous_world",
    "deep_space_symbionts",
    "alien_rosetta_stone_world",
    "comet_zone",
    "uplift_gene_breeders",
    "galactic_news_hub",
    "distant_world",
    "deserted_alien_outpost",
    "imperium_armaments_world",
    "galactic_studios",
    "lost_species_ark_world",
    "terraformed_world",
    "imperium_capital",
    "new_earth",
    "imperium_munitions",
    "alien_robotic_factory",
    "alien_uplift_chamber",
    "alien_data_repository",
    "rebel_uplift_world",
    "imperium_fifth_column",
    "rebel_fuel_cache",
    "rebel_sympathizers",
    "new_survivalists",
    "rebel_miners",
    "avian_uplift_race",
    "reptilian_uplift_race",
    "aquatic_uplift_race",
    "insect_uplift_race",
    "alien_robot_sentry",
    "rebel_underground",
    "rebel_warrior_race",
    "information_hub",
    "uplift_coalition",
    "self_repairing_alien_artillery",
    "imperium_fuel_depot",
    "imperium_blaster_gem_depot",
    "rebel_outpost",
    "rebel_base",
    "lost_alien_battle_fleet",
    "rebel_homeworld",
    "rebel_resistance",
    "alien_monolith",
    "rebel_stronghold",
    "alien_sentinels",
)
HOME_IDS: Final = (
    "old_earth",
    "dying_colony",
    "epsilon_eridani",
    "galactic_scavengers",
    "alpha_centauri",
    "rebel_cantina",
    "new_sparta",
    "ancient_race",
    "earths_lost_colony",
    "imperium_warlord",
    "separatist_colony",
    "damaged_alien_factory",
    "abandoned_mine_squatters",
    "uplift_researchers",
    "industrial_robots",
    "rebel_mutineers",
)
TECH_IDS: Final = (
    "space_marines",
    "public_works",
    "contact_specialist",
    "genetics_lab",
    "homesteading_pioneers",
    "mining_conglomerate",
    "imperium_arms_factory",
    "consumer_markets",
    "survey_team",
    "expeditionary_force",
    "export_duties",
    "mining_robots",
    "alien_researchers",
    "alien_monument",
    "terraforming_engineers",
    "terraforming_specialists",
    "investment_credits",
    "diversified_economy",
    "improved_logistics",
    "terraforming_robots",
    "drop_ships",
    "galactic_salon",
    "trade_league",
    "technology_investors",
    "free_trade_association",
    "pan_galactic_hologrid",
    "mining_league",
    "imperium_war_profiteers",
    "new_galactic_order",
    "military_industry",
    "alien_tech_institute",
    "galactic_exchange",
    "pan_galactic_league",
    "uplift_gene_hunters",
    "imperium_lords",
    "galactic_imperium",
    "frontier_settlers",
    "federation_survey",
    "new_economy",
    "galactic_federation",
)
TILE_IDS: Final = (*PLANET_IDS, *HOME_IDS, *TECH_IDS)

SLOT_IDS: Final = (
    "s01",
    "s02",
    "s03",
    "s04",
    "s05",
    "s06",
    "s07",
    "s08",
    "s09",
    "s10",
    "s11",
    "s12",
    "s13",
    "s14",
    "s15",
    "s16",
    "l1",
    "l2",
    "l3",
    "l4",
    "l5",
    "l6",
    "l7",
    "l8",
)
SIDE_WORDS: Final = ("fixed", "A", "B")
SIDE_A: Final = 1
SIDE_B: Final = 2
BOARDS: Final = 8
