# New Frontiers: the rules, one message per rule id. "Table convention" marks a point on which the
# printed rules are silent and this table has settled for itself.

## Set-up, step by step

frontiers-rule-S1 = In a first game all technologies show their white-square side. In later games each of the 8 large tiles and each of the 8 two-sided stacks is turned by a fair coin of its own, a whole stack together. A stack holds 1 copy for 2 players, 2 copies for 3 or 4 and 3 copies for 5; the rest goes back to the box.
    .title = Technologies
frontiers-rule-S2 = Lay out the 7 action tiles. The two-sided one shows Isolation in a first game and in every game without goals; with goals it shows the Review of Galactic Goals. The order of the tiles has no meaning.
    .title = Action tiles
frontiers-rule-S3 = Make a pool of 12 victory points and a pool of 12 colonists for each player. That is 24, 36, 48 or 60 of each for 2, 3, 4 or 5 players. The chips worth 10 are kept aside until the pool is empty.
    .title = Pools
frontiers-rule-S4 = All 60 planets go into the bag. They are drawn from it only when a rule says so, and each of them is as likely as any other.
    .title = The bag of planets
frontiers-rule-S5 = The first order of the players is drawn at random. Their pawns go onto the priority track from left to right, with the first place left empty. With 2 players each has 2 pawns, and they stand in turns: A, B, A, B.
    .title = Priority track
frontiers-rule-S6 = Everybody takes 3 credits. The last player of the order takes 1 more; with 4 or 5 players so does the last but one.
    .title = First credits
frontiers-rule-S7 = Shuffle the 8 Empire boards and deal one to each player. In a first game all use the white-square side. In later games each player in priority order chooses a side; the boards and the sides already chosen are open to all.
    .title = Empire boards
frontiers-rule-S8 = Each home colony takes 1 colonist from the pool. A home colony with a halo starts with its good, one with a filled icon starts empty. With 3 or more players the second pawn only marks the number of the board.
    .title = Home colonies
frontiers-rule-S9 = For a game with goals shuffle the 8 goals into a face-down deck and give everybody a stockpile mat. A first game is played without goals.
    .title = Goals

## Round and priority

frontiers-rule-R1 = The game goes on until one of the end conditions is met (R100), and then to the end of that round. Most games take 12 to 15 rounds.
    .title = Length of the game
frontiers-rule-R2 = In every round each pawn on the priority track chooses one action tile. The next to choose is always the leftmost pawn that has not chosen yet. With 2 players there are 4 pawns, so each player chooses twice.
    .title = Who chooses
frontiers-rule-R3 = A tile that was chosen in this round cannot be chosen again before the next one. Choosing is a duty: of the 7 tiles some are always left.
    .title = Each tile once a round
frontiers-rule-R4 = Every player resolves the chosen action once. The chooser begins; the others follow to the right along the track, and after its last pawn from the first one on. With 2 players it is the chooser, then the other.
    .title = Order of resolving
frontiers-rule-R5 = The bonus of an action tile belongs to the player who chose it. Nobody else gets it, even where all of them resolve the action.
    .title = The chooser's bonus
frontiers-rule-R6 = When an action has been resolved, the chooser's pawn moves to the leftmost free place of the track. While the action runs it stands halfway there.
    .title = Moving the pawn
frontiers-rule-R7 = The order of the pawns stays as it is from round to round. Only Diplomatic Envoys (R80) and the Review of Galactic Goals (R90) change it.
    .title = The order stays
frontiers-rule-R8 = At the end of a round 1 credit goes onto the Produce tile if nobody chose it; such credits pile up. Then all tiles slide back and all pawns move one place to the right. None of this happens when the game ends.
    .title = End of a round
frontiers-rule-R9 = What an action or a power tells you to do must be done as far as it is possible. Only where it says that you may, you are free to leave it.
    .title = Duty and choice
frontiers-rule-R10 = Around a table Settle, Produce and Trade, Consume can be played by all at the same time. This table always resolves in priority order, which gives the same result and is right also where tiles run short.
    .title = At the same time

## Powers

frontiers-rule-R11 = A power cannot be used in the action in which its tile came into your empire. From the next action on it works, also within the same round.
    .title = New tiles wait
frontiers-rule-R12 = Powers that work in the same action add up. No cost ever falls below 0, and nothing is paid out for what is left of a discount.
    .title = Powers add up
frontiers-rule-R13 = Each power works once per action unless it says otherwise. Powers with a condition work each time that it is met. Table convention: discounts and military stand the whole action and so serve both planets of a double settlement.
    .title = Once per action
