# Star Trek: Ascendancy: the rules, one message per rule id. "Table convention" marks a point on which the
# printed rules are silent or leave it to the players, and this table has settled for itself.

## Setting up

ascendancy-rule-U1 = Three players take one civilization each: the Federation, the Klingons, the Romulans. Seats run clockwise, and the player to your right is the one in the seat before yours.
    .title = Players and seats
ascendancy-rule-U2 = Every home system lies at its seat’s place on the map. It starts with one Production Node, one Research Node, one Culture Node, a Control Node and 3 ships.
    .title = Home systems
ascendancy-rule-U3 = Everybody starts with 3 Production, 3 Research, 3 Culture, 1 Ascendancy and 5 ready Commands. Weapons hit on 5+, shields stand at 0.
    .title = Starting stock
ascendancy-rule-U4 = Each civilization has one starting Advancement, which is already complete. The other 14 cards are shuffled into the player’s own deck. Nobody starts with a Project.
    .title = Advancement decks
ascendancy-rule-U5 = The planets are shuffled and 2 for each player are set aside. The rest is shuffled together with all Phenomena, and the planets set aside go on top. The first discoveries are therefore planets.
    .title = The stack of systems
ascendancy-rule-U6 = The Exploration deck is shuffled. There is one Turn Order card for each player, numbered from 1; in the first round they are dealt at random.
    .title = Cards
ascendancy-rule-U7 = A table may choose any mix of the optional rules: richer or poorer beginnings, a project or an advancement to start with, other ways to settle the turn order, Culture as a joker, cheaper Ascendancy, an unsorted stack, freer trade routes, focused research, first turns without contact. Each option says what it changes. Table convention: first turns are played in turn order, and until they are over no connection may join two homes.
    .title = Optional rules
ascendancy-rule-U8 = Table convention: two players take two of the three civilizations, on the same table with the homes opposite each other. They set aside 4 planets for the top of the stack and use Turn Order cards 1 and 2. Supremacy then means both homes. There are no civilizations for more than 3 players.
    .title = Two players
ascendancy-rule-U9 = There is no separate game for beginners. Optional rules that shorten the game are first turns at once, more resources, a starting project, a starting advancement, random turn order, wild Culture and easier Ascendancy. The others are for players who know the game.
    .title = Shorter and harder games

## General

ascendancy-rule-R0 = Turn order runs from the lowest Turn Order card of this round to the highest; before they are chosen last round’s cards count. Where several players decide in turn order, the active player comes first and the others follow round the cards. Table convention: “between actions” is whenever you may choose a building action or a Command, never inside one.
    .title = Turn order
ascendancy-rule-R1 = Resources are never given to another player. What everybody has is open to see and has no upper limit.
    .title = Reserves
ascendancy-rule-R2 = A rule that lets you reroll a die does so once for that die. Another rule may reroll it again. The last result stands.
    .title = Rerolls
ascendancy-rule-R3 = A card that must be Exhausted works once a round; a rule that costs a Command may be used again and again. Unless it says otherwise, a rule serves you only in your own turn.
    .title = Using cards
ascendancy-rule-R4 = In your own turn, between actions, you may buy 1 Ascendancy for 5 Culture, as often as you can pay. Table convention: nobody is limited to 5 tokens.
    .title = Buying Ascendancy
ascendancy-rule-R5 = A Command that you gain arrives exhausted. When a Starbase is lost, one Command goes with it, an exhausted one if there is any. A captor receives it exhausted.
    .title = Gaining and losing Commands
ascendancy-rule-R6 = With no ship left in the pool you may take ships of yours from the board when you build, paying as usual. Table convention: not those in Warp. A Fleet left with fewer than 3 ships disbands.
    .title = No ships in the pool
ascendancy-rule-R7 = With no Control Node left you may give up one of your systems to use its node, but only at the moment when you need it. Table convention: the system keeps its Resource Nodes and its Starbase, has no controller, and the Starbase’s Command is lost. Without a node you can neither colonize nor take control by Hegemony; after a won Invasion you must give one up.
    .title = No Control Nodes in the pool
ascendancy-rule-R8 = However a system changes hands, its Starbase and its Research Nodes have the consequences of R146 to R149. This holds for a Lost Colony, for Hegemony and for a system given up, too.
    .title = Change of control
ascendancy-rule-R9 = Ships in Warp are nowhere on the board. Table convention: they keep a player in the game all the same.
    .title = Out of the world
