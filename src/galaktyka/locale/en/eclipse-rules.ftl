# Eclipse: the rules, one message per rule id. "Table convention" marks a point on which the printed rules are
# silent and this table has settled for itself.

## Set-up, step by step

eclipse-rule-S1 = Put all technology tiles into their bag and draw until as many regular tiles lie on the tray as your number of players asks for: 12, 14, 16, 18 or 20 for 2 to 6 players. Rare tiles that come up on the way are laid out as well but not counted, however many they are. Equal tiles form a stack. Without the warp portal module the rare Warp Portal stays out.
    .title = Technologies on offer
eclipse-rule-S2 = Put the 33 reputation tiles into their bag and shuffle the discovery tiles face down. Ancients, Guardians and the GCDS each get one blueprint for the whole game, normal or advanced. Advanced ones are meant for experienced players; the three may be mixed freely or drawn.
    .title = Bags, piles and blueprints of non-players
eclipse-rule-S3 = Lay sector 001 in the middle. It gets a discovery tile, face down, and the GCDS that guards it.
    .title = Galactic centre
eclipse-rule-S4 = Shuffle the inner, middle and outer sectors separately, face down. Only part of the outer ones is used: 5, 8, 14, 16 or 18 for 2 to 6 players. Those left out stay unseen and never return, not even when discarded sectors are shuffled again.
    .title = Stacks of sectors
eclipse-rule-S5 = Somebody begins the first round. Table convention: the program draws the first player at random, every seat being equally likely.
    .title = First player
eclipse-rule-S6 = The player to the right of the first player chooses a board and its side, then the others counter-clockwise; the first player chooses last. Each board has an alien side and a Terran side, so taking one removes the other from the game together with its starting sector.
    .title = Choosing a civilization
eclipse-rule-S7 = Each starting sector lies in its player's zone two steps from the centre, its arrow pointing inwards. Every zone without a player gets a random guardian sector placed the same way, with a face-down discovery tile and a Guardian. With 6 players there are none.
    .title = Starting and guardian sectors
eclipse-rule-S8 = Your colony ships lie face up, your discs on the influence track with 3 more aside, and 11 cubes on each population track. Take the printed resources and technologies; these fill spaces of their tracks like bought ones. The Eridani begin with two discs fewer on the track and draw 2 reputation tiles.
    .title = Your own board
eclipse-rule-S9 = Put an influence disc on your starting sector, a cube on each of its squares without a star, and an interceptor; Orion begins with a cruiser instead. The Hydran put a cube on the advanced science square too. Disc and cubes come from your tracks as always.
    .title = Your starting sector

## Foundations

eclipse-rule-R1 = The game lasts 8 rounds. Each round has four phases: actions, combat, upkeep and clean-up.
    .title = Rounds and phases
eclipse-rule-R2 = You may exchange resources as often as you like: pay as many of one kind as your board's trade value says and gain 1 of another kind. Kinds cannot be mixed to reach the price. Table convention: trades are offered whenever you have a decision of your own in the action or upkeep phase, since resources are of use only then.
    .title = Trade
eclipse-rule-R3 = A price must be paid in full. No resource ever falls below 0.
    .title = Paying
eclipse-rule-R4 = You control a sector while your influence disc lies there, and with it the structures in it. In a battle there you are always the defender against other players.
    .title = Control
eclipse-rule-R5 = Discs always leave the track from the left, and a disc that returns goes to the rightmost empty circle. The rightmost empty circle shows what your civilization costs. If no circle is empty, further discs are stacked on the leftmost one and used first.
    .title = Influence track
eclipse-rule-R6 = At any time of your own action or reaction, and at the start of upkeep, turn a colony ship over to move a cube from its population track to an empty square of a sector that you control. Enemy ships there do not matter in the action phase, but in upkeep the sector must be free of them. A track without cubes cannot supply any. Table convention: passing allows no colony ships, and for Draco Ancients are no obstacle.
    .title = Colony ships
eclipse-rule-R7 = A coloured square takes a cube of its track, a grey one a cube of any track. Squares with a star need the technology of the cube's colour: Advanced Mining, Advanced Labs or Advanced Economy; Metasynthesis opens all of them. An orbital takes one cube of science or money.
    .title = Population squares
