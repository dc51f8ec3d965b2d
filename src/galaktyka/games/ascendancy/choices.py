"""The questions that Star Trek: Ascendancy asks, and the space of its answers.

A question is a frame on the state's stack. An answer is `base + argument`; one kind of answer serves several
questions (a sector is a sector whether a ship goes there or is hit there).
"""

from typing import Final

# --- frames: the course and automatic ones first, then questions ---
F_GAME: Final = 0  # the course: a: step, b: position in the turn order
F_TURN: Final = 1  # a turn: a: stage
F_LANDED: Final = 2  # automatic, a move ended in a disc: a: disc, b: stage, c: 1 when it is new
F_EVENT: Final = 3  # automatic, an Exploration card is carried out: a: disc, b: card, c: stage
F_BATTLE: Final = 4  # automatic: a: stage, b: round
F_INVASION: Final = 5  # automatic: a: stage, b: round, c: disc
F_CONTROL: Final = (
    6  # automatic, control of a system changes: a: disc, b: former controller, c: stage, d: how
)
F_COLLAPSE: Final = 7  # automatic, a system is destroyed: a: disc, b: stage
F_ARRIVE: Final = (
    8  # automatic, ships go to a sector together: a: sector, b: mask of seats that let them pass
)
F_CIV: Final = 9  # choose a civilization
F_START: Final = 10  # choose a card to begin with: a: 0 a project, 1 an advancement
F_BID: Final = 11  # commit to initiative
F_MIX: Final = 12  # a: tokens left to pay, b: resource
F_PICK: Final = 13  # take a turn-order card
F_BUILD: Final = 14  # a building action
F_FORM: Final = 15  # which card and side: a: disc, b: most ships, c: 1 when it is free (R51)
F_SIZE: Final = 16  # how many ships: a: disc, b: card * 2 + side, c: most ships, d: 1 when it is free
F_PAY: Final = 17  # how much of a cost is paid with culture: a: resource, b: amount, c, d: least and most
F_RECLAIM: Final = 18  # which ship on the board is built anew: a: disc, b: 1 when it is free
F_SETTLERS: Final = 19  # which ship colonizes: a: disc
F_GIFT: Final = 20  # a free node on a new colony: a: disc, b: nodes left
F_COMMAND: Final = 21  # a command or a free action
F_UNIT: Final = 22  # what a unit does: a: unit, b: sector or number in warp
F_RESIZE: Final = 23  # new size of a fleet: a: card
F_MOVE: Final = 24  # the next step: a: unit, b: sector, c: movement left, d: flags
F_PLACE: Final = 25  # where a new lane goes: a: disc, b: length
F_ANGLE: Final = 26  # where a new disc goes: a: lane, b: end
F_SLIDE: Final = 27  # where a disc or lane is turned to: a: thing, b: 1 inside a placement
F_PASSAGE: Final = 28  # may ships pass: a: whose, b: sector, c: mask of seats to ask next, d: 1 for a group
F_REWARD: Final = 29  # where a Research token goes: a: tokens left
F_CHOICE: Final = 30  # one of the card's choices: a: card
F_DISPLACE: Final = 31  # where a unit is thrown: a: whose, b: disc it leaves
F_NAME: Final = 32  # who gets a colony: a: disc, b: who discovered it
F_YIELD: Final = (
    33  # which system is given up for its Control Node: a: disc to take, b: 1 when it may be declined
)
F_RELAY: Final = 34  # whom to make a remote offer: a: offers left, b: rival + 1 once chosen
F_SEARCH: Final = 35  # a card out of the own deck: a: 0 a project, 1 completed at once
F_DISCARD: Final = 36  # a project too many
F_HAND: Final = 37  # which project goes to the captor: a: captor, b: projects left to give
F_TRADE: Final = 38  # what to offer, swap or cancel: a: rival, b: 1 when it is remote
F_CONSENT: Final = 39  # accept an offer: a: who offers, b: own agreement or 3, c: his agreement or 3
F_WINDOW: Final = 40  # trade at the end of a turn or of the round: a: 1 before the victory check
F_BREAK: Final = 41  # cancel an agreement with an attacker: a: attacker
F_SOURCES: Final = 42  # which sectors join an attack: a: target sector
F_CLOAK: Final = 43  # use a card that ends a battle
F_SACRIFICE: Final = 44  # how many ships are given up for hits
F_MARTYR: Final = 45  # which ships: a: ships left
F_AIM: Final = 46  # hits of sacrificed ships on each defender: a: hits left, b: defender
F_ALLOT: Final = 47  # dice against the first of two defenders: a: group of dice, b: dice
F_REROLL: Final = 48  # a die to roll again: a: what for
F_HITS: Final = 49  # which ships are hit: a: hits left, b: whose ships, c: hits of the Marauders among them
F_HIT_COUNT: Final = 50  # how many hits: a: fleet or 16 + sector, b: most hits
F_RETREAT: Final = 51  # retreat or fight on
F_GROUP: Final = 52  # where a part of the attackers goes: a: number of the sector it leaves
F_MANOEUVRE: Final = 53  # where the winner goes
F_SQUAD: Final = 54  # which ships go: a: where to, b: number of the unit asked about
F_RUIN: Final = 55  # which nodes are destroyed: a: disc, b: nodes left
F_WITHDRAW: Final = 56  # break an invasion off: a: disc
F_SURRENDER: Final = 57  # give a system up to the invader: a: disc
F_INSIST: Final = 58  # roll the Hegemony die again: a: disc, b: die, c: fleet
F_ANNEX: Final = 59  # pay to take control: a: disc
F_ESCAPE: Final = 60  # which lane ships of a lost system go to: a: disc
F_REPOINT: Final = 61  # which disc a Warp token points at: a: lost disc, b: number in warp
F_PEEK: Final = 62  # which card goes on top next: a: cards left
F_STEAL: Final = 63  # from which project: a: card used
F_SPY: Final = 64  # which Espionage card is exhausted: a: card used
F_TARGET: Final = 65  # which card of a rival is exhausted
FRAME_KINDS: Final = 66

