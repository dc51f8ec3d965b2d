"""The questions that New Frontiers asks, and the space of its answers.

A question is a frame on the state's stack. An answer is `base + argument`; one kind of answer serves several
questions (a good is named by its colony whether it is sold, consumed or stored), because the question tells
what it means.
"""

from typing import Final

# --- frames: automatic ones first, then questions ---
F_GAME: Final = 0  # a: phase
F_ACTION: Final = 1  # seat: the chooser; a: tile, b: step, c: place in the resolving order, d: pawn
F_PRODUCE: Final = 2  # one player's production; a: step
F_SIDE: Final = 3
F_CHOOSE: Final = 4  # a: pawn
F_REVEAL: Final = 5
F_DEVELOP: Final = 6
F_EXPLORE: Final = 7  # a: 1 for the chooser's second planet
F_RETURN: Final = 8  # a: planets above the limit, b: 1 once one went to the mat
F_SETTLE: Final = 9  # a: stage, b: planets settled
F_FORCE: Final = 10  # goods for temporary military; a: planet
F_FORCE_GOOD: Final = 11  # a: power
F_UPGRADE: Final = 12  # a: colony to give up
F_KIND: Final = 13  # a: 1 when the refinery has just arrived
F_SHORT: Final = 14  # a: kind of which too few goods are left
F_WINDFALL: Final = 15
F_PLACE: Final = 16  # a: power, or -1 for the chooser's bonus
F_STOCK: Final = 17
F_SELL: Final = 18  # a: 1 when a power sells, which then must
F_TAX: Final = 19  # a: credits received
F_CONSUME: Final = 20  # a: 1 once begun, b: goods consumed, c: 1 when the second sale is declined
F_GOODS: Final = 21  # a: power, b: goods still to choose, c: mask of kinds taken, d: goods taken
F_KEEP: Final = 22
F_UNDER: Final = 23

QUESTIONS: Final = [
    "game",
    "action",
    "production",
    "side",
    "choose",
    "reveal",
    "develop",
    "explore",
    "return",
    "settle",
    "force",
    "force-good",
    "upgrade",
    "kind",
    "short",
    "windfall",
    "place",
    "stock",
    "sell",
    "tax",
    "consume",
    "goods",
    "keep",
    "under",
]

# Phases of F_GAME.
PHASE_SIDES: Final = 0
PHASE_ROUNDS: Final = 1
PHASE_END: Final = 2

# Stages of F_SETTLE.
STAGE_MAIN: Final = 0  # colonists, a planet, or a replacement
STAGE_SETTLED: Final = 1  # automatic: what follows a settlement
STAGE_SECOND: Final = 2  # another planet, or none
STAGE_LAST: Final = 3  # only an exchange of colonies is left

# --- answers ---
A_VERB: Final = 0
A_ACTION: Final = 10
A_SIDE: Final = 18
A_KIND: Final = 20
A_GOAL: Final = 24
A_TECH: Final = 27
A_PLANET: Final = 67
A_STORE: Final = 127
A_PAY: Final = 187
A_CONQUER: Final = 247
A_REPLACE: Final = 307
A_UPGRADE: Final = 367
A_GOOD: Final = 443
A_POWER: Final = 519
A_COUNT: Final = 983
ACTION_SPACE: Final = 1024

KINDS_OF_ANSWERS: Final = [
    ("verb", A_VERB, A_ACTION),
    ("action", A_ACTION, A_SIDE),
    ("side", A_SIDE, A_KIND),
    ("kind", A_KIND, A_GOAL),
    ("goal", A_GOAL, A_TECH),
    ("technology", A_TECH, A_PLANET),
    ("planet", A_PLANET, A_STORE),
    ("store", A_STORE, A_PAY),
    ("pay", A_PAY, A_CONQUER),
    ("conquer", A_CONQUER, A_REPLACE),
    ("replace", A_REPLACE, A_UPGRADE),
    ("upgrade", A_UPGRADE, A_GOOD),
    ("good", A_GOOD, A_POWER),
    ("power", A_POWER, A_COUNT),
    ("count", A_COUNT, ACTION_SPACE),
]

