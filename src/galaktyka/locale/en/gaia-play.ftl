# Gaia Project at play: questions, answers, costs, warnings, reasons, the log, policies.
# Names and amounts come from gaia.ftl, as references or as parameters.

gaia-player = { $letter } ({ $faction })
gaia-list = { $first }, { $rest }
gaia-cost-from = from { $cost }
gaia-cost-green-token = a green federation token is turned over
gaia-special-booster = Action of the round booster
gaia-free-bundle_2c = 2 power for 2 credits
gaia-free-bundle_o_c = 4 power for 1 ore and 1 credit
gaia-free-bundle_2o = 6 power for 2 ore
gaia-free-brain_3c = The Brainstone for 3 credits

## Questions

gaia-ask-rotate = Turn sectors as you like, then finish the board.
gaia-ask-faction = Choose your faction.
gaia-ask-faction-first-game = Choose your faction from the set for a first game.
gaia-ask-first-mine = Place { $structure } on { $planet } ({ $n } of { $total }).
gaia-ask-first-booster = Choose your first round booster.
gaia-ask-income = Still to come: { $power } and { $tokens }. Which do you take next?
gaia-ask-terrans = You may still exchange { $power } from your Gaia area for goods.
gaia-ask-itars = Your Gaia area holds { $held }. Give up { $price } for a tech tile?
gaia-ask-turn = Your turn: one main action, with free actions before and after it.
gaia-ask-turn-end = Your main action is done: more free actions, or the end of your turn?
gaia-ask-mine = Where do you build { gaia-structure-mine.accusative }?
gaia-ask-mine-steps = Where do you build { gaia-structure-mine.accusative }? For free: { $steps }.
gaia-ask-mine-range = Where do you build { gaia-structure-mine.accusative } or start a Gaia project? Your range is { $n } greater.
gaia-ask-project = On which Transdim planet do you start a Gaia project? It takes { $tokens }.
gaia-ask-upgrade = Where do you build { $structure }?
gaia-ask-research = In which research area do you advance?
gaia-ask-tile = Which tech tile do you take?
gaia-ask-cover = Which of your standard tiles does “{ $tile }” cover?
gaia-ask-advance = Do you advance one level in { $area }?
gaia-ask-advance-any = In which research area do you advance, if any?
gaia-ask-lost-planet = Where do you place the Lost Planet? Your range is { $range }.
gaia-ask-link = Which planets form the federation? Power value { $value } of { $need }.
gaia-ask-satellites = Where do your satellites go? Still to place: { $satellites }.
gaia-ask-satellites-loose = Where does your next satellite go?
gaia-ask-token = Which federation token do you take?
gaia-ask-rescore = Which of your federation tokens do you score again?
gaia-ask-booster = Which round booster do you take for the next round?
gaia-ask-charge = Do you charge { $power }? It costs nothing.
gaia-ask-charge-paid = Do you charge { $power } for { $cost }?
gaia-ask-brain-charge = You charge { $power }. In which bowl does the Brainstone end up?
gaia-ask-brain-pay = You spend { $power }. Do you use the Brainstone?
gaia-ask-tokens-supply = You give up { $tokens }. How many of them come from bowl { $bowl }?
gaia-ask-tokens-gaia = You move { $tokens } to the Gaia area. How many of them come from bowl { $bowl }?
gaia-ask-brain-token-supply = You give up { $tokens } from bowl { $bowl }. Is the Brainstone among them?
gaia-ask-brain-token-gaia = You move { $tokens } from bowl { $bowl } to the Gaia area. Is the Brainstone among them?
gaia-ask-brain-token-supply-any = You give up { $tokens }. Is the Brainstone among them?
gaia-ask-brain-token-gaia-any = You move { $tokens } to the Gaia area. Is the Brainstone among them?
gaia-ask-station = Where do you place { gaia-structure-space_station.accusative }? Your range is { $range }.
gaia-ask-swap = Which mine changes places with your planetary institute?
gaia-ask-downgrade = Which research lab becomes a trading station again?
gaia-ask-lowest = In which of your lowest areas do you advance?
gaia-ask-brain-burn = You sacrifice power. What happens to the Brainstone?

## Answers