eclipse-rule-R8 = A cube returns to the track of its square. From a grey square or an ambassador it may go to any track, from an orbital to science or money. If the track is full with 12 cubes, the owner picks another one.
    .title = Cubes that come back
eclipse-rule-R9 = Orbitals and monoliths stay for ever and cannot be destroyed. A sector holds at most 1 orbital and 1 monolith, and may hold both.
    .title = Structures
eclipse-rule-R10 = Two neighbouring sectors are connected when both edges that touch show a wormhole. With the Wormhole Generator one of the two is enough for exploring, moving, influencing and retreating, never for diplomacy. All sectors with a warp portal count as connected neighbours of each other, except for exploring. Table convention: one may retreat through portals too.
    .title = Connections
eclipse-rule-R11 = The zones next to the centre are inner ones, those two steps away middle ones, all farther ones outer ones. The galaxy may grow outwards as long as there are sectors to draw.
    .title = Rings

## The action phase

eclipse-rule-R12 = Starting with the first player and going clockwise, everybody takes one turn after another: an action, or a pass. Whoever has passed may take a reaction instead, or pass again. Eliminated players are skipped.
    .title = Turns
eclipse-rule-R13 = Take the leftmost disc of your influence track and put it on the action. Without a disc on the track you can only pass. The same action may be taken again on later turns.
    .title = What an action costs
eclipse-rule-R14 = With your first pass of a round you turn your summary tile over. The first player of all to pass gains 2 money and begins the next round. Table convention: if that player is eliminated before, the next one clockwise begins.
    .title = Passing
eclipse-rule-R15 = The phase ends at once when everybody has passed. After the last player's first pass nobody reacts any more.
    .title = End of the phase
eclipse-rule-R16 = Your board shows how many activations each action gives. Table convention: you need not use them all, and may even take an action without using any.
    .title = Activations

## Explore

eclipse-rule-R17 = An activation explores an empty zone next to a sector that you control or where you have a ship that is not pinned. The touching edge of that sector must show a wormhole, unless you have the Wormhole Generator. Explore has 1 activation, 2 for Planta.
    .title = Where to explore
eclipse-rule-R18 = Turn over the top sector of the stack that belongs to the zone's ring. If that stack is empty, its discarded sectors are shuffled to form a new one; if there are none either, the ring cannot be explored. Table convention: they are shuffled only when a sector is needed.
    .title = Drawing a sector
eclipse-rule-R19 = You may turn the sector as you like, but it must be connected with a sector that you control or where you have a ship that is not pinned; other edges do not matter. Instead you may discard it face up, which ends the activation.
    .title = Placing or discarding
eclipse-rule-R20 = A sector with the discovery symbol gets a face-down discovery tile. For each Ancient symbol an Ancient is placed there.
    .title = What a new sector brings
eclipse-rule-R21 = If no Ancients guard the new sector, you take its discovery tile at once, before you decide about control. You choose one of its sides by R33.
    .title = The explorer's discovery
eclipse-rule-R22 = After placing a sector you may put a disc from your track on it. This is not possible while Ancients are there, except for Draco.
    .title = Taking control of a new sector
eclipse-rule-R23 = After seeing the first sector, Draco may turn over a second one of the same stack for the same zone, then place one of them or none. The rest is discarded. Table convention: a sector already turned over takes no part in a reshuffle that the second one needs.
    .title = Draco's second sector
eclipse-rule-R24 = Planta decides about its second activation after the first is complete. A sector just placed and taken may be the base of the second.
    .title = Planta's second activation

## Research

eclipse-rule-R25 = Pay science for a tile from the tray: its cost less the discount of the track it goes to, but never less than its minimum. Regular tiles belong to one track; rare ones go to any track with room and use its discount. Research has 1 activation, 2 for the Hydran.
    .title = Buying a technology
eclipse-rule-R26 = A track has 7 spaces and is filled from the left; a full one takes nothing more. You never own a technology twice, and you cannot discard any. Printed starting technologies count like all others.
    .title = Technology tracks
eclipse-rule-R27 = A technology with an instant effect works at once. With two activations the first purchase already lowers the price of the second.
    .title = Instant effects

## Upgrade