ascendancy-rule-R10 = You have First Contact with a rival when complete lanes and systems join your home to his, whoever controls them. Table convention: it is looked at anew after each change of the map and can be lost.
    .title = First Contact

## Trade Agreements

ascendancy-rule-R20 = To trade, a ship or Control Node of yours must be in or next to a sector with a ship or Control Node of that rival. An offer names one free agreement of yours, one free agreement of his, or one of each. Table convention: it is an offer, which the rival accepts or refuses. Free means in its owner’s hand.
    .title = Offering an agreement
ascendancy-rule-R21 = Nobody holds more than one agreement of the same rival. An offer that would break this is not possible.
    .title = One of each rival
ascendancy-rule-R22 = The owner may swap an agreement that a rival holds for another of his own, wherever the ships are, unless it is exhausted. Table convention: this needs no consent. A suspicious holder exhausts the new one as well.
    .title = Swapping
ascendancy-rule-R23 = The owner may take his agreement back, unless it is exhausted. The holder is not asked.
    .title = Cancelling
ascendancy-rule-R24 = Declaring a Space Battle or an Invasion against a rival returns the agreement of his that you hold, before any die is rolled. There is no other way for a holder to return one. Table convention: it goes back even when exhausted.
    .title = Betrayal
ascendancy-rule-R25 = From the declaration to the end of a battle or Invasion, the players in it make no agreements with each other. Table convention: they do not swap or cancel either.
    .title = No trade while fighting
ascendancy-rule-R26 = You are at peace with a rival while you hold an agreement of his; otherwise his ships are hostile to you. Peace lets you ask for passage. It does not stop him from attacking you.
    .title = Peace
ascendancy-rule-R27 = Table convention: the active player trades between actions, and everybody at the end of each turn and before the victory check, in turn order and once round. Only cancelling is possible when somebody asks you for passage, and when a battle or Invasion is declared against you. In one such time you make each different offer once and at most three to the same rival, swap once and cancel once.
    .title = When to trade
ascendancy-rule-R28 = Your own agreements bring you nothing. An agreement of a rival that you hold face up brings its Production at Generation.
    .title = What an agreement brings

## Initiative

ascendancy-rule-R35 = Only players with First Contact bid for the turn order. The others are given a card at random.
    .title = Who bids
ascendancy-rule-R36 = The bidders commit resources openly, in last round’s turn order, in any mix. A total is 0 or one that nobody has committed this round. What was committed is spent.
    .title = Committing
ascendancy-rule-R37 = From the highest total down, each bidder with at least 1 token takes any Turn Order card that is left. It need not be the first.
    .title = Choosing a card
ascendancy-rule-R38 = All who committed nothing or have no contact get the remaining cards at random. In the first round this is everybody.
    .title = The rest at random
ascendancy-rule-R39 = The cards lie face up for the whole round. Table convention: when a player is out, only as many cards as players are used.
    .title = Open cards

## Building Phase

ascendancy-rule-R50 = A ship costs 1 Production and appears at your home, while you control it, or at a system with a Starbase that you control. Enemies there do not matter, and no Hazard is rolled.
    .title = Building ships
ascendancy-rule-R51 = When you build 3 or more ships at one place in one phase, they may become a Fleet there without a Command. Table convention: only ships built there in this phase, once for each place.
    .title = A Fleet from the yard
ascendancy-rule-R52 = Colonizing costs 1 Culture and one ship in the system, which you must Occupy and which must be Undeveloped. You place a Control Node, take the tokens of a pre-warp civilization and discard a card lying there. Phenomena cannot be colonized, nor can a planet whose Exploration card is still face down.
    .title = Colonizing
ascendancy-rule-R53 = A Resource Node is built in a system that you control, on a free slot of its kind or an open slot, at its cost. On an open slot it may later be replaced by another kind at full cost, and the old node is lost. Nodes are never pulled down otherwise.
    .title = Building nodes
ascendancy-rule-R54 = A node that fits both its own slot and an open one goes where you choose. An open slot is worth keeping.
    .title = Choosing the slot
ascendancy-rule-R55 = In your turn you may put one Research token from your reserves on each of your Projects. Tokens on a Project never come back.
    .title = Committing Research
ascendancy-rule-R56 = A Project whose tokens reach its cost is complete at once. Its tokens go to the supply, its icons count, and it can be used immediately.
    .title = Completing a Project
