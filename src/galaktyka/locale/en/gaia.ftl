# Gaia Project: names of components, options and amounts.
# A message is the name as it stands alone. Attributes are forms for use inside sentences:
# .accusative, .genitive, .locative and .dative exist because Polish needs them; where English has
# an article, the singular forms carry it. .description says in a line or two what the thing does.

gaia-name = Gaia Project

## Planets

gaia-planet-terra = Terra
    .genitive = a Terra planet
    .accusative = a Terra planet
    .locative = a Terra planet
gaia-planet-oxide = Oxide
    .genitive = an Oxide planet
    .accusative = an Oxide planet
    .locative = an Oxide planet
gaia-planet-volcanic = Volcanic
    .genitive = a Volcanic planet
    .accusative = a Volcanic planet
    .locative = a Volcanic planet
gaia-planet-desert = Desert
    .genitive = a Desert planet
    .accusative = a Desert planet
    .locative = a Desert planet
gaia-planet-swamp = Swamp
    .genitive = a Swamp planet
    .accusative = a Swamp planet
    .locative = a Swamp planet
gaia-planet-titanium = Titanium
    .genitive = a Titanium planet
    .accusative = a Titanium planet
    .locative = a Titanium planet
gaia-planet-ice = Ice
    .genitive = an Ice planet
    .accusative = an Ice planet
    .locative = an Ice planet
gaia-planet-transdim = Transdim planet
    .genitive = a Transdim planet
    .accusative = a Transdim planet
    .locative = a Transdim planet
gaia-planet-gaia = Gaia planet
    .genitive = a Gaia planet
    .accusative = a Gaia planet
    .locative = a Gaia planet
gaia-planet-lost = Lost Planet
    .genitive = the Lost Planet
    .accusative = the Lost Planet
    .locative = the Lost Planet

## Resources

gaia-resource-credits = Credits
    .genitive = credits
    .accusative = credits
gaia-resource-ore = Ore
    .genitive = ore
    .accusative = ore
gaia-resource-knowledge = Knowledge
    .genitive = knowledge
    .accusative = knowledge
gaia-resource-qic = QIC
    .genitive = QIC
    .accusative = QIC
gaia-resource-power = Power
    .genitive = power
    .accusative = power
gaia-resource-token = Power token
    .genitive = a power token
    .accusative = a power token
gaia-resource-vp = Victory points
    .genitive = victory points
    .accusative = victory points

## Amounts: "3 ore", "1 power token"

gaia-amount-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
    .accusative = { gaia-amount-credits }
    .genitive = { gaia-amount-credits }
gaia-amount-ore = { $n } ore
    .accusative = { gaia-amount-ore }
    .genitive = { gaia-amount-ore }
gaia-amount-knowledge = { $n } knowledge
    .accusative = { gaia-amount-knowledge }
    .genitive = { gaia-amount-knowledge }
gaia-amount-qic = { $n } QIC
    .accusative = { gaia-amount-qic }
    .genitive = { gaia-amount-qic }
gaia-amount-power = { $n } power
    .accusative = { gaia-amount-power }
    .genitive = { gaia-amount-power }
gaia-amount-token = { $n ->
    [one] { $n } power token
   *[other] { $n } power tokens
}
    .accusative = { gaia-amount-token }
    .genitive = { gaia-amount-token }
gaia-amount-vp = { $n } VP
    .accusative = { gaia-amount-vp }
    .genitive = { gaia-amount-vp }
gaia-amount-satellite = { $n ->
    [one] { $n } satellite
   *[other] { $n } satellites
}
    .accusative = { gaia-amount-satellite }
    .genitive = { gaia-amount-satellite }
gaia-amount-step = { $n ->
    [one] { $n } terraforming step
   *[other] { $n } terraforming steps
}
    .accusative = { gaia-amount-step }
    .genitive = { gaia-amount-step }
gaia-amount-planet = { $n ->
    [one] { $n } planet
   *[other] { $n } planets
}
    .accusative = { gaia-amount-planet }
    .genitive = { gaia-amount-planet }
gaia-amount-sector = { $n ->
    [one] { $n } sector
   *[other] { $n } sectors
}
    .accusative = { gaia-amount-sector }
    .genitive = { gaia-amount-sector }
gaia-amount-federation_token = { $n ->
    [one] { $n } federation token
   *[other] { $n } federation tokens
}
    .accusative = { gaia-amount-federation_token }
    .genitive = { gaia-amount-federation_token }
gaia-amount-mine = { $n ->
    [one] { $n } mine
   *[other] { $n } mines
}
    .accusative = { gaia-amount-mine }
    .genitive = { gaia-amount-mine }
