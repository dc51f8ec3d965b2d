# Exodus: names and one-line descriptions. What political and Centaurian cards do is put together from their
# values, so that an owner's corrections are told too.
exodus-name = Exodus: Proxima Centauri

## Resources

exodus-resource-cp = CP
    .description = Crystallized Platinum: the money of the council, of shipyards and of laboratories.
exodus-resource-axinium = Axinium
    .description = What ships are built of.
exodus-resource-phasium = Phasium
    .description = What upgrades are made of.

## Amounts

exodus-amount-cp = { $n } CP
exodus-amount-axinium = { $n } axinium
exodus-amount-phasium = { $n } phasium
exodus-amount-vp = { $n } VP
exodus-amount-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
exodus-amount-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
    .accusative = { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
exodus-amount-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
exodus-amount-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
exodus-amount-damage = { $n ->
    [one] { $n } damage
   *[other] { $n } damage
}
exodus-list = { $first }, { $rest }

## Hexes

exodus-hex-council = High Council
    .place = the High Council
exodus-hex-sol = Sol
exodus-hex-lyra = Lyra
exodus-hex-anshar = Anshar
exodus-hex-belenus = Belenus
exodus-hex-cernunnos = Cernunnos
exodus-hex-danu = Danu
exodus-hex-enki = Enki
exodus-hex-freyr = Freyr
exodus-hex-gefjon = Gefjon
exodus-hex-hathor = Hathor
exodus-hex-inti = Inti
exodus-hex-jarilo = Jarilo
exodus-hex-kubera = Kubera
exodus-hex-lugus = Lugus
exodus-hex-mithra = Mithra
exodus-hex-njord = Njord
exodus-hex-oya = Oya
exodus-hex-perun = Perun
exodus-hex-charun = Charun
exodus-hex-agni = Agni
exodus-hex-brigid = Brigid
exodus-hex-goibniu = Goibniu
exodus-hex-hephaestus = Hephaestus
exodus-hex-ilmarinen = Ilmarinen
exodus-hex-kagutsuchi = Kagutsuchi
exodus-hex-kothar = Kothar
exodus-hex-nergal = Nergal
exodus-hex-ogun = Ogun
exodus-hex-svarog = Svarog
exodus-hex-volund = Volund
exodus-hex-kuei_hsing = K’uei Hsing
exodus-hex-chandra = Chandra
exodus-hex-mani = Mani
exodus-hex-nut = Nut
exodus-hex-selene = Selene
exodus-hex-tsukuyomi = Tsukuyomi
exodus-hex-home_terra_nova = Terra Nova
exodus-hex-home_gaia = Gaia
exodus-hex-home_elysium = Elysium
exodus-hex-home_avalon = Avalon
exodus-hex-home_asgard = Asgard
exodus-hex-home_ararat = Ararat

## Ships

exodus-ship-dark_raider = Dark Raider
    .description = Cheap and quick to replace, carries a little.
exodus-ship-fighter = Fighter
    .description = Two shields and two cannons, but carries nobody.
exodus-ship-battle_cruiser = Battle Cruiser
    .description = The strongest warship, which also carries population.
exodus-ship-transporter = Transporter
    .description = Carries the most population and has no cannons.
exodus-ship-numbered = { $ship } { $n }

## Upgrades

exodus-upgrade-fusion_drive = Fusion Drive
exodus-upgrade-antigravity_drive = Antigravity Drive
exodus-upgrade-em_shield = EM Shield
exodus-upgrade-mpg_shield = MPG Shield
exodus-upgrade-qgp_shield = QGP Shield
exodus-upgrade-ssl_cannon = SSL Cannon
exodus-upgrade-plasma_cannon = Plasma Cannon
exodus-upgrade-antimatter_cannon = Antimatter Cannon
exodus-upgrade-hypersonic_rocket = Hypersonic Rocket
exodus-upgrade-biochemical_rocket = Biochemical Rocket
exodus-upgrade-graviton_rocket = Graviton Rocket
exodus-part-drive = Drive
    .description = speed { $n }
exodus-part-shield = Shield
    .description = damage absorbed: { $n }
exodus-part-cannon = Cannon
    .description = dice in battle: { $n }
exodus-part-rocket = Rocket
    .description = dice against another planet: { $n }

## Technologies

exodus-technology-qgp_shield = QGP Shield
    .description = You may buy the strongest shield.
exodus-technology-cloaking = Cloaking
    .description = Your ships are cloaked and fight only when you wish, unless Radar reveals them.
exodus-technology-ssl_cannon = SSL Cannon
    .description = You may buy laser cannons.
exodus-technology-axinium_refinery = Axinium Refinery
    .description = A second unit from each of your axinium planets in Upkeep.
exodus-technology-fusion_drive = Fusion Drive
    .description = You may buy the drive of speed 2.
exodus-technology-civilian_ships = Civilian Ships
    .description = Before each Conquest you may redistribute population among your planets.
exodus-technology-basic_research = Basic Research
    .description = Counts as civil, transport and military for discounts.
exodus-technology-antimatter_cannon = Antimatter Cannon
    .description = You may buy the strongest cannon.
exodus-technology-expert_politics = Expert Politics
    .description = Your reactions cost 1 population less.
exodus-technology-cp_refinery = C.P. Refinery
    .description = Each of your CP planets may give CP a second time in Upkeep.
exodus-technology-biochemical_rockets = Biochemical Rockets
    .description = You may buy rockets that kill population.
exodus-technology-advanced_banking = Advanced Banking
    .description = Banking gives 8 CP.
exodus-technology-basic_politics = Basic Politics
    .description = Your first action card returns to your hand before the second is chosen.
exodus-technology-em_shield = EM Shield
    .description = You may buy the simplest shield.
exodus-technology-graviton_rockets = Graviton Rockets
    .description = You may buy rockets that destroy whole planets.
exodus-technology-antigravity_drive = Antigravity Drive
    .description = You may buy the drive of speed 3.
exodus-technology-expert_cloning = Expert Cloning
    .description = 1 more population at home in each Upkeep.
exodus-technology-advanced_politics = Advanced Politics
    .description = You pay no taxes.
exodus-technology-phasium_refinery = Phasium Refinery
    .description = A second unit from each of your phasium planets in Upkeep.
exodus-technology-plasma_cannon = Plasma Cannon
    .description = You may buy plasma cannons.
exodus-technology-basic_repairs = Basic Repairs
    .description = Each of your ships loses 1 damage in Upkeep.
exodus-technology-master_politics = Master Politics
    .description = You may play a third action card.
exodus-technology-radar = Radar
    .description = You may reveal cloaked ships; your rockets add 1 to the range check.
exodus-technology-advanced_mining = Advanced Mining
    .description = Mining adds up to 8 units.
exodus-technology-mpg_shield = MPG Shield
    .description = You may buy the medium shield.
exodus-technology-advanced_trading = Advanced Trading
    .description = Trade at the red rates, buying and selling in one action.
exodus-technology-hypersonic_rockets = Hypersonic Rockets
    .description = You may buy rockets that destroy resources.
exodus-technology-landing_maneuver = Landing Maneuver
    .description = Your landings on planets with moons always succeed.
exodus-colour-orange = orange
exodus-colour-grey = grey
exodus-colour-black = black
exodus-colour-brown = brown
exodus-type-civil = civil
    .genitive = civil
exodus-type-transport = transport
    .genitive = transport
exodus-type-military = military
    .genitive = military

## Actions

exodus-action-research = Research
    .description = Research one technology.
exodus-action-build_ships = Build Ships
    .description = Build any number of ships at home.
exodus-action-buy_upgrades = Buy Upgrades
    .description = Buy upgrades for your blueprints, and rockets.
exodus-action-banking = Banking
    .description = Take CP from the bank.
exodus-action-trade = Trade
    .description = Buy or sell axinium and phasium on the market.
exodus-action-mining = Mining
    .description = Raise the resource markers of your planets.
exodus-action-extra_conquest_phase = Movement
    .description = A third Conquest phase follows in this turn.
exodus-card = { $action }, reaction: { $reaction }

## Political cards

exodus-political-law = Law
    .description = Stays until another card cancels it.
exodus-political-resolution = Resolution
    .description = Lasts until the next Council phase.
exodus-political-executive = Executive decision
    .description = Carried out at once.
exodus-political-law_military_technologies = Military Technologies
exodus-political-law_civil_technologies = Civil Technologies
exodus-political-law_transport_technologies = Transport Technologies
exodus-political-law_shipyard_subsidies = Shipyard Subsidies
exodus-political-law_arms_subsidies = Arms Subsidies
exodus-political-law_tax_haven = Tax Haven
exodus-political-law_war_tax = War Tax
exodus-political-law_wmd_ban = Weapons Treaty
exodus-political-law_free_market = Free Market
exodus-political-law_colonisation = Colonisation Act
exodus-political-law_clone_rights = Clone Rights
exodus-political-law_central_bank = Central Bank
exodus-political-res_ceasefire = Ceasefire
exodus-political-res_arms_embargo = Arms Embargo
exodus-political-res_mining_boom = Mining Boom
exodus-political-res_open_archives = Open Archives
exodus-political-res_civil_unrest = Civil Unrest
exodus-political-res_volunteers = Volunteers
exodus-political-res_mobilisation = Mobilisation
exodus-political-res_trade_fair = Trade Fair
exodus-political-res_engine_overdrive = Engine Overdrive
exodus-political-res_wmd_moratorium = Launch Moratorium
exodus-political-exe_emergency_fund = Emergency Fund
exodus-political-exe_council_levy = Council Levy
exodus-political-exe_clone_shipment = Clone Shipment
exodus-political-exe_axinium_relief = Axinium Relief
exodus-political-exe_phasium_relief = Phasium Relief
exodus-political-exe_repeal = Repeal
exodus-political-exe_fleet_overhaul = Fleet Overhaul
exodus-political-exe_geological_survey = Geological Survey
exodus-political-both = At once: { $first }; then: { $second }

## What political cards do

exodus-effect-research_discount = { $type } technologies cost { $n } CP less
exodus-effect-research_discount-any = all technologies cost { $n } CP less
exodus-effect-ship_cost = CP price of every ship { $n }
exodus-effect-ship_cost-axinium = axinium price of every ship { $n }
exodus-effect-upgrade_cost = CP price of every upgrade { $n }
exodus-effect-tax_rate = tax of { $n } CP per unit
exodus-effect-forbid-buy_rocket = no rockets can be bought
exodus-effect-forbid-fire_rocket = no rockets can be fired
exodus-effect-forbid-player_battles = no battles between players
exodus-effect-trade_exchanges = { $n } exchange in every Trade
exodus-effect-red_rates_for_all = red market rates for all
exodus-effect-landing_success_on = landing near moons succeeds on { $n } or more
exodus-effect-growth = { $n } growth in Upkeep
exodus-effect-banking = { $n } CP for Banking
exodus-effect-mining = { $n } units for Mining
exodus-effect-reaction_cost = price of every reaction { $n } population
exodus-effect-ship_speed = { $n } speed of every ship
exodus-effect-gain_cp = everybody gains { $n } CP
exodus-effect-gain_axinium = everybody gains { $n } axinium
exodus-effect-gain_phasium = everybody gains { $n } phasium
exodus-effect-pay_cp = everybody pays { $n } CP
exodus-effect-population_home = population added at every home planet: { $n }
exodus-effect-repair_all_ships = every ship loses { $n } damage
exodus-effect-repair_all_ships-all = all ships are repaired fully
exodus-effect-resource_markers = { $n } on every resource marker
exodus-effect-chancellor_repeals_law = the Chancellor repeals a law
exodus-effect-repeal = the law “{ $law }” is removed
exodus-effect-return_rockets = all of these rockets return to the supply: { $rocket }

## Hostile Centaurians

exodus-centaurian = Hostile Centaurian { $level }
    .description = { $dice }, shield { $shield }, { $vp }; bonus: { $bonus }
exodus-bonus-technology = a free technology of base price up to { $n } CP
exodus-bonus-upgrade = upgrade: { $upgrade }

## Titles and phases

exodus-title-chancellor = Chancellor
exodus-title-vice_chancellor = Vice-Chancellor
exodus-title-senator = Senator
exodus-title-card_4 = Card 4
exodus-title-card_5 = Card 5
exodus-title-card_6 = Card 6
exodus-phase-setup = Set-up
exodus-phase-upkeep = Upkeep
exodus-phase-council = Council
exodus-phase-action = Actions
exodus-phase-wmd = Mass destruction
exodus-phase-conquest = Conquest { $n } of { $all }
exodus-phase-over = The game is over

## Options

exodus-option-variant = Game
    .description = Length and flavour of the game.
exodus-option-variant-normal = Normal
    .description = Seven turns on the normal map.
exodus-option-variant-long = Long
    .description = Nine turns on the large map; everybody starts poor, and Basic technologies are out.
exodus-option-variant-heavy_combat = Heavy combat
    .description = Five turns on the small map; everybody starts with three technologies and a Transporter.
exodus-option-variant-short = Short
    .description = Open moves, no taxes, three action cards each turn, no reactions.
exodus-option-map = Map
    .description = How many planets each player has around.
exodus-option-map-by_variant = As the game wants
    .description = The map that belongs to the chosen game.
exodus-option-map-minimal = Small
    .description = Four planets per player.
exodus-option-map-normal = Normal
    .description = Five planets per player.
exodus-option-map-long = Large
    .description = Six planets per player.
exodus-option-turns = Turns
    .description = Number of turns of a short game, 1 to 9; empty: the usual number.
exodus-option-dice = Dice for Banking and Mining
    .description = Whether these actions may be rolled for instead of giving a fixed number.
exodus-option-dice-false = No
    .description = Fixed numbers.
exodus-option-dice-true = Yes
    .description = Before each such action its player chooses a fixed number or dice.
exodus-option-windows = Moments for rearranging
    .description = How often the table asks about blueprints and Centaurian cards.
exodus-option-windows-all = All
    .description = Also before the council, before rockets and between movement and battle.
exodus-option-windows-few = Few
    .description = Only at own income, at own actions and before orders.
exodus-option-open_moves = Open moves
    .description = Whether ships may be moved openly before secret orders.
exodus-option-open_moves-false = No
    .description = All orders are secret.
exodus-option-open_moves-true = Yes
    .description = In turn order each player may move ships openly first.
exodus-option-radar = Reach of Radar
    .description = Which cloaked groups Radar can reveal.
exodus-option-radar-any_hex = Anywhere
    .description = Groups in any hex.
exodus-option-radar-own_hex = Beside own ships
    .description = Only groups in hexes with own ships.
exodus-option-recloak = Cloaking again
    .description = When a group that became visible is cloaked again.
exodus-option-recloak-next_phase = Next Conquest phase
    .description = At the start of every Conquest phase.
exodus-option-recloak-next_turn = Next turn
    .description = Only at the first Conquest phase of a turn.
exodus-option-vp_marker = Marker on the VP track
    .description = Whether the marker of the VP track is one of the 30 population markers.
exodus-option-vp_marker-false = Extra
    .description = All 30 markers are population.
exodus-option-vp_marker-true = From the pool
    .description = The pool has one marker less.