eclipse-rule-R28 = In each activation you first return any number of part tiles from your blueprints, then place one part on an empty space or over a printed part. Parts are free. Upgrade has 2 activations, 3 for Mechanema, and the Pico Modulator adds 2 to an action. Table convention: placing a part may be skipped.
    .title = Changing blueprints
eclipse-rule-R28a = A space whose tile is returned shows its printed part again. That part counts from then on.
    .title = Printed parts
eclipse-rule-R28b = You need the technology of a part, unless it is one of the five basic parts or an Ancient one. A blueprint may not use more energy than it produces. Interceptors, cruisers and dreadnoughts need a drive, and a starbase may not have one. Table convention: this is checked at the end of each activation.
    .title = What a blueprint must satisfy
eclipse-rule-R28c = A changed blueprint holds for all ships of the type wherever they are. The values of visible printed parts, tiles and parts outside the grid add up.
    .title = All ships at once
eclipse-rule-R28d = An Ancient part beside your board may be the part you place. Where a tile lies on the space it must be returned first, and an Ancient part that is returned leaves the game. The Muon Source goes beside a blueprint and takes no space.
    .title = Stored Ancient parts

## Build

eclipse-rule-R29 = Each activation builds one ship or structure in a sector that you control, for its price in materials; enemy ships there do not prevent it. Starbases, orbitals and monoliths need their technology, and a ship must be in your supply. Build has 2 activations, 3 for Mechanema, and Nanorobots add 1 to an action.
    .title = Building

## Move

eclipse-rule-R30 = Each activation moves one ship, step by step along connections, up to the sum of its drives. One ship may be moved several times; starbases never move, and nobody enters an unexplored zone. Move has 2 activations, 3 for Terrans, and Improved Logistics adds 1 to an action.
    .title = Moving
eclipse-rule-R31 = Each enemy ship in a sector, also an Ancient, a Guardian or a starbase, pins one of yours. A ship may leave only while you have more ships there than are pinned; this is checked whenever it would leave, also in the middle of its move. You choose which ships are pinned. Table convention: they may be your starbases.
    .title = Pinning
eclipse-rule-R32 = The GCDS pins every ship in the galactic centre. Against a Cloaking Device two enemy ships are needed to pin one. Ancients do not pin Draco, while partners in diplomacy pin each other. Nobody is ever kept from entering a sector.
    .title = Stronger and weaker pinning

## Discovery tiles

eclipse-rule-R33 = Whoever gains a discovery tile turns it over and chooses: keep it for 2 VP, or use its front. A used tile is discarded unless it stays in play. Table convention: a front that would change nothing cannot be chosen.
    .title = Two sides
eclipse-rule-R34 = A front gives resources, the cheapest regular technology on the tray that you lack, a cruiser, an orbital with 2 materials, a monolith, a warp portal, or a ship part. Ships, structures and the portal appear in the tile's sector. A part goes on a blueprint at once or beside your board for a later upgrade; the Muon Source lies outside the grid. Table convention: when a part is placed at once, only the tile it covers is returned.
    .title = Fronts
eclipse-rule-R35 = A tile from Ancient Labs has no sector, so what it would place appears in your starting sector. If you do not control that sector, such a tile must be kept for its 2 VP.
    .title = Ancient Labs

## Influence

eclipse-rule-R36 = Influence has 2 activations. During the action you may also turn 2 used colony ships face up, and use them again at once. The action may be taken for these alone. Table convention: they may be turned one by one.
    .title = The action
eclipse-rule-R37 = An activation puts a disc from your track, or from a sector that you control, on an uncontrolled sector. Or it brings a disc from a sector back to the track.
    .title = Moving a disc
eclipse-rule-R38 = The target must hold ships of yours and nobody else's, or hold no enemy ship and be connected with a sector where you have a ship or control. Non-players are enemies too, except Ancients for Draco. The disc that is being moved cannot itself give the connection.
    .title = Where a disc may go
eclipse-rule-R39 = In one Influence action each sector may gain or lose its disc only once. A move from one sector to another uses both.
    .title = Once per sector
eclipse-rule-R40 = Removing a disc sends all cubes of that sector back to their tracks at once. Placing one where a discovery tile lies unguarded gains the tile at once.
    .title = What follows a disc

## Reactions

eclipse-rule-R41 = After passing you may spend a disc for a single activation of upgrade, build or move. Technologies add nothing to it. Reactions may be repeated on later turns and count as actions for diplomacy and aggression.
    .title = Reactions

