"""The names of what is in the box, as numbers: resources, sectors, technologies, parts, ships, species.

Everything inside the engine is an int; the tuples of ids give the words of the data files, in printed order.
"""

from typing import Final

# Resources, which are also the population tracks; a grey square takes a cube of any of them.
MATERIALS: Final = 0
SCIENCE: Final = 1
MONEY: Final = 2
GREY: Final = 3
RESOURCES: Final = 3
RESOURCE_IDS: Final = ("materials", "science", "money")
SQUARE_IDS: Final = ("materials", "science", "money", "grey")

# Actions; the last three of the list of discs are the reactions.
EXPLORE: Final = 0
RESEARCH: Final = 1
UPGRADE: Final = 2
BUILD: Final = 3
MOVE: Final = 4
INFLUENCE: Final = 5
ACTION_IDS: Final = ("explore", "research", "upgrade", "build", "move", "influence")
REACTION_IDS: Final = ("upgrade", "build", "move")
DISC_SPACES: Final = 9

# Ships of players, then those that nobody plays.
INTERCEPTOR: Final = 0
CRUISER: Final = 1
DREADNOUGHT: Final = 2
STARBASE: Final = 3
ANCIENT: Final = 4
GUARDIAN: Final = 5
GCDS: Final = 6
SHIP_IDS: Final = ("interceptor", "cruiser", "dreadnought", "starbase", "ancient", "guardian", "gcds")
PLAYER_SHIPS: Final = 4
NPC_IDS: Final = ("ancient", "guardian", "gcds")
NPC_VARIANTS: Final = ("normal", "advanced")
# What can be built: the ships of players, then structures.
ORBITAL: Final = 4
MONOLITH: Final = 5
BUILD_IDS: Final = ("interceptor", "cruiser", "dreadnought", "starbase", "orbital", "monolith")
FLEET: Final = (8, 4, 2, 4)
"""Ships of a player by kind: ship ids are dealt out by these."""
SHIPS_EACH: Final = 18
FIRST_SHIP: Final = (0, 8, 12, 14, 18)
"""Where each kind begins among a player's eighteen ships."""
SHIP_KINDS: Final = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3]
MOST_NPCS: Final = 22
NPC: Final = 6
"""Owner of the ships that nobody plays."""
NOBODY: Final = -1

DICE_IDS: Final = ("yellow", "orange", "blue", "red")
YELLOW: Final = 0
ORANGE: Final = 1
BLUE: Final = 2
RED: Final = 3

# Rings of zones, and the kinds of sectors that are not drawn from a stack.
CENTER: Final = 0
INNER: Final = 1
MIDDLE: Final = 2
OUTER: Final = 3
STARTING: Final = 4
GUARDED: Final = 5
RING_IDS: Final = ("center", "inner", "middle", "outer", "starting", "guardian")

SECTORS: Final = 60
GALACTIC_CENTER: Final = 0
SECTOR_IDS: Final = (
    "001",
    "101",
    "102",
    "103",
    "104",
    "105",
    "106",
    "107",
    "108",
    "109",
    "110",
    "201",
    "202",
    "203",
    "204",
    "205",
    "206",
    "207",
    "208",
    "209",
    "210",
    "211",
    "214",
    "281",
    "301",
    "302",
    "303",
    "304",
    "305",
    "306",
    "307",
    "308",
    "309",
    "310",
    "311",
    "312",
    "313",
    "314",
    "315",
    "316",
    "317",
    "318",
    "381",
    "382",
    "221",
    "222",
    "223",
    "224",
    "225",
    "226",
    "227",
    "228",
    "229",
    "230",
    "231",
    "232",
    "271",
    "272",
    "273",
    "274",
)
# Squares of a sector: as printed, and one for its orbital.
SQUARES: Final = 7
ORBITAL_SQUARE: Final = 6

MILITARY: Final = 0
GRID: Final = 1
NANO: Final = 2
RARE: Final = 3
TRACKS: Final = 3
TRACK_IDS: Final = ("military", "grid", "nano")
CATEGORY_IDS: Final = ("military", "grid", "nano", "rare")
TECH_KIND_IDS: Final = ("ship_part", "build", "instant", "permanent")

