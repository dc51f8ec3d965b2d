# Exodus: questions, answers, warnings, reasons and the log.

## Questions

exodus-ask-picks = Which technology do you start with? { $left } to choose, base prices of at most { $cp } left for them.
exodus-ask-ballot = How many CP do you put on your ballot? You have { $cp }.
exodus-ask-ballot-letter = Which card gets your vote and { $cp }?
exodus-ask-bid = How much do you bid for the turn order? You have { $cp }; every bid is paid.
exodus-ask-card-1 = Which action card do you play first?
exodus-ask-card-2 = Which action card do you play second?
exodus-ask-card-3 = Which action card do you play third, if any?
exodus-ask-orders = Secret order: where does { $ship } fly from { $hex }? Speed { $speed }.
exodus-ask-income = Do you take more { $resource }? Tax per unit: { $cp }.
exodus-ask-income-cp = From which planets does the refinery take CP once more?
exodus-ask-window = Do you rearrange upgrades or spend Centaurian cards?
exodus-ask-window-blueprints = Do you rearrange upgrades?
exodus-ask-tie = The vote is tied. Which card do you adopt, Chancellor?
exodus-ask-repeal = Which law do you repeal, Chancellor?
exodus-ask-offer = Which bonus action do you offer? Still to choose: { $left }.
exodus-ask-bonus = Which of the bonus actions on offer do you take for this turn?
exodus-ask-next = Tied bids of { $cp }: who gets turn-order card { $n }?
exodus-ask-research = Which technology do you research? You have { $cp }.
exodus-ask-build = Which ship do you build? You have { $cp } and { $axinium }.
exodus-ask-buy = Which upgrade do you buy? You have { $cp } and { $phasium }.
exodus-ask-dice-banking = Banking: a fixed amount or dice?
exodus-ask-dice-mining = Mining: a fixed number of units or dice?
exodus-ask-trade = Market area { $area }: sell for { $sell }, buy for { $buy }. Exchanges left: { $left }.
exodus-ask-mine = Where do you mine? Units left: { $left }.
exodus-ask-mine-count = How many units do you add at { $hex }?
exodus-ask-react = Which face-up card do you use for a reaction, if any? Population at home: { $n }.
exodus-ask-fit = Where do you put the { $upgrade }?
exodus-ask-free-tech = Which technology of base price up to { $cp } do you take for free?
exodus-ask-shift = To which blueprint does the { $upgrade } of the { $ship } go?
exodus-ask-aim = { $upgrade } at { $hex }: at which planet does it aim?
exodus-ask-victim = Whose population dies at { $hex }?
exodus-ask-civilian = Civilian Ships: from which planet does population leave?
exodus-ask-civilian-to = Where does the population from { $hex } go?
exodus-ask-civilian-count = How many markers go from { $hex } to { $to }?
exodus-ask-load = Which ship do you load?
exodus-ask-load-count = How many markers board { $ship }?
exodus-ask-open = Which ship do you move openly?
exodus-ask-move = Where does { $ship } fly from { $hex }? Speed { $speed }.
exodus-ask-radar = Which cloaked ships does your Radar reveal?
exodus-ask-decloak = Do your ships at { $hex } decloak?
exodus-ask-hits = { $hits } at { $hex }: which ship takes some?
exodus-ask-hits-centaurian = The Centaurian at { $hex } has { $hits }: which ship takes some?
exodus-ask-hit-count = How many hits on { $letter }’s { $ship }?
exodus-ask-deploy = From which ship does population land?
exodus-ask-deploy-count = How many markers land from { $ship }?
exodus-ask-none = Nothing is asked.

## Answers