gaia-do-end = End the turn
gaia-do-upgrade = Upgrade to { $structure }
gaia-do-board = { $action } for { $cost }
gaia-do-special = Special action: { $action }
gaia-do-mine = Build { gaia-structure-mine.accusative } on { $hex } ({ $planet })
gaia-do-mine-shared = Build { gaia-structure-mine.accusative } on { $hex } ({ $planet }), sharing it with { $owner }
gaia-do-project = Start a Gaia project on { $hex }
gaia-do-build = Build { $structure } on { $hex }
gaia-do-place = Place { $structure } on { $hex }
gaia-do-lost-planet = Place the Lost Planet on { $hex }
gaia-do-station = Place { gaia-structure-space_station.accusative } on { $hex }
gaia-do-swap = Move the planetary institute to { $hex }
gaia-do-downgrade = Turn the lab on { $hex } into { gaia-structure-trading_station.accusative }
gaia-do-link = { $hexes } (power value { $value })
gaia-do-link-done = These planets ({ $satellites })
gaia-do-satellite = Satellite on { $hex }
gaia-do-faction = { $faction } ({ $planet })
gaia-do-booster = { $booster } – { $effect }
gaia-do-research = { $area }, level { $level }: { $effect }
gaia-do-no-advance = Do not advance
gaia-do-tile = Tile “{ $tile }”, then advance in any area
gaia-do-tile-area = Tile “{ $tile }”, then advance in { $area }
gaia-do-advanced = Advanced tile “{ $tile }”
gaia-do-cover = Cover “{ $tile }”
gaia-do-itars = Take a tech tile
gaia-do-itars-done = Take no tile (to bowl I: { $tokens })
gaia-do-terrans-done = No further exchange
gaia-do-rotate = Turn sector { $sector } by 60°
gaia-do-rotate-done = The board stays like this
gaia-do-income-power = First charge { $power }
gaia-do-income-tokens = First take { $tokens }
gaia-do-charge = Charge { $power }
gaia-do-charge-token = Take a power token
gaia-do-charge-token-first = Take a power token, then charge { $power }
gaia-do-charge-token-last = Charge { $power }, then take a power token
gaia-do-no-charge = Decline
gaia-do-no-federation = Give this federation up
gaia-do-count = { $tokens } from bowl { $bowl }
gaia-do-brain-charge = Brainstone to bowl { $bowl }
gaia-do-brain-pay = Pay with the Brainstone
gaia-do-brain-pay-tokens = Pay with other tokens
gaia-do-brain-take = The Brainstone is among them
gaia-do-brain-keep = The Brainstone stays
gaia-do-brain-burn-up = The Brainstone moves to bowl III
gaia-do-brain-burn-stay = The Brainstone stays in bowl II
gaia-do-brain-burn-gone = The Brainstone is given up

## Warnings

gaia-warning-lost = { $goods } would be lost: the limit is { $cap }.
gaia-warning-power-lost = { $power } would be lost: no token is left to move.
gaia-warning-ore-for-qic = Without the QIC academy you gain { $ore } instead of QIC.
gaia-warning-surplus = { $power } would be paid for nothing.
gaia-warning-charge-less = You can only charge { $power } of the { $value } on offer.
gaia-warning-last-token = This turns over your last green federation token.
gaia-warning-steps = Lost for nothing: { $steps }.
gaia-warning-joins = The planet joins your federation next to it and can no longer be used for a new one.
gaia-warning-last-round = The game ends before the planet is transformed.
gaia-warning-no-tile = There is no tech tile that you could take.
gaia-warning-no-advance = You cannot advance in { $area }.
gaia-warning-brain-gone = The Brainstone would be gone for the rest of the game.
gaia-warning-terrans = Lost without an exchange: { $power }.
gaia-warning-pass-booster = You have not used the action of your booster “{ $booster }”.
gaia-warning-pass-specials = Special actions not used yet: { $actions }.
gaia-warning-pass-board = You could still afford on the research board: { $actions }.
gaia-warning-pass-mine = You could still build a mine.
gaia-warning-pass-project = You could still start a Gaia project.
gaia-warning-pass-upgrade = You could still upgrade a structure.
gaia-warning-pass-federation = You could still form a federation.
gaia-warning-pass-research = You could still advance in research.

## Reasons: goods and pieces

