# Exodus: the rules, one message per rule id. "Table convention" marks a point on which the printed
# rules are silent or illegible and this table has settled for itself.

## General

exodus-rule-R1 = “In turn order” means from the lowest turn-order card to the highest. A step that everybody takes, with no order named, is taken in turn order too.
    .title = Turn order
exodus-rule-R2 = What is removed goes back to its owner’s pool. What is removed from the game takes no further part in it.
    .title = Removing
exodus-rule-R3 = Every kind of component is limited to what is in the box; only damage and movement have no limit. What is not in the supply cannot be bought, built or gained.
    .title = Limited components
exodus-rule-R4 = A card may say something else than the rules. In that case the card is right.
    .title = Cards beat rules
exodus-rule-R5 = Every cost is paid in full, and no reduction brings it below 0. CP have no limit; nobody holds more than 10 axinium or 10 phasium. Table convention: units gained above that are lost.
    .title = Paying and limits
exodus-rule-R6 = Each player has 30 population markers. They are always in the pool, on planets, on ships, on technologies, on the market or, for a moment, on an action card.
    .title = Population markers
exodus-rule-R7 = Ships are in orbit of a hex, population is on its planet. Ships and population of several players can be there at the same time.
    .title = Orbit and ground
exodus-rule-R8 = A hex whose planet was destroyed has no planet, no resource marker, no population and no rockets. Nothing can land there and no rocket can aim at it, but ships may enter. A Centaurian ship stays there. Table convention: ships above it still score.
    .title = Destroyed planets

## Upkeep

exodus-rule-R9 = All population markers on the market return to their owners’ pools. The areas are free again.
    .title = Clearing the market
exodus-rule-R10 = Everybody moves 2 markers from the pool to the home planet, 3 with Expert Cloning. A pool with fewer markers gives what it has.
    .title = Growth
exodus-rule-R11 = With Basic Repairs every own ship loses 1 damage. Otherwise ships are repaired only by political cards (R98).
    .title = Repairs
exodus-rule-R12 = Income is taken player by player in turn order. Each takes CP first, then axinium, then phasium, before the next one begins.
    .title = Order of income
exodus-rule-R13 = Each CP planet with own population and a marker of at least 1 gives 5 CP, the home planet included; the marker falls by 1. The majority does not matter. Table convention: this income cannot be declined.
    .title = CP income
exodus-rule-R14 = The owner of C.P. Refinery may tap each of those planets once more while its marker is at least 1: marker down by 1, 5 CP more. Table convention: the choice is made planet by planet.
    .title = C.P. Refinery
exodus-rule-R15 = From each axinium planet with own population you may take 1 unit, with Axinium Refinery a second one while the marker allows it. The marker falls by 1 for each, and tax is paid at once. Units that cannot be taxed or would exceed the limit are not taken, and the marker stays.
    .title = Axinium income
exodus-rule-R16 = Phasium is taken exactly like axinium. Here it is Phasium Refinery that gives the second unit.
    .title = Phasium income
exodus-rule-R17 = Each unit of axinium or phasium received in Upkeep costs 1 CP. CP income and older stock are not taxed, and neither is anything later in the turn. Advanced Politics frees its owner from tax; political cards may change the rate.
    .title = Tax
exodus-rule-R18 = A resource marker that falls to 0 is taken off. The planet is exhausted and gives nothing until somebody mines there (R53).
    .title = Exhausted planets
exodus-rule-R19 = Players who share a planet draw on the same marker one after another. The later ones may find it empty.
    .title = Shared planets

## Council

exodus-rule-R20 = At the start of the Council phase every resolution on the table is removed from the game. A resolution therefore lasts from its adoption through the next Upkeep.
    .title = Resolutions end
exodus-rule-R21 = Reveal 3 political cards as A, B and C, with two players 2. Table convention: a short deck shows what is left, and without any card there is no vote.
    .title = The agenda
exodus-rule-R22 = Each player secretly chooses one letter and any number of own CP, from 0 to all of them. Nobody sees a ballot before all are in.
    .title = Secret ballot