exodus-do-take = Take { $gain } from { $hex }
exodus-do-mine = { $hex }: { $marker } of { $value }
exodus-do-aim = { $hex }: distance { $distance }, arrives in { $percent }% of cases
exodus-do-from = From { $hex }: { $markers } there
exodus-do-to = To { $hex }
exodus-do-fly = Fly to { $hex }
exodus-do-stay = Stay at { $hex }
exodus-do-load = { $ship } at { $hex }: room for { $n }
exodus-do-land = { $ship } at { $hex }: { $markers } aboard
exodus-do-open = { $ship } at { $hex }
exodus-do-hit = { $letter }’s { $ship }: shield { $shield }, damage { $damage }
exodus-do-reveal = { $letter }’s ships at { $hex }
exodus-do-build = Build: { $ship }
exodus-do-technology = { $technology } – { $effect }
exodus-do-upgrade = { $upgrade } – { $effect }
exodus-do-shift = Move the { $upgrade } of the { $ship }
exodus-do-fit = On { $ship }, a free slot
exodus-do-replace = On { $ship } in place of: { $upgrade }
exodus-do-swap = On { $ship }, changing places with: { $upgrade }
exodus-do-card = { $card }
exodus-do-react = { $action } on your own card
exodus-do-react-other = { $action } on { $letter }’s card
exodus-do-bid = { $cp }
exodus-do-vote = { $option }: { $card } ({ $kind }) – { $effect }
exodus-do-vote-none = No letter
exodus-do-vote-several = Several letters
exodus-do-bonus = { $action } – { $effect }
exodus-do-repeal = { $card } – { $effect }
exodus-do-seat = { $letter }
exodus-do-victim = A marker of { $letter } ({ $n } there)
exodus-do-count = { $n }
exodus-do-spend = Spend { $centaurian }: { $bonus }
exodus-do-sell = Sell { $goods } for { $cp }
exodus-do-buy = Buy { $goods } for { $cp }
exodus-do-fixed = { $n } without a roll
exodus-do-one-die = One die, { $n } added
exodus-do-two-dice = Two dice, { $n } added
exodus-do-done = Done
exodus-do-done-window = Go on
exodus-do-done-income = Take no more
exodus-do-pass = No reaction
exodus-do-decline = Do nothing
exodus-do-none = No bonus action
exodus-do-none-card = No third card
exodus-do-hold = Hold the rocket
exodus-do-all = Take all that is possible
exodus-do-decloak = Decloak
exodus-do-cloaked = Stay cloaked
exodus-do-focus = The standard way: finish off the weakest first
exodus-do-block = Take the area and trade nothing
exodus-cost-population = { $markers } from home
exodus-cost-tax = tax { $cp }

## Warnings

exodus-warning-all-cp = Nothing is left for the actions of this turn.
exodus-warning-much = Early in the game this is a lot for one Council phase.
exodus-warning-void = This ballot is void.
exodus-warning-no-research = You cannot pay for any technology now.
exodus-warning-no-build = You cannot build any ship now.
exodus-warning-no-buy = You cannot buy any upgrade now.
exodus-warning-no-trade = No market area is free, or your pool is empty.
exodus-warning-no-mining = All your planets are full.
exodus-warning-home-empty = Nobody is left on your home planet.
exodus-warning-pool = Your pool will be empty.
exodus-warning-breaks = A damaged ship would be destroyed: { $ship }.
exodus-warning-centaurian = A Hostile Centaurian { $level } waits there.
exodus-warning-enemy = Ships of { $letter } are there now.
exodus-warning-own-people = Your own population is there.
exodus-warning-never = It cannot arrive.
exodus-warning-points = You give up { $vp }.
exodus-warning-lost = It is lost.
exodus-warning-moons = The planet has moons: each marker needs a roll of { $n } or more.

## Reasons