ascendancy-rule-R57 = You may improve weapons or shields by one step for its Research cost, paid at once. Table convention: you may do so again in the same turn, up to the last step.
    .title = Weapons and shields
ascendancy-rule-R58 = Rules for building may be used at any moment of the phase. They do not end it.
    .title = Special building rules
ascendancy-rule-R59 = You say when your Building Phase is over. After that nothing is built except by special rules; Ascendancy can still be bought.
    .title = End of building

## The map

ascendancy-rule-M1 = The table is a square of whole units, and directions are whole degrees. Table convention: all positions are computed with whole numbers, so that every machine finds the same map.
    .title = Measures
ascendancy-rule-M1a = Two things are far enough apart when the nearest points of their outlines keep the required distance. Exactly that distance is enough.
    .title = Tests of distance
ascendancy-rule-M2 = A system is a round disc, and a lane of length 2, 3 or 4 is that many sectors in a row. The longer the lane, the further apart the systems that it joins.
    .title = Discs and lanes
ascendancy-rule-M3 = Discs and lanes must lie on the table and may not touch other discs and lanes. Only what is being placed or turned is tested. What already lies there stays.
    .title = Where things may lie
ascendancy-rule-M4 = Home systems never move. They lie at equal distances from one another.
    .title = Homes
ascendancy-rule-M5 = A home and a system joined to two or more others are fixed. A system joined to a single fixed one floats: it may swing round that one. Table convention: a system with an open lane stays where it is.
    .title = Fixed and floating
ascendancy-rule-M6 = An open lane hangs on one system only and may swing round it. It counts against the system’s number of lanes. Table convention: a system that happens to lie at its free end is not connected.
    .title = Open lanes
ascendancy-rule-M7 = In your own turn you may swing a floating system or an open lane, with everything on it, as far as nothing is in the way. It is turned on the table, never lifted. Table convention: each of them once in a turn, and once more while something is placed.
    .title = Swinging
ascendancy-rule-M8 = A unit that moves may leave a system by a new lane while the system has a free place for one. The lane die shows its length; then you choose its direction or connect it to another system. Table convention: if nothing fits, the unit stays and its move ends.
    .title = New lanes
ascendancy-rule-M8a = After a new lane is laid the unit is in its first sector. It goes on as far as its speed allows.
    .title = On the new lane
ascendancy-rule-M9 = A unit in the last sector of an open lane may leave by its free end and discover a system. Table convention: you choose the direction before the system is drawn. If no direction fits or the stack is empty, nothing can be discovered.
    .title = Discovering
ascendancy-rule-M10 = A new lane may end at a system that is already there, if its length fits exactly and that system has a free place. Floating systems may swing to make it fit. Table convention: two systems are never joined twice.
    .title = Connecting
ascendancy-rule-M11 = A lane to a connected system is a lane like any other. The unit goes on moving along it.
    .title = Moving on
ascendancy-rule-M12 = An open lane without ships is removed at once. A Warp token that pointed at it points at its system from then on.
    .title = Abandoned lanes
ascendancy-rule-M13 = Measuring costs nothing. For every system and each length you may see what fits before you announce a lane.
    .title = Measuring
ascendancy-rule-M14 = People may choose any whole degree that fits. Bots are offered a shorter list of directions, all of which people may choose, too.
    .title = Choices of direction
ascendancy-rule-M15 = Chance enters only through the lane die and the stack. The same choices give the same map.
    .title = No other chance

## The hex map

ascendancy-rule-H1 = On the hex map all systems and lanes lie on a board of hexes. Homes have fixed hexes at equal distances.
    .title = The board
ascendancy-rule-H2 = A system fills one hex. Two systems never lie in neighbouring hexes.
    .title = Systems on hexes
ascendancy-rule-H3 = A lane fills the hexes between its systems, one for each sector, along a shortest path. A hex holds one system or one sector of a lane. Lanes may pass beside other systems.
    .title = Lanes on hexes
ascendancy-rule-H4 = For an open lane you choose the hex at its free end, where a system would fit. That hex is not reserved. If there is none, you choose the lane’s last hex.
    .title = Laying a lane
ascendancy-rule-H5 = Where several shortest paths are free, the first in a fixed order of directions is taken. Nobody chooses among them.
    .title = The path
