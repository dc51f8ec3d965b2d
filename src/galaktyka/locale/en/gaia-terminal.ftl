# The text picture of Gaia Project: short words that fit into lines.
gaia-screen-map = Map
gaia-screen-mats = Mats
gaia-screen-research = Research board
gaia-screen-scoring = Scoring
gaia-screen-offers = Boosters and tokens
gaia-screen-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of 6
}
gaia-screen-phase-setup = Preparing
gaia-screen-phase-income = Income
gaia-screen-phase-gaia = Gaia phase
gaia-screen-phase-actions = Actions
gaia-screen-phase-over = The game is over
gaia-screen-automa = { $cards ->
    [one] Automa: { $cards } card left
   *[other] Automa: { $cards } cards left
}
gaia-screen-order = Order
gaia-screen-vp = VP
gaia-screen-passed = passed
gaia-screen-credits = credits
gaia-screen-ore = ore
gaia-screen-knowledge = knowledge
gaia-screen-qic = QIC
gaia-screen-charge = charged
gaia-screen-tokens_new = new
gaia-screen-brainstone = Brainstone
gaia-screen-techs = Technologies
gaia-screen-tokens = Federation tokens
gaia-screen-specials = Special actions
gaia-screen-covered = { $advanced } (covers: { $standard })
gaia-screen-green = green
gaia-screen-grey = grey
gaia-screen-used = used
gaia-screen-free_tiles = Free tiles
gaia-screen-level_5 = First on level 5
gaia-screen-board_actions = Power and QIC actions (o free, x taken)
gaia-screen-boosters = Boosters on offer
gaia-screen-in_federation = in a federation
gaia-screen-shared = shared by a Lantid mine
