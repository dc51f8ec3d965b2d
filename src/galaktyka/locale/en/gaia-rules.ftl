# Gaia Project: the rules, one message per rule id. "Table convention" marks a point on which the
# printed rules are silent and this table has settled for itself.

## Set-up, step by step

gaia-rule-S1 = Decide who goes first in whatever way you like. Table convention: the program draws the first player at random, every seat being equally likely. Seats follow clockwise.
    .title = First player
gaia-rule-S2 = Lay out the map that belongs to your number of players: the small board of seven sectors for 1 or 2, the large board of ten for 3 or 4. It is either the default board (S12) or one you make yourselves (S13 to S15). Tiles 05, 06 and 07 have two sides: the solid number is for 3–4 players, the outlined one for 1–2.
    .title = The map
gaia-rule-S3 = Shuffle the nine kinds of standard tech tile and deal one kind to each of the nine slots of the research board. Six slots lie beneath the six research areas, the other three belong to no area. Each slot holds four copies of its kind.
    .title = Standard tech tiles
gaia-rule-S4 = Draw six of the fifteen advanced tech tiles and put one into each research area, between levels 4 and 5. The other nine are out of the game.
    .title = Advanced tech tiles
gaia-rule-S5 = Put the token of the Gleens aside. Draw one of the other eighteen federation tokens and lay it on level 5 of Terraforming. Sort the remaining seventeen into six piles by kind: five piles of three, and two tokens of the kind that was drawn.
    .title = Federation tokens
gaia-rule-S6 = Draw six of the ten round scoring tiles and deal them to rounds 1 to 6. Draw two of the six final scoring tiles, one for the upper and one for the lower track. All of them lie open from the start; the rest go back to the box.
    .title = Scoring tiles
gaia-rule-S7 = Draw as many round boosters as there are players plus three and lay them out face up. A solo game counts as two players here, so it uses five. The boosters that were not drawn are out of the game.
    .title = Round boosters
gaia-rule-S8 = Choose factions (S16 or S17) and take the goods, QIC and power tokens printed on the faction board, and 10 VP. All your markers start on level 0 of research; if your faction begins on level 1 somewhere, move up and take the one-time bonus of that level at once. Levels of Economy and Science give nothing yet, because theirs is income.
    .title = Preparing a faction
gaia-rule-S9 = Place the first structures on the map, following S18, or S19 in a first game. Structures always leave their row on the faction board from the left, so the income fields under them are already open for round 1.
    .title = First structures
gaia-rule-S10 = The last player takes one of the boosters, then the others choose in turn, counter-clockwise, ending with the first player. Three boosters are left for the first passes.
    .title = Choosing the first booster
gaia-rule-S11 = With 1 or 2 players a neutral player takes part in the final scoring. Put its marker on each of the two tracks at the number printed on the final scoring tile. It never moves and does nothing else.
    .title = Neutral player
gaia-rule-S12 = All sectors lie unturned. For 1–2 players the rows are 01 05, then 02 03 06, then 04 07; for 3–4 players 10 01 05, then 09 02 03 06, then 08 04 07. The sides of tiles 05 to 07 follow S2.
    .title = Default board
gaia-rule-S13 = A board of your own fills the same places as the default one. By custom the last player lays it out, as a compensation for going last; all may do it together if they agree. The program offers a random board, or a random one whose sectors the last player may turn before factions are chosen.
    .title = Making your own board
gaia-rule-S14 = For 3–4 players there are three methods: keep 01–04 in their default places and shuffle 05–10; also shuffle 01–04 among those four places; or shuffle all ten together. For 1–2 players shuffle 01–07. Every sector may be turned freely. Three players may leave out 09 and 10; table convention: their two default places stay empty.
    .title = Mixing the sectors
gaia-rule-S15 = Two planets of the same type may never be neighbours. Table convention: only pairs on different sectors are tested, since sector 10 itself carries two neighbouring Transdim planets. An option restricts the test to the seven home types, so that Gaia planets and Transdim planets may touch their like. A random board is turned and drawn anew until it passes.
    .title = Valid boards
gaia-rule-S16 = In a first game the factions are fixed. One player: Hadsch Hallas against a Taklon Automa; two: Hadsch Hallas and Xenos; three: Terrans, Taklons and Geodens; four: Terrans, Hadsch Hallas, Xenos and Taklons. The first player picks one of the set, then the others clockwise.
    .title = Factions of a first game
gaia-rule-S17 = In the advanced game all fourteen factions are available. The first player chooses any of them, then the others clockwise. Two factions share each board, one on either side, so taking one removes the other; no two players ever have the same home type.
    .title = Choosing factions
gaia-rule-S18 = From the first player to the last, everyone places a mine on a free planet of their home type; then from the last to the first a second one. After that the Xenos place a third mine, and at the very end the Ivits, who place no mines, set their planetary institute on a free home planet. Nobody charges power for these placements. Table convention: nothing scores or triggers during set-up.
    .title = Placing first structures