exodus-refusal-not-asked = This does not answer the question.
exodus-refusal-no-hex = There is no such hex or player at this table.
exodus-refusal-turns = Only the short game has a number of turns to choose.
exodus-refusal-needs = That costs { $need }, you have { $have }.
exodus-refusal-owned = You own this technology already.
exodus-refusal-basic = Basic technologies are not in this game or not for the start.
exodus-refusal-pool = Your pool is empty: there is no marker to put on it.
exodus-refusal-picked = You have picked it already.
exodus-refusal-picks-cost = The base prices would exceed { $cp }.
exodus-refusal-base-price = Its base price is { $need }, the card covers { $have }.
exodus-refusal-both-ships = Both ships of this type are on the map.
exodus-refusal-no-technology = You need the technology: { $technology }.
exodus-refusal-supply = None is left in the supply.
exodus-refusal-rockets-banned = A card in force forbids rockets.
exodus-refusal-no-place = There is no place for it.
exodus-refusal-slot = { $ship } has no such slot or part there.
exodus-refusal-same-blueprint = It lies on this blueprint already.
exodus-refusal-no-part = This part is not on that blueprint.
exodus-refusal-no-shift = No other blueprint can take this part, or all parts have been moved.
exodus-refusal-no-card = You do not have this Centaurian card.
exodus-refusal-conquest = Centaurian cards cannot be spent now.
exodus-refusal-hand = This card is not in your hand.
exodus-refusal-must-play = A card must be played.
exodus-refusal-no-face = { $letter } has no face-up card.
exodus-refusal-reacted = The reaction of this card has been used.
exodus-refusal-home-population = That costs { $need }, your home planet has { $have }.
exodus-refusal-bid = You have only { $cp }.
exodus-refusal-letter-later = First comes the bid, then the letter.
exodus-refusal-bid-made = Your bid has been made; a letter is wanted.
exodus-refusal-no-letter = There is no such card on the agenda.
exodus-refusal-paid-letter = With CP on the ballot a letter must be named.
exodus-refusal-not-tied = This one is not among the tied.
exodus-refusal-not-law = This law is not in force.
exodus-refusal-offered = This card has been offered already.
exodus-refusal-not-offered = This card has not been offered.
exodus-refusal-two-dice = Two dice need the technology: { $technology }.
exodus-refusal-direction = Without Advanced Trading one action only buys or only sells.
exodus-refusal-goods = You have none to sell: { $resource }.
exodus-refusal-cap = Your track is full: { $resource }.
exodus-refusal-area-taken = The market area has been taken.
exodus-refusal-area-first = The trade has not begun: decline instead.
exodus-refusal-no-planet = There is no planet at { $hex }.
exodus-refusal-no-people = You have no population at { $hex }.
exodus-refusal-other-resource = The planet of { $hex } gives something else: { $resource }.
exodus-refusal-exhausted = The planet of { $hex } is exhausted.
exodus-refusal-tapped = Nothing more can be taken from { $hex } in this turn.
exodus-refusal-full = The marker at { $hex } is at its maximum of { $n }.
exodus-refusal-mined = You have mined at { $hex } already.
exodus-refusal-majority = You do not have the majority at { $hex }.
exodus-refusal-home-target = Rockets cannot aim at home planets.
exodus-refusal-own-planet = A rocket cannot aim at its own planet.
exodus-refusal-range = { $hex } is too far away: distance { $need }, rockets reach { $have }.
exodus-refusal-nobody-left = Nobody is left to move from { $hex }.
exodus-refusal-not-settled = You had no population at { $hex } when the transfers began.
exodus-refusal-same-hex = The population is there already.
exodus-refusal-speed = { $hex } is beyond the ship’s speed of { $n }.
exodus-refusal-stock = This ship is not on the map.
exodus-refusal-ship-done = This ship has had its turn.
exodus-refusal-no-load = Nobody can board this ship: nobody is there or it is full.
exodus-refusal-no-cargo = This ship carries nobody.
exodus-refusal-count = From { $least } to { $most } are possible.
exodus-refusal-not-cloaked = { $letter } has no cloaked ships at { $hex } that your Radar reaches.
exodus-refusal-not-target = This ship cannot be hit here, or it has got its hits.
exodus-refusal-not-there = { $letter } has no population there.

## The log

