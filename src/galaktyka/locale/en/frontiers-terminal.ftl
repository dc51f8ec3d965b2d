# The text picture of New Frontiers: short words that fit into lines.
frontiers-screen-map = Table
frontiers-screen-mats = Empires
frontiers-screen-technologies = Technologies
frontiers-screen-goals = Goals
frontiers-screen-round = Round { $n }
frontiers-screen-phase-sides = Choosing boards
frontiers-screen-phase-over = The game is over
frontiers-screen-actions = Actions (o free, x chosen)
frontiers-screen-offer = Planets on offer
frontiers-screen-supply = Supply
frontiers-screen-credits = credits
frontiers-screen-colonists = colonists
frontiers-screen-military = military
frontiers-screen-colonies = colonies
frontiers-screen-spaces = spaces
frontiers-screen-no-goals = This game is played without goals.