gaia-amount-trading_station = { $n ->
    [one] { $n } trading station
   *[other] { $n } trading stations
}
    .accusative = { gaia-amount-trading_station }
    .genitive = { gaia-amount-trading_station }
gaia-amount-research_lab = { $n ->
    [one] { $n } research lab
   *[other] { $n } research labs
}
    .accusative = { gaia-amount-research_lab }
    .genitive = { gaia-amount-research_lab }
gaia-amount-planetary_institute = { $n ->
    [one] { $n } planetary institute
   *[other] { $n } planetary institutes
}
    .accusative = { gaia-amount-planetary_institute }
    .genitive = { gaia-amount-planetary_institute }
gaia-amount-academy = { $n ->
    [one] { $n } academy
   *[other] { $n } academies
}
    .accusative = { gaia-amount-academy }
    .genitive = { gaia-amount-academy }
gaia-amount-gaiaformer = { $n ->
    [one] { $n } gaiaformer
   *[other] { $n } gaiaformers
}
    .accusative = { gaia-amount-gaiaformer }
    .genitive = { gaia-amount-gaiaformer }
gaia-amount-space_station = { $n ->
    [one] { $n } space station
   *[other] { $n } space stations
}
    .accusative = { gaia-amount-space_station }
    .genitive = { gaia-amount-space_station }

## Structures

gaia-structure-mine = Mine
    .genitive = a mine
    .accusative = a mine
    .plural = mines
gaia-structure-trading_station = Trading station
    .genitive = a trading station
    .accusative = a trading station
    .plural = trading stations
gaia-structure-research_lab = Research lab
    .genitive = a research lab
    .accusative = a research lab
    .plural = research labs
gaia-structure-planetary_institute = Planetary institute
    .genitive = a planetary institute
    .accusative = a planetary institute
    .plural = planetary institutes
gaia-structure-academy = Academy
    .genitive = an academy
    .accusative = an academy
    .plural = academies
gaia-structure-academy_knowledge = Knowledge academy
    .genitive = a knowledge academy
    .accusative = a knowledge academy
    .plural = knowledge academies
gaia-structure-academy_qic = QIC academy
    .genitive = a QIC academy
    .accusative = a QIC academy
    .plural = QIC academies
gaia-structure-gaiaformer = Gaiaformer
    .genitive = a gaiaformer
    .accusative = a gaiaformer
    .plural = gaiaformers
gaia-structure-space_station = Space station
    .genitive = a space station
    .accusative = a space station
    .plural = space stations
gaia-structure-lost_planet_mine = Lost Planet
    .genitive = the Lost Planet
    .accusative = the Lost Planet
    .plural = Lost Planets

## Other pieces and places

gaia-piece-satellite = Satellite
    .genitive = a satellite
    .accusative = a satellite
    .plural = satellites
gaia-piece-brainstone = Brainstone
    .genitive = the Brainstone
    .accusative = the Brainstone
gaia-piece-gaia_planet_token = Gaia planet token
gaia-piece-federation_token = Federation token
    .genitive = a federation token
    .accusative = a federation token
    .plural = federation tokens
gaia-piece-federation_record_token = Federation marker
gaia-piece-action_token = Action token
gaia-piece-round_booster = Round booster
    .genitive = a round booster
    .accusative = a round booster
    .plural = round boosters
gaia-piece-round_scoring_tile = Round scoring tile
gaia-piece-final_scoring_tile = Final scoring tile
gaia-piece-standard_tech_tile = Standard tech tile
    .genitive = a standard tech tile
    .accusative = a standard tech tile
    .plural = standard tech tiles
gaia-piece-advanced_tech_tile = Advanced tech tile
    .genitive = an advanced tech tile
    .accusative = an advanced tech tile
    .plural = advanced tech tiles
gaia-piece-first_player_marker = First player marker
gaia-piece-turn_order_card = Turn order card
gaia-place-research_board = Research board
gaia-place-scoring_board = Scoring board
gaia-place-faction_board = Faction board
gaia-place-bowl_1 = Bowl I
gaia-place-bowl_2 = Bowl II
gaia-place-bowl_3 = Bowl III
gaia-place-gaia_area = Gaia area
gaia-place-space = Empty space
gaia-neutral_player = Neutral player

## Phases

gaia-phase-income = Income
gaia-phase-gaia = Gaia phase
gaia-phase-actions = Actions
gaia-phase-cleanup = Clean-up

## Main actions