## Diplomacy

eclipse-rule-R42 = With 4 or more players you may propose relations during your own action; both must agree. A sector of one must have a full connection with a sector of the other, neither may have ships where the other has ships or control, and neither may hold the traitor tile. Both need an ambassador and room for one, for which reputation tiles may be returned. Table convention: one offer per partner and turn.
    .title = Proposing relations
eclipse-rule-R43 = The partners exchange ambassador tiles, each with a cube from one of its population tracks, which raises production. An ambassador is worth 1 VP to its holder. Table convention: a player without any cube on the tracks cannot agree.
    .title = Exchanging ambassadors
eclipse-rule-R43a = Ambassadors fit spaces for ambassadors and mixed ones, reputation tiles fit mixed spaces and those for reputation. Tiles may be rearranged at any time, so only their numbers matter. Ambassadors cannot be given up.
    .title = Reputation track
eclipse-rule-R44 = If after your action one of your ships stands where your partner has ships or control, your relations end. Both ambassadors and cubes go home, and you take the traitor tile, wherever it was. Flying through unpinned is no aggression.
    .title = Aggression
eclipse-rule-R45 = The traitor tile costs 2 VP at the end and bars its holder from new relations. Other relations stay. Breaking two at once still brings only one tile.
    .title = Traitor

## The combat phase

eclipse-rule-R46 = A battle is fought in every sector with ships of two or more opponents, players or not. Sectors are taken in falling order of their numbers. Draco and Ancients do not fight each other.
    .title = Where battles are fought
eclipse-rule-R47 = Among several parties two fight at a time, the last to arrive first; the winner meets the next one, with its damage and with new missiles. The controller of the sector counts as the first player there, and non-players come last of all. In each pair the one who was there first defends. Table convention: a stay begins anew when the last ship has left or died.
    .title = Pairs of opponents
eclipse-rule-R48 = If Draco is the last player left in a sector with Ancients, no further battle takes place there. Both stay.
    .title = Draco beside Ancients
eclipse-rule-R49 = Ships act type by type, highest initiative first; all ships of a type on one side act together. Between equals the defender goes first. Between your own equal types you choose. Table convention: you choose in the missile step and again in every round.
    .title = Initiative
eclipse-rule-R50 = Each battle begins with one missile step: in order of initiative every type fires all its missiles, if it still lives. Engagement rounds with cannons follow until one side has no ship left in the sector.
    .title = Missiles, then engagement rounds
eclipse-rule-R51 = In an engagement round a type either attacks with its cannons or retreats. Table convention: a type with cannons that does not retreat must attack, and one without does nothing.
    .title = Attack or retreat
eclipse-rule-R52 = All dice of the type are rolled together, then each is given to an enemy ship. A burst always hits and a blank never does. Any other face hits if it is at least 6 after adding your computers and subtracting the target's shields. Table convention: a die is offered only ships that it hits and that are not yet destroyed.
    .title = Rolling and hitting
eclipse-rule-R53 = A hit does 1, 2, 3 or 4 damage by a yellow, orange, blue or red die. A ship with more damage than hull is destroyed; what is too much is lost. Damage stays until the end of the combat phase.
    .title = Damage
eclipse-rule-R54 = With this technology you may divide the 4 damage of a red cannon die among ships that the die hits. Missiles cannot be divided.
    .title = Antimatter Splitter
eclipse-rule-R55 = Their dice destroy ships from the largest to the smallest as far as they can: dreadnought, cruiser, starbase, interceptor. Where nothing more can be destroyed, the dice go to the largest ship they hit. Table convention: among equal ships the weakest comes first, and each takes the least damage, then the fewest dice, then the dice that could hit least else.
    .title = How non-players aim
eclipse-rule-R56 = Instead of attacking, all ships of a type may turn to a connected sector that you control and that holds no enemy ship. They leave on their next activation, and until then they remain targets; a battle that ends in the same round keeps them there. Starbases and non-players never retreat. Table convention: a retreat cannot be taken back, Draco may flee to Ancients, and one declared a round before is completed when the battle ends.
    .title = Retreat
eclipse-rule-R57 = If no ship on either side has a cannon, the attacker must leave. Table convention: each type picks a sector by R56 and goes at once, and types without such a sector are destroyed by the defender. It counts as an attempt to flee with all ships.
    .title = Stalemate
