"""The weights of the quick evaluation (`judge.py`): hundredths of an Ascendancy unless said otherwise."""

from typing import Final

W_TOKEN: Final = 0
W_CULTURE: Final = 1
W_SEED: Final = 2  # a Culture token that can still be invested, for each round left
W_PRODUCTION: Final = 3
W_RESEARCH: Final = 4
W_IDLE: Final = 5  # a token beyond what a turn or two can use, of Production or Research
W_INCOME: Final = 6  # by resource, for each round left
W_CONTROL: Final = 9
W_ROOM: Final = 10  # per cent of what a node on a free slot would bring
W_EXPLORE: Final = 11  # per cent of what settling a new planet would bring
W_SETTLE: Final = 12  # per cent of a planet's worth that a ship in orbit stands for
W_TAKE: Final = 13  # the same for developed systems
W_SHIP: Final = 14
W_SPARE: Final = 15  # a ship beyond what is needed
W_ENOUGH: Final = 16  # ships
W_FLEET: Final = 17
W_STARBASE: Final = 18
W_COMMAND: Final = 19  # one command more, for each round left
W_READY: Final = 20  # a command that is still to be given
W_WEAPON: Final = 21  # a step
W_SHIELD: Final = 22
W_ADVANCEMENT: Final = 23
W_RESEARCHED: Final = 24  # a token on a card
W_PROJECT: Final = 25
W_WARP: Final = 26  # an icon
W_GIVEN: Final = 27  # per cent of an agreement's worth that its owner loses by a rival's gain
W_THREAT: Final = 28  # a rival ship near the home that nobody there answers
W_SIEGE: Final = 29  # per cent of what a siege would take from the seat
W_DENY: Final = 30  # per cent of a system's worth that counts as a rival's loss
W_KILL: Final = 31  # a rival ship less
W_RIVAL: Final = 32  # per cent of the strongest rival's position
W_NEAR_VICTORY: Final = 33
W_RIVAL_VICTORY: Final = 34
W_LOST_HOME: Final = 35
W_RIVAL_HOME: Final = 36
W_FIRST: Final = 37  # a place further to the front of the turn order, times the tension
W_TEMPO: Final = 38  # a round that has gone by
W_USUAL: Final = 39  # rounds of a game
W_LONGEST: Final = 40  # rounds ahead that anything is counted for
W_WASTE: Final = 41  # an idle token that was not spent while building
W_FIND: Final = 42  # a discovery as such

NAMES: Final = [
    "token", "culture", "seed", "production", "research", "idle",
    "income_production", "income_research", "income_culture",
    "control", "room", "explore", "settle", "take",
    "ship", "spare", "enough", "fleet", "starbase", "command", "ready", "weapon", "shield",
    "advancement", "researched", "project", "warp", "given",
    "threat", "siege", "deny", "kill", "rival", "near_victory", "rival_victory", "lost_home", "rival_home",
    "first", "tempo", "usual", "longest", "waste", "find",
]  # fmt: skip
WEIGHTS: Final = [
    104, 20, 1, 5, 5, 2,
    5, 5, 20,
    14, 70, 75, 90, 60,
    9, 3, 8, 2, 10, 6, 0, 14, 12,
    10, 9, 8, 10, 60,
    12, 60, 40, 6, 25, 300, 250, 250, 120,
    2, 60, 13, 8, 10, 3,
]  # fmt: skip