gaia-rule-S19 = The first game starts from given positions of the mines. Table convention: because the printed pictures were not at hand, the program uses for each faction its home planets closest to the middle of the board, preferring lower sector numbers on a tie. Players who want other places use the advanced set-up.
    .title = First mines of a first game
gaia-rule-S20 = The turn order card is optional. At the start the players stand on it in seat order from the first player on. Whoever passes crosses to the topmost empty spot opposite, and that sequence is the order of turns in the next round. Offers of power to neighbours still go clockwise by seat (R92).
    .title = Turn order card

## Goods and power

gaia-rule-R1 = You can hold at most 15 ore, 15 knowledge and 30 credits. Whatever you would gain beyond that is lost. No limit applies to QIC and power tokens. A gain of which only a part is lost is perfectly legal.
    .title = Limits on goods
gaia-rule-R2 = A new power token always enters bowl I. This holds for every source: income, tiles, actions and exchanges.
    .title = New power tokens
gaia-rule-R3 = Charging power is done in single steps, one per point of power. A step moves a token from bowl I to bowl II; only when bowl I is empty does it move one from bowl II to bowl III. Once both are empty, the rest of the charge is lost.
    .title = Charging power
gaia-rule-R4 = Only tokens in bowl III can be spent. For each point of power you spend, one token moves from bowl III back to bowl I.
    .title = Spending power
gaia-rule-R5 = When tokens must be discarded, as for satellites, you pick them freely from bowls I, II and III and return them to the supply; those in the Gaia area cannot be used. Tokens for a Gaia project are picked just as freely but move to the Gaia area. An option lets the program take them from bowl I first, then II, then III.
    .title = Paying with power tokens
gaia-rule-R6 = You may start an action only if you can carry it out completely and pay all of it. What the action itself will bring cannot be used to pay for it.
    .title = All of an action or nothing
gaia-rule-R7 = Your victory points never fall below 0. Where points are a price, you can pay no more than you have.
    .title = No negative points
gaia-rule-R8 = Distance is counted in hexes along the shortest way; planets, structures and other players in between do not matter. Two things are in the neighbourhood of each other when their distance is 2 or less.
    .title = Distance and neighbourhood

## The round

gaia-rule-R10 = The game lasts six rounds. Each has four phases: income, Gaia phase, actions and clean-up. Round 6 ends after the actions and has no clean-up.
    .title = Rounds and phases
gaia-rule-R11 = In the income phase you gain everything shown with an open hand: the open fields of your faction board, your current levels in Economy and Science, your booster and your uncovered tech tiles. In Economy and Science only the level you stand on pays, never the levels below it.
    .title = Income
gaia-rule-R12 = Each open hand is one source and is taken as a whole; the order of the sources is yours to choose. It matters only where one source brings power tokens and another brings power. The institute's power and its tokens, each line of a booster and each structure field are separate sources; an Economy level, the fixed field of the Itars and the tile with ore and power are one source each.
    .title = Order of income
gaia-rule-R13 = Free actions belong to your own turn. There are none in the income phase, the Gaia phase or the clean-up, none during another player's turn, and none once you have passed.
    .title = When free actions are closed