TECH_NEUTRON_BOMBS: Final = 0
TECH_STARBASE: Final = 1
TECH_PLASMA_CANNON: Final = 2
TECH_PHASE_SHIELD: Final = 3
TECH_ADVANCED_MINING: Final = 4
TECH_TACHYON_SOURCE: Final = 5
TECH_GLUON_COMPUTER: Final = 6
TECH_PLASMA_MISSILE: Final = 7
TECH_GAUSS_SHIELD: Final = 8
TECH_FUSION_SOURCE: Final = 9
TECH_IMPROVED_HULL: Final = 10
TECH_POSITRON_COMPUTER: Final = 11
TECH_ADVANCED_ECONOMY: Final = 12
TECH_TACHYON_DRIVE: Final = 13
TECH_ANTIMATTER_CANNON: Final = 14
TECH_QUANTUM_GRID: Final = 15
TECH_NANOROBOTS: Final = 16
TECH_FUSION_DRIVE: Final = 17
TECH_ORBITAL: Final = 18
TECH_ADVANCED_ROBOTICS: Final = 19
TECH_ADVANCED_LABS: Final = 20
TECH_MONOLITH: Final = 21
TECH_WORMHOLE_GENERATOR: Final = 22
TECH_ARTIFACT_KEY: Final = 23
TECH_ANTIMATTER_SPLITTER: Final = 24
TECH_CONIFOLD_FIELD: Final = 25
TECH_NEUTRON_ABSORBER: Final = 26
TECH_ABSORPTION_SHIELD: Final = 27
TECH_CLOAKING_DEVICE: Final = 28
TECH_IMPROVED_LOGISTICS: Final = 29
TECH_SENTIENT_HULL: Final = 30
TECH_SOLITON_CANNON: Final = 31
TECH_TRANSITION_DRIVE: Final = 32
TECH_WARP_PORTAL: Final = 33
TECH_FLUX_MISSILE: Final = 34
TECH_PICO_MODULATOR: Final = 35
TECH_ANCIENT_LABS: Final = 36
TECH_ZERO_POINT_SOURCE: Final = 37
TECH_METASYNTHESIS: Final = 38
TECH_IDS: Final = (
    "neutron_bombs",
    "starbase",
    "plasma_cannon",
    "phase_shield",
    "advanced_mining",
    "tachyon_source",
    "gluon_computer",
    "plasma_missile",
    "gauss_shield",
    "fusion_source",
    "improved_hull",
    "positron_computer",
    "advanced_economy",
    "tachyon_drive",
    "antimatter_cannon",
    "quantum_grid",
    "nanorobots",
    "fusion_drive",
    "orbital",
    "advanced_robotics",
    "advanced_labs",
    "monolith",
    "wormhole_generator",
    "artifact_key",
    "antimatter_splitter",
    "conifold_field",
    "neutron_absorber",
    "absorption_shield",
    "cloaking_device",
    "improved_logistics",
    "sentient_hull",
    "soliton_cannon",
    "transition_drive",
    "warp_portal",
    "flux_missile",
    "pico_modulator",
    "ancient_labs",
    "zero_point_source",
    "metasynthesis",
)
TECHS: Final = 39

PART_ION_CANNON: Final = 0
PART_ELECTRON_COMPUTER: Final = 1
PART_HULL: Final = 2
PART_NUCLEAR_DRIVE: Final = 3
PART_NUCLEAR_SOURCE: Final = 4
PART_PLASMA_CANNON: Final = 5
PART_PHASE_SHIELD: Final = 6
PART_TACHYON_SOURCE: Final = 7
PART_GLUON_COMPUTER: Final = 8
PART_PLASMA_MISSILE: Final = 9
PART_GAUSS_SHIELD: Final = 10
PART_FUSION_SOURCE: Final = 11
PART_IMPROVED_HULL: Final = 12
PART_POSITRON_COMPUTER: Final = 13
PART_TACHYON_DRIVE: Final = 14
PART_ANTIMATTER_CANNON: Final = 15
PART_FUSION_DRIVE: Final = 16
PART_ABSORPTION_SHIELD: Final = 17
PART_CONIFOLD_FIELD: Final = 18
PART_SENTIENT_HULL: Final = 19
PART_SOLITON_CANNON: Final = 20
PART_TRANSITION_DRIVE: Final = 21
PART_FLUX_MISSILE: Final = 22
PART_ZERO_POINT_SOURCE: Final = 23
PART_ION_DISRUPTOR: Final = 24
PART_ION_TURRET: Final = 25
PART_PLASMA_TURRET: Final = 26
PART_SOLITON_CHARGER: Final = 27
PART_ION_MISSILE: Final = 28
PART_SOLITON_MISSILE: Final = 29
PART_ANTIMATTER_MISSILE: Final = 30
PART_AXION_COMPUTER: Final = 31
PART_FLUX_SHIELD: Final = 32
PART_INVERSION_SHIELD: Final = 33
PART_SHARD_HULL: Final = 34
PART_CONFORMAL_DRIVE: Final = 35
PART_NONLINEAR_DRIVE: Final = 36
PART_HYPERGRID_SOURCE: Final = 37
PART_MUON_SOURCE: Final = 38
EMPTY: Final = -1
PART_IDS: Final = (
    "ion_cannon",
    "electron_computer",
    "hull",
    "nuclear_drive",
    "nuclear_source",
    "plasma_cannon",
    "phase_shield",
    "tachyon_source",
    "gluon_computer",
    "plasma_missile",
    "gauss_shield",
    "fusion_source",
    "improved_hull",
    "positron_computer",
    "tachyon_drive",
    "antimatter_cannon",
    "fusion_drive",
    "absorption_shield",
    "conifold_field",
    "sentient_hull",
    "soliton_cannon",
    "transition_drive",
    "flux_missile",
    "zero_point_source",
    "ion_disruptor",
    "ion_turret",
    "plasma_turret",
    "soliton_charger",
    "ion_missile",
    "soliton_missile",
    "antimatter_missile",
    "axion_computer",
    "flux_shield",
    "inversion_shield",
    "shard_hull",
    "conformal_drive",
    "nonlinear_drive",
    "hypergrid_source",
    "muon_source",
)
PARTS: Final = 39
SPACES: Final = 8
"""Most spaces of a blueprint."""
ORIGIN_IDS: Final = ("default", "tech", "ancient")
FROM_DEFAULT: Final = 0
FROM_TECH: Final = 1
FROM_ANCIENTS: Final = 2