ascendancy-rule-H6 = A floating system may move to any hex at the right distance from its neighbour. What lies between does not matter. An open lane may be laid anew before a system is discovered at its end.
    .title = Swinging on hexes
ascendancy-rule-H7 = A lane connects two systems when its length is exactly the distance between them and a path is free. Floating systems may move first.
    .title = Connecting on hexes
ascendancy-rule-H8 = Everything else is as on the free map. Directions are replaced by hexes.
    .title = Otherwise the same

## Command Phase and movement

ascendancy-rule-R75 = Every Command exhausts one ready token, and each kind may be given any number of times: move, brave a Phenomenon, fight, invade, use Hegemony, commission a Starbase or Fleet, launch Projects, use a special rule. Your turn ends when you say so, or when no token is ready and nothing free is left to do.
    .title = Commands
ascendancy-rule-R76 = A Move moves one ship or one Fleet. The same unit may be moved again by another Command.
    .title = Moving a unit
ascendancy-rule-R77 = At Impulse a unit moves up to 2 sectors, and it must enter at least one or announce a new lane. The first sector of a new lane and a discovered system cost one each. It may turn round on the way.
    .title = Impulse
ascendancy-rule-R78 = A discovery ends the move. This holds at any speed.
    .title = Discovery ends the move
ascendancy-rule-R79 = To Enter Warp a unit leaves the board with 1 Warp token. The token points at the sector that it left.
    .title = Entering Warp
ascendancy-rule-R80 = A Command gives a unit in Warp 1 more Warp token. It may do so any number of times.
    .title = Gathering speed
ascendancy-rule-R81 = A unit that Exits Warp may enter as many systems as it has Warp tokens, plus one for each Warp icon on your ready Advancements. It travels along lanes from the sector where it entered Warp and may stop in any system or lane sector. The tokens are then discarded. Table convention: in the last system that it may enter the journey ends.
    .title = Exiting Warp
ascendancy-rule-R82 = Table convention: a unit may exit where it entered, and this counts as a move that ends there. If it can stand nowhere it stays in Warp with its tokens, and the Command is spent.
    .title = Exiting on the spot
ascendancy-rule-R83 = If the sector that a Warp token points at is gone, the token points at the system to which the lane belonged. Table convention: when a system is destroyed, its owner chooses a system that was joined to it, else the nearest one.
    .title = Lost entry
ascendancy-rule-R84 = You may not enter a sector with ships that are hostile to you, at any speed. The exception is a system that you control.
    .title = Trespass
ascendancy-rule-R85 = A system that you control is always open to your ships. You may pass through it and stop there.
    .title = Own systems
ascendancy-rule-R86 = Before entering a sector with ships of a player with whom you are at peace, you ask for passage. A refusal ends the move in the sector before. Table convention: one permission covers all sectors of that player for this unit and Command.
    .title = Passage
ascendancy-rule-R87 = A unit that ends its move in a Hazardous system braves it: one die for each ship, and a result of at least the Hazard plus your shields destroys one. Above 6 there is no danger. Each unit that moved rolls for itself.
    .title = Braving a Hazard
ascendancy-rule-R88 = Passing through, leaving and being built are safe. Table convention: retreats, manoeuvres and withdrawals are moves that end. Several units arriving together brave the Hazard one after the other, the largest first.
    .title = When not to roll
ascendancy-rule-R89 = For a Command a unit may brave the Phenomenon where you had ships since the start of your turn, if the unit has not moved. Table convention: it may do so again with another Command.
    .title = Braving in place
ascendancy-rule-R90 = When at least one ship survives in a Phenomenon that holds its Research token, you take the token. It goes on one of your Projects, besides R55, or to your reserves.
    .title = Research of a Phenomenon
ascendancy-rule-R91 = A unit that ends a move in a system deals with things in this order: what a new system brings, its Hazard, the Hazard of a card there, mines, then the Research token or the Exploration card. If no ship is left, the rest is dropped.
    .title = Order on arrival

## Discovery

ascendancy-rule-R100 = A new Phenomenon gets 1 Research token. The unit braves it and may take the token. No Exploration card is drawn.
    .title = A Phenomenon
ascendancy-rule-R101 = A new planet is braved if it is Hazardous. If a ship survives, an Exploration card is drawn and carried out.
    .title = A planet
ascendancy-rule-R102 = If no ship survives, an Exploration card is laid face down on the planet, and nobody looks at it. It is carried out by the first player with a surviving ship after a move that ends there.
    .title = A card in waiting