gaia-refusal-needs = Needs { $need }, you have { $have }.
gaia-refusal-needs-power = Needs { $need } in bowl III, you have { $have }.
gaia-refusal-needs-tokens = Needs { $need } in bowls I–III, you have { $have }.
gaia-refusal-needs-structure = Needs { $structure } on the map.
gaia-refusal-all-built = All { $n } { $structures } are on the map.
gaia-refusal-built = Already on the map: { $structure }.
gaia-refusal-cap = You already hold the limit of { $cap }; the whole gain would be lost.
gaia-refusal-main-done = You have already taken your main action this turn.
gaia-refusal-space-used = This space was already used this round.
gaia-refusal-special-used = You have already used this special action this round.
gaia-refusal-burn = Needs { $need } tokens in bowl II, you have { $have } there.
gaia-refusal-bowl-3-empty = There is no token in bowl III.
gaia-refusal-brain-not-ready = The Brainstone is not in bowl III.
gaia-refusal-other-faction = Only the faction “{ $faction }” can do this.
gaia-refusal-no-faction-action = Your faction has no special action of its own.
gaia-refusal-booster-plain = Your booster “{ $booster }” has no special action.
gaia-refusal-booster-range = No mine: { $mine } No Gaia project: { $project }
gaia-refusal-no-own-token = You own no federation token.
gaia-refusal-no-own-mine = You have no mine on the map to swap with; shared mines and the Lost Planet do not count.
gaia-refusal-no-own-lab = You have no research lab on the map.
gaia-refusal-no-space = There is no free space hex within your range.

## Reasons: the map

gaia-refusal-no-planet = There is no planet on { $hex }.
gaia-refusal-no-planet-left = No free planet on the map would do for this.
gaia-refusal-no-mine = There is no planet where you could build a mine. The one that lacks least is { $hex }: { $why }
gaia-refusal-no-project = There is no Transdim planet for a project. The nearest is { $hex }: { $why }
gaia-refusal-no-transdim = No Transdim planet without a gaiaformer is left.
gaia-refusal-transdim = { $hex } is a Transdim planet: it needs a Gaia project first.
gaia-refusal-not-transdim = A project needs a Transdim planet; { $hex } is: { $planet }.
gaia-refusal-own-planet = Your own structure stands on { $hex }.
gaia-refusal-occupied = { $hex } is occupied by { $owner }.
gaia-refusal-already-shared = You already share { $hex } with { $owner }.
gaia-refusal-shared-steps = Sharing { $hex } with { $owner } takes no terraforming: the free steps would be lost.
gaia-refusal-foreign-gaiaformer = A gaiaformer of { $owner } stands on { $hex }.
gaia-refusal-own-gaiaformer = Your gaiaformer is still at work on { $hex }: the planet is ready in the next Gaia phase.
gaia-refusal-gaiaformer-there = Your gaiaformer already stands on { $hex }.
gaia-refusal-too-late = { gaia-warning-last-round }
gaia-refusal-gaiaformed = Your gaiaformed planet { $hex } is settled with a plain “Build a mine”, not with this action.
gaia-refusal-steps-wasted = The free steps would be lost on { $planet }.
gaia-refusal-range = Out of range: distance { $distance }, range { $range }. Each QIC adds { $add }; this needs { $need }, you have { $have }.
gaia-refusal-range-gaia = Out of range: distance { $distance }, range { $range }. Each QIC adds { $add } and the Gaia planet takes one more; this needs { $need }, you have { $have }.
gaia-refusal-range-wasted = The { $bonus } extra range would save no QIC here.
gaia-refusal-gaia-qic = A Gaia planet takes { $need }, you have { $have }.
gaia-refusal-not-home = Your first structures stand on { $planet }.
gaia-refusal-no-gaiaformer = You have no gaiaformer yet: the first comes with level 1 of the Gaia project area.
gaia-refusal-gaiaformers-busy = { $n ->
    [one] Your only gaiaformer is in use.
   *[other] All your { $n } gaiaformers are in use.
}
gaia-refusal-nothing-to-upgrade = You do not have { $structure } on the map that could be upgraded.
gaia-refusal-only-shared = All your mines share a planet with an opponent and cannot be upgraded.
gaia-refusal-no-neighbour = Needs { $need }, you have { $have }; the lower price only holds within distance 2 of an opponent.
gaia-refusal-nothing-there = Nothing is built on { $hex }.
gaia-refusal-not-yours = The structure on { $hex } belongs to { $owner }.
gaia-refusal-shared-mine = Your mine on { $hex } shares the planet and can be neither upgraded nor swapped.
gaia-refusal-lost-mine = The mine on the Lost Planet can be neither upgraded nor swapped.
gaia-refusal-wrong-structure = This takes { $wanted }; on { $hex } stands: { $there }.
gaia-refusal-planet-there = { $hex } is no empty space: { $planet }.
gaia-refusal-station-there = A space station is on { $hex }.
gaia-refusal-own-satellite = Your satellite is on { $hex }.
gaia-refusal-satellite-there = A satellite is on { $hex }.