eclipse-rule-R58 = After the battles of a sector each player who took part draws 1 reputation tile, plus 1 for each destroyed Ancient, interceptor or starbase, 2 for each Guardian or cruiser, 3 for each dreadnought or GCDS; at most 5. The controller draws first, then the others by arrival; of the tiles seen in secret one may be kept, and a tile of a full track may make room. Whoever at some moment had only retreating ships draws nothing for taking part. Table convention: all dice of one volley are one such moment.
    .title = Reputation
eclipse-rule-R59 = After the tiles are drawn, destroyed ships return to their owners, who may build them again. Non-players are gone for good.
    .title = Destroyed ships
eclipse-rule-R60 = When all battles are over, population is attacked, sectors change hands, discovery tiles are taken and ships are repaired. Table convention: each step is done for all sectors, in falling order of their numbers, before the next.
    .title = After the battles
eclipse-rule-R61 = Where you have ships and an opponent has cubes, your ships may fire their cannons once, all together, against shield 0; each point of damage destroys a cube of your choice. Neutron Bombs may destroy all of them without a roll, unless the owner has the Neutron Absorber. Planta's cubes always die without a roll. Destroyed cubes wait in the owner's graveyard.
    .title = Attacking population
eclipse-rule-R62 = A disc without cubes in a sector with ships of an opponent goes back to its owner's track. Then whoever has a ship in a sector without a disc may put one there. Where non-players remain only Draco may. Each sector is finished before the next lower number.
    .title = Sectors change hands
eclipse-rule-R63 = Whoever has a ship in a sector with a discovery tile and no non-players takes the tile. If no ships are left there, its controller does. Otherwise it waits for the first disc placed there, or for the first ship at the end of a later combat phase.
    .title = Discovery tiles after battles
eclipse-rule-R64 = At the end of the combat phase all damage is removed. Every ship is as good as new.
    .title = Repair
eclipse-rule-R65 = A player without ships and discs on the board at the end of the combat phase is out of the game. It is looked for only then.
    .title = Wiped out

## The upkeep phase

eclipse-rule-R66 = First use colony ships if you like. Then your money changes by what the money track brings less what the influence track costs. Table convention: players take their turns clockwise from the first player.
    .title = Income and upkeep
eclipse-rule-R67 = If your money would fall below 0, you must trade or abandon sectors until it does not, in any order. An abandoned sector returns its disc, which lowers the cost, and its cubes, which may lower the income. Sectors may be abandoned only as long as the money does not suffice.
    .title = Bankruptcy
eclipse-rule-R68 = If neither trade nor abandoning everything suffices, you are eliminated: your points are counted and your pieces removed. Table convention: your sectors and structures stay without control, and ambassadors go home without a traitor.
    .title = Elimination
eclipse-rule-R68a = Table convention: an eliminated player's score is counted on the board as it is then, is final, and keeps its place in the ranking. The reputation tiles go back to the bag, the traitor tile to the supply, technologies and discoveries leave the game. The others play on by the numbers for the players who began; if nobody is left, the game ends.
    .title = After an elimination
eclipse-rule-R69 = Then gain what your materials and science tracks show. Storage has no limit.
    .title = Production

## The clean-up phase

eclipse-rule-R70 = Draw new technologies as at the start: 5, 6, 7, 8 or 9 regular ones for 2 to 6 players, rare ones on top. Discs on actions and reactions return to the influence track and cubes from the graveyards to their population tracks. Colony ships and summary tiles are turned back, and the next round begins.
    .title = Clean-up

## The end of the game

eclipse-rule-R71 = After round 8 count reputation tiles, 1 per ambassador, controlled sectors, 3 per monolith in them, 2 per discovery kept, and for each technology track 1, 2, 3 or 5 with 4, 5, 6 or 7 technologies. The warp portal tile is worth 1 and the Ancient one 2 to the controller of its sector. The traitor loses 2. Planta scores 1 per controlled sector and Draco 1 per Ancient on the board.
    .title = Victory points
eclipse-rule-R72 = Among equal scores the larger sum of materials, science and money wins. Table convention: if that is equal too, the victory is shared, and an eliminated player counts as having nothing.
    .title = Ties