frontiers-rule-R14 = A power changes nothing but what it says. All other demands of the action stay, for example the colonists that a planet needs.
    .title = Only what it says
frontiers-rule-R15 = Where a rule speaks of a printed cost, it means the number on the tile. Discounts do not change it.
    .title = Printed cost
frontiers-rule-R16 = Your home colony is a colony in every respect. An explored planet is not one: its powers, its properties and its victory points sleep until it is settled.
    .title = Colonies and explored planets
frontiers-rule-R17 = The owner of the Alien Oort Cloud Refinery fixes its kind once per action, for that action: one of the four kinds, never gray. This is no power and works at once. A good that lies there keeps its own kind. Table convention: you are asked when it arrives in Settle and where it matters in Produce, and at the end the best kind counts; as an explored planet it has no kind, so only discounts for every planet make it cheaper.
    .title = Alien Oort Cloud Refinery

## Isolation

frontiers-rule-R18 = Whoever chooses Isolation gains 2 credits. The others do nothing.
    .title = Isolation

## Develop

frontiers-rule-R19 = In order, each player may buy one technology. Nobody has to buy.
    .title = Buying a technology
frontiers-rule-R20 = A technology costs what is printed on it, 1 less for the chooser, and less by your discounts, but never less than 0. It is paid in credits at once; without the credits you cannot buy it.
    .title = Price of a technology
frontiers-rule-R20a = Your turn in Develop goes like this: first the credits that come at its start, then the choice and the payment. The tile enters your empire, and at last come the credits for having bought, from tiles that you owned before.
    .title = Steps of a purchase
frontiers-rule-R21 = You cannot own the same technology twice. Once a stack is empty or a large tile is bought, it is gone. The two sides of a tile are different technologies, but only one of them is in a game.
    .title = No technology twice
frontiers-rule-R22 = Credits from a power at the start of Develop come whether you buy or not, and can pay for the purchase. Credits from a power after buying come only if you did buy. Table convention: this is how the two texts are read.
    .title = Credits in Develop
frontiers-rule-R23 = A small technology covers 1 space of your board, a large one 2. The reddish zone may be used only when the 10 normal spaces are full; tiles may be moved about to make room. Table convention: a large tile bought at 9 covered spaces takes the last normal one and one of the zone; an option forbids it.
    .title = Spaces for technologies
frontiers-rule-R24 = If somebody covers more than 10 spaces after Develop, this round is the last. It is still played to its end.
    .title = End by technologies

## Explore

frontiers-rule-R30 = 7 planets are drawn from the bag into the middle of the table, for all to see. If the bag holds fewer, all that are left are drawn.
    .title = Planets on offer
frontiers-rule-R31 = In order, each player takes exactly one of the planets; if none is left, the player gets none. When everybody has taken one, the chooser takes a second.
    .title = Taking planets
frontiers-rule-R32 = Powers that draw planets from the bag work right after your own pick, for the chooser after the second one. The drawn planets are open, and all of them are kept. Colonists from Explore powers come at the same moment, as far as the pool has them. An empty bag gives nothing.
    .title = Explore powers
frontiers-rule-R33 = Planets that nobody took go back into the bag. They return after all powers have drawn, so none of them can be drawn in the same action.
    .title = Planets left over
frontiers-rule-R34 = At the end of the action your colonies and explored planets together may be 9 at most, home colony included. Whoever has more returns the surplus to the bag, choosing among the explored planets. Fewer cannot be given back of your own will. Table convention: the planets left over return first, then the players choose in priority order.
    .title = Nine planets at most

## Settle

frontiers-rule-R40 = First of all the chooser gains 1 colonist, if the pool has one. It can be used in this very action.
    .title = The chooser's colonist
frontiers-rule-R41 = In order, each player either gains 2 colonists or settles one explored planet; there is no passing. If the pool is down to 1 or 0, you gain as many as there are and still need not settle.
    .title = Colonists or a settlement
frontiers-rule-R42 = A planet needs as many of your unused colonists as it shows, 1 or 2. Besides, a non-military planet needs its price in credits, and a military one needs enough military strength.
    .title = What a settlement needs
frontiers-rule-R43 = The price of a non-military planet is its printed cost less all your discounts that fit. It is never less than 0.
    .title = Price of a planet
frontiers-rule-R44 = Your military strength is the sum of your military powers, with those for a keyword or a kind only where the planet fits, and of the temporary strength bought in this action. It must reach the planet's defence. It is not used up.
    .title = Military strength
frontiers-rule-R45 = One planet is either paid for or conquered. Credits and military strength cannot be mixed.
    .title = No mixing