exodus-rule-R23 = All ballots are shown at the same time. Everybody pays the CP of the own ballot, whether it wins, loses or is void.
    .title = All ballots are paid
exodus-rule-R24 = A ballot with no letter or with more than one is void. Table convention: without a letter the bid must be 0.
    .title = Void ballots
exodus-rule-R25 = A card’s total is the CP on its valid ballots plus 1 for each of those ballots. The letter itself costs nothing.
    .title = Counting
exodus-rule-R26 = The card with the highest total is adopted. Where totals are level, even all at 0, the Chancellor freely decides among them.
    .title = Adoption
exodus-rule-R27 = The immediate effect of the adopted card comes first, then its main effect begins. The other revealed cards are removed from the game.
    .title = Carrying out
exodus-rule-R28 = A law stays until another card cancels it. A resolution ends at the next Council (R20). An executive decision is carried out and leaves the game. All of them work alike for every player.
    .title = Kinds of political cards
exodus-rule-R29 = The Vice-Chancellor openly picks 2 of the 6 bonus cards, with two players 3. The Chancellor takes one of them or none. Both titles are those from before this turn’s election, and next turn all six cards are back.
    .title = Bonus action
exodus-rule-R30 = Everybody secretly bids from 0 to all own CP for the turn order. All bids are shown together and all are paid.
    .title = Election
exodus-rule-R31 = The highest bid comes first, and so on down. Ties are ordered by the outgoing Chancellor, but not in the Chancellor’s own favour. Table convention: in a tie with others the Chancellor comes last.
    .title = Order of bids
exodus-rule-R32 = The new turn-order cards take effect when all ties are settled. Card 1 is the new Chancellor, card 2 the Vice-Chancellor.
    .title = New titles

## Actions

exodus-rule-R33 = Everybody secretly chooses one of the six action cards in hand. All are revealed at the same time and cannot be changed.
    .title = First card
exodus-rule-R34 = In turn order each player does the upper half of the card. You may do less than it allows. Table convention: nothing at all is allowed too, but a card must be played.
    .title = Doing the action
exodus-rule-R35 = Then in turn order each player may use the lower half of one face-up card, the own one or another’s. It is done at once.
    .title = Reactions
exodus-rule-R36 = A reaction costs 1 population from the home planet on the own card and 2 on another’s; Expert Politics lowers both by 1. Without enough population at home there is no reaction. Political cards may change the price, which is never below 0.
    .title = Price of a reaction
exodus-rule-R37 = The reaction of a card can be used only once in a reaction step. It is used up even when it cost 0.
    .title = Once per card
exodus-rule-R38 = After the reaction the markers that paid for it go to the pool, not home. Table convention: while it is being done they are not in the pool yet.
    .title = Where the markers go
exodus-rule-R39 = Everybody secretly chooses one of the cards left in hand. Whoever has Basic Politics takes the first card back before; the table does that by itself.
    .title = Second card
exodus-rule-R40 = Second actions follow in turn order, then second reactions by the same rules. Only second cards are face up then.
    .title = Second actions
exodus-rule-R41 = Whoever has Master Politics when this step begins may secretly choose a third card and does it in turn order. There are no reactions to it, and Basic Politics returns nothing here.
    .title = Third card
exodus-rule-R42 = At the end of the phase everybody may do the bonus action once, in turn order and without reactions. Technologies and political cards count for it. Movement is not done now: a third Conquest phase follows the other two.
    .title = Bonus action of the turn
exodus-rule-R43 = Choose one technology that you do not own, pay its price and move a marker from the pool onto it. An empty pool forbids research.
    .title = Research
exodus-rule-R44 = The price falls by 1 for each owned technology of the same colour and by 1 for each that shares a type; one that matches in both counts twice. Basic Research has all three types. Political discounts come on top, and the price is never below 0.
    .title = Price of a technology
exodus-rule-R45 = A technology works at once. It is never lost.
    .title = Technologies stay
exodus-rule-R46 = Banking gives 4 CP. With Advanced Banking it gives 8.
    .title = Banking
exodus-rule-R47 = Build any number of ships from your own stock of two of each type, each paid in full. They appear at home even beside enemy ships, without a battle, and can fly in this turn’s Conquest. Destroyed ships can be built again.
    .title = Build Ships
