# Star Trek: Ascendancy: names and short descriptions. What cards do is told from their values, so an
# owner's corrections are told as well.
ascendancy-name = Star Trek: Ascendancy

## Resources and amounts

ascendancy-resource-production = Production
    .description = Builds ships and Production Nodes.
ascendancy-resource-research = Research
    .description = Goes on Projects and pays for weapons, shields and Research Nodes.
ascendancy-resource-culture = Culture
    .description = Founds colonies, wins systems by Hegemony and buys Ascendancy.
ascendancy-amount-production = { $n } Production
ascendancy-amount-research = { $n } Research
ascendancy-amount-culture = { $n } Culture
ascendancy-amount-ascendancy = { $n } Ascendancy
ascendancy-amount-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
ascendancy-amount-nodes = { $n ->
    [one] { $n } node
   *[other] { $n } nodes
}
ascendancy-amount-sectors = { $n ->
    [one] { $n } sector
   *[other] { $n } sectors
}
ascendancy-amount-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
ascendancy-amount-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
ascendancy-amount-commands = { $n ->
    [one] { $n } Command
   *[other] { $n } Commands
}
ascendancy-amount-tokens = { $n ->
    [one] { $n } Warp token
   *[other] { $n } Warp tokens
}
ascendancy-amount-projects = { $n ->
    [one] { $n } Project
   *[other] { $n } Projects
}
ascendancy-amount-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ascendancy-list = { $first }, { $rest }
ascendancy-nothing = nothing

## Civilizations

ascendancy-civ-federation = Federation
    .full = United Federation of Planets
    .description = Gathers Culture by discovery, never invades.
ascendancy-civ-klingons = Klingons
    .full = Klingon Empire
    .description = Gather Culture in battle, never retreat.
ascendancy-civ-romulans = Romulans
    .full = Romulan Star Empire
    .description = Strike first and gather Culture by their Advancements.
ascendancy-special-explore_strange_new_worlds = Explore Strange New Worlds
    .description = Take { $n } Culture when you discover a Phenomenon or carry out a Civilization card.
ascendancy-special-prime_directive = The Prime Directive
    .description = You never invade, and you do not colonize planets with a pre-warp civilization.
ascendancy-special-ever_victorious = Ever Victorious
    .description = Take 1 Culture after a Space Battle you won in which you destroyed at least { $n } ships.
ascendancy-special-death_before_dishonor = Death Before Dishonor
    .description = You never retreat, never break off an Invasion and never surrender.
ascendancy-special-cultural_superiority = Cultural Superiority
    .description = Take { $n } Culture when you complete an Advancement with a Culture icon.
ascendancy-special-suspicious = Suspicious
    .description = Trade Agreements that you receive arrive exhausted.

## Trade Agreements

ascendancy-trade-fed_trade_1 = Federation agreement 1
ascendancy-trade-fed_trade_2 = Federation agreement 2
ascendancy-trade-fed_trade_3 = Federation agreement 3
ascendancy-trade-kli_trade_1 = Klingon agreement 1
ascendancy-trade-kli_trade_2 = Klingon agreement 2
ascendancy-trade-kli_trade_3 = Klingon agreement 3
ascendancy-trade-rom_trade_1 = Romulan agreement 1
ascendancy-trade-rom_trade_2 = Romulan agreement 2
ascendancy-trade-rom_trade_3 = Romulan agreement 3
ascendancy-agreement = { $agreement } (+{ $n } Production)

## Systems