gaia-rule-R14 = First, all tokens in your Gaia area return to bowl I (the Terrans' to bowl II); a Brainstone there returns with them, and gaiaformers of the Bal T'aks go back to their board. Then every Transdim planet whose gaiaformer was placed in an earlier round turns into a Gaia planet. The gaiaformer stays there until its owner builds the mine.
    .title = Gaia phase
gaia-rule-R14a = Table convention: where players have something to decide in the income or Gaia phase, they do so in turn order. Whatever is gained in these phases already belongs to the new round, so a research level won by the Itars scores on its round tile. A Lost Planet placed then lets the neighbours charge power at once, before the phase goes on.
    .title = Order within income and Gaia phase
gaia-rule-R15 = Turns go from the first player clockwise, or by the turn order card. In your turn you do exactly one main action, with any number of free actions before and after it but never in the middle. Players who have passed are skipped; the last one left takes one turn after another. If you cannot or do not want to do anything else, you pass, which is a main action too.
    .title = Turns
gaia-rule-R16 = Main actions other than passing may be chosen again in later turns of the round. A power or QIC action on the research board, however, can be used once per round by all players together, and each special action once per round by its owner.
    .title = Repeating actions
gaia-rule-R17 = Clear all action tokens from boards and tiles, turn the boosters face up and discard the scoring tile of the round. Then the next round begins with its income.
    .title = Clean-up

## Building a mine

gaia-rule-R20 = You need a mine left on your board and an empty planet within reach (R22): of your home type, of another home type, or a Gaia planet, but never a Transdim planet. Pay what it takes to make it habitable (R23) and, on top of that, 1 ore and 2 credits.
    .title = Building a mine
gaia-rule-R21 = A planet with another player's structure is taken; only the Lantids may join it (R113). A planet with another player's gaiaformer is closed to you as well, even after it has become a Gaia planet.
    .title = Planets you may not use
gaia-rule-R22 = The target must be within range of a planet you have colonised; the Lost Planet, shared mines of the Lantids and space stations of the Ivits are starting points too, gaiaformers are not. Your range by Navigation level 0 to 5 is 1, 1, 2, 2, 3, 4. Each QIC you spend adds 2 for this one action, and you may spend several. The range booster adds 3 and can be combined with QIC.
    .title = Range
gaia-rule-R23 = A planet of your home type needs nothing. A printed Gaia planet costs 1 QIC (the Gleens pay 1 ore). Any other home type needs 1 to 3 terraforming steps, its distance from yours on the wheel; by Terraforming level 0 to 5 a step costs 3, 3, 2, 1, 1, 1 ore.
    .title = Making a planet habitable
gaia-rule-R24 = Power actions and a booster that give free steps are themselves the building of a mine; steps still missing may be paid in ore, surplus ones are lost, and QIC may extend the range. They cannot be combined with another special, power or QIC action. Table convention: if no mine can be built that way, the action is not available, and the planet must need at least one step unless an option says otherwise.
    .title = Free terraforming steps
gaia-rule-R25 = On a planet that your gaiaformer has turned into a Gaia planet, only you may build. It is always within range and costs no QIC, just 1 ore and 2 credits, and the gaiaformer returns to your board, ready for use. In all other respects this is a mine built on a Gaia planet. Table convention: actions with free steps or extra range cannot be used for it, as they would add nothing.
    .title = Mine on a gaiaformed planet
gaia-rule-R26 = Pay, place the mine and open its income field; if it touches a federation of yours, it joins (R67). Then score the round tile, tech tiles and faction abilities, and finally the opponents nearby may charge power (R90). Terraforming steps score by the full distance of the planet, no matter how they were paid; surplus free steps do not score.
    .title = What building a mine sets off

## Gaia projects

gaia-rule-R30 = You need an available gaiaformer and a Transdim planet within reach (R22) that carries no gaiaformer yet; QIC may extend your range. By Gaia project level 1 to 5, move 6, 6, 4, 3 or 3 power tokens from bowls I to III into your Gaia area, and put the gaiaformer on the planet. The tokens return in the next Gaia phase, when the planet turns into a Gaia planet.
    .title = Starting a Gaia project
gaia-rule-R31 = A planet with a gaiaformer is not colonised until the mine stands. A gaiaformer gives no range, has no power value, neither sets off nor receives charging, and is never counted as a structure, planet, type or sector.
    .title = What a gaiaformer is not
gaia-rule-R32 = A Gaia project may be started in round 6 although it can no longer be finished. A gaiaformer leaves its planet only when its owner builds a mine there; no action moves it to another planet.
    .title = Late projects and standing gaiaformers

## Upgrades

gaia-rule-R40 = A mine becomes a trading station (2 ore, 6 credits); a trading station becomes a planetary institute (4 ore, 6 credits) or a research lab (3 ore, 5 credits); a lab becomes an academy (6 ore, 6 credits). For the Bescods a trading station becomes a lab or an academy, and a lab the institute. The new piece leaves its row from the left; the old one goes home, filling its own row from the right, and covers that income again. A lab or academy brings a tech tile (R50).
    .title = Upgrading a structure
gaia-rule-R41 = A trading station costs only 3 credits (and 2 ore) if an opponent has a structure within distance 2. The Lost Planet and a shared mine count, even one on the very same planet. Neither gaiaformers nor satellites nor space stations do.
    .title = Cheaper trading station
gaia-rule-R42 = When you build an academy, choose which of the two it is. One gives income in knowledge, the other a special action, as printed on your board. You can build each of them once.
    .title = The two academies
gaia-rule-R43 = The Lost Planet and mines that the Lantids share with an opponent stay as they are. They can never be upgraded.
    .title = Mines that cannot be upgraded
gaia-rule-R44 = An upgrade scores like a newly built structure of its kind: a trading station, or a planetary institute or academy, for the round tile and for tech tiles. Then opponents nearby may charge power (R90).
    .title = What an upgrade sets off

## Tech tiles

gaia-rule-R50 = Labs, academies, the QIC action and the Itars' institute let you take a tech tile. Take a standard tile of a kind that you do not own yet, covered ones included, or an advanced tile (R52). Table convention: should there be no tile you can take, the lab or academy is built nevertheless and the tile is forfeited.
    .title = Taking a tech tile
gaia-rule-R51 = With a tile from beneath a research area you may advance one level in that area and no other. With a tile from one of the three free slots, or an advanced tile, you may advance in any area. The step costs no knowledge; you may decline it, and if it is impossible it is lost.
    .title = Advancing with a tile
gaia-rule-R52 = An advanced tile needs three things: your marker on level 4 or 5 of its area, a green federation token, which you flip to grey, and an uncovered standard tile, which you cover for good. The covered tile stops working at once. Take the new tile's immediate gain, then you may advance (R51); going up to level 5 takes another green token. Advanced tiles are not replaced.
    .title = Advanced tech tile
gaia-rule-R53 = While this tile lies uncovered, your planetary institute and academies have power value 4. If you cover it they fall back to 3. Federations that already exist are not affected.
    .title = Tile with power value 4
gaia-rule-R54 = A gain "per" something counts what you have at that moment. Planet types are those you have colonised; Gaia planets and the Lost Planet are types of their own. Planets that carry only a gaiaformer never count.
    .title = Gains that count something
gaia-rule-R54a = Counts include the structure just built. Mines include the Lost Planet and shared mines; sectors are tiles with at least one structure of yours, these two included; Gaia planets are those with a structure of yours, printed or gaiaformed, but not shared mines (R113a). Federation tokens count green or grey, wherever they came from. A trigger pays every time: the Lost Planet and a shared mine are mines built, the Firaks' downgrade is a trading station built.
    .title = What counts as what

## Federations

gaia-rule-R60 = Choose planets of yours that belong to no federation yet and whose structures have a total power value of at least 7. A mine is worth 1, a trading station or lab 2, a planetary institute or academy 3. The Xenos with their institute need only 6; for the Ivits see R116.
    .title = Forming a federation
gaia-rule-R61 = Your planets that touch each other are connected anyway and always join as one group. Gaps are bridged by satellites on hexes of empty space, one of yours per hex at most. Satellites and space stations of others on the same hex do not matter; planets cannot carry satellites.
    .title = Groups and satellites
gaia-rule-R62 = Link the planets with the smallest possible number of satellites. Planets of yours outside any federation that lie in between serve as links at no cost, and they join. So does every planet of yours that touches one of the new satellites.
    .title = Fewest satellites
gaia-rule-R63 = You may not stretch a federation needlessly. It is illegal if, by leaving out at least one planet, the rest would still have enough power value and could be linked with at least one satellite fewer. Extra planets that cost no extra satellite are fine, and so are far planets as long as each of them is needed.
    .title = Nothing superfluous
gaia-rule-R64 = No planet and no satellite of the new federation may touch a planet or satellite of another federation of yours. Federations of other players do not matter. The Ivits, who have only one federation, are free of this rule.
    .title = Keeping federations apart
gaia-rule-R65 = Discard one power token for each satellite, from any of bowls I to III, back to the supply. You have 25 satellites for the whole game. A group that is strong enough alone needs none; a marker then shows that it is a federation.
    .title = Paying for satellites
gaia-rule-R66 = Take any federation token that is left; you may take a kind you already own. Its points and goods are yours at once, and it lies green side up, except the 12 VP token, which is grey from the start. Round scoring for federation tokens applies. Table convention: an empty pile cannot be chosen, and with all piles empty no federation can be formed.
    .title = Taking a federation token
gaia-rule-R67 = A structure that you build next to a planet or satellite of your federation joins it automatically, together with the group it touches. This brings nothing, and those planets cannot form another federation. If it connects two federations of yours, both remain what they were and keep their tokens.
    .title = Growing federations
gaia-rule-R68 = Power value is checked only when the federation is formed. The test in full: the chosen groups reach the value; groups and satellites hang together; no smaller number of satellites on free hexes could link these groups; every unfederated group touching a satellite is included; and no smaller selection with enough value can do with fewer satellites. You must have the tokens (the Ivits: QIC) and satellites for it, and a pile of tokens must be left.
    .title = The full test
gaia-rule-R69 = Table convention: the program asks in small steps. First you choose groups, from those that can still be completed; then satellite hexes one by one, unless only one way exists; then the power tokens to discard; and last the federation token. Whether a federation is legal depends on R68 alone.
    .title = How you are asked

## Research

gaia-rule-R70 = Pay 4 knowledge and move your marker up one level in a research area of your choice. As a main action you may do this again in later turns.
    .title = Advancing in research
gaia-rule-R71 = What the new level gives is yours at once. Income levels pay in the income phase, and only the level you stand on counts; lower ones no longer apply.
    .title = Gains of a level
gaia-rule-R72 = Moving from level 2 to level 3 of any area also lets you charge 3 power. It makes no difference how you came to advance.
    .title = Crossing to level 3
gaia-rule-R73 = To reach level 5 you must flip a green federation token to grey, and nobody else may stand on level 5 of that area. This, R72 and the scoring for research levels apply to every advance by whatever means, once per level.
    .title = Reaching level 5
gaia-rule-R74 = On level 5 of Terraforming you take the federation token lying there with all its points and goods. It counts as a token gained for round scoring. If it has a green side you may use it later like any other.
    .title = Terraforming, level 5
gaia-rule-R75 = Level 5 of Economy gives 3 ore, 6 credits and 6 power, level 5 of Science 9 knowledge, once. From then on that area brings you no income any more.
    .title = Economy and Science, level 5
gaia-rule-R76 = On level 5 of Navigation you place the Lost Planet at once on a hex of empty space within range 4, which QIC may extend, where there is no satellite and no space station. It must be placed if any such hex exists, and is left out otherwise. It counts as building a mine, with all scoring and charging, and as a planet type of its own with power value 1; it costs nothing, uses no mine piece, opens no income and can never be upgraded. Next to a federation of yours it joins it.
    .title = Navigation, level 5: the Lost Planet
gaia-rule-R77 = On level 5 of Gaia project you score 4 VP, and 1 VP more for each Gaia planet with a structure of yours. Planets with only a gaiaformer do not count.
    .title = Gaia project, level 5
gaia-rule-R78 = When a level brings goods and the 3 power of R72 together, you are not asked for an order. No level that you reach this way gives power tokens, so the order cannot make a difference.
    .title = Order of a level's gains

## Power and QIC actions

gaia-rule-R80 = Pay the power or QIC printed on a free action space of the research board, take its effect and cover the space until the clean-up. The Taklons and Nevlas may pay power in their own ways (R123, R135).
    .title = Power and QIC actions
gaia-rule-R81 = For 3 QIC you gain the goods and points of one of your federation tokens again; green, grey and the Gleens token all qualify. You must own at least one. Nothing is flipped, and it does not count as gaining a token.
    .title = Rescoring a federation token
gaia-rule-R82 = For 2 QIC you score 3 VP, and 1 VP more for each planet type you have colonised. Gaia planets and the Lost Planet are types; planets with only a gaiaformer are not counted.
    .title = Points for planet types
gaia-rule-R83 = For 4 QIC you take a tech tile by R50 to R52, with the usual chance to advance. The action is open to you only if there is a tile you can take.
    .title = Tech tile for QIC
gaia-rule-R84 = Table convention: an action whose whole gain would be lost to the limits of R1, such as 7 credits when you hold 30, cannot be taken. The option for wasted actions allows it. A partial loss is always allowed.
    .title = Wholly wasted gains

## Special actions

gaia-rule-R85 = Orange octagons are special actions: on the QIC academy, two boosters, some tech tiles, the board of the Bescods and the institutes of the Ambas, Firaks and Ivits. They cost nothing, each works once per round, and none can be combined with another special, power or QIC action. A new one can be used in the round in which you gain it. Covering a tile does not give back the action you have used on it.
    .title = Special actions

## Passing

gaia-rule-R86 = Score the "on passing" gains of your booster and your advanced tiles. Then, except in round 6, take one of the three boosters on offer and put your old one among them for those who pass later; you cannot keep the same one. The first to pass becomes first player of the next round.
    .title = Passing
gaia-rule-R87 = There are always exactly three boosters to choose from. Whoever passes takes one before giving back the old one.
    .title = Three boosters

## Charging power from neighbours

gaia-rule-R90 = When a player builds a mine (the Lost Planet and shared mines included), upgrades, or downgrades a lab as the Firaks, every opponent who has a structure in the neighbourhood (R8) may charge power. The amount is the power value of the strongest one there; further ones add nothing. Gaiaformers, satellites and space stations neither set this off nor receive it, and you never charge from your own building.
    .title = Charging from neighbours
gaia-rule-R91 = Charging costs one VP less than the power you charge: 1 power is free, 2 cost 1 VP, and so on. Take all of it or nothing. The amount shrinks only if fewer steps can be moved in your bowls, or if you have too few points to pay; then you take exactly what is possible. If nothing can move, there is no offer, except for the Taklons (R124).
    .title = The price of charging
gaia-rule-R92 = Opponents decide clockwise by seat, starting from the active player, whatever the order of turns. Players who have passed may still charge, in round 6 too. If one turn sets off two offers, as when a lab's tile brings the Lost Planet, the structure comes first; table convention: so it does after a Firak downgrade.
    .title = Order of offers
gaia-rule-R93 = Victory points are paid only when you charge because of an opponent's building. Power from income, tiles, actions and research levels is free.
    .title = Other power costs no points
gaia-rule-R94 = Offers are settled after the active player's turn. Whether that is before or after the closing free actions makes no difference to anyone.
    .title = When offers are settled

## Free actions

gaia-rule-R95 = You may exchange 4 power for 1 QIC, 3 power for 1 ore, 4 power for 1 knowledge, 1 power for 1 credit, 1 knowledge for 1 credit, 1 ore for 1 credit, 1 ore for 1 power token and 1 QIC for 1 ore. You may also sacrifice power (R96), or spend 1 QIC for 2 more range in the action that needs it.
    .title = Free actions
gaia-rule-R96 = Sacrificing power takes two tokens in bowl II: one is discarded for good, the other moves to bowl III. The Brainstone counts as one of them. You may do it as often as bowl II allows.
    .title = Sacrificing power
gaia-rule-R97 = Do any number of free actions before and after your main action, in any order, each paid in full. The limits of R1 apply to what you gain, and a wasteful exchange is allowed. Extra range from QIC belongs to the one building, project, space station or Lost Planet it was spent on.
    .title = Using free actions

## Factions

gaia-rule-R110 = The ability of a faction works from the start of the game. Its planetary institute works from the moment it stands on the map, and swapping it to another planet interrupts nothing.
    .title = Abilities and institutes
gaia-rule-R111 = When your tokens leave the Gaia area in the Gaia phase, put them into bowl II. Other factions put theirs into bowl I.
    .title = Terrans: Gaia area to bowl II
gaia-rule-R112 = With your institute, count the tokens that leave your Gaia area in the Gaia phase. You may take goods worth up to that much power at free-action prices: 4 for a QIC, 3 for an ore, 4 for a knowledge, 1 for a credit, in any mix. The limits apply, you may take less, and whatever is left unused is lost. The tokens themselves are not spent by this.
    .title = Terrans: planetary institute
gaia-rule-R113 = When building a mine you may choose a planet colonised by an opponent, the Lost Planet included, within range; you pay 1 ore and 2 credits and nothing for habitability. Each planet holds one mine of yours at most, and a planet with only an opponent's gaiaformer is not colonised. Such a mine can never be upgraded and does not count for planet types and Gaia planets (R113a). Otherwise it is an ordinary mine, with range, sector, structure, federation, power value and mine scoring.
    .title = Lantids: shared planets
gaia-rule-R113a = The Polish rulebook leaves shared mines out only of the final scoring tiles for planet types and Gaia planets. Table convention: by default they are left out of every effect that concerns types or Gaia planets, as the English text has it. An option plays the Polish wording, so that they count for such gains and triggers during the game.
    .title = Lantids: what a shared mine counts for
gaia-rule-R114 = With your institute, you gain 2 knowledge every time you build a mine on a planet colonised by an opponent. Mines shared before the institute stood bring nothing afterwards.
    .title = Lantids: planetary institute
gaia-rule-R115 = With your institute, you may pay credits in place of power in free exchanges: 4 credits for a QIC, 3 for an ore, 4 for a knowledge. You decide for each exchange.
    .title = Hadsch Hallas: planetary institute
gaia-rule-R116 = You have one federation for the whole game. To take your first token it needs power value 7; with each token won this way the need grows by 7, and the one from Terraforming 5 does not count. Taking another token is again the action of forming a federation: add planets and satellites to the old one, sparingly as in R62 and R63, or add nothing if it has already grown enough. Each new satellite costs 1 QIC instead of a power token. A space station joins like a planet of value 1.
    .title = Ivits: one growing federation
gaia-rule-R117 = With your institute, a special action places one of your six space stations on a hex of empty space within range, with QIC if you wish; no other station and no satellite of yours may be there. It is worth 1 in your federation, connects like a planet, is a starting point for range and counts as a satellite in final scoring. It is neither a planet nor a structure: it sets off no charging and gives no discount. Others may place satellites on its hex, and stations never leave the map.
    .title = Ivits: space stations
gaia-rule-R118 = With your institute, you gain 3 knowledge each time you build a mine on a planet type that you had not colonised before. Gaia planets and the Lost Planet are types too. Types you had colonised before the institute stood never pay.
    .title = Geodens: planetary institute
gaia-rule-R119 = Until your institute stands, no means whatever let you advance in Navigation. As a free action you may put an available gaiaformer into your Gaia area and gain 1 QIC. It comes back in the next Gaia phase and cannot start a project before; a gaiaformer on a planet cannot be used like this.
    .title = Bal T'aks: gaiaformers for QIC
gaia-rule-R120 = You place a third mine when everyone has placed the first two. Once your institute stands, a federation needs only power value 6, and the institute brings 1 QIC of income where others receive a power token.
    .title = Xenos
gaia-rule-R121 = Until your QIC academy stands, each QIC you would gain, from whatever source, becomes 1 ore. A printed Gaia planet costs you 1 ore instead of 1 QIC all game long. Each mine you build on a Gaia planet, gaiaformed ones too, scores 2 VP.
    .title = Gleens: ore for QIC
gaia-rule-R122 = When your institute is built, take the Gleens token and gain 1 ore, 1 knowledge and 2 credits. It is green and counts as a federation token gained. No federation is formed by it, so the institute may still become part of one.
    .title = Gleens: planetary institute
gaia-rule-R123 = The Brainstone starts in bowl I and moves like any token; where it or another token could move, you choose. Spent from bowl III it yields 3 power, and what you do not need is lost; for satellites and Gaia projects it counts as one token, and discarded it is gone for good. In sacrificing you choose which piece is discarded. Table convention: beside the Brainstone you may not spend tokens that the price does not need.
    .title = Taklons: the Brainstone
gaia-rule-R124 = With your institute, each time you charge power from an opponent's building you also take a new power token, before or after charging as you choose. You may accept even when no power can be moved, just for the token, free of charge. A token taken first can itself be moved, which may raise the amount and so its price in points.
    .title = Taklons: planetary institute
gaia-rule-R125 = With your institute, a special action lets it change places with any mine of yours except the Lost Planet. This is neither building nor upgrading: nothing scores and nobody charges. Federations stay where they are and keep their tokens, even if their value drops.
    .title = Ambas: planetary institute
gaia-rule-R126 = With your institute, a special action replaces one of your labs by a trading station from your board. For every rule it counts as upgrading to a trading station: it scores and lets neighbours charge. Then you may advance one level in any area by the usual rules. Without a lab on the map, or a trading station left on your board, there is no such action.
    .title = Firaks: planetary institute
gaia-rule-R127 = On your board the institute and the academies have changed places, as have the incomes of trading stations and labs. From the start, a special action advances you one level in an area where you stand lowest; you choose among equals. The rules for level 5 apply, and if none of your lowest areas can advance, the action is not available.
    .title = Bescods
gaia-rule-R128 = With your institute, your structures on Titanium planets have 1 more power value, for charging as well as for federations. This adds to the tile of power value 4, so an institute or academy can reach 5.
    .title = Bescods: planetary institute
gaia-rule-R134 = As a free action, move a token from bowl III to your Gaia area and gain 1 knowledge. The token comes back to bowl I in the next Gaia phase.
    .title = Nevlas: knowledge for power tokens
gaia-rule-R135 = With your institute, a token spent from bowl III is worth 2 power; when the price is odd, the last point is lost. Where tokens themselves are the price, as for satellites and Gaia projects, each counts as one. Several exchanges may be paid together, so 2 tokens buy 1 ore and 1 credit, and 3 tokens buy 2 ore.
    .title = Nevlas: planetary institute
gaia-rule-R138 = When you sacrifice power, the token that others would discard goes to your Gaia area. It returns to bowl I in the next Gaia phase.
    .title = Itars: sacrificing power
gaia-rule-R139 = With your institute, before your tokens return in the Gaia phase, you may discard 4 of them from the Gaia area for good to take a tech tile by R50 to R52. You may repeat it as long as four are left; the rest return to bowl I.
    .title = Itars: planetary institute

## End of the game

gaia-rule-R150 = The game ends after the action phase of round 6. There is no clean-up; final scoring follows at once.
    .title = End of the game
gaia-rule-R151 = For each of the two final scoring tiles the players rank by their count: 18 VP for the first place, 12 for the second, 6 for the third, none for the fourth. Players who tie add up the points of the places they fill and share them evenly. With 1 or 2 players the neutral player takes part with its printed number, and the points of its place are lost.
    .title = Final scoring tiles
gaia-rule-R152 = Whoever has a count of 0 for a final scoring tile scores nothing for it. The points of that place go to nobody else. The rulebook does not mention the case; this table follows the common ruling.
    .title = Counting nothing
gaia-rule-R153 = Structures are your colonised planets, with the Lost Planet and shared mines; for the federation tile only those in your federations count. Planet types and Gaia planets leave out shared mines and gaiaformers. A sector counts with at least one structure of yours. Satellites are those placed for federations, plus space stations; a marker that shows who owns the Lost Planet is none.
    .title = Counts of the final scoring tiles
gaia-rule-R154 = In each research area you score 4 VP for every level reached from level 3 on. That is 4 VP for level 3, 8 for level 4 and 12 for level 5.
    .title = Points for research
gaia-rule-R155 = Every 3 credits, ore and knowledge left, in any mix, are worth 1 VP. Before that the program exchanges for you: it sacrifices power as often as possible, turns all power in bowl III into credits and each QIC into ore. The limits of R1 apply; table convention: an option counts the surplus too. For another mix, exchange before your last pass.
    .title = Points for goods left
gaia-rule-R156 = The player with the most victory points wins. Players who tie share the victory.
    .title = Winner

## Solo game

gaia-rule-A1 = Set up as for two players: seven sectors, five boosters and the neutral player in final scoring. Each of the six kinds of federation token is there only twice; one of these twelve, drawn at random, lies on level 5 of Terraforming. You are first player in round 1.
    .title = Solo set-up
gaia-rule-A2 = For the Automa the board is turned by 30 degrees clockwise, so that hexes lie in horizontal rows. A card showing right and down takes the first candidate when you read the rows like a page of print, from the top left. A card showing left and up reads exactly the other way round.
    .title = Choosing by direction
gaia-rule-A3 = The Automa plays the Terrans, Geodens, Hadsch Hallas, Xenos, Itars, Taklons or Firaks, in a colour other than yours. It starts with the research level its faction card shows and with points according to its level of difficulty. All its structures are in its supply.
    .title = The Automa's faction
gaia-rule-A4 = Mines are placed in the order you, Automa, Automa, you; the Automa's Xenos then add a third. It settles as near to the centre of the board as a free home planet allows; a tie is broken by the direction of a card drawn from all seventeen. Then lay the five boosters in a row: the Automa takes the one whose place a drawn card shows, you take one of the rest, and the other three close up in order. Cards drawn for this are shuffled back.
    .title = The Automa's first mines and booster
gaia-rule-A5 = The deck is made of starter cards 1, 2, 4, 5, 7 and 13, changed as the difficulty says, and one card drawn at random from the others. The remaining cards form a face-down reserve. At the start of every later round gather all cards in use, add the top card of the reserve and shuffle.
    .title = The Automa's deck
gaia-rule-A6 = The Automa owns no goods, power, tech tiles or federation tokens. It has no income and no Gaia phase, never charges power, and gains nothing from research levels or boosters. What it does is take away: action spaces, tiles, top levels, planets and boosters.
    .title = What the Automa does without
gaia-rule-A7 = On its first turn of a round, the Automa's top card becomes the support card; on later turns the last action card does. If the deck is empty it passes. Otherwise turn up the next card: if it was among the last three of the deck and shows a red X, the Automa passes; if not, carry out its action with the help of the support card and score the points printed on the action card. Sources differ on which card gives the points; this table counts the action card.
    .title = The Automa's turn
gaia-rule-A8 = If the Automa cannot do its action, it does nothing but still scores the card's points. A mine that cannot be built becomes an upgrade instead. Table convention: in actions of several parts each part is tried on its own and an impossible one is skipped. The fallback mine of the Hadsch Hallas has no further fallback.
    .title = When the Automa's action fails
gaia-rule-A9 = Candidates are planets of any type without structure or gaiaformer within the support card's range of an Automa planet. Narrow them down in this order, skipping what none fulfils: the wish of a faction action; the final scoring tile the support card names, if it is about Gaia planets, planet types or sectors; fewest terraforming steps, a Gaia planet counting as 1 and a Transdim planet as 2; least distance to a planet of yours; direction. A Transdim planet turns into a Gaia planet at once. A mine that touches no other Automa structure counts one satellite for it when satellites are a final scoring tile; table convention: that satellite lies on no hex. You may charge power as usual.
    .title = Automa: building a mine
gaia-rule-A10 = The Automa makes the first possible upgrade of this list: trading station to institute, mine to trading station, lab to academy, trading station to lab. Possible means that the new piece is in its supply and an old one stands on the map. Among several it takes the one closest to a planet of yours, then by direction. It takes no tech tile, and you may charge power.
    .title = Automa: upgrading
gaia-rule-A11 = An area is open to the Automa if it can advance there, without needing a federation token, or if it stands on level 4 or higher and the advanced tile still lies there. Choose among the open areas by number; a card for the highest area uses only those where it stands highest. On level 4 or above with the tile present it removes that tile from the game, otherwise it goes up one level. Table convention: a named area that is closed is replaced by one chosen by number, and prizes of level 5 that the Automa reaches are lost to both of you.
    .title = Automa: research
gaia-rule-A12 = Choose by number among the power and QIC actions that are still open, in the order of the board, and cover that space. The Automa gains nothing from it, but the space is closed for the round.
    .title = Automa: power and QIC actions
gaia-rule-A13 = Choosing by number means counting through the valid options as far as the support card's number says, starting again at the beginning when you run out. With an arrow to the right count from the left, with an arrow to the left from the right.
    .title = Choosing by number
gaia-rule-A14 = Cards 9 and 13 set off the faction action: carry out its parts in order with the support card, a range named there replacing the card's, and score the points of the faction action. Lasting modifications also apply on ordinary cards: the Xenos do a power or QIC card twice, the Geodens score 2 VP for the first mine on a new type, the Hadsch Hallas 3 VP per trading station. The Firaks may turn a lab back into a trading station before they would upgrade a mine, and every upgrade to a lab also advances them by number.
    .title = Automa: faction actions
gaia-rule-A15 = On passing the Automa scores the left number of the round scoring tile in rounds 1 to 3 and the right one in rounds 4 to 6. Before round 6 it takes the left, middle or right booster as the support card shows and puts its old one at the right end. If it is first to pass, it starts the next round. Table convention: your own returned booster goes to the right end too.
    .title = Automa: passing
gaia-rule-A16 = Automalein starts with 0 VP and without card 2, all others with 10 VP. Automächtig adds card 9 to the deck; Ultoma and Alptrauma add cards 9 and 15. Alptrauma also scores 1 VP more each time it gains points. Table convention: this covers each card, faction bonus, pass and final tile and the research total, but never a gain of 0.
    .title = Levels of difficulty
gaia-rule-A17 = You, the Automa and the neutral player compare for the two final scoring tiles. All Automa structures but one count as being in federations; its satellites are those counted in A9, the rest is counted on the map. It scores research levels like a player and nothing for goods. You win with more points; equal points are a draw.
    .title = End of a solo game
gaia-rule-A18 = All ordinary rules hold for you. Structures of the Automa are opponent structures: they make your trading stations cheaper, and whenever it builds or upgrades near you, you may charge power at the usual price.
    .title = You against the Automa
