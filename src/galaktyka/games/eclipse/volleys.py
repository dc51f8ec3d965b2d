"""Ships of one type firing together: what their dice can show, and where those go. Knows no state."""

from math import comb

from galaktyka.games.eclipse.targeting import FACES, MOST_DAMAGE, SIZE_ORDER, aim, shield_beaten


class Wing:
    """All ships of one type on one side."""

    __slots__ = (
        "cannons",
        "computer",
        "count",
        "damage",
        "hull",
        "initiative",
        "kind",
        "missiles",
        "order",
        "shield",
        "splits",
    )

    def __init__(self, kind: str, count: int, initiative: int, hull: int, computer: int, shield: int) -> None:
        self.kind = kind
        self.count = count
        self.initiative = initiative
        self.hull = hull
        self.computer = computer
        self.shield = shield
        self.cannons = [0, 0, 0, 0]  # dice of one ship by colour
        self.missiles = [0, 0, 0, 0]
        self.damage = [0] * count  # of each ship when the battle is looked at
        self.order = 0
        self.splits = False  # antimatter splitter


def by_size(wings: list[Wing]) -> list[Wing]:
    """R55 In the order in which they are aimed at, largest ships first."""
    sizes = sorted([(SIZE_ORDER.index(wing.kind), i) for i, wing in enumerate(wings)])
    return [wings[i] for _, i in sizes]


# --- dice ---


class Roll:
    """Dice that hit something, and the chance of exactly them."""

    __slots__ = ("beats", "chance", "damages")

    def __init__(self, damages: list[int], beats: list[int], chance: float) -> None:
        self.damages = damages
        self.beats = beats
        self.chance = chance


def possible_rolls(wing: Wing, step: int, ships: int, shields: list[int], most: int) -> list[Roll] | None:
    """Every result of a wing's dice, told apart only by which of these shields they beat; None if too many."""
    dice = wing.missiles if step else wing.cannons
    steps = len(shields)
    listed = 1
    for colour in range(MOST_DAMAGE):
        listed *= comb(dice[colour] * ships + steps, steps)
    if listed > most:
        return None
    chances = [0.0] * (steps + 1)  # that a die beats exactly so many of the shields
    for face in range(FACES):
        beaten = shield_beaten(face, wing.computer)
        chances[sum([1 for shield in shields if beaten >= shield])] += 1 / FACES
    rolls = [Roll([], [], 1.0)]
    for colour in range(MOST_DAMAGE):
        if dice[colour]:
            ways = splits(dice[colour] * ships, chances)
            rolls = [joined(roll, way, colour + 1, shields) for roll in rolls for way in ways]
    return rolls


class Way:
    """How many dice of one colour beat how many shields."""

    __slots__ = ("chance", "counts")

    def __init__(self, counts: list[int], chance: float) -> None:
        self.counts = counts
        self.chance = chance


def splits(dice: int, chances: list[float]) -> list[Way]:
    """Every way to deal so many equal dice to classes with these chances."""
    ways = [Way([], 1.0)]
    for i in range(len(chances) - 1, 0, -1):
        longer: list[Way] = []
        for way in ways:
            rest = dice - sum(way.counts)
            for n in range(rest + 1 if chances[i] > 0 else 1):
                longer.append(Way([n, *way.counts], way.chance * comb(rest, n) * chances[i] ** n))
        ways = longer
    return [Way(way.counts, way.chance * chances[0] ** (dice - sum(way.counts))) for way in ways]


def joined(roll: Roll, way: Way, damage: int, shields: list[int]) -> Roll:
    damages = roll.damages[:]
    beats = roll.beats[:]
    for i, count in enumerate(way.counts):
        for _ in range(count):
            damages.append(damage)
            beats.append(shields[i])
    return Roll(damages, beats, roll.chance * way.chance)


def aim_roll(
    damages: list[int], beats: list[int], divides: bool, left: list[int], shields: list[int]
) -> None:
    """R55 Aim a roll; R54 with an antimatter splitter each point of a red die on its own."""
    if divides and MOST_DAMAGE in damages:
        points: list[int] = []
        through: list[int] = []
        for i, damage in enumerate(damages):
            pieces = damage if damage == MOST_DAMAGE else 1
            points.extend([damage // pieces] * pieces)
            through.extend([beats[i]] * pieces)
        aim(points, through, left, shields)
    else:
        aim(damages, beats, left, shields)