QUESTIONS: Final = [
    *["game", "turn", "landed", "event", "battle", "invasion", "control", "collapse", "arrive", "civ"],
    *["start", "bid", "mix", "pick", "build", "form", "size", "pay", "reclaim", "settlers", "gift"],
    *["command", "unit", "resize", "move", "place", "angle", "slide", "passage", "reward", "choice"],
    *["displace", "name", "yield", "relay", "search", "discard", "hand", "trade", "consent", "window"],
    *["break", "sources", "cloak", "sacrifice", "martyr", "aim", "allot", "reroll", "hits"],
    *["hit-count", "retreat", "group", "manoeuvre", "squad", "ruin", "withdraw", "surrender"],
    *["insist", "annex", "escape", "repoint", "peek", "steal", "spy", "target"],
]
FIRST_QUESTION: Final = 9

# --- answers ---
A_SECTOR: Final = 0  # a sector: discs, then lanes by four
A_SHIP: Final = 542  # order a single ship of a sector
A_ATTACK: Final = 1084  # attack a sector
A_FLEET: Final = 1626  # a fleet card
A_WARP: Final = 1635  # own units in warp, by number
A_ANGLE: Final = 1665  # a spot
A_CONNECT: Final = 2025  # disc * 2 + which of two places
A_TURN: Final = 2085  # disc * 360 + spot: turn a disc so that a connection fits
A_SLIDE: Final = 12885  # a disc, or 30 + lane
A_BUILD: Final = 13043  # a ship at a disc
A_YARD: Final = 13073  # a free ship at a starbase
A_COLONIZE: Final = 13103
A_NODE: Final = 13133  # disc * 15 + resource * 5 + slot
A_FORM: Final = 13583  # a fleet at a disc
A_SIDE: Final = 13613  # fleet card * 2 + side
A_RESIZE: Final = 13631
A_DISBAND: Final = 13640
A_SETTLE: Final = 13649  # colonize with a Colonization Fleet
A_INVADE: Final = 13658
A_HEGEMONY: Final = 13688
A_STARBASE: Final = 13718
A_SYSTEM: Final = 13748
A_RESEARCH: Final = 13778  # commit to a project
A_USE: Final = 13823  # use an advancement
A_CARD: Final = 13868
A_DRAWN: Final = 13913  # a card that only the asked seat sees, by number
A_SEAT: Final = 13921
A_TRADE: Final = 13924  # trade with a seat
A_OFFER: Final = 13927  # own agreement * 4 + the rival's; 3: none
A_SWAP: Final = 13943  # the agreement that is given instead
A_COUNT: Final = 13946
A_PICK: Final = 14946  # turn-order card
A_CIV: Final = 14956
A_CHOICE: Final = 14959
A_REROLL: Final = 14963  # rule * 128 + die
A_RUIN: Final = 15347  # resource * 2 + 1 on an open slot
A_VERB: Final = 15353
ACTION_SPACE: Final = 15393

