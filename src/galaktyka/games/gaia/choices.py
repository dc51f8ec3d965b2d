"""The questions that Gaia Project asks, and the space of its answers.

A question is a frame on the state's stack. An answer is `base + argument`; one kind of answer serves several
questions (a hex is a hex whether a mine or a satellite goes there), because the question tells what it means.
"""

from typing import Final

# --- frames: automatic ones first, then questions ---
F_GAME: Final = 0  # a: phase, b: position in the turn order, c: 1 in the first game
F_OFFERS: Final = 1  # a: index of the trigger, b: seats asked so far
F_ROTATE: Final = 2
F_FACTION: Final = 3
F_FIRST_MINE: Final = 4
F_FIRST_BOOSTER: Final = 5
F_INCOME: Final = 6
F_TERRANS: Final = 7  # a: power left to exchange
F_ITARS: Final = 8
F_TURN: Final = 9  # a: 1 once the main action is done
F_MINE: Final = 10  # a: free terraforming steps, b: bonus to the range
F_PROJECT: Final = 11
F_UPGRADE: Final = 12  # a: structure to build
F_RESEARCH: Final = 13
F_TILE: Final = 14
F_COVER: Final = 15  # a: area of the advanced tile
F_ADVANCE: Final = 16  # a: the only area allowed, or -1 for any
F_LOST_PLANET: Final = 17
F_LINK: Final = 18  # a: mask of clusters chosen
F_SATELLITES: Final = 19  # a: mask of clusters chosen, b: satellites they need
F_TOKEN: Final = 20
F_RESCORE: Final = 21
F_BOOSTER: Final = 22
F_CHARGE: Final = 23  # a: power value of the best neighbour
F_BRAIN_CHARGE: Final = 24  # a: power to charge
F_BRAIN_PAY: Final = 25  # a: power to pay, b: the answer that is being paid for
F_TOKENS: Final = 26  # a: tokens still to take, b: where they go, c: bowl asked about
F_BRAIN_TOKEN: Final = 27  # a: tokens to take, b: where they go, c: bowl, or 0 for the lowest ones
F_STATION: Final = 28
F_SWAP: Final = 29
F_DOWNGRADE: Final = 30
F_LOWEST: Final = 31
F_BRAIN_BURN: Final = 32
F_LATE_TOKEN: Final = 33  # automatic: the Taklons' token after charging

QUESTIONS: Final = [
    "game",
    "offers",
    "rotate",
    "faction",
    "first-mine",
    "first-booster",
    "income",
    "terrans",
    "itars",
    "turn",
    "mine",
    "project",
    "upgrade",
    "research",
    "tile",
    "cover",
    "advance",
    "lost-planet",
    "link",
    "satellites",
    "token",
    "rescore",
    "booster",
    "charge",
    "brain-charge",
    "brain-pay",
    "tokens",
    "brain-token",
    "station",
    "swap",
    "downgrade",
    "lowest",
    "brain-burn",
    "late-token",
]

# Phases of F_GAME.
PHASE_SETUP: Final = 0
PHASE_INCOME: Final = 1
PHASE_GAIA: Final = 2
PHASE_ACTIONS: Final = 3
PHASE_END: Final = 4

# Where taken power tokens go (F_TOKENS).
TO_SUPPLY: Final = 0
TO_GAIA_AREA: Final = 1

# --- answers ---
MOST_HEXES: Final = 190
A_HEX: Final = 0
A_FACTION: Final = 190
A_BOOSTER: Final = 204
A_VERB: Final = 214
A_UPGRADE: Final = 223
A_BOARD: Final = 228
A_SPECIAL: Final = 238
A_FREE: Final = 245
A_TRACK: Final = 263
A_TILE: Final = 269
A_COVER: Final = 284
A_TOKEN: Final = 293
A_CHARGE: Final = 300
A_INCOME_POWER: Final = 303
A_INCOME_TOKENS: Final = 316
A_BRAIN: Final = 321
A_COUNT: Final = 326
A_ROTATE: Final = 352
ACTION_SPACE: Final = 362

KINDS: Final = [
    ("hex", A_HEX, A_FACTION),
    ("faction", A_FACTION, A_BOOSTER),
    ("booster", A_BOOSTER, A_VERB),
    ("verb", A_VERB, A_UPGRADE),
    ("upgrade", A_UPGRADE, A_BOARD),
    ("board", A_BOARD, A_SPECIAL),
    ("special", A_SPECIAL, A_FREE),
    ("free", A_FREE, A_TRACK),
    ("track", A_TRACK, A_TILE),
    ("tile", A_TILE, A_COVER),
    ("cover", A_COVER, A_TOKEN),
    ("token", A_TOKEN, A_CHARGE),
    ("charge", A_CHARGE, A_INCOME_POWER),
    ("income-power", A_INCOME_POWER, A_INCOME_TOKENS),
    ("income-tokens", A_INCOME_TOKENS, A_BRAIN),
    ("brainstone", A_BRAIN, A_COUNT),
    ("count", A_COUNT, A_ROTATE),
    ("rotate", A_ROTATE, ACTION_SPACE),
]

