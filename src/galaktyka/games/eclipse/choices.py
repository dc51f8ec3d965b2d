"""The questions that Eclipse asks, and the space of its answers.

A question is a frame on the state's stack. An answer is `base + argument`; one kind of answer serves several
questions (a sector is a sector whether a ship goes there or a disc), because the question tells what it means.
"""

from typing import Final

# --- frames of the game and its phases (automatic), then of set-up ---
F_GAME: Final = 0  # a: phase, b: seat whose turn is next, or position in a phase
F_SPECIES: Final = 1
# --- the action phase ---
F_TURN: Final = 2  # an action, a reaction or passing
F_EXPLORE: Final = 3  # a: activations left
F_PLACE: Final = 4  # a: sector drawn, b: second sector drawn or -1, c: zone as sector * 6 + edge
F_CLAIM: Final = 5  # a: sector on which a disc may be put
F_RESEARCH: Final = 6  # a: activations left
F_TRACK: Final = 7  # a: rare technology that needs a track
F_ARTIFACT: Final = 8  # a: artifacts still to be paid for
F_PORTAL: Final = 9  # where the warp portal tile goes
F_UPGRADE: Final = 10  # a: activations left, b: 1 while tiles were returned in this activation
F_SPACE: Final = 11  # a: part to be put on a space, b: where it comes from (PART_FROM_…)
F_BUILD: Final = 12  # a: activations left
F_SITE: Final = 13  # a: what is built
F_MOVE: Final = 14  # a: activations left
F_STEP: Final = 15  # a: ship, b: steps left
F_INFLUENCE: Final = (
    16  # a: activations left, b: colony ships that may still be flipped, c: sectors used (mask)
)
F_DISC: Final = 17  # a: sector whose disc moves, or -1 for the track
# --- free choices of a player's own action ---
F_COLONY: Final = 18  # a square to settle
F_CUBE: Final = 19  # a: mask of tracks, b: what the cube does (CUBE_…), c: square as sector * 7 + square
F_TRADE: Final = 20
F_ACCEPT: Final = 21  # a: the seat that proposes relations
F_ROOM: Final = 22  # which reputation tile goes back to the bag to make room for an ambassador
F_AMBASSADOR: Final = 23  # automatic: a: partner; both sides have chosen, the tiles change hands
# --- discovery tiles ---
F_DISCOVERY: Final = 24  # a: kind of tile, b: sector, or -1 without one
F_ANCIENT_TECH: Final = 25
# --- combat ---
F_COMBAT: Final = 26  # automatic: the combat phase; a: step, b, c, d: as the step needs
F_BATTLE: Final = 27  # automatic: one pair of opponents; a: sector, b: attacker, c: defender, d: as needed
F_ORDER: Final = 28  # which of one's own equally fast types acts first; a: mask of kinds
F_ENGAGE: Final = 29  # a: kind of ship: attack, or retreat to a sector
F_DIE: Final = 30  # a: die as it lies in `dice`: the ship that it hits
F_SPLIT: Final = 31  # a: die, b: points left: the ship that takes the next point of a divided hit
F_STALEMATE: Final = 32  # a: kind of ship that must leave: the sector it goes to
F_KEEP: Final = 33  # which drawn reputation tile is kept
F_GIVE_UP: Final = 34  # a: position among the drawn tiles: the own tile that makes room for it
F_BOMBARD: Final = 35  # a: sector: bombs, cannons or nothing
F_KILL: Final = 36  # a: sector, b: damage left: the cube that dies next
F_CONQUER: Final = 37  # a: sector: put a disc there after the battles, or not
# --- upkeep ---
F_UPKEEP: Final = 38  # colony ships before the income
F_DEBT: Final = 39  # trades and sectors to abandon
F_PAY: Final = 40  # automatic: income and upkeep are settled once nothing else is to be decided
F_END_TURN: Final = 41  # automatic: a: 1 where it was an action or reaction; aggression is looked for

QUESTIONS: Final = [
    "game",
    "species",
    "turn",
    "explore",
    "place",
    "claim",
    "research",
    "track",
    "artifact",
    "portal",
    "upgrade",
    "space",
    "build",
    "site",
    "move",
    "step",
    "influence",
    "disc",
    "colony",
    "cube",
    "trade",
    "accept",
    "room",
    "ambassador",
    "discovery",
    "ancient-tech",
    "combat",
    "battle",
    "order",
    "engage",
    "die",
    "split",
    "stalemate",
    "keep",
    "give-up",
    "bombard",
    "kill",
    "conquer",
    "upkeep",
    "debt",
    "pay",
    "end-turn",
]
AUTOMATIC: Final = (F_GAME, F_AMBASSADOR, F_COMBAT, F_BATTLE, F_PAY, F_END_TURN)