gaia-main-build_mine = Build a mine
gaia-main-gaia_project = Start a Gaia project
gaia-main-upgrade = Upgrade a structure
gaia-main-federation = Form a federation
gaia-main-research = Advance in research
gaia-main-board_action = Power or QIC action
gaia-main-special_action = Special action
gaia-main-pass = Pass
gaia-passive-charge = Charge power

## Factions

gaia-faction-terrans = Terrans
    .genitive = the Terrans
    .accusative = the Terrans
    .dative = the Terrans
gaia-faction-terrans-ability = Power tokens that leave your Gaia area go straight to bowl II instead of bowl I.
gaia-faction-terrans-institute = In the Gaia phase, each token that leaves your Gaia area also counts as 1 power which you may exchange at once for goods at free-action prices.
gaia-faction-lantids = Lantids
    .genitive = the Lantids
    .accusative = the Lantids
    .dative = the Lantids
gaia-faction-lantids-ability = You may build a mine beside an opponent's structure on a planet they have colonised, without making it habitable; such a shared mine can never be upgraded.
gaia-faction-lantids-institute = Gain 2 knowledge each time you build a mine on an opponent's planet.
gaia-faction-hadsch_hallas = Hadsch Hallas
    .genitive = the Hadsch Hallas
    .accusative = the Hadsch Hallas
    .dative = the Hadsch Hallas
gaia-faction-hadsch_hallas-ability = No ability beyond the 3 extra credits of income printed on your board.
gaia-faction-hadsch_hallas-institute = You may pay credits in place of power for free exchanges into QIC, ore and knowledge.
gaia-faction-ivits = Ivits
    .genitive = the Ivits
    .accusative = the Ivits
    .dative = the Ivits
gaia-faction-ivits-ability = You start with your planetary institute instead of mines, and you keep one single federation that you extend all game, paying 1 QIC per satellite and taking a token for every further 7 power value.
gaia-faction-ivits-institute = Once per round, place a space station on an empty space hex in range; it adds 1 power value to your federation and extends your reach.
gaia-faction-geodens = Geodens
    .genitive = the Geodens
    .accusative = the Geodens
    .dative = the Geodens
gaia-faction-geodens-ability = No ability; you start on level 1 of Terraforming.
gaia-faction-geodens-institute = Gain 3 knowledge each time you build a mine on a planet type that is new to you.
gaia-faction-bal_taks = Bal T'aks
    .genitive = the Bal T'aks
    .accusative = the Bal T'aks
    .dative = the Bal T'aks
gaia-faction-bal_taks-ability = As a free action, put an available gaiaformer into your Gaia area until the next Gaia phase to gain 1 QIC; you cannot advance in Navigation until your planetary institute stands.
gaia-faction-bal_taks-institute = The ban on advancing in Navigation is lifted.
gaia-faction-xenos = Xenos
    .genitive = the Xenos
    .accusative = the Xenos
    .dative = the Xenos
gaia-faction-xenos-ability = You place a third mine once all other players have placed theirs.
gaia-faction-xenos-institute = Your federations need a power value of only 6, and the institute's income is 1 QIC where others receive a power token.
gaia-faction-gleens = Gleens
    .genitive = the Gleens
    .accusative = the Gleens
    .dative = the Gleens
gaia-faction-gleens-ability = Every QIC you would gain is 1 ore instead until your QIC academy stands; Gaia planets cost you 1 ore rather than 1 QIC, and each mine you build on one scores 2 VP.
gaia-faction-gleens-institute = Take your own federation token at once: 1 ore, 1 knowledge and 2 credits.
gaia-faction-taklons = Taklons
    .genitive = the Taklons
    .accusative = the Taklons
    .dative = the Taklons
gaia-faction-taklons-ability = You own the Brainstone: a power token that yields 3 power when you spend it from bowl III.
gaia-faction-taklons-institute = Each time you charge power because of an opponent's building, also take a new power token, before or after charging.
gaia-faction-ambas = Ambas
    .genitive = the Ambas
    .accusative = the Ambas
    .dative = the Ambas
gaia-faction-ambas-ability = No ability beyond the extra ore of income printed on your board.
gaia-faction-ambas-institute = Once per round, swap your planetary institute with one of your mines on the map.
gaia-faction-firaks = Firaks
    .genitive = the Firaks
    .accusative = the Firaks
    .dative = the Firaks
gaia-faction-firaks-ability = No ability beyond the extra knowledge of income printed on your board.
gaia-faction-firaks-institute = Once per round, turn a research lab back into a trading station and advance one level in any research area.
gaia-faction-bescods = Bescods
    .genitive = the Bescods
    .accusative = the Bescods
    .dative = the Bescods