exodus-rule-R48 = Buy any number of upgrades from the supply, each paid in full. You need the technology of each.
    .title = Buy Upgrades
exodus-rule-R49 = An upgrade goes at once into a slot of its kind on a blueprint, which changes all ships of that type; a rocket goes onto a planet. What finds no place, and what is displaced without a new slot, returns to the supply without refund.
    .title = Placing upgrades
exodus-rule-R49a = Speed is that of the drive, without one the ship’s own. Dice are the sum of the cannons, without any the ship’s own gun. Shields add up. Table convention: tokens also work for a player who lacks their technology.
    .title = Values of ships
exodus-rule-R50 = Upgrades may be moved between your blueprints at any time except in a battle, each to a slot of its kind. Rockets never move. Table convention: there is time for it when your income, the Council and the rockets begin, before and after your own actions, and in Conquest before orders and after the moves.
    .title = Rearranging
exodus-rule-R51 = A ship whose damage exceeds its shield after a rearrangement is destroyed at once. Its population goes to the pool. Table convention: nobody scores for it.
    .title = Shields taken away
exodus-rule-R52 = A rocket may be placed only on a planet where the buyer has more population than any other single player. Table convention: the home planet is allowed, and there is no limit per planet. It can fire in the same turn.
    .title = Placing rockets
exodus-rule-R53 = Add up to 4 units, 8 with Advanced Mining, to the resource markers of planets with own population, split as you like. A marker never exceeds the number of its planet. Exhausted planets get a marker again.
    .title = Mining
exodus-rule-R54 = Move a marker from the pool to the leftmost free market area, then make up to 4 exchanges at its rates. Without a free area or with an empty pool the action does nothing. Table convention: the marker is placed even for 0 exchanges.
    .title = Trade
exodus-rule-R55 = An exchange buys or sells 1 axinium or phasium for CP. Without Advanced Trading the white rates hold, and all exchanges of an action are purchases or all are sales. With it the red rates hold, in any mix. Nothing is sold that you do not have or bought beyond the limit.
    .title = Exchanges
exodus-rule-R56 = Every Trade takes an area of its own, be it an action, a reaction or the bonus action. Areas are freed only in the next Upkeep.
    .title = One area per trade
exodus-rule-R57 = At the end of the phase all action cards go back to hand. Everybody has six again.
    .title = Cards return

## Weapons of mass destruction

exodus-rule-R58 = A rocket obeys the player who has the majority on its planet when the phase begins, whoever bought it. With a tie or nobody there it cannot fire and stays.
    .title = Control of rockets
exodus-rule-R59 = In reverse turn order each player names a target for each rocket or holds it. Several rockets may share a target. Targets are public, so later players know the earlier ones.
    .title = Designating targets
exodus-rule-R60 = A rocket may aim at any planet up to 6 hexes away except home planets, destroyed planets and its own. Table convention: distance is counted on the grid, and own, empty and exhausted planets may be named.
    .title = Legal targets
exodus-rule-R61 = Each rocket rolls 1 die, with 1 added if its player has Radar. It arrives if the result is greater than the distance.
    .title = Range check
exodus-rule-R62 = A rocket that arrives rolls 5 dice if hypersonic, 3 if biochemical, 2 if graviton. Each 5 or 6 is a hit.
    .title = Rocket dice
exodus-rule-R63 = Hypersonic: each hit takes 1 from the resource marker. Biochemical: each hit sends one population marker to its owner’s pool; table convention: among several owners the firing player chooses. Graviton: with a hit the planet is destroyed with everything on it, but ships are unharmed.
    .title = What rockets do
exodus-rule-R64 = All rockets fly together: losses are counted at the same time, and planets are turned over last. A rocket on a planet that is being destroyed still flies.
    .title = All at once
exodus-rule-R65 = A rocket fires at most once per turn and stays for later turns. Table convention: rockets of a destroyed planet return to the supply.
    .title = Rockets stay

## Conquest

