"""The questions that Exodus asks, and the space of its answers.

A question is a frame on the state's stack. An answer is `base + argument`; one kind of answer serves several
questions (a hex is a hex whether a ship flies there or a rocket is aimed at it).
"""

from typing import Final

# --- frames: the course and automatic ones first, then questions ---
F_GAME: Final = 0  # a: step, b: position in the turn order or hex, c: which card (1 … 3)
F_PAID: Final = 1  # automatic, after a reaction: its markers go to the pool
F_INCOME: Final = 2  # a: resource, b: mask of hexes tapped once, c: mask of hexes tapped twice
F_ELECT: Final = 3  # automatic: builds the new order, asks about ties
F_LAUNCHES: Final = 4  # automatic: a: launch, b: hits left to apply
F_BATTLE: Final = 5  # automatic: a: hex, b: round
F_FIGHT: Final = 6  # automatic: a: hex, b: card, c: damage of the Centaurian, d: round
F_AIMS: Final = 7  # automatic: a: hex, b: rocket kind, c: copies aimed
F_ACTION: Final = 8  # automatic: a: action, b: stage (see rules/stages.py)
F_PICKS: Final = 9  # sealed: technologies of the heavy combat start
F_BALLOT: Final = 10  # sealed: a bid, then a letter
F_BID: Final = 11  # sealed: election
F_CARD: Final = 12  # sealed: a: which card (1 … 3)
F_ORDERS: Final = 13  # sealed: a hex for each ship
F_WINDOW: Final = 14  # a: 1 where only blueprints may change
F_TIE: Final = 15  # a: mask of tied letters
F_REPEAL: Final = 16
F_OFFER: Final = 17  # a: mask of bonus cards picked, b: still to pick
F_BONUS: Final = 18  # a: mask of bonus cards offered
F_NEXT: Final = 19  # a: mask of tied seats
F_RESEARCH: Final = 20
F_BUILD: Final = 21
F_BUY: Final = 22
F_DICE: Final = 23  # a: action (banking or mining)
F_TRADE: Final = (
    24  # a: market area or -1 before it is taken, b: exchanges left, c: 1 after a sale, 2 after a purchase
)
F_MINE: Final = 25  # a: units left, b: mask of hexes done
F_MINE_COUNT: Final = 26  # a: hex
F_REACT: Final = 27
F_FIT: Final = 28  # a: upgrade, b: 1 when it is free
F_FREE_TECH: Final = 29  # a: highest printed price
F_SHIFT: Final = 30  # a: type, b: part
F_AIM: Final = 31  # a: hex, b: rocket kind
F_VICTIM: Final = 32  # a: hex
F_CIVILIAN: Final = 33  # a: mask of hexes, b: transfers left
F_CIVILIAN_TO: Final = 34  # a: mask of hexes, b: from
F_CIVILIAN_COUNT: Final = 35  # a: from, b: to
F_LOAD: Final = 36  # a: mask of ships done
F_LOAD_COUNT: Final = 37  # a: ship
F_OPEN: Final = 38  # open moves: choose a ship
F_MOVE: Final = 39  # a: ship, b: 1 when the next ship follows (the short game)
F_RADAR: Final = 40
F_DECLOAK: Final = 41  # a: hex
F_HITS: Final = 42  # a: hits left, b: hex, c: mask of ships done, d: 1 when the Centaurian shoots
F_HIT_COUNT: Final = 43  # a: ship
F_DEPLOY: Final = 44  # a: mask of ships done
F_DEPLOY_COUNT: Final = 45  # a: ship
FRAME_KINDS: Final = 46
# Frames that answer themselves.
AUTOMATIC: Final = (F_GAME, F_PAID, F_ELECT, F_LAUNCHES, F_BATTLE, F_FIGHT, F_AIMS, F_ACTION)

QUESTIONS: Final = [
    *["game", "paid", "income", "elect", "launches", "battle", "fight", "aims", "action"],
    *["picks", "ballot", "bid", "card", "orders"],
    *["window", "tie", "repeal", "offer", "bonus", "next", "research", "build", "buy", "dice", "trade"],
    *["mine", "mine-count", "react", "fit", "free-tech", "shift", "aim", "victim"],
    *["civilian", "civilian-to", "civilian-count", "load", "load-count", "open", "move"],
    *["radar", "decloak", "hits", "hit-count", "deploy", "deploy-count"],
]