ascendancy-rule-R103 = A card with a Hazard is braved by all ships of the unit that found it. It works like the Hazard of a system.
    .title = Hazards on cards
ascendancy-rule-R104 = Some cards stay face up on the system. Their Hazard holds for every unit that ends a move there until the card goes. Colonizing removes any card.
    .title = Cards that stay
ascendancy-rule-R105 = A pre-warp civilization puts Production tokens on the system. The planet stays Undeveloped: it can be colonized, but neither invaded nor won by Hegemony.
    .title = Pre-warp civilizations
ascendancy-rule-R106 = A warp-capable civilization gets as many Warp tokens as its level and builds as many nodes: Production first, then Research, then Culture, on their own slots and on open ones. Table convention: with fewer slots all are filled.
    .title = Warp-capable civilizations
ascendancy-rule-R107 = The Warp tokens of a civilization leave when somebody gains control. Table convention: also when its nodes are annihilated.
    .title = The end of independence
ascendancy-rule-R108 = Table convention: cards that are done with go to a discard pile, which is shuffled when the deck is empty. If both are empty, nothing is drawn.
    .title = An empty deck
ascendancy-rule-R109 = The Federation takes 1 Culture for each Phenomenon it discovers and for each Civilization card it carries out. Table convention: even if the ship is lost.
    .title = Strange new worlds
ascendancy-rule-R110 = A destroyed system leaves the game with all that was built there. Ships in it move to the nearest sector of a lane that led there, each owner choosing; without a lane they are destroyed. Lanes with ships become open lanes, and the others are removed.
    .title = Destroyed systems
ascendancy-rule-R111 = Table convention: ships moved out of a destroyed system need no permission. The rules of trespass do not hold for them.
    .title = Fleeing is free

## Space Battle

ascendancy-rule-R115 = For one Command you attack a sector that holds rival ships and is next to ships of yours or holds some. You choose which of your sectors take part, and all your ships there fight. Ships of third players in your sectors are not involved.
    .title = Attacking
ascendancy-rule-R116 = Every rival with ships in the attacked sector defends, peaceful ones too. Attacking a friend is betrayal.
    .title = Defenders
ascendancy-rule-R117 = A die hits when it shows at least your Hit Roll plus the target’s shields. Above 6 a hit is impossible unless a card says otherwise.
    .title = To hit
ascendancy-rule-R118 = Each ship gives one die. A side with ships in orbit of a system that it controls with a Starbase has one die more. A Starbase never fights alone.
    .title = Dice
ascendancy-rule-R119 = In each round the attacker first divides his dice among several defenders. All roll, all reroll, all hits are assigned, and the losses are removed together. Table convention: the attacker goes first, then the defenders in turn order.
    .title = A round of battle
ascendancy-rule-R120 = Every hit destroys one ship, chosen by the player who scored it. Hits fall only on the defender at whom the die was aimed, and surplus hits are lost. Table convention: the hits of Marauders are assigned first.
    .title = Assigning hits
ascendancy-rule-R121 = All hits of the defenders fall on the attacker. He has no choice in it.
    .title = Hits of the defenders
ascendancy-rule-R122 = In the first round a side without First Strike takes its losses before it rolls. Where both sides have it, it counts for nothing. Table convention: with several defenders it is looked at for each of them.
    .title = First Strike
ascendancy-rule-R123 = After every removal of losses, Fleets with fewer than 3 ships disband at once. They lose their rule before any later roll.
    .title = Shrinking Fleets
ascendancy-rule-R124 = After the losses the attacker may retreat, then each defender in turn order. Klingons never retreat.
    .title = Retreat
ascendancy-rule-R125 = A retreat leads 1 or 2 sectors along existing lanes, all your ships to one sector that no enemy of this battle holds. Groups that cannot meet may go to different sectors, but each must have one. A refused passage only closes that sector. Without a place to go you may not retreat.
    .title = Where to retreat
ascendancy-rule-R126 = A side that cannot retreat fights on. The others still decide for themselves.
    .title = No way out
ascendancy-rule-R127 = If nobody retreats another round begins. It costs no Command.
    .title = The next round
ascendancy-rule-R128 = Table convention: if no side could destroy a ship by any roll or card, the attacker must retreat. If he cannot, the battle ends without a winner and all ships stay.
    .title = Stalemate