FOUND_GAIN_MATERIALS: Final = 0
FOUND_GAIN_SCIENCE: Final = 1
FOUND_GAIN_MONEY: Final = 2
FOUND_GAIN_MIXED: Final = 3
FOUND_ANCIENT_TECH: Final = 4
FOUND_ANCIENT_CRUISER: Final = 5
FOUND_ANCIENT_ORBITAL: Final = 6
FOUND_ANCIENT_MONOLITH: Final = 7
FOUND_PART_ION_DISRUPTOR: Final = 8
FOUND_PART_ION_TURRET: Final = 9
FOUND_PART_PLASMA_TURRET: Final = 10
FOUND_PART_SOLITON_CHARGER: Final = 11
FOUND_PART_ION_MISSILE: Final = 12
FOUND_PART_SOLITON_MISSILE: Final = 13
FOUND_PART_ANTIMATTER_MISSILE: Final = 14
FOUND_PART_AXION_COMPUTER: Final = 15
FOUND_PART_FLUX_SHIELD: Final = 16
FOUND_PART_INVERSION_SHIELD: Final = 17
FOUND_PART_SHARD_HULL: Final = 18
FOUND_PART_CONFORMAL_DRIVE: Final = 19
FOUND_PART_NONLINEAR_DRIVE: Final = 20
FOUND_PART_HYPERGRID_SOURCE: Final = 21
FOUND_PART_MUON_SOURCE: Final = 22
FOUND_ANCIENT_WARP_PORTAL: Final = 23
DISCOVERY_IDS: Final = (
    "gain_materials",
    "gain_science",
    "gain_money",
    "gain_mixed",
    "ancient_tech",
    "ancient_cruiser",
    "ancient_orbital",
    "ancient_monolith",
    "part_ion_disruptor",
    "part_ion_turret",
    "part_plasma_turret",
    "part_soliton_charger",
    "part_ion_missile",
    "part_soliton_missile",
    "part_antimatter_missile",
    "part_axion_computer",
    "part_flux_shield",
    "part_inversion_shield",
    "part_shard_hull",
    "part_conformal_drive",
    "part_nonlinear_drive",
    "part_hypergrid_source",
    "part_muon_source",
    "ancient_warp_portal",
)
DISCOVERIES: Final = 24

ERIDANI_EMPIRE: Final = 0
HYDRAN_PROGRESS: Final = 1
PLANTA: Final = 2
DESCENDANTS_OF_DRACO: Final = 3
MECHANEMA: Final = 4
ORION_HEGEMONY: Final = 5
TERRAN_DIRECTORATE: Final = 6
TERRAN_FEDERATION: Final = 7
TERRAN_UNION: Final = 8
TERRAN_REPUBLIC: Final = 9
TERRAN_CONGLOMERATE: Final = 10
TERRAN_ALLIANCE: Final = 11
SPECIES_IDS: Final = (
    "eridani_empire",
    "hydran_progress",
    "planta",
    "descendants_of_draco",
    "mechanema",
    "orion_hegemony",
    "terran_directorate",
    "terran_federation",
    "terran_union",
    "terran_republic",
    "terran_conglomerate",
    "terran_alliance",
)
COLOR_IDS: Final = ("red", "blue", "green", "yellow", "white", "black")
BLUEPRINT_SETS: Final = ("standard", "eridani", "orion", "planta")
COST_IDS: Final = ("default", "mechanema")
SPACE_IDS: Final = ("ambassador", "mixed", "reputation")

# Abilities of species, as bits.
POPULATION_DIES: Final = 1
SECTOR_POINTS: Final = 2
PEACE_WITH_ANCIENTS: Final = 4
ANCIENT_POINTS: Final = 8
ABILITY_IDS: Final = (
    "population_dies_to_ships",
    "vp_per_controlled_sector",
    "peace_with_ancients",
    "vp_per_ancient",
)

REPUTATION_VALUES: Final = 4

# Directions of the map and edges of a tile, clockwise from the top: (q, r) to add.
EDGES: Final = 6
STEP_Q: Final = [0, 1, 1, 0, -1, -1]
STEP_R: Final = [-1, -1, 0, 1, 1, 0]

# Where a design (a blueprint with its parts) keeps each value; one design has so many ints.
ENERGY: Final = 0
INITIATIVE: Final = 1
DRIVE: Final = 2
COMPUTER: Final = 3
SHIELD: Final = 4
HULL: Final = 5
CANNONS: Final = 6
MISSILES: Final = 10
DESIGN: Final = 14