# Phases of F_GAME.
PHASE_SETUP: Final = 0
PHASE_ACTION: Final = 1
PHASE_COMBAT: Final = 2
PHASE_UPKEEP: Final = 3
PHASE_CLEANUP: Final = 4
PHASE_IDS: Final = ["setup", "action", "combat", "upkeep", "cleanup"]

# What happens to the cube of F_CUBE.
CUBE_SETTLES: Final = 0  # from the track to the square
CUBE_RETURNS: Final = 1  # to the track
CUBE_DIES: Final = 2  # to the graveyard
CUBE_GOES_ABROAD: Final = 3  # from the track to an ambassador tile; c: the partner

# Where the part of F_SPACE comes from.
PART_FROM_SUPPLY: Final = 0
PART_FROM_STORE: Final = 1
PART_FROM_TILE: Final = 2  # just discovered: a tile on the space goes back, or the part is stored

# --- answers ---
A_VERB: Final = 0
A_SECTOR: Final = 25
A_ZONE: Final = 85
A_ROTATION: Final = 445
A_SHIP: Final = 457
A_SQUARE: Final = 697
A_TRADE: Final = 1117
A_RESOURCE: Final = 1123
A_TECH: Final = 1126
A_CATEGORY: Final = 1165
A_PART: Final = 1168
A_SPACE: Final = 1207
A_BESIDE: Final = 1239
A_RETURN: Final = 1243
A_BUILD: Final = 1275
A_PROPOSE: Final = 1281
A_SPECIES: Final = 1287
A_REPUTATION: Final = 1299
A_DRAWN: Final = 1304
A_TYPE: Final = 1309
A_TARGET: Final = 1316
ACTION_SPACE: Final = 1446

KINDS: Final = [
    ("verb", A_VERB, A_SECTOR),
    ("sector", A_SECTOR, A_ZONE),
    ("zone", A_ZONE, A_ROTATION),  # sector * 6 + edge: the zone beside the lowest sector that it touches
    ("rotation", A_ROTATION, A_SHIP),  # tile (0 or 1) * 6 + rotation
    ("ship", A_SHIP, A_SQUARE),  # sector * 4 + kind
    ("square", A_SQUARE, A_TRADE),  # sector * 7 + square
    ("trade", A_TRADE, A_RESOURCE),  # in the order of TRADES
    ("resource", A_RESOURCE, A_TECH),
    ("tech", A_TECH, A_CATEGORY),
    ("category", A_CATEGORY, A_PART),  # a track of technologies
    ("part", A_PART, A_SPACE),
    ("space", A_SPACE, A_BESIDE),  # kind * 8 + space
    ("beside", A_BESIDE, A_RETURN),  # kind: beside its blueprint
    ("return", A_RETURN, A_BUILD),  # kind * 8 + space whose tile goes back
    ("build", A_BUILD, A_PROPOSE),
    ("propose", A_PROPOSE, A_SPECIES),  # seat
    ("species", A_SPECIES, A_REPUTATION),
    ("reputation", A_REPUTATION, A_DRAWN),  # position among the own tiles
    ("drawn", A_DRAWN, A_TYPE),  # position among the drawn tiles
    ("type", A_TYPE, A_TARGET),  # kind of ship
    ("target", A_TARGET, ACTION_SPACE),  # ship
]

EXPLORE_VERB: Final = 0  # … 5: the six actions in the order of `ids.ACTION_IDS`
PASS_VERB: Final = 6
DONE_VERB: Final = 7  # ends an action, the steps of a ship, the settling of an upkeep
COLONY_VERB: Final = 8
TRADE_VERB: Final = 9
REFRESH_VERB: Final = 10  # turns a used colony ship back
FLIP_VERB: Final = 11  # Draco's second sector
DISCARD_VERB: Final = 12  # the sector drawn, or all of them
CLAIM_VERB: Final = 13
DECLINE_VERB: Final = 14  # no disc, no retreat, no tile, no relations
TRACK_VERB: Final = 15  # the influence track, as where a disc comes from or goes to
SKIP_VERB: Final = 16  # ends an activation of Upgrade without placing a part
KEEP_VERB: Final = 17  # a discovery tile for its points
USE_VERB: Final = 18  # … or for its front
STORE_VERB: Final = 19  # a discovered part for later
ACCEPT_VERB: Final = 20
ATTACK_VERB: Final = 21
BOMB_VERB: Final = 22
FIRE_VERB: Final = 23
SPLIT_VERB: Final = 24  # divide the damage of this die
VERBS: Final = [
    "explore",
    "research",
    "upgrade",
    "build",
    "move",
    "influence",
    "pass",
    "done",
    "colony",
    "trade",
    "refresh",
    "flip",
    "discard",
    "claim",
    "decline",
    "track",
    "skip",
    "keep",
    "use",
    "store",
    "accept",
    "attack",
    "bomb",
    "fire",
    "split",
]

