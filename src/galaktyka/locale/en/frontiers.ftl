# New Frontiers: names of components, options and amounts, and what powers say.
# A message is the name as it stands alone. Attributes are forms for use inside sentences: .accusative,
# .genitive and .instrumental exist because Polish needs them. .description says in a line what the thing
# does. What a tile does is never written by hand: it is put together from its powers, so that an owner's
# corrected values are told too.

frontiers-name = New Frontiers

## Kinds of goods, planets and colonies

frontiers-kind-novelty = Novelty
    .genitive = Novelty
    .instrumental = Novelty
    .description = The cheapest goods, sold for { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }.
frontiers-kind-rare = Rare Elements
    .genitive = Rare Elements
    .instrumental = Rare Elements
    .description = Ore and fuel, sold for { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }.
frontiers-kind-genes = Genes
    .genitive = Genes
    .instrumental = Genes
    .description = Life of other worlds, sold for { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }.
frontiers-kind-alien = Alien Technology
    .genitive = Alien Technology
    .instrumental = Alien Technology
    .description = The most precious goods, sold for { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }.
frontiers-kind-none = Gray
frontiers-kind-any = any kind
    .description = The owner fixes its kind once per action.

## Keywords

frontiers-keyword-alien = ALIEN
frontiers-keyword-imperium = IMPERIUM
frontiers-keyword-rebel = REBEL
frontiers-keyword-terraforming = TERRAFORMING
frontiers-keyword-uplift = UPLIFT

## Phases of powers

frontiers-phase-explore = Explore
    .description = Powers that work in Explore, after your own pick.
frontiers-phase-develop = Develop
    .description = Powers that work when you buy a technology.
frontiers-phase-settle = Settle
    .description = Powers for settling planets: military strength, discounts and more.
frontiers-phase-produce = Produce
    .description = Powers that work in Produce: credits and windfall goods.
frontiers-phase-trade = Trade
    .description = Powers that raise the price of a good that you sell.
frontiers-phase-consume = Consume
    .description = Powers that turn goods into victory points and credits.

## Action tiles

frontiers-action-isolation = Isolation
    .description = Chooser: 2 credits. Nobody else does anything.
frontiers-action-develop = Develop
    .description = Everybody may buy 1 technology. Chooser: it costs 1 less.
frontiers-action-explore = Explore
    .description = Everybody takes 1 of 7 planets. Chooser: a second one after all the others.
frontiers-action-settle = Settle
    .description = Everybody gains 2 colonists or settles 1 planet. Chooser: 1 colonist first.
frontiers-action-produce = Produce
    .description = A good on every empty production colony. Chooser: the credits on this tile and a good on 1 windfall colony.
frontiers-action-trade_consume = Trade, Consume
    .description = Everybody may sell 1 good, then must use consume powers. Chooser: 1 VP first.
frontiers-action-diplomats = Diplomatic Envoys
    .description = Chooser: 1 VP and the first place in the order. Nobody else does anything.
frontiers-action-review_goals = Review of Goals
    .description = Chooser: 1 place forward, 1 credit and a hidden goal, chosen from 3. Nobody else does anything.

## Goals

frontiers-goal-civil_services = Civil Services
    .description = Consume powers in your empire.
frontiers-goal-faction_tolerance = Faction Tolerance
    .description = Different keywords in your empire.
frontiers-goal-skilled_workforce = Skilled Workforce
    .description = Phases in which you have a power.
frontiers-goal-diversity = Diversity
    .description = Different kinds among your colonies.
frontiers-goal-resource_stockpiling = Resource Stockpiling
    .description = Goods on your mat. After Produce any of your goods may be moved there.
frontiers-goal-exploration = Exploration
    .description = Planets on your mat. Of those that you must return, one per Explore or Settle may go there.
frontiers-goal-sales_tax = Sales Tax
    .description = Credits on your mat. Of each sale any part may be moved there.
frontiers-goal-draft = Draft
    .description = Unused colonists on your board.

## Amounts: “3 credits”, “1 colonist”