gaia-faction-bescods-ability = Once per round, advance one level in an area where you stand lowest; your institute and academies have changed places, as have the incomes of trading stations and labs.
gaia-faction-bescods-institute = Your structures on Titanium planets have 1 more power value.
gaia-faction-nevlas = Nevlas
    .genitive = the Nevlas
    .accusative = the Nevlas
    .dative = the Nevlas
gaia-faction-nevlas-ability = As a free action, move a token from bowl III to your Gaia area to gain 1 knowledge; your labs yield power instead of knowledge.
gaia-faction-nevlas-institute = Each token you spend from bowl III is worth 2 power.
gaia-faction-itars = Itars
    .genitive = the Itars
    .accusative = the Itars
    .dative = the Itars
gaia-faction-itars-ability = When you sacrifice power, the sacrificed token goes to your Gaia area and is not lost.
gaia-faction-itars-institute = In the Gaia phase you may remove 4 tokens from your Gaia area for good to take a tech tile, as often as you can pay.

## Research areas and what each level gives

gaia-track-terraforming = Terraforming
    .genitive = Terraforming
    .locative = Terraforming
gaia-track-terraforming-level-0 = A terraforming step costs 3 ore.
gaia-track-terraforming-level-1 = A step costs 3 ore. At once: 2 ore.
gaia-track-terraforming-level-2 = A step costs 2 ore.
gaia-track-terraforming-level-3 = A step costs 1 ore.
gaia-track-terraforming-level-4 = A step costs 1 ore. At once: 2 ore.
gaia-track-terraforming-level-5 = A step costs 1 ore. At once: the federation token lying here.
gaia-track-navigation = Navigation
    .genitive = Navigation
    .locative = Navigation
gaia-track-navigation-level-0 = Range 1.
gaia-track-navigation-level-1 = Range 1. At once: 1 QIC.
gaia-track-navigation-level-2 = Range 2.
gaia-track-navigation-level-3 = Range 2. At once: 1 QIC.
gaia-track-navigation-level-4 = Range 3.
gaia-track-navigation-level-5 = Range 4. At once: place the Lost Planet.
gaia-track-ai = Artificial intelligence
    .genitive = Artificial intelligence
    .locative = Artificial intelligence
gaia-track-ai-level-0 = No effect.
gaia-track-ai-level-1 = At once: 1 QIC.
gaia-track-ai-level-2 = At once: 1 QIC.
gaia-track-ai-level-3 = At once: 2 QIC.
gaia-track-ai-level-4 = At once: 2 QIC.
gaia-track-ai-level-5 = At once: 4 QIC.
gaia-track-gaia_project = Gaia project
    .genitive = Gaia project
    .locative = Gaia project
gaia-track-gaia_project-level-0 = No gaiaformer yet.
gaia-track-gaia_project-level-1 = First gaiaformer. A project needs 6 power tokens.
gaia-track-gaia_project-level-2 = A project needs 6 power tokens. At once: 3 power tokens.
gaia-track-gaia_project-level-3 = Second gaiaformer. A project needs 4 power tokens.
gaia-track-gaia_project-level-4 = Third gaiaformer. A project needs 3 power tokens.
gaia-track-gaia_project-level-5 = A project needs 3 power tokens. At once: 4 VP and 1 VP per Gaia planet with a structure of yours.
gaia-track-economy = Economy
    .genitive = Economy
    .locative = Economy
gaia-track-economy-level-0 = No income.
gaia-track-economy-level-1 = Income: 2 credits, 1 power.
gaia-track-economy-level-2 = Income: 1 ore, 2 credits, 2 power.
gaia-track-economy-level-3 = Income: 1 ore, 3 credits, 3 power.
gaia-track-economy-level-4 = Income: 2 ore, 4 credits, 4 power.
gaia-track-economy-level-5 = At once: 3 ore, 6 credits, 6 power. No income from this area any more.
gaia-track-science = Science
    .genitive = Science
    .locative = Science
gaia-track-science-level-0 = No income.
gaia-track-science-level-1 = Income: 1 knowledge.
gaia-track-science-level-2 = Income: 2 knowledge.
gaia-track-science-level-3 = Income: 3 knowledge.
gaia-track-science-level-4 = Income: 4 knowledge.
gaia-track-science-level-5 = At once: 9 knowledge. No income from this area any more.

## Power and QIC actions

gaia-action-power_3k = 3 knowledge
    .description = Spend 7 power: gain 3 knowledge.