ascendancy-system-earth = Earth
ascendancy-system-qonos = Qo’noS
ascendancy-system-romulus = Romulus
ascendancy-system-ardana = Ardana
ascendancy-system-terra_nova = Terra Nova
ascendancy-system-delta_iv = Delta IV
ascendancy-system-valakis_vi = Valakis VI
ascendancy-system-capella = Capella
ascendancy-system-lytasia = Lytasia
ascendancy-system-deneb_v = Deneb V
ascendancy-system-rura_penthe = Rura Penthe
ascendancy-system-mazar = Mazar
ascendancy-system-nimbus_iii = Nimbus III
ascendancy-system-organia = Organia
ascendancy-system-janus_vi = Janus VI
ascendancy-system-talos_iv = Talos IV
ascendancy-system-nausicaa = Nausicaa
ascendancy-system-coridan = Coridan
ascendancy-system-risa = Risa
ascendancy-system-shermans_planet = Sherman’s Planet
ascendancy-system-mintaka_iii = Mintaka III
ascendancy-system-excalbia = Excalbia
ascendancy-system-ceti_alpha_v = Ceti Alpha V
ascendancy-system-gamma_hydra_iv = Gamma Hydra IV
ascendancy-system-murasaki_312 = Murasaki 312
ascendancy-system-stellar_nursery = Stellar Nursery
ascendancy-system-pulsar = Pulsar
ascendancy-system-neutron_star = Neutron Star
ascendancy-system-mutara_nebula = Mutara Nebula
ascendancy-system-black_hole = Black Hole
ascendancy-kind-home = home system
ascendancy-kind-planet = planet
ascendancy-kind-phenomenon = Phenomenon
ascendancy-slot-production = Production slot
ascendancy-slot-research = Research slot
ascendancy-slot-culture = Culture slot
ascendancy-slot-open = open slot
ascendancy-node-production = Production Node
ascendancy-node-research = Research Node
ascendancy-node-culture = Culture Node
ascendancy-place-lane = lane { $a }–{ $b }, sector { $n }
ascendancy-place-open = open lane from { $a }, sector { $n }
ascendancy-place-nowhere = a lane that is gone
ascendancy-place-adrift = drifting lane, sector { $n }
ascendancy-lane = lane { $a }–{ $b }
ascendancy-lane-open = open lane from { $a }
ascendancy-lane-adrift = drifting lane
ascendancy-lane-gone = a lane that is gone

## Ships and Fleets

ascendancy-unit-ship = single ship
ascendancy-unit-singles = single ships at { $place }
ascendancy-unit-former = Fleet { $n }
ascendancy-unit-fleet = Fleet { $n } ({ $type }, { $ships })
ascendancy-fleet-fed_battle_group = Battle Group
ascendancy-fleet-fed_science = Science Fleet
ascendancy-fleet-fed_colonization = Colonization Fleet
ascendancy-fleet-fed_diplomatic = Diplomatic Fleet
ascendancy-fleet-kli_regular = Regular Fleet
ascendancy-fleet-kli_battle_group = Battle Group
ascendancy-fleet-kli_marauders = Marauders
ascendancy-fleet-kli_assault = Assault Fleet
ascendancy-fleet-rom_regular = Regular Fleet
ascendancy-fleet-rom_battle_group = Battle Group
ascendancy-fleet-rom_science = Science Fleet
ascendancy-fleet-rom_mining = Mining Fleet
ascendancy-fleet-rule-none = No rule of its own.
ascendancy-fleet-rule-reroll_ones_space = In Space Battles it may reroll its dice that show 1.
ascendancy-fleet-rule-reroll_ones_invasion = In Invasions it may reroll its dice that show 1.
ascendancy-fleet-rule-science = It braves a Hazard with a single die, and once a turn braves a Phenomenon without a Command.
ascendancy-fleet-rule-free_colony = It may colonize the system that it Occupies without Culture, giving up one ship and disbanding.
ascendancy-fleet-rule-reroll_hegemony = Where it stands the die of a Hegemony attempt may be rerolled once.
ascendancy-fleet-rule-production_per_kill = It takes 1 Production for each ship that its own dice destroy.
ascendancy-fleet-rule-mining = Once a turn, for a Command, it takes 2 Production in an Undeveloped system or a Phenomenon.

## Advancements

