# Eclipse: names of components, options and amounts. .description says in a sentence or two what a thing does;
# the other attributes are the forms that sentences need.

eclipse-name = Eclipse: Second Dawn for the Galaxy

## Resources and population squares

eclipse-resource-materials = Materials
    .genitive = materials
    .accusative = materials
eclipse-resource-science = Science
    .genitive = science
    .accusative = science
eclipse-resource-money = Money
    .genitive = money
    .accusative = money
eclipse-square-materials = Materials square
eclipse-square-science = Science square
eclipse-square-money = Money square
eclipse-square-grey = Grey square
eclipse-square-materials-advanced = Advanced materials square
eclipse-square-science-advanced = Advanced science square
eclipse-square-money-advanced = Advanced money square
eclipse-square-grey-advanced = Advanced grey square
eclipse-square-orbital = Orbital

## Amounts: “3 materials”, “1 influence disc”

eclipse-amount-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
}
    .accusative = { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
eclipse-amount-science = { $n ->
    [one] { $n } science
   *[other] { $n } science
}
    .accusative = { $n ->
        [one] { $n } science
       *[other] { $n } science
    }
eclipse-amount-money = { $n ->
    [one] { $n } money
   *[other] { $n } money
}
    .accusative = { $n ->
        [one] { $n } money
       *[other] { $n } money
    }
eclipse-amount-vp = { $n ->
    [one] { $n } VP
   *[other] { $n } VP
}
    .accusative = { $n ->
        [one] { $n } VP
       *[other] { $n } VP
    }
eclipse-amount-interceptor = { $n ->
    [one] { $n } interceptor
   *[other] { $n } interceptors
}
    .accusative = { $n ->
        [one] { $n } interceptor
       *[other] { $n } interceptors
    }
eclipse-amount-cruiser = { $n ->
    [one] { $n } cruiser
   *[other] { $n } cruisers
}
    .accusative = { $n ->
        [one] { $n } cruiser
       *[other] { $n } cruisers
    }
eclipse-amount-dreadnought = { $n ->
    [one] { $n } dreadnought
   *[other] { $n } dreadnoughts
}
    .accusative = { $n ->
        [one] { $n } dreadnought
       *[other] { $n } dreadnoughts
    }
eclipse-amount-starbase = { $n ->
    [one] { $n } starbase
   *[other] { $n } starbases
}
    .accusative = { $n ->
        [one] { $n } starbase
       *[other] { $n } starbases
    }
eclipse-amount-ancient = { $n ->
    [one] { $n } Ancient
   *[other] { $n } Ancients
}
    .accusative = { $n ->
        [one] { $n } Ancient
       *[other] { $n } Ancients
    }
eclipse-amount-guardian = { $n ->
    [one] { $n } Guardian
   *[other] { $n } Guardians
}
    .accusative = { $n ->
        [one] { $n } Guardian
       *[other] { $n } Guardians
    }
eclipse-amount-gcds = { $n ->
    [one] { $n } GCDS
   *[other] { $n } GCDS
}
    .accusative = { $n ->
        [one] { $n } GCDS
       *[other] { $n } GCDS
    }
eclipse-amount-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
    .accusative = { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
eclipse-amount-damage = { $n ->
    [one] { $n } damage
   *[other] { $n } damage
}
    .accusative = { $n ->
        [one] { $n } damage
       *[other] { $n } damage
    }
eclipse-amount-cube = { $n ->
    [one] { $n } population cube
   *[other] { $n } population cubes
}
    .accusative = { $n ->
        [one] { $n } population cube
       *[other] { $n } population cubes
    }
eclipse-amount-disc = { $n ->
    [one] { $n } influence disc
   *[other] { $n } influence discs
}
    .accusative = { $n ->
        [one] { $n } influence disc
       *[other] { $n } influence discs
    }
eclipse-amount-colony_ship = { $n ->
    [one] { $n } colony ship
   *[other] { $n } colony ships
}
    .accusative = { $n ->
        [one] { $n } colony ship
       *[other] { $n } colony ships
    }
eclipse-amount-reputation = { $n ->
    [one] { $n } reputation tile
   *[other] { $n } reputation tiles
}
    .accusative = { $n ->
        [one] { $n } reputation tile
       *[other] { $n } reputation tiles
    }
eclipse-amount-activation = { $n ->
    [one] { $n } activation
   *[other] { $n } activations
}
    .accusative = { $n ->
        [one] { $n } activation
       *[other] { $n } activations
    }
eclipse-amount-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
    .accusative = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
eclipse-amount-die = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
    .accusative = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }

## Ships and structures

eclipse-ship-interceptor = Interceptor
    .genitive = interceptor
    .accusative = interceptor
    .plural = interceptors
    .description = The smallest and quickest ship.
eclipse-ship-cruiser = Cruiser
    .genitive = cruiser
    .accusative = cruiser
    .plural = cruisers
    .description = A ship of middle size with a computer and a hull.
eclipse-ship-dreadnought = Dreadnought
    .genitive = dreadnought
    .accusative = dreadnought
    .plural = dreadnoughts
    .description = The largest ship: strong, dear and slow to fire.
eclipse-ship-starbase = Starbase
    .genitive = starbase
    .accusative = starbase
    .plural = starbases
    .description = Defends its sector with high initiative and never moves; needs its technology.
eclipse-ship-ancient = Ancient
    .genitive = Ancient
    .accusative = Ancient
    .plural = Ancients
    .description = A ship that nobody plays; it guards a sector and its discovery tile.
eclipse-ship-guardian = Guardian
    .genitive = Guardian
    .accusative = Guardian
    .plural = Guardians
    .description = Guards a sector between the players, stronger than an Ancient.
eclipse-ship-gcds = GCDS
    .genitive = GCDS
    .accusative = GCDS
    .plural = GCDS
    .description = The defence system of the galactic centre; it pins every ship there.
eclipse-structure-orbital = Orbital
    .accusative = orbital
    .genitive = orbital
    .description = A home for one cube of science or money, in any sector.
eclipse-structure-monolith = Monolith
    .accusative = monolith
    .genitive = monolith
    .description = Worth { $vp } at the end to whoever controls its sector.
eclipse-variant-normal = normal
eclipse-variant-advanced = advanced

## Dice

eclipse-die-yellow = Yellow die
    .accusative = yellow die
eclipse-die-orange = Orange die
    .accusative = orange die
eclipse-die-blue = Blue die
    .accusative = blue die
eclipse-die-red = Red die
    .accusative = red die
eclipse-face-blank = blank
eclipse-face-burst = burst

## Pieces and places

eclipse-piece-sector = Sector
eclipse-piece-wormhole = Wormhole
eclipse-piece-warp_portal = Warp portal
eclipse-piece-artifact = Artifact
eclipse-piece-influence_disc = Influence disc
eclipse-piece-population_cube = Population cube
eclipse-piece-colony_ship = Colony ship
eclipse-piece-discovery_tile = Discovery tile
eclipse-piece-reputation_tile = Reputation tile
eclipse-piece-ambassador_tile = Ambassador tile
eclipse-piece-traitor_tile = Traitor tile
eclipse-piece-start_player_tile = Start player tile
eclipse-piece-summary_tile = Summary tile
eclipse-piece-graveyard = Graveyard
eclipse-piece-victory_points = Victory points
eclipse-piece-influence_track = Influence track
eclipse-piece-population_track = Population track
eclipse-piece-reputation_track = Reputation track
eclipse-piece-tech_track = Technology track
eclipse-piece-tray = Technology tray
eclipse-piece-blueprint = Blueprint
eclipse-piece-storage = Storage
eclipse-piece-hull = Hull
eclipse-piece-computer = Computer
eclipse-piece-shield = Shield
eclipse-piece-initiative = Initiative
eclipse-piece-movement = Movement
eclipse-piece-energy = Energy
eclipse-piece-cannon = Cannon
eclipse-piece-missile = Missile

## Rings and kinds of sector

eclipse-ring-center = Galactic centre
    .description = The middle of the map, guarded by the GCDS.
eclipse-ring-inner = Inner sector
    .description = Lies next to the centre; rich, and often guarded.
eclipse-ring-middle = Middle sector
    .description = Lies two steps from the centre, between the players.
eclipse-ring-outer = Outer sector
    .description = Lies at the rim, where the galaxy may grow on.
eclipse-ring-starting = Starting sector
    .description = The home of a civilization, with an artifact.
eclipse-ring-guardian = Guardian sector
    .description = Fills the zone of a missing player, guarded by a Guardian.

## Phases and actions

eclipse-phase-setup = Set-up
eclipse-phase-action = Action phase
eclipse-phase-combat = Combat phase
eclipse-phase-upkeep = Upkeep phase
eclipse-phase-cleanup = Clean-up phase
eclipse-action-explore = Explore
    .description = Draw new sectors and add them to the map.
eclipse-action-research = Research
    .description = Buy technologies with science.
eclipse-action-upgrade = Upgrade
    .description = Change the parts of your blueprints.
eclipse-action-build = Build
    .description = Build ships and structures with materials.
eclipse-action-move = Move
    .description = Move ships along connections.
eclipse-action-influence = Influence
    .description = Move discs and make colony ships ready again.
eclipse-action-reaction = Reaction
    .description = A single activation of upgrade, build or move after passing.
eclipse-action-pass = Pass
    .description = Take no more actions this round, only reactions.

## Species

eclipse-species-eridani_empire = Eridani Empire
    .description = Rich in money and reputation, but with fewer discs; all ships but starbases have more energy.
eclipse-species-hydran_progress = Hydran Progress
    .description = Begins with Advanced Labs and has { $research ->
        [one] { $research } activation
       *[other] { $research } activations
    } in a Research action.
eclipse-species-planta = Planta
    .description = Has { $explore ->
        [one] { $explore } activation
       *[other] { $explore } activations
    } in an Explore action and scores { $sector_vp } per controlled sector, but its cubes die to any enemy ship and its ships have fewer spaces.
eclipse-species-descendants_of_draco = Descendants of Draco
    .description = Lives in peace with Ancients, scores { $ancient_vp } for each on the board, and may draw two sectors per exploration.
eclipse-species-mechanema = Mechanema
    .description = Builds more cheaply; activations: Build { $build }, Upgrade { $upgrade }.
eclipse-species-orion_hegemony = Orion Hegemony
    .description = Begins with a cruiser and Neutron Bombs; its ships have shields and more energy and initiative, but it trades at { $trade } for 1.
eclipse-species-terran_directorate = Terran Directorate
    .description = Moves { $move ->
        [one] once
       *[other] { $move } times
    } per action and trades at { $trade } for 1.
eclipse-species-terran_federation = Terran Federation
    .description = Moves { $move ->
        [one] once
       *[other] { $move } times
    } per action and trades at { $trade } for 1.
eclipse-species-terran_union = Terran Union
    .description = Moves { $move ->
        [one] once
       *[other] { $move } times
    } per action and trades at { $trade } for 1.
eclipse-species-terran_republic = Terran Republic
    .description = Moves { $move ->
        [one] once
       *[other] { $move } times
    } per action and trades at { $trade } for 1.
eclipse-species-terran_conglomerate = Terran Conglomerate
    .description = Moves { $move ->
        [one] once
       *[other] { $move } times
    } per action and trades at { $trade } for 1.
eclipse-species-terran_alliance = Terran Alliance
    .description = Moves { $move ->
        [one] once
       *[other] { $move } times
    } per action and trades at { $trade } for 1.
eclipse-color-red = Red
eclipse-color-blue = Blue
eclipse-color-green = Green
eclipse-color-yellow = Yellow
eclipse-color-white = White
eclipse-color-black = Black

## Technologies

eclipse-category-military = Military
eclipse-category-grid = Grid
eclipse-category-nano = Nano
eclipse-category-rare = Rare
eclipse-tech-neutron_bombs = Neutron Bombs
    .description = Destroy all enemy cubes in a sector without a roll.
eclipse-tech-starbase = Starbase
    .description = You may build starbases.
eclipse-tech-plasma_cannon = Plasma Cannon
eclipse-tech-phase_shield = Phase Shield
eclipse-tech-advanced_mining = Advanced Mining
    .description = You may settle advanced materials squares.
eclipse-tech-tachyon_source = Tachyon Source
eclipse-tech-gluon_computer = Gluon Computer
eclipse-tech-plasma_missile = Plasma Missile
eclipse-tech-gauss_shield = Gauss Shield
eclipse-tech-fusion_source = Fusion Source
eclipse-tech-improved_hull = Improved Hull
eclipse-tech-positron_computer = Positron Computer
eclipse-tech-advanced_economy = Advanced Economy
    .description = You may settle advanced money squares.
eclipse-tech-tachyon_drive = Tachyon Drive
eclipse-tech-antimatter_cannon = Antimatter Cannon
eclipse-tech-quantum_grid = Quantum Grid
    .description = At once { $n ->
        [one] { $n } spare disc joins
       *[other] { $n } spare discs join
    } your influence track.
eclipse-tech-nanorobots = Nanorobots
    .description = { $n ->
        [one] { $n } more activation
       *[other] { $n } more activations
    } in a Build action.
eclipse-tech-fusion_drive = Fusion Drive
eclipse-tech-orbital = Orbital
    .description = You may build orbitals.
eclipse-tech-advanced_robotics = Advanced Robotics
    .description = At once { $n ->
        [one] { $n } spare disc joins
       *[other] { $n } spare discs join
    } your influence track.
eclipse-tech-advanced_labs = Advanced Labs
    .description = You may settle advanced science squares.
eclipse-tech-monolith = Monolith
    .description = You may build monoliths.
eclipse-tech-wormhole_generator = Wormhole Generator
    .description = A wormhole on one of two touching edges is enough to explore, move, influence and retreat.
eclipse-tech-artifact_key = Artifact Key
    .description = At once { $n } resources of one kind for each artifact in your sectors.
eclipse-tech-antimatter_splitter = Antimatter Splitter
    .description = You may divide the damage of antimatter cannons among targets.
eclipse-tech-conifold_field = Conifold Field
eclipse-tech-neutron_absorber = Neutron Absorber
    .description = Enemy Neutron Bombs do not work against you.
eclipse-tech-absorption_shield = Absorption Shield
eclipse-tech-cloaking_device = Cloaking Device
    .description = Two enemy ships are needed to pin one of yours.
eclipse-tech-improved_logistics = Improved Logistics
    .description = { $n ->
        [one] { $n } more activation
       *[other] { $n } more activations
    } in a Move action.
eclipse-tech-sentient_hull = Sentient Hull
eclipse-tech-soliton_cannon = Soliton Cannon
eclipse-tech-transition_drive = Transition Drive
eclipse-tech-warp_portal = Warp Portal
    .description = At once put a warp portal on one of your sectors; it is worth { $n } VP to its controller.
eclipse-tech-flux_missile = Flux Missile
eclipse-tech-pico_modulator = Pico Modulator
    .description = { $n ->
        [one] { $n } more activation
       *[other] { $n } more activations
    } in an Upgrade action.
eclipse-tech-ancient_labs = Ancient Labs
    .description = At once draw a discovery tile.
eclipse-tech-zero_point_source = Zero-Point Source
eclipse-tech-metasynthesis = Metasynthesis
    .description = You may settle every advanced square.

## Ship parts

eclipse-part-ion_cannon = Ion Cannon
eclipse-part-electron_computer = Electron Computer
eclipse-part-hull = Hull
eclipse-part-nuclear_drive = Nuclear Drive
eclipse-part-nuclear_source = Nuclear Source
eclipse-part-plasma_cannon = Plasma Cannon
eclipse-part-phase_shield = Phase Shield
eclipse-part-tachyon_source = Tachyon Source
eclipse-part-gluon_computer = Gluon Computer
eclipse-part-plasma_missile = Plasma Missile
eclipse-part-gauss_shield = Gauss Shield
eclipse-part-fusion_source = Fusion Source
eclipse-part-improved_hull = Improved Hull
eclipse-part-positron_computer = Positron Computer
eclipse-part-tachyon_drive = Tachyon Drive
eclipse-part-antimatter_cannon = Antimatter Cannon
eclipse-part-fusion_drive = Fusion Drive
eclipse-part-absorption_shield = Absorption Shield
eclipse-part-conifold_field = Conifold Field
eclipse-part-sentient_hull = Sentient Hull
eclipse-part-soliton_cannon = Soliton Cannon
eclipse-part-transition_drive = Transition Drive
eclipse-part-flux_missile = Flux Missile
eclipse-part-zero_point_source = Zero-Point Source
eclipse-part-ion_disruptor = Ion Disruptor
eclipse-part-ion_turret = Ion Turret
eclipse-part-plasma_turret = Plasma Turret
eclipse-part-soliton_charger = Soliton Charger
eclipse-part-ion_missile = Ion Missile
eclipse-part-soliton_missile = Soliton Missile
eclipse-part-antimatter_missile = Antimatter Missile
eclipse-part-axion_computer = Axion Computer
eclipse-part-flux_shield = Flux Shield
eclipse-part-inversion_shield = Inversion Shield
eclipse-part-shard_hull = Shard Hull
eclipse-part-conformal_drive = Conformal Drive
eclipse-part-nonlinear_drive = Nonlinear Drive
eclipse-part-hypergrid_source = Hypergrid Source
eclipse-part-muon_source = Muon Source

## What parts add to a ship: “2 orange missile dice, uses 1 energy”; .inside does not begin the sentence

eclipse-ship-part = Ship part: { $traits }.
eclipse-part-effect = { $traits }.
eclipse-trait-cannon-yellow = { $n ->
    [one] { $n } yellow cannon die
   *[other] { $n } yellow cannon dice
}
    .inside = { $n ->
        [one] { $n } yellow cannon die
       *[other] { $n } yellow cannon dice
    }
eclipse-trait-cannon-orange = { $n ->
    [one] { $n } orange cannon die
   *[other] { $n } orange cannon dice
}
    .inside = { $n ->
        [one] { $n } orange cannon die
       *[other] { $n } orange cannon dice
    }
eclipse-trait-cannon-blue = { $n ->
    [one] { $n } blue cannon die
   *[other] { $n } blue cannon dice
}
    .inside = { $n ->
        [one] { $n } blue cannon die
       *[other] { $n } blue cannon dice
    }
eclipse-trait-cannon-red = { $n ->
    [one] { $n } red cannon die
   *[other] { $n } red cannon dice
}
    .inside = { $n ->
        [one] { $n } red cannon die
       *[other] { $n } red cannon dice
    }
eclipse-trait-missile-yellow = { $n ->
    [one] { $n } yellow missile die
   *[other] { $n } yellow missile dice
}
    .inside = { $n ->
        [one] { $n } yellow missile die
       *[other] { $n } yellow missile dice
    }
eclipse-trait-missile-orange = { $n ->
    [one] { $n } orange missile die
   *[other] { $n } orange missile dice
}
    .inside = { $n ->
        [one] { $n } orange missile die
       *[other] { $n } orange missile dice
    }
eclipse-trait-missile-blue = { $n ->
    [one] { $n } blue missile die
   *[other] { $n } blue missile dice
}
    .inside = { $n ->
        [one] { $n } blue missile die
       *[other] { $n } blue missile dice
    }
eclipse-trait-missile-red = { $n ->
    [one] { $n } red missile die
   *[other] { $n } red missile dice
}
    .inside = { $n ->
        [one] { $n } red missile die
       *[other] { $n } red missile dice
    }
eclipse-trait-computer = Computer { $n }
    .inside = computer { $n }
eclipse-trait-shield = Shield { $n }
    .inside = shield { $n }
eclipse-trait-hull = Hull { $n }
    .inside = hull { $n }
eclipse-trait-movement = Movement { $n }
    .inside = movement { $n }
eclipse-trait-initiative = Initiative { $n }
    .inside = initiative { $n }
eclipse-trait-uses = Uses { $n } energy
    .inside = uses { $n } energy
eclipse-trait-produces = Produces { $n } energy
    .inside = produces { $n } energy
eclipse-trait-outside = Outside the grid
    .inside = outside the grid

## Discovery tiles

eclipse-discovery-gain_materials = { $goods }
    .description = Gain { $goods }.
eclipse-discovery-gain_science = { $goods }
    .description = Gain { $goods }.
eclipse-discovery-gain_money = { $goods }
    .description = Gain { $goods }.
eclipse-discovery-gain_mixed = { $goods }
    .description = Gain { $goods }.
eclipse-discovery-ancient_tech = Ancient Tech
    .description = Take the cheapest regular technology on the tray that you lack, for free.
eclipse-discovery-ancient_cruiser = Ancient Cruiser
    .description = Put one of your unbuilt cruisers into this sector.
eclipse-discovery-ancient_orbital = Ancient Orbital
    .description = Put an orbital into this sector and gain { $goods }.
eclipse-discovery-ancient_monolith = Ancient Monolith
    .description = Put a monolith into this sector.
eclipse-discovery-part_ion_disruptor = Ion Disruptor
eclipse-discovery-part_ion_turret = Ion Turret
eclipse-discovery-part_plasma_turret = Plasma Turret
eclipse-discovery-part_soliton_charger = Soliton Charger
eclipse-discovery-part_ion_missile = Ion Missile
eclipse-discovery-part_soliton_missile = Soliton Missile
eclipse-discovery-part_antimatter_missile = Antimatter Missile
eclipse-discovery-part_axion_computer = Axion Computer
eclipse-discovery-part_flux_shield = Flux Shield
eclipse-discovery-part_inversion_shield = Inversion Shield
eclipse-discovery-part_shard_hull = Shard Hull
eclipse-discovery-part_conformal_drive = Conformal Drive
eclipse-discovery-part_nonlinear_drive = Nonlinear Drive
eclipse-discovery-part_hypergrid_source = Hypergrid Source
eclipse-discovery-part_muon_source = Muon Source
eclipse-discovery-ancient_warp_portal = Ancient Warp Portal
    .description = Stays in this sector as a warp portal, worth { $vp } to its controller.
eclipse-discovery-back = { $vp }
    .description = Any discovery tile may be kept for its { $vp }.

## Sectors

eclipse-sector-001 = Galactic Center
eclipse-sector-101 = Castor
eclipse-sector-102 = Pollux
eclipse-sector-103 = Beta Leonis
eclipse-sector-104 = Arcturus
eclipse-sector-105 = Zeta Herculis
eclipse-sector-106 = Capella
eclipse-sector-107 = Aldebaran
eclipse-sector-108 = Mu Cassiopeiae
eclipse-sector-109 = Alpha Lacertae
eclipse-sector-110 = Iota Boötis
eclipse-sector-201 = Alpha Centauri
eclipse-sector-202 = Fomalhaut
eclipse-sector-203 = Chi Draconis
eclipse-sector-204 = Vega
eclipse-sector-205 = Mu Herculis
eclipse-sector-206 = Epsilon Indi
eclipse-sector-207 = Zeta Reticuli
eclipse-sector-208 = Iota Persei
eclipse-sector-209 = Delta Eridani
eclipse-sector-210 = Psi Capricorni
eclipse-sector-211 = Beta Aquilae
eclipse-sector-214 = Beta Monocerotis
eclipse-sector-281 = Delta Corvi
eclipse-sector-301 = Zeta Draconis
eclipse-sector-302 = Gamma Serpentis
eclipse-sector-303 = Eta Cephei
eclipse-sector-304 = Theta Pegasi
eclipse-sector-305 = Lambda Serpentis
eclipse-sector-306 = Beta Centauri
eclipse-sector-307 = Sigma Sagittarii
eclipse-sector-308 = Kappa Scorpii
eclipse-sector-309 = Phi Piscium
eclipse-sector-310 = Nu Phoenicis
eclipse-sector-311 = Canopus
eclipse-sector-312 = Antares
eclipse-sector-313 = Alpha Ursae Minoris
eclipse-sector-314 = Spica
eclipse-sector-315 = Epsilon Aurigae
eclipse-sector-316 = Iota Carinae
eclipse-sector-317 = Beta Crucis
eclipse-sector-318 = Gamma Velorum
eclipse-sector-381 = Beta Sextantis
eclipse-sector-382 = Zeta Chamaeleontis
eclipse-sector-221 = Procyon
eclipse-sector-222 = Epsilon Eridani
eclipse-sector-223 = Altair
eclipse-sector-224 = Beta Hydri
eclipse-sector-225 = Eta Cassiopeiae
eclipse-sector-226 = 61 Cygni
eclipse-sector-227 = Sirius
eclipse-sector-228 = Sigma Draconis
eclipse-sector-229 = Tau Ceti
eclipse-sector-230 = Lambda Aurigae
eclipse-sector-231 = Delta Pavonis
eclipse-sector-232 = Rigel
eclipse-sector-271 = Omega Fornacis
eclipse-sector-272 = Sigma Hydrae
eclipse-sector-273 = Theta Ophiuchi
eclipse-sector-274 = Alpha Lyncis

## Where points come from

eclipse-source-reputation = reputation tiles
eclipse-source-ambassadors = ambassadors
eclipse-source-sectors = controlled sectors
eclipse-source-monoliths = monoliths
eclipse-source-discoveries = discoveries kept
eclipse-source-traitor = traitor
eclipse-source-technologies = technology tracks
eclipse-source-warp_portals = warp portals
eclipse-source-species = ability of the species

## Options

eclipse-option-warp_portals = Warp portals
    .description = The module with three portal sectors, the rare technology and the discovery tile.
eclipse-option-warp_portals-false = No
    .description = Without the module.
eclipse-option-warp_portals-true = Yes
    .description = All its parts are in the game.
eclipse-option-ancient = Ancients
    .description = Which of the two blueprints these non-players use for the whole game.
eclipse-option-ancient-normal = Normal
    .description = The easier blueprint.
eclipse-option-ancient-advanced = Advanced
    .description = The harder blueprint, for experienced players.
eclipse-option-ancient-random = Random
    .description = Drawn at set-up.
eclipse-option-guardian = Guardians
    .description = Which of the two blueprints these non-players use for the whole game.
eclipse-option-guardian-normal = Normal
    .description = The easier blueprint.
eclipse-option-guardian-advanced = Advanced
    .description = The harder blueprint, for experienced players.
eclipse-option-guardian-random = Random
    .description = Drawn at set-up.
eclipse-option-gcds = GCDS
    .description = Which of the two blueprints these non-players use for the whole game.
eclipse-option-gcds-normal = Normal
    .description = The easier blueprint.
eclipse-option-gcds-advanced = Advanced
    .description = The harder blueprint, for experienced players.
eclipse-option-gcds-random = Random
    .description = Drawn at set-up.
eclipse-option-species = Species
    .description = One species id per seat, separated by commas; empty lets the players choose.

## Automations

eclipse-policy-relations = Offers of relations
    .description = What to do when somebody proposes diplomatic relations.
eclipse-policy-relations-ask = Ask every time
eclipse-policy-relations-decline = Always decline
eclipse-policy-pass = Passing again
    .description = What to do on further turns of the round once you have passed.
eclipse-policy-pass-ask = Ask every time
eclipse-policy-pass-auto = Pass again, without reactions
eclipse-policy-finish = Ending an action
    .description = What to do when an action has no activation left to use.
eclipse-policy-finish-ask = Ask every time
eclipse-policy-finish-auto = End it when nothing is left to do

## Numbers and parts of the screen

eclipse-gauge-vp = Points
eclipse-gauge-materials = Materials
eclipse-gauge-science = Science
eclipse-gauge-money = Money

# What the bots look at: an answer is explained by what it changes of this.
eclipse-aspect-points = points so far
eclipse-aspect-economy = income, upkeep and stocks
eclipse-aspect-technologies = technologies
eclipse-aspect-settling = colony ships and free squares
eclipse-aspect-surroundings = fleets and what they can take
eclipse-aspect-frontier = space to explore
eclipse-aspect-begun = what is about to come of it
eclipse-aspect-danger = safety of your sectors

eclipse-screen-map = Map

## What a move would lead to

eclipse-preview-battle = Battle in sector { $sector } against { $enemy }: you win { $win } %, lose { $lose } %, stalemate { $stalemate } %, if nobody retreats.
eclipse-preview-own-losses = Your losses on average: { $ship } { $whole }.{ $tenth } of { $count }
eclipse-preview-enemy-losses = Enemy losses on average: { $ship } { $whole }.{ $tenth } of { $count }
eclipse-preview-sampled = Estimated from { $fights ->
    [one] one trial fight
   *[other] { $fights } trial fights
}: every share is most likely right to within { $margin ->
    [one] one percentage point
   *[other] { $margin } percentage points
}.