gaia-action-power_2step = 2 terraforming steps
    .description = Spend 5 power: build a mine with two free terraforming steps.
gaia-action-power_2o = 2 ore
    .description = Spend 4 power: gain 2 ore.
gaia-action-power_7c = 7 credits
    .description = Spend 4 power: gain 7 credits.
gaia-action-power_2k = 2 knowledge
    .description = Spend 4 power: gain 2 knowledge.
gaia-action-power_1step = 1 terraforming step
    .description = Spend 3 power: build a mine with one free terraforming step.
gaia-action-power_2t = 2 power tokens
    .description = Spend 3 power: put two new power tokens into bowl I.
gaia-action-qic_tech = Tech tile
    .description = Spend 4 QIC: take a standard or advanced tech tile.
gaia-action-qic_fed = Rescore a federation token
    .description = Spend 3 QIC: gain the goods and points of one of your federation tokens again.
gaia-action-qic_vp = VP for planet types
    .description = Spend 2 QIC: score 3 VP and 1 VP for each planet type you have colonised.

## Special actions of faction boards

gaia-special-academy_qic = QIC academy
    .description = Gain 1 QIC (the Bal T'aks: 4 credits).
gaia-special-space_station = Space station
    .description = Place a space station on an empty space hex in range.
gaia-special-swap_pi = Swap the institute
    .description = The planetary institute and one of your mines change places.
gaia-special-downgrade_lab = Downgrade a lab
    .description = Replace a research lab by a trading station, then advance one level in any area.
gaia-special-advance_lowest_research = Advance the lowest area
    .description = Advance one level in an area where your marker stands lowest.

## Free actions

gaia-free-burn = Sacrifice power
    .description = Discard a token from bowl II to move another one from bowl II to bowl III.
gaia-free-p4_q = 4 power for 1 QIC
gaia-free-p3_o = 3 power for 1 ore
gaia-free-p4_k = 4 power for 1 knowledge
gaia-free-p1_c = 1 power for 1 credit
gaia-free-k_c = 1 knowledge for 1 credit
gaia-free-o_c = 1 ore for 1 credit
gaia-free-o_t = 1 ore for 1 power token
gaia-free-q_o = 1 QIC for 1 ore
gaia-free-q_range = 1 QIC for range +2
gaia-free-c4_q = 4 credits for 1 QIC
gaia-free-c3_o = 3 credits for 1 ore
gaia-free-c4_k = 4 credits for 1 knowledge
gaia-free-gaiaformer_q = Gaiaformer to the Gaia area: +1 QIC
gaia-free-token_k = Token from bowl III to the Gaia area: +1 knowledge
gaia-free-burn_gaia = Sacrifice power to the Gaia area
    .description = Move one token from bowl II to your Gaia area and another one from bowl II to bowl III.

## Round boosters

gaia-booster-booster_01 = Ore and knowledge
    .description = Income: 1 ore and 1 knowledge.
gaia-booster-booster_02 = Credits and QIC
    .description = Income: 2 credits and 1 QIC.
gaia-booster-booster_03 = Power tokens and ore
    .description = Income: 2 power tokens and 1 ore.
gaia-booster-booster_04 = Terraforming step
    .description = Income: 2 credits. Special action: build a mine with one free terraforming step.
gaia-booster-booster_05 = Range +3
    .description = Income: 2 power. Special action: build a mine or start a Gaia project with 3 more range.
gaia-booster-booster_06 = Mines
    .description = Income: 1 ore. On passing: 1 VP per mine.
gaia-booster-booster_07 = Research labs
    .description = Income: 1 knowledge. On passing: 3 VP per research lab.
gaia-booster-booster_08 = Trading stations
    .description = Income: 1 ore. On passing: 2 VP per trading station.
gaia-booster-booster_09 = Planetary institute and academies
    .description = Income: 4 power. On passing: 4 VP for the planetary institute and for each academy.
gaia-booster-booster_10 = Gaia planets
    .description = Income: 4 credits. On passing: 1 VP per Gaia planet with a structure of yours.

## Round scoring tiles

gaia-round-rs_mine = Mine
    .description = 2 VP each time you build a mine.
gaia-round-rs_research = Research level
    .description = 2 VP for each level you advance in research.
gaia-round-rs_terraform = Terraforming step
    .description = 2 VP for each terraforming step, however it was paid.
gaia-round-rs_federation = Federation token
    .description = 5 VP each time you gain a federation token.
gaia-round-rs_trading_3 = Trading station (3 VP)
    .description = 3 VP each time you build a trading station.
gaia-round-rs_trading_4 = Trading station (4 VP)
    .description = 4 VP each time you build a trading station.
gaia-round-rs_gaia_3 = Mine on a Gaia planet (3 VP)
    .description = 3 VP each time you build a mine on a Gaia planet.
gaia-round-rs_gaia_4 = Mine on a Gaia planet (4 VP)
    .description = 4 VP each time you build a mine on a Gaia planet.
gaia-round-rs_big_1 = Planetary institute or academy
    .description = 5 VP each time you build a planetary institute or an academy.
gaia-round-rs_big_2 = Planetary institute or academy
    .description = 5 VP each time you build a planetary institute or an academy.

## Final scoring tiles

gaia-final-fs_federation_structures = Structures in federations
    .description = Most structures that belong to own federations, the Lost Planet included.
gaia-final-fs_structures = Structures
    .description = Most structures on the map, the Lost Planet included.
gaia-final-fs_planet_types = Planet types
    .description = Most different planet types colonised; Gaia planets and the Lost Planet are types of their own.
gaia-final-fs_gaia_planets = Gaia planets
    .description = Most Gaia planets colonised.
gaia-final-fs_sectors = Sectors
    .description = Most sectors with at least one own structure.
gaia-final-fs_satellites = Satellites
    .description = Most satellites placed; space stations count as satellites.

## Standard tech tiles

gaia-tech-tech_ore_qic = 1 ore, 1 QIC
    .description = At once: 1 ore and 1 QIC.
gaia-tech-tech_types_k = 1 knowledge per planet type
    .description = At once: 1 knowledge for each planet type you have colonised.
gaia-tech-tech_big_value4 = Power value 4
    .description = Your planetary institute and academies have power value 4 instead of 3.
gaia-tech-tech_7vp = 7 VP
    .description = At once: 7 VP.
gaia-tech-tech_inc_o_pw = Income: 1 ore, 1 power
    .description = Each income phase: 1 ore and 1 power.
gaia-tech-tech_inc_k_c = Income: 1 knowledge, 1 credit
    .description = Each income phase: 1 knowledge and 1 credit.
gaia-tech-tech_gaia_3vp = 3 VP per mine built on a Gaia planet
    .description = 3 VP each time you build a mine on a Gaia planet.
gaia-tech-tech_inc_4c = Income: 4 credits
    .description = Each income phase: 4 credits.
gaia-tech-tech_act_4pw = Action: 4 power
    .description = Special action, once per round: charge 4 power.

## Advanced tech tiles

gaia-advanced-adv_pass_fed = Pass: 3 VP per federation token
    .description = On passing: 3 VP for each federation token you own.
gaia-advanced-adv_pass_lab = Pass: 3 VP per research lab
    .description = On passing: 3 VP for each research lab you have on the map.
gaia-advanced-adv_pass_types = Pass: 1 VP per planet type
    .description = On passing: 1 VP for each planet type you have colonised.
gaia-advanced-adv_trig_research = 2 VP per research level
    .description = 2 VP for each level you advance in research.
gaia-advanced-adv_trig_mine = 3 VP per mine built
    .description = 3 VP each time you build a mine.
gaia-advanced-adv_trig_trading = 3 VP per trading station built
    .description = 3 VP each time you build a trading station.
gaia-advanced-adv_act_q_5c = Action: 1 QIC, 5 credits
    .description = Special action, once per round: gain 1 QIC and 5 credits.
gaia-advanced-adv_act_3o = Action: 3 ore
    .description = Special action, once per round: gain 3 ore.
gaia-advanced-adv_act_3k = Action: 3 knowledge
    .description = Special action, once per round: gain 3 knowledge.
gaia-advanced-adv_once_mine = 2 VP per mine
    .description = At once: 2 VP for each mine you have on the map.
gaia-advanced-adv_once_trading = 4 VP per trading station
    .description = At once: 4 VP for each trading station you have on the map.
gaia-advanced-adv_once_sector_o = 1 ore per sector
    .description = At once: 1 ore for each sector in which you have a structure.
gaia-advanced-adv_once_sector_vp = 2 VP per sector
    .description = At once: 2 VP for each sector in which you have a structure.
gaia-advanced-adv_once_gaia = 2 VP per Gaia planet
    .description = At once: 2 VP for each Gaia planet you have colonised.
gaia-advanced-adv_once_fed = 5 VP per federation token
    .description = At once: 5 VP for each federation token you own.

## Federation tokens

gaia-token-fed_12vp = 12 VP
    .description = 12 VP. Grey on both sides: it never opens level 5 or an advanced tile.
gaia-token-fed_8vp_q = 8 VP, 1 QIC
    .description = 8 VP and 1 QIC.
gaia-token-fed_8vp_2t = 8 VP, 2 power tokens
    .description = 8 VP and 2 power tokens into bowl I.
gaia-token-fed_7vp_2o = 7 VP, 2 ore
    .description = 7 VP and 2 ore.
gaia-token-fed_7vp_6c = 7 VP, 6 credits
    .description = 7 VP and 6 credits.
gaia-token-fed_6vp_2k = 6 VP, 2 knowledge
    .description = 6 VP and 2 knowledge.
gaia-token-fed_gleens = Gleens token
    .description = 1 ore, 1 knowledge and 2 credits; only the Gleens can gain it, with their planetary institute.

## Sectors and layouts

gaia-sector-sector_01 = Sector 01
gaia-sector-sector_02 = Sector 02
gaia-sector-sector_03 = Sector 03
gaia-sector-sector_04 = Sector 04
gaia-sector-sector_05a = Sector 05, solid number
gaia-sector-sector_05b = Sector 05, outlined number
gaia-sector-sector_06a = Sector 06, solid number
gaia-sector-sector_06b = Sector 06, outlined number
gaia-sector-sector_07a = Sector 07, solid number
gaia-sector-sector_07b = Sector 07, outlined number
gaia-sector-sector_08 = Sector 08
gaia-sector-sector_09 = Sector 09
gaia-sector-sector_10 = Sector 10
gaia-layout-default_1_2 = Default board for 1–2 players
gaia-layout-default_3_4 = Default board for 3–4 players

## Automa

gaia-difficulty-automalein = Automalein
    .description = The gentlest opponent: starts with 0 VP and without card 2.
gaia-difficulty-automa = Automa
    .description = The regular opponent: starts with 10 VP and the starter deck as it is.
gaia-difficulty-automaechtig = Automächtig
    .description = Starts with 10 VP; card 9 joins the starter deck.
gaia-difficulty-ultoma = Ultoma
    .description = Starts with 10 VP; cards 9 and 15 join the starter deck.
gaia-difficulty-alptrauma = Alptrauma
    .description = As Ultoma, and every gain of VP is 1 VP larger.
gaia-automa-card = Automa card { $n }
gaia-automa-action-upgrade = Upgrade a structure
gaia-automa-action-build_mine = Build a mine
gaia-automa-action-research_highest = Advance in a highest area
gaia-automa-action-research_random = Advance in an area by number
gaia-automa-action-research_specific = Advance in the named area
gaia-automa-action-power_qic = Cover a power or QIC action
gaia-automa-action-faction = Faction action
gaia-automa-upgrade-trading_station_to_planetary_institute = Trading station to planetary institute
gaia-automa-upgrade-mine_to_trading_station = Mine to trading station
gaia-automa-upgrade-research_lab_to_academy = Research lab to academy
gaia-automa-upgrade-trading_station_to_research_lab = Trading station to research lab
gaia-automa-upgrade-research_lab_to_trading_station = Research lab back to trading station
gaia-automa-faction-terrans = Faction action: advance in Gaia project, then build a mine within range 4, Transdim planets first; 2 VP.
gaia-automa-faction-geodens = The first mine on each planet type new to it: 2 VP. Faction action: advance in an area by number, then cover a power or QIC action; 1 VP.
gaia-automa-faction-hadsch_hallas = Each trading station built: 3 VP. Faction action: upgrade, or if that is impossible build a mine within range 3; 1 VP.
gaia-automa-faction-xenos = Three starting mines. Each power or QIC card covers two actions. Faction action: build a mine within range 2, then cover a power or QIC action; 2 VP.
gaia-automa-faction-itars = Faction action: cover two power or QIC actions; 4 VP.
gaia-automa-faction-taklons = Faction action: build a mine within range 3, closest to a planet of yours first, then cover a power or QIC action; 2 VP.
gaia-automa-faction-firaks = May turn a lab back into a trading station; each new lab also advances it in an area by number. Faction action: upgrade; 2 VP.

## Options

gaia-option-setup = Set-up
    .description = How factions and first structures are chosen.
gaia-option-setup-first_game = First game
    .description = Fixed factions for the number of players and fixed first mines.
gaia-option-setup-advanced = Advanced
    .description = Any of the 14 factions; players place their first structures themselves.
gaia-option-board = Board
    .description = How the sectors of the map are laid out.
gaia-option-board-default = Default
    .description = The fixed layout for the number of players.
gaia-option-board-random = Random
    .description = Sectors are drawn and turned at random until the board is valid.
gaia-option-board-last_player_rotates = Last player rotates
    .description = Sectors are drawn at random; the last player may turn them before factions are chosen.
gaia-option-map_method = Sector method
    .description = Which sectors change places on a random board for 3 or 4 players.
gaia-option-map_method-1 = Outer sectors
    .description = Sectors 01–04 keep their default places; 05–10 are shuffled over the others.
gaia-option-map_method-2 = Outer and inner sectors
    .description = As the first method, and 01–04 are shuffled among their four places.
gaia-option-map_method-3 = All sectors
    .description = All ten sectors are shuffled together.
gaia-option-map_validity = Neighbouring planets
    .description = Which planets of the same type may not touch across the edge of two sectors.
gaia-option-map_validity-all_types = All types
    .description = No two planets of one type touch, Gaia and Transdim planets included.
gaia-option-map_validity-home_types = Home types only
    .description = Only the seven home types are kept apart.
gaia-option-turn_order = Turn order
    .description = Who follows whom within a round.
gaia-option-turn_order-clockwise = Clockwise
    .description = The first to pass starts the next round; the others follow clockwise.
gaia-option-turn_order-passing = By passing
    .description = The turn order card is used: players act in the order in which they passed.
gaia-option-allow_wasted_steps = Allow wasted actions
    .description = Whether an action may be taken whose whole gain would be lost, such as free steps on a planet that needs none.
gaia-option-allow_wasted_steps-false = No
    .description = An action that would yield nothing is not offered.
gaia-option-allow_wasted_steps-true = Yes
    .description = Such an action is legal, as nothing printed forbids it.
gaia-option-lantid_shared_counts = Shared mines count as planets
    .description = Whether a Lantid mine on an opponent's planet counts during the game for planet types and Gaia planets.
gaia-option-lantid_shared_counts-false = No
    .description = It counts for no effect about planet types or Gaia planets.
gaia-option-lantid_shared_counts-true = Yes
    .description = It is left out only of the two final scoring tiles, as the Polish rulebook says to the letter.
gaia-option-strict_caps = Caps at the end
    .description = Whether the limits on goods also bind during the exchange at the end of the game.
gaia-option-strict_caps-true = Yes
    .description = At most 30 credits, 15 ore and 15 knowledge are counted.
gaia-option-strict_caps-false = No
    .description = Goods above the limits are counted too.
gaia-option-token_choice = Paying with tokens
    .description = Which power tokens are used for satellites and Gaia projects.
gaia-option-token_choice-ask = Ask
    .description = You choose the bowls each time it makes a difference.
gaia-option-token_choice-automatic = Automatic
    .description = Tokens are taken from bowl I, then II, then III.
gaia-option-factions = Factions
    .description = A list of faction ids, separated by commas, one for each seat; players then do not choose.
gaia-option-map_seed = Map seed
    .description = A number that fixes the random board apart from the rest of the game.
gaia-option-difficulty = Automa level
    .description = How strong the solo opponent is.
gaia-option-difficulty-automalein = { gaia-difficulty-automalein }
    .description = { gaia-difficulty-automalein.description }
gaia-option-difficulty-automa = { gaia-difficulty-automa }
    .description = { gaia-difficulty-automa.description }
gaia-option-difficulty-automaechtig = { gaia-difficulty-automaechtig }
    .description = { gaia-difficulty-automaechtig.description }
gaia-option-difficulty-ultoma = { gaia-difficulty-ultoma }
    .description = { gaia-difficulty-ultoma.description }
gaia-option-difficulty-alptrauma = { gaia-difficulty-alptrauma }
    .description = { gaia-difficulty-alptrauma.description }
gaia-option-automa = Automa faction
    .description = The faction of the solo opponent; its colour must differ from yours.
gaia-option-automa-terrans = { gaia-faction-terrans }
    .description = { gaia-automa-faction-terrans }
gaia-option-automa-geodens = { gaia-faction-geodens }
    .description = { gaia-automa-faction-geodens }
gaia-option-automa-hadsch_hallas = { gaia-faction-hadsch_hallas }
    .description = { gaia-automa-faction-hadsch_hallas }
gaia-option-automa-xenos = { gaia-faction-xenos }
    .description = { gaia-automa-faction-xenos }
gaia-option-automa-itars = { gaia-faction-itars }
    .description = { gaia-automa-faction-itars }
gaia-option-automa-taklons = { gaia-faction-taklons }
    .description = { gaia-automa-faction-taklons }
gaia-option-automa-firaks = { gaia-faction-firaks }
    .description = { gaia-automa-faction-firaks }