MINE_VERB: Final = 214
PROJECT_VERB: Final = 215
FEDERATE_VERB: Final = 216
RESEARCH_VERB: Final = 217
PASS_VERB: Final = 218
END_VERB: Final = 219
DONE_VERB: Final = 220
DECLINE_VERB: Final = 221
TAKE_VERB: Final = 222
VERBS: Final = ["build mine", "project", "federation", "research", "pass", "end", "done", "decline", "take"]

UPGRADES: Final = [
    "upgrade station",
    "upgrade lab",
    "upgrade institute",
    "upgrade academy-k",
    "upgrade academy-q",
]

# Free actions (R95): the nine of the board, then those of single factions.
FREE_BURN: Final = 0
FREE_FIRST_EXCHANGE: Final = 1  # … 8, in the order of the box's exchanges
FREE_POWER_CREDIT: Final = 4
FREE_HADSCH_HALLAS: Final = 9  # … 11: the same goods as the first three, for credits
FREE_BAL_TAKS: Final = 12
FREE_NEVLAS: Final = 13
FREE_BUNDLE_CREDITS: Final = 14  # Nevlas with the institute: two goods in one payment (R135)
FREE_BUNDLE_ORE_CREDIT: Final = 15
FREE_BUNDLE_ORE: Final = 16
FREE_BRAIN_CREDITS: Final = 17  # Taklons: the Brainstone alone, for three credits in one payment
FREES: Final = [
    "burn",
    "4pw>1q",
    "3pw>1o",
    "4pw>1k",
    "1pw>1c",
    "1k>1c",
    "1o>1c",
    "1o>1t",
    "1q>1o",
    "4c>1q",
    "3c>1o",
    "4c>1k",
    "gaiaformer>1q",
    "token>1k",
    "2pw>2c",
    "4pw>1o+1c",
    "6pw>2o",
    "brainstone>3c",
]

CHARGE_PLAIN: Final = 300
CHARGE_TOKEN_FIRST: Final = 301
CHARGE_TOKEN_LAST: Final = 302
CHARGES: Final = ["charge", "charge token-first", "charge token-last"]

BRAIN_TO_1: Final = 321
BRAIN_TO_2: Final = 322
BRAIN_TO_3: Final = 323
BRAIN_USE: Final = 324
BRAIN_KEEP: Final = 325
BRAINS: Final = ["brainstone 1", "brainstone 2", "brainstone 3", "brainstone use", "brainstone keep"]

TRACK_WORDS: Final = ["terra", "nav", "ai", "gaia", "eco", "sci"]
SLOT_WORDS: Final = [
    *["tile terra", "tile nav", "tile ai", "tile gaia", "tile eco", "tile sci"],
    *["tile free1", "tile free2", "tile free3"],
    *["tile adv-terra", "tile adv-nav", "tile adv-ai", "tile adv-gaia", "tile adv-eco", "tile adv-sci"],
]
SPECIAL_WORDS: Final = [
    "special academy",
    "special booster",
    "special tech",
    "special adv-qic",
    "special adv-ore",
    "special adv-knowledge",
    "special faction",
]

# --- events ---
E_ROUND: Final = 0  # a: round
E_FACTION: Final = 1  # a: faction
E_MINE: Final = 2  # a: hex
E_PROJECT: Final = 3  # a: hex
E_UPGRADE: Final = 4  # a: hex, b: structure
E_RESEARCH: Final = 5  # a: area, b: level
E_TECH: Final = 6  # a: standard tile
E_ADVANCED: Final = 7  # a: advanced tile, b: covered standard tile
E_FEDERATION: Final = 8  # a: satellites
E_TOKEN: Final = 9  # a: kind
E_ACTION: Final = 10  # a: board action
E_SPECIAL: Final = 11  # a: special action
E_FREE: Final = 12  # a: free action
E_PASS: Final = 13  # a: booster taken or -1
E_CHARGE: Final = 14  # a: power, b: VP paid
E_DECLINE: Final = 15
E_POINTS: Final = 16  # a: VP, b: source
E_LOST_PLANET: Final = 17  # a: hex
E_STATION: Final = 18  # a: hex
E_SWAP: Final = 19  # a: hex
E_DOWNGRADE: Final = 20  # a: hex
E_GAIA_PLANET: Final = 21  # a: hex
E_BOOSTER: Final = 22  # a: booster
E_RESCORE: Final = 23  # a: kind
E_INCOME: Final = 24
E_FINAL: Final = 25  # a: tile (0 or 1), b: count, c: VP
E_CARD: Final = 26  # a: Automa card turned up, b: what for
E_AUTOMA_ACTION: Final = 27  # a: board action covered
E_AUTOMA_TILE: Final = 28  # a: area whose advanced tile is removed
E_ROTATE: Final = 29  # a: slot, b: rotation

# What an Automa card is turned up for (E_CARD).
CARD_IN_SETUP: Final = 0
CARD_AS_SUPPORT: Final = 1
CARD_AS_ACTION: Final = 2

# Purposes of chance.
CHANCE_FIRST_PLAYER: Final = 0
CHANCE_TECH: Final = 1
CHANCE_ADVANCED: Final = 2
CHANCE_TOKEN: Final = 3
CHANCE_ROUND: Final = 4
CHANCE_FINAL: Final = 5
CHANCE_BOOSTER: Final = 6
CHANCE_MAP: Final = 7
CHANCE_AUTOMA: Final = 8