exodus-rule-R66 = In turn order each player may move own population from planets to own ships in the same hex, up to their capacity. Foreign home planets and emptied planets are allowed.
    .title = Loading
exodus-rule-R67 = Before loading, in reverse turn order, each owner of Civilian Ships may freely redistribute population among the planets that hold it. Table convention: a planet may be emptied, but no new one is settled that way.
    .title = Civilian Ships
exodus-rule-R68 = Everybody secretly orders each own ship to move up to its speed, or to stay. Ships of a type share the drive but move separately.
    .title = Secret orders
exodus-rule-R69 = A ship moves through neighbouring hexes of the map in six directions. It may pass through any hex, also one with enemies, Centaurians or the High Council.
    .title = Paths
exodus-rule-R70 = All orders are revealed and carried out together. Only the hexes where ships end matter; they never meet on the way. At this table an order is therefore just a destination.
    .title = Moving
exodus-rule-R71 = A player may move ships openly before the orders are revealed. Table convention: this is offered only where the option for open moves is on.
    .title = Open moves
exodus-rule-R72 = With Cloaking, all your ships in a hex are one cloaked group when Conquest begins; their place is public. First each owner of Radar may force groups to decloak, then owners of groups that share a hex with visible ships or a Centaurian decide: decloak or stay. Table convention: whoever stays is asked again when another group there becomes visible, and is cloaked anew in the next Conquest phase.
    .title = Cloaking and decloaking
exodus-rule-R73 = A group that stays cloaked takes no part in battles with players or Centaurians. It cannot be hit.
    .title = Staying cloaked
exodus-rule-R74 = Cloaked groups of several players can share a hex. Nothing happens between them.
    .title = Cloaked side by side
exodus-rule-R75 = Before the last Conquest phase of the last turn everybody gets Radar for free. No group is cloaked in that phase.
    .title = The last Conquest phase
exodus-rule-R76 = There is a battle in every hex with visible ships of two or more players, until at most one of them has visible ships left. Nobody retreats. Table convention: hexes are fought in the order council, homes, planets.
    .title = Battles
exodus-rule-R77 = In each round every side rolls as many dice as its ships there have. Each 5 or 6 is a hit.
    .title = Rolling
exodus-rule-R78 = All fire at once. Each side gives its hits to visible enemy ships in the hex as it likes; with more than two sides in reverse turn order. Table convention: all hits must be given, and more than needed is allowed.
    .title = Giving hits
exodus-rule-R79 = Then every ship whose damage exceeds its shield is destroyed: it returns to its owner’s stock and its population to the pool. Damage on the others stays.
    .title = Losses
exodus-rule-R80 = Table convention: if no side has a die to roll, the battle ends. All ships stay and nobody scores.
    .title = Stand-off
exodus-rule-R81 = The only player with visible ships left gets at once the VP of all enemy ships destroyed in this battle, whoever hit them. With no survivor nobody gets any.
    .title = Points of a battle
exodus-rule-R82 = After all battles, where a Centaurian meets visible ships of exactly one player, a fight follows. The top card of its deck is revealed and gives its dice and shield; the next seat plays it. Only cloaked groups avoid it.
    .title = Hostile Centaurians
exodus-rule-R83 = Rounds go as in a battle. The left neighbour gives the Centaurian’s hits, while all the attacker’s hits go to the Centaurian. Ships without a gun fight until they are destroyed.
    .title = Fighting a Centaurian
exodus-rule-R84 = A victory removes the token, and the attacker keeps the card. After a defeat the token stays undamaged and the card goes under its deck.
    .title = Victory and defeat
exodus-rule-R85 = Table convention: if both sides are destroyed in the same round, the token is removed. The card goes under its deck and nobody gets it.
    .title = Both destroyed
exodus-rule-R86 = A kept card is either discarded for its bonus, at any time outside Conquest, or kept for its VP. The bonus is resources, an upgrade placed at once without technology or cost, or a free technology up to the named base price. What cannot be taken is lost.
    .title = Using a kept card
exodus-rule-R87 = In turn order each player may move population from own ships to the planet of their hex. Cloaked ships may do so without decloaking, also beside other players or an undefeated Centaurian.
    .title = Landing