## Reasons: federations

gaia-refusal-no-tokens-left = All federation tokens are taken.
gaia-refusal-federation-value = Your planets outside federations have a power value of { $value }; a federation needs { $need }.
gaia-refusal-federation-value-ivits = Your planets and stations have a power value of { $value }; the next token needs { $need }.
gaia-refusal-federation-far = Linking enough planets takes more than { $satellites }.
gaia-refusal-federation-pay = A federation takes at least { $satellites }; to pay for them you have { $have }.
gaia-refusal-federation-pieces = A federation takes at least { $satellites }; you have { $left } left.
gaia-refusal-link-chosen = { $hex } is already chosen.
gaia-refusal-link-name = Planets side by side are chosen together: { $hex } belongs to { $name }.
gaia-refusal-link-federated = { $hex } already belongs to a federation of yours.
gaia-refusal-link-empty = You have no planet or station on { $hex }.
gaia-refusal-link-dear = A federation with these planets takes more than { $satellites }, which is all you can pay.
gaia-refusal-link-needless = A federation with these planets takes at least { $satellites }; a part of them is enough with fewer.
gaia-refusal-link-required = The planets must be linked to your existing federation.
gaia-refusal-link-value = The planets chosen have a power value of { $value }; the federation needs { $need }.
gaia-refusal-link-touches = The shortest link runs past further planets of yours, which must be chosen as well.
gaia-refusal-satellite-planet = { $hex } is a planet: satellites only go on empty space.
gaia-refusal-satellite-placed = You have already chosen { $hex }.
gaia-refusal-satellite-own = { $hex } already belongs to you.
gaia-refusal-satellite-adjacent = { $hex } lies next to another federation of yours.
gaia-refusal-satellite-touches = { $hex } lies next to your planet on { $other }, which is not part of this federation.
gaia-refusal-satellite-longer = With what is placed so far, a link over { $hex } would need more than { $satellites }, and that many are enough.
gaia-refusal-satellite-apart = { $hex } does not continue what is linked so far.
gaia-refusal-satellite-dear = With a satellite on { $hex } the link would take more than { $satellites }, which is all you can pay.

## Reasons: research and tiles

gaia-refusal-no-area = There is no area where you could advance. { $area }: { $why }
gaia-refusal-only-area = This tile only lets you advance in { $area }.
gaia-refusal-not-lowest = Your level here is { $level }; your lowest is { $lowest }.
gaia-refusal-top-level = You are already on the top level.
gaia-refusal-bal-taks = The Bal T'aks cannot advance in Navigation before their planetary institute stands.
gaia-refusal-level-taken = Level 5 is taken by { $owner }.
gaia-refusal-green-token = Needs a green federation token; you have none.
gaia-refusal-no-tile = You own all { $n } kinds of standard tiles and no advanced tile is open to you.
gaia-refusal-tile-owned = You already own the tile “{ $tile }”.
gaia-refusal-tile-gone = The advanced tile of { $area } is gone.
gaia-refusal-level = Needs level { $need } in { $area }, you are on { $have }.
gaia-refusal-nothing-to-cover = You have no uncovered standard tile that it could cover.
gaia-refusal-tile-covered = Your tile “{ $tile }” is already covered.
gaia-refusal-tile-missing = You do not own the tile “{ $tile }”.
gaia-refusal-token-missing = You do not own the token “{ $token }”.
gaia-refusal-token-gleens = Only the Gleens gain this token, with their planetary institute.
gaia-refusal-token-gone = No token “{ $token }” is left.
gaia-refusal-booster-own = You must give your booster back; it cannot be kept for another round.
gaia-refusal-booster-taken = { $owner } has this booster.
gaia-refusal-booster-out = This booster is not in the game.
gaia-refusal-faction-taken = { $letter } has taken this faction.
gaia-refusal-faction-colour = Its board lies in front of { $owner }, on the other side.
gaia-refusal-faction-first-game = This faction is not in the set for a first game.

## Reasons: power