ascendancy-rule-R129 = A side with ships left wins when all its opponents are gone or have fled. With several defenders the battle goes on until all of them or the attacker are gone.
    .title = Winning
ascendancy-rule-R130 = The winner may move any of the ships that fought up to 2 sectors to one common sector, without a Command. Table convention: Fleets are not split for it, and of several winners each does so in turn order.
    .title = Tactical Manoeuvre
ascendancy-rule-R131 = If both sides are wiped out nobody has won and nobody manoeuvres. Ever Victorious still counts.
    .title = Nobody left
ascendancy-rule-R132 = Marauders are paid for what their own dice destroy, even if they die in the same round. A Fleet that was disbanded before it rolled is not paid.
    .title = Pay of the Marauders
ascendancy-rule-R133 = A battle that a card cancels has no winner. If others fight on, the rest is judged by itself.
    .title = Cancelled battles
ascendancy-rule-R134 = The ships of one player in a battle are one side; Fleets and single ships stay what they are. Ever Victorious is judged once, at the end, on all ships destroyed together.
    .title = Sides

## Planetary Invasion

ascendancy-rule-R137 = For one Command you invade a Developed system that you Occupy and do not control. All your ships there fight. The Federation never invades, and invading a friend is betrayal.
    .title = Invading
ascendancy-rule-R138 = Each round the attacker rolls one die for each ship, the defender one for each node, the Control Node included. Starbases give no dice. A free world of level 1, 2 or 3 hits on 5, 4 or 3 and has shields 1, 2 or 3. Table convention: nodes that were given up hit on 5+ and have no shields.
    .title = Dice of an Invasion
ascendancy-rule-R139 = Each hit of the defender destroys one attacking ship. The defender chooses it. Table convention: hits of a world without controller fall on the largest unit first.
    .title = Losses of the attacker
ascendancy-rule-R140 = More hits than nodes: the attacker takes control, and the nodes that are left stay as they are. This is the aim of an Invasion.
    .title = Captured
ascendancy-rule-R141 = As many hits as nodes: everything on the planet is annihilated, the Control Node too. Nobody controls it, and the Invasion is over.
    .title = Annihilated
ascendancy-rule-R142 = Fewer hits than nodes: the attacker must destroy that many Resource Nodes of his choice. The Control Node cannot be destroyed in this way.
    .title = Bombarded
ascendancy-rule-R143 = Captured or annihilated stands even if all attacking ships are lost in the same round. Both sides roll at the same time.
    .title = At the same time
ascendancy-rule-R144 = If all attackers are lost and the planet is neither captured nor annihilated, the Invasion is repulsed. What was destroyed stays destroyed.
    .title = Repulsed
ascendancy-rule-R145 = After a round the attacker may withdraw, staying in orbit or moving 1 or 2 sectors; then the defender may surrender the system with all its nodes. Klingons do neither, and a world without controller never surrenders. If neither side can hit, the Invasion ends.
    .title = Withdrawal and surrender
ascendancy-rule-R146 = Who gains control places a Control Node in place of the old one. Warp tokens of a civilization are removed.
    .title = Gaining control
ascendancy-rule-R147 = A Starbase in the system brings its Command, exhausted, to the new controller. After an annihilation the old controller loses it and the next one gains it.
    .title = Captured Starbases
ascendancy-rule-R148 = For each Research Node taken from a rival, that rival gives you one of his Projects of his choice, without its tokens. If he has none, nothing happens. A world without controller gives nothing.
    .title = Captured Projects
ascendancy-rule-R149 = Then both players discard Projects down to their number of Research Nodes, the new controller first. The captured nodes count for him already.
    .title = Too many Projects
ascendancy-rule-R150 = First Strike for nodes works in the first round of an Invasion like that of ships. Only a card can grant it.
    .title = First Strike of nodes

## Hegemony

ascendancy-rule-R155 = For one Command and 1 Culture you try to win a Developed system that you Occupy and do not control. Pre-warp and empty planets cannot be won in this way.
    .title = Cultural Hegemony
ascendancy-rule-R156 = The resistance of a rival’s system is its nodes, its Starbase and his Ascendancy. That of a free world is its nodes and its Warp tokens. Table convention: a Starbase counts there, too.
    .title = Resistance
ascendancy-rule-R157 = A die plus your Ascendancy plus bonuses must exceed the resistance. Then you may pay 1 Culture more to take control. Without it nothing happens.
    .title = The attempt