ascendancy-type-military = Military
ascendancy-type-espionage = Espionage
ascendancy-type-engineering = Engineering
ascendancy-type-science = Science
ascendancy-type-society = Society
ascendancy-icon-warp = Warp icon: one more system when exiting Warp
ascendancy-icon-command = Command icon: one more Command
ascendancy-icon-culture = Culture icon: the Romulans take Culture on completion
ascendancy-advancement-universal_translators = Universal Translators
ascendancy-advancement-starfleet_diplomatic_corps = Starfleet Diplomatic Corps
ascendancy-advancement-orbital_laboratories = Orbital Laboratories
ascendancy-advancement-cochrane_institute = Cochrane Institute
ascendancy-advancement-tachyon_detection_array = Tachyon Detection Array
ascendancy-advancement-starfleet_academy = Starfleet Academy
ascendancy-advancement-science_directorate = Science Directorate
ascendancy-advancement-daystrom_design_bureau = Daystrom Design Bureau
ascendancy-advancement-photon_torpedoes = Photon Torpedoes
ascendancy-advancement-navigational_deflectors = Navigational Deflectors
ascendancy-advancement-terraforming = Terraforming
ascendancy-advancement-federation_council = Federation Council
ascendancy-advancement-merchant_marine = Merchant Marine
ascendancy-advancement-starfleet_intelligence = Starfleet Intelligence
ascendancy-advancement-warp_core_refit = Warp Core Refit
ascendancy-advancement-disruptor_technology = Disruptor Technology
ascendancy-advancement-mass_fire_tactics = Mass Fire Tactics
ascendancy-advancement-adapted_cloaking_device = Adapted Cloaking Device
ascendancy-advancement-cult_of_kahless = Cult of Kahless
ascendancy-advancement-orbital_ship_yards = Orbital Ship Yards
ascendancy-advancement-klingon_battle_lust = Klingon Battle Lust
ascendancy-advancement-klingon_high_council = High Council
ascendancy-advancement-dilithium_refineries = Dilithium Refineries
ascendancy-advancement-raptor_engines = Raptor Engines
ascendancy-advancement-bird_of_prey_design = Bird-of-Prey Design
ascendancy-advancement-assault_troops = Assault Troops
ascendancy-advancement-tribute = Tribute of the Conquered
ascendancy-advancement-penal_mines = Penal Mines
ascendancy-advancement-imperial_intelligence = Imperial Intelligence
ascendancy-advancement-songs_of_honor = Songs of Honor
ascendancy-advancement-romulan_cloaking_device = Romulan Cloaking Device
ascendancy-advancement-advanced_romulan_cloaking_device = Advanced Romulan Cloaking Device
ascendancy-advancement-superior_targeting_array = Superior Targeting Array
ascendancy-advancement-superior_shield_harmonics = Superior Shield Harmonics
ascendancy-advancement-romulan_disruptors = Romulan Disruptors
ascendancy-advancement-cloaked_orbital_mines = Cloaked Orbital Mines
ascendancy-advancement-covert_operations_corps = Covert Operations Corps
ascendancy-advancement-tal_shiar = Tal Shiar
ascendancy-advancement-romulan_senate = Romulan Senate
ascendancy-advancement-singularity_drive = Singularity Drive
ascendancy-advancement-reman_labor = Reman Labor
ascendancy-advancement-plasma_torpedoes = Plasma Torpedoes
ascendancy-advancement-imperial_arts = Imperial Arts
ascendancy-advancement-neutral_zone = Neutral Zone
ascendancy-advancement-warbird_construction = Warbird Construction

## What Advancements do

