"""A Space Battle or an Invasion in progress, as plain data."""

from galaktyka.core.state import Pack

# A die on the table, five ints: who rolled it, group, target seat, face, mask of rules that rerolled it.
DIE_INTS = 5
DIE_SEAT = 0
DIE_GROUP = 1
DIE_TARGET = 2
DIE_FACE = 3
DIE_USED = 4


class Combat:
    """Who fights whom and where, the dice on the table, and the hits not yet carried out."""

    __slots__ = (
        "attacker",
        "defenders",
        "dice",
        "dropped",
        "fielded",
        "fled",
        "hits",
        "invasion",
        "kills",
        "lost",
        "marauded",
        "plan",
        "queue",
        "sacrificed",
        "sources",
        "target",
        "wounds",
    )

    def __init__(self, source: "Combat | None" = None) -> None:
        if source is not None:
            self.copy_from(source)
            return
        self.invasion = False
        self.attacker = -1
        self.target = -1  # sector
        self.sources: list[int] = []  # sectors of the attacker's ships
        self.defenders = 0  # mask of seats that still fight
        self.fled = 0  # mask of seats that retreated
        self.dropped = 0  # mask of seats that left by a card
        self.dice: list[int] = []
        self.plan: list[int] = []  # dice by group * seats + defender, before they are rolled
        self.hits: list[int] = []  # by seat * seats + target: hits still to be assigned
        self.marauded: list[int] = []  # by seat * seats + target: those of the Marauders among them
        self.wounds: list[int] = []  # unit, hits, those of the Marauders: three ints each
        self.sacrificed: list[int] = []  # by seat: ships given up for hits in this round
        self.kills: list[int] = []  # by seat: rival ships destroyed
        self.lost: list[int] = []  # by seat: own ships lost
        self.fielded: list[int] = []  # by seat: ships at the beginning
        self.queue: list[int] = []  # who is still to decide in this stage

    def copy_from(self, source: "Combat") -> None:
        self.invasion = source.invasion
        self.attacker = source.attacker
        self.target = source.target
        self.sources = source.sources[:]
        self.defenders = source.defenders
        self.fled = source.fled
        self.dropped = source.dropped
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
        self.attacker = pack.number(self.attacker)
        self.target = pack.number(self.target)
        self.sources = pack.numbers(self.sources)
        self.defenders = pack.number(self.defenders)
        self.fled = pack.number(self.fled)
        self.dropped = pack.number(self.dropped)
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