# Steps of F_GAME, in the order of a turn.
STEP_SETUP: Final = 0
STEP_UPKEEP: Final = 1
STEP_INCOME: Final = 2
STEP_COUNCIL: Final = 3
STEP_VOTE: Final = 4
STEP_OFFER: Final = 5
STEP_ELECTION: Final = 6
STEP_CARDS: Final = 7
STEP_ACTIONS: Final = 8
STEP_REACTIONS: Final = 9
STEP_BONUS: Final = 10
STEP_ACTIONS_END: Final = 11
STEP_WMD: Final = 12
STEP_AIMS: Final = 13
STEP_LAUNCH: Final = 14
STEP_CONQUEST: Final = 15
STEP_CIVILIAN: Final = 16
STEP_LOAD: Final = 17
STEP_READY: Final = 18
STEP_OPEN: Final = 19
STEP_ORDERS: Final = 20
STEP_MOVED: Final = 21
STEP_RADAR: Final = 22
STEP_DECLOAK: Final = 23
STEP_BATTLES: Final = 24
STEP_FIGHTS: Final = 25
STEP_DEPLOY: Final = 26
STEP_CONQUEST_END: Final = 27
STEP_SCORE: Final = 28

PHASE_IDS: Final = ["setup", "upkeep", "council", "action", "wmd", "conquest", "over"]
PHASE_OF_STEP: Final = [
    *[0, 1, 1, 2, 2, 2, 2],
    *[3, 3, 3, 3, 3],
    *[4, 4, 4],
    *[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
    6,
]

# --- answers ---
MOST_HEXES: Final = 61
MOST_BID: Final = 499

A_HEX: Final = 0
A_SHIP: Final = 61  # own ship
A_TARGET: Final = 69  # seat * 8 + ship
A_GROUP: Final = 117  # seat * MOST_HEXES + hex
A_BUILD: Final = 483  # ship type
A_TECH: Final = 487
A_UPGRADE: Final = 515
A_SHIFT: Final = 526  # type * PARTS + part
A_FIT: Final = 558  # type * 9 + part displaced (8: a free slot)
A_CARD: Final = 594
A_REACT: Final = 600  # seat whose card is used
A_BID: Final = 606
A_LETTER: Final = 1106
A_BONUS: Final = 1111
A_LAW: Final = 1117
A_SEAT: Final = 1147
A_COUNT: Final = 1153
A_SPEND: Final = 1184
A_EXCHANGE: Final = 1208
A_DICE: Final = 1212
A_VERB: Final = 1215
ACTION_SPACE: Final = 1225

KINDS: Final = [
    ("hex", A_HEX, A_SHIP),
    ("ship", A_SHIP, A_TARGET),
    ("target", A_TARGET, A_GROUP),
    ("group", A_GROUP, A_BUILD),
    ("build", A_BUILD, A_TECH),
    ("technology", A_TECH, A_UPGRADE),
    ("upgrade", A_UPGRADE, A_SHIFT),
    ("shift", A_SHIFT, A_FIT),
    ("fit", A_FIT, A_CARD),
    ("card", A_CARD, A_REACT),
    ("react", A_REACT, A_BID),
    ("bid", A_BID, A_LETTER),
    ("letter", A_LETTER, A_BONUS),
    ("bonus", A_BONUS, A_LAW),
    ("law", A_LAW, A_SEAT),
    ("seat", A_SEAT, A_COUNT),
    ("count", A_COUNT, A_SPEND),
    ("spend", A_SPEND, A_EXCHANGE),
    ("exchange", A_EXCHANGE, A_DICE),
    ("dice", A_DICE, A_VERB),
    ("verb", A_VERB, ACTION_SPACE),
]

FREE_SLOT: Final = 8  # as the part displaced in A_FIT
FIT_SIZE: Final = 9

# Letters of a ballot: A, B, C, none at all, more than one (both void).
LETTER_NONE: Final = 3
LETTER_SEVERAL: Final = 4
LETTER_WORDS: Final = ["A", "B", "C", "none", "several"]

SELL_AXINIUM: Final = 1208
SELL_PHASIUM: Final = 1209
BUY_AXINIUM: Final = 1210
BUY_PHASIUM: Final = 1211
EXCHANGE_WORDS: Final = ["sell axinium", "sell phasium", "buy axinium", "buy phasium"]

DICE_FIXED: Final = 1212
DICE_ONE: Final = 1213
DICE_TWO: Final = 1214
DICE_WORDS: Final = ["fixed", "one die", "two dice"]

DONE_VERB: Final = 1215
PASS_VERB: Final = 1216
DECLINE_VERB: Final = 1217
NONE_VERB: Final = 1218
HOLD_VERB: Final = 1219
ALL_VERB: Final = 1220
DECLOAK_VERB: Final = 1221
STAY_VERB: Final = 1222
FOCUS_VERB: Final = 1223
BLOCK_VERB: Final = 1224
VERBS: Final = ["done", "pass", "decline", "none", "hold", "all", "decloak", "cloaked", "focus", "block area"]

# --- events ---
E_TURN: Final = 0  # a: turn
E_GROWTH: Final = 1  # a: markers
E_REPAIR: Final = 2  # a: damage taken off all ships together
E_EXTRACT: Final = 3  # a: hex, b: resource, c: units
E_TAX: Final = 4  # a: CP
E_AGENDA: Final = 5  # a: political card, b: letter
E_BALLOT: Final = 6  # a: letter, b: CP
E_ADOPTED: Final = 7  # a: political card
E_EXPIRED: Final = 8  # a: political card that leaves the game
E_OFFERED: Final = 9  # a: bonus card
E_BONUS: Final = 10  # a: bonus card or -1
E_BID: Final = 11  # a: CP
E_ORDER: Final = 12  # a: number of the turn-order card
E_CARD: Final = 13  # a: action card or -1, b: first, second, third
E_ACTION: Final = 14  # a: action, b: 0 as an action, 1 as a reaction, 2 as the bonus action
E_REACTION: Final = 15  # a: seat whose card is used, b: population paid
E_TECH: Final = 16  # a: technology, b: CP
E_BUILT: Final = 17  # a: ship
E_UPGRADE: Final = 18  # a: upgrade, b: type or -1, c: hex of a rocket
E_RETURNED: Final = 19  # a: upgrade back in the supply, b: how many
E_BANKED: Final = 20  # a: CP
E_MINED: Final = 21  # a: hex, b: units
E_AREA: Final = 22  # a: market area
E_EXCHANGE: Final = 23  # a: which exchange, b: CP
E_ROLL: Final = 24  # a: what for, b: total of the dice
E_SHIFT: Final = 25  # a: part, b: from type, c: to type
E_SPENT: Final = 26  # a: Centaurian card
E_GAIN: Final = 27  # a: resource, b: amount (negative when paid)
E_AIM: Final = 28  # a: rocket kind, b: from hex, c: target
E_RANGE: Final = 29  # a: rocket kind, b: die, c: 1 when it arrives
E_ROCKET: Final = 30  # a: rocket kind, b: target, c: hits
E_KILLED: Final = 31  # a: hex, b: markers of this seat that die
E_DRAINED: Final = 32  # a: hex, b: units
E_DESTROYED: Final = 33  # a: hex
E_CONQUEST: Final = 34  # a: which phase of the turn
E_TRANSFER: Final = 35  # a: from, b: to, c: markers
E_LOADED: Final = 36  # a: ship, b: markers
E_MOVED: Final = 37  # a: ship, b: from, c: to
E_DECLOAKED: Final = 38  # a: hex, b: seat that forced it or -1
E_BATTLE: Final = 39  # a: hex
E_FIRE: Final = 40  # a: dice, b: hits, c: hex (seat -1: the Centaurian)
E_HIT: Final = 41  # seat: owner of the ship; a: ship, b: hits
E_LOST_SHIP: Final = 42  # a: ship, b: hex
E_WON: Final = 43  # a: hex, b: VP
E_STAND_OFF: Final = 44  # a: hex
E_NOBODY: Final = 45  # a: hex
E_CENTAURIAN: Final = 46  # seat: attacker; a: hex, b: card
E_KEPT: Final = 47  # a: card
E_BEATEN: Final = 48  # a: hex, b: card under its deck
E_LANDED: Final = 49  # a: ship, b: markers landed, c: markers tried
E_POINTS: Final = 50  # a: VP, b: source
E_REPEALED: Final = 51  # a: law
E_MARKERS: Final = 52  # a: hex, b: units added by a card
E_PLANET: Final = 53  # a: hex, b: planet laid out

# What dice are rolled for (E_ROLL).
ROLL_BANKING: Final = 0
ROLL_MINING: Final = 1

# Purposes of chance.
CHANCE_PLANETS: Final = 0
CHANCE_ORDER: Final = 1
CHANCE_POLITICAL: Final = 2
CHANCE_CENTAURIANS: Final = 3
CHANCE_RANGE: Final = 4
CHANCE_ROCKETS: Final = 5
CHANCE_BATTLE: Final = 6
CHANCE_LANDING: Final = 7
CHANCE_DICE: Final = 8