frontiers-rule-R46 = Some powers let you discard a good of a certain kind for military strength until the end of the action, once for each power. The good may lie on any of your colonies, the Oort refinery included, and returns to the supply. The strength also helps a second settlement. Table convention: goods are discarded only for a conquest that then succeeds, but more of them than needed is allowed.
    .title = Temporary strength
frontiers-rule-R47 = Some powers let you pay for a military planet as if it were not: the price is its defence, less the discount of the power and other discounts that fit, never below 0. The planet stays a military one. The Contact Specialist cannot do this with ALIEN planets. Table convention: of several such powers only the best one counts; whoever could also conquer the planet chooses the way.
    .title = Paying for military planets
frontiers-rule-R48 = A settlement goes like this: pay, or discard goods; turn the planet over and move the colonists onto it. A windfall colony then takes a good of its kind, if the supply has one. At last your powers for a settlement work, those that you owned before this action.
    .title = Steps of a settlement
frontiers-rule-R49 = With Improved Logistics you may settle a second planet after a first one, but not after taking colonists or after a swap. Each planet needs its own colonists and credits. Powers of the first planet do not help with the second. Table convention: the second may be a planet just drawn, and credits just gained may pay for it.
    .title = Second settlement
frontiers-rule-R50 = With Terraforming Engineers you may once per action swap a non-military colony of yours for an explored non-military planet of the same kind, gray for gray, whose printed cost is higher by 0 to 3. It is free, and it is no settlement: no discounts, no powers, and not on a colony settled in this action. The good of the old colony is lost, and a new windfall colony gets its own; the old planet returns to the bag at the end of the action, a home colony leaves the game. The Oort refinery counts as the kind that you fix, never gray. Table convention: the swap can be made before your choice, between two settlements or at the end of your turn.
    .title = Upgrading a colony
frontiers-rule-R51 = The Dying Colony lets you, instead of taking colonists or settling, swap it for any explored planet of yours that is neither military nor ALIEN. It is free; the good and the old tile are treated as in R50. Table convention: it triggers no powers for a settlement, and the new colony cannot be upgraded in this action.
    .title = Dying Colony
frontiers-rule-R52 = In a swap the colonists stay where they are. If the new planet needs more, the missing one must come from your unused colonists, or the swap cannot be made. Those that are too many return to your board.
    .title = Colonists in a swap
frontiers-rule-R53 = When all have resolved Settle, replaced planets go back into the bag. Then the limit of 9 is checked as in Explore (R34), since powers may have drawn planets.
    .title = End of Settle
frontiers-rule-R54 = After that this is the last round if somebody has more than 7 colonies, home included, or if fewer than 5 colonists are left in the pool. The pool is looked at only here, never after another action.
    .title = End by colonies or colonists

## Produce

frontiers-rule-R60 = The chooser first takes all credits that lie on the tile. The tile is then empty until rounds without Produce fill it again.
    .title = Credits on the tile
frontiers-rule-R61 = In order, each player puts a good of its kind onto every own production colony that has none. A colony never holds more than one good, and gray colonies never hold any.
    .title = Production
frontiers-rule-R62 = A windfall power puts one good onto an empty windfall colony of its kind; this is a duty as long as it is possible. For the Oort refinery the kind fixed for this action counts. Table convention: you choose the order of such powers and the colonies.
    .title = Windfall powers
frontiers-rule-R63 = The chooser also puts a good onto one empty windfall colony, whatever its kind. Table convention: this is done within the chooser's own turn, after production and windfall powers.
    .title = The chooser's windfall
frontiers-rule-R64 = If goods of a kind run out, the priority order decides between players. A player who gets too few decides which colonies go without. This can happen only when goods are stockpiled.
    .title = Goods run short
frontiers-rule-R65 = Produce powers pay their credits, for example so many for each colony of a sort. A power for a good on its own colony pays only if the good was put there in this action, in whatever way. A power that counts goods counts those of this action.
    .title = Credits from Produce
frontiers-rule-R66 = A power for the most goods of a kind is settled when all players have produced. Only goods of this action count, those on windfall colonies included. Table convention: whoever shares the first place, or produced none, gains nothing.
    .title = Most goods of a kind

## Trade, Consume

frontiers-rule-R70 = First of all the chooser gains 1 victory point. It comes from the pool, like all of them.
    .title = The chooser's point
frontiers-rule-R71 = In order, each player does both parts of the action. First comes the trade, then the consumption.
    .title = Two parts
frontiers-rule-R72 = You may sell exactly one good to the supply, for 1 to 4 credits by its kind and all trade bonuses that fit. No power is needed for it, and without a sale the bonuses do nothing. The good on the Oort refinery cannot be sold.
    .title = Trade