exodus-event-turn = Turn { $n } begins.
exodus-event-growth = { $letter }: { $markers } grow at home.
exodus-event-repair = { $letter } repairs { $damage }.
exodus-event-extract = { $letter } takes { $gain } from { $hex }.
exodus-event-tax = { $letter } pays { $cp } in tax.
exodus-event-agenda = Political card { $option }: { $card }.
exodus-event-ballot = { $letter } votes { $option } with { $cp }.
exodus-event-ballot-void = { $letter }’s ballot is void and costs { $cp }.
exodus-event-adopted = Adopted: { $card }.
exodus-event-expired = No longer in force: { $card }.
exodus-event-offered = { $letter } offers a bonus action: { $action }.
exodus-event-bonus = { $letter } takes the bonus action: { $action }.
exodus-event-bonus-none = { $letter } takes no bonus action.
exodus-event-bid = { $letter } bids { $cp } for the turn order.
exodus-event-order = { $letter } gets turn-order card { $n }: { $title }.
exodus-event-order-plain = { $letter } gets turn-order card { $n }.
exodus-event-card = { $letter } plays card { $n }: { $action }.
exodus-event-card-none = { $letter } plays no third card.
exodus-event-action = { $letter } carries out: { $action }.
exodus-event-action-reaction = { $letter } carries out as a reaction: { $action }.
exodus-event-action-bonus = { $letter } carries out as the bonus action: { $action }.
exodus-event-reaction = { $letter } uses { $owner }’s card for a reaction and pays { $markers }.
exodus-event-reaction-own = { $letter } uses their own card for a reaction and pays { $markers }.
exodus-event-tech = { $letter } researches { $technology } for { $cp }.
exodus-event-tech-free = { $letter } gets { $technology } for free.
exodus-event-built = { $letter } builds { $ship }.
exodus-event-upgrade = { $letter } puts { $upgrade } on { $ship }.
exodus-event-rocket-placed = { $letter } puts a rocket at { $hex }: { $upgrade }.
exodus-event-returned = Back in the supply: { $upgrade } ×{ $n }.
exodus-event-banked = { $letter } takes { $cp } from the bank.
exodus-event-mined = { $letter } mines { $units } at { $hex }.
exodus-event-area = { $letter } takes market area { $n }.
exodus-event-sold = { $letter } sells { $goods } for { $cp }.
exodus-event-bought = { $letter } buys { $goods } for { $cp }.
exodus-event-roll-banking = { $letter } rolls { $n } for Banking.
exodus-event-roll-mining = { $letter } rolls { $n } for Mining.
exodus-event-shift = { $letter } moves { $upgrade } from { $ship } to { $to }.
exodus-event-spent = { $letter } spends { $centaurian }: { $bonus }.
exodus-event-gain = { $letter } gains { $gain }.
exodus-event-pay = { $letter } pays { $gain }.
exodus-event-aim = { $letter } aims from { $hex } at { $to }: { $upgrade }.
exodus-event-range-yes = { $letter } rolls { $n } for range, it arrives: { $upgrade }.
exodus-event-range-no = { $letter } rolls { $n } for range, it falls short: { $upgrade }.
exodus-event-rocket = { $upgrade } at { $hex }: { $hits }.
exodus-event-killed = { $letter } loses population at { $hex }: { $markers }.
exodus-event-drained = Resources lost at { $hex }: { $units }.
exodus-event-destroyed = The planet of { $hex } is destroyed.
exodus-event-conquest = Conquest phase { $n } begins.
exodus-event-transfer = { $letter } sends { $markers } from { $hex } to { $to }.
exodus-event-loaded = { $letter } loads { $markers } on { $ship }.
exodus-event-moved = { $letter }’s { $ship } flies from { $hex } to { $to }.
exodus-event-decloaked = { $letter } decloaks at { $hex }.
exodus-event-decloaked-forced = { $owner }’s Radar reveals { $letter } at { $hex }.
exodus-event-battle = Battle at { $hex }.
exodus-event-fire = { $letter } rolls { $dice }: { $hits }.
exodus-event-fire-centaurian = The Centaurian rolls { $dice }: { $hits }.
exodus-event-hit = { $letter }’s { $ship } takes { $hits }.
exodus-event-lost-ship = { $letter }’s { $ship } is destroyed at { $hex }.
exodus-event-won = { $letter } wins at { $hex } and scores { $vp }.
exodus-event-stand-off = Stand-off at { $hex }.
exodus-event-nobody = Nobody survives at { $hex }.
exodus-event-centaurian = { $letter } meets { $centaurian } at { $hex }: { $dice }, shield { $shield }.
exodus-event-kept = { $letter } keeps the card: { $centaurian }.
exodus-event-beaten = { $letter } does not get the card at { $hex }; it goes under its deck.
exodus-event-landed = { $all ->
    [one] { $letter } lands { $n } of { $all } marker from { $ship }.
   *[other] { $letter } lands { $n } of { $all } markers from { $ship }.
}
exodus-event-points = { $letter }: { $vp } ({ $source }).
exodus-event-repealed = Repealed: { $card }.
exodus-event-markers = The marker at { $hex } rises by { $n }.
exodus-event-planet = { $hex } is laid out.

## Sources of points

exodus-source-battles = battles
exodus-source-planets = planets
exodus-source-ships = hexes with ships
exodus-source-council = High Council
exodus-source-centaurians = Centaurian cards
exodus-source-title = title

## Previews

exodus-preview-battle = Against the ships that are there now you would win in { $percent }% of cases.
exodus-preview-centaurian = You would beat the Centaurian in { $percent }% of cases.

## Automation

exodus-policy-windows = Moments for rearranging
    .description = Whether you are asked about blueprints and Centaurian cards at every chance.
exodus-policy-windows-ask = Ask every time
exodus-policy-windows-skip = Go on without asking
exodus-policy-income = Income
    .description = Whether you are asked about each unit of income.
exodus-policy-income-ask = Ask every time
exodus-policy-income-all = Take all that is possible
exodus-policy-hits = Hits
    .description = Who gives your hits in battles.
exodus-policy-hits-ask = Ask every time
exodus-policy-hits-focus = Finish off the weakest first

## At a glance

exodus-gauge-vp = Points if the game ended now
exodus-gauge-cp = CP
exodus-gauge-axinium = Axinium
exodus-gauge-phasium = Phasium
exodus-gauge-technologies = Technologies
exodus-gauge-ships = Ships
exodus-gauge-pool = Population in the pool

# What the bots look at: an answer is explained by what it changes of this.
exodus-aspect-points = points so far
exodus-aspect-goods = CP and resources
exodus-aspect-people = population and its planets
exodus-aspect-technologies = technologies
exodus-aspect-ships = ships and where they stand
exodus-aspect-cargo = population aboard and where it can land
exodus-aspect-titles = titles
exodus-aspect-rockets = rockets
exodus-aspect-laws = laws in force
exodus-aspect-plans = what is planned

exodus-stage = Turn { $turn }: { $phase }