gaia-refusal-charge-order = You also gain a token: say whether it comes before or after the power.
gaia-refusal-charge-token = Only the Taklons with their planetary institute gain a token with the power.
gaia-refusal-income-power = No symbol of { $power } is waiting.
gaia-refusal-income-tokens = No symbol of { $tokens } is waiting.
gaia-refusal-terrans = Needs { $need } from the Gaia area, { $have } left.
gaia-refusal-count-few = The other bowls hold too few: at least { $least } must come from here.
gaia-refusal-count-many = Only { $need } still to be taken.
gaia-refusal-count-bowl = Bowl { $bowl } can give { $have } at most.
gaia-refusal-brain-pay = The question is only whether the Brainstone is used or kept.
gaia-refusal-brain-token = The question is only whether the Brainstone is among the tokens taken.
gaia-refusal-brain-burn = When you sacrifice power, the Brainstone moves to bowl III, stays in bowl II or is given up.
gaia-refusal-brain-burn-two = The Brainstone can stay only if { $need } other tokens are in bowl II; you have { $have } there.
gaia-refusal-brain-back = Charging never moves the Brainstone back.
gaia-refusal-brain-far = Charging { $power } does not bring the Brainstone to bowl { $bowl }.
gaia-refusal-brain-pushed = Charging { $power } empties bowl { $bowl }, so the Brainstone cannot stay there.

## Reasons: the set-up

gaia-refusal-no-sector = This board has only { $n } sectors.
gaia-refusal-same-planets = { $a } and { $b } touch and are of the same type: { $planet }.
gaia-refusal-faction = There is no faction “{ $faction }”. Factions: { $known }.
gaia-refusal-faction-count = { $given ->
    [one] { $given } faction is given
   *[other] { $given } factions are given
} for { $seats } seats; give one for each.
gaia-refusal-tiles = These tiles cannot be read or do not fit the game: { $text }
gaia-refusal-board = This board cannot be read: { $text }
gaia-refusal-no-board = No valid board was found; try another map seed or the softer test for neighbours.
gaia-refusal-first-game-board = A first game is played on the default board.
gaia-refusal-first-game-factions = In a first game the factions come from the fixed set; leave the option empty.
gaia-refusal-first-game-automa = In a first game alone the Automa plays the Taklons.
gaia-refusal-same-home = These factions share one home type: { $factions }.
gaia-refusal-import = Cannot import { $file }: { $why }.
gaia-refusal-import-command = The imported game has a move that is not understood: { $command }

## The log

gaia-event-round = Round { $round } begins: { $tile }.
gaia-event-faction = { $letter } chose a faction: { $faction }.
gaia-event-mine = { $letter } built { gaia-structure-mine.accusative } on { $hex }.
gaia-event-institute = { $letter } placed { gaia-structure-planetary_institute.accusative } on { $hex }.
gaia-event-project = { $letter } started a Gaia project on { $hex }.
gaia-event-upgrade = { $letter } built { $structure } on { $hex }.
gaia-event-research = { $letter } advanced to level { $level } in { $area }.
gaia-event-tech = { $letter } took the tile “{ $tile }”.
gaia-event-advanced = { $letter } took the advanced tile “{ $tile }” and covered “{ $covered }”.
gaia-event-federation = { $letter } formed a federation without satellites.
gaia-event-federation-satellites = { $letter } formed a federation with { $satellites }.
gaia-event-token = { $letter } gained a federation token: { $token }.
gaia-event-rescore = { $letter } scored a federation token again: { $token }.
gaia-event-action = { $letter } took a board action: { $action }.
gaia-event-special = { $letter } used a special action: { $action }.
gaia-event-free = { $letter } took a free action: { $action }.
gaia-event-pass = { $letter } passed.
gaia-event-pass-booster = { $letter } passed and took a booster: { $booster }.
gaia-event-booster = { $letter } took a booster: { $booster }.
gaia-event-charge = { $letter } charged { $power }.
gaia-event-charge-paid = { $letter } charged { $power } for { $cost }.
gaia-event-charge-token = { $letter } took a power token.
gaia-event-decline = { $letter } declined to charge power.
gaia-event-points = { $letter }: { $points } VP ({ $source }).
gaia-event-lost-planet = { $letter } placed the Lost Planet on { $hex }.
gaia-event-station = { $letter } placed { gaia-structure-space_station.accusative } on { $hex }.
gaia-event-swap = { $letter } moved the planetary institute to { $hex }.
gaia-event-downgrade = { $letter } turned the lab on { $hex } into { gaia-structure-trading_station.accusative }.
gaia-event-gaia-planet = { $letter } turned { $hex } into { gaia-planet-gaia.accusative }.
gaia-event-income = { $letter } took income.
gaia-event-final = { $letter }, final scoring “{ $tile }”: count { $n }, { $points }.
gaia-event-card-setup = { $letter } turned up Automa card { $n } for the set-up.
gaia-event-card-support = { $letter } turned up Automa card { $n } as its support card.
gaia-event-card-action = { $letter } turned up Automa card { $n } as its action card.
gaia-event-automa-action = { $letter } covered a board action: { $action }.
gaia-event-automa-tile = { $letter } removed the advanced tile of { $area }.
gaia-event-rotate = { $letter } turned sector { $sector } to { $degrees }°.