exodus-rule-R88 = On a planet with moons each marker needs a roll of 4 to 6, otherwise it stays on its ship. Table convention: each marker has one try per Conquest phase. Home planets and planets without moons need no roll, and Landing Maneuver always succeeds.
    .title = Moons
exodus-rule-R89 = Table convention: nobody lands on the High Council or on a destroyed planet, and a planet holds any number of markers. Population never moves from ship to ship.
    .title = Where nobody lands
exodus-rule-R90 = After the last Conquest phase the turn ends. The turn marker advances, or the game is over.
    .title = End of the turn
exodus-rule-R91 = A player who has lost everything plays on. Growth, the income of the home planet and actions remain.
    .title = Nobody is out

## Political effects

exodus-rule-R92 = Technologies of the named type cost less, and several such cards add up. The discount does not count where a card compares base prices.
    .title = Research discounts
exodus-rule-R93 = A card may change the price of every ship, or the CP price of every upgrade, rockets included. Several add up, and no price falls below 0.
    .title = Prices of ships and upgrades
exodus-rule-R94 = A card may set the tax per unit. Tax Haven and War Tax remove each other from the game. Advanced Politics still pays nothing.
    .title = Tax rates
exodus-rule-R95 = A card may forbid buying rockets, firing them, or battles between players. Rockets on planets stay. Under a ceasefire a Centaurian fights only where exactly one player’s ships are visible.
    .title = Bans
exodus-rule-R96 = A card may add an exchange to each Trade or give everybody the red rates. Without Advanced Trading an action still only buys or only sells.
    .title = Trade cards
exodus-rule-R97 = Cards may change the rolls for landing, growth, Banking, Mining, the price of reactions and the speed of ships. No ship is ever faster than 3.
    .title = Other changes
exodus-rule-R98 = Cards that give or take something do so for every player in turn order. Whoever has too little CP pays what there is; population comes from the pool as far as it goes.
    .title = Gains and payments
exodus-rule-R99 = The resource markers of all planets that are not destroyed rise, up to the number of the planet. Exhausted planets get a marker again.
    .title = New resources
exodus-rule-R100 = A card may make the Chancellor from before the election remove one law of their choice, or remove a named law. Another may return all rockets of one kind to the supply.
    .title = Repealing
exodus-rule-R100a = Where a technology and cards touch the same number, the technology comes first, then all cards added together. The lower or upper limit is applied last.
    .title = Order of effects

## End of the game

exodus-rule-R101 = The game ends after the last Conquest phase of the last turn. That is turn 7, in a long game 9, in a game of heavy combat 5, in a short game as agreed.
    .title = The end
exodus-rule-R102 = During play only battles between players score. Everything else is counted at the end.
    .title = Points during the game
exodus-rule-R103 = For each planet, homes included, the player with most population there gets its VP. Population on ships counts nowhere.
    .title = Planets
exodus-rule-R104 = Players tied for the most population share the VP of the planet equally. The others get nothing.
    .title = Shared planets score
exodus-rule-R105 = Each hex with at least one own ship gives 2 VP. It does not matter what else is there.
    .title = Ships
exodus-rule-R106 = A player with a ship on the hex of the High Council gets 5 VP more, once. If several players have ships there, each of them does.
    .title = High Council
exodus-rule-R107 = Each kept Centaurian card gives its VP. Cards that were discarded for a bonus give none.
    .title = Centaurian cards
exodus-rule-R108 = Table convention: a share that is not whole is rounded down. The rest is lost.
    .title = Rounding
exodus-rule-R109 = The Chancellor gets 5 VP, the Vice-Chancellor 3, the Senator 1. Table convention: the Senator is the holder of turn-order card 3.
    .title = Titles
exodus-rule-R110 = Most VP wins. A tie goes to the player with the lower turn-order card.
    .title = The winner
exodus-rule-R111 = Table convention: ships above destroyed, foreign and home planets score their hex too. After a stand-off several players may score the same hex.
    .title = Ships above ruins
exodus-rule-R112 = Resources, technologies and CP left over score nothing. Use them before the end.
    .title = What scores nothing
