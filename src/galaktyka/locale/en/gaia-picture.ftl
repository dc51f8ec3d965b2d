# Titles of pictures and of the things in them, where the names of components alone do not say it.
gaia-picture-map = Galaxy map
gaia-picture-supply = Boosters and federation tokens on offer
gaia-picture-factions = Factions to choose from
gaia-picture-automa = Automa
gaia-picture-owner = { $faction } ({ $letter })
gaia-picture-seat = Player { $letter }
gaia-picture-mat = Faction board: { $owner }
gaia-picture-sector = Sector { $number }
gaia-picture-piece = { $hex } · { $structure } of { $owner } · { $planet }
gaia-picture-satellite = { $hex } · Satellite of { $owner }
gaia-picture-federation = Federation of { $owner }
gaia-picture-marker = { $owner }: { $track }, level { $level }
gaia-picture-level = { $track }, level { $level }. { $effect }
gaia-picture-charge = Going from level 2 to level 3: charge { $n } power.
gaia-picture-tile-under = { $track }: { $tile }
gaia-picture-tile-free = Any area: { $tile }
gaia-picture-slot-taken = { $track }: the advanced tile is gone
gaia-picture-used = { $name } (used this round)
gaia-picture-round = Round { $round }: { $tile }
gaia-picture-round-now = Round { $round }, being played: { $tile }
gaia-picture-final-count = { $owner }: { $n }
gaia-picture-pile = { $token } Left: { $n }.
gaia-picture-covered = { $advanced } (covers: { $tile })
gaia-picture-token-green = { $token } Green side: still opens level 5 or an advanced tile.
gaia-picture-token-grey = { $token } Grey side: opens nothing any more.
gaia-picture-vp = { $n } VP
gaia-picture-vp-unit = VP
gaia-picture-stock = { $name }: { $n }; income { $income }
gaia-picture-income = { $name }: income { $income }
gaia-picture-bowl = { $bowl }: { $n ->
    [one] { $n } power token
   *[other] { $n } power tokens
}
gaia-picture-bowl-brainstone = { gaia-picture-bowl } and the Brainstone
gaia-picture-field-covered = { $structure }: in supply
gaia-picture-field-open = { $structure }: on the map, its income is open
gaia-picture-field-out = { $structure }: on the map
gaia-picture-field-locked = { $structure }: not yet owned
gaia-picture-field-resting = { $structure }: in the Gaia area
gaia-picture-always = Income of every round
gaia-picture-level-own = { $track }: level { $level }
gaia-picture-order = Turn order
gaia-picture-next = Next round
gaia-picture-passed = passed
gaia-picture-active = to move
gaia-picture-free = Any area
gaia-picture-techs = Technologies
gaia-picture-tokens = Federations
gaia-picture-booster = Booster
gaia-picture-specials = Special actions
gaia-picture-satellites = Satellites in supply: { $n }
gaia-picture-stations = Space stations in supply: { $n }
gaia-picture-counts = Planet types { $types } · Gaia planets { $gaia } · sectors { $sectors }
gaia-picture-none = none
gaia-picture-support = Support card
gaia-picture-action = Action card
gaia-picture-deck = Cards left: { $n }
gaia-picture-seen = Played this round: { $cards }
gaia-picture-reach = Range { $n }
gaia-picture-lost-here = The Lost Planet waits here.

# Letters on planets: short and different within the language.
gaia-picture-letter-terra = T
gaia-picture-letter-oxide = O
gaia-picture-letter-volcanic = V
gaia-picture-letter-desert = D
gaia-picture-letter-swamp = S
gaia-picture-letter-titanium = Ti
gaia-picture-letter-ice = I
gaia-picture-letter-transdim = X
gaia-picture-letter-gaia = G
gaia-picture-letter-lost = L

# Names of research areas where there is little room.
gaia-picture-track-terraforming = Terraform
gaia-picture-track-navigation = Navigation
gaia-picture-track-ai = AI
gaia-picture-track-gaia_project = Gaia
gaia-picture-track-economy = Economy
gaia-picture-track-science = Science