ascendancy-rule-R158 = Both Culture are due even if success is certain. The die is rolled all the same.
    .title = No discount
ascendancy-rule-R159 = Hegemony is no attack: it betrays no agreement. Home systems can be won by it.
    .title = No betrayal
ascendancy-rule-R160 = You may try again with another Command. Each attempt costs its Culture.
    .title = Trying again

## Starbases and Fleets

ascendancy-rule-R165 = For one Command you place a Starbase in a system that you control and that has none. You may have placed at most as many as your Ascendancy, and 3 in the whole game; captured ones do not count. A Starbase is never moved and falls only with its system.
    .title = Starbases
ascendancy-rule-R166 = Each Starbase that you control gives one Command, a place to build ships and form Fleets, one die in battle and 1 resistance. It is no node.
    .title = What a Starbase gives
ascendancy-rule-R170 = For one Command 3 or more of your ships become a Fleet, at your home or at a Starbase that you control. You choose a free Fleet card and its side.
    .title = Forming a Fleet
ascendancy-rule-R171 = You never have more Fleets than Ascendancy. Which card you use first is your choice.
    .title = Number of Fleets
ascendancy-rule-R172 = A Fleet has at least 3 ships. The most it can have is told by its side of the card.
    .title = Size of Fleets
ascendancy-rule-R173 = Between Commands, ships in the same sector may join or leave a Fleet within its size, for free and not in Warp. Table convention: each Fleet changes once between two Commands.
    .title = Joining and leaving
ascendancy-rule-R174 = In your turn a Fleet may be disbanded for free, but not in Warp. Below 3 ships it disbands by itself. Its card is free at once.
    .title = Disbanding
ascendancy-rule-R175 = A Fleet changes sides only by being disbanded and formed again. This costs a Command.
    .title = The other side

## Projects

ascendancy-rule-R180 = For one Command you draw 2 cards from your deck as Projects. Table convention: fewer if the deck is short, and not at all if it is empty.
    .title = Launching Projects
ascendancy-rule-R181 = Table convention: Projects lie open for all to see. A card that is drawn and discarded at once is not shown.
    .title = Open Projects
ascendancy-rule-R182 = You never have more Projects than Research Nodes that you control. Whatever is too much is discarded at once, also in another’s turn: under its owner’s deck, its tokens lost. Table convention: a card of a player who is out leaves the game.
    .title = Limit of Projects
ascendancy-rule-R183 = Complete Advancements are never lost. A captured Project that you complete is yours for good.
    .title = For good

## Recharge

ascendancy-rule-R190 = Recharge begins with a last time to trade. Then it is checked whether somebody has won.
    .title = Start of Recharge
ascendancy-rule-R191 = After the victory check players without ships and systems are out. If one player is left, he has won.
    .title = Elimination
ascendancy-rule-R192 = Generation: each Resource Node that you control gives one of its kind. Agreements and Advancements that are face up give theirs.
    .title = Generation
ascendancy-rule-R193 = A player with no ship on the board or in Warp and no system is out. Table convention: this is looked at only here. Agreements go back, his Projects and his deck leave, cards that others captured stay theirs, and his home still counts for Supremacy.
    .title = Out of the game
ascendancy-rule-R194 = All Commands, cards and agreements are refreshed. Your Commands are 5 plus one for each Starbase that you control and each Command icon.
    .title = Refreshing
ascendancy-rule-R195 = Every unit in Warp gains 1 Warp token. It costs nothing.
    .title = Warp speed
ascendancy-rule-R196 = Each Phenomenon without a Research token gets 1. Nobody need be there.
    .title = New Research

## The end

ascendancy-rule-R200 = Ascendancy victory: at the check you have 5 or more Ascendancy and control your own home. At no other time is anything checked.
    .title = Ascendancy victory
ascendancy-rule-R201 = Supremacy: at the check you control 3 homes, your own among them. With two players both homes are enough.
    .title = Supremacy
ascendancy-rule-R202 = If several players fulfil one of these, the one with most controlled systems wins, homes included. If that is equal too, they share the victory.
    .title = Several winners
ascendancy-rule-R203 = Table convention: a player who is the only one left wins at once. Nothing else is checked.
    .title = The last one
ascendancy-rule-R204 = The game has no other end. Table convention: a table may set a number of rounds, which is not a rule of the game. Then Ascendancy decides, after it controlled systems, after them all resources together.
    .title = No fixed length