# What is paid and what is got, by resource.
TRADES: Final = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
RESOURCE_LETTERS: Final = "MS$"

# --- events ---
E_ROUND: Final = 0  # a: round
E_SPECIES: Final = 1  # a: species
E_START: Final = 2  # seat begins the round
E_ACTION: Final = 3  # a: action, b: 1 for a reaction
E_PASS: Final = 4  # a: 1 for the first of all in this round
E_DRAWN_SECTOR: Final = 5  # a: sector
E_PLACED: Final = 6  # a: sector, b: rotation
E_DISCARDED: Final = 7  # a: sector
E_CONTROL: Final = 8  # a: sector gained
E_LEFT: Final = 9  # a: sector given up or lost
E_TECH: Final = 10  # a: technology, b: price, c: track
E_PART: Final = 11  # a: part, b: kind of ship, c: space or -1 beside the grid
E_RETURNED: Final = 12  # a: part, b: kind of ship, c: space
E_STORED: Final = 13  # a: part
E_BUILT: Final = 14  # a: what, b: sector
E_MOVED: Final = 15  # a: kind, b: from, c: to
E_SETTLED: Final = 16  # a: sector, b: square, c: track
E_CUBE: Final = 17  # a: track, b: what happened (CUBE_…)
E_TRADE: Final = 18  # a: paid resource, b: gained resource, c: paid amount
E_REFRESHED: Final = 19  # a colony ship is ready again
E_DISCOVERY: Final = 20  # a: kind of tile, b: sector or -1
E_KEPT: Final = 21  # a: kind of tile, for points
E_USED: Final = 22  # a: kind of tile, for its front
E_GAIN: Final = 23  # a, b, c: materials, science, money
E_DISCS: Final = 24  # a: spare discs put on the track
E_PORTAL: Final = 25  # a: sector
E_OFFER: Final = 26  # a: partner
E_REFUSED: Final = 27  # a: who had proposed
E_RELATIONS: Final = 28  # a: partner
E_BROKEN: Final = 29  # a: partner; the seat is the aggressor
E_TRAITOR: Final = 30  # the seat takes the tile
E_REPUTATION_BACK: Final = 31  # a tile goes back to the bag; its value is nobody's business
E_COMBAT: Final = 32  # the combat phase begins
E_BATTLE: Final = 33  # a: sector, b: attacker, c: defender (seats, NPC for those that nobody plays)
# One event a die: a: kind of ship, b: colour * 6 + face (0 blank, 1 … 4 for 2 … 5, 5 burst), c: 1 for missiles.
E_ROLL: Final = 34
E_HIT: Final = 35  # a: ship, b: damage
E_DESTROYED: Final = 36  # a: ship, b: sector
E_RETREAT: Final = 37  # a: kind, b: sector fled to, c: 0 declared, 1 done
E_REPUTATION: Final = 38  # a: tiles drawn, b: 1 when one was kept
E_REPUTATION_SEEN: Final = 39  # a: value; only for the one who drew it
E_BOMBED: Final = 40  # a: sector, b: owner of the cubes, c: cubes destroyed
E_REPAIRED: Final = 41
E_INCOME: Final = 42  # a: money income less upkeep, b: materials, c: science
E_ABANDONED: Final = 43  # a: sector
E_ELIMINATED: Final = 44
E_TECH_TILES: Final = 45  # a: technology laid out
E_POINTS: Final = 46  # a: points, b: source
E_STALEMATE: Final = 47  # a: sector
E_RESHUFFLED: Final = 48  # a: ring

# Purposes of chance.
CHANCE_FIRST_PLAYER: Final = 0
CHANCE_TECH: Final = 1
CHANCE_SECTOR: Final = 2
CHANCE_GUARDIAN: Final = 3
CHANCE_DISCOVERY: Final = 4
CHANCE_REPUTATION: Final = 5
CHANCE_DIE: Final = 6
CHANCE_BLUEPRINT: Final = 7