ascendancy-effect-hegemony_bonus = +{ $n } to your Hegemony attempts
ascendancy-effect-refund_failed_hegemony = a failed Hegemony attempt gives { $n } Culture back
ascendancy-effect-income_per_starbase = at Generation { $gain } for each Starbase you control
ascendancy-effect-income_if_systems = at Generation { $gain } if you control at least { $least } systems
ascendancy-effect-income_per_held_trade = at Generation { $gain } for each face-up agreement you hold
ascendancy-effect-income_if_no_trade_given = at Generation { $gain } if no rival holds an agreement of yours
ascendancy-effect-exhaust_enter_warp_extra_token = { $n ->
    [one] Exhaust when a unit enters Warp: it gets { $n } more Warp token
   *[other] Exhaust when a unit enters Warp: it gets { $n } more Warp tokens
}
ascendancy-effect-negate_cloaking = rivals’ cloaking does not work against you
ascendancy-effect-second_research_one_project = { $n ->
    [one] one Project a turn may get a second Research
   *[other] { $n } Projects a turn may get a second Research
}
ascendancy-effect-upgrade_discount = weapons and shields cost { $n } less
ascendancy-effect-reroll_misses_first_round = { $n ->
    [one] reroll a missed die in the first round of a Space Battle
   *[other] reroll up to { $n } missed dice in the first round of a Space Battle
}
ascendancy-effect-hazard_bonus = Hazards count { $n } higher, that is safer, for your ships
ascendancy-effect-free_node_on_colonize = { $n ->
    [one] on colonizing build a Resource Node there for free
   *[other] on colonizing build up to { $n } Resource Nodes there for free
}
ascendancy-effect-exhaust_peek_exploration = Exhaust: look at the top { $n } Exploration cards and put them back in any order
ascendancy-effect-six_always_hits = a 6 always hits, whatever the shields
ascendancy-effect-doubles_on_miss_kill = in Space Battles each value that two or more missed dice show is one more hit
ascendancy-effect-first_strike_own_turn = First Strike in Space Battles that you start
ascendancy-effect-cloaking = cloaking
ascendancy-effect-sacrifice_ships_for_hits = instead of rolling destroy own ships in a Space Battle: each is one hit
ascendancy-effect-free_ship_per_starbase_build_phase = { $n ->
    [one] in your Building Phase one free ship at each Starbase you control
   *[other] in your Building Phase { $n } free ships at each Starbase you control
}
ascendancy-effect-refresh_command_flawless_attack = { $n ->
    [one] winning an attack without a loss refreshes a Command of yours
   *[other] winning an attack without a loss refreshes { $n } of your Commands
}
ascendancy-effect-impulse_speed = Impulse speed { $n }
ascendancy-effect-invasion_extra_dice = dice in each round of your Invasions: +{ $n }
ascendancy-effect-on_capture_invasion = { $gain } for each system you take by Invasion
ascendancy-effect-on_battle_win = { $gain } for each Space Battle you win
ascendancy-effect-on_own_fleet_destroyed = { $gain } for each Fleet of yours broken in combat
ascendancy-effect-node_discount = { $node }: costs { $n } less
ascendancy-effect-exhaust_cancel_battle = Exhaust: end a Space Battle against you
ascendancy-effect-move_past_hostiles = enter and pass sectors with other ships freely
ascendancy-effect-reroll_one_per_round = { $n ->
    [one] reroll a die in each round of any combat
   *[other] reroll up to { $n } dice in each round of any combat
}
ascendancy-effect-fleet_ignores_first_casualty_each_round = in Space Battles each of your Fleets ignores its first loss in a round
ascendancy-effect-mines_hazard = rivals’ ships that end a move in your systems brave Hazard { $n }
ascendancy-effect-exhaust_steal_project_token = Exhaust: take up to { $n } Research from a rival’s Project
ascendancy-effect-exhaust_espionage_to_exhaust_rival_advancement = Exhaust an Espionage card of yours: Exhaust an Advancement of a rival
ascendancy-effect-extra_dice_first_round = dice in the first round of a Space Battle: +{ $n }
ascendancy-effect-own_resistance_bonus = resistance of your systems: +{ $n }
ascendancy-effect-bulk_ship_discount = take { $gain } back for every { $least } ships built at one place
ascendancy-effect-none = only its icons

## Exploration