KINDS: Final = [
    ("sector", A_SECTOR, A_SHIP),
    ("ship", A_SHIP, A_ATTACK),
    ("attack", A_ATTACK, A_FLEET),
    ("fleet", A_FLEET, A_WARP),
    ("warp", A_WARP, A_ANGLE),
    ("angle", A_ANGLE, A_CONNECT),
    ("connect", A_CONNECT, A_TURN),
    ("turn", A_TURN, A_SLIDE),
    ("slide", A_SLIDE, A_BUILD),
    ("build", A_BUILD, A_YARD),
    ("yard", A_YARD, A_COLONIZE),
    ("colonize", A_COLONIZE, A_NODE),
    ("node", A_NODE, A_FORM),
    ("form", A_FORM, A_SIDE),
    ("side", A_SIDE, A_RESIZE),
    ("resize", A_RESIZE, A_DISBAND),
    ("disband", A_DISBAND, A_SETTLE),
    ("settle", A_SETTLE, A_INVADE),
    ("invade", A_INVADE, A_HEGEMONY),
    ("hegemony", A_HEGEMONY, A_STARBASE),
    ("starbase", A_STARBASE, A_SYSTEM),
    ("system", A_SYSTEM, A_RESEARCH),
    ("research", A_RESEARCH, A_USE),
    ("use", A_USE, A_CARD),
    ("card", A_CARD, A_DRAWN),
    ("drawn", A_DRAWN, A_SEAT),
    ("seat", A_SEAT, A_TRADE),
    ("trade", A_TRADE, A_OFFER),
    ("offer", A_OFFER, A_SWAP),
    ("swap", A_SWAP, A_COUNT),
    ("count", A_COUNT, A_PICK),
    ("pick", A_PICK, A_CIV),
    ("civ", A_CIV, A_CHOICE),
    ("choice", A_CHOICE, A_REROLL),
    ("reroll", A_REROLL, A_RUIN),
    ("ruin", A_RUIN, A_VERB),
    ("verb", A_VERB, ACTION_SPACE),
]

DONE_VERB: Final = 15353
PASS_VERB: Final = 15354
END_VERB: Final = 15355
STOP_VERB: Final = 15356
NEW_LANE_VERB: Final = 15357
DISCOVER_VERB: Final = 15358
GIVE_UP_VERB: Final = 15359
IMPULSE_VERB: Final = 15360
ENTER_WARP_VERB: Final = 15361
BOOST_VERB: Final = 15362
ADD_TOKEN_VERB: Final = 15363
EXIT_WARP_VERB: Final = 15364
BRAVE_VERB: Final = 15365
FREE_BRAVE_VERB: Final = 15366
MINE_VERB: Final = 15367
ASCEND_VERB: Final = 15368
WEAPONS_VERB: Final = 15369
SHIELDS_VERB: Final = 15370
LAUNCH_VERB: Final = 15371
FOCUS_VERB: Final = 15372
ALLOW_VERB: Final = 15373
REFUSE_VERB: Final = 15374
CANCEL_VERB: Final = 15375
ACCEPT_VERB: Final = 15376
DECLINE_VERB: Final = 15377
RESERVE_VERB: Final = 15378
FIGHT_VERB: Final = 15379
STAY_VERB: Final = 15380
SURRENDER_VERB: Final = 15381
RESIST_VERB: Final = 15382
PAY_VERB: Final = 15383
YES_VERB: Final = 15384
NO_VERB: Final = 15385
VERBS: Final = [
    *["done", "pass", "end turn", "stop", "new lane", "discover", "give up", "impulse", "warp"],
    *["warp boosted", "token", "exit", "brave", "brave free", "mine", "ascend", "weapons", "shields"],
    *["launch", "search", "allow", "refuse", "cancel", "accept", "decline", "reserves", "fight on"],
    *["stay", "surrender", "resist", "pay", "yes", "no"],
]