frontiers-amount-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
    .accusative = { frontiers-amount-credits }
    .genitive = { frontiers-amount-credits }
frontiers-amount-vp = { $n } VP
    .accusative = { frontiers-amount-vp }
    .genitive = { frontiers-amount-vp }
frontiers-amount-colonists = { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
    .accusative = { frontiers-amount-colonists }
    .genitive = { frontiers-amount-colonists }
frontiers-amount-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
    .accusative = { frontiers-amount-goods }
    .genitive = { frontiers-amount-goods }
frontiers-amount-planets = { $n ->
    [one] { $n } planet
   *[other] { $n } planets
}
    .accusative = { frontiers-amount-planets }
    .genitive = { frontiers-amount-planets }
frontiers-amount-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
    .accusative = { frontiers-amount-spaces }
    .genitive = { frontiers-amount-spaces }

## Powers, by phase and effect, in the words of a tile

frontiers-power-explore-draw_bag = draw { $n ->
    [one] { $n } planet
   *[other] { $n } planets
} from the bag
frontiers-power-explore-gain_colonists = gain { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
frontiers-power-develop-discount = the technology costs { $n } less
frontiers-power-develop-gain_credits_start = gain { $credits } at the start
frontiers-power-develop-gain_credits_after = gain { $credits } after buying
frontiers-power-settle-military = +{ $n } military
frontiers-power-settle-military-vs = +{ $n } military against { $keyword } planets
frontiers-power-settle-discount = { $kind } planets cost { $n } less
frontiers-power-settle-discount-any = planets that you pay for cost { $n } less
frontiers-power-settle-cost_or_military = { $kind } planets: cost −{ $n } or military +{ $n }
frontiers-power-settle-cost_or_military-any = all planets: cost −{ $n } or military +{ $n }
frontiers-power-settle-temp_military = you may discard 1 { $kind } good for +{ $n } military in this action
frontiers-power-settle-temp_military-any = you may discard 1 good for +{ $n } military in this action
frontiers-power-settle-after_settle-draw_bag = draw { $n ->
    [one] { $n } planet
   *[other] { $n } planets
} from the bag after settling
frontiers-power-settle-after_settle-credits = gain { $credits } after settling
frontiers-power-settle-pay_for_military = you may pay for military planets, { $n } less than their defence{ $filter }
frontiers-power-settle-pay_for_military-full = you may pay for military planets as much as their defence{ $filter }
frontiers-power-settle-settle_second = you may settle a second planet
frontiers-power-settle-upgrade_colony = you may swap a non-military colony for a planet of its kind that costs { $least } to { $most } more
frontiers-power-settle-replace_this = instead of settling you may swap this colony for any explored planet{ $filter }
frontiers-power-produce-gain_credits = gain { $credits }
frontiers-power-produce-credits_per_colony = gain { $credits } for { $colony }
frontiers-power-produce-credits_if_produced_here = gain { $credits } if a good is produced here
frontiers-power-produce-windfall = a good on 1 { $kind } windfall colony
frontiers-power-produce-windfall-any = a good on 1 windfall colony
frontiers-power-produce-credits_if_most = gain { $credits } if you alone produced the most { $kind } goods
frontiers-power-produce-credits_per_good_produced = gain { $credits } for each { $kind } good that you produced
frontiers-power-produce-credits_per_good_produced-any = gain { $credits } for each good that you produced
frontiers-power-trade-bonus = +{ $credits } when you sell a { $kind } good
frontiers-power-trade-bonus-any = +{ $credits } when you sell a good
frontiers-power-consume-convert = consume { $goods } ({ $kind }) for { $gain }
frontiers-power-consume-convert-any = consume { $goods } for { $gain }
frontiers-power-consume-convert_each = consume up to { $goods } ({ $kind }), { $gain } for each
frontiers-power-consume-convert_each-any = consume up to { $goods }, { $gain } for each
frontiers-power-consume-convert_each_distinct = consume up to { $goods } of different kinds, { $gain } for each
frontiers-power-consume-gain = gain { $gain }
frontiers-power-consume-per_good_consumed = { $vp } for each good that you consumed
frontiers-power-consume-per_good_consumed-bonus = { $vp } for each good that you consumed, +{ $bonus } with “{ $tile }”
frontiers-power-consume-sell_again = you may sell 1 more good

frontiers-power = { $phase }: { $power }
frontiers-powers = { $list }.
frontiers-chain = { $first }; { $rest }
frontiers-list = { $first }, { $rest }
frontiers-both = { $first } and { $second }
frontiers-powers-none = No powers.
frontiers-filter = { " " }({ $list })
frontiers-filter-keyword = { $keyword }
frontiers-filter-not_keyword = not { $keyword }
frontiers-filter-military = military
frontiers-filter-not_military = non-military
frontiers-filter-kind = { $kind }

## What the bonuses of tiles with a question mark count

frontiers-each-colony = each { $other ->
    [yes] { "other " }
   *[no] { "" }
}{ $military ->
    [yes] { "military " }
    [no] { "non-military " }
   *[any] { "" }
}{ $keyword ->
    [any] { "" }
   *[other] { $keyword }{ " " }
}{ $kind ->
    [any] { "" }
   *[other] { $kind }{ " " }
}{ $good ->
    [production] { "production " }
    [windfall] { "windfall " }
   *[any] { "" }
}colony{ $phase ->
    [any] { "" }
   *[other] { " " }with a power for { $phase }
}
frontiers-each-tile = each { $other ->
    [yes] { "other " }
   *[no] { "" }
}{ $keyword ->
    [any] { "" }
   *[other] { $keyword }{ " " }
}tile{ $phase ->
    [any] { "" }
   *[other] { " " }with a power for { $phase }
}
frontiers-each-tech = each { $other ->
    [yes] { "other " }
   *[no] { "" }
}{ $size ->
    [large] { "large " }
    [small] { "small " }
   *[any] { "" }
}{ $keyword ->
    [any] { "" }
   *[other] { $keyword }{ " " }
}technology{ $phase ->
    [any] { "" }
   *[other] { " " }with a power for { $phase }
}
frontiers-score-each = { $vp } for { $what }
frontiers-score-tile = { $vp } for “{ $tile }”
frontiers-score-table = for different kinds of colonies ({ $counts }): { $points } VP
frontiers-score-military = { $vp } for each point of military

## Tiles in a sentence

frontiers-sentence-technology = { $name }{ $keywords }: technology, cost { $n }, { $vp } VP. { $text }
frontiers-sentence-planet = { $name }{ $keywords }: cost { $n }, colonists { $colonists }, { $vp } VP, gray. { $text }
frontiers-sentence-planet-production = { $name }{ $keywords }: cost { $n }, colonists { $colonists }, { $vp } VP, production: { $kind }. { $text }
frontiers-sentence-planet-windfall = { $name }{ $keywords }: cost { $n }, colonists { $colonists }, { $vp } VP, windfall: { $kind }. { $text }
frontiers-sentence-military = { $name }{ $keywords }: defence { $n }, colonists { $colonists }, { $vp } VP, gray. { $text }
frontiers-sentence-military-production = { $name }{ $keywords }: defence { $n }, colonists { $colonists }, { $vp } VP, production: { $kind }. { $text }
frontiers-sentence-military-windfall = { $name }{ $keywords }: defence { $n }, colonists { $colonists }, { $vp } VP, windfall: { $kind }. { $text }
frontiers-keywords = { " " }[{ $list }]
frontiers-goal-text = { $what } { $tiers }.
frontiers-tier = { $n }+ → { $vp }

## Options

frontiers-option-setup = Set-up
    .description = Which sides of technologies and Empire boards are used.
frontiers-option-setup-first_game = First game
    .description = All tiles show the white square; nobody chooses a side.
frontiers-option-setup-later_game = Later games
    .description = Coins turn the two-sided technologies, and players choose the side of their board.
frontiers-option-goals = Goals
    .description = Whether goals and stockpile mats are used.
frontiers-option-goals-false = No
    .description = The Isolation tile is in play.
frontiers-option-goals-true = Yes
    .description = The Review of Galactic Goals replaces Isolation.
frontiers-option-allow_straddle = Large technology across the border
    .description = Whether a large technology may lie half in the reddish zone.
frontiers-option-allow_straddle-true = Yes
    .description = With one normal space left, a large technology covers it and one space of the zone.
frontiers-option-allow_straddle-false = No
    .description = With one normal space left, a large technology cannot be bought.

## Small technologies

frontiers-tile-space_marines = Space Marines
frontiers-tile-public_works = Public Works
frontiers-tile-contact_specialist = Contact Specialist
frontiers-tile-genetics_lab = Genetics Lab
frontiers-tile-homesteading_pioneers = Homesteading Pioneers
frontiers-tile-mining_conglomerate = Mining Conglomerate
frontiers-tile-imperium_arms_factory = Imperium Arms Factory
frontiers-tile-consumer_markets = Consumer Markets
frontiers-tile-survey_team = Survey Team
frontiers-tile-expeditionary_force = Expeditionary Force
frontiers-tile-export_duties = Export Duties
frontiers-tile-mining_robots = Mining Robots
frontiers-tile-alien_researchers = Alien Researchers
frontiers-tile-alien_monument = Alien Monument
frontiers-tile-terraforming_engineers = Terraforming Engineers
frontiers-tile-terraforming_specialists = Terraforming Specialists
frontiers-tile-investment_credits = Investment Credits
frontiers-tile-diversified_economy = Diversified Economy
frontiers-tile-improved_logistics = Improved Logistics
frontiers-tile-terraforming_robots = Terraforming Robots
frontiers-tile-drop_ships = Drop Ships
frontiers-tile-galactic_salon = Galactic Salon
frontiers-tile-trade_league = Trade League
frontiers-tile-technology_investors = Technology Investors

## Large technologies

frontiers-tile-free_trade_association = Free Trade Association
frontiers-tile-pan_galactic_hologrid = Pan-Galactic Hologrid
frontiers-tile-mining_league = Mining League
frontiers-tile-imperium_war_profiteers = Imperium War Profiteers
frontiers-tile-new_galactic_order = New Galactic Order
frontiers-tile-military_industry = Military Industry
frontiers-tile-alien_tech_institute = Alien Tech Institute
frontiers-tile-galactic_exchange = Galactic Exchange
frontiers-tile-pan_galactic_league = Pan-Galactic League
frontiers-tile-uplift_gene_hunters = Uplift Gene Hunters
frontiers-tile-imperium_lords = Imperium Lords
frontiers-tile-galactic_imperium = Galactic Imperium
frontiers-tile-frontier_settlers = Frontier Settlers
frontiers-tile-federation_survey = Federation Survey
frontiers-tile-new_economy = New Economy
frontiers-tile-galactic_federation = Galactic Federation

## Home colonies

frontiers-tile-old_earth = Old Earth
frontiers-tile-dying_colony = Dying Colony
frontiers-tile-epsilon_eridani = Epsilon Eridani
frontiers-tile-galactic_scavengers = Galactic Scavengers
frontiers-tile-alpha_centauri = Alpha Centauri
frontiers-tile-rebel_cantina = Rebel Cantina
frontiers-tile-new_sparta = New Sparta
frontiers-tile-ancient_race = Ancient Race
frontiers-tile-earths_lost_colony = Earth’s Lost Colony
frontiers-tile-imperium_warlord = Imperium Warlord
frontiers-tile-separatist_colony = Separatist Colony
frontiers-tile-damaged_alien_factory = Damaged Alien Factory
frontiers-tile-abandoned_mine_squatters = Abandoned Mine Squatters
frontiers-tile-uplift_researchers = Uplift Researchers
frontiers-tile-industrial_robots = Industrial Robots
frontiers-tile-rebel_mutineers = Rebel Mutineers

## Planets without military

frontiers-tile-devolved_uplift_race = Devolved Uplift Race
frontiers-tile-artist_settlement = Artist Settlement
frontiers-tile-secluded_world = Secluded World
frontiers-tile-destroyed_world = Destroyed World
frontiers-tile-imperium_survey_hq = Imperium Survey HQ
frontiers-tile-gem_world = Gem World
frontiers-tile-spice_world = Spice World
frontiers-tile-new_vinland = New Vinland
frontiers-tile-space_port = Space Port
frontiers-tile-novelty_peddlers = Novelty Peddlers
frontiers-tile-asteroid_belt = Asteroid Belt
frontiers-tile-radioactive_world = Radioactive World
frontiers-tile-volcanic_world = Volcanic World
frontiers-tile-mining_mole_uplift_race = Mining Mole Uplift Race
frontiers-tile-pre_sentient_race = Pre-Sentient Race
frontiers-tile-alien_oort_cloud_refinery = Alien Oort Cloud Refinery
frontiers-tile-prosperous_world = Prosperous World
frontiers-tile-deep_space_symbionts = Deep Space Symbionts
frontiers-tile-alien_rosetta_stone_world = Alien Rosetta Stone World
frontiers-tile-comet_zone = Comet Zone
frontiers-tile-uplift_gene_breeders = Uplift Gene Breeders
frontiers-tile-galactic_news_hub = Galactic News Hub
frontiers-tile-distant_world = Distant World
frontiers-tile-deserted_alien_outpost = Deserted Alien Outpost
frontiers-tile-imperium_armaments_world = Imperium Armaments World
frontiers-tile-galactic_studios = Galactic Studios
frontiers-tile-lost_species_ark_world = Lost Species Ark World
frontiers-tile-terraformed_world = Terraformed World
frontiers-tile-imperium_capital = Imperium Capital
frontiers-tile-new_earth = New Earth
frontiers-tile-imperium_munitions = Imperium Munitions, Inc.
frontiers-tile-alien_robotic_factory = Alien Robotic Factory
frontiers-tile-alien_uplift_chamber = Alien Uplift Chamber
frontiers-tile-alien_data_repository = Alien Data Repository

## Military planets

frontiers-tile-rebel_uplift_world = Rebel Uplift World
frontiers-tile-imperium_fifth_column = Imperium Fifth Column
frontiers-tile-rebel_fuel_cache = Rebel Fuel Cache
frontiers-tile-rebel_sympathizers = Rebel Sympathizers
frontiers-tile-new_survivalists = New Survivalists
frontiers-tile-rebel_miners = Rebel Miners
frontiers-tile-avian_uplift_race = Avian Uplift Race
frontiers-tile-reptilian_uplift_race = Reptilian Uplift Race
frontiers-tile-aquatic_uplift_race = Aquatic Uplift Race
frontiers-tile-insect_uplift_race = Insect Uplift Race
frontiers-tile-alien_robot_sentry = Alien Robot Sentry
frontiers-tile-rebel_underground = Rebel Underground
frontiers-tile-rebel_warrior_race = Rebel Warrior Race
frontiers-tile-information_hub = Information Hub
frontiers-tile-uplift_coalition = Uplift Coalition
frontiers-tile-self_repairing_alien_artillery = Self-Repairing Alien Artillery
frontiers-tile-imperium_fuel_depot = Imperium Fuel Depot
frontiers-tile-imperium_blaster_gem_depot = Imperium Blaster Gem Depot
frontiers-tile-rebel_outpost = Rebel Outpost
frontiers-tile-rebel_base = Rebel Base
frontiers-tile-lost_alien_battle_fleet = Lost Alien Battle Fleet
frontiers-tile-rebel_homeworld = Rebel Homeworld
frontiers-tile-rebel_resistance = Rebel Resistance
frontiers-tile-alien_monolith = Alien Monolith
frontiers-tile-rebel_stronghold = Rebel Stronghold
frontiers-tile-alien_sentinels = Alien Sentinels