ascendancy-exploration-kind-crisis = Crisis
ascendancy-exploration-kind-discovery = Discovery
ascendancy-exploration-kind-virgin_world = Virgin World
ascendancy-exploration-kind-civilization = Civilization
ascendancy-exploration-planet_eater = Planet Eater
ascendancy-exploration-iconian_probe = Iconian Probe
ascendancy-exploration-plague = Plague
ascendancy-exploration-tribbles = Tribbles
ascendancy-exploration-spatial_displacement = Spatial Displacement
ascendancy-exploration-crystalline_entity = Crystalline Entity
ascendancy-exploration-automated_defenses = Automated Defenses
ascendancy-exploration-ion_storm = Ion Storm
ascendancy-exploration-guardian_of_forever = Guardian of Forever
ascendancy-exploration-peaceful_meditation = Peaceful Meditation
ascendancy-exploration-subspace_relay = Subspace Relay
ascendancy-exploration-lost_colony = Lost Colony
ascendancy-exploration-dilithium_deposits = Dilithium Deposits
ascendancy-exploration-ancient_archive = Ancient Archive
ascendancy-exploration-cultural_exchange = Cultural Exchange
ascendancy-exploration-virgin_world = Virgin World
ascendancy-exploration-prewarp_2 = Pre-Warp Civilization (2)
ascendancy-exploration-prewarp_3 = Pre-Warp Civilization (3)
ascendancy-exploration-warp_capable_1 = Warp-Capable Civilization, level 1
ascendancy-exploration-warp_capable_2 = Warp-Capable Civilization, level 2
ascendancy-exploration-warp_capable_3 = Warp-Capable Civilization, level 3
ascendancy-step-hazard = brave Hazard { $n }
ascendancy-step-until_survived = the card stays until a ship survives it
ascendancy-step-until_colonized = the card stays until the system is colonized
ascendancy-step-reward_if_survive = if a ship survives take { $gain }
ascendancy-step-exhaust_commands = Exhaust { $commands }
ascendancy-step-lose = lose up to { $gain }
ascendancy-step-gain = take { $gain }
ascendancy-step-may_place_on_projects = each may go on a Project
ascendancy-step-choice = { $first } or { $second }
ascendancy-step-destroy_own_ship_here = destroy { $ships } of yours here and take { $gain }
ascendancy-step-destroy_system = the system is destroyed
ascendancy-step-displace = the player to your right moves the unit to another system
ascendancy-step-free_advancement = complete one card of your deck at once
ascendancy-step-remote_trade_window = make an offer to one rival, wherever the ships are
ascendancy-step-rival_colony = the player to your right gives this system to a rival of yours
ascendancy-step-prewarp_tokens = { $n } Production for the first colonizer
ascendancy-step-warp_level = a free world of level { $n } with as many nodes
ascendancy-step-none = nothing happens

## Phases

ascendancy-phase-setup = Setting up
ascendancy-phase-initiative = Initiative
ascendancy-phase-building = Building Phase
ascendancy-phase-command = Command Phase
ascendancy-phase-trade = Trade between turns
ascendancy-phase-recharge = Recharge
ascendancy-phase-over = The game is over

## Options

ascendancy-option-simultaneous_first_turns = First turns at once
    .description = Speeds up the start: until they are over, no connection may join two homes.
ascendancy-option-simultaneous_first_turns-0 = No
    .description = Homes may be joined from the first turn.
ascendancy-option-simultaneous_first_turns-1 = First round
    .description = No First Contact in round 1.
ascendancy-option-simultaneous_first_turns-2 = First two rounds
    .description = No First Contact in rounds 1 and 2.
ascendancy-option-more_starting_resources = More starting resources
    .description = Speeds up the start.
ascendancy-option-more_starting_resources-false = No
    .description = The usual stock.
ascendancy-option-more_starting_resources-true = Yes
    .description = A richer stock of all three resources.
ascendancy-option-starting_project = Starting Project
    .description = Speeds up the start: everybody begins with a Project.
ascendancy-option-starting_project-none = No
    .description = Nobody has a Project.
ascendancy-option-starting_project-random = At random
    .description = One card off the deck.
ascendancy-option-starting_project-choose = Chosen
    .description = Each player chooses one card of the own deck.
ascendancy-option-extra_starting_advancement = Second starting Advancement
    .description = Speeds up the start: everybody begins with one more complete Advancement.
ascendancy-option-extra_starting_advancement-none = No
    .description = Only the starting card of the civilization.
ascendancy-option-extra_starting_advancement-random = At random
    .description = One card off the deck.