# --- events ---
E_ROUND: Final = 0  # a: round
E_CIV: Final = 1  # a: civilization
E_START_CARD: Final = 2  # a: card, b: 0 a project, 1 an advancement
E_CONTACT: Final = 3  # a: other seat, b: 1 made, 0 lost
E_BID: Final = 4  # a: tokens in all
E_ORDER: Final = 5  # a: number of the turn-order card
E_TURN: Final = 6  # a: number of the turn-order card
E_PHASE: Final = 7  # a: 0 building, 1 commands
E_GAIN: Final = 8  # a: resource, b: amount, c: why (WHY_…)
E_PAID: Final = 9  # a: resource, b: amount
E_BUILT: Final = 10  # a: disc, b: ships
E_COLONIZED: Final = 11  # a: disc
E_NODE: Final = 12  # a: disc, b: resource, c: slot
E_RESEARCHED: Final = 13  # a: card, b: tokens on it
E_COMPLETED: Final = 14  # a: card
E_UPGRADE: Final = 15  # a: 0 weapons, 1 shields, b: new value
E_ASCENDANCY: Final = 16  # a: tokens in all
E_FLEET: Final = 17  # a: card * 2 + side, b: sector, c: ships
E_FLEET_SIZE: Final = 18  # a: card, b: ships
E_FLEET_ENDED: Final = 19  # a: card, b: sector
E_MOVED: Final = 20  # a: from, b: to, c: fleet card or -1
E_WARP_IN: Final = 21  # a: sector, b: tokens, c: fleet card or -1
E_WARP_TOKEN: Final = 22  # a: sector, b: tokens, c: fleet card or -1
E_WARP_OUT: Final = 23  # a: sector, b: discs it may enter, c: fleet card or -1
E_LANE_DIE: Final = 24  # a: disc, b: length
E_LANE: Final = 25  # a: lane, b: disc, c: disc at the other end or -1
E_LANE_GONE: Final = 26  # a: lane, b: disc or -1
E_DISCOVERED: Final = 27  # a: disc, b: lane
E_SLID: Final = 28  # a: disc or 30 + lane, b: spot
E_GAVE_UP: Final = 29  # a: disc
E_PASSAGE: Final = 30  # seat: who was asked; a: who asked, b: sector, c: 1 allowed
E_HAZARD: Final = 31  # a: disc, b: level, c: die
E_LOST: Final = 32  # a: sector, b: ships, c: fleet card or -1
E_EXPLORED: Final = 33  # a: disc, b: card
E_FACE_DOWN: Final = 34  # a: disc
E_CARD_GONE: Final = 35  # a: disc, b: card
E_COMMANDS: Final = 36  # a: ready commands exhausted by a card
E_PREWARP: Final = 37  # a: disc, b: tokens
E_LEVEL: Final = 38  # a: disc, b: level, c: nodes
E_DESTROYED: Final = 39  # a: disc
E_ESCAPED: Final = 40  # a: disc, b: sector, c: ships
E_DISPLACED: Final = 41  # a: from, b: to
E_OFFER: Final = 42  # a: rival, b: own agreement or -1, c: the rival's or -1
E_AGREEMENT: Final = 43  # seat: who receives; a: whose, b: agreement
E_DECLINED: Final = 44  # a: who offered
E_SWAPPED: Final = 45  # a: holder, b: old agreement, c: new one
E_CANCELLED: Final = 46  # a: holder, b: agreement
E_BETRAYED: Final = 47  # a: owner, b: agreement
E_BATTLE: Final = 48  # a: sector, b: mask of defenders
E_BATTLE_ROUND: Final = 49  # a: sector, b: round
E_ROLLED: Final = 50  # a: target seat (-1: a planet), b: dice by face, 6 bits each, ones first, c: hits
E_REROLLED: Final = 51  # a: old face, b: new face, c: rule of the reroll
E_SACRIFICED: Final = 52  # a: ships
E_SHIELDED: Final = 53  # seat: owner; a: fleet card that ignores a hit
E_RETREATED: Final = 54  # a: from, b: to, c: ships
E_WON: Final = 55  # a: sector, b: ships destroyed
E_NOBODY: Final = 56  # a: sector
E_STALEMATE: Final = 57  # a: sector
E_BATTLE_ENDED: Final = 58  # seat: who ended it by a card; a: sector
E_MANOEUVRED: Final = 59  # a: from, b: to, c: ships
E_INVASION: Final = 60  # a: disc, b: controller or -1
E_ANNIHILATED: Final = 61  # a: disc
E_NODE_LOST: Final = 62  # a: disc, b: resource
E_REPULSED: Final = 63  # a: disc
E_WITHDRAWN: Final = 64  # a: disc
E_SURRENDERED: Final = 65  # a: disc, b: to whom
E_CONTROL: Final = 66  # a: disc, b: former controller or -1
E_RELEASED: Final = 67  # a: disc
E_HEGEMONY: Final = 68  # a: disc, b: die, c: resistance
E_HEGEMONY_WON: Final = 69  # a: disc
E_HEGEMONY_FAILED: Final = 70  # a: disc
E_STARBASE: Final = 71  # a: disc
E_LAUNCHED: Final = 72  # a: cards drawn
E_DREW: Final = 73  # a: card; for the owner only
E_PROJECT: Final = 74  # a: card
E_DISCARDED: Final = 75  # a: card, or -1 for those who have not seen it
E_GIVEN: Final = 76  # a: card, b: to whom
E_USED: Final = 77  # a: card
E_STOLE: Final = 78  # a: card, b: tokens
E_EXHAUSTED: Final = 79  # seat: who is hit; a: card
E_PEEKED: Final = 80  # a: card; for one seat only
E_RECHARGE: Final = 81  # a: round
E_ELIMINATED: Final = 82
E_VICTORY: Final = 83  # a: 0 ascendancy, 1 supremacy, 2 the last one left, 3 the round limit
E_REPOINTED: Final = 84  # a: disc lost, b: disc now
E_REFRESHED: Final = 85  # a: commands that a card makes ready again
EVENT_IDS: Final = [
    *["round", "civ", "start-card", "contact", "bid", "order", "turn", "phase", "gain", "paid"],
    *["built", "colonized", "node", "researched", "completed", "upgrade", "ascendancy", "fleet"],
    *["fleet-size", "fleet-ended", "moved", "warp-in", "warp-token", "warp-out", "lane-die", "lane"],
    *["lane-gone", "discovered", "slid", "gave-up", "passage", "hazard", "lost", "explored"],
    *["face-down", "card-gone", "commands", "prewarp", "level", "destroyed", "escaped", "displaced"],
    *["offer", "agreement", "declined", "swapped", "cancelled", "betrayed", "battle", "battle-round"],
    *["rolled", "rerolled", "sacrificed", "shielded", "retreated", "won", "nobody", "stalemate"],
    *["battle-ended", "manoeuvred", "invasion", "annihilated", "node-lost", "repulsed", "withdrawn"],
    *["surrendered", "control", "released", "hegemony", "hegemony-won", "hegemony-failed", "starbase"],
    *["launched", "drew", "project", "discarded", "given", "used", "stole", "exhausted", "peeked"],
    *["recharge", "eliminated", "victory", "repointed", "refreshed"],
]

