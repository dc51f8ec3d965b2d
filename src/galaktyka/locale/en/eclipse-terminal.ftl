# Eclipse in a terminal.

eclipse-screen-mats = Players
eclipse-screen-blueprints = Blueprints
eclipse-screen-technologies = Technologies
eclipse-screen-round = Round
eclipse-screen-over = End
eclipse-screen-stacks = Stacks
eclipse-screen-vp = VP
eclipse-screen-discs = Discs
eclipse-screen-colony = Colony ships
eclipse-screen-trade = Trade
eclipse-screen-reputation = Reputation
eclipse-screen-allies = Allies
eclipse-screen-kept = Discoveries
eclipse-screen-legend = Squares: M materials, S science, C money, G any, small letters advanced, o orbital, • cube. Arrows: wormholes. A artifact, I monolith, @ portal, ? discovery. Ships: i interceptor, c cruiser, d dreadnought, s starbase; after ! non-players: a Ancient, g Guardian, X GCDS.