## Where points come from

gaia-source-start = start
gaia-source-round_1 = scoring tile of round 1
gaia-source-round_2 = scoring tile of round 2
gaia-source-round_3 = scoring tile of round 3
gaia-source-round_4 = scoring tile of round 4
gaia-source-round_5 = scoring tile of round 5
gaia-source-round_6 = scoring tile of round 6
gaia-source-boosters = round boosters
gaia-source-tech = standard tech tiles
gaia-source-advanced_tech = advanced tech tiles
gaia-source-federations = federation tokens
gaia-source-actions = actions
gaia-source-research_levels = research levels
gaia-source-faction = faction ability
gaia-source-charging = charging power
gaia-source-final_1 = first final scoring tile
gaia-source-final_2 = second final scoring tile
gaia-source-research = research at the end
gaia-source-goods = left-over goods
gaia-source-cards = Automa cards

## Policies

gaia-policy-charge = Offers of power
    .description = What happens when an opponent's building lets you charge power.
gaia-policy-charge-ask = Ask every time
gaia-policy-charge-0 = Charge if it is free, otherwise ask
gaia-policy-charge-1 = Charge for up to 1 VP, otherwise ask
gaia-policy-charge-2 = Charge for up to 2 VP, otherwise ask
gaia-policy-charge-3 = Charge for up to 3 VP, otherwise ask
gaia-policy-charge-4 = Charge for up to 4 VP, otherwise ask
gaia-policy-charge-decline = Always decline
gaia-policy-income = Order of income
    .description = What comes first when you receive both power tokens and power.
gaia-policy-income-ask = Ask every time
gaia-policy-income-tokens = Tokens first
gaia-policy-income-power = Power first
gaia-policy-tokens = Paying with tokens
    .description = From which bowls tokens for satellites and Gaia projects come.
gaia-policy-tokens-ask = Ask every time
gaia-policy-tokens-low = From the lowest bowl first
gaia-policy-pass = Passing
    .description = What happens when you have no main action left.
gaia-policy-pass-ask = Ask every time
gaia-policy-pass-auto = Pass when nothing else is possible

## Options

gaia-option-federation_check = Federations
    .description = Whether a federation must be as small as the rules ask.
gaia-option-federation_check-exact = Exact
    .description = A federation with a planet or a satellite too many is refused.
gaia-option-federation_check-loose = Loose
    .description = Such federations are let pass, as some other programs do; meant for importing their games.
gaia-option-small_board = Small board for three
    .description = Whether three players leave out sectors 09 and 10.
gaia-option-small_board-false = No
    .description = All ten sectors are used.
gaia-option-small_board-true = Yes
    .description = Eight sectors are used; the places of 09 and 10 stay empty.
gaia-option-tiles = Tiles
    .description = How technology, scoring and booster tiles are laid out; a game may also be given tile by tile.
gaia-option-tiles-random = Random
    .description = All tiles are drawn at random.

# Numbers on the players' cards.
gaia-gauge-vp = Victory points
gaia-gauge-credits = Credits
gaia-gauge-ore = Ore
gaia-gauge-knowledge = Knowledge
gaia-gauge-qic = QIC
gaia-gauge-bowl_1 = Power in bowl I
gaia-gauge-bowl_2 = Power in bowl II
gaia-gauge-bowl_3 = Power in bowl III
gaia-gauge-gaia_area = Power in the Gaia area

# What the bots look at: an answer is explained by what it changes of this.
gaia-aspect-points = points held
gaia-aspect-final = final scoring
gaia-aspect-goods = goods in hand
gaia-aspect-power = power
gaia-aspect-income = income of the rounds to come
gaia-aspect-passing = points for passing
gaia-aspect-research = research and technologies
gaia-aspect-buildings = structures
gaia-aspect-federations = federations
gaia-aspect-reach = planets in reach and neighbours
gaia-aspect-rounds = round scoring
gaia-aspect-specials = special actions