# Why something is gained (E_GAIN).
WHY_NODES: Final = 0
WHY_TRADE: Final = 1
WHY_CARD: Final = 2  # an advancement's income or reward
WHY_EXPLORATION: Final = 3
WHY_SPECIAL: Final = 4  # a special rule of the civilization
WHY_PHENOMENON: Final = 5
WHY_PREWARP: Final = 6
WHY_FLEET: Final = 7
WHY_REFUND: Final = 8
WHY_IDS: Final = [
    *["nodes", "trade", "card", "exploration", "special", "phenomenon", "prewarp", "fleet", "refund"],
]

# Steps of F_GAME.
STEP_CIVS: Final = 0
STEP_START: Final = 1
STEP_ROUND: Final = 2
STEP_BIDS: Final = 3
STEP_PICKS: Final = 4
STEP_TURNS: Final = 5
STEP_WINDOWS: Final = 6  # trade between turns
STEP_LAST_WINDOWS: Final = 7  # trade before the victory check
STEP_RECHARGE: Final = 8
PHASE_IDS: Final = ["setup", "setup", "initiative", "initiative", "initiative"]
PHASE_IDS_LATER: Final = ["execution", "execution", "recharge", "recharge"]

# Stages of F_TURN.
TURN_BEGIN: Final = 0
TURN_BUILD: Final = 1
TURN_COMMAND: Final = 2
TURN_END: Final = 3

# A moving unit: fleet cards 0 … 8, or one single ship.
SINGLE: Final = 9

# Flags of F_MOVE.
MOVE_WARP: Final = 1  # out of warp; c counts discs
MOVE_OFF_BOARD: Final = 2  # still in warp: not yet in any sector
MOVE_ENTERED: Final = 4  # has entered a sector
MOVE_ALLOWED: Final = 8  # << seat: that seat let it pass

# Slots in A_NODE: the kind's own slot, a free open slot, or in place of a node on an open slot.
SLOT_OWN: Final = 0
SLOT_OPEN: Final = 1
SLOT_REPLACE: Final = 2  # + resource of the node that goes
NODE_SLOTS: Final = 5

# Rules by which a die is rolled again (A_REROLL, E_REROLLED).
REROLL_FLEET: Final = 0
REROLL_FIRST_ROUND: Final = 1
REROLL_CARD: Final = 2
REROLL_IDS: Final = ["fleet", "first", "array"]
MOST_DICE: Final = 128

NO_AGREEMENT: Final = 3  # in A_OFFER

# Purposes of chance.
CHANCE_ORDER: Final = 0
CHANCE_SYSTEMS: Final = 1
CHANCE_EXPLORATION: Final = 2
CHANCE_LANE: Final = 3
CHANCE_HAZARD: Final = 4
CHANCE_BATTLE: Final = 5
CHANCE_INVASION: Final = 6
CHANCE_HEGEMONY: Final = 7
CHANCE_DECKS: Final = 8
CHANCE_CIVS: Final = 9
