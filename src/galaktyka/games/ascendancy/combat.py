"""A Space Battle or an Invasion in progress, as plain data."""

from typing import Final

from galaktyka.core.state import Pack
from galaktyka.games.ascendancy.ids import FLEET_CARDS

# Groups of dice: fleets by card, then the others.
SINGLES: Final = 9
STARBASE: Final = 10
EXTRA: Final = 11  # dice that cards add
NODES: Final = 12
GROUPS: Final = 13

# A die on the table, five ints: who rolled it, group, target seat, face, mask of rules that rerolled it.
DIE_INTS: Final = 5
DIE_SEAT: Final = 0
DIE_GROUP: Final = 1
DIE_TARGET: Final = 2
DIE_FACE: Final = 3
DIE_USED: Final = 4

# Hits on a unit, five ints: owner, unit, who scored them, hits, those of the Marauders among them.
# A unit is a fleet card, or LONE + sector for the single ships there.
WOUND_INTS: Final = 5
LONE: Final = 16

PLANET: Final = -1  # as a target: an uncontrolled planet

assert FLEET_CARDS == SINGLES


class Combat:
    """Who fights whom and where, the dice on the table, and the hits not yet carried out."""

    __slots__ = (
        "attacker",
        "defenders",
        "dice",
        "fielded",
        "hits",
        "invasion",
        "kills",
        "lost",
        "marauded",
        "over",
        "plan",
        "queue",
        "sacrificed",
        "sources",
        "struck",
        "target",
        "wounds",
    )

    def __init__(self, source: "Combat | None" = None) -> None:
        if source is not None:
            self.copy_from(source)
            return
        self.invasion = False
        self.over = False
        self.attacker = -1
        self.target = -1  # sector
        self.sources: list[int] = []  # sectors of the attacker's ships
        self.defenders = 0  # mask of seats that still fight
        self.struck = 0  # mask of defenders that suffer first in this round
        self.dice: list[int] = []
        self.plan: list[int] = []  # dice by group * seats + defender; later the ships that manoeuvre
        self.hits: list[int] = []  # by seat * seats + target
        self.marauded: list[int] = []  # by seat * seats + target: those of the Marauders among them
        self.wounds: list[int] = []
        self.sacrificed: list[int] = []  # by seat: ships given up for hits in this round
        self.kills: list[int] = []  # by seat: rival ships destroyed
        self.lost: list[int] = []  # by seat: own ships lost
        self.fielded: list[int] = []  # by seat: ships at the beginning
        self.queue: list[int] = []  # who or what is still to be asked about

    def begin(self, seats: int, attacker: int, target: int) -> None:
        """Who attacks where, with nothing lost yet."""
        self.attacker = attacker
        self.target = target
        self.kills = [0] * seats
        self.lost = [0] * seats
        self.fielded = [0] * seats
        self.sacrificed = [0] * seats

    def opposes(self, seat: int, other: int) -> bool:
        """Whether the other one fights on the other side."""
        return self.fielded[other] > 0 and (seat == self.attacker) != (other == self.attacker)

    def copy_from(self, source: "Combat") -> None:
        self.invasion = source.invasion
        self.over = source.over
        self.attacker = source.attacker
        self.target = source.target
        self.sources = source.sources[:]
        self.defenders = source.defenders
        self.struck = source.struck
        self.dice = source.dice[:]
        self.plan = source.plan[:]
        self.hits = source.hits[:]
        self.marauded = source.marauded[:]
        self.wounds = source.wounds[:]
        self.sacrificed = source.sacrificed[:]
        self.kills = source.kills[:]
        self.lost = source.lost[:]
        self.fielded = source.fielded[:]
        self.queue = source.queue[:]

    def transfer(self, pack: Pack) -> None:
        self.invasion = pack.flag(self.invasion)
        self.over = pack.flag(self.over)
        self.attacker = pack.number(self.attacker)
        self.target = pack.number(self.target)
        self.sources = pack.numbers(self.sources)
        self.defenders = pack.number(self.defenders)
        self.struck = pack.number(self.struck)
        self.dice = pack.numbers(self.dice)
        self.plan = pack.numbers(self.plan)
        self.hits = pack.numbers(self.hits)
        self.marauded = pack.numbers(self.marauded)
        self.wounds = pack.numbers(self.wounds)
        self.sacrificed = pack.numbers(self.sacrificed)
        self.kills = pack.numbers(self.kills)
        self.lost = pack.numbers(self.lost)
        self.fielded = pack.numbers(self.fielded)
        self.queue = pack.numbers(self.queue)