PASS_VERB: Final = 0  # buy nothing
COLONISTS_VERB: Final = 1
DONE_VERB: Final = 2
KEEP_VERB: Final = 3  # leave the goal face down
QUIET_VERB: Final = 4  # … and do not ask again in this round
REVEAL_VERB: Final = 5
NO_SALE_VERB: Final = 6
VERBS: Final = ["pass", "colonists", "done", "keep", "quiet", "reveal", "no sale"]
MOST_COUNT: Final = ACTION_SPACE - A_COUNT - 1

# --- events ---
E_ROUND: Final = 0  # a: round
E_HOME: Final = 1  # a: home colony
E_CHOOSE: Final = 2  # a: action tile
E_CREDITS: Final = 3  # a: credits gained, b: tile that gave them or -1 for the action's bonus
E_COLONISTS: Final = 4  # a: colonists gained, b: tile or -1 for the action
E_VP: Final = 5  # a: chips gained, b: tile or -1 for the action's bonus
E_BUY: Final = 6  # a: technology tile, b: credits paid
E_PASS: Final = 7
E_OPEN: Final = 8  # seat -1; a: planet drawn into the middle
E_TAKE: Final = 9  # a: planet taken from the middle
E_DRAW: Final = 10  # a: planet drawn from the bag by a power, b: tile
E_BACK: Final = 11  # a: planets put back into the bag from the middle
E_RETURN: Final = 12  # a: surplus planet put back
E_STORE_PLANET: Final = 13  # a: planet put onto the mat
E_SETTLE: Final = 14  # a: planet, b: credits paid, or -1 when conquered
E_FORCE: Final = 15  # a: tile of the power, b: kind of good discarded, c: military
E_UPGRADE: Final = 16  # a: colony given up, b: planet in its place
E_REPLACE: Final = 17  # a: colony given up, b: planet in its place
E_WINDFALL: Final = 18  # a: colony, b: kind of the good it starts with
E_KIND: Final = 19  # a: kind declared for the refinery
E_PRODUCE: Final = 20  # a: colony, b: kind
E_STOCK: Final = 21  # a: colony, b: kind of the good stored
E_SELL: Final = 22  # a: colony, b: kind, c: credits
E_NO_SALE: Final = 23
E_TAX: Final = 24  # a: credits stored
E_CONSUME: Final = 25  # a: tile of the power, b: goods, c: packed VP * 64 + credits
E_FIRST: Final = 26  # the pawn moves to the first place
E_FORWARD: Final = 27  # a: places moved forward
E_LOOK: Final = 28  # a: goal looked at; only the chooser hears
E_KEPT: Final = 29  # a goal lies face down before the seat
E_KEPT_GOAL: Final = 30  # a: which; only the owner hears
E_GOAL_UP: Final = 31  # a: goal, seat: who kept it
E_LEFT: Final = 32  # a: credits now on the Produce tile
E_LAST_ROUND: Final = 33  # a: reason
E_SCORE: Final = 34  # a: points, b: source
E_DISCARD: Final = 35  # a: colony, b: kind of the good discarded
EVENTS: Final = 36

# Reasons of E_LAST_ROUND, as bits of the state's `ending`.
END_SPACES: Final = 0
END_COLONIES: Final = 1
END_COLONISTS: Final = 2
END_POINTS: Final = 3
END_LIMIT: Final = 4  # our limit of rounds: a game in which nobody gets on
ENDINGS: Final = ["spaces", "colonies", "colonists", "points", "limit"]

# Purposes of chance.
CHANCE_SIDES: Final = 0
CHANCE_ORDER: Final = 1
CHANCE_BOARDS: Final = 2
CHANCE_BAG: Final = 3
CHANCE_GOALS: Final = 4