ascendancy-option-extra_starting_advancement-choose = Chosen
    .description = Each player chooses one card of the own deck.
ascendancy-option-random_turn_order = Random turn order
    .description = Speeds up the game: nobody bids.
ascendancy-option-random_turn_order-false = No
    .description = Players in contact bid for the turn order.
ascendancy-option-random_turn_order-true = Yes
    .description = The Turn Order cards are dealt every round.
ascendancy-option-wild_culture = Wild Culture
    .description = Speeds up the game: Culture is a joker.
ascendancy-option-wild_culture-false = No
    .description = Every cost is paid in its own resource.
ascendancy-option-wild_culture-true = Yes
    .description = Culture may pay for Production and Research.
ascendancy-option-easier_ascendancy = Easier Ascension
    .description = Speeds up the game: Ascendancy costs less Culture.
ascendancy-option-easier_ascendancy-false = No
    .description = The usual price.
ascendancy-option-easier_ascendancy-true = Yes
    .description = One Culture less for each token.
ascendancy-option-mystery_turn_order = Mystery turn order
    .description = Advanced: nobody knows who is next.
ascendancy-option-mystery_turn_order-false = No
    .description = Turn Order cards lie open.
ascendancy-option-mystery_turn_order-true = Yes
    .description = Cards are dealt face down each round; the lowest acts next and is shown only then.
ascendancy-option-random_galaxy = Random galaxy
    .description = Advanced: what the first discoveries are.
ascendancy-option-random_galaxy-false = No
    .description = The first systems discovered are planets.
ascendancy-option-random_galaxy-true = Yes
    .description = Planets and Phenomena are shuffled together.
ascendancy-option-unrestricted_trade_routes = Unrestricted trade routes
    .description = Advanced: how free ships at peace are to pass.
ascendancy-option-unrestricted_trade_routes-false = No
    .description = Passage must be asked for.
ascendancy-option-unrestricted_trade_routes-true = Yes
    .description = Peace gives passage without asking; agreements are cancelled only in one’s own turn.
ascendancy-option-humble_beginnings = Humble beginnings
    .description = Advanced: what everybody starts with.
ascendancy-option-humble_beginnings-false = No
    .description = The usual stock.
ascendancy-option-humble_beginnings-true = Yes
    .description = No resources and no Ascendancy.
ascendancy-option-focused_research = Focused research
    .description = Advanced: how Projects are launched.
ascendancy-option-focused_research-false = No
    .description = Cards are drawn from the deck.
ascendancy-option-focused_research-true = Yes
    .description = Instead of drawing you may take one card of your choice and shuffle.
ascendancy-option-civilizations = Civilizations
    .description = Who plays which.
ascendancy-option-civilizations-random = At random
    .description = Civilizations are dealt to the seats.
ascendancy-option-civilizations-choose = Chosen
    .description = Each player chooses, in the order of seats.
ascendancy-option-starting_planets_per_player = Planets on top
    .description = How many planets for each player lie on top of the stack; empty for the usual number.
ascendancy-option-map_model = Map
    .description = How systems and lanes are laid out.
ascendancy-option-map_model-polar = Free map
    .description = Any direction, true distances, floating systems that swing.
ascendancy-option-map_model-hex = Hex map
    .description = Systems and lanes on a board of hexes.
ascendancy-option-ever_victorious = Ever Victorious
    .description = Which ships count for the Klingons’ Culture.
ascendancy-option-ever_victorious-destroyed = Destroyed ships
    .description = Ships that you destroyed in the battle.
ascendancy-option-ever_victorious-fielded = Fielded ships
    .description = Ships with which your beaten opponents began the battle.
ascendancy-option-retreat_clear = Retreat out of reach
    .description = Where a retreat may end.
ascendancy-option-retreat_clear-false = Anywhere
    .description = Also next to ships of an opponent in the battle.
ascendancy-option-retreat_clear-true = Clear of enemies
    .description = Not next to ships of an opponent in the battle.
ascendancy-option-round_cap = Round limit
    .description = Ends the game after so many rounds; empty for none. This is not a rule of the game.