frontiers-rule-R73 = As long as one of your unused consume powers can work, you must use one. You choose the order, and each power works once. An unlucky order may leave goods over; that is allowed.
    .title = Consumption
frontiers-rule-R74 = A power for a fixed number of goods needs all of them, or it cannot be used. A power for up to so many goods must take as many as it can. Which ones is up to you.
    .title = How many goods
frontiers-rule-R75 = A good is consumed as the kind that it is, whatever colony it lies on. The good on the Oort refinery can be consumed like any other.
    .title = The kind of a good
frontiers-rule-R76 = Powers that need no goods always work. Table convention: this holds also when you consumed nothing; New Economy then gives only its extra point for Galactic Salon.
    .title = Powers without goods
frontiers-rule-R77 = New Economy counts the goods that you consumed by consume powers in this action. Goods that were sold do not count. Table convention: nor does a good sold by Trade League.
    .title = Counting consumed goods
frontiers-rule-R78 = The consume power of Trade League is the only one that you may leave out. It sells one more good like a trade, also when you sold none before. It can be used once at any moment of the consumption, even when no other power can work.
    .title = Trade League
frontiers-rule-R79 = Victory points come from the pool. When it is empty they are still paid in full, with the chips worth 10. The moment the pool is empty makes this round the last.
    .title = The pool of points

## Diplomatic Envoys

frontiers-rule-R80 = The chooser gains 1 victory point, and the pawn that chose moves to the first place; the pawns before it move right. The new order holds at once, but who has chosen has chosen. With 2 players only the pawn that chose moves, so one player may choose twice in a row in the next round.
    .title = Diplomatic Envoys

## Goals

frontiers-rule-R90 = The pawn of whoever reviews the goals changes places with its left neighbour on the track. A pawn in the first place stays. Table convention: the new order holds at once.
    .title = One place forward
frontiers-rule-R91 = Whoever reviews the goals gains 1 credit. It comes from the supply.
    .title = A credit for the review
frontiers-rule-R92 = The chooser looks at the top 3 goals of the deck, or at all if there are fewer, and keeps one face down. The others go under the deck in any order. Table convention: with an empty deck nothing is kept, but the tile may still be chosen.
    .title = Choosing a goal
frontiers-rule-R93 = Then the goal that some player kept face down before is turned up, so that at most one is hidden at a time. Table convention: it is turned up with an empty deck too.
    .title = Turning a goal up
frontiers-rule-R94 = Three goals let everybody stockpile while they lie face up; what is on a mat stays there. Resource Stockpiling: after Produce you may move any of your goods to your mat. Sales Tax: at each sale you may move any part of the credits to it. Exploration: one planet that you must return may go there instead, once per Explore or Settle. Table convention: goods are moved in priority order, and only surplus planets can be stockpiled.
    .title = Stockpiles
frontiers-rule-R95 = The owner of a hidden stockpile goal may turn it up right after somebody chose an action tile, before anybody resolves it. Table convention: the owner of any hidden goal is asked, so that nobody can tell from the question which goal it is.
    .title = Turning up your own goal
frontiers-rule-R96 = At the end all goals in play are turned up and score for every player. Goals still in the deck do not count.
    .title = Scoring goals

## End of the game

frontiers-rule-R100 = The game ends after a round in which one of these happened: more than 10 spaces of technologies after Develop, more than 7 colonies after Settle, fewer than 5 colonists in the pool after Settle, or an empty pool of points at any time. The rest of the round is still played. Table convention: a game that goes on for 60 rounds ends then.
    .title = Last round
frontiers-rule-R101 = Before the scoring all explored planets are removed. The owner of the Oort refinery fixes its kind once more, and hidden goals are turned up.
    .title = Before the scoring
frontiers-rule-R102 = Your score is the sum of your victory point chips, the printed points of your technologies and colonies, the bonuses of your tiles with a “?”, and the goals. Each such tile is counted by itself, so a colony may count for several of them.
    .title = Score
frontiers-rule-R103 = Within one tile with a “?” each of your tiles counts once, by the best condition that it meets. The tile itself counts too, if it fits.
    .title = Tiles with a question mark
frontiers-rule-R104 = A tie goes to the player with more credits and goods in the empire, each good counting 1. What lies on stockpile mats does not count. If that is equal too, the victory is shared.
    .title = Ties
frontiers-rule-R104a = A shared victory belongs to all who are still tied. Table convention: the other places follow from score and the same tie-break.
    .title = Shared places
frontiers-rule-R105 = Unused colonists, credits and goods score nothing by themselves. They can matter for goals and ties.
    .title = What scores nothing
